<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AdviceText</name>
    <message>
        <source>Occupancy</source>
        <translation>Occupancy</translation>
    </message>
    <message>
        <source>one block per SM</source>
        <translation>ein Block je SM</translation>
    </message>
    <message>
        <source>%1 blocks per SM</source>
        <translation>%1 Blöcke je SM</translation>
    </message>
    <message>
        <source>%1 registers cost %2; %3 restores %4</source>
        <translation>%1 Register kosten %2; %3 stellt %4 wieder her</translation>
    </message>
    <message>
        <source>%1 registers cost %2; %3 reaches %4</source>
        <translation>%1 Register kosten %2; %3 erreicht %4</translation>
    </message>
    <message>
        <source>Spilled %1: %2 registers do not hold what a thread of %3 keeps, so it stores %1 to local memory and loads %4</source>
        <translation>%1 ausgelagert: %2 Register fassen nicht, was ein Thread von %3 hält, daher schreibt er %1 in den lokalen Speicher und lädt %4</translation>
    </message>
    <message>
        <source>%1 blocks leave %2 of %3 SMs without work</source>
        <translation>%1 Blöcke lassen %2 von %3 SMs ohne Arbeit</translation>
    </message>
    <message>
        <source>The last of %1 waves fills only %2 of the device: a wave takes %3 blocks, and %4 are launched</source>
        <translation>Die letzte von %1 Wellen füllt nur %2 des Geräts: Eine Welle fasst %3 Blöcke, gestartet werden %4</translation>
    </message>
    <message>
        <source>A block of %1 threads leaves %2 of the 32 lanes of its last warp without work</source>
        <translation>Ein Block mit %1 Threads lässt %2 der 32 Lanes seines letzten Warps ohne Arbeit</translation>
    </message>
</context>
<context>
    <name>AssemblyLanguage</name>
    <message>
        <source>Machine code of the last good build</source>
        <translation>Maschinencode des letzten guten Builds</translation>
    </message>
    <message>
        <source>The file has PTX alone of this kernel: its machine code is made by the device&apos;s driver.</source>
        <translation>Die Datei hat von diesem Kernel nur PTX: Seinen Maschinencode erzeugt der Treiber des Geräts.</translation>
    </message>
    <message>
        <source>Intermediate code of the last good build</source>
        <translation>Zwischencode des letzten guten Builds</translation>
    </message>
    <message>
        <source>The file has no PTX of this kernel beside its machine code.</source>
        <translation>Die Datei hat von diesem Kernel neben dem Maschinencode kein PTX.</translation>
    </message>
    <message>
        <source>Tile IR</source>
        <translation>Tile IR</translation>
    </message>
    <message>
        <source>Intermediate code of the last good build&apos;s kernels of CUDA Tile</source>
        <translation>Zwischencode der CUDA-Tile-Kernel des letzten guten Builds</translation>
    </message>
    <message>
        <source>The program has no Tile IR: it has no kernel of CUDA Tile (__tile_global__).</source>
        <translation>Das Programm hat keine Tile IR: Es hat keinen Kernel in CUDA Tile (__tile_global__).</translation>
    </message>
</context>
<context>
    <name>AssemblyText</name>
    <message>
        <source>… 1 same line</source>
        <translation>… 1 gleiche Zeile</translation>
    </message>
    <message>
        <source>… %1 same lines</source>
        <translation>… %1 gleiche Zeilen</translation>
    </message>
    <message>
        <source> … %1 more bytes</source>
        <translation> … %1 weitere Bytes</translation>
    </message>
</context>
<context>
    <name>Attributes</name>
    <message>
        <source>%1, on %2, driver %3</source>
        <translation>%1, auf %2, Treiber %3</translation>
    </message>
    <message>
        <source>best of %1 samples: reads %2, copies %3</source>
        <translation>Bestwert aus %1 Messwerten: Lesen %2, Kopieren %3</translation>
    </message>
    <message>
        <source>best of %1 samples</source>
        <translation>Bestwert aus %1 Messwerten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What the driver calls the device.</source>
        <translation>So nennt der Treiber das Gerät.</translation>
    </message>
    <message>
        <source>Compute capability</source>
        <translation>Compute Capability</translation>
    </message>
    <message>
        <source>The features of the hardware: code for sm_90 needs 9.0.</source>
        <translation>Der Funktionsumfang der Hardware: Code für sm_90 braucht 9.0.</translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation>Globaler Speicher</translation>
    </message>
    <message>
        <source>The device&apos;s memory, as the driver counts it; a context can see a little less.</source>
        <translation>Der Speicher des Geräts, wie der Treiber ihn zählt; ein Kontext sieht etwas weniger.</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>Names this very device for good.</source>
        <translation>Bezeichnet dauerhaft genau dieses Gerät.</translation>
    </message>
    <message>
        <source>PCI address</source>
        <translation>PCI-Adresse</translation>
    </message>
    <message>
        <source>Domain, bus and slot of the device; tools such as nvidia-smi name it so.</source>
        <translation>Domäne, Bus und Steckplatz des Geräts; so nennen es Werkzeuge wie nvidia-smi.</translation>
    </message>
    <message>
        <source>Bandwidth, calculated</source>
        <translation>Bandbreite, berechnet</translation>
    </message>
    <message>
        <source>Two transfers a clock over the whole bus; what copies reach is less.</source>
        <translation>Zwei Übertragungen je Takt über die ganze Busbreite; Kopien erreichen weniger.</translation>
    </message>
    <message>
        <source>Bandwidth, measured</source>
        <translation>Bandbreite, gemessen</translation>
    </message>
    <message>
        <source>What our own kernels reached over eight times the L2 cache; Measure peaks repeats it.</source>
        <translation>Was eigene Kernel über das Achtfache des L2-Cache erreicht haben; „Spitzenwerte messen“ wiederholt es.</translation>
    </message>
    <message>
        <source>FP32, calculated</source>
        <translation>FP32, berechnet</translation>
    </message>
    <message>
        <source>A multiply-add, two operations, on every lane at every clock; kernels reach less.</source>
        <translation>Ein Multiply-Add, also zwei Operationen, auf jeder Lane in jedem Takt; Kernel erreichen weniger.</translation>
    </message>
    <message>
        <source>FP32, measured</source>
        <translation>FP32, gemessen</translation>
    </message>
    <message>
        <source>What our own kernel reached with multiply-adds alone; Measure peaks repeats it.</source>
        <translation>Was ein eigener Kernel nur mit Multiply-Adds erreicht hat; „Spitzenwerte messen“ wiederholt es.</translation>
    </message>
    <message>
        <source>read on %1</source>
        <translation>gelesen am %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>CompileValues</name>
    <message>
        <source>NVRTC</source>
        <translation>NVRTC</translation>
    </message>
    <message>
        <source>nvcc</source>
        <translation>nvcc</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>%1 is no macro: write NAME, NAME=VALUE or NAME(A, B)=VALUE.</source>
        <translation>%1 ist kein Makro: NAME, NAME=WERT oder NAME(A, B)=WERT schreiben.</translation>
    </message>
    <message>
        <source>Give a whole number, as in 64.</source>
        <translation>Eine ganze Zahl angeben, etwa 64.</translation>
    </message>
    <message>
        <source>1 instance</source>
        <translation>1 Instanz</translation>
    </message>
    <message>
        <source>%1 instances</source>
        <translation>%1 Instanzen</translation>
    </message>
    <message>
        <source>1 macro</source>
        <translation>1 Makro</translation>
    </message>
    <message>
        <source>%1 macros</source>
        <translation>%1 Makros</translation>
    </message>
    <message>
        <source>1 folder</source>
        <translation>1 Ordner</translation>
    </message>
    <message>
        <source>%1 folders</source>
        <translation>%1 Ordner</translation>
    </message>
    <message>
        <source>at most %1 registers</source>
        <translation>höchstens %1 Register</translation>
    </message>
    <message>
        <source>fast math</source>
        <translation>Fast Math</translation>
    </message>
    <message>
        <source>1 option</source>
        <translation>1 Option</translation>
    </message>
    <message>
        <source>%1 options</source>
        <translation>%1 Optionen</translation>
    </message>
</context>
<context>
    <name>CompilerText</name>
    <message>
        <source>nvcc %1</source>
        <translation>nvcc %1</translation>
    </message>
    <message>
        <source>NVRTC %1</source>
        <translation>NVRTC %1</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>geöffnet</translation>
    </message>
    <message>
        <source>opened, made by %1</source>
        <translation>geöffnet, erstellt von %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>nvcc, %1</source>
        <translation>nvcc, %1</translation>
    </message>
    <message>
        <source>NVRTC, %1</source>
        <translation>NVRTC, %1</translation>
    </message>
    <message>
        <source>compiling, %1</source>
        <translation>kompiliert, %1</translation>
    </message>
</context>
<context>
    <name>CounterText</name>
    <message>
        <source>Executed</source>
        <translation>Ausgeführt</translation>
    </message>
    <message>
        <source>exec</source>
        <translation>ausg.</translation>
    </message>
    <message>
        <source>Warp instructions of the line in the last run, modelled at PTX level.</source>
        <translation>Warp-Befehle der Zeile im letzten Lauf, modelliert auf PTX-Ebene.</translation>
    </message>
    <message>
        <source>%1 warp instructions, %2 of the busiest line&apos;s.</source>
        <translation>%1 Warp-Befehle, %2 der meistbeschäftigten Zeile.</translation>
    </message>
    <message>
        <source>Active lanes</source>
        <translation>Aktive Lanes</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>Lanes</translation>
    </message>
    <message>
        <source>Lanes of 32 that took part in an instruction of the line, on average; fewer where the warp diverges.</source>
        <translation>So viele der 32 Lanes nahmen im Mittel an einem Befehl der Zeile teil; weniger, wo der Warp divergiert.</translation>
    </message>
    <message>
        <source>%1 of 32 lanes took part, on average.</source>
        <translation>Im Mittel nahmen %1 von 32 Lanes teil.</translation>
    </message>
    <message>
        <source>Sectors against ideal</source>
        <translation>Sektoren zum Ideal</translation>
    </message>
    <message>
        <source>sect</source>
        <translation>Sekt.</translation>
    </message>
    <message>
        <source>32-byte sectors of global memory that the line touched, as a multiple of what its bytes would fill when packed.</source>
        <translation>32-Byte-Sektoren des globalen Speichers, die die Zeile berührte, als Vielfaches derer, die ihre Bytes dicht gepackt füllen würden.</translation>
    </message>
    <message>
        <source>%1 sectors for %2 requests; %3 would do.</source>
        <translation>%1 Sektoren für %2 Anforderungen; %3 würden genügen.</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>Bankkonflikte</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Passes over shared memory beyond the first that the line took in the last run.</source>
        <translation>Durchgänge durch den Shared Memory, die die Zeile im letzten Lauf über den ersten hinaus brauchte.</translation>
    </message>
    <message>
        <source>%1 passes beyond the first.</source>
        <translation>%1 Durchgänge über den ersten hinaus.</translation>
    </message>
</context>
<context>
    <name>Counters</name>
    <message>
        <source>read from device memory</source>
        <translation>aus dem Gerätespeicher gelesen</translation>
    </message>
    <message>
        <source>written to device memory</source>
        <translation>in den Gerätespeicher geschrieben</translation>
    </message>
    <message>
        <source>asked of L2</source>
        <translation>von L2 angefordert</translation>
    </message>
    <message>
        <source>L2 hits</source>
        <translation>L2-Treffer</translation>
    </message>
    <message>
        <source>asked of L1</source>
        <translation>von L1 angefordert</translation>
    </message>
    <message>
        <source>L1 hits</source>
        <translation>L1-Treffer</translation>
    </message>
    <message>
        <source>requests to global memory</source>
        <translation>Anforderungen an den globalen Speicher</translation>
    </message>
    <message>
        <source>sectors of 32 bytes that they touched</source>
        <translation>dabei berührte Sektoren zu 32 Bytes</translation>
    </message>
    <message>
        <source>bank conflicts in shared memory</source>
        <translation>Bankkonflikte im Shared Memory</translation>
    </message>
    <message>
        <source>warp instructions</source>
        <translation>Warp-Befehle</translation>
    </message>
    <message>
        <source>thread instructions</source>
        <translation>Thread-Befehle</translation>
    </message>
    <message>
        <source>FP16 additions (pairs)</source>
        <translation>FP16-Additionen (Paare)</translation>
    </message>
    <message>
        <source>FP16 multiplications (pairs)</source>
        <translation>FP16-Multiplikationen (Paare)</translation>
    </message>
    <message>
        <source>FP16 multiply-adds (pairs, and loads of constants)</source>
        <translation>FP16-Multiply-Adds (Paare, auch Laden von Konstanten)</translation>
    </message>
    <message>
        <source>FP32 additions</source>
        <translation>FP32-Additionen</translation>
    </message>
    <message>
        <source>FP32 multiplications</source>
        <translation>FP32-Multiplikationen</translation>
    </message>
    <message>
        <source>FP32 multiply-adds</source>
        <translation>FP32-Multiply-Adds</translation>
    </message>
    <message>
        <source>FP64 additions</source>
        <translation>FP64-Additionen</translation>
    </message>
    <message>
        <source>FP64 multiplications</source>
        <translation>FP64-Multiplikationen</translation>
    </message>
    <message>
        <source>FP64 multiply-adds</source>
        <translation>FP64-Multiply-Adds</translation>
    </message>
    <message>
        <source>instructions of the tensor pipe</source>
        <translation>Befehle der Tensor-Pipeline</translation>
    </message>
    <message>
        <source>operations on FP16</source>
        <translation>Operationen auf FP16</translation>
    </message>
    <message>
        <source>operations on BF16</source>
        <translation>Operationen auf BF16</translation>
    </message>
    <message>
        <source>operations on TF32</source>
        <translation>Operationen auf TF32</translation>
    </message>
    <message>
        <source>operations on FP8</source>
        <translation>Operationen auf FP8</translation>
    </message>
    <message>
        <source>operations on FP4 to FP8</source>
        <translation>Operationen auf FP4 bis FP8</translation>
    </message>
    <message>
        <source>operations on FP64</source>
        <translation>Operationen auf FP64</translation>
    </message>
    <message>
        <source>operations on integers</source>
        <translation>Operationen auf Ganzzahlen</translation>
    </message>
    <message>
        <source>achieved occupancy</source>
        <translation>erreichte Occupancy</translation>
    </message>
    <message>
        <source>cycles in which the busiest SM had warps</source>
        <translation>Takte, in denen der meistbeschäftigte SM Warps hatte</translation>
    </message>
    <message>
        <source>cycles in which a scheduler issues</source>
        <translation>Takte, in denen ein Scheduler einen Befehl ausgibt</translation>
    </message>
    <message>
        <source>a barrier of the block</source>
        <translation>eine Barriere des Blocks</translation>
    </message>
    <message>
        <source>the target of a branch</source>
        <translation>das Ziel einer Verzweigung</translation>
    </message>
    <message>
        <source>the dispatcher</source>
        <translation>den Dispatcher</translation>
    </message>
    <message>
        <source>stores to drain at the end</source>
        <translation>das Abfließen der Schreibzugriffe am Ende</translation>
    </message>
    <message>
        <source>warpgroup matrix instructions</source>
        <translation>Warpgroup-Matrixbefehle</translation>
    </message>
    <message>
        <source>constants that miss their cache</source>
        <translation>Konstanten, die ihren Cache verfehlen</translation>
    </message>
    <message>
        <source>the queue of local and global memory</source>
        <translation>die Warteschlange des lokalen und globalen Speichers</translation>
    </message>
    <message>
        <source>data of global or local memory (long scoreboard)</source>
        <translation>Daten des globalen oder lokalen Speichers (Long Scoreboard)</translation>
    </message>
    <message>
        <source>a busy arithmetic pipe</source>
        <translation>eine belegte Rechen-Pipeline</translation>
    </message>
    <message>
        <source>a memory fence</source>
        <translation>eine Speicherbarriere (Fence)</translation>
    </message>
    <message>
        <source>the queue of shared memory and special functions</source>
        <translation>die Warteschlange von Shared Memory und Sonderfunktionen</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>instructions to be fetched</source>
        <translation>das Laden von Befehlen</translation>
    </message>
    <message>
        <source>another warp, which was chosen</source>
        <translation>einen anderen Warp, der gewählt wurde</translation>
    </message>
    <message>
        <source>nothing: it issues</source>
        <translation>nichts: Er gibt Befehle aus</translation>
    </message>
    <message>
        <source>data of shared memory or special functions (short scoreboard)</source>
        <translation>Daten von Shared Memory oder Sonderfunktionen (Short Scoreboard)</translation>
    </message>
    <message>
        <source>its own sleep</source>
        <translation>sein eigenes Schlafen</translation>
    </message>
    <message>
        <source>the queue of textures</source>
        <translation>die Warteschlange der Texturen</translation>
    </message>
    <message>
        <source>a fixed latency</source>
        <translation>eine feste Latenz</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Arithmetic instructions of threads</source>
        <translation>Arithmetische Befehle der Threads</translation>
    </message>
    <message>
        <source>Tensor cores</source>
        <translation>Tensor Cores</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>Warps</translation>
    </message>
    <message>
        <source>What warps wait for</source>
        <translation>Worauf Warps warten</translation>
    </message>
    <message>
        <source>%1 warps</source>
        <translation>%1 Warps</translation>
    </message>
    <message>
        <source>Counted by the hardware (%1) in %2 launches, each on fresh inputs and with L2 flushed before.</source>
        <translation>Von der Hardware gezählt (%1) in %2 Starts, jeder mit frischen Eingaben und zuvor geleertem L2.</translation>
    </message>
    <message>
        <source>Counted by the hardware (%1) in %2 launches, each on fresh inputs, which L2 may hold.</source>
        <translation>Von der Hardware gezählt (%1) in %2 Starts, jeder mit frischen Eingaben, die im L2 liegen können.</translation>
    </message>
    <message>
        <source>Counted by the emulated GPU in the PTX of one launch; it has no caches, no device memory and no time.</source>
        <translation>Von der emulierten GPU im PTX eines Starts gezählt; sie hat keine Caches, keinen Gerätespeicher und keine Zeit.</translation>
    </message>
    <message>
        <source>%1 does not count: %2.</source>
        <translation>%1 zählt nicht: %2.</translation>
    </message>
    <message>
        <source>Counted in one launch by code that CUPTI added to the kernel (%1, SASS), which has no table of lines: -lineinfo makes one.</source>
        <translation>In einem Start gezählt durch Code, den CUPTI in den Kernel einfügt (%1, SASS), der keine Zeilentabelle hat: -lineinfo erzeugt eine.</translation>
    </message>
    <message>
        <source>Counted in one launch by code that CUPTI added to the kernel (%1, SASS), which it slows down.</source>
        <translation>In einem Start gezählt durch Code, den CUPTI in den Kernel einfügt (%1, SASS) und der ihn verlangsamt.</translation>
    </message>
    <message>
        <source>Counted by the emulated GPU in the PTX of one launch.</source>
        <translation>Von der emulierten GPU im PTX eines Starts gezählt.</translation>
    </message>
    <message>
        <source>Nothing of the emulated GPU stands beside it. %1</source>
        <translation>Nichts von der emulierten GPU steht daneben. %1</translation>
    </message>
    <message>
        <source>Beside it what the emulated GPU counted in the PTX: instructions are others there, and a difference in memory is marked.</source>
        <translation>Daneben, was die emulierte GPU im PTX gezählt hat: Befehle sind dort andere, und ein Unterschied beim Speicher ist markiert.</translation>
    </message>
</context>
<context>
    <name>EditorText</name>
    <message>
        <source>%1 against the baseline %2</source>
        <translation>%1 gegenüber der Baseline %2</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>Text cursor</source>
        <translation>Textcursor</translation>
    </message>
    <message>
        <source>The line and column of the text cursor, and how many characters are selected.</source>
        <translation>Zeile und Spalte des Textcursors und wie viele Zeichen ausgewählt sind.</translation>
    </message>
    <message>
        <source>Counted in the text of the editor, from 1.</source>
        <translation>Im Text des Editors gezählt, ab 1.</translation>
    </message>
    <message>
        <source>It names a place; there is nothing to improve.</source>
        <translation>Sie nennt eine Stelle; zu verbessern gibt es nichts.</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>The kernel that is launched, timed and calculated.</source>
        <translation>Der Kernel, der gestartet, gemessen und berechnet wird.</translation>
    </message>
    <message>
        <source>Chosen in the toolbar; else the first one that the launch or the program names.</source>
        <translation>In der Werkzeugleiste gewählt; sonst der erste, den der Start oder das Programm nennt.</translation>
    </message>
    <message>
        <source>It should be the one that you want to know about.</source>
        <translation>Es sollte der sein, über den etwas zu erfahren ist.</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>The registers that each thread of the kernel has.</source>
        <translation>Die Register, die jeder Thread des Kernels hat.</translation>
    </message>
    <message>
        <source>The compiler (ptxas) gives them; they stand in the compiled code of this architecture.</source>
        <translation>Der Compiler (ptxas) vergibt sie; sie stehen im kompilierten Code dieser Architektur.</translation>
    </message>
    <message>
        <source>Few enough that occupancy is not limited by them, and not so few that values are spilled. A step of 8 is what the hardware hands out.</source>
        <translation>So wenige, dass sie die Occupancy nicht begrenzen, und nicht so wenige, dass Werte ausgelagert werden. Die Hardware vergibt sie in Schritten von 8.</translation>
    </message>
    <message>
        <source>Spilled bytes</source>
        <translation>Ausgelagerte Bytes</translation>
    </message>
    <message>
        <source>Bytes that a thread stores to local memory because its registers do not hold them.</source>
        <translation>Bytes, die ein Thread in den lokalen Speicher auslagert, weil seine Register sie nicht fassen.</translation>
    </message>
    <message>
        <source>The compiler tells them with the registers.</source>
        <translation>Der Compiler nennt sie mit den Registern.</translation>
    </message>
    <message>
        <source>0. Each spilled value costs a store and a load through the caches.</source>
        <translation>0. Jeder ausgelagerte Wert kostet ein Speichern und ein Laden durch die Caches.</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>Shared Memory</translation>
    </message>
    <message>
        <source>The shared memory of a block, static and dynamic together.</source>
        <translation>Der Shared Memory eines Blocks, statisch und dynamisch zusammen.</translation>
    </message>
    <message>
        <source>Static bytes are from the compiled code, dynamic ones from the launch.</source>
        <translation>Statische Bytes stammen aus dem kompilierten Code, dynamische vom Start.</translation>
    </message>
    <message>
        <source>As much as the reuse of data needs. Where it limits occupancy, a smaller tile lets more blocks in.</source>
        <translation>So viel, wie die Wiederverwendung der Daten braucht. Wo er die Occupancy begrenzt, lässt eine kleinere Kachel mehr Blöcke zu.</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Occupancy</translation>
    </message>
    <message>
        <source>Warps that an SM holds at once, divided by the most that it can hold.</source>
        <translation>Warps, die ein SM zugleich hält, geteilt durch die höchste mögliche Zahl.</translation>
    </message>
    <message>
        <source>Calculated from registers, shared memory, barriers and the block, by the arithmetic of NVIDIA&apos;s own calculator. It is not measured.</source>
        <translation>Berechnet aus Registern, Shared Memory, Barrieren und Block, nach der Rechenweise von NVIDIAs eigenem Rechner. Sie ist nicht gemessen.</translation>
    </message>
    <message>
        <source>High enough to hide the latency of memory: often 50&#x202f;% do, and more helps kernels that wait for memory. Spilling to reach 100&#x202f;% is often slower.</source>
        <translation>Hoch genug, um die Latenz des Speichers zu verdecken: Oft genügen 50&#x202f;%, mehr hilft Kerneln, die auf Speicher warten. Für 100&#x202f;% auszulagern ist oft langsamer.</translation>
    </message>
    <message>
        <source>Limiter</source>
        <translation>Begrenzung</translation>
    </message>
    <message>
        <source>The resource that lets the fewest blocks on an SM.</source>
        <translation>Die Ressource, die die wenigsten Blöcke auf einen SM lässt.</translation>
    </message>
    <message>
        <source>The least of the blocks that warps, block slots, registers, shared memory and barriers allow.</source>
        <translation>Die kleinste Zahl der Blöcke, die Warps, Blockplätze, Register, Shared Memory und Barrieren erlauben.</translation>
    </message>
    <message>
        <source>None, or one that you cannot do without.</source>
        <translation>Keine, oder eine, auf die nicht zu verzichten ist.</translation>
    </message>
    <message>
        <source>Last run or timing</source>
        <translation>Letzter Lauf oder letzte Messung</translation>
    </message>
    <message>
        <source>The median time of the last timing, or whether the last run was verified; while a job runs, how far it is.</source>
        <translation>Der Median der letzten Zeitmessung oder ob der letzte Lauf geprüft ist; während ein Auftrag läuft, wie weit er ist.</translation>
    </message>
    <message>
        <source>From the outputs of that run, compared with their references element by element, and from its samples.</source>
        <translation>Aus den Ausgaben jenes Laufs, Element für Element mit ihren Referenzen verglichen, und aus seinen Messwerten.</translation>
    </message>
    <message>
        <source>Verified. A time says something only of a kernel that is right.</source>
        <translation>Geprüft. Eine Zeit sagt nur bei einem richtigen Kernel etwas aus.</translation>
    </message>
    <message>
        <source>Architectures</source>
        <translation>Architekturen</translation>
    </message>
    <message>
        <source>For how many architectures the kernel is compiled in the matrix of the perspective Occupancy.</source>
        <translation>Für wie viele Architekturen der Kernel in der Matrix der Perspektive Occupancy kompiliert ist.</translation>
    </message>
    <message>
        <source>Counted as the compiles end.</source>
        <translation>Gezählt, sobald die Kompilierungen enden.</translation>
    </message>
    <message>
        <source>All of those that you ship for.</source>
        <translation>Alle, für die ausgeliefert wird.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Errors, warnings and advice of compiler, run and calculator.</source>
        <translation>Fehler, Warnungen und Ratschläge von Compiler, Lauf und Rechner.</translation>
    </message>
    <message>
        <source>Counted in the panel Problems, for the text as it stands.</source>
        <translation>Im Bereich „Probleme“ gezählt, für den Text, wie er dasteht.</translation>
    </message>
    <message>
        <source>No errors, and no warning that you have not understood.</source>
        <translation>Keine Fehler und keine Warnung, die nicht verstanden ist.</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Whether the program is compiled as you type.</source>
        <translation>Ob das Programm beim Tippen kompiliert wird.</translation>
    </message>
    <message>
        <source>A switch of the toolbar, Ctrl+L.</source>
        <translation>Ein Schalter der Werkzeugleiste, Strg+L.</translation>
    </message>
    <message>
        <source>On, but for programs that take long to compile.</source>
        <translation>Ein, außer bei Programmen, die lange kompilieren.</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>The compiler that made the code that is shown, with its version.</source>
        <translation>Der Compiler, der den gezeigten Code erzeugt hat, mit seiner Version.</translation>
    </message>
    <message>
        <source>The outcome of the build tells it.</source>
        <translation>Das Ergebnis des Builds nennt ihn.</translation>
    </message>
    <message>
        <source>The one that your program is shipped with: other versions make other code.</source>
        <translation>Der, mit dem das Programm ausgeliefert wird: Andere Versionen erzeugen anderen Code.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>The architecture that is compiled for.</source>
        <translation>Die Architektur, für die kompiliert wird.</translation>
    </message>
    <message>
        <source>That of the chosen device, unless another one is chosen in the toolbar.</source>
        <translation>Die des gewählten Geräts, sofern in der Werkzeugleiste keine andere gewählt ist.</translation>
    </message>
    <message>
        <source>The one of the device that you measure on.</source>
        <translation>Die des Geräts, auf dem gemessen wird.</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>The device that runs and timings use, and its state.</source>
        <translation>Das Gerät, das Läufe und Zeitmessungen verwenden, und sein Zustand.</translation>
    </message>
    <message>
        <source>The target&apos;s worker tells it, and NVML its temperature.</source>
        <translation>Der Worker des Ziels nennt es und NVML seine Temperatur.</translation>
    </message>
    <message>
        <source>Ready, cool and used by nobody else.</source>
        <translation>Bereit, kühl und von niemand anderem benutzt.</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Medianzeit</translation>
    </message>
    <message>
        <source>The middle one of all samples: half of the launches were shorter. Beneath it stands its 95&#x202f;% interval.</source>
        <translation>Der mittlere aller Messwerte: Die Hälfte der Starts war kürzer. Darunter steht sein 95-%-Intervall.</translation>
    </message>
    <message>
        <source>Each sample is the kernel&apos;s own time, by CUPTI or by events less the cost of an empty launch; the receipt says which. The interval is that of the order statistics and assumes no distribution.</source>
        <translation>Jeder Messwert ist die eigene Zeit des Kernels, von CUPTI oder aus Events abzüglich der Kosten eines leeren Starts; der Messbeleg sagt, welches. Das Intervall ist das der Ordnungsstatistik und setzt keine Verteilung voraus.</translation>
    </message>
    <message>
        <source>Short, with an interval that is narrow against the differences that you look for.</source>
        <translation>Kurz, mit einem Intervall, das schmal ist gegen die gesuchten Unterschiede.</translation>
    </message>
    <message>
        <source>Arithmetic rate</source>
        <translation>Rechenrate</translation>
    </message>
    <message>
        <source>Operations a second at the median time.</source>
        <translation>Operationen je Sekunde bei der Medianzeit.</translation>
    </message>
    <message>
        <source>The declared or counted operations of a launch divided by the median time.</source>
        <translation>Die angegebenen oder gezählten Operationen eines Starts, geteilt durch die Medianzeit.</translation>
    </message>
    <message>
        <source>Near the measured roof of arithmetic, where the kernel is limited by arithmetic.</source>
        <translation>Nahe am gemessenen Dach der Arithmetik, wo die Arithmetik den Kernel begrenzt.</translation>
    </message>
    <message>
        <source>Memory rate</source>
        <translation>Speicherrate</translation>
    </message>
    <message>
        <source>Bytes a second at the median time.</source>
        <translation>Bytes je Sekunde bei der Medianzeit.</translation>
    </message>
    <message>
        <source>The declared or counted bytes of a launch divided by the median time.</source>
        <translation>Die angegebenen oder gezählten Bytes eines Starts, geteilt durch die Medianzeit.</translation>
    </message>
    <message>
        <source>Near the measured roof of memory, where the kernel is limited by memory. More than the roof means that caches served it, or that the declaration is wrong.</source>
        <translation>Nahe am gemessenen Dach des Speichers, wo der Speicher den Kernel begrenzt. Mehr als das Dach heißt, dass Caches geliefert haben oder die Angabe falsch ist.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Whether this build is faster than the baseline.</source>
        <translation>Ob dieser Build schneller ist als die Baseline.</translation>
    </message>
    <message>
        <source>From the ratio of both times, launched by turns where there was a comparison, else from both intervals.</source>
        <translation>Aus dem Verhältnis beider Zeiten, bei einem Vergleich abwechselnd gestartet, sonst aus beiden Intervallen.</translation>
    </message>
    <message>
        <source>FASTER. SAME is an answer as well; CANNOT TELL is none, and its reasons say what to change.</source>
        <translation>SCHNELLER. GLEICH ist auch eine Antwort; UNKLAR ist keine, und seine Gründe sagen, was zu ändern ist.</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>How many launches were timed, and why they ended.</source>
        <translation>Wie viele Starts gemessen wurden und warum sie endeten.</translation>
    </message>
    <message>
        <source>Counted. They end when the interval is as narrow as wanted, at a limit, or for a reason that is named.</source>
        <translation>Gezählt. Sie enden, wenn das Intervall so schmal ist wie gewünscht, an einer Grenze oder aus einem genannten Grund.</translation>
    </message>
    <message>
        <source>Enough for the interval that you need: the program ends by itself there.</source>
        <translation>Genug für das nötige Intervall: Das Programm endet dort von selbst.</translation>
    </message>
    <message>
        <source>Warp instructions, modelled</source>
        <translation>Warp-Befehle, modelliert</translation>
    </message>
    <message>
        <source>Instructions that all warps of one launch issued.</source>
        <translation>Befehle, die alle Warps eines Starts ausgegeben haben.</translation>
    </message>
    <message>
        <source>The emulated GPU counts them in the PTX. ptxas may make fewer or more machine instructions of them.</source>
        <translation>Die emulierte GPU zählt sie im PTX. ptxas macht daraus weniger oder mehr Maschinenbefehle.</translation>
    </message>
    <message>
        <source>Few for the same result.</source>
        <translation>Wenige bei gleichem Ergebnis.</translation>
    </message>
    <message>
        <source>Active lanes, modelled</source>
        <translation>Aktive Lanes, modelliert</translation>
    </message>
    <message>
        <source>The share of the 32 lanes of a warp that worked, over all instructions.</source>
        <translation>Der Anteil der 32 Lanes eines Warps, die arbeiteten, über alle Befehle.</translation>
    </message>
    <message>
        <source>Thread instructions divided by 32 times the warp instructions, counted in the PTX.</source>
        <translation>Thread-Befehle geteilt durch 32-mal die Warp-Befehle, im PTX gezählt.</translation>
    </message>
    <message>
        <source>Near 100&#x202f;%. Less means that branches part the warps, or that blocks are no multiple of 32.</source>
        <translation>Nahe 100&#x202f;%. Weniger heißt, dass Verzweigungen die Warps teilen oder Blöcke kein Vielfaches von 32 sind.</translation>
    </message>
    <message>
        <source>Sectors of global memory, modelled</source>
        <translation>Sektoren des globalen Speichers, modelliert</translation>
    </message>
    <message>
        <source>Sectors of 32 bytes that the requests of one launch touch.</source>
        <translation>Sektoren von 32 Bytes, die die Anforderungen eines Starts berühren.</translation>
    </message>
    <message>
        <source>Counted for each warp instruction from its addresses; caches are not modelled.</source>
        <translation>Für jeden Warp-Befehl aus seinen Adressen gezählt; Caches sind nicht modelliert.</translation>
    </message>
    <message>
        <source>Near the number &quot;if packed&quot;: then neighbouring lanes touch neighbouring addresses.</source>
        <translation>Nahe der Zahl „falls gepackt“: Dann berühren benachbarte Lanes benachbarte Adressen.</translation>
    </message>
    <message>
        <source>Bank conflicts, modelled</source>
        <translation>Bankkonflikte, modelliert</translation>
    </message>
    <message>
        <source>Extra passes over shared memory, since lanes of a warp wanted different words of one bank.</source>
        <translation>Zusätzliche Durchgänge durch den Shared Memory, weil Lanes eines Warps verschiedene Wörter einer Bank wollten.</translation>
    </message>
    <message>
        <source>Counted for each access from its addresses, with 32 banks of 4 bytes.</source>
        <translation>Für jeden Zugriff aus seinen Adressen gezählt, mit 32 Bänken zu 4 Bytes.</translation>
    </message>
    <message>
        <source>0. A padded row often removes them.</source>
        <translation>0. Eine aufgefüllte Zeile beseitigt sie oft.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Figures of the samples: median, quartiles, mean, deviation, extremes. The last column says what each one is.</source>
        <translation>Kennzahlen der Messwerte: Median, Quartile, Mittel, Abweichung, Extreme. Die letzte Spalte sagt, was jede ist.</translation>
    </message>
    <message>
        <source>Computed from all samples of the timing.</source>
        <translation>Aus allen Messwerten der Zeitmessung berechnet.</translation>
    </message>
    <message>
        <source>Quartiles that lie close together, and a mean close to the median.</source>
        <translation>Quartile, die nahe beieinander liegen, und ein Mittel nahe am Median.</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Messbeleg</translation>
    </message>
    <message>
        <source>How the timing was measured: caches, clocks, warm-up, verification. Click on one of them for its evidence.</source>
        <translation>Wie gemessen wurde: Caches, Takte, Aufwärmen, Prüfung. Ein Klick auf eines davon zeigt seinen Nachweis.</translation>
    </message>
    <message>
        <source>Recorded with the timing.</source>
        <translation>Mit der Zeitmessung aufgezeichnet.</translation>
    </message>
    <message>
        <source>No amber one: those are guarantees that are missing.</source>
        <translation>Kein gelber: Das sind fehlende Zusicherungen.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Runs and timings with the build that each is of and how later ones stand to the baseline.</source>
        <translation>Läufe und Zeitmessungen mit ihrem Build und wie spätere zur Baseline stehen.</translation>
    </message>
    <message>
        <source>Kept as they came, with code and launch; the verdict&apos;s tool tip tells how it came about.</source>
        <translation>Aufbewahrt, wie sie kamen, mit Code und Start; der Tooltip des Urteils sagt, wie es zustande kam.</translation>
    </message>
    <message>
        <source>A baseline that is pinned, so that every build is judged.</source>
        <translation>Eine angeheftete Baseline, sodass jeder Build beurteilt wird.</translation>
    </message>
    <message>
        <source>Use of a resource</source>
        <translation>Nutzung einer Ressource</translation>
    </message>
    <message>
        <source>How much of a resource of an SM the resident blocks take, of the most that there is. The limiter is amber.</source>
        <translation>Wie viel von einer Ressource eines SM die residenten Blöcke nehmen, vom höchsten Möglichen. Die begrenzende ist gelb.</translation>
    </message>
    <message>
        <source>The use of one block times the blocks that an SM holds; the pale mark is the build before.</source>
        <translation>Die Nutzung eines Blocks mal die Blöcke, die ein SM hält; die blasse Marke ist der Build davor.</translation>
    </message>
    <message>
        <source>High for warps. For the others no more than is needed: the one that is full keeps further blocks out.</source>
        <translation>Hoch bei Warps. Bei den anderen nicht mehr als nötig: Die volle hält weitere Blöcke fern.</translation>
    </message>
    <message>
        <source>Times by occupancy</source>
        <translation>Zeiten nach Occupancy</translation>
    </message>
    <message>
        <source>Times of variants of the kernel that did the same work.</source>
        <translation>Zeiten von Varianten des Kernels, die dieselbe Arbeit taten.</translation>
    </message>
    <message>
        <source>Medians of the timings of this kernel with these arguments.</source>
        <translation>Mediane der Zeitmessungen dieses Kernels mit diesen Argumenten.</translation>
    </message>
    <message>
        <source>The shortest one, whatever its occupancy.</source>
        <translation>Die kürzeste, gleich bei welcher Occupancy.</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>How often all SMs are filled with blocks until the grid is done, and how full the last time is.</source>
        <translation>Wie oft alle SMs mit Blöcken gefüllt werden, bis das Grid fertig ist, und wie voll beim letzten Mal.</translation>
    </message>
    <message>
        <source>Blocks of the grid divided by blocks of an SM times the number of SMs.</source>
        <translation>Blöcke des Grids geteilt durch Blöcke eines SM mal Zahl der SMs.</translation>
    </message>
    <message>
        <source>A whole number, or many: a small rest at the end leaves most SMs idle.</source>
        <translation>Eine ganze Zahl oder viele: Ein kleiner Rest am Ende lässt die meisten SMs leer.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>An architecture that the kernel was compiled for.</source>
        <translation>Eine Architektur, für die der Kernel kompiliert wurde.</translation>
    </message>
    <message>
        <source>One compile each, by the compiler of the build.</source>
        <translation>Je eine Kompilierung, mit dem Compiler des Builds.</translation>
    </message>
    <message>
        <source>All that you ship for compile.</source>
        <translation>Alle, für die ausgeliefert wird, kompilieren.</translation>
    </message>
    <message>
        <source>Blocks of an SM</source>
        <translation>Blöcke eines SM</translation>
    </message>
    <message>
        <source>Blocks that an SM holds at once.</source>
        <translation>Blöcke, die ein SM zugleich hält.</translation>
    </message>
    <message>
        <source>The least that any resource allows.</source>
        <translation>Die kleinste Zahl, die eine Ressource erlaubt.</translation>
    </message>
    <message>
        <source>Two or more, so that one works while another waits at a barrier.</source>
        <translation>Zwei oder mehr, damit einer arbeitet, während ein anderer an einer Barriere wartet.</translation>
    </message>
    <message>
        <source>Best block</source>
        <translation>Bester Block</translation>
    </message>
    <message>
        <source>The least block with the most occupancy on this architecture.</source>
        <translation>Der kleinste Block mit der höchsten Occupancy auf dieser Architektur.</translation>
    </message>
    <message>
        <source>The calculator tries all multiples of 32.</source>
        <translation>Der Rechner probiert alle Vielfachen von 32.</translation>
    </message>
    <message>
        <source>Yours, or one with the same occupancy.</source>
        <translation>Der gewählte oder einer mit derselben Occupancy.</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>The smallest change of one input that raises occupancy.</source>
        <translation>Die kleinste Änderung einer einzelnen Eingabe, die die Occupancy erhöht.</translation>
    </message>
    <message>
        <source>The calculator tries each input by itself.</source>
        <translation>Der Rechner probiert jede Eingabe für sich.</translation>
    </message>
    <message>
        <source>None is left, or the one left costs more than it gives.</source>
        <translation>Keiner bleibt übrig, oder der übrige kostet mehr, als er bringt.</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>The smallest number of the buffer.</source>
        <translation>Die kleinste Zahl des Puffers.</translation>
    </message>
    <message>
        <source>Over all elements that are numbers, computed where the buffer is.</source>
        <translation>Über alle Elemente, die Zahlen sind, berechnet, wo der Puffer liegt.</translation>
    </message>
    <message>
        <source>What your program expects.</source>
        <translation>Was das Programm erwartet.</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>The largest number of the buffer.</source>
        <translation>Die größte Zahl des Puffers.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>The mean of the numbers of the buffer.</source>
        <translation>Das Mittel der Zahlen des Puffers.</translation>
    </message>
    <message>
        <source>Their sum in double precision divided by how many there are.</source>
        <translation>Ihre Summe in doppelter Genauigkeit, geteilt durch ihre Anzahl.</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Elements that are not a number.</source>
        <translation>Elemente, die keine Zahl sind.</translation>
    </message>
    <message>
        <source>Counted. A click goes to the next one.</source>
        <translation>Gezählt. Ein Klick geht zum nächsten.</translation>
    </message>
    <message>
        <source>0, unless poison shows on purpose what was not written.</source>
        <translation>0, außer wo Gift absichtlich zeigt, was nicht geschrieben wurde.</translation>
    </message>
    <message>
        <source>Infinite</source>
        <translation>Unendlich</translation>
    </message>
    <message>
        <source>Elements that are infinite.</source>
        <translation>Elemente, die unendlich sind.</translation>
    </message>
    <message>
        <source>0: most infinities are overflows or divisions by zero.</source>
        <translation>0: Die meisten Unendlichen sind Überläufe oder Divisionen durch null.</translation>
    </message>
    <message>
        <source>Denormals</source>
        <translation>Denormale</translation>
    </message>
    <message>
        <source>Numbers that are too small for the usual form and have fewer digits.</source>
        <translation>Zahlen, die für die übliche Form zu klein sind und weniger Stellen haben.</translation>
    </message>
    <message>
        <source>Counted.</source>
        <translation>Gezählt.</translation>
    </message>
    <message>
        <source>Few. --use_fast_math makes zeros of them.</source>
        <translation>Wenige. --use_fast_math macht Nullen daraus.</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>How many elements the view has.</source>
        <translation>Wie viele Elemente die Ansicht hat.</translation>
    </message>
    <message>
        <source>From the size of the buffer, its type and the slice.</source>
        <translation>Aus der Größe des Puffers, seinem Typ und dem Schnitt.</translation>
    </message>
    <message>
        <source>As many as the kernel should write.</source>
        <translation>So viele, wie der Kernel schreiben soll.</translation>
    </message>
    <message>
        <source>Differing elements</source>
        <translation>Abweichende Elemente</translation>
    </message>
    <message>
        <source>Elements further from the reference than the tolerances allow.</source>
        <translation>Elemente, die weiter von der Referenz abliegen, als die Toleranzen erlauben.</translation>
    </message>
    <message>
        <source>Each is compared with absolute tolerance + relative tolerance × reference. A click goes to the next one.</source>
        <translation>Jedes wird mit absoluter Toleranz + relativer Toleranz × Referenz verglichen. Ein Klick geht zum nächsten.</translation>
    </message>
    <message>
        <source>0.</source>
        <translation>0.</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>The share of the last moments in which some kernel ran.</source>
        <translation>Der Anteil der letzten Augenblicke, in denen ein Kernel lief.</translation>
    </message>
    <message>
        <source>The driver samples it; NVML tells it.</source>
        <translation>Der Treiber misst sie in Abständen; NVML nennt sie.</translation>
    </message>
    <message>
        <source>0&#x202f;% before a timing: else another process disturbs it. It says nothing of how well a kernel uses the device.</source>
        <translation>0&#x202f;% vor einer Zeitmessung: sonst stört ein anderer Prozess. Sie sagt nicht, wie gut ein Kernel das Gerät nutzt.</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM-Takt</translation>
    </message>
    <message>
        <source>The clock of the SMs at this moment.</source>
        <translation>Der jetzige Takt der SMs.</translation>
    </message>
    <message>
        <source>NVML tells it.</source>
        <translation>NVML nennt ihn.</translation>
    </message>
    <message>
        <source>Steady while a timing goes on; locked clocks make times that can be compared.</source>
        <translation>Stetig während einer Zeitmessung; feste Takte machen Zeiten vergleichbar.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>The power that the board takes.</source>
        <translation>Die Leistung, die die Karte aufnimmt.</translation>
    </message>
    <message>
        <source>Below the limit line: at the limit the device lowers its clocks.</source>
        <translation>Unter der Grenzlinie: An der Grenze senkt das Gerät seine Takte.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>The temperature of the chip.</source>
        <translation>Die Temperatur des Chips.</translation>
    </message>
    <message>
        <source>Below the limit line: beyond it the device lowers its clocks.</source>
        <translation>Unter der Grenzlinie: Darüber senkt das Gerät seine Takte.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Device memory that all processes together have taken.</source>
        <translation>Gerätespeicher, den alle Prozesse zusammen belegen.</translation>
    </message>
    <message>
        <source>Room enough for the buffers of your launch.</source>
        <translation>Platz genug für die Puffer des Starts.</translation>
    </message>
</context>
<context>
    <name>FileChoice</name>
    <message>
        <source>Arrays and images (*.npy *.npz *.safetensors *.csv *.txt *.bin *.png *.jpg *.jpeg);;All files (*)</source>
        <translation>Arrays und Bilder (*.npy *.npz *.safetensors *.csv *.txt *.bin *.png *.jpg *.jpeg);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose an array</source>
        <translation>Array wählen</translation>
    </message>
    <message>
        <source>%1 holds %2 arrays; which one is it?</source>
        <translation>%1 enthält %2 Arrays; welches ist gemeint?</translation>
    </message>
</context>
<context>
    <name>FilterFieldText</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
</context>
<context>
    <name>LaunchFeasibility</name>
    <message>
        <source>the emulated GPU</source>
        <translation>die emulierte GPU</translation>
    </message>
    <message>
        <source>The block</source>
        <translation>Der Block</translation>
    </message>
    <message>
        <source>The grid</source>
        <translation>Das Grid</translation>
    </message>
    <message>
        <source>The block has %1 threads; %2 takes at most %3.</source>
        <translation>Der Block hat %1 Threads; %2 erlaubt höchstens %3.</translation>
    </message>
    <message>
        <source>The block has %1 threads; __launch_bounds__ of %2 allows %3.</source>
        <translation>Der Block hat %1 Threads; __launch_bounds__ von %2 erlaubt %3.</translation>
    </message>
    <message>
        <source>%1 is %2 along %3; %4 takes at most %5.</source>
        <translation>%1 ist %2 entlang %3; %4 erlaubt höchstens %5.</translation>
    </message>
    <message>
        <source>A block needs %1 of shared memory (%2 static, %3 dynamic); %4 gives at most %5.</source>
        <translation>Ein Block braucht %1 Shared Memory (%2 statisch, %3 dynamisch); %4 gibt höchstens %5.</translation>
    </message>
    <message>
        <source>The emulated GPU runs no clusters: choose None, or a GPU of sm_90 or later.</source>
        <translation>Die emulierte GPU führt keine Cluster aus: „Keine“ wählen oder eine GPU ab sm_90.</translation>
    </message>
    <message>
        <source>%1 is %2 and has no clusters; they came with sm_90.</source>
        <translation>%1 ist %2 und hat keine Cluster; die gibt es ab sm_90.</translation>
    </message>
    <message>
        <source>The cluster has %1 blocks; %2 takes at most %3, and at most %4 with full portability.</source>
        <translation>Der Cluster hat %1 Blöcke; %2 erlaubt höchstens %3, bei voller Portabilität höchstens %4.</translation>
    </message>
    <message>
        <source>%1 has no cooperative launches.</source>
        <translation>%1 hat keine kooperativen Starts.</translation>
    </message>
    <message>
        <source>All %1 blocks of a cooperative launch must be resident at once; %2 holds %3 (%4 on each of %5 SMs).</source>
        <translation>Alle %1 Blöcke eines kooperativen Starts müssen gleichzeitig resident sein; %2 hält %3 (%4 auf jedem von %5 SMs).</translation>
    </message>
    <message>
        <source>%1 needs %2; %3 has %4 of memory.</source>
        <translation>%1 braucht %2; %3 hat %4 Speicher.</translation>
    </message>
    <message>
        <source>The buffers need %1, %2 of it for %3; %4 has %5 of memory.</source>
        <translation>Die Puffer brauchen %1, davon %2 für %3; %4 hat %5 Speicher.</translation>
    </message>
</context>
<context>
    <name>LaunchField</name>
    <message>
        <source>Guessed. %1</source>
        <translation>Geraten. %1</translation>
    </message>
</context>
<context>
    <name>LaunchText</name>
    <message>
        <source>1 block</source>
        <translation>1 Block</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 Blöcke</translation>
    </message>
    <message>
        <source>%1 = %2 blocks</source>
        <translation>%1 = %2 Blöcke</translation>
    </message>
    <message>
        <source>1 warp</source>
        <translation>1 Warp</translation>
    </message>
    <message>
        <source>%1 warps</source>
        <translation>%1 Warps</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 Thread</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 Threads</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 = %2, %3</source>
        <translation>%1 = %2, %3</translation>
    </message>
    <message>
        <source>+ %1 static</source>
        <translation>+ %1 statisch</translation>
    </message>
    <message>
        <source>%1, limit %2</source>
        <translation>%1, Grenze %2</translation>
    </message>
    <message>
        <source>1 block a cluster</source>
        <translation>1 Block je Cluster</translation>
    </message>
    <message>
        <source>%1 = %2 blocks a cluster</source>
        <translation>%1 = %2 Blöcke je Cluster</translation>
    </message>
    <message>
        <source>%1, 1 cluster</source>
        <translation>%1, 1 Cluster</translation>
    </message>
    <message>
        <source>%1, %2 clusters</source>
        <translation>%1, %2 Cluster</translation>
    </message>
</context>
<context>
    <name>LaunchValueText</name>
    <message>
        <source>%1 (kernel)</source>
        <translation>%1 (Kernel)</translation>
    </message>
    <message>
        <source>%1 (file)</source>
        <translation>%1 (Datei)</translation>
    </message>
</context>
<context>
    <name>MachineFacts</name>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>%1 (built with %2), platform %3</source>
        <translation>%1 (gebaut mit %2), Plattform %3</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>%1 x %2 at scale %3</source>
        <translation>%1 x %2 bei Skalierung %3</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Schriften</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Toolkit headers</source>
        <translation>Toolkit-Header</translation>
    </message>
    <message>
        <source>None beside NVRTC: programs cannot include cuda_fp16.h, cooperative_groups.h or CUB.</source>
        <translation>Keine außer NVRTC: Programme können cuda_fp16.h, cooperative_groups.h oder CUB nicht einbinden.</translation>
    </message>
    <message>
        <source>Compiles for</source>
        <translation>Kompiliert für</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>Disassembler</source>
        <translation>Disassembler</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>%1, not started yet</source>
        <translation>%1, noch nicht gestartet</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Treiber</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>for CUDA %1</source>
        <translation>für CUDA %1</translation>
    </message>
    <message>
        <source>, the default</source>
        <translation>, Standard</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Es fehlt</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Compile cache</source>
        <translation>Compiler-Cache</translation>
    </message>
    <message>
        <source>none: KERNELDESK_DISABLE_CACHE is set, or there is no home folder</source>
        <translation>keiner: KERNELDESK_DISABLE_CACHE ist gesetzt, oder es gibt keinen Home-Ordner</translation>
    </message>
    <message>
        <source>%1: %2 in %3 files</source>
        <translation>%1: %2 in %3 Dateien</translation>
    </message>
    <message>
        <source>Recovery journals</source>
        <translation>Wiederherstellungsjournale</translation>
    </message>
    <message>
        <source>History of runs</source>
        <translation>Verlauf der Läufe</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Settings of the window</source>
        <translation>Einstellungen des Fensters</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>dieser Rechner</translation>
    </message>
    <message>
        <source>has not answered yet</source>
        <translation>hat noch nicht geantwortet</translation>
    </message>
    <message>
        <source>worker of KernelDesk %1</source>
        <translation>Worker von KernelDesk %1</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>Perspectives</name>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Occupancy</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>%1 could not be compared with its reference: %2</source>
        <translation>%1 konnte nicht mit der Referenz verglichen werden: %2</translation>
    </message>
    <message>
        <source>1 element differs</source>
        <translation>1 Element weicht ab</translation>
    </message>
    <message>
        <source>%1 elements differ</source>
        <translation>%1 Elemente weichen ab</translation>
    </message>
    <message>
        <source>%1: %2 from the reference, first [%3]: expected %4, got %5.</source>
        <translation>%1: %2 von der Referenz, zuerst [%3]: erwartet %4, erhalten %5.</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
</context>
<context>
    <name>ProgramText</name>
    <message>
        <source>There are no examples in %1; KERNELDESK_EXAMPLES can name another folder.</source>
        <translation>In %1 gibt es keine Beispiele; KERNELDESK_EXAMPLES kann einen anderen Ordner nennen.</translation>
    </message>
    <message>
        <source>There are no examples in %1, the folder that KERNELDESK_EXAMPLES names.</source>
        <translation>In %1, dem von KERNELDESK_EXAMPLES genannten Ordner, gibt es keine Beispiele.</translation>
    </message>
    <message>
        <source>There is no example &apos;%1&apos;; there are: %2.</source>
        <translation>Es gibt kein Beispiel &apos;%1&apos;; es gibt: %2.</translation>
    </message>
    <message>
        <source>The emulated GPU runs PTX, and the file has only machine code of this kernel (%1): build it with its PTX (nvcc -gencode arch=%2,code=%2), open its source, or choose a GPU of that architecture.</source>
        <translation>Die emulierte GPU führt PTX aus, und die Datei hat von diesem Kernel nur Maschinencode (%1): mit seinem PTX bauen (nvcc -gencode arch=%2,code=%2), den Quelltext öffnen oder eine GPU dieser Architektur wählen.</translation>
    </message>
    <message>
        <source>A device of %1 runs none of what the file has of this kernel: %2.</source>
        <translation>Ein Gerät mit %1 führt nichts von dem aus, was die Datei von diesem Kernel hat: %2.</translation>
    </message>
    <message>
        <source>The file has no PTX of %1; its machine code is in the assembly.</source>
        <translation>Die Datei hat kein PTX von %1; der Maschinencode steht in der Assembly.</translation>
    </message>
    <message>
        <source>The PTX of %1 is longer than 64 MiB and is not shown.</source>
        <translation>Das PTX von %1 ist länger als 64 MiB und wird nicht angezeigt.</translation>
    </message>
    <message>
        <source>folder of Triton&apos;s cache</source>
        <translation>Ordner aus Tritons Cache</translation>
    </message>
    <message>
        <source>PTX</source>
        <translation>PTX</translation>
    </message>
    <message>
        <source>cubin</source>
        <translation>Cubin</translation>
    </message>
    <message>
        <source>fatbin</source>
        <translation>Fatbin</translation>
    </message>
    <message>
        <source>program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>%1, %2 and %3 more</source>
        <translation>%1, %2 und %3 weitere</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>1 kernel</source>
        <translation>1 Kernel</translation>
    </message>
    <message>
        <source>%1 kernels</source>
        <translation>%1 Kernel</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 of its %2 kernels are listed; the command line takes each by its name.</source>
        <translation>%1 der %2 Kernel sind aufgelistet; die Befehlszeile nimmt jeden bei seinem Namen.</translation>
    </message>
    <message>
        <source>The file has nothing for %1; it has code for %2.</source>
        <translation>Die Datei hat nichts für %1; sie hat Code für %2.</translation>
    </message>
    <message>
        <source>The file has several programs for %1, and one is written.</source>
        <translation>Die Datei hat mehrere Programme für %1, geschrieben wird eines.</translation>
    </message>
    <message>
        <source>The program&apos;s kernels are of CUDA Tile, and there is no machine code of their Tile IR: a note of the compile says why.</source>
        <translation>Die Kernel des Programms sind in CUDA Tile, und zu ihrer Tile IR gibt es keinen Maschinencode: Ein Hinweis der Kompilierung sagt, warum.</translation>
    </message>
    <message>
        <source>The program has no kernel; a template needs an instance</source>
        <translation>Das Programm hat keinen Kernel; ein Template braucht eine Instanz</translation>
    </message>
    <message>
        <source>The program has several kernels: %1</source>
        <translation>Das Programm hat mehrere Kernel: %1</translation>
    </message>
    <message>
        <source>There is no kernel &apos;%1&apos;, but %2; kernels of CUDA Tile are Tile IR alone here: a note of the compile says why.</source>
        <translation>Es gibt keinen Kernel &apos;%1&apos;, aber %2; Kernel in CUDA Tile gibt es hier nur als Tile IR: Ein Hinweis der Kompilierung sagt, warum.</translation>
    </message>
    <message>
        <source>There is no kernel &apos;%1&apos;; there are: %2.</source>
        <translation>Es gibt keinen Kernel &apos;%1&apos;; es gibt: %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; means several kernels; there are: %2.</source>
        <translation>&apos;%1&apos; bezeichnet mehrere Kernel; es gibt: %2.</translation>
    </message>
    <message>
        <source>%1 needs a grid to be launched</source>
        <translation>%1 braucht zum Start ein Grid</translation>
    </message>
    <message>
        <source>%1 needs a grid and a block to be launched</source>
        <translation>%1 braucht zum Start ein Grid und einen Block</translation>
    </message>
    <message>
        <source>%1 cannot be launched, because the names and types of its parameters are not known: %2</source>
        <translation>%1 kann nicht gestartet werden, weil Namen und Typen der Parameter nicht bekannt sind: %2</translation>
    </message>
    <message>
        <source>The emulated GPU runs PTX, and %1 is a kernel of CUDA Tile, which has none: choose a GPU of sm_80 or later.</source>
        <translation>Die emulierte GPU führt PTX aus, und %1 ist ein Kernel in CUDA Tile, der keines hat: eine GPU ab sm_80 wählen.</translation>
    </message>
    <message>
        <source>%1 is a kernel of CUDA Tile: its compiler chose %2 threads a block, so there is no occupancy by block size.</source>
        <translation>%1 ist ein Kernel in CUDA Tile: Sein Compiler hat %2 Threads je Block gewählt, daher gibt es keine Occupancy nach Blockgröße.</translation>
    </message>
    <message>
        <source>%1 is not a text file: it holds zero bytes.</source>
        <translation>%1 ist keine Textdatei: Sie enthält Nullbytes.</translation>
    </message>
    <message>
        <source>%1 is no cubin</source>
        <translation>%1 ist kein Cubin</translation>
    </message>
    <message>
        <source>%1 is no fatbin</source>
        <translation>%1 ist kein Fatbin</translation>
    </message>
    <message>
        <source>%1 is no PTX</source>
        <translation>%1 ist kein PTX</translation>
    </message>
    <message>
        <source>%1 is no object file of a 64-bit Linux</source>
        <translation>%1 ist keine Objektdatei eines 64-Bit-Linux</translation>
    </message>
    <message>
        <source>%1 is no library of a 64-bit Linux</source>
        <translation>%1 ist keine Bibliothek eines 64-Bit-Linux</translation>
    </message>
    <message>
        <source>%1 is no archive</source>
        <translation>%1 ist kein Archiv</translation>
    </message>
    <message>
        <source>%1: it does not begin as one; build it anew.</source>
        <translation>%1: Der Anfang passt nicht; neu bauen.</translation>
    </message>
    <message>
        <source>%1 is empty: build it anew.</source>
        <translation>%1 ist leer: neu bauen.</translation>
    </message>
    <message>
        <source>%1: it does not begin with .version; build it anew.</source>
        <translation>%1: Der Anfang ist nicht .version; neu bauen.</translation>
    </message>
    <message>
        <source>%1: it is text; build it anew, or name it %2 where it is a CUDA source.</source>
        <translation>%1: Es ist Text; neu bauen oder, falls es ein CUDA-Quelltext ist, %2 nennen.</translation>
    </message>
    <message>
        <source>%1 holds compiled code and no source.</source>
        <translation>%1 enthält kompilierten Code und keinen Quelltext.</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>%1 does not compile for %2: %3.</source>
        <translation>%1 lässt sich nicht für %2 kompilieren: %3.</translation>
    </message>
    <message>
        <source>The command for %1 in %2 is empty, so %1 is compiled as if there were no project.</source>
        <translation>Der Befehl für %1 in %2 ist leer, daher wird %1 wie ohne Projekt kompiliert.</translation>
    </message>
    <message>
        <source>%1 has no command in %2, and that of %3, the closest source, is empty, so %1 is compiled as if there were no project.</source>
        <translation>%1 hat keinen Befehl in %2, und der von %3, der nächstliegenden Quelle, ist leer, daher wird %1 wie ohne Projekt kompiliert.</translation>
    </message>
    <message>
        <source>%1 is compiled with its command of %2.</source>
        <translation>%1 wird mit dem Befehl aus %2 kompiliert.</translation>
    </message>
    <message>
        <source>%1 has no command in %2: that of %3 is used, the closest source.</source>
        <translation>%1 hat keinen Befehl in %2: Verwendet wird der von %3, der nächstliegenden Quelle.</translation>
    </message>
    <message>
        <source>It was made in %1, which is %2 here.</source>
        <translation>Es wurde in %1 erstellt, das hier %2 ist.</translation>
    </message>
    <message>
        <source>Left out: %1 (%2).</source>
        <translation>Ausgelassen: %1 (%2).</translation>
    </message>
    <message>
        <source>There is no such kernel for this architecture.</source>
        <translation>Für diese Architektur gibt es diesen Kernel nicht.</translation>
    </message>
    <message>
        <source>There is PTX alone, which tells no registers.</source>
        <translation>Es gibt nur PTX, das keine Register nennt.</translation>
    </message>
    <message>
        <source>From a report of %1: %2.</source>
        <translation>Aus einem Bericht von %1: %2.</translation>
    </message>
    <message>
        <source>Reports cannot be drawn here: %1 cannot be started (%2).</source>
        <translation>Berichte lassen sich hier nicht zeichnen: %1 lässt sich nicht starten (%2).</translation>
    </message>
    <message>
        <source>Drawing the report took more than a minute and was ended.</source>
        <translation>Das Zeichnen des Berichts dauerte länger als eine Minute und wurde beendet.</translation>
    </message>
    <message>
        <source>The report cannot be drawn: %1.</source>
        <translation>Der Bericht lässt sich nicht zeichnen: %1.</translation>
    </message>
    <message>
        <source>Name the host: its address, or its name in ~/.ssh/config.</source>
        <translation>Den Host nennen: seine Adresse oder seinen Namen in ~/.ssh/config.</translation>
    </message>
    <message>
        <source>A host has letters, digits and . _ : % - only.</source>
        <translation>Ein Host hat nur Buchstaben, Ziffern und . _ : % -</translation>
    </message>
    <message>
        <source>A user has letters, digits and . _ - only.</source>
        <translation>Ein Benutzer hat nur Buchstaben, Ziffern und . _ -</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>Ein Port ist eine Zahl von 1 bis 65535.</translation>
    </message>
    <message>
        <source>A jump host is user@host:port; several stand with commas between them.</source>
        <translation>Ein Jump-Host ist user@host:port; mehrere werden durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>A path of the worker has letters, digits and . _ / ~ + - only: the host&apos;s shell reads it.</source>
        <translation>Ein Pfad des Workers hat nur Buchstaben, Ziffern und . _ / ~ + -, denn die Shell des Hosts liest ihn.</translation>
    </message>
    <message>
        <source>%1 is a kernel of CUDA Tile, which has no PTX to stamp its blocks in.</source>
        <translation>%1 ist ein Kernel in CUDA Tile und hat kein PTX, in dem sich seine Blöcke stempeln ließen.</translation>
    </message>
    <message>
        <source>There is no PTX of %1 to stamp its blocks in, but machine code alone: open its source, or a file that holds its PTX.</source>
        <translation>Von %1 gibt es kein PTX, in dem sich seine Blöcke stempeln ließen, nur Maschinencode: den Quelltext öffnen oder eine Datei, die das PTX enthält.</translation>
    </message>
    <message>
        <source>The worker &apos;%1&apos; names no device; %2/cuda:0 does.</source>
        <translation>Der Worker &apos;%1&apos; nennt kein Gerät; %2/cuda:0 tut es.</translation>
    </message>
    <message>
        <source>The workers &apos;slurm&apos; are steps of a job of Slurm, and SLURM_JOB_ID names none: start this within salloc or sbatch.</source>
        <translation>Die Worker &apos;slurm&apos; sind Schritte eines Slurm-Jobs, und SLURM_JOB_ID nennt keinen: innerhalb von salloc oder sbatch starten.</translation>
    </message>
    <message>
        <source>Slurm&apos;s variables name neither GPUs nor tasks: say how many with slurm:N.</source>
        <translation>Die Variablen von Slurm nennen weder GPUs noch Tasks: mit slurm:N angeben, wie viele.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no number of workers.</source>
        <translation>&apos;%1&apos; ist keine Anzahl von Workern.</translation>
    </message>
    <message>
        <source>A sweep has at most %1 workers.</source>
        <translation>Ein Sweep hat höchstens %1 Worker.</translation>
    </message>
    <message>
        <source>The worker &apos;%1&apos; is named twice.</source>
        <translation>Der Worker &apos;%1&apos; ist zweimal genannt.</translation>
    </message>
    <message>
        <source>A worker has no name.</source>
        <translation>Ein Worker hat keinen Namen.</translation>
    </message>
    <message>
        <source>There is no target &apos;%1&apos; in the section [targets] of %2.</source>
        <translation>Im Abschnitt [targets] von %2 gibt es kein Ziel &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>The targets cannot be kept: %1 cannot be written.</source>
        <translation>Die Ziele lassen sich nicht speichern: %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Give the target a name.</source>
        <translation>Dem Ziel einen Namen geben.</translation>
    </message>
    <message>
        <source>A name has at most %1 characters.</source>
        <translation>Ein Name hat höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>A name has no slashes, and no spaces at its ends.</source>
        <translation>Ein Name hat keine Schrägstriche und keine Leerzeichen an den Enden.</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <translation>%1; %2.</translation>
    </message>
    <message>
        <source>the field Names gives a name a value</source>
        <translation>das Feld „Namen“ gibt einem Namen einen Wert</translation>
    </message>
    <message>
        <source>the selector Kernel chooses one</source>
        <translation>die Auswahl „Kernel“ wählt einen</translation>
    </message>
    <message>
        <source>the section Build names one</source>
        <translation>der Abschnitt „Build“ nennt eine</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Der Speicher reicht nicht.</translation>
    </message>
    <message>
        <source>Argument %1</source>
        <translation>Argument %1</translation>
    </message>
    <message>
        <source>Define value %1</source>
        <translation>Definierter Wert %1</translation>
    </message>
    <message>
        <source>Macro %1</source>
        <translation>Makro %1</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Kernel %1</source>
        <translation>Kernel %1</translation>
    </message>
    <message>
        <source>Reference of %1</source>
        <translation>Referenz von %1</translation>
    </message>
    <message>
        <source>Reference expr:%1</source>
        <translation>Referenz expr:%1</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Referenzen</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grid</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Cooperative launch</source>
        <translation>Kooperativer Start</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>Shared Memory</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>Lokaler Speicher</translation>
    </message>
    <message>
        <source>Carve-out</source>
        <translation>Carve-out</translation>
    </message>
    <message>
        <source>Carve-out %1</source>
        <translation>Carve-out %1</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Relative tolerance</source>
        <translation>Relative Toleranz</translation>
    </message>
    <message>
        <source>Absolute tolerance</source>
        <translation>Absolute Toleranz</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>FLOP</source>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Give a grid size.</source>
        <translation>Eine Grid-Größe angeben.</translation>
    </message>
    <message>
        <source>Give a block size.</source>
        <translation>Eine Blockgröße angeben.</translation>
    </message>
</context>
<context>
    <name>RangeChoice</name>
    <message>
        <source>%1 to %2 %</source>
        <translation>%1 bis %2 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>RegisterText</name>
    <message>
        <source>Live registers</source>
        <translation>Lebende Register</translation>
    </message>
    <message>
        <source>regs</source>
        <translation>Reg.</translation>
    </message>
    <message>
        <source>The most registers of a thread that are live at once in the line&apos;s instructions.</source>
        <translation>Die meisten Register eines Threads, die in den Befehlen der Zeile zugleich lebendig sind.</translation>
    </message>
    <message>
        <source>%1 registers are live at once in this line&apos;s instructions, at most %2 in the kernel.</source>
        <translation>%1 Register sind in den Befehlen dieser Zeile zugleich lebendig, höchstens %2 im Kernel.</translation>
    </message>
</context>
<context>
    <name>RenamePlan</name>
    <message>
        <source>%1 stands in %2 files, more than are renamed at once; nothing was renamed.</source>
        <translation>%1 steht in %2 Dateien, mehr als auf einmal umbenannt werden; nichts wurde umbenannt.</translation>
    </message>
    <message>
        <source>%1 stands in %2, which is not there any more; nothing was renamed.</source>
        <translation>%1 steht in %2, das es nicht mehr gibt; nichts wurde umbenannt.</translation>
    </message>
    <message>
        <source>%1 stands in %2, which lies outside of the project; nothing was renamed.</source>
        <translation>%1 steht in %2, das außerhalb des Projekts liegt; nichts wurde umbenannt.</translation>
    </message>
    <message>
        <source>%1 stands in %2, which is read only; nothing was renamed.</source>
        <translation>%1 steht in %2, das schreibgeschützt ist; nichts wurde umbenannt.</translation>
    </message>
    <message>
        <source>1 place in this file will change.</source>
        <translation>1 Stelle in dieser Datei ändert sich.</translation>
    </message>
    <message>
        <source>%1 places in this file will change.</source>
        <translation>%1 Stellen in dieser Datei ändern sich.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>file, number of places</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>files</comment>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>%1 places will change: %2. Files open in tabs for it; nothing is saved.</source>
        <translation>%1 Stellen ändern sich: %2. Die Dateien öffnen sich dafür in Tabs; gespeichert wird nichts.</translation>
    </message>
</context>
<context>
    <name>RunText</name>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>faulted</source>
        <translation>Laufzeitfehler</translation>
    </message>
    <message>
        <source>deadline passed</source>
        <translation>Frist überschritten</translation>
    </message>
    <message>
        <source>process lost</source>
        <translation>Prozess verloren</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>unavailable</source>
        <translation>nicht verfügbar</translation>
    </message>
    <message>
        <source>emulated in %1</source>
        <translation>emuliert in %1</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 Block</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 Blöcke</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 Thread</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 Threads</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>SearchText</name>
    <message>
        <source>The pattern cannot be read at character %1: %2.</source>
        <translation>Das Muster ist ab Zeichen %1 nicht lesbar: %2.</translation>
    </message>
</context>
<context>
    <name>SweepWords</name>
    <message>
        <source>%1, threads</source>
        <translation>%1, Threads</translation>
    </message>
    <message>
        <source>%1, blocks</source>
        <translation>%1, Blöcke</translation>
    </message>
    <message>
        <source>%1, bytes a block</source>
        <translation>%1, Bytes je Block</translation>
    </message>
    <message>
        <source>%1, percent</source>
        <translation>%1, Prozent</translation>
    </message>
    <message>
        <source>%1, registers a thread</source>
        <translation>%1, Register je Thread</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>unbenutzt</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Occupancy</translation>
    </message>
    <message>
        <source>Warps per SM</source>
        <translation>Warps je SM</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Blocks per SM</source>
        <translation>Blöcke je SM</translation>
    </message>
    <message>
        <source>limited by %1</source>
        <translation>begrenzt durch %1</translation>
    </message>
    <message>
        <source>Blocks that each resource allows</source>
        <translation>Blöcke, die jede Ressource erlaubt</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>Warps</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>%1 of them a block</source>
        <translation>davon %1 je Block</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>Shared Memory</translation>
    </message>
    <message>
        <source>%1 a block, of %2</source>
        <translation>%1 je Block, von %2</translation>
    </message>
    <message>
        <source>Block slots</source>
        <translation>Blockplätze</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>Barrieren</translation>
    </message>
    <message>
        <source>%1, as numbered in the table</source>
        <translation>%1, nummeriert wie in der Tabelle</translation>
    </message>
    <message>
        <source>current</source>
        <translation>aktuell</translation>
    </message>
    <message>
        <source>best: %1</source>
        <translation>bester: %1</translation>
    </message>
    <message>
        <source>Results as &amp;CSV…</source>
        <translation>Ergebnisse als &amp;CSV…</translation>
    </message>
    <message>
        <source>Cache of &amp;Kernel Tuner…</source>
        <translation>Cache von &amp;Kernel Tuner…</translation>
    </message>
    <message>
        <source>Results as T&amp;4…</source>
        <translation>Ergebnisse als T&amp;4…</translation>
    </message>
    <message>
        <source>&amp;NVBench JSON…</source>
        <translation>&amp;NVBench-JSON…</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>%1 registers a thread</source>
        <translation>%1 Register je Thread</translation>
    </message>
    <message>
        <source>%1 spilled</source>
        <translation>%1 ausgelagert</translation>
    </message>
    <message>
        <source>%1 shared a block</source>
        <translation>%1 Shared Memory je Block</translation>
    </message>
    <message>
        <source>occupancy %1</source>
        <translation>Occupancy %1</translation>
    </message>
    <message>
        <source>// told to the compiler: -D%1</source>
        <translation>// dem Compiler übergeben: -D%1</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1: is asked what it is</source>
        <translation>%1: wird abgefragt, was er ist</translation>
    </message>
    <message>
        <source>%1: %2, away and tried again: %3</source>
        <translation>%1: %2, nicht erreichbar, wird erneut versucht: %3</translation>
    </message>
    <message>
        <source>%1: %2, left out, since it drifted: %3</source>
        <translation>%1: %2, ausgelassen, da abgedriftet: %3</translation>
    </message>
    <message>
        <source>%1: %2, left out: %3</source>
        <translation>%1: %2, ausgelassen: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, drift %3</source>
        <translation>%1: %2, Drift %3</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>A set-up starts no command of its own: name &apos;%1&apos; as a target in the settings, and write that name here.</source>
        <translation>Ein Sweep-Aufbau startet keinen eigenen Befehl: &apos;%1&apos; in den Einstellungen als Ziel benennen und diesen Namen hier angeben.</translation>
    </message>
    <message>
        <source>Say what is varied: a sweep needs an axis, such as block=64..1024:*2.</source>
        <translation>Angeben, was variiert wird: Ein Sweep braucht eine Achse, etwa block=64..1024:*2.</translation>
    </message>
    <message>
        <source>The source defines %1 as %2 where nobody else does.</source>
        <translation>Der Quelltext definiert %1 als %2, wo es sonst niemand tut.</translation>
    </message>
    <message>
        <source>The source defines %1 whatever the compiler is told: put #ifndef %1 and #endif around its #define to sweep it.</source>
        <translation>Der Quelltext definiert %1 ungeachtet dessen, was dem Compiler übergeben wird: #ifndef %1 und #endif um das #define setzen, um es zu variieren.</translation>
    </message>
    <message>
        <source>The compile settings define %1.</source>
        <translation>Die Compilereinstellungen definieren %1.</translation>
    </message>
    <message>
        <source>The launch form has blocks of %1.</source>
        <translation>Das Startformular hat Blöcke mit %1.</translation>
    </message>
    <message>
        <source>The kernel is an instance of a template, with %1.</source>
        <translation>Der Kernel ist eine Template-Instanz mit %1.</translation>
    </message>
    <message>
        <source>The kernel has __launch_bounds__(%1).</source>
        <translation>Der Kernel hat __launch_bounds__(%1).</translation>
    </message>
    <message>
        <source>Fewer registers a thread leave room for more blocks; 0 is no limit.</source>
        <translation>Weniger Register je Thread lassen Platz für mehr Blöcke; 0 ist keine Grenze.</translation>
    </message>
    <message>
        <source>Another %1 of this target.</source>
        <translation>Eine weitere %1 dieses Ziels.</translation>
    </message>
    <message>
        <source>Another emulated GPU, in a process of its own.</source>
        <translation>Eine weitere emulierte GPU in einem eigenen Prozess.</translation>
    </message>
    <message>
        <source>A target of your settings: %1</source>
        <translation>Ein Ziel aus den Einstellungen: %1</translation>
    </message>
    <message>
        <source>A step for each GPU, else task, of Slurm&apos;s job %1.</source>
        <translation>Ein Schritt für jede GPU, sonst für jeden Task, des Slurm-Jobs %1.</translation>
    </message>
    <message>
        <source>%1 = %2 in the source</source>
        <translation>%1 = %2 im Quelltext</translation>
    </message>
    <message>
        <source>%1 = %2 in the compile settings</source>
        <translation>%1 = %2 in den Compilereinstellungen</translation>
    </message>
    <message>
        <source>%1 = %2 in the launch form</source>
        <translation>%1 = %2 im Startformular</translation>
    </message>
    <message>
        <source>FEWER</source>
        <translation>WENIGER</translation>
    </message>
    <message>
        <source>%1 fewer than the program as it stands</source>
        <translation>%1 weniger als das Programm in jetziger Form</translation>
    </message>
    <message>
        <source>MORE</source>
        <translation>MEHR</translation>
    </message>
    <message>
        <source>%1 more than the program as it stands</source>
        <translation>%1 mehr als das Programm in jetziger Form</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>GLEICH</translation>
    </message>
    <message>
        <source>the same count as the program as it stands</source>
        <translation>gleiche Anzahl wie das Programm in jetziger Form</translation>
    </message>
    <message>
        <source>%1 interval: %2 to %3 of its time</source>
        <translation>%1-Intervall: %2 bis %3 seiner Zeit</translation>
    </message>
    <message>
        <source>It was chosen from %1 points, whose intervals overlap, by launching them in turns.</source>
        <translation>Er wurde aus %1 Punkten mit überlappenden Intervallen durch abwechselndes Starten gewählt.</translation>
    </message>
    <message>
        <source>the code and launch of the program as it stands</source>
        <translation>Code und Start des Programms in jetziger Form</translation>
    </message>
    <message>
        <source>FASTER</source>
        <translation>SCHNELLER</translation>
    </message>
    <message>
        <source>%1 less time than the program as it stands, in turns with it</source>
        <translation>%1 weniger Zeit als das Programm in jetziger Form, abwechselnd mit ihm</translation>
    </message>
    <message>
        <source>SLOWER</source>
        <translation>LANGSAMER</translation>
    </message>
    <message>
        <source>%1 more time than the program as it stands, in turns with it</source>
        <translation>%1 mehr Zeit als das Programm in jetziger Form, abwechselnd mit ihm</translation>
    </message>
    <message>
        <source>the time of the program as it stands, in turns with it</source>
        <translation>die Zeit des Programms in jetziger Form, abwechselnd mit ihm</translation>
    </message>
    <message>
        <source>CANNOT TELL</source>
        <translation>UNKLAR</translation>
    </message>
    <message>
        <source>launched in turns with the program as it stands, which did not tell</source>
        <translation>abwechselnd mit dem Programm in jetziger Form gestartet, ohne klares Ergebnis</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Medianzeit</translation>
    </message>
    <message>
        <source>Warp instructions</source>
        <translation>Warp-Befehle</translation>
    </message>
    <message>
        <source>Bytes moved</source>
        <translation>Bewegte Bytes</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>as point %1</source>
        <translation>wie Punkt %1</translation>
    </message>
    <message>
        <source>as another point</source>
        <translation>wie ein anderer Punkt</translation>
    </message>
    <message>
        <source>as a point without a figure</source>
        <translation>wie ein Punkt ohne Kennzahl</translation>
    </message>
    <message>
        <source>does not compile</source>
        <translation>kompiliert nicht</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Grid: every point</source>
        <translation>Raster: jeder Punkt</translation>
    </message>
    <message>
        <source>Random order</source>
        <translation>Zufällige Folge</translation>
    </message>
    <message>
        <source>Evolution</source>
        <translation>Evolution</translation>
    </message>
    <message>
        <source>%1 less time than the program as it stands, each measured by itself</source>
        <translation>%1 weniger Zeit als das Programm in jetziger Form, jedes für sich gemessen</translation>
    </message>
    <message>
        <source>%1 more time than the program as it stands, each measured by itself</source>
        <translation>%1 mehr Zeit als das Programm in jetziger Form, jedes für sich gemessen</translation>
    </message>
    <message>
        <source>%1 of %2 comparisons in turns</source>
        <translation>%1 von %2 Vergleichen, abwechselnd gestartet</translation>
    </message>
</context>
<context>
    <name>TargetList</name>
    <message>
        <source>New target</source>
        <translation>Neues Ziel</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Lokal</translation>
    </message>
    <message>
        <source>Another target has this name.</source>
        <translation>Ein anderes Ziel hat diesen Namen.</translation>
    </message>
    <message>
        <source>Give the command that reaches a kerneldesk-worker.</source>
        <translation>Den Befehl angeben, der einen kerneldesk-worker erreicht.</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>KernelDesk compiles, runs, times and explains CUDA kernels.
Without a command it opens its window, with FILE when a source or session is named: kerneldesk [FILE]….</source>
        <translation>KernelDesk kompiliert, startet, misst und erklärt CUDA-Kernel.
Ohne Befehl öffnet es sein Fenster, mit FILE, wenn eine Quelle oder Sitzung genannt ist: kerneldesk [FILE]….</translation>
    </message>
    <message>
        <source>kerneldesk COMMAND --help tells all about a command.

Exit status: 0 done; 1 the kernel failed (does not compile, faults, differs from its reference, exceeds its
deadline) or got worse from one report, or one build, to the next; 2 bad arguments; 3 the machine lacks something
(driver, device, NVRTC…); 4 two builds cannot be told apart; 130 cancelled with Ctrl+C.
With --format json, standard output is one document for status 0, 1 and 4 and empty else; errors, one sentence
first, go to standard error.</source>
        <translation>kerneldesk BEFEHL --help sagt alles über einen Befehl.

Exit-Status: 0 fertig; 1 der Kernel ist gescheitert (kompiliert nicht, hat einen Laufzeitfehler, weicht von der
Referenz ab, überschreitet die Frist) oder wurde von einem Bericht oder Build zum nächsten schlechter; 2 falsche Argumente; 3 dem Rechner fehlt etwas
(Treiber, Gerät, NVRTC…); 4 zwei Builds sind nicht zu unterscheiden; 130 mit Strg+C abgebrochen.
Mit --format json ist die Standardausgabe bei Status 0, 1 und 4 ein Dokument und sonst leer; Fehler, zuerst ein
Satz, gehen auf die Standardfehlerausgabe.</translation>
    </message>
    <message>
        <source>the version</source>
        <translation>die Version</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>diese Hilfe</translation>
    </message>
    <message>
        <source>%1 --help tells more.</source>
        <translation>%1 --help sagt mehr.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Der Speicher reicht nicht.</translation>
    </message>
    <message>
        <source>There is no display here for the window; these commands need none.</source>
        <translation>Hier gibt es keine Anzeige für das Fenster; diese Befehle brauchen keine.</translation>
    </message>
    <message>
        <source>Standard output could not be written: %1.</source>
        <translation>Die Standardausgabe konnte nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>--against reads a source of another revision; %1 holds compiled code.</source>
        <translation>--against liest eine Quelle einer anderen Revision; %1 enthält kompilierten Code.</translation>
    </message>
    <message>
        <source>note: %1 and the headers of its checkout are taken from %2; headers that it does not have are as they are now.</source>
        <translation>Hinweis: %1 und die Header seines Checkouts stammen aus %2; Header, die es dort nicht gibt, sind die jetzigen.</translation>
    </message>
    <message>
        <source>--against compares A with itself at a revision; it does not go with B.</source>
        <translation>--against vergleicht A mit sich selbst in einer Revision; B passt nicht dazu.</translation>
    </message>
    <message>
        <source>Name what A is compared with: B, --against REV, or options of one of them, as --define-b X=Y.</source>
        <translation>Nennen, womit A verglichen wird: B, --against REV oder Optionen eines der beiden wie --define-b X=Y.</translation>
    </message>
    <message>
        <source>define a macro</source>
        <translation>ein Makro definieren</translation>
    </message>
    <message>
        <source>compiler option</source>
        <translation>Compileroption</translation>
    </message>
    <message>
        <source>the kernel</source>
        <translation>der Kernel</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>threads of a block</source>
        <translation>Threads eines Blocks</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeitmessung</translation>
    </message>
    <message>
        <source>launches of each before the first sample; default: 10</source>
        <translation>Starts von jedem vor dem ersten Messwert; Standard: 10</translation>
    </message>
    <message>
        <source>timed launches of each, at most; default: 1024</source>
        <translation>gemessene Starts von jedem, höchstens; Standard: 1024</translation>
    </message>
    <message>
        <source>stop after so long with fewer samples; default: 15</source>
        <translation>nach so langer Zeit mit weniger Messwerten aufhören; Standard: 15</translation>
    </message>
    <message>
        <source>flush the L2 cache before every sample</source>
        <translation>den L2-Cache vor jedem Messwert leeren</translation>
    </message>
    <message>
        <source>the order of the launches is drawn from it; default: 1</source>
        <translation>daraus wird die Reihenfolge der Starts gezogen; Standard: 1</translation>
    </message>
    <message>
        <source>A and B are launched in turns, A B B A or B A A B, in one process that has loaded both, and are verified
before and after. The verdict is on the ratio of the kernels&apos; own times: FASTER, SLOWER, SAME (within 1 %),
or CANNOT TELL with its reasons. On the emulated GPU the counts of both are compared, exactly.
What one of them does not say of its launch is as the other says it, arguments by their names.

Exit status: 0 B is the same or faster; 1 B is slower, or a kernel failed; 4 cannot tell.</source>
        <translation>A und B werden abwechselnd gestartet, A B B A oder B A A B, in einem Prozess, der beide geladen hat, und davor
und danach geprüft. Das Urteil gilt dem Verhältnis der Zeiten der Kernel selbst: SCHNELLER, LANGSAMER, GLEICH (bis 1 %)
oder UNKLAR mit Gründen. Auf der emulierten GPU werden die Zählungen beider exakt verglichen.
Was einer von seinem Start nicht sagt, ist wie beim anderen, Argumente nach ihren Namen.

Exit-Status: 0 B ist gleich schnell oder schneller; 1 B ist langsamer, oder ein Kernel ist gescheitert; 4 unklar.</translation>
    </message>
    <message>
        <source>Say which of two builds is faster</source>
        <translation>Sagen, welcher von zwei Builds schneller ist</translation>
    </message>
    <message>
        <source>a CUDA source, a session, a report or compiled code</source>
        <translation>ein CUDA-Quelltext, eine Sitzung, ein Bericht oder kompilierter Code</translation>
    </message>
    <message>
        <source>what is judged against A; default: A, with options of its own</source>
        <translation>was gegen A beurteilt wird; Standard: A mit eigenen Optionen</translation>
    </message>
    <message>
        <source>judge the file A against itself, with its headers, at a revision of its git checkout</source>
        <translation>die Datei A mit ihren Headern gegen sich selbst in einer Revision ihres git-Checkouts beurteilen</translation>
    </message>
    <message>
        <source>A alone</source>
        <translation>nur A</translation>
    </message>
    <message>
        <source>B alone</source>
        <translation>nur B</translation>
    </message>
    <message>
        <source>warp instructions</source>
        <translation>Warp-Befehle</translation>
    </message>
    <message>
        <source>lane instructions</source>
        <translation>Lane-Befehle</translation>
    </message>
    <message>
        <source>global requests</source>
        <translation>globale Anforderungen</translation>
    </message>
    <message>
        <source>sectors of 32 bytes</source>
        <translation>Sektoren zu 32 Bytes</translation>
    </message>
    <message>
        <source>sectors if packed</source>
        <translation>Sektoren, falls gepackt</translation>
    </message>
    <message>
        <source>bank conflicts</source>
        <translation>Bankkonflikte</translation>
    </message>
    <message>
        <source>FEWER</source>
        <translation>WENIGER</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>GLEICH</translation>
    </message>
    <message>
        <source>MORE</source>
        <translation>MEHR</translation>
    </message>
    <message>
        <source>CANNOT TELL</source>
        <translation>UNKLAR</translation>
    </message>
    <message>
        <source>FASTER</source>
        <translation>SCHNELLER</translation>
    </message>
    <message>
        <source>SLOWER</source>
        <translation>LANGSAMER</translation>
    </message>
    <message>
        <source>%1, by counts of the emulated GPU, which has no time</source>
        <translation>%1, nach Zählungen der emulierten GPU, die keine Zeit hat</translation>
    </message>
    <message>
        <source>95 % interval %1 … %2</source>
        <translation>95-%-Intervall %1 … %2</translation>
    </message>
    <message>
        <source>the kernel and its launch</source>
        <translation>der Kernel und sein Start</translation>
    </message>
    <message>
        <source>median of A</source>
        <translation>Median von A</translation>
    </message>
    <message>
        <source>median of B</source>
        <translation>Median von B</translation>
    </message>
    <message>
        <source>window of A</source>
        <translation>Fenster von A</translation>
    </message>
    <message>
        <source>window of B</source>
        <translation>Fenster von B</translation>
    </message>
    <message>
        <source>B / A</source>
        <translation>B / A</translation>
    </message>
    <message>
        <source>%1 interval %2 … %3</source>
        <translation>%1-Intervall %2 … %3</translation>
    </message>
    <message>
        <source>%1 of each, interleaved in %2</source>
        <translation>%1 von jedem, verschränkt in %2</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 Messwert</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 Messwerte</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 Block</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 Blöcke</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>The outputs of A and B are not equal bit for bit.</source>
        <translation>Die Ausgaben von A und B sind nicht Bit für Bit gleich.</translation>
    </message>
    <message>
        <source>The program has no Tile IR: it has no kernel of CUDA Tile (__tile_global__).</source>
        <translation>Das Programm hat keine Tile IR: Es hat keinen Kernel in CUDA Tile (__tile_global__).</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>from the cache</source>
        <translation>aus dem Cache</translation>
    </message>
    <message>
        <source>And %1 kernels of the toolkit&apos;s headers; --format json lists them.</source>
        <translation>Und %1 Kernel aus den Headern des Toolkits; --format json listet sie auf.</translation>
    </message>
    <message>
        <source>The program compiles; its kernels are of CUDA Tile, whose Tile IR --tile-ir OUT writes.</source>
        <translation>Das Programm lässt sich kompilieren; seine Kernel sind in CUDA Tile, deren Tile IR --tile-ir OUT schreibt.</translation>
    </message>
    <message>
        <source>The program compiles and has no kernel; a template needs --name-expression to have an instance.</source>
        <translation>Das Programm lässt sich kompilieren und hat keinen Kernel; ein Template braucht --name-expression für eine Instanz.</translation>
    </message>
    <message>
        <source>The file has no PTX for %1.</source>
        <translation>Die Datei hat kein PTX für %1.</translation>
    </message>
    <message>
        <source>The file has no cubin for %1.</source>
        <translation>Die Datei hat kein Cubin für %1.</translation>
    </message>
    <message>
        <source>%1: made by an unknown compiler</source>
        <translation>%1: erstellt von unbekanntem Compiler</translation>
    </message>
    <message>
        <source>%1: made by %2</source>
        <translation>%1: erstellt von %2</translation>
    </message>
    <message>
        <source>Compiled code has no Tile IR; --tile-ir takes a source.</source>
        <translation>Kompilierter Code hat keine Tile IR; --tile-ir braucht einen Quelltext.</translation>
    </message>
    <message>
        <source>Compile, and show registers, spills and memory of every kernel</source>
        <translation>Kompilieren und Register, Auslagerungen und Speicher jedes Kernels zeigen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>write the PTX; for several --arch OUT.ptx becomes OUT.sm_90.ptx</source>
        <translation>das PTX schreiben; bei mehreren --arch wird OUT.ptx zu OUT.sm_90.ptx</translation>
    </message>
    <message>
        <source>write the cubin, likewise</source>
        <translation>das Cubin schreiben, ebenso</translation>
    </message>
    <message>
        <source>write the SASS, likewise: that of all kernels, as nvdisasm lists it</source>
        <translation>das SASS schreiben, ebenso: von allen Kerneln, wie nvdisasm es auflistet</translation>
    </message>
    <message>
        <source>write the Tile IR of CUDA Tile kernels, likewise: as text, or as bytecode to OUT.tilebc</source>
        <translation>die Tile IR von CUDA-Tile-Kerneln schreiben, ebenso: als Text oder als Bytecode nach OUT.tilebc</translation>
    </message>
    <message>
        <source>--arch, -D, -I, --option and --name-expression may come several times.
Sizes are bytes. Spills are stores / loads; max threads is that of __launch_bounds__.
Of compiled code the kernels of all its architectures are listed, or of those that --arch names.
PTX tells no figures and a cubin no spills (–).
%1</source>
        <translation>--arch, -D, -I, --option und --name-expression dürfen mehrfach vorkommen.
Größen sind Bytes. Auslagerungen sind Schreib- / Ladezugriffe; max. Threads ist der Wert von __launch_bounds__.
Von kompiliertem Code werden die Kernel aller Architekturen aufgelistet oder derer, die --arch nennt.
PTX nennt keine Zahlen und ein Cubin keine Auslagerungen (–).
%1</translation>
    </message>
    <message>
        <source>compiling</source>
        <translation>kompiliert</translation>
    </message>
    <message>
        <source>The session&apos;s device &apos;%1&apos; is no device; cuda:0, cuda:1… and emulated are.</source>
        <translation>Das Gerät &apos;%1&apos; der Sitzung ist kein Gerät; möglich sind cuda:0, cuda:1… und emulated.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>No device is chosen; --device takes one of %1.</source>
        <translation>Es ist kein Gerät gewählt; --device nimmt eines von %1.</translation>
    </message>
    <message>
        <source>There is no device &apos;%1&apos; on this target; there is %2.</source>
        <translation>Auf diesem Ziel gibt es kein Gerät &apos;%1&apos;; es gibt %2.</translation>
    </message>
    <message>
        <source>NVRTC %1 does not compile for %2; it knows %3.</source>
        <translation>NVRTC %1 kompiliert nicht für %2; es kennt %3.</translation>
    </message>
    <message>
        <source>compiling changes that may help:</source>
        <translation>kompiliert Änderungen, die helfen könnten:</translation>
    </message>
    <message>
        <source>running block</source>
        <translation>führt Block aus:</translation>
    </message>
    <message>
        <source>timing</source>
        <translation>misst</translation>
    </message>
    <message>
        <source>comparing</source>
        <translation>vergleicht</translation>
    </message>
    <message>
        <source>counting, launch</source>
        <translation>zählt, Start</translation>
    </message>
    <message>
        <source>Tile IR is cut off behind %1 MiB of text.</source>
        <translation>Die Tile IR ist nach %1 MiB Text abgeschnitten.</translation>
    </message>
    <message>
        <source>There is no machine code of this program.</source>
        <translation>Von diesem Programm gibt es keinen Maschinencode.</translation>
    </message>
    <message>
        <source>SASS is cut off behind %1 MiB of text.</source>
        <translation>Das SASS ist nach %1 MiB Text abgeschnitten.</translation>
    </message>
    <message>
        <source>The worker sent only a part of an output.</source>
        <translation>Der Worker hat nur einen Teil einer Ausgabe gesendet.</translation>
    </message>
    <message>
        <source>%1 is of a GPU&apos;s counts, and this is the emulated GPU: leave it out, or choose a GPU with --device cuda:0.</source>
        <translation>%1 gilt Zählern einer GPU, und dies ist die emulierte GPU: weglassen oder mit --device cuda:0 eine GPU wählen.</translation>
    </message>
    <message>
        <source>The kernel is run and verified once, and then launched as often as the GPU&apos;s counters need, each time on
fresh inputs, in a process of its own: counting changes times. It needs CUPTI of CUDA 12.6 or newer beside
the worker, and a driver that gives counters to this user. The emulated GPU counts what it can in the PTX.
By line, code that CUPTI adds to the kernel counts, and makes it some 10 to 50 times slower: --deadline may
have to be longer.</source>
        <translation>Der Kernel läuft einmal und wird geprüft, dann wird er so oft gestartet, wie die Zähler der GPU es brauchen,
jedes Mal mit frischen Eingaben, in einem eigenen Prozess: Zählen verändert Zeiten. Nötig sind CUPTI von CUDA 12.6
oder neuer beim Worker und ein Treiber, der diesem Benutzer Zähler gibt. Die emulierte GPU zählt im PTX, was sie kann.
Je Zeile zählt Code, den CUPTI in den Kernel einfügt und der ihn etwa 10- bis 50-mal so langsam macht: --deadline muss
vielleicht länger sein.</translation>
    </message>
    <message>
        <source>Count what one launch does in the GPU: bytes, instructions, stalls</source>
        <translation>Zählen, was ein Start in der GPU tut: Bytes, Befehle, Wartezustände</translation>
    </message>
    <message>
        <source>leave the inputs in L2 in place of flushing it before each launch</source>
        <translation>die Eingaben im L2 lassen, statt ihn vor jedem Start zu leeren</translation>
    </message>
    <message>
        <source>By line</source>
        <translation>Je Zeile</translation>
    </message>
    <message>
        <source>count each line of the source as well, in one more launch</source>
        <translation>auch jede Zeile des Quelltexts zählen, in einem weiteren Start</translation>
    </message>
    <message>
        <source>the same for each machine instruction, with its SASS</source>
        <translation>dasselbe für jeden Maschinenbefehl, mit seinem SASS</translation>
    </message>
    <message>
        <source>the same with the emulated GPU&apos;s counts beside it, differences marked</source>
        <translation>dasselbe mit den Zahlen der emulierten GPU daneben, Unterschiede markiert</translation>
    </message>
    <message>
        <source>write a row for each line, or with --by-instruction for each instruction</source>
        <translation>eine Zeile für jede Quelltextzeile schreiben, oder mit --by-instruction für jeden Befehl</translation>
    </message>
    <message>
        <source>id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>compute capability</source>
        <translation>Compute Capability</translation>
    </message>
    <message>
        <source>multiprocessors</source>
        <translation>Multiprozessoren</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>PCI bus</source>
        <translation>PCI-Bus</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>Treiber</translation>
    </message>
    <message>
        <source>CUDA %1</source>
        <translation>CUDA %1</translation>
    </message>
    <message>
        <source>List the devices, and what this machine lacks</source>
        <translation>Die Geräte auflisten, und was diesem Rechner fehlt</translation>
    </message>
    <message>
        <source>every attribute of every device, grouped (always part of the JSON)</source>
        <translation>jedes Attribut jedes Geräts, gruppiert (im JSON immer enthalten)</translation>
    </message>
    <message>
        <source>measure the memory&apos;s and arithmetic&apos;s rates, for some seconds, and keep them for timings</source>
        <translation>einige Sekunden lang die Raten von Speicher und Arithmetik messen und für Zeitmessungen behalten</translation>
    </message>
    <message>
        <source>error:</source>
        <translation>Fehler:</translation>
    </message>
    <message>
        <source>warning:</source>
        <translation>Warnung:</translation>
    </message>
    <message>
        <source>remark:</source>
        <translation>Anmerkung:</translation>
    </message>
    <message>
        <source>note:</source>
        <translation>Hinweis:</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>compiler</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>Try one: kerneldesk run --example saxpy. The sources are in %1.</source>
        <translation>Eines ausprobieren: kerneldesk run --example saxpy. Die Quelltexte liegen in %1.</translation>
    </message>
    <message>
        <source>List the shipped examples</source>
        <translation>Die mitgelieferten Beispiele auflisten</translation>
    </message>
    <message>
        <source>--against reads a revision with git, which was not found: looked for git in PATH.</source>
        <translation>--against liest eine Revision mit git, das nicht gefunden wurde: gesucht in PATH nach git.</translation>
    </message>
    <message>
        <source>git did not answer within %1 s.</source>
        <translation>git hat nicht innerhalb von %1 s geantwortet.</translation>
    </message>
    <message>
        <source>git could not be started: %1.</source>
        <translation>git konnte nicht gestartet werden: %1.</translation>
    </message>
    <message>
        <source>git knows no revision &apos;%1&apos; here.</source>
        <translation>git kennt hier keine Revision &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>The header %1 is a symbolic link of the revision that leads out of the checkout, and --against reads what the revision has.</source>
        <translation>Der Header %1 ist ein symbolischer Link der Revision, der aus dem Checkout hinausführt, und --against liest, was die Revision hat.</translation>
    </message>
    <message>
        <source>The header %1 is a symbolic link of the revision that leads in a circle.</source>
        <translation>Der Header %1 ist ein symbolischer Link der Revision, der im Kreis führt.</translation>
    </message>
    <message>
        <source>The header %1 is a symbolic link of the revision that leads to no file of it.</source>
        <translation>Der Header %1 ist ein symbolischer Link der Revision, der zu keiner Datei in ihr führt.</translation>
    </message>
    <message>
        <source>git took longer than %1 s to give the headers of the revision; --against is for sources with fewer.</source>
        <translation>git brauchte länger als %1 s für die Header der Revision; --against ist für Quelltexte mit weniger.</translation>
    </message>
    <message>
        <source>The header %1 of the revision cannot be read: it is too long, no text, or git does not give it.</source>
        <translation>Der Header %1 der Revision ist nicht lesbar: Er ist zu lang, kein Text, oder git liefert ihn nicht.</translation>
    </message>
    <message>
        <source>git does not list the files of revision %1: %2.</source>
        <translation>git listet die Dateien der Revision %1 nicht auf: %2.</translation>
    </message>
    <message>
        <source>there are too many</source>
        <translation>es sind zu viele</translation>
    </message>
    <message>
        <source>--against needs a source in a file of its own; %1 is none.</source>
        <translation>--against braucht eine Quelle in einer eigenen Datei; %1 ist keine.</translation>
    </message>
    <message>
        <source>%1 is in no git checkout that can be read: %2.</source>
        <translation>%1 liegt in keinem lesbaren git-Checkout: %2.</translation>
    </message>
    <message>
        <source>Revision %1 has no %2.</source>
        <translation>Revision %1 hat kein %2.</translation>
    </message>
    <message>
        <source>%1 is longer than %2 MiB in revision %3.</source>
        <translation>%1 ist in Revision %3 länger als %2 MiB.</translation>
    </message>
    <message>
        <source>git could not read %1 of revision %2: %3.</source>
        <translation>git konnte %1 der Revision %2 nicht lesen: %3.</translation>
    </message>
    <message>
        <source>%1 is no text file in revision %2: it holds zero bytes.</source>
        <translation>%1 ist in Revision %2 keine Textdatei: Sie enthält Nullbytes.</translation>
    </message>
    <message>
        <source>Show this help, or that of a command</source>
        <translation>Diese Hilfe zeigen oder die eines Befehls</translation>
    </message>
    <message>
        <source>the command; default: all of them</source>
        <translation>der Befehl; Standard: alle</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>usage: %1</source>
        <translation>Aufruf: %1</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>[OPTIONS]</source>
        <translation>[OPTIONEN]</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>das Programm</translation>
    </message>
    <message>
        <source>the program&apos;s source</source>
        <translation>der Quelltext des Programms</translation>
    </message>
    <message>
        <source>a source of the session</source>
        <translation>eine Quelle der Sitzung</translation>
    </message>
    <message>
        <source>the input of argument %1</source>
        <translation>die Eingabe von Argument %1</translation>
    </message>
    <message>
        <source>the reference of %1</source>
        <translation>die Referenz von %1</translation>
    </message>
    <message>
        <source>a header of the program</source>
        <translation>ein Header des Programms</translation>
    </message>
    <message>
        <source>%1: %2 is %3 and would be overwritten; name another file.</source>
        <translation>%1: %2 ist %3 und würde überschrieben; eine andere Datei nennen.</translation>
    </message>
    <message>
        <source>what %1 writes</source>
        <translation>was %1 schreibt</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>arch</source>
        <translation>Arch.</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>spills</source>
        <translation>Auslag.</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>shared</translation>
    </message>
    <message>
        <source>local</source>
        <translation>lokal</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>konstant</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>Barrieren</translation>
    </message>
    <message>
        <source>max threads</source>
        <translation>max. Threads</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>note: The launch is taken from line %1 of %2</source>
        <translation>Hinweis: Der Start stammt aus Zeile %1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; likely, but not told there: %2</source>
        <translation>%1; wahrscheinlich, aber dort nicht angegeben: %2</translation>
    </message>
    <message>
        <source>A launch needs one architecture; --arch names %1.</source>
        <translation>Ein Start braucht eine einzige Architektur; --arch nennt %1.</translation>
    </message>
    <message>
        <source>Compiled code: PTX, a cubin, a fatbin, a program, library, object file or archive with device code,
or a folder of Triton&apos;s cache. It is known by its content, not by its name.</source>
        <translation>Kompilierter Code: PTX, ein Cubin, ein Fatbin, ein Programm, eine Bibliothek, Objektdatei oder ein Archiv mit Device-Code
oder ein Ordner aus Tritons Cache. Er wird am Inhalt erkannt, nicht am Namen.</translation>
    </message>
    <message>
        <source>active lanes</source>
        <translation>aktive Lanes</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>Sektoren</translation>
    </message>
    <message>
        <source>sector use</source>
        <translation>Sektornutzung</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>in PTX</source>
        <translation>in PTX</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>at</source>
        <translation>bei</translation>
    </message>
    <message>
        <source>instruction</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>By instruction</source>
        <translation>Je Befehl</translation>
    </message>
    <message>
        <source>%1 cannot be launched without %2.
Values to start from: %3
%4 launches one kernel with what it is given; it does not execute main().</source>
        <translation>%1 kann ohne %2 nicht gestartet werden.
Werte für den Anfang: %3
%4 startet einen Kernel mit dem, was angegeben ist; main() wird nicht ausgeführt.</translation>
    </message>
    <message>
        <source>Numbers (over those of a compiled kernel)</source>
        <translation>Zahlen (statt derer eines kompilierten Kernels)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an architecture such as sm_90.</source>
        <translation>&apos;%1&apos; ist keine Architektur wie sm_90.</translation>
    </message>
    <message>
        <source>The calculator takes one --arch.</source>
        <translation>Der Rechner nimmt nur ein --arch.</translation>
    </message>
    <message>
        <source>PTX does not tell the registers of %1; give them with --registers.</source>
        <translation>PTX nennt die Register von %1 nicht; mit --registers angeben.</translation>
    </message>
    <message>
        <source>%1 needs a program: name FILE or --example.</source>
        <translation>%1 braucht ein Programm: FILE oder --example nennen.</translation>
    </message>
    <message>
        <source>--batch answers as CSV; --format json does not go with it.</source>
        <translation>--batch antwortet als CSV; --format json passt nicht dazu.</translation>
    </message>
    <message>
        <source>%1 does not go with --batch.</source>
        <translation>%1 passt nicht zu --batch.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a table.</source>
        <translation>%1 ist ein Ordner, keine Tabelle.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>%1 lässt sich nicht öffnen: %2.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>Compiled by %1.</source>
        <translation>Kompiliert von %1.</translation>
    </message>
    <message>
        <source>of a block; default: the session&apos;s launch, else 256</source>
        <translation>eines Blocks; Standard: der Start der Sitzung, sonst 256</translation>
    </message>
    <message>
        <source>of a thread; default: 32</source>
        <translation>eines Threads; Standard: 32</translation>
    </message>
    <message>
        <source>of a block; default: 0</source>
        <translation>eines Blocks; Standard: 0</translation>
    </message>
    <message>
        <source>of a block; default: the session&apos;s launch, else 0</source>
        <translation>eines Blocks; Standard: der Start der Sitzung, sonst 0</translation>
    </message>
    <message>
        <source>of the largest shared memory; default: the driver&apos;s choice</source>
        <translation>des größten Shared Memory; Standard: die Wahl des Treibers</translation>
    </message>
    <message>
        <source>blocks of a cluster; default: 1</source>
        <translation>Blöcke eines Clusters; Standard: 1</translation>
    </message>
    <message>
        <source>Calculate the occupancy of a compiled kernel, or of numbers</source>
        <translation>Die Occupancy eines kompilierten Kernels oder aus Zahlen berechnen</translation>
    </message>
    <message>
        <source>occupancy over threads, registers and dynamic shared memory</source>
        <translation>Occupancy über Threads, Registern und dynamischem Shared Memory</translation>
    </message>
    <message>
        <source>answer every row of a table (- is standard input), as CSV on standard output</source>
        <translation>jede Zeile einer Tabelle (- ist die Standardeingabe) als CSV auf der Standardausgabe beantworten</translation>
    </message>
    <message>
        <source>Without FILE it is a calculator for sm_90, or for --arch sm_50 to sm_121; it needs no GPU and no compiler.
What is not given is taken from the launch in the source&apos;s host code, where it has one.
A batch has the columns arch,threads,registers,static_shared,dynamic_shared,carveout,barriers (carveout
may be empty; cluster may follow); blocks_per_sm,occupancy,limited_by are appended to its rows.

  kerneldesk occupancy --arch sm_90 --threads 256 --registers 40
  kerneldesk occupancy --example sgemm --curves</source>
        <translation>Ohne FILE ist es ein Rechner für sm_90 oder für --arch sm_50 bis sm_121; er braucht weder GPU noch Compiler.
Was nicht angegeben ist, stammt aus dem Start im Host-Code des Quelltexts, wo er einen hat.
Ein Stapel hat die Spalten arch,threads,registers,static_shared,dynamic_shared,carveout,barriers (carveout
darf leer sein; cluster darf folgen); an seine Zeilen werden blocks_per_sm,occupancy,limited_by angehängt.

  kerneldesk occupancy --arch sm_90 --threads 256 --registers 40
  kerneldesk occupancy --example sgemm --curves</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 Thread</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 Threads</translation>
    </message>
    <message>
        <source>1 register</source>
        <translation>1 Register</translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation>%1 Register</translation>
    </message>
    <message>
        <source>%1 static and %2 dynamic shared memory</source>
        <translation>%1 statischer und %2 dynamischer Shared Memory</translation>
    </message>
    <message>
        <source>1 barrier</source>
        <translation>1 Barriere</translation>
    </message>
    <message>
        <source>%1 barriers</source>
        <translation>%1 Barrieren</translation>
    </message>
    <message>
        <source>clusters of %1</source>
        <translation>Cluster mit %1</translation>
    </message>
    <message>
        <source>carve-out %1 %</source>
        <translation>Carve-out %1 %</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>virtual</source>
        <translation>virtuell</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>blocks allowed by</source>
        <translation>Blöcke laut</translation>
    </message>
    <message>
        <source>1 register a thread</source>
        <translation>1 Register je Thread</translation>
    </message>
    <message>
        <source>at most %1 registers a thread</source>
        <translation>höchstens %1 Register je Thread</translation>
    </message>
    <message>
        <source>%1 a block</source>
        <translation>%1 je Block</translation>
    </message>
    <message>
        <source>at most %1 shared memory a block</source>
        <translation>höchstens %1 Shared Memory je Block</translation>
    </message>
    <message>
        <source>a carve-out of %1 % or more</source>
        <translation>ein Carve-out von mindestens %1 %</translation>
    </message>
    <message>
        <source>at most %1 barriers</source>
        <translation>höchstens %1 Barrieren</translation>
    </message>
    <message>
        <source>clusters of at most %1</source>
        <translation>Cluster mit höchstens %1</translation>
    </message>
    <message>
        <source>to raise it</source>
        <translation>zum Erhöhen</translation>
    </message>
    <message>
        <source>best block size</source>
        <translation>beste Blockgröße</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>Occupancy</translation>
    </message>
    <message>
        <source>on a multiprocessor</source>
        <translation>auf einem Multiprozessor</translation>
    </message>
    <message>
        <source>%1, %2 of %3 warps</source>
        <translation>%1, %2 von %3 Warps</translation>
    </message>
    <message>
        <source>limited by</source>
        <translation>begrenzt durch</translation>
    </message>
    <message>
        <source>impossible: %1</source>
        <translation>unmöglich: %1</translation>
    </message>
    <message>
        <source>threads a block</source>
        <translation>Threads je Block</translation>
    </message>
    <message>
        <source>registers a thread</source>
        <translation>Register je Thread</translation>
    </message>
    <message>
        <source>dynamic shared bytes</source>
        <translation>dynamische Shared-Bytes</translation>
    </message>
    <message>
        <source>Compiling</source>
        <translation>Kompilieren</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>its value is empty.</source>
        <translation>sein Wert ist leer.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not of the form NAME=VALUE.</source>
        <translation>&apos;%1&apos; hat nicht die Form NAME=VALUE.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is none of: %2.</source>
        <translation>&apos;%1&apos; ist keines von: %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number from %2 to %3.</source>
        <translation>&apos;%1&apos; ist keine ganze Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number of 0 or more.</source>
        <translation>&apos;%1&apos; ist keine Zahl ab 0.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number above 0 and up to %2.</source>
        <translation>&apos;%1&apos; ist keine Zahl über 0 und bis %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither 0 nor a share from 0.001% to 50%.</source>
        <translation>&apos;%1&apos; ist weder 0 noch ein Anteil von 0.001% bis 50%.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no device; cuda:0, cuda:1… and emulated are.</source>
        <translation>&apos;%1&apos; ist kein Gerät; möglich sind cuda:0, cuda:1… und emulated.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no macro; write NAME, NAME=VALUE or NAME(A,B)=VALUE.</source>
        <translation>&apos;%1&apos; ist kein Makro; NAME, NAME=VALUE oder NAME(A,B)=VALUE schreiben.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no folder.</source>
        <translation>&apos;%1&apos; ist kein Ordner.</translation>
    </message>
    <message>
        <source>there is no folder &apos;%1&apos;.</source>
        <translation>es gibt keinen Ordner &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>text for people (the default), json for programs</source>
        <translation>text für Menschen (Standard), json für Programme</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>cuda:0, cuda:1… or emulated; default: the first CUDA device, else emulated</source>
        <translation>cuda:0, cuda:1… oder emulated; Standard: das erste CUDA-Gerät, sonst emulated</translation>
    </message>
    <message>
        <source>a worker elsewhere, by its name in your settings</source>
        <translation>ein Worker anderswo, nach seinem Namen in den Einstellungen</translation>
    </message>
    <message>
        <source>a worker elsewhere, by the command that starts it</source>
        <translation>ein Worker anderswo, nach dem Befehl, der ihn startet</translation>
    </message>
    <message>
        <source>a CUDA source, a session NAME.kdesk, a report NAME.html or .json, or compiled code</source>
        <translation>ein CUDA-Quelltext, eine Sitzung NAME.kdesk, ein Bericht NAME.html oder .json oder kompilierter Code</translation>
    </message>
    <message>
        <source>a shipped example instead of FILE</source>
        <translation>ein mitgeliefertes Beispiel statt FILE</translation>
    </message>
    <message>
        <source>architecture; default: that of the device, else sm_90</source>
        <translation>Architektur; Standard: die des Geräts, sonst sm_90</translation>
    </message>
    <message>
        <source>look for headers here, too</source>
        <translation>auch hier nach Headern suchen</translation>
    </message>
    <message>
        <source>language standard</source>
        <translation>Sprachstandard</translation>
    </message>
    <message>
        <source>who compiles; auto: NVRTC, and nvcc where that refuses host code</source>
        <translation>wer kompiliert; auto: NVRTC, und nvcc, wo dieser Host-Code ablehnt</translation>
    </message>
    <message>
        <source>compile_commands.json, or its folder; default: the one around FILE</source>
        <translation>compile_commands.json oder deren Ordner; Standard: die um FILE</translation>
    </message>
    <message>
        <source>compiler option: --option=-use_fast_math</source>
        <translation>Compileroption: --option=-use_fast_math</translation>
    </message>
    <message>
        <source>emit a template instance: &quot;k&lt;float, 4&gt;&quot;</source>
        <translation>eine Template-Instanz erzeugen: &quot;k&lt;float, 4&gt;&quot;</translation>
    </message>
    <message>
        <source>a launch that the session has a name for</source>
        <translation>ein Start, für den die Sitzung einen Namen hat</translation>
    </message>
    <message>
        <source>default: the session&apos;s kernel, or the only one</source>
        <translation>Standard: der Kernel der Sitzung oder der einzige</translation>
    </message>
    <message>
        <source>blocks, as expressions: ceil_div(n, block.x)</source>
        <translation>Blöcke, als Ausdrücke: ceil_div(n, block.x)</translation>
    </message>
    <message>
        <source>threads of a block, likewise</source>
        <translation>Threads eines Blocks, ebenso</translation>
    </message>
    <message>
        <source>dynamic shared memory of a block, an expression</source>
        <translation>dynamischer Shared Memory eines Blocks, ein Ausdruck</translation>
    </message>
    <message>
        <source>an argument: n=1&lt;&lt;20, &quot;x=random(seed=1)[n]&quot;</source>
        <translation>ein Argument: n=1&lt;&lt;20, &quot;x=random(seed=1)[n]&quot;</translation>
    </message>
    <message>
        <source>a name for use in expressions</source>
        <translation>ein Name zur Verwendung in Ausdrücken</translation>
    </message>
    <message>
        <source>blocks of a cluster (sm_90 and later)</source>
        <translation>Blöcke eines Clusters (ab sm_90)</translation>
    </message>
    <message>
        <source>shared memory, of the most that an SM can have; default: the driver decides</source>
        <translation>Shared Memory, als Anteil dessen, was ein SM höchstens haben kann; Standard: der Treiber entscheidet</translation>
    </message>
    <message>
        <source>all blocks are resident at once, for grid-wide barriers</source>
        <translation>alle Blöcke sind gleichzeitig resident, für Barrieren über das ganze Grid</translation>
    </message>
    <message>
        <source>end the kernel after so long; default: 10</source>
        <translation>den Kernel nach so langer Zeit beenden; Standard: 10</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>what an output must equal: kernel:NAME, expr:…, file:x.npy</source>
        <translation>wem eine Ausgabe gleichen muss: kernel:NAME, expr:…, file:x.npy</translation>
    </message>
    <message>
        <source>relative tolerance; default: 1e-05</source>
        <translation>relative Toleranz; Standard: 1e-05</translation>
    </message>
    <message>
        <source>absolute tolerance; default: 1e-08</source>
        <translation>absolute Toleranz; Standard: 1e-08</translation>
    </message>
    <message>
        <source>count instructions and memory accesses (emulated GPU)</source>
        <translation>Befehle und Speicherzugriffe zählen (emulierte GPU)</translation>
    </message>
    <message>
        <source>launches before the first sample; default: 10</source>
        <translation>Starts vor dem ersten Messwert; Standard: 10</translation>
    </message>
    <message>
        <source>end when half the 95 % interval is so much of the median; default: 0.5%; 0: --samples</source>
        <translation>enden, wenn das halbe 95-%-Intervall so viel vom Median ist; Standard: 0.5%; 0: --samples</translation>
    </message>
    <message>
        <source>timed launches: with --until at most so many, default 1000; without it exactly</source>
        <translation>gemessene Starts: mit --until höchstens so viele, Standard 1000; ohne genau so viele</translation>
    </message>
    <message>
        <source>launches before --until may end them; default: 20</source>
        <translation>Starts, bevor --until sie beenden darf; Standard: 20</translation>
    </message>
    <message>
        <source>leave the caches as they are (the default)</source>
        <translation>die Caches lassen, wie sie sind (Standard)</translation>
    </message>
    <message>
        <source>leave out samples taken while the device held its clocks down</source>
        <translation>Messwerte auslassen, während derer das Gerät seine Takte drosselte</translation>
    </message>
    <message>
        <source>bytes that one launch moves, for the bandwidth: &quot;12 * n&quot;</source>
        <translation>Bytes, die ein Start bewegt, für die Bandbreite: &quot;12 * n&quot;</translation>
    </message>
    <message>
        <source>operations of one launch, for the rate: &quot;2 * n&quot;</source>
        <translation>Operationen eines Starts, für die Rate: &quot;2 * n&quot;</translation>
    </message>
    <message>
        <source>--out: %1 has no output &apos;%2&apos;, nor any other.</source>
        <translation>--out: %1 hat keine Ausgabe &apos;%2&apos; und auch keine andere.</translation>
    </message>
    <message>
        <source>--out: %1 has no output &apos;%2&apos;; its outputs are: %3.</source>
        <translation>--out: %1 hat keine Ausgabe &apos;%2&apos;; Ausgaben sind: %3.</translation>
    </message>
    <message>
        <source>&apos;-&apos; does not stand for standard output here; name a file.</source>
        <translation>&apos;-&apos; steht hier nicht für die Standardausgabe; eine Datei nennen.</translation>
    </message>
    <message>
        <source>%1 cannot be written: there is no folder %2.</source>
        <translation>%1 kann nicht geschrieben werden: Es gibt keinen Ordner %2.</translation>
    </message>
    <message>
        <source>%1 cannot be written: it is a folder.</source>
        <translation>%1 kann nicht geschrieben werden: Es ist ein Ordner.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the folder is write-protected.</source>
        <translation>%1 kann nicht geschrieben werden: Der Ordner ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>%1 has no option &apos;%2&apos;.</source>
        <translation>%1 hat keine Option &apos;%2&apos;.</translation>
    </message>
    <message>
        <source>There is one word too many: &apos;%1&apos;.</source>
        <translation>Ein Wort ist zu viel: &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; stands where a command is expected: %2.</source>
        <translation>&apos;%1&apos; steht, wo ein Befehl erwartet wird: %2.</translation>
    </message>
    <message>
        <source>There is no command &apos;%1&apos;; there are: %2.</source>
        <translation>Es gibt keinen Befehl &apos;%1&apos;; es gibt: %2.</translation>
    </message>
    <message>
        <source>%1 and %2 do not go together.</source>
        <translation>%1 und %2 passen nicht zusammen.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 braucht einen Wert.</translation>
    </message>
    <message>
        <source>--%1 takes no value.</source>
        <translation>--%1 nimmt keinen Wert.</translation>
    </message>
    <message>
        <source>The kernels that measure peaks do not compile.</source>
        <translation>Die Kernel zum Messen der Spitzenwerte lassen sich nicht kompilieren.</translation>
    </message>
    <message>
        <source>No peak of %1 could be measured.</source>
        <translation>Von %1 ließ sich kein Spitzenwert messen.</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>best of %1 samples</source>
        <translation>Bestwert aus %1 Messwerten</translation>
    </message>
    <message>
        <source>Peaks of %1, measured on %2 under driver %3:</source>
        <translation>Spitzenwerte von %1, gemessen am %2 unter Treiber %3:</translation>
    </message>
    <message>
        <source>%1 bytes of device memory</source>
        <translation>%1 Byte Gerätespeicher</translation>
    </message>
    <message>
        <source>%1 bytes asked of L2</source>
        <translation>%1 Byte von L2 verlangt</translation>
    </message>
    <message>
        <source>%1 floating-point operations</source>
        <translation>%1 Gleitkommaoperationen</translation>
    </message>
    <message>
        <source>%1 operations a byte</source>
        <translation>%1 Operationen je Byte</translation>
    </message>
    <message>
        <source>Work as declared: %1.</source>
        <translation>Arbeit wie angegeben: %1.</translation>
    </message>
    <message>
        <source>Work as the emulated GPU counted it: %1.</source>
        <translation>Arbeit, wie die emulierte GPU sie zählte: %1.</translation>
    </message>
    <message>
        <source>Work by the GPU&apos;s counters: %1.</source>
        <translation>Arbeit nach den Zählern der GPU: %1.</translation>
    </message>
    <message>
        <source>&apos;-&apos; does not stand for standard input here; name a file.</source>
        <translation>&apos;-&apos; steht hier nicht für die Standardeingabe; eine Datei nennen.</translation>
    </message>
    <message>
        <source>Name a CUDA source or a session, or a shipped one with --example.</source>
        <translation>Einen CUDA-Quelltext oder eine Sitzung nennen oder mit --example ein mitgeliefertes Beispiel.</translation>
    </message>
    <message>
        <source>%1 holds compiled code: -D, -I, --std, --option, --name-expression, --compiler and --project do not go with it.</source>
        <translation>%1 enthält kompilierten Code: -D, -I, --std, --option, --name-expression, --compiler und --project passen nicht dazu.</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message>
        <source>No compile command of %1 fits %2.</source>
        <translation>Kein Kompilierbefehl von %1 passt zu %2.</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>--define-value gives a name a value</source>
        <translation>--define-value gibt einem Namen einen Wert</translation>
    </message>
    <message>
        <source>--arg %1=VALUE gives it one</source>
        <translation>--arg %1=VALUE gibt ihm einen</translation>
    </message>
    <message>
        <source>--grid gives it</source>
        <translation>--grid gibt es an</translation>
    </message>
    <message>
        <source>--block gives it</source>
        <translation>--block gibt ihn an</translation>
    </message>
    <message>
        <source>--grid and --block give them</source>
        <translation>--grid und --block geben sie an</translation>
    </message>
    <message>
        <source>--kernel chooses one</source>
        <translation>--kernel wählt einen</translation>
    </message>
    <message>
        <source>--name-expression names one</source>
        <translation>--name-expression nennt eine</translation>
    </message>
    <message>
        <source>Timing needs a launch: give --grid and --block, or a session that has them.</source>
        <translation>Eine Zeitmessung braucht einen Start: --grid und --block angeben oder eine Sitzung, die sie hat.</translation>
    </message>
    <message>
        <source>The program is not compiled for the device&apos;s %1, so it cannot be run.</source>
        <translation>Das Programm ist nicht für %1 des Geräts kompiliert und kann daher nicht laufen.</translation>
    </message>
    <message>
        <source>There is no device to run %1 on; the report holds what the compiler tells.</source>
        <translation>Es gibt kein Gerät, auf dem %1 laufen könnte; der Bericht enthält, was der Compiler sagt.</translation>
    </message>
    <message>
        <source>The report holds no run.</source>
        <translation>Der Bericht enthält keinen Lauf.</translation>
    </message>
    <message>
        <source>The report is incomplete: nothing is known of %1. %2</source>
        <translation>Der Bericht ist unvollständig: Von %1 ist nichts bekannt. %2</translation>
    </message>
    <message>
        <source>occupancy %1</source>
        <translation>Occupancy %1</translation>
    </message>
    <message>
        <source>1 architecture</source>
        <translation>1 Architektur</translation>
    </message>
    <message>
        <source>%1 architectures</source>
        <translation>%1 Architekturen</translation>
    </message>
    <message>
        <source>instructions modelled</source>
        <translation>Befehle modelliert</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>Median %1</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <translation>%1 auf %2: %3</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Geschrieben nach %1</translation>
    </message>
    <message>
        <source>a change that would raise occupancy</source>
        <translation>eine Änderung, die die Occupancy erhöhen würde</translation>
    </message>
    <message>
        <source>The file has PTX alone of %1, which does not tell its registers: there is nothing to report.</source>
        <translation>Die Datei hat von %1 nur PTX, das seine Register nicht nennt: Es gibt nichts zu berichten.</translation>
    </message>
    <message>
        <source>Name the report&apos;s file: -o OUT.html, OUT.pdf, OUT.json, OUT.csv, OUT.md, OUT.svg or OUT.png.</source>
        <translation>Die Datei des Berichts nennen: -o OUT.html, OUT.pdf, OUT.json, OUT.csv, OUT.md, OUT.svg oder OUT.png.</translation>
    </message>
    <message>
        <source>--chart is for pictures: -o OUT.svg or OUT.png.</source>
        <translation>--chart ist für Bilder: -o OUT.svg oder OUT.png.</translation>
    </message>
    <message>
        <source>Write the occupancy report of a kernel over all architectures</source>
        <translation>Den Occupancy-Bericht eines Kernels über alle Architekturen schreiben</translation>
    </message>
    <message>
        <source>OUT.html, .pdf, .json, .csv or .md; .svg or .png: its charts</source>
        <translation>OUT.html, .pdf, .json, .csv oder .md; .svg oder .png: dessen Diagramme</translation>
    </message>
    <message>
        <source>threads, registers, shared or time: that chart alone in an .svg or .png</source>
        <translation>threads, registers, shared oder time: nur dieses Diagramm in einem .svg oder .png</translation>
    </message>
    <message>
        <source>what changed between two reports, as Markdown; status 1 where something got worse</source>
        <translation>was sich zwischen zwei Berichten geändert hat, als Markdown; Status 1, wo etwas schlechter wurde</translation>
    </message>
    <message>
        <source>with timing (as do the options under Timing)</source>
        <translation>mit Zeitmessung (wie auch die Optionen unter Zeitmessung)</translation>
    </message>
    <message>
        <source>The kernel is compiled for every architecture that NVRTC supports; --arch chooses the one on the first page,
whose compiler, NVRTC or nvcc, judges all others as well.
What would raise its occupancy there, launch bounds, --maxrregcount and smaller unrolls, is compiled too: the
report says what came of each.
Where there is a device and a launch (from a session, or --grid and --block) it is run and verified.
Kernel and block that are not given are taken from the launch in the source&apos;s host code, where it has one; with
--device or --time that launch is run, too.
Of compiled code the report has the architectures that the file has code for.
FILE may be a report: alone it is written as another format, with options its program is compiled and run anew.

--compare calls worse: less occupancy or more spilled bytes on an architecture, a program that no longer compiles, a
result that is no longer verified, a time whose 95 % interval lies above that of before; up to 1 % is the same.

  kerneldesk report --example sgemm -o sgemm.html
  kerneldesk report --compare before.html after.html</source>
        <translation>Der Kernel wird für jede Architektur kompiliert, die NVRTC unterstützt; --arch wählt die auf der ersten Seite,
deren Compiler, NVRTC oder nvcc, auch alle anderen beurteilt.
Was seine Occupancy dort erhöhen würde, Launch Bounds, --maxrregcount und weniger Abrollen, wird auch kompiliert: Der
Bericht sagt, was aus jedem wurde.
Wo es ein Gerät und einen Start gibt (aus einer Sitzung oder aus --grid und --block), läuft er und wird geprüft.
Nicht angegebene Kernel und Blöcke stammen aus dem Start im Host-Code des Quelltexts, wo er einen hat; mit
--device oder --time läuft auch dieser Start.
Von kompiliertem Code hat der Bericht die Architekturen, für die die Datei Code hat.
FILE darf ein Bericht sein: allein wird er in einem anderen Format geschrieben, mit Optionen wird sein Programm neu kompiliert und ausgeführt.

--compare nennt schlechter: weniger Occupancy oder mehr ausgelagerte Bytes auf einer Architektur, ein Programm, das nicht mehr kompiliert, ein
Ergebnis, das nicht mehr geprüft ist, eine Zeit, deren 95-%-Intervall über dem vorigen liegt; bis 1 % gilt als gleich.

  kerneldesk report --example sgemm -o sgemm.html
  kerneldesk report --compare before.html after.html</translation>
    </message>
    <message>
        <source>-o: &apos;%1&apos; must end in .md: a comparison is written as Markdown.</source>
        <translation>-o: &apos;%1&apos; muss auf .md enden: Ein Vergleich wird als Markdown geschrieben.</translation>
    </message>
    <message>
        <source>-o: &apos;%1&apos; must end in .html, .pdf, .json, .csv or .md, or in .svg or .png for the charts.</source>
        <translation>-o: &apos;%1&apos; muss auf .html, .pdf, .json, .csv oder .md enden oder für die Diagramme auf .svg oder .png.</translation>
    </message>
    <message>
        <source>-o: %1 is the report that is read and would be overwritten; name another file.</source>
        <translation>-o: %1 ist der gelesene Bericht und würde überschrieben; eine andere Datei nennen.</translation>
    </message>
    <message>
        <source>--counters counts on the emulated GPU alone, not on %1: add --device emulated.</source>
        <translation>--counters zählt nur auf der emulierten GPU, nicht auf %1: --device emulated hinzufügen.</translation>
    </message>
    <message>
        <source>Compile, fill the buffers, launch once and verify</source>
        <translation>Kompilieren, die Puffer füllen, einmal starten und prüfen</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>nan</source>
        <translation>nan</translation>
    </message>
    <message>
        <source>inf</source>
        <translation>inf</translation>
    </message>
    <message>
        <source>sha256</source>
        <translation>sha256</translation>
    </message>
    <message>
        <source>mismatches</source>
        <translation>Abweichungen</translation>
    </message>
    <message>
        <source>max abs</source>
        <translation>max. abs.</translation>
    </message>
    <message>
        <source>max rel</source>
        <translation>max. rel.</translation>
    </message>
    <message>
        <source>first at [%1]: %2 where %3 is expected</source>
        <translation>zuerst bei [%1]: %2, wo %3 erwartet wird</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ok</translation>
    </message>
    <message>
        <source>DIFFERS</source>
        <translation>WEICHT AB</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>Thread %1</translation>
    </message>
    <message>
        <source>address %1</source>
        <translation>Adresse %1</translation>
    </message>
    <message>
        <source>modelled at PTX level</source>
        <translation>modelliert auf PTX-Ebene</translation>
    </message>
    <message>
        <source>Doubtful: %1</source>
        <translation>Zweifelhaft: %1</translation>
    </message>
    <message>
        <source>printed by the kernel</source>
        <translation>vom Kernel ausgegeben</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 on %2 (%3): %4</source>
        <translation>%1 auf %2 (%3): %4</translation>
    </message>
    <message>
        <source>emulated in %1</source>
        <translation>emuliert in %1</translation>
    </message>
    <message>
        <source>%1 of their lanes active</source>
        <translation>%1 ihrer Lanes aktiv</translation>
    </message>
    <message>
        <source>of 32 bytes; packed they would be %1</source>
        <translation>zu 32 Bytes; gepackt wären es %1</translation>
    </message>
    <message>
        <source>modelled at PTX level: the emulated GPU counts instructions, it has no times</source>
        <translation>modelliert auf PTX-Ebene: Die emulierte GPU zählt Befehle, sie hat keine Zeiten</translation>
    </message>
    <message>
        <source>The kernel&apos;s own time, by CUPTI&apos;s records, in steps of %1.</source>
        <translation>Die Zeit des Kernels selbst, aus CUPTIs Aufzeichnungen, in Schritten von %1.</translation>
    </message>
    <message>
        <source>The kernel&apos;s own time: windows less what their launch costs, right to within %1.</source>
        <translation>Die Zeit des Kernels selbst: Fenster abzüglich der Kosten ihres Starts, genau auf %1.</translation>
    </message>
    <message>
        <source>Windows of the kernel with its launch, about %1 longer than the kernel&apos;s own time.</source>
        <translation>Fenster des Kernels mit seinem Start, etwa %1 länger als die Zeit des Kernels selbst.</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>standard deviation %1</source>
        <translation>Standardabweichung %1</translation>
    </message>
    <message>
        <source>5th percentile %1</source>
        <translation>5. Perzentil %1</translation>
    </message>
    <message>
        <source>95th percentile %1</source>
        <translation>95. Perzentil %1</translation>
    </message>
    <message>
        <source>window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>the kernel and its launch, 95 % interval %1 … %2</source>
        <translation>der Kernel und sein Start, 95-%-Intervall %1 … %2</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>flop rate</source>
        <translation>FLOP-Rate</translation>
    </message>
    <message>
        <source>There is no preset &apos;%1&apos;: the session has none.</source>
        <translation>Es gibt keine Voreinstellung &apos;%1&apos;: Die Sitzung hat keine.</translation>
    </message>
    <message>
        <source>There is no preset &apos;%1&apos;; the session has %2.</source>
        <translation>Es gibt keine Voreinstellung &apos;%1&apos;; die Sitzung hat %2.</translation>
    </message>
    <message>
        <source>It ended early, since the last %1 points were no better.</source>
        <translation>Vorzeitig beendet, da die letzten %1 Punkte nicht besser waren.</translation>
    </message>
    <message>
        <source>It ended early, since a point reached %1 % of the roof.</source>
        <translation>Vorzeitig beendet, da ein Punkt %1 % des Dachs erreicht hat.</translation>
    </message>
    <message>
        <source>The emulated GPU has no times: --figure instructions or bytes are what it counts.</source>
        <translation>Die emulierte GPU hat keine Zeiten: --figure instructions oder bytes ist, was sie zählt.</translation>
    </message>
    <message>
        <source>%1 is timed and counts nothing: leave --figure out, or add --device emulated.</source>
        <translation>%1 misst Zeiten und zählt nichts: --figure weglassen oder --device emulated hinzufügen.</translation>
    </message>
    <message>
        <source>The emulated GPU has no roof: leave --until-roof out.</source>
        <translation>Die emulierte GPU hat kein Dach: --until-roof weglassen.</translation>
    </message>
    <message>
        <source>--until-roof needs --bytes or --flops, which say what one launch moves or computes.</source>
        <translation>--until-roof braucht --bytes oder --flops, die sagen, was ein Start bewegt oder rechnet.</translation>
    </message>
    <message>
        <source>%1 does not tell the clocks and widths that its roof is made of.</source>
        <translation>%1 nennt die Takte und Breiten nicht, aus denen sein Dach entsteht.</translation>
    </message>
    <message>
        <source>The program as it stands does not compile, so that nothing is compared with it.</source>
        <translation>Das Programm in jetziger Form lässt sich nicht kompilieren, daher wird nichts damit verglichen.</translation>
    </message>
    <message>
        <source>note: Neither %1 nor a header of its own uses the macro %2, whose values make the same code: is it misspelt?
</source>
        <translation>Hinweis: Weder %1 noch ein eigener Header davon benutzt das Makro %2, dessen Werte denselben Code ergeben: Ist es falsch geschrieben?
</translation>
    </message>
    <message>
        <source>note: Without --reference nobody sees whether a point computes the right thing.
</source>
        <translation>Hinweis: Ohne --reference sieht niemand, ob ein Punkt das Richtige rechnet.
</translation>
    </message>
    <message>
        <source>The sweep ended early; its results are in %1: the same words with --resume go on.</source>
        <translation>Der Sweep endete vorzeitig; seine Ergebnisse sind in %1: Dieselben Worte mit --resume setzen ihn fort.</translation>
    </message>
    <message>
        <source>The sweep ended early; these are its results. With --journal FILE it can go on.</source>
        <translation>Der Sweep endete vorzeitig; dies sind seine Ergebnisse. Mit --journal FILE kann er weitergehen.</translation>
    </message>
    <message>
        <source>There is no verdict. %1</source>
        <translation>Es gibt kein Urteil. %1</translation>
    </message>
    <message>
        <source>A sweep needs an axis: --axis block=64,128,256, or --t1 FILE.</source>
        <translation>Ein Sweep braucht eine Achse: --axis block=64,128,256 oder --t1 FILE.</translation>
    </message>
    <message>
        <source>A sweep compiles its points, and %1 holds compiled code.</source>
        <translation>Ein Sweep kompiliert seine Punkte, und %1 enthält kompilierten Code.</translation>
    </message>
    <message>
        <source>the T1 file</source>
        <translation>die T1-Datei</translation>
    </message>
    <message>
        <source>--resume goes on with a journal: name it with --journal FILE.</source>
        <translation>--resume setzt ein Journal fort: mit --journal FILE nennen.</translation>
    </message>
    <message>
        <source>what --read shows</source>
        <translation>was --read zeigt</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Sweep</translation>
    </message>
    <message>
        <source>what is varied: block=64,128 or &apos;TILE=8..32:8&apos;</source>
        <translation>was variiert wird: block=64,128 oder &apos;TILE=8..32:8&apos;</translation>
    </message>
    <message>
        <source>points that are left: &apos;TILE * block &lt;= 1024&apos;</source>
        <translation>Punkte, die bleiben: &apos;TILE * block &lt;= 1024&apos;</translation>
    </message>
    <message>
        <source>grid (all, the default), random or evolution</source>
        <translation>grid (alle, Standard), random oder evolution</translation>
    </message>
    <message>
        <source>points at most; default: all</source>
        <translation>Punkte höchstens; Standard: alle</translation>
    </message>
    <message>
        <source>end after N points without a better one; default: never</source>
        <translation>nach N Punkten ohne besseren enden; Standard: nie</translation>
    </message>
    <message>
        <source>end with a point of so much of the memory or FP32 rate; needs --bytes or --flops</source>
        <translation>mit einem Punkt enden, der so viel der Speicher- oder FP32-Rate erreicht; braucht --bytes oder --flops</translation>
    </message>
    <message>
        <source>do not launch the best points in turns with the program as it stands</source>
        <translation>die besten Punkte nicht abwechselnd mit dem Programm in jetziger Form starten</translation>
    </message>
    <message>
        <source>of random and evolution; default: 1</source>
        <translation>von random und evolution; Standard: 1</translation>
    </message>
    <message>
        <source>points of a generation of evolution; default: 20</source>
        <translation>Punkte einer Generation von evolution; Standard: 20</translation>
    </message>
    <message>
        <source>what is compared: time; emulated: instructions or bytes</source>
        <translation>was verglichen wird: time; emulated: instructions oder bytes</translation>
    </message>
    <message>
        <source>keeps each result as soon as it is there</source>
        <translation>behält jedes Ergebnis, sobald es da ist</translation>
    </message>
    <message>
        <source>go on with what the journal holds</source>
        <translation>fortsetzen, was das Journal enthält</translation>
    </message>
    <message>
        <source>who measures: cuda:0,cuda:1, targets, slurm, or a command; default: one device</source>
        <translation>wer misst: cuda:0,cuda:1, Ziele, slurm oder ein Befehl; Standard: ein Gerät</translation>
    </message>
    <message>
        <source>axes, constraints and launch of a T1 file (Kernel Tuner, KTT)</source>
        <translation>Achsen, Bedingungen und Start einer T1-Datei (Kernel Tuner, KTT)</translation>
    </message>
    <message>
        <source>show a journal or Kernel Tuner&apos;s cache, and run nothing</source>
        <translation>ein Journal oder Kernel Tuners Cache zeigen und nichts ausführen</translation>
    </message>
    <message>
        <source>figure, point, registers, occupancy… or an axis; default: figure</source>
        <translation>figure, point, registers, occupancy… oder eine Achse; Standard: figure</translation>
    </message>
    <message>
        <source>write the results as CSV</source>
        <translation>die Ergebnisse als CSV schreiben</translation>
    </message>
    <message>
        <source>write them as Kernel Tuner&apos;s cache</source>
        <translation>sie als Kernel Tuners Cache schreiben</translation>
    </message>
    <message>
        <source>write them as T4</source>
        <translation>sie als T4 schreiben</translation>
    </message>
    <message>
        <source>write them as NVBench&apos;s JSON</source>
        <translation>sie als NVBenchs JSON schreiben</translation>
    </message>
    <message>
        <source>Measure a kernel at many points and find the best</source>
        <translation>Einen Kernel an vielen Punkten messen und den besten finden</translation>
    </message>
    <message>
        <source>NAME is block, grid, cluster, shared, carveout, maxrregcount, bounds (of __launch_bounds__), template (the
kernel&apos;s template arguments), option (of the compiler), arch, an argument of the kernel, a name of
--define-value, or else a macro, which D.NAME always is. VALUES are separated by commas: expressions, texts,
lists in brackets such as (16,16) or 16x16, and ranges: 8..32:8 in steps of 8, 1..64:*2 doubled, 64:1024:64.
--where may use the names of the axes, and block.x, block.y, block.z. --axis and --where may come several
times.

Points compile beside each other and are measured one at a time; those of equal code and launch are measured
once. A point that does not compile, faults, hangs or is wrong is a result. A GPU is timed; the emulated one
counts instructions, or the bytes between SMs and memory. At the end the best points, whose intervals
overlap, are launched in turns, and the best of them in turns with the program as it stands: FASTER, SLOWER,
SAME (within 1 %), or CANNOT TELL with its reasons.
--workers shares the points out: GPUs of this target (cuda:0,cuda:1), emulated as often as it is named,
targets of your settings (gpu1,gpu2/cuda:3), slurm (a step for each GPU, else task, of the job in which this
runs) or slurm:N, and &apos;ssh -T host kerneldesk-worker&apos;, one command each time. A point of a worker that ends is
given to another. All measure one point alike, before, between and behind the others: what a worker measured
since its last good check is measured again by another, or not ranked. Nor are times of unlike GPUs.
A journal outlives a crash, Ctrl+C and a full disk; --resume with the same words goes on.

Exit status: 0 the best point is the same or faster; 1 it is slower, or no point has a figure; 4 cannot tell.

  kerneldesk sweep sgemm.cu --axis &apos;TILE=8..32:8&apos; --axis block=64,128 --where &apos;TILE * block &lt;= 4096&apos; \
      --journal sgemm.sweep --csv sgemm.csv
  kerneldesk sweep --read sgemm.sweep --sort registers</source>
        <translation>NAME ist block, grid, cluster, shared, carveout, maxrregcount, bounds (von __launch_bounds__), template (die
Template-Argumente des Kernels), option (des Compilers), arch, ein Argument des Kernels, ein Name aus
--define-value oder sonst ein Makro, was D.NAME immer ist. VALUES werden durch Kommas getrennt: Ausdrücke, Texte,
Listen in Klammern wie (16,16) oder 16x16 und Bereiche: 8..32:8 in Schritten von 8, 1..64:*2 verdoppelt, 64:1024:64.
--where darf die Namen der Achsen sowie block.x, block.y, block.z verwenden. --axis und --where dürfen mehrfach
vorkommen.

Punkte werden nebeneinander kompiliert und einzeln gemessen; die mit gleichem Code und Start werden nur einmal
gemessen. Ein Punkt, der nicht kompiliert, einen Laufzeitfehler hat, hängt oder falsch ist, ist ein Ergebnis. Auf einer GPU wird die Zeit gemessen; die emulierte
zählt Befehle oder die Bytes zwischen SMs und Speicher. Am Ende werden die besten Punkte, deren Intervalle sich
überlappen, abwechselnd gestartet, und der beste davon abwechselnd mit dem Programm in jetziger Form: SCHNELLER, LANGSAMER,
GLEICH (bis 1 %) oder UNKLAR mit Gründen.
--workers verteilt die Punkte: GPUs dieses Ziels (cuda:0,cuda:1), emulated so oft, wie es genannt ist,
Ziele aus den Einstellungen (gpu1,gpu2/cuda:3), slurm (ein Schritt für jede GPU, sonst jeden Task, des Jobs, in dem
dies läuft) oder slurm:N und &apos;ssh -T host kerneldesk-worker&apos;, jedes Mal ein Befehl. Ein Punkt eines Workers, der endet,
geht an einen anderen. Alle messen einen Punkt gleich, vor, zwischen und nach den anderen: Was ein Worker
seit seiner letzten guten Prüfung gemessen hat, misst ein anderer noch einmal, sonst wird es nicht gereiht. Ebenso wenig werden es Zeiten ungleicher GPUs.
Ein Journal übersteht einen Absturz, Strg+C und einen vollen Datenträger; --resume mit denselben Worten setzt es fort.

Exit-Status: 0 der beste Punkt ist gleich schnell oder schneller; 1 er ist langsamer, oder kein Punkt hat eine Kennzahl; 4 unklar.

  kerneldesk sweep sgemm.cu --axis &apos;TILE=8..32:8&apos; --axis block=64,128 --where &apos;TILE * block &lt;= 4096&apos; \
      --journal sgemm.sweep --csv sgemm.csv
  kerneldesk sweep --read sgemm.sweep --sort registers</translation>
    </message>
    <message>
        <source>sweeping %1 of %2</source>
        <translation>variiert %1 von %2</translation>
    </message>
    <message>
        <source>%1, workers: %2</source>
        <translation>%1, Worker: %2</translation>
    </message>
    <message>
        <source>%1, best %2</source>
        <translation>%1, bester %2</translation>
    </message>
    <message>
        <source>launching the best points in turns, %1 of %2 comparisons done</source>
        <translation>die besten Punkte werden abwechselnd gestartet, %1 von %2 Vergleichen erledigt</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <translation>%1, noch etwa %2</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>unmöglich</translation>
    </message>
    <message>
        <source>not ranked</source>
        <translation>nicht gereiht</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>as point %1</source>
        <translation>wie Punkt %1</translation>
    </message>
    <message>
        <source>does not compile</source>
        <translation>kompiliert nicht</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bester</translation>
    </message>
    <message>
        <source>best; %1</source>
        <translation>bester; %1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>%1 of %2 points: %3 measured, %4 the same as one of them, %5 without a figure</source>
        <translation>%1 von %2 Punkten: %3 gemessen, %4 wie einer davon, %5 ohne Kennzahl</translation>
    </message>
    <message>
        <source>measured by %1</source>
        <translation>gemessen von %1</translation>
    </message>
    <message>
        <source>No point has a figure.</source>
        <translation>Kein Punkt hat eine Kennzahl.</translation>
    </message>
    <message>
        <source>best: %1 with %2</source>
        <translation>bester: %1 mit %2</translation>
    </message>
    <message>
        <source>best: %1 with %2, %3 of today&apos;s %4</source>
        <translation>bester: %1 mit %2, %3 der heutigen %4</translation>
    </message>
    <message>
        <source>Nothing is sorted by &apos;%1&apos;; there is %2.</source>
        <translation>Nach &apos;%1&apos; wird nichts sortiert; es gibt %2.</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>of today&apos;s</source>
        <translation>zu heute</translation>
    </message>
    <message>
        <source>of the roof</source>
        <translation>vom Dach</translation>
    </message>
    <message>
        <source>spilled</source>
        <translation>ausgelagert</translation>
    </message>
    <message>
        <source>L2 flushed before each</source>
        <translation>L2 vor jedem geleert</translation>
    </message>
    <message>
        <source>L2 hot</source>
        <translation>L2 warm</translation>
    </message>
    <message>
        <source>1 warm-up launch</source>
        <translation>1 Aufwärmstart</translation>
    </message>
    <message>
        <source>%1 warm-up launches</source>
        <translation>%1 Aufwärmstarts</translation>
    </message>
    <message>
        <source>%1 after %2, %3</source>
        <translation>%1 nach %2, %3</translation>
    </message>
    <message>
        <source>The chip does not count all that the work of a launch is made of.</source>
        <translation>Der Chip zählt nicht alles, woraus die Arbeit eines Starts besteht.</translation>
    </message>
    <message>
        <source>--verify-at compares with a reference, and there is none: add --reference NAME=REF.</source>
        <translation>--verify-at vergleicht mit einer Referenz, und es gibt keine: --reference NAME=REF hinzufügen.</translation>
    </message>
    <message>
        <source>Launch many times and show the statistics of the kernel&apos;s duration</source>
        <translation>Viele Male starten und die Statistik der Kerneldauer zeigen</translation>
    </message>
    <message>
        <source>run once with this argument first, and compare with the references; may repeat</source>
        <translation>zuvor einmal mit diesem Argument laufen lassen und mit den Referenzen vergleichen; mehrfach möglich</translation>
    </message>
    <message>
        <source>hold it against the roofs by GPU counters, read behind it, instead of --bytes and --flops</source>
        <translation>nach GPU-Zählern, danach gelesen, an den Dächern messen statt nach --bytes und --flops</translation>
    </message>
    <message>
        <source>The worker gave no stamps back: is it of an older version?</source>
        <translation>Der Worker hat keine Stempel zurückgegeben: Ist er von einer älteren Version?</translation>
    </message>
    <message>
        <source>--trace needs the times of a GPU, and the emulated GPU has none: leave it out, or choose a GPU with --device cuda:0.</source>
        <translation>--trace braucht die Zeiten einer GPU, und die emulierte GPU hat keine: weglassen oder mit --device cuda:0 eine GPU wählen.</translation>
    </message>
    <message>
        <source>%1 of %2 blocks have no stamps: their threads ended elsewhere than in the kernel, or it overwrote them.</source>
        <translation>%1 von %2 Blöcken haben keine Stempel: Ihre Threads endeten anderswo als im Kernel, oder er hat sie überschrieben.</translation>
    </message>
    <message>
        <source>Show on which SM each block ran, and from when to when</source>
        <translation>Zeigen, auf welchem SM jeder Block lief, und von wann bis wann</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>write a trace for Perfetto (ui.perfetto.dev) or chrome://tracing</source>
        <translation>einen Trace für Perfetto (ui.perfetto.dev) oder chrome://tracing schreiben</translation>
    </message>
    <message>
        <source>write a line for each block</source>
        <translation>eine Zeile für jeden Block schreiben</translation>
    </message>
    <message>
        <source>%1 SMs ran blocks, one at most %2 at a time</source>
        <translation>%1 SMs führten Blöcke aus, einer höchstens %2 zugleich</translation>
    </message>
    <message>
        <source>%1; foreseen: %2 SMs with %3 each, %4 waves</source>
        <translation>%1; vorhergesehen: %2 SMs mit je %3, %4 Wellen</translation>
    </message>
    <message>
        <source>%1 with stamps, %2 without</source>
        <translation>%1 mit Stempeln, %2 ohne</translation>
    </message>
    <message>
        <source>%1: %2 % more</source>
        <translation>%1: %2 % mehr</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>beschäftigt</translation>
    </message>
    <message>
        <source>of the time an SM ran a block, mean of the SMs</source>
        <translation>der Zeit führte ein SM einen Block aus, im Mittel der SMs</translation>
    </message>
    <message>
        <source>tail</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>from the first SM&apos;s last block on; its empty places are %1 of all that the launch had</source>
        <translation>ab dem letzten Block des ersten SM; dessen leere Plätze sind %1 von allen, die der Start hatte</translation>
    </message>
    <message>
        <source>imbalance</source>
        <translation>Unwucht</translation>
    </message>
    <message>
        <source>SM %1 was busy for that much longer than the mean</source>
        <translation>SM %1 war so viel länger beschäftigt als das Mittel</translation>
    </message>
    <message>
        <source>%1 of %2 SMs run no block: more, or smaller, blocks would use them.</source>
        <translation>%1 von %2 SMs führen keinen Block aus: Mehr oder kleinere Blöcke würden sie nutzen.</translation>
    </message>
    <message>
        <source>The blocks lie unevenly: some take longer than others, or come late.</source>
        <translation>Die Blöcke liegen ungleich: Einige dauern länger als andere oder kommen spät.</translation>
    </message>
    <message>
        <source>The last blocks leave places empty: fewer, or smaller, blocks would fill the last wave better.</source>
        <translation>Die letzten Blöcke lassen Plätze leer: Weniger oder kleinere Blöcke würden die letzte Welle besser füllen.</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>median; shortest %1, longest %2</source>
        <translation>Median; kürzester %1, längster %2</translation>
    </message>
    <message>
        <source>modelled: the emulated GPU has no times; a block&apos;s length is the instructions of its longest warp, some 20 for its stamps among them</source>
        <translation>modelliert: Die emulierte GPU hat keine Zeiten; die Länge eines Blocks sind die Befehle seines längsten Warps, darunter etwa 20 für seine Stempel</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>from the first block&apos;s beginning to the last one&apos;s end, in the first launch; stamps of %1</source>
        <translation>vom Anfang des ersten Blocks bis zum Ende des letzten, im ersten Start; Stempel von %1</translation>
    </message>
    <message>
        <source>cost of the stamps: %1</source>
        <translation>Kosten der Stempel: %1</translation>
    </message>
    <message>
        <source>%1: code and launch are those of the program as it stands</source>
        <translation>%1: Code und Start sind die des Programms in jetziger Form</translation>
    </message>
    <message>
        <source>%1 against the program as it stands</source>
        <translation>%1 gegenüber dem Programm in jetziger Form</translation>
    </message>
    <message>
        <source>%1 against the program as it stands, exactly: %2 of its count</source>
        <translation>%1 gegenüber dem Programm in jetziger Form, exakt: %2 seiner Anzahl</translation>
    </message>
    <message>
        <source>%1 against the program as it stands: %2 of its time</source>
        <translation>%1 gegenüber dem Programm in jetziger Form: %2 seiner Zeit</translation>
    </message>
    <message>
        <source>%1 against the program as it stands, in turns with it: %2 of its time (%3 interval %4 … %5)</source>
        <translation>%1 gegenüber dem Programm in jetziger Form, abwechselnd mit ihm: %2 seiner Zeit (%3-Intervall %4 … %5)</translation>
    </message>
    <message>
        <source>Point %1 was chosen from %2 points, whose intervals overlap, by launching them in turns.</source>
        <translation>Punkt %1 wurde aus %2 Punkten mit überlappenden Intervallen durch abwechselndes Starten gewählt.</translation>
    </message>
    <message>
        <source>There is no file %1 to open.</source>
        <translation>Es gibt keine Datei %1 zum Öffnen.</translation>
    </message>
    <message>
        <source>There is no display to open %1 in a window; kerneldesk compile %1 and the other commands need none.</source>
        <translation>Es gibt keine Anzeige, um %1 in einem Fenster zu öffnen; kerneldesk compile %1 und die anderen Befehle brauchen keine.</translation>
    </message>
    <message>
        <source>reading the buffers</source>
        <translation>Puffer werden gelesen</translation>
    </message>
    <message>
        <source>Values: a scalar takes an expression (n=1&lt;&lt;20, a=2.5f), a struct its members (p={a=1,b=2.5}),
a pointer a recipe and the number of elements: x=random(seed=1)[n].
Recipes: zeros ones ramp sine random(seed=1) random(seed=1, below=64) normal(seed=1) poison file(&quot;x.npy&quot;)
file(&quot;w.safetensors&quot;, &quot;layer.weight&quot;), also of .npz, and image(&quot;x.png&quot;), also .jpg.
x=zeros[n + 6, from 3] points to its fourth element.
const T* is input, T* input and output; y=out:zeros[n] makes it output only.
%1
Its parameters are arg0, arg1…; those of Triton&apos;s kernels have their names. Where their type is not told
(b32, b64), 2.0 is a float and 2 an integer. The type of a buffer&apos;s elements may be given:
arg0=float32:random(seed=1)[n].
References: kernel:NAME runs on the same inputs, expr:2 * x[i] is evaluated for every element i
and may use sum(x), mean(x), min(x) and max(x) of a whole input, file:y.npy is read.
Expressions may use the scalar arguments, --define-value names, the file&apos;s macros, also
those with parameters such as CEIL(n, 4), grid.x and block.x.
A kernel of CUDA Tile takes a grid alone, and no block.
--arg, --define-value, --reference, -D, -I, --option and --name-expression may come several times.
What is not given is taken from the launch in the source&apos;s host code, where it has one.</source>
        <translation>Werte: Ein Skalar bekommt einen Ausdruck (n=1&lt;&lt;20, a=2.5f), ein struct seine Elemente (p={a=1,b=2.5}),
ein Zeiger ein Rezept und die Zahl der Elemente: x=random(seed=1)[n].
Rezepte: zeros ones ramp sine random(seed=1) random(seed=1, below=64) normal(seed=1) poison file(&quot;x.npy&quot;)
file(&quot;w.safetensors&quot;, &quot;layer.weight&quot;), auch aus .npz, und image(&quot;x.png&quot;), auch .jpg.
x=zeros[n + 6, from 3] zeigt auf dessen viertes Element.
const T* ist Eingabe, T* Ein- und Ausgabe; y=out:zeros[n] macht es zur reinen Ausgabe.
%1
Seine Parameter sind arg0, arg1…; die von Tritons Kerneln haben ihre Namen. Wo ihr Typ nicht angegeben ist
(b32, b64), ist 2.0 ein float und 2 eine Ganzzahl. Der Typ der Elemente eines Puffers darf angegeben werden:
arg0=float32:random(seed=1)[n].
Referenzen: kernel:NAME läuft auf denselben Eingaben, expr:2 * x[i] wird für jedes Element i ausgewertet
und darf sum(x), mean(x), min(x) und max(x) einer ganzen Eingabe verwenden, file:y.npy wird gelesen.
Ausdrücke dürfen die skalaren Argumente, Namen aus --define-value und die Makros der Datei verwenden, auch
solche mit Parametern wie CEIL(n, 4), außerdem grid.x und block.x.
Ein Kernel in CUDA Tile bekommt nur ein Grid und keinen Block.
--arg, --define-value, --reference, -D, -I, --option und --name-expression dürfen mehrfach vorkommen.
Was nicht angegeben ist, stammt aus dem Start im Host-Code des Quelltexts, wo er einen hat.</translation>
    </message>
    <message>
        <source>write an output as .npy, .npz, .bin, .csv, .safetensors, .png or .jpg; may repeat</source>
        <translation>eine Ausgabe als .npy, .npz, .bin, .csv, .safetensors, .png oder .jpg schreiben; mehrfach möglich</translation>
    </message>
    <message>
        <source>shape of a buffer, for files, pictures and differences</source>
        <translation>Form eines Puffers, für Dateien, Bilder und Abweichungen</translation>
    </message>
    <message>
        <source>tell mean, deviation, percentiles and special values of outputs</source>
        <translation>Mittelwert, Streuung, Perzentile und besondere Werte der Ausgaben angeben</translation>
    </message>
    <message>
        <source>tell which block and thread wrote element I, and at which line (emulated GPU)</source>
        <translation>angeben, welcher Block und Thread Element I schrieb und in welcher Zeile (emulierte GPU)</translation>
    </message>
    <message>
        <source>--out: &apos;%1&apos; must end in .npy, .npz, .bin, .csv, .safetensors, .png or .jpg.</source>
        <translation>--out: &apos;%1&apos; muss auf .npy, .npz, .bin, .csv, .safetensors, .png oder .jpg enden.</translation>
    </message>
    <message>
        <source>%1 is not written: %2</source>
        <translation>%1 wird nicht geschrieben: %2</translation>
    </message>
    <message>
        <source>--who-wrote watches on the emulated GPU alone, not on %1: add --device emulated.</source>
        <translation>--who-wrote beobachtet nur auf der emulierten GPU, nicht auf %1: --device emulated hinzufügen.</translation>
    </message>
    <message>
        <source>--out y:before=FILE writes what went in, --out y:reference=FILE what it is compared with.</source>
        <translation>--out y:before=FILE schreibt, was hineinging, --out y:reference=FILE das, womit verglichen wird.</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>std</source>
        <translation>Std.</translation>
    </message>
    <message>
        <source>1 %</source>
        <translation>1 %</translation>
    </message>
    <message>
        <source>99 %</source>
        <translation>99 %</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>Nullen</translation>
    </message>
    <message>
        <source>denormals</source>
        <translation>Denormale</translation>
    </message>
    <message>
        <source>worst of %1</source>
        <translation>größte in %1</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>absolute</source>
        <translation>absolut</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>relativ</translation>
    </message>
    <message>
        <source>ULP</source>
        <translation>ULP</translation>
    </message>
    <message>
        <source>--shape: %1 has no buffer &apos;%2&apos;.</source>
        <translation>--shape: %1 hat keinen Puffer &apos;%2&apos;.</translation>
    </message>
    <message>
        <source>--shape: &apos;%1&apos; does not have the elements of %2.</source>
        <translation>--shape: &apos;%1&apos; hat nicht die Elemente von %2.</translation>
    </message>
    <message>
        <source>--shape: %1: %2.</source>
        <translation>--shape: %1: %2.</translation>
    </message>
    <message>
        <source>--who-wrote: &apos;%1&apos; is no element; an example: y[17].</source>
        <translation>--who-wrote: &apos;%1&apos; ist kein Element; ein Beispiel: y[17].</translation>
    </message>
    <message>
        <source>--who-wrote: %1 has no element %2.</source>
        <translation>--who-wrote: %1 hat kein Element %2.</translation>
    </message>
    <message>
        <source>written by block</source>
        <translation>geschrieben von Block</translation>
    </message>
    <message>
        <source>thread</source>
        <translation>Thread</translation>
    </message>
</context>
<context>
    <name>TimelineWords</name>
    <message>
        <source>Block %1: %2 instructions of its longest warp</source>
        <translation>Block %1: %2 Befehle seines längsten Warps</translation>
    </message>
    <message>
        <source>Block %1 on SM %2, from %3 to %4: %5</source>
        <translation>Block %1 auf SM %2, von %3 bis %4: %5</translation>
    </message>
    <message>
        <source>a block takes %1 (%2 to %3)</source>
        <translation>ein Block dauert %1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>Modelled: the emulated GPU has no times, so every block begins at 0; %1 instructions</source>
        <translation>Modelliert: Die emulierte GPU hat keine Zeiten, daher beginnt jeder Block bei 0; %1 Befehle</translation>
    </message>
    <message>
        <source>%1 SMs, up to %2 blocks each</source>
        <translation>%1 SMs, bis zu %2 Blöcke auf jedem</translation>
    </message>
    <message>
        <source>tail %1, its empty places are %2 of all</source>
        <translation>Rest %1, seine leeren Plätze sind %2 von allen</translation>
    </message>
    <message>
        <source>SM %1 is busy %2 longer than the mean</source>
        <translation>SM %1 ist %2 länger beschäftigt als das Mittel</translation>
    </message>
    <message>
        <source>the stamps cost %1</source>
        <translation>die Stempel kosten %1</translation>
    </message>
    <message>
        <source>%1 blocks have no stamps</source>
        <translation>%1 Blöcke haben keine Stempel</translation>
    </message>
    <message>
        <source>%1 of %2 SMs run no block: more, or smaller, blocks would use them.</source>
        <translation>%1 von %2 SMs führen keinen Block aus: Mehr oder kleinere Blöcke würden sie nutzen.</translation>
    </message>
    <message>
        <source>The blocks lie unevenly: some take longer than others, or come late.</source>
        <translation>Die Blöcke liegen ungleich: Einige dauern länger als andere oder kommen spät.</translation>
    </message>
    <message>
        <source>The last blocks leave places empty: fewer, or smaller, blocks would fill the last wave better.</source>
        <translation>Die letzten Blöcke lassen Plätze leer: Weniger oder kleinere Blöcke würden die letzte Welle besser füllen.</translation>
    </message>
</context>
<context>
    <name>WaveText</name>
    <message>
        <source>The only wave fills the device</source>
        <translation>Die einzige Welle füllt das Gerät</translation>
    </message>
    <message>
        <source>Every wave fills the device</source>
        <translation>Jede Welle füllt das Gerät</translation>
    </message>
    <message>
        <source>The only wave fills %1 of the device</source>
        <translation>Die einzige Welle füllt %1 des Geräts</translation>
    </message>
    <message>
        <source>Last wave fills %1 of the device</source>
        <translation>Letzte Welle füllt %1 des Geräts</translation>
    </message>
    <message>
        <source>Its idle places cost up to %1 of the time</source>
        <translation>Ihre leeren Plätze kosten bis zu %1 der Zeit</translation>
    </message>
    <message>
        <source>%1 blocks / (%2 SMs × %3 blocks per SM) = %4 waves</source>
        <translation>%1 Blöcke / (%2 SMs × %3 Blöcke je SM) = %4 Wellen</translation>
    </message>
    <message>
        <source>%1: the only one has %2 of %3 blocks</source>
        <translation>%1: die einzige hat %2 von %3 Blöcken</translation>
    </message>
    <message>
        <source>%1: %2 full and one of %3 blocks</source>
        <translation>%1: %2 volle und eine mit %3 Blöcken</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source> (its last words: &quot;{}&quot;)</source>
        <translation> (seine letzten Worte: &quot;{}&quot;)</translation>
    </message>
    <message numerus="yes">
        <source> and {} further constraint(s)</source>
        <translation>
            <numerusform> und {} weitere Bedingung</numerusform>
            <numerusform> und {} weitere Bedingungen</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;_&apos; is no name of a register</source>
        <translation>&apos;_&apos; ist kein Name eines Registers</translation>
    </message>
    <message>
        <source>&apos;function_name&apos;</source>
        <translation>&apos;function_name&apos;</translation>
    </message>
    <message>
        <source>&apos;inlined_at&apos;</source>
        <translation>&apos;inlined_at&apos;</translation>
    </message>
    <message>
        <source>&apos;{}&apos; cannot be read at byte {}: lists of numbers and strings are, and range(…)</source>
        <translation>&apos;{}&apos; ist ab Byte {} nicht lesbar: Listen von Zahlen und Zeichenketten sowie range(…) sind es</translation>
    </message>
    <message>
        <source>&apos;{}&apos; closes a bracket that is not open</source>
        <translation>&apos;{}&apos; schließt eine Klammer, die nicht offen ist</translation>
    </message>
    <message>
        <source>&apos;{}&apos; does not belong to a number</source>
        <translation>&apos;{}&apos; gehört nicht zu einer Zahl</translation>
    </message>
    <message>
        <source>&apos;{}&apos; does not fill a buffer, but {} is {}: give a recipe and a count, as in random(seed=1)[n]; recipes are {}</source>
        <translation>&apos;{}&apos; füllt keinen Puffer, aber {} ist {}: ein Rezept und eine Anzahl angeben wie in random(seed=1)[n]; Rezepte sind {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; has no meaning here</source>
        <translation>&apos;{}&apos; hat hier keine Bedeutung</translation>
    </message>
    <message>
        <source>&apos;{}&apos; has no name; {} has the members {}</source>
        <translation>&apos;{}&apos; hat keinen Namen; {} hat die Elemente {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; has {} elements here, and more values</source>
        <translation>&apos;{}&apos; hat hier {} Elemente und mehr Werte</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is a buffer, but {} is {}, which takes an expression</source>
        <translation>&apos;{}&apos; ist ein Puffer, aber {} ist {} und nimmt einen Ausdruck</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is a buffer, but {} is {}, which takes an expression; where it is an address, the type of its elements says so, as in float32:zeros[1024]</source>
        <translation>&apos;{}&apos; ist ein Puffer, aber {} ist {} und nimmt einen Ausdruck; wo es eine Adresse ist, sagt es der Typ der Elemente, wie in float32:zeros[1024]</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is a buffer, but {} is {}, which takes members in braces, as in {{a=1,b=2.5}}</source>
        <translation>&apos;{}&apos; ist ein Puffer, aber {} ist {} und nimmt Elemente in geschweiften Klammern wie in {{a=1,b=2.5}}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is a buffer; write {}[index]</source>
        <translation>&apos;{}&apos; ist ein Puffer; {}[index] schreiben</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is left over behind the type</source>
        <translation>&apos;{}&apos; bleibt hinter dem Typ übrig</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is missing</source>
        <translation>&apos;{}&apos; fehlt</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no Python expression that can be read: numbers, names, + - * / // %, comparisons, and, or, not are</source>
        <translation>&apos;{}&apos; ist kein lesbarer Python-Ausdruck: Zahlen, Namen, + - * / // %, Vergleiche, and, or, not sind es</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no architecture that this program knows</source>
        <translation>&apos;{}&apos; ist keine Architektur, die dieses Programm kennt</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no axis; one is written NAME=VALUES, as in block=64,128,256</source>
        <translation>&apos;{}&apos; ist keine Achse; man schreibt NAME=WERTE wie in block=64,128,256</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no carve-out: 0 to 100 percent are</source>
        <translation>&apos;{}&apos; ist kein Carve-out: 0 bis 100 Prozent sind es</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no name of an axis</source>
        <translation>&apos;{}&apos; ist kein Name einer Achse</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no range; one is written 8..32:8 or 1..64:*2</source>
        <translation>&apos;{}&apos; ist kein Bereich; man schreibt 8..32:8 oder 1..64:*2</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no whole number, so that a constraint cannot use the axis</source>
        <translation>&apos;{}&apos; ist keine ganze Zahl, daher kann eine Bedingung die Achse nicht verwenden</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no whole number, so that it cannot bound a range</source>
        <translation>&apos;{}&apos; ist keine ganze Zahl und kann daher keinen Bereich begrenzen</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a buffer that can be read here</source>
        <translation>&apos;{}&apos; ist kein Puffer, der hier lesbar ist</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a function here</source>
        <translation>&apos;{}&apos; ist hier keine Funktion</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a member&apos;s name</source>
        <translation>&apos;{}&apos; ist kein Name eines Elements</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a recipe; a buffer is filled by {}, with its elements in brackets at the end: zeros[n]</source>
        <translation>&apos;{}&apos; ist kein Rezept; einen Puffer füllt {}, mit der Zahl der Elemente in Klammern am Ende: zeros[n]</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a type that numbers are read as; such are float32, half, bfloat16, fp8_e4m3, packed_int4, float4, complex64 and {{ float x; int y; }}</source>
        <translation>&apos;{}&apos; ist kein Typ, als der Zahlen gelesen werden; möglich sind etwa float32, half, bfloat16, fp8_e4m3, packed_int4, float4, complex64 und {{ float x; int y; }}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a whole number from 0 to {}</source>
        <translation>&apos;{}&apos; ist keine ganze Zahl von 0 bis {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a word it can be</source>
        <translation>&apos;{}&apos; ist kein hier mögliches Wort</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not an amount; a number from 0 on is needed</source>
        <translation>&apos;{}&apos; ist keine Menge; eine Zahl ab 0 ist nötig</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not an element type</source>
        <translation>&apos;{}&apos; ist kein Elementtyp</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not declared</source>
        <translation>&apos;{}&apos; ist nicht deklariert</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not known here</source>
        <translation>&apos;{}&apos; ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not known here; {}</source>
        <translation>&apos;{}&apos; ist hier nicht bekannt; {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not possible with {}</source>
        <translation>&apos;{}&apos; ist mit {} nicht möglich</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is nothing that could be changed</source>
        <translation>&apos;{}&apos; lässt sich nicht ändern</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is nothing that limits</source>
        <translation>&apos;{}&apos; begrenzt nichts</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is wrong: {}</source>
        <translation>&apos;{}&apos; ist falsch: {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is {}; a whole number from {} to {} is needed</source>
        <translation>&apos;{}&apos; ist {}; nötig ist eine ganze Zahl von {} bis {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; leaves the session&apos;s folder; a source must lie within it</source>
        <translation>&apos;{}&apos; verlässt den Ordner der Sitzung; eine Quelle muss darin liegen</translation>
    </message>
    <message>
        <source>&apos;{}&apos; lies outside of the {} that the axis has</source>
        <translation>&apos;{}&apos; liegt außerhalb der {}, die die Achse hat</translation>
    </message>
    <message numerus="yes">
        <source>&apos;{}&apos; takes {} argument(s), not {}</source>
        <translation>
            <numerusform>&apos;{}&apos; nimmt {} Argument, nicht {}</numerusform>
            <numerusform>&apos;{}&apos; nimmt {} Argumente, nicht {}</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{}&apos; takes {} or more arguments, not {}</source>
        <translation>&apos;{}&apos; nimmt mindestens {} Argumente, nicht {}</translation>
    </message>
    <message numerus="yes">
        <source>&apos;{}[{}]&apos; is outside its {} element(s)</source>
        <translation>
            <numerusform>&apos;{}[{}]&apos; liegt außerhalb von dessen {} Element</numerusform>
            <numerusform>&apos;{}[{}]&apos; liegt außerhalb von dessen {} Elementen</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;|&apos; parts two destinations</source>
        <translation>&apos;|&apos; trennt zwei Zieloperanden</translation>
    </message>
    <message>
        <source>, calculated</source>
        <translation>, berechnet</translation>
    </message>
    <message>
        <source>, twice; {}</source>
        <translation>, zweimal; {}</translation>
    </message>
    <message>
        <source>.deps/cuda/nvidia beside {} and up to three folders above it</source>
        <translation>.deps/cuda/nvidia neben {} und bis zu drei Ordner darüber</translation>
    </message>
    <message>
        <source>.local variables are declared in functions</source>
        <translation>.local-Variablen werden in Funktionen deklariert</translation>
    </message>
    <message>
        <source>.nc is for global memory only</source>
        <translation>.nc gilt nur für globalen Speicher</translation>
    </message>
    <message>
        <source>.param variables are declared in functions</source>
        <translation>.param-Variablen werden in Funktionen deklariert</translation>
    </message>
    <message>
        <source>.sat has nothing to clamp between these types</source>
        <translation>.sat hat zwischen diesen Typen nichts zu begrenzen</translation>
    </message>
    <message>
        <source>.target must follow .version</source>
        <translation>.target muss auf .version folgen</translation>
    </message>
    <message>
        <source>.{} does not select {} elements</source>
        <translation>.{} wählt keine {} Elemente</translation>
    </message>
    <message>
        <source>.{} is no comparison</source>
        <translation>.{} ist kein Vergleich</translation>
    </message>
    <message>
        <source>.{} is no mask of elements, the highest first</source>
        <translation>.{} ist keine Maske von Elementen, das höchste zuerst</translation>
    </message>
    <message>
        <source>.{} is no type</source>
        <translation>.{} ist kein Typ</translation>
    </message>
    <message>
        <source>.{} selects no byte or half</source>
        <translation>.{} wählt kein Byte und keine Hälfte</translation>
    </message>
    <message>
        <source>.{} selects what is not there</source>
        <translation>.{} wählt, was es nicht gibt</translation>
    </message>
    <message>
        <source>1D surface width</source>
        <translation>1D-Surface, Breite</translation>
    </message>
    <message>
        <source>1D texture width</source>
        <translation>1D-Textur, Breite</translation>
    </message>
    <message>
        <source>1D texture width, linear memory</source>
        <translation>1D-Textur, Breite, linearer Speicher</translation>
    </message>
    <message>
        <source>2 × clock × width / 8</source>
        <translation>2 × Takt × Breite / 8</translation>
    </message>
    <message>
        <source>2 × lanes × SMs × clock</source>
        <translation>2 × Lanes × SMs × Takt</translation>
    </message>
    <message>
        <source>2D surface height</source>
        <translation>2D-Surface, Höhe</translation>
    </message>
    <message>
        <source>2D surface width</source>
        <translation>2D-Surface, Breite</translation>
    </message>
    <message>
        <source>2D texture height</source>
        <translation>2D-Textur, Höhe</translation>
    </message>
    <message>
        <source>2D texture height, linear memory</source>
        <translation>2D-Textur, Höhe, linearer Speicher</translation>
    </message>
    <message>
        <source>2D texture pitch, linear memory</source>
        <translation>2D-Textur, Pitch, linearer Speicher</translation>
    </message>
    <message>
        <source>2D texture width</source>
        <translation>2D-Textur, Breite</translation>
    </message>
    <message>
        <source>2D texture width, linear memory</source>
        <translation>2D-Textur, Breite, linearer Speicher</translation>
    </message>
    <message>
        <source>32-bit registers</source>
        <translation>32-Bit-Register</translation>
    </message>
    <message>
        <source>3D surface depth</source>
        <translation>3D-Surface, Tiefe</translation>
    </message>
    <message>
        <source>3D surface height</source>
        <translation>3D-Surface, Höhe</translation>
    </message>
    <message>
        <source>3D surface width</source>
        <translation>3D-Surface, Breite</translation>
    </message>
    <message>
        <source>3D texture depth</source>
        <translation>3D-Textur, Tiefe</translation>
    </message>
    <message>
        <source>3D texture depth, other shape</source>
        <translation>3D-Textur, Tiefe, andere Form</translation>
    </message>
    <message>
        <source>3D texture height</source>
        <translation>3D-Textur, Höhe</translation>
    </message>
    <message>
        <source>3D texture height, other shape</source>
        <translation>3D-Textur, Höhe, andere Form</translation>
    </message>
    <message>
        <source>3D texture width</source>
        <translation>3D-Textur, Breite</translation>
    </message>
    <message>
        <source>3D texture width, other shape</source>
        <translation>3D-Textur, Breite, andere Form</translation>
    </message>
    <message>
        <source>64-bit stream memory operations</source>
        <translation>64-Bit-Stream-Speicheroperationen</translation>
    </message>
    <message>
        <source>64-bit stream memory operations, version 1</source>
        <translation>64-Bit-Stream-Speicheroperationen, Version 1</translation>
    </message>
    <message>
        <source>: the NVIDIA driver does not work</source>
        <translation>: Der NVIDIA-Treiber arbeitet nicht</translation>
    </message>
    <message>
        <source>: this machine failed, so ask again</source>
        <translation>: Dieser Rechner hat versagt, also noch einmal fragen</translation>
    </message>
    <message>
        <source>A blob&apos;s id must be the SHA-256 of its bytes.</source>
        <translation>Die Id eines Blobs muss der SHA-256 seiner Bytes sein.</translation>
    </message>
    <message>
        <source>A block cannot use {} barriers: an SM of {} has {}.</source>
        <translation>Ein Block kann keine {} Barrieren verwenden: Ein SM von {} hat {}.</translation>
    </message>
    <message>
        <source>A block cannot use {} virtual resources: an SM of {} has {}.</source>
        <translation>Ein Block kann keine {} virtuellen Ressourcen verwenden: Ein SM von {} hat {}.</translation>
    </message>
    <message>
        <source>A block of {} threads cannot run: a block has at most {} threads.</source>
        <translation>Ein Block mit {} Threads kann nicht laufen: Ein Block hat höchstens {} Threads.</translation>
    </message>
    <message>
        <source>A block of {} threads cannot run: it needs at least one.</source>
        <translation>Ein Block mit {} Threads kann nicht laufen: Er braucht mindestens einen.</translation>
    </message>
    <message>
        <source>A block of {} threads cannot run: the kernel is compiled for at most {} (__launch_bounds__).</source>
        <translation>Ein Block mit {} Threads kann nicht laufen: Der Kernel ist für höchstens {} kompiliert (__launch_bounds__).</translation>
    </message>
    <message>
        <source>A cluster of {} blocks cannot run: {} has no clusters; they came with sm_90.</source>
        <translation>Ein Cluster mit {} Blöcken kann nicht laufen: {} hat keine Cluster; die gibt es ab sm_90.</translation>
    </message>
    <message>
        <source>A cluster of {} blocks cannot run: {} takes 1 to {}.</source>
        <translation>Ein Cluster mit {} Blöcken kann nicht laufen: {} erlaubt 1 bis {}.</translation>
    </message>
    <message>
        <source>A launch on fresh buffers took {}, the timed ones {}: these may find work done by those before them.</source>
        <translation>Ein Start auf frischen Puffern dauerte {}, die gemessenen {}: Diese finden womöglich Arbeit vor, die frühere schon erledigt haben.</translation>
    </message>
    <message>
        <source>A newer compile took its place.</source>
        <translation>Eine neuere Kompilierung trat an ihre Stelle.</translation>
    </message>
    <message>
        <source>A newer disassembly took its place.</source>
        <translation>Eine neuere Disassemblierung trat an ihre Stelle.</translation>
    </message>
    <message>
        <source>A newer request took its place.</source>
        <translation>Eine neuere Anfrage trat an ihre Stelle.</translation>
    </message>
    <message>
        <source>A newer run took its place.</source>
        <translation>Ein neuerer Lauf trat an seine Stelle.</translation>
    </message>
    <message>
        <source>A part of the blob {} came without its beginning.</source>
        <translation>Ein Teil des Blobs {} kam ohne dessen Anfang.</translation>
    </message>
    <message>
        <source>A part of the blob {} does not follow the one before.</source>
        <translation>Ein Teil des Blobs {} schließt nicht an den vorigen an.</translation>
    </message>
    <message>
        <source>A population of {} points does not evolve; {} to {} do.</source>
        <translation>Eine Population von {} Punkten entwickelt sich nicht; {} bis {} tun es.</translation>
    </message>
    <message>
        <source>A sweep needs an axis.</source>
        <translation>Ein Sweep braucht eine Achse.</translation>
    </message>
    <message>
        <source>A texture bound to linear memory starts at a multiple of this address.</source>
        <translation>Eine an linearen Speicher gebundene Textur beginnt an einem Vielfachen dieser Adresse.</translation>
    </message>
    <message>
        <source>A thread cannot have {} registers: {} allows at most {}.</source>
        <translation>Ein Thread kann keine {} Register haben: {} erlaubt höchstens {}.</translation>
    </message>
    <message>
        <source>Absolute value</source>
        <translation>Absolutbetrag</translation>
    </message>
    <message>
        <source>Absolute value of an integer</source>
        <translation>Absolutbetrag einer Ganzzahl</translation>
    </message>
    <message>
        <source>Access policy window</source>
        <translation>Zugriffsfenster</translation>
    </message>
    <message>
        <source>Across processes</source>
        <translation>Über Prozesse hinweg</translation>
    </message>
    <message>
        <source>Address from a base and a shifted index</source>
        <translation>Adresse aus Basis und verschobenem Index</translation>
    </message>
    <message>
        <source>Address from a base and a shifted index in uniform registers</source>
        <translation>Adresse aus Basis und verschobenem Index in Uniform-Registern</translation>
    </message>
    <message>
        <source>Address translation</source>
        <translation>Adressübersetzung</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>After each batch of launches the device went on for at least {}: work on another stream, or text that the kernel printed, is in no sample.</source>
        <translation>Nach jedem Stapel von Starts arbeitete das Gerät noch mindestens {} weiter: Arbeit auf einem anderen Stream oder vom Kernel ausgegebener Text steckt in keinem Messwert.</translation>
    </message>
    <message>
        <source>After function attribute</source>
        <translation>Nach dem Funktionsattribut</translation>
    </message>
    <message>
        <source>After the samples, on fresh inputs: {}</source>
        <translation>Nach den Messwerten, auf frischen Eingaben: {}</translation>
    </message>
    <message>
        <source>All __constant__ variables</source>
        <translation>Alle __constant__-Variablen</translation>
    </message>
    <message>
        <source>All blocks of a cooperative launch must be resident at once; the device holds {} of these, {} were asked for.</source>
        <translation>Alle Blöcke eines kooperativen Starts müssen gleichzeitig resident sein; das Gerät hält {} davon, verlangt waren {}.</translation>
    </message>
    <message numerus="yes">
        <source>All but the first {} element(s) differ: {}.</source>
        <translation>
            <numerusform>Alle Elemente bis auf das erste {} weichen ab: {}.</numerusform>
            <numerusform>Alle Elemente bis auf die ersten {} weichen ab: {}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All elements differ: {}.</source>
        <translation>Alle Elemente weichen ab: {}.</translation>
    </message>
    <message>
        <source>All of them, natively</source>
        <translation>Alle, nativ</translation>
    </message>
    <message numerus="yes">
        <source>All {} sample(s) were taken: the median is known to within {}.</source>
        <translation>
            <numerusform>{} Messwert wurde genommen, wie gewünscht: Der Median ist auf {} genau bekannt.</numerusform>
            <numerusform>Alle {} Messwerte wurden genommen: Der Median ist auf {} genau bekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also of cuMemCreate</source>
        <translation>Auch von cuMemCreate</translation>
    </message>
    <message numerus="yes">
        <source>An expression of {} byte(s) is too long.</source>
        <translation>
            <numerusform>Ein Ausdruck von {} Byte ist zu lang.</numerusform>
            <numerusform>Ein Ausdruck von {} Bytes ist zu lang.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another profiler has the hardware counters ({}), and there is one at a time: end Nsight, or pause DCGM (dcgmi profile --pause), and count again.</source>
        <translation>Ein anderer Profiler hat die Hardware-Zähler ({}), und es gibt nur einen zur Zeit: Nsight beenden oder DCGM anhalten (dcgmi profile --pause) und erneut zählen.</translation>
    </message>
    <message>
        <source>Another profiler is at work in this process, and CUPTI has one at a time ({}).</source>
        <translation>In diesem Prozess arbeitet ein anderer Profiler, und CUPTI hat nur einen zur Zeit ({}).</translation>
    </message>
    <message>
        <source>Any bitwise function of three inputs, named by its truth table</source>
        <translation>Beliebige Bitfunktion dreier Eingaben, benannt nach ihrer Wahrheitstabelle</translation>
    </message>
    <message>
        <source>Any bitwise function of three uniform registers</source>
        <translation>Beliebige Bitfunktion dreier Uniform-Register</translation>
    </message>
    <message>
        <source>Any logical function of three predicates</source>
        <translation>Beliebige logische Funktion dreier Prädikate</translation>
    </message>
    <message>
        <source>Arrays mapped later</source>
        <translation>Arrays später abgebildet</translation>
    </message>
    <message>
        <source>Arrives or waits at a barrier in shared memory</source>
        <translation>Kommt an einer Barriere im Shared Memory an oder wartet dort</translation>
    </message>
    <message>
        <source>As large as {} in line {} makes it.</source>
        <translation>So groß, wie {} in Zeile {} es macht.</translation>
    </message>
    <message>
        <source>As large as {} in line {} of {} makes it.</source>
        <translation>So groß, wie {} in Zeile {} von {} es macht.</translation>
    </message>
    <message>
        <source>As the driver calls it</source>
        <translation>Wie der Treiber es nennt</translation>
    </message>
    <message>
        <source>At {}: {}</source>
        <translation>Bei {}: {}</translation>
    </message>
    <message>
        <source>Atomic operation on global memory without the old value</source>
        <translation>Atomare Operation auf globalem Speicher ohne den alten Wert</translation>
    </message>
    <message>
        <source>Atomic operation on global memory; the old value is returned</source>
        <translation>Atomare Operation auf globalem Speicher; gibt den alten Wert zurück</translation>
    </message>
    <message>
        <source>Atomic operation on memory at a generic address; the old value is returned</source>
        <translation>Atomare Operation auf Speicher an generischer Adresse; gibt den alten Wert zurück</translation>
    </message>
    <message>
        <source>Atomic operation on memory without the old value</source>
        <translation>Atomare Operation auf Speicher ohne den alten Wert</translation>
    </message>
    <message>
        <source>Atomic operation on memory; the old value is returned</source>
        <translation>Atomare Operation auf Speicher; gibt den alten Wert zurück</translation>
    </message>
    <message>
        <source>Atomic operation on shared memory; the old value is returned</source>
        <translation>Atomare Operation auf Shared Memory; gibt den alten Wert zurück</translation>
    </message>
    <message>
        <source>Atomics over the host link</source>
        <translation>Atomics über die Host-Verbindung</translation>
    </message>
    <message>
        <source>BF16 tensor cores</source>
        <translation>BF16-Tensor-Cores</translation>
    </message>
    <message>
        <source>Barrier in shared memory that counts arrivals and bytes</source>
        <translation>Barriere im Shared Memory, die Ankünfte und Bytes zählt</translation>
    </message>
    <message>
        <source>Barrier of the threads of a block</source>
        <translation>Barriere der Threads eines Blocks</translation>
    </message>
    <message>
        <source>Barrier of the threads of a block or cluster</source>
        <translation>Barriere der Threads eines Blocks oder Clusters</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Best block</source>
        <translation>Bester Block</translation>
    </message>
    <message>
        <source>Between two rows</source>
        <translation>Zwischen zwei Zeilen</translation>
    </message>
    <message>
        <source>Between two rows of a copy</source>
        <translation>Zwischen zwei Zeilen einer Kopie</translation>
    </message>
    <message>
        <source>Bitwise and</source>
        <translation>Bitweises Und</translation>
    </message>
    <message>
        <source>Bitwise exclusive or</source>
        <translation>Bitweises exklusives Oder</translation>
    </message>
    <message>
        <source>Bitwise not</source>
        <translation>Bitweises Nicht</translation>
    </message>
    <message>
        <source>Bitwise or</source>
        <translation>Bitweises Oder</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>Blockgröße</translation>
    </message>
    <message>
        <source>Block size, x</source>
        <translation>Blockgröße, x</translation>
    </message>
    <message>
        <source>Block size, y</source>
        <translation>Blockgröße, y</translation>
    </message>
    <message>
        <source>Block size, z</source>
        <translation>Blockgröße, z</translation>
    </message>
    <message>
        <source>Blocks / SM</source>
        <translation>Blöcke / SM</translation>
    </message>
    <message>
        <source>Blocks it allows</source>
        <translation>Erlaubte Blöcke</translation>
    </message>
    <message>
        <source>Blocks of a grid along x</source>
        <translation>Blöcke eines Grids entlang x</translation>
    </message>
    <message>
        <source>Blocks of a grid along y</source>
        <translation>Blöcke eines Grids entlang y</translation>
    </message>
    <message>
        <source>Blocks of a grid along z</source>
        <translation>Blöcke eines Grids entlang z</translation>
    </message>
    <message>
        <source>Blocks per SM</source>
        <translation>Blöcke je SM</translation>
    </message>
    <message>
        <source>Board and driver</source>
        <translation>Platine und Treiber</translation>
    </message>
    <message>
        <source>Board number</source>
        <translation>Platinennummer</translation>
    </message>
    <message>
        <source>Board with several GPUs</source>
        <translation>Platine mit mehreren GPUs</translation>
    </message>
    <message>
        <source>Boost limit, given in kHz</source>
        <translation>Boost-Grenze, in kHz angegeben</translation>
    </message>
    <message>
        <source>Both became faster by {} from the first quarter of the samples to the last.</source>
        <translation>Beide wurden vom ersten Viertel der Messwerte bis zum letzten um {} schneller.</translation>
    </message>
    <message>
        <source>Both became slower by {} from the first quarter of the samples to the last.</source>
        <translation>Beide wurden vom ersten Viertel der Messwerte bis zum letzten um {} langsamer.</translation>
    </message>
    <message>
        <source>Branch to a label</source>
        <translation>Sprung zu einem Label</translation>
    </message>
    <message>
        <source>Branch to an address that is computed</source>
        <translation>Sprung zu einer berechneten Adresse</translation>
    </message>
    <message>
        <source>Brings a line of memory to a cache</source>
        <translation>Holt eine Speicherzeile in einen Cache</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <source>Bus width</source>
        <translation>Busbreite</translation>
    </message>
    <message>
        <source>By a stream</source>
        <translation>Durch einen Stream</translation>
    </message>
    <message>
        <source>By host or stream</source>
        <translation>Durch Host oder Stream</translation>
    </message>
    <message>
        <source>By our own kernel</source>
        <translation>Mit eigenem Kernel</translation>
    </message>
    <message>
        <source>By our own kernels</source>
        <translation>Mit eigenen Kerneln</translation>
    </message>
    <message>
        <source>CUDA 13.0 has no GPU that old; the first target is COMPUTE_75</source>
        <translation>CUDA 13.0 kennt keine so alte GPU; das erste Ziel ist COMPUTE_75</translation>
    </message>
    <message>
        <source>CUDA 13.0 has no device attribute of that name</source>
        <translation>CUDA 13.0 kennt kein Geräteattribut dieses Namens</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide 13.0, technical specifications per compute capability</source>
        <translation>CUDA C++ Programming Guide 13.0, technische Angaben je Compute Capability</translation>
    </message>
    <message>
        <source>CUDA error {}</source>
        <translation>CUDA-Fehler {}</translation>
    </message>
    <message>
        <source>CUDA in Direct3D 12</source>
        <translation>CUDA in Direct3D 12</translation>
    </message>
    <message>
        <source>CUDA in Vulkan</source>
        <translation>CUDA in Vulkan</translation>
    </message>
    <message>
        <source>CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE</source>
        <translation>CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE</translation>
    </message>
    <message>
        <source>CUDA_ERROR_INVALID_PTX</source>
        <translation>CUDA_ERROR_INVALID_PTX</translation>
    </message>
    <message>
        <source>CUDA_ERROR_INVALID_VALUE</source>
        <translation>CUDA_ERROR_INVALID_VALUE</translation>
    </message>
    <message>
        <source>CUDA_ERROR_NOT_FOUND</source>
        <translation>CUDA_ERROR_NOT_FOUND</translation>
    </message>
    <message>
        <source>CUDA_ERROR_OUT_OF_MEMORY</source>
        <translation>CUDA_ERROR_OUT_OF_MEMORY</translation>
    </message>
    <message>
        <source>CUDA_HOME (not set)</source>
        <translation>CUDA_HOME (nicht gesetzt)</translation>
    </message>
    <message>
        <source>CUPTI ({}) counted nothing in this launch.</source>
        <translation>CUPTI ({}) hat in diesem Start nichts gezählt.</translation>
    </message>
    <message>
        <source>CUPTI ({}) counted nothing of the kernel {}.</source>
        <translation>CUPTI ({}) hat vom Kernel {} nichts gezählt.</translation>
    </message>
    <message>
        <source>CUPTI ({}) did not record half of the launches of a turn.</source>
        <translation>CUPTI ({}) hat die Hälfte der Starts einer Runde nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>CUPTI ({}) does not count: {}. Runs, times and the emulated GPU&apos;s counts work without it.</source>
        <translation>CUPTI ({}) zählt nicht: {}. Läufe, Zeiten und die Zählungen der emulierten GPU funktionieren ohne es.</translation>
    </message>
    <message>
        <source>CUPTI ({}) gave a count of {} for one instruction, which no launch can have.</source>
        <translation>CUPTI ({}) meldete für einen Befehl die Zählung {}, die kein Start haben kann.</translation>
    </message>
    <message>
        <source>CUPTI ({}) gave no record of the kernel.</source>
        <translation>CUPTI ({}) lieferte keine Aufzeichnung des Kernels.</translation>
    </message>
    <message>
        <source>CUPTI ({}) knows no SASS metric of the chip {} that is shown by line.</source>
        <translation>CUPTI ({}) kennt keine der SASS-Metriken des Chips {}, die je Zeile gezeigt werden.</translation>
    </message>
    <message>
        <source>CUPTI ({}) knows none of the counters of the chip {}.</source>
        <translation>CUPTI ({}) kennt keinen der Zähler des Chips {}.</translation>
    </message>
    <message numerus="yes">
        <source>CUPTI ({}) says that it has {} record(s) of {} value(s) each, which is not believed: one value an instruction and metric was asked for, and at most {} record(s) are read.</source>
        <translation>
            <numerusform>CUPTI ({}) meldet {} Datensatz zu je {} Werten, was unglaubhaft ist: Verlangt war ein Wert je Befehl und Metrik, und gelesen werden höchstens {} Datensätze.</numerusform>
            <numerusform>CUPTI ({}) meldet {} Datensätze zu je {} Werten, was unglaubhaft ist: Verlangt war ein Wert je Befehl und Metrik, und gelesen werden höchstens {} Datensätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>CUPTI does not tell its version: {}.</source>
        <translation>CUPTI nennt seine Version nicht: {}.</translation>
    </message>
    <message>
        <source>CUPTI does not trace: {}.</source>
        <translation>CUPTI zeichnet nicht auf: {}.</translation>
    </message>
    <message numerus="yes">
        <source>CUPTI dropped what it counted in {} range(s).</source>
        <translation>
            <numerusform>CUPTI hat verworfen, was es in {} Bereich zählte.</numerusform>
            <numerusform>CUPTI hat verworfen, was es in {} Bereichen zählte.</numerusform>
        </translation>
    </message>
    <message>
        <source>CUPTI recorded {} of {} launches within the time.</source>
        <translation>CUPTI hat in der Zeit {} von {} Starts aufgezeichnet.</translation>
    </message>
    <message numerus="yes">
        <source>CUPTI recorded {} sample(s), and not the other launches: the median is known to within {}.</source>
        <translation>
            <numerusform>CUPTI hat {} Messwert aufgezeichnet und die anderen Starts nicht: Der Median ist auf {} genau bekannt.</numerusform>
            <numerusform>CUPTI hat {} Messwerte aufgezeichnet und die anderen Starts nicht: Der Median ist auf {} genau bekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>CUPTI was not done counting after {} launch(es).</source>
        <translation>CUPTI war nach {} Start(s) mit dem Zählen nicht fertig.</translation>
    </message>
    <message>
        <source>CUPTI was not found: looked for {}.</source>
        <translation>CUPTI wurde nicht gefunden: gesucht nach {}.</translation>
    </message>
    <message>
        <source>CUPTI was not wanted.</source>
        <translation>CUPTI war nicht gewünscht.</translation>
    </message>
    <message>
        <source>Caches and allocation</source>
        <translation>Caches und Allokation</translation>
    </message>
    <message>
        <source>Calculated</source>
        <translation>Berechnet</translation>
    </message>
    <message>
        <source>Call of a function</source>
        <translation>Aufruf einer Funktion</translation>
    </message>
    <message>
        <source>Can be set aside</source>
        <translation>Reservierbar</translation>
    </message>
    <message>
        <source>Changes the sign</source>
        <translation>Wechselt das Vorzeichen</translation>
    </message>
    <message>
        <source>Checks whether a division of floats needs the slow path</source>
        <translation>Prüft, ob eine Gleitkommadivision den langsamen Weg braucht</translation>
    </message>
    <message>
        <source>Chooses one of the active threads</source>
        <translation>Wählt einen der aktiven Threads</translation>
    </message>
    <message>
        <source>Chooses one of two 32-bit floats by a predicate</source>
        <translation>Wählt nach einem Prädikat eine von zwei 32-Bit-Gleitkommazahlen</translation>
    </message>
    <message>
        <source>Chooses one of two uniform values by a predicate</source>
        <translation>Wählt nach einem Prädikat einen von zwei Uniform-Werten</translation>
    </message>
    <message>
        <source>Chooses one of two values by a predicate</source>
        <translation>Wählt nach einem Prädikat einen von zwei Werten</translation>
    </message>
    <message>
        <source>Clocks are not recorded, because NVML ({}) does not know device {}.</source>
        <translation>Takte werden nicht aufgezeichnet, weil NVML ({}) das Gerät {} nicht kennt.</translation>
    </message>
    <message>
        <source>Clocks are not recorded, because NVML was not found: looked for {}.</source>
        <translation>Takte werden nicht aufgezeichnet, weil NVML nicht gefunden wurde: gesucht nach {}.</translation>
    </message>
    <message>
        <source>Cluster launch</source>
        <translation>Cluster-Start</translation>
    </message>
    <message>
        <source>Column {} differs: {}.</source>
        <translation>Spalte {} weicht ab: {}.</translation>
    </message>
    <message>
        <source>Columns {} differ: {}.</source>
        <translation>Die Spalten {} weichen ab: {}.</translation>
    </message>
    <message>
        <source>Combines a predicate of all threads of the warp</source>
        <translation>Verknüpft ein Prädikat aller Threads des Warps</translation>
    </message>
    <message>
        <source>Combines a predicate of all threads of the warp in a uniform register</source>
        <translation>Verknüpft ein Prädikat aller Threads des Warps in einem Uniform-Register</translation>
    </message>
    <message>
        <source>Compares 16-bit floats, two at once, and sets predicates</source>
        <translation>Vergleicht 16-Bit-Gleitkommazahlen, zwei auf einmal, und setzt Prädikate</translation>
    </message>
    <message>
        <source>Compares 32-bit floats and sets a predicate</source>
        <translation>Vergleicht 32-Bit-Gleitkommazahlen und setzt ein Prädikat</translation>
    </message>
    <message>
        <source>Compares 32-bit floats and sets a register</source>
        <translation>Vergleicht 32-Bit-Gleitkommazahlen und setzt ein Register</translation>
    </message>
    <message>
        <source>Compares 64-bit floats and sets a predicate</source>
        <translation>Vergleicht 64-Bit-Gleitkommazahlen und setzt ein Prädikat</translation>
    </message>
    <message>
        <source>Compares and sets a predicate</source>
        <translation>Vergleicht und setzt ein Prädikat</translation>
    </message>
    <message>
        <source>Compares and sets a register</source>
        <translation>Vergleicht und setzt ein Register</translation>
    </message>
    <message>
        <source>Compares integers and sets a predicate</source>
        <translation>Vergleicht Ganzzahlen und setzt ein Prädikat</translation>
    </message>
    <message>
        <source>Compares integers in uniform registers and sets a uniform predicate</source>
        <translation>Vergleicht Ganzzahlen in Uniform-Registern und setzt ein Uniform-Prädikat</translation>
    </message>
    <message>
        <source>Compiling {} takes more memory than this machine has left for it{}; close what needs memory and compile again, or make the source simpler.</source>
        <translation>{} zu kompilieren braucht mehr Speicher, als dieser Rechner dafür übrig hat{}; Speicherhungriges schließen und neu kompilieren oder den Quelltext vereinfachen.</translation>
    </message>
    <message>
        <source>Compiling {} took more memory than a compile process may have{}; make the source simpler or unroll less.</source>
        <translation>{} zu kompilieren brauchte mehr Speicher, als ein Kompilierprozess haben darf{}; den Quelltext vereinfachen oder weniger abrollen.</translation>
    </message>
    <message>
        <source>Compiling {} was ended at its deadline of {} s; give it more time, or look for an endless template or a huge unrolled loop.</source>
        <translation>Das Kompilieren von {} wurde nach seiner Frist von {} s beendet; mehr Zeit geben oder nach einem endlosen Template oder einer riesigen abgerollten Schleife suchen.</translation>
    </message>
    <message>
        <source>Compiling, occupancy and reports still work, and kernels run on the emulated GPU; timing needs a GPU.</source>
        <translation>Kompilieren, Occupancy und Berichte funktionieren weiterhin, und Kernel laufen auf der emulierten GPU; Zeitmessungen brauchen eine GPU.</translation>
    </message>
    <message>
        <source>Compressible memory</source>
        <translation>Komprimierbarer Speicher</translation>
    </message>
    <message>
        <source>Compute capability, major</source>
        <translation>Compute Capability, Haupt</translation>
    </message>
    <message>
        <source>Compute capability, minor</source>
        <translation>Compute Capability, Neben</translation>
    </message>
    <message>
        <source>Compute mode</source>
        <translation>Compute-Modus</translation>
    </message>
    <message>
        <source>Compute preemption</source>
        <translation>Compute-Präemption</translation>
    </message>
    <message>
        <source>Compute-only driver</source>
        <translation>Reiner Compute-Treiber</translation>
    </message>
    <message>
        <source>Concurrent kernels</source>
        <translation>Nebenläufige Kernel</translation>
    </message>
    <message>
        <source>Concurrent managed access</source>
        <translation>Nebenläufiger Managed-Zugriff</translation>
    </message>
    <message>
        <source>Constant memory</source>
        <translation>Konstantenspeicher</translation>
    </message>
    <message>
        <source>Contexts share the device</source>
        <translation>Kontexte teilen das Gerät</translation>
    </message>
    <message>
        <source>Controls a cache: invalidates or prefetches a line</source>
        <translation>Steuert einen Cache: verwirft eine Zeile oder lädt sie vorab</translation>
    </message>
    <message>
        <source>Converts a float to a float of another size</source>
        <translation>Wandelt eine Gleitkommazahl in eine anderer Größe um</translation>
    </message>
    <message>
        <source>Converts a float to an integer</source>
        <translation>Wandelt eine Gleitkommazahl in eine Ganzzahl um</translation>
    </message>
    <message>
        <source>Converts an address between a space and generic addresses</source>
        <translation>Wandelt eine Adresse zwischen einem Adressraum und generischen Adressen um</translation>
    </message>
    <message>
        <source>Converts an integer to a 32-bit float in the floating-point pipe</source>
        <translation>Wandelt eine Ganzzahl in der Gleitkomma-Pipeline in eine 32-Bit-Gleitkommazahl um</translation>
    </message>
    <message>
        <source>Converts an integer to a float</source>
        <translation>Wandelt eine Ganzzahl in eine Gleitkommazahl um</translation>
    </message>
    <message>
        <source>Converts floats to a pair of smaller ones</source>
        <translation>Wandelt Gleitkommazahlen in ein Paar kleinerer um</translation>
    </message>
    <message>
        <source>Converts to another type or size</source>
        <translation>Wandelt in einen anderen Typ oder eine andere Größe um</translation>
    </message>
    <message>
        <source>Cooperative launch</source>
        <translation>Kooperativer Start</translation>
    </message>
    <message>
        <source>Cooperative launch on several devices</source>
        <translation>Kooperativer Start auf mehreren Geräten</translation>
    </message>
    <message>
        <source>Copies a block of memory in bulk, in the background</source>
        <translation>Kopiert einen Speicherblock am Stück im Hintergrund</translation>
    </message>
    <message>
        <source>Copies beside kernels</source>
        <translation>Kopien neben Kerneln</translation>
    </message>
    <message>
        <source>Copies from global to shared memory without a register between</source>
        <translation>Kopiert ohne Register dazwischen vom globalen in den Shared Memory</translation>
    </message>
    <message>
        <source>Copies memory in the background</source>
        <translation>Kopiert Speicher im Hintergrund</translation>
    </message>
    <message>
        <source>Copy beside a kernel</source>
        <translation>Kopie neben einem Kernel</translation>
    </message>
    <message>
        <source>Copy engines</source>
        <translation>Copy-Engines</translation>
    </message>
    <message>
        <source>Cosine, approximated</source>
        <translation>Kosinus, genähert</translation>
    </message>
    <message>
        <source>Counting {} was ended: a launch, with what CUPTI does around it, took longer than the deadline of {} s. A longer deadline gives it more time; the next run gets a new process.</source>
        <translation>Das Zählen von {} wurde beendet: Ein Start, mit allem, was CUPTI darum herum tut, dauerte länger als die Frist von {} s. Eine längere Frist gibt mehr Zeit; der nächste Lauf bekommt einen neuen Prozess.</translation>
    </message>
    <message>
        <source>Counts the bits that are set</source>
        <translation>Zählt die gesetzten Bits</translation>
    </message>
    <message>
        <source>Counts the leading zeros</source>
        <translation>Zählt die führenden Nullen</translation>
    </message>
    <message>
        <source>Cube map surface width</source>
        <translation>Cubemap-Surface, Breite</translation>
    </message>
    <message>
        <source>Cube map width</source>
        <translation>Cubemap, Breite</translation>
    </message>
    <message>
        <source>Decompression formats</source>
        <translation>Dekompressionsformate</translation>
    </message>
    <message>
        <source>Device cuda:{} cannot be read: {}; the other devices can be used.</source>
        <translation>Das Gerät cuda:{} ist nicht lesbar: {}; die anderen Geräte lassen sich verwenden.</translation>
    </message>
    <message>
        <source>Device memory as a host node</source>
        <translation>Gerätespeicher als Host-Knoten</translation>
    </message>
    <message>
        <source>Device memory, copy</source>
        <translation>Gerätespeicher, Kopieren</translation>
    </message>
    <message>
        <source>Device memory, read</source>
        <translation>Gerätespeicher, Lesen</translation>
    </message>
    <message>
        <source>Device {} {}.</source>
        <translation>Gerät {} {}.</translation>
    </message>
    <message>
        <source>Device=0</source>
        <translation>Device=0</translation>
    </message>
    <message>
        <source>Devices on one board have the same number here.</source>
        <translation>Geräte auf derselben Platine haben hier dieselbe Nummer.</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Difference with the borrow of the one before</source>
        <translation>Differenz mit dem Borgebit der vorigen</translation>
    </message>
    <message>
        <source>Does nothing</source>
        <translation>Tut nichts</translation>
    </message>
    <message>
        <source>Domain, bus and slot</source>
        <translation>Domäne, Bus und Steckplatz</translation>
    </message>
    <message>
        <source>Done by the hardware</source>
        <translation>Von der Hardware erledigt</translation>
    </message>
    <message>
        <source>Dot product of four bytes, added up</source>
        <translation>Skalarprodukt von vier Bytes, aufaddiert</translation>
    </message>
    <message>
        <source>Dot product of small integers, added up</source>
        <translation>Skalarprodukt kleiner Ganzzahlen, aufaddiert</translation>
    </message>
    <message>
        <source>ECC</source>
        <translation>ECC</translation>
    </message>
    <message>
        <source>Edge of a face</source>
        <translation>Kante einer Seite</translation>
    </message>
    <message numerus="yes">
        <source>Ended after {} sample(s), the most there may be: the median is known to within {}, and {} was wanted.</source>
        <translation>
            <numerusform>Beendet nach {} Messwert, mehr darf es nicht geben: Der Median ist auf {} genau bekannt, gewünscht war {}.</numerusform>
            <numerusform>Beendet nach {} Messwerten, mehr darf es nicht geben: Der Median ist auf {} genau bekannt, gewünscht war {}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended after {} sample(s): the median is known to within {}, and {} was wanted.</source>
        <translation>
            <numerusform>Beendet nach {} Messwert: Der Median ist auf {} genau bekannt, gewünscht war {}.</numerusform>
            <numerusform>Beendet nach {} Messwerten: Der Median ist auf {} genau bekannt, gewünscht war {}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended after {} sample(s): the times scatter so much that the median is known to within {} only; {} would take some {} samples.</source>
        <translation>
            <numerusform>Beendet nach {} Messwert: Die Zeiten streuen so sehr, dass der Median nur auf {} genau bekannt ist; {} bräuchte etwa {} Messwerte.</numerusform>
            <numerusform>Beendet nach {} Messwerten: Die Zeiten streuen so sehr, dass der Median nur auf {} genau bekannt ist; {} bräuchte etwa {} Messwerte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended by the time limit after {} sample(s): the median is known to within {}, and {} was wanted.</source>
        <translation>
            <numerusform>Vom Zeitlimit beendet nach {} Messwert: Der Median ist auf {} genau bekannt, gewünscht war {}.</numerusform>
            <numerusform>Vom Zeitlimit beendet nach {} Messwerten: Der Median ist auf {} genau bekannt, gewünscht war {}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended by the time limit after {} sample(s): the median is known to within {}.</source>
        <translation>
            <numerusform>Vom Zeitlimit beendet nach {} Messwert: Der Median ist auf {} genau bekannt.</numerusform>
            <numerusform>Vom Zeitlimit beendet nach {} Messwerten: Der Median ist auf {} genau bekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends the kernel with an error</source>
        <translation>Beendet den Kernel mit einem Fehler</translation>
    </message>
    <message>
        <source>Ends the thread</source>
        <translation>Beendet den Thread</translation>
    </message>
    <message>
        <source>Ends the thread at once</source>
        <translation>Beendet den Thread sofort</translation>
    </message>
    <message>
        <source>Ends what the threads of a warp do together</source>
        <translation>Beendet, was die Threads eines Warps gemeinsam tun</translation>
    </message>
    <message>
        <source>Error correction is active</source>
        <translation>Die Fehlerkorrektur ist aktiv</translation>
    </message>
    <message>
        <source>Events between processes</source>
        <translation>Events zwischen Prozessen</translation>
    </message>
    <message>
        <source>Exchanges registers between the threads of a warp</source>
        <translation>Tauscht Register zwischen den Threads eines Warps</translation>
    </message>
    <message>
        <source>Execution</source>
        <translation>Ausführung</translation>
    </message>
    <message>
        <source>Extends the sign of a part of a register</source>
        <translation>Erweitert das Vorzeichen eines Registerteils</translation>
    </message>
    <message>
        <source>FP16 tensor cores</source>
        <translation>FP16-Tensor-Cores</translation>
    </message>
    <message>
        <source>FP32 multiply-add</source>
        <translation>FP32-Multiply-Add</translation>
    </message>
    <message>
        <source>FP32 multiply-adds</source>
        <translation>FP32-Multiply-Adds</translation>
    </message>
    <message>
        <source>FP32 rate over FP64 rate</source>
        <translation>FP32-Rate durch FP64-Rate</translation>
    </message>
    <message>
        <source>FP64 multiply-add</source>
        <translation>FP64-Multiply-Add</translation>
    </message>
    <message>
        <source>FP64 multiply-adds</source>
        <translation>FP64-Multiply-Adds</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Fences that do not meet</source>
        <translation>Fences, die sich nicht treffen</translation>
    </message>
    <message>
        <source>FillType {} with FillValue {} is none of those that are known: Random, and Constant with 0 or 1</source>
        <translation>FillType {} mit FillValue {} ist keiner der bekannten: Random, und Constant mit 0 oder 1</translation>
    </message>
    <message>
        <source>Finds the highest bit that is set</source>
        <translation>Findet das höchste gesetzte Bit</translation>
    </message>
    <message>
        <source>Finds threads of the warp with the same value</source>
        <translation>Findet Threads des Warps mit demselben Wert</translation>
    </message>
    <message>
        <source>Flushes remote writes</source>
        <translation>Leert entfernte Schreibzugriffe</translation>
    </message>
    <message>
        <source>For gather instructions</source>
        <translation>Für Gather-Befehle</translation>
    </message>
    <message>
        <source>Fused multiply-add of 32-bit floats</source>
        <translation>Fused Multiply-Add von 32-Bit-Gleitkommazahlen</translation>
    </message>
    <message>
        <source>Fused multiply-add of 32-bit floats in uniform registers</source>
        <translation>Fused Multiply-Add von 32-Bit-Gleitkommazahlen in Uniform-Registern</translation>
    </message>
    <message>
        <source>Fused multiply-add of 64-bit floats</source>
        <translation>Fused Multiply-Add von 64-Bit-Gleitkommazahlen</translation>
    </message>
    <message>
        <source>Fused multiply-add: rounded once</source>
        <translation>Fused Multiply-Add: einmal gerundet</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPU {} is lost: {}. Documents and results stay; the GPU works again after a reset or a restart of the machine.</source>
        <translation>Die GPU {} ist verloren: {}. Dokumente und Ergebnisse bleiben; die GPU arbeitet nach einem Reset oder Neustart des Rechners wieder.</translation>
    </message>
    <message>
        <source>GPUDirect RDMA</source>
        <translation>GPUDirect RDMA</translation>
    </message>
    <message>
        <source>Gather texture height</source>
        <translation>Gather-Textur, Höhe</translation>
    </message>
    <message>
        <source>Gather texture width</source>
        <translation>Gather-Textur, Breite</translation>
    </message>
    <message>
        <source>Grid size</source>
        <translation>Grid-Größe</translation>
    </message>
    <message>
        <source>Grid size, x</source>
        <translation>Grid-Größe, x</translation>
    </message>
    <message>
        <source>Grid size, y</source>
        <translation>Grid-Größe, y</translation>
    </message>
    <message>
        <source>Grid size, z</source>
        <translation>Grid-Größe, z</translation>
    </message>
    <message>
        <source>Grid-wide barrier</source>
        <translation>Grid-weite Barriere</translation>
    </message>
    <message>
        <source>Groups the copies to shared memory that were started</source>
        <translation>Fasst die begonnenen Kopien in den Shared Memory zu einer Gruppe zusammen</translation>
    </message>
    <message>
        <source>Handles of memory pools</source>
        <translation>Handles von Speicherpools</translation>
    </message>
    <message>
        <source>Hardware counters are off for this virtual GPU ({}): who administers the virtual machine&apos;s host can enable profiling for it. Runs, times and the emulated GPU&apos;s counts work without them.</source>
        <translation>Hardware-Zähler sind für diese virtuelle GPU ausgeschaltet ({}): Wer den Host der virtuellen Maschine verwaltet, kann Profiling dafür einschalten. Läufe, Zeiten und die Zählungen der emulierten GPU funktionieren ohne sie.</translation>
    </message>
    <message>
        <source>Hardware counters are refused to this process although the driver gives them to all users (RmProfilingAdminOnly: 0; {}): a container needs the capability SYS_ADMIN, which its owner can add. Runs, times and the emulated GPU&apos;s counts work without them.</source>
        <translation>Hardware-Zähler werden diesem Prozess verweigert, obwohl der Treiber sie allen Benutzern gibt (RmProfilingAdminOnly: 0; {}): Ein Container braucht die Fähigkeit SYS_ADMIN, die sein Eigentümer hinzufügen kann. Läufe, Zeiten und die Zählungen der emulierten GPU funktionieren ohne sie.</translation>
    </message>
    <message>
        <source>Hardware counters need CUPTI, which comes with the CUDA toolkit (12.6 or newer) or as the package nvidia-cuda-cupti. {}</source>
        <translation>Hardware-Zähler brauchen CUPTI, das mit dem CUDA-Toolkit (12.6 oder neuer) oder als Paket nvidia-cuda-cupti kommt. {}</translation>
    </message>
    <message>
        <source>Hardware feature level</source>
        <translation>Funktionsstufe der Hardware</translation>
    </message>
    <message>
        <source>Hardware generation</source>
        <translation>Hardware-Generation</translation>
    </message>
    <message>
        <source>Host and device at once</source>
        <translation>Host und Gerät zugleich</translation>
    </message>
    <message>
        <source>Host and device share addresses</source>
        <translation>Host und Gerät teilen Adressen</translation>
    </message>
    <message>
        <source>Host and managed memory</source>
        <translation>Host- und Managed-Speicher</translation>
    </message>
    <message>
        <source>Host memory between nodes</source>
        <translation>Host-Speicher zwischen Knoten</translation>
    </message>
    <message>
        <source>Host memory, other nodes</source>
        <translation>Host-Speicher, andere Knoten</translation>
    </message>
    <message>
        <source>Host reads managed memory in place</source>
        <translation>Host liest Managed-Speicher direkt</translation>
    </message>
    <message>
        <source>Host&apos;s number of that node</source>
        <translation>Nummer dieses Knotens beim Host</translation>
    </message>
    <message>
        <source>How many 32-bit registers all threads of one block can have together.</source>
        <translation>Wie viele 32-Bit-Register alle Threads eines Blocks zusammen haben können.</translation>
    </message>
    <message>
        <source>How many 32-bit registers one multiprocessor has for all its threads.</source>
        <translation>Wie viele 32-Bit-Register ein Multiprozessor für alle seine Threads hat.</translation>
    </message>
    <message>
        <source>How many bits travel at once between the device memory and the chip.</source>
        <translation>Wie viele Bits auf einmal zwischen Gerätespeicher und Chip wandern.</translation>
    </message>
    <message>
        <source>How many blocks can be resident on one multiprocessor, however small they are.</source>
        <translation>Wie viele Blöcke auf einem Multiprozessor resident sein können, so klein sie auch sind.</translation>
    </message>
    <message>
        <source>How many copies can run beside kernels: with two, one in each direction at once.</source>
        <translation>Wie viele Kopien neben Kerneln laufen können: bei zwei je eine in jeder Richtung zugleich.</translation>
    </message>
    <message>
        <source>How many streaming multiprocessors (SMs) the device has.</source>
        <translation>Wie viele Streaming-Multiprozessoren (SMs) das Gerät hat.</translation>
    </message>
    <message>
        <source>How many threads can be resident on one multiprocessor; this is 100 % occupancy.</source>
        <translation>Wie viele Threads auf einem Multiprozessor resident sein können; das ist 100 % Occupancy.</translation>
    </message>
    <message>
        <source>How many threads execute together as one warp.</source>
        <translation>Wie viele Threads als ein Warp gemeinsam ausgeführt werden.</translation>
    </message>
    <message>
        <source>How many times faster single precision is than double precision, in operations per second.</source>
        <translation>Wievielmal schneller einfache Genauigkeit als doppelte ist, in Operationen je Sekunde.</translation>
    </message>
    <message>
        <source>How much of the L2 cache can be set aside for data that is to stay there.</source>
        <translation>Wie viel vom L2-Cache für Daten reserviert werden kann, die dort bleiben sollen.</translation>
    </message>
    <message>
        <source>How pools can be shared</source>
        <translation>Wie Pools geteilt werden können</translation>
    </message>
    <message>
        <source>How pools can be shared: bit 0 file descriptor, bit 1 Windows handle, bit 2 KMT handle, bit 3 fabric handle.</source>
        <translation>Wie Pools geteilt werden können: Bit 0 Dateideskriptor, Bit 1 Windows-Handle, Bit 2 KMT-Handle, Bit 3 Fabric-Handle.</translation>
    </message>
    <message>
        <source>How writes of other devices can be flushed: bit 0 by a call on the host, bit 1 by a stream.</source>
        <translation>Wie Schreibzugriffe anderer Geräte geleert werden können: Bit 0 durch einen Aufruf auf dem Host, Bit 1 durch einen Stream.</translation>
    </message>
    <message>
        <source>Hyperbolic tangent, approximated</source>
        <translation>Tangens hyperbolicus, genähert</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Integer multiply-add in uniform registers</source>
        <translation>Ganzzahl-Multiply-Add in Uniform-Registern</translation>
    </message>
    <message>
        <source>Integer multiply-add; also used to move and to shift</source>
        <translation>Ganzzahl-Multiply-Add; dient auch zum Verschieben und Bewegen</translation>
    </message>
    <message>
        <source>Integrated</source>
        <translation>Integriert</translation>
    </message>
    <message>
        <source>Into how many domains launches can be sorted so that their memory fences do not wait for each other.</source>
        <translation>In wie viele Domänen Starts sortiert werden können, damit ihre Speicherbarrieren nicht aufeinander warten.</translation>
    </message>
    <message>
        <source>It is launched in line {} of {}.</source>
        <translation>Er wird in Zeile {} von {} gestartet.</translation>
    </message>
    <message>
        <source>It is launched in line {}.</source>
        <translation>Er wird in Zeile {} gestartet.</translation>
    </message>
    <message>
        <source>It is not kept: this machine has not enough memory free for it.</source>
        <translation>Wird nicht aufbewahrt: Dieser Rechner hat dafür nicht genug freien Speicher.</translation>
    </message>
    <message>
        <source>Jump to an absolute address</source>
        <translation>Sprung zu einer absoluten Adresse</translation>
    </message>
    <message>
        <source>KERNELDESK_NVCC is {}, which is no program; set it to an nvcc, or unset it.</source>
        <translation>KERNELDESK_NVCC ist {} und damit kein Programm; auf ein nvcc setzen oder die Variable entfernen.</translation>
    </message>
    <message>
        <source>KERNELDESK_TILEIRAS is {}, which is no program; set it to a tileiras, or unset it.</source>
        <translation>KERNELDESK_TILEIRAS ist {} und damit kein Programm; auf ein tileiras setzen oder die Variable entfernen.</translation>
    </message>
    <message>
        <source>Kernel time limit</source>
        <translation>Zeitlimit für Kernel</translation>
    </message>
    <message>
        <source>KernelDesk sets it itself</source>
        <translation>KernelDesk setzt es selbst</translation>
    </message>
    <message>
        <source>Kernels can be interrupted</source>
        <translation>Kernel sind unterbrechbar</translation>
    </message>
    <message>
        <source>L1 caches global memory</source>
        <translation>L1 cacht globalen Speicher</translation>
    </message>
    <message>
        <source>L1 caches local memory</source>
        <translation>L1 cacht lokalen Speicher</translation>
    </message>
    <message>
        <source>L2 cache</source>
        <translation>L2-Cache</translation>
    </message>
    <message>
        <source>L2 cache, read</source>
        <translation>L2-Cache, Lesen</translation>
    </message>
    <message>
        <source>L2 for persisting data</source>
        <translation>L2 für bleibende Daten</translation>
    </message>
    <message>
        <source>Largest carve-out</source>
        <translation>Größter Carve-out</translation>
    </message>
    <message>
        <source>Launches and streams</source>
        <translation>Starts und Streams</translation>
    </message>
    <message>
        <source>Layered 1D surface width</source>
        <translation>Geschichtete 1D-Surface, Breite</translation>
    </message>
    <message>
        <source>Layered 1D texture width</source>
        <translation>Geschichtete 1D-Textur, Breite</translation>
    </message>
    <message>
        <source>Layered 2D surface height</source>
        <translation>Geschichtete 2D-Surface, Höhe</translation>
    </message>
    <message>
        <source>Layered 2D surface width</source>
        <translation>Geschichtete 2D-Surface, Breite</translation>
    </message>
    <message>
        <source>Layered 2D texture height</source>
        <translation>Geschichtete 2D-Textur, Höhe</translation>
    </message>
    <message>
        <source>Layered 2D texture height, old name</source>
        <translation>Geschichtete 2D-Textur, Höhe, alter Name</translation>
    </message>
    <message>
        <source>Layered 2D texture width</source>
        <translation>Geschichtete 2D-Textur, Breite</translation>
    </message>
    <message>
        <source>Layered 2D texture width, old name</source>
        <translation>Geschichtete 2D-Textur, Breite, alter Name</translation>
    </message>
    <message>
        <source>Layered cube map surface width</source>
        <translation>Geschichtete Cubemap-Surface, Breite</translation>
    </message>
    <message>
        <source>Layered cube map width</source>
        <translation>Geschichtete Cubemap, Breite</translation>
    </message>
    <message>
        <source>Layers of a 1D surface</source>
        <translation>Schichten einer 1D-Surface</translation>
    </message>
    <message>
        <source>Layers of a 1D texture</source>
        <translation>Schichten einer 1D-Textur</translation>
    </message>
    <message>
        <source>Layers of a 2D surface</source>
        <translation>Schichten einer 2D-Surface</translation>
    </message>
    <message>
        <source>Layers of a 2D texture</source>
        <translation>Schichten einer 2D-Textur</translation>
    </message>
    <message>
        <source>Layers of a 2D texture, old name</source>
        <translation>Schichten einer 2D-Textur, alter Name</translation>
    </message>
    <message>
        <source>Layers of a cube map</source>
        <translation>Schichten einer Cubemap</translation>
    </message>
    <message>
        <source>Layers of a cube map surface</source>
        <translation>Schichten einer Cubemap-Surface</translation>
    </message>
    <message>
        <source>Lets another warp go first</source>
        <translation>Lässt einen anderen Warp vor</translation>
    </message>
    <message>
        <source>Lets the thread sleep for some nanoseconds</source>
        <translation>Lässt den Thread einige Nanosekunden schlafen</translation>
    </message>
    <message>
        <source>Limited by {}: {}.</source>
        <translation>Begrenzt durch {}: {}.</translation>
    </message>
    <message>
        <source>Limiter</source>
        <translation>Begrenzung</translation>
    </message>
    <message>
        <source>Line {} gives it.</source>
        <translation>Zeile {} gibt es an.</translation>
    </message>
    <message>
        <source>Line {} gives it; code before the launch changes it.</source>
        <translation>Zeile {} gibt es an; Code vor dem Start ändert es.</translation>
    </message>
    <message>
        <source>Line {} of {} gives it.</source>
        <translation>Zeile {} von {} gibt es an.</translation>
    </message>
    <message>
        <source>Line {} of {} gives it; code before the launch changes it.</source>
        <translation>Zeile {} von {} gibt es an; Code vor dem Start ändert es.</translation>
    </message>
    <message>
        <source>Live registers are not known.</source>
        <translation>Lebende Register sind nicht bekannt.</translation>
    </message>
    <message>
        <source>Live registers are not known: {} {}.</source>
        <translation>Lebende Register sind nicht bekannt: {} {}.</translation>
    </message>
    <message>
        <source>Load from a surface</source>
        <translation>Laden aus einer Surface</translation>
    </message>
    <message>
        <source>Load from constant memory</source>
        <translation>Laden aus dem Konstantenspeicher</translation>
    </message>
    <message>
        <source>Load from constant memory to a uniform register</source>
        <translation>Laden aus dem Konstantenspeicher in ein Uniform-Register</translation>
    </message>
    <message>
        <source>Load from constant memory: kernel parameters are there, too</source>
        <translation>Laden aus dem Konstantenspeicher: Auch Kernelparameter liegen dort</translation>
    </message>
    <message>
        <source>Load from global memory</source>
        <translation>Laden aus dem globalen Speicher</translation>
    </message>
    <message>
        <source>Load from local memory of the thread</source>
        <translation>Laden aus dem lokalen Speicher des Threads</translation>
    </message>
    <message>
        <source>Load from local memory: a spilled register or an array of the thread</source>
        <translation>Laden aus dem lokalen Speicher: ein ausgelagertes Register oder ein Array des Threads</translation>
    </message>
    <message>
        <source>Load from memory</source>
        <translation>Laden aus dem Speicher</translation>
    </message>
    <message>
        <source>Load from memory at a generic address</source>
        <translation>Laden aus dem Speicher an generischer Adresse</translation>
    </message>
    <message>
        <source>Load from shared memory</source>
        <translation>Laden aus dem Shared Memory</translation>
    </message>
    <message>
        <source>Load of a parameter</source>
        <translation>Laden eines Parameters</translation>
    </message>
    <message>
        <source>Load that is the same for all threads of the warp</source>
        <translation>Laden, für alle Threads des Warps gleich</translation>
    </message>
    <message>
        <source>Loads a tile of a tensor to shared memory in the background</source>
        <translation>Lädt eine Kachel eines Tensors im Hintergrund in den Shared Memory</translation>
    </message>
    <message>
        <source>Loads matrices from shared memory as tensor cores want them</source>
        <translation>Lädt Matrizen aus dem Shared Memory so, wie Tensor Cores sie wollen</translation>
    </message>
    <message>
        <source>Logarithm to base two, approximated</source>
        <translation>Logarithmus zur Basis zwei, genähert</translation>
    </message>
    <message>
        <source>Long kernels are ended</source>
        <translation>Lange Kernel werden beendet</translation>
    </message>
    <message>
        <source>Longest decompression</source>
        <translation>Längste Dekompression</translation>
    </message>
    <message>
        <source>Longest pitch</source>
        <translation>Größter Pitch</translation>
    </message>
    <message>
        <source>MPS call failed</source>
        <translation>MPS-Aufruf gescheitert</translation>
    </message>
    <message>
        <source>MPS not ready</source>
        <translation>MPS nicht bereit</translation>
    </message>
    <message>
        <source>Machine code cannot be listed without nvdisasm, which was looked for {}: install the CUDA toolkit, or set KERNELDESK_NVDISASM to the nvdisasm of its pip package nvidia-cuda-nvdisasm.</source>
        <translation>Maschinencode lässt sich ohne nvdisasm nicht auflisten, nach dem {} gesucht wurde: das CUDA-Toolkit installieren oder KERNELDESK_NVDISASM auf das nvdisasm aus dem pip-Paket nvidia-cuda-nvdisasm setzen.</translation>
    </message>
    <message>
        <source>Machine code cannot be listed: KERNELDESK_NVDISASM is {}, which is no program; set it to an nvdisasm, or unset it.</source>
        <translation>Maschinencode lässt sich nicht auflisten: KERNELDESK_NVDISASM ist {} und damit kein Programm; auf ein nvdisasm setzen oder die Variable entfernen.</translation>
    </message>
    <message>
        <source>Managed memory</source>
        <translation>Managed-Speicher</translation>
    </message>
    <message>
        <source>Maps host memory</source>
        <translation>Bildet Host-Speicher ab</translation>
    </message>
    <message>
        <source>Matrix load, store or multiply-accumulate of a warp on tensor cores</source>
        <translation>Matrix-Laden, -Speichern oder -Multiplizieren-Akkumulieren eines Warps auf Tensor Cores</translation>
    </message>
    <message>
        <source>Matrix multiply-accumulate of 16-bit floats by a warp group on tensor cores</source>
        <translation>Matrix-Multiply-Accumulate von 16-Bit-Gleitkommazahlen durch eine Warpgroup auf Tensor Cores</translation>
    </message>
    <message>
        <source>Matrix multiply-accumulate of 16-bit floats on tensor cores</source>
        <translation>Matrix-Multiply-Accumulate von 16-Bit-Gleitkommazahlen auf Tensor Cores</translation>
    </message>
    <message>
        <source>Matrix multiply-accumulate of 64-bit floats on tensor cores</source>
        <translation>Matrix-Multiply-Accumulate von 64-Bit-Gleitkommazahlen auf Tensor Cores</translation>
    </message>
    <message>
        <source>Matrix multiply-accumulate of a warp group on tensor cores</source>
        <translation>Matrix-Multiply-Accumulate einer Warpgroup auf Tensor Cores</translation>
    </message>
    <message>
        <source>Matrix multiply-accumulate of a warp on tensor cores</source>
        <translation>Matrix-Multiply-Accumulate eines Warps auf Tensor Cores</translation>
    </message>
    <message>
        <source>Matrix multiply-accumulate of small integers on tensor cores</source>
        <translation>Matrix-Multiply-Accumulate kleiner Ganzzahlen auf Tensor Cores</translation>
    </message>
    <message>
        <source>Memory a context can see</source>
        <translation>Für einen Kontext sichtbarer Speicher</translation>
    </message>
    <message>
        <source>Memory clock, maximum</source>
        <translation>Speichertakt, höchstens</translation>
    </message>
    <message>
        <source>Memory comes afterwards</source>
        <translation>Speicher kommt danach</translation>
    </message>
    <message>
        <source>Memory for a part only</source>
        <translation>Speicher nur für einen Teil</translation>
    </message>
    <message>
        <source>Memory interface</source>
        <translation>Speicherschnittstelle</translation>
    </message>
    <message>
        <source>Memory pools</source>
        <translation>Speicherpools</translation>
    </message>
    <message>
        <source>Memory pools on NUMA nodes</source>
        <translation>Speicherpools auf NUMA-Knoten</translation>
    </message>
    <message>
        <source>Memory pools on the host</source>
        <translation>Speicherpools auf dem Host</translation>
    </message>
    <message>
        <source>Memory synchronisation domains</source>
        <translation>Domänen der Speichersynchronisation</translation>
    </message>
    <message>
        <source>Memory system</source>
        <translation>Speichersystem</translation>
    </message>
    <message>
        <source>Mipmapped 1D texture width</source>
        <translation>1D-Textur mit Mipmaps, Breite</translation>
    </message>
    <message>
        <source>Mipmapped 2D texture height</source>
        <translation>2D-Textur mit Mipmaps, Höhe</translation>
    </message>
    <message>
        <source>Mipmapped 2D texture width</source>
        <translation>2D-Textur mit Mipmaps, Breite</translation>
    </message>
    <message>
        <source>Moves a register that keeps where threads converge</source>
        <translation>Bewegt ein Register, das behält, wo Threads konvergieren</translation>
    </message>
    <message>
        <source>Moves a register to a uniform register</source>
        <translation>Bewegt ein Register in ein Uniform-Register</translation>
    </message>
    <message>
        <source>Moves a register to predicates</source>
        <translation>Bewegt ein Register in Prädikate</translation>
    </message>
    <message>
        <source>Moves a special register to a uniform register</source>
        <translation>Bewegt ein Spezialregister in ein Uniform-Register</translation>
    </message>
    <message>
        <source>Moves a special register to registers</source>
        <translation>Bewegt ein Spezialregister in Register</translation>
    </message>
    <message>
        <source>Moves a special register, as the thread or block index, to a register</source>
        <translation>Bewegt ein Spezialregister, etwa den Thread- oder Blockindex, in ein Register</translation>
    </message>
    <message>
        <source>Moves a value to a register</source>
        <translation>Bewegt einen Wert in ein Register</translation>
    </message>
    <message>
        <source>Moves a value to a uniform register</source>
        <translation>Bewegt einen Wert in ein Uniform-Register</translation>
    </message>
    <message>
        <source>Moves by itself</source>
        <translation>Wandert von selbst</translation>
    </message>
    <message>
        <source>Moves predicates to a register</source>
        <translation>Bewegt Prädikate in ein Register</translation>
    </message>
    <message>
        <source>Moves the state of a barrier to a register</source>
        <translation>Bewegt den Zustand einer Barriere in ein Register</translation>
    </message>
    <message>
        <source>Multi-process service</source>
        <translation>Multi-Process Service</translation>
    </message>
    <message>
        <source>Multicast</source>
        <translation>Multicast</translation>
    </message>
    <message>
        <source>Multiply-add</source>
        <translation>Multiply-Add</translation>
    </message>
    <message>
        <source>Multiply-add of 24-bit integers</source>
        <translation>Multiply-Add von 24-Bit-Ganzzahlen</translation>
    </message>
    <message>
        <source>Multiprocessors</source>
        <translation>Multiprozessoren</translation>
    </message>
    <message>
        <source>NUMA configuration</source>
        <translation>NUMA-Konfiguration</translation>
    </message>
    <message>
        <source>NUMA node of the device</source>
        <translation>NUMA-Knoten des Geräts</translation>
    </message>
    <message>
        <source>NVML ({}) does not reach device {}: {}.</source>
        <translation>NVML ({}) erreicht das Gerät {} nicht: {}.</translation>
    </message>
    <message>
        <source>NVML and the NVIDIA driver are of different versions</source>
        <translation>NVML und der NVIDIA-Treiber haben verschiedene Versionen</translation>
    </message>
    <message>
        <source>NVML does not find it</source>
        <translation>NVML findet es nicht</translation>
    </message>
    <message>
        <source>NVML does not take what it was asked</source>
        <translation>NVML nimmt die Anfrage nicht an</translation>
    </message>
    <message>
        <source>NVML error {}</source>
        <translation>NVML-Fehler {}</translation>
    </message>
    <message>
        <source>NVML hangs: the processes that asked it do not end although they were killed. The GPU&apos;s driver may need a restart.</source>
        <translation>NVML hängt: Die Prozesse, die es gefragt haben, enden nicht, obwohl sie abgebrochen wurden. Der Treiber der GPU braucht womöglich einen Neustart.</translation>
    </message>
    <message>
        <source>NVML has not answered within {} s; its process was ended, and the next reading starts another one.</source>
        <translation>NVML hat nicht innerhalb von {} s geantwortet; sein Prozess wurde beendet, das nächste Auslesen startet einen neuen.</translation>
    </message>
    <message>
        <source>NVML is not initialised</source>
        <translation>NVML ist nicht initialisiert</translation>
    </message>
    <message>
        <source>NVRTC cannot compile this program: {}. That takes nvcc: {}</source>
        <translation>NVRTC kann dieses Programm nicht kompilieren: {}. Dafür braucht es nvcc: {}</translation>
    </message>
    <message>
        <source>NVRTC cannot compile, because it could not use its builtins library: {}</source>
        <translation>NVRTC kann nicht kompilieren, weil es seine Builtins-Bibliothek nicht verwenden konnte: {}</translation>
    </message>
    <message>
        <source>NVRTC could not be loaded: {}</source>
        <translation>NVRTC konnte nicht geladen werden: {}</translation>
    </message>
    <message>
        <source>NVRTC got this program without its host code: {}. All of it takes nvcc: {}</source>
        <translation>NVRTC bekam dieses Programm ohne seinen Host-Code: {}. Alles davon braucht nvcc: {}</translation>
    </message>
    <message>
        <source>NVRTC reports an internal error on this program.</source>
        <translation>NVRTC meldet bei diesem Programm einen internen Fehler.</translation>
    </message>
    <message>
        <source>NVRTC was chosen as the compiler and takes no host code: {}. Choose auto or nvcc, which compile all of the program.</source>
        <translation>NVRTC wurde als Compiler gewählt und nimmt keinen Host-Code: {}. „Auto“ oder nvcc wählen, die das ganze Programm kompilieren.</translation>
    </message>
    <message>
        <source>NVRTC was found as {}, but the builtins library that it needs, {}, {}; install the one of the same version.</source>
        <translation>NVRTC wurde als {} gefunden, aber die nötige Builtins-Bibliothek {} {}; die derselben Version installieren.</translation>
    </message>
    <message>
        <source>NVRTC {} cannot compile for {}; it knows {}.</source>
        <translation>NVRTC {} kann nicht für {} kompilieren; es kennt {}.</translation>
    </message>
    <message>
        <source>NVRTC {} is newer than the driver, which implements CUDA {}: compiling and occupancy work, code for a real architecture (sm_…) may load, PTX does not; change the driver to one for CUDA {}, or point KERNELDESK_NVRTC at an NVRTC of CUDA {}.</source>
        <translation>NVRTC {} ist neuer als der Treiber, der CUDA {} implementiert: Kompilieren und Occupancy funktionieren, Code für eine reale Architektur (sm_…) lässt sich womöglich laden, PTX nicht; den Treiber auf einen für CUDA {} wechseln oder KERNELDESK_NVRTC auf ein NVRTC von CUDA {} zeigen lassen.</translation>
    </message>
    <message>
        <source>Names this very device</source>
        <translation>Bezeichnet genau dieses Gerät</translation>
    </message>
    <message>
        <source>Nearest NUMA node</source>
        <translation>Nächster NUMA-Knoten</translation>
    </message>
    <message>
        <source>Neighbours on the board</source>
        <translation>Nachbarn auf der Platine</translation>
    </message>
    <message>
        <source>Network cards reach memory</source>
        <translation>Netzwerkkarten erreichen den Speicher</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>No GPU process can be started: {}.</source>
        <translation>Es lässt sich kein GPU-Prozess starten: {}.</translation>
    </message>
    <message>
        <source>No NVIDIA driver was found: looked for {}.</source>
        <translation>Es wurde kein NVIDIA-Treiber gefunden: gesucht nach {}.</translation>
    </message>
    <message>
        <source>No compile process could be asked for NVRTC: {}</source>
        <translation>Kein Kompilierprozess konnte nach NVRTC gefragt werden: {}</translation>
    </message>
    <message>
        <source>No compile process could be started: {}.</source>
        <translation>Es konnte kein Kompilierprozess gestartet werden: {}.</translation>
    </message>
    <message>
        <source>No include folder has {}: install what it belongs to, or add its folder (-I).</source>
        <translation>Kein Include-Ordner hat {}: installieren, wozu es gehört, oder dessen Ordner hinzufügen (-I).</translation>
    </message>
    <message numerus="yes">
        <source>No pattern was found: {} element(s) from {} to {} differ.</source>
        <translation>
            <numerusform>Kein Muster gefunden: {} Element von {} bis {} weicht ab.</numerusform>
            <numerusform>Kein Muster gefunden: {} Elemente von {} bis {} weichen ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>No point is left: &apos;{}&apos; holds for none.</source>
        <translation>Es bleibt kein Punkt: &apos;{}&apos; gilt für keinen.</translation>
    </message>
    <message>
        <source>No point is left: no combination of the axes meets &apos;{}&apos;{}.</source>
        <translation>Es bleibt kein Punkt: Keine Kombination der Achsen erfüllt &apos;{}&apos;{}.</translation>
    </message>
    <message>
        <source>No process for {} could be started: {}.</source>
        <translation>Es konnte kein Prozess für {} gestartet werden: {}.</translation>
    </message>
    <message>
        <source>No process to read NVML could be started: {}.</source>
        <translation>Es konnte kein Prozess zum Auslesen von NVML gestartet werden: {}.</translation>
    </message>
    <message>
        <source>No second address</source>
        <translation>Keine zweite Adresse</translation>
    </message>
    <message>
        <source>Not all of them</source>
        <translation>Nicht alle</translation>
    </message>
    <message>
        <source>Not one cluster of {} blocks of {} threads fits on the device at once.</source>
        <translation>Kein einziger Cluster mit {} Blöcken zu {} Threads passt auf einmal auf das Gerät.</translation>
    </message>
    <message>
        <source>Notes where diverging threads come together again</source>
        <translation>Merkt sich, wo divergierende Threads wieder zusammenkommen</translation>
    </message>
    <message>
        <source>Nothing limits it: {} fill all {} warps of the SM.</source>
        <translation>Nichts begrenzt sie: {} füllen alle {} Warps des SM.</translation>
    </message>
    <message>
        <source>Number of SMs</source>
        <translation>Anzahl der SMs</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Occupancy</translation>
    </message>
    <message>
        <source>Occupancy report</source>
        <translation>Occupancy-Bericht</translation>
    </message>
    <message>
        <source>Of addresses</source>
        <translation>Von Adressen</translation>
    </message>
    <message>
        <source>Of each layer</source>
        <translation>Von jeder Schicht</translation>
    </message>
    <message>
        <source>Of every 32 elements, a warp&apos;s, those of the lanes {} differ: {}.</source>
        <translation>Von je 32 Elementen, denen eines Warps, weichen die der Lanes {} ab: {}.</translation>
    </message>
    <message>
        <source>Of every {} elements, a block&apos;s, those of the threads {} differ: {}.</source>
        <translation>Von je {} Elementen, denen eines Blocks, weichen die der Threads {} ab: {}.</translation>
    </message>
    <message>
        <source>Of graphics interfaces</source>
        <translation>Von Grafikschnittstellen</translation>
    </message>
    <message>
        <source>Of linear memory</source>
        <translation>Von linearem Speicher</translation>
    </message>
    <message>
        <source>Of one operation</source>
        <translation>Von einer Operation</translation>
    </message>
    <message>
        <source>Of one surface</source>
        <translation>Von einer Surface</translation>
    </message>
    <message>
        <source>Of one texture</source>
        <translation>Von einer Textur</translation>
    </message>
    <message>
        <source>Of rows in linear memory</source>
        <translation>Von Zeilen im linearen Speicher</translation>
    </message>
    <message>
        <source>Of the board</source>
        <translation>Von der Platine</translation>
    </message>
    <message>
        <source>Of the chip</source>
        <translation>Vom Chip</translation>
    </message>
    <message>
        <source>Of the host</source>
        <translation>Vom Host</translation>
    </message>
    <message>
        <source>Once the widest texture over linear memory; cuDeviceGetTexture1DLinearMaxWidth answers by format.</source>
        <translation>Einst die breiteste Textur über linearem Speicher; cuDeviceGetTexture1DLinearMaxWidth antwortet nach Format.</translation>
    </message>
    <message>
        <source>One block&apos;s elements differ, {} to {}, block {} of {} threads where a thread has one element: {}.</source>
        <translation>Die Elemente eines Blocks weichen ab, {} bis {}, Block {} zu {} Threads, wenn jeder Thread ein Element hat: {}.</translation>
    </message>
    <message>
        <source>One element differs: {}.</source>
        <translation>Ein Element weicht ab: {}.</translation>
    </message>
    <message>
        <source>One more comparison</source>
        <translation>Ein Vergleich mehr</translation>
    </message>
    <message>
        <source>One of every {} elements differs, from element {} to {}: {}.</source>
        <translation>Eines von je {} Elementen weicht ab, von Element {} bis {}: {}.</translation>
    </message>
    <message>
        <source>One stretch differs, elements {} to {}: {}.</source>
        <translation>Ein Abschnitt weicht ab, Elemente {} bis {}: {}.</translation>
    </message>
    <message>
        <source>One tile differs, rows {} to {} and columns {} to {}: {}.</source>
        <translation>Eine Kachel weicht ab, Zeilen {} bis {} und Spalten {} bis {}: {}.</translation>
    </message>
    <message>
        <source>One value with the sign of another</source>
        <translation>Ein Wert mit dem Vorzeichen eines anderen</translation>
    </message>
    <message>
        <source>One warp&apos;s elements differ, {} to {}, warp {} where a thread has one element: {}.</source>
        <translation>Die Elemente eines Warps weichen ab, {} bis {}, Warp {}, wenn jeder Thread ein Element hat: {}.</translation>
    </message>
    <message>
        <source>One write to several devices</source>
        <translation>Ein Schreiben auf mehrere Geräte</translation>
    </message>
    <message>
        <source>Order of RDMA writes</source>
        <translation>Reihenfolge von RDMA-Schreibzugriffen</translation>
    </message>
    <message>
        <source>Orders accesses to memory</source>
        <translation>Ordnet Speicherzugriffe</translation>
    </message>
    <message>
        <source>Orders accesses to memory, as others see them</source>
        <translation>Ordnet Speicherzugriffe, wie andere sie sehen</translation>
    </message>
    <message>
        <source>Orders the matrix products of a warp group</source>
        <translation>Ordnet die Matrixprodukte einer Warpgroup</translation>
    </message>
    <message>
        <source>Over an array</source>
        <translation>Über einem Array</translation>
    </message>
    <message>
        <source>Over linear memory</source>
        <translation>Über linearem Speicher</translation>
    </message>
    <message>
        <source>PCI board and board vendor</source>
        <translation>PCI-Platine und Platinenhersteller</translation>
    </message>
    <message>
        <source>PCI bus</source>
        <translation>PCI-Bus</translation>
    </message>
    <message>
        <source>PCI domain</source>
        <translation>PCI-Domäne</translation>
    </message>
    <message>
        <source>PCI product and vendor</source>
        <translation>PCI-Produkt und Hersteller</translation>
    </message>
    <message>
        <source>PCI slot</source>
        <translation>PCI-Steckplatz</translation>
    </message>
    <message>
        <source>PTX begins with .version, not with {}</source>
        <translation>PTX beginnt mit .version, nicht mit {}</translation>
    </message>
    <message>
        <source>PTX compiling is disabled</source>
        <translation>Kompilieren von PTX ist deaktiviert</translation>
    </message>
    <message>
        <source>PTX does not assemble</source>
        <translation>PTX lässt sich nicht assemblieren</translation>
    </message>
    <message>
        <source>PTX line {}</source>
        <translation>PTX-Zeile {}</translation>
    </message>
    <message>
        <source>PTX line {} ({}:{}): {}</source>
        <translation>PTX-Zeile {} ({}:{}): {}</translation>
    </message>
    <message>
        <source>PTX line {}, column {}: {}</source>
        <translation>PTX-Zeile {}, Spalte {}: {}</translation>
    </message>
    <message>
        <source>PTX line {}: {}</source>
        <translation>PTX-Zeile {}: {}</translation>
    </message>
    <message>
        <source>PTX too new</source>
        <translation>PTX zu neu</translation>
    </message>
    <message>
        <source>Page-locked memory, Linux</source>
        <translation>Nicht auslagerbarer Speicher, Linux</translation>
    </message>
    <message>
        <source>Pages that may only be read</source>
        <translation>Seiten, die nur gelesen werden dürfen</translation>
    </message>
    <message>
        <source>Part of the PCI address</source>
        <translation>Teil der PCI-Adresse</translation>
    </message>
    <message>
        <source>Peak, given in kHz</source>
        <translation>Spitze, in kHz angegeben</translation>
    </message>
    <message>
        <source>Per SM</source>
        <translation>Je SM</translation>
    </message>
    <message>
        <source>Picks any four of eight bytes</source>
        <translation>Wählt vier beliebige von acht Bytes</translation>
    </message>
    <message>
        <source>Plain malloc in kernels</source>
        <translation>Gewöhnliches malloc in Kerneln</translation>
    </message>
    <message>
        <source>Pools on a chosen node</source>
        <translation>Pools auf gewähltem Knoten</translation>
    </message>
    <message>
        <source>Power of two, approximated</source>
        <translation>Zweierpotenz, genähert</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>Product of 24-bit integers</source>
        <translation>Produkt von 24-Bit-Ganzzahlen</translation>
    </message>
    <message>
        <source>Product of 32-bit floats</source>
        <translation>Produkt von 32-Bit-Gleitkommazahlen</translation>
    </message>
    <message>
        <source>Product of 32-bit floats in uniform registers</source>
        <translation>Produkt von 32-Bit-Gleitkommazahlen in Uniform-Registern</translation>
    </message>
    <message>
        <source>Product of 64-bit floats</source>
        <translation>Produkt von 64-Bit-Gleitkommazahlen</translation>
    </message>
    <message>
        <source>Programs share {} through MPS: a kernel that faults, here or in another program, ends the work of all, and timings contain what the others do; `echo quit | nvidia-cuda-mps-control` ends MPS.</source>
        <translation>Programme teilen sich {} über MPS: Ein Kernel mit Laufzeitfehler, hier oder in einem anderen Programm, beendet die Arbeit aller, und Zeitmessungen enthalten, was die anderen tun; `echo quit | nvidia-cuda-mps-control` beendet MPS.</translation>
    </message>
    <message>
        <source>Puts a field of bits in</source>
        <translation>Fügt ein Bitfeld ein</translation>
    </message>
    <message>
        <source>Quotient</source>
        <translation>Quotient</translation>
    </message>
    <message>
        <source>RDMA to mapped memory</source>
        <translation>RDMA auf abgebildeten Speicher</translation>
    </message>
    <message>
        <source>Range of one caching policy</source>
        <translation>Bereich einer Caching-Regel</translation>
    </message>
    <message>
        <source>Reads a texture</source>
        <translation>Liest eine Textur</translation>
    </message>
    <message>
        <source>Reads a texture, filtered</source>
        <translation>Liest eine Textur, gefiltert</translation>
    </message>
    <message>
        <source>Reads an element of a texture</source>
        <translation>Liest ein Element einer Textur</translation>
    </message>
    <message>
        <source>Reads can stay in L1</source>
        <translation>Gelesenes kann in L1 bleiben</translation>
    </message>
    <message>
        <source>Reads pageable memory</source>
        <translation>Liest auslagerbaren Speicher</translation>
    </message>
    <message>
        <source>Reciprocal</source>
        <translation>Kehrwert</translation>
    </message>
    <message>
        <source>Reciprocal of the square root</source>
        <translation>Kehrwert der Quadratwurzel</translation>
    </message>
    <message>
        <source>Reciprocal, root, sine, exponential or logarithm in the special function unit, approximated</source>
        <translation>Kehrwert, Wurzel, Sinus, Exponential oder Logarithmus in der Special Function Unit, genähert</translation>
    </message>
    <message>
        <source>Reduction over the threads of a warp</source>
        <translation>Reduktion über die Threads eines Warps</translation>
    </message>
    <message>
        <source>Reduction over the threads of a warp to a uniform register</source>
        <translation>Reduktion über die Threads eines Warps in ein Uniform-Register</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Registers and shared memory</source>
        <translation>Register und Shared Memory</translation>
    </message>
    <message>
        <source>Registers host memory</source>
        <translation>Registriert Host-Speicher</translation>
    </message>
    <message>
        <source>Registers per SM</source>
        <translation>Register je SM</translation>
    </message>
    <message>
        <source>Registers per block</source>
        <translation>Register je Block</translation>
    </message>
    <message>
        <source>Registers per block, old name</source>
        <translation>Register je Block, alter Name</translation>
    </message>
    <message>
        <source>Registers read-only host memory</source>
        <translation>Registriert schreibgeschützten Host-Speicher</translation>
    </message>
    <message>
        <source>Remainder</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Reserved per block</source>
        <translation>Je Block reserviert</translation>
    </message>
    <message>
        <source>Resident blocks</source>
        <translation>Residente Blöcke</translation>
    </message>
    <message>
        <source>Resident threads</source>
        <translation>Residente Threads</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Return from a function</source>
        <translation>Rückkehr aus einer Funktion</translation>
    </message>
    <message>
        <source>Return from a function; ends a kernel&apos;s thread</source>
        <translation>Rückkehr aus einer Funktion; beendet den Thread eines Kernels</translation>
    </message>
    <message>
        <source>Reverses the order of 32 bits</source>
        <translation>Kehrt die Reihenfolge von 32 Bits um</translation>
    </message>
    <message>
        <source>Reverses the order of the bits</source>
        <translation>Kehrt die Reihenfolge der Bits um</translation>
    </message>
    <message>
        <source>Rounds a float to a whole number</source>
        <translation>Rundet eine Gleitkommazahl auf eine ganze Zahl</translation>
    </message>
    <message>
        <source>Row {} differs: {}.</source>
        <translation>Zeile {} weicht ab: {}.</translation>
    </message>
    <message>
        <source>Rows {} differ: {}.</source>
        <translation>Die Zeilen {} weichen ab: {}.</translation>
    </message>
    <message>
        <source>SM clock, maximum</source>
        <translation>SM-Takt, höchstens</translation>
    </message>
    <message>
        <source>SMs</source>
        <translation>SMs</translation>
    </message>
    <message>
        <source>Same on host and device</source>
        <translation>Gleich auf Host und Gerät</translation>
    </message>
    <message>
        <source>Same on one board</source>
        <translation>Gleich auf einer Platine</translation>
    </message>
    <message>
        <source>Same pointer for registered memory</source>
        <translation>Gleicher Zeiger für registrierten Speicher</translation>
    </message>
    <message>
        <source>Saves bandwidth</source>
        <translation>Spart Bandbreite</translation>
    </message>
    <message>
        <source>Several kernels at once</source>
        <translation>Mehrere Kernel zugleich</translation>
    </message>
    <message>
        <source>Shared by all SMs</source>
        <translation>Von allen SMs geteilt</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>Shared Memory</translation>
    </message>
    <message>
        <source>Shared memory per SM</source>
        <translation>Shared Memory je SM</translation>
    </message>
    <message>
        <source>Shared memory that the driver takes from every block for itself.</source>
        <translation>Shared Memory, den der Treiber von jedem Block für sich nimmt.</translation>
    </message>
    <message>
        <source>Shared memory, read</source>
        <translation>Shared Memory, Lesen</translation>
    </message>
    <message>
        <source>Shared per block</source>
        <translation>Shared Memory je Block</translation>
    </message>
    <message>
        <source>Shared per block, old name</source>
        <translation>Shared je Block, alter Name</translation>
    </message>
    <message>
        <source>Shared per block, opt-in</source>
        <translation>Shared je Block, Opt-in</translation>
    </message>
    <message>
        <source>Shares host memory as dma_buf</source>
        <translation>Teilt Host-Speicher als dma_buf</translation>
    </message>
    <message>
        <source>Shares memory as Windows KMT handle</source>
        <translation>Teilt Speicher als Windows-KMT-Handle</translation>
    </message>
    <message>
        <source>Shares memory as Windows handle</source>
        <translation>Teilt Speicher als Windows-Handle</translation>
    </message>
    <message>
        <source>Shares memory as dma_buf</source>
        <translation>Teilt Speicher als dma_buf</translation>
    </message>
    <message>
        <source>Shares memory as file descriptor</source>
        <translation>Teilt Speicher als Dateideskriptor</translation>
    </message>
    <message>
        <source>Shares memory over the fabric</source>
        <translation>Teilt Speicher über das Fabric</translation>
    </message>
    <message>
        <source>Shares the graphics queue</source>
        <translation>Teilt die Grafikwarteschlange</translation>
    </message>
    <message>
        <source>Shares the host&apos;s memory</source>
        <translation>Teilt den Speicher des Hosts</translation>
    </message>
    <message>
        <source>Sharing and interoperation</source>
        <translation>Teilen und Interoperabilität</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>Verschiebung nach links</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Verschiebung nach rechts</translation>
    </message>
    <message>
        <source>Shifts a pair of registers: funnel shift</source>
        <translation>Verschiebt ein Registerpaar: Funnel Shift</translation>
    </message>
    <message>
        <source>Shifts a pair of uniform registers</source>
        <translation>Verschiebt ein Paar Uniform-Register</translation>
    </message>
    <message>
        <source>Sine, approximated</source>
        <translation>Sinus, genähert</translation>
    </message>
    <message>
        <source>Single to double speed</source>
        <translation>Tempo FP32 zu FP64</translation>
    </message>
    <message>
        <source>Smaller or greater of 16-bit floats, two at once</source>
        <translation>Kleinere oder größere von 16-Bit-Gleitkommazahlen, zwei auf einmal</translation>
    </message>
    <message>
        <source>Smaller or greater of a sum and a third integer</source>
        <translation>Kleineres oder Größeres aus einer Summe und einer dritten Ganzzahl</translation>
    </message>
    <message>
        <source>Smaller or greater of two 32-bit floats</source>
        <translation>Kleinere oder größere zweier 32-Bit-Gleitkommazahlen</translation>
    </message>
    <message>
        <source>Smaller or greater of two integers</source>
        <translation>Kleinere oder größere zweier Ganzzahlen</translation>
    </message>
    <message>
        <source>Smallest or greatest of three integers</source>
        <translation>Kleinste oder größte dreier Ganzzahlen</translation>
    </message>
    <message>
        <source>Some atomics over the host link</source>
        <translation>Einige Atomics über die Host-Verbindung</translation>
    </message>
    <message>
        <source>Sparse arrays</source>
        <translation>Dünn besetzte Arrays</translation>
    </message>
    <message>
        <source>Spilled, B</source>
        <translation>Ausgelagert, B</translation>
    </message>
    <message>
        <source>Spills can stay in L1</source>
        <translation>Auslagerungen können in L1 bleiben</translation>
    </message>
    <message>
        <source>Square root</source>
        <translation>Quadratwurzel</translation>
    </message>
    <message>
        <source>Store of a parameter or result</source>
        <translation>Speichern eines Parameters oder Ergebnisses</translation>
    </message>
    <message>
        <source>Store to a surface</source>
        <translation>Speichern in eine Surface</translation>
    </message>
    <message>
        <source>Store to global memory</source>
        <translation>Speichern in den globalen Speicher</translation>
    </message>
    <message>
        <source>Store to local memory of the thread</source>
        <translation>Speichern in den lokalen Speicher des Threads</translation>
    </message>
    <message>
        <source>Store to local memory: a spilled register or an array of the thread</source>
        <translation>Speichern in den lokalen Speicher: ein ausgelagertes Register oder ein Array des Threads</translation>
    </message>
    <message>
        <source>Store to memory</source>
        <translation>Speichern in den Speicher</translation>
    </message>
    <message>
        <source>Store to memory at a generic address</source>
        <translation>Speichern in den Speicher an generischer Adresse</translation>
    </message>
    <message>
        <source>Store to shared memory</source>
        <translation>Speichern in den Shared Memory</translation>
    </message>
    <message>
        <source>Stores a tile of a tensor from shared memory in the background</source>
        <translation>Speichert eine Kachel eines Tensors im Hintergrund aus dem Shared Memory</translation>
    </message>
    <message>
        <source>Stores matrices of tensor cores to shared memory</source>
        <translation>Speichert Matrizen der Tensor Cores in den Shared Memory</translation>
    </message>
    <message>
        <source>Stream memory operations, version 1</source>
        <translation>Stream-Speicheroperationen, Version 1</translation>
    </message>
    <message>
        <source>Stream priorities</source>
        <translation>Stream-Prioritäten</translation>
    </message>
    <message>
        <source>Stream waits with NOR</source>
        <translation>Stream wartet mit NOR</translation>
    </message>
    <message>
        <source>Stream waits with NOR, version 1</source>
        <translation>Stream wartet mit NOR, Version 1</translation>
    </message>
    <message>
        <source>Stream-ordered host memory</source>
        <translation>Stream-geordneter Host-Speicher</translation>
    </message>
    <message>
        <source>Stream-ordered memory</source>
        <translation>Stream-geordneter Speicher</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Sum of 32-bit floats</source>
        <translation>Summe von 32-Bit-Gleitkommazahlen</translation>
    </message>
    <message>
        <source>Sum of 32-bit floats in uniform registers</source>
        <translation>Summe von 32-Bit-Gleitkommazahlen in Uniform-Registern</translation>
    </message>
    <message>
        <source>Sum of 64-bit floats</source>
        <translation>Summe von 64-Bit-Gleitkommazahlen</translation>
    </message>
    <message>
        <source>Sum of absolute differences</source>
        <translation>Summe absoluter Differenzen</translation>
    </message>
    <message>
        <source>Sum of integers</source>
        <translation>Summe von Ganzzahlen</translation>
    </message>
    <message>
        <source>Sum of three integers</source>
        <translation>Summe dreier Ganzzahlen</translation>
    </message>
    <message>
        <source>Sum of three integers in uniform registers</source>
        <translation>Summe dreier Ganzzahlen in Uniform-Registern</translation>
    </message>
    <message>
        <source>Sum with the carry of the one before</source>
        <translation>Summe mit dem Übertrag der vorigen</translation>
    </message>
    <message>
        <source>Surface alignment</source>
        <translation>Surface-Ausrichtung</translation>
    </message>
    <message>
        <source>Surfaces start at a multiple of this address.</source>
        <translation>Surfaces beginnen an einem Vielfachen dieser Adresse.</translation>
    </message>
    <message>
        <source>Taken by the driver</source>
        <translation>Vom Treiber belegt</translation>
    </message>
    <message>
        <source>Takes a field of bits out</source>
        <translation>Entnimmt ein Bitfeld</translation>
    </message>
    <message>
        <source>Takes threads out of those that wait to converge</source>
        <translation>Nimmt Threads aus denen heraus, die auf das Konvergieren warten</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Tells what kind of float it is</source>
        <translation>Sagt, welcher Art eine Gleitkommazahl ist</translation>
    </message>
    <message>
        <source>Tensor maps</source>
        <translation>Tensor-Maps</translation>
    </message>
    <message>
        <source>Tensor memory accelerator</source>
        <translation>Tensor Memory Accelerator</translation>
    </message>
    <message>
        <source>Texture alignment</source>
        <translation>Textur-Ausrichtung</translation>
    </message>
    <message>
        <source>Texture and surface</source>
        <translation>Textur und Surface</translation>
    </message>
    <message>
        <source>Texture gather</source>
        <translation>Textur-Gather</translation>
    </message>
    <message>
        <source>Texture pitch alignment</source>
        <translation>Ausrichtung des Textur-Pitch</translation>
    </message>
    <message>
        <source>The 16-bit number of the board and the 16-bit number of its vendor, combined.</source>
        <translation>Die 16-Bit-Nummer der Platine und die 16-Bit-Nummer ihres Herstellers, kombiniert.</translation>
    </message>
    <message>
        <source>The 16-bit product number and the 16-bit vendor number of the chip, combined.</source>
        <translation>Die 16-Bit-Produktnummer und die 16-Bit-Herstellernummer des Chips, kombiniert.</translation>
    </message>
    <message>
        <source>The CUDA compiler library NVRTC (libnvrtc.so.13) was looked for {}, and not found{}: install CUDA 13 or set KERNELDESK_NVRTC to the library; everything but compiling still works.</source>
        <translation>Die CUDA-Compilerbibliothek NVRTC (libnvrtc.so.13) wurde {} gesucht und nicht gefunden{}: CUDA 13 installieren oder KERNELDESK_NVRTC auf die Bibliothek setzen; alles außer dem Kompilieren funktioniert weiterhin.</translation>
    </message>
    <message>
        <source>The GPU process cannot be started: {}.</source>
        <translation>Der GPU-Prozess lässt sich nicht starten: {}.</translation>
    </message>
    <message>
        <source>The GPU process did not finish {} in time and was ended; the driver may be busy or hung.</source>
        <translation>Der GPU-Prozess wurde mit {} nicht rechtzeitig fertig und wurde beendet; der Treiber ist womöglich beschäftigt oder hängt.</translation>
    </message>
    <message>
        <source>The GPU process did not get ready to run {} in time and was ended; the driver may be busy or hung.</source>
        <translation>Der GPU-Prozess war nicht rechtzeitig bereit für {} und wurde beendet; der Treiber ist womöglich beschäftigt oder hängt.</translation>
    </message>
    <message>
        <source>The GPU process of {} {}</source>
        <translation>Der GPU-Prozess von {} {}</translation>
    </message>
    <message>
        <source>The GPU process was not given the launch: {}.</source>
        <translation>Der GPU-Prozess bekam den Start nicht übergeben: {}.</translation>
    </message>
    <message>
        <source>The GPU process {} does not end although it was killed: the driver holds it. See nvidia-smi and the kernel&apos;s log; the device may need a reset.</source>
        <translation>Der GPU-Prozess {} endet nicht, obwohl er abgebrochen wurde: Der Treiber hält ihn. nvidia-smi und das Kernel-Log des Systems ansehen; das Gerät braucht womöglich einen Reset.</translation>
    </message>
    <message>
        <source>The GPU process {} while it looked for devices{}. Compiling, occupancy and reports still work, and kernels run on the emulated GPU.</source>
        <translation>Der GPU-Prozess {}, während er nach Geräten suchte{}. Kompilieren, Occupancy und Berichte funktionieren weiterhin, und Kernel laufen auf der emulierten GPU.</translation>
    </message>
    <message>
        <source>The GPU process&apos;s answer cannot be read: {}.</source>
        <translation>Die Antwort des GPU-Prozesses ist nicht lesbar: {}.</translation>
    </message>
    <message>
        <source>The NVIDIA driver ({}) did not start: {}.</source>
        <translation>Der NVIDIA-Treiber ({}) ist nicht gestartet: {}.</translation>
    </message>
    <message>
        <source>The NVIDIA driver does not tell its devices within 30 s: it hangs or is very busy; see nvidia-smi and the kernel&apos;s log. Compiling, occupancy and reports still work, and kernels run on the emulated GPU.</source>
        <translation>Der NVIDIA-Treiber nennt seine Geräte nicht innerhalb von 30 s: Er hängt oder ist sehr beschäftigt; nvidia-smi und das Kernel-Log des Systems ansehen. Kompilieren, Occupancy und Berichte funktionieren weiterhin, und Kernel laufen auf der emulierten GPU.</translation>
    </message>
    <message>
        <source>The NVIDIA driver finds no CUDA device; compiling, occupancy and reports still work, and kernels run on the emulated GPU.</source>
        <translation>Der NVIDIA-Treiber findet kein CUDA-Gerät; Kompilieren, Occupancy und Berichte funktionieren weiterhin, und Kernel laufen auf der emulierten GPU.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: {} has no {}, which drivers for CUDA {} and later have; install driver 580 or newer.</source>
        <translation>Der NVIDIA-Treiber ist zu alt: {} hat kein {}, das Treiber ab CUDA {} haben; Treiber 580 oder neuer installieren.</translation>
    </message>
    <message>
        <source>The NVIDIA driver keeps hardware counters for administrators ({}; RmProfilingAdminOnly in {}): an administrator of this machine can load the driver with NVreg_RestrictProfilingToAdminUsers=0. Runs, times and the emulated GPU&apos;s counts work without them.</source>
        <translation>Der NVIDIA-Treiber behält Hardware-Zähler Administratoren vor ({}; RmProfilingAdminOnly in {}): Ein Administrator dieses Rechners kann den Treiber mit NVreg_RestrictProfilingToAdminUsers=0 laden. Läufe, Zeiten und die Zählungen der emulierten GPU funktionieren ohne sie.</translation>
    </message>
    <message>
        <source>The PCI domain that the device&apos;s bus belongs to.</source>
        <translation>Die PCI-Domäne, zu der der Bus des Geräts gehört.</translation>
    </message>
    <message>
        <source>The PTX does not tell its source lines: it was compiled without --generate-line-info.</source>
        <translation>Das PTX nennt seine Quellzeilen nicht: Es wurde ohne --generate-line-info kompiliert.</translation>
    </message>
    <message>
        <source>The PTX holds no function.</source>
        <translation>Das PTX enthält keine Funktion.</translation>
    </message>
    <message>
        <source>The SM clock went from {} to {} MHz while samples were taken.</source>
        <translation>Der SM-Takt ging von {} auf {} MHz, während Messwerte genommen wurden.</translation>
    </message>
    <message>
        <source>The Tile IR does not tell its source lines.</source>
        <translation>Die Tile IR nennt ihre Quellzeilen nicht.</translation>
    </message>
    <message>
        <source>The Tile IR holds no kernel.</source>
        <translation>Die Tile IR enthält keinen Kernel.</translation>
    </message>
    <message>
        <source>The active threads of the warp</source>
        <translation>Die aktiven Threads des Warps</translation>
    </message>
    <message>
        <source>The address of a variable in another block of the cluster</source>
        <translation>Die Adresse einer Variablen in einem anderen Block des Clusters</translation>
    </message>
    <message>
        <source>The axes have {} points; a sweep may have {}. Fewer values or a constraint leave fewer of them.</source>
        <translation>Die Achsen haben {} Punkte; ein Sweep darf {} haben. Weniger Werte oder eine Bedingung lassen weniger davon.</translation>
    </message>
    <message>
        <source>The block has {} threads; the device takes at most {} a block.</source>
        <translation>Der Block hat {} Threads; das Gerät erlaubt höchstens {} je Block.</translation>
    </message>
    <message>
        <source>The block has {} threads; this kernel takes at most {} (its __launch_bounds__ or its registers).</source>
        <translation>Der Block hat {} Threads; dieser Kernel erlaubt höchstens {} (sein __launch_bounds__ oder seine Register).</translation>
    </message>
    <message>
        <source>The block has {} threads; this kernel takes at most {}, because {} registers a thread would be {} and the device has {} a block.</source>
        <translation>Der Block hat {} Threads; dieser Kernel erlaubt höchstens {}, denn {} Register je Thread wären {} und das Gerät hat {} je Block.</translation>
    </message>
    <message>
        <source>The block needs {} bytes of shared memory ({} static, {} dynamic); the device has at most {} a block.</source>
        <translation>Der Block braucht {} Bytes Shared Memory ({} statisch, {} dynamisch); das Gerät hat höchstens {} je Block.</translation>
    </message>
    <message>
        <source>The block&apos;s registers do not fit: one warp takes {} and the block&apos;s {} would take {}; {} gives a block {}.</source>
        <translation>Die Register des Blocks passen nicht: Ein Warp nimmt {}, und die {} des Blocks nähmen {}; {} gibt einem Block {}.</translation>
    </message>
    <message>
        <source>The block&apos;s registers do not fit: one warp takes {} and the block&apos;s {}, counted as {} for four equal parts of the SM, would take {}; {} gives a block {}.</source>
        <translation>Die Register des Blocks passen nicht: Ein Warp nimmt {}, und die {} des Blocks, gezählt als {} für vier gleiche Teile des SM, nähmen {}; {} gibt einem Block {}.</translation>
    </message>
    <message>
        <source>The block&apos;s shared memory does not fit: {}, and {} gives a block at most {}.</source>
        <translation>Der Shared Memory des Blocks passt nicht: {}, und {} gibt einem Block höchstens {}.</translation>
    </message>
    <message numerus="yes">
        <source>The border differs, {} element(s) wide: {}.</source>
        <translation>
            <numerusform>Der Rand weicht ab, {} Element breit: {}.</numerusform>
            <numerusform>Der Rand weicht ab, {} Elemente breit: {}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The buffers need {}; {}</source>
        <translation>Die Puffer brauchen {}; {}</translation>
    </message>
    <message>
        <source>The bytes of the blob {} arrived damaged.</source>
        <translation>Die Bytes des Blobs {} kamen beschädigt an.</translation>
    </message>
    <message>
        <source>The bytes that were asked for are not part of this output.</source>
        <translation>Die angeforderten Bytes gehören nicht zu dieser Ausgabe.</translation>
    </message>
    <message>
        <source>The cache has {} entries; {} are read.</source>
        <translation>Der Cache hat {} Einträge; {} werden gelesen.</translation>
    </message>
    <message>
        <source>The compile cache in {} cannot be used ({}), so results are kept in memory only.</source>
        <translation>Der Compiler-Cache in {} lässt sich nicht verwenden ({}), daher bleiben Ergebnisse nur im Speicher.</translation>
    </message>
    <message>
        <source>The compile command includes {} before the source, which is not here.</source>
        <translation>Der Kompilierbefehl bindet {} vor dem Quelltext ein, das es hier nicht gibt.</translation>
    </message>
    <message>
        <source>The compile command is empty.</source>
        <translation>Der Kompilierbefehl ist leer.</translation>
    </message>
    <message>
        <source>The compile command looks for headers in {}, which is not here.</source>
        <translation>Der Kompilierbefehl sucht Header in {}, das es hier nicht gibt.</translation>
    </message>
    <message>
        <source>The compile command names the compiler {}, which is not here; its options count all the same.</source>
        <translation>Der Kompilierbefehl nennt den Compiler {}, den es hier nicht gibt; seine Optionen gelten trotzdem.</translation>
    </message>
    <message>
        <source>The compile command runs in {}, which is not here; its paths start from {}.</source>
        <translation>Der Kompilierbefehl läuft in {}, das es hier nicht gibt; seine Pfade beginnen bei {}.</translation>
    </message>
    <message>
        <source>The compile process {} does not end although it was killed.</source>
        <translation>Der Kompilierprozess {} endet nicht, obwohl er abgebrochen wurde.</translation>
    </message>
    <message>
        <source>The compile was cancelled.</source>
        <translation>Die Kompilierung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The compiler gave no PTX.</source>
        <translation>Der Compiler lieferte kein PTX.</translation>
    </message>
    <message>
        <source>The compiler option {} is left out: {}.</source>
        <translation>Die Compileroption {} wird ausgelassen: {}.</translation>
    </message>
    <message>
        <source>The compiler process {} on {}{}; NVRTC cannot take this source, nothing else is affected.</source>
        <translation>Der Compilerprozess {} bei {}{}; NVRTC kann diesen Quelltext nicht verarbeiten, sonst ist nichts betroffen.</translation>
    </message>
    <message>
        <source>The compiler process {} on {}{}; nvcc cannot take this source, nothing else is affected.</source>
        <translation>Der Compilerprozess {} bei {}{}; nvcc kann diesen Quelltext nicht verarbeiten, sonst ist nichts betroffen.</translation>
    </message>
    <message>
        <source>The compiler process {} while it compiled {}; that is a failure of the machine, not of the source: compile again.</source>
        <translation>Der Compilerprozess {}, während er {} kompilierte; das ist ein Versagen des Rechners, nicht des Quelltexts: noch einmal kompilieren.</translation>
    </message>
    <message>
        <source>The compiler ran out of memory on this program.</source>
        <translation>Dem Compiler ging bei diesem Programm der Speicher aus.</translation>
    </message>
    <message>
        <source>The compiler took more processor time than its deadline allows; give it more time, or look for an endless template.</source>
        <translation>Der Compiler brauchte mehr Prozessorzeit, als seine Frist erlaubt; mehr Zeit geben oder nach einem endlosen Template suchen.</translation>
    </message>
    <message>
        <source>The compiler&apos;s result cannot be used: {}</source>
        <translation>Das Ergebnis des Compilers ist nicht verwendbar: {}</translation>
    </message>
    <message>
        <source>The computation took longer than {} s and was ended; look at a part of the buffer.</source>
        <translation>Die Berechnung dauerte länger als {} s und wurde beendet; einen Teil des Puffers ansehen.</translation>
    </message>
    <message>
        <source>The computation was cancelled.</source>
        <translation>Die Berechnung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The constraints link axes with {} combinations, which are too many to look at: link fewer axes, give them fewer values, or write shorter constraints.</source>
        <translation>Die Bedingungen verbinden Achsen mit {} Kombinationen, zu vielen zum Durchsehen: weniger Achsen verbinden, ihnen weniger Werte geben oder kürzere Bedingungen schreiben.</translation>
    </message>
    <message>
        <source>The cost of a launch is not known, because no empty kernel could be launched: {}.</source>
        <translation>Die Kosten eines Starts sind nicht bekannt, weil sich kein leerer Kernel starten ließ: {}.</translation>
    </message>
    <message>
        <source>The cost of a launch is not known, because the device could not be held back while launches were queued.</source>
        <translation>Die Kosten eines Starts sind nicht bekannt, weil sich das Gerät nicht zurückhalten ließ, während Starts eingereiht wurden.</translation>
    </message>
    <message>
        <source>The cubin and ptxas&apos; log disagree about the {} of {} ({} and {}); the cubin&apos;s figure is shown.</source>
        <translation>Das Cubin und das Log von ptxas nennen Verschiedenes bei {} von {} ({} und {}); gezeigt wird die Zahl des Cubins.</translation>
    </message>
    <message>
        <source>The deepest three-dimensional surface.</source>
        <translation>Die tiefste dreidimensionale Surface.</translation>
    </message>
    <message>
        <source>The deepest three-dimensional texture of the other shape; 0: there is none.</source>
        <translation>Die tiefste dreidimensionale Textur der anderen Form; 0: Es gibt keine.</translation>
    </message>
    <message>
        <source>The deepest three-dimensional texture.</source>
        <translation>Die tiefste dreidimensionale Textur.</translation>
    </message>
    <message numerus="yes">
        <source>The device failed after {} sample(s), which are kept: the median is known to within {}.</source>
        <translation>
            <numerusform>Das Gerät versagte nach {} Messwert, der erhalten bleibt: Der Median ist auf {} genau bekannt.</numerusform>
            <numerusform>Das Gerät versagte nach {} Messwerten, die erhalten bleiben: Der Median ist auf {} genau bekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The device has no cooperative launches.</source>
        <translation>Das Gerät hat keine kooperativen Starts.</translation>
    </message>
    <message>
        <source>The device held its clocks down for a while: {}; samples of that while are left out.</source>
        <translation>Das Gerät drosselte eine Weile seine Takte: {}; Messwerte aus dieser Zeit werden ausgelassen.</translation>
    </message>
    <message>
        <source>The device held its clocks down: {}.</source>
        <translation>Das Gerät drosselte seine Takte: {}.</translation>
    </message>
    <message>
        <source>The device launches no clusters; compute capability 9.0 and later do.</source>
        <translation>Das Gerät startet keine Cluster; das tut Compute Capability 9.0 und höher.</translation>
    </message>
    <message>
        <source>The device&apos;s slot on its PCI bus.</source>
        <translation>Der Steckplatz des Geräts auf seinem PCI-Bus.</translation>
    </message>
    <message>
        <source>The devices cannot be counted: {}.</source>
        <translation>Die Geräte lassen sich nicht zählen: {}.</translation>
    </message>
    <message>
        <source>The disassembler printed no function.</source>
        <translation>Der Disassembler gab keine Funktion aus.</translation>
    </message>
    <message>
        <source>The disassembler {} does not end although it was killed.</source>
        <translation>Der Disassembler {} endet nicht, obwohl er abgebrochen wurde.</translation>
    </message>
    <message>
        <source>The disassembly was cancelled.</source>
        <translation>Die Disassemblierung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The driver implements CUDA {} and has no {}, which came with CUDA {}; install a newer driver.</source>
        <translation>Der Treiber implementiert CUDA {} und hat kein {}, das mit CUDA {} kam; einen neueren Treiber installieren.</translation>
    </message>
    <message>
        <source>The emulated GPU has no sensors; those of a GPU are read through NVML, which is here ({}).</source>
        <translation>Die emulierte GPU hat keine Sensoren; die einer GPU werden über NVML gelesen, das es hier gibt ({}).</translation>
    </message>
    <message>
        <source>The emulated GPU has no sensors; those of a GPU are read through NVML, which was not found: looked for {}.</source>
        <translation>Die emulierte GPU hat keine Sensoren; die einer GPU werden über NVML gelesen, das nicht gefunden wurde: gesucht nach {}.</translation>
    </message>
    <message>
        <source>The emulated GPU has no {}; choose a device for what needs it.</source>
        <translation>Die emulierte GPU hat kein {}; ein Gerät wählen für das, was es braucht.</translation>
    </message>
    <message>
        <source>The first number of the compute capability: the generation of the hardware.</source>
        <translation>Die erste Zahl der Compute Capability: die Generation der Hardware.</translation>
    </message>
    <message>
        <source>The first samples were {} slower than those after them: the device was not warm.</source>
        <translation>Die ersten Messwerte waren um {} langsamer als die folgenden: Das Gerät war nicht warm.</translation>
    </message>
    <message>
        <source>The greater value</source>
        <translation>Der größere Wert</translation>
    </message>
    <message>
        <source>The grid of {} blocks is no multiple of the cluster of {}.</source>
        <translation>Das Grid mit {} Blöcken ist kein Vielfaches des Clusters mit {}.</translation>
    </message>
    <message>
        <source>The highest clock of the device memory, not the present one.</source>
        <translation>Der höchste Takt des Gerätespeichers, nicht der gegenwärtige.</translation>
    </message>
    <message>
        <source>The highest surface made of two-dimensional layers.</source>
        <translation>Die höchste Surface aus zweidimensionalen Schichten.</translation>
    </message>
    <message>
        <source>The highest texture made of two-dimensional layers.</source>
        <translation>Die höchste Textur aus zweidimensionalen Schichten.</translation>
    </message>
    <message>
        <source>The highest three-dimensional surface.</source>
        <translation>Die höchste dreidimensionale Surface.</translation>
    </message>
    <message>
        <source>The highest three-dimensional texture of the other shape; 0: there is none.</source>
        <translation>Die höchste dreidimensionale Textur der anderen Form; 0: Es gibt keine.</translation>
    </message>
    <message>
        <source>The highest three-dimensional texture.</source>
        <translation>Die höchste dreidimensionale Textur.</translation>
    </message>
    <message>
        <source>The highest two-dimensional surface.</source>
        <translation>Die höchste zweidimensionale Surface.</translation>
    </message>
    <message>
        <source>The highest two-dimensional texture over a CUDA array.</source>
        <translation>Die höchste zweidimensionale Textur über einem CUDA-Array.</translation>
    </message>
    <message>
        <source>The highest two-dimensional texture over linear memory.</source>
        <translation>Die höchste zweidimensionale Textur über linearem Speicher.</translation>
    </message>
    <message>
        <source>The highest two-dimensional texture that gather instructions can read.</source>
        <translation>Die höchste zweidimensionale Textur, die Gather-Befehle lesen können.</translation>
    </message>
    <message>
        <source>The highest two-dimensional texture with mipmaps.</source>
        <translation>Die höchste zweidimensionale Textur mit Mipmaps.</translation>
    </message>
    <message>
        <source>The host NUMA node that is closest to the device; -1 when the host has none.</source>
        <translation>Der NUMA-Knoten des Hosts, der dem Gerät am nächsten ist; -1, wenn der Host keinen hat.</translation>
    </message>
    <message>
        <source>The host&apos;s number for the device&apos;s memory when that is a NUMA node.</source>
        <translation>Die Nummer des Hosts für den Gerätespeicher, wenn dieser ein NUMA-Knoten ist.</translation>
    </message>
    <message numerus="yes">
        <source>The kernel has more than {} instruction(s): so many are not counted by line.</source>
        <translation>
            <numerusform>Der Kernel hat mehr als {} Befehl: So viele werden nicht je Zeile gezählt.</numerusform>
            <numerusform>Der Kernel hat mehr als {} Befehle: So viele werden nicht je Zeile gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The kernel is compiled for clusters of {} blocks (__cluster_dims__), not of {}.</source>
        <translation>Der Kernel ist für Cluster mit {} Blöcken kompiliert (__cluster_dims__), nicht mit {}.</translation>
    </message>
    <message>
        <source>The kernels are shorter than what is not known of the cost of their launches: CUPTI would tell their times, or more work in one launch.</source>
        <translation>Die Kernel sind kürzer als das, was von den Kosten ihrer Starts unbekannt ist: CUPTI würde ihre Zeiten nennen, oder mehr Arbeit in einem Start.</translation>
    </message>
    <message>
        <source>The kernels of CUDA Tile (__tile_global__) are Tile IR alone, without registers, shared memory and launches: {}</source>
        <translation>Die Kernel in CUDA Tile (__tile_global__) gibt es nur als Tile IR, ohne Register, Shared Memory und Starts: {}</translation>
    </message>
    <message>
        <source>The kernels of CUDA Tile (__tile_global__) are left out: nvcc makes Tile IR for sm_80 and later, and this is {}.</source>
        <translation>Die Kernel in CUDA Tile (__tile_global__) werden ausgelassen: nvcc erzeugt Tile IR ab sm_80, und dies ist {}.</translation>
    </message>
    <message>
        <source>The largest address range that one caching policy can cover.</source>
        <translation>Der größte Adressbereich, den eine Caching-Regel abdecken kann.</translation>
    </message>
    <message>
        <source>The launch in line {} asks the device for it; this is what many have.</source>
        <translation>Der Start in Zeile {} fragt das Gerät danach; dies haben viele.</translation>
    </message>
    <message>
        <source>The launch in line {} gives it after it was changed; this is what it starts with.</source>
        <translation>Der Start in Zeile {} gibt es an, nachdem es geändert wurde; damit beginnt es.</translation>
    </message>
    <message>
        <source>The launch in line {} gives it.</source>
        <translation>Der Start in Zeile {} gibt es an.</translation>
    </message>
    <message>
        <source>The launch in line {} is a cooperative one.</source>
        <translation>Der Start in Zeile {} ist ein kooperativer.</translation>
    </message>
    <message>
        <source>The launch in line {} of {} asks the device for it; this is what many have.</source>
        <translation>Der Start in Zeile {} von {} fragt das Gerät danach; dies haben viele.</translation>
    </message>
    <message>
        <source>The launch in line {} of {} gives it after it was changed; this is what it starts with.</source>
        <translation>Der Start in Zeile {} von {} gibt es an, nachdem es geändert wurde; damit beginnt es.</translation>
    </message>
    <message>
        <source>The launch in line {} of {} gives it.</source>
        <translation>Der Start in Zeile {} von {} gibt es an.</translation>
    </message>
    <message>
        <source>The launch in line {} of {} is a cooperative one.</source>
        <translation>Der Start in Zeile {} von {} ist ein kooperativer.</translation>
    </message>
    <message>
        <source>The launch took no longer than that of an empty kernel, so nothing tells the kernel&apos;s own time.</source>
        <translation>Der Start dauerte nicht länger als der eines leeren Kernels, daher verrät nichts die Zeit des Kernels selbst.</translation>
    </message>
    <message>
        <source>The longest distance between two rows of a texture over linear memory.</source>
        <translation>Der größte Abstand zwischen zwei Zeilen einer Textur über linearem Speicher.</translation>
    </message>
    <message>
        <source>The longest distance between two rows that a memory copy accepts.</source>
        <translation>Der größte Abstand zwischen zwei Zeilen, den eine Speicherkopie annimmt.</translation>
    </message>
    <message>
        <source>The longest edge of a cube map surface.</source>
        <translation>Die längste Kante einer Cubemap-Surface.</translation>
    </message>
    <message>
        <source>The longest edge of a cube map texture.</source>
        <translation>Die längste Kante einer Cubemap-Textur.</translation>
    </message>
    <message>
        <source>The longest edge of a surface made of cube maps.</source>
        <translation>Die längste Kante einer Surface aus Cubemaps.</translation>
    </message>
    <message>
        <source>The longest edge of a texture made of cube maps.</source>
        <translation>Die längste Kante einer Textur aus Cubemaps.</translation>
    </message>
    <message>
        <source>The machine code does not tell its source lines: it was compiled without --generate-line-info, or cuobjdump listed it.</source>
        <translation>Der Maschinencode nennt seine Quellzeilen nicht: Er wurde ohne --generate-line-info kompiliert, oder cuobjdump hat ihn aufgelistet.</translation>
    </message>
    <message>
        <source>The most blocks that a grid can have along x.</source>
        <translation>Die meisten Blöcke, die ein Grid entlang x haben kann.</translation>
    </message>
    <message>
        <source>The most blocks that a grid can have along y.</source>
        <translation>Die meisten Blöcke, die ein Grid entlang y haben kann.</translation>
    </message>
    <message>
        <source>The most blocks that a grid can have along z.</source>
        <translation>Die meisten Blöcke, die ein Grid entlang z haben kann.</translation>
    </message>
    <message>
        <source>The most bytes that one hardware decompression can give.</source>
        <translation>Die meisten Bytes, die eine Hardware-Dekompression liefern kann.</translation>
    </message>
    <message>
        <source>The most layers of a surface made of cube maps.</source>
        <translation>Die meisten Schichten einer Surface aus Cubemaps.</translation>
    </message>
    <message>
        <source>The most layers of a surface made of one-dimensional layers.</source>
        <translation>Die meisten Schichten einer Surface aus eindimensionalen Schichten.</translation>
    </message>
    <message>
        <source>The most layers of a surface made of two-dimensional layers.</source>
        <translation>Die meisten Schichten einer Surface aus zweidimensionalen Schichten.</translation>
    </message>
    <message>
        <source>The most layers of a texture made of cube maps.</source>
        <translation>Die meisten Schichten einer Textur aus Cubemaps.</translation>
    </message>
    <message>
        <source>The most layers of a texture made of one-dimensional layers.</source>
        <translation>Die meisten Schichten einer Textur aus eindimensionalen Schichten.</translation>
    </message>
    <message>
        <source>The most layers of a texture made of two-dimensional layers.</source>
        <translation>Die meisten Schichten einer Textur aus zweidimensionalen Schichten.</translation>
    </message>
    <message>
        <source>The most shared memory that one multiprocessor can be configured with, for all its blocks.</source>
        <translation>Der meiste Shared Memory, mit dem ein Multiprozessor für alle seine Blöcke konfiguriert werden kann.</translation>
    </message>
    <message>
        <source>The most threads that a block can have along x.</source>
        <translation>Die meisten Threads, die ein Block entlang x haben kann.</translation>
    </message>
    <message>
        <source>The most threads that a block can have along y.</source>
        <translation>Die meisten Threads, die ein Block entlang y haben kann.</translation>
    </message>
    <message>
        <source>The most threads that a block can have along z.</source>
        <translation>Die meisten Threads, die ein Block entlang z haben kann.</translation>
    </message>
    <message>
        <source>The most threads that one block can have, all dimensions multiplied.</source>
        <translation>Die meisten Threads, die ein Block haben kann, alle Dimensionen multipliziert.</translation>
    </message>
    <message>
        <source>The number of the PCI bus that the device is on.</source>
        <translation>Die Nummer des PCI-Busses, an dem das Gerät hängt.</translation>
    </message>
    <message>
        <source>The older name of MAXIMUM_TEXTURE2D_LAYERED_HEIGHT.</source>
        <translation>Der ältere Name von MAXIMUM_TEXTURE2D_LAYERED_HEIGHT.</translation>
    </message>
    <message>
        <source>The older name of MAXIMUM_TEXTURE2D_LAYERED_LAYERS.</source>
        <translation>Der ältere Name von MAXIMUM_TEXTURE2D_LAYERED_LAYERS.</translation>
    </message>
    <message>
        <source>The older name of MAXIMUM_TEXTURE2D_LAYERED_WIDTH.</source>
        <translation>Der ältere Name von MAXIMUM_TEXTURE2D_LAYERED_WIDTH.</translation>
    </message>
    <message>
        <source>The older name of MAX_REGISTERS_PER_BLOCK.</source>
        <translation>Der ältere Name von MAX_REGISTERS_PER_BLOCK.</translation>
    </message>
    <message>
        <source>The older name of MAX_SHARED_MEMORY_PER_BLOCK.</source>
        <translation>Der ältere Name von MAX_SHARED_MEMORY_PER_BLOCK.</translation>
    </message>
    <message>
        <source>The older name of VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED.</source>
        <translation>Der ältere Name von VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED.</translation>
    </message>
    <message>
        <source>The plan has no output of this name.</source>
        <translation>Der Plan hat keine Ausgabe dieses Namens.</translation>
    </message>
    <message>
        <source>The process that compiled {} {}, and so was the one that tried again; {}: close what needs memory, and compile again.</source>
        <translation>Der Prozess, der {} kompilierte, {}, und ebenso der, der es noch einmal versuchte; {}: Speicherhungriges schließen und neu kompilieren.</translation>
    </message>
    <message>
        <source>The process that reads NVML {}; the next reading starts another one.</source>
        <translation>Der Prozess, der NVML ausliest, {}; das nächste Auslesen startet einen neuen.</translation>
    </message>
    <message>
        <source>The process {} that reads NVML does not end although it was killed.</source>
        <translation>Der Prozess {}, der NVML ausliest, endet nicht, obwohl er abgebrochen wurde.</translation>
    </message>
    <message>
        <source>The program does not compile, with one error: {}</source>
        <translation>Das Programm lässt sich nicht kompilieren, mit einem Fehler: {}</translation>
    </message>
    <message>
        <source>The program does not compile, with {} errors, the first: {}</source>
        <translation>Das Programm lässt sich nicht kompilieren, mit {} Fehlern, der erste: {}</translation>
    </message>
    <message>
        <source>The program has kernels of CUDA Tile (__tile_global__), which need CUDA {}.{} or later; this is {} {}.</source>
        <translation>Das Programm hat Kernel in CUDA Tile (__tile_global__), die CUDA {}.{} oder neuer brauchen; dies ist {} {}.</translation>
    </message>
    <message>
        <source>The program was not compiled: {}</source>
        <translation>Das Programm wurde nicht kompiliert: {}</translation>
    </message>
    <message>
        <source>The program was not compiled: {}.</source>
        <translation>Das Programm wurde nicht kompiliert: {}.</translation>
    </message>
    <message>
        <source>The program&apos;s Tile IR is left out: it has {} bytes, and {} are taken.</source>
        <translation>Die Tile IR des Programms wird ausgelassen: Sie hat {} Bytes, angenommen werden {}.</translation>
    </message>
    <message>
        <source>The ratio lies between {} and {}, which leaves open whether it differs from 1 by more than {}: more samples narrow that.</source>
        <translation>Das Verhältnis liegt zwischen {} und {}, was offenlässt, ob es um mehr als {} von 1 abweicht: Mehr Messwerte grenzen das ein.</translation>
    </message>
    <message>
        <source>The reading was cancelled.</source>
        <translation>Das Auslesen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The room for all __constant__ variables of a module.</source>
        <translation>Der Platz für alle __constant__-Variablen eines Moduls.</translation>
    </message>
    <message>
        <source>The rows of a two-dimensional texture over linear memory are a multiple of this apart.</source>
        <translation>Die Zeilen einer zweidimensionalen Textur über linearem Speicher liegen um ein Vielfaches hiervon auseinander.</translation>
    </message>
    <message>
        <source>The run was cancelled.</source>
        <translation>Der Lauf wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The samples are whole; after them, on fresh inputs: {}</source>
        <translation>Die Messwerte sind vollständig; danach, auf frischen Eingaben: {}</translation>
    </message>
    <message>
        <source>The second number of the compute capability: the variant within the generation.</source>
        <translation>Die zweite Zahl der Compute Capability: die Variante innerhalb der Generation.</translation>
    </message>
    <message>
        <source>The shared memory that a block can have when the kernel opts in with its dynamic size attribute.</source>
        <translation>Der Shared Memory, den ein Block haben kann, wenn der Kernel ihn mit seinem Attribut für die dynamische Größe anfordert.</translation>
    </message>
    <message>
        <source>The shared memory that a block can have without opting in to more.</source>
        <translation>Der Shared Memory, den ein Block haben kann, ohne mehr anzufordern.</translation>
    </message>
    <message>
        <source>The size of the cache that all multiprocessors share.</source>
        <translation>Die Größe des Caches, den sich alle Multiprozessoren teilen.</translation>
    </message>
    <message>
        <source>The smaller value</source>
        <translation>Der kleinere Wert</translation>
    </message>
    <message>
        <source>The source does not tell its size; it has as many elements as the launch has threads.</source>
        <translation>Der Quelltext nennt seine Größe nicht; er hat so viele Elemente, wie der Start Threads hat.</translation>
    </message>
    <message>
        <source>The source does not tell its size; the kernel&apos;s indices go no further.</source>
        <translation>Der Quelltext nennt seine Größe nicht; die Indizes des Kernels gehen nicht weiter.</translation>
    </message>
    <message>
        <source>The source does not tell its value; 1 is a guess.</source>
        <translation>Der Quelltext nennt seinen Wert nicht; 1 ist geraten.</translation>
    </message>
    <message>
        <source>The source does not tell its value; 256 threads are usual.</source>
        <translation>Der Quelltext nennt seinen Wert nicht; 256 Threads sind üblich.</translation>
    </message>
    <message>
        <source>The source does not tell its value; this gives a thread to each of {}.</source>
        <translation>Der Quelltext nennt seinen Wert nicht; dies gibt jedem von {} einen Thread.</translation>
    </message>
    <message>
        <source>The source does not tell its value; this gives one to each thread.</source>
        <translation>Der Quelltext nennt seinen Wert nicht; dies gibt jedem Thread einen.</translation>
    </message>
    <message>
        <source>The source does not tell its value; {} is a guess.</source>
        <translation>Der Quelltext nennt seinen Wert nicht; {} ist geraten.</translation>
    </message>
    <message>
        <source>The sweep has {} axes; it may have {}.</source>
        <translation>Der Sweep hat {} Achsen; er darf {} haben.</translation>
    </message>
    <message>
        <source>The sweep has {} constraints; it may have {}.</source>
        <translation>Der Sweep hat {} Bedingungen; er darf {} haben.</translation>
    </message>
    <message>
        <source>The tail differs, from element {} to the end, behind the last multiple of {}: {}.</source>
        <translation>Das Ende weicht ab, von Element {} bis zum letzten, hinter dem letzten Vielfachen von {}: {}.</translation>
    </message>
    <message>
        <source>The tail differs, from element {} to the end: {}.</source>
        <translation>Das Ende weicht ab, von Element {} bis zum letzten: {}.</translation>
    </message>
    <message>
        <source>The time is too short to be told from nothing: it is known to within {}.</source>
        <translation>Die Zeit ist zu kurz, um von nichts unterschieden zu werden: Sie ist auf {} genau bekannt.</translation>
    </message>
    <message>
        <source>The usual highest clock of the multiprocessors, not the present one.</source>
        <translation>Der übliche höchste Takt der Multiprozessoren, nicht der gegenwärtige.</translation>
    </message>
    <message>
        <source>The values are shifted: element i holds what belongs to element i + ({}), in {} of {} elements compared.</source>
        <translation>Die Werte sind verschoben: Element i enthält, was zu Element i + ({}) gehört, in {} von {} verglichenen Elementen.</translation>
    </message>
    <message>
        <source>The values are transposed: rows and columns are exchanged in {} of {} elements compared.</source>
        <translation>Die Werte sind transponiert: Zeilen und Spalten sind vertauscht, in {} von {} verglichenen Elementen.</translation>
    </message>
    <message>
        <source>The widest one-dimensional surface.</source>
        <translation>Die breiteste eindimensionale Surface.</translation>
    </message>
    <message>
        <source>The widest one-dimensional texture over a CUDA array.</source>
        <translation>Die breiteste eindimensionale Textur über einem CUDA-Array.</translation>
    </message>
    <message>
        <source>The widest one-dimensional texture with mipmaps.</source>
        <translation>Die breiteste eindimensionale Textur mit Mipmaps.</translation>
    </message>
    <message>
        <source>The widest surface made of one-dimensional layers.</source>
        <translation>Die breiteste Surface aus eindimensionalen Schichten.</translation>
    </message>
    <message>
        <source>The widest surface made of two-dimensional layers.</source>
        <translation>Die breiteste Surface aus zweidimensionalen Schichten.</translation>
    </message>
    <message>
        <source>The widest texture made of one-dimensional layers.</source>
        <translation>Die breiteste Textur aus eindimensionalen Schichten.</translation>
    </message>
    <message>
        <source>The widest texture made of two-dimensional layers.</source>
        <translation>Die breiteste Textur aus zweidimensionalen Schichten.</translation>
    </message>
    <message>
        <source>The widest three-dimensional surface.</source>
        <translation>Die breiteste dreidimensionale Surface.</translation>
    </message>
    <message>
        <source>The widest three-dimensional texture when another dimension is kept shorter; 0: there is no other shape.</source>
        <translation>Die breiteste dreidimensionale Textur, wenn eine andere Dimension kürzer bleibt; 0: Es gibt keine andere Form.</translation>
    </message>
    <message>
        <source>The widest three-dimensional texture.</source>
        <translation>Die breiteste dreidimensionale Textur.</translation>
    </message>
    <message>
        <source>The widest two-dimensional surface.</source>
        <translation>Die breiteste zweidimensionale Surface.</translation>
    </message>
    <message>
        <source>The widest two-dimensional texture over a CUDA array.</source>
        <translation>Die breiteste zweidimensionale Textur über einem CUDA-Array.</translation>
    </message>
    <message>
        <source>The widest two-dimensional texture over linear memory.</source>
        <translation>Die breiteste zweidimensionale Textur über linearem Speicher.</translation>
    </message>
    <message>
        <source>The widest two-dimensional texture that gather instructions can read.</source>
        <translation>Die breiteste zweidimensionale Textur, die Gather-Befehle lesen können.</translation>
    </message>
    <message>
        <source>The widest two-dimensional texture with smaller copies of itself (mipmaps).</source>
        <translation>Die breiteste zweidimensionale Textur mit kleineren Kopien ihrer selbst (Mipmaps).</translation>
    </message>
    <message>
        <source>The worker has no memory left to compute that.</source>
        <translation>Der Worker hat keinen Speicher übrig, um das zu berechnen.</translation>
    </message>
    <message>
        <source>The worker no longer has these bytes: it keeps the outputs of the last {} runs, and what went in and was compared with as long as there is memory for it.</source>
        <translation>Der Worker hat diese Bytes nicht mehr: Er behält die Ausgaben der letzten {} Läufe, und was hineinging und womit verglichen wurde, solange Speicher dafür da ist.</translation>
    </message>
    <message>
        <source>The worker {} is gone and is tried again: {}</source>
        <translation>Der Worker {} ist fort und wird erneut versucht: {}</translation>
    </message>
    <message>
        <source>The worker {} is left out: {}</source>
        <translation>Der Worker {} wird ausgelassen: {}</translation>
    </message>
    <message>
        <source>There are no live figures, because NVML ({}) did not start: {}.</source>
        <translation>Es gibt keine Live-Werte, weil NVML ({}) nicht gestartet ist: {}.</translation>
    </message>
    <message>
        <source>There are no live figures, because NVML was not found: looked for {}.</source>
        <translation>Es gibt keine Live-Werte, weil NVML nicht gefunden wurde: gesucht nach {}.</translation>
    </message>
    <message numerus="yes">
        <source>There are {} block(s) of samples, and a verdict needs {}: allow more time or samples.</source>
        <translation>
            <numerusform>Es gibt {} Block von Messwerten, und ein Urteil braucht {}: mehr Zeit oder Messwerte erlauben.</numerusform>
            <numerusform>Es gibt {} Blöcke von Messwerten, und ein Urteil braucht {}: mehr Zeit oder Messwerte erlauben.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no device {} here; devices are named cuda:0, cuda:1 and so on, and emulated.</source>
        <translation>Es gibt hier kein Gerät {}; Geräte heißen cuda:0, cuda:1 usw. und emulated.</translation>
    </message>
    <message>
        <source>This GPU has no hardware counters that CUPTI can read in the state that it is in ({}). Runs, times and the emulated GPU&apos;s counts work without them.</source>
        <translation>Diese GPU hat in ihrem jetzigen Zustand keine Hardware-Zähler, die CUPTI lesen kann ({}). Läufe, Zeiten und die Zählungen der emulierten GPU funktionieren ohne sie.</translation>
    </message>
    <message>
        <source>This is no cache of Kernel Tuner: it has no tune_params_keys, tune_params and cache.</source>
        <translation>Dies ist kein Cache von Kernel Tuner: Es fehlen tune_params_keys, tune_params und cache.</translation>
    </message>
    <message>
        <source>This kernel has no Landlock, so the compiler process is limited in memory and time, but not in the files that it can read.</source>
        <translation>Dieser Systemkernel hat kein Landlock, daher ist der Compilerprozess in Speicher und Zeit begrenzt, aber nicht in den Dateien, die er lesen kann.</translation>
    </message>
    <message>
        <source>This kernel has no Landlock, so the process of the emulated GPU is not limited in the files that it can read.</source>
        <translation>Dieser Systemkernel hat kein Landlock, daher ist der Prozess der emulierten GPU nicht in den Dateien begrenzt, die er lesen kann.</translation>
    </message>
    <message>
        <source>This process was forked after the CUDA driver was started, and the driver does not work in it; start it in the child alone, or let the child execute a program of its own.</source>
        <translation>Dieser Prozess wurde nach dem Start des CUDA-Treibers geforkt, und darin arbeitet der Treiber nicht; ihn nur im Kindprozess starten oder diesen ein eigenes Programm ausführen lassen.</translation>
    </message>
    <message>
        <source>Thread block clusters</source>
        <translation>Thread-Block-Cluster</translation>
    </message>
    <message>
        <source>Threads in lockstep</source>
        <translation>Threads im Gleichschritt</translation>
    </message>
    <message>
        <source>Threads of a block along x</source>
        <translation>Threads eines Blocks entlang x</translation>
    </message>
    <message>
        <source>Threads of a block along y</source>
        <translation>Threads eines Blocks entlang y</translation>
    </message>
    <message>
        <source>Threads of a block along z</source>
        <translation>Threads eines Blocks entlang z</translation>
    </message>
    <message>
        <source>Threads per SM</source>
        <translation>Threads je SM</translation>
    </message>
    <message>
        <source>Threads per block</source>
        <translation>Threads je Block</translation>
    </message>
    <message>
        <source>Tile IR cannot be listed without tileirdisasm, which was looked for {}: install the CUDA toolkit, 13.3 or later, or set KERNELDESK_TILEIRDISASM to the tileirdisasm of its pip package nvidia-cuda-tileiras.</source>
        <translation>Tile IR lässt sich ohne tileirdisasm nicht auflisten, nach dem {} gesucht wurde: das CUDA-Toolkit ab 13.3 installieren oder KERNELDESK_TILEIRDISASM auf das tileirdisasm aus dem pip-Paket nvidia-cuda-tileiras setzen.</translation>
    </message>
    <message>
        <source>Tile IR cannot be listed: KERNELDESK_TILEIRDISASM is {}, which is no program; set it to a tileirdisasm, or unset it.</source>
        <translation>Tile IR lässt sich nicht auflisten: KERNELDESK_TILEIRDISASM ist {} und damit kein Programm; auf ein tileirdisasm setzen oder die Variable entfernen.</translation>
    </message>
    <message>
        <source>Timeline semaphores</source>
        <translation>Timeline-Semaphore</translation>
    </message>
    <message>
        <source>To other Linux drivers</source>
        <translation>An andere Linux-Treiber</translation>
    </message>
    <message>
        <source>To other nodes, NVLink</source>
        <translation>An andere Knoten, NVLink</translation>
    </message>
    <message>
        <source>To other processes, POSIX</source>
        <translation>An andere Prozesse, POSIX</translation>
    </message>
    <message>
        <source>To other processes, Windows</source>
        <translation>An andere Prozesse, Windows</translation>
    </message>
    <message>
        <source>Two fused multiply-adds of 16-bit floats at once; also used to move constants</source>
        <translation>Zwei Fused Multiply-Adds von 16-Bit-Gleitkommazahlen auf einmal; dient auch zum Bewegen von Konstanten</translation>
    </message>
    <message>
        <source>Two fused multiply-adds of 32-bit floats at once</source>
        <translation>Zwei Fused Multiply-Adds von 32-Bit-Gleitkommazahlen auf einmal</translation>
    </message>
    <message>
        <source>Two products of 16-bit floats at once</source>
        <translation>Zwei Produkte von 16-Bit-Gleitkommazahlen auf einmal</translation>
    </message>
    <message>
        <source>Two products of 32-bit floats at once</source>
        <translation>Zwei Produkte von 32-Bit-Gleitkommazahlen auf einmal</translation>
    </message>
    <message>
        <source>Two sums of 16-bit floats at once</source>
        <translation>Zwei Summen von 16-Bit-Gleitkommazahlen auf einmal</translation>
    </message>
    <message>
        <source>Two sums of 32-bit floats at once</source>
        <translation>Zwei Summen von 32-Bit-Gleitkommazahlen auf einmal</translation>
    </message>
    <message>
        <source>Unified addresses</source>
        <translation>Einheitliche Adressen</translation>
    </message>
    <message>
        <source>Unified function pointers</source>
        <translation>Einheitliche Funktionszeiger</translation>
    </message>
    <message>
        <source>Upper limit of a launch</source>
        <translation>Obergrenze eines Starts</translation>
    </message>
    <message>
        <source>Urgent streams go first</source>
        <translation>Dringende Streams gehen vor</translation>
    </message>
    <message>
        <source>Uses the host&apos;s page tables</source>
        <translation>Nutzt die Seitentabellen des Hosts</translation>
    </message>
    <message>
        <source>Variant of the generation</source>
        <translation>Variante der Generation</translation>
    </message>
    <message>
        <source>Virtual memory management</source>
        <translation>Virtuelle Speicherverwaltung</translation>
    </message>
    <message>
        <source>Virtual memory management, old name</source>
        <translation>Virtuelle Speicherverwaltung, alter Name</translation>
    </message>
    <message>
        <source>Virtual memory on NUMA nodes</source>
        <translation>Virtueller Speicher auf NUMA-Knoten</translation>
    </message>
    <message>
        <source>Virtual memory on the host</source>
        <translation>Virtueller Speicher auf dem Host</translation>
    </message>
    <message>
        <source>Waits and writes of 64 bits</source>
        <translation>Warten und Schreiben von 64 Bits</translation>
    </message>
    <message>
        <source>Waits for the threads of the warp</source>
        <translation>Wartet auf die Threads des Warps</translation>
    </message>
    <message>
        <source>Waits until errors of memory accesses before are known</source>
        <translation>Wartet, bis Fehler früherer Speicherzugriffe bekannt sind</translation>
    </message>
    <message>
        <source>Waits until the threads that diverged are together again</source>
        <translation>Wartet, bis die divergierten Threads wieder beisammen sind</translation>
    </message>
    <message>
        <source>Warp size</source>
        <translation>Warp-Größe</translation>
    </message>
    <message>
        <source>Ways to flush RDMA writes</source>
        <translation>Wege zum Leeren von RDMA-Schreibzugriffen</translation>
    </message>
    <message>
        <source>What a launch costs besides can be told of one of the two builds alone, and both are measured in one way.</source>
        <translation>Was ein Start zusätzlich kostet, lässt sich nur für einen der beiden Builds sagen, und beide werden auf gleiche Weise gemessen.</translation>
    </message>
    <message>
        <source>What lies in headers cannot be found without clangd, which was looked for on PATH: install the package clangd, or set KERNELDESK_CLANGD to a clangd.</source>
        <translation>Was in Headern liegt, lässt sich ohne clangd nicht finden, nach dem in PATH gesucht wurde: das Paket clangd installieren oder KERNELDESK_CLANGD auf ein clangd setzen.</translation>
    </message>
    <message>
        <source>What lies in headers cannot be found: KERNELDESK_CLANGD is {}, which is no program; set it to a clangd, or unset it.</source>
        <translation>Was in Headern liegt, lässt sich nicht finden: KERNELDESK_CLANGD ist {} und damit kein Programm; auf ein clangd setzen oder die Variable entfernen.</translation>
    </message>
    <message>
        <source>What the GPU process says of its devices cannot be read: {}.</source>
        <translation>Was der GPU-Prozess über seine Geräte sagt, ist nicht lesbar: {}.</translation>
    </message>
    <message>
        <source>What was read of NVML cannot be understood: {}.</source>
        <translation>Was von NVML gelesen wurde, ist nicht verständlich: {}.</translation>
    </message>
    <message>
        <source>Where others are shorter</source>
        <translation>Wo andere kürzer sind</translation>
    </message>
    <message>
        <source>Whether CUDA arrays can be backed by memory in part only.</source>
        <translation>Ob CUDA-Arrays nur zum Teil mit Speicher hinterlegt werden können.</translation>
    </message>
    <message>
        <source>Whether CUDA arrays can be made first and backed by memory later.</source>
        <translation>Ob CUDA-Arrays erst angelegt und später mit Speicher hinterlegt werden können.</translation>
    </message>
    <message>
        <source>Whether CUDA work can share the graphics queue of Direct3D 12.</source>
        <translation>Ob CUDA-Arbeit die Grafikwarteschlange von Direct3D 12 mitnutzen kann.</translation>
    </message>
    <message>
        <source>Whether CUDA work can share the graphics queue of Vulkan.</source>
        <translation>Ob CUDA-Arbeit die Grafikwarteschlange von Vulkan mitnutzen kann.</translation>
    </message>
    <message>
        <source>Whether a copy can run while a kernel does; ASYNC_ENGINE_COUNT tells more.</source>
        <translation>Ob eine Kopie laufen kann, während ein Kernel läuft; ASYNC_ENGINE_COUNT sagt mehr.</translation>
    </message>
    <message>
        <source>Whether a function pointer means the same function on host and device.</source>
        <translation>Ob ein Funktionszeiger auf Host und Gerät dieselbe Funktion meint.</translation>
    </message>
    <message>
        <source>Whether a kernel can be launched so that all its blocks are resident and can wait for each other.</source>
        <translation>Ob ein Kernel so gestartet werden kann, dass alle seine Blöcke resident sind und aufeinander warten können.</translation>
    </message>
    <message>
        <source>Whether a running kernel can be interrupted in favour of another.</source>
        <translation>Ob ein laufender Kernel zugunsten eines anderen unterbrochen werden kann.</translation>
    </message>
    <message>
        <source>Whether a stream can make sure that writes of other devices on the bus have arrived.</source>
        <translation>Ob ein Stream sicherstellen kann, dass Schreibzugriffe anderer Geräte am Bus angekommen sind.</translation>
    </message>
    <message>
        <source>Whether a stream can wait for a word with a NOR comparison.</source>
        <translation>Ob ein Stream mit einem NOR-Vergleich auf ein Wort warten kann.</translation>
    </message>
    <message>
        <source>Whether addresses can be reserved and memory mapped there separately (cuMemAddressReserve, cuMemCreate, cuMemMap).</source>
        <translation>Ob Adressen getrennt reserviert und dort mit Speicher belegt werden können (cuMemAddressReserve, cuMemCreate, cuMemMap).</translation>
    </message>
    <message>
        <source>Whether all atomic operations work natively between host and device.</source>
        <translation>Ob alle atomaren Operationen zwischen Host und Gerät nativ arbeiten.</translation>
    </message>
    <message>
        <source>Whether an address is in a space of memory</source>
        <translation>Ob eine Adresse in einem Speicherraum liegt</translation>
    </message>
    <message>
        <source>Whether blocks can be launched in clusters that share their shared memory.</source>
        <translation>Ob Blöcke in Clustern gestartet werden können, die ihren Shared Memory teilen.</translation>
    </message>
    <message>
        <source>Whether blocks of a stream with higher priority are scheduled before others.</source>
        <translation>Ob Blöcke eines Streams mit höherer Priorität vor anderen eingeplant werden.</translation>
    </message>
    <message>
        <source>Whether contexts on this device are shared between processes by the MPS server.</source>
        <translation>Ob Kontexte auf diesem Gerät vom MPS-Server zwischen Prozessen geteilt werden.</translation>
    </message>
    <message>
        <source>Whether counting semaphores of graphics interfaces can be waited for and signalled.</source>
        <translation>Ob auf zählende Semaphore von Grafikschnittstellen gewartet und ihnen signalisiert werden kann.</translation>
    </message>
    <message>
        <source>Whether cuMemCreate and its family can place memory on a given NUMA node of the host.</source>
        <translation>Ob cuMemCreate und Verwandte Speicher auf einem bestimmten NUMA-Knoten des Hosts anlegen können.</translation>
    </message>
    <message>
        <source>Whether cuMemCreate and its family can place memory on the host.</source>
        <translation>Ob cuMemCreate und Verwandte Speicher auf dem Host anlegen können.</translation>
    </message>
    <message>
        <source>Whether device memory can be shared with other Linux drivers as a dma_buf.</source>
        <translation>Ob Gerätespeicher als dma_buf mit anderen Linux-Treibern geteilt werden kann.</translation>
    </message>
    <message>
        <source>Whether events can be shared between processes.</source>
        <translation>Ob Events zwischen Prozessen geteilt werden können.</translation>
    </message>
    <message>
        <source>Whether existing host memory can be page-locked and registered with CUDA.</source>
        <translation>Ob vorhandener Host-Speicher nicht auslagerbar gemacht und bei CUDA registriert werden kann.</translation>
    </message>
    <message>
        <source>Whether four texels of a two-dimensional texture can be fetched at once; not to be used any more.</source>
        <translation>Ob vier Texel einer zweidimensionalen Textur auf einmal geholt werden können; nicht mehr zu verwenden.</translation>
    </message>
    <message>
        <source>Whether host and device can use managed memory at the same time.</source>
        <translation>Ob Host und Gerät Managed-Speicher gleichzeitig verwenden können.</translation>
    </message>
    <message>
        <source>Whether host and devices share one address space, so that an address tells where it is.</source>
        <translation>Ob Host und Geräte einen Adressraum teilen, sodass eine Adresse sagt, wo sie liegt.</translation>
    </message>
    <message>
        <source>Whether host memory that may only be read can be registered with CUDA.</source>
        <translation>Ob Host-Speicher, der nur gelesen werden darf, bei CUDA registriert werden kann.</translation>
    </message>
    <message>
        <source>Whether kernels can copy tiles of tensors through descriptors (the tensor memory accelerator).</source>
        <translation>Ob Kernel Kacheln von Tensoren über Deskriptoren kopieren können (Tensor Memory Accelerator).</translation>
    </message>
    <message>
        <source>Whether kernels can use ordinary host memory coherently, without registering it first.</source>
        <translation>Ob Kernel gewöhnlichen Host-Speicher kohärent verwenden können, ohne ihn zuvor zu registrieren.</translation>
    </message>
    <message>
        <source>Whether local memory (spilled registers, stack) is kept in a multiprocessor&apos;s L1 cache.</source>
        <translation>Ob lokaler Speicher (ausgelagerte Register, Stack) im L1-Cache eines Multiprozessors gehalten wird.</translation>
    </message>
    <message>
        <source>Whether memory can be allocated in stream order from pools (cuMemAllocAsync).</source>
        <translation>Ob Speicher in Stream-Reihenfolge aus Pools alloziert werden kann (cuMemAllocAsync).</translation>
    </message>
    <message>
        <source>Whether memory can be allocated that moves between host and device by itself.</source>
        <translation>Ob Speicher alloziert werden kann, der von selbst zwischen Host und Gerät wandert.</translation>
    </message>
    <message>
        <source>Whether memory can be allocated that the hardware compresses to save bandwidth.</source>
        <translation>Ob Speicher alloziert werden kann, den die Hardware komprimiert, um Bandbreite zu sparen.</translation>
    </message>
    <message>
        <source>Whether memory can be handed to another process as a POSIX file descriptor.</source>
        <translation>Ob Speicher als POSIX-Dateideskriptor an einen anderen Prozess gehen kann.</translation>
    </message>
    <message>
        <source>Whether memory can be handed to another process as a Windows KMT handle.</source>
        <translation>Ob Speicher als Windows-KMT-Handle an einen anderen Prozess gehen kann.</translation>
    </message>
    <message>
        <source>Whether memory can be handed to another process as a Windows NT handle.</source>
        <translation>Ob Speicher als Windows-NT-Handle an einen anderen Prozess gehen kann.</translation>
    </message>
    <message>
        <source>Whether memory can be handed to processes on other nodes of an NVLink fabric.</source>
        <translation>Ob Speicher an Prozesse auf anderen Knoten eines NVLink-Fabrics gehen kann.</translation>
    </message>
    <message>
        <source>Whether memory errors are being corrected (ECC is switched on).</source>
        <translation>Ob Speicherfehler korrigiert werden (ECC ist eingeschaltet).</translation>
    </message>
    <message>
        <source>Whether memory on the host&apos;s NUMA nodes can be shared with processes on other nodes.</source>
        <translation>Ob Speicher auf den NUMA-Knoten des Hosts mit Prozessen auf anderen Knoten geteilt werden kann.</translation>
    </message>
    <message>
        <source>Whether memory pools can lie in host memory.</source>
        <translation>Ob Speicherpools im Host-Speicher liegen können.</translation>
    </message>
    <message>
        <source>Whether memory pools can lie on a given NUMA node of the host.</source>
        <translation>Ob Speicherpools auf einem bestimmten NUMA-Knoten des Hosts liegen können.</translation>
    </message>
    <message>
        <source>Whether one cooperative launch could span devices; the interface for it is gone.</source>
        <translation>Ob ein kooperativer Start mehrere Geräte umfassen konnte; die Schnittstelle dafür gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Whether only some atomic operations work natively between host and device.</source>
        <translation>Ob nur einige atomare Operationen zwischen Host und Gerät nativ arbeiten.</translation>
    </message>
    <message>
        <source>Whether other devices on the bus can reach memory made with cuMemCreate.</source>
        <translation>Ob andere Geräte am Bus mit cuMemCreate angelegten Speicher erreichen können.</translation>
    </message>
    <message>
        <source>Whether other devices on the bus, such as network cards, can read and write device memory.</source>
        <translation>Ob andere Geräte am Bus, etwa Netzwerkkarten, Gerätespeicher lesen und schreiben können.</translation>
    </message>
    <message>
        <source>Whether other devices sit on the same board.</source>
        <translation>Ob andere Geräte auf derselben Platine sitzen.</translation>
    </message>
    <message>
        <source>Whether page-locked host memory can be mapped into the device&apos;s address space.</source>
        <translation>Ob nicht auslagerbarer Host-Speicher in den Adressraum des Geräts abgebildet werden kann.</translation>
    </message>
    <message>
        <source>Whether page-locked host memory can be shared with other Linux drivers as a dma_buf.</source>
        <translation>Ob nicht auslagerbarer Host-Speicher als dma_buf mit anderen Linux-Treibern geteilt werden kann.</translation>
    </message>
    <message>
        <source>Whether reads of global memory can be kept in a multiprocessor&apos;s L1 cache.</source>
        <translation>Ob aus dem globalen Speicher Gelesenes im L1-Cache eines Multiprozessors gehalten werden kann.</translation>
    </message>
    <message>
        <source>Whether several kernels of one context can be on the device at the same time.</source>
        <translation>Ob mehrere Kernel eines Kontexts gleichzeitig auf dem Gerät sein können.</translation>
    </message>
    <message>
        <source>Whether streams can wait for and write 64-bit words in memory.</source>
        <translation>Ob Streams auf 64-Bit-Wörter im Speicher warten und sie schreiben können.</translation>
    </message>
    <message>
        <source>Whether streams can wait for and write single words with the first version of that interface.</source>
        <translation>Ob Streams mit der ersten Version dieser Schnittstelle auf einzelne Wörter warten und sie schreiben können.</translation>
    </message>
    <message>
        <source>Whether switches can send one write to several devices and reduce on the way.</source>
        <translation>Ob Switches einen Schreibzugriff an mehrere Geräte senden und unterwegs reduzieren können.</translation>
    </message>
    <message>
        <source>Whether the device is driven by Windows&apos; compute-only TCC driver.</source>
        <translation>Ob das Gerät vom reinen Compute-Treiber TCC unter Windows betrieben wird.</translation>
    </message>
    <message>
        <source>Whether the device reaches registered host memory under the host&apos;s own address.</source>
        <translation>Ob das Gerät registrierten Host-Speicher unter der Adresse des Hosts erreicht.</translation>
    </message>
    <message>
        <source>Whether the device reads ordinary host memory through the host&apos;s own page tables.</source>
        <translation>Ob das Gerät gewöhnlichen Host-Speicher über die Seitentabellen des Hosts liest.</translation>
    </message>
    <message>
        <source>Whether the device shares its memory with the host, as on Jetson boards.</source>
        <translation>Ob das Gerät seinen Speicher mit dem Host teilt, wie auf Jetson-Platinen.</translation>
    </message>
    <message>
        <source>Whether the device&apos;s memory is a NUMA node of the host: 0 no, 1 yes.</source>
        <translation>Ob der Gerätespeicher ein NUMA-Knoten des Hosts ist: 0 nein, 1 ja.</translation>
    </message>
    <message>
        <source>Whether the first version of stream memory operations can wait with a NOR comparison.</source>
        <translation>Ob die erste Version der Stream-Speicheroperationen mit einem NOR-Vergleich warten kann.</translation>
    </message>
    <message>
        <source>Whether the first version of stream memory operations takes 64-bit words.</source>
        <translation>Ob die erste Version der Stream-Speicheroperationen 64-Bit-Wörter annimmt.</translation>
    </message>
    <message>
        <source>Whether the host can use managed memory that lies on the device without moving it.</source>
        <translation>Ob der Host Managed-Speicher, der auf dem Gerät liegt, verwenden kann, ohne ihn zu verschieben.</translation>
    </message>
    <message>
        <source>Whether the system ends kernels that run too long, as it does on a GPU that drives a display.</source>
        <translation>Ob das System Kernel beendet, die zu lange laufen, wie auf einer GPU, die eine Anzeige ansteuert.</translation>
    </message>
    <message>
        <source>Which formats the hardware can decompress: bit 0 Deflate, bit 1 Snappy, bit 2 LZ4.</source>
        <translation>Welche Formate die Hardware dekomprimieren kann: Bit 0 Deflate, Bit 1 Snappy, Bit 2 LZ4.</translation>
    </message>
    <message>
        <source>Who may make contexts</source>
        <translation>Wer Kontexte anlegen darf</translation>
    </message>
    <message>
        <source>Who may make contexts: 0 everybody, 2 nobody, 3 one process at a time.</source>
        <translation>Wer Kontexte anlegen darf: 0 jeder, 2 niemand, 3 jeweils ein Prozess.</translation>
    </message>
    <message>
        <source>Who sees them in order</source>
        <translation>Wer sie der Reihe nach sieht</translation>
    </message>
    <message>
        <source>Who sees writes of other devices in order without a flush: 0 nobody, 100 this device, 200 all devices.</source>
        <translation>Wer Schreibzugriffe anderer Geräte ohne Leeren der Reihe nach sieht: 0 niemand, 100 dieses Gerät, 200 alle Geräte.</translation>
    </message>
    <message>
        <source>Windows&apos; TCC driver</source>
        <translation>TCC-Treiber von Windows</translation>
    </message>
    <message>
        <source>With mipmaps</source>
        <translation>Mit Mipmaps</translation>
    </message>
    <message>
        <source>Without moving it</source>
        <translation>Ohne Verschieben</translation>
    </message>
    <message>
        <source>Without opt-in</source>
        <translation>Ohne Opt-in</translation>
    </message>
    <message>
        <source>Zero-copy access</source>
        <translation>Zero-Copy-Zugriff</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is missing</source>
        <translation>&quot;{}&quot; fehlt</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is missing or of another kind</source>
        <translation>&quot;{}&quot; fehlt oder ist von anderer Art</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no memory limit; write bytes or, as in 50%, a share</source>
        <translation>&quot;{}&quot; ist keine Speichergrenze; Bytes schreiben oder wie in 50% einen Anteil</translation>
    </message>
    <message>
        <source>&quot;{}&quot; was found; it takes {}</source>
        <translation>&quot;{}&quot; wurde gefunden; erlaubt ist {}</translation>
    </message>
    <message>
        <source>&quot;{}…&quot; was found; it takes {}</source>
        <translation>&quot;{}…&quot; wurde gefunden; erlaubt ist {}</translation>
    </message>
    <message>
        <source>__int128</source>
        <translation>__int128</translation>
    </message>
    <message>
        <source>`nvidia-smi -i {} -c DEFAULT` as root</source>
        <translation>`nvidia-smi -i {} -c DEFAULT` als root</translation>
    </message>
    <message>
        <source>a &apos;;&apos; is missing before &apos;{}&apos;</source>
        <translation>ein &apos;;&apos; fehlt vor &apos;{}&apos;</translation>
    </message>
    <message>
        <source>a 0f literal cannot be part of an expression</source>
        <translation>ein 0f-Literal kann nicht Teil eines Ausdrucks sein</translation>
    </message>
    <message>
        <source>a JPEG has 8 bits a channel</source>
        <translation>ein JPEG hat 8 Bit je Kanal</translation>
    </message>
    <message>
        <source>a barrier of {} threads: the count must be a multiple of 32, and not 0</source>
        <translation>eine Barriere mit {} Threads: Die Anzahl muss ein Vielfaches von 32 und nicht 0 sein</translation>
    </message>
    <message>
        <source>a benchmark takes a stream, at least 1 repeat, and no fewer than 0 warm-ups</source>
        <translation>ein Benchmark braucht einen Stream, mindestens 1 Wiederholung und nicht weniger als 0 Aufwärmstarts</translation>
    </message>
    <message>
        <source>a block of {} is {}, and an SM holds {} warps, so {}</source>
        <translation>ein Block mit {} ist {}, und ein SM hält {} Warps, also {}</translation>
    </message>
    <message>
        <source>a block of {} threads is larger than {}</source>
        <translation>ein Block mit {} Threads ist größer als {}</translation>
    </message>
    <message>
        <source>a block takes {} bytes ({} static + {} dynamic + {} reserved, in units of {})</source>
        <translation>ein Block nimmt {} Bytes ({} statisch + {} dynamisch + {} reserviert, in Einheiten von {})</translation>
    </message>
    <message>
        <source>a block takes {} bytes ({} static + {} dynamic, in units of {})</source>
        <translation>ein Block nimmt {} Bytes ({} statisch + {} dynamisch, in Einheiten von {})</translation>
    </message>
    <message>
        <source>a block uses {} of the SM&apos;s {} barriers, so {} fit</source>
        <translation>ein Block nutzt {} der {} Barrieren des SM, also passen {}</translation>
    </message>
    <message>
        <source>a block uses {} of the SM&apos;s {} barriers, so {} fits</source>
        <translation>ein Block nutzt {} der {} Barrieren des SM, also passt {}</translation>
    </message>
    <message>
        <source>a block uses {} of the SM&apos;s {} virtual resources, so {} fit</source>
        <translation>ein Block nutzt {} der {} virtuellen Ressourcen des SM, also passen {}</translation>
    </message>
    <message>
        <source>a block uses {} of the SM&apos;s {} virtual resources, so {} fits</source>
        <translation>ein Block nutzt {} der {} virtuellen Ressourcen des SM, also passt {}</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>eine Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>a byte</source>
        <translation>ein Byte</translation>
    </message>
    <message>
        <source>a call through a null function pointer</source>
        <translation>ein Aufruf über einen Null-Funktionszeiger</translation>
    </message>
    <message>
        <source>a call through a pointer that is not the address of a function</source>
        <translation>ein Aufruf über einen Zeiger, der nicht die Adresse einer Funktion ist</translation>
    </message>
    <message>
        <source>a call through a pointer to a function that this kernel&apos;s module does not have</source>
        <translation>ein Aufruf über einen Zeiger auf eine Funktion, die das Modul dieses Kernels nicht hat</translation>
    </message>
    <message>
        <source>a call through a pointer to {}, which takes other parameters</source>
        <translation>ein Aufruf über einen Zeiger auf {}, das andere Parameter nimmt</translation>
    </message>
    <message>
        <source>a call through a register needs a .callprototype or .calltargets</source>
        <translation>ein Aufruf über ein Register braucht ein .callprototype oder .calltargets</translation>
    </message>
    <message>
        <source>a carve-out is 0 to 100 percent of the shared memory, or -1 for the driver&apos;s default</source>
        <translation>ein Carve-out ist 0 bis 100 Prozent des Shared Memory oder -1 für den Standard des Treibers</translation>
    </message>
    <message>
        <source>a character that has no meaning here</source>
        <translation>ein Zeichen ohne Bedeutung an dieser Stelle</translation>
    </message>
    <message>
        <source>a closing quotation mark is missing</source>
        <translation>ein schließendes Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>eine Spalte</translation>
    </message>
    <message>
        <source>a compute capability is written like 9.0</source>
        <translation>eine Compute Capability schreibt man wie 9.0</translation>
    </message>
    <message>
        <source>a constant is cast to .s64 or .u64, not to {}</source>
        <translation>eine Konstante wird in .s64 oder .u64 umgewandelt, nicht in {}</translation>
    </message>
    <message>
        <source>a copy</source>
        <translation>eine Kopie</translation>
    </message>
    <message>
        <source>a count by line is no whole number, or is too large</source>
        <translation>eine Zählung je Zeile ist keine ganze Zahl oder zu groß</translation>
    </message>
    <message>
        <source>a count is missing, as in {}[1024]</source>
        <translation>eine Anzahl fehlt, wie in {}[1024]</translation>
    </message>
    <message>
        <source>a declaration has at most {} names</source>
        <translation>eine Deklaration hat höchstens {} Namen</translation>
    </message>
    <message>
        <source>a double</source>
        <translation>ein double</translation>
    </message>
    <message>
        <source>a fence has no operands</source>
        <translation>eine Fence hat keine Operanden</translation>
    </message>
    <message>
        <source>a file name cannot hold a zero byte</source>
        <translation>ein Dateiname kann kein Nullbyte enthalten</translation>
    </message>
    <message>
        <source>a file name in double quotes is expected, as in file(&quot;x.npy&quot;)</source>
        <translation>ein Dateiname in doppelten Anführungszeichen wird erwartet, wie in file(&quot;x.npy&quot;)</translation>
    </message>
    <message>
        <source>a file name is expected, as in file(&quot;x.npy&quot;)</source>
        <translation>ein Dateiname wird erwartet, wie in file(&quot;x.npy&quot;)</translation>
    </message>
    <message>
        <source>a file of counts by line has no name, or one that is too long</source>
        <translation>eine Datei der Zählungen je Zeile hat keinen oder einen zu langen Namen</translation>
    </message>
    <message>
        <source>a fill</source>
        <translation>ein Füllen</translation>
    </message>
    <message>
        <source>a floating-point number is wanted, not an integer</source>
        <translation>eine Gleitkommazahl ist gefragt, keine Ganzzahl</translation>
    </message>
    <message>
        <source>a function is called by its name or through a register of 64 bits</source>
        <translation>eine Funktion wird über ihren Namen oder ein 64-Bit-Register aufgerufen</translation>
    </message>
    <message>
        <source>a function takes at most {} arguments</source>
        <translation>eine Funktion nimmt höchstens {} Argumente</translation>
    </message>
    <message>
        <source>a grid of {} blocks of {} threads is empty</source>
        <translation>ein Grid mit {} Blöcken zu {} Threads ist leer</translation>
    </message>
    <message>
        <source>a histogram of {} bins is wanted; at most {} are counted</source>
        <translation>gewünscht ist ein Histogramm mit {} Klassen; gezählt werden höchstens {}</translation>
    </message>
    <message>
        <source>a kernel has at most {} bytes of parameters, not {}</source>
        <translation>ein Kernel hat höchstens {} Bytes Parameter, nicht {}</translation>
    </message>
    <message>
        <source>a kernel of some program on the device faulted, which ends the work of all; run again when the others have ended</source>
        <translation>ein Kernel irgendeines Programms auf dem Gerät hatte einen Laufzeitfehler, was die Arbeit aller beendet; erneut ausführen, wenn die anderen beendet sind</translation>
    </message>
    <message>
        <source>a label</source>
        <translation>ein Label</translation>
    </message>
    <message>
        <source>a label of .debug_str</source>
        <translation>ein Label von .debug_str</translation>
    </message>
    <message>
        <source>a line</source>
        <translation>eine Zeile</translation>
    </message>
    <message>
        <source>a long long</source>
        <translation>ein long long</translation>
    </message>
    <message>
        <source>a macro is NAME, NAME=VALUE or NAME(A,B)=VALUE</source>
        <translation>ein Makro ist NAME, NAME=WERT oder NAME(A,B)=WERT</translation>
    </message>
    <message>
        <source>a map of {} by {} cells is wanted; at most {} are counted</source>
        <translation>gewünscht ist eine Karte mit {} mal {} Zellen; gezählt werden höchstens {}</translation>
    </message>
    <message>
        <source>a mask must not be 0</source>
        <translation>eine Maske darf nicht 0 sein</translation>
    </message>
    <message>
        <source>a matrix of channels has 3 dimensions, not {}</source>
        <translation>eine Kanalmatrix hat 3 Dimensionen, nicht {}</translation>
    </message>
    <message>
        <source>a member has no name</source>
        <translation>ein Element der Struktur hat keinen Namen</translation>
    </message>
    <message>
        <source>a message asks for something else than a call without an answer</source>
        <translation>eine Nachricht verlangt etwas anderes als einen Aufruf ohne Antwort</translation>
    </message>
    <message>
        <source>a message does not tell its length</source>
        <translation>eine Nachricht nennt ihre Länge nicht</translation>
    </message>
    <message>
        <source>a message goes on behind its end</source>
        <translation>eine Nachricht geht hinter ihrem Ende weiter</translation>
    </message>
    <message>
        <source>a message has the wrong shape: {}</source>
        <translation>eine Nachricht hat die falsche Form: {}</translation>
    </message>
    <message>
        <source>a message is about something else than a worker</source>
        <translation>eine Nachricht handelt von etwas anderem als einem Worker</translation>
    </message>
    <message>
        <source>a message is no object</source>
        <translation>eine Nachricht ist kein Objekt</translation>
    </message>
    <message>
        <source>a message of {} bytes is longer than a process channel takes</source>
        <translation>eine Nachricht mit {} Bytes ist länger, als ein Prozesskanal annimmt</translation>
    </message>
    <message>
        <source>a message of {} bytes is longer than it may be</source>
        <translation>eine Nachricht mit {} Bytes ist länger, als sie sein darf</translation>
    </message>
    <message>
        <source>a module has at most {} variables that are declared by number</source>
        <translation>ein Modul hat höchstens {} Variablen, die nach Anzahl deklariert sind</translation>
    </message>
    <message>
        <source>a name is there twice</source>
        <translation>ein Name ist zweimal da</translation>
    </message>
    <message>
        <source>a number cannot stand here</source>
        <translation>hier kann keine Zahl stehen</translation>
    </message>
    <message>
        <source>a number is missing between two commas</source>
        <translation>zwischen zwei Kommas fehlt eine Zahl</translation>
    </message>
    <message>
        <source>a number of members in brackets is expected, as in float32[9]</source>
        <translation>eine Anzahl von Elementen in Klammern wird erwartet, wie in float32[9]</translation>
    </message>
    <message>
        <source>a number of names</source>
        <translation>eine Anzahl von Namen</translation>
    </message>
    <message>
        <source>a number with a fraction is never unsigned</source>
        <translation>eine Zahl mit Nachkommateil ist nie vorzeichenlos</translation>
    </message>
    <message>
        <source>a number with a leading zero would be octal in C; write it without, or with 0x</source>
        <translation>eine Zahl mit führender Null wäre in C oktal; ohne sie oder mit 0x schreiben</translation>
    </message>
    <message>
        <source>a parameter in a register is no vector</source>
        <translation>ein Parameter in einem Register ist kein Vektor</translation>
    </message>
    <message>
        <source>a parameter of {} bytes is larger than CUDA allows</source>
        <translation>ein Parameter mit {} Bytes ist größer, als CUDA erlaubt</translation>
    </message>
    <message>
        <source>a percentile is not from 0 to 100</source>
        <translation>ein Perzentil liegt nicht zwischen 0 und 100</translation>
    </message>
    <message>
        <source>a picture has the shape height, width or height, width, channels, with 1 to 4 channels; give the output&apos;s shape</source>
        <translation>ein Bild hat die Form Höhe, Breite oder Höhe, Breite, Kanäle, mit 1 bis 4 Kanälen; die Form der Ausgabe angeben</translation>
    </message>
    <message numerus="yes">
        <source>a picture needs two axes of the view, which has {} dimension(s)</source>
        <translation>
            <numerusform>ein Bild braucht zwei Achsen der Ansicht, die {} Dimension hat</numerusform>
            <numerusform>ein Bild braucht zwei Achsen der Ansicht, die {} Dimensionen hat</numerusform>
        </translation>
    </message>
    <message>
        <source>a picture of {} by {} pixels is wanted; at most {} values are sent</source>
        <translation>gewünscht ist ein Bild mit {} mal {} Pixeln; gesendet werden höchstens {} Werte</translation>
    </message>
    <message>
        <source>a piece of device code has {} bytes; at most {} are read</source>
        <translation>ein Stück Device-Code hat {} Bytes; gelesen werden höchstens {}</translation>
    </message>
    <message>
        <source>a place has no argument of its own</source>
        <translation>ein Platz hat kein eigenes Argument</translation>
    </message>
    <message>
        <source>a plot of {} parts is wanted; from 1 to {} are drawn</source>
        <translation>gewünscht ist ein Diagramm mit {} Teilen; gezeichnet werden 1 bis {}</translation>
    </message>
    <message>
        <source>a point is not compared with itself</source>
        <translation>ein Punkt wird nicht mit sich selbst verglichen</translation>
    </message>
    <message>
        <source>a point that was measured well before failed on it: {}</source>
        <translation>ein Punkt, der zuvor gut gemessen wurde, ist darauf gescheitert: {}</translation>
    </message>
    <message>
        <source>a pointer inside a value can only be 0; buffers are given to arguments that are pointers themselves</source>
        <translation>ein Zeiger in einem Wert kann nur 0 sein; Puffer bekommen Argumente, die selbst Zeiger sind</translation>
    </message>
    <message>
        <source>a predicate</source>
        <translation>ein Prädikat</translation>
    </message>
    <message>
        <source>a predicate cannot be passed to a function</source>
        <translation>ein Prädikat kann nicht an eine Funktion übergeben werden</translation>
    </message>
    <message>
        <source>a predicate register is wanted</source>
        <translation>ein Prädikatregister ist gefragt</translation>
    </message>
    <message>
        <source>a preset needs one</source>
        <translation>eine Voreinstellung braucht einen</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>ein Viertel</translation>
    </message>
    <message>
        <source>a quoted field does not end</source>
        <translation>ein Feld in Anführungszeichen endet nicht</translation>
    </message>
    <message>
        <source>a quoted field goes on after its closing quote</source>
        <translation>ein Feld in Anführungszeichen geht nach dem schließenden weiter</translation>
    </message>
    <message>
        <source>a range by {} never ends</source>
        <translation>ein Bereich mit Schritt {} endet nie</translation>
    </message>
    <message>
        <source>a ratio is no number from 0 on</source>
        <translation>ein Verhältnis ist keine Zahl ab 0</translation>
    </message>
    <message numerus="yes">
        <source>a read of {} byte(s)</source>
        <translation>
            <numerusform>ein Lesen von {} Byte</numerusform>
            <numerusform>ein Lesen von {} Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>a real GPU does not count instructions and accesses a line; run it on the device emulated</source>
        <translation>eine echte GPU zählt Befehle und Zugriffe nicht je Zeile; auf dem Gerät emulated ausführen</translation>
    </message>
    <message>
        <source>a recipe must be text</source>
        <translation>ein Rezept muss Text sein</translation>
    </message>
    <message>
        <source>a record has more than {} bytes</source>
        <translation>ein Datensatz hat mehr als {} Bytes</translation>
    </message>
    <message>
        <source>a register cannot be negated here</source>
        <translation>ein Register kann hier nicht negiert werden</translation>
    </message>
    <message>
        <source>a register is a vector of 2 or 4</source>
        <translation>ein Register ist ein Vektor aus 2 oder 4</translation>
    </message>
    <message>
        <source>a result goes to a register or a .param variable</source>
        <translation>ein Ergebnis geht in ein Register oder eine .param-Variable</translation>
    </message>
    <message>
        <source>a row of counts by line has another length, or no file</source>
        <translation>eine Reihe der Zählungen je Zeile hat eine andere Länge oder keine Datei</translation>
    </message>
    <message>
        <source>a run of the history has no {}</source>
        <translation>ein Lauf des Verlaufs hat kein {}</translation>
    </message>
    <message>
        <source>a service that the device needs, such as the fabric manager, is not running</source>
        <translation>ein Dienst, den das Gerät braucht, etwa der Fabric Manager, läuft nicht</translation>
    </message>
    <message>
        <source>a share of the device&apos;s memory is between 0 and 1</source>
        <translation>ein Anteil am Gerätespeicher liegt zwischen 0 und 1</translation>
    </message>
    <message>
        <source>a shared variable has no place</source>
        <translation>eine shared-Variable hat keinen Platz</translation>
    </message>
    <message>
        <source>a shift must be by 0 to {} bits</source>
        <translation>eine Verschiebung muss um 0 bis {} Bits gehen</translation>
    </message>
    <message>
        <source>a source has either a date or the day it was read</source>
        <translation>eine Quelle hat entweder ein Datum oder den Tag, an dem sie gelesen wurde</translation>
    </message>
    <message>
        <source>a special register cannot be read as this type</source>
        <translation>ein Spezialregister ist mit diesem Typ nicht lesbar</translation>
    </message>
    <message>
        <source>a stride is longer than a buffer can be</source>
        <translation>ein Stride ist länger, als ein Puffer sein kann</translation>
    </message>
    <message>
        <source>a structure has no member</source>
        <translation>eine Struktur hat kein Element</translation>
    </message>
    <message>
        <source>a sweep has at most {} workers</source>
        <translation>ein Sweep hat höchstens {} Worker</translation>
    </message>
    <message>
        <source>a target such as sm_90</source>
        <translation>ein Ziel wie sm_90</translation>
    </message>
    <message>
        <source>a target&apos;s option</source>
        <translation>eine Option des Ziels</translation>
    </message>
    <message>
        <source>a text does not end</source>
        <translation>ein Text endet nicht</translation>
    </message>
    <message>
        <source>a texture has 1, 2 or 4 channels, not {}</source>
        <translation>eine Textur hat 1, 2 oder 4 Kanäle, nicht {}</translation>
    </message>
    <message>
        <source>a thread jumped outside its code; check function pointers</source>
        <translation>ein Thread ist aus seinem Code gesprungen; Funktionszeiger prüfen</translation>
    </message>
    <message>
        <source>a thread ran into a trap or into code that the device does not have</source>
        <translation>ein Thread lief in einen Trap oder in Code, den das Gerät nicht hat</translation>
    </message>
    <message>
        <source>a thread read or wrote at an address that is no multiple of the type&apos;s size</source>
        <translation>ein Thread las oder schrieb an einer Adresse, die kein Vielfaches der Typgröße ist</translation>
    </message>
    <message>
        <source>a thread read or wrote memory that is not its own; check indices against the buffers&apos; sizes</source>
        <translation>ein Thread las oder schrieb Speicher, der ihm nicht gehört; Indizes mit den Größen der Puffer vergleichen</translation>
    </message>
    <message>
        <source>a thread trapped or did what the device could not place more exactly</source>
        <translation>ein Thread lief in einen Trap oder tat, was das Gerät nicht genauer einordnen konnte</translation>
    </message>
    <message>
        <source>a thread&apos;s call stack overflowed or was overwritten; check recursion</source>
        <translation>der Aufrufstapel eines Threads ist übergelaufen oder wurde überschrieben; Rekursion prüfen</translation>
    </message>
    <message>
        <source>a time stamp</source>
        <translation>ein Zeitstempel</translation>
    </message>
    <message>
        <source>a timeline is of at most {} blocks: launch a part of the work</source>
        <translation>eine Zeitleiste umfasst höchstens {} Blöcke: einen Teil der Arbeit starten</translation>
    </message>
    <message>
        <source>a tolerance must be 0 or more</source>
        <translation>eine Toleranz muss mindestens 0 sein</translation>
    </message>
    <message>
        <source>a type is longer than {} characters</source>
        <translation>ein Typ ist länger als {} Zeichen</translation>
    </message>
    <message>
        <source>a type is missing before {}</source>
        <translation>ein Typ fehlt vor: {}</translation>
    </message>
    <message>
        <source>a type is nested more than 16 levels deep</source>
        <translation>ein Typ ist mehr als 16 Ebenen tief geschachtelt</translation>
    </message>
    <message>
        <source>a value in a message is cut off or damaged</source>
        <translation>ein Wert in einer Nachricht ist abgeschnitten oder beschädigt</translation>
    </message>
    <message>
        <source>a value in it is of another type than a report&apos;s</source>
        <translation>ein Wert darin ist von anderem Typ als in einem Bericht</translation>
    </message>
    <message>
        <source>a value is empty; &quot;none&quot; stands for no option</source>
        <translation>ein Wert ist leer; &quot;none&quot; steht für keine Option</translation>
    </message>
    <message>
        <source>a value is expected before {}</source>
        <translation>ein Wert wird erwartet vor: {}</translation>
    </message>
    <message>
        <source>a value is expected, but there is nothing</source>
        <translation>ein Wert wird erwartet, aber da ist nichts</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>ein Wert fehlt</translation>
    </message>
    <message>
        <source>a value is missing before {}</source>
        <translation>ein Wert fehlt vor: {}</translation>
    </message>
    <message>
        <source>a value is neither a number nor a text</source>
        <translation>ein Wert ist weder Zahl noch Text</translation>
    </message>
    <message>
        <source>a variable of this kind has no initial value</source>
        <translation>eine Variable dieser Art hat keinen Anfangswert</translation>
    </message>
    <message>
        <source>a vector has too few elements</source>
        <translation>ein Vektor hat zu wenige Elemente</translation>
    </message>
    <message>
        <source>a vector needs its Size</source>
        <translation>ein Vektor braucht seine Size</translation>
    </message>
    <message>
        <source>a vector without elements</source>
        <translation>ein Vektor ohne Elemente</translation>
    </message>
    <message>
        <source>a version such as 9.0</source>
        <translation>eine Version wie 9.0</translation>
    </message>
    <message>
        <source>a virtual GPU computes only with a licence; `nvidia-smi -q` tells its state</source>
        <translation>eine virtuelle GPU rechnet nur mit Lizenz; `nvidia-smi -q` nennt deren Zustand</translation>
    </message>
    <message>
        <source>a wait</source>
        <translation>ein Warten</translation>
    </message>
    <message>
        <source>a whole number from 0 to 4294967295</source>
        <translation>eine ganze Zahl von 0 bis 4294967295</translation>
    </message>
    <message>
        <source>a whole number is needed here, but this is {}</source>
        <translation>hier ist eine ganze Zahl nötig, aber dies ist {}</translation>
    </message>
    <message numerus="yes">
        <source>a write of {} byte(s)</source>
        <translation>
            <numerusform>ein Schreiben von {} Byte</numerusform>
            <numerusform>ein Schreiben von {} Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>absolute tolerance</source>
        <translation>absolute Toleranz</translation>
    </message>
    <message>
        <source>address register {} has neither 32 nor 64 bits</source>
        <translation>Adressregister {} hat weder 32 noch 64 Bits</translation>
    </message>
    <message>
        <source>addresses of {} bits are not emulated; compile for 64</source>
        <translation>Adressen mit {} Bits werden nicht emuliert; für 64 kompilieren</translation>
    </message>
    <message>
        <source>all blocks of a cooperative launch must be resident at once: the device holds {} of these, {} were asked for</source>
        <translation>alle Blöcke eines kooperativen Starts müssen gleichzeitig resident sein: Das Gerät hält {} davon, verlangt waren {}</translation>
    </message>
    <message>
        <source>all blocks of a cooperative launch must be resident at once: {} fit, {} were asked for</source>
        <translation>alle Blöcke eines kooperativen Starts müssen gleichzeitig resident sein: {} passen, verlangt waren {}</translation>
    </message>
    <message>
        <source>all blocks of a cooperative launch must fit on the device at once</source>
        <translation>alle Blöcke eines kooperativen Starts müssen gleichzeitig auf das Gerät passen</translation>
    </message>
    <message>
        <source>an SM runs at most {} blocks, and {} are {} of {} warps</source>
        <translation>ein SM führt höchstens {} Blöcke aus, und {} sind {} von {} Warps</translation>
    </message>
    <message>
        <source>an SM runs at most {} blocks, and {} is {} of {} warps</source>
        <translation>ein SM führt höchstens {} Blöcke aus, und {} ist {} von {} Warps</translation>
    </message>
    <message>
        <source>an address is a register, a variable or a number</source>
        <translation>eine Adresse ist ein Register, eine Variable oder eine Zahl</translation>
    </message>
    <message>
        <source>an address is no value of &apos;{}&apos;</source>
        <translation>eine Adresse ist kein Wert von &apos;{}&apos;</translation>
    </message>
    <message>
        <source>an address leads behind its buffer</source>
        <translation>eine Adresse führt hinter ihren Puffer</translation>
    </message>
    <message>
        <source>an address needs a register of 32 or 64 bits</source>
        <translation>eine Adresse braucht ein Register mit 32 oder 64 Bits</translation>
    </message>
    <message>
        <source>an alias is a function without body, for one with a body</source>
        <translation>ein Alias ist eine Funktion ohne Rumpf für eine mit Rumpf</translation>
    </message>
    <message>
        <source>an alignment is a power of two, not {}</source>
        <translation>eine Ausrichtung ist eine Zweierpotenz, nicht {}</translation>
    </message>
    <message>
        <source>an architecture such as sm_90, 9.0 or 90</source>
        <translation>eine Architektur wie sm_90, 9.0 oder 90</translation>
    </message>
    <message>
        <source>an argument is a value or a buffer, not both</source>
        <translation>ein Argument ist ein Wert oder ein Puffer, nicht beides</translation>
    </message>
    <message>
        <source>an argument is too long</source>
        <translation>ein Argument ist zu lang</translation>
    </message>
    <message>
        <source>an argument needs a value or a buffer</source>
        <translation>ein Argument braucht einen Wert oder einen Puffer</translation>
    </message>
    <message>
        <source>an array has 1, 2 or 4 channels, not {}</source>
        <translation>ein Array hat 1, 2 oder 4 Kanäle, nicht {}</translation>
    </message>
    <message>
        <source>an array has at most {} dimensions</source>
        <translation>ein Array hat höchstens {} Dimensionen</translation>
    </message>
    <message>
        <source>an array is made of 2 or 3 dimensions, not {}</source>
        <translation>ein Array wird mit 2 oder 3 Dimensionen angelegt, nicht {}</translation>
    </message>
    <message>
        <source>an array of that shape is larger than any memory</source>
        <translation>ein Array dieser Form ist größer als jeder Speicher</translation>
    </message>
    <message>
        <source>an assert() in the kernel did not hold; the console has its place</source>
        <translation>ein assert() im Kernel war nicht erfüllt; die Stelle steht in der Konsole</translation>
    </message>
    <message numerus="yes">
        <source>an atomic operation on {} byte(s)</source>
        <translation>
            <numerusform>eine atomare Operation auf {} Byte</numerusform>
            <numerusform>eine atomare Operation auf {} Bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an axis of {} byte(s) is too long</source>
        <translation>
            <numerusform>eine Achse von {} Byte ist zu lang</numerusform>
            <numerusform>eine Achse von {} Bytes ist zu lang</numerusform>
        </translation>
    </message>
    <message>
        <source>an element has more than {} numbers</source>
        <translation>ein Element hat mehr als {} Zahlen</translation>
    </message>
    <message>
        <source>an element is longer than {} bytes</source>
        <translation>ein Element ist länger als {} Bytes</translation>
    </message>
    <message>
        <source>an element of {} has {} bytes; at most {} can be given</source>
        <translation>ein Element von {} hat {} Bytes; höchstens {} können angegeben werden</translation>
    </message>
    <message>
        <source>an element type that does not exist</source>
        <translation>ein Elementtyp, den es nicht gibt</translation>
    </message>
    <message>
        <source>an entry of kind {} was left out</source>
        <translation>ein Eintrag der Art {} wurde ausgelassen</translation>
    </message>
    <message>
        <source>an entry of the fatbin has version {}; {} is read</source>
        <translation>ein Eintrag des Fatbins hat Version {}; gelesen wird {}</translation>
    </message>
    <message>
        <source>an event for other processes takes no time stamps; add EventFlag::DisableTiming</source>
        <translation>ein Event für andere Prozesse nimmt keine Zeitstempel; EventFlag::DisableTiming hinzufügen</translation>
    </message>
    <message>
        <source>an external function has no body</source>
        <translation>eine externe Funktion hat keinen Rumpf</translation>
    </message>
    <message>
        <source>an image fills buffers of scalars or of types with 3 or 4 components, not {}</source>
        <translation>ein Bild füllt Puffer von Skalaren oder von Typen mit 3 oder 4 Komponenten, nicht {}</translation>
    </message>
    <message>
        <source>an initial value names {}, which has no address in this module</source>
        <translation>ein Anfangswert nennt {}, das in diesem Modul keine Adresse hat</translation>
    </message>
    <message>
        <source>an instruction</source>
        <translation>ein Befehl</translation>
    </message>
    <message>
        <source>an instruction was given a pointer into a memory space that it cannot reach</source>
        <translation>ein Befehl bekam einen Zeiger in einen Speicherraum, den er nicht erreichen kann</translation>
    </message>
    <message>
        <source>an int</source>
        <translation>ein int</translation>
    </message>
    <message>
        <source>an integer is wanted, not a floating-point number</source>
        <translation>eine Ganzzahl ist gefragt, keine Gleitkommazahl</translation>
    </message>
    <message>
        <source>an offset must be an integer</source>
        <translation>ein Offset muss eine Ganzzahl sein</translation>
    </message>
    <message>
        <source>an operand is neither a register nor a number</source>
        <translation>ein Operand ist weder Register noch Zahl</translation>
    </message>
    <message>
        <source>an operator or the end is expected before {}</source>
        <translation>ein Operator oder das Ende wird erwartet vor: {}</translation>
    </message>
    <message>
        <source>an unsigned int</source>
        <translation>ein unsigned int</translation>
    </message>
    <message>
        <source>an unsigned long long</source>
        <translation>ein unsigned long long</translation>
    </message>
    <message>
        <source>another job of this document goes on: count when it has ended</source>
        <translation>ein anderer Auftrag dieses Dokuments läuft: zählen, wenn er beendet ist</translation>
    </message>
    <message>
        <source>another process holds it exclusively, or the system prohibits compute on it</source>
        <translation>ein anderer Prozess hält es exklusiv, oder das System verbietet Berechnungen darauf</translation>
    </message>
    <message>
        <source>another process writes it</source>
        <translation>ein anderer Prozess schreibt es</translation>
    </message>
    <message>
        <source>another version wrote it</source>
        <translation>eine andere Version hat es geschrieben</translation>
    </message>
    <message>
        <source>application clocks</source>
        <translation>Anwendungstakte</translation>
    </message>
    <message>
        <source>argument {}</source>
        <translation>Argument {}</translation>
    </message>
    <message>
        <source>argument {} has {} bytes where the function takes {}</source>
        <translation>Argument {} hat {} Bytes, die Funktion nimmt aber {}</translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>as KERNELDESK_NVRTC says, {}</source>
        <translation>wie KERNELDESK_NVRTC sagt, {}</translation>
    </message>
    <message>
        <source>assertion `{}` failed</source>
        <translation>Assertion `{}` nicht erfüllt</translation>
    </message>
    <message>
        <source>barrier {} does not exist: a block has {}</source>
        <translation>Barriere {} gibt es nicht: Ein Block hat {}</translation>
    </message>
    <message>
        <source>barrier {} waits for {} threads, {} have come, and every thread that is left waits</source>
        <translation>Barriere {} wartet auf {} Threads, {} sind gekommen, und jeder übrige Thread wartet</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>Barrieren</translation>
    </message>
    <message>
        <source>behind the file, the name of an array in double quotes is expected, as in file(&quot;w.npz&quot;, &quot;a&quot;)</source>
        <translation>hinter der Datei wird der Name eines Arrays in doppelten Anführungszeichen erwartet, wie in file(&quot;w.npz&quot;, &quot;a&quot;)</translation>
    </message>
    <message>
        <source>behind the seed, only &apos;below=&apos; is known inside the brackets</source>
        <translation>nach dem Seed ist in den Klammern nur &apos;below=&apos; bekannt</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>block slots</source>
        <translation>Blockplätze</translation>
    </message>
    <message>
        <source>block,ctaid.x,ctaid.y,ctaid.z,sm,place,begin_ns,end_ns
</source>
        <translation>block,ctaid.x,ctaid.y,ctaid.z,sm,place,begin_ns,end_ns
</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>blocks are nested too deeply</source>
        <translation>Blöcke sind zu tief geschachtelt</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>boolesch</translation>
    </message>
    <message>
        <source>both are of one device</source>
        <translation>beide gehören zu einem Gerät</translation>
    </message>
    <message>
        <source>bound by the L2 cache: {0} of the measured {1}</source>
        <translation>begrenzt durch den L2-Cache: {0} der gemessenen {1}</translation>
    </message>
    <message>
        <source>braces are nested too deeply</source>
        <translation>geschweifte Klammern sind zu tief geschachtelt</translation>
    </message>
    <message>
        <source>brackets do not fit</source>
        <translation>Klammern passen nicht zusammen</translation>
    </message>
    <message>
        <source>brx.idx with index {} of {} labels</source>
        <translation>brx.idx mit Index {} von {} Labels</translation>
    </message>
    <message>
        <source>buffer {}</source>
        <translation>Puffer {}</translation>
    </message>
    <message>
        <source>byte 0x{}{}</source>
        <translation>Byte 0x{}{}</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>bytes that the launch needs had to make room for others; the worker&apos;s memory is too small for it</source>
        <translation>Bytes, die der Start braucht, mussten anderen Platz machen; der Speicher des Workers ist zu klein dafür</translation>
    </message>
    <message>
        <source>bytes/s</source>
        <translation>Bytes/s</translation>
    </message>
    <message>
        <source>calls nest so deep that their registers take more memory than there is for them</source>
        <translation>Aufrufe sind so tief geschachtelt, dass ihre Register mehr Speicher brauchen, als es dafür gibt</translation>
    </message>
    <message>
        <source>cannot be loaded ({})</source>
        <translation>lässt sich nicht laden ({})</translation>
    </message>
    <message>
        <source>cannot copy {} into {}</source>
        <translation>{} kann nicht nach {} kopiert werden</translation>
    </message>
    <message>
        <source>cannot hold a recovery copy: no file can be made or locked there</source>
        <translation>kann keine Wiederherstellungskopie aufnehmen: Dort lässt sich keine Datei anlegen oder sperren</translation>
    </message>
    <message>
        <source>carve-out</source>
        <translation>Carve-out</translation>
    </message>
    <message>
        <source>carve-out {}</source>
        <translation>Carve-out {}</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>compatibility mode not supported</source>
        <translation>Kompatibilitätsmodus nicht unterstützt</translation>
    </message>
    <message>
        <source>compute bound: {0} of the measured {1} of {2}</source>
        <translation>durch Rechenleistung begrenzt: {0} der gemessenen {1} bei {2}</translation>
    </message>
    <message>
        <source>computeCapability in {}</source>
        <translation>computeCapability in {}</translation>
    </message>
    <message>
        <source>constant memory is read through a 32-bit register, which is emulated only where the module has one constant variable: use a 64-bit register</source>
        <translation>Konstantenspeicher wird über ein 32-Bit-Register gelesen, was nur emuliert wird, wo das Modul eine einzige Konstantenvariable hat: ein 64-Bit-Register verwenden</translation>
    </message>
    <message>
        <source>constant memory out of bounds</source>
        <translation>außerhalb des Konstantenspeichers</translation>
    </message>
    <message>
        <source>contained memory error</source>
        <translation>eingegrenzter Speicherfehler</translation>
    </message>
    <message>
        <source>context is destroyed</source>
        <translation>Kontext ist zerstört</translation>
    </message>
    <message>
        <source>contexts of the emulated GPU take no part of its multiprocessors</source>
        <translation>Kontexte der emulierten GPU nehmen keinen Teil ihrer Multiprozessoren</translation>
    </message>
    <message>
        <source>cooperative grid too large</source>
        <translation>kooperatives Grid zu groß</translation>
    </message>
    <message>
        <source>cooperative launch</source>
        <translation>kooperativer Start</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>Zählungen</translation>
    </message>
    <message>
        <source>cuMemCreate and cuMemMap</source>
        <translation>cuMemCreate und cuMemMap</translation>
    </message>
    <message>
        <source>cuMemCreate on a chosen node</source>
        <translation>cuMemCreate auf gewähltem Knoten</translation>
    </message>
    <message>
        <source>cuMemCreate on the host</source>
        <translation>cuMemCreate auf dem Host</translation>
    </message>
    <message>
        <source>cuMemHostRegister</source>
        <translation>cuMemHostRegister</translation>
    </message>
    <message>
        <source>deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>deadlineSeconds</source>
        <translation>deadlineSeconds</translation>
    </message>
    <message>
        <source>deadlock</source>
        <translation>Deadlock</translation>
    </message>
    <message>
        <source>define value {}</source>
        <translation>definierter Wert {}</translation>
    </message>
    <message>
        <source>device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>device assert</source>
        <translation>Device-Assert</translation>
    </message>
    <message>
        <source>device memory</source>
        <translation>Gerätespeicher</translation>
    </message>
    <message>
        <source>device not licensed</source>
        <translation>Gerät nicht lizenziert</translation>
    </message>
    <message>
        <source>device unavailable</source>
        <translation>Gerät nicht verfügbar</translation>
    </message>
    <message>
        <source>devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>digits are expected after the exponent&apos;s e</source>
        <translation>nach dem e des Exponenten werden Ziffern erwartet</translation>
    </message>
    <message>
        <source>display clocks</source>
        <translation>Anzeigetakte</translation>
    </message>
    <message>
        <source>divergent barrier</source>
        <translation>divergente Barriere</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>Division durch null</translation>
    </message>
    <message>
        <source>does not fit into 64 bits</source>
        <translation>passt nicht in 64 Bits</translation>
    </message>
    <message>
        <source>domains</source>
        <translation>Domänen</translation>
    </message>
    <message>
        <source>driver is shutting down</source>
        <translation>Treiber wird beendet</translation>
    </message>
    <message>
        <source>driver mismatch</source>
        <translation>Treiber passt nicht</translation>
    </message>
    <message>
        <source>dynamic shared memory of the block</source>
        <translation>dynamischer Shared Memory des Blocks</translation>
    </message>
    <message>
        <source>each number must be from {} to {}</source>
        <translation>jede Zahl muss von {} bis {} reichen</translation>
    </message>
    <message>
        <source>each thread needs {}</source>
        <translation>jeder Thread braucht {}</translation>
    </message>
    <message>
        <source>each thread needs {}, allocated as {}</source>
        <translation>jeder Thread braucht {}, zugeteilt als {}</translation>
    </message>
    <message>
        <source>element {} has no value: {}</source>
        <translation>Element {} hat keinen Wert: {}</translation>
    </message>
    <message>
        <source>element {} is {} ({}), which {} cannot hold</source>
        <translation>Element {} ist {} ({}), was {} nicht fassen kann</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>elements of {} are no pixels; uint8, reals from 0 to 1 and, as PNG, uint16 are</source>
        <translation>Elemente vom Typ {} sind keine Pixel; uint8, reelle Zahlen von 0 bis 1 und, als PNG, uint16 sind es</translation>
    </message>
    <message>
        <source>ended by MPS</source>
        <translation>von MPS beendet</translation>
    </message>
    <message>
        <source>ended with status {}</source>
        <translation>endete mit Status {}</translation>
    </message>
    <message>
        <source>engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>enumeration</source>
        <translation>Aufzählung</translation>
    </message>
    <message>
        <source>events of the emulated GPU cannot be shared with other processes</source>
        <translation>Events der emulierten GPU können nicht mit anderen Prozessen geteilt werden</translation>
    </message>
    <message>
        <source>every entry must be text</source>
        <translation>jeder Eintrag muss Text sein</translation>
    </message>
    <message>
        <source>exactly one member of the union {} is to be given: it has {}</source>
        <translation>genau ein Element der Union {} ist anzugeben: Sie hat {}</translation>
    </message>
    <message>
        <source>expected &apos;_&apos; instead of {}</source>
        <translation>erwartet: &apos;_&apos;, gefunden: {}</translation>
    </message>
    <message>
        <source>expected &apos;function_name&apos; instead of {}</source>
        <translation>erwartet: &apos;function_name&apos;, gefunden: {}</translation>
    </message>
    <message>
        <source>expected &apos;inlined_at&apos; instead of {}</source>
        <translation>erwartet: &apos;inlined_at&apos;, gefunden: {}</translation>
    </message>
    <message>
        <source>expected &apos;{}&apos; instead of {}</source>
        <translation>erwartet: &apos;{}&apos;, gefunden: {}</translation>
    </message>
    <message>
        <source>expected a coordinate instead of &apos;[&apos;</source>
        <translation>erwartet: eine Koordinate, gefunden: &apos;[&apos;</translation>
    </message>
    <message>
        <source>expected a label or .b8 in .debug_str instead of {}</source>
        <translation>erwartet: ein Label oder .b8 in .debug_str, gefunden: {}</translation>
    </message>
    <message>
        <source>expected a number instead of {}</source>
        <translation>erwartet: eine Zahl, gefunden: {}</translation>
    </message>
    <message>
        <source>expected a state space instead of {}</source>
        <translation>erwartet: ein Zustandsraum, gefunden: {}</translation>
    </message>
    <message>
        <source>expected an element instead of {}</source>
        <translation>erwartet: ein Element, gefunden: {}</translation>
    </message>
    <message>
        <source>expected an instruction instead of {}</source>
        <translation>erwartet: ein Befehl, gefunden: {}</translation>
    </message>
    <message>
        <source>expected an operand instead of {}</source>
        <translation>erwartet: ein Operand, gefunden: {}</translation>
    </message>
    <message>
        <source>expected the name of a section instead of {}</source>
        <translation>erwartet: der Name eines Abschnitts, gefunden: {}</translation>
    </message>
    <message>
        <source>expected {} instead of {}</source>
        <translation>erwartet: {}, gefunden: {}</translation>
    </message>
    <message>
        <source>external device error</source>
        <translation>externer Gerätefehler</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>figures</translation>
    </message>
    <message>
        <source>file not found</source>
        <translation>Datei nicht gefunden</translation>
    </message>
    <message>
        <source>first</source>
        <translation>first</translation>
    </message>
    <message>
        <source>firstSamples</source>
        <translation>firstSamples</translation>
    </message>
    <message>
        <source>flop/s</source>
        <translation>FLOP/s</translation>
    </message>
    <message>
        <source>flopLimit</source>
        <translation>flopLimit</translation>
    </message>
    <message>
        <source>flops</source>
        <translation>flops</translation>
    </message>
    <message>
        <source>forward compatibility works on data-centre devices alone; install a newer driver</source>
        <translation>Vorwärtskompatibilität funktioniert nur auf Rechenzentrumsgeräten; einen neueren Treiber installieren</translation>
    </message>
    <message>
        <source>free of {}, which malloc did not give or which is free already</source>
        <translation>free von {}, das malloc nicht geliefert hat oder das schon frei ist</translation>
    </message>
    <message>
        <source>freed memory</source>
        <translation>freigegebener Speicher</translation>
    </message>
    <message>
        <source>function not loaded</source>
        <translation>Funktion nicht geladen</translation>
    </message>
    <message>
        <source>function {}</source>
        <translation>Funktion {}</translation>
    </message>
    <message>
        <source>function {} declares too many registers</source>
        <translation>Funktion {} deklariert zu viele Register</translation>
    </message>
    <message>
        <source>function {} has a parameter without a variable</source>
        <translation>Funktion {} hat einen Parameter ohne Variable</translation>
    </message>
    <message>
        <source>function {} is called, but not defined in this module</source>
        <translation>Funktion {} wird aufgerufen, ist aber in diesem Modul nicht definiert</translation>
    </message>
    <message>
        <source>further messages are in the log only</source>
        <translation>weitere Meldungen stehen nur im Log</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>Grid</translation>
    </message>
    <message>
        <source>grid.x, block.x and the source&apos;s macros</source>
        <translation>grid.x, block.x und die Makros des Quelltexts</translation>
    </message>
    <message>
        <source>half</source>
        <translation>die Hälfte</translation>
    </message>
    <message>
        <source>hardware slowdown</source>
        <translation>Hardware-Drosselung</translation>
    </message>
    <message>
        <source>hardware thermal slowdown</source>
        <translation>thermische Hardware-Drosselung</translation>
    </message>
    <message>
        <source>hash of its code</source>
        <translation>Hash seines Codes</translation>
    </message>
    <message>
        <source>headers include each other more than 200 levels deep</source>
        <translation>Header binden einander mehr als 200 Ebenen tief ein</translation>
    </message>
    <message>
        <source>id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>id of its baseline</source>
        <translation>Id seiner Baseline</translation>
    </message>
    <message>
        <source>identifier</source>
        <translation>Bezeichner</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>illegal address</source>
        <translation>ungültige Adresse</translation>
    </message>
    <message>
        <source>illegal instruction</source>
        <translation>ungültiger Befehl</translation>
    </message>
    <message>
        <source>illegal state</source>
        <translation>ungültiger Zustand</translation>
    </message>
    <message>
        <source>impossible: {0} of the {1} measured of {2}; the declared work or the time is wrong</source>
        <translation>unmöglich: {0} der gemessenen {1} bei {2}; die angegebene Arbeit oder die Zeit ist falsch</translation>
    </message>
    <message>
        <source>in {}</source>
        <translation>in {}</translation>
    </message>
    <message>
        <source>in {} (KERNELDESK_CUDA=wheels leaves other places out)</source>
        <translation>in {} (KERNELDESK_CUDA=wheels lässt andere Orte aus)</translation>
    </message>
    <message>
        <source>in {}, /usr/local/cuda*, {}</source>
        <translation>in {}, /usr/local/cuda*, {}</translation>
    </message>
    <message>
        <source>include folders are set apart, so that every header that is read counts</source>
        <translation>Include-Ordner werden getrennt angegeben, damit jeder gelesene Header zählt</translation>
    </message>
    <message>
        <source>included here</source>
        <translation>hier eingebunden</translation>
    </message>
    <message>
        <source>incompatible texturing</source>
        <translation>unverträgliche Texturierung</translation>
    </message>
    <message>
        <source>index {} is outside dimension {}, which has {}</source>
        <translation>Index {} liegt außerhalb von Dimension {}, die {} hat</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>interval95</source>
        <translation>interval95</translation>
    </message>
    <message>
        <source>invalid address space</source>
        <translation>ungültiger Adressraum</translation>
    </message>
    <message>
        <source>invalid cluster size</source>
        <translation>ungültige Cluster-Größe</translation>
    </message>
    <message>
        <source>invalid context</source>
        <translation>ungültiger Kontext</translation>
    </message>
    <message>
        <source>invalid handle</source>
        <translation>ungültiges Handle</translation>
    </message>
    <message>
        <source>invalid module</source>
        <translation>ungültiges Modul</translation>
    </message>
    <message>
        <source>invalid program counter</source>
        <translation>ungültiger Programmzähler</translation>
    </message>
    <message>
        <source>invalid source</source>
        <translation>ungültige Quelle</translation>
    </message>
    <message>
        <source>invalid value</source>
        <translation>ungültiger Wert</translation>
    </message>
    <message>
        <source>is in prohibited compute mode, in which no program gets a context; let {} allow them again</source>
        <translation>ist im gesperrten Compute-Modus, in dem kein Programm einen Kontext bekommt; mit {} wieder erlauben</translation>
    </message>
    <message>
        <source>is no number</source>
        <translation>ist keine Zahl</translation>
    </message>
    <message>
        <source>is no recovery copy that can be read: {}</source>
        <translation>ist keine lesbare Wiederherstellungskopie: {}</translation>
    </message>
    <message>
        <source>is not beside it</source>
        <translation>liegt nicht daneben</translation>
    </message>
    <message>
        <source>is not beside it (found there: {})</source>
        <translation>liegt nicht daneben (dort gefunden: {})</translation>
    </message>
    <message>
        <source>is out of the range of a double</source>
        <translation>liegt außerhalb des Bereichs eines double</translation>
    </message>
    <message>
        <source>is too long for a recovery copy</source>
        <translation>ist zu lang für eine Wiederherstellungskopie</translation>
    </message>
    <message>
        <source>it belongs to another user</source>
        <translation>gehört einem anderen Benutzer</translation>
    </message>
    <message>
        <source>it belongs to another user, others may write to it, or it is a symbolic link</source>
        <translation>gehört einem anderen Benutzer, andere dürfen darin schreiben, oder es ist ein symbolischer Link</translation>
    </message>
    <message>
        <source>it calls method number {}, which there is not</source>
        <translation>ruft Methode Nummer {} auf, die es nicht gibt</translation>
    </message>
    <message>
        <source>it calls {}() with other arguments than that takes</source>
        <translation>ruft {}() mit anderen Argumenten auf, als es nimmt</translation>
    </message>
    <message>
        <source>it cannot be written for nvcc: {}</source>
        <translation>lässt sich für nvcc nicht schreiben: {}</translation>
    </message>
    <message>
        <source>it changes limits of the compiler&apos;s process</source>
        <translation>ändert Grenzen des Compilerprozesses</translation>
    </message>
    <message>
        <source>it did not introduce itself within {} s</source>
        <translation>hat sich nicht innerhalb von {} s gemeldet</translation>
    </message>
    <message>
        <source>it does not begin as one</source>
        <translation>beginnt nicht als solches</translation>
    </message>
    <message>
        <source>it does not tell its version</source>
        <translation>nennt seine Version nicht</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>endet zu früh</translation>
    </message>
    <message>
        <source>it has both commas and semicolons; write numbers with a decimal point and one kind of separator</source>
        <translation>hat Kommas und Semikolons; Zahlen mit Dezimalpunkt und nur einer Art Trennzeichen schreiben</translation>
    </message>
    <message>
        <source>it has four turns</source>
        <translation>hat vier Durchgänge</translation>
    </message>
    <message>
        <source>it has functions of the host</source>
        <translation>hat Host-Funktionen</translation>
    </message>
    <message>
        <source>it has more elements than a buffer can have</source>
        <translation>hat mehr Elemente, als ein Puffer haben kann</translation>
    </message>
    <message>
        <source>it has more than {} compile commands</source>
        <translation>hat mehr als {} Kompilierbefehle</translation>
    </message>
    <message>
        <source>it has more than {} kernels, or more than {} parameters</source>
        <translation>hat mehr als {} Kernel oder mehr als {} Parameter</translation>
    </message>
    <message>
        <source>it has more than {} members</source>
        <translation>hat mehr als {} Elemente</translation>
    </message>
    <message>
        <source>it has more than {} operations in a row</source>
        <translation>hat mehr als {} Operationen hintereinander</translation>
    </message>
    <message>
        <source>it has more than {} values</source>
        <translation>hat mehr als {} Werte</translation>
    </message>
    <message>
        <source>it has no block to be stamped</source>
        <translation>hat keinen Block, der sich stempeln ließe</translation>
    </message>
    <message>
        <source>it has no device &apos;{}&apos;</source>
        <translation>hat kein Gerät &apos;{}&apos;</translation>
    </message>
    <message>
        <source>it has no parts to choose &apos;{}&apos; from; .npz and .safetensors have</source>
        <translation>hat keine Teile, aus denen &apos;{}&apos; zu wählen wäre; .npz und .safetensors haben welche</translation>
    </message>
    <message>
        <source>it has no second predicate</source>
        <translation>hat kein zweites Prädikat</translation>
    </message>
    <message>
        <source>it has no source</source>
        <translation>hat keinen Quelltext</translation>
    </message>
    <message>
        <source>it has no text</source>
        <translation>hat keinen Text</translation>
    </message>
    <message>
        <source>it has no tuning parameter</source>
        <translation>hat keinen Tuning-Parameter</translation>
    </message>
    <message>
        <source>it has no {}</source>
        <translation>hat kein {}</translation>
    </message>
    <message>
        <source>it has parameters and is written {}</source>
        <translation>hat Parameter und wird {} geschrieben</translation>
    </message>
    <message>
        <source>it has the very GPU of {} ({}): two points at once on one GPU spoil each other&apos;s times</source>
        <translation>hat dieselbe GPU wie {} ({}): Zwei Punkte zugleich auf einer GPU verfälschen einander die Zeiten</translation>
    </message>
    <message>
        <source>it has too many arguments</source>
        <translation>hat zu viele Argumente</translation>
    </message>
    <message>
        <source>it has two turns</source>
        <translation>hat zwei Durchgänge</translation>
    </message>
    <message numerus="yes">
        <source>it has {} byte(s), not a multiple of the {} that one element takes</source>
        <translation>
            <numerusform>hat {} Byte, kein Vielfaches der {}, die ein Element braucht</numerusform>
            <numerusform>hat {} Bytes, kein Vielfaches der {}, die ein Element braucht</numerusform>
        </translation>
    </message>
    <message>
        <source>it has {} bytes; at most {} are allowed</source>
        <translation>hat {} Bytes; erlaubt sind höchstens {}</translation>
    </message>
    <message>
        <source>it has {} bytes; at most {} are read</source>
        <translation>hat {} Bytes; gelesen werden höchstens {}</translation>
    </message>
    <message>
        <source>it has {} bytes; at most {} of text are read: use .npy or .bin</source>
        <translation>hat {} Bytes; als Text werden höchstens {} gelesen: .npy oder .bin verwenden</translation>
    </message>
    <message>
        <source>it has {} characters; at most {} are read</source>
        <translation>hat {} Zeichen; gelesen werden höchstens {}</translation>
    </message>
    <message>
        <source>it has {} dimensions; at most three are possible</source>
        <translation>hat {} Dimensionen; möglich sind höchstens drei</translation>
    </message>
    <message>
        <source>it has {} dimensions; at most {} are shown</source>
        <translation>hat {} Dimensionen; gezeigt werden höchstens {}</translation>
    </message>
    <message>
        <source>it has {} entries; at most {} are allowed</source>
        <translation>hat {} Einträge; erlaubt sind höchstens {}</translation>
    </message>
    <message>
        <source>it has {} fields where the first line has {}</source>
        <translation>hat {} Felder, die erste Zeile aber {}</translation>
    </message>
    <message>
        <source>it has {} operands instead of {}</source>
        <translation>hat {} Operanden statt {}</translation>
    </message>
    <message>
        <source>it has {} parameters; at most {} are possible</source>
        <translation>hat {} Parameter; möglich sind höchstens {}</translation>
    </message>
    <message numerus="yes">
        <source>it has {} parts, but the view has {} dimension(s)</source>
        <translation>
            <numerusform>hat {} Teile, aber die Ansicht hat {} Dimension</numerusform>
            <numerusform>hat {} Teile, aber die Ansicht hat {} Dimensionen</numerusform>
        </translation>
    </message>
    <message>
        <source>it has {} x {} pixels, more than {} bytes; at most that much is read</source>
        <translation>hat {} x {} Pixel, mehr als {} Bytes; mehr wird nicht gelesen</translation>
    </message>
    <message>
        <source>it holds &quot;{}&quot; and no mark of KernelDesk; name an empty folder or a new one</source>
        <translation>enthält &quot;{}&quot; und kein Zeichen von KernelDesk; einen leeren oder neuen Ordner nennen</translation>
    </message>
    <message>
        <source>it holds a number too large for a double</source>
        <translation>enthält eine Zahl, die für double zu groß ist</translation>
    </message>
    <message numerus="yes">
        <source>it holds a sweep with {} result(s) already: resume that, or name another file</source>
        <translation>
            <numerusform>enthält schon einen Sweep mit {} Ergebnis: diesen fortsetzen oder eine andere Datei nennen</numerusform>
            <numerusform>enthält schon einen Sweep mit {} Ergebnissen: diesen fortsetzen oder eine andere Datei nennen</numerusform>
        </translation>
    </message>
    <message>
        <source>it holds another sweep: the program, its headers, its launch, the axes, the constraints, the figure, how it is timed, the compiler, the architecture or the device differ; name another file</source>
        <translation>enthält einen anderen Sweep: Programm, Header, Start, Achsen, Bedingungen, Kennzahl, Zeitmessung, Compiler, Architektur oder Gerät weichen ab; eine andere Datei nennen</translation>
    </message>
    <message>
        <source>it holds characters that a shell would act on</source>
        <translation>enthält Zeichen, auf die eine Shell reagieren würde</translation>
    </message>
    <message>
        <source>it holds no array &apos;{}&apos;; there are: {}</source>
        <translation>enthält kein Array &apos;{}&apos;; vorhanden sind: {}</translation>
    </message>
    <message>
        <source>it holds no arrays</source>
        <translation>enthält keine Arrays</translation>
    </message>
    <message>
        <source>it holds no device code</source>
        <translation>enthält keinen Device-Code</translation>
    </message>
    <message>
        <source>it holds no elements</source>
        <translation>enthält keine Elemente</translation>
    </message>
    <message numerus="yes">
        <source>it holds {} array(s), so one has to be named behind the file, as in file(&quot;{}&quot;, &quot;{}&quot;): {}</source>
        <translation>
            <numerusform>enthält {} Array, daher muss eines hinter der Datei genannt sein, wie in file(&quot;{}&quot;, &quot;{}&quot;): {}</numerusform>
            <numerusform>enthält {} Arrays, daher muss eines hinter der Datei genannt sein, wie in file(&quot;{}&quot;, &quot;{}&quot;): {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it holds {} element(s), but {} are wanted</source>
        <translation>
            <numerusform>enthält {} Element, gefragt sind aber {}</numerusform>
            <numerusform>enthält {} Elemente, gefragt sind aber {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it holds {} element(s), but {} is wanted</source>
        <translation>
            <numerusform>enthält {} Element, gefragt ist aber {}</numerusform>
            <numerusform>enthält {} Elemente, gefragt ist aber {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it holds {} number(s), not a multiple of the {} that one element has</source>
        <translation>
            <numerusform>enthält {} Zahl, kein Vielfaches der {}, die ein Element hat</numerusform>
            <numerusform>enthält {} Zahlen, kein Vielfaches der {}, die ein Element hat</numerusform>
        </translation>
    </message>
    <message>
        <source>it includes &lt;{}&gt;, a header for code of the host</source>
        <translation>bindet &lt;{}&gt; ein, einen Header für Host-Code</translation>
    </message>
    <message>
        <source>it is KernelDesk {} and speaks protocol {}, this is KernelDesk {} with protocol {}: install the same version on both sides</source>
        <translation>ist KernelDesk {} und spricht Protokoll {}, dies ist KernelDesk {} mit Protokoll {}: auf beiden Seiten dieselbe Version installieren</translation>
    </message>
    <message>
        <source>it is [low, high]</source>
        <translation>ist [low, high]</translation>
    </message>
    <message>
        <source>it is a number of 64 bits, as in 0x7f00</source>
        <translation>ist eine Zahl mit 64 Bits, etwa 0x7f00</translation>
    </message>
    <message>
        <source>it is compiled for at most {} threads a block, not {}</source>
        <translation>ist für höchstens {} Threads je Block kompiliert, nicht {}</translation>
    </message>
    <message>
        <source>it is compiled for blocks of {} threads, not {}</source>
        <translation>ist für Blöcke mit {} Threads kompiliert, nicht {}</translation>
    </message>
    <message>
        <source>it is compiled with {}, an option that nvcc alone knows</source>
        <translation>wird mit {} kompiliert, einer Option, die nur nvcc kennt</translation>
    </message>
    <message>
        <source>it is damaged or cut off</source>
        <translation>ist beschädigt oder abgeschnitten</translation>
    </message>
    <message>
        <source>it is damaged or cut off: {}</source>
        <translation>ist beschädigt oder abgeschnitten: {}</translation>
    </message>
    <message>
        <source>it is damaged or cut off: {} bytes are too few for {} x {} pixels</source>
        <translation>ist beschädigt oder abgeschnitten: {} Bytes sind zu wenig für {} x {} Pixel</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>it is empty and has no mean, least or largest element</source>
        <translation>ist leer und hat weder Mittel noch kleinstes oder größtes Element</translation>
    </message>
    <message>
        <source>it is empty; it takes {}</source>
        <translation>ist leer; erlaubt ist {}</translation>
    </message>
    <message>
        <source>it is empty; the first line names the columns {}</source>
        <translation>ist leer; die erste Zeile nennt die Spalten {}</translation>
    </message>
    <message>
        <source>it is for linking</source>
        <translation>ist zum Linken</translation>
    </message>
    <message>
        <source>it is for the host&apos;s code alone</source>
        <translation>ist nur für Host-Code</translation>
    </message>
    <message>
        <source>it is given more than once</source>
        <translation>ist mehrfach angegeben</translation>
    </message>
    <message>
        <source>it is longer than 64 KiB</source>
        <translation>ist länger als 64 KiB</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>it is missing; give one to three expressions, as in 256 or 16,16</source>
        <translation>fehlt; einen bis drei Ausdrücke angeben, etwa 256 oder 16,16</translation>
    </message>
    <message>
        <source>it is missing; {}</source>
        <translation>fehlt; {}</translation>
    </message>
    <message>
        <source>it is neither a value nor the name of one</source>
        <translation>ist weder ein Wert noch der Name eines Werts</translation>
    </message>
    <message>
        <source>it is nested more than {} levels deep</source>
        <translation>ist mehr als {} Ebenen tief geschachtelt</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>ist zu tief geschachtelt</translation>
    </message>
    <message>
        <source>it is no PTX, cubin, fatbin, program, object, library or archive</source>
        <translation>ist kein PTX, Cubin, Fatbin, Programm, Objekt, keine Bibliothek und kein Archiv</translation>
    </message>
    <message>
        <source>it is no list of compile commands</source>
        <translation>ist keine Liste von Kompilierbefehlen</translation>
    </message>
    <message>
        <source>it is no number from 0 on</source>
        <translation>ist keine Zahl ab 0</translation>
    </message>
    <message>
        <source>it is no regular file</source>
        <translation>ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>it is no text</source>
        <translation>ist kein Text</translation>
    </message>
    <message>
        <source>it is not CBOR, or nested too deeply</source>
        <translation>ist kein CBOR oder zu tief geschachtelt</translation>
    </message>
    <message>
        <source>it is not a .safetensors file, or it is cut off</source>
        <translation>ist keine .safetensors-Datei oder ist abgeschnitten</translation>
    </message>
    <message>
        <source>it is not a JPEG image that can be read: {}</source>
        <translation>ist kein lesbares JPEG-Bild: {}</translation>
    </message>
    <message>
        <source>it is not a PNG image that can be read: {}</source>
        <translation>ist kein lesbares PNG-Bild: {}</translation>
    </message>
    <message>
        <source>it is not among the options of {} that KernelDesk knows to be harmless</source>
        <translation>gehört nicht zu den Optionen von {}, die KernelDesk als harmlos kennt</translation>
    </message>
    <message>
        <source>it is not an .npy file, or it is cut off</source>
        <translation>ist keine .npy-Datei oder ist abgeschnitten</translation>
    </message>
    <message>
        <source>it is not an .npz file, or it is cut off</source>
        <translation>ist keine .npz-Datei oder ist abgeschnitten</translation>
    </message>
    <message>
        <source>it is not empty: name another file, or resume it where it is a journal that was cut off</source>
        <translation>ist nicht leer: eine andere Datei nennen oder, falls es ein abgeschnittenes Journal ist, fortsetzen</translation>
    </message>
    <message>
        <source>it is not in its canonical form</source>
        <translation>hat nicht die kanonische Form</translation>
    </message>
    <message>
        <source>it is not known</source>
        <translation>ist nicht bekannt</translation>
    </message>
    <message>
        <source>it is not known to be harmless</source>
        <translation>ist nicht als harmlos bekannt</translation>
    </message>
    <message>
        <source>it is not negative</source>
        <translation>ist nicht negativ</translation>
    </message>
    <message>
        <source>it is not the bytes of numbers, or there are too many</source>
        <translation>besteht nicht aus den Bytes von Zahlen, oder es sind zu viele</translation>
    </message>
    <message>
        <source>it is not valid JSON at line {}, column {}: {}</source>
        <translation>ist in Zeile {}, Spalte {} kein gültiges JSON: {}</translation>
    </message>
    <message>
        <source>it is not valid JSON at {}</source>
        <translation>ist bei {} kein gültiges JSON</translation>
    </message>
    <message>
        <source>it is of an earlier version, which does not say on which GPU, with which headers and how it was measured: it can be shown, but a sweep goes on in another file</source>
        <translation>ist von einer früheren Version, die nicht sagt, auf welcher GPU, mit welchen Headern und wie gemessen wurde: Es lässt sich zeigen, aber ein Sweep geht in einer anderen Datei weiter</translation>
    </message>
    <message>
        <source>it is of another type</source>
        <translation>ist von anderem Typ</translation>
    </message>
    <message>
        <source>it is of report version {}, but this program reads version {}: open it with a newer KernelDesk</source>
        <translation>hat Berichtsversion {}, aber dieses Programm liest Version {}: mit einem neueren KernelDesk öffnen</translation>
    </message>
    <message>
        <source>it is of session version {}, but this program reads version {}: open it with a newer KernelDesk</source>
        <translation>hat Sitzungsversion {}, aber dieses Programm liest Version {}: mit einem neueren KernelDesk öffnen</translation>
    </message>
    <message>
        <source>it is set apart, not as an option</source>
        <translation>wird getrennt angegeben, nicht als Option</translation>
    </message>
    <message>
        <source>it is too complicated</source>
        <translation>ist zu kompliziert</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>ist zu lang</translation>
    </message>
    <message>
        <source>it leads out of its folder</source>
        <translation>führt aus seinem Ordner hinaus</translation>
    </message>
    <message>
        <source>it leads out of the session&apos;s folder to {}</source>
        <translation>führt aus dem Ordner der Sitzung hinaus nach {}</translation>
    </message>
    <message numerus="yes">
        <source>it lies behind the buffer&apos;s end: the buffer has {} byte(s)</source>
        <translation>
            <numerusform>liegt hinter dem Ende des Puffers: der Puffer hat {} Byte</numerusform>
            <numerusform>liegt hinter dem Ende des Puffers: der Puffer hat {} Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>it lies outside the project</source>
        <translation>liegt außerhalb des Projekts</translation>
    </message>
    <message>
        <source>it must be 0 or more</source>
        <translation>muss mindestens 0 sein</translation>
    </message>
    <message>
        <source>it must be 0 to 100 percent</source>
        <translation>muss 0 bis 100 Prozent sein</translation>
    </message>
    <message>
        <source>it must be 0, or a share from 0.00001 to 0.5</source>
        <translation>muss 0 oder ein Anteil von 0.00001 bis 0.5 sein</translation>
    </message>
    <message>
        <source>it must be a JSON object</source>
        <translation>muss ein JSON-Objekt sein</translation>
    </message>
    <message>
        <source>it must be a list</source>
        <translation>muss eine Liste sein</translation>
    </message>
    <message>
        <source>it must be a multiple of the components</source>
        <translation>muss ein Vielfaches der Komponenten sein</translation>
    </message>
    <message>
        <source>it must be a number</source>
        <translation>muss eine Zahl sein</translation>
    </message>
    <message>
        <source>it must be a whole number</source>
        <translation>muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>it must be above 0</source>
        <translation>muss über 0 sein</translation>
    </message>
    <message>
        <source>it must be an object</source>
        <translation>muss ein Objekt sein</translation>
    </message>
    <message>
        <source>it must be an object of at most {} names</source>
        <translation>muss ein Objekt mit höchstens {} Namen sein</translation>
    </message>
    <message>
        <source>it must be more than 0 and at most {}</source>
        <translation>muss mehr als 0 und höchstens {} sein</translation>
    </message>
    <message>
        <source>it must be more than 0 and at most {} s</source>
        <translation>muss mehr als 0 und höchstens {} s sein</translation>
    </message>
    <message>
        <source>it must be more than 0 and at most {} seconds</source>
        <translation>muss mehr als 0 und höchstens {} Sekunden sein</translation>
    </message>
    <message>
        <source>it must be text</source>
        <translation>muss Text sein</translation>
    </message>
    <message>
        <source>it must be true or false</source>
        <translation>muss true oder false sein</translation>
    </message>
    <message>
        <source>it must have three numbers</source>
        <translation>muss drei Zahlen haben</translation>
    </message>
    <message>
        <source>it must have two hexadecimal digits a byte</source>
        <translation>muss je Byte zwei Hexadezimalziffern haben</translation>
    </message>
    <message>
        <source>it must lie between 0 and 1</source>
        <translation>muss zwischen 0 und 1 liegen</translation>
    </message>
    <message>
        <source>it must lie between 0 and {}</source>
        <translation>muss zwischen 0 und {} liegen</translation>
    </message>
    <message>
        <source>it must name a file</source>
        <translation>muss eine Datei nennen</translation>
    </message>
    <message>
        <source>it must not be below 0</source>
        <translation>darf nicht unter 0 sein</translation>
    </message>
    <message>
        <source>it names itself</source>
        <translation>nennt sich selbst</translation>
    </message>
    <message>
        <source>it names no architecture</source>
        <translation>nennt keine Architektur</translation>
    </message>
    <message>
        <source>it names two state spaces</source>
        <translation>nennt zwei Zustandsräume</translation>
    </message>
    <message>
        <source>it needs an option of ptxas</source>
        <translation>braucht eine Option von ptxas</translation>
    </message>
    <message>
        <source>it reads a file; put the #include into the source</source>
        <translation>liest eine Datei; das #include in den Quelltext setzen</translation>
    </message>
    <message>
        <source>it reads options from a file</source>
        <translation>liest Optionen aus einer Datei</translation>
    </message>
    <message>
        <source>it reads or writes files of its own</source>
        <translation>liest oder schreibt eigene Dateien</translation>
    </message>
    <message>
        <source>it replaces the program</source>
        <translation>ersetzt das Programm</translation>
    </message>
    <message>
        <source>it sent more messages than it may</source>
        <translation>hat mehr Nachrichten gesendet, als erlaubt</translation>
    </message>
    <message>
        <source>it sent more than it may</source>
        <translation>hat mehr gesendet, als erlaubt</translation>
    </message>
    <message>
        <source>it speaks another version of Qt Remote Objects</source>
        <translation>spricht eine andere Version von Qt Remote Objects</translation>
    </message>
    <message>
        <source>it starts or chooses a program</source>
        <translation>startet oder wählt ein Programm</translation>
    </message>
    <message>
        <source>it takes no value</source>
        <translation>nimmt keinen Wert</translation>
    </message>
    <message>
        <source>it takes {} + {} bytes of shared memory, more than there can be</source>
        <translation>nimmt {} + {} Bytes Shared Memory, mehr, als es geben kann</translation>
    </message>
    <message numerus="yes">
        <source>it takes {} argument(s), as in {}, not {}</source>
        <translation>
            <numerusform>nimmt {} Argument, wie in {}, nicht {}</numerusform>
            <numerusform>nimmt {} Argumente, wie in {}, nicht {}</numerusform>
        </translation>
    </message>
    <message>
        <source>it takes {} bytes of parameters, not {}</source>
        <translation>nimmt {} Bytes Parameter, nicht {}</translation>
    </message>
    <message>
        <source>it takes {} operands, not {}</source>
        <translation>nimmt {} Operanden, nicht {}</translation>
    </message>
    <message>
        <source>it uses {}, which is for code of the host</source>
        <translation>verwendet {}, das für Host-Code ist</translation>
    </message>
    <message>
        <source>it was measured on another GPU, {} ({}): resume it there, or name another file</source>
        <translation>wurde auf einer anderen GPU gemessen, {} ({}): dort fortsetzen oder eine andere Datei nennen</translation>
    </message>
    <message>
        <source>it was not timed</source>
        <translation>wurde nicht zeitlich gemessen</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>sie wurde angehalten</translation>
    </message>
    <message>
        <source>it wrote more than {} KiB before it introduced itself</source>
        <translation>hat mehr als {} KiB geschrieben, bevor es sich meldete</translation>
    </message>
    <message>
        <source>its .npy header cannot be read</source>
        <translation>der .npy-Kopf ist nicht lesbar</translation>
    </message>
    <message>
        <source>its .npy header is cut off</source>
        <translation>der .npy-Kopf ist abgeschnitten</translation>
    </message>
    <message>
        <source>its .npy version {} is not known; 1 to 3 are read</source>
        <translation>.npy-Version {} ist nicht bekannt; gelesen werden 1 bis 3</translation>
    </message>
    <message>
        <source>its .safetensors header does not list tensors</source>
        <translation>der .safetensors-Header führt keine Tensoren auf</translation>
    </message>
    <message>
        <source>its .safetensors header is cut off, or it is not such a file</source>
        <translation>der .safetensors-Header ist abgeschnitten, oder es ist keine solche Datei</translation>
    </message>
    <message>
        <source>its PTX does not define it, so that its blocks cannot be stamped</source>
        <translation>das PTX definiert es nicht, daher lassen sich seine Blöcke nicht stempeln</translation>
    </message>
    <message>
        <source>its &quot;version&quot; is not a whole number from 1</source>
        <translation>&quot;version&quot; ist keine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>its array has {} bytes; at most {} are read here</source>
        <translation>das Array hat {} Bytes; gelesen werden hier höchstens {}</translation>
    </message>
    <message>
        <source>its array is damaged or cut off</source>
        <translation>das Array ist beschädigt oder abgeschnitten</translation>
    </message>
    <message>
        <source>its array is damaged, or compressed or encrypted in another way than NumPy does it</source>
        <translation>das Array ist beschädigt oder anders komprimiert oder verschlüsselt, als NumPy es tut</translation>
    </message>
    <message>
        <source>its axes have {} points, and it says {}</source>
        <translation>die Achsen haben {} Punkte, angegeben sind {}</translation>
    </message>
    <message>
        <source>its bytes come from a file, not from a formula</source>
        <translation>die Bytes stammen aus einer Datei, nicht aus einer Formel</translation>
    </message>
    <message>
        <source>its colours are those of print (CMYK); convert it to RGB</source>
        <translation>die Farben sind Druckfarben (CMYK); in RGB umwandeln</translation>
    </message>
    <message>
        <source>its destination cannot be a byte or half</source>
        <translation>der Zieloperand kann kein Byte und keine Hälfte sein</translation>
    </message>
    <message>
        <source>its device code has no kernel</source>
        <translation>der Device-Code hat keinen Kernel</translation>
    </message>
    <message>
        <source>its device code is for the linker (-dlto) and holds neither PTX nor machine code</source>
        <translation>der Device-Code ist für den Linker (-dlto) und enthält weder PTX noch Maschinencode</translation>
    </message>
    <message>
        <source>its device has {} SMs and that of the others {}: times of unlike GPUs are not ranked together</source>
        <translation>das Gerät hat {} SMs und das der anderen {}: Zeiten ungleicher GPUs werden nicht gemeinsam gereiht</translation>
    </message>
    <message>
        <source>its device is {} and that of the others {}: times of unlike GPUs are not ranked together</source>
        <translation>das Gerät ist {} und das der anderen {}: Zeiten ungleicher GPUs werden nicht gemeinsam gereiht</translation>
    </message>
    <message>
        <source>its device is {}, and the journal has figures of {}: times of unlike GPUs are not ranked together</source>
        <translation>das Gerät ist {}, und das Journal hat Kennzahlen von {}: Zeiten ungleicher GPUs werden nicht gemeinsam gereiht</translation>
    </message>
    <message>
        <source>its driver has CUDA {} and that of the others {}: times of unlike GPUs are not ranked together</source>
        <translation>der Treiber hat CUDA {} und der der anderen {}: Zeiten ungleicher GPUs werden nicht gemeinsam gereiht</translation>
    </message>
    <message>
        <source>its element type &apos;{}&apos; is not read; convert it to integers, bool or real numbers</source>
        <translation>der Elementtyp &apos;{}&apos; wird nicht gelesen; in Ganzzahlen, bool oder reelle Zahlen umwandeln</translation>
    </message>
    <message>
        <source>its elements are structures; only plain numbers are read</source>
        <translation>die Elemente sind Strukturen; gelesen werden nur einfache Zahlen</translation>
    </message>
    <message>
        <source>its entries are whole numbers</source>
        <translation>die Einträge müssen ganze Zahlen sein</translation>
    </message>
    <message>
        <source>its figure of the point that all workers measure drifted from its own first one</source>
        <translation>die Kennzahl des Punkts, den alle Worker messen, ist von der eigenen ersten abgedriftet</translation>
    </message>
    <message>
        <source>its first line is damaged, as a terminal in between does it: connect without one (ssh -T)</source>
        <translation>die erste Zeile ist beschädigt, wie durch ein Terminal dazwischen: ohne eines verbinden (ssh -T)</translation>
    </message>
    <message>
        <source>its kernel is written in &apos;{}&apos;, not in CUDA</source>
        <translation>der Kernel ist in &apos;{}&apos; geschrieben, nicht in CUDA</translation>
    </message>
    <message>
        <source>its members are expected in braces, as in {{a=1,b=2.5}}</source>
        <translation>die Elemente werden in geschweiften Klammern erwartet, wie in {{a=1,b=2.5}}</translation>
    </message>
    <message>
        <source>its numbers are big endian (&apos;{}&apos;); save it as &apos;&lt;{}&apos;</source>
        <translation>die Zahlen sind Big Endian (&apos;{}&apos;); als &apos;&lt;{}&apos; speichern</translation>
    </message>
    <message>
        <source>its place cannot be found out: {}</source>
        <translation>der Ort lässt sich nicht feststellen: {}</translation>
    </message>
    <message>
        <source>its registers do not fit its type</source>
        <translation>die Register passen nicht zum Typ</translation>
    </message>
    <message>
        <source>its result is no program that a GPU can load</source>
        <translation>das Ergebnis ist kein Programm, das eine GPU laden kann</translation>
    </message>
    <message numerus="yes">
        <source>its shape does not have the {} element(s) of the output</source>
        <translation>
            <numerusform>die Form hat nicht {} Element wie die Ausgabe</numerusform>
            <numerusform>die Form hat nicht {} Elemente wie die Ausgabe</numerusform>
        </translation>
    </message>
    <message>
        <source>its shape means more than {} bytes, which is the most that is read</source>
        <translation>die Form bedeutet mehr als {} Bytes, mehr wird nicht gelesen</translation>
    </message>
    <message numerus="yes">
        <source>its shape means {} byte(s) of data; it has {}</source>
        <translation>
            <numerusform>die Form bedeutet {} Byte Daten; vorhanden sind {}</numerusform>
            <numerusform>die Form bedeutet {} Bytes Daten; vorhanden sind {}</numerusform>
        </translation>
    </message>
    <message>
        <source>its size must be 128</source>
        <translation>die Größe muss 128 sein</translation>
    </message>
    <message>
        <source>its table of eight bits must be 0 to 255</source>
        <translation>die Tabelle aus acht Bits muss 0 bis 255 sein</translation>
    </message>
    <message>
        <source>its text is not the one that it names</source>
        <translation>der Text ist nicht der, den es nennt</translation>
    </message>
    <message>
        <source>its text is too long</source>
        <translation>der Text ist zu lang</translation>
    </message>
    <message>
        <source>its type {} is not known well enough to give it a value</source>
        <translation>der Typ {} ist nicht gut genug bekannt, um ihm einen Wert zu geben</translation>
    </message>
    <message>
        <source>its value is a list of diagnostic numbers, parted by commas</source>
        <translation>der Wert ist eine Liste von Diagnosenummern, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>its value is a name of letters, digits and underscores</source>
        <translation>der Wert ist ein Name aus Buchstaben, Ziffern und Unterstrichen</translation>
    </message>
    <message>
        <source>its value is a whole number from {} to {}</source>
        <translation>der Wert ist eine ganze Zahl von {} bis {}</translation>
    </message>
    <message>
        <source>its value is missing</source>
        <translation>der Wert fehlt</translation>
    </message>
    <message>
        <source>its value is not understood</source>
        <translation>der Wert ist unverständlich</translation>
    </message>
    <message>
        <source>its value is one of: {}</source>
        <translation>der Wert ist einer von: {}</translation>
    </message>
    <message>
        <source>its value is true or false</source>
        <translation>der Wert ist true oder false</translation>
    </message>
    <message>
        <source>its value needs itself</source>
        <translation>der Wert braucht sich selbst</translation>
    </message>
    <message>
        <source>its vector must have two or four elements that fill the register</source>
        <translation>der Vektor muss zwei oder vier Elemente haben, die das Register füllen</translation>
    </message>
    <message>
        <source>its vectors must have as many elements as it says</source>
        <translation>die Vektoren müssen so viele Elemente haben, wie angegeben</translation>
    </message>
    <message>
        <source>its worker was let go</source>
        <translation>der Worker wurde entlassen</translation>
    </message>
    <message>
        <source>its worker&apos;s times drifted: it is not ranked</source>
        <translation>die Zeiten des Workers sind abgedriftet: nicht gereiht</translation>
    </message>
    <message>
        <source>just past the end of {}</source>
        <translation>gleich hinter dem Ende von {}</translation>
    </message>
    <message>
        <source>kHz</source>
        <translation>kHz</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>kernel {}</source>
        <translation>Kernel {}</translation>
    </message>
    <message>
        <source>kernel {} cannot be launched: {}</source>
        <translation>Kernel {} kann nicht gestartet werden: {}</translation>
    </message>
    <message>
        <source>kernel {} does not take the same parameters as {}, so it cannot run on the same inputs</source>
        <translation>Kernel {} nimmt nicht dieselben Parameter wie {} und kann daher nicht auf denselben Eingaben laufen</translation>
    </message>
    <message>
        <source>kernels of the emulated GPU do not reach memory that was registered</source>
        <translation>Kernel der emulierten GPU erreichen registrierten Speicher nicht</translation>
    </message>
    <message>
        <source>known are i, the buffers as x[i], {}</source>
        <translation>bekannt sind i, die Puffer als x[i], {}</translation>
    </message>
    <message>
        <source>known are {}</source>
        <translation>bekannt sind {}</translation>
    </message>
    <message>
        <source>lane {} takes part in a warp-wide operation whose member mask {} does not name it</source>
        <translation>Lane {} nimmt an einer Warp-weiten Operation teil, deren Mitgliedermaske {} sie nicht nennt</translation>
    </message>
    <message>
        <source>lanes {} wait in a warp-wide operation with member mask {} for lanes {} that do not come: {}</source>
        <translation>Lanes {} warten in einer Warp-weiten Operation mit Mitgliedermaske {} auf Lanes {}, die nicht kommen: {}</translation>
    </message>
    <message>
        <source>launch attribute {} is not emulated</source>
        <translation>Startattribut {} wird nicht emuliert</translation>
    </message>
    <message>
        <source>launch bounds take priority</source>
        <translation>Launch Bounds haben Vorrang</translation>
    </message>
    <message>
        <source>launch failed</source>
        <translation>Start gescheitert</translation>
    </message>
    <message>
        <source>launch timeout</source>
        <translation>Zeitüberschreitung beim Start</translation>
    </message>
    <message>
        <source>launches in clusters are not emulated</source>
        <translation>Starts in Clustern werden nicht emuliert</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>libcuda and the kernel module are of different releases; reboot, or reload the module</source>
        <translation>libcuda und das Kernelmodul sind von verschiedenen Releases; neu starten oder das Modul neu laden</translation>
    </message>
    <message>
        <source>library does not start</source>
        <translation>Bibliothek startet nicht</translation>
    </message>
    <message>
        <source>line {} has an empty cell</source>
        <translation>Zeile {} hat eine leere Zelle</translation>
    </message>
    <message>
        <source>line {} holds &apos;{}&apos;, which is not a number</source>
        <translation>Zeile {} enthält &apos;{}&apos;, was keine Zahl ist</translation>
    </message>
    <message>
        <source>line {} is damaged or of something else</source>
        <translation>Zeile {} ist beschädigt oder gehört zu etwas anderem</translation>
    </message>
    <message>
        <source>line {}, column {}</source>
        <translation>Zeile {}, Spalte {}</translation>
    </message>
    <message>
        <source>line {}, column {}: {}</source>
        <translation>Zeile {}, Spalte {}: {}</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>Zeile {}: {}</translation>
    </message>
    <message>
        <source>local</source>
        <translation>lokal</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>lokaler Speicher</translation>
    </message>
    <message>
        <source>local memory in use by the thread</source>
        <translation>vom Thread genutzter lokaler Speicher</translation>
    </message>
    <message>
        <source>local memory out of bounds</source>
        <translation>außerhalb des lokalen Speichers</translation>
    </message>
    <message>
        <source>local variable {} of {} bytes is larger than local memory</source>
        <translation>lokale Variable {} mit {} Bytes ist größer als der lokale Speicher</translation>
    </message>
    <message>
        <source>macro {}</source>
        <translation>Makro {}</translation>
    </message>
    <message>
        <source>macros that take any number of arguments cannot be used here</source>
        <translation>Makros mit beliebig vielen Argumenten lassen sich hier nicht verwenden</translation>
    </message>
    <message>
        <source>managed memory begins as GLOBAL or HOST; attach it to a stream afterwards</source>
        <translation>Managed-Speicher beginnt als GLOBAL oder HOST; danach an einen Stream binden</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>maxSeconds</source>
        <translation>maxSeconds</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>member {} is given twice</source>
        <translation>Element {} ist zweimal angegeben</translation>
    </message>
    <message>
        <source>member {}: {}</source>
        <translation>Element {}: {}</translation>
    </message>
    <message>
        <source>memory bound: {0} of the measured {1}</source>
        <translation>durch den Speicher begrenzt: {0} der gemessenen {1}</translation>
    </message>
    <message>
        <source>memory can be attached to a stream that was made, not to the default stream</source>
        <translation>Speicher kann an einen angelegten Stream gebunden werden, nicht an den Standard-Stream</translation>
    </message>
    <message>
        <source>memory cannot be handed to a child process: {}</source>
        <translation>Speicher lässt sich nicht an einen Kindprozess übergeben: {}</translation>
    </message>
    <message>
        <source>messages of kind {} are not used in it</source>
        <translation>Nachrichten der Art {} werden darin nicht verwendet</translation>
    </message>
    <message>
        <source>messages of kind {} may not come now</source>
        <translation>Nachrichten der Art {} dürfen jetzt nicht kommen</translation>
    </message>
    <message>
        <source>misaligned address</source>
        <translation>falsch ausgerichtete Adresse</translation>
    </message>
    <message>
        <source>missing lanes</source>
        <translation>fehlende Lanes</translation>
    </message>
    <message>
        <source>more than {} macros are called</source>
        <translation>mehr als {} Makros werden aufgerufen</translation>
    </message>
    <message>
        <source>more than {} names need each other</source>
        <translation>mehr als {} Namen brauchen einander</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>name expression &quot;{}&quot;: {}</source>
        <translation>Namensausdruck &quot;{}&quot;: {}</translation>
    </message>
    <message>
        <source>needs {} hexadecimal digits</source>
        <translation>braucht {} Hexadezimalziffern</translation>
    </message>
    <message>
        <source>neither a barrier nor __syncwarp orders a {} and a {}, of the same warp</source>
        <translation>weder eine Barriere noch __syncwarp ordnet {} und {} desselben Warps</translation>
    </message>
    <message>
        <source>newer driver needed</source>
        <translation>neuerer Treiber nötig</translation>
    </message>
    <message>
        <source>no PTX compiler</source>
        <translation>kein PTX-Compiler</translation>
    </message>
    <message>
        <source>no barrier orders a {} and a {}</source>
        <translation>keine Barriere ordnet {} und {}</translation>
    </message>
    <message>
        <source>no channel to a child process: {}</source>
        <translation>kein Kanal zu einem Kindprozess: {}</translation>
    </message>
    <message>
        <source>no check of its worker stands behind it: it is not ranked</source>
        <translation>keine Prüfung des Workers steht dahinter: nicht gereiht</translation>
    </message>
    <message>
        <source>no code for this device</source>
        <translation>kein Code für dieses Gerät</translation>
    </message>
    <message>
        <source>no connection to MPS</source>
        <translation>keine Verbindung zu MPS</translation>
    </message>
    <message>
        <source>no device</source>
        <translation>kein Gerät</translation>
    </message>
    <message>
        <source>no error</source>
        <translation>kein Fehler</translation>
    </message>
    <message>
        <source>no file for a sweep can be made there</source>
        <translation>dort lässt sich keine Datei für einen Sweep anlegen</translation>
    </message>
    <message>
        <source>no memory has {}</source>
        <translation>kein Speicher hat {}</translation>
    </message>
    <message>
        <source>no pipe to a child process: {}</source>
        <translation>keine Pipe zu einem Kindprozess: {}</translation>
    </message>
    <message>
        <source>no such device</source>
        <translation>kein solches Gerät</translation>
    </message>
    <message>
        <source>no temporary folder can be made here: {}</source>
        <translation>hier lässt sich kein temporärer Ordner anlegen: {}</translation>
    </message>
    <message>
        <source>no thread of the block can go on</source>
        <translation>kein Thread des Blocks kann weiterlaufen</translation>
    </message>
    <message>
        <source>no worker is left; the last one: {}</source>
        <translation>es ist kein Worker übrig; der letzte: {}</translation>
    </message>
    <message>
        <source>none is chosen; {}</source>
        <translation>keiner ist gewählt; {}</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>not initialised</source>
        <translation>nicht initialisiert</translation>
    </message>
    <message>
        <source>not of format {}, version {}</source>
        <translation>nicht in Format {}, Version {}</translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>not ready</source>
        <translation>nicht bereit</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>nicht unterstützt</translation>
    </message>
    <message>
        <source>nothing is known of its numbers; type how it is to be read, as in {{ float x; int y; }}</source>
        <translation>über die Zahlen ist nichts bekannt; eingeben, wie sie zu lesen sind, wie in {{ float x; int y; }}</translation>
    </message>
    <message>
        <source>nothing, or a whole number from 0 to 100 (percent)</source>
        <translation>nichts oder eine ganze Zahl von 0 bis 100 (Prozent)</translation>
    </message>
    <message>
        <source>null pointer</source>
        <translation>Nullzeiger</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>nvcc cannot be looked for: {}</source>
        <translation>nach nvcc kann nicht gesucht werden: {}</translation>
    </message>
    <message>
        <source>nvcc cannot compile for {}, which is no architecture.</source>
        <translation>nvcc kann nicht für {} kompilieren, was keine Architektur ist.</translation>
    </message>
    <message>
        <source>nvcc cannot take this source: {}.</source>
        <translation>nvcc kann diesen Quelltext nicht verarbeiten: {}.</translation>
    </message>
    <message>
        <source>nvcc was found as {}, but not its {}: install the whole CUDA toolkit, or pip&apos;s {} of the same version.</source>
        <translation>nvcc wurde als {} gefunden, aber nicht sein {}: das ganze CUDA-Toolkit installieren oder {} derselben Version aus pip.</translation>
    </message>
    <message>
        <source>nvcc was found as {}, but there is no gcc on PATH, which it needs: install g++.</source>
        <translation>nvcc wurde als {} gefunden, aber in PATH ist kein gcc, das es braucht: g++ installieren.</translation>
    </message>
    <message>
        <source>nvcc was looked for {}, and not found: install the CUDA toolkit, or its pip packages nvidia-cuda-nvcc, nvidia-nvvm, nvidia-cuda-crt, nvidia-cuda-runtime and nvidia-cuda-cccl, and g++.</source>
        <translation>nvcc wurde {} gesucht und nicht gefunden: das CUDA-Toolkit installieren oder dessen pip-Pakete nvidia-cuda-nvcc, nvidia-nvvm, nvidia-cuda-crt, nvidia-cuda-runtime und nvidia-cuda-cccl sowie g++.</translation>
    </message>
    <message>
        <source>nvcc was replaced since this process was started</source>
        <translation>nvcc wurde seit dem Start dieses Prozesses ersetzt</translation>
    </message>
    <message>
        <source>nvcc {} cannot compile for {}.</source>
        <translation>nvcc {} kann nicht für {} kompilieren.</translation>
    </message>
    <message>
        <source>nvcc {} does not know it, CUDA {}.{} and later do</source>
        <translation>nvcc {} kennt es nicht, CUDA ab {}.{} schon</translation>
    </message>
    <message>
        <source>nvdisasm was ended at its deadline of {} s; machine code of this size, or a busy machine, takes it longer.</source>
        <translation>nvdisasm wurde nach seiner Frist von {} s beendet; Maschinencode dieser Größe oder ein ausgelasteter Rechner braucht länger.</translation>
    </message>
    <message>
        <source>of {} the member {} are missing</source>
        <translation>von {} fehlen die Elemente {}</translation>
    </message>
    <message>
        <source>of {} the member {} is missing</source>
        <translation>von {} fehlt das Element {}</translation>
    </message>
    <message>
        <source>of {} the members {} are missing</source>
        <translation>von {} fehlen die Elemente {}</translation>
    </message>
    <message>
        <source>of {} the members {} is missing</source>
        <translation>von {} fehlt {}</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>offset {} is not a multiple of the {} bytes of the access</source>
        <translation>Offset {} ist kein Vielfaches der {} Bytes des Zugriffs</translation>
    </message>
    <message>
        <source>only &apos;seed=&apos; is known inside the brackets</source>
        <translation>in den Klammern ist nur &apos;seed=&apos; bekannt</translation>
    </message>
    <message>
        <source>only one of its product and its third operand can be negated, and none with .po</source>
        <translation>nur das Produkt oder der dritte Operand kann negiert werden, mit .po keines</translation>
    </message>
    <message>
        <source>only the address of a buffer has one</source>
        <translation>nur die Adresse eines Puffers hat einen</translation>
    </message>
    <message>
        <source>only the first size of an array can be left out</source>
        <translation>nur die erste Größe eines Arrays darf fehlen</translation>
    </message>
    <message>
        <source>only what is the same has one</source>
        <translation>nur was gleich ist, hat einen</translation>
    </message>
    <message>
        <source>operand {} is missing</source>
        <translation>Operand {} fehlt</translation>
    </message>
    <message>
        <source>operand {} is not a constant integer</source>
        <translation>Operand {} ist keine konstante Ganzzahl</translation>
    </message>
    <message>
        <source>operand {} is not a label</source>
        <translation>Operand {} ist kein Label</translation>
    </message>
    <message>
        <source>operand {} is not a list of labels</source>
        <translation>Operand {} ist keine Liste von Labels</translation>
    </message>
    <message>
        <source>operand {} is not a vector in braces</source>
        <translation>Operand {} ist kein Vektor in geschweiften Klammern</translation>
    </message>
    <message>
        <source>operand {} is not an address in brackets</source>
        <translation>Operand {} ist keine Adresse in eckigen Klammern</translation>
    </message>
    <message>
        <source>operating system error</source>
        <translation>Betriebssystemfehler</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>Speicher erschöpft</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>outcome</translation>
    </message>
    <message>
        <source>output and reference differ in size</source>
        <translation>Ausgabe und Referenz sind verschieden groß</translation>
    </message>
    <message>
        <source>outputs are written as {}; this name ends in none of them</source>
        <translation>Ausgaben werden als {} geschrieben; dieser Name endet auf keines davon</translation>
    </message>
    <message>
        <source>overflow: the result does not fit in 64 bits</source>
        <translation>Überlauf: Das Ergebnis passt nicht in 64 Bits</translation>
    </message>
    <message>
        <source>overflow: the unsigned result would be below 0</source>
        <translation>Überlauf: Das vorzeichenlose Ergebnis wäre unter 0</translation>
    </message>
    <message>
        <source>page-locked memory of 0 bytes was asked for</source>
        <translation>es wurden 0 Bytes nicht auslagerbarer Speicher verlangt</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>parameter {} of {} bytes is larger than {} KiB</source>
        <translation>Parameter {} mit {} Bytes ist größer als {} KiB</translation>
    </message>
    <message>
        <source>parameters are .param or .reg</source>
        <translation>Parameter sind .param oder .reg</translation>
    </message>
    <message>
        <source>parameters are not changed by atomic operations</source>
        <translation>Parameter werden nicht durch atomare Operationen geändert</translation>
    </message>
    <message>
        <source>parameters are not discarded</source>
        <translation>Parameter werden nicht verworfen</translation>
    </message>
    <message>
        <source>path</source>
        <translation>path</translation>
    </message>
    <message>
        <source>peaks are measured on a GPU; this device has no time of its own</source>
        <translation>Spitzenwerte werden auf einer GPU gemessen; dieses Gerät hat keine eigene Zeit</translation>
    </message>
    <message>
        <source>performance monitors are not emulated</source>
        <translation>Leistungsmonitore werden nicht emuliert</translation>
    </message>
    <message>
        <source>pitched memory is for elements of 4, 8 or 16 bytes, not {}</source>
        <translation>Speicher mit Pitch ist für Elemente von 4, 8 oder 16 Bytes, nicht {}</translation>
    </message>
    <message>
        <source>placement</source>
        <translation>placement</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>point {} is not there before</source>
        <translation>Punkt {} gibt es zuvor nicht</translation>
    </message>
    <message>
        <source>pools of the emulated GPU cannot be shared with other processes</source>
        <translation>Pools der emulierten GPU können nicht mit anderen Prozessen geteilt werden</translation>
    </message>
    <message>
        <source>pools of the emulated GPU hold memory of the device alone</source>
        <translation>Pools der emulierten GPU enthalten nur Gerätespeicher</translation>
    </message>
    <message>
        <source>power brake</source>
        <translation>Leistungsbremse</translation>
    </message>
    <message>
        <source>power cap</source>
        <translation>Leistungsgrenze</translation>
    </message>
    <message>
        <source>predicates can only be registers</source>
        <translation>Prädikate können nur Register sein</translation>
    </message>
    <message>
        <source>presets</source>
        <translation>Voreinstellungen</translation>
    </message>
    <message>
        <source>printed what is no listing of them</source>
        <translation>hat ausgegeben, was keine Liste davon ist</translation>
    </message>
    <message>
        <source>process lost</source>
        <translation>Prozess verloren</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>progress</translation>
    </message>
    <message>
        <source>ptxas</source>
        <translation>ptxas</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message numerus="yes">
        <source>read of {} byte(s)</source>
        <translation>
            <numerusform>Lesen von {} Byte</numerusform>
            <numerusform>Lesen von {} Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>received damaged data and ended</source>
        <translation>empfing beschädigte Daten und endete</translation>
    </message>
    <message>
        <source>reference expr:{}</source>
        <translation>Referenz expr:{}</translation>
    </message>
    <message>
        <source>reference of {}</source>
        <translation>Referenz von {}</translation>
    </message>
    <message>
        <source>references</source>
        <translation>Referenzen</translation>
    </message>
    <message>
        <source>register {} has {} bits where {} are wanted</source>
        <translation>Register {} hat {} Bits, gefragt sind {}</translation>
    </message>
    <message>
        <source>register {} is a predicate where a value is wanted</source>
        <translation>Register {} ist ein Prädikat, gefragt ist ein Wert</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>registers are declared in functions</source>
        <translation>Register werden in Funktionen deklariert</translation>
    </message>
    <message>
        <source>registers named {} are declared already</source>
        <translation>Register namens {} sind schon deklariert</translation>
    </message>
    <message>
        <source>relative tolerance</source>
        <translation>relative Toleranz</translation>
    </message>
    <message>
        <source>resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>response files are named more than {} times</source>
        <translation>Antwortdateien sind mehr als {}-mal genannt</translation>
    </message>
    <message>
        <source>response files name each other more than {} deep</source>
        <translation>Antwortdateien nennen einander mehr als {} tief</translation>
    </message>
    <message>
        <source>row {} of memory that has {}</source>
        <translation>Zeile {} eines Speichers mit {}</translation>
    </message>
    <message>
        <source>run,label,kernel,device,sample,seconds
</source>
        <translation>run,label,kernel,device,sample,seconds
</translation>
    </message>
    <message>
        <source>sameAs</source>
        <translation>sameAs</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>second</source>
        <translation>second</translation>
    </message>
    <message>
        <source>secondSamples</source>
        <translation>secondSamples</translation>
    </message>
    <message>
        <source>see nvidia-smi</source>
        <translation>siehe nvidia-smi</translation>
    </message>
    <message>
        <source>sent damaged data and was ended</source>
        <translation>sandte beschädigte Daten und wurde beendet</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>shared</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>Shared Memory</translation>
    </message>
    <message>
        <source>shared memory of another size or kind was received</source>
        <translation>Shared Memory anderer Größe oder Art wurde empfangen</translation>
    </message>
    <message>
        <source>shared memory of the block</source>
        <translation>Shared Memory des Blocks</translation>
    </message>
    <message>
        <source>shared memory of the block ({} static, {} dynamic)</source>
        <translation>Shared Memory des Blocks ({} statisch, {} dynamisch)</translation>
    </message>
    <message>
        <source>shared memory out of bounds</source>
        <translation>außerhalb des Shared Memory</translation>
    </message>
    <message>
        <source>shared memory race</source>
        <translation>Race im Shared Memory</translation>
    </message>
    <message>
        <source>shared variable {} of {} bytes is larger than shared memory can be</source>
        <translation>shared-Variable {} mit {} Bytes ist größer, als Shared Memory sein kann</translation>
    </message>
    <message>
        <source>signal {}</source>
        <translation>Signal {}</translation>
    </message>
    <message>
        <source>since CUDA 12.0 the driver takes no profiler settings; attach Nsight Systems, Nsight Compute or a CUPTI tool and use startProfiler and stopProfiler</source>
        <translation>seit CUDA 12.0 nimmt der Treiber keine Profiler-Einstellungen; Nsight Systems, Nsight Compute oder ein CUPTI-Werkzeug anhängen und startProfiler und stopProfiler verwenden</translation>
    </message>
    <message>
        <source>something stands behind the list of compile commands</source>
        <translation>nach der Liste der Kompilierbefehle steht noch etwas</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>stack error</source>
        <translation>Stackfehler</translation>
    </message>
    <message>
        <source>stack frame</source>
        <translation>Stackframe</translation>
    </message>
    <message>
        <source>stack overflow</source>
        <translation>Stacküberlauf</translation>
    </message>
    <message>
        <source>stackrestore with a value that stacksave did not give</source>
        <translation>stackrestore mit einem Wert, den stacksave nicht geliefert hat</translation>
    </message>
    <message>
        <source>static shared memory</source>
        <translation>statischer Shared Memory</translation>
    </message>
    <message>
        <source>statistics of no samples were asked for</source>
        <translation>eine Statistik ohne Messwerte wurde verlangt</translation>
    </message>
    <message>
        <source>structures lie more than {} deep in one another</source>
        <translation>Strukturen sind tiefer als {} Ebenen ineinander verschachtelt</translation>
    </message>
    <message>
        <source>stub library</source>
        <translation>Stub-Bibliothek</translation>
    </message>
    <message>
        <source>sums</source>
        <translation>Summen</translation>
    </message>
    <message>
        <source>surface references are gone from CUDA&apos;s compilers; make a SurfaceObject and pass its handle to the kernel</source>
        <translation>Surface-Referenzen gibt es in den Compilern von CUDA nicht mehr; ein SurfaceObject anlegen und dessen Handle an den Kernel übergeben</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>switch</translation>
    </message>
    <message>
        <source>symbol of a library not found</source>
        <translation>Symbol einer Bibliothek nicht gefunden</translation>
    </message>
    <message>
        <source>sync boost</source>
        <translation>Sync-Boost</translation>
    </message>
    <message>
        <source>system not ready</source>
        <translation>System nicht bereit</translation>
    </message>
    <message>
        <source>template arguments need the name of the kernel</source>
        <translation>Template-Argumente brauchen den Namen des Kernels</translation>
    </message>
    <message>
        <source>tensor memory leak</source>
        <translation>Leck im Tensor Memory</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>Texel</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>texture references are gone from CUDA&apos;s compilers; make a TextureObject and pass its handle to the kernel</source>
        <translation>Texturreferenzen gibt es in den Compilern von CUDA nicht mehr; ein TextureObject anlegen und dessen Handle an den Kernel übergeben</translation>
    </message>
    <message>
        <source>that it names</source>
        <translation>den es nennt</translation>
    </message>
    <message>
        <source>the &apos;:&apos; of &apos;?:&apos; is missing</source>
        <translation>der &apos;:&apos; von &apos;?:&apos; fehlt</translation>
    </message>
    <message>
        <source>the ELF file is damaged: a section does not lie within it</source>
        <translation>die ELF-Datei ist beschädigt: Ein Abschnitt liegt nicht darin</translation>
    </message>
    <message>
        <source>the ELF file is damaged: a table does not lie within it</source>
        <translation>die ELF-Datei ist beschädigt: Eine Tabelle liegt nicht darin</translation>
    </message>
    <message numerus="yes">
        <source>the ELF file is damaged: it says that it has {} section(s)</source>
        <translation>
            <numerusform>die ELF-Datei ist beschädigt: Sie nennt {} Abschnitt</numerusform>
            <numerusform>die ELF-Datei ist beschädigt: Sie nennt {} Abschnitte</numerusform>
        </translation>
    </message>
    <message>
        <source>the ELF file is damaged: its sections have headers of another size</source>
        <translation>die ELF-Datei ist beschädigt: Ihre Abschnitte haben Köpfe anderer Größe</translation>
    </message>
    <message>
        <source>the ELF file is damaged: its sections overlap</source>
        <translation>die ELF-Datei ist beschädigt: Ihre Abschnitte überlappen sich</translation>
    </message>
    <message>
        <source>the GPU has fallen off the bus or cannot be reached</source>
        <translation>die GPU ist vom Bus verschwunden oder nicht erreichbar</translation>
    </message>
    <message>
        <source>the GPU has to be reset</source>
        <translation>die GPU muss zurückgesetzt werden</translation>
    </message>
    <message>
        <source>the JPEG cannot be made: {}</source>
        <translation>das JPEG lässt sich nicht erzeugen: {}</translation>
    </message>
    <message>
        <source>the L2 cache</source>
        <translation>der L2-Cache</translation>
    </message>
    <message>
        <source>the MPS server ended or hangs; its log, in CUDA_MPS_LOG_DIRECTORY or /var/log/nvidia-mps, says why</source>
        <translation>der MPS-Server ist beendet oder hängt; sein Log in CUDA_MPS_LOG_DIRECTORY oder /var/log/nvidia-mps sagt, warum</translation>
    </message>
    <message>
        <source>the MPS server of this machine does not answer; start it anew with `nvidia-cuda-mps-control -d`, or work without it after `echo quit | nvidia-cuda-mps-control`</source>
        <translation>der MPS-Server dieses Rechners antwortet nicht; mit `nvidia-cuda-mps-control -d` neu starten oder nach `echo quit | nvidia-cuda-mps-control` ohne ihn arbeiten</translation>
    </message>
    <message>
        <source>the MPS server recovers from another program&apos;s fault; end all programs on the device, then try again</source>
        <translation>der MPS-Server erholt sich vom Laufzeitfehler eines anderen Programms; alle Programme auf dem Gerät beenden, dann erneut versuchen</translation>
    </message>
    <message>
        <source>the NVIDIA driver is not loaded</source>
        <translation>der NVIDIA-Treiber ist nicht geladen</translation>
    </message>
    <message>
        <source>the PNG cannot be made: {}</source>
        <translation>das PNG lässt sich nicht erzeugen: {}</translation>
    </message>
    <message>
        <source>the PTX is cut off: the block that begins in line {} does not end; build it anew</source>
        <translation>das PTX ist abgeschnitten: Der Block, der in Zeile {} beginnt, endet nicht; neu bauen</translation>
    </message>
    <message>
        <source>the PTX is cut off: what line {} declares does not end; build it anew</source>
        <translation>das PTX ist abgeschnitten: Was Zeile {} deklariert, endet nicht; neu bauen</translation>
    </message>
    <message>
        <source>the PTX is damaged: line {} closes a block that none opens; build it anew</source>
        <translation>das PTX ist beschädigt: Zeile {} schließt einen Block, den keine öffnet; neu bauen</translation>
    </message>
    <message>
        <source>the PTX is of a newer CUDA than the driver; install a newer driver, or compile for the real architecture</source>
        <translation>das PTX ist von neuerem CUDA als der Treiber; einen neueren Treiber installieren oder für die reale Architektur kompilieren</translation>
    </message>
    <message>
        <source>the Tile IR cannot be written for tileiras</source>
        <translation>die Tile IR lässt sich für tileiras nicht schreiben</translation>
    </message>
    <message>
        <source>the address is not the start of memory that cuMemAlloc gave</source>
        <translation>die Adresse ist nicht der Anfang von Speicher, den cuMemAlloc geliefert hat</translation>
    </message>
    <message>
        <source>the address is not the start of memory that cuMemAllocAsync gave</source>
        <translation>die Adresse ist nicht der Anfang von Speicher, den cuMemAllocAsync geliefert hat</translation>
    </message>
    <message>
        <source>the address of a parameter of a call cannot be taken</source>
        <translation>die Adresse eines Aufrufparameters lässt sich nicht nehmen</translation>
    </message>
    <message>
        <source>the alignment</source>
        <translation>die Ausrichtung</translation>
    </message>
    <message>
        <source>the alignment is not a power of two of at most 8 MiB</source>
        <translation>die Ausrichtung ist keine Zweierpotenz von höchstens 8 MiB</translation>
    </message>
    <message>
        <source>the alignment must be a power of two</source>
        <translation>die Ausrichtung muss eine Zweierpotenz sein</translation>
    </message>
    <message>
        <source>the archive cannot be made</source>
        <translation>das Archiv lässt sich nicht erzeugen</translation>
    </message>
    <message>
        <source>the archive has more than {} members</source>
        <translation>das Archiv hat mehr als {} Mitglieder</translation>
    </message>
    <message>
        <source>the archive is damaged {} bytes from its end</source>
        <translation>das Archiv ist {} Bytes vor seinem Ende beschädigt</translation>
    </message>
    <message>
        <source>the archive is damaged: a name does not lie within its member</source>
        <translation>das Archiv ist beschädigt: Ein Name liegt nicht in seinem Mitglied</translation>
    </message>
    <message>
        <source>the archive is damaged: a name is not in its table</source>
        <translation>das Archiv ist beschädigt: Ein Name steht nicht in seiner Tabelle</translation>
    </message>
    <message>
        <source>the archive is thin: it names files and holds none</source>
        <translation>das Archiv ist „thin“: Es nennt Dateien und enthält keine</translation>
    </message>
    <message>
        <source>the argument &apos;{}&apos; has no value</source>
        <translation>das Argument &apos;{}&apos; hat keinen Wert</translation>
    </message>
    <message>
        <source>the array has {} dimensions, not {}</source>
        <translation>das Array hat {} Dimensionen, nicht {}</translation>
    </message>
    <message>
        <source>the axis has no value</source>
        <translation>die Achse hat keinen Wert</translation>
    </message>
    <message>
        <source>the axis has {} values; it may have {}</source>
        <translation>die Achse hat {} Werte; sie darf {} haben</translation>
    </message>
    <message>
        <source>the axis of the channels has to be a further one of 1 to {} numbers</source>
        <translation>die Achse der Kanäle muss eine weitere sein und 1 bis {} Zahlen haben</translation>
    </message>
    <message>
        <source>the blob that it names cannot hold a value</source>
        <translation>der Blob, den es nennt, kann keinen Wert enthalten</translation>
    </message>
    <message>
        <source>the block needs more registers, threads or shared memory than the device has</source>
        <translation>der Block braucht mehr Register, Threads oder Shared Memory, als das Gerät hat</translation>
    </message>
    <message>
        <source>the body of &apos;{}&apos; has no end</source>
        <translation>der Rumpf von &apos;{}&apos; hat kein Ende</translation>
    </message>
    <message>
        <source>the bound must be a whole number from 1 to {}</source>
        <translation>die Grenze muss eine ganze Zahl von 1 bis {} sein</translation>
    </message>
    <message>
        <source>the buffer does not hold a whole number of elements</source>
        <translation>der Puffer enthält keine ganze Zahl von Elementen</translation>
    </message>
    <message>
        <source>the call passes {} arguments and takes {} results where the function has {} and {}</source>
        <translation>der Aufruf übergibt {} Argumente und nimmt {} Ergebnisse, die Funktion hat aber {} und {}</translation>
    </message>
    <message>
        <source>the closing &apos;]&apos; is missing before {}</source>
        <translation>das schließende &apos;]&apos; fehlt vor: {}</translation>
    </message>
    <message>
        <source>the closing &apos;{}&apos; is missing</source>
        <translation>das schließende &apos;{}&apos; fehlt</translation>
    </message>
    <message>
        <source>the closing bracket is missing</source>
        <translation>die schließende Klammer fehlt</translation>
    </message>
    <message>
        <source>the closing bracket is missing before {}</source>
        <translation>die schließende Klammer fehlt vor: {}</translation>
    </message>
    <message>
        <source>the code of run #{} is not in the history any more: build it again from its source</source>
        <translation>der Code von Lauf #{} ist nicht mehr im Verlauf: aus dem Quelltext neu bauen</translation>
    </message>
    <message>
        <source>the column {} is missing; the columns are {}</source>
        <translation>die Spalte {} fehlt; die Spalten sind {}</translation>
    </message>
    <message>
        <source>the comparison is there twice</source>
        <translation>der Vergleich ist zweimal da</translation>
    </message>
    <message>
        <source>the comparison was cancelled</source>
        <translation>der Vergleich wurde abgebrochen</translation>
    </message>
    <message>
        <source>the compile was cancelled</source>
        <translation>die Kompilierung wurde abgebrochen</translation>
    </message>
    <message>
        <source>the compiled program is not a 64-bit ELF file</source>
        <translation>das kompilierte Programm ist keine 64-Bit-ELF-Datei</translation>
    </message>
    <message>
        <source>the compiler</source>
        <translation>der Compiler</translation>
    </message>
    <message>
        <source>the compiler stopped here: it tells at most 100 errors</source>
        <translation>der Compiler hielt hier an: Er nennt höchstens 100 Fehler</translation>
    </message>
    <message>
        <source>the compiler takes {} registers all the same</source>
        <translation>der Compiler nimmt trotzdem {} Register</translation>
    </message>
    <message>
        <source>the compiler&apos;s parameters are not those of the loaded kernel; compile it again</source>
        <translation>die Parameter des Compilers sind nicht die des geladenen Kernels; neu kompilieren</translation>
    </message>
    <message>
        <source>the compiler&apos;s temporary folder cannot be used: {}</source>
        <translation>der temporäre Ordner des Compilers lässt sich nicht verwenden: {}</translation>
    </message>
    <message>
        <source>the compressed device code (LZ4) is damaged</source>
        <translation>der komprimierte Device-Code (LZ4) ist beschädigt</translation>
    </message>
    <message>
        <source>the compressed device code (zstd) is damaged</source>
        <translation>der komprimierte Device-Code (zstd) ist beschädigt</translation>
    </message>
    <message>
        <source>the context stack of this thread is empty; every pop needs its push</source>
        <translation>der Kontextstapel dieses Threads ist leer; jedes Pop braucht sein Push</translation>
    </message>
    <message>
        <source>the count before &apos;, from&apos; is missing</source>
        <translation>die Anzahl vor &apos;, from&apos; fehlt</translation>
    </message>
    <message>
        <source>the count between &apos;[&apos; and &apos;]&apos; is missing</source>
        <translation>die Anzahl zwischen &apos;[&apos; und &apos;]&apos; fehlt</translation>
    </message>
    <message>
        <source>the count was cancelled</source>
        <translation>die Zählung wurde abgebrochen</translation>
    </message>
    <message>
        <source>the default stream cannot be captured; make a Stream</source>
        <translation>der Standard-Stream kann nicht aufgezeichnet werden; einen Stream anlegen</translation>
    </message>
    <message>
        <source>the destination</source>
        <translation>der Zieloperand</translation>
    </message>
    <message>
        <source>the destination is negated</source>
        <translation>der Zieloperand ist negiert</translation>
    </message>
    <message>
        <source>the destination is not a register</source>
        <translation>der Zieloperand ist kein Register</translation>
    </message>
    <message>
        <source>the device assert `{}` did not hold at {} (CUDA_ERROR_ASSERT).</source>
        <translation>das Device-Assert `{}` war bei {} nicht erfüllt (CUDA_ERROR_ASSERT).</translation>
    </message>
    <message>
        <source>the device cannot be opened</source>
        <translation>das Gerät lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>the device code does not lie within its file</source>
        <translation>der Device-Code liegt nicht in seiner Datei</translation>
    </message>
    <message>
        <source>the device code is no PTX: it does not begin with .version</source>
        <translation>der Device-Code ist kein PTX: Er beginnt nicht mit .version</translation>
    </message>
    <message>
        <source>the device code is no cubin</source>
        <translation>der Device-Code ist kein Cubin</translation>
    </message>
    <message>
        <source>the device code of the file has more than {} bytes in all</source>
        <translation>der Device-Code der Datei hat insgesamt mehr als {} Bytes</translation>
    </message>
    <message>
        <source>the device does not tell its name, compute capability and attributes</source>
        <translation>das Gerät nennt Name, Compute Capability und Attribute nicht</translation>
    </message>
    <message>
        <source>the device does not tell {}, without which its peaks cannot be measured</source>
        <translation>das Gerät nennt {} nicht, ohne das sich seine Spitzenwerte nicht messen lassen</translation>
    </message>
    <message>
        <source>the device has no connection left for this process; end another one, or lower CUDA_DEVICE_MAX_CONNECTIONS for all</source>
        <translation>das Gerät hat keine Verbindung für diesen Prozess übrig; einen anderen beenden oder CUDA_DEVICE_MAX_CONNECTIONS für alle senken</translation>
    </message>
    <message>
        <source>the device has no {} in one piece free</source>
        <translation>das Gerät hat kein {} am Stück frei</translation>
    </message>
    <message>
        <source>the device has no {} in one piece: {}</source>
        <translation>das Gerät hat kein {} am Stück: {}</translation>
    </message>
    <message>
        <source>the device is in exclusive-process mode, and another process has it; end that process, which nvidia-smi lists, or let {} allow several</source>
        <translation>das Gerät ist im Exclusive-Process-Modus, und ein anderer Prozess hat es; diesen beenden, nvidia-smi listet ihn auf, oder mit {} mehrere erlauben</translation>
    </message>
    <message>
        <source>the device serves no further process; end one of those that nvidia-smi lists</source>
        <translation>das Gerät bedient keinen weiteren Prozess; einen derer beenden, die nvidia-smi auflistet</translation>
    </message>
    <message>
        <source>the device {}</source>
        <translation>das Gerät {}</translation>
    </message>
    <message>
        <source>the device&apos;s events tell no time</source>
        <translation>die Events des Geräts nennen keine Zeit</translation>
    </message>
    <message>
        <source>the device&apos;s memory has failed; see nvidia-smi</source>
        <translation>der Speicher des Geräts hat versagt; siehe nvidia-smi</translation>
    </message>
    <message>
        <source>the driver did not answer NVML in time</source>
        <translation>der Treiber hat NVML nicht rechtzeitig geantwortet</translation>
    </message>
    <message>
        <source>the driver finds no CUDA device</source>
        <translation>der Treiber findet kein CUDA-Gerät</translation>
    </message>
    <message>
        <source>the driver&apos;s libnvidia-ptxjitcompiler is missing</source>
        <translation>libnvidia-ptxjitcompiler des Treibers fehlt</translation>
    </message>
    <message>
        <source>the element behind &apos;, from&apos; is missing</source>
        <translation>das Element nach &apos;, from&apos; fehlt</translation>
    </message>
    <message>
        <source>the element type &apos;{}&apos; of the tensor &apos;{}&apos; is not read; convert it to integers, bool or real numbers</source>
        <translation>der Elementtyp &apos;{}&apos; des Tensors &apos;{}&apos; wird nicht gelesen; in Ganzzahlen, bool oder reelle Zahlen umwandeln</translation>
    </message>
    <message>
        <source>the elements of an array have no names</source>
        <translation>die Elemente eines Arrays haben keine Namen</translation>
    </message>
    <message>
        <source>the emulated GPU gets no thread: {}</source>
        <translation>die emulierte GPU bekommt keinen Thread: {}</translation>
    </message>
    <message>
        <source>the emulated GPU has a compute capability from 7.5 to 12.0, one that a real GPU has</source>
        <translation>die emulierte GPU hat eine Compute Capability von 7.5 bis 12.0, und zwar eine, die eine echte GPU hat</translation>
    </message>
    <message>
        <source>the emulated GPU runs PTX, and this is machine code of a real GPU; load the PTX that the compiler gives beside it</source>
        <translation>die emulierte GPU führt PTX aus, und dies ist Maschinencode einer echten GPU; das PTX laden, das der Compiler daneben liefert</translation>
    </message>
    <message>
        <source>the emulated GPU was made with {} bytes of it</source>
        <translation>die emulierte GPU wurde mit {} Bytes davon angelegt</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>das Ende des Texts</translation>
    </message>
    <message>
        <source>the entries &apos;{}&apos; and &apos;{}&apos; are of one point</source>
        <translation>die Einträge &apos;{}&apos; und &apos;{}&apos; betreffen denselben Punkt</translation>
    </message>
    <message>
        <source>the entry &apos;{}&apos; has neither a time nor a reason why it has none</source>
        <translation>der Eintrag &apos;{}&apos; hat weder eine Zeit noch einen Grund, warum er keine hat</translation>
    </message>
    <message>
        <source>the entry &apos;{}&apos; has no value of &apos;{}&apos; that its parameters have</source>
        <translation>der Eintrag &apos;{}&apos; hat keinen Wert von &apos;{}&apos;, den seine Parameter haben</translation>
    </message>
    <message>
        <source>the entry &apos;{}&apos; is no object</source>
        <translation>der Eintrag &apos;{}&apos; ist kein Objekt</translation>
    </message>
    <message>
        <source>the expression is nested too deeply</source>
        <translation>der Ausdruck ist zu tief geschachtelt</translation>
    </message>
    <message>
        <source>the fatbin has version {} and a header of {} bytes; version {} with {} is read</source>
        <translation>das Fatbin hat Version {} und einen Kopf von {} Bytes; gelesen wird Version {} mit {}</translation>
    </message>
    <message>
        <source>the fatbin is damaged: an entry has a compressed size and no compression</source>
        <translation>das Fatbin ist beschädigt: Ein Eintrag hat eine komprimierte Größe und keine Kompression</translation>
    </message>
    <message>
        <source>the fatbin is damaged: an entry is compressed and has no size</source>
        <translation>das Fatbin ist beschädigt: Ein Eintrag ist komprimiert und hat keine Größe</translation>
    </message>
    <message>
        <source>the fatbin is damaged: an entry is compressed in two ways</source>
        <translation>das Fatbin ist beschädigt: Ein Eintrag ist auf zwei Arten komprimiert</translation>
    </message>
    <message numerus="yes">
        <source>the fatbin is damaged: an entry&apos;s header has {} byte(s)</source>
        <translation>
            <numerusform>das Fatbin ist beschädigt: Der Kopf eines Eintrags hat {} Byte</numerusform>
            <numerusform>das Fatbin ist beschädigt: Der Kopf eines Eintrags hat {} Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>the fatbin is damaged: it ends within a header</source>
        <translation>das Fatbin ist beschädigt: Es endet in einem Kopf</translation>
    </message>
    <message>
        <source>the fatbin is damaged: {} bytes at {} do not lie within {}</source>
        <translation>das Fatbin ist beschädigt: {} Bytes bei {} liegen nicht in {}</translation>
    </message>
    <message>
        <source>the fatbin is damaged: {} bytes cannot come of {}</source>
        <translation>das Fatbin ist beschädigt: {} Bytes können nicht aus {} entstehen</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>die Datei ist nicht lesbar</translation>
    </message>
    <message>
        <source>the file cannot be replaced</source>
        <translation>die Datei lässt sich nicht ersetzen</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>die Datei lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>the file cannot be written: something that is not a regular file is in its place</source>
        <translation>die Datei lässt sich nicht schreiben: An ihrer Stelle ist etwas, das keine gewöhnliche Datei ist</translation>
    </message>
    <message numerus="yes">
        <source>the file has {} byte(s), more than {}</source>
        <translation>
            <numerusform>die Datei hat {} Byte, mehr als {}</numerusform>
            <numerusform>die Datei hat {} Bytes, mehr als {}</numerusform>
        </translation>
    </message>
    <message>
        <source>the file has {} bytes; at most {} are read</source>
        <translation>die Datei hat {} Bytes; gelesen werden höchstens {}</translation>
    </message>
    <message>
        <source>the file holds more than {} pieces of device code</source>
        <translation>die Datei enthält mehr als {} Stücke Device-Code</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>der Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>the folder cannot be read: {}</source>
        <translation>der Ordner ist nicht lesbar: {}</translation>
    </message>
    <message>
        <source>the folder has more than {} files</source>
        <translation>der Ordner hat mehr als {} Dateien</translation>
    </message>
    <message>
        <source>the folder holds no kernel that Triton compiled</source>
        <translation>der Ordner enthält keinen von Triton kompilierten Kernel</translation>
    </message>
    <message>
        <source>the function has too many vector operands</source>
        <translation>die Funktion hat zu viele Vektoroperanden</translation>
    </message>
    <message>
        <source>the function that is called is missing</source>
        <translation>die aufgerufene Funktion fehlt</translation>
    </message>
    <message numerus="yes">
        <source>the grid has {} block(s) along {}, which clusters of {} do not divide</source>
        <translation>
            <numerusform>das Grid hat {} Block entlang {}, was sich nicht in Cluster mit {} teilen lässt</numerusform>
            <numerusform>das Grid hat {} Blöcke entlang {}, was sich nicht in Cluster mit {} teilen lässt</numerusform>
        </translation>
    </message>
    <message>
        <source>the grid is no multiple of the cluster</source>
        <translation>das Grid ist kein Vielfaches des Clusters</translation>
    </message>
    <message>
        <source>the head of a message does not end</source>
        <translation>der Kopf einer Nachricht endet nicht</translation>
    </message>
    <message>
        <source>the head of a message is none</source>
        <translation>der Kopf einer Nachricht ist keiner</translation>
    </message>
    <message>
        <source>the history cannot be locked: another program holds it, or the folder cannot be written</source>
        <translation>der Verlauf lässt sich nicht sperren: Ein anderes Programm hält ihn, oder der Ordner ist nicht beschreibbar</translation>
    </message>
    <message>
        <source>the host buffers do not have the sizes of the plan&apos;s</source>
        <translation>die Host-Puffer haben nicht die Größen des Plans</translation>
    </message>
    <message>
        <source>the host has no memory left</source>
        <translation>der Host hat keinen Speicher übrig</translation>
    </message>
    <message>
        <source>the host has no memory left for this launch</source>
        <translation>der Host hat keinen Speicher für diesen Start übrig</translation>
    </message>
    <message>
        <source>the host has no {} bytes left</source>
        <translation>der Host hat keine {} Bytes übrig</translation>
    </message>
    <message>
        <source>the image is no module that this driver can read</source>
        <translation>das Abbild ist kein Modul, das dieser Treiber lesen kann</translation>
    </message>
    <message>
        <source>the input does not hold a whole number of elements</source>
        <translation>die Eingabe enthält keine ganze Zahl von Elementen</translation>
    </message>
    <message>
        <source>the journal has version {}; this program reads versions up to {}</source>
        <translation>das Journal hat Version {}; dieses Programm liest Versionen bis {}</translation>
    </message>
    <message>
        <source>the journal is empty</source>
        <translation>das Journal ist leer</translation>
    </message>
    <message>
        <source>the kernel ended without freeing its tensor memory</source>
        <translation>der Kernel endete, ohne seinen Tensor Memory freizugeben</translation>
    </message>
    <message>
        <source>the kernel executed a trap</source>
        <translation>der Kernel hat einen Trap ausgeführt</translation>
    </message>
    <message>
        <source>the kernel stopped at a breakpoint (brkpt), and there is no debugger</source>
        <translation>der Kernel hielt an einem Haltepunkt (brkpt), und es gibt keinen Debugger</translation>
    </message>
    <message numerus="yes">
        <source>the kernel takes {} argument(s), not {}</source>
        <translation>
            <numerusform>der Kernel nimmt {} Argument, nicht {}</numerusform>
            <numerusform>der Kernel nimmt {} Argumente, nicht {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the kernel takes {} byte(s) here, not {}</source>
        <translation>
            <numerusform>der Kernel nimmt hier {} Byte, nicht {}</numerusform>
            <numerusform>der Kernel nimmt hier {} Bytes, nicht {}</numerusform>
        </translation>
    </message>
    <message>
        <source>the kernel&apos;s parameters</source>
        <translation>die Parameter des Kernels</translation>
    </message>
    <message numerus="yes">
        <source>the last {} byte(s) of it past the end of {}</source>
        <translation>
            <numerusform>davon das letzte {} Byte hinter dem Ende von {}</numerusform>
            <numerusform>davon die letzten {} Bytes hinter dem Ende von {}</numerusform>
        </translation>
    </message>
    <message>
        <source>the libcuda that was found is the toolkit&apos;s stub, not a driver; take it off the library path</source>
        <translation>die gefundene libcuda ist der Stub des Toolkits, kein Treiber; aus dem Bibliothekspfad nehmen</translation>
    </message>
    <message>
        <source>the limits of this architecture are not known; known are {}</source>
        <translation>die Grenzen dieser Architektur sind nicht bekannt; bekannt sind {}</translation>
    </message>
    <message>
        <source>the list &apos;{}&apos; of counts by line is too long, or is none</source>
        <translation>die Liste &apos;{}&apos; der Zählungen je Zeile ist zu lang oder keine</translation>
    </message>
    <message>
        <source>the list of call targets is empty</source>
        <translation>die Liste der Aufrufziele ist leer</translation>
    </message>
    <message>
        <source>the log buffers are the loader&apos;s; use ModuleOptions::onMessages</source>
        <translation>die Logpuffer gehören dem Lader; ModuleOptions::onMessages verwenden</translation>
    </message>
    <message>
        <source>the machine code had to make room for other bytes; the worker&apos;s memory is too small for it</source>
        <translation>der Maschinencode musste anderen Bytes Platz machen; der Speicher des Workers ist zu klein dafür</translation>
    </message>
    <message>
        <source>the module has no such kernel; it has {}</source>
        <translation>das Modul hat keinen solchen Kernel; es hat {}</translation>
    </message>
    <message>
        <source>the module has no such variable; the compiler leaves out what no kernel uses</source>
        <translation>das Modul hat keine solche Variable; der Compiler lässt aus, was kein Kernel verwendet</translation>
    </message>
    <message>
        <source>the module holds no code for the device&apos;s architecture; compile for that one</source>
        <translation>das Modul enthält keinen Code für die Architektur des Geräts; dafür kompilieren</translation>
    </message>
    <message>
        <source>the module image is empty</source>
        <translation>das Modulabbild ist leer</translation>
    </message>
    <message>
        <source>the multiprocessors or the memory are missing</source>
        <translation>die Multiprozessoren oder der Speicher fehlen</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>der Name einer Datei</translation>
    </message>
    <message>
        <source>the name of a function</source>
        <translation>der Name einer Funktion</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>der Name eines Parameters</translation>
    </message>
    <message>
        <source>the name of a register</source>
        <translation>der Name eines Registers</translation>
    </message>
    <message>
        <source>the name of a variable</source>
        <translation>der Name einer Variablen</translation>
    </message>
    <message>
        <source>the name of a variable or function</source>
        <translation>der Name einer Variablen oder Funktion</translation>
    </message>
    <message>
        <source>the names and types of its parameters are not known, so no arguments can be given to it</source>
        <translation>Namen und Typen der Parameter sind nicht bekannt, daher lassen sich keine Argumente angeben</translation>
    </message>
    <message>
        <source>the names and types of its parameters are not known, so no arguments can be given to it ({})</source>
        <translation>Namen und Typen der Parameter sind nicht bekannt, daher lassen sich keine Argumente angeben ({})</translation>
    </message>
    <message>
        <source>the number does not fit in 64 bits</source>
        <translation>die Zahl passt nicht in 64 Bits</translation>
    </message>
    <message>
        <source>the number is too large or too small for a real</source>
        <translation>die Zahl ist zu groß oder zu klein für eine reelle Zahl</translation>
    </message>
    <message>
        <source>the number of a file</source>
        <translation>die Nummer einer Datei</translation>
    </message>
    <message>
        <source>the number of registers</source>
        <translation>die Zahl der Register</translation>
    </message>
    <message>
        <source>the offset of a name</source>
        <translation>der Offset eines Namens</translation>
    </message>
    <message>
        <source>the output does not hold a whole number of elements</source>
        <translation>die Ausgabe enthält keine ganze Zahl von Elementen</translation>
    </message>
    <message>
        <source>the parameter is none of a function or call</source>
        <translation>der Parameter gehört zu keiner Funktion und keinem Aufruf</translation>
    </message>
    <message>
        <source>the parameter is none of a kernel</source>
        <translation>der Parameter gehört zu keinem Kernel</translation>
    </message>
    <message>
        <source>the parameters of a kernel are not written</source>
        <translation>die Parameter eines Kernels werden nicht geschrieben</translation>
    </message>
    <message>
        <source>the peak test gave no samples</source>
        <translation>der Spitzenwerttest lieferte keine Messwerte</translation>
    </message>
    <message>
        <source>the picture cannot be written as PNG</source>
        <translation>das Bild lässt sich nicht als PNG schreiben</translation>
    </message>
    <message>
        <source>the plan has no buffer {}</source>
        <translation>der Plan hat keinen Puffer {}</translation>
    </message>
    <message>
        <source>the point that all workers measure failed on it: {}</source>
        <translation>der Punkt, den alle Worker messen, ist darauf gescheitert: {}</translation>
    </message>
    <message>
        <source>the point that all workers measure has another figure on it than on the first one</source>
        <translation>der Punkt, den alle Worker messen, hat darauf eine andere Kennzahl als auf dem ersten</translation>
    </message>
    <message>
        <source>the process&apos;s allocator cannot be changed where this thread uses another one</source>
        <translation>der Allokator des Prozesses lässt sich nicht wechseln, wo dieser Thread einen anderen verwendet</translation>
    </message>
    <message>
        <source>the program cannot be started: {}</source>
        <translation>das Programm lässt sich nicht starten: {}</translation>
    </message>
    <message>
        <source>the program cannot be written for the disassembler</source>
        <translation>das Programm lässt sich für den Disassembler nicht schreiben</translation>
    </message>
    <message>
        <source>the program has no kernel &apos;{}&apos;, or several</source>
        <translation>das Programm hat keinen Kernel &apos;{}&apos; oder mehrere</translation>
    </message>
    <message>
        <source>the program has no kernels</source>
        <translation>das Programm hat keine Kernel</translation>
    </message>
    <message>
        <source>the program has {}</source>
        <translation>das Programm hat {}</translation>
    </message>
    <message>
        <source>the range from {} to {} is empty</source>
        <translation>der Bereich von {} bis {} ist leer</translation>
    </message>
    <message>
        <source>the range of the histogram does not go from a number to a greater one</source>
        <translation>der Bereich des Histogramms führt nicht von einer Zahl zu einer größeren</translation>
    </message>
    <message>
        <source>the recipe is longer than {} characters</source>
        <translation>das Rezept ist länger als {} Zeichen</translation>
    </message>
    <message>
        <source>the registers and parameters of a function take more than {} MiB a warp</source>
        <translation>die Register und Parameter einer Funktion nehmen mehr als {} MiB je Warp</translation>
    </message>
    <message>
        <source>the registers of the vector have different widths</source>
        <translation>die Register des Vektors sind verschieden breit</translation>
    </message>
    <message>
        <source>the report cannot be drawn as PDF</source>
        <translation>der Bericht lässt sich nicht als PDF zeichnen</translation>
    </message>
    <message>
        <source>the report has no such chart; it has: none</source>
        <translation>der Bericht hat kein solches Diagramm; er hat keine</translation>
    </message>
    <message>
        <source>the report has no such chart; it has: {}</source>
        <translation>der Bericht hat kein solches Diagramm; er hat: {}</translation>
    </message>
    <message>
        <source>the request does not name the machine code by its hash</source>
        <translation>die Anfrage nennt den Maschinencode nicht mit seinem Hash</translation>
    </message>
    <message>
        <source>the request&apos;s own bytes did not arrive</source>
        <translation>die eigenen Bytes der Anfrage kamen nicht an</translation>
    </message>
    <message>
        <source>the result has {} bytes where the function gives {}</source>
        <translation>das Ergebnis hat {} Bytes, die Funktion liefert aber {}</translation>
    </message>
    <message>
        <source>the result is there twice</source>
        <translation>das Ergebnis ist zweimal da</translation>
    </message>
    <message numerus="yes">
        <source>the run takes {} byte(s), more than {}</source>
        <translation>
            <numerusform>der Lauf nimmt {} Byte, mehr als {}</numerusform>
            <numerusform>der Lauf nimmt {} Bytes, mehr als {}</numerusform>
        </translation>
    </message>
    <message>
        <source>the seed must be a whole number from 0 to 18446744073709551615</source>
        <translation>der Seed muss eine ganze Zahl von 0 bis 18446744073709551615 sein</translation>
    </message>
    <message>
        <source>the session in this report holds no source</source>
        <translation>die Sitzung in diesem Bericht enthält keinen Quelltext</translation>
    </message>
    <message numerus="yes">
        <source>the shape of the tensor &apos;{}&apos; means {} byte(s); it has {}</source>
        <translation>
            <numerusform>die Form des Tensors &apos;{}&apos; bedeutet {} Byte; vorhanden sind {}</numerusform>
            <numerusform>die Form des Tensors &apos;{}&apos; bedeutet {} Bytes; vorhanden sind {}</numerusform>
        </translation>
    </message>
    <message>
        <source>the size of a file</source>
        <translation>die Größe einer Datei</translation>
    </message>
    <message>
        <source>the size of an array</source>
        <translation>die Größe eines Arrays</translation>
    </message>
    <message>
        <source>the size of {} is missing</source>
        <translation>die Größe von {} fehlt</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>der Quelltext</translation>
    </message>
    <message>
        <source>the source defines it more than once</source>
        <translation>der Quelltext definiert es mehrfach</translation>
    </message>
    <message>
        <source>the source defines it more than once; write out what it stands for</source>
        <translation>der Quelltext definiert es mehrfach; ausschreiben, wofür es steht</translation>
    </message>
    <message>
        <source>the source has no one definition of the kernel &apos;{}&apos; for launch bounds</source>
        <translation>der Quelltext hat keine eindeutige Definition des Kernels &apos;{}&apos; für Launch Bounds</translation>
    </message>
    <message>
        <source>the source has no one kernel of that name; it has {}</source>
        <translation>der Quelltext hat keinen eindeutigen Kernel dieses Namens; er hat {}</translation>
    </message>
    <message>
        <source>the source includes more than 4,096 headers</source>
        <translation>der Quelltext bindet mehr als 4.096 Header ein</translation>
    </message>
    <message>
        <source>the stack of {} bytes a thread is used up: {} more are needed with {} in use</source>
        <translation>der Stack von {} Bytes je Thread ist aufgebraucht: {} mehr sind nötig, {} in Gebrauch</translation>
    </message>
    <message>
        <source>the step of &apos;{}&apos; is 0; the least is 1</source>
        <translation>die Schrittweite von &apos;{}&apos; ist 0; die kleinste ist 1</translation>
    </message>
    <message>
        <source>the step of a plot is 0; the least is 1</source>
        <translation>die Schrittweite eines Diagramms ist 0; die kleinste ist 1</translation>
    </message>
    <message>
        <source>the sweep has no point {}</source>
        <translation>der Sweep hat keinen Punkt {}</translation>
    </message>
    <message>
        <source>the system ended a kernel that ran too long on a device with a display</source>
        <translation>das System hat einen Kernel beendet, der auf einem Gerät mit Anzeige zu lange lief</translation>
    </message>
    <message>
        <source>the system ends processes where memory runs out</source>
        <translation>das System beendet Prozesse, wo der Speicher ausgeht</translation>
    </message>
    <message>
        <source>the system ends processes where memory runs out ({})</source>
        <translation>das System beendet Prozesse, wo der Speicher ausgeht ({})</translation>
    </message>
    <message>
        <source>the system refused the driver&apos;s request</source>
        <translation>das System hat die Anforderung des Treibers abgelehnt</translation>
    </message>
    <message>
        <source>the system&apos;s log may have the driver&apos;s own words</source>
        <translation>das Systemlog hat womöglich die Worte des Treibers selbst</translation>
    </message>
    <message>
        <source>the tensor &apos;{}&apos; lies outside of the file, or the file is cut off</source>
        <translation>der Tensor &apos;{}&apos; liegt außerhalb der Datei, oder die Datei ist abgeschnitten</translation>
    </message>
    <message>
        <source>the text holds a NUL character here; a CUDA source is text in UTF-8</source>
        <translation>der Text enthält hier ein NUL-Zeichen; ein CUDA-Quelltext ist Text in UTF-8</translation>
    </message>
    <message>
        <source>the text holds a byte 0xFF here; a CUDA source is text in UTF-8</source>
        <translation>der Text enthält hier ein Byte 0xFF; ein CUDA-Quelltext ist Text in UTF-8</translation>
    </message>
    <message>
        <source>the text is larger than {} bytes</source>
        <translation>der Text ist größer als {} Bytes</translation>
    </message>
    <message>
        <source>the text of a pragma</source>
        <translation>der Text eines Pragmas</translation>
    </message>
    <message>
        <source>the timing was cancelled</source>
        <translation>die Zeitmessung wurde abgebrochen</translation>
    </message>
    <message>
        <source>the values of &apos;{}&apos; take more than {} bytes</source>
        <translation>die Werte von &apos;{}&apos; nehmen mehr als {} Bytes</translation>
    </message>
    <message>
        <source>the vector has {} elements instead of {}</source>
        <translation>der Vektor hat {} Elemente statt {}</translation>
    </message>
    <message numerus="yes">
        <source>the view has more numbers than a buffer can have; this one has {} byte(s)</source>
        <translation>
            <numerusform>die Ansicht hat mehr Zahlen, als ein Puffer haben kann; dieser hat {} Byte</numerusform>
            <numerusform>die Ansicht hat mehr Zahlen, als ein Puffer haben kann; dieser hat {} Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>the view has {} dimensions; at most {} are shown</source>
        <translation>die Ansicht hat {} Dimensionen; gezeigt werden höchstens {}</translation>
    </message>
    <message numerus="yes">
        <source>the view reaches to byte {}, but the buffer has {} byte(s); make the shape, the strides or the offset smaller</source>
        <translation>
            <numerusform>die Ansicht reicht bis Byte {}, aber der Puffer hat {} Byte; Form, Strides oder Offset verkleinern</numerusform>
            <numerusform>die Ansicht reicht bis Byte {}, aber der Puffer hat {} Bytes; Form, Strides oder Offset verkleinern</numerusform>
        </translation>
    </message>
    <message>
        <source>the view starts a number within a byte</source>
        <translation>die Ansicht lässt eine Zahl mitten in einem Byte beginnen</translation>
    </message>
    <message>
        <source>the width of shared memory banks is fixed on every GPU that CUDA 13.0 supports; there is nothing to set</source>
        <translation>die Breite der Shared-Memory-Bänke ist auf jeder GPU fest, die CUDA 13.0 unterstützt; es gibt nichts einzustellen</translation>
    </message>
    <message>
        <source>the worker asks for bytes that the launch does not have</source>
        <translation>der Worker verlangt Bytes, die der Start nicht hat</translation>
    </message>
    <message>
        <source>the worker ended with it twice; the last time: {}</source>
        <translation>der Worker endete zweimal damit; das letzte Mal: {}</translation>
    </message>
    <message>
        <source>the worker sent other bytes than were asked for</source>
        <translation>der Worker sandte andere Bytes als angefordert</translation>
    </message>
    <message>
        <source>the {}</source>
        <translation>{}</translation>
    </message>
    <message numerus="yes">
        <source>the {} byte(s) of {}</source>
        <translation>
            <numerusform>{} Byte von {}</numerusform>
            <numerusform>{} Bytes von {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {} byte(s) that malloc gave</source>
        <translation>
            <numerusform>{} Byte aus malloc</numerusform>
            <numerusform>{} Bytes aus malloc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {} byte(s) that malloc gave and free took back</source>
        <translation>
            <numerusform>{} Byte aus malloc, mit free zurückgegeben</numerusform>
            <numerusform>{} Bytes aus malloc, mit free zurückgegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>the {} worst differences are wanted; at most {} are kept</source>
        <translation>gewünscht sind die {} größten Abweichungen; behalten werden höchstens {}</translation>
    </message>
    <message>
        <source>the {}-byte shared variable</source>
        <translation>shared-Variable mit {} Bytes</translation>
    </message>
    <message>
        <source>the {}-byte variable {}</source>
        <translation>Variable {1} mit {0} Bytes</translation>
    </message>
    <message>
        <source>there are more than {}</source>
        <translation>es gibt mehr als {}</translation>
    </message>
    <message>
        <source>there are more than {} elements</source>
        <translation>es gibt mehr als {} Elemente</translation>
    </message>
    <message>
        <source>there are more than {} rows</source>
        <translation>es gibt mehr als {} Zeilen</translation>
    </message>
    <message>
        <source>there are no bytes to register</source>
        <translation>es gibt keine Bytes zu registrieren</translation>
    </message>
    <message>
        <source>there are no vectors of .b128</source>
        <translation>es gibt keine Vektoren aus .b128</translation>
    </message>
    <message>
        <source>there are too many coordinates</source>
        <translation>es gibt zu viele Koordinaten</translation>
    </message>
    <message>
        <source>there are two axes of that name</source>
        <translation>es gibt zwei Achsen dieses Namens</translation>
    </message>
    <message>
        <source>there are {} emulated GPUs in this process already</source>
        <translation>es gibt in diesem Prozess schon {} emulierte GPUs</translation>
    </message>
    <message>
        <source>there are {} ranges of addresses in use already</source>
        <translation>es sind schon {} Adressbereiche in Gebrauch</translation>
    </message>
    <message numerus="yes">
        <source>there are {} strides, but the shape has {} dimension(s)</source>
        <translation>
            <numerusform>es gibt {} Strides, aber die Form hat {} Dimension</numerusform>
            <numerusform>es gibt {} Strides, aber die Form hat {} Dimensionen</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no compile_commands.json</source>
        <translation>es gibt keine compile_commands.json</translation>
    </message>
    <message>
        <source>there is no constant of that name; there are {}</source>
        <translation>es gibt keine Konstante dieses Namens; es gibt {}</translation>
    </message>
    <message>
        <source>there is no device memory left for a cooperative launch</source>
        <translation>für einen kooperativen Start ist kein Gerätespeicher übrig</translation>
    </message>
    <message>
        <source>there is no element {}; the view has {}</source>
        <translation>es gibt kein Element {}; die Ansicht hat {}</translation>
    </message>
    <message>
        <source>there is no empty kernel</source>
        <translation>es gibt keinen leeren Kernel</translation>
    </message>
    <message>
        <source>there is no image to read device code from</source>
        <translation>es gibt kein Abbild, aus dem Device-Code zu lesen wäre</translation>
    </message>
    <message>
        <source>there is no kernel &apos;{}&apos;, or several; {}</source>
        <translation>es gibt keinen Kernel &apos;{}&apos; oder mehrere; {}</translation>
    </message>
    <message>
        <source>there is no memory for the local and shared memory of a block of {} threads with {} bytes each</source>
        <translation>es gibt keinen Speicher für den lokalen und den Shared Memory eines Blocks mit {} Threads zu je {} Bytes</translation>
    </message>
    <message>
        <source>there is no memory for the registers of all resident blocks</source>
        <translation>es gibt keinen Speicher für die Register aller residenten Blöcke</translation>
    </message>
    <message>
        <source>there is no slice {} on axis {}, which has {}</source>
        <translation>einen Schnitt {} gibt es nicht auf Achse {}, die {} hat</translation>
    </message>
    <message>
        <source>there is no source &quot;{}&quot;</source>
        <translation>es gibt keine Quelle &quot;{}&quot;</translation>
    </message>
    <message>
        <source>there is no such device here; devices are named cuda:0, cuda:1 and so on, and emulated</source>
        <translation>dieses Gerät gibt es hier nicht; Geräte heißen cuda:0, cuda:1 usw. und emulated</translation>
    </message>
    <message>
        <source>there is no such feature</source>
        <translation>dieses Merkmal gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such operation on this type</source>
        <translation>diese Operation gibt es für diesen Typ nicht</translation>
    </message>
    <message>
        <source>there is no such output; the outputs are {}</source>
        <translation>diese Ausgabe gibt es nicht; die Ausgaben sind {}</translation>
    </message>
    <message>
        <source>there is no such output; {} has none</source>
        <translation>diese Ausgabe gibt es nicht; {} hat keine</translation>
    </message>
    <message>
        <source>there is no such parameter; {}</source>
        <translation>diesen Parameter gibt es nicht; {}</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>der Speicher reicht nicht für das Bild</translation>
    </message>
    <message>
        <source>there is not enough memory for {} elements</source>
        <translation>der Speicher reicht nicht für {} Elemente</translation>
    </message>
    <message>
        <source>there is not enough memory to read it</source>
        <translation>der Speicher reicht nicht, um es zu lesen</translation>
    </message>
    <message>
        <source>there must be one at least</source>
        <translation>mindestens eines muss da sein</translation>
    </message>
    <message>
        <source>thermal slowdown</source>
        <translation>thermische Drosselung</translation>
    </message>
    <message>
        <source>they are times</source>
        <translation>es sind Zeiten</translation>
    </message>
    <message>
        <source>they do not have the map&apos;s size</source>
        <translation>haben nicht die Größe der Karte</translation>
    </message>
    <message>
        <source>they do not have the picture&apos;s size</source>
        <translation>haben nicht die Größe des Bildes</translation>
    </message>
    <message>
        <source>this NVML is too old to tell it</source>
        <translation>dieses NVML ist zu alt, um es zu nennen</translation>
    </message>
    <message>
        <source>this aligned memory is freed already</source>
        <translation>dieser ausgerichtete Speicher ist schon freigegeben</translation>
    </message>
    <message>
        <source>this array is freed already</source>
        <translation>dieses Array ist schon freigegeben</translation>
    </message>
    <message>
        <source>this block has no end</source>
        <translation>dieser Block hat kein Ende</translation>
    </message>
    <message>
        <source>this column is named twice</source>
        <translation>diese Spalte ist zweimal genannt</translation>
    </message>
    <message>
        <source>this column is not known; the columns are {}</source>
        <translation>diese Spalte ist nicht bekannt; die Spalten sind {}</translation>
    </message>
    <message>
        <source>this combination of modifiers has no meaning</source>
        <translation>diese Kombination von Modifikatoren hat keine Bedeutung</translation>
    </message>
    <message>
        <source>this comment has no end</source>
        <translation>dieser Kommentar hat kein Ende</translation>
    </message>
    <message>
        <source>this compiler option is refused: {}</source>
        <translation>diese Compileroption wird abgelehnt: {}</translation>
    </message>
    <message>
        <source>this device or its driver does not tell it</source>
        <translation>dieses Gerät oder sein Treiber nennt es nicht</translation>
    </message>
    <message>
        <source>this header was not read: it lies outside the folder of a program that is not trusted yet; trust it first</source>
        <translation>dieser Header wurde nicht gelesen: Er liegt außerhalb des Ordners eines Programms, dem noch nicht vertraut wird; zuerst vertrauen</translation>
    </message>
    <message>
        <source>this instruction is not emulated ({})</source>
        <translation>dieser Befehl wird nicht emuliert ({})</translation>
    </message>
    <message>
        <source>this instruction is not emulated without more modifiers</source>
        <translation>dieser Befehl wird nicht ohne weitere Modifikatoren emuliert</translation>
    </message>
    <message>
        <source>this instruction needs .target sm_{}</source>
        <translation>dieser Befehl braucht .target sm_{}</translation>
    </message>
    <message>
        <source>this is no file of measured peaks, or one of another version</source>
        <translation>dies ist keine Datei gemessener Spitzenwerte oder eine anderer Version</translation>
    </message>
    <message>
        <source>this is no journal of a sweep</source>
        <translation>dies ist kein Journal eines Sweeps</translation>
    </message>
    <message>
        <source>this is no journal of a sweep, or its first line is damaged</source>
        <translation>dies ist kein Journal eines Sweeps, oder die erste Zeile ist beschädigt</translation>
    </message>
    <message>
        <source>this is not a KernelDesk report: &quot;format&quot;: &quot;kerneldesk-report&quot; is missing</source>
        <translation>dies ist kein KernelDesk-Bericht: &quot;format&quot;: &quot;kerneldesk-report&quot; fehlt</translation>
    </message>
    <message>
        <source>this is not a KernelDesk session: &quot;format&quot;: &quot;kerneldesk-session&quot; is missing</source>
        <translation>dies ist keine KernelDesk-Sitzung: &quot;format&quot;: &quot;kerneldesk-session&quot; fehlt</translation>
    </message>
    <message>
        <source>this is not a number</source>
        <translation>dies ist keine Zahl</translation>
    </message>
    <message>
        <source>this is not a regular file</source>
        <translation>dies ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>this kernel was not loaded by the emulated GPU</source>
        <translation>dieser Kernel wurde nicht von der emulierten GPU geladen</translation>
    </message>
    <message>
        <source>this limit</source>
        <translation>diese Grenze</translation>
    </message>
    <message>
        <source>this memory is freed already</source>
        <translation>dieser Speicher ist schon freigegeben</translation>
    </message>
    <message>
        <source>this memory is given back already</source>
        <translation>dieser Speicher ist schon zurückgegeben</translation>
    </message>
    <message>
        <source>this memory is not registered any more</source>
        <translation>dieser Speicher ist nicht mehr registriert</translation>
    </message>
    <message>
        <source>this memory of another process is closed already</source>
        <translation>dieser Speicher eines anderen Prozesses ist schon geschlossen</translation>
    </message>
    <message>
        <source>this page holds the data of more than one report</source>
        <translation>diese Seite enthält die Daten mehrerer Berichte</translation>
    </message>
    <message>
        <source>this page is cut off: the end of its data is missing</source>
        <translation>diese Seite ist abgeschnitten: Das Ende ihrer Daten fehlt</translation>
    </message>
    <message>
        <source>this page is not a KernelDesk report: it has no block of a report&apos;s data</source>
        <translation>diese Seite ist kein KernelDesk-Bericht: Sie hat keinen Block mit Berichtsdaten</translation>
    </message>
    <message>
        <source>this page-locked memory is freed already</source>
        <translation>dieser nicht auslagerbare Speicher ist schon freigegeben</translation>
    </message>
    <message>
        <source>this program does not find its own place</source>
        <translation>dieses Programm findet seinen eigenen Ort nicht</translation>
    </message>
    <message>
        <source>this recipe takes nothing in its brackets</source>
        <translation>dieses Rezept nimmt nichts in seinen Klammern</translation>
    </message>
    <message>
        <source>this report holds no session to open again</source>
        <translation>dieser Bericht enthält keine Sitzung, die sich wieder öffnen ließe</translation>
    </message>
    <message>
        <source>this string has no end</source>
        <translation>diese Zeichenkette hat kein Ende</translation>
    </message>
    <message>
        <source>this texture reads linear memory, not an array</source>
        <translation>diese Textur liest linearen Speicher, kein Array</translation>
    </message>
    <message>
        <source>this user may not read it</source>
        <translation>dieser Benutzer darf es nicht lesen</translation>
    </message>
    <message>
        <source>this value has no end</source>
        <translation>dieser Wert hat kein Ende</translation>
    </message>
    <message>
        <source>this variable is larger than {} bytes</source>
        <translation>diese Variable ist größer als {} Bytes</translation>
    </message>
    <message>
        <source>thread {} has ended</source>
        <translation>Thread {} ist beendet</translation>
    </message>
    <message>
        <source>thread {} waits at {}</source>
        <translation>Thread {} wartet bei {}</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>threads come to barrier {} with different counts of threads: {} and {} (0: all of the block)</source>
        <translation>Threads kommen mit verschiedenen Thread-Anzahlen zu Barriere {}: {} und {} (0: alle des Blocks)</translation>
    </message>
    <message>
        <source>threads of one warp wait for each other at two barriers: some at {}, some at {}</source>
        <translation>Threads eines Warps warten an zwei Barrieren aufeinander: einige bei {}, einige bei {}</translation>
    </message>
    <message>
        <source>tileiras makes code for sm_80 and later, and this is {}.</source>
        <translation>tileiras erzeugt Code ab sm_80, und dies ist {}.</translation>
    </message>
    <message>
        <source>tileiras says: {}</source>
        <translation>tileiras sagt: {}</translation>
    </message>
    <message>
        <source>tileiras was found as {}, but not all of its parts: install the whole CUDA toolkit, 13.3 or later, or pip&apos;s {} of the same version.</source>
        <translation>tileiras wurde als {} gefunden, aber nicht alle seine Teile: das ganze CUDA-Toolkit ab 13.3 installieren oder {} derselben Version aus pip.</translation>
    </message>
    <message>
        <source>tileiras was looked for {}, in CUDA_PATH and on PATH, and not found: install the CUDA toolkit, 13.3 or later, or its pip packages nvidia-cuda-tileiras, nvidia-cuda-nvcc and nvidia-nvvm.</source>
        <translation>tileiras wurde {}, in CUDA_PATH und in PATH gesucht und nicht gefunden: das CUDA-Toolkit ab 13.3 installieren oder dessen pip-Pakete nvidia-cuda-tileiras, nvidia-cuda-nvcc und nvidia-nvvm.</translation>
    </message>
    <message>
        <source>tileiras was replaced since this process was started</source>
        <translation>tileiras wurde seit dem Start dieses Prozesses ersetzt</translation>
    </message>
    <message>
        <source>tileiras {}</source>
        <translation>tileiras {}</translation>
    </message>
    <message>
        <source>tileiras&apos; machine code takes more memory than there is.</source>
        <translation>Der Maschinencode von tileiras braucht mehr Speicher, als es gibt.</translation>
    </message>
    <message>
        <source>tileirdisasm was ended at its deadline of {} s; Tile IR of this size, or a busy machine, takes it longer.</source>
        <translation>tileirdisasm wurde nach seiner Frist von {} s beendet; Tile IR dieser Größe oder ein ausgelasteter Rechner braucht länger.</translation>
    </message>
    <message>
        <source>timeout</source>
        <translation>Zeitüberschreitung</translation>
    </message>
    <message>
        <source>too many MPS clients</source>
        <translation>zu viele MPS-Clients</translation>
    </message>
    <message>
        <source>too many MPS connections</source>
        <translation>zu viele MPS-Verbindungen</translation>
    </message>
    <message>
        <source>too many resources</source>
        <translation>zu viele Ressourcen</translation>
    </message>
    <message>
        <source>trap</source>
        <translation>Trap</translation>
    </message>
    <message>
        <source>two are called &apos;{}&apos;</source>
        <translation>zwei heißen &apos;{}&apos;</translation>
    </message>
    <message>
        <source>two workers in a row ended with it; the last one: {}</source>
        <translation>zwei Worker nacheinander endeten damit; der letzte: {}</translation>
    </message>
    <message>
        <source>uncorrectable NVLink error</source>
        <translation>nicht korrigierbarer NVLink-Fehler</translation>
    </message>
    <message>
        <source>uncorrectable memory error</source>
        <translation>nicht korrigierbarer Speicherfehler</translation>
    </message>
    <message>
        <source>unknown CUDA error</source>
        <translation>unbekannter CUDA-Fehler</translation>
    </message>
    <message>
        <source>unknown error</source>
        <translation>unbekannter Fehler</translation>
    </message>
    <message>
        <source>unknown fault</source>
        <translation>unbekannter Laufzeitfehler</translation>
    </message>
    <message>
        <source>unsigned __int128</source>
        <translation>unsigned __int128</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>unbenannt</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>variable {} has no memory: it is declared, but not defined, or of no size</source>
        <translation>Variable {} hat keinen Speicher: Sie ist deklariert, aber nicht definiert, oder ohne Größe</translation>
    </message>
    <message>
        <source>variable {} is in .{}, which this is not an access to</source>
        <translation>Variable {} liegt in .{}, worauf dies kein Zugriff ist</translation>
    </message>
    <message>
        <source>variable {} is in a state space that it cannot be in</source>
        <translation>Variable {} ist in einem Zustandsraum, in dem sie nicht sein kann</translation>
    </message>
    <message>
        <source>variable {} of {} bytes does not fit into the device&apos;s memory</source>
        <translation>Variable {} mit {} Bytes passt nicht in den Speicher des Geräts</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>verdict</translation>
    </message>
    <message>
        <source>virtual resources</source>
        <translation>virtuelle Ressourcen</translation>
    </message>
    <message numerus="yes">
        <source>volatile or atomic read of {} byte(s)</source>
        <translation>
            <numerusform>volatiles oder atomares Lesen von {} Byte</numerusform>
            <numerusform>volatiles oder atomares Lesen von {} Bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>volatile write of or atomic operation on {} byte(s)</source>
        <translation>
            <numerusform>volatiles Schreiben von {} Byte oder atomare Operation darauf</numerusform>
            <numerusform>volatiles Schreiben von {} Bytes oder atomare Operation darauf</numerusform>
        </translation>
    </message>
    <message>
        <source>warps</source>
        <translation>Warps</translation>
    </message>
    <message>
        <source>was ended by {}</source>
        <translation>wurde von {} beendet</translation>
    </message>
    <message>
        <source>was ended by {} ({})</source>
        <translation>wurde von {} beendet ({})</translation>
    </message>
    <message>
        <source>what it sends arrives damaged: something changes the stream or writes into it on the way, such as a terminal or a start-up file of the shell</source>
        <translation>was gesendet wird, kommt beschädigt an: Etwas verändert den Datenstrom oder schreibt unterwegs hinein, etwa ein Terminal oder eine Startdatei der Shell</translation>
    </message>
    <message>
        <source>what it sends breaks KernelDesk&apos;s protocol: {}</source>
        <translation>was gesendet wird, verletzt das Protokoll von KernelDesk: {}</translation>
    </message>
    <message>
        <source>what it sends is damaged: a message is empty or longer than {} MiB</source>
        <translation>was gesendet wird, ist beschädigt: Eine Nachricht ist leer oder länger als {} MiB</translation>
    </message>
    <message>
        <source>what its header says of the tensor &apos;{}&apos; cannot be read</source>
        <translation>was der Header über den Tensor &apos;{}&apos; sagt, ist nicht lesbar</translation>
    </message>
    <message>
        <source>what the worker sent to this process arrived damaged; the machine&apos;s memory may be at fault</source>
        <translation>was der Worker diesem Prozess sandte, kam beschädigt an; womöglich ist der Speicher des Rechners defekt</translation>
    </message>
    <message>
        <source>what was measured has one</source>
        <translation>was gemessen wurde, hat eine</translation>
    </message>
    <message>
        <source>what was refused has none</source>
        <translation>was abgelehnt wurde, hat keine</translation>
    </message>
    <message>
        <source>what {} points to is not known</source>
        <translation>worauf {} zeigt, ist nicht bekannt</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>words are of 4, 8 or 16 bytes, not {}</source>
        <translation>Wörter haben 4, 8 oder 16 Bytes, nicht {}</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>Worker</translation>
    </message>
    <message numerus="yes">
        <source>write of {} byte(s)</source>
        <translation>
            <numerusform>Schreiben von {} Byte</numerusform>
            <numerusform>Schreiben von {} Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>write to constant memory</source>
        <translation>Schreiben in den Konstantenspeicher</translation>
    </message>
    <message>
        <source>written out, the expression has more than {} characters</source>
        <translation>ausgeschrieben hat der Ausdruck mehr als {} Zeichen</translation>
    </message>
    <message>
        <source>{0} would bound it, by the measured {1}</source>
        <translation>{0} würde ihn begrenzen, mit den gemessenen {1}</translation>
    </message>
    <message>
        <source>{0} would bound it: at most {1}, by the measured {2}</source>
        <translation>{0} würde ihn begrenzen: höchstens {1}, mit den gemessenen {2}</translation>
    </message>
    <message>
        <source>{
&quot;schema_version&quot;: &quot;1.0.0&quot;,
&quot;results&quot;: [</source>
        <translation>{
&quot;schema_version&quot;: &quot;1.0.0&quot;,
&quot;results&quot;: [</translation>
    </message>
    <message>
        <source>{} CUDA_VISIBLE_DEVICES is set to &quot;{}&quot;, which can hide devices.</source>
        <translation>{} CUDA_VISIBLE_DEVICES ist auf &quot;{}&quot; gesetzt, was Geräte verbergen kann.</translation>
    </message>
    <message>
        <source>{} GiB of addresses are more than a range on demand has</source>
        <translation>{} GiB Adressen sind mehr, als ein Bereich auf Anforderung hat</translation>
    </message>
    <message>
        <source>{} GiB of addresses cannot be reserved ({}); a limit on address space (ulimit -v) may be set, raise it</source>
        <translation>{} GiB Adressen lassen sich nicht reservieren ({}); womöglich ist der Adressraum begrenzt (ulimit -v), die Grenze anheben</translation>
    </message>
    <message>
        <source>{} One of its warps was at {}.</source>
        <translation>{} Einer seiner Warps war bei {}.</translation>
    </message>
    <message>
        <source>{} The host code, main() too, was not checked.</source>
        <translation>{} Der Host-Code, auch main(), wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>{} and on PATH</source>
        <translation>{} und in PATH</translation>
    </message>
    <message>
        <source>{} and on the loader&apos;s path</source>
        <translation>{} und im Pfad des Laders</translation>
    </message>
    <message>
        <source>{} and wrote nothing else</source>
        <translation>{} und schrieb sonst nichts</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} und {}</translation>
    </message>
    <message>
        <source>{} and {} are not in one module, since one of them is a kernel of CUDA Tile: take expr: or file:</source>
        <translation>{} und {} sind nicht in einem Modul, da einer davon ein Kernel in CUDA Tile ist: expr: oder file: nehmen</translation>
    </message>
    <message>
        <source>{} and {} numbers cannot be compared: both views need the same shape</source>
        <translation>{} und {} Zahlen lassen sich nicht vergleichen: beide Ansichten brauchen dieselbe Form</translation>
    </message>
    <message>
        <source>{} asks for device {}, which this machine does not have.</source>
        <translation>{} verlangt Gerät {}, das dieser Rechner nicht hat.</translation>
    </message>
    <message>
        <source>{} at local address {}, {} before the start of local memory of the function, in that of its caller</source>
        <translation>{} an lokaler Adresse {}, {} vor dem Anfang des lokalen Speichers der Funktion, in dem ihres Aufrufers</translation>
    </message>
    <message>
        <source>{} at shared address {} by thread {}</source>
        <translation>{} an Shared-Adresse {} durch Thread {}</translation>
    </message>
    <message>
        <source>{} at {}</source>
        <translation>{} bei {}</translation>
    </message>
    <message>
        <source>{} at {} address {}</source>
        <translation>{} bei {}-Adresse {}</translation>
    </message>
    <message>
        <source>{} at {} address {}, {}</source>
        <translation>{} bei {}-Adresse {}, {}</translation>
    </message>
    <message>
        <source>{} at {} by thread {}</source>
        <translation>{} bei {} durch Thread {}</translation>
    </message>
    <message>
        <source>{} at {}, a generic address of {} memory, as if it were global</source>
        <translation>{} bei {}, einer generischen Adresse von {}-Speicher, als wäre sie global</translation>
    </message>
    <message>
        <source>{} at {}, which is misaligned by {}: it must be a multiple of {}</source>
        <translation>{} bei {}, um {} falsch ausgerichtet: Nötig ist ein Vielfaches von {}</translation>
    </message>
    <message>
        <source>{} at {}, which is not in constant memory</source>
        <translation>{} bei {}, was nicht im Konstantenspeicher liegt</translation>
    </message>
    <message numerus="yes">
        <source>{} block(s)</source>
        <translation>
            <numerusform>{} Block</numerusform>
            <numerusform>{} Blöcke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} byte(s)</source>
        <translation>
            <numerusform>{} Byte</numerusform>
            <numerusform>{} Bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} byte(s) at {} lie outside the parameters, which have {}</source>
        <translation>
            <numerusform>{} Byte bei {} liegt außerhalb der Parameter, die {} haben</numerusform>
            <numerusform>{} Bytes bei {} liegen außerhalb der Parameter, die {} haben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} byte(s) before the start of {}</source>
        <translation>
            <numerusform>{} Byte vor dem Anfang von {}</numerusform>
            <numerusform>{} Bytes vor dem Anfang von {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} byte(s) had to be sent along, not {}</source>
        <translation>
            <numerusform>{} Byte war mitzusenden, nicht {}</numerusform>
            <numerusform>{} Bytes waren mitzusenden, nicht {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} byte(s) past the end of {}</source>
        <translation>
            <numerusform>{} Byte hinter dem Ende von {}</numerusform>
            <numerusform>{} Bytes hinter dem Ende von {}</numerusform>
        </translation>
    </message>
    <message>
        <source>{} bytes at {} are outside of the {} bytes of the parameter</source>
        <translation>{} Bytes bei {} liegen außerhalb der {} Bytes des Parameters</translation>
    </message>
    <message>
        <source>{} bytes of host memory cannot be had: {}</source>
        <translation>{} Bytes Host-Speicher sind nicht zu bekommen: {}</translation>
    </message>
    <message>
        <source>{} came out at {}, above what the device&apos;s clocks allow; the figure is not kept</source>
        <translation>{} ergab {}, mehr, als die Takte des Geräts erlauben; der Wert wird nicht behalten</translation>
    </message>
    <message>
        <source>{} cannot be rounded up to a multiple of {}</source>
        <translation>{} lässt sich nicht auf ein Vielfaches von {} aufrunden</translation>
    </message>
    <message>
        <source>{} cannot be set; MAX_DYNAMIC_SHARED_SIZE_BYTES and PREFERRED_SHARED_MEMORY_CARVEOUT can</source>
        <translation>{} lässt sich nicht setzen; MAX_DYNAMIC_SHARED_SIZE_BYTES und PREFERRED_SHARED_MEMORY_CARVEOUT schon</translation>
    </message>
    <message>
        <source>{} closes nothing</source>
        <translation>{} schließt nichts</translation>
    </message>
    <message>
        <source>{} comes back to itself through what it includes: #pragma once in its first line ends that.</source>
        <translation>{} kommt über das, was es einbindet, auf sich zurück: #pragma once in der ersten Zeile beendet das.</translation>
    </message>
    <message>
        <source>{} compiled it, and {} the program that it would be compared with: compile the program anew.</source>
        <translation>{} hat es kompiliert, und {} das Programm, mit dem es verglichen würde: das Programm neu kompilieren.</translation>
    </message>
    <message>
        <source>{} could not be compared with its reference: {}</source>
        <translation>{} konnte nicht mit seiner Referenz verglichen werden: {}</translation>
    </message>
    <message numerus="yes">
        <source>{} differs from its reference in {} element(s), first at index {}: expected {}, got {}.</source>
        <translation>
            <numerusform>{} weicht in {} Element von seiner Referenz ab, zuerst bei Index {}: erwartet {}, erhalten {}.</numerusform>
            <numerusform>{} weicht in {} Elementen von seiner Referenz ab, zuerst bei Index {}: erwartet {}, erhalten {}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} does not fit in 64 bits</source>
        <translation>{} passt nicht in 64 Bits</translation>
    </message>
    <message>
        <source>{} does not fit in {}</source>
        <translation>{} passt nicht in {}</translation>
    </message>
    <message>
        <source>{} does not lie within what holds it</source>
        <translation>{} liegt nicht in dem, was es enthält</translation>
    </message>
    <message>
        <source>{} elements are too many</source>
        <translation>{} Elemente sind zu viele</translation>
    </message>
    <message>
        <source>{} ends far before what is copied; it has {}</source>
        <translation>{} endet weit vor dem Kopierten; es hat {}</translation>
    </message>
    <message>
        <source>{} ends {} before what is copied; it has {}</source>
        <translation>{} endet {} vor dem Kopierten; es hat {}</translation>
    </message>
    <message>
        <source>{} for what its buffers hold before and after</source>
        <translation>{}, was seine Puffer davor und danach enthalten</translation>
    </message>
    <message>
        <source>{} from address {} on are no whole elements of {} bytes</source>
        <translation>{} ab Adresse {} sind keine ganzen Elemente von {} Bytes</translation>
    </message>
    <message>
        <source>{} from byte {} on lie outside {}</source>
        <translation>{} ab Byte {} liegen außerhalb von {}</translation>
    </message>
    <message>
        <source>{} gave {}</source>
        <translation>{} lieferte {}</translation>
    </message>
    <message>
        <source>{} has no SASS metrics: counts by line need the CUPTI of CUDA 12.6 or newer, from a newer toolkit or the package nvidia-cuda-cupti.</source>
        <translation>{} hat keine SASS-Metriken: Zählungen je Zeile brauchen das CUPTI von CUDA 12.6 oder neuer, aus einem neueren Toolkit oder dem Paket nvidia-cuda-cupti.</translation>
    </message>
    <message>
        <source>{} has no command for {}, which is compiled as if there were no project.</source>
        <translation>{} hat keinen Befehl für {}, daher wird wie ohne Projekt kompiliert.</translation>
    </message>
    <message>
        <source>{} has no component &apos;.{}&apos;</source>
        <translation>{} hat keine Komponente &apos;.{}&apos;</translation>
    </message>
    <message>
        <source>{} has no function {}: it is no NVRTC, or one older than CUDA 12; install CUDA 13.</source>
        <translation>{} hat keine Funktion {}: Es ist kein NVRTC oder eines älter als CUDA 12; CUDA 13 installieren.</translation>
    </message>
    <message>
        <source>{} has no member &apos;{}&apos;; it has {}</source>
        <translation>{} hat kein Element &apos;{}&apos;; es hat {}</translation>
    </message>
    <message>
        <source>{} has rows {} apart, and {} of each are to be copied</source>
        <translation>{} hat Zeilen im Abstand {}, und je {} davon sind zu kopieren</translation>
    </message>
    <message numerus="yes">
        <source>{} has {} byte(s), not the {} that are needed</source>
        <translation>
            <numerusform>{} hat {} Byte, nicht die nötigen {}</numerusform>
            <numerusform>{} hat {} Bytes, nicht die nötigen {}</numerusform>
        </translation>
    </message>
    <message>
        <source>{} holds &quot;{}&quot;, which is no compute capability of the emulated GPU; it can be {}, and is 9.0 now.</source>
        <translation>{} enthält &quot;{}&quot;, was keine Compute Capability der emulierten GPU ist; möglich ist {}, jetzt gilt 9.0.</translation>
    </message>
    <message>
        <source>{} holds &quot;{}&quot;, which is no device number; write 0 for the first device.</source>
        <translation>{} enthält &quot;{}&quot;, was keine Gerätenummer ist; für das erste Gerät 0 schreiben.</translation>
    </message>
    <message>
        <source>{} in the {}, which was freed</source>
        <translation>{} in freigegebenem Speicher: {}</translation>
    </message>
    <message>
        <source>{} in {}</source>
        <translation>{} in {}</translation>
    </message>
    <message>
        <source>{} is CUPTI with API version {}, whose records are not known; known are those of CUDA 11 to 13.</source>
        <translation>{} ist CUPTI mit API-Version {}, deren Aufzeichnungen nicht bekannt sind; bekannt sind die von CUDA 11 bis 13.</translation>
    </message>
    <message>
        <source>{} is a kernel of CUDA Tile, which is launched by its grid alone</source>
        <translation>{} ist ein Kernel in CUDA Tile, der allein mit seinem Grid gestartet wird</translation>
    </message>
    <message>
        <source>{} is a kernel of CUDA Tile, which is launched by its grid alone: leave the block out</source>
        <translation>{} ist ein Kernel in CUDA Tile, der allein mit seinem Grid gestartet wird: den Block weglassen</translation>
    </message>
    <message>
        <source>{} is compiled for blocks of {} threads, not {}</source>
        <translation>{} ist für Blöcke mit {} Threads kompiliert, nicht {}</translation>
    </message>
    <message>
        <source>{} is declared already</source>
        <translation>{} ist schon deklariert</translation>
    </message>
    <message>
        <source>{} is declared with other parameters before</source>
        <translation>{} ist zuvor mit anderen Parametern deklariert</translation>
    </message>
    <message>
        <source>{} is given twice</source>
        <translation>{} ist zweimal angegeben</translation>
    </message>
    <message>
        <source>{} is impossible: it is above the {} of the fastest arithmetic of this device; either the declared operations are too many, or the kernel does not do them.</source>
        <translation>{} ist unmöglich: Es liegt über den {} der schnellsten Arithmetik dieses Geräts; entweder sind zu viele Operationen angegeben, oder der Kernel führt sie nicht aus.</translation>
    </message>
    <message>
        <source>{} is impossible: it is above the {} of this device&apos;s memory; either the declared bytes are too many, or a cache served them.</source>
        <translation>{} ist unmöglich: Es liegt über den {} des Speichers dieses Geräts; entweder sind zu viele Bytes angegeben, oder ein Cache hat sie geliefert.</translation>
    </message>
    <message>
        <source>{} is impossible: it is above the {} that L2 and memory of this device can move; either the declared bytes are too many, or the kernel has them from registers, shared memory or L1.</source>
        <translation>{} ist unmöglich: Es liegt über den {}, die L2 und Speicher dieses Geräts bewegen können; entweder sind zu viele Bytes angegeben, oder der Kernel hat sie aus Registern, Shared Memory oder L1.</translation>
    </message>
    <message>
        <source>{} is launched in clusters, which are not emulated</source>
        <translation>{} wird in Clustern gestartet, die nicht emuliert werden</translation>
    </message>
    <message>
        <source>{} is neither beside {} nor in an include folder: add its folder (-I), or configure the project so that compile_commands.json names it.</source>
        <translation>{} liegt weder neben {} noch in einem Include-Ordner: dessen Ordner hinzufügen (-I) oder das Projekt so konfigurieren, dass compile_commands.json ihn nennt.</translation>
    </message>
    <message>
        <source>{} is no address</source>
        <translation>{} ist keine Adresse</translation>
    </message>
    <message>
        <source>{} is no compute capability that is known</source>
        <translation>{} ist keine bekannte Compute Capability</translation>
    </message>
    <message>
        <source>{} is no number that a preset gives</source>
        <translation>{} ist keine Zahl, die eine Voreinstellung angibt</translation>
    </message>
    <message>
        <source>{} is no target such as sm_90</source>
        <translation>{} ist kein Ziel wie sm_90</translation>
    </message>
    <message>
        <source>{} is no value of the type of &apos;{}&apos;</source>
        <translation>{} ist kein Wert vom Typ von &apos;{}&apos;</translation>
    </message>
    <message>
        <source>{} is no version of PTX</source>
        <translation>{} ist keine PTX-Version</translation>
    </message>
    <message>
        <source>{} is no whole number</source>
        <translation>{} ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>{} is not declared as a function</source>
        <translation>{} ist nicht als Funktion deklariert</translation>
    </message>
    <message>
        <source>{} is not declared as a predicate</source>
        <translation>{} ist nicht als Prädikat deklariert</translation>
    </message>
    <message>
        <source>{} is not expected between the parameters and the body of a function</source>
        <translation>{} wird zwischen Parametern und Rumpf einer Funktion nicht erwartet</translation>
    </message>
    <message>
        <source>{} is not expected here</source>
        <translation>{} wird hier nicht erwartet</translation>
    </message>
    <message>
        <source>{} is not expected in a declaration</source>
        <translation>{} wird in einer Deklaration nicht erwartet</translation>
    </message>
    <message>
        <source>{} is not expected in a function</source>
        <translation>{} wird in einer Funktion nicht erwartet</translation>
    </message>
    <message>
        <source>{} is not expected in the value of &apos;{}&apos;</source>
        <translation>{} wird im Wert von &apos;{}&apos; nicht erwartet</translation>
    </message>
    <message>
        <source>{} is not expected outside of functions</source>
        <translation>{} wird außerhalb von Funktionen nicht erwartet</translation>
    </message>
    <message>
        <source>{} is not from {} to {}</source>
        <translation>{} liegt nicht zwischen {} und {}</translation>
    </message>
    <message>
        <source>{} is not used: {}</source>
        <translation>{} wird nicht verwendet: {}</translation>
    </message>
    <message>
        <source>{} is one value, not members in braces</source>
        <translation>{} ist ein einzelner Wert, keine Elemente in geschweiften Klammern</translation>
    </message>
    <message>
        <source>{} is too old to count: hardware counters need the CUPTI of CUDA 12.6 or newer, from a newer toolkit or the package nvidia-cuda-cupti.</source>
        <translation>{} ist zu alt zum Zählen: Hardware-Zähler brauchen das CUPTI von CUDA 12.6 oder neuer, aus einem neueren Toolkit oder dem Paket nvidia-cuda-cupti.</translation>
    </message>
    <message>
        <source>{} is {}, but bool takes true, false, 1 or 0</source>
        <translation>{} ist {}, aber bool nimmt true, false, 1 oder 0</translation>
    </message>
    <message>
        <source>{} is {}, but {} takes a whole number from {} to {}</source>
        <translation>{} ist {}, aber {} nimmt eine ganze Zahl von {} bis {}</translation>
    </message>
    <message>
        <source>{} is {}, which does not fit in {}: it holds {} to {}</source>
        <translation>{} ist {}, was nicht in {} passt: Es fasst {} bis {}</translation>
    </message>
    <message>
        <source>{} is {}, which is too large for {}</source>
        <translation>{} ist {}, was für {} zu groß ist</translation>
    </message>
    <message>
        <source>{} is {}, which tells the type of its elements: write no other</source>
        <translation>{} ist {}, was den Typ seiner Elemente nennt: keinen anderen schreiben</translation>
    </message>
    <message>
        <source>{} lacks functions that CUPTI has since CUDA 11.</source>
        <translation>{} fehlen Funktionen, die CUPTI seit CUDA 11 hat.</translation>
    </message>
    <message numerus="yes">
        <source>{} more folder(s) of headers are not here.</source>
        <translation>
            <numerusform>{} weiterer Header-Ordner ist nicht hier.</numerusform>
            <numerusform>{} weitere Header-Ordner sind nicht hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>{} must be an integer from 0 to {}</source>
        <translation>{} muss eine Ganzzahl von 0 bis {} sein</translation>
    </message>
    <message>
        <source>{} must be at most {}</source>
        <translation>{} darf höchstens {} sein</translation>
    </message>
    <message>
        <source>{} needs CUDA {}.{} or later; this is NVRTC {}</source>
        <translation>{} braucht CUDA {}.{} oder neuer; dies ist NVRTC {}</translation>
    </message>
    <message>
        <source>{} needs integers</source>
        <translation>{} braucht Ganzzahlen</translation>
    </message>
    <message>
        <source>{} needs {} of memory ({}); {}; make the buffers smaller, or close what else needs memory</source>
        <translation>{} braucht {} Speicher ({}); {}; die Puffer verkleinern oder schließen, was sonst Speicher braucht</translation>
    </message>
    <message>
        <source>{} of host memory are wanted; {}</source>
        <translation>{} Host-Speicher sind verlangt; {}</translation>
    </message>
    <message>
        <source>{} of the device&apos;s {} are free, {} are held here, {} by other programs and the driver</source>
        <translation>{} der {} des Geräts sind frei, {} sind hier belegt, {} von anderen Programmen und dem Treiber</translation>
    </message>
    <message>
        <source>{} of the {} that the worker may use are free</source>
        <translation>{} der {}, die der Worker nutzen darf, sind frei</translation>
    </message>
    <message>
        <source>{} of the {} that {} allows are free</source>
        <translation>{} der {}, die {} erlaubt, sind frei</translation>
    </message>
    <message>
        <source>{} of this machine&apos;s {} of memory are free</source>
        <translation>{} der {} Speicher dieses Rechners sind frei</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} von {}</translation>
    </message>
    <message>
        <source>{} of {} bytes does not stay within one allocation of the device</source>
        <translation>{} von {} Bytes bleibt nicht in einer Allokation des Geräts</translation>
    </message>
    <message numerus="yes">
        <source>{} of {} differing element(s) fit, {} of {} elements that it names differ</source>
        <translation>
            <numerusform>{} von {} abweichendem Element passt, {} von {} Elementen des Musters weichen ab</numerusform>
            <numerusform>{} von {} abweichenden Elementen passen, {} von {} Elementen des Musters weichen ab</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {} lies beyond what a GPU has</source>
        <translation>{} von {} liegt jenseits dessen, was eine GPU hat</translation>
    </message>
    <message>
        <source>{} of {} threads of the block that have not ended do not come to this barrier: {}</source>
        <translation>{} von {} nicht beendeten Threads des Blocks kommen nicht zu dieser Barriere: {}</translation>
    </message>
    <message>
        <source>{} percentiles are wanted; at most {} are found</source>
        <translation>gewünscht sind {} Perzentile; bestimmt werden höchstens {}</translation>
    </message>
    <message>
        <source>{} printed what is no listing of Tile IR; nothing else is affected.</source>
        <translation>{} gab aus, was keine Auflistung von Tile IR ist; sonst ist nichts betroffen.</translation>
    </message>
    <message>
        <source>{} printed what is no listing of machine code; nothing else is affected.</source>
        <translation>{} gab aus, was keine Auflistung von Maschinencode ist; sonst ist nichts betroffen.</translation>
    </message>
    <message>
        <source>{} rows of {} elements, {} apart, do not lie in {}</source>
        <translation>{} Zeilen zu {} Elementen im Abstand {} liegen nicht in {}</translation>
    </message>
    <message>
        <source>{} takes no arguments</source>
        <translation>{} nimmt keine Argumente</translation>
    </message>
    <message>
        <source>{} takes {}</source>
        <translation>{} nimmt {}</translation>
    </message>
    <message numerus="yes">
        <source>{} takes {} argument(s), not {}</source>
        <translation>
            <numerusform>{} nimmt {} Argument, nicht {}</numerusform>
            <numerusform>{} nimmt {} Argumente, nicht {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} takes {} byte(s) of parameters; {} are set</source>
        <translation>
            <numerusform>{} nimmt {} Byte Parameter; gesetzt sind {}</numerusform>
            <numerusform>{} nimmt {} Bytes Parameter; gesetzt sind {}</numerusform>
        </translation>
    </message>
    <message>
        <source>{} takes {} here, not {}</source>
        <translation>{} nimmt hier {}, nicht {}</translation>
    </message>
    <message numerus="yes">
        <source>{} takes {} value(s), not {}</source>
        <translation>
            <numerusform>{} nimmt {} Wert, nicht {}</numerusform>
            <numerusform>{} nimmt {} Werte, nicht {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} thread(s)</source>
        <translation>
            <numerusform>{} Thread</numerusform>
            <numerusform>{} Threads</numerusform>
        </translation>
    </message>
    <message>
        <source>{} through a null pointer</source>
        <translation>{} über einen Nullzeiger</translation>
    </message>
    <message>
        <source>{} through a null pointer minus {}</source>
        <translation>{} über einen Nullzeiger minus {}</translation>
    </message>
    <message>
        <source>{} through a null pointer plus {}</source>
        <translation>{} über einen Nullzeiger plus {}</translation>
    </message>
    <message>
        <source>{} to the constant {}</source>
        <translation>{} auf die Konstante {}</translation>
    </message>
    <message>
        <source>{} to the kernel&apos;s parameters</source>
        <translation>{} auf die Parameter des Kernels</translation>
    </message>
    <message numerus="yes">
        <source>{} warp(s)</source>
        <translation>
            <numerusform>{} Warp</numerusform>
            <numerusform>{} Warps</numerusform>
        </translation>
    </message>
    <message>
        <source>{} was ended at its deadline of {} s; it loops without end, or it needs a longer deadline.</source>
        <translation>{} wurde nach seiner Frist von {} s beendet; es läuft in einer Endlosschleife oder braucht eine längere Frist.</translation>
    </message>
    <message>
        <source>{} was not measured: its kernel computed something else than it should</source>
        <translation>{} wurde nicht gemessen: Sein Kernel hat etwas anderes berechnet, als er sollte</translation>
    </message>
    <message numerus="yes">
        <source>{} were asked for; {} block(s) of {} are in use, the pool holds {}, of which {} are idle, at most {} in one piece</source>
        <translation>
            <numerusform>verlangt waren {}; {} Block mit {} ist in Gebrauch, der Pool enthält {}, davon {} unbenutzt, höchstens {} am Stück</numerusform>
            <numerusform>verlangt waren {}; {} Blöcke mit {} sind in Gebrauch, der Pool enthält {}, davon {} unbenutzt, höchstens {} am Stück</numerusform>
        </translation>
    </message>
    <message>
        <source>{} while it ran {}; the next run gets a new one.</source>
        <translation>{}, während {} lief; der nächste Lauf bekommt einen neuen.</translation>
    </message>
    <message>
        <source>{} while it ran {}; {}, the next run gets a new one.</source>
        <translation>{}, während {} lief; {}, der nächste Lauf bekommt einen neuen.</translation>
    </message>
    <message>
        <source>{} x {} texels, rows {} apart, do not lie in {}</source>
        <translation>{} x {} Texel mit Zeilen im Abstand {} liegen nicht in {}</translation>
    </message>
    <message>
        <source>{} {} is 0; it must be at least 1.</source>
        <translation>{} {} ist 0; nötig ist mindestens 1.</translation>
    </message>
    <message>
        <source>{} {} is {}; the device takes at most {}.</source>
        <translation>{} {} ist {}; das Gerät erlaubt höchstens {}.</translation>
    </message>
    <message>
        <source>{} {} on this program; nothing else is affected.</source>
        <translation>{} {} bei diesem Programm; sonst ist nichts betroffen.</translation>
    </message>
    <message numerus="yes">
        <source>{} {} sample(s) are left out, as the device held its clocks down then.</source>
        <translation>
            <numerusform>{} {} Messwert wird ausgelassen, da das Gerät dann seine Takte drosselte.</numerusform>
            <numerusform>{} {} Messwerte werden ausgelassen, da das Gerät dann seine Takte drosselte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{}, and the SM&apos;s {} hold {}</source>
        <translation>{}, und die {} des SM fassen {}</translation>
    </message>
    <message>
        <source>{}, at {}</source>
        <translation>{}, bei {}</translation>
    </message>
    <message>
        <source>{}, at {} and at {}</source>
        <translation>{}, bei {} und bei {}</translation>
    </message>
    <message>
        <source>{}, column {}: {}</source>
        <translation>{}, Spalte {}: {}</translation>
    </message>
    <message>
        <source>{}, grid.x, block.x and the source&apos;s macros</source>
        <translation>{}, grid.x, block.x und die Makros des Quelltexts</translation>
    </message>
    <message>
        <source>{}, in CUDA_PATH and on PATH</source>
        <translation>{}, in CUDA_PATH und in PATH</translation>
    </message>
    <message>
        <source>{}, inlined into {}</source>
        <translation>{}, eingefügt (inline) in {}</translation>
    </message>
    <message>
        <source>{}, so one warp takes {} and {} of the SM ({}) holds {}; the whole SM holds {}, room for {}</source>
        <translation>{}, also nimmt ein Warp {}, und {} des SM ({}) fasst {}; der ganze SM fasst {}, Platz für {}</translation>
    </message>
    <message>
        <source>{}, where no allocation is</source>
        <translation>{}, wo keine Allokation ist</translation>
    </message>
    <message numerus="yes">
        <source>{}, {} byte(s)</source>
        <translation>
            <numerusform>{}, {} Byte</numerusform>
            <numerusform>{}, {} Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>{}, {} on the emulated GPU</source>
        <translation>{}, {} auf der emulierten GPU</translation>
    </message>
    <message>
        <source>{}, {} to compare with</source>
        <translation>{}, {} zum Vergleichen</translation>
    </message>
    <message>
        <source>{}, {}, which was freed</source>
        <translation>{}, {}, schon freigegeben</translation>
    </message>
    <message>
        <source>{}-byte allocation {}</source>
        <translation>Allokation {1} mit {0} Bytes</translation>
    </message>
    <message>
        <source>{}-byte variable {}</source>
        <translation>Variable {1} mit {0} Bytes</translation>
    </message>
    <message>
        <source>{}-byte {}</source>
        <translation>{1} mit {0} Bytes</translation>
    </message>
    <message>
        <source>{}: the text holds a NUL character; a CUDA source is text in UTF-8.</source>
        <translation>{}: Der Text enthält ein NUL-Zeichen; ein CUDA-Quelltext ist Text in UTF-8.</translation>
    </message>
    <message>
        <source>{}: the text holds a byte 0xFF; a CUDA source is text in UTF-8.</source>
        <translation>{}: Der Text enthält ein Byte 0xFF; ein CUDA-Quelltext ist Text in UTF-8.</translation>
    </message>
    <message>
        <source>{}; a new one takes its place.</source>
        <translation>{}; ein neuer tritt an seine Stelle.</translation>
    </message>
    <message>
        <source>{}; files, and memory that processes share, may not be longer here (ulimit -f), raise the limit</source>
        <translation>{}; Dateien und von Prozessen geteilter Speicher dürfen hier nicht länger sein (ulimit -f), die Grenze anheben</translation>
    </message>
    <message>
        <source>{}; in use by {}</source>
        <translation>{}; in Gebrauch durch {}</translation>
    </message>
    <message>
        <source>{}; it wrote: &quot;{}&quot;</source>
        <translation>{}; Ausgabe: &quot;{}&quot;</translation>
    </message>
    <message>
        <source>{}; its limit is {}</source>
        <translation>{}; die Grenze ist {}</translation>
    </message>
    <message>
        <source>{}; no more open files are allowed here (ulimit -n), raise the limit</source>
        <translation>{}; hier sind nicht mehr offene Dateien erlaubt (ulimit -n), die Grenze anheben</translation>
    </message>
    <message>
        <source>{}; no more processes and threads are allowed here (ulimit -u, or the container&apos;s limit), end some or raise it</source>
        <translation>{}; hier sind nicht mehr Prozesse und Threads erlaubt (ulimit -u oder die Grenze des Containers), einige beenden oder die Grenze anheben</translation>
    </message>
    <message>
        <source>{}{}
options: {}</source>
        <translation>{}{}
Optionen: {}</translation>
    </message>
    <message>
        <source>, despite the higher occupancy, {} against {}</source>
        <translation>, trotz der höheren Occupancy, {} gegenüber {}</translation>
    </message>
    <message>
        <source>, despite the lower occupancy, {} against {}</source>
        <translation>, trotz der niedrigeren Occupancy, {} gegenüber {}</translation>
    </message>
    <message>
        <source>1 block of 1 thread</source>
        <translation>1 Block zu 1 Thread</translation>
    </message>
    <message>
        <source>1 block of {} threads</source>
        <translation>1 Block zu {} Threads</translation>
    </message>
    <message>
        <source>A kernel of CUDA Tile has no occupancy by block size: its compiler chose the threads of a block.</source>
        <translation>Ein Kernel von CUDA Tile hat keine Occupancy nach Blockgröße: Sein Compiler hat die Threads eines Blocks gewählt.</translation>
    </message>
    <message>
        <source>Answers that were compiled</source>
        <translation>Vorschläge, die kompiliert wurden</translation>
    </message>
    <message>
        <source>April</source>
        <translation>April</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>Architecture matrix</source>
        <translation>Architekturmatrix</translation>
    </message>
    <message>
        <source>August</source>
        <translation>August</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>Barrieren</translation>
    </message>
    <message>
        <source>Block slots</source>
        <translation>Blockplätze</translation>
    </message>
    <message>
        <source>CANNOT TELL</source>
        <translation>UNKLAR</translation>
    </message>
    <message>
        <source>Calculated with other inputs, not compiled</source>
        <translation>Mit anderen Eingaben berechnet, nicht kompiliert</translation>
    </message>
    <message>
        <source>Calculated, each change alone:</source>
        <translation>Berechnet, jede Änderung für sich:</translation>
    </message>
    <message>
        <source>Calculated, not compiled:</source>
        <translation>Berechnet, nicht kompiliert:</translation>
    </message>
    <message>
        <source>Calculated: no change of one input raises it.</source>
        <translation>Berechnet: Keine Änderung einer einzelnen Eingabe erhöht sie.</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Carve-out</source>
        <translation>Carve-out</translation>
    </message>
    <message>
        <source>Charts of {}</source>
        <translation>Diagramme von {}</translation>
    </message>
    <message>
        <source>Cluster size</source>
        <translation>Cluster-Größe</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>Compiler messages</source>
        <translation>Meldungen des Compilers</translation>
    </message>
    <message>
        <source>Cubin hash</source>
        <translation>Cubin-Hash</translation>
    </message>
    <message>
        <source>DOUBTFUL</source>
        <translation>ZWEIFELHAFT</translation>
    </message>
    <message>
        <source>December</source>
        <translation>Dezember</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Weicht ab</translation>
    </message>
    <message>
        <source>Differs after the samples</source>
        <translation>Weicht danach ab</translation>
    </message>
    <message>
        <source>Distribution of the measured times, median {}</source>
        <translation>Verteilung der gemessenen Zeiten, Median {}</translation>
    </message>
    <message>
        <source>Distributions of the measured times: {}; {}</source>
        <translation>Verteilungen der gemessenen Zeiten: {}; {}</translation>
    </message>
    <message>
        <source>Doubtful: {}</source>
        <translation>Zweifelhaft: {}</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Treiber</translation>
    </message>
    <message>
        <source>Driver {}</source>
        <translation>Treiber {}</translation>
    </message>
    <message>
        <source>Dynamic shared</source>
        <translation>Dyn. shared</translation>
    </message>
    <message>
        <source>Empty window {}</source>
        <translation>Leeres Fenster {}</translation>
    </message>
    <message>
        <source>Ended at its deadline</source>
        <translation>Nach Frist beendet</translation>
    </message>
    <message>
        <source>Enqueue cost within the time</source>
        <translation>Zeit enthält das Einreihen</translation>
    </message>
    <message>
        <source>Enqueued before it starts</source>
        <translation>Vor Beginn eingereiht</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>FASTER</source>
        <translation>SCHNELLER</translation>
    </message>
    <message>
        <source>Failed on the device</source>
        <translation>Auf dem Gerät gescheitert</translation>
    </message>
    <message>
        <source>February</source>
        <translation>Februar</translation>
    </message>
    <message>
        <source>GPU process lost</source>
        <translation>GPU-Prozess verloren</translation>
    </message>
    <message>
        <source>IMPOSSIBLE</source>
        <translation>UNMÖGLICH</translation>
    </message>
    <message>
        <source>It is at the maximum.</source>
        <translation>Sie ist am Maximum.</translation>
    </message>
    <message>
        <source>It loads nothing; it holds its tables and samples as JSON.</source>
        <translation>Sie lädt nichts; ihre Tabellen und Messwerte enthält sie als JSON.</translation>
    </message>
    <message>
        <source>January</source>
        <translation>Januar</translation>
    </message>
    <message>
        <source>July</source>
        <translation>Juli</translation>
    </message>
    <message>
        <source>June</source>
        <translation>Juni</translation>
    </message>
    <message>
        <source>Kernel time by CUPTI, in steps of {}</source>
        <translation>Kernelzeit von CUPTI, in Schritten von {}</translation>
    </message>
    <message>
        <source>Kernel time: windows less the cost of a launch, to within {}</source>
        <translation>Kernelzeit: Fenster ohne die Kosten eines Starts, auf {} genau</translation>
    </message>
    <message>
        <source>L2 cold</source>
        <translation>L2 kalt</translation>
    </message>
    <message>
        <source>L2 hot</source>
        <translation>L2 warm</translation>
    </message>
    <message>
        <source>L2 was hot in one and flushed in the other</source>
        <translation>L2 war bei der einen warm und bei der anderen geleert</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Line {}, edited last: {}.</source>
        <translation>Zeile {}, zuletzt geändert: {}.</translation>
    </message>
    <message>
        <source>March</source>
        <translation>März</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Measured time</source>
        <translation>Gemessene Zeit</translation>
    </message>
    <message>
        <source>Median {}</source>
        <translation>Median {}</translation>
    </message>
    <message>
        <source>Memory clock {}</source>
        <translation>Speichertakt {}</translation>
    </message>
    <message>
        <source>Modelled, not measured</source>
        <translation>Modelliert, nicht gemessen</translation>
    </message>
    <message>
        <source>No counts</source>
        <translation>Keine Zählwerte</translation>
    </message>
    <message>
        <source>No reference was given to compare the results with.</source>
        <translation>Es wurde keine Referenz angegeben, mit der die Ergebnisse zu vergleichen wären.</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>Nicht verglichen</translation>
    </message>
    <message>
        <source>Not compiled: {}</source>
        <translation>Nicht kompiliert: {}</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>Nicht ausgeführt</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Nothing got worse.</source>
        <translation>Nichts ist schlechter geworden.</translation>
    </message>
    <message>
        <source>November</source>
        <translation>November</translation>
    </message>
    <message>
        <source>Occupancy against {}; now {}</source>
        <translation>Occupancy über {}; jetzt {}</translation>
    </message>
    <message>
        <source>Occupancy, %</source>
        <translation>Occupancy, %</translation>
    </message>
    <message>
        <source>Occupancy, calculated</source>
        <translation>Occupancy, berechnet</translation>
    </message>
    <message>
        <source>October</source>
        <translation>Oktober</translation>
    </message>
    <message>
        <source>Of the build</source>
        <translation>Des Builds</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Ran</source>
        <translation>Ausgeführt</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Registers per thread</source>
        <translation>Register je Thread</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Roofline:</source>
        <translation>Roofline:</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>GLEICH</translation>
    </message>
    <message>
        <source>SLOWER</source>
        <translation>LANGSAMER</translation>
    </message>
    <message>
        <source>SM clock {}</source>
        <translation>SM-Takt {}</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>September</source>
        <translation>September</translation>
    </message>
    <message>
        <source>Shared memory per block, KiB</source>
        <translation>Shared Memory je Block, KiB</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Source hash</source>
        <translation>Quelltext-Hash</translation>
    </message>
    <message>
        <source>Source of {}</source>
        <translation>Quelltext von {}</translation>
    </message>
    <message>
        <source>Static shared</source>
        <translation>Stat. shared</translation>
    </message>
    <message>
        <source>The emulated GPU counts instructions; it has no times.</source>
        <translation>Die emulierte GPU zählt Befehle; sie hat keine Zeiten.</translation>
    </message>
    <message>
        <source>The line that was edited last</source>
        <translation>Die zuletzt geänderte Zeile</translation>
    </message>
    <message>
        <source>The medians of {} and {} differ by {}, but their intervals leave both open ({}).</source>
        <translation>Die Mediane von {} und {} unterscheiden sich um {}, aber ihre Intervalle lassen beides offen ({}).</translation>
    </message>
    <message>
        <source>The two timings cannot be compared: {}.</source>
        <translation>Die beiden Messungen sind nicht vergleichbar: {}.</translation>
    </message>
    <message>
        <source>This file reopens in KernelDesk: File, Open. It loads nothing; it holds the source, inputs, tables and samples as JSON.</source>
        <translation>Diese Datei öffnet KernelDesk wieder: Datei, Öffnen. Sie lädt nichts; Quelltext, Eingaben, Tabellen und Messwerte enthält sie als JSON.</translation>
    </message>
    <message>
        <source>Throttle: {}</source>
        <translation>Drosselung: {}</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time {}</source>
        <translation>Zeit {}</translation>
    </message>
    <message>
        <source>Time, median ({} interval)</source>
        <translation>Zeit, Median ({}-Intervall)</translation>
    </message>
    <message>
        <source>Time, {}</source>
        <translation>Zeit, {}</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Verdict and receipt</source>
        <translation>Urteil und Messbeleg</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Verification and receipt</source>
        <translation>Prüfung und Messbeleg</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Verified before and after</source>
        <translation>Davor und danach geprüft</translation>
    </message>
    <message>
        <source>Virtual resources</source>
        <translation>Virtuelle Ressourcen</translation>
    </message>
    <message>
        <source>Warm-up {}</source>
        <translation>Aufwärmen {}</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>Warps</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>Was sie ändern würde</translation>
    </message>
    <message>
        <source>What would change the calculation</source>
        <translation>Was die Berechnung ändern würde</translation>
    </message>
    <message>
        <source>Where launch bounds go</source>
        <translation>Wo Launch Bounds stehen würden</translation>
    </message>
    <message>
        <source>Window {}</source>
        <translation>Fenster {}</translation>
    </message>
    <message>
        <source>Windows, about {} longer than the kernel</source>
        <translation>Fenster, etwa {} länger als der Kernel</translation>
    </message>
    <message>
        <source>Worse:</source>
        <translation>Schlechter:</translation>
    </message>
    <message>
        <source>and {} more</source>
        <translation>und {} weitere</translation>
    </message>
    <message>
        <source>architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>at maximum</source>
        <translation>am Maximum</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>better: compiled now</source>
        <translation>besser: kompiliert jetzt</translation>
    </message>
    <message numerus="yes">
        <source>blocks of {} thread(s)</source>
        <translation>
            <numerusform>Blöcke zu {} Thread</numerusform>
            <numerusform>Blöcke zu {} Threads</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation>läuft nicht</translation>
    </message>
    <message>
        <source>carve-out ≥ {}</source>
        <translation>Carve-out ≥ {}</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>ändert nichts</translation>
    </message>
    <message>
        <source>cluster size</source>
        <translation>Cluster-Größe</translation>
    </message>
    <message>
        <source>clusters of ≤ {}</source>
        <translation>Cluster von ≤ {}</translation>
    </message>
    <message>
        <source>does not compile</source>
        <translation>kompiliert nicht</translation>
    </message>
    <message>
        <source>does not run</source>
        <translation>läuft nicht</translation>
    </message>
    <message>
        <source>driver {}</source>
        <translation>Treiber {}</translation>
    </message>
    <message>
        <source>driver&apos;s default</source>
        <translation>Vorgabe des Treibers</translation>
    </message>
    <message>
        <source>dynamic shared</source>
        <translation>dyn. shared</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>früher</translation>
    </message>
    <message>
        <source>free up to {}</source>
        <translation>frei bis {}</translation>
    </message>
    <message>
        <source>further lines are in the data of this file</source>
        <translation>weitere Zeilen stehen in den Daten dieser Datei</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>ergibt</translation>
    </message>
    <message>
        <source>median {}</source>
        <translation>Median {}</translation>
    </message>
    <message>
        <source>median {} on {}</source>
        <translation>Median {} auf {}</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>none by one change</source>
        <translation>keiner allein</translation>
    </message>
    <message>
        <source>not compiled</source>
        <translation>nicht kompiliert</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>nicht ausgeführt</translation>
    </message>
    <message>
        <source>not timed</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>Occupancy</translation>
    </message>
    <message>
        <source>occupancy {}</source>
        <translation>Occupancy {}</translation>
    </message>
    <message>
        <source>occupancy {} → {}</source>
        <translation>Occupancy {} → {}</translation>
    </message>
    <message>
        <source>only after</source>
        <translation>nur danach</translation>
    </message>
    <message>
        <source>only before</source>
        <translation>nur davor</translation>
    </message>
    <message>
        <source>only one report has a time</source>
        <translation>nur ein Bericht hat eine Zeit</translation>
    </message>
    <message>
        <source>ran, not compared</source>
        <translation>ausgeführt, nicht verglichen</translation>
    </message>
    <message>
        <source>registers {} → {}</source>
        <translation>Register {} → {}</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>spilled bytes</source>
        <translation>ausgelagerte Bytes</translation>
    </message>
    <message>
        <source>spilled {} → {}</source>
        <translation>ausgelagert {} → {}</translation>
    </message>
    <message>
        <source>static shared</source>
        <translation>stat. shared</translation>
    </message>
    <message>
        <source>the compile for {}</source>
        <translation>das Kompilieren für {}</translation>
    </message>
    <message>
        <source>the earlier timing</source>
        <translation>die frühere Messung</translation>
    </message>
    <message>
        <source>the launches have different arguments</source>
        <translation>die Starts haben verschiedene Argumente</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>das Ergebnis</translation>
    </message>
    <message>
        <source>they are of different devices</source>
        <translation>sie sind von verschiedenen Geräten</translation>
    </message>
    <message>
        <source>this one</source>
        <translation>diese</translation>
    </message>
    <message>
        <source>this timing</source>
        <translation>diese Messung</translation>
    </message>
    <message>
        <source>threads per block</source>
        <translation>Threads je Block</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>worse: no longer compiled</source>
        <translation>schlechter: kompiliert nicht mehr</translation>
    </message>
    <message>
        <source>{} ({} to {})</source>
        <translation>{} ({} bis {})</translation>
    </message>
    <message>
        <source>{} agrees with its reference; largest difference {}.</source>
        <translation>{} stimmt mit der Referenz überein; größte Abweichung {}.</translation>
    </message>
    <message>
        <source>{} blocks of 1 thread</source>
        <translation>{} Blöcke zu 1 Thread</translation>
    </message>
    <message>
        <source>{} blocks of {} threads</source>
        <translation>{} Blöcke zu {} Threads</translation>
    </message>
    <message>
        <source>{} by the {} intervals of both medians; two separate timings, not interleaved</source>
        <translation>{} nach den {}-Intervallen beider Mediane; zwei getrennte Messungen, nicht verschränkt</translation>
    </message>
    <message>
        <source>{} far outside, not drawn</source>
        <translation>{} weit außerhalb, nicht gezeichnet</translation>
    </message>
    <message>
        <source>{} in use: {}</source>
        <translation>{} genutzt: {}</translation>
    </message>
    <message>
        <source>{} interval {} to {}, {} from {} to {}</source>
        <translation>{}-Intervall {} bis {}, {} von {} bis {}</translation>
    </message>
    <message>
        <source>{} launches a sample</source>
        <translation>{} Starts je Messwert</translation>
    </message>
    <message>
        <source>{} occupancy</source>
        <translation>{} Occupancy</translation>
    </message>
    <message>
        <source>{} occupancy, limited by {}</source>
        <translation>{} Occupancy, begrenzt durch {}</translation>
    </message>
    <message>
        <source>{} of 1 sample</source>
        <translation>{} von 1 Messwert</translation>
    </message>
    <message>
        <source>{} of {} samples</source>
        <translation>{} von {} Messwerten</translation>
    </message>
    <message>
        <source>{} of {} warps per SM.</source>
        <translation>{} von {} Warps je SM.</translation>
    </message>
    <message>
        <source>{} on {}</source>
        <translation>{} auf {}</translation>
    </message>
    <message>
        <source>{} on {}: {}</source>
        <translation>{} auf {}: {}</translation>
    </message>
    <message numerus="yes">
        <source>{} register(s)</source>
        <translation>
            <numerusform>{} Register</numerusform>
            <numerusform>{} Register</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} sample(s)</source>
        <translation>
            <numerusform>{} Messwert</numerusform>
            <numerusform>{} Messwerte</numerusform>
        </translation>
    </message>
    <message>
        <source>{} samples, until the median was known to within {}</source>
        <translation>{} Messwerte, bis der Median auf {} bekannt war</translation>
    </message>
    <message>
        <source>{} takes as long as {} within {} ({}).</source>
        <translation>{} dauert bis auf {2} so lange wie {1} ({3}).</translation>
    </message>
    <message>
        <source>{} takes {} less time than {}{} ({}).</source>
        <translation>{} braucht {} weniger Zeit als {}{} ({}).</translation>
    </message>
    <message>
        <source>{} takes {} more time than {}{} ({}).</source>
        <translation>{} braucht {} mehr Zeit als {}{} ({}).</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>{} bis {}</translation>
    </message>
    <message>
        <source>{} where the build has {}, with {}. {}</source>
        <translation>{} gegenüber {} des Builds, mit {}. {}</translation>
    </message>
    <message>
        <source>{} {} instead of {}</source>
        <translation>{} {} statt {}</translation>
    </message>
    <message>
        <source>{} {} {}, {} UTC</source>
        <translation>{}. {} {}, {} UTC</translation>
    </message>
    <message>
        <source>{} {}, of the build {}, {}</source>
        <translation>{} {}, des Builds {}, {}</translation>
    </message>
    <message>
        <source>{}, but {} spilled</source>
        <translation>{}, aber {} ausgelagert</translation>
    </message>
    <message>
        <source>{}, from {} to {}</source>
        <translation>{}, von {} bis {}</translation>
    </message>
    <message>
        <source>{}, limiter</source>
        <translation>{}, begrenzt</translation>
    </message>
    <message>
        <source>{}, median {}</source>
        <translation>{}, Median {}</translation>
    </message>
    <message>
        <source>{}, occupancy report</source>
        <translation>{}, Occupancy-Bericht</translation>
    </message>
    <message>
        <source>{}, which falls short of {}</source>
        <translation>{}, was {} verfehlt</translation>
    </message>
    <message>
        <source>{}, {} spilled</source>
        <translation>{}, {} ausgelagert</translation>
    </message>
    <message>
        <source>{}: 1 element differs from the reference, at index {}: {} where {} is expected.</source>
        <translation>{}: 1 Element weicht von der Referenz ab, bei Index {}: {} statt {}.</translation>
    </message>
    <message>
        <source>{}: median {}</source>
        <translation>{}: Median {}</translation>
    </message>
    <message>
        <source>{}: what changed</source>
        <translation>{}: was sich geändert hat</translation>
    </message>
    <message>
        <source>{}: {} elements differ from the reference, the first at index {}: {} where {} is expected.</source>
        <translation>{}: {} Elemente weichen von der Referenz ab, das erste bei Index {}: {} statt {}.</translation>
    </message>
    <message numerus="yes">
        <source>≤ {} barrier(s)</source>
        <translation>
            <numerusform>≤ {} Barriere</numerusform>
            <numerusform>≤ {} Barrieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≤ {} register(s)</source>
        <translation>
            <numerusform>≤ {} Register</numerusform>
            <numerusform>≤ {} Register</numerusform>
        </translation>
    </message>
    <message>
        <source>≤ {} shared memory</source>
        <translation>≤ {} Shared Memory</translation>
    </message>
    <message>
        <source>{} in line {}</source>
        <translation>{} in Zeile {}</translation>
    </message>
    <message>
        <source>it is to be kernel:NAME, expr:EXPRESSION, file:x.npy or file(&quot;x.npz&quot;, &quot;array&quot;)</source>
        <translation>muss kernel:NAME, expr:EXPRESSION, file:x.npy oder file(&quot;x.npz&quot;, &quot;array&quot;) sein</translation>
    </message>
    <message>
        <source>{} has no element {} to watch</source>
        <translation>{} hat kein Element {}, das zu beobachten wäre</translation>
    </message>
    <message>
        <source>The program does not compile, and the compiler gives no reason but {}. Compilers do that where the text ends too early: see whether its last function has a body, {{ … }}.</source>
        <translation>Das Programm kompiliert nicht, und der Compiler nennt keinen Grund außer {}. Das tun Compiler, wo der Text zu früh endet: nachsehen, ob die letzte Funktion einen Rumpf {{ … }} hat.</translation>
    </message>
    <message>
        <source>{}: element {}, where there are {} of {}</source>
        <translation>{}: Element {}, wo es {} von {} gibt</translation>
    </message>
</context>
<context>
    <name>kd::AboutDialog</name>
    <message>
        <source>KernelDesk %1, Qt %2</source>
        <translation>KernelDesk %1, Qt %2</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Teile des Programms</translation>
    </message>
    <message>
        <source>KernelDesk is free software under the GPL, version 3 or later. It is made of these:</source>
        <translation>KernelDesk ist freie Software unter der GPL, Version 3 oder neuer. Es besteht aus:</translation>
    </message>
    <message>
        <source>CUDA, NVRTC and the driver are NVIDIA&apos;s and not part of it; they are looked for at run time.</source>
        <translation>CUDA, NVRTC und der Treiber gehören NVIDIA und sind kein Teil davon; sie werden zur Laufzeit gesucht.</translation>
    </message>
    <message>
        <source>Text of the licence %1</source>
        <translation>Text der Lizenz %1</translation>
    </message>
    <message>
        <source>About KernelDesk</source>
        <translation>Über KernelDesk</translation>
    </message>
    <message>
        <source>Parts and licences</source>
        <translation>Teile und Lizenzen</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>Versionen kopieren</translation>
    </message>
    <message>
        <source>Edit, compile, run, time and understand CUDA kernels</source>
        <translation>CUDA-Kernel bearbeiten, kompilieren, ausführen, messen und verstehen</translation>
    </message>
</context>
<context>
    <name>kd::ArchitectureMatrix</name>
    <message>
        <source>The matrix is made of a program that compiles: compile it first.</source>
        <translation>Die Matrix entsteht aus einem Programm, das sich kompilieren lässt: zuerst kompilieren.</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>Diesem Ordner wird noch nicht vertraut.</translation>
    </message>
    <message>
        <source>Compiled code is shown for the architectures that its file has it for.</source>
        <translation>Kompilierter Code wird für die Architekturen gezeigt, für die seine Datei welchen hat.</translation>
    </message>
    <message>
        <source>The target has not answered yet.</source>
        <translation>Das Ziel hat noch nicht geantwortet.</translation>
    </message>
    <message>
        <source>There is no such kernel for this architecture.</source>
        <translation>Für diese Architektur gibt es diesen Kernel nicht.</translation>
    </message>
    <message>
        <source>There is PTX alone, which tells no registers.</source>
        <translation>Es gibt nur PTX, das keine Register nennt.</translation>
    </message>
</context>
<context>
    <name>kd::ArchitectureRows</name>
    <message>
        <source>%1: %2 registers, occupancy %3</source>
        <translation>%1: %2 Register, Occupancy %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 regs</source>
        <translation>%1 Reg.</translation>
    </message>
    <message>
        <source>not compiled yet</source>
        <translation>noch nicht kompiliert</translation>
    </message>
    <message>
        <source>the kernel is not in it</source>
        <translation>der Kernel ist nicht darin</translation>
    </message>
    <message>
        <source>does not compile</source>
        <translation>kompiliert nicht</translation>
    </message>
    <message>
        <source>Compiled for %1: %2 registers, %3 spilled</source>
        <translation>Für %1 kompiliert: %2 Register, %3 ausgelagert</translation>
    </message>
    <message>
        <source>%1, limited by %2</source>
        <translation>%1, begrenzt durch %2</translation>
    </message>
</context>
<context>
    <name>kd::ArgumentDelegate</name>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Wert von %1</translation>
    </message>
</context>
<context>
    <name>kd::ArgumentsModel</name>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>Argument</translation>
    </message>
    <message>
        <source>Dir.</source>
        <translation>Ri.</translation>
    </message>
    <message>
        <source>Value or generator</source>
        <translation>Wert/Generator</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
</context>
<context>
    <name>kd::ArgumentsView</name>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>File that fills the buffer</source>
        <translation>Datei, die den Puffer füllt</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Draw other numbers</source>
        <translation>Andere Zahlen ziehen</translation>
    </message>
    <message>
        <source>Fill from a file…</source>
        <translation>Aus Datei füllen…</translation>
    </message>
    <message>
        <source>Reset to the preset</source>
        <translation>Auf Voreinstellung zurücksetzen</translation>
    </message>
</context>
<context>
    <name>kd::AssemblyPane</name>
    <message>
        <source>Disassembling</source>
        <translation>Disassembliert</translation>
    </message>
    <message>
        <source>Assembly</source>
        <translation>Assembly</translation>
    </message>
    <message>
        <source>Diff</source>
        <translation>Diff</translation>
    </message>
    <message>
        <source>Live registers</source>
        <translation>Lebende Register</translation>
    </message>
    <message>
        <source>Colour links between source and assembly</source>
        <translation>Farbverbindungen zwischen Quelltext und Assembly</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More of the assembly</source>
        <translation>Mehr zur Assembly</translation>
    </message>
    <message>
        <source>The program has no kernel.</source>
        <translation>Das Programm hat keinen Kernel.</translation>
    </message>
    <message>
        <source>There is no %1 of this kernel.</source>
        <translation>Von diesem Kernel gibt es kein %1.</translation>
    </message>
    <message>
        <source>The assembly appears beside the source once the program compiles.</source>
        <translation>Die Assembly erscheint neben dem Quelltext, sobald das Programm kompiliert ist.</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>Kompilieren</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Erneut suchen</translation>
    </message>
    <message>
        <source>There is no build before this one: edit the program, and what changes in its %1 is shown here.</source>
        <translation>Vor diesem gibt es keinen Build: Programm bearbeiten; was sich in seinem %1 ändert, erscheint hier.</translation>
    </message>
    <message>
        <source>The build before this one has no such kernel: edit it, and what changes in its %1 is shown here.</source>
        <translation>Der Build davor hat keinen solchen Kernel: ihn bearbeiten; was sich in seinem %1 ändert, erscheint hier.</translation>
    </message>
    <message>
        <source>The last edit changed nothing in this kernel&apos;s %1.</source>
        <translation>Die letzte Änderung hat im %1 dieses Kernels nichts geändert.</translation>
    </message>
    <message>
        <source>%1 comes with the worker, which was lost.</source>
        <translation>%1 kommt mit dem Worker, der verloren ging.</translation>
    </message>
    <message>
        <source>%1 is under way.</source>
        <translation>%1 ist in Arbeit.</translation>
    </message>
    <message>
        <source>previous build</source>
        <translation>voriger Build</translation>
    </message>
    <message>
        <source>%1 under way</source>
        <translation>%1 in Arbeit</translation>
    </message>
    <message>
        <source>There is no build before this one to compare with</source>
        <translation>Vor diesem gibt es keinen Build zum Vergleichen</translation>
    </message>
    <message>
        <source>Diff +%1</source>
        <translation>Diff +%1</translation>
    </message>
    <message>
        <source>Diff %1</source>
        <translation>Diff %1</translation>
    </message>
    <message>
        <source>The last edit added %1 and removed %2 instructions of %3</source>
        <translation>Die letzte Änderung hat %1 Befehle von %3 hinzugefügt und %2 entfernt</translation>
    </message>
    <message>
        <source>Save the listing</source>
        <translation>Listing speichern</translation>
    </message>
    <message>
        <source>Listings (*%1);;All files (*)</source>
        <translation>Listings (*%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alles kopieren</translation>
    </message>
    <message>
        <source>Save the listing…</source>
        <translation>Listing speichern…</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>Diff compares</source>
        <translation>Diff vergleicht</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Adressen</translation>
    </message>
    <message>
        <source>Wrap long lines</source>
        <translation>Lange Zeilen umbrechen</translation>
    </message>
    <message>
        <source>The chosen kernel</source>
        <translation>Den gewählten Kernel</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
</context>
<context>
    <name>kd::AssemblyView</name>
    <message>
        <source>Assembly</source>
        <translation>Assembly</translation>
    </message>
    <message>
        <source>Address 0x%1</source>
        <translation>Adresse 0x%1</translation>
    </message>
    <message>
        <source>Line %1 of the source</source>
        <translation>Zeile %1 des Quelltexts</translation>
    </message>
    <message>
        <source>1 live register</source>
        <translation>1 lebendes Register</translation>
    </message>
    <message>
        <source>%1 live registers</source>
        <translation>%1 lebende Register</translation>
    </message>
    <message>
        <source>: the most of this function</source>
        <translation>: die meisten dieser Funktion</translation>
    </message>
    <message>
        <source>%1 live uniform registers</source>
        <translation>%1 lebende Uniform-Register</translation>
    </message>
    <message>
        <source>%1 live predicates</source>
        <translation>%1 lebende Prädikate</translation>
    </message>
</context>
<context>
    <name>kd::AttributeDetail</name>
    <message>
        <source>Copy row</source>
        <translation>Zeile kopieren</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Select an attribute to see what it means.</source>
        <translation>Ein Attribut auswählen, um seine Bedeutung zu sehen.</translation>
    </message>
</context>
<context>
    <name>kd::AttributeModel</name>
    <message>
        <source>preset</source>
        <translation>Voreinst.</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>CUDA attribute</source>
        <translation>CUDA-Attribut</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
</context>
<context>
    <name>kd::AttributesPanel</name>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>Nur Unterschiede</translation>
    </message>
    <message>
        <source>Copy attributes</source>
        <translation>Attribute kopieren</translation>
    </message>
    <message>
        <source>Copy the rows on show, or the selected ones where there are several</source>
        <translation>Die angezeigten Zeilen kopieren oder, wenn mehrere ausgewählt sind, diese</translation>
    </message>
    <message>
        <source>Export attributes…</source>
        <translation>Attribute exportieren…</translation>
    </message>
    <message>
        <source>Save all rows as CSV, JSON or Markdown</source>
        <translation>Alle Zeilen als CSV, JSON oder Markdown speichern</translation>
    </message>
    <message>
        <source>Find attribute</source>
        <translation>Attribut suchen</translation>
    </message>
    <message>
        <source>Search name, CUDA name or description</source>
        <translation>Name, CUDA-Name oder Beschreibung suchen</translation>
    </message>
    <message>
        <source>Search attributes</source>
        <translation>Attribute durchsuchen</translation>
    </message>
    <message>
        <source>Hide the attributes that are the same on all compared devices</source>
        <translation>Attribute ausblenden, die auf allen verglichenen Geräten gleich sind</translation>
    </message>
    <message>
        <source>%1 of %2 differ</source>
        <translation>%1 von %2 weichen ab</translation>
    </message>
    <message>
        <source>The compared devices do not differ.</source>
        <translation>Die verglichenen Geräte unterscheiden sich nicht.</translation>
    </message>
    <message>
        <source>No attribute has &quot;%1&quot; in its name, CUDA name or description.</source>
        <translation>Kein Attribut hat „%1“ in Name, CUDA-Name oder Beschreibung.</translation>
    </message>
    <message>
        <source>Export attributes</source>
        <translation>Attribute exportieren</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>kd::Banner</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
</context>
<context>
    <name>kd::BlockChart</name>
    <message>
        <source>Blocks by SM and time</source>
        <translation>Blöcke nach SM und Zeit</translation>
    </message>
    <message>
        <source>wave %1</source>
        <translation>Welle %1</translation>
    </message>
    <message>
        <source>foreseen</source>
        <translation>vorhergesehen</translation>
    </message>
    <message>
        <source>SM %1</source>
        <translation>SM %1</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
</context>
<context>
    <name>kd::BlockRecorder</name>
    <message>
        <source>A timeline is being recorded.</source>
        <translation>Eine Zeitleiste wird aufgezeichnet.</translation>
    </message>
    <message>
        <source>A timeline needs the kernel&apos;s source, whose PTX gets the stamps.</source>
        <translation>Eine Zeitleiste braucht den Quelltext des Kernels, dessen PTX die Stempel bekommt.</translation>
    </message>
    <message>
        <source>A job is in progress.</source>
        <translation>Ein Auftrag läuft.</translation>
    </message>
    <message>
        <source>The program is being compiled.</source>
        <translation>Das Programm wird kompiliert.</translation>
    </message>
    <message>
        <source>Another job of this program began meanwhile: record again once it has ended.</source>
        <translation>Inzwischen begann ein anderer Auftrag dieses Programms: erneut aufzeichnen, wenn er beendet ist.</translation>
    </message>
    <message>
        <source>The worker gave no stamps back: is it of an older version?</source>
        <translation>Der Worker hat keine Stempel zurückgegeben: Ist er von einer älteren Version?</translation>
    </message>
    <message>
        <source>The worker no longer has the stamps: record again.</source>
        <translation>Der Worker hat die Stempel nicht mehr: erneut aufzeichnen.</translation>
    </message>
</context>
<context>
    <name>kd::BlockTable</name>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>SM</source>
        <translation>SM</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
</context>
<context>
    <name>kd::BufferElements</name>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>kd::BufferListModel</name>
    <message>
        <source>diff</source>
        <translation>Diff</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>abgeleitet</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>nicht aufbewahrt</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>before</source>
        <translation>davor</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>nicht geschrieben</translation>
    </message>
    <message>
        <source>no reference</source>
        <translation>keine Referenz</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>nicht verglichen</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>reference of %1</source>
        <translation>Referenz von %1</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>difference of %1</source>
        <translation>Differenz von %1</translation>
    </message>
    <message>
        <source>%1 before</source>
        <translation>%1 davor</translation>
    </message>
</context>
<context>
    <name>kd::BufferView</name>
    <message>
        <source>Nothing has run yet: Run fills the outputs of the kernel.</source>
        <translation>Noch ist nichts gelaufen: „Ausführen“ füllt die Ausgaben des Kernels.</translation>
    </message>
    <message>
        <source>The kernel has no buffers.</source>
        <translation>Der Kernel hat keine Puffer.</translation>
    </message>
    <message>
        <source>%1 is an input; only the elements of outputs are kept.</source>
        <translation>%1 ist eine Eingabe; nur die Elemente von Ausgaben werden behalten.</translation>
    </message>
    <message>
        <source>The run left no elements of %1: it did not come to its end.</source>
        <translation>Der Lauf ließ keine Elemente von %1 zurück: Er kam nicht bis zum Ende.</translation>
    </message>
</context>
<context>
    <name>kd::BuffersPanel</name>
    <message>
        <source>1 fault</source>
        <translation>1 Laufzeitfehler</translation>
    </message>
    <message>
        <source>%1 faults</source>
        <translation>%1 Laufzeitfehler</translation>
    </message>
    <message>
        <source>none seen</source>
        <translation>keine gesehen</translation>
    </message>
    <message>
        <source>not watched</source>
        <translation>nicht überwacht</translation>
    </message>
    <message>
        <source>%1, not written</source>
        <translation>%1, nicht geschrieben</translation>
    </message>
    <message>
        <source>%1, then written</source>
        <translation>%1, dann geschrieben</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Nothing has run yet: Run fills the kernel&apos;s buffers.</source>
        <translation>Noch ist nichts gelaufen: „Ausführen“ füllt die Puffer des Kernels.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>View as</source>
        <translation>Ansehen als</translation>
    </message>
    <message>
        <source>of previous run</source>
        <translation>vom vorigen Lauf</translation>
    </message>
    <message>
        <source>Buffers of the last run</source>
        <translation>Puffer des letzten Laufs</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grid</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Time, single run</source>
        <translation>Zeit, einmal</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Out of bounds</source>
        <translation>Übergriffe</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Last run</source>
        <translation>Letzter Lauf</translation>
    </message>
    <message>
        <source>Drop a file of numbers or a picture here (.npy, .safetensors, .csv, .bin, .png…) to fill the selected buffer.</source>
        <translation>Eine Datei mit Zahlen oder ein Bild hier ablegen (.npy, .safetensors, .csv, .bin, .png…), um den gewählten Puffer zu füllen.</translation>
    </message>
</context>
<context>
    <name>kd::BuildController</name>
    <message>
        <source>%1 changed: its compile commands were read again.</source>
        <translation>%1 hat sich geändert: Die Kompilierbefehle darin wurden neu gelesen.</translation>
    </message>
    <message>
        <source>%1 is edited and not saved: %2 is compiled with the text that is on the disk.</source>
        <translation>%1 ist bearbeitet und nicht gespeichert: %2 wird mit dem Text auf dem Datenträger kompiliert.</translation>
    </message>
</context>
<context>
    <name>kd::ByteElements</name>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
</context>
<context>
    <name>kd::Chart</name>
    <message>
        <source>%1 over %2</source>
        <translation>%1 über %2</translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation>Daten kopieren</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Show as a chart</source>
        <translation>Als Diagramm zeigen</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>kd::CodeEditor</name>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
</context>
<context>
    <name>kd::CodePage</name>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Show the assembly</source>
        <translation>Assembly zeigen</translation>
    </message>
    <message>
        <source>Assembly</source>
        <translation>Assembly</translation>
    </message>
    <message>
        <source>Source to assembly and back</source>
        <translation>Zwischen Quelltext und Assembly wechseln</translation>
    </message>
    <message>
        <source>Next register peak</source>
        <translation>Nächste Registerspitze</translation>
    </message>
    <message>
        <source>Previous register peak</source>
        <translation>Vorige Registerspitze</translation>
    </message>
    <message>
        <source>There are no instructions to go to: compile the program, and choose SASS or PTX.</source>
        <translation>Es gibt keine Befehle als Ziel: das Programm kompilieren und SASS oder PTX wählen.</translation>
    </message>
    <message>
        <source>Live registers are shown beside SASS, where nvdisasm was found; there are none to step through now.</source>
        <translation>Lebende Register stehen neben SASS, wo nvdisasm gefunden wurde; jetzt gibt es keine zum Durchgehen.</translation>
    </message>
</context>
<context>
    <name>kd::CodeServer</name>
    <message>
        <source>The file is too long to be read by clangd.</source>
        <translation>Die Datei ist zu lang, um von clangd gelesen zu werden.</translation>
    </message>
    <message>
        <source>clangd cannot be started: %1.</source>
        <translation>clangd lässt sich nicht starten: %1.</translation>
    </message>
    <message>
        <source>it ended by itself</source>
        <translation>es endete von selbst</translation>
    </message>
    <message>
        <source>clangd does not rename it.</source>
        <translation>clangd benennt es nicht um.</translation>
    </message>
    <message>
        <source>clangd does not rename it: %1.</source>
        <translation>clangd benennt es nicht um: %1.</translation>
    </message>
    <message>
        <source>clangd cannot tell what this is.</source>
        <translation>clangd kann nicht sagen, was das ist.</translation>
    </message>
    <message>
        <source>clangd would change more than this name; nothing was renamed.</source>
        <translation>clangd würde mehr als diesen Namen ändern; nichts wurde umbenannt.</translation>
    </message>
    <message>
        <source>This clangd does not count in bytes; a newer one is needed.</source>
        <translation>Dieses clangd zählt nicht in Bytes; ein neueres ist nötig.</translation>
    </message>
    <message>
        <source>clangd is not asked any more, since it failed %1 times (the last time: %2). Start KernelDesk anew to try it again.</source>
        <translation>clangd wird nicht mehr gefragt, da es %1-mal versagt hat (das letzte Mal: %2). KernelDesk neu starten, um es wieder zu versuchen.</translation>
    </message>
    <message>
        <source>It failed (%1) and is started again for the next question.</source>
        <translation>Es hat versagt (%1) und wird für die nächste Frage neu gestartet.</translation>
    </message>
    <message>
        <source>clangd did not answer in time.</source>
        <translation>clangd hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>it did not answer in time</source>
        <translation>es hat nicht rechtzeitig geantwortet</translation>
    </message>
    <message>
        <source>it does not read what it is sent</source>
        <translation>es liest nicht, was ihm gesendet wird</translation>
    </message>
</context>
<context>
    <name>kd::CommandModel</name>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>kd::CommandSearch</name>
    <message>
        <source>Search commands</source>
        <translation>Befehle suchen</translation>
    </message>
    <message>
        <source>%1 cannot be done now. %2</source>
        <translation>%1 ist jetzt nicht möglich. %2</translation>
    </message>
    <message>
        <source>Finds commands, panels, kernels, examples and files by their words</source>
        <translation>Findet Befehle, Bereiche, Kernel, Beispiele und Dateien nach ihren Wörtern</translation>
    </message>
    <message>
        <source>Nothing is called “%1”</source>
        <translation>Nichts heißt „%1“</translation>
    </message>
</context>
<context>
    <name>kd::Compare</name>
    <message>
        <source>Run #%1 was on %2: choose that device to launch it again.</source>
        <translation>Lauf #%1 war auf %2: dieses Gerät wählen, um ihn erneut zu starten.</translation>
    </message>
    <message>
        <source>The code of run #%1 was not kept: build it again from its source, and time it.</source>
        <translation>Der Code von Lauf #%1 wurde nicht aufbewahrt: aus dem Quelltext neu bauen und messen.</translation>
    </message>
</context>
<context>
    <name>kd::CompareSection</name>
    <message>
        <source>Compare with reference</source>
        <translation>Mit Referenz vergleichen</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorherige</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>Nächste Abweichung</translation>
    </message>
    <message>
        <source>Elements that differ most</source>
        <translation>Elemente mit größter Abweichung</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>Absolut</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>Relativ</translation>
    </message>
    <message>
        <source>ULP</source>
        <translation>ULP</translation>
    </message>
    <message>
        <source>How differences are measured</source>
        <translation>Wie Abweichungen gemessen werden</translation>
    </message>
    <message>
        <source>First at</source>
        <translation>Zuerst bei</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Größte</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Bitwise equal</source>
        <translation>Bitweise gleich</translation>
    </message>
    <message>
        <source>kernel %1</source>
        <translation>Kernel %1</translation>
    </message>
    <message>
        <source>DIFFERS</source>
        <translation>WEICHT AB</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>GLEICH</translation>
    </message>
    <message>
        <source>%1 of %2 elements are outside the tolerance</source>
        <translation>%1 von %2 Elementen liegen außerhalb der Toleranz</translation>
    </message>
    <message>
        <source>abs %1, rel %2</source>
        <translation>abs %1, rel %2</translation>
    </message>
    <message>
        <source>%1 of %2 elements (%3) are outside the tolerance</source>
        <translation>%1 von %2 Elementen (%3) liegen außerhalb der Toleranz</translation>
    </message>
    <message>
        <source>All %1 elements are within the tolerance</source>
        <translation>Alle %1 Elemente liegen innerhalb der Toleranz</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>abs %1</source>
        <translation>abs %1</translation>
    </message>
    <message>
        <source>What is compared with</source>
        <translation>Womit verglichen wird</translation>
    </message>
    <message>
        <source>The worker keeps the outputs of the last eight runs of this session, as far as it has memory</source>
        <translation>Der Worker behält die Ausgaben der letzten acht Läufe dieser Sitzung, soweit sein Speicher reicht</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Run #%1, %2</source>
        <translation>Lauf #%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compare with run #%1</source>
        <translation>Mit Lauf #%1 vergleichen</translation>
    </message>
    <message>
        <source>Run #%1</source>
        <translation>Lauf #%1</translation>
    </message>
    <message>
        <source>Run #%1 has no such buffer of the same size.</source>
        <translation>Lauf #%1 hat keinen solchen Puffer gleicher Größe.</translation>
    </message>
    <message>
        <source>%1 has no reference: name one in the launch form, or choose an earlier run, to see where it differs.</source>
        <translation>%1 hat keine Referenz: im Startformular eine nennen oder einen früheren Lauf wählen, um zu sehen, wo es abweicht.</translation>
    </message>
    <message>
        <source>COMPARING</source>
        <translation>VERGLEICHT</translation>
    </message>
</context>
<context>
    <name>kd::CompileSection</name>
    <message>
        <source>Build settings</source>
        <translation>Build-Einstellungen</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <source>Instances of templates, macros, include folders, the compiler and its options</source>
        <translation>Template-Instanzen, Makros, Include-Ordner, der Compiler und seine Optionen</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>Instances of kernel templates that are compiled, one a line</source>
        <translation>Instanzen von Kernel-Templates, die kompiliert werden, je Zeile eine</translation>
    </message>
    <message>
        <source>Macros</source>
        <translation>Makros</translation>
    </message>
    <message>
        <source>Macros that are defined before the source, one a line</source>
        <translation>Makros, die vor dem Quelltext definiert werden, je Zeile eines</translation>
    </message>
    <message>
        <source>Includes</source>
        <translation>Includes</translation>
    </message>
    <message>
        <source>Include folders</source>
        <translation>Include-Ordner</translation>
    </message>
    <message>
        <source>Folders that #include looks in besides the source&apos;s own, one a line</source>
        <translation>Ordner, in denen #include außer in dem des Quelltexts sucht, je Zeile einer</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Ordner hinzufügen</translation>
    </message>
    <message>
        <source>Auto asks NVRTC, and nvcc instead where NVRTC&apos;s own answer shows that the program has host code</source>
        <translation>„Auto“ fragt NVRTC und stattdessen nvcc, wo die Antwort von NVRTC zeigt, dass das Programm Host-Code hat</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>At most so many registers a thread (--maxrregcount)</source>
        <translation>Höchstens so viele Register je Thread (--maxrregcount)</translation>
    </message>
    <message>
        <source>Most registers a thread</source>
        <translation>Meiste Register je Thread</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Further options of the compiler, as on a command line</source>
        <translation>Weitere Compileroptionen wie auf einer Befehlszeile</translation>
    </message>
    <message>
        <source>Fast math</source>
        <translation>Fast Math</translation>
    </message>
    <message>
        <source>Approximate division, square root and functions, no denormals (--use_fast_math)</source>
        <translation>Genäherte Division, Quadratwurzel und Funktionen, keine Denormalen (--use_fast_math)</translation>
    </message>
    <message>
        <source>Include folder</source>
        <translation>Include-Ordner</translation>
    </message>
    <message>
        <source>The compiler&apos;s own</source>
        <translation>Wie der Compiler</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Es gibt keinen Ordner %1.</translation>
    </message>
</context>
<context>
    <name>kd::CompletionList</name>
    <message>
        <source>Words that fit</source>
        <translation>Passende Wörter</translation>
    </message>
</context>
<context>
    <name>kd::Connection</name>
    <message>
        <source>cannot be started: %1</source>
        <translation>lässt sich nicht starten: %1</translation>
    </message>
    <message>
        <source>was ended: %1; it is started again with the next call</source>
        <translation>wurde beendet: %1; er wird mit dem nächsten Aufruf neu gestartet</translation>
    </message>
    <message>
        <source>cannot be used: %1</source>
        <translation>ist nicht verwendbar: %1</translation>
    </message>
    <message>
        <source>does not answer</source>
        <translation>antwortet nicht</translation>
    </message>
    <message>
        <source>has an empty command line</source>
        <translation>hat eine leere Befehlszeile</translation>
    </message>
    <message>
        <source>has not answered for %1 s; it is ended, and started again with the next call</source>
        <translation>hat %1 s nicht geantwortet; er wird beendet und mit dem nächsten Aufruf neu gestartet</translation>
    </message>
    <message>
        <source>%1 before it introduced itself</source>
        <translation>%1, bevor er sich meldete</translation>
    </message>
    <message>
        <source>%1; it is started again with the next call</source>
        <translation>%1; er wird mit dem nächsten Aufruf neu gestartet</translation>
    </message>
    <message>
        <source>%1 (its last words: &quot;%2&quot;)</source>
        <translation>%1 (seine letzten Worte: „%2“)</translation>
    </message>
    <message>
        <source>The worker of target %1 (%2) %3.</source>
        <translation>Der Worker des Ziels %1 (%2) %3.</translation>
    </message>
</context>
<context>
    <name>kd::ConsoleLog</name>
    <message>
        <source>Run of %1</source>
        <translation>Lauf von %1</translation>
    </message>
    <message>
        <source>Timing of %1</source>
        <translation>Zeitmessung von %1</translation>
    </message>
</context>
<context>
    <name>kd::ConsolePanel</name>
    <message>
        <source>Console</source>
        <translation>Konsole</translation>
    </message>
    <message>
        <source>What kernels print with printf appears here.</source>
        <translation>Was Kernel mit printf ausgeben, erscheint hier.</translation>
    </message>
    <message>
        <source>Find in the console</source>
        <translation>In der Konsole suchen</translation>
    </message>
    <message>
        <source>Copy the selection, or all</source>
        <translation>Auswahl oder alles kopieren</translation>
    </message>
    <message>
        <source>Clear the console</source>
        <translation>Konsole leeren</translation>
    </message>
</context>
<context>
    <name>kd::ConsoleView</name>
    <message>
        <source>Console</source>
        <translation>Konsole</translation>
    </message>
    <message>
        <source>1 earlier line was dropped; the console keeps 10 MiB.</source>
        <translation>1 ältere Zeile wurde verworfen; die Konsole behält 10 MiB.</translation>
    </message>
    <message>
        <source>%1 earlier lines were dropped; the console keeps 10 MiB.</source>
        <translation>%1 ältere Zeilen wurden verworfen; die Konsole behält 10 MiB.</translation>
    </message>
</context>
<context>
    <name>kd::CounterHelp</name>
    <message>
        <source>Bytes that L2 fetched from device memory. Far more than the kernel&apos;s inputs means that they are read again.</source>
        <translation>Bytes, die L2 aus dem Gerätespeicher geholt hat. Weit mehr als die Eingaben des Kernels heißt, dass sie mehrmals gelesen werden.</translation>
    </message>
    <message>
        <source>Bytes that L2 wrote back to device memory while the launch was counted; some may follow later.</source>
        <translation>Bytes, die L2 in den Gerätespeicher zurückschrieb, während der Start gezählt wurde; einige können später folgen.</translation>
    </message>
    <message>
        <source>Bytes that the SMs and others asked of L2, in sectors of 32 bytes.</source>
        <translation>Bytes, die SMs und andere von L2 angefordert haben, in Sektoren zu 32 Bytes.</translation>
    </message>
    <message>
        <source>Share of the sectors asked of L2 that it held already.</source>
        <translation>Anteil der von L2 angeforderten Sektoren, die dort schon lagen.</translation>
    </message>
    <message>
        <source>Bytes that passed the L1 caches of all SMs, shared memory included.</source>
        <translation>Bytes, die durch die L1-Caches aller SMs gingen, Shared Memory eingeschlossen.</translation>
    </message>
    <message>
        <source>Share of the sectors asked of L1 that it held already.</source>
        <translation>Anteil der von L1 angeforderten Sektoren, die dort schon lagen.</translation>
    </message>
    <message>
        <source>Load, store and atomic instructions of warps on global memory.</source>
        <translation>Lade-, Speicher- und atomare Befehle von Warps auf dem globalen Speicher.</translation>
    </message>
    <message>
        <source>Pieces of 32 bytes that those requests touched. A warp that reads 32 floats side by side touches 4, one that reads them far apart 32.</source>
        <translation>Stücke zu 32 Bytes, die jene Anforderungen berührten. Ein Warp, der 32 float-Werte nebeneinander liest, berührt 4, einer, der sie weit verstreut liest, 32.</translation>
    </message>
    <message>
        <source>Passes over shared memory beyond the first: threads of a warp that want different words of one bank are served one after the other.</source>
        <translation>Durchgänge durch den Shared Memory über den ersten hinaus: Threads eines Warps, die verschiedene Wörter einer Bank brauchen, werden nacheinander bedient.</translation>
    </message>
    <message>
        <source>Counted for each thread whose predicate holds. A multiply-add is one instruction and two operations.</source>
        <translation>Für jeden Thread gezählt, dessen Prädikat gilt. Ein Multiply-Add ist ein Befehl und zwei Operationen.</translation>
    </message>
    <message>
        <source>Counted for each thread whose predicate holds; each works on two values. Compilers load constants by multiply-adds of zeros, too.</source>
        <translation>Für jeden Thread gezählt, dessen Prädikat gilt; jeder bearbeitet zwei Werte. Compiler laden auch Konstanten durch Multiply-Adds mit Nullen.</translation>
    </message>
    <message>
        <source>Multiplications and additions of the tensor cores, each counted by itself.</source>
        <translation>Multiplikationen und Additionen der Tensor Cores, jede einzeln gezählt.</translation>
    </message>
    <message>
        <source>Instructions that warps executed. The emulated GPU counts those of the PTX, a GPU its machine instructions: these are others.</source>
        <translation>Befehle, die Warps ausgeführt haben. Die emulierte GPU zählt die des PTX, eine GPU ihre Maschinenbefehle: Das sind andere.</translation>
    </message>
    <message>
        <source>The same, counted for each active thread: 32 times as many where no warp diverges.</source>
        <translation>Dasselbe, für jeden aktiven Thread gezählt: 32-mal so viele, wo kein Warp divergiert.</translation>
    </message>
    <message>
        <source>Instructions that the tensor pipes of all SMs executed.</source>
        <translation>Befehle, die die Tensor-Pipelines aller SMs ausgeführt haben.</translation>
    </message>
    <message>
        <source>Warps that were on an SM on average while it had any, of all that it holds. Less than the calculator&apos;s figure means that blocks begin, end or wait at different times.</source>
        <translation>Warps, die im Mittel auf einem SM waren, solange er welche hatte, von allen, die er halten kann. Weniger als die Zahl des Rechners heißt, dass Blöcke zu verschiedenen Zeiten beginnen, enden oder warten.</translation>
    </message>
    <message>
        <source>Cycles of the SM clock in which the SM that had work longest had a warp.</source>
        <translation>Takte der SM-Uhr, in denen der SM, der am längsten Arbeit hatte, einen Warp hatte.</translation>
    </message>
    <message>
        <source>Share of its cycles in which a scheduler issued an instruction. A low share means that its warps wait: see below for what.</source>
        <translation>Anteil der Takte, in denen ein Scheduler einen Befehl ausgab. Ein kleiner Anteil heißt, dass seine Warps warten: worauf, steht unten.</translation>
    </message>
    <message>
        <source>They wait at __syncthreads() for the other warps of their block.</source>
        <translation>Sie warten bei __syncthreads() auf die anderen Warps ihres Blocks.</translation>
    </message>
    <message>
        <source>They wait until it is known where a branch leads.</source>
        <translation>Sie warten, bis bekannt ist, wohin eine Verzweigung führt.</translation>
    </message>
    <message>
        <source>The dispatcher holds an instruction back that was issued.</source>
        <translation>Der Dispatcher hält einen ausgegebenen Befehl zurück.</translation>
    </message>
    <message>
        <source>They have ended but for stores that are still on their way to memory.</source>
        <translation>Sie sind beendet bis auf Schreibzugriffe, die noch zum Speicher unterwegs sind.</translation>
    </message>
    <message>
        <source>They wait for matrix instructions of a warpgroup (wgmma).</source>
        <translation>Sie warten auf Matrixbefehle einer Warpgroup (wgmma).</translation>
    </message>
    <message>
        <source>They wait for constants or immediates that the constant cache did not hold.</source>
        <translation>Sie warten auf Konstanten oder Direktwerte, die nicht im Konstanten-Cache lagen.</translation>
    </message>
    <message>
        <source>The queue for global and local memory is full: fewer, wider accesses help.</source>
        <translation>Die Warteschlange des globalen und lokalen Speichers ist voll: Weniger, breitere Zugriffe helfen.</translation>
    </message>
    <message>
        <source>They wait for data of global, local or texture memory. More warps, more loads ahead of their use or better locality help.</source>
        <translation>Sie warten auf Daten des globalen, lokalen oder Texturspeichers. Mehr Warps, früher vor der Verwendung geladene Daten oder bessere Lokalität helfen.</translation>
    </message>
    <message>
        <source>The arithmetic pipe that they need is busy.</source>
        <translation>Die Rechen-Pipeline, die sie brauchen, ist belegt.</translation>
    </message>
    <message>
        <source>They wait at a memory fence.</source>
        <translation>Sie warten an einer Speicherbarriere (Fence).</translation>
    </message>
    <message>
        <source>The queue for shared memory, special functions and dynamic branches is full.</source>
        <translation>Die Warteschlange von Shared Memory, Sonderfunktionen und dynamischen Verzweigungen ist voll.</translation>
    </message>
    <message>
        <source>They wait for a reason that has no counter of its own.</source>
        <translation>Sie warten aus einem Grund, der keinen eigenen Zähler hat.</translation>
    </message>
    <message>
        <source>Their next instruction has to be fetched: the code is long, or jumps far.</source>
        <translation>Ihr nächster Befehl muss erst geladen werden: Der Code ist lang oder springt weit.</translation>
    </message>
    <message>
        <source>They could issue, and another warp was chosen: there are enough warps.</source>
        <translation>Sie könnten einen Befehl ausgeben, und ein anderer Warp wurde gewählt: Es gibt genug Warps.</translation>
    </message>
    <message>
        <source>They issue an instruction: this is no wait.</source>
        <translation>Sie geben einen Befehl aus: Das ist kein Warten.</translation>
    </message>
    <message>
        <source>They wait for data of shared memory or a special function. Bank conflicts lengthen it.</source>
        <translation>Sie warten auf Daten von Shared Memory oder einer Sonderfunktion. Bankkonflikte verlängern das.</translation>
    </message>
    <message>
        <source>All threads of the warp called __nanosleep().</source>
        <translation>Alle Threads des Warps haben __nanosleep() aufgerufen.</translation>
    </message>
    <message>
        <source>The queue of the texture units is full.</source>
        <translation>Die Warteschlange der Textureinheiten ist voll.</translation>
    </message>
    <message>
        <source>They wait for the fixed latency of the instruction before.</source>
        <translation>Sie warten die feste Latenz des vorigen Befehls ab.</translation>
    </message>
</context>
<context>
    <name>kd::CounterLineTable</name>
    <message>
        <source>%1, line %2: a click shows it</source>
        <translation>%1, Zeile %2: Ein Klick zeigt sie</translation>
    </message>
    <message>
        <source>The GPU counted %1, the emulated GPU %2: memory saw something else than the PTX says.</source>
        <translation>Die GPU zählte %1, die emulierte GPU %2: Der Speicher sah etwas anderes, als das PTX sagt.</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sektoren</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>emulated</source>
        <translation>emuliert</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>A click shows the line in the editor</source>
        <translation>Ein Klick zeigt die Zeile im Editor</translation>
    </message>
    <message>
        <source>The line as it was counted</source>
        <translation>Die Zeile, wie sie gezählt wurde</translation>
    </message>
    <message>
        <source>Instructions that warps executed for the line, in the machine code</source>
        <translation>Befehle, die Warps für die Zeile ausgeführt haben, im Maschinencode</translation>
    </message>
    <message>
        <source>Instructions that warps executed for the line, in the PTX: these are others than those of the machine code</source>
        <translation>Befehle, die Warps für die Zeile ausgeführt haben, im PTX: Das sind andere als die des Maschinencodes</translation>
    </message>
    <message>
        <source>Pieces of 32 bytes of global memory that the line touched</source>
        <translation>Stücke des globalen Speichers zu 32 Bytes, die die Zeile berührte</translation>
    </message>
    <message>
        <source>The same, counted in the PTX by the emulated GPU</source>
        <translation>Dasselbe, von der emulierten GPU im PTX gezählt</translation>
    </message>
    <message>
        <source>Passes over shared memory beyond the first that the line took</source>
        <translation>Durchgänge durch den Shared Memory, die die Zeile über den ersten hinaus brauchte</translation>
    </message>
</context>
<context>
    <name>kd::CounterTable</name>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Emulated</source>
        <translation>Emuliert</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>A #%1</source>
        <translation>A #%1</translation>
    </message>
    <message>
        <source>B against A</source>
        <translation>B gegen A</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s name</source>
        <translation>NVIDIA-Name</translation>
    </message>
    <message>
        <source>What is counted; each figure&apos;s tool tip explains it</source>
        <translation>Was gezählt wird; die Kurzinfo jeder Kennzahl erklärt sie</translation>
    </message>
    <message>
        <source>Counted in the PTX by the emulated GPU</source>
        <translation>Von der emulierten GPU im PTX gezählt</translation>
    </message>
    <message>
        <source>Counted by the GPU&apos;s own counters</source>
        <translation>Von den Zählern der GPU gezählt</translation>
    </message>
    <message>
        <source>Counted in the PTX by the emulated GPU, of the same source and launch</source>
        <translation>Von der emulierten GPU im PTX gezählt, bei gleichem Quelltext und Start</translation>
    </message>
    <message>
        <source>What was counted of the baseline</source>
        <translation>Was bei der Baseline gezählt wurde</translation>
    </message>
    <message>
        <source>What this launch (B) has more or less than the baseline</source>
        <translation>Was dieser Start (B) mehr oder weniger hat als die Baseline</translation>
    </message>
    <message>
        <source>The metric as NVIDIA&apos;s profilers call it</source>
        <translation>Die Metrik, wie NVIDIAs Profiler sie nennen</translation>
    </message>
</context>
<context>
    <name>kd::Counters</name>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>The GPU counted %1, the emulated GPU %2. Where memory sees what the PTX says, both are the same.</source>
        <translation>Die GPU zählte %1, die emulierte GPU %2. Wo der Speicher sieht, was das PTX sagt, sind beide gleich.</translation>
    </message>
    <message>
        <source>Both counted the same.</source>
        <translation>Beide haben dasselbe gezählt.</translation>
    </message>
    <message>
        <source>Counted in the PTX, whose instructions are others than those of the machine code.</source>
        <translation>Im PTX gezählt, dessen Befehle andere sind als die des Maschinencodes.</translation>
    </message>
</context>
<context>
    <name>kd::CountersModel</name>
    <message>
        <source>All lines</source>
        <translation>Alle Zeilen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Executed</source>
        <translation>Ausgeführt</translation>
    </message>
    <message>
        <source>Active lanes</source>
        <translation>Aktive Lanes</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anford.</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sektoren</translation>
    </message>
    <message>
        <source>Ideal sectors</source>
        <translation>Ideale Sektoren</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>Bankkonflikte</translation>
    </message>
    <message>
        <source>Source line; double-click shows it in the editor</source>
        <translation>Quellzeile; Doppelklick zeigt sie im Editor</translation>
    </message>
    <message>
        <source>Warp instructions, modelled at PTX level</source>
        <translation>Warp-Befehle, modelliert auf PTX-Ebene</translation>
    </message>
    <message>
        <source>Lanes that took part, of 32 a warp instruction</source>
        <translation>Teilnehmende Lanes, von 32 je Warp-Befehl</translation>
    </message>
    <message>
        <source>Global load, store and atomic instructions</source>
        <translation>Globale Lade-, Speicher- und atomare Befehle</translation>
    </message>
    <message>
        <source>32-byte sectors that a request touches on average</source>
        <translation>32-Byte-Sektoren, die eine Anforderung im Mittel berührt</translation>
    </message>
    <message>
        <source>32-byte sectors that the bytes of a request would fill when packed</source>
        <translation>32-Byte-Sektoren, die die Bytes einer Anforderung gepackt füllen würden</translation>
    </message>
    <message>
        <source>Passes over shared memory beyond the first</source>
        <translation>Durchgänge durch den Shared Memory über den ersten hinaus</translation>
    </message>
</context>
<context>
    <name>kd::CountersPanel</name>
    <message>
        <source>Counters</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>Count on the emulated GPU, too</source>
        <translation>Auch auf der emulierten GPU zählen</translation>
    </message>
    <message>
        <source>Flush L2 before each launch that is counted</source>
        <translation>L2 vor jedem gezählten Start leeren</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>By source line</source>
        <translation>Je Quellzeile</translation>
    </message>
    <message>
        <source>Figures of the launch</source>
        <translation>Kennzahlen des Starts</translation>
    </message>
    <message>
        <source>Copy the figures as CSV</source>
        <translation>Zahlen als CSV kopieren</translation>
    </message>
    <message>
        <source>Counts of each source line</source>
        <translation>Zählungen jeder Quellzeile</translation>
    </message>
    <message>
        <source>Copy the lines as CSV</source>
        <translation>Zeilen als CSV kopieren</translation>
    </message>
    <message>
        <source>Flush L2 before each launch that is counted, so that what the kernel reads comes from device memory; otherwise L2 may hold its inputs</source>
        <translation>L2 vor jedem gezählten Start leeren, damit das, was der Kernel liest, aus dem Gerätespeicher kommt; sonst können seine Eingaben im L2 liegen</translation>
    </message>
    <message>
        <source>Stop counting</source>
        <translation>Zählen anhalten</translation>
    </message>
    <message>
        <source>Count what the launch does</source>
        <translation>Zählen, was der Start tut</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Counting: %1 of %2 launches are done.</source>
        <translation>Zählt: %1 von %2 Starts sind erledigt.</translation>
    </message>
    <message>
        <source>The launch is being counted.</source>
        <translation>Der Start wird gezählt.</translation>
    </message>
    <message>
        <source>Nothing is counted yet.</source>
        <translation>Noch ist nichts gezählt.</translation>
    </message>
    <message>
        <source>counting, %1 of %2 launches</source>
        <translation>zählt, %1 von %2 Starts</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>zählt…</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No counts by line yet: the emulated GPU counts them in the PTX of the same launch.</source>
        <translation>Noch keine Zählungen je Zeile: Die emulierte GPU zählt sie im PTX desselben Starts.</translation>
    </message>
    <message>
        <source>Count on the emulated GPU</source>
        <translation>Auf der emulierten GPU zählen</translation>
    </message>
</context>
<context>
    <name>kd::DataFiles</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>There is no buffer to load a file into: run the kernel first.</source>
        <translation>Es gibt keinen Puffer, in den eine Datei zu laden wäre: zuerst den Kernel ausführen.</translation>
    </message>
    <message>
        <source>The launch has no argument %1 any more.</source>
        <translation>Der Start hat kein Argument %1 mehr.</translation>
    </message>
    <message>
        <source>There is no buffer to save: run the kernel first.</source>
        <translation>Es gibt keinen Puffer zum Speichern: zuerst den Kernel ausführen.</translation>
    </message>
    <message>
        <source>Nobody keeps these bytes: choose a buffer of the run.</source>
        <translation>Diese Bytes werden nirgends aufbewahrt: einen Puffer des Laufs wählen.</translation>
    </message>
    <message>
        <source>%1 is no file of numbers or pixels that a buffer is filled from.</source>
        <translation>%1 ist keine Datei mit Zahlen oder Pixeln, aus der ein Puffer gefüllt wird.</translation>
    </message>
    <message>
        <source>%1 is filled from %2 with the next run.</source>
        <translation>%1 wird beim nächsten Lauf aus %2 gefüllt.</translation>
    </message>
    <message>
        <source>Load into %1</source>
        <translation>In %1 laden</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 speichern</translation>
    </message>
    <message>
        <source>NumPy array (*.npy);;NumPy archive (*.npz);;safetensors (*.safetensors);;Raw bytes (*.bin);;Text (*.csv);;PNG image (*.png);;JPEG image (*.jpg)</source>
        <translation>NumPy-Array (*.npy);;NumPy-Archiv (*.npz);;safetensors (*.safetensors);;Rohe Bytes (*.bin);;Text (*.csv);;PNG-Bild (*.png);;JPEG-Bild (*.jpg)</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 wird gespeichert…</translation>
    </message>
</context>
<context>
    <name>kd::DataInspector</name>
    <message>
        <source>There is no other one in that direction.</source>
        <translation>In dieser Richtung gibt es keine weitere Stelle.</translation>
    </message>
    <message>
        <source>Nothing has run yet: Run fills the buffers of the kernel.</source>
        <translation>Noch ist nichts gelaufen: „Ausführen“ füllt die Puffer des Kernels.</translation>
    </message>
    <message>
        <source>The kernel has no buffers.</source>
        <translation>Der Kernel hat keine Puffer.</translation>
    </message>
    <message>
        <source>What %1 held before the run is not kept; run again to see it.</source>
        <translation>Was %1 vor dem Lauf enthielt, ist nicht aufbewahrt; erneut ausführen, um es zu sehen.</translation>
    </message>
    <message>
        <source>What %1 was compared with is not kept; run again to see it.</source>
        <translation>Womit %1 verglichen wurde, ist nicht aufbewahrt; erneut ausführen, um es zu sehen.</translation>
    </message>
    <message>
        <source>The run left no elements of %1: it did not come to its end.</source>
        <translation>Der Lauf ließ keine Elemente von %1 zurück: Er kam nicht bis zum Ende.</translation>
    </message>
    <message>
        <source>What %1 was compared with is not kept; run again to see the difference.</source>
        <translation>Womit %1 verglichen wurde, ist nicht aufbewahrt; erneut ausführen, um die Differenz zu sehen.</translation>
    </message>
    <message>
        <source>This slice has no elements.</source>
        <translation>Dieser Schnitt hat keine Elemente.</translation>
    </message>
    <message>
        <source>run #%1</source>
        <translation>Lauf #%1</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>Referenz</translation>
    </message>
</context>
<context>
    <name>kd::DataPage</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
</context>
<context>
    <name>kd::DeviceDelegate</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
</context>
<context>
    <name>kd::DeviceListModel</name>
    <message>
        <source>connecting</source>
        <translation>verbindet</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>belegt</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>%1 SMs</source>
        <translation>%1 SMs</translation>
    </message>
    <message>
        <source>Other targets</source>
        <translation>Andere Ziele</translation>
    </message>
    <message>
        <source>Over SSH</source>
        <translation>Über SSH</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Voreinstellungen</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>nicht verbunden</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Asking for devices</source>
        <translation>Fragt nach Geräten</translation>
    </message>
    <message>
        <source>Its devices are not known.</source>
        <translation>Die Geräte sind nicht bekannt.</translation>
    </message>
    <message>
        <source>The target is starting.</source>
        <translation>Das Ziel startet.</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Erneut fragen</translation>
    </message>
    <message>
        <source>Runs and timings are made on this device.</source>
        <translation>Läufe und Zeitmessungen erfolgen auf diesem Gerät.</translation>
    </message>
    <message>
        <source>Double-click to make runs and timings on this device.</source>
        <translation>Doppelklick: Läufe und Zeitmessungen auf diesem Gerät.</translation>
    </message>
    <message>
        <source>Double-click to connect.</source>
        <translation>Doppelklick zum Verbinden.</translation>
    </message>
    <message>
        <source>From the data file; it need not be here.</source>
        <translation>Aus der Datendatei; es muss nicht hier sein.</translation>
    </message>
</context>
<context>
    <name>kd::DevicesPanel</name>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Use for runs</source>
        <translation>Für Läufe nehmen</translation>
    </message>
    <message>
        <source>Make runs and timings on the selected device</source>
        <translation>Läufe und Zeitmessungen auf dem gewählten Gerät ausführen</translation>
    </message>
    <message>
        <source>Calculate occupancy for this device</source>
        <translation>Occupancy für dieses Gerät berechnen</translation>
    </message>
    <message>
        <source>Give the occupancy calculator the architecture and the SM count of the selected device</source>
        <translation>Dem Occupancy-Rechner Architektur und SM-Zahl des gewählten Geräts geben</translation>
    </message>
    <message>
        <source>Ask the devices again</source>
        <translation>Die Geräte erneut abfragen</translation>
    </message>
    <message>
        <source>Add a target…</source>
        <translation>Ziel hinzufügen…</translation>
    </message>
    <message>
        <source>Name a machine that ssh or another command reaches</source>
        <translation>Einen Rechner benennen, den ssh oder ein anderer Befehl erreicht</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Presets come from the data file of %1, each value with its source. A device that is present tells its own attributes.</source>
        <translation>Voreinstellungen stammen aus der Datendatei von %1, jeder Wert mit seiner Quelle. Ein vorhandenes Gerät nennt seine Attribute selbst.</translation>
    </message>
    <message>
        <source>No CUDA driver</source>
        <translation>Kein CUDA-Treiber</translation>
    </message>
    <message>
        <source>Driver: CUDA %1</source>
        <translation>Treiber: CUDA %1</translation>
    </message>
    <message>
        <source>Compiler: NVRTC %1</source>
        <translation>Compiler: NVRTC %1</translation>
    </message>
</context>
<context>
    <name>kd::DifferencesModel</name>
    <message>
        <source>%1 ULP</source>
        <translation>%1 ULP</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Run #%1</source>
        <translation>Lauf #%1</translation>
    </message>
</context>
<context>
    <name>kd::Dispatcher</name>
    <message>
        <source>The program let its worker go before this was done.</source>
        <translation>Das Programm ließ seinen Worker gehen, bevor dies erledigt war.</translation>
    </message>
    <message>
        <source>Another target was chosen.</source>
        <translation>Ein anderes Ziel wurde gewählt.</translation>
    </message>
    <message>
        <source>The worker of target %1 gave no answer within %2 s.</source>
        <translation>Der Worker des Ziels %1 hat nicht innerhalb von %2 s geantwortet.</translation>
    </message>
    <message>
        <source>does not answer</source>
        <translation>antwortet nicht</translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>Dies wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The worker&apos;s answer cannot be read: %1.</source>
        <translation>Die Antwort des Workers ist nicht lesbar: %1.</translation>
    </message>
</context>
<context>
    <name>kd::Document</name>
    <message>
        <source>untitled-%1.cu</source>
        <translation>unbenannt-%1.cu</translation>
    </message>
    <message>
        <source>untitled.cu</source>
        <translation>unbenannt.cu</translation>
    </message>
</context>
<context>
    <name>kd::DocumentBuild</name>
    <message>
        <source>%1: host code is grey and set aside, since there is no nvcc. Problems says what to install.</source>
        <translation>%1: Host-Code ist grau und ausgenommen, da es kein nvcc gibt. „Probleme“ sagt, was zu installieren ist.</translation>
    </message>
</context>
<context>
    <name>kd::DocumentFiles</name>
    <message>
        <source>A session names compiled code that lies beside it or in a folder below: save it in %1.</source>
        <translation>Eine Sitzung nennt kompilierten Code, der neben ihr oder in einem Ordner darunter liegt: in %1 speichern.</translation>
    </message>
    <message>
        <source>%1 is the compiled code itself: save its PTX under another name.</source>
        <translation>%1 ist der kompilierte Code selbst: dessen PTX unter anderem Namen speichern.</translation>
    </message>
    <message>
        <source>There is no PTX of this kernel to save; a session (.kdesk) keeps its launch.</source>
        <translation>Von diesem Kernel gibt es kein PTX zu speichern; eine Sitzung (.kdesk) behält seinen Start.</translation>
    </message>
    <message>
        <source>%1 holds bytes that are not UTF-8: they are shown as codes and saved as they are.</source>
        <translation>%1 enthält Bytes, die kein UTF-8 sind: Sie werden als Codes gezeigt und unverändert gespeichert.</translation>
    </message>
    <message>
        <source>%1 holds no compiled code any more.</source>
        <translation>%1 enthält keinen kompilierten Code mehr.</translation>
    </message>
    <message>
        <source>%1 holds bytes that are not UTF-8, which a session cannot keep: save it as a .cu file first.</source>
        <translation>%1 enthält Bytes, die kein UTF-8 sind und die eine Sitzung nicht behalten kann: zuerst als .cu-Datei speichern.</translation>
    </message>
</context>
<context>
    <name>kd::DocumentJobs</name>
    <message>
        <source>The build is for %1 and %2 runs %3: choose the architecture of the device.</source>
        <translation>Der Build ist für %1, und %2 führt %3 aus: die Architektur des Geräts wählen.</translation>
    </message>
    <message>
        <source>A sweep is in progress.</source>
        <translation>Ein Sweep läuft.</translation>
    </message>
    <message>
        <source>A run is in progress.</source>
        <translation>Ein Lauf ist im Gange.</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>Diesem Ordner wird noch nicht vertraut.</translation>
    </message>
    <message>
        <source>The worker is starting.</source>
        <translation>Der Worker startet.</translation>
    </message>
    <message>
        <source>There is no device %1 on this target: choose another one.</source>
        <translation>Auf diesem Ziel gibt es kein Gerät %1: ein anderes wählen.</translation>
    </message>
    <message>
        <source>Choose a baseline: pin a timing in the history.</source>
        <translation>Baseline wählen: eine Zeitmessung im Verlauf anheften.</translation>
    </message>
    <message>
        <source>There is no kernel to run.</source>
        <translation>Es gibt keinen Kernel zum Ausführen.</translation>
    </message>
    <message>
        <source>The baseline, run #%1, did not run again: %2</source>
        <translation>Die Baseline, Lauf #%1, ließ sich nicht noch einmal ausführen: %2</translation>
    </message>
    <message>
        <source>from the report</source>
        <translation>aus dem Bericht</translation>
    </message>
</context>
<context>
    <name>kd::DocumentLaunch</name>
    <message>
        <source>There is no kernel yet: compile first.</source>
        <translation>Es gibt noch keinen Kernel: zuerst kompilieren.</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>Diesem Ordner wird noch nicht vertraut.</translation>
    </message>
</context>
<context>
    <name>kd::DocumentSweep</name>
    <message>
        <source>A sweep is in progress.</source>
        <translation>Ein Sweep läuft.</translation>
    </message>
    <message>
        <source>A run is in progress.</source>
        <translation>Ein Lauf ist im Gange.</translation>
    </message>
    <message>
        <source>A sweep compiles its points, and %1 holds compiled code.</source>
        <translation>Ein Sweep kompiliert seine Punkte, und %1 enthält kompilierten Code.</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>Diesem Ordner wird noch nicht vertraut.</translation>
    </message>
    <message>
        <source>The worker is starting.</source>
        <translation>Der Worker startet.</translation>
    </message>
    <message>
        <source>There is no device %1 on this target: choose another one.</source>
        <translation>Auf diesem Ziel gibt es kein Gerät %1: ein anderes wählen.</translation>
    </message>
    <message>
        <source>The compile was cancelled.</source>
        <translation>Die Kompilierung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The disassembler was stopped.</source>
        <translation>Der Disassembler wurde angehalten.</translation>
    </message>
    <message>
        <source>The sweep has ended early.</source>
        <translation>Der Sweep endete vorzeitig.</translation>
    </message>
    <message>
        <source>The sweep has ended early, and what it measured is kept: %1</source>
        <translation>Der Sweep endete vorzeitig, und was er gemessen hat, bleibt: %1</translation>
    </message>
    <message>
        <source>The points are measured, and there is no verdict: %1 Go on tries it again.</source>
        <translation>Die Punkte sind gemessen, aber es gibt kein Urteil: %1 „Fortsetzen“ versucht es erneut.</translation>
    </message>
    <message>
        <source>The sweep has ended, and no point has a figure: the table says why.</source>
        <translation>Der Sweep ist beendet, und kein Punkt hat eine Kennzahl: Die Tabelle sagt, warum.</translation>
    </message>
    <message>
        <source>The sweep has ended: best is %1 with %2.</source>
        <translation>Der Sweep ist beendet: bester Punkt %1 mit %2.</translation>
    </message>
    <message>
        <source>%1 %2: %3.</source>
        <translation>%1 %2: %3.</translation>
    </message>
    <message>
        <source>The point is used: %1.</source>
        <translation>Der Punkt ist übernommen: %1.</translation>
    </message>
</context>
<context>
    <name>kd::DocumentTabBar</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, never saved</source>
        <translation>%1, nie gespeichert</translation>
    </message>
    <message>
        <source>%1: read only</source>
        <translation>%1: schreibgeschützt</translation>
    </message>
    <message>
        <source>from a report: saved under another name</source>
        <translation>aus einem Bericht: wird unter anderem Namen gespeichert</translation>
    </message>
    <message>
        <source>a shipped example: saved under another name</source>
        <translation>ein mitgeliefertes Beispiel: wird unter anderem Namen gespeichert</translation>
    </message>
    <message>
        <source>outside of the trusted folders: saved under another name</source>
        <translation>außerhalb der vertrauten Ordner: wird unter anderem Namen gespeichert</translation>
    </message>
    <message>
        <source>the last build failed</source>
        <translation>der letzte Build ist gescheitert</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Offene Dokumente</translation>
    </message>
    <message>
        <source>List of the open documents</source>
        <translation>Liste der offenen Dokumente</translation>
    </message>
    <message>
        <source>New document</source>
        <translation>Neues Dokument</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Nächster Tab</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Voriger Tab</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the others</source>
        <translation>Andere schließen</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
</context>
<context>
    <name>kd::EditCost</name>
    <message>
        <source>warps per SM</source>
        <translation>Warps je SM</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>Shared Memory</translation>
    </message>
    <message>
        <source>block slots</source>
        <translation>Blockplätze</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>Barrieren</translation>
    </message>
    <message>
        <source>virtual resources</source>
        <translation>virtuelle Ressourcen</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>kd::EditCostOverlay</name>
    <message>
        <source>regs %1</source>
        <translation>Reg. %1</translation>
    </message>
    <message>
        <source>spilled %1</source>
        <translation>ausgelagert %1</translation>
    </message>
    <message>
        <source>shared %1</source>
        <translation>shared %1</translation>
    </message>
    <message>
        <source>occupancy %1</source>
        <translation>Occupancy %1</translation>
    </message>
    <message>
        <source>limited by %1</source>
        <translation>begrenzt durch %1</translation>
    </message>
    <message>
        <source>Of the previous build: %1</source>
        <translation>Vom vorigen Build: %1</translation>
    </message>
    <message>
        <source>The last edit: %1</source>
        <translation>Die letzte Änderung: %1</translation>
    </message>
    <message>
        <source>%1
Against the last good build before it; a click shows the occupancy.</source>
        <translation>%1
Gegenüber dem letzten guten Build davor; ein Klick zeigt die Occupancy.</translation>
    </message>
</context>
<context>
    <name>kd::EditorPanel</name>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Ersetzen…</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Rückwärts suchen</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation>Gehe zu Zeile…</translation>
    </message>
    <message>
        <source>Go to matching brace</source>
        <translation>Zur passenden Klammer</translation>
    </message>
    <message>
        <source>Set or remove bookmark</source>
        <translation>Lesezeichen setzen oder entfernen</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Nächstes Lesezeichen</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>Voriges Lesezeichen</translation>
    </message>
    <message>
        <source>Remove all bookmarks</source>
        <translation>Alle Lesezeichen entfernen</translation>
    </message>
    <message>
        <source>Go to definition</source>
        <translation>Zur Definition</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Find references</source>
        <translation>Verwendungen suchen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Comment or uncomment</source>
        <translation>Aus-/Einkommentieren</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Move line up</source>
        <translation>Zeile nach oben</translation>
    </message>
    <message>
        <source>Move line down</source>
        <translation>Zeile nach unten</translation>
    </message>
    <message>
        <source>Complete word</source>
        <translation>Wort ergänzen</translation>
    </message>
    <message>
        <source>Explain call or word</source>
        <translation>Aufruf oder Wort erklären</translation>
    </message>
    <message>
        <source>Add caret above</source>
        <translation>Einfügemarke darüber</translation>
    </message>
    <message>
        <source>Add caret below</source>
        <translation>Einfügemarke darunter</translation>
    </message>
    <message>
        <source>Select next occurrence</source>
        <translation>Nächstes Vorkommen auswählen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>Zoom zurücksetzen</translation>
    </message>
    <message>
        <source>Beside lines: live registers</source>
        <translation>Neben Zeilen: lebende Register</translation>
    </message>
    <message>
        <source>Beside lines: executed instructions</source>
        <translation>Neben Zeilen: ausgeführte Befehle</translation>
    </message>
    <message>
        <source>Beside lines: active lanes</source>
        <translation>Neben Zeilen: aktive Lanes</translation>
    </message>
    <message>
        <source>Beside lines: sectors against ideal</source>
        <translation>Neben Zeilen: Sektoren zum Ideal</translation>
    </message>
    <message>
        <source>Beside lines: bank conflicts</source>
        <translation>Neben Zeilen: Bankkonflikte</translation>
    </message>
    <message>
        <source>Line %1 of %2 is meant, which is not open.</source>
        <translation>Gemeint ist Zeile %1 von %2, das nicht geöffnet ist.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>%1 was removed or renamed by another program; its text is still here.</source>
        <translation>%1 wurde von einem anderen Programm entfernt oder umbenannt; der Text ist noch hier.</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Line %1 has %2 bytes: there are no colours, and of each line the first %3 bytes are shown.</source>
        <translation>Zeile %1 hat %2 Bytes: Es gibt keine Farben, und von jeder Zeile sind die ersten %3 Bytes zu sehen.</translation>
    </message>
    <message>
        <source>%1 holds data: fill which argument with it?</source>
        <translation>%1 enthält Daten: Welches Argument damit füllen?</translation>
    </message>
    <message>
        <source>%1 holds data, and there is no kernel yet with an argument for it: compile first.</source>
        <translation>%1 enthält Daten, und es gibt noch keinen Kernel mit einem Argument dafür: zuerst kompilieren.</translation>
    </message>
</context>
<context>
    <name>kd::ElementExport</name>
    <message>
        <source>There is not enough memory to write %1.</source>
        <translation>Der Speicher reicht nicht, um %1 zu schreiben.</translation>
    </message>
    <message>
        <source>%1 elements are too many for the clipboard; at most %2 are copied. Save the output as a file instead.</source>
        <translation>%1 Elemente sind zu viele für die Zwischenablage; kopiert werden höchstens %2. Stattdessen die Ausgabe als Datei speichern.</translation>
    </message>
    <message>
        <source>The worker no longer has this output; run again to copy its elements.</source>
        <translation>Der Worker hat diese Ausgabe nicht mehr; erneut ausführen, um ihre Elemente zu kopieren.</translation>
    </message>
    <message>
        <source>An output of %1 is not saved from here; at most %2 are.</source>
        <translation>Eine Ausgabe von %1 wird von hier nicht gespeichert; höchstens %2 sind es.</translation>
    </message>
    <message>
        <source>The worker no longer has this output; run again to save it.</source>
        <translation>Der Worker hat diese Ausgabe nicht mehr; erneut ausführen, um sie zu speichern.</translation>
    </message>
</context>
<context>
    <name>kd::ElementGrid</name>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Element %1: %2</source>
        <translation>Element %1: %2</translation>
    </message>
</context>
<context>
    <name>kd::ElementPageCache</name>
    <message>
        <source>The worker no longer has this output; run again to see its elements.</source>
        <translation>Der Worker hat diese Ausgabe nicht mehr; erneut ausführen, um ihre Elemente zu sehen.</translation>
    </message>
    <message>
        <source>The elements could not be read: the worker sent another length than was asked for.</source>
        <translation>Die Elemente konnten nicht gelesen werden: Der Worker sandte eine andere Länge als angefordert.</translation>
    </message>
</context>
<context>
    <name>kd::ElementsBox</name>
    <message>
        <source>Go to the first mismatch</source>
        <translation>Zur ersten Abweichung</translation>
    </message>
    <message>
        <source>Copy the selected elements</source>
        <translation>Gewählte Elemente kopieren</translation>
    </message>
    <message>
        <source>Save the output as a file</source>
        <translation>Ausgabe als Datei speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>1 element copied.</source>
        <translation>1 Element kopiert.</translation>
    </message>
    <message>
        <source>%1 elements copied.</source>
        <translation>%1 Elemente kopiert.</translation>
    </message>
    <message>
        <source>Elements a row: the width of a picture or matrix</source>
        <translation>Elemente je Zeile: die Breite eines Bilds oder einer Matrix</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Kürzeste</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>Scientific</source>
        <translation>Wissenschaftlich</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>Hexadezimal</translation>
    </message>
    <message>
        <source>An index, or row, column; Enter goes there</source>
        <translation>Ein Index oder Zeile, Spalte; die Eingabetaste geht dorthin</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Give an index below %1, or row, column.</source>
        <translation>Einen Index unter %1 angeben oder Zeile, Spalte.</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 speichern</translation>
    </message>
    <message>
        <source>NumPy array (*.npy);;Raw bytes (*.bin);;Text (*.csv)</source>
        <translation>NumPy-Array (*.npy);;Rohe Bytes (*.bin);;Text (*.csv)</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 wird gespeichert…</translation>
    </message>
</context>
<context>
    <name>kd::FigureNote</name>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>How it was computed</source>
        <translation>Wie es berechnet wurde</translation>
    </message>
    <message>
        <source>What would be good</source>
        <translation>Was gut wäre</translation>
    </message>
</context>
<context>
    <name>kd::FiguresModel</name>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
</context>
<context>
    <name>kd::FileCommands</name>
    <message>
        <source>CUDA sources, sessions and reports (*.cu *.cuh *.kdesk *.html *.json);;Compiled code (*.ptx *.cubin *.fatbin *.o *.so *.a);;All files (*)</source>
        <translation>CUDA-Quelltexte, Sitzungen und Berichte (*.cu *.cuh *.kdesk *.html *.json);;Kompilierter Code (*.ptx *.cubin *.fatbin *.o *.so *.a);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>PTX (*.ptx)</source>
        <translation>PTX (*.ptx)</translation>
    </message>
    <message>
        <source>CUDA source (*.cu *.cuh)</source>
        <translation>CUDA-Quelltext (*.cu *.cuh)</translation>
    </message>
    <message>
        <source>Session with launch settings (*.kdesk)</source>
        <translation>Sitzung mit Starteinstellungen (*.kdesk)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Von anderem Programm geändert</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened or saved here.</source>
        <translation>%1 wurde von einem anderen Programm geändert, seit es hier geöffnet oder gespeichert wurde.</translation>
    </message>
    <message>
        <source>Overwriting it loses what that program wrote. Cancel keeps both the file and your text as they are.</source>
        <translation>Überschreiben verwirft, was jenes Programm schrieb. „Abbrechen“ lässt Datei und Text, wie sie sind.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Export the occupancy report</source>
        <translation>Occupancy-Bericht exportieren</translation>
    </message>
    <message>
        <source>Export the compiled program</source>
        <translation>Kompiliertes Programm exportieren</translation>
    </message>
    <message>
        <source>Table of launches</source>
        <translation>Tabelle von Starts</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Write the table with its occupancy</source>
        <translation>Tabelle mit ihrer Occupancy schreiben</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Only the launch settings differ; a session (.kdesk) keeps them.</source>
        <translation>Nur die Starteinstellungen weichen ab; eine Sitzung (.kdesk) behält sie.</translation>
    </message>
    <message>
        <source>Nothing was opened yet</source>
        <translation>Noch nichts geöffnet</translation>
    </message>
    <message>
        <source>Forget these files</source>
        <translation>Diese Dateien vergessen</translation>
    </message>
    <message>
        <source>Forget those that are not pinned</source>
        <translation>Nicht angeheftete vergessen</translation>
    </message>
    <message>
        <source>%1 documents have changes that are not saved.</source>
        <translation>%1 Dokumente haben ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>Alle speichern</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>Alle verwerfen</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>Einzeln</translation>
    </message>
</context>
<context>
    <name>kd::FileWriter</name>
    <message>
        <source>There is no build to write: compile the program first.</source>
        <translation>Es gibt keinen Build zum Schreiben: zuerst das Programm kompilieren.</translation>
    </message>
</context>
<context>
    <name>kd::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß-/Kleinschreibung</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Ganze Wörter</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>In the selection</source>
        <translation>In der Auswahl</translation>
    </message>
    <message>
        <source>Previous (Shift+F3)</source>
        <translation>Vorige (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next (F3)</source>
        <translation>Nächste (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>With regular expressions: \0 is what was found, \1 to \9 its groups, \n a new line, \t a tab.</source>
        <translation>Mit regulären Ausdrücken: \0 ist das Gefundene, \1 bis \9 seine Gruppen, \n eine neue Zeile, \t ein Tabulator.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Bad pattern</source>
        <translation>Ungültiges Muster</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>%1 of %2, wrapped</source>
        <translation>%1 von %2, von vorn</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 Treffer</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 Treffer</translation>
    </message>
</context>
<context>
    <name>kd::FormRow</name>
    <message>
        <source>Reset to the default</source>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Guessed</source>
        <translation>Geraten</translation>
    </message>
</context>
<context>
    <name>kd::GaugeCard</name>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>60 s</source>
        <translation>60 s</translation>
    </message>
</context>
<context>
    <name>kd::GaugesPanel</name>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Live gauges</source>
        <translation>Live-Anzeigen</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM-Takt</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Throttle reasons</source>
        <translation>Drosselgründe</translation>
    </message>
    <message>
        <source>Memory clock</source>
        <translation>Speichertakt</translation>
    </message>
    <message>
        <source>PCIe link</source>
        <translation>PCIe-Verbindung</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Treiber</translation>
    </message>
    <message>
        <source>ECC errors</source>
        <translation>ECC-Fehler</translation>
    </message>
    <message>
        <source>The target does not answer, so there are no live figures.</source>
        <translation>Das Ziel antwortet nicht, daher gibt es keine Live-Werte.</translation>
    </message>
    <message>
        <source>Live figures come with the target&apos;s devices.</source>
        <translation>Live-Werte kommen mit den Geräten des Ziels.</translation>
    </message>
    <message>
        <source>Reading %1.</source>
        <translation>%1 wird gelesen.</translation>
    </message>
    <message>
        <source>%1, every 0.5 s</source>
        <translation>%1, alle 0,5 s</translation>
    </message>
    <message>
        <source>of the time with a kernel</source>
        <translation>der Zeit mit einem Kernel</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>Grenze %1</translation>
    </message>
    <message>
        <source>slows down at %1</source>
        <translation>drosselt bei %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <translation>%1, +%2</translation>
    </message>
    <message>
        <source>Gen %1</source>
        <translation>Gen %1</translation>
    </message>
    <message>
        <source>%1 corrected, %2 not</source>
        <translation>%1 korrigiert, %2 nicht</translation>
    </message>
    <message>
        <source>Memory errors since the driver was loaded.</source>
        <translation>Speicherfehler seit dem Laden des Treibers.</translation>
    </message>
</context>
<context>
    <name>kd::GoToBar</name>
    <message>
        <source>Go to line</source>
        <translation>Gehe zu Zeile</translation>
    </message>
    <message>
        <source>Line or line:column</source>
        <translation>Zeile oder Zeile:Spalte</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 bis %1</translation>
    </message>
</context>
<context>
    <name>kd::GoalPanel</name>
    <message>
        <source>Block of %1 threads</source>
        <translation>Block mit %1 Threads</translation>
    </message>
    <message>
        <source>block of %1 threads</source>
        <translation>Block mit %1 Threads</translation>
    </message>
    <message>
        <source>Shared memory ≤ %1</source>
        <translation>Shared Memory ≤ %1</translation>
    </message>
    <message>
        <source>shared memory ≤ %1</source>
        <translation>Shared Memory ≤ %1</translation>
    </message>
    <message>
        <source>Carve-out ≥ %1</source>
        <translation>Carve-out ≥ %1</translation>
    </message>
    <message>
        <source>carve-out ≥ %1</source>
        <translation>Carve-out ≥ %1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Compiled: %1 registers, %2 spilled</source>
        <translation>Kompiliert: %1 Register, %2 ausgelagert</translation>
    </message>
    <message>
        <source>Compiling…</source>
        <translation>Kompiliert…</translation>
    </message>
    <message>
        <source>Not compiled: it was stopped, or the compiler is not there.</source>
        <translation>Nicht kompiliert: Es wurde angehalten, oder der Compiler fehlt.</translation>
    </message>
    <message>
        <source>Does not compile: %1</source>
        <translation>Kompiliert nicht: %1</translation>
    </message>
    <message>
        <source>Ignored by the compiler: it takes %1 registers</source>
        <translation>Vom Compiler ignoriert: Er nimmt %1 Register</translation>
    </message>
    <message>
        <source>Calculated: the code stays as it is</source>
        <translation>Berechnet: Der Code bleibt, wie er ist</translation>
    </message>
    <message>
        <source>Calculated. %1</source>
        <translation>Berechnet. %1</translation>
    </message>
    <message>
        <source>Writes %1 before the kernel&apos;s name; undo takes it back.</source>
        <translation>Schreibt %1 vor den Namen des Kernels; Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>Sets %1 in the compile options of this program.</source>
        <translation>Setzt %1 in den Compileroptionen dieses Programms.</translation>
    </message>
    <message>
        <source>Writes %1 into line %2; undo takes it back.</source>
        <translation>Schreibt %1 in Zeile %2; Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>Sets in the launch form: %1.</source>
        <translation>Setzt im Startformular: %1.</translation>
    </message>
    <message>
        <source>Goal solver</source>
        <translation>Zielwertsuche</translation>
    </message>
    <message>
        <source>block size</source>
        <translation>Blockgröße</translation>
    </message>
    <message>
        <source>no spills</source>
        <translation>keine Auslag.</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>Bounds</translation>
    </message>
    <message>
        <source>__launch_bounds__</source>
        <translation>__launch_bounds__</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>--maxrregcount</source>
        <translation>--maxrregcount</translation>
    </message>
    <message>
        <source>unroll</source>
        <translation>Abrollen</translation>
    </message>
    <message>
        <source>#pragma unroll</source>
        <translation>#pragma unroll</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>shared</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>Shared Memory</translation>
    </message>
    <message>
        <source>carve-out</source>
        <translation>Carve-out</translation>
    </message>
    <message>
        <source>Carve-out</source>
        <translation>Carve-out</translation>
    </message>
    <message>
        <source>% occupancy</source>
        <translation>% Occup.</translation>
    </message>
    <message>
        <source>blocks per SM</source>
        <translation>Blöcke je SM</translation>
    </message>
    <message>
        <source>Occupancy or blocks to reach</source>
        <translation>Zu erreichende Occupancy oder Blöcke</translation>
    </message>
    <message>
        <source>Unit of the goal</source>
        <translation>Einheit des Zielwerts</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Erreichen</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>%1, the build</source>
        <translation>%1, der Build</translation>
    </message>
    <message>
        <source>Asks which single change reaches the goal, and lets the compiler have its word on each.</source>
        <translation>Fragt, welche einzelne Änderung den Zielwert erreicht, und lässt den Compiler jede beurteilen.</translation>
    </message>
    <message>
        <source>The kernel reaches this already.</source>
        <translation>Der Kernel erreicht dies schon.</translation>
    </message>
    <message>
        <source>No change of what may change reaches this, nor do two together.</source>
        <translation>Keine der erlaubten Änderungen erreicht dies, auch keine zwei zusammen.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Solve and compile</source>
        <translation>Lösen und kompilieren</translation>
    </message>
    <message>
        <source>%1 tried in %2</source>
        <translation>%1 versucht in %2</translation>
    </message>
    <message>
        <source>Give advice on this kernel again</source>
        <translation>Wieder Rat zu diesem Kernel geben</translation>
    </message>
    <message>
        <source>Mute advice on this kernel</source>
        <translation>Rat zu diesem Kernel stummschalten</translation>
    </message>
</context>
<context>
    <name>kd::GoalSolver</name>
    <message>
        <source>A goal is set for a program that compiles: compile it first.</source>
        <translation>Ein Zielwert wird für ein Programm gesetzt, das sich kompilieren lässt: zuerst kompilieren.</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>Diesem Ordner wird noch nicht vertraut.</translation>
    </message>
    <message>
        <source>A goal is reached by changes of the source, which compiled code lacks.</source>
        <translation>Ein Zielwert wird durch Änderungen am Quelltext erreicht, der bei kompiliertem Code fehlt.</translation>
    </message>
    <message>
        <source>A goal is reached by threads and registers, which are the compiler&apos;s choice for a kernel of CUDA Tile.</source>
        <translation>Ein Zielwert wird durch Threads und Register erreicht, die bei einem Kernel in CUDA Tile der Compiler wählt.</translation>
    </message>
    <message>
        <source>The calculator does not know the limits of this architecture.</source>
        <translation>Der Rechner kennt die Grenzen dieser Architektur nicht.</translation>
    </message>
    <message>
        <source>The target has not answered yet.</source>
        <translation>Das Ziel hat noch nicht geantwortet.</translation>
    </message>
    <message>
        <source>The kernel was not compiled for that architecture.</source>
        <translation>Der Kernel wurde nicht für diese Architektur kompiliert.</translation>
    </message>
    <message>
        <source>The kernel&apos;s definition is not in this text, so that no __launch_bounds__ were tried.</source>
        <translation>Die Definition des Kernels steht nicht in diesem Text, daher wurden keine __launch_bounds__ versucht.</translation>
    </message>
    <message>
        <source>How a kernel does with less shared memory is its author&apos;s to say.</source>
        <translation>Wie ein Kernel mit weniger Shared Memory auskommt, muss sein Autor sagen.</translation>
    </message>
    <message>
        <source>The block has more than one dimension: how to share the threads among them is yours to say.</source>
        <translation>Der Block hat mehr als eine Dimension: Wie die Threads darauf zu verteilen sind, muss man selbst festlegen.</translation>
    </message>
</context>
<context>
    <name>kd::HeatMapView</name>
    <message>
        <source>Heat map of the sweep; the table has the same figures</source>
        <translation>Heatmap des Sweeps; die Tabelle hat dieselben Kennzahlen</translation>
    </message>
    <message>
        <source>%1 = %2, %3 = %4: not measured</source>
        <translation>%1 = %2, %3 = %4: nicht gemessen</translation>
    </message>
    <message>
        <source>A map of these two axes has too many cells to be drawn: choose others, or look at the table.</source>
        <translation>Eine Karte dieser beiden Achsen hat zu viele Zellen zum Zeichnen: andere wählen oder die Tabelle ansehen.</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bester</translation>
    </message>
    <message>
        <source>current</source>
        <translation>aktuell</translation>
    </message>
</context>
<context>
    <name>kd::HelpWindow</name>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>KernelDesk help</source>
        <translation>KernelDesk-Hilfe</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Search the manual (Ctrl+F)</source>
        <translation>Handbuch durchsuchen (Strg+F)</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
    <message>
        <source>Nothing in the manual holds these words.</source>
        <translation>Nichts im Handbuch enthält diese Wörter.</translation>
    </message>
</context>
<context>
    <name>kd::HistogramBar</name>
    <message>
        <source>Histogram of the values, with the range of the colours</source>
        <translation>Histogramm der Werte mit dem Bereich der Farben</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>kd::History</name>
    <message>
        <source>Differs</source>
        <translation>Weicht ab</translation>
    </message>
    <message>
        <source>Failed on the device</source>
        <translation>Auf dem Gerät gescheitert</translation>
    </message>
    <message>
        <source>Ended at its deadline</source>
        <translation>Nach Frist beendet</translation>
    </message>
    <message>
        <source>GPU process lost</source>
        <translation>GPU-Prozess verloren</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>Nicht ausgeführt</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Every output with a reference agreed with it.</source>
        <translation>Jede Ausgabe mit Referenz stimmte mit ihr überein.</translation>
    </message>
    <message>
        <source>The launch has no reference, so nothing says that its results are right.</source>
        <translation>Der Start hat keine Referenz, daher sagt nichts, dass die Ergebnisse stimmen.</translation>
    </message>
    <message>
        <source>1 launch</source>
        <translation>1 Start</translation>
    </message>
    <message>
        <source>%1, modelled</source>
        <translation>%1, modelliert</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>Nothing that the receipt guarantees is missing.</source>
        <translation>Nichts, was der Messbeleg garantiert, fehlt.</translation>
    </message>
</context>
<context>
    <name>kd::HistoryModel</name>
    <message>
        <source>Baseline</source>
        <translation>Baseline</translation>
    </message>
    <message>
        <source>The baseline: click to unpin it.</source>
        <translation>Die Baseline: Klick löst sie.</translation>
    </message>
    <message>
        <source>Click to make this run the baseline, which later builds are judged against.</source>
        <translation>Klick macht diesen Lauf zur Baseline, an der spätere Builds beurteilt werden.</translation>
    </message>
    <message>
        <source>Double-click to name this run.</source>
        <translation>Doppelklick benennt diesen Lauf.</translation>
    </message>
    <message>
        <source>Double-click to write a note.</source>
        <translation>Doppelklick zum Schreiben einer Notiz.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Spilled</source>
        <translation>Ausgel.</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Occupancy</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Arithmetik</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Against A</source>
        <translation>Gegen A</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Beleg</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>kd::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Every run and timing is kept here; those of a saved program also after it was closed.</source>
        <translation>Jeder Lauf und jede Zeitmessung bleibt hier; die eines gespeicherten Programms auch nach dem Schließen.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Show timings only</source>
        <translation>Nur Zeitmessungen zeigen</translation>
    </message>
    <message>
        <source>Export samples…</source>
        <translation>Messwerte exportieren…</translation>
    </message>
    <message>
        <source>Remove from the history</source>
        <translation>Aus dem Verlauf entfernen</translation>
    </message>
    <message>
        <source>Make it the baseline</source>
        <translation>Zur Baseline machen</translation>
    </message>
    <message>
        <source>Compare the two runs</source>
        <translation>Beide Läufe vergleichen</translation>
    </message>
    <message>
        <source>Name it</source>
        <translation>Benennen</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Notiz schreiben</translation>
    </message>
    <message>
        <source>History of runs</source>
        <translation>Verlauf der Läufe</translation>
    </message>
    <message>
        <source>Unpin the baseline</source>
        <translation>Baseline lösen</translation>
    </message>
    <message>
        <source>Select two runs to compare them.</source>
        <translation>Zwei Läufe auswählen, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>Another job goes on.</source>
        <translation>Ein anderer Auftrag läuft.</translation>
    </message>
    <message>
        <source>Verdicts against baseline #%1</source>
        <translation>Urteile gegen Baseline #%1</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>1 Lauf</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 Läufe</translation>
    </message>
    <message>
        <source>Export samples</source>
        <translation>Messwerte exportieren</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv);;JSON (*.json)</source>
        <translation>Kommagetrennte Werte (*.csv);;JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>kd::HistoryStore</name>
    <message>
        <source>The history of this project was not read: %1</source>
        <translation>Der Verlauf dieses Projekts wurde nicht gelesen: %1</translation>
    </message>
    <message>
        <source>%1 of the history damaged: set aside in %2, nothing of it was deleted.</source>
        <translation>Beschädigt im Verlauf: %1, in %2 beiseitegelegt; nichts davon wurde gelöscht.</translation>
    </message>
    <message>
        <source>1 line was</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>%1 lines were</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>The run is not in the history on the disk yet: %1 It is tried again with the next one.</source>
        <translation>Der Lauf steht noch nicht im Verlauf auf dem Datenträger: %1 Mit dem nächsten wird es erneut versucht.</translation>
    </message>
    <message>
        <source>The history reached %1: the samples of the oldest runs (%2) made room; their figures stay, and baselines.</source>
        <translation>Der Verlauf erreichte %1: Die Messwerte der ältesten Läufe (%2) machten Platz; ihre Kennzahlen und Baselines bleiben.</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>1 Lauf</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 Läufe</translation>
    </message>
</context>
<context>
    <name>kd::ImageCanvas</name>
    <message>
        <source>Image of the buffer; the table has the same numbers</source>
        <translation>Bild des Puffers; die Tabelle hat dieselben Zahlen</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
</context>
<context>
    <name>kd::ImageSection</name>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Show all of the picture</source>
        <translation>Ganzes Bild zeigen</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>These numbers have one dimension: type a shape such as &quot;height, width&quot; to see them as a picture.</source>
        <translation>Diese Zahlen haben eine Dimension: eine Form wie &quot;height, width&quot; eingeben, um sie als Bild zu sehen.</translation>
    </message>
    <message>
        <source>Show as %1 × %2</source>
        <translation>Als %1 × %2 zeigen</translation>
    </message>
</context>
<context>
    <name>kd::JobRunner</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>kd::LaunchCounter</name>
    <message>
        <source>A launch is being counted.</source>
        <translation>Ein Start wird gezählt.</translation>
    </message>
    <message>
        <source>A job is in progress.</source>
        <translation>Ein Auftrag läuft.</translation>
    </message>
    <message>
        <source>The program is being compiled.</source>
        <translation>Das Programm wird kompiliert.</translation>
    </message>
    <message>
        <source>There is no emulated GPU on this target.</source>
        <translation>Auf diesem Ziel gibt es keine emulierte GPU.</translation>
    </message>
    <message>
        <source>Another job of this program began meanwhile: count again once it has ended.</source>
        <translation>Inzwischen begann ein anderer Auftrag dieses Programms: erneut zählen, wenn er beendet ist.</translation>
    </message>
</context>
<context>
    <name>kd::LaunchPanel</name>
    <message>
        <source>Launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Reset to the preset</source>
        <translation>Auf Voreinstellung zurücksetzen</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Voreinstellungen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Draw other random numbers</source>
        <translation>Andere Zufallszahlen ziehen</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>Voreinstellung speichern</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Als Voreinstellung speichern…</translation>
    </message>
    <message>
        <source>Rename preset…</source>
        <translation>Voreinstellung umbenennen…</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Voreinstellung löschen</translation>
    </message>
    <message>
        <source>Name values for expressions</source>
        <translation>Werte für Ausdrücke benennen</translation>
    </message>
    <message>
        <source>Build settings</source>
        <translation>Build-Einstellungen</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>The program&apos;s kernels are of CUDA Tile (__tile_global__), and there is no machine code of their Tile IR to launch: a note of the build says why.</source>
        <translation>Die Kernel des Programms sind in CUDA Tile (__tile_global__), und zu ihrer Tile IR gibt es keinen Maschinencode zum Starten: Ein Hinweis des Builds sagt, warum.</translation>
    </message>
    <message>
        <source>The program has no kernel: a kernel is a __global__ function, or an instance of a template.</source>
        <translation>Das Programm hat keinen Kernel: Ein Kernel ist eine __global__-Funktion oder eine Template-Instanz.</translation>
    </message>
    <message>
        <source>The form is made from a kernel&apos;s signature: compile the program first.</source>
        <translation>Das Formular entsteht aus der Signatur eines Kernels: zuerst das Programm kompilieren.</translation>
    </message>
    <message>
        <source>Name an instance</source>
        <translation>Instanz benennen</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>Kompilieren</translation>
    </message>
</context>
<context>
    <name>kd::LimitsModel</name>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Per block</source>
        <translation>Je Block</translation>
    </message>
    <message>
        <source>Per SM</source>
        <translation>Je SM</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Occupancy cap</source>
        <translation>Occ.-Grenze</translation>
    </message>
</context>
<context>
    <name>kd::LineColumns</name>
    <message>
        <source>Of the text before it was edited.</source>
        <translation>Vom Text vor seiner Bearbeitung.</translation>
    </message>
</context>
<context>
    <name>kd::MachineDialog</name>
    <message>
        <source>Folders name you: look it over before you post it.</source>
        <translation>Ordner nennen Namen: vor dem Veröffentlichen durchsehen.</translation>
    </message>
    <message>
        <source>About this machine</source>
        <translation>Über diesen Rechner</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copied. Folders name you: look it over before you post it.</source>
        <translation>Kopiert. Ordner nennen Namen: vor dem Veröffentlichen durchsehen.</translation>
    </message>
</context>
<context>
    <name>kd::MainToolBar</name>
    <message>
        <source>connecting</source>
        <translation>verbindet</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>belegt</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>no device</source>
        <translation>kein Gerät</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>&amp;Ziel</translation>
    </message>
    <message>
        <source>&amp;Architecture</source>
        <translation>A&amp;rchitektur</translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation>&amp;Kernel</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export the occupancy report</source>
        <translation>Occupancy-Bericht exportieren</translation>
    </message>
    <message>
        <source>Export the occupancy report, PTX or cubin</source>
        <translation>Occupancy-Bericht, PTX oder Cubin exportieren</translation>
    </message>
    <message>
        <source>No device</source>
        <translation>Kein Gerät</translation>
    </message>
    <message>
        <source>No %1 here</source>
        <translation>Kein %1 hier</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keiner</translation>
    </message>
    <message>
        <source>compiling</source>
        <translation>kompiliert</translation>
    </message>
    <message>
        <source>figures of the report</source>
        <translation>Zahlen des Berichts</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>from the cache in %1</source>
        <translation>aus dem Cache in %1</translation>
    </message>
    <message>
        <source>built in %1</source>
        <translation>gebaut in %1</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>%1, last build kept</source>
        <translation>%1, letzter Build bleibt</translation>
    </message>
    <message>
        <source>That of the device</source>
        <translation>Die des Geräts</translation>
    </message>
    <message>
        <source>Find a kernel</source>
        <translation>Kernel suchen</translation>
    </message>
</context>
<context>
    <name>kd::MainWindow</name>
    <message>
        <source>The report is in %1.</source>
        <translation>Der Bericht ist in %1.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Start it again</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 ist geschrieben.</translation>
    </message>
    <message>
        <source>The report is on the clipboard, as Markdown.</source>
        <translation>Der Bericht ist als Markdown in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The worker was started again; what was typed, set and measured is still there.</source>
        <translation>Der Worker wurde neu gestartet; was getippt, eingestellt und gemessen wurde, ist noch da.</translation>
    </message>
    <message>
        <source>The kept arrangement of the panels of %1 cannot be used; the default one is shown.</source>
        <translation>Die aufbewahrte Anordnung der Bereiche von %1 ist nicht verwendbar; gezeigt wird die Standardanordnung.</translation>
    </message>
    <message>
        <source>This program is from a report: compile as you type, run and time wait for your word.</source>
        <translation>Dieses Programm ist aus einem Bericht: Kompilieren beim Tippen, Ausführen und Messen warten auf Zustimmung.</translation>
    </message>
    <message>
        <source>This folder is not trusted: compile as you type, run and time wait for your word.</source>
        <translation>Diesem Ordner wird nicht vertraut: Kompilieren beim Tippen, Ausführen und Messen warten auf Zustimmung.</translation>
    </message>
    <message>
        <source>Trust this program</source>
        <translation>Programm vertrauen</translation>
    </message>
    <message>
        <source>Trust this folder</source>
        <translation>Ordner vertrauen</translation>
    </message>
    <message>
        <source>There is no device %1 on this target: compile, occupancy and reports work; running needs another device.</source>
        <translation>Auf diesem Ziel gibt es kein Gerät %1: Kompilieren, Occupancy und Berichte funktionieren; Ausführen braucht ein anderes Gerät.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Erneut suchen</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation>A&amp;lle speichern</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Compile</source>
        <translation>&amp;Kompilieren</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ausführen</translation>
    </message>
    <message>
        <source>T&amp;ime</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>Com&amp;pare with the baseline</source>
        <translation>Mit &amp;Baseline vergleichen</translation>
    </message>
    <message>
        <source>S&amp;weep</source>
        <translation>S&amp;weep</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>A&amp;nhalten</translation>
    </message>
    <message>
        <source>&amp;Look for devices again</source>
        <translation>&amp;Geräte erneut suchen</translation>
    </message>
    <message>
        <source>&amp;Live: compile as you type</source>
        <translation>&amp;Live: beim Tippen kompilieren</translation>
    </message>
    <message>
        <source>Time every &amp;build against the baseline</source>
        <translation>Jeden &amp;Build gegen die Baseline messen</translation>
    </message>
    <message>
        <source>Export report as &amp;HTML…</source>
        <translation>Bericht als &amp;HTML exportieren…</translation>
    </message>
    <message>
        <source>Export report as &amp;PDF…</source>
        <translation>Bericht als &amp;PDF exportieren…</translation>
    </message>
    <message>
        <source>Export charts as S&amp;VG…</source>
        <translation>Diagramme als S&amp;VG exportieren…</translation>
    </message>
    <message>
        <source>Export charts as P&amp;NG…</source>
        <translation>Diagramme als P&amp;NG exportieren…</translation>
    </message>
    <message>
        <source>Export report as &amp;CSV…</source>
        <translation>Bericht als &amp;CSV exportieren…</translation>
    </message>
    <message>
        <source>Export report as &amp;JSON…</source>
        <translation>Bericht als &amp;JSON exportieren…</translation>
    </message>
    <message>
        <source>Export report as &amp;Markdown…</source>
        <translation>Bericht als &amp;Markdown exportieren…</translation>
    </message>
    <message>
        <source>Cop&amp;y report as Markdown</source>
        <translation>Bericht als Markdown &amp;kopieren</translation>
    </message>
    <message>
        <source>Export P&amp;TX…</source>
        <translation>P&amp;TX exportieren…</translation>
    </message>
    <message>
        <source>Export c&amp;ubin…</source>
        <translation>C&amp;ubin exportieren…</translation>
    </message>
    <message>
        <source>&amp;Occupancy of a table…</source>
        <translation>&amp;Occupancy einer Tabelle…</translation>
    </message>
    <message>
        <source>&amp;Search commands</source>
        <translation>&amp;Befehle suchen</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>Theme of the &amp;system</source>
        <translation>&amp;Systemdesign</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>&amp;Dunkles Design</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>&amp;Helles Design</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>Be&amp;grüßungsseite</translation>
    </message>
    <message>
        <source>&amp;Float the panel, or dock it again</source>
        <translation>Bereich &amp;lösen oder andocken</translation>
    </message>
    <message>
        <source>&amp;Close the panel</source>
        <translation>Bereich &amp;schließen</translation>
    </message>
    <message>
        <source>&amp;Restore default layout</source>
        <translation>Standard&amp;anordnung herstellen</translation>
    </message>
    <message>
        <source>No panel at the side has the focus: click into one first.</source>
        <translation>Kein Bereich am Rand hat den Fokus: zuerst in einen klicken.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>B&amp;uild</translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation>&amp;Kernel</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>E&amp;xtras</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>Beis&amp;piele</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenster</translation>
    </message>
    <message>
        <source>&amp;Targets…</source>
        <translation>&amp;Ziele…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Messages…</source>
        <translation>&amp;Meldungen…</translation>
    </message>
    <message>
        <source>About this machi&amp;ne…</source>
        <translation>Über diesen &amp;Rechner…</translation>
    </message>
    <message>
        <source>&amp;About KernelDesk</source>
        <translation>&amp;Über KernelDesk</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher Kon&amp;trast</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>&amp;Voriger Bereich</translation>
    </message>
    <message>
        <source>Fold the panels at the &amp;sides, or show them again</source>
        <translation>Bereiche an den Seiten ein- oder a&amp;usklappen</translation>
    </message>
    <message>
        <source>&amp;Selection</source>
        <translation>Aus&amp;wahl</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>What &amp;is this</source>
        <translation>&amp;Was ist das</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>R&amp;undgang</translation>
    </message>
    <message>
        <source>Panel: %1</source>
        <translation>Bereich: %1</translation>
    </message>
    <message>
        <source>Kernel: %1</source>
        <translation>Kernel: %1</translation>
    </message>
    <message>
        <source>Open document: %1</source>
        <translation>Offenes Dokument: %1</translation>
    </message>
    <message>
        <source>Recent file: %1</source>
        <translation>Letzte Datei: %1</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Beispiel: %1</translation>
    </message>
</context>
<context>
    <name>kd::MatrixModel</name>
    <message>
        <source>not compiled</source>
        <translation>nicht kompiliert</translation>
    </message>
    <message>
        <source>compiling…</source>
        <translation>kompiliert…</translation>
    </message>
    <message>
        <source>limits not known</source>
        <translation>Grenzen unbekannt</translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation>läuft nicht</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>at maximum</source>
        <translation>am Maximum</translation>
    </message>
    <message>
        <source>none alone</source>
        <translation>keine allein</translation>
    </message>
</context>
<context>
    <name>kd::MatrixSection</name>
    <message>
        <source>Architecture matrix</source>
        <translation>Architekturmatrix</translation>
    </message>
    <message>
        <source>Compile for every architecture</source>
        <translation>Für jede Architektur kompilieren</translation>
    </message>
    <message>
        <source>Stop compiling</source>
        <translation>Kompilieren anhalten</translation>
    </message>
    <message>
        <source>Choose architectures</source>
        <translation>Architekturen wählen</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>Bericht exportieren</translation>
    </message>
    <message>
        <source>The kernel on every architecture</source>
        <translation>Der Kernel auf jeder Architektur</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>All architectures</source>
        <translation>Alle Architekturen</translation>
    </message>
    <message>
        <source>%1 of %2 compiled</source>
        <translation>%1 von %2 kompiliert</translation>
    </message>
    <message>
        <source>, %1 left out</source>
        <translation>, %1 ausgelassen</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Nothing was compiled yet.</source>
        <translation>Noch wurde nichts kompiliert.</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>Kompilieren</translation>
    </message>
</context>
<context>
    <name>kd::MeasuredBars</name>
    <message>
        <source>#%1, block of %2</source>
        <translation>#%1, Block mit %2</translation>
    </message>
    <message>
        <source>#%1, %2 registers</source>
        <translation>#%1, %2 Register</translation>
    </message>
    <message>
        <source>Time another variant at the same work to see what occupancy does to the time.</source>
        <translation>Eine andere Variante bei gleicher Arbeit messen, um zu sehen, wie die Occupancy auf die Zeit wirkt.</translation>
    </message>
    <message>
        <source>Their times do not differ by more than they scatter.</source>
        <translation>Ihre Zeiten unterscheiden sich nicht stärker, als sie streuen.</translation>
    </message>
    <message>
        <source>All have the same occupancy: it is something else that makes them differ.</source>
        <translation>Alle haben dieselbe Occupancy: Etwas anderes macht den Unterschied.</translation>
    </message>
    <message>
        <source>The fastest one also has the highest occupancy.</source>
        <translation>Die schnellste hat auch die höchste Occupancy.</translation>
    </message>
    <message>
        <source>The highest occupancy is as fast as the fastest one.</source>
        <translation>Die mit der höchsten Occupancy ist so schnell wie die schnellste.</translation>
    </message>
    <message>
        <source>%1 has an occupancy of %2 instead of %3, yet takes %4 less time. Higher occupancy is not the goal here.</source>
        <translation>%1 hat eine Occupancy von %2 statt %3 und braucht doch %4 weniger Zeit. Höhere Occupancy ist hier nicht das Ziel.</translation>
    </message>
    <message>
        <source>Measured, not only modelled</source>
        <translation>Gemessen, nicht nur modelliert</translation>
    </message>
    <message>
        <source>Open in Measure</source>
        <translation>In „Messen“ öffnen</translation>
    </message>
</context>
<context>
    <name>kd::MessagesDialog</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Messages since the start, newest first</source>
        <translation>Meldungen seit dem Start, neueste zuerst</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>There were no messages yet.</source>
        <translation>Noch gab es keine Meldungen.</translation>
    </message>
</context>
<context>
    <name>kd::Meter</name>
    <message>
        <source>limiter</source>
        <translation>Grenze</translation>
    </message>
</context>
<context>
    <name>kd::MultiSelectBox</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>kd::NumberElements</name>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
</context>
<context>
    <name>kd::Occupancy</name>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Registers ≤ %1</source>
        <translation>Register ≤ %1</translation>
    </message>
    <message>
        <source>Block of %1 threads</source>
        <translation>Block mit %1 Threads</translation>
    </message>
    <message>
        <source>Shared memory ≤ %1</source>
        <translation>Shared Memory ≤ %1</translation>
    </message>
    <message>
        <source>Carve-out ≥ %1</source>
        <translation>Carve-out ≥ %1</translation>
    </message>
    <message>
        <source>Barriers ≤ %1</source>
        <translation>Barrieren ≤ %1</translation>
    </message>
    <message>
        <source>Cluster ≤ %1 blocks</source>
        <translation>Cluster ≤ %1 Blöcke</translation>
    </message>
    <message>
        <source>Calculated: no thread may use more</source>
        <translation>Berechnet: Kein Thread darf mehr verwenden</translation>
    </message>
    <message>
        <source>Calculated: the nearest better block</source>
        <translation>Berechnet: der nächste bessere Block</translation>
    </message>
    <message>
        <source>Calculated: static and dynamic per block</source>
        <translation>Berechnet: statisch und dynamisch je Block</translation>
    </message>
    <message>
        <source>Calculated: this change alone</source>
        <translation>Berechnet: nur diese Änderung</translation>
    </message>
    <message>
        <source>Other block size</source>
        <translation>Andere Blockgröße</translation>
    </message>
    <message>
        <source>no gain</source>
        <translation>kein Gewinn</translation>
    </message>
    <message>
        <source>Calculated: no block size can run</source>
        <translation>Berechnet: Keine Blockgröße kann laufen</translation>
    </message>
    <message>
        <source>Calculated: no size exceeds %1</source>
        <translation>Berechnet: Keine Größe übertrifft %1</translation>
    </message>
    <message>
        <source>Calculated: the smallest best block</source>
        <translation>Berechnet: der kleinste beste Block</translation>
    </message>
    <message>
        <source>Calculated: the kernel&apos;s definition is not in this text</source>
        <translation>Berechnet: Die Definition des Kernels steht nicht in diesem Text</translation>
    </message>
    <message>
        <source>Calculated</source>
        <translation>Berechnet</translation>
    </message>
    <message>
        <source>Does not compile with %1</source>
        <translation>Kompiliert nicht mit %1</translation>
    </message>
    <message>
        <source>Compiled: %1, no spill</source>
        <translation>Kompiliert: %1, nichts ausgelagert</translation>
    </message>
    <message>
        <source>Compiled: %1, spills %2</source>
        <translation>Kompiliert: %1, lagert %2 aus</translation>
    </message>
    <message>
        <source>Writes %1 before the kernel&apos;s name; undo takes it back.</source>
        <translation>Schreibt %1 vor den Namen des Kernels; Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>%1 block sizes from %2 to %3 reach %4; none exceeds it.</source>
        <translation>%1 Blockgrößen von %2 bis %3 erreichen %4; keine übertrifft es.</translation>
    </message>
    <message>
        <source>Block sizes %1 and %2 reach %3; none exceeds it.</source>
        <translation>Die Blockgrößen %1 und %2 erreichen %3; keine übertrifft es.</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>Warps</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>Shared Memory</translation>
    </message>
    <message>
        <source>%1 / %2&#x202f;KiB</source>
        <translation>%1 / %2&#x202f;KiB</translation>
    </message>
    <message>
        <source>%1&#x202f;B</source>
        <translation>%1&#x202f;B</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>Barrieren</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 Block</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 Blöcke</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>none on this GPU</source>
        <translation>keine auf dieser GPU</translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation>läuft nicht</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>The calculator does not know this architecture.</source>
        <translation>Der Rechner kennt diese Architektur nicht.</translation>
    </message>
    <message>
        <source>Limited by &lt;b&gt;%1&lt;/b&gt;: %2.</source>
        <translation>Begrenzt durch &lt;b&gt;%1&lt;/b&gt;: %2.</translation>
    </message>
    <message>
        <source>%1 of %2 warps</source>
        <translation>%1 von %2 Warps</translation>
    </message>
    <message>
        <source>1 block per SM</source>
        <translation>1 Block je SM</translation>
    </message>
    <message>
        <source>%1 blocks per SM</source>
        <translation>%1 Blöcke je SM</translation>
    </message>
    <message>
        <source>of the report</source>
        <translation>des Berichts</translation>
    </message>
    <message>
        <source>of previous build</source>
        <translation>vom vorigen Build</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>≤ %1 registers: %2</source>
        <translation>≤ %1 Register: %2</translation>
    </message>
    <message>
        <source>block of %1: %2</source>
        <translation>Block mit %1: %2</translation>
    </message>
    <message>
        <source>≤ %1 shared: %2</source>
        <translation>≤ %1 shared: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All warps of the SM are in use.</source>
        <translation>Alle Warps des SM sind in Gebrauch.</translation>
    </message>
    <message>
        <source>No single change raises it.</source>
        <translation>Keine einzelne Änderung erhöht sie.</translation>
    </message>
    <message>
        <source>Next step: %1.</source>
        <translation>Nächster Schritt: %1.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>kd::OccupancyChart</name>
    <message>
        <source>Threads per block</source>
        <translation>Threads je Block</translation>
    </message>
    <message>
        <source>Registers per thread</source>
        <translation>Register je Thread</translation>
    </message>
    <message>
        <source>Shared memory per block</source>
        <translation>Shared Memory je Block</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Occupancy</translation>
    </message>
    <message>
        <source>≤ %1: %2</source>
        <translation>≤ %1: %2</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>free up to %1</source>
        <translation>frei bis %1</translation>
    </message>
</context>
<context>
    <name>kd::OccupancyHeader</name>
    <message>
        <source>Limited by &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>Begrenzt durch &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Occupancy %1</source>
        <translation>Occupancy %1</translation>
    </message>
    <message>
        <source>Resident warps by the most that an SM can hold.</source>
        <translation>Residente Warps geteilt durch die meisten, die ein SM halten kann.</translation>
    </message>
    <message>
        <source>previous build %1</source>
        <translation>voriger Build %1</translation>
    </message>
</context>
<context>
    <name>kd::OccupancyInputsPanel</name>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Take into the launch</source>
        <translation>In den Start übernehmen</translation>
    </message>
    <message>
        <source>Follow the build again</source>
        <translation>Wieder dem Build folgen</translation>
    </message>
    <message>
        <source>Export calculation</source>
        <translation>Berechnung exportieren</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source> per block</source>
        <translation> je Block</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source> per thread</source>
        <translation> je Thread</translation>
    </message>
    <message>
        <source>Static shared</source>
        <translation>Stat. shared</translation>
    </message>
    <message>
        <source>Dynamic shared</source>
        <translation>Dyn. shared</translation>
    </message>
    <message>
        <source>Carve-out</source>
        <translation>Carve-out</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>Barrieren</translation>
    </message>
    <message>
        <source> of 16</source>
        <translation> von 16</translation>
    </message>
    <message>
        <source>Cluster size</source>
        <translation>Cluster-Größe</translation>
    </message>
    <message>
        <source>SM count</source>
        <translation>SM-Zahl</translation>
    </message>
    <message>
        <source>Driver&apos;s default</source>
        <translation>Treibervorgabe</translation>
    </message>
    <message>
        <source>Max, %1</source>
        <translation>Max., %1</translation>
    </message>
    <message>
        <source>An SM of this architecture always has %1 of shared memory.</source>
        <translation>Ein SM dieser Architektur hat immer %1 Shared Memory.</translation>
    </message>
    <message>
        <source>How much of an SM&apos;s memory is shared memory; the rest is L1 cache.</source>
        <translation>Wie viel vom Speicher eines SM Shared Memory ist; der Rest ist L1-Cache.</translation>
    </message>
    <message>
        <source>Above %1 a block: runs opt in, up to %2.</source>
        <translation>Über %1 je Block: Läufe fordern mehr an, bis %2.</translation>
    </message>
    <message>
        <source>A block has at most %1 of static shared memory.</source>
        <translation>Ein Block hat höchstens %1 statischen Shared Memory.</translation>
    </message>
    <message>
        <source>Static and dynamic shared memory together: %1 a block, %2 after opting in, which runs do.</source>
        <translation>Statischer und dynamischer Shared Memory zusammen: %1 je Block, %2 nach Opt-in, das Läufe nutzen.</translation>
    </message>
    <message>
        <source>A cluster has at most %1 blocks, %2 on every GPU that has clusters.</source>
        <translation>Ein Cluster hat höchstens %1 Blöcke, %2 auf jeder GPU mit Clustern.</translation>
    </message>
    <message>
        <source>This architecture has no clusters; they came with sm_90.</source>
        <translation>Diese Architektur hat keine Cluster; die gibt es ab sm_90.</translation>
    </message>
    <message>
        <source>No build</source>
        <translation>Kein Build</translation>
    </message>
    <message>
        <source>Follows the report</source>
        <translation>Folgt dem Bericht</translation>
    </message>
    <message>
        <source>Follows previous build</source>
        <translation>Folgt vorigem Build</translation>
    </message>
    <message>
        <source>Follows build</source>
        <translation>Folgt dem Build</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source> block</source>
        <translation> Block</translation>
    </message>
    <message>
        <source> blocks</source>
        <translation> Blöcke</translation>
    </message>
    <message>
        <source>Write the report: the build&apos;s figures with its last run and timing, and where inputs are changed here, this calculation beside them.</source>
        <translation>Den Bericht schreiben: die Zahlen des Builds mit seinem letzten Lauf und seiner Zeitmessung und, wo hier Eingaben geändert sind, diese Berechnung daneben.</translation>
    </message>
    <message>
        <source>Compile a kernel first: the report is of a build.</source>
        <translation>Zuerst einen Kernel kompilieren: Der Bericht ist über einen Build.</translation>
    </message>
    <message>
        <source>Compile a kernel first: there is no launch yet.</source>
        <translation>Zuerst einen Kernel kompilieren: Noch gibt es keinen Start.</translation>
    </message>
    <message>
        <source>Take threads, dynamic shared memory, carve-out or cluster size into the launch once one is edited here.</source>
        <translation>Threads, dynamischen Shared Memory, Carve-out oder Cluster-Größe in den Start übernehmen, sobald hier etwas bearbeitet ist.</translation>
    </message>
    <message>
        <source>The launch&apos;s block has more than one dimension: how to share the threads among them is yours to say.</source>
        <translation>Der Block des Starts hat mehr als eine Dimension: Wie die Threads darauf zu verteilen sind, muss man selbst festlegen.</translation>
    </message>
    <message>
        <source>Take what was edited here into the launch</source>
        <translation>Hier Bearbeitetes in den Start übernehmen</translation>
    </message>
</context>
<context>
    <name>kd::OccupancyPage</name>
    <message>
        <source>Occupancy</source>
        <translation>Occupancy</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>One SM</source>
        <translation>Ein SM</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>Blockgröße</translation>
    </message>
    <message>
        <source>Registers per thread</source>
        <translation>Register je Thread</translation>
    </message>
    <message>
        <source>Shared memory per block</source>
        <translation>Shared Memory je Block</translation>
    </message>
    <message>
        <source>Blocks that each resource allows</source>
        <translation>Blöcke, die jede Ressource erlaubt</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>◆ measured time</source>
        <translation>◆ gemessene Zeit</translation>
    </message>
    <message>
        <source>1 warp slot empty</source>
        <translation>1 Warp-Platz leer</translation>
    </message>
    <message>
        <source>%1 warp slots empty</source>
        <translation>%1 Warp-Plätze leer</translation>
    </message>
    <message>
        <source>One SM, 1 resident block</source>
        <translation>Ein SM, 1 residenter Block</translation>
    </message>
    <message>
        <source>One SM, %1 resident blocks</source>
        <translation>Ein SM, %1 residente Blöcke</translation>
    </message>
    <message>
        <source>Suggestions return after the next successful build.</source>
        <translation>Vorschläge kehren nach dem nächsten erfolgreichen Build zurück.</translation>
    </message>
</context>
<context>
    <name>kd::OccupancyPanel</name>
    <message>
        <source>Occupancy</source>
        <translation>Occupancy</translation>
    </message>
    <message>
        <source>Copy the figures</source>
        <translation>Zahlen kopieren</translation>
    </message>
    <message>
        <source>All curves and limits</source>
        <translation>Alle Kurven und Grenzen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation>Nächste Schritte</translation>
    </message>
    <message>
        <source>Mute advice on this kernel</source>
        <translation>Rat zu diesem Kernel stummschalten</translation>
    </message>
    <message>
        <source>Occupancy by block size</source>
        <translation>Occupancy nach Blockgröße</translation>
    </message>
    <message>
        <source>Same source on other architectures</source>
        <translation>Derselbe Quelltext auf anderen Architekturen</translation>
    </message>
    <message>
        <source>The program does not compile, so there is no kernel to calculate for.</source>
        <translation>Das Programm lässt sich nicht kompilieren, daher gibt es keinen Kernel zu berechnen.</translation>
    </message>
    <message>
        <source>Compile a kernel to see how many of its warps an SM holds, and what limits them.</source>
        <translation>Einen Kernel kompilieren, um zu sehen, wie viele seiner Warps ein SM hält und was sie begrenzt.</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>Kompilieren</translation>
    </message>
    <message>
        <source>Another job goes on.</source>
        <translation>Ein anderer Auftrag läuft.</translation>
    </message>
    <message>
        <source>The report that was opened says so; compile to see what this compiler gives.</source>
        <translation>So sagt es der geöffnete Bericht; kompilieren, um zu sehen, was dieser Compiler ergibt.</translation>
    </message>
    <message>
        <source>The last edit does not compile; these figures are from the build before it.</source>
        <translation>Die letzte Änderung lässt sich nicht kompilieren; diese Zahlen sind vom Build davor.</translation>
    </message>
    <message>
        <source>The text was edited since; these figures are from the build before.</source>
        <translation>Der Text wurde seitdem bearbeitet; diese Zahlen sind vom Build davor.</translation>
    </message>
    <message>
        <source>Go to line %1</source>
        <translation>Gehe zu Zeile %1</translation>
    </message>
    <message>
        <source>Show advice</source>
        <translation>Rat zeigen</translation>
    </message>
    <message>
        <source>Suggestions return after the next successful build.</source>
        <translation>Vorschläge kehren nach dem nächsten erfolgreichen Build zurück.</translation>
    </message>
    <message>
        <source>Advice on this kernel is muted.</source>
        <translation>Rat zu diesem Kernel ist stummgeschaltet.</translation>
    </message>
    <message>
        <source>None: threads and registers of a kernel of CUDA Tile are its compiler&apos;s choice.</source>
        <translation>Keiner: Threads und Register eines Kernels in CUDA Tile wählt sein Compiler.</translation>
    </message>
    <message>
        <source>None: all %1 warps of the SM are in use.</source>
        <translation>Keiner: Alle %1 Warps des SM sind in Gebrauch.</translation>
    </message>
    <message>
        <source>None without the limits of the architecture.</source>
        <translation>Keiner ohne die Grenzen der Architektur.</translation>
    </message>
    <message>
        <source>The kernel&apos;s definition is not found in this text: write %1 before its name.</source>
        <translation>Die Definition des Kernels ist in diesem Text nicht zu finden: %1 vor seinen Namen schreiben.</translation>
    </message>
</context>
<context>
    <name>kd::OutlineModel</name>
    <message>
        <source>kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>device function</source>
        <translation>Device-Funktion</translation>
    </message>
    <message>
        <source>host and device function</source>
        <translation>Host- und Device-Funktion</translation>
    </message>
    <message>
        <source>host function</source>
        <translation>Host-Funktion</translation>
    </message>
    <message>
        <source>macro</source>
        <translation>Makro</translation>
    </message>
    <message>
        <source>include</source>
        <translation>Include</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
</context>
<context>
    <name>kd::OutlinePanel</name>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Filter the outline</source>
        <translation>Gliederung filtern</translation>
    </message>
    <message>
        <source>Nothing in the outline has these words.</source>
        <translation>Nichts in der Gliederung enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>The compiled code has no PTX, or its PTX defines no kernel.</source>
        <translation>Der kompilierte Code hat kein PTX, oder sein PTX definiert keinen Kernel.</translation>
    </message>
    <message>
        <source>The source has no kernel, function, launch, macro or include.</source>
        <translation>Der Quelltext hat keinen Kernel, keine Funktion, keinen Start, kein Makro und kein Include.</translation>
    </message>
</context>
<context>
    <name>kd::OutputsModel</name>
    <message>
        <source>verified</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>nicht verglichen</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>no reference</source>
        <translation>keine Referenz</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>nicht geschrieben</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Dir.</source>
        <translation>Ri.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Mismatches</source>
        <translation>Abweich.</translation>
    </message>
    <message>
        <source>First at</source>
        <translation>Zuerst bei</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Actual</source>
        <translation>Erhalten</translation>
    </message>
    <message>
        <source>Max abs</source>
        <translation>Max. abs.</translation>
    </message>
    <message>
        <source>Max rel</source>
        <translation>Max. rel.</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Infinite</source>
        <translation>Unendlich</translation>
    </message>
</context>
<context>
    <name>kd::PeakStore</name>
    <message>
        <source>The target&apos;s devices are not known.</source>
        <translation>Die Geräte des Ziels sind nicht bekannt.</translation>
    </message>
    <message>
        <source>The emulated GPU runs on this machine&apos;s processor: it counts instructions and has no time of its own.</source>
        <translation>Die emulierte GPU läuft auf dem Prozessor dieses Rechners: Sie zählt Befehle und hat keine eigene Zeit.</translation>
    </message>
    <message>
        <source>The peaks are being measured.</source>
        <translation>Die Spitzenwerte werden gemessen.</translation>
    </message>
    <message>
        <source>The target is not ready; what runs there ends first.</source>
        <translation>Das Ziel ist nicht bereit; was dort läuft, endet zuerst.</translation>
    </message>
    <message>
        <source>The measurement was cancelled.</source>
        <translation>Die Messung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The kernels that measure peaks do not compile.</source>
        <translation>Die Kernel zum Messen der Spitzenwerte lassen sich nicht kompilieren.</translation>
    </message>
</context>
<context>
    <name>kd::PeaksBox</name>
    <message>
        <source>Measure peaks</source>
        <translation>Spitzenwerte messen</translation>
    </message>
    <message>
        <source>Measured peaks, this device</source>
        <translation>Gemessene Spitzenwerte, dieses Gerät</translation>
    </message>
    <message>
        <source>Measured on %1, driver %2</source>
        <translation>Gemessen am %1, Treiber %2</translation>
    </message>
    <message>
        <source>Not measured yet: the roofline and shares of it need them.</source>
        <translation>Noch nicht gemessen: Die Roofline und Anteile daran brauchen sie.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Misst…</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Erneut messen</translation>
    </message>
    <message>
        <source>Kernels of KernelDesk&apos;s own measure memory, L2, shared memory, FP32, FP64 and tensor cores; some seconds</source>
        <translation>Eigene Kernel von KernelDesk messen Speicher, L2, Shared Memory, FP32, FP64 und Tensor Cores; einige Sekunden</translation>
    </message>
</context>
<context>
    <name>kd::PerspectiveBar</name>
    <message>
        <source>Perspectives</source>
        <translation>Perspektiven</translation>
    </message>
</context>
<context>
    <name>kd::PlaceList</name>
    <message>
        <source>Places</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>line: its text</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>file, line: its text</comment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>kd::PlotSection</name>
    <message>
        <source>Plot</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Kind of plot</source>
        <translation>Diagrammart</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Row or column of the cursor</source>
        <translation>Zeile oder Spalte der Marke</translation>
    </message>
    <message>
        <source>Show all of the plot</source>
        <translation>Ganzes Diagramm zeigen</translation>
    </message>
    <message>
        <source>Plot, all values</source>
        <translation>Diagramm, alle Werte</translation>
    </message>
    <message>
        <source>Plot, column %1</source>
        <translation>Diagramm, Spalte %1</translation>
    </message>
    <message>
        <source>Plot, row %1</source>
        <translation>Diagramm, Zeile %1</translation>
    </message>
    <message>
        <source>element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>Elemente</translation>
    </message>
</context>
<context>
    <name>kd::PointFactsModel</name>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>kd::PresetDialog</name>
    <message>
        <source>Save preset</source>
        <translation>Voreinstellung speichern</translation>
    </message>
    <message>
        <source>Rename preset</source>
        <translation>Voreinstellung umbenennen</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Name der Voreinstellung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>The preset of that name is replaced.</source>
        <translation>Die Voreinstellung dieses Namens wird ersetzt.</translation>
    </message>
    <message>
        <source>There is a preset of that name.</source>
        <translation>Es gibt eine Voreinstellung dieses Namens.</translation>
    </message>
    <message>
        <source>Grid, block, arguments, references and tolerance are kept in the session.</source>
        <translation>Grid, Block, Argumente, Referenzen und Toleranz bleiben in der Sitzung erhalten.</translation>
    </message>
</context>
<context>
    <name>kd::ProblemsModel</name>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
</context>
<context>
    <name>kd::ProblemsPanel</name>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 Warnungen</translation>
    </message>
    <message>
        <source>%1 advice</source>
        <translation>Rat: %1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>Probleme filtern</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Copy problems as text</source>
        <translation>Probleme als Text kopieren</translation>
    </message>
    <message>
        <source>Close the list; the menu Window brings it back</source>
        <translation>Die Liste schließen; das Menü „Fenster“ bringt sie zurück</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Nächstes Problem</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>Voriges Problem</translation>
    </message>
    <message>
        <source>The one problem is filtered out.</source>
        <translation>Das eine Problem ist herausgefiltert.</translation>
    </message>
    <message>
        <source>All %1 problems are filtered out.</source>
        <translation>Alle %1 Probleme sind herausgefiltert.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>The last build has no problems.</source>
        <translation>Der letzte Build hat keine Probleme.</translation>
    </message>
    <message>
        <source>Nothing was compiled yet.</source>
        <translation>Noch wurde nichts kompiliert.</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>Kompilieren</translation>
    </message>
</context>
<context>
    <name>kd::Receipt</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Modelled, not measured</source>
        <translation>Modelliert, nicht gemessen</translation>
    </message>
    <message>
        <source>Instructions and accesses of one launch, counted in the PTX by the emulated GPU; it has no time.</source>
        <translation>Befehle und Zugriffe eines Starts, von der emulierten GPU im PTX gezählt; sie hat keine Zeit.</translation>
    </message>
    <message>
        <source>Driver %1</source>
        <translation>Treiber %1</translation>
    </message>
    <message>
        <source>The driver of the device, loaded from %1.</source>
        <translation>Der Treiber des Geräts, geladen aus %1.</translation>
    </message>
    <message>
        <source>Warm-up %1</source>
        <translation>Aufwärmen %1</translation>
    </message>
    <message>
        <source>%1 launches before the first sample, so that the device raised its clocks.</source>
        <translation>%1 Starts vor dem ersten Messwert, damit das Gerät seine Takte anhebt.</translation>
    </message>
    <message>
        <source>No launch came before the first sample: clocks and caches may still have been cold.</source>
        <translation>Vor dem ersten Messwert gab es keinen Start: Takte und Caches waren womöglich noch kalt.</translation>
    </message>
    <message>
        <source>ABBA, %1 rounds</source>
        <translation>ABBA, %1 Runden</translation>
    </message>
    <message>
        <source>A and B were launched by turns, A B B A or B A A B, in one process with both loaded: what changes steadily falls on both alike.</source>
        <translation>A und B wurden abwechselnd gestartet, A B B A oder B A A B, in einem Prozess, der beide geladen hat: Was sich stetig ändert, trifft beide gleich.</translation>
    </message>
    <message>
        <source>Verified before and after</source>
        <translation>Davor und danach geprüft</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>The outputs of both agreed with the references, before the samples and after.</source>
        <translation>Die Ausgaben beider stimmten vor und nach den Messwerten mit den Referenzen überein.</translation>
    </message>
    <message>
        <source>The launch has no reference, so nothing says that what was timed is right.</source>
        <translation>Der Start hat keine Referenz, daher sagt nichts, dass das Gemessene stimmt.</translation>
    </message>
    <message>
        <source>Throttle: none</source>
        <translation>Drosselung: keine</translation>
    </message>
    <message>
        <source>Throttled</source>
        <translation>Gedrosselt</translation>
    </message>
    <message>
        <source>The driver named no reason to lower the clocks while samples were taken.</source>
        <translation>Der Treiber nannte keinen Grund, die Takte zu senken, während Messwerte genommen wurden.</translation>
    </message>
    <message>
        <source>The driver held the clocks down while samples were taken.</source>
        <translation>Der Treiber drosselte die Takte, während Messwerte genommen wurden.</translation>
    </message>
    <message>
        <source>Another process</source>
        <translation>Anderer Prozess</translation>
    </message>
    <message>
        <source>Another process worked on the GPU while samples were taken.</source>
        <translation>Ein anderer Prozess arbeitete auf der GPU, während Messwerte genommen wurden.</translation>
    </message>
    <message>
        <source>Clocks not recorded</source>
        <translation>Takte unbekannt</translation>
    </message>
    <message>
        <source>L2 flushed</source>
        <translation>L2 geleert</translation>
    </message>
    <message>
        <source>The L2 cache is cold at the start of every sample: a memset fills it before, outside the window.</source>
        <translation>Der L2-Cache ist zu Beginn jedes Messwerts kalt: Ein memset füllt ihn davor, außerhalb des Fensters.</translation>
    </message>
    <message>
        <source>L2 flush %1</source>
        <translation>L2-Leerung %1</translation>
    </message>
    <message>
        <source>The L2 cache at the start of a sample is cold: a memset fills it before every sample, outside the window.</source>
        <translation>Der L2-Cache ist zu Beginn eines Messwerts kalt: Ein memset füllt ihn vor jedem Messwert, außerhalb des Fensters.</translation>
    </message>
    <message>
        <source>L2 hot</source>
        <translation>L2 warm</translation>
    </message>
    <message>
        <source>The L2 cache at the start of a sample is hot: as the launch before left it.</source>
        <translation>Der L2-Cache ist zu Beginn eines Messwerts warm: wie der Start davor ihn hinterließ.</translation>
    </message>
    <message>
        <source>Kernel by CUPTI</source>
        <translation>Kernel laut CUPTI</translation>
    </message>
    <message>
        <source>Each sample is the kernel&apos;s own time, from CUPTI&apos;s records, in steps of %1.</source>
        <translation>Jeder Messwert ist die Zeit des Kernels selbst, aus CUPTIs Aufzeichnungen, in Schritten von %1.</translation>
    </message>
    <message>
        <source>Kernel within %1</source>
        <translation>Kernel auf %1 genau</translation>
    </message>
    <message>
        <source>Each sample is a window less what the launch of an empty kernel costs, which is known to within %1.</source>
        <translation>Jeder Messwert ist ein Fenster abzüglich der Kosten des Starts eines leeren Kernels, die auf %1 genau bekannt sind.</translation>
    </message>
    <message>
        <source>Windows, not the kernel</source>
        <translation>Fenster, nicht Kernel</translation>
    </message>
    <message>
        <source>Each sample is a window around the launch, about %1 longer than the kernel.</source>
        <translation>Jeder Messwert ist ein Fenster um den Start, etwa %1 länger als der Kernel.</translation>
    </message>
    <message>
        <source>Median of the kernel %1, of the window around its launch %2.</source>
        <translation>Median des Kernels %1, des Fensters um seinen Start %2.</translation>
    </message>
    <message>
        <source>Queued ahead</source>
        <translation>Vorab eingereiht</translation>
    </message>
    <message>
        <source>Enqueueing within the time</source>
        <translation>Einreihen in der Zeit</translation>
    </message>
    <message>
        <source>The launches of a batch were in the queue before the first of them began, so no time of enqueueing is measured.</source>
        <translation>Die Starts eines Stapels standen in der Warteschlange, bevor der erste davon begann, daher wird keine Einreihzeit gemessen.</translation>
    </message>
    <message>
        <source>The device could not be held back while launches were queued: a sample may hold the time of enqueueing.</source>
        <translation>Das Gerät ließ sich nicht zurückhalten, während Starts eingereiht wurden: Ein Messwert kann Einreihzeit enthalten.</translation>
    </message>
    <message>
        <source>Empty window %1</source>
        <translation>Leeres Fenster %1</translation>
    </message>
    <message>
        <source>What two events with nothing between them measure, as median; no sample holds it.</source>
        <translation>Was zwei Events mit nichts dazwischen messen, als Median; kein Messwert enthält es.</translation>
    </message>
    <message>
        <source>What two events with nothing between them measure, as median; it is part of every sample.</source>
        <translation>Was zwei Events mit nichts dazwischen messen, als Median; es ist Teil jedes Messwerts.</translation>
    </message>
    <message>
        <source>%1 of %2 samples</source>
        <translation>%1 von %2 Messwerten</translation>
    </message>
    <message>
        <source>CUPTI had no record of the other launches.</source>
        <translation>CUPTI hatte von den anderen Starts keine Aufzeichnung.</translation>
    </message>
    <message>
        <source>The time limit ended the timing before all samples were taken.</source>
        <translation>Das Zeitlimit beendete die Zeitmessung, bevor alle Messwerte genommen waren.</translation>
    </message>
    <message>
        <source>The outputs agreed with their references in the first run and again, on fresh inputs, after the samples.</source>
        <translation>Die Ausgaben stimmten im ersten Lauf und nach den Messwerten auf frischen Eingaben erneut mit ihren Referenzen überein.</translation>
    </message>
    <message>
        <source>Differs after the samples</source>
        <translation>Weicht danach ab</translation>
    </message>
    <message>
        <source>After the samples, on fresh inputs, an output no longer agreed with its reference.</source>
        <translation>Nach den Messwerten stimmte auf frischen Eingaben eine Ausgabe nicht mehr mit ihrer Referenz überein.</translation>
    </message>
    <message>
        <source>Temperature of the device before the samples and after.</source>
        <translation>Temperatur des Geräts vor den Messwerten und danach.</translation>
    </message>
    <message>
        <source>%1, spread %2</source>
        <translation>%1, Spanne %2</translation>
    </message>
    <message>
        <source>SM clock before the samples %1&#x202f;MHz, after %2&#x202f;MHz.</source>
        <translation>SM-Takt vor den Messwerten %1&#x202f;MHz, danach %2&#x202f;MHz.</translation>
    </message>
    <message>
        <source> Memory clock %1&#x202f;MHz.</source>
        <translation> Speichertakt %1&#x202f;MHz.</translation>
    </message>
    <message>
        <source> It changed by more than 1&#x202f;%: times of different runs do not compare.</source>
        <translation> Er änderte sich um mehr als 1&#x202f;%: Zeiten verschiedener Läufe sind nicht vergleichbar.</translation>
    </message>
    <message>
        <source>Throttle: %1</source>
        <translation>Drosselung: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>The driver named no reason to lower the clocks, before the samples or after.</source>
        <translation>Der Treiber nannte vor den Messwerten und danach keinen Grund, die Takte zu senken.</translation>
    </message>
    <message>
        <source>The driver held the clocks down: the times are longer than this device can do.</source>
        <translation>Der Treiber drosselte die Takte: Die Zeiten sind länger, als dieses Gerät es kann.</translation>
    </message>
    <message>
        <source>run #%1</source>
        <translation>Lauf #%1</translation>
    </message>
    <message>
        <source>run #%1, %2</source>
        <translation>Lauf #%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2, timed at %3.</source>
        <translation>%1 von %2, gemessen um %3.</translation>
    </message>
    <message>
        <source>picked, #%1 is newer</source>
        <translation>ausgewählt, #%1 ist neuer</translation>
    </message>
    <message>
        <source>This run was picked in the history. Pick run #%1 there to follow the newest timing again.</source>
        <translation>Dieser Lauf wurde im Verlauf ausgewählt. Dort Lauf #%1 auswählen, um wieder der neuesten Zeitmessung zu folgen.</translation>
    </message>
    <message>
        <source>The program was edited since this timing: time it again.</source>
        <translation>Das Programm wurde seit dieser Zeitmessung bearbeitet: erneut messen.</translation>
    </message>
    <message>
        <source>The launch was changed since this timing: time it again.</source>
        <translation>Der Start wurde seit dieser Zeitmessung geändert: erneut messen.</translation>
    </message>
</context>
<context>
    <name>kd::ReceiptRow</name>
    <message>
        <source>Copy the receipt</source>
        <translation>Messbeleg kopieren</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Messbeleg</translation>
    </message>
</context>
<context>
    <name>kd::RecentList</name>
    <message>
        <source>%1, which is not there any more</source>
        <translation>%1, nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>%1 is not there any more</source>
        <translation>%1 ist nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>not there any more</source>
        <translation>nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Clear the recent files</source>
        <translation>Zuletzt geöffnete Dateien leeren</translation>
    </message>
    <message>
        <source>Forget all that are not pinned</source>
        <translation>Alle nicht angehefteten vergessen</translation>
    </message>
    <message>
        <source>Nothing was opened yet.</source>
        <translation>Noch nichts geöffnet.</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Pin: stays in this list</source>
        <translation>Anheften: bleibt in dieser Liste</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 anheften</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>%1 vergessen</translation>
    </message>
</context>
<context>
    <name>kd::RecipeEditor</name>
    <message>
        <source>Choose a file (Ctrl+O)</source>
        <translation>Datei wählen (Strg+O)</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>zeros, ramp…</source>
        <translation>zeros, ramp…</translation>
    </message>
    <message>
        <source>Number of elements</source>
        <translation>Zahl der Elemente</translation>
    </message>
    <message>
        <source>number of elements</source>
        <translation>Zahl der Elemente</translation>
    </message>
    <message>
        <source>File that fills the buffer</source>
        <translation>Datei, die den Puffer füllt</translation>
    </message>
</context>
<context>
    <name>kd::Recovery</name>
    <message>
        <source>What you type is not safe from a crash until it is saved, since its recovery copy cannot be written: %1</source>
        <translation>Getipptes ist bis zum Speichern nicht vor einem Absturz sicher, da seine Wiederherstellungskopie nicht geschrieben werden kann: %1</translation>
    </message>
</context>
<context>
    <name>kd::RecoveryDialog</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>last edited %1, %2</source>
        <translation>zuletzt bearbeitet %1, %2</translation>
    </message>
    <message>
        <source>never saved, %1</source>
        <translation>nie gespeichert, %1</translation>
    </message>
    <message>
        <source>Unsaved documents</source>
        <translation>Ungespeicherte Dokumente</translation>
    </message>
    <message>
        <source>KernelDesk ended before these were saved. What you leave here is offered again at the next start.</source>
        <translation>KernelDesk endete, bevor diese gespeichert waren. Was hier bleibt, wird beim nächsten Start wieder angeboten.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Verwerfen…</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>%1 wiederherstellen</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>%1 verwerfen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>The unsaved changes of %1 will be gone for good.</source>
        <translation>Die ungespeicherten Änderungen von %1 sind dann endgültig fort.</translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>Alle wiederherstellen</translation>
    </message>
</context>
<context>
    <name>kd::RecoveryNotice</name>
    <message>
        <source>KernelDesk ended before %1 was saved; what you typed is still there.</source>
        <translation>KernelDesk endete, bevor %1 gespeichert war; das Getippte ist noch da.</translation>
    </message>
    <message>
        <source>KernelDesk ended before %1 documents were saved; what you typed is still there.</source>
        <translation>KernelDesk endete, bevor %1 Dokumente gespeichert waren; das Getippte ist noch da.</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Wiederherstellen…</translation>
    </message>
</context>
<context>
    <name>kd::ReferenceEdit</name>
    <message>
        <source>Reference of %1</source>
        <translation>Referenz von %1</translation>
    </message>
    <message>
        <source>such as 2 * x[i]</source>
        <translation>etwa 2 * x[i]</translation>
    </message>
    <message>
        <source>What %1 is compared with: a kernel that runs on the same inputs, an expression for element i, or a file</source>
        <translation>Womit %1 verglichen wird: ein Kernel auf denselben Eingaben, ein Ausdruck für Element i oder eine Datei</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Datei…</translation>
    </message>
</context>
<context>
    <name>kd::RenameBar</name>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>%1 is a word of the language.</source>
        <translation>%1 ist ein Wort der Sprache.</translation>
    </message>
    <message>
        <source>%1 %2 is a name of this file already.</source>
        <comment>what is renamed, the new name</comment>
        <translation>%1 %2 ist schon ein Name in dieser Datei.</translation>
    </message>
</context>
<context>
    <name>kd::ReportController</name>
    <message>
        <source>A report is made of a program that compiles: compile it first.</source>
        <translation>Ein Bericht entsteht aus einem Programm, das sich kompilieren lässt: zuerst kompilieren.</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>Diesem Ordner wird noch nicht vertraut.</translation>
    </message>
    <message>
        <source>The file has PTX alone of %1, which does not tell its registers: there is nothing to report.</source>
        <translation>Die Datei hat von %1 nur PTX, das seine Register nicht nennt: Es gibt nichts zu berichten.</translation>
    </message>
    <message>
        <source>The report&apos;s file must end in .html, .pdf, .json, .csv, .md, .svg or .png, not as %1 does.</source>
        <translation>Die Datei des Berichts muss auf .html, .pdf, .json, .csv, .md, .svg oder .png enden, nicht wie %1.</translation>
    </message>
</context>
<context>
    <name>kd::ReportMenu</name>
    <message>
        <source>HTML report…</source>
        <translation>HTML-Bericht…</translation>
    </message>
    <message>
        <source>PDF document…</source>
        <translation>PDF-Dokument…</translation>
    </message>
    <message>
        <source>Charts as SVG…</source>
        <translation>Diagramme als SVG…</translation>
    </message>
    <message>
        <source>Charts as PNG…</source>
        <translation>Diagramme als PNG…</translation>
    </message>
    <message>
        <source>Tables as CSV…</source>
        <translation>Tabellen als CSV…</translation>
    </message>
    <message>
        <source>Everything as JSON…</source>
        <translation>Alles als JSON…</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
</context>
<context>
    <name>kd::ResultsPanel</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Accesses</source>
        <translation>Zugriffe</translation>
    </message>
    <message>
        <source>Outputs of the last run</source>
        <translation>Ausgaben des letzten Laufs</translation>
    </message>
    <message>
        <source>Accesses of each source line</source>
        <translation>Zugriffe jeder Quellzeile</translation>
    </message>
    <message>
        <source>Modelled at PTX level by the emulated GPU. Sectors have 32 bytes and are counted per request.</source>
        <translation>Von der emulierten GPU auf PTX-Ebene modelliert. Sektoren haben 32 Bytes und werden je Anforderung gezählt.</translation>
    </message>
    <message>
        <source>This run counted nothing: tick Counters per line in the launch form and run on the emulated GPU.</source>
        <translation>Dieser Lauf hat nichts gezählt: im Startformular „Zähler je Zeile“ ankreuzen und auf der emulierten GPU ausführen.</translation>
    </message>
    <message>
        <source>Nothing has run yet: Run fills the outputs of the kernel.</source>
        <translation>Noch ist nichts gelaufen: „Ausführen“ füllt die Ausgaben des Kernels.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>of previous run</source>
        <translation>vom vorigen Lauf</translation>
    </message>
</context>
<context>
    <name>kd::Roofline</name>
    <message>
        <source>%1 %2, measured</source>
        <translation>%1 %2, gemessen</translation>
    </message>
    <message>
        <source>%1 at %2 FLOP per byte, %3</source>
        <translation>%1 bei %2 FLOP je Byte, %3</translation>
    </message>
    <message>
        <source>%1 FLOP per byte; no time</source>
        <translation>%1 FLOP je Byte; keine Zeit</translation>
    </message>
    <message>
        <source>The roof is %1 at this intensity, %2 times as high</source>
        <translation>Das Dach liegt bei dieser Intensität bei %1, %2-mal so hoch</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>at most %1, by counts</source>
        <translation>höchstens %1, nach Zählungen</translation>
    </message>
    <message>
        <source>%1 of roof: impossible</source>
        <translation>%1 des Dachs: unmöglich</translation>
    </message>
    <message>
        <source>%1 of roof</source>
        <translation>%1 des Dachs</translation>
    </message>
    <message>
        <source>declared FLOP per counted byte</source>
        <translation>angegebene FLOP je gezähltem Byte</translation>
    </message>
    <message>
        <source>FLOP per declared byte</source>
        <translation>FLOP je angegebenem Byte</translation>
    </message>
    <message>
        <source>FLOP per byte, counted by the GPU</source>
        <translation>FLOP je Byte, von der GPU gezählt</translation>
    </message>
    <message>
        <source>FLOP per byte, declared or counted</source>
        <translation>FLOP je Byte, angegeben oder gezählt</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>Arithmetische Intensität</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Arithmetik</translation>
    </message>
    <message>
        <source>%1 and %2, %3</source>
        <translation>%1 und %2, %3</translation>
    </message>
    <message>
        <source>The emulated GPU has no time, and no peaks of a device of %1 are kept: choose the architecture of a GPU whose peaks were measured to see which of its roofs would bound the kernel.</source>
        <translation>Die emulierte GPU hat keine Zeit, und von keinem Gerät mit %1 sind Spitzenwerte aufbewahrt: die Architektur einer GPU mit gemessenen Spitzenwerten wählen, um zu sehen, welches ihrer Dächer den Kernel begrenzen würde.</translation>
    </message>
    <message>
        <source>What %1 reaches at most was not measured under this driver: without that there is no roof.</source>
        <translation>Was %1 höchstens erreicht, wurde unter diesem Treiber nicht gemessen: Ohne das gibt es kein Dach.</translation>
    </message>
    <message>
        <source>Bytes were counted, operations were not: declare the FLOP of one launch at the left, under Declared work, to see where the kernel stands.</source>
        <translation>Bytes wurden gezählt, Operationen nicht: links unter „Angegebene Arbeit“ die FLOP eines Starts angeben, um zu sehen, wo der Kernel steht.</translation>
    </message>
    <message>
        <source>Declare FLOP and bytes of one launch at the left, under Declared work, and time again, or count the launch (Counters, below), to see where the kernel stands beneath the measured roofs.</source>
        <translation>Links unter „Angegebene Arbeit“ FLOP und Bytes eines Starts angeben und erneut messen oder den Start zählen („Zähler“, unten), um zu sehen, wo der Kernel unter den gemessenen Dächern steht.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>angegeben</translation>
    </message>
    <message>
        <source>counted in the PTX</source>
        <translation>im PTX gezählt</translation>
    </message>
    <message>
        <source>counted by the GPU</source>
        <translation>von der GPU gezählt</translation>
    </message>
    <message>
        <source>Work: %1</source>
        <translation>Arbeit: %1</translation>
    </message>
    <message>
        <source>Beside it: %1, %2 FLOP per byte</source>
        <translation>Daneben: %1, %2 FLOP je Byte</translation>
    </message>
    <message>
        <source>%1, measured</source>
        <translation>%1, gemessen</translation>
    </message>
</context>
<context>
    <name>kd::RooflineSection</name>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Copy the figures as CSV</source>
        <translation>Zahlen als CSV kopieren</translation>
    </message>
    <message>
        <source>Copy the chart as a picture</source>
        <translation>Diagramm als Bild kopieren</translation>
    </message>
    <message>
        <source>Each timing is a point here, under the roofs of its device.</source>
        <translation>Jede Zeitmessung ist hier ein Punkt unter den Dächern ihres Geräts.</translation>
    </message>
    <message>
        <source>Roofline, %1</source>
        <translation>Roofline, %1</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Misst…</translation>
    </message>
    <message>
        <source>Measure peaks</source>
        <translation>Spitzenwerte messen</translation>
    </message>
</context>
<context>
    <name>kd::RooflineTable</name>
    <message>
        <source>Roof or run</source>
        <translation>Dach oder Lauf</translation>
    </message>
    <message>
        <source>FLOP per byte</source>
        <translation>FLOP je Byte</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Arithmetik</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Bound by</source>
        <translation>Begrenzt durch</translation>
    </message>
</context>
<context>
    <name>kd::RunAge</name>
    <message>
        <source>earlier code</source>
        <translation>früherer Code</translation>
    </message>
    <message>
        <source>earlier launch</source>
        <translation>früherer Start</translation>
    </message>
</context>
<context>
    <name>kd::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Compile and run</source>
        <translation>Kompilieren und Ausführen</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Texts are shown anew at once; work that goes on is not interrupted</source>
        <translation>Texte erscheinen sofort neu; laufende Arbeit wird nicht unterbrochen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Size of all text</source>
        <translation>Größe aller Texte</translation>
    </message>
    <message>
        <source>80 to 200 %; Ctrl and the mouse wheel zoom the editor alone</source>
        <translation>80 bis 200 %; Strg und das Mausrad vergrößern nur den Editor</translation>
    </message>
    <message>
        <source>Offer words after three letters</source>
        <translation>Wörter nach drei Buchstaben anbieten</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>Ergänzung</translation>
    </message>
    <message>
        <source>Ctrl and Space offer them at any time</source>
        <translation>Strg und Leertaste bieten sie jederzeit an</translation>
    </message>
    <message>
        <source>Ruler behind column</source>
        <translation>Lineal nach Spalte</translation>
    </message>
    <message>
        <source>%1 is usual; 0 for none</source>
        <translation>%1 ist üblich; 0 für keines</translation>
    </message>
    <message>
        <source>Show the welcome page</source>
        <translation>Begrüßungsseite zeigen</translation>
    </message>
    <message>
        <source>Open what was open at the end of the last time</source>
        <translation>Öffnen, was zuletzt am Ende offen war</translation>
    </message>
    <message>
        <source>Started without a file:</source>
        <translation>Start ohne Datei:</translation>
    </message>
    <message>
        <source>Where there is a file to open again, it comes before the welcome page.</source>
        <translation>Gibt es eine Datei wieder zu öffnen, kommt sie vor der Begrüßungsseite.</translation>
    </message>
    <message>
        <source>Live waits</source>
        <translation>Live wartet</translation>
    </message>
    <message>
        <source>After the last key, before it compiles</source>
        <translation>Nach der letzten Taste, bevor kompiliert wird</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>For programs whose session names none</source>
        <translation>Für Programme, deren Sitzung keines nennt</translation>
    </message>
    <message>
        <source>As the target chooses</source>
        <translation>Wie das Ziel es wählt</translation>
    </message>
    <message>
        <source>%1 (not there now)</source>
        <translation>%1 (jetzt nicht da)</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Font of code</source>
        <translation>Schrift des Codes</translation>
    </message>
    <message>
        <source>JetBrains Mono, which is shipped</source>
        <translation>JetBrains Mono, mitgeliefert</translation>
    </message>
    <message>
        <source>Wrap lines that are wider than the editor</source>
        <translation>Zeilen umbrechen, die breiter sind als der Editor</translation>
    </message>
    <message>
        <source>Width of a tab</source>
        <translation>Tabulatorbreite</translation>
    </message>
    <message>
        <source>Columns; of the indentation, too</source>
        <translation>Spalten; auch der Einrückung</translation>
    </message>
    <message>
        <source>Long lines</source>
        <translation>Lange Zeilen</translation>
    </message>
    <message>
        <source>Save the file before it is run or timed</source>
        <translation>Die Datei vor Lauf oder Zeitmessung speichern</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>What is run is always the text as it stands in the editor</source>
        <translation>Ausgeführt wird immer der Text, wie er im Editor steht</translation>
    </message>
</context>
<context>
    <name>kd::ShapeForm</name>
    <message>
        <source>Launches of this kernel that the session has a name for</source>
        <translation>Starts dieses Kernels, für die die Sitzung einen Namen hat</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Voreinst.</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grid</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Dyn. shared</source>
        <translation>Dyn. shared</translation>
    </message>
    <message>
        <source>Bytes of dynamic shared memory a block</source>
        <translation>Bytes dynamischer Shared Memory je Block</translation>
    </message>
    <message>
        <source>Carve-out</source>
        <translation>Carve-out</translation>
    </message>
    <message>
        <source>Give a percentage from 0 to 100, or nothing for the driver&apos;s choice.</source>
        <translation>Einen Prozentwert von 0 bis 100 angeben oder nichts für die Wahl des Treibers.</translation>
    </message>
    <message>
        <source>Shared memory, of the most that an SM can have: a hint to the driver; empty leaves it to the driver</source>
        <translation>Shared Memory, als Anteil dessen, was ein SM höchstens haben kann: ein Hinweis an den Treiber; leer überlässt es dem Treiber</translation>
    </message>
    <message>
        <source>Blocks that run together and share their memory: compute capability 9.0 and later</source>
        <translation>Blöcke, die gemeinsam laufen und ihren Speicher teilen: ab Compute Capability 9.0</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>New, non-blocking</source>
        <translation>Neu, nicht blockierend</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Where the kernel is launched: a stream of its own, or the context&apos;s default stream</source>
        <translation>Wo der Kernel gestartet wird: in einem eigenen Stream oder im Standard-Stream des Kontexts</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Stream</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Give a time, as in 10 s or 500 ms.</source>
        <translation>Eine Zeit angeben, etwa 10 s oder 500 ms.</translation>
    </message>
    <message>
        <source>A kernel that runs longer is ended</source>
        <translation>Ein Kernel, der länger läuft, wird beendet</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Als Voreinstellung speichern…</translation>
    </message>
</context>
<context>
    <name>kd::ShortcutEditor</name>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>Befehle filtern</translation>
    </message>
    <message>
        <source>Commands and their shortcuts</source>
        <translation>Befehle und ihre Tastenkürzel</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Shortcut of the chosen command</source>
        <translation>Tastenkürzel des gewählten Befehls</translation>
    </message>
    <message>
        <source>Give the chosen command its default keys</source>
        <translation>Dem gewählten Befehl seine Standardtasten geben</translation>
    </message>
    <message>
        <source>Give all commands their default keys</source>
        <translation>Allen Befehlen ihre Standardtasten geben</translation>
    </message>
    <message>
        <source>Press the keys in the field; an empty field takes the shortcut away.</source>
        <translation>Die Tasten im Feld drücken; ein leeres Feld nimmt das Tastenkürzel weg.</translation>
    </message>
    <message>
        <source>%1 has these keys; Use takes them from it.</source>
        <translation>%1 hat diese Tasten; „Verwenden“ nimmt sie ihm weg.</translation>
    </message>
</context>
<context>
    <name>kd::SmDiagram</name>
    <message>
        <source>One SM</source>
        <translation>Ein SM</translation>
    </message>
    <message>
        <source>The limits of this architecture are not known.</source>
        <translation>Die Grenzen dieser Architektur sind nicht bekannt.</translation>
    </message>
    <message>
        <source>No block fits on this SM.</source>
        <translation>Kein Block passt auf diesen SM.</translation>
    </message>
    <message>
        <source>Every warp slot is in use.</source>
        <translation>Jeder Warp-Platz ist in Gebrauch.</translation>
    </message>
    <message>
        <source>%1 registers of a partition stay idle: one more warp needs %2.</source>
        <translation>%1 Register einer Partition bleiben ungenutzt: Ein weiterer Warp braucht %2.</translation>
    </message>
    <message>
        <source>1 warp slot stays empty.</source>
        <translation>1 Warp-Platz bleibt leer.</translation>
    </message>
    <message>
        <source>%1 warp slots stay empty.</source>
        <translation>%1 Warp-Plätze bleiben leer.</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>%1 stranded</source>
        <translation>%1 unnutzbar</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 frei</translation>
    </message>
    <message>
        <source>%1 idle</source>
        <translation>%1 ungenutzt</translation>
    </message>
    <message>
        <source>Shared memory, %1</source>
        <translation>Shared Memory, %1</translation>
    </message>
    <message>
        <source>%1 × %2 = %3&#x202f;KiB</source>
        <translation>%1 × %2 = %3&#x202f;KiB</translation>
    </message>
</context>
<context>
    <name>kd::SourceNavigation</name>
    <message>
        <source>There is no name at the caret.</source>
        <translation>An der Einfügemarke steht kein Name.</translation>
    </message>
    <message>
        <source>%1 is not defined in this file.</source>
        <translation>%1 ist in dieser Datei nicht definiert.</translation>
    </message>
    <message>
        <source>This is the definition of %1.</source>
        <translation>Dies ist die Definition von %1.</translation>
    </message>
    <message>
        <source>There is no jump to go back from.</source>
        <translation>Es gibt keinen Sprung, von dem zurückzukehren wäre.</translation>
    </message>
    <message>
        <source>%1 was not found in the folders of this program.</source>
        <translation>%1 wurde in den Ordnern dieses Programms nicht gefunden.</translation>
    </message>
    <message>
        <source>clangd reads the project…</source>
        <translation>clangd liest das Projekt…</translation>
    </message>
    <message>
        <source>clangd does not find %1 either.</source>
        <translation>Auch clangd findet %1 nicht.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what was not found, why headers were not searched</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: 1 place in another file</source>
        <translation>%1: 1 Stelle in einer anderen Datei</translation>
    </message>
    <message>
        <source>%1: %2 places in this file and in others</source>
        <translation>%1: %2 Stellen in dieser Datei und in anderen</translation>
    </message>
    <message>
        <source>%1; clangd has not read all of the project yet</source>
        <translation>%1; clangd hat noch nicht das ganze Projekt gelesen</translation>
    </message>
    <message>
        <source>%1; the project has more sources than clangd read</source>
        <translation>%1; das Projekt hat mehr Quellen, als clangd gelesen hat</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>%1: its first %2 places in this file</source>
        <translation>%1: die ersten %2 Stellen in dieser Datei</translation>
    </message>
    <message>
        <source>%1: 1 place in this file</source>
        <translation>%1: 1 Stelle in dieser Datei</translation>
    </message>
    <message>
        <source>%1: %2 places in this file</source>
        <translation>%1: %2 Stellen in dieser Datei</translation>
    </message>
    <message>
        <source>That line was changed since.</source>
        <translation>Diese Zeile wurde seitdem geändert.</translation>
    </message>
    <message>
        <source>A macro makes the name %1, which cannot be renamed.</source>
        <translation>Ein Makro erzeugt den Namen %1, der nicht umbenannt werden kann.</translation>
    </message>
    <message>
        <source>%1 stands at too many places to be renamed.</source>
        <translation>%1 steht an zu vielen Stellen, um umbenannt zu werden.</translation>
    </message>
    <message>
        <source>1 place in this file will change.</source>
        <translation>1 Stelle in dieser Datei ändert sich.</translation>
    </message>
    <message>
        <source>%1 places in this file will change.</source>
        <translation>%1 Stellen in dieser Datei ändern sich.</translation>
    </message>
    <message>
        <source>clangd reads where %1 is used in the project…</source>
        <translation>clangd liest, wo %1 im Projekt verwendet wird…</translation>
    </message>
    <message>
        <source>clangd has not read all of the project yet; try it once more in a while.</source>
        <translation>clangd hat noch nicht das ganze Projekt gelesen; in einer Weile noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 Other files stay as they are: %2</source>
        <comment>what will change here, why not elsewhere</comment>
        <translation>%1 Andere Dateien bleiben, wie sie sind: %2</translation>
    </message>
    <message>
        <source>%1 The project has more sources than clangd read.</source>
        <translation>%1 Das Projekt hat mehr Quellen, als clangd gelesen hat.</translation>
    </message>
    <message>
        <source>The text was changed since; nothing was renamed.</source>
        <translation>Der Text wurde seitdem geändert; nichts wurde umbenannt.</translation>
    </message>
    <message>
        <source>The project was changed since; nothing was renamed.</source>
        <translation>Das Projekt wurde seitdem geändert; nichts wurde umbenannt.</translation>
    </message>
    <message>
        <source>%1 is not what clangd read of it; nothing was renamed.</source>
        <translation>%1 ist nicht, was clangd davon gelesen hat; nichts wurde umbenannt.</translation>
    </message>
    <message>
        <source>%1 is declared in %2 already; nothing was renamed.</source>
        <translation>%1 ist in %2 schon deklariert; nichts wurde umbenannt.</translation>
    </message>
    <message>
        <source>%1 is %2 now, at 1 place.</source>
        <translation>%1 heißt jetzt %2, an 1 Stelle.</translation>
    </message>
    <message>
        <source>%1 is %2 now, at %3 places.</source>
        <translation>%1 heißt jetzt %2, an %3 Stellen.</translation>
    </message>
    <message>
        <source>%1 is %2 now, at %3 places in %4 files, none of which is saved yet.</source>
        <translation>%1 heißt jetzt %2, an %3 Stellen in %4 Dateien, von denen noch keine gespeichert ist.</translation>
    </message>
</context>
<context>
    <name>kd::SourceWatch</name>
    <message>
        <source>%1 was made larger than 64 MiB by another program; it is not read.</source>
        <translation>%1 wurde von einem anderen Programm auf über 64 MiB vergrößert; es wird nicht gelesen.</translation>
    </message>
    <message>
        <source>%1 was changed by another program and cannot be read: %2.</source>
        <translation>%1 wurde von einem anderen Programm geändert und ist nicht lesbar: %2.</translation>
    </message>
</context>
<context>
    <name>kd::SshForm</name>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>gpu.example.org, or a name of ~/.ssh/config</source>
        <translation>gpu.example.org oder ein Name aus ~/.ssh/config</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>as ssh&apos;s settings say</source>
        <translation>laut Einstellungen von ssh</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Jump host</source>
        <translation>Jump-Host</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Worker</translation>
    </message>
</context>
<context>
    <name>kd::Standing</name>
    <message>
        <source>It is of another kernel than the baseline #%1.</source>
        <translation>Er betrifft einen anderen Kernel als die Baseline #%1.</translation>
    </message>
    <message>
        <source>It is of another device than the baseline #%1.</source>
        <translation>Er betrifft ein anderes Gerät als die Baseline #%1.</translation>
    </message>
    <message>
        <source>Its arguments or buffers are others than those of the baseline #%1.</source>
        <translation>Seine Argumente oder Puffer sind andere als die der Baseline #%1.</translation>
    </message>
    <message>
        <source>Run #%1 has no samples.</source>
        <translation>Lauf #%1 hat keine Messwerte.</translation>
    </message>
    <message>
        <source>Counts do not compare with seconds.</source>
        <translation>Zählungen lassen sich nicht mit Sekunden vergleichen.</translation>
    </message>
    <message>
        <source>It is the baseline.</source>
        <translation>Er ist die Baseline.</translation>
    </message>
</context>
<context>
    <name>kd::StandingWords</name>
    <message>
        <source>FASTER</source>
        <translation>SCHNELLER</translation>
    </message>
    <message>
        <source>SLOWER</source>
        <translation>LANGSAMER</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>GLEICH</translation>
    </message>
    <message>
        <source>FEWER</source>
        <translation>WENIGER</translation>
    </message>
    <message>
        <source>MORE</source>
        <translation>MEHR</translation>
    </message>
    <message>
        <source>CANNOT TELL</source>
        <translation>UNKLAR</translation>
    </message>
    <message>
        <source>its code and launch</source>
        <translation>ihr Code und Start</translation>
    </message>
    <message>
        <source>warp instructions of one launch, counted</source>
        <translation>Warp-Befehle eines Starts, gezählt</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>of two timings</source>
        <translation>aus zwei Zeitmessungen</translation>
    </message>
    <message>
        <source>%1, of two timings, not by turns</source>
        <translation>%1, aus zwei Zeitmessungen, nicht abwechselnd</translation>
    </message>
    <message>
        <source>1 ABBA round</source>
        <translation>1 ABBA-Runde</translation>
    </message>
    <message>
        <source>%1 ABBA rounds</source>
        <translation>%1 ABBA-Runden</translation>
    </message>
    <message>
        <source>%1 interval %2, %3</source>
        <translation>%1-Intervall %2, %3</translation>
    </message>
    <message>
        <source>Code and launch are those of the baseline.</source>
        <translation>Code und Start sind die der Baseline.</translation>
    </message>
    <message>
        <source>Clocks and temperature may have changed between the two: Compare A and B launches both by turns.</source>
        <translation>Takte und Temperatur können sich zwischen beiden geändert haben: „A und B vergleichen“ startet beide abwechselnd.</translation>
    </message>
    <message>
        <source>The emulated GPU has no time: its counts are exact and say nothing of how long a GPU takes.</source>
        <translation>Die emulierte GPU hat keine Zeit: Ihre Zählungen sind exakt und sagen nichts darüber, wie lange eine GPU braucht.</translation>
    </message>
    <message>
        <source>The outputs of A and B are not equal bit for bit.</source>
        <translation>Die Ausgaben von A und B sind nicht Bit für Bit gleich.</translation>
    </message>
    <message>
        <source>instructions same</source>
        <translation>Befehle gleich</translation>
    </message>
    <message>
        <source>time same</source>
        <translation>Zeit gleich</translation>
    </message>
    <message>
        <source>instructions ?</source>
        <translation>Befehle ?</translation>
    </message>
    <message>
        <source>time ?</source>
        <translation>Zeit ?</translation>
    </message>
    <message>
        <source>instructions %1</source>
        <translation>Befehle %1</translation>
    </message>
    <message>
        <source>time %1</source>
        <translation>Zeit %1</translation>
    </message>
</context>
<context>
    <name>kd::StatisticsStrip</name>
    <message>
        <source>Mark NaN and Inf</source>
        <translation>NaN und Inf markieren</translation>
    </message>
    <message>
        <source>Mark differences</source>
        <translation>Abweichungen markieren</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Infinite</source>
        <translation>Unendlich</translation>
    </message>
    <message>
        <source>Denormals</source>
        <translation>Denormale</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Differ</source>
        <translation>Abweich.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
</context>
<context>
    <name>kd::StatusBar</name>
    <message>
        <source>Progress of the running job</source>
        <translation>Fortschritt des laufenden Auftrags</translation>
    </message>
    <message>
        <source>Ln %1, Col %2 (%3 selected)</source>
        <translation>Z. %1, Sp. %2 (%3 ausgewählt)</translation>
    </message>
    <message>
        <source>Ln %1, Col %2</source>
        <translation>Z. %1, Sp. %2</translation>
    </message>
    <message>
        <source>Where the text cursor is</source>
        <translation>Wo die Einfügemarke steht</translation>
    </message>
    <message>
        <source>Of the report: %1</source>
        <translation>Vom Bericht: %1</translation>
    </message>
    <message>
        <source>Of the previous build: %1</source>
        <translation>Vom vorigen Build: %1</translation>
    </message>
    <message>
        <source>Of the newest build: %1</source>
        <translation>Vom neuesten Build: %1</translation>
    </message>
    <message>
        <source>The build before: %1</source>
        <translation>Der Build davor: %1</translation>
    </message>
    <message>
        <source>The kernel that is launched</source>
        <translation>Der Kernel, der gestartet wird</translation>
    </message>
    <message>
        <source>report: %1 registers</source>
        <translation>Bericht: %1 Register</translation>
    </message>
    <message>
        <source>previous build: %1 registers</source>
        <translation>voriger Build: %1 Register</translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation>%1 Register</translation>
    </message>
    <message>
        <source>registers of a thread. Registers of an SM / (registers × threads of a block) is how many blocks they leave room for.</source>
        <translation>Register eines Threads. Register eines SM / (Register × Threads eines Blocks) gibt an, für wie viele Blöcke sie Platz lassen.</translation>
    </message>
    <message>
        <source>%1 spilled</source>
        <translation>%1 ausgelagert</translation>
    </message>
    <message>
        <source>bytes that a thread stores to local memory because its registers do not hold them.</source>
        <translation>Bytes, die ein Thread in den lokalen Speicher schreibt, weil seine Register sie nicht fassen.</translation>
    </message>
    <message>
        <source>%1 shared</source>
        <translation>%1 shared</translation>
    </message>
    <message>
        <source>shared memory of a block, static + dynamic.</source>
        <translation>Shared Memory eines Blocks, statisch + dynamisch.</translation>
    </message>
    <message>
        <source>Resident warps of an SM / the most it can hold: %1 / %2 = %3.</source>
        <translation>Residente Warps eines SM / die meisten, die er halten kann: %1 / %2 = %3.</translation>
    </message>
    <message>
        <source>Occupancy %1</source>
        <translation>Occupancy %1</translation>
    </message>
    <message>
        <source>1 architecture compiled</source>
        <translation>1 Architektur kompiliert</translation>
    </message>
    <message>
        <source>%1 architectures compiled</source>
        <translation>%1 Architekturen kompiliert</translation>
    </message>
    <message>
        <source>%1 of %2 architectures</source>
        <translation>%1 von %2 Architekturen</translation>
    </message>
    <message>
        <source>Architectures that the chosen kernel is compiled for in the matrix</source>
        <translation>Architekturen, für die der gewählte Kernel in der Matrix kompiliert ist</translation>
    </message>
    <message>
        <source>What goes on; Stop ends it</source>
        <translation>Was gerade läuft; „Anhalten“ beendet es</translation>
    </message>
    <message>
        <source>Compiling</source>
        <translation>Kompiliert</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Vergleicht</translation>
    </message>
    <message>
        <source>Sweeping</source>
        <translation>Sweep läuft</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Misst</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Hält an</translation>
    </message>
    <message>
        <source>Waiting for the device</source>
        <translation>Wartet auf das Gerät</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>The last run was stopped; nothing of it was kept.</source>
        <translation>Der letzte Lauf wurde angehalten; nichts davon wurde behalten.</translation>
    </message>
    <message>
        <source>The program was edited since: nothing says so of the code as it stands.</source>
        <translation>Das Programm wurde seitdem bearbeitet: Nichts sagt das vom Code in jetziger Form.</translation>
    </message>
    <message>
        <source>The launch was changed since: nothing says so of the launch as it stands.</source>
        <translation>Der Start wurde seitdem geändert: Nichts sagt das vom Start in jetziger Form.</translation>
    </message>
    <message>
        <source>run failed</source>
        <translation>Lauf gescheitert</translation>
    </message>
    <message>
        <source>The last run, #%1</source>
        <translation>Der letzte Lauf, #%1</translation>
    </message>
    <message>
        <source>%1, differs</source>
        <translation>%1, weicht ab</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>ran</source>
        <translation>gelaufen</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 Warnungen</translation>
    </message>
    <message>
        <source>%1 advice</source>
        <translation>Rat: %1</translation>
    </message>
    <message>
        <source>what keeps the program from being built or run</source>
        <translation>was das Programm am Bauen oder Laufen hindert</translation>
    </message>
    <message>
        <source>what the compiler warns of</source>
        <translation>wovor der Compiler warnt</translation>
    </message>
    <message>
        <source>what would make the kernel faster or was noted besides</source>
        <translation>was den Kernel schneller machen würde oder sonst vermerkt wurde</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Not live</source>
        <translation>Nicht live</translation>
    </message>
    <message>
        <source>Compile as you type, on or off</source>
        <translation>Beim Tippen kompilieren, ein oder aus</translation>
    </message>
    <message>
        <source>The architecture that is compiled for</source>
        <translation>Die Architektur, für die kompiliert wird</translation>
    </message>
    <message>
        <source>%1 made the code that is open</source>
        <translation>%1 hat den geöffneten Code erzeugt</translation>
    </message>
    <message>
        <source>%1 compiled the newest build</source>
        <translation>%1 hat den neuesten Build kompiliert</translation>
    </message>
    <message>
        <source>Its host code is set aside, since there is no nvcc.</source>
        <translation>Sein Host-Code ist ausgenommen, da es kein nvcc gibt.</translation>
    </message>
    <message>
        <source>compiled code</source>
        <translation>kompilierter Code</translation>
    </message>
    <message>
        <source>The file does not name the compiler that made it</source>
        <translation>Die Datei nennt den Compiler nicht, der sie erzeugt hat</translation>
    </message>
    <message>
        <source>nvcc</source>
        <translation>nvcc</translation>
    </message>
    <message>
        <source>Chosen in Build, in the panel Launch</source>
        <translation>Gewählt unter „Build“ im Bereich „Start“</translation>
    </message>
    <message>
        <source>no NVRTC</source>
        <translation>kein NVRTC</translation>
    </message>
    <message>
        <source>NVRTC %1</source>
        <translation>NVRTC %1</translation>
    </message>
    <message>
        <source>What runs are made on, and its state</source>
        <translation>Worauf Läufe erfolgen, und dessen Zustand</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>Ziel: %1</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>verbindet</translation>
    </message>
    <message>
        <source>worker lost</source>
        <translation>Worker verloren</translation>
    </message>
    <message>
        <source>%1 busy</source>
        <translation>%1 belegt</translation>
    </message>
    <message>
        <source>no device</source>
        <translation>kein Gerät</translation>
    </message>
    <message>
        <source>no %1 here</source>
        <translation>kein %1 hier</translation>
    </message>
    <message>
        <source>%1 idle</source>
        <translation>%1 im Leerlauf</translation>
    </message>
    <message>
        <source>%1 ready</source>
        <translation>%1 bereit</translation>
    </message>
    <message>
        <source>Its temperature is read every 5 s while nothing is timed</source>
        <translation>Die Temperatur wird alle 5 s gelesen, solange nichts gemessen wird</translation>
    </message>
</context>
<context>
    <name>kd::SuggestionCards</name>
    <message>
        <source>It reaches the goal</source>
        <translation>Erreicht den Zielwert</translation>
    </message>
    <message>
        <source>It reaches the goal, but spills more</source>
        <translation>Erreicht den Zielwert, lagert aber mehr aus</translation>
    </message>
    <message>
        <source>The compiler does not take it</source>
        <translation>Der Compiler nimmt es nicht an</translation>
    </message>
    <message>
        <source>It falls short of the goal</source>
        <translation>Verfehlt den Zielwert</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>%1 einfügen</translation>
    </message>
</context>
<context>
    <name>kd::SweepController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>kd::SweepPanel</name>
    <message>
        <source>Sweep</source>
        <translation>Sweep</translation>
    </message>
    <message>
        <source>Take axes and constraints from a T1 file…</source>
        <translation>Achsen und Bedingungen aus einer T1-Datei…</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>Constraint</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Add axis</source>
        <translation>Achse hinzufügen</translation>
    </message>
    <message>
        <source>Add constraint</source>
        <translation>Bedingung hinzufügen</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Achsen</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Alle Punkte</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>after that many points without a better one</source>
        <translation>nach so vielen Punkten ohne besseren</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 combinations, of which the constraints leave %2</source>
        <translation>%1 Kombinationen, von denen die Bedingungen %2 lassen</translation>
    </message>
    <message>
        <source>%1 combinations</source>
        <translation>%1 Kombinationen</translation>
    </message>
    <message>
        <source>The emulated GPU has no times: counts are compared.</source>
        <translation>Die emulierte GPU hat keine Zeiten: Verglichen werden Zählungen.</translation>
    </message>
    <message>
        <source>On a GPU the median time is compared; counts are the emulated GPU&apos;s.</source>
        <translation>Auf einer GPU wird die Medianzeit verglichen; Zählungen gehören zur emulierten GPU.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, best %2</source>
        <translation>%1, bester %2</translation>
    </message>
    <message>
        <source>Waiting for the device</source>
        <translation>Wartet auf das Gerät</translation>
    </message>
    <message>
        <source>Paused, %1</source>
        <translation>Pausiert, %1</translation>
    </message>
    <message>
        <source>The points are measured. The best of them, whose intervals overlap, are launched in turns, and the best of those in turns with the program as it stands.</source>
        <translation>Die Punkte sind gemessen. Die besten, deren Intervalle sich überlappen, werden abwechselnd gestartet, und der beste davon abwechselnd mit dem Programm in jetziger Form.</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>noch etwa %1</translation>
    </message>
    <message>
        <source>The points of a sweep of %1 are measured, and it has no verdict yet.</source>
        <translation>Die Punkte eines Sweeps von %1 sind gemessen, und er hat noch kein Urteil.</translation>
    </message>
    <message>
        <source>A sweep of %1 ended early: %2 points are measured.</source>
        <translation>Ein Sweep von %1 endete vorzeitig: %2 Punkte sind gemessen.</translation>
    </message>
    <message>
        <source>Take axes and constraints</source>
        <translation>Achsen und Bedingungen übernehmen</translation>
    </message>
    <message>
        <source>T1 of Kernel Tuner or KTT (*.json)</source>
        <translation>T1 von Kernel Tuner oder KTT (*.json)</translation>
    </message>
</context>
<context>
    <name>kd::SweepPointWindow</name>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>SASS</source>
        <translation>SASS</translation>
    </message>
    <message>
        <source>PTX</source>
        <translation>PTX</translation>
    </message>
    <message>
        <source>Occupancy of the point</source>
        <translation>Occupancy des Punkts</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Occupancy</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Writes the values of this point into the source, the launch form and the compile settings</source>
        <translation>Schreibt die Werte dieses Punkts in Quelltext, Startformular und Compilereinstellungen</translation>
    </message>
    <message>
        <source>Counters of the point</source>
        <translation>Zähler des Punkts</translation>
    </message>
    <message>
        <source>Count one launch</source>
        <translation>Einen Start zählen</translation>
    </message>
    <message>
        <source>Launches the point on the document&apos;s device and counts what it does there</source>
        <translation>Startet den Punkt auf dem Gerät des Dokuments und zählt, was er dort tut</translation>
    </message>
    <message>
        <source>Point: %1</source>
        <translation>Punkt: %1</translation>
    </message>
    <message>
        <source>It is compiled.</source>
        <translation>Er ist kompiliert.</translation>
    </message>
    <message>
        <source>Nothing is counted yet.</source>
        <translation>Noch ist nichts gezählt.</translation>
    </message>
    <message>
        <source>One launch is counted.</source>
        <translation>Ein Start ist gezählt.</translation>
    </message>
</context>
<context>
    <name>kd::SweepSection</name>
    <message>
        <source>Sweep</source>
        <translation>Sweep</translation>
    </message>
    <message>
        <source>Show the chart</source>
        <translation>Diagramm zeigen</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>Tabelle zeigen</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>Als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Give the results away</source>
        <translation>Ergebnisse weitergeben</translation>
    </message>
    <message>
        <source>&amp;Picture…</source>
        <translation>&amp;Bild…</translation>
    </message>
    <message>
        <source>Copy the p&amp;icture</source>
        <translation>B&amp;ild kopieren</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>The picture could not be written to %1: choose another place.</source>
        <translation>Das Bild konnte nicht nach %1 geschrieben werden: einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>%1 of %2 measured</source>
        <translation>%1 von %2 gemessen</translation>
    </message>
    <message>
        <source>%1, %2 without a figure</source>
        <translation>%1, %2 ohne Kennzahl</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1, pausiert</translation>
    </message>
    <message>
        <source>%1; modelled, not timed</source>
        <translation>%1; modelliert, nicht gemessen</translation>
    </message>
    <message>
        <source>Sweep: %1</source>
        <translation>Sweep: %1</translation>
    </message>
</context>
<context>
    <name>kd::SweepTableModel</name>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bester</translation>
    </message>
    <message>
        <source>best: %1, %2</source>
        <translation>bester: %1, %2</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Of today&apos;s</source>
        <translation>Zu heute</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Spilled</source>
        <translation>Ausgel.</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Shared</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Occupancy</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>Kompilieren</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>kd::SweepTextRows</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>kd::SweepView</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Shows the source, the machine code, the occupancy and the counters of this point</source>
        <translation>Zeigt Quelltext, Maschinencode, Occupancy und Zähler dieses Punkts</translation>
    </message>
    <message>
        <source>Writes the values of this point into the source, the launch form and the compile settings</source>
        <translation>Schreibt die Werte dieses Punkts in Quelltext, Startformular und Compilereinstellungen</translation>
    </message>
    <message>
        <source>Makes source, launch form and compile settings what they were before the point was used</source>
        <translation>Macht Quelltext, Startformular und Compilereinstellungen zu dem, was sie vor dem Übernehmen waren</translation>
    </message>
    <message>
        <source>Points of the sweep</source>
        <translation>Punkte des Sweeps</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1: across</source>
        <translation>%1: quer</translation>
    </message>
    <message>
        <source>%1: up</source>
        <translation>%1: hoch</translation>
    </message>
    <message>
        <source>%1: best of all</source>
        <translation>%1: bester von allen</translation>
    </message>
    <message>
        <source>The first points are compiled; each shows here as soon as it is measured.</source>
        <translation>Die ersten Punkte werden kompiliert; jeder erscheint hier, sobald er gemessen ist.</translation>
    </message>
    <message>
        <source>A sweep measures the kernel at many block sizes, macros or compiler options, and finds the best.</source>
        <translation>Ein Sweep misst den Kernel mit vielen Blockgrößen, Makros oder Compileroptionen und findet das Beste.</translation>
    </message>
    <message>
        <source>Set up a sweep</source>
        <translation>Sweep einrichten</translation>
    </message>
    <message>
        <source>best, %1</source>
        <translation>bester, %1</translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation>%1 Register</translation>
    </message>
    <message>
        <source>occupancy %1</source>
        <translation>Occupancy %1</translation>
    </message>
</context>
<context>
    <name>kd::TableSection</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Copy the selected elements</source>
        <translation>Gewählte Elemente kopieren</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>How the buffer is written</source>
        <translation>Wie der Puffer geschrieben wird</translation>
    </message>
    <message>
        <source>Next NaN</source>
        <translation>Nächstes NaN</translation>
    </message>
    <message>
        <source>Previous NaN</source>
        <translation>Vorheriges NaN</translation>
    </message>
    <message>
        <source>Next infinity</source>
        <translation>Nächstes Unendlich</translation>
    </message>
    <message>
        <source>Previous infinity</source>
        <translation>Vorheriges Unendlich</translation>
    </message>
    <message>
        <source>Next denormal</source>
        <translation>Nächste Denormale</translation>
    </message>
    <message>
        <source>Previous denormal</source>
        <translation>Vorherige Denormale</translation>
    </message>
    <message>
        <source>Next zero</source>
        <translation>Nächste Null</translation>
    </message>
    <message>
        <source>Previous zero</source>
        <translation>Vorherige Null</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Go to an element</source>
        <translation>Zu einem Element gehen</translation>
    </message>
    <message>
        <source>rows %1 to %2</source>
        <translation>Zeilen %1 bis %2</translation>
    </message>
    <message>
        <source>%1 = %2, byte %3</source>
        <translation>%1 = %2, Byte %3</translation>
    </message>
    <message>
        <source>Give an index below %1, or a number for each dimension.</source>
        <translation>Einen Index unter %1 angeben oder eine Zahl je Dimension.</translation>
    </message>
    <message>
        <source>%1 elements are too many for the clipboard; at most %2 are copied. Save the buffer as a file instead.</source>
        <translation>%1 Elemente sind zu viele für die Zwischenablage; kopiert werden höchstens %2. Stattdessen den Puffer als Datei speichern.</translation>
    </message>
    <message>
        <source>Not all of these elements are here yet; copy again in a moment.</source>
        <translation>Noch sind nicht alle diese Elemente da; gleich noch einmal kopieren.</translation>
    </message>
    <message>
        <source>1 element copied.</source>
        <translation>1 Element kopiert.</translation>
    </message>
    <message>
        <source>%1 elements copied.</source>
        <translation>%1 Elemente kopiert.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 = %2, %3, byte %4</source>
        <translation>%1 = %2, %3, Byte %4</translation>
    </message>
</context>
<context>
    <name>kd::TableView</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
</context>
<context>
    <name>kd::TargetConnection</name>
    <message>
        <source>%1 Programs are compiled and run on this machine instead.</source>
        <translation>%1 Stattdessen werden Programme auf diesem Rechner kompiliert und ausgeführt.</translation>
    </message>
    <message>
        <source>This session names the target %1, which is not in the section [targets] of %2; it is compiled and run on %3.</source>
        <translation>Diese Sitzung nennt das Ziel %1, das nicht im Abschnitt [targets] von %2 steht; sie wird auf %3 kompiliert und ausgeführt.</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>dieser Rechner</translation>
    </message>
    <message>
        <source>The target %1, which this session names, is connected when the runs that go on have ended; choose it to end them now.</source>
        <translation>Das von dieser Sitzung genannte Ziel %1 wird verbunden, wenn die laufenden Läufe beendet sind; wählen, um sie jetzt zu beenden.</translation>
    </message>
</context>
<context>
    <name>kd::TargetMenu</name>
    <message>
        <source>This machine</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>Connect by a command…</source>
        <translation>Per Befehl verbinden…</translation>
    </message>
    <message>
        <source>Look for devices again</source>
        <translation>Geräte erneut suchen</translation>
    </message>
    <message>
        <source>Connect by a command</source>
        <translation>Per Befehl verbinden</translation>
    </message>
    <message>
        <source>A command whose standard input and output reach a kerneldesk-worker,
such as ssh HOST kerneldesk-worker. 
For this once; Tools &gt; Targets keeps it under a name.</source>
        <translation>Ein Befehl, dessen Standardein- und -ausgabe einen kerneldesk-worker erreichen,
etwa ssh HOST kerneldesk-worker. 
Nur dieses Mal; Extras &gt; Ziele behält ihn unter einem Namen.</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
</context>
<context>
    <name>kd::TargetTest</name>
    <message>
        <source>it says: %1</source>
        <translation>er meldet: %1</translation>
    </message>
    <message>
        <source>the worker has introduced itself; asking for its devices</source>
        <translation>der Worker hat sich gemeldet; fragt nach seinen Geräten</translation>
    </message>
    <message>
        <source>starting %1</source>
        <translation>startet %1</translation>
    </message>
    <message>
        <source>the worker has answered</source>
        <translation>der Worker hat geantwortet</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
</context>
<context>
    <name>kd::TargetsDialog</name>
    <message>
        <source>no NVIDIA driver</source>
        <translation>kein NVIDIA-Treiber</translation>
    </message>
    <message>
        <source>driver for CUDA %1</source>
        <translation>Treiber für CUDA %1</translation>
    </message>
    <message>
        <source>NVRTC %1</source>
        <translation>NVRTC %1</translation>
    </message>
    <message>
        <source>no NVRTC</source>
        <translation>kein NVRTC</translation>
    </message>
    <message>
        <source>KernelDesk %1, %2, %3</source>
        <translation>KernelDesk %1, %2, %3</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Cancel the test</source>
        <translation>Test abbrechen</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Add a target</source>
        <translation>Ziel hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate the target</source>
        <translation>Ziel duplizieren</translation>
    </message>
    <message>
        <source>Remove the target</source>
        <translation>Ziel entfernen</translation>
    </message>
    <message>
        <source>The worker beside this program, on this machine. It needs no settings.</source>
        <translation>Der Worker neben diesem Programm, auf diesem Rechner. Er braucht keine Einstellungen.</translation>
    </message>
    <message>
        <source>Default: for programs whose session names no target</source>
        <translation>Standard: für Programme, deren Sitzung kein Ziel nennt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>A command</source>
        <translation>Ein Befehl</translation>
    </message>
    <message>
        <source>Reached by</source>
        <translation>Erreicht über</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Steps of the test</source>
        <translation>Schritte des Tests</translation>
    </message>
    <message>
        <source>The steps of a test appear here.</source>
        <translation>Hier erscheinen die Schritte eines Tests.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (Standard)</translation>
    </message>
    <message>
        <source>Made of the fields above; no shell reads it. ssh asks for no password: use keys or an agent.</source>
        <translation>Aus den Feldern oben gebildet; keine Shell liest es. ssh fragt nach keinem Passwort: Schlüssel oder einen Agent verwenden.</translation>
    </message>
    <message>
        <source>Its standard input and output reach a kerneldesk-worker. Words stand apart by spaces; quote with &quot;; no shell reads it.</source>
        <translation>Standardein- und -ausgabe erreichen einen kerneldesk-worker. Wörter sind durch Leerzeichen getrennt; mit &quot; quotieren; keine Shell liest es.</translation>
    </message>
    <message>
        <source>The target %1 cannot be kept as it is.</source>
        <translation>Das Ziel %1 lässt sich so nicht behalten.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Testet…</translation>
    </message>
    <message>
        <source>It works: %1. %2.</source>
        <translation>Es funktioniert: %1. %2.</translation>
    </message>
    <message>
        <source>no device</source>
        <translation>kein Gerät</translation>
    </message>
</context>
<context>
    <name>kd::TileNumber</name>
    <message>
        <source>Go to the next one; with Shift to the one before</source>
        <translation>Zur nächsten Stelle; mit Umschalt zur vorherigen</translation>
    </message>
</context>
<context>
    <name>kd::TimelinePanel</name>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Record the timeline of blocks</source>
        <translation>Zeitleiste der Blöcke aufzeichnen</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Export for Perfetto…</source>
        <translation>Für Perfetto exportieren…</translation>
    </message>
    <message>
        <source>A timeline shows on which SM each block runs, and from when to when.</source>
        <translation>Eine Zeitleiste zeigt, auf welchem SM jeder Block läuft, und von wann bis wann.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Aufzeichnen</translation>
    </message>
    <message>
        <source>Blocks by their beginning</source>
        <translation>Blöcke nach Anfang</translation>
    </message>
    <message>
        <source>recording…</source>
        <translation>zeichnet auf…</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Export the timeline</source>
        <translation>Zeitleiste exportieren</translation>
    </message>
    <message>
        <source>Trace for Perfetto (*.json);;Comma-separated values (*.csv)</source>
        <translation>Trace für Perfetto (*.json);;Kommagetrennte Werte (*.csv)</translation>
    </message>
</context>
<context>
    <name>kd::Timing</name>
    <message>
        <source>Sample in launch order</source>
        <translation>Messwert in Startreihenfolge</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>Median %1</translation>
    </message>
    <message>
        <source>The samples were not written: %1.</source>
        <translation>Die Messwerte wurden nicht geschrieben: %1.</translation>
    </message>
    <message>
        <source>impossible: %1 of the measured peak</source>
        <translation>unmöglich: %1 des gemessenen Spitzenwerts</translation>
    </message>
    <message>
        <source>%1 of measured memory peak</source>
        <translation>%1 vom gemess. Speicher-Spitzenwert</translation>
    </message>
    <message>
        <source>%1 of measured L2 peak</source>
        <translation>%1 vom gemess. L2-Spitzenwert</translation>
    </message>
    <message>
        <source>%1 of measured FP32 peak</source>
        <translation>%1 vom gemess. FP32-Spitzenwert</translation>
    </message>
    <message>
        <source>%1 of measured FP64 peak</source>
        <translation>%1 vom gemess. FP64-Spitzenwert</translation>
    </message>
    <message>
        <source>%1 of measured FP16 tensor peak</source>
        <translation>%1 vom gemess. FP16-Tensor-Spitzenwert</translation>
    </message>
    <message>
        <source>%1 of measured BF16 tensor peak</source>
        <translation>%1 vom gemess. BF16-Tensor-Spitzenwert</translation>
    </message>
    <message>
        <source>declared bytes; Measure peaks shows their share</source>
        <translation>angegebene Bytes; „Spitzenwerte messen“ zeigt ihren Anteil</translation>
    </message>
    <message>
        <source>declared operations; Measure peaks shows their share</source>
        <translation>angegebene Operationen; „Spitzenwerte messen“ zeigt ihren Anteil</translation>
    </message>
    <message>
        <source>At the median. What this device reaches was not measured under its driver: the button Measure peaks, at the left or in Devices, does that.</source>
        <translation>Beim Median. Was dieses Gerät erreicht, wurde unter seinem Treiber nicht gemessen: Das tut die Schaltfläche „Spitzenwerte messen“, links oder unter „Geräte“.</translation>
    </message>
    <message>
        <source>Declared work at the median, held against %1 measured of %2</source>
        <translation>Angegebene Arbeit beim Median, verglichen mit %1, gemessen bei %2</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Arithmetik</translation>
    </message>
    <message>
        <source>Memory, declared bytes</source>
        <translation>Speicher, angegebene Bytes</translation>
    </message>
    <message>
        <source>Warp instructions, modelled</source>
        <translation>Warp-Befehle, modelliert</translation>
    </message>
    <message>
        <source>of one launch, counted in the PTX</source>
        <translation>eines Starts, im PTX gezählt</translation>
    </message>
    <message>
        <source>Active lanes, modelled</source>
        <translation>Aktive Lanes, modelliert</translation>
    </message>
    <message>
        <source>of 32 in each warp instruction</source>
        <translation>von 32 in jedem Warp-Befehl</translation>
    </message>
    <message>
        <source>Global memory, modelled</source>
        <translation>Globaler Speicher, modelliert</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>Sektoren</translation>
    </message>
    <message>
        <source>of 32&#x202f;B; %1 if packed</source>
        <translation>zu 32&#x202f;B; %1, falls gepackt</translation>
    </message>
    <message>
        <source>Bank conflicts, modelled</source>
        <translation>Bankkonflikte, modelliert</translation>
    </message>
    <message>
        <source>extra passes over shared memory</source>
        <translation>zusätzliche Durchgänge durch den Shared Memory</translation>
    </message>
    <message>
        <source>Window, median</source>
        <translation>Fenster, Median</translation>
    </message>
    <message>
        <source>From an event before the launch to one behind it: the kernel and its launch.</source>
        <translation>Von einem Event vor dem Start bis zu einem danach: der Kernel und sein Start.</translation>
    </message>
    <message>
        <source>Error of the way</source>
        <translation>Fehler des Wegs</translation>
    </message>
    <message>
        <source>All samples alike may be too long or too short by as much.</source>
        <translation>Alle Messwerte gemeinsam können um so viel zu lang oder zu kurz sein.</translation>
    </message>
    <message>
        <source>Warp instructions</source>
        <translation>Warp-Befehle</translation>
    </message>
    <message>
        <source>PTX instructions that warps executed.</source>
        <translation>PTX-Befehle, die Warps ausgeführt haben.</translation>
    </message>
    <message>
        <source>Lane instructions</source>
        <translation>Lane-Befehle</translation>
    </message>
    <message>
        <source>The same, counted for each active lane.</source>
        <translation>Dasselbe, für jede aktive Lane gezählt.</translation>
    </message>
    <message>
        <source>Global requests</source>
        <translation>Globale Anford.</translation>
    </message>
    <message>
        <source>Load, store and atomic instructions on global memory.</source>
        <translation>Lade-, Speicher- und atomare Befehle auf dem globalen Speicher.</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sektoren</translation>
    </message>
    <message>
        <source>Pieces of 32&#x202f;B that those requests touched.</source>
        <translation>Stücke zu 32&#x202f;B, die jene Anforderungen berührten.</translation>
    </message>
    <message>
        <source>Sectors, packed</source>
        <translation>Sektoren, gepackt</translation>
    </message>
    <message>
        <source>As many would do if the bytes lay side by side.</source>
        <translation>So viele würden genügen, wenn die Bytes nebeneinanderlägen.</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>Bankkonflikte</translation>
    </message>
    <message>
        <source>Passes over shared memory beyond the first.</source>
        <translation>Durchgänge durch den Shared Memory über den ersten hinaus.</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Medianzeit</translation>
    </message>
    <message>
        <source>95&#x202f;% interval %1 to %2&#x202f;%3</source>
        <translation>95-%-Intervall %1 bis %2&#x202f;%3</translation>
    </message>
    <message>
        <source>The emulated GPU has no time: it counts instructions and accesses, so there are counts in place of seconds.</source>
        <translation>Die emulierte GPU hat keine Zeit: Sie zählt Befehle und Zugriffe, daher stehen Zählungen anstelle von Sekunden.</translation>
    </message>
    <message>
        <source>The samples of this run made room in the history; its figures and its verdict are kept.</source>
        <translation>Die Messwerte dieses Laufs machten im Verlauf Platz; seine Kennzahlen und sein Urteil bleiben.</translation>
    </message>
    <message>
        <source>Nothing was timed: %1</source>
        <translation>Nichts wurde gemessen: %1</translation>
    </message>
    <message>
        <source>Nothing was timed.</source>
        <translation>Nichts wurde gemessen.</translation>
    </message>
    <message>
        <source>Stopped at %1: %2 of %3 samples</source>
        <translation>Angehalten bei %1: %2 von %3 Messwerten</translation>
    </message>
    <message>
        <source>Stopped: interval reached ±&#x202f;%1 of median</source>
        <translation>Angehalten: Intervall erreichte ±&#x202f;%1 des Medians</translation>
    </message>
    <message>
        <source>Stopped: the times scatter too much for ±&#x202f;%1 of median</source>
        <translation>Angehalten: Zeiten streuen zu sehr für ±&#x202f;%1 des Medians</translation>
    </message>
    <message>
        <source>%1 of %2 launches have a record</source>
        <translation>%1 von %2 Starts sind aufgezeichnet</translation>
    </message>
    <message>
        <source>The one sample was taken</source>
        <translation>Der eine Messwert ist genommen</translation>
    </message>
    <message>
        <source>All %1 samples taken</source>
        <translation>Alle %1 Messwerte genommen</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>The shortest sample.</source>
        <translation>Der kürzeste Messwert.</translation>
    </message>
    <message>
        <source>5th percentile</source>
        <translation>5. Perzentil</translation>
    </message>
    <message>
        <source>One sample in 20 is shorter.</source>
        <translation>Einer von 20 Messwerten ist kürzer.</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Half of the samples are shorter.</source>
        <translation>Die Hälfte der Messwerte ist kürzer.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>The sum of the samples by their number.</source>
        <translation>Die Summe der Messwerte geteilt durch ihre Zahl.</translation>
    </message>
    <message>
        <source>95th percentile</source>
        <translation>95. Perzentil</translation>
    </message>
    <message>
        <source>One sample in 20 is longer.</source>
        <translation>Einer von 20 Messwerten ist länger.</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>The longest sample.</source>
        <translation>Der längste Messwert.</translation>
    </message>
    <message>
        <source>Interquartile range</source>
        <translation>Interquartilsabstand</translation>
    </message>
    <message>
        <source>The middle half of the samples is within as much.</source>
        <translation>Die mittlere Hälfte der Messwerte liegt in dieser Spanne.</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>Of a single sample.</source>
        <translation>Eines einzelnen Messwerts.</translation>
    </message>
    <message>
        <source>95&#x202f;% interval, low</source>
        <translation>95-%-Intervall, unten</translation>
    </message>
    <message>
        <source>Of the median, by order statistics: no distribution is assumed.</source>
        <translation>Des Medians, über Ordnungsstatistiken: Es wird keine Verteilung angenommen.</translation>
    </message>
    <message>
        <source>95&#x202f;% interval, high</source>
        <translation>95-%-Intervall, oben</translation>
    </message>
    <message>
        <source>2 × %1 samples</source>
        <translation>2 × %1 Messwerte</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 Messwerte</translation>
    </message>
    <message>
        <source>Run #%1</source>
        <translation>Lauf #%1</translation>
    </message>
    <message>
        <source>Run #%1 finished in %2</source>
        <translation>Lauf #%1 fertig in %2</translation>
    </message>
</context>
<context>
    <name>kd::TimingPage</name>
    <message>
        <source>Measurement</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Time the kernel to see its samples, their distribution and the median with its interval.</source>
        <translation>Den Kernel messen, um seine Messwerte, ihre Verteilung und den Median mit seinem Intervall zu sehen.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Another job goes on.</source>
        <translation>Ein anderer Auftrag läuft.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Median time, variant B</source>
        <translation>Medianzeit, Variante B</translation>
    </message>
    <message>
        <source>Verdict, #%1 against #%2</source>
        <translation>Urteil, #%1 gegen #%2</translation>
    </message>
    <message>
        <source>Counts, modelled</source>
        <translation>Zählungen, modelliert</translation>
    </message>
    <message>
        <source>Statistics, %1</source>
        <translation>Statistik, %1</translation>
    </message>
    <message>
        <source>Time, %1</source>
        <translation>Zeit, %1</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>median %1, middle half shaded</source>
        <translation>Median %1, mittlere Hälfte schattiert</translation>
    </message>
    <message>
        <source>of run #%1</source>
        <translation>von Lauf #%1</translation>
    </message>
    <message>
        <source>95&#x202f;% interval shaded</source>
        <translation>95-%-Intervall schattiert</translation>
    </message>
    <message>
        <source>%1; %2 far outside, not drawn</source>
        <translation>%1; %2 weit außerhalb, nicht gezeichnet</translation>
    </message>
</context>
<context>
    <name>kd::TimingPanel</name>
    <message>
        <source>Timing</source>
        <translation>Zeitmessung</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Time the kernel to see its samples and their median.</source>
        <translation>Den Kernel messen, um seine Messwerte und ihren Median zu sehen.</translation>
    </message>
    <message>
        <source>Another job goes on.</source>
        <translation>Ein anderer Auftrag läuft.</translation>
    </message>
    <message>
        <source>run #%1</source>
        <translation>Lauf #%1</translation>
    </message>
    <message>
        <source>run #%1, %2</source>
        <translation>Lauf #%1, %2</translation>
    </message>
</context>
<context>
    <name>kd::TimingSettingsPanel</name>
    <message>
        <source>Timing</source>
        <translation>Zeitmessung</translation>
    </message>
    <message>
        <source>Reset the settings</source>
        <translation>Einstellungen zurücksetzen</translation>
    </message>
    <message>
        <source> launches</source>
        <translation> Starts</translation>
    </message>
    <message>
        <source>Discard throttled samples</source>
        <translation>Gedrosselte Messwerte verwerfen</translation>
    </message>
    <message>
        <source>Time every build against the baseline</source>
        <translation>Jeden Build gegen die Baseline messen</translation>
    </message>
    <message>
        <source>Time B</source>
        <translation>B messen</translation>
    </message>
    <message>
        <source>Compare A and B</source>
        <translation>A und B vergleichen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>&#x202f;% of median</source>
        <translation>&#x202f;% des Medians</translation>
    </message>
    <message>
        <source>all samples</source>
        <translation>alle Messwerte</translation>
    </message>
    <message>
        <source>Samples end when the 95&#x202f;% interval of their median is as narrow as this.</source>
        <translation>Die Messung endet, wenn das 95-%-Intervall des Medians so schmal ist.</translation>
    </message>
    <message>
        <source>Warm, as it is left</source>
        <translation>Warm, wie hinterlassen</translation>
    </message>
    <message>
        <source>Cold, L2 flushed</source>
        <translation>Kalt, L2 geleert</translation>
    </message>
    <message>
        <source>Interleaved ABBA</source>
        <translation>Verschränkt, ABBA</translation>
    </message>
    <message>
        <source>A comparison launches A B B A or B A A B by turns, so that what changes steadily falls on both alike.</source>
        <translation>Ein Vergleich startet abwechselnd A B B A oder B A A B, sodass, was sich stetig ändert, beide gleich trifft.</translation>
    </message>
    <message>
        <source>Variant B</source>
        <translation>Variante B</translation>
    </message>
    <message>
        <source>Baseline A</source>
        <translation>Baseline A</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Aufwärmen</translation>
    </message>
    <message>
        <source>and for %1 at least</source>
        <translation>und mindestens %1</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>Ende bei</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>Hold launch until stream is queued</source>
        <translation>Start zurückhalten, bis der Stream gefüllt ist</translation>
    </message>
    <message>
        <source>Always: a batch begins once all of it is enqueued, so that no sample holds the host&apos;s time.</source>
        <translation>Immer: Ein Stapel beginnt erst, wenn er ganz eingereiht ist, sodass kein Messwert Zeit des Hosts enthält.</translation>
    </message>
    <message>
        <source>Verify output before and after</source>
        <translation>Ausgabe davor und danach prüfen</translation>
    </message>
    <message>
        <source>Always, where the launch has references: the receipt says whether it had.</source>
        <translation>Immer, wo der Start Referenzen hat: Der Messbeleg sagt, ob es welche gab.</translation>
    </message>
    <message>
        <source>Samples taken while the device lowers its clocks are left out, and taken again.</source>
        <translation>Messwerte, während derer das Gerät seine Takte senkt, werden ausgelassen und neu genommen.</translation>
    </message>
    <message>
        <source>Each build whose code changed is launched in turns with the baseline, while nothing else uses the device. An edit ends that. The price of the edit then tells the time, too.</source>
        <translation>Jeder Build mit geändertem Code wird abwechselnd mit der Baseline gestartet, solange nichts anderes das Gerät nutzt. Eine Änderung am Text beendet das. Der Preis der Änderung nennt dann auch die Zeit.</translation>
    </message>
    <message>
        <source>FLOP</source>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>An expression over the launch&apos;s names. With it the time becomes a rate.</source>
        <translation>Ein Ausdruck über die Namen des Starts. Damit wird die Zeit zu einer Rate.</translation>
    </message>
    <message>
        <source>Declared work per launch</source>
        <translation>Angegebene Arbeit je Start</translation>
    </message>
    <message>
        <source>Samples taken</source>
        <translation>Messwerte bisher</translation>
    </message>
    <message>
        <source>End the timing; the samples that were taken are lost.</source>
        <translation>Die Zeitmessung beenden; die bisherigen Messwerte gehen verloren.</translation>
    </message>
    <message>
        <source>The build of now</source>
        <translation>Der jetzige Build</translation>
    </message>
    <message>
        <source>None chosen</source>
        <translation>Keine gewählt</translation>
    </message>
    <message>
        <source>The build of now is launched in turns with the baseline.</source>
        <translation>Der jetzige Build wird abwechselnd mit der Baseline gestartet.</translation>
    </message>
    <message>
        <source>Pin a baseline in the history first.</source>
        <translation>Zuerst im Verlauf eine Baseline anheften.</translation>
    </message>
    <message>
        <source>The build of now: %1 against #%2</source>
        <translation>Der jetzige Build: %1 gegenüber #%2</translation>
    </message>
    <message>
        <source>Another job goes on.</source>
        <translation>Ein anderer Auftrag läuft.</translation>
    </message>
    <message>
        <source>Time B times the build of now.</source>
        <translation>„B messen“ misst den jetzigen Build.</translation>
    </message>
    <message>
        <source>The emulated GPU counts one launch; these settings are for GPUs.</source>
        <translation>Die emulierte GPU zählt einen Start; diese Einstellungen sind für GPUs.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Hält an</translation>
    </message>
    <message>
        <source>Waiting for the device</source>
        <translation>Wartet auf das Gerät</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Bereitet vor</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Vergleicht</translation>
    </message>
</context>
<context>
    <name>kd::TipBox</name>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
</context>
<context>
    <name>kd::Tour</name>
    <message>
        <source>An example</source>
        <translation>Ein Beispiel</translation>
    </message>
    <message>
        <source>KernelDesk compiles, runs and explains CUDA kernels, on an emulated GPU where there is no other. These four steps end in a verified run. Next opens the example SAXPY.</source>
        <translation>KernelDesk kompiliert, startet und erklärt CUDA-Kernel, ohne andere GPU auf einer emulierten. Diese vier Schritte enden mit einem geprüften Lauf. „Weiter“ öffnet das Beispiel SAXPY.</translation>
    </message>
    <message>
        <source>The kernel and its figures</source>
        <translation>Der Kernel und seine Kennzahlen</translation>
    </message>
    <message>
        <source>The kernel was compiled as it opened. Down here stand its registers, spilled bytes, shared memory and occupancy. Change a line, and beside it stands what the edit costs. Shift+F1 explains any figure.</source>
        <translation>Der Kernel wurde beim Öffnen kompiliert. Hier unten stehen Register, ausgelagerte Bytes, Shared Memory und Occupancy. Eine Zeile ändern, und daneben steht, was die Änderung kostet. Umschalt+F1 erklärt jede Kennzahl.</translation>
    </message>
    <message>
        <source>The launch</source>
        <translation>Der Start</translation>
    </message>
    <message>
        <source>Grid, block, and a value for each argument: x is filled by random(seed=1)[n], and y is compared with a formula for each element.</source>
        <translation>Grid, Block und ein Wert für jedes Argument: x wird mit random(seed=1)[n] gefüllt, und y wird für jedes Element mit einer Formel verglichen.</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>Der Lauf</translation>
    </message>
    <message>
        <source>Run, or F5, fills the buffers, launches the kernel, copies back and compares. Press it here or above.</source>
        <translation>„Ausführen“ oder F5 füllt die Puffer, startet den Kernel, kopiert zurück und vergleicht. Hier oder oben drücken.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Skip (Esc)</source>
        <translation>Überspringen (Esc)</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Verified: each element of the output equals its reference. Results, below, has the figures. F6 times the kernel, and F1 opens the manual at any place.</source>
        <translation>Geprüft: Jedes Element der Ausgabe ist gleich seiner Referenz. „Ergebnisse“ unten hat die Zahlen. F6 misst die Zeit des Kernels, und F1 öffnet das Handbuch an jeder Stelle.</translation>
    </message>
    <message>
        <source>The run did not end as expected. Problems, below, says why; change what it names and run again.</source>
        <translation>Der Lauf endete nicht wie erwartet. „Probleme“ unten sagt, warum; das Genannte ändern und erneut ausführen.</translation>
    </message>
</context>
<context>
    <name>kd::Verdict</name>
    <message>
        <source>by %1</source>
        <translation>um %1</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>Zählungen</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>innerhalb %1</translation>
    </message>
</context>
<context>
    <name>kd::VerificationForm</name>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Write them as rows = 512, columns = 2 * rows.</source>
        <translation>Schreiben wie in rows = 512, columns = 2 * rows.</translation>
    </message>
    <message>
        <source>Names for the expressions of this launch</source>
        <translation>Namen für die Ausdrücke dieses Starts</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Write it as abs 1e-3 or rel 1e-5, with numbers of 0 or more.</source>
        <translation>Schreiben wie in abs 1e-3 oder rel 1e-5, mit Zahlen ab 0.</translation>
    </message>
    <message>
        <source>An element agrees where it differs from its reference by no more than abs plus rel times the reference</source>
        <translation>Ein Element stimmt überein, wo es von seiner Referenz um höchstens abs plus rel mal Referenz abweicht</translation>
    </message>
    <message>
        <source>Poison outputs</source>
        <translation>Ausgaben vergiften</translation>
    </message>
    <message>
        <source>Fill buffers that are only written (out) with NaN before the launch, so that what the kernel leaves out shows</source>
        <translation>Puffer, die nur geschrieben werden (out), vor dem Start mit NaN füllen, damit sichtbar wird, was der Kernel auslässt</translation>
    </message>
    <message>
        <source>Verify after run</source>
        <translation>Nach Lauf prüfen</translation>
    </message>
    <message>
        <source>Compare the outputs with their references</source>
        <translation>Die Ausgaben mit ihren Referenzen vergleichen</translation>
    </message>
    <message>
        <source>Counters per line</source>
        <translation>Zähler je Zeile</translation>
    </message>
    <message>
        <source>Cooperative</source>
        <translation>Kooperativ</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Ref. %1</source>
        <translation>Ref. %1</translation>
    </message>
    <message>
        <source>Reference of %1</source>
        <translation>Referenz von %1</translation>
    </message>
    <message>
        <source>All blocks are resident at once, so that the whole grid can synchronise</source>
        <translation>Alle Blöcke sind gleichzeitig resident, sodass sich das ganze Grid synchronisieren kann</translation>
    </message>
    <message>
        <source>Instructions, sectors and bank conflicts of each source line, modelled at PTX level</source>
        <translation>Befehle, Sektoren und Bankkonflikte jeder Quellzeile, modelliert auf PTX-Ebene</translation>
    </message>
    <message>
        <source>Only the emulated GPU counts the accesses of each line.</source>
        <translation>Nur die emulierte GPU zählt die Zugriffe jeder Zeile.</translation>
    </message>
</context>
<context>
    <name>kd::ViewForm</name>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Colour map</source>
        <translation>Farbskala</translation>
    </message>
    <message>
        <source>Row-major</source>
        <translation>Zeilenweise</translation>
    </message>
    <message>
        <source>Column-major</source>
        <translation>Spaltenweise</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>shortest</source>
        <translation>kürzestes</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Write a format of printf for one number, such as %.4f, %g, %e, %d or %x.</source>
        <translation>Ein printf-Format für eine Zahl eingeben, etwa %.4f, %g, %e, %d oder %x.</translation>
    </message>
    <message>
        <source>Minimum to maximum</source>
        <translation>Min. bis Max.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Write two numbers, the smaller one first: 10 to 160, or 1 to 99 %.</source>
        <translation>Zwei Zahlen eingeben, die kleinere zuerst: 10 bis 160 oder 1 bis 99 %.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
</context>
<context>
    <name>kd::WavesStrip</name>
    <message>
        <source>Waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>Known when the device is known and a block fits</source>
        <translation>Bekannt, wenn das Gerät bekannt ist und ein Block passt</translation>
    </message>
    <message>
        <source>Waves on %1 SMs</source>
        <translation>Wellen auf %1 SMs</translation>
    </message>
    <message>
        <source>Known when the launch is complete</source>
        <translation>Bekannt, wenn der Start vollständig ist</translation>
    </message>
</context>
<context>
    <name>kd::WavesSummary</name>
    <message>
        <source>%1 waves: the only wave fills the device</source>
        <translation>%1 Wellen: Die einzige füllt das Gerät</translation>
    </message>
    <message>
        <source>%1 waves: every wave fills the device</source>
        <translation>%1 Wellen: Jede füllt das Gerät</translation>
    </message>
    <message>
        <source>%1 waves: the only wave fills %2 of the device</source>
        <translation>%1 Wellen: Die einzige füllt %2 des Geräts</translation>
    </message>
    <message>
        <source>%1 waves, last one %2 full</source>
        <translation>%1 Wellen, letzte zu %2 voll</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>%1 blocks on %2 SMs</source>
        <translation>%1 Blöcke auf %2 SMs</translation>
    </message>
    <message>
        <source>Known when the launch is complete, a block fits and the SM count is given.</source>
        <translation>Bekannt, wenn der Start vollständig ist, ein Block passt und die SM-Zahl angegeben ist.</translation>
    </message>
</context>
<context>
    <name>kd::WelcomePage</name>
    <message>
        <source>NVRTC %1</source>
        <translation>NVRTC %1</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Show this page at start</source>
        <translation>Diese Seite beim Start zeigen</translation>
    </message>
    <message>
        <source>Edit, compile, run, time and understand CUDA kernels</source>
        <translation>CUDA-Kernel bearbeiten, kompilieren, ausführen, messen und verstehen</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Keys worth knowing</source>
        <translation>Nützliche Tasten</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>ready to compile and run, on the emulated GPU too</source>
        <translation>kompilieren und laufen sofort, auch auf der emulierten GPU</translation>
    </message>
    <message>
        <source>The target does not answer.</source>
        <translation>Das Ziel antwortet nicht.</translation>
    </message>
    <message>
        <source>Looking for GPUs and the compiler…</source>
        <translation>Sucht nach GPUs und Compiler…</translation>
    </message>
</context>
<context>
    <name>kd::WhatIsThis</name>
    <message>
        <source>This is no figure; F1 opens the manual at this place.</source>
        <translation>Dies ist keine Kennzahl; F1 öffnet hier das Handbuch.</translation>
    </message>
</context>
<context>
    <name>kd::WorkerRows</name>
    <message>
        <source>Worker</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Add worker</source>
        <translation>Worker hinzufügen</translation>
    </message>
    <message>
        <source>Also measured by</source>
        <translation>Auch gemessen von</translation>
    </message>
    <message>
        <source>Points are shared out to these beside the document&apos;s own device. All measure one point alike; times of a worker that drifts, or of another kind of GPU, are not ranked together.</source>
        <translation>Punkte werden neben dem Gerät des Dokuments auf diese verteilt. Einen Punkt messen alle gleichermaßen; Zeiten eines Workers, der abdriftet, oder einer anderen Art von GPU werden nicht gemeinsam gereiht.</translation>
    </message>
    <message>
        <source>Workers of the sweep</source>
        <translation>Worker des Sweeps</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Andere</translation>
    </message>
</context>
<context>
    <name>kd::WorkerStatus</name>
    <message>
        <source>Measure peaks</source>
        <translation>Spitzenwerte messen</translation>
    </message>
    <message>
        <source>Restart worker</source>
        <translation>Worker neu starten</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>End the target&apos;s worker and start another one: for a device that does not answer, or memory that does not come back. Outputs that the worker keeps are gone.</source>
        <translation>Den Worker des Ziels beenden und einen neuen starten: für ein Gerät, das nicht antwortet, oder Speicher, der nicht zurückkommt. Ausgaben, die der Worker behält, gehen verloren.</translation>
    </message>
    <message>
        <source>pid %1</source>
        <translation>PID %1</translation>
    </message>
    <message>
        <source>The worker&apos;s process, and the memory of this machine that it and its children hold</source>
        <translation>Der Prozess des Workers und der Speicher dieses Rechners, den er und seine Kindprozesse belegen</translation>
    </message>
    <message>
        <source>The process here that reaches the worker</source>
        <translation>Der hiesige Prozess, der den Worker erreicht</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Misst…</translation>
    </message>
    <message>
        <source>Measure what memory, L2, shared memory, FP32, FP64 and tensor cores of this device reach, with kernels of KernelDesk&apos;s own; some seconds</source>
        <translation>Messen, was Speicher, L2, Shared Memory, FP32, FP64 und Tensor Cores dieses Geräts erreichen, mit eigenen Kerneln von KernelDesk; einige Sekunden</translation>
    </message>
    <message>
        <source>What goes on at the target ends. Restart its worker?</source>
        <translation>Was am Ziel läuft, wird beendet. Worker neu starten?</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu starten</translation>
    </message>
</context>
<context>
    <name>kd::WriterRow</name>
    <message>
        <source>Who wrote the element</source>
        <translation>Wer das Element schrieb</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Who wrote it?</source>
        <translation>Wer schrieb es?</translation>
    </message>
    <message>
        <source>Runs the kernel once more on the emulated GPU, which watches this element</source>
        <translation>Führt den Kernel noch einmal auf der emulierten GPU aus, die dieses Element beobachtet</translation>
    </message>
    <message>
        <source>The kernel runs once more, and the element is watched…</source>
        <translation>Der Kernel läuft noch einmal, das Element wird beobachtet…</translation>
    </message>
    <message>
        <source>No thread wrote it: it holds what was there before the launch.</source>
        <translation>Kein Thread schrieb es: Es enthält, was vor dem Start dort stand.</translation>
    </message>
    <message>
        <source>Written by thread %1 of block %2</source>
        <translation>Geschrieben von Thread %1 aus Block %2</translation>
    </message>
    <message>
        <source>%1 writes, the last by thread %2 of block %3</source>
        <translation>%1 Schreibzugriffe, der letzte von Thread %2 aus Block %3</translation>
    </message>
    <message>
        <source>Show this line in the editor</source>
        <translation>Diese Zeile im Editor zeigen</translation>
    </message>
    <message>
        <source>Thread %1 of block %2, %3</source>
        <translation>Thread %1 aus Block %2, %3</translation>
    </message>
</context>
<context>
    <name>kd::WriterSearch</name>
    <message>
        <source>Nothing has run yet.</source>
        <translation>Es ist noch nichts gelaufen.</translation>
    </message>
    <message>
        <source>The emulated GPU alone tells who wrote an element: choose it as the device and run the kernel there.</source>
        <translation>Nur die emulierte GPU weiß, wer ein Element schrieb: sie als Gerät wählen und den Kernel dort ausführen.</translation>
    </message>
    <message>
        <source>A job is in progress.</source>
        <translation>Ein Auftrag läuft.</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>Diesem Ordner wird noch nicht vertraut.</translation>
    </message>
    <message>
        <source>The worker is starting.</source>
        <translation>Der Worker startet.</translation>
    </message>
    <message>
        <source>Another job of this program began meanwhile: ask again once it has ended.</source>
        <translation>Inzwischen begann eine andere Aufgabe dieses Programms: nach deren Ende noch einmal fragen.</translation>
    </message>
</context>
</TS>
