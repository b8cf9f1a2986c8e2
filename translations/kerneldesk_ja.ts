<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AdviceText</name>
    <message>
        <source>Occupancy</source>
        <translation>占有率</translation>
    </message>
    <message>
        <source>one block per SM</source>
        <translation>SM あたり 1 ブロック</translation>
    </message>
    <message>
        <source>%1 blocks per SM</source>
        <translation>SM あたり %1 ブロック</translation>
    </message>
    <message>
        <source>%1 registers cost %2; %3 restores %4</source>
        <translation>%1 レジスタで %2 を失う。%3 で %4 に戻る</translation>
    </message>
    <message>
        <source>%1 registers cost %2; %3 reaches %4</source>
        <translation>%1 レジスタで %2 を失う。%3 で %4 に達する</translation>
    </message>
    <message>
        <source>Spilled %1: %2 registers do not hold what a thread of %3 keeps, so it stores %1 to local memory and loads %4</source>
        <translation>スピル %1: %3 のスレッドが保持する値は %2 レジスタに収まらないため、ローカルメモリへ %1 を退避し、%4 を読み戻します</translation>
    </message>
    <message>
        <source>%1 blocks leave %2 of %3 SMs without work</source>
        <translation>%1 ブロックでは %3 個の SM のうち %2 個が空きます</translation>
    </message>
    <message>
        <source>The last of %1 waves fills only %2 of the device: a wave takes %3 blocks, and %4 are launched</source>
        <translation>%1 ウェーブの最後はデバイスの %2 しか満たしません。1 ウェーブは %3 ブロックで、%4 ブロックが起動されます</translation>
    </message>
    <message>
        <source>A block of %1 threads leaves %2 of the 32 lanes of its last warp without work</source>
        <translation>%1 スレッドのブロックでは、最後の warp の 32 レーンのうち %2 レーンが空きます</translation>
    </message>
</context>
<context>
    <name>AssemblyLanguage</name>
    <message>
        <source>Machine code of the last good build</source>
        <translation>最後に成功したビルドの機械語</translation>
    </message>
    <message>
        <source>The file has PTX alone of this kernel: its machine code is made by the device&apos;s driver.</source>
        <translation>このファイルには、このカーネルの PTX しかありません。機械語はデバイスのドライバーが生成します。</translation>
    </message>
    <message>
        <source>Intermediate code of the last good build</source>
        <translation>最後に成功したビルドの中間コード</translation>
    </message>
    <message>
        <source>The file has no PTX of this kernel beside its machine code.</source>
        <translation>このファイルには、このカーネルの機械語だけがあり、PTX がありません。</translation>
    </message>
    <message>
        <source>Tile IR</source>
        <translation>Tile IR</translation>
    </message>
    <message>
        <source>Intermediate code of the last good build&apos;s kernels of CUDA Tile</source>
        <translation>最後に成功したビルドの CUDA Tile カーネルの中間コード</translation>
    </message>
    <message>
        <source>The program has no Tile IR: it has no kernel of CUDA Tile (__tile_global__).</source>
        <translation>このプログラムには Tile IR がありません。CUDA Tile のカーネル（__tile_global__）がないためです。</translation>
    </message>
</context>
<context>
    <name>AssemblyText</name>
    <message>
        <source>… 1 same line</source>
        <translation>… 同じ行 1 行</translation>
    </message>
    <message>
        <source>… %1 same lines</source>
        <translation>… 同じ行 %1 行</translation>
    </message>
    <message>
        <source> … %1 more bytes</source>
        <translation> … ほか %1 バイト</translation>
    </message>
</context>
<context>
    <name>Attributes</name>
    <message>
        <source>%1, on %2, driver %3</source>
        <translation>%1 (%2、ドライバー %3)</translation>
    </message>
    <message>
        <source>best of %1 samples: reads %2, copies %3</source>
        <translation>%1 サンプルの最良値: 読み取り %2、コピー %3</translation>
    </message>
    <message>
        <source>best of %1 samples</source>
        <translation>%1 サンプルの最良値</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>What the driver calls the device.</source>
        <translation>ドライバーが報告するデバイス名です。</translation>
    </message>
    <message>
        <source>Compute capability</source>
        <translation>Compute Capability</translation>
    </message>
    <message>
        <source>The features of the hardware: code for sm_90 needs 9.0.</source>
        <translation>ハードウェアの機能レベルです。sm_90 向けのコードには 9.0 が必要です。</translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation>グローバルメモリ</translation>
    </message>
    <message>
        <source>The device&apos;s memory, as the driver counts it; a context can see a little less.</source>
        <translation>ドライバーが報告するデバイスのメモリ量です。コンテキストから見える量は少し減ることがあります。</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>Names this very device for good.</source>
        <translation>このデバイスそのものを恒久的に識別します。</translation>
    </message>
    <message>
        <source>PCI address</source>
        <translation>PCI アドレス</translation>
    </message>
    <message>
        <source>Domain, bus and slot of the device; tools such as nvidia-smi name it so.</source>
        <translation>デバイスのドメイン、バス、スロットです。nvidia-smi などのツールもこの名前を使います。</translation>
    </message>
    <message>
        <source>Bandwidth, calculated</source>
        <translation>帯域幅 (計算値)</translation>
    </message>
    <message>
        <source>Two transfers a clock over the whole bus; what copies reach is less.</source>
        <translation>バス全幅で 1 クロックに 2 回転送した場合の値です。コピーの実効値はこれより低くなります。</translation>
    </message>
    <message>
        <source>Bandwidth, measured</source>
        <translation>帯域幅 (実測値)</translation>
    </message>
    <message>
        <source>What our own kernels reached over eight times the L2 cache; Measure peaks repeats it.</source>
        <translation>内蔵カーネルが L2 キャッシュの 8 倍の領域で達した値です。「ピーク性能を測定」で測り直せます。</translation>
    </message>
    <message>
        <source>FP32, calculated</source>
        <translation>FP32 (計算値)</translation>
    </message>
    <message>
        <source>A multiply-add, two operations, on every lane at every clock; kernels reach less.</source>
        <translation>全レーンが毎クロック積和（2 演算）を実行した場合の値です。カーネルの実効値はこれより低くなります。</translation>
    </message>
    <message>
        <source>FP32, measured</source>
        <translation>FP32 (実測値)</translation>
    </message>
    <message>
        <source>What our own kernel reached with multiply-adds alone; Measure peaks repeats it.</source>
        <translation>内蔵カーネルが積和だけで達した値です。「ピーク性能を測定」で測り直せます。</translation>
    </message>
    <message>
        <source>read on %1</source>
        <translation>%1 に読み取り</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>ChecksText</name>
    <message>
        <source>addresses and barriers</source>
        <translation>アドレスとバリア</translation>
    </message>
    <message>
        <source>addresses, barriers and shared memory</source>
        <translation>アドレス、バリア、共有メモリ</translation>
    </message>
    <message>
        <source>Races in global memory were not looked for in all that the kernel touched: what is kept of its accesses reached 1 GiB.</source>
        <translation>カーネルがアクセスした範囲のすべてでグローバルメモリの競合を調べたわけではありません。アクセスの記録が 1 GiB に達しました。</translation>
    </message>
    <message>
        <source>addresses, barriers, shared memory, races in global memory and reads of what nobody wrote there</source>
        <translation>アドレス、バリア、共有メモリ、グローバルメモリの競合、グローバルメモリで誰も書き込んでいない値の読み出し</translation>
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
        <translation>自動</translation>
    </message>
    <message>
        <source>%1 is no macro: write NAME, NAME=VALUE or NAME(A, B)=VALUE.</source>
        <translation>%1 はマクロではありません。NAME、NAME=VALUE または NAME(A, B)=VALUE と書いてください。</translation>
    </message>
    <message>
        <source>Give a whole number, as in 64.</source>
        <translation>64 のような整数を指定してください。</translation>
    </message>
    <message>
        <source>1 instance</source>
        <translation>インスタンス 1 個</translation>
    </message>
    <message>
        <source>%1 instances</source>
        <translation>インスタンス %1 個</translation>
    </message>
    <message>
        <source>1 macro</source>
        <translation>マクロ 1 個</translation>
    </message>
    <message>
        <source>%1 macros</source>
        <translation>マクロ %1 個</translation>
    </message>
    <message>
        <source>1 folder</source>
        <translation>フォルダー 1 個</translation>
    </message>
    <message>
        <source>%1 folders</source>
        <translation>フォルダー %1 個</translation>
    </message>
    <message>
        <source>at most %1 registers</source>
        <translation>最大 %1 レジスタ</translation>
    </message>
    <message>
        <source>fast math</source>
        <translation>高速演算</translation>
    </message>
    <message>
        <source>1 option</source>
        <translation>オプション 1 個</translation>
    </message>
    <message>
        <source>%1 options</source>
        <translation>オプション %1 個</translation>
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
        <translation>開いたファイル</translation>
    </message>
    <message>
        <source>opened, made by %1</source>
        <translation>開いたファイル (%1 で作成)</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>nvcc, %1</source>
        <translation>nvcc、%1</translation>
    </message>
    <message>
        <source>NVRTC, %1</source>
        <translation>NVRTC、%1</translation>
    </message>
    <message>
        <source>compiling, %1</source>
        <translation>コンパイル中、%1</translation>
    </message>
</context>
<context>
    <name>CounterText</name>
    <message>
        <source>Executed</source>
        <translation>実行数</translation>
    </message>
    <message>
        <source>exec</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Warp instructions of the line in the last run, modelled at PTX level.</source>
        <translation>前回の実行でこの行が発行した warp 命令数（PTX レベルのモデル値）。</translation>
    </message>
    <message>
        <source>%1 warp instructions, %2 of the busiest line&apos;s.</source>
        <translation>warp 命令 %1 個、最も多い行の %2。</translation>
    </message>
    <message>
        <source>Active lanes</source>
        <translation>アクティブレーン</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>レーン</translation>
    </message>
    <message>
        <source>Lanes of 32 that took part in an instruction of the line, on average; fewer where the warp diverges.</source>
        <translation>この行の命令に参加したレーン数の平均（32 レーン中）。warp がダイバージェンスすると減ります。</translation>
    </message>
    <message>
        <source>%1 of 32 lanes took part, on average.</source>
        <translation>平均で 32 レーン中 %1 レーンが参加しました。</translation>
    </message>
    <message>
        <source>Sectors against ideal</source>
        <translation>理想に対するセクタ数</translation>
    </message>
    <message>
        <source>sect</source>
        <translation>セクタ</translation>
    </message>
    <message>
        <source>32-byte sectors of global memory that the line touched, as a multiple of what its bytes would fill when packed.</source>
        <translation>この行がアクセスしたグローバルメモリの 32 バイトセクタ数を、データを隙間なく詰めた場合に対する倍数で示します。</translation>
    </message>
    <message>
        <source>%1 sectors for %2 requests; %3 would do.</source>
        <translation>%2 リクエストで %1 セクタ。%3 セクタで足ります。</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>バンクコンフリクト</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>バンク</translation>
    </message>
    <message>
        <source>Passes over shared memory beyond the first that the line took in the last run.</source>
        <translation>前回の実行でこの行が 2 回目以降に要した共有メモリのパス数。</translation>
    </message>
    <message>
        <source>%1 passes beyond the first.</source>
        <translation>2 回目以降のパスは %1 回。</translation>
    </message>
</context>
<context>
    <name>Counters</name>
    <message>
        <source>read from device memory</source>
        <translation>デバイスメモリからの読み取り</translation>
    </message>
    <message>
        <source>written to device memory</source>
        <translation>デバイスメモリへの書き込み</translation>
    </message>
    <message>
        <source>asked of L2</source>
        <translation>L2 への要求</translation>
    </message>
    <message>
        <source>L2 hits</source>
        <translation>L2 ヒット</translation>
    </message>
    <message>
        <source>asked of L1</source>
        <translation>L1 への要求</translation>
    </message>
    <message>
        <source>L1 hits</source>
        <translation>L1 ヒット</translation>
    </message>
    <message>
        <source>requests to global memory</source>
        <translation>グローバルメモリへのリクエスト</translation>
    </message>
    <message>
        <source>sectors of 32 bytes that they touched</source>
        <translation>アクセスした 32 バイトセクタ</translation>
    </message>
    <message>
        <source>bank conflicts in shared memory</source>
        <translation>共有メモリのバンクコンフリクト</translation>
    </message>
    <message>
        <source>warp instructions</source>
        <translation>warp 命令</translation>
    </message>
    <message>
        <source>thread instructions</source>
        <translation>スレッド命令</translation>
    </message>
    <message>
        <source>FP16 additions (pairs)</source>
        <translation>FP16 加算 (ペア)</translation>
    </message>
    <message>
        <source>FP16 multiplications (pairs)</source>
        <translation>FP16 乗算 (ペア)</translation>
    </message>
    <message>
        <source>FP16 multiply-adds (pairs, and loads of constants)</source>
        <translation>FP16 積和 (ペア、定数のロードを含む)</translation>
    </message>
    <message>
        <source>FP32 additions</source>
        <translation>FP32 加算</translation>
    </message>
    <message>
        <source>FP32 multiplications</source>
        <translation>FP32 乗算</translation>
    </message>
    <message>
        <source>FP32 multiply-adds</source>
        <translation>FP32 積和</translation>
    </message>
    <message>
        <source>FP64 additions</source>
        <translation>FP64 加算</translation>
    </message>
    <message>
        <source>FP64 multiplications</source>
        <translation>FP64 乗算</translation>
    </message>
    <message>
        <source>FP64 multiply-adds</source>
        <translation>FP64 積和</translation>
    </message>
    <message>
        <source>instructions of the tensor pipe</source>
        <translation>Tensor パイプの命令</translation>
    </message>
    <message>
        <source>operations on FP16</source>
        <translation>FP16 の演算</translation>
    </message>
    <message>
        <source>operations on BF16</source>
        <translation>BF16 の演算</translation>
    </message>
    <message>
        <source>operations on TF32</source>
        <translation>TF32 の演算</translation>
    </message>
    <message>
        <source>operations on FP8</source>
        <translation>FP8 の演算</translation>
    </message>
    <message>
        <source>operations on FP4 to FP8</source>
        <translation>FP4～FP8 の演算</translation>
    </message>
    <message>
        <source>operations on FP64</source>
        <translation>FP64 の演算</translation>
    </message>
    <message>
        <source>operations on integers</source>
        <translation>整数の演算</translation>
    </message>
    <message>
        <source>achieved occupancy</source>
        <translation>達成占有率</translation>
    </message>
    <message>
        <source>cycles in which the busiest SM had warps</source>
        <translation>最も忙しい SM に warp があったサイクル</translation>
    </message>
    <message>
        <source>cycles in which a scheduler issues</source>
        <translation>スケジューラーが命令を発行したサイクル</translation>
    </message>
    <message>
        <source>a barrier of the block</source>
        <translation>ブロックのバリア</translation>
    </message>
    <message>
        <source>the target of a branch</source>
        <translation>分岐先</translation>
    </message>
    <message>
        <source>the dispatcher</source>
        <translation>ディスパッチャー</translation>
    </message>
    <message>
        <source>stores to drain at the end</source>
        <translation>終了時のストア完了待ち</translation>
    </message>
    <message>
        <source>warpgroup matrix instructions</source>
        <translation>warpgroup 行列命令</translation>
    </message>
    <message>
        <source>constants that miss their cache</source>
        <translation>キャッシュミスした定数</translation>
    </message>
    <message>
        <source>the queue of local and global memory</source>
        <translation>ローカル/グローバルメモリのキュー</translation>
    </message>
    <message>
        <source>data of global or local memory (long scoreboard)</source>
        <translation>グローバル/ローカルメモリのデータ (long scoreboard)</translation>
    </message>
    <message>
        <source>a busy arithmetic pipe</source>
        <translation>使用中の演算パイプ</translation>
    </message>
    <message>
        <source>a memory fence</source>
        <translation>メモリフェンス</translation>
    </message>
    <message>
        <source>the queue of shared memory and special functions</source>
        <translation>共有メモリと特殊関数のキュー</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>instructions to be fetched</source>
        <translation>命令フェッチ</translation>
    </message>
    <message>
        <source>another warp, which was chosen</source>
        <translation>別の warp が選択された</translation>
    </message>
    <message>
        <source>nothing: it issues</source>
        <translation>待ちなし (発行中)</translation>
    </message>
    <message>
        <source>data of shared memory or special functions (short scoreboard)</source>
        <translation>共有メモリまたは特殊関数のデータ (short scoreboard)</translation>
    </message>
    <message>
        <source>its own sleep</source>
        <translation>自身のスリープ</translation>
    </message>
    <message>
        <source>the queue of textures</source>
        <translation>テクスチャのキュー</translation>
    </message>
    <message>
        <source>a fixed latency</source>
        <translation>固定レイテンシ</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Arithmetic instructions of threads</source>
        <translation>スレッドの算術命令</translation>
    </message>
    <message>
        <source>Tensor cores</source>
        <translation>Tensor コア</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>warp</translation>
    </message>
    <message>
        <source>What warps wait for</source>
        <translation>warp の待ち要因</translation>
    </message>
    <message>
        <source>%1 warps</source>
        <translation>%1 warp</translation>
    </message>
    <message>
        <source>Counted by the hardware (%1) in %2 launches, each on fresh inputs and with L2 flushed before.</source>
        <translation>ハードウェア（%1）が %2 回の起動で計数しました。毎回新しい入力を使い、事前に L2 をフラッシュしています。</translation>
    </message>
    <message>
        <source>Counted by the hardware (%1) in %2 launches, each on fresh inputs, which L2 may hold.</source>
        <translation>ハードウェア（%1）が %2 回の起動で計数しました。毎回新しい入力を使いますが、L2 に残っている場合があります。</translation>
    </message>
    <message>
        <source>Counted by the emulated GPU in the PTX of one launch; it has no caches, no device memory and no time.</source>
        <translation>エミュレート GPU が 1 回の起動の PTX から計数しました。キャッシュ、デバイスメモリ、時間はありません。</translation>
    </message>
    <message>
        <source>%1 does not count: %2.</source>
        <translation>%1 は計数しません：%2。</translation>
    </message>
    <message>
        <source>Counted in one launch by code that CUPTI added to the kernel (%1, SASS), which has no table of lines: -lineinfo makes one.</source>
        <translation>CUPTI がカーネルに加えたコード（%1、SASS）により 1 回の起動で計数しました。行の表がありません。-lineinfo で作られます。</translation>
    </message>
    <message>
        <source>Counted in one launch by code that CUPTI added to the kernel (%1, SASS), which it slows down.</source>
        <translation>CUPTI がカーネルに加えたコード（%1、SASS）により 1 回の起動で計数しました。このコードはカーネルを遅くします。</translation>
    </message>
    <message>
        <source>Counted by the emulated GPU in the PTX of one launch.</source>
        <translation>エミュレート GPU が 1 回の起動の PTX で計数しました。</translation>
    </message>
    <message>
        <source>Nothing of the emulated GPU stands beside it. %1</source>
        <translation>エミュレート GPU の値は並びません。%1</translation>
    </message>
    <message>
        <source>Beside it what the emulated GPU counted in the PTX: instructions are others there, and a difference in memory is marked.</source>
        <translation>並んでいるのはエミュレート GPU が PTX で計数した値です。命令は異なり、メモリの違いには印が付きます。</translation>
    </message>
</context>
<context>
    <name>EditorText</name>
    <message>
        <source>%1 against the baseline %2</source>
        <translation>ベースライン %2 に対し %1</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>Text cursor</source>
        <translation>テキストカーソル</translation>
    </message>
    <message>
        <source>The line and column of the text cursor, and how many characters are selected.</source>
        <translation>テキストカーソルの行と列、選択中の文字数。</translation>
    </message>
    <message>
        <source>Counted in the text of the editor, from 1.</source>
        <translation>エディターのテキストで 1 から数えます。</translation>
    </message>
    <message>
        <source>It names a place; there is nothing to improve.</source>
        <translation>位置を示すもので、改善するものではありません。</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>The kernel that is launched, timed and calculated.</source>
        <translation>起動、計測、計算の対象となるカーネル。</translation>
    </message>
    <message>
        <source>Chosen in the toolbar; else the first one that the launch or the program names.</source>
        <translation>ツールバーで選択したもの。なければ起動またはプログラムが最初に指定するもの。</translation>
    </message>
    <message>
        <source>It should be the one that you want to know about.</source>
        <translation>知りたいカーネルであるべきです。</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>The registers that each thread of the kernel has.</source>
        <translation>カーネルの各スレッドが持つレジスタ。</translation>
    </message>
    <message>
        <source>The compiler (ptxas) gives them; they stand in the compiled code of this architecture.</source>
        <translation>コンパイラ（ptxas）が割り当て、このアーキテクチャのコンパイル済みコードに記録されます。</translation>
    </message>
    <message>
        <source>Few enough that occupancy is not limited by them, and not so few that values are spilled. A step of 8 is what the hardware hands out.</source>
        <translation>占有率を制限しないほど少なく、スピルするほど少なくないこと。ハードウェアは 8 刻みで割り当てます。</translation>
    </message>
    <message>
        <source>Spilled bytes</source>
        <translation>スピルのバイト数</translation>
    </message>
    <message>
        <source>Bytes that a thread stores to local memory because its registers do not hold them.</source>
        <translation>レジスタに収まらず、スレッドがローカルメモリに格納するバイト数。</translation>
    </message>
    <message>
        <source>The compiler tells them with the registers.</source>
        <translation>コンパイラがレジスタ数とともに示します。</translation>
    </message>
    <message>
        <source>0. Each spilled value costs a store and a load through the caches.</source>
        <translation>0。スピルした値ごとに、キャッシュ経由のストアとロードのコストがかかります。</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>共有メモリ</translation>
    </message>
    <message>
        <source>The shared memory of a block, static and dynamic together.</source>
        <translation>ブロックの共有メモリ、静的と動的の合計。</translation>
    </message>
    <message>
        <source>Static bytes are from the compiled code, dynamic ones from the launch.</source>
        <translation>静的なバイトはコンパイル済みコード、動的なバイトは起動によります。</translation>
    </message>
    <message>
        <source>As much as the reuse of data needs. Where it limits occupancy, a smaller tile lets more blocks in.</source>
        <translation>データの再利用に必要なだけ。占有率を制限する場合は、タイルを小さくすると入るブロックが増えます。</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占有率</translation>
    </message>
    <message>
        <source>Warps that an SM holds at once, divided by the most that it can hold.</source>
        <translation>SM が同時に保持する warp 数を、保持できる最大数で割った値。</translation>
    </message>
    <message>
        <source>Calculated from registers, shared memory, barriers and the block, by the arithmetic of NVIDIA&apos;s own calculator. It is not measured.</source>
        <translation>レジスタ、共有メモリ、バリア、ブロックから、NVIDIA の計算機と同じ算法で計算します。実測値ではありません。</translation>
    </message>
    <message>
        <source>High enough to hide the latency of memory: often 50&#x202f;% do, and more helps kernels that wait for memory. Spilling to reach 100&#x202f;% is often slower.</source>
        <translation>メモリのレイテンシーを隠せる高さ。多くは 50&#x202f;% で足り、メモリを待つカーネルではさらに高いと有利です。100&#x202f;% のためにスピルさせると遅くなりがちです。</translation>
    </message>
    <message>
        <source>Limiter</source>
        <translation>制限要因</translation>
    </message>
    <message>
        <source>The resource that lets the fewest blocks on an SM.</source>
        <translation>SM に入るブロックを最も少なくするリソース。</translation>
    </message>
    <message>
        <source>The least of the blocks that warps, block slots, registers, shared memory and barriers allow.</source>
        <translation>warp、ブロックスロット、レジスタ、共有メモリ、バリアが許すブロック数の最小値。</translation>
    </message>
    <message>
        <source>None, or one that you cannot do without.</source>
        <translation>なし、または省けないもの。</translation>
    </message>
    <message>
        <source>Last run or timing</source>
        <translation>直近の実行または計測</translation>
    </message>
    <message>
        <source>The median time of the last timing, or whether the last run was verified; while a job runs, how far it is.</source>
        <translation>直近の計測の中央値、または直近の実行が検証済みかどうか。ジョブの実行中は進み具合。</translation>
    </message>
    <message>
        <source>From the outputs of that run, compared with their references element by element, and from its samples.</source>
        <translation>その実行の出力を参照と要素ごとに比較した結果と、サンプルから。</translation>
    </message>
    <message>
        <source>Verified. A time says something only of a kernel that is right.</source>
        <translation>検証済み。時間は正しいカーネルでこそ意味を持ちます。</translation>
    </message>
    <message>
        <source>Architectures</source>
        <translation>アーキテクチャ</translation>
    </message>
    <message>
        <source>For how many architectures the kernel is compiled in the matrix of the perspective Occupancy.</source>
        <translation>「占有率」パースペクティブのマトリックスで、カーネルをコンパイルしたアーキテクチャの数。</translation>
    </message>
    <message>
        <source>Counted as the compiles end.</source>
        <translation>コンパイルが終わるたびに数えます。</translation>
    </message>
    <message>
        <source>All of those that you ship for.</source>
        <translation>出荷対象のすべて。</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Errors, warnings and advice of compiler, run and calculator.</source>
        <translation>コンパイラ、実行、計算機によるエラー、警告、アドバイス。</translation>
    </message>
    <message>
        <source>Counted in the panel Problems, for the text as it stands.</source>
        <translation>「問題」パネルで、現在のテキストについて数えます。</translation>
    </message>
    <message>
        <source>No errors, and no warning that you have not understood.</source>
        <translation>エラーがなく、理解していない警告もないこと。</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>ライブ</translation>
    </message>
    <message>
        <source>Whether the program is compiled as you type.</source>
        <translation>入力中にプログラムをコンパイルするかどうか。</translation>
    </message>
    <message>
        <source>A switch of the toolbar, Ctrl+L.</source>
        <translation>ツールバーのスイッチ、Ctrl+L。</translation>
    </message>
    <message>
        <source>On, but for programs that take long to compile.</source>
        <translation>オン。コンパイルに時間のかかるプログラムを除きます。</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>コンパイラ</translation>
    </message>
    <message>
        <source>The compiler that made the code that is shown, with its version.</source>
        <translation>表示中のコードを作ったコンパイラとそのバージョン。</translation>
    </message>
    <message>
        <source>The outcome of the build tells it.</source>
        <translation>ビルドの結果が示します。</translation>
    </message>
    <message>
        <source>The one that your program is shipped with: other versions make other code.</source>
        <translation>プログラムの出荷に使うもの。バージョンが違えばコードも異なります。</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>アーキテクチャ</translation>
    </message>
    <message>
        <source>The architecture that is compiled for.</source>
        <translation>コンパイル対象のアーキテクチャ。</translation>
    </message>
    <message>
        <source>That of the chosen device, unless another one is chosen in the toolbar.</source>
        <translation>ツールバーで別のものを選ばない限り、選択中のデバイスのもの。</translation>
    </message>
    <message>
        <source>The one of the device that you measure on.</source>
        <translation>測定するデバイスのもの。</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>The device that runs and timings use, and its state.</source>
        <translation>実行と計測に使うデバイスとその状態。</translation>
    </message>
    <message>
        <source>The target&apos;s worker tells it, and NVML its temperature.</source>
        <translation>ターゲットのワーカーが示し、温度は NVML が示します。</translation>
    </message>
    <message>
        <source>Ready, cool and used by nobody else.</source>
        <translation>準備完了で、温度が低く、他から使われていないこと。</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>時間の中央値</translation>
    </message>
    <message>
        <source>The middle one of all samples: half of the launches were shorter. Beneath it stands its 95&#x202f;% interval.</source>
        <translation>全サンプルの中央の値で、起動の半分はこれより短い。下に 95&#x202f;% 区間を示します。</translation>
    </message>
    <message>
        <source>Each sample is the kernel&apos;s own time, by CUPTI or by events less the cost of an empty launch; the receipt says which. The interval is that of the order statistics and assumes no distribution.</source>
        <translation>各サンプルはカーネル自体の時間で、CUPTI によるか、イベントから空の起動のコストを引いたもの。どちらかは計測記録が示します。区間は順序統計量によるもので、分布を仮定しません。</translation>
    </message>
    <message>
        <source>Short, with an interval that is narrow against the differences that you look for.</source>
        <translation>短く、区間が見分けたい差より狭いこと。</translation>
    </message>
    <message>
        <source>Arithmetic rate</source>
        <translation>演算レート</translation>
    </message>
    <message>
        <source>Operations a second at the median time.</source>
        <translation>時間の中央値での 1 秒あたりの演算数。</translation>
    </message>
    <message>
        <source>The declared or counted operations of a launch divided by the median time.</source>
        <translation>1 回の起動の宣言または計数した演算数を、時間の中央値で割ったもの。</translation>
    </message>
    <message>
        <source>Near the measured roof of arithmetic, where the kernel is limited by arithmetic.</source>
        <translation>演算律速のカーネルなら、演算の実測ルーフに近いこと。</translation>
    </message>
    <message>
        <source>Memory rate</source>
        <translation>メモリレート</translation>
    </message>
    <message>
        <source>Bytes a second at the median time.</source>
        <translation>時間の中央値での 1 秒あたりのバイト数。</translation>
    </message>
    <message>
        <source>The declared or counted bytes of a launch divided by the median time.</source>
        <translation>1 回の起動の宣言または計数したバイト数を、時間の中央値で割ったもの。</translation>
    </message>
    <message>
        <source>Near the measured roof of memory, where the kernel is limited by memory. More than the roof means that caches served it, or that the declaration is wrong.</source>
        <translation>メモリ律速のカーネルなら、メモリの実測ルーフに近いこと。ルーフを超える場合は、キャッシュから得たか宣言が誤りです。</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Whether this build is faster than the baseline.</source>
        <translation>このビルドがベースラインより速いかどうか。</translation>
    </message>
    <message>
        <source>From the ratio of both times, launched by turns where there was a comparison, else from both intervals.</source>
        <translation>比較した場合は交互に起動した時間の比から、そうでなければ両方の区間から。</translation>
    </message>
    <message>
        <source>FASTER. SAME is an answer as well; CANNOT TELL is none, and its reasons say what to change.</source>
        <translation>「速い」。「同じ」も答えの 1 つです。「判定不能」は答えではなく、理由が何を変えるべきかを示します。</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>How many launches were timed, and why they ended.</source>
        <translation>計測した起動の回数と、終了した理由。</translation>
    </message>
    <message>
        <source>Counted. They end when the interval is as narrow as wanted, at a limit, or for a reason that is named.</source>
        <translation>数えたもの。区間が望む狭さになったとき、上限に達したとき、または示された理由で終わります。</translation>
    </message>
    <message>
        <source>Enough for the interval that you need: the program ends by itself there.</source>
        <translation>必要な区間に足りる数。プログラムはそこで自動的に終えます。</translation>
    </message>
    <message>
        <source>Warp instructions, modelled</source>
        <translation>warp 命令 (モデル値)</translation>
    </message>
    <message>
        <source>Instructions that all warps of one launch issued.</source>
        <translation>1 回の起動で全 warp が発行した命令。</translation>
    </message>
    <message>
        <source>The emulated GPU counts them in the PTX. ptxas may make fewer or more machine instructions of them.</source>
        <translation>エミュレート GPU が PTX で数えます。ptxas による機械命令の数は増減します。</translation>
    </message>
    <message>
        <source>Few for the same result.</source>
        <translation>同じ結果なら少ないほど良い。</translation>
    </message>
    <message>
        <source>Active lanes, modelled</source>
        <translation>アクティブレーン (モデル値)</translation>
    </message>
    <message>
        <source>The share of the 32 lanes of a warp that worked, over all instructions.</source>
        <translation>全命令を通じて、warp の 32 レーンのうち働いた割合。</translation>
    </message>
    <message>
        <source>Thread instructions divided by 32 times the warp instructions, counted in the PTX.</source>
        <translation>スレッド命令を warp 命令の 32 倍で割ったもの。PTX で計数。</translation>
    </message>
    <message>
        <source>Near 100&#x202f;%. Less means that branches part the warps, or that blocks are no multiple of 32.</source>
        <translation>100&#x202f;% に近いこと。低い場合は、分岐で warp が分かれるか、ブロックが 32 の倍数ではありません。</translation>
    </message>
    <message>
        <source>Sectors of global memory, modelled</source>
        <translation>グローバルメモリのセクタ (モデル値)</translation>
    </message>
    <message>
        <source>Sectors of 32 bytes that the requests of one launch touch.</source>
        <translation>1 回の起動のリクエストがアクセスする 32 バイトのセクタ。</translation>
    </message>
    <message>
        <source>Counted for each warp instruction from its addresses; caches are not modelled.</source>
        <translation>warp 命令ごとにアドレスから数えます。キャッシュはモデル化しません。</translation>
    </message>
    <message>
        <source>Near the number &quot;if packed&quot;: then neighbouring lanes touch neighbouring addresses.</source>
        <translation>「詰めると」の数に近いこと。隣のレーンが隣のアドレスにアクセスしている状態です。</translation>
    </message>
    <message>
        <source>Bank conflicts, modelled</source>
        <translation>バンクコンフリクト (モデル値)</translation>
    </message>
    <message>
        <source>Extra passes over shared memory, since lanes of a warp wanted different words of one bank.</source>
        <translation>warp のレーンが同じバンクの異なるワードを求めたための、共有メモリの追加パス。</translation>
    </message>
    <message>
        <source>Counted for each access from its addresses, with 32 banks of 4 bytes.</source>
        <translation>アクセスごとにアドレスから数えます。4 バイトのバンクが 32 個。</translation>
    </message>
    <message>
        <source>0. A padded row often removes them.</source>
        <translation>0。行にパディングを加えると消えることが多い。</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Figures of the samples: median, quartiles, mean, deviation, extremes. The last column says what each one is.</source>
        <translation>サンプルの数値：中央値、四分位数、平均、偏差、最小と最大。最後の列が各々を説明します。</translation>
    </message>
    <message>
        <source>Computed from all samples of the timing.</source>
        <translation>計測の全サンプルから計算します。</translation>
    </message>
    <message>
        <source>Quartiles that lie close together, and a mean close to the median.</source>
        <translation>四分位数どうしが近く、平均が中央値に近いこと。</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>計測記録</translation>
    </message>
    <message>
        <source>How the timing was measured: caches, clocks, warm-up, verification. Click on one of them for its evidence.</source>
        <translation>どう計測したか：キャッシュ、クロック、ウォームアップ、検証。各項目をクリックすると根拠を示します。</translation>
    </message>
    <message>
        <source>Recorded with the timing.</source>
        <translation>計測とともに記録されます。</translation>
    </message>
    <message>
        <source>No amber one: those are guarantees that are missing.</source>
        <translation>黄色がないこと。黄色は欠けている保証です。</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Runs and timings with the build that each is of and how later ones stand to the baseline.</source>
        <translation>実行と計測、そのビルド、ベースラインに対する後のものの位置。</translation>
    </message>
    <message>
        <source>Kept as they came, with code and launch; the verdict&apos;s tool tip tells how it came about.</source>
        <translation>コードと起動とともにそのまま保存。判定のツールチップがその経緯を示します。</translation>
    </message>
    <message>
        <source>A baseline that is pinned, so that every build is judged.</source>
        <translation>ベースラインを固定し、各ビルドが判定されること。</translation>
    </message>
    <message>
        <source>Use of a resource</source>
        <translation>リソースの使用量</translation>
    </message>
    <message>
        <source>How much of a resource of an SM the resident blocks take, of the most that there is. The limiter is amber.</source>
        <translation>常駐ブロックが SM のリソースを最大のうちどれだけ使うか。制限要因は黄色です。</translation>
    </message>
    <message>
        <source>The use of one block times the blocks that an SM holds; the pale mark is the build before.</source>
        <translation>1 ブロックの使用量と SM が保持するブロック数の積。薄い印は前のビルドです。</translation>
    </message>
    <message>
        <source>High for warps. For the others no more than is needed: the one that is full keeps further blocks out.</source>
        <translation>warp は高いこと。他は必要以上でないこと。満杯のリソースが次のブロックを妨げます。</translation>
    </message>
    <message>
        <source>Times by occupancy</source>
        <translation>占有率別の時間</translation>
    </message>
    <message>
        <source>Times of variants of the kernel that did the same work.</source>
        <translation>同じ仕事をしたカーネルのバリアントの時間。</translation>
    </message>
    <message>
        <source>Medians of the timings of this kernel with these arguments.</source>
        <translation>この引数でのこのカーネルの計測の中央値。</translation>
    </message>
    <message>
        <source>The shortest one, whatever its occupancy.</source>
        <translation>占有率にかかわらず最も短いもの。</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>ウェーブ</translation>
    </message>
    <message>
        <source>How often all SMs are filled with blocks until the grid is done, and how full the last time is.</source>
        <translation>グリッドが終わるまでに全 SM がブロックで何回埋まるか、最後はどれだけ埋まるか。</translation>
    </message>
    <message>
        <source>Blocks of the grid divided by blocks of an SM times the number of SMs.</source>
        <translation>グリッドのブロック数を、SM あたりのブロック数と SM 数の積で割ったもの。</translation>
    </message>
    <message>
        <source>A whole number, or many: a small rest at the end leaves most SMs idle.</source>
        <translation>整数、または多いこと。最後の少ない余りは多くの SM を遊ばせます。</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>An architecture that the kernel was compiled for.</source>
        <translation>カーネルをコンパイルしたアーキテクチャ。</translation>
    </message>
    <message>
        <source>One compile each, by the compiler of the build.</source>
        <translation>ビルドのコンパイラで 1 回ずつコンパイルします。</translation>
    </message>
    <message>
        <source>All that you ship for compile.</source>
        <translation>出荷対象がすべてコンパイルできること。</translation>
    </message>
    <message>
        <source>Blocks of an SM</source>
        <translation>SM のブロック</translation>
    </message>
    <message>
        <source>Blocks that an SM holds at once.</source>
        <translation>SM が同時に保持するブロック。</translation>
    </message>
    <message>
        <source>The least that any resource allows.</source>
        <translation>いずれかのリソースが許す最小の数。</translation>
    </message>
    <message>
        <source>Two or more, so that one works while another waits at a barrier.</source>
        <translation>2 以上。1 つがバリアで待つ間に別のものが働けます。</translation>
    </message>
    <message>
        <source>Best block</source>
        <translation>最適ブロック</translation>
    </message>
    <message>
        <source>The least block with the most occupancy on this architecture.</source>
        <translation>このアーキテクチャで占有率が最大になる最小のブロック。</translation>
    </message>
    <message>
        <source>The calculator tries all multiples of 32.</source>
        <translation>計算機が 32 の倍数をすべて試します。</translation>
    </message>
    <message>
        <source>Yours, or one with the same occupancy.</source>
        <translation>今のもの、または占有率が同じもの。</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次の一手</translation>
    </message>
    <message>
        <source>The smallest change of one input that raises occupancy.</source>
        <translation>占有率を上げる、1 つの入力の最小の変更。</translation>
    </message>
    <message>
        <source>The calculator tries each input by itself.</source>
        <translation>計算機が入力を 1 つずつ試します。</translation>
    </message>
    <message>
        <source>None is left, or the one left costs more than it gives.</source>
        <translation>残っていないか、残りは得るより失うものが大きいこと。</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>The smallest number of the buffer.</source>
        <translation>バッファーの最小の数。</translation>
    </message>
    <message>
        <source>Over all elements that are numbers, computed where the buffer is.</source>
        <translation>数であるすべての要素について、バッファーのある場所で計算します。</translation>
    </message>
    <message>
        <source>What your program expects.</source>
        <translation>プログラムの想定どおりの値。</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>The largest number of the buffer.</source>
        <translation>バッファーの最大の数。</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>The mean of the numbers of the buffer.</source>
        <translation>バッファーの数の平均。</translation>
    </message>
    <message>
        <source>Their sum in double precision divided by how many there are.</source>
        <translation>倍精度での合計を個数で割ったもの。</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Elements that are not a number.</source>
        <translation>数ではない要素。</translation>
    </message>
    <message>
        <source>Counted. A click goes to the next one.</source>
        <translation>数えたもの。クリックで次へ移動します。</translation>
    </message>
    <message>
        <source>0, unless poison shows on purpose what was not written.</source>
        <translation>0。ただし、書かれなかった部分を NaN で示す場合を除きます。</translation>
    </message>
    <message>
        <source>Infinite</source>
        <translation>無限大</translation>
    </message>
    <message>
        <source>Elements that are infinite.</source>
        <translation>無限大の要素。</translation>
    </message>
    <message>
        <source>0: most infinities are overflows or divisions by zero.</source>
        <translation>0。無限大の多くはオーバーフローかゼロ除算です。</translation>
    </message>
    <message>
        <source>Denormals</source>
        <translation>非正規化数</translation>
    </message>
    <message>
        <source>Numbers that are too small for the usual form and have fewer digits.</source>
        <translation>通常の形式には小さすぎ、桁数の少ない数。</translation>
    </message>
    <message>
        <source>Counted.</source>
        <translation>数えたもの。</translation>
    </message>
    <message>
        <source>Few. --use_fast_math makes zeros of them.</source>
        <translation>少ないこと。--use_fast_math はこれらをゼロにします。</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>要素</translation>
    </message>
    <message>
        <source>How many elements the view has.</source>
        <translation>ビューの要素の数。</translation>
    </message>
    <message>
        <source>From the size of the buffer, its type and the slice.</source>
        <translation>バッファーのサイズ、型、スライスから。</translation>
    </message>
    <message>
        <source>As many as the kernel should write.</source>
        <translation>カーネルが書くはずの数。</translation>
    </message>
    <message>
        <source>Differing elements</source>
        <translation>相違する要素</translation>
    </message>
    <message>
        <source>Elements further from the reference than the tolerances allow.</source>
        <translation>許容誤差を超えて参照と異なる要素。</translation>
    </message>
    <message>
        <source>Each is compared with absolute tolerance + relative tolerance × reference. A click goes to the next one.</source>
        <translation>各要素を、絶対許容誤差 + 相対許容誤差 × 参照値と比べます。クリックで次へ移動します。</translation>
    </message>
    <message>
        <source>0.</source>
        <translation>0。</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>使用率</translation>
    </message>
    <message>
        <source>The share of the last moments in which some kernel ran.</source>
        <translation>直近にカーネルが動いていた時間の割合。</translation>
    </message>
    <message>
        <source>The driver samples it; NVML tells it.</source>
        <translation>ドライバーが採取し、NVML が示します。</translation>
    </message>
    <message>
        <source>0&#x202f;% before a timing: else another process disturbs it. It says nothing of how well a kernel uses the device.</source>
        <translation>計測前は 0&#x202f;%。そうでなければ他のプロセスが妨げます。カーネルがデバイスをどれだけ活用しているかは示しません。</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM クロック</translation>
    </message>
    <message>
        <source>The clock of the SMs at this moment.</source>
        <translation>SM の現在のクロック。</translation>
    </message>
    <message>
        <source>NVML tells it.</source>
        <translation>NVML が示します。</translation>
    </message>
    <message>
        <source>Steady while a timing goes on; locked clocks make times that can be compared.</source>
        <translation>計測中は一定。クロックを固定すると時間を比較できます。</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>電力</translation>
    </message>
    <message>
        <source>The power that the board takes.</source>
        <translation>ボードの消費電力。</translation>
    </message>
    <message>
        <source>Below the limit line: at the limit the device lowers its clocks.</source>
        <translation>上限の線より下。上限ではデバイスがクロックを下げます。</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>The temperature of the chip.</source>
        <translation>チップの温度。</translation>
    </message>
    <message>
        <source>Below the limit line: beyond it the device lowers its clocks.</source>
        <translation>上限の線より下。超えるとデバイスがクロックを下げます。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Device memory that all processes together have taken.</source>
        <translation>全プロセスが占めているデバイスメモリ。</translation>
    </message>
    <message>
        <source>Room enough for the buffers of your launch.</source>
        <translation>起動のバッファーに足りる空き。</translation>
    </message>
    <message>
        <source>Occupancy curve</source>
        <translation>占有率曲線</translation>
    </message>
    <message>
        <source>The occupancy that other values of one input would give; the dot is the present one.</source>
        <translation>ある入力が別の値だったときの占有率。点は現在の値です。</translation>
    </message>
    <message>
        <source>Calculated for each value of that input, all others as they are.</source>
        <translation>その入力の値ごとに、ほかの入力はそのままで計算します。</translation>
    </message>
    <message>
        <source>The dot on a high step, and not just behind its edge.</source>
        <translation>点が高い段の上にあり、その端のすぐ先ではないこと。</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>ヒストグラム</translation>
    </message>
    <message>
        <source>How many elements have which value, and the range that the colours of the image stand for.</source>
        <translation>どの値の要素がいくつあるか、また画像の色が表す範囲。</translation>
    </message>
    <message>
        <source>Counted over the whole view, where the buffer is. The handles at both ends set the range.</source>
        <translation>バッファーのある場所で、ビュー全体について数えます。両端のつまみで範囲を設定します。</translation>
    </message>
    <message>
        <source>No lonely bar far away from the others: one such element takes the contrast from the rest.</source>
        <translation>ほかから遠く離れた棒がないこと。そのような要素が 1 つあるだけで、残りのコントラストが失われます。</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>A program that writes kernels works with this window.</source>
        <translation>カーネルを書くプログラムがこのウィンドウで作業しています。</translation>
    </message>
    <message>
        <source>There while one is connected, which a setting allows; a click shows what it proposes.</source>
        <translation>接続中にだけ表示されます。接続は設定で許可します。クリックすると提案が表示されます。</translation>
    </message>
    <message>
        <source>One that you have started.</source>
        <translation>ご自身で起動したもの。</translation>
    </message>
</context>
<context>
    <name>FileChoice</name>
    <message>
        <source>Arrays and images (*.npy *.npz *.safetensors *.csv *.txt *.bin *.png *.jpg *.jpeg);;All files (*)</source>
        <translation>配列と画像 (*.npy *.npz *.safetensors *.csv *.txt *.bin *.png *.jpg *.jpeg);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Choose an array</source>
        <translation>配列の選択</translation>
    </message>
    <message>
        <source>%1 holds %2 arrays; which one is it?</source>
        <translation>%1 には %2 個の配列があります。どれを使いますか？</translation>
    </message>
</context>
<context>
    <name>FilterFieldText</name>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
</context>
<context>
    <name>LaunchFeasibility</name>
    <message>
        <source>the emulated GPU</source>
        <translation>エミュレート GPU</translation>
    </message>
    <message>
        <source>The block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>The grid</source>
        <translation>グリッド</translation>
    </message>
    <message>
        <source>The block has %1 threads; %2 takes at most %3.</source>
        <translation>ブロックは %1 スレッドですが、%2 は最大 %3 です。</translation>
    </message>
    <message>
        <source>The block has %1 threads; __launch_bounds__ of %2 allows %3.</source>
        <translation>ブロックは %1 スレッドですが、%2 の __launch_bounds__ の上限は %3 です。</translation>
    </message>
    <message>
        <source>%1 is %2 along %3; %4 takes at most %5.</source>
        <translation>%1 の %3 方向は %2 ですが、%4 は最大 %5 です。</translation>
    </message>
    <message>
        <source>A block needs %1 of shared memory (%2 static, %3 dynamic); %4 gives at most %5.</source>
        <translation>ブロックには共有メモリ %1（静的 %2、動的 %3）が必要ですが、%4 は最大 %5 です。</translation>
    </message>
    <message>
        <source>%1 is %2 and has no clusters; they came with sm_90.</source>
        <translation>%1 は %2 で、クラスターがありません。クラスターは sm_90 からです。</translation>
    </message>
    <message>
        <source>The cluster has %1 blocks; %2 takes at most %3, and at most %4 with full portability.</source>
        <translation>クラスターは %1 ブロックですが、%2 は最大 %3、完全な移植性を保つには最大 %4 です。</translation>
    </message>
    <message>
        <source>%1 has no cooperative launches.</source>
        <translation>%1 は協調起動に対応していません。</translation>
    </message>
    <message>
        <source>All %1 blocks of a cooperative launch must be resident at once; %2 holds %3 (%4 on each of %5 SMs).</source>
        <translation>協調起動では %1 ブロックすべてが同時に常駐する必要がありますが、%2 が保持できるのは %3 ブロックです（%5 個の SM に各 %4）。</translation>
    </message>
    <message>
        <source>%1 needs %2; %3 has %4 of memory.</source>
        <translation>%1 には %2 が必要ですが、%3 のメモリは %4 です。</translation>
    </message>
    <message>
        <source>The buffers need %1, %2 of it for %3; %4 has %5 of memory.</source>
        <translation>バッファーには %1（うち %3 に %2）が必要ですが、%4 のメモリは %5 です。</translation>
    </message>
</context>
<context>
    <name>LaunchField</name>
    <message>
        <source>Guessed. %1</source>
        <translation>推測値。%1</translation>
    </message>
</context>
<context>
    <name>LaunchText</name>
    <message>
        <source>1 block</source>
        <translation>1 ブロック</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 ブロック</translation>
    </message>
    <message>
        <source>%1 = %2 blocks</source>
        <translation>%1 = %2 ブロック</translation>
    </message>
    <message>
        <source>1 warp</source>
        <translation>1 warp</translation>
    </message>
    <message>
        <source>%1 warps</source>
        <translation>%1 warp</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 スレッド</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 スレッド</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 = %2, %3</source>
        <translation>%1 = %2、%3</translation>
    </message>
    <message>
        <source>+ %1 static</source>
        <translation>+ 静的 %1</translation>
    </message>
    <message>
        <source>%1, limit %2</source>
        <translation>%1、上限 %2</translation>
    </message>
    <message>
        <source>1 block a cluster</source>
        <translation>クラスターあたり 1 ブロック</translation>
    </message>
    <message>
        <source>%1 = %2 blocks a cluster</source>
        <translation>%1 = クラスターあたり %2 ブロック</translation>
    </message>
    <message>
        <source>%1, 1 cluster</source>
        <translation>%1、1 クラスター</translation>
    </message>
    <message>
        <source>%1, %2 clusters</source>
        <translation>%1、%2 クラスター</translation>
    </message>
</context>
<context>
    <name>LaunchValueText</name>
    <message>
        <source>%1 (kernel)</source>
        <translation>%1 (カーネル)</translation>
    </message>
    <message>
        <source>%1 (file)</source>
        <translation>%1 (ファイル)</translation>
    </message>
</context>
<context>
    <name>MachineFacts</name>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>%1 (built with %2), platform %3</source>
        <translation>%1 (%2 でビルド)、プラットフォーム %3</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>画面</translation>
    </message>
    <message>
        <source>%1 x %2 at scale %3</source>
        <translation>%1 x %2、倍率 %3</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>フォント</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Toolkit headers</source>
        <translation>ツールキットのヘッダー</translation>
    </message>
    <message>
        <source>None beside NVRTC: programs cannot include cuda_fp16.h, cooperative_groups.h or CUB.</source>
        <translation>NVRTC のもの以外はありません。プログラムは cuda_fp16.h、cooperative_groups.h、CUB をインクルードできません。</translation>
    </message>
    <message>
        <source>Compiles for</source>
        <translation>コンパイル対象</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>コンパイラ</translation>
    </message>
    <message>
        <source>Disassembler</source>
        <translation>逆アセンブラ</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>エディター</translation>
    </message>
    <message>
        <source>%1, not started yet</source>
        <translation>%1、未起動</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>for CUDA %1</source>
        <translation>CUDA %1 用</translation>
    </message>
    <message>
        <source>, the default</source>
        <translation>、既定</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>不足</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Compile cache</source>
        <translation>コンパイルキャッシュ</translation>
    </message>
    <message>
        <source>none: KERNELDESK_DISABLE_CACHE is set, or there is no home folder</source>
        <translation>なし: KERNELDESK_DISABLE_CACHE が設定されているか、ホームフォルダーがありません</translation>
    </message>
    <message>
        <source>%1: %2 in %3 files</source>
        <translation>%1: %3 ファイル、%2</translation>
    </message>
    <message>
        <source>Recovery journals</source>
        <translation>復旧ジャーナル</translation>
    </message>
    <message>
        <source>History of runs</source>
        <translation>実行の履歴</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Settings of the window</source>
        <translation>ウィンドウの設定</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>環境</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <source>has not answered yet</source>
        <translation>まだ応答なし</translation>
    </message>
    <message>
        <source>worker of KernelDesk %1</source>
        <translation>KernelDesk %1 のワーカー</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>ページ %1 / %2</translation>
    </message>
</context>
<context>
    <name>Perspectives</name>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占有率</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>デバイス</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>コンパイラ</translation>
    </message>
    <message>
        <source>%1 could not be compared with its reference: %2</source>
        <translation>%1 を参照値と比較できませんでした: %2</translation>
    </message>
    <message>
        <source>1 element differs</source>
        <translation>1 要素が不一致</translation>
    </message>
    <message>
        <source>%1 elements differ</source>
        <translation>%1 要素が不一致</translation>
    </message>
    <message>
        <source>%1: %2 from the reference, first [%3]: expected %4, got %5.</source>
        <translation>%1：参照値と %2。最初は [%3]: 期待値 %4、実際 %5。</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>ワーカー</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <translation>%1（%2 回）</translation>
    </message>
</context>
<context>
    <name>ProgramText</name>
    <message>
        <source>There are no examples in %1; KERNELDESK_EXAMPLES can name another folder.</source>
        <translation>%1 にサンプルがありません。KERNELDESK_EXAMPLES で別のフォルダーを指定できます。</translation>
    </message>
    <message>
        <source>There are no examples in %1, the folder that KERNELDESK_EXAMPLES names.</source>
        <translation>KERNELDESK_EXAMPLES が指すフォルダー %1 にサンプルがありません。</translation>
    </message>
    <message>
        <source>There is no example &apos;%1&apos;; there are: %2.</source>
        <translation>サンプル &apos;%1&apos; はありません。あるのは：%2。</translation>
    </message>
    <message>
        <source>The emulated GPU runs PTX, and the file has only machine code of this kernel (%1): build it with its PTX (nvcc -gencode arch=%2,code=%2), open its source, or choose a GPU of that architecture.</source>
        <translation>エミュレート GPU は PTX を実行しますが、このファイルにはこのカーネルの機械語（%1）しかありません。PTX を含めてビルドする（nvcc -gencode arch=%2,code=%2）、ソースを開く、またはそのアーキテクチャの GPU を選んでください。</translation>
    </message>
    <message>
        <source>A device of %1 runs none of what the file has of this kernel: %2.</source>
        <translation>%1 のデバイスは、このファイルにあるこのカーネルのコードを実行できません：%2。</translation>
    </message>
    <message>
        <source>The file has no PTX of %1; its machine code is in the assembly.</source>
        <translation>このファイルには %1 の PTX がありません。機械語はアセンブリに表示されています。</translation>
    </message>
    <message>
        <source>The PTX of %1 is longer than 64 MiB and is not shown.</source>
        <translation>%1 の PTX は 64 MiB を超えるため表示しません。</translation>
    </message>
    <message>
        <source>folder of Triton&apos;s cache</source>
        <translation>Triton のキャッシュフォルダー</translation>
    </message>
    <message>
        <source>PTX</source>
        <translation>PTX</translation>
    </message>
    <message>
        <source>cubin</source>
        <translation>cubin</translation>
    </message>
    <message>
        <source>fatbin</source>
        <translation>fatbin</translation>
    </message>
    <message>
        <source>program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>アーカイブ</translation>
    </message>
    <message>
        <source>%1, %2 and %3 more</source>
        <translation>%1、%2 ほか %3 個</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>1 kernel</source>
        <translation>カーネル 1 個</translation>
    </message>
    <message>
        <source>%1 kernels</source>
        <translation>カーネル %1 個</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>%1 of its %2 kernels are listed; the command line takes each by its name.</source>
        <translation>%2 個のカーネルのうち %1 個を表示しています。コマンドラインでは名前でどれでも指定できます。</translation>
    </message>
    <message>
        <source>The file has nothing for %1; it has code for %2.</source>
        <translation>このファイルには %1 用のコードがありません。あるのは %2 用です。</translation>
    </message>
    <message>
        <source>The file has several programs for %1, and one is written.</source>
        <translation>このファイルには %1 用のプログラムが複数あり、そのうち 1 つを書き出します。</translation>
    </message>
    <message>
        <source>The program&apos;s kernels are of CUDA Tile, and there is no machine code of their Tile IR: a note of the compile says why.</source>
        <translation>プログラムのカーネルは CUDA Tile で、Tile IR の機械語がありません。理由はコンパイル時の注記にあります。</translation>
    </message>
    <message>
        <source>The program has no kernel; a template needs an instance</source>
        <translation>プログラムにカーネルがありません。テンプレートにはインスタンスが必要です</translation>
    </message>
    <message>
        <source>The program has several kernels: %1</source>
        <translation>プログラムに複数のカーネルがあります: %1</translation>
    </message>
    <message>
        <source>There is no kernel &apos;%1&apos;, but %2; kernels of CUDA Tile are Tile IR alone here: a note of the compile says why.</source>
        <translation>カーネル &apos;%1&apos; はありません。あるのは %2 です。CUDA Tile のカーネルは、ここでは Tile IR だけです。理由はコンパイル時の注記にあります。</translation>
    </message>
    <message>
        <source>There is no kernel &apos;%1&apos;; there are: %2.</source>
        <translation>カーネル &apos;%1&apos; はありません。あるのは：%2。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; means several kernels; there are: %2.</source>
        <translation>&apos;%1&apos; に該当するカーネルが複数あります：%2。</translation>
    </message>
    <message>
        <source>%1 needs a grid to be launched</source>
        <translation>%1 の起動にはグリッドが必要です</translation>
    </message>
    <message>
        <source>%1 needs a grid and a block to be launched</source>
        <translation>%1 の起動にはグリッドとブロックが必要です</translation>
    </message>
    <message>
        <source>%1 cannot be launched, because the names and types of its parameters are not known: %2</source>
        <translation>パラメーターの名前と型が不明なため %1 を起動できません: %2</translation>
    </message>
    <message>
        <source>The emulated GPU runs PTX, and %1 is a kernel of CUDA Tile, which has none: choose a GPU of sm_80 or later.</source>
        <translation>エミュレート GPU は PTX を実行しますが、%1 は PTX のない CUDA Tile のカーネルです。sm_80 以降の GPU を選んでください。</translation>
    </message>
    <message>
        <source>%1 is a kernel of CUDA Tile: its compiler chose %2 threads a block, so there is no occupancy by block size.</source>
        <translation>%1 は CUDA Tile のカーネルです。コンパイラがブロックあたり %2 スレッドを選んだため、ブロックサイズ別の占有率はありません。</translation>
    </message>
    <message>
        <source>%1 is not a text file: it holds zero bytes.</source>
        <translation>%1 はテキストファイルではありません。ゼロバイトを含んでいます。</translation>
    </message>
    <message>
        <source>%1 is no cubin</source>
        <translation>%1 は cubin ではありません</translation>
    </message>
    <message>
        <source>%1 is no fatbin</source>
        <translation>%1 は fatbin ではありません</translation>
    </message>
    <message>
        <source>%1 is no PTX</source>
        <translation>%1 は PTX ではありません</translation>
    </message>
    <message>
        <source>%1 is no object file of a 64-bit Linux</source>
        <translation>%1 は 64 ビット Linux のオブジェクトファイルではありません</translation>
    </message>
    <message>
        <source>%1 is no library of a 64-bit Linux</source>
        <translation>%1 は 64 ビット Linux のライブラリではありません</translation>
    </message>
    <message>
        <source>%1 is no archive</source>
        <translation>%1 はアーカイブではありません</translation>
    </message>
    <message>
        <source>%1: it does not begin as one; build it anew.</source>
        <translation>%1：先頭が形式に合いません。ビルドし直してください。</translation>
    </message>
    <message>
        <source>%1 is empty: build it anew.</source>
        <translation>%1 は空です。ビルドし直してください。</translation>
    </message>
    <message>
        <source>%1: it does not begin with .version; build it anew.</source>
        <translation>%1：先頭が .version ではありません。ビルドし直してください。</translation>
    </message>
    <message>
        <source>%1: it is text; build it anew, or name it %2 where it is a CUDA source.</source>
        <translation>%1：テキストです。ビルドし直すか、CUDA ソースなら %2 という名前にしてください。</translation>
    </message>
    <message>
        <source>%1 holds compiled code and no source.</source>
        <translation>%1 はコンパイル済みコードで、ソースがありません。</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>エラー 1 件</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>エラー %1 件</translation>
    </message>
    <message>
        <source>%1 does not compile for %2: %3.</source>
        <translation>%1 は %2 向けにコンパイルできません：%3。</translation>
    </message>
    <message>
        <source>The command for %1 in %2 is empty, so %1 is compiled as if there were no project.</source>
        <translation>%2 にある %1 用のコマンドが空のため、プロジェクトがないものとして %1 をコンパイルします。</translation>
    </message>
    <message>
        <source>%1 has no command in %2, and that of %3, the closest source, is empty, so %1 is compiled as if there were no project.</source>
        <translation>%2 に %1 用のコマンドがなく、最も近いソース %3 のコマンドは空のため、プロジェクトがないものとして %1 をコンパイルします。</translation>
    </message>
    <message>
        <source>%1 is compiled with its command of %2.</source>
        <translation>%1 は %2 にあるコマンドでコンパイルします。</translation>
    </message>
    <message>
        <source>%1 has no command in %2: that of %3 is used, the closest source.</source>
        <translation>%2 に %1 用のコマンドがないため、最も近いソース %3 のものを使います。</translation>
    </message>
    <message>
        <source>It was made in %1, which is %2 here.</source>
        <translation>%1 で作られたもので、ここでは %2 に当たります。</translation>
    </message>
    <message>
        <source>Left out: %1 (%2).</source>
        <translation>除外：%1 (%2)。</translation>
    </message>
    <message>
        <source>There is no such kernel for this architecture.</source>
        <translation>このアーキテクチャにはこのカーネルがありません。</translation>
    </message>
    <message>
        <source>There is PTX alone, which tells no registers.</source>
        <translation>PTX しかなく、レジスタ数が分かりません。</translation>
    </message>
    <message>
        <source>From a report of %1: %2.</source>
        <translation>%1 のレポートから：%2。</translation>
    </message>
    <message>
        <source>Reports cannot be drawn here: %1 cannot be started (%2).</source>
        <translation>ここではレポートを描画できません。%1 を起動できません（%2）。</translation>
    </message>
    <message>
        <source>Drawing the report took more than a minute and was ended.</source>
        <translation>レポートの描画が 1 分を超えたため打ち切りました。</translation>
    </message>
    <message>
        <source>The report cannot be drawn: %1.</source>
        <translation>レポートを描画できません：%1。</translation>
    </message>
    <message>
        <source>Name the host: its address, or its name in ~/.ssh/config.</source>
        <translation>ホストを、アドレスまたは ~/.ssh/config の名前で指定してください。</translation>
    </message>
    <message>
        <source>A host has letters, digits and . _ : % - only.</source>
        <translation>ホストに使えるのは英数字と . _ : % - だけです。</translation>
    </message>
    <message>
        <source>A user has letters, digits and . _ - only.</source>
        <translation>ユーザーに使えるのは英数字と . _ - だけです。</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>ポートは 1～65535 の数値です。</translation>
    </message>
    <message>
        <source>A jump host is user@host:port; several stand with commas between them.</source>
        <translation>ジャンプホストは user@host:port の形で、複数ある場合はカンマで区切ります。</translation>
    </message>
    <message>
        <source>A path of the worker has letters, digits and . _ / ~ + - only: the host&apos;s shell reads it.</source>
        <translation>ワーカーのパスに使えるのは英数字と . _ / ~ + - だけです。ホストのシェルが解釈するためです。</translation>
    </message>
    <message>
        <source>%1 is a kernel of CUDA Tile, which has no PTX to stamp its blocks in.</source>
        <translation>%1 は CUDA Tile のカーネルで、ブロックのタイムスタンプを埋め込む PTX がありません。</translation>
    </message>
    <message>
        <source>There is no PTX of %1 to stamp its blocks in, but machine code alone: open its source, or a file that holds its PTX.</source>
        <translation>%1 は機械語だけで、ブロックのタイムスタンプを埋め込む PTX がありません。ソースまたは PTX を含むファイルを開いてください。</translation>
    </message>
    <message>
        <source>The worker &apos;%1&apos; names no device; %2/cuda:0 does.</source>
        <translation>ワーカー &apos;%1&apos; がデバイスを指定していません。%2/cuda:0 のように指定してください。</translation>
    </message>
    <message>
        <source>The workers &apos;slurm&apos; are steps of a job of Slurm, and SLURM_JOB_ID names none: start this within salloc or sbatch.</source>
        <translation>ワーカー &apos;slurm&apos; は Slurm ジョブのステップですが、SLURM_JOB_ID がジョブを示していません。salloc または sbatch の中で起動してください。</translation>
    </message>
    <message>
        <source>Slurm&apos;s variables name neither GPUs nor tasks: say how many with slurm:N.</source>
        <translation>Slurm の変数が GPU もタスクも示していません。slurm:N で数を指定してください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no number of workers.</source>
        <translation>&apos;%1&apos; はワーカー数ではありません。</translation>
    </message>
    <message>
        <source>A sweep has at most %1 workers.</source>
        <translation>スイープのワーカーは最大 %1 個です。</translation>
    </message>
    <message>
        <source>The worker &apos;%1&apos; is named twice.</source>
        <translation>ワーカー &apos;%1&apos; が 2 回指定されています。</translation>
    </message>
    <message>
        <source>A worker has no name.</source>
        <translation>名前のないワーカーがあります。</translation>
    </message>
    <message>
        <source>There is no target &apos;%1&apos; in the section [targets] of %2.</source>
        <translation>%2 のセクション [targets] にターゲット &apos;%1&apos; がありません。</translation>
    </message>
    <message>
        <source>The targets cannot be kept: %1 cannot be written.</source>
        <translation>ターゲットを保存できません。%1 に書き込めません。</translation>
    </message>
    <message>
        <source>Give the target a name.</source>
        <translation>ターゲットに名前を付けてください。</translation>
    </message>
    <message>
        <source>A name has at most %1 characters.</source>
        <translation>名前は最大 %1 文字です。</translation>
    </message>
    <message>
        <source>A name has no slashes, and no spaces at its ends.</source>
        <translation>名前にスラッシュや前後の空白は使えません。</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>the field Names gives a name a value</source>
        <translation>欄「名前」で名前に値を与えます</translation>
    </message>
    <message>
        <source>the selector Kernel chooses one</source>
        <translation>セレクター「カーネル」で選びます</translation>
    </message>
    <message>
        <source>the section Build names one</source>
        <translation>セクション「ビルド」で指定します</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>メモリが不足しています。</translation>
    </message>
    <message>
        <source>Argument %1</source>
        <translation>引数 %1</translation>
    </message>
    <message>
        <source>Define value %1</source>
        <translation>定義値 %1</translation>
    </message>
    <message>
        <source>Macro %1</source>
        <translation>マクロ %1</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>Kernel %1</source>
        <translation>カーネル %1</translation>
    </message>
    <message>
        <source>Reference of %1</source>
        <translation>%1 の参照</translation>
    </message>
    <message>
        <source>Reference expr:%1</source>
        <translation>参照 expr:%1</translation>
    </message>
    <message>
        <source>References</source>
        <translation>参照</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>グリッド</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>Cooperative launch</source>
        <translation>協調起動</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>共有メモリ</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>ローカルメモリ</translation>
    </message>
    <message>
        <source>Carve-out</source>
        <translation>カーブアウト</translation>
    </message>
    <message>
        <source>Carve-out %1</source>
        <translation>カーブアウト %1</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>制限時間</translation>
    </message>
    <message>
        <source>Relative tolerance</source>
        <translation>相対許容誤差</translation>
    </message>
    <message>
        <source>Absolute tolerance</source>
        <translation>絶対許容誤差</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>FLOP</source>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Give a grid size.</source>
        <translation>グリッドサイズを指定してください。</translation>
    </message>
    <message>
        <source>Give a block size.</source>
        <translation>ブロックサイズを指定してください。</translation>
    </message>
    <message>
        <source>%1 is a file of numbers and no source: drop it on an argument in Launch or on a buffer in Data, or name it there as file(&quot;%2&quot;).</source>
        <translation>%1 はソースではなく数値のファイルです。「起動」の引数か「データ」のバッファーにドロップするか、そこで file(&quot;%2&quot;) と指定してください。</translation>
    </message>
    <message>
        <source>%1 cannot be saved: the value of its argument %2 cannot be written down.</source>
        <translation>%1 は保存できません: 引数 %2 の値を書き表せません。</translation>
    </message>
    <message>
        <source>%1 cannot be saved: its code does not have the arguments that it was launched with.</source>
        <translation>%1 は保存できません: コードに起動時の引数がありません。</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2.</source>
        <translation>%1 は保存できません: %2。</translation>
    </message>
    <message>
        <source>%1 cannot be saved: its code does not have it.</source>
        <translation>%1 は保存できません: コードにこのカーネルがありません。</translation>
    </message>
    <message>
        <source>It could reach %1 more than the limit allows, which is left out.</source>
        <translation>上限より %1 多く到達できましたが、その分は含まれません。</translation>
    </message>
    <message>
        <source>The variable %1 begins with what the code gives it, not with what it held.</source>
        <translation>変数 %1 は保持していた値ではなく、コードが与える値から始まります。</translation>
    </message>
    <message>
        <source>The launch failed with %1: there is nothing to compare with.</source>
        <translation>起動は %1 で失敗しました: 比較するものがありません。</translation>
    </message>
    <message>
        <source>What the launch left is not recorded: there is nothing to compare with.</source>
        <translation>起動の結果は記録されていません: 比較するものがありません。</translation>
    </message>
    <message>
        <source>There is no program %1.</source>
        <translation>プログラム %1 がありません。</translation>
    </message>
    <message>
        <source>The launch was not saved: %1.</source>
        <translation>起動は保存されませんでした: %1。</translation>
    </message>
    <message>
        <source>The launch was not saved: what the program left of it is damaged.</source>
        <translation>起動は保存されませんでした。プログラムが残したデータが壊れています。</translation>
    </message>
    <message>
        <source>It is one of %1 nodes of a graph, and waits for none of them: its memory is as it was before the graph was launched, and what it left is not told from what the others left.</source>
        <translation>グラフの %1 個のノードの 1 つで、どのノードも待ちません: メモリーはグラフの起動前の状態で、このノードの結果はほかのノードの結果と区別できません。</translation>
    </message>
    <message>
        <source>It is one of %1 nodes of a graph, and waits for others: its memory is as it was before the whole graph was launched, not as it found it, and what it left is not recorded.</source>
        <translation>グラフの %1 個のノードの 1 つで、ほかのノードを待ちます: メモリーはこのノードが見た状態ではなくグラフ全体の起動前の状態で、結果は記録されていません。</translation>
    </message>
</context>
<context>
    <name>RangeChoice</name>
    <message>
        <source>%1 to %2 %</source>
        <translation>%1～%2 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
</context>
<context>
    <name>RegisterText</name>
    <message>
        <source>Live registers</source>
        <translation>生存レジスタ</translation>
    </message>
    <message>
        <source>regs</source>
        <translation>reg</translation>
    </message>
    <message>
        <source>The most registers of a thread that are live at once in the line&apos;s instructions.</source>
        <translation>この行の命令で、1 スレッドが同時に生存させるレジスタ数の最大値。</translation>
    </message>
    <message>
        <source>%1 registers are live at once in this line&apos;s instructions, at most %2 in the kernel.</source>
        <translation>この行の命令で同時に生存するレジスタは %1 個、カーネル全体では最大 %2 個です。</translation>
    </message>
</context>
<context>
    <name>RenamePlan</name>
    <message>
        <source>%1 stands in %2 files, more than are renamed at once; nothing was renamed.</source>
        <translation>%1 は %2 個のファイルにあり、一度に変更できる数を超えるため、名前を変更しませんでした。</translation>
    </message>
    <message>
        <source>%1 stands in %2, which is not there any more; nothing was renamed.</source>
        <translation>%1 を含む %2 がなくなっているため、名前を変更しませんでした。</translation>
    </message>
    <message>
        <source>%1 stands in %2, which lies outside of the project; nothing was renamed.</source>
        <translation>%1 を含む %2 がプロジェクトの外にあるため、名前を変更しませんでした。</translation>
    </message>
    <message>
        <source>%1 stands in %2, which is read only; nothing was renamed.</source>
        <translation>%1 を含む %2 が読み取り専用のため、名前を変更しませんでした。</translation>
    </message>
    <message>
        <source>1 place in this file will change.</source>
        <translation>このファイルの 1 か所が変わります。</translation>
    </message>
    <message>
        <source>%1 places in this file will change.</source>
        <translation>このファイルの %1 か所が変わります。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>file, number of places</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>files</comment>
        <translation>ほか %1 個</translation>
    </message>
    <message>
        <source>%1 places will change: %2. Files open in tabs for it; nothing is saved.</source>
        <translation>%1 か所が変わります：%2。対象のファイルはタブで開き、保存はしません。</translation>
    </message>
</context>
<context>
    <name>RunText</name>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>検証済み</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>faulted</source>
        <translation>フォールト</translation>
    </message>
    <message>
        <source>deadline passed</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>process lost</source>
        <translation>プロセス消失</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>unavailable</source>
        <translation>利用不可</translation>
    </message>
    <message>
        <source>emulated in %1</source>
        <translation>%1 でエミュレート</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 ブロック</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 ブロック</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 スレッド</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 スレッド</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1、%2 / %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>未書き込み</translation>
    </message>
    <message>
        <source>The run left no elements of %1: it did not come to its end.</source>
        <translation>実行は %1 の要素を残しませんでした。最後まで進みませんでした。</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>未保持</translation>
    </message>
    <message>
        <source>Looked for hazards of %1.</source>
        <translation>調べた対象: %1。</translation>
    </message>
    <message>
        <source>This timing kept no elements of %1: run the kernel to see them.</source>
        <translation>この計時は %1 の要素を保持していません: カーネルを実行すると見られます。</translation>
    </message>
    <message>
        <source>The run left no elements of %1: it faulted. %2</source>
        <translation>実行は %1 の要素を残しませんでした。フォールトが起きました。%2</translation>
    </message>
</context>
<context>
    <name>SearchText</name>
    <message>
        <source>The pattern cannot be read at character %1: %2.</source>
        <translation>パターンの %1 文字目が読み取れません：%2。</translation>
    </message>
</context>
<context>
    <name>SweepWords</name>
    <message>
        <source>%1, threads</source>
        <translation>%1、スレッド</translation>
    </message>
    <message>
        <source>%1, blocks</source>
        <translation>%1、ブロック</translation>
    </message>
    <message>
        <source>%1, bytes a block</source>
        <translation>%1、バイト/ブロック</translation>
    </message>
    <message>
        <source>%1, percent</source>
        <translation>%1、パーセント</translation>
    </message>
    <message>
        <source>%1, registers a thread</source>
        <translation>%1、レジスタ/スレッド</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占有率</translation>
    </message>
    <message>
        <source>Warps per SM</source>
        <translation>SM あたりの warp 数</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>Blocks per SM</source>
        <translation>SM あたりのブロック数</translation>
    </message>
    <message>
        <source>limited by %1</source>
        <translation>制限要因 %1</translation>
    </message>
    <message>
        <source>Blocks that each resource allows</source>
        <translation>各リソースが許すブロック数</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>warp</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>%1 of them a block</source>
        <translation>ブロックあたり %1</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>共有メモリ</translation>
    </message>
    <message>
        <source>%1 a block, of %2</source>
        <translation>ブロックあたり %1、全 %2</translation>
    </message>
    <message>
        <source>Block slots</source>
        <translation>ブロックスロット</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>バリア</translation>
    </message>
    <message>
        <source>%1, as numbered in the table</source>
        <translation>%1、表の番号</translation>
    </message>
    <message>
        <source>current</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>best: %1</source>
        <translation>最良: %1</translation>
    </message>
    <message>
        <source>Results as &amp;CSV…</source>
        <translation>結果を CSV に書き出し(&amp;C)…</translation>
    </message>
    <message>
        <source>Cache of &amp;Kernel Tuner…</source>
        <translation>Kernel Tuner のキャッシュ(&amp;K)…</translation>
    </message>
    <message>
        <source>Results as T&amp;4…</source>
        <translation>結果を T4 に書き出し(&amp;4)…</translation>
    </message>
    <message>
        <source>&amp;NVBench JSON…</source>
        <translation>NVBench JSON(&amp;N)…</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>カンマ区切り (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>%1 registers a thread</source>
        <translation>%1 レジスタ/スレッド</translation>
    </message>
    <message>
        <source>%1 spilled</source>
        <translation>スピル %1</translation>
    </message>
    <message>
        <source>%1 shared a block</source>
        <translation>共有 %1/ブロック</translation>
    </message>
    <message>
        <source>occupancy %1</source>
        <translation>占有率 %1</translation>
    </message>
    <message>
        <source>// told to the compiler: -D%1</source>
        <translation>// コンパイラに渡す: -D%1</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 ポイント</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 ポイント</translation>
    </message>
    <message>
        <source>%1: is asked what it is</source>
        <translation>%1: 情報を問い合わせ中</translation>
    </message>
    <message>
        <source>%1: %2, away and tried again: %3</source>
        <translation>%1: %2、不在のため再試行中: %3</translation>
    </message>
    <message>
        <source>%1: %2, left out, since it drifted: %3</source>
        <translation>%1: %2、ずれたため除外: %3</translation>
    </message>
    <message>
        <source>%1: %2, left out: %3</source>
        <translation>%1: %2、除外: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, drift %3</source>
        <translation>%1: %2、ずれ %3</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>約 %1</translation>
    </message>
    <message>
        <source>A set-up starts no command of its own: name &apos;%1&apos; as a target in the settings, and write that name here.</source>
        <translation>設定から任意のコマンドは起動しません。&apos;%1&apos; を環境設定でターゲットとして名前を付けて登録し、ここにはその名前を書いてください。</translation>
    </message>
    <message>
        <source>Say what is varied: a sweep needs an axis, such as block=64..1024:*2.</source>
        <translation>何を変えるか指定してください。スイープには block=64..1024:*2 のような軸が必要です。</translation>
    </message>
    <message>
        <source>The source defines %1 as %2 where nobody else does.</source>
        <translation>ソースは、他で定義されていない場合に %1 を %2 と定義します。</translation>
    </message>
    <message>
        <source>The source defines %1 whatever the compiler is told: put #ifndef %1 and #endif around its #define to sweep it.</source>
        <translation>ソースは、コンパイラへの指定に関係なく %1 を定義します。スイープするには #define を #ifndef %1 と #endif で囲んでください。</translation>
    </message>
    <message>
        <source>The compile settings define %1.</source>
        <translation>コンパイル設定が %1 を定義しています。</translation>
    </message>
    <message>
        <source>The launch form has blocks of %1.</source>
        <translation>起動フォームのブロックは %1 です。</translation>
    </message>
    <message>
        <source>The kernel is an instance of a template, with %1.</source>
        <translation>カーネルはテンプレートのインスタンスで、引数は %1 です。</translation>
    </message>
    <message>
        <source>The kernel has __launch_bounds__(%1).</source>
        <translation>カーネルに __launch_bounds__(%1) があります。</translation>
    </message>
    <message>
        <source>Fewer registers a thread leave room for more blocks; 0 is no limit.</source>
        <translation>スレッドあたりのレジスタを減らすと、より多くのブロックが入ります。0 は無制限です。</translation>
    </message>
    <message>
        <source>Another %1 of this target.</source>
        <translation>このターゲットの別の %1。</translation>
    </message>
    <message>
        <source>Another emulated GPU, in a process of its own.</source>
        <translation>別プロセスで動く、もう 1 つのエミュレート GPU。</translation>
    </message>
    <message>
        <source>A target of your settings: %1</source>
        <translation>設定のターゲット: %1</translation>
    </message>
    <message>
        <source>A step for each GPU, else task, of Slurm&apos;s job %1.</source>
        <translation>Slurm ジョブ %1 の GPU ごと（なければタスクごと）に 1 ステップ。</translation>
    </message>
    <message>
        <source>%1 = %2 in the source</source>
        <translation>ソースで %1 = %2</translation>
    </message>
    <message>
        <source>%1 = %2 in the compile settings</source>
        <translation>コンパイル設定で %1 = %2</translation>
    </message>
    <message>
        <source>%1 = %2 in the launch form</source>
        <translation>起動フォームで %1 = %2</translation>
    </message>
    <message>
        <source>FEWER</source>
        <translation>少ない</translation>
    </message>
    <message>
        <source>%1 fewer than the program as it stands</source>
        <translation>現状のプログラムより %1 少ない</translation>
    </message>
    <message>
        <source>MORE</source>
        <translation>多い</translation>
    </message>
    <message>
        <source>%1 more than the program as it stands</source>
        <translation>現状のプログラムより %1 多い</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>the same count as the program as it stands</source>
        <translation>現状のプログラムと同数</translation>
    </message>
    <message>
        <source>%1 interval: %2 to %3 of its time</source>
        <translation>%1 区間: 時間の %2～%3</translation>
    </message>
    <message>
        <source>It was chosen from %1 points, whose intervals overlap, by launching them in turns.</source>
        <translation>区間が重なる %1 点を交互に起動して選びました。</translation>
    </message>
    <message>
        <source>the code and launch of the program as it stands</source>
        <translation>コードと起動は現状のプログラムと同じ</translation>
    </message>
    <message>
        <source>FASTER</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>%1 less time than the program as it stands, in turns with it</source>
        <translation>現状のプログラムと交互に起動し、時間は %1 短い</translation>
    </message>
    <message>
        <source>SLOWER</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>%1 more time than the program as it stands, in turns with it</source>
        <translation>現状のプログラムと交互に起動し、時間は %1 長い</translation>
    </message>
    <message>
        <source>the time of the program as it stands, in turns with it</source>
        <translation>現状のプログラムと交互に起動し、時間は同じ</translation>
    </message>
    <message>
        <source>CANNOT TELL</source>
        <translation>判定不能</translation>
    </message>
    <message>
        <source>launched in turns with the program as it stands, which did not tell</source>
        <translation>現状のプログラムと交互に起動したが、判定できず</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>時間の中央値</translation>
    </message>
    <message>
        <source>Warp instructions</source>
        <translation>warp 命令数</translation>
    </message>
    <message>
        <source>Bytes moved</source>
        <translation>転送バイト数</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>検証済み</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>測定済み</translation>
    </message>
    <message>
        <source>as point %1</source>
        <translation>点 %1 と同じ</translation>
    </message>
    <message>
        <source>as another point</source>
        <translation>他の点と同じ</translation>
    </message>
    <message>
        <source>as a point without a figure</source>
        <translation>数値のない点と同じ</translation>
    </message>
    <message>
        <source>does not compile</source>
        <translation>コンパイル不可</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>フォールト</translation>
    </message>
    <message>
        <source>deadline</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>誤り</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Grid: every point</source>
        <translation>グリッド: 全点</translation>
    </message>
    <message>
        <source>Random order</source>
        <translation>ランダム順</translation>
    </message>
    <message>
        <source>Evolution</source>
        <translation>進化</translation>
    </message>
    <message>
        <source>%1 less time than the program as it stands, each measured by itself</source>
        <translation>時間は現状のプログラムより %1 短い (それぞれ単独で測定)</translation>
    </message>
    <message>
        <source>%1 more time than the program as it stands, each measured by itself</source>
        <translation>時間は現状のプログラムより %1 長い (それぞれ単独で測定)</translation>
    </message>
    <message>
        <source>%1 of %2 comparisons in turns</source>
        <translation>交互の比較 %2 回中 %1 回</translation>
    </message>
</context>
<context>
    <name>TargetList</name>
    <message>
        <source>New target</source>
        <translation>新しいターゲット</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>ローカル</translation>
    </message>
    <message>
        <source>Another target has this name.</source>
        <translation>この名前のターゲットが既にあります。</translation>
    </message>
    <message>
        <source>Give the command that reaches a kerneldesk-worker.</source>
        <translation>kerneldesk-worker に接続するコマンドを指定してください。</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>KernelDesk compiles, runs, times and explains CUDA kernels.
Without a command it opens its window, with FILE when a source or session is named: kerneldesk [FILE]….</source>
        <translation>KernelDesk は CUDA カーネルをコンパイル、実行、計測、解説します。
コマンドなしではウィンドウを開きます。ソースやセッションを指定すると FILE を開きます：kerneldesk [FILE]…。</translation>
    </message>
    <message>
        <source>kerneldesk COMMAND --help tells all about a command.

Exit status: 0 done; 1 the kernel failed (does not compile, faults, differs from its reference, exceeds its
deadline) or got worse from one report, or one build, to the next; 2 bad arguments; 3 the machine lacks something
(driver, device, NVRTC…); 4 two builds cannot be told apart; 130 cancelled with Ctrl+C.
With --format json, standard output is one document for status 0, 1 and 4 and empty else; errors, one sentence
first, go to standard error.</source>
        <translation>kerneldesk COMMAND --help でコマンドの詳細を表示します。

終了ステータス：0 完了。1 カーネルの失敗（コンパイル不可、フォールト、参照値と不一致、
時間切れ）、またはレポート間・ビルド間での悪化。2 引数の誤り。3 マシンの不足
（ドライバー、デバイス、NVRTC…）。4 2 つのビルドの判定不能。130 Ctrl+C によるキャンセル。
--format json では、標準出力はステータス 0、1、4 のとき 1 つの文書、それ以外は空です。エラーは、1 文の要約を
先頭に、標準エラー出力に出ます。</translation>
    </message>
    <message>
        <source>the version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>このヘルプ</translation>
    </message>
    <message>
        <source>%1 --help tells more.</source>
        <translation>詳細は %1 --help を参照してください。</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>メモリが不足しています。</translation>
    </message>
    <message>
        <source>There is no display here for the window; these commands need none.</source>
        <translation>ウィンドウを開くディスプレイがありません。次のコマンドはディスプレイなしで使えます。</translation>
    </message>
    <message>
        <source>Standard output could not be written: %1.</source>
        <translation>標準出力に書き込めませんでした：%1。</translation>
    </message>
    <message>
        <source>%2 reads a source of another revision; %1 holds compiled code.</source>
        <translation>%2 は別リビジョンのソースを読みますが、%1 はコンパイル済みコードです。</translation>
    </message>
    <message>
        <source>note: %1 and the headers of its checkout are taken from %2; headers that it does not have are as they are now.</source>
        <translation>注記：%1 とそのチェックアウトのヘッダーは %2 のものを使います。そこにないヘッダーは現在のものを使います。</translation>
    </message>
    <message>
        <source>%1 compares A with itself at a revision; it does not go with %2.</source>
        <translation>%1 は A をあるリビジョンの A 自身と比較するもので、%2 とは併用できません。</translation>
    </message>
    <message>
        <source>Name what A is compared with: %1, or options of one of them, as %2.</source>
        <translation>A の比較対象を指定してください：%1、または %2 のような一方だけのオプション。</translation>
    </message>
    <message>
        <source>define a macro</source>
        <translation>マクロを定義</translation>
    </message>
    <message>
        <source>compiler option</source>
        <translation>コンパイラオプション</translation>
    </message>
    <message>
        <source>the kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>ブロック数</translation>
    </message>
    <message>
        <source>threads of a block</source>
        <translation>ブロックのスレッド数</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>計測</translation>
    </message>
    <message>
        <source>launches of each before the first sample; default: 10</source>
        <translation>最初のサンプルまでの各々の起動回数。既定値：10</translation>
    </message>
    <message>
        <source>timed launches of each, at most; default: 1024</source>
        <translation>各々の計測回数の上限。既定値：1024</translation>
    </message>
    <message>
        <source>stop after so long with fewer samples; default: 15</source>
        <translation>サンプルが足りなくてもこの時間で終了。既定値：15</translation>
    </message>
    <message>
        <source>flush the L2 cache before every sample</source>
        <translation>各サンプルの前に L2 キャッシュをフラッシュ</translation>
    </message>
    <message>
        <source>the order of the launches is drawn from it; default: 1</source>
        <translation>起動順を決める乱数の種。既定値：1</translation>
    </message>
    <message>
        <source>A and B are launched in turns, A B B A or B A A B, in one process that has loaded both, and are verified
before and after. The verdict is on the ratio of the kernels&apos; own times: FASTER, SLOWER, SAME (within 1 %),
or CANNOT TELL with its reasons. On the emulated GPU the counts of both are compared, exactly.
What one of them does not say of its launch is as the other says it, arguments by their names.

Exit status: 0 B is the same or faster; 1 B is slower, or a kernel failed; 4 cannot tell.</source>
        <translation>A と B を読み込んだ 1 つのプロセスで、A B B A または B A A B と交互に起動し、前後で検証します。
判定はカーネル自身の時間の比に基づきます：FASTER、SLOWER、SAME（1 % 以内）、
または理由付きの CANNOT TELL。エミュレート GPU では両者の計数を厳密に比較します。
一方の起動に指定がない項目は他方の指定に従います。引数は名前で対応させます。

終了ステータス：0 B が同等以上に速い。1 B が遅い、またはカーネルが失敗。4 判定不能。</translation>
    </message>
    <message>
        <source>Say which of two builds is faster</source>
        <translation>2 つのビルドのどちらが速いか判定</translation>
    </message>
    <message>
        <source>a CUDA source, a session, a report or compiled code</source>
        <translation>CUDA ソース、セッション、レポート、またはコンパイル済みコード</translation>
    </message>
    <message>
        <source>what is judged against A; default: A, with options of its own</source>
        <translation>A と比べる対象。既定値：独自のオプションを付けた A</translation>
    </message>
    <message>
        <source>judge the file A against itself, with its headers, at a revision of its git checkout</source>
        <translation>ファイル A を、ヘッダーとともに、git チェックアウトのあるリビジョンの自身と比較</translation>
    </message>
    <message>
        <source>A alone</source>
        <translation>A のみ</translation>
    </message>
    <message>
        <source>B alone</source>
        <translation>B のみ</translation>
    </message>
    <message>
        <source>warp instructions</source>
        <translation>warp 命令</translation>
    </message>
    <message>
        <source>lane instructions</source>
        <translation>レーン命令</translation>
    </message>
    <message>
        <source>global requests</source>
        <translation>グローバルリクエスト</translation>
    </message>
    <message>
        <source>sectors of 32 bytes</source>
        <translation>32 バイトセクタ</translation>
    </message>
    <message>
        <source>sectors if packed</source>
        <translation>詰めた場合のセクタ</translation>
    </message>
    <message>
        <source>bank conflicts</source>
        <translation>バンクコンフリクト</translation>
    </message>
    <message>
        <source>FEWER</source>
        <translation>少ない</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>MORE</source>
        <translation>多い</translation>
    </message>
    <message>
        <source>CANNOT TELL</source>
        <translation>判定不能</translation>
    </message>
    <message>
        <source>FASTER</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>SLOWER</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>%1, by counts of the emulated GPU, which has no time</source>
        <translation>%1 (時間のないエミュレート GPU の計数による)</translation>
    </message>
    <message>
        <source>95 % interval %1 … %2</source>
        <translation>95 % 区間 %1 … %2</translation>
    </message>
    <message>
        <source>the kernel and its launch</source>
        <translation>カーネルとその起動</translation>
    </message>
    <message>
        <source>median of A</source>
        <translation>A の中央値</translation>
    </message>
    <message>
        <source>median of B</source>
        <translation>B の中央値</translation>
    </message>
    <message>
        <source>window of A</source>
        <translation>A の計測窓</translation>
    </message>
    <message>
        <source>window of B</source>
        <translation>B の計測窓</translation>
    </message>
    <message>
        <source>B / A</source>
        <translation>B / A</translation>
    </message>
    <message>
        <source>%1 interval %2 … %3</source>
        <translation>%1 区間 %2 … %3</translation>
    </message>
    <message>
        <source>%1 of each, interleaved in %2</source>
        <translation>各 %1、%2 で交互に計測</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 サンプル</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 サンプル</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 ブロック</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 ブロック</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The outputs of A and B are not equal bit for bit.</source>
        <translation>A と B の出力はビット単位で一致しません。</translation>
    </message>
    <message>
        <source>The program has no Tile IR: it has no kernel of CUDA Tile (__tile_global__).</source>
        <translation>このプログラムには Tile IR がありません。CUDA Tile のカーネル（__tile_global__）がないためです。</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2、%3</translation>
    </message>
    <message>
        <source>from the cache</source>
        <translation>キャッシュから</translation>
    </message>
    <message>
        <source>And %1 kernels of the toolkit&apos;s headers; --format json lists them.</source>
        <translation>ほかにツールキットのヘッダーのカーネルが %1 個あります。--format json で一覧できます。</translation>
    </message>
    <message>
        <source>The program compiles; its kernels are of CUDA Tile, whose Tile IR --tile-ir OUT writes.</source>
        <translation>プログラムはコンパイルできます。カーネルは CUDA Tile のもので、その Tile IR は --tile-ir OUT で書き出せます。</translation>
    </message>
    <message>
        <source>The program compiles and has no kernel; a template needs --name-expression to have an instance.</source>
        <translation>プログラムはコンパイルできますが、カーネルがありません。テンプレートのインスタンスには --name-expression が必要です。</translation>
    </message>
    <message>
        <source>The file has no PTX for %1.</source>
        <translation>このファイルには %1 用の PTX がありません。</translation>
    </message>
    <message>
        <source>The file has no cubin for %1.</source>
        <translation>このファイルには %1 用の cubin がありません。</translation>
    </message>
    <message>
        <source>%1: made by an unknown compiler</source>
        <translation>%1: 不明なコンパイラで作成</translation>
    </message>
    <message>
        <source>%1: made by %2</source>
        <translation>%1: %2 で作成</translation>
    </message>
    <message>
        <source>Compiled code has no Tile IR; --tile-ir takes a source.</source>
        <translation>コンパイル済みコードに Tile IR はありません。--tile-ir にはソースを指定してください。</translation>
    </message>
    <message>
        <source>Compile, and show registers, spills and memory of every kernel</source>
        <translation>コンパイルし、各カーネルのレジスタ、スピル、メモリを表示</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>write the PTX; for several --arch OUT.ptx becomes OUT.sm_90.ptx</source>
        <translation>PTX を書き出し。--arch が複数なら OUT.ptx は OUT.sm_90.ptx になる</translation>
    </message>
    <message>
        <source>write the cubin, likewise</source>
        <translation>cubin を書き出し (同様)</translation>
    </message>
    <message>
        <source>write the Tile IR of CUDA Tile kernels, likewise: as text, or as bytecode to OUT.tilebc</source>
        <translation>CUDA Tile カーネルの Tile IR を書き出し (同様): テキスト、OUT.tilebc ならバイトコード</translation>
    </message>
    <message>
        <source>--arch, -D, -I, --option and --name-expression may come several times.
Sizes are bytes. Spills are stores / loads; max threads is that of __launch_bounds__.
Of compiled code the kernels of all its architectures are listed, or of those that --arch names.
PTX tells no figures and a cubin no spills (–).
%1</source>
        <translation>--arch、-D、-I、--option、--name-expression は複数回指定できます。
サイズの単位はバイトです。スピルはストア / ロード、max threads は __launch_bounds__ の値です。
コンパイル済みコードでは、全アーキテクチャ、または --arch で指定したもののカーネルを一覧します。
PTX からは数値が、cubin からはスピルが分かりません（–）。
%1</translation>
    </message>
    <message>
        <source>compiling</source>
        <translation>コンパイル中</translation>
    </message>
    <message>
        <source>The session&apos;s device &apos;%1&apos; is no device; cuda:0, cuda:1… and emulated are.</source>
        <translation>セッションのデバイス &apos;%1&apos; はデバイスではありません。cuda:0、cuda:1…、emulated が使えます。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>No device is chosen; %2 takes one of %1.</source>
        <translation>デバイスが選ばれていません。%2 には %1 のいずれかを指定します。</translation>
    </message>
    <message>
        <source>There is no device &apos;%1&apos; on this target; there is %2.</source>
        <translation>このターゲットにデバイス &apos;%1&apos; はありません。あるのは %2 です。</translation>
    </message>
    <message>
        <source>NVRTC %1 does not compile for %2; it knows %3.</source>
        <translation>NVRTC %1 は %2 向けにコンパイルできません。対応は %3 です。</translation>
    </message>
    <message>
        <source>compiling changes that may help:</source>
        <translation>有効そうな変更をコンパイル中:</translation>
    </message>
    <message>
        <source>running block</source>
        <translation>ブロックを実行中</translation>
    </message>
    <message>
        <source>timing</source>
        <translation>計測中</translation>
    </message>
    <message>
        <source>comparing</source>
        <translation>比較中</translation>
    </message>
    <message>
        <source>counting, launch</source>
        <translation>計数中、起動</translation>
    </message>
    <message>
        <source>Tile IR is cut off behind %1 MiB of text.</source>
        <translation>Tile IR のテキストは %1 MiB 以降を省略しました。</translation>
    </message>
    <message>
        <source>There is no machine code of this program.</source>
        <translation>このプログラムの機械語がありません。</translation>
    </message>
    <message>
        <source>SASS is cut off behind %1 MiB of text.</source>
        <translation>SASS のテキストは %1 MiB 以降を省略しました。</translation>
    </message>
    <message>
        <source>The worker sent only a part of an output.</source>
        <translation>ワーカーは出力の一部しか送りませんでした。</translation>
    </message>
    <message>
        <source>%1 is of a GPU&apos;s counts, and this is the emulated GPU: leave it out, or choose a GPU with --device cuda:0.</source>
        <translation>%1 は GPU のカウンター用ですが、これはエミュレート GPU です。省くか、--device cuda:0 で GPU を選んでください。</translation>
    </message>
    <message>
        <source>The kernel is run and verified once, and then launched as often as the GPU&apos;s counters need, each time on
fresh inputs, in a process of its own: counting changes times. It needs CUPTI of CUDA 12.6 or newer beside
the worker, and a driver that gives counters to this user. The emulated GPU counts what it can in the PTX.
By line, code that CUPTI adds to the kernel counts, and makes it some 10 to 50 times slower: --deadline may
have to be longer.</source>
        <translation>カーネルを一度実行して検証し、その後 GPU のカウンターに必要な回数だけ、毎回新しい入力で、専用のプロセスで起動します。
計数は時間を変えます。ワーカーの側に CUDA 12.6 以降の CUPTI と、このユーザーにカウンターを許すドライバーが必要です。
エミュレート GPU は PTX で数えられるものを数えます。
行ごとには CUPTI がカーネルに加えるコードが数え、10～50 倍ほど遅くなります。--deadline を
長くする必要があるかもしれません。</translation>
    </message>
    <message>
        <source>Count what one launch does in the GPU: bytes, instructions, stalls</source>
        <translation>1 回の起動が GPU で行うことを計数: バイト、命令、ストール</translation>
    </message>
    <message>
        <source>leave the inputs in L2 in place of flushing it before each launch</source>
        <translation>起動のたびに L2 をフラッシュせず、入力を L2 に残す</translation>
    </message>
    <message>
        <source>By line</source>
        <translation>行ごと</translation>
    </message>
    <message>
        <source>count each line of the source as well, in one more launch</source>
        <translation>ソースの各行も、もう 1 回の起動で計数する</translation>
    </message>
    <message>
        <source>the same for each machine instruction, with its SASS</source>
        <translation>各機械語命令について同じことを、SASS とともに</translation>
    </message>
    <message>
        <source>the same with the emulated GPU&apos;s counts beside it, differences marked</source>
        <translation>エミュレート GPU の値を並べ、違いに印を付ける</translation>
    </message>
    <message>
        <source>write a row for each line, or with --by-instruction for each instruction</source>
        <translation>各行、または --by-instruction では各命令につき 1 行を書き出す</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>compute capability</source>
        <translation>Compute Capability</translation>
    </message>
    <message>
        <source>multiprocessors</source>
        <translation>マルチプロセッサ</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>PCI bus</source>
        <translation>PCI バス</translation>
    </message>
    <message>
        <source>default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>CUDA %1</source>
        <translation>CUDA %1</translation>
    </message>
    <message>
        <source>List the devices, and what this machine lacks</source>
        <translation>デバイスと、このマシンに足りないものを一覧</translation>
    </message>
    <message>
        <source>every attribute of every device, grouped (always part of the JSON)</source>
        <translation>全デバイスの全属性を分類して表示 (JSON には常に含まれる)</translation>
    </message>
    <message>
        <source>measure the memory&apos;s and arithmetic&apos;s rates, for some seconds, and keep them for timings</source>
        <translation>メモリと演算の速度を数秒間測定し、計測用に保存</translation>
    </message>
    <message>
        <source>error:</source>
        <translation>エラー:</translation>
    </message>
    <message>
        <source>warning:</source>
        <translation>警告:</translation>
    </message>
    <message>
        <source>remark:</source>
        <translation>備考:</translation>
    </message>
    <message>
        <source>note:</source>
        <translation>注記:</translation>
    </message>
    <message>
        <source>options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>compiler</source>
        <translation>コンパイラ</translation>
    </message>
    <message>
        <source>Try one: kerneldesk run --example saxpy. The sources are in %1.</source>
        <translation>試すには：kerneldesk run --example saxpy。ソースは %1 にあります。</translation>
    </message>
    <message>
        <source>List the shipped examples</source>
        <translation>付属のサンプルを一覧</translation>
    </message>
    <message>
        <source>%1 reads a revision with git, which was not found: looked for git in PATH.</source>
        <translation>%1 は git でリビジョンを読みますが、git が見つかりません。PATH で git を探しました。</translation>
    </message>
    <message>
        <source>git did not answer within %1 s.</source>
        <translation>git が %1 s 以内に応答しませんでした。</translation>
    </message>
    <message>
        <source>git could not be started: %1.</source>
        <translation>git を起動できませんでした：%1。</translation>
    </message>
    <message>
        <source>git knows no revision &apos;%1&apos; here.</source>
        <translation>git はここにリビジョン &apos;%1&apos; を見つけられません。</translation>
    </message>
    <message>
        <source>The header %1 is a symbolic link of the revision that leads out of the checkout, and %2 reads what the revision has.</source>
        <translation>リビジョンのヘッダー %1 はチェックアウトの外を指すシンボリックリンクですが、%2 が読むのはリビジョンにあるものです。</translation>
    </message>
    <message>
        <source>The header %1 is a symbolic link of the revision that leads in a circle.</source>
        <translation>リビジョンのヘッダー %1 は循環するシンボリックリンクです。</translation>
    </message>
    <message>
        <source>The header %1 is a symbolic link of the revision that leads to no file of it.</source>
        <translation>リビジョンのヘッダー %1 は、リビジョンにないファイルを指すシンボリックリンクです。</translation>
    </message>
    <message>
        <source>git took longer than %1 s to give the headers of the revision; %2 is for sources with fewer.</source>
        <translation>git がリビジョンのヘッダーを取り出すのに %1 s を超えました。%2 はヘッダーの少ないソース向けです。</translation>
    </message>
    <message>
        <source>The header %1 of the revision cannot be read: it is too long, no text, or git does not give it.</source>
        <translation>リビジョンのヘッダー %1 を読めません。長すぎるか、テキストでないか、git が取り出せません。</translation>
    </message>
    <message>
        <source>git does not list the files of revision %1: %2.</source>
        <translation>git がリビジョン %1 のファイルを一覧できません：%2。</translation>
    </message>
    <message>
        <source>there are too many</source>
        <translation>多すぎます</translation>
    </message>
    <message>
        <source>%2 needs a source in a file of its own; %1 is none.</source>
        <translation>%2 には独立したファイルのソースが必要ですが、%1 は違います。</translation>
    </message>
    <message>
        <source>%1 is in no git checkout that can be read: %2.</source>
        <translation>%1 は読み取れる git チェックアウトの中にありません：%2。</translation>
    </message>
    <message>
        <source>Revision %1 has no %2.</source>
        <translation>リビジョン %1 に %2 はありません。</translation>
    </message>
    <message>
        <source>%1 is longer than %2 MiB in revision %3.</source>
        <translation>%1 はリビジョン %3 で %2 MiB を超えています。</translation>
    </message>
    <message>
        <source>git could not read %1 of revision %2: %3.</source>
        <translation>git がリビジョン %2 の %1 を読めませんでした：%3。</translation>
    </message>
    <message>
        <source>%1 is no text file in revision %2: it holds zero bytes.</source>
        <translation>%1 はリビジョン %2 でテキストファイルではありません。ゼロバイトを含んでいます。</translation>
    </message>
    <message>
        <source>Show this help, or that of a command</source>
        <translation>このヘルプ、またはコマンドのヘルプを表示</translation>
    </message>
    <message>
        <source>the command; default: all of them</source>
        <translation>コマンド。既定値：すべて</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>usage: %1</source>
        <translation>使い方: %1</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMAND</translation>
    </message>
    <message>
        <source>[OPTIONS]</source>
        <translation>[OPTIONS]</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>the program&apos;s source</source>
        <translation>プログラムのソース</translation>
    </message>
    <message>
        <source>a source of the session</source>
        <translation>セッションのソース</translation>
    </message>
    <message>
        <source>the input of argument %1</source>
        <translation>引数 %1 の入力</translation>
    </message>
    <message>
        <source>the reference of %1</source>
        <translation>%1 の参照</translation>
    </message>
    <message>
        <source>a header of the program</source>
        <translation>プログラムのヘッダー</translation>
    </message>
    <message>
        <source>%1: %2 is %3 and would be overwritten; name another file.</source>
        <translation>%1：%2 は%3で、上書きされてしまいます。別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>what %1 writes</source>
        <translation>%1 の書き出し先</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>arch</source>
        <translation>arch</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>spills</source>
        <translation>スピル</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>local</source>
        <translation>ローカル</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>定数</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>バリア</translation>
    </message>
    <message>
        <source>max threads</source>
        <translation>最大スレッド</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>note: The launch is taken from line %1 of %2</source>
        <translation>注記: 起動は %2 の %1 行目から取りました</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1; likely, but not told there: %2</source>
        <translation>%1 (そこに明記はなく推定): %2</translation>
    </message>
    <message>
        <source>A launch needs one architecture; %2 names %1.</source>
        <translation>起動にはアーキテクチャが 1 つ必要ですが、%2 には %1 が指定されています。</translation>
    </message>
    <message>
        <source>Compiled code: PTX, a cubin, a fatbin, a program, library, object file or archive with device code,
or a folder of Triton&apos;s cache. It is known by its content, not by its name.</source>
        <translation>コンパイル済みコード：PTX、cubin、fatbin、デバイスコードを含むプログラム、ライブラリ、オブジェクトファイル、アーカイブ、
または Triton のキャッシュフォルダー。名前ではなく内容で判別します。</translation>
    </message>
    <message>
        <source>active lanes</source>
        <translation>アクティブレーン</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>セクタ</translation>
    </message>
    <message>
        <source>sector use</source>
        <translation>セクタ利用率</translation>
    </message>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>in PTX</source>
        <translation>PTX で</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>at</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>instruction</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>By instruction</source>
        <translation>命令ごと</translation>
    </message>
    <message>
        <source>%1 cannot be launched without %2.
Values to start from: %3
%4 launches one kernel with what it is given; it does not execute main().</source>
        <translation>%2 がないため %1 を起動できません。
出発点となる値：%3
%4 は指定に従って 1 つのカーネルを起動し、main() は実行しません。</translation>
    </message>
    <message>
        <source>Numbers (over those of a compiled kernel)</source>
        <translation>数値 (コンパイル済みカーネルの値より優先)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an architecture such as sm_90.</source>
        <translation>&apos;%1&apos; は sm_90 のようなアーキテクチャではありません。</translation>
    </message>
    <message>
        <source>The calculator takes one %1.</source>
        <translation>計算機に指定できる %1 は 1 つです。</translation>
    </message>
    <message>
        <source>PTX does not tell the registers of %1; give them with %2.</source>
        <translation>PTX からは %1 のレジスタ数が分かりません。%2 で指定してください。</translation>
    </message>
    <message>
        <source>%1 needs a program: name %2 or %3.</source>
        <translation>%1 にはプログラムが必要です。%2 または %3 を指定してください。</translation>
    </message>
    <message>
        <source>--batch answers as CSV; --format json does not go with it.</source>
        <translation>--batch の出力は CSV です。--format json とは併用できません。</translation>
    </message>
    <message>
        <source>%1 does not go with --batch.</source>
        <translation>%1 は --batch と併用できません。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a table.</source>
        <translation>%1 は表ではなくフォルダーです。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>%1 を開けません：%2。</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>標準入力</translation>
    </message>
    <message>
        <source>Compiled by %1.</source>
        <translation>%1 でコンパイル。</translation>
    </message>
    <message>
        <source>of a block; default: the session&apos;s launch, else 256</source>
        <translation>ブロックあたり。既定値：セッションの起動、なければ 256</translation>
    </message>
    <message>
        <source>of a thread; default: 32</source>
        <translation>スレッドあたり。既定値：32</translation>
    </message>
    <message>
        <source>of a block; default: 0</source>
        <translation>ブロックあたり。既定値：0</translation>
    </message>
    <message>
        <source>of a block; default: the session&apos;s launch, else 0</source>
        <translation>ブロックあたり。既定値：セッションの起動、なければ 0</translation>
    </message>
    <message>
        <source>of the largest shared memory; default: the driver&apos;s choice</source>
        <translation>最大共有メモリに対する割合。既定値：ドライバーが決定</translation>
    </message>
    <message>
        <source>blocks of a cluster; default: 1</source>
        <translation>クラスターのブロック数。既定値：1</translation>
    </message>
    <message>
        <source>Calculate the occupancy of a compiled kernel, or of numbers</source>
        <translation>コンパイル済みカーネルまたは数値から占有率を計算</translation>
    </message>
    <message>
        <source>occupancy over threads, registers and dynamic shared memory</source>
        <translation>スレッド数、レジスタ数、動的共有メモリに対する占有率</translation>
    </message>
    <message>
        <source>answer every row of a table (- is standard input), as CSV on standard output</source>
        <translation>表 (- は標準入力) の各行を計算し、標準出力に CSV で出力</translation>
    </message>
    <message>
        <source>Without FILE it is a calculator for sm_90, or for --arch sm_50 to sm_121; it needs no GPU and no compiler.
What is not given is taken from the launch in the source&apos;s host code, where it has one.
A batch has the columns arch,threads,registers,static_shared,dynamic_shared,carveout,barriers (carveout
may be empty; cluster may follow); blocks_per_sm,occupancy,limited_by are appended to its rows.

  kerneldesk occupancy --arch sm_90 --threads 256 --registers 40
  kerneldesk occupancy --example sgemm --curves</source>
        <translation>FILE を省くと sm_90、または --arch sm_50～sm_121 の計算機になり、GPU もコンパイラも不要です。
指定のない項目は、ソースのホストコードに起動があればそこから取ります。
バッチの列は arch,threads,registers,static_shared,dynamic_shared,carveout,barriers です（carveout は
空でもよく、cluster を続けられます）。各行に blocks_per_sm,occupancy,limited_by を追加します。

  kerneldesk occupancy --arch sm_90 --threads 256 --registers 40
  kerneldesk occupancy --example sgemm --curves</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 スレッド</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 スレッド</translation>
    </message>
    <message>
        <source>1 register</source>
        <translation>1 レジスタ</translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation>%1 レジスタ</translation>
    </message>
    <message>
        <source>%1 static and %2 dynamic shared memory</source>
        <translation>静的 %1、動的 %2 の共有メモリ</translation>
    </message>
    <message>
        <source>1 barrier</source>
        <translation>1 バリア</translation>
    </message>
    <message>
        <source>%1 barriers</source>
        <translation>%1 バリア</translation>
    </message>
    <message>
        <source>clusters of %1</source>
        <translation>クラスター %1</translation>
    </message>
    <message>
        <source>carve-out %1 %</source>
        <translation>カーブアウト %1 %</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>virtual</source>
        <translation>仮想</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>blocks allowed by</source>
        <translation>許容ブロック数の要因</translation>
    </message>
    <message>
        <source>1 register a thread</source>
        <translation>1 レジスタ/スレッド</translation>
    </message>
    <message>
        <source>at most %1 registers a thread</source>
        <translation>最大 %1 レジスタ/スレッド</translation>
    </message>
    <message>
        <source>%1 a block</source>
        <translation>%1/ブロック</translation>
    </message>
    <message>
        <source>at most %1 shared memory a block</source>
        <translation>ブロックあたり共有メモリ最大 %1</translation>
    </message>
    <message>
        <source>a carve-out of %1 % or more</source>
        <translation>カーブアウト %1 % 以上</translation>
    </message>
    <message>
        <source>at most %1 barriers</source>
        <translation>最大 %1 バリア</translation>
    </message>
    <message>
        <source>clusters of at most %1</source>
        <translation>クラスター最大 %1</translation>
    </message>
    <message>
        <source>to raise it</source>
        <translation>上げるには</translation>
    </message>
    <message>
        <source>best block size</source>
        <translation>最適なブロックサイズ</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>占有率</translation>
    </message>
    <message>
        <source>on a multiprocessor</source>
        <translation>マルチプロセッサ上</translation>
    </message>
    <message>
        <source>%1, %2 of %3 warps</source>
        <translation>%1、%3 warp 中 %2</translation>
    </message>
    <message>
        <source>limited by</source>
        <translation>制限要因</translation>
    </message>
    <message>
        <source>impossible: %1</source>
        <translation>不可能: %1</translation>
    </message>
    <message>
        <source>threads a block</source>
        <translation>スレッド/ブロック</translation>
    </message>
    <message>
        <source>registers a thread</source>
        <translation>レジスタ/スレッド</translation>
    </message>
    <message>
        <source>dynamic shared bytes</source>
        <translation>動的共有バイト</translation>
    </message>
    <message>
        <source>Compiling</source>
        <translation>コンパイル</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>its value is empty.</source>
        <translation>値が空です。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not of the form NAME=VALUE.</source>
        <translation>&apos;%1&apos; は NAME=VALUE の形式ではありません。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is none of: %2.</source>
        <translation>&apos;%1&apos; は次のいずれでもありません：%2。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number from %2 to %3.</source>
        <translation>&apos;%1&apos; は %2～%3 の整数ではありません。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number of 0 or more.</source>
        <translation>&apos;%1&apos; は 0 以上の数値ではありません。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number above 0 and up to %2.</source>
        <translation>&apos;%1&apos; は 0 より大きく %2 以下の数値ではありません。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither 0 nor a share from 0.001% to 50%.</source>
        <translation>&apos;%1&apos; は 0 でも、0.001%～50% の割合でもありません。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no device; cuda:0, cuda:1… and emulated are.</source>
        <translation>&apos;%1&apos; はデバイスではありません。cuda:0、cuda:1…、emulated が使えます。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no macro; write NAME, NAME=VALUE or NAME(A,B)=VALUE.</source>
        <translation>&apos;%1&apos; はマクロではありません。NAME、NAME=VALUE または NAME(A,B)=VALUE と書いてください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no folder.</source>
        <translation>&apos;%1&apos; はフォルダーではありません。</translation>
    </message>
    <message>
        <source>there is no folder &apos;%1&apos;.</source>
        <translation>フォルダー &apos;%1&apos; はありません。</translation>
    </message>
    <message>
        <source>text for people (the default), json for programs</source>
        <translation>人向けの text (既定) またはプログラム向けの json</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>cuda:0, cuda:1… or emulated; default: the first CUDA device, else emulated</source>
        <translation>cuda:0、cuda:1… または emulated。既定値：最初の CUDA デバイス、なければ emulated</translation>
    </message>
    <message>
        <source>a worker elsewhere, by its name in your settings</source>
        <translation>別の場所のワーカー (設定にある名前)</translation>
    </message>
    <message>
        <source>a worker elsewhere, by the command that starts it</source>
        <translation>別の場所のワーカー (起動するコマンド)</translation>
    </message>
    <message>
        <source>a CUDA source, a session NAME.kdesk, a report NAME.html or .json, or compiled code</source>
        <translation>CUDA ソース、セッション NAME.kdesk、レポート NAME.html または .json、またはコンパイル済みコード</translation>
    </message>
    <message>
        <source>a shipped example instead of FILE</source>
        <translation>FILE の代わりに付属のサンプル</translation>
    </message>
    <message>
        <source>architecture; default: that of the device, else sm_90</source>
        <translation>アーキテクチャ。既定値：デバイスのもの、なければ sm_90</translation>
    </message>
    <message>
        <source>look for headers here, too</source>
        <translation>ヘッダーをここでも探す</translation>
    </message>
    <message>
        <source>language standard</source>
        <translation>言語規格</translation>
    </message>
    <message>
        <source>who compiles; auto: NVRTC, and nvcc where that refuses host code</source>
        <translation>使うコンパイラ。auto: NVRTC、ホストコードを受け付けない場合は nvcc</translation>
    </message>
    <message>
        <source>compile_commands.json, or its folder; default: the one around FILE</source>
        <translation>compile_commands.json またはそのフォルダー。既定値：FILE の周辺にあるもの</translation>
    </message>
    <message>
        <source>compiler option: --option=-use_fast_math</source>
        <translation>コンパイラオプション: --option=-use_fast_math</translation>
    </message>
    <message>
        <source>emit a template instance: &quot;k&lt;float, 4&gt;&quot;</source>
        <translation>テンプレートのインスタンスを生成: &quot;k&lt;float, 4&gt;&quot;</translation>
    </message>
    <message>
        <source>a launch that the session has a name for</source>
        <translation>セッションで名前の付いた起動</translation>
    </message>
    <message>
        <source>default: the session&apos;s kernel, or the only one</source>
        <translation>既定値：セッションのカーネル、または唯一のカーネル</translation>
    </message>
    <message>
        <source>blocks, as expressions: ceil_div(n, block.x)</source>
        <translation>ブロック数 (式): ceil_div(n, block.x)</translation>
    </message>
    <message>
        <source>threads of a block, likewise</source>
        <translation>ブロックのスレッド数 (同様)</translation>
    </message>
    <message>
        <source>dynamic shared memory of a block, an expression</source>
        <translation>ブロックの動的共有メモリ (式)</translation>
    </message>
    <message>
        <source>an argument: n=1&lt;&lt;20, &quot;x=random(seed=1)[n]&quot;</source>
        <translation>引数: n=1&lt;&lt;20, &quot;x=random(seed=1)[n]&quot;</translation>
    </message>
    <message>
        <source>a name for use in expressions</source>
        <translation>式で使う名前</translation>
    </message>
    <message>
        <source>blocks of a cluster (sm_90 and later)</source>
        <translation>クラスターのブロック数 (sm_90 以降)</translation>
    </message>
    <message>
        <source>shared memory, of the most that an SM can have; default: the driver decides</source>
        <translation>SM の最大値に対する共有メモリの割合。既定値：ドライバーが決定</translation>
    </message>
    <message>
        <source>all blocks are resident at once, for grid-wide barriers</source>
        <translation>全ブロックを同時に常駐させ、グリッド全体のバリアを可能にする</translation>
    </message>
    <message>
        <source>end the kernel after so long; default: 10</source>
        <translation>この時間でカーネルを打ち切る。既定値：10</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>what an output must equal: kernel:NAME, expr:…, file:x.npy</source>
        <translation>出力が一致すべきもの: kernel:NAME、expr:…、file:x.npy</translation>
    </message>
    <message>
        <source>relative tolerance; default: 1e-05</source>
        <translation>相対許容誤差。既定値：1e-05</translation>
    </message>
    <message>
        <source>absolute tolerance; default: 1e-08</source>
        <translation>絶対許容誤差。既定値：1e-08</translation>
    </message>
    <message>
        <source>count instructions and memory accesses (emulated GPU)</source>
        <translation>命令とメモリアクセスを計数 (エミュレート GPU)</translation>
    </message>
    <message>
        <source>launches before the first sample; default: 10</source>
        <translation>最初のサンプルまでの起動回数。既定値：10</translation>
    </message>
    <message>
        <source>end when half the 95 % interval is so much of the median; default: 0.5%; 0: --samples</source>
        <translation>95 % 区間の半幅が中央値のこの割合になれば終了。既定値：0.5%。0：--samples</translation>
    </message>
    <message>
        <source>timed launches: with --until at most so many, default 1000; without it exactly</source>
        <translation>計測する起動回数。--until があれば上限で既定値 1000、なければちょうどこの回数</translation>
    </message>
    <message>
        <source>launches before --until may end them; default: 20</source>
        <translation>--until で終了できるまでの起動回数。既定値：20</translation>
    </message>
    <message>
        <source>leave the caches as they are (the default)</source>
        <translation>キャッシュに手を加えない (既定)</translation>
    </message>
    <message>
        <source>leave out samples taken while the device held its clocks down</source>
        <translation>デバイスがクロックを下げている間のサンプルを除外</translation>
    </message>
    <message>
        <source>bytes that one launch moves, for the bandwidth: &quot;12 * n&quot;</source>
        <translation>1 回の起動が転送するバイト数 (帯域幅用): &quot;12 * n&quot;</translation>
    </message>
    <message>
        <source>operations of one launch, for the rate: &quot;2 * n&quot;</source>
        <translation>1 回の起動の演算数 (演算速度用): &quot;2 * n&quot;</translation>
    </message>
    <message>
        <source>%3: %1 has no output &apos;%2&apos;, nor any other.</source>
        <translation>%3: %1 には出力 &apos;%2&apos; も、他の出力もありません。</translation>
    </message>
    <message>
        <source>%4: %1 has no output &apos;%2&apos;; its outputs are: %3.</source>
        <translation>%4: %1 に出力 &apos;%2&apos; はありません。出力は：%3。</translation>
    </message>
    <message>
        <source>&apos;-&apos; does not stand for standard output here; name a file.</source>
        <translation>&apos;-&apos; はここでは標準出力を表しません。ファイルを指定してください。</translation>
    </message>
    <message>
        <source>%1 cannot be written: there is no folder %2.</source>
        <translation>%1 に書き込めません。フォルダー %2 がありません。</translation>
    </message>
    <message>
        <source>%1 cannot be written: it is a folder.</source>
        <translation>%1 に書き込めません。フォルダーです。</translation>
    </message>
    <message>
        <source>%1 cannot be written: the folder is write-protected.</source>
        <translation>%1 に書き込めません。フォルダーが書き込み禁止です。</translation>
    </message>
    <message>
        <source>%1 has no option &apos;%2&apos;.</source>
        <translation>%1 にオプション &apos;%2&apos; はありません。</translation>
    </message>
    <message>
        <source>There is one word too many: &apos;%1&apos;.</source>
        <translation>単語が 1 つ余分です：&apos;%1&apos;。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; stands where a command is expected: %2.</source>
        <translation>コマンドがあるべき場所に &apos;%1&apos; があります：%2。</translation>
    </message>
    <message>
        <source>There is no command &apos;%1&apos;; there are: %2.</source>
        <translation>コマンド &apos;%1&apos; はありません。あるのは：%2。</translation>
    </message>
    <message>
        <source>%1 and %2 do not go together.</source>
        <translation>%1 と %2 は併用できません。</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 には値が必要です。</translation>
    </message>
    <message>
        <source>--%1 takes no value.</source>
        <translation>--%1 は値を取りません。</translation>
    </message>
    <message>
        <source>The kernels that measure peaks do not compile.</source>
        <translation>ピーク性能を測定するカーネルがコンパイルできません。</translation>
    </message>
    <message>
        <source>No peak of %1 could be measured.</source>
        <translation>%1 のピーク性能は 1 つも測定できませんでした。</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未測定</translation>
    </message>
    <message>
        <source>best of %1 samples</source>
        <translation>%1 サンプルの最良値</translation>
    </message>
    <message>
        <source>Peaks of %1, measured on %2 under driver %3:</source>
        <translation>%1 のピーク性能 (%2 にドライバー %3 で測定):</translation>
    </message>
    <message>
        <source>%1 bytes of device memory</source>
        <translation>デバイスメモリ %1 バイト</translation>
    </message>
    <message>
        <source>%1 bytes asked of L2</source>
        <translation>L2 に要求した %1 バイト</translation>
    </message>
    <message>
        <source>%1 floating-point operations</source>
        <translation>浮動小数点演算 %1</translation>
    </message>
    <message>
        <source>%1 operations a byte</source>
        <translation>1 バイトあたり %1 演算</translation>
    </message>
    <message>
        <source>Work as declared: %1.</source>
        <translation>宣言された仕事量：%1。</translation>
    </message>
    <message>
        <source>Work as the emulated GPU counted it: %1.</source>
        <translation>エミュレート GPU が計数した仕事量：%1。</translation>
    </message>
    <message>
        <source>Work by the GPU&apos;s counters: %1.</source>
        <translation>GPU のカウンターによる仕事量：%1。</translation>
    </message>
    <message>
        <source>&apos;-&apos; does not stand for standard input here; name a file.</source>
        <translation>&apos;-&apos; はここでは標準入力を表しません。ファイルを指定してください。</translation>
    </message>
    <message>
        <source>Name a CUDA source or a session, or a shipped one with %1.</source>
        <translation>CUDA ソースまたはセッション、あるいは %1 で付属のものを指定してください。</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>注記：%1</translation>
    </message>
    <message>
        <source>No compile command of %1 fits %2.</source>
        <translation>%1 のコンパイルコマンドに %2 に合うものがありません。</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 / %3</translation>
    </message>
    <message>
        <source>%1 gives a name a value</source>
        <translation>%1 で名前に値を与えます</translation>
    </message>
    <message>
        <source>%1 gives it</source>
        <translation>%1 で指定します</translation>
    </message>
    <message>
        <source>%1 and %2 give them</source>
        <translation>%1 と %2 で指定します</translation>
    </message>
    <message>
        <source>%1 chooses one</source>
        <translation>%1 で選びます</translation>
    </message>
    <message>
        <source>%1 names one</source>
        <translation>%1 で指定します</translation>
    </message>
    <message>
        <source>Timing needs a launch: give --grid and --block, or a session that has them.</source>
        <translation>計測には起動が必要です。--grid と --block、またはそれらを持つセッションを指定してください。</translation>
    </message>
    <message>
        <source>The program is not compiled for the device&apos;s %1, so it cannot be run.</source>
        <translation>プログラムがデバイスの %1 向けにコンパイルされていないため、実行できません。</translation>
    </message>
    <message>
        <source>There is no device to run %1 on; the report holds what the compiler tells.</source>
        <translation>%1 を実行するデバイスがありません。レポートにはコンパイラから分かることだけが載ります。</translation>
    </message>
    <message>
        <source>The report holds no run.</source>
        <translation>レポートに実行がありません。</translation>
    </message>
    <message>
        <source>The report is incomplete: nothing is known of %1. %2</source>
        <translation>レポートが不完全です。%1 について何も分かりません。%2</translation>
    </message>
    <message>
        <source>occupancy %1</source>
        <translation>占有率 %1</translation>
    </message>
    <message>
        <source>1 architecture</source>
        <translation>1 アーキテクチャ</translation>
    </message>
    <message>
        <source>%1 architectures</source>
        <translation>%1 アーキテクチャ</translation>
    </message>
    <message>
        <source>instructions modelled</source>
        <translation>命令 (モデル値)</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>中央値 %1</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>検証済み</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>未検証</translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>%1 に書き込みました</translation>
    </message>
    <message>
        <source>a change that would raise occupancy</source>
        <translation>占有率を上げる変更</translation>
    </message>
    <message>
        <source>The file has PTX alone of %1, which does not tell its registers: there is nothing to report.</source>
        <translation>このファイルには %1 の PTX しかなく、レジスタ数が分からないため、レポートする内容がありません。</translation>
    </message>
    <message>
        <source>Name the report&apos;s file: -o OUT.html, OUT.pdf, OUT.json, OUT.csv, OUT.md, OUT.svg or OUT.png.</source>
        <translation>レポートのファイルを指定してください：-o OUT.html、OUT.pdf、OUT.json、OUT.csv、OUT.md、OUT.svg または OUT.png。</translation>
    </message>
    <message>
        <source>--chart is for pictures: -o OUT.svg or OUT.png.</source>
        <translation>--chart は画像用です：-o OUT.svg または OUT.png。</translation>
    </message>
    <message>
        <source>Write the occupancy report of a kernel over all architectures</source>
        <translation>カーネルの全アーキテクチャの占有率レポートを書き出す</translation>
    </message>
    <message>
        <source>OUT.html, .pdf, .json, .csv or .md; .svg or .png: its charts</source>
        <translation>OUT.html、.pdf、.json、.csv または .md。.svg または .png ならグラフ</translation>
    </message>
    <message>
        <source>threads, registers, shared or time: that chart alone in an .svg or .png</source>
        <translation>threads、registers、shared または time: そのグラフだけを .svg または .png に</translation>
    </message>
    <message>
        <source>what changed between two reports, as Markdown; status 1 where something got worse</source>
        <translation>2 つのレポート間の変化を Markdown で。悪化があればステータス 1</translation>
    </message>
    <message>
        <source>with timing (as do the options under Timing)</source>
        <translation>計測を含める (「計測」のオプションでも同じ)</translation>
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
        <translation>カーネルは NVRTC が対応する全アーキテクチャ向けにコンパイルされます。--arch は最初のページのものを選び、
そのコンパイラ（NVRTC または nvcc）で他もすべて判定します。
占有率を上げうる変更（launch bounds、--maxrregcount、小さいアンロール）もコンパイルし、それぞれの結果を
レポートに示します。
デバイスと起動（セッション、または --grid と --block）があれば実行して検証します。
指定のないカーネルとブロックは、ソースのホストコードに起動があればそこから取ります。--device または
--time を付けると、その起動も実行します。
コンパイル済みコードでは、ファイルにコードがあるアーキテクチャだけを扱います。
FILE はレポートでもかまいません。単独なら別形式で書き出し、オプションを付けるとプログラムを再コンパイルして実行します。

--compare が悪化とみなすもの：あるアーキテクチャでの占有率の低下またはスピルの増加、コンパイルできなくなったプログラム、
検証されなくなった結果、以前の 95 % 区間より上にある時間。1 % までは同じとみなします。

  kerneldesk report --example sgemm -o sgemm.html
  kerneldesk report --compare before.html after.html</translation>
    </message>
    <message>
        <source>-o: &apos;%1&apos; must end in .md: a comparison is written as Markdown.</source>
        <translation>-o: &apos;%1&apos; は .md で終わる必要があります。比較は Markdown で書き出します。</translation>
    </message>
    <message>
        <source>-o: &apos;%1&apos; must end in .html, .pdf, .json, .csv or .md, or in .svg or .png for the charts.</source>
        <translation>-o: &apos;%1&apos; は .html、.pdf、.json、.csv または .md、グラフなら .svg または .png で終わる必要があります。</translation>
    </message>
    <message>
        <source>-o: %1 is the report that is read and would be overwritten; name another file.</source>
        <translation>-o: %1 は読み込むレポート自身で、上書きされてしまいます。別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>%2 counts on the emulated GPU alone, not on %1: add %3.</source>
        <translation>%2 はエミュレート GPU でのみ計数し、%1 では計数しません。%3 を付けてください。</translation>
    </message>
    <message>
        <source>Compile, fill the buffers, launch once and verify</source>
        <translation>コンパイルし、バッファーを埋め、1 回起動して検証</translation>
    </message>
    <message>
        <source>output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>count</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
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
        <translation>不一致</translation>
    </message>
    <message>
        <source>max abs</source>
        <translation>最大絶対誤差</translation>
    </message>
    <message>
        <source>max rel</source>
        <translation>最大相対誤差</translation>
    </message>
    <message>
        <source>first at [%1]: %2 where %3 is expected</source>
        <translation>最初は [%1]: %2 (期待値 %3)</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>DIFFERS</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>ブロック %1</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>スレッド %1</translation>
    </message>
    <message>
        <source>address %1</source>
        <translation>アドレス %1</translation>
    </message>
    <message>
        <source>modelled at PTX level</source>
        <translation>PTX レベルのモデル値</translation>
    </message>
    <message>
        <source>Doubtful: %1</source>
        <translation>疑わしい: %1</translation>
    </message>
    <message>
        <source>printed by the kernel</source>
        <translation>カーネルの出力</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 on %2 (%3): %4</source>
        <translation>%1 (%2、%3): %4</translation>
    </message>
    <message>
        <source>emulated in %1</source>
        <translation>%1 でエミュレート</translation>
    </message>
    <message>
        <source>%1 of their lanes active</source>
        <translation>レーンの %1 がアクティブ</translation>
    </message>
    <message>
        <source>of 32 bytes; packed they would be %1</source>
        <translation>各 32 バイト。詰めた場合は %1</translation>
    </message>
    <message>
        <source>modelled at PTX level: the emulated GPU counts instructions, it has no times</source>
        <translation>PTX レベルのモデル値: エミュレート GPU は命令を数え、時間はありません</translation>
    </message>
    <message>
        <source>The kernel&apos;s own time, by CUPTI&apos;s records, in steps of %1.</source>
        <translation>カーネル自身の時間。CUPTI の記録により、刻みは %1。</translation>
    </message>
    <message>
        <source>The kernel&apos;s own time: windows less what their launch costs, right to within %1.</source>
        <translation>カーネル自身の時間。計測窓から起動コストを引いた値で、誤差は %1 以内。</translation>
    </message>
    <message>
        <source>Windows of the kernel with its launch, about %1 longer than the kernel&apos;s own time.</source>
        <translation>カーネルと起動を含む計測窓。カーネル自身の時間より約 %1 長い。</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>standard deviation %1</source>
        <translation>標準偏差 %1</translation>
    </message>
    <message>
        <source>5th percentile %1</source>
        <translation>5 パーセンタイル %1</translation>
    </message>
    <message>
        <source>95th percentile %1</source>
        <translation>95 パーセンタイル %1</translation>
    </message>
    <message>
        <source>window</source>
        <translation>計測窓</translation>
    </message>
    <message>
        <source>the kernel and its launch, 95 % interval %1 … %2</source>
        <translation>カーネルとその起動、95 % 区間 %1 … %2</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>帯域幅</translation>
    </message>
    <message>
        <source>flop rate</source>
        <translation>FLOP レート</translation>
    </message>
    <message>
        <source>There is no preset &apos;%1&apos;: the session has none.</source>
        <translation>プリセット &apos;%1&apos; はありません。セッションにプリセットがありません。</translation>
    </message>
    <message>
        <source>There is no preset &apos;%1&apos;; the session has %2.</source>
        <translation>プリセット &apos;%1&apos; はありません。セッションにあるのは %2 です。</translation>
    </message>
    <message>
        <source>It ended early, since the last %1 points were no better.</source>
        <translation>直近の %1 点で改善がなかったため早期終了しました。</translation>
    </message>
    <message>
        <source>It ended early, since a point reached %1 % of the roof.</source>
        <translation>ある点がルーフの %1 % に達したため早期終了しました。</translation>
    </message>
    <message>
        <source>The emulated GPU has no times: %1 instructions or bytes are what it counts.</source>
        <translation>エミュレート GPU に時間はありません。数えられるのは %1 instructions または bytes です。</translation>
    </message>
    <message>
        <source>%1 is timed and counts nothing: leave %2 out, or add %3.</source>
        <translation>%1 は時間を計測し、計数はしません。%2 を外すか、%3 を付けてください。</translation>
    </message>
    <message>
        <source>The emulated GPU has no roof: leave --until-roof out.</source>
        <translation>エミュレート GPU にルーフはありません。--until-roof を外してください。</translation>
    </message>
    <message>
        <source>--until-roof needs --bytes or --flops, which say what one launch moves or computes.</source>
        <translation>--until-roof には、1 回の起動の転送量または演算量を示す --bytes または --flops が必要です。</translation>
    </message>
    <message>
        <source>%1 does not tell the clocks and widths that its roof is made of.</source>
        <translation>%1 からは、ルーフの計算に必要なクロックと幅が得られません。</translation>
    </message>
    <message>
        <source>The program as it stands does not compile, so that nothing is compared with it.</source>
        <translation>現状のプログラムがコンパイルできないため、比較は行いません。</translation>
    </message>
    <message>
        <source>note: Neither %1 nor a header of its own uses the macro %2, whose values make the same code: is it misspelt?
</source>
        <translation>注意：%1 にもそのヘッダーにもマクロ %2 は使われておらず、どの値でもコードは同じです。つづりを確かめてください。
</translation>
    </message>
    <message>
        <source>The sweep ended early; its results are in %1: the same words with --resume go on.</source>
        <translation>スイープは途中で終わりました。結果は %1 にあります。同じ指定に --resume を付けると続行します。</translation>
    </message>
    <message>
        <source>The sweep ended early; these are its results. With --journal FILE it can go on.</source>
        <translation>スイープは途中で終わりました。ここまでの結果です。--journal FILE を付けると続行できます。</translation>
    </message>
    <message>
        <source>There is no verdict. %1</source>
        <translation>判定はありません。%1</translation>
    </message>
    <message>
        <source>A sweep needs an axis: %1, or %2.</source>
        <translation>スイープには軸が必要です：%1、または %2。</translation>
    </message>
    <message>
        <source>A sweep compiles its points, and %1 holds compiled code.</source>
        <translation>スイープは点をコンパイルしますが、%1 はコンパイル済みコードです。</translation>
    </message>
    <message>
        <source>the T1 file</source>
        <translation>T1 ファイル</translation>
    </message>
    <message>
        <source>--resume goes on with a journal: name it with --journal FILE.</source>
        <translation>--resume はジャーナルの続きを実行します。--journal FILE で指定してください。</translation>
    </message>
    <message>
        <source>what --read shows</source>
        <translation>--read が表示する内容</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>スイープ</translation>
    </message>
    <message>
        <source>what is varied: block=64,128 or &apos;TILE=8..32:8&apos;</source>
        <translation>変化させるもの: block=64,128 または &apos;TILE=8..32:8&apos;</translation>
    </message>
    <message>
        <source>points that are left: &apos;TILE * block &lt;= 1024&apos;</source>
        <translation>残す点: &apos;TILE * block &lt;= 1024&apos;</translation>
    </message>
    <message>
        <source>grid (all, the default), random or evolution</source>
        <translation>grid (全点、既定)、random または evolution</translation>
    </message>
    <message>
        <source>points at most; default: all</source>
        <translation>点の上限。既定値：すべて</translation>
    </message>
    <message>
        <source>end after N points without a better one; default: never</source>
        <translation>N 点続けて改善がなければ終了。既定値：終了しない</translation>
    </message>
    <message>
        <source>end with a point of so much of the memory or FP32 rate; needs --bytes or --flops</source>
        <translation>メモリまたは FP32 レートのこの割合に達した点で終了。--bytes または --flops が必要</translation>
    </message>
    <message>
        <source>do not launch the best points in turns with the program as it stands</source>
        <translation>最良点を現状のプログラムと交互に起動しない</translation>
    </message>
    <message>
        <source>of random and evolution; default: 1</source>
        <translation>random と evolution の乱数の種。既定値：1</translation>
    </message>
    <message>
        <source>points of a generation of evolution; default: 20</source>
        <translation>evolution の 1 世代の点数。既定値：20</translation>
    </message>
    <message>
        <source>what is compared: time; emulated: instructions or bytes</source>
        <translation>比較するもの：time。エミュレート：instructions または bytes</translation>
    </message>
    <message>
        <source>keeps each result as soon as it is there</source>
        <translation>各結果を得られしだい保存</translation>
    </message>
    <message>
        <source>go on with what the journal holds</source>
        <translation>ジャーナルの内容から続行</translation>
    </message>
    <message>
        <source>who measures: cuda:0,cuda:1, targets, slurm, or a command; default: one device</source>
        <translation>測定するワーカー：cuda:0,cuda:1、ターゲット、slurm、またはコマンド。既定値：デバイス 1 台</translation>
    </message>
    <message>
        <source>axes, constraints and launch of a T1 file (Kernel Tuner, KTT)</source>
        <translation>T1 ファイル (Kernel Tuner、KTT) の軸、制約、起動</translation>
    </message>
    <message>
        <source>show a journal or Kernel Tuner&apos;s cache, and run nothing</source>
        <translation>ジャーナルまたは Kernel Tuner のキャッシュを表示し、何も実行しない</translation>
    </message>
    <message>
        <source>figure, point, registers, occupancy… or an axis; default: figure</source>
        <translation>figure、point、registers、occupancy… または軸。既定値：figure</translation>
    </message>
    <message>
        <source>write the results as CSV</source>
        <translation>結果を CSV で書き出す</translation>
    </message>
    <message>
        <source>write them as Kernel Tuner&apos;s cache</source>
        <translation>Kernel Tuner のキャッシュとして書き出す</translation>
    </message>
    <message>
        <source>write them as T4</source>
        <translation>T4 として書き出す</translation>
    </message>
    <message>
        <source>write them as NVBench&apos;s JSON</source>
        <translation>NVBench の JSON として書き出す</translation>
    </message>
    <message>
        <source>Measure a kernel at many points and find the best</source>
        <translation>カーネルを多数の点で測定し、最良を見つける</translation>
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
        <translation>NAME は block、grid、cluster、shared、carveout、maxrregcount、bounds (__launch_bounds__)、template（カーネルの
テンプレート引数）、option（コンパイラ）、arch、カーネルの引数、--define-value の
名前、それ以外はマクロです。D.NAME は常にマクロです。VALUES はカンマ区切りの式、テキスト、
(16,16) や 16x16 のような括弧付きリスト、範囲です：8..32:8 は 8 刻み、1..64:*2 は倍々、64:1024:64。
--where には軸の名前と block.x、block.y、block.z を使えます。--axis と --where は複数回
指定できます。

点は並行してコンパイルされ、1 つずつ測定されます。コードと起動が同じ点は一度だけ
測定します。コンパイル不可、フォールト、ハング、誤りの点も結果です。GPU では時間を計測し、エミュレート GPU では
命令数、または SM とメモリ間のバイト数を数えます。最後に、区間が重なる最良の点どうしを
交互に起動し、その最良を現状のプログラムと交互に起動します：FASTER、SLOWER、
SAME（1 % 以内）、または理由付きの CANNOT TELL。
--workers は点を分担します：このターゲットの GPU (cuda:0,cuda:1)、指定した数だけの emulated、
設定にあるターゲット（gpu1,gpu2/cuda:3）、slurm（実行中のジョブの GPU ごと、なければタスクごとに
1 ステップ）または slurm:N、および &apos;ssh -T host kerneldesk-worker&apos;（1 回に 1 コマンド）。終了したワーカーの点は
他に渡されます。全員が他の点の前、間、後に同じ 1 点を測定します。最後に合格した確認より後の
測定は、他のワーカーが測定し直すか、順位付けしません。異種の GPU の時間も一緒に順位付けしません。
ジャーナルはクラッシュ、Ctrl+C、ディスクフルでも残ります。同じ指定に --resume を付けると続行します。

終了ステータス：0 最良点が同等以上に速い。1 遅い、または数値のある点がない。4 判定不能。

  kerneldesk sweep sgemm.cu --axis &apos;TILE=8..32:8&apos; --axis block=64,128 --where &apos;TILE * block &lt;= 4096&apos; \
      --journal sgemm.sweep --csv sgemm.csv
  kerneldesk sweep --read sgemm.sweep --sort registers</translation>
    </message>
    <message>
        <source>sweeping %1 of %2</source>
        <translation>スイープ中 %1 / %2</translation>
    </message>
    <message>
        <source>%1, workers: %2</source>
        <translation>%1、ワーカー: %2</translation>
    </message>
    <message>
        <source>%1, best %2</source>
        <translation>%1、最良 %2</translation>
    </message>
    <message>
        <source>launching the best points in turns, %1 of %2 comparisons done</source>
        <translation>最良点を交互に起動中、比較 %2 回中 %1 回完了</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <translation>%1、残り約 %2</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>不可能</translation>
    </message>
    <message>
        <source>not ranked</source>
        <translation>順位なし</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>測定済み</translation>
    </message>
    <message>
        <source>as point %1</source>
        <translation>点 %1 と同じ</translation>
    </message>
    <message>
        <source>does not compile</source>
        <translation>コンパイル不可</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>フォールト</translation>
    </message>
    <message>
        <source>deadline</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>誤り</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>命令数</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>バイト数</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最良</translation>
    </message>
    <message>
        <source>best; %1</source>
        <translation>最良、%1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>現状</translation>
    </message>
    <message>
        <source>%1 of %2 points: %3 measured, %4 the same as one of them, %5 without a figure</source>
        <translation>%2 点中 %1 点: 測定 %3、同一 %4、数値なし %5</translation>
    </message>
    <message>
        <source>measured by %1</source>
        <translation>%1 が測定</translation>
    </message>
    <message>
        <source>No point has a figure.</source>
        <translation>数値のある点がありません。</translation>
    </message>
    <message>
        <source>best: %1 with %2</source>
        <translation>最良: %1、%2</translation>
    </message>
    <message>
        <source>best: %1 with %2, %3 of today&apos;s %4</source>
        <translation>最良: %1、%2、現状 %4 の %3</translation>
    </message>
    <message>
        <source>Nothing is sorted by &apos;%1&apos;; there is %2.</source>
        <translation>&apos;%1&apos; では並べ替えできません。使えるのは %2 です。</translation>
    </message>
    <message>
        <source>point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>of today&apos;s</source>
        <translation>現状比</translation>
    </message>
    <message>
        <source>of the roof</source>
        <translation>ルーフ比</translation>
    </message>
    <message>
        <source>spilled</source>
        <translation>スピル</translation>
    </message>
    <message>
        <source>L2 flushed before each</source>
        <translation>毎回 L2 をフラッシュ</translation>
    </message>
    <message>
        <source>L2 hot</source>
        <translation>L2 ホット</translation>
    </message>
    <message>
        <source>1 warm-up launch</source>
        <translation>ウォームアップ起動 1 回</translation>
    </message>
    <message>
        <source>%1 warm-up launches</source>
        <translation>ウォームアップ起動 %1 回</translation>
    </message>
    <message>
        <source>%1 after %2, %3</source>
        <translation>%2 の後に %1、%3</translation>
    </message>
    <message>
        <source>The chip does not count all that the work of a launch is made of.</source>
        <translation>このチップは 1 回の起動の仕事量のすべてを計数できません。</translation>
    </message>
    <message>
        <source>%1 compares with a reference, and there is none: add %2.</source>
        <translation>%1 は参照値と比較しますが、参照がありません。%2 を付けてください。</translation>
    </message>
    <message>
        <source>Launch many times and show the statistics of the kernel&apos;s duration</source>
        <translation>何度も起動し、カーネルの実行時間の統計を表示</translation>
    </message>
    <message>
        <source>run once with this argument first, and compare with the references; may repeat</source>
        <translation>最初にこの引数で 1 回実行し、参照値と比較。複数回可</translation>
    </message>
    <message>
        <source>hold it against the roofs by GPU counters, read behind it, instead of --bytes and --flops</source>
        <translation>--bytes と --flops の代わりに、後で読む GPU のカウンターでルーフと比べる</translation>
    </message>
    <message>
        <source>The worker gave no stamps back: is it of an older version?</source>
        <translation>ワーカーがタイムスタンプを返しませんでした。古いバージョンではありませんか？</translation>
    </message>
    <message>
        <source>--trace needs the times of a GPU, and the emulated GPU has none: leave it out, or choose a GPU with --device cuda:0.</source>
        <translation>--trace には GPU の時間が必要ですが、エミュレート GPU にはありません。外すか、--device cuda:0 で GPU を選んでください。</translation>
    </message>
    <message>
        <source>%1 of %2 blocks have no stamps: their threads ended elsewhere than in the kernel, or it overwrote them.</source>
        <translation>%2 ブロック中 %1 ブロックにタイムスタンプがありません。スレッドがカーネルの外で終了したか、カーネルが上書きしました。</translation>
    </message>
    <message>
        <source>Show on which SM each block ran, and from when to when</source>
        <translation>各ブロックがどの SM でいつからいつまで実行されたかを表示</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>write a trace for Perfetto (ui.perfetto.dev) or chrome://tracing</source>
        <translation>Perfetto (ui.perfetto.dev) または chrome://tracing 用のトレースを書き出す</translation>
    </message>
    <message>
        <source>write a line for each block</source>
        <translation>ブロックごとに 1 行を書き出す</translation>
    </message>
    <message>
        <source>%1 SMs ran blocks, one at most %2 at a time</source>
        <translation>%1 個の SM がブロックを実行、1 個あたり同時に最大 %2</translation>
    </message>
    <message>
        <source>%1; foreseen: %2 SMs with %3 each, %4 waves</source>
        <translation>%1。予測：%2 個の SM に各 %3、%4 ウェーブ</translation>
    </message>
    <message>
        <source>%1 with stamps, %2 without</source>
        <translation>スタンプあり %1、なし %2</translation>
    </message>
    <message>
        <source>%1: %2 % more</source>
        <translation>%1: %2 % 増</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>稼働</translation>
    </message>
    <message>
        <source>of the time an SM ran a block, mean of the SMs</source>
        <translation>SM がブロックを実行していた時間の割合、SM の平均</translation>
    </message>
    <message>
        <source>tail</source>
        <translation>テール</translation>
    </message>
    <message>
        <source>from the first SM&apos;s last block on; its empty places are %1 of all that the launch had</source>
        <translation>最初の SM が最後のブロックを終えてから。空き枠は起動全体の %1</translation>
    </message>
    <message>
        <source>imbalance</source>
        <translation>不均衡</translation>
    </message>
    <message>
        <source>SM %1 was busy for that much longer than the mean</source>
        <translation>SM %1 は平均よりこれだけ長く稼働</translation>
    </message>
    <message>
        <source>%1 of %2 SMs run no block: more, or smaller, blocks would use them.</source>
        <translation>%2 個の SM のうち %1 個がブロックを実行していません。ブロックを増やすか小さくすると使われます。</translation>
    </message>
    <message>
        <source>The blocks lie unevenly: some take longer than others, or come late.</source>
        <translation>ブロックの配分が不均一です。他より長いもの、または開始の遅いものがあります。</translation>
    </message>
    <message>
        <source>The last blocks leave places empty: fewer, or smaller, blocks would fill the last wave better.</source>
        <translation>最後のブロックが空き枠を残しています。ブロックを減らすか小さくすると、最終ウェーブがよく埋まります。</translation>
    </message>
    <message>
        <source>block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>median; shortest %1, longest %2</source>
        <translation>中央値。最短 %1、最長 %2</translation>
    </message>
    <message>
        <source>modelled: the emulated GPU has no times; a block&apos;s length is the instructions of its longest warp, some 20 for its stamps among them</source>
        <translation>モデル値：エミュレート GPU に時間はありません。ブロックの長さは最長 warp の命令数で、うち約 20 はタイムスタンプ分です</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>実行時間</translation>
    </message>
    <message>
        <source>from the first block&apos;s beginning to the last one&apos;s end, in the first launch; stamps of %1</source>
        <translation>最初の起動における、最初のブロックの開始から最後のブロックの終了まで。スタンプは %1</translation>
    </message>
    <message>
        <source>cost of the stamps: %1</source>
        <translation>スタンプのコスト: %1</translation>
    </message>
    <message>
        <source>%1: code and launch are those of the program as it stands</source>
        <translation>%1: コードと起動は現状のプログラムと同じ</translation>
    </message>
    <message>
        <source>%1 against the program as it stands</source>
        <translation>現状のプログラムに対し %1</translation>
    </message>
    <message>
        <source>%1 against the program as it stands, exactly: %2 of its count</source>
        <translation>現状のプログラムに対し %1 (厳密): 計数の %2</translation>
    </message>
    <message>
        <source>%1 against the program as it stands: %2 of its time</source>
        <translation>現状のプログラムに対し %1: 時間の %2</translation>
    </message>
    <message>
        <source>%1 against the program as it stands, in turns with it: %2 of its time (%3 interval %4 … %5)</source>
        <translation>現状のプログラムと交互に起動し %1: 時間の %2 (%3 区間 %4 … %5)</translation>
    </message>
    <message>
        <source>Point %1 was chosen from %2 points, whose intervals overlap, by launching them in turns.</source>
        <translation>区間が重なる %2 点を交互に起動し、点 %1 を選びました。</translation>
    </message>
    <message>
        <source>There is no file %1 to open.</source>
        <translation>開くべきファイル %1 がありません。</translation>
    </message>
    <message>
        <source>There is no display to open %1 in a window; kerneldesk compile %1 and the other commands need none.</source>
        <translation>%1 をウィンドウで開くディスプレイがありません。kerneldesk compile %1 などのコマンドはディスプレイなしで使えます。</translation>
    </message>
    <message>
        <source>reading the buffers</source>
        <translation>バッファーを読み取り中</translation>
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
        <translation>値：スカラーには式（n=1&lt;&lt;20, a=2.5f）、構造体にはメンバー（p={a=1,b=2.5}）、
ポインターにはレシピと要素数を指定します：x=random(seed=1)[n]。
レシピ：zeros ones ramp sine random(seed=1) random(seed=1, below=64) normal(seed=1) poison file(&quot;x.npy&quot;)
file(&quot;w.safetensors&quot;, &quot;layer.weight&quot;) （.npz も可）、image(&quot;x.png&quot;) （.jpg も可）。
x=zeros[n + 6, from 3] は 4 番目の要素を指します。
const T* は入力、T* は入出力です。y=out:zeros[n] とすると出力専用になります。
%1
そのパラメーターは arg0、arg1… で、Triton のカーネルには名前があります。型が分からない場合
(b32, b64)、2.0 は float、2 は整数です。バッファーの要素型も指定できます:
arg0=float32:random(seed=1)[n]。
参照：kernel:NAME は同じ入力で実行、expr:2 * x[i] は各要素 i について評価
(入力全体の sum(x)、mean(x)、min(x)、max(x) が使用可)、file:y.npy は読み込みます。
式には、スカラー引数、--define-value の名前、ファイルのマクロ
(CEIL(n, 4) のような引数付きも可)、grid.x、block.x を使えます。
CUDA Tile のカーネルにはグリッドだけを指定し、ブロックは指定しません。
--arg、--define-value、--reference、-D、-I、--option、--name-expression は複数回指定できます。
指定のない項目は、ソースのホストコードに起動があればそこから取ります。</translation>
    </message>
    <message>
        <source>write an output as .npy, .npz, .bin, .csv, .safetensors, .png or .jpg; may repeat</source>
        <translation>出力を .npy、.npz、.bin、.csv、.safetensors、.png、.jpg で書き出す。複数回可</translation>
    </message>
    <message>
        <source>shape of a buffer, for files, pictures and differences</source>
        <translation>バッファーの形状 (ファイル、画像、差分用)</translation>
    </message>
    <message>
        <source>tell mean, deviation, percentiles and special values of outputs</source>
        <translation>出力の平均、偏差、パーセンタイル、特殊値を示す</translation>
    </message>
    <message>
        <source>tell which block and thread wrote element I, and at which line (emulated GPU)</source>
        <translation>要素 I を書いたブロックとスレッド、その行を示す (エミュレート GPU)</translation>
    </message>
    <message>
        <source>%2: &apos;%1&apos; must end in .npy, .npz, .bin, .csv, .safetensors, .png or .jpg.</source>
        <translation>%2: &apos;%1&apos; の末尾は .npy、.npz、.bin、.csv、.safetensors、.png、.jpg のいずれかでなければなりません。</translation>
    </message>
    <message>
        <source>%1 is not written: %2</source>
        <translation>%1 は書き出されません: %2</translation>
    </message>
    <message>
        <source>%2 watches on the emulated GPU alone, not on %1: add %3.</source>
        <translation>%2 はエミュレート GPU でのみ監視し、%1 では監視しません。%3 を付けてください。</translation>
    </message>
    <message>
        <source>--out y:before=FILE writes what went in, --out y:reference=FILE what it is compared with.</source>
        <translation>--out y:before=FILE は入力時の内容を、--out y:reference=FILE は比較対象を書き出します。</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>std</source>
        <translation>標準偏差</translation>
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
        <translation>ゼロ</translation>
    </message>
    <message>
        <source>denormals</source>
        <translation>非正規化数</translation>
    </message>
    <message>
        <source>worst of %1</source>
        <translation>%1 の最大差</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参照</translation>
    </message>
    <message>
        <source>absolute</source>
        <translation>絶対</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>相対</translation>
    </message>
    <message>
        <source>ULP</source>
        <translation>ULP</translation>
    </message>
    <message>
        <source>--shape: %1 has no buffer &apos;%2&apos;.</source>
        <translation>--shape: %1 にバッファー &apos;%2&apos; はありません。</translation>
    </message>
    <message>
        <source>--shape: &apos;%1&apos; does not have the elements of %2.</source>
        <translation>--shape: &apos;%1&apos; の要素数が %2 と一致しません。</translation>
    </message>
    <message>
        <source>--shape: %1: %2.</source>
        <translation>--shape: %1：%2。</translation>
    </message>
    <message>
        <source>%2: &apos;%1&apos; is no element; an example: y[17].</source>
        <translation>%2: &apos;%1&apos; は要素ではありません。例：y[17]。</translation>
    </message>
    <message>
        <source>%3: %1 has no element %2.</source>
        <translation>%3: %1 に要素 %2 はありません。</translation>
    </message>
    <message>
        <source>written by block</source>
        <translation>書き込んだブロック</translation>
    </message>
    <message>
        <source>thread</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>No thread wrote %1: it holds what was there before the launch.</source>
        <translation>%1 を書き込んだスレッドはありません。起動前の内容のままです。</translation>
    </message>
    <message>
        <source>The emulated GPU has no times, so that options of timing, such as %1, were not used.</source>
        <translation>エミュレートされた GPU には時間がないため、%1 などの計測オプションは使われませんでした。</translation>
    </message>
    <message>
        <source>A __constant__ or __device__ variable of the program is given by --arg, too, all of it where there is no
number of elements: lut=file(&quot;lut.npy&quot;), table=ramp, alpha=2.5f. Else it has what the source gives it.</source>
        <translation>プログラムの __constant__ 変数と __device__ 変数も --arg で指定できます。要素数がなければ全体です:
lut=file(&quot;lut.npy&quot;)、table=ramp、alpha=2.5f。指定しなければソースの値のままです。</translation>
    </message>
    <message>
        <source>also run in N other orders of blocks and warps; tell what depends on them (emulated GPU)</source>
        <translation>ブロックと warp の別の順序 N 通りでも実行し、順序に依存するものを示す（エミュレート GPU）</translation>
    </message>
    <message>
        <source>run in that one of the orders (emulated GPU)</source>
        <translation>その順序で実行する（エミュレート GPU）</translation>
    </message>
    <message>
        <source>%2 orders blocks and warps on the emulated GPU alone, not on %1: add %3.</source>
        <translation>%2 がブロックと warp の順序を決めるのはエミュレート GPU だけで、%1 ではできません。%3 を付けてください。</translation>
    </message>
    <message>
        <source>%1 differs in %2 of them, first with --schedule %3</source>
        <translation>%1 はそのうち %2 通りで異なり、最初は --schedule %3 です</translation>
    </message>
    <message>
        <source>%1; it agrees with its reference in all</source>
        <translation>%1。すべてで参照と一致します</translation>
    </message>
    <message>
        <source>running order</source>
        <translation>順序を実行中</translation>
    </message>
    <message>
        <source>%1 of them fail, first with --schedule %2: %3</source>
        <translation>そのうち %1 通りが失敗し、最初は --schedule %2 です: %3</translation>
    </message>
    <message>
        <source>all outputs are the same in each of them</source>
        <translation>どの順序でもすべての出力が同じです</translation>
    </message>
    <message>
        <source>%1 other orders of blocks and warps:</source>
        <translation>ブロックと warp の別の順序 %1 通り:</translation>
    </message>
    <message>
        <source>The libraries that stand for CUDA&apos;s are not in %1: KernelDesk has to be installed again.</source>
        <translation>CUDA のものに代わるライブラリが %1 にありません。KernelDesk を再インストールしてください。</translation>
    </message>
    <message>
        <source>%1 has NVIDIA&apos;s CUDA runtime within it, which runs on NVIDIA&apos;s driver alone: link it with nvcc -cudart shared (CMake: -DCMAKE_CUDA_RUNTIME_LIBRARY=Shared).</source>
        <translation>%1 には NVIDIA の CUDA ランタイムが組み込まれており、NVIDIA のドライバーでしか動きません。nvcc -cudart shared でリンクしてください (CMake: -DCMAKE_CUDA_RUNTIME_LIBRARY=Shared)。</translation>
    </message>
    <message>
        <source>%1 needs %2, which is not emulated: build it with CUDA 12 or 13.</source>
        <translation>%1 には %2 が必要ですが、エミュレートされません。CUDA 12 または 13 でビルドしてください。</translation>
    </message>
    <message>
        <source>There is no room for temporary files: %1.</source>
        <translation>一時ファイルを置く場所がありません: %1。</translation>
    </message>
    <message>
        <source>The program %1.</source>
        <translation>プログラム: %1。</translation>
    </message>
    <message>
        <source>Run a whole CUDA program on the emulated GPU and report its hazards</source>
        <translation>CUDA プログラム全体をエミュレート GPU で実行し、ハザードを報告する</translation>
    </message>
    <message>
        <source>program to run, behind --, with its arguments behind it</source>
        <translation>実行するプログラム (-- の後に、引数はその後ろに)</translation>
    </message>
    <message>
        <source>end the program at its first hazard</source>
        <translation>最初のハザードでプログラムを終了する</translation>
    </message>
    <message>
        <source>report only launches of kernels with this in their name</source>
        <translation>名前にこれを含むカーネルの起動だけを報告する</translation>
    </message>
    <message>
        <source>count no memory accesses, which is faster</source>
        <translation>メモリアクセスを数えない (速くなる)</translation>
    </message>
    <message>
        <source>write the report as JSON, too</source>
        <translation>レポートを JSON としても書き出す</translation>
    </message>
    <message>
        <source>The program runs as it is, with the input and output of this one; the report goes to standard error at its end.
It finds an emulated libcuda.so.1 and libcudart.so by LD_LIBRARY_PATH: programs of the driver API that load
PTX, and those linked with nvcc -cudart shared. KERNELDESK_EMULATED_CC is the compute capability.

Exit status: 1 where there was a hazard, else the program&apos;s own.

Example: nvcc -cudart shared -lineinfo -g saxpy.cu -o saxpy &amp;&amp; kerneldesk emulate -- ./saxpy</source>
        <translation>プログラムはそのまま、このコマンドの入出力で動きます。終了時にレポートを標準エラーに出します。
LD_LIBRARY_PATH でエミュレートされた libcuda.so.1 と libcudart.so を見つけます。PTX を読み込むドライバー API のものと、
nvcc -cudart shared でリンクしたプログラムが対象です。KERNELDESK_EMULATED_CC はコンピュート能力です。

終了ステータス: ハザードがあれば 1、なければプログラムのもの。

例: nvcc -cudart shared -lineinfo -g saxpy.cu -o saxpy &amp;&amp; kerneldesk emulate -- ./saxpy</translation>
    </message>
    <message>
        <source>line %1 of the PTX</source>
        <translation>PTX の %1 行目</translation>
    </message>
    <message>
        <source>inlined at %1</source>
        <translation>%1 にインライン展開</translation>
    </message>
    <message>
        <source>other access: %1</source>
        <translation>もう一方のアクセス: %1</translation>
    </message>
    <message>
        <source>in %1, launch %2 of its process, grid %3, block %4</source>
        <translation>%1、プロセスの %2 回目の起動、グリッド %3、ブロック %4</translation>
    </message>
    <message>
        <source>launched by %1</source>
        <translation>起動元: %1</translation>
    </message>
    <message>
        <source>launched by %1, %2</source>
        <translation>起動元: %1、%2</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>起動数</translation>
    </message>
    <message>
        <source>emulated in</source>
        <translation>エミュレート時間</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>レーン</translation>
    </message>
    <message>
        <source>used</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>%1 is not emulated: it told the program that it is not supported.</source>
        <translation>%1 はエミュレートされません。サポートされないとプログラムに返しました。</translation>
    </message>
    <message>
        <source>%1 failed: %2.</source>
        <translation>%1 が失敗しました: %2。</translation>
    </message>
    <message>
        <source>A library brought NVIDIA&apos;s own CUDA runtime, which runs on NVIDIA&apos;s driver alone: link it with nvcc -cudart shared.</source>
        <translation>あるライブラリが NVIDIA 自身の CUDA ランタイムを持ち込みましたが、これは NVIDIA のドライバーでしか動きません。nvcc -cudart shared でリンクしてください。</translation>
    </message>
    <message>
        <source>The program used no GPU.</source>
        <translation>プログラムは GPU を使いませんでした。</translation>
    </message>
    <message>
        <source>On an emulated GPU of compute capability %1, in %2. Launches: %3, hazards: %4.</source>
        <translation>コンピュート能力 %1 のエミュレート GPU で、%2。起動: %3、ハザード: %4。</translation>
    </message>
    <message>
        <source>The record is not whole: the program ended in the middle of it, or did more than is kept.</source>
        <translation>記録は完全ではありません。途中でプログラムが終わったか、保持する量を超えました。</translation>
    </message>
    <message>
        <source>--save-as names the file of --save: say which launch by --save KERNEL:N.</source>
        <translation>--save-as は --save のファイルを指定します。どの起動かを --save KERNEL:N で指定してください。</translation>
    </message>
    <message>
        <source>save the N-th launch of the kernels with KERNEL in their name as a session</source>
        <translation>名前に KERNEL を含むカーネルの N 番目の起動をセッションとして保存</translation>
    </message>
    <message>
        <source>the file of --save, .kdesk, in place of KERNEL-N.kdesk here</source>
        <translation>--save のファイル(.kdesk)。省略時はここの KERNEL-N.kdesk</translation>
    </message>
    <message>
        <source>--save: &apos;%1&apos; is no launch; KERNEL:N is the N-th launch of the kernels with KERNEL in their name.</source>
        <translation>--save: &apos;%1&apos; は起動ではありません。KERNEL:N は名前に KERNEL を含むカーネルの N 番目の起動です。</translation>
    </message>
    <message>
        <source>--save-as: &apos;%1&apos; must end in .kdesk.</source>
        <translation>--save-as: &apos;%1&apos; は .kdesk で終わる必要があります。</translation>
    </message>
    <message>
        <source>%1 is there already: remove it, or name another file by --save-as.</source>
        <translation>%1 はすでにあります。削除するか、--save-as で別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>No launch was saved: no kernel with %1 in its name was launched.</source>
        <translation>起動は保存されませんでした。名前に %1 を含むカーネルは起動されていません。</translation>
    </message>
    <message>
        <source>No launch was saved: there was no launch %1 of kernels with %2 in their name.</source>
        <translation>起動は保存されませんでした。名前に %2 を含むカーネルの %1 番目の起動はありません。</translation>
    </message>
    <message>
        <source>No launch was saved: kernels with %1 in their name were launched %2 times, and there is no launch %3.</source>
        <translation>起動は保存されませんでした。名前に %1 を含むカーネルの起動は %2 回で、%3 番目の起動はありません。</translation>
    </message>
    <message>
        <source>Launch %1 of its process, of %2, is saved in %3, with its PTX and buffers in %4.</source>
        <translation>プロセスの起動 %1(%2)を %3 に保存しました。PTX とバッファは %4 にあります。</translation>
    </message>
    <message>
        <source>The launch was not saved: %1.</source>
        <translation>起動は保存されませんでした: %1。</translation>
    </message>
    <message>
        <source>The launch was not saved: what the program left of it is damaged.</source>
        <translation>起動は保存されませんでした。プログラムが残したデータが壊れています。</translation>
    </message>
    <message>
        <source>note: %1: %2</source>
        <translation>注記：%1：%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no device: cuda:0, cuda:1… or emulated.</source>
        <translation>「%1」はデバイスではありません: cuda:0、cuda:1… または emulated です。</translation>
    </message>
    <message>
        <source>--folder names no folder that is there; one at least is needed.</source>
        <translation>--folder に存在するフォルダーが指定されていません。少なくとも一つ必要です。</translation>
    </message>
    <message>
        <source>Serve the commands as tools to programs that write kernels</source>
        <translation>カーネルを書くプログラムに各コマンドをツールとして提供する</translation>
    </message>
    <message>
        <source>may be read and written; the first is where names start from</source>
        <translation>読み書きを許すフォルダー。名前は最初のものを起点とする</translation>
    </message>
    <message>
        <source>cuda:0, cuda:1…: kernels may run there, too; default: emulated alone</source>
        <translation>cuda:0、cuda:1…: カーネルをそこでも実行してよい。既定値: emulated のみ</translation>
    </message>
    <message>
        <source>Looked for hazards of %1.</source>
        <translation>調べた対象: %1。</translation>
    </message>
    <message>
        <source>what to look for: addresses, shared (and shared memory), all (and global races; default)</source>
        <translation>調べる対象: addresses、shared (共有メモリも)、all (グローバルの競合も、既定)</translation>
    </message>
    <message>
        <source>%2 says what the emulated GPU looks for, not %1: add %3.</source>
        <translation>%2 はエミュレート GPU が調べる対象を指定するもので、%1 では使えません。%3 を付けてください。</translation>
    </message>
    <message>
        <source>looked for hazards of %1</source>
        <translation>調べた対象: %1</translation>
    </message>
    <message>
        <source>%1 takes no files: %2.</source>
        <translation>%1 にファイルを置けません: %2。</translation>
    </message>
    <message>
        <source>There is no program %1.</source>
        <translation>プログラム %1 がありません。</translation>
    </message>
    <message>
        <source>The slowest launch is launch %1 of %2; the program is run again to record it.</source>
        <translation>最も遅い起動は %2 の %1 回目です。記録のためプログラムをもう一度実行します。</translation>
    </message>
    <message>
        <source>List a program&apos;s kernels on the GPU, or record launches as sessions</source>
        <translation>プログラムの GPU 上のカーネルを一覧するか、起動をセッションとして記録する</translation>
    </message>
    <message>
        <source>list all kernels with counts and times; the default</source>
        <translation>すべてのカーネルを回数と時間とともに一覧する（既定）</translation>
    </message>
    <message>
        <source>record the N-th (or first) launch of kernels with NAME in their name; may repeat</source>
        <translation>名前に NAME を含むカーネルの N 回目（または最初）の起動を記録する（複数指定可）</translation>
    </message>
    <message>
        <source>record the first launch of every kernel</source>
        <translation>すべてのカーネルの最初の起動を記録する</translation>
    </message>
    <message>
        <source>run the program twice, and record its slowest launch</source>
        <translation>プログラムを 2 回実行し、最も遅い起動を記録する</translation>
    </message>
    <message>
        <source>record at most so many launches; default: 16</source>
        <translation>記録する起動の最大数（既定: 16）</translation>
    </message>
    <message>
        <source>memory of one launch, in MiB; default: 4096</source>
        <translation>1 回の起動のメモリー（MiB、既定: 4096）</translation>
    </message>
    <message>
        <source>run each recorded launch again so many times, and compare; default: 3; 0: not</source>
        <translation>記録した起動をこの回数だけ再実行して比較する（既定: 3、0: しない）</translation>
    </message>
    <message>
        <source>where sessions go; default: here</source>
        <translation>セッションの保存先（既定: ここ）</translation>
    </message>
    <message>
        <source>write what is told as JSON, too</source>
        <translation>表示内容を JSON でも書き出す</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>slowest</source>
        <translation>最も遅い</translation>
    </message>
    <message>
        <source>which was launch</source>
        <translation>起動番号</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>グリッド</translation>
    </message>
    <message>
        <source>Process %1 launched no kernel.</source>
        <translation>プロセス %1 はカーネルを起動しませんでした。</translation>
    </message>
    <message>
        <source>Launches that were asked for and not recorded, since they were being captured into a graph: %1.</source>
        <translation>グラフに取り込まれる途中だったため記録されなかった、指定された起動: %1。</translation>
    </message>
    <message>
        <source>Launches that are not counted, since CUPTI had no room for them: %1.</source>
        <translation>CUPTI に空きがなく数えられなかった起動: %1。</translation>
    </message>
    <message>
        <source>The program did not use a GPU by NVIDIA&apos;s driver: nothing was listed or recorded.</source>
        <translation>プログラムは NVIDIA のドライバーで GPU を使いませんでした: 一覧も記録もありません。</translation>
    </message>
    <message>
        <source>It does not compile for the emulated GPU.</source>
        <translation>エミュレート GPU 用にコンパイルできません。</translation>
    </message>
    <message>
        <source>the same launch on the emulated GPU</source>
        <translation>エミュレート GPU での同じ起動</translation>
    </message>
    <message>
        <source>it takes longer than 2 s; --explain waits for it.</source>
        <translation>2 秒より長くかかります。--explain で待ちます。</translation>
    </message>
    <message>
        <source>it finds nothing wrong.</source>
        <translation>問題は見つかりません。</translation>
    </message>
    <message>
        <source>recorded memory, %1</source>
        <translation>記録されたメモリー %1</translation>
    </message>
    <message>
        <source>A server of the Model Context Protocol on standard input and output, for the clients of language models. It
opens no port, and the kernel holds it and all that it starts to the folders, CUDA and its own files.
--folder and --device may come several times.

  kerneldesk mcp --folder ~/kernels</source>
        <translation>標準入出力で動く、言語モデルのクライアント向け Model Context Protocol サーバーです。ポートは開かず、
サーバーとそれが起動するものは、カーネルによってフォルダー、CUDA、自身のファイルに限られます。
--folder と --device は複数指定できます。

  kerneldesk mcp --folder ~/kernels</translation>
    </message>
    <message>
        <source>recorded memory: m1=file(&quot;m1.bin&quot;)[64, at 0x7f2a00000000]</source>
        <translation>記録されたメモリー: m1=file(&quot;m1.bin&quot;)[64, at 0x7f2a00000000]</translation>
    </message>
    <message>
        <source>where the launch fails on a GPU, wait until the emulated GPU has said why</source>
        <translation>GPU での起動が失敗したとき、エミュレート GPU が理由を示すまで待つ</translation>
    </message>
    <message>
        <source>It does not run again: %1</source>
        <translation>再実行できません: %1</translation>
    </message>
    <message>
        <source> Its memory does not lie where it was recorded.</source>
        <translation> メモリーは記録時の位置にありません。</translation>
    </message>
    <message>
        <source>Run again %1 times: the same bits each time.</source>
        <translation>%1 回再実行: 毎回同じビットです。</translation>
    </message>
    <message>
        <source>Run again %1 times: the same bits %2 times; what differs is of no floating-point type that is known.</source>
        <translation>%1 回再実行: %2 回同じビットです。異なるものは既知の浮動小数点型ではありません。</translation>
    </message>
    <message>
        <source>Run again %1 times: the same bits %2 times, else up to %3 from them; twice that is the session&apos;s tolerance.</source>
        <translation>%1 回再実行: %2 回同じビット、ほかは最大 %3 の差です。その 2 倍がセッションの許容誤差になります。</translation>
    </message>
    <message>
        <source>Recorded memory does not lie where it was recorded; the addresses in it were changed.</source>
        <translation>記録されたメモリーが記録時の位置にないため、その中のアドレスを変更しました。</translation>
    </message>
    <message>
        <source>Nothing was recorded: the program launched no kernel within an NVTX range with %1 in its name.</source>
        <translation>何も記録されませんでした: 名前に %1 を含む NVTX 範囲内でプログラムはカーネルを起動しませんでした。</translation>
    </message>
    <message>
        <source>Nothing was recorded: the program launched no kernel with such a name; --list names its kernels.</source>
        <translation>何も記録されませんでした: プログラムはそのような名前のカーネルを起動しませんでした。--list がカーネルを表示します。</translation>
    </message>
    <message>
        <source>Nothing was recorded: no launch was as asked for, of %1 of such kernels.</source>
        <translation>何も記録されませんでした: そのようなカーネルの起動 %1 回のうち、指定に合うものはありませんでした。</translation>
    </message>
    <message>
        <source>The name of %1 does not end in .kdcap.</source>
        <translation>%1 の名前は .kdcap で終わっていません。</translation>
    </message>
    <message>
        <source>tell how large recordings would be, and make none</source>
        <translation>記録の大きさを示し、記録はしない</translation>
    </message>
    <message>
        <source>make one file of each recording, with its session and data</source>
        <translation>記録ごとにセッションとデータを含む 1 つのファイルを作る</translation>
    </message>
    <message>
        <source>Launch %1 of %2 would take %3 of memory in %4 allocations, and again as much where it changes all of them.</source>
        <translation>%2 の起動 %1 には %4 個の割り当てで %3 のメモリが必要で、すべてを変更する場合はさらに同じだけ必要です。</translation>
    </message>
    <message>
        <source>%1: launch %2 of %3 (%4 of memory).</source>
        <translation>%1: %3 の起動 %2 (メモリ %4)。</translation>
    </message>
    <message>
        <source>%1: launch %2 of %3 (%4 of memory in %5).</source>
        <translation>%1: %3 の起動 %2 (メモリ %4、%5 内)。</translation>
    </message>
    <message>
        <source>work with the window that is open, where its settings let assistants in; needs no --folder</source>
        <translation>設定でアシスタントが許可されている場合、開いているウィンドウで作業する。--folder は不要</translation>
    </message>
    <message>
        <source>record launches (chosen ones, if any are) while an NVTX range with NAME in it is open</source>
        <translation>名前に NAME を含む NVTX 範囲が開いている間の起動(選択があればその起動)を記録する</translation>
    </message>
    <message>
        <source>write the SASS of all kernels, likewise: text, or with lines of the source to OUT.json</source>
        <translation>同様に全カーネルの SASS を書き出す: テキスト、または OUT.json にソースの行とともに</translation>
    </message>
    <message>
        <source>--directory is a folder of a target: it goes with --target.</source>
        <translation>--directory はターゲット上のフォルダーです: --target とともに使います。</translation>
    </message>
    <message>
        <source>where the program starts on the target; default: where its worker does</source>
        <translation>ターゲット上でプログラムを開始する場所; 既定: ワーカーの開始場所</translation>
    </message>
    <message>
        <source>The program runs as it is, on NVIDIA&apos;s driver, which loads a library of KernelDesk into it by CUPTI.
A recording is a session, NAME-N.kdesk, with its code, arguments and memory in NAME-N.data, as they were before
the launch, and what the launch left to compare with: kerneldesk run, time and compare take it, and the window.
It holds the program&apos;s data. Programs that a profiler watches already cannot be recorded.
With --target the program runs there, without input; what it writes and what is recorded of it come here.

Exit status: the program&apos;s own.

Example: kerneldesk capture --kernel softmax:3 -- python train.py --steps 3</source>
        <translation>プログラムは NVIDIA のドライバー上でそのまま実行され、ドライバーが CUPTI によって KernelDesk のライブラリーを読み込みます。
記録はセッション NAME-N.kdesk で、起動前のコード、引数、メモリーが NAME-N.data に、起動の結果とともに入ります。
kerneldesk run、time、compare とウィンドウで使えます。プログラムのデータを含みます。
すでにプロファイラーが監視しているプログラムは記録できません。
--target を付けるとターゲットで入力なしに実行され、出力と記録はこちらに届きます。

終了ステータス: プログラムのもの。

例: kerneldesk capture --kernel softmax:3 -- python train.py --steps 3</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>node</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>kernel of a graph</source>
        <translation>グラフのカーネル</translation>
    </message>
    <message>
        <source>Launches of graphs whose kernels are not known, so that none of them is recorded: %1.</source>
        <translation>カーネルが不明なため何も記録されなかったグラフの起動: %1。</translation>
    </message>
    <message>
        <source>%1 holds compiled code: %2 do not go with it.</source>
        <translation>%1 はコンパイル済みコードです。%2 は併用できません。</translation>
    </message>
    <message>
        <source>%1 gives it one</source>
        <translation>%1 で値を与えます</translation>
    </message>
    <message>
        <source>note: Without %1 nobody sees whether a point computes the right thing.</source>
        <translation>注記：%1 がないと、点の計算結果が正しいかどうか確認できません。</translation>
    </message>
    <message>
        <source>A sweep needs an axis: %1.</source>
        <translation>スイープには軸が必要です：%1。</translation>
    </message>
    <message>
        <source>First NaN or infinity: %1</source>
        <translation>最初の NaN または無限大: %1</translation>
    </message>
    <message>
        <source>First NaN or infinity, at %1: %2</source>
        <translation>最初の NaN または無限大（%1）: %2</translation>
    </message>
    <message>
        <source>noted</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>times</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>first by block</source>
        <translation>最初のブロック</translation>
    </message>
    <message>
        <source>also note what is no hazard: the first NaN, divisions by zero… (emulated GPU)</source>
        <translation>ハザードでないものも記録する: 最初の NaN、ゼロ除算など（エミュレート GPU）</translation>
    </message>
    <message>
        <source>%2 is of the emulated GPU alone, not of %1: add %3.</source>
        <translation>%2 はエミュレート GPU だけのもので、%1 にはありません: %3 を加えてください。</translation>
    </message>
</context>
<context>
    <name>ThreadPlace</name>
    <message>
        <source>Thread %1 of block %2: %3</source>
        <translation>ブロック %2 のスレッド %1: %3</translation>
    </message>
    <message>
        <source>Block %1: %2</source>
        <translation>ブロック %1: %2</translation>
    </message>
</context>
<context>
    <name>TimelineWords</name>
    <message>
        <source>Block %1: %2 instructions of its longest warp</source>
        <translation>ブロック %1: 最長 warp の命令数 %2</translation>
    </message>
    <message>
        <source>Block %1 on SM %2, from %3 to %4: %5</source>
        <translation>ブロック %1 (SM %2)、%3～%4: %5</translation>
    </message>
    <message>
        <source>a block takes %1 (%2 to %3)</source>
        <translation>1 ブロック %1 (%2～%3)</translation>
    </message>
    <message>
        <source>Modelled: the emulated GPU has no times, so every block begins at 0; %1 instructions</source>
        <translation>モデル値：エミュレート GPU に時間はなく、全ブロックが 0 から始まります。%1 命令</translation>
    </message>
    <message>
        <source>%1 SMs, up to %2 blocks each</source>
        <translation>%1 個の SM、各最大 %2 ブロック</translation>
    </message>
    <message>
        <source>tail %1, its empty places are %2 of all</source>
        <translation>テール %1、空き枠は全体の %2</translation>
    </message>
    <message>
        <source>SM %1 is busy %2 longer than the mean</source>
        <translation>SM %1 は平均より %2 長く稼働</translation>
    </message>
    <message>
        <source>the stamps cost %1</source>
        <translation>スタンプのコスト %1</translation>
    </message>
    <message>
        <source>%1 blocks have no stamps</source>
        <translation>%1 ブロックにスタンプなし</translation>
    </message>
    <message>
        <source>%1 of %2 SMs run no block: more, or smaller, blocks would use them.</source>
        <translation>%2 個の SM のうち %1 個がブロックを実行していません。ブロックを増やすか小さくすると使われます。</translation>
    </message>
    <message>
        <source>The blocks lie unevenly: some take longer than others, or come late.</source>
        <translation>ブロックの配分が不均一です。他より長いもの、または開始の遅いものがあります。</translation>
    </message>
    <message>
        <source>The last blocks leave places empty: fewer, or smaller, blocks would fill the last wave better.</source>
        <translation>最後のブロックが空き枠を残しています。ブロックを減らすか小さくすると、最終ウェーブがよく埋まります。</translation>
    </message>
</context>
<context>
    <name>WaveText</name>
    <message>
        <source>The only wave fills the device</source>
        <translation>唯一のウェーブがデバイスを満たします</translation>
    </message>
    <message>
        <source>Every wave fills the device</source>
        <translation>全ウェーブが満杯</translation>
    </message>
    <message>
        <source>The only wave fills %1 of the device</source>
        <translation>唯一のウェーブはデバイスの %1 を満たします</translation>
    </message>
    <message>
        <source>Last wave fills %1 of the device</source>
        <translation>最終ウェーブはデバイスの %1 を満たします</translation>
    </message>
    <message>
        <source>Its idle places cost up to %1 of the time</source>
        <translation>空き枠のコストは時間の最大 %1</translation>
    </message>
    <message>
        <source>%1 blocks / (%2 SMs × %3 blocks per SM) = %4 waves</source>
        <translation>%1 ブロック / (%2 SM × SM あたり %3 ブロック) = %4 ウェーブ</translation>
    </message>
    <message>
        <source>%1: the only one has %2 of %3 blocks</source>
        <translation>%1: 唯一のウェーブは %3 ブロック中 %2 ブロック</translation>
    </message>
    <message>
        <source>%1: %2 full and one of %3 blocks</source>
        <translation>%1: 満杯 %2 と %3 ブロックの 1 つ</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source> (its last words: &quot;{}&quot;)</source>
        <translation> (最後の出力: &quot;{}&quot;)</translation>
    </message>
    <message numerus="yes">
        <source> and {} further constraint(s)</source>
        <translation>
            <numerusform> 、ほか {} 個の制約</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;_&apos; is no name of a register</source>
        <translation>&apos;_&apos; はレジスタ名ではありません</translation>
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
        <translation>&apos;{}&apos; はバイト {} で読み取れません。数値と文字列のリスト、および range(…) が読めます</translation>
    </message>
    <message>
        <source>&apos;{}&apos; closes a bracket that is not open</source>
        <translation>&apos;{}&apos; が、開いていない括弧を閉じています</translation>
    </message>
    <message>
        <source>&apos;{}&apos; does not belong to a number</source>
        <translation>&apos;{}&apos; は数値の一部になりません</translation>
    </message>
    <message>
        <source>&apos;{}&apos; does not fill a buffer, but {} is {}: give a recipe and a count, as in random(seed=1)[n]; recipes are {}</source>
        <translation>&apos;{0}&apos; ではバッファーを埋められませんが、{1} は{2}です。random(seed=1)[n] のようにレシピと個数を指定してください。レシピは {3} です</translation>
    </message>
    <message>
        <source>&apos;{}&apos; has no meaning here</source>
        <translation>&apos;{}&apos; はここでは意味を持ちません</translation>
    </message>
    <message>
        <source>&apos;{}&apos; has no name; {} has the members {}</source>
        <translation>&apos;{0}&apos; に名前がありません。{1} のメンバーは {2} です</translation>
    </message>
    <message>
        <source>&apos;{}&apos; has {} elements here, and more values</source>
        <translation>&apos;{0}&apos; はここでは {1} 要素ですが、値がそれより多くあります</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is a buffer, but {} is {}, which takes an expression</source>
        <translation>&apos;{0}&apos; はバッファーですが、{1} は{2}で、式を取ります</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is a buffer, but {} is {}, which takes an expression; where it is an address, the type of its elements says so, as in float32:zeros[1024]</source>
        <translation>&apos;{0}&apos; はバッファーですが、{1} は{2}で、式を取ります。アドレスの場合は float32:zeros[1024] のように要素の型で示します</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is a buffer, but {} is {}, which takes members in braces, as in {{a=1,b=2.5}}</source>
        <translation>&apos;{0}&apos; はバッファーですが、{1} は{2}で、{{a=1,b=2.5}} のように波括弧でメンバーを取ります</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is a buffer; write {}[index]</source>
        <translation>&apos;{}&apos; はバッファーです。{}[index] と書いてください</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is left over behind the type</source>
        <translation>型の後に &apos;{}&apos; が余っています</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is missing</source>
        <translation>&apos;{}&apos; がありません</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no Python expression that can be read: numbers, names, + - * / // %, comparisons, and, or, not are</source>
        <translation>&apos;{}&apos; は読み取れる Python 式ではありません。数値、名前、+ - * / // %、比較、and、or、not が使えます</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no architecture that this program knows</source>
        <translation>&apos;{}&apos; はこのプログラムの知らないアーキテクチャです</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no axis; one is written NAME=VALUES, as in block=64,128,256</source>
        <translation>&apos;{}&apos; は軸ではありません。block=64,128,256 のように NAME=VALUES と書きます</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no carve-out: 0 to 100 percent are</source>
        <translation>&apos;{}&apos; はカーブアウトではありません。0～100 パーセントで指定します</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no name of an axis</source>
        <translation>&apos;{}&apos; は軸の名前ではありません</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no range; one is written 8..32:8 or 1..64:*2</source>
        <translation>&apos;{}&apos; は範囲ではありません。8..32:8 または 1..64:*2 のように書きます</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no whole number, so that a constraint cannot use the axis</source>
        <translation>&apos;{}&apos; は整数ではないため、制約でこの軸を使えません</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no whole number, so that it cannot bound a range</source>
        <translation>&apos;{}&apos; は整数ではないため、範囲の端にできません</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a buffer that can be read here</source>
        <translation>&apos;{}&apos; はここで読み取れるバッファーではありません</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a function here</source>
        <translation>&apos;{}&apos; はここでは関数ではありません</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a member&apos;s name</source>
        <translation>&apos;{}&apos; はメンバーの名前ではありません</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a recipe; a buffer is filled by {}, with its elements in brackets at the end: zeros[n]</source>
        <translation>&apos;{}&apos; はレシピではありません。バッファーは {} で埋め、末尾の角括弧に要素数を書きます：zeros[n]</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a type that numbers are read as; such are float32, half, bfloat16, fp8_e4m3, packed_int4, float4, complex64 and {{ float x; int y; }}</source>
        <translation>&apos;{}&apos; は数値として読める型ではありません。使えるのは float32、half、bfloat16、fp8_e4m3、packed_int4、float4、complex64、{{ float x; int y; }} などです</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a whole number from 0 to {}</source>
        <translation>&apos;{}&apos; は 0～{} の整数ではありません</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a word it can be</source>
        <translation>&apos;{}&apos; は使える単語ではありません</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not an amount; a number from 0 on is needed</source>
        <translation>&apos;{}&apos; は量ではありません。0 以上の数値が必要です</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not an element type</source>
        <translation>&apos;{}&apos; は要素型ではありません</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not declared</source>
        <translation>&apos;{}&apos; は宣言されていません</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not known here</source>
        <translation>&apos;{}&apos; はここでは未知です</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not known here; {}</source>
        <translation>&apos;{}&apos; はここでは未知です。{}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not possible with {}</source>
        <translation>&apos;{}&apos; は {} と併用できません</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is nothing that could be changed</source>
        <translation>&apos;{}&apos; は変更できるものではありません</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is nothing that limits</source>
        <translation>&apos;{}&apos; は制限要因ではありません</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is wrong: {}</source>
        <translation>&apos;{}&apos; が誤っています: {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is {}; a whole number from {} to {} is needed</source>
        <translation>&apos;{}&apos; は {} です。{}～{} の整数が必要です</translation>
    </message>
    <message>
        <source>&apos;{}&apos; leaves the session&apos;s folder; a source must lie within it</source>
        <translation>&apos;{}&apos; はセッションのフォルダーの外です。ソースはその中に置く必要があります</translation>
    </message>
    <message>
        <source>&apos;{}&apos; lies outside of the {} that the axis has</source>
        <translation>&apos;{}&apos; は軸の大きさ {} の範囲外です</translation>
    </message>
    <message numerus="yes">
        <source>&apos;{}&apos; takes {} argument(s), not {}</source>
        <translation>
            <numerusform>&apos;{0}&apos; の引数は {1} 個で、{2} 個ではありません</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{}&apos; takes {} or more arguments, not {}</source>
        <translation>&apos;{0}&apos; の引数は {1} 個以上で、{2} 個ではありません</translation>
    </message>
    <message numerus="yes">
        <source>&apos;{}[{}]&apos; is outside its {} element(s)</source>
        <translation>
            <numerusform>&apos;{0}[{1}]&apos; は {2} 要素の範囲外です</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;|&apos; parts two destinations</source>
        <translation>&apos;|&apos; は 2 つの出力先を分けます</translation>
    </message>
    <message>
        <source>, calculated</source>
        <translation>、計算値</translation>
    </message>
    <message>
        <source>, twice; {}</source>
        <translation>（2 回）。{}</translation>
    </message>
    <message>
        <source>.deps/cuda/nvidia beside {} and up to three folders above it</source>
        <translation>{} の隣と、3 つ上までのフォルダーの .deps/cuda/nvidia</translation>
    </message>
    <message>
        <source>.local variables are declared in functions</source>
        <translation>.local 変数は関数内で宣言します</translation>
    </message>
    <message>
        <source>.nc is for global memory only</source>
        <translation>.nc はグローバルメモリ専用です</translation>
    </message>
    <message>
        <source>.param variables are declared in functions</source>
        <translation>.param 変数は関数内で宣言します</translation>
    </message>
    <message>
        <source>.sat has nothing to clamp between these types</source>
        <translation>これらの型の間では .sat で飽和させるものがありません</translation>
    </message>
    <message>
        <source>.target must follow .version</source>
        <translation>.target は .version の後に置く必要があります</translation>
    </message>
    <message>
        <source>.{} does not select {} elements</source>
        <translation>.{} が選ぶのは {} 要素ではありません</translation>
    </message>
    <message>
        <source>.{} is no comparison</source>
        <translation>.{} は比較ではありません</translation>
    </message>
    <message>
        <source>.{} is no mask of elements, the highest first</source>
        <translation>.{} は、最上位を先頭とする要素のマスクではありません</translation>
    </message>
    <message>
        <source>.{} is no type</source>
        <translation>.{} は型ではありません</translation>
    </message>
    <message>
        <source>.{} selects no byte or half</source>
        <translation>.{} はバイトもハーフも選びません</translation>
    </message>
    <message>
        <source>.{} selects what is not there</source>
        <translation>.{} は存在しないものを選んでいます</translation>
    </message>
    <message>
        <source>1D surface width</source>
        <translation>1D サーフェスの幅</translation>
    </message>
    <message>
        <source>1D texture width</source>
        <translation>1D テクスチャの幅</translation>
    </message>
    <message>
        <source>1D texture width, linear memory</source>
        <translation>1D テクスチャの幅、リニアメモリ</translation>
    </message>
    <message>
        <source>2 × clock × width / 8</source>
        <translation>2 × クロック × 幅 / 8</translation>
    </message>
    <message>
        <source>2 × lanes × SMs × clock</source>
        <translation>2 × レーン × SM 数 × クロック</translation>
    </message>
    <message>
        <source>2D surface height</source>
        <translation>2D サーフェスの高さ</translation>
    </message>
    <message>
        <source>2D surface width</source>
        <translation>2D サーフェスの幅</translation>
    </message>
    <message>
        <source>2D texture height</source>
        <translation>2D テクスチャの高さ</translation>
    </message>
    <message>
        <source>2D texture height, linear memory</source>
        <translation>2D テクスチャの高さ、リニアメモリ</translation>
    </message>
    <message>
        <source>2D texture pitch, linear memory</source>
        <translation>2D テクスチャのピッチ、リニアメモリ</translation>
    </message>
    <message>
        <source>2D texture width</source>
        <translation>2D テクスチャの幅</translation>
    </message>
    <message>
        <source>2D texture width, linear memory</source>
        <translation>2D テクスチャの幅、リニアメモリ</translation>
    </message>
    <message>
        <source>32-bit registers</source>
        <translation>32 ビットレジスタ</translation>
    </message>
    <message>
        <source>3D surface depth</source>
        <translation>3D サーフェスの奥行き</translation>
    </message>
    <message>
        <source>3D surface height</source>
        <translation>3D サーフェスの高さ</translation>
    </message>
    <message>
        <source>3D surface width</source>
        <translation>3D サーフェスの幅</translation>
    </message>
    <message>
        <source>3D texture depth</source>
        <translation>3D テクスチャの奥行き</translation>
    </message>
    <message>
        <source>3D texture depth, other shape</source>
        <translation>3D テクスチャの奥行き、別形状</translation>
    </message>
    <message>
        <source>3D texture height</source>
        <translation>3D テクスチャの高さ</translation>
    </message>
    <message>
        <source>3D texture height, other shape</source>
        <translation>3D テクスチャの高さ、別形状</translation>
    </message>
    <message>
        <source>3D texture width</source>
        <translation>3D テクスチャの幅</translation>
    </message>
    <message>
        <source>3D texture width, other shape</source>
        <translation>3D テクスチャの幅、別形状</translation>
    </message>
    <message>
        <source>64-bit stream memory operations</source>
        <translation>64 ビットのストリームメモリ操作</translation>
    </message>
    <message>
        <source>64-bit stream memory operations, version 1</source>
        <translation>64 ビットのストリームメモリ操作、バージョン 1</translation>
    </message>
    <message>
        <source>: the NVIDIA driver does not work</source>
        <translation>。NVIDIA ドライバーが動作していません</translation>
    </message>
    <message>
        <source>: this machine failed, so ask again</source>
        <translation>。このマシン側の失敗なので、もう一度要求してください</translation>
    </message>
    <message>
        <source>A blob&apos;s id must be the SHA-256 of its bytes.</source>
        <translation>blob の ID は、そのバイト列の SHA-256 でなければなりません。</translation>
    </message>
    <message>
        <source>A block cannot use {} barriers: an SM of {} has {}.</source>
        <translation>ブロックは {0} 個のバリアを使えません。{1} の SM には {2} 個あります。</translation>
    </message>
    <message>
        <source>A block cannot use {} virtual resources: an SM of {} has {}.</source>
        <translation>ブロックは {0} 個の仮想リソースを使えません。{1} の SM には {2} 個あります。</translation>
    </message>
    <message>
        <source>A block of {} threads cannot run: a block has at most {} threads.</source>
        <translation>{} スレッドのブロックは実行できません。ブロックは最大 {} スレッドです。</translation>
    </message>
    <message>
        <source>A block of {} threads cannot run: it needs at least one.</source>
        <translation>{} スレッドのブロックは実行できません。少なくとも 1 スレッド必要です。</translation>
    </message>
    <message>
        <source>A block of {} threads cannot run: the kernel is compiled for at most {} (__launch_bounds__).</source>
        <translation>{} スレッドのブロックは実行できません。カーネルは最大 {} スレッド用にコンパイルされています（__launch_bounds__）。</translation>
    </message>
    <message>
        <source>A cluster of {} blocks cannot run: {} has no clusters; they came with sm_90.</source>
        <translation>{} ブロックのクラスターは実行できません。{} にクラスターはなく、sm_90 からです。</translation>
    </message>
    <message>
        <source>A cluster of {} blocks cannot run: {} takes 1 to {}.</source>
        <translation>{} ブロックのクラスターは実行できません。{} では 1～{} です。</translation>
    </message>
    <message>
        <source>A launch on fresh buffers took {}, the timed ones {}: these may find work done by those before them.</source>
        <translation>新しいバッファーでの起動は {}、計測した起動は {} でした。後者は前の起動が済ませた処理を利用している可能性があります。</translation>
    </message>
    <message>
        <source>A newer compile took its place.</source>
        <translation>新しいコンパイルに置き換えられました。</translation>
    </message>
    <message>
        <source>A newer disassembly took its place.</source>
        <translation>新しい逆アセンブルに置き換えられました。</translation>
    </message>
    <message>
        <source>A newer request took its place.</source>
        <translation>新しい要求に置き換えられました。</translation>
    </message>
    <message>
        <source>A newer run took its place.</source>
        <translation>新しい実行に置き換えられました。</translation>
    </message>
    <message>
        <source>A part of the blob {} came without its beginning.</source>
        <translation>blob {} の一部が、先頭なしで届きました。</translation>
    </message>
    <message>
        <source>A part of the blob {} does not follow the one before.</source>
        <translation>blob {} の一部が、前の部分とつながりません。</translation>
    </message>
    <message>
        <source>A population of {} points does not evolve; {} to {} do.</source>
        <translation>{} 点の集団は進化できません。{}～{} 点が必要です。</translation>
    </message>
    <message>
        <source>A sweep needs an axis.</source>
        <translation>スイープには軸が必要です。</translation>
    </message>
    <message>
        <source>A texture bound to linear memory starts at a multiple of this address.</source>
        <translation>リニアメモリにバインドしたテクスチャは、このアドレスの倍数から始まります。</translation>
    </message>
    <message>
        <source>A thread cannot have {} registers: {} allows at most {}.</source>
        <translation>スレッドは {} レジスタを持てません。{} では最大 {} です。</translation>
    </message>
    <message>
        <source>Absolute value</source>
        <translation>絶対値</translation>
    </message>
    <message>
        <source>Absolute value of an integer</source>
        <translation>整数の絶対値</translation>
    </message>
    <message>
        <source>Access policy window</source>
        <translation>アクセスポリシーウィンドウ</translation>
    </message>
    <message>
        <source>Across processes</source>
        <translation>プロセス間</translation>
    </message>
    <message>
        <source>Address from a base and a shifted index</source>
        <translation>ベースとシフトしたインデックスによるアドレス</translation>
    </message>
    <message>
        <source>Address from a base and a shifted index in uniform registers</source>
        <translation>ユニフォームレジスタのベースとシフトしたインデックスによるアドレス</translation>
    </message>
    <message>
        <source>Address translation</source>
        <translation>アドレス変換</translation>
    </message>
    <message>
        <source>After</source>
        <translation>後</translation>
    </message>
    <message>
        <source>After each batch of launches the device went on for at least {}: work on another stream, or text that the kernel printed, is in no sample.</source>
        <translation>各バッチの起動後も、デバイスは少なくとも {} 動作を続けました。別ストリームの処理、またはカーネルが出力したテキストで、どのサンプルにも含まれません。</translation>
    </message>
    <message>
        <source>After function attribute</source>
        <translation>関数属性の後</translation>
    </message>
    <message>
        <source>After the samples, on fresh inputs: {}</source>
        <translation>サンプル後、新しい入力で: {}</translation>
    </message>
    <message>
        <source>All __constant__ variables</source>
        <translation>すべての __constant__ 変数</translation>
    </message>
    <message>
        <source>All blocks of a cooperative launch must be resident at once; the device holds {} of these, {} were asked for.</source>
        <translation>協調起動では全ブロックが同時に常駐する必要があります。デバイスが保持できるのは {} ブロックで、要求は {} ブロックでした。</translation>
    </message>
    <message numerus="yes">
        <source>All but the first {} element(s) differ: {}.</source>
        <translation>
            <numerusform>最初の {} 要素以外がすべて不一致です：{}。</numerusform>
        </translation>
    </message>
    <message>
        <source>All elements differ: {}.</source>
        <translation>全要素が不一致です：{}。</translation>
    </message>
    <message>
        <source>All of them, natively</source>
        <translation>すべてネイティブ</translation>
    </message>
    <message numerus="yes">
        <source>All {} sample(s) were taken: the median is known to within {}.</source>
        <translation>
            <numerusform>{0} サンプルをすべて取得しました。中央値の精度は {1} です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Also of cuMemCreate</source>
        <translation>cuMemCreate のものも</translation>
    </message>
    <message numerus="yes">
        <source>An expression of {} byte(s) is too long.</source>
        <translation>
            <numerusform>{} バイトの式は長すぎます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Another profiler has the hardware counters ({}), and there is one at a time: end Nsight, or pause DCGM (dcgmi profile --pause), and count again.</source>
        <translation>別のプロファイラーがハードウェアカウンターを使用中です（{}）。同時に使えるのは 1 つです。Nsight を終了するか、DCGM を一時停止（dcgmi profile --pause）して、もう一度計数してください。</translation>
    </message>
    <message>
        <source>Another profiler is at work in this process, and CUPTI has one at a time ({}).</source>
        <translation>別のプロファイラーがこのプロセスで動作中です。CUPTI が扱えるのは同時に 1 つです（{}）。</translation>
    </message>
    <message>
        <source>Any bitwise function of three inputs, named by its truth table</source>
        <translation>3 入力の任意のビット演算 (真理値表で指定)</translation>
    </message>
    <message>
        <source>Any bitwise function of three uniform registers</source>
        <translation>3 つのユニフォームレジスタの任意のビット演算</translation>
    </message>
    <message>
        <source>Any logical function of three predicates</source>
        <translation>3 つのプレディケートの任意の論理演算</translation>
    </message>
    <message>
        <source>Arrays mapped later</source>
        <translation>後でマップする配列</translation>
    </message>
    <message>
        <source>Arrives or waits at a barrier in shared memory</source>
        <translation>共有メモリ上のバリアに到着または待機</translation>
    </message>
    <message>
        <source>As large as {} in line {} makes it.</source>
        <translation>{1} 行目の {0} が定めるサイズです。</translation>
    </message>
    <message>
        <source>As large as {} in line {} of {} makes it.</source>
        <translation>{2} の {1} 行目の {0} が定めるサイズです。</translation>
    </message>
    <message>
        <source>As the driver calls it</source>
        <translation>ドライバーが報告する名前</translation>
    </message>
    <message>
        <source>At {}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>Atomic operation on global memory without the old value</source>
        <translation>グローバルメモリのアトミック操作 (元の値を返さない)</translation>
    </message>
    <message>
        <source>Atomic operation on global memory; the old value is returned</source>
        <translation>グローバルメモリのアトミック操作 (元の値を返す)</translation>
    </message>
    <message>
        <source>Atomic operation on memory at a generic address; the old value is returned</source>
        <translation>汎用アドレスのメモリのアトミック操作 (元の値を返す)</translation>
    </message>
    <message>
        <source>Atomic operation on memory without the old value</source>
        <translation>メモリのアトミック操作 (元の値を返さない)</translation>
    </message>
    <message>
        <source>Atomic operation on memory; the old value is returned</source>
        <translation>メモリのアトミック操作 (元の値を返す)</translation>
    </message>
    <message>
        <source>Atomic operation on shared memory; the old value is returned</source>
        <translation>共有メモリのアトミック操作 (元の値を返す)</translation>
    </message>
    <message>
        <source>Atomics over the host link</source>
        <translation>ホストリンク経由のアトミック</translation>
    </message>
    <message>
        <source>BF16 tensor cores</source>
        <translation>BF16 Tensor コア</translation>
    </message>
    <message>
        <source>Barrier in shared memory that counts arrivals and bytes</source>
        <translation>到着数とバイト数を数える、共有メモリ上のバリア</translation>
    </message>
    <message>
        <source>Barrier of the threads of a block</source>
        <translation>ブロック内スレッドのバリア</translation>
    </message>
    <message>
        <source>Barrier of the threads of a block or cluster</source>
        <translation>ブロックまたはクラスター内スレッドのバリア</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>前</translation>
    </message>
    <message>
        <source>Best block</source>
        <translation>最適ブロック</translation>
    </message>
    <message>
        <source>Between two rows</source>
        <translation>2 行の間</translation>
    </message>
    <message>
        <source>Between two rows of a copy</source>
        <translation>コピーの 2 行の間</translation>
    </message>
    <message>
        <source>Bitwise and</source>
        <translation>ビット AND</translation>
    </message>
    <message>
        <source>Bitwise exclusive or</source>
        <translation>ビット XOR</translation>
    </message>
    <message>
        <source>Bitwise not</source>
        <translation>ビット NOT</translation>
    </message>
    <message>
        <source>Bitwise or</source>
        <translation>ビット OR</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>ブロックサイズ</translation>
    </message>
    <message>
        <source>Block size, x</source>
        <translation>ブロックサイズ、x</translation>
    </message>
    <message>
        <source>Block size, y</source>
        <translation>ブロックサイズ、y</translation>
    </message>
    <message>
        <source>Block size, z</source>
        <translation>ブロックサイズ、z</translation>
    </message>
    <message>
        <source>Blocks / SM</source>
        <translation>ブロック/SM</translation>
    </message>
    <message>
        <source>Blocks it allows</source>
        <translation>許容ブロック数</translation>
    </message>
    <message>
        <source>Blocks of a grid along x</source>
        <translation>グリッドの x 方向のブロック数</translation>
    </message>
    <message>
        <source>Blocks of a grid along y</source>
        <translation>グリッドの y 方向のブロック数</translation>
    </message>
    <message>
        <source>Blocks of a grid along z</source>
        <translation>グリッドの z 方向のブロック数</translation>
    </message>
    <message>
        <source>Blocks per SM</source>
        <translation>SM あたりのブロック数</translation>
    </message>
    <message>
        <source>Board and driver</source>
        <translation>ボードとドライバー</translation>
    </message>
    <message>
        <source>Board number</source>
        <translation>ボード番号</translation>
    </message>
    <message>
        <source>Board with several GPUs</source>
        <translation>複数 GPU のボード</translation>
    </message>
    <message>
        <source>Boost limit, given in kHz</source>
        <translation>ブースト上限、kHz 単位</translation>
    </message>
    <message>
        <source>Both became faster by {} from the first quarter of the samples to the last.</source>
        <translation>両者とも、サンプルの最初の 1/4 から最後の 1/4 にかけて {} 速くなりました。</translation>
    </message>
    <message>
        <source>Both became slower by {} from the first quarter of the samples to the last.</source>
        <translation>両者とも、サンプルの最初の 1/4 から最後の 1/4 にかけて {} 遅くなりました。</translation>
    </message>
    <message>
        <source>Branch to a label</source>
        <translation>ラベルへの分岐</translation>
    </message>
    <message>
        <source>Branch to an address that is computed</source>
        <translation>計算したアドレスへの分岐</translation>
    </message>
    <message>
        <source>Brings a line of memory to a cache</source>
        <translation>メモリの 1 ラインをキャッシュに読み込む</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>ビルド</translation>
    </message>
    <message>
        <source>Bus width</source>
        <translation>バス幅</translation>
    </message>
    <message>
        <source>By a stream</source>
        <translation>ストリームによる</translation>
    </message>
    <message>
        <source>By host or stream</source>
        <translation>ホストまたはストリームによる</translation>
    </message>
    <message>
        <source>By our own kernel</source>
        <translation>内蔵カーネルによる</translation>
    </message>
    <message>
        <source>By our own kernels</source>
        <translation>内蔵カーネルによる</translation>
    </message>
    <message>
        <source>CUDA 13.0 has no GPU that old; the first target is COMPUTE_75</source>
        <translation>CUDA 13.0 はそこまで古い GPU に対応していません。最初のターゲットは COMPUTE_75 です</translation>
    </message>
    <message>
        <source>CUDA 13.0 has no device attribute of that name</source>
        <translation>CUDA 13.0 にその名前のデバイス属性はありません</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide 13.0, technical specifications per compute capability</source>
        <translation>CUDA C++ Programming Guide 13.0、Compute Capability 別の技術仕様</translation>
    </message>
    <message>
        <source>CUDA error {}</source>
        <translation>CUDA エラー {}</translation>
    </message>
    <message>
        <source>CUDA in Direct3D 12</source>
        <translation>Direct3D 12 での CUDA</translation>
    </message>
    <message>
        <source>CUDA in Vulkan</source>
        <translation>Vulkan での CUDA</translation>
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
        <translation>CUDA_HOME (未設定)</translation>
    </message>
    <message>
        <source>CUPTI ({}) counted nothing in this launch.</source>
        <translation>CUPTI ({}) はこの起動で何も計数しませんでした。</translation>
    </message>
    <message>
        <source>CUPTI ({}) counted nothing of the kernel {}.</source>
        <translation>CUPTI ({}) はカーネル {} について何も計数しませんでした。</translation>
    </message>
    <message>
        <source>CUPTI ({}) did not record half of the launches of a turn.</source>
        <translation>CUPTI ({}) は、あるターンの起動の半分を記録しませんでした。</translation>
    </message>
    <message>
        <source>CUPTI ({}) does not count: {}. Runs, times and the emulated GPU&apos;s counts work without it.</source>
        <translation>CUPTI ({}) が計数しません：{}。実行、時間、エミュレート GPU の計数は使えます。</translation>
    </message>
    <message>
        <source>CUPTI ({}) gave a count of {} for one instruction, which no launch can have.</source>
        <translation>CUPTI ({}) が 1 つの命令に対して {} という計数を返しましたが、どの起動でもあり得ません。</translation>
    </message>
    <message>
        <source>CUPTI ({}) gave no record of the kernel.</source>
        <translation>CUPTI ({}) がカーネルの記録を返しませんでした。</translation>
    </message>
    <message>
        <source>CUPTI ({}) knows no SASS metric of the chip {} that is shown by line.</source>
        <translation>CUPTI ({}) は、行ごとに表示する SASS メトリックをチップ {} について 1 つも知りません。</translation>
    </message>
    <message>
        <source>CUPTI ({}) knows none of the counters of the chip {}.</source>
        <translation>CUPTI ({}) はチップ {} のカウンターを 1 つも知りません。</translation>
    </message>
    <message numerus="yes">
        <source>CUPTI ({}) says that it has {} record(s) of {} value(s) each, which is not believed: one value an instruction and metric was asked for, and at most {} record(s) are read.</source>
        <translation>
            <numerusform>CUPTI ({0}) は {2} 値ずつの記録が {1} 件あるとしていますが、信用できません。要求したのは命令とメトリックごとに 1 値で、読む記録は最大 {3} 件です。</numerusform>
        </translation>
    </message>
    <message>
        <source>CUPTI does not tell its version: {}.</source>
        <translation>CUPTI のバージョンが分かりません：{}。</translation>
    </message>
    <message>
        <source>CUPTI does not trace: {}.</source>
        <translation>CUPTI がトレースしません：{}。</translation>
    </message>
    <message numerus="yes">
        <source>CUPTI dropped what it counted in {} range(s).</source>
        <translation>
            <numerusform>CUPTI は {} 個の範囲で計数結果を失いました。</numerusform>
        </translation>
    </message>
    <message>
        <source>CUPTI recorded {} of {} launches within the time.</source>
        <translation>CUPTI は時間内に {1} 回の起動のうち {0} 回を記録しました。</translation>
    </message>
    <message numerus="yes">
        <source>CUPTI recorded {} sample(s), and not the other launches: the median is known to within {}.</source>
        <translation>
            <numerusform>CUPTI は {0} サンプルを記録し、他の起動は記録しませんでした。中央値の精度は {1} です。</numerusform>
        </translation>
    </message>
    <message>
        <source>CUPTI was not done counting after {} launch(es).</source>
        <translation>CUPTI の計数は {} 回の起動でも終わりませんでした。</translation>
    </message>
    <message>
        <source>CUPTI was not found: looked for {}.</source>
        <translation>CUPTI が見つかりません。探したもの：{}。</translation>
    </message>
    <message>
        <source>CUPTI was not wanted.</source>
        <translation>CUPTI は不要とされました。</translation>
    </message>
    <message>
        <source>Caches and allocation</source>
        <translation>キャッシュと割り当て</translation>
    </message>
    <message>
        <source>Calculated</source>
        <translation>計算値</translation>
    </message>
    <message>
        <source>Call of a function</source>
        <translation>関数の呼び出し</translation>
    </message>
    <message>
        <source>Can be set aside</source>
        <translation>確保できる量</translation>
    </message>
    <message>
        <source>Changes the sign</source>
        <translation>符号を反転する</translation>
    </message>
    <message>
        <source>Checks whether a division of floats needs the slow path</source>
        <translation>浮動小数点除算に低速経路が必要か調べる</translation>
    </message>
    <message>
        <source>Chooses one of the active threads</source>
        <translation>アクティブなスレッドの 1 つを選ぶ</translation>
    </message>
    <message>
        <source>Chooses one of two 32-bit floats by a predicate</source>
        <translation>プレディケートで 2 つの 32 ビット浮動小数点数の一方を選ぶ</translation>
    </message>
    <message>
        <source>Chooses one of two uniform values by a predicate</source>
        <translation>プレディケートで 2 つのユニフォーム値の一方を選ぶ</translation>
    </message>
    <message>
        <source>Chooses one of two values by a predicate</source>
        <translation>プレディケートで 2 つの値の一方を選ぶ</translation>
    </message>
    <message>
        <source>Clocks are not recorded, because NVML ({}) does not know device {}.</source>
        <translation>NVML ({}) がデバイス {} を認識しないため、クロックは記録されません。</translation>
    </message>
    <message>
        <source>Clocks are not recorded, because NVML was not found: looked for {}.</source>
        <translation>NVML が見つからないため、クロックは記録されません。探したもの：{}。</translation>
    </message>
    <message>
        <source>Cluster launch</source>
        <translation>クラスター起動</translation>
    </message>
    <message>
        <source>Column {} differs: {}.</source>
        <translation>列 {} が不一致です：{}。</translation>
    </message>
    <message>
        <source>Columns {} differ: {}.</source>
        <translation>列 {} が不一致です：{}。</translation>
    </message>
    <message>
        <source>Combines a predicate of all threads of the warp</source>
        <translation>warp の全スレッドのプレディケートをまとめる</translation>
    </message>
    <message>
        <source>Combines a predicate of all threads of the warp in a uniform register</source>
        <translation>warp の全スレッドのプレディケートをユニフォームレジスタにまとめる</translation>
    </message>
    <message>
        <source>Compares 16-bit floats, two at once, and sets predicates</source>
        <translation>16 ビット浮動小数点数を 2 つ同時に比較し、プレディケートを設定する</translation>
    </message>
    <message>
        <source>Compares 32-bit floats and sets a predicate</source>
        <translation>32 ビット浮動小数点数を比較し、プレディケートを設定する</translation>
    </message>
    <message>
        <source>Compares 32-bit floats and sets a register</source>
        <translation>32 ビット浮動小数点数を比較し、レジスタを設定する</translation>
    </message>
    <message>
        <source>Compares 64-bit floats and sets a predicate</source>
        <translation>64 ビット浮動小数点数を比較し、プレディケートを設定する</translation>
    </message>
    <message>
        <source>Compares and sets a predicate</source>
        <translation>比較し、プレディケートを設定する</translation>
    </message>
    <message>
        <source>Compares and sets a register</source>
        <translation>比較し、レジスタを設定する</translation>
    </message>
    <message>
        <source>Compares integers and sets a predicate</source>
        <translation>整数を比較し、プレディケートを設定する</translation>
    </message>
    <message>
        <source>Compares integers in uniform registers and sets a uniform predicate</source>
        <translation>ユニフォームレジスタの整数を比較し、ユニフォームプレディケートを設定する</translation>
    </message>
    <message>
        <source>Compiling {} takes more memory than this machine has left for it{}; close what needs memory and compile again, or make the source simpler.</source>
        <translation>{} のコンパイルに、このマシンの空きメモリが足りません{}。メモリを使うものを閉じて再度コンパイルするか、ソースを単純にしてください。</translation>
    </message>
    <message>
        <source>Compiling {} took more memory than a compile process may have{}; make the source simpler or unroll less.</source>
        <translation>{} のコンパイルが、コンパイルプロセスに許されたメモリを超えました{}。ソースを単純にするか、アンロールを減らしてください。</translation>
    </message>
    <message>
        <source>Compiling {} was ended at its deadline of {} s; give it more time, or look for an endless template or a huge unrolled loop.</source>
        <translation>{} のコンパイルを制限時間 {} s で打ち切りました。時間を延ばすか、無限に展開するテンプレートや巨大なアンロールループがないか調べてください。</translation>
    </message>
    <message>
        <source>Compiling, occupancy and reports still work, and kernels run on the emulated GPU; timing needs a GPU.</source>
        <translation>コンパイル、占有率、レポートは使え、カーネルはエミュレート GPU で動きます。時間の計測には GPU が必要です。</translation>
    </message>
    <message>
        <source>Compressible memory</source>
        <translation>圧縮可能メモリ</translation>
    </message>
    <message>
        <source>Compute capability, major</source>
        <translation>Compute Capability、メジャー</translation>
    </message>
    <message>
        <source>Compute capability, minor</source>
        <translation>Compute Capability、マイナー</translation>
    </message>
    <message>
        <source>Compute mode</source>
        <translation>計算モード</translation>
    </message>
    <message>
        <source>Compute preemption</source>
        <translation>計算プリエンプション</translation>
    </message>
    <message>
        <source>Compute-only driver</source>
        <translation>計算専用ドライバー</translation>
    </message>
    <message>
        <source>Concurrent kernels</source>
        <translation>カーネルの同時実行</translation>
    </message>
    <message>
        <source>Concurrent managed access</source>
        <translation>マネージドメモリの同時アクセス</translation>
    </message>
    <message>
        <source>Constant memory</source>
        <translation>定数メモリ</translation>
    </message>
    <message>
        <source>Contexts share the device</source>
        <translation>コンテキストがデバイスを共有</translation>
    </message>
    <message>
        <source>Controls a cache: invalidates or prefetches a line</source>
        <translation>キャッシュを制御する: ラインの無効化またはプリフェッチ</translation>
    </message>
    <message>
        <source>Converts a float to a float of another size</source>
        <translation>浮動小数点数を別サイズの浮動小数点数に変換する</translation>
    </message>
    <message>
        <source>Converts a float to an integer</source>
        <translation>浮動小数点数を整数に変換する</translation>
    </message>
    <message>
        <source>Converts an address between a space and generic addresses</source>
        <translation>アドレスを特定の空間と汎用アドレスの間で変換する</translation>
    </message>
    <message>
        <source>Converts an integer to a 32-bit float in the floating-point pipe</source>
        <translation>浮動小数点パイプで整数を 32 ビット浮動小数点数に変換する</translation>
    </message>
    <message>
        <source>Converts an integer to a float</source>
        <translation>整数を浮動小数点数に変換する</translation>
    </message>
    <message>
        <source>Converts floats to a pair of smaller ones</source>
        <translation>浮動小数点数をより小さい型のペアに変換する</translation>
    </message>
    <message>
        <source>Converts to another type or size</source>
        <translation>別の型またはサイズに変換する</translation>
    </message>
    <message>
        <source>Cooperative launch</source>
        <translation>協調起動</translation>
    </message>
    <message>
        <source>Cooperative launch on several devices</source>
        <translation>複数デバイスでの協調起動</translation>
    </message>
    <message>
        <source>Copies a block of memory in bulk, in the background</source>
        <translation>メモリのブロックをバックグラウンドで一括コピーする</translation>
    </message>
    <message>
        <source>Copies beside kernels</source>
        <translation>カーネルと並行するコピー</translation>
    </message>
    <message>
        <source>Copies from global to shared memory without a register between</source>
        <translation>レジスタを介さずグローバルメモリから共有メモリへコピーする</translation>
    </message>
    <message>
        <source>Copies memory in the background</source>
        <translation>メモリをバックグラウンドでコピーする</translation>
    </message>
    <message>
        <source>Copy beside a kernel</source>
        <translation>カーネルと並行するコピー</translation>
    </message>
    <message>
        <source>Copy engines</source>
        <translation>コピーエンジン</translation>
    </message>
    <message>
        <source>Cosine, approximated</source>
        <translation>余弦 (近似)</translation>
    </message>
    <message>
        <source>Counting {} was ended: a launch, with what CUPTI does around it, took longer than the deadline of {} s. A longer deadline gives it more time; the next run gets a new process.</source>
        <translation>{} の計数を打ち切りました。CUPTI の処理を含む 1 回の起動が、制限時間 {} s を超えました。制限時間を延ばすと余裕ができます。次の実行は新しいプロセスで行われます。</translation>
    </message>
    <message>
        <source>Counts the bits that are set</source>
        <translation>立っているビットを数える</translation>
    </message>
    <message>
        <source>Counts the leading zeros</source>
        <translation>先頭のゼロを数える</translation>
    </message>
    <message>
        <source>Cube map surface width</source>
        <translation>キューブマップサーフェスの幅</translation>
    </message>
    <message>
        <source>Cube map width</source>
        <translation>キューブマップの幅</translation>
    </message>
    <message>
        <source>Decompression formats</source>
        <translation>展開形式</translation>
    </message>
    <message>
        <source>Device cuda:{} cannot be read: {}; the other devices can be used.</source>
        <translation>デバイス cuda:{} を読み取れません：{}。他のデバイスは使えます。</translation>
    </message>
    <message>
        <source>Device memory as a host node</source>
        <translation>ホストノードとしてのデバイスメモリ</translation>
    </message>
    <message>
        <source>Device memory, copy</source>
        <translation>デバイスメモリ、コピー</translation>
    </message>
    <message>
        <source>Device memory, read</source>
        <translation>デバイスメモリ、読み取り</translation>
    </message>
    <message>
        <source>Device {} {}.</source>
        <translation>デバイス {} {}。</translation>
    </message>
    <message>
        <source>Device=0</source>
        <translation>Device=0</translation>
    </message>
    <message>
        <source>Devices on one board have the same number here.</source>
        <translation>同じボード上のデバイスは、ここで同じ番号を持ちます。</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Difference with the borrow of the one before</source>
        <translation>前の桁のボローを含む差</translation>
    </message>
    <message>
        <source>Does nothing</source>
        <translation>何もしない</translation>
    </message>
    <message>
        <source>Domain, bus and slot</source>
        <translation>ドメイン、バス、スロット</translation>
    </message>
    <message>
        <source>Done by the hardware</source>
        <translation>ハードウェアによる</translation>
    </message>
    <message>
        <source>Dot product of four bytes, added up</source>
        <translation>4 バイトの内積を加算する</translation>
    </message>
    <message>
        <source>Dot product of small integers, added up</source>
        <translation>小さい整数の内積を加算する</translation>
    </message>
    <message>
        <source>ECC</source>
        <translation>ECC</translation>
    </message>
    <message>
        <source>Edge of a face</source>
        <translation>面の辺</translation>
    </message>
    <message numerus="yes">
        <source>Ended after {} sample(s), the most there may be: the median is known to within {}, and {} was wanted.</source>
        <translation>
            <numerusform>上限の {0} サンプルで終了しました。中央値の精度は {1} で、目標は {2} でした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended after {} sample(s): the median is known to within {}, and {} was wanted.</source>
        <translation>
            <numerusform>{0} サンプルで終了しました。中央値の精度は {1} で、目標は {2} でした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended after {} sample(s): the times scatter so much that the median is known to within {} only; {} would take some {} samples.</source>
        <translation>
            <numerusform>{0} サンプルで終了しました。時間のばらつきが大きく、中央値の精度は {1} にとどまります。{2} には約 {3} サンプルが必要です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended by the time limit after {} sample(s): the median is known to within {}, and {} was wanted.</source>
        <translation>
            <numerusform>時間制限により {0} サンプルで終了しました。中央値の精度は {1} で、目標は {2} でした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended by the time limit after {} sample(s): the median is known to within {}.</source>
        <translation>
            <numerusform>時間制限により {0} サンプルで終了しました。中央値の精度は {1} です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends the kernel with an error</source>
        <translation>エラーでカーネルを終了する</translation>
    </message>
    <message>
        <source>Ends the thread</source>
        <translation>スレッドを終了する</translation>
    </message>
    <message>
        <source>Ends the thread at once</source>
        <translation>スレッドを直ちに終了する</translation>
    </message>
    <message>
        <source>Ends what the threads of a warp do together</source>
        <translation>warp のスレッドが共同で行う処理を終える</translation>
    </message>
    <message>
        <source>Error correction is active</source>
        <translation>誤り訂正が有効</translation>
    </message>
    <message>
        <source>Events between processes</source>
        <translation>プロセス間のイベント</translation>
    </message>
    <message>
        <source>Exchanges registers between the threads of a warp</source>
        <translation>warp のスレッド間でレジスタを交換する</translation>
    </message>
    <message>
        <source>Execution</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Extends the sign of a part of a register</source>
        <translation>レジスタの一部の符号を拡張する</translation>
    </message>
    <message>
        <source>FP16 tensor cores</source>
        <translation>FP16 Tensor コア</translation>
    </message>
    <message>
        <source>FP32 multiply-add</source>
        <translation>FP32 積和</translation>
    </message>
    <message>
        <source>FP32 multiply-adds</source>
        <translation>FP32 積和</translation>
    </message>
    <message>
        <source>FP32 rate over FP64 rate</source>
        <translation>FP32 レート / FP64 レート</translation>
    </message>
    <message>
        <source>FP64 multiply-add</source>
        <translation>FP64 積和</translation>
    </message>
    <message>
        <source>FP64 multiply-adds</source>
        <translation>FP64 積和</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>ファミリー</translation>
    </message>
    <message>
        <source>Fences that do not meet</source>
        <translation>互いに干渉しないフェンス</translation>
    </message>
    <message>
        <source>FillType {} with FillValue {} is none of those that are known: Random, and Constant with 0 or 1</source>
        <translation>FillValue {1} の FillType {0} は未知です。Random、および 0 または 1 の Constant だけが使えます</translation>
    </message>
    <message>
        <source>Finds the highest bit that is set</source>
        <translation>立っている最上位ビットを探す</translation>
    </message>
    <message>
        <source>Finds threads of the warp with the same value</source>
        <translation>warp 内で同じ値を持つスレッドを探す</translation>
    </message>
    <message>
        <source>Flushes remote writes</source>
        <translation>リモート書き込みをフラッシュ</translation>
    </message>
    <message>
        <source>For gather instructions</source>
        <translation>ギャザー命令用</translation>
    </message>
    <message>
        <source>Fused multiply-add of 32-bit floats</source>
        <translation>32 ビット浮動小数点数の融合積和</translation>
    </message>
    <message>
        <source>Fused multiply-add of 32-bit floats in uniform registers</source>
        <translation>ユニフォームレジスタの 32 ビット浮動小数点数の融合積和</translation>
    </message>
    <message>
        <source>Fused multiply-add of 64-bit floats</source>
        <translation>64 ビット浮動小数点数の融合積和</translation>
    </message>
    <message>
        <source>Fused multiply-add: rounded once</source>
        <translation>融合積和: 丸めは 1 回</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPU {} is lost: {}. Documents and results stay; the GPU works again after a reset or a restart of the machine.</source>
        <translation>GPU {} が失われました：{}。文書と結果は残ります。GPU はリセットまたはマシンの再起動後に使えます。</translation>
    </message>
    <message>
        <source>GPUDirect RDMA</source>
        <translation>GPUDirect RDMA</translation>
    </message>
    <message>
        <source>Gather texture height</source>
        <translation>ギャザーテクスチャの高さ</translation>
    </message>
    <message>
        <source>Gather texture width</source>
        <translation>ギャザーテクスチャの幅</translation>
    </message>
    <message>
        <source>Grid size</source>
        <translation>グリッドサイズ</translation>
    </message>
    <message>
        <source>Grid size, x</source>
        <translation>グリッドサイズ、x</translation>
    </message>
    <message>
        <source>Grid size, y</source>
        <translation>グリッドサイズ、y</translation>
    </message>
    <message>
        <source>Grid size, z</source>
        <translation>グリッドサイズ、z</translation>
    </message>
    <message>
        <source>Grid-wide barrier</source>
        <translation>グリッド全体のバリア</translation>
    </message>
    <message>
        <source>Groups the copies to shared memory that were started</source>
        <translation>開始済みの共有メモリへのコピーをグループ化する</translation>
    </message>
    <message>
        <source>Handles of memory pools</source>
        <translation>メモリプールのハンドル</translation>
    </message>
    <message>
        <source>Hardware counters are off for this virtual GPU ({}): who administers the virtual machine&apos;s host can enable profiling for it. Runs, times and the emulated GPU&apos;s counts work without them.</source>
        <translation>この仮想 GPU ではハードウェアカウンターが無効です（{}）。仮想マシンのホストの管理者がプロファイリングを有効にできます。実行、時間、エミュレート GPU の計数はカウンターなしで使えます。</translation>
    </message>
    <message>
        <source>Hardware counters are refused to this process although the driver gives them to all users (RmProfilingAdminOnly: 0; {}): a container needs the capability SYS_ADMIN, which its owner can add. Runs, times and the emulated GPU&apos;s counts work without them.</source>
        <translation>ドライバーは全ユーザーにハードウェアカウンターを許可していますが、このプロセスには拒否されました（RmProfilingAdminOnly: 0; {}）。コンテナには SYS_ADMIN 権限が必要で、所有者が追加できます。実行、時間、エミュレート GPU の計数はカウンターなしで使えます。</translation>
    </message>
    <message>
        <source>Hardware counters need CUPTI, which comes with the CUDA toolkit (12.6 or newer) or as the package nvidia-cuda-cupti. {}</source>
        <translation>ハードウェアカウンターには CUPTI が必要です。CUDA ツールキット（12.6 以降）に付属し、パッケージ nvidia-cuda-cupti でも入手できます。{}</translation>
    </message>
    <message>
        <source>Hardware feature level</source>
        <translation>ハードウェアの機能レベル</translation>
    </message>
    <message>
        <source>Hardware generation</source>
        <translation>ハードウェアの世代</translation>
    </message>
    <message>
        <source>Host and device at once</source>
        <translation>ホストとデバイスで同時</translation>
    </message>
    <message>
        <source>Host and device share addresses</source>
        <translation>ホストとデバイスがアドレスを共有</translation>
    </message>
    <message>
        <source>Host and managed memory</source>
        <translation>ホストメモリとマネージドメモリ</translation>
    </message>
    <message>
        <source>Host memory between nodes</source>
        <translation>ノード間のホストメモリ</translation>
    </message>
    <message>
        <source>Host memory, other nodes</source>
        <translation>他ノードのホストメモリ</translation>
    </message>
    <message>
        <source>Host reads managed memory in place</source>
        <translation>ホストがマネージドメモリを移動せずに読む</translation>
    </message>
    <message>
        <source>Host&apos;s number of that node</source>
        <translation>そのノードのホスト側番号</translation>
    </message>
    <message>
        <source>How many 32-bit registers all threads of one block can have together.</source>
        <translation>1 ブロックの全スレッドが合計で使える 32 ビットレジスタの数。</translation>
    </message>
    <message>
        <source>How many 32-bit registers one multiprocessor has for all its threads.</source>
        <translation>1 つのマルチプロセッサが全スレッド用に持つ 32 ビットレジスタの数。</translation>
    </message>
    <message>
        <source>How many bits travel at once between the device memory and the chip.</source>
        <translation>デバイスメモリとチップの間で一度に転送されるビット数。</translation>
    </message>
    <message>
        <source>How many blocks can be resident on one multiprocessor, however small they are.</source>
        <translation>ブロックがどれだけ小さくても、1 つのマルチプロセッサに常駐できるブロックの数。</translation>
    </message>
    <message>
        <source>How many copies can run beside kernels: with two, one in each direction at once.</source>
        <translation>カーネルと並行して実行できるコピーの数。2 なら各方向 1 つずつ同時に行えます。</translation>
    </message>
    <message>
        <source>How many streaming multiprocessors (SMs) the device has.</source>
        <translation>デバイスの SM（ストリーミングマルチプロセッサ）の数。</translation>
    </message>
    <message>
        <source>How many threads can be resident on one multiprocessor; this is 100 % occupancy.</source>
        <translation>1 つのマルチプロセッサに常駐できるスレッドの数。これが占有率 100 % です。</translation>
    </message>
    <message>
        <source>How many threads execute together as one warp.</source>
        <translation>1 つの warp として同時に実行されるスレッドの数。</translation>
    </message>
    <message>
        <source>How many times faster single precision is than double precision, in operations per second.</source>
        <translation>単精度が倍精度の何倍速いか（1 秒あたりの演算数）。</translation>
    </message>
    <message>
        <source>How much of the L2 cache can be set aside for data that is to stay there.</source>
        <translation>残しておくデータ用に確保できる L2 キャッシュの量。</translation>
    </message>
    <message>
        <source>How pools can be shared</source>
        <translation>プールの共有方法</translation>
    </message>
    <message>
        <source>How pools can be shared: bit 0 file descriptor, bit 1 Windows handle, bit 2 KMT handle, bit 3 fabric handle.</source>
        <translation>プールの共有方法：ビット 0 ファイル記述子、ビット 1 Windows ハンドル、ビット 2 KMT ハンドル、ビット 3 ファブリックハンドル。</translation>
    </message>
    <message>
        <source>How writes of other devices can be flushed: bit 0 by a call on the host, bit 1 by a stream.</source>
        <translation>他デバイスの書き込みをフラッシュする方法：ビット 0 ホストの呼び出し、ビット 1 ストリーム。</translation>
    </message>
    <message>
        <source>Hyperbolic tangent, approximated</source>
        <translation>双曲線正接 (近似)</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>識別情報</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Integer multiply-add in uniform registers</source>
        <translation>ユニフォームレジスタの整数積和</translation>
    </message>
    <message>
        <source>Integer multiply-add; also used to move and to shift</source>
        <translation>整数の積和。移動やシフトにも使われる</translation>
    </message>
    <message>
        <source>Integrated</source>
        <translation>統合型</translation>
    </message>
    <message>
        <source>Into how many domains launches can be sorted so that their memory fences do not wait for each other.</source>
        <translation>メモリフェンスが互いを待たないように起動を分類できるドメインの数。</translation>
    </message>
    <message>
        <source>It is launched in line {} of {}.</source>
        <translation>{1} の {0} 行目で起動されます。</translation>
    </message>
    <message>
        <source>It is launched in line {}.</source>
        <translation>{} 行目で起動されます。</translation>
    </message>
    <message>
        <source>It is not kept: this machine has not enough memory free for it.</source>
        <translation>保持しません。このマシンには、そのための空きメモリが足りません。</translation>
    </message>
    <message>
        <source>Jump to an absolute address</source>
        <translation>絶対アドレスへのジャンプ</translation>
    </message>
    <message>
        <source>KERNELDESK_NVCC is {}, which is no program; set it to an nvcc, or unset it.</source>
        <translation>KERNELDESK_NVCC は {} ですが、プログラムではありません。nvcc を設定するか、設定を外してください。</translation>
    </message>
    <message>
        <source>KERNELDESK_TILEIRAS is {}, which is no program; set it to a tileiras, or unset it.</source>
        <translation>KERNELDESK_TILEIRAS は {} ですが、プログラムではありません。tileiras を設定するか、設定を外してください。</translation>
    </message>
    <message>
        <source>Kernel time limit</source>
        <translation>カーネルの時間制限</translation>
    </message>
    <message>
        <source>KernelDesk sets it itself</source>
        <translation>KernelDesk 自身が設定します</translation>
    </message>
    <message>
        <source>Kernels can be interrupted</source>
        <translation>カーネルの中断が可能</translation>
    </message>
    <message>
        <source>L1 caches global memory</source>
        <translation>L1 がグローバルメモリをキャッシュ</translation>
    </message>
    <message>
        <source>L1 caches local memory</source>
        <translation>L1 がローカルメモリをキャッシュ</translation>
    </message>
    <message>
        <source>L2 cache</source>
        <translation>L2 キャッシュ</translation>
    </message>
    <message>
        <source>L2 cache, read</source>
        <translation>L2 キャッシュ、読み取り</translation>
    </message>
    <message>
        <source>L2 for persisting data</source>
        <translation>永続データ用の L2</translation>
    </message>
    <message>
        <source>Largest carve-out</source>
        <translation>最大カーブアウト</translation>
    </message>
    <message>
        <source>Launches and streams</source>
        <translation>起動とストリーム</translation>
    </message>
    <message>
        <source>Layered 1D surface width</source>
        <translation>レイヤード 1D サーフェスの幅</translation>
    </message>
    <message>
        <source>Layered 1D texture width</source>
        <translation>レイヤード 1D テクスチャの幅</translation>
    </message>
    <message>
        <source>Layered 2D surface height</source>
        <translation>レイヤード 2D サーフェスの高さ</translation>
    </message>
    <message>
        <source>Layered 2D surface width</source>
        <translation>レイヤード 2D サーフェスの幅</translation>
    </message>
    <message>
        <source>Layered 2D texture height</source>
        <translation>レイヤード 2D テクスチャの高さ</translation>
    </message>
    <message>
        <source>Layered 2D texture height, old name</source>
        <translation>レイヤード 2D テクスチャの高さ、旧名</translation>
    </message>
    <message>
        <source>Layered 2D texture width</source>
        <translation>レイヤード 2D テクスチャの幅</translation>
    </message>
    <message>
        <source>Layered 2D texture width, old name</source>
        <translation>レイヤード 2D テクスチャの幅、旧名</translation>
    </message>
    <message>
        <source>Layered cube map surface width</source>
        <translation>レイヤードキューブマップサーフェスの幅</translation>
    </message>
    <message>
        <source>Layered cube map width</source>
        <translation>レイヤードキューブマップの幅</translation>
    </message>
    <message>
        <source>Layers of a 1D surface</source>
        <translation>1D サーフェスのレイヤー数</translation>
    </message>
    <message>
        <source>Layers of a 1D texture</source>
        <translation>1D テクスチャのレイヤー数</translation>
    </message>
    <message>
        <source>Layers of a 2D surface</source>
        <translation>2D サーフェスのレイヤー数</translation>
    </message>
    <message>
        <source>Layers of a 2D texture</source>
        <translation>2D テクスチャのレイヤー数</translation>
    </message>
    <message>
        <source>Layers of a 2D texture, old name</source>
        <translation>2D テクスチャのレイヤー数、旧名</translation>
    </message>
    <message>
        <source>Layers of a cube map</source>
        <translation>キューブマップのレイヤー数</translation>
    </message>
    <message>
        <source>Layers of a cube map surface</source>
        <translation>キューブマップサーフェスのレイヤー数</translation>
    </message>
    <message>
        <source>Lets another warp go first</source>
        <translation>別の warp を先に進める</translation>
    </message>
    <message>
        <source>Lets the thread sleep for some nanoseconds</source>
        <translation>スレッドを数ナノ秒スリープさせる</translation>
    </message>
    <message>
        <source>Limited by {}: {}.</source>
        <translation>制限要因 {}：{}。</translation>
    </message>
    <message>
        <source>Limiter</source>
        <translation>制限要因</translation>
    </message>
    <message>
        <source>Line {} gives it.</source>
        <translation>{} 行目が定めています。</translation>
    </message>
    <message>
        <source>Line {} gives it; code before the launch changes it.</source>
        <translation>{} 行目が定めています。起動前のコードがこれを変更します。</translation>
    </message>
    <message>
        <source>Line {} of {} gives it.</source>
        <translation>{1} の {0} 行目が定めています。</translation>
    </message>
    <message>
        <source>Line {} of {} gives it; code before the launch changes it.</source>
        <translation>{1} の {0} 行目が定めています。起動前のコードがこれを変更します。</translation>
    </message>
    <message>
        <source>Live registers are not known.</source>
        <translation>生存レジスタ数は不明です。</translation>
    </message>
    <message>
        <source>Live registers are not known: {} {}.</source>
        <translation>生存レジスタ数は不明です：{} {}。</translation>
    </message>
    <message>
        <source>Load from a surface</source>
        <translation>サーフェスからのロード</translation>
    </message>
    <message>
        <source>Load from constant memory</source>
        <translation>定数メモリからのロード</translation>
    </message>
    <message>
        <source>Load from constant memory to a uniform register</source>
        <translation>定数メモリからユニフォームレジスタへのロード</translation>
    </message>
    <message>
        <source>Load from constant memory: kernel parameters are there, too</source>
        <translation>定数メモリからのロード。カーネルのパラメーターもここにある</translation>
    </message>
    <message>
        <source>Load from global memory</source>
        <translation>グローバルメモリからのロード</translation>
    </message>
    <message>
        <source>Load from local memory of the thread</source>
        <translation>スレッドのローカルメモリからのロード</translation>
    </message>
    <message>
        <source>Load from local memory: a spilled register or an array of the thread</source>
        <translation>ローカルメモリからのロード: スピルしたレジスタ、またはスレッドの配列</translation>
    </message>
    <message>
        <source>Load from memory</source>
        <translation>メモリからのロード</translation>
    </message>
    <message>
        <source>Load from memory at a generic address</source>
        <translation>汎用アドレスのメモリからのロード</translation>
    </message>
    <message>
        <source>Load from shared memory</source>
        <translation>共有メモリからのロード</translation>
    </message>
    <message>
        <source>Load of a parameter</source>
        <translation>パラメーターのロード</translation>
    </message>
    <message>
        <source>Load that is the same for all threads of the warp</source>
        <translation>warp の全スレッドで同じロード</translation>
    </message>
    <message>
        <source>Loads a tile of a tensor to shared memory in the background</source>
        <translation>テンソルのタイルをバックグラウンドで共有メモリにロードする</translation>
    </message>
    <message>
        <source>Loads matrices from shared memory as tensor cores want them</source>
        <translation>Tensor コア向けの配置で共有メモリから行列をロードする</translation>
    </message>
    <message>
        <source>Logarithm to base two, approximated</source>
        <translation>2 を底とする対数 (近似)</translation>
    </message>
    <message>
        <source>Long kernels are ended</source>
        <translation>長時間のカーネルは打ち切られる</translation>
    </message>
    <message>
        <source>Longest decompression</source>
        <translation>展開の最大長</translation>
    </message>
    <message>
        <source>Longest pitch</source>
        <translation>最大ピッチ</translation>
    </message>
    <message>
        <source>MPS call failed</source>
        <translation>MPS 呼び出しの失敗</translation>
    </message>
    <message>
        <source>MPS not ready</source>
        <translation>MPS が未準備</translation>
    </message>
    <message>
        <source>Machine code cannot be listed without nvdisasm, which was looked for {}: install the CUDA toolkit, or set KERNELDESK_NVDISASM to the nvdisasm of its pip package nvidia-cuda-nvdisasm.</source>
        <translation>nvdisasm がないため機械語を一覧できません。探した場所：{}。CUDA ツールキットをインストールするか、KERNELDESK_NVDISASM に pip パッケージ nvidia-cuda-nvdisasm の nvdisasm を設定してください。</translation>
    </message>
    <message>
        <source>Machine code cannot be listed: KERNELDESK_NVDISASM is {}, which is no program; set it to an nvdisasm, or unset it.</source>
        <translation>機械語を一覧できません。KERNELDESK_NVDISASM は {} ですが、プログラムではありません。nvdisasm を設定するか、設定を外してください。</translation>
    </message>
    <message>
        <source>Managed memory</source>
        <translation>マネージドメモリ</translation>
    </message>
    <message>
        <source>Maps host memory</source>
        <translation>ホストメモリのマップ</translation>
    </message>
    <message>
        <source>Matrix load, store or multiply-accumulate of a warp on tensor cores</source>
        <translation>Tensor コアによる warp の行列ロード、ストア、または積和</translation>
    </message>
    <message>
        <source>Matrix multiply-accumulate of 16-bit floats by a warp group on tensor cores</source>
        <translation>Tensor コアによる warp グループの 16 ビット浮動小数点行列積和</translation>
    </message>
    <message>
        <source>Matrix multiply-accumulate of 16-bit floats on tensor cores</source>
        <translation>Tensor コアによる 16 ビット浮動小数点行列積和</translation>
    </message>
    <message>
        <source>Matrix multiply-accumulate of 64-bit floats on tensor cores</source>
        <translation>Tensor コアによる 64 ビット浮動小数点行列積和</translation>
    </message>
    <message>
        <source>Matrix multiply-accumulate of a warp group on tensor cores</source>
        <translation>Tensor コアによる warp グループの行列積和</translation>
    </message>
    <message>
        <source>Matrix multiply-accumulate of a warp on tensor cores</source>
        <translation>Tensor コアによる warp の行列積和</translation>
    </message>
    <message>
        <source>Matrix multiply-accumulate of small integers on tensor cores</source>
        <translation>Tensor コアによる小さい整数の行列積和</translation>
    </message>
    <message>
        <source>Memory a context can see</source>
        <translation>コンテキストから見えるメモリ</translation>
    </message>
    <message>
        <source>Memory clock, maximum</source>
        <translation>メモリクロック、最大</translation>
    </message>
    <message>
        <source>Memory comes afterwards</source>
        <translation>メモリは後から</translation>
    </message>
    <message>
        <source>Memory for a part only</source>
        <translation>一部だけのメモリ</translation>
    </message>
    <message>
        <source>Memory interface</source>
        <translation>メモリインターフェイス</translation>
    </message>
    <message>
        <source>Memory pools</source>
        <translation>メモリプール</translation>
    </message>
    <message>
        <source>Memory pools on NUMA nodes</source>
        <translation>NUMA ノード上のメモリプール</translation>
    </message>
    <message>
        <source>Memory pools on the host</source>
        <translation>ホスト上のメモリプール</translation>
    </message>
    <message>
        <source>Memory synchronisation domains</source>
        <translation>メモリ同期ドメイン</translation>
    </message>
    <message>
        <source>Memory system</source>
        <translation>メモリシステム</translation>
    </message>
    <message>
        <source>Mipmapped 1D texture width</source>
        <translation>ミップマップ 1D テクスチャの幅</translation>
    </message>
    <message>
        <source>Mipmapped 2D texture height</source>
        <translation>ミップマップ 2D テクスチャの高さ</translation>
    </message>
    <message>
        <source>Mipmapped 2D texture width</source>
        <translation>ミップマップ 2D テクスチャの幅</translation>
    </message>
    <message>
        <source>Moves a register that keeps where threads converge</source>
        <translation>スレッドの合流点を保持するレジスタを移動する</translation>
    </message>
    <message>
        <source>Moves a register to a uniform register</source>
        <translation>レジスタをユニフォームレジスタに移動する</translation>
    </message>
    <message>
        <source>Moves a register to predicates</source>
        <translation>レジスタをプレディケートに移動する</translation>
    </message>
    <message>
        <source>Moves a special register to a uniform register</source>
        <translation>特殊レジスタをユニフォームレジスタに移動する</translation>
    </message>
    <message>
        <source>Moves a special register to registers</source>
        <translation>特殊レジスタをレジスタに移動する</translation>
    </message>
    <message>
        <source>Moves a special register, as the thread or block index, to a register</source>
        <translation>スレッドやブロックの番号などの特殊レジスタをレジスタに移動する</translation>
    </message>
    <message>
        <source>Moves a value to a register</source>
        <translation>値をレジスタに移動する</translation>
    </message>
    <message>
        <source>Moves a value to a uniform register</source>
        <translation>値をユニフォームレジスタに移動する</translation>
    </message>
    <message>
        <source>Moves by itself</source>
        <translation>自動で移動</translation>
    </message>
    <message>
        <source>Moves predicates to a register</source>
        <translation>プレディケートをレジスタに移動する</translation>
    </message>
    <message>
        <source>Moves the state of a barrier to a register</source>
        <translation>バリアの状態をレジスタに移動する</translation>
    </message>
    <message>
        <source>Multi-process service</source>
        <translation>マルチプロセスサービス</translation>
    </message>
    <message>
        <source>Multicast</source>
        <translation>マルチキャスト</translation>
    </message>
    <message>
        <source>Multiply-add</source>
        <translation>積和</translation>
    </message>
    <message>
        <source>Multiply-add of 24-bit integers</source>
        <translation>24 ビット整数の積和</translation>
    </message>
    <message>
        <source>Multiprocessors</source>
        <translation>マルチプロセッサ</translation>
    </message>
    <message>
        <source>NUMA configuration</source>
        <translation>NUMA 構成</translation>
    </message>
    <message>
        <source>NUMA node of the device</source>
        <translation>デバイスの NUMA ノード</translation>
    </message>
    <message>
        <source>NVML ({}) does not reach device {}: {}.</source>
        <translation>NVML ({}) がデバイス {} に到達できません：{}。</translation>
    </message>
    <message>
        <source>NVML and the NVIDIA driver are of different versions</source>
        <translation>NVML と NVIDIA ドライバーのバージョンが異なります</translation>
    </message>
    <message>
        <source>NVML does not find it</source>
        <translation>NVML が見つけられません</translation>
    </message>
    <message>
        <source>NVML does not take what it was asked</source>
        <translation>NVML が要求を受け付けません</translation>
    </message>
    <message>
        <source>NVML error {}</source>
        <translation>NVML エラー {}</translation>
    </message>
    <message>
        <source>NVML hangs: the processes that asked it do not end although they were killed. The GPU&apos;s driver may need a restart.</source>
        <translation>NVML がハングしています。問い合わせたプロセスが、強制終了しても終わりません。GPU ドライバーの再起動が必要かもしれません。</translation>
    </message>
    <message>
        <source>NVML has not answered within {} s; its process was ended, and the next reading starts another one.</source>
        <translation>NVML が {} s 以内に応答しませんでした。そのプロセスを終了し、次の読み取りで新しく起動します。</translation>
    </message>
    <message>
        <source>NVML is not initialised</source>
        <translation>NVML が初期化されていません</translation>
    </message>
    <message>
        <source>NVRTC cannot compile this program: {}. That takes nvcc: {}</source>
        <translation>NVRTC はこのプログラムをコンパイルできません：{}。nvcc が必要です：{}</translation>
    </message>
    <message>
        <source>NVRTC cannot compile, because it could not use its builtins library: {}</source>
        <translation>ビルトインライブラリを使えないため、NVRTC はコンパイルできません: {}</translation>
    </message>
    <message>
        <source>NVRTC could not be loaded: {}</source>
        <translation>NVRTC を読み込めませんでした: {}</translation>
    </message>
    <message>
        <source>NVRTC got this program without its host code: {}. All of it takes nvcc: {}</source>
        <translation>NVRTC にはホストコードを除いたプログラムを渡しました：{}。全体には nvcc が必要です：{}</translation>
    </message>
    <message>
        <source>NVRTC reports an internal error on this program.</source>
        <translation>NVRTC がこのプログラムで内部エラーを報告しました。</translation>
    </message>
    <message>
        <source>NVRTC was chosen as the compiler and takes no host code: {}. Choose auto or nvcc, which compile all of the program.</source>
        <translation>コンパイラに NVRTC が選ばれていますが、ホストコードを扱えません：{}。プログラム全体をコンパイルできる「自動」または nvcc を選んでください。</translation>
    </message>
    <message>
        <source>NVRTC was found as {}, but the builtins library that it needs, {}, {}; install the one of the same version.</source>
        <translation>NVRTC は {} にありますが、必要なビルトインライブラリ {} が{}。同じバージョンのものをインストールしてください。</translation>
    </message>
    <message>
        <source>NVRTC {} cannot compile for {}; it knows {}.</source>
        <translation>NVRTC {} は {} 向けにコンパイルできません。対応は {} です。</translation>
    </message>
    <message>
        <source>NVRTC {} is newer than the driver, which implements CUDA {}: compiling and occupancy work, code for a real architecture (sm_…) may load, PTX does not; change the driver to one for CUDA {}, or point KERNELDESK_NVRTC at an NVRTC of CUDA {}.</source>
        <translation>NVRTC {} は、CUDA {} を実装するドライバーより新しいものです。コンパイルと占有率は使え、実アーキテクチャ（sm_…）のコードは読み込める場合がありますが、PTX は読み込めません。ドライバーを CUDA {} 用に変えるか、KERNELDESK_NVRTC に CUDA {} の NVRTC を設定してください。</translation>
    </message>
    <message>
        <source>Names this very device</source>
        <translation>このデバイス自体を識別</translation>
    </message>
    <message>
        <source>Nearest NUMA node</source>
        <translation>最も近い NUMA ノード</translation>
    </message>
    <message>
        <source>Neighbours on the board</source>
        <translation>ボード上の隣接デバイス</translation>
    </message>
    <message>
        <source>Network cards reach memory</source>
        <translation>ネットワークカードがメモリに到達</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次の一手</translation>
    </message>
    <message>
        <source>No GPU process can be started: {}.</source>
        <translation>GPU プロセスを起動できません：{}。</translation>
    </message>
    <message>
        <source>No NVIDIA driver was found: looked for {}.</source>
        <translation>NVIDIA ドライバーが見つかりません。探したもの：{}。</translation>
    </message>
    <message>
        <source>No compile process could be asked for NVRTC: {}</source>
        <translation>コンパイルプロセスに NVRTC を問い合わせられませんでした: {}</translation>
    </message>
    <message>
        <source>No compile process could be started: {}.</source>
        <translation>コンパイルプロセスを起動できませんでした：{}。</translation>
    </message>
    <message>
        <source>No include folder has {}: install what it belongs to, or add its folder (-I).</source>
        <translation>どのインクルードフォルダーにも {} がありません。それを含むものをインストールするか、フォルダーを追加（-I）してください。</translation>
    </message>
    <message numerus="yes">
        <source>No pattern was found: {} element(s) from {} to {} differ.</source>
        <translation>
            <numerusform>パターンは見つかりませんでした。{1}～{2} のうち {0} 要素が不一致です。</numerusform>
        </translation>
    </message>
    <message>
        <source>No point is left: &apos;{}&apos; holds for none.</source>
        <translation>点が残りません。&apos;{}&apos; を満たす点がありません。</translation>
    </message>
    <message>
        <source>No point is left: no combination of the axes meets &apos;{}&apos;{}.</source>
        <translation>点が残りません。&apos;{}&apos;{} を満たす軸の組み合わせがありません。</translation>
    </message>
    <message>
        <source>No process for {} could be started: {}.</source>
        <translation>{} 用のプロセスを起動できませんでした：{}。</translation>
    </message>
    <message>
        <source>No process to read NVML could be started: {}.</source>
        <translation>NVML を読み取るプロセスを起動できませんでした：{}。</translation>
    </message>
    <message>
        <source>No second address</source>
        <translation>別アドレスなし</translation>
    </message>
    <message>
        <source>Not all of them</source>
        <translation>一部のみ</translation>
    </message>
    <message>
        <source>Not one cluster of {} blocks of {} threads fits on the device at once.</source>
        <translation>{1} スレッドのブロック {0} 個からなるクラスターは、デバイスに 1 つも同時に入りません。</translation>
    </message>
    <message>
        <source>Notes where diverging threads come together again</source>
        <translation>分岐したスレッドの合流点を記録する</translation>
    </message>
    <message>
        <source>Nothing limits it: {} fill all {} warps of the SM.</source>
        <translation>制限はありません。{} で SM の {} warp がすべて埋まります。</translation>
    </message>
    <message>
        <source>Number of SMs</source>
        <translation>SM 数</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占有率</translation>
    </message>
    <message>
        <source>Occupancy report</source>
        <translation>占有率レポート</translation>
    </message>
    <message>
        <source>Of addresses</source>
        <translation>アドレスの</translation>
    </message>
    <message>
        <source>Of each layer</source>
        <translation>各レイヤーの</translation>
    </message>
    <message>
        <source>Of every 32 elements, a warp&apos;s, those of the lanes {} differ: {}.</source>
        <translation>32 要素（warp 1 つ分）ごとに、レーン {} の要素が不一致です：{}。</translation>
    </message>
    <message>
        <source>Of every {} elements, a block&apos;s, those of the threads {} differ: {}.</source>
        <translation>{} 要素（ブロック 1 つ分）ごとに、スレッド {} の要素が不一致です：{}。</translation>
    </message>
    <message>
        <source>Of graphics interfaces</source>
        <translation>グラフィックスインターフェイスの</translation>
    </message>
    <message>
        <source>Of linear memory</source>
        <translation>リニアメモリの</translation>
    </message>
    <message>
        <source>Of one operation</source>
        <translation>1 操作の</translation>
    </message>
    <message>
        <source>Of one surface</source>
        <translation>1 サーフェスの</translation>
    </message>
    <message>
        <source>Of one texture</source>
        <translation>1 テクスチャの</translation>
    </message>
    <message>
        <source>Of rows in linear memory</source>
        <translation>リニアメモリの行の</translation>
    </message>
    <message>
        <source>Of the board</source>
        <translation>ボードの</translation>
    </message>
    <message>
        <source>Of the chip</source>
        <translation>チップの</translation>
    </message>
    <message>
        <source>Of the host</source>
        <translation>ホストの</translation>
    </message>
    <message>
        <source>Once the widest texture over linear memory; cuDeviceGetTexture1DLinearMaxWidth answers by format.</source>
        <translation>かつてはリニアメモリ上のテクスチャの最大幅でした。cuDeviceGetTexture1DLinearMaxWidth が形式ごとの値を返します。</translation>
    </message>
    <message>
        <source>One block&apos;s elements differ, {} to {}, block {} of {} threads where a thread has one element: {}.</source>
        <translation>1 ブロック分の要素 {0}～{1} が不一致です（1 スレッド 1 要素なら、{3} スレッドのブロック {2}）：{4}。</translation>
    </message>
    <message>
        <source>One element differs: {}.</source>
        <translation>1 要素が不一致です：{}。</translation>
    </message>
    <message>
        <source>One more comparison</source>
        <translation>比較がもう 1 種</translation>
    </message>
    <message>
        <source>One of every {} elements differs, from element {} to {}: {}.</source>
        <translation>要素 {1}～{2} で、{0} 要素ごとに 1 要素が不一致です：{3}。</translation>
    </message>
    <message>
        <source>One stretch differs, elements {} to {}: {}.</source>
        <translation>連続する 1 区間、要素 {}～{} が不一致です：{}。</translation>
    </message>
    <message>
        <source>One tile differs, rows {} to {} and columns {} to {}: {}.</source>
        <translation>1 つのタイル、行 {}～{}、列 {}～{} が不一致です：{}。</translation>
    </message>
    <message>
        <source>One value with the sign of another</source>
        <translation>ある値に別の値の符号を付ける</translation>
    </message>
    <message>
        <source>One warp&apos;s elements differ, {} to {}, warp {} where a thread has one element: {}.</source>
        <translation>1 warp 分の要素 {}～{} が不一致です（1 スレッド 1 要素なら warp {}）：{}。</translation>
    </message>
    <message>
        <source>One write to several devices</source>
        <translation>1 回の書き込みを複数デバイスへ</translation>
    </message>
    <message>
        <source>Order of RDMA writes</source>
        <translation>RDMA 書き込みの順序</translation>
    </message>
    <message>
        <source>Orders accesses to memory</source>
        <translation>メモリアクセスを順序付ける</translation>
    </message>
    <message>
        <source>Orders accesses to memory, as others see them</source>
        <translation>他から見えるメモリアクセスを順序付ける</translation>
    </message>
    <message>
        <source>Orders the matrix products of a warp group</source>
        <translation>warp グループの行列積を順序付ける</translation>
    </message>
    <message>
        <source>Over an array</source>
        <translation>配列上</translation>
    </message>
    <message>
        <source>Over linear memory</source>
        <translation>リニアメモリ上</translation>
    </message>
    <message>
        <source>PCI board and board vendor</source>
        <translation>PCI ボードとボードベンダー</translation>
    </message>
    <message>
        <source>PCI bus</source>
        <translation>PCI バス</translation>
    </message>
    <message>
        <source>PCI domain</source>
        <translation>PCI ドメイン</translation>
    </message>
    <message>
        <source>PCI product and vendor</source>
        <translation>PCI 製品とベンダー</translation>
    </message>
    <message>
        <source>PCI slot</source>
        <translation>PCI スロット</translation>
    </message>
    <message>
        <source>PTX begins with .version, not with {}</source>
        <translation>PTX は .version で始まります。{} ではありません</translation>
    </message>
    <message>
        <source>PTX compiling is disabled</source>
        <translation>PTX のコンパイルが無効</translation>
    </message>
    <message>
        <source>PTX does not assemble</source>
        <translation>PTX がアセンブルできない</translation>
    </message>
    <message>
        <source>PTX line {}</source>
        <translation>PTX {} 行目</translation>
    </message>
    <message>
        <source>PTX line {} ({}:{}): {}</source>
        <translation>PTX {} 行目 ({}:{}): {}</translation>
    </message>
    <message>
        <source>PTX line {}, column {}: {}</source>
        <translation>PTX {} 行目、{} 列目: {}</translation>
    </message>
    <message>
        <source>PTX line {}: {}</source>
        <translation>PTX {} 行目: {}</translation>
    </message>
    <message>
        <source>PTX too new</source>
        <translation>PTX が新しすぎる</translation>
    </message>
    <message>
        <source>Page-locked memory, Linux</source>
        <translation>ページロックメモリ、Linux</translation>
    </message>
    <message>
        <source>Pages that may only be read</source>
        <translation>読み取り専用ページ</translation>
    </message>
    <message>
        <source>Part of the PCI address</source>
        <translation>PCI アドレスの一部</translation>
    </message>
    <message>
        <source>Peak, given in kHz</source>
        <translation>ピーク、kHz 単位</translation>
    </message>
    <message>
        <source>Per SM</source>
        <translation>SM あたり</translation>
    </message>
    <message>
        <source>Picks any four of eight bytes</source>
        <translation>8 バイトから任意の 4 バイトを選ぶ</translation>
    </message>
    <message>
        <source>Plain malloc in kernels</source>
        <translation>カーネル内の通常の malloc</translation>
    </message>
    <message>
        <source>Pools on a chosen node</source>
        <translation>指定ノード上のプール</translation>
    </message>
    <message>
        <source>Power of two, approximated</source>
        <translation>2 のべき乗 (近似)</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>積</translation>
    </message>
    <message>
        <source>Product of 24-bit integers</source>
        <translation>24 ビット整数の積</translation>
    </message>
    <message>
        <source>Product of 32-bit floats</source>
        <translation>32 ビット浮動小数点数の積</translation>
    </message>
    <message>
        <source>Product of 32-bit floats in uniform registers</source>
        <translation>ユニフォームレジスタの 32 ビット浮動小数点数の積</translation>
    </message>
    <message>
        <source>Product of 64-bit floats</source>
        <translation>64 ビット浮動小数点数の積</translation>
    </message>
    <message>
        <source>Programs share {} through MPS: a kernel that faults, here or in another program, ends the work of all, and timings contain what the others do; `echo quit | nvidia-cuda-mps-control` ends MPS.</source>
        <translation>複数のプログラムが MPS で {} を共有しています。このプログラムや他のプログラムのカーネルがフォールトすると全員の処理が終わり、時間には他の処理も含まれます。`echo quit | nvidia-cuda-mps-control` で MPS を終了できます。</translation>
    </message>
    <message>
        <source>Puts a field of bits in</source>
        <translation>ビットフィールドを挿入する</translation>
    </message>
    <message>
        <source>Quotient</source>
        <translation>商</translation>
    </message>
    <message>
        <source>RDMA to mapped memory</source>
        <translation>マップしたメモリへの RDMA</translation>
    </message>
    <message>
        <source>Range of one caching policy</source>
        <translation>1 つのキャッシュポリシーの範囲</translation>
    </message>
    <message>
        <source>Reads a texture</source>
        <translation>テクスチャを読む</translation>
    </message>
    <message>
        <source>Reads a texture, filtered</source>
        <translation>テクスチャをフィルター付きで読む</translation>
    </message>
    <message>
        <source>Reads an element of a texture</source>
        <translation>テクスチャの要素を読む</translation>
    </message>
    <message>
        <source>Reads can stay in L1</source>
        <translation>読み取りを L1 に保持可能</translation>
    </message>
    <message>
        <source>Reads pageable memory</source>
        <translation>ページング可能メモリの読み取り</translation>
    </message>
    <message>
        <source>Reciprocal</source>
        <translation>逆数</translation>
    </message>
    <message>
        <source>Reciprocal of the square root</source>
        <translation>平方根の逆数</translation>
    </message>
    <message>
        <source>Reciprocal, root, sine, exponential or logarithm in the special function unit, approximated</source>
        <translation>特殊関数ユニットによる逆数、平方根、正弦、指数、対数 (近似)</translation>
    </message>
    <message>
        <source>Reduction over the threads of a warp</source>
        <translation>warp のスレッドにわたるリダクション</translation>
    </message>
    <message>
        <source>Reduction over the threads of a warp to a uniform register</source>
        <translation>warp のスレッドにわたるユニフォームレジスタへのリダクション</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>Registers and shared memory</source>
        <translation>レジスタと共有メモリ</translation>
    </message>
    <message>
        <source>Registers host memory</source>
        <translation>ホストメモリの登録</translation>
    </message>
    <message>
        <source>Registers per SM</source>
        <translation>SM あたりのレジスタ</translation>
    </message>
    <message>
        <source>Registers per block</source>
        <translation>ブロックあたりのレジスタ</translation>
    </message>
    <message>
        <source>Registers per block, old name</source>
        <translation>ブロックあたりのレジスタ、旧名</translation>
    </message>
    <message>
        <source>Registers read-only host memory</source>
        <translation>読み取り専用ホストメモリの登録</translation>
    </message>
    <message>
        <source>Remainder</source>
        <translation>剰余</translation>
    </message>
    <message>
        <source>Reserved per block</source>
        <translation>ブロックごとの予約</translation>
    </message>
    <message>
        <source>Resident blocks</source>
        <translation>常駐ブロック</translation>
    </message>
    <message>
        <source>Resident threads</source>
        <translation>常駐スレッド</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>リソース</translation>
    </message>
    <message>
        <source>Return from a function</source>
        <translation>関数からの戻り</translation>
    </message>
    <message>
        <source>Return from a function; ends a kernel&apos;s thread</source>
        <translation>関数からの戻り。カーネルのスレッドを終える</translation>
    </message>
    <message>
        <source>Reverses the order of 32 bits</source>
        <translation>32 ビットの並びを逆にする</translation>
    </message>
    <message>
        <source>Reverses the order of the bits</source>
        <translation>ビットの並びを逆にする</translation>
    </message>
    <message>
        <source>Rounds a float to a whole number</source>
        <translation>浮動小数点数を整数値に丸める</translation>
    </message>
    <message>
        <source>Row {} differs: {}.</source>
        <translation>行 {} が不一致です：{}。</translation>
    </message>
    <message>
        <source>Rows {} differ: {}.</source>
        <translation>行 {} が不一致です：{}。</translation>
    </message>
    <message>
        <source>SM clock, maximum</source>
        <translation>SM クロック、最大</translation>
    </message>
    <message>
        <source>SMs</source>
        <translation>SM</translation>
    </message>
    <message>
        <source>Same on host and device</source>
        <translation>ホストとデバイスで同一</translation>
    </message>
    <message>
        <source>Same on one board</source>
        <translation>同一ボードで同一</translation>
    </message>
    <message>
        <source>Same pointer for registered memory</source>
        <translation>登録メモリの同一ポインター</translation>
    </message>
    <message>
        <source>Saves bandwidth</source>
        <translation>帯域幅を節約</translation>
    </message>
    <message>
        <source>Several kernels at once</source>
        <translation>複数カーネルを同時に</translation>
    </message>
    <message>
        <source>Shared by all SMs</source>
        <translation>全 SM で共有</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>共有メモリ</translation>
    </message>
    <message>
        <source>Shared memory per SM</source>
        <translation>SM あたりの共有メモリ</translation>
    </message>
    <message>
        <source>Shared memory that the driver takes from every block for itself.</source>
        <translation>ドライバーが各ブロックから自身のために取る共有メモリ。</translation>
    </message>
    <message>
        <source>Shared memory, read</source>
        <translation>共有メモリ、読み取り</translation>
    </message>
    <message>
        <source>Shared per block</source>
        <translation>ブロックあたりの共有</translation>
    </message>
    <message>
        <source>Shared per block, old name</source>
        <translation>ブロックあたりの共有、旧名</translation>
    </message>
    <message>
        <source>Shared per block, opt-in</source>
        <translation>ブロックあたりの共有、オプトイン</translation>
    </message>
    <message>
        <source>Shares host memory as dma_buf</source>
        <translation>ホストメモリを dma_buf として共有</translation>
    </message>
    <message>
        <source>Shares memory as Windows KMT handle</source>
        <translation>メモリを Windows KMT ハンドルとして共有</translation>
    </message>
    <message>
        <source>Shares memory as Windows handle</source>
        <translation>メモリを Windows ハンドルとして共有</translation>
    </message>
    <message>
        <source>Shares memory as dma_buf</source>
        <translation>メモリを dma_buf として共有</translation>
    </message>
    <message>
        <source>Shares memory as file descriptor</source>
        <translation>メモリをファイル記述子として共有</translation>
    </message>
    <message>
        <source>Shares memory over the fabric</source>
        <translation>ファブリック経由でメモリを共有</translation>
    </message>
    <message>
        <source>Shares the graphics queue</source>
        <translation>グラフィックスキューを共有</translation>
    </message>
    <message>
        <source>Shares the host&apos;s memory</source>
        <translation>ホストのメモリを共有</translation>
    </message>
    <message>
        <source>Sharing and interoperation</source>
        <translation>共有と相互運用</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>左シフト</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>右シフト</translation>
    </message>
    <message>
        <source>Shifts a pair of registers: funnel shift</source>
        <translation>レジスタのペアをシフトする: ファンネルシフト</translation>
    </message>
    <message>
        <source>Shifts a pair of uniform registers</source>
        <translation>ユニフォームレジスタのペアをシフトする</translation>
    </message>
    <message>
        <source>Sine, approximated</source>
        <translation>正弦 (近似)</translation>
    </message>
    <message>
        <source>Single to double speed</source>
        <translation>単精度対倍精度の速度比</translation>
    </message>
    <message>
        <source>Smaller or greater of 16-bit floats, two at once</source>
        <translation>16 ビット浮動小数点数の最小または最大 (2 つ同時)</translation>
    </message>
    <message>
        <source>Smaller or greater of a sum and a third integer</source>
        <translation>和と 3 つ目の整数の最小または最大</translation>
    </message>
    <message>
        <source>Smaller or greater of two 32-bit floats</source>
        <translation>2 つの 32 ビット浮動小数点数の最小または最大</translation>
    </message>
    <message>
        <source>Smaller or greater of two integers</source>
        <translation>2 つの整数の最小または最大</translation>
    </message>
    <message>
        <source>Smallest or greatest of three integers</source>
        <translation>3 つの整数の最小または最大</translation>
    </message>
    <message>
        <source>Some atomics over the host link</source>
        <translation>ホストリンク経由の一部のアトミック</translation>
    </message>
    <message>
        <source>Sparse arrays</source>
        <translation>スパース配列</translation>
    </message>
    <message>
        <source>Spilled, B</source>
        <translation>スピル、B</translation>
    </message>
    <message>
        <source>Spills can stay in L1</source>
        <translation>スピルを L1 に保持可能</translation>
    </message>
    <message>
        <source>Square root</source>
        <translation>平方根</translation>
    </message>
    <message>
        <source>Store of a parameter or result</source>
        <translation>パラメーターまたは結果のストア</translation>
    </message>
    <message>
        <source>Store to a surface</source>
        <translation>サーフェスへのストア</translation>
    </message>
    <message>
        <source>Store to global memory</source>
        <translation>グローバルメモリへのストア</translation>
    </message>
    <message>
        <source>Store to local memory of the thread</source>
        <translation>スレッドのローカルメモリへのストア</translation>
    </message>
    <message>
        <source>Store to local memory: a spilled register or an array of the thread</source>
        <translation>ローカルメモリへのストア: スピルしたレジスタ、またはスレッドの配列</translation>
    </message>
    <message>
        <source>Store to memory</source>
        <translation>メモリへのストア</translation>
    </message>
    <message>
        <source>Store to memory at a generic address</source>
        <translation>汎用アドレスのメモリへのストア</translation>
    </message>
    <message>
        <source>Store to shared memory</source>
        <translation>共有メモリへのストア</translation>
    </message>
    <message>
        <source>Stores a tile of a tensor from shared memory in the background</source>
        <translation>テンソルのタイルをバックグラウンドで共有メモリからストアする</translation>
    </message>
    <message>
        <source>Stores matrices of tensor cores to shared memory</source>
        <translation>Tensor コアの行列を共有メモリにストアする</translation>
    </message>
    <message>
        <source>Stream memory operations, version 1</source>
        <translation>ストリームメモリ操作、バージョン 1</translation>
    </message>
    <message>
        <source>Stream priorities</source>
        <translation>ストリームの優先度</translation>
    </message>
    <message>
        <source>Stream waits with NOR</source>
        <translation>ストリームの NOR 待機</translation>
    </message>
    <message>
        <source>Stream waits with NOR, version 1</source>
        <translation>ストリームの NOR 待機、バージョン 1</translation>
    </message>
    <message>
        <source>Stream-ordered host memory</source>
        <translation>ストリーム順序のホストメモリ</translation>
    </message>
    <message>
        <source>Stream-ordered memory</source>
        <translation>ストリーム順序のメモリ</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Sum of 32-bit floats</source>
        <translation>32 ビット浮動小数点数の和</translation>
    </message>
    <message>
        <source>Sum of 32-bit floats in uniform registers</source>
        <translation>ユニフォームレジスタの 32 ビット浮動小数点数の和</translation>
    </message>
    <message>
        <source>Sum of 64-bit floats</source>
        <translation>64 ビット浮動小数点数の和</translation>
    </message>
    <message>
        <source>Sum of absolute differences</source>
        <translation>差分絶対値の和</translation>
    </message>
    <message>
        <source>Sum of integers</source>
        <translation>整数の和</translation>
    </message>
    <message>
        <source>Sum of three integers</source>
        <translation>3 つの整数の和</translation>
    </message>
    <message>
        <source>Sum of three integers in uniform registers</source>
        <translation>ユニフォームレジスタの 3 つの整数の和</translation>
    </message>
    <message>
        <source>Sum with the carry of the one before</source>
        <translation>前の桁のキャリーを含む和</translation>
    </message>
    <message>
        <source>Surface alignment</source>
        <translation>サーフェスのアラインメント</translation>
    </message>
    <message>
        <source>Surfaces start at a multiple of this address.</source>
        <translation>サーフェスはこのアドレスの倍数から始まります。</translation>
    </message>
    <message>
        <source>Taken by the driver</source>
        <translation>ドライバーの使用分</translation>
    </message>
    <message>
        <source>Takes a field of bits out</source>
        <translation>ビットフィールドを取り出す</translation>
    </message>
    <message>
        <source>Takes threads out of those that wait to converge</source>
        <translation>合流待ちのスレッドからスレッドを外す</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>Tells what kind of float it is</source>
        <translation>浮動小数点数の種類を調べる</translation>
    </message>
    <message>
        <source>Tensor maps</source>
        <translation>テンソルマップ</translation>
    </message>
    <message>
        <source>Tensor memory accelerator</source>
        <translation>Tensor Memory Accelerator</translation>
    </message>
    <message>
        <source>Texture alignment</source>
        <translation>テクスチャのアラインメント</translation>
    </message>
    <message>
        <source>Texture and surface</source>
        <translation>テクスチャとサーフェス</translation>
    </message>
    <message>
        <source>Texture gather</source>
        <translation>テクスチャギャザー</translation>
    </message>
    <message>
        <source>Texture pitch alignment</source>
        <translation>テクスチャピッチのアラインメント</translation>
    </message>
    <message>
        <source>The 16-bit number of the board and the 16-bit number of its vendor, combined.</source>
        <translation>ボードの 16 ビット番号とそのベンダーの 16 ビット番号を合わせたもの。</translation>
    </message>
    <message>
        <source>The 16-bit product number and the 16-bit vendor number of the chip, combined.</source>
        <translation>チップの 16 ビット製品番号と 16 ビットベンダー番号を合わせたもの。</translation>
    </message>
    <message>
        <source>The CUDA compiler library NVRTC (libnvrtc.so.13) was looked for {}, and not found{}: install CUDA 13 or set KERNELDESK_NVRTC to the library; everything but compiling still works.</source>
        <translation>CUDA コンパイラライブラリ NVRTC (libnvrtc.so.13) が見つかりません。探した場所：{}{}。CUDA 13 をインストールするか、KERNELDESK_NVRTC にライブラリを設定してください。コンパイル以外はすべて使えます。</translation>
    </message>
    <message>
        <source>The GPU process cannot be started: {}.</source>
        <translation>GPU プロセスを起動できません：{}。</translation>
    </message>
    <message>
        <source>The GPU process did not finish {} in time and was ended; the driver may be busy or hung.</source>
        <translation>GPU プロセスが時間内に {} を終えなかったため終了しました。ドライバーがビジーまたはハングしている可能性があります。</translation>
    </message>
    <message>
        <source>The GPU process did not get ready to run {} in time and was ended; the driver may be busy or hung.</source>
        <translation>GPU プロセスが時間内に {} の実行準備を終えなかったため終了しました。ドライバーがビジーまたはハングしている可能性があります。</translation>
    </message>
    <message>
        <source>The GPU process of {} {}</source>
        <translation>{} の GPU プロセスが {}</translation>
    </message>
    <message>
        <source>The GPU process was not given the launch: {}.</source>
        <translation>GPU プロセスに起動を渡せませんでした：{}。</translation>
    </message>
    <message>
        <source>The GPU process {} does not end although it was killed: the driver holds it. See nvidia-smi and the kernel&apos;s log; the device may need a reset.</source>
        <translation>GPU プロセス {} が、強制終了しても終わりません。ドライバーが保持しています。nvidia-smi とカーネルのログを確認してください。デバイスのリセットが必要かもしれません。</translation>
    </message>
    <message>
        <source>The GPU process {} while it looked for devices{}. Compiling, occupancy and reports still work, and kernels run on the emulated GPU.</source>
        <translation>GPU プロセスが、デバイスを探している間に {}{}。コンパイル、占有率、レポートは使え、カーネルはエミュレート GPU で動きます。</translation>
    </message>
    <message>
        <source>The GPU process&apos;s answer cannot be read: {}.</source>
        <translation>GPU プロセスの応答を読み取れません：{}。</translation>
    </message>
    <message>
        <source>The NVIDIA driver ({}) did not start: {}.</source>
        <translation>NVIDIA ドライバー（{}）が起動しませんでした：{}。</translation>
    </message>
    <message>
        <source>The NVIDIA driver does not tell its devices within 30 s: it hangs or is very busy; see nvidia-smi and the kernel&apos;s log. Compiling, occupancy and reports still work, and kernels run on the emulated GPU.</source>
        <translation>NVIDIA ドライバーが 30 s 以内にデバイスを返しません。ハングしているか非常にビジーです。nvidia-smi とカーネルのログを確認してください。コンパイル、占有率、レポートは使え、カーネルはエミュレート GPU で動きます。</translation>
    </message>
    <message>
        <source>The NVIDIA driver finds no CUDA device; compiling, occupancy and reports still work, and kernels run on the emulated GPU.</source>
        <translation>NVIDIA ドライバーが CUDA デバイスを見つけられません。コンパイル、占有率、レポートは使え、カーネルはエミュレート GPU で動きます。</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: {} has no {}, which drivers for CUDA {} and later have; install driver 580 or newer.</source>
        <translation>NVIDIA ドライバーが古すぎます。{0} には、CUDA {2} 以降のドライバーにある {1} がありません。ドライバー 580 以降をインストールしてください。</translation>
    </message>
    <message>
        <source>The NVIDIA driver keeps hardware counters for administrators ({}; RmProfilingAdminOnly in {}): an administrator of this machine can load the driver with NVreg_RestrictProfilingToAdminUsers=0. Runs, times and the emulated GPU&apos;s counts work without them.</source>
        <translation>NVIDIA ドライバーがハードウェアカウンターを管理者に限定しています（{}; {} の RmProfilingAdminOnly）。このマシンの管理者は NVreg_RestrictProfilingToAdminUsers=0 でドライバーを読み込めます。実行、時間、エミュレート GPU の計数はカウンターなしで使えます。</translation>
    </message>
    <message>
        <source>The PCI domain that the device&apos;s bus belongs to.</source>
        <translation>デバイスのバスが属する PCI ドメイン。</translation>
    </message>
    <message>
        <source>The PTX does not tell its source lines: it was compiled without --generate-line-info.</source>
        <translation>この PTX からはソース行が分かりません。--generate-line-info なしでコンパイルされています。</translation>
    </message>
    <message>
        <source>The PTX holds no function.</source>
        <translation>この PTX には関数がありません。</translation>
    </message>
    <message>
        <source>The SM clock went from {} to {} MHz while samples were taken.</source>
        <translation>サンプルの取得中に SM クロックが {} から {} MHz に変わりました。</translation>
    </message>
    <message>
        <source>The Tile IR does not tell its source lines.</source>
        <translation>この Tile IR からはソース行が分かりません。</translation>
    </message>
    <message>
        <source>The Tile IR holds no kernel.</source>
        <translation>この Tile IR にはカーネルがありません。</translation>
    </message>
    <message>
        <source>The active threads of the warp</source>
        <translation>warp のアクティブなスレッド</translation>
    </message>
    <message>
        <source>The address of a variable in another block of the cluster</source>
        <translation>クラスターの別ブロックにある変数のアドレス</translation>
    </message>
    <message>
        <source>The axes have {} points; a sweep may have {}. Fewer values or a constraint leave fewer of them.</source>
        <translation>軸の点は {} 個ですが、スイープの上限は {} 個です。値を減らすか制約を加えると少なくなります。</translation>
    </message>
    <message>
        <source>The block has {} threads; the device takes at most {} a block.</source>
        <translation>ブロックは {} スレッドですが、デバイスの上限はブロックあたり {} です。</translation>
    </message>
    <message>
        <source>The block has {} threads; this kernel takes at most {} (its __launch_bounds__ or its registers).</source>
        <translation>ブロックは {} スレッドですが、このカーネルの上限は {} です（__launch_bounds__ またはレジスタ数による）。</translation>
    </message>
    <message>
        <source>The block has {} threads; this kernel takes at most {}, because {} registers a thread would be {} and the device has {} a block.</source>
        <translation>ブロックは {} スレッドですが、このカーネルの上限は {} です。スレッドあたり {} レジスタでは {} になり、デバイスの上限はブロックあたり {} です。</translation>
    </message>
    <message>
        <source>The block needs {} bytes of shared memory ({} static, {} dynamic); the device has at most {} a block.</source>
        <translation>ブロックには共有メモリ {} バイト（静的 {}、動的 {}）が必要ですが、デバイスの上限はブロックあたり {} バイトです。</translation>
    </message>
    <message>
        <source>The block&apos;s registers do not fit: one warp takes {} and the block&apos;s {} would take {}; {} gives a block {}.</source>
        <translation>ブロックのレジスタが入りません。1 warp で {}、ブロックの {} では {} になりますが、{} の上限はブロックあたり {} です。</translation>
    </message>
    <message>
        <source>The block&apos;s registers do not fit: one warp takes {} and the block&apos;s {}, counted as {} for four equal parts of the SM, would take {}; {} gives a block {}.</source>
        <translation>ブロックのレジスタが入りません。1 warp で {}、ブロックの {} は SM の 4 等分に合わせて {} と数えるため {} になりますが、{} の上限はブロックあたり {} です。</translation>
    </message>
    <message>
        <source>The block&apos;s shared memory does not fit: {}, and {} gives a block at most {}.</source>
        <translation>ブロックの共有メモリが入りません。{}、一方 {} の上限はブロックあたり {} です。</translation>
    </message>
    <message numerus="yes">
        <source>The border differs, {} element(s) wide: {}.</source>
        <translation>
            <numerusform>幅 {} 要素の縁が不一致です：{}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The buffers need {}; {}</source>
        <translation>バッファーには {} が必要です。{}</translation>
    </message>
    <message>
        <source>The bytes of the blob {} arrived damaged.</source>
        <translation>blob {} のバイト列が壊れて届きました。</translation>
    </message>
    <message>
        <source>The bytes that were asked for are not part of this output.</source>
        <translation>要求されたバイトはこの出力に含まれません。</translation>
    </message>
    <message>
        <source>The cache has {} entries; {} are read.</source>
        <translation>キャッシュのエントリは {} 個ですが、読むのは {} 個までです。</translation>
    </message>
    <message>
        <source>The compile cache in {} cannot be used ({}), so results are kept in memory only.</source>
        <translation>{} のコンパイルキャッシュを使えないため（{}）、結果はメモリにだけ保持します。</translation>
    </message>
    <message>
        <source>The compile command includes {} before the source, which is not here.</source>
        <translation>コンパイルコマンドはソースの前に {} をインクルードしますが、ここにはありません。</translation>
    </message>
    <message>
        <source>The compile command is empty.</source>
        <translation>コンパイルコマンドが空です。</translation>
    </message>
    <message>
        <source>The compile command looks for headers in {}, which is not here.</source>
        <translation>コンパイルコマンドは {} でヘッダーを探しますが、ここにはありません。</translation>
    </message>
    <message>
        <source>The compile command names the compiler {}, which is not here; its options count all the same.</source>
        <translation>コンパイルコマンドのコンパイラ {} はここにありませんが、オプションは有効です。</translation>
    </message>
    <message>
        <source>The compile command runs in {}, which is not here; its paths start from {}.</source>
        <translation>コンパイルコマンドの実行場所 {} はここにないため、パスの起点は {} です。</translation>
    </message>
    <message>
        <source>The compile process {} does not end although it was killed.</source>
        <translation>コンパイルプロセス {} が、強制終了しても終わりません。</translation>
    </message>
    <message>
        <source>The compile was cancelled.</source>
        <translation>コンパイルはキャンセルされました。</translation>
    </message>
    <message>
        <source>The compiler gave no PTX.</source>
        <translation>コンパイラが PTX を出力しませんでした。</translation>
    </message>
    <message>
        <source>The compiler option {} is left out: {}.</source>
        <translation>コンパイラオプション {} は除外しました：{}。</translation>
    </message>
    <message>
        <source>The compiler process {} on {}{}; NVRTC cannot take this source, nothing else is affected.</source>
        <translation>{1} のコンパイラプロセスが {0}{2}。NVRTC はこのソースを扱えません。他への影響はありません。</translation>
    </message>
    <message>
        <source>The compiler process {} on {}{}; nvcc cannot take this source, nothing else is affected.</source>
        <translation>{1} のコンパイラプロセスが {0}{2}。nvcc はこのソースを扱えません。他への影響はありません。</translation>
    </message>
    <message>
        <source>The compiler process {} while it compiled {}; that is a failure of the machine, not of the source: compile again.</source>
        <translation>コンパイラプロセスが、{1} のコンパイル中に {0}。ソースではなくマシン側の失敗なので、もう一度コンパイルしてください。</translation>
    </message>
    <message>
        <source>The compiler ran out of memory on this program.</source>
        <translation>コンパイラがこのプログラムでメモリ不足になりました。</translation>
    </message>
    <message>
        <source>The compiler took more processor time than its deadline allows; give it more time, or look for an endless template.</source>
        <translation>コンパイラの使用 CPU 時間が制限を超えました。時間を延ばすか、無限に展開するテンプレートがないか調べてください。</translation>
    </message>
    <message>
        <source>The compiler&apos;s result cannot be used: {}</source>
        <translation>コンパイラの結果を使えません: {}</translation>
    </message>
    <message>
        <source>The computation took longer than {} s and was ended; look at a part of the buffer.</source>
        <translation>計算が {} s を超えたため打ち切りました。バッファーの一部を見てください。</translation>
    </message>
    <message>
        <source>The computation was cancelled.</source>
        <translation>計算はキャンセルされました。</translation>
    </message>
    <message>
        <source>The constraints link axes with {} combinations, which are too many to look at: link fewer axes, give them fewer values, or write shorter constraints.</source>
        <translation>制約が結び付ける軸の組み合わせが {} 通りあり、多すぎて調べられません。結び付ける軸を減らすか、値を減らすか、制約を短くしてください。</translation>
    </message>
    <message>
        <source>The cost of a launch is not known, because no empty kernel could be launched: {}.</source>
        <translation>空のカーネルを起動できなかったため、起動コストは不明です：{}。</translation>
    </message>
    <message>
        <source>The cost of a launch is not known, because the device could not be held back while launches were queued.</source>
        <translation>起動をキューに入れる間デバイスを止められなかったため、起動コストは不明です。</translation>
    </message>
    <message>
        <source>The cubin and ptxas&apos; log disagree about the {} of {} ({} and {}); the cubin&apos;s figure is shown.</source>
        <translation>cubin と ptxas のログで、{1} の{0}が食い違っています（{2} と {3}）。cubin の値を表示しています。</translation>
    </message>
    <message>
        <source>The deepest three-dimensional surface.</source>
        <translation>三次元サーフェスの最大の奥行き。</translation>
    </message>
    <message>
        <source>The deepest three-dimensional texture of the other shape; 0: there is none.</source>
        <translation>別形状の三次元テクスチャの最大の奥行き。0：別形状はありません。</translation>
    </message>
    <message>
        <source>The deepest three-dimensional texture.</source>
        <translation>三次元テクスチャの最大の奥行き。</translation>
    </message>
    <message numerus="yes">
        <source>The device failed after {} sample(s), which are kept: the median is known to within {}.</source>
        <translation>
            <numerusform>{0} サンプルの後にデバイスが失敗しました。サンプルは保持され、中央値の精度は {1} です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The device has no cooperative launches.</source>
        <translation>このデバイスは協調起動に対応していません。</translation>
    </message>
    <message>
        <source>The device held its clocks down for a while: {}; samples of that while are left out.</source>
        <translation>デバイスが一時クロックを下げました：{}。その間のサンプルは除外しました。</translation>
    </message>
    <message>
        <source>The device held its clocks down: {}.</source>
        <translation>デバイスがクロックを下げました：{}。</translation>
    </message>
    <message>
        <source>The device launches no clusters; compute capability 9.0 and later do.</source>
        <translation>このデバイスはクラスターを起動できません。Compute Capability 9.0 以降が対応しています。</translation>
    </message>
    <message>
        <source>The device&apos;s slot on its PCI bus.</source>
        <translation>PCI バス上のデバイスのスロット。</translation>
    </message>
    <message>
        <source>The devices cannot be counted: {}.</source>
        <translation>デバイスを数えられません：{}。</translation>
    </message>
    <message>
        <source>The disassembler printed no function.</source>
        <translation>逆アセンブラが関数を出力しませんでした。</translation>
    </message>
    <message>
        <source>The disassembler {} does not end although it was killed.</source>
        <translation>逆アセンブラ {} が、強制終了しても終わりません。</translation>
    </message>
    <message>
        <source>The disassembly was cancelled.</source>
        <translation>逆アセンブルはキャンセルされました。</translation>
    </message>
    <message>
        <source>The driver implements CUDA {} and has no {}, which came with CUDA {}; install a newer driver.</source>
        <translation>ドライバーは CUDA {0} を実装し、CUDA {2} で加わった {1} がありません。新しいドライバーをインストールしてください。</translation>
    </message>
    <message>
        <source>The emulated GPU has no sensors; those of a GPU are read through NVML, which is here ({}).</source>
        <translation>エミュレート GPU にセンサーはありません。GPU のセンサーは NVML で読み取ります。NVML はここにあります（{}）。</translation>
    </message>
    <message>
        <source>The emulated GPU has no sensors; those of a GPU are read through NVML, which was not found: looked for {}.</source>
        <translation>エミュレート GPU にセンサーはありません。GPU のセンサーは NVML で読み取りますが、見つかりませんでした。探したもの：{}。</translation>
    </message>
    <message>
        <source>The emulated GPU has no {}; choose a device for what needs it.</source>
        <translation>エミュレート GPU に {} はありません。必要な場合はデバイスを選んでください。</translation>
    </message>
    <message>
        <source>The first number of the compute capability: the generation of the hardware.</source>
        <translation>Compute Capability の最初の数字：ハードウェアの世代。</translation>
    </message>
    <message>
        <source>The first samples were {} slower than those after them: the device was not warm.</source>
        <translation>最初のサンプルは後のサンプルより {} 遅く、デバイスが温まっていませんでした。</translation>
    </message>
    <message>
        <source>The greater value</source>
        <translation>大きい方の値</translation>
    </message>
    <message>
        <source>The grid of {} blocks is no multiple of the cluster of {}.</source>
        <translation>{} ブロックのグリッドが、{} のクラスターの倍数ではありません。</translation>
    </message>
    <message>
        <source>The highest clock of the device memory, not the present one.</source>
        <translation>デバイスメモリの最大クロック。現在の値ではありません。</translation>
    </message>
    <message>
        <source>The highest surface made of two-dimensional layers.</source>
        <translation>二次元レイヤーのサーフェスの最大の高さ。</translation>
    </message>
    <message>
        <source>The highest texture made of two-dimensional layers.</source>
        <translation>二次元レイヤーのテクスチャの最大の高さ。</translation>
    </message>
    <message>
        <source>The highest three-dimensional surface.</source>
        <translation>三次元サーフェスの最大の高さ。</translation>
    </message>
    <message>
        <source>The highest three-dimensional texture of the other shape; 0: there is none.</source>
        <translation>別形状の三次元テクスチャの最大の高さ。0：別形状はありません。</translation>
    </message>
    <message>
        <source>The highest three-dimensional texture.</source>
        <translation>三次元テクスチャの最大の高さ。</translation>
    </message>
    <message>
        <source>The highest two-dimensional surface.</source>
        <translation>二次元サーフェスの最大の高さ。</translation>
    </message>
    <message>
        <source>The highest two-dimensional texture over a CUDA array.</source>
        <translation>CUDA 配列上の二次元テクスチャの最大の高さ。</translation>
    </message>
    <message>
        <source>The highest two-dimensional texture over linear memory.</source>
        <translation>リニアメモリ上の二次元テクスチャの最大の高さ。</translation>
    </message>
    <message>
        <source>The highest two-dimensional texture that gather instructions can read.</source>
        <translation>ギャザー命令で読める二次元テクスチャの最大の高さ。</translation>
    </message>
    <message>
        <source>The highest two-dimensional texture with mipmaps.</source>
        <translation>ミップマップ付き二次元テクスチャの最大の高さ。</translation>
    </message>
    <message>
        <source>The host NUMA node that is closest to the device; -1 when the host has none.</source>
        <translation>デバイスに最も近いホストの NUMA ノード。ホストに NUMA ノードがない場合は -1。</translation>
    </message>
    <message>
        <source>The host&apos;s number for the device&apos;s memory when that is a NUMA node.</source>
        <translation>デバイスのメモリが NUMA ノードである場合のホスト側の番号。</translation>
    </message>
    <message numerus="yes">
        <source>The kernel has more than {} instruction(s): so many are not counted by line.</source>
        <translation>
            <numerusform>カーネルの命令が {} 個を超えています。これほど多いと行ごとの計数はできません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The kernel is compiled for clusters of {} blocks (__cluster_dims__), not of {}.</source>
        <translation>カーネルは {} ブロックのクラスター用にコンパイルされており（__cluster_dims__）、{} ではありません。</translation>
    </message>
    <message>
        <source>The kernels are shorter than what is not known of the cost of their launches: CUPTI would tell their times, or more work in one launch.</source>
        <translation>カーネルが、起動コストの不確かさより短くなっています。CUPTI を使えば時間が分かります。または 1 回の起動の処理を増やしてください。</translation>
    </message>
    <message>
        <source>The kernels of CUDA Tile (__tile_global__) are Tile IR alone, without registers, shared memory and launches: {}</source>
        <translation>CUDA Tile のカーネル (__tile_global__) は Tile IR だけで、レジスタ、共有メモリ、起動はありません: {}</translation>
    </message>
    <message>
        <source>The kernels of CUDA Tile (__tile_global__) are left out: nvcc makes Tile IR for sm_80 and later, and this is {}.</source>
        <translation>CUDA Tile のカーネル（__tile_global__）は除外しました。nvcc が Tile IR を作るのは sm_80 以降で、これは {} です。</translation>
    </message>
    <message>
        <source>The largest address range that one caching policy can cover.</source>
        <translation>1 つのキャッシュポリシーが扱える最大のアドレス範囲。</translation>
    </message>
    <message>
        <source>The launch in line {} asks the device for it; this is what many have.</source>
        <translation>{} 行目の起動はこれをデバイスに問い合わせます。これは多くのデバイスの値です。</translation>
    </message>
    <message>
        <source>The launch in line {} gives it after it was changed; this is what it starts with.</source>
        <translation>{} 行目の起動は、変更後の値を与えます。これは変更前の値です。</translation>
    </message>
    <message>
        <source>The launch in line {} gives it.</source>
        <translation>{} 行目の起動が与えています。</translation>
    </message>
    <message>
        <source>The launch in line {} is a cooperative one.</source>
        <translation>{} 行目の起動は協調起動です。</translation>
    </message>
    <message>
        <source>The launch in line {} of {} asks the device for it; this is what many have.</source>
        <translation>{1} の {0} 行目の起動はこれをデバイスに問い合わせます。これは多くのデバイスの値です。</translation>
    </message>
    <message>
        <source>The launch in line {} of {} gives it after it was changed; this is what it starts with.</source>
        <translation>{1} の {0} 行目の起動は、変更後の値を与えます。これは変更前の値です。</translation>
    </message>
    <message>
        <source>The launch in line {} of {} gives it.</source>
        <translation>{1} の {0} 行目の起動が与えています。</translation>
    </message>
    <message>
        <source>The launch in line {} of {} is a cooperative one.</source>
        <translation>{1} の {0} 行目の起動は協調起動です。</translation>
    </message>
    <message>
        <source>The launch took no longer than that of an empty kernel, so nothing tells the kernel&apos;s own time.</source>
        <translation>起動時間が空のカーネルより長くなかったため、カーネル自身の時間は分かりません。</translation>
    </message>
    <message>
        <source>The longest distance between two rows of a texture over linear memory.</source>
        <translation>リニアメモリ上のテクスチャの 2 行の最大間隔。</translation>
    </message>
    <message>
        <source>The longest distance between two rows that a memory copy accepts.</source>
        <translation>メモリコピーが受け付ける 2 行の最大間隔。</translation>
    </message>
    <message>
        <source>The longest edge of a cube map surface.</source>
        <translation>キューブマップサーフェスの最大の辺。</translation>
    </message>
    <message>
        <source>The longest edge of a cube map texture.</source>
        <translation>キューブマップテクスチャの最大の辺。</translation>
    </message>
    <message>
        <source>The longest edge of a surface made of cube maps.</source>
        <translation>複数のキューブマップからなるサーフェスの最大の辺。</translation>
    </message>
    <message>
        <source>The longest edge of a texture made of cube maps.</source>
        <translation>複数のキューブマップからなるテクスチャの最大の辺。</translation>
    </message>
    <message>
        <source>The machine code does not tell its source lines: it was compiled without --generate-line-info, or cuobjdump listed it.</source>
        <translation>この機械語からはソース行が分かりません。--generate-line-info なしでコンパイルされたか、cuobjdump で一覧されています。</translation>
    </message>
    <message>
        <source>The most blocks that a grid can have along x.</source>
        <translation>グリッドの x 方向の最大ブロック数。</translation>
    </message>
    <message>
        <source>The most blocks that a grid can have along y.</source>
        <translation>グリッドの y 方向の最大ブロック数。</translation>
    </message>
    <message>
        <source>The most blocks that a grid can have along z.</source>
        <translation>グリッドの z 方向の最大ブロック数。</translation>
    </message>
    <message>
        <source>The most bytes that one hardware decompression can give.</source>
        <translation>1 回のハードウェア展開で得られる最大バイト数。</translation>
    </message>
    <message>
        <source>The most layers of a surface made of cube maps.</source>
        <translation>複数のキューブマップからなるサーフェスの最大レイヤー数。</translation>
    </message>
    <message>
        <source>The most layers of a surface made of one-dimensional layers.</source>
        <translation>一次元レイヤーのサーフェスの最大レイヤー数。</translation>
    </message>
    <message>
        <source>The most layers of a surface made of two-dimensional layers.</source>
        <translation>二次元レイヤーのサーフェスの最大レイヤー数。</translation>
    </message>
    <message>
        <source>The most layers of a texture made of cube maps.</source>
        <translation>複数のキューブマップからなるテクスチャの最大レイヤー数。</translation>
    </message>
    <message>
        <source>The most layers of a texture made of one-dimensional layers.</source>
        <translation>一次元レイヤーのテクスチャの最大レイヤー数。</translation>
    </message>
    <message>
        <source>The most layers of a texture made of two-dimensional layers.</source>
        <translation>二次元レイヤーのテクスチャの最大レイヤー数。</translation>
    </message>
    <message>
        <source>The most shared memory that one multiprocessor can be configured with, for all its blocks.</source>
        <translation>1 つのマルチプロセッサに全ブロック用として設定できる共有メモリの最大量。</translation>
    </message>
    <message>
        <source>The most threads that a block can have along x.</source>
        <translation>ブロックの x 方向の最大スレッド数。</translation>
    </message>
    <message>
        <source>The most threads that a block can have along y.</source>
        <translation>ブロックの y 方向の最大スレッド数。</translation>
    </message>
    <message>
        <source>The most threads that a block can have along z.</source>
        <translation>ブロックの z 方向の最大スレッド数。</translation>
    </message>
    <message>
        <source>The most threads that one block can have, all dimensions multiplied.</source>
        <translation>全次元を掛けた、1 ブロックの最大スレッド数。</translation>
    </message>
    <message>
        <source>The number of the PCI bus that the device is on.</source>
        <translation>デバイスがある PCI バスの番号。</translation>
    </message>
    <message>
        <source>The older name of MAXIMUM_TEXTURE2D_LAYERED_HEIGHT.</source>
        <translation>MAXIMUM_TEXTURE2D_LAYERED_HEIGHT の旧名。</translation>
    </message>
    <message>
        <source>The older name of MAXIMUM_TEXTURE2D_LAYERED_LAYERS.</source>
        <translation>MAXIMUM_TEXTURE2D_LAYERED_LAYERS の旧名。</translation>
    </message>
    <message>
        <source>The older name of MAXIMUM_TEXTURE2D_LAYERED_WIDTH.</source>
        <translation>MAXIMUM_TEXTURE2D_LAYERED_WIDTH の旧名。</translation>
    </message>
    <message>
        <source>The older name of MAX_REGISTERS_PER_BLOCK.</source>
        <translation>MAX_REGISTERS_PER_BLOCK の旧名。</translation>
    </message>
    <message>
        <source>The older name of MAX_SHARED_MEMORY_PER_BLOCK.</source>
        <translation>MAX_SHARED_MEMORY_PER_BLOCK の旧名。</translation>
    </message>
    <message>
        <source>The older name of VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED.</source>
        <translation>VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED の旧名。</translation>
    </message>
    <message>
        <source>The plan has no output of this name.</source>
        <translation>この計画にその名前の出力はありません。</translation>
    </message>
    <message>
        <source>The process that compiled {} {}, and so was the one that tried again; {}: close what needs memory, and compile again.</source>
        <translation>{0} をコンパイルしたプロセスが {1}。再試行したプロセスも同様です。{2}：メモリを使うものを閉じて、もう一度コンパイルしてください。</translation>
    </message>
    <message>
        <source>The process that reads NVML {}; the next reading starts another one.</source>
        <translation>NVML を読み取るプロセスが {}。次の読み取りで新しく起動します。</translation>
    </message>
    <message>
        <source>The process {} that reads NVML does not end although it was killed.</source>
        <translation>NVML を読み取るプロセス {} が、強制終了しても終わりません。</translation>
    </message>
    <message>
        <source>The program does not compile, with one error: {}</source>
        <translation>プログラムがコンパイルできません。エラー 1 件：{}</translation>
    </message>
    <message>
        <source>The program does not compile, with {} errors, the first: {}</source>
        <translation>プログラムがコンパイルできません。エラー {} 件、最初は：{}</translation>
    </message>
    <message>
        <source>The program has kernels of CUDA Tile (__tile_global__), which need CUDA {}.{} or later; this is {} {}.</source>
        <translation>プログラムには CUDA Tile のカーネル（__tile_global__）があり、CUDA {}.{} 以降が必要ですが、これは {} {} です。</translation>
    </message>
    <message>
        <source>The program was not compiled: {}</source>
        <translation>プログラムはコンパイルされませんでした: {}</translation>
    </message>
    <message>
        <source>The program was not compiled: {}.</source>
        <translation>プログラムはコンパイルされませんでした：{}。</translation>
    </message>
    <message>
        <source>The program&apos;s Tile IR is left out: it has {} bytes, and {} are taken.</source>
        <translation>プログラムの Tile IR は除外しました。{} バイトあり、上限は {} バイトです。</translation>
    </message>
    <message>
        <source>The ratio lies between {} and {}, which leaves open whether it differs from 1 by more than {}: more samples narrow that.</source>
        <translation>比は {} と {} の間にあり、1 から {} を超えて異なるかどうか決まりません。サンプルを増やすと範囲が狭まります。</translation>
    </message>
    <message>
        <source>The reading was cancelled.</source>
        <translation>読み取りはキャンセルされました。</translation>
    </message>
    <message>
        <source>The room for all __constant__ variables of a module.</source>
        <translation>モジュールの全 __constant__ 変数のための容量。</translation>
    </message>
    <message>
        <source>The rows of a two-dimensional texture over linear memory are a multiple of this apart.</source>
        <translation>リニアメモリ上の二次元テクスチャの行間隔は、この倍数です。</translation>
    </message>
    <message>
        <source>The run was cancelled.</source>
        <translation>実行はキャンセルされました。</translation>
    </message>
    <message>
        <source>The samples are whole; after them, on fresh inputs: {}</source>
        <translation>サンプルは揃っています。その後、新しい入力で：{}</translation>
    </message>
    <message>
        <source>The second number of the compute capability: the variant within the generation.</source>
        <translation>Compute Capability の 2 番目の数字：世代内の種別。</translation>
    </message>
    <message>
        <source>The shared memory that a block can have when the kernel opts in with its dynamic size attribute.</source>
        <translation>動的サイズ属性でオプトインしたカーネルのブロックが使える共有メモリ。</translation>
    </message>
    <message>
        <source>The shared memory that a block can have without opting in to more.</source>
        <translation>オプトインなしでブロックが使える共有メモリ。</translation>
    </message>
    <message>
        <source>The size of the cache that all multiprocessors share.</source>
        <translation>全マルチプロセッサが共有するキャッシュのサイズ。</translation>
    </message>
    <message>
        <source>The smaller value</source>
        <translation>小さい方の値</translation>
    </message>
    <message>
        <source>The source does not tell its size; it has as many elements as the launch has threads.</source>
        <translation>ソースからサイズが分からないため、起動のスレッド数と同じ要素数にしました。</translation>
    </message>
    <message>
        <source>The source does not tell its size; the kernel&apos;s indices go no further.</source>
        <translation>ソースからサイズが分かりません。カーネルのインデックスはこれより先へ進みません。</translation>
    </message>
    <message>
        <source>The source does not tell its value; 1 is a guess.</source>
        <translation>ソースから値が分かりません。1 は推測です。</translation>
    </message>
    <message>
        <source>The source does not tell its value; 256 threads are usual.</source>
        <translation>ソースから値が分かりません。256 スレッドが一般的です。</translation>
    </message>
    <message>
        <source>The source does not tell its value; this gives a thread to each of {}.</source>
        <translation>ソースから値が分かりません。これで {} のそれぞれに 1 スレッドが割り当たります。</translation>
    </message>
    <message>
        <source>The source does not tell its value; this gives one to each thread.</source>
        <translation>ソースから値が分かりません。これで各スレッドに 1 つずつ割り当たります。</translation>
    </message>
    <message>
        <source>The source does not tell its value; {} is a guess.</source>
        <translation>ソースから値が分かりません。{} は推測です。</translation>
    </message>
    <message>
        <source>The sweep has {} axes; it may have {}.</source>
        <translation>スイープの軸は {} 個ですが、上限は {} 個です。</translation>
    </message>
    <message>
        <source>The sweep has {} constraints; it may have {}.</source>
        <translation>スイープの制約は {} 個ですが、上限は {} 個です。</translation>
    </message>
    <message>
        <source>The tail differs, from element {} to the end, behind the last multiple of {}: {}.</source>
        <translation>末尾が不一致です。要素 {} から最後まで、{} の最後の倍数より後ろ：{}。</translation>
    </message>
    <message>
        <source>The tail differs, from element {} to the end: {}.</source>
        <translation>末尾が不一致です。要素 {} から最後まで：{}。</translation>
    </message>
    <message>
        <source>The time is too short to be told from nothing: it is known to within {}.</source>
        <translation>時間が短すぎて 0 と区別できません。精度は {} です。</translation>
    </message>
    <message>
        <source>The usual highest clock of the multiprocessors, not the present one.</source>
        <translation>マルチプロセッサの通常の最大クロック。現在の値ではありません。</translation>
    </message>
    <message>
        <source>The values are shifted: element i holds what belongs to element i + ({}), in {} of {} elements compared.</source>
        <translation>値がずれています。比較した {2} 要素中 {1} 要素で、要素 i に要素 i + ({0}) の値が入っています。</translation>
    </message>
    <message>
        <source>The values are transposed: rows and columns are exchanged in {} of {} elements compared.</source>
        <translation>値が転置されています。比較した {1} 要素中 {0} 要素で、行と列が入れ替わっています。</translation>
    </message>
    <message>
        <source>The widest one-dimensional surface.</source>
        <translation>一次元サーフェスの最大幅。</translation>
    </message>
    <message>
        <source>The widest one-dimensional texture over a CUDA array.</source>
        <translation>CUDA 配列上の一次元テクスチャの最大幅。</translation>
    </message>
    <message>
        <source>The widest one-dimensional texture with mipmaps.</source>
        <translation>ミップマップ付き一次元テクスチャの最大幅。</translation>
    </message>
    <message>
        <source>The widest surface made of one-dimensional layers.</source>
        <translation>一次元レイヤーのサーフェスの最大幅。</translation>
    </message>
    <message>
        <source>The widest surface made of two-dimensional layers.</source>
        <translation>二次元レイヤーのサーフェスの最大幅。</translation>
    </message>
    <message>
        <source>The widest texture made of one-dimensional layers.</source>
        <translation>一次元レイヤーのテクスチャの最大幅。</translation>
    </message>
    <message>
        <source>The widest texture made of two-dimensional layers.</source>
        <translation>二次元レイヤーのテクスチャの最大幅。</translation>
    </message>
    <message>
        <source>The widest three-dimensional surface.</source>
        <translation>三次元サーフェスの最大幅。</translation>
    </message>
    <message>
        <source>The widest three-dimensional texture when another dimension is kept shorter; 0: there is no other shape.</source>
        <translation>別の次元を短くした場合の三次元テクスチャの最大幅。0：別形状はありません。</translation>
    </message>
    <message>
        <source>The widest three-dimensional texture.</source>
        <translation>三次元テクスチャの最大幅。</translation>
    </message>
    <message>
        <source>The widest two-dimensional surface.</source>
        <translation>二次元サーフェスの最大幅。</translation>
    </message>
    <message>
        <source>The widest two-dimensional texture over a CUDA array.</source>
        <translation>CUDA 配列上の二次元テクスチャの最大幅。</translation>
    </message>
    <message>
        <source>The widest two-dimensional texture over linear memory.</source>
        <translation>リニアメモリ上の二次元テクスチャの最大幅。</translation>
    </message>
    <message>
        <source>The widest two-dimensional texture that gather instructions can read.</source>
        <translation>ギャザー命令で読める二次元テクスチャの最大幅。</translation>
    </message>
    <message>
        <source>The widest two-dimensional texture with smaller copies of itself (mipmaps).</source>
        <translation>自身の縮小コピー（ミップマップ）を持つ二次元テクスチャの最大幅。</translation>
    </message>
    <message>
        <source>The worker has no memory left to compute that.</source>
        <translation>ワーカーに、それを計算するメモリが残っていません。</translation>
    </message>
    <message>
        <source>The worker no longer has these bytes: it keeps the outputs of the last {} runs, and what went in and was compared with as long as there is memory for it.</source>
        <translation>ワーカーにこのバイト列はもうありません。保持するのは直近 {} 回の実行の出力と、メモリが足りる間の入力および比較対象です。</translation>
    </message>
    <message>
        <source>The worker {} is gone and is tried again: {}</source>
        <translation>ワーカー {} が終了したため再試行します: {}</translation>
    </message>
    <message>
        <source>The worker {} is left out: {}</source>
        <translation>ワーカー {} を除外しました: {}</translation>
    </message>
    <message>
        <source>There are no live figures, because NVML ({}) did not start: {}.</source>
        <translation>NVML ({}) が起動しなかったため、ライブの値はありません：{}。</translation>
    </message>
    <message>
        <source>There are no live figures, because NVML was not found: looked for {}.</source>
        <translation>NVML が見つからないため、ライブの値はありません。探したもの：{}。</translation>
    </message>
    <message numerus="yes">
        <source>There are {} block(s) of samples, and a verdict needs {}: allow more time or samples.</source>
        <translation>
            <numerusform>サンプルのブロックは {} 個ですが、判定には {} 個必要です。時間またはサンプル数を増やしてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no device {} here; devices are named cuda:0, cuda:1 and so on, and emulated.</source>
        <translation>ここにデバイス {} はありません。デバイス名は cuda:0、cuda:1 …、および emulated です。</translation>
    </message>
    <message>
        <source>This GPU has no hardware counters that CUPTI can read in the state that it is in ({}). Runs, times and the emulated GPU&apos;s counts work without them.</source>
        <translation>この GPU には、現在の状態で CUPTI が読めるハードウェアカウンターがありません（{}）。実行、時間、エミュレート GPU の計数はカウンターなしで使えます。</translation>
    </message>
    <message>
        <source>This is no cache of Kernel Tuner: it has no tune_params_keys, tune_params and cache.</source>
        <translation>Kernel Tuner のキャッシュではありません。tune_params_keys、tune_params、cache がありません。</translation>
    </message>
    <message>
        <source>This kernel has no Landlock, so the compiler process is limited in memory and time, but not in the files that it can read.</source>
        <translation>このカーネル（OS）には Landlock がないため、コンパイラプロセスはメモリと時間だけが制限され、読めるファイルは制限されません。</translation>
    </message>
    <message>
        <source>This kernel has no Landlock, so the process of the emulated GPU is not limited in the files that it can read.</source>
        <translation>このカーネル（OS）には Landlock がないため、エミュレート GPU のプロセスが読めるファイルは制限されません。</translation>
    </message>
    <message>
        <source>This process was forked after the CUDA driver was started, and the driver does not work in it; start it in the child alone, or let the child execute a program of its own.</source>
        <translation>このプロセスは CUDA ドライバーの開始後に fork されたため、ドライバーが動作しません。子プロセスでだけドライバーを開始するか、子プロセスで別のプログラムを実行してください。</translation>
    </message>
    <message>
        <source>Thread block clusters</source>
        <translation>スレッドブロッククラスター</translation>
    </message>
    <message>
        <source>Threads in lockstep</source>
        <translation>足並みをそろえるスレッド</translation>
    </message>
    <message>
        <source>Threads of a block along x</source>
        <translation>ブロックの x 方向のスレッド数</translation>
    </message>
    <message>
        <source>Threads of a block along y</source>
        <translation>ブロックの y 方向のスレッド数</translation>
    </message>
    <message>
        <source>Threads of a block along z</source>
        <translation>ブロックの z 方向のスレッド数</translation>
    </message>
    <message>
        <source>Threads per SM</source>
        <translation>SM あたりのスレッド</translation>
    </message>
    <message>
        <source>Threads per block</source>
        <translation>ブロックあたりのスレッド</translation>
    </message>
    <message>
        <source>Tile IR cannot be listed without tileirdisasm, which was looked for {}: install the CUDA toolkit, 13.3 or later, or set KERNELDESK_TILEIRDISASM to the tileirdisasm of its pip package nvidia-cuda-tileiras.</source>
        <translation>tileirdisasm がないため Tile IR を一覧できません。探した場所：{}。CUDA ツールキット 13.3 以降をインストールするか、KERNELDESK_TILEIRDISASM に pip パッケージ nvidia-cuda-tileiras の tileirdisasm を設定してください。</translation>
    </message>
    <message>
        <source>Tile IR cannot be listed: KERNELDESK_TILEIRDISASM is {}, which is no program; set it to a tileirdisasm, or unset it.</source>
        <translation>Tile IR を一覧できません。KERNELDESK_TILEIRDISASM は {} ですが、プログラムではありません。tileirdisasm を設定するか、設定を外してください。</translation>
    </message>
    <message>
        <source>Timeline semaphores</source>
        <translation>タイムラインセマフォ</translation>
    </message>
    <message>
        <source>To other Linux drivers</source>
        <translation>他の Linux ドライバーへ</translation>
    </message>
    <message>
        <source>To other nodes, NVLink</source>
        <translation>他ノードへ、NVLink</translation>
    </message>
    <message>
        <source>To other processes, POSIX</source>
        <translation>他プロセスへ、POSIX</translation>
    </message>
    <message>
        <source>To other processes, Windows</source>
        <translation>他プロセスへ、Windows</translation>
    </message>
    <message>
        <source>Two fused multiply-adds of 16-bit floats at once; also used to move constants</source>
        <translation>16 ビット浮動小数点数の融合積和（2 つ同時）。定数の移動にも使われる</translation>
    </message>
    <message>
        <source>Two fused multiply-adds of 32-bit floats at once</source>
        <translation>32 ビット浮動小数点数の融合積和 (2 つ同時)</translation>
    </message>
    <message>
        <source>Two products of 16-bit floats at once</source>
        <translation>16 ビット浮動小数点数の積 (2 つ同時)</translation>
    </message>
    <message>
        <source>Two products of 32-bit floats at once</source>
        <translation>32 ビット浮動小数点数の積 (2 つ同時)</translation>
    </message>
    <message>
        <source>Two sums of 16-bit floats at once</source>
        <translation>16 ビット浮動小数点数の和 (2 つ同時)</translation>
    </message>
    <message>
        <source>Two sums of 32-bit floats at once</source>
        <translation>32 ビット浮動小数点数の和 (2 つ同時)</translation>
    </message>
    <message>
        <source>Unified addresses</source>
        <translation>統合アドレス</translation>
    </message>
    <message>
        <source>Unified function pointers</source>
        <translation>統合関数ポインター</translation>
    </message>
    <message>
        <source>Upper limit of a launch</source>
        <translation>起動の上限</translation>
    </message>
    <message>
        <source>Urgent streams go first</source>
        <translation>優先ストリームを先に</translation>
    </message>
    <message>
        <source>Uses the host&apos;s page tables</source>
        <translation>ホストのページテーブルを使用</translation>
    </message>
    <message>
        <source>Variant of the generation</source>
        <translation>世代内の種別</translation>
    </message>
    <message>
        <source>Virtual memory management</source>
        <translation>仮想メモリ管理</translation>
    </message>
    <message>
        <source>Virtual memory management, old name</source>
        <translation>仮想メモリ管理、旧名</translation>
    </message>
    <message>
        <source>Virtual memory on NUMA nodes</source>
        <translation>NUMA ノード上の仮想メモリ</translation>
    </message>
    <message>
        <source>Virtual memory on the host</source>
        <translation>ホスト上の仮想メモリ</translation>
    </message>
    <message>
        <source>Waits and writes of 64 bits</source>
        <translation>64 ビットの待機と書き込み</translation>
    </message>
    <message>
        <source>Waits for the threads of the warp</source>
        <translation>warp のスレッドを待つ</translation>
    </message>
    <message>
        <source>Waits until errors of memory accesses before are known</source>
        <translation>先行するメモリアクセスのエラーが判明するまで待つ</translation>
    </message>
    <message>
        <source>Waits until the threads that diverged are together again</source>
        <translation>分岐したスレッドが再び合流するまで待つ</translation>
    </message>
    <message>
        <source>Warp size</source>
        <translation>warp サイズ</translation>
    </message>
    <message>
        <source>Ways to flush RDMA writes</source>
        <translation>RDMA 書き込みのフラッシュ方法</translation>
    </message>
    <message>
        <source>What a launch costs besides can be told of one of the two builds alone, and both are measured in one way.</source>
        <translation>起動に付随するコストが分かるのは 2 つのビルドの一方だけのため、両方を同じ方法で測定します。</translation>
    </message>
    <message>
        <source>What lies in headers cannot be found without clangd, which was looked for on PATH: install the package clangd, or set KERNELDESK_CLANGD to a clangd.</source>
        <translation>clangd がないため、ヘッダー内のものを見つけられません。PATH で clangd を探しました。パッケージ clangd をインストールするか、KERNELDESK_CLANGD に clangd を設定してください。</translation>
    </message>
    <message>
        <source>What lies in headers cannot be found: KERNELDESK_CLANGD is {}, which is no program; set it to a clangd, or unset it.</source>
        <translation>ヘッダー内のものを見つけられません。KERNELDESK_CLANGD は {} ですが、プログラムではありません。clangd を設定するか、設定を外してください。</translation>
    </message>
    <message>
        <source>What the GPU process says of its devices cannot be read: {}.</source>
        <translation>GPU プロセスが返したデバイス情報を読み取れません：{}。</translation>
    </message>
    <message>
        <source>What was read of NVML cannot be understood: {}.</source>
        <translation>NVML から読み取ったものを解釈できません：{}。</translation>
    </message>
    <message>
        <source>Where others are shorter</source>
        <translation>別の次元が短い場合</translation>
    </message>
    <message>
        <source>Whether CUDA arrays can be backed by memory in part only.</source>
        <translation>CUDA 配列の一部だけにメモリを割り当てられるか。</translation>
    </message>
    <message>
        <source>Whether CUDA arrays can be made first and backed by memory later.</source>
        <translation>CUDA 配列を先に作り、後からメモリを割り当てられるか。</translation>
    </message>
    <message>
        <source>Whether CUDA work can share the graphics queue of Direct3D 12.</source>
        <translation>CUDA の処理が Direct3D 12 のグラフィックスキューを共有できるか。</translation>
    </message>
    <message>
        <source>Whether CUDA work can share the graphics queue of Vulkan.</source>
        <translation>CUDA の処理が Vulkan のグラフィックスキューを共有できるか。</translation>
    </message>
    <message>
        <source>Whether a copy can run while a kernel does; ASYNC_ENGINE_COUNT tells more.</source>
        <translation>カーネルの実行中にコピーできるか。詳細は ASYNC_ENGINE_COUNT にあります。</translation>
    </message>
    <message>
        <source>Whether a function pointer means the same function on host and device.</source>
        <translation>関数ポインターがホストとデバイスで同じ関数を指すか。</translation>
    </message>
    <message>
        <source>Whether a kernel can be launched so that all its blocks are resident and can wait for each other.</source>
        <translation>全ブロックが常駐して互いを待てるようにカーネルを起動できるか。</translation>
    </message>
    <message>
        <source>Whether a running kernel can be interrupted in favour of another.</source>
        <translation>実行中のカーネルを別のカーネルのために中断できるか。</translation>
    </message>
    <message>
        <source>Whether a stream can make sure that writes of other devices on the bus have arrived.</source>
        <translation>バス上の他デバイスの書き込みが届いたことをストリームが保証できるか。</translation>
    </message>
    <message>
        <source>Whether a stream can wait for a word with a NOR comparison.</source>
        <translation>ストリームが NOR 比較でワードを待てるか。</translation>
    </message>
    <message>
        <source>Whether addresses can be reserved and memory mapped there separately (cuMemAddressReserve, cuMemCreate, cuMemMap).</source>
        <translation>アドレスの予約とメモリのマップを別々に行えるか（cuMemAddressReserve、cuMemCreate、cuMemMap）。</translation>
    </message>
    <message>
        <source>Whether all atomic operations work natively between host and device.</source>
        <translation>ホストとデバイスの間ですべてのアトミック操作がネイティブに動作するか。</translation>
    </message>
    <message>
        <source>Whether an address is in a space of memory</source>
        <translation>アドレスがあるメモリ空間に属するか調べる</translation>
    </message>
    <message>
        <source>Whether blocks can be launched in clusters that share their shared memory.</source>
        <translation>共有メモリを共有し合うクラスターとしてブロックを起動できるか。</translation>
    </message>
    <message>
        <source>Whether blocks of a stream with higher priority are scheduled before others.</source>
        <translation>優先度の高いストリームのブロックが先にスケジュールされるか。</translation>
    </message>
    <message>
        <source>Whether contexts on this device are shared between processes by the MPS server.</source>
        <translation>このデバイスのコンテキストが MPS サーバーによりプロセス間で共有されるか。</translation>
    </message>
    <message>
        <source>Whether counting semaphores of graphics interfaces can be waited for and signalled.</source>
        <translation>グラフィックスインターフェイスの計数セマフォを待機・シグナルできるか。</translation>
    </message>
    <message>
        <source>Whether cuMemCreate and its family can place memory on a given NUMA node of the host.</source>
        <translation>cuMemCreate とその仲間がホストの指定 NUMA ノードにメモリを置けるか。</translation>
    </message>
    <message>
        <source>Whether cuMemCreate and its family can place memory on the host.</source>
        <translation>cuMemCreate とその仲間がホストにメモリを置けるか。</translation>
    </message>
    <message>
        <source>Whether device memory can be shared with other Linux drivers as a dma_buf.</source>
        <translation>デバイスメモリを dma_buf として他の Linux ドライバーと共有できるか。</translation>
    </message>
    <message>
        <source>Whether events can be shared between processes.</source>
        <translation>イベントをプロセス間で共有できるか。</translation>
    </message>
    <message>
        <source>Whether existing host memory can be page-locked and registered with CUDA.</source>
        <translation>既存のホストメモリをページロックし、CUDA に登録できるか。</translation>
    </message>
    <message>
        <source>Whether four texels of a two-dimensional texture can be fetched at once; not to be used any more.</source>
        <translation>二次元テクスチャの 4 テクセルを一度に取得できるか。現在は非推奨です。</translation>
    </message>
    <message>
        <source>Whether host and device can use managed memory at the same time.</source>
        <translation>ホストとデバイスが同時にマネージドメモリを使えるか。</translation>
    </message>
    <message>
        <source>Whether host and devices share one address space, so that an address tells where it is.</source>
        <translation>ホストとデバイスが 1 つのアドレス空間を共有し、アドレスから場所が分かるか。</translation>
    </message>
    <message>
        <source>Whether host memory that may only be read can be registered with CUDA.</source>
        <translation>読み取り専用のホストメモリを CUDA に登録できるか。</translation>
    </message>
    <message>
        <source>Whether kernels can copy tiles of tensors through descriptors (the tensor memory accelerator).</source>
        <translation>カーネルが記述子を通じてテンソルのタイルをコピーできるか（Tensor Memory Accelerator）。</translation>
    </message>
    <message>
        <source>Whether kernels can use ordinary host memory coherently, without registering it first.</source>
        <translation>カーネルが通常のホストメモリを、登録せずにコヒーレントに使えるか。</translation>
    </message>
    <message>
        <source>Whether local memory (spilled registers, stack) is kept in a multiprocessor&apos;s L1 cache.</source>
        <translation>ローカルメモリ（スピルしたレジスタ、スタック）がマルチプロセッサの L1 キャッシュに保持されるか。</translation>
    </message>
    <message>
        <source>Whether memory can be allocated in stream order from pools (cuMemAllocAsync).</source>
        <translation>プールからストリーム順にメモリを割り当てられるか（cuMemAllocAsync）。</translation>
    </message>
    <message>
        <source>Whether memory can be allocated that moves between host and device by itself.</source>
        <translation>ホストとデバイスの間を自動で移動するメモリを割り当てられるか。</translation>
    </message>
    <message>
        <source>Whether memory can be allocated that the hardware compresses to save bandwidth.</source>
        <translation>帯域幅を節約するためハードウェアが圧縮するメモリを割り当てられるか。</translation>
    </message>
    <message>
        <source>Whether memory can be handed to another process as a POSIX file descriptor.</source>
        <translation>メモリを POSIX ファイル記述子として別プロセスに渡せるか。</translation>
    </message>
    <message>
        <source>Whether memory can be handed to another process as a Windows KMT handle.</source>
        <translation>メモリを Windows KMT ハンドルとして別プロセスに渡せるか。</translation>
    </message>
    <message>
        <source>Whether memory can be handed to another process as a Windows NT handle.</source>
        <translation>メモリを Windows NT ハンドルとして別プロセスに渡せるか。</translation>
    </message>
    <message>
        <source>Whether memory can be handed to processes on other nodes of an NVLink fabric.</source>
        <translation>メモリを NVLink ファブリックの他ノードのプロセスに渡せるか。</translation>
    </message>
    <message>
        <source>Whether memory errors are being corrected (ECC is switched on).</source>
        <translation>メモリエラーが訂正されているか（ECC がオン）。</translation>
    </message>
    <message>
        <source>Whether memory on the host&apos;s NUMA nodes can be shared with processes on other nodes.</source>
        <translation>ホストの NUMA ノードのメモリを他ノードのプロセスと共有できるか。</translation>
    </message>
    <message>
        <source>Whether memory pools can lie in host memory.</source>
        <translation>メモリプールをホストメモリに置けるか。</translation>
    </message>
    <message>
        <source>Whether memory pools can lie on a given NUMA node of the host.</source>
        <translation>メモリプールをホストの指定 NUMA ノードに置けるか。</translation>
    </message>
    <message>
        <source>Whether one cooperative launch could span devices; the interface for it is gone.</source>
        <translation>1 つの協調起動が複数デバイスにまたがれるか。そのインターフェイスは廃止されました。</translation>
    </message>
    <message>
        <source>Whether only some atomic operations work natively between host and device.</source>
        <translation>ホストとデバイスの間で一部のアトミック操作だけがネイティブに動作するか。</translation>
    </message>
    <message>
        <source>Whether other devices on the bus can reach memory made with cuMemCreate.</source>
        <translation>バス上の他デバイスが cuMemCreate で作ったメモリに到達できるか。</translation>
    </message>
    <message>
        <source>Whether other devices on the bus, such as network cards, can read and write device memory.</source>
        <translation>ネットワークカードなど、バス上の他デバイスがデバイスメモリを読み書きできるか。</translation>
    </message>
    <message>
        <source>Whether other devices sit on the same board.</source>
        <translation>同じボードに他のデバイスがあるか。</translation>
    </message>
    <message>
        <source>Whether page-locked host memory can be mapped into the device&apos;s address space.</source>
        <translation>ページロックされたホストメモリをデバイスのアドレス空間にマップできるか。</translation>
    </message>
    <message>
        <source>Whether page-locked host memory can be shared with other Linux drivers as a dma_buf.</source>
        <translation>ページロックされたホストメモリを dma_buf として他の Linux ドライバーと共有できるか。</translation>
    </message>
    <message>
        <source>Whether reads of global memory can be kept in a multiprocessor&apos;s L1 cache.</source>
        <translation>グローバルメモリの読み取りをマルチプロセッサの L1 キャッシュに保持できるか。</translation>
    </message>
    <message>
        <source>Whether several kernels of one context can be on the device at the same time.</source>
        <translation>1 つのコンテキストの複数のカーネルが同時にデバイス上に存在できるか。</translation>
    </message>
    <message>
        <source>Whether streams can wait for and write 64-bit words in memory.</source>
        <translation>ストリームがメモリ上の 64 ビットワードを待機・書き込みできるか。</translation>
    </message>
    <message>
        <source>Whether streams can wait for and write single words with the first version of that interface.</source>
        <translation>ストリームがインターフェイスの最初のバージョンで単一ワードを待機・書き込みできるか。</translation>
    </message>
    <message>
        <source>Whether switches can send one write to several devices and reduce on the way.</source>
        <translation>スイッチが 1 回の書き込みを複数デバイスに送り、途中でリダクションできるか。</translation>
    </message>
    <message>
        <source>Whether the device is driven by Windows&apos; compute-only TCC driver.</source>
        <translation>デバイスが Windows の計算専用 TCC ドライバーで動作しているか。</translation>
    </message>
    <message>
        <source>Whether the device reaches registered host memory under the host&apos;s own address.</source>
        <translation>デバイスが登録済みのホストメモリにホストと同じアドレスで到達できるか。</translation>
    </message>
    <message>
        <source>Whether the device reads ordinary host memory through the host&apos;s own page tables.</source>
        <translation>デバイスが通常のホストメモリをホストのページテーブル経由で読むか。</translation>
    </message>
    <message>
        <source>Whether the device shares its memory with the host, as on Jetson boards.</source>
        <translation>Jetson ボードのように、デバイスがメモリをホストと共有するか。</translation>
    </message>
    <message>
        <source>Whether the device&apos;s memory is a NUMA node of the host: 0 no, 1 yes.</source>
        <translation>デバイスのメモリがホストの NUMA ノードか：0 いいえ、1 はい。</translation>
    </message>
    <message>
        <source>Whether the first version of stream memory operations can wait with a NOR comparison.</source>
        <translation>最初のバージョンのストリームメモリ操作が NOR 比較で待てるか。</translation>
    </message>
    <message>
        <source>Whether the first version of stream memory operations takes 64-bit words.</source>
        <translation>最初のバージョンのストリームメモリ操作が 64 ビットワードを扱えるか。</translation>
    </message>
    <message>
        <source>Whether the host can use managed memory that lies on the device without moving it.</source>
        <translation>デバイス上のマネージドメモリを移動せずにホストが使えるか。</translation>
    </message>
    <message>
        <source>Whether the system ends kernels that run too long, as it does on a GPU that drives a display.</source>
        <translation>ディスプレイを駆動する GPU のように、長すぎるカーネルをシステムが打ち切るか。</translation>
    </message>
    <message>
        <source>Which formats the hardware can decompress: bit 0 Deflate, bit 1 Snappy, bit 2 LZ4.</source>
        <translation>ハードウェアが展開できる形式：ビット 0 Deflate、ビット 1 Snappy、ビット 2 LZ4。</translation>
    </message>
    <message>
        <source>Who may make contexts</source>
        <translation>コンテキストを作成できる者</translation>
    </message>
    <message>
        <source>Who may make contexts: 0 everybody, 2 nobody, 3 one process at a time.</source>
        <translation>コンテキストを作成できる者：0 全員、2 なし、3 同時に 1 プロセス。</translation>
    </message>
    <message>
        <source>Who sees them in order</source>
        <translation>順序どおりに見える範囲</translation>
    </message>
    <message>
        <source>Who sees writes of other devices in order without a flush: 0 nobody, 100 this device, 200 all devices.</source>
        <translation>フラッシュなしで他デバイスの書き込みが順序どおりに見える範囲：0 なし、100 このデバイス、200 全デバイス。</translation>
    </message>
    <message>
        <source>Windows&apos; TCC driver</source>
        <translation>Windows の TCC ドライバー</translation>
    </message>
    <message>
        <source>With mipmaps</source>
        <translation>ミップマップ付き</translation>
    </message>
    <message>
        <source>Without moving it</source>
        <translation>移動なし</translation>
    </message>
    <message>
        <source>Without opt-in</source>
        <translation>オプトインなし</translation>
    </message>
    <message>
        <source>Zero-copy access</source>
        <translation>ゼロコピーアクセス</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is missing</source>
        <translation>&quot;{}&quot; がありません</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is missing or of another kind</source>
        <translation>&quot;{}&quot; がないか、種類が違います</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no memory limit; write bytes or, as in 50%, a share</source>
        <translation>&quot;{}&quot; はメモリ制限ではありません。バイト数、または 50% のような割合で書いてください</translation>
    </message>
    <message>
        <source>&quot;{}&quot; was found; it takes {}</source>
        <translation>&quot;{}&quot; がありました。取れるのは {} です</translation>
    </message>
    <message>
        <source>&quot;{}…&quot; was found; it takes {}</source>
        <translation>&quot;{}…&quot; がありました。取れるのは {} です</translation>
    </message>
    <message>
        <source>__int128</source>
        <translation>__int128</translation>
    </message>
    <message>
        <source>`nvidia-smi -i {} -c DEFAULT` as root</source>
        <translation>root で `nvidia-smi -i {} -c DEFAULT`</translation>
    </message>
    <message>
        <source>a &apos;;&apos; is missing before &apos;{}&apos;</source>
        <translation>&apos;{}&apos; の前に &apos;;&apos; がありません</translation>
    </message>
    <message>
        <source>a 0f literal cannot be part of an expression</source>
        <translation>0f リテラルは式の一部にできません</translation>
    </message>
    <message>
        <source>a JPEG has 8 bits a channel</source>
        <translation>JPEG は 1 チャネル 8 ビットです</translation>
    </message>
    <message>
        <source>a barrier of {} threads: the count must be a multiple of 32, and not 0</source>
        <translation>{} スレッドのバリア: 数は 0 以外の 32 の倍数でなければなりません</translation>
    </message>
    <message>
        <source>a benchmark takes a stream, at least 1 repeat, and no fewer than 0 warm-ups</source>
        <translation>ベンチマークには、ストリーム、1 回以上の反復、0 回以上のウォームアップが必要です</translation>
    </message>
    <message>
        <source>a block of {} is {}, and an SM holds {} warps, so {}</source>
        <translation>{} のブロックは {}、SM が保持できるのは {} warp のため、{}</translation>
    </message>
    <message>
        <source>a block of {} threads is larger than {}</source>
        <translation>{} スレッドのブロックは {} より大きい</translation>
    </message>
    <message>
        <source>a block takes {} bytes ({} static + {} dynamic + {} reserved, in units of {})</source>
        <translation>ブロックは {} バイト (静的 {} + 動的 {} + 予約 {}、単位 {}) を使います</translation>
    </message>
    <message>
        <source>a block takes {} bytes ({} static + {} dynamic, in units of {})</source>
        <translation>ブロックは {} バイト (静的 {} + 動的 {}、単位 {}) を使います</translation>
    </message>
    <message>
        <source>a block uses {} of the SM&apos;s {} barriers, so {} fit</source>
        <translation>ブロックは SM の {1} 個のバリアのうち {0} 個を使うため、{2} 個入ります</translation>
    </message>
    <message>
        <source>a block uses {} of the SM&apos;s {} barriers, so {} fits</source>
        <translation>ブロックは SM の {1} 個のバリアのうち {0} 個を使うため、{2} 個入ります</translation>
    </message>
    <message>
        <source>a block uses {} of the SM&apos;s {} virtual resources, so {} fit</source>
        <translation>ブロックは SM の {1} 個の仮想リソースのうち {0} 個を使うため、{2} 個入ります</translation>
    </message>
    <message>
        <source>a block uses {} of the SM&apos;s {} virtual resources, so {} fits</source>
        <translation>ブロックは SM の {1} 個の仮想リソースのうち {0} 個を使うため、{2} 個入ります</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>括弧が閉じていません</translation>
    </message>
    <message>
        <source>a byte</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>a call through a null function pointer</source>
        <translation>null 関数ポインターによる呼び出し</translation>
    </message>
    <message>
        <source>a call through a pointer that is not the address of a function</source>
        <translation>関数のアドレスでないポインターによる呼び出し</translation>
    </message>
    <message>
        <source>a call through a pointer to a function that this kernel&apos;s module does not have</source>
        <translation>このカーネルのモジュールにない関数へのポインターによる呼び出し</translation>
    </message>
    <message>
        <source>a call through a pointer to {}, which takes other parameters</source>
        <translation>パラメーターの異なる {} へのポインターによる呼び出し</translation>
    </message>
    <message>
        <source>a call through a register needs a .callprototype or .calltargets</source>
        <translation>レジスタによる呼び出しには .callprototype または .calltargets が必要です</translation>
    </message>
    <message>
        <source>a carve-out is 0 to 100 percent of the shared memory, or -1 for the driver&apos;s default</source>
        <translation>カーブアウトは共有メモリの 0～100 パーセント、またはドライバーの既定を示す -1 です</translation>
    </message>
    <message>
        <source>a character that has no meaning here</source>
        <translation>ここでは意味を持たない文字です</translation>
    </message>
    <message>
        <source>a closing quotation mark is missing</source>
        <translation>閉じ引用符がありません</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>a compute capability is written like 9.0</source>
        <translation>Compute Capability は 9.0 のように書きます</translation>
    </message>
    <message>
        <source>a constant is cast to .s64 or .u64, not to {}</source>
        <translation>定数のキャスト先は .s64 または .u64 で、{} ではありません</translation>
    </message>
    <message>
        <source>a copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>a count by line is no whole number, or is too large</source>
        <translation>行ごとの計数が整数でないか、大きすぎます</translation>
    </message>
    <message>
        <source>a count is missing, as in {}[1024]</source>
        <translation>{}[1024] のような個数がありません</translation>
    </message>
    <message>
        <source>a declaration has at most {} names</source>
        <translation>1 つの宣言の名前は最大 {} 個です</translation>
    </message>
    <message>
        <source>a double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>a fence has no operands</source>
        <translation>フェンスにオペランドはありません</translation>
    </message>
    <message>
        <source>a file name cannot hold a zero byte</source>
        <translation>ファイル名にゼロバイトは使えません</translation>
    </message>
    <message>
        <source>a file name in double quotes is expected, as in file(&quot;x.npy&quot;)</source>
        <translation>file(&quot;x.npy&quot;) のように、二重引用符で囲んだファイル名が必要です</translation>
    </message>
    <message>
        <source>a file name is expected, as in file(&quot;x.npy&quot;)</source>
        <translation>file(&quot;x.npy&quot;) のようにファイル名が必要です</translation>
    </message>
    <message>
        <source>a file of counts by line has no name, or one that is too long</source>
        <translation>行ごとの計数のファイルに名前がないか、名前が長すぎます</translation>
    </message>
    <message>
        <source>a fill</source>
        <translation>フィル</translation>
    </message>
    <message>
        <source>a floating-point number is wanted, not an integer</source>
        <translation>整数ではなく浮動小数点数が必要です</translation>
    </message>
    <message>
        <source>a function is called by its name or through a register of 64 bits</source>
        <translation>関数は名前または 64 ビットのレジスタで呼び出します</translation>
    </message>
    <message>
        <source>a function takes at most {} arguments</source>
        <translation>関数の引数は最大 {} 個です</translation>
    </message>
    <message>
        <source>a grid of {} blocks of {} threads is empty</source>
        <translation>{1} スレッドのブロック {0} 個のグリッドが空です</translation>
    </message>
    <message>
        <source>a histogram of {} bins is wanted; at most {} are counted</source>
        <translation>ヒストグラムに {} 個のビンが要求されましたが、数えるのは最大 {} 個です</translation>
    </message>
    <message>
        <source>a kernel has at most {} bytes of parameters, not {}</source>
        <translation>カーネルのパラメーターは最大 {} バイトで、{} バイトではありません</translation>
    </message>
    <message>
        <source>a kernel of some program on the device faulted, which ends the work of all; run again when the others have ended</source>
        <translation>デバイス上の他のプログラムのカーネルがフォールトし、全員の処理が終了しました。他のプログラムが終わってから再実行してください</translation>
    </message>
    <message>
        <source>a label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>a label of .debug_str</source>
        <translation>.debug_str のラベル</translation>
    </message>
    <message>
        <source>a line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>a long long</source>
        <translation>long long</translation>
    </message>
    <message>
        <source>a macro is NAME, NAME=VALUE or NAME(A,B)=VALUE</source>
        <translation>マクロは NAME、NAME=VALUE または NAME(A,B)=VALUE です</translation>
    </message>
    <message>
        <source>a map of {} by {} cells is wanted; at most {} are counted</source>
        <translation>{} × {} セルのマップが要求されましたが、数えるのは最大 {} 個です</translation>
    </message>
    <message>
        <source>a mask must not be 0</source>
        <translation>マスクは 0 にできません</translation>
    </message>
    <message>
        <source>a matrix of channels has 3 dimensions, not {}</source>
        <translation>チャネルの行列は 3 次元で、{} 次元ではありません</translation>
    </message>
    <message>
        <source>a member has no name</source>
        <translation>名前のないメンバーがあります</translation>
    </message>
    <message>
        <source>a message asks for something else than a call without an answer</source>
        <translation>メッセージが、応答のない呼び出し以外を要求しています</translation>
    </message>
    <message>
        <source>a message does not tell its length</source>
        <translation>メッセージに長さがありません</translation>
    </message>
    <message>
        <source>a message goes on behind its end</source>
        <translation>メッセージが末尾より後に続いています</translation>
    </message>
    <message>
        <source>a message has the wrong shape: {}</source>
        <translation>メッセージの形が違います: {}</translation>
    </message>
    <message>
        <source>a message is about something else than a worker</source>
        <translation>メッセージがワーカー以外に関するものです</translation>
    </message>
    <message>
        <source>a message is no object</source>
        <translation>メッセージがオブジェクトではありません</translation>
    </message>
    <message>
        <source>a message of {} bytes is longer than a process channel takes</source>
        <translation>{} バイトのメッセージは、プロセスチャネルが扱える長さを超えています</translation>
    </message>
    <message>
        <source>a message of {} bytes is longer than it may be</source>
        <translation>{} バイトのメッセージは長すぎます</translation>
    </message>
    <message>
        <source>a module has at most {} variables that are declared by number</source>
        <translation>モジュールで番号により宣言できる変数は最大 {} 個です</translation>
    </message>
    <message>
        <source>a name is there twice</source>
        <translation>同じ名前が 2 つあります</translation>
    </message>
    <message>
        <source>a number cannot stand here</source>
        <translation>ここに数値は置けません</translation>
    </message>
    <message>
        <source>a number is missing between two commas</source>
        <translation>2 つのカンマの間に数値がありません</translation>
    </message>
    <message>
        <source>a number of members in brackets is expected, as in float32[9]</source>
        <translation>float32[9] のように、メンバー数を角括弧で囲んで指定してください</translation>
    </message>
    <message>
        <source>a number of names</source>
        <translation>名前の数</translation>
    </message>
    <message>
        <source>a number with a fraction is never unsigned</source>
        <translation>小数部のある数値は符号なしになりません</translation>
    </message>
    <message>
        <source>a number with a leading zero would be octal in C; write it without, or with 0x</source>
        <translation>先頭がゼロの数値は C では 8 進数です。ゼロなし、または 0x を付けて書いてください</translation>
    </message>
    <message>
        <source>a parameter in a register is no vector</source>
        <translation>レジスタ内のパラメーターはベクトルにできません</translation>
    </message>
    <message>
        <source>a parameter of {} bytes is larger than CUDA allows</source>
        <translation>{} バイトのパラメーターは CUDA の上限を超えています</translation>
    </message>
    <message>
        <source>a percentile is not from 0 to 100</source>
        <translation>パーセンタイルが 0～100 の範囲にありません</translation>
    </message>
    <message>
        <source>a picture has the shape height, width or height, width, channels, with 1 to 4 channels; give the output&apos;s shape</source>
        <translation>画像の形状は、高さ、幅、または高さ、幅、チャネルで、チャネルは 1～4 個です。出力の形状を指定してください</translation>
    </message>
    <message numerus="yes">
        <source>a picture needs two axes of the view, which has {} dimension(s)</source>
        <translation>
            <numerusform>画像にはビューの 2 つの軸が必要ですが、ビューは {} 次元です</numerusform>
        </translation>
    </message>
    <message>
        <source>a picture of {} by {} pixels is wanted; at most {} values are sent</source>
        <translation>{} × {} ピクセルの画像が要求されましたが、送る値は最大 {} 個です</translation>
    </message>
    <message>
        <source>a piece of device code has {} bytes; at most {} are read</source>
        <translation>デバイスコードの 1 つが {} バイトあります。読むのは最大 {} バイトです</translation>
    </message>
    <message>
        <source>a place has no argument of its own</source>
        <translation>場所に独自の引数はありません</translation>
    </message>
    <message>
        <source>a plot of {} parts is wanted; from 1 to {} are drawn</source>
        <translation>グラフに {} 個の区分が要求されましたが、描くのは 1～{} 個です</translation>
    </message>
    <message>
        <source>a point is not compared with itself</source>
        <translation>点をそれ自身と比較することはできません</translation>
    </message>
    <message>
        <source>a point that was measured well before failed on it: {}</source>
        <translation>以前は正常に測定できた点が、このワーカーで失敗しました: {}</translation>
    </message>
    <message>
        <source>a predicate</source>
        <translation>プレディケート</translation>
    </message>
    <message>
        <source>a predicate cannot be passed to a function</source>
        <translation>プレディケートは関数に渡せません</translation>
    </message>
    <message>
        <source>a predicate register is wanted</source>
        <translation>プレディケートレジスタが必要です</translation>
    </message>
    <message>
        <source>a preset needs one</source>
        <translation>プリセットには 1 つ必要です</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>4 分の 1</translation>
    </message>
    <message>
        <source>a quoted field does not end</source>
        <translation>引用符付きの欄が終わっていません</translation>
    </message>
    <message>
        <source>a quoted field goes on after its closing quote</source>
        <translation>引用符付きの欄が閉じ引用符の後に続いています</translation>
    </message>
    <message>
        <source>a range by {} never ends</source>
        <translation>{} 刻みの範囲は終わりません</translation>
    </message>
    <message>
        <source>a ratio is no number from 0 on</source>
        <translation>比が 0 以上の数値ではありません</translation>
    </message>
    <message numerus="yes">
        <source>a read of {} byte(s)</source>
        <translation>
            <numerusform>{} バイトの読み取り</numerusform>
        </translation>
    </message>
    <message>
        <source>a real GPU does not count instructions and accesses a line; run it on the device emulated</source>
        <translation>実 GPU は行ごとの命令とアクセスを計数しません。デバイス emulated で実行してください</translation>
    </message>
    <message>
        <source>a recipe must be text</source>
        <translation>レシピはテキストでなければなりません</translation>
    </message>
    <message>
        <source>a record has more than {} bytes</source>
        <translation>レコードが {} バイトを超えています</translation>
    </message>
    <message>
        <source>a register cannot be negated here</source>
        <translation>ここではレジスタの符号を反転できません</translation>
    </message>
    <message>
        <source>a register is a vector of 2 or 4</source>
        <translation>レジスタが 2 または 4 のベクトルです</translation>
    </message>
    <message>
        <source>a result goes to a register or a .param variable</source>
        <translation>結果はレジスタまたは .param 変数に入ります</translation>
    </message>
    <message>
        <source>a row of counts by line has another length, or no file</source>
        <translation>行ごとの計数の行の長さが違うか、ファイルがありません</translation>
    </message>
    <message>
        <source>a run of the history has no {}</source>
        <translation>履歴の実行に {} がありません</translation>
    </message>
    <message>
        <source>a service that the device needs, such as the fabric manager, is not running</source>
        <translation>fabric manager など、デバイスに必要なサービスが動作していません</translation>
    </message>
    <message>
        <source>a share of the device&apos;s memory is between 0 and 1</source>
        <translation>デバイスのメモリの割合は 0～1 です</translation>
    </message>
    <message>
        <source>a shared variable has no place</source>
        <translation>共有変数に置き場所がありません</translation>
    </message>
    <message>
        <source>a shift must be by 0 to {} bits</source>
        <translation>シフト量は 0～{} ビットでなければなりません</translation>
    </message>
    <message>
        <source>a source has either a date or the day it was read</source>
        <translation>出典には日付または閲覧日のどちらかが必要です</translation>
    </message>
    <message>
        <source>a special register cannot be read as this type</source>
        <translation>特殊レジスタはこの型として読めません</translation>
    </message>
    <message>
        <source>a stride is longer than a buffer can be</source>
        <translation>ストライドがバッファーの最大長を超えています</translation>
    </message>
    <message>
        <source>a structure has no member</source>
        <translation>メンバーのない構造体があります</translation>
    </message>
    <message>
        <source>a sweep has at most {} workers</source>
        <translation>スイープのワーカーは最大 {} 個です</translation>
    </message>
    <message>
        <source>a target such as sm_90</source>
        <translation>sm_90 のようなターゲット</translation>
    </message>
    <message>
        <source>a target&apos;s option</source>
        <translation>ターゲットのオプション</translation>
    </message>
    <message>
        <source>a text does not end</source>
        <translation>テキストが終わっていません</translation>
    </message>
    <message>
        <source>a texture has 1, 2 or 4 channels, not {}</source>
        <translation>テクスチャのチャネルは 1、2 または 4 個で、{} 個ではありません</translation>
    </message>
    <message>
        <source>a thread jumped outside its code; check function pointers</source>
        <translation>スレッドがコードの外へジャンプしました。関数ポインターを調べてください</translation>
    </message>
    <message>
        <source>a thread ran into a trap or into code that the device does not have</source>
        <translation>スレッドがトラップ、またはデバイスにないコードに達しました</translation>
    </message>
    <message>
        <source>a thread read or wrote at an address that is no multiple of the type&apos;s size</source>
        <translation>スレッドが型のサイズの倍数でないアドレスを読み書きしました</translation>
    </message>
    <message>
        <source>a thread read or wrote memory that is not its own; check indices against the buffers&apos; sizes</source>
        <translation>スレッドが自分のものでないメモリを読み書きしました。インデックスとバッファーサイズを照合してください</translation>
    </message>
    <message>
        <source>a thread trapped or did what the device could not place more exactly</source>
        <translation>スレッドがトラップしたか、デバイスが詳しく特定できない操作をしました</translation>
    </message>
    <message>
        <source>a thread&apos;s call stack overflowed or was overwritten; check recursion</source>
        <translation>スレッドのコールスタックがあふれたか、上書きされました。再帰を調べてください</translation>
    </message>
    <message>
        <source>a time stamp</source>
        <translation>タイムスタンプ</translation>
    </message>
    <message>
        <source>a timeline is of at most {} blocks: launch a part of the work</source>
        <translation>タイムラインは最大 {} ブロックです。処理の一部を起動してください</translation>
    </message>
    <message>
        <source>a tolerance must be 0 or more</source>
        <translation>許容誤差は 0 以上でなければなりません</translation>
    </message>
    <message>
        <source>a type is longer than {} characters</source>
        <translation>型が {} 文字を超えています</translation>
    </message>
    <message>
        <source>a type is missing before {}</source>
        <translation>{} の前に型がありません</translation>
    </message>
    <message>
        <source>a type is nested more than 16 levels deep</source>
        <translation>型の入れ子が 16 段を超えています</translation>
    </message>
    <message>
        <source>a value in a message is cut off or damaged</source>
        <translation>メッセージ内の値が途切れているか壊れています</translation>
    </message>
    <message>
        <source>a value in it is of another type than a report&apos;s</source>
        <translation>中の値の型がレポートのものと違います</translation>
    </message>
    <message>
        <source>a value is empty; &quot;none&quot; stands for no option</source>
        <translation>値が空です。オプションなしは &quot;none&quot; で表します</translation>
    </message>
    <message>
        <source>a value is expected before {}</source>
        <translation>{} の前に値が必要です</translation>
    </message>
    <message>
        <source>a value is expected, but there is nothing</source>
        <translation>値が必要ですが、何もありません</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>値がありません</translation>
    </message>
    <message>
        <source>a value is missing before {}</source>
        <translation>{} の前に値がありません</translation>
    </message>
    <message>
        <source>a value is neither a number nor a text</source>
        <translation>値が数値でもテキストでもありません</translation>
    </message>
    <message>
        <source>a variable of this kind has no initial value</source>
        <translation>この種の変数に初期値はありません</translation>
    </message>
    <message>
        <source>a vector has too few elements</source>
        <translation>ベクトルの要素が足りません</translation>
    </message>
    <message>
        <source>a vector needs its Size</source>
        <translation>ベクトルには Size が必要です</translation>
    </message>
    <message>
        <source>a vector without elements</source>
        <translation>要素のないベクトル</translation>
    </message>
    <message>
        <source>a version such as 9.0</source>
        <translation>9.0 のようなバージョン</translation>
    </message>
    <message>
        <source>a virtual GPU computes only with a licence; `nvidia-smi -q` tells its state</source>
        <translation>仮想 GPU はライセンスがないと計算しません。状態は `nvidia-smi -q` で分かります</translation>
    </message>
    <message>
        <source>a wait</source>
        <translation>待機</translation>
    </message>
    <message>
        <source>a whole number from 0 to 4294967295</source>
        <translation>0～4294967295 の整数</translation>
    </message>
    <message>
        <source>a whole number is needed here, but this is {}</source>
        <translation>ここでは整数が必要ですが、{} です</translation>
    </message>
    <message numerus="yes">
        <source>a write of {} byte(s)</source>
        <translation>
            <numerusform>{} バイトの書き込み</numerusform>
        </translation>
    </message>
    <message>
        <source>absolute tolerance</source>
        <translation>絶対許容誤差</translation>
    </message>
    <message>
        <source>address register {} has neither 32 nor 64 bits</source>
        <translation>アドレスレジスタ {} が 32 ビットでも 64 ビットでもありません</translation>
    </message>
    <message>
        <source>addresses of {} bits are not emulated; compile for 64</source>
        <translation>{} ビットのアドレスはエミュレートされません。64 ビット用にコンパイルしてください</translation>
    </message>
    <message>
        <source>all blocks of a cooperative launch must be resident at once: the device holds {} of these, {} were asked for</source>
        <translation>協調起動では全ブロックが同時に常駐する必要があります。デバイスが保持できるのは {} ブロックで、要求は {} ブロックでした</translation>
    </message>
    <message>
        <source>all blocks of a cooperative launch must be resident at once: {} fit, {} were asked for</source>
        <translation>協調起動では全ブロックが同時に常駐する必要があります。入るのは {} ブロックで、要求は {} ブロックでした</translation>
    </message>
    <message>
        <source>all blocks of a cooperative launch must fit on the device at once</source>
        <translation>協調起動では全ブロックが同時にデバイスに入る必要があります</translation>
    </message>
    <message>
        <source>an SM runs at most {} blocks, and {} are {} of {} warps</source>
        <translation>SM が実行できるのは最大 {0} ブロックで、{1}は {3} warp 中 {2} です</translation>
    </message>
    <message>
        <source>an SM runs at most {} blocks, and {} is {} of {} warps</source>
        <translation>SM が実行できるのは最大 {0} ブロックで、{1}は {3} warp 中 {2} です</translation>
    </message>
    <message>
        <source>an address is a register, a variable or a number</source>
        <translation>アドレスはレジスタ、変数または数値です</translation>
    </message>
    <message>
        <source>an address is no value of &apos;{}&apos;</source>
        <translation>アドレスは &apos;{}&apos; の値ではありません</translation>
    </message>
    <message>
        <source>an address leads behind its buffer</source>
        <translation>アドレスがバッファーの先を指しています</translation>
    </message>
    <message>
        <source>an address needs a register of 32 or 64 bits</source>
        <translation>アドレスには 32 または 64 ビットのレジスタが必要です</translation>
    </message>
    <message>
        <source>an alias is a function without body, for one with a body</source>
        <translation>エイリアスは、本体を持つ関数に対する本体のない関数です</translation>
    </message>
    <message>
        <source>an alignment is a power of two, not {}</source>
        <translation>アラインメントは 2 のべき乗で、{} ではありません</translation>
    </message>
    <message>
        <source>an architecture such as sm_90, 9.0 or 90</source>
        <translation>sm_90、9.0、90 のようなアーキテクチャ</translation>
    </message>
    <message>
        <source>an argument is a value or a buffer, not both</source>
        <translation>引数は値またはバッファーで、両方ではありません</translation>
    </message>
    <message>
        <source>an argument is too long</source>
        <translation>引数が長すぎます</translation>
    </message>
    <message>
        <source>an argument needs a value or a buffer</source>
        <translation>引数には値またはバッファーが必要です</translation>
    </message>
    <message>
        <source>an array has 1, 2 or 4 channels, not {}</source>
        <translation>配列のチャネルは 1、2 または 4 個で、{} 個ではありません</translation>
    </message>
    <message>
        <source>an array has at most {} dimensions</source>
        <translation>配列は最大 {} 次元です</translation>
    </message>
    <message>
        <source>an array is made of 2 or 3 dimensions, not {}</source>
        <translation>配列は 2 または 3 次元で、{} 次元ではありません</translation>
    </message>
    <message>
        <source>an array of that shape is larger than any memory</source>
        <translation>その形の配列はどのメモリよりも大きくなります</translation>
    </message>
    <message>
        <source>an assert() in the kernel did not hold; the console has its place</source>
        <translation>カーネル内の assert() が成り立ちませんでした。場所はコンソールにあります</translation>
    </message>
    <message numerus="yes">
        <source>an atomic operation on {} byte(s)</source>
        <translation>
            <numerusform>{} バイトのアトミック操作</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an axis of {} byte(s) is too long</source>
        <translation>
            <numerusform>{} バイトの軸は長すぎます</numerusform>
        </translation>
    </message>
    <message>
        <source>an element has more than {} numbers</source>
        <translation>要素の数値が {} 個を超えています</translation>
    </message>
    <message>
        <source>an element is longer than {} bytes</source>
        <translation>要素が {} バイトを超えています</translation>
    </message>
    <message>
        <source>an element of {} has {} bytes; at most {} can be given</source>
        <translation>{0} の要素は {1} バイトですが、渡せるのは最大 {2} です</translation>
    </message>
    <message>
        <source>an element type that does not exist</source>
        <translation>存在しない要素型</translation>
    </message>
    <message>
        <source>an entry of kind {} was left out</source>
        <translation>種類 {} のエントリは除外されました</translation>
    </message>
    <message>
        <source>an entry of the fatbin has version {}; {} is read</source>
        <translation>fatbin のエントリのバージョンは {} ですが、読めるのは {} です</translation>
    </message>
    <message>
        <source>an event for other processes takes no time stamps; add EventFlag::DisableTiming</source>
        <translation>他プロセス用のイベントはタイムスタンプを取りません。EventFlag::DisableTiming を加えてください</translation>
    </message>
    <message>
        <source>an external function has no body</source>
        <translation>外部関数に本体はありません</translation>
    </message>
    <message>
        <source>an image fills buffers of scalars or of types with 3 or 4 components, not {}</source>
        <translation>画像で埋められるのはスカラーまたは 3～4 成分の型のバッファーで、{} ではありません</translation>
    </message>
    <message>
        <source>an initial value names {}, which has no address in this module</source>
        <translation>初期値が {} を指していますが、このモジュールにそのアドレスはありません</translation>
    </message>
    <message>
        <source>an instruction</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>an instruction was given a pointer into a memory space that it cannot reach</source>
        <translation>命令に、到達できないメモリ空間へのポインターが渡されました</translation>
    </message>
    <message>
        <source>an int</source>
        <translation>int</translation>
    </message>
    <message>
        <source>an integer is wanted, not a floating-point number</source>
        <translation>浮動小数点数ではなく整数が必要です</translation>
    </message>
    <message>
        <source>an offset must be an integer</source>
        <translation>オフセットは整数でなければなりません</translation>
    </message>
    <message>
        <source>an operand is neither a register nor a number</source>
        <translation>オペランドがレジスタでも数値でもありません</translation>
    </message>
    <message>
        <source>an operator or the end is expected before {}</source>
        <translation>{} の前に演算子または終わりが必要です</translation>
    </message>
    <message>
        <source>an unsigned int</source>
        <translation>unsigned int</translation>
    </message>
    <message>
        <source>an unsigned long long</source>
        <translation>unsigned long long</translation>
    </message>
    <message>
        <source>another job of this document goes on: count when it has ended</source>
        <translation>このドキュメントの別のジョブが実行中です。終わってから計数してください</translation>
    </message>
    <message>
        <source>another process holds it exclusively, or the system prohibits compute on it</source>
        <translation>別のプロセスが排他的に保持しているか、システムが計算を禁止しています</translation>
    </message>
    <message>
        <source>another process writes it</source>
        <translation>別のプロセスが書き込み中です</translation>
    </message>
    <message>
        <source>another version wrote it</source>
        <translation>別のバージョンが書き込みました</translation>
    </message>
    <message>
        <source>application clocks</source>
        <translation>アプリケーションクロック</translation>
    </message>
    <message>
        <source>argument {}</source>
        <translation>引数 {}</translation>
    </message>
    <message>
        <source>argument {} has {} bytes where the function takes {}</source>
        <translation>引数 {} は {} バイトですが、関数が取るのは {} バイトです</translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>as KERNELDESK_NVRTC says, {}</source>
        <translation>KERNELDESK_NVRTC の指定どおり {}</translation>
    </message>
    <message>
        <source>assertion `{}` failed</source>
        <translation>アサーション `{}` が失敗</translation>
    </message>
    <message>
        <source>barrier {} does not exist: a block has {}</source>
        <translation>バリア {} は存在しません。ブロックには {} 個あります</translation>
    </message>
    <message>
        <source>barrier {} waits for {} threads, {} have come, and every thread that is left waits</source>
        <translation>バリア {} は {} スレッドを待っていますが、到着したのは {} で、残りのスレッドはすべて待機中です</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>バリア</translation>
    </message>
    <message>
        <source>behind the file, the name of an array in double quotes is expected, as in file(&quot;w.npz&quot;, &quot;a&quot;)</source>
        <translation>file(&quot;w.npz&quot;, &quot;a&quot;) のように、ファイルの後に二重引用符で囲んだ配列名が必要です</translation>
    </message>
    <message>
        <source>behind the seed, only &apos;below=&apos; is known inside the brackets</source>
        <translation>種の後の括弧内で使えるのは &apos;below=&apos; だけです</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>ビット</translation>
    </message>
    <message>
        <source>block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>block slots</source>
        <translation>ブロックスロット</translation>
    </message>
    <message>
        <source>block,ctaid.x,ctaid.y,ctaid.z,sm,place,begin_ns,end_ns
</source>
        <translation>block,ctaid.x,ctaid.y,ctaid.z,sm,place,begin_ns,end_ns
</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>blocks are nested too deeply</source>
        <translation>ブロックの入れ子が深すぎます</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>ブール</translation>
    </message>
    <message>
        <source>both are of one device</source>
        <translation>両方とも 1 つのデバイスのものです</translation>
    </message>
    <message>
        <source>bound by the L2 cache: {0} of the measured {1}</source>
        <translation>L2 キャッシュ律速: 実測 {1} の {0}</translation>
    </message>
    <message>
        <source>braces are nested too deeply</source>
        <translation>波括弧の入れ子が深すぎます</translation>
    </message>
    <message>
        <source>brackets do not fit</source>
        <translation>括弧が対応していません</translation>
    </message>
    <message>
        <source>brx.idx with index {} of {} labels</source>
        <translation>brx.idx のインデックスが {}、ラベルは {} 個</translation>
    </message>
    <message>
        <source>buffer {}</source>
        <translation>バッファー {}</translation>
    </message>
    <message>
        <source>byte 0x{}{}</source>
        <translation>バイト 0x{}{}</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>bytes that the launch needs had to make room for others; the worker&apos;s memory is too small for it</source>
        <translation>起動に必要なバイトが、他のものに場所を譲って消えました。ワーカーのメモリが足りません</translation>
    </message>
    <message>
        <source>bytes/s</source>
        <translation>バイト/s</translation>
    </message>
    <message>
        <source>calls nest so deep that their registers take more memory than there is for them</source>
        <translation>呼び出しの入れ子が深く、レジスタのためのメモリが足りません</translation>
    </message>
    <message>
        <source>cannot be loaded ({})</source>
        <translation>読み込めません ({})</translation>
    </message>
    <message>
        <source>cannot copy {} into {}</source>
        <translation>{} を {} にコピーできません</translation>
    </message>
    <message>
        <source>cannot hold a recovery copy: no file can be made or locked there</source>
        <translation>復旧用コピーを保持できません。そこにファイルを作成またはロックできません</translation>
    </message>
    <message>
        <source>carve-out</source>
        <translation>カーブアウト</translation>
    </message>
    <message>
        <source>carve-out {}</source>
        <translation>カーブアウト {}</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>compatibility mode not supported</source>
        <translation>互換モードは非対応</translation>
    </message>
    <message>
        <source>compute bound: {0} of the measured {1} of {2}</source>
        <translation>演算律速: {2} の実測 {1} の {0}</translation>
    </message>
    <message>
        <source>computeCapability in {}</source>
        <translation>{} の computeCapability</translation>
    </message>
    <message>
        <source>constant memory is read through a 32-bit register, which is emulated only where the module has one constant variable: use a 64-bit register</source>
        <translation>定数メモリを 32 ビットレジスタで読んでいます。エミュレートできるのは、モジュールの定数変数が 1 つの場合だけです。64 ビットレジスタを使ってください</translation>
    </message>
    <message>
        <source>constant memory out of bounds</source>
        <translation>定数メモリの範囲外</translation>
    </message>
    <message>
        <source>contained memory error</source>
        <translation>封じ込められたメモリエラー</translation>
    </message>
    <message>
        <source>context is destroyed</source>
        <translation>コンテキストは破棄済み</translation>
    </message>
    <message>
        <source>contexts of the emulated GPU take no part of its multiprocessors</source>
        <translation>エミュレート GPU のコンテキストは、マルチプロセッサの一部だけを使うことができません</translation>
    </message>
    <message>
        <source>cooperative grid too large</source>
        <translation>協調起動のグリッドが過大</translation>
    </message>
    <message>
        <source>cooperative launch</source>
        <translation>協調起動</translation>
    </message>
    <message>
        <source>count</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>計数</translation>
    </message>
    <message>
        <source>cuMemCreate and cuMemMap</source>
        <translation>cuMemCreate と cuMemMap</translation>
    </message>
    <message>
        <source>cuMemCreate on a chosen node</source>
        <translation>指定ノードでの cuMemCreate</translation>
    </message>
    <message>
        <source>cuMemCreate on the host</source>
        <translation>ホストでの cuMemCreate</translation>
    </message>
    <message>
        <source>cuMemHostRegister</source>
        <translation>cuMemHostRegister</translation>
    </message>
    <message>
        <source>deadline</source>
        <translation>制限時間</translation>
    </message>
    <message>
        <source>deadlineSeconds</source>
        <translation>deadlineSeconds</translation>
    </message>
    <message>
        <source>deadlock</source>
        <translation>デッドロック</translation>
    </message>
    <message>
        <source>define value {}</source>
        <translation>定義値 {}</translation>
    </message>
    <message>
        <source>device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>device assert</source>
        <translation>デバイスのアサート</translation>
    </message>
    <message>
        <source>device memory</source>
        <translation>デバイスメモリ</translation>
    </message>
    <message>
        <source>device not licensed</source>
        <translation>デバイスのライセンスなし</translation>
    </message>
    <message>
        <source>device unavailable</source>
        <translation>デバイス利用不可</translation>
    </message>
    <message>
        <source>devices</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>digits are expected after the exponent&apos;s e</source>
        <translation>指数の e の後に数字が必要です</translation>
    </message>
    <message>
        <source>display clocks</source>
        <translation>ディスプレイクロック</translation>
    </message>
    <message>
        <source>divergent barrier</source>
        <translation>ダイバージェントなバリア</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>ゼロ除算</translation>
    </message>
    <message>
        <source>does not fit into 64 bits</source>
        <translation>64 ビットに収まりません</translation>
    </message>
    <message>
        <source>domains</source>
        <translation>ドメイン</translation>
    </message>
    <message>
        <source>driver is shutting down</source>
        <translation>ドライバーが終了処理中</translation>
    </message>
    <message>
        <source>driver mismatch</source>
        <translation>ドライバーの不一致</translation>
    </message>
    <message>
        <source>dynamic shared memory of the block</source>
        <translation>ブロックの動的共有メモリ</translation>
    </message>
    <message>
        <source>each number must be from {} to {}</source>
        <translation>各数値は {}～{} でなければなりません</translation>
    </message>
    <message>
        <source>each thread needs {}</source>
        <translation>各スレッドに {} が必要です</translation>
    </message>
    <message>
        <source>each thread needs {}, allocated as {}</source>
        <translation>各スレッドに {} が必要で、{} として割り当てられます</translation>
    </message>
    <message>
        <source>element {} has no value: {}</source>
        <translation>要素 {} に値がありません: {}</translation>
    </message>
    <message>
        <source>element {} is {} ({}), which {} cannot hold</source>
        <translation>要素 {} は {} ({}) で、{} に入りません</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>要素</translation>
    </message>
    <message>
        <source>elements of {} are no pixels; uint8, reals from 0 to 1 and, as PNG, uint16 are</source>
        <translation>{} の要素はピクセルになりません。使えるのは uint8、0～1 の実数、および PNG では uint16 です</translation>
    </message>
    <message>
        <source>ended by MPS</source>
        <translation>MPS により終了</translation>
    </message>
    <message>
        <source>ended with status {}</source>
        <translation>ステータス {} で終了しました</translation>
    </message>
    <message>
        <source>engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>enumeration</source>
        <translation>列挙</translation>
    </message>
    <message>
        <source>events of the emulated GPU cannot be shared with other processes</source>
        <translation>エミュレート GPU のイベントは他プロセスと共有できません</translation>
    </message>
    <message>
        <source>every entry must be text</source>
        <translation>各エントリはテキストでなければなりません</translation>
    </message>
    <message>
        <source>exactly one member of the union {} is to be given: it has {}</source>
        <translation>共用体 {} のメンバーをちょうど 1 つ指定してください。メンバーは {} です</translation>
    </message>
    <message>
        <source>expected &apos;_&apos; instead of {}</source>
        <translation>&apos;_&apos; が必要ですが、{} があります</translation>
    </message>
    <message>
        <source>expected &apos;function_name&apos; instead of {}</source>
        <translation>&apos;function_name&apos; が必要ですが、{} があります</translation>
    </message>
    <message>
        <source>expected &apos;inlined_at&apos; instead of {}</source>
        <translation>&apos;inlined_at&apos; が必要ですが、{} があります</translation>
    </message>
    <message>
        <source>expected &apos;{}&apos; instead of {}</source>
        <translation>&apos;{}&apos; が必要ですが、{} があります</translation>
    </message>
    <message>
        <source>expected a coordinate instead of &apos;[&apos;</source>
        <translation>座標が必要ですが、&apos;[&apos; があります</translation>
    </message>
    <message>
        <source>expected a label or .b8 in .debug_str instead of {}</source>
        <translation>.debug_str にはラベルまたは .b8 が必要ですが、{} があります</translation>
    </message>
    <message>
        <source>expected a number instead of {}</source>
        <translation>数値が必要ですが、{} があります</translation>
    </message>
    <message>
        <source>expected a state space instead of {}</source>
        <translation>状態空間が必要ですが、{} があります</translation>
    </message>
    <message>
        <source>expected an element instead of {}</source>
        <translation>要素が必要ですが、{} があります</translation>
    </message>
    <message>
        <source>expected an instruction instead of {}</source>
        <translation>命令が必要ですが、{} があります</translation>
    </message>
    <message>
        <source>expected an operand instead of {}</source>
        <translation>オペランドが必要ですが、{} があります</translation>
    </message>
    <message>
        <source>expected the name of a section instead of {}</source>
        <translation>セクション名が必要ですが、{} があります</translation>
    </message>
    <message>
        <source>expected {} instead of {}</source>
        <translation>{} が必要ですが、{} があります</translation>
    </message>
    <message>
        <source>external device error</source>
        <translation>外部デバイスエラー</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>figures</translation>
    </message>
    <message>
        <source>file not found</source>
        <translation>ファイルが見つからない</translation>
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
        <translation>前方互換はデータセンター向けデバイスでのみ動作します。新しいドライバーをインストールしてください</translation>
    </message>
    <message>
        <source>free of {}, which malloc did not give or which is free already</source>
        <translation>{} の free: malloc が返していないか、既に解放済みです</translation>
    </message>
    <message>
        <source>freed memory</source>
        <translation>解放済みメモリ</translation>
    </message>
    <message>
        <source>function not loaded</source>
        <translation>関数が未ロード</translation>
    </message>
    <message>
        <source>function {}</source>
        <translation>関数 {}</translation>
    </message>
    <message>
        <source>function {} declares too many registers</source>
        <translation>関数 {} が宣言するレジスタが多すぎます</translation>
    </message>
    <message>
        <source>function {} has a parameter without a variable</source>
        <translation>関数 {} に変数のないパラメーターがあります</translation>
    </message>
    <message>
        <source>function {} is called, but not defined in this module</source>
        <translation>関数 {} は呼び出されていますが、このモジュールで定義されていません</translation>
    </message>
    <message>
        <source>further messages are in the log only</source>
        <translation>以降のメッセージはログにだけあります</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>グリッド</translation>
    </message>
    <message>
        <source>grid.x, block.x and the source&apos;s macros</source>
        <translation>grid.x、block.x、およびソースのマクロ</translation>
    </message>
    <message>
        <source>half</source>
        <translation>半分</translation>
    </message>
    <message>
        <source>hardware slowdown</source>
        <translation>ハードウェアによる減速</translation>
    </message>
    <message>
        <source>hardware thermal slowdown</source>
        <translation>ハードウェアの熱による減速</translation>
    </message>
    <message>
        <source>hash of its code</source>
        <translation>コードのハッシュ</translation>
    </message>
    <message>
        <source>headers include each other more than 200 levels deep</source>
        <translation>ヘッダーの相互インクルードが 200 段を超えています</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>id of its baseline</source>
        <translation>ベースラインの ID</translation>
    </message>
    <message>
        <source>identifier</source>
        <translation>識別子</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>アイドル</translation>
    </message>
    <message>
        <source>illegal address</source>
        <translation>不正アドレス</translation>
    </message>
    <message>
        <source>illegal instruction</source>
        <translation>不正命令</translation>
    </message>
    <message>
        <source>illegal state</source>
        <translation>不正な状態</translation>
    </message>
    <message>
        <source>impossible: {0} of the {1} measured of {2}; the declared work or the time is wrong</source>
        <translation>不可能：{2} の実測 {1} に対し {0}。宣言した処理量または時間が誤っています</translation>
    </message>
    <message>
        <source>in {}</source>
        <translation>{} 内</translation>
    </message>
    <message>
        <source>in {} (KERNELDESK_CUDA=wheels leaves other places out)</source>
        <translation>{} 内 (KERNELDESK_CUDA=wheels により他の場所は除外)</translation>
    </message>
    <message>
        <source>in {}, /usr/local/cuda*, {}</source>
        <translation>{}、/usr/local/cuda*、{} 内</translation>
    </message>
    <message>
        <source>include folders are set apart, so that every header that is read counts</source>
        <translation>読まれるヘッダーがすべて考慮されるよう、インクルードフォルダーは分けて指定します</translation>
    </message>
    <message>
        <source>included here</source>
        <translation>ここでインクルード</translation>
    </message>
    <message>
        <source>incompatible texturing</source>
        <translation>テクスチャリングの非互換</translation>
    </message>
    <message>
        <source>index {} is outside dimension {}, which has {}</source>
        <translation>インデックス {} は次元 {} の範囲外です。大きさは {} です</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>区間</translation>
    </message>
    <message>
        <source>interval95</source>
        <translation>interval95</translation>
    </message>
    <message>
        <source>invalid address space</source>
        <translation>不正なアドレス空間</translation>
    </message>
    <message>
        <source>invalid cluster size</source>
        <translation>不正なクラスターサイズ</translation>
    </message>
    <message>
        <source>invalid context</source>
        <translation>不正なコンテキスト</translation>
    </message>
    <message>
        <source>invalid handle</source>
        <translation>不正なハンドル</translation>
    </message>
    <message>
        <source>invalid module</source>
        <translation>不正なモジュール</translation>
    </message>
    <message>
        <source>invalid program counter</source>
        <translation>不正なプログラムカウンター</translation>
    </message>
    <message>
        <source>invalid source</source>
        <translation>不正なソース</translation>
    </message>
    <message>
        <source>invalid value</source>
        <translation>不正な値</translation>
    </message>
    <message>
        <source>is in prohibited compute mode, in which no program gets a context; let {} allow them again</source>
        <translation>計算禁止モードで、どのプログラムもコンテキストを得られません。{} で許可し直してください</translation>
    </message>
    <message>
        <source>is no number</source>
        <translation>数値ではありません</translation>
    </message>
    <message>
        <source>is no recovery copy that can be read: {}</source>
        <translation>読み取れる復旧用コピーではありません: {}</translation>
    </message>
    <message>
        <source>is not beside it</source>
        <translation>同じ場所にありません</translation>
    </message>
    <message>
        <source>is not beside it (found there: {})</source>
        <translation>同じ場所にありません (見つかった場所: {})</translation>
    </message>
    <message>
        <source>is out of the range of a double</source>
        <translation>double の範囲外です</translation>
    </message>
    <message>
        <source>is too long for a recovery copy</source>
        <translation>復旧用コピーには長すぎます</translation>
    </message>
    <message>
        <source>it belongs to another user</source>
        <translation>別のユーザーの所有物です</translation>
    </message>
    <message>
        <source>it belongs to another user, others may write to it, or it is a symbolic link</source>
        <translation>別のユーザーの所有物か、他者が書き込めるか、シンボリックリンクです</translation>
    </message>
    <message>
        <source>it calls method number {}, which there is not</source>
        <translation>存在しないメソッド番号 {} を呼び出しています</translation>
    </message>
    <message>
        <source>it calls {}() with other arguments than that takes</source>
        <translation>{}() の引数が、受け付けるものと違います</translation>
    </message>
    <message>
        <source>it cannot be written for nvcc: {}</source>
        <translation>nvcc 用に書き出せません: {}</translation>
    </message>
    <message>
        <source>it changes limits of the compiler&apos;s process</source>
        <translation>コンパイラプロセスの制限を変更しています</translation>
    </message>
    <message>
        <source>it did not introduce itself within {} s</source>
        <translation>{} s 以内に名乗りませんでした</translation>
    </message>
    <message>
        <source>it does not begin as one</source>
        <translation>先頭が形式に合いません</translation>
    </message>
    <message>
        <source>it does not tell its version</source>
        <translation>バージョンが分かりません</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>途中で終わっています</translation>
    </message>
    <message>
        <source>it has both commas and semicolons; write numbers with a decimal point and one kind of separator</source>
        <translation>カンマとセミコロンの両方があります。小数点と 1 種類の区切りで書いてください</translation>
    </message>
    <message>
        <source>it has four turns</source>
        <translation>ターンが 4 つあります</translation>
    </message>
    <message>
        <source>it has functions of the host</source>
        <translation>ホストの関数があります</translation>
    </message>
    <message>
        <source>it has more elements than a buffer can have</source>
        <translation>要素がバッファーの最大数を超えています</translation>
    </message>
    <message>
        <source>it has more than {} compile commands</source>
        <translation>コンパイルコマンドが {} 個を超えています</translation>
    </message>
    <message>
        <source>it has more than {} kernels, or more than {} parameters</source>
        <translation>カーネルが {} 個、またはパラメーターが {} 個を超えています</translation>
    </message>
    <message>
        <source>it has more than {} members</source>
        <translation>メンバーが {} 個を超えています</translation>
    </message>
    <message>
        <source>it has more than {} operations in a row</source>
        <translation>連続する演算が {} 個を超えています</translation>
    </message>
    <message>
        <source>it has more than {} values</source>
        <translation>値が {} 個を超えています</translation>
    </message>
    <message>
        <source>it has no block to be stamped</source>
        <translation>スタンプを付けるブロックがありません</translation>
    </message>
    <message>
        <source>it has no device &apos;{}&apos;</source>
        <translation>デバイス &apos;{}&apos; がありません</translation>
    </message>
    <message>
        <source>it has no parts to choose &apos;{}&apos; from; .npz and .safetensors have</source>
        <translation>&apos;{}&apos; を選べる構成要素がありません。.npz と .safetensors にはあります</translation>
    </message>
    <message>
        <source>it has no second predicate</source>
        <translation>2 つ目のプレディケートがありません</translation>
    </message>
    <message>
        <source>it has no source</source>
        <translation>ソースがありません</translation>
    </message>
    <message>
        <source>it has no text</source>
        <translation>テキストがありません</translation>
    </message>
    <message>
        <source>it has no tuning parameter</source>
        <translation>チューニングパラメーターがありません</translation>
    </message>
    <message>
        <source>it has no {}</source>
        <translation>{} がありません</translation>
    </message>
    <message>
        <source>it has parameters and is written {}</source>
        <translation>パラメーターがあり、{} と書きます</translation>
    </message>
    <message>
        <source>it has the very GPU of {} ({}): two points at once on one GPU spoil each other&apos;s times</source>
        <translation>{} と同一の GPU ({}) です。1 台の GPU で 2 点を同時に測ると互いの時間を損ないます</translation>
    </message>
    <message>
        <source>it has too many arguments</source>
        <translation>引数が多すぎます</translation>
    </message>
    <message>
        <source>it has two turns</source>
        <translation>ターンが 2 つあります</translation>
    </message>
    <message numerus="yes">
        <source>it has {} byte(s), not a multiple of the {} that one element takes</source>
        <translation>
            <numerusform>{} バイトで、1 要素の {} バイトの倍数ではありません</numerusform>
        </translation>
    </message>
    <message>
        <source>it has {} bytes; at most {} are allowed</source>
        <translation>{} バイトあります。上限は {} バイトです</translation>
    </message>
    <message>
        <source>it has {} bytes; at most {} are read</source>
        <translation>{} バイトあります。読むのは最大 {} バイトです</translation>
    </message>
    <message>
        <source>it has {} bytes; at most {} of text are read: use .npy or .bin</source>
        <translation>{} バイトあります。テキストとして読むのは最大 {} バイトです。.npy または .bin を使ってください</translation>
    </message>
    <message>
        <source>it has {} characters; at most {} are read</source>
        <translation>{} 文字あります。読むのは最大 {} 文字です</translation>
    </message>
    <message>
        <source>it has {} dimensions; at most three are possible</source>
        <translation>{} 次元あります。最大 3 次元です</translation>
    </message>
    <message>
        <source>it has {} dimensions; at most {} are shown</source>
        <translation>{} 次元あります。表示は最大 {} 次元です</translation>
    </message>
    <message>
        <source>it has {} entries; at most {} are allowed</source>
        <translation>エントリが {} 個あります。上限は {} 個です</translation>
    </message>
    <message>
        <source>it has {} fields where the first line has {}</source>
        <translation>欄が {} 個ですが、最初の行は {} 個です</translation>
    </message>
    <message>
        <source>it has {} operands instead of {}</source>
        <translation>オペランドが {1} 個ではなく {0} 個です</translation>
    </message>
    <message>
        <source>it has {} parameters; at most {} are possible</source>
        <translation>パラメーターが {} 個あります。上限は {} 個です</translation>
    </message>
    <message numerus="yes">
        <source>it has {} parts, but the view has {} dimension(s)</source>
        <translation>
            <numerusform>指定は {} 個ですが、ビューは {} 次元です</numerusform>
        </translation>
    </message>
    <message>
        <source>it has {} x {} pixels, more than {} bytes; at most that much is read</source>
        <translation>{} x {} ピクセルで、{} バイトを超えます。読むのはそこまでです</translation>
    </message>
    <message>
        <source>it holds &quot;{}&quot; and no mark of KernelDesk; name an empty folder or a new one</source>
        <translation>&quot;{}&quot; があり、KernelDesk の目印がありません。空のフォルダーまたは新しいフォルダーを指定してください</translation>
    </message>
    <message>
        <source>it holds a number too large for a double</source>
        <translation>double には大きすぎる数値があります</translation>
    </message>
    <message numerus="yes">
        <source>it holds a sweep with {} result(s) already: resume that, or name another file</source>
        <translation>
            <numerusform>既に {} 件の結果を持つスイープがあります。それを再開するか、別のファイルを指定してください</numerusform>
        </translation>
    </message>
    <message>
        <source>it holds another sweep: the program, its headers, its launch, the axes, the constraints, the figure, how it is timed, the compiler, the architecture or the device differ; name another file</source>
        <translation>別のスイープです。プログラム、ヘッダー、起動、軸、制約、指標、計測方法、コンパイラ、アーキテクチャ、デバイスのいずれかが異なります。別のファイルを指定してください</translation>
    </message>
    <message>
        <source>it holds characters that a shell would act on</source>
        <translation>シェルが解釈する文字があります</translation>
    </message>
    <message>
        <source>it holds no array &apos;{}&apos;; there are: {}</source>
        <translation>配列 &apos;{}&apos; がありません。あるのは {} です</translation>
    </message>
    <message>
        <source>it holds no arrays</source>
        <translation>配列がありません</translation>
    </message>
    <message>
        <source>it holds no device code</source>
        <translation>デバイスコードがありません</translation>
    </message>
    <message>
        <source>it holds no elements</source>
        <translation>要素がありません</translation>
    </message>
    <message numerus="yes">
        <source>it holds {} array(s), so one has to be named behind the file, as in file(&quot;{}&quot;, &quot;{}&quot;): {}</source>
        <translation>
            <numerusform>配列が {} 個あるため、file(&quot;{}&quot;, &quot;{}&quot;) のように、ファイルの後で 1 つを指定してください: {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it holds {} element(s), but {} are wanted</source>
        <translation>
            <numerusform>要素は {} 個ですが、必要なのは {} 個です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it holds {} element(s), but {} is wanted</source>
        <translation>
            <numerusform>要素は {} 個ですが、必要なのは {} 個です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it holds {} number(s), not a multiple of the {} that one element has</source>
        <translation>
            <numerusform>数値は {} 個で、1 要素の {} 個の倍数ではありません</numerusform>
        </translation>
    </message>
    <message>
        <source>it includes &lt;{}&gt;, a header for code of the host</source>
        <translation>ホストコード用のヘッダー &lt;{}&gt; をインクルードしています</translation>
    </message>
    <message>
        <source>it is KernelDesk {} and speaks protocol {}, this is KernelDesk {} with protocol {}: install the same version on both sides</source>
        <translation>相手は KernelDesk {}（プロトコル {}）、こちらは KernelDesk {}（プロトコル {}）です。両側に同じバージョンをインストールしてください</translation>
    </message>
    <message>
        <source>it is [low, high]</source>
        <translation>[下限, 上限] です</translation>
    </message>
    <message>
        <source>it is a number of 64 bits, as in 0x7f00</source>
        <translation>0x7f00 のような 64 ビットの数値です</translation>
    </message>
    <message>
        <source>it is compiled for at most {} threads a block, not {}</source>
        <translation>ブロックあたり最大 {} スレッド用にコンパイルされており、{} ではありません</translation>
    </message>
    <message>
        <source>it is compiled for blocks of {} threads, not {}</source>
        <translation>{} スレッドのブロック用にコンパイルされており、{} ではありません</translation>
    </message>
    <message>
        <source>it is compiled with {}, an option that nvcc alone knows</source>
        <translation>nvcc だけが知るオプション {} でコンパイルされています</translation>
    </message>
    <message>
        <source>it is damaged or cut off</source>
        <translation>壊れているか途切れています</translation>
    </message>
    <message>
        <source>it is damaged or cut off: {}</source>
        <translation>壊れているか途切れています: {}</translation>
    </message>
    <message>
        <source>it is damaged or cut off: {} bytes are too few for {} x {} pixels</source>
        <translation>壊れているか途切れています: {} バイトでは {} × {} ピクセルに足りません</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>it is empty and has no mean, least or largest element</source>
        <translation>空のため、平均、最小、最大の要素がありません</translation>
    </message>
    <message>
        <source>it is empty; it takes {}</source>
        <translation>空です。取れるのは {} です</translation>
    </message>
    <message>
        <source>it is empty; the first line names the columns {}</source>
        <translation>空です。最初の行で列 {} を示します</translation>
    </message>
    <message>
        <source>it is for linking</source>
        <translation>リンク用です</translation>
    </message>
    <message>
        <source>it is for the host&apos;s code alone</source>
        <translation>ホストコード専用です</translation>
    </message>
    <message>
        <source>it is given more than once</source>
        <translation>複数回指定されています</translation>
    </message>
    <message>
        <source>it is longer than 64 KiB</source>
        <translation>64 KiB を超えています</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>ありません</translation>
    </message>
    <message>
        <source>it is missing; give one to three expressions, as in 256 or 16,16</source>
        <translation>ありません。256 や 16,16 のように 1～3 個の式を指定してください</translation>
    </message>
    <message>
        <source>it is missing; {}</source>
        <translation>ありません。{}</translation>
    </message>
    <message>
        <source>it is neither a value nor the name of one</source>
        <translation>値でも、値の名前でもありません</translation>
    </message>
    <message>
        <source>it is nested more than {} levels deep</source>
        <translation>入れ子が {} 段を超えています</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>入れ子が深すぎます</translation>
    </message>
    <message>
        <source>it is no PTX, cubin, fatbin, program, object, library or archive</source>
        <translation>PTX、cubin、fatbin、プログラム、オブジェクト、ライブラリ、アーカイブのいずれでもありません</translation>
    </message>
    <message>
        <source>it is no list of compile commands</source>
        <translation>コンパイルコマンドの一覧ではありません</translation>
    </message>
    <message>
        <source>it is no number from 0 on</source>
        <translation>0 以上の数値ではありません</translation>
    </message>
    <message>
        <source>it is no regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>it is no text</source>
        <translation>テキストではありません</translation>
    </message>
    <message>
        <source>it is not CBOR, or nested too deeply</source>
        <translation>CBOR でないか、入れ子が深すぎます</translation>
    </message>
    <message>
        <source>it is not a .safetensors file, or it is cut off</source>
        <translation>.safetensors ファイルでないか、途切れています</translation>
    </message>
    <message>
        <source>it is not a JPEG image that can be read: {}</source>
        <translation>読み取れる JPEG 画像ではありません: {}</translation>
    </message>
    <message>
        <source>it is not a PNG image that can be read: {}</source>
        <translation>読み取れる PNG 画像ではありません: {}</translation>
    </message>
    <message>
        <source>it is not among the options of {} that KernelDesk knows to be harmless</source>
        <translation>KernelDesk が無害と認める {} のオプションに含まれません</translation>
    </message>
    <message>
        <source>it is not an .npy file, or it is cut off</source>
        <translation>.npy ファイルでないか、途切れています</translation>
    </message>
    <message>
        <source>it is not an .npz file, or it is cut off</source>
        <translation>.npz ファイルでないか、途切れています</translation>
    </message>
    <message>
        <source>it is not empty: name another file, or resume it where it is a journal that was cut off</source>
        <translation>空ではありません。別のファイルを指定するか、途切れたジャーナルなら再開してください</translation>
    </message>
    <message>
        <source>it is not in its canonical form</source>
        <translation>正規形ではありません</translation>
    </message>
    <message>
        <source>it is not known</source>
        <translation>未知です</translation>
    </message>
    <message>
        <source>it is not known to be harmless</source>
        <translation>無害かどうか分かりません</translation>
    </message>
    <message>
        <source>it is not negative</source>
        <translation>負ではありません</translation>
    </message>
    <message>
        <source>it is not the bytes of numbers, or there are too many</source>
        <translation>数値のバイト列でないか、数が多すぎます</translation>
    </message>
    <message>
        <source>it is not valid JSON at line {}, column {}: {}</source>
        <translation>{} 行目 {} 列目が正しい JSON ではありません: {}</translation>
    </message>
    <message>
        <source>it is not valid JSON at {}</source>
        <translation>{} が正しい JSON ではありません</translation>
    </message>
    <message>
        <source>it is of an earlier version, which does not say on which GPU, with which headers and how it was measured: it can be shown, but a sweep goes on in another file</source>
        <translation>どの GPU で、どのヘッダーで、どう測定したかを記録しない旧バージョンのものです。表示はできますが、スイープの続行は別のファイルで行います</translation>
    </message>
    <message>
        <source>it is of another type</source>
        <translation>型が違います</translation>
    </message>
    <message>
        <source>it is of report version {}, but this program reads version {}: open it with a newer KernelDesk</source>
        <translation>レポートのバージョンは {} ですが、このプログラムが読めるのはバージョン {} です。新しい KernelDesk で開いてください</translation>
    </message>
    <message>
        <source>it is of session version {}, but this program reads version {}: open it with a newer KernelDesk</source>
        <translation>セッションのバージョンは {} ですが、このプログラムが読めるのはバージョン {} です。新しい KernelDesk で開いてください</translation>
    </message>
    <message>
        <source>it is set apart, not as an option</source>
        <translation>オプションではなく、別に指定します</translation>
    </message>
    <message>
        <source>it is too complicated</source>
        <translation>複雑すぎます</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>長すぎます</translation>
    </message>
    <message>
        <source>it leads out of its folder</source>
        <translation>フォルダーの外を指しています</translation>
    </message>
    <message>
        <source>it leads out of the session&apos;s folder to {}</source>
        <translation>セッションのフォルダーの外の {} を指しています</translation>
    </message>
    <message numerus="yes">
        <source>it lies behind the buffer&apos;s end: the buffer has {} byte(s)</source>
        <translation>
            <numerusform>バッファーの末尾より後ろにあります。バッファーは {} バイトです</numerusform>
        </translation>
    </message>
    <message>
        <source>it lies outside the project</source>
        <translation>プロジェクトの外にあります</translation>
    </message>
    <message>
        <source>it must be 0 or more</source>
        <translation>0 以上でなければなりません</translation>
    </message>
    <message>
        <source>it must be 0 to 100 percent</source>
        <translation>0～100 パーセントでなければなりません</translation>
    </message>
    <message>
        <source>it must be 0, or a share from 0.00001 to 0.5</source>
        <translation>0、または 0.00001～0.5 の割合でなければなりません</translation>
    </message>
    <message>
        <source>it must be a JSON object</source>
        <translation>JSON オブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>it must be a list</source>
        <translation>リストでなければなりません</translation>
    </message>
    <message>
        <source>it must be a multiple of the components</source>
        <translation>成分数の倍数でなければなりません</translation>
    </message>
    <message>
        <source>it must be a number</source>
        <translation>数値でなければなりません</translation>
    </message>
    <message>
        <source>it must be a whole number</source>
        <translation>整数でなければなりません</translation>
    </message>
    <message>
        <source>it must be above 0</source>
        <translation>0 より大きくなければなりません</translation>
    </message>
    <message>
        <source>it must be an object</source>
        <translation>オブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>it must be an object of at most {} names</source>
        <translation>名前が最大 {} 個のオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>it must be more than 0 and at most {}</source>
        <translation>0 より大きく {} 以下でなければなりません</translation>
    </message>
    <message>
        <source>it must be more than 0 and at most {} s</source>
        <translation>0 より大きく {} s 以下でなければなりません</translation>
    </message>
    <message>
        <source>it must be more than 0 and at most {} seconds</source>
        <translation>0 より大きく {} 秒以下でなければなりません</translation>
    </message>
    <message>
        <source>it must be text</source>
        <translation>テキストでなければなりません</translation>
    </message>
    <message>
        <source>it must be true or false</source>
        <translation>true または false でなければなりません</translation>
    </message>
    <message>
        <source>it must have three numbers</source>
        <translation>数値が 3 つ必要です</translation>
    </message>
    <message>
        <source>it must have two hexadecimal digits a byte</source>
        <translation>1 バイトにつき 16 進数字が 2 桁必要です</translation>
    </message>
    <message>
        <source>it must lie between 0 and 1</source>
        <translation>0～1 でなければなりません</translation>
    </message>
    <message>
        <source>it must lie between 0 and {}</source>
        <translation>0～{} でなければなりません</translation>
    </message>
    <message>
        <source>it must name a file</source>
        <translation>ファイルを指定しなければなりません</translation>
    </message>
    <message>
        <source>it must not be below 0</source>
        <translation>0 未満にはできません</translation>
    </message>
    <message>
        <source>it names itself</source>
        <translation>自分自身を指しています</translation>
    </message>
    <message>
        <source>it names no architecture</source>
        <translation>アーキテクチャを指定していません</translation>
    </message>
    <message>
        <source>it names two state spaces</source>
        <translation>状態空間を 2 つ指定しています</translation>
    </message>
    <message>
        <source>it needs an option of ptxas</source>
        <translation>ptxas のオプションが必要です</translation>
    </message>
    <message>
        <source>it reads a file; put the #include into the source</source>
        <translation>ファイルを読み込みます。#include をソースに書いてください</translation>
    </message>
    <message>
        <source>it reads options from a file</source>
        <translation>オプションをファイルから読み込みます</translation>
    </message>
    <message>
        <source>it reads or writes files of its own</source>
        <translation>独自のファイルを読み書きします</translation>
    </message>
    <message>
        <source>it replaces the program</source>
        <translation>プログラムを置き換えます</translation>
    </message>
    <message>
        <source>it sent more messages than it may</source>
        <translation>メッセージの送信数が上限を超えました</translation>
    </message>
    <message>
        <source>it sent more than it may</source>
        <translation>送信量が上限を超えました</translation>
    </message>
    <message>
        <source>it speaks another version of Qt Remote Objects</source>
        <translation>Qt Remote Objects の別バージョンを使っています</translation>
    </message>
    <message>
        <source>it starts or chooses a program</source>
        <translation>プログラムを起動または選択します</translation>
    </message>
    <message>
        <source>it takes no value</source>
        <translation>値を取りません</translation>
    </message>
    <message>
        <source>it takes {} + {} bytes of shared memory, more than there can be</source>
        <translation>共有メモリ {} + {} バイトは上限を超えています</translation>
    </message>
    <message numerus="yes">
        <source>it takes {} argument(s), as in {}, not {}</source>
        <translation>
            <numerusform>{1} のように引数は {0} 個で、{2} 個ではありません</numerusform>
        </translation>
    </message>
    <message>
        <source>it takes {} bytes of parameters, not {}</source>
        <translation>パラメーターは {} バイトで、{} バイトではありません</translation>
    </message>
    <message>
        <source>it takes {} operands, not {}</source>
        <translation>オペランドは {} 個で、{} 個ではありません</translation>
    </message>
    <message>
        <source>it uses {}, which is for code of the host</source>
        <translation>ホストコード用の {} を使っています</translation>
    </message>
    <message>
        <source>it was measured on another GPU, {} ({}): resume it there, or name another file</source>
        <translation>別の GPU {} ({}) で測定されています。そこで再開するか、別のファイルを指定してください</translation>
    </message>
    <message>
        <source>it was not timed</source>
        <translation>計測されていません</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>停止されました</translation>
    </message>
    <message>
        <source>it wrote more than {} KiB before it introduced itself</source>
        <translation>名乗る前に {} KiB を超えて書き出しました</translation>
    </message>
    <message>
        <source>its .npy header cannot be read</source>
        <translation>.npy ヘッダーを読み取れません</translation>
    </message>
    <message>
        <source>its .npy header is cut off</source>
        <translation>.npy ヘッダーが途切れています</translation>
    </message>
    <message>
        <source>its .npy version {} is not known; 1 to 3 are read</source>
        <translation>.npy バージョン {} は未知です。読めるのは 1～3 です</translation>
    </message>
    <message>
        <source>its .safetensors header does not list tensors</source>
        <translation>.safetensors ヘッダーにテンソルの一覧がありません</translation>
    </message>
    <message>
        <source>its .safetensors header is cut off, or it is not such a file</source>
        <translation>.safetensors ヘッダーが途切れているか、.safetensors ファイルではありません</translation>
    </message>
    <message>
        <source>its PTX does not define it, so that its blocks cannot be stamped</source>
        <translation>PTX で定義されていないため、ブロックにスタンプを付けられません</translation>
    </message>
    <message>
        <source>its &quot;version&quot; is not a whole number from 1</source>
        <translation>&quot;version&quot; が 1 以上の整数ではありません</translation>
    </message>
    <message>
        <source>its array has {} bytes; at most {} are read here</source>
        <translation>配列が {} バイトあります。ここで読むのは最大 {} バイトです</translation>
    </message>
    <message>
        <source>its array is damaged or cut off</source>
        <translation>配列が壊れているか途切れています</translation>
    </message>
    <message>
        <source>its array is damaged, or compressed or encrypted in another way than NumPy does it</source>
        <translation>配列が壊れているか、NumPy と異なる方法で圧縮または暗号化されています</translation>
    </message>
    <message>
        <source>its axes have {} points, and it says {}</source>
        <translation>軸からは {} 点ですが、{} と記されています</translation>
    </message>
    <message>
        <source>its bytes come from a file, not from a formula</source>
        <translation>バイト列は数式ではなくファイルから来ます</translation>
    </message>
    <message>
        <source>its colours are those of print (CMYK); convert it to RGB</source>
        <translation>色が印刷用（CMYK）です。RGB に変換してください</translation>
    </message>
    <message>
        <source>its destination cannot be a byte or half</source>
        <translation>出力先はバイトやハーフにできません</translation>
    </message>
    <message>
        <source>its device code has no kernel</source>
        <translation>デバイスコードにカーネルがありません</translation>
    </message>
    <message>
        <source>its device code is for the linker (-dlto) and holds neither PTX nor machine code</source>
        <translation>デバイスコードがリンカー用 (-dlto) で、PTX も機械語もありません</translation>
    </message>
    <message>
        <source>its device has {} SMs and that of the others {}: times of unlike GPUs are not ranked together</source>
        <translation>デバイスの SM は {} 個で、他は {} 個です。異種の GPU の時間は一緒に順位付けしません</translation>
    </message>
    <message>
        <source>its device is {} and that of the others {}: times of unlike GPUs are not ranked together</source>
        <translation>デバイスは {} で、他は {} です。異種の GPU の時間は一緒に順位付けしません</translation>
    </message>
    <message>
        <source>its device is {}, and the journal has figures of {}: times of unlike GPUs are not ranked together</source>
        <translation>デバイスは {} ですが、ジャーナルの数値は {} のものです。異種の GPU の時間は一緒に順位付けしません</translation>
    </message>
    <message>
        <source>its driver has CUDA {} and that of the others {}: times of unlike GPUs are not ranked together</source>
        <translation>ドライバーの CUDA は {} で、他は {} です。異種の GPU の時間は一緒に順位付けしません</translation>
    </message>
    <message>
        <source>its element type &apos;{}&apos; is not read; convert it to integers, bool or real numbers</source>
        <translation>要素型 &apos;{}&apos; は読めません。整数、bool または実数に変換してください</translation>
    </message>
    <message>
        <source>its elements are structures; only plain numbers are read</source>
        <translation>要素が構造体です。読めるのは単純な数値だけです</translation>
    </message>
    <message>
        <source>its entries are whole numbers</source>
        <translation>項目は整数でなければなりません</translation>
    </message>
    <message>
        <source>its figure of the point that all workers measure drifted from its own first one</source>
        <translation>全ワーカーが測定する点の数値が、自身の最初の値からずれました</translation>
    </message>
    <message>
        <source>its first line is damaged, as a terminal in between does it: connect without one (ssh -T)</source>
        <translation>最初の行が壊れています。途中に端末があるとこうなります。端末なしで接続してください（ssh -T）</translation>
    </message>
    <message>
        <source>its kernel is written in &apos;{}&apos;, not in CUDA</source>
        <translation>カーネルが CUDA ではなく &apos;{}&apos; で書かれています</translation>
    </message>
    <message>
        <source>its members are expected in braces, as in {{a=1,b=2.5}}</source>
        <translation>メンバーを {{a=1,b=2.5}} のように波括弧で囲む必要があります</translation>
    </message>
    <message>
        <source>its numbers are big endian (&apos;{}&apos;); save it as &apos;&lt;{}&apos;</source>
        <translation>数値がビッグエンディアン（&apos;{}&apos;）です。&apos;&lt;{}&apos; として保存してください</translation>
    </message>
    <message>
        <source>its place cannot be found out: {}</source>
        <translation>場所が分かりません: {}</translation>
    </message>
    <message>
        <source>its registers do not fit its type</source>
        <translation>レジスタが型に合いません</translation>
    </message>
    <message>
        <source>its result is no program that a GPU can load</source>
        <translation>結果が GPU の読み込めるプログラムではありません</translation>
    </message>
    <message numerus="yes">
        <source>its shape does not have the {} element(s) of the output</source>
        <translation>
            <numerusform>形状が出力の {} 要素と一致しません</numerusform>
        </translation>
    </message>
    <message>
        <source>its shape means more than {} bytes, which is the most that is read</source>
        <translation>形状が、読める上限の {} バイトを超えます</translation>
    </message>
    <message numerus="yes">
        <source>its shape means {} byte(s) of data; it has {}</source>
        <translation>
            <numerusform>形状からはデータ {} バイトですが、実際は {} バイトです</numerusform>
        </translation>
    </message>
    <message>
        <source>its size must be 128</source>
        <translation>サイズは 128 でなければなりません</translation>
    </message>
    <message>
        <source>its table of eight bits must be 0 to 255</source>
        <translation>8 ビットの表は 0～255 でなければなりません</translation>
    </message>
    <message>
        <source>its text is not the one that it names</source>
        <translation>テキストが、示されたものと一致しません</translation>
    </message>
    <message>
        <source>its text is too long</source>
        <translation>テキストが長すぎます</translation>
    </message>
    <message>
        <source>its type {} is not known well enough to give it a value</source>
        <translation>型 {} の詳細が不明で、値を与えられません</translation>
    </message>
    <message>
        <source>its value is a list of diagnostic numbers, parted by commas</source>
        <translation>値は診断番号をカンマで区切ったリストです</translation>
    </message>
    <message>
        <source>its value is a name of letters, digits and underscores</source>
        <translation>値は英数字とアンダースコアの名前です</translation>
    </message>
    <message>
        <source>its value is a whole number from {} to {}</source>
        <translation>値は {}～{} の整数です</translation>
    </message>
    <message>
        <source>its value is missing</source>
        <translation>値がありません</translation>
    </message>
    <message>
        <source>its value is not understood</source>
        <translation>値を解釈できません</translation>
    </message>
    <message>
        <source>its value is one of: {}</source>
        <translation>値は次のいずれかです: {}</translation>
    </message>
    <message>
        <source>its value is true or false</source>
        <translation>値は true または false です</translation>
    </message>
    <message>
        <source>its value needs itself</source>
        <translation>値が自分自身に依存しています</translation>
    </message>
    <message>
        <source>its vector must have two or four elements that fill the register</source>
        <translation>ベクトルは、レジスタを満たす 2 または 4 要素でなければなりません</translation>
    </message>
    <message>
        <source>its vectors must have as many elements as it says</source>
        <translation>ベクトルの要素数が記述と一致しなければなりません</translation>
    </message>
    <message>
        <source>its worker was let go</source>
        <translation>ワーカーは解放されました</translation>
    </message>
    <message>
        <source>its worker&apos;s times drifted: it is not ranked</source>
        <translation>ワーカーの時間がずれたため、順位付けしません</translation>
    </message>
    <message>
        <source>just past the end of {}</source>
        <translation>{} の末尾の直後</translation>
    </message>
    <message>
        <source>kHz</source>
        <translation>kHz</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>kernel {}</source>
        <translation>カーネル {}</translation>
    </message>
    <message>
        <source>kernel {} cannot be launched: {}</source>
        <translation>カーネル {} を起動できません: {}</translation>
    </message>
    <message>
        <source>kernel {} does not take the same parameters as {}, so it cannot run on the same inputs</source>
        <translation>カーネル {0} のパラメーターが {1} と異なるため、同じ入力で実行できません</translation>
    </message>
    <message>
        <source>kernels of the emulated GPU do not reach memory that was registered</source>
        <translation>エミュレート GPU のカーネルは、登録されたメモリに到達できません</translation>
    </message>
    <message>
        <source>known are i, the buffers as x[i], {}</source>
        <translation>使えるのは i、バッファー (x[i])、{}</translation>
    </message>
    <message>
        <source>known are {}</source>
        <translation>使えるのは {}</translation>
    </message>
    <message>
        <source>lane {} takes part in a warp-wide operation whose member mask {} does not name it</source>
        <translation>レーン {} が warp 全体の操作に参加していますが、メンバーマスク {} に含まれません</translation>
    </message>
    <message>
        <source>lanes {} wait in a warp-wide operation with member mask {} for lanes {} that do not come: {}</source>
        <translation>レーン {0} は、メンバーマスク {1} の warp 全体の操作で、来ないレーン {2} を待っています: {3}</translation>
    </message>
    <message>
        <source>launch attribute {} is not emulated</source>
        <translation>起動属性 {} はエミュレートされません</translation>
    </message>
    <message>
        <source>launch bounds take priority</source>
        <translation>launch bounds が優先</translation>
    </message>
    <message>
        <source>launch failed</source>
        <translation>起動失敗</translation>
    </message>
    <message>
        <source>launch timeout</source>
        <translation>起動タイムアウト</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>libcuda and the kernel module are of different releases; reboot, or reload the module</source>
        <translation>libcuda とカーネルモジュールのリリースが異なります。再起動するか、モジュールを読み込み直してください</translation>
    </message>
    <message>
        <source>library does not start</source>
        <translation>ライブラリが起動しない</translation>
    </message>
    <message>
        <source>line {} has an empty cell</source>
        <translation>{} 行目に空のセルがあります</translation>
    </message>
    <message>
        <source>line {} holds &apos;{}&apos;, which is not a number</source>
        <translation>{} 行目の &apos;{}&apos; は数値ではありません</translation>
    </message>
    <message>
        <source>line {} is damaged or of something else</source>
        <translation>{} 行目が壊れているか、別のもののデータです</translation>
    </message>
    <message>
        <source>line {}, column {}</source>
        <translation>{} 行目 {} 列目</translation>
    </message>
    <message>
        <source>line {}, column {}: {}</source>
        <translation>{} 行目 {} 列目: {}</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>{} 行目: {}</translation>
    </message>
    <message>
        <source>local</source>
        <translation>ローカル</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>ローカルメモリ</translation>
    </message>
    <message>
        <source>local memory in use by the thread</source>
        <translation>スレッドが使用中のローカルメモリ</translation>
    </message>
    <message>
        <source>local memory out of bounds</source>
        <translation>ローカルメモリの範囲外</translation>
    </message>
    <message>
        <source>local variable {} of {} bytes is larger than local memory</source>
        <translation>ローカル変数 {} ({} バイト) がローカルメモリより大きくなっています</translation>
    </message>
    <message>
        <source>macro {}</source>
        <translation>マクロ {}</translation>
    </message>
    <message>
        <source>macros that take any number of arguments cannot be used here</source>
        <translation>可変個の引数を取るマクロはここでは使えません</translation>
    </message>
    <message>
        <source>managed memory begins as GLOBAL or HOST; attach it to a stream afterwards</source>
        <translation>マネージドメモリは GLOBAL または HOST で始まります。ストリームには後でアタッチしてください</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>マスク</translation>
    </message>
    <message>
        <source>maxSeconds</source>
        <translation>maxSeconds</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>測定済み</translation>
    </message>
    <message>
        <source>member {} is given twice</source>
        <translation>メンバー {} が 2 回指定されています</translation>
    </message>
    <message>
        <source>member {}: {}</source>
        <translation>メンバー {}: {}</translation>
    </message>
    <message>
        <source>memory bound: {0} of the measured {1}</source>
        <translation>メモリ律速: 実測 {1} の {0}</translation>
    </message>
    <message>
        <source>memory can be attached to a stream that was made, not to the default stream</source>
        <translation>メモリをアタッチできるのは作成したストリームで、既定のストリームではありません</translation>
    </message>
    <message>
        <source>memory cannot be handed to a child process: {}</source>
        <translation>子プロセスにメモリを渡せません: {}</translation>
    </message>
    <message>
        <source>messages of kind {} are not used in it</source>
        <translation>種類 {} のメッセージはここでは使いません</translation>
    </message>
    <message>
        <source>messages of kind {} may not come now</source>
        <translation>種類 {} のメッセージは今は来ないはずです</translation>
    </message>
    <message>
        <source>misaligned address</source>
        <translation>アドレスのアラインメント違反</translation>
    </message>
    <message>
        <source>missing lanes</source>
        <translation>レーンの欠落</translation>
    </message>
    <message>
        <source>more than {} macros are called</source>
        <translation>呼び出されるマクロが {} 個を超えています</translation>
    </message>
    <message>
        <source>more than {} names need each other</source>
        <translation>互いに依存する名前が {} 個を超えています</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>name expression &quot;{}&quot;: {}</source>
        <translation>名前式 &quot;{}&quot;: {}</translation>
    </message>
    <message>
        <source>needs {} hexadecimal digits</source>
        <translation>16 進数字が {} 桁必要です</translation>
    </message>
    <message>
        <source>neither a barrier nor __syncwarp orders a {} and a {}, of the same warp</source>
        <translation>同じ warp の {} と {} を順序付けるバリアも __syncwarp もありません</translation>
    </message>
    <message>
        <source>newer driver needed</source>
        <translation>新しいドライバーが必要</translation>
    </message>
    <message>
        <source>no PTX compiler</source>
        <translation>PTX コンパイラなし</translation>
    </message>
    <message>
        <source>no barrier orders a {} and a {}</source>
        <translation>{} と {} を順序付けるバリアがありません</translation>
    </message>
    <message>
        <source>no channel to a child process: {}</source>
        <translation>子プロセスへのチャネルがありません: {}</translation>
    </message>
    <message>
        <source>no check of its worker stands behind it: it is not ranked</source>
        <translation>この後にワーカーの確認が行われていないため、順位付けしません</translation>
    </message>
    <message>
        <source>no code for this device</source>
        <translation>このデバイス用のコードなし</translation>
    </message>
    <message>
        <source>no connection to MPS</source>
        <translation>MPS に接続できない</translation>
    </message>
    <message>
        <source>no device</source>
        <translation>デバイスなし</translation>
    </message>
    <message>
        <source>no error</source>
        <translation>エラーなし</translation>
    </message>
    <message>
        <source>no file for a sweep can be made there</source>
        <translation>そこにスイープ用のファイルを作成できません</translation>
    </message>
    <message>
        <source>no memory has {}</source>
        <translation>{} を持つメモリがありません</translation>
    </message>
    <message>
        <source>no pipe to a child process: {}</source>
        <translation>子プロセスへのパイプがありません: {}</translation>
    </message>
    <message>
        <source>no such device</source>
        <translation>該当デバイスなし</translation>
    </message>
    <message>
        <source>no temporary folder can be made here: {}</source>
        <translation>ここに一時フォルダーを作成できません: {}</translation>
    </message>
    <message>
        <source>no thread of the block can go on</source>
        <translation>ブロックのどのスレッドも先に進めません</translation>
    </message>
    <message>
        <source>no worker is left; the last one: {}</source>
        <translation>ワーカーが残っていません。最後のもの：{}</translation>
    </message>
    <message>
        <source>none is chosen; {}</source>
        <translation>選ばれていません。{}</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つからない</translation>
    </message>
    <message>
        <source>not initialised</source>
        <translation>未初期化</translation>
    </message>
    <message>
        <source>not of format {}, version {}</source>
        <translation>形式 {}、バージョン {} ではありません</translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation>許可されていない</translation>
    </message>
    <message>
        <source>not ready</source>
        <translation>未準備</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>非対応</translation>
    </message>
    <message>
        <source>nothing is known of its numbers; type how it is to be read, as in {{ float x; int y; }}</source>
        <translation>数値の型が分かりません。{{ float x; int y; }} のように、読み方を入力してください</translation>
    </message>
    <message>
        <source>nothing, or a whole number from 0 to 100 (percent)</source>
        <translation>空、または 0～100 の整数 (パーセント)</translation>
    </message>
    <message>
        <source>null pointer</source>
        <translation>null ポインター</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>nvcc cannot be looked for: {}</source>
        <translation>nvcc を探せません: {}</translation>
    </message>
    <message>
        <source>nvcc cannot compile for {}, which is no architecture.</source>
        <translation>nvcc は {} 向けにコンパイルできません。アーキテクチャではありません。</translation>
    </message>
    <message>
        <source>nvcc cannot take this source: {}.</source>
        <translation>nvcc はこのソースを扱えません：{}。</translation>
    </message>
    <message>
        <source>nvcc was found as {}, but not its {}: install the whole CUDA toolkit, or pip&apos;s {} of the same version.</source>
        <translation>nvcc は {} にありますが、その {} がありません。CUDA ツールキット全体、または同じバージョンの pip パッケージ {} をインストールしてください。</translation>
    </message>
    <message>
        <source>nvcc was found as {}, but there is no gcc on PATH, which it needs: install g++.</source>
        <translation>nvcc は {} にありますが、必要な gcc が PATH にありません。g++ をインストールしてください。</translation>
    </message>
    <message>
        <source>nvcc was looked for {}, and not found: install the CUDA toolkit, or its pip packages nvidia-cuda-nvcc, nvidia-nvvm, nvidia-cuda-crt, nvidia-cuda-runtime and nvidia-cuda-cccl, and g++.</source>
        <translation>nvcc が見つかりません。探した場所：{}。CUDA ツールキット、または pip パッケージ nvidia-cuda-nvcc、nvidia-nvvm、nvidia-cuda-crt、nvidia-cuda-runtime、nvidia-cuda-cccl と g++ をインストールしてください。</translation>
    </message>
    <message>
        <source>nvcc was replaced since this process was started</source>
        <translation>このプロセスの開始後に nvcc が置き換えられました</translation>
    </message>
    <message>
        <source>nvcc {} cannot compile for {}.</source>
        <translation>nvcc {} は {} 向けにコンパイルできません。</translation>
    </message>
    <message>
        <source>nvcc {} does not know it, CUDA {}.{} and later do</source>
        <translation>nvcc {} は対応していません。対応は CUDA {}.{} 以降です</translation>
    </message>
    <message>
        <source>nvdisasm was ended at its deadline of {} s; machine code of this size, or a busy machine, takes it longer.</source>
        <translation>nvdisasm を制限時間 {} s で打ち切りました。この大きさの機械語、またはビジーなマシンではより長くかかります。</translation>
    </message>
    <message>
        <source>of {} the member {} are missing</source>
        <translation>{} のメンバー {} がありません</translation>
    </message>
    <message>
        <source>of {} the member {} is missing</source>
        <translation>{} のメンバー {} がありません</translation>
    </message>
    <message>
        <source>of {} the members {} are missing</source>
        <translation>{} のメンバー {} がありません</translation>
    </message>
    <message>
        <source>of {} the members {} is missing</source>
        <translation>{} のメンバー {} がありません</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>offset {} is not a multiple of the {} bytes of the access</source>
        <translation>オフセット {} がアクセスの {} バイトの倍数ではありません</translation>
    </message>
    <message>
        <source>only &apos;seed=&apos; is known inside the brackets</source>
        <translation>括弧内で使えるのは &apos;seed=&apos; だけです</translation>
    </message>
    <message>
        <source>only one of its product and its third operand can be negated, and none with .po</source>
        <translation>符号を反転できるのは積と第 3 オペランドの一方だけで、.po ではどちらもできません</translation>
    </message>
    <message>
        <source>only the address of a buffer has one</source>
        <translation>それを持つのはバッファーのアドレスだけです</translation>
    </message>
    <message>
        <source>only the first size of an array can be left out</source>
        <translation>省略できるのは配列の最初のサイズだけです</translation>
    </message>
    <message>
        <source>only what is the same has one</source>
        <translation>それを持つのは同一のものだけです</translation>
    </message>
    <message>
        <source>operand {} is missing</source>
        <translation>オペランド {} がありません</translation>
    </message>
    <message>
        <source>operand {} is not a constant integer</source>
        <translation>オペランド {} が定数整数ではありません</translation>
    </message>
    <message>
        <source>operand {} is not a label</source>
        <translation>オペランド {} がラベルではありません</translation>
    </message>
    <message>
        <source>operand {} is not a list of labels</source>
        <translation>オペランド {} がラベルのリストではありません</translation>
    </message>
    <message>
        <source>operand {} is not a vector in braces</source>
        <translation>オペランド {} が波括弧内のベクトルではありません</translation>
    </message>
    <message>
        <source>operand {} is not an address in brackets</source>
        <translation>オペランド {} が角括弧内のアドレスではありません</translation>
    </message>
    <message>
        <source>operating system error</source>
        <translation>オペレーティングシステムのエラー</translation>
    </message>
    <message>
        <source>others</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>メモリ不足</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>outcome</translation>
    </message>
    <message>
        <source>output and reference differ in size</source>
        <translation>出力と参照のサイズが異なります</translation>
    </message>
    <message>
        <source>outputs are written as {}; this name ends in none of them</source>
        <translation>出力は {} で書き出します。この名前はどれでも終わっていません</translation>
    </message>
    <message>
        <source>overflow: the result does not fit in 64 bits</source>
        <translation>オーバーフロー: 結果が 64 ビットに収まりません</translation>
    </message>
    <message>
        <source>overflow: the unsigned result would be below 0</source>
        <translation>オーバーフロー: 符号なしの結果が 0 未満になります</translation>
    </message>
    <message>
        <source>page-locked memory of 0 bytes was asked for</source>
        <translation>0 バイトのページロックメモリが要求されました</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>parameter {} of {} bytes is larger than {} KiB</source>
        <translation>パラメーター {} ({} バイト) が {} KiB を超えています</translation>
    </message>
    <message>
        <source>parameters are .param or .reg</source>
        <translation>パラメーターは .param または .reg です</translation>
    </message>
    <message>
        <source>parameters are not changed by atomic operations</source>
        <translation>パラメーターはアトミック操作で変更できません</translation>
    </message>
    <message>
        <source>parameters are not discarded</source>
        <translation>パラメーターは破棄できません</translation>
    </message>
    <message>
        <source>path</source>
        <translation>path</translation>
    </message>
    <message>
        <source>peaks are measured on a GPU; this device has no time of its own</source>
        <translation>ピーク性能は GPU で測定します。このデバイスには独自の時間がありません</translation>
    </message>
    <message>
        <source>performance monitors are not emulated</source>
        <translation>パフォーマンスモニターはエミュレートされません</translation>
    </message>
    <message>
        <source>pitched memory is for elements of 4, 8 or 16 bytes, not {}</source>
        <translation>ピッチ付きメモリの要素は 4、8 または 16 バイトで、{} ではありません</translation>
    </message>
    <message>
        <source>placement</source>
        <translation>placement</translation>
    </message>
    <message>
        <source>point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>point {} is not there before</source>
        <translation>点 {} はその前にありません</translation>
    </message>
    <message>
        <source>pools of the emulated GPU cannot be shared with other processes</source>
        <translation>エミュレート GPU のプールは他プロセスと共有できません</translation>
    </message>
    <message>
        <source>pools of the emulated GPU hold memory of the device alone</source>
        <translation>エミュレート GPU のプールはデバイスのメモリだけを持ちます</translation>
    </message>
    <message>
        <source>power brake</source>
        <translation>電源ブレーキ</translation>
    </message>
    <message>
        <source>power cap</source>
        <translation>電力上限</translation>
    </message>
    <message>
        <source>predicates can only be registers</source>
        <translation>プレディケートはレジスタにしか置けません</translation>
    </message>
    <message>
        <source>presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>printed what is no listing of them</source>
        <translation>一覧でないものを出力しました</translation>
    </message>
    <message>
        <source>process lost</source>
        <translation>プロセス消失</translation>
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
        <translation>比</translation>
    </message>
    <message numerus="yes">
        <source>read of {} byte(s)</source>
        <translation>
            <numerusform>{} バイトの読み取り</numerusform>
        </translation>
    </message>
    <message>
        <source>received damaged data and ended</source>
        <translation>壊れたデータを受け取り、終了しました</translation>
    </message>
    <message>
        <source>reference expr:{}</source>
        <translation>参照 expr:{}</translation>
    </message>
    <message>
        <source>reference of {}</source>
        <translation>{} の参照</translation>
    </message>
    <message>
        <source>references</source>
        <translation>参照</translation>
    </message>
    <message>
        <source>register {} has {} bits where {} are wanted</source>
        <translation>レジスタ {} は {} ビットですが、{} ビットが必要です</translation>
    </message>
    <message>
        <source>register {} is a predicate where a value is wanted</source>
        <translation>レジスタ {} はプレディケートですが、値が必要です</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>registers are declared in functions</source>
        <translation>レジスタは関数内で宣言します</translation>
    </message>
    <message>
        <source>registers named {} are declared already</source>
        <translation>{} という名前のレジスタは宣言済みです</translation>
    </message>
    <message>
        <source>relative tolerance</source>
        <translation>相対許容誤差</translation>
    </message>
    <message>
        <source>resource</source>
        <translation>リソース</translation>
    </message>
    <message>
        <source>response files are named more than {} times</source>
        <translation>応答ファイルの指定が {} 回を超えています</translation>
    </message>
    <message>
        <source>response files name each other more than {} deep</source>
        <translation>応答ファイルの相互参照が {} 段を超えています</translation>
    </message>
    <message>
        <source>row {} of memory that has {}</source>
        <translation>{1} 行あるメモリの行 {0}</translation>
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
        <translation>サンプル</translation>
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
        <translation>nvidia-smi を参照</translation>
    </message>
    <message>
        <source>sent damaged data and was ended</source>
        <translation>壊れたデータを送ったため終了しました</translation>
    </message>
    <message>
        <source>share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>共有メモリ</translation>
    </message>
    <message>
        <source>shared memory of another size or kind was received</source>
        <translation>サイズまたは種類の異なる共有メモリを受け取りました</translation>
    </message>
    <message>
        <source>shared memory of the block</source>
        <translation>ブロックの共有メモリ</translation>
    </message>
    <message>
        <source>shared memory of the block ({} static, {} dynamic)</source>
        <translation>ブロックの共有メモリ (静的 {}、動的 {})</translation>
    </message>
    <message>
        <source>shared memory out of bounds</source>
        <translation>共有メモリの範囲外</translation>
    </message>
    <message>
        <source>shared memory race</source>
        <translation>共有メモリの競合</translation>
    </message>
    <message>
        <source>shared variable {} of {} bytes is larger than shared memory can be</source>
        <translation>共有変数 {} ({} バイト) が共有メモリの上限を超えています</translation>
    </message>
    <message>
        <source>signal {}</source>
        <translation>シグナル {}</translation>
    </message>
    <message>
        <source>since CUDA 12.0 the driver takes no profiler settings; attach Nsight Systems, Nsight Compute or a CUPTI tool and use startProfiler and stopProfiler</source>
        <translation>CUDA 12.0 以降、ドライバーはプロファイラー設定を受け付けません。Nsight Systems、Nsight Compute または CUPTI ツールをアタッチし、startProfiler と stopProfiler を使ってください</translation>
    </message>
    <message>
        <source>something stands behind the list of compile commands</source>
        <translation>コンパイルコマンドの一覧の後ろに何かあります</translation>
    </message>
    <message>
        <source>source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>stack error</source>
        <translation>スタックエラー</translation>
    </message>
    <message>
        <source>stack frame</source>
        <translation>スタックフレーム</translation>
    </message>
    <message>
        <source>stack overflow</source>
        <translation>スタックオーバーフロー</translation>
    </message>
    <message>
        <source>stackrestore with a value that stacksave did not give</source>
        <translation>stacksave が返していない値による stackrestore</translation>
    </message>
    <message>
        <source>static shared memory</source>
        <translation>静的共有メモリ</translation>
    </message>
    <message>
        <source>statistics of no samples were asked for</source>
        <translation>サンプルがないのに統計が要求されました</translation>
    </message>
    <message>
        <source>structures lie more than {} deep in one another</source>
        <translation>構造体の入れ子が {} 段を超えています</translation>
    </message>
    <message>
        <source>stub library</source>
        <translation>スタブライブラリ</translation>
    </message>
    <message>
        <source>sums</source>
        <translation>和</translation>
    </message>
    <message>
        <source>surface references are gone from CUDA&apos;s compilers; make a SurfaceObject and pass its handle to the kernel</source>
        <translation>サーフェス参照は CUDA のコンパイラから廃止されました。SurfaceObject を作り、そのハンドルをカーネルに渡してください</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>switch</translation>
    </message>
    <message>
        <source>symbol of a library not found</source>
        <translation>ライブラリのシンボルが見つからない</translation>
    </message>
    <message>
        <source>sync boost</source>
        <translation>sync boost</translation>
    </message>
    <message>
        <source>system not ready</source>
        <translation>システム未準備</translation>
    </message>
    <message>
        <source>template arguments need the name of the kernel</source>
        <translation>テンプレート引数にはカーネルの名前が必要です</translation>
    </message>
    <message>
        <source>tensor memory leak</source>
        <translation>テンソルメモリのリーク</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>テクセル</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>texture references are gone from CUDA&apos;s compilers; make a TextureObject and pass its handle to the kernel</source>
        <translation>テクスチャ参照は CUDA のコンパイラから廃止されました。TextureObject を作り、そのハンドルをカーネルに渡してください</translation>
    </message>
    <message>
        <source>that it names</source>
        <translation>指定されたもの</translation>
    </message>
    <message>
        <source>the &apos;:&apos; of &apos;?:&apos; is missing</source>
        <translation>&apos;?:&apos; の &apos;:&apos; がありません</translation>
    </message>
    <message>
        <source>the ELF file is damaged: a section does not lie within it</source>
        <translation>ELF ファイルが壊れています。セクションがファイル内にありません</translation>
    </message>
    <message>
        <source>the ELF file is damaged: a table does not lie within it</source>
        <translation>ELF ファイルが壊れています。表がファイル内にありません</translation>
    </message>
    <message numerus="yes">
        <source>the ELF file is damaged: it says that it has {} section(s)</source>
        <translation>
            <numerusform>ELF ファイルが壊れています。セクションが {} 個と記されています</numerusform>
        </translation>
    </message>
    <message>
        <source>the ELF file is damaged: its sections have headers of another size</source>
        <translation>ELF ファイルが壊れています。セクションヘッダーのサイズが違います</translation>
    </message>
    <message>
        <source>the ELF file is damaged: its sections overlap</source>
        <translation>ELF ファイルが壊れています。セクションが重なっています</translation>
    </message>
    <message>
        <source>the GPU has fallen off the bus or cannot be reached</source>
        <translation>GPU がバスから外れたか、到達できません</translation>
    </message>
    <message>
        <source>the GPU has to be reset</source>
        <translation>GPU のリセットが必要です</translation>
    </message>
    <message>
        <source>the JPEG cannot be made: {}</source>
        <translation>JPEG を作成できません: {}</translation>
    </message>
    <message>
        <source>the L2 cache</source>
        <translation>L2 キャッシュ</translation>
    </message>
    <message>
        <source>the MPS server ended or hangs; its log, in CUDA_MPS_LOG_DIRECTORY or /var/log/nvidia-mps, says why</source>
        <translation>MPS サーバーが終了またはハングしています。理由は CUDA_MPS_LOG_DIRECTORY または /var/log/nvidia-mps のログにあります</translation>
    </message>
    <message>
        <source>the MPS server of this machine does not answer; start it anew with `nvidia-cuda-mps-control -d`, or work without it after `echo quit | nvidia-cuda-mps-control`</source>
        <translation>このマシンの MPS サーバーが応答しません。`nvidia-cuda-mps-control -d` で起動し直すか、`echo quit | nvidia-cuda-mps-control` の後に MPS なしで使ってください</translation>
    </message>
    <message>
        <source>the MPS server recovers from another program&apos;s fault; end all programs on the device, then try again</source>
        <translation>MPS サーバーが他のプログラムのフォールトから復旧中です。デバイス上のプログラムをすべて終了してから再試行してください</translation>
    </message>
    <message>
        <source>the NVIDIA driver is not loaded</source>
        <translation>NVIDIA ドライバーが読み込まれていません</translation>
    </message>
    <message>
        <source>the PNG cannot be made: {}</source>
        <translation>PNG を作成できません: {}</translation>
    </message>
    <message>
        <source>the PTX is cut off: the block that begins in line {} does not end; build it anew</source>
        <translation>PTX が途切れています。{} 行目で始まるブロックが終わりません。ビルドし直してください</translation>
    </message>
    <message>
        <source>the PTX is cut off: what line {} declares does not end; build it anew</source>
        <translation>PTX が途切れています。{} 行目の宣言が終わりません。ビルドし直してください</translation>
    </message>
    <message>
        <source>the PTX is damaged: line {} closes a block that none opens; build it anew</source>
        <translation>PTX が壊れています。{} 行目が、開かれていないブロックを閉じています。ビルドし直してください</translation>
    </message>
    <message>
        <source>the PTX is of a newer CUDA than the driver; install a newer driver, or compile for the real architecture</source>
        <translation>PTX の CUDA がドライバーより新しくなっています。新しいドライバーをインストールするか、実アーキテクチャ向けにコンパイルしてください</translation>
    </message>
    <message>
        <source>the Tile IR cannot be written for tileiras</source>
        <translation>tileiras 用に Tile IR を書き出せません</translation>
    </message>
    <message>
        <source>the address is not the start of memory that cuMemAlloc gave</source>
        <translation>アドレスが、cuMemAlloc が返したメモリの先頭ではありません</translation>
    </message>
    <message>
        <source>the address is not the start of memory that cuMemAllocAsync gave</source>
        <translation>アドレスが、cuMemAllocAsync が返したメモリの先頭ではありません</translation>
    </message>
    <message>
        <source>the address of a parameter of a call cannot be taken</source>
        <translation>呼び出しのパラメーターのアドレスは取得できません</translation>
    </message>
    <message>
        <source>the alignment</source>
        <translation>アラインメント</translation>
    </message>
    <message>
        <source>the alignment is not a power of two of at most 8 MiB</source>
        <translation>アラインメントが 8 MiB 以下の 2 のべき乗ではありません</translation>
    </message>
    <message>
        <source>the alignment must be a power of two</source>
        <translation>アラインメントは 2 のべき乗でなければなりません</translation>
    </message>
    <message>
        <source>the archive cannot be made</source>
        <translation>アーカイブを作成できません</translation>
    </message>
    <message>
        <source>the archive has more than {} members</source>
        <translation>アーカイブのメンバーが {} 個を超えています</translation>
    </message>
    <message>
        <source>the archive is damaged {} bytes from its end</source>
        <translation>アーカイブが末尾から {} バイトの位置で壊れています</translation>
    </message>
    <message>
        <source>the archive is damaged: a name does not lie within its member</source>
        <translation>アーカイブが壊れています。名前がメンバー内にありません</translation>
    </message>
    <message>
        <source>the archive is damaged: a name is not in its table</source>
        <translation>アーカイブが壊れています。名前が表にありません</translation>
    </message>
    <message>
        <source>the archive is thin: it names files and holds none</source>
        <translation>シンアーカイブです。ファイル名だけで中身がありません</translation>
    </message>
    <message>
        <source>the argument &apos;{}&apos; has no value</source>
        <translation>引数 &apos;{}&apos; に値がありません</translation>
    </message>
    <message>
        <source>the array has {} dimensions, not {}</source>
        <translation>配列は {} 次元で、{} 次元ではありません</translation>
    </message>
    <message>
        <source>the axis has no value</source>
        <translation>軸に値がありません</translation>
    </message>
    <message>
        <source>the axis has {} values; it may have {}</source>
        <translation>軸の値は {} 個ですが、上限は {} 個です</translation>
    </message>
    <message>
        <source>the axis of the channels has to be a further one of 1 to {} numbers</source>
        <translation>チャネルの軸は、数値が 1～{} 個の別の軸でなければなりません</translation>
    </message>
    <message>
        <source>the blob that it names cannot hold a value</source>
        <translation>示された blob には値を格納できません</translation>
    </message>
    <message>
        <source>the block needs more registers, threads or shared memory than the device has</source>
        <translation>ブロックに必要なレジスタ、スレッドまたは共有メモリがデバイスの量を超えています</translation>
    </message>
    <message>
        <source>the body of &apos;{}&apos; has no end</source>
        <translation>&apos;{}&apos; の本体が終わっていません</translation>
    </message>
    <message>
        <source>the bound must be a whole number from 1 to {}</source>
        <translation>bounds は 1～{} の整数でなければなりません</translation>
    </message>
    <message>
        <source>the buffer does not hold a whole number of elements</source>
        <translation>バッファーの大きさが要素の整数倍ではありません</translation>
    </message>
    <message>
        <source>the call passes {} arguments and takes {} results where the function has {} and {}</source>
        <translation>呼び出しは引数 {} 個、結果 {} 個ですが、関数は {} 個と {} 個です</translation>
    </message>
    <message>
        <source>the closing &apos;]&apos; is missing before {}</source>
        <translation>{} の前に閉じ &apos;]&apos; がありません</translation>
    </message>
    <message>
        <source>the closing &apos;{}&apos; is missing</source>
        <translation>閉じ &apos;{}&apos; がありません</translation>
    </message>
    <message>
        <source>the closing bracket is missing</source>
        <translation>閉じ括弧がありません</translation>
    </message>
    <message>
        <source>the closing bracket is missing before {}</source>
        <translation>{} の前に閉じ括弧がありません</translation>
    </message>
    <message>
        <source>the code of run #{} is not in the history any more: build it again from its source</source>
        <translation>実行 #{} のコードはもう履歴にありません。ソースからビルドし直してください</translation>
    </message>
    <message>
        <source>the column {} is missing; the columns are {}</source>
        <translation>列 {} がありません。列は {} です</translation>
    </message>
    <message>
        <source>the comparison is there twice</source>
        <translation>比較が 2 つあります</translation>
    </message>
    <message>
        <source>the comparison was cancelled</source>
        <translation>比較はキャンセルされました</translation>
    </message>
    <message>
        <source>the compile was cancelled</source>
        <translation>コンパイルはキャンセルされました</translation>
    </message>
    <message>
        <source>the compiled program is not a 64-bit ELF file</source>
        <translation>コンパイル済みプログラムが 64 ビット ELF ファイルではありません</translation>
    </message>
    <message>
        <source>the compiler</source>
        <translation>コンパイラ</translation>
    </message>
    <message>
        <source>the compiler stopped here: it tells at most 100 errors</source>
        <translation>コンパイラはここで止まりました。表示するエラーは最大 100 件です</translation>
    </message>
    <message>
        <source>the compiler takes {} registers all the same</source>
        <translation>コンパイラはそれでも {} レジスタを使います</translation>
    </message>
    <message>
        <source>the compiler&apos;s parameters are not those of the loaded kernel; compile it again</source>
        <translation>コンパイラのパラメーターが読み込んだカーネルのものと違います。コンパイルし直してください</translation>
    </message>
    <message>
        <source>the compiler&apos;s temporary folder cannot be used: {}</source>
        <translation>コンパイラの一時フォルダーを使えません: {}</translation>
    </message>
    <message>
        <source>the compressed device code (LZ4) is damaged</source>
        <translation>圧縮されたデバイスコード (LZ4) が壊れています</translation>
    </message>
    <message>
        <source>the compressed device code (zstd) is damaged</source>
        <translation>圧縮されたデバイスコード (zstd) が壊れています</translation>
    </message>
    <message>
        <source>the context stack of this thread is empty; every pop needs its push</source>
        <translation>このスレッドのコンテキストスタックは空です。pop には対応する push が必要です</translation>
    </message>
    <message>
        <source>the count before &apos;, from&apos; is missing</source>
        <translation>&apos;, from&apos; の前に個数がありません</translation>
    </message>
    <message>
        <source>the count between &apos;[&apos; and &apos;]&apos; is missing</source>
        <translation>&apos;[&apos; と &apos;]&apos; の間に個数がありません</translation>
    </message>
    <message>
        <source>the count was cancelled</source>
        <translation>計数はキャンセルされました</translation>
    </message>
    <message>
        <source>the default stream cannot be captured; make a Stream</source>
        <translation>既定のストリームはキャプチャできません。Stream を作成してください</translation>
    </message>
    <message>
        <source>the destination</source>
        <translation>出力先</translation>
    </message>
    <message>
        <source>the destination is negated</source>
        <translation>出力先の符号が反転されています</translation>
    </message>
    <message>
        <source>the destination is not a register</source>
        <translation>出力先がレジスタではありません</translation>
    </message>
    <message>
        <source>the device assert `{}` did not hold at {} (CUDA_ERROR_ASSERT).</source>
        <translation>デバイスのアサート `{}` が {} で成り立ちませんでした（CUDA_ERROR_ASSERT）。</translation>
    </message>
    <message>
        <source>the device cannot be opened</source>
        <translation>デバイスを開けません</translation>
    </message>
    <message>
        <source>the device code does not lie within its file</source>
        <translation>デバイスコードがファイル内にありません</translation>
    </message>
    <message>
        <source>the device code is no PTX: it does not begin with .version</source>
        <translation>デバイスコードが PTX ではありません。先頭が .version ではありません</translation>
    </message>
    <message>
        <source>the device code is no cubin</source>
        <translation>デバイスコードが cubin ではありません</translation>
    </message>
    <message>
        <source>the device code of the file has more than {} bytes in all</source>
        <translation>ファイルのデバイスコードが合計で {} バイトを超えています</translation>
    </message>
    <message>
        <source>the device does not tell its name, compute capability and attributes</source>
        <translation>デバイスの名前、Compute Capability、属性が得られません</translation>
    </message>
    <message>
        <source>the device does not tell {}, without which its peaks cannot be measured</source>
        <translation>デバイスから {} が得られず、ピーク性能を測定できません</translation>
    </message>
    <message>
        <source>the device has no connection left for this process; end another one, or lower CUDA_DEVICE_MAX_CONNECTIONS for all</source>
        <translation>デバイスにこのプロセス用の接続が残っていません。他のプロセスを終了するか、全体の CUDA_DEVICE_MAX_CONNECTIONS を下げてください</translation>
    </message>
    <message>
        <source>the device has no {} in one piece free</source>
        <translation>デバイスに連続した空き {} がありません</translation>
    </message>
    <message>
        <source>the device has no {} in one piece: {}</source>
        <translation>デバイスに連続した {} がありません: {}</translation>
    </message>
    <message>
        <source>the device is in exclusive-process mode, and another process has it; end that process, which nvidia-smi lists, or let {} allow several</source>
        <translation>デバイスは排他プロセスモードで、別のプロセスが使用中です。nvidia-smi に表示されるそのプロセスを終了するか、{} で複数を許可してください</translation>
    </message>
    <message>
        <source>the device serves no further process; end one of those that nvidia-smi lists</source>
        <translation>デバイスはこれ以上プロセスを受け付けません。nvidia-smi に表示されるものを 1 つ終了してください</translation>
    </message>
    <message>
        <source>the device {}</source>
        <translation>デバイス {}</translation>
    </message>
    <message>
        <source>the device&apos;s events tell no time</source>
        <translation>デバイスのイベントから時間が得られません</translation>
    </message>
    <message>
        <source>the device&apos;s memory has failed; see nvidia-smi</source>
        <translation>デバイスのメモリが故障しました。nvidia-smi を確認してください</translation>
    </message>
    <message>
        <source>the driver did not answer NVML in time</source>
        <translation>ドライバーが時間内に NVML に応答しませんでした</translation>
    </message>
    <message>
        <source>the driver finds no CUDA device</source>
        <translation>ドライバーが CUDA デバイスを見つけられません</translation>
    </message>
    <message>
        <source>the driver&apos;s libnvidia-ptxjitcompiler is missing</source>
        <translation>ドライバーの libnvidia-ptxjitcompiler がありません</translation>
    </message>
    <message>
        <source>the element behind &apos;, from&apos; is missing</source>
        <translation>&apos;, from&apos; の後に要素がありません</translation>
    </message>
    <message>
        <source>the element type &apos;{}&apos; of the tensor &apos;{}&apos; is not read; convert it to integers, bool or real numbers</source>
        <translation>テンソル &apos;{1}&apos; の要素型 &apos;{0}&apos; は読めません。整数、bool または実数に変換してください</translation>
    </message>
    <message>
        <source>the elements of an array have no names</source>
        <translation>配列の要素に名前はありません</translation>
    </message>
    <message>
        <source>the emulated GPU gets no thread: {}</source>
        <translation>エミュレート GPU がスレッドを得られません: {}</translation>
    </message>
    <message>
        <source>the emulated GPU has a compute capability from 7.5 to 12.0, one that a real GPU has</source>
        <translation>エミュレート GPU の Compute Capability は 7.5～12.0 で、実 GPU にあるものです</translation>
    </message>
    <message>
        <source>the emulated GPU runs PTX, and this is machine code of a real GPU; load the PTX that the compiler gives beside it</source>
        <translation>エミュレート GPU は PTX を実行しますが、これは実 GPU の機械語です。コンパイラが一緒に出力する PTX を読み込んでください</translation>
    </message>
    <message>
        <source>the emulated GPU was made with {} bytes of it</source>
        <translation>エミュレート GPU はその {} バイトで作られています</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>終わり</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>テキストの終わり</translation>
    </message>
    <message>
        <source>the entries &apos;{}&apos; and &apos;{}&apos; are of one point</source>
        <translation>項目 &apos;{}&apos; と &apos;{}&apos; が同じ点のものです</translation>
    </message>
    <message>
        <source>the entry &apos;{}&apos; has neither a time nor a reason why it has none</source>
        <translation>エントリ &apos;{}&apos; に時間も、時間がない理由もありません</translation>
    </message>
    <message>
        <source>the entry &apos;{}&apos; has no value of &apos;{}&apos; that its parameters have</source>
        <translation>エントリ &apos;{}&apos; に、パラメーターにある &apos;{}&apos; の値がありません</translation>
    </message>
    <message>
        <source>the entry &apos;{}&apos; is no object</source>
        <translation>エントリ &apos;{}&apos; がオブジェクトではありません</translation>
    </message>
    <message>
        <source>the expression is nested too deeply</source>
        <translation>式の入れ子が深すぎます</translation>
    </message>
    <message>
        <source>the fatbin has version {} and a header of {} bytes; version {} with {} is read</source>
        <translation>fatbin はバージョン {}、ヘッダー {} バイトです。読めるのはバージョン {}、{} バイトです</translation>
    </message>
    <message>
        <source>the fatbin is damaged: an entry has a compressed size and no compression</source>
        <translation>fatbin が壊れています。エントリに圧縮サイズがあるのに圧縮されていません</translation>
    </message>
    <message>
        <source>the fatbin is damaged: an entry is compressed and has no size</source>
        <translation>fatbin が壊れています。エントリが圧縮されているのにサイズがありません</translation>
    </message>
    <message>
        <source>the fatbin is damaged: an entry is compressed in two ways</source>
        <translation>fatbin が壊れています。エントリが 2 通りに圧縮されています</translation>
    </message>
    <message numerus="yes">
        <source>the fatbin is damaged: an entry&apos;s header has {} byte(s)</source>
        <translation>
            <numerusform>fatbin が壊れています。エントリのヘッダーが {} バイトです</numerusform>
        </translation>
    </message>
    <message>
        <source>the fatbin is damaged: it ends within a header</source>
        <translation>fatbin が壊れています。ヘッダーの途中で終わっています</translation>
    </message>
    <message>
        <source>the fatbin is damaged: {} bytes at {} do not lie within {}</source>
        <translation>fatbin が壊れています。位置 {1} の {0} バイトが {2} の中にありません</translation>
    </message>
    <message>
        <source>the fatbin is damaged: {} bytes cannot come of {}</source>
        <translation>fatbin が壊れています。{1} から {0} バイトは得られません</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>ファイルを開けません</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>ファイルを読めません</translation>
    </message>
    <message>
        <source>the file cannot be replaced</source>
        <translation>ファイルを置き換えられません</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>ファイルに書き込めません</translation>
    </message>
    <message>
        <source>the file cannot be written: something that is not a regular file is in its place</source>
        <translation>ファイルに書き込めません。通常のファイルでないものがそこにあります</translation>
    </message>
    <message numerus="yes">
        <source>the file has {} byte(s), more than {}</source>
        <translation>
            <numerusform>ファイルは {} バイトで、{} バイトを超えています</numerusform>
        </translation>
    </message>
    <message>
        <source>the file has {} bytes; at most {} are read</source>
        <translation>ファイルは {} バイトです。読むのは最大 {} バイトです</translation>
    </message>
    <message>
        <source>the file holds more than {} pieces of device code</source>
        <translation>ファイルのデバイスコードが {} 個を超えています</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>フォルダーを作成できません</translation>
    </message>
    <message>
        <source>the folder cannot be read: {}</source>
        <translation>フォルダーを読めません: {}</translation>
    </message>
    <message>
        <source>the folder has more than {} files</source>
        <translation>フォルダーのファイルが {} 個を超えています</translation>
    </message>
    <message>
        <source>the folder holds no kernel that Triton compiled</source>
        <translation>フォルダーに Triton がコンパイルしたカーネルがありません</translation>
    </message>
    <message>
        <source>the function has too many vector operands</source>
        <translation>関数のベクトルオペランドが多すぎます</translation>
    </message>
    <message>
        <source>the function that is called is missing</source>
        <translation>呼び出される関数がありません</translation>
    </message>
    <message numerus="yes">
        <source>the grid has {} block(s) along {}, which clusters of {} do not divide</source>
        <translation>
            <numerusform>グリッドの {1} 方向は {0} ブロックで、{2} のクラスターで割り切れません</numerusform>
        </translation>
    </message>
    <message>
        <source>the grid is no multiple of the cluster</source>
        <translation>グリッドがクラスターの倍数ではありません</translation>
    </message>
    <message>
        <source>the head of a message does not end</source>
        <translation>メッセージの先頭部が終わっていません</translation>
    </message>
    <message>
        <source>the head of a message is none</source>
        <translation>メッセージの先頭部が正しくありません</translation>
    </message>
    <message>
        <source>the history cannot be locked: another program holds it, or the folder cannot be written</source>
        <translation>履歴をロックできません。別のプログラムが保持しているか、フォルダーに書き込めません</translation>
    </message>
    <message>
        <source>the host buffers do not have the sizes of the plan&apos;s</source>
        <translation>ホストバッファーのサイズが計画と一致しません</translation>
    </message>
    <message>
        <source>the host has no memory left</source>
        <translation>ホストのメモリが残っていません</translation>
    </message>
    <message>
        <source>the host has no memory left for this launch</source>
        <translation>この起動のためのホストメモリが残っていません</translation>
    </message>
    <message>
        <source>the host has no {} bytes left</source>
        <translation>ホストに {} バイトが残っていません</translation>
    </message>
    <message>
        <source>the image is no module that this driver can read</source>
        <translation>イメージが、このドライバーの読めるモジュールではありません</translation>
    </message>
    <message>
        <source>the input does not hold a whole number of elements</source>
        <translation>入力の大きさが要素の整数倍ではありません</translation>
    </message>
    <message>
        <source>the journal has version {}; this program reads versions up to {}</source>
        <translation>ジャーナルのバージョンは {} ですが、このプログラムが読めるのは {} までです</translation>
    </message>
    <message>
        <source>the journal is empty</source>
        <translation>ジャーナルが空です</translation>
    </message>
    <message>
        <source>the kernel ended without freeing its tensor memory</source>
        <translation>カーネルがテンソルメモリを解放せずに終了しました</translation>
    </message>
    <message>
        <source>the kernel executed a trap</source>
        <translation>カーネルがトラップを実行しました</translation>
    </message>
    <message>
        <source>the kernel stopped at a breakpoint (brkpt), and there is no debugger</source>
        <translation>カーネルがブレークポイント (brkpt) で停止しましたが、デバッガーがありません</translation>
    </message>
    <message numerus="yes">
        <source>the kernel takes {} argument(s), not {}</source>
        <translation>
            <numerusform>カーネルの引数は {} 個で、{} 個ではありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the kernel takes {} byte(s) here, not {}</source>
        <translation>
            <numerusform>カーネルがここで取るのは {} バイトで、{} バイトではありません</numerusform>
        </translation>
    </message>
    <message>
        <source>the kernel&apos;s parameters</source>
        <translation>カーネルのパラメーター</translation>
    </message>
    <message numerus="yes">
        <source>the last {} byte(s) of it past the end of {}</source>
        <translation>
            <numerusform>その最後の {} バイトが {} の末尾を超える</numerusform>
        </translation>
    </message>
    <message>
        <source>the libcuda that was found is the toolkit&apos;s stub, not a driver; take it off the library path</source>
        <translation>見つかった libcuda はドライバーではなくツールキットのスタブです。ライブラリパスから外してください</translation>
    </message>
    <message>
        <source>the limits of this architecture are not known; known are {}</source>
        <translation>このアーキテクチャの制限は不明です。分かるのは {} です</translation>
    </message>
    <message>
        <source>the list &apos;{}&apos; of counts by line is too long, or is none</source>
        <translation>行ごとの計数の一覧 &apos;{}&apos; が長すぎるか、一覧ではありません</translation>
    </message>
    <message>
        <source>the list of call targets is empty</source>
        <translation>呼び出し先のリストが空です</translation>
    </message>
    <message>
        <source>the log buffers are the loader&apos;s; use ModuleOptions::onMessages</source>
        <translation>ログバッファーはローダーのものです。ModuleOptions::onMessages を使ってください</translation>
    </message>
    <message>
        <source>the machine code had to make room for other bytes; the worker&apos;s memory is too small for it</source>
        <translation>機械語が、他のデータに場所を譲って消えました。ワーカーのメモリが足りません</translation>
    </message>
    <message>
        <source>the module has no such kernel; it has {}</source>
        <translation>モジュールにそのカーネルはありません。あるのは {} です</translation>
    </message>
    <message>
        <source>the module has no such variable; the compiler leaves out what no kernel uses</source>
        <translation>モジュールにその変数はありません。どのカーネルも使わないものはコンパイラが省きます</translation>
    </message>
    <message>
        <source>the module holds no code for the device&apos;s architecture; compile for that one</source>
        <translation>モジュールにこのデバイスのアーキテクチャ用のコードがありません。そのアーキテクチャ向けにコンパイルしてください</translation>
    </message>
    <message>
        <source>the module image is empty</source>
        <translation>モジュールイメージが空です</translation>
    </message>
    <message>
        <source>the multiprocessors or the memory are missing</source>
        <translation>マルチプロセッサまたはメモリの指定がありません</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>ファイルの名前</translation>
    </message>
    <message>
        <source>the name of a function</source>
        <translation>関数の名前</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>パラメーターの名前</translation>
    </message>
    <message>
        <source>the name of a register</source>
        <translation>レジスタの名前</translation>
    </message>
    <message>
        <source>the name of a variable</source>
        <translation>変数の名前</translation>
    </message>
    <message>
        <source>the name of a variable or function</source>
        <translation>変数または関数の名前</translation>
    </message>
    <message>
        <source>the names and types of its parameters are not known, so no arguments can be given to it</source>
        <translation>パラメーターの名前と型が不明なため、引数を与えられません</translation>
    </message>
    <message>
        <source>the names and types of its parameters are not known, so no arguments can be given to it ({})</source>
        <translation>パラメーターの名前と型が不明なため、引数を与えられません ({})</translation>
    </message>
    <message>
        <source>the number does not fit in 64 bits</source>
        <translation>数値が 64 ビットに収まりません</translation>
    </message>
    <message>
        <source>the number is too large or too small for a real</source>
        <translation>数値が実数としては大きすぎるか小さすぎます</translation>
    </message>
    <message>
        <source>the number of a file</source>
        <translation>ファイルの番号</translation>
    </message>
    <message>
        <source>the number of registers</source>
        <translation>レジスタの数</translation>
    </message>
    <message>
        <source>the offset of a name</source>
        <translation>名前のオフセット</translation>
    </message>
    <message>
        <source>the output does not hold a whole number of elements</source>
        <translation>出力の大きさが要素の整数倍ではありません</translation>
    </message>
    <message>
        <source>the parameter is none of a function or call</source>
        <translation>パラメーターが関数や呼び出しのものではありません</translation>
    </message>
    <message>
        <source>the parameter is none of a kernel</source>
        <translation>パラメーターがカーネルのものではありません</translation>
    </message>
    <message>
        <source>the parameters of a kernel are not written</source>
        <translation>カーネルのパラメーターには書き込めません</translation>
    </message>
    <message>
        <source>the peak test gave no samples</source>
        <translation>ピークテストのサンプルが得られませんでした</translation>
    </message>
    <message>
        <source>the picture cannot be written as PNG</source>
        <translation>画像を PNG として書き出せません</translation>
    </message>
    <message>
        <source>the plan has no buffer {}</source>
        <translation>計画にバッファー {} がありません</translation>
    </message>
    <message>
        <source>the point that all workers measure failed on it: {}</source>
        <translation>全ワーカーが測定する点が、このワーカーで失敗しました: {}</translation>
    </message>
    <message>
        <source>the point that all workers measure has another figure on it than on the first one</source>
        <translation>全ワーカーが測定する点の数値が、最初のワーカーと異なります</translation>
    </message>
    <message>
        <source>the process&apos;s allocator cannot be changed where this thread uses another one</source>
        <translation>このスレッドが別のアロケーターを使っているため、プロセスのアロケーターを変更できません</translation>
    </message>
    <message>
        <source>the program cannot be started: {}</source>
        <translation>プログラムを起動できません: {}</translation>
    </message>
    <message>
        <source>the program cannot be written for the disassembler</source>
        <translation>逆アセンブラ用にプログラムを書き出せません</translation>
    </message>
    <message>
        <source>the program has no kernel &apos;{}&apos;, or several</source>
        <translation>プログラムにカーネル &apos;{}&apos; がないか、複数あります</translation>
    </message>
    <message>
        <source>the program has no kernels</source>
        <translation>プログラムにカーネルがありません</translation>
    </message>
    <message>
        <source>the program has {}</source>
        <translation>プログラムにあるのは {} です</translation>
    </message>
    <message>
        <source>the range from {} to {} is empty</source>
        <translation>{} から {} までの範囲が空です</translation>
    </message>
    <message>
        <source>the range of the histogram does not go from a number to a greater one</source>
        <translation>ヒストグラムの範囲が、ある数からより大きい数までになっていません</translation>
    </message>
    <message>
        <source>the recipe is longer than {} characters</source>
        <translation>レシピが {} 文字を超えています</translation>
    </message>
    <message>
        <source>the registers and parameters of a function take more than {} MiB a warp</source>
        <translation>関数のレジスタとパラメーターが warp あたり {} MiB を超えます</translation>
    </message>
    <message>
        <source>the registers of the vector have different widths</source>
        <translation>ベクトルのレジスタの幅がそろっていません</translation>
    </message>
    <message>
        <source>the report cannot be drawn as PDF</source>
        <translation>レポートを PDF として描画できません</translation>
    </message>
    <message>
        <source>the report has no such chart; it has: none</source>
        <translation>レポートにそのグラフはありません。グラフは 1 つもありません</translation>
    </message>
    <message>
        <source>the report has no such chart; it has: {}</source>
        <translation>レポートにそのグラフはありません。あるのは：{}</translation>
    </message>
    <message>
        <source>the request does not name the machine code by its hash</source>
        <translation>要求が機械語をハッシュで示していません</translation>
    </message>
    <message>
        <source>the request&apos;s own bytes did not arrive</source>
        <translation>要求自身のバイト列が届きませんでした</translation>
    </message>
    <message>
        <source>the result has {} bytes where the function gives {}</source>
        <translation>結果は {} バイトですが、関数が返すのは {} バイトです</translation>
    </message>
    <message>
        <source>the result is there twice</source>
        <translation>結果が 2 つあります</translation>
    </message>
    <message numerus="yes">
        <source>the run takes {} byte(s), more than {}</source>
        <translation>
            <numerusform>実行に {} バイト必要で、{} バイトを超えています</numerusform>
        </translation>
    </message>
    <message>
        <source>the seed must be a whole number from 0 to 18446744073709551615</source>
        <translation>種は 0～18446744073709551615 の整数でなければなりません</translation>
    </message>
    <message>
        <source>the session in this report holds no source</source>
        <translation>このレポートのセッションにソースがありません</translation>
    </message>
    <message numerus="yes">
        <source>the shape of the tensor &apos;{}&apos; means {} byte(s); it has {}</source>
        <translation>
            <numerusform>テンソル &apos;{}&apos; の形状からは {} バイトですが、実際は {} バイトです</numerusform>
        </translation>
    </message>
    <message>
        <source>the size of a file</source>
        <translation>ファイルのサイズ</translation>
    </message>
    <message>
        <source>the size of an array</source>
        <translation>配列のサイズ</translation>
    </message>
    <message>
        <source>the size of {} is missing</source>
        <translation>{} のサイズがありません</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>the source defines it more than once</source>
        <translation>ソースが複数回定義しています</translation>
    </message>
    <message>
        <source>the source defines it more than once; write out what it stands for</source>
        <translation>ソースが複数回定義しています。それが表すものを直接書いてください</translation>
    </message>
    <message>
        <source>the source has no one definition of the kernel &apos;{}&apos; for launch bounds</source>
        <translation>launch bounds のための、カーネル &apos;{}&apos; の唯一の定義がソースにありません</translation>
    </message>
    <message>
        <source>the source has no one kernel of that name; it has {}</source>
        <translation>ソースにその名前のカーネルがただ 1 つ存在しません。あるのは {} です</translation>
    </message>
    <message>
        <source>the source includes more than 4,096 headers</source>
        <translation>ソースがインクルードするヘッダーが 4,096 個を超えています</translation>
    </message>
    <message>
        <source>the stack of {} bytes a thread is used up: {} more are needed with {} in use</source>
        <translation>スレッドあたり {0} バイトのスタックを使い切りました。{2} 使用中で、さらに {1} 必要です</translation>
    </message>
    <message>
        <source>the step of &apos;{}&apos; is 0; the least is 1</source>
        <translation>&apos;{}&apos; の刻みが 0 です。最小は 1 です</translation>
    </message>
    <message>
        <source>the step of a plot is 0; the least is 1</source>
        <translation>グラフの刻みが 0 です。最小は 1 です</translation>
    </message>
    <message>
        <source>the sweep has no point {}</source>
        <translation>スイープに点 {} はありません</translation>
    </message>
    <message>
        <source>the system ended a kernel that ran too long on a device with a display</source>
        <translation>ディスプレイのあるデバイスで長く動きすぎたカーネルを、システムが打ち切りました</translation>
    </message>
    <message>
        <source>the system ends processes where memory runs out</source>
        <translation>メモリが不足すると、システムがプロセスを終了させます</translation>
    </message>
    <message>
        <source>the system ends processes where memory runs out ({})</source>
        <translation>メモリが不足すると、システムがプロセスを終了させます ({})</translation>
    </message>
    <message>
        <source>the system refused the driver&apos;s request</source>
        <translation>システムがドライバーの要求を拒否しました</translation>
    </message>
    <message>
        <source>the system&apos;s log may have the driver&apos;s own words</source>
        <translation>システムのログにドライバーのメッセージがあるかもしれません</translation>
    </message>
    <message>
        <source>the tensor &apos;{}&apos; lies outside of the file, or the file is cut off</source>
        <translation>テンソル &apos;{}&apos; がファイルの範囲外にあるか、ファイルが途切れています</translation>
    </message>
    <message>
        <source>the text holds a NUL character here; a CUDA source is text in UTF-8</source>
        <translation>テキストのここに NUL 文字があります。CUDA ソースは UTF-8 のテキストです</translation>
    </message>
    <message>
        <source>the text holds a byte 0xFF here; a CUDA source is text in UTF-8</source>
        <translation>テキストのここにバイト 0xFF があります。CUDA ソースは UTF-8 のテキストです</translation>
    </message>
    <message>
        <source>the text is larger than {} bytes</source>
        <translation>テキストが {} バイトを超えています</translation>
    </message>
    <message>
        <source>the text of a pragma</source>
        <translation>pragma のテキスト</translation>
    </message>
    <message>
        <source>the timing was cancelled</source>
        <translation>計測はキャンセルされました</translation>
    </message>
    <message>
        <source>the values of &apos;{}&apos; take more than {} bytes</source>
        <translation>&apos;{}&apos; の値が {} バイトを超えます</translation>
    </message>
    <message>
        <source>the vector has {} elements instead of {}</source>
        <translation>ベクトルの要素が {1} 個ではなく {0} 個です</translation>
    </message>
    <message numerus="yes">
        <source>the view has more numbers than a buffer can have; this one has {} byte(s)</source>
        <translation>
            <numerusform>ビューの数値がバッファーの最大数を超えています。このバッファーは {} バイトです</numerusform>
        </translation>
    </message>
    <message>
        <source>the view has {} dimensions; at most {} are shown</source>
        <translation>ビューは {} 次元です。表示は最大 {} 次元です</translation>
    </message>
    <message numerus="yes">
        <source>the view reaches to byte {}, but the buffer has {} byte(s); make the shape, the strides or the offset smaller</source>
        <translation>
            <numerusform>ビューがバイト {} まで達しますが、バッファーは {} バイトです。形状、ストライド、またはオフセットを小さくしてください</numerusform>
        </translation>
    </message>
    <message>
        <source>the view starts a number within a byte</source>
        <translation>ビューの数値がバイトの途中から始まっています</translation>
    </message>
    <message>
        <source>the width of shared memory banks is fixed on every GPU that CUDA 13.0 supports; there is nothing to set</source>
        <translation>共有メモリのバンク幅は、CUDA 13.0 が対応する全 GPU で固定されています。設定するものはありません</translation>
    </message>
    <message>
        <source>the worker asks for bytes that the launch does not have</source>
        <translation>ワーカーが、この起動にないバイトを要求しています</translation>
    </message>
    <message>
        <source>the worker ended with it twice; the last time: {}</source>
        <translation>ワーカーがこれで 2 回終了しました。最後の回：{}</translation>
    </message>
    <message>
        <source>the worker sent other bytes than were asked for</source>
        <translation>ワーカーが、要求と異なるバイトを送りました</translation>
    </message>
    <message>
        <source>the {}</source>
        <translation>{}</translation>
    </message>
    <message numerus="yes">
        <source>the {} byte(s) of {}</source>
        <translation>
            <numerusform>{1} の {0} バイト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {} byte(s) that malloc gave</source>
        <translation>
            <numerusform>malloc が返した {} バイト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {} byte(s) that malloc gave and free took back</source>
        <translation>
            <numerusform>malloc が返し free が回収した {} バイト</numerusform>
        </translation>
    </message>
    <message>
        <source>the {} worst differences are wanted; at most {} are kept</source>
        <translation>最大の差が {} 個要求されましたが、保持するのは最大 {} 個です</translation>
    </message>
    <message>
        <source>the {}-byte shared variable</source>
        <translation>{} バイトの共有変数</translation>
    </message>
    <message>
        <source>the {}-byte variable {}</source>
        <translation>{} バイトの変数 {}</translation>
    </message>
    <message>
        <source>there are more than {}</source>
        <translation>{} を超えています</translation>
    </message>
    <message>
        <source>there are more than {} elements</source>
        <translation>要素が {} 個を超えています</translation>
    </message>
    <message>
        <source>there are more than {} rows</source>
        <translation>行が {} 個を超えています</translation>
    </message>
    <message>
        <source>there are no bytes to register</source>
        <translation>登録するバイトがありません</translation>
    </message>
    <message>
        <source>there are no vectors of .b128</source>
        <translation>.b128 のベクトルはありません</translation>
    </message>
    <message>
        <source>there are too many coordinates</source>
        <translation>座標が多すぎます</translation>
    </message>
    <message>
        <source>there are two axes of that name</source>
        <translation>その名前の軸が 2 つあります</translation>
    </message>
    <message>
        <source>there are {} emulated GPUs in this process already</source>
        <translation>このプロセスには既にエミュレート GPU が {} 個あります</translation>
    </message>
    <message>
        <source>there are {} ranges of addresses in use already</source>
        <translation>既に {} 個のアドレス範囲が使用中です</translation>
    </message>
    <message numerus="yes">
        <source>there are {} strides, but the shape has {} dimension(s)</source>
        <translation>
            <numerusform>ストライドは {} 個ですが、形状は {} 次元です</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no compile_commands.json</source>
        <translation>compile_commands.json がありません</translation>
    </message>
    <message>
        <source>there is no constant of that name; there are {}</source>
        <translation>その名前の定数はありません。あるのは {} です</translation>
    </message>
    <message>
        <source>there is no device memory left for a cooperative launch</source>
        <translation>協調起動のためのデバイスメモリが残っていません</translation>
    </message>
    <message>
        <source>there is no element {}; the view has {}</source>
        <translation>要素 {} はありません。ビューの要素は {} 個です</translation>
    </message>
    <message>
        <source>there is no empty kernel</source>
        <translation>空のカーネルがありません</translation>
    </message>
    <message>
        <source>there is no image to read device code from</source>
        <translation>デバイスコードを読むイメージがありません</translation>
    </message>
    <message>
        <source>there is no kernel &apos;{}&apos;, or several; {}</source>
        <translation>カーネル &apos;{}&apos; がないか、複数あります。{}</translation>
    </message>
    <message>
        <source>there is no memory for the local and shared memory of a block of {} threads with {} bytes each</source>
        <translation>{} スレッドのブロックのローカルメモリと共有メモリ (各 {} バイト) のためのメモリがありません</translation>
    </message>
    <message>
        <source>there is no memory for the registers of all resident blocks</source>
        <translation>全常駐ブロックのレジスタのためのメモリがありません</translation>
    </message>
    <message>
        <source>there is no slice {} on axis {}, which has {}</source>
        <translation>軸 {1} にスライス {0} はありません。大きさは {2} です</translation>
    </message>
    <message>
        <source>there is no source &quot;{}&quot;</source>
        <translation>ソース &quot;{}&quot; がありません</translation>
    </message>
    <message>
        <source>there is no such device here; devices are named cuda:0, cuda:1 and so on, and emulated</source>
        <translation>ここにそのデバイスはありません。デバイス名は cuda:0、cuda:1 …、および emulated です</translation>
    </message>
    <message>
        <source>there is no such feature</source>
        <translation>その機能はありません</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>そのファイルはありません</translation>
    </message>
    <message>
        <source>there is no such operation on this type</source>
        <translation>この型にその操作はありません</translation>
    </message>
    <message>
        <source>there is no such output; the outputs are {}</source>
        <translation>その出力はありません。出力は {} です</translation>
    </message>
    <message>
        <source>there is no such output; {} has none</source>
        <translation>その出力はありません。{} に出力はありません</translation>
    </message>
    <message>
        <source>there is no such parameter; {}</source>
        <translation>そのパラメーターはありません。{}</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>画像のためのメモリが足りません</translation>
    </message>
    <message>
        <source>there is not enough memory for {} elements</source>
        <translation>{} 要素のためのメモリが足りません</translation>
    </message>
    <message>
        <source>there is not enough memory to read it</source>
        <translation>読み込むためのメモリが足りません</translation>
    </message>
    <message>
        <source>there must be one at least</source>
        <translation>少なくとも 1 つ必要です</translation>
    </message>
    <message>
        <source>thermal slowdown</source>
        <translation>熱による減速</translation>
    </message>
    <message>
        <source>they are times</source>
        <translation>時間であるもの</translation>
    </message>
    <message>
        <source>they do not have the map&apos;s size</source>
        <translation>マップの大きさと一致しません</translation>
    </message>
    <message>
        <source>they do not have the picture&apos;s size</source>
        <translation>画像の大きさと一致しません</translation>
    </message>
    <message>
        <source>this NVML is too old to tell it</source>
        <translation>この NVML は古すぎて取得できません</translation>
    </message>
    <message>
        <source>this aligned memory is freed already</source>
        <translation>このアラインメント済みメモリは既に解放されています</translation>
    </message>
    <message>
        <source>this array is freed already</source>
        <translation>この配列は既に解放されています</translation>
    </message>
    <message>
        <source>this block has no end</source>
        <translation>このブロックが終わっていません</translation>
    </message>
    <message>
        <source>this column is named twice</source>
        <translation>この列が 2 回指定されています</translation>
    </message>
    <message>
        <source>this column is not known; the columns are {}</source>
        <translation>この列は未知です。列は {} です</translation>
    </message>
    <message>
        <source>this combination of modifiers has no meaning</source>
        <translation>この修飾子の組み合わせは意味を持ちません</translation>
    </message>
    <message>
        <source>this comment has no end</source>
        <translation>このコメントが終わっていません</translation>
    </message>
    <message>
        <source>this compiler option is refused: {}</source>
        <translation>このコンパイラオプションは拒否されます: {}</translation>
    </message>
    <message>
        <source>this device or its driver does not tell it</source>
        <translation>このデバイスまたはドライバーからは得られません</translation>
    </message>
    <message>
        <source>this header was not read: it lies outside the folder of a program that is not trusted yet; trust it first</source>
        <translation>このヘッダーは読み込みませんでした。まだ信頼していないプログラムのフォルダーの外にあります。先に信頼してください</translation>
    </message>
    <message>
        <source>this instruction is not emulated ({})</source>
        <translation>この命令はエミュレートされません ({})</translation>
    </message>
    <message>
        <source>this instruction is not emulated without more modifiers</source>
        <translation>この命令は、修飾子を加えないとエミュレートされません</translation>
    </message>
    <message>
        <source>this instruction needs .target sm_{}</source>
        <translation>この命令には .target sm_{} が必要です</translation>
    </message>
    <message>
        <source>this is no file of measured peaks, or one of another version</source>
        <translation>実測ピークのファイルでないか、別バージョンのものです</translation>
    </message>
    <message>
        <source>this is no journal of a sweep</source>
        <translation>スイープのジャーナルではありません</translation>
    </message>
    <message>
        <source>this is no journal of a sweep, or its first line is damaged</source>
        <translation>スイープのジャーナルでないか、最初の行が壊れています</translation>
    </message>
    <message>
        <source>this is not a KernelDesk report: &quot;format&quot;: &quot;kerneldesk-report&quot; is missing</source>
        <translation>KernelDesk のレポートではありません。&quot;format&quot;: &quot;kerneldesk-report&quot; がありません</translation>
    </message>
    <message>
        <source>this is not a KernelDesk session: &quot;format&quot;: &quot;kerneldesk-session&quot; is missing</source>
        <translation>KernelDesk のセッションではありません。&quot;format&quot;: &quot;kerneldesk-session&quot; がありません</translation>
    </message>
    <message>
        <source>this is not a number</source>
        <translation>数値ではありません</translation>
    </message>
    <message>
        <source>this is not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>this kernel was not loaded by the emulated GPU</source>
        <translation>このカーネルはエミュレート GPU が読み込んだものではありません</translation>
    </message>
    <message>
        <source>this limit</source>
        <translation>この制限</translation>
    </message>
    <message>
        <source>this memory is freed already</source>
        <translation>このメモリは既に解放されています</translation>
    </message>
    <message>
        <source>this memory is given back already</source>
        <translation>このメモリは既に返却されています</translation>
    </message>
    <message>
        <source>this memory is not registered any more</source>
        <translation>このメモリはもう登録されていません</translation>
    </message>
    <message>
        <source>this memory of another process is closed already</source>
        <translation>別プロセスのこのメモリは既に閉じられています</translation>
    </message>
    <message>
        <source>this page holds the data of more than one report</source>
        <translation>このページに複数のレポートのデータがあります</translation>
    </message>
    <message>
        <source>this page is cut off: the end of its data is missing</source>
        <translation>このページは途切れています。データの終わりがありません</translation>
    </message>
    <message>
        <source>this page is not a KernelDesk report: it has no block of a report&apos;s data</source>
        <translation>KernelDesk のレポートではありません。このページにレポートデータのブロックがありません</translation>
    </message>
    <message>
        <source>this page-locked memory is freed already</source>
        <translation>このページロックメモリは既に解放されています</translation>
    </message>
    <message>
        <source>this program does not find its own place</source>
        <translation>このプログラムが自身の場所を見つけられません</translation>
    </message>
    <message>
        <source>this recipe takes nothing in its brackets</source>
        <translation>このレシピは括弧内に何も取りません</translation>
    </message>
    <message>
        <source>this report holds no session to open again</source>
        <translation>このレポートには、開き直せるセッションがありません</translation>
    </message>
    <message>
        <source>this string has no end</source>
        <translation>この文字列が終わっていません</translation>
    </message>
    <message>
        <source>this texture reads linear memory, not an array</source>
        <translation>このテクスチャは配列ではなくリニアメモリを読みます</translation>
    </message>
    <message>
        <source>this user may not read it</source>
        <translation>このユーザーには読み取りが許可されていません</translation>
    </message>
    <message>
        <source>this value has no end</source>
        <translation>この値が終わっていません</translation>
    </message>
    <message>
        <source>this variable is larger than {} bytes</source>
        <translation>この変数は {} バイトを超えています</translation>
    </message>
    <message>
        <source>thread {} has ended</source>
        <translation>スレッド {} は終了しました</translation>
    </message>
    <message>
        <source>thread {} waits at {}</source>
        <translation>スレッド {} は {} で待機中です</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>threads come to barrier {} with different counts of threads: {} and {} (0: all of the block)</source>
        <translation>バリア {} に異なるスレッド数で到着しています: {} と {} (0: ブロック全体)</translation>
    </message>
    <message>
        <source>threads of one warp wait for each other at two barriers: some at {}, some at {}</source>
        <translation>1 つの warp のスレッドが 2 つのバリアで互いを待っています: 一部は {}、一部は {}</translation>
    </message>
    <message>
        <source>tileiras makes code for sm_80 and later, and this is {}.</source>
        <translation>tileiras は sm_80 以降のコードを作りますが、これは {} です。</translation>
    </message>
    <message>
        <source>tileiras says: {}</source>
        <translation>tileiras のメッセージ: {}</translation>
    </message>
    <message>
        <source>tileiras was found as {}, but not all of its parts: install the whole CUDA toolkit, 13.3 or later, or pip&apos;s {} of the same version.</source>
        <translation>tileiras は {} にありますが、部品がそろっていません。CUDA ツールキット 13.3 以降の全体、または同じバージョンの pip パッケージ {} をインストールしてください。</translation>
    </message>
    <message>
        <source>tileiras was looked for {}, in CUDA_PATH and on PATH, and not found: install the CUDA toolkit, 13.3 or later, or its pip packages nvidia-cuda-tileiras, nvidia-cuda-nvcc and nvidia-nvvm.</source>
        <translation>tileiras が見つかりません。探した場所：{}、CUDA_PATH、PATH。CUDA ツールキット 13.3 以降、または pip パッケージ nvidia-cuda-tileiras、nvidia-cuda-nvcc、nvidia-nvvm をインストールしてください。</translation>
    </message>
    <message>
        <source>tileiras was replaced since this process was started</source>
        <translation>このプロセスの開始後に tileiras が置き換えられました</translation>
    </message>
    <message>
        <source>tileiras {}</source>
        <translation>tileiras {}</translation>
    </message>
    <message>
        <source>tileiras&apos; machine code takes more memory than there is.</source>
        <translation>tileiras の機械語のためのメモリが足りません。</translation>
    </message>
    <message>
        <source>tileirdisasm was ended at its deadline of {} s; Tile IR of this size, or a busy machine, takes it longer.</source>
        <translation>tileirdisasm を制限時間 {} s で打ち切りました。この大きさの Tile IR、またはビジーなマシンではより長くかかります。</translation>
    </message>
    <message>
        <source>timeout</source>
        <translation>タイムアウト</translation>
    </message>
    <message>
        <source>too many MPS clients</source>
        <translation>MPS クライアントが多すぎる</translation>
    </message>
    <message>
        <source>too many MPS connections</source>
        <translation>MPS 接続が多すぎる</translation>
    </message>
    <message>
        <source>too many resources</source>
        <translation>リソース過多</translation>
    </message>
    <message>
        <source>trap</source>
        <translation>トラップ</translation>
    </message>
    <message>
        <source>two are called &apos;{}&apos;</source>
        <translation>&apos;{}&apos; という名前が 2 つあります</translation>
    </message>
    <message>
        <source>two workers in a row ended with it; the last one: {}</source>
        <translation>2 つのワーカーが続けてこれで終了しました。最後のもの：{}</translation>
    </message>
    <message>
        <source>uncorrectable NVLink error</source>
        <translation>訂正不能な NVLink エラー</translation>
    </message>
    <message>
        <source>uncorrectable memory error</source>
        <translation>訂正不能なメモリエラー</translation>
    </message>
    <message>
        <source>unknown CUDA error</source>
        <translation>未知の CUDA エラー</translation>
    </message>
    <message>
        <source>unknown error</source>
        <translation>未知のエラー</translation>
    </message>
    <message>
        <source>unknown fault</source>
        <translation>未知のフォールト</translation>
    </message>
    <message>
        <source>unsigned __int128</source>
        <translation>unsigned __int128</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>variable {} has no memory: it is declared, but not defined, or of no size</source>
        <translation>変数 {} にメモリがありません。宣言だけで定義がないか、サイズがありません</translation>
    </message>
    <message>
        <source>variable {} is in .{}, which this is not an access to</source>
        <translation>変数 {} は .{} にありますが、このアクセスの対象ではありません</translation>
    </message>
    <message>
        <source>variable {} is in a state space that it cannot be in</source>
        <translation>変数 {} は、置けない状態空間にあります</translation>
    </message>
    <message>
        <source>variable {} of {} bytes does not fit into the device&apos;s memory</source>
        <translation>変数 {} ({} バイト) がデバイスのメモリに入りません</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>verdict</translation>
    </message>
    <message>
        <source>virtual resources</source>
        <translation>仮想リソース</translation>
    </message>
    <message numerus="yes">
        <source>volatile or atomic read of {} byte(s)</source>
        <translation>
            <numerusform>{} バイトの volatile またはアトミック読み取り</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>volatile write of or atomic operation on {} byte(s)</source>
        <translation>
            <numerusform>{} バイトの volatile 書き込みまたはアトミック操作</numerusform>
        </translation>
    </message>
    <message>
        <source>warps</source>
        <translation>warp</translation>
    </message>
    <message>
        <source>was ended by {}</source>
        <translation>{} により終了しました</translation>
    </message>
    <message>
        <source>was ended by {} ({})</source>
        <translation>{} ({}) により終了しました</translation>
    </message>
    <message>
        <source>what it sends arrives damaged: something changes the stream or writes into it on the way, such as a terminal or a start-up file of the shell</source>
        <translation>送信内容が壊れて届きます。端末やシェルの起動ファイルなど、途中でストリームを変更または書き込むものがあります</translation>
    </message>
    <message>
        <source>what it sends breaks KernelDesk&apos;s protocol: {}</source>
        <translation>送信内容が KernelDesk のプロトコルに反しています: {}</translation>
    </message>
    <message>
        <source>what it sends is damaged: a message is empty or longer than {} MiB</source>
        <translation>送信内容が壊れています。メッセージが空か、{} MiB を超えています</translation>
    </message>
    <message>
        <source>what its header says of the tensor &apos;{}&apos; cannot be read</source>
        <translation>ヘッダーにあるテンソル &apos;{}&apos; の記述を読み取れません</translation>
    </message>
    <message>
        <source>what the worker sent to this process arrived damaged; the machine&apos;s memory may be at fault</source>
        <translation>ワーカーがこのプロセスに送ったものが壊れて届きました。マシンのメモリに問題があるかもしれません</translation>
    </message>
    <message>
        <source>what was measured has one</source>
        <translation>測定済みのものにあります</translation>
    </message>
    <message>
        <source>what was refused has none</source>
        <translation>拒否されたものにはありません</translation>
    </message>
    <message>
        <source>what {} points to is not known</source>
        <translation>{} の指す先が不明です</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>words are of 4, 8 or 16 bytes, not {}</source>
        <translation>ワードは 4、8 または 16 バイトで、{} ではありません</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>ワーカー</translation>
    </message>
    <message numerus="yes">
        <source>write of {} byte(s)</source>
        <translation>
            <numerusform>{} バイトの書き込み</numerusform>
        </translation>
    </message>
    <message>
        <source>write to constant memory</source>
        <translation>定数メモリへの書き込み</translation>
    </message>
    <message>
        <source>written out, the expression has more than {} characters</source>
        <translation>展開すると、式が {} 文字を超えます</translation>
    </message>
    <message>
        <source>{0} would bound it, by the measured {1}</source>
        <translation>実測 {1} により、{0} が律速になります</translation>
    </message>
    <message>
        <source>{0} would bound it: at most {1}, by the measured {2}</source>
        <translation>実測 {2} により、{0} が律速になります: 最大 {1}</translation>
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
        <translation>{} CUDA_VISIBLE_DEVICES が &quot;{}&quot; に設定されており、デバイスが隠れている可能性があります。</translation>
    </message>
    <message>
        <source>{} GiB of addresses are more than a range on demand has</source>
        <translation>{} GiB のアドレスは、要求時割り当ての範囲を超えています</translation>
    </message>
    <message>
        <source>{} GiB of addresses cannot be reserved ({}); a limit on address space (ulimit -v) may be set, raise it</source>
        <translation>{} GiB のアドレスを予約できません（{}）。アドレス空間の制限（ulimit -v）があれば引き上げてください</translation>
    </message>
    <message>
        <source>{} One of its warps was at {}.</source>
        <translation>{} warp の 1 つは {} にありました。</translation>
    </message>
    <message>
        <source>{} The host code, main() too, was not checked.</source>
        <translation>{} main() を含むホストコードは検査していません。</translation>
    </message>
    <message>
        <source>{} and on PATH</source>
        <translation>{}、および PATH</translation>
    </message>
    <message>
        <source>{} and on the loader&apos;s path</source>
        <translation>{}、およびローダーのパス</translation>
    </message>
    <message>
        <source>{} and wrote nothing else</source>
        <translation>{}、ほかには何も出力していません</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} と {}</translation>
    </message>
    <message>
        <source>{} and {} are not in one module, since one of them is a kernel of CUDA Tile: take expr: or file:</source>
        <translation>{} と {} は、一方が CUDA Tile のカーネルのため同じモジュールにありません。expr: または file: を使ってください</translation>
    </message>
    <message>
        <source>{} and {} numbers cannot be compared: both views need the same shape</source>
        <translation>{} 個と {} 個の数値は比較できません。両方のビューの形状が同じでなければなりません</translation>
    </message>
    <message>
        <source>{} asks for device {}, which this machine does not have.</source>
        <translation>{} はデバイス {} を要求していますが、このマシンにありません。</translation>
    </message>
    <message>
        <source>{} at local address {}, {} before the start of local memory of the function, in that of its caller</source>
        <translation>{0}（ローカルアドレス {1}）。関数のローカルメモリの先頭より {2} 前で、呼び出し元の領域です</translation>
    </message>
    <message>
        <source>{} at shared address {} by thread {}</source>
        <translation>{0} (共有アドレス {1}、スレッド {2})</translation>
    </message>
    <message>
        <source>{} at {}</source>
        <translation>{} ({})</translation>
    </message>
    <message>
        <source>{} at {} address {}</source>
        <translation>{0} ({1} アドレス {2})</translation>
    </message>
    <message>
        <source>{} at {} address {}, {}</source>
        <translation>{0} ({1} アドレス {2}、{3})</translation>
    </message>
    <message>
        <source>{} at {} by thread {}</source>
        <translation>{0} ({1}、スレッド {2})</translation>
    </message>
    <message>
        <source>{} at {}, a generic address of {} memory, as if it were global</source>
        <translation>{0} ({1})。{2} メモリの汎用アドレスをグローバルメモリとして扱っています</translation>
    </message>
    <message>
        <source>{} at {}, which is misaligned by {}: it must be a multiple of {}</source>
        <translation>{0} ({1})。{2} だけずれています。{3} の倍数でなければなりません</translation>
    </message>
    <message>
        <source>{} at {}, which is not in constant memory</source>
        <translation>{0} ({1})。定数メモリの中ではありません</translation>
    </message>
    <message numerus="yes">
        <source>{} block(s)</source>
        <translation>
            <numerusform>{} ブロック</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} byte(s)</source>
        <translation>
            <numerusform>{} バイト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} byte(s) at {} lie outside the parameters, which have {}</source>
        <translation>
            <numerusform>{1} の {0} バイトが、{2} あるパラメーターの外です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} byte(s) before the start of {}</source>
        <translation>
            <numerusform>{1} の先頭より {0} バイト前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} byte(s) had to be sent along, not {}</source>
        <translation>
            <numerusform>一緒に送るべきなのは {} バイトで、{} バイトではありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} byte(s) past the end of {}</source>
        <translation>
            <numerusform>{1} の末尾より {0} バイト後</numerusform>
        </translation>
    </message>
    <message>
        <source>{} bytes at {} are outside of the {} bytes of the parameter</source>
        <translation>{1} の {0} バイトが、パラメーターの {2} バイトの外です</translation>
    </message>
    <message>
        <source>{} bytes of host memory cannot be had: {}</source>
        <translation>ホストメモリ {} バイトを得られません: {}</translation>
    </message>
    <message>
        <source>{} came out at {}, above what the device&apos;s clocks allow; the figure is not kept</source>
        <translation>{} が {} となり、デバイスのクロックで可能な値を超えたため、保存しません</translation>
    </message>
    <message>
        <source>{} cannot be rounded up to a multiple of {}</source>
        <translation>{} を {} の倍数に切り上げられません</translation>
    </message>
    <message>
        <source>{} cannot be set; MAX_DYNAMIC_SHARED_SIZE_BYTES and PREFERRED_SHARED_MEMORY_CARVEOUT can</source>
        <translation>{} は設定できません。設定できるのは MAX_DYNAMIC_SHARED_SIZE_BYTES と PREFERRED_SHARED_MEMORY_CARVEOUT です</translation>
    </message>
    <message>
        <source>{} closes nothing</source>
        <translation>{} に対応する開きがありません</translation>
    </message>
    <message>
        <source>{} comes back to itself through what it includes: #pragma once in its first line ends that.</source>
        <translation>{} は自身のインクルードを通じて自分に戻ります。先頭行の #pragma once で止まります。</translation>
    </message>
    <message>
        <source>{} compiled it, and {} the program that it would be compared with: compile the program anew.</source>
        <translation>これは {} が、比較対象のプログラムは {} がコンパイルしました。プログラムをコンパイルし直してください。</translation>
    </message>
    <message>
        <source>{} could not be compared with its reference: {}</source>
        <translation>{} を参照値と比較できませんでした: {}</translation>
    </message>
    <message numerus="yes">
        <source>{} differs from its reference in {} element(s), first at index {}: expected {}, got {}.</source>
        <translation>
            <numerusform>{0} は {1} 要素が参照値と異なります。最初はインデックス {2}：期待値 {3}、実際 {4}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{} does not fit in 64 bits</source>
        <translation>{} は 64 ビットに収まりません</translation>
    </message>
    <message>
        <source>{} does not fit in {}</source>
        <translation>{} は {} に収まりません</translation>
    </message>
    <message>
        <source>{} does not lie within what holds it</source>
        <translation>{} が、それを含むものの中にありません</translation>
    </message>
    <message>
        <source>{} elements are too many</source>
        <translation>{} 要素は多すぎます</translation>
    </message>
    <message>
        <source>{} ends far before what is copied; it has {}</source>
        <translation>{0} は、コピー範囲よりはるか手前で終わっています。大きさは {1} です</translation>
    </message>
    <message>
        <source>{} ends {} before what is copied; it has {}</source>
        <translation>{0} は、コピー範囲より {1} 手前で終わっています。大きさは {2} です</translation>
    </message>
    <message>
        <source>{} for what its buffers hold before and after</source>
        <translation>実行前後のバッファーの内容に {}</translation>
    </message>
    <message>
        <source>{} from address {} on are no whole elements of {} bytes</source>
        <translation>アドレス {1} からの {0} は、{2} バイトの要素の整数倍ではありません</translation>
    </message>
    <message>
        <source>{} from byte {} on lie outside {}</source>
        <translation>バイト {1} からの {0} が {2} の外です</translation>
    </message>
    <message>
        <source>{} gave {}</source>
        <translation>{} の結果は {}</translation>
    </message>
    <message>
        <source>{} has no SASS metrics: counts by line need the CUPTI of CUDA 12.6 or newer, from a newer toolkit or the package nvidia-cuda-cupti.</source>
        <translation>{} には SASS メトリックがありません。行ごとの計数には CUDA 12.6 以降の CUPTI が必要です。新しいツールキットまたはパッケージ nvidia-cuda-cupti にあります。</translation>
    </message>
    <message>
        <source>{} has no command for {}, which is compiled as if there were no project.</source>
        <translation>{} に {} 用のコマンドがないため、プロジェクトがないものとしてコンパイルします。</translation>
    </message>
    <message>
        <source>{} has no component &apos;.{}&apos;</source>
        <translation>{} に成分 &apos;.{}&apos; はありません</translation>
    </message>
    <message>
        <source>{} has no function {}: it is no NVRTC, or one older than CUDA 12; install CUDA 13.</source>
        <translation>{} に関数 {} がありません。NVRTC でないか、CUDA 12 より古いものです。CUDA 13 をインストールしてください。</translation>
    </message>
    <message>
        <source>{} has no member &apos;{}&apos;; it has {}</source>
        <translation>{} にメンバー &apos;{}&apos; はありません。あるのは {} です</translation>
    </message>
    <message>
        <source>{} has rows {} apart, and {} of each are to be copied</source>
        <translation>{0} の行間隔は {1} ですが、各行から {2} をコピーしようとしています</translation>
    </message>
    <message numerus="yes">
        <source>{} has {} byte(s), not the {} that are needed</source>
        <translation>
            <numerusform>{0} は {1} バイトですが、{2} バイト必要です</numerusform>
        </translation>
    </message>
    <message>
        <source>{} holds &quot;{}&quot;, which is no compute capability of the emulated GPU; it can be {}, and is 9.0 now.</source>
        <translation>{} の &quot;{}&quot; は、エミュレート GPU の Compute Capability ではありません。指定できるのは {} で、現在は 9.0 です。</translation>
    </message>
    <message>
        <source>{} holds &quot;{}&quot;, which is no device number; write 0 for the first device.</source>
        <translation>{} の &quot;{}&quot; はデバイス番号ではありません。最初のデバイスなら 0 と書いてください。</translation>
    </message>
    <message>
        <source>{} in the {}, which was freed</source>
        <translation>{0}、解放済みの {1} 内</translation>
    </message>
    <message>
        <source>{} in {}</source>
        <translation>{0}、{1} 内</translation>
    </message>
    <message>
        <source>{} is CUPTI with API version {}, whose records are not known; known are those of CUDA 11 to 13.</source>
        <translation>{0} は API バージョン {1} の CUPTI で、記録の形式が未知です。対応は CUDA 11～13 のものです。</translation>
    </message>
    <message>
        <source>{} is a kernel of CUDA Tile, which is launched by its grid alone</source>
        <translation>{} は CUDA Tile のカーネルで、グリッドだけで起動します</translation>
    </message>
    <message>
        <source>{} is a kernel of CUDA Tile, which is launched by its grid alone: leave the block out</source>
        <translation>{} は CUDA Tile のカーネルで、グリッドだけで起動します。ブロックを省いてください</translation>
    </message>
    <message>
        <source>{} is compiled for blocks of {} threads, not {}</source>
        <translation>{} は {} スレッドのブロック用にコンパイルされており、{} ではありません</translation>
    </message>
    <message>
        <source>{} is declared already</source>
        <translation>{} は宣言済みです</translation>
    </message>
    <message>
        <source>{} is declared with other parameters before</source>
        <translation>{} は前に異なるパラメーターで宣言されています</translation>
    </message>
    <message>
        <source>{} is given twice</source>
        <translation>{} が 2 回指定されています</translation>
    </message>
    <message>
        <source>{} is impossible: it is above the {} of the fastest arithmetic of this device; either the declared operations are too many, or the kernel does not do them.</source>
        <translation>{} は不可能です。このデバイスの最速の演算の {} を超えています。宣言した演算数が多すぎるか、カーネルがそれを実行していません。</translation>
    </message>
    <message>
        <source>{} is impossible: it is above the {} of this device&apos;s memory; either the declared bytes are too many, or a cache served them.</source>
        <translation>{} は不可能です。このデバイスのメモリの {} を超えています。宣言したバイト数が多すぎるか、キャッシュから供給されています。</translation>
    </message>
    <message>
        <source>{} is impossible: it is above the {} that L2 and memory of this device can move; either the declared bytes are too many, or the kernel has them from registers, shared memory or L1.</source>
        <translation>{} は不可能です。このデバイスの L2 とメモリが転送できる {} を超えています。宣言したバイト数が多すぎるか、カーネルがレジスタ、共有メモリ、L1 から得ています。</translation>
    </message>
    <message>
        <source>{} is neither beside {} nor in an include folder: add its folder (-I), or configure the project so that compile_commands.json names it.</source>
        <translation>{} は {} の隣にもインクルードフォルダーにもありません。フォルダーを追加（-I）するか、compile_commands.json に載るようプロジェクトを構成してください。</translation>
    </message>
    <message>
        <source>{} is no address</source>
        <translation>{} はアドレスではありません</translation>
    </message>
    <message>
        <source>{} is no compute capability that is known</source>
        <translation>{} は既知の Compute Capability ではありません</translation>
    </message>
    <message>
        <source>{} is no number that a preset gives</source>
        <translation>{} はプリセットに使える数値ではありません</translation>
    </message>
    <message>
        <source>{} is no target such as sm_90</source>
        <translation>{} は sm_90 のようなターゲットではありません</translation>
    </message>
    <message>
        <source>{} is no value of the type of &apos;{}&apos;</source>
        <translation>{} は &apos;{}&apos; の型の値ではありません</translation>
    </message>
    <message>
        <source>{} is no version of PTX</source>
        <translation>{} は PTX のバージョンではありません</translation>
    </message>
    <message>
        <source>{} is no whole number</source>
        <translation>{} は整数ではありません</translation>
    </message>
    <message>
        <source>{} is not declared as a function</source>
        <translation>{} は関数として宣言されていません</translation>
    </message>
    <message>
        <source>{} is not declared as a predicate</source>
        <translation>{} はプレディケートとして宣言されていません</translation>
    </message>
    <message>
        <source>{} is not expected between the parameters and the body of a function</source>
        <translation>{} は関数のパラメーターと本体の間に置けません</translation>
    </message>
    <message>
        <source>{} is not expected here</source>
        <translation>{} はここに置けません</translation>
    </message>
    <message>
        <source>{} is not expected in a declaration</source>
        <translation>{} は宣言の中に置けません</translation>
    </message>
    <message>
        <source>{} is not expected in a function</source>
        <translation>{} は関数の中に置けません</translation>
    </message>
    <message>
        <source>{} is not expected in the value of &apos;{}&apos;</source>
        <translation>{} は &apos;{}&apos; の値の中に置けません</translation>
    </message>
    <message>
        <source>{} is not expected outside of functions</source>
        <translation>{} は関数の外に置けません</translation>
    </message>
    <message>
        <source>{} is not from {} to {}</source>
        <translation>{} は {}～{} の範囲にありません</translation>
    </message>
    <message>
        <source>{} is not used: {}</source>
        <translation>{} は使いません: {}</translation>
    </message>
    <message>
        <source>{} is one value, not members in braces</source>
        <translation>{} は 1 つの値で、波括弧のメンバーではありません</translation>
    </message>
    <message>
        <source>{} is too old to count: hardware counters need the CUPTI of CUDA 12.6 or newer, from a newer toolkit or the package nvidia-cuda-cupti.</source>
        <translation>{} は古すぎて計数できません。ハードウェアカウンターには CUDA 12.6 以降の CUPTI が必要です。新しいツールキットまたはパッケージ nvidia-cuda-cupti にあります。</translation>
    </message>
    <message>
        <source>{} is {}, but bool takes true, false, 1 or 0</source>
        <translation>{} は {} ですが、bool は true、false、1、0 を取ります</translation>
    </message>
    <message>
        <source>{} is {}, but {} takes a whole number from {} to {}</source>
        <translation>{} は {} ですが、{} は {}～{} の整数を取ります</translation>
    </message>
    <message>
        <source>{} is {}, which does not fit in {}: it holds {} to {}</source>
        <translation>{0} は {1} で、{2} に収まりません。範囲は {3}～{4} です</translation>
    </message>
    <message>
        <source>{} is {}, which is too large for {}</source>
        <translation>{0} は {1} で、{2} には大きすぎます</translation>
    </message>
    <message>
        <source>{} is {}, which tells the type of its elements: write no other</source>
        <translation>{0} は要素の型が決まっている {1} です。他の型は書かないでください</translation>
    </message>
    <message>
        <source>{} lacks functions that CUPTI has since CUDA 11.</source>
        <translation>{} には CUDA 11 以降の CUPTI にある関数がありません。</translation>
    </message>
    <message numerus="yes">
        <source>{} more folder(s) of headers are not here.</source>
        <translation>
            <numerusform>ほか {} 個のヘッダーフォルダーがここにありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>{} must be an integer from 0 to {}</source>
        <translation>{} は 0～{} の整数でなければなりません</translation>
    </message>
    <message>
        <source>{} must be at most {}</source>
        <translation>{} は {} 以下でなければなりません</translation>
    </message>
    <message>
        <source>{} needs CUDA {}.{} or later; this is NVRTC {}</source>
        <translation>{} には CUDA {}.{} 以降が必要ですが、これは NVRTC {} です</translation>
    </message>
    <message>
        <source>{} needs integers</source>
        <translation>{} には整数が必要です</translation>
    </message>
    <message>
        <source>{} needs {} of memory ({}); {}; make the buffers smaller, or close what else needs memory</source>
        <translation>{} にはメモリ {} ({}) が必要です。{}。バッファーを小さくするか、メモリを使う他のものを閉じてください</translation>
    </message>
    <message>
        <source>{} of host memory are wanted; {}</source>
        <translation>ホストメモリ {} が必要です。{}</translation>
    </message>
    <message>
        <source>{} of the device&apos;s {} are free, {} are held here, {} by other programs and the driver</source>
        <translation>デバイスの {1} のうち空きは {0}、ここで {2}、他のプログラムとドライバーが {3} を保持しています</translation>
    </message>
    <message>
        <source>{} of the {} that the worker may use are free</source>
        <translation>ワーカーが使える {1} のうち空きは {0} です</translation>
    </message>
    <message>
        <source>{} of the {} that {} allows are free</source>
        <translation>{2} が許す {1} のうち空きは {0} です</translation>
    </message>
    <message>
        <source>{} of this machine&apos;s {} of memory are free</source>
        <translation>このマシンのメモリ {1} のうち空きは {0} です</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{1} の {0}</translation>
    </message>
    <message>
        <source>{} of {} bytes does not stay within one allocation of the device</source>
        <translation>{0} ({1} バイト) がデバイスの 1 つの割り当てに収まっていません</translation>
    </message>
    <message numerus="yes">
        <source>{} of {} differing element(s) fit, {} of {} elements that it names differ</source>
        <translation>
            <numerusform>不一致の {1} 要素中 {0} 要素が該当し、パターンの対象 {3} 要素中 {2} 要素が不一致</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {} lies beyond what a GPU has</source>
        <translation>{1} の {0} は GPU の範囲を超えています</translation>
    </message>
    <message>
        <source>{} of {} threads of the block that have not ended do not come to this barrier: {}</source>
        <translation>終了していないブロックの {1} スレッドのうち {0} が、このバリアに来ません: {2}</translation>
    </message>
    <message>
        <source>{} percentiles are wanted; at most {} are found</source>
        <translation>パーセンタイルが {} 個要求されましたが、求めるのは最大 {} 個です</translation>
    </message>
    <message>
        <source>{} printed what is no listing of Tile IR; nothing else is affected.</source>
        <translation>{} が Tile IR の一覧でないものを出力しました。他への影響はありません。</translation>
    </message>
    <message>
        <source>{} printed what is no listing of machine code; nothing else is affected.</source>
        <translation>{} が機械語の一覧でないものを出力しました。他への影響はありません。</translation>
    </message>
    <message>
        <source>{} rows of {} elements, {} apart, do not lie in {}</source>
        <translation>{1} 要素の行 {0} 本 (間隔 {2}) が {3} の中にありません</translation>
    </message>
    <message>
        <source>{} takes no arguments</source>
        <translation>{} は引数を取りません</translation>
    </message>
    <message>
        <source>{} takes {}</source>
        <translation>{} が取るのは {} です</translation>
    </message>
    <message numerus="yes">
        <source>{} takes {} argument(s), not {}</source>
        <translation>
            <numerusform>{} の引数は {} 個で、{} 個ではありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} takes {} byte(s) of parameters; {} are set</source>
        <translation>
            <numerusform>{} のパラメーターは {} バイトですが、{} バイト設定されています</numerusform>
        </translation>
    </message>
    <message>
        <source>{} takes {} here, not {}</source>
        <translation>{} がここで取るのは {} で、{} ではありません</translation>
    </message>
    <message numerus="yes">
        <source>{} takes {} value(s), not {}</source>
        <translation>
            <numerusform>{} の値は {} 個で、{} 個ではありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} thread(s)</source>
        <translation>
            <numerusform>{} スレッド</numerusform>
        </translation>
    </message>
    <message>
        <source>{} through a null pointer</source>
        <translation>null ポインターによる {}</translation>
    </message>
    <message>
        <source>{} through a null pointer minus {}</source>
        <translation>null ポインター - {1} による {0}</translation>
    </message>
    <message>
        <source>{} through a null pointer plus {}</source>
        <translation>null ポインター + {1} による {0}</translation>
    </message>
    <message>
        <source>{} to the constant {}</source>
        <translation>定数 {1} への {0}</translation>
    </message>
    <message>
        <source>{} to the kernel&apos;s parameters</source>
        <translation>カーネルのパラメーターへの {}</translation>
    </message>
    <message numerus="yes">
        <source>{} warp(s)</source>
        <translation>
            <numerusform>{} warp</numerusform>
        </translation>
    </message>
    <message>
        <source>{} was ended at its deadline of {} s; it loops without end, or it needs a longer deadline.</source>
        <translation>{} を制限時間 {} s で打ち切りました。無限ループか、より長い制限時間が必要です。</translation>
    </message>
    <message>
        <source>{} was not measured: its kernel computed something else than it should</source>
        <translation>{} は測定されませんでした。そのカーネルの計算結果が正しくありません</translation>
    </message>
    <message numerus="yes">
        <source>{} were asked for; {} block(s) of {} are in use, the pool holds {}, of which {} are idle, at most {} in one piece</source>
        <translation>
            <numerusform>{0} が要求されました。{2} のブロックが {1} 個使用中、プールは {3} を保持し、うち {4} が空き、連続では最大 {5} です</numerusform>
        </translation>
    </message>
    <message>
        <source>{} while it ran {}; the next run gets a new one.</source>
        <translation>{1} の実行中に {0}。次の実行は新しいプロセスで行います。</translation>
    </message>
    <message>
        <source>{} while it ran {}; {}, the next run gets a new one.</source>
        <translation>{1} の実行中に {0}。{2}。次の実行は新しいプロセスで行います。</translation>
    </message>
    <message>
        <source>{} x {} texels, rows {} apart, do not lie in {}</source>
        <translation>{0} x {1} テクセル (行間隔 {2}) が {3} の中にありません</translation>
    </message>
    <message>
        <source>{} {} is 0; it must be at least 1.</source>
        <translation>{} {} が 0 です。1 以上でなければなりません。</translation>
    </message>
    <message>
        <source>{} {} is {}; the device takes at most {}.</source>
        <translation>{} {} が {} です。デバイスの上限は {} です。</translation>
    </message>
    <message>
        <source>{} {} on this program; nothing else is affected.</source>
        <translation>{} がこのプログラムで{}。他への影響はありません。</translation>
    </message>
    <message numerus="yes">
        <source>{} {} sample(s) are left out, as the device held its clocks down then.</source>
        <translation>
            <numerusform>{0} デバイスがその間クロックを下げていたため、{1} サンプルを除外しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{}, and the SM&apos;s {} hold {}</source>
        <translation>{0}。SM の {1} には {2} 入ります</translation>
    </message>
    <message>
        <source>{}, at {}</source>
        <translation>{} ({})</translation>
    </message>
    <message>
        <source>{}, at {} and at {}</source>
        <translation>{} ({} と {})</translation>
    </message>
    <message>
        <source>{}, column {}: {}</source>
        <translation>{}、{} 列目: {}</translation>
    </message>
    <message>
        <source>{}, grid.x, block.x and the source&apos;s macros</source>
        <translation>{}、grid.x、block.x、およびソースのマクロ</translation>
    </message>
    <message>
        <source>{}, in CUDA_PATH and on PATH</source>
        <translation>{}、CUDA_PATH、および PATH</translation>
    </message>
    <message>
        <source>{}, inlined into {}</source>
        <translation>{} ({} にインライン展開)</translation>
    </message>
    <message>
        <source>{}, so one warp takes {} and {} of the SM ({}) holds {}; the whole SM holds {}, room for {}</source>
        <translation>{0}。1 warp は {1} を使い、SM の {2} ({3}) には {4} 入ります。SM 全体では {5}、{6} 分です</translation>
    </message>
    <message>
        <source>{}, where no allocation is</source>
        <translation>{} (割り当てのない場所)</translation>
    </message>
    <message numerus="yes">
        <source>{}, {} byte(s)</source>
        <translation>
            <numerusform>{}、{} バイト</numerusform>
        </translation>
    </message>
    <message>
        <source>{}, {} on the emulated GPU</source>
        <translation>{}、エミュレート GPU では {}</translation>
    </message>
    <message>
        <source>{}, {} to compare with</source>
        <translation>{}、比較用に {}</translation>
    </message>
    <message>
        <source>{}, {}, which was freed</source>
        <translation>{}、{}、解放済み</translation>
    </message>
    <message>
        <source>{}-byte allocation {}</source>
        <translation>{} バイトの割り当て {}</translation>
    </message>
    <message>
        <source>{}-byte variable {}</source>
        <translation>{} バイトの変数 {}</translation>
    </message>
    <message>
        <source>{}-byte {}</source>
        <translation>{} バイトの {}</translation>
    </message>
    <message>
        <source>{}: the text holds a NUL character; a CUDA source is text in UTF-8.</source>
        <translation>{}：テキストに NUL 文字があります。CUDA ソースは UTF-8 のテキストです。</translation>
    </message>
    <message>
        <source>{}: the text holds a byte 0xFF; a CUDA source is text in UTF-8.</source>
        <translation>{}：テキストにバイト 0xFF があります。CUDA ソースは UTF-8 のテキストです。</translation>
    </message>
    <message>
        <source>{}; a new one takes its place.</source>
        <translation>{}。新しいもので置き換えます。</translation>
    </message>
    <message>
        <source>{}; files, and memory that processes share, may not be longer here (ulimit -f), raise the limit</source>
        <translation>{}。ファイルとプロセス間で共有するメモリは、ここではこれ以上長くできません（ulimit -f）。制限を引き上げてください</translation>
    </message>
    <message>
        <source>{}; in use by {}</source>
        <translation>{}。{} が使用中</translation>
    </message>
    <message>
        <source>{}; it wrote: &quot;{}&quot;</source>
        <translation>{}。出力：&quot;{}&quot;</translation>
    </message>
    <message>
        <source>{}; its limit is {}</source>
        <translation>{}。上限は {} です</translation>
    </message>
    <message>
        <source>{}; no more open files are allowed here (ulimit -n), raise the limit</source>
        <translation>{}。ここではこれ以上ファイルを開けません（ulimit -n）。制限を引き上げてください</translation>
    </message>
    <message>
        <source>{}; no more processes and threads are allowed here (ulimit -u, or the container&apos;s limit), end some or raise it</source>
        <translation>{}。ここではこれ以上プロセスやスレッドを作れません（ulimit -u、またはコンテナの制限）。一部を終了するか、制限を引き上げてください</translation>
    </message>
    <message>
        <source>{}{}
options: {}</source>
        <translation>{}{}
オプション: {}</translation>
    </message>
    <message>
        <source>, despite the higher occupancy, {} against {}</source>
        <translation>(占有率は {} 対 {} と高いのに)</translation>
    </message>
    <message>
        <source>, despite the lower occupancy, {} against {}</source>
        <translation>(占有率は {} 対 {} と低いのに)</translation>
    </message>
    <message>
        <source>1 block of 1 thread</source>
        <translation>1 ブロック、1 スレッド</translation>
    </message>
    <message>
        <source>1 block of {} threads</source>
        <translation>1 ブロック、ブロックあたり {} スレッド</translation>
    </message>
    <message>
        <source>A kernel of CUDA Tile has no occupancy by block size: its compiler chose the threads of a block.</source>
        <translation>CUDA Tile のカーネルにはブロックサイズごとの占有率がありません。ブロックのスレッド数はコンパイラが選びました。</translation>
    </message>
    <message>
        <source>Answers that were compiled</source>
        <translation>コンパイルした案</translation>
    </message>
    <message>
        <source>April</source>
        <translation>4月</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>アーキテクチャ</translation>
    </message>
    <message>
        <source>Architecture matrix</source>
        <translation>アーキテクチャマトリックス</translation>
    </message>
    <message>
        <source>August</source>
        <translation>8月</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>バリア</translation>
    </message>
    <message>
        <source>Block slots</source>
        <translation>ブロックスロット</translation>
    </message>
    <message>
        <source>CANNOT TELL</source>
        <translation>判定不能</translation>
    </message>
    <message>
        <source>Calculated with other inputs, not compiled</source>
        <translation>別の入力で計算 (未コンパイル)</translation>
    </message>
    <message>
        <source>Calculated, each change alone:</source>
        <translation>計算値 (それぞれ単独の変更):</translation>
    </message>
    <message>
        <source>Calculated, not compiled:</source>
        <translation>計算値、未コンパイル:</translation>
    </message>
    <message>
        <source>Calculated: no change of one input raises it.</source>
        <translation>計算値：1 つの入力の変更では上がりません。</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Carve-out</source>
        <translation>カーブアウト</translation>
    </message>
    <message>
        <source>Charts of {}</source>
        <translation>{} のグラフ</translation>
    </message>
    <message>
        <source>Cluster size</source>
        <translation>クラスターサイズ</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>コンパイラ</translation>
    </message>
    <message>
        <source>Compiler messages</source>
        <translation>コンパイラのメッセージ</translation>
    </message>
    <message>
        <source>Cubin hash</source>
        <translation>cubin ハッシュ</translation>
    </message>
    <message>
        <source>DOUBTFUL</source>
        <translation>疑わしい</translation>
    </message>
    <message>
        <source>December</source>
        <translation>12月</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>Differs after the samples</source>
        <translation>サンプル後に不一致</translation>
    </message>
    <message>
        <source>Distribution of the measured times, median {}</source>
        <translation>実測時間の分布、中央値 {}</translation>
    </message>
    <message>
        <source>Distributions of the measured times: {}; {}</source>
        <translation>実測時間の分布: {}、{}</translation>
    </message>
    <message>
        <source>Doubtful: {}</source>
        <translation>疑わしい: {}</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>Driver {}</source>
        <translation>ドライバー {}</translation>
    </message>
    <message>
        <source>Dynamic shared</source>
        <translation>動的共有</translation>
    </message>
    <message>
        <source>Empty window {}</source>
        <translation>空の区間 {}</translation>
    </message>
    <message>
        <source>Ended at its deadline</source>
        <translation>制限時間で終了</translation>
    </message>
    <message>
        <source>Enqueue cost within the time</source>
        <translation>時間に投入コストを含む</translation>
    </message>
    <message>
        <source>Enqueued before it starts</source>
        <translation>開始前に投入</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>FASTER</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Failed on the device</source>
        <translation>デバイスで失敗</translation>
    </message>
    <message>
        <source>February</source>
        <translation>2月</translation>
    </message>
    <message>
        <source>GPU process lost</source>
        <translation>GPU プロセス消失</translation>
    </message>
    <message>
        <source>IMPOSSIBLE</source>
        <translation>あり得ない</translation>
    </message>
    <message>
        <source>It is at the maximum.</source>
        <translation>最大です。</translation>
    </message>
    <message>
        <source>It loads nothing; it holds its tables and samples as JSON.</source>
        <translation>何も読み込みません。表とサンプルを JSON として含みます。</translation>
    </message>
    <message>
        <source>January</source>
        <translation>1月</translation>
    </message>
    <message>
        <source>July</source>
        <translation>7月</translation>
    </message>
    <message>
        <source>June</source>
        <translation>6月</translation>
    </message>
    <message>
        <source>Kernel time by CUPTI, in steps of {}</source>
        <translation>CUPTI によるカーネル時間、{} 刻み</translation>
    </message>
    <message>
        <source>Kernel time: windows less the cost of a launch, to within {}</source>
        <translation>カーネル時間: 区間から起動コストを引いた値、誤差 {} 以内</translation>
    </message>
    <message>
        <source>L2 cold</source>
        <translation>L2 コールド</translation>
    </message>
    <message>
        <source>L2 hot</source>
        <translation>L2 ホット</translation>
    </message>
    <message>
        <source>L2 was hot in one and flushed in the other</source>
        <translation>一方は L2 ホット、他方は L2 フラッシュ済み</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>Line {}, edited last: {}.</source>
        <translation>最後に編集した {} 行目：{}。</translation>
    </message>
    <message>
        <source>March</source>
        <translation>3月</translation>
    </message>
    <message>
        <source>May</source>
        <translation>5月</translation>
    </message>
    <message>
        <source>Measured time</source>
        <translation>実測時間</translation>
    </message>
    <message>
        <source>Median {}</source>
        <translation>中央値 {}</translation>
    </message>
    <message>
        <source>Memory clock {}</source>
        <translation>メモリクロック {}</translation>
    </message>
    <message>
        <source>Modelled, not measured</source>
        <translation>実測ではなくモデル値</translation>
    </message>
    <message>
        <source>No counts</source>
        <translation>カウントなし</translation>
    </message>
    <message>
        <source>No reference was given to compare the results with.</source>
        <translation>結果と比較する参照が指定されていません。</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>比較なし</translation>
    </message>
    <message>
        <source>Not compiled: {}</source>
        <translation>未コンパイル: {}</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>未実行</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>未検証</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Nothing got worse.</source>
        <translation>悪化したものはありません。</translation>
    </message>
    <message>
        <source>November</source>
        <translation>11月</translation>
    </message>
    <message>
        <source>Occupancy against {}; now {}</source>
        <translation>占有率と{}、現在 {}</translation>
    </message>
    <message>
        <source>Occupancy, %</source>
        <translation>占有率 (%)</translation>
    </message>
    <message>
        <source>Occupancy, calculated</source>
        <translation>占有率 (計算値)</translation>
    </message>
    <message>
        <source>October</source>
        <translation>10月</translation>
    </message>
    <message>
        <source>Of the build</source>
        <translation>ビルドの値</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Ran</source>
        <translation>実行済み</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Registers per thread</source>
        <translation>レジスタ/スレッド</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Roofline:</source>
        <translation>ルーフライン:</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>SLOWER</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>SM clock {}</source>
        <translation>SM クロック {}</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>September</source>
        <translation>9月</translation>
    </message>
    <message>
        <source>Shared memory per block, KiB</source>
        <translation>共有メモリ/ブロック (KiB)</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Source hash</source>
        <translation>ソースのハッシュ</translation>
    </message>
    <message>
        <source>Source of {}</source>
        <translation>{} のソース</translation>
    </message>
    <message>
        <source>Static shared</source>
        <translation>静的共有</translation>
    </message>
    <message>
        <source>The emulated GPU counts instructions; it has no times.</source>
        <translation>エミュレート GPU は命令を数えます。時間はありません。</translation>
    </message>
    <message>
        <source>The line that was edited last</source>
        <translation>最後に編集した行</translation>
    </message>
    <message>
        <source>The medians of {} and {} differ by {}, but their intervals leave both open ({}).</source>
        <translation>{} と {} の中央値の差は {} ですが、区間からはどちらとも言えません（{}）。</translation>
    </message>
    <message>
        <source>The two timings cannot be compared: {}.</source>
        <translation>2 つの計測は比較できません：{}。</translation>
    </message>
    <message>
        <source>This file reopens in KernelDesk: File, Open. It loads nothing; it holds the source, inputs, tables and samples as JSON.</source>
        <translation>このファイルは KernelDesk の「ファイル」→「開く」で開き直せます。何も読み込みません。ソース、入力、表、サンプルを JSON として含みます。</translation>
    </message>
    <message>
        <source>Throttle: {}</source>
        <translation>スロットリング: {}</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Time {}</source>
        <translation>時間 {}</translation>
    </message>
    <message>
        <source>Time, median ({} interval)</source>
        <translation>時間、中央値 ({} 区間)</translation>
    </message>
    <message>
        <source>Time, {}</source>
        <translation>時間 ({})</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Verdict and receipt</source>
        <translation>判定と計測記録</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>Verification and receipt</source>
        <translation>検証と計測記録</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>検証済み</translation>
    </message>
    <message>
        <source>Verified before and after</source>
        <translation>前後で検証済み</translation>
    </message>
    <message>
        <source>Virtual resources</source>
        <translation>仮想リソース</translation>
    </message>
    <message>
        <source>Warm-up {}</source>
        <translation>ウォームアップ {}</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>warp</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>何で変わるか</translation>
    </message>
    <message>
        <source>What would change the calculation</source>
        <translation>何で計算が変わるか</translation>
    </message>
    <message>
        <source>Where launch bounds go</source>
        <translation>launch bounds を書く場所</translation>
    </message>
    <message>
        <source>Window {}</source>
        <translation>区間 {}</translation>
    </message>
    <message>
        <source>Windows, about {} longer than the kernel</source>
        <translation>区間、カーネルより約 {} 長い</translation>
    </message>
    <message>
        <source>Worse:</source>
        <translation>悪化:</translation>
    </message>
    <message>
        <source>and {} more</source>
        <translation>ほか {} 件</translation>
    </message>
    <message>
        <source>architecture</source>
        <translation>アーキテクチャ</translation>
    </message>
    <message>
        <source>at maximum</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>better</source>
        <translation>改善</translation>
    </message>
    <message>
        <source>better: compiled now</source>
        <translation>改善: コンパイル可になった</translation>
    </message>
    <message numerus="yes">
        <source>blocks of {} thread(s)</source>
        <translation>
            <numerusform>ブロックあたり {} スレッド</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation>実行不可</translation>
    </message>
    <message>
        <source>carve-out ≥ {}</source>
        <translation>カーブアウト ≥ {}</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>cluster size</source>
        <translation>クラスターサイズ</translation>
    </message>
    <message>
        <source>clusters of ≤ {}</source>
        <translation>クラスター ≤ {}</translation>
    </message>
    <message>
        <source>does not compile</source>
        <translation>コンパイル不可</translation>
    </message>
    <message>
        <source>does not run</source>
        <translation>実行不可</translation>
    </message>
    <message>
        <source>driver {}</source>
        <translation>ドライバー {}</translation>
    </message>
    <message>
        <source>driver&apos;s default</source>
        <translation>ドライバーの既定</translation>
    </message>
    <message>
        <source>dynamic shared</source>
        <translation>動的共有</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>以前</translation>
    </message>
    <message>
        <source>free up to {}</source>
        <translation>{} まで余裕</translation>
    </message>
    <message>
        <source>further lines are in the data of this file</source>
        <translation>続きの行はこのファイルのデータにあります</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>→</translation>
    </message>
    <message>
        <source>median {}</source>
        <translation>中央値 {}</translation>
    </message>
    <message>
        <source>median {} on {}</source>
        <translation>{1} での中央値 {0}</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>none by one change</source>
        <translation>単独では不可</translation>
    </message>
    <message>
        <source>not compiled</source>
        <translation>未コンパイル</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>未実行</translation>
    </message>
    <message>
        <source>not timed</source>
        <translation>未計測</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>占有率</translation>
    </message>
    <message>
        <source>occupancy {}</source>
        <translation>占有率 {}</translation>
    </message>
    <message>
        <source>occupancy {} → {}</source>
        <translation>占有率 {} → {}</translation>
    </message>
    <message>
        <source>only after</source>
        <translation>後だけにある</translation>
    </message>
    <message>
        <source>only before</source>
        <translation>前だけにある</translation>
    </message>
    <message>
        <source>only one report has a time</source>
        <translation>時間があるのは一方のレポートだけです</translation>
    </message>
    <message>
        <source>ran, not compared</source>
        <translation>実行済み、比較なし</translation>
    </message>
    <message>
        <source>registers {} → {}</source>
        <translation>レジスタ {} → {}</translation>
    </message>
    <message>
        <source>same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>spilled bytes</source>
        <translation>スピルのバイト数</translation>
    </message>
    <message>
        <source>spilled {} → {}</source>
        <translation>スピル {} → {}</translation>
    </message>
    <message>
        <source>static shared</source>
        <translation>静的共有</translation>
    </message>
    <message>
        <source>the compile for {}</source>
        <translation>{} 向けのコンパイル</translation>
    </message>
    <message>
        <source>the earlier timing</source>
        <translation>以前の計測</translation>
    </message>
    <message>
        <source>the launches have different arguments</source>
        <translation>起動の引数が異なります</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>they are of different devices</source>
        <translation>デバイスが異なります</translation>
    </message>
    <message>
        <source>this one</source>
        <translation>今回</translation>
    </message>
    <message>
        <source>this timing</source>
        <translation>今回の計測</translation>
    </message>
    <message>
        <source>threads per block</source>
        <translation>ブロックあたりのスレッド数</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>検証済み</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>悪化</translation>
    </message>
    <message>
        <source>worse: no longer compiled</source>
        <translation>悪化: コンパイル不可になった</translation>
    </message>
    <message>
        <source>{} ({} to {})</source>
        <translation>{} ({}～{})</translation>
    </message>
    <message>
        <source>{} agrees with its reference; largest difference {}.</source>
        <translation>{} は参照と一致します。最大差 {}。</translation>
    </message>
    <message>
        <source>{} blocks of 1 thread</source>
        <translation>{} ブロック、ブロックあたり 1 スレッド</translation>
    </message>
    <message>
        <source>{} blocks of {} threads</source>
        <translation>{} ブロック、ブロックあたり {} スレッド</translation>
    </message>
    <message>
        <source>{} by the {} intervals of both medians; two separate timings, not interleaved</source>
        <translation>両中央値の {1} 区間により {0}、交互ではなく別々の計測</translation>
    </message>
    <message>
        <source>{} far outside, not drawn</source>
        <translation>大きく外れた {} 個は描画せず</translation>
    </message>
    <message>
        <source>{} in use: {}</source>
        <translation>{} 使用中: {}</translation>
    </message>
    <message>
        <source>{} interval {} to {}, {} from {} to {}</source>
        <translation>{} 区間 {}～{}、{} ({}～{})</translation>
    </message>
    <message>
        <source>{} launches a sample</source>
        <translation>{} 回の起動/サンプル</translation>
    </message>
    <message>
        <source>{} occupancy</source>
        <translation>占有率 {}</translation>
    </message>
    <message>
        <source>{} occupancy, limited by {}</source>
        <translation>占有率 {}、制限要因 {}</translation>
    </message>
    <message>
        <source>{} of 1 sample</source>
        <translation>1 サンプル中 {}</translation>
    </message>
    <message>
        <source>{} of {} samples</source>
        <translation>{1} サンプル中 {0}</translation>
    </message>
    <message>
        <source>{} of {} warps per SM.</source>
        <translation>SM あたり {1} 中 {0} warp。</translation>
    </message>
    <message>
        <source>{} on {}</source>
        <translation>{} ({})</translation>
    </message>
    <message>
        <source>{} on {}: {}</source>
        <translation>{} ({}): {}</translation>
    </message>
    <message numerus="yes">
        <source>{} register(s)</source>
        <translation>
            <numerusform>{} レジスタ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} sample(s)</source>
        <translation>
            <numerusform>{} サンプル</numerusform>
        </translation>
    </message>
    <message>
        <source>{} samples, until the median was known to within {}</source>
        <translation>{} サンプル、中央値が {} 以内に定まるまで</translation>
    </message>
    <message>
        <source>{} takes as long as {} within {} ({}).</source>
        <translation>{} は {} と {} 以内で同じ時間です（{}）。</translation>
    </message>
    <message>
        <source>{} takes {} less time than {}{} ({}).</source>
        <translation>{0} は {2} より時間が {1} 短くなります{3} ({4})。</translation>
    </message>
    <message>
        <source>{} takes {} more time than {}{} ({}).</source>
        <translation>{0} は {2} より時間が {1} 長くなります{3} ({4})。</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>{}～{}</translation>
    </message>
    <message>
        <source>{} where the build has {}, with {}. {}</source>
        <translation>{}（ビルドでは {}）、変更は {}。{}</translation>
    </message>
    <message>
        <source>{} {} instead of {}</source>
        <translation>{} {} ({} の代わり)</translation>
    </message>
    <message>
        <source>{} {} {}, {} UTC</source>
        <translation>{2}年{1}{0}日 {3} UTC</translation>
    </message>
    <message>
        <source>{} {}, of the build {}, {}</source>
        <translation>{} {}、ビルドでは {}、{}</translation>
    </message>
    <message>
        <source>{}, but {} spilled</source>
        <translation>{}、ただしスピル {}</translation>
    </message>
    <message>
        <source>{}, from {} to {}</source>
        <translation>{} ({}～{})</translation>
    </message>
    <message>
        <source>{}, limiter</source>
        <translation>{} (制限要因)</translation>
    </message>
    <message>
        <source>{}, median {}</source>
        <translation>{}、中央値 {}</translation>
    </message>
    <message>
        <source>{}, occupancy report</source>
        <translation>{}、占有率レポート</translation>
    </message>
    <message>
        <source>{}, which falls short of {}</source>
        <translation>{} ({} に届かず)</translation>
    </message>
    <message>
        <source>{}, {} spilled</source>
        <translation>{}、スピル {}</translation>
    </message>
    <message>
        <source>{}: 1 element differs from the reference, at index {}: {} where {} is expected.</source>
        <translation>{}：1 要素が参照と異なります。インデックス {} で {}、期待値は {}。</translation>
    </message>
    <message>
        <source>{}: median {}</source>
        <translation>{}: 中央値 {}</translation>
    </message>
    <message>
        <source>{}: what changed</source>
        <translation>{}: 変わった点</translation>
    </message>
    <message>
        <source>{}: {} elements differ from the reference, the first at index {}: {} where {} is expected.</source>
        <translation>{}：{} 要素が参照と異なります。最初はインデックス {} で {}、期待値は {}。</translation>
    </message>
    <message numerus="yes">
        <source>≤ {} barrier(s)</source>
        <translation>
            <numerusform>≤ {} バリア</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≤ {} register(s)</source>
        <translation>
            <numerusform>≤ {} レジスタ</numerusform>
        </translation>
    </message>
    <message>
        <source>≤ {} shared memory</source>
        <translation>共有メモリ ≤ {}</translation>
    </message>
    <message>
        <source>{} in line {}</source>
        <translation>{1} 行目の {0}</translation>
    </message>
    <message>
        <source>it is to be kernel:NAME, expr:EXPRESSION, file:x.npy or file(&quot;x.npz&quot;, &quot;array&quot;)</source>
        <translation>kernel:NAME、expr:EXPRESSION、file:x.npy、file(&quot;x.npz&quot;, &quot;array&quot;) のいずれかにしてください</translation>
    </message>
    <message>
        <source>{} has no element {} to watch</source>
        <translation>{} に監視する要素 {} はありません</translation>
    </message>
    <message>
        <source>{}: element {}, where there are {} of {}</source>
        <translation>{0}：要素 {1}。{3} の要素は {2} 個です</translation>
    </message>
    <message>
        <source>all 32 lanes of a warp must execute this instruction together, but its predicate is false in lanes {}</source>
        <translation>warp の 32 レーンすべてがこの命令を一緒に実行しなければなりませんが、レーン {} では述語が偽です</translation>
    </message>
    <message>
        <source>all 32 lanes of a warp must execute this instruction together, but lanes {} have ended or are not of the block</source>
        <translation>warp の 32 レーンすべてがこの命令を一緒に実行しなければなりませんが、レーン {} は終了しているか、ブロックに属していません</translation>
    </message>
    <message>
        <source>lane {} gives another address or stride of the matrix than lane 0: all lanes of a warp must give the same</source>
        <translation>レーン {} の行列のアドレスまたはストライドがレーン 0 と異なります。warp の全レーンが同じ値を渡さなければなりません</translation>
    </message>
    <message>
        <source>lanes {} wait at an instruction that all 32 lanes of a warp must execute together for lanes {} that do not come: {}</source>
        <translation>レーン {0} は、warp の 32 レーンすべてが一緒に実行しなければならない命令で、来ないレーン {1} を待っています: {2}</translation>
    </message>
    <message>
        <source>operand {} has {} registers instead of {}</source>
        <translation>オペランド {0} のレジスターは {2} 個ではなく {1} 個です</translation>
    </message>
    <message>
        <source>rows of matrices are in shared memory, and the generic address of this one is in another space</source>
        <translation>行列の行は共有メモリにありますが、この行の汎用アドレスは別の空間にあります</translation>
    </message>
    <message>
        <source>the matrix begins at an address that is misaligned by {}: it must be a multiple of {} bytes</source>
        <translation>行列の先頭アドレスが {} だけずれています。{} バイトの倍数でなければなりません</translation>
    </message>
    <message>
        <source>the sparsity selector is {}: it must be less than {}</source>
        <translation>スパース性セレクターが {} です。{} 未満でなければなりません</translation>
    </message>
    <message>
        <source>the stride of the matrix is {} elements of {} bits: it must be a multiple of {} bytes</source>
        <translation>行列のストライドは {1} ビットの要素 {0} 個分です。{2} バイトの倍数でなければなりません</translation>
    </message>
    <message>
        <source>this instruction needs .sync and a member mask from sm_70 on</source>
        <translation>この命令には sm_70 以降 .sync とメンバーマスクが必要です</translation>
    </message>
    <message>
        <source>&apos;{}&apos; does not fill {}, which has {} bytes: give a recipe, as in random(seed=1); recipes are {}</source>
        <translation>&apos;{0}&apos; では {1}（{2} バイト）を埋められません。random(seed=1) のようにレシピを指定してください。レシピは {3} です</translation>
    </message>
    <message>
        <source>a variable needs either a value or a buffer</source>
        <translation>変数には値かバッファーのどちらか一方が必要です</translation>
    </message>
    <message>
        <source>the buffer of a variable is that of something else, too</source>
        <translation>変数のバッファーがほかのものにも使われています</translation>
    </message>
    <message numerus="yes">
        <source>the file holds {} element(s), and {} has room for {}</source>
        <translation>
            <numerusform>ファイルには {0} 個の要素がありますが、{1} に入るのは {2} 個です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the variable has {} byte(s), and is given {}</source>
        <translation>
            <numerusform>変数は {0} バイトですが、{1} が与えられました</numerusform>
        </translation>
    </message>
    <message>
        <source>variables</source>
        <translation>変数</translation>
    </message>
    <message>
        <source>{} is a __constant__ variable, which kernels only read: it can be no output</source>
        <translation>{} は __constant__ 変数で、カーネルは読み取るだけです。出力にはできません</translation>
    </message>
    <message>
        <source>{} is filled from its first element on: give a count alone, as in zeros[16]</source>
        <translation>{} は最初の要素から埋められます。zeros[16] のように個数だけを指定してください</translation>
    </message>
    <message>
        <source>{}, and the variables {}</source>
        <translation>{0}、および変数 {1}</translation>
    </message>
    <message>
        <source>No host code launches the kernel; its words suggest this block.</source>
        <translation>カーネルを起動するホストコードがありません。カーネルの記述からこのブロックが考えられます。</translation>
    </message>
    <message>
        <source>No host code launches the kernel; its words suggest this grid.</source>
        <translation>カーネルを起動するホストコードがありません。カーネルの記述からこのグリッドが考えられます。</translation>
    </message>
    <message>
        <source>No host code launches the kernel; this gives an element to each thread of a block.</source>
        <translation>カーネルを起動するホストコードがありません。これでブロックの各スレッドに要素が一つずつ渡ります。</translation>
    </message>
    <message>
        <source>Nothing tells its value; this is one to start from, by its type.</source>
        <translation>値を示すものがありません。型から選んだ最初の値です。</translation>
    </message>
    <message>
        <source>a bulk copy of {} bytes: their number must be a multiple of {}</source>
        <translation>{} バイトの一括コピー: バイト数は {} の倍数でなければなりません</translation>
    </message>
    <message>
        <source>a thread arrives at the barrier of its cluster twice without waiting there</source>
        <translation>スレッドがクラスタのバリアに、そこで待たずに 2 回到達しています</translation>
    </message>
    <message>
        <source>a thread waits at the barrier of its cluster where it has not arrived</source>
        <translation>スレッドが、到達していないクラスタのバリアで待っています</translation>
    </message>
    <message>
        <source>a {} at shared address {} by thread {}</source>
        <translation>スレッド {2} による共有アドレス {1} での {0}</translation>
    </message>
    <message>
        <source>a {} at shared address {} by thread {} is not ordered behind the bulk copy of thread {} that reads those bytes: that has not been waited for</source>
        <translation>スレッド {2} による共有アドレス {1} での {0} は、そのバイトを読むスレッド {3} の一括コピーの後に順序付けられていません: その完了が待たれていません</translation>
    </message>
    <message>
        <source>an arrival with .noComplete completes its phase</source>
        <translation>「.noComplete」付きの到達がフェーズを完了させます</translation>
    </message>
    <message>
        <source>an mbarrier is in shared memory</source>
        <translation>mbarrier は共有メモリにあります</translation>
    </message>
    <message>
        <source>an mbarrier is in shared memory, and the generic address of this one is in another space</source>
        <translation>mbarrier は共有メモリにあるものですが、この汎用アドレスは別の空間にあります</translation>
    </message>
    <message>
        <source>block {} of the cluster does not exist: it has {}</source>
        <translation>クラスタのブロック {} は存在しません: ブロック数は {} です</translation>
    </message>
    <message>
        <source>global memory at {} was changed while an asynchronous copy of thread {} was reading it</source>
        <translation>{} のグローバルメモリが、スレッド {} の非同期コピーが読んでいる間に変更されました</translation>
    </message>
    <message>
        <source>it awaits more arrivals than are possible</source>
        <translation>可能な数を超える到達を待っています</translation>
    </message>
    <message>
        <source>it copies {} bytes: .cg copies 16</source>
        <translation>{} バイトをコピーします: .cg がコピーするのは 16 バイトです</translation>
    </message>
    <message>
        <source>it copies {} bytes: 4, 8 or 16 are possible</source>
        <translation>{} バイトをコピーします: 可能なのは 4、8、16 バイトです</translation>
    </message>
    <message>
        <source>it counts {} arrivals: 1 to {} are possible</source>
        <translation>{} 回の到達を数えます: 可能なのは 1 から {} です</translation>
    </message>
    <message>
        <source>it has been ended before a bulk copy has told it of its bytes</source>
        <translation>一括コピーがバイト数を知らせる前に終了されました</translation>
    </message>
    <message>
        <source>it is made for {} arrivals: 1 to {} are possible</source>
        <translation>{} 回の到達用に作られています: 可能なのは 1 から {} です</translation>
    </message>
    <message>
        <source>it would await {} bytes: {} are possible</source>
        <translation>{} バイトを待つことになります: 可能なのは {} バイトです</translation>
    </message>
    <message>
        <source>its 8 bytes have been overwritten</source>
        <translation>その 8 バイトが上書きされています</translation>
    </message>
    <message>
        <source>no mbarrier.init has made it, or mbarrier.inval has ended it</source>
        <translation>mbarrier.init で作られていないか、mbarrier.inval で終了されています</translation>
    </message>
    <message>
        <source>no thread of the block can go on: thread {} waits for a phase of parity {} of {}, of which {}</source>
        <translation>ブロックのどのスレッドも進めません: スレッド {0} が {2} のパリティ {1} のフェーズを待っています。{3}</translation>
    </message>
    <message>
        <source>no thread of the block can go on: thread {} waits for {}, of which {}</source>
        <translation>ブロックのどのスレッドも進めません: スレッド {} が {} を待っています。{}</translation>
    </message>
    <message>
        <source>nothing orders this behind its mbarrier.init by thread {}: a barrier is missing</source>
        <translation>これをスレッド {} による mbarrier.init の後に順序付けるものがありません: バリアが欠けています</translation>
    </message>
    <message>
        <source>parameters of functions are not copied asynchronously</source>
        <translation>関数のパラメータは非同期にはコピーされません</translation>
    </message>
    <message>
        <source>the block ends while the bulk copy of thread {} reads its shared memory: nothing has waited for that</source>
        <translation>スレッド {} の一括コピーが共有メモリを読んでいる間にブロックが終わります: その完了を待つものがありません</translation>
    </message>
    <message>
        <source>the bulk copy of thread {} reads shared address {}, which thread {} wrote: no fence.proxy.async stands between</source>
        <translation>スレッド {} の一括コピーが共有アドレス {} を読みますが、そこはスレッド {} が書いたものです: 間に fence.proxy.async がありません</translation>
    </message>
    <message>
        <source>the mbarrier at shared address {}</source>
        <translation>共有アドレス {} の mbarrier</translation>
    </message>
    <message>
        <source>the mbarrier at shared address {} (variable {})</source>
        <translation>共有アドレス {} の mbarrier (変数 {})</translation>
    </message>
    <message numerus="yes">
        <source>{} arrival(s) are dropped of the {} that it expects</source>
        <translation>
            <numerusform>待っている {1} 回の到達から {0} 回が取り除かれます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} arrival(s) where {} of the {} of its phase {} are left</source>
        <translation>
            <numerusform>フェーズ {3} の {2} 回のうち残り {1} 回のところへ {0} 回の到達</numerusform>
        </translation>
    </message>
    <message>
        <source>{} bytes more have come than were announced: {} are possible</source>
        <translation>予告より {} バイト多く届きました: 可能なのは {} バイトです</translation>
    </message>
    <message>
        <source>{} comes before the copy of thread {} that fills those bytes has arrived, which the mbarrier at {} will tell</source>
        <translation>{} が、そのバイトを埋めるスレッド {} のコピーの到着より前にあります。到着は {} の mbarrier が知らせます</translation>
    </message>
    <message>
        <source>{} comes before thread {} has waited for its cp.async that fills those bytes</source>
        <translation>{} が、そのバイトを埋める cp.async をスレッド {} が待つより前にあります</translation>
    </message>
    <message>
        <source>{} groups cannot be pending</source>
        <translation>{} 個のグループを未完了にはできません</translation>
    </message>
    <message>
        <source>{} has been ended before copies have told it of their end</source>
        <translation>{} は、コピーが完了を知らせる前に終了されました</translation>
    </message>
    <message>
        <source>{} has been ended while threads wait for it</source>
        <translation>{} は、スレッドが待っている間に終了されました</translation>
    </message>
    <message>
        <source>{} is not ordered behind the copy of thread {} that filled those bytes: nothing tells it that the phase of the mbarrier at {} has completed</source>
        <translation>{} は、そのバイトを埋めたスレッド {} のコピーの後に順序付けられていません: {} の mbarrier のフェーズが完了したことを知らせるものがありません</translation>
    </message>
    <message>
        <source>{} of {} arrivals have come in its phase {}</source>
        <translation>そのフェーズ {2} では {1} 回のうち {0} 回の到達がありました</translation>
    </message>
    <message>
        <source>{}, and {} bytes of copies are awaited</source>
        <translation>{}。コピーの {} バイトがまだ届いていません</translation>
    </message>
    <message>
        <source>{}, none of them from warp {}</source>
        <translation>{}。warp {} からの到達はありません</translation>
    </message>
    <message>
        <source>a real GPU takes no order of blocks and warps; run it on the device emulated</source>
        <translation>実際の GPU はブロックと warp の順序を受け取りません。デバイス emulated で実行してください</translation>
    </message>
    <message>
        <source>the fatbin has {} bytes; at most {} are read</source>
        <translation>fatbin は {} バイトです。読むのは最大 {} です</translation>
    </message>
    <message>
        <source>the program has no PTX for {}, only {}; compile with -arch={}</source>
        <translation>プログラムに {} 用の PTX がなく、{} だけです。-arch={} でコンパイルしてください</translation>
    </message>
    <message>
        <source>the variables of its module hold more than the {} bytes that are saved</source>
        <translation>モジュールの変数が保存できる {} バイトを超えています</translation>
    </message>
    <message>
        <source>a read</source>
        <translation>読み出し</translation>
    </message>
    <message>
        <source>a volatile read</source>
        <translation>volatile の読み出し</translation>
    </message>
    <message>
        <source>a volatile write</source>
        <translation>volatile の書き込み</translation>
    </message>
    <message>
        <source>a write</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>an atomic operation</source>
        <translation>アトミック操作</translation>
    </message>
    <message numerus="yes">
        <source>at {}, {} byte(s): nothing orders {} and {}</source>
        <translation>
            <numerusform>{}、{} バイト：{}と{}の順序を決めるものがありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at {}, {} byte(s): {} and {} are of two blocks, and one has the scope of its block alone</source>
        <translation>
            <numerusform>{}、{} バイト：{}と{}は 2 つのブロックのもので、一方のスコープはそのブロックだけです</numerusform>
        </translation>
    </message>
    <message>
        <source>byte {} of dynamic shared memory</source>
        <translation>動的共有メモリのバイト {}</translation>
    </message>
    <message>
        <source>byte {} of the {}-byte variable {}</source>
        <translation>{1} バイトの変数 {2} のバイト {0}</translation>
    </message>
    <message>
        <source>global memory race</source>
        <translation>グローバルメモリの競合</translation>
    </message>
    <message>
        <source>shared address {}</source>
        <translation>共有アドレス {}</translation>
    </message>
    <message>
        <source>uninitialised read</source>
        <translation>未初期化の読み出し</translation>
    </message>
    <message>
        <source>{} at {} by thread {}, which no thread of the block has written</source>
        <translation>{}（{}、スレッド {}）：ブロックのどのスレッドも書き込んでいません</translation>
    </message>
    <message>
        <source>{} by thread {} of block {}</source>
        <translation>スレッド {1}（ブロック {2}）の{0}</translation>
    </message>
    <message>
        <source>{}, byte {} of the {}</source>
        <translation>{0}（{2} のバイト {1}）</translation>
    </message>
    <message>
        <source>{}, element {} of the {}</source>
        <translation>{0}（{2} の要素 {1}）</translation>
    </message>
    <message>
        <source>{} is compiled for blocks of at most {} threads, not {}</source>
        <translation>{} は最大 {} スレッドのブロック用にコンパイルされています({} ではありません)</translation>
    </message>
    <message>
        <source>a GPU has this instruction in launches with clusters alone</source>
        <translation>GPU にこの命令があるのはクラスター付きの起動だけです</translation>
    </message>
    <message>
        <source>a bulk copy to block {} of the cluster, which has ended</source>
        <translation>クラスターのブロック {} へのバルクコピーですが、そのブロックは終了しています</translation>
    </message>
    <message>
        <source>a cluster of {} blocks is none of 1 to {}</source>
        <translation>{} ブロックのクラスターは 1 ～ {} の範囲にありません</translation>
    </message>
    <message>
        <source>a generic address has 64 bits</source>
        <translation>汎用アドレスは 64 ビットです</translation>
    </message>
    <message>
        <source>a grid of {} clusters has more blocks than there can be</source>
        <translation>{} クラスターのグリッドはブロックが多すぎます</translation>
    </message>
    <message>
        <source>an address that is mapped to another block of the cluster is not one of shared memory</source>
        <translation>クラスターの別のブロックに写されるアドレスが共有メモリーのものではありません</translation>
    </message>
    <message>
        <source>block {} of the cluster may end before a {} at its shared address {}: no barrier of the cluster stands between</source>
        <translation>クラスターのブロック {} は {} (共有アドレス {}) より先に終了することがあります: 間にクラスターのバリアがありません</translation>
    </message>
    <message>
        <source>clusters of {} blocks do not divide a grid of {}</source>
        <translation>{} ブロックのクラスターでは {} のグリッドを割り切れません</translation>
    </message>
    <message>
        <source>clusters of {} blocks: {} are possible</source>
        <translation>{} ブロックのクラスターですが、可能なのは {} までです</translation>
    </message>
    <message>
        <source>it is compiled for clusters of {} blocks, not {}</source>
        <translation>{} ブロックのクラスター用にコンパイルされています ({} ではありません)</translation>
    </message>
    <message>
        <source>it is not in block {} of the cluster, to which the copy goes</source>
        <translation>コピー先であるクラスターのブロック {} にありません</translation>
    </message>
    <message>
        <source>it must be launched in clusters (.explicitcluster)</source>
        <translation>クラスターで起動しなければなりません (.explicitcluster)</translation>
    </message>
    <message>
        <source>no barrier of the cluster orders a {} and a {}, at shared address {} of block {} of the cluster</source>
        <translation>{} と {} を順序付けるクラスターのバリアがありません (共有アドレス {}、クラスターのブロック {})</translation>
    </message>
    <message>
        <source>only threads of its own block may do this to it</source>
        <translation>これを行えるのはそれ自身のブロックのスレッドだけです</translation>
    </message>
    <message>
        <source>the mask of blocks is 0x{}: the cluster has {}</source>
        <translation>ブロックのマスクが 0x{} ですが、クラスターのブロックは {} 個です</translation>
    </message>
    <message>
        <source>the rank of a block is asked for by an address that is not one of its shared memory</source>
        <translation>ブロックのランクを求めるアドレスが共有メモリーのものではありません</translation>
    </message>
    <message numerus="yes">
        <source>the {} byte(s) of shared memory of block {} of the cluster</source>
        <translation>
            <numerusform>クラスターのブロック {1} の共有メモリー {0} バイト</numerusform>
        </translation>
    </message>
    <message>
        <source>{} by thread {}</source>
        <translation>{} (スレッド {})</translation>
    </message>
    <message>
        <source>{} is compiled for clusters of {} blocks, not {}</source>
        <translation>{} は {} ブロックのクラスター用にコンパイルされています ({} ではありません)</translation>
    </message>
    <message>
        <source>{} is launched in clusters, which devices have from 9.0 on</source>
        <translation>{} はクラスターで起動されますが、クラスターがあるのは 9.0 以降のデバイスです</translation>
    </message>
    <message>
        <source>{} must be launched in clusters, and the launch names no size of them</source>
        <translation>{} はクラスターで起動しなければなりませんが、起動にその大きさがありません</translation>
    </message>
    <message>
        <source>{} of block {}</source>
        <translation>{} (ブロック {})</translation>
    </message>
    <message>
        <source>{} of block {} of the cluster</source>
        <translation>{} (クラスターのブロック {})</translation>
    </message>
    <message>
        <source>{}, in shared memory of block {} of the cluster, which has ended</source>
        <translation>{}、クラスターのブロック {} の共有メモリーですが、そのブロックは終了しています</translation>
    </message>
    <message>
        <source>{}, where the cluster has no block</source>
        <translation>{}、そこにはクラスターのブロックがありません</translation>
    </message>
    <message>
        <source>{}, which is in block {} of the cluster: the instruction names .shared::cta</source>
        <translation>{}、これはクラスターのブロック {} にありますが、命令は .shared::cta です</translation>
    </message>
    <message>
        <source>Host code copies it there in line {} of {}.</source>
        <translation>{1} の {0} 行目でホストコードがコピーします。</translation>
    </message>
    <message>
        <source>Host code copies it there in line {}.</source>
        <translation>{} 行目でホストコードがコピーします。</translation>
    </message>
    <message>
        <source>Host code fills it in line {} of {}, with what the source does not tell: give it a value, else it starts as the source has it.</source>
        <translation>{1} の {0} 行目でホストコードが値を入れますが、ソースからはその値がわかりません。値を指定しなければ、ソースのとおりに始まります。</translation>
    </message>
    <message>
        <source>Host code fills it in line {} of {}, with what the source does not tell; this is a value to start from.</source>
        <translation>{1} の {0} 行目でホストコードが値を入れますが、ソースからはその値がわかりません。これは出発点としての値です。</translation>
    </message>
    <message>
        <source>Host code fills it in line {}, with what the source does not tell: give it a value, else it starts as the source has it.</source>
        <translation>{} 行目でホストコードが値を入れますが、ソースからはその値がわかりません。値を指定しなければ、ソースのとおりに始まります。</translation>
    </message>
    <message>
        <source>Host code fills it in line {}, with what the source does not tell; this is a value to start from.</source>
        <translation>{} 行目でホストコードが値を入れますが、ソースからはその値がわかりません。これは出発点としての値です。</translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation>{}{}</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}、{}</translation>
    </message>
    <message>
        <source>{}.</source>
        <translation>{}。</translation>
    </message>
    <message>
        <source>1D with layers</source>
        <translation>レイヤー付き 1D</translation>
    </message>
    <message>
        <source>2D with layers</source>
        <translation>レイヤー付き 2D</translation>
    </message>
    <message>
        <source>a cube</source>
        <translation>キューブ</translation>
    </message>
    <message>
        <source>a surface is read at {}</source>
        <translation>サーフェスの {} が読み取られています</translation>
    </message>
    <message>
        <source>a surface is written at {}</source>
        <translation>サーフェスの {} に書き込まれています</translation>
    </message>
    <message>
        <source>a texture</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>a vector has {} elements instead of {}</source>
        <translation>ベクトルの要素が {} 個です (必要なのは {} 個)</translation>
    </message>
    <message>
        <source>an access of {} bytes is too large</source>
        <translation>{} バイトのアクセスは大きすぎます</translation>
    </message>
    <message>
        <source>byte {}</source>
        <translation>バイト {}</translation>
    </message>
    <message>
        <source>cubes in layers</source>
        <translation>レイヤー付きキューブ</translation>
    </message>
    <message>
        <source>linear memory</source>
        <translation>リニアメモリ</translation>
    </message>
    <message>
        <source>offsets and depths to compare with are not emulated</source>
        <translation>オフセットと深度比較はエミュレートされません</translation>
    </message>
    <message>
        <source>operand {} names no texture or surface in brackets</source>
        <translation>オペランド {} は角括弧内のテクスチャまたはサーフェスではありません</translation>
    </message>
    <message>
        <source>samplers of their own are gone from CUDA; texture objects have theirs</source>
        <translation>独立したサンプラーは CUDA から廃止されました。テクスチャオブジェクトが自身のサンプラーを持ちます</translation>
    </message>
    <message>
        <source>texel {}</source>
        <translation>テクセル {}</translation>
    </message>
    <message>
        <source>texture and surface references are gone from CUDA; objects of 64 bits in registers are emulated</source>
        <translation>テクスチャ参照とサーフェス参照は CUDA から廃止されました。レジスタ内の 64 ビットのオブジェクトがエミュレートされます</translation>
    </message>
    <message>
        <source>the coordinates are missing</source>
        <translation>座標がありません</translation>
    </message>
    <message>
        <source>the number of operands is wrong</source>
        <translation>オペランドの数が正しくありません</translation>
    </message>
    <message>
        <source>the surface object</source>
        <translation>サーフェスオブジェクト</translation>
    </message>
    <message>
        <source>the texture object</source>
        <translation>テクスチャオブジェクト</translation>
    </message>
    <message>
        <source>there is no {} of {}</source>
        <translation>{} は {} にありません</translation>
    </message>
    <message>
        <source>these coordinates are floating-point numbers</source>
        <translation>これらの座標は浮動小数点数です</translation>
    </message>
    <message>
        <source>{} is no query</source>
        <translation>{} は問い合わせではありません</translation>
    </message>
    <message>
        <source>{} is {} and is read as {}</source>
        <translation>{} は {} ですが、{} として読み取られています</translation>
    </message>
    <message>
        <source>{} names no geometry</source>
        <translation>{} はジオメトリではありません</translation>
    </message>
    <message>
        <source>{} of layer {}</source>
        <translation>{} (レイヤー {})</translation>
    </message>
    <message>
        <source>{} of row {}</source>
        <translation>{} (行 {})</translation>
    </message>
    <message>
        <source>{} of row {} of layer or slice {}</source>
        <translation>{} (行 {}、レイヤーまたはスライス {})</translation>
    </message>
    <message>
        <source>{} reads memory that is freed, or an array that is destroyed</source>
        <translation>{} が解放済みのメモリ、または破棄された配列を読み取っています</translation>
    </message>
    <message>
        <source>{} {} is none of this device: it was never made, or is destroyed</source>
        <translation>{} {} はこのデバイスのものではありません: 作成されていないか、破棄されています</translation>
    </message>
    <message>
        <source>{}, outside of its {} bytes x {} rows x {} slices</source>
        <translation>{}。その {} バイト x {} 行 x {} スライスの外です</translation>
    </message>
    <message>
        <source>{}, which must be a multiple of the {} bytes of the access</source>
        <translation>{}。アクセスの {} バイトの倍数でなければなりません</translation>
    </message>
    <message>
        <source>.{} is no operation on the elements of the tensor map</source>
        <translation>.{} はテンソルマップの要素に対する演算ではありません</translation>
    </message>
    <message>
        <source>a box of a tensor in shared memory must begin at a multiple of {}</source>
        <translation>共有メモリ内のテンソルのボックスは {} の倍数から始まらなければなりません</translation>
    </message>
    <message numerus="yes">
        <source>a box of {} byte(s), more than the {} byte(s) of shared memory of the block</source>
        <translation>
            <numerusform>{} バイトのボックスは、ブロックの共有メモリ {} バイトを超えています</numerusform>
        </translation>
    </message>
    <message>
        <source>a corner of the box of pixels is {}: {} to {} are possible</source>
        <translation>ピクセルのボックスの角が {} です: {} から {} が可能です</translation>
    </message>
    <message>
        <source>a row of the box has {} bytes, more than the {} that its swizzle spans</source>
        <translation>ボックスの 1 行は {} バイトで、スウィズルの幅 {} を超えています</translation>
    </message>
    <message>
        <source>a row of the box has {} bytes: they must be a multiple of {}</source>
        <translation>ボックスの 1 行は {} バイトです: {} の倍数でなければなりません</translation>
    </message>
    <message>
        <source>a tensor map: {}</source>
        <translation>テンソルマップ: {}</translation>
    </message>
    <message>
        <source>coordinate 0 is {}, {} bytes from the start of a row: they must be a multiple of {}</source>
        <translation>座標 0 は {} で、行の先頭から {} バイトです: {} の倍数でなければなりません</translation>
    </message>
    <message>
        <source>coordinate {} is {}: the box of pixels is from {} to {}</source>
        <translation>座標 {} は {} です: ピクセルのボックスは {} から {} までです</translation>
    </message>
    <message>
        <source>coordinate {} of a copy to global memory is {}: it must not be negative</source>
        <translation>グローバルメモリへのコピーの座標 {} が {} です: 負であってはなりません</translation>
    </message>
    <message>
        <source>devices have tensor maps from compute capability 9.0 on</source>
        <translation>テンソルマップがあるのは計算能力 9.0 以降のデバイスです</translation>
    </message>
    <message>
        <source>dimension {} has {} elements: 1 to {} are possible</source>
        <translation>次元 {} の要素数は {} です: 1 から {} が可能です</translation>
    </message>
    <message>
        <source>im2col takes 3 to 5 dimensions</source>
        <translation>im2col は 3 から 5 次元です</translation>
    </message>
    <message>
        <source>it has {} coordinates instead of {}</source>
        <translation>座標が {} 個あり、{} 個ではありません</translation>
    </message>
    <message>
        <source>it has {} dimensions: 1 to {} are possible</source>
        <translation>次元数が {} です: 1 から {} が可能です</translation>
    </message>
    <message>
        <source>it has {} dimensions: im2col takes 3 to {}</source>
        <translation>次元数が {} です: im2col は 3 から {} です</translation>
    </message>
    <message>
        <source>it has {} offsets instead of {}</source>
        <translation>オフセットが {} 個あり、{} 個ではありません</translation>
    </message>
    <message>
        <source>it names no number of dimensions</source>
        <translation>次元数が示されていません</translation>
    </message>
    <message>
        <source>it names no operation</source>
        <translation>演算が示されていません</translation>
    </message>
    <message>
        <source>its address is no multiple of {}</source>
        <translation>アドレスが {} の倍数ではありません</translation>
    </message>
    <message>
        <source>no memory is where the tensor map should be</source>
        <translation>テンソルマップがあるべき場所にメモリがありません</translation>
    </message>
    <message>
        <source>no tensor map is there: cuTensorMapEncodeTiled and cuTensorMapEncodeIm2col make them</source>
        <translation>そこにテンソルマップはありません: cuTensorMapEncodeTiled と cuTensorMapEncodeIm2col が作ります</translation>
    </message>
    <message>
        <source>only elements of a floating-point type can be filled with NaN</source>
        <translation>NaN で埋められるのは浮動小数点型の要素だけです</translation>
    </message>
    <message>
        <source>operand {} has no coordinates in braces</source>
        <translation>オペランド {} に波括弧で囲まれた座標がありません</translation>
    </message>
    <message>
        <source>tensor maps of interleaved layouts are not emulated</source>
        <translation>インターリーブ配置のテンソルマップはエミュレートされません</translation>
    </message>
    <message>
        <source>tensor maps of packed 4-bit and 6-bit elements are not emulated</source>
        <translation>4 ビットと 6 ビットのパックされた要素のテンソルマップはエミュレートされません</translation>
    </message>
    <message>
        <source>tensor maps that swizzle in atoms of 32 and 64 bytes are not emulated</source>
        <translation>32 バイトと 64 バイトのアトムでスウィズルするテンソルマップはエミュレートされません</translation>
    </message>
    <message>
        <source>the address of a tensor map must be a multiple of {}</source>
        <translation>テンソルマップのアドレスは {} の倍数でなければなりません</translation>
    </message>
    <message>
        <source>the box has {} bytes: {} are possible</source>
        <translation>ボックスは {} バイトです: {} までが可能です</translation>
    </message>
    <message>
        <source>the box has {} channels of {} pixels: 1 to {} and 1 to {} are possible</source>
        <translation>ボックスは {} チャネル、{} ピクセルです: 1 から {}、1 から {} が可能です</translation>
    </message>
    <message>
        <source>the box has {} elements along dimension {}: 1 to {} are possible</source>
        <translation>ボックスは要素 {} 個です (次元 {} 方向): 1 から {} が可能です</translation>
    </message>
    <message>
        <source>the box of pixels is empty along dimension {}</source>
        <translation>ピクセルのボックスは次元 {} の方向で空です</translation>
    </message>
    <message>
        <source>the step of dimension {} is {}: 1 to {} are possible</source>
        <translation>次元 {} のステップは {} です: 1 から {} が可能です</translation>
    </message>
    <message>
        <source>the stride of dimension {} is {} bytes: it must be a multiple of {} below {}</source>
        <translation>次元 {} のストライドは {} バイトです: {} の倍数で {} 未満でなければなりません</translation>
    </message>
    <message>
        <source>the tensor map has {} dimensions, the instruction {}</source>
        <translation>テンソルマップは {} 次元、命令は {} 次元です</translation>
    </message>
    <message>
        <source>the tensor map is one for im2col, the instruction one for tiles</source>
        <translation>テンソルマップは im2col 用、命令はタイル用です</translation>
    </message>
    <message>
        <source>the tensor map is one for tiles, the instruction one for im2col</source>
        <translation>テンソルマップはタイル用、命令は im2col 用です</translation>
    </message>
    <message>
        <source>this kernel cannot confine the server to its folders: it needs Landlock, which Linux has since 5.13 where it is switched on</source>
        <translation>このシステムのカーネルはサーバーをフォルダーに制限できません: Landlock（Linux 5.13 以降、有効な場合）が必要です</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no address of recorded memory, as in 0x7f2a00000000</source>
        <translation>&apos;{}&apos; は記録されたメモリーのアドレス（0x7f2a00000000 など）ではありません</translation>
    </message>
    <message>
        <source>a pointer inside a value can only be 0, or an address of recorded memory; buffers are given to arguments that are pointers themselves</source>
        <translation>値の中のポインターは 0 か記録されたメモリーのアドレスだけです。バッファーはそれ自体がポインターの引数に与えます</translation>
    </message>
    <message>
        <source>it is no name of a file</source>
        <translation>ファイル名ではありません</translation>
    </message>
    <message>
        <source>it lies where {} does, and is other memory</source>
        <translation>{} と同じ場所にある別のメモリーです</translation>
    </message>
    <message>
        <source>its arguments do not go with its code</source>
        <translation>引数がコードと合いません</translation>
    </message>
    <message>
        <source>its code was not seen when the program loaded it</source>
        <translation>プログラムが読み込んだときにコードを確認できませんでした</translation>
    </message>
    <message>
        <source>memories</source>
        <translation>メモリー</translation>
    </message>
    <message>
        <source>memory needs a name that no argument and no other memory has</source>
        <translation>メモリーには、引数にもほかのメモリーにもない名前が必要です</translation>
    </message>
    <message>
        <source>nothing leads into it but addresses in other memory: leave &apos;, from&apos; out</source>
        <translation>ほかのメモリー内のアドレスからしか参照されません: &apos;, from&apos; を外してください</translation>
    </message>
    <message>
        <source>the count before &apos;, at&apos; is missing</source>
        <translation>&apos;, at&apos; の前の個数がありません</translation>
    </message>
    <message>
        <source>they overlap</source>
        <translation>重なっています</translation>
    </message>
    <message>
        <source>where it lay is missing, as in {}[64, at 0x7f2a00000000]</source>
        <translation>元の位置がありません（例: {}[64, at 0x7f2a00000000]）</translation>
    </message>
    <message>
        <source>{} lies where its module is loaded: leave &apos;, at&apos; out</source>
        <translation>{} はモジュールの読み込み先にあります: &apos;, at&apos; を外してください</translation>
    </message>
    <message numerus="yes">
        <source>exactly the {} differing element(s)</source>
        <translation>
            <numerusform>不一致の {} 要素とちょうど一致します</numerusform>
        </translation>
    </message>
    <message>
        <source>The program does not compile. Its text may end too early: see whether its last function has a body, {{ … }}; the compiler gives no reason but {}.</source>
        <translation>プログラムをコンパイルできません。テキストが途中で終わっている可能性があります。最後の関数に本体 {{ … }} があるか確認してください。コンパイラーが示す理由は {} だけです。</translation>
    </message>
    <message>
        <source>a register is read that a wgmma under way writes</source>
        <translation>実行中の wgmma が書き込むレジスタが読み出されています</translation>
    </message>
    <message>
        <source>a register is written that a wgmma under way reads as matrix A</source>
        <translation>実行中の wgmma が行列 A として読むレジスタに書き込んでいます</translation>
    </message>
    <message>
        <source>a register is written that a wgmma under way writes</source>
        <translation>実行中の wgmma が書き込むレジスタに書き込んでいます</translation>
    </message>
    <message>
        <source>a wgmma is executed by all four warps of a warpgroup, {} to {}, and the block has {}</source>
        <translation>wgmma は warpgroup の 4 つの warp すべて ({} から {}) が実行しますが、ブロックには {} 個しかありません</translation>
    </message>
    <message>
        <source>a wgmma is executed by all four warps of a warpgroup, {} to {}: this one has begun {}, one of them {}: {}</source>
        <translation>wgmma は warpgroup の 4 つの warp すべて ({} から {}) が実行します: この warp は {} 個を開始し、別の warp は {} 個です: {}</translation>
    </message>
    <message>
        <source>a wgmma reads shared address {}, which thread {} wrote: no fence.proxy.async stands between</source>
        <translation>wgmma が共有アドレス {} を読みますが、そこはスレッド {} が書いたものです: 間に fence.proxy.async がありません</translation>
    </message>
    <message>
        <source>a wgmma uses a register that another instruction wrote: no wgmma.fence stands between</source>
        <translation>別の命令が書いたレジスタを wgmma が使います: 間に wgmma.fence がありません</translation>
    </message>
    <message>
        <source>a wgmma writes a register that one of another shape, or its matrix A, has under way</source>
        <translation>wgmma が、別の形の実行中の wgmma またはその行列 A が使っているレジスタに書き込みます</translation>
    </message>
    <message>
        <source>a {} at shared address {} by thread {} is not ordered behind the wgmma of warps {} to {} that reads those bytes: that has not been waited for</source>
        <translation>スレッド {2} による共有アドレス {1} での {0} は、そのバイトを読む warp {3} から {4} の wgmma の後に順序付けられていません: その完了が待たれていません</translation>
    </message>
    <message>
        <source>it has too few operands</source>
        <translation>オペランドが足りません</translation>
    </message>
    <message>
        <source>lane {} gives another descriptor of matrix {} than lane 0</source>
        <translation>レーン {} は行列 {} の記述子としてレーン 0 と異なるものを渡しています</translation>
    </message>
    <message>
        <source>lane {} gives another scale-d of the wgmma than lane 0</source>
        <translation>レーン {} は wgmma の scale-d としてレーン 0 と異なるものを渡しています</translation>
    </message>
    <message>
        <source>matrix {} of the wgmma has 16 bytes at shared address {}, outside of the {} bytes of shared memory of the block</source>
        <translation>wgmma の行列 {} は共有アドレス {} に 16 バイトを持ちますが、ブロックの共有メモリ {} バイトの外です</translation>
    </message>
    <message>
        <source>no barrier orders what a wgmma of warp {} reads and a {} at shared address {} by thread {}</source>
        <translation>warp {0} の wgmma が読むものと、スレッド {3} による共有アドレス {2} での {1} を順序付けるバリアがありません</translation>
    </message>
    <message>
        <source>no wgmma.fence comes before the first wgmma of the warp</source>
        <translation>warp の最初の wgmma の前に wgmma.fence がありません</translation>
    </message>
    <message>
        <source>the block ends while a wgmma of warp {} is under way: nothing has waited for that</source>
        <translation>warp {} の wgmma の実行中にブロックが終わります: その完了が待たれていません</translation>
    </message>
    <message>
        <source>the descriptors of a wgmma must be the same in all warps of a warpgroup: warp {} has another one than warp {}</source>
        <translation>wgmma の記述子は warpgroup のすべての warp で同じでなければなりません: warp {} の記述子は warp {} のものと異なります</translation>
    </message>
    <message>
        <source>the four warps of a warpgroup must execute the same wgmma: warp {} executes this one, warp {} that at {}</source>
        <translation>warpgroup の 4 つの warp は同じ wgmma を実行しなければなりません: warp {} はこの命令を、warp {} は {} の命令を実行します</translation>
    </message>
    <message>
        <source>the scale of a matrix is {}: it must be 1 or -1</source>
        <translation>行列の係数が {} です: 1 または -1 でなければなりません</translation>
    </message>
    <message>
        <source>there is no shape with {} columns for this type</source>
        <translation>この型には {} 列の形がありません</translation>
    </message>
    <message>
        <source>this instruction needs .target {}</source>
        <translation>この命令には .target {} が必要です</translation>
    </message>
    <message>
        <source>warp {} has begun none</source>
        <translation>warp {} は 1 つも開始していません</translation>
    </message>
    <message>
        <source>warp {} has ended</source>
        <translation>warp {} は終了しています</translation>
    </message>
    <message>
        <source>warp {} waits at {}</source>
        <translation>warp {} は {} で待っています</translation>
    </message>
    <message>
        <source>whether a matrix is transposed is told by 0 or 1, not by {}</source>
        <translation>行列を転置するかどうかは 0 か 1 で示します。{} ではありません</translation>
    </message>
    <message>
        <source>{}: no wgmma.commit_group has put that product into a group that can be waited for</source>
        <translation>{}: その積を待機できるグループに入れる wgmma.commit_group がありません</translation>
    </message>
    <message>
        <source>{}: no wgmma.wait_group has waited for that product</source>
        <translation>{}: その積を待った wgmma.wait_group がありません</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>読み取れません</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation>書き込めません</translation>
    </message>
    <message>
        <source>it holds more than may be unpacked</source>
        <translation>展開できる量を超えています</translation>
    </message>
    <message>
        <source>it is no capture, or it is damaged</source>
        <translation>記録ファイルではないか、壊れています</translation>
    </message>
    <message>
        <source>it is of a newer version of KernelDesk</source>
        <translation>新しいバージョンの KernelDesk のものです</translation>
    </message>
    <message>
        <source>the disk has no room for its {} bytes</source>
        <translation>ディスクに {} バイトの空きがありません</translation>
    </message>
    <message>
        <source>the disk has no room for {} bytes of its memory</source>
        <translation>ディスクにメモリ {} バイト分の空きがありません</translation>
    </message>
    <message>
        <source>the folder is not this user&apos;s alone</source>
        <translation>このフォルダーはこのユーザー専用ではありません</translation>
    </message>
    <message>
        <source>the name is too long for a socket</source>
        <translation>名前がソケットには長すぎます</translation>
    </message>
    <message>
        <source>{} at {}, which nobody has written since it was allocated</source>
        <translation>{}（{}）：割り当て以降、誰も書き込んでいません</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no address</source>
        <translation>&apos;{}&apos; はアドレスではありません</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no number</source>
        <translation>&apos;{}&apos; は数値ではありません</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no number of a tensor map or texture</source>
        <translation>&apos;{}&apos; はテンソルマップやテクスチャの数値ではありません</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no tensor map or texture; tiled-map, im2col-map, linear-texture and pitched-texture are</source>
        <translation>&apos;{}&apos; はテンソルマップでもテクスチャでもありません; tiled-map、im2col-map、linear-texture、pitched-texture が使えます</translation>
    </message>
    <message>
        <source>Another tool is to be loaded into the program already: unset {}.</source>
        <translation>プログラムにはすでに別のツールが読み込まれます: {} の設定を解除してください。</translation>
    </message>
    <message>
        <source>There is no folder {} on the target.</source>
        <translation>ターゲットにフォルダー {} がありません。</translation>
    </message>
    <message>
        <source>There is no program {} on the target.</source>
        <translation>ターゲットにプログラム {} がありません。</translation>
    </message>
    <message>
        <source>There is no room for temporary files on the target: {}.</source>
        <translation>ターゲットに一時ファイルを置く場所がありません: {}。</translation>
    </message>
    <message>
        <source>a file of it arrived damaged: its hash is another one</source>
        <translation>ファイルが壊れて届きました: ハッシュが一致しません</translation>
    </message>
    <message>
        <source>a file of it cannot be read: {}</source>
        <translation>そのファイルを読めません: {}</translation>
    </message>
    <message>
        <source>a message about a capture is damaged</source>
        <translation>記録に関するメッセージが壊れています</translation>
    </message>
    <message>
        <source>a tensor map has 1 to 5 sizes, not {}</source>
        <translation>テンソルマップのサイズは 1 から 5 個で、{} 個ではありません</translation>
    </message>
    <message>
        <source>a tunable parameter has no name, or no value</source>
        <translation>調整可能なパラメーターに名前か値がありません</translation>
    </message>
    <message>
        <source>a {} has none of {}</source>
        <translation>{} に {} はありません</translation>
    </message>
    <message>
        <source>an expression in it has no value</source>
        <translation>その中の式に値がありません</translation>
    </message>
    <message>
        <source>an expression in it is none</source>
        <translation>その中に式でないものがあります</translation>
    </message>
    <message>
        <source>an expression in it names a tunable parameter that it does not have</source>
        <translation>その中の式が存在しない調整可能なパラメーターを指しています</translation>
    </message>
    <message>
        <source>an expression in it names an axis that the problem does not have</source>
        <translation>その中の式が問題にない軸を指しています</translation>
    </message>
    <message>
        <source>an expression in it selects what is not there</source>
        <translation>その中の式が存在しないものを選んでいます</translation>
    </message>
    <message>
        <source>im2col-map</source>
        <translation>im2col-map</translation>
    </message>
    <message>
        <source>it brings headers of its own, which is not supported: put them beside it, and leave them out</source>
        <translation>独自のヘッダーを含みますが対応していません: 隣に置き、記録からは除いてください</translation>
    </message>
    <message>
        <source>it ends a recording that it did not begin</source>
        <translation>始めていない記録を終えました</translation>
    </message>
    <message>
        <source>it has an operator &apos;{}&apos;, which is not known</source>
        <translation>未知の演算子 &apos;{}&apos; があります</translation>
    </message>
    <message>
        <source>it has more arguments than a kernel can have</source>
        <translation>引数がカーネルの上限を超えています</translation>
    </message>
    <message>
        <source>it has no &apos;{}&apos;</source>
        <translation>&apos;{}&apos; がありません</translation>
    </message>
    <message>
        <source>it holds more than {} bytes</source>
        <translation>{} バイトを超える内容があります</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>壊れています</translation>
    </message>
    <message>
        <source>it is too long for a tensor map or texture</source>
        <translation>テンソルマップやテクスチャには長すぎます</translation>
    </message>
    <message>
        <source>it sends a file of a recording twice</source>
        <translation>記録のファイルを 2 回送りました</translation>
    </message>
    <message>
        <source>it sends a file of a recording with a name that none has</source>
        <translation>記録にはない名前のファイルを送りました</translation>
    </message>
    <message>
        <source>it sends a file within another one</source>
        <translation>ファイルの途中で別のファイルを送りました</translation>
    </message>
    <message>
        <source>it sends a part of a file alone</source>
        <translation>ファイルの一部だけを送りました</translation>
    </message>
    <message>
        <source>it sends a report that is none</source>
        <translation>レポートでないものを送りました</translation>
    </message>
    <message>
        <source>it sends bytes of no file</source>
        <translation>どのファイルのものでもないバイトを送りました</translation>
    </message>
    <message>
        <source>it sends more of a recording than the limit allows</source>
        <translation>制限を超える記録を送りました</translation>
    </message>
    <message>
        <source>it sends more of a recording that was whole</source>
        <translation>すでに完結した記録の続きを送りました</translation>
    </message>
    <message>
        <source>it sends more recordings than can be asked for</source>
        <translation>要求できる数を超える記録を送りました</translation>
    </message>
    <message>
        <source>it sends reports of more processes than there can be</source>
        <translation>あり得ない数のプロセスのレポートを送りました</translation>
    </message>
    <message>
        <source>it sends what is no message of a capture</source>
        <translation>記録のメッセージでないものを送りました</translation>
    </message>
    <message>
        <source>its &apos;defines&apos; are none</source>
        <translation>&apos;defines&apos; が正しくありません</translation>
    </message>
    <message>
        <source>its &apos;shared_memory&apos; is no size</source>
        <translation>&apos;shared_memory&apos; はサイズではありません</translation>
    </message>
    <message>
        <source>its &apos;{}&apos; is no list, or too long a one</source>
        <translation>&apos;{}&apos; はリストでないか、長すぎます</translation>
    </message>
    <message>
        <source>its &apos;{}&apos; is no size</source>
        <translation>&apos;{}&apos; はサイズではありません</translation>
    </message>
    <message>
        <source>its &apos;{}&apos; is no text</source>
        <translation>&apos;{}&apos; はテキストではありません</translation>
    </message>
    <message>
        <source>its argument {} is of a kind that is not known</source>
        <translation>引数 {} の種類が不明です</translation>
    </message>
    <message>
        <source>its argument {} is of type {}, which is no number: that is not supported</source>
        <translation>引数 {} の型 {} は数値ではありません: 対応していません</translation>
    </message>
    <message>
        <source>its files are larger than a capture may be</source>
        <translation>ファイルが記録の上限を超えています</translation>
    </message>
    <message>
        <source>its kernel is in {}, which is not beside it: put it there</source>
        <translation>カーネルは {} にありますが隣にありません: そこに置いてください</translation>
    </message>
    <message>
        <source>its launch depends on an attribute of the device, which is not supported</source>
        <translation>起動がデバイスの属性に依存しますが、対応していません</translation>
    </message>
    <message numerus="yes">
        <source>its source has no kernel {} with {} parameter(s)</source>
        <translation>
            <numerusform>ソースに引数 {1} 個のカーネル {0} がありません</numerusform>
        </translation>
    </message>
    <message>
        <source>linear-texture</source>
        <translation>linear-texture</translation>
    </message>
    <message>
        <source>pitched-texture</source>
        <translation>pitched-texture</translation>
    </message>
    <message>
        <source>textures and surfaces of arrays are not made</source>
        <translation>配列のテクスチャとサーフェスは作られません</translation>
    </message>
    <message>
        <source>the bytes of its argument {} are none</source>
        <translation>引数 {} のバイトが正しくありません</translation>
    </message>
    <message>
        <source>the disk has no room for {} bytes of a recording</source>
        <translation>記録の {} バイトを置く空きがディスクにありません</translation>
    </message>
    <message>
        <source>the file {} of an argument is not beside it</source>
        <translation>引数のファイル {} が隣にありません</translation>
    </message>
    <message>
        <source>there is no memory to unpack a file</source>
        <translation>ファイルを展開するメモリーがありません</translation>
    </message>
    <message>
        <source>tiled-map</source>
        <translation>tiled-map</translation>
    </message>
    <message>
        <source>{} cannot be read</source>
        <translation>{} を読めません</translation>
    </message>
    <message>
        <source>{} is not there, which records launches: KernelDesk has to be installed again.</source>
        <translation>起動を記録する {} がありません: KernelDesk を再インストールしてください。</translation>
    </message>
    <message>
        <source>{} is not what was captured: its hash is another one</source>
        <translation>{} は記録されたものではありません: ハッシュが一致しません</translation>
    </message>
    <message numerus="yes">
        <source>{} number(s) of {} are needed, and {} are there</source>
        <translation>
            <numerusform>{1} には {0} 個の数値が必要ですが、{2} 個あります</numerusform>
        </translation>
    </message>
    <message>
        <source>In a second launch, on fresh inputs: {}</source>
        <translation>新しい入力での 2 回目の起動で：{}</translation>
    </message>
    <message>
        <source>{}; a branch depends on it</source>
        <translation>{}。分岐がこの値に依存しています</translation>
    </message>
    <message>
        <source>{}; an address depends on it</source>
        <translation>{}。アドレスがこの値に依存しています</translation>
    </message>
    <message>
        <source>{}; it is stored in global memory</source>
        <translation>{}。この値はグローバルメモリに書き込まれます</translation>
    </message>
    <message>
        <source>{}, at {}, and was read at {}</source>
        <translation>{}（{}、読み出しは {}）</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no object at its place, as in 64: tiled-map …</source>
        <translation>&apos;{}&apos; は 64: tiled-map … のような位置付きのオブジェクトではありません</translation>
    </message>
    <message>
        <source>an object is of memory that the plan does not have</source>
        <translation>オブジェクトが計画にないメモリーを指しています</translation>
    </message>
    <message>
        <source>an object of {} bytes at {} lies outside it: it has {} bytes</source>
        <translation>{1} にある {0} バイトのオブジェクトが範囲外です: {2} バイトしかありません</translation>
    </message>
    <message>
        <source>it is a surface of a CUDA array, of which a recording has no contents: the launch cannot be run again</source>
        <translation>CUDA 配列のサーフェスで、記録にその内容がありません: この起動は再実行できません</translation>
    </message>
    <message>
        <source>it is a texture of a CUDA array, of which a recording has no contents: the launch cannot be run again</source>
        <translation>CUDA 配列のテクスチャで、記録にその内容がありません: この起動は再実行できません</translation>
    </message>
    <message>
        <source>it is of memory at {}, which is no part of the launch</source>
        <translation>起動に含まれない {} のメモリーを指しています</translation>
    </message>
    <message>
        <source>CUDA_ERROR_INVALID_IMAGE</source>
        <translation>CUDA_ERROR_INVALID_IMAGE</translation>
    </message>
    <message>
        <source>a copy of {} bytes, put into a stream by a kernel, leaves device memory</source>
        <translation>カーネルがストリームに入れた {} バイトのコピーがデバイスメモリの外に出ています</translation>
    </message>
    <message>
        <source>a fill of {} bytes, put into a stream by a kernel, leaves device memory</source>
        <translation>カーネルがストリームに入れた {} バイトのフィルがデバイスメモリの外に出ています</translation>
    </message>
    <message>
        <source>at most {} launches of kernels may wait</source>
        <translation>待機できるカーネルからの起動は最大 {} 個です</translation>
    </message>
    <message>
        <source>at most {} modules are linked</source>
        <translation>リンクできるモジュールは最大 {} 個です</translation>
    </message>
    <message>
        <source>its program is linked from several modules, which a session does not hold</source>
        <translation>プログラムが複数のモジュールからリンクされており、セッションには保存できません</translation>
    </message>
    <message>
        <source>the emulated GPU runs PTX, and this is machine code of a real GPU alone</source>
        <translation>エミュレート GPU は PTX を実行しますが、これは実 GPU の機械語だけです</translation>
    </message>
    <message>
        <source>the linked image is damaged</source>
        <translation>リンク済みイメージが壊れています</translation>
    </message>
    <message>
        <source>the linked modules have more than {} bytes</source>
        <translation>リンクするモジュールが {} バイトを超えています</translation>
    </message>
    <message>
        <source>{} has another size or state space in {} than in {}</source>
        <translation>{} のサイズまたは状態空間が {} と {} で異なります</translation>
    </message>
    <message>
        <source>{} has no PTX for the emulated GPU</source>
        <translation>{} にはエミュレート GPU 用の PTX がありません</translation>
    </message>
    <message>
        <source>{} has other parameters in {} than in {}</source>
        <translation>{} の引数が {} と {} で異なります</translation>
    </message>
    <message>
        <source>{} is PTX for a GPU that the emulated one is not</source>
        <translation>{} はエミュレート GPU とは異なる GPU 用の PTX です</translation>
    </message>
    <message>
        <source>{} is a function in {} and a variable in {}</source>
        <translation>{} は {} では関数、{} では変数です</translation>
    </message>
    <message>
        <source>{} is cut short</source>
        <translation>{} は途中で切れています</translation>
    </message>
    <message>
        <source>{} is defined in {} and in {}</source>
        <translation>{} が {} と {} の両方で定義されています</translation>
    </message>
    <message>
        <source>{} is of a kind that the emulated GPU does not link</source>
        <translation>{} はエミュレート GPU がリンクできない種類です</translation>
    </message>
    <message>
        <source>{} modules are none of the 1 to {} that can be linked</source>
        <translation>モジュール数 {} は、リンクできる 1 から {} の範囲にありません</translation>
    </message>
    <message>
        <source>{} uses {}, which no module defines</source>
        <translation>{} が使う {} はどのモジュールでも定義されていません</translation>
    </message>
    <message>
        <source>{}, PTX line {}: {}</source>
        <translation>{}、PTX の {} 行目: {}</translation>
    </message>
    <message>
        <source>{}: graphs are not launched or changed from kernels on the emulated GPU</source>
        <translation>{}: エミュレート GPU ではカーネルからグラフを起動または変更できません</translation>
    </message>
    <message>
        <source>{}; {} was launched by {} at {}</source>
        <translation>{}。{} は {} が {} で起動しました</translation>
    </message>
    <message numerus="yes">
        <source>{}, {} byte(s) into a reservation of {} bytes, where cuMemMap put no memory that cuMemSetAccess lets the device use</source>
        <translation>
            <numerusform>{0}。{2} バイトの予約領域の {1} バイト目で、cuMemMap によるメモリーの割り当て、または cuMemSetAccess によるデバイスのアクセス許可がありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{}, {} byte(s) into a reservation of {} bytes, where cuMemSetAccess allows reads alone</source>
        <translation>
            <numerusform>{0}。{2} バイトの予約領域の {1} バイト目で、cuMemSetAccess は読み出しだけを許可しています</numerusform>
        </translation>
    </message>
    <message>
        <source>%s takes argument {} of printf, and no string is at {}</source>
        <translation>%s は printf の引数 {} を取りますが、{} に文字列はありません</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>a real GPU notes nothing of what it computes; run it on the device emulated</source>
        <translation>実際の GPU は計算内容を記録しません。デバイス emulated で実行してください</translation>
    </message>
    <message>
        <source>a shift of {} bits by {} gives {}</source>
        <translation>{} ビットを {} だけシフトすると {} になります</translation>
    </message>
    <message>
        <source>conversion out of range</source>
        <translation>範囲外の変換</translation>
    </message>
    <message>
        <source>division overflow</source>
        <translation>除算のオーバーフロー</translation>
    </message>
    <message>
        <source>infinity</source>
        <translation>無限大</translation>
    </message>
    <message>
        <source>it is no kind of note</source>
        <translation>記録の種類ではありません</translation>
    </message>
    <message>
        <source>printf mismatch</source>
        <translation>printf の不一致</translation>
    </message>
    <message>
        <source>shift too far</source>
        <translation>シフトが大きすぎる</translation>
    </message>
    <message>
        <source>{} % {} gives {}</source>
        <translation>{} % {} は {} になります</translation>
    </message>
    <message>
        <source>{} / {} gives {}</source>
        <translation>{} / {} は {} になります</translation>
    </message>
    <message>
        <source>{} gives {} as .{}</source>
        <translation>{} は {} になります（.{}）</translation>
    </message>
    <message>
        <source>{} of matrices of finite numbers gives inf</source>
        <translation>有限な数の行列の {} は inf になります</translation>
    </message>
    <message>
        <source>{} of matrices without a NaN gives nan</source>
        <translation>NaN のない行列の {} は nan になります</translation>
    </message>
    <message>
        <source>{} of {} gives {}</source>
        <translation>{}（{}）は {} になります</translation>
    </message>
    <message>
        <source>{} takes argument {} of printf, and there is none</source>
        <translation>{} は printf の引数 {} を取りますが、それはありません</translation>
    </message>
    <message>
        <source>{} takes argument {} of printf, which is a floating-point number</source>
        <translation>{} は printf の引数 {} を取りますが、それは浮動小数点数です</translation>
    </message>
    <message>
        <source>{} takes {} bytes for argument {} of printf, which has {}</source>
        <translation>{} は {} バイトを printf の引数 {} に取りますが、それは {} バイトです</translation>
    </message>
</context>
<context>
    <name>kd::AboutDialog</name>
    <message>
        <source>KernelDesk %1, Qt %2</source>
        <translation>KernelDesk %1、Qt %2</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>プログラムの構成要素</translation>
    </message>
    <message>
        <source>KernelDesk is free software under the GPL, version 3 or later. It is made of these:</source>
        <translation>KernelDesk は GPL バージョン 3 以降のフリーソフトウェアです。構成要素は次のとおりです:</translation>
    </message>
    <message>
        <source>CUDA, NVRTC and the driver are NVIDIA&apos;s and not part of it; they are looked for at run time.</source>
        <translation>CUDA、NVRTC、ドライバーは NVIDIA のもので、本ソフトウェアには含まれません。実行時に探して使います。</translation>
    </message>
    <message>
        <source>Text of the licence %1</source>
        <translation>ライセンス %1 の全文</translation>
    </message>
    <message>
        <source>About KernelDesk</source>
        <translation>KernelDesk について</translation>
    </message>
    <message>
        <source>Parts and licences</source>
        <translation>構成要素とライセンス</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>構成要素</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>バージョン情報をコピー</translation>
    </message>
    <message>
        <source>Edit, compile, run, time and understand CUDA kernels</source>
        <translation>CUDA カーネルを編集、コンパイル、実行、計測、理解する</translation>
    </message>
</context>
<context>
    <name>kd::ArchitectureMatrix</name>
    <message>
        <source>The matrix is made of a program that compiles: compile it first.</source>
        <translation>マトリックスはコンパイルできるプログラムから作ります。先にコンパイルしてください。</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>このフォルダーはまだ信頼されていません。</translation>
    </message>
    <message>
        <source>Compiled code is shown for the architectures that its file has it for.</source>
        <translation>コンパイル済みコードでは、ファイルにコードがあるアーキテクチャを表示します。</translation>
    </message>
    <message>
        <source>The target has not answered yet.</source>
        <translation>ターゲットがまだ応答していません。</translation>
    </message>
    <message>
        <source>There is no such kernel for this architecture.</source>
        <translation>このアーキテクチャにはこのカーネルがありません。</translation>
    </message>
    <message>
        <source>There is PTX alone, which tells no registers.</source>
        <translation>PTX しかなく、レジスタ数が分かりません。</translation>
    </message>
</context>
<context>
    <name>kd::ArchitectureRows</name>
    <message>
        <source>%1: %2 registers, occupancy %3</source>
        <translation>%1: %2 レジスタ、占有率 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 regs</source>
        <translation>%1 reg</translation>
    </message>
    <message>
        <source>not compiled yet</source>
        <translation>未コンパイル</translation>
    </message>
    <message>
        <source>the kernel is not in it</source>
        <translation>カーネルが含まれていない</translation>
    </message>
    <message>
        <source>does not compile</source>
        <translation>コンパイル不可</translation>
    </message>
    <message>
        <source>Compiled for %1: %2 registers, %3 spilled</source>
        <translation>%1 向けにコンパイル済み: %2 レジスタ、スピル %3</translation>
    </message>
    <message>
        <source>%1, limited by %2</source>
        <translation>%1、制限要因 %2</translation>
    </message>
</context>
<context>
    <name>kd::ArgumentDelegate</name>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>%1 の値</translation>
    </message>
</context>
<context>
    <name>kd::ArgumentsModel</name>
    <message>
        <source>missing</source>
        <translation>未指定</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>Dir.</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Value or generator</source>
        <translation>値または生成器</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>%1: a variable of the program. Without a value it has what the source gives it.</source>
        <translation>%1：プログラムの変数。値を指定しなければソースの値のままです。</translation>
    </message>
    <message>
        <source>as in the source</source>
        <translation>ソースのとおり</translation>
    </message>
</context>
<context>
    <name>kd::ArgumentsView</name>
    <message>
        <source>Arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>File that fills the buffer</source>
        <translation>バッファーを埋めるファイル</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Draw other numbers</source>
        <translation>別の乱数を生成</translation>
    </message>
    <message>
        <source>Fill from a file…</source>
        <translation>ファイルから埋める…</translation>
    </message>
    <message>
        <source>Reset to the preset</source>
        <translation>プリセットに戻す</translation>
    </message>
    <message>
        <source>Fill with</source>
        <translation>次で埋める</translation>
    </message>
</context>
<context>
    <name>kd::AssemblyPane</name>
    <message>
        <source>Disassembling</source>
        <translation>逆アセンブル中</translation>
    </message>
    <message>
        <source>Assembly</source>
        <translation>アセンブリ</translation>
    </message>
    <message>
        <source>Diff</source>
        <translation>差分</translation>
    </message>
    <message>
        <source>Live registers</source>
        <translation>生存レジスタ</translation>
    </message>
    <message>
        <source>Colour links between source and assembly</source>
        <translation>ソースとアセンブリの対応を色で示す</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>More of the assembly</source>
        <translation>アセンブリのその他の操作</translation>
    </message>
    <message>
        <source>The program has no kernel.</source>
        <translation>プログラムにカーネルがありません。</translation>
    </message>
    <message>
        <source>There is no %1 of this kernel.</source>
        <translation>このカーネルの %1 はありません。</translation>
    </message>
    <message>
        <source>The assembly appears beside the source once the program compiles.</source>
        <translation>プログラムをコンパイルすると、ソースの横にアセンブリが表示されます。</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>コンパイル</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>もう一度探す</translation>
    </message>
    <message>
        <source>There is no build before this one: edit the program, and what changes in its %1 is shown here.</source>
        <translation>これより前のビルドがありません。プログラムを編集すると、%1 の変化がここに表示されます。</translation>
    </message>
    <message>
        <source>The build before this one has no such kernel: edit it, and what changes in its %1 is shown here.</source>
        <translation>前のビルドにこのカーネルがありません。編集すると、%1 の変化がここに表示されます。</translation>
    </message>
    <message>
        <source>The last edit changed nothing in this kernel&apos;s %1.</source>
        <translation>直前の編集では、このカーネルの %1 は変わりませんでした。</translation>
    </message>
    <message>
        <source>%1 comes with the worker, which was lost.</source>
        <translation>%1 はワーカーが提供しますが、ワーカーが失われました。</translation>
    </message>
    <message>
        <source>%1 is under way.</source>
        <translation>%1 を準備中です。</translation>
    </message>
    <message>
        <source>previous build</source>
        <translation>前のビルド</translation>
    </message>
    <message>
        <source>%1 under way</source>
        <translation>%1 準備中</translation>
    </message>
    <message>
        <source>There is no build before this one to compare with</source>
        <translation>比較できる前のビルドがありません</translation>
    </message>
    <message>
        <source>Diff +%1</source>
        <translation>差分 +%1</translation>
    </message>
    <message>
        <source>Diff %1</source>
        <translation>差分 %1</translation>
    </message>
    <message>
        <source>The last edit added %1 and removed %2 instructions of %3</source>
        <translation>直前の編集で %3 の命令が %1 個増え、%2 個減りました</translation>
    </message>
    <message>
        <source>Save the listing</source>
        <translation>一覧を保存</translation>
    </message>
    <message>
        <source>Listings (*%1);;All files (*)</source>
        <translation>一覧 (*%1);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>すべてコピー</translation>
    </message>
    <message>
        <source>Save the listing…</source>
        <translation>一覧を保存…</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>検索…</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>関数</translation>
    </message>
    <message>
        <source>Diff compares</source>
        <translation>差分の比較対象</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Wrap long lines</source>
        <translation>長い行を折り返す</translation>
    </message>
    <message>
        <source>The chosen kernel</source>
        <translation>選択したカーネル</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
</context>
<context>
    <name>kd::AssemblyView</name>
    <message>
        <source>Assembly</source>
        <translation>アセンブリ</translation>
    </message>
    <message>
        <source>Address 0x%1</source>
        <translation>アドレス 0x%1</translation>
    </message>
    <message>
        <source>Line %1 of the source</source>
        <translation>ソースの %1 行目</translation>
    </message>
    <message>
        <source>1 live register</source>
        <translation>生存レジスタ 1 個</translation>
    </message>
    <message>
        <source>%1 live registers</source>
        <translation>生存レジスタ %1 個</translation>
    </message>
    <message>
        <source>: the most of this function</source>
        <translation>: この関数で最大</translation>
    </message>
    <message>
        <source>%1 live uniform registers</source>
        <translation>生存ユニフォームレジスタ %1 個</translation>
    </message>
    <message>
        <source>%1 live predicates</source>
        <translation>生存プレディケート %1 個</translation>
    </message>
</context>
<context>
    <name>kd::Assistant</name>
    <message>
        <source>Its tab was closed.</source>
        <translation>そのタブは閉じられました。</translation>
    </message>
    <message>
        <source>%1 is timed</source>
        <translation>%1 を計測中</translation>
    </message>
    <message>
        <source>%1 is compared</source>
        <translation>%1 を比較中</translation>
    </message>
    <message>
        <source>%1 is run</source>
        <translation>%1 を実行中</translation>
    </message>
    <message>
        <source>Proposal %1 of %2</source>
        <translation>%2 の提案 %1</translation>
    </message>
    <message>
        <source>It was stopped in the window.</source>
        <translation>ウィンドウで停止されました。</translation>
    </message>
    <message>
        <source>Proposal %1</source>
        <translation>提案 %1</translation>
    </message>
    <message>
        <source>Proposal %1: %2</source>
        <translation>提案 %1：%2</translation>
    </message>
    <message>
        <source>By the assistant</source>
        <translation>アシスタントによる</translation>
    </message>
</context>
<context>
    <name>kd::AssistantDialog</name>
    <message>
        <source>waits for you</source>
        <translation>判断待ち</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>承認済み</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>却下済み</translation>
    </message>
    <message>
        <source>replaced by a newer one</source>
        <translation>新しい提案に置き換え済み</translation>
    </message>
    <message>
        <source>its document was closed</source>
        <translation>文書が閉じられました</translation>
    </message>
    <message>
        <source>Proposal %1</source>
        <translation>提案 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No assistant is let in: that is off in the settings.</source>
        <translation>アシスタントは許可されていません。設定でオフになっています。</translation>
    </message>
    <message>
        <source>No assistant is connected. One connects with: kerneldesk mcp --window</source>
        <translation>アシスタントは接続していません。接続するには: kerneldesk mcp --window</translation>
    </message>
    <message>
        <source>An assistant is connected</source>
        <translation>アシスタントが接続しています</translation>
    </message>
    <message>
        <source>Connected: %1</source>
        <translation>接続中: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>&amp;Disconnect</source>
        <translation>切断(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>承認(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Reject</source>
        <translation>却下(&amp;R)</translation>
    </message>
    <message>
        <source>Show its &amp;tab</source>
        <translation>タブを表示(&amp;T)</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>Proposals, newest first</source>
        <translation>提案（新しい順）</translation>
    </message>
    <message>
        <source>Why not? The assistant reads it.</source>
        <translation>却下の理由（アシスタントが読みます）</translation>
    </message>
    <message>
        <source>Your words to a rejection</source>
        <translation>却下へのコメント</translation>
    </message>
    <message>
        <source>Turns the setting off: nobody connects again until you turn it on</source>
        <translation>設定をオフにします。再びオンにするまで誰も接続できません</translation>
    </message>
    <message>
        <source>The document gets this text; undo takes it back</source>
        <translation>文書がこのテキストになります。元に戻すで取り消せます</translation>
    </message>
    <message>
        <source>Nothing was proposed yet.</source>
        <translation>まだ提案はありません。</translation>
    </message>
    <message>
        <source>What an assistant proposes stands here to accept or reject. No document changes before you accept.</source>
        <translation>アシスタントの提案がここに表示され、承認または却下できます。承認するまで文書は変更されません。</translation>
    </message>
    <message>
        <source>outdated by your edits</source>
        <translation>編集により古くなりました</translation>
    </message>
</context>
<context>
    <name>kd::AssistantDoor</name>
    <message>
        <source>Another window of KernelDesk lets assistants in; turn it off there first.</source>
        <translation>KernelDesk の別のウィンドウがアシスタントを許可しています。先にそちらでオフにしてください。</translation>
    </message>
</context>
<context>
    <name>kd::AttributeDetail</name>
    <message>
        <source>Copy row</source>
        <translation>行をコピー</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>出典: %1</translation>
    </message>
    <message>
        <source>Select an attribute to see what it means.</source>
        <translation>属性を選択すると意味が表示されます。</translation>
    </message>
</context>
<context>
    <name>kd::AttributeModel</name>
    <message>
        <source>preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>CUDA attribute</source>
        <translation>CUDA 属性</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
</context>
<context>
    <name>kd::AttributesPanel</name>
    <message>
        <source>Attributes</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>相違のみ</translation>
    </message>
    <message>
        <source>Copy attributes</source>
        <translation>属性をコピー</translation>
    </message>
    <message>
        <source>Copy the rows on show, or the selected ones where there are several</source>
        <translation>表示中の行、または複数選択時は選択した行をコピー</translation>
    </message>
    <message>
        <source>Export attributes…</source>
        <translation>属性を書き出し…</translation>
    </message>
    <message>
        <source>Save all rows as CSV, JSON or Markdown</source>
        <translation>全行を CSV、JSON または Markdown で保存</translation>
    </message>
    <message>
        <source>Find attribute</source>
        <translation>属性を検索</translation>
    </message>
    <message>
        <source>Search name, CUDA name or description</source>
        <translation>名前、CUDA 名、説明を検索</translation>
    </message>
    <message>
        <source>Search attributes</source>
        <translation>属性の検索</translation>
    </message>
    <message>
        <source>Hide the attributes that are the same on all compared devices</source>
        <translation>比較中の全デバイスで同じ属性を隠す</translation>
    </message>
    <message>
        <source>%1 of %2 differ</source>
        <translation>%2 個中 %1 個が相違</translation>
    </message>
    <message>
        <source>The compared devices do not differ.</source>
        <translation>比較中のデバイスに相違はありません。</translation>
    </message>
    <message>
        <source>No attribute has &quot;%1&quot; in its name, CUDA name or description.</source>
        <translation>名前、CUDA 名、説明に &quot;%1&quot; を含む属性はありません。</translation>
    </message>
    <message>
        <source>Export attributes</source>
        <translation>属性の書き出し</translation>
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
        <translation>%1 として保存しました。</translation>
    </message>
</context>
<context>
    <name>kd::Banner</name>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>ほか %1 件</translation>
    </message>
</context>
<context>
    <name>kd::BlockChart</name>
    <message>
        <source>Blocks by SM and time</source>
        <translation>SM と時間ごとのブロック</translation>
    </message>
    <message>
        <source>wave %1</source>
        <translation>ウェーブ %1</translation>
    </message>
    <message>
        <source>foreseen</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>SM %1</source>
        <translation>SM %1</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>CSV としてコピー</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>画像をコピー</translation>
    </message>
</context>
<context>
    <name>kd::BlockRecorder</name>
    <message>
        <source>A timeline is being recorded.</source>
        <translation>タイムラインを記録中です。</translation>
    </message>
    <message>
        <source>A timeline needs the kernel&apos;s source, whose PTX gets the stamps.</source>
        <translation>タイムラインにはカーネルのソースが必要です。その PTX にスタンプを埋め込みます。</translation>
    </message>
    <message>
        <source>A job is in progress.</source>
        <translation>ジョブを実行中です。</translation>
    </message>
    <message>
        <source>The program is being compiled.</source>
        <translation>プログラムをコンパイル中です。</translation>
    </message>
    <message>
        <source>Another job of this program began meanwhile: record again once it has ended.</source>
        <translation>その間にこのプログラムの別のジョブが始まりました。終わってからもう一度記録してください。</translation>
    </message>
    <message>
        <source>The worker gave no stamps back: is it of an older version?</source>
        <translation>ワーカーがスタンプを返しませんでした。古いバージョンではありませんか？</translation>
    </message>
    <message>
        <source>The worker no longer has the stamps: record again.</source>
        <translation>ワーカーにスタンプがもうありません。もう一度記録してください。</translation>
    </message>
</context>
<context>
    <name>kd::BlockTable</name>
    <message>
        <source>Block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>SM</source>
        <translation>SM</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
</context>
<context>
    <name>kd::BufferElements</name>
    <message>
        <source>Index</source>
        <translation>添字</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
</context>
<context>
    <name>kd::BufferListModel</name>
    <message>
        <source>diff</source>
        <translation>差</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参照</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>算出</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>未保持</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>before</source>
        <translation>実行前</translation>
    </message>
    <message>
        <source>no reference</source>
        <translation>参照なし</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>未比較</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>検証済み</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>reference of %1</source>
        <translation>%1 の参照</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>difference of %1</source>
        <translation>%1 の差</translation>
    </message>
    <message>
        <source>%1 before</source>
        <translation>実行前の %1</translation>
    </message>
</context>
<context>
    <name>kd::BufferView</name>
    <message>
        <source>Nothing has run yet: Run fills the outputs of the kernel.</source>
        <translation>まだ何も実行していません。「実行」でカーネルの出力が得られます。</translation>
    </message>
    <message>
        <source>The kernel has no buffers.</source>
        <translation>カーネルにバッファーがありません。</translation>
    </message>
    <message>
        <source>%1 is an input; only the elements of outputs are kept.</source>
        <translation>%1 は入力です。要素を保持するのは出力だけです。</translation>
    </message>
    <message>
        <source>of previous run</source>
        <translation>以前の実行</translation>
    </message>
</context>
<context>
    <name>kd::BuffersPanel</name>
    <message>
        <source>1 fault</source>
        <translation>フォールト 1 件</translation>
    </message>
    <message>
        <source>%1 faults</source>
        <translation>フォールト %1 件</translation>
    </message>
    <message>
        <source>none seen</source>
        <translation>検出なし</translation>
    </message>
    <message>
        <source>not watched</source>
        <translation>監視なし</translation>
    </message>
    <message>
        <source>%1, not written</source>
        <translation>%1、未書き込み</translation>
    </message>
    <message>
        <source>%1, then written</source>
        <translation>%1、その後書き込み</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>バッファー</translation>
    </message>
    <message>
        <source>Nothing has run yet: Run fills the kernel&apos;s buffers.</source>
        <translation>まだ何も実行していません。「実行」でカーネルのバッファーが埋まります。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>View as</source>
        <translation>表示方法</translation>
    </message>
    <message>
        <source>Buffers of the last run</source>
        <translation>前回の実行のバッファー</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>グリッド</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Time, single run</source>
        <translation>時間 (1 回の実行)</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Out of bounds</source>
        <translation>範囲外</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Last run</source>
        <translation>前回の実行</translation>
    </message>
    <message>
        <source>Drop a file of numbers or a picture here (.npy, .safetensors, .csv, .bin, .png…) to fill the selected buffer.</source>
        <translation>数値のファイルまたは画像（.npy、.safetensors、.csv、.bin、.png…）をここにドロップすると、選択したバッファーの初期値になります。</translation>
    </message>
    <message>
        <source>%1, then the run faulted</source>
        <translation>%1、その後フォルト発生</translation>
    </message>
    <message>
        <source>Emulated in</source>
        <translation>エミュレーション時間</translation>
    </message>
</context>
<context>
    <name>kd::BuildController</name>
    <message>
        <source>%1 changed: its compile commands were read again.</source>
        <translation>%1 が変わったため、コンパイルコマンドを読み直しました。</translation>
    </message>
    <message>
        <source>%1 is edited and not saved: %2 is compiled with the text that is on the disk.</source>
        <translation>%1 は編集後に保存されていません。%2 はディスク上の内容でコンパイルします。</translation>
    </message>
</context>
<context>
    <name>kd::ByteElements</name>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
</context>
<context>
    <name>kd::CaptureDialog</name>
    <message>
        <source>Capture from a program</source>
        <translation>プログラムから記録</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Runs on this machine, as it is. Words stand apart by spaces; quote with &quot;; no shell reads it.</source>
        <translation>このマシンでそのまま実行されます。単語は空白で区切り、&quot; で囲みます。シェルは介しません。</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>フォルダーを選択</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Where it starts, and where recordings go.</source>
        <translation>開始する場所であり、記録の保存先です。</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>環境</translation>
    </message>
    <message>
        <source>Filter the kernels</source>
        <translation>カーネルを絞り込む</translation>
    </message>
    <message>
        <source>Kernels of the program</source>
        <translation>プログラムのカーネル</translation>
    </message>
    <message>
        <source>The slowest launch</source>
        <translation>最も遅い起動</translation>
    </message>
    <message>
        <source>The first launch</source>
        <translation>最初の起動</translation>
    </message>
    <message>
        <source>Launch number</source>
        <translation>起動番号</translation>
    </message>
    <message>
        <source>Which launch of the chosen kernel</source>
        <translation>選んだカーネルのどの起動か</translation>
    </message>
    <message>
        <source>How large?</source>
        <translation>大きさは?</translation>
    </message>
    <message>
        <source>Runs the program once more and tells how large the recording would be</source>
        <translation>プログラムをもう一度実行し、記録の大きさを示します</translation>
    </message>
    <message>
        <source>Record and open</source>
        <translation>記録して開く</translation>
    </message>
    <message>
        <source>Of the chosen kernel</source>
        <translation>選んだカーネルの</translation>
    </message>
    <message>
        <source>What the program writes</source>
        <translation>プログラムの出力</translation>
    </message>
    <message>
        <source>What the program writes appears here.</source>
        <translation>プログラムの出力がここに表示されます。</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>そのようなフォルダーはありません。</translation>
    </message>
    <message>
        <source>Variables are written NAME=value.</source>
        <translation>変数は NAME=値 と書きます。</translation>
    </message>
    <message>
        <source>The program runs: %1 launches so far.</source>
        <translation>プログラムは実行中です: これまでの起動 %1 回。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Run and list</source>
        <translation>実行して一覧</translation>
    </message>
    <message>
        <source>Runs the program once more, records launch %1 of %2 and opens it</source>
        <translation>プログラムをもう一度実行し、%2 の起動 %1 を記録して開きます</translation>
    </message>
    <message>
        <source>Choose a kernel in the list.</source>
        <translation>一覧からカーネルを選んでください。</translation>
    </message>
    <message>
        <source>The program runs once more, to the launch that was asked for…</source>
        <translation>指定の起動までプログラムをもう一度実行しています…</translation>
    </message>
    <message>
        <source>Launch %1 of %2 would take %3, and again as much where it changes all of it.</source>
        <translation>%2 の起動 %1 には %3 が必要で、すべてを変更する場合はさらに同じだけ必要です。</translation>
    </message>
    <message>
        <source>Launch %1 of %2 is recorded and open: %3 in %4.</source>
        <translation>%2 の起動 %1 を記録して開きました: %3 (%4 内)。</translation>
    </message>
    <message>
        <source>The program did not use a GPU by NVIDIA&apos;s driver.</source>
        <translation>プログラムは NVIDIA のドライバーで GPU を使用しませんでした。</translation>
    </message>
    <message>
        <source>Nothing was recorded: that launch did not come this time.</source>
        <translation>何も記録されませんでした: 今回はその起動がありませんでした。</translation>
    </message>
    <message>
        <source>The program was stopped.</source>
        <translation>プログラムを停止しました。</translation>
    </message>
    <message>
        <source>The program %1.</source>
        <translation>プログラム: %1。</translation>
    </message>
    <message>
        <source>The program has ended.</source>
        <translation>プログラムは終了しました。</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Where the program runs</source>
        <translation>プログラムを実行する場所</translation>
    </message>
    <message>
        <source>Folder there</source>
        <translation>ターゲットのフォルダー</translation>
    </message>
    <message>
        <source>Where it starts on the target; empty: where its worker starts.</source>
        <translation>ターゲットで開始する場所です。空ならワーカーの開始場所です。</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <source>Runs on the target, as it is, without input. Words stand apart by spaces; quote with &quot;; no shell reads it.</source>
        <translation>ターゲットで入力なしにそのまま実行されます。単語は空白で区切り、&quot; で囲みます。シェルは介しません。</translation>
    </message>
    <message>
        <source>Where recordings go, on this machine.</source>
        <translation>このマシンでの記録の保存先です。</translation>
    </message>
</context>
<context>
    <name>kd::CaptureProcess</name>
    <message>
        <source>%1 takes no files: %2.</source>
        <translation>%1 にファイルを置けません: %2。</translation>
    </message>
</context>
<context>
    <name>kd::CapturedKernels</name>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Slowest</source>
        <translation>最も遅い</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>どれ</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>グリッド</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Its name, as people read it</source>
        <translation>読みやすい形の名前</translation>
    </message>
    <message>
        <source>How often the program has launched it so far</source>
        <translation>これまでにプログラムが起動した回数</translation>
    </message>
    <message>
        <source>Time of all its launches on the device</source>
        <translation>デバイスでの全起動の時間</translation>
    </message>
    <message>
        <source>Time of its slowest launch on the device</source>
        <translation>デバイスでの最も遅い起動の時間</translation>
    </message>
    <message>
        <source>Which launch of this kernel was the slowest, from 1</source>
        <translation>このカーネルの何回目の起動が最も遅かったか (1 から)</translation>
    </message>
    <message>
        <source>Blocks of the slowest launch</source>
        <translation>最も遅い起動のブロック</translation>
    </message>
    <message>
        <source>Threads in a block of the slowest launch</source>
        <translation>最も遅い起動の 1 ブロックのスレッド</translation>
    </message>
</context>
<context>
    <name>kd::Chart</name>
    <message>
        <source>%1 over %2</source>
        <translation>%2 に対する %1</translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation>データをコピー</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>CSV としてコピー</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Show as a chart</source>
        <translation>グラフで表示</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>表で表示</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
</context>
<context>
    <name>kd::CodeEditor</name>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
</context>
<context>
    <name>kd::CodePage</name>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Show the assembly</source>
        <translation>アセンブリを表示</translation>
    </message>
    <message>
        <source>Assembly</source>
        <translation>アセンブリ</translation>
    </message>
    <message>
        <source>Source to assembly and back</source>
        <translation>ソースとアセンブリを行き来</translation>
    </message>
    <message>
        <source>Next register peak</source>
        <translation>次のレジスタピーク</translation>
    </message>
    <message>
        <source>Previous register peak</source>
        <translation>前のレジスタピーク</translation>
    </message>
    <message>
        <source>There are no instructions to go to: compile the program, and choose SASS or PTX.</source>
        <translation>移動先の命令がありません。プログラムをコンパイルし、SASS または PTX を選んでください。</translation>
    </message>
    <message>
        <source>Live registers are shown beside SASS, where nvdisasm was found; there are none to step through now.</source>
        <translation>生存レジスタは、nvdisasm がある場合に SASS の横に表示されます。今はたどれるものがありません。</translation>
    </message>
</context>
<context>
    <name>kd::CodeServer</name>
    <message>
        <source>The file is too long to be read by clangd.</source>
        <translation>ファイルが長すぎて clangd では読めません。</translation>
    </message>
    <message>
        <source>clangd cannot be started: %1.</source>
        <translation>clangd を起動できません：%1。</translation>
    </message>
    <message>
        <source>it ended by itself</source>
        <translation>自分で終了しました</translation>
    </message>
    <message>
        <source>clangd does not rename it.</source>
        <translation>clangd は名前を変更しません。</translation>
    </message>
    <message>
        <source>clangd does not rename it: %1.</source>
        <translation>clangd は名前を変更しません：%1。</translation>
    </message>
    <message>
        <source>clangd cannot tell what this is.</source>
        <translation>clangd はこれが何か判断できません。</translation>
    </message>
    <message>
        <source>clangd would change more than this name; nothing was renamed.</source>
        <translation>clangd がこの名前以外も変更しようとしたため、名前を変更しませんでした。</translation>
    </message>
    <message>
        <source>This clangd does not count in bytes; a newer one is needed.</source>
        <translation>この clangd はバイト単位で数えません。新しいものが必要です。</translation>
    </message>
    <message>
        <source>clangd is not asked any more, since it failed %1 times (the last time: %2). Start KernelDesk anew to try it again.</source>
        <translation>clangd は %1 回失敗したため（最後：%2）、もう使いません。KernelDesk を起動し直すと再び試します。</translation>
    </message>
    <message>
        <source>It failed (%1) and is started again for the next question.</source>
        <translation>失敗しました（%1）。次の要求で起動し直します。</translation>
    </message>
    <message>
        <source>clangd did not answer in time.</source>
        <translation>clangd が時間内に応答しませんでした。</translation>
    </message>
    <message>
        <source>it did not answer in time</source>
        <translation>時間内に応答しませんでした</translation>
    </message>
    <message>
        <source>it does not read what it is sent</source>
        <translation>送った内容を読みません</translation>
    </message>
</context>
<context>
    <name>kd::CommandModel</name>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>ショートカット</translation>
    </message>
</context>
<context>
    <name>kd::CommandSearch</name>
    <message>
        <source>Search commands</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>%1 cannot be done now. %2</source>
        <translation>%1 は今は実行できません。%2</translation>
    </message>
    <message>
        <source>Finds commands, panels, kernels, examples and files by their words</source>
        <translation>コマンド、パネル、カーネル、サンプル、ファイルを語で探します</translation>
    </message>
    <message>
        <source>Nothing is called “%1”</source>
        <translation>「%1」という名前のものはありません</translation>
    </message>
</context>
<context>
    <name>kd::Compare</name>
    <message>
        <source>Run #%1 was on %2: choose that device to launch it again.</source>
        <translation>実行 #%1 は %2 で行われました。再び起動するには、そのデバイスを選んでください。</translation>
    </message>
    <message>
        <source>The code of run #%1 was not kept: build it again from its source, and time it.</source>
        <translation>実行 #%1 のコードは保存されていません。ソースからビルドし直して計測してください。</translation>
    </message>
</context>
<context>
    <name>kd::CompareSection</name>
    <message>
        <source>Compare with reference</source>
        <translation>参照と比較</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>次の相違</translation>
    </message>
    <message>
        <source>Elements that differ most</source>
        <translation>差が最も大きい要素</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>絶対</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>相対</translation>
    </message>
    <message>
        <source>ULP</source>
        <translation>ULP</translation>
    </message>
    <message>
        <source>How differences are measured</source>
        <translation>差の測り方</translation>
    </message>
    <message>
        <source>First at</source>
        <translation>最初の位置</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参照</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>許容誤差</translation>
    </message>
    <message>
        <source>Bitwise equal</source>
        <translation>ビット単位で一致</translation>
    </message>
    <message>
        <source>kernel %1</source>
        <translation>カーネル %1</translation>
    </message>
    <message>
        <source>DIFFERS</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>%1 of %2 elements are outside the tolerance</source>
        <translation>%2 要素中 %1 要素が許容誤差の範囲外</translation>
    </message>
    <message>
        <source>abs %1, rel %2</source>
        <translation>絶対 %1、相対 %2</translation>
    </message>
    <message>
        <source>%1 of %2 elements (%3) are outside the tolerance</source>
        <translation>%2 要素中 %1 要素 (%3) が許容誤差の範囲外</translation>
    </message>
    <message>
        <source>All %1 elements are within the tolerance</source>
        <translation>全 %1 要素が許容誤差の範囲内</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>abs %1</source>
        <translation>絶対 %1</translation>
    </message>
    <message>
        <source>What is compared with</source>
        <translation>比較の相手</translation>
    </message>
    <message>
        <source>The worker keeps the outputs of the last eight runs of this session, as far as it has memory</source>
        <translation>ワーカーはメモリの許す限り、このセッションの直近 8 回の実行の出力を保持します</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較相手</translation>
    </message>
    <message>
        <source>Run #%1, %2</source>
        <translation>実行 #%1、%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Compare with run #%1</source>
        <translation>実行 #%1 と比較</translation>
    </message>
    <message>
        <source>Run #%1</source>
        <translation>実行 #%1</translation>
    </message>
    <message>
        <source>Run #%1 has no such buffer of the same size.</source>
        <translation>実行 #%1 に同じサイズの該当バッファーはありません。</translation>
    </message>
    <message>
        <source>%1 has no reference: name one in the launch form, or choose an earlier run, to see where it differs.</source>
        <translation>%1 に参照がありません。起動フォームで指定するか、以前の実行を選ぶと、どこが異なるか分かります。</translation>
    </message>
    <message>
        <source>COMPARING</source>
        <translation>比較中</translation>
    </message>
    <message>
        <source>rel %1</source>
        <translation>相対 %1</translation>
    </message>
</context>
<context>
    <name>kd::CompileSection</name>
    <message>
        <source>Build settings</source>
        <translation>ビルド設定</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>ビルド</translation>
    </message>
    <message>
        <source>Instances of templates, macros, include folders, the compiler and its options</source>
        <translation>テンプレートのインスタンス、マクロ、インクルードフォルダー、コンパイラとそのオプション</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>インスタンス</translation>
    </message>
    <message>
        <source>Instances of kernel templates that are compiled, one a line</source>
        <translation>コンパイルするカーネルテンプレートのインスタンス (1 行に 1 つ)</translation>
    </message>
    <message>
        <source>Macros</source>
        <translation>マクロ</translation>
    </message>
    <message>
        <source>Macros that are defined before the source, one a line</source>
        <translation>ソースの前に定義するマクロ (1 行に 1 つ)</translation>
    </message>
    <message>
        <source>Includes</source>
        <translation>インクルード</translation>
    </message>
    <message>
        <source>Include folders</source>
        <translation>インクルードフォルダー</translation>
    </message>
    <message>
        <source>Folders that #include looks in besides the source&apos;s own, one a line</source>
        <translation>ソースのフォルダーに加えて #include が探すフォルダー (1 行に 1 つ)</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>フォルダーを追加</translation>
    </message>
    <message>
        <source>Auto asks NVRTC, and nvcc instead where NVRTC&apos;s own answer shows that the program has host code</source>
        <translation>「自動」は NVRTC を使い、NVRTC の応答からホストコードがあると分かれば nvcc を使います</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>コンパイラ</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>規格</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>At most so many registers a thread (--maxrregcount)</source>
        <translation>スレッドあたりのレジスタの上限 (--maxrregcount)</translation>
    </message>
    <message>
        <source>Most registers a thread</source>
        <translation>スレッドあたりの最大レジスタ</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Further options of the compiler, as on a command line</source>
        <translation>コンパイラのその他のオプション (コマンドラインと同じ書き方)</translation>
    </message>
    <message>
        <source>Fast math</source>
        <translation>高速演算</translation>
    </message>
    <message>
        <source>Approximate division, square root and functions, no denormals (--use_fast_math)</source>
        <translation>除算、平方根、関数を近似し、非正規化数を使わない (--use_fast_math)</translation>
    </message>
    <message>
        <source>Include folder</source>
        <translation>インクルードフォルダー</translation>
    </message>
    <message>
        <source>The compiler&apos;s own</source>
        <translation>コンパイラの既定</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>フォルダー %1 がありません。</translation>
    </message>
</context>
<context>
    <name>kd::CompletionList</name>
    <message>
        <source>Words that fit</source>
        <translation>候補の単語</translation>
    </message>
</context>
<context>
    <name>kd::Connection</name>
    <message>
        <source>cannot be started: %1</source>
        <translation>起動できません: %1</translation>
    </message>
    <message>
        <source>was ended: %1; it is started again with the next call</source>
        <translation>終了しました：%1。次の呼び出しで起動し直します</translation>
    </message>
    <message>
        <source>cannot be used: %1</source>
        <translation>使えません: %1</translation>
    </message>
    <message>
        <source>does not answer</source>
        <translation>応答がありません</translation>
    </message>
    <message>
        <source>has an empty command line</source>
        <translation>コマンドラインが空です</translation>
    </message>
    <message>
        <source>has not answered for %1 s; it is ended, and started again with the next call</source>
        <translation>%1 s 応答がありません。終了し、次の呼び出しで起動し直します</translation>
    </message>
    <message>
        <source>%1 before it introduced itself</source>
        <translation>%1 (名乗る前)</translation>
    </message>
    <message>
        <source>%1; it is started again with the next call</source>
        <translation>%1。次の呼び出しで起動し直します</translation>
    </message>
    <message>
        <source>%1 (its last words: &quot;%2&quot;)</source>
        <translation>%1 (最後の出力: &quot;%2&quot;)</translation>
    </message>
    <message>
        <source>The worker of target %1 (%2) %3.</source>
        <translation>ターゲット %1 のワーカー（%2）：%3。</translation>
    </message>
</context>
<context>
    <name>kd::ConsoleLog</name>
    <message>
        <source>Run of %1</source>
        <translation>%1 の実行</translation>
    </message>
    <message>
        <source>Timing of %1</source>
        <translation>%1 の計測</translation>
    </message>
</context>
<context>
    <name>kd::ConsolePanel</name>
    <message>
        <source>Console</source>
        <translation>コンソール</translation>
    </message>
    <message>
        <source>What kernels print with printf appears here.</source>
        <translation>カーネルが printf で出力した内容がここに表示されます。</translation>
    </message>
    <message>
        <source>Find in the console</source>
        <translation>コンソール内を検索</translation>
    </message>
    <message>
        <source>Copy the selection, or all</source>
        <translation>選択範囲またはすべてをコピー</translation>
    </message>
    <message>
        <source>Clear the console</source>
        <translation>コンソールをクリア</translation>
    </message>
</context>
<context>
    <name>kd::ConsoleView</name>
    <message>
        <source>Console</source>
        <translation>コンソール</translation>
    </message>
    <message>
        <source>1 earlier line was dropped; the console keeps 10 MiB.</source>
        <translation>古い 1 行を破棄しました。コンソールが保持するのは 10 MiB です。</translation>
    </message>
    <message>
        <source>%1 earlier lines were dropped; the console keeps 10 MiB.</source>
        <translation>古い %1 行を破棄しました。コンソールが保持するのは 10 MiB です。</translation>
    </message>
</context>
<context>
    <name>kd::CounterHelp</name>
    <message>
        <source>Bytes that L2 fetched from device memory. Far more than the kernel&apos;s inputs means that they are read again.</source>
        <translation>L2 がデバイスメモリから読み込んだバイト数。カーネルの入力よりはるかに多い場合、入力が繰り返し読まれています。</translation>
    </message>
    <message>
        <source>Bytes that L2 wrote back to device memory while the launch was counted; some may follow later.</source>
        <translation>起動の計数中に L2 がデバイスメモリへ書き戻したバイト数。残りは後で書き戻される場合があります。</translation>
    </message>
    <message>
        <source>Bytes that the SMs and others asked of L2, in sectors of 32 bytes.</source>
        <translation>SM などが L2 に要求したバイト数（32 バイトセクタ単位）。</translation>
    </message>
    <message>
        <source>Share of the sectors asked of L2 that it held already.</source>
        <translation>L2 に要求されたセクタのうち、すでに L2 にあったものの割合。</translation>
    </message>
    <message>
        <source>Bytes that passed the L1 caches of all SMs, shared memory included.</source>
        <translation>全 SM の L1 キャッシュを通過したバイト数。共有メモリを含みます。</translation>
    </message>
    <message>
        <source>Share of the sectors asked of L1 that it held already.</source>
        <translation>L1 に要求されたセクタのうち、すでに L1 にあったものの割合。</translation>
    </message>
    <message>
        <source>Load, store and atomic instructions of warps on global memory.</source>
        <translation>warp によるグローバルメモリのロード、ストア、アトミック命令。</translation>
    </message>
    <message>
        <source>Pieces of 32 bytes that those requests touched. A warp that reads 32 floats side by side touches 4, one that reads them far apart 32.</source>
        <translation>それらのリクエストがアクセスした 32 バイトの単位。隣り合う float を 32 個読む warp は 4 個、離れたものを読む warp は 32 個にアクセスします。</translation>
    </message>
    <message>
        <source>Passes over shared memory beyond the first: threads of a warp that want different words of one bank are served one after the other.</source>
        <translation>2 回目以降の共有メモリのパス。warp のスレッドが 1 つのバンクの異なるワードを要求すると、順番に処理されます。</translation>
    </message>
    <message>
        <source>Counted for each thread whose predicate holds. A multiply-add is one instruction and two operations.</source>
        <translation>プレディケートが真のスレッドごとに数えます。積和は 1 命令で、2 演算です。</translation>
    </message>
    <message>
        <source>Counted for each thread whose predicate holds; each works on two values. Compilers load constants by multiply-adds of zeros, too.</source>
        <translation>プレディケートが真のスレッドごとに数えます。それぞれ 2 つの値を処理します。コンパイラは定数のロードにもゼロの積和を使います。</translation>
    </message>
    <message>
        <source>Multiplications and additions of the tensor cores, each counted by itself.</source>
        <translation>Tensor コアの乗算と加算。それぞれ別々に数えます。</translation>
    </message>
    <message>
        <source>Instructions that warps executed. The emulated GPU counts those of the PTX, a GPU its machine instructions: these are others.</source>
        <translation>warp が実行した命令。エミュレート GPU は PTX の命令を、GPU は機械語の命令を数えます。両者は異なる命令です。</translation>
    </message>
    <message>
        <source>The same, counted for each active thread: 32 times as many where no warp diverges.</source>
        <translation>同じものを、アクティブなスレッドごとに数えた値。ダイバージェンスする warp がなければ 32 倍になります。</translation>
    </message>
    <message>
        <source>Instructions that the tensor pipes of all SMs executed.</source>
        <translation>全 SM の Tensor パイプが実行した命令。</translation>
    </message>
    <message>
        <source>Warps that were on an SM on average while it had any, of all that it holds. Less than the calculator&apos;s figure means that blocks begin, end or wait at different times.</source>
        <translation>SM に warp があった間の平均 warp 数の、保持できる全 warp 数に対する割合。計算機の値より小さい場合、ブロックの開始、終了、または待ちの時期がそろっていません。</translation>
    </message>
    <message>
        <source>Cycles of the SM clock in which the SM that had work longest had a warp.</source>
        <translation>最も長く処理した SM に warp があった、SM クロックのサイクル数。</translation>
    </message>
    <message>
        <source>Share of its cycles in which a scheduler issued an instruction. A low share means that its warps wait: see below for what.</source>
        <translation>スケジューラーが命令を発行したサイクルの割合。低い場合、warp が待っています。待ち要因は下にあります。</translation>
    </message>
    <message>
        <source>They wait at __syncthreads() for the other warps of their block.</source>
        <translation>ブロックの他の warp を __syncthreads() で待っています。</translation>
    </message>
    <message>
        <source>They wait until it is known where a branch leads.</source>
        <translation>分岐先が決まるのを待っています。</translation>
    </message>
    <message>
        <source>The dispatcher holds an instruction back that was issued.</source>
        <translation>発行された命令をディスパッチャーが保留しています。</translation>
    </message>
    <message>
        <source>They have ended but for stores that are still on their way to memory.</source>
        <translation>終了しましたが、ストアがまだメモリへ向かう途中です。</translation>
    </message>
    <message>
        <source>They wait for matrix instructions of a warpgroup (wgmma).</source>
        <translation>warpgroup の行列命令（wgmma）を待っています。</translation>
    </message>
    <message>
        <source>They wait for constants or immediates that the constant cache did not hold.</source>
        <translation>定数キャッシュになかった定数または即値を待っています。</translation>
    </message>
    <message>
        <source>The queue for global and local memory is full: fewer, wider accesses help.</source>
        <translation>グローバル/ローカルメモリのキューが満杯です。アクセスの数を減らし、幅を広げると改善します。</translation>
    </message>
    <message>
        <source>They wait for data of global, local or texture memory. More warps, more loads ahead of their use or better locality help.</source>
        <translation>グローバル、ローカル、またはテクスチャメモリのデータを待っています。warp を増やす、使う前に早めにロードする、局所性を高める、のいずれかで改善します。</translation>
    </message>
    <message>
        <source>The arithmetic pipe that they need is busy.</source>
        <translation>必要な演算パイプが使用中です。</translation>
    </message>
    <message>
        <source>They wait at a memory fence.</source>
        <translation>メモリフェンスで待っています。</translation>
    </message>
    <message>
        <source>The queue for shared memory, special functions and dynamic branches is full.</source>
        <translation>共有メモリ、特殊関数、動的分岐のキューが満杯です。</translation>
    </message>
    <message>
        <source>They wait for a reason that has no counter of its own.</source>
        <translation>専用のカウンターがない理由で待っています。</translation>
    </message>
    <message>
        <source>Their next instruction has to be fetched: the code is long, or jumps far.</source>
        <translation>次の命令をフェッチする必要があります。コードが長いか、遠くへジャンプしています。</translation>
    </message>
    <message>
        <source>They could issue, and another warp was chosen: there are enough warps.</source>
        <translation>発行できましたが、別の warp が選択されました。warp は足りています。</translation>
    </message>
    <message>
        <source>They issue an instruction: this is no wait.</source>
        <translation>命令を発行しています。待ちではありません。</translation>
    </message>
    <message>
        <source>They wait for data of shared memory or a special function. Bank conflicts lengthen it.</source>
        <translation>共有メモリまたは特殊関数のデータを待っています。バンクコンフリクトがあると長くなります。</translation>
    </message>
    <message>
        <source>All threads of the warp called __nanosleep().</source>
        <translation>warp の全スレッドが __nanosleep() を呼び出しました。</translation>
    </message>
    <message>
        <source>The queue of the texture units is full.</source>
        <translation>テクスチャユニットのキューが満杯です。</translation>
    </message>
    <message>
        <source>They wait for the fixed latency of the instruction before.</source>
        <translation>前の命令の固定レイテンシを待っています。</translation>
    </message>
</context>
<context>
    <name>kd::CounterLineTable</name>
    <message>
        <source>%1, line %2: a click shows it</source>
        <translation>%1、%2 行目: クリックで表示</translation>
    </message>
    <message>
        <source>The GPU counted %1, the emulated GPU %2: memory saw something else than the PTX says.</source>
        <translation>GPU の計数は %1、エミュレート GPU の計数は %2 です。メモリへのアクセスが PTX の記述と異なります。</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>セクタ</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>コンフリクト</translation>
    </message>
    <message>
        <source>emulated</source>
        <translation>エミュレート</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>A click shows the line in the editor</source>
        <translation>クリックすると行をエディターに表示</translation>
    </message>
    <message>
        <source>The line as it was counted</source>
        <translation>計数したときの行</translation>
    </message>
    <message>
        <source>Instructions that warps executed for the line, in the machine code</source>
        <translation>この行で warp が実行した命令 (機械語)</translation>
    </message>
    <message>
        <source>Instructions that warps executed for the line, in the PTX: these are others than those of the machine code</source>
        <translation>この行で warp が実行した命令（PTX）。機械語の命令とは異なります</translation>
    </message>
    <message>
        <source>Pieces of 32 bytes of global memory that the line touched</source>
        <translation>この行がアクセスしたグローバルメモリの 32 バイト単位</translation>
    </message>
    <message>
        <source>The same, counted in the PTX by the emulated GPU</source>
        <translation>同じものをエミュレート GPU が PTX で数えた値</translation>
    </message>
    <message>
        <source>Passes over shared memory beyond the first that the line took</source>
        <translation>この行が 2 回目以降に要した共有メモリのパス</translation>
    </message>
</context>
<context>
    <name>kd::CounterTable</name>
    <message>
        <source>Figure</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>Emulated</source>
        <translation>エミュレート</translation>
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
        <translation>A に対する B</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s name</source>
        <translation>NVIDIA の名前</translation>
    </message>
    <message>
        <source>What is counted; each figure&apos;s tool tip explains it</source>
        <translation>計数の対象。意味は各数値のツールチップにあります</translation>
    </message>
    <message>
        <source>Counted in the PTX by the emulated GPU</source>
        <translation>エミュレート GPU が PTX で数えた値</translation>
    </message>
    <message>
        <source>Counted by the GPU&apos;s own counters</source>
        <translation>GPU 自身のカウンターで数えた値</translation>
    </message>
    <message>
        <source>Counted in the PTX by the emulated GPU, of the same source and launch</source>
        <translation>同じソースと起動について、エミュレート GPU が PTX で数えた値</translation>
    </message>
    <message>
        <source>What was counted of the baseline</source>
        <translation>ベースラインの計数結果</translation>
    </message>
    <message>
        <source>What this launch (B) has more or less than the baseline</source>
        <translation>この起動 (B) の、ベースラインに対する増減</translation>
    </message>
    <message>
        <source>The metric as NVIDIA&apos;s profilers call it</source>
        <translation>NVIDIA のプロファイラーでのメトリック名</translation>
    </message>
</context>
<context>
    <name>kd::Counters</name>
    <message>
        <source>%1 points</source>
        <translation>%1 ポイント</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>The GPU counted %1, the emulated GPU %2. Where memory sees what the PTX says, both are the same.</source>
        <translation>GPU の計数は %1、エミュレート GPU の計数は %2 です。メモリへのアクセスが PTX の記述どおりなら、両者は一致します。</translation>
    </message>
    <message>
        <source>Both counted the same.</source>
        <translation>両者の計数は同じです。</translation>
    </message>
    <message>
        <source>Counted in the PTX, whose instructions are others than those of the machine code.</source>
        <translation>PTX で計数。PTX の命令は機械語の命令とは異なります。</translation>
    </message>
</context>
<context>
    <name>kd::CountersModel</name>
    <message>
        <source>All lines</source>
        <translation>全行</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Executed</source>
        <translation>実行数</translation>
    </message>
    <message>
        <source>Active lanes</source>
        <translation>アクティブレーン</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>セクタ</translation>
    </message>
    <message>
        <source>Ideal sectors</source>
        <translation>理想セクタ</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>バンクコンフリクト</translation>
    </message>
    <message>
        <source>Source line; double-click shows it in the editor</source>
        <translation>ソース行。ダブルクリックでエディターに表示</translation>
    </message>
    <message>
        <source>Warp instructions, modelled at PTX level</source>
        <translation>warp 命令 (PTX レベルのモデル値)</translation>
    </message>
    <message>
        <source>Lanes that took part, of 32 a warp instruction</source>
        <translation>warp 命令ごとに参加したレーン数 (32 レーン中)</translation>
    </message>
    <message>
        <source>Global load, store and atomic instructions</source>
        <translation>グローバルのロード、ストア、アトミック命令</translation>
    </message>
    <message>
        <source>32-byte sectors that a request touches on average</source>
        <translation>1 リクエストがアクセスする 32 バイトセクタの平均数</translation>
    </message>
    <message>
        <source>32-byte sectors that the bytes of a request would fill when packed</source>
        <translation>1 リクエストのバイトを詰めた場合の 32 バイトセクタ数</translation>
    </message>
    <message>
        <source>Passes over shared memory beyond the first</source>
        <translation>2 回目以降の共有メモリのパス</translation>
    </message>
</context>
<context>
    <name>kd::CountersPanel</name>
    <message>
        <source>Counters</source>
        <translation>カウンター</translation>
    </message>
    <message>
        <source>Count on the emulated GPU, too</source>
        <translation>エミュレート GPU でも計数</translation>
    </message>
    <message>
        <source>Flush L2 before each launch that is counted</source>
        <translation>計数する起動ごとに L2 をフラッシュ</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>By source line</source>
        <translation>ソース行ごと</translation>
    </message>
    <message>
        <source>Figures of the launch</source>
        <translation>起動の数値</translation>
    </message>
    <message>
        <source>Copy the figures as CSV</source>
        <translation>数値を CSV としてコピー</translation>
    </message>
    <message>
        <source>Counts of each source line</source>
        <translation>ソース行ごとの計数</translation>
    </message>
    <message>
        <source>Copy the lines as CSV</source>
        <translation>行を CSV としてコピー</translation>
    </message>
    <message>
        <source>Flush L2 before each launch that is counted, so that what the kernel reads comes from device memory; otherwise L2 may hold its inputs</source>
        <translation>計数する起動ごとに事前に L2 をフラッシュし、カーネルがデバイスメモリから読むようにします。オフの場合、入力が L2 に残っていることがあります</translation>
    </message>
    <message>
        <source>Stop counting</source>
        <translation>計数を停止</translation>
    </message>
    <message>
        <source>Count what the launch does</source>
        <translation>起動の動作を計数</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>計数</translation>
    </message>
    <message>
        <source>Counting: %1 of %2 launches are done.</source>
        <translation>計数中：%2 回の起動のうち %1 回が完了しました。</translation>
    </message>
    <message>
        <source>The launch is being counted.</source>
        <translation>起動を計数中です。</translation>
    </message>
    <message>
        <source>Nothing is counted yet.</source>
        <translation>まだ何も計数していません。</translation>
    </message>
    <message>
        <source>counting, %1 of %2 launches</source>
        <translation>計数中、起動 %1 / %2</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>計数中…</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>No counts by line yet: the emulated GPU counts them in the PTX of the same launch.</source>
        <translation>行ごとの計数はまだありません。エミュレート GPU が同じ起動の PTX で数えます。</translation>
    </message>
    <message>
        <source>Count on the emulated GPU</source>
        <translation>エミュレート GPU で計数</translation>
    </message>
</context>
<context>
    <name>kd::DataFiles</name>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>There is no buffer to load a file into: run the kernel first.</source>
        <translation>ファイルの読み込み先のバッファーがありません。先にカーネルを実行してください。</translation>
    </message>
    <message>
        <source>The launch has no argument %1 any more.</source>
        <translation>起動に引数 %1 はもうありません。</translation>
    </message>
    <message>
        <source>There is no buffer to save: run the kernel first.</source>
        <translation>保存するバッファーがありません。先にカーネルを実行してください。</translation>
    </message>
    <message>
        <source>Nobody keeps these bytes: choose a buffer of the run.</source>
        <translation>このバイト列はどこにも保持されていません。実行のバッファーを選択してください。</translation>
    </message>
    <message>
        <source>%1 is no file of numbers or pixels that a buffer is filled from.</source>
        <translation>%1 は、バッファーに読み込める数値や画素のファイルではありません。</translation>
    </message>
    <message>
        <source>%1 is filled from %2 with the next run.</source>
        <translation>次の実行から、%1 は %2 の内容で初期化されます。</translation>
    </message>
    <message>
        <source>Load into %1</source>
        <translation>%1 に読み込み</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 を保存</translation>
    </message>
    <message>
        <source>NumPy array (*.npy);;NumPy archive (*.npz);;safetensors (*.safetensors);;Raw bytes (*.bin);;Text (*.csv);;PNG image (*.png);;JPEG image (*.jpg)</source>
        <translation>NumPy 配列 (*.npy);;NumPy アーカイブ (*.npz);;safetensors (*.safetensors);;生バイト (*.bin);;テキスト (*.csv);;PNG 画像 (*.png);;JPEG 画像 (*.jpg)</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 を保存中…</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み込み中…</translation>
    </message>
</context>
<context>
    <name>kd::DataInspector</name>
    <message>
        <source>Nothing has run yet: Run fills the buffers of the kernel.</source>
        <translation>まだ何も実行していません。「実行」でカーネルのバッファーが埋まります。</translation>
    </message>
    <message>
        <source>The kernel has no buffers.</source>
        <translation>カーネルにバッファーがありません。</translation>
    </message>
    <message>
        <source>What %1 held before the run is not kept; run again to see it.</source>
        <translation>実行前の %1 の内容は保持されていません。見るには再実行してください。</translation>
    </message>
    <message>
        <source>What %1 was compared with is not kept; run again to see it.</source>
        <translation>%1 の比較対象は保持されていません。見るには再実行してください。</translation>
    </message>
    <message>
        <source>What %1 was compared with is not kept; run again to see the difference.</source>
        <translation>%1 の比較対象は保持されていません。差を見るには再実行してください。</translation>
    </message>
    <message>
        <source>This slice has no elements.</source>
        <translation>このスライスには要素がありません。</translation>
    </message>
    <message>
        <source>run #%1</source>
        <translation>実行 #%1</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参照</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>ありません。</translation>
    </message>
    <message>
        <source>There is no other one.</source>
        <translation>ほかにはありません。</translation>
    </message>
    <message>
        <source>Behind the last one: this is the first.</source>
        <translation>最後の次なので、最初のものです。</translation>
    </message>
    <message>
        <source>Before the first one: this is the last.</source>
        <translation>最初の前なので、最後のものです。</translation>
    </message>
</context>
<context>
    <name>kd::DataPage</name>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
</context>
<context>
    <name>kd::DeviceDelegate</name>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
</context>
<context>
    <name>kd::DeviceListModel</name>
    <message>
        <source>connecting</source>
        <translation>接続中</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>ビジー</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>切断</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <source>%1 SMs</source>
        <translation>%1 SM</translation>
    </message>
    <message>
        <source>Other targets</source>
        <translation>他のターゲット</translation>
    </message>
    <message>
        <source>Over SSH</source>
        <translation>SSH 経由</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>未接続</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>Asking for devices</source>
        <translation>デバイスを問い合わせ中</translation>
    </message>
    <message>
        <source>Its devices are not known.</source>
        <translation>デバイスが不明です。</translation>
    </message>
    <message>
        <source>The target is starting.</source>
        <translation>ターゲットを起動中です。</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>再問い合わせ</translation>
    </message>
    <message>
        <source>Runs and timings are made on this device.</source>
        <translation>実行と計測はこのデバイスで行われます。</translation>
    </message>
    <message>
        <source>Double-click to make runs and timings on this device.</source>
        <translation>ダブルクリックすると、このデバイスで実行と計測を行います。</translation>
    </message>
    <message>
        <source>Double-click to connect.</source>
        <translation>ダブルクリックで接続します。</translation>
    </message>
    <message>
        <source>From the data file; it need not be here.</source>
        <translation>データファイルのもので、ここになくてもかまいません。</translation>
    </message>
</context>
<context>
    <name>kd::DevicesPanel</name>
    <message>
        <source>Devices</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Use for runs</source>
        <translation>実行に使用</translation>
    </message>
    <message>
        <source>Make runs and timings on the selected device</source>
        <translation>選択したデバイスで実行と計測を行う</translation>
    </message>
    <message>
        <source>Calculate occupancy for this device</source>
        <translation>このデバイスの占有率を計算</translation>
    </message>
    <message>
        <source>Give the occupancy calculator the architecture and the SM count of the selected device</source>
        <translation>選択したデバイスのアーキテクチャと SM 数を占有率計算機に渡す</translation>
    </message>
    <message>
        <source>Ask the devices again</source>
        <translation>デバイスを再問い合わせ</translation>
    </message>
    <message>
        <source>Add a target…</source>
        <translation>ターゲットを追加…</translation>
    </message>
    <message>
        <source>Name a machine that ssh or another command reaches</source>
        <translation>ssh などのコマンドで接続するマシンに名前を付ける</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Presets come from the data file of %1, each value with its source. A device that is present tells its own attributes.</source>
        <translation>プリセットは %1 のデータファイルのもので、各値に出典があります。実在するデバイスは自身の属性を示します。</translation>
    </message>
    <message>
        <source>No CUDA driver</source>
        <translation>CUDA ドライバーなし</translation>
    </message>
    <message>
        <source>Driver: CUDA %1</source>
        <translation>ドライバー: CUDA %1</translation>
    </message>
    <message>
        <source>Compiler: NVRTC %1</source>
        <translation>コンパイラ: NVRTC %1</translation>
    </message>
</context>
<context>
    <name>kd::DiffView</name>
    <message>
        <source>What the proposal changes, by line</source>
        <translation>提案による変更（行ごと）</translation>
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
        <translation>要素</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参照</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Run #%1</source>
        <translation>実行 #%1</translation>
    </message>
</context>
<context>
    <name>kd::Dispatcher</name>
    <message>
        <source>The program let its worker go before this was done.</source>
        <translation>これが終わる前に、プログラムがワーカーを解放しました。</translation>
    </message>
    <message>
        <source>Another target was chosen.</source>
        <translation>別のターゲットが選ばれました。</translation>
    </message>
    <message>
        <source>The worker of target %1 gave no answer within %2 s.</source>
        <translation>ターゲット %1 のワーカーが %2 s 以内に応答しませんでした。</translation>
    </message>
    <message>
        <source>does not answer</source>
        <translation>応答がありません</translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>キャンセルされました。</translation>
    </message>
    <message>
        <source>The worker&apos;s answer cannot be read: %1.</source>
        <translation>ワーカーの応答を読み取れません：%1。</translation>
    </message>
</context>
<context>
    <name>kd::Document</name>
    <message>
        <source>untitled-%1.cu</source>
        <translation>無題-%1.cu</translation>
    </message>
    <message>
        <source>untitled.cu</source>
        <translation>無題.cu</translation>
    </message>
</context>
<context>
    <name>kd::DocumentBuild</name>
    <message>
        <source>%1: host code is grey and set aside, since there is no nvcc. Problems says what to install.</source>
        <translation>%1：nvcc がないため、ホストコードは灰色にして対象外とします。インストールするものは「問題」にあります。</translation>
    </message>
</context>
<context>
    <name>kd::DocumentFiles</name>
    <message>
        <source>A session names compiled code that lies beside it or in a folder below: save it in %1.</source>
        <translation>セッションが参照するコンパイル済みコードは、セッションと同じ場所か下位フォルダーに置きます。%1 に保存してください。</translation>
    </message>
    <message>
        <source>%1 is the compiled code itself: save its PTX under another name.</source>
        <translation>%1 はコンパイル済みコードそのものです。PTX は別の名前で保存してください。</translation>
    </message>
    <message>
        <source>There is no PTX of this kernel to save; a session (.kdesk) keeps its launch.</source>
        <translation>保存できるこのカーネルの PTX がありません。セッション（.kdesk）なら起動を保存できます。</translation>
    </message>
    <message>
        <source>%1 holds bytes that are not UTF-8: they are shown as codes and saved as they are.</source>
        <translation>%1 には UTF-8 でないバイトがあります。コードで表示し、そのまま保存します。</translation>
    </message>
    <message>
        <source>%1 holds no compiled code any more.</source>
        <translation>%1 はもうコンパイル済みコードではありません。</translation>
    </message>
    <message>
        <source>%1 holds bytes that are not UTF-8, which a session cannot keep: save it as a .cu file first.</source>
        <translation>%1 には UTF-8 でないバイトがあり、セッションに保存できません。先に .cu ファイルとして保存してください。</translation>
    </message>
    <message>
        <source>Code and data of this launch lie within %1, which stays as it is: unpack it, which is a ZIP archive, and open the session in it to change and save that.</source>
        <translation>この起動のコードとデータは %1 の中にあり、変更されません: ZIP アーカイブとして展開し、中のセッションを開くと変更して保存できます。</translation>
    </message>
    <message>
        <source>The data of this launch are read out of %1 whenever that is opened: save its source as a .cu file.</source>
        <translation>この起動のデータは %1 を開くたびに読み込まれます: ソースを .cu ファイルとして保存してください。</translation>
    </message>
</context>
<context>
    <name>kd::DocumentJobs</name>
    <message>
        <source>The build is for %1 and %2 runs %3: choose the architecture of the device.</source>
        <translation>ビルドは %1 用ですが、%2 が実行できるのは %3 です。デバイスのアーキテクチャを選んでください。</translation>
    </message>
    <message>
        <source>A sweep is in progress.</source>
        <translation>スイープを実行中です。</translation>
    </message>
    <message>
        <source>A run is in progress.</source>
        <translation>実行中です。</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>このフォルダーはまだ信頼されていません。</translation>
    </message>
    <message>
        <source>The worker is starting.</source>
        <translation>ワーカーを起動中です。</translation>
    </message>
    <message>
        <source>There is no device %1 on this target: choose another one.</source>
        <translation>このターゲットにデバイス %1 はありません。別のデバイスを選んでください。</translation>
    </message>
    <message>
        <source>Choose a baseline: pin a timing in the history.</source>
        <translation>ベースラインを選んでください。履歴で計測をピン留めします。</translation>
    </message>
    <message>
        <source>There is no kernel to run.</source>
        <translation>実行するカーネルがありません。</translation>
    </message>
    <message>
        <source>The baseline, run #%1, did not run again: %2</source>
        <translation>ベースラインの実行 #%1 を再実行できませんでした: %2</translation>
    </message>
    <message>
        <source>from the report</source>
        <translation>レポートから</translation>
    </message>
</context>
<context>
    <name>kd::DocumentLaunch</name>
    <message>
        <source>There is no kernel yet: compile first.</source>
        <translation>まだカーネルがありません。先にコンパイルしてください。</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>このフォルダーはまだ信頼されていません。</translation>
    </message>
</context>
<context>
    <name>kd::DocumentSweep</name>
    <message>
        <source>A sweep is in progress.</source>
        <translation>スイープを実行中です。</translation>
    </message>
    <message>
        <source>A run is in progress.</source>
        <translation>実行中です。</translation>
    </message>
    <message>
        <source>A sweep compiles its points, and %1 holds compiled code.</source>
        <translation>スイープは点をコンパイルしますが、%1 はコンパイル済みコードです。</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>このフォルダーはまだ信頼されていません。</translation>
    </message>
    <message>
        <source>The worker is starting.</source>
        <translation>ワーカーを起動中です。</translation>
    </message>
    <message>
        <source>There is no device %1 on this target: choose another one.</source>
        <translation>このターゲットにデバイス %1 はありません。別のデバイスを選んでください。</translation>
    </message>
    <message>
        <source>The compile was cancelled.</source>
        <translation>コンパイルはキャンセルされました。</translation>
    </message>
    <message>
        <source>The disassembler was stopped.</source>
        <translation>逆アセンブラは停止されました。</translation>
    </message>
    <message>
        <source>The sweep has ended early.</source>
        <translation>スイープは途中で終わりました。</translation>
    </message>
    <message>
        <source>The sweep has ended early, and what it measured is kept: %1</source>
        <translation>スイープは途中で終わりました。測定済みの結果は保存されています：%1</translation>
    </message>
    <message>
        <source>The points are measured, and there is no verdict: %1 Go on tries it again.</source>
        <translation>点は測定済みですが、判定はありません。%1「続行」で再試行します。</translation>
    </message>
    <message>
        <source>The sweep has ended, and no point has a figure: the table says why.</source>
        <translation>スイープが終わりましたが、数値のある点がありません。理由は表にあります。</translation>
    </message>
    <message>
        <source>The sweep has ended: best is %1 with %2.</source>
        <translation>スイープが終わりました。最良は %1、%2 です。</translation>
    </message>
    <message>
        <source>%1 %2: %3.</source>
        <translation>%1 %2：%3。</translation>
    </message>
    <message>
        <source>The point is used: %1.</source>
        <translation>点を適用しました：%1。</translation>
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
        <translation>%1、未保存</translation>
    </message>
    <message>
        <source>%1: read only</source>
        <translation>%1: 読み取り専用</translation>
    </message>
    <message>
        <source>from a report: saved under another name</source>
        <translation>レポートから: 別名で保存されます</translation>
    </message>
    <message>
        <source>a shipped example: saved under another name</source>
        <translation>付属のサンプル: 別名で保存されます</translation>
    </message>
    <message>
        <source>outside of the trusted folders: saved under another name</source>
        <translation>信頼したフォルダーの外: 別名で保存されます</translation>
    </message>
    <message>
        <source>the last build failed</source>
        <translation>前回のビルドは失敗</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>開いている文書</translation>
    </message>
    <message>
        <source>List of the open documents</source>
        <translation>開いている文書の一覧</translation>
    </message>
    <message>
        <source>New document</source>
        <translation>新規文書</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>次のタブ</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>前のタブ</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 を閉じる</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close the others</source>
        <translation>他を閉じる</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>パスをコピー</translation>
    </message>
    <message>
        <source>a recording as one file, which stays as it is</source>
        <translation>1 つのファイルの記録で、変更されません</translation>
    </message>
</context>
<context>
    <name>kd::Documents</name>
    <message>
        <source>%1 (proposal)</source>
        <translation>%1（提案）</translation>
    </message>
</context>
<context>
    <name>kd::EditCost</name>
    <message>
        <source>warps per SM</source>
        <translation>SM あたりの warp</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>共有メモリ</translation>
    </message>
    <message>
        <source>block slots</source>
        <translation>ブロックスロット</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>バリア</translation>
    </message>
    <message>
        <source>virtual resources</source>
        <translation>仮想リソース</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 と %2</translation>
    </message>
</context>
<context>
    <name>kd::EditCostOverlay</name>
    <message>
        <source>regs %1</source>
        <translation>reg %1</translation>
    </message>
    <message>
        <source>spilled %1</source>
        <translation>スピル %1</translation>
    </message>
    <message>
        <source>shared %1</source>
        <translation>共有 %1</translation>
    </message>
    <message>
        <source>occupancy %1</source>
        <translation>占有率 %1</translation>
    </message>
    <message>
        <source>limited by %1</source>
        <translation>制限要因 %1</translation>
    </message>
    <message>
        <source>Of the previous build: %1</source>
        <translation>前のビルド: %1</translation>
    </message>
    <message>
        <source>The last edit: %1</source>
        <translation>直前の編集: %1</translation>
    </message>
    <message>
        <source>%1
Against the last good build before it; a click shows the occupancy.</source>
        <translation>%1
直前に成功したビルドとの比較です。クリックすると占有率を表示します。</translation>
    </message>
</context>
<context>
    <name>kd::EditorPanel</name>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切り取り</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>検索…</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>置換…</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>次を検索</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>前を検索</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation>指定行へ移動…</translation>
    </message>
    <message>
        <source>Go to matching brace</source>
        <translation>対応する括弧へ移動</translation>
    </message>
    <message>
        <source>Set or remove bookmark</source>
        <translation>ブックマークの設定/解除</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>次のブックマーク</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>前のブックマーク</translation>
    </message>
    <message>
        <source>Remove all bookmarks</source>
        <translation>すべてのブックマークを削除</translation>
    </message>
    <message>
        <source>Go to definition</source>
        <translation>定義へ移動</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Find references</source>
        <translation>参照を検索</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前の変更…</translation>
    </message>
    <message>
        <source>Comment or uncomment</source>
        <translation>コメント化/解除</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Move line up</source>
        <translation>行を上へ移動</translation>
    </message>
    <message>
        <source>Move line down</source>
        <translation>行を下へ移動</translation>
    </message>
    <message>
        <source>Complete word</source>
        <translation>単語を補完</translation>
    </message>
    <message>
        <source>Explain call or word</source>
        <translation>呼び出しや単語を説明</translation>
    </message>
    <message>
        <source>Add caret above</source>
        <translation>上にカーソルを追加</translation>
    </message>
    <message>
        <source>Add caret below</source>
        <translation>下にカーソルを追加</translation>
    </message>
    <message>
        <source>Select next occurrence</source>
        <translation>次の同じ語を選択</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>倍率をリセット</translation>
    </message>
    <message>
        <source>Beside lines: live registers</source>
        <translation>行の横: 生存レジスタ</translation>
    </message>
    <message>
        <source>Beside lines: executed instructions</source>
        <translation>行の横: 実行命令数</translation>
    </message>
    <message>
        <source>Beside lines: active lanes</source>
        <translation>行の横: アクティブレーン</translation>
    </message>
    <message>
        <source>Beside lines: sectors against ideal</source>
        <translation>行の横: 理想に対するセクタ数</translation>
    </message>
    <message>
        <source>Beside lines: bank conflicts</source>
        <translation>行の横: バンクコンフリクト</translation>
    </message>
    <message>
        <source>Line %1 of %2 is meant, which is not open.</source>
        <translation>対象は %2 の %1 行目ですが、開かれていません。</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>自分の内容を保持</translation>
    </message>
    <message>
        <source>%1 was removed or renamed by another program; its text is still here.</source>
        <translation>%1 は別のプログラムにより削除または名前変更されました。テキストはここに残っています。</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 は別のプログラムにより変更されました。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Line %1 has %2 bytes: there are no colours, and of each line the first %3 bytes are shown.</source>
        <translation>%1 行目が %2 バイトあるため、色分けせず、各行の最初の %3 バイトだけを表示します。</translation>
    </message>
    <message>
        <source>%1 holds data: fill which argument with it?</source>
        <translation>%1 はデータです。どの引数に使いますか？</translation>
    </message>
    <message>
        <source>%1 holds data, and there is no kernel yet with an argument for it: compile first.</source>
        <translation>%1 はデータですが、それを引数に取るカーネルがまだありません。先にコンパイルしてください。</translation>
    </message>
</context>
<context>
    <name>kd::ElementExport</name>
    <message>
        <source>There is not enough memory to write %1.</source>
        <translation>%1 を書き出すメモリが足りません。</translation>
    </message>
    <message>
        <source>%1 elements are too many for the clipboard; at most %2 are copied. Save the output as a file instead.</source>
        <translation>%1 要素はクリップボードには多すぎます。コピーできるのは最大 %2 です。出力をファイルに保存してください。</translation>
    </message>
    <message>
        <source>The worker no longer has this output; run again to copy its elements.</source>
        <translation>ワーカーにこの出力がもうありません。要素をコピーするには再実行してください。</translation>
    </message>
    <message>
        <source>An output of %1 is not saved from here; at most %2 are.</source>
        <translation>%1 の出力はここから保存できません。保存できるのは最大 %2 です。</translation>
    </message>
    <message>
        <source>The worker no longer has this output; run again to save it.</source>
        <translation>ワーカーにこの出力がもうありません。保存するには再実行してください。</translation>
    </message>
</context>
<context>
    <name>kd::ElementGrid</name>
    <message>
        <source>Elements</source>
        <translation>要素</translation>
    </message>
    <message>
        <source>Element %1: %2</source>
        <translation>要素 %1: %2</translation>
    </message>
</context>
<context>
    <name>kd::ElementPageCache</name>
    <message>
        <source>The worker no longer has this output; run again to see its elements.</source>
        <translation>ワーカーにこの出力がもうありません。要素を見るには再実行してください。</translation>
    </message>
    <message>
        <source>The elements could not be read: the worker sent another length than was asked for.</source>
        <translation>要素を読み込めませんでした。ワーカーが要求と異なる長さを送りました。</translation>
    </message>
</context>
<context>
    <name>kd::ElementsBox</name>
    <message>
        <source>Go to the first mismatch</source>
        <translation>最初の不一致へ移動</translation>
    </message>
    <message>
        <source>Copy the selected elements</source>
        <translation>選択した要素をコピー</translation>
    </message>
    <message>
        <source>Save the output as a file</source>
        <translation>出力をファイルに保存</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>1 element copied.</source>
        <translation>1 要素をコピーしました。</translation>
    </message>
    <message>
        <source>%1 elements copied.</source>
        <translation>%1 要素をコピーしました。</translation>
    </message>
    <message>
        <source>Elements a row: the width of a picture or matrix</source>
        <translation>1 行の要素数 (画像や行列の幅)</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>固定小数点</translation>
    </message>
    <message>
        <source>Scientific</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>16 進</translation>
    </message>
    <message>
        <source>An index, or row, column; Enter goes there</source>
        <translation>インデックス、または行、列。Enter で移動します</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>移動先</translation>
    </message>
    <message>
        <source>Give an index below %1, or row, column.</source>
        <translation>%1 未満のインデックス、または行、列を指定してください。</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 を保存</translation>
    </message>
    <message>
        <source>NumPy array (*.npy);;Raw bytes (*.bin);;Text (*.csv)</source>
        <translation>NumPy 配列 (*.npy);;生バイト (*.bin);;テキスト (*.csv)</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 を保存中…</translation>
    </message>
</context>
<context>
    <name>kd::ExplanationRow</name>
    <message>
        <source>What the emulated GPU says of it</source>
        <translation>エミュレート GPU の説明</translation>
    </message>
    <message>
        <source>Show this line in the editor</source>
        <translation>この行をエディターに表示</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Explain on the emulated GPU</source>
        <translation>エミュレート GPU で説明</translation>
    </message>
    <message>
        <source>Runs the same launch there once more, with every check</source>
        <translation>同じ起動をすべての検査付きでもう一度実行します</translation>
    </message>
    <message>
        <source>The same launch runs on the emulated GPU…</source>
        <translation>同じ起動をエミュレート GPU で実行しています…</translation>
    </message>
    <message>
        <source>The emulated GPU can tell which thread it was, and where.</source>
        <translation>エミュレート GPU なら、どのスレッドがどこで失敗したか分かります。</translation>
    </message>
    <message>
        <source>On the emulated GPU it takes longer than 2 s.</source>
        <translation>エミュレート GPU では 2 秒以上かかります。</translation>
    </message>
    <message>
        <source>The emulated GPU finds nothing wrong with the same launch.</source>
        <translation>エミュレート GPU では同じ起動に問題は見つかりません。</translation>
    </message>
    <message>
        <source>On the emulated GPU: %1</source>
        <translation>エミュレート GPU では: %1</translation>
    </message>
</context>
<context>
    <name>kd::FaultExplanation</name>
    <message>
        <source>It did not fail on a GPU.</source>
        <translation>GPU で失敗していません。</translation>
    </message>
    <message>
        <source>It is a run of an earlier start of the program: run the kernel again.</source>
        <translation>以前のプログラム起動時の実行です: カーネルをもう一度実行してください。</translation>
    </message>
    <message>
        <source>The source was changed since: run the kernel again.</source>
        <translation>その後ソースが変更されました: カーネルをもう一度実行してください。</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>このフォルダーはまだ信頼されていません。</translation>
    </message>
    <message>
        <source>The worker is starting.</source>
        <translation>ワーカーを起動中です。</translation>
    </message>
    <message>
        <source>This target has no emulated GPU.</source>
        <translation>このターゲットにはエミュレート GPU がありません。</translation>
    </message>
    <message>
        <source>A run is in progress.</source>
        <translation>実行中です。</translation>
    </message>
    <message>
        <source>It was not compiled for the emulated GPU.</source>
        <translation>エミュレート GPU 用にコンパイルされませんでした。</translation>
    </message>
    <message>
        <source>It does not compile for the emulated GPU.</source>
        <translation>エミュレート GPU 用にコンパイルできません。</translation>
    </message>
    <message>
        <source>It was not run on the emulated GPU.</source>
        <translation>エミュレート GPU で実行されませんでした。</translation>
    </message>
</context>
<context>
    <name>kd::FigureNote</name>
    <message>
        <source>What it is</source>
        <translation>これは何か</translation>
    </message>
    <message>
        <source>How it was computed</source>
        <translation>計算方法</translation>
    </message>
    <message>
        <source>What would be good</source>
        <translation>望ましい値</translation>
    </message>
</context>
<context>
    <name>kd::FiguresModel</name>
    <message>
        <source>Figure</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>意味</translation>
    </message>
</context>
<context>
    <name>kd::FileCommands</name>
    <message>
        <source>PTX (*.ptx)</source>
        <translation>PTX (*.ptx)</translation>
    </message>
    <message>
        <source>CUDA source (*.cu *.cuh)</source>
        <translation>CUDA ソース (*.cu *.cuh)</translation>
    </message>
    <message>
        <source>Session with launch settings (*.kdesk)</source>
        <translation>起動設定付きセッション (*.kdesk)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>別のプログラムによる変更</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened or saved here.</source>
        <translation>%1 は、ここで開くか保存した後に別のプログラムにより変更されました。</translation>
    </message>
    <message>
        <source>Overwriting it loses what that program wrote. Cancel keeps both the file and your text as they are.</source>
        <translation>上書きすると、そのプログラムが書いた内容は失われます。「キャンセル」なら、ファイルもテキストもそのまま残ります。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>上書き</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Export the occupancy report</source>
        <translation>占有率レポートの書き出し</translation>
    </message>
    <message>
        <source>Export the compiled program</source>
        <translation>コンパイル済みプログラムの書き出し</translation>
    </message>
    <message>
        <source>Table of launches</source>
        <translation>起動の表</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Write the table with its occupancy</source>
        <translation>占有率を付けた表の書き出し</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存の変更</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 に保存されていない変更があります。</translation>
    </message>
    <message>
        <source>Only the launch settings differ; a session (.kdesk) keeps them.</source>
        <translation>違うのは起動設定だけです。セッション（.kdesk）なら保存できます。</translation>
    </message>
    <message>
        <source>Nothing was opened yet</source>
        <translation>まだ何も開いていません</translation>
    </message>
    <message>
        <source>Forget these files</source>
        <translation>これらのファイルを履歴から削除</translation>
    </message>
    <message>
        <source>Forget those that are not pinned</source>
        <translation>ピン留めしていないものを履歴から削除</translation>
    </message>
    <message>
        <source>%1 documents have changes that are not saved.</source>
        <translation>%1 個のドキュメントに未保存の変更があります。</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>すべて保存</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>すべて破棄</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>1 つずつ</translation>
    </message>
    <message>
        <source>CUDA sources, sessions, captures and reports (*.cu *.cuh *.kdesk *.kdcap *.html *.json);;Compiled code (*.ptx *.cubin *.fatbin *.o *.so *.a);;All files (*)</source>
        <translation>CUDA ソース、セッション、起動の記録、レポート (*.cu *.cuh *.kdesk *.kdcap *.html *.json);;コンパイル済みコード (*.ptx *.cubin *.fatbin *.o *.so *.a);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>kd::FileWriter</name>
    <message>
        <source>There is no build to write: compile the program first.</source>
        <translation>書き出すビルドがありません。先にプログラムをコンパイルしてください。</translation>
    </message>
</context>
<context>
    <name>kd::FindBar</name>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>大文字/小文字を区別</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>単語単位</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>In the selection</source>
        <translation>選択範囲内</translation>
    </message>
    <message>
        <source>Previous (Shift+F3)</source>
        <translation>前へ (Shift+F3)</translation>
    </message>
    <message>
        <source>Next (F3)</source>
        <translation>次へ (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>置換後</translation>
    </message>
    <message>
        <source>With regular expressions: \0 is what was found, \1 to \9 its groups, \n a new line, \t a tab.</source>
        <translation>正規表現では、\0 は見つかった文字列、\1～\9 はそのグループ、\n は改行、\t はタブです。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置換</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>すべて置換</translation>
    </message>
    <message>
        <source>Bad pattern</source>
        <translation>パターンが不正</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>一致なし</translation>
    </message>
    <message>
        <source>%1 of %2, wrapped</source>
        <translation>%1 / %2、先頭に戻りました</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 件一致</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 件一致</translation>
    </message>
</context>
<context>
    <name>kd::FormRow</name>
    <message>
        <source>Reset to the default</source>
        <translation>既定値に戻す</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 をリセット</translation>
    </message>
    <message>
        <source>Guessed</source>
        <translation>推測値</translation>
    </message>
</context>
<context>
    <name>kd::GaugeCard</name>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
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
        <translation>/ %1</translation>
    </message>
    <message>
        <source>Live gauges</source>
        <translation>ライブゲージ</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>使用率</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM クロック</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>電力</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Throttle reasons</source>
        <translation>スロットリングの理由</translation>
    </message>
    <message>
        <source>Memory clock</source>
        <translation>メモリクロック</translation>
    </message>
    <message>
        <source>PCIe link</source>
        <translation>PCIe リンク</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>ECC errors</source>
        <translation>ECC エラー</translation>
    </message>
    <message>
        <source>The target does not answer, so there are no live figures.</source>
        <translation>ターゲットが応答しないため、ライブの値はありません。</translation>
    </message>
    <message>
        <source>Live figures come with the target&apos;s devices.</source>
        <translation>ライブの値は、ターゲットのデバイスとともに表示されます。</translation>
    </message>
    <message>
        <source>Reading %1.</source>
        <translation>%1 を読み取り中。</translation>
    </message>
    <message>
        <source>%1, every 0.5 s</source>
        <translation>%1、0.5 s ごと</translation>
    </message>
    <message>
        <source>of the time with a kernel</source>
        <translation>カーネル実行時間の割合</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>上限 %1</translation>
    </message>
    <message>
        <source>slows down at %1</source>
        <translation>%1 で減速</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <translation>%1、+%2</translation>
    </message>
    <message>
        <source>Gen %1</source>
        <translation>Gen %1</translation>
    </message>
    <message>
        <source>%1 corrected, %2 not</source>
        <translation>訂正 %1、訂正不能 %2</translation>
    </message>
    <message>
        <source>Memory errors since the driver was loaded.</source>
        <translation>ドライバーの読み込み以降のメモリエラー。</translation>
    </message>
</context>
<context>
    <name>kd::GoToBar</name>
    <message>
        <source>Go to line</source>
        <translation>指定行へ移動</translation>
    </message>
    <message>
        <source>Line or line:column</source>
        <translation>行、または行:列</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1～%1</translation>
    </message>
</context>
<context>
    <name>kd::GoalPanel</name>
    <message>
        <source>Block of %1 threads</source>
        <translation>%1 スレッドのブロック</translation>
    </message>
    <message>
        <source>block of %1 threads</source>
        <translation>%1 スレッドのブロック</translation>
    </message>
    <message>
        <source>Shared memory ≤ %1</source>
        <translation>共有メモリ ≤ %1</translation>
    </message>
    <message>
        <source>shared memory ≤ %1</source>
        <translation>共有メモリ ≤ %1</translation>
    </message>
    <message>
        <source>Carve-out ≥ %1</source>
        <translation>カーブアウト ≥ %1</translation>
    </message>
    <message>
        <source>carve-out ≥ %1</source>
        <translation>カーブアウト ≥ %1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1、%2 行目</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>Compiled: %1 registers, %2 spilled</source>
        <translation>コンパイル結果: %1 レジスタ、スピル %2</translation>
    </message>
    <message>
        <source>Compiling…</source>
        <translation>コンパイル中…</translation>
    </message>
    <message>
        <source>Not compiled: it was stopped, or the compiler is not there.</source>
        <translation>未コンパイル：停止されたか、コンパイラがありません。</translation>
    </message>
    <message>
        <source>Does not compile: %1</source>
        <translation>コンパイル不可: %1</translation>
    </message>
    <message>
        <source>Ignored by the compiler: it takes %1 registers</source>
        <translation>コンパイラが無視: %1 レジスタを使います</translation>
    </message>
    <message>
        <source>Calculated: the code stays as it is</source>
        <translation>計算値: コードは変わりません</translation>
    </message>
    <message>
        <source>Calculated. %1</source>
        <translation>計算値。%1</translation>
    </message>
    <message>
        <source>Writes %1 before the kernel&apos;s name; undo takes it back.</source>
        <translation>%1 をカーネル名の前に書きます。取り消しで元に戻ります。</translation>
    </message>
    <message>
        <source>Sets %1 in the compile options of this program.</source>
        <translation>このプログラムのコンパイルオプションに %1 を設定します。</translation>
    </message>
    <message>
        <source>Writes %1 into line %2; undo takes it back.</source>
        <translation>%1 を %2 行目に書きます。取り消しで元に戻ります。</translation>
    </message>
    <message>
        <source>Sets in the launch form: %1.</source>
        <translation>起動フォームに設定：%1。</translation>
    </message>
    <message>
        <source>Goal solver</source>
        <translation>目標ソルバー</translation>
    </message>
    <message>
        <source>block size</source>
        <translation>ブロックサイズ</translation>
    </message>
    <message>
        <source>no spills</source>
        <translation>スピルなし</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>bounds</translation>
    </message>
    <message>
        <source>__launch_bounds__</source>
        <translation>__launch_bounds__</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>--maxrregcount</source>
        <translation>--maxrregcount</translation>
    </message>
    <message>
        <source>unroll</source>
        <translation>アンロール</translation>
    </message>
    <message>
        <source>#pragma unroll</source>
        <translation>#pragma unroll</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>共有メモリ</translation>
    </message>
    <message>
        <source>carve-out</source>
        <translation>カーブアウト</translation>
    </message>
    <message>
        <source>Carve-out</source>
        <translation>カーブアウト</translation>
    </message>
    <message>
        <source>% occupancy</source>
        <translation>% 占有率</translation>
    </message>
    <message>
        <source>blocks per SM</source>
        <translation>ブロック/SM</translation>
    </message>
    <message>
        <source>Occupancy or blocks to reach</source>
        <translation>達成したい占有率またはブロック数</translation>
    </message>
    <message>
        <source>Unit of the goal</source>
        <translation>目標の単位</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>On</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>維持</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>%1, the build</source>
        <translation>%1、ビルド</translation>
    </message>
    <message>
        <source>Asks which single change reaches the goal, and lets the compiler have its word on each.</source>
        <translation>どの単独の変更で目標に達するかを求め、それぞれをコンパイラで確かめます。</translation>
    </message>
    <message>
        <source>The kernel reaches this already.</source>
        <translation>カーネルは既にこれを満たしています。</translation>
    </message>
    <message>
        <source>No change of what may change reaches this, nor do two together.</source>
        <translation>許された変更では、2 つ組み合わせても達しません。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Solve and compile</source>
        <translation>求解とコンパイル</translation>
    </message>
    <message>
        <source>%1 tried in %2</source>
        <translation>%2 で %1 個を試行</translation>
    </message>
    <message>
        <source>Give advice on this kernel again</source>
        <translation>このカーネルへの助言を再開</translation>
    </message>
    <message>
        <source>Mute advice on this kernel</source>
        <translation>このカーネルへの助言を止める</translation>
    </message>
</context>
<context>
    <name>kd::GoalSolver</name>
    <message>
        <source>A goal is set for a program that compiles: compile it first.</source>
        <translation>目標はコンパイルできるプログラムに設定します。先にコンパイルしてください。</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>このフォルダーはまだ信頼されていません。</translation>
    </message>
    <message>
        <source>A goal is reached by changes of the source, which compiled code lacks.</source>
        <translation>目標にはソースの変更で達しますが、コンパイル済みコードにはソースがありません。</translation>
    </message>
    <message>
        <source>A goal is reached by threads and registers, which are the compiler&apos;s choice for a kernel of CUDA Tile.</source>
        <translation>目標にはスレッド数とレジスタ数で達しますが、CUDA Tile のカーネルではコンパイラが決めます。</translation>
    </message>
    <message>
        <source>The calculator does not know the limits of this architecture.</source>
        <translation>計算機はこのアーキテクチャの制限を知りません。</translation>
    </message>
    <message>
        <source>The target has not answered yet.</source>
        <translation>ターゲットがまだ応答していません。</translation>
    </message>
    <message>
        <source>The kernel was not compiled for that architecture.</source>
        <translation>カーネルがそのアーキテクチャ向けにコンパイルされていません。</translation>
    </message>
    <message>
        <source>The kernel&apos;s definition is not in this text, so that no __launch_bounds__ were tried.</source>
        <translation>カーネルの定義がこのテキストにないため、__launch_bounds__ は試していません。</translation>
    </message>
    <message>
        <source>How a kernel does with less shared memory is its author&apos;s to say.</source>
        <translation>共有メモリを減らす方法は、カーネルの作者が決めることです。</translation>
    </message>
    <message>
        <source>The block has more than one dimension: how to share the threads among them is yours to say.</source>
        <translation>ブロックが多次元です。スレッドの配分は自分で決めてください。</translation>
    </message>
</context>
<context>
    <name>kd::HeatMapView</name>
    <message>
        <source>Heat map of the sweep; the table has the same figures</source>
        <translation>スイープのヒートマップ。表に同じ数値があります</translation>
    </message>
    <message>
        <source>%1 = %2, %3 = %4: not measured</source>
        <translation>%1 = %2、%3 = %4: 未測定</translation>
    </message>
    <message>
        <source>A map of these two axes has too many cells to be drawn: choose others, or look at the table.</source>
        <translation>この 2 軸のマップはセルが多すぎて描画できません。別の軸を選ぶか、表を見てください。</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最良</translation>
    </message>
    <message>
        <source>current</source>
        <translation>現在</translation>
    </message>
</context>
<context>
    <name>kd::HelpWindow</name>
    <message>
        <source>Keyboard</source>
        <translation>キーボード</translation>
    </message>
    <message>
        <source>KernelDesk help</source>
        <translation>KernelDesk ヘルプ</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Search the manual (Ctrl+F)</source>
        <translation>マニュアルを検索 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>マニュアルを検索</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>マニュアルのページ</translation>
    </message>
    <message>
        <source>Nothing in the manual holds these words.</source>
        <translation>マニュアルにこれらの語はありません。</translation>
    </message>
</context>
<context>
    <name>kd::HistogramBar</name>
    <message>
        <source>Histogram of the values, with the range of the colours</source>
        <translation>値のヒストグラムと色の範囲</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
</context>
<context>
    <name>kd::History</name>
    <message>
        <source>Differs</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>Failed on the device</source>
        <translation>デバイスで失敗</translation>
    </message>
    <message>
        <source>Ended at its deadline</source>
        <translation>制限時間で終了</translation>
    </message>
    <message>
        <source>GPU process lost</source>
        <translation>GPU プロセス消失</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>未実行</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>検証済み</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>未検証</translation>
    </message>
    <message>
        <source>Every output with a reference agreed with it.</source>
        <translation>参照のある出力はすべて一致しました。</translation>
    </message>
    <message>
        <source>The launch has no reference, so nothing says that its results are right.</source>
        <translation>起動に参照がないため、結果が正しいかどうか分かりません。</translation>
    </message>
    <message>
        <source>1 launch</source>
        <translation>起動 1 回</translation>
    </message>
    <message>
        <source>%1, modelled</source>
        <translation>%1、モデル値</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完全</translation>
    </message>
    <message>
        <source>Nothing that the receipt guarantees is missing.</source>
        <translation>計測記録が保証する項目に欠けはありません。</translation>
    </message>
</context>
<context>
    <name>kd::HistoryModel</name>
    <message>
        <source>Baseline</source>
        <translation>ベースライン</translation>
    </message>
    <message>
        <source>The baseline: click to unpin it.</source>
        <translation>ベースラインです。クリックでピン留めを外します。</translation>
    </message>
    <message>
        <source>Click to make this run the baseline, which later builds are judged against.</source>
        <translation>クリックすると、この実行がベースラインになり、以後のビルドの比較基準になります。</translation>
    </message>
    <message>
        <source>Double-click to name this run.</source>
        <translation>ダブルクリックでこの実行に名前を付けます。</translation>
    </message>
    <message>
        <source>Double-click to write a note.</source>
        <translation>ダブルクリックでメモを書きます。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>バリアント</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>Spilled</source>
        <translation>スピル</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占有率</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>区間</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Against A</source>
        <translation>A との比較</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>計測記録</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
</context>
<context>
    <name>kd::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Every run and timing is kept here; those of a saved program also after it was closed.</source>
        <translation>すべての実行と計測がここに残ります。保存済みプログラムのものは閉じた後も残ります。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Show timings only</source>
        <translation>計測のみ表示</translation>
    </message>
    <message>
        <source>Export samples…</source>
        <translation>サンプルを書き出し…</translation>
    </message>
    <message>
        <source>Remove from the history</source>
        <translation>履歴から削除</translation>
    </message>
    <message>
        <source>Make it the baseline</source>
        <translation>ベースラインにする</translation>
    </message>
    <message>
        <source>Compare the two runs</source>
        <translation>2 つの実行を比較</translation>
    </message>
    <message>
        <source>Name it</source>
        <translation>名前を付ける</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>メモを書く</translation>
    </message>
    <message>
        <source>History of runs</source>
        <translation>実行の履歴</translation>
    </message>
    <message>
        <source>Unpin the baseline</source>
        <translation>ベースラインのピン留めを外す</translation>
    </message>
    <message>
        <source>Select two runs to compare them.</source>
        <translation>比較する実行を 2 つ選択してください。</translation>
    </message>
    <message>
        <source>Another job goes on.</source>
        <translation>別のジョブを実行中です。</translation>
    </message>
    <message>
        <source>Verdicts against baseline #%1</source>
        <translation>ベースライン #%1 に対する判定</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>1 回の実行</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 回の実行</translation>
    </message>
    <message>
        <source>Export samples</source>
        <translation>サンプルの書き出し</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv);;JSON (*.json)</source>
        <translation>カンマ区切り (*.csv);;JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>kd::HistoryStore</name>
    <message>
        <source>The history of this project was not read: %1</source>
        <translation>このプロジェクトの履歴を読み込めませんでした: %1</translation>
    </message>
    <message>
        <source>%1 of the history damaged: set aside in %2, nothing of it was deleted.</source>
        <translation>履歴の%1壊れていたため %2 に退避しました。削除したものはありません。</translation>
    </message>
    <message>
        <source>1 line was</source>
        <translation>1 行が</translation>
    </message>
    <message>
        <source>%1 lines were</source>
        <translation>%1 行が</translation>
    </message>
    <message>
        <source>The run is not in the history on the disk yet: %1 It is tried again with the next one.</source>
        <translation>この実行はまだディスクの履歴にありません：%1 次の実行のときに再試行します。</translation>
    </message>
    <message>
        <source>The history reached %1: the samples of the oldest runs (%2) made room; their figures stay, and baselines.</source>
        <translation>履歴が %1 に達したため、最も古いもののサンプル（%2）を削除しました。数値とベースラインは残っています。</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>1 回の実行</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 回の実行</translation>
    </message>
</context>
<context>
    <name>kd::ImageCanvas</name>
    <message>
        <source>Image of the buffer; the table has the same numbers</source>
        <translation>バッファーの画像。同じ数値が表にもあります</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1、%2 %3</translation>
    </message>
</context>
<context>
    <name>kd::ImageSection</name>
    <message>
        <source>Image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Show all of the picture</source>
        <translation>画像全体を表示</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>プレーン</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>チャネル</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>カラー</translation>
    </message>
    <message>
        <source>These numbers have one dimension: type a shape such as &quot;height, width&quot; to see them as a picture.</source>
        <translation>この数値は 1 次元です。画像として見るには、&quot;height, width&quot; のような形状を入力してください。</translation>
    </message>
    <message>
        <source>Show as %1 × %2</source>
        <translation>%1 × %2 で表示</translation>
    </message>
</context>
<context>
    <name>kd::IncludeNotice</name>
    <message>
        <source>%1 was not found; it lies in %2, which is no include folder.</source>
        <translation>%1 が見つかりません。%2 にありますが、このフォルダーは include フォルダーではありません。</translation>
    </message>
    <message>
        <source>Add the folder</source>
        <translation>フォルダーを追加</translation>
    </message>
</context>
<context>
    <name>kd::JobRunner</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (proposal)</source>
        <translation>%1（提案）</translation>
    </message>
</context>
<context>
    <name>kd::LaunchCounter</name>
    <message>
        <source>A launch is being counted.</source>
        <translation>起動を計数中です。</translation>
    </message>
    <message>
        <source>A job is in progress.</source>
        <translation>ジョブを実行中です。</translation>
    </message>
    <message>
        <source>The program is being compiled.</source>
        <translation>プログラムをコンパイル中です。</translation>
    </message>
    <message>
        <source>There is no emulated GPU on this target.</source>
        <translation>このターゲットにエミュレート GPU はありません。</translation>
    </message>
    <message>
        <source>Another job of this program began meanwhile: count again once it has ended.</source>
        <translation>その間にこのプログラムの別のジョブが始まりました。終わってからもう一度計数してください。</translation>
    </message>
</context>
<context>
    <name>kd::LaunchPanel</name>
    <message>
        <source>Launch</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>Reset to the preset</source>
        <translation>プリセットに戻す</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Draw other random numbers</source>
        <translation>別の乱数を生成</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>プリセットを保存</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>プリセットとして保存…</translation>
    </message>
    <message>
        <source>Rename preset…</source>
        <translation>プリセットの名前を変更…</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>プリセットを削除</translation>
    </message>
    <message>
        <source>Name values for expressions</source>
        <translation>式で使う値に名前を付ける</translation>
    </message>
    <message>
        <source>Build settings</source>
        <translation>ビルド設定</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>The program&apos;s kernels are of CUDA Tile (__tile_global__), and there is no machine code of their Tile IR to launch: a note of the build says why.</source>
        <translation>プログラムのカーネルは CUDA Tile (__tile_global__) で、起動できる Tile IR の機械語がありません。理由はビルドの注記にあります。</translation>
    </message>
    <message>
        <source>The program has no kernel: a kernel is a __global__ function, or an instance of a template.</source>
        <translation>プログラムにカーネルがありません。カーネルは __global__ 関数またはテンプレートのインスタンスです。</translation>
    </message>
    <message>
        <source>The form is made from a kernel&apos;s signature: compile the program first.</source>
        <translation>フォームはカーネルのシグネチャから作られます。先にプログラムをコンパイルしてください。</translation>
    </message>
    <message>
        <source>Name an instance</source>
        <translation>インスタンスを指定</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>コンパイル</translation>
    </message>
    <message>
        <source>The program does not compile, so there is no kernel to launch.</source>
        <translation>プログラムがコンパイルできないため、起動するカーネルがありません。</translation>
    </message>
    <message>
        <source>Show the error</source>
        <translation>エラーを表示</translation>
    </message>
</context>
<context>
    <name>kd::LimitsModel</name>
    <message>
        <source>no limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>リソース</translation>
    </message>
    <message>
        <source>Per block</source>
        <translation>ブロックあたり</translation>
    </message>
    <message>
        <source>Per SM</source>
        <translation>SM あたり</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Occupancy cap</source>
        <translation>占有率の上限</translation>
    </message>
</context>
<context>
    <name>kd::LineColumns</name>
    <message>
        <source>Of the text before it was edited.</source>
        <translation>編集前のテキストのものです。</translation>
    </message>
</context>
<context>
    <name>kd::MachineDialog</name>
    <message>
        <source>Folders name you: look it over before you post it.</source>
        <translation>フォルダー名から個人が分かることがあります。公開する前に確認してください。</translation>
    </message>
    <message>
        <source>About this machine</source>
        <translation>このマシンについて</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Markdown としてコピー</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>テキストとしてコピー</translation>
    </message>
    <message>
        <source>Copied. Folders name you: look it over before you post it.</source>
        <translation>コピーしました。フォルダー名から個人が分かることがあります。公開する前に確認してください。</translation>
    </message>
</context>
<context>
    <name>kd::MainToolBar</name>
    <message>
        <source>connecting</source>
        <translation>接続中</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>ビジー</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>切断</translation>
    </message>
    <message>
        <source>no device</source>
        <translation>デバイスなし</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>アーキ</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>ターゲット(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Architecture</source>
        <translation>アーキテクチャ(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation>カーネル(&amp;K)</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>ライブ</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Export the occupancy report</source>
        <translation>占有率レポートの書き出し</translation>
    </message>
    <message>
        <source>Export the occupancy report, PTX or cubin</source>
        <translation>占有率レポート、PTX、cubin の書き出し</translation>
    </message>
    <message>
        <source>No device</source>
        <translation>デバイスなし</translation>
    </message>
    <message>
        <source>No %1 here</source>
        <translation>%1 はここになし</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>まだなし</translation>
    </message>
    <message>
        <source>compiling</source>
        <translation>コンパイル中</translation>
    </message>
    <message>
        <source>figures of the report</source>
        <translation>レポートの数値</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>from the cache in %1</source>
        <translation>キャッシュから %1 で取得</translation>
    </message>
    <message>
        <source>built in %1</source>
        <translation>%1 でビルド</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>エラー 1 件</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>エラー %1 件</translation>
    </message>
    <message>
        <source>%1, last build kept</source>
        <translation>%1、前回のビルドを保持</translation>
    </message>
    <message>
        <source>That of the device</source>
        <translation>デバイスのもの</translation>
    </message>
    <message>
        <source>Find a kernel</source>
        <translation>カーネルを検索</translation>
    </message>
</context>
<context>
    <name>kd::MainWindow</name>
    <message>
        <source>The report is in %1.</source>
        <translation>レポートは %1 にあります。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Start it again</source>
        <translation>起動し直す</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 を書き出しました。</translation>
    </message>
    <message>
        <source>The report is on the clipboard, as Markdown.</source>
        <translation>レポートを Markdown でクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The worker was started again; what was typed, set and measured is still there.</source>
        <translation>ワーカーを起動し直しました。入力、設定、測定結果はそのまま残っています。</translation>
    </message>
    <message>
        <source>The kept arrangement of the panels of %1 cannot be used; the default one is shown.</source>
        <translation>保存された %1 のパネル配置を使えないため、既定の配置を表示しています。</translation>
    </message>
    <message>
        <source>This program is from a report: compile as you type, run and time wait for your word.</source>
        <translation>このプログラムはレポートのものです。入力中のコンパイル、実行、計測は許可を待っています。</translation>
    </message>
    <message>
        <source>This folder is not trusted: compile as you type, run and time wait for your word.</source>
        <translation>このフォルダーは信頼されていません。入力中のコンパイル、実行、計測は許可を待っています。</translation>
    </message>
    <message>
        <source>Trust this program</source>
        <translation>このプログラムを信頼</translation>
    </message>
    <message>
        <source>Trust this folder</source>
        <translation>このフォルダーを信頼</translation>
    </message>
    <message>
        <source>There is no device %1 on this target: compile, occupancy and reports work; running needs another device.</source>
        <translation>このターゲットにデバイス %1 はありません。コンパイル、占有率、レポートは使えますが、実行には別のデバイスが必要です。</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>もう一度探す</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation>すべて保存(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Compile</source>
        <translation>コンパイル(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>T&amp;ime</source>
        <translation>計測(&amp;I)</translation>
    </message>
    <message>
        <source>Com&amp;pare with the baseline</source>
        <translation>ベースラインと比較(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;weep</source>
        <translation>スイープ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Look for devices again</source>
        <translation>デバイスを再検索(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Live: compile as you type</source>
        <translation>ライブ: 入力中にコンパイル(&amp;L)</translation>
    </message>
    <message>
        <source>Time every &amp;build against the baseline</source>
        <translation>ビルドごとにベースラインと比較計測(&amp;B)</translation>
    </message>
    <message>
        <source>Export report as &amp;HTML…</source>
        <translation>レポートを HTML で書き出し(&amp;H)…</translation>
    </message>
    <message>
        <source>Export report as &amp;PDF…</source>
        <translation>レポートを PDF で書き出し(&amp;P)…</translation>
    </message>
    <message>
        <source>Export charts as S&amp;VG…</source>
        <translation>グラフを SVG で書き出し(&amp;V)…</translation>
    </message>
    <message>
        <source>Export charts as P&amp;NG…</source>
        <translation>グラフを PNG で書き出し(&amp;N)…</translation>
    </message>
    <message>
        <source>Export report as &amp;CSV…</source>
        <translation>レポートを CSV で書き出し(&amp;C)…</translation>
    </message>
    <message>
        <source>Export report as &amp;JSON…</source>
        <translation>レポートを JSON で書き出し(&amp;J)…</translation>
    </message>
    <message>
        <source>Export report as &amp;Markdown…</source>
        <translation>レポートを Markdown で書き出し(&amp;M)…</translation>
    </message>
    <message>
        <source>Cop&amp;y report as Markdown</source>
        <translation>レポートを Markdown でコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Export P&amp;TX…</source>
        <translation>PTX を書き出し(&amp;T)…</translation>
    </message>
    <message>
        <source>Export c&amp;ubin…</source>
        <translation>cubin を書き出し(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Occupancy of a table…</source>
        <translation>表の占有率(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Search commands</source>
        <translation>コマンドを検索(&amp;S)</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>文字を大きく(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>文字を小さく(&amp;M)</translation>
    </message>
    <message>
        <source>Theme of the &amp;system</source>
        <translation>システムのテーマ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>ダークテーマ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>ライトテーマ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>ようこそページ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Float the panel, or dock it again</source>
        <translation>パネルのフロート/ドッキング(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Close the panel</source>
        <translation>パネルを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Restore default layout</source>
        <translation>既定の配置に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>No panel at the side has the focus: click into one first.</source>
        <translation>側面のパネルにフォーカスがありません。先にパネルをクリックしてください。</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>ビルド(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation>カーネル(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>ツール(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>サンプル(&amp;E)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>書き出し(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>ウィンドウ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Targets…</source>
        <translation>ターゲット(&amp;T)…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>設定(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Messages…</source>
        <translation>メッセージ(&amp;M)…</translation>
    </message>
    <message>
        <source>About this machi&amp;ne…</source>
        <translation>このマシンについて(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;About KernelDesk</source>
        <translation>KernelDesk について(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>ハイコントラスト(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>次のパネル(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>前のパネル(&amp;P)</translation>
    </message>
    <message>
        <source>Fold the panels at the &amp;sides, or show them again</source>
        <translation>両側のパネルを折りたたむ、または再表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Selection</source>
        <translation>選択(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>What &amp;is this</source>
        <translation>これは何か(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>ツアー(&amp;T)</translation>
    </message>
    <message>
        <source>Panel: %1</source>
        <translation>パネル: %1</translation>
    </message>
    <message>
        <source>Kernel: %1</source>
        <translation>カーネル: %1</translation>
    </message>
    <message>
        <source>Open document: %1</source>
        <translation>開いているドキュメント: %1</translation>
    </message>
    <message>
        <source>Recent file: %1</source>
        <translation>最近のファイル: %1</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>サンプル: %1</translation>
    </message>
    <message>
        <source>%1 is saved; its launch is not, which a session keeps.</source>
        <translation>%1 は保存されましたが、起動設定は保存されていません。起動設定はセッションに保存されます。</translation>
    </message>
    <message>
        <source>Save session…</source>
        <translation>セッションを保存…</translation>
    </message>
    <message>
        <source>Making the report…</source>
        <translation>レポートを作成しています…</translation>
    </message>
    <message>
        <source>&amp;Capture from a program…</source>
        <translation>プログラムから記録(&amp;C)…</translation>
    </message>
    <message>
        <source>The assistant proposes an edit of %1.</source>
        <translation>アシスタントが %1 の編集を提案しています。</translation>
    </message>
    <message>
        <source>The assistant proposes an edit of %1: %2</source>
        <translation>アシスタントが %1 の編集を提案しています：%2</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>&amp;Assistant…</source>
        <translation>アシスタント(&amp;A)…</translation>
    </message>
</context>
<context>
    <name>kd::MatrixModel</name>
    <message>
        <source>not compiled</source>
        <translation>未コンパイル</translation>
    </message>
    <message>
        <source>compiling…</source>
        <translation>コンパイル中…</translation>
    </message>
    <message>
        <source>limits not known</source>
        <translation>制限が不明</translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation>実行不可</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>at maximum</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>none alone</source>
        <translation>単独ではなし</translation>
    </message>
</context>
<context>
    <name>kd::MatrixSection</name>
    <message>
        <source>Architecture matrix</source>
        <translation>アーキテクチャマトリックス</translation>
    </message>
    <message>
        <source>Compile for every architecture</source>
        <translation>全アーキテクチャ向けにコンパイル</translation>
    </message>
    <message>
        <source>Stop compiling</source>
        <translation>コンパイルを停止</translation>
    </message>
    <message>
        <source>Choose architectures</source>
        <translation>アーキテクチャを選択</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>レポートを書き出し</translation>
    </message>
    <message>
        <source>The kernel on every architecture</source>
        <translation>各アーキテクチャでのカーネル</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>表をコピー</translation>
    </message>
    <message>
        <source>All architectures</source>
        <translation>全アーキテクチャ</translation>
    </message>
    <message>
        <source>%1 of %2 compiled</source>
        <translation>%2 中 %1 コンパイル済み</translation>
    </message>
    <message>
        <source>, %1 left out</source>
        <translation>、除外 %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Nothing was compiled yet.</source>
        <translation>まだ何もコンパイルしていません。</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>コンパイル</translation>
    </message>
</context>
<context>
    <name>kd::MeasuredBars</name>
    <message>
        <source>#%1, block of %2</source>
        <translation>#%1、%2 のブロック</translation>
    </message>
    <message>
        <source>#%1, %2 registers</source>
        <translation>#%1、%2 レジスタ</translation>
    </message>
    <message>
        <source>Time another variant at the same work to see what occupancy does to the time.</source>
        <translation>同じ処理で別のバリアントを計測すると、占有率が時間に与える影響が分かります。</translation>
    </message>
    <message>
        <source>Their times do not differ by more than they scatter.</source>
        <translation>時間の差はばらつきの範囲内です。</translation>
    </message>
    <message>
        <source>All have the same occupancy: it is something else that makes them differ.</source>
        <translation>占有率はすべて同じで、差の原因は別にあります。</translation>
    </message>
    <message>
        <source>The fastest one also has the highest occupancy.</source>
        <translation>最速のものは占有率も最高です。</translation>
    </message>
    <message>
        <source>The highest occupancy is as fast as the fastest one.</source>
        <translation>占有率が最高のものは、最速のものと同じ速さです。</translation>
    </message>
    <message>
        <source>%1 has an occupancy of %2 instead of %3, yet takes %4 less time. Higher occupancy is not the goal here.</source>
        <translation>%1 は占有率が %3 ではなく %2 ですが、時間は %4 短くなっています。ここでは占有率を上げることが目的ではありません。</translation>
    </message>
    <message>
        <source>Measured, not only modelled</source>
        <translation>モデルだけでなく実測</translation>
    </message>
    <message>
        <source>Open in Measure</source>
        <translation>「測定」で開く</translation>
    </message>
</context>
<context>
    <name>kd::MessagesDialog</name>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Messages since the start, newest first</source>
        <translation>起動以降のメッセージ (新しい順)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>There were no messages yet.</source>
        <translation>メッセージはまだありません。</translation>
    </message>
</context>
<context>
    <name>kd::Meter</name>
    <message>
        <source>limiter</source>
        <translation>制限要因</translation>
    </message>
</context>
<context>
    <name>kd::MultiSelectBox</name>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>kd::NumberElements</name>
    <message>
        <source>Index</source>
        <translation>添字</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
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
        <translation>レジスタ ≤ %1</translation>
    </message>
    <message>
        <source>Block of %1 threads</source>
        <translation>%1 スレッドのブロック</translation>
    </message>
    <message>
        <source>Shared memory ≤ %1</source>
        <translation>共有メモリ ≤ %1</translation>
    </message>
    <message>
        <source>Carve-out ≥ %1</source>
        <translation>カーブアウト ≥ %1</translation>
    </message>
    <message>
        <source>Barriers ≤ %1</source>
        <translation>バリア ≤ %1</translation>
    </message>
    <message>
        <source>Cluster ≤ %1 blocks</source>
        <translation>クラスター ≤ %1 ブロック</translation>
    </message>
    <message>
        <source>Calculated: no thread may use more</source>
        <translation>計算値: スレッドはこれ以上使えません</translation>
    </message>
    <message>
        <source>Calculated: the nearest better block</source>
        <translation>計算値: より良い最寄りのブロック</translation>
    </message>
    <message>
        <source>Calculated: static and dynamic per block</source>
        <translation>計算値: ブロックあたり静的 + 動的</translation>
    </message>
    <message>
        <source>Calculated: this change alone</source>
        <translation>計算値: この変更のみ</translation>
    </message>
    <message>
        <source>Other block size</source>
        <translation>別のブロックサイズ</translation>
    </message>
    <message>
        <source>no gain</source>
        <translation>効果なし</translation>
    </message>
    <message>
        <source>Calculated: no block size can run</source>
        <translation>計算値: 実行できるブロックサイズなし</translation>
    </message>
    <message>
        <source>Calculated: no size exceeds %1</source>
        <translation>計算値: %1 を超えるサイズなし</translation>
    </message>
    <message>
        <source>Calculated: the smallest best block</source>
        <translation>計算値: 最小の最適ブロック</translation>
    </message>
    <message>
        <source>Calculated: the kernel&apos;s definition is not in this text</source>
        <translation>計算値: カーネルの定義がこのテキストにありません</translation>
    </message>
    <message>
        <source>Calculated</source>
        <translation>計算値</translation>
    </message>
    <message>
        <source>Does not compile with %1</source>
        <translation>%1 ではコンパイル不可</translation>
    </message>
    <message>
        <source>Compiled: %1, no spill</source>
        <translation>コンパイル結果: %1、スピルなし</translation>
    </message>
    <message>
        <source>Compiled: %1, spills %2</source>
        <translation>コンパイル結果: %1、スピル %2</translation>
    </message>
    <message>
        <source>Writes %1 before the kernel&apos;s name; undo takes it back.</source>
        <translation>%1 をカーネル名の前に書きます。取り消しで元に戻ります。</translation>
    </message>
    <message>
        <source>%1 block sizes from %2 to %3 reach %4; none exceeds it.</source>
        <translation>%2～%3 の %1 通りのブロックサイズが %4 に達し、これを超えるものはありません。</translation>
    </message>
    <message>
        <source>Block sizes %1 and %2 reach %3; none exceeds it.</source>
        <translation>ブロックサイズ %1 と %2 が %3 に達し、これを超えるものはありません。</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>warp</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>共有メモリ</translation>
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
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>バリア</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>計数なし</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 ブロック</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 ブロック</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>none on this GPU</source>
        <translation>この GPU にはなし</translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation>実行不可</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>The calculator does not know this architecture.</source>
        <translation>計算機はこのアーキテクチャを知りません。</translation>
    </message>
    <message>
        <source>Limited by &lt;b&gt;%1&lt;/b&gt;: %2.</source>
        <translation>制限要因 &lt;b&gt;%1&lt;/b&gt;: %2。</translation>
    </message>
    <message>
        <source>%1 of %2 warps</source>
        <translation>%2 warp 中 %1</translation>
    </message>
    <message>
        <source>1 block per SM</source>
        <translation>SM あたり 1 ブロック</translation>
    </message>
    <message>
        <source>%1 blocks per SM</source>
        <translation>SM あたり %1 ブロック</translation>
    </message>
    <message>
        <source>of the report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>of previous build</source>
        <translation>前のビルド</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 ポイント</translation>
    </message>
    <message>
        <source>≤ %1 registers: %2</source>
        <translation>≤ %1 レジスタ: %2</translation>
    </message>
    <message>
        <source>block of %1: %2</source>
        <translation>%1 のブロック: %2</translation>
    </message>
    <message>
        <source>≤ %1 shared: %2</source>
        <translation>≤ 共有 %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>All warps of the SM are in use.</source>
        <translation>SM の全 warp が使用中です。</translation>
    </message>
    <message>
        <source>No single change raises it.</source>
        <translation>単独で上げられる変更はありません。</translation>
    </message>
    <message>
        <source>Next step: %1.</source>
        <translation>次の一手：%1。</translation>
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
        <translation>スレッド/ブロック</translation>
    </message>
    <message>
        <source>Registers per thread</source>
        <translation>レジスタ/スレッド</translation>
    </message>
    <message>
        <source>Shared memory per block</source>
        <translation>共有メモリ/ブロック</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占有率</translation>
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
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>free up to %1</source>
        <translation>%1 まで余裕</translation>
    </message>
</context>
<context>
    <name>kd::OccupancyHeader</name>
    <message>
        <source>Limited by &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>制限要因 &lt;b&gt;%1&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>Occupancy %1</source>
        <translation>占有率 %1</translation>
    </message>
    <message>
        <source>Resident warps by the most that an SM can hold.</source>
        <translation>SM が保持できる最大数に対する常駐 warp。</translation>
    </message>
    <message>
        <source>previous build %1</source>
        <translation>前のビルド %1</translation>
    </message>
</context>
<context>
    <name>kd::OccupancyInputsPanel</name>
    <message>
        <source>Inputs</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Take into the launch</source>
        <translation>起動に反映</translation>
    </message>
    <message>
        <source>Follow the build again</source>
        <translation>再びビルドに追従</translation>
    </message>
    <message>
        <source>Export calculation</source>
        <translation>計算を書き出し</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>アーキテクチャ</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>Static shared</source>
        <translation>静的共有</translation>
    </message>
    <message>
        <source>Dynamic shared</source>
        <translation>動的共有</translation>
    </message>
    <message>
        <source>Carve-out</source>
        <translation>カーブアウト</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>バリア</translation>
    </message>
    <message>
        <source> of 16</source>
        <translation> / 16</translation>
    </message>
    <message>
        <source>Cluster size</source>
        <translation>クラスターサイズ</translation>
    </message>
    <message>
        <source>SM count</source>
        <translation>SM 数</translation>
    </message>
    <message>
        <source>Driver&apos;s default</source>
        <translation>ドライバー既定</translation>
    </message>
    <message>
        <source>Max, %1</source>
        <translation>最大、%1</translation>
    </message>
    <message>
        <source>An SM of this architecture always has %1 of shared memory.</source>
        <translation>このアーキテクチャの SM の共有メモリは常に %1 です。</translation>
    </message>
    <message>
        <source>How much of an SM&apos;s memory is shared memory; the rest is L1 cache.</source>
        <translation>SM のメモリのうち共有メモリに使う量。残りは L1 キャッシュです。</translation>
    </message>
    <message>
        <source>Above %1 a block: runs opt in, up to %2.</source>
        <translation>ブロックあたり %1 超：実行時にオプトインし、%2 まで使えます。</translation>
    </message>
    <message>
        <source>A block has at most %1 of static shared memory.</source>
        <translation>ブロックの静的共有メモリは最大 %1 です。</translation>
    </message>
    <message>
        <source>Static and dynamic shared memory together: %1 a block, %2 after opting in, which runs do.</source>
        <translation>静的と動的の共有メモリの合計：ブロックあたり %1、オプトイン後は %2（実行時に行います）。</translation>
    </message>
    <message>
        <source>A cluster has at most %1 blocks, %2 on every GPU that has clusters.</source>
        <translation>クラスターは最大 %1 ブロック、クラスターのある全 GPU では %2 です。</translation>
    </message>
    <message>
        <source>This architecture has no clusters; they came with sm_90.</source>
        <translation>このアーキテクチャにクラスターはありません。クラスターは sm_90 からです。</translation>
    </message>
    <message>
        <source>No build</source>
        <translation>ビルドなし</translation>
    </message>
    <message>
        <source>Follows the report</source>
        <translation>レポートに追従</translation>
    </message>
    <message>
        <source>Follows previous build</source>
        <translation>前のビルドに追従</translation>
    </message>
    <message>
        <source>Follows build</source>
        <translation>ビルドに追従</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>変更あり</translation>
    </message>
    <message>
        <source> block</source>
        <translation> ブロック</translation>
    </message>
    <message>
        <source> blocks</source>
        <translation> ブロック</translation>
    </message>
    <message>
        <source>Write the report: the build&apos;s figures with its last run and timing, and where inputs are changed here, this calculation beside them.</source>
        <translation>レポートを書き出します。ビルドの数値と前回の実行・計測、およびここで入力を変えた場合はその計算を並べて示します。</translation>
    </message>
    <message>
        <source>Compile a kernel first: the report is of a build.</source>
        <translation>先にカーネルをコンパイルしてください。レポートはビルドのものです。</translation>
    </message>
    <message>
        <source>Compile a kernel first: there is no launch yet.</source>
        <translation>先にカーネルをコンパイルしてください。起動がまだありません。</translation>
    </message>
    <message>
        <source>Take threads, dynamic shared memory, carve-out or cluster size into the launch once one is edited here.</source>
        <translation>スレッド数、動的共有メモリ、カーブアウト、クラスターサイズのいずれかをここで編集すると、起動に反映できます。</translation>
    </message>
    <message>
        <source>The launch&apos;s block has more than one dimension: how to share the threads among them is yours to say.</source>
        <translation>起動のブロックが多次元です。スレッドの配分は自分で決めてください。</translation>
    </message>
    <message>
        <source>Take what was edited here into the launch</source>
        <translation>ここで編集した値を起動に反映</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>ブロックサイズ</translation>
    </message>
    <message>
        <source> each</source>
        <translation> 個ずつ</translation>
    </message>
</context>
<context>
    <name>kd::OccupancyPage</name>
    <message>
        <source>Occupancy</source>
        <translation>占有率</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>制限</translation>
    </message>
    <message>
        <source>One SM</source>
        <translation>1 個の SM</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>ブロックサイズ</translation>
    </message>
    <message>
        <source>Registers per thread</source>
        <translation>レジスタ/スレッド</translation>
    </message>
    <message>
        <source>Shared memory per block</source>
        <translation>共有メモリ/ブロック</translation>
    </message>
    <message>
        <source>Blocks that each resource allows</source>
        <translation>各リソースが許すブロック数</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>表をコピー</translation>
    </message>
    <message>
        <source>◆ measured time</source>
        <translation>◆ 実測時間</translation>
    </message>
    <message>
        <source>1 warp slot empty</source>
        <translation>空き warp スロット 1 個</translation>
    </message>
    <message>
        <source>%1 warp slots empty</source>
        <translation>空き warp スロット %1 個</translation>
    </message>
    <message>
        <source>One SM, 1 resident block</source>
        <translation>1 個の SM、常駐 1 ブロック</translation>
    </message>
    <message>
        <source>One SM, %1 resident blocks</source>
        <translation>1 個の SM、常駐 %1 ブロック</translation>
    </message>
    <message>
        <source>Suggestions return after the next successful build.</source>
        <translation>提案は、次にビルドが成功すると再び表示されます。</translation>
    </message>
</context>
<context>
    <name>kd::OccupancyPanel</name>
    <message>
        <source>Occupancy</source>
        <translation>占有率</translation>
    </message>
    <message>
        <source>Copy the figures</source>
        <translation>数値をコピー</translation>
    </message>
    <message>
        <source>All curves and limits</source>
        <translation>すべての曲線と制限</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation>次の一手</translation>
    </message>
    <message>
        <source>Mute advice on this kernel</source>
        <translation>このカーネルへの助言を止める</translation>
    </message>
    <message>
        <source>Occupancy by block size</source>
        <translation>ブロックサイズ別の占有率</translation>
    </message>
    <message>
        <source>Same source on other architectures</source>
        <translation>同じソースの他アーキテクチャでの結果</translation>
    </message>
    <message>
        <source>The program does not compile, so there is no kernel to calculate for.</source>
        <translation>プログラムがコンパイルできないため、計算するカーネルがありません。</translation>
    </message>
    <message>
        <source>Compile a kernel to see how many of its warps an SM holds, and what limits them.</source>
        <translation>カーネルをコンパイルすると、SM が保持できる warp 数と制限要因が分かります。</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>コンパイル</translation>
    </message>
    <message>
        <source>Another job goes on.</source>
        <translation>別のジョブを実行中です。</translation>
    </message>
    <message>
        <source>The report that was opened says so; compile to see what this compiler gives.</source>
        <translation>開いたレポートの値です。このコンパイラの結果を見るにはコンパイルしてください。</translation>
    </message>
    <message>
        <source>The last edit does not compile; these figures are from the build before it.</source>
        <translation>直前の編集はコンパイルできません。数値はその前のビルドのものです。</translation>
    </message>
    <message>
        <source>The text was edited since; these figures are from the build before.</source>
        <translation>テキストはその後編集されています。数値は前のビルドのものです。</translation>
    </message>
    <message>
        <source>Go to line %1</source>
        <translation>%1 行目へ移動</translation>
    </message>
    <message>
        <source>Show advice</source>
        <translation>助言を表示</translation>
    </message>
    <message>
        <source>Suggestions return after the next successful build.</source>
        <translation>提案は、次にビルドが成功すると再び表示されます。</translation>
    </message>
    <message>
        <source>Advice on this kernel is muted.</source>
        <translation>このカーネルへの助言は止められています。</translation>
    </message>
    <message>
        <source>None: threads and registers of a kernel of CUDA Tile are its compiler&apos;s choice.</source>
        <translation>なし：CUDA Tile のカーネルのスレッド数とレジスタ数はコンパイラが決めます。</translation>
    </message>
    <message>
        <source>None: all %1 warps of the SM are in use.</source>
        <translation>なし：SM の %1 warp がすべて使用中です。</translation>
    </message>
    <message>
        <source>None without the limits of the architecture.</source>
        <translation>アーキテクチャの制限が分からないため、ありません。</translation>
    </message>
    <message>
        <source>The kernel&apos;s definition is not found in this text: write %1 before its name.</source>
        <translation>カーネルの定義がこのテキストに見つかりません。%1 をその名前の前に書いてください。</translation>
    </message>
    <message>
        <source>Show the error</source>
        <translation>エラーを表示</translation>
    </message>
    <message>
        <source>The program has no kernel to calculate for: a kernel is a __global__ function, or an instance of a template, which the launch form names.</source>
        <translation>計算の対象となるカーネルがプログラムにありません。カーネルとは __global__ 関数、または起動フォームで指定するテンプレートのインスタンスです。</translation>
    </message>
</context>
<context>
    <name>kd::OrderSearch</name>
    <message>
        <source>The emulated GPU alone can order blocks and warps: choose it as the device and run the kernel there.</source>
        <translation>ブロックと warp の順序を変えられるのはエミュレート GPU だけです。デバイスとして選び、そこでカーネルを実行してください。</translation>
    </message>
    <message>
        <source>This run did not come to its end: there is nothing to compare other orders with.</source>
        <translation>この実行は最後まで終わっていないため、ほかの順序と比べるものがありません。</translation>
    </message>
</context>
<context>
    <name>kd::OrdersModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中 %1</translation>
    </message>
    <message>
        <source>agrees in all</source>
        <translation>すべてで一致</translation>
    </message>
    <message>
        <source>Only bits within the tolerance depend on the order, as sums in another order have them.</source>
        <translation>許容誤差の範囲内のビットだけが順序に依存します。和の順序が変わるときと同じです。</translation>
    </message>
    <message>
        <source>It has no reference, or differs from it in one of these orders.</source>
        <translation>参照がないか、これらの順序のどれかで参照と異なります。</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Other bytes in</source>
        <translation>異なる順序の数</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>最初の順序</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参照</translation>
    </message>
    <message>
        <source>An output that depends on the order of blocks and warps</source>
        <translation>ブロックと warp の順序に依存する出力</translation>
    </message>
    <message>
        <source>Orders in which its bytes are others than in the plain one</source>
        <translation>バイトが通常の順序と異なる順序の数</translation>
    </message>
    <message>
        <source>Number of the first of them: kerneldesk run --schedule with that number repeats it</source>
        <translation>そのうち最初の番号。kerneldesk run --schedule にこの番号を渡すと再現できます</translation>
    </message>
    <message>
        <source>What the reference says of the output in these orders</source>
        <translation>これらの順序での出力について参照が示すこと</translation>
    </message>
    <message>
        <source>none agrees</source>
        <translation>一致する参照なし</translation>
    </message>
</context>
<context>
    <name>kd::OrdersPage</name>
    <message>
        <source>Show the line</source>
        <translation>行を表示</translation>
    </message>
    <message>
        <source>Outputs that depend on the order of blocks and warps</source>
        <translation>ブロックと warp の順序に依存する出力</translation>
    </message>
    <message>
        <source>Number of orders</source>
        <translation>順序の数</translation>
    </message>
    <message>
        <source>How many other orders of blocks and warps the launch is run in</source>
        <translation>ブロックと warp の順序を変えて起動する回数</translation>
    </message>
    <message>
        <source>What other orders tell</source>
        <translation>ほかの順序でわかること</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Run in other orders</source>
        <translation>ほかの順序で実行</translation>
    </message>
    <message>
        <source>Launches the run again on the emulated GPU, with blocks and warps in other orders</source>
        <translation>ブロックと warp の順序を変えて、この実行をエミュレート GPU でもう一度起動します</translation>
    </message>
    <message>
        <source>%1 of %2 orders so far</source>
        <translation>これまでに %2 中 %1 の順序</translation>
    </message>
    <message>
        <source>Stopped before the first order had ended.</source>
        <translation>最初の順序が終わる前に停止しました。</translation>
    </message>
    <message>
        <source>All outputs are the same; orders run: %1.</source>
        <translation>すべての出力が同じです。実行した順序：%1。</translation>
    </message>
    <message>
        <source>The order of blocks and warps decides what comes of this launch; orders run: %1.</source>
        <translation>この起動の結果はブロックと warp の順序で変わります。実行した順序：%1。</translation>
    </message>
    <message>
        <source>Only the last bits depend on the order; orders run: %1.</source>
        <translation>順序に依存するのは末尾のビットだけです。実行した順序：%1。</translation>
    </message>
    <message>
        <source>Orders that fail: %1. The first is order %2: %3</source>
        <translation>失敗した順序：%1。最初は順序 %2：%3</translation>
    </message>
    <message>
        <source>Names the outputs that depend on the order in which blocks and warps run.</source>
        <translation>ブロックと warp の実行順序に依存する出力を示します。</translation>
    </message>
</context>
<context>
    <name>kd::OutlineModel</name>
    <message>
        <source>kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>device function</source>
        <translation>デバイス関数</translation>
    </message>
    <message>
        <source>host and device function</source>
        <translation>ホスト/デバイス関数</translation>
    </message>
    <message>
        <source>host function</source>
        <translation>ホスト関数</translation>
    </message>
    <message>
        <source>macro</source>
        <translation>マクロ</translation>
    </message>
    <message>
        <source>include</source>
        <translation>インクルード</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
</context>
<context>
    <name>kd::OutlinePanel</name>
    <message>
        <source>Outline</source>
        <translation>アウトライン</translation>
    </message>
    <message>
        <source>Filter the outline</source>
        <translation>アウトラインを絞り込む</translation>
    </message>
    <message>
        <source>Nothing in the outline has these words.</source>
        <translation>アウトラインにこの語を含むものはありません。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>The compiled code has no PTX, or its PTX defines no kernel.</source>
        <translation>コンパイル済みコードに PTX がないか、PTX にカーネルの定義がありません。</translation>
    </message>
    <message>
        <source>The source has no kernel, function, launch, macro or include.</source>
        <translation>ソースにカーネル、関数、起動、マクロ、インクルードがありません。</translation>
    </message>
</context>
<context>
    <name>kd::OutputsModel</name>
    <message>
        <source>verified</source>
        <translation>検証済み</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>未比較</translation>
    </message>
    <message>
        <source>input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>no reference</source>
        <translation>参照なし</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>バッファー</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Dir.</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>要素</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Mismatches</source>
        <translation>不一致数</translation>
    </message>
    <message>
        <source>First at</source>
        <translation>最初の位置</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>期待値</translation>
    </message>
    <message>
        <source>Actual</source>
        <translation>実際</translation>
    </message>
    <message>
        <source>Max abs</source>
        <translation>最大絶対誤差</translation>
    </message>
    <message>
        <source>Max rel</source>
        <translation>最大相対誤差</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Infinite</source>
        <translation>無限大</translation>
    </message>
</context>
<context>
    <name>kd::PeakStore</name>
    <message>
        <source>The target&apos;s devices are not known.</source>
        <translation>ターゲットのデバイスが不明です。</translation>
    </message>
    <message>
        <source>The emulated GPU runs on this machine&apos;s processor: it counts instructions and has no time of its own.</source>
        <translation>エミュレート GPU はこのマシンの CPU で動作し、命令を数えますが、独自の時間はありません。</translation>
    </message>
    <message>
        <source>The peaks are being measured.</source>
        <translation>ピーク性能を測定中です。</translation>
    </message>
    <message>
        <source>The target is not ready; what runs there ends first.</source>
        <translation>ターゲットの準備ができていません。実行中のものが先に終わります。</translation>
    </message>
    <message>
        <source>The measurement was cancelled.</source>
        <translation>測定はキャンセルされました。</translation>
    </message>
    <message>
        <source>The kernels that measure peaks do not compile.</source>
        <translation>ピーク性能を測定するカーネルがコンパイルできません。</translation>
    </message>
</context>
<context>
    <name>kd::PeaksBox</name>
    <message>
        <source>Measure peaks</source>
        <translation>ピーク性能を測定</translation>
    </message>
    <message>
        <source>Measured peaks, this device</source>
        <translation>このデバイスの実測ピーク</translation>
    </message>
    <message>
        <source>Measured on %1, driver %2</source>
        <translation>%1 に測定、ドライバー %2</translation>
    </message>
    <message>
        <source>Not measured yet: the roofline and shares of it need them.</source>
        <translation>未測定です。ルーフラインとその割合に必要です。</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>測定中…</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>再測定</translation>
    </message>
    <message>
        <source>Kernels of KernelDesk&apos;s own measure memory, L2, shared memory, FP32, FP64 and tensor cores; some seconds</source>
        <translation>KernelDesk 内蔵のカーネルでメモリ、L2、共有メモリ、FP32、FP64、Tensor コアを数秒間測定します</translation>
    </message>
</context>
<context>
    <name>kd::PerspectiveBar</name>
    <message>
        <source>Perspectives</source>
        <translation>パースペクティブ</translation>
    </message>
</context>
<context>
    <name>kd::PlaceList</name>
    <message>
        <source>Places</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>line: its text</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>file, line: its text</comment>
        <translation>%1、%2：%3</translation>
    </message>
</context>
<context>
    <name>kd::PlotSection</name>
    <message>
        <source>Plot</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>折れ線</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>ヒストグラム</translation>
    </message>
    <message>
        <source>Kind of plot</source>
        <translation>グラフの種類</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Row or column of the cursor</source>
        <translation>カーソルの行または列</translation>
    </message>
    <message>
        <source>Show all of the plot</source>
        <translation>グラフ全体を表示</translation>
    </message>
    <message>
        <source>Plot, all values</source>
        <translation>グラフ、全値</translation>
    </message>
    <message>
        <source>Plot, column %1</source>
        <translation>グラフ、列 %1</translation>
    </message>
    <message>
        <source>Plot, row %1</source>
        <translation>グラフ、行 %1</translation>
    </message>
    <message>
        <source>element</source>
        <translation>要素</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>要素</translation>
    </message>
    <message>
        <source>difference of %1</source>
        <translation>%1 の差</translation>
    </message>
</context>
<context>
    <name>kd::PointFactsModel</name>
    <message>
        <source>Figure</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
</context>
<context>
    <name>kd::PresetDialog</name>
    <message>
        <source>Save preset</source>
        <translation>プリセットの保存</translation>
    </message>
    <message>
        <source>Rename preset</source>
        <translation>プリセットの名前の変更</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>プリセットの名前</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前の変更</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置換</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>The preset of that name is replaced.</source>
        <translation>同名のプリセットは置き換えられます。</translation>
    </message>
    <message>
        <source>There is a preset of that name.</source>
        <translation>同名のプリセットがあります。</translation>
    </message>
    <message>
        <source>Grid, block, arguments, references and tolerance are kept in the session.</source>
        <translation>グリッド、ブロック、引数、参照、許容誤差がセッションに保存されます。</translation>
    </message>
</context>
<context>
    <name>kd::ProblemsModel</name>
    <message>
        <source>error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>advice</source>
        <translation>助言</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>重大度</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>From</source>
        <translation>発生元</translation>
    </message>
</context>
<context>
    <name>kd::ProblemsPanel</name>
    <message>
        <source>1 error</source>
        <translation>エラー 1 件</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>エラー %1 件</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>警告 1 件</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>警告 %1 件</translation>
    </message>
    <message>
        <source>%1 advice</source>
        <translation>助言 %1 件</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>問題を絞り込む</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Copy problems as text</source>
        <translation>問題をテキストとしてコピー</translation>
    </message>
    <message>
        <source>Close the list; the menu Window brings it back</source>
        <translation>一覧を閉じる。「ウィンドウ」メニューで再表示できます</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>前の問題</translation>
    </message>
    <message>
        <source>The one problem is filtered out.</source>
        <translation>1 件の問題がフィルターで隠れています。</translation>
    </message>
    <message>
        <source>All %1 problems are filtered out.</source>
        <translation>%1 件の問題がすべてフィルターで隠れています。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>The last build has no problems.</source>
        <translation>前回のビルドに問題はありません。</translation>
    </message>
    <message>
        <source>Nothing was compiled yet.</source>
        <translation>まだ何もコンパイルしていません。</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>コンパイル</translation>
    </message>
</context>
<context>
    <name>kd::Proposals</name>
    <message>
        <source>This proposal is decided.</source>
        <translation>この提案は決定済みです。</translation>
    </message>
    <message>
        <source>Its document was closed.</source>
        <translation>文書が閉じられました。</translation>
    </message>
    <message>
        <source>The document was edited since: the assistant has to propose it anew.</source>
        <translation>その後、文書が編集されました。アシスタントが改めて提案する必要があります。</translation>
    </message>
</context>
<context>
    <name>kd::Receipt</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Modelled, not measured</source>
        <translation>実測ではなくモデル値</translation>
    </message>
    <message>
        <source>Instructions and accesses of one launch, counted in the PTX by the emulated GPU; it has no time.</source>
        <translation>1 回の起動の命令とアクセスを、エミュレート GPU が PTX で数えたものです。時間はありません。</translation>
    </message>
    <message>
        <source>Driver %1</source>
        <translation>ドライバー %1</translation>
    </message>
    <message>
        <source>The driver of the device, loaded from %1.</source>
        <translation>デバイスのドライバー（%1 から読み込み）。</translation>
    </message>
    <message>
        <source>Warm-up %1</source>
        <translation>ウォームアップ %1</translation>
    </message>
    <message>
        <source>%1 launches before the first sample, so that the device raised its clocks.</source>
        <translation>デバイスのクロックが上がるよう、最初のサンプルの前に %1 回起動しました。</translation>
    </message>
    <message>
        <source>No launch came before the first sample: clocks and caches may still have been cold.</source>
        <translation>最初のサンプルの前に起動がなく、クロックとキャッシュが冷えていた可能性があります。</translation>
    </message>
    <message>
        <source>ABBA, %1 rounds</source>
        <translation>ABBA、%1 ラウンド</translation>
    </message>
    <message>
        <source>A and B were launched by turns, A B B A or B A A B, in one process with both loaded: what changes steadily falls on both alike.</source>
        <translation>A と B を、両方を読み込んだ 1 つのプロセスで A B B A または B A A B と交互に起動しました。緩やかな変化は両者に等しく影響します。</translation>
    </message>
    <message>
        <source>Verified before and after</source>
        <translation>前後で検証済み</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>未検証</translation>
    </message>
    <message>
        <source>The outputs of both agreed with the references, before the samples and after.</source>
        <translation>両者の出力は、サンプルの前も後も参照と一致しました。</translation>
    </message>
    <message>
        <source>The launch has no reference, so nothing says that what was timed is right.</source>
        <translation>起動に参照がないため、計測したものが正しいかどうか分かりません。</translation>
    </message>
    <message>
        <source>Throttle: none</source>
        <translation>スロットリング: なし</translation>
    </message>
    <message>
        <source>Throttled</source>
        <translation>スロットリング</translation>
    </message>
    <message>
        <source>The driver named no reason to lower the clocks while samples were taken.</source>
        <translation>サンプルの取得中、ドライバーはクロックを下げる理由を示しませんでした。</translation>
    </message>
    <message>
        <source>The driver held the clocks down while samples were taken.</source>
        <translation>サンプルの取得中、ドライバーがクロックを下げていました。</translation>
    </message>
    <message>
        <source>Another process</source>
        <translation>別のプロセス</translation>
    </message>
    <message>
        <source>Another process worked on the GPU while samples were taken.</source>
        <translation>サンプルの取得中、別のプロセスが GPU を使っていました。</translation>
    </message>
    <message>
        <source>Clocks not recorded</source>
        <translation>クロック未記録</translation>
    </message>
    <message>
        <source>L2 flushed</source>
        <translation>L2 フラッシュ</translation>
    </message>
    <message>
        <source>The L2 cache is cold at the start of every sample: a memset fills it before, outside the window.</source>
        <translation>各サンプルの開始時、L2 キャッシュはコールドです。計測窓の外で、事前に memset で埋めます。</translation>
    </message>
    <message>
        <source>L2 flush %1</source>
        <translation>L2 フラッシュ %1</translation>
    </message>
    <message>
        <source>The L2 cache at the start of a sample is cold: a memset fills it before every sample, outside the window.</source>
        <translation>サンプルの開始時、L2 キャッシュはコールドです。各サンプルの前に、計測窓の外で memset で埋めます。</translation>
    </message>
    <message>
        <source>L2 hot</source>
        <translation>L2 ホット</translation>
    </message>
    <message>
        <source>The L2 cache at the start of a sample is hot: as the launch before left it.</source>
        <translation>サンプルの開始時、L2 キャッシュはホットです。前の起動が残した状態のままです。</translation>
    </message>
    <message>
        <source>Kernel by CUPTI</source>
        <translation>CUPTI によるカーネル時間</translation>
    </message>
    <message>
        <source>Each sample is the kernel&apos;s own time, from CUPTI&apos;s records, in steps of %1.</source>
        <translation>各サンプルは、CUPTI の記録によるカーネル自身の時間で、刻みは %1 です。</translation>
    </message>
    <message>
        <source>Kernel within %1</source>
        <translation>カーネル時間 ±%1</translation>
    </message>
    <message>
        <source>Each sample is a window less what the launch of an empty kernel costs, which is known to within %1.</source>
        <translation>各サンプルは計測窓から空のカーネルの起動コストを引いたもので、コストの精度は %1 です。</translation>
    </message>
    <message>
        <source>Windows, not the kernel</source>
        <translation>カーネルでなく計測窓</translation>
    </message>
    <message>
        <source>Each sample is a window around the launch, about %1 longer than the kernel.</source>
        <translation>各サンプルは起動を囲む計測窓で、カーネルより約 %1 長くなります。</translation>
    </message>
    <message>
        <source>Median of the kernel %1, of the window around its launch %2.</source>
        <translation>カーネルの中央値は %1、起動を囲む計測窓の中央値は %2。</translation>
    </message>
    <message>
        <source>Queued ahead</source>
        <translation>先にキュー投入</translation>
    </message>
    <message>
        <source>Enqueueing within the time</source>
        <translation>キュー投入が時間に含まれる</translation>
    </message>
    <message>
        <source>The launches of a batch were in the queue before the first of them began, so no time of enqueueing is measured.</source>
        <translation>バッチの起動は、最初のものが始まる前にすべてキューにあったため、キュー投入の時間は測定されません。</translation>
    </message>
    <message>
        <source>The device could not be held back while launches were queued: a sample may hold the time of enqueueing.</source>
        <translation>起動をキューに入れる間デバイスを止められなかったため、サンプルにキュー投入の時間が含まれることがあります。</translation>
    </message>
    <message>
        <source>Empty window %1</source>
        <translation>空の計測窓 %1</translation>
    </message>
    <message>
        <source>What two events with nothing between them measure, as median; no sample holds it.</source>
        <translation>間に何もない 2 つのイベントの測定値の中央値。どのサンプルにも含まれません。</translation>
    </message>
    <message>
        <source>What two events with nothing between them measure, as median; it is part of every sample.</source>
        <translation>間に何もない 2 つのイベントの測定値の中央値。すべてのサンプルに含まれます。</translation>
    </message>
    <message>
        <source>%1 of %2 samples</source>
        <translation>%2 中 %1 サンプル</translation>
    </message>
    <message>
        <source>CUPTI had no record of the other launches.</source>
        <translation>他の起動は CUPTI の記録にありません。</translation>
    </message>
    <message>
        <source>The time limit ended the timing before all samples were taken.</source>
        <translation>全サンプルを取得する前に、時間制限で計測が終わりました。</translation>
    </message>
    <message>
        <source>The outputs agreed with their references in the first run and again, on fresh inputs, after the samples.</source>
        <translation>出力は、最初の実行でも、サンプル後の新しい入力でも参照と一致しました。</translation>
    </message>
    <message>
        <source>Differs after the samples</source>
        <translation>サンプル後に不一致</translation>
    </message>
    <message>
        <source>After the samples, on fresh inputs, an output no longer agreed with its reference.</source>
        <translation>サンプル後の新しい入力で、出力が参照と一致しなくなりました。</translation>
    </message>
    <message>
        <source>Temperature of the device before the samples and after.</source>
        <translation>サンプル前後のデバイスの温度。</translation>
    </message>
    <message>
        <source>%1, spread %2</source>
        <translation>%1、ばらつき %2</translation>
    </message>
    <message>
        <source>SM clock before the samples %1&#x202f;MHz, after %2&#x202f;MHz.</source>
        <translation>サンプル前の SM クロック %1&#x202f;MHz、後 %2&#x202f;MHz。</translation>
    </message>
    <message>
        <source> Memory clock %1&#x202f;MHz.</source>
        <translation> メモリクロック %1&#x202f;MHz。</translation>
    </message>
    <message>
        <source> It changed by more than 1&#x202f;%: times of different runs do not compare.</source>
        <translation> 変化が 1&#x202f;% を超えたため、異なる実行の時間は比較できません。</translation>
    </message>
    <message>
        <source>Throttle: %1</source>
        <translation>スロットリング: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The driver named no reason to lower the clocks, before the samples or after.</source>
        <translation>サンプルの前も後も、ドライバーはクロックを下げる理由を示しませんでした。</translation>
    </message>
    <message>
        <source>The driver held the clocks down: the times are longer than this device can do.</source>
        <translation>ドライバーがクロックを下げていたため、時間はこのデバイスの実力より長くなっています。</translation>
    </message>
    <message>
        <source>run #%1</source>
        <translation>実行 #%1</translation>
    </message>
    <message>
        <source>run #%1, %2</source>
        <translation>実行 #%1、%2</translation>
    </message>
    <message>
        <source>%1 of %2, timed at %3.</source>
        <translation>%2 の %1、%3 に計測。</translation>
    </message>
    <message>
        <source>picked, #%1 is newer</source>
        <translation>選択中、#%1 の方が新しい</translation>
    </message>
    <message>
        <source>This run was picked in the history. Pick run #%1 there to follow the newest timing again.</source>
        <translation>この実行は履歴で選ばれています。履歴で実行 #%1 を選ぶと、再び最新の計測に追従します。</translation>
    </message>
    <message>
        <source>The program was edited since this timing: time it again.</source>
        <translation>この計測の後にプログラムが編集されました。計測し直してください。</translation>
    </message>
    <message>
        <source>The launch was changed since this timing: time it again.</source>
        <translation>この計測の後に起動が変更されました。計測し直してください。</translation>
    </message>
</context>
<context>
    <name>kd::ReceiptRow</name>
    <message>
        <source>Copy the receipt</source>
        <translation>計測記録をコピー</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>計測記録</translation>
    </message>
</context>
<context>
    <name>kd::RecentList</name>
    <message>
        <source>%1, which is not there any more</source>
        <translation>%1、もうありません</translation>
    </message>
    <message>
        <source>%1 is not there any more</source>
        <translation>%1 はもうありません</translation>
    </message>
    <message>
        <source>not there any more</source>
        <translation>もうありません</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近使ったファイル</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Clear the recent files</source>
        <translation>最近使ったファイルをクリア</translation>
    </message>
    <message>
        <source>Forget all that are not pinned</source>
        <translation>ピン留めしていないものをすべて履歴から削除</translation>
    </message>
    <message>
        <source>Nothing was opened yet.</source>
        <translation>まだ何も開いていません。</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>ピンを外す</translation>
    </message>
    <message>
        <source>Pin: stays in this list</source>
        <translation>ピン留め: この一覧に残します</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 をピン留め</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>履歴から削除</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>%1 を履歴から削除</translation>
    </message>
</context>
<context>
    <name>kd::RecipeEditor</name>
    <message>
        <source>Choose a file</source>
        <translation>ファイルを選択</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>生成器</translation>
    </message>
    <message>
        <source>zeros, ramp…</source>
        <translation>zeros、ramp…</translation>
    </message>
    <message>
        <source>Number of elements</source>
        <translation>要素数</translation>
    </message>
    <message>
        <source>number of elements</source>
        <translation>要素数</translation>
    </message>
    <message>
        <source>File that fills the buffer</source>
        <translation>バッファーを埋めるファイル</translation>
    </message>
    <message>
        <source>all elements</source>
        <translation>全要素</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Generators</source>
        <translation>生成器</translation>
    </message>
</context>
<context>
    <name>kd::Recovery</name>
    <message>
        <source>What you type is not safe from a crash until it is saved, since its recovery copy cannot be written: %1</source>
        <translation>復旧用コピーを書き込めないため、保存するまで入力内容はクラッシュから保護されません: %1</translation>
    </message>
</context>
<context>
    <name>kd::RecoveryDialog</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>last edited %1, %2</source>
        <translation>最終編集 %1、%2</translation>
    </message>
    <message>
        <source>never saved, %1</source>
        <translation>未保存、%1</translation>
    </message>
    <message>
        <source>Unsaved documents</source>
        <translation>未保存の文書</translation>
    </message>
    <message>
        <source>KernelDesk ended before these were saved. What you leave here is offered again at the next start.</source>
        <translation>これらを保存する前に KernelDesk が終了しました。ここに残したものは、次の起動時に再び表示されます。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>破棄…</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>%1 を復元</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>%1 を破棄</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>The unsaved changes of %1 will be gone for good.</source>
        <translation>%1 の未保存の変更は完全に失われます。</translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>すべて復元</translation>
    </message>
</context>
<context>
    <name>kd::RecoveryNotice</name>
    <message>
        <source>KernelDesk ended before %1 was saved; what you typed is still there.</source>
        <translation>%1 を保存する前に KernelDesk が終了しました。入力内容は残っています。</translation>
    </message>
    <message>
        <source>KernelDesk ended before %1 documents were saved; what you typed is still there.</source>
        <translation>%1 個の文書を保存する前に KernelDesk が終了しました。入力内容は残っています。</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>復元…</translation>
    </message>
</context>
<context>
    <name>kd::ReferenceEdit</name>
    <message>
        <source>Reference of %1</source>
        <translation>%1 の参照</translation>
    </message>
    <message>
        <source>such as 2 * x[i]</source>
        <translation>例: 2 * x[i]</translation>
    </message>
    <message>
        <source>What %1 is compared with: a kernel that runs on the same inputs, an expression for element i, or a file</source>
        <translation>%1 の比較対象: 同じ入力で実行するカーネル、要素 i の式、またはファイル</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>ファイル…</translation>
    </message>
</context>
<context>
    <name>kd::RemoteCapture</name>
    <message>
        <source>cannot be started: %1</source>
        <translation>起動できません: %1</translation>
    </message>
    <message>
        <source>has not answered for %1 s</source>
        <translation>%1 秒間応答がありません</translation>
    </message>
    <message>
        <source>does not answer</source>
        <translation>応答がありません</translation>
    </message>
    <message>
        <source>does not stop the program</source>
        <translation>プログラムを停止しません</translation>
    </message>
    <message>
        <source>has an empty command line</source>
        <translation>コマンドラインが空です</translation>
    </message>
    <message>
        <source>is left before the program has ended</source>
        <translation>プログラムが終わる前に切り離されました</translation>
    </message>
    <message>
        <source>does not introduce itself: a terminal in between, or a program that writes first, is in the way</source>
        <translation>名乗りません: 間にある端末か、先に出力するプログラムが妨げています</translation>
    </message>
    <message>
        <source>is of KernelDesk %1, this is KernelDesk %2: install the same version on both sides</source>
        <translation>KernelDesk %1 のもので、こちらは KernelDesk %2 です: 両側に同じバージョンをインストールしてください</translation>
    </message>
    <message>
        <source>is left: %1</source>
        <translation>切り離されました: %1</translation>
    </message>
    <message>
        <source>is left: what it sends arrives damaged</source>
        <translation>切り離されました: 送られたものが壊れて届きます</translation>
    </message>
    <message>
        <source>does not capture: it is of another version, or the target&apos;s command does not pass on the word %1 to it</source>
        <translation>記録しません: 別のバージョンであるか、ターゲットのコマンドが語 %1 を渡していません</translation>
    </message>
    <message>
        <source>takes no command line of that length</source>
        <translation>その長さのコマンドラインを受け付けません</translation>
    </message>
    <message>
        <source>%1 (its last words: &quot;%2&quot;)</source>
        <translation>%1 (最後の出力: &quot;%2&quot;)</translation>
    </message>
    <message>
        <source>The worker of target %1 (%2) %3.</source>
        <translation>ターゲット %1 のワーカー（%2）：%3。</translation>
    </message>
</context>
<context>
    <name>kd::RenameBar</name>
    <message>
        <source>Rename</source>
        <translation>名前の変更</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>新しい名前</translation>
    </message>
    <message>
        <source>%1 is a word of the language.</source>
        <translation>%1 は言語の予約語です。</translation>
    </message>
    <message>
        <source>%1 %2 is a name of this file already.</source>
        <comment>what is renamed, the new name</comment>
        <translation>%1 %2 はこのファイルで既に使われています。</translation>
    </message>
</context>
<context>
    <name>kd::RepeatedRun</name>
    <message>
        <source>Nothing has run yet.</source>
        <translation>まだ何も実行されていません。</translation>
    </message>
    <message>
        <source>A job is in progress.</source>
        <translation>ジョブを実行中です。</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>このフォルダーはまだ信頼されていません。</translation>
    </message>
    <message>
        <source>The worker is starting.</source>
        <translation>ワーカーを起動中です。</translation>
    </message>
    <message>
        <source>Another job of this program began meanwhile: ask again once it has ended.</source>
        <translation>その間にこのプログラムの別のジョブが始まりました。終わってからもう一度試してください。</translation>
    </message>
</context>
<context>
    <name>kd::ReportController</name>
    <message>
        <source>A report is made of a program that compiles: compile it first.</source>
        <translation>レポートはコンパイルできるプログラムから作ります。先にコンパイルしてください。</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>このフォルダーはまだ信頼されていません。</translation>
    </message>
    <message>
        <source>The file has PTX alone of %1, which does not tell its registers: there is nothing to report.</source>
        <translation>ファイルには %1 の PTX しかなく、レジスタ数が分からないため、レポートする内容がありません。</translation>
    </message>
    <message>
        <source>The report&apos;s file must end in .html, .pdf, .json, .csv, .md, .svg or .png, not as %1 does.</source>
        <translation>レポートのファイルは .html、.pdf、.json、.csv、.md、.svg または .png で終わる必要があります。%1 は違います。</translation>
    </message>
</context>
<context>
    <name>kd::ReportMenu</name>
    <message>
        <source>HTML report…</source>
        <translation>HTML レポート…</translation>
    </message>
    <message>
        <source>PDF document…</source>
        <translation>PDF 文書…</translation>
    </message>
    <message>
        <source>Charts as SVG…</source>
        <translation>グラフを SVG で…</translation>
    </message>
    <message>
        <source>Charts as PNG…</source>
        <translation>グラフを PNG で…</translation>
    </message>
    <message>
        <source>Tables as CSV…</source>
        <translation>表を CSV で…</translation>
    </message>
    <message>
        <source>Everything as JSON…</source>
        <translation>すべてを JSON で…</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Markdown としてコピー</translation>
    </message>
</context>
<context>
    <name>kd::ResultsPanel</name>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>要素</translation>
    </message>
    <message>
        <source>Accesses</source>
        <translation>アクセス</translation>
    </message>
    <message>
        <source>Outputs of the last run</source>
        <translation>前回の実行の出力</translation>
    </message>
    <message>
        <source>Accesses of each source line</source>
        <translation>ソース行ごとのアクセス</translation>
    </message>
    <message>
        <source>Modelled at PTX level by the emulated GPU. Sectors have 32 bytes and are counted per request.</source>
        <translation>エミュレート GPU による PTX レベルのモデル値。セクタは 32 バイトで、リクエストごとに数えます。</translation>
    </message>
    <message>
        <source>This run counted nothing: tick Counters per line in the launch form and run on the emulated GPU.</source>
        <translation>この実行は計数していません。起動フォームの「行ごとのカウンター」をオンにし、エミュレート GPU で実行してください。</translation>
    </message>
    <message>
        <source>Nothing has run yet: Run fills the outputs of the kernel.</source>
        <translation>まだ何も実行していません。「実行」でカーネルの出力が得られます。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>順序</translation>
    </message>
</context>
<context>
    <name>kd::Roofline</name>
    <message>
        <source>%1 %2, measured</source>
        <translation>%1 %2、実測</translation>
    </message>
    <message>
        <source>%1 at %2 FLOP per byte, %3</source>
        <translation>%2 FLOP/バイトで %1、%3</translation>
    </message>
    <message>
        <source>%1 FLOP per byte; no time</source>
        <translation>%1 FLOP/バイト、時間なし</translation>
    </message>
    <message>
        <source>The roof is %1 at this intensity, %2 times as high</source>
        <translation>この演算強度でのルーフは %1、%2 倍の高さ</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>at most %1, by counts</source>
        <translation>計数では最大 %1</translation>
    </message>
    <message>
        <source>%1 of roof: impossible</source>
        <translation>ルーフの %1: 不可能</translation>
    </message>
    <message>
        <source>%1 of roof</source>
        <translation>ルーフの %1</translation>
    </message>
    <message>
        <source>declared FLOP per counted byte</source>
        <translation>宣言 FLOP/計数バイト</translation>
    </message>
    <message>
        <source>FLOP per declared byte</source>
        <translation>FLOP/宣言バイト</translation>
    </message>
    <message>
        <source>FLOP per byte, counted by the GPU</source>
        <translation>FLOP/バイト、GPU で計数</translation>
    </message>
    <message>
        <source>FLOP per byte, declared or counted</source>
        <translation>FLOP/バイト、宣言または計数</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>演算強度</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>%1 and %2, %3</source>
        <translation>%1 と %2、%3</translation>
    </message>
    <message>
        <source>The emulated GPU has no time, and no peaks of a device of %1 are kept: choose the architecture of a GPU whose peaks were measured to see which of its roofs would bound the kernel.</source>
        <translation>エミュレート GPU に時間はなく、%1 のデバイスの実測ピークもありません。どのルーフがカーネルを律速するかを見るには、ピーク性能を測定した GPU のアーキテクチャを選んでください。</translation>
    </message>
    <message>
        <source>What %1 reaches at most was not measured under this driver: without that there is no roof.</source>
        <translation>%1 の最大値がこのドライバーで測定されていません。これがないとルーフを描けません。</translation>
    </message>
    <message>
        <source>Bytes were counted, operations were not: declare the FLOP of one launch at the left, under Declared work, to see where the kernel stands.</source>
        <translation>バイト数は計数済みですが、演算数は未計数です。カーネルの位置を見るには、左の「宣言した処理量」で 1 回の起動の FLOP を宣言してください。</translation>
    </message>
    <message>
        <source>Declare FLOP and bytes of one launch at the left, under Declared work, and time again, or count the launch (Counters, below), to see where the kernel stands beneath the measured roofs.</source>
        <translation>実測ルーフに対するカーネルの位置を見るには、左の「宣言した処理量」で 1 回の起動の FLOP とバイト数を宣言して計測し直すか、起動を計数してください（下の「カウンター」）。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>宣言</translation>
    </message>
    <message>
        <source>counted in the PTX</source>
        <translation>PTX で計数</translation>
    </message>
    <message>
        <source>counted by the GPU</source>
        <translation>GPU で計数</translation>
    </message>
    <message>
        <source>Work: %1</source>
        <translation>処理量: %1</translation>
    </message>
    <message>
        <source>Beside it: %1, %2 FLOP per byte</source>
        <translation>参考: %1、%2 FLOP/バイト</translation>
    </message>
    <message>
        <source>%1, measured</source>
        <translation>%1、実測</translation>
    </message>
</context>
<context>
    <name>kd::RooflineSection</name>
    <message>
        <source>Roofline</source>
        <translation>ルーフライン</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>表で表示</translation>
    </message>
    <message>
        <source>Copy the figures as CSV</source>
        <translation>数値を CSV としてコピー</translation>
    </message>
    <message>
        <source>Copy the chart as a picture</source>
        <translation>グラフを画像としてコピー</translation>
    </message>
    <message>
        <source>Each timing is a point here, under the roofs of its device.</source>
        <translation>各計測は、ここでデバイスのルーフの下の点になります。</translation>
    </message>
    <message>
        <source>Roofline, %1</source>
        <translation>ルーフライン、%1</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>測定中…</translation>
    </message>
    <message>
        <source>Measure peaks</source>
        <translation>ピーク性能を測定</translation>
    </message>
</context>
<context>
    <name>kd::RooflineTable</name>
    <message>
        <source>Roof or run</source>
        <translation>ルーフまたは実行</translation>
    </message>
    <message>
        <source>FLOP per byte</source>
        <translation>FLOP/バイト</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>処理量</translation>
    </message>
    <message>
        <source>Bound by</source>
        <translation>律速要因</translation>
    </message>
</context>
<context>
    <name>kd::RunAge</name>
    <message>
        <source>earlier code</source>
        <translation>以前のコード</translation>
    </message>
    <message>
        <source>earlier launch</source>
        <translation>以前の起動</translation>
    </message>
</context>
<context>
    <name>kd::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>エディター</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起動時</translation>
    </message>
    <message>
        <source>Compile and run</source>
        <translation>コンパイルと実行</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Texts are shown anew at once; work that goes on is not interrupted</source>
        <translation>テキストはすぐに切り替わり、実行中の処理は中断されません</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Size of all text</source>
        <translation>全体の文字サイズ</translation>
    </message>
    <message>
        <source>80 to 200 %; Ctrl and the mouse wheel zoom the editor alone</source>
        <translation>80～200 %。エディターだけなら Ctrl とマウスホイールで拡大します</translation>
    </message>
    <message>
        <source>Offer words after three letters</source>
        <translation>3 文字で候補を表示</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>補完</translation>
    </message>
    <message>
        <source>Ctrl and Space offer them at any time</source>
        <translation>Ctrl と Space でいつでも候補を表示します</translation>
    </message>
    <message>
        <source>Ruler behind column</source>
        <translation>ルーラーの位置 (列の後)</translation>
    </message>
    <message>
        <source>%1 is usual; 0 for none</source>
        <translation>通常は %1。0 でなし</translation>
    </message>
    <message>
        <source>Show the welcome page</source>
        <translation>ようこそページを表示</translation>
    </message>
    <message>
        <source>Open what was open at the end of the last time</source>
        <translation>前回終了時に開いていたものを開く</translation>
    </message>
    <message>
        <source>Started without a file:</source>
        <translation>ファイルなしで起動:</translation>
    </message>
    <message>
        <source>Where there is a file to open again, it comes before the welcome page.</source>
        <translation>開き直すファイルがあれば、ようこそページより優先します。</translation>
    </message>
    <message>
        <source>Live waits</source>
        <translation>ライブの待ち時間</translation>
    </message>
    <message>
        <source>After the last key, before it compiles</source>
        <translation>最後のキー入力からコンパイルまで</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>For programs whose session names none</source>
        <translation>セッションに指定のないプログラム用</translation>
    </message>
    <message>
        <source>As the target chooses</source>
        <translation>ターゲットに任せる</translation>
    </message>
    <message>
        <source>%1 (not there now)</source>
        <translation>%1 (現在なし)</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Font of code</source>
        <translation>コードのフォント</translation>
    </message>
    <message>
        <source>JetBrains Mono, which is shipped</source>
        <translation>JetBrains Mono (同梱)</translation>
    </message>
    <message>
        <source>Wrap lines that are wider than the editor</source>
        <translation>エディターの幅を超える行を折り返す</translation>
    </message>
    <message>
        <source>Width of a tab</source>
        <translation>タブの幅</translation>
    </message>
    <message>
        <source>Columns; of the indentation, too</source>
        <translation>桁数。インデントにも適用</translation>
    </message>
    <message>
        <source>Long lines</source>
        <translation>長い行</translation>
    </message>
    <message>
        <source>Save the file before it is run or timed</source>
        <translation>実行または計測の前にファイルを保存</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>What is run is always the text as it stands in the editor</source>
        <translation>実行されるのは常にエディター上のテキストです</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>Let an assistant work with this window</source>
        <translation>アシスタントにこのウィンドウでの作業を許可する</translation>
    </message>
    <message>
        <source>It reads the document that is current, proposes edits that you accept or reject, and has them run and timed. It changes no document and reads no file by itself.</source>
        <translation>現在の文書を読み、編集を提案し（承認または却下できます）、実行や計測を行います。自ら文書を変更したりファイルを読んだりはしません。</translation>
    </message>
    <message>
        <source>Its client starts</source>
        <translation>クライアントの起動</translation>
    </message>
    <message>
        <source>A server of the Model Context Protocol. Only programs of your own user on this machine reach the window; no port is opened.</source>
        <translation>Model Context Protocol のサーバー。このマシンの同じユーザーのプログラムだけがウィンドウに到達できます。ポートは開きません。</translation>
    </message>
</context>
<context>
    <name>kd::ShapeForm</name>
    <message>
        <source>Launches of this kernel that the session has a name for</source>
        <translation>セッションで名前の付いた、このカーネルの起動</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>グリッド</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Dyn. shared</source>
        <translation>動的共有</translation>
    </message>
    <message>
        <source>Bytes of dynamic shared memory a block</source>
        <translation>ブロックあたりの動的共有メモリのバイト数</translation>
    </message>
    <message>
        <source>Carve-out</source>
        <translation>割り当て</translation>
    </message>
    <message>
        <source>Give a percentage from 0 to 100, or nothing for the driver&apos;s choice.</source>
        <translation>0～100 のパーセントを指定してください。空ならドライバーに任せます。</translation>
    </message>
    <message>
        <source>Shared memory, of the most that an SM can have: a hint to the driver; empty leaves it to the driver</source>
        <translation>SM の最大値に対する共有メモリの割合。ドライバーへのヒントで、空なら任せます</translation>
    </message>
    <message>
        <source>Blocks that run together and share their memory: compute capability 9.0 and later</source>
        <translation>一緒に実行され、メモリを共有するブロック: Compute Capability 9.0 以降</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>New, non-blocking</source>
        <translation>新規、非同期</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>Where the kernel is launched: a stream of its own, or the context&apos;s default stream</source>
        <translation>カーネルを起動する場所: 独自のストリーム、またはコンテキストの既定ストリーム</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>ストリーム</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>制限時間</translation>
    </message>
    <message>
        <source>Give a time, as in 10 s or 500 ms.</source>
        <translation>10 s や 500 ms のように時間を指定してください。</translation>
    </message>
    <message>
        <source>A kernel that runs longer is ended</source>
        <translation>これより長く動くカーネルは打ち切られます</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>プリセットとして保存…</translation>
    </message>
</context>
<context>
    <name>kd::ShortcutEditor</name>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>コマンドを絞り込む</translation>
    </message>
    <message>
        <source>Commands and their shortcuts</source>
        <translation>コマンドとショートカット</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Shortcut of the chosen command</source>
        <translation>選択したコマンドのショートカット</translation>
    </message>
    <message>
        <source>Give the chosen command its default keys</source>
        <translation>選択したコマンドを既定のキーに戻す</translation>
    </message>
    <message>
        <source>Give all commands their default keys</source>
        <translation>すべてのコマンドを既定のキーに戻す</translation>
    </message>
    <message>
        <source>Press the keys in the field; an empty field takes the shortcut away.</source>
        <translation>欄の中でキーを押してください。欄を空にするとショートカットを外します。</translation>
    </message>
    <message>
        <source>%1 has these keys; Use takes them from it.</source>
        <translation>%1 がこのキーを使っています。「使用」で置き換えます。</translation>
    </message>
</context>
<context>
    <name>kd::SmDiagram</name>
    <message>
        <source>One SM</source>
        <translation>1 個の SM</translation>
    </message>
    <message>
        <source>The limits of this architecture are not known.</source>
        <translation>このアーキテクチャの制限は不明です。</translation>
    </message>
    <message>
        <source>No block fits on this SM.</source>
        <translation>この SM に入るブロックはありません。</translation>
    </message>
    <message>
        <source>Every warp slot is in use.</source>
        <translation>すべての warp スロットが使用中です。</translation>
    </message>
    <message>
        <source>%1 registers of a partition stay idle: one more warp needs %2.</source>
        <translation>パーティションの %1 レジスタが空いています。もう 1 warp には %2 必要です。</translation>
    </message>
    <message>
        <source>1 warp slot stays empty.</source>
        <translation>warp スロットが 1 個空いています。</translation>
    </message>
    <message>
        <source>%1 warp slots stay empty.</source>
        <translation>warp スロットが %1 個空いています。</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>区画 %1</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>%1 stranded</source>
        <translation>%1 使用不能</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 空き</translation>
    </message>
    <message>
        <source>%1 idle</source>
        <translation>%1 空き</translation>
    </message>
    <message>
        <source>Shared memory, %1</source>
        <translation>共有メモリ、%1</translation>
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
        <translation>カーソル位置に名前がありません。</translation>
    </message>
    <message>
        <source>%1 is not defined in this file.</source>
        <translation>%1 はこのファイルで定義されていません。</translation>
    </message>
    <message>
        <source>This is the definition of %1.</source>
        <translation>ここが %1 の定義です。</translation>
    </message>
    <message>
        <source>There is no jump to go back from.</source>
        <translation>戻り先がありません。</translation>
    </message>
    <message>
        <source>%1 was not found in the folders of this program.</source>
        <translation>%1 はこのプログラムのフォルダーに見つかりませんでした。</translation>
    </message>
    <message>
        <source>clangd reads the project…</source>
        <translation>clangd がプロジェクトを読み込み中…</translation>
    </message>
    <message>
        <source>clangd does not find %1 either.</source>
        <translation>clangd でも %1 は見つかりません。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what was not found, why headers were not searched</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: 1 place in another file</source>
        <translation>%1: 他のファイルに 1 か所</translation>
    </message>
    <message>
        <source>%1: %2 places in this file and in others</source>
        <translation>%1: このファイルと他のファイルに %2 か所</translation>
    </message>
    <message>
        <source>%1; clangd has not read all of the project yet</source>
        <translation>%1。clangd はまだプロジェクト全体を読み込んでいません</translation>
    </message>
    <message>
        <source>%1; the project has more sources than clangd read</source>
        <translation>%1。プロジェクトには clangd が読み込んだ以外のソースもあります</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 はもうありません。</translation>
    </message>
    <message>
        <source>%1: its first %2 places in this file</source>
        <translation>%1: このファイルの最初の %2 か所</translation>
    </message>
    <message>
        <source>%1: 1 place in this file</source>
        <translation>%1: このファイルに 1 か所</translation>
    </message>
    <message>
        <source>%1: %2 places in this file</source>
        <translation>%1: このファイルに %2 か所</translation>
    </message>
    <message>
        <source>That line was changed since.</source>
        <translation>その行はその後変更されています。</translation>
    </message>
    <message>
        <source>A macro makes the name %1, which cannot be renamed.</source>
        <translation>名前 %1 はマクロが生成するため、変更できません。</translation>
    </message>
    <message>
        <source>%1 stands at too many places to be renamed.</source>
        <translation>%1 は使用箇所が多すぎて名前を変更できません。</translation>
    </message>
    <message>
        <source>1 place in this file will change.</source>
        <translation>このファイルの 1 か所が変わります。</translation>
    </message>
    <message>
        <source>%1 places in this file will change.</source>
        <translation>このファイルの %1 か所が変わります。</translation>
    </message>
    <message>
        <source>clangd reads where %1 is used in the project…</source>
        <translation>clangd がプロジェクト内の %1 の使用箇所を読み込み中…</translation>
    </message>
    <message>
        <source>clangd has not read all of the project yet; try it once more in a while.</source>
        <translation>clangd はまだプロジェクト全体を読み込んでいません。しばらくしてからもう一度試してください。</translation>
    </message>
    <message>
        <source>%1 Other files stay as they are: %2</source>
        <comment>what will change here, why not elsewhere</comment>
        <translation>%1 他のファイルは変わりません: %2</translation>
    </message>
    <message>
        <source>%1 The project has more sources than clangd read.</source>
        <translation>%1 プロジェクトには clangd が読み込んだ以外のソースもあります。</translation>
    </message>
    <message>
        <source>The text was changed since; nothing was renamed.</source>
        <translation>テキストがその後変更されたため、名前を変更しませんでした。</translation>
    </message>
    <message>
        <source>The project was changed since; nothing was renamed.</source>
        <translation>プロジェクトがその後変更されたため、名前を変更しませんでした。</translation>
    </message>
    <message>
        <source>%1 is not what clangd read of it; nothing was renamed.</source>
        <translation>%1 が clangd の読み込んだ内容と異なるため、名前を変更しませんでした。</translation>
    </message>
    <message>
        <source>%1 is declared in %2 already; nothing was renamed.</source>
        <translation>%1 は %2 で既に宣言されているため、名前を変更しませんでした。</translation>
    </message>
    <message>
        <source>%1 is %2 now, at 1 place.</source>
        <translation>%1 を %2 に変更しました（1 か所）。</translation>
    </message>
    <message>
        <source>%1 is %2 now, at %3 places.</source>
        <translation>%1 を %2 に変更しました（%3 か所）。</translation>
    </message>
    <message>
        <source>%1 is %2 now, at %3 places in %4 files, none of which is saved yet.</source>
        <translation>%1 を %2 に変更しました（%4 個のファイルの %3 か所）。どれもまだ保存していません。</translation>
    </message>
</context>
<context>
    <name>kd::SourceWatch</name>
    <message>
        <source>%1 was made larger than 64 MiB by another program; it is not read.</source>
        <translation>%1 が別のプログラムにより 64 MiB を超えたため、読み込みません。</translation>
    </message>
    <message>
        <source>%1 was changed by another program and cannot be read: %2.</source>
        <translation>%1 は別のプログラムにより変更され、読み込めません：%2。</translation>
    </message>
</context>
<context>
    <name>kd::SshForm</name>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>gpu.example.org, or a name of ~/.ssh/config</source>
        <translation>gpu.example.org、または ~/.ssh/config の名前</translation>
    </message>
    <message>
        <source>User</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>as ssh&apos;s settings say</source>
        <translation>ssh の設定に従う</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>Jump host</source>
        <translation>ジャンプホスト</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>ワーカー</translation>
    </message>
</context>
<context>
    <name>kd::Standing</name>
    <message>
        <source>It is of another kernel than the baseline #%1.</source>
        <translation>ベースライン #%1 とカーネルが異なります。</translation>
    </message>
    <message>
        <source>It is of another device than the baseline #%1.</source>
        <translation>ベースライン #%1 とデバイスが異なります。</translation>
    </message>
    <message>
        <source>Its arguments or buffers are others than those of the baseline #%1.</source>
        <translation>ベースライン #%1 と引数またはバッファーが異なります。</translation>
    </message>
    <message>
        <source>Run #%1 has no samples.</source>
        <translation>実行 #%1 にサンプルがありません。</translation>
    </message>
    <message>
        <source>Counts do not compare with seconds.</source>
        <translation>計数と秒は比較できません。</translation>
    </message>
    <message>
        <source>It is the baseline.</source>
        <translation>これがベースラインです。</translation>
    </message>
</context>
<context>
    <name>kd::StandingWords</name>
    <message>
        <source>FASTER</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>SLOWER</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>FEWER</source>
        <translation>少ない</translation>
    </message>
    <message>
        <source>MORE</source>
        <translation>多い</translation>
    </message>
    <message>
        <source>CANNOT TELL</source>
        <translation>判定不能</translation>
    </message>
    <message>
        <source>its code and launch</source>
        <translation>コードと起動が同じ</translation>
    </message>
    <message>
        <source>warp instructions of one launch, counted</source>
        <translation>1 回の起動の warp 命令、計数値</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>of two timings</source>
        <translation>2 つの計測から</translation>
    </message>
    <message>
        <source>%1, of two timings, not by turns</source>
        <translation>%1、2 つの計測から (交互ではない)</translation>
    </message>
    <message>
        <source>1 ABBA round</source>
        <translation>ABBA 1 ラウンド</translation>
    </message>
    <message>
        <source>%1 ABBA rounds</source>
        <translation>ABBA %1 ラウンド</translation>
    </message>
    <message>
        <source>%1 interval %2, %3</source>
        <translation>%1 区間 %2、%3</translation>
    </message>
    <message>
        <source>Code and launch are those of the baseline.</source>
        <translation>コードと起動はベースラインと同じです。</translation>
    </message>
    <message>
        <source>Clocks and temperature may have changed between the two: Compare A and B launches both by turns.</source>
        <translation>2 つの計測の間にクロックや温度が変わった可能性があります。「A と B を比較」は両者を交互に起動します。</translation>
    </message>
    <message>
        <source>The emulated GPU has no time: its counts are exact and say nothing of how long a GPU takes.</source>
        <translation>エミュレート GPU に時間はありません。計数は正確ですが、GPU の所要時間は分かりません。</translation>
    </message>
    <message>
        <source>The outputs of A and B are not equal bit for bit.</source>
        <translation>A と B の出力はビット単位で一致しません。</translation>
    </message>
    <message>
        <source>instructions same</source>
        <translation>命令数 同じ</translation>
    </message>
    <message>
        <source>time same</source>
        <translation>時間 同じ</translation>
    </message>
    <message>
        <source>instructions ?</source>
        <translation>命令数 ?</translation>
    </message>
    <message>
        <source>time ?</source>
        <translation>時間 ?</translation>
    </message>
    <message>
        <source>instructions %1</source>
        <translation>命令数 %1</translation>
    </message>
    <message>
        <source>time %1</source>
        <translation>時間 %1</translation>
    </message>
</context>
<context>
    <name>kd::StatisticsStrip</name>
    <message>
        <source>Mark NaN and Inf</source>
        <translation>NaN と Inf を強調</translation>
    </message>
    <message>
        <source>Mark differences</source>
        <translation>相違を強調</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Infinite</source>
        <translation>無限大</translation>
    </message>
    <message>
        <source>Denormals</source>
        <translation>非正規化数</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>要素</translation>
    </message>
    <message>
        <source>Differ</source>
        <translation>相違</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
</context>
<context>
    <name>kd::StatusBar</name>
    <message>
        <source>Progress of the running job</source>
        <translation>実行中のジョブの進捗</translation>
    </message>
    <message>
        <source>Ln %1, Col %2 (%3 selected)</source>
        <translation>行 %1、列 %2 (%3 選択)</translation>
    </message>
    <message>
        <source>Ln %1, Col %2</source>
        <translation>行 %1、列 %2</translation>
    </message>
    <message>
        <source>Where the text cursor is</source>
        <translation>テキストカーソルの位置</translation>
    </message>
    <message>
        <source>Of the report: %1</source>
        <translation>レポート: %1</translation>
    </message>
    <message>
        <source>Of the previous build: %1</source>
        <translation>前のビルド: %1</translation>
    </message>
    <message>
        <source>Of the newest build: %1</source>
        <translation>最新のビルド: %1</translation>
    </message>
    <message>
        <source>The build before: %1</source>
        <translation>前のビルド: %1</translation>
    </message>
    <message>
        <source>The kernel that is launched</source>
        <translation>起動するカーネル</translation>
    </message>
    <message>
        <source>report: %1 registers</source>
        <translation>レポート: %1 レジスタ</translation>
    </message>
    <message>
        <source>previous build: %1 registers</source>
        <translation>前のビルド: %1 レジスタ</translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation>%1 レジスタ</translation>
    </message>
    <message>
        <source>registers of a thread. Registers of an SM / (registers × threads of a block) is how many blocks they leave room for.</source>
        <translation>スレッドのレジスタ数。SM のレジスタ数 /（レジスタ数 × ブロックのスレッド数）が、入るブロック数になります。</translation>
    </message>
    <message>
        <source>%1 spilled</source>
        <translation>スピル %1</translation>
    </message>
    <message>
        <source>bytes that a thread stores to local memory because its registers do not hold them.</source>
        <translation>レジスタに収まらず、スレッドがローカルメモリに退避するバイト数。</translation>
    </message>
    <message>
        <source>%1 shared</source>
        <translation>共有 %1</translation>
    </message>
    <message>
        <source>shared memory of a block, static + dynamic.</source>
        <translation>ブロックの共有メモリ、静的 + 動的。</translation>
    </message>
    <message>
        <source>Resident warps of an SM / the most it can hold: %1 / %2 = %3.</source>
        <translation>SM の常駐 warp / 保持できる最大数：%1 / %2 = %3。</translation>
    </message>
    <message>
        <source>Occupancy %1</source>
        <translation>占有率 %1</translation>
    </message>
    <message>
        <source>1 architecture compiled</source>
        <translation>1 アーキテクチャをコンパイル済み</translation>
    </message>
    <message>
        <source>%1 architectures compiled</source>
        <translation>%1 アーキテクチャをコンパイル済み</translation>
    </message>
    <message>
        <source>%1 of %2 architectures</source>
        <translation>%2 中 %1 アーキテクチャ</translation>
    </message>
    <message>
        <source>Architectures that the chosen kernel is compiled for in the matrix</source>
        <translation>マトリックスで、選択したカーネルをコンパイル済みのアーキテクチャ</translation>
    </message>
    <message>
        <source>What goes on; Stop ends it</source>
        <translation>実行中の処理。「停止」で終了します</translation>
    </message>
    <message>
        <source>Compiling</source>
        <translation>コンパイル中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>比較中</translation>
    </message>
    <message>
        <source>Sweeping</source>
        <translation>スイープ中</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>計数中</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>計測中</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>Waiting for the device</source>
        <translation>デバイス待ち</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>The last run was stopped; nothing of it was kept.</source>
        <translation>前回の実行は停止され、何も残っていません。</translation>
    </message>
    <message>
        <source>The program was edited since: nothing says so of the code as it stands.</source>
        <translation>その後プログラムが編集されたため、現在のコードの結果ではありません。</translation>
    </message>
    <message>
        <source>The launch was changed since: nothing says so of the launch as it stands.</source>
        <translation>その後起動が変更されたため、現在の起動の結果ではありません。</translation>
    </message>
    <message>
        <source>run failed</source>
        <translation>実行失敗</translation>
    </message>
    <message>
        <source>The last run, #%1</source>
        <translation>前回の実行、#%1</translation>
    </message>
    <message>
        <source>%1, differs</source>
        <translation>%1、不一致</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>検証済み</translation>
    </message>
    <message>
        <source>ran</source>
        <translation>実行済み</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>エラー 1 件</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>エラー %1 件</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>警告 1 件</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>警告 %1 件</translation>
    </message>
    <message>
        <source>%1 advice</source>
        <translation>助言 %1 件</translation>
    </message>
    <message>
        <source>what keeps the program from being built or run</source>
        <translation>プログラムのビルドまたは実行を妨げるもの</translation>
    </message>
    <message>
        <source>what the compiler warns of</source>
        <translation>コンパイラの警告</translation>
    </message>
    <message>
        <source>what would make the kernel faster or was noted besides</source>
        <translation>カーネルを速くできる点、その他の注記</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>ライブ</translation>
    </message>
    <message>
        <source>Not live</source>
        <translation>ライブ停止</translation>
    </message>
    <message>
        <source>Compile as you type, on or off</source>
        <translation>入力中のコンパイルのオン/オフ</translation>
    </message>
    <message>
        <source>The architecture that is compiled for</source>
        <translation>コンパイル対象のアーキテクチャ</translation>
    </message>
    <message>
        <source>%1 made the code that is open</source>
        <translation>開いているコードは %1 が作成しました</translation>
    </message>
    <message>
        <source>%1 compiled the newest build</source>
        <translation>最新のビルドは %1 がコンパイルしました</translation>
    </message>
    <message>
        <source>Its host code is set aside, since there is no nvcc.</source>
        <translation>nvcc がないため、ホストコードは対象外です。</translation>
    </message>
    <message>
        <source>compiled code</source>
        <translation>コンパイル済みコード</translation>
    </message>
    <message>
        <source>The file does not name the compiler that made it</source>
        <translation>ファイルに、作成したコンパイラの名前がありません</translation>
    </message>
    <message>
        <source>nvcc</source>
        <translation>nvcc</translation>
    </message>
    <message>
        <source>Chosen in Build, in the panel Launch</source>
        <translation>パネル「起動」の「ビルド」で選択</translation>
    </message>
    <message>
        <source>no NVRTC</source>
        <translation>NVRTC なし</translation>
    </message>
    <message>
        <source>NVRTC %1</source>
        <translation>NVRTC %1</translation>
    </message>
    <message>
        <source>What runs are made on, and its state</source>
        <translation>実行先とその状態</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>ターゲット: %1</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>接続中</translation>
    </message>
    <message>
        <source>worker lost</source>
        <translation>ワーカー切断</translation>
    </message>
    <message>
        <source>%1 busy</source>
        <translation>%1 ビジー</translation>
    </message>
    <message>
        <source>no device</source>
        <translation>デバイスなし</translation>
    </message>
    <message>
        <source>no %1 here</source>
        <translation>%1 はここになし</translation>
    </message>
    <message>
        <source>%1 idle</source>
        <translation>%1 アイドル</translation>
    </message>
    <message>
        <source>%1 ready</source>
        <translation>%1 準備完了</translation>
    </message>
    <message>
        <source>Its temperature is read every 5 s while nothing is timed</source>
        <translation>計測していない間、5 s ごとに温度を読み取ります</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>An assistant works with this window</source>
        <translation>アシスタントがこのウィンドウで作業しています</translation>
    </message>
    <message>
        <source>%1 works with this window</source>
        <translation>%1 がこのウィンドウで作業しています</translation>
    </message>
    <message>
        <source>An assistant is connected</source>
        <translation>アシスタントが接続しています</translation>
    </message>
</context>
<context>
    <name>kd::SuggestionCards</name>
    <message>
        <source>It reaches the goal</source>
        <translation>目標に達します</translation>
    </message>
    <message>
        <source>It reaches the goal, but spills more</source>
        <translation>目標に達しますが、スピルが増えます</translation>
    </message>
    <message>
        <source>The compiler does not take it</source>
        <translation>コンパイラが受け入れません</translation>
    </message>
    <message>
        <source>It falls short of the goal</source>
        <translation>目標に届きません</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>挿入</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>%1 を挿入</translation>
    </message>
</context>
<context>
    <name>kd::SweepController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>kd::SweepPanel</name>
    <message>
        <source>Sweep</source>
        <translation>スイープ</translation>
    </message>
    <message>
        <source>Take axes and constraints from a T1 file…</source>
        <translation>T1 ファイルから軸と制約を取り込む…</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>軸</translation>
    </message>
    <message>
        <source>Constraint</source>
        <translation>制約</translation>
    </message>
    <message>
        <source>Add axis</source>
        <translation>軸を追加</translation>
    </message>
    <message>
        <source>Add constraint</source>
        <translation>制約を追加</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>軸</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>制約</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>全点</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>乱数の種</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>集団サイズ</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>打ち切り</translation>
    </message>
    <message>
        <source>after that many points without a better one</source>
        <translation>この点数だけ改善がない場合</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 点</translation>
    </message>
    <message>
        <source>%1 combinations, of which the constraints leave %2</source>
        <translation>%1 通り、制約により %2 通り</translation>
    </message>
    <message>
        <source>%1 combinations</source>
        <translation>%1 通り</translation>
    </message>
    <message>
        <source>The emulated GPU has no times: counts are compared.</source>
        <translation>エミュレート GPU に時間はなく、計数を比較します。</translation>
    </message>
    <message>
        <source>On a GPU the median time is compared; counts are the emulated GPU&apos;s.</source>
        <translation>GPU では時間の中央値を比較します。計数はエミュレート GPU のものです。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, best %2</source>
        <translation>%1、最良 %2</translation>
    </message>
    <message>
        <source>Waiting for the device</source>
        <translation>デバイス待ち</translation>
    </message>
    <message>
        <source>Paused, %1</source>
        <translation>一時停止中、%1</translation>
    </message>
    <message>
        <source>The points are measured. The best of them, whose intervals overlap, are launched in turns, and the best of those in turns with the program as it stands.</source>
        <translation>点は測定済みです。区間が重なる最良点どうしを交互に起動し、その中の最良点を現状のプログラムと交互に起動します。</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>残り約 %1</translation>
    </message>
    <message>
        <source>The points of a sweep of %1 are measured, and it has no verdict yet.</source>
        <translation>%1 のスイープの点は測定済みですが、判定はまだありません。</translation>
    </message>
    <message>
        <source>A sweep of %1 ended early: %2 points are measured.</source>
        <translation>%1 のスイープは途中で終わりました。%2 点が測定済みです。</translation>
    </message>
    <message>
        <source>Take axes and constraints</source>
        <translation>軸と制約の取り込み</translation>
    </message>
    <message>
        <source>T1 of Kernel Tuner or KTT (*.json)</source>
        <translation>Kernel Tuner または KTT の T1 (*.json)</translation>
    </message>
</context>
<context>
    <name>kd::SweepPointWindow</name>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
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
        <translation>この点の占有率</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占有率</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>カウンター</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Writes the values of this point into the source, the launch form and the compile settings</source>
        <translation>この点の値をソース、起動フォーム、コンパイル設定に書き込む</translation>
    </message>
    <message>
        <source>Counters of the point</source>
        <translation>この点のカウンター</translation>
    </message>
    <message>
        <source>Count one launch</source>
        <translation>1 回の起動を計数</translation>
    </message>
    <message>
        <source>Launches the point on the document&apos;s device and counts what it does there</source>
        <translation>この点をドキュメントのデバイスで起動し、そこでの動作を計数する</translation>
    </message>
    <message>
        <source>Point: %1</source>
        <translation>点: %1</translation>
    </message>
    <message>
        <source>It is compiled.</source>
        <translation>コンパイル中です。</translation>
    </message>
    <message>
        <source>Nothing is counted yet.</source>
        <translation>まだ何も計数していません。</translation>
    </message>
    <message>
        <source>One launch is counted.</source>
        <translation>1 回の起動を計数中です。</translation>
    </message>
</context>
<context>
    <name>kd::SweepSection</name>
    <message>
        <source>Sweep</source>
        <translation>スイープ</translation>
    </message>
    <message>
        <source>Show the chart</source>
        <translation>グラフを表示</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>表を表示</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>表としてコピー</translation>
    </message>
    <message>
        <source>Give the results away</source>
        <translation>結果の書き出し</translation>
    </message>
    <message>
        <source>&amp;Picture…</source>
        <translation>画像(&amp;P)…</translation>
    </message>
    <message>
        <source>Copy the p&amp;icture</source>
        <translation>画像をコピー(&amp;I)</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>The picture could not be written to %1: choose another place.</source>
        <translation>画像を %1 に書き込めませんでした。別の場所を選んでください。</translation>
    </message>
    <message>
        <source>%1 of %2 measured</source>
        <translation>%2 中 %1 測定済み</translation>
    </message>
    <message>
        <source>%1, %2 without a figure</source>
        <translation>%1、数値なし %2</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1、一時停止中</translation>
    </message>
    <message>
        <source>%1; modelled, not timed</source>
        <translation>%1。モデル値、計測なし</translation>
    </message>
    <message>
        <source>Sweep: %1</source>
        <translation>スイープ: %1</translation>
    </message>
</context>
<context>
    <name>kd::SweepTableModel</name>
    <message>
        <source>today</source>
        <translation>現状</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最良</translation>
    </message>
    <message>
        <source>best: %1, %2</source>
        <translation>最良: %1、%2</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Of today&apos;s</source>
        <translation>現状比</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>Spilled</source>
        <translation>スピル</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占有率</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>コンパイル</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
</context>
<context>
    <name>kd::SweepTextRows</name>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>kd::SweepView</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Shows the source, the machine code, the occupancy and the counters of this point</source>
        <translation>この点のソース、機械語、占有率、カウンターを表示</translation>
    </message>
    <message>
        <source>Writes the values of this point into the source, the launch form and the compile settings</source>
        <translation>この点の値をソース、起動フォーム、コンパイル設定に書き込む</translation>
    </message>
    <message>
        <source>Makes source, launch form and compile settings what they were before the point was used</source>
        <translation>ソース、起動フォーム、コンパイル設定を、点の適用前に戻す</translation>
    </message>
    <message>
        <source>Points of the sweep</source>
        <translation>スイープの点</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>%1: across</source>
        <translation>%1: 横軸</translation>
    </message>
    <message>
        <source>%1: up</source>
        <translation>%1: 縦軸</translation>
    </message>
    <message>
        <source>%1: best of all</source>
        <translation>%1: 全体の最良</translation>
    </message>
    <message>
        <source>The first points are compiled; each shows here as soon as it is measured.</source>
        <translation>最初の点をコンパイル中です。測定が済んだものからここに表示されます。</translation>
    </message>
    <message>
        <source>A sweep measures the kernel at many block sizes, macros or compiler options, and finds the best.</source>
        <translation>スイープは、多数のブロックサイズ、マクロ、コンパイラオプションでカーネルを測定し、最良を見つけます。</translation>
    </message>
    <message>
        <source>Set up a sweep</source>
        <translation>スイープを設定</translation>
    </message>
    <message>
        <source>best, %1</source>
        <translation>最良、%1</translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation>%1 レジスタ</translation>
    </message>
    <message>
        <source>occupancy %1</source>
        <translation>占有率 %1</translation>
    </message>
</context>
<context>
    <name>kd::TableSection</name>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Copy the selected elements</source>
        <translation>選択した要素をコピー</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>How the buffer is written</source>
        <translation>バッファーの表記</translation>
    </message>
    <message>
        <source>Next NaN</source>
        <translation>次の NaN</translation>
    </message>
    <message>
        <source>Previous NaN</source>
        <translation>前の NaN</translation>
    </message>
    <message>
        <source>Next infinity</source>
        <translation>次の無限大</translation>
    </message>
    <message>
        <source>Previous infinity</source>
        <translation>前の無限大</translation>
    </message>
    <message>
        <source>Next denormal</source>
        <translation>次の非正規化数</translation>
    </message>
    <message>
        <source>Previous denormal</source>
        <translation>前の非正規化数</translation>
    </message>
    <message>
        <source>Next zero</source>
        <translation>次のゼロ</translation>
    </message>
    <message>
        <source>Previous zero</source>
        <translation>前のゼロ</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>移動先</translation>
    </message>
    <message>
        <source>Go to an element</source>
        <translation>要素へ移動</translation>
    </message>
    <message>
        <source>rows %1 to %2</source>
        <translation>%1～%2 行</translation>
    </message>
    <message>
        <source>%1 = %2, byte %3</source>
        <translation>%1 = %2、バイト %3</translation>
    </message>
    <message>
        <source>Give an index below %1, or a number for each dimension.</source>
        <translation>%1 未満のインデックス、または各次元の数値を指定してください。</translation>
    </message>
    <message>
        <source>%1 elements are too many for the clipboard; at most %2 are copied. Save the buffer as a file instead.</source>
        <translation>%1 要素はクリップボードには多すぎます。コピーできるのは最大 %2 です。バッファーをファイルに保存してください。</translation>
    </message>
    <message>
        <source>Not all of these elements are here yet; copy again in a moment.</source>
        <translation>一部の要素がまだ届いていません。少し待ってからもう一度コピーしてください。</translation>
    </message>
    <message>
        <source>1 element copied.</source>
        <translation>1 要素をコピーしました。</translation>
    </message>
    <message>
        <source>%1 elements copied.</source>
        <translation>%1 要素をコピーしました。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 = %2, %3, byte %4</source>
        <translation>%1 = %2、%3、バイト %4</translation>
    </message>
</context>
<context>
    <name>kd::TableView</name>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
</context>
<context>
    <name>kd::TargetConnection</name>
    <message>
        <source>%1 Programs are compiled and run on this machine instead.</source>
        <translation>%1 代わりに、プログラムはこのマシンでコンパイル・実行されます。</translation>
    </message>
    <message>
        <source>This session names the target %1, which is not in the section [targets] of %2; it is compiled and run on %3.</source>
        <translation>このセッションのターゲット %1 は %2 のセクション [targets] にないため、%3 でコンパイル・実行します。</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <source>The target %1, which this session names, is connected when the runs that go on have ended; choose it to end them now.</source>
        <translation>このセッションのターゲット %1 には、実行中のものが終わると接続します。今すぐ終わらせるには、ターゲットを選んでください。</translation>
    </message>
</context>
<context>
    <name>kd::TargetMenu</name>
    <message>
        <source>This machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <source>Connect by a command…</source>
        <translation>コマンドで接続…</translation>
    </message>
    <message>
        <source>Look for devices again</source>
        <translation>デバイスを再検索</translation>
    </message>
    <message>
        <source>Connect by a command</source>
        <translation>コマンドで接続</translation>
    </message>
    <message>
        <source>A command whose standard input and output reach a kerneldesk-worker,
such as ssh HOST kerneldesk-worker. 
For this once; Tools &gt; Targets keeps it under a name.</source>
        <translation>標準入出力が kerneldesk-worker につながるコマンド
（例：ssh HOST kerneldesk-worker）。
今回限りです。「ツール」&gt;「ターゲット」では名前を付けて保存できます。</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>接続</translation>
    </message>
</context>
<context>
    <name>kd::TargetTest</name>
    <message>
        <source>it says: %1</source>
        <translation>メッセージ: %1</translation>
    </message>
    <message>
        <source>the worker has introduced itself; asking for its devices</source>
        <translation>ワーカーが名乗りました。デバイスを問い合わせ中</translation>
    </message>
    <message>
        <source>starting %1</source>
        <translation>%1 を起動中</translation>
    </message>
    <message>
        <source>the worker has answered</source>
        <translation>ワーカーが応答しました</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>kd::TargetsDialog</name>
    <message>
        <source>no NVIDIA driver</source>
        <translation>NVIDIA ドライバーなし</translation>
    </message>
    <message>
        <source>driver for CUDA %1</source>
        <translation>CUDA %1 用ドライバー</translation>
    </message>
    <message>
        <source>NVRTC %1</source>
        <translation>NVRTC %1</translation>
    </message>
    <message>
        <source>no NVRTC</source>
        <translation>NVRTC なし</translation>
    </message>
    <message>
        <source>KernelDesk %1, %2, %3</source>
        <translation>KernelDesk %1、%2、%3</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>Cancel the test</source>
        <translation>テストをキャンセル</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Add a target</source>
        <translation>ターゲットを追加</translation>
    </message>
    <message>
        <source>Duplicate the target</source>
        <translation>ターゲットを複製</translation>
    </message>
    <message>
        <source>Remove the target</source>
        <translation>ターゲットを削除</translation>
    </message>
    <message>
        <source>The worker beside this program, on this machine. It needs no settings.</source>
        <translation>このマシン上の、このプログラムに付属するワーカーです。設定は不要です。</translation>
    </message>
    <message>
        <source>Default: for programs whose session names no target</source>
        <translation>既定: セッションにターゲットの指定がないプログラム用</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>A command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Reached by</source>
        <translation>接続方法</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Steps of the test</source>
        <translation>テストの手順</translation>
    </message>
    <message>
        <source>The steps of a test appear here.</source>
        <translation>テストの手順がここに表示されます。</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (既定)</translation>
    </message>
    <message>
        <source>Made of the fields above; no shell reads it. ssh asks for no password: use keys or an agent.</source>
        <translation>上の欄から作られ、シェルは介しません。ssh はパスワードを尋ねません。鍵またはエージェントを使ってください。</translation>
    </message>
    <message>
        <source>Its standard input and output reach a kerneldesk-worker. Words stand apart by spaces; quote with &quot;; no shell reads it.</source>
        <translation>標準入出力が kerneldesk-worker につながります。単語は空白で区切り、&quot; で囲めます。シェルは介しません。</translation>
    </message>
    <message>
        <source>The target %1 cannot be kept as it is.</source>
        <translation>ターゲット %1 はこのままでは保存できません。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>テスト中…</translation>
    </message>
    <message>
        <source>It works: %1. %2.</source>
        <translation>動作しました：%1。%2。</translation>
    </message>
    <message>
        <source>no device</source>
        <translation>デバイスなし</translation>
    </message>
</context>
<context>
    <name>kd::TileNumber</name>
    <message>
        <source>Go to the next one; with Shift to the one before</source>
        <translation>次へ移動。Shift で前へ</translation>
    </message>
</context>
<context>
    <name>kd::TimelinePanel</name>
    <message>
        <source>Blocks</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Record the timeline of blocks</source>
        <translation>ブロックのタイムラインを記録</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>表で表示</translation>
    </message>
    <message>
        <source>Export for Perfetto…</source>
        <translation>Perfetto 用に書き出し…</translation>
    </message>
    <message>
        <source>A timeline shows on which SM each block runs, and from when to when.</source>
        <translation>タイムラインは、各ブロックがどの SM でいつからいつまで実行されたかを示します。</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Blocks by their beginning</source>
        <translation>開始順のブロック</translation>
    </message>
    <message>
        <source>recording…</source>
        <translation>記録中…</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Export the timeline</source>
        <translation>タイムラインの書き出し</translation>
    </message>
    <message>
        <source>Trace for Perfetto (*.json);;Comma-separated values (*.csv)</source>
        <translation>Perfetto 用トレース (*.json);;カンマ区切り (*.csv)</translation>
    </message>
</context>
<context>
    <name>kd::Timing</name>
    <message>
        <source>Sample in launch order</source>
        <translation>起動順のサンプル</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>中央値 %1</translation>
    </message>
    <message>
        <source>The samples were not written: %1.</source>
        <translation>サンプルを書き出せませんでした：%1。</translation>
    </message>
    <message>
        <source>impossible: %1 of the measured peak</source>
        <translation>不可能: 実測ピークの %1</translation>
    </message>
    <message>
        <source>%1 of measured memory peak</source>
        <translation>メモリ実測ピークの %1</translation>
    </message>
    <message>
        <source>%1 of measured L2 peak</source>
        <translation>L2 実測ピークの %1</translation>
    </message>
    <message>
        <source>%1 of measured FP32 peak</source>
        <translation>FP32 実測ピークの %1</translation>
    </message>
    <message>
        <source>%1 of measured FP64 peak</source>
        <translation>FP64 実測ピークの %1</translation>
    </message>
    <message>
        <source>%1 of measured FP16 tensor peak</source>
        <translation>FP16 Tensor 実測ピークの %1</translation>
    </message>
    <message>
        <source>%1 of measured BF16 tensor peak</source>
        <translation>BF16 Tensor 実測ピークの %1</translation>
    </message>
    <message>
        <source>declared bytes; Measure peaks shows their share</source>
        <translation>宣言したバイト数。「ピーク性能を測定」で割合を表示</translation>
    </message>
    <message>
        <source>declared operations; Measure peaks shows their share</source>
        <translation>宣言した演算数。「ピーク性能を測定」で割合を表示</translation>
    </message>
    <message>
        <source>At the median. What this device reaches was not measured under its driver: the button Measure peaks, at the left or in Devices, does that.</source>
        <translation>中央値での値。このデバイスの到達値は、現在のドライバーでは測定されていません。左または「デバイス」のボタン「ピーク性能を測定」で測定できます。</translation>
    </message>
    <message>
        <source>Declared work at the median, held against %1 measured of %2</source>
        <translation>中央値での宣言した処理量を、%2 の実測値 %1 と比較</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>Memory, declared bytes</source>
        <translation>メモリ、宣言したバイト数</translation>
    </message>
    <message>
        <source>Warp instructions, modelled</source>
        <translation>warp 命令 (モデル値)</translation>
    </message>
    <message>
        <source>of one launch, counted in the PTX</source>
        <translation>1 回の起動、PTX で計数</translation>
    </message>
    <message>
        <source>Active lanes, modelled</source>
        <translation>アクティブレーン (モデル値)</translation>
    </message>
    <message>
        <source>of 32 in each warp instruction</source>
        <translation>warp 命令ごと、32 中</translation>
    </message>
    <message>
        <source>Global memory, modelled</source>
        <translation>グローバルメモリ (モデル値)</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>セクタ</translation>
    </message>
    <message>
        <source>of 32&#x202f;B; %1 if packed</source>
        <translation>各 32&#x202f;B。詰めると %1</translation>
    </message>
    <message>
        <source>Bank conflicts, modelled</source>
        <translation>バンクコンフリクト (モデル値)</translation>
    </message>
    <message>
        <source>extra passes over shared memory</source>
        <translation>共有メモリの追加パス</translation>
    </message>
    <message>
        <source>Window, median</source>
        <translation>計測窓、中央値</translation>
    </message>
    <message>
        <source>From an event before the launch to one behind it: the kernel and its launch.</source>
        <translation>起動前のイベントから起動後のイベントまで：カーネルとその起動。</translation>
    </message>
    <message>
        <source>Error of the way</source>
        <translation>方法の誤差</translation>
    </message>
    <message>
        <source>All samples alike may be too long or too short by as much.</source>
        <translation>全サンプルが一様に、これだけ長いか短い可能性があります。</translation>
    </message>
    <message>
        <source>Warp instructions</source>
        <translation>warp 命令</translation>
    </message>
    <message>
        <source>PTX instructions that warps executed.</source>
        <translation>warp が実行した PTX 命令。</translation>
    </message>
    <message>
        <source>Lane instructions</source>
        <translation>レーン命令</translation>
    </message>
    <message>
        <source>The same, counted for each active lane.</source>
        <translation>同じものを、アクティブなレーンごとに数えた値。</translation>
    </message>
    <message>
        <source>Global requests</source>
        <translation>グローバルリクエスト</translation>
    </message>
    <message>
        <source>Load, store and atomic instructions on global memory.</source>
        <translation>グローバルメモリのロード、ストア、アトミック命令。</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>セクタ</translation>
    </message>
    <message>
        <source>Pieces of 32&#x202f;B that those requests touched.</source>
        <translation>それらのリクエストがアクセスした 32&#x202f;B の単位。</translation>
    </message>
    <message>
        <source>Sectors, packed</source>
        <translation>セクタ (詰めた場合)</translation>
    </message>
    <message>
        <source>As many would do if the bytes lay side by side.</source>
        <translation>バイトが隙間なく並んでいれば足りる数。</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>バンクコンフリクト</translation>
    </message>
    <message>
        <source>Passes over shared memory beyond the first.</source>
        <translation>2 回目以降の共有メモリのパス。</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>時間の中央値</translation>
    </message>
    <message>
        <source>95&#x202f;% interval %1 to %2&#x202f;%3</source>
        <translation>95&#x202f;% 区間 %1～%2&#x202f;%3</translation>
    </message>
    <message>
        <source>The emulated GPU has no time: it counts instructions and accesses, so there are counts in place of seconds.</source>
        <translation>エミュレート GPU に時間はありません。命令とアクセスを数えるため、秒の代わりに計数を示します。</translation>
    </message>
    <message>
        <source>The samples of this run made room in the history; its figures and its verdict are kept.</source>
        <translation>この実行のサンプルは履歴の容量のため削除されました。数値と判定は残っています。</translation>
    </message>
    <message>
        <source>Nothing was timed: %1</source>
        <translation>計測なし: %1</translation>
    </message>
    <message>
        <source>Nothing was timed.</source>
        <translation>計測なし。</translation>
    </message>
    <message>
        <source>Stopped at %1: %2 of %3 samples</source>
        <translation>%1 で停止: %3 中 %2 サンプル</translation>
    </message>
    <message>
        <source>Stopped: interval reached ±&#x202f;%1 of median</source>
        <translation>停止: 区間が中央値の ±&#x202f;%1 に到達</translation>
    </message>
    <message>
        <source>Stopped: the times scatter too much for ±&#x202f;%1 of median</source>
        <translation>停止: ばらつきが大きく、中央値の ±&#x202f;%1 に届きません</translation>
    </message>
    <message>
        <source>%1 of %2 launches have a record</source>
        <translation>%2 回の起動のうち %1 回に記録あり</translation>
    </message>
    <message>
        <source>The one sample was taken</source>
        <translation>1 サンプルを取得</translation>
    </message>
    <message>
        <source>All %1 samples taken</source>
        <translation>全 %1 サンプルを取得</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>The shortest sample.</source>
        <translation>最も短いサンプル。</translation>
    </message>
    <message>
        <source>5th percentile</source>
        <translation>5 パーセンタイル</translation>
    </message>
    <message>
        <source>One sample in 20 is shorter.</source>
        <translation>20 サンプル中 1 つはこれより短い。</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>Half of the samples are shorter.</source>
        <translation>サンプルの半分はこれより短い。</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>The sum of the samples by their number.</source>
        <translation>サンプルの合計を個数で割った値。</translation>
    </message>
    <message>
        <source>95th percentile</source>
        <translation>95 パーセンタイル</translation>
    </message>
    <message>
        <source>One sample in 20 is longer.</source>
        <translation>20 サンプル中 1 つはこれより長い。</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>The longest sample.</source>
        <translation>最も長いサンプル。</translation>
    </message>
    <message>
        <source>Interquartile range</source>
        <translation>四分位範囲</translation>
    </message>
    <message>
        <source>The middle half of the samples is within as much.</source>
        <translation>サンプルの中央の半分がこの幅に収まります。</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>標準偏差</translation>
    </message>
    <message>
        <source>Of a single sample.</source>
        <translation>1 サンプルあたり。</translation>
    </message>
    <message>
        <source>95&#x202f;% interval, low</source>
        <translation>95&#x202f;% 区間、下限</translation>
    </message>
    <message>
        <source>Of the median, by order statistics: no distribution is assumed.</source>
        <translation>中央値の区間。順序統計量により、分布を仮定しません。</translation>
    </message>
    <message>
        <source>95&#x202f;% interval, high</source>
        <translation>95&#x202f;% 区間、上限</translation>
    </message>
    <message>
        <source>2 × %1 samples</source>
        <translation>2 × %1 サンプル</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 サンプル</translation>
    </message>
    <message>
        <source>Run #%1</source>
        <translation>実行 #%1</translation>
    </message>
    <message>
        <source>Run #%1 finished in %2</source>
        <translation>実行 #%1 は %2 で完了</translation>
    </message>
</context>
<context>
    <name>kd::TimingPage</name>
    <message>
        <source>Measurement</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>表をコピー</translation>
    </message>
    <message>
        <source>Time the kernel to see its samples, their distribution and the median with its interval.</source>
        <translation>カーネルを計測すると、サンプル、その分布、中央値と区間が表示されます。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>計測</translation>
    </message>
    <message>
        <source>Another job goes on.</source>
        <translation>別のジョブを実行中です。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Median time, variant B</source>
        <translation>時間の中央値、バリアント B</translation>
    </message>
    <message>
        <source>Verdict, #%1 against #%2</source>
        <translation>判定、#%1 対 #%2</translation>
    </message>
    <message>
        <source>Counts, modelled</source>
        <translation>計数 (モデル値)</translation>
    </message>
    <message>
        <source>Statistics, %1</source>
        <translation>統計、%1</translation>
    </message>
    <message>
        <source>Time, %1</source>
        <translation>時間、%1</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>median %1, middle half shaded</source>
        <translation>中央値 %1、網掛けは中央の半分</translation>
    </message>
    <message>
        <source>of run #%1</source>
        <translation>実行 #%1</translation>
    </message>
    <message>
        <source>95&#x202f;% interval shaded</source>
        <translation>網掛けは 95&#x202f;% 区間</translation>
    </message>
    <message>
        <source>%1; %2 far outside, not drawn</source>
        <translation>%1。大きく外れた %2 個は非表示</translation>
    </message>
</context>
<context>
    <name>kd::TimingPanel</name>
    <message>
        <source>Timing</source>
        <translation>計測</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>計測</translation>
    </message>
    <message>
        <source>Time the kernel to see its samples and their median.</source>
        <translation>カーネルを計測すると、サンプルと中央値が表示されます。</translation>
    </message>
    <message>
        <source>Another job goes on.</source>
        <translation>別のジョブを実行中です。</translation>
    </message>
    <message>
        <source>run #%1</source>
        <translation>実行 #%1</translation>
    </message>
    <message>
        <source>run #%1, %2</source>
        <translation>実行 #%1、%2</translation>
    </message>
</context>
<context>
    <name>kd::TimingSettingsPanel</name>
    <message>
        <source>Timing</source>
        <translation>計測</translation>
    </message>
    <message>
        <source>Reset the settings</source>
        <translation>設定をリセット</translation>
    </message>
    <message>
        <source> launches</source>
        <translation> 回</translation>
    </message>
    <message>
        <source>Discard throttled samples</source>
        <translation>スロットリング中のサンプルを除外</translation>
    </message>
    <message>
        <source>Time every build against the baseline</source>
        <translation>ビルドごとにベースラインと比較計測</translation>
    </message>
    <message>
        <source>Time B</source>
        <translation>B を計測</translation>
    </message>
    <message>
        <source>Compare A and B</source>
        <translation>A と B を比較</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>&#x202f;% of median</source>
        <translation>&#x202f;% 中央値</translation>
    </message>
    <message>
        <source>all samples</source>
        <translation>全サンプル</translation>
    </message>
    <message>
        <source>Samples end when the 95&#x202f;% interval of their median is as narrow as this.</source>
        <translation>中央値の 95&#x202f;% 区間がこの幅まで狭まると、サンプルの取得を終えます。</translation>
    </message>
    <message>
        <source>Warm, as it is left</source>
        <translation>ウォームのまま</translation>
    </message>
    <message>
        <source>Cold, L2 flushed</source>
        <translation>コールド、L2 フラッシュ</translation>
    </message>
    <message>
        <source>Interleaved ABBA</source>
        <translation>ABBA で交互</translation>
    </message>
    <message>
        <source>A comparison launches A B B A or B A A B by turns, so that what changes steadily falls on both alike.</source>
        <translation>比較では A B B A または B A A B と交互に起動し、緩やかな変化が両者に等しく影響するようにします。</translation>
    </message>
    <message>
        <source>Variant B</source>
        <translation>バリアント B</translation>
    </message>
    <message>
        <source>Baseline A</source>
        <translation>ベースライン A</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>順序</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>ウォームアップ</translation>
    </message>
    <message>
        <source>and for %1 at least</source>
        <translation>および最低 %1</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>終了条件</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>Hold launch until stream is queued</source>
        <translation>キューがそろうまで起動を保留</translation>
    </message>
    <message>
        <source>Always: a batch begins once all of it is enqueued, so that no sample holds the host&apos;s time.</source>
        <translation>常に有効：バッチはすべてキューに入ってから始まり、ホストの時間はサンプルに含まれません。</translation>
    </message>
    <message>
        <source>Verify output before and after</source>
        <translation>前後で出力を検証</translation>
    </message>
    <message>
        <source>Always, where the launch has references: the receipt says whether it had.</source>
        <translation>起動に参照があれば常に有効：有無は計測記録に示されます。</translation>
    </message>
    <message>
        <source>Samples taken while the device lowers its clocks are left out, and taken again.</source>
        <translation>デバイスがクロックを下げている間のサンプルを除外し、取り直します。</translation>
    </message>
    <message>
        <source>Each build whose code changed is launched in turns with the baseline, while nothing else uses the device. An edit ends that. The price of the edit then tells the time, too.</source>
        <translation>コードが変わったビルドごとに、ほかにデバイスを使うものがない間、ベースラインと交互に起動します。編集すると中止します。編集のコストに時間も表示されるようになります。</translation>
    </message>
    <message>
        <source>FLOP</source>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>An expression over the launch&apos;s names. With it the time becomes a rate.</source>
        <translation>起動の名前を使った式。指定すると時間からレートを計算します。</translation>
    </message>
    <message>
        <source>Declared work per launch</source>
        <translation>起動ごとの宣言した処理量</translation>
    </message>
    <message>
        <source>Samples taken</source>
        <translation>取得したサンプル</translation>
    </message>
    <message>
        <source>End the timing; the samples that were taken are lost.</source>
        <translation>計測を終了します。取得済みのサンプルは失われます。</translation>
    </message>
    <message>
        <source>The build of now</source>
        <translation>現在のビルド</translation>
    </message>
    <message>
        <source>None chosen</source>
        <translation>未選択</translation>
    </message>
    <message>
        <source>The build of now is launched in turns with the baseline.</source>
        <translation>現在のビルドをベースラインと交互に起動中です。</translation>
    </message>
    <message>
        <source>Pin a baseline in the history first.</source>
        <translation>先に履歴でベースラインをピン留めしてください。</translation>
    </message>
    <message>
        <source>The build of now: %1 against #%2</source>
        <translation>現在のビルド: #%2 に対し %1</translation>
    </message>
    <message>
        <source>Another job goes on.</source>
        <translation>別のジョブを実行中です。</translation>
    </message>
    <message>
        <source>Time B times the build of now.</source>
        <translation>「B を計測」は現在のビルドを計測します。</translation>
    </message>
    <message>
        <source>The emulated GPU counts one launch; these settings are for GPUs.</source>
        <translation>エミュレート GPU は 1 回の起動を計数します。これらの設定は GPU 用です。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>Waiting for the device</source>
        <translation>デバイス待ち</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>準備中</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>比較中</translation>
    </message>
</context>
<context>
    <name>kd::TipBox</name>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1 件</translation>
    </message>
</context>
<context>
    <name>kd::Tour</name>
    <message>
        <source>An example</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>KernelDesk compiles, runs and explains CUDA kernels, on an emulated GPU where there is no other. These four steps end in a verified run. Next opens the example SAXPY.</source>
        <translation>KernelDesk は CUDA カーネルをコンパイル、実行、説明します。他に GPU がなければエミュレート GPU を使います。4 つのステップで検証済みの実行まで進みます。「次へ」でサンプル SAXPY を開きます。</translation>
    </message>
    <message>
        <source>The kernel and its figures</source>
        <translation>カーネルとその数値</translation>
    </message>
    <message>
        <source>The kernel was compiled as it opened. Down here stand its registers, spilled bytes, shared memory and occupancy. Change a line, and beside it stands what the edit costs. Shift+F1 explains any figure.</source>
        <translation>カーネルは開いたときにコンパイルされています。下にレジスタ、スピル、共有メモリ、占有率を表示します。行を変更すると、その横に編集のコストが出ます。Shift+F1 で各数値を説明します。</translation>
    </message>
    <message>
        <source>The launch</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>Grid, block, and a value for each argument: x is filled by random(seed=1)[n], and y is compared with a formula for each element.</source>
        <translation>グリッド、ブロック、各引数の値を指定します。x は random(seed=1)[n] で満たされ、y は要素ごとに式と比較されます。</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Run, or F5, fills the buffers, launches the kernel, copies back and compares. Press it here or above.</source>
        <translation>「実行」または F5 で、バッファーを満たし、カーネルを起動し、コピーして戻し、比較します。ここか上のボタンを押してください。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Skip (Esc)</source>
        <translation>スキップ (Esc)</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>ステップ %1/%2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Verified: each element of the output equals its reference. Results, below, has the figures. F6 times the kernel, and F1 opens the manual at any place.</source>
        <translation>検証済み：出力の各要素が参照と等しい。数値は下の「結果」にあります。F6 でカーネルを計測し、F1 でその場所のマニュアルを開きます。</translation>
    </message>
    <message>
        <source>The run did not end as expected. Problems, below, says why; change what it names and run again.</source>
        <translation>実行は想定どおりに終わりませんでした。理由は下の「問題」にあります。示された点を直して再実行してください。</translation>
    </message>
</context>
<context>
    <name>kd::Verdict</name>
    <message>
        <source>by %1</source>
        <translation>差 %1</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>計数</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>%1 以内</translation>
    </message>
</context>
<context>
    <name>kd::VerificationForm</name>
    <message>
        <source>Names</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Write them as rows = 512, columns = 2 * rows.</source>
        <translation>rows = 512, columns = 2 * rows のように書いてください。</translation>
    </message>
    <message>
        <source>Names for the expressions of this launch</source>
        <translation>この起動の式で使う名前</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>許容誤差</translation>
    </message>
    <message>
        <source>An element agrees where it differs from its reference by no more than abs plus rel times the reference</source>
        <translation>参照値との差が abs + rel × 参照値 以下の要素を一致とみなします</translation>
    </message>
    <message>
        <source>Poison outputs</source>
        <translation>出力を NaN に</translation>
    </message>
    <message>
        <source>Fill buffers that are only written (out) with NaN before the launch, so that what the kernel leaves out shows</source>
        <translation>書き込み専用 (out) のバッファーを起動前に NaN で埋め、カーネルの書き漏らしを見つけます</translation>
    </message>
    <message>
        <source>Verify after run</source>
        <translation>実行後に検証</translation>
    </message>
    <message>
        <source>Compare the outputs with their references</source>
        <translation>出力を参照と比較</translation>
    </message>
    <message>
        <source>Counters per line</source>
        <translation>行ごとの計数</translation>
    </message>
    <message>
        <source>Cooperative</source>
        <translation>協調</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参照</translation>
    </message>
    <message>
        <source>Ref. %1</source>
        <translation>参照 %1</translation>
    </message>
    <message>
        <source>Reference of %1</source>
        <translation>%1 の参照</translation>
    </message>
    <message>
        <source>All blocks are resident at once, so that the whole grid can synchronise</source>
        <translation>全ブロックが同時に常駐し、グリッド全体で同期できます</translation>
    </message>
    <message>
        <source>Instructions, sectors and bank conflicts of each source line, modelled at PTX level</source>
        <translation>ソース行ごとの命令、セクタ、バンクコンフリクト (PTX レベルのモデル値)</translation>
    </message>
    <message>
        <source>Only the emulated GPU counts the accesses of each line.</source>
        <translation>行ごとのアクセスを数えるのはエミュレート GPU だけです。</translation>
    </message>
    <message>
        <source>Write it as abs 1e-3 + rel 1e-5, with numbers of 0 or more.</source>
        <translation>abs 1e-3 + rel 1e-5 のように、0 以上の数で書いてください。</translation>
    </message>
    <message>
        <source>Global races</source>
        <translation>グローバルの競合</translation>
    </message>
    <message>
        <source>Look for races in global memory: such a run takes up to four times as long</source>
        <translation>グローバルメモリの競合を調べます。実行時間は最大で 4 倍になります</translation>
    </message>
    <message>
        <source>Only the emulated GPU looks for races.</source>
        <translation>競合を調べるのはエミュレート GPU だけです。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Note what is no hazard but seldom meant: the first NaN or infinity, divisions by zero, shifts too far, conversions out of range, arguments of printf</source>
        <translation>ハザードではないが、めったに意図しないものを記録する: 最初の NaN や無限大、ゼロ除算、大きすぎるシフト、範囲外の変換、printf の引数</translation>
    </message>
    <message>
        <source>Only the emulated GPU notes what a kernel computes.</source>
        <translation>カーネルの計算内容を記録するのはエミュレート GPU だけです。</translation>
    </message>
</context>
<context>
    <name>kd::ViewForm</name>
    <message>
        <source>Grey</source>
        <translation>グレー</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>スライス</translation>
    </message>
    <message>
        <source>Colour map</source>
        <translation>カラーマップ</translation>
    </message>
    <message>
        <source>Row-major</source>
        <translation>行優先</translation>
    </message>
    <message>
        <source>Column-major</source>
        <translation>列優先</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>順序</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Write a format of printf for one number, such as %.4f, %g, %e, %d or %x.</source>
        <translation>数値 1 つ分の printf の書式（%.4f、%g、%e、%d、%x など）を入力してください。</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>Write two numbers, the smaller one first: 10 to 160, or 1 to 99 %.</source>
        <translation>数値を 2 つ、小さい方から入力してください：10～160、または 1～99 %。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Min to max</source>
        <translation>最小～最大</translation>
    </message>
</context>
<context>
    <name>kd::WavesStrip</name>
    <message>
        <source>Waves</source>
        <translation>ウェーブ</translation>
    </message>
    <message>
        <source>Known when the device is known and a block fits</source>
        <translation>デバイスが決まり、ブロックが入るときに分かります</translation>
    </message>
    <message>
        <source>Waves on %1 SMs</source>
        <translation>%1 SM でのウェーブ</translation>
    </message>
    <message>
        <source>Known when the launch is complete</source>
        <translation>起動がそろうと分かります</translation>
    </message>
</context>
<context>
    <name>kd::WavesSummary</name>
    <message>
        <source>%1 waves: the only wave fills the device</source>
        <translation>%1 ウェーブ: 唯一のウェーブがデバイスを満たします</translation>
    </message>
    <message>
        <source>%1 waves: every wave fills the device</source>
        <translation>%1 ウェーブ: 全ウェーブがデバイスを満たします</translation>
    </message>
    <message>
        <source>%1 waves: the only wave fills %2 of the device</source>
        <translation>%1 ウェーブ: 唯一のウェーブはデバイスの %2 を満たします</translation>
    </message>
    <message>
        <source>%1 waves, last one %2 full</source>
        <translation>%1 ウェーブ、最後は %2</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>ウェーブ</translation>
    </message>
    <message>
        <source>%1 blocks on %2 SMs</source>
        <translation>%2 SM に %1 ブロック</translation>
    </message>
    <message>
        <source>Known when the launch is complete, a block fits and the SM count is given.</source>
        <translation>起動がそろい、ブロックが入り、SM 数が指定されると分かります。</translation>
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
        <translation>ようこそ</translation>
    </message>
    <message>
        <source>Show this page at start</source>
        <translation>起動時にこのページを表示</translation>
    </message>
    <message>
        <source>Edit, compile, run, time and understand CUDA kernels</source>
        <translation>CUDA カーネルを編集、コンパイル、実行、計測、理解する</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Keys worth knowing</source>
        <translation>覚えておきたいキー</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>ready to compile and run, on the emulated GPU too</source>
        <translation>エミュレート GPU でもすぐにコンパイル・実行できます</translation>
    </message>
    <message>
        <source>The target does not answer.</source>
        <translation>ターゲットが応答しません。</translation>
    </message>
    <message>
        <source>Looking for GPUs and the compiler…</source>
        <translation>GPU とコンパイラを探しています…</translation>
    </message>
</context>
<context>
    <name>kd::WhatIsThis</name>
    <message>
        <source>This is no figure; F1 opens the manual at this place.</source>
        <translation>これは数値ではありません。F1 でこの場所のマニュアルを開きます。</translation>
    </message>
</context>
<context>
    <name>kd::WorkerRows</name>
    <message>
        <source>Worker</source>
        <translation>ワーカー</translation>
    </message>
    <message>
        <source>Add worker</source>
        <translation>ワーカーを追加</translation>
    </message>
    <message>
        <source>Also measured by</source>
        <translation>ほかの測定先</translation>
    </message>
    <message>
        <source>Points are shared out to these beside the document&apos;s own device. All measure one point alike; times of a worker that drifts, or of another kind of GPU, are not ranked together.</source>
        <translation>点は、ドキュメント自身のデバイスに加えてこれらにも分配されます。全ワーカーが共通の 1 点を測定します。ずれたワーカーや異種の GPU の時間は、一緒に順位付けしません。</translation>
    </message>
    <message>
        <source>Workers of the sweep</source>
        <translation>スイープのワーカー</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>新規</translation>
    </message>
</context>
<context>
    <name>kd::WorkerStatus</name>
    <message>
        <source>Measure peaks</source>
        <translation>ピーク性能を測定</translation>
    </message>
    <message>
        <source>Restart worker</source>
        <translation>ワーカーを再起動</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>ワーカー</translation>
    </message>
    <message>
        <source>End the target&apos;s worker and start another one: for a device that does not answer, or memory that does not come back. Outputs that the worker keeps are gone.</source>
        <translation>ターゲットのワーカーを終了して新しく起動します。応答しないデバイスや、戻らないメモリがある場合に使います。ワーカーが保持する出力は失われます。</translation>
    </message>
    <message>
        <source>pid %1</source>
        <translation>PID %1</translation>
    </message>
    <message>
        <source>The worker&apos;s process, and the memory of this machine that it and its children hold</source>
        <translation>ワーカーのプロセスと、その子プロセスを含めたこのマシンのメモリ使用量</translation>
    </message>
    <message>
        <source>The process here that reaches the worker</source>
        <translation>ワーカーに接続する、このマシンのプロセス</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>測定中…</translation>
    </message>
    <message>
        <source>Measure what memory, L2, shared memory, FP32, FP64 and tensor cores of this device reach, with kernels of KernelDesk&apos;s own; some seconds</source>
        <translation>KernelDesk 内蔵のカーネルで、このデバイスのメモリ、L2、共有メモリ、FP32、FP64、Tensor コアの到達値を数秒間測定します</translation>
    </message>
    <message>
        <source>What goes on at the target ends. Restart its worker?</source>
        <translation>ターゲットで実行中のものは終了します。ワーカーを再起動しますか？</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>再起動</translation>
    </message>
</context>
<context>
    <name>kd::WriterRow</name>
    <message>
        <source>Who wrote the element</source>
        <translation>要素を書いたスレッド</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Who wrote it?</source>
        <translation>書いたのは？</translation>
    </message>
    <message>
        <source>Runs the kernel once more on the emulated GPU, which watches this element</source>
        <translation>この要素を監視しながら、エミュレート GPU でカーネルをもう一度実行します</translation>
    </message>
    <message>
        <source>The kernel runs once more, and the element is watched…</source>
        <translation>カーネルをもう一度実行し、要素を監視しています…</translation>
    </message>
    <message>
        <source>No thread wrote it: it holds what was there before the launch.</source>
        <translation>どのスレッドも書いていません。起動前の値のままです。</translation>
    </message>
    <message>
        <source>Written by thread %1 of block %2</source>
        <translation>ブロック %2 のスレッド %1 が書き込み</translation>
    </message>
    <message>
        <source>%1 writes, the last by thread %2 of block %3</source>
        <translation>書き込み %1 回、最後はブロック %3 のスレッド %2</translation>
    </message>
    <message>
        <source>Show this line in the editor</source>
        <translation>この行をエディターに表示</translation>
    </message>
    <message>
        <source>Thread %1 of block %2, %3</source>
        <translation>ブロック %2 のスレッド %1、%3</translation>
    </message>
</context>
<context>
    <name>kd::WriterSearch</name>
    <message>
        <source>The emulated GPU alone tells who wrote an element: choose it as the device and run the kernel there.</source>
        <translation>要素を書いたスレッドが分かるのはエミュレート GPU だけです。デバイスに選び、そこでカーネルを実行してください。</translation>
    </message>
</context>
</TS>
