<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AdviceText</name>
    <message>
        <source>Occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>one block per SM</source>
        <translation>每 SM 一个块</translation>
    </message>
    <message>
        <source>%1 blocks per SM</source>
        <translation>每 SM %1 块</translation>
    </message>
    <message>
        <source>%1 registers cost %2; %3 restores %4</source>
        <translation>%1 个寄存器损失 %2；%3 个可恢复 %4</translation>
    </message>
    <message>
        <source>%1 registers cost %2; %3 reaches %4</source>
        <translation>%1 个寄存器损失 %2；%3 个可达到 %4</translation>
    </message>
    <message>
        <source>Spilled %1: %2 registers do not hold what a thread of %3 keeps, so it stores %1 to local memory and loads %4</source>
        <translation>溢出 %1：%2 个寄存器放不下 %3 的一个线程要保存的内容，因此它向局部内存存储 %1、加载 %4</translation>
    </message>
    <message>
        <source>%1 blocks leave %2 of %3 SMs without work</source>
        <translation>%1 个块使 %3 个 SM 中的 %2 个没有工作</translation>
    </message>
    <message>
        <source>The last of %1 waves fills only %2 of the device: a wave takes %3 blocks, and %4 are launched</source>
        <translation>%1 个波次中最后一个只占设备的 %2：一个波次容纳 %3 个块，启动了 %4 个</translation>
    </message>
    <message>
        <source>A block of %1 threads leaves %2 of the 32 lanes of its last warp without work</source>
        <translation>%1 个线程的块使其最后一个 warp 的 32 个通道中有 %2 个没有工作</translation>
    </message>
</context>
<context>
    <name>AssemblyLanguage</name>
    <message>
        <source>Machine code of the last good build</source>
        <translation>上次成功构建的机器码</translation>
    </message>
    <message>
        <source>The file has PTX alone of this kernel: its machine code is made by the device&apos;s driver.</source>
        <translation>文件只有此内核的 PTX：其机器码由设备的驱动生成。</translation>
    </message>
    <message>
        <source>Intermediate code of the last good build</source>
        <translation>上次成功构建的中间代码</translation>
    </message>
    <message>
        <source>The file has no PTX of this kernel beside its machine code.</source>
        <translation>除机器码外，文件没有此内核的 PTX。</translation>
    </message>
    <message>
        <source>Tile IR</source>
        <translation>Tile IR</translation>
    </message>
    <message>
        <source>Intermediate code of the last good build&apos;s kernels of CUDA Tile</source>
        <translation>上次成功构建中 CUDA Tile 内核的中间代码</translation>
    </message>
    <message>
        <source>The program has no Tile IR: it has no kernel of CUDA Tile (__tile_global__).</source>
        <translation>程序没有 Tile IR：它没有 CUDA Tile 内核 (__tile_global__)。</translation>
    </message>
</context>
<context>
    <name>AssemblyText</name>
    <message>
        <source>… 1 same line</source>
        <translation>… 1 行相同</translation>
    </message>
    <message>
        <source>… %1 same lines</source>
        <translation>… %1 行相同</translation>
    </message>
    <message>
        <source> … %1 more bytes</source>
        <translation> … 还有 %1 字节</translation>
    </message>
</context>
<context>
    <name>Attributes</name>
    <message>
        <source>%1, on %2, driver %3</source>
        <translation>%1，在 %2，驱动 %3</translation>
    </message>
    <message>
        <source>best of %1 samples: reads %2, copies %3</source>
        <translation>%1 个样本中最佳：读取 %2，复制 %3</translation>
    </message>
    <message>
        <source>best of %1 samples</source>
        <translation>%1 个样本中最佳</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What the driver calls the device.</source>
        <translation>驱动给设备的名称。</translation>
    </message>
    <message>
        <source>Compute capability</source>
        <translation>计算能力</translation>
    </message>
    <message>
        <source>The features of the hardware: code for sm_90 needs 9.0.</source>
        <translation>硬件的功能级别：sm_90 的代码需要 9.0。</translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation>全局内存</translation>
    </message>
    <message>
        <source>The device&apos;s memory, as the driver counts it; a context can see a little less.</source>
        <translation>设备的内存，由驱动计算；上下文可见的略少。</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>Names this very device for good.</source>
        <translation>永久标识这一台设备。</translation>
    </message>
    <message>
        <source>PCI address</source>
        <translation>PCI 地址</translation>
    </message>
    <message>
        <source>Domain, bus and slot of the device; tools such as nvidia-smi name it so.</source>
        <translation>设备的域、总线和插槽；nvidia-smi 等工具这样称呼它。</translation>
    </message>
    <message>
        <source>Bandwidth, calculated</source>
        <translation>带宽，计算值</translation>
    </message>
    <message>
        <source>Two transfers a clock over the whole bus; what copies reach is less.</source>
        <translation>整个总线每时钟传输两次；复制实际达到的更少。</translation>
    </message>
    <message>
        <source>Bandwidth, measured</source>
        <translation>带宽，实测</translation>
    </message>
    <message>
        <source>What our own kernels reached over eight times the L2 cache; Measure peaks repeats it.</source>
        <translation>我们自己的内核在八倍于 L2 缓存的数据上达到的值；“测量峰值”可重测。</translation>
    </message>
    <message>
        <source>FP32, calculated</source>
        <translation>FP32，计算值</translation>
    </message>
    <message>
        <source>A multiply-add, two operations, on every lane at every clock; kernels reach less.</source>
        <translation>每个通道每时钟一次乘加，即两次运算；内核实际达到的更少。</translation>
    </message>
    <message>
        <source>FP32, measured</source>
        <translation>FP32，实测</translation>
    </message>
    <message>
        <source>What our own kernel reached with multiply-adds alone; Measure peaks repeats it.</source>
        <translation>我们自己的内核只做乘加时达到的值；“测量峰值”可重测。</translation>
    </message>
    <message>
        <source>read on %1</source>
        <translation>读取于 %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>推算</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
</context>
<context>
    <name>ChecksText</name>
    <message>
        <source>addresses and barriers</source>
        <translation>地址和屏障</translation>
    </message>
    <message>
        <source>addresses, barriers and shared memory</source>
        <translation>地址、屏障和共享内存</translation>
    </message>
    <message>
        <source>Races in global memory were not looked for in all that the kernel touched: what is kept of its accesses reached 1 GiB.</source>
        <translation>并非在内核访问过的所有位置都检查了全局内存中的竞争：所保留的访问记录已达到 1 GiB。</translation>
    </message>
    <message>
        <source>addresses, barriers, shared memory, races in global memory and reads of what nobody wrote there</source>
        <translation>地址、屏障、共享内存、全局内存中的竞争，以及读取全局内存中无人写过的内容</translation>
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
        <translation>自动</translation>
    </message>
    <message>
        <source>%1 is no macro: write NAME, NAME=VALUE or NAME(A, B)=VALUE.</source>
        <translation>%1 不是宏：请写 NAME、NAME=VALUE 或 NAME(A, B)=VALUE。</translation>
    </message>
    <message>
        <source>Give a whole number, as in 64.</source>
        <translation>请给出整数，例如 64。</translation>
    </message>
    <message>
        <source>1 instance</source>
        <translation>1 个实例</translation>
    </message>
    <message>
        <source>%1 instances</source>
        <translation>%1 个实例</translation>
    </message>
    <message>
        <source>1 macro</source>
        <translation>1 个宏</translation>
    </message>
    <message>
        <source>%1 macros</source>
        <translation>%1 个宏</translation>
    </message>
    <message>
        <source>1 folder</source>
        <translation>1 个文件夹</translation>
    </message>
    <message>
        <source>%1 folders</source>
        <translation>%1 个文件夹</translation>
    </message>
    <message>
        <source>at most %1 registers</source>
        <translation>最多 %1 个寄存器</translation>
    </message>
    <message>
        <source>fast math</source>
        <translation>快速数学</translation>
    </message>
    <message>
        <source>1 option</source>
        <translation>1 个选项</translation>
    </message>
    <message>
        <source>%1 options</source>
        <translation>%1 个选项</translation>
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
        <translation>已打开</translation>
    </message>
    <message>
        <source>opened, made by %1</source>
        <translation>已打开，由 %1 生成</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>nvcc, %1</source>
        <translation>nvcc，%1</translation>
    </message>
    <message>
        <source>NVRTC, %1</source>
        <translation>NVRTC，%1</translation>
    </message>
    <message>
        <source>compiling, %1</source>
        <translation>正在编译，%1</translation>
    </message>
</context>
<context>
    <name>CounterText</name>
    <message>
        <source>Executed</source>
        <translation>执行</translation>
    </message>
    <message>
        <source>exec</source>
        <translation>执行</translation>
    </message>
    <message>
        <source>Warp instructions of the line in the last run, modelled at PTX level.</source>
        <translation>该行在上次运行中的 warp 指令，在 PTX 层建模。</translation>
    </message>
    <message>
        <source>%1 warp instructions, %2 of the busiest line&apos;s.</source>
        <translation>%1 条 warp 指令，为最忙行的 %2。</translation>
    </message>
    <message>
        <source>Active lanes</source>
        <translation>活跃通道</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Lanes of 32 that took part in an instruction of the line, on average; fewer where the warp diverges.</source>
        <translation>该行一条指令的 32 个通道中平均参与的通道数；warp 分歧时更少。</translation>
    </message>
    <message>
        <source>%1 of 32 lanes took part, on average.</source>
        <translation>平均 32 个通道中有 %1 个参与。</translation>
    </message>
    <message>
        <source>Sectors against ideal</source>
        <translation>扇区与理想值之比</translation>
    </message>
    <message>
        <source>sect</source>
        <translation>扇区</translation>
    </message>
    <message>
        <source>32-byte sectors of global memory that the line touched, as a multiple of what its bytes would fill when packed.</source>
        <translation>该行触及的全局内存 32 字节扇区，是其字节紧凑排列时所需的倍数。</translation>
    </message>
    <message>
        <source>%1 sectors for %2 requests; %3 would do.</source>
        <translation>%2 个请求用了 %1 个扇区；%3 个就够。</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>Bank 冲突</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>Passes over shared memory beyond the first that the line took in the last run.</source>
        <translation>该行在上次运行中对共享内存首次之外的遍数。</translation>
    </message>
    <message>
        <source>%1 passes beyond the first.</source>
        <translation>首次之外 %1 遍。</translation>
    </message>
</context>
<context>
    <name>Counters</name>
    <message>
        <source>read from device memory</source>
        <translation>从设备内存读取</translation>
    </message>
    <message>
        <source>written to device memory</source>
        <translation>写入设备内存</translation>
    </message>
    <message>
        <source>asked of L2</source>
        <translation>向 L2 请求</translation>
    </message>
    <message>
        <source>L2 hits</source>
        <translation>L2 命中</translation>
    </message>
    <message>
        <source>asked of L1</source>
        <translation>向 L1 请求</translation>
    </message>
    <message>
        <source>L1 hits</source>
        <translation>L1 命中</translation>
    </message>
    <message>
        <source>requests to global memory</source>
        <translation>对全局内存的请求</translation>
    </message>
    <message>
        <source>sectors of 32 bytes that they touched</source>
        <translation>它们触及的 32 字节扇区</translation>
    </message>
    <message>
        <source>bank conflicts in shared memory</source>
        <translation>共享内存的 bank 冲突</translation>
    </message>
    <message>
        <source>warp instructions</source>
        <translation>warp 指令</translation>
    </message>
    <message>
        <source>thread instructions</source>
        <translation>线程指令</translation>
    </message>
    <message>
        <source>FP16 additions (pairs)</source>
        <translation>FP16 加法（成对）</translation>
    </message>
    <message>
        <source>FP16 multiplications (pairs)</source>
        <translation>FP16 乘法（成对）</translation>
    </message>
    <message>
        <source>FP16 multiply-adds (pairs, and loads of constants)</source>
        <translation>FP16 乘加（成对，以及常量加载）</translation>
    </message>
    <message>
        <source>FP32 additions</source>
        <translation>FP32 加法</translation>
    </message>
    <message>
        <source>FP32 multiplications</source>
        <translation>FP32 乘法</translation>
    </message>
    <message>
        <source>FP32 multiply-adds</source>
        <translation>FP32 乘加</translation>
    </message>
    <message>
        <source>FP64 additions</source>
        <translation>FP64 加法</translation>
    </message>
    <message>
        <source>FP64 multiplications</source>
        <translation>FP64 乘法</translation>
    </message>
    <message>
        <source>FP64 multiply-adds</source>
        <translation>FP64 乘加</translation>
    </message>
    <message>
        <source>instructions of the tensor pipe</source>
        <translation>张量管线的指令</translation>
    </message>
    <message>
        <source>operations on FP16</source>
        <translation>FP16 运算</translation>
    </message>
    <message>
        <source>operations on BF16</source>
        <translation>BF16 运算</translation>
    </message>
    <message>
        <source>operations on TF32</source>
        <translation>TF32 运算</translation>
    </message>
    <message>
        <source>operations on FP8</source>
        <translation>FP8 运算</translation>
    </message>
    <message>
        <source>operations on FP4 to FP8</source>
        <translation>FP4 至 FP8 运算</translation>
    </message>
    <message>
        <source>operations on FP64</source>
        <translation>FP64 运算</translation>
    </message>
    <message>
        <source>operations on integers</source>
        <translation>整数运算</translation>
    </message>
    <message>
        <source>achieved occupancy</source>
        <translation>实际占用率</translation>
    </message>
    <message>
        <source>cycles in which the busiest SM had warps</source>
        <translation>最忙的 SM 有 warp 的周期</translation>
    </message>
    <message>
        <source>cycles in which a scheduler issues</source>
        <translation>调度器发射指令的周期</translation>
    </message>
    <message>
        <source>a barrier of the block</source>
        <translation>块的屏障</translation>
    </message>
    <message>
        <source>the target of a branch</source>
        <translation>分支的目标</translation>
    </message>
    <message>
        <source>the dispatcher</source>
        <translation>分派器</translation>
    </message>
    <message>
        <source>stores to drain at the end</source>
        <translation>结束时待排空的存储</translation>
    </message>
    <message>
        <source>warpgroup matrix instructions</source>
        <translation>warpgroup 矩阵指令</translation>
    </message>
    <message>
        <source>constants that miss their cache</source>
        <translation>未命中缓存的常量</translation>
    </message>
    <message>
        <source>the queue of local and global memory</source>
        <translation>局部和全局内存的队列</translation>
    </message>
    <message>
        <source>data of global or local memory (long scoreboard)</source>
        <translation>全局或局部内存的数据 (long scoreboard)</translation>
    </message>
    <message>
        <source>a busy arithmetic pipe</source>
        <translation>繁忙的算术管线</translation>
    </message>
    <message>
        <source>a memory fence</source>
        <translation>内存栅栏</translation>
    </message>
    <message>
        <source>the queue of shared memory and special functions</source>
        <translation>共享内存和特殊函数的队列</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>其他原因</translation>
    </message>
    <message>
        <source>instructions to be fetched</source>
        <translation>待取的指令</translation>
    </message>
    <message>
        <source>another warp, which was chosen</source>
        <translation>另一个被选中的 warp</translation>
    </message>
    <message>
        <source>nothing: it issues</source>
        <translation>无：正在发射</translation>
    </message>
    <message>
        <source>data of shared memory or special functions (short scoreboard)</source>
        <translation>共享内存或特殊函数的数据 (short scoreboard)</translation>
    </message>
    <message>
        <source>its own sleep</source>
        <translation>自身的休眠</translation>
    </message>
    <message>
        <source>the queue of textures</source>
        <translation>纹理的队列</translation>
    </message>
    <message>
        <source>a fixed latency</source>
        <translation>固定延迟</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Arithmetic instructions of threads</source>
        <translation>线程的算术指令</translation>
    </message>
    <message>
        <source>Tensor cores</source>
        <translation>张量核心</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>Warp</translation>
    </message>
    <message>
        <source>What warps wait for</source>
        <translation>Warp 所等待的</translation>
    </message>
    <message>
        <source>%1 warps</source>
        <translation>%1 个 warp</translation>
    </message>
    <message>
        <source>Counted by the hardware (%1) in %2 launches, each on fresh inputs and with L2 flushed before.</source>
        <translation>由硬件 (%1) 在 %2 次启动中计数，每次都用新输入，且事先刷新 L2。</translation>
    </message>
    <message>
        <source>Counted by the hardware (%1) in %2 launches, each on fresh inputs, which L2 may hold.</source>
        <translation>由硬件 (%1) 在 %2 次启动中计数，每次都用新输入，L2 中可能留有它们。</translation>
    </message>
    <message>
        <source>Counted by the emulated GPU in the PTX of one launch; it has no caches, no device memory and no time.</source>
        <translation>由模拟 GPU 在一次启动的 PTX 中计数；它没有缓存、设备内存和时间。</translation>
    </message>
    <message>
        <source>%1 does not count: %2.</source>
        <translation>%1 不计数：%2。</translation>
    </message>
    <message>
        <source>Counted in one launch by code that CUPTI added to the kernel (%1, SASS), which has no table of lines: -lineinfo makes one.</source>
        <translation>由 CUPTI 加入内核的代码（%1，SASS）在一次启动中计数；它没有行表，-lineinfo 可生成行表。</translation>
    </message>
    <message>
        <source>Counted in one launch by code that CUPTI added to the kernel (%1, SASS), which it slows down.</source>
        <translation>由 CUPTI 加入内核的代码（%1，SASS）在一次启动中计数，这些代码会使内核变慢。</translation>
    </message>
    <message>
        <source>Counted by the emulated GPU in the PTX of one launch.</source>
        <translation>由模拟 GPU 在一次启动的 PTX 中计数。</translation>
    </message>
    <message>
        <source>Nothing of the emulated GPU stands beside it. %1</source>
        <translation>旁边没有模拟 GPU 的数据。%1</translation>
    </message>
    <message>
        <source>Beside it what the emulated GPU counted in the PTX: instructions are others there, and a difference in memory is marked.</source>
        <translation>旁边是模拟 GPU 在 PTX 中的计数：指令有所不同，内存上的差异已标出。</translation>
    </message>
</context>
<context>
    <name>EditorText</name>
    <message>
        <source>%1 against the baseline %2</source>
        <translation>相对基线 %2：%1</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>Text cursor</source>
        <translation>文本光标</translation>
    </message>
    <message>
        <source>The line and column of the text cursor, and how many characters are selected.</source>
        <translation>文本光标的行和列，以及选中的字符数。</translation>
    </message>
    <message>
        <source>Counted in the text of the editor, from 1.</source>
        <translation>在编辑器的文本中从 1 开始计数。</translation>
    </message>
    <message>
        <source>It names a place; there is nothing to improve.</source>
        <translation>它只表示位置；没有可改进的。</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>The kernel that is launched, timed and calculated.</source>
        <translation>被启动、计时和计算的内核。</translation>
    </message>
    <message>
        <source>Chosen in the toolbar; else the first one that the launch or the program names.</source>
        <translation>在工具栏中选择；否则为启动或程序指定的第一个。</translation>
    </message>
    <message>
        <source>It should be the one that you want to know about.</source>
        <translation>应为您想了解的那个。</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>The registers that each thread of the kernel has.</source>
        <translation>内核每个线程拥有的寄存器。</translation>
    </message>
    <message>
        <source>The compiler (ptxas) gives them; they stand in the compiled code of this architecture.</source>
        <translation>由编译器 (ptxas) 分配；记录在此架构的已编译代码中。</translation>
    </message>
    <message>
        <source>Few enough that occupancy is not limited by them, and not so few that values are spilled. A step of 8 is what the hardware hands out.</source>
        <translation>少到不限制占用率，又不至于少到溢出。硬件以 8 为步长分配。</translation>
    </message>
    <message>
        <source>Spilled bytes</source>
        <translation>溢出字节</translation>
    </message>
    <message>
        <source>Bytes that a thread stores to local memory because its registers do not hold them.</source>
        <translation>寄存器放不下、由线程存入局部内存的字节。</translation>
    </message>
    <message>
        <source>The compiler tells them with the registers.</source>
        <translation>由编译器与寄存器数一起给出。</translation>
    </message>
    <message>
        <source>0. Each spilled value costs a store and a load through the caches.</source>
        <translation>0。每个溢出的值都要付出一次经缓存的存储和加载。</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>共享内存</translation>
    </message>
    <message>
        <source>The shared memory of a block, static and dynamic together.</source>
        <translation>一个块的共享内存，静态与动态合计。</translation>
    </message>
    <message>
        <source>Static bytes are from the compiled code, dynamic ones from the launch.</source>
        <translation>静态字节来自已编译的代码，动态字节来自启动。</translation>
    </message>
    <message>
        <source>As much as the reuse of data needs. Where it limits occupancy, a smaller tile lets more blocks in.</source>
        <translation>满足数据重用所需即可。若它限制占用率，较小的分块可容纳更多块。</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>Warps that an SM holds at once, divided by the most that it can hold.</source>
        <translation>SM 同时容纳的 warp 数除以可容纳的最大数。</translation>
    </message>
    <message>
        <source>Calculated from registers, shared memory, barriers and the block, by the arithmetic of NVIDIA&apos;s own calculator. It is not measured.</source>
        <translation>由寄存器、共享内存、屏障和块计算，算法与 NVIDIA 自己的计算器相同。并非实测。</translation>
    </message>
    <message>
        <source>High enough to hide the latency of memory: often 50&#x202f;% do, and more helps kernels that wait for memory. Spilling to reach 100&#x202f;% is often slower.</source>
        <translation>高到足以掩盖内存延迟：通常 50&#x202f;% 就够，等待内存的内核可受益于更高。为达到 100&#x202f;% 而溢出往往更慢。</translation>
    </message>
    <message>
        <source>Limiter</source>
        <translation>限制因素</translation>
    </message>
    <message>
        <source>The resource that lets the fewest blocks on an SM.</source>
        <translation>使 SM 容纳的块最少的资源。</translation>
    </message>
    <message>
        <source>The least of the blocks that warps, block slots, registers, shared memory and barriers allow.</source>
        <translation>warp、块槽位、寄存器、共享内存和屏障所允许块数的最小值。</translation>
    </message>
    <message>
        <source>None, or one that you cannot do without.</source>
        <translation>没有，或是不可或缺的一项。</translation>
    </message>
    <message>
        <source>Last run or timing</source>
        <translation>上次运行或计时</translation>
    </message>
    <message>
        <source>The median time of the last timing, or whether the last run was verified; while a job runs, how far it is.</source>
        <translation>上次计时的中位数，或上次运行是否通过验证；作业进行时为其进度。</translation>
    </message>
    <message>
        <source>From the outputs of that run, compared with their references element by element, and from its samples.</source>
        <translation>来自该次运行的输出（与参考逐元素比较）及其样本。</translation>
    </message>
    <message>
        <source>Verified. A time says something only of a kernel that is right.</source>
        <translation>已验证。只有结果正确的内核，时间才有意义。</translation>
    </message>
    <message>
        <source>Architectures</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>For how many architectures the kernel is compiled in the matrix of the perspective Occupancy.</source>
        <translation>在“占用率”视角的矩阵中，内核已为多少种架构编译。</translation>
    </message>
    <message>
        <source>Counted as the compiles end.</source>
        <translation>随编译结束而计数。</translation>
    </message>
    <message>
        <source>All of those that you ship for.</source>
        <translation>您发布所针对的全部架构。</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Errors, warnings and advice of compiler, run and calculator.</source>
        <translation>编译器、运行和计算器给出的错误、警告和建议。</translation>
    </message>
    <message>
        <source>Counted in the panel Problems, for the text as it stands.</source>
        <translation>在“问题”面板中，对当前文本计数。</translation>
    </message>
    <message>
        <source>No errors, and no warning that you have not understood.</source>
        <translation>没有错误，也没有未弄清的警告。</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>Whether the program is compiled as you type.</source>
        <translation>是否在输入时编译程序。</translation>
    </message>
    <message>
        <source>A switch of the toolbar, Ctrl+L.</source>
        <translation>工具栏中的开关，Ctrl+L。</translation>
    </message>
    <message>
        <source>On, but for programs that take long to compile.</source>
        <translation>打开；编译耗时很长的程序除外。</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>The compiler that made the code that is shown, with its version.</source>
        <translation>生成所示代码的编译器及其版本。</translation>
    </message>
    <message>
        <source>The outcome of the build tells it.</source>
        <translation>由构建的结果给出。</translation>
    </message>
    <message>
        <source>The one that your program is shipped with: other versions make other code.</source>
        <translation>发布程序所用的那个：其他版本生成的代码不同。</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>The architecture that is compiled for.</source>
        <translation>编译所针对的架构。</translation>
    </message>
    <message>
        <source>That of the chosen device, unless another one is chosen in the toolbar.</source>
        <translation>所选设备的架构，除非在工具栏中另选。</translation>
    </message>
    <message>
        <source>The one of the device that you measure on.</source>
        <translation>测量所用设备的架构。</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>The device that runs and timings use, and its state.</source>
        <translation>运行和计时所用的设备及其状态。</translation>
    </message>
    <message>
        <source>The target&apos;s worker tells it, and NVML its temperature.</source>
        <translation>由目标的工作进程给出，温度由 NVML 给出。</translation>
    </message>
    <message>
        <source>Ready, cool and used by nobody else.</source>
        <translation>就绪、温度低，且没有他人使用。</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>时间中位数</translation>
    </message>
    <message>
        <source>The middle one of all samples: half of the launches were shorter. Beneath it stands its 95&#x202f;% interval.</source>
        <translation>所有样本的中间值：一半启动更短。其下为 95&#x202f;% 区间。</translation>
    </message>
    <message>
        <source>Each sample is the kernel&apos;s own time, by CUPTI or by events less the cost of an empty launch; the receipt says which. The interval is that of the order statistics and assumes no distribution.</source>
        <translation>每个样本都是内核自身的时间，来自 CUPTI，或由事件减去空启动的开销；凭据注明是哪一种。区间按次序统计量得出，不假设任何分布。</translation>
    </message>
    <message>
        <source>Short, with an interval that is narrow against the differences that you look for.</source>
        <translation>短，且区间比您要分辨的差异窄。</translation>
    </message>
    <message>
        <source>Arithmetic rate</source>
        <translation>运算速率</translation>
    </message>
    <message>
        <source>Operations a second at the median time.</source>
        <translation>按时间中位数计的每秒运算数。</translation>
    </message>
    <message>
        <source>The declared or counted operations of a launch divided by the median time.</source>
        <translation>一次启动声明或计数的运算数除以时间中位数。</translation>
    </message>
    <message>
        <source>Near the measured roof of arithmetic, where the kernel is limited by arithmetic.</source>
        <translation>内核计算受限时，接近实测的运算上限。</translation>
    </message>
    <message>
        <source>Memory rate</source>
        <translation>内存速率</translation>
    </message>
    <message>
        <source>Bytes a second at the median time.</source>
        <translation>按时间中位数计的每秒字节数。</translation>
    </message>
    <message>
        <source>The declared or counted bytes of a launch divided by the median time.</source>
        <translation>一次启动声明或计数的字节数除以时间中位数。</translation>
    </message>
    <message>
        <source>Near the measured roof of memory, where the kernel is limited by memory. More than the roof means that caches served it, or that the declaration is wrong.</source>
        <translation>内核内存受限时，接近实测的内存上限。超过上限说明数据来自缓存，或声明有误。</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Whether this build is faster than the baseline.</source>
        <translation>此构建是否比基线更快。</translation>
    </message>
    <message>
        <source>From the ratio of both times, launched by turns where there was a comparison, else from both intervals.</source>
        <translation>有比较时由轮流启动的两者时间之比得出，否则由两个区间得出。</translation>
    </message>
    <message>
        <source>FASTER. SAME is an answer as well; CANNOT TELL is none, and its reasons say what to change.</source>
        <translation>“更快”。“相同”也是答案；“无法判定”则不是，其原因说明要改变什么。</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>How many launches were timed, and why they ended.</source>
        <translation>计时了多少次启动，以及为何结束。</translation>
    </message>
    <message>
        <source>Counted. They end when the interval is as narrow as wanted, at a limit, or for a reason that is named.</source>
        <translation>计数得出。区间达到所要的宽度、到达上限，或因所述原因而结束。</translation>
    </message>
    <message>
        <source>Enough for the interval that you need: the program ends by itself there.</source>
        <translation>足以得到所需的区间：程序会在那里自行结束。</translation>
    </message>
    <message>
        <source>Warp instructions, modelled</source>
        <translation>Warp 指令，建模值</translation>
    </message>
    <message>
        <source>Instructions that all warps of one launch issued.</source>
        <translation>一次启动中所有 warp 发射的指令。</translation>
    </message>
    <message>
        <source>The emulated GPU counts them in the PTX. ptxas may make fewer or more machine instructions of them.</source>
        <translation>由模拟 GPU 在 PTX 中计数。ptxas 生成的机器指令可能更少或更多。</translation>
    </message>
    <message>
        <source>Few for the same result.</source>
        <translation>结果相同时越少越好。</translation>
    </message>
    <message>
        <source>Active lanes, modelled</source>
        <translation>活跃通道，建模值</translation>
    </message>
    <message>
        <source>The share of the 32 lanes of a warp that worked, over all instructions.</source>
        <translation>所有指令中，warp 的 32 个通道里参与工作的比例。</translation>
    </message>
    <message>
        <source>Thread instructions divided by 32 times the warp instructions, counted in the PTX.</source>
        <translation>线程指令除以 32 倍的 warp 指令，在 PTX 中计数。</translation>
    </message>
    <message>
        <source>Near 100&#x202f;%. Less means that branches part the warps, or that blocks are no multiple of 32.</source>
        <translation>接近 100&#x202f;%。更低说明分支使 warp 分歧，或块不是 32 的倍数。</translation>
    </message>
    <message>
        <source>Sectors of global memory, modelled</source>
        <translation>全局内存的扇区，建模值</translation>
    </message>
    <message>
        <source>Sectors of 32 bytes that the requests of one launch touch.</source>
        <translation>一次启动的请求所触及的 32 字节扇区。</translation>
    </message>
    <message>
        <source>Counted for each warp instruction from its addresses; caches are not modelled.</source>
        <translation>对每条 warp 指令由其地址计数；不对缓存建模。</translation>
    </message>
    <message>
        <source>Near the number &quot;if packed&quot;: then neighbouring lanes touch neighbouring addresses.</source>
        <translation>接近“紧凑时”的数：即相邻通道访问相邻地址。</translation>
    </message>
    <message>
        <source>Bank conflicts, modelled</source>
        <translation>Bank 冲突，建模值</translation>
    </message>
    <message>
        <source>Extra passes over shared memory, since lanes of a warp wanted different words of one bank.</source>
        <translation>对共享内存的额外遍数，因为 warp 的通道要同一 bank 的不同字。</translation>
    </message>
    <message>
        <source>Counted for each access from its addresses, with 32 banks of 4 bytes.</source>
        <translation>对每次访问由其地址计数，32 个 bank，各 4 字节。</translation>
    </message>
    <message>
        <source>0. A padded row often removes them.</source>
        <translation>0。给行加填充往往可消除它们。</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Figures of the samples: median, quartiles, mean, deviation, extremes. The last column says what each one is.</source>
        <translation>样本的数值：中位数、四分位数、平均值、偏差、极值。最后一列说明各项含义。</translation>
    </message>
    <message>
        <source>Computed from all samples of the timing.</source>
        <translation>由计时的所有样本计算。</translation>
    </message>
    <message>
        <source>Quartiles that lie close together, and a mean close to the median.</source>
        <translation>四分位数彼此接近，平均值接近中位数。</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>凭据</translation>
    </message>
    <message>
        <source>How the timing was measured: caches, clocks, warm-up, verification. Click on one of them for its evidence.</source>
        <translation>计时如何测得：缓存、时钟、预热、验证。单击其中一项可查看证据。</translation>
    </message>
    <message>
        <source>Recorded with the timing.</source>
        <translation>随计时一起记录。</translation>
    </message>
    <message>
        <source>No amber one: those are guarantees that are missing.</source>
        <translation>没有琥珀色的：那些是缺失的保证。</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Runs and timings with the build that each is of and how later ones stand to the baseline.</source>
        <translation>运行和计时，各自的构建，以及之后的与基线相比如何。</translation>
    </message>
    <message>
        <source>Kept as they came, with code and launch; the verdict&apos;s tool tip tells how it came about.</source>
        <translation>按原样保存，连同代码和启动；判定的工具提示说明其由来。</translation>
    </message>
    <message>
        <source>A baseline that is pinned, so that every build is judged.</source>
        <translation>已固定基线，使每次构建都得到判定。</translation>
    </message>
    <message>
        <source>Use of a resource</source>
        <translation>资源的使用</translation>
    </message>
    <message>
        <source>How much of a resource of an SM the resident blocks take, of the most that there is. The limiter is amber.</source>
        <translation>驻留块占用 SM 某资源最大量的多少。限制因素为琥珀色。</translation>
    </message>
    <message>
        <source>The use of one block times the blocks that an SM holds; the pale mark is the build before.</source>
        <translation>一个块的用量乘以 SM 容纳的块数；浅色标记为之前的构建。</translation>
    </message>
    <message>
        <source>High for warps. For the others no more than is needed: the one that is full keeps further blocks out.</source>
        <translation>warp 要高。其他不超过所需：占满的那个使更多块无法进入。</translation>
    </message>
    <message>
        <source>Times by occupancy</source>
        <translation>按占用率的时间</translation>
    </message>
    <message>
        <source>Times of variants of the kernel that did the same work.</source>
        <translation>做同样工作的内核各变体的时间。</translation>
    </message>
    <message>
        <source>Medians of the timings of this kernel with these arguments.</source>
        <translation>此内核在这些参数下各次计时的中位数。</translation>
    </message>
    <message>
        <source>The shortest one, whatever its occupancy.</source>
        <translation>最短的，无论占用率如何。</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>波次</translation>
    </message>
    <message>
        <source>How often all SMs are filled with blocks until the grid is done, and how full the last time is.</source>
        <translation>网格完成之前所有 SM 被块填满多少次，以及最后一次有多满。</translation>
    </message>
    <message>
        <source>Blocks of the grid divided by blocks of an SM times the number of SMs.</source>
        <translation>网格的块数除以（每 SM 的块数 × SM 数）。</translation>
    </message>
    <message>
        <source>A whole number, or many: a small rest at the end leaves most SMs idle.</source>
        <translation>整数，或很多：末尾的少量剩余会使大多数 SM 空闲。</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>An architecture that the kernel was compiled for.</source>
        <translation>内核已为其编译的一种架构。</translation>
    </message>
    <message>
        <source>One compile each, by the compiler of the build.</source>
        <translation>各编译一次，用构建的编译器。</translation>
    </message>
    <message>
        <source>All that you ship for compile.</source>
        <translation>您发布所针对的全部都能编译。</translation>
    </message>
    <message>
        <source>Blocks of an SM</source>
        <translation>SM 的块</translation>
    </message>
    <message>
        <source>Blocks that an SM holds at once.</source>
        <translation>SM 同时容纳的块。</translation>
    </message>
    <message>
        <source>The least that any resource allows.</source>
        <translation>各资源所允许的最小值。</translation>
    </message>
    <message>
        <source>Two or more, so that one works while another waits at a barrier.</source>
        <translation>两个或更多，使一个在屏障处等待时另一个可工作。</translation>
    </message>
    <message>
        <source>Best block</source>
        <translation>最佳块</translation>
    </message>
    <message>
        <source>The least block with the most occupancy on this architecture.</source>
        <translation>此架构上占用率最高的最小块。</translation>
    </message>
    <message>
        <source>The calculator tries all multiples of 32.</source>
        <translation>计算器尝试所有 32 的倍数。</translation>
    </message>
    <message>
        <source>Yours, or one with the same occupancy.</source>
        <translation>当前的，或占用率相同的。</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>The smallest change of one input that raises occupancy.</source>
        <translation>能提高占用率的单个输入的最小改动。</translation>
    </message>
    <message>
        <source>The calculator tries each input by itself.</source>
        <translation>计算器逐一尝试各输入。</translation>
    </message>
    <message>
        <source>None is left, or the one left costs more than it gives.</source>
        <translation>没有剩下的，或剩下的得不偿失。</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>The smallest number of the buffer.</source>
        <translation>缓冲区中最小的数。</translation>
    </message>
    <message>
        <source>Over all elements that are numbers, computed where the buffer is.</source>
        <translation>对所有为数的元素，在缓冲区所在处计算。</translation>
    </message>
    <message>
        <source>What your program expects.</source>
        <translation>符合您程序的预期。</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>The largest number of the buffer.</source>
        <translation>缓冲区中最大的数。</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均值</translation>
    </message>
    <message>
        <source>The mean of the numbers of the buffer.</source>
        <translation>缓冲区中各数的平均值。</translation>
    </message>
    <message>
        <source>Their sum in double precision divided by how many there are.</source>
        <translation>双精度求和后除以个数。</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Elements that are not a number.</source>
        <translation>不是数的元素。</translation>
    </message>
    <message>
        <source>Counted. A click goes to the next one.</source>
        <translation>计数得出。单击转到下一个。</translation>
    </message>
    <message>
        <source>0, unless poison shows on purpose what was not written.</source>
        <translation>0，除非有意用毒化值显示未写入的部分。</translation>
    </message>
    <message>
        <source>Infinite</source>
        <translation>无穷</translation>
    </message>
    <message>
        <source>Elements that are infinite.</source>
        <translation>为无穷的元素。</translation>
    </message>
    <message>
        <source>0: most infinities are overflows or divisions by zero.</source>
        <translation>0：大多数无穷来自溢出或除以零。</translation>
    </message>
    <message>
        <source>Denormals</source>
        <translation>非规格化数</translation>
    </message>
    <message>
        <source>Numbers that are too small for the usual form and have fewer digits.</source>
        <translation>对通常形式来说太小、位数较少的数。</translation>
    </message>
    <message>
        <source>Counted.</source>
        <translation>计数得出。</translation>
    </message>
    <message>
        <source>Few. --use_fast_math makes zeros of them.</source>
        <translation>少。--use_fast_math 会将它们变为零。</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>How many elements the view has.</source>
        <translation>视图有多少元素。</translation>
    </message>
    <message>
        <source>From the size of the buffer, its type and the slice.</source>
        <translation>由缓冲区的大小、类型和切片得出。</translation>
    </message>
    <message>
        <source>As many as the kernel should write.</source>
        <translation>与内核应写入的一样多。</translation>
    </message>
    <message>
        <source>Differing elements</source>
        <translation>有差异的元素</translation>
    </message>
    <message>
        <source>Elements further from the reference than the tolerances allow.</source>
        <translation>与参考之差超出容差的元素。</translation>
    </message>
    <message>
        <source>Each is compared with absolute tolerance + relative tolerance × reference. A click goes to the next one.</source>
        <translation>逐个与“绝对容差 + 相对容差 × 参考”比较。单击转到下一个。</translation>
    </message>
    <message>
        <source>0.</source>
        <translation>0。</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>The share of the last moments in which some kernel ran.</source>
        <translation>最近一段时间中有内核运行的占比。</translation>
    </message>
    <message>
        <source>The driver samples it; NVML tells it.</source>
        <translation>由驱动采样，由 NVML 给出。</translation>
    </message>
    <message>
        <source>0&#x202f;% before a timing: else another process disturbs it. It says nothing of how well a kernel uses the device.</source>
        <translation>计时前为 0&#x202f;%：否则有其他进程干扰。它不说明内核对设备利用得多好。</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM 时钟</translation>
    </message>
    <message>
        <source>The clock of the SMs at this moment.</source>
        <translation>SM 此刻的时钟。</translation>
    </message>
    <message>
        <source>NVML tells it.</source>
        <translation>由 NVML 给出。</translation>
    </message>
    <message>
        <source>Steady while a timing goes on; locked clocks make times that can be compared.</source>
        <translation>计时期间保持稳定；锁定时钟可使时间具有可比性。</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功耗</translation>
    </message>
    <message>
        <source>The power that the board takes.</source>
        <translation>板卡的功耗。</translation>
    </message>
    <message>
        <source>Below the limit line: at the limit the device lowers its clocks.</source>
        <translation>低于上限线：到达上限时设备会降低时钟。</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>The temperature of the chip.</source>
        <translation>芯片的温度。</translation>
    </message>
    <message>
        <source>Below the limit line: beyond it the device lowers its clocks.</source>
        <translation>低于上限线：超过时设备会降低时钟。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Device memory that all processes together have taken.</source>
        <translation>所有进程合计占用的设备内存。</translation>
    </message>
    <message>
        <source>Room enough for the buffers of your launch.</source>
        <translation>足以容纳启动的缓冲区。</translation>
    </message>
    <message>
        <source>Occupancy curve</source>
        <translation>占用率曲线</translation>
    </message>
    <message>
        <source>The occupancy that other values of one input would give; the dot is the present one.</source>
        <translation>某项输入取其他值时的占用率；圆点为当前值。</translation>
    </message>
    <message>
        <source>Calculated for each value of that input, all others as they are.</source>
        <translation>针对该输入的每个值计算，其余输入保持不变。</translation>
    </message>
    <message>
        <source>The dot on a high step, and not just behind its edge.</source>
        <translation>圆点位于较高的台阶上，而不是刚过其边缘。</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>How many elements have which value, and the range that the colours of the image stand for.</source>
        <translation>各个值分别有多少元素，以及图像颜色所代表的范围。</translation>
    </message>
    <message>
        <source>Counted over the whole view, where the buffer is. The handles at both ends set the range.</source>
        <translation>在缓冲区所在之处对整个视图统计。两端的滑块设定范围。</translation>
    </message>
    <message>
        <source>No lonely bar far away from the others: one such element takes the contrast from the rest.</source>
        <translation>没有远离其他柱条的孤立柱条：一个这样的元素就会夺走其余元素的对比度。</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>A program that writes kernels works with this window.</source>
        <translation>一个编写内核的程序正在使用此窗口。</translation>
    </message>
    <message>
        <source>There while one is connected, which a setting allows; a click shows what it proposes.</source>
        <translation>仅在有助手连接时显示，由设置允许；单击可查看其提议。</translation>
    </message>
    <message>
        <source>One that you have started.</source>
        <translation>由您启动的助手。</translation>
    </message>
</context>
<context>
    <name>FileChoice</name>
    <message>
        <source>Arrays and images (*.npy *.npz *.safetensors *.csv *.txt *.bin *.png *.jpg *.jpeg);;All files (*)</source>
        <translation>数组和图像 (*.npy *.npz *.safetensors *.csv *.txt *.bin *.png *.jpg *.jpeg);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose an array</source>
        <translation>选择数组</translation>
    </message>
    <message>
        <source>%1 holds %2 arrays; which one is it?</source>
        <translation>%1 中有 %2 个数组，要用哪一个？</translation>
    </message>
</context>
<context>
    <name>FilterFieldText</name>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
</context>
<context>
    <name>LaunchFeasibility</name>
    <message>
        <source>the emulated GPU</source>
        <translation>模拟 GPU</translation>
    </message>
    <message>
        <source>The block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>The grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>The block has %1 threads; %2 takes at most %3.</source>
        <translation>块有 %1 个线程；%2 最多接受 %3 个。</translation>
    </message>
    <message>
        <source>The block has %1 threads; __launch_bounds__ of %2 allows %3.</source>
        <translation>块有 %1 个线程；%2 的 __launch_bounds__ 允许 %3 个。</translation>
    </message>
    <message>
        <source>%1 is %2 along %3; %4 takes at most %5.</source>
        <translation>%1 沿 %3 为 %2；%4 最多接受 %5。</translation>
    </message>
    <message>
        <source>A block needs %1 of shared memory (%2 static, %3 dynamic); %4 gives at most %5.</source>
        <translation>一个块需要 %1 共享内存（静态 %2，动态 %3）；%4 最多提供 %5。</translation>
    </message>
    <message>
        <source>%1 is %2 and has no clusters; they came with sm_90.</source>
        <translation>%1 是 %2，没有集群；集群自 sm_90 起才有。</translation>
    </message>
    <message>
        <source>The cluster has %1 blocks; %2 takes at most %3, and at most %4 with full portability.</source>
        <translation>集群有 %1 个块；%2 最多接受 %3 个，完全可移植时最多 %4 个。</translation>
    </message>
    <message>
        <source>%1 has no cooperative launches.</source>
        <translation>%1 没有协作启动。</translation>
    </message>
    <message>
        <source>All %1 blocks of a cooperative launch must be resident at once; %2 holds %3 (%4 on each of %5 SMs).</source>
        <translation>协作启动的 %1 个块须全部同时驻留；%2 可容纳 %3 个（%5 个 SM 各 %4 个）。</translation>
    </message>
    <message>
        <source>%1 needs %2; %3 has %4 of memory.</source>
        <translation>%1 需要 %2；%3 有 %4 内存。</translation>
    </message>
    <message>
        <source>The buffers need %1, %2 of it for %3; %4 has %5 of memory.</source>
        <translation>缓冲区需要 %1，其中 %2 用于 %3；%4 有 %5 内存。</translation>
    </message>
</context>
<context>
    <name>LaunchField</name>
    <message>
        <source>Guessed. %1</source>
        <translation>推测。%1</translation>
    </message>
</context>
<context>
    <name>LaunchText</name>
    <message>
        <source>1 block</source>
        <translation>1 块</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 块</translation>
    </message>
    <message>
        <source>%1 = %2 blocks</source>
        <translation>%1 = %2 个块</translation>
    </message>
    <message>
        <source>1 warp</source>
        <translation>1 个 warp</translation>
    </message>
    <message>
        <source>%1 warps</source>
        <translation>%1 个 warp</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 个线程</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 个线程</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 = %2, %3</source>
        <translation>%1 = %2，%3</translation>
    </message>
    <message>
        <source>+ %1 static</source>
        <translation>+ %1 静态</translation>
    </message>
    <message>
        <source>%1, limit %2</source>
        <translation>%1，上限 %2</translation>
    </message>
    <message>
        <source>1 block a cluster</source>
        <translation>每集群 1 个块</translation>
    </message>
    <message>
        <source>%1 = %2 blocks a cluster</source>
        <translation>%1 = 每集群 %2 个块</translation>
    </message>
    <message>
        <source>%1, 1 cluster</source>
        <translation>%1，1 个集群</translation>
    </message>
    <message>
        <source>%1, %2 clusters</source>
        <translation>%1，%2 个集群</translation>
    </message>
</context>
<context>
    <name>LaunchValueText</name>
    <message>
        <source>%1 (kernel)</source>
        <translation>%1（内核）</translation>
    </message>
    <message>
        <source>%1 (file)</source>
        <translation>%1（文件）</translation>
    </message>
</context>
<context>
    <name>MachineFacts</name>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>%1 (built with %2), platform %3</source>
        <translation>%1（以 %2 构建），平台 %3</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>屏幕</translation>
    </message>
    <message>
        <source>%1 x %2 at scale %3</source>
        <translation>%1 x %2，缩放 %3</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Toolkit headers</source>
        <translation>工具包头文件</translation>
    </message>
    <message>
        <source>None beside NVRTC: programs cannot include cuda_fp16.h, cooperative_groups.h or CUB.</source>
        <translation>NVRTC 旁没有：程序不能包含 cuda_fp16.h、cooperative_groups.h 或 CUB。</translation>
    </message>
    <message>
        <source>Compiles for</source>
        <translation>可编译的架构</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>Disassembler</source>
        <translation>反汇编器</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>编辑器</translation>
    </message>
    <message>
        <source>%1, not started yet</source>
        <translation>%1，尚未启动</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>驱动</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>for CUDA %1</source>
        <translation>用于 CUDA %1</translation>
    </message>
    <message>
        <source>, the default</source>
        <translation>，默认</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Compile cache</source>
        <translation>编译缓存</translation>
    </message>
    <message>
        <source>none: KERNELDESK_DISABLE_CACHE is set, or there is no home folder</source>
        <translation>无：设置了 KERNELDESK_DISABLE_CACHE，或没有主文件夹</translation>
    </message>
    <message>
        <source>%1: %2 in %3 files</source>
        <translation>%1：%2，%3 个文件</translation>
    </message>
    <message>
        <source>Recovery journals</source>
        <translation>恢复日志</translation>
    </message>
    <message>
        <source>History of runs</source>
        <translation>运行历史</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Settings of the window</source>
        <translation>窗口的设置</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>has not answered yet</source>
        <translation>尚未应答</translation>
    </message>
    <message>
        <source>worker of KernelDesk %1</source>
        <translation>KernelDesk %1 的工作进程</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>Perspectives</name>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>%1 could not be compared with its reference: %2</source>
        <translation>%1 无法与其参考比较：%2</translation>
    </message>
    <message>
        <source>1 element differs</source>
        <translation>1 个元素不同</translation>
    </message>
    <message>
        <source>%1 elements differ</source>
        <translation>%1 个元素不同</translation>
    </message>
    <message>
        <source>%1: %2 from the reference, first [%3]: expected %4, got %5.</source>
        <translation>%1：%2，与参考不同，首处 [%3]：预期 %4，实际 %5。</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>工作进程</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <translation>%1（%2 次）</translation>
    </message>
</context>
<context>
    <name>ProgramText</name>
    <message>
        <source>There are no examples in %1; KERNELDESK_EXAMPLES can name another folder.</source>
        <translation>%1 中没有示例；可用 KERNELDESK_EXAMPLES 指定另一个文件夹。</translation>
    </message>
    <message>
        <source>There are no examples in %1, the folder that KERNELDESK_EXAMPLES names.</source>
        <translation>KERNELDESK_EXAMPLES 指定的文件夹 %1 中没有示例。</translation>
    </message>
    <message>
        <source>There is no example &apos;%1&apos;; there are: %2.</source>
        <translation>没有示例“%1”；有：%2。</translation>
    </message>
    <message>
        <source>The emulated GPU runs PTX, and the file has only machine code of this kernel (%1): build it with its PTX (nvcc -gencode arch=%2,code=%2), open its source, or choose a GPU of that architecture.</source>
        <translation>模拟 GPU 运行 PTX，而文件只有此内核的机器码 (%1)：请连同 PTX 一起构建 (nvcc -gencode arch=%2,code=%2)，打开其源代码，或选择该架构的 GPU。</translation>
    </message>
    <message>
        <source>A device of %1 runs none of what the file has of this kernel: %2.</source>
        <translation>%1 的设备不能运行文件中此内核的任何代码：%2。</translation>
    </message>
    <message>
        <source>The file has no PTX of %1; its machine code is in the assembly.</source>
        <translation>文件没有 %1 的 PTX；其机器码在汇编中。</translation>
    </message>
    <message>
        <source>The PTX of %1 is longer than 64 MiB and is not shown.</source>
        <translation>%1 的 PTX 超过 64 MiB，不予显示。</translation>
    </message>
    <message>
        <source>folder of Triton&apos;s cache</source>
        <translation>Triton 缓存文件夹</translation>
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
        <translation>程序</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>%1, %2 and %3 more</source>
        <translation>%1、%2 等，另有 %3 个</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>1 kernel</source>
        <translation>1 个内核</translation>
    </message>
    <message>
        <source>%1 kernels</source>
        <translation>%1 个内核</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>%1 of its %2 kernels are listed; the command line takes each by its name.</source>
        <translation>列出了 %2 个内核中的 %1 个；命令行可按名称使用每一个。</translation>
    </message>
    <message>
        <source>The file has nothing for %1; it has code for %2.</source>
        <translation>文件没有用于 %1 的内容；它有用于 %2 的代码。</translation>
    </message>
    <message>
        <source>The file has several programs for %1, and one is written.</source>
        <translation>文件有多个用于 %1 的程序，而只写入一个。</translation>
    </message>
    <message>
        <source>The program&apos;s kernels are of CUDA Tile, and there is no machine code of their Tile IR: a note of the compile says why.</source>
        <translation>程序的内核是 CUDA Tile 内核，其 Tile IR 没有机器码：原因见编译的附注。</translation>
    </message>
    <message>
        <source>The program has no kernel; a template needs an instance</source>
        <translation>程序没有内核；模板需要一个实例</translation>
    </message>
    <message>
        <source>The program has several kernels: %1</source>
        <translation>程序有多个内核：%1</translation>
    </message>
    <message>
        <source>There is no kernel &apos;%1&apos;, but %2; kernels of CUDA Tile are Tile IR alone here: a note of the compile says why.</source>
        <translation>没有内核“%1”，而有 %2；CUDA Tile 内核在此只有 Tile IR：原因见编译的附注。</translation>
    </message>
    <message>
        <source>There is no kernel &apos;%1&apos;; there are: %2.</source>
        <translation>没有内核“%1”；有：%2。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; means several kernels; there are: %2.</source>
        <translation>“%1”对应多个内核；有：%2。</translation>
    </message>
    <message>
        <source>%1 needs a grid to be launched</source>
        <translation>%1 需要网格才能启动</translation>
    </message>
    <message>
        <source>%1 needs a grid and a block to be launched</source>
        <translation>%1 需要网格和块才能启动</translation>
    </message>
    <message>
        <source>%1 cannot be launched, because the names and types of its parameters are not known: %2</source>
        <translation>%1 无法启动，因为不知道其参数的名称和类型：%2</translation>
    </message>
    <message>
        <source>The emulated GPU runs PTX, and %1 is a kernel of CUDA Tile, which has none: choose a GPU of sm_80 or later.</source>
        <translation>模拟 GPU 运行 PTX，而 %1 是没有 PTX 的 CUDA Tile 内核：请选择 sm_80 及以上的 GPU。</translation>
    </message>
    <message>
        <source>%1 is a kernel of CUDA Tile: its compiler chose %2 threads a block, so there is no occupancy by block size.</source>
        <translation>%1 是 CUDA Tile 内核：其编译器选择了每块 %2 个线程，因此没有随块大小变化的占用率。</translation>
    </message>
    <message>
        <source>%1 is not a text file: it holds zero bytes.</source>
        <translation>%1 不是文本文件：它含有零字节。</translation>
    </message>
    <message>
        <source>%1 is no cubin</source>
        <translation>%1 不是 cubin</translation>
    </message>
    <message>
        <source>%1 is no fatbin</source>
        <translation>%1 不是 fatbin</translation>
    </message>
    <message>
        <source>%1 is no PTX</source>
        <translation>%1 不是 PTX</translation>
    </message>
    <message>
        <source>%1 is no object file of a 64-bit Linux</source>
        <translation>%1 不是 64 位 Linux 的目标文件</translation>
    </message>
    <message>
        <source>%1 is no library of a 64-bit Linux</source>
        <translation>%1 不是 64 位 Linux 的库</translation>
    </message>
    <message>
        <source>%1 is no archive</source>
        <translation>%1 不是归档</translation>
    </message>
    <message>
        <source>%1: it does not begin as one; build it anew.</source>
        <translation>%1：开头不符合；请重新构建。</translation>
    </message>
    <message>
        <source>%1 is empty: build it anew.</source>
        <translation>%1 是空的：请重新构建。</translation>
    </message>
    <message>
        <source>%1: it does not begin with .version; build it anew.</source>
        <translation>%1：开头不是 .version；请重新构建。</translation>
    </message>
    <message>
        <source>%1: it is text; build it anew, or name it %2 where it is a CUDA source.</source>
        <translation>%1：它是文本；请重新构建，若是 CUDA 源代码请命名为 %2。</translation>
    </message>
    <message>
        <source>%1 holds compiled code and no source.</source>
        <translation>%1 含有已编译的代码，没有源代码。</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 个错误</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 个错误</translation>
    </message>
    <message>
        <source>%1 does not compile for %2: %3.</source>
        <translation>%1 无法为 %2 编译：%3。</translation>
    </message>
    <message>
        <source>The command for %1 in %2 is empty, so %1 is compiled as if there were no project.</source>
        <translation>%2 中 %1 的命令为空，因此 %1 按没有项目的情况编译。</translation>
    </message>
    <message>
        <source>%1 has no command in %2, and that of %3, the closest source, is empty, so %1 is compiled as if there were no project.</source>
        <translation>%1 在 %2 中没有命令，而最接近的源文件 %3 的命令为空，因此 %1 按没有项目的情况编译。</translation>
    </message>
    <message>
        <source>%1 is compiled with its command of %2.</source>
        <translation>%1 用它在 %2 中的命令编译。</translation>
    </message>
    <message>
        <source>%1 has no command in %2: that of %3 is used, the closest source.</source>
        <translation>%1 在 %2 中没有命令：使用最接近的源文件 %3 的命令。</translation>
    </message>
    <message>
        <source>It was made in %1, which is %2 here.</source>
        <translation>它在 %1 中生成，此处为 %2。</translation>
    </message>
    <message>
        <source>Left out: %1 (%2).</source>
        <translation>略去：%1（%2）。</translation>
    </message>
    <message>
        <source>There is no such kernel for this architecture.</source>
        <translation>此架构没有这个内核。</translation>
    </message>
    <message>
        <source>There is PTX alone, which tells no registers.</source>
        <translation>只有 PTX，看不出寄存器数。</translation>
    </message>
    <message>
        <source>From a report of %1: %2.</source>
        <translation>来自 %1 的报告：%2。</translation>
    </message>
    <message>
        <source>Reports cannot be drawn here: %1 cannot be started (%2).</source>
        <translation>无法在此绘制报告：%1 无法启动（%2）。</translation>
    </message>
    <message>
        <source>Drawing the report took more than a minute and was ended.</source>
        <translation>绘制报告超过一分钟，已终止。</translation>
    </message>
    <message>
        <source>The report cannot be drawn: %1.</source>
        <translation>无法绘制报告：%1。</translation>
    </message>
    <message>
        <source>Name the host: its address, or its name in ~/.ssh/config.</source>
        <translation>请指定主机：其地址，或其在 ~/.ssh/config 中的名称。</translation>
    </message>
    <message>
        <source>A host has letters, digits and . _ : % - only.</source>
        <translation>主机名只能含字母、数字和 . _ : % -。</translation>
    </message>
    <message>
        <source>A user has letters, digits and . _ - only.</source>
        <translation>用户名只能含字母、数字和 . _ -。</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>端口是 1 到 65535 的数。</translation>
    </message>
    <message>
        <source>A jump host is user@host:port; several stand with commas between them.</source>
        <translation>跳板主机写作 user@host:port；多个之间用逗号分隔。</translation>
    </message>
    <message>
        <source>A path of the worker has letters, digits and . _ / ~ + - only: the host&apos;s shell reads it.</source>
        <translation>工作进程的路径只能含字母、数字和 . _ / ~ + -：它由主机的 shell 读取。</translation>
    </message>
    <message>
        <source>%1 is a kernel of CUDA Tile, which has no PTX to stamp its blocks in.</source>
        <translation>%1 是 CUDA Tile 内核，没有可为其块加时间戳的 PTX。</translation>
    </message>
    <message>
        <source>There is no PTX of %1 to stamp its blocks in, but machine code alone: open its source, or a file that holds its PTX.</source>
        <translation>%1 没有可为其块加时间戳的 PTX，只有机器码：请打开其源代码，或含有其 PTX 的文件。</translation>
    </message>
    <message>
        <source>The worker &apos;%1&apos; names no device; %2/cuda:0 does.</source>
        <translation>工作进程“%1”未指定设备；%2/cuda:0 才行。</translation>
    </message>
    <message>
        <source>The workers &apos;slurm&apos; are steps of a job of Slurm, and SLURM_JOB_ID names none: start this within salloc or sbatch.</source>
        <translation>工作进程“slurm”是 Slurm 作业的步骤，而 SLURM_JOB_ID 未指定作业：请在 salloc 或 sbatch 中启动。</translation>
    </message>
    <message>
        <source>Slurm&apos;s variables name neither GPUs nor tasks: say how many with slurm:N.</source>
        <translation>Slurm 的变量既未指定 GPU 也未指定任务：请用 slurm:N 说明数量。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no number of workers.</source>
        <translation>“%1”不是工作进程的数量。</translation>
    </message>
    <message>
        <source>A sweep has at most %1 workers.</source>
        <translation>一次扫描最多有 %1 个工作进程。</translation>
    </message>
    <message>
        <source>The worker &apos;%1&apos; is named twice.</source>
        <translation>工作进程“%1”指定了两次。</translation>
    </message>
    <message>
        <source>A worker has no name.</source>
        <translation>有工作进程没有名称。</translation>
    </message>
    <message>
        <source>There is no target &apos;%1&apos; in the section [targets] of %2.</source>
        <translation>%2 的 [targets] 节中没有目标“%1”。</translation>
    </message>
    <message>
        <source>The targets cannot be kept: %1 cannot be written.</source>
        <translation>无法保存目标：不能写入 %1。</translation>
    </message>
    <message>
        <source>Give the target a name.</source>
        <translation>请为目标命名。</translation>
    </message>
    <message>
        <source>A name has at most %1 characters.</source>
        <translation>名称最多 %1 个字符。</translation>
    </message>
    <message>
        <source>A name has no slashes, and no spaces at its ends.</source>
        <translation>名称不能含斜杠，首尾不能有空格。</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <translation>%1；%2。</translation>
    </message>
    <message>
        <source>the field Names gives a name a value</source>
        <translation>“名称”栏可为名称赋值</translation>
    </message>
    <message>
        <source>the selector Kernel chooses one</source>
        <translation>“内核”选择框可选择一个</translation>
    </message>
    <message>
        <source>the section Build names one</source>
        <translation>“构建”部分可指定一个</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>内存不足。</translation>
    </message>
    <message>
        <source>Argument %1</source>
        <translation>参数 %1</translation>
    </message>
    <message>
        <source>Define value %1</source>
        <translation>定义值 %1</translation>
    </message>
    <message>
        <source>Macro %1</source>
        <translation>宏 %1</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Kernel %1</source>
        <translation>内核 %1</translation>
    </message>
    <message>
        <source>Reference of %1</source>
        <translation>%1 的参考</translation>
    </message>
    <message>
        <source>Reference expr:%1</source>
        <translation>参考 expr:%1</translation>
    </message>
    <message>
        <source>References</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Cooperative launch</source>
        <translation>协作启动</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>共享内存</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>局部内存</translation>
    </message>
    <message>
        <source>Carve-out</source>
        <translation>共享内存划分</translation>
    </message>
    <message>
        <source>Carve-out %1</source>
        <translation>共享内存划分 %1</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>Relative tolerance</source>
        <translation>相对容差</translation>
    </message>
    <message>
        <source>Absolute tolerance</source>
        <translation>绝对容差</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
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
        <translation>请给出网格大小。</translation>
    </message>
    <message>
        <source>Give a block size.</source>
        <translation>请给出块大小。</translation>
    </message>
    <message>
        <source>%1 is a file of numbers and no source: drop it on an argument in Launch or on a buffer in Data, or name it there as file(&quot;%2&quot;).</source>
        <translation>%1 是数值文件，不是源代码：请拖到“启动”中的参数或“数据”中的缓冲区上，或在其中写作 file(&quot;%2&quot;)。</translation>
    </message>
    <message>
        <source>%1 cannot be saved: the value of its argument %2 cannot be written down.</source>
        <translation>无法保存 %1：参数 %2 的值无法写出。</translation>
    </message>
    <message>
        <source>%1 cannot be saved: its code does not have the arguments that it was launched with.</source>
        <translation>无法保存 %1：其代码没有启动时的参数。</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2.</source>
        <translation>无法保存 %1：%2。</translation>
    </message>
    <message>
        <source>%1 cannot be saved: its code does not have it.</source>
        <translation>无法保存 %1：其代码中没有该内核。</translation>
    </message>
    <message>
        <source>It could reach %1 more than the limit allows, which is left out.</source>
        <translation>它还能访问超出限制的 %1，这部分未包含。</translation>
    </message>
    <message>
        <source>The variable %1 begins with what the code gives it, not with what it held.</source>
        <translation>变量 %1 以代码给出的值开始，而不是它当时的值。</translation>
    </message>
    <message>
        <source>The launch failed with %1: there is nothing to compare with.</source>
        <translation>启动失败：%1；没有可比较的内容。</translation>
    </message>
    <message>
        <source>What the launch left is not recorded: there is nothing to compare with.</source>
        <translation>未记录启动留下的内容：没有可比较的内容。</translation>
    </message>
    <message>
        <source>There is no program %1.</source>
        <translation>没有程序 %1。</translation>
    </message>
    <message>
        <source>The launch was not saved: %1.</source>
        <translation>启动未保存:%1。</translation>
    </message>
    <message>
        <source>The launch was not saved: what the program left of it is damaged.</source>
        <translation>启动未保存:程序留下的数据已损坏。</translation>
    </message>
    <message>
        <source>It is one of %1 nodes of a graph, and waits for none of them: its memory is as it was before the graph was launched, and what it left is not told from what the others left.</source>
        <translation>它是图的 %1 个节点之一，不等待其他节点：其内存是图启动之前的状态，它留下的内容无法与其他节点的区分。</translation>
    </message>
    <message>
        <source>It is one of %1 nodes of a graph, and waits for others: its memory is as it was before the whole graph was launched, not as it found it, and what it left is not recorded.</source>
        <translation>它是图的 %1 个节点之一，要等待其他节点：其内存是整个图启动之前的状态，而不是它所见的状态，它留下的内容未记录。</translation>
    </message>
    <message>
        <source>%1 cannot be saved: the recording of its array %2 does not have the array&apos;s size.</source>
        <translation>无法保存 %1：其数组 %2 的记录与数组大小不符。</translation>
    </message>
    <message>
        <source>It reads textures or surfaces that it does not find in its arguments, but in structures or in memory: they are not recorded, and it cannot be run again.</source>
        <translation>它读取的纹理或表面不在参数中，而在结构体或内存中：这些没有记录，无法再次运行。</translation>
    </message>
    <message>
        <source>%1 is not on this machine: choose where its source is now.</source>
        <translation>%1 不在此计算机上：请选择其源代码现在的位置。</translation>
    </message>
    <message>
        <source>%1 is a symbolic link, and compiled code names it: choose the file that it leads to.</source>
        <translation>%1 是符号链接，且由已编译代码指定：请选择它指向的文件。</translation>
    </message>
    <message>
        <source>%1 has %2 lines, and this code names line %3: it is not the source that it was made from.</source>
        <translation>%1 有 %2 行，而此代码指向第 %3 行：它不是生成此代码的源代码。</translation>
    </message>
    <message>
        <source>%1 is newer than this code: its lines may have moved.</source>
        <translation>%1 比此代码新：其行可能已移动。</translation>
    </message>
    <message>
        <source>%1 has no kernel %2, and no other one.</source>
        <translation>%1 中没有内核 %2，也没有其他内核。</translation>
    </message>
    <message>
        <source>%1 has no kernel %2; it has: %3.</source>
        <translation>%1 中没有内核 %2；有：%3。</translation>
    </message>
    <message>
        <source>The compiled code has no kernel %1.</source>
        <translation>已编译的代码中没有内核 %1。</translation>
    </message>
    <message>
        <source>%1 is no compiled code, and has a source of its own.</source>
        <translation>%1 不是已编译的代码，它有自己的源代码。</translation>
    </message>
    <message>
        <source>%1 is no CUDA source.</source>
        <translation>%1 不是 CUDA 源文件。</translation>
    </message>
    <message>
        <source>%1 has several kernels: name the one that is launched.</source>
        <translation>%1 中有多个内核：请指明要启动的内核。</translation>
    </message>
</context>
<context>
    <name>RangeChoice</name>
    <message>
        <source>%1 to %2 %</source>
        <translation>%1 至 %2 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
</context>
<context>
    <name>RegisterText</name>
    <message>
        <source>Live registers</source>
        <translation>活跃寄存器</translation>
    </message>
    <message>
        <source>regs</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>The most registers of a thread that are live at once in the line&apos;s instructions.</source>
        <translation>该行指令中，一个线程同时活跃的最多寄存器数。</translation>
    </message>
    <message>
        <source>%1 registers are live at once in this line&apos;s instructions, at most %2 in the kernel.</source>
        <translation>该行指令中同时有 %1 个活跃寄存器，内核中最多 %2 个。</translation>
    </message>
</context>
<context>
    <name>RenamePlan</name>
    <message>
        <source>%1 stands in %2 files, more than are renamed at once; nothing was renamed.</source>
        <translation>%1 出现在 %2 个文件中，超过一次可重命名的数量；没有重命名任何内容。</translation>
    </message>
    <message>
        <source>%1 stands in %2, which is not there any more; nothing was renamed.</source>
        <translation>%1 出现在 %2 中，而它已不在那里；没有重命名任何内容。</translation>
    </message>
    <message>
        <source>%1 stands in %2, which lies outside of the project; nothing was renamed.</source>
        <translation>%1 出现在 %2 中，而它在项目之外；没有重命名任何内容。</translation>
    </message>
    <message>
        <source>%1 stands in %2, which is read only; nothing was renamed.</source>
        <translation>%1 出现在 %2 中，而它是只读的；没有重命名任何内容。</translation>
    </message>
    <message>
        <source>1 place in this file will change.</source>
        <translation>此文件中将更改 1 处。</translation>
    </message>
    <message>
        <source>%1 places in this file will change.</source>
        <translation>此文件中将更改 %1 处。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>file, number of places</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>files</comment>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>%1 places will change: %2. Files open in tabs for it; nothing is saved.</source>
        <translation>将更改 %1 处：%2。文件会为此在标签页中打开；不保存任何内容。</translation>
    </message>
</context>
<context>
    <name>RunText</name>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>已验证</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>有差异</translation>
    </message>
    <message>
        <source>faulted</source>
        <translation>发生故障</translation>
    </message>
    <message>
        <source>deadline passed</source>
        <translation>超过期限</translation>
    </message>
    <message>
        <source>process lost</source>
        <translation>进程丢失</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>unavailable</source>
        <translation>不可用</translation>
    </message>
    <message>
        <source>emulated in %1</source>
        <translation>模拟用时 %1</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 块</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 块</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 个线程</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 个线程</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1，在 %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1，%2 / %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>未写入</translation>
    </message>
    <message>
        <source>The run left no elements of %1: it did not come to its end.</source>
        <translation>运行没有留下 %1 的元素：它未能结束。</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>未保留</translation>
    </message>
    <message>
        <source>Looked for hazards of %1.</source>
        <translation>检查的范围：%1。</translation>
    </message>
    <message>
        <source>This timing kept no elements of %1: run the kernel to see them.</source>
        <translation>此次计时未保留 %1 的元素：运行内核即可查看。</translation>
    </message>
    <message>
        <source>The run left no elements of %1: it faulted. %2</source>
        <translation>运行没有留下 %1 的元素：它发生了故障。%2</translation>
    </message>
</context>
<context>
    <name>SearchText</name>
    <message>
        <source>The pattern cannot be read at character %1: %2.</source>
        <translation>模式在第 %1 个字符处无法解读：%2。</translation>
    </message>
</context>
<context>
    <name>SweepWords</name>
    <message>
        <source>%1, threads</source>
        <translation>%1，线程</translation>
    </message>
    <message>
        <source>%1, blocks</source>
        <translation>%1，块</translation>
    </message>
    <message>
        <source>%1, bytes a block</source>
        <translation>%1，字节/块</translation>
    </message>
    <message>
        <source>%1, percent</source>
        <translation>%1，百分比</translation>
    </message>
    <message>
        <source>%1, registers a thread</source>
        <translation>%1，寄存器/线程</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>Warps per SM</source>
        <translation>每 SM 的 warp</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>Blocks per SM</source>
        <translation>每 SM 的块</translation>
    </message>
    <message>
        <source>limited by %1</source>
        <translation>受限于 %1</translation>
    </message>
    <message>
        <source>Blocks that each resource allows</source>
        <translation>各资源允许的块数</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>Warp</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>%1 of them a block</source>
        <translation>每块 %1 个</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>共享内存</translation>
    </message>
    <message>
        <source>%1 a block, of %2</source>
        <translation>每块 %1，共 %2</translation>
    </message>
    <message>
        <source>Block slots</source>
        <translation>块槽位</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>屏障</translation>
    </message>
    <message>
        <source>%1, as numbered in the table</source>
        <translation>%1，按表格中的编号</translation>
    </message>
    <message>
        <source>current</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>best: %1</source>
        <translation>最佳：%1</translation>
    </message>
    <message>
        <source>Results as &amp;CSV…</source>
        <translation>结果为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>Cache of &amp;Kernel Tuner…</source>
        <translation>Kernel Tuner 缓存(&amp;K)…</translation>
    </message>
    <message>
        <source>Results as T&amp;4…</source>
        <translation>结果为 T4(&amp;4)…</translation>
    </message>
    <message>
        <source>&amp;NVBench JSON…</source>
        <translation>NVBench JSON(&amp;N)…</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>逗号分隔值 (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>%1 registers a thread</source>
        <translation>每线程 %1 个寄存器</translation>
    </message>
    <message>
        <source>%1 spilled</source>
        <translation>溢出 %1</translation>
    </message>
    <message>
        <source>%1 shared a block</source>
        <translation>每块 %1 共享内存</translation>
    </message>
    <message>
        <source>occupancy %1</source>
        <translation>占用率 %1</translation>
    </message>
    <message>
        <source>// told to the compiler: -D%1</source>
        <translation>// 传给编译器：-D%1</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 点</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 点</translation>
    </message>
    <message>
        <source>%1: is asked what it is</source>
        <translation>%1：正在询问其身份</translation>
    </message>
    <message>
        <source>%1: %2, away and tried again: %3</source>
        <translation>%1：%2，已断开，正在重试：%3</translation>
    </message>
    <message>
        <source>%1: %2, left out, since it drifted: %3</source>
        <translation>%1：%2，因漂移而被排除：%3</translation>
    </message>
    <message>
        <source>%1: %2, left out: %3</source>
        <translation>%1：%2，被排除：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, drift %3</source>
        <translation>%1：%2，漂移 %3</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>A set-up starts no command of its own: name &apos;%1&apos; as a target in the settings, and write that name here.</source>
        <translation>扫描配置不会自行启动命令：请在设置中为目标“%1”命名，并在此处写该名称。</translation>
    </message>
    <message>
        <source>Say what is varied: a sweep needs an axis, such as block=64..1024:*2.</source>
        <translation>请说明要改变什么：扫描需要一个轴，例如 block=64..1024:*2。</translation>
    </message>
    <message>
        <source>The source defines %1 as %2 where nobody else does.</source>
        <translation>源代码将 %1 定义为 %2（若别处未定义）。</translation>
    </message>
    <message>
        <source>The source defines %1 whatever the compiler is told: put #ifndef %1 and #endif around its #define to sweep it.</source>
        <translation>无论编译器得到什么，源代码都定义 %1：要扫描它，请用 #ifndef %1 和 #endif 包住其 #define。</translation>
    </message>
    <message>
        <source>The compile settings define %1.</source>
        <translation>编译设置定义了 %1。</translation>
    </message>
    <message>
        <source>The launch form has blocks of %1.</source>
        <translation>启动表单的块为 %1。</translation>
    </message>
    <message>
        <source>The kernel is an instance of a template, with %1.</source>
        <translation>内核是模板的实例，带有 %1。</translation>
    </message>
    <message>
        <source>The kernel has __launch_bounds__(%1).</source>
        <translation>内核带有 __launch_bounds__(%1)。</translation>
    </message>
    <message>
        <source>Fewer registers a thread leave room for more blocks; 0 is no limit.</source>
        <translation>每线程寄存器较少可容纳更多块；0 表示无限制。</translation>
    </message>
    <message>
        <source>Another %1 of this target.</source>
        <translation>此目标的另一个 %1。</translation>
    </message>
    <message>
        <source>Another emulated GPU, in a process of its own.</source>
        <translation>另一个模拟 GPU，在单独的进程中。</translation>
    </message>
    <message>
        <source>A target of your settings: %1</source>
        <translation>设置中的目标：%1</translation>
    </message>
    <message>
        <source>A step for each GPU, else task, of Slurm&apos;s job %1.</source>
        <translation>Slurm 作业 %1 的每个 GPU（没有 GPU 时为每个任务）一个步骤。</translation>
    </message>
    <message>
        <source>%1 = %2 in the source</source>
        <translation>源代码中 %1 = %2</translation>
    </message>
    <message>
        <source>%1 = %2 in the compile settings</source>
        <translation>编译设置中 %1 = %2</translation>
    </message>
    <message>
        <source>%1 = %2 in the launch form</source>
        <translation>启动表单中 %1 = %2</translation>
    </message>
    <message>
        <source>FEWER</source>
        <translation>更少</translation>
    </message>
    <message>
        <source>%1 fewer than the program as it stands</source>
        <translation>比当前程序少 %1</translation>
    </message>
    <message>
        <source>MORE</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>%1 more than the program as it stands</source>
        <translation>比当前程序多 %1</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>the same count as the program as it stands</source>
        <translation>计数与当前程序相同</translation>
    </message>
    <message>
        <source>%1 interval: %2 to %3 of its time</source>
        <translation>%1 区间：为其时间的 %2 至 %3</translation>
    </message>
    <message>
        <source>It was chosen from %1 points, whose intervals overlap, by launching them in turns.</source>
        <translation>它是从 %1 个区间重叠的点中，通过轮流启动选出的。</translation>
    </message>
    <message>
        <source>the code and launch of the program as it stands</source>
        <translation>代码和启动与当前程序相同</translation>
    </message>
    <message>
        <source>FASTER</source>
        <translation>更快</translation>
    </message>
    <message>
        <source>%1 less time than the program as it stands, in turns with it</source>
        <translation>与当前程序轮流启动，时间比它少 %1</translation>
    </message>
    <message>
        <source>SLOWER</source>
        <translation>更慢</translation>
    </message>
    <message>
        <source>%1 more time than the program as it stands, in turns with it</source>
        <translation>与当前程序轮流启动，时间比它多 %1</translation>
    </message>
    <message>
        <source>the time of the program as it stands, in turns with it</source>
        <translation>与当前程序轮流启动，时间相同</translation>
    </message>
    <message>
        <source>CANNOT TELL</source>
        <translation>无法判定</translation>
    </message>
    <message>
        <source>launched in turns with the program as it stands, which did not tell</source>
        <translation>与当前程序轮流启动，未能分出快慢</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>时间中位数</translation>
    </message>
    <message>
        <source>Warp instructions</source>
        <translation>Warp 指令</translation>
    </message>
    <message>
        <source>Bytes moved</source>
        <translation>移动的字节</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>已验证</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>已测量</translation>
    </message>
    <message>
        <source>as point %1</source>
        <translation>同点 %1</translation>
    </message>
    <message>
        <source>as another point</source>
        <translation>同另一点</translation>
    </message>
    <message>
        <source>as a point without a figure</source>
        <translation>同一个无结果的点</translation>
    </message>
    <message>
        <source>does not compile</source>
        <translation>无法编译</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>deadline</source>
        <translation>超期限</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Grid: every point</source>
        <translation>网格：每个点</translation>
    </message>
    <message>
        <source>Random order</source>
        <translation>随机顺序</translation>
    </message>
    <message>
        <source>Evolution</source>
        <translation>进化</translation>
    </message>
    <message>
        <source>%1 less time than the program as it stands, each measured by itself</source>
        <translation>时间比当前程序少 %1，两者各自单独测量</translation>
    </message>
    <message>
        <source>%1 more time than the program as it stands, each measured by itself</source>
        <translation>时间比当前程序多 %1，两者各自单独测量</translation>
    </message>
    <message>
        <source>%1 of %2 comparisons in turns</source>
        <translation>轮流比较 %1 / %2</translation>
    </message>
</context>
<context>
    <name>TargetList</name>
    <message>
        <source>New target</source>
        <translation>新目标</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>本地</translation>
    </message>
    <message>
        <source>Another target has this name.</source>
        <translation>另一个目标已用此名称。</translation>
    </message>
    <message>
        <source>Give the command that reaches a kerneldesk-worker.</source>
        <translation>请给出通向 kerneldesk-worker 的命令。</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>KernelDesk compiles, runs, times and explains CUDA kernels.
Without a command it opens its window, with FILE when a source or session is named: kerneldesk [FILE]….</source>
        <translation>KernelDesk 编译、运行、计时并解释 CUDA 内核。
不带命令时打开其窗口；指定源文件或会话时带 FILE：kerneldesk [FILE]…。</translation>
    </message>
    <message>
        <source>kerneldesk COMMAND --help tells all about a command.

Exit status: 0 done; 1 the kernel failed (does not compile, faults, differs from its reference, exceeds its
deadline) or got worse from one report, or one build, to the next; 2 bad arguments; 3 the machine lacks something
(driver, device, NVRTC…); 4 two builds cannot be told apart; 130 cancelled with Ctrl+C.
With --format json, standard output is one document for status 0, 1 and 4 and empty else; errors, one sentence
first, go to standard error.</source>
        <translation>kerneldesk COMMAND --help 给出某个命令的全部说明。

退出状态：0 完成；1 内核失败（无法编译、出现故障、与参考不同、超过期限），
或从一份报告或一次构建到下一份变差；2 参数错误；3 本机缺少所需
（驱动、设备、NVRTC…）；4 无法区分两个构建；130 以 Ctrl+C 取消。
使用 --format json 时，状态为 0、1 和 4 的标准输出是一个文档，否则为空；错误以一句话
开头，写到标准错误。</translation>
    </message>
    <message>
        <source>the version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>此帮助</translation>
    </message>
    <message>
        <source>%1 --help tells more.</source>
        <translation>更多说明见 %1 --help。</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>内存不足。</translation>
    </message>
    <message>
        <source>There is no display here for the window; these commands need none.</source>
        <translation>此处没有可供窗口使用的显示；以下命令不需要显示。</translation>
    </message>
    <message>
        <source>Standard output could not be written: %1.</source>
        <translation>无法写入标准输出：%1。</translation>
    </message>
    <message>
        <source>%2 reads a source of another revision; %1 holds compiled code.</source>
        <translation>%2 读取另一修订版的源代码；%1 是已编译的代码。</translation>
    </message>
    <message>
        <source>note: %1 and the headers of its checkout are taken from %2; headers that it does not have are as they are now.</source>
        <translation>注：%1 及其检出中的头文件取自 %2；其中没有的头文件按现在的内容。</translation>
    </message>
    <message>
        <source>%1 compares A with itself at a revision; it does not go with %2.</source>
        <translation>%1 将 A 与其自身的某个修订版比较；它不能与 %2 一起使用。</translation>
    </message>
    <message>
        <source>Name what A is compared with: %1, or options of one of them, as %2.</source>
        <translation>请指定与 A 比较的内容：%1，或其中之一的选项，例如 %2。</translation>
    </message>
    <message>
        <source>define a macro</source>
        <translation>定义宏</translation>
    </message>
    <message>
        <source>compiler option</source>
        <translation>编译器选项</translation>
    </message>
    <message>
        <source>the kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>块数</translation>
    </message>
    <message>
        <source>threads of a block</source>
        <translation>块的线程数</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>launches of each before the first sample; default: 10</source>
        <translation>第一个样本前各自的启动次数；默认：10</translation>
    </message>
    <message>
        <source>timed launches of each, at most; default: 1024</source>
        <translation>各自计时的启动次数上限；默认：1024</translation>
    </message>
    <message>
        <source>stop after so long with fewer samples; default: 15</source>
        <translation>样本不足时到此时长停止；默认：15</translation>
    </message>
    <message>
        <source>flush the L2 cache before every sample</source>
        <translation>每个样本前刷新 L2 缓存</translation>
    </message>
    <message>
        <source>the order of the launches is drawn from it; default: 1</source>
        <translation>启动顺序由它抽取；默认：1</translation>
    </message>
    <message>
        <source>A and B are launched in turns, A B B A or B A A B, in one process that has loaded both, and are verified
before and after. The verdict is on the ratio of the kernels&apos; own times: FASTER, SLOWER, SAME (within 1 %),
or CANNOT TELL with its reasons. On the emulated GPU the counts of both are compared, exactly.
What one of them does not say of its launch is as the other says it, arguments by their names.

Exit status: 0 B is the same or faster; 1 B is slower, or a kernel failed; 4 cannot tell.</source>
        <translation>A 和 B 在一个已加载两者的进程中轮流启动，即 A B B A 或 B A A B，并在之前
和之后验证。判定依据内核自身时间之比：FASTER、SLOWER、SAME（相差 1 % 以内），
或 CANNOT TELL 并附原因。在模拟 GPU 上则精确比较两者的计数。
其中一个未说明的启动内容以另一个为准，参数按名称对应。

退出状态：0 B 相同或更快；1 B 更慢，或内核失败；4 无法判定。</translation>
    </message>
    <message>
        <source>Say which of two builds is faster</source>
        <translation>判断两个构建哪个更快</translation>
    </message>
    <message>
        <source>a CUDA source, a session, a report or compiled code</source>
        <translation>CUDA 源文件、会话、报告或已编译的代码</translation>
    </message>
    <message>
        <source>what is judged against A; default: A, with options of its own</source>
        <translation>与 A 比较的内容；默认：A，带其自己的选项</translation>
    </message>
    <message>
        <source>judge the file A against itself, with its headers, at a revision of its git checkout</source>
        <translation>将文件 A 与其自身及其头文件在 git 检出某修订版的内容比较</translation>
    </message>
    <message>
        <source>A alone</source>
        <translation>仅 A</translation>
    </message>
    <message>
        <source>B alone</source>
        <translation>仅 B</translation>
    </message>
    <message>
        <source>warp instructions</source>
        <translation>warp 指令</translation>
    </message>
    <message>
        <source>lane instructions</source>
        <translation>通道指令</translation>
    </message>
    <message>
        <source>global requests</source>
        <translation>全局请求</translation>
    </message>
    <message>
        <source>sectors of 32 bytes</source>
        <translation>32 字节扇区</translation>
    </message>
    <message>
        <source>sectors if packed</source>
        <translation>紧凑时的扇区</translation>
    </message>
    <message>
        <source>bank conflicts</source>
        <translation>bank 冲突</translation>
    </message>
    <message>
        <source>FEWER</source>
        <translation>更少</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>MORE</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>CANNOT TELL</source>
        <translation>无法判定</translation>
    </message>
    <message>
        <source>FASTER</source>
        <translation>更快</translation>
    </message>
    <message>
        <source>SLOWER</source>
        <translation>更慢</translation>
    </message>
    <message>
        <source>%1, by counts of the emulated GPU, which has no time</source>
        <translation>%1，依据模拟 GPU 的计数，它没有时间</translation>
    </message>
    <message>
        <source>95 % interval %1 … %2</source>
        <translation>95 % 区间 %1 … %2</translation>
    </message>
    <message>
        <source>the kernel and its launch</source>
        <translation>内核及其启动</translation>
    </message>
    <message>
        <source>median of A</source>
        <translation>A 的中位数</translation>
    </message>
    <message>
        <source>median of B</source>
        <translation>B 的中位数</translation>
    </message>
    <message>
        <source>window of A</source>
        <translation>A 的窗口</translation>
    </message>
    <message>
        <source>window of B</source>
        <translation>B 的窗口</translation>
    </message>
    <message>
        <source>B / A</source>
        <translation>B / A</translation>
    </message>
    <message>
        <source>%1 interval %2 … %3</source>
        <translation>%1 区间 %2 … %3</translation>
    </message>
    <message>
        <source>%1 of each, interleaved in %2</source>
        <translation>各 %1，在 %2 内交错</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 个样本</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 个样本</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 块</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 块</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2 时 %1</translation>
    </message>
    <message>
        <source>The outputs of A and B are not equal bit for bit.</source>
        <translation>A 和 B 的输出不是逐位相同。</translation>
    </message>
    <message>
        <source>The program has no Tile IR: it has no kernel of CUDA Tile (__tile_global__).</source>
        <translation>程序没有 Tile IR：它没有 CUDA Tile 内核 (__tile_global__)。</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>from the cache</source>
        <translation>来自缓存</translation>
    </message>
    <message>
        <source>And %1 kernels of the toolkit&apos;s headers; --format json lists them.</source>
        <translation>另有工具包头文件中的 %1 个内核；--format json 会列出它们。</translation>
    </message>
    <message>
        <source>The program compiles; its kernels are of CUDA Tile, whose Tile IR --tile-ir OUT writes.</source>
        <translation>程序可编译；其内核属于 CUDA Tile，--tile-ir OUT 可写出其 Tile IR。</translation>
    </message>
    <message>
        <source>The program compiles and has no kernel; a template needs --name-expression to have an instance.</source>
        <translation>程序可编译，但没有内核；模板需用 --name-expression 才有实例。</translation>
    </message>
    <message>
        <source>The file has no PTX for %1.</source>
        <translation>文件没有用于 %1 的 PTX。</translation>
    </message>
    <message>
        <source>The file has no cubin for %1.</source>
        <translation>文件没有用于 %1 的 cubin。</translation>
    </message>
    <message>
        <source>%1: made by an unknown compiler</source>
        <translation>%1：由未知编译器生成</translation>
    </message>
    <message>
        <source>%1: made by %2</source>
        <translation>%1：由 %2 生成</translation>
    </message>
    <message>
        <source>Compiled code has no Tile IR; --tile-ir takes a source.</source>
        <translation>已编译的代码没有 Tile IR；--tile-ir 需要源代码。</translation>
    </message>
    <message>
        <source>Compile, and show registers, spills and memory of every kernel</source>
        <translation>编译，并显示每个内核的寄存器、溢出和内存</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>write the PTX; for several --arch OUT.ptx becomes OUT.sm_90.ptx</source>
        <translation>写出 PTX；有多个 --arch 时 OUT.ptx 变为 OUT.sm_90.ptx</translation>
    </message>
    <message>
        <source>write the cubin, likewise</source>
        <translation>写出 cubin，方式同上</translation>
    </message>
    <message>
        <source>write the Tile IR of CUDA Tile kernels, likewise: as text, or as bytecode to OUT.tilebc</source>
        <translation>写出 CUDA Tile 内核的 Tile IR，方式同上：为文本，或以字节码写到 OUT.tilebc</translation>
    </message>
    <message>
        <source>--arch, -D, -I, --option and --name-expression may come several times.
Sizes are bytes. Spills are stores / loads; max threads is that of __launch_bounds__.
Of compiled code the kernels of all its architectures are listed, or of those that --arch names.
PTX tells no figures and a cubin no spills (–).
%1</source>
        <translation>--arch、-D、-I、--option 和 --name-expression 可以多次出现。
大小以字节计。溢出为存储 / 加载；最大线程数是 __launch_bounds__ 的。
对已编译的代码，列出其所有架构的内核，或 --arch 所指定架构的内核。
PTX 不给出数值，cubin 不给出溢出 (–)。
%1</translation>
    </message>
    <message>
        <source>compiling</source>
        <translation>正在编译</translation>
    </message>
    <message>
        <source>The session&apos;s device &apos;%1&apos; is no device; cuda:0, cuda:1… and emulated are.</source>
        <translation>会话的设备“%1”不是设备；可用 cuda:0、cuda:1… 和 emulated。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>No device is chosen; %2 takes one of %1.</source>
        <translation>未选择设备；%2 可取 %1 之一。</translation>
    </message>
    <message>
        <source>There is no device &apos;%1&apos; on this target; there is %2.</source>
        <translation>此目标上没有设备“%1”；有 %2。</translation>
    </message>
    <message>
        <source>NVRTC %1 does not compile for %2; it knows %3.</source>
        <translation>NVRTC %1 不能为 %2 编译；它支持 %3。</translation>
    </message>
    <message>
        <source>compiling changes that may help:</source>
        <translation>正在编译可能有用的更改</translation>
    </message>
    <message>
        <source>running block</source>
        <translation>正在运行块</translation>
    </message>
    <message>
        <source>timing</source>
        <translation>正在计时</translation>
    </message>
    <message>
        <source>comparing</source>
        <translation>正在比较</translation>
    </message>
    <message>
        <source>counting, launch</source>
        <translation>正在计数，启动</translation>
    </message>
    <message>
        <source>Tile IR is cut off behind %1 MiB of text.</source>
        <translation>Tile IR 在 %1 MiB 文本之后被截断。</translation>
    </message>
    <message>
        <source>There is no machine code of this program.</source>
        <translation>此程序没有机器码。</translation>
    </message>
    <message>
        <source>SASS is cut off behind %1 MiB of text.</source>
        <translation>SASS 在 %1 MiB 文本之后被截断。</translation>
    </message>
    <message>
        <source>The worker sent only a part of an output.</source>
        <translation>工作进程只发送了输出的一部分。</translation>
    </message>
    <message>
        <source>%1 is of a GPU&apos;s counts, and this is the emulated GPU: leave it out, or choose a GPU with --device cuda:0.</source>
        <translation>%1 用于 GPU 的计数器，而这是模拟 GPU：请省略它，或用 --device cuda:0 选择 GPU。</translation>
    </message>
    <message>
        <source>The kernel is run and verified once, and then launched as often as the GPU&apos;s counters need, each time on
fresh inputs, in a process of its own: counting changes times. It needs CUPTI of CUDA 12.6 or newer beside
the worker, and a driver that gives counters to this user. The emulated GPU counts what it can in the PTX.
By line, code that CUPTI adds to the kernel counts, and makes it some 10 to 50 times slower: --deadline may
have to be longer.</source>
        <translation>内核先运行并验证一次，然后按 GPU 计数器所需的次数启动，每次都用新的输入，在单独的进程中进行：
计数会改变时间。需要工作进程一侧有 CUDA 12.6 或更新的 CUPTI，以及允许此用户使用计数器的驱动。
模拟 GPU 在 PTX 中计数它能计数的内容。
按行计数时，由 CUPTI 加入内核的代码计数，内核会慢约 10 到 50 倍：--deadline 可能
需要更长。</translation>
    </message>
    <message>
        <source>Count what one launch does in the GPU: bytes, instructions, stalls</source>
        <translation>计数一次启动在 GPU 中的活动：字节、指令、停顿</translation>
    </message>
    <message>
        <source>leave the inputs in L2 in place of flushing it before each launch</source>
        <translation>让输入留在 L2 中，而不在每次启动前刷新它</translation>
    </message>
    <message>
        <source>By line</source>
        <translation>按行</translation>
    </message>
    <message>
        <source>count each line of the source as well, in one more launch</source>
        <translation>还对源代码的每一行计数，需再启动一次</translation>
    </message>
    <message>
        <source>the same for each machine instruction, with its SASS</source>
        <translation>对每条机器指令同样计数，并附其 SASS</translation>
    </message>
    <message>
        <source>the same with the emulated GPU&apos;s counts beside it, differences marked</source>
        <translation>同时列出模拟 GPU 的计数，并标出差异</translation>
    </message>
    <message>
        <source>write a row for each line, or with --by-instruction for each instruction</source>
        <translation>为每一行写一条记录，使用 --by-instruction 时为每条指令写一条</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>compute capability</source>
        <translation>计算能力</translation>
    </message>
    <message>
        <source>multiprocessors</source>
        <translation>多处理器</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>PCI bus</source>
        <translation>PCI 总线</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>驱动</translation>
    </message>
    <message>
        <source>CUDA %1</source>
        <translation>CUDA %1</translation>
    </message>
    <message>
        <source>List the devices, and what this machine lacks</source>
        <translation>列出设备，以及本机缺少什么</translation>
    </message>
    <message>
        <source>every attribute of every device, grouped (always part of the JSON)</source>
        <translation>每个设备的所有属性，分组显示（JSON 中始终包含）</translation>
    </message>
    <message>
        <source>measure the memory&apos;s and arithmetic&apos;s rates, for some seconds, and keep them for timings</source>
        <translation>用数秒测量内存和算术的速率，并保存供计时使用</translation>
    </message>
    <message>
        <source>error:</source>
        <translation>错误：</translation>
    </message>
    <message>
        <source>warning:</source>
        <translation>警告：</translation>
    </message>
    <message>
        <source>remark:</source>
        <translation>备注：</translation>
    </message>
    <message>
        <source>note:</source>
        <translation>注：</translation>
    </message>
    <message>
        <source>options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>Try one: kerneldesk run --example saxpy. The sources are in %1.</source>
        <translation>可试一个：kerneldesk run --example saxpy。源代码在 %1 中。</translation>
    </message>
    <message>
        <source>List the shipped examples</source>
        <translation>列出自带示例</translation>
    </message>
    <message>
        <source>%1 reads a revision with git, which was not found: looked for git in PATH.</source>
        <translation>%1 用 git 读取修订版，但未找到 git：已在 PATH 中查找。</translation>
    </message>
    <message>
        <source>git did not answer within %1 s.</source>
        <translation>git 在 %1 秒内没有应答。</translation>
    </message>
    <message>
        <source>git could not be started: %1.</source>
        <translation>无法启动 git：%1。</translation>
    </message>
    <message>
        <source>git knows no revision &apos;%1&apos; here.</source>
        <translation>git 在此不知道修订版“%1”。</translation>
    </message>
    <message>
        <source>The header %1 is a symbolic link of the revision that leads out of the checkout, and %2 reads what the revision has.</source>
        <translation>头文件 %1 是该修订版中指向检出之外的符号链接，而 %2 读取的是修订版所含的内容。</translation>
    </message>
    <message>
        <source>The header %1 is a symbolic link of the revision that leads in a circle.</source>
        <translation>头文件 %1 是该修订版中循环指向的符号链接。</translation>
    </message>
    <message>
        <source>The header %1 is a symbolic link of the revision that leads to no file of it.</source>
        <translation>头文件 %1 是该修订版中的符号链接，它没有指向其中的任何文件。</translation>
    </message>
    <message>
        <source>git took longer than %1 s to give the headers of the revision; %2 is for sources with fewer.</source>
        <translation>git 用了超过 %1 秒仍未给出修订版的头文件；%2 适用于头文件较少的源代码。</translation>
    </message>
    <message>
        <source>The header %1 of the revision cannot be read: it is too long, no text, or git does not give it.</source>
        <translation>无法读取修订版的头文件 %1：它太长、不是文本，或 git 不给出它。</translation>
    </message>
    <message>
        <source>git does not list the files of revision %1: %2.</source>
        <translation>git 不列出修订版 %1 的文件：%2。</translation>
    </message>
    <message>
        <source>there are too many</source>
        <translation>数量太多</translation>
    </message>
    <message>
        <source>%2 needs a source in a file of its own; %1 is none.</source>
        <translation>%2 需要独立成文件的源代码；%1 不是。</translation>
    </message>
    <message>
        <source>%1 is in no git checkout that can be read: %2.</source>
        <translation>%1 不在可读取的 git 检出中：%2。</translation>
    </message>
    <message>
        <source>Revision %1 has no %2.</source>
        <translation>修订版 %1 没有 %2。</translation>
    </message>
    <message>
        <source>%1 is longer than %2 MiB in revision %3.</source>
        <translation>%1 在修订版 %3 中长于 %2 MiB。</translation>
    </message>
    <message>
        <source>git could not read %1 of revision %2: %3.</source>
        <translation>git 无法读取修订版 %2 的 %1：%3。</translation>
    </message>
    <message>
        <source>%1 is no text file in revision %2: it holds zero bytes.</source>
        <translation>%1 在修订版 %2 中不是文本文件：它含有零字节。</translation>
    </message>
    <message>
        <source>Show this help, or that of a command</source>
        <translation>显示此帮助，或某个命令的帮助</translation>
    </message>
    <message>
        <source>the command; default: all of them</source>
        <translation>命令；默认：全部</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>usage: %1</source>
        <translation>用法：%1</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>[OPTIONS]</source>
        <translation>[选项]</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>the program&apos;s source</source>
        <translation>程序的源代码</translation>
    </message>
    <message>
        <source>a source of the session</source>
        <translation>会话的源文件</translation>
    </message>
    <message>
        <source>the input of argument %1</source>
        <translation>参数 %1 的输入</translation>
    </message>
    <message>
        <source>the reference of %1</source>
        <translation>%1 的参考</translation>
    </message>
    <message>
        <source>a header of the program</source>
        <translation>程序的头文件</translation>
    </message>
    <message>
        <source>%1: %2 is %3 and would be overwritten; name another file.</source>
        <translation>%1：%2 是 %3，会被覆盖；请指定另一个文件。</translation>
    </message>
    <message>
        <source>what %1 writes</source>
        <translation>%1 写出的内容</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>arch</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>spills</source>
        <translation>溢出</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共享</translation>
    </message>
    <message>
        <source>local</source>
        <translation>局部</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>常量</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>屏障</translation>
    </message>
    <message>
        <source>max threads</source>
        <translation>最大线程数</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>note: The launch is taken from line %1 of %2</source>
        <translation>注：启动取自 %2 的第 %1 行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1; likely, but not told there: %2</source>
        <translation>%1；那里没有说明，很可能是：%2</translation>
    </message>
    <message>
        <source>A launch needs one architecture; %2 names %1.</source>
        <translation>启动需要一个架构；%2 指定了 %1。</translation>
    </message>
    <message>
        <source>Compiled code: PTX, a cubin, a fatbin, a program, library, object file or archive with device code,
or a folder of Triton&apos;s cache. It is known by its content, not by its name.</source>
        <translation>已编译的代码：PTX、cubin、fatbin、含设备代码的程序、库、目标文件或归档，
或 Triton 缓存的文件夹。按内容而不是名称识别。</translation>
    </message>
    <message>
        <source>active lanes</source>
        <translation>活跃通道</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>扇区</translation>
    </message>
    <message>
        <source>sector use</source>
        <translation>扇区利用率</translation>
    </message>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>in PTX</source>
        <translation>PTX 中</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>at</source>
        <translation>位于</translation>
    </message>
    <message>
        <source>instruction</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>By instruction</source>
        <translation>按指令</translation>
    </message>
    <message>
        <source>%1 cannot be launched without %2.
Values to start from: %3
%4 launches one kernel with what it is given; it does not execute main().</source>
        <translation>没有 %2，%1 无法启动。
可从这些值开始：%3
%4 用所给的内容启动一个内核；它不执行 main()。</translation>
    </message>
    <message>
        <source>Numbers (over those of a compiled kernel)</source>
        <translation>数值（优先于已编译内核的）</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an architecture such as sm_90.</source>
        <translation>“%1”不是 sm_90 这样的架构。</translation>
    </message>
    <message>
        <source>The calculator takes one %1.</source>
        <translation>计算器接受一个 %1。</translation>
    </message>
    <message>
        <source>PTX does not tell the registers of %1; give them with %2.</source>
        <translation>PTX 没有给出 %1 的寄存器数；请用 %2 给出。</translation>
    </message>
    <message>
        <source>%1 needs a program: name %2 or %3.</source>
        <translation>%1 需要程序：请指定 %2 或 %3。</translation>
    </message>
    <message>
        <source>--batch answers as CSV; --format json does not go with it.</source>
        <translation>--batch 以 CSV 回答；不能与 --format json 一起使用。</translation>
    </message>
    <message>
        <source>%1 does not go with --batch.</source>
        <translation>%1 不能与 --batch 一起使用。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a table.</source>
        <translation>%1 是文件夹，不是表。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>无法打开 %1：%2。</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>Compiled by %1.</source>
        <translation>由 %1 编译。</translation>
    </message>
    <message>
        <source>of a block; default: the session&apos;s launch, else 256</source>
        <translation>每块；默认：会话的启动，否则 256</translation>
    </message>
    <message>
        <source>of a thread; default: 32</source>
        <translation>每线程；默认：32</translation>
    </message>
    <message>
        <source>of a block; default: 0</source>
        <translation>每块；默认：0</translation>
    </message>
    <message>
        <source>of a block; default: the session&apos;s launch, else 0</source>
        <translation>每块；默认：会话的启动，否则 0</translation>
    </message>
    <message>
        <source>of the largest shared memory; default: the driver&apos;s choice</source>
        <translation>占最大共享内存的比例；默认：由驱动选择</translation>
    </message>
    <message>
        <source>blocks of a cluster; default: 1</source>
        <translation>集群的块数；默认：1</translation>
    </message>
    <message>
        <source>Calculate the occupancy of a compiled kernel, or of numbers</source>
        <translation>计算已编译内核或给定数值的占用率</translation>
    </message>
    <message>
        <source>occupancy over threads, registers and dynamic shared memory</source>
        <translation>占用率随线程、寄存器和动态共享内存的变化</translation>
    </message>
    <message>
        <source>answer every row of a table (- is standard input), as CSV on standard output</source>
        <translation>回答表的每一行（- 为标准输入），以 CSV 写到标准输出</translation>
    </message>
    <message>
        <source>Without FILE it is a calculator for sm_90, or for --arch sm_50 to sm_121; it needs no GPU and no compiler.
What is not given is taken from the launch in the source&apos;s host code, where it has one.
A batch has the columns arch,threads,registers,static_shared,dynamic_shared,carveout,barriers (carveout
may be empty; cluster may follow); blocks_per_sm,occupancy,limited_by are appended to its rows.

  kerneldesk occupancy --arch sm_90 --threads 256 --registers 40
  kerneldesk occupancy --example sgemm --curves</source>
        <translation>没有 FILE 时，它是 sm_90 或 --arch sm_50 至 sm_121 的计算器；不需要 GPU 和编译器。
未给出的内容取自源文件主机代码中的启动（如果有）。
批处理的列为 arch,threads,registers,static_shared,dynamic_shared,carveout,barriers（carveout
可以为空；其后可有 cluster）；各行末尾附加 blocks_per_sm,occupancy,limited_by。

  kerneldesk occupancy --arch sm_90 --threads 256 --registers 40
  kerneldesk occupancy --example sgemm --curves</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 个线程</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 个线程</translation>
    </message>
    <message>
        <source>1 register</source>
        <translation>1 个寄存器</translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation>%1 个寄存器</translation>
    </message>
    <message>
        <source>%1 static and %2 dynamic shared memory</source>
        <translation>%1 静态和 %2 动态共享内存</translation>
    </message>
    <message>
        <source>1 barrier</source>
        <translation>1 个屏障</translation>
    </message>
    <message>
        <source>%1 barriers</source>
        <translation>%1 个屏障</translation>
    </message>
    <message>
        <source>clusters of %1</source>
        <translation>%1 个块的集群</translation>
    </message>
    <message>
        <source>carve-out %1 %</source>
        <translation>共享内存划分 %1 %</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>virtual</source>
        <translation>虚拟</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>blocks allowed by</source>
        <translation>允许的块数，按</translation>
    </message>
    <message>
        <source>1 register a thread</source>
        <translation>每线程 1 个寄存器</translation>
    </message>
    <message>
        <source>at most %1 registers a thread</source>
        <translation>每线程最多 %1 个寄存器</translation>
    </message>
    <message>
        <source>%1 a block</source>
        <translation>每块 %1</translation>
    </message>
    <message>
        <source>at most %1 shared memory a block</source>
        <translation>每块最多 %1 共享内存</translation>
    </message>
    <message>
        <source>a carve-out of %1 % or more</source>
        <translation>共享内存划分不小于 %1 %</translation>
    </message>
    <message>
        <source>at most %1 barriers</source>
        <translation>最多 %1 个屏障</translation>
    </message>
    <message>
        <source>clusters of at most %1</source>
        <translation>集群最多 %1 个块</translation>
    </message>
    <message>
        <source>to raise it</source>
        <translation>提高方法</translation>
    </message>
    <message>
        <source>best block size</source>
        <translation>最佳块大小</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>on a multiprocessor</source>
        <translation>在一个多处理器上</translation>
    </message>
    <message>
        <source>%1, %2 of %3 warps</source>
        <translation>%1，%3 个 warp 中的 %2 个</translation>
    </message>
    <message>
        <source>limited by</source>
        <translation>受限于</translation>
    </message>
    <message>
        <source>impossible: %1</source>
        <translation>不可能：%1</translation>
    </message>
    <message>
        <source>threads a block</source>
        <translation>每块线程数</translation>
    </message>
    <message>
        <source>registers a thread</source>
        <translation>每线程寄存器数</translation>
    </message>
    <message>
        <source>dynamic shared bytes</source>
        <translation>动态共享字节</translation>
    </message>
    <message>
        <source>Compiling</source>
        <translation>正在编译</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>its value is empty.</source>
        <translation>其值为空。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not of the form NAME=VALUE.</source>
        <translation>“%1”不是 NAME=VALUE 的形式。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is none of: %2.</source>
        <translation>“%1”不在其中：%2。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number from %2 to %3.</source>
        <translation>“%1”不是 %2 到 %3 的整数。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number of 0 or more.</source>
        <translation>“%1”不是不小于 0 的数。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number above 0 and up to %2.</source>
        <translation>“%1”不是大于 0 且不超过 %2 的数。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither 0 nor a share from 0.001% to 50%.</source>
        <translation>“%1”既不是 0，也不是 0.001% 到 50% 的比例。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no device; cuda:0, cuda:1… and emulated are.</source>
        <translation>“%1”不是设备；可用 cuda:0、cuda:1… 和 emulated。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no macro; write NAME, NAME=VALUE or NAME(A,B)=VALUE.</source>
        <translation>“%1”不是宏；请写 NAME、NAME=VALUE 或 NAME(A,B)=VALUE。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no folder.</source>
        <translation>“%1”不是文件夹。</translation>
    </message>
    <message>
        <source>there is no folder &apos;%1&apos;.</source>
        <translation>没有文件夹“%1”。</translation>
    </message>
    <message>
        <source>text for people (the default), json for programs</source>
        <translation>text 供人阅读（默认），json 供程序使用</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>cuda:0, cuda:1… or emulated; default: the first CUDA device, else emulated</source>
        <translation>cuda:0、cuda:1… 或 emulated；默认：第一个 CUDA 设备，否则 emulated</translation>
    </message>
    <message>
        <source>a worker elsewhere, by its name in your settings</source>
        <translation>别处的工作进程，用设置中的名称</translation>
    </message>
    <message>
        <source>a worker elsewhere, by the command that starts it</source>
        <translation>别处的工作进程，用启动它的命令</translation>
    </message>
    <message>
        <source>a CUDA source, a session NAME.kdesk, a report NAME.html or .json, or compiled code</source>
        <translation>CUDA 源文件、会话 NAME.kdesk、报告 NAME.html 或 .json，或已编译的代码</translation>
    </message>
    <message>
        <source>a shipped example instead of FILE</source>
        <translation>自带示例，代替 FILE</translation>
    </message>
    <message>
        <source>architecture; default: that of the device, else sm_90</source>
        <translation>架构；默认：设备的架构，否则 sm_90</translation>
    </message>
    <message>
        <source>look for headers here, too</source>
        <translation>也在此查找头文件</translation>
    </message>
    <message>
        <source>language standard</source>
        <translation>语言标准</translation>
    </message>
    <message>
        <source>who compiles; auto: NVRTC, and nvcc where that refuses host code</source>
        <translation>由谁编译；auto：NVRTC，它拒绝主机代码时用 nvcc</translation>
    </message>
    <message>
        <source>compile_commands.json, or its folder; default: the one around FILE</source>
        <translation>compile_commands.json 或其文件夹；默认：FILE 所在之处的</translation>
    </message>
    <message>
        <source>compiler option: --option=-use_fast_math</source>
        <translation>编译器选项：--option=-use_fast_math</translation>
    </message>
    <message>
        <source>emit a template instance: &quot;k&lt;float, 4&gt;&quot;</source>
        <translation>生成模板实例：&quot;k&lt;float, 4&gt;&quot;</translation>
    </message>
    <message>
        <source>a launch that the session has a name for</source>
        <translation>会话中有名称的启动</translation>
    </message>
    <message>
        <source>default: the session&apos;s kernel, or the only one</source>
        <translation>默认：会话的内核，或唯一的内核</translation>
    </message>
    <message>
        <source>blocks, as expressions: ceil_div(n, block.x)</source>
        <translation>块数，为表达式：ceil_div(n, block.x)</translation>
    </message>
    <message>
        <source>threads of a block, likewise</source>
        <translation>块的线程数，方式同上</translation>
    </message>
    <message>
        <source>dynamic shared memory of a block, an expression</source>
        <translation>块的动态共享内存，为表达式</translation>
    </message>
    <message>
        <source>an argument: n=1&lt;&lt;20, &quot;x=random(seed=1)[n]&quot;</source>
        <translation>参数：n=1&lt;&lt;20、&quot;x=random(seed=1)[n]&quot;</translation>
    </message>
    <message>
        <source>a name for use in expressions</source>
        <translation>供表达式使用的名称</translation>
    </message>
    <message>
        <source>blocks of a cluster (sm_90 and later)</source>
        <translation>集群的块数（sm_90 及以上）</translation>
    </message>
    <message>
        <source>shared memory, of the most that an SM can have; default: the driver decides</source>
        <translation>共享内存，占 SM 最大值的比例；默认：由驱动决定</translation>
    </message>
    <message>
        <source>all blocks are resident at once, for grid-wide barriers</source>
        <translation>所有块同时驻留，用于全网格屏障</translation>
    </message>
    <message>
        <source>end the kernel after so long; default: 10</source>
        <translation>到此时长结束内核；默认：10</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>what an output must equal: kernel:NAME, expr:…, file:x.npy</source>
        <translation>输出须等于：kernel:NAME、expr:…、file:x.npy</translation>
    </message>
    <message>
        <source>relative tolerance; default: 1e-05</source>
        <translation>相对容差；默认：1e-05</translation>
    </message>
    <message>
        <source>absolute tolerance; default: 1e-08</source>
        <translation>绝对容差；默认：1e-08</translation>
    </message>
    <message>
        <source>count instructions and memory accesses (emulated GPU)</source>
        <translation>计数指令和内存访问（模拟 GPU）</translation>
    </message>
    <message>
        <source>launches before the first sample; default: 10</source>
        <translation>第一个样本前的启动次数；默认：10</translation>
    </message>
    <message>
        <source>end when half the 95 % interval is so much of the median; default: 0.5%; 0: --samples</source>
        <translation>95 % 区间的一半达到中位数的此比例时结束；默认：0.5%；0：--samples</translation>
    </message>
    <message>
        <source>timed launches: with --until at most so many, default 1000; without it exactly</source>
        <translation>计时的启动次数：有 --until 时为上限，默认 1000；没有时为确切次数</translation>
    </message>
    <message>
        <source>launches before --until may end them; default: 20</source>
        <translation>--until 可结束之前的启动次数；默认：20</translation>
    </message>
    <message>
        <source>leave the caches as they are (the default)</source>
        <translation>保持缓存原样（默认）</translation>
    </message>
    <message>
        <source>leave out samples taken while the device held its clocks down</source>
        <translation>舍弃设备降低时钟期间所取的样本</translation>
    </message>
    <message>
        <source>bytes that one launch moves, for the bandwidth: &quot;12 * n&quot;</source>
        <translation>一次启动移动的字节，用于带宽：&quot;12 * n&quot;</translation>
    </message>
    <message>
        <source>operations of one launch, for the rate: &quot;2 * n&quot;</source>
        <translation>一次启动的运算数，用于速率：&quot;2 * n&quot;</translation>
    </message>
    <message>
        <source>%3: %1 has no output &apos;%2&apos;, nor any other.</source>
        <translation>%3：%1 没有输出“%2”，也没有其他输出。</translation>
    </message>
    <message>
        <source>%4: %1 has no output &apos;%2&apos;; its outputs are: %3.</source>
        <translation>%4：%1 没有输出“%2”；其输出为：%3。</translation>
    </message>
    <message>
        <source>&apos;-&apos; does not stand for standard output here; name a file.</source>
        <translation>“-”在此不代表标准输出；请指定文件。</translation>
    </message>
    <message>
        <source>%1 cannot be written: there is no folder %2.</source>
        <translation>无法写入 %1：没有文件夹 %2。</translation>
    </message>
    <message>
        <source>%1 cannot be written: it is a folder.</source>
        <translation>无法写入 %1：它是文件夹。</translation>
    </message>
    <message>
        <source>%1 cannot be written: the folder is write-protected.</source>
        <translation>无法写入 %1：文件夹有写保护。</translation>
    </message>
    <message>
        <source>%1 has no option &apos;%2&apos;.</source>
        <translation>%1 没有选项“%2”。</translation>
    </message>
    <message>
        <source>There is one word too many: &apos;%1&apos;.</source>
        <translation>多了一个词：“%1”。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; stands where a command is expected: %2.</source>
        <translation>“%1”处应为命令：%2。</translation>
    </message>
    <message>
        <source>There is no command &apos;%1&apos;; there are: %2.</source>
        <translation>没有命令“%1”；有：%2。</translation>
    </message>
    <message>
        <source>%1 and %2 do not go together.</source>
        <translation>%1 和 %2 不能一起使用。</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 需要值。</translation>
    </message>
    <message>
        <source>--%1 takes no value.</source>
        <translation>--%1 不接受值。</translation>
    </message>
    <message>
        <source>The kernels that measure peaks do not compile.</source>
        <translation>测量峰值的内核无法编译。</translation>
    </message>
    <message>
        <source>No peak of %1 could be measured.</source>
        <translation>无法测量 %1 的峰值。</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>best of %1 samples</source>
        <translation>%1 个样本中最佳</translation>
    </message>
    <message>
        <source>Peaks of %1, measured on %2 under driver %3:</source>
        <translation>%1 的峰值，于 %2 在驱动 %3 下测量：</translation>
    </message>
    <message>
        <source>%1 bytes of device memory</source>
        <translation>设备内存 %1 字节</translation>
    </message>
    <message>
        <source>%1 bytes asked of L2</source>
        <translation>向 L2 请求 %1 字节</translation>
    </message>
    <message>
        <source>%1 floating-point operations</source>
        <translation>%1 次浮点运算</translation>
    </message>
    <message>
        <source>%1 operations a byte</source>
        <translation>每字节 %1 次运算</translation>
    </message>
    <message>
        <source>Work as declared: %1.</source>
        <translation>声明的工作量：%1。</translation>
    </message>
    <message>
        <source>Work as the emulated GPU counted it: %1.</source>
        <translation>模拟 GPU 计数的工作量：%1。</translation>
    </message>
    <message>
        <source>Work by the GPU&apos;s counters: %1.</source>
        <translation>GPU 计数器得出的工作量：%1。</translation>
    </message>
    <message>
        <source>&apos;-&apos; does not stand for standard input here; name a file.</source>
        <translation>“-”在此不代表标准输入；请指定文件。</translation>
    </message>
    <message>
        <source>Name a CUDA source or a session, or a shipped one with %1.</source>
        <translation>请指定 CUDA 源文件或会话，或用 %1 指定自带的。</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>注：%1</translation>
    </message>
    <message>
        <source>No compile command of %1 fits %2.</source>
        <translation>%1 没有适合 %2 的编译命令。</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2，共 %3</translation>
    </message>
    <message>
        <source>%1 gives a name a value</source>
        <translation>%1 给名称一个值</translation>
    </message>
    <message>
        <source>%1 gives it</source>
        <translation>%1 给出它</translation>
    </message>
    <message>
        <source>%1 and %2 give them</source>
        <translation>%1 和 %2 给出它们</translation>
    </message>
    <message>
        <source>%1 chooses one</source>
        <translation>%1 选择一个</translation>
    </message>
    <message>
        <source>%1 names one</source>
        <translation>%1 指定一个</translation>
    </message>
    <message>
        <source>Timing needs a launch: give --grid and --block, or a session that has them.</source>
        <translation>计时需要启动：请给出 --grid 和 --block，或含有它们的会话。</translation>
    </message>
    <message>
        <source>The program is not compiled for the device&apos;s %1, so it cannot be run.</source>
        <translation>程序没有为设备的 %1 编译，因此无法运行。</translation>
    </message>
    <message>
        <source>There is no device to run %1 on; the report holds what the compiler tells.</source>
        <translation>没有可运行 %1 的设备；报告只含编译器给出的内容。</translation>
    </message>
    <message>
        <source>The report holds no run.</source>
        <translation>报告没有运行。</translation>
    </message>
    <message>
        <source>The report is incomplete: nothing is known of %1. %2</source>
        <translation>报告不完整：对 %1 一无所知。%2</translation>
    </message>
    <message>
        <source>occupancy %1</source>
        <translation>占用率 %1</translation>
    </message>
    <message>
        <source>1 architecture</source>
        <translation>1 个架构</translation>
    </message>
    <message>
        <source>%1 architectures</source>
        <translation>%1 个架构</translation>
    </message>
    <message>
        <source>instructions modelled</source>
        <translation>建模的指令</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>中位数 %1</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>已验证</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>未验证</translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <translation>%2 上的 %1：%3</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>已写到 %1</translation>
    </message>
    <message>
        <source>a change that would raise occupancy</source>
        <translation>可提高占用率的更改</translation>
    </message>
    <message>
        <source>The file has PTX alone of %1, which does not tell its registers: there is nothing to report.</source>
        <translation>文件中只有 %1 的 PTX，看不出寄存器数：没有可报告的内容。</translation>
    </message>
    <message>
        <source>Name the report&apos;s file: -o OUT.html, OUT.pdf, OUT.json, OUT.csv, OUT.md, OUT.svg or OUT.png.</source>
        <translation>请指定报告的文件：-o OUT.html、OUT.pdf、OUT.json、OUT.csv、OUT.md、OUT.svg 或 OUT.png。</translation>
    </message>
    <message>
        <source>--chart is for pictures: -o OUT.svg or OUT.png.</source>
        <translation>--chart 用于图片：-o OUT.svg 或 OUT.png。</translation>
    </message>
    <message>
        <source>Write the occupancy report of a kernel over all architectures</source>
        <translation>写出内核在所有架构上的占用率报告</translation>
    </message>
    <message>
        <source>OUT.html, .pdf, .json, .csv or .md; .svg or .png: its charts</source>
        <translation>OUT.html、.pdf、.json、.csv 或 .md；.svg 或 .png：其图表</translation>
    </message>
    <message>
        <source>threads, registers, shared or time: that chart alone in an .svg or .png</source>
        <translation>threads、registers、shared 或 time：只将该图表写到 .svg 或 .png</translation>
    </message>
    <message>
        <source>what changed between two reports, as Markdown; status 1 where something got worse</source>
        <translation>两份报告之间的变化，为 Markdown；有变差之处时状态为 1</translation>
    </message>
    <message>
        <source>with timing (as do the options under Timing)</source>
        <translation>带计时（“计时”下的选项也如此）</translation>
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
        <translation>内核为 NVRTC 支持的每个架构编译；--arch 选择首页上的架构，
其编译器，即 NVRTC 或 nvcc，也用于其他所有架构。
可提高其占用率的更改，即启动边界、--maxrregcount 和较小的展开，也会编译：
报告说明各自的结果。
有设备和启动（来自会话，或 --grid 和 --block）时，它会运行并验证。
未给出的内核和块取自源文件主机代码中的启动（如果有）；有
--device 或 --time 时也运行该启动。
对已编译的代码，报告含有文件有其代码的架构。
FILE 可以是报告：单独给出时以另一种格式写出，带选项时重新编译并运行其程序。

--compare 视为变差的有：某架构上占用率降低或溢出字节增多、程序不再能编译、
结果不再通过验证、时间的 95 % 区间高于之前的；相差不超过 1 % 视为相同。

  kerneldesk report --example sgemm -o sgemm.html
  kerneldesk report --compare before.html after.html</translation>
    </message>
    <message>
        <source>-o: &apos;%1&apos; must end in .md: a comparison is written as Markdown.</source>
        <translation>-o：“%1”须以 .md 结尾：比较写为 Markdown。</translation>
    </message>
    <message>
        <source>-o: &apos;%1&apos; must end in .html, .pdf, .json, .csv or .md, or in .svg or .png for the charts.</source>
        <translation>-o：“%1”须以 .html、.pdf、.json、.csv 或 .md 结尾，图表则以 .svg 或 .png 结尾。</translation>
    </message>
    <message>
        <source>-o: %1 is the report that is read and would be overwritten; name another file.</source>
        <translation>-o：%1 是所读取的报告，会被覆盖；请指定另一个文件。</translation>
    </message>
    <message>
        <source>%2 counts on the emulated GPU alone, not on %1: add %3.</source>
        <translation>%2 只在模拟 GPU 上计数，不能在 %1 上：请加 %3。</translation>
    </message>
    <message>
        <source>Compile, fill the buffers, launch once and verify</source>
        <translation>编译，填充缓冲区，启动一次并验证</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>count</source>
        <translation>数量</translation>
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
        <translation>不匹配</translation>
    </message>
    <message>
        <source>max abs</source>
        <translation>最大绝对</translation>
    </message>
    <message>
        <source>max rel</source>
        <translation>最大相对</translation>
    </message>
    <message>
        <source>first at [%1]: %2 where %3 is expected</source>
        <translation>首个在 [%1]：%2，应为 %3</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>DIFFERS</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>块 %1</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>线程 %1</translation>
    </message>
    <message>
        <source>address %1</source>
        <translation>地址 %1</translation>
    </message>
    <message>
        <source>modelled at PTX level</source>
        <translation>在 PTX 层建模</translation>
    </message>
    <message>
        <source>Doubtful: %1</source>
        <translation>存疑：%1</translation>
    </message>
    <message>
        <source>printed by the kernel</source>
        <translation>内核打印的内容</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 on %2 (%3): %4</source>
        <translation>%2 (%3) 上的 %1：%4</translation>
    </message>
    <message>
        <source>emulated in %1</source>
        <translation>模拟用时 %1</translation>
    </message>
    <message>
        <source>%1 of their lanes active</source>
        <translation>其通道中 %1 活跃</translation>
    </message>
    <message>
        <source>of 32 bytes; packed they would be %1</source>
        <translation>32 字节的；紧凑时为 %1</translation>
    </message>
    <message>
        <source>modelled at PTX level: the emulated GPU counts instructions, it has no times</source>
        <translation>在 PTX 层建模：模拟 GPU 计数指令，它没有时间</translation>
    </message>
    <message>
        <source>The kernel&apos;s own time, by CUPTI&apos;s records, in steps of %1.</source>
        <translation>内核自身的时间，来自 CUPTI 的记录，步长 %1。</translation>
    </message>
    <message>
        <source>The kernel&apos;s own time: windows less what their launch costs, right to within %1.</source>
        <translation>内核自身的时间：窗口减去其启动的开销，误差在 %1 以内。</translation>
    </message>
    <message>
        <source>Windows of the kernel with its launch, about %1 longer than the kernel&apos;s own time.</source>
        <translation>内核连同其启动的窗口，比内核自身的时间长约 %1。</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>standard deviation %1</source>
        <translation>标准差 %1</translation>
    </message>
    <message>
        <source>5th percentile %1</source>
        <translation>第 5 百分位 %1</translation>
    </message>
    <message>
        <source>95th percentile %1</source>
        <translation>第 95 百分位 %1</translation>
    </message>
    <message>
        <source>window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>the kernel and its launch, 95 % interval %1 … %2</source>
        <translation>内核及其启动，95 % 区间 %1 … %2</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>flop rate</source>
        <translation>浮点运算速率</translation>
    </message>
    <message>
        <source>There is no preset &apos;%1&apos;: the session has none.</source>
        <translation>没有预设“%1”：会话没有预设。</translation>
    </message>
    <message>
        <source>There is no preset &apos;%1&apos;; the session has %2.</source>
        <translation>没有预设“%1”；会话有 %2。</translation>
    </message>
    <message>
        <source>It ended early, since the last %1 points were no better.</source>
        <translation>它提前结束，因为最后 %1 个点没有更好。</translation>
    </message>
    <message>
        <source>It ended early, since a point reached %1 % of the roof.</source>
        <translation>它提前结束，因为有点达到了上限的 %1 %。</translation>
    </message>
    <message>
        <source>The emulated GPU has no times: %1 instructions or bytes are what it counts.</source>
        <translation>模拟 GPU 没有时间：它所计数的是 %1 instructions 或 bytes。</translation>
    </message>
    <message>
        <source>%1 is timed and counts nothing: leave %2 out, or add %3.</source>
        <translation>%1 是计时的，不计数：请去掉 %2，或加 %3。</translation>
    </message>
    <message>
        <source>The emulated GPU has no roof: leave --until-roof out.</source>
        <translation>模拟 GPU 没有上限：请去掉 --until-roof。</translation>
    </message>
    <message>
        <source>--until-roof needs --bytes or --flops, which say what one launch moves or computes.</source>
        <translation>--until-roof 需要 --bytes 或 --flops，以说明一次启动移动或计算多少。</translation>
    </message>
    <message>
        <source>%1 does not tell the clocks and widths that its roof is made of.</source>
        <translation>%1 没有给出构成其上限的时钟和位宽。</translation>
    </message>
    <message>
        <source>The program as it stands does not compile, so that nothing is compared with it.</source>
        <translation>当前程序无法编译，因此没有与它的比较。</translation>
    </message>
    <message>
        <source>note: Neither %1 nor a header of its own uses the macro %2, whose values make the same code: is it misspelt?
</source>
        <translation>注意：%1 及其自己的头文件都没有用到宏 %2，它的各个值生成相同的代码：是否拼写有误？
</translation>
    </message>
    <message>
        <source>The sweep ended early; its results are in %1: the same words with --resume go on.</source>
        <translation>扫描提前结束；其结果在 %1 中：用同样的命令加 --resume 可继续。</translation>
    </message>
    <message>
        <source>The sweep ended early; these are its results. With --journal FILE it can go on.</source>
        <translation>扫描提前结束；这些是其结果。有 --journal FILE 时可以继续。</translation>
    </message>
    <message>
        <source>There is no verdict. %1</source>
        <translation>没有判定。%1</translation>
    </message>
    <message>
        <source>A sweep needs an axis: %1, or %2.</source>
        <translation>扫描需要轴：%1，或 %2。</translation>
    </message>
    <message>
        <source>A sweep compiles its points, and %1 holds compiled code.</source>
        <translation>扫描要编译各个点，而 %1 是已编译的代码。</translation>
    </message>
    <message>
        <source>the T1 file</source>
        <translation>T1 文件</translation>
    </message>
    <message>
        <source>--resume goes on with a journal: name it with --journal FILE.</source>
        <translation>--resume 继续日志：请用 --journal FILE 指定它。</translation>
    </message>
    <message>
        <source>what --read shows</source>
        <translation>--read 所显示的内容</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>what is varied: block=64,128 or &apos;TILE=8..32:8&apos;</source>
        <translation>改变的内容：block=64,128 或 &apos;TILE=8..32:8&apos;</translation>
    </message>
    <message>
        <source>points that are left: &apos;TILE * block &lt;= 1024&apos;</source>
        <translation>保留的点：&apos;TILE * block &lt;= 1024&apos;</translation>
    </message>
    <message>
        <source>grid (all, the default), random or evolution</source>
        <translation>grid（全部，默认）、random 或 evolution</translation>
    </message>
    <message>
        <source>points at most; default: all</source>
        <translation>点数上限；默认：全部</translation>
    </message>
    <message>
        <source>end after N points without a better one; default: never</source>
        <translation>连续 N 个点没有更好时结束；默认：从不</translation>
    </message>
    <message>
        <source>end with a point of so much of the memory or FP32 rate; needs --bytes or --flops</source>
        <translation>有点达到内存或 FP32 速率的此比例时结束；需要 --bytes 或 --flops</translation>
    </message>
    <message>
        <source>do not launch the best points in turns with the program as it stands</source>
        <translation>不将最佳的点与当前程序轮流启动</translation>
    </message>
    <message>
        <source>of random and evolution; default: 1</source>
        <translation>用于 random 和 evolution；默认：1</translation>
    </message>
    <message>
        <source>points of a generation of evolution; default: 20</source>
        <translation>evolution 一代的点数；默认：20</translation>
    </message>
    <message>
        <source>what is compared: time; emulated: instructions or bytes</source>
        <translation>比较的内容：time；emulated：instructions 或 bytes</translation>
    </message>
    <message>
        <source>keeps each result as soon as it is there</source>
        <translation>每个结果一得到就保存</translation>
    </message>
    <message>
        <source>go on with what the journal holds</source>
        <translation>从日志的内容继续</translation>
    </message>
    <message>
        <source>who measures: cuda:0,cuda:1, targets, slurm, or a command; default: one device</source>
        <translation>由谁测量：cuda:0,cuda:1、目标、slurm 或命令；默认：一个设备</translation>
    </message>
    <message>
        <source>axes, constraints and launch of a T1 file (Kernel Tuner, KTT)</source>
        <translation>T1 文件（Kernel Tuner、KTT）的轴、约束和启动</translation>
    </message>
    <message>
        <source>show a journal or Kernel Tuner&apos;s cache, and run nothing</source>
        <translation>显示日志或 Kernel Tuner 的缓存，不运行任何内容</translation>
    </message>
    <message>
        <source>figure, point, registers, occupancy… or an axis; default: figure</source>
        <translation>figure、point、registers、occupancy… 或轴；默认：figure</translation>
    </message>
    <message>
        <source>write the results as CSV</source>
        <translation>将结果写为 CSV</translation>
    </message>
    <message>
        <source>write them as Kernel Tuner&apos;s cache</source>
        <translation>写为 Kernel Tuner 的缓存</translation>
    </message>
    <message>
        <source>write them as T4</source>
        <translation>写为 T4</translation>
    </message>
    <message>
        <source>write them as NVBench&apos;s JSON</source>
        <translation>写为 NVBench 的 JSON</translation>
    </message>
    <message>
        <source>Measure a kernel at many points and find the best</source>
        <translation>在多个点测量内核并找出最佳</translation>
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
        <translation>NAME 可为 block、grid、cluster、shared、carveout、maxrregcount、bounds（__launch_bounds__ 的）、template（内核的
模板参数）、option（编译器的）、arch、内核的参数、
--define-value 的名称，否则为宏，D.NAME 则始终为宏。VALUES 以逗号分隔：表达式、文本、
括号中的列表，例如 (16,16) 或 16x16，以及范围：8..32:8 步长为 8，1..64:*2 逐次加倍，64:1024:64。
--where 可使用轴的名称，以及 block.x、block.y、block.z。--axis 和 --where 可以多次
出现。

各点并行编译，逐个测量；代码和启动相同的点只测量
一次。无法编译、出现故障、挂起或有误的点也是结果。GPU 用于计时；模拟 GPU 则
计数指令，或 SM 与内存之间的字节。最后，区间重叠的最佳各点
轮流启动，其中最佳的再与当前程序轮流启动：FASTER、SLOWER、
SAME（相差 1 % 以内），或 CANNOT TELL 并附原因。
--workers 分配各点：此目标的 GPU (cuda:0,cuda:1)、emulated（写几次用几个）、
设置中的目标 (gpu1,gpu2/cuda:3)、slurm（在运行它的作业中，每个 GPU 一步，
否则每个任务一步）或 slurm:N，以及 &apos;ssh -T host kerneldesk-worker&apos;，每次一个命令。工作进程结束时，其点
交给另一个。所有工作进程都以同样方式测量同一个点，在其他点之前、之间和之后：工作进程自上次良好检查以来
测量的内容由另一个重新测量，否则不参与排名。不同 GPU 的时间也不一起排名。
日志不受崩溃、Ctrl+C 和磁盘已满的影响；用同样的命令加 --resume 可继续。

退出状态：0 最佳的点相同或更快；1 它更慢，或没有点有结果；4 无法判定。

  kerneldesk sweep sgemm.cu --axis &apos;TILE=8..32:8&apos; --axis block=64,128 --where &apos;TILE * block &lt;= 4096&apos; \
      --journal sgemm.sweep --csv sgemm.csv
  kerneldesk sweep --read sgemm.sweep --sort registers</translation>
    </message>
    <message>
        <source>sweeping %1 of %2</source>
        <translation>正在扫描 %1 / %2</translation>
    </message>
    <message>
        <source>%1, workers: %2</source>
        <translation>%1，工作进程：%2</translation>
    </message>
    <message>
        <source>%1, best %2</source>
        <translation>%1，最佳 %2</translation>
    </message>
    <message>
        <source>launching the best points in turns, %1 of %2 comparisons done</source>
        <translation>正在轮流启动最佳的点，已完成 %1 次比较，共 %2 次</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <translation>%1，约剩 %2</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>不可能</translation>
    </message>
    <message>
        <source>not ranked</source>
        <translation>未排名</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>已测量</translation>
    </message>
    <message>
        <source>as point %1</source>
        <translation>同点 %1</translation>
    </message>
    <message>
        <source>does not compile</source>
        <translation>无法编译</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>deadline</source>
        <translation>超期限</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>best; %1</source>
        <translation>最佳；%1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>当前程序</translation>
    </message>
    <message>
        <source>%1 of %2 points: %3 measured, %4 the same as one of them, %5 without a figure</source>
        <translation>%2 个点中的 %1 个：%3 个已测量，%4 个与其中之一相同，%5 个无结果</translation>
    </message>
    <message>
        <source>measured by %1</source>
        <translation>由 %1 测量</translation>
    </message>
    <message>
        <source>No point has a figure.</source>
        <translation>没有点有结果。</translation>
    </message>
    <message>
        <source>best: %1 with %2</source>
        <translation>最佳：%1，%2</translation>
    </message>
    <message>
        <source>best: %1 with %2, %3 of today&apos;s %4</source>
        <translation>最佳：%1，%2，为当前 %4 的 %3</translation>
    </message>
    <message>
        <source>Nothing is sorted by &apos;%1&apos;; there is %2.</source>
        <translation>不能按“%1”排序；可用 %2。</translation>
    </message>
    <message>
        <source>point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>of today&apos;s</source>
        <translation>与当前之比</translation>
    </message>
    <message>
        <source>of the roof</source>
        <translation>与上限之比</translation>
    </message>
    <message>
        <source>spilled</source>
        <translation>溢出</translation>
    </message>
    <message>
        <source>L2 flushed before each</source>
        <translation>每次之前刷新 L2</translation>
    </message>
    <message>
        <source>L2 hot</source>
        <translation>L2 热</translation>
    </message>
    <message>
        <source>1 warm-up launch</source>
        <translation>1 次预热启动</translation>
    </message>
    <message>
        <source>%1 warm-up launches</source>
        <translation>%1 次预热启动</translation>
    </message>
    <message>
        <source>%1 after %2, %3</source>
        <translation>%1，在 %2 之后，%3</translation>
    </message>
    <message>
        <source>The chip does not count all that the work of a launch is made of.</source>
        <translation>该芯片无法计数一次启动的全部工作量。</translation>
    </message>
    <message>
        <source>%1 compares with a reference, and there is none: add %2.</source>
        <translation>%1 与参考比较，但没有参考：请加 %2。</translation>
    </message>
    <message>
        <source>Launch many times and show the statistics of the kernel&apos;s duration</source>
        <translation>多次启动并显示内核时长的统计</translation>
    </message>
    <message>
        <source>run once with this argument first, and compare with the references; may repeat</source>
        <translation>先以此参数运行一次，并与参考比较；可重复</translation>
    </message>
    <message>
        <source>hold it against the roofs by GPU counters, read behind it, instead of --bytes and --flops</source>
        <translation>用之后读取的 GPU 计数器代替 --bytes 和 --flops，与上限比较</translation>
    </message>
    <message>
        <source>The worker gave no stamps back: is it of an older version?</source>
        <translation>工作进程没有返回时间戳：它是旧版本吗？</translation>
    </message>
    <message>
        <source>--trace needs the times of a GPU, and the emulated GPU has none: leave it out, or choose a GPU with --device cuda:0.</source>
        <translation>--trace 需要 GPU 的时间，而模拟 GPU 没有：请去掉它，或用 --device cuda:0 选择 GPU。</translation>
    </message>
    <message>
        <source>%1 of %2 blocks have no stamps: their threads ended elsewhere than in the kernel, or it overwrote them.</source>
        <translation>%2 个块中的 %1 个没有时间戳：其线程在内核以外结束，或内核覆盖了它们。</translation>
    </message>
    <message>
        <source>Show on which SM each block ran, and from when to when</source>
        <translation>显示每个块在哪个 SM 上运行，从何时到何时</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>write a trace for Perfetto (ui.perfetto.dev) or chrome://tracing</source>
        <translation>写出供 Perfetto (ui.perfetto.dev) 或 chrome://tracing 使用的跟踪</translation>
    </message>
    <message>
        <source>write a line for each block</source>
        <translation>每个块写一行</translation>
    </message>
    <message>
        <source>%1 SMs ran blocks, one at most %2 at a time</source>
        <translation>%1 个 SM 运行了块，一个 SM 同时最多 %2 个</translation>
    </message>
    <message>
        <source>%1; foreseen: %2 SMs with %3 each, %4 waves</source>
        <translation>%1；预计：%2 个 SM，各 %3，%4 个波次</translation>
    </message>
    <message>
        <source>%1 with stamps, %2 without</source>
        <translation>%1 有时间戳，%2 没有</translation>
    </message>
    <message>
        <source>%1: %2 % more</source>
        <translation>%1：多 %2 %</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>忙</translation>
    </message>
    <message>
        <source>of the time an SM ran a block, mean of the SMs</source>
        <translation>占 SM 运行块的时间，各 SM 的平均</translation>
    </message>
    <message>
        <source>tail</source>
        <translation>尾部</translation>
    </message>
    <message>
        <source>from the first SM&apos;s last block on; its empty places are %1 of all that the launch had</source>
        <translation>从第一个 SM 的最后一个块开始；其空位占启动全部位置的 %1</translation>
    </message>
    <message>
        <source>imbalance</source>
        <translation>不均衡</translation>
    </message>
    <message>
        <source>SM %1 was busy for that much longer than the mean</source>
        <translation>SM %1 忙碌的时间比平均长这么多</translation>
    </message>
    <message>
        <source>%1 of %2 SMs run no block: more, or smaller, blocks would use them.</source>
        <translation>%2 个 SM 中的 %1 个没有运行块：更多或更小的块可以用上它们。</translation>
    </message>
    <message>
        <source>The blocks lie unevenly: some take longer than others, or come late.</source>
        <translation>块的分布不均：有些比其他的耗时更长，或来得更晚。</translation>
    </message>
    <message>
        <source>The last blocks leave places empty: fewer, or smaller, blocks would fill the last wave better.</source>
        <translation>最后的块留下空位：更少或更小的块能更好地填满最后的波次。</translation>
    </message>
    <message>
        <source>block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>median; shortest %1, longest %2</source>
        <translation>中位数；最短 %1，最长 %2</translation>
    </message>
    <message>
        <source>modelled: the emulated GPU has no times; a block&apos;s length is the instructions of its longest warp, some 20 for its stamps among them</source>
        <translation>建模值：模拟 GPU 没有时间；块的长度是其最长 warp 的指令数，其中约 20 条用于时间戳</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>from the first block&apos;s beginning to the last one&apos;s end, in the first launch; stamps of %1</source>
        <translation>从第一个块开始到最后一个块结束，在第一次启动中；%1 的时间戳</translation>
    </message>
    <message>
        <source>cost of the stamps: %1</source>
        <translation>时间戳的开销：%1</translation>
    </message>
    <message>
        <source>%1: code and launch are those of the program as it stands</source>
        <translation>%1：代码和启动即为当前程序的</translation>
    </message>
    <message>
        <source>%1 against the program as it stands</source>
        <translation>%1，与当前程序相比</translation>
    </message>
    <message>
        <source>%1 against the program as it stands, exactly: %2 of its count</source>
        <translation>%1，与当前程序相比，精确值：为其计数的 %2</translation>
    </message>
    <message>
        <source>%1 against the program as it stands: %2 of its time</source>
        <translation>%1，与当前程序相比：为其时间的 %2</translation>
    </message>
    <message>
        <source>%1 against the program as it stands, in turns with it: %2 of its time (%3 interval %4 … %5)</source>
        <translation>%1，与当前程序轮流启动相比：为其时间的 %2（%3 区间 %4 … %5）</translation>
    </message>
    <message>
        <source>Point %1 was chosen from %2 points, whose intervals overlap, by launching them in turns.</source>
        <translation>点 %1 是从 %2 个区间重叠的点中，通过轮流启动选出的。</translation>
    </message>
    <message>
        <source>There is no file %1 to open.</source>
        <translation>没有可打开的文件 %1。</translation>
    </message>
    <message>
        <source>There is no display to open %1 in a window; kerneldesk compile %1 and the other commands need none.</source>
        <translation>没有可在窗口中打开 %1 的显示；kerneldesk compile %1 和其他命令不需要显示。</translation>
    </message>
    <message>
        <source>reading the buffers</source>
        <translation>正在读取缓冲区</translation>
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
        <translation>值：标量接受表达式 (n=1&lt;&lt;20, a=2.5f)，结构接受其成员 (p={a=1,b=2.5})，
指针接受配方和元素数：x=random(seed=1)[n]。
配方：zeros ones ramp sine random(seed=1) random(seed=1, below=64) normal(seed=1) poison file(&quot;x.npy&quot;)
file(&quot;w.safetensors&quot;, &quot;layer.weight&quot;)（也可用 .npz）和 image(&quot;x.png&quot;)（也可用 .jpg）。
x=zeros[n + 6, from 3] 指向其第四个元素。
const T* 是输入，T* 是输入和输出；y=out:zeros[n] 使其仅为输出。
%1
其参数为 arg0、arg1…；Triton 内核的参数有各自的名称。未给出类型时
(b32, b64)，2.0 为浮点数，2 为整数。可以指定缓冲区元素的类型：
arg0=float32:random(seed=1)[n]。
参考：kernel:NAME 对相同输入运行，expr:2 * x[i] 对每个元素 i 求值，
并可使用整个输入的 sum(x)、mean(x)、min(x) 和 max(x)，file:y.npy 则被读取。
表达式可使用标量参数、--define-value 的名称、文件的宏，包括
带参数的宏，例如 CEIL(n, 4)，以及 grid.x 和 block.x。
CUDA Tile 的内核只接受网格，不接受块。
--arg、--define-value、--reference、-D、-I、--option 和 --name-expression 可以多次出现。
未给出的内容取自源文件主机代码中的启动（如果有）。</translation>
    </message>
    <message>
        <source>write an output as .npy, .npz, .bin, .csv, .safetensors, .png or .jpg; may repeat</source>
        <translation>将输出写为 .npy、.npz、.bin、.csv、.safetensors、.png 或 .jpg；可重复</translation>
    </message>
    <message>
        <source>shape of a buffer, for files, pictures and differences</source>
        <translation>缓冲区的形状，用于文件、图片和差异</translation>
    </message>
    <message>
        <source>tell mean, deviation, percentiles and special values of outputs</source>
        <translation>给出输出的平均值、偏差、百分位和特殊值</translation>
    </message>
    <message>
        <source>tell which block and thread wrote element I, and at which line (emulated GPU)</source>
        <translation>给出哪个块和线程写了元素 I，以及在哪一行（模拟 GPU）</translation>
    </message>
    <message>
        <source>%2: &apos;%1&apos; must end in .npy, .npz, .bin, .csv, .safetensors, .png or .jpg.</source>
        <translation>%2：“%1”须以 .npy、.npz、.bin、.csv、.safetensors、.png 或 .jpg 结尾。</translation>
    </message>
    <message>
        <source>%1 is not written: %2</source>
        <translation>未写出 %1：%2</translation>
    </message>
    <message>
        <source>%2 watches on the emulated GPU alone, not on %1: add %3.</source>
        <translation>%2 只在模拟 GPU 上监视，不能在 %1 上：请加 %3。</translation>
    </message>
    <message>
        <source>--out y:before=FILE writes what went in, --out y:reference=FILE what it is compared with.</source>
        <translation>--out y:before=FILE 写出运行前的内容，--out y:reference=FILE 写出用于比较的内容。</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>std</source>
        <translation>标准差</translation>
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
        <translation>零</translation>
    </message>
    <message>
        <source>denormals</source>
        <translation>非规格化数</translation>
    </message>
    <message>
        <source>worst of %1</source>
        <translation>%1 的最大差异</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>absolute</source>
        <translation>绝对</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>相对</translation>
    </message>
    <message>
        <source>ULP</source>
        <translation>ULP</translation>
    </message>
    <message>
        <source>--shape: %1 has no buffer &apos;%2&apos;.</source>
        <translation>--shape：%1 没有缓冲区“%2”。</translation>
    </message>
    <message>
        <source>--shape: &apos;%1&apos; does not have the elements of %2.</source>
        <translation>--shape：“%1”与 %2 的元素数不符。</translation>
    </message>
    <message>
        <source>--shape: %1: %2.</source>
        <translation>--shape：%1：%2。</translation>
    </message>
    <message>
        <source>%2: &apos;%1&apos; is no element; an example: y[17].</source>
        <translation>%2：“%1”不是元素；例如：y[17]。</translation>
    </message>
    <message>
        <source>%3: %1 has no element %2.</source>
        <translation>%3：%1 没有元素 %2。</translation>
    </message>
    <message>
        <source>written by block</source>
        <translation>写入者：块</translation>
    </message>
    <message>
        <source>thread</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>No thread wrote %1: it holds what was there before the launch.</source>
        <translation>没有线程写入 %1：其中仍是启动前的内容。</translation>
    </message>
    <message>
        <source>The emulated GPU has no times, so that options of timing, such as %1, were not used.</source>
        <translation>模拟 GPU 没有时间，因此未使用 %1 等计时选项。</translation>
    </message>
    <message>
        <source>A __constant__ or __device__ variable of the program is given by --arg, too, all of it where there is no
number of elements: lut=file(&quot;lut.npy&quot;), table=ramp, alpha=2.5f. Else it has what the source gives it.</source>
        <translation>程序的 __constant__ 或 __device__ 变量同样由 --arg 给出，未写元素数时为整个变量：
lut=file(&quot;lut.npy&quot;)、table=ramp、alpha=2.5f。否则保持源代码中的值。</translation>
    </message>
    <message>
        <source>also run in N other orders of blocks and warps; tell what depends on them (emulated GPU)</source>
        <translation>再按 N 种不同的 block 与 warp 顺序运行，并指出哪些结果依赖于顺序（模拟 GPU）</translation>
    </message>
    <message>
        <source>run in that one of the orders (emulated GPU)</source>
        <translation>按其中这一种顺序运行（模拟 GPU）</translation>
    </message>
    <message>
        <source>%2 orders blocks and warps on the emulated GPU alone, not on %1: add %3.</source>
        <translation>%2 只在模拟 GPU 上安排 block 与 warp 的顺序，不能在 %1 上：请加上 %3。</translation>
    </message>
    <message>
        <source>%1 differs in %2 of them, first with --schedule %3</source>
        <translation>%1 在其中 %2 种里不同，首次为 --schedule %3</translation>
    </message>
    <message>
        <source>%1; it agrees with its reference in all</source>
        <translation>%1；在所有顺序中都与参考一致</translation>
    </message>
    <message>
        <source>running order</source>
        <translation>正在运行顺序</translation>
    </message>
    <message>
        <source>%1 of them fail, first with --schedule %2: %3</source>
        <translation>其中 %1 种失败，首次为 --schedule %2：%3</translation>
    </message>
    <message>
        <source>all outputs are the same in each of them</source>
        <translation>在每一种顺序中所有输出都相同</translation>
    </message>
    <message>
        <source>%1 other orders of blocks and warps:</source>
        <translation>%1 种不同的 block 与 warp 顺序：</translation>
    </message>
    <message>
        <source>The libraries that stand for CUDA&apos;s are not in %1: KernelDesk has to be installed again.</source>
        <translation>%1 中没有代替 CUDA 的库：KernelDesk 需要重新安装。</translation>
    </message>
    <message>
        <source>%1 has NVIDIA&apos;s CUDA runtime within it, which runs on NVIDIA&apos;s driver alone: link it with nvcc -cudart shared (CMake: -DCMAKE_CUDA_RUNTIME_LIBRARY=Shared).</source>
        <translation>%1 内含 NVIDIA 的 CUDA 运行时，它只能在 NVIDIA 的驱动上运行：请用 nvcc -cudart shared 链接（CMake：-DCMAKE_CUDA_RUNTIME_LIBRARY=Shared）。</translation>
    </message>
    <message>
        <source>%1 needs %2, which is not emulated: build it with CUDA 12 or 13.</source>
        <translation>%1 需要 %2，它未被仿真：请用 CUDA 12 或 13 构建。</translation>
    </message>
    <message>
        <source>There is no room for temporary files: %1.</source>
        <translation>没有存放临时文件的空间：%1。</translation>
    </message>
    <message>
        <source>The program %1.</source>
        <translation>程序%1。</translation>
    </message>
    <message>
        <source>Run a whole CUDA program on the emulated GPU and report its hazards</source>
        <translation>在仿真 GPU 上运行整个 CUDA 程序并报告其隐患</translation>
    </message>
    <message>
        <source>program to run, behind --, with its arguments behind it</source>
        <translation>要运行的程序，写在 -- 之后，其参数随后</translation>
    </message>
    <message>
        <source>end the program at its first hazard</source>
        <translation>在第一个隐患处结束程序</translation>
    </message>
    <message>
        <source>report only launches of kernels with this in their name</source>
        <translation>只报告名称中含有此内容的核函数的启动</translation>
    </message>
    <message>
        <source>count no memory accesses, which is faster</source>
        <translation>不计数内存访问，这样更快</translation>
    </message>
    <message>
        <source>write the report as JSON, too</source>
        <translation>同时把报告写成 JSON</translation>
    </message>
    <message>
        <source>The program runs as it is, with the input and output of this one; the report goes to standard error at its end.
It finds an emulated libcuda.so.1 and libcudart.so by LD_LIBRARY_PATH: programs of the driver API that load
PTX, and those linked with nvcc -cudart shared. KERNELDESK_EMULATED_CC is the compute capability.

Exit status: 1 where there was a hazard, else the program&apos;s own.

Example: nvcc -cudart shared -lineinfo -g saxpy.cu -o saxpy &amp;&amp; kerneldesk emulate -- ./saxpy</source>
        <translation>程序按原样运行，使用本命令的输入和输出；结束时报告写到标准错误。
它通过 LD_LIBRARY_PATH 找到仿真的 libcuda.so.1 和 libcudart.so：适用于加载 PTX 的驱动 API 程序，
以及用 nvcc -cudart shared 链接的程序。KERNELDESK_EMULATED_CC 是计算能力。

退出状态：有隐患时为 1，否则为程序自身的状态。

示例：nvcc -cudart shared -lineinfo -g saxpy.cu -o saxpy &amp;&amp; kerneldesk emulate -- ./saxpy</translation>
    </message>
    <message>
        <source>line %1 of the PTX</source>
        <translation>PTX 第 %1 行</translation>
    </message>
    <message>
        <source>inlined at %1</source>
        <translation>内联于 %1</translation>
    </message>
    <message>
        <source>other access: %1</source>
        <translation>另一次访问：%1</translation>
    </message>
    <message>
        <source>in %1, launch %2 of its process, grid %3, block %4</source>
        <translation>在 %1 中，其进程的第 %2 次启动，网格 %3，线程块 %4</translation>
    </message>
    <message>
        <source>launched by %1</source>
        <translation>由 %1 启动</translation>
    </message>
    <message>
        <source>launched by %1, %2</source>
        <translation>由 %1 启动，%2</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>启动次数</translation>
    </message>
    <message>
        <source>emulated in</source>
        <translation>仿真用时</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>used</source>
        <translation>利用</translation>
    </message>
    <message>
        <source>%1 is not emulated: it told the program that it is not supported.</source>
        <translation>%1 未被仿真：已告知程序不支持。</translation>
    </message>
    <message>
        <source>%1 failed: %2.</source>
        <translation>%1 失败：%2。</translation>
    </message>
    <message>
        <source>A library brought NVIDIA&apos;s own CUDA runtime, which runs on NVIDIA&apos;s driver alone: link it with nvcc -cudart shared.</source>
        <translation>某个库带来了 NVIDIA 自己的 CUDA 运行时，它只能在 NVIDIA 的驱动上运行：请用 nvcc -cudart shared 链接。</translation>
    </message>
    <message>
        <source>The program used no GPU.</source>
        <translation>程序没有使用 GPU。</translation>
    </message>
    <message>
        <source>On an emulated GPU of compute capability %1, in %2. Launches: %3, hazards: %4.</source>
        <translation>在计算能力 %1 的仿真 GPU 上，用时 %2。启动：%3，隐患：%4。</translation>
    </message>
    <message>
        <source>The record is not whole: the program ended in the middle of it, or did more than is kept.</source>
        <translation>记录不完整：程序中途结束，或所做的超出保留的量。</translation>
    </message>
    <message>
        <source>--save-as names the file of --save: say which launch by --save KERNEL:N.</source>
        <translation>--save-as 指定 --save 的文件:请用 --save KERNEL:N 说明是哪一次启动。</translation>
    </message>
    <message>
        <source>save the N-th launch of the kernels with KERNEL in their name as a session</source>
        <translation>将名称含 KERNEL 的内核的第 N 次启动保存为会话</translation>
    </message>
    <message>
        <source>the file of --save, .kdesk, in place of KERNEL-N.kdesk here</source>
        <translation>--save 的文件(.kdesk),代替此处的 KERNEL-N.kdesk</translation>
    </message>
    <message>
        <source>--save: &apos;%1&apos; is no launch; KERNEL:N is the N-th launch of the kernels with KERNEL in their name.</source>
        <translation>--save:“%1”不是一次启动;KERNEL:N 是名称含 KERNEL 的内核的第 N 次启动。</translation>
    </message>
    <message>
        <source>--save-as: &apos;%1&apos; must end in .kdesk.</source>
        <translation>--save-as:“%1”必须以 .kdesk 结尾。</translation>
    </message>
    <message>
        <source>%1 is there already: remove it, or name another file by --save-as.</source>
        <translation>%1 已存在:请将其删除,或用 --save-as 指定其他文件。</translation>
    </message>
    <message>
        <source>No launch was saved: no kernel with %1 in its name was launched.</source>
        <translation>未保存任何启动:没有启动过名称含 %1 的内核。</translation>
    </message>
    <message>
        <source>No launch was saved: there was no launch %1 of kernels with %2 in their name.</source>
        <translation>未保存任何启动:名称含 %2 的内核没有第 %1 次启动。</translation>
    </message>
    <message>
        <source>No launch was saved: kernels with %1 in their name were launched %2 times, and there is no launch %3.</source>
        <translation>未保存任何启动:名称含 %1 的内核启动了 %2 次,没有第 %3 次启动。</translation>
    </message>
    <message>
        <source>Launch %1 of its process, of %2, is saved in %3, with its PTX and buffers in %4.</source>
        <translation>其进程的第 %1 次启动(%2)已保存到 %3,PTX 和缓冲区在 %4 中。</translation>
    </message>
    <message>
        <source>The launch was not saved: %1.</source>
        <translation>启动未保存:%1。</translation>
    </message>
    <message>
        <source>The launch was not saved: what the program left of it is damaged.</source>
        <translation>启动未保存:程序留下的数据已损坏。</translation>
    </message>
    <message>
        <source>note: %1: %2</source>
        <translation>注：%1：%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no device: cuda:0, cuda:1… or emulated.</source>
        <translation>“%1”不是设备:应为 cuda:0、cuda:1… 或 emulated。</translation>
    </message>
    <message>
        <source>--folder names no folder that is there; one at least is needed.</source>
        <translation>--folder 没有指定存在的文件夹;至少需要一个。</translation>
    </message>
    <message>
        <source>Serve the commands as tools to programs that write kernels</source>
        <translation>将各命令作为工具提供给编写内核的程序</translation>
    </message>
    <message>
        <source>may be read and written; the first is where names start from</source>
        <translation>可读写的文件夹;名称从第一个开始解析</translation>
    </message>
    <message>
        <source>cuda:0, cuda:1…: kernels may run there, too; default: emulated alone</source>
        <translation>cuda:0、cuda:1…:内核也可在其上运行;默认:仅 emulated</translation>
    </message>
    <message>
        <source>Looked for hazards of %1.</source>
        <translation>检查的范围：%1。</translation>
    </message>
    <message>
        <source>what to look for: addresses, shared (and shared memory), all (and global races; default)</source>
        <translation>要检查的范围：addresses、shared（还有共享内存）、all（还有全局竞争；默认）</translation>
    </message>
    <message>
        <source>%2 says what the emulated GPU looks for, not %1: add %3.</source>
        <translation>%2 指定模拟 GPU 的检查范围，不适用于 %1：请加上 %3。</translation>
    </message>
    <message>
        <source>looked for hazards of %1</source>
        <translation>检查的范围：%1</translation>
    </message>
    <message>
        <source>%1 takes no files: %2.</source>
        <translation>%1 无法放置文件：%2。</translation>
    </message>
    <message>
        <source>There is no program %1.</source>
        <translation>没有程序 %1。</translation>
    </message>
    <message>
        <source>The slowest launch is launch %1 of %2; the program is run again to record it.</source>
        <translation>最慢的启动是 %2 的第 %1 次；将再次运行程序以记录它。</translation>
    </message>
    <message>
        <source>List a program&apos;s kernels on the GPU, or record launches as sessions</source>
        <translation>列出程序在 GPU 上的内核，或将启动记录为会话</translation>
    </message>
    <message>
        <source>list all kernels with counts and times; the default</source>
        <translation>列出所有内核及其次数和时间（默认）</translation>
    </message>
    <message>
        <source>record the N-th (or first) launch of kernels with NAME in their name; may repeat</source>
        <translation>记录名称包含 NAME 的内核的第 N 次（或首次）启动；可重复</translation>
    </message>
    <message>
        <source>record the first launch of every kernel</source>
        <translation>记录每个内核的首次启动</translation>
    </message>
    <message>
        <source>run the program twice, and record its slowest launch</source>
        <translation>运行程序两次，并记录其最慢的启动</translation>
    </message>
    <message>
        <source>record at most so many launches; default: 16</source>
        <translation>最多记录的启动数；默认：16</translation>
    </message>
    <message>
        <source>memory of one launch, in MiB; default: 4096</source>
        <translation>一次启动的内存，单位 MiB；默认：4096</translation>
    </message>
    <message>
        <source>run each recorded launch again so many times, and compare; default: 3; 0: not</source>
        <translation>将每个记录的启动再运行这么多次并比较；默认：3；0：不运行</translation>
    </message>
    <message>
        <source>where sessions go; default: here</source>
        <translation>会话存放位置；默认：此处</translation>
    </message>
    <message>
        <source>write what is told as JSON, too</source>
        <translation>同时将所示内容写为 JSON</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>slowest</source>
        <translation>最慢</translation>
    </message>
    <message>
        <source>which was launch</source>
        <translation>启动序号</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>grid</translation>
    </message>
    <message>
        <source>Process %1 launched no kernel.</source>
        <translation>进程 %1 没有启动内核。</translation>
    </message>
    <message>
        <source>Launches that were asked for and not recorded, since they were being captured into a graph: %1.</source>
        <translation>因正被捕获到图中而未记录的所需启动：%1。</translation>
    </message>
    <message>
        <source>Launches that are not counted, since CUPTI had no room for them: %1.</source>
        <translation>因 CUPTI 没有空间而未计入的启动：%1。</translation>
    </message>
    <message>
        <source>The program did not use a GPU by NVIDIA&apos;s driver: nothing was listed or recorded.</source>
        <translation>程序没有通过 NVIDIA 驱动使用 GPU：没有列出或记录任何内容。</translation>
    </message>
    <message>
        <source>It does not compile for the emulated GPU.</source>
        <translation>无法为模拟 GPU 编译。</translation>
    </message>
    <message>
        <source>the same launch on the emulated GPU</source>
        <translation>在模拟 GPU 上的同一启动</translation>
    </message>
    <message>
        <source>it takes longer than 2 s; --explain waits for it.</source>
        <translation>需要超过 2 s；--explain 会等待。</translation>
    </message>
    <message>
        <source>it finds nothing wrong.</source>
        <translation>没有发现问题。</translation>
    </message>
    <message>
        <source>recorded memory, %1</source>
        <translation>记录的内存 %1</translation>
    </message>
    <message>
        <source>A server of the Model Context Protocol on standard input and output, for the clients of language models. It
opens no port, and the kernel holds it and all that it starts to the folders, CUDA and its own files.
--folder and --device may come several times.

  kerneldesk mcp --folder ~/kernels</source>
        <translation>标准输入输出上的 Model Context Protocol 服务器，供语言模型的客户端使用。它不打开端口，
内核将它及其启动的一切限制在这些文件夹、CUDA 和自身文件之内。
--folder 和 --device 可多次出现。

  kerneldesk mcp --folder ~/kernels</translation>
    </message>
    <message>
        <source>recorded memory: m1=file(&quot;m1.bin&quot;)[64, at 0x7f2a00000000]</source>
        <translation>记录的内存：m1=file(&quot;m1.bin&quot;)[64, at 0x7f2a00000000]</translation>
    </message>
    <message>
        <source>where the launch fails on a GPU, wait until the emulated GPU has said why</source>
        <translation>当启动在 GPU 上失败时，等待模拟 GPU 说明原因</translation>
    </message>
    <message>
        <source>It does not run again: %1</source>
        <translation>无法再次运行：%1</translation>
    </message>
    <message>
        <source> Its memory does not lie where it was recorded.</source>
        <translation> 其内存不在记录时的位置。</translation>
    </message>
    <message>
        <source>Run again %1 times: the same bits each time.</source>
        <translation>再次运行 %1 次：每次位都相同。</translation>
    </message>
    <message>
        <source>Run again %1 times: the same bits %2 times; what differs is of no floating-point type that is known.</source>
        <translation>再次运行 %1 次：%2 次位相同；不同之处不是已知的浮点类型。</translation>
    </message>
    <message>
        <source>Run again %1 times: the same bits %2 times, else up to %3 from them; twice that is the session&apos;s tolerance.</source>
        <translation>再次运行 %1 次：%2 次位相同，否则最多相差 %3；其两倍为会话的容差。</translation>
    </message>
    <message>
        <source>Recorded memory does not lie where it was recorded; the addresses in it were changed.</source>
        <translation>记录的内存不在记录时的位置；其中的地址已更改。</translation>
    </message>
    <message>
        <source>Nothing was recorded: the program launched no kernel within an NVTX range with %1 in its name.</source>
        <translation>未记录任何内容：程序没有在名称含 %1 的 NVTX 范围内启动内核。</translation>
    </message>
    <message>
        <source>Nothing was recorded: the program launched no kernel with such a name; --list names its kernels.</source>
        <translation>未记录任何内容：程序没有启动这种名称的内核；--list 会列出其内核。</translation>
    </message>
    <message>
        <source>Nothing was recorded: no launch was as asked for, of %1 of such kernels.</source>
        <translation>未记录任何内容：此类内核的 %1 次启动中没有符合要求的。</translation>
    </message>
    <message>
        <source>The name of %1 does not end in .kdcap.</source>
        <translation>%1 的名称不以 .kdcap 结尾。</translation>
    </message>
    <message>
        <source>tell how large recordings would be, and make none</source>
        <translation>说明记录会有多大，但不记录</translation>
    </message>
    <message>
        <source>make one file of each recording, with its session and data</source>
        <translation>将每个记录连同会话和数据做成一个文件</translation>
    </message>
    <message>
        <source>Launch %1 of %2 would take %3 of memory in %4 allocations, and again as much where it changes all of them.</source>
        <translation>%2 的第 %1 次启动需要 %4 个分配中的 %3 内存，若全部被改动则再需同样多。</translation>
    </message>
    <message>
        <source>%1: launch %2 of %3 (%4 of memory).</source>
        <translation>%1：%3 的第 %2 次启动（%4 内存）。</translation>
    </message>
    <message>
        <source>%1: launch %2 of %3 (%4 of memory in %5).</source>
        <translation>%1：%3 的第 %2 次启动（%5 中的 %4 内存）。</translation>
    </message>
    <message>
        <source>work with the window that is open, where its settings let assistants in; needs no --folder</source>
        <translation>与打开的窗口协作（需其设置允许助手进入）；不需要 --folder</translation>
    </message>
    <message>
        <source>record launches (chosen ones, if any are) while an NVTX range with NAME in it is open</source>
        <translation>在名称含 NAME 的 NVTX 范围打开期间记录启动（如有选择则仅记录所选）</translation>
    </message>
    <message>
        <source>write the SASS of all kernels, likewise: text, or with lines of the source to OUT.json</source>
        <translation>同样写出全部内核的 SASS：文本，或以 OUT.json 附带源代码行</translation>
    </message>
    <message>
        <source>--directory is a folder of a target: it goes with --target.</source>
        <translation>--directory 是目标上的文件夹：与 --target 一起使用。</translation>
    </message>
    <message>
        <source>where the program starts on the target; default: where its worker does</source>
        <translation>程序在目标上的启动位置；默认：其工作进程的启动位置</translation>
    </message>
    <message>
        <source>The program runs as it is, on NVIDIA&apos;s driver, which loads a library of KernelDesk into it by CUPTI.
A recording is a session, NAME-N.kdesk, with its code, arguments and memory in NAME-N.data, as they were before
the launch, and what the launch left to compare with: kerneldesk run, time and compare take it, and the window.
It holds the program&apos;s data. Programs that a profiler watches already cannot be recorded.
With --target the program runs there, without input; what it writes and what is recorded of it come here.

Exit status: the program&apos;s own.

Example: kerneldesk capture --kernel softmax:3 -- python train.py --steps 3</source>
        <translation>程序在 NVIDIA 驱动上按原样运行，驱动通过 CUPTI 将 KernelDesk 的库加载到其中。
记录是一个会话 NAME-N.kdesk，启动前的代码、参数和内存以及启动留下的内容都在 NAME-N.data 中，
可用于 kerneldesk run、time、compare 和窗口。它包含程序的数据。
已被性能分析器监视的程序无法记录。
使用 --target 时程序在目标上运行，没有输入；它写出的内容和记录都传到这里。

退出状态：程序自身的。

示例：kerneldesk capture --kernel softmax:3 -- python train.py --steps 3</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>kernel of a graph</source>
        <translation>图的内核</translation>
    </message>
    <message>
        <source>Launches of graphs whose kernels are not known, so that none of them is recorded: %1.</source>
        <translation>内核未知因而未记录任何内核的图启动：%1。</translation>
    </message>
    <message>
        <source>%1 holds compiled code: %2 do not go with it.</source>
        <translation>%1 是已编译的代码：%2 不能与它一起使用。</translation>
    </message>
    <message>
        <source>%1 gives it one</source>
        <translation>%1 给它一个</translation>
    </message>
    <message>
        <source>note: Without %1 nobody sees whether a point computes the right thing.</source>
        <translation>注：没有 %1，就无从得知点的计算是否正确。</translation>
    </message>
    <message>
        <source>A sweep needs an axis: %1.</source>
        <translation>扫描需要轴：%1。</translation>
    </message>
    <message>
        <source>First NaN or infinity: %1</source>
        <translation>第一个 NaN 或无穷大：%1</translation>
    </message>
    <message>
        <source>First NaN or infinity, at %1: %2</source>
        <translation>第一个 NaN 或无穷大，位于 %1：%2</translation>
    </message>
    <message>
        <source>noted</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>times</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>first by block</source>
        <translation>最先的 block</translation>
    </message>
    <message>
        <source>also note what is no hazard: the first NaN, divisions by zero… (emulated GPU)</source>
        <translation>还记录不属于隐患的情况：第一个 NaN、除以零等（模拟 GPU）</translation>
    </message>
    <message>
        <source>%2 is of the emulated GPU alone, not of %1: add %3.</source>
        <translation>%2 只适用于模拟 GPU，不适用于 %1：请加上 %3。</translation>
    </message>
    <message>
        <source>The code of %1 does not tell its source lines: it was compiled without -lineinfo.</source>
        <translation>%1 的代码未标明源代码行：编译时未使用 -lineinfo。</translation>
    </message>
    <message>
        <source>put FILE:LINE before the instructions of --ptx and --sass that came from there</source>
        <translation>在 --ptx 和 --sass 的指令前标出其来源 FILE:LINE</translation>
    </message>
    <message>
        <source>the same, with the lines of FILE, the source; named: the file that the code names</source>
        <translation>同上，并标出源代码 FILE 的行；named：代码所指的文件</translation>
    </message>
    <message>
        <source>an edited CUDA source, launched as the recording or compiled code FILE is</source>
        <translation>编辑过的 CUDA 源文件，按记录或已编译代码 FILE 的方式启动</translation>
    </message>
</context>
<context>
    <name>ThreadPlace</name>
    <message>
        <source>Thread %1 of block %2: %3</source>
        <translation>块 %2 的线程 %1：%3</translation>
    </message>
    <message>
        <source>Block %1: %2</source>
        <translation>块 %1：%2</translation>
    </message>
</context>
<context>
    <name>TimelineWords</name>
    <message>
        <source>Block %1: %2 instructions of its longest warp</source>
        <translation>块 %1：其最长 warp 的 %2 条指令</translation>
    </message>
    <message>
        <source>Block %1 on SM %2, from %3 to %4: %5</source>
        <translation>块 %1 在 SM %2 上，从 %3 到 %4：%5</translation>
    </message>
    <message>
        <source>a block takes %1 (%2 to %3)</source>
        <translation>一个块用时 %1（%2 至 %3）</translation>
    </message>
    <message>
        <source>Modelled: the emulated GPU has no times, so every block begins at 0; %1 instructions</source>
        <translation>建模值：模拟 GPU 没有时间，因此每个块都从 0 开始；%1 条指令</translation>
    </message>
    <message>
        <source>%1 SMs, up to %2 blocks each</source>
        <translation>%1 个 SM，每个最多 %2 个块</translation>
    </message>
    <message>
        <source>tail %1, its empty places are %2 of all</source>
        <translation>尾部 %1，其空位占全部的 %2</translation>
    </message>
    <message>
        <source>SM %1 is busy %2 longer than the mean</source>
        <translation>SM %1 比平均多忙 %2</translation>
    </message>
    <message>
        <source>the stamps cost %1</source>
        <translation>时间戳的开销为 %1</translation>
    </message>
    <message>
        <source>%1 blocks have no stamps</source>
        <translation>%1 个块没有时间戳</translation>
    </message>
    <message>
        <source>%1 of %2 SMs run no block: more, or smaller, blocks would use them.</source>
        <translation>%2 个 SM 中的 %1 个没有运行块：更多或更小的块可以用上它们。</translation>
    </message>
    <message>
        <source>The blocks lie unevenly: some take longer than others, or come late.</source>
        <translation>块的分布不均：有些比其他的耗时更长，或来得更晚。</translation>
    </message>
    <message>
        <source>The last blocks leave places empty: fewer, or smaller, blocks would fill the last wave better.</source>
        <translation>最后的块留下空位：更少或更小的块能更好地填满最后的波次。</translation>
    </message>
</context>
<context>
    <name>WaveText</name>
    <message>
        <source>The only wave fills the device</source>
        <translation>唯一的波次占满设备</translation>
    </message>
    <message>
        <source>Every wave fills the device</source>
        <translation>每个波次都占满设备</translation>
    </message>
    <message>
        <source>The only wave fills %1 of the device</source>
        <translation>唯一的波次占设备的 %1</translation>
    </message>
    <message>
        <source>Last wave fills %1 of the device</source>
        <translation>最后一个波次占设备的 %1</translation>
    </message>
    <message>
        <source>Its idle places cost up to %1 of the time</source>
        <translation>其空闲位置最多损失 %1 的时间</translation>
    </message>
    <message>
        <source>%1 blocks / (%2 SMs × %3 blocks per SM) = %4 waves</source>
        <translation>%1 块 / (%2 SM × 每 SM %3 块) = %4 波次</translation>
    </message>
    <message>
        <source>%1: the only one has %2 of %3 blocks</source>
        <translation>%1：唯一的波次有 %3 个块中的 %2 个</translation>
    </message>
    <message>
        <source>%1: %2 full and one of %3 blocks</source>
        <translation>%1：%2 个满的，一个有 %3 个块</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source> (its last words: &quot;{}&quot;)</source>
        <translation> （它最后的话：“{}”）</translation>
    </message>
    <message numerus="yes">
        <source> and {} further constraint(s)</source>
        <translation>
            <numerusform> 以及另外 {} 个约束</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;_&apos; is no name of a register</source>
        <translation>“_”不是寄存器的名称</translation>
    </message>
    <message>
        <source>&apos;function_name&apos;</source>
        <translation>“function_name”</translation>
    </message>
    <message>
        <source>&apos;inlined_at&apos;</source>
        <translation>“inlined_at”</translation>
    </message>
    <message>
        <source>&apos;{}&apos; cannot be read at byte {}: lists of numbers and strings are, and range(…)</source>
        <translation>“{}”在第 {} 字节处无法解读：可以是数和字符串的列表，以及 range(…)</translation>
    </message>
    <message>
        <source>&apos;{}&apos; closes a bracket that is not open</source>
        <translation>“{}”所关闭的括号没有打开过</translation>
    </message>
    <message>
        <source>&apos;{}&apos; does not belong to a number</source>
        <translation>“{}”不属于数</translation>
    </message>
    <message>
        <source>&apos;{}&apos; does not fill a buffer, but {} is {}: give a recipe and a count, as in random(seed=1)[n]; recipes are {}</source>
        <translation>“{}”不能填充缓冲区，而 {} 是 {}：请给出配方和数量，例如 random(seed=1)[n]；配方有 {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; has no meaning here</source>
        <translation>“{}”在此没有含义</translation>
    </message>
    <message>
        <source>&apos;{}&apos; has no name; {} has the members {}</source>
        <translation>“{}”没有名称；{} 有成员 {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; has {} elements here, and more values</source>
        <translation>“{}”在此有 {} 个元素，而值更多</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is a buffer, but {} is {}, which takes an expression</source>
        <translation>“{}”是缓冲区，而 {} 是接受表达式的 {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is a buffer, but {} is {}, which takes an expression; where it is an address, the type of its elements says so, as in float32:zeros[1024]</source>
        <translation>“{}”是缓冲区，而 {} 是接受表达式的 {}；若它是地址，由元素类型说明，例如 float32:zeros[1024]</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is a buffer, but {} is {}, which takes members in braces, as in {{a=1,b=2.5}}</source>
        <translation>“{}”是缓冲区，而 {} 是 {}，接受花括号中的成员，例如 {{a=1,b=2.5}}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is a buffer; write {}[index]</source>
        <translation>“{}”是缓冲区；请写 {}[index]</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is left over behind the type</source>
        <translation>类型之后多出“{}”</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is missing</source>
        <translation>缺少“{}”</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no Python expression that can be read: numbers, names, + - * / // %, comparisons, and, or, not are</source>
        <translation>“{}”不是可解读的 Python 表达式：可用数、名称、+ - * / // %、比较、and、or、not</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no architecture that this program knows</source>
        <translation>“{}”不是此程序已知的架构</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no axis; one is written NAME=VALUES, as in block=64,128,256</source>
        <translation>“{}”不是轴；轴写作 NAME=VALUES，例如 block=64,128,256</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no carve-out: 0 to 100 percent are</source>
        <translation>“{}”不是共享内存划分：可以是 0 % 到 100 %</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no name of an axis</source>
        <translation>“{}”不是轴的名称</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no range; one is written 8..32:8 or 1..64:*2</source>
        <translation>“{}”不是范围；范围写作 8..32:8 或 1..64:*2</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no whole number, so that a constraint cannot use the axis</source>
        <translation>“{}”不是整数，因此约束不能使用该轴</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no whole number, so that it cannot bound a range</source>
        <translation>“{}”不是整数，因此不能作为范围的界限</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a buffer that can be read here</source>
        <translation>“{}”不是此处可读取的缓冲区</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a function here</source>
        <translation>“{}”在此不是函数</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a member&apos;s name</source>
        <translation>“{}”不是成员的名称</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a recipe; a buffer is filled by {}, with its elements in brackets at the end: zeros[n]</source>
        <translation>“{}”不是配方；缓冲区由 {} 填充，末尾方括号中是元素数：zeros[n]</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a type that numbers are read as; such are float32, half, bfloat16, fp8_e4m3, packed_int4, float4, complex64 and {{ float x; int y; }}</source>
        <translation>“{}”不是可据以读取数字的类型；可用的例如 float32、half、bfloat16、fp8_e4m3、packed_int4、float4、complex64 和 {{ float x; int y; }}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a whole number from 0 to {}</source>
        <translation>“{}”不是 0 到 {} 的整数</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a word it can be</source>
        <translation>“{}”不是允许的词</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not an amount; a number from 0 on is needed</source>
        <translation>“{}”不是数量；需要不小于 0 的数</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not an element type</source>
        <translation>“{}”不是元素类型</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not declared</source>
        <translation>“{}”未声明</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not known here</source>
        <translation>“{}”在此未知</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not known here; {}</source>
        <translation>“{}”在此未知；{}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not possible with {}</source>
        <translation>“{}”不能与 {} 一起使用</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is nothing that could be changed</source>
        <translation>“{}”不是可更改的内容</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is nothing that limits</source>
        <translation>“{}”不是限制项</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is wrong: {}</source>
        <translation>“{}”有误：{}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is {}; a whole number from {} to {} is needed</source>
        <translation>“{}”为 {}；需要 {} 到 {} 的整数</translation>
    </message>
    <message>
        <source>&apos;{}&apos; leaves the session&apos;s folder; a source must lie within it</source>
        <translation>“{}”离开了会话的文件夹；源文件须位于其中</translation>
    </message>
    <message>
        <source>&apos;{}&apos; lies outside of the {} that the axis has</source>
        <translation>“{}”超出该轴所有的 {}</translation>
    </message>
    <message numerus="yes">
        <source>&apos;{}&apos; takes {} argument(s), not {}</source>
        <translation>
            <numerusform>“{}”接受 {} 个参数，而不是 {}</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{}&apos; takes {} or more arguments, not {}</source>
        <translation>“{}”接受 {} 个或更多参数，而不是 {}</translation>
    </message>
    <message numerus="yes">
        <source>&apos;{}[{}]&apos; is outside its {} element(s)</source>
        <translation>
            <numerusform>“{}[{}]”超出其 {} 个元素的范围</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;|&apos; parts two destinations</source>
        <translation>“|”分隔两个目的操作数</translation>
    </message>
    <message>
        <source>, calculated</source>
        <translation>，计算值</translation>
    </message>
    <message>
        <source>, twice; {}</source>
        <translation>，两次；{}</translation>
    </message>
    <message>
        <source>.deps/cuda/nvidia beside {} and up to three folders above it</source>
        <translation>{} 旁边的 .deps/cuda/nvidia 及其上最多三级文件夹</translation>
    </message>
    <message>
        <source>.local variables are declared in functions</source>
        <translation>.local 变量在函数中声明</translation>
    </message>
    <message>
        <source>.nc is for global memory only</source>
        <translation>.nc 只用于全局内存</translation>
    </message>
    <message>
        <source>.param variables are declared in functions</source>
        <translation>.param 变量在函数中声明</translation>
    </message>
    <message>
        <source>.sat has nothing to clamp between these types</source>
        <translation>.sat 在这些类型之间没有可钳位的</translation>
    </message>
    <message>
        <source>.target must follow .version</source>
        <translation>.target 必须在 .version 之后</translation>
    </message>
    <message>
        <source>.{} does not select {} elements</source>
        <translation>.{} 不能选择 {} 个元素</translation>
    </message>
    <message>
        <source>.{} is no comparison</source>
        <translation>.{} 不是比较</translation>
    </message>
    <message>
        <source>.{} is no mask of elements, the highest first</source>
        <translation>.{} 不是元素掩码（最高位在前）</translation>
    </message>
    <message>
        <source>.{} is no type</source>
        <translation>.{} 不是类型</translation>
    </message>
    <message>
        <source>.{} selects no byte or half</source>
        <translation>.{} 不选择字节或半字</translation>
    </message>
    <message>
        <source>.{} selects what is not there</source>
        <translation>.{} 选择了不存在的内容</translation>
    </message>
    <message>
        <source>1D surface width</source>
        <translation>1D 表面宽度</translation>
    </message>
    <message>
        <source>1D texture width</source>
        <translation>1D 纹理宽度</translation>
    </message>
    <message>
        <source>1D texture width, linear memory</source>
        <translation>1D 纹理宽度，线性内存</translation>
    </message>
    <message>
        <source>2 × clock × width / 8</source>
        <translation>2 × 时钟 × 位宽 / 8</translation>
    </message>
    <message>
        <source>2 × lanes × SMs × clock</source>
        <translation>2 × 通道 × SM × 时钟</translation>
    </message>
    <message>
        <source>2D surface height</source>
        <translation>2D 表面高度</translation>
    </message>
    <message>
        <source>2D surface width</source>
        <translation>2D 表面宽度</translation>
    </message>
    <message>
        <source>2D texture height</source>
        <translation>2D 纹理高度</translation>
    </message>
    <message>
        <source>2D texture height, linear memory</source>
        <translation>2D 纹理高度，线性内存</translation>
    </message>
    <message>
        <source>2D texture pitch, linear memory</source>
        <translation>2D 纹理行距，线性内存</translation>
    </message>
    <message>
        <source>2D texture width</source>
        <translation>2D 纹理宽度</translation>
    </message>
    <message>
        <source>2D texture width, linear memory</source>
        <translation>2D 纹理宽度，线性内存</translation>
    </message>
    <message>
        <source>32-bit registers</source>
        <translation>32 位寄存器</translation>
    </message>
    <message>
        <source>3D surface depth</source>
        <translation>3D 表面深度</translation>
    </message>
    <message>
        <source>3D surface height</source>
        <translation>3D 表面高度</translation>
    </message>
    <message>
        <source>3D surface width</source>
        <translation>3D 表面宽度</translation>
    </message>
    <message>
        <source>3D texture depth</source>
        <translation>3D 纹理深度</translation>
    </message>
    <message>
        <source>3D texture depth, other shape</source>
        <translation>3D 纹理深度，其他形状</translation>
    </message>
    <message>
        <source>3D texture height</source>
        <translation>3D 纹理高度</translation>
    </message>
    <message>
        <source>3D texture height, other shape</source>
        <translation>3D 纹理高度，其他形状</translation>
    </message>
    <message>
        <source>3D texture width</source>
        <translation>3D 纹理宽度</translation>
    </message>
    <message>
        <source>3D texture width, other shape</source>
        <translation>3D 纹理宽度，其他形状</translation>
    </message>
    <message>
        <source>64-bit stream memory operations</source>
        <translation>64 位流内存操作</translation>
    </message>
    <message>
        <source>64-bit stream memory operations, version 1</source>
        <translation>64 位流内存操作，第 1 版</translation>
    </message>
    <message>
        <source>: the NVIDIA driver does not work</source>
        <translation>：NVIDIA 驱动不工作</translation>
    </message>
    <message>
        <source>: this machine failed, so ask again</source>
        <translation>：本机出了故障，请再次查询</translation>
    </message>
    <message>
        <source>A blob&apos;s id must be the SHA-256 of its bytes.</source>
        <translation>数据块的 id 必须是其字节的 SHA-256。</translation>
    </message>
    <message>
        <source>A block cannot use {} barriers: an SM of {} has {}.</source>
        <translation>一个块不能使用 {0} 个屏障：{1} 的 SM 有 {2} 个。</translation>
    </message>
    <message>
        <source>A block cannot use {} virtual resources: an SM of {} has {}.</source>
        <translation>一个块不能使用 {0} 个虚拟资源：{1} 的 SM 有 {2} 个。</translation>
    </message>
    <message>
        <source>A block of {} threads cannot run: a block has at most {} threads.</source>
        <translation>{} 个线程的块不能运行：块最多有 {} 个线程。</translation>
    </message>
    <message>
        <source>A block of {} threads cannot run: it needs at least one.</source>
        <translation>{} 个线程的块不能运行：至少需要一个线程。</translation>
    </message>
    <message>
        <source>A block of {} threads cannot run: the kernel is compiled for at most {} (__launch_bounds__).</source>
        <translation>{} 个线程的块不能运行：内核按最多 {} 个编译 (__launch_bounds__)。</translation>
    </message>
    <message>
        <source>A cluster of {} blocks cannot run: {} has no clusters; they came with sm_90.</source>
        <translation>{} 个块的集群不能运行：{} 没有集群；集群自 sm_90 起才有。</translation>
    </message>
    <message>
        <source>A cluster of {} blocks cannot run: {} takes 1 to {}.</source>
        <translation>{} 个块的集群不能运行：{} 接受 1 到 {} 个。</translation>
    </message>
    <message>
        <source>A launch on fresh buffers took {}, the timed ones {}: these may find work done by those before them.</source>
        <translation>使用新缓冲区的启动用时 {}，计时的启动为 {}：后者可能沿用了之前启动已完成的工作。</translation>
    </message>
    <message>
        <source>A newer compile took its place.</source>
        <translation>由更新的编译取代。</translation>
    </message>
    <message>
        <source>A newer disassembly took its place.</source>
        <translation>由更新的反汇编取代。</translation>
    </message>
    <message>
        <source>A newer request took its place.</source>
        <translation>由更新的请求取代。</translation>
    </message>
    <message>
        <source>A newer run took its place.</source>
        <translation>由更新的运行取代。</translation>
    </message>
    <message>
        <source>A part of the blob {} came without its beginning.</source>
        <translation>数据块 {} 的一部分缺少开头。</translation>
    </message>
    <message>
        <source>A part of the blob {} does not follow the one before.</source>
        <translation>数据块 {} 的一部分与前一部分不连续。</translation>
    </message>
    <message>
        <source>A population of {} points does not evolve; {} to {} do.</source>
        <translation>{} 个点的种群无法进化；{} 到 {} 个可以。</translation>
    </message>
    <message>
        <source>A sweep needs an axis.</source>
        <translation>扫描需要一个轴。</translation>
    </message>
    <message>
        <source>A texture bound to linear memory starts at a multiple of this address.</source>
        <translation>绑定到线性内存的纹理从此地址的倍数开始。</translation>
    </message>
    <message>
        <source>A thread cannot have {} registers: {} allows at most {}.</source>
        <translation>一个线程不能有 {} 个寄存器：{} 最多允许 {} 个。</translation>
    </message>
    <message>
        <source>Absolute value</source>
        <translation>绝对值</translation>
    </message>
    <message>
        <source>Absolute value of an integer</source>
        <translation>整数的绝对值</translation>
    </message>
    <message>
        <source>Access policy window</source>
        <translation>访问策略窗口</translation>
    </message>
    <message>
        <source>Across processes</source>
        <translation>跨进程</translation>
    </message>
    <message>
        <source>Address from a base and a shifted index</source>
        <translation>由基址和移位后的索引得到地址</translation>
    </message>
    <message>
        <source>Address from a base and a shifted index in uniform registers</source>
        <translation>由统一寄存器中的基址和移位后的索引得到地址</translation>
    </message>
    <message>
        <source>Address translation</source>
        <translation>地址转换</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>After each batch of launches the device went on for at least {}: work on another stream, or text that the kernel printed, is in no sample.</source>
        <translation>每批启动之后，设备至少又继续了 {}：另一个流上的工作，或内核打印的文本，不在任何样本中。</translation>
    </message>
    <message>
        <source>After function attribute</source>
        <translation>在函数属性之后</translation>
    </message>
    <message>
        <source>After the samples, on fresh inputs: {}</source>
        <translation>取样后，使用新输入：{}</translation>
    </message>
    <message>
        <source>All __constant__ variables</source>
        <translation>所有 __constant__ 变量</translation>
    </message>
    <message>
        <source>All blocks of a cooperative launch must be resident at once; the device holds {} of these, {} were asked for.</source>
        <translation>协作启动的所有块须同时驻留；设备可容纳 {} 个，请求了 {} 个。</translation>
    </message>
    <message numerus="yes">
        <source>All but the first {} element(s) differ: {}.</source>
        <translation>
            <numerusform>除前 {} 个元素外全部不同：{}。</numerusform>
        </translation>
    </message>
    <message>
        <source>All elements differ: {}.</source>
        <translation>所有元素都不同：{}。</translation>
    </message>
    <message>
        <source>All of them, natively</source>
        <translation>全部，原生</translation>
    </message>
    <message numerus="yes">
        <source>All {} sample(s) were taken: the median is known to within {}.</source>
        <translation>
            <numerusform>全部 {} 个样本已取得：中位数的误差在 {} 以内。</numerusform>
        </translation>
    </message>
    <message>
        <source>Also of cuMemCreate</source>
        <translation>也用于 cuMemCreate</translation>
    </message>
    <message numerus="yes">
        <source>An expression of {} byte(s) is too long.</source>
        <translation>
            <numerusform>{} 字节的表达式太长。</numerusform>
        </translation>
    </message>
    <message>
        <source>Another profiler has the hardware counters ({}), and there is one at a time: end Nsight, or pause DCGM (dcgmi profile --pause), and count again.</source>
        <translation>另一个性能分析器占用了硬件计数器（{}），同时只能有一个：请结束 Nsight，或暂停 DCGM (dcgmi profile --pause)，再重新计数。</translation>
    </message>
    <message>
        <source>Another profiler is at work in this process, and CUPTI has one at a time ({}).</source>
        <translation>此进程中另有性能分析器在工作，而 CUPTI 同时只容一个（{}）。</translation>
    </message>
    <message>
        <source>Any bitwise function of three inputs, named by its truth table</source>
        <translation>三个输入的任意按位函数，由真值表指定</translation>
    </message>
    <message>
        <source>Any bitwise function of three uniform registers</source>
        <translation>三个统一寄存器的任意按位函数</translation>
    </message>
    <message>
        <source>Any logical function of three predicates</source>
        <translation>三个谓词的任意逻辑函数</translation>
    </message>
    <message>
        <source>Arrays mapped later</source>
        <translation>稍后映射的数组</translation>
    </message>
    <message>
        <source>Arrives or waits at a barrier in shared memory</source>
        <translation>在共享内存中的屏障处到达或等待</translation>
    </message>
    <message>
        <source>As large as {} in line {} makes it.</source>
        <translation>大小由第 {1} 行的 {0} 决定。</translation>
    </message>
    <message>
        <source>As large as {} in line {} of {} makes it.</source>
        <translation>大小由 {2} 第 {1} 行的 {0} 决定。</translation>
    </message>
    <message>
        <source>As the driver calls it</source>
        <translation>驱动所给的名称</translation>
    </message>
    <message>
        <source>At {}: {}</source>
        <translation>在 {}：{}</translation>
    </message>
    <message>
        <source>Atomic operation on global memory without the old value</source>
        <translation>对全局内存的原子操作，不返回旧值</translation>
    </message>
    <message>
        <source>Atomic operation on global memory; the old value is returned</source>
        <translation>对全局内存的原子操作；返回旧值</translation>
    </message>
    <message>
        <source>Atomic operation on memory at a generic address; the old value is returned</source>
        <translation>对通用地址内存的原子操作；返回旧值</translation>
    </message>
    <message>
        <source>Atomic operation on memory without the old value</source>
        <translation>对内存的原子操作，不返回旧值</translation>
    </message>
    <message>
        <source>Atomic operation on memory; the old value is returned</source>
        <translation>对内存的原子操作；返回旧值</translation>
    </message>
    <message>
        <source>Atomic operation on shared memory; the old value is returned</source>
        <translation>对共享内存的原子操作；返回旧值</translation>
    </message>
    <message>
        <source>Atomics over the host link</source>
        <translation>主机链路上的原子操作</translation>
    </message>
    <message>
        <source>BF16 tensor cores</source>
        <translation>BF16 张量核心</translation>
    </message>
    <message>
        <source>Barrier in shared memory that counts arrivals and bytes</source>
        <translation>共享内存中统计到达数和字节数的屏障</translation>
    </message>
    <message>
        <source>Barrier of the threads of a block</source>
        <translation>块内线程的屏障</translation>
    </message>
    <message>
        <source>Barrier of the threads of a block or cluster</source>
        <translation>块或集群内线程的屏障</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Best block</source>
        <translation>最佳块</translation>
    </message>
    <message>
        <source>Between two rows</source>
        <translation>两行之间</translation>
    </message>
    <message>
        <source>Between two rows of a copy</source>
        <translation>复制的两行之间</translation>
    </message>
    <message>
        <source>Bitwise and</source>
        <translation>按位与</translation>
    </message>
    <message>
        <source>Bitwise exclusive or</source>
        <translation>按位异或</translation>
    </message>
    <message>
        <source>Bitwise not</source>
        <translation>按位非</translation>
    </message>
    <message>
        <source>Bitwise or</source>
        <translation>按位或</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>块大小</translation>
    </message>
    <message>
        <source>Block size, x</source>
        <translation>块大小，x</translation>
    </message>
    <message>
        <source>Block size, y</source>
        <translation>块大小，y</translation>
    </message>
    <message>
        <source>Block size, z</source>
        <translation>块大小，z</translation>
    </message>
    <message>
        <source>Blocks / SM</source>
        <translation>块/SM</translation>
    </message>
    <message>
        <source>Blocks it allows</source>
        <translation>允许的块数</translation>
    </message>
    <message>
        <source>Blocks of a grid along x</source>
        <translation>网格沿 x 的块数</translation>
    </message>
    <message>
        <source>Blocks of a grid along y</source>
        <translation>网格沿 y 的块数</translation>
    </message>
    <message>
        <source>Blocks of a grid along z</source>
        <translation>网格沿 z 的块数</translation>
    </message>
    <message>
        <source>Blocks per SM</source>
        <translation>每 SM 的块</translation>
    </message>
    <message>
        <source>Board and driver</source>
        <translation>板卡和驱动</translation>
    </message>
    <message>
        <source>Board number</source>
        <translation>板卡号</translation>
    </message>
    <message>
        <source>Board with several GPUs</source>
        <translation>多 GPU 板卡</translation>
    </message>
    <message>
        <source>Boost limit, given in kHz</source>
        <translation>加速上限，以 kHz 给出</translation>
    </message>
    <message>
        <source>Both became faster by {} from the first quarter of the samples to the last.</source>
        <translation>从样本的第一个四分之一到最后一个，两者都快了 {}。</translation>
    </message>
    <message>
        <source>Both became slower by {} from the first quarter of the samples to the last.</source>
        <translation>从样本的第一个四分之一到最后一个，两者都慢了 {}。</translation>
    </message>
    <message>
        <source>Branch to a label</source>
        <translation>跳转到标签</translation>
    </message>
    <message>
        <source>Branch to an address that is computed</source>
        <translation>跳转到计算得到的地址</translation>
    </message>
    <message>
        <source>Brings a line of memory to a cache</source>
        <translation>将一行内存读入缓存</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>构建</translation>
    </message>
    <message>
        <source>Bus width</source>
        <translation>总线位宽</translation>
    </message>
    <message>
        <source>By a stream</source>
        <translation>由流</translation>
    </message>
    <message>
        <source>By host or stream</source>
        <translation>由主机或流</translation>
    </message>
    <message>
        <source>By our own kernel</source>
        <translation>由我们自己的内核</translation>
    </message>
    <message>
        <source>By our own kernels</source>
        <translation>由我们自己的内核</translation>
    </message>
    <message>
        <source>CUDA 13.0 has no GPU that old; the first target is COMPUTE_75</source>
        <translation>CUDA 13.0 没有那么旧的 GPU；第一个目标是 COMPUTE_75</translation>
    </message>
    <message>
        <source>CUDA 13.0 has no device attribute of that name</source>
        <translation>CUDA 13.0 没有该名称的设备属性</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide 13.0, technical specifications per compute capability</source>
        <translation>CUDA C++ Programming Guide 13.0，各计算能力的技术规格</translation>
    </message>
    <message>
        <source>CUDA error {}</source>
        <translation>CUDA 错误 {}</translation>
    </message>
    <message>
        <source>CUDA in Direct3D 12</source>
        <translation>Direct3D 12 中的 CUDA</translation>
    </message>
    <message>
        <source>CUDA in Vulkan</source>
        <translation>Vulkan 中的 CUDA</translation>
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
        <translation>CUDA_HOME（未设置）</translation>
    </message>
    <message>
        <source>CUPTI ({}) counted nothing in this launch.</source>
        <translation>CUPTI ({}) 在此次启动中没有计到任何内容。</translation>
    </message>
    <message>
        <source>CUPTI ({}) counted nothing of the kernel {}.</source>
        <translation>CUPTI ({}) 没有对内核 {} 计到任何内容。</translation>
    </message>
    <message>
        <source>CUPTI ({}) did not record half of the launches of a turn.</source>
        <translation>CUPTI ({}) 没有记录一轮中一半的启动。</translation>
    </message>
    <message>
        <source>CUPTI ({}) does not count: {}. Runs, times and the emulated GPU&apos;s counts work without it.</source>
        <translation>CUPTI ({}) 不计数：{}。运行、计时和模拟 GPU 的计数无需它也可用。</translation>
    </message>
    <message>
        <source>CUPTI ({}) gave a count of {} for one instruction, which no launch can have.</source>
        <translation>CUPTI ({}) 对一条指令给出的计数为 {}，任何启动都不可能如此。</translation>
    </message>
    <message>
        <source>CUPTI ({}) gave no record of the kernel.</source>
        <translation>CUPTI ({}) 没有给出内核的记录。</translation>
    </message>
    <message>
        <source>CUPTI ({}) knows no SASS metric of the chip {} that is shown by line.</source>
        <translation>CUPTI ({}) 不知道芯片 {} 的任何可按行显示的 SASS 指标。</translation>
    </message>
    <message>
        <source>CUPTI ({}) knows none of the counters of the chip {}.</source>
        <translation>CUPTI ({}) 不知道芯片 {} 的任何计数器。</translation>
    </message>
    <message numerus="yes">
        <source>CUPTI ({}) says that it has {} record(s) of {} value(s) each, which is not believed: one value an instruction and metric was asked for, and at most {} record(s) are read.</source>
        <translation>
            <numerusform>CUPTI ({}) 称它有 {} 条记录，每条 {} 个值，这不可信：所请求的是每条指令和每个指标一个值，且最多读取 {} 条记录。</numerusform>
        </translation>
    </message>
    <message>
        <source>CUPTI does not tell its version: {}.</source>
        <translation>CUPTI 未报告其版本：{}。</translation>
    </message>
    <message>
        <source>CUPTI does not trace: {}.</source>
        <translation>CUPTI 不跟踪：{}。</translation>
    </message>
    <message numerus="yes">
        <source>CUPTI dropped what it counted in {} range(s).</source>
        <translation>
            <numerusform>CUPTI 丢弃了在 {} 个范围中的计数。</numerusform>
        </translation>
    </message>
    <message>
        <source>CUPTI recorded {} of {} launches within the time.</source>
        <translation>在时限内 CUPTI 记录了 {1} 次启动中的 {0} 次。</translation>
    </message>
    <message numerus="yes">
        <source>CUPTI recorded {} sample(s), and not the other launches: the median is known to within {}.</source>
        <translation>
            <numerusform>CUPTI 记录了 {} 个样本，没有记录其他启动：中位数的误差在 {} 以内。</numerusform>
        </translation>
    </message>
    <message>
        <source>CUPTI was not done counting after {} launch(es).</source>
        <translation>{} 次启动之后 CUPTI 仍未完成计数。</translation>
    </message>
    <message>
        <source>CUPTI was not found: looked for {}.</source>
        <translation>找不到 CUPTI：查找了 {}。</translation>
    </message>
    <message>
        <source>CUPTI was not wanted.</source>
        <translation>未要求使用 CUPTI。</translation>
    </message>
    <message>
        <source>Caches and allocation</source>
        <translation>缓存和分配</translation>
    </message>
    <message>
        <source>Calculated</source>
        <translation>计算值</translation>
    </message>
    <message>
        <source>Call of a function</source>
        <translation>函数调用</translation>
    </message>
    <message>
        <source>Can be set aside</source>
        <translation>可以预留</translation>
    </message>
    <message>
        <source>Changes the sign</source>
        <translation>改变符号</translation>
    </message>
    <message>
        <source>Checks whether a division of floats needs the slow path</source>
        <translation>检查浮点除法是否需要慢速路径</translation>
    </message>
    <message>
        <source>Chooses one of the active threads</source>
        <translation>选出一个活跃线程</translation>
    </message>
    <message>
        <source>Chooses one of two 32-bit floats by a predicate</source>
        <translation>按谓词选择两个 32 位浮点数之一</translation>
    </message>
    <message>
        <source>Chooses one of two uniform values by a predicate</source>
        <translation>按谓词选择两个统一值之一</translation>
    </message>
    <message>
        <source>Chooses one of two values by a predicate</source>
        <translation>按谓词选择两个值之一</translation>
    </message>
    <message>
        <source>Clocks are not recorded, because NVML ({}) does not know device {}.</source>
        <translation>未记录时钟，因为 NVML ({}) 不知道设备 {}。</translation>
    </message>
    <message>
        <source>Clocks are not recorded, because NVML was not found: looked for {}.</source>
        <translation>未记录时钟，因为找不到 NVML：查找了 {}。</translation>
    </message>
    <message>
        <source>Cluster launch</source>
        <translation>集群启动</translation>
    </message>
    <message>
        <source>Column {} differs: {}.</source>
        <translation>第 {} 列不同：{}。</translation>
    </message>
    <message>
        <source>Columns {} differ: {}.</source>
        <translation>第 {} 列不同：{}。</translation>
    </message>
    <message>
        <source>Combines a predicate of all threads of the warp</source>
        <translation>合并 warp 所有线程的谓词</translation>
    </message>
    <message>
        <source>Combines a predicate of all threads of the warp in a uniform register</source>
        <translation>在统一寄存器中合并 warp 所有线程的谓词</translation>
    </message>
    <message>
        <source>Compares 16-bit floats, two at once, and sets predicates</source>
        <translation>比较 16 位浮点数（一次两个），并设置谓词</translation>
    </message>
    <message>
        <source>Compares 32-bit floats and sets a predicate</source>
        <translation>比较 32 位浮点数并设置谓词</translation>
    </message>
    <message>
        <source>Compares 32-bit floats and sets a register</source>
        <translation>比较 32 位浮点数并设置寄存器</translation>
    </message>
    <message>
        <source>Compares 64-bit floats and sets a predicate</source>
        <translation>比较 64 位浮点数并设置谓词</translation>
    </message>
    <message>
        <source>Compares and sets a predicate</source>
        <translation>比较并设置谓词</translation>
    </message>
    <message>
        <source>Compares and sets a register</source>
        <translation>比较并设置寄存器</translation>
    </message>
    <message>
        <source>Compares integers and sets a predicate</source>
        <translation>比较整数并设置谓词</translation>
    </message>
    <message>
        <source>Compares integers in uniform registers and sets a uniform predicate</source>
        <translation>比较统一寄存器中的整数并设置统一谓词</translation>
    </message>
    <message>
        <source>Compiling {} takes more memory than this machine has left for it{}; close what needs memory and compile again, or make the source simpler.</source>
        <translation>编译 {} 所需的内存超过本机剩余的内存{}；请关闭占用内存的程序后重新编译，或简化源代码。</translation>
    </message>
    <message>
        <source>Compiling {} took more memory than a compile process may have{}; make the source simpler or unroll less.</source>
        <translation>编译 {} 使用的内存超过编译进程允许的上限{}；请简化源代码或减少展开。</translation>
    </message>
    <message>
        <source>Compiling {} was ended at its deadline of {} s; give it more time, or look for an endless template or a huge unrolled loop.</source>
        <translation>编译 {} 在 {} 秒的期限到时被终止；请给更多时间，或检查有无无限模板或巨大的展开循环。</translation>
    </message>
    <message>
        <source>Compiling, occupancy and reports still work, and kernels run on the emulated GPU; timing needs a GPU.</source>
        <translation>编译、占用率和报告仍可用，内核在模拟 GPU 上运行；计时需要 GPU。</translation>
    </message>
    <message>
        <source>Compressible memory</source>
        <translation>可压缩内存</translation>
    </message>
    <message>
        <source>Compute capability, major</source>
        <translation>计算能力，主版本</translation>
    </message>
    <message>
        <source>Compute capability, minor</source>
        <translation>计算能力，次版本</translation>
    </message>
    <message>
        <source>Compute mode</source>
        <translation>计算模式</translation>
    </message>
    <message>
        <source>Compute preemption</source>
        <translation>计算抢占</translation>
    </message>
    <message>
        <source>Compute-only driver</source>
        <translation>仅计算驱动</translation>
    </message>
    <message>
        <source>Concurrent kernels</source>
        <translation>并发内核</translation>
    </message>
    <message>
        <source>Concurrent managed access</source>
        <translation>托管内存并发访问</translation>
    </message>
    <message>
        <source>Constant memory</source>
        <translation>常量内存</translation>
    </message>
    <message>
        <source>Contexts share the device</source>
        <translation>上下文共享设备</translation>
    </message>
    <message>
        <source>Controls a cache: invalidates or prefetches a line</source>
        <translation>控制缓存：使一行失效或预取</translation>
    </message>
    <message>
        <source>Converts a float to a float of another size</source>
        <translation>将浮点数转换为另一大小的浮点数</translation>
    </message>
    <message>
        <source>Converts a float to an integer</source>
        <translation>将浮点数转换为整数</translation>
    </message>
    <message>
        <source>Converts an address between a space and generic addresses</source>
        <translation>在某空间与通用地址之间转换地址</translation>
    </message>
    <message>
        <source>Converts an integer to a 32-bit float in the floating-point pipe</source>
        <translation>在浮点管线中将整数转换为 32 位浮点数</translation>
    </message>
    <message>
        <source>Converts an integer to a float</source>
        <translation>将整数转换为浮点数</translation>
    </message>
    <message>
        <source>Converts floats to a pair of smaller ones</source>
        <translation>将浮点数转换为一对更小的浮点数</translation>
    </message>
    <message>
        <source>Converts to another type or size</source>
        <translation>转换为另一类型或大小</translation>
    </message>
    <message>
        <source>Cooperative launch</source>
        <translation>协作启动</translation>
    </message>
    <message>
        <source>Cooperative launch on several devices</source>
        <translation>多设备协作启动</translation>
    </message>
    <message>
        <source>Copies a block of memory in bulk, in the background</source>
        <translation>在后台成批复制一块内存</translation>
    </message>
    <message>
        <source>Copies beside kernels</source>
        <translation>与内核并行的复制</translation>
    </message>
    <message>
        <source>Copies from global to shared memory without a register between</source>
        <translation>从全局内存复制到共享内存，不经寄存器</translation>
    </message>
    <message>
        <source>Copies memory in the background</source>
        <translation>在后台复制内存</translation>
    </message>
    <message>
        <source>Copy beside a kernel</source>
        <translation>与内核并行复制</translation>
    </message>
    <message>
        <source>Copy engines</source>
        <translation>复制引擎</translation>
    </message>
    <message>
        <source>Cosine, approximated</source>
        <translation>余弦，近似</translation>
    </message>
    <message>
        <source>Counting {} was ended: a launch, with what CUPTI does around it, took longer than the deadline of {} s. A longer deadline gives it more time; the next run gets a new process.</source>
        <translation>对 {} 的计数被终止：一次启动连同 CUPTI 的相关操作超过了 {} 秒的期限。更长的期限可给它更多时间；下次运行将得到新进程。</translation>
    </message>
    <message>
        <source>Counts the bits that are set</source>
        <translation>统计置位的位数</translation>
    </message>
    <message>
        <source>Counts the leading zeros</source>
        <translation>统计前导零</translation>
    </message>
    <message>
        <source>Cube map surface width</source>
        <translation>立方体贴图表面宽度</translation>
    </message>
    <message>
        <source>Cube map width</source>
        <translation>立方体贴图宽度</translation>
    </message>
    <message>
        <source>Decompression formats</source>
        <translation>解压格式</translation>
    </message>
    <message>
        <source>Device cuda:{} cannot be read: {}; the other devices can be used.</source>
        <translation>无法读取设备 cuda:{}：{}；其他设备可以使用。</translation>
    </message>
    <message>
        <source>Device memory as a host node</source>
        <translation>设备内存作为主机节点</translation>
    </message>
    <message>
        <source>Device memory, copy</source>
        <translation>设备内存，复制</translation>
    </message>
    <message>
        <source>Device memory, read</source>
        <translation>设备内存，读取</translation>
    </message>
    <message>
        <source>Device {} {}.</source>
        <translation>设备 {} {}。</translation>
    </message>
    <message>
        <source>Device=0</source>
        <translation>Device=0</translation>
    </message>
    <message>
        <source>Devices on one board have the same number here.</source>
        <translation>同一板卡上的设备在此编号相同。</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Difference with the borrow of the one before</source>
        <translation>差，带前一次的借位</translation>
    </message>
    <message>
        <source>Does nothing</source>
        <translation>不做任何事</translation>
    </message>
    <message>
        <source>Domain, bus and slot</source>
        <translation>域、总线和插槽</translation>
    </message>
    <message>
        <source>Done by the hardware</source>
        <translation>由硬件完成</translation>
    </message>
    <message>
        <source>Dot product of four bytes, added up</source>
        <translation>四个字节的点积，累加</translation>
    </message>
    <message>
        <source>Dot product of small integers, added up</source>
        <translation>小整数的点积，累加</translation>
    </message>
    <message>
        <source>ECC</source>
        <translation>ECC</translation>
    </message>
    <message>
        <source>Edge of a face</source>
        <translation>面的边长</translation>
    </message>
    <message numerus="yes">
        <source>Ended after {} sample(s), the most there may be: the median is known to within {}, and {} was wanted.</source>
        <translation>
            <numerusform>在 {} 个样本（允许的最大数）后结束：中位数的误差在 {} 以内，要求的是 {}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended after {} sample(s): the median is known to within {}, and {} was wanted.</source>
        <translation>
            <numerusform>在 {} 个样本后结束：中位数的误差在 {} 以内，要求的是 {}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended after {} sample(s): the times scatter so much that the median is known to within {} only; {} would take some {} samples.</source>
        <translation>
            <numerusform>在 {} 个样本后结束：时间太分散，中位数的误差只能达到 {}；要达到 {} 约需 {} 个样本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended by the time limit after {} sample(s): the median is known to within {}, and {} was wanted.</source>
        <translation>
            <numerusform>因时限在 {} 个样本后结束：中位数的误差在 {} 以内，要求的是 {}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended by the time limit after {} sample(s): the median is known to within {}.</source>
        <translation>
            <numerusform>因时限在 {} 个样本后结束：中位数的误差在 {} 以内。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends the kernel with an error</source>
        <translation>以错误结束内核</translation>
    </message>
    <message>
        <source>Ends the thread</source>
        <translation>结束线程</translation>
    </message>
    <message>
        <source>Ends the thread at once</source>
        <translation>立即结束线程</translation>
    </message>
    <message>
        <source>Ends what the threads of a warp do together</source>
        <translation>结束 warp 线程的共同操作</translation>
    </message>
    <message>
        <source>Error correction is active</source>
        <translation>错误纠正已启用</translation>
    </message>
    <message>
        <source>Events between processes</source>
        <translation>进程间事件</translation>
    </message>
    <message>
        <source>Exchanges registers between the threads of a warp</source>
        <translation>在 warp 的线程之间交换寄存器</translation>
    </message>
    <message>
        <source>Execution</source>
        <translation>执行</translation>
    </message>
    <message>
        <source>Extends the sign of a part of a register</source>
        <translation>扩展寄存器一部分的符号</translation>
    </message>
    <message>
        <source>FP16 tensor cores</source>
        <translation>FP16 张量核心</translation>
    </message>
    <message>
        <source>FP32 multiply-add</source>
        <translation>FP32 乘加</translation>
    </message>
    <message>
        <source>FP32 multiply-adds</source>
        <translation>FP32 乘加</translation>
    </message>
    <message>
        <source>FP32 rate over FP64 rate</source>
        <translation>FP32 与 FP64 速率之比</translation>
    </message>
    <message>
        <source>FP64 multiply-add</source>
        <translation>FP64 乘加</translation>
    </message>
    <message>
        <source>FP64 multiply-adds</source>
        <translation>FP64 乘加</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Fences that do not meet</source>
        <translation>互不相遇的栅栏</translation>
    </message>
    <message>
        <source>FillType {} with FillValue {} is none of those that are known: Random, and Constant with 0 or 1</source>
        <translation>FillType {} 与 FillValue {} 不是已知的组合：Random，以及 Constant 配 0 或 1</translation>
    </message>
    <message>
        <source>Finds the highest bit that is set</source>
        <translation>查找最高置位位</translation>
    </message>
    <message>
        <source>Finds threads of the warp with the same value</source>
        <translation>查找 warp 中值相同的线程</translation>
    </message>
    <message>
        <source>Flushes remote writes</source>
        <translation>刷新远程写入</translation>
    </message>
    <message>
        <source>For gather instructions</source>
        <translation>用于 gather 指令</translation>
    </message>
    <message>
        <source>Fused multiply-add of 32-bit floats</source>
        <translation>32 位浮点数融合乘加</translation>
    </message>
    <message>
        <source>Fused multiply-add of 32-bit floats in uniform registers</source>
        <translation>统一寄存器中的 32 位浮点数融合乘加</translation>
    </message>
    <message>
        <source>Fused multiply-add of 64-bit floats</source>
        <translation>64 位浮点数融合乘加</translation>
    </message>
    <message>
        <source>Fused multiply-add: rounded once</source>
        <translation>融合乘加：只舍入一次</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPU {} is lost: {}. Documents and results stay; the GPU works again after a reset or a restart of the machine.</source>
        <translation>GPU {} 已丢失：{}。文档和结果保留；重置或重启机器后 GPU 可恢复工作。</translation>
    </message>
    <message>
        <source>GPUDirect RDMA</source>
        <translation>GPUDirect RDMA</translation>
    </message>
    <message>
        <source>Gather texture height</source>
        <translation>Gather 纹理高度</translation>
    </message>
    <message>
        <source>Gather texture width</source>
        <translation>Gather 纹理宽度</translation>
    </message>
    <message>
        <source>Grid size</source>
        <translation>网格大小</translation>
    </message>
    <message>
        <source>Grid size, x</source>
        <translation>网格大小，x</translation>
    </message>
    <message>
        <source>Grid size, y</source>
        <translation>网格大小，y</translation>
    </message>
    <message>
        <source>Grid size, z</source>
        <translation>网格大小，z</translation>
    </message>
    <message>
        <source>Grid-wide barrier</source>
        <translation>全网格屏障</translation>
    </message>
    <message>
        <source>Groups the copies to shared memory that were started</source>
        <translation>将已开始的向共享内存的复制归为一组</translation>
    </message>
    <message>
        <source>Handles of memory pools</source>
        <translation>内存池的句柄</translation>
    </message>
    <message>
        <source>Hardware counters are off for this virtual GPU ({}): who administers the virtual machine&apos;s host can enable profiling for it. Runs, times and the emulated GPU&apos;s counts work without them.</source>
        <translation>此虚拟 GPU 的硬件计数器已关闭（{}）：虚拟机宿主的管理员可为其启用性能分析。运行、计时和模拟 GPU 的计数无需它们也可用。</translation>
    </message>
    <message>
        <source>Hardware counters are refused to this process although the driver gives them to all users (RmProfilingAdminOnly: 0; {}): a container needs the capability SYS_ADMIN, which its owner can add. Runs, times and the emulated GPU&apos;s counts work without them.</source>
        <translation>虽然驱动向所有用户提供硬件计数器（RmProfilingAdminOnly: 0；{}），此进程仍被拒绝：容器需要 SYS_ADMIN 权能，由其所有者添加。运行、计时和模拟 GPU 的计数无需它们也可用。</translation>
    </message>
    <message>
        <source>Hardware counters need CUPTI, which comes with the CUDA toolkit (12.6 or newer) or as the package nvidia-cuda-cupti. {}</source>
        <translation>硬件计数器需要 CUPTI，它随 CUDA 工具包（12.6 或更新）或软件包 nvidia-cuda-cupti 提供。{}</translation>
    </message>
    <message>
        <source>Hardware feature level</source>
        <translation>硬件功能级别</translation>
    </message>
    <message>
        <source>Hardware generation</source>
        <translation>硬件代次</translation>
    </message>
    <message>
        <source>Host and device at once</source>
        <translation>主机和设备同时</translation>
    </message>
    <message>
        <source>Host and device share addresses</source>
        <translation>主机和设备共享地址</translation>
    </message>
    <message>
        <source>Host and managed memory</source>
        <translation>主机和托管内存</translation>
    </message>
    <message>
        <source>Host memory between nodes</source>
        <translation>节点间的主机内存</translation>
    </message>
    <message>
        <source>Host memory, other nodes</source>
        <translation>主机内存，其他节点</translation>
    </message>
    <message>
        <source>Host reads managed memory in place</source>
        <translation>主机就地读取托管内存</translation>
    </message>
    <message>
        <source>Host&apos;s number of that node</source>
        <translation>该节点在主机上的编号</translation>
    </message>
    <message>
        <source>How many 32-bit registers all threads of one block can have together.</source>
        <translation>一个块的所有线程合计可拥有的 32 位寄存器数。</translation>
    </message>
    <message>
        <source>How many 32-bit registers one multiprocessor has for all its threads.</source>
        <translation>一个多处理器为其所有线程提供的 32 位寄存器数。</translation>
    </message>
    <message>
        <source>How many bits travel at once between the device memory and the chip.</source>
        <translation>设备内存与芯片之间一次传输的位数。</translation>
    </message>
    <message>
        <source>How many blocks can be resident on one multiprocessor, however small they are.</source>
        <translation>一个多处理器上可驻留的块数，无论块多小。</translation>
    </message>
    <message>
        <source>How many copies can run beside kernels: with two, one in each direction at once.</source>
        <translation>可与内核并行的复制数：两个时，每个方向可同时各一个。</translation>
    </message>
    <message>
        <source>How many streaming multiprocessors (SMs) the device has.</source>
        <translation>设备的流式多处理器 (SM) 数。</translation>
    </message>
    <message>
        <source>How many threads can be resident on one multiprocessor; this is 100 % occupancy.</source>
        <translation>一个多处理器上可驻留的线程数；即 100 % 占用率。</translation>
    </message>
    <message>
        <source>How many threads execute together as one warp.</source>
        <translation>作为一个 warp 一起执行的线程数。</translation>
    </message>
    <message>
        <source>How many times faster single precision is than double precision, in operations per second.</source>
        <translation>单精度比双精度每秒运算数快的倍数。</translation>
    </message>
    <message>
        <source>How much of the L2 cache can be set aside for data that is to stay there.</source>
        <translation>L2 缓存中可为常驻数据预留的大小。</translation>
    </message>
    <message>
        <source>How pools can be shared</source>
        <translation>内存池的共享方式</translation>
    </message>
    <message>
        <source>How pools can be shared: bit 0 file descriptor, bit 1 Windows handle, bit 2 KMT handle, bit 3 fabric handle.</source>
        <translation>内存池的共享方式：位 0 文件描述符，位 1 Windows 句柄，位 2 KMT 句柄，位 3 fabric 句柄。</translation>
    </message>
    <message>
        <source>How writes of other devices can be flushed: bit 0 by a call on the host, bit 1 by a stream.</source>
        <translation>刷新其他设备写入的方式：位 0 由主机调用，位 1 由流。</translation>
    </message>
    <message>
        <source>Hyperbolic tangent, approximated</source>
        <translation>双曲正切，近似</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Integer multiply-add in uniform registers</source>
        <translation>统一寄存器中的整数乘加</translation>
    </message>
    <message>
        <source>Integer multiply-add; also used to move and to shift</source>
        <translation>整数乘加；也用于移动和移位</translation>
    </message>
    <message>
        <source>Integrated</source>
        <translation>集成</translation>
    </message>
    <message>
        <source>Into how many domains launches can be sorted so that their memory fences do not wait for each other.</source>
        <translation>启动可分为多少个域，使其内存栅栏互不等待。</translation>
    </message>
    <message>
        <source>It is launched in line {} of {}.</source>
        <translation>它在 {1} 的第 {0} 行启动。</translation>
    </message>
    <message>
        <source>It is launched in line {}.</source>
        <translation>它在第 {} 行启动。</translation>
    </message>
    <message>
        <source>It is not kept: this machine has not enough memory free for it.</source>
        <translation>未保留：本机没有足够的空闲内存容纳它。</translation>
    </message>
    <message>
        <source>Jump to an absolute address</source>
        <translation>跳转到绝对地址</translation>
    </message>
    <message>
        <source>KERNELDESK_NVCC is {}, which is no program; set it to an nvcc, or unset it.</source>
        <translation>KERNELDESK_NVCC 为 {}，它不是程序；请将其设为某个 nvcc，或取消设置。</translation>
    </message>
    <message>
        <source>KERNELDESK_TILEIRAS is {}, which is no program; set it to a tileiras, or unset it.</source>
        <translation>KERNELDESK_TILEIRAS 为 {}，它不是程序；请将其设为某个 tileiras，或取消设置。</translation>
    </message>
    <message>
        <source>Kernel time limit</source>
        <translation>内核时间限制</translation>
    </message>
    <message>
        <source>KernelDesk sets it itself</source>
        <translation>由 KernelDesk 自行设置</translation>
    </message>
    <message>
        <source>Kernels can be interrupted</source>
        <translation>内核可被中断</translation>
    </message>
    <message>
        <source>L1 caches global memory</source>
        <translation>L1 缓存全局内存</translation>
    </message>
    <message>
        <source>L1 caches local memory</source>
        <translation>L1 缓存局部内存</translation>
    </message>
    <message>
        <source>L2 cache</source>
        <translation>L2 缓存</translation>
    </message>
    <message>
        <source>L2 cache, read</source>
        <translation>L2 缓存，读取</translation>
    </message>
    <message>
        <source>L2 for persisting data</source>
        <translation>L2 用于持久数据</translation>
    </message>
    <message>
        <source>Largest carve-out</source>
        <translation>最大共享内存划分</translation>
    </message>
    <message>
        <source>Launches and streams</source>
        <translation>启动和流</translation>
    </message>
    <message>
        <source>Layered 1D surface width</source>
        <translation>分层 1D 表面宽度</translation>
    </message>
    <message>
        <source>Layered 1D texture width</source>
        <translation>分层 1D 纹理宽度</translation>
    </message>
    <message>
        <source>Layered 2D surface height</source>
        <translation>分层 2D 表面高度</translation>
    </message>
    <message>
        <source>Layered 2D surface width</source>
        <translation>分层 2D 表面宽度</translation>
    </message>
    <message>
        <source>Layered 2D texture height</source>
        <translation>分层 2D 纹理高度</translation>
    </message>
    <message>
        <source>Layered 2D texture height, old name</source>
        <translation>分层 2D 纹理高度，旧名称</translation>
    </message>
    <message>
        <source>Layered 2D texture width</source>
        <translation>分层 2D 纹理宽度</translation>
    </message>
    <message>
        <source>Layered 2D texture width, old name</source>
        <translation>分层 2D 纹理宽度，旧名称</translation>
    </message>
    <message>
        <source>Layered cube map surface width</source>
        <translation>分层立方体贴图表面宽度</translation>
    </message>
    <message>
        <source>Layered cube map width</source>
        <translation>分层立方体贴图宽度</translation>
    </message>
    <message>
        <source>Layers of a 1D surface</source>
        <translation>1D 表面层数</translation>
    </message>
    <message>
        <source>Layers of a 1D texture</source>
        <translation>1D 纹理层数</translation>
    </message>
    <message>
        <source>Layers of a 2D surface</source>
        <translation>2D 表面层数</translation>
    </message>
    <message>
        <source>Layers of a 2D texture</source>
        <translation>2D 纹理层数</translation>
    </message>
    <message>
        <source>Layers of a 2D texture, old name</source>
        <translation>2D 纹理层数，旧名称</translation>
    </message>
    <message>
        <source>Layers of a cube map</source>
        <translation>立方体贴图层数</translation>
    </message>
    <message>
        <source>Layers of a cube map surface</source>
        <translation>立方体贴图表面层数</translation>
    </message>
    <message>
        <source>Lets another warp go first</source>
        <translation>让另一个 warp 先行</translation>
    </message>
    <message>
        <source>Lets the thread sleep for some nanoseconds</source>
        <translation>让线程休眠若干纳秒</translation>
    </message>
    <message>
        <source>Limited by {}: {}.</source>
        <translation>受限于 {}：{}。</translation>
    </message>
    <message>
        <source>Limiter</source>
        <translation>限制因素</translation>
    </message>
    <message>
        <source>Line {} gives it.</source>
        <translation>由第 {} 行给出。</translation>
    </message>
    <message>
        <source>Line {} gives it; code before the launch changes it.</source>
        <translation>由第 {} 行给出；启动之前的代码改变了它。</translation>
    </message>
    <message>
        <source>Line {} of {} gives it.</source>
        <translation>由 {1} 的第 {0} 行给出。</translation>
    </message>
    <message>
        <source>Line {} of {} gives it; code before the launch changes it.</source>
        <translation>由 {1} 的第 {0} 行给出；启动之前的代码改变了它。</translation>
    </message>
    <message>
        <source>Live registers are not known.</source>
        <translation>活跃寄存器未知。</translation>
    </message>
    <message>
        <source>Live registers are not known: {} {}.</source>
        <translation>活跃寄存器未知：{} {}。</translation>
    </message>
    <message>
        <source>Load from a surface</source>
        <translation>从表面加载</translation>
    </message>
    <message>
        <source>Load from constant memory</source>
        <translation>从常量内存加载</translation>
    </message>
    <message>
        <source>Load from constant memory to a uniform register</source>
        <translation>从常量内存加载到统一寄存器</translation>
    </message>
    <message>
        <source>Load from constant memory: kernel parameters are there, too</source>
        <translation>从常量内存加载：内核参数也在其中</translation>
    </message>
    <message>
        <source>Load from global memory</source>
        <translation>从全局内存加载</translation>
    </message>
    <message>
        <source>Load from local memory of the thread</source>
        <translation>从线程的局部内存加载</translation>
    </message>
    <message>
        <source>Load from local memory: a spilled register or an array of the thread</source>
        <translation>从局部内存加载：溢出的寄存器或线程的数组</translation>
    </message>
    <message>
        <source>Load from memory</source>
        <translation>从内存加载</translation>
    </message>
    <message>
        <source>Load from memory at a generic address</source>
        <translation>从通用地址的内存加载</translation>
    </message>
    <message>
        <source>Load from shared memory</source>
        <translation>从共享内存加载</translation>
    </message>
    <message>
        <source>Load of a parameter</source>
        <translation>加载参数</translation>
    </message>
    <message>
        <source>Load that is the same for all threads of the warp</source>
        <translation>对 warp 所有线程相同的加载</translation>
    </message>
    <message>
        <source>Loads a tile of a tensor to shared memory in the background</source>
        <translation>在后台将张量的分块加载到共享内存</translation>
    </message>
    <message>
        <source>Loads matrices from shared memory as tensor cores want them</source>
        <translation>按张量核心的要求从共享内存加载矩阵</translation>
    </message>
    <message>
        <source>Logarithm to base two, approximated</source>
        <translation>以二为底的对数，近似</translation>
    </message>
    <message>
        <source>Long kernels are ended</source>
        <translation>长内核会被终止</translation>
    </message>
    <message>
        <source>Longest decompression</source>
        <translation>最大解压长度</translation>
    </message>
    <message>
        <source>Longest pitch</source>
        <translation>最大行距</translation>
    </message>
    <message>
        <source>MPS call failed</source>
        <translation>MPS 调用失败</translation>
    </message>
    <message>
        <source>MPS not ready</source>
        <translation>MPS 未就绪</translation>
    </message>
    <message>
        <source>Machine code cannot be listed without nvdisasm, which was looked for {}: install the CUDA toolkit, or set KERNELDESK_NVDISASM to the nvdisasm of its pip package nvidia-cuda-nvdisasm.</source>
        <translation>没有 nvdisasm 无法列出机器码，查找了 {}：请安装 CUDA 工具包，或将 KERNELDESK_NVDISASM 设为其 pip 包 nvidia-cuda-nvdisasm 的 nvdisasm。</translation>
    </message>
    <message>
        <source>Machine code cannot be listed: KERNELDESK_NVDISASM is {}, which is no program; set it to an nvdisasm, or unset it.</source>
        <translation>无法列出机器码：KERNELDESK_NVDISASM 为 {}，它不是程序；请将其设为某个 nvdisasm，或取消设置。</translation>
    </message>
    <message>
        <source>Managed memory</source>
        <translation>托管内存</translation>
    </message>
    <message>
        <source>Maps host memory</source>
        <translation>映射主机内存</translation>
    </message>
    <message>
        <source>Matrix load, store or multiply-accumulate of a warp on tensor cores</source>
        <translation>warp 在张量核心上的矩阵加载、存储或乘累加</translation>
    </message>
    <message>
        <source>Matrix multiply-accumulate of 16-bit floats by a warp group on tensor cores</source>
        <translation>warp 组在张量核心上的 16 位浮点矩阵乘累加</translation>
    </message>
    <message>
        <source>Matrix multiply-accumulate of 16-bit floats on tensor cores</source>
        <translation>张量核心上的 16 位浮点矩阵乘累加</translation>
    </message>
    <message>
        <source>Matrix multiply-accumulate of 64-bit floats on tensor cores</source>
        <translation>张量核心上的 64 位浮点矩阵乘累加</translation>
    </message>
    <message>
        <source>Matrix multiply-accumulate of a warp group on tensor cores</source>
        <translation>warp 组在张量核心上的矩阵乘累加</translation>
    </message>
    <message>
        <source>Matrix multiply-accumulate of a warp on tensor cores</source>
        <translation>warp 在张量核心上的矩阵乘累加</translation>
    </message>
    <message>
        <source>Matrix multiply-accumulate of small integers on tensor cores</source>
        <translation>张量核心上的小整数矩阵乘累加</translation>
    </message>
    <message>
        <source>Memory a context can see</source>
        <translation>上下文可见的内存</translation>
    </message>
    <message>
        <source>Memory clock, maximum</source>
        <translation>内存时钟，最高</translation>
    </message>
    <message>
        <source>Memory comes afterwards</source>
        <translation>内存稍后提供</translation>
    </message>
    <message>
        <source>Memory for a part only</source>
        <translation>仅部分有内存</translation>
    </message>
    <message>
        <source>Memory interface</source>
        <translation>内存接口</translation>
    </message>
    <message>
        <source>Memory pools</source>
        <translation>内存池</translation>
    </message>
    <message>
        <source>Memory pools on NUMA nodes</source>
        <translation>NUMA 节点上的内存池</translation>
    </message>
    <message>
        <source>Memory pools on the host</source>
        <translation>主机上的内存池</translation>
    </message>
    <message>
        <source>Memory synchronisation domains</source>
        <translation>内存同步域</translation>
    </message>
    <message>
        <source>Memory system</source>
        <translation>内存系统</translation>
    </message>
    <message>
        <source>Mipmapped 1D texture width</source>
        <translation>Mipmap 1D 纹理宽度</translation>
    </message>
    <message>
        <source>Mipmapped 2D texture height</source>
        <translation>Mipmap 2D 纹理高度</translation>
    </message>
    <message>
        <source>Mipmapped 2D texture width</source>
        <translation>Mipmap 2D 纹理宽度</translation>
    </message>
    <message>
        <source>Moves a register that keeps where threads converge</source>
        <translation>移动保存线程汇合位置的寄存器</translation>
    </message>
    <message>
        <source>Moves a register to a uniform register</source>
        <translation>将寄存器移到统一寄存器</translation>
    </message>
    <message>
        <source>Moves a register to predicates</source>
        <translation>将寄存器移到谓词</translation>
    </message>
    <message>
        <source>Moves a special register to a uniform register</source>
        <translation>将特殊寄存器移到统一寄存器</translation>
    </message>
    <message>
        <source>Moves a special register to registers</source>
        <translation>将特殊寄存器移到多个寄存器</translation>
    </message>
    <message>
        <source>Moves a special register, as the thread or block index, to a register</source>
        <translation>将特殊寄存器（如线程或块索引）移到寄存器</translation>
    </message>
    <message>
        <source>Moves a value to a register</source>
        <translation>将值移到寄存器</translation>
    </message>
    <message>
        <source>Moves a value to a uniform register</source>
        <translation>将值移到统一寄存器</translation>
    </message>
    <message>
        <source>Moves by itself</source>
        <translation>自行移动</translation>
    </message>
    <message>
        <source>Moves predicates to a register</source>
        <translation>将谓词移到寄存器</translation>
    </message>
    <message>
        <source>Moves the state of a barrier to a register</source>
        <translation>将屏障的状态移到寄存器</translation>
    </message>
    <message>
        <source>Multi-process service</source>
        <translation>多进程服务</translation>
    </message>
    <message>
        <source>Multicast</source>
        <translation>多播</translation>
    </message>
    <message>
        <source>Multiply-add</source>
        <translation>乘加</translation>
    </message>
    <message>
        <source>Multiply-add of 24-bit integers</source>
        <translation>24 位整数乘加</translation>
    </message>
    <message>
        <source>Multiprocessors</source>
        <translation>多处理器</translation>
    </message>
    <message>
        <source>NUMA configuration</source>
        <translation>NUMA 配置</translation>
    </message>
    <message>
        <source>NUMA node of the device</source>
        <translation>设备的 NUMA 节点</translation>
    </message>
    <message>
        <source>NVML ({}) does not reach device {}: {}.</source>
        <translation>NVML ({}) 无法访问设备 {}：{}。</translation>
    </message>
    <message>
        <source>NVML and the NVIDIA driver are of different versions</source>
        <translation>NVML 与 NVIDIA 驱动的版本不同</translation>
    </message>
    <message>
        <source>NVML does not find it</source>
        <translation>NVML 找不到它</translation>
    </message>
    <message>
        <source>NVML does not take what it was asked</source>
        <translation>NVML 不接受所请求的内容</translation>
    </message>
    <message>
        <source>NVML error {}</source>
        <translation>NVML 错误 {}</translation>
    </message>
    <message>
        <source>NVML hangs: the processes that asked it do not end although they were killed. The GPU&apos;s driver may need a restart.</source>
        <translation>NVML 挂起：查询它的进程虽被终止却没有结束。GPU 的驱动可能需要重启。</translation>
    </message>
    <message>
        <source>NVML has not answered within {} s; its process was ended, and the next reading starts another one.</source>
        <translation>NVML 在 {} 秒内没有应答；其进程已终止，下次读取会启动另一个。</translation>
    </message>
    <message>
        <source>NVML is not initialised</source>
        <translation>NVML 未初始化</translation>
    </message>
    <message>
        <source>NVRTC cannot compile this program: {}. That takes nvcc: {}</source>
        <translation>NVRTC 无法编译此程序：{}。这需要 nvcc：{}</translation>
    </message>
    <message>
        <source>NVRTC cannot compile, because it could not use its builtins library: {}</source>
        <translation>NVRTC 无法编译，因为它不能使用其 builtins 库：{}</translation>
    </message>
    <message>
        <source>NVRTC could not be loaded: {}</source>
        <translation>无法加载 NVRTC：{}</translation>
    </message>
    <message>
        <source>NVRTC got this program without its host code: {}. All of it takes nvcc: {}</source>
        <translation>NVRTC 得到的是此程序去掉主机代码的部分：{}。编译全部需要 nvcc：{}</translation>
    </message>
    <message>
        <source>NVRTC reports an internal error on this program.</source>
        <translation>NVRTC 在此程序上报告内部错误。</translation>
    </message>
    <message>
        <source>NVRTC was chosen as the compiler and takes no host code: {}. Choose auto or nvcc, which compile all of the program.</source>
        <translation>选择了 NVRTC 作为编译器，它不接受主机代码：{}。请选择 auto 或 nvcc，它们编译整个程序。</translation>
    </message>
    <message>
        <source>NVRTC was found as {}, but the builtins library that it needs, {}, {}; install the one of the same version.</source>
        <translation>找到了 NVRTC {0}，但它所需的 builtins 库 {1} {2}；请安装同一版本的。</translation>
    </message>
    <message>
        <source>NVRTC {} cannot compile for {}; it knows {}.</source>
        <translation>NVRTC {} 无法为 {} 编译；它知道 {}。</translation>
    </message>
    <message>
        <source>NVRTC {} is newer than the driver, which implements CUDA {}: compiling and occupancy work, code for a real architecture (sm_…) may load, PTX does not; change the driver to one for CUDA {}, or point KERNELDESK_NVRTC at an NVRTC of CUDA {}.</source>
        <translation>NVRTC {} 比实现 CUDA {} 的驱动新：编译和占用率可用，真实架构的代码 (sm_…) 或可加载，PTX 则不行；请换用 CUDA {} 的驱动，或将 KERNELDESK_NVRTC 指向 CUDA {} 的 NVRTC。</translation>
    </message>
    <message>
        <source>Names this very device</source>
        <translation>标识这一台设备</translation>
    </message>
    <message>
        <source>Nearest NUMA node</source>
        <translation>最近的 NUMA 节点</translation>
    </message>
    <message>
        <source>Neighbours on the board</source>
        <translation>板卡上的相邻设备</translation>
    </message>
    <message>
        <source>Network cards reach memory</source>
        <translation>网卡可访问内存</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>No GPU process can be started: {}.</source>
        <translation>无法启动 GPU 进程：{}。</translation>
    </message>
    <message>
        <source>No NVIDIA driver was found: looked for {}.</source>
        <translation>找不到 NVIDIA 驱动：查找了 {}。</translation>
    </message>
    <message>
        <source>No compile process could be asked for NVRTC: {}</source>
        <translation>无法向编译进程查询 NVRTC：{}</translation>
    </message>
    <message>
        <source>No compile process could be started: {}.</source>
        <translation>无法启动编译进程：{}。</translation>
    </message>
    <message>
        <source>No include folder has {}: install what it belongs to, or add its folder (-I).</source>
        <translation>没有包含文件夹含有 {}：请安装它所属的软件，或添加其文件夹 (-I)。</translation>
    </message>
    <message numerus="yes">
        <source>No pattern was found: {} element(s) from {} to {} differ.</source>
        <translation>
            <numerusform>未发现规律：从 {1} 到 {2} 有 {0} 个元素不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>No point is left: &apos;{}&apos; holds for none.</source>
        <translation>没有剩下的点：“{}”对任何点都不成立。</translation>
    </message>
    <message>
        <source>No point is left: no combination of the axes meets &apos;{}&apos;{}.</source>
        <translation>没有剩下的点：没有轴的组合满足“{}”{}。</translation>
    </message>
    <message>
        <source>No process for {} could be started: {}.</source>
        <translation>无法启动用于 {} 的进程：{}。</translation>
    </message>
    <message>
        <source>No process to read NVML could be started: {}.</source>
        <translation>无法启动读取 NVML 的进程：{}。</translation>
    </message>
    <message>
        <source>No second address</source>
        <translation>没有第二个地址</translation>
    </message>
    <message>
        <source>Not all of them</source>
        <translation>不是全部</translation>
    </message>
    <message>
        <source>Not one cluster of {} blocks of {} threads fits on the device at once.</source>
        <translation>设备一次连一个 {} 块、每块 {} 线程的集群也放不下。</translation>
    </message>
    <message>
        <source>Notes where diverging threads come together again</source>
        <translation>记下分歧的线程在何处重新汇合</translation>
    </message>
    <message>
        <source>Nothing limits it: {} fill all {} warps of the SM.</source>
        <translation>没有限制：{} 占满 SM 的全部 {} 个 warp。</translation>
    </message>
    <message>
        <source>Number of SMs</source>
        <translation>SM 数</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>Occupancy report</source>
        <translation>占用率报告</translation>
    </message>
    <message>
        <source>Of addresses</source>
        <translation>地址的</translation>
    </message>
    <message>
        <source>Of each layer</source>
        <translation>每层的</translation>
    </message>
    <message>
        <source>Of every 32 elements, a warp&apos;s, those of the lanes {} differ: {}.</source>
        <translation>每 32 个元素（一个 warp）中，通道 {} 的元素不同：{}。</translation>
    </message>
    <message>
        <source>Of every {} elements, a block&apos;s, those of the threads {} differ: {}.</source>
        <translation>每 {} 个元素（一个块）中，线程 {} 的元素不同：{}。</translation>
    </message>
    <message>
        <source>Of graphics interfaces</source>
        <translation>图形接口的</translation>
    </message>
    <message>
        <source>Of linear memory</source>
        <translation>线性内存的</translation>
    </message>
    <message>
        <source>Of one operation</source>
        <translation>一次操作的</translation>
    </message>
    <message>
        <source>Of one surface</source>
        <translation>一个表面的</translation>
    </message>
    <message>
        <source>Of one texture</source>
        <translation>一个纹理的</translation>
    </message>
    <message>
        <source>Of rows in linear memory</source>
        <translation>线性内存中行的</translation>
    </message>
    <message>
        <source>Of the board</source>
        <translation>板卡的</translation>
    </message>
    <message>
        <source>Of the chip</source>
        <translation>芯片的</translation>
    </message>
    <message>
        <source>Of the host</source>
        <translation>主机的</translation>
    </message>
    <message>
        <source>Once the widest texture over linear memory; cuDeviceGetTexture1DLinearMaxWidth answers by format.</source>
        <translation>曾是线性内存上最宽的纹理；cuDeviceGetTexture1DLinearMaxWidth 按格式回答。</translation>
    </message>
    <message>
        <source>One block&apos;s elements differ, {} to {}, block {} of {} threads where a thread has one element: {}.</source>
        <translation>一个块的元素不同，{} 到 {}；若每线程一个元素，即块 {}，每块 {} 个线程：{}。</translation>
    </message>
    <message>
        <source>One element differs: {}.</source>
        <translation>一个元素不同：{}。</translation>
    </message>
    <message>
        <source>One more comparison</source>
        <translation>再多一种比较</translation>
    </message>
    <message>
        <source>One of every {} elements differs, from element {} to {}: {}.</source>
        <translation>每 {} 个元素中有一个不同，从元素 {} 到 {}：{}。</translation>
    </message>
    <message>
        <source>One stretch differs, elements {} to {}: {}.</source>
        <translation>一段连续元素不同，元素 {} 到 {}：{}。</translation>
    </message>
    <message>
        <source>One tile differs, rows {} to {} and columns {} to {}: {}.</source>
        <translation>一个分块不同，行 {} 到 {}，列 {} 到 {}：{}。</translation>
    </message>
    <message>
        <source>One value with the sign of another</source>
        <translation>取一个值，带另一个值的符号</translation>
    </message>
    <message>
        <source>One warp&apos;s elements differ, {} to {}, warp {} where a thread has one element: {}.</source>
        <translation>一个 warp 的元素不同，{} 到 {}；若每线程一个元素，即 warp {}：{}。</translation>
    </message>
    <message>
        <source>One write to several devices</source>
        <translation>一次写入多个设备</translation>
    </message>
    <message>
        <source>Order of RDMA writes</source>
        <translation>RDMA 写入的顺序</translation>
    </message>
    <message>
        <source>Orders accesses to memory</source>
        <translation>为内存访问排序</translation>
    </message>
    <message>
        <source>Orders accesses to memory, as others see them</source>
        <translation>为内存访问排序，按他者所见</translation>
    </message>
    <message>
        <source>Orders the matrix products of a warp group</source>
        <translation>为 warp 组的矩阵乘积排序</translation>
    </message>
    <message>
        <source>Over an array</source>
        <translation>基于数组</translation>
    </message>
    <message>
        <source>Over linear memory</source>
        <translation>基于线性内存</translation>
    </message>
    <message>
        <source>PCI board and board vendor</source>
        <translation>PCI 板卡和板卡厂商</translation>
    </message>
    <message>
        <source>PCI bus</source>
        <translation>PCI 总线</translation>
    </message>
    <message>
        <source>PCI domain</source>
        <translation>PCI 域</translation>
    </message>
    <message>
        <source>PCI product and vendor</source>
        <translation>PCI 产品和厂商</translation>
    </message>
    <message>
        <source>PCI slot</source>
        <translation>PCI 插槽</translation>
    </message>
    <message>
        <source>PTX begins with .version, not with {}</source>
        <translation>PTX 以 .version 开头，而不是 {}</translation>
    </message>
    <message>
        <source>PTX compiling is disabled</source>
        <translation>PTX 编译已禁用</translation>
    </message>
    <message>
        <source>PTX does not assemble</source>
        <translation>PTX 无法汇编</translation>
    </message>
    <message>
        <source>PTX line {}</source>
        <translation>PTX 第 {} 行</translation>
    </message>
    <message>
        <source>PTX line {} ({}:{}): {}</source>
        <translation>PTX 第 {} 行 ({}:{})：{}</translation>
    </message>
    <message>
        <source>PTX line {}, column {}: {}</source>
        <translation>PTX 第 {} 行第 {} 列：{}</translation>
    </message>
    <message>
        <source>PTX line {}: {}</source>
        <translation>PTX 第 {} 行：{}</translation>
    </message>
    <message>
        <source>PTX too new</source>
        <translation>PTX 太新</translation>
    </message>
    <message>
        <source>Page-locked memory, Linux</source>
        <translation>页锁定内存，Linux</translation>
    </message>
    <message>
        <source>Pages that may only be read</source>
        <translation>只读的页</translation>
    </message>
    <message>
        <source>Part of the PCI address</source>
        <translation>PCI 地址的一部分</translation>
    </message>
    <message>
        <source>Peak, given in kHz</source>
        <translation>峰值，以 kHz 给出</translation>
    </message>
    <message>
        <source>Per SM</source>
        <translation>每 SM</translation>
    </message>
    <message>
        <source>Picks any four of eight bytes</source>
        <translation>从八个字节中任选四个</translation>
    </message>
    <message>
        <source>Plain malloc in kernels</source>
        <translation>内核中的普通 malloc</translation>
    </message>
    <message>
        <source>Pools on a chosen node</source>
        <translation>选定节点上的内存池</translation>
    </message>
    <message>
        <source>Power of two, approximated</source>
        <translation>二的幂，近似</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>乘积</translation>
    </message>
    <message>
        <source>Product of 24-bit integers</source>
        <translation>24 位整数乘积</translation>
    </message>
    <message>
        <source>Product of 32-bit floats</source>
        <translation>32 位浮点数乘积</translation>
    </message>
    <message>
        <source>Product of 32-bit floats in uniform registers</source>
        <translation>统一寄存器中的 32 位浮点数乘积</translation>
    </message>
    <message>
        <source>Product of 64-bit floats</source>
        <translation>64 位浮点数乘积</translation>
    </message>
    <message>
        <source>Programs share {} through MPS: a kernel that faults, here or in another program, ends the work of all, and timings contain what the others do; `echo quit | nvidia-cuda-mps-control` ends MPS.</source>
        <translation>程序通过 MPS 共享 {}：此处或其他程序中发生故障的内核会结束所有程序的工作，计时也包含其他程序的影响；`echo quit | nvidia-cuda-mps-control` 可结束 MPS。</translation>
    </message>
    <message>
        <source>Puts a field of bits in</source>
        <translation>插入位域</translation>
    </message>
    <message>
        <source>Quotient</source>
        <translation>商</translation>
    </message>
    <message>
        <source>RDMA to mapped memory</source>
        <translation>对映射内存的 RDMA</translation>
    </message>
    <message>
        <source>Range of one caching policy</source>
        <translation>一个缓存策略的范围</translation>
    </message>
    <message>
        <source>Reads a texture</source>
        <translation>读取纹理</translation>
    </message>
    <message>
        <source>Reads a texture, filtered</source>
        <translation>读取纹理，带过滤</translation>
    </message>
    <message>
        <source>Reads an element of a texture</source>
        <translation>读取纹理的一个元素</translation>
    </message>
    <message>
        <source>Reads can stay in L1</source>
        <translation>读取可留在 L1</translation>
    </message>
    <message>
        <source>Reads pageable memory</source>
        <translation>读取可分页内存</translation>
    </message>
    <message>
        <source>Reciprocal</source>
        <translation>倒数</translation>
    </message>
    <message>
        <source>Reciprocal of the square root</source>
        <translation>平方根的倒数</translation>
    </message>
    <message>
        <source>Reciprocal, root, sine, exponential or logarithm in the special function unit, approximated</source>
        <translation>特殊函数单元中的倒数、平方根、正弦、指数或对数，近似</translation>
    </message>
    <message>
        <source>Reduction over the threads of a warp</source>
        <translation>对 warp 线程的归约</translation>
    </message>
    <message>
        <source>Reduction over the threads of a warp to a uniform register</source>
        <translation>对 warp 线程的归约，结果入统一寄存器</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>Registers and shared memory</source>
        <translation>寄存器和共享内存</translation>
    </message>
    <message>
        <source>Registers host memory</source>
        <translation>注册主机内存</translation>
    </message>
    <message>
        <source>Registers per SM</source>
        <translation>每 SM 寄存器</translation>
    </message>
    <message>
        <source>Registers per block</source>
        <translation>每块寄存器</translation>
    </message>
    <message>
        <source>Registers per block, old name</source>
        <translation>每块寄存器，旧名称</translation>
    </message>
    <message>
        <source>Registers read-only host memory</source>
        <translation>注册只读主机内存</translation>
    </message>
    <message>
        <source>Remainder</source>
        <translation>余数</translation>
    </message>
    <message>
        <source>Reserved per block</source>
        <translation>每块保留</translation>
    </message>
    <message>
        <source>Resident blocks</source>
        <translation>驻留块</translation>
    </message>
    <message>
        <source>Resident threads</source>
        <translation>驻留线程</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>Return from a function</source>
        <translation>从函数返回</translation>
    </message>
    <message>
        <source>Return from a function; ends a kernel&apos;s thread</source>
        <translation>从函数返回；结束内核的线程</translation>
    </message>
    <message>
        <source>Reverses the order of 32 bits</source>
        <translation>反转 32 位的顺序</translation>
    </message>
    <message>
        <source>Reverses the order of the bits</source>
        <translation>反转位的顺序</translation>
    </message>
    <message>
        <source>Rounds a float to a whole number</source>
        <translation>将浮点数舍入为整数</translation>
    </message>
    <message>
        <source>Row {} differs: {}.</source>
        <translation>第 {} 行不同：{}。</translation>
    </message>
    <message>
        <source>Rows {} differ: {}.</source>
        <translation>第 {} 行不同：{}。</translation>
    </message>
    <message>
        <source>SM clock, maximum</source>
        <translation>SM 时钟，最高</translation>
    </message>
    <message>
        <source>SMs</source>
        <translation>SM</translation>
    </message>
    <message>
        <source>Same on host and device</source>
        <translation>主机和设备上相同</translation>
    </message>
    <message>
        <source>Same on one board</source>
        <translation>同一板卡上相同</translation>
    </message>
    <message>
        <source>Same pointer for registered memory</source>
        <translation>注册内存使用同一指针</translation>
    </message>
    <message>
        <source>Saves bandwidth</source>
        <translation>节省带宽</translation>
    </message>
    <message>
        <source>Several kernels at once</source>
        <translation>同时多个内核</translation>
    </message>
    <message>
        <source>Shared by all SMs</source>
        <translation>由所有 SM 共享</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>共享内存</translation>
    </message>
    <message>
        <source>Shared memory per SM</source>
        <translation>每 SM 共享内存</translation>
    </message>
    <message>
        <source>Shared memory that the driver takes from every block for itself.</source>
        <translation>驱动从每个块中为自己占用的共享内存。</translation>
    </message>
    <message>
        <source>Shared memory, read</source>
        <translation>共享内存，读取</translation>
    </message>
    <message>
        <source>Shared per block</source>
        <translation>每块共享</translation>
    </message>
    <message>
        <source>Shared per block, old name</source>
        <translation>每块共享，旧名称</translation>
    </message>
    <message>
        <source>Shared per block, opt-in</source>
        <translation>每块共享，选择启用</translation>
    </message>
    <message>
        <source>Shares host memory as dma_buf</source>
        <translation>以 dma_buf 共享主机内存</translation>
    </message>
    <message>
        <source>Shares memory as Windows KMT handle</source>
        <translation>以 Windows KMT 句柄共享内存</translation>
    </message>
    <message>
        <source>Shares memory as Windows handle</source>
        <translation>以 Windows 句柄共享内存</translation>
    </message>
    <message>
        <source>Shares memory as dma_buf</source>
        <translation>以 dma_buf 共享内存</translation>
    </message>
    <message>
        <source>Shares memory as file descriptor</source>
        <translation>以文件描述符共享内存</translation>
    </message>
    <message>
        <source>Shares memory over the fabric</source>
        <translation>通过 fabric 共享内存</translation>
    </message>
    <message>
        <source>Shares the graphics queue</source>
        <translation>共享图形队列</translation>
    </message>
    <message>
        <source>Shares the host&apos;s memory</source>
        <translation>共享主机的内存</translation>
    </message>
    <message>
        <source>Sharing and interoperation</source>
        <translation>共享与互操作</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>左移</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>右移</translation>
    </message>
    <message>
        <source>Shifts a pair of registers: funnel shift</source>
        <translation>对一对寄存器移位：漏斗移位</translation>
    </message>
    <message>
        <source>Shifts a pair of uniform registers</source>
        <translation>对一对统一寄存器移位</translation>
    </message>
    <message>
        <source>Sine, approximated</source>
        <translation>正弦，近似</translation>
    </message>
    <message>
        <source>Single to double speed</source>
        <translation>单双精度速度比</translation>
    </message>
    <message>
        <source>Smaller or greater of 16-bit floats, two at once</source>
        <translation>16 位浮点数的较小或较大值，一次两个</translation>
    </message>
    <message>
        <source>Smaller or greater of a sum and a third integer</source>
        <translation>某和与第三个整数的较小或较大值</translation>
    </message>
    <message>
        <source>Smaller or greater of two 32-bit floats</source>
        <translation>两个 32 位浮点数的较小或较大值</translation>
    </message>
    <message>
        <source>Smaller or greater of two integers</source>
        <translation>两个整数的较小或较大值</translation>
    </message>
    <message>
        <source>Smallest or greatest of three integers</source>
        <translation>三个整数的最小或最大值</translation>
    </message>
    <message>
        <source>Some atomics over the host link</source>
        <translation>主机链路上的部分原子操作</translation>
    </message>
    <message>
        <source>Sparse arrays</source>
        <translation>稀疏数组</translation>
    </message>
    <message>
        <source>Spilled, B</source>
        <translation>溢出，B</translation>
    </message>
    <message>
        <source>Spills can stay in L1</source>
        <translation>溢出可留在 L1</translation>
    </message>
    <message>
        <source>Square root</source>
        <translation>平方根</translation>
    </message>
    <message>
        <source>Store of a parameter or result</source>
        <translation>存储参数或结果</translation>
    </message>
    <message>
        <source>Store to a surface</source>
        <translation>存储到表面</translation>
    </message>
    <message>
        <source>Store to global memory</source>
        <translation>存储到全局内存</translation>
    </message>
    <message>
        <source>Store to local memory of the thread</source>
        <translation>存储到线程的局部内存</translation>
    </message>
    <message>
        <source>Store to local memory: a spilled register or an array of the thread</source>
        <translation>存储到局部内存：溢出的寄存器或线程的数组</translation>
    </message>
    <message>
        <source>Store to memory</source>
        <translation>存储到内存</translation>
    </message>
    <message>
        <source>Store to memory at a generic address</source>
        <translation>存储到通用地址的内存</translation>
    </message>
    <message>
        <source>Store to shared memory</source>
        <translation>存储到共享内存</translation>
    </message>
    <message>
        <source>Stores a tile of a tensor from shared memory in the background</source>
        <translation>在后台将张量的分块从共享内存存出</translation>
    </message>
    <message>
        <source>Stores matrices of tensor cores to shared memory</source>
        <translation>将张量核心的矩阵存储到共享内存</translation>
    </message>
    <message>
        <source>Stream memory operations, version 1</source>
        <translation>流内存操作，第 1 版</translation>
    </message>
    <message>
        <source>Stream priorities</source>
        <translation>流优先级</translation>
    </message>
    <message>
        <source>Stream waits with NOR</source>
        <translation>流以 NOR 等待</translation>
    </message>
    <message>
        <source>Stream waits with NOR, version 1</source>
        <translation>流以 NOR 等待，第 1 版</translation>
    </message>
    <message>
        <source>Stream-ordered host memory</source>
        <translation>按流排序的主机内存</translation>
    </message>
    <message>
        <source>Stream-ordered memory</source>
        <translation>按流排序的内存</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Sum of 32-bit floats</source>
        <translation>32 位浮点数之和</translation>
    </message>
    <message>
        <source>Sum of 32-bit floats in uniform registers</source>
        <translation>统一寄存器中的 32 位浮点数之和</translation>
    </message>
    <message>
        <source>Sum of 64-bit floats</source>
        <translation>64 位浮点数之和</translation>
    </message>
    <message>
        <source>Sum of absolute differences</source>
        <translation>绝对差之和</translation>
    </message>
    <message>
        <source>Sum of integers</source>
        <translation>整数之和</translation>
    </message>
    <message>
        <source>Sum of three integers</source>
        <translation>三个整数之和</translation>
    </message>
    <message>
        <source>Sum of three integers in uniform registers</source>
        <translation>统一寄存器中的三个整数之和</translation>
    </message>
    <message>
        <source>Sum with the carry of the one before</source>
        <translation>和，带前一次的进位</translation>
    </message>
    <message>
        <source>Surface alignment</source>
        <translation>表面对齐</translation>
    </message>
    <message>
        <source>Surfaces start at a multiple of this address.</source>
        <translation>表面从此地址的倍数开始。</translation>
    </message>
    <message>
        <source>Taken by the driver</source>
        <translation>由驱动占用</translation>
    </message>
    <message>
        <source>Takes a field of bits out</source>
        <translation>取出位域</translation>
    </message>
    <message>
        <source>Takes threads out of those that wait to converge</source>
        <translation>将线程从等待汇合的线程中移出</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Tells what kind of float it is</source>
        <translation>说明浮点数的种类</translation>
    </message>
    <message>
        <source>Tensor maps</source>
        <translation>张量映射</translation>
    </message>
    <message>
        <source>Tensor memory accelerator</source>
        <translation>张量内存加速器</translation>
    </message>
    <message>
        <source>Texture alignment</source>
        <translation>纹理对齐</translation>
    </message>
    <message>
        <source>Texture and surface</source>
        <translation>纹理和表面</translation>
    </message>
    <message>
        <source>Texture gather</source>
        <translation>纹理 gather</translation>
    </message>
    <message>
        <source>Texture pitch alignment</source>
        <translation>纹理行距对齐</translation>
    </message>
    <message>
        <source>The 16-bit number of the board and the 16-bit number of its vendor, combined.</source>
        <translation>板卡的 16 位编号与其厂商的 16 位编号的组合。</translation>
    </message>
    <message>
        <source>The 16-bit product number and the 16-bit vendor number of the chip, combined.</source>
        <translation>芯片的 16 位产品编号与 16 位厂商编号的组合。</translation>
    </message>
    <message>
        <source>The CUDA compiler library NVRTC (libnvrtc.so.13) was looked for {}, and not found{}: install CUDA 13 or set KERNELDESK_NVRTC to the library; everything but compiling still works.</source>
        <translation>查找了 CUDA 编译器库 NVRTC (libnvrtc.so.13) {}，没有找到{}：请安装 CUDA 13，或将 KERNELDESK_NVRTC 设为该库；除编译外一切仍可用。</translation>
    </message>
    <message>
        <source>The GPU process cannot be started: {}.</source>
        <translation>无法启动 GPU 进程：{}。</translation>
    </message>
    <message>
        <source>The GPU process did not finish {} in time and was ended; the driver may be busy or hung.</source>
        <translation>GPU 进程未及时完成 {}，已被终止；驱动可能繁忙或挂起。</translation>
    </message>
    <message>
        <source>The GPU process did not get ready to run {} in time and was ended; the driver may be busy or hung.</source>
        <translation>GPU 进程未及时准备好运行 {}，已被终止；驱动可能繁忙或挂起。</translation>
    </message>
    <message>
        <source>The GPU process of {} {}</source>
        <translation>{} 的 GPU 进程 {}</translation>
    </message>
    <message>
        <source>The GPU process was not given the launch: {}.</source>
        <translation>GPU 进程没有得到启动：{}。</translation>
    </message>
    <message>
        <source>The GPU process {} does not end although it was killed: the driver holds it. See nvidia-smi and the kernel&apos;s log; the device may need a reset.</source>
        <translation>GPU 进程 {} 虽被终止却没有结束：驱动占着它。请查看 nvidia-smi 和系统内核日志；设备可能需要重置。</translation>
    </message>
    <message>
        <source>The GPU process {} while it looked for devices{}. Compiling, occupancy and reports still work, and kernels run on the emulated GPU.</source>
        <translation>GPU 进程 {}，当时正在查找设备{}。编译、占用率和报告仍可用，内核在模拟 GPU 上运行。</translation>
    </message>
    <message>
        <source>The GPU process&apos;s answer cannot be read: {}.</source>
        <translation>无法读取 GPU 进程的应答：{}。</translation>
    </message>
    <message>
        <source>The NVIDIA driver ({}) did not start: {}.</source>
        <translation>NVIDIA 驱动 ({}) 没有启动：{}。</translation>
    </message>
    <message>
        <source>The NVIDIA driver does not tell its devices within 30 s: it hangs or is very busy; see nvidia-smi and the kernel&apos;s log. Compiling, occupancy and reports still work, and kernels run on the emulated GPU.</source>
        <translation>NVIDIA 驱动在 30 秒内没有报告其设备：它挂起或非常繁忙；请查看 nvidia-smi 和系统内核日志。编译、占用率和报告仍可用，内核在模拟 GPU 上运行。</translation>
    </message>
    <message>
        <source>The NVIDIA driver finds no CUDA device; compiling, occupancy and reports still work, and kernels run on the emulated GPU.</source>
        <translation>NVIDIA 驱动找不到 CUDA 设备；编译、占用率和报告仍可用，内核在模拟 GPU 上运行。</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: {} has no {}, which drivers for CUDA {} and later have; install driver 580 or newer.</source>
        <translation>NVIDIA 驱动太旧：{} 没有 {}，CUDA {} 及以上的驱动才有；请安装 580 或更新的驱动。</translation>
    </message>
    <message>
        <source>The NVIDIA driver keeps hardware counters for administrators ({}; RmProfilingAdminOnly in {}): an administrator of this machine can load the driver with NVreg_RestrictProfilingToAdminUsers=0. Runs, times and the emulated GPU&apos;s counts work without them.</source>
        <translation>NVIDIA 驱动只向管理员提供硬件计数器（{}；{} 中的 RmProfilingAdminOnly）：本机管理员可以用 NVreg_RestrictProfilingToAdminUsers=0 加载驱动。运行、计时和模拟 GPU 的计数无需它们也可用。</translation>
    </message>
    <message>
        <source>The PCI domain that the device&apos;s bus belongs to.</source>
        <translation>设备总线所属的 PCI 域。</translation>
    </message>
    <message>
        <source>The PTX does not tell its source lines: it was compiled without --generate-line-info.</source>
        <translation>PTX 没有注明源代码行：编译时没有使用 --generate-line-info。</translation>
    </message>
    <message>
        <source>The PTX holds no function.</source>
        <translation>PTX 不含函数。</translation>
    </message>
    <message>
        <source>The SM clock went from {} to {} MHz while samples were taken.</source>
        <translation>取样期间 SM 时钟从 {} 变为 {} MHz。</translation>
    </message>
    <message>
        <source>The Tile IR does not tell its source lines.</source>
        <translation>Tile IR 没有注明源代码行。</translation>
    </message>
    <message>
        <source>The Tile IR holds no kernel.</source>
        <translation>Tile IR 不含内核。</translation>
    </message>
    <message>
        <source>The active threads of the warp</source>
        <translation>warp 的活跃线程</translation>
    </message>
    <message>
        <source>The address of a variable in another block of the cluster</source>
        <translation>集群中另一个块的变量的地址</translation>
    </message>
    <message>
        <source>The axes have {} points; a sweep may have {}. Fewer values or a constraint leave fewer of them.</source>
        <translation>各轴共有 {} 个点；扫描最多可有 {} 个。减少值或加约束可减少点数。</translation>
    </message>
    <message>
        <source>The block has {} threads; the device takes at most {} a block.</source>
        <translation>块有 {} 个线程；设备每块最多接受 {} 个。</translation>
    </message>
    <message>
        <source>The block has {} threads; this kernel takes at most {} (its __launch_bounds__ or its registers).</source>
        <translation>块有 {} 个线程；此内核最多接受 {} 个（其 __launch_bounds__ 或寄存器）。</translation>
    </message>
    <message>
        <source>The block has {} threads; this kernel takes at most {}, because {} registers a thread would be {} and the device has {} a block.</source>
        <translation>块有 {} 个线程；此内核最多接受 {} 个，因为每线程 {} 个寄存器共 {} 个，而设备每块有 {} 个。</translation>
    </message>
    <message>
        <source>The block needs {} bytes of shared memory ({} static, {} dynamic); the device has at most {} a block.</source>
        <translation>块需要 {} 字节共享内存（静态 {}，动态 {}）；设备每块最多有 {}。</translation>
    </message>
    <message>
        <source>The block&apos;s registers do not fit: one warp takes {} and the block&apos;s {} would take {}; {} gives a block {}.</source>
        <translation>块的寄存器放不下：一个 warp 占用 {}，块的 {} 将占用 {}；{} 每块提供 {}。</translation>
    </message>
    <message>
        <source>The block&apos;s registers do not fit: one warp takes {} and the block&apos;s {}, counted as {} for four equal parts of the SM, would take {}; {} gives a block {}.</source>
        <translation>块的寄存器放不下：一个 warp 占用 {}，块的 {} 按 SM 的四个相等部分计为 {}，将占用 {}；{} 每块提供 {}。</translation>
    </message>
    <message>
        <source>The block&apos;s shared memory does not fit: {}, and {} gives a block at most {}.</source>
        <translation>块的共享内存放不下：{}，而 {} 每块最多提供 {}。</translation>
    </message>
    <message numerus="yes">
        <source>The border differs, {} element(s) wide: {}.</source>
        <translation>
            <numerusform>边缘不同，宽 {} 个元素：{}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The buffers need {}; {}</source>
        <translation>缓冲区需要 {}；{}</translation>
    </message>
    <message>
        <source>The bytes of the blob {} arrived damaged.</source>
        <translation>数据块 {} 的字节到达时已损坏。</translation>
    </message>
    <message>
        <source>The bytes that were asked for are not part of this output.</source>
        <translation>请求的字节不属于此输出。</translation>
    </message>
    <message>
        <source>The cache has {} entries; {} are read.</source>
        <translation>缓存有 {} 项；只读取 {} 项。</translation>
    </message>
    <message>
        <source>The compile cache in {} cannot be used ({}), so results are kept in memory only.</source>
        <translation>无法使用 {} 中的编译缓存（{}），因此结果只保存在内存中。</translation>
    </message>
    <message>
        <source>The compile command includes {} before the source, which is not here.</source>
        <translation>编译命令在源代码之前包含 {}，而它不在这里。</translation>
    </message>
    <message>
        <source>The compile command is empty.</source>
        <translation>编译命令为空。</translation>
    </message>
    <message>
        <source>The compile command looks for headers in {}, which is not here.</source>
        <translation>编译命令在 {} 中查找头文件，而它不在这里。</translation>
    </message>
    <message>
        <source>The compile command names the compiler {}, which is not here; its options count all the same.</source>
        <translation>编译命令指定的编译器 {} 不在这里；其选项仍然有效。</translation>
    </message>
    <message>
        <source>The compile command runs in {}, which is not here; its paths start from {}.</source>
        <translation>编译命令在 {} 中运行，而它不在这里；其路径改从 {} 起算。</translation>
    </message>
    <message>
        <source>The compile process {} does not end although it was killed.</source>
        <translation>编译进程 {} 虽被终止却没有结束。</translation>
    </message>
    <message>
        <source>The compile was cancelled.</source>
        <translation>编译已取消。</translation>
    </message>
    <message>
        <source>The compiler gave no PTX.</source>
        <translation>编译器没有给出 PTX。</translation>
    </message>
    <message>
        <source>The compiler option {} is left out: {}.</source>
        <translation>编译器选项 {} 被略去：{}。</translation>
    </message>
    <message>
        <source>The compiler process {} on {}{}; NVRTC cannot take this source, nothing else is affected.</source>
        <translation>编译器进程 {}（{}）{}；NVRTC 无法处理此源代码，其他不受影响。</translation>
    </message>
    <message>
        <source>The compiler process {} on {}{}; nvcc cannot take this source, nothing else is affected.</source>
        <translation>编译器进程 {}（{}）{}；nvcc 无法处理此源代码，其他不受影响。</translation>
    </message>
    <message>
        <source>The compiler process {} while it compiled {}; that is a failure of the machine, not of the source: compile again.</source>
        <translation>编译器进程 {}，当时正在编译 {}；这是机器的故障，而非源代码的：请重新编译。</translation>
    </message>
    <message>
        <source>The compiler ran out of memory on this program.</source>
        <translation>编译器在此程序上内存不足。</translation>
    </message>
    <message>
        <source>The compiler took more processor time than its deadline allows; give it more time, or look for an endless template.</source>
        <translation>编译器使用的处理器时间超过期限；请给更多时间，或检查有无无限模板。</translation>
    </message>
    <message>
        <source>The compiler&apos;s result cannot be used: {}</source>
        <translation>无法使用编译器的结果：{}</translation>
    </message>
    <message>
        <source>The computation took longer than {} s and was ended; look at a part of the buffer.</source>
        <translation>计算耗时超过 {} 秒，已被终止；请查看缓冲区的一部分。</translation>
    </message>
    <message>
        <source>The computation was cancelled.</source>
        <translation>计算已取消。</translation>
    </message>
    <message>
        <source>The constraints link axes with {} combinations, which are too many to look at: link fewer axes, give them fewer values, or write shorter constraints.</source>
        <translation>约束所联系的轴有 {} 种组合，太多而无法检查：请联系更少的轴，减少其值，或写更短的约束。</translation>
    </message>
    <message>
        <source>The cost of a launch is not known, because no empty kernel could be launched: {}.</source>
        <translation>启动的开销未知，因为无法启动空内核：{}。</translation>
    </message>
    <message>
        <source>The cost of a launch is not known, because the device could not be held back while launches were queued.</source>
        <translation>启动的开销未知，因为启动入队时无法让设备等待。</translation>
    </message>
    <message>
        <source>The cubin and ptxas&apos; log disagree about the {} of {} ({} and {}); the cubin&apos;s figure is shown.</source>
        <translation>cubin 与 ptxas 日志在 {1} 的 {0} 上不一致（{2} 和 {3}）；显示 cubin 的数值。</translation>
    </message>
    <message>
        <source>The deepest three-dimensional surface.</source>
        <translation>三维表面的最大深度。</translation>
    </message>
    <message>
        <source>The deepest three-dimensional texture of the other shape; 0: there is none.</source>
        <translation>其他形状三维纹理的最大深度；0：没有。</translation>
    </message>
    <message>
        <source>The deepest three-dimensional texture.</source>
        <translation>三维纹理的最大深度。</translation>
    </message>
    <message numerus="yes">
        <source>The device failed after {} sample(s), which are kept: the median is known to within {}.</source>
        <translation>
            <numerusform>设备在 {} 个样本后失败，这些样本已保留：中位数的误差在 {} 以内。</numerusform>
        </translation>
    </message>
    <message>
        <source>The device has no cooperative launches.</source>
        <translation>设备没有协作启动。</translation>
    </message>
    <message>
        <source>The device held its clocks down for a while: {}; samples of that while are left out.</source>
        <translation>设备一度压低了时钟频率：{}；那段时间的样本被舍去。</translation>
    </message>
    <message>
        <source>The device held its clocks down: {}.</source>
        <translation>设备压低了时钟频率：{}。</translation>
    </message>
    <message>
        <source>The device launches no clusters; compute capability 9.0 and later do.</source>
        <translation>设备不启动集群；计算能力 9.0 及以上才行。</translation>
    </message>
    <message>
        <source>The device&apos;s slot on its PCI bus.</source>
        <translation>设备在其 PCI 总线上的插槽。</translation>
    </message>
    <message>
        <source>The devices cannot be counted: {}.</source>
        <translation>无法统计设备数：{}。</translation>
    </message>
    <message>
        <source>The disassembler printed no function.</source>
        <translation>反汇编器没有输出函数。</translation>
    </message>
    <message>
        <source>The disassembler {} does not end although it was killed.</source>
        <translation>反汇编器 {} 虽被终止却没有结束。</translation>
    </message>
    <message>
        <source>The disassembly was cancelled.</source>
        <translation>反汇编已取消。</translation>
    </message>
    <message>
        <source>The driver implements CUDA {} and has no {}, which came with CUDA {}; install a newer driver.</source>
        <translation>驱动实现 CUDA {}，没有 {}，后者随 CUDA {} 而来；请安装更新的驱动。</translation>
    </message>
    <message>
        <source>The emulated GPU has no sensors; those of a GPU are read through NVML, which is here ({}).</source>
        <translation>模拟 GPU 没有传感器；GPU 的传感器通过 NVML 读取，它在这里 ({})。</translation>
    </message>
    <message>
        <source>The emulated GPU has no sensors; those of a GPU are read through NVML, which was not found: looked for {}.</source>
        <translation>模拟 GPU 没有传感器；GPU 的传感器通过 NVML 读取，但找不到它：查找了 {}。</translation>
    </message>
    <message>
        <source>The emulated GPU has no {}; choose a device for what needs it.</source>
        <translation>模拟 GPU 没有 {}；请为需要它的工作选择设备。</translation>
    </message>
    <message>
        <source>The first number of the compute capability: the generation of the hardware.</source>
        <translation>计算能力的第一个数：硬件的代次。</translation>
    </message>
    <message>
        <source>The first samples were {} slower than those after them: the device was not warm.</source>
        <translation>最初的样本比之后的慢 {}：设备没有预热。</translation>
    </message>
    <message>
        <source>The greater value</source>
        <translation>较大值</translation>
    </message>
    <message>
        <source>The grid of {} blocks is no multiple of the cluster of {}.</source>
        <translation>{} 个块的网格不是每集群 {} 个块的整数倍。</translation>
    </message>
    <message>
        <source>The highest clock of the device memory, not the present one.</source>
        <translation>设备内存的最高时钟，而非当前时钟。</translation>
    </message>
    <message>
        <source>The highest surface made of two-dimensional layers.</source>
        <translation>由二维层组成的表面的最大高度。</translation>
    </message>
    <message>
        <source>The highest texture made of two-dimensional layers.</source>
        <translation>由二维层组成的纹理的最大高度。</translation>
    </message>
    <message>
        <source>The highest three-dimensional surface.</source>
        <translation>三维表面的最大高度。</translation>
    </message>
    <message>
        <source>The highest three-dimensional texture of the other shape; 0: there is none.</source>
        <translation>其他形状三维纹理的最大高度；0：没有。</translation>
    </message>
    <message>
        <source>The highest three-dimensional texture.</source>
        <translation>三维纹理的最大高度。</translation>
    </message>
    <message>
        <source>The highest two-dimensional surface.</source>
        <translation>二维表面的最大高度。</translation>
    </message>
    <message>
        <source>The highest two-dimensional texture over a CUDA array.</source>
        <translation>CUDA 数组上二维纹理的最大高度。</translation>
    </message>
    <message>
        <source>The highest two-dimensional texture over linear memory.</source>
        <translation>线性内存上二维纹理的最大高度。</translation>
    </message>
    <message>
        <source>The highest two-dimensional texture that gather instructions can read.</source>
        <translation>gather 指令可读取的二维纹理的最大高度。</translation>
    </message>
    <message>
        <source>The highest two-dimensional texture with mipmaps.</source>
        <translation>带 mipmap 的二维纹理的最大高度。</translation>
    </message>
    <message>
        <source>The host NUMA node that is closest to the device; -1 when the host has none.</source>
        <translation>离设备最近的主机 NUMA 节点；主机没有时为 -1。</translation>
    </message>
    <message>
        <source>The host&apos;s number for the device&apos;s memory when that is a NUMA node.</source>
        <translation>设备内存为 NUMA 节点时它在主机上的编号。</translation>
    </message>
    <message numerus="yes">
        <source>The kernel has more than {} instruction(s): so many are not counted by line.</source>
        <translation>
            <numerusform>内核有超过 {} 条指令：这么多指令不按行计数。</numerusform>
        </translation>
    </message>
    <message>
        <source>The kernel is compiled for clusters of {} blocks (__cluster_dims__), not of {}.</source>
        <translation>内核按 {} 个块的集群编译 (__cluster_dims__)，而不是 {} 个。</translation>
    </message>
    <message>
        <source>The kernels are shorter than what is not known of the cost of their launches: CUPTI would tell their times, or more work in one launch.</source>
        <translation>内核比其启动开销的不确定度还短：CUPTI 可给出其时间，或让一次启动做更多工作。</translation>
    </message>
    <message>
        <source>The kernels of CUDA Tile (__tile_global__) are Tile IR alone, without registers, shared memory and launches: {}</source>
        <translation>CUDA Tile 内核 (__tile_global__) 只有 Tile IR，没有寄存器、共享内存和启动：{}</translation>
    </message>
    <message>
        <source>The kernels of CUDA Tile (__tile_global__) are left out: nvcc makes Tile IR for sm_80 and later, and this is {}.</source>
        <translation>CUDA Tile 内核 (__tile_global__) 被略去：nvcc 为 sm_80 及以上生成 Tile IR，而这里是 {}。</translation>
    </message>
    <message>
        <source>The largest address range that one caching policy can cover.</source>
        <translation>一个缓存策略可覆盖的最大地址范围。</translation>
    </message>
    <message>
        <source>The launch in line {} asks the device for it; this is what many have.</source>
        <translation>第 {} 行的启动向设备查询它；这是许多设备的值。</translation>
    </message>
    <message>
        <source>The launch in line {} gives it after it was changed; this is what it starts with.</source>
        <translation>第 {} 行的启动给出它，但它已被改变；这是其初值。</translation>
    </message>
    <message>
        <source>The launch in line {} gives it.</source>
        <translation>由第 {} 行的启动给出。</translation>
    </message>
    <message>
        <source>The launch in line {} is a cooperative one.</source>
        <translation>第 {} 行的启动是协作启动。</translation>
    </message>
    <message>
        <source>The launch in line {} of {} asks the device for it; this is what many have.</source>
        <translation>{1} 第 {0} 行的启动向设备查询它；这是许多设备的值。</translation>
    </message>
    <message>
        <source>The launch in line {} of {} gives it after it was changed; this is what it starts with.</source>
        <translation>{1} 第 {0} 行的启动给出它，但它已被改变；这是其初值。</translation>
    </message>
    <message>
        <source>The launch in line {} of {} gives it.</source>
        <translation>由 {1} 第 {0} 行的启动给出。</translation>
    </message>
    <message>
        <source>The launch in line {} of {} is a cooperative one.</source>
        <translation>{1} 第 {0} 行的启动是协作启动。</translation>
    </message>
    <message>
        <source>The launch took no longer than that of an empty kernel, so nothing tells the kernel&apos;s own time.</source>
        <translation>启动并不比空内核的长，因此无从得知内核自身的时间。</translation>
    </message>
    <message>
        <source>The longest distance between two rows of a texture over linear memory.</source>
        <translation>线性内存上纹理两行之间的最大距离。</translation>
    </message>
    <message>
        <source>The longest distance between two rows that a memory copy accepts.</source>
        <translation>内存复制接受的两行之间的最大距离。</translation>
    </message>
    <message>
        <source>The longest edge of a cube map surface.</source>
        <translation>立方体贴图表面的最大边长。</translation>
    </message>
    <message>
        <source>The longest edge of a cube map texture.</source>
        <translation>立方体贴图纹理的最大边长。</translation>
    </message>
    <message>
        <source>The longest edge of a surface made of cube maps.</source>
        <translation>由立方体贴图组成的表面的最大边长。</translation>
    </message>
    <message>
        <source>The longest edge of a texture made of cube maps.</source>
        <translation>由立方体贴图组成的纹理的最大边长。</translation>
    </message>
    <message>
        <source>The machine code does not tell its source lines: it was compiled without --generate-line-info, or cuobjdump listed it.</source>
        <translation>机器码没有注明源代码行：编译时没有使用 --generate-line-info，或由 cuobjdump 列出。</translation>
    </message>
    <message>
        <source>The most blocks that a grid can have along x.</source>
        <translation>网格沿 x 的最大块数。</translation>
    </message>
    <message>
        <source>The most blocks that a grid can have along y.</source>
        <translation>网格沿 y 的最大块数。</translation>
    </message>
    <message>
        <source>The most blocks that a grid can have along z.</source>
        <translation>网格沿 z 的最大块数。</translation>
    </message>
    <message>
        <source>The most bytes that one hardware decompression can give.</source>
        <translation>一次硬件解压可给出的最大字节数。</translation>
    </message>
    <message>
        <source>The most layers of a surface made of cube maps.</source>
        <translation>由立方体贴图组成的表面的最大层数。</translation>
    </message>
    <message>
        <source>The most layers of a surface made of one-dimensional layers.</source>
        <translation>由一维层组成的表面的最大层数。</translation>
    </message>
    <message>
        <source>The most layers of a surface made of two-dimensional layers.</source>
        <translation>由二维层组成的表面的最大层数。</translation>
    </message>
    <message>
        <source>The most layers of a texture made of cube maps.</source>
        <translation>由立方体贴图组成的纹理的最大层数。</translation>
    </message>
    <message>
        <source>The most layers of a texture made of one-dimensional layers.</source>
        <translation>由一维层组成的纹理的最大层数。</translation>
    </message>
    <message>
        <source>The most layers of a texture made of two-dimensional layers.</source>
        <translation>由二维层组成的纹理的最大层数。</translation>
    </message>
    <message>
        <source>The most shared memory that one multiprocessor can be configured with, for all its blocks.</source>
        <translation>一个多处理器可为其所有块配置的最大共享内存。</translation>
    </message>
    <message>
        <source>The most threads that a block can have along x.</source>
        <translation>块沿 x 的最大线程数。</translation>
    </message>
    <message>
        <source>The most threads that a block can have along y.</source>
        <translation>块沿 y 的最大线程数。</translation>
    </message>
    <message>
        <source>The most threads that a block can have along z.</source>
        <translation>块沿 z 的最大线程数。</translation>
    </message>
    <message>
        <source>The most threads that one block can have, all dimensions multiplied.</source>
        <translation>一个块的最大线程数，各维相乘。</translation>
    </message>
    <message>
        <source>The number of the PCI bus that the device is on.</source>
        <translation>设备所在 PCI 总线的编号。</translation>
    </message>
    <message>
        <source>The older name of MAXIMUM_TEXTURE2D_LAYERED_HEIGHT.</source>
        <translation>MAXIMUM_TEXTURE2D_LAYERED_HEIGHT 的旧名称。</translation>
    </message>
    <message>
        <source>The older name of MAXIMUM_TEXTURE2D_LAYERED_LAYERS.</source>
        <translation>MAXIMUM_TEXTURE2D_LAYERED_LAYERS 的旧名称。</translation>
    </message>
    <message>
        <source>The older name of MAXIMUM_TEXTURE2D_LAYERED_WIDTH.</source>
        <translation>MAXIMUM_TEXTURE2D_LAYERED_WIDTH 的旧名称。</translation>
    </message>
    <message>
        <source>The older name of MAX_REGISTERS_PER_BLOCK.</source>
        <translation>MAX_REGISTERS_PER_BLOCK 的旧名称。</translation>
    </message>
    <message>
        <source>The older name of MAX_SHARED_MEMORY_PER_BLOCK.</source>
        <translation>MAX_SHARED_MEMORY_PER_BLOCK 的旧名称。</translation>
    </message>
    <message>
        <source>The older name of VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED.</source>
        <translation>VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED 的旧名称。</translation>
    </message>
    <message>
        <source>The plan has no output of this name.</source>
        <translation>计划中没有此名称的输出。</translation>
    </message>
    <message>
        <source>The process that compiled {} {}, and so was the one that tried again; {}: close what needs memory, and compile again.</source>
        <translation>编译 {} 的进程 {}，重试的进程也一样；{}：请关闭占用内存的程序，再重新编译。</translation>
    </message>
    <message>
        <source>The process that reads NVML {}; the next reading starts another one.</source>
        <translation>读取 NVML 的进程 {}；下次读取会启动另一个。</translation>
    </message>
    <message>
        <source>The process {} that reads NVML does not end although it was killed.</source>
        <translation>读取 NVML 的进程 {} 虽被终止却没有结束。</translation>
    </message>
    <message>
        <source>The program does not compile, with one error: {}</source>
        <translation>程序无法编译，有一个错误：{}</translation>
    </message>
    <message>
        <source>The program does not compile, with {} errors, the first: {}</source>
        <translation>程序无法编译，有 {} 个错误，第一个：{}</translation>
    </message>
    <message>
        <source>The program has kernels of CUDA Tile (__tile_global__), which need CUDA {}.{} or later; this is {} {}.</source>
        <translation>程序有 CUDA Tile 内核 (__tile_global__)，需要 CUDA {}.{} 或更新版本；这里是 {} {}。</translation>
    </message>
    <message>
        <source>The program was not compiled: {}</source>
        <translation>程序未编译：{}</translation>
    </message>
    <message>
        <source>The program was not compiled: {}.</source>
        <translation>程序未编译：{}。</translation>
    </message>
    <message>
        <source>The program&apos;s Tile IR is left out: it has {} bytes, and {} are taken.</source>
        <translation>程序的 Tile IR 被略去：它有 {} 字节，最多接受 {}。</translation>
    </message>
    <message>
        <source>The ratio lies between {} and {}, which leaves open whether it differs from 1 by more than {}: more samples narrow that.</source>
        <translation>比值在 {} 与 {} 之间，无法确定它与 1 之差是否超过 {}：更多样本可缩小范围。</translation>
    </message>
    <message>
        <source>The reading was cancelled.</source>
        <translation>读取已取消。</translation>
    </message>
    <message>
        <source>The room for all __constant__ variables of a module.</source>
        <translation>模块所有 __constant__ 变量的空间。</translation>
    </message>
    <message>
        <source>The rows of a two-dimensional texture over linear memory are a multiple of this apart.</source>
        <translation>线性内存上二维纹理的行间距是此值的倍数。</translation>
    </message>
    <message>
        <source>The run was cancelled.</source>
        <translation>运行已取消。</translation>
    </message>
    <message>
        <source>The samples are whole; after them, on fresh inputs: {}</source>
        <translation>样本完整；取样后，使用新输入：{}</translation>
    </message>
    <message>
        <source>The second number of the compute capability: the variant within the generation.</source>
        <translation>计算能力的第二个数：同代中的变体。</translation>
    </message>
    <message>
        <source>The shared memory that a block can have when the kernel opts in with its dynamic size attribute.</source>
        <translation>内核用其动态大小属性选择启用时，一个块可用的共享内存。</translation>
    </message>
    <message>
        <source>The shared memory that a block can have without opting in to more.</source>
        <translation>未选择启用更多时，一个块可用的共享内存。</translation>
    </message>
    <message>
        <source>The size of the cache that all multiprocessors share.</source>
        <translation>所有多处理器共享的缓存的大小。</translation>
    </message>
    <message>
        <source>The smaller value</source>
        <translation>较小值</translation>
    </message>
    <message>
        <source>The source does not tell its size; it has as many elements as the launch has threads.</source>
        <translation>源代码未说明其大小；元素数与启动的线程数相同。</translation>
    </message>
    <message>
        <source>The source does not tell its size; the kernel&apos;s indices go no further.</source>
        <translation>源代码未说明其大小；内核的索引不超过此值。</translation>
    </message>
    <message>
        <source>The source does not tell its value; 1 is a guess.</source>
        <translation>源代码未说明其值；1 是推测。</translation>
    </message>
    <message>
        <source>The source does not tell its value; 256 threads are usual.</source>
        <translation>源代码未说明其值；通常为 256 个线程。</translation>
    </message>
    <message>
        <source>The source does not tell its value; this gives a thread to each of {}.</source>
        <translation>源代码未说明其值；这样 {} 中每个有一个线程。</translation>
    </message>
    <message>
        <source>The source does not tell its value; this gives one to each thread.</source>
        <translation>源代码未说明其值；这样每个线程有一个。</translation>
    </message>
    <message>
        <source>The source does not tell its value; {} is a guess.</source>
        <translation>源代码未说明其值；{} 是推测。</translation>
    </message>
    <message>
        <source>The sweep has {} axes; it may have {}.</source>
        <translation>扫描有 {} 个轴；最多可有 {} 个。</translation>
    </message>
    <message>
        <source>The sweep has {} constraints; it may have {}.</source>
        <translation>扫描有 {} 个约束；最多可有 {} 个。</translation>
    </message>
    <message>
        <source>The tail differs, from element {} to the end, behind the last multiple of {}: {}.</source>
        <translation>尾部不同，从元素 {} 到末尾，在 {} 的最后一个倍数之后：{}。</translation>
    </message>
    <message>
        <source>The tail differs, from element {} to the end: {}.</source>
        <translation>尾部不同，从元素 {} 到末尾：{}。</translation>
    </message>
    <message>
        <source>The time is too short to be told from nothing: it is known to within {}.</source>
        <translation>时间太短，与零无法区分：其误差在 {} 以内。</translation>
    </message>
    <message>
        <source>The usual highest clock of the multiprocessors, not the present one.</source>
        <translation>多处理器通常的最高时钟，而非当前时钟。</translation>
    </message>
    <message>
        <source>The values are shifted: element i holds what belongs to element i + ({}), in {} of {} elements compared.</source>
        <translation>值有错位：元素 i 中是属于元素 i + ({0}) 的值，在所比较的 {2} 个元素中有 {1} 个如此。</translation>
    </message>
    <message>
        <source>The values are transposed: rows and columns are exchanged in {} of {} elements compared.</source>
        <translation>值被转置：所比较的 {1} 个元素中有 {0} 个行列互换。</translation>
    </message>
    <message>
        <source>The widest one-dimensional surface.</source>
        <translation>一维表面的最大宽度。</translation>
    </message>
    <message>
        <source>The widest one-dimensional texture over a CUDA array.</source>
        <translation>CUDA 数组上一维纹理的最大宽度。</translation>
    </message>
    <message>
        <source>The widest one-dimensional texture with mipmaps.</source>
        <translation>带 mipmap 的一维纹理的最大宽度。</translation>
    </message>
    <message>
        <source>The widest surface made of one-dimensional layers.</source>
        <translation>由一维层组成的表面的最大宽度。</translation>
    </message>
    <message>
        <source>The widest surface made of two-dimensional layers.</source>
        <translation>由二维层组成的表面的最大宽度。</translation>
    </message>
    <message>
        <source>The widest texture made of one-dimensional layers.</source>
        <translation>由一维层组成的纹理的最大宽度。</translation>
    </message>
    <message>
        <source>The widest texture made of two-dimensional layers.</source>
        <translation>由二维层组成的纹理的最大宽度。</translation>
    </message>
    <message>
        <source>The widest three-dimensional surface.</source>
        <translation>三维表面的最大宽度。</translation>
    </message>
    <message>
        <source>The widest three-dimensional texture when another dimension is kept shorter; 0: there is no other shape.</source>
        <translation>另一维较短时三维纹理的最大宽度；0：没有其他形状。</translation>
    </message>
    <message>
        <source>The widest three-dimensional texture.</source>
        <translation>三维纹理的最大宽度。</translation>
    </message>
    <message>
        <source>The widest two-dimensional surface.</source>
        <translation>二维表面的最大宽度。</translation>
    </message>
    <message>
        <source>The widest two-dimensional texture over a CUDA array.</source>
        <translation>CUDA 数组上二维纹理的最大宽度。</translation>
    </message>
    <message>
        <source>The widest two-dimensional texture over linear memory.</source>
        <translation>线性内存上二维纹理的最大宽度。</translation>
    </message>
    <message>
        <source>The widest two-dimensional texture that gather instructions can read.</source>
        <translation>gather 指令可读取的二维纹理的最大宽度。</translation>
    </message>
    <message>
        <source>The widest two-dimensional texture with smaller copies of itself (mipmaps).</source>
        <translation>带缩小副本 (mipmap) 的二维纹理的最大宽度。</translation>
    </message>
    <message>
        <source>The worker has no memory left to compute that.</source>
        <translation>工作进程已没有可用于此计算的内存。</translation>
    </message>
    <message>
        <source>The worker no longer has these bytes: it keeps the outputs of the last {} runs, and what went in and was compared with as long as there is memory for it.</source>
        <translation>工作进程已不再保有这些字节：它保留最近 {} 次运行的输出，输入和用于比较的内容则在内存足够时保留。</translation>
    </message>
    <message>
        <source>The worker {} is gone and is tried again: {}</source>
        <translation>工作进程 {} 已消失，将重试：{}</translation>
    </message>
    <message>
        <source>The worker {} is left out: {}</source>
        <translation>工作进程 {} 被略去：{}</translation>
    </message>
    <message>
        <source>There are no live figures, because NVML ({}) did not start: {}.</source>
        <translation>没有实时数值，因为 NVML ({}) 没有启动：{}。</translation>
    </message>
    <message>
        <source>There are no live figures, because NVML was not found: looked for {}.</source>
        <translation>没有实时数值，因为找不到 NVML：查找了 {}。</translation>
    </message>
    <message numerus="yes">
        <source>There are {} block(s) of samples, and a verdict needs {}: allow more time or samples.</source>
        <translation>
            <numerusform>有 {} 组样本，而判定需要 {} 组：请允许更多时间或样本。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no device {} here; devices are named cuda:0, cuda:1 and so on, and emulated.</source>
        <translation>此处没有设备 {}；设备名为 cuda:0、cuda:1 等，以及 emulated。</translation>
    </message>
    <message>
        <source>This GPU has no hardware counters that CUPTI can read in the state that it is in ({}). Runs, times and the emulated GPU&apos;s counts work without them.</source>
        <translation>此 GPU 在当前状态下没有 CUPTI 可读取的硬件计数器（{}）。运行、计时和模拟 GPU 的计数无需它们也可用。</translation>
    </message>
    <message>
        <source>This is no cache of Kernel Tuner: it has no tune_params_keys, tune_params and cache.</source>
        <translation>这不是 Kernel Tuner 的缓存：没有 tune_params_keys、tune_params 和 cache。</translation>
    </message>
    <message>
        <source>This kernel has no Landlock, so the compiler process is limited in memory and time, but not in the files that it can read.</source>
        <translation>此系统内核没有 Landlock，因此编译器进程的内存和时间受限，但可读取的文件不受限。</translation>
    </message>
    <message>
        <source>This kernel has no Landlock, so the process of the emulated GPU is not limited in the files that it can read.</source>
        <translation>此系统内核没有 Landlock，因此模拟 GPU 进程可读取的文件不受限。</translation>
    </message>
    <message>
        <source>This process was forked after the CUDA driver was started, and the driver does not work in it; start it in the child alone, or let the child execute a program of its own.</source>
        <translation>此进程在 CUDA 驱动启动之后被 fork，驱动在其中不工作；请只在子进程中启动它，或让子进程执行自己的程序。</translation>
    </message>
    <message>
        <source>Thread block clusters</source>
        <translation>线程块集群</translation>
    </message>
    <message>
        <source>Threads in lockstep</source>
        <translation>同步执行的线程</translation>
    </message>
    <message>
        <source>Threads of a block along x</source>
        <translation>块沿 x 的线程数</translation>
    </message>
    <message>
        <source>Threads of a block along y</source>
        <translation>块沿 y 的线程数</translation>
    </message>
    <message>
        <source>Threads of a block along z</source>
        <translation>块沿 z 的线程数</translation>
    </message>
    <message>
        <source>Threads per SM</source>
        <translation>每 SM 线程数</translation>
    </message>
    <message>
        <source>Threads per block</source>
        <translation>每块线程数</translation>
    </message>
    <message>
        <source>Tile IR cannot be listed without tileirdisasm, which was looked for {}: install the CUDA toolkit, 13.3 or later, or set KERNELDESK_TILEIRDISASM to the tileirdisasm of its pip package nvidia-cuda-tileiras.</source>
        <translation>没有 tileirdisasm 无法列出 Tile IR，查找了 {}：请安装 CUDA 工具包 13.3 或更新版本，或将 KERNELDESK_TILEIRDISASM 设为其 pip 包 nvidia-cuda-tileiras 的 tileirdisasm。</translation>
    </message>
    <message>
        <source>Tile IR cannot be listed: KERNELDESK_TILEIRDISASM is {}, which is no program; set it to a tileirdisasm, or unset it.</source>
        <translation>无法列出 Tile IR：KERNELDESK_TILEIRDISASM 为 {}，它不是程序；请将其设为某个 tileirdisasm，或取消设置。</translation>
    </message>
    <message>
        <source>Timeline semaphores</source>
        <translation>时间线信号量</translation>
    </message>
    <message>
        <source>To other Linux drivers</source>
        <translation>到其他 Linux 驱动</translation>
    </message>
    <message>
        <source>To other nodes, NVLink</source>
        <translation>到其他节点，NVLink</translation>
    </message>
    <message>
        <source>To other processes, POSIX</source>
        <translation>到其他进程，POSIX</translation>
    </message>
    <message>
        <source>To other processes, Windows</source>
        <translation>到其他进程，Windows</translation>
    </message>
    <message>
        <source>Two fused multiply-adds of 16-bit floats at once; also used to move constants</source>
        <translation>一次两个 16 位浮点数融合乘加；也用于移动常量</translation>
    </message>
    <message>
        <source>Two fused multiply-adds of 32-bit floats at once</source>
        <translation>一次两个 32 位浮点数融合乘加</translation>
    </message>
    <message>
        <source>Two products of 16-bit floats at once</source>
        <translation>一次两个 16 位浮点数乘积</translation>
    </message>
    <message>
        <source>Two products of 32-bit floats at once</source>
        <translation>一次两个 32 位浮点数乘积</translation>
    </message>
    <message>
        <source>Two sums of 16-bit floats at once</source>
        <translation>一次两个 16 位浮点数之和</translation>
    </message>
    <message>
        <source>Two sums of 32-bit floats at once</source>
        <translation>一次两个 32 位浮点数之和</translation>
    </message>
    <message>
        <source>Unified addresses</source>
        <translation>统一地址</translation>
    </message>
    <message>
        <source>Unified function pointers</source>
        <translation>统一函数指针</translation>
    </message>
    <message>
        <source>Upper limit of a launch</source>
        <translation>启动的上限</translation>
    </message>
    <message>
        <source>Urgent streams go first</source>
        <translation>紧急的流优先</translation>
    </message>
    <message>
        <source>Uses the host&apos;s page tables</source>
        <translation>使用主机的页表</translation>
    </message>
    <message>
        <source>Variant of the generation</source>
        <translation>同代中的变体</translation>
    </message>
    <message>
        <source>Virtual memory management</source>
        <translation>虚拟内存管理</translation>
    </message>
    <message>
        <source>Virtual memory management, old name</source>
        <translation>虚拟内存管理，旧名称</translation>
    </message>
    <message>
        <source>Virtual memory on NUMA nodes</source>
        <translation>NUMA 节点上的虚拟内存</translation>
    </message>
    <message>
        <source>Virtual memory on the host</source>
        <translation>主机上的虚拟内存</translation>
    </message>
    <message>
        <source>Waits and writes of 64 bits</source>
        <translation>64 位的等待和写入</translation>
    </message>
    <message>
        <source>Waits for the threads of the warp</source>
        <translation>等待 warp 的线程</translation>
    </message>
    <message>
        <source>Waits until errors of memory accesses before are known</source>
        <translation>等待至已知之前内存访问的错误</translation>
    </message>
    <message>
        <source>Waits until the threads that diverged are together again</source>
        <translation>等待至分歧的线程重新汇合</translation>
    </message>
    <message>
        <source>Warp size</source>
        <translation>Warp 大小</translation>
    </message>
    <message>
        <source>Ways to flush RDMA writes</source>
        <translation>刷新 RDMA 写入的方式</translation>
    </message>
    <message>
        <source>What a launch costs besides can be told of one of the two builds alone, and both are measured in one way.</source>
        <translation>启动的额外开销只能对两个构建之一得知，而两者用同一方式测量。</translation>
    </message>
    <message>
        <source>What lies in headers cannot be found without clangd, which was looked for on PATH: install the package clangd, or set KERNELDESK_CLANGD to a clangd.</source>
        <translation>没有 clangd 找不到头文件中的内容，在 PATH 上查找了它：请安装软件包 clangd，或将 KERNELDESK_CLANGD 设为某个 clangd。</translation>
    </message>
    <message>
        <source>What lies in headers cannot be found: KERNELDESK_CLANGD is {}, which is no program; set it to a clangd, or unset it.</source>
        <translation>找不到头文件中的内容：KERNELDESK_CLANGD 为 {}，它不是程序；请将其设为某个 clangd，或取消设置。</translation>
    </message>
    <message>
        <source>What the GPU process says of its devices cannot be read: {}.</source>
        <translation>无法读取 GPU 进程对其设备的说明：{}。</translation>
    </message>
    <message>
        <source>What was read of NVML cannot be understood: {}.</source>
        <translation>无法理解从 NVML 读取的内容：{}。</translation>
    </message>
    <message>
        <source>Where others are shorter</source>
        <translation>其他维较短时</translation>
    </message>
    <message>
        <source>Whether CUDA arrays can be backed by memory in part only.</source>
        <translation>CUDA 数组是否可以只有部分由内存支持。</translation>
    </message>
    <message>
        <source>Whether CUDA arrays can be made first and backed by memory later.</source>
        <translation>CUDA 数组是否可以先创建、之后再由内存支持。</translation>
    </message>
    <message>
        <source>Whether CUDA work can share the graphics queue of Direct3D 12.</source>
        <translation>CUDA 工作是否可以共享 Direct3D 12 的图形队列。</translation>
    </message>
    <message>
        <source>Whether CUDA work can share the graphics queue of Vulkan.</source>
        <translation>CUDA 工作是否可以共享 Vulkan 的图形队列。</translation>
    </message>
    <message>
        <source>Whether a copy can run while a kernel does; ASYNC_ENGINE_COUNT tells more.</source>
        <translation>复制是否可以与内核同时进行；ASYNC_ENGINE_COUNT 说明更多。</translation>
    </message>
    <message>
        <source>Whether a function pointer means the same function on host and device.</source>
        <translation>函数指针在主机和设备上是否指同一函数。</translation>
    </message>
    <message>
        <source>Whether a kernel can be launched so that all its blocks are resident and can wait for each other.</source>
        <translation>内核是否可以这样启动：其所有块同时驻留并能互相等待。</translation>
    </message>
    <message>
        <source>Whether a running kernel can be interrupted in favour of another.</source>
        <translation>正在运行的内核是否可以为另一个内核而中断。</translation>
    </message>
    <message>
        <source>Whether a stream can make sure that writes of other devices on the bus have arrived.</source>
        <translation>流是否可以确保总线上其他设备的写入已到达。</translation>
    </message>
    <message>
        <source>Whether a stream can wait for a word with a NOR comparison.</source>
        <translation>流是否可以用 NOR 比较等待一个字。</translation>
    </message>
    <message>
        <source>Whether addresses can be reserved and memory mapped there separately (cuMemAddressReserve, cuMemCreate, cuMemMap).</source>
        <translation>地址是否可以保留，再单独映射内存（cuMemAddressReserve、cuMemCreate、cuMemMap）。</translation>
    </message>
    <message>
        <source>Whether all atomic operations work natively between host and device.</source>
        <translation>主机和设备之间所有原子操作是否都原生可用。</translation>
    </message>
    <message>
        <source>Whether an address is in a space of memory</source>
        <translation>地址是否在某内存空间中</translation>
    </message>
    <message>
        <source>Whether blocks can be launched in clusters that share their shared memory.</source>
        <translation>块是否可以按共享其共享内存的集群启动。</translation>
    </message>
    <message>
        <source>Whether blocks of a stream with higher priority are scheduled before others.</source>
        <translation>优先级较高的流的块是否先于其他块调度。</translation>
    </message>
    <message>
        <source>Whether contexts on this device are shared between processes by the MPS server.</source>
        <translation>此设备上的上下文是否由 MPS 服务器在进程间共享。</translation>
    </message>
    <message>
        <source>Whether counting semaphores of graphics interfaces can be waited for and signalled.</source>
        <translation>是否可以等待和触发图形接口的计数信号量。</translation>
    </message>
    <message>
        <source>Whether cuMemCreate and its family can place memory on a given NUMA node of the host.</source>
        <translation>cuMemCreate 及同类函数是否可以将内存放在主机的指定 NUMA 节点上。</translation>
    </message>
    <message>
        <source>Whether cuMemCreate and its family can place memory on the host.</source>
        <translation>cuMemCreate 及同类函数是否可以将内存放在主机上。</translation>
    </message>
    <message>
        <source>Whether device memory can be shared with other Linux drivers as a dma_buf.</source>
        <translation>设备内存是否可以作为 dma_buf 与其他 Linux 驱动共享。</translation>
    </message>
    <message>
        <source>Whether events can be shared between processes.</source>
        <translation>事件是否可以在进程间共享。</translation>
    </message>
    <message>
        <source>Whether existing host memory can be page-locked and registered with CUDA.</source>
        <translation>现有主机内存是否可以页锁定并向 CUDA 注册。</translation>
    </message>
    <message>
        <source>Whether four texels of a two-dimensional texture can be fetched at once; not to be used any more.</source>
        <translation>是否可以一次取二维纹理的四个纹素；不应再使用。</translation>
    </message>
    <message>
        <source>Whether host and device can use managed memory at the same time.</source>
        <translation>主机和设备是否可以同时使用托管内存。</translation>
    </message>
    <message>
        <source>Whether host and devices share one address space, so that an address tells where it is.</source>
        <translation>主机和设备是否共享一个地址空间，由地址即可知其位置。</translation>
    </message>
    <message>
        <source>Whether host memory that may only be read can be registered with CUDA.</source>
        <translation>只读的主机内存是否可以向 CUDA 注册。</translation>
    </message>
    <message>
        <source>Whether kernels can copy tiles of tensors through descriptors (the tensor memory accelerator).</source>
        <translation>内核是否可以通过描述符复制张量分块（张量内存加速器）。</translation>
    </message>
    <message>
        <source>Whether kernels can use ordinary host memory coherently, without registering it first.</source>
        <translation>内核是否可以一致地使用普通主机内存而无需先注册。</translation>
    </message>
    <message>
        <source>Whether local memory (spilled registers, stack) is kept in a multiprocessor&apos;s L1 cache.</source>
        <translation>局部内存（溢出的寄存器、栈）是否保存在多处理器的 L1 缓存中。</translation>
    </message>
    <message>
        <source>Whether memory can be allocated in stream order from pools (cuMemAllocAsync).</source>
        <translation>是否可以按流的顺序从内存池分配内存 (cuMemAllocAsync)。</translation>
    </message>
    <message>
        <source>Whether memory can be allocated that moves between host and device by itself.</source>
        <translation>是否可以分配在主机与设备之间自行移动的内存。</translation>
    </message>
    <message>
        <source>Whether memory can be allocated that the hardware compresses to save bandwidth.</source>
        <translation>是否可以分配由硬件压缩以节省带宽的内存。</translation>
    </message>
    <message>
        <source>Whether memory can be handed to another process as a POSIX file descriptor.</source>
        <translation>内存是否可以作为 POSIX 文件描述符交给另一个进程。</translation>
    </message>
    <message>
        <source>Whether memory can be handed to another process as a Windows KMT handle.</source>
        <translation>内存是否可以作为 Windows KMT 句柄交给另一个进程。</translation>
    </message>
    <message>
        <source>Whether memory can be handed to another process as a Windows NT handle.</source>
        <translation>内存是否可以作为 Windows NT 句柄交给另一个进程。</translation>
    </message>
    <message>
        <source>Whether memory can be handed to processes on other nodes of an NVLink fabric.</source>
        <translation>内存是否可以交给 NVLink fabric 其他节点上的进程。</translation>
    </message>
    <message>
        <source>Whether memory errors are being corrected (ECC is switched on).</source>
        <translation>内存错误是否正在被纠正（ECC 已打开）。</translation>
    </message>
    <message>
        <source>Whether memory on the host&apos;s NUMA nodes can be shared with processes on other nodes.</source>
        <translation>主机 NUMA 节点上的内存是否可以与其他节点上的进程共享。</translation>
    </message>
    <message>
        <source>Whether memory pools can lie in host memory.</source>
        <translation>内存池是否可以位于主机内存中。</translation>
    </message>
    <message>
        <source>Whether memory pools can lie on a given NUMA node of the host.</source>
        <translation>内存池是否可以位于主机的指定 NUMA 节点上。</translation>
    </message>
    <message>
        <source>Whether one cooperative launch could span devices; the interface for it is gone.</source>
        <translation>一次协作启动是否曾可跨设备；其接口已取消。</translation>
    </message>
    <message>
        <source>Whether only some atomic operations work natively between host and device.</source>
        <translation>主机和设备之间是否只有部分原子操作原生可用。</translation>
    </message>
    <message>
        <source>Whether other devices on the bus can reach memory made with cuMemCreate.</source>
        <translation>总线上其他设备是否可以访问用 cuMemCreate 创建的内存。</translation>
    </message>
    <message>
        <source>Whether other devices on the bus, such as network cards, can read and write device memory.</source>
        <translation>总线上其他设备（如网卡）是否可以读写设备内存。</translation>
    </message>
    <message>
        <source>Whether other devices sit on the same board.</source>
        <translation>同一板卡上是否还有其他设备。</translation>
    </message>
    <message>
        <source>Whether page-locked host memory can be mapped into the device&apos;s address space.</source>
        <translation>页锁定的主机内存是否可以映射到设备的地址空间。</translation>
    </message>
    <message>
        <source>Whether page-locked host memory can be shared with other Linux drivers as a dma_buf.</source>
        <translation>页锁定的主机内存是否可以作为 dma_buf 与其他 Linux 驱动共享。</translation>
    </message>
    <message>
        <source>Whether reads of global memory can be kept in a multiprocessor&apos;s L1 cache.</source>
        <translation>全局内存的读取是否可以保存在多处理器的 L1 缓存中。</translation>
    </message>
    <message>
        <source>Whether several kernels of one context can be on the device at the same time.</source>
        <translation>同一上下文的多个内核是否可以同时在设备上。</translation>
    </message>
    <message>
        <source>Whether streams can wait for and write 64-bit words in memory.</source>
        <translation>流是否可以等待和写入内存中的 64 位字。</translation>
    </message>
    <message>
        <source>Whether streams can wait for and write single words with the first version of that interface.</source>
        <translation>流是否可以用该接口的第 1 版等待和写入单个字。</translation>
    </message>
    <message>
        <source>Whether switches can send one write to several devices and reduce on the way.</source>
        <translation>交换机是否可以将一次写入发往多个设备，并在途中归约。</translation>
    </message>
    <message>
        <source>Whether the device is driven by Windows&apos; compute-only TCC driver.</source>
        <translation>设备是否由 Windows 的仅计算 TCC 驱动来驱动。</translation>
    </message>
    <message>
        <source>Whether the device reaches registered host memory under the host&apos;s own address.</source>
        <translation>设备是否以主机自己的地址访问已注册的主机内存。</translation>
    </message>
    <message>
        <source>Whether the device reads ordinary host memory through the host&apos;s own page tables.</source>
        <translation>设备是否通过主机自己的页表读取普通主机内存。</translation>
    </message>
    <message>
        <source>Whether the device shares its memory with the host, as on Jetson boards.</source>
        <translation>设备是否与主机共享内存，如 Jetson 板卡。</translation>
    </message>
    <message>
        <source>Whether the device&apos;s memory is a NUMA node of the host: 0 no, 1 yes.</source>
        <translation>设备的内存是否为主机的 NUMA 节点：0 否，1 是。</translation>
    </message>
    <message>
        <source>Whether the first version of stream memory operations can wait with a NOR comparison.</source>
        <translation>第 1 版流内存操作是否可以用 NOR 比较等待。</translation>
    </message>
    <message>
        <source>Whether the first version of stream memory operations takes 64-bit words.</source>
        <translation>第 1 版流内存操作是否接受 64 位字。</translation>
    </message>
    <message>
        <source>Whether the host can use managed memory that lies on the device without moving it.</source>
        <translation>主机是否可以使用位于设备上的托管内存而不移动它。</translation>
    </message>
    <message>
        <source>Whether the system ends kernels that run too long, as it does on a GPU that drives a display.</source>
        <translation>系统是否会终止运行太久的内核，如在驱动显示器的 GPU 上。</translation>
    </message>
    <message>
        <source>Which formats the hardware can decompress: bit 0 Deflate, bit 1 Snappy, bit 2 LZ4.</source>
        <translation>硬件可解压的格式：位 0 Deflate，位 1 Snappy，位 2 LZ4。</translation>
    </message>
    <message>
        <source>Who may make contexts</source>
        <translation>谁可以创建上下文</translation>
    </message>
    <message>
        <source>Who may make contexts: 0 everybody, 2 nobody, 3 one process at a time.</source>
        <translation>谁可以创建上下文：0 任何人，2 没有人，3 一次一个进程。</translation>
    </message>
    <message>
        <source>Who sees them in order</source>
        <translation>谁按顺序看到它们</translation>
    </message>
    <message>
        <source>Who sees writes of other devices in order without a flush: 0 nobody, 100 this device, 200 all devices.</source>
        <translation>不经刷新谁按顺序看到其他设备的写入：0 没有，100 此设备，200 所有设备。</translation>
    </message>
    <message>
        <source>Windows&apos; TCC driver</source>
        <translation>Windows 的 TCC 驱动</translation>
    </message>
    <message>
        <source>With mipmaps</source>
        <translation>带 mipmap</translation>
    </message>
    <message>
        <source>Without moving it</source>
        <translation>不移动它</translation>
    </message>
    <message>
        <source>Without opt-in</source>
        <translation>不选择启用</translation>
    </message>
    <message>
        <source>Zero-copy access</source>
        <translation>零拷贝访问</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is missing</source>
        <translation>缺少“{}”</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is missing or of another kind</source>
        <translation>“{}”缺失或类型不对</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no memory limit; write bytes or, as in 50%, a share</source>
        <translation>“{}”不是内存上限；请写字节数，或如 50% 的比例</translation>
    </message>
    <message>
        <source>&quot;{}&quot; was found; it takes {}</source>
        <translation>遇到“{}”；可接受 {}</translation>
    </message>
    <message>
        <source>&quot;{}…&quot; was found; it takes {}</source>
        <translation>遇到“{}…”；可接受 {}</translation>
    </message>
    <message>
        <source>__int128</source>
        <translation>__int128</translation>
    </message>
    <message>
        <source>`nvidia-smi -i {} -c DEFAULT` as root</source>
        <translation>以 root 运行 `nvidia-smi -i {} -c DEFAULT`</translation>
    </message>
    <message>
        <source>a &apos;;&apos; is missing before &apos;{}&apos;</source>
        <translation>“{}”之前缺少“;”</translation>
    </message>
    <message>
        <source>a 0f literal cannot be part of an expression</source>
        <translation>0f 字面量不能作为表达式的一部分</translation>
    </message>
    <message>
        <source>a JPEG has 8 bits a channel</source>
        <translation>JPEG 每通道为 8 位</translation>
    </message>
    <message>
        <source>a barrier of {} threads: the count must be a multiple of 32, and not 0</source>
        <translation>{} 个线程的屏障：数量须是 32 的倍数，且不为 0</translation>
    </message>
    <message>
        <source>a benchmark takes a stream, at least 1 repeat, and no fewer than 0 warm-ups</source>
        <translation>基准测试接受一个流、至少 1 次重复和不少于 0 次的预热</translation>
    </message>
    <message>
        <source>a block of {} is {}, and an SM holds {} warps, so {}</source>
        <translation>{} 的块为 {}，而 SM 可容纳 {} 个 warp，因此 {}</translation>
    </message>
    <message>
        <source>a block of {} threads is larger than {}</source>
        <translation>{} 个线程的块大于 {}</translation>
    </message>
    <message>
        <source>a block takes {} bytes ({} static + {} dynamic + {} reserved, in units of {})</source>
        <translation>一个块占用 {} 字节（静态 {} + 动态 {} + 保留 {}，单位 {}）</translation>
    </message>
    <message>
        <source>a block takes {} bytes ({} static + {} dynamic, in units of {})</source>
        <translation>一个块占用 {} 字节（静态 {} + 动态 {}，单位 {}）</translation>
    </message>
    <message>
        <source>a block uses {} of the SM&apos;s {} barriers, so {} fit</source>
        <translation>一个块使用 {0} 个屏障，SM 有 {1} 个，因此可容纳 {2}</translation>
    </message>
    <message>
        <source>a block uses {} of the SM&apos;s {} barriers, so {} fits</source>
        <translation>一个块使用 {0} 个屏障，SM 有 {1} 个，因此可容纳 {2}</translation>
    </message>
    <message>
        <source>a block uses {} of the SM&apos;s {} virtual resources, so {} fit</source>
        <translation>一个块使用 {0} 个虚拟资源，SM 有 {1} 个，因此可容纳 {2}</translation>
    </message>
    <message>
        <source>a block uses {} of the SM&apos;s {} virtual resources, so {} fits</source>
        <translation>一个块使用 {0} 个虚拟资源，SM 有 {1} 个，因此可容纳 {2}</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>有括号没有关闭</translation>
    </message>
    <message>
        <source>a byte</source>
        <translation>一个字节</translation>
    </message>
    <message>
        <source>a call through a null function pointer</source>
        <translation>经由空函数指针的调用</translation>
    </message>
    <message>
        <source>a call through a pointer that is not the address of a function</source>
        <translation>经由不是函数地址的指针的调用</translation>
    </message>
    <message>
        <source>a call through a pointer to a function that this kernel&apos;s module does not have</source>
        <translation>经由指针调用此内核的模块所没有的函数</translation>
    </message>
    <message>
        <source>a call through a pointer to {}, which takes other parameters</source>
        <translation>经由指针调用参数不同的 {}</translation>
    </message>
    <message>
        <source>a call through a register needs a .callprototype or .calltargets</source>
        <translation>经由寄存器的调用需要 .callprototype 或 .calltargets</translation>
    </message>
    <message>
        <source>a carve-out is 0 to 100 percent of the shared memory, or -1 for the driver&apos;s default</source>
        <translation>共享内存划分是共享内存的 0 % 到 100 %，或 -1 表示驱动默认值</translation>
    </message>
    <message>
        <source>a character that has no meaning here</source>
        <translation>在此没有含义的字符</translation>
    </message>
    <message>
        <source>a closing quotation mark is missing</source>
        <translation>缺少右引号</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>a compute capability is written like 9.0</source>
        <translation>计算能力的写法如 9.0</translation>
    </message>
    <message>
        <source>a constant is cast to .s64 or .u64, not to {}</source>
        <translation>常量转换为 .s64 或 .u64，而不是 {}</translation>
    </message>
    <message>
        <source>a copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>a count by line is no whole number, or is too large</source>
        <translation>按行的计数不是整数，或太大</translation>
    </message>
    <message>
        <source>a count is missing, as in {}[1024]</source>
        <translation>缺少数量，例如 {}[1024]</translation>
    </message>
    <message>
        <source>a declaration has at most {} names</source>
        <translation>一个声明最多有 {} 个名称</translation>
    </message>
    <message>
        <source>a double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>a fence has no operands</source>
        <translation>栅栏没有操作数</translation>
    </message>
    <message>
        <source>a file name cannot hold a zero byte</source>
        <translation>文件名不能含零字节</translation>
    </message>
    <message>
        <source>a file name in double quotes is expected, as in file(&quot;x.npy&quot;)</source>
        <translation>此处应为双引号中的文件名，例如 file(&quot;x.npy&quot;)</translation>
    </message>
    <message>
        <source>a file name is expected, as in file(&quot;x.npy&quot;)</source>
        <translation>此处应为文件名，例如 file(&quot;x.npy&quot;)</translation>
    </message>
    <message>
        <source>a file of counts by line has no name, or one that is too long</source>
        <translation>按行计数的某个文件没有名称，或名称过长</translation>
    </message>
    <message>
        <source>a fill</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>a floating-point number is wanted, not an integer</source>
        <translation>需要浮点数，而不是整数</translation>
    </message>
    <message>
        <source>a function is called by its name or through a register of 64 bits</source>
        <translation>函数按名称或经由 64 位寄存器调用</translation>
    </message>
    <message>
        <source>a function takes at most {} arguments</source>
        <translation>函数最多接受 {} 个参数</translation>
    </message>
    <message>
        <source>a grid of {} blocks of {} threads is empty</source>
        <translation>{} 个块、每块 {} 个线程的网格是空的</translation>
    </message>
    <message>
        <source>a histogram of {} bins is wanted; at most {} are counted</source>
        <translation>要求的直方图有 {} 个区段；最多统计 {}</translation>
    </message>
    <message>
        <source>a kernel has at most {} bytes of parameters, not {}</source>
        <translation>内核最多有 {} 字节的参数，而不是 {}</translation>
    </message>
    <message>
        <source>a kernel of some program on the device faulted, which ends the work of all; run again when the others have ended</source>
        <translation>设备上某个程序的内核发生故障，结束了所有程序的工作；请待其他程序结束后再运行</translation>
    </message>
    <message>
        <source>a label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>a label of .debug_str</source>
        <translation>.debug_str 的标签</translation>
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
        <translation>宏是 NAME、NAME=VALUE 或 NAME(A,B)=VALUE</translation>
    </message>
    <message>
        <source>a map of {} by {} cells is wanted; at most {} are counted</source>
        <translation>要求的图有 {} × {} 个格；最多统计 {}</translation>
    </message>
    <message>
        <source>a mask must not be 0</source>
        <translation>掩码不能为 0</translation>
    </message>
    <message>
        <source>a matrix of channels has 3 dimensions, not {}</source>
        <translation>通道矩阵有 3 维，而不是 {}</translation>
    </message>
    <message>
        <source>a member has no name</source>
        <translation>有成员没有名称</translation>
    </message>
    <message>
        <source>a message asks for something else than a call without an answer</source>
        <translation>有消息请求的不是无应答的调用</translation>
    </message>
    <message>
        <source>a message does not tell its length</source>
        <translation>有消息未说明其长度</translation>
    </message>
    <message>
        <source>a message goes on behind its end</source>
        <translation>有消息在结尾之后仍继续</translation>
    </message>
    <message>
        <source>a message has the wrong shape: {}</source>
        <translation>有消息的形式不对：{}</translation>
    </message>
    <message>
        <source>a message is about something else than a worker</source>
        <translation>有消息不是关于工作进程的</translation>
    </message>
    <message>
        <source>a message is no object</source>
        <translation>有消息不是对象</translation>
    </message>
    <message>
        <source>a message of {} bytes is longer than a process channel takes</source>
        <translation>{} 字节的消息超过进程通道可接受的长度</translation>
    </message>
    <message>
        <source>a message of {} bytes is longer than it may be</source>
        <translation>{} 字节的消息超过允许的长度</translation>
    </message>
    <message>
        <source>a module has at most {} variables that are declared by number</source>
        <translation>模块最多有 {} 个按编号声明的变量</translation>
    </message>
    <message>
        <source>a name is there twice</source>
        <translation>有名称出现两次</translation>
    </message>
    <message>
        <source>a number cannot stand here</source>
        <translation>此处不能是数</translation>
    </message>
    <message>
        <source>a number is missing between two commas</source>
        <translation>两个逗号之间缺少数字</translation>
    </message>
    <message>
        <source>a number of members in brackets is expected, as in float32[9]</source>
        <translation>此处应为括号中的成员数，例如 float32[9]</translation>
    </message>
    <message>
        <source>a number of names</source>
        <translation>名称的数量</translation>
    </message>
    <message>
        <source>a number with a fraction is never unsigned</source>
        <translation>带小数的数不能是无符号的</translation>
    </message>
    <message>
        <source>a number with a leading zero would be octal in C; write it without, or with 0x</source>
        <translation>以零开头的数在 C 中是八进制；请去掉零，或用 0x</translation>
    </message>
    <message>
        <source>a parameter in a register is no vector</source>
        <translation>寄存器中的参数不是向量</translation>
    </message>
    <message>
        <source>a parameter of {} bytes is larger than CUDA allows</source>
        <translation>{} 字节的参数大于 CUDA 允许的大小</translation>
    </message>
    <message>
        <source>a percentile is not from 0 to 100</source>
        <translation>有百分位不在 0 到 100 之间</translation>
    </message>
    <message>
        <source>a picture has the shape height, width or height, width, channels, with 1 to 4 channels; give the output&apos;s shape</source>
        <translation>图片的形状为高、宽或高、宽、通道，通道为 1 到 4 个；请给出输出的形状</translation>
    </message>
    <message numerus="yes">
        <source>a picture needs two axes of the view, which has {} dimension(s)</source>
        <translation>
            <numerusform>图片需要视图的两个轴，而视图有 {} 维</numerusform>
        </translation>
    </message>
    <message>
        <source>a picture of {} by {} pixels is wanted; at most {} values are sent</source>
        <translation>要求的图片为 {} × {} 像素；最多发送 {} 个值</translation>
    </message>
    <message>
        <source>a piece of device code has {} bytes; at most {} are read</source>
        <translation>一段设备代码有 {} 字节；最多读取 {}</translation>
    </message>
    <message>
        <source>a place has no argument of its own</source>
        <translation>位置没有自己的参数</translation>
    </message>
    <message>
        <source>a plot of {} parts is wanted; from 1 to {} are drawn</source>
        <translation>要求的曲线图有 {} 段；可绘制 1 到 {} 段</translation>
    </message>
    <message>
        <source>a point is not compared with itself</source>
        <translation>点不与自身比较</translation>
    </message>
    <message>
        <source>a point that was measured well before failed on it: {}</source>
        <translation>先前测量正常的点在它上面失败：{}</translation>
    </message>
    <message>
        <source>a predicate</source>
        <translation>谓词</translation>
    </message>
    <message>
        <source>a predicate cannot be passed to a function</source>
        <translation>谓词不能传给函数</translation>
    </message>
    <message>
        <source>a predicate register is wanted</source>
        <translation>需要谓词寄存器</translation>
    </message>
    <message>
        <source>a preset needs one</source>
        <translation>预设需要一个</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>四分之一</translation>
    </message>
    <message>
        <source>a quoted field does not end</source>
        <translation>带引号的字段没有结束</translation>
    </message>
    <message>
        <source>a quoted field goes on after its closing quote</source>
        <translation>带引号的字段在右引号之后仍继续</translation>
    </message>
    <message>
        <source>a range by {} never ends</source>
        <translation>步长为 {} 的范围永不结束</translation>
    </message>
    <message>
        <source>a ratio is no number from 0 on</source>
        <translation>有一个比值不是不小于 0 的数</translation>
    </message>
    <message numerus="yes">
        <source>a read of {} byte(s)</source>
        <translation>
            <numerusform>{} 字节的读取</numerusform>
        </translation>
    </message>
    <message>
        <source>a real GPU does not count instructions and accesses a line; run it on the device emulated</source>
        <translation>真实 GPU 不逐行统计指令和访问；请在设备 emulated 上运行</translation>
    </message>
    <message>
        <source>a recipe must be text</source>
        <translation>配方必须是文本</translation>
    </message>
    <message>
        <source>a record has more than {} bytes</source>
        <translation>有记录超过 {} 字节</translation>
    </message>
    <message>
        <source>a register cannot be negated here</source>
        <translation>寄存器在此不能取反</translation>
    </message>
    <message>
        <source>a register is a vector of 2 or 4</source>
        <translation>寄存器是 2 或 4 的向量</translation>
    </message>
    <message>
        <source>a result goes to a register or a .param variable</source>
        <translation>结果要送入寄存器或 .param 变量</translation>
    </message>
    <message>
        <source>a row of counts by line has another length, or no file</source>
        <translation>按行计数的某一行长度不同，或没有文件</translation>
    </message>
    <message>
        <source>a run of the history has no {}</source>
        <translation>历史中的运行没有 {}</translation>
    </message>
    <message>
        <source>a service that the device needs, such as the fabric manager, is not running</source>
        <translation>设备所需的服务（如 fabric manager）没有运行</translation>
    </message>
    <message>
        <source>a share of the device&apos;s memory is between 0 and 1</source>
        <translation>设备内存的比例在 0 与 1 之间</translation>
    </message>
    <message>
        <source>a shared variable has no place</source>
        <translation>共享变量没有位置</translation>
    </message>
    <message>
        <source>a shift must be by 0 to {} bits</source>
        <translation>移位须为 0 到 {} 位</translation>
    </message>
    <message>
        <source>a source has either a date or the day it was read</source>
        <translation>来源要么有日期，要么有读取的日子</translation>
    </message>
    <message>
        <source>a special register cannot be read as this type</source>
        <translation>特殊寄存器不能按此类型读取</translation>
    </message>
    <message>
        <source>a stride is longer than a buffer can be</source>
        <translation>有步幅比缓冲区可能的长度还长</translation>
    </message>
    <message>
        <source>a structure has no member</source>
        <translation>有结构没有成员</translation>
    </message>
    <message>
        <source>a sweep has at most {} workers</source>
        <translation>扫描最多有 {} 个工作进程</translation>
    </message>
    <message>
        <source>a target such as sm_90</source>
        <translation>sm_90 之类的目标</translation>
    </message>
    <message>
        <source>a target&apos;s option</source>
        <translation>目标的选项</translation>
    </message>
    <message>
        <source>a text does not end</source>
        <translation>有文本没有结束</translation>
    </message>
    <message>
        <source>a texture has 1, 2 or 4 channels, not {}</source>
        <translation>纹理有 1、2 或 4 个通道，而不是 {}</translation>
    </message>
    <message>
        <source>a thread jumped outside its code; check function pointers</source>
        <translation>有线程跳到其代码之外；请检查函数指针</translation>
    </message>
    <message>
        <source>a thread ran into a trap or into code that the device does not have</source>
        <translation>有线程遇到 trap 或设备没有的代码</translation>
    </message>
    <message>
        <source>a thread read or wrote at an address that is no multiple of the type&apos;s size</source>
        <translation>有线程在不是类型大小倍数的地址读写</translation>
    </message>
    <message>
        <source>a thread read or wrote memory that is not its own; check indices against the buffers&apos; sizes</source>
        <translation>有线程读写了不属于它的内存；请对照缓冲区大小检查索引</translation>
    </message>
    <message>
        <source>a thread trapped or did what the device could not place more exactly</source>
        <translation>有线程触发 trap，或做了设备无法更精确定位的事</translation>
    </message>
    <message>
        <source>a thread&apos;s call stack overflowed or was overwritten; check recursion</source>
        <translation>有线程的调用栈溢出或被覆盖；请检查递归</translation>
    </message>
    <message>
        <source>a time stamp</source>
        <translation>时间戳</translation>
    </message>
    <message>
        <source>a timeline is of at most {} blocks: launch a part of the work</source>
        <translation>时间线最多 {} 个块：请启动一部分工作</translation>
    </message>
    <message>
        <source>a tolerance must be 0 or more</source>
        <translation>容差须不小于 0</translation>
    </message>
    <message>
        <source>a type is longer than {} characters</source>
        <translation>有类型长于 {} 个字符</translation>
    </message>
    <message>
        <source>a type is missing before {}</source>
        <translation>{} 之前缺少类型</translation>
    </message>
    <message>
        <source>a type is nested more than 16 levels deep</source>
        <translation>类型嵌套超过 16 层</translation>
    </message>
    <message>
        <source>a value in a message is cut off or damaged</source>
        <translation>消息中有值被截断或损坏</translation>
    </message>
    <message>
        <source>a value in it is of another type than a report&apos;s</source>
        <translation>其中有值的类型与报告的不同</translation>
    </message>
    <message>
        <source>a value is empty; &quot;none&quot; stands for no option</source>
        <translation>有值为空；“none”表示无选项</translation>
    </message>
    <message>
        <source>a value is expected before {}</source>
        <translation>{} 之前应有值</translation>
    </message>
    <message>
        <source>a value is expected, but there is nothing</source>
        <translation>此处应有值，但什么都没有</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>缺少值</translation>
    </message>
    <message>
        <source>a value is missing before {}</source>
        <translation>{} 之前缺少值</translation>
    </message>
    <message>
        <source>a value is neither a number nor a text</source>
        <translation>有值既不是数也不是文本</translation>
    </message>
    <message>
        <source>a variable of this kind has no initial value</source>
        <translation>此类变量没有初始值</translation>
    </message>
    <message>
        <source>a vector has too few elements</source>
        <translation>向量的元素太少</translation>
    </message>
    <message>
        <source>a vector needs its Size</source>
        <translation>向量需要其 Size</translation>
    </message>
    <message>
        <source>a vector without elements</source>
        <translation>没有元素的向量</translation>
    </message>
    <message>
        <source>a version such as 9.0</source>
        <translation>9.0 之类的版本</translation>
    </message>
    <message>
        <source>a virtual GPU computes only with a licence; `nvidia-smi -q` tells its state</source>
        <translation>虚拟 GPU 有许可证才能计算；`nvidia-smi -q` 显示其状态</translation>
    </message>
    <message>
        <source>a wait</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>a whole number from 0 to 4294967295</source>
        <translation>0 到 4294967295 的整数</translation>
    </message>
    <message>
        <source>a whole number is needed here, but this is {}</source>
        <translation>此处需要整数，而这是 {}</translation>
    </message>
    <message numerus="yes">
        <source>a write of {} byte(s)</source>
        <translation>
            <numerusform>{} 字节的写入</numerusform>
        </translation>
    </message>
    <message>
        <source>absolute tolerance</source>
        <translation>绝对容差</translation>
    </message>
    <message>
        <source>address register {} has neither 32 nor 64 bits</source>
        <translation>地址寄存器 {} 既不是 32 位也不是 64 位</translation>
    </message>
    <message>
        <source>addresses of {} bits are not emulated; compile for 64</source>
        <translation>不模拟 {} 位地址；请按 64 位编译</translation>
    </message>
    <message>
        <source>all blocks of a cooperative launch must be resident at once: the device holds {} of these, {} were asked for</source>
        <translation>协作启动的所有块须同时驻留：设备可容纳 {} 个，请求了 {} 个</translation>
    </message>
    <message>
        <source>all blocks of a cooperative launch must be resident at once: {} fit, {} were asked for</source>
        <translation>协作启动的所有块须同时驻留：可容纳 {} 个，请求了 {} 个</translation>
    </message>
    <message>
        <source>all blocks of a cooperative launch must fit on the device at once</source>
        <translation>协作启动的所有块须能同时放入设备</translation>
    </message>
    <message>
        <source>an SM runs at most {} blocks, and {} are {} of {} warps</source>
        <translation>SM 最多运行 {0} 个块，{1} 个即 {3} 个 warp 中的 {2} 个</translation>
    </message>
    <message>
        <source>an SM runs at most {} blocks, and {} is {} of {} warps</source>
        <translation>SM 最多运行 {0} 个块，{1} 个即 {3} 个 warp 中的 {2} 个</translation>
    </message>
    <message>
        <source>an address is a register, a variable or a number</source>
        <translation>地址是寄存器、变量或数</translation>
    </message>
    <message>
        <source>an address is no value of &apos;{}&apos;</source>
        <translation>地址不是“{}”的值</translation>
    </message>
    <message>
        <source>an address leads behind its buffer</source>
        <translation>有地址指向其缓冲区之后</translation>
    </message>
    <message>
        <source>an address needs a register of 32 or 64 bits</source>
        <translation>地址需要 32 或 64 位的寄存器</translation>
    </message>
    <message>
        <source>an alias is a function without body, for one with a body</source>
        <translation>别名是没有函数体的函数，对应一个有函数体的函数</translation>
    </message>
    <message>
        <source>an alignment is a power of two, not {}</source>
        <translation>对齐是二的幂，而不是 {}</translation>
    </message>
    <message>
        <source>an architecture such as sm_90, 9.0 or 90</source>
        <translation>sm_90、9.0 或 90 之类的架构</translation>
    </message>
    <message>
        <source>an argument is a value or a buffer, not both</source>
        <translation>参数是值或缓冲区，不能兼是</translation>
    </message>
    <message>
        <source>an argument is too long</source>
        <translation>有参数太长</translation>
    </message>
    <message>
        <source>an argument needs a value or a buffer</source>
        <translation>参数需要值或缓冲区</translation>
    </message>
    <message>
        <source>an array has 1, 2 or 4 channels, not {}</source>
        <translation>数组有 1、2 或 4 个通道，而不是 {}</translation>
    </message>
    <message>
        <source>an array has at most {} dimensions</source>
        <translation>数组最多有 {} 维</translation>
    </message>
    <message>
        <source>an array is made of 2 or 3 dimensions, not {}</source>
        <translation>数组由 2 或 3 维构成，而不是 {}</translation>
    </message>
    <message>
        <source>an array of that shape is larger than any memory</source>
        <translation>该形状的数组大于任何内存</translation>
    </message>
    <message>
        <source>an assert() in the kernel did not hold; the console has its place</source>
        <translation>内核中的 assert() 不成立；控制台有其位置</translation>
    </message>
    <message numerus="yes">
        <source>an atomic operation on {} byte(s)</source>
        <translation>
            <numerusform>{} 字节的原子操作</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an axis of {} byte(s) is too long</source>
        <translation>
            <numerusform>{} 字节的轴太长</numerusform>
        </translation>
    </message>
    <message>
        <source>an element has more than {} numbers</source>
        <translation>有元素含超过 {} 个数</translation>
    </message>
    <message>
        <source>an element is longer than {} bytes</source>
        <translation>有元素长于 {} 字节</translation>
    </message>
    <message>
        <source>an element of {} has {} bytes; at most {} can be given</source>
        <translation>{} 的元素有 {} 字节；最多可给 {}</translation>
    </message>
    <message>
        <source>an element type that does not exist</source>
        <translation>不存在的元素类型</translation>
    </message>
    <message>
        <source>an entry of kind {} was left out</source>
        <translation>略去了种类为 {} 的一项</translation>
    </message>
    <message>
        <source>an entry of the fatbin has version {}; {} is read</source>
        <translation>fatbin 的一项版本为 {}；可读取的是 {}</translation>
    </message>
    <message>
        <source>an event for other processes takes no time stamps; add EventFlag::DisableTiming</source>
        <translation>用于其他进程的事件不记时间戳；请加 EventFlag::DisableTiming</translation>
    </message>
    <message>
        <source>an external function has no body</source>
        <translation>外部函数没有函数体</translation>
    </message>
    <message>
        <source>an image fills buffers of scalars or of types with 3 or 4 components, not {}</source>
        <translation>图像填充标量或 3、4 个分量类型的缓冲区，而不是 {}</translation>
    </message>
    <message>
        <source>an initial value names {}, which has no address in this module</source>
        <translation>有初始值引用 {}，它在此模块中没有地址</translation>
    </message>
    <message>
        <source>an instruction</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>an instruction was given a pointer into a memory space that it cannot reach</source>
        <translation>有指令得到了指向它无法访问的内存空间的指针</translation>
    </message>
    <message>
        <source>an int</source>
        <translation>int</translation>
    </message>
    <message>
        <source>an integer is wanted, not a floating-point number</source>
        <translation>需要整数，而不是浮点数</translation>
    </message>
    <message>
        <source>an offset must be an integer</source>
        <translation>偏移必须是整数</translation>
    </message>
    <message>
        <source>an operand is neither a register nor a number</source>
        <translation>有操作数既不是寄存器也不是数</translation>
    </message>
    <message>
        <source>an operator or the end is expected before {}</source>
        <translation>{} 之前应为运算符或结尾</translation>
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
        <translation>此文档的另一个作业正在进行：请在其结束后计数</translation>
    </message>
    <message>
        <source>another process holds it exclusively, or the system prohibits compute on it</source>
        <translation>另一个进程独占它，或系统禁止在其上计算</translation>
    </message>
    <message>
        <source>another process writes it</source>
        <translation>另一个进程正在写入它</translation>
    </message>
    <message>
        <source>another version wrote it</source>
        <translation>由另一个版本写成</translation>
    </message>
    <message>
        <source>application clocks</source>
        <translation>应用时钟</translation>
    </message>
    <message>
        <source>argument {}</source>
        <translation>参数 {}</translation>
    </message>
    <message>
        <source>argument {} has {} bytes where the function takes {}</source>
        <translation>参数 {} 有 {} 字节，而函数接受 {}</translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>as KERNELDESK_NVRTC says, {}</source>
        <translation>按 KERNELDESK_NVRTC 的设置，{}</translation>
    </message>
    <message>
        <source>assertion `{}` failed</source>
        <translation>断言 `{}` 失败</translation>
    </message>
    <message>
        <source>barrier {} does not exist: a block has {}</source>
        <translation>屏障 {} 不存在：一个块有 {} 个</translation>
    </message>
    <message>
        <source>barrier {} waits for {} threads, {} have come, and every thread that is left waits</source>
        <translation>屏障 {} 等待 {} 个线程，已到 {} 个，而其余线程都在等待</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>屏障</translation>
    </message>
    <message>
        <source>behind the file, the name of an array in double quotes is expected, as in file(&quot;w.npz&quot;, &quot;a&quot;)</source>
        <translation>文件之后应为双引号中的数组名称，例如 file(&quot;w.npz&quot;, &quot;a&quot;)</translation>
    </message>
    <message>
        <source>behind the seed, only &apos;below=&apos; is known inside the brackets</source>
        <translation>种子之后，括号中只认识“below=”</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>位</translation>
    </message>
    <message>
        <source>block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>block slots</source>
        <translation>块槽位</translation>
    </message>
    <message>
        <source>block,ctaid.x,ctaid.y,ctaid.z,sm,place,begin_ns,end_ns
</source>
        <translation>block,ctaid.x,ctaid.y,ctaid.z,sm,place,begin_ns,end_ns
</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>块数</translation>
    </message>
    <message>
        <source>blocks are nested too deeply</source>
        <translation>块嵌套太深</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>布尔值</translation>
    </message>
    <message>
        <source>both are of one device</source>
        <translation>两者来自同一设备</translation>
    </message>
    <message>
        <source>bound by the L2 cache: {0} of the measured {1}</source>
        <translation>受限于 L2 缓存：达到实测 {1} 的 {0}</translation>
    </message>
    <message>
        <source>braces are nested too deeply</source>
        <translation>花括号嵌套太深</translation>
    </message>
    <message>
        <source>brackets do not fit</source>
        <translation>括号不匹配</translation>
    </message>
    <message>
        <source>brx.idx with index {} of {} labels</source>
        <translation>brx.idx 的索引为 {}，标签有 {} 个</translation>
    </message>
    <message>
        <source>buffer {}</source>
        <translation>缓冲区 {}</translation>
    </message>
    <message>
        <source>byte 0x{}{}</source>
        <translation>字节 0x{}{}</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>bytes that the launch needs had to make room for others; the worker&apos;s memory is too small for it</source>
        <translation>启动所需的字节被其他字节挤出；工作进程的内存对它来说太小</translation>
    </message>
    <message>
        <source>bytes/s</source>
        <translation>字节/s</translation>
    </message>
    <message>
        <source>calls nest so deep that their registers take more memory than there is for them</source>
        <translation>调用嵌套太深，其寄存器所需内存超过现有内存</translation>
    </message>
    <message>
        <source>cannot be loaded ({})</source>
        <translation>无法加载（{}）</translation>
    </message>
    <message>
        <source>cannot copy {} into {}</source>
        <translation>无法将 {} 复制到 {}</translation>
    </message>
    <message>
        <source>cannot hold a recovery copy: no file can be made or locked there</source>
        <translation>不能存放恢复副本：无法在那里创建或锁定文件</translation>
    </message>
    <message>
        <source>carve-out</source>
        <translation>共享内存划分</translation>
    </message>
    <message>
        <source>carve-out {}</source>
        <translation>共享内存划分 {}</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>compatibility mode not supported</source>
        <translation>不支持兼容模式</translation>
    </message>
    <message>
        <source>compute bound: {0} of the measured {1} of {2}</source>
        <translation>计算受限：达到 {2} 实测 {1} 的 {0}</translation>
    </message>
    <message>
        <source>computeCapability in {}</source>
        <translation>{} 中的 computeCapability</translation>
    </message>
    <message>
        <source>constant memory is read through a 32-bit register, which is emulated only where the module has one constant variable: use a 64-bit register</source>
        <translation>常量内存经 32 位寄存器读取，只在模块有一个常量变量时才模拟：请使用 64 位寄存器</translation>
    </message>
    <message>
        <source>constant memory out of bounds</source>
        <translation>常量内存越界</translation>
    </message>
    <message>
        <source>contained memory error</source>
        <translation>已隔离的内存错误</translation>
    </message>
    <message>
        <source>context is destroyed</source>
        <translation>上下文已销毁</translation>
    </message>
    <message>
        <source>contexts of the emulated GPU take no part of its multiprocessors</source>
        <translation>模拟 GPU 的上下文不占用其一部分多处理器</translation>
    </message>
    <message>
        <source>cooperative grid too large</source>
        <translation>协作网格太大</translation>
    </message>
    <message>
        <source>cooperative launch</source>
        <translation>协作启动</translation>
    </message>
    <message>
        <source>count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>cuMemCreate and cuMemMap</source>
        <translation>cuMemCreate 和 cuMemMap</translation>
    </message>
    <message>
        <source>cuMemCreate on a chosen node</source>
        <translation>选定节点上的 cuMemCreate</translation>
    </message>
    <message>
        <source>cuMemCreate on the host</source>
        <translation>主机上的 cuMemCreate</translation>
    </message>
    <message>
        <source>cuMemHostRegister</source>
        <translation>cuMemHostRegister</translation>
    </message>
    <message>
        <source>deadline</source>
        <translation>超期限</translation>
    </message>
    <message>
        <source>deadlineSeconds</source>
        <translation>deadlineSeconds</translation>
    </message>
    <message>
        <source>deadlock</source>
        <translation>死锁</translation>
    </message>
    <message>
        <source>define value {}</source>
        <translation>定义值 {}</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>device assert</source>
        <translation>设备断言</translation>
    </message>
    <message>
        <source>device memory</source>
        <translation>设备内存</translation>
    </message>
    <message>
        <source>device not licensed</source>
        <translation>设备未获许可</translation>
    </message>
    <message>
        <source>device unavailable</source>
        <translation>设备不可用</translation>
    </message>
    <message>
        <source>devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>digits are expected after the exponent&apos;s e</source>
        <translation>指数的 e 之后应有数字</translation>
    </message>
    <message>
        <source>display clocks</source>
        <translation>显示时钟</translation>
    </message>
    <message>
        <source>divergent barrier</source>
        <translation>分歧的屏障</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>除以零</translation>
    </message>
    <message>
        <source>does not fit into 64 bits</source>
        <translation>超出 64 位</translation>
    </message>
    <message>
        <source>domains</source>
        <translation>域</translation>
    </message>
    <message>
        <source>driver is shutting down</source>
        <translation>驱动正在关闭</translation>
    </message>
    <message>
        <source>driver mismatch</source>
        <translation>驱动不匹配</translation>
    </message>
    <message>
        <source>dynamic shared memory of the block</source>
        <translation>块的动态共享内存</translation>
    </message>
    <message>
        <source>each number must be from {} to {}</source>
        <translation>每个数须为 {} 到 {}</translation>
    </message>
    <message>
        <source>each thread needs {}</source>
        <translation>每个线程需要 {}</translation>
    </message>
    <message>
        <source>each thread needs {}, allocated as {}</source>
        <translation>每个线程需要 {}，按 {} 分配</translation>
    </message>
    <message>
        <source>element {} has no value: {}</source>
        <translation>元素 {} 没有值：{}</translation>
    </message>
    <message>
        <source>element {} is {} ({}), which {} cannot hold</source>
        <translation>元素 {} 为 {}（{}），{} 无法容纳</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>elements of {} are no pixels; uint8, reals from 0 to 1 and, as PNG, uint16 are</source>
        <translation>{} 的元素不是像素；uint8、0 到 1 的实数可以，写为 PNG 时 uint16 也可以</translation>
    </message>
    <message>
        <source>ended by MPS</source>
        <translation>被 MPS 终止</translation>
    </message>
    <message>
        <source>ended with status {}</source>
        <translation>以状态 {} 结束</translation>
    </message>
    <message>
        <source>engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>enumeration</source>
        <translation>枚举</translation>
    </message>
    <message>
        <source>events of the emulated GPU cannot be shared with other processes</source>
        <translation>模拟 GPU 的事件不能与其他进程共享</translation>
    </message>
    <message>
        <source>every entry must be text</source>
        <translation>每一项都必须是文本</translation>
    </message>
    <message>
        <source>exactly one member of the union {} is to be given: it has {}</source>
        <translation>联合 {} 只能给出一个成员：它有 {}</translation>
    </message>
    <message>
        <source>expected &apos;_&apos; instead of {}</source>
        <translation>应为“_”，而不是 {}</translation>
    </message>
    <message>
        <source>expected &apos;function_name&apos; instead of {}</source>
        <translation>应为“function_name”，而不是 {}</translation>
    </message>
    <message>
        <source>expected &apos;inlined_at&apos; instead of {}</source>
        <translation>应为“inlined_at”，而不是 {}</translation>
    </message>
    <message>
        <source>expected &apos;{}&apos; instead of {}</source>
        <translation>应为“{}”，而不是 {}</translation>
    </message>
    <message>
        <source>expected a coordinate instead of &apos;[&apos;</source>
        <translation>应为坐标，而不是“[”</translation>
    </message>
    <message>
        <source>expected a label or .b8 in .debug_str instead of {}</source>
        <translation>应为标签或 .debug_str 中的 .b8，而不是 {}</translation>
    </message>
    <message>
        <source>expected a number instead of {}</source>
        <translation>应为数，而不是 {}</translation>
    </message>
    <message>
        <source>expected a state space instead of {}</source>
        <translation>应为状态空间，而不是 {}</translation>
    </message>
    <message>
        <source>expected an element instead of {}</source>
        <translation>应为元素，而不是 {}</translation>
    </message>
    <message>
        <source>expected an instruction instead of {}</source>
        <translation>应为指令，而不是 {}</translation>
    </message>
    <message>
        <source>expected an operand instead of {}</source>
        <translation>应为操作数，而不是 {}</translation>
    </message>
    <message>
        <source>expected the name of a section instead of {}</source>
        <translation>应为节的名称，而不是 {}</translation>
    </message>
    <message>
        <source>expected {} instead of {}</source>
        <translation>应为 {}，而不是 {}</translation>
    </message>
    <message>
        <source>external device error</source>
        <translation>外部设备错误</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>file not found</source>
        <translation>找不到文件</translation>
    </message>
    <message>
        <source>first</source>
        <translation>第一个</translation>
    </message>
    <message>
        <source>firstSamples</source>
        <translation>firstSamples</translation>
    </message>
    <message>
        <source>flop/s</source>
        <translation>flop/s</translation>
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
        <translation>只有数据中心设备支持前向兼容；请安装更新的驱动</translation>
    </message>
    <message>
        <source>free of {}, which malloc did not give or which is free already</source>
        <translation>释放 {}，它不是 malloc 给出的或已被释放</translation>
    </message>
    <message>
        <source>freed memory</source>
        <translation>已释放的内存</translation>
    </message>
    <message>
        <source>function not loaded</source>
        <translation>函数未加载</translation>
    </message>
    <message>
        <source>function {}</source>
        <translation>函数 {}</translation>
    </message>
    <message>
        <source>function {} declares too many registers</source>
        <translation>函数 {} 声明的寄存器太多</translation>
    </message>
    <message>
        <source>function {} has a parameter without a variable</source>
        <translation>函数 {} 有一个没有变量的参数</translation>
    </message>
    <message>
        <source>function {} is called, but not defined in this module</source>
        <translation>函数 {} 被调用，但未在此模块中定义</translation>
    </message>
    <message>
        <source>further messages are in the log only</source>
        <translation>更多消息只在日志中</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>grid.x, block.x and the source&apos;s macros</source>
        <translation>grid.x、block.x 和源代码的宏</translation>
    </message>
    <message>
        <source>half</source>
        <translation>一半</translation>
    </message>
    <message>
        <source>hardware slowdown</source>
        <translation>硬件降速</translation>
    </message>
    <message>
        <source>hardware thermal slowdown</source>
        <translation>硬件过热降速</translation>
    </message>
    <message>
        <source>hash of its code</source>
        <translation>其代码的哈希</translation>
    </message>
    <message>
        <source>headers include each other more than 200 levels deep</source>
        <translation>头文件互相包含超过 200 层</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>id of its baseline</source>
        <translation>其基线的 id</translation>
    </message>
    <message>
        <source>identifier</source>
        <translation>标识符</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>illegal address</source>
        <translation>非法地址</translation>
    </message>
    <message>
        <source>illegal instruction</source>
        <translation>非法指令</translation>
    </message>
    <message>
        <source>illegal state</source>
        <translation>非法状态</translation>
    </message>
    <message>
        <source>impossible: {0} of the {1} measured of {2}; the declared work or the time is wrong</source>
        <translation>不可能：达到 {2} 实测 {1} 的 {0}；声明的工作量或时间有误</translation>
    </message>
    <message>
        <source>in {}</source>
        <translation>在 {} 中</translation>
    </message>
    <message>
        <source>in {} (KERNELDESK_CUDA=wheels leaves other places out)</source>
        <translation>在 {} 中（KERNELDESK_CUDA=wheels 排除了其他位置）</translation>
    </message>
    <message>
        <source>in {}, /usr/local/cuda*, {}</source>
        <translation>在 {}、/usr/local/cuda*、{} 中</translation>
    </message>
    <message>
        <source>include folders are set apart, so that every header that is read counts</source>
        <translation>包含文件夹另行设置，使读取的每个头文件都计入</translation>
    </message>
    <message>
        <source>included here</source>
        <translation>在此包含</translation>
    </message>
    <message>
        <source>incompatible texturing</source>
        <translation>不兼容的纹理操作</translation>
    </message>
    <message>
        <source>index {} is outside dimension {}, which has {}</source>
        <translation>索引 {} 超出维度 {}，其大小为 {}</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>interval95</source>
        <translation>interval95</translation>
    </message>
    <message>
        <source>invalid address space</source>
        <translation>无效地址空间</translation>
    </message>
    <message>
        <source>invalid cluster size</source>
        <translation>无效集群大小</translation>
    </message>
    <message>
        <source>invalid context</source>
        <translation>无效上下文</translation>
    </message>
    <message>
        <source>invalid handle</source>
        <translation>无效句柄</translation>
    </message>
    <message>
        <source>invalid module</source>
        <translation>无效模块</translation>
    </message>
    <message>
        <source>invalid program counter</source>
        <translation>无效程序计数器</translation>
    </message>
    <message>
        <source>invalid source</source>
        <translation>无效源</translation>
    </message>
    <message>
        <source>invalid value</source>
        <translation>无效值</translation>
    </message>
    <message>
        <source>is in prohibited compute mode, in which no program gets a context; let {} allow them again</source>
        <translation>处于禁止计算模式，任何程序都得不到上下文；请用 {} 重新允许</translation>
    </message>
    <message>
        <source>is no number</source>
        <translation>不是数</translation>
    </message>
    <message>
        <source>is no recovery copy that can be read: {}</source>
        <translation>不是可读取的恢复副本：{}</translation>
    </message>
    <message>
        <source>is not beside it</source>
        <translation>不在其旁边</translation>
    </message>
    <message>
        <source>is not beside it (found there: {})</source>
        <translation>不在其旁边（在那里找到：{}）</translation>
    </message>
    <message>
        <source>is out of the range of a double</source>
        <translation>超出 double 的范围</translation>
    </message>
    <message>
        <source>is too long for a recovery copy</source>
        <translation>对恢复副本来说太长</translation>
    </message>
    <message>
        <source>it belongs to another user</source>
        <translation>它属于另一个用户</translation>
    </message>
    <message>
        <source>it belongs to another user, others may write to it, or it is a symbolic link</source>
        <translation>它属于另一个用户，他人可写入，或它是符号链接</translation>
    </message>
    <message>
        <source>it calls method number {}, which there is not</source>
        <translation>它调用不存在的方法号 {}</translation>
    </message>
    <message>
        <source>it calls {}() with other arguments than that takes</source>
        <translation>它调用 {}() 的参数与其接受的不同</translation>
    </message>
    <message>
        <source>it cannot be written for nvcc: {}</source>
        <translation>无法为 nvcc 写入它：{}</translation>
    </message>
    <message>
        <source>it changes limits of the compiler&apos;s process</source>
        <translation>它改变编译器进程的限制</translation>
    </message>
    <message>
        <source>it did not introduce itself within {} s</source>
        <translation>它在 {} 秒内没有报出自身信息</translation>
    </message>
    <message>
        <source>it does not begin as one</source>
        <translation>它的开头不符合</translation>
    </message>
    <message>
        <source>it does not tell its version</source>
        <translation>它未报告其版本</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>它过早结束</translation>
    </message>
    <message>
        <source>it has both commas and semicolons; write numbers with a decimal point and one kind of separator</source>
        <translation>它同时有逗号和分号；请用小数点写数，并只用一种分隔符</translation>
    </message>
    <message>
        <source>it has four turns</source>
        <translation>它有四轮</translation>
    </message>
    <message>
        <source>it has functions of the host</source>
        <translation>它有主机的函数</translation>
    </message>
    <message>
        <source>it has more elements than a buffer can have</source>
        <translation>它的元素多于缓冲区所能容纳的</translation>
    </message>
    <message>
        <source>it has more than {} compile commands</source>
        <translation>它有超过 {} 条编译命令</translation>
    </message>
    <message>
        <source>it has more than {} kernels, or more than {} parameters</source>
        <translation>它有超过 {} 个内核，或超过 {} 个参数</translation>
    </message>
    <message>
        <source>it has more than {} members</source>
        <translation>它有超过 {} 个成员</translation>
    </message>
    <message>
        <source>it has more than {} operations in a row</source>
        <translation>它有超过 {} 个连续的运算</translation>
    </message>
    <message>
        <source>it has more than {} values</source>
        <translation>它有超过 {} 个值</translation>
    </message>
    <message>
        <source>it has no block to be stamped</source>
        <translation>它没有可加时间戳的块</translation>
    </message>
    <message>
        <source>it has no device &apos;{}&apos;</source>
        <translation>它没有设备“{}”</translation>
    </message>
    <message>
        <source>it has no parts to choose &apos;{}&apos; from; .npz and .safetensors have</source>
        <translation>它没有可供选择“{}”的组成部分；.npz 和 .safetensors 才有</translation>
    </message>
    <message>
        <source>it has no second predicate</source>
        <translation>它没有第二个谓词</translation>
    </message>
    <message>
        <source>it has no source</source>
        <translation>它没有源代码</translation>
    </message>
    <message>
        <source>it has no text</source>
        <translation>它没有文本</translation>
    </message>
    <message>
        <source>it has no tuning parameter</source>
        <translation>它没有调优参数</translation>
    </message>
    <message>
        <source>it has no {}</source>
        <translation>它没有 {}</translation>
    </message>
    <message>
        <source>it has parameters and is written {}</source>
        <translation>它有参数，写作 {}</translation>
    </message>
    <message>
        <source>it has the very GPU of {} ({}): two points at once on one GPU spoil each other&apos;s times</source>
        <translation>它与 {} 使用同一个 GPU（{}）：同一 GPU 上同时测两个点会互相干扰时间</translation>
    </message>
    <message>
        <source>it has too many arguments</source>
        <translation>它的参数太多</translation>
    </message>
    <message>
        <source>it has two turns</source>
        <translation>它有两轮</translation>
    </message>
    <message numerus="yes">
        <source>it has {} byte(s), not a multiple of the {} that one element takes</source>
        <translation>
            <numerusform>它有 {} 字节，不是一个元素所占 {} 字节的倍数</numerusform>
        </translation>
    </message>
    <message>
        <source>it has {} bytes; at most {} are allowed</source>
        <translation>它有 {} 字节；最多允许 {}</translation>
    </message>
    <message>
        <source>it has {} bytes; at most {} are read</source>
        <translation>它有 {} 字节；最多读取 {}</translation>
    </message>
    <message>
        <source>it has {} bytes; at most {} of text are read: use .npy or .bin</source>
        <translation>它有 {} 字节；最多读取 {} 文本：请用 .npy 或 .bin</translation>
    </message>
    <message>
        <source>it has {} characters; at most {} are read</source>
        <translation>它有 {} 个字符；最多读取 {}</translation>
    </message>
    <message>
        <source>it has {} dimensions; at most three are possible</source>
        <translation>它有 {} 维；最多三维</translation>
    </message>
    <message>
        <source>it has {} dimensions; at most {} are shown</source>
        <translation>它有 {} 维；最多显示 {}</translation>
    </message>
    <message>
        <source>it has {} entries; at most {} are allowed</source>
        <translation>它有 {} 项；最多允许 {}</translation>
    </message>
    <message>
        <source>it has {} fields where the first line has {}</source>
        <translation>它有 {} 个字段，而首行有 {} 个</translation>
    </message>
    <message>
        <source>it has {} operands instead of {}</source>
        <translation>它有 {} 个操作数，而不是 {} 个</translation>
    </message>
    <message>
        <source>it has {} parameters; at most {} are possible</source>
        <translation>它有 {} 个参数；最多 {} 个</translation>
    </message>
    <message numerus="yes">
        <source>it has {} parts, but the view has {} dimension(s)</source>
        <translation>
            <numerusform>它有 {} 个部分，而视图有 {} 维</numerusform>
        </translation>
    </message>
    <message>
        <source>it has {} x {} pixels, more than {} bytes; at most that much is read</source>
        <translation>它有 {} x {} 像素，超过 {} 字节；最多读取这么多</translation>
    </message>
    <message>
        <source>it holds &quot;{}&quot; and no mark of KernelDesk; name an empty folder or a new one</source>
        <translation>它含有“{}”而没有 KernelDesk 的标记；请指定空文件夹或新文件夹</translation>
    </message>
    <message>
        <source>it holds a number too large for a double</source>
        <translation>它含有对 double 来说太大的数</translation>
    </message>
    <message numerus="yes">
        <source>it holds a sweep with {} result(s) already: resume that, or name another file</source>
        <translation>
            <numerusform>它已含有一次有 {} 个结果的扫描：请继续它，或指定另一个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>it holds another sweep: the program, its headers, its launch, the axes, the constraints, the figure, how it is timed, the compiler, the architecture or the device differ; name another file</source>
        <translation>它含有另一次扫描：程序、头文件、启动、轴、约束、数值、计时方式、编译器、架构或设备不同；请指定另一个文件</translation>
    </message>
    <message>
        <source>it holds characters that a shell would act on</source>
        <translation>它含有 shell 会解释的字符</translation>
    </message>
    <message>
        <source>it holds no array &apos;{}&apos;; there are: {}</source>
        <translation>它不含数组“{}”；其中有：{}</translation>
    </message>
    <message>
        <source>it holds no arrays</source>
        <translation>它不含数组</translation>
    </message>
    <message>
        <source>it holds no device code</source>
        <translation>它不含设备代码</translation>
    </message>
    <message>
        <source>it holds no elements</source>
        <translation>它不含元素</translation>
    </message>
    <message numerus="yes">
        <source>it holds {} array(s), so one has to be named behind the file, as in file(&quot;{}&quot;, &quot;{}&quot;): {}</source>
        <translation>
            <numerusform>它含 {} 个数组，因此须在文件之后指明一个，例如 file(&quot;{}&quot;, &quot;{}&quot;)：{}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it holds {} element(s), but {} are wanted</source>
        <translation>
            <numerusform>它有 {} 个元素，而需要 {} 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it holds {} element(s), but {} is wanted</source>
        <translation>
            <numerusform>它有 {} 个元素，而需要 {} 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it holds {} number(s), not a multiple of the {} that one element has</source>
        <translation>
            <numerusform>它有 {} 个数，不是一个元素所含 {} 个的倍数</numerusform>
        </translation>
    </message>
    <message>
        <source>it includes &lt;{}&gt;, a header for code of the host</source>
        <translation>它包含 &lt;{}&gt;，这是主机代码的头文件</translation>
    </message>
    <message>
        <source>it is KernelDesk {} and speaks protocol {}, this is KernelDesk {} with protocol {}: install the same version on both sides</source>
        <translation>它是 KernelDesk {}，使用协议 {}；这里是 KernelDesk {}，协议 {}：请在两边安装同一版本</translation>
    </message>
    <message>
        <source>it is [low, high]</source>
        <translation>它是 [low, high]</translation>
    </message>
    <message>
        <source>it is a number of 64 bits, as in 0x7f00</source>
        <translation>它是 64 位的数，例如 0x7f00</translation>
    </message>
    <message>
        <source>it is compiled for at most {} threads a block, not {}</source>
        <translation>它按每块最多 {} 个线程编译，而不是 {} 个</translation>
    </message>
    <message>
        <source>it is compiled for blocks of {} threads, not {}</source>
        <translation>它按 {} 个线程的块编译，而不是 {} 个</translation>
    </message>
    <message>
        <source>it is compiled with {}, an option that nvcc alone knows</source>
        <translation>它用 {} 编译，这是只有 nvcc 认识的选项</translation>
    </message>
    <message>
        <source>it is damaged or cut off</source>
        <translation>它已损坏或被截断</translation>
    </message>
    <message>
        <source>it is damaged or cut off: {}</source>
        <translation>它已损坏或被截断：{}</translation>
    </message>
    <message>
        <source>it is damaged or cut off: {} bytes are too few for {} x {} pixels</source>
        <translation>它已损坏或被截断：{} 字节不够 {} x {} 像素</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>它是空的</translation>
    </message>
    <message>
        <source>it is empty and has no mean, least or largest element</source>
        <translation>它是空的，没有平均、最小或最大元素</translation>
    </message>
    <message>
        <source>it is empty; it takes {}</source>
        <translation>它是空的；可接受 {}</translation>
    </message>
    <message>
        <source>it is empty; the first line names the columns {}</source>
        <translation>它是空的；首行给出各列名称 {}</translation>
    </message>
    <message>
        <source>it is for linking</source>
        <translation>它用于链接</translation>
    </message>
    <message>
        <source>it is for the host&apos;s code alone</source>
        <translation>它只用于主机代码</translation>
    </message>
    <message>
        <source>it is given more than once</source>
        <translation>它给出了不止一次</translation>
    </message>
    <message>
        <source>it is longer than 64 KiB</source>
        <translation>它超过 64 KiB</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>缺少它</translation>
    </message>
    <message>
        <source>it is missing; give one to three expressions, as in 256 or 16,16</source>
        <translation>缺少它；请给出一到三个表达式，例如 256 或 16,16</translation>
    </message>
    <message>
        <source>it is missing; {}</source>
        <translation>缺少它；{}</translation>
    </message>
    <message>
        <source>it is neither a value nor the name of one</source>
        <translation>它既不是值，也不是值的名称</translation>
    </message>
    <message>
        <source>it is nested more than {} levels deep</source>
        <translation>它嵌套超过 {} 层</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>它嵌套太深</translation>
    </message>
    <message>
        <source>it is no PTX, cubin, fatbin, program, object, library or archive</source>
        <translation>它不是 PTX、cubin、fatbin、程序、目标文件、库或归档</translation>
    </message>
    <message>
        <source>it is no list of compile commands</source>
        <translation>它不是编译命令列表</translation>
    </message>
    <message>
        <source>it is no number from 0 on</source>
        <translation>它不是不小于 0 的数</translation>
    </message>
    <message>
        <source>it is no regular file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <source>it is no text</source>
        <translation>它不是文本</translation>
    </message>
    <message>
        <source>it is not CBOR, or nested too deeply</source>
        <translation>它不是 CBOR，或嵌套太深</translation>
    </message>
    <message>
        <source>it is not a .safetensors file, or it is cut off</source>
        <translation>它不是 .safetensors 文件，或被截断</translation>
    </message>
    <message>
        <source>it is not a JPEG image that can be read: {}</source>
        <translation>它不是可读取的 JPEG 图像：{}</translation>
    </message>
    <message>
        <source>it is not a PNG image that can be read: {}</source>
        <translation>它不是可读取的 PNG 图像：{}</translation>
    </message>
    <message>
        <source>it is not among the options of {} that KernelDesk knows to be harmless</source>
        <translation>它不在 KernelDesk 已知无害的 {} 选项之中</translation>
    </message>
    <message>
        <source>it is not an .npy file, or it is cut off</source>
        <translation>它不是 .npy 文件，或被截断</translation>
    </message>
    <message>
        <source>it is not an .npz file, or it is cut off</source>
        <translation>它不是 .npz 文件，或被截断</translation>
    </message>
    <message>
        <source>it is not empty: name another file, or resume it where it is a journal that was cut off</source>
        <translation>它不是空的：请指定另一个文件；若是被截断的日志，请继续它</translation>
    </message>
    <message>
        <source>it is not in its canonical form</source>
        <translation>它不是规范形式</translation>
    </message>
    <message>
        <source>it is not known</source>
        <translation>它未知</translation>
    </message>
    <message>
        <source>it is not known to be harmless</source>
        <translation>不知道它是否无害</translation>
    </message>
    <message>
        <source>it is not negative</source>
        <translation>它不是负的</translation>
    </message>
    <message>
        <source>it is not the bytes of numbers, or there are too many</source>
        <translation>它不是数字的字节，或数字过多</translation>
    </message>
    <message>
        <source>it is not valid JSON at line {}, column {}: {}</source>
        <translation>它在第 {} 行第 {} 列处不是有效的 JSON：{}</translation>
    </message>
    <message>
        <source>it is not valid JSON at {}</source>
        <translation>它在 {} 处不是有效的 JSON</translation>
    </message>
    <message>
        <source>it is of an earlier version, which does not say on which GPU, with which headers and how it was measured: it can be shown, but a sweep goes on in another file</source>
        <translation>它来自较早的版本，未说明在哪个 GPU 上、用哪些头文件以及如何测量：可以显示，但扫描要在另一个文件中继续</translation>
    </message>
    <message>
        <source>it is of another type</source>
        <translation>它是另一类型</translation>
    </message>
    <message>
        <source>it is of report version {}, but this program reads version {}: open it with a newer KernelDesk</source>
        <translation>它是报告版本 {}，而此程序读取版本 {}：请用更新的 KernelDesk 打开</translation>
    </message>
    <message>
        <source>it is of session version {}, but this program reads version {}: open it with a newer KernelDesk</source>
        <translation>它是会话版本 {}，而此程序读取版本 {}：请用更新的 KernelDesk 打开</translation>
    </message>
    <message>
        <source>it is set apart, not as an option</source>
        <translation>它要另行设置，而不是作为选项</translation>
    </message>
    <message>
        <source>it is too complicated</source>
        <translation>它太复杂</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>它太长</translation>
    </message>
    <message>
        <source>it leads out of its folder</source>
        <translation>它指向其文件夹之外</translation>
    </message>
    <message>
        <source>it leads out of the session&apos;s folder to {}</source>
        <translation>它从会话的文件夹指向外面的 {}</translation>
    </message>
    <message numerus="yes">
        <source>it lies behind the buffer&apos;s end: the buffer has {} byte(s)</source>
        <translation>
            <numerusform>它位于缓冲区末尾之后：缓冲区有 {} 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>it lies outside the project</source>
        <translation>它位于项目之外</translation>
    </message>
    <message>
        <source>it must be 0 or more</source>
        <translation>它须不小于 0</translation>
    </message>
    <message>
        <source>it must be 0 to 100 percent</source>
        <translation>它须为 0 % 到 100 %</translation>
    </message>
    <message>
        <source>it must be 0, or a share from 0.00001 to 0.5</source>
        <translation>它须为 0，或 0.00001 到 0.5 的比例</translation>
    </message>
    <message>
        <source>it must be a JSON object</source>
        <translation>它须为 JSON 对象</translation>
    </message>
    <message>
        <source>it must be a list</source>
        <translation>它须为列表</translation>
    </message>
    <message>
        <source>it must be a multiple of the components</source>
        <translation>它须为分量数的倍数</translation>
    </message>
    <message>
        <source>it must be a number</source>
        <translation>它须为数</translation>
    </message>
    <message>
        <source>it must be a whole number</source>
        <translation>它须为整数</translation>
    </message>
    <message>
        <source>it must be above 0</source>
        <translation>它须大于 0</translation>
    </message>
    <message>
        <source>it must be an object</source>
        <translation>它须为对象</translation>
    </message>
    <message>
        <source>it must be an object of at most {} names</source>
        <translation>它须为最多 {} 个名称的对象</translation>
    </message>
    <message>
        <source>it must be more than 0 and at most {}</source>
        <translation>它须大于 0 且最大为 {}</translation>
    </message>
    <message>
        <source>it must be more than 0 and at most {} s</source>
        <translation>它须大于 0 且最大为 {} 秒</translation>
    </message>
    <message>
        <source>it must be more than 0 and at most {} seconds</source>
        <translation>它须大于 0 且最大为 {} 秒</translation>
    </message>
    <message>
        <source>it must be text</source>
        <translation>它须为文本</translation>
    </message>
    <message>
        <source>it must be true or false</source>
        <translation>它须为 true 或 false</translation>
    </message>
    <message>
        <source>it must have three numbers</source>
        <translation>它须有三个数</translation>
    </message>
    <message>
        <source>it must have two hexadecimal digits a byte</source>
        <translation>它的每个字节须有两个十六进制数字</translation>
    </message>
    <message>
        <source>it must lie between 0 and 1</source>
        <translation>它须在 0 与 1 之间</translation>
    </message>
    <message>
        <source>it must lie between 0 and {}</source>
        <translation>它须在 0 与 {} 之间</translation>
    </message>
    <message>
        <source>it must name a file</source>
        <translation>它须指定文件</translation>
    </message>
    <message>
        <source>it must not be below 0</source>
        <translation>它不能小于 0</translation>
    </message>
    <message>
        <source>it names itself</source>
        <translation>它引用自身</translation>
    </message>
    <message>
        <source>it names no architecture</source>
        <translation>它未指定架构</translation>
    </message>
    <message>
        <source>it names two state spaces</source>
        <translation>它指定了两个状态空间</translation>
    </message>
    <message>
        <source>it needs an option of ptxas</source>
        <translation>它需要 ptxas 的选项</translation>
    </message>
    <message>
        <source>it reads a file; put the #include into the source</source>
        <translation>它读取文件；请把 #include 写入源代码</translation>
    </message>
    <message>
        <source>it reads options from a file</source>
        <translation>它从文件读取选项</translation>
    </message>
    <message>
        <source>it reads or writes files of its own</source>
        <translation>它自行读写文件</translation>
    </message>
    <message>
        <source>it replaces the program</source>
        <translation>它替换程序</translation>
    </message>
    <message>
        <source>it sent more messages than it may</source>
        <translation>它发送的消息超过允许的数量</translation>
    </message>
    <message>
        <source>it sent more than it may</source>
        <translation>它发送的内容超过允许的量</translation>
    </message>
    <message>
        <source>it speaks another version of Qt Remote Objects</source>
        <translation>它使用另一版本的 Qt Remote Objects</translation>
    </message>
    <message>
        <source>it starts or chooses a program</source>
        <translation>它启动或选择程序</translation>
    </message>
    <message>
        <source>it takes no value</source>
        <translation>它不接受值</translation>
    </message>
    <message>
        <source>it takes {} + {} bytes of shared memory, more than there can be</source>
        <translation>它占用 {} + {} 字节共享内存，超过可能的最大值</translation>
    </message>
    <message numerus="yes">
        <source>it takes {} argument(s), as in {}, not {}</source>
        <translation>
            <numerusform>它接受 {0} 个参数，如 {1}，而不是 {2} 个</numerusform>
        </translation>
    </message>
    <message>
        <source>it takes {} bytes of parameters, not {}</source>
        <translation>它接受 {} 字节的参数，而不是 {}</translation>
    </message>
    <message>
        <source>it takes {} operands, not {}</source>
        <translation>它接受 {} 个操作数，而不是 {} 个</translation>
    </message>
    <message>
        <source>it uses {}, which is for code of the host</source>
        <translation>它使用 {}，这用于主机代码</translation>
    </message>
    <message>
        <source>it was measured on another GPU, {} ({}): resume it there, or name another file</source>
        <translation>它是在另一个 GPU {} ({}) 上测量的：请在那里继续，或指定另一个文件</translation>
    </message>
    <message>
        <source>it was not timed</source>
        <translation>它没有计时</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>已被停止</translation>
    </message>
    <message>
        <source>it wrote more than {} KiB before it introduced itself</source>
        <translation>它在报出自身信息之前写了超过 {} KiB</translation>
    </message>
    <message>
        <source>its .npy header cannot be read</source>
        <translation>无法读取其 .npy 头</translation>
    </message>
    <message>
        <source>its .npy header is cut off</source>
        <translation>其 .npy 头被截断</translation>
    </message>
    <message>
        <source>its .npy version {} is not known; 1 to 3 are read</source>
        <translation>其 .npy 版本 {} 未知；可读取 1 到 3</translation>
    </message>
    <message>
        <source>its .safetensors header does not list tensors</source>
        <translation>其 .safetensors 头没有列出张量</translation>
    </message>
    <message>
        <source>its .safetensors header is cut off, or it is not such a file</source>
        <translation>其 .safetensors 头被截断，或它不是此类文件</translation>
    </message>
    <message>
        <source>its PTX does not define it, so that its blocks cannot be stamped</source>
        <translation>其 PTX 没有定义它，因此不能为其块加时间戳</translation>
    </message>
    <message>
        <source>its &quot;version&quot; is not a whole number from 1</source>
        <translation>其“version”不是从 1 起的整数</translation>
    </message>
    <message>
        <source>its array has {} bytes; at most {} are read here</source>
        <translation>其数组有 {} 字节；此处最多读取 {}</translation>
    </message>
    <message>
        <source>its array is damaged or cut off</source>
        <translation>其数组已损坏或被截断</translation>
    </message>
    <message>
        <source>its array is damaged, or compressed or encrypted in another way than NumPy does it</source>
        <translation>其数组已损坏，或其压缩或加密方式与 NumPy 不同</translation>
    </message>
    <message>
        <source>its axes have {} points, and it says {}</source>
        <translation>其轴有 {} 个点，而它说有 {} 个</translation>
    </message>
    <message>
        <source>its bytes come from a file, not from a formula</source>
        <translation>其字节来自文件，而非公式</translation>
    </message>
    <message>
        <source>its colours are those of print (CMYK); convert it to RGB</source>
        <translation>其颜色为印刷用 (CMYK)；请转换为 RGB</translation>
    </message>
    <message>
        <source>its destination cannot be a byte or half</source>
        <translation>其目的操作数不能是字节或半字</translation>
    </message>
    <message>
        <source>its device code has no kernel</source>
        <translation>其设备代码没有内核</translation>
    </message>
    <message>
        <source>its device code is for the linker (-dlto) and holds neither PTX nor machine code</source>
        <translation>其设备代码供链接器使用 (-dlto)，既不含 PTX 也不含机器码</translation>
    </message>
    <message>
        <source>its device has {} SMs and that of the others {}: times of unlike GPUs are not ranked together</source>
        <translation>其设备有 {} 个 SM，而其他的有 {} 个：不同 GPU 的时间不能一起排名</translation>
    </message>
    <message>
        <source>its device is {} and that of the others {}: times of unlike GPUs are not ranked together</source>
        <translation>其设备为 {}，而其他的为 {}：不同 GPU 的时间不能一起排名</translation>
    </message>
    <message>
        <source>its device is {}, and the journal has figures of {}: times of unlike GPUs are not ranked together</source>
        <translation>其设备为 {}，而日志含有 {} 的数值：不同 GPU 的时间不能一起排名</translation>
    </message>
    <message>
        <source>its driver has CUDA {} and that of the others {}: times of unlike GPUs are not ranked together</source>
        <translation>其驱动为 CUDA {}，而其他的为 {}：不同 GPU 的时间不能一起排名</translation>
    </message>
    <message>
        <source>its element type &apos;{}&apos; is not read; convert it to integers, bool or real numbers</source>
        <translation>不能读取其元素类型“{}”；请转换为整数、bool 或实数</translation>
    </message>
    <message>
        <source>its elements are structures; only plain numbers are read</source>
        <translation>其元素是结构；只读取普通数</translation>
    </message>
    <message>
        <source>its entries are whole numbers</source>
        <translation>其各项为整数</translation>
    </message>
    <message>
        <source>its figure of the point that all workers measure drifted from its own first one</source>
        <translation>所有工作进程都测量的点，其数值偏离了它自己的第一个</translation>
    </message>
    <message>
        <source>its first line is damaged, as a terminal in between does it: connect without one (ssh -T)</source>
        <translation>其首行已损坏，中间的终端会造成这种情况：请不经终端连接 (ssh -T)</translation>
    </message>
    <message>
        <source>its kernel is written in &apos;{}&apos;, not in CUDA</source>
        <translation>其内核用“{}”编写，而不是 CUDA</translation>
    </message>
    <message>
        <source>its members are expected in braces, as in {{a=1,b=2.5}}</source>
        <translation>其成员应在花括号中，例如 {{a=1,b=2.5}}</translation>
    </message>
    <message>
        <source>its numbers are big endian (&apos;{}&apos;); save it as &apos;&lt;{}&apos;</source>
        <translation>其数是大端序（“{}”）；请保存为“&lt;{}”</translation>
    </message>
    <message>
        <source>its place cannot be found out: {}</source>
        <translation>无法得知其位置：{}</translation>
    </message>
    <message>
        <source>its registers do not fit its type</source>
        <translation>其寄存器与其类型不符</translation>
    </message>
    <message>
        <source>its result is no program that a GPU can load</source>
        <translation>其结果不是 GPU 可加载的程序</translation>
    </message>
    <message numerus="yes">
        <source>its shape does not have the {} element(s) of the output</source>
        <translation>
            <numerusform>其形状不具有输出的 {} 个元素</numerusform>
        </translation>
    </message>
    <message>
        <source>its shape means more than {} bytes, which is the most that is read</source>
        <translation>其形状意味着超过 {} 字节，这是可读取的最大值</translation>
    </message>
    <message numerus="yes">
        <source>its shape means {} byte(s) of data; it has {}</source>
        <translation>
            <numerusform>其形状意味着 {} 字节数据；它有 {}</numerusform>
        </translation>
    </message>
    <message>
        <source>its size must be 128</source>
        <translation>其大小必须为 128</translation>
    </message>
    <message>
        <source>its table of eight bits must be 0 to 255</source>
        <translation>其八位的表须为 0 到 255</translation>
    </message>
    <message>
        <source>its text is not the one that it names</source>
        <translation>其文本不是它所指定的</translation>
    </message>
    <message>
        <source>its text is too long</source>
        <translation>其文本太长</translation>
    </message>
    <message>
        <source>its type {} is not known well enough to give it a value</source>
        <translation>对其类型 {} 了解不足，无法给它赋值</translation>
    </message>
    <message>
        <source>its value is a list of diagnostic numbers, parted by commas</source>
        <translation>其值是诊断编号的列表，以逗号分隔</translation>
    </message>
    <message>
        <source>its value is a name of letters, digits and underscores</source>
        <translation>其值是由字母、数字和下划线组成的名称</translation>
    </message>
    <message>
        <source>its value is a whole number from {} to {}</source>
        <translation>其值是 {} 到 {} 的整数</translation>
    </message>
    <message>
        <source>its value is missing</source>
        <translation>缺少其值</translation>
    </message>
    <message>
        <source>its value is not understood</source>
        <translation>无法理解其值</translation>
    </message>
    <message>
        <source>its value is one of: {}</source>
        <translation>其值为其中之一：{}</translation>
    </message>
    <message>
        <source>its value is true or false</source>
        <translation>其值为 true 或 false</translation>
    </message>
    <message>
        <source>its value needs itself</source>
        <translation>其值需要自身</translation>
    </message>
    <message>
        <source>its vector must have two or four elements that fill the register</source>
        <translation>其向量须有两个或四个填满寄存器的元素</translation>
    </message>
    <message>
        <source>its vectors must have as many elements as it says</source>
        <translation>其向量的元素数须与它所说的一致</translation>
    </message>
    <message>
        <source>its worker was let go</source>
        <translation>其工作进程已被放弃</translation>
    </message>
    <message>
        <source>its worker&apos;s times drifted: it is not ranked</source>
        <translation>其工作进程的时间有漂移：不参与排名</translation>
    </message>
    <message>
        <source>just past the end of {}</source>
        <translation>刚过 {} 的结尾</translation>
    </message>
    <message>
        <source>kHz</source>
        <translation>kHz</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>kernel {}</source>
        <translation>内核 {}</translation>
    </message>
    <message>
        <source>kernel {} cannot be launched: {}</source>
        <translation>内核 {} 无法启动：{}</translation>
    </message>
    <message>
        <source>kernel {} does not take the same parameters as {}, so it cannot run on the same inputs</source>
        <translation>内核 {} 接受的参数与 {} 不同，因此不能用同样的输入运行</translation>
    </message>
    <message>
        <source>kernels of the emulated GPU do not reach memory that was registered</source>
        <translation>模拟 GPU 的内核不能访问已注册的内存</translation>
    </message>
    <message>
        <source>known are i, the buffers as x[i], {}</source>
        <translation>已知的有 i、缓冲区（如 x[i]）、{}</translation>
    </message>
    <message>
        <source>known are {}</source>
        <translation>已知的有 {}</translation>
    </message>
    <message>
        <source>lane {} takes part in a warp-wide operation whose member mask {} does not name it</source>
        <translation>通道 {} 参与了 warp 级操作，而其成员掩码 {} 未包含它</translation>
    </message>
    <message>
        <source>lanes {} wait in a warp-wide operation with member mask {} for lanes {} that do not come: {}</source>
        <translation>通道 {} 在成员掩码为 {} 的 warp 级操作中等待不会到来的通道 {}：{}</translation>
    </message>
    <message>
        <source>launch attribute {} is not emulated</source>
        <translation>不模拟启动属性 {}</translation>
    </message>
    <message>
        <source>launch bounds take priority</source>
        <translation>启动边界优先</translation>
    </message>
    <message>
        <source>launch failed</source>
        <translation>启动失败</translation>
    </message>
    <message>
        <source>launch timeout</source>
        <translation>启动超时</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>libcuda and the kernel module are of different releases; reboot, or reload the module</source>
        <translation>libcuda 与内核模块的版本不同；请重启机器，或重新加载模块</translation>
    </message>
    <message>
        <source>library does not start</source>
        <translation>库没有启动</translation>
    </message>
    <message>
        <source>line {} has an empty cell</source>
        <translation>第 {} 行有空单元格</translation>
    </message>
    <message>
        <source>line {} holds &apos;{}&apos;, which is not a number</source>
        <translation>第 {} 行含有“{}”，它不是数</translation>
    </message>
    <message>
        <source>line {} is damaged or of something else</source>
        <translation>第 {} 行已损坏或属于别的内容</translation>
    </message>
    <message>
        <source>line {}, column {}</source>
        <translation>第 {} 行第 {} 列</translation>
    </message>
    <message>
        <source>line {}, column {}: {}</source>
        <translation>第 {} 行第 {} 列：{}</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>第 {} 行：{}</translation>
    </message>
    <message>
        <source>local</source>
        <translation>局部</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>局部内存</translation>
    </message>
    <message>
        <source>local memory in use by the thread</source>
        <translation>线程使用中的局部内存</translation>
    </message>
    <message>
        <source>local memory out of bounds</source>
        <translation>局部内存越界</translation>
    </message>
    <message>
        <source>local variable {} of {} bytes is larger than local memory</source>
        <translation>局部变量 {} 有 {} 字节，大于局部内存</translation>
    </message>
    <message>
        <source>macro {}</source>
        <translation>宏 {}</translation>
    </message>
    <message>
        <source>macros that take any number of arguments cannot be used here</source>
        <translation>此处不能使用参数数量任意的宏</translation>
    </message>
    <message>
        <source>managed memory begins as GLOBAL or HOST; attach it to a stream afterwards</source>
        <translation>托管内存以 GLOBAL 或 HOST 开始；之后再附加到流</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>maxSeconds</source>
        <translation>maxSeconds</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>已测量</translation>
    </message>
    <message>
        <source>member {} is given twice</source>
        <translation>成员 {} 给出了两次</translation>
    </message>
    <message>
        <source>member {}: {}</source>
        <translation>成员 {}：{}</translation>
    </message>
    <message>
        <source>memory bound: {0} of the measured {1}</source>
        <translation>内存受限：达到实测 {1} 的 {0}</translation>
    </message>
    <message>
        <source>memory can be attached to a stream that was made, not to the default stream</source>
        <translation>内存可以附加到创建的流，而不是默认流</translation>
    </message>
    <message>
        <source>memory cannot be handed to a child process: {}</source>
        <translation>无法将内存交给子进程：{}</translation>
    </message>
    <message>
        <source>messages of kind {} are not used in it</source>
        <translation>其中不使用种类为 {} 的消息</translation>
    </message>
    <message>
        <source>messages of kind {} may not come now</source>
        <translation>现在不能有种类为 {} 的消息</translation>
    </message>
    <message>
        <source>misaligned address</source>
        <translation>地址未对齐</translation>
    </message>
    <message>
        <source>missing lanes</source>
        <translation>缺少的通道</translation>
    </message>
    <message>
        <source>more than {} macros are called</source>
        <translation>调用了超过 {} 个宏</translation>
    </message>
    <message>
        <source>more than {} names need each other</source>
        <translation>超过 {} 个名称互相依赖</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>name expression &quot;{}&quot;: {}</source>
        <translation>名称表达式“{}”：{}</translation>
    </message>
    <message>
        <source>needs {} hexadecimal digits</source>
        <translation>需要 {} 个十六进制数字</translation>
    </message>
    <message>
        <source>neither a barrier nor __syncwarp orders a {} and a {}, of the same warp</source>
        <translation>屏障和 __syncwarp 都没有为同一 warp 的 {} 与 {} 排序</translation>
    </message>
    <message>
        <source>newer driver needed</source>
        <translation>需要更新的驱动</translation>
    </message>
    <message>
        <source>no PTX compiler</source>
        <translation>没有 PTX 编译器</translation>
    </message>
    <message>
        <source>no barrier orders a {} and a {}</source>
        <translation>没有屏障为 {} 与 {} 排序</translation>
    </message>
    <message>
        <source>no channel to a child process: {}</source>
        <translation>没有通向子进程的通道：{}</translation>
    </message>
    <message>
        <source>no check of its worker stands behind it: it is not ranked</source>
        <translation>其后没有其工作进程的检查：不参与排名</translation>
    </message>
    <message>
        <source>no code for this device</source>
        <translation>没有用于此设备的代码</translation>
    </message>
    <message>
        <source>no connection to MPS</source>
        <translation>没有与 MPS 的连接</translation>
    </message>
    <message>
        <source>no device</source>
        <translation>没有设备</translation>
    </message>
    <message>
        <source>no error</source>
        <translation>没有错误</translation>
    </message>
    <message>
        <source>no file for a sweep can be made there</source>
        <translation>无法在那里创建扫描的文件</translation>
    </message>
    <message>
        <source>no memory has {}</source>
        <translation>没有内存具有 {}</translation>
    </message>
    <message>
        <source>no pipe to a child process: {}</source>
        <translation>没有通向子进程的管道：{}</translation>
    </message>
    <message>
        <source>no such device</source>
        <translation>没有此设备</translation>
    </message>
    <message>
        <source>no temporary folder can be made here: {}</source>
        <translation>无法在此创建临时文件夹：{}</translation>
    </message>
    <message>
        <source>no thread of the block can go on</source>
        <translation>块中没有线程能继续</translation>
    </message>
    <message>
        <source>no worker is left; the last one: {}</source>
        <translation>没有剩下的工作进程；最后一个：{}</translation>
    </message>
    <message>
        <source>none is chosen; {}</source>
        <translation>没有选择；{}</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>not initialised</source>
        <translation>未初始化</translation>
    </message>
    <message>
        <source>not of format {}, version {}</source>
        <translation>不是格式 {}、版本 {}</translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation>不允许</translation>
    </message>
    <message>
        <source>not ready</source>
        <translation>未就绪</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>不支持</translation>
    </message>
    <message>
        <source>nothing is known of its numbers; type how it is to be read, as in {{ float x; int y; }}</source>
        <translation>对其数字一无所知；请输入读取方式，例如 {{ float x; int y; }}</translation>
    </message>
    <message>
        <source>nothing, or a whole number from 0 to 100 (percent)</source>
        <translation>留空，或 0 到 100 的整数（百分比）</translation>
    </message>
    <message>
        <source>null pointer</source>
        <translation>空指针</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>nvcc cannot be looked for: {}</source>
        <translation>无法查找 nvcc：{}</translation>
    </message>
    <message>
        <source>nvcc cannot compile for {}, which is no architecture.</source>
        <translation>nvcc 无法为 {} 编译，它不是架构。</translation>
    </message>
    <message>
        <source>nvcc cannot take this source: {}.</source>
        <translation>nvcc 不能处理此源代码：{}。</translation>
    </message>
    <message>
        <source>nvcc was found as {}, but not its {}: install the whole CUDA toolkit, or pip&apos;s {} of the same version.</source>
        <translation>找到了 nvcc {}，但没有它的 {}：请安装完整的 CUDA 工具包，或同一版本的 pip 包 {}。</translation>
    </message>
    <message>
        <source>nvcc was found as {}, but there is no gcc on PATH, which it needs: install g++.</source>
        <translation>找到了 nvcc {}，但 PATH 上没有它所需的 gcc：请安装 g++。</translation>
    </message>
    <message>
        <source>nvcc was looked for {}, and not found: install the CUDA toolkit, or its pip packages nvidia-cuda-nvcc, nvidia-nvvm, nvidia-cuda-crt, nvidia-cuda-runtime and nvidia-cuda-cccl, and g++.</source>
        <translation>查找了 nvcc {}，没有找到：请安装 CUDA 工具包，或其 pip 包 nvidia-cuda-nvcc、nvidia-nvvm、nvidia-cuda-crt、nvidia-cuda-runtime 和 nvidia-cuda-cccl，以及 g++。</translation>
    </message>
    <message>
        <source>nvcc was replaced since this process was started</source>
        <translation>此进程启动之后 nvcc 被替换</translation>
    </message>
    <message>
        <source>nvcc {} cannot compile for {}.</source>
        <translation>nvcc {} 无法为 {} 编译。</translation>
    </message>
    <message>
        <source>nvcc {} does not know it, CUDA {}.{} and later do</source>
        <translation>nvcc {} 不认识它，CUDA {}.{} 及以上才认识</translation>
    </message>
    <message>
        <source>nvdisasm was ended at its deadline of {} s; machine code of this size, or a busy machine, takes it longer.</source>
        <translation>nvdisasm 在 {} 秒的期限到时被终止；这样大的机器码或繁忙的机器需要更长时间。</translation>
    </message>
    <message>
        <source>of {} the member {} are missing</source>
        <translation>{} 的成员 {} 缺失</translation>
    </message>
    <message>
        <source>of {} the member {} is missing</source>
        <translation>{} 的成员 {} 缺失</translation>
    </message>
    <message>
        <source>of {} the members {} are missing</source>
        <translation>{} 的成员 {} 缺失</translation>
    </message>
    <message>
        <source>of {} the members {} is missing</source>
        <translation>{} 的成员 {} 缺失</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>offset {} is not a multiple of the {} bytes of the access</source>
        <translation>偏移 {} 不是访问的 {} 字节的倍数</translation>
    </message>
    <message>
        <source>only &apos;seed=&apos; is known inside the brackets</source>
        <translation>括号中只认识“seed=”</translation>
    </message>
    <message>
        <source>only one of its product and its third operand can be negated, and none with .po</source>
        <translation>其乘积和第三操作数只能有一个取反，用 .po 时都不能</translation>
    </message>
    <message>
        <source>only the address of a buffer has one</source>
        <translation>只有缓冲区的地址才有</translation>
    </message>
    <message>
        <source>only the first size of an array can be left out</source>
        <translation>只有数组的第一个大小可以省略</translation>
    </message>
    <message>
        <source>only what is the same has one</source>
        <translation>只有相同的内容才有</translation>
    </message>
    <message>
        <source>operand {} is missing</source>
        <translation>缺少操作数 {}</translation>
    </message>
    <message>
        <source>operand {} is not a constant integer</source>
        <translation>操作数 {} 不是常整数</translation>
    </message>
    <message>
        <source>operand {} is not a label</source>
        <translation>操作数 {} 不是标签</translation>
    </message>
    <message>
        <source>operand {} is not a list of labels</source>
        <translation>操作数 {} 不是标签列表</translation>
    </message>
    <message>
        <source>operand {} is not a vector in braces</source>
        <translation>操作数 {} 不是花括号中的向量</translation>
    </message>
    <message>
        <source>operand {} is not an address in brackets</source>
        <translation>操作数 {} 不是方括号中的地址</translation>
    </message>
    <message>
        <source>operating system error</source>
        <translation>操作系统错误</translation>
    </message>
    <message>
        <source>others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>output and reference differ in size</source>
        <translation>输出与参考的大小不同</translation>
    </message>
    <message>
        <source>outputs are written as {}; this name ends in none of them</source>
        <translation>输出写为 {}；此名称的结尾不在其中</translation>
    </message>
    <message>
        <source>overflow: the result does not fit in 64 bits</source>
        <translation>溢出：结果超出 64 位</translation>
    </message>
    <message>
        <source>overflow: the unsigned result would be below 0</source>
        <translation>溢出：无符号结果会小于 0</translation>
    </message>
    <message>
        <source>page-locked memory of 0 bytes was asked for</source>
        <translation>请求了 0 字节的页锁定内存</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>parameter {} of {} bytes is larger than {} KiB</source>
        <translation>参数 {} 有 {} 字节，大于 {} KiB</translation>
    </message>
    <message>
        <source>parameters are .param or .reg</source>
        <translation>参数是 .param 或 .reg</translation>
    </message>
    <message>
        <source>parameters are not changed by atomic operations</source>
        <translation>参数不被原子操作改变</translation>
    </message>
    <message>
        <source>parameters are not discarded</source>
        <translation>参数不被丢弃</translation>
    </message>
    <message>
        <source>path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>peaks are measured on a GPU; this device has no time of its own</source>
        <translation>峰值在 GPU 上测量；此设备没有自己的时间</translation>
    </message>
    <message>
        <source>performance monitors are not emulated</source>
        <translation>不模拟性能监视器</translation>
    </message>
    <message>
        <source>pitched memory is for elements of 4, 8 or 16 bytes, not {}</source>
        <translation>带行距的内存用于 4、8 或 16 字节的元素，而不是 {}</translation>
    </message>
    <message>
        <source>placement</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>point {} is not there before</source>
        <translation>点 {} 之前不存在</translation>
    </message>
    <message>
        <source>pools of the emulated GPU cannot be shared with other processes</source>
        <translation>模拟 GPU 的内存池不能与其他进程共享</translation>
    </message>
    <message>
        <source>power brake</source>
        <translation>功率制动</translation>
    </message>
    <message>
        <source>power cap</source>
        <translation>功率上限</translation>
    </message>
    <message>
        <source>predicates can only be registers</source>
        <translation>谓词只能是寄存器</translation>
    </message>
    <message>
        <source>presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>printed what is no listing of them</source>
        <translation>输出的不是它们的列表</translation>
    </message>
    <message>
        <source>process lost</source>
        <translation>进程丢失</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>ptxas</source>
        <translation>ptxas</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>比值</translation>
    </message>
    <message numerus="yes">
        <source>read of {} byte(s)</source>
        <translation>
            <numerusform>{} 字节的读取</numerusform>
        </translation>
    </message>
    <message>
        <source>received damaged data and ended</source>
        <translation>收到损坏的数据后结束</translation>
    </message>
    <message>
        <source>reference expr:{}</source>
        <translation>参考 expr:{}</translation>
    </message>
    <message>
        <source>reference of {}</source>
        <translation>{} 的参考</translation>
    </message>
    <message>
        <source>references</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>register {} has {} bits where {} are wanted</source>
        <translation>寄存器 {} 有 {} 位，而需要 {} 位</translation>
    </message>
    <message>
        <source>register {} is a predicate where a value is wanted</source>
        <translation>寄存器 {} 是谓词，而需要值</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>registers are declared in functions</source>
        <translation>寄存器在函数中声明</translation>
    </message>
    <message>
        <source>registers named {} are declared already</source>
        <translation>名为 {} 的寄存器已声明</translation>
    </message>
    <message>
        <source>relative tolerance</source>
        <translation>相对容差</translation>
    </message>
    <message>
        <source>resource</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>response files are named more than {} times</source>
        <translation>响应文件被引用超过 {} 次</translation>
    </message>
    <message>
        <source>response files name each other more than {} deep</source>
        <translation>响应文件互相引用超过 {} 层</translation>
    </message>
    <message>
        <source>row {} of memory that has {}</source>
        <translation>内存的第 {} 行，而它有 {} 行</translation>
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
        <translation>样本</translation>
    </message>
    <message>
        <source>second</source>
        <translation>第二个</translation>
    </message>
    <message>
        <source>secondSamples</source>
        <translation>secondSamples</translation>
    </message>
    <message>
        <source>see nvidia-smi</source>
        <translation>请查看 nvidia-smi</translation>
    </message>
    <message>
        <source>sent damaged data and was ended</source>
        <translation>发送损坏的数据，已被终止</translation>
    </message>
    <message>
        <source>share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共享</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>共享内存</translation>
    </message>
    <message>
        <source>shared memory of another size or kind was received</source>
        <translation>收到另一大小或种类的共享内存</translation>
    </message>
    <message>
        <source>shared memory of the block</source>
        <translation>块的共享内存</translation>
    </message>
    <message>
        <source>shared memory of the block ({} static, {} dynamic)</source>
        <translation>块的共享内存（静态 {}，动态 {}）</translation>
    </message>
    <message>
        <source>shared memory out of bounds</source>
        <translation>共享内存越界</translation>
    </message>
    <message>
        <source>shared memory race</source>
        <translation>共享内存竞争</translation>
    </message>
    <message>
        <source>shared variable {} of {} bytes is larger than shared memory can be</source>
        <translation>共享变量 {} 有 {} 字节，大于共享内存的最大值</translation>
    </message>
    <message>
        <source>signal {}</source>
        <translation>信号 {}</translation>
    </message>
    <message>
        <source>since CUDA 12.0 the driver takes no profiler settings; attach Nsight Systems, Nsight Compute or a CUPTI tool and use startProfiler and stopProfiler</source>
        <translation>自 CUDA 12.0 起驱动不接受性能分析器设置；请附加 Nsight Systems、Nsight Compute 或 CUPTI 工具，并使用 startProfiler 和 stopProfiler</translation>
    </message>
    <message>
        <source>something stands behind the list of compile commands</source>
        <translation>编译命令列表之后还有内容</translation>
    </message>
    <message>
        <source>source</source>
        <translation>源代码</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>源代码</translation>
    </message>
    <message>
        <source>stack error</source>
        <translation>栈错误</translation>
    </message>
    <message>
        <source>stack frame</source>
        <translation>栈帧</translation>
    </message>
    <message>
        <source>stack overflow</source>
        <translation>栈溢出</translation>
    </message>
    <message>
        <source>stackrestore with a value that stacksave did not give</source>
        <translation>stackrestore 的值不是 stacksave 给出的</translation>
    </message>
    <message>
        <source>static shared memory</source>
        <translation>静态共享内存</translation>
    </message>
    <message>
        <source>statistics of no samples were asked for</source>
        <translation>请求了没有样本的统计</translation>
    </message>
    <message>
        <source>structures lie more than {} deep in one another</source>
        <translation>结构嵌套超过 {} 层</translation>
    </message>
    <message>
        <source>stub library</source>
        <translation>存根库</translation>
    </message>
    <message>
        <source>sums</source>
        <translation>和</translation>
    </message>
    <message>
        <source>surface references are gone from CUDA&apos;s compilers; make a SurfaceObject and pass its handle to the kernel</source>
        <translation>CUDA 编译器已不支持表面引用；请创建 SurfaceObject，并将其句柄传给内核</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>switch</translation>
    </message>
    <message>
        <source>symbol of a library not found</source>
        <translation>找不到库的符号</translation>
    </message>
    <message>
        <source>sync boost</source>
        <translation>同步加速</translation>
    </message>
    <message>
        <source>system not ready</source>
        <translation>系统未就绪</translation>
    </message>
    <message>
        <source>template arguments need the name of the kernel</source>
        <translation>模板参数需要内核的名称</translation>
    </message>
    <message>
        <source>tensor memory leak</source>
        <translation>张量内存泄漏</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>纹素</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>texture references are gone from CUDA&apos;s compilers; make a TextureObject and pass its handle to the kernel</source>
        <translation>CUDA 编译器已不支持纹理引用；请创建 TextureObject，并将其句柄传给内核</translation>
    </message>
    <message>
        <source>that it names</source>
        <translation>它所指定的</translation>
    </message>
    <message>
        <source>the &apos;:&apos; of &apos;?:&apos; is missing</source>
        <translation>“?:”缺少“:”</translation>
    </message>
    <message>
        <source>the ELF file is damaged: a section does not lie within it</source>
        <translation>ELF 文件已损坏：有节不在文件之内</translation>
    </message>
    <message>
        <source>the ELF file is damaged: a table does not lie within it</source>
        <translation>ELF 文件已损坏：有表不在文件之内</translation>
    </message>
    <message numerus="yes">
        <source>the ELF file is damaged: it says that it has {} section(s)</source>
        <translation>
            <numerusform>ELF 文件已损坏：它称有 {} 个节</numerusform>
        </translation>
    </message>
    <message>
        <source>the ELF file is damaged: its sections have headers of another size</source>
        <translation>ELF 文件已损坏：其节的头大小不同</translation>
    </message>
    <message>
        <source>the ELF file is damaged: its sections overlap</source>
        <translation>ELF 文件已损坏：其节互相重叠</translation>
    </message>
    <message>
        <source>the GPU has fallen off the bus or cannot be reached</source>
        <translation>GPU 已从总线脱落或无法访问</translation>
    </message>
    <message>
        <source>the GPU has to be reset</source>
        <translation>GPU 需要重置</translation>
    </message>
    <message>
        <source>the JPEG cannot be made: {}</source>
        <translation>无法生成 JPEG：{}</translation>
    </message>
    <message>
        <source>the L2 cache</source>
        <translation>L2 缓存</translation>
    </message>
    <message>
        <source>the MPS server ended or hangs; its log, in CUDA_MPS_LOG_DIRECTORY or /var/log/nvidia-mps, says why</source>
        <translation>MPS 服务器已结束或挂起；原因见其日志，在 CUDA_MPS_LOG_DIRECTORY 或 /var/log/nvidia-mps 中</translation>
    </message>
    <message>
        <source>the MPS server of this machine does not answer; start it anew with `nvidia-cuda-mps-control -d`, or work without it after `echo quit | nvidia-cuda-mps-control`</source>
        <translation>本机的 MPS 服务器没有应答；请用 `nvidia-cuda-mps-control -d` 重新启动它，或在 `echo quit | nvidia-cuda-mps-control` 之后不用它工作</translation>
    </message>
    <message>
        <source>the MPS server recovers from another program&apos;s fault; end all programs on the device, then try again</source>
        <translation>MPS 服务器正从另一个程序的故障中恢复；请结束设备上的所有程序，再重试</translation>
    </message>
    <message>
        <source>the NVIDIA driver is not loaded</source>
        <translation>NVIDIA 驱动未加载</translation>
    </message>
    <message>
        <source>the PNG cannot be made: {}</source>
        <translation>无法生成 PNG：{}</translation>
    </message>
    <message>
        <source>the PTX is cut off: the block that begins in line {} does not end; build it anew</source>
        <translation>PTX 被截断：从第 {} 行开始的块没有结束；请重新构建</translation>
    </message>
    <message>
        <source>the PTX is cut off: what line {} declares does not end; build it anew</source>
        <translation>PTX 被截断：第 {} 行的声明没有结束；请重新构建</translation>
    </message>
    <message>
        <source>the PTX is damaged: line {} closes a block that none opens; build it anew</source>
        <translation>PTX 已损坏：第 {} 行关闭了没有打开的块；请重新构建</translation>
    </message>
    <message>
        <source>the PTX is of a newer CUDA than the driver; install a newer driver, or compile for the real architecture</source>
        <translation>PTX 的 CUDA 比驱动新；请安装更新的驱动，或为真实架构编译</translation>
    </message>
    <message>
        <source>the Tile IR cannot be written for tileiras</source>
        <translation>无法为 tileiras 写入 Tile IR</translation>
    </message>
    <message>
        <source>the address is not the start of memory that cuMemAlloc gave</source>
        <translation>地址不是 cuMemAlloc 所给内存的开头</translation>
    </message>
    <message>
        <source>the address is not the start of memory that cuMemAllocAsync gave</source>
        <translation>地址不是 cuMemAllocAsync 所给内存的开头</translation>
    </message>
    <message>
        <source>the address of a parameter of a call cannot be taken</source>
        <translation>不能取调用参数的地址</translation>
    </message>
    <message>
        <source>the alignment</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>the alignment is not a power of two of at most 8 MiB</source>
        <translation>对齐不是最大 8 MiB 的二的幂</translation>
    </message>
    <message>
        <source>the alignment must be a power of two</source>
        <translation>对齐须为二的幂</translation>
    </message>
    <message>
        <source>the archive cannot be made</source>
        <translation>无法生成归档</translation>
    </message>
    <message>
        <source>the archive has more than {} members</source>
        <translation>归档有超过 {} 个成员</translation>
    </message>
    <message>
        <source>the archive is damaged {} bytes from its end</source>
        <translation>归档在距结尾 {} 字节处损坏</translation>
    </message>
    <message>
        <source>the archive is damaged: a name does not lie within its member</source>
        <translation>归档已损坏：有名称不在其成员之内</translation>
    </message>
    <message>
        <source>the archive is damaged: a name is not in its table</source>
        <translation>归档已损坏：有名称不在其表中</translation>
    </message>
    <message>
        <source>the archive is thin: it names files and holds none</source>
        <translation>归档是精简 (thin) 归档：它指定文件而不含文件</translation>
    </message>
    <message>
        <source>the argument &apos;{}&apos; has no value</source>
        <translation>参数“{}”没有值</translation>
    </message>
    <message>
        <source>the array has {} dimensions, not {}</source>
        <translation>数组有 {} 维，而不是 {}</translation>
    </message>
    <message>
        <source>the axis has no value</source>
        <translation>轴没有值</translation>
    </message>
    <message>
        <source>the axis has {} values; it may have {}</source>
        <translation>轴有 {} 个值；最多可有 {} 个</translation>
    </message>
    <message>
        <source>the axis of the channels has to be a further one of 1 to {} numbers</source>
        <translation>通道的轴须为另一个有 1 到 {} 个数的轴</translation>
    </message>
    <message>
        <source>the blob that it names cannot hold a value</source>
        <translation>它所指定的数据块不能容纳值</translation>
    </message>
    <message>
        <source>the block needs more registers, threads or shared memory than the device has</source>
        <translation>块所需的寄存器、线程或共享内存超过设备所有</translation>
    </message>
    <message>
        <source>the body of &apos;{}&apos; has no end</source>
        <translation>“{}”的主体没有结束</translation>
    </message>
    <message>
        <source>the bound must be a whole number from 1 to {}</source>
        <translation>界限须为 1 到 {} 的整数</translation>
    </message>
    <message>
        <source>the buffer does not hold a whole number of elements</source>
        <translation>缓冲区的内容不是整数个元素</translation>
    </message>
    <message>
        <source>the call passes {} arguments and takes {} results where the function has {} and {}</source>
        <translation>调用传递 {} 个参数并接收 {} 个结果，而函数有 {} 个和 {} 个</translation>
    </message>
    <message>
        <source>the closing &apos;]&apos; is missing before {}</source>
        <translation>{} 之前缺少右方括号“]”</translation>
    </message>
    <message>
        <source>the closing &apos;{}&apos; is missing</source>
        <translation>缺少“{}”的右括号</translation>
    </message>
    <message>
        <source>the closing bracket is missing</source>
        <translation>缺少右括号</translation>
    </message>
    <message>
        <source>the closing bracket is missing before {}</source>
        <translation>{} 之前缺少右括号</translation>
    </message>
    <message>
        <source>the code of run #{} is not in the history any more: build it again from its source</source>
        <translation>运行 #{} 的代码已不在历史记录中：请从其源代码重新构建</translation>
    </message>
    <message>
        <source>the column {} is missing; the columns are {}</source>
        <translation>缺少列 {}；各列为 {}</translation>
    </message>
    <message>
        <source>the comparison is there twice</source>
        <translation>该比较出现了两次</translation>
    </message>
    <message>
        <source>the comparison was cancelled</source>
        <translation>比较已取消</translation>
    </message>
    <message>
        <source>the compile was cancelled</source>
        <translation>编译已取消</translation>
    </message>
    <message>
        <source>the compiled program is not a 64-bit ELF file</source>
        <translation>编译的程序不是 64 位 ELF 文件</translation>
    </message>
    <message>
        <source>the compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>the compiler stopped here: it tells at most 100 errors</source>
        <translation>编译器在此停止：它最多给出 100 个错误</translation>
    </message>
    <message>
        <source>the compiler takes {} registers all the same</source>
        <translation>编译器仍然使用 {} 个寄存器</translation>
    </message>
    <message>
        <source>the compiler&apos;s parameters are not those of the loaded kernel; compile it again</source>
        <translation>编译器的参数与已加载内核的不同；请重新编译它</translation>
    </message>
    <message>
        <source>the compiler&apos;s temporary folder cannot be used: {}</source>
        <translation>编译器的临时文件夹无法使用：{}</translation>
    </message>
    <message>
        <source>the compressed device code (LZ4) is damaged</source>
        <translation>压缩的设备代码 (LZ4) 已损坏</translation>
    </message>
    <message>
        <source>the compressed device code (zstd) is damaged</source>
        <translation>压缩的设备代码 (zstd) 已损坏</translation>
    </message>
    <message>
        <source>the context stack of this thread is empty; every pop needs its push</source>
        <translation>此线程的上下文栈是空的；每次弹出都要有对应的压入</translation>
    </message>
    <message>
        <source>the count before &apos;, from&apos; is missing</source>
        <translation>“, from”之前缺少数量</translation>
    </message>
    <message>
        <source>the count between &apos;[&apos; and &apos;]&apos; is missing</source>
        <translation>“[”与“]”之间缺少数量</translation>
    </message>
    <message>
        <source>the count was cancelled</source>
        <translation>计数已取消</translation>
    </message>
    <message>
        <source>the default stream cannot be captured; make a Stream</source>
        <translation>默认流不能捕获；请创建 Stream</translation>
    </message>
    <message>
        <source>the destination</source>
        <translation>目的操作数</translation>
    </message>
    <message>
        <source>the destination is negated</source>
        <translation>目的操作数被取反</translation>
    </message>
    <message>
        <source>the destination is not a register</source>
        <translation>目的操作数不是寄存器</translation>
    </message>
    <message>
        <source>the device assert `{}` did not hold at {} (CUDA_ERROR_ASSERT).</source>
        <translation>设备断言 `{}` 在 {} 处不成立 (CUDA_ERROR_ASSERT)。</translation>
    </message>
    <message>
        <source>the device cannot be opened</source>
        <translation>无法打开设备</translation>
    </message>
    <message>
        <source>the device code does not lie within its file</source>
        <translation>设备代码不在其文件之内</translation>
    </message>
    <message>
        <source>the device code is no PTX: it does not begin with .version</source>
        <translation>设备代码不是 PTX：它不以 .version 开头</translation>
    </message>
    <message>
        <source>the device code is no cubin</source>
        <translation>设备代码不是 cubin</translation>
    </message>
    <message>
        <source>the device code of the file has more than {} bytes in all</source>
        <translation>文件的设备代码总共超过 {} 字节</translation>
    </message>
    <message>
        <source>the device does not tell its name, compute capability and attributes</source>
        <translation>设备没有给出其名称、计算能力和属性</translation>
    </message>
    <message>
        <source>the device does not tell {}, without which its peaks cannot be measured</source>
        <translation>设备没有给出 {}，没有它就无法测量峰值</translation>
    </message>
    <message>
        <source>the device has no connection left for this process; end another one, or lower CUDA_DEVICE_MAX_CONNECTIONS for all</source>
        <translation>设备没有可供此进程使用的连接；请结束另一个进程，或为所有进程调低 CUDA_DEVICE_MAX_CONNECTIONS</translation>
    </message>
    <message>
        <source>the device has no {} in one piece free</source>
        <translation>设备没有连续的 {} 空闲</translation>
    </message>
    <message>
        <source>the device has no {} in one piece: {}</source>
        <translation>设备没有连续的 {}：{}</translation>
    </message>
    <message>
        <source>the device is in exclusive-process mode, and another process has it; end that process, which nvidia-smi lists, or let {} allow several</source>
        <translation>设备处于独占进程模式，且已被另一个进程占用；请结束该进程（nvidia-smi 会列出），或用 {} 允许多个进程</translation>
    </message>
    <message>
        <source>the device serves no further process; end one of those that nvidia-smi lists</source>
        <translation>设备不再服务更多进程；请结束 nvidia-smi 所列进程之一</translation>
    </message>
    <message>
        <source>the device {}</source>
        <translation>设备 {}</translation>
    </message>
    <message>
        <source>the device&apos;s events tell no time</source>
        <translation>设备的事件不给出时间</translation>
    </message>
    <message>
        <source>the device&apos;s memory has failed; see nvidia-smi</source>
        <translation>设备的内存出了故障；请查看 nvidia-smi</translation>
    </message>
    <message>
        <source>the driver did not answer NVML in time</source>
        <translation>驱动没有及时应答 NVML</translation>
    </message>
    <message>
        <source>the driver finds no CUDA device</source>
        <translation>驱动找不到 CUDA 设备</translation>
    </message>
    <message>
        <source>the driver&apos;s libnvidia-ptxjitcompiler is missing</source>
        <translation>缺少驱动的 libnvidia-ptxjitcompiler</translation>
    </message>
    <message>
        <source>the element behind &apos;, from&apos; is missing</source>
        <translation>“, from”之后缺少元素</translation>
    </message>
    <message>
        <source>the element type &apos;{}&apos; of the tensor &apos;{}&apos; is not read; convert it to integers, bool or real numbers</source>
        <translation>不能读取张量“{1}”的元素类型“{0}”；请转换为整数、bool 或实数</translation>
    </message>
    <message>
        <source>the elements of an array have no names</source>
        <translation>数组的元素没有名称</translation>
    </message>
    <message>
        <source>the emulated GPU gets no thread: {}</source>
        <translation>模拟 GPU 得不到线程：{}</translation>
    </message>
    <message>
        <source>the emulated GPU has a compute capability from 7.5 to 12.0, one that a real GPU has</source>
        <translation>模拟 GPU 的计算能力为 7.5 到 12.0，且须是真实 GPU 所有的</translation>
    </message>
    <message>
        <source>the emulated GPU runs PTX, and this is machine code of a real GPU; load the PTX that the compiler gives beside it</source>
        <translation>模拟 GPU 运行 PTX，而这是真实 GPU 的机器码；请加载编译器同时给出的 PTX</translation>
    </message>
    <message>
        <source>the emulated GPU was made with {} bytes of it</source>
        <translation>模拟 GPU 创建时有其 {} 字节</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>结尾</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>文本的结尾</translation>
    </message>
    <message>
        <source>the entries &apos;{}&apos; and &apos;{}&apos; are of one point</source>
        <translation>“{}”和“{}”两项属于同一个点</translation>
    </message>
    <message>
        <source>the entry &apos;{}&apos; has neither a time nor a reason why it has none</source>
        <translation>条目“{}”既没有时间，也没有说明为何没有时间</translation>
    </message>
    <message>
        <source>the entry &apos;{}&apos; has no value of &apos;{}&apos; that its parameters have</source>
        <translation>条目“{}”没有其参数所有的“{}”的值</translation>
    </message>
    <message>
        <source>the entry &apos;{}&apos; is no object</source>
        <translation>条目“{}”不是对象</translation>
    </message>
    <message>
        <source>the expression is nested too deeply</source>
        <translation>表达式嵌套太深</translation>
    </message>
    <message>
        <source>the fatbin has version {} and a header of {} bytes; version {} with {} is read</source>
        <translation>fatbin 的版本为 {}，头为 {} 字节；可读取的是版本 {}，头为 {} 字节</translation>
    </message>
    <message>
        <source>the fatbin is damaged: an entry has a compressed size and no compression</source>
        <translation>fatbin 已损坏：有一项有压缩大小而没有压缩</translation>
    </message>
    <message>
        <source>the fatbin is damaged: an entry is compressed and has no size</source>
        <translation>fatbin 已损坏：有一项已压缩而没有大小</translation>
    </message>
    <message>
        <source>the fatbin is damaged: an entry is compressed in two ways</source>
        <translation>fatbin 已损坏：有一项以两种方式压缩</translation>
    </message>
    <message numerus="yes">
        <source>the fatbin is damaged: an entry&apos;s header has {} byte(s)</source>
        <translation>
            <numerusform>fatbin 已损坏：有一项的头有 {} 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>the fatbin is damaged: it ends within a header</source>
        <translation>fatbin 已损坏：它在头的中间结束</translation>
    </message>
    <message>
        <source>the fatbin is damaged: {} bytes at {} do not lie within {}</source>
        <translation>fatbin 已损坏：位于 {1} 的 {0} 字节不在 {2} 之内</translation>
    </message>
    <message>
        <source>the fatbin is damaged: {} bytes cannot come of {}</source>
        <translation>fatbin 已损坏：{1} 不可能得出 {0} 字节</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>无法打开文件</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>无法读取文件</translation>
    </message>
    <message>
        <source>the file cannot be replaced</source>
        <translation>无法替换文件</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>无法写入文件</translation>
    </message>
    <message>
        <source>the file cannot be written: something that is not a regular file is in its place</source>
        <translation>无法写入文件：其位置上已有非普通文件</translation>
    </message>
    <message numerus="yes">
        <source>the file has {} byte(s), more than {}</source>
        <translation>
            <numerusform>文件有 {} 字节，超过 {}</numerusform>
        </translation>
    </message>
    <message>
        <source>the file has {} bytes; at most {} are read</source>
        <translation>文件有 {} 字节；最多读取 {}</translation>
    </message>
    <message>
        <source>the file holds more than {} pieces of device code</source>
        <translation>文件含有超过 {} 段设备代码</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>无法创建文件夹</translation>
    </message>
    <message>
        <source>the folder cannot be read: {}</source>
        <translation>无法读取文件夹：{}</translation>
    </message>
    <message>
        <source>the folder has more than {} files</source>
        <translation>文件夹有超过 {} 个文件</translation>
    </message>
    <message>
        <source>the folder holds no kernel that Triton compiled</source>
        <translation>文件夹不含 Triton 编译的内核</translation>
    </message>
    <message>
        <source>the function has too many vector operands</source>
        <translation>函数的向量操作数太多</translation>
    </message>
    <message>
        <source>the function that is called is missing</source>
        <translation>缺少被调用的函数</translation>
    </message>
    <message numerus="yes">
        <source>the grid has {} block(s) along {}, which clusters of {} do not divide</source>
        <translation>
            <numerusform>网格沿 {1} 有 {0} 个块，不能被 {2} 的集群整除</numerusform>
        </translation>
    </message>
    <message>
        <source>the grid is no multiple of the cluster</source>
        <translation>网格不是集群的整数倍</translation>
    </message>
    <message>
        <source>the head of a message does not end</source>
        <translation>消息的头没有结束</translation>
    </message>
    <message>
        <source>the head of a message is none</source>
        <translation>消息的头无效</translation>
    </message>
    <message>
        <source>the history cannot be locked: another program holds it, or the folder cannot be written</source>
        <translation>无法锁定历史记录：另一个程序占用着它，或文件夹无法写入</translation>
    </message>
    <message>
        <source>the host buffers do not have the sizes of the plan&apos;s</source>
        <translation>主机缓冲区的大小与计划的不同</translation>
    </message>
    <message>
        <source>the host has no memory left</source>
        <translation>主机已没有内存</translation>
    </message>
    <message>
        <source>the host has no memory left for this launch</source>
        <translation>主机没有可供此启动使用的内存</translation>
    </message>
    <message>
        <source>the host has no {} bytes left</source>
        <translation>主机已没有 {} 字节</translation>
    </message>
    <message>
        <source>the image is no module that this driver can read</source>
        <translation>映像不是此驱动可读取的模块</translation>
    </message>
    <message>
        <source>the input does not hold a whole number of elements</source>
        <translation>输入的内容不是整数个元素</translation>
    </message>
    <message>
        <source>the journal has version {}; this program reads versions up to {}</source>
        <translation>日志的版本为 {}；此程序可读取的版本最高为 {}</translation>
    </message>
    <message>
        <source>the journal is empty</source>
        <translation>日志是空的</translation>
    </message>
    <message>
        <source>the kernel ended without freeing its tensor memory</source>
        <translation>内核结束时没有释放其张量内存</translation>
    </message>
    <message>
        <source>the kernel executed a trap</source>
        <translation>内核执行了 trap</translation>
    </message>
    <message>
        <source>the kernel stopped at a breakpoint (brkpt), and there is no debugger</source>
        <translation>内核在断点 (brkpt) 处停止，而没有调试器</translation>
    </message>
    <message numerus="yes">
        <source>the kernel takes {} argument(s), not {}</source>
        <translation>
            <numerusform>内核接受 {} 个参数，而不是 {} 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the kernel takes {} byte(s) here, not {}</source>
        <translation>
            <numerusform>内核在此接受 {} 字节，而不是 {}</numerusform>
        </translation>
    </message>
    <message>
        <source>the kernel&apos;s parameters</source>
        <translation>内核的参数</translation>
    </message>
    <message numerus="yes">
        <source>the last {} byte(s) of it past the end of {}</source>
        <translation>
            <numerusform>其最后 {} 字节超出 {} 的结尾</numerusform>
        </translation>
    </message>
    <message>
        <source>the libcuda that was found is the toolkit&apos;s stub, not a driver; take it off the library path</source>
        <translation>找到的 libcuda 是工具包的存根，不是驱动；请将它从库路径中去掉</translation>
    </message>
    <message>
        <source>the limits of this architecture are not known; known are {}</source>
        <translation>此架构的限制未知；已知的有 {}</translation>
    </message>
    <message>
        <source>the list &apos;{}&apos; of counts by line is too long, or is none</source>
        <translation>按行计数的列表“{}”过长，或不是列表</translation>
    </message>
    <message>
        <source>the list of call targets is empty</source>
        <translation>调用目标的列表是空的</translation>
    </message>
    <message>
        <source>the log buffers are the loader&apos;s; use ModuleOptions::onMessages</source>
        <translation>日志缓冲区归加载器所有；请使用 ModuleOptions::onMessages</translation>
    </message>
    <message>
        <source>the machine code had to make room for other bytes; the worker&apos;s memory is too small for it</source>
        <translation>机器码须为其他字节腾出位置；工作进程的内存容纳不下它</translation>
    </message>
    <message>
        <source>the module has no such kernel; it has {}</source>
        <translation>模块没有这样的内核；它有 {}</translation>
    </message>
    <message>
        <source>the module has no such variable; the compiler leaves out what no kernel uses</source>
        <translation>模块没有这样的变量；编译器会略去没有内核使用的变量</translation>
    </message>
    <message>
        <source>the module holds no code for the device&apos;s architecture; compile for that one</source>
        <translation>模块不含用于设备架构的代码；请为该架构编译</translation>
    </message>
    <message>
        <source>the module image is empty</source>
        <translation>模块映像是空的</translation>
    </message>
    <message>
        <source>the multiprocessors or the memory are missing</source>
        <translation>缺少多处理器或内存</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>文件的名称</translation>
    </message>
    <message>
        <source>the name of a function</source>
        <translation>函数的名称</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>参数的名称</translation>
    </message>
    <message>
        <source>the name of a register</source>
        <translation>寄存器的名称</translation>
    </message>
    <message>
        <source>the name of a variable</source>
        <translation>变量的名称</translation>
    </message>
    <message>
        <source>the name of a variable or function</source>
        <translation>变量或函数的名称</translation>
    </message>
    <message>
        <source>the names and types of its parameters are not known, so no arguments can be given to it</source>
        <translation>其参数的名称和类型未知，因此无法给它参数</translation>
    </message>
    <message>
        <source>the names and types of its parameters are not known, so no arguments can be given to it ({})</source>
        <translation>其参数的名称和类型未知，因此无法给它参数 ({})</translation>
    </message>
    <message>
        <source>the number does not fit in 64 bits</source>
        <translation>数不能用 64 位容纳</translation>
    </message>
    <message>
        <source>the number is too large or too small for a real</source>
        <translation>数太大或太小，不能作为实数</translation>
    </message>
    <message>
        <source>the number of a file</source>
        <translation>文件的编号</translation>
    </message>
    <message>
        <source>the number of registers</source>
        <translation>寄存器的数量</translation>
    </message>
    <message>
        <source>the offset of a name</source>
        <translation>名称的偏移</translation>
    </message>
    <message>
        <source>the output does not hold a whole number of elements</source>
        <translation>输出的内容不是整数个元素</translation>
    </message>
    <message>
        <source>the parameter is none of a function or call</source>
        <translation>该参数不属于函数或调用</translation>
    </message>
    <message>
        <source>the parameter is none of a kernel</source>
        <translation>该参数不属于内核</translation>
    </message>
    <message>
        <source>the parameters of a kernel are not written</source>
        <translation>内核的参数不能写入</translation>
    </message>
    <message>
        <source>the peak test gave no samples</source>
        <translation>峰值测试没有给出样本</translation>
    </message>
    <message>
        <source>the picture cannot be written as PNG</source>
        <translation>图片无法写为 PNG</translation>
    </message>
    <message>
        <source>the plan has no buffer {}</source>
        <translation>计划没有缓冲区 {}</translation>
    </message>
    <message>
        <source>the point that all workers measure failed on it: {}</source>
        <translation>所有工作进程都测量的点在它上面失败：{}</translation>
    </message>
    <message>
        <source>the point that all workers measure has another figure on it than on the first one</source>
        <translation>所有工作进程都测量的点，在它上面的数值与在第一个上面的不同</translation>
    </message>
    <message>
        <source>the process&apos;s allocator cannot be changed where this thread uses another one</source>
        <translation>此线程使用另一个分配器时，不能更改进程的分配器</translation>
    </message>
    <message>
        <source>the program cannot be started: {}</source>
        <translation>无法启动程序：{}</translation>
    </message>
    <message>
        <source>the program cannot be written for the disassembler</source>
        <translation>无法为反汇编器写出程序</translation>
    </message>
    <message>
        <source>the program has no kernel &apos;{}&apos;, or several</source>
        <translation>程序没有内核“{}”，或有多个</translation>
    </message>
    <message>
        <source>the program has no kernels</source>
        <translation>程序没有内核</translation>
    </message>
    <message>
        <source>the program has {}</source>
        <translation>程序有 {}</translation>
    </message>
    <message>
        <source>the range from {} to {} is empty</source>
        <translation>从 {} 到 {} 的范围是空的</translation>
    </message>
    <message>
        <source>the range of the histogram does not go from a number to a greater one</source>
        <translation>直方图的范围不是从一个数到更大的数</translation>
    </message>
    <message>
        <source>the recipe is longer than {} characters</source>
        <translation>配方长于 {} 个字符</translation>
    </message>
    <message>
        <source>the registers and parameters of a function take more than {} MiB a warp</source>
        <translation>函数的寄存器和参数每 warp 占用超过 {} MiB</translation>
    </message>
    <message>
        <source>the registers of the vector have different widths</source>
        <translation>向量的寄存器位宽不同</translation>
    </message>
    <message>
        <source>the report cannot be drawn as PDF</source>
        <translation>报告无法绘制为 PDF</translation>
    </message>
    <message>
        <source>the report has no such chart; it has: none</source>
        <translation>报告没有这样的图表；它没有图表</translation>
    </message>
    <message>
        <source>the report has no such chart; it has: {}</source>
        <translation>报告没有这样的图表；它有：{}</translation>
    </message>
    <message>
        <source>the request does not name the machine code by its hash</source>
        <translation>请求没有用哈希指定机器码</translation>
    </message>
    <message>
        <source>the request&apos;s own bytes did not arrive</source>
        <translation>请求自身的字节没有到达</translation>
    </message>
    <message>
        <source>the result has {} bytes where the function gives {}</source>
        <translation>结果有 {} 字节，而函数给出 {}</translation>
    </message>
    <message>
        <source>the result is there twice</source>
        <translation>结果出现了两次</translation>
    </message>
    <message numerus="yes">
        <source>the run takes {} byte(s), more than {}</source>
        <translation>
            <numerusform>运行占用 {} 字节，超过 {}</numerusform>
        </translation>
    </message>
    <message>
        <source>the seed must be a whole number from 0 to 18446744073709551615</source>
        <translation>种子须为 0 到 18446744073709551615 的整数</translation>
    </message>
    <message>
        <source>the session in this report holds no source</source>
        <translation>此报告中的会话不含源代码</translation>
    </message>
    <message numerus="yes">
        <source>the shape of the tensor &apos;{}&apos; means {} byte(s); it has {}</source>
        <translation>
            <numerusform>张量“{}”的形状意味着 {} 字节；它有 {}</numerusform>
        </translation>
    </message>
    <message>
        <source>the size of a file</source>
        <translation>文件的大小</translation>
    </message>
    <message>
        <source>the size of an array</source>
        <translation>数组的大小</translation>
    </message>
    <message>
        <source>the size of {} is missing</source>
        <translation>缺少 {} 的大小</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>源操作数</translation>
    </message>
    <message>
        <source>the source defines it more than once</source>
        <translation>源代码多次定义了它</translation>
    </message>
    <message>
        <source>the source defines it more than once; write out what it stands for</source>
        <translation>源代码多次定义了它；请写出它所代表的内容</translation>
    </message>
    <message>
        <source>the source has no one definition of the kernel &apos;{}&apos; for launch bounds</source>
        <translation>源代码中内核“{}”没有可设启动边界的唯一定义</translation>
    </message>
    <message>
        <source>the source has no one kernel of that name; it has {}</source>
        <translation>源代码没有该名称的唯一内核；它有 {}</translation>
    </message>
    <message>
        <source>the source includes more than 4,096 headers</source>
        <translation>源代码包含超过 4,096 个头文件</translation>
    </message>
    <message>
        <source>the stack of {} bytes a thread is used up: {} more are needed with {} in use</source>
        <translation>每线程 {} 字节的栈已用尽：还需 {}，已用 {}</translation>
    </message>
    <message>
        <source>the step of &apos;{}&apos; is 0; the least is 1</source>
        <translation>“{}”的步长为 0；最小为 1</translation>
    </message>
    <message>
        <source>the step of a plot is 0; the least is 1</source>
        <translation>曲线图的步长为 0；最小为 1</translation>
    </message>
    <message>
        <source>the sweep has no point {}</source>
        <translation>扫描没有点 {}</translation>
    </message>
    <message>
        <source>the system ended a kernel that ran too long on a device with a display</source>
        <translation>系统结束了在连有显示器的设备上运行太久的内核</translation>
    </message>
    <message>
        <source>the system ends processes where memory runs out</source>
        <translation>系统在内存不足时会结束进程</translation>
    </message>
    <message>
        <source>the system ends processes where memory runs out ({})</source>
        <translation>系统在内存不足时会结束进程 ({})</translation>
    </message>
    <message>
        <source>the system refused the driver&apos;s request</source>
        <translation>系统拒绝了驱动的请求</translation>
    </message>
    <message>
        <source>the system&apos;s log may have the driver&apos;s own words</source>
        <translation>系统日志中可能有驱动自己的说明</translation>
    </message>
    <message>
        <source>the tensor &apos;{}&apos; lies outside of the file, or the file is cut off</source>
        <translation>张量“{}”位于文件之外，或文件被截断</translation>
    </message>
    <message>
        <source>the text holds a NUL character here; a CUDA source is text in UTF-8</source>
        <translation>文本在此含有 NUL 字符；CUDA 源代码须为 UTF-8 文本</translation>
    </message>
    <message>
        <source>the text holds a byte 0xFF here; a CUDA source is text in UTF-8</source>
        <translation>文本在此含有字节 0xFF；CUDA 源代码须为 UTF-8 文本</translation>
    </message>
    <message>
        <source>the text is larger than {} bytes</source>
        <translation>文本大于 {} 字节</translation>
    </message>
    <message>
        <source>the text of a pragma</source>
        <translation>pragma 的文本</translation>
    </message>
    <message>
        <source>the timing was cancelled</source>
        <translation>计时已取消</translation>
    </message>
    <message>
        <source>the values of &apos;{}&apos; take more than {} bytes</source>
        <translation>“{}”的值占用超过 {} 字节</translation>
    </message>
    <message>
        <source>the vector has {} elements instead of {}</source>
        <translation>向量有 {} 个元素，而不是 {} 个</translation>
    </message>
    <message numerus="yes">
        <source>the view has more numbers than a buffer can have; this one has {} byte(s)</source>
        <translation>
            <numerusform>视图的数多于缓冲区所能容纳的；此缓冲区有 {} 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>the view has {} dimensions; at most {} are shown</source>
        <translation>视图有 {} 维；最多显示 {}</translation>
    </message>
    <message numerus="yes">
        <source>the view reaches to byte {}, but the buffer has {} byte(s); make the shape, the strides or the offset smaller</source>
        <translation>
            <numerusform>视图延伸到字节 {}，而缓冲区有 {} 字节；请减小形状、步幅或偏移</numerusform>
        </translation>
    </message>
    <message>
        <source>the view starts a number within a byte</source>
        <translation>视图中有数从字节中间开始</translation>
    </message>
    <message>
        <source>the width of shared memory banks is fixed on every GPU that CUDA 13.0 supports; there is nothing to set</source>
        <translation>共享内存 bank 的宽度在 CUDA 13.0 支持的每个 GPU 上都是固定的；没有可设置的</translation>
    </message>
    <message>
        <source>the worker asks for bytes that the launch does not have</source>
        <translation>工作进程请求了启动所没有的字节</translation>
    </message>
    <message>
        <source>the worker ended with it twice; the last time: {}</source>
        <translation>工作进程两次因它而结束；最后一次：{}</translation>
    </message>
    <message>
        <source>the worker sent other bytes than were asked for</source>
        <translation>工作进程发送的字节与所请求的不同</translation>
    </message>
    <message>
        <source>the {}</source>
        <translation>{}</translation>
    </message>
    <message numerus="yes">
        <source>the {} byte(s) of {}</source>
        <translation>
            <numerusform>{1} 的 {0} 字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {} byte(s) that malloc gave</source>
        <translation>
            <numerusform>malloc 给出的 {} 字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {} byte(s) that malloc gave and free took back</source>
        <translation>
            <numerusform>malloc 给出并由 free 收回的 {} 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>the {} worst differences are wanted; at most {} are kept</source>
        <translation>要求 {} 个最大差异；最多保留 {}</translation>
    </message>
    <message>
        <source>the {}-byte shared variable</source>
        <translation>{} 字节的共享变量</translation>
    </message>
    <message>
        <source>the {}-byte variable {}</source>
        <translation>{} 字节的变量 {}</translation>
    </message>
    <message>
        <source>there are more than {}</source>
        <translation>超过 {} 个</translation>
    </message>
    <message>
        <source>there are more than {} elements</source>
        <translation>元素超过 {} 个</translation>
    </message>
    <message>
        <source>there are more than {} rows</source>
        <translation>行超过 {} 个</translation>
    </message>
    <message>
        <source>there are no bytes to register</source>
        <translation>没有可注册的字节</translation>
    </message>
    <message>
        <source>there are no vectors of .b128</source>
        <translation>没有 .b128 的向量</translation>
    </message>
    <message>
        <source>there are too many coordinates</source>
        <translation>坐标太多</translation>
    </message>
    <message>
        <source>there are two axes of that name</source>
        <translation>有两个轴同名</translation>
    </message>
    <message>
        <source>there are {} emulated GPUs in this process already</source>
        <translation>此进程中已有 {} 个模拟 GPU</translation>
    </message>
    <message>
        <source>there are {} ranges of addresses in use already</source>
        <translation>已有 {} 个地址范围在使用</translation>
    </message>
    <message numerus="yes">
        <source>there are {} strides, but the shape has {} dimension(s)</source>
        <translation>
            <numerusform>有 {} 个步幅，而形状有 {} 维</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no compile_commands.json</source>
        <translation>没有 compile_commands.json</translation>
    </message>
    <message>
        <source>there is no constant of that name; there are {}</source>
        <translation>没有该名称的常量；有 {}</translation>
    </message>
    <message>
        <source>there is no device memory left for a cooperative launch</source>
        <translation>没有可供协作启动使用的设备内存</translation>
    </message>
    <message>
        <source>there is no element {}; the view has {}</source>
        <translation>没有元素 {}；视图有 {} 个</translation>
    </message>
    <message>
        <source>there is no empty kernel</source>
        <translation>没有空内核</translation>
    </message>
    <message>
        <source>there is no image to read device code from</source>
        <translation>没有可从中读取设备代码的映像</translation>
    </message>
    <message>
        <source>there is no kernel &apos;{}&apos;, or several; {}</source>
        <translation>没有内核“{}”，或有多个；{}</translation>
    </message>
    <message>
        <source>there is no memory for the local and shared memory of a block of {} threads with {} bytes each</source>
        <translation>没有内存可容纳 {} 个线程、每线程 {} 字节的块的局部和共享内存</translation>
    </message>
    <message>
        <source>there is no memory for the registers of all resident blocks</source>
        <translation>没有内存可容纳所有驻留块的寄存器</translation>
    </message>
    <message>
        <source>there is no slice {} on axis {}, which has {}</source>
        <translation>轴 {1} 上没有切片 {0}，该轴有 {2} 个</translation>
    </message>
    <message>
        <source>there is no source &quot;{}&quot;</source>
        <translation>没有源文件“{}”</translation>
    </message>
    <message>
        <source>there is no such device here; devices are named cuda:0, cuda:1 and so on, and emulated</source>
        <translation>此处没有这样的设备；设备名为 cuda:0、cuda:1 等，以及 emulated</translation>
    </message>
    <message>
        <source>there is no such feature</source>
        <translation>没有这样的功能</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有这样的文件</translation>
    </message>
    <message>
        <source>there is no such operation on this type</source>
        <translation>此类型没有这样的运算</translation>
    </message>
    <message>
        <source>there is no such output; the outputs are {}</source>
        <translation>没有这样的输出；输出为 {}</translation>
    </message>
    <message>
        <source>there is no such output; {} has none</source>
        <translation>没有这样的输出；{} 没有输出</translation>
    </message>
    <message>
        <source>there is no such parameter; {}</source>
        <translation>没有这样的参数；{}</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>内存不足以容纳图片</translation>
    </message>
    <message>
        <source>there is not enough memory for {} elements</source>
        <translation>内存不足以容纳 {} 个元素</translation>
    </message>
    <message>
        <source>there is not enough memory to read it</source>
        <translation>内存不足，无法读取它</translation>
    </message>
    <message>
        <source>there must be one at least</source>
        <translation>至少须有一个</translation>
    </message>
    <message>
        <source>thermal slowdown</source>
        <translation>过热降频</translation>
    </message>
    <message>
        <source>they are times</source>
        <translation>它们是时间</translation>
    </message>
    <message>
        <source>they do not have the map&apos;s size</source>
        <translation>它们与图的大小不符</translation>
    </message>
    <message>
        <source>they do not have the picture&apos;s size</source>
        <translation>它们与图片的大小不符</translation>
    </message>
    <message>
        <source>this NVML is too old to tell it</source>
        <translation>此 NVML 太旧，不能给出它</translation>
    </message>
    <message>
        <source>this aligned memory is freed already</source>
        <translation>此对齐内存已释放</translation>
    </message>
    <message>
        <source>this array is freed already</source>
        <translation>此数组已释放</translation>
    </message>
    <message>
        <source>this block has no end</source>
        <translation>此块没有结束</translation>
    </message>
    <message>
        <source>this column is named twice</source>
        <translation>此列指定了两次</translation>
    </message>
    <message>
        <source>this column is not known; the columns are {}</source>
        <translation>此列未知；各列为 {}</translation>
    </message>
    <message>
        <source>this combination of modifiers has no meaning</source>
        <translation>此修饰符组合没有含义</translation>
    </message>
    <message>
        <source>this comment has no end</source>
        <translation>此注释没有结束</translation>
    </message>
    <message>
        <source>this compiler option is refused: {}</source>
        <translation>此编译器选项被拒绝：{}</translation>
    </message>
    <message>
        <source>this device or its driver does not tell it</source>
        <translation>此设备或其驱动没有给出它</translation>
    </message>
    <message>
        <source>this header was not read: it lies outside the folder of a program that is not trusted yet; trust it first</source>
        <translation>没有读取此头文件：它位于尚未受信任的程序的文件夹之外；请先信任该程序</translation>
    </message>
    <message>
        <source>this instruction is not emulated ({})</source>
        <translation>不模拟此指令 ({})</translation>
    </message>
    <message>
        <source>this instruction is not emulated without more modifiers</source>
        <translation>没有更多修饰符时不模拟此指令</translation>
    </message>
    <message>
        <source>this instruction needs .target sm_{}</source>
        <translation>此指令需要 .target sm_{}</translation>
    </message>
    <message>
        <source>this is no file of measured peaks, or one of another version</source>
        <translation>这不是测得峰值的文件，或是另一版本的</translation>
    </message>
    <message>
        <source>this is no journal of a sweep</source>
        <translation>这不是扫描的日志</translation>
    </message>
    <message>
        <source>this is no journal of a sweep, or its first line is damaged</source>
        <translation>这不是扫描的日志，或其首行已损坏</translation>
    </message>
    <message>
        <source>this is not a KernelDesk report: &quot;format&quot;: &quot;kerneldesk-report&quot; is missing</source>
        <translation>这不是 KernelDesk 报告：缺少 &quot;format&quot;: &quot;kerneldesk-report&quot;</translation>
    </message>
    <message>
        <source>this is not a KernelDesk session: &quot;format&quot;: &quot;kerneldesk-session&quot; is missing</source>
        <translation>这不是 KernelDesk 会话：缺少 &quot;format&quot;: &quot;kerneldesk-session&quot;</translation>
    </message>
    <message>
        <source>this is not a number</source>
        <translation>这不是数</translation>
    </message>
    <message>
        <source>this is not a regular file</source>
        <translation>这不是普通文件</translation>
    </message>
    <message>
        <source>this kernel was not loaded by the emulated GPU</source>
        <translation>此内核不是由模拟 GPU 加载的</translation>
    </message>
    <message>
        <source>this limit</source>
        <translation>此限制</translation>
    </message>
    <message>
        <source>this memory is freed already</source>
        <translation>此内存已释放</translation>
    </message>
    <message>
        <source>this memory is given back already</source>
        <translation>此内存已归还</translation>
    </message>
    <message>
        <source>this memory is not registered any more</source>
        <translation>此内存已不再注册</translation>
    </message>
    <message>
        <source>this memory of another process is closed already</source>
        <translation>另一进程的此内存已关闭</translation>
    </message>
    <message>
        <source>this page holds the data of more than one report</source>
        <translation>此页面含有不止一份报告的数据</translation>
    </message>
    <message>
        <source>this page is cut off: the end of its data is missing</source>
        <translation>此页面被截断：缺少其数据的结尾</translation>
    </message>
    <message>
        <source>this page is not a KernelDesk report: it has no block of a report&apos;s data</source>
        <translation>此页面不是 KernelDesk 报告：它没有报告数据块</translation>
    </message>
    <message>
        <source>this page-locked memory is freed already</source>
        <translation>此页锁定内存已释放</translation>
    </message>
    <message>
        <source>this program does not find its own place</source>
        <translation>此程序找不到自身的位置</translation>
    </message>
    <message>
        <source>this recipe takes nothing in its brackets</source>
        <translation>此配方的括号中不接受内容</translation>
    </message>
    <message>
        <source>this report holds no session to open again</source>
        <translation>此报告不含可重新打开的会话</translation>
    </message>
    <message>
        <source>this string has no end</source>
        <translation>此字符串没有结束</translation>
    </message>
    <message>
        <source>this texture reads linear memory, not an array</source>
        <translation>此纹理读取线性内存，而不是数组</translation>
    </message>
    <message>
        <source>this user may not read it</source>
        <translation>此用户无权读取它</translation>
    </message>
    <message>
        <source>this value has no end</source>
        <translation>此值没有结束</translation>
    </message>
    <message>
        <source>this variable is larger than {} bytes</source>
        <translation>此变量大于 {} 字节</translation>
    </message>
    <message>
        <source>thread {} has ended</source>
        <translation>线程 {} 已结束</translation>
    </message>
    <message>
        <source>thread {} waits at {}</source>
        <translation>线程 {} 在 {} 等待</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>threads come to barrier {} with different counts of threads: {} and {} (0: all of the block)</source>
        <translation>线程以不同的线程数到达屏障 {}：{} 和 {}（0：整个块）</translation>
    </message>
    <message>
        <source>threads of one warp wait for each other at two barriers: some at {}, some at {}</source>
        <translation>同一 warp 的线程在两个屏障互相等待：一些在 {}，一些在 {}</translation>
    </message>
    <message>
        <source>tileiras makes code for sm_80 and later, and this is {}.</source>
        <translation>tileiras 为 sm_80 及以上生成代码，而这是 {}。</translation>
    </message>
    <message>
        <source>tileiras says: {}</source>
        <translation>tileiras 的消息：{}</translation>
    </message>
    <message>
        <source>tileiras was found as {}, but not all of its parts: install the whole CUDA toolkit, 13.3 or later, or pip&apos;s {} of the same version.</source>
        <translation>找到了 tileiras {}，但它的部件不全：请安装完整的 CUDA 工具包 13.3 或更高版本，或 pip 的同版本 {}。</translation>
    </message>
    <message>
        <source>tileiras was looked for {}, in CUDA_PATH and on PATH, and not found: install the CUDA toolkit, 13.3 or later, or its pip packages nvidia-cuda-tileiras, nvidia-cuda-nvcc and nvidia-nvvm.</source>
        <translation>在 {}、CUDA_PATH 和 PATH 中查找了 tileiras，未找到：请安装 CUDA 工具包 13.3 或更高版本，或其 pip 包 nvidia-cuda-tileiras、nvidia-cuda-nvcc 和 nvidia-nvvm。</translation>
    </message>
    <message>
        <source>tileiras was replaced since this process was started</source>
        <translation>tileiras 在此进程启动之后被替换</translation>
    </message>
    <message>
        <source>tileiras {}</source>
        <translation>tileiras {}</translation>
    </message>
    <message>
        <source>tileiras&apos; machine code takes more memory than there is.</source>
        <translation>tileiras 的机器码所需内存超过现有的。</translation>
    </message>
    <message>
        <source>tileirdisasm was ended at its deadline of {} s; Tile IR of this size, or a busy machine, takes it longer.</source>
        <translation>tileirdisasm 在 {} 秒的期限到时被终止；这样大的 Tile IR 或繁忙的机器需要更长时间。</translation>
    </message>
    <message>
        <source>timeout</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>too many MPS clients</source>
        <translation>MPS 客户端太多</translation>
    </message>
    <message>
        <source>too many MPS connections</source>
        <translation>MPS 连接太多</translation>
    </message>
    <message>
        <source>too many resources</source>
        <translation>资源太多</translation>
    </message>
    <message>
        <source>trap</source>
        <translation>trap</translation>
    </message>
    <message>
        <source>two are called &apos;{}&apos;</source>
        <translation>有两个名为“{}”</translation>
    </message>
    <message>
        <source>two workers in a row ended with it; the last one: {}</source>
        <translation>连续两个工作进程因它而结束；最后一个：{}</translation>
    </message>
    <message>
        <source>uncorrectable NVLink error</source>
        <translation>无法纠正的 NVLink 错误</translation>
    </message>
    <message>
        <source>uncorrectable memory error</source>
        <translation>无法纠正的内存错误</translation>
    </message>
    <message>
        <source>unknown CUDA error</source>
        <translation>未知 CUDA 错误</translation>
    </message>
    <message>
        <source>unknown error</source>
        <translation>未知错误</translation>
    </message>
    <message>
        <source>unknown fault</source>
        <translation>未知故障</translation>
    </message>
    <message>
        <source>unsigned __int128</source>
        <translation>unsigned __int128</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>variable {} has no memory: it is declared, but not defined, or of no size</source>
        <translation>变量 {} 没有内存：它已声明但未定义，或没有大小</translation>
    </message>
    <message>
        <source>variable {} is in .{}, which this is not an access to</source>
        <translation>变量 {} 在 .{} 中，而这不是对该空间的访问</translation>
    </message>
    <message>
        <source>variable {} is in a state space that it cannot be in</source>
        <translation>变量 {} 位于它不能位于的状态空间</translation>
    </message>
    <message>
        <source>variable {} of {} bytes does not fit into the device&apos;s memory</source>
        <translation>变量 {} 有 {} 字节，设备的内存容纳不下</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>virtual resources</source>
        <translation>虚拟资源</translation>
    </message>
    <message numerus="yes">
        <source>volatile or atomic read of {} byte(s)</source>
        <translation>
            <numerusform>volatile 或原子读取 {} 字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>volatile write of or atomic operation on {} byte(s)</source>
        <translation>
            <numerusform>volatile 写入或原子操作 {} 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>warps</source>
        <translation>warp</translation>
    </message>
    <message>
        <source>was ended by {}</source>
        <translation>被 {} 终止</translation>
    </message>
    <message>
        <source>was ended by {} ({})</source>
        <translation>被 {} 终止 ({})</translation>
    </message>
    <message>
        <source>what it sends arrives damaged: something changes the stream or writes into it on the way, such as a terminal or a start-up file of the shell</source>
        <translation>它发送的内容到达时已损坏：途中有东西更改了数据流或向其中写入，例如终端或 shell 的启动文件</translation>
    </message>
    <message>
        <source>what it sends breaks KernelDesk&apos;s protocol: {}</source>
        <translation>它发送的内容违反 KernelDesk 的协议：{}</translation>
    </message>
    <message>
        <source>what it sends is damaged: a message is empty or longer than {} MiB</source>
        <translation>它发送的内容已损坏：有消息是空的或长于 {} MiB</translation>
    </message>
    <message>
        <source>what its header says of the tensor &apos;{}&apos; cannot be read</source>
        <translation>无法读取其头对张量“{}”的说明</translation>
    </message>
    <message>
        <source>what the worker sent to this process arrived damaged; the machine&apos;s memory may be at fault</source>
        <translation>工作进程发送给此进程的内容到达时已损坏；可能是本机内存的问题</translation>
    </message>
    <message>
        <source>what was measured has one</source>
        <translation>所测量的有一个</translation>
    </message>
    <message>
        <source>what was refused has none</source>
        <translation>被拒绝的没有</translation>
    </message>
    <message>
        <source>what {} points to is not known</source>
        <translation>{} 所指向的内容未知</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>words are of 4, 8 or 16 bytes, not {}</source>
        <translation>字为 4、8 或 16 字节，而不是 {}</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>工作进程</translation>
    </message>
    <message numerus="yes">
        <source>write of {} byte(s)</source>
        <translation>
            <numerusform>写入 {} 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>write to constant memory</source>
        <translation>写入常量内存</translation>
    </message>
    <message>
        <source>written out, the expression has more than {} characters</source>
        <translation>展开后，表达式超过 {} 个字符</translation>
    </message>
    <message>
        <source>{0} would bound it, by the measured {1}</source>
        <translation>按测得的 {1}，它将受限于 {0}</translation>
    </message>
    <message>
        <source>{0} would bound it: at most {1}, by the measured {2}</source>
        <translation>按测得的 {2}，它将受限于 {0}：最多 {1}</translation>
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
        <translation>{} CUDA_VISIBLE_DEVICES 设为“{}”，这可能会隐藏设备。</translation>
    </message>
    <message>
        <source>{} GiB of addresses are more than a range on demand has</source>
        <translation>{} GiB 地址超过按需范围所能有的</translation>
    </message>
    <message>
        <source>{} GiB of addresses cannot be reserved ({}); a limit on address space (ulimit -v) may be set, raise it</source>
        <translation>无法保留 {} GiB 地址 ({})；可能设置了地址空间限制 (ulimit -v)，请调高它</translation>
    </message>
    <message>
        <source>{} One of its warps was at {}.</source>
        <translation>{} 其一个 warp 位于 {}。</translation>
    </message>
    <message>
        <source>{} The host code, main() too, was not checked.</source>
        <translation>{} 没有检查主机代码，包括 main()。</translation>
    </message>
    <message>
        <source>{} and on PATH</source>
        <translation>{} 和 PATH</translation>
    </message>
    <message>
        <source>{} and on the loader&apos;s path</source>
        <translation>{} 和加载器的路径</translation>
    </message>
    <message>
        <source>{} and wrote nothing else</source>
        <translation>{}，此外没有写出任何内容</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} 和 {}</translation>
    </message>
    <message>
        <source>{} and {} are not in one module, since one of them is a kernel of CUDA Tile: take expr: or file:</source>
        <translation>{} 和 {} 不在同一模块中，因为其中之一是 CUDA Tile 的内核：请用 expr: 或 file:</translation>
    </message>
    <message>
        <source>{} and {} numbers cannot be compared: both views need the same shape</source>
        <translation>{} 个数与 {} 个数无法比较：两个视图的形状须相同</translation>
    </message>
    <message>
        <source>{} asks for device {}, which this machine does not have.</source>
        <translation>{} 要求设备 {}，而本机没有它。</translation>
    </message>
    <message>
        <source>{} at local address {}, {} before the start of local memory of the function, in that of its caller</source>
        <translation>{}，位于局部地址 {}，在函数局部内存的开头之前 {}，处于其调用者的局部内存中</translation>
    </message>
    <message>
        <source>{} at shared address {} by thread {}</source>
        <translation>{}，位于共享地址 {}，由线程 {} 进行</translation>
    </message>
    <message>
        <source>{} at {}</source>
        <translation>{}，位于 {}</translation>
    </message>
    <message>
        <source>{} at {} address {}</source>
        <translation>{0}，位于 {1} 地址 {2}</translation>
    </message>
    <message>
        <source>{} at {} address {}, {}</source>
        <translation>{0}，位于 {1} 地址 {2}，{3}</translation>
    </message>
    <message>
        <source>{} at {} by thread {}</source>
        <translation>{}，位于 {}，由线程 {} 进行</translation>
    </message>
    <message>
        <source>{} at {}, a generic address of {} memory, as if it were global</source>
        <translation>{}，位于 {}，它是 {} 内存的通用地址，却当作全局地址使用</translation>
    </message>
    <message>
        <source>{} at {}, which is misaligned by {}: it must be a multiple of {}</source>
        <translation>{}，位于 {}，其对齐偏差为 {}：须为 {} 的整数倍</translation>
    </message>
    <message>
        <source>{} at {}, which is not in constant memory</source>
        <translation>{}，位于 {}，它不在常量内存中</translation>
    </message>
    <message numerus="yes">
        <source>{} block(s)</source>
        <translation>
            <numerusform>{} 个块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} byte(s)</source>
        <translation>
            <numerusform>{} 字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} byte(s) at {} lie outside the parameters, which have {}</source>
        <translation>
            <numerusform>位于 {1} 的 {0} 字节超出参数的范围，参数有 {2} 字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} byte(s) before the start of {}</source>
        <translation>
            <numerusform>在 {1} 的开头之前 {0} 字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} byte(s) had to be sent along, not {}</source>
        <translation>
            <numerusform>须一并发送 {} 字节，而不是 {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} byte(s) past the end of {}</source>
        <translation>
            <numerusform>超出 {1} 的结尾 {0} 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>{} bytes at {} are outside of the {} bytes of the parameter</source>
        <translation>位于 {1} 的 {0} 字节在参数的 {2} 字节之外</translation>
    </message>
    <message>
        <source>{} bytes of host memory cannot be had: {}</source>
        <translation>无法获得 {} 字节主机内存：{}</translation>
    </message>
    <message>
        <source>{} came out at {}, above what the device&apos;s clocks allow; the figure is not kept</source>
        <translation>{} 的结果为 {}，高于设备时钟所允许的；不保存该数值</translation>
    </message>
    <message>
        <source>{} cannot be rounded up to a multiple of {}</source>
        <translation>{} 不能向上取整为 {} 的整数倍</translation>
    </message>
    <message>
        <source>{} cannot be set; MAX_DYNAMIC_SHARED_SIZE_BYTES and PREFERRED_SHARED_MEMORY_CARVEOUT can</source>
        <translation>{} 不能设置；可设置的有 MAX_DYNAMIC_SHARED_SIZE_BYTES 和 PREFERRED_SHARED_MEMORY_CARVEOUT</translation>
    </message>
    <message>
        <source>{} closes nothing</source>
        <translation>{} 没有对应的开头</translation>
    </message>
    <message>
        <source>{} comes back to itself through what it includes: #pragma once in its first line ends that.</source>
        <translation>{} 通过自己的包含又回到自身：在首行写 #pragma once 即可避免。</translation>
    </message>
    <message>
        <source>{} compiled it, and {} the program that it would be compared with: compile the program anew.</source>
        <translation>{} 编译了它，而要与之比较的程序由 {} 编译：请重新编译程序。</translation>
    </message>
    <message>
        <source>{} could not be compared with its reference: {}</source>
        <translation>{} 无法与其参考比较：{}</translation>
    </message>
    <message numerus="yes">
        <source>{} differs from its reference in {} element(s), first at index {}: expected {}, got {}.</source>
        <translation>
            <numerusform>{} 与其参考有 {} 个元素不同，第一处在索引 {}：预期 {}，实际 {}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{} does not fit in 64 bits</source>
        <translation>{} 超出 64 位</translation>
    </message>
    <message>
        <source>{} does not fit in {}</source>
        <translation>{} 放不进 {}</translation>
    </message>
    <message>
        <source>{} does not lie within what holds it</source>
        <translation>{} 不在其所属范围之内</translation>
    </message>
    <message>
        <source>{} elements are too many</source>
        <translation>{} 个元素太多</translation>
    </message>
    <message>
        <source>{} ends far before what is copied; it has {}</source>
        <translation>{} 远在所复制范围之前就已结束；它有 {}</translation>
    </message>
    <message>
        <source>{} ends {} before what is copied; it has {}</source>
        <translation>{} 在所复制范围之前 {} 处结束；它有 {}</translation>
    </message>
    <message>
        <source>{} for what its buffers hold before and after</source>
        <translation>{} 用于其缓冲区运行前后的内容</translation>
    </message>
    <message>
        <source>{} from address {} on are no whole elements of {} bytes</source>
        <translation>{} 从地址 {} 起不是由 {} 字节的完整元素组成</translation>
    </message>
    <message>
        <source>{} from byte {} on lie outside {}</source>
        <translation>{} 从第 {} 字节起位于 {} 之外</translation>
    </message>
    <message>
        <source>{} gave {}</source>
        <translation>{} 返回 {}</translation>
    </message>
    <message>
        <source>{} has no SASS metrics: counts by line need the CUPTI of CUDA 12.6 or newer, from a newer toolkit or the package nvidia-cuda-cupti.</source>
        <translation>{} 没有 SASS 指标：按行计数需要 CUDA 12.6 或更新版本的 CUPTI，可来自更新的工具包或软件包 nvidia-cuda-cupti。</translation>
    </message>
    <message>
        <source>{} has no command for {}, which is compiled as if there were no project.</source>
        <translation>{} 没有 {} 的编译命令，它按没有项目的情况编译。</translation>
    </message>
    <message>
        <source>{} has no component &apos;.{}&apos;</source>
        <translation>{} 没有分量“.{}”</translation>
    </message>
    <message>
        <source>{} has no function {}: it is no NVRTC, or one older than CUDA 12; install CUDA 13.</source>
        <translation>{} 没有函数 {}：它不是 NVRTC，或早于 CUDA 12；请安装 CUDA 13。</translation>
    </message>
    <message>
        <source>{} has no member &apos;{}&apos;; it has {}</source>
        <translation>{} 没有成员“{}”；它有 {}</translation>
    </message>
    <message>
        <source>{} has rows {} apart, and {} of each are to be copied</source>
        <translation>{} 的行间距为 {}，而每行要复制 {}</translation>
    </message>
    <message numerus="yes">
        <source>{} has {} byte(s), not the {} that are needed</source>
        <translation>
            <numerusform>{} 有 {} 字节，而需要的是 {} 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>{} holds &quot;{}&quot;, which is no compute capability of the emulated GPU; it can be {}, and is 9.0 now.</source>
        <translation>{} 为“{}”，不是模拟 GPU 的计算能力；可以是 {}，目前为 9.0。</translation>
    </message>
    <message>
        <source>{} holds &quot;{}&quot;, which is no device number; write 0 for the first device.</source>
        <translation>{} 为“{}”，不是设备号；第一个设备请写 0。</translation>
    </message>
    <message>
        <source>{} in the {}, which was freed</source>
        <translation>{}，位于已释放的 {}</translation>
    </message>
    <message>
        <source>{} in {}</source>
        <translation>{}，位于 {}</translation>
    </message>
    <message>
        <source>{} is CUPTI with API version {}, whose records are not known; known are those of CUDA 11 to 13.</source>
        <translation>{} 是 API 版本为 {} 的 CUPTI，其记录格式未知；已知的是 CUDA 11 至 13 的格式。</translation>
    </message>
    <message>
        <source>{} is a kernel of CUDA Tile, which is launched by its grid alone</source>
        <translation>{} 是 CUDA Tile 内核，启动只需网格</translation>
    </message>
    <message>
        <source>{} is a kernel of CUDA Tile, which is launched by its grid alone: leave the block out</source>
        <translation>{} 是 CUDA Tile 内核，启动只需网格：请不要写块</translation>
    </message>
    <message>
        <source>{} is compiled for blocks of {} threads, not {}</source>
        <translation>{} 按每块 {} 个线程编译，不是 {} 个</translation>
    </message>
    <message>
        <source>{} is declared already</source>
        <translation>{} 已经声明过</translation>
    </message>
    <message>
        <source>{} is declared with other parameters before</source>
        <translation>{} 先前以不同的参数声明过</translation>
    </message>
    <message>
        <source>{} is given twice</source>
        <translation>{} 给出了两次</translation>
    </message>
    <message>
        <source>{} is impossible: it is above the {} of the fastest arithmetic of this device; either the declared operations are too many, or the kernel does not do them.</source>
        <translation>{} 不可能：高于此设备最快运算的 {}；要么声明的运算量太多，要么内核并没有做这些运算。</translation>
    </message>
    <message>
        <source>{} is impossible: it is above the {} of this device&apos;s memory; either the declared bytes are too many, or a cache served them.</source>
        <translation>{} 不可能：高于此设备内存的 {}；要么声明的字节数太多，要么数据来自缓存。</translation>
    </message>
    <message>
        <source>{} is impossible: it is above the {} that L2 and memory of this device can move; either the declared bytes are too many, or the kernel has them from registers, shared memory or L1.</source>
        <translation>{} 不可能：高于此设备的 L2 和内存所能传输的 {}；要么声明的字节数太多，要么内核从寄存器、共享内存或 L1 获得数据。</translation>
    </message>
    <message>
        <source>{} is neither beside {} nor in an include folder: add its folder (-I), or configure the project so that compile_commands.json names it.</source>
        <translation>{} 既不在 {} 旁边，也不在包含文件夹中：请添加其文件夹 (-I)，或配置项目使 compile_commands.json 列出它。</translation>
    </message>
    <message>
        <source>{} is no address</source>
        <translation>{} 不是地址</translation>
    </message>
    <message>
        <source>{} is no compute capability that is known</source>
        <translation>{} 不是已知的计算能力</translation>
    </message>
    <message>
        <source>{} is no number that a preset gives</source>
        <translation>{} 不是预设给出的数</translation>
    </message>
    <message>
        <source>{} is no target such as sm_90</source>
        <translation>{} 不是 sm_90 这样的目标</translation>
    </message>
    <message>
        <source>{} is no value of the type of &apos;{}&apos;</source>
        <translation>{} 不是“{}”类型的值</translation>
    </message>
    <message>
        <source>{} is no version of PTX</source>
        <translation>{} 不是 PTX 版本</translation>
    </message>
    <message>
        <source>{} is no whole number</source>
        <translation>{} 不是整数</translation>
    </message>
    <message>
        <source>{} is not declared as a function</source>
        <translation>{} 未声明为函数</translation>
    </message>
    <message>
        <source>{} is not declared as a predicate</source>
        <translation>{} 未声明为谓词</translation>
    </message>
    <message>
        <source>{} is not expected between the parameters and the body of a function</source>
        <translation>{} 不应出现在函数的参数与函数体之间</translation>
    </message>
    <message>
        <source>{} is not expected here</source>
        <translation>{} 不应出现在这里</translation>
    </message>
    <message>
        <source>{} is not expected in a declaration</source>
        <translation>{} 不应出现在声明中</translation>
    </message>
    <message>
        <source>{} is not expected in a function</source>
        <translation>{} 不应出现在函数中</translation>
    </message>
    <message>
        <source>{} is not expected in the value of &apos;{}&apos;</source>
        <translation>{} 不应出现在“{}”的值中</translation>
    </message>
    <message>
        <source>{} is not expected outside of functions</source>
        <translation>{} 不应出现在函数之外</translation>
    </message>
    <message>
        <source>{} is not from {} to {}</source>
        <translation>{} 不在 {} 到 {} 之间</translation>
    </message>
    <message>
        <source>{} is not used: {}</source>
        <translation>{} 未使用：{}</translation>
    </message>
    <message>
        <source>{} is one value, not members in braces</source>
        <translation>{} 是单个值，不是花括号中的成员</translation>
    </message>
    <message>
        <source>{} is too old to count: hardware counters need the CUPTI of CUDA 12.6 or newer, from a newer toolkit or the package nvidia-cuda-cupti.</source>
        <translation>{} 太旧，无法计数：硬件计数器需要 CUDA 12.6 或更新版本的 CUPTI，可来自更新的工具包或软件包 nvidia-cuda-cupti。</translation>
    </message>
    <message>
        <source>{} is {}, but bool takes true, false, 1 or 0</source>
        <translation>{} 为 {}，而 bool 接受 true、false、1 或 0</translation>
    </message>
    <message>
        <source>{} is {}, but {} takes a whole number from {} to {}</source>
        <translation>{} 为 {}，而 {} 接受从 {} 到 {} 的整数</translation>
    </message>
    <message>
        <source>{} is {}, which does not fit in {}: it holds {} to {}</source>
        <translation>{} 为 {}，放不进 {}：其范围是 {} 到 {}</translation>
    </message>
    <message>
        <source>{} is {}, which is too large for {}</source>
        <translation>{} 为 {}，对 {} 来说太大</translation>
    </message>
    <message>
        <source>{} is {}, which tells the type of its elements: write no other</source>
        <translation>{} 为 {}，它已说明元素类型：不要再写别的</translation>
    </message>
    <message>
        <source>{} lacks functions that CUPTI has since CUDA 11.</source>
        <translation>{} 缺少 CUPTI 自 CUDA 11 起就有的函数。</translation>
    </message>
    <message numerus="yes">
        <source>{} more folder(s) of headers are not here.</source>
        <translation>
            <numerusform>还有 {} 个头文件文件夹不在这里。</numerusform>
        </translation>
    </message>
    <message>
        <source>{} must be an integer from 0 to {}</source>
        <translation>{} 必须是 0 到 {} 的整数</translation>
    </message>
    <message>
        <source>{} must be at most {}</source>
        <translation>{} 最大为 {}</translation>
    </message>
    <message>
        <source>{} needs CUDA {}.{} or later; this is NVRTC {}</source>
        <translation>{} 需要 CUDA {}.{} 或更新版本；这里是 NVRTC {}</translation>
    </message>
    <message>
        <source>{} needs integers</source>
        <translation>{} 需要整数</translation>
    </message>
    <message>
        <source>{} needs {} of memory ({}); {}; make the buffers smaller, or close what else needs memory</source>
        <translation>{} 需要 {} 内存（{}）；{}；请缩小缓冲区，或关闭其他占用内存的程序</translation>
    </message>
    <message>
        <source>{} of host memory are wanted; {}</source>
        <translation>需要 {} 主机内存；{}</translation>
    </message>
    <message>
        <source>{} of the device&apos;s {} are free, {} are held here, {} by other programs and the driver</source>
        <translation>设备的 {1} 中有 {0} 空闲，{2} 由此处占用，{3} 由其他程序和驱动占用</translation>
    </message>
    <message>
        <source>{} of the {} that the worker may use are free</source>
        <translation>工作进程可用的 {1} 中有 {0} 空闲</translation>
    </message>
    <message>
        <source>{} of the {} that {} allows are free</source>
        <translation>{1} 允许的 {2} 中有 {0} 空闲</translation>
    </message>
    <message>
        <source>{} of this machine&apos;s {} of memory are free</source>
        <translation>本机 {1} 内存中有 {0} 空闲</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{0}（每块 {1}）</translation>
    </message>
    <message>
        <source>{} of {} bytes does not stay within one allocation of the device</source>
        <translation>{} 的 {} 字节没有完全落在设备的同一块分配之内</translation>
    </message>
    <message numerus="yes">
        <source>{} of {} differing element(s) fit, {} of {} elements that it names differ</source>
        <translation>
            <numerusform>{1} 个不同元素中有 {0} 个符合，所指的 {3} 个元素中有 {2} 个不同</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {} lies beyond what a GPU has</source>
        <translation>{1} 的 {0} 超出 GPU 所具有的范围</translation>
    </message>
    <message>
        <source>{} of {} threads of the block that have not ended do not come to this barrier: {}</source>
        <translation>块中尚未结束的 {1} 个线程里有 {0} 个没有到达此屏障：{2}</translation>
    </message>
    <message>
        <source>{} percentiles are wanted; at most {} are found</source>
        <translation>要求 {} 个百分位；最多求 {}</translation>
    </message>
    <message>
        <source>{} printed what is no listing of Tile IR; nothing else is affected.</source>
        <translation>{} 输出的不是 Tile IR 列表；其他不受影响。</translation>
    </message>
    <message>
        <source>{} printed what is no listing of machine code; nothing else is affected.</source>
        <translation>{} 输出的不是机器码列表；其他不受影响。</translation>
    </message>
    <message>
        <source>{} rows of {} elements, {} apart, do not lie in {}</source>
        <translation>间距 {2} 的 {0} 行、每行 {1} 个元素，不在 {3} 之内</translation>
    </message>
    <message>
        <source>{} takes no arguments</source>
        <translation>{} 不接受参数</translation>
    </message>
    <message>
        <source>{} takes {}</source>
        <translation>{} 接受 {}</translation>
    </message>
    <message numerus="yes">
        <source>{} takes {} argument(s), not {}</source>
        <translation>
            <numerusform>{} 接受 {} 个参数，而不是 {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} takes {} byte(s) of parameters; {} are set</source>
        <translation>
            <numerusform>{} 接受 {} 字节的参数；已设置 {}</numerusform>
        </translation>
    </message>
    <message>
        <source>{} takes {} here, not {}</source>
        <translation>{} 在此接受 {}，而不是 {}</translation>
    </message>
    <message numerus="yes">
        <source>{} takes {} value(s), not {}</source>
        <translation>
            <numerusform>{} 接受 {} 个值，而不是 {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} thread(s)</source>
        <translation>
            <numerusform>{} 个线程</numerusform>
        </translation>
    </message>
    <message>
        <source>{} through a null pointer</source>
        <translation>{}，经由空指针</translation>
    </message>
    <message>
        <source>{} through a null pointer minus {}</source>
        <translation>{}，经由空指针减 {}</translation>
    </message>
    <message>
        <source>{} through a null pointer plus {}</source>
        <translation>{}，经由空指针加 {}</translation>
    </message>
    <message>
        <source>{} to the constant {}</source>
        <translation>{}，目标是常量 {}</translation>
    </message>
    <message>
        <source>{} to the kernel&apos;s parameters</source>
        <translation>{}，目标是内核参数</translation>
    </message>
    <message numerus="yes">
        <source>{} warp(s)</source>
        <translation>
            <numerusform>{} 个 warp</numerusform>
        </translation>
    </message>
    <message>
        <source>{} was ended at its deadline of {} s; it loops without end, or it needs a longer deadline.</source>
        <translation>{} 在 {} 秒的期限到时被终止；它在无限循环，或需要更长的期限。</translation>
    </message>
    <message>
        <source>{} was not measured: its kernel computed something else than it should</source>
        <translation>{} 未测量：其内核的计算结果不对</translation>
    </message>
    <message numerus="yes">
        <source>{} were asked for; {} block(s) of {} are in use, the pool holds {}, of which {} are idle, at most {} in one piece</source>
        <translation>
            <numerusform>请求了 {}；{} 个块共 {} 正在使用，内存池持有 {}，其中 {} 空闲，最大一块为 {}</numerusform>
        </translation>
    </message>
    <message>
        <source>{} while it ran {}; the next run gets a new one.</source>
        <translation>{}，当时正在运行 {}；下次运行将得到新的进程。</translation>
    </message>
    <message>
        <source>{} while it ran {}; {}, the next run gets a new one.</source>
        <translation>{}，当时正在运行 {}；{}，下次运行将得到新的进程。</translation>
    </message>
    <message>
        <source>{} x {} texels, rows {} apart, do not lie in {}</source>
        <translation>{} x {} 纹素、行间距 {}，不在 {} 之内</translation>
    </message>
    <message>
        <source>{} {} is 0; it must be at least 1.</source>
        <translation>{} {} 为 0；至少须为 1。</translation>
    </message>
    <message>
        <source>{} {} is {}; the device takes at most {}.</source>
        <translation>{} {} 为 {}；设备最多接受 {}。</translation>
    </message>
    <message>
        <source>{} {} on this program; nothing else is affected.</source>
        <translation>{} {}（此程序）；其他不受影响。</translation>
    </message>
    <message numerus="yes">
        <source>{} {} sample(s) are left out, as the device held its clocks down then.</source>
        <translation>
            <numerusform>{0} {1} 个样本被舍去，因为设备当时降低了时钟频率。</numerusform>
        </translation>
    </message>
    <message>
        <source>{}, and the SM&apos;s {} hold {}</source>
        <translation>{}，而 SM 的 {} 可容纳 {}</translation>
    </message>
    <message>
        <source>{}, at {}</source>
        <translation>{}，在 {}</translation>
    </message>
    <message>
        <source>{}, at {} and at {}</source>
        <translation>{}，在 {} 和 {}</translation>
    </message>
    <message>
        <source>{}, column {}: {}</source>
        <translation>{}，第 {} 列：{}</translation>
    </message>
    <message>
        <source>{}, grid.x, block.x and the source&apos;s macros</source>
        <translation>{}、grid.x、block.x 和源代码的宏</translation>
    </message>
    <message>
        <source>{}, in CUDA_PATH and on PATH</source>
        <translation>{}、CUDA_PATH 和 PATH 中</translation>
    </message>
    <message>
        <source>{}, inlined into {}</source>
        <translation>{}，内联到 {}</translation>
    </message>
    <message>
        <source>{}, so one warp takes {} and {} of the SM ({}) holds {}; the whole SM holds {}, room for {}</source>
        <translation>{}，因此一个 warp 占用 {}，而 SM 的 {}（{}）可容纳 {}；整个 SM 可容纳 {}，剩余空间可放 {}</translation>
    </message>
    <message>
        <source>{}, where no allocation is</source>
        <translation>{}，那里没有分配</translation>
    </message>
    <message numerus="yes">
        <source>{}, {} byte(s)</source>
        <translation>
            <numerusform>{}，{} 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>{}, {} on the emulated GPU</source>
        <translation>{}，在模拟 GPU 上 {}</translation>
    </message>
    <message>
        <source>{}, {} to compare with</source>
        <translation>{}，其中 {} 用于比较</translation>
    </message>
    <message>
        <source>{}, {}, which was freed</source>
        <translation>{}，{}，它已释放</translation>
    </message>
    <message>
        <source>{}-byte allocation {}</source>
        <translation>{} 字节的分配 {}</translation>
    </message>
    <message>
        <source>{}-byte variable {}</source>
        <translation>{} 字节的变量 {}</translation>
    </message>
    <message>
        <source>{}-byte {}</source>
        <translation>{} 字节的 {}</translation>
    </message>
    <message>
        <source>{}: the text holds a NUL character; a CUDA source is text in UTF-8.</source>
        <translation>{}：文本含有 NUL 字符；CUDA 源代码须是 UTF-8 文本。</translation>
    </message>
    <message>
        <source>{}: the text holds a byte 0xFF; a CUDA source is text in UTF-8.</source>
        <translation>{}：文本含有字节 0xFF；CUDA 源代码须是 UTF-8 文本。</translation>
    </message>
    <message>
        <source>{}; a new one takes its place.</source>
        <translation>{}；由新的进程代替。</translation>
    </message>
    <message>
        <source>{}; files, and memory that processes share, may not be longer here (ulimit -f), raise the limit</source>
        <translation>{}；此处的文件和进程间共享的内存不能更长 (ulimit -f)，请提高该限制</translation>
    </message>
    <message>
        <source>{}; in use by {}</source>
        <translation>{}；正被 {} 使用</translation>
    </message>
    <message>
        <source>{}; it wrote: &quot;{}&quot;</source>
        <translation>{}；它写道：“{}”</translation>
    </message>
    <message>
        <source>{}; its limit is {}</source>
        <translation>{}；其上限为 {}</translation>
    </message>
    <message>
        <source>{}; no more open files are allowed here (ulimit -n), raise the limit</source>
        <translation>{}；此处不允许打开更多文件 (ulimit -n)，请提高该限制</translation>
    </message>
    <message>
        <source>{}; no more processes and threads are allowed here (ulimit -u, or the container&apos;s limit), end some or raise it</source>
        <translation>{}；此处不允许更多进程和线程（ulimit -u，或容器的限制），请结束一些或提高该限制</translation>
    </message>
    <message>
        <source>{}{}
options: {}</source>
        <translation>{}{}
选项：{}</translation>
    </message>
    <message>
        <source>, despite the higher occupancy, {} against {}</source>
        <translation>，尽管占用率更高（{} 对 {}）</translation>
    </message>
    <message>
        <source>, despite the lower occupancy, {} against {}</source>
        <translation>，尽管占用率更低（{} 对 {}）</translation>
    </message>
    <message>
        <source>1 block of 1 thread</source>
        <translation>1 个块，每块 1 个线程</translation>
    </message>
    <message>
        <source>1 block of {} threads</source>
        <translation>1 个块，每块 {} 个线程</translation>
    </message>
    <message>
        <source>A kernel of CUDA Tile has no occupancy by block size: its compiler chose the threads of a block.</source>
        <translation>CUDA Tile 内核没有按块大小的占用率：块的线程数由其编译器选定。</translation>
    </message>
    <message>
        <source>Answers that were compiled</source>
        <translation>已编译的改法</translation>
    </message>
    <message>
        <source>April</source>
        <translation>4</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Architecture matrix</source>
        <translation>架构矩阵</translation>
    </message>
    <message>
        <source>August</source>
        <translation>8</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>屏障</translation>
    </message>
    <message>
        <source>Block slots</source>
        <translation>块槽位</translation>
    </message>
    <message>
        <source>CANNOT TELL</source>
        <translation>无法判定</translation>
    </message>
    <message>
        <source>Calculated with other inputs, not compiled</source>
        <translation>以其他输入计算，未编译</translation>
    </message>
    <message>
        <source>Calculated, each change alone:</source>
        <translation>计算值，每项改动单独进行：</translation>
    </message>
    <message>
        <source>Calculated, not compiled:</source>
        <translation>计算值，未编译：</translation>
    </message>
    <message>
        <source>Calculated: no change of one input raises it.</source>
        <translation>计算值：单独改变任一输入都不能提高它。</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Carve-out</source>
        <translation>共享内存划分</translation>
    </message>
    <message>
        <source>Charts of {}</source>
        <translation>{} 的图表</translation>
    </message>
    <message>
        <source>Cluster size</source>
        <translation>集群大小</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>Compiler messages</source>
        <translation>编译器消息</translation>
    </message>
    <message>
        <source>Cubin hash</source>
        <translation>cubin 哈希</translation>
    </message>
    <message>
        <source>DOUBTFUL</source>
        <translation>存疑</translation>
    </message>
    <message>
        <source>December</source>
        <translation>12</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>有差异</translation>
    </message>
    <message>
        <source>Differs after the samples</source>
        <translation>取样后有差异</translation>
    </message>
    <message>
        <source>Distribution of the measured times, median {}</source>
        <translation>实测时间的分布，中位数 {}</translation>
    </message>
    <message>
        <source>Distributions of the measured times: {}; {}</source>
        <translation>实测时间的分布：{}；{}</translation>
    </message>
    <message>
        <source>Doubtful: {}</source>
        <translation>存疑：{}</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>驱动</translation>
    </message>
    <message>
        <source>Driver {}</source>
        <translation>驱动 {}</translation>
    </message>
    <message>
        <source>Dynamic shared</source>
        <translation>动态共享</translation>
    </message>
    <message>
        <source>Empty window {}</source>
        <translation>空窗口 {}</translation>
    </message>
    <message>
        <source>Ended at its deadline</source>
        <translation>到期限而终止</translation>
    </message>
    <message>
        <source>Enqueue cost within the time</source>
        <translation>时间含入队开销</translation>
    </message>
    <message>
        <source>Enqueued before it starts</source>
        <translation>启动前已入队</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>FASTER</source>
        <translation>更快</translation>
    </message>
    <message>
        <source>Failed on the device</source>
        <translation>在设备上失败</translation>
    </message>
    <message>
        <source>February</source>
        <translation>2</translation>
    </message>
    <message>
        <source>GPU process lost</source>
        <translation>GPU 进程丢失</translation>
    </message>
    <message>
        <source>IMPOSSIBLE</source>
        <translation>不可能</translation>
    </message>
    <message>
        <source>It is at the maximum.</source>
        <translation>已达最大值。</translation>
    </message>
    <message>
        <source>It loads nothing; it holds its tables and samples as JSON.</source>
        <translation>它不加载任何内容；其表格和样本以 JSON 形式包含在内。</translation>
    </message>
    <message>
        <source>January</source>
        <translation>1</translation>
    </message>
    <message>
        <source>July</source>
        <translation>7</translation>
    </message>
    <message>
        <source>June</source>
        <translation>6</translation>
    </message>
    <message>
        <source>Kernel time by CUPTI, in steps of {}</source>
        <translation>CUPTI 给出的内核时间，步长 {}</translation>
    </message>
    <message>
        <source>Kernel time: windows less the cost of a launch, to within {}</source>
        <translation>内核时间：窗口减去启动开销，误差不超过 {}</translation>
    </message>
    <message>
        <source>L2 cold</source>
        <translation>L2 冷</translation>
    </message>
    <message>
        <source>L2 hot</source>
        <translation>L2 热</translation>
    </message>
    <message>
        <source>L2 was hot in one and flushed in the other</source>
        <translation>一次的 L2 是热的，另一次的已刷新</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Line {}, edited last: {}.</source>
        <translation>最后编辑的第 {} 行：{}。</translation>
    </message>
    <message>
        <source>March</source>
        <translation>3</translation>
    </message>
    <message>
        <source>May</source>
        <translation>5</translation>
    </message>
    <message>
        <source>Measured time</source>
        <translation>实测时间</translation>
    </message>
    <message>
        <source>Median {}</source>
        <translation>中位数 {}</translation>
    </message>
    <message>
        <source>Memory clock {}</source>
        <translation>内存时钟 {}</translation>
    </message>
    <message>
        <source>Modelled, not measured</source>
        <translation>建模值，非实测</translation>
    </message>
    <message>
        <source>No counts</source>
        <translation>无计数</translation>
    </message>
    <message>
        <source>No reference was given to compare the results with.</source>
        <translation>没有给出可与结果比较的参考。</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>未比较</translation>
    </message>
    <message>
        <source>Not compiled: {}</source>
        <translation>未编译：{}</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>未验证</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Nothing got worse.</source>
        <translation>没有任何变差。</translation>
    </message>
    <message>
        <source>November</source>
        <translation>11</translation>
    </message>
    <message>
        <source>Occupancy against {}; now {}</source>
        <translation>占用率随 {} 的变化；当前 {}</translation>
    </message>
    <message>
        <source>Occupancy, %</source>
        <translation>占用率 (%)</translation>
    </message>
    <message>
        <source>Occupancy, calculated</source>
        <translation>占用率，计算值</translation>
    </message>
    <message>
        <source>October</source>
        <translation>10</translation>
    </message>
    <message>
        <source>Of the build</source>
        <translation>构建的值</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Ran</source>
        <translation>已运行</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>Registers per thread</source>
        <translation>每线程寄存器数</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Roofline:</source>
        <translation>Roofline：</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>SLOWER</source>
        <translation>更慢</translation>
    </message>
    <message>
        <source>SM clock {}</source>
        <translation>SM 时钟 {}</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>September</source>
        <translation>9</translation>
    </message>
    <message>
        <source>Shared memory per block, KiB</source>
        <translation>每块共享内存 (KiB)</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源代码</translation>
    </message>
    <message>
        <source>Source hash</source>
        <translation>源代码哈希</translation>
    </message>
    <message>
        <source>Source of {}</source>
        <translation>{} 的源代码</translation>
    </message>
    <message>
        <source>Static shared</source>
        <translation>静态共享</translation>
    </message>
    <message>
        <source>The emulated GPU counts instructions; it has no times.</source>
        <translation>模拟 GPU 统计指令；它没有时间。</translation>
    </message>
    <message>
        <source>The line that was edited last</source>
        <translation>最后编辑的行</translation>
    </message>
    <message>
        <source>The medians of {} and {} differ by {}, but their intervals leave both open ({}).</source>
        <translation>{} 与 {} 的中位数相差 {}，但其区间使两种可能都存在（{}）。</translation>
    </message>
    <message>
        <source>The two timings cannot be compared: {}.</source>
        <translation>两次计时无法比较：{}。</translation>
    </message>
    <message>
        <source>This file reopens in KernelDesk: File, Open. It loads nothing; it holds the source, inputs, tables and samples as JSON.</source>
        <translation>此文件可在 KernelDesk 中用“文件”→“打开”重新打开。它不加载任何内容；源代码、输入、表格和样本以 JSON 形式包含在内。</translation>
    </message>
    <message>
        <source>Throttle: {}</source>
        <translation>降频：{}</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Time {}</source>
        <translation>时间 {}</translation>
    </message>
    <message>
        <source>Time, median ({} interval)</source>
        <translation>时间，中位数（{} 区间）</translation>
    </message>
    <message>
        <source>Time, {}</source>
        <translation>时间 ({})</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Verdict and receipt</source>
        <translation>判定与凭据</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Verification and receipt</source>
        <translation>验证与凭据</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>已验证</translation>
    </message>
    <message>
        <source>Verified before and after</source>
        <translation>前后均已验证</translation>
    </message>
    <message>
        <source>Virtual resources</source>
        <translation>虚拟资源</translation>
    </message>
    <message>
        <source>Warm-up {}</source>
        <translation>预热 {}</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>Warp</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>什么会改变它</translation>
    </message>
    <message>
        <source>What would change the calculation</source>
        <translation>什么会改变计算结果</translation>
    </message>
    <message>
        <source>Where launch bounds go</source>
        <translation>启动边界所在位置</translation>
    </message>
    <message>
        <source>Window {}</source>
        <translation>窗口 {}</translation>
    </message>
    <message>
        <source>Windows, about {} longer than the kernel</source>
        <translation>窗口，比内核约长 {}</translation>
    </message>
    <message>
        <source>Worse:</source>
        <translation>变差：</translation>
    </message>
    <message>
        <source>and {} more</source>
        <translation>另有 {} 条</translation>
    </message>
    <message>
        <source>architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>at maximum</source>
        <translation>已达最大值</translation>
    </message>
    <message>
        <source>better</source>
        <translation>变好</translation>
    </message>
    <message>
        <source>better: compiled now</source>
        <translation>变好：现在可编译</translation>
    </message>
    <message numerus="yes">
        <source>blocks of {} thread(s)</source>
        <translation>
            <numerusform>每块 {} 个线程</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation>无法运行</translation>
    </message>
    <message>
        <source>carve-out ≥ {}</source>
        <translation>共享内存划分 ≥ {}</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>有变化</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>没有任何改变</translation>
    </message>
    <message>
        <source>cluster size</source>
        <translation>集群大小</translation>
    </message>
    <message>
        <source>clusters of ≤ {}</source>
        <translation>集群 ≤ {}</translation>
    </message>
    <message>
        <source>does not compile</source>
        <translation>无法编译</translation>
    </message>
    <message>
        <source>does not run</source>
        <translation>无法运行</translation>
    </message>
    <message>
        <source>driver {}</source>
        <translation>驱动 {}</translation>
    </message>
    <message>
        <source>driver&apos;s default</source>
        <translation>驱动的默认值</translation>
    </message>
    <message>
        <source>dynamic shared</source>
        <translation>动态共享</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>较早</translation>
    </message>
    <message>
        <source>free up to {}</source>
        <translation>到 {} 为止无代价</translation>
    </message>
    <message>
        <source>further lines are in the data of this file</source>
        <translation>其余的行在此文件的数据中</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>得到</translation>
    </message>
    <message>
        <source>median {}</source>
        <translation>中位数 {}</translation>
    </message>
    <message>
        <source>median {} on {}</source>
        <translation>{1} 上的中位数 {0}</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>none by one change</source>
        <translation>单独改动无效</translation>
    </message>
    <message>
        <source>not compiled</source>
        <translation>未编译</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>not timed</source>
        <translation>未计时</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>occupancy {}</source>
        <translation>占用率 {}</translation>
    </message>
    <message>
        <source>occupancy {} → {}</source>
        <translation>占用率 {} → {}</translation>
    </message>
    <message>
        <source>only after</source>
        <translation>仅之后有</translation>
    </message>
    <message>
        <source>only before</source>
        <translation>仅之前有</translation>
    </message>
    <message>
        <source>only one report has a time</source>
        <translation>只有一份报告有时间</translation>
    </message>
    <message>
        <source>ran, not compared</source>
        <translation>已运行，未比较</translation>
    </message>
    <message>
        <source>registers {} → {}</source>
        <translation>寄存器 {} → {}</translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>spilled bytes</source>
        <translation>溢出字节</translation>
    </message>
    <message>
        <source>spilled {} → {}</source>
        <translation>溢出 {} → {}</translation>
    </message>
    <message>
        <source>static shared</source>
        <translation>静态共享</translation>
    </message>
    <message>
        <source>the compile for {}</source>
        <translation>针对 {} 的编译</translation>
    </message>
    <message>
        <source>the earlier timing</source>
        <translation>较早的计时</translation>
    </message>
    <message>
        <source>the launches have different arguments</source>
        <translation>两次启动的参数不同</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>they are of different devices</source>
        <translation>它们来自不同的设备</translation>
    </message>
    <message>
        <source>this one</source>
        <translation>本次</translation>
    </message>
    <message>
        <source>this timing</source>
        <translation>本次计时</translation>
    </message>
    <message>
        <source>threads per block</source>
        <translation>每块线程数</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>已验证</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>变差</translation>
    </message>
    <message>
        <source>worse: no longer compiled</source>
        <translation>变差：不再能编译</translation>
    </message>
    <message>
        <source>{} ({} to {})</source>
        <translation>{}（{} 至 {}）</translation>
    </message>
    <message>
        <source>{} agrees with its reference; largest difference {}.</source>
        <translation>{} 与其参考一致；最大差异 {}。</translation>
    </message>
    <message>
        <source>{} blocks of 1 thread</source>
        <translation>{} 个块，每块 1 个线程</translation>
    </message>
    <message>
        <source>{} blocks of {} threads</source>
        <translation>{} 个块，每块 {} 个线程</translation>
    </message>
    <message>
        <source>{} by the {} intervals of both medians; two separate timings, not interleaved</source>
        <translation>{}，依据两个中位数的 {} 区间；两次单独的计时，未交错</translation>
    </message>
    <message>
        <source>{} far outside, not drawn</source>
        <translation>{} 个偏离很远，未绘出</translation>
    </message>
    <message>
        <source>{} in use: {}</source>
        <translation>{} 使用：{}</translation>
    </message>
    <message>
        <source>{} interval {} to {}, {} from {} to {}</source>
        <translation>{} 区间 {} 至 {}，{}，从 {} 到 {}</translation>
    </message>
    <message>
        <source>{} launches a sample</source>
        <translation>每个样本 {} 次启动</translation>
    </message>
    <message>
        <source>{} occupancy</source>
        <translation>占用率 {}</translation>
    </message>
    <message>
        <source>{} occupancy, limited by {}</source>
        <translation>占用率 {}，受限于 {}</translation>
    </message>
    <message>
        <source>{} of 1 sample</source>
        <translation>{}/1 个样本</translation>
    </message>
    <message>
        <source>{} of {} samples</source>
        <translation>{}/{} 个样本</translation>
    </message>
    <message>
        <source>{} of {} warps per SM.</source>
        <translation>每 SM {1} 个 warp 中的 {0} 个。</translation>
    </message>
    <message>
        <source>{} on {}</source>
        <translation>{}（{}）</translation>
    </message>
    <message>
        <source>{} on {}: {}</source>
        <translation>{}（{}）：{}</translation>
    </message>
    <message numerus="yes">
        <source>{} register(s)</source>
        <translation>
            <numerusform>{} 个寄存器</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} sample(s)</source>
        <translation>
            <numerusform>{} 个样本</numerusform>
        </translation>
    </message>
    <message>
        <source>{} samples, until the median was known to within {}</source>
        <translation>{} 个样本，直到中位数精确到 {} 以内</translation>
    </message>
    <message>
        <source>{} takes as long as {} within {} ({}).</source>
        <translation>{} 与 {} 用时相同，相差在 {} 以内（{}）。</translation>
    </message>
    <message>
        <source>{} takes {} less time than {}{} ({}).</source>
        <translation>{0} 比 {2} 少用 {1} 的时间{3}（{4}）。</translation>
    </message>
    <message>
        <source>{} takes {} more time than {}{} ({}).</source>
        <translation>{0} 比 {2} 多用 {1} 的时间{3}（{4}）。</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>{} 至 {}</translation>
    </message>
    <message>
        <source>{} where the build has {}, with {}. {}</source>
        <translation>{}（构建为 {}），其中 {}。{}</translation>
    </message>
    <message>
        <source>{} {} instead of {}</source>
        <translation>{} {}（原为 {}）</translation>
    </message>
    <message>
        <source>{} {} {}, {} UTC</source>
        <translation>{2} 年 {1} 月 {0} 日 {3} UTC</translation>
    </message>
    <message>
        <source>{} {}, of the build {}, {}</source>
        <translation>{} {}，构建为 {}，{}</translation>
    </message>
    <message>
        <source>{}, but {} spilled</source>
        <translation>{}，但溢出 {}</translation>
    </message>
    <message>
        <source>{}, from {} to {}</source>
        <translation>{}，从 {} 到 {}</translation>
    </message>
    <message>
        <source>{}, limiter</source>
        <translation>{}，限制因素</translation>
    </message>
    <message>
        <source>{}, median {}</source>
        <translation>{}，中位数 {}</translation>
    </message>
    <message>
        <source>{}, occupancy report</source>
        <translation>{}，占用率报告</translation>
    </message>
    <message>
        <source>{}, which falls short of {}</source>
        <translation>{}，未达到 {}</translation>
    </message>
    <message>
        <source>{}, {} spilled</source>
        <translation>{}，溢出 {}</translation>
    </message>
    <message>
        <source>{}: 1 element differs from the reference, at index {}: {} where {} is expected.</source>
        <translation>{}：1 个元素与参考不同，位于索引 {}：为 {}，应为 {}。</translation>
    </message>
    <message>
        <source>{}: median {}</source>
        <translation>{}：中位数 {}</translation>
    </message>
    <message>
        <source>{}: what changed</source>
        <translation>{}：变化内容</translation>
    </message>
    <message>
        <source>{}: {} elements differ from the reference, the first at index {}: {} where {} is expected.</source>
        <translation>{}：{} 个元素与参考不同，第一个位于索引 {}：为 {}，应为 {}。</translation>
    </message>
    <message numerus="yes">
        <source>≤ {} barrier(s)</source>
        <translation>
            <numerusform>≤ {} 个屏障</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≤ {} register(s)</source>
        <translation>
            <numerusform>≤ {} 个寄存器</numerusform>
        </translation>
    </message>
    <message>
        <source>≤ {} shared memory</source>
        <translation>共享内存 ≤ {}</translation>
    </message>
    <message>
        <source>{} in line {}</source>
        <translation>第 {1} 行的 {0}</translation>
    </message>
    <message>
        <source>it is to be kernel:NAME, expr:EXPRESSION, file:x.npy or file(&quot;x.npz&quot;, &quot;array&quot;)</source>
        <translation>它应为 kernel:NAME、expr:EXPRESSION、file:x.npy 或 file(&quot;x.npz&quot;, &quot;array&quot;)</translation>
    </message>
    <message>
        <source>{} has no element {} to watch</source>
        <translation>{} 没有可监视的元素 {}</translation>
    </message>
    <message>
        <source>{}: element {}, where there are {} of {}</source>
        <translation>{0}：元素 {1}，而 {3} 只有 {2} 个</translation>
    </message>
    <message>
        <source>all 32 lanes of a warp must execute this instruction together, but its predicate is false in lanes {}</source>
        <translation>warp 的全部 32 个通道必须一起执行该指令，但通道 {} 中其谓词为假</translation>
    </message>
    <message>
        <source>all 32 lanes of a warp must execute this instruction together, but lanes {} have ended or are not of the block</source>
        <translation>warp 的全部 32 个通道必须一起执行该指令，但通道 {} 已结束或不属于该块</translation>
    </message>
    <message>
        <source>lane {} gives another address or stride of the matrix than lane 0: all lanes of a warp must give the same</source>
        <translation>通道 {} 给出的矩阵地址或步幅与通道 0 不同：warp 的所有通道必须给出相同的值</translation>
    </message>
    <message>
        <source>lanes {} wait at an instruction that all 32 lanes of a warp must execute together for lanes {} that do not come: {}</source>
        <translation>通道 {0} 在 warp 的全部 32 个通道必须一起执行的指令处等待不会到来的通道 {1}：{2}</translation>
    </message>
    <message>
        <source>operand {} has {} registers instead of {}</source>
        <translation>操作数 {} 有 {} 个寄存器，而不是 {} 个</translation>
    </message>
    <message>
        <source>rows of matrices are in shared memory, and the generic address of this one is in another space</source>
        <translation>矩阵的行位于共享内存中，而这一行的通用地址位于其他空间</translation>
    </message>
    <message>
        <source>the matrix begins at an address that is misaligned by {}: it must be a multiple of {} bytes</source>
        <translation>矩阵的起始地址对齐偏差为 {}：须为 {} 字节的整数倍</translation>
    </message>
    <message>
        <source>the sparsity selector is {}: it must be less than {}</source>
        <translation>稀疏选择器为 {}：必须小于 {}</translation>
    </message>
    <message>
        <source>the stride of the matrix is {} elements of {} bits: it must be a multiple of {} bytes</source>
        <translation>矩阵的步幅为 {} 个 {} 位元素：须为 {} 字节的整数倍</translation>
    </message>
    <message>
        <source>this instruction needs .sync and a member mask from sm_70 on</source>
        <translation>从 sm_70 起，该指令需要 .sync 和成员掩码</translation>
    </message>
    <message>
        <source>&apos;{}&apos; does not fill {}, which has {} bytes: give a recipe, as in random(seed=1); recipes are {}</source>
        <translation>“{}”不能填充 {}，后者有 {} 字节：请给出配方，例如 random(seed=1)；配方有 {}</translation>
    </message>
    <message>
        <source>a variable needs either a value or a buffer</source>
        <translation>变量需要一个值或一个缓冲区</translation>
    </message>
    <message>
        <source>the buffer of a variable is that of something else, too</source>
        <translation>变量的缓冲区同时属于其他对象</translation>
    </message>
    <message numerus="yes">
        <source>the file holds {} element(s), and {} has room for {}</source>
        <translation>
            <numerusform>文件含有 {} 个元素，而 {} 只能容纳 {} 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the variable has {} byte(s), and is given {}</source>
        <translation>
            <numerusform>变量有 {} 字节，而给出的是 {}</numerusform>
        </translation>
    </message>
    <message>
        <source>variables</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>{} is a __constant__ variable, which kernels only read: it can be no output</source>
        <translation>{} 是 __constant__ 变量，内核只能读取它：它不能作为输出</translation>
    </message>
    <message>
        <source>{} is filled from its first element on: give a count alone, as in zeros[16]</source>
        <translation>{} 从第一个元素开始填充：只需给出数量，例如 zeros[16]</translation>
    </message>
    <message>
        <source>{}, and the variables {}</source>
        <translation>{}，以及变量 {}</translation>
    </message>
    <message>
        <source>No host code launches the kernel; its words suggest this block.</source>
        <translation>没有主机代码启动该内核；内核的写法提示了这个 block。</translation>
    </message>
    <message>
        <source>No host code launches the kernel; its words suggest this grid.</source>
        <translation>没有主机代码启动该内核；内核的写法提示了这个 grid。</translation>
    </message>
    <message>
        <source>No host code launches the kernel; this gives an element to each thread of a block.</source>
        <translation>没有主机代码启动该内核；这样 block 中的每个线程各得一个元素。</translation>
    </message>
    <message>
        <source>Nothing tells its value; this is one to start from, by its type.</source>
        <translation>没有任何内容给出它的值；这是按类型选的起始值。</translation>
    </message>
    <message>
        <source>a bulk copy of {} bytes: their number must be a multiple of {}</source>
        <translation>{} 字节的批量复制：字节数必须是 {} 的倍数</translation>
    </message>
    <message>
        <source>a thread arrives at the barrier of its cluster twice without waiting there</source>
        <translation>一个线程两次到达其集群的屏障而没有在那里等待</translation>
    </message>
    <message>
        <source>a thread waits at the barrier of its cluster where it has not arrived</source>
        <translation>一个线程在其集群的屏障处等待，而它并未到达该屏障</translation>
    </message>
    <message>
        <source>a {} at shared address {} by thread {}</source>
        <translation>线程 {2} 在共享地址 {1} 的 {0}</translation>
    </message>
    <message>
        <source>an arrival with .noComplete completes its phase</source>
        <translation>带 .noComplete 的到达完成了它的阶段</translation>
    </message>
    <message>
        <source>an mbarrier is in shared memory</source>
        <translation>mbarrier 位于共享内存中</translation>
    </message>
    <message>
        <source>an mbarrier is in shared memory, and the generic address of this one is in another space</source>
        <translation>mbarrier 位于共享内存中，而这一个的通用地址在另一个空间</translation>
    </message>
    <message>
        <source>global memory at {} was changed while an asynchronous copy of thread {} was reading it</source>
        <translation>{} 处的全局内存在线程 {} 的异步复制读取它时被更改</translation>
    </message>
    <message>
        <source>it awaits more arrivals than are possible</source>
        <translation>它等待的到达次数多于可能的数目</translation>
    </message>
    <message>
        <source>it copies {} bytes: .cg copies 16</source>
        <translation>它复制 {} 字节：.cg 复制 16 字节</translation>
    </message>
    <message>
        <source>it copies {} bytes: 4, 8 or 16 are possible</source>
        <translation>它复制 {} 字节：可以是 4、8 或 16 字节</translation>
    </message>
    <message>
        <source>it counts {} arrivals: 1 to {} are possible</source>
        <translation>它计入 {} 次到达：可以是 1 到 {} 次</translation>
    </message>
    <message>
        <source>it has been ended before a bulk copy has told it of its bytes</source>
        <translation>在批量复制向它报告字节数之前它已被结束</translation>
    </message>
    <message>
        <source>it is made for {} arrivals: 1 to {} are possible</source>
        <translation>它为 {} 次到达而建：可以是 1 到 {} 次</translation>
    </message>
    <message>
        <source>it would await {} bytes: {} are possible</source>
        <translation>它将等待 {} 字节：最多可以是 {} 字节</translation>
    </message>
    <message>
        <source>its 8 bytes have been overwritten</source>
        <translation>它的 8 个字节已被覆盖</translation>
    </message>
    <message>
        <source>no mbarrier.init has made it, or mbarrier.inval has ended it</source>
        <translation>没有 mbarrier.init 建立它，或 mbarrier.inval 已结束它</translation>
    </message>
    <message>
        <source>no thread of the block can go on: thread {} waits for a phase of parity {} of {}, of which {}</source>
        <translation>块中没有线程能继续：线程 {0} 等待 {2} 的奇偶为 {1} 的阶段，{3}</translation>
    </message>
    <message>
        <source>no thread of the block can go on: thread {} waits for {}, of which {}</source>
        <translation>块中没有线程能继续：线程 {} 等待 {}，{}</translation>
    </message>
    <message>
        <source>nothing orders this behind its mbarrier.init by thread {}: a barrier is missing</source>
        <translation>没有任何东西把这排在线程 {} 的 mbarrier.init 之后：缺少屏障</translation>
    </message>
    <message>
        <source>parameters of functions are not copied asynchronously</source>
        <translation>函数的参数不能异步复制</translation>
    </message>
    <message>
        <source>the block ends while the bulk copy of thread {} reads its shared memory: nothing has waited for that</source>
        <translation>块结束时线程 {} 的批量复制仍在读取它的共享内存：没有任何东西等待过它</translation>
    </message>
    <message>
        <source>the mbarrier at shared address {}</source>
        <translation>共享地址 {} 处的 mbarrier</translation>
    </message>
    <message>
        <source>the mbarrier at shared address {} (variable {})</source>
        <translation>共享地址 {} 处的 mbarrier（变量 {}）</translation>
    </message>
    <message numerus="yes">
        <source>{} arrival(s) are dropped of the {} that it expects</source>
        <translation>
            <numerusform>从它等待的 {1} 次到达中减去 {0} 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} arrival(s) where {} of the {} of its phase {} are left</source>
        <translation>
            <numerusform>{0} 次到达，而其阶段 {3} 的 {2} 次中只剩 {1} 次</numerusform>
        </translation>
    </message>
    <message>
        <source>{} bytes more have come than were announced: {} are possible</source>
        <translation>到达的字节比预告的多 {}：最多可以是 {}</translation>
    </message>
    <message>
        <source>{} comes before the copy of thread {} that fills those bytes has arrived, which the mbarrier at {} will tell</source>
        <translation>{} 早于填充这些字节的线程 {} 的复制到达，其到达由 {} 处的 mbarrier 告知</translation>
    </message>
    <message>
        <source>{} comes before thread {} has waited for its cp.async that fills those bytes</source>
        <translation>{} 早于线程 {} 等待填充这些字节的 cp.async</translation>
    </message>
    <message>
        <source>{} groups cannot be pending</source>
        <translation>不能有 {} 个组待完成</translation>
    </message>
    <message>
        <source>{} has been ended before copies have told it of their end</source>
        <translation>在复制向它报告完成之前，{} 已被结束</translation>
    </message>
    <message>
        <source>{} has been ended while threads wait for it</source>
        <translation>{} 在线程等待它时被结束</translation>
    </message>
    <message>
        <source>{} is not ordered behind the copy of thread {} that filled those bytes: nothing tells it that the phase of the mbarrier at {} has completed</source>
        <translation>{} 没有排在填充这些字节的线程 {} 的复制之后：没有任何东西告知它 {} 处 mbarrier 的阶段已完成</translation>
    </message>
    <message>
        <source>{} of {} arrivals have come in its phase {}</source>
        <translation>其阶段 {2} 中 {1} 次到达已有 {0} 次</translation>
    </message>
    <message>
        <source>{}, and {} bytes of copies are awaited</source>
        <translation>{}，并且还在等待复制的 {} 字节</translation>
    </message>
    <message>
        <source>{}, none of them from warp {}</source>
        <translation>{}，其中没有来自 warp {} 的</translation>
    </message>
    <message>
        <source>a real GPU takes no order of blocks and warps; run it on the device emulated</source>
        <translation>真实的 GPU 不接受 block 与 warp 的顺序；请在设备 emulated 上运行</translation>
    </message>
    <message>
        <source>the fatbin has {} bytes; at most {} are read</source>
        <translation>fatbin 有 {} 字节；最多读取 {}</translation>
    </message>
    <message>
        <source>the program has no PTX for {}, only {}; compile with -arch={}</source>
        <translation>程序没有用于 {} 的 PTX，只有 {}；请用 -arch={} 编译</translation>
    </message>
    <message>
        <source>the variables of its module hold more than the {} bytes that are saved</source>
        <translation>其模块的变量超过可保存的 {} 字节</translation>
    </message>
    <message>
        <source>a read</source>
        <translation>一次读取</translation>
    </message>
    <message>
        <source>a volatile read</source>
        <translation>一次 volatile 读取</translation>
    </message>
    <message>
        <source>a volatile write</source>
        <translation>一次 volatile 写入</translation>
    </message>
    <message>
        <source>a write</source>
        <translation>一次写入</translation>
    </message>
    <message>
        <source>an atomic operation</source>
        <translation>一次原子操作</translation>
    </message>
    <message numerus="yes">
        <source>at {}, {} byte(s): nothing orders {} and {}</source>
        <translation>
            <numerusform>在 {}，{} 字节：没有任何东西规定{}与{}的先后</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at {}, {} byte(s): {} and {} are of two blocks, and one has the scope of its block alone</source>
        <translation>
            <numerusform>在 {}，{} 字节：{}与{}属于两个 block，而其中一个的作用域只限于自己的 block</numerusform>
        </translation>
    </message>
    <message>
        <source>byte {} of dynamic shared memory</source>
        <translation>动态共享内存的第 {} 字节</translation>
    </message>
    <message>
        <source>byte {} of the {}-byte variable {}</source>
        <translation>{1} 字节变量 {2} 的第 {0} 字节</translation>
    </message>
    <message>
        <source>global memory race</source>
        <translation>全局内存竞争</translation>
    </message>
    <message>
        <source>shared address {}</source>
        <translation>共享地址 {}</translation>
    </message>
    <message>
        <source>uninitialised read</source>
        <translation>读取未初始化的内存</translation>
    </message>
    <message>
        <source>{} at {} by thread {}, which no thread of the block has written</source>
        <translation>{}，位于 {}，由线程 {} 执行：block 中没有线程写过它</translation>
    </message>
    <message>
        <source>{} by thread {} of block {}</source>
        <translation>block {2} 的线程 {1} 的{0}</translation>
    </message>
    <message>
        <source>{}, byte {} of the {}</source>
        <translation>{0}（{2} 的第 {1} 字节）</translation>
    </message>
    <message>
        <source>{}, element {} of the {}</source>
        <translation>{0}（{2} 的第 {1} 个元素）</translation>
    </message>
    <message>
        <source>{} is compiled for blocks of at most {} threads, not {}</source>
        <translation>{} 按每个 block 最多 {} 个线程编译,而不是 {}</translation>
    </message>
    <message>
        <source>a GPU has this instruction in launches with clusters alone</source>
        <translation>GPU 仅在带 cluster 的启动中有此指令</translation>
    </message>
    <message>
        <source>a bulk copy to block {} of the cluster, which has ended</source>
        <translation>向 cluster 的 block {} 的批量复制，而它已结束</translation>
    </message>
    <message>
        <source>a cluster of {} blocks is none of 1 to {}</source>
        <translation>{} 个 block 的 cluster 不在 1 到 {} 之内</translation>
    </message>
    <message>
        <source>a generic address has 64 bits</source>
        <translation>通用地址为 64 位</translation>
    </message>
    <message>
        <source>a grid of {} clusters has more blocks than there can be</source>
        <translation>{} 个 cluster 的 grid 的 block 数超出上限</translation>
    </message>
    <message>
        <source>an address that is mapped to another block of the cluster is not one of shared memory</source>
        <translation>映射到 cluster 中另一 block 的地址不是共享内存地址</translation>
    </message>
    <message>
        <source>block {} of the cluster may end before a {} at its shared address {}: no barrier of the cluster stands between</source>
        <translation>cluster 的 block {} 可能在 {}（其共享地址 {}）之前结束：两者之间没有 cluster 屏障</translation>
    </message>
    <message>
        <source>clusters of {} blocks do not divide a grid of {}</source>
        <translation>{} 个 block 的 cluster 不能整除 {} 的 grid</translation>
    </message>
    <message>
        <source>clusters of {} blocks: {} are possible</source>
        <translation>{} 个 block 的 cluster：最多可为 {}</translation>
    </message>
    <message>
        <source>it is compiled for clusters of {} blocks, not {}</source>
        <translation>它是为 {} 个 block 的 cluster 编译的，而不是 {}</translation>
    </message>
    <message>
        <source>it is not in block {} of the cluster, to which the copy goes</source>
        <translation>它不在复制的目标即 cluster 的 block {} 中</translation>
    </message>
    <message>
        <source>it must be launched in clusters (.explicitcluster)</source>
        <translation>必须以 cluster 启动（.explicitcluster）</translation>
    </message>
    <message>
        <source>no barrier of the cluster orders a {} and a {}, at shared address {} of block {} of the cluster</source>
        <translation>没有 cluster 屏障为 {} 与 {} 排序，位于共享地址 {}，cluster 的 block {}</translation>
    </message>
    <message>
        <source>only threads of its own block may do this to it</source>
        <translation>只有其所在 block 的线程可以对它这样做</translation>
    </message>
    <message>
        <source>the mask of blocks is 0x{}: the cluster has {}</source>
        <translation>block 掩码为 0x{}：cluster 有 {} 个</translation>
    </message>
    <message>
        <source>the rank of a block is asked for by an address that is not one of its shared memory</source>
        <translation>用于查询 block 序号的地址不是共享内存地址</translation>
    </message>
    <message numerus="yes">
        <source>the {} byte(s) of shared memory of block {} of the cluster</source>
        <translation>
            <numerusform>cluster 的 block {1} 的 {0} 字节共享内存</numerusform>
        </translation>
    </message>
    <message>
        <source>{} by thread {}</source>
        <translation>{}（线程 {}）</translation>
    </message>
    <message>
        <source>{} is compiled for clusters of {} blocks, not {}</source>
        <translation>{} 是为 {} 个 block 的 cluster 编译的，而不是 {}</translation>
    </message>
    <message>
        <source>{} is launched in clusters, which devices have from 9.0 on</source>
        <translation>{} 以 cluster 启动，而设备自 9.0 起才有 cluster</translation>
    </message>
    <message>
        <source>{} must be launched in clusters, and the launch names no size of them</source>
        <translation>{} 必须以 cluster 启动，而该启动未给出其大小</translation>
    </message>
    <message>
        <source>{} of block {}</source>
        <translation>{}（block {}）</translation>
    </message>
    <message>
        <source>{} of block {} of the cluster</source>
        <translation>{}（cluster 的 block {}）</translation>
    </message>
    <message>
        <source>{}, in shared memory of block {} of the cluster, which has ended</source>
        <translation>{}，位于 cluster 的 block {} 的共享内存中，而它已结束</translation>
    </message>
    <message>
        <source>{}, where the cluster has no block</source>
        <translation>{}，该处没有 cluster 的 block</translation>
    </message>
    <message>
        <source>{}, which is in block {} of the cluster: the instruction names .shared::cta</source>
        <translation>{}，它位于 cluster 的 block {} 中：该指令指定的是 .shared::cta</translation>
    </message>
    <message>
        <source>Host code copies it there in line {} of {}.</source>
        <translation>主机代码在 {1} 的第 {0} 行将其复制到此处。</translation>
    </message>
    <message>
        <source>Host code copies it there in line {}.</source>
        <translation>主机代码在第 {} 行将其复制到此处。</translation>
    </message>
    <message>
        <source>Host code fills it in line {} of {}, with what the source does not tell: give it a value, else it starts as the source has it.</source>
        <translation>主机代码在 {1} 的第 {0} 行填充它，但源代码没有说明其值：请给出一个值，否则按源代码中的内容开始。</translation>
    </message>
    <message>
        <source>Host code fills it in line {} of {}, with what the source does not tell; this is a value to start from.</source>
        <translation>主机代码在 {1} 的第 {0} 行填充它，但源代码没有说明其值；这是一个起始值。</translation>
    </message>
    <message>
        <source>Host code fills it in line {}, with what the source does not tell: give it a value, else it starts as the source has it.</source>
        <translation>主机代码在第 {} 行填充它，但源代码没有说明其值：请给出一个值，否则按源代码中的内容开始。</translation>
    </message>
    <message>
        <source>Host code fills it in line {}, with what the source does not tell; this is a value to start from.</source>
        <translation>主机代码在第 {} 行填充它，但源代码没有说明其值；这是一个起始值。</translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation>{}{}</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}，{}</translation>
    </message>
    <message>
        <source>{}.</source>
        <translation>{}。</translation>
    </message>
    <message>
        <source>1D with layers</source>
        <translation>带层的 1D</translation>
    </message>
    <message>
        <source>2D with layers</source>
        <translation>带层的 2D</translation>
    </message>
    <message>
        <source>a cube</source>
        <translation>立方体</translation>
    </message>
    <message>
        <source>a surface is read at {}</source>
        <translation>在 {} 处读取表面</translation>
    </message>
    <message>
        <source>a surface is written at {}</source>
        <translation>在 {} 处写入表面</translation>
    </message>
    <message>
        <source>a texture</source>
        <translation>纹理</translation>
    </message>
    <message>
        <source>a vector has {} elements instead of {}</source>
        <translation>向量有 {} 个元素，而不是 {} 个</translation>
    </message>
    <message>
        <source>an access of {} bytes is too large</source>
        <translation>{} 字节的访问过大</translation>
    </message>
    <message>
        <source>byte {}</source>
        <translation>字节 {}</translation>
    </message>
    <message>
        <source>cubes in layers</source>
        <translation>带层的立方体</translation>
    </message>
    <message>
        <source>linear memory</source>
        <translation>线性内存</translation>
    </message>
    <message>
        <source>offsets and depths to compare with are not emulated</source>
        <translation>不模拟偏移和深度比较</translation>
    </message>
    <message>
        <source>operand {} names no texture or surface in brackets</source>
        <translation>操作数 {} 不是方括号中的纹理或表面</translation>
    </message>
    <message>
        <source>samplers of their own are gone from CUDA; texture objects have theirs</source>
        <translation>CUDA 已不再有独立的采样器；纹理对象自带采样器</translation>
    </message>
    <message>
        <source>texel {}</source>
        <translation>纹素 {}</translation>
    </message>
    <message>
        <source>texture and surface references are gone from CUDA; objects of 64 bits in registers are emulated</source>
        <translation>CUDA 已不再有纹理引用和表面引用；模拟的是寄存器中的 64 位对象</translation>
    </message>
    <message>
        <source>the coordinates are missing</source>
        <translation>缺少坐标</translation>
    </message>
    <message>
        <source>the number of operands is wrong</source>
        <translation>操作数的个数不对</translation>
    </message>
    <message>
        <source>the surface object</source>
        <translation>表面对象</translation>
    </message>
    <message>
        <source>the texture object</source>
        <translation>纹理对象</translation>
    </message>
    <message>
        <source>there is no {} of {}</source>
        <translation>没有 {}（{}）</translation>
    </message>
    <message>
        <source>these coordinates are floating-point numbers</source>
        <translation>这些坐标是浮点数</translation>
    </message>
    <message>
        <source>{} is no query</source>
        <translation>{} 不是查询</translation>
    </message>
    <message>
        <source>{} is {} and is read as {}</source>
        <translation>{} 是 {}，却按 {} 读取</translation>
    </message>
    <message>
        <source>{} names no geometry</source>
        <translation>{} 不是几何形状</translation>
    </message>
    <message>
        <source>{} of layer {}</source>
        <translation>{}（层 {}）</translation>
    </message>
    <message>
        <source>{} of row {}</source>
        <translation>{}（行 {}）</translation>
    </message>
    <message>
        <source>{} of row {} of layer or slice {}</source>
        <translation>{}（行 {}，层或切片 {}）</translation>
    </message>
    <message>
        <source>{} reads memory that is freed, or an array that is destroyed</source>
        <translation>{} 读取已释放的内存或已销毁的数组</translation>
    </message>
    <message>
        <source>{} {} is none of this device: it was never made, or is destroyed</source>
        <translation>{} {} 不属于此设备：从未创建或已销毁</translation>
    </message>
    <message>
        <source>{}, outside of its {} bytes x {} rows x {} slices</source>
        <translation>{}，超出其 {} 字节 x {} 行 x {} 切片</translation>
    </message>
    <message>
        <source>{}, which must be a multiple of the {} bytes of the access</source>
        <translation>{}，必须是访问的 {} 字节的倍数</translation>
    </message>
    <message>
        <source>.{} is no operation on the elements of the tensor map</source>
        <translation>.{} 不是张量映射元素上的运算</translation>
    </message>
    <message>
        <source>a box of a tensor in shared memory must begin at a multiple of {}</source>
        <translation>共享内存中张量的框必须始于 {} 的倍数</translation>
    </message>
    <message numerus="yes">
        <source>a box of {} byte(s), more than the {} byte(s) of shared memory of the block</source>
        <translation>
            <numerusform>{} 字节的框，超过 block 的 {} 字节共享内存</numerusform>
        </translation>
    </message>
    <message>
        <source>a corner of the box of pixels is {}: {} to {} are possible</source>
        <translation>像素框的一个角为 {}：可以是 {} 到 {}</translation>
    </message>
    <message>
        <source>a row of the box has {} bytes, more than the {} that its swizzle spans</source>
        <translation>框的一行有 {} 字节，超过其 swizzle 所跨的 {} 字节</translation>
    </message>
    <message>
        <source>a row of the box has {} bytes: they must be a multiple of {}</source>
        <translation>框的一行有 {} 字节：必须是 {} 的倍数</translation>
    </message>
    <message>
        <source>a tensor map: {}</source>
        <translation>张量映射：{}</translation>
    </message>
    <message>
        <source>coordinate 0 is {}, {} bytes from the start of a row: they must be a multiple of {}</source>
        <translation>坐标 0 为 {}，距行首 {} 字节：必须是 {} 的倍数</translation>
    </message>
    <message>
        <source>coordinate {} is {}: the box of pixels is from {} to {}</source>
        <translation>坐标 {} 为 {}：像素框从 {} 到 {}</translation>
    </message>
    <message>
        <source>coordinate {} of a copy to global memory is {}: it must not be negative</source>
        <translation>复制到全局内存的坐标 {} 为 {}：不能为负</translation>
    </message>
    <message>
        <source>devices have tensor maps from compute capability 9.0 on</source>
        <translation>计算能力 9.0 及以上的设备才有张量映射</translation>
    </message>
    <message>
        <source>dimension {} has {} elements: 1 to {} are possible</source>
        <translation>第 {} 维有 {} 个元素：可以是 1 到 {}</translation>
    </message>
    <message>
        <source>im2col takes 3 to 5 dimensions</source>
        <translation>im2col 需要 3 到 5 维</translation>
    </message>
    <message>
        <source>it has {} coordinates instead of {}</source>
        <translation>它有 {} 个坐标，而不是 {} 个</translation>
    </message>
    <message>
        <source>it has {} dimensions: 1 to {} are possible</source>
        <translation>它有 {} 维：可以是 1 到 {}</translation>
    </message>
    <message>
        <source>it has {} dimensions: im2col takes 3 to {}</source>
        <translation>它有 {} 维：im2col 需要 3 到 {}</translation>
    </message>
    <message>
        <source>it has {} offsets instead of {}</source>
        <translation>它有 {} 个偏移，而不是 {} 个</translation>
    </message>
    <message>
        <source>it names no number of dimensions</source>
        <translation>它没有给出维数</translation>
    </message>
    <message>
        <source>it names no operation</source>
        <translation>它没有给出运算</translation>
    </message>
    <message>
        <source>its address is no multiple of {}</source>
        <translation>其地址不是 {} 的倍数</translation>
    </message>
    <message>
        <source>no memory is where the tensor map should be</source>
        <translation>张量映射应在之处没有内存</translation>
    </message>
    <message>
        <source>no tensor map is there: cuTensorMapEncodeTiled and cuTensorMapEncodeIm2col make them</source>
        <translation>那里没有张量映射：由 cuTensorMapEncodeTiled 和 cuTensorMapEncodeIm2col 创建</translation>
    </message>
    <message>
        <source>only elements of a floating-point type can be filled with NaN</source>
        <translation>只有浮点类型的元素可以用 NaN 填充</translation>
    </message>
    <message>
        <source>operand {} has no coordinates in braces</source>
        <translation>操作数 {} 没有花括号中的坐标</translation>
    </message>
    <message>
        <source>the address of a tensor map must be a multiple of {}</source>
        <translation>张量映射的地址必须是 {} 的倍数</translation>
    </message>
    <message>
        <source>the box has {} bytes: {} are possible</source>
        <translation>框有 {} 字节：最多可以有 {}</translation>
    </message>
    <message>
        <source>the box has {} channels of {} pixels: 1 to {} and 1 to {} are possible</source>
        <translation>框有 {} 个通道、{} 个像素：可以是 1 到 {} 和 1 到 {}</translation>
    </message>
    <message>
        <source>the box has {} elements along dimension {}: 1 to {} are possible</source>
        <translation>框有 {} 个元素（沿第 {} 维）：可以是 1 到 {}</translation>
    </message>
    <message>
        <source>the box of pixels is empty along dimension {}</source>
        <translation>像素框沿第 {} 维为空</translation>
    </message>
    <message>
        <source>the step of dimension {} is {}: 1 to {} are possible</source>
        <translation>第 {} 维的步长为 {}：可以是 1 到 {}</translation>
    </message>
    <message>
        <source>the stride of dimension {} is {} bytes: it must be a multiple of {} below {}</source>
        <translation>第 {} 维的跨距为 {} 字节：必须是 {} 的倍数且小于 {}</translation>
    </message>
    <message>
        <source>the tensor map has {} dimensions, the instruction {}</source>
        <translation>张量映射有 {} 维，指令有 {} 维</translation>
    </message>
    <message>
        <source>the tensor map is one for im2col, the instruction one for tiles</source>
        <translation>张量映射用于 im2col，指令用于平铺块</translation>
    </message>
    <message>
        <source>the tensor map is one for tiles, the instruction one for im2col</source>
        <translation>张量映射用于平铺块，指令用于 im2col</translation>
    </message>
    <message>
        <source>this kernel cannot confine the server to its folders: it needs Landlock, which Linux has since 5.13 where it is switched on</source>
        <translation>本系统的内核无法将服务器限制在其文件夹内:需要 Landlock,Linux 自 5.13 起在启用时具备</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no address of recorded memory, as in 0x7f2a00000000</source>
        <translation>&apos;{}&apos; 不是记录的内存的地址，例如 0x7f2a00000000</translation>
    </message>
    <message>
        <source>a pointer inside a value can only be 0, or an address of recorded memory; buffers are given to arguments that are pointers themselves</source>
        <translation>值中的指针只能是 0 或记录的内存的地址；缓冲区给予本身为指针的参数</translation>
    </message>
    <message>
        <source>it is no name of a file</source>
        <translation>它不是文件名</translation>
    </message>
    <message>
        <source>it lies where {} does, and is other memory</source>
        <translation>它与 {} 位于同一处，却是另一块内存</translation>
    </message>
    <message>
        <source>its arguments do not go with its code</source>
        <translation>其参数与代码不符</translation>
    </message>
    <message>
        <source>its code was not seen when the program loaded it</source>
        <translation>程序加载其代码时未能看到</translation>
    </message>
    <message>
        <source>memories</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>memory needs a name that no argument and no other memory has</source>
        <translation>内存需要一个没有参数和其他内存使用的名称</translation>
    </message>
    <message>
        <source>nothing leads into it but addresses in other memory: leave &apos;, from&apos; out</source>
        <translation>只有其他内存中的地址指向它：请去掉 &apos;, from&apos;</translation>
    </message>
    <message>
        <source>the count before &apos;, at&apos; is missing</source>
        <translation>缺少 &apos;, at&apos; 之前的数量</translation>
    </message>
    <message>
        <source>they overlap</source>
        <translation>它们重叠</translation>
    </message>
    <message>
        <source>where it lay is missing, as in {}[64, at 0x7f2a00000000]</source>
        <translation>缺少其原来的位置，例如 {}[64, at 0x7f2a00000000]</translation>
    </message>
    <message>
        <source>{} lies where its module is loaded: leave &apos;, at&apos; out</source>
        <translation>{} 位于其模块加载之处：请去掉 &apos;, at&apos;</translation>
    </message>
    <message numerus="yes">
        <source>exactly the {} differing element(s)</source>
        <translation>
            <numerusform>正好是这 {} 个不同的元素</numerusform>
        </translation>
    </message>
    <message>
        <source>The program does not compile. Its text may end too early: see whether its last function has a body, {{ … }}; the compiler gives no reason but {}.</source>
        <translation>程序无法编译。其文本可能过早结束：请检查最后一个函数是否有函数体 {{ … }}；编译器给出的原因只有 {}。</translation>
    </message>
    <message>
        <source>a register is read that a wgmma under way writes</source>
        <translation>读取了仍在执行的 wgmma 要写入的寄存器</translation>
    </message>
    <message>
        <source>a register is written that a wgmma under way reads as matrix A</source>
        <translation>写入了仍在执行的 wgmma 作为矩阵 A 读取的寄存器</translation>
    </message>
    <message>
        <source>a register is written that a wgmma under way writes</source>
        <translation>写入了仍在执行的 wgmma 要写入的寄存器</translation>
    </message>
    <message>
        <source>a wgmma is executed by all four warps of a warpgroup, {} to {}, and the block has {}</source>
        <translation>wgmma 由 warpgroup 的全部四个 warp（{} 到 {}）执行，而该 block 有 {} 个</translation>
    </message>
    <message>
        <source>a wgmma is executed by all four warps of a warpgroup, {} to {}: this one has begun {}, one of them {}: {}</source>
        <translation>wgmma 由 warpgroup 的全部四个 warp（{} 到 {}）执行：本 warp 已开始 {} 个，其中一个 warp 为 {} 个：{}</translation>
    </message>
    <message>
        <source>a wgmma reads shared address {}, which thread {} wrote: no fence.proxy.async stands between</source>
        <translation>wgmma 读取共享地址 {}，该处由线程 {} 写入：其间没有 fence.proxy.async</translation>
    </message>
    <message>
        <source>a wgmma uses a register that another instruction wrote: no wgmma.fence stands between</source>
        <translation>wgmma 使用了另一条指令写入的寄存器：其间没有 wgmma.fence</translation>
    </message>
    <message>
        <source>a wgmma writes a register that one of another shape, or its matrix A, has under way</source>
        <translation>wgmma 写入了仍在执行的另一形状的 wgmma 或其矩阵 A 所用的寄存器</translation>
    </message>
    <message>
        <source>a {} at shared address {} by thread {} is not ordered behind the wgmma of warps {} to {} that reads those bytes: that has not been waited for</source>
        <translation>线程 {2} 在共享地址 {1} 的 {0} 没有排在读取这些字节的 warp {3} 到 {4} 的 wgmma 之后：没有等待过它</translation>
    </message>
    <message>
        <source>it has too few operands</source>
        <translation>操作数太少</translation>
    </message>
    <message>
        <source>lane {} gives another descriptor of matrix {} than lane 0</source>
        <translation>lane {} 给出的矩阵 {} 描述符与 lane 0 不同</translation>
    </message>
    <message>
        <source>lane {} gives another scale-d of the wgmma than lane 0</source>
        <translation>lane {} 给出的 wgmma scale-d 与 lane 0 不同</translation>
    </message>
    <message>
        <source>matrix {} of the wgmma has 16 bytes at shared address {}, outside of the {} bytes of shared memory of the block</source>
        <translation>wgmma 的矩阵 {} 有 16 字节位于共享地址 {}，超出该 block 的 {} 字节共享内存</translation>
    </message>
    <message>
        <source>no wgmma.fence comes before the first wgmma of the warp</source>
        <translation>该 warp 的第一个 wgmma 之前没有 wgmma.fence</translation>
    </message>
    <message>
        <source>the block ends while a wgmma of warp {} is under way: nothing has waited for that</source>
        <translation>block 结束时 warp {} 的 wgmma 仍在执行：没有等待过它</translation>
    </message>
    <message>
        <source>the descriptors of a wgmma must be the same in all warps of a warpgroup: warp {} has another one than warp {}</source>
        <translation>wgmma 的描述符在 warpgroup 的所有 warp 中必须相同：warp {} 的与 warp {} 的不同</translation>
    </message>
    <message>
        <source>the four warps of a warpgroup must execute the same wgmma: warp {} executes this one, warp {} that at {}</source>
        <translation>warpgroup 的四个 warp 必须执行同一个 wgmma：warp {} 执行这一个，warp {} 执行 {} 处的那个</translation>
    </message>
    <message>
        <source>the scale of a matrix is {}: it must be 1 or -1</source>
        <translation>矩阵的系数为 {}：必须是 1 或 -1</translation>
    </message>
    <message>
        <source>there is no shape with {} columns for this type</source>
        <translation>此类型没有 {} 列的形状</translation>
    </message>
    <message>
        <source>this instruction needs .target {}</source>
        <translation>此指令需要 .target {}</translation>
    </message>
    <message>
        <source>warp {} has begun none</source>
        <translation>warp {} 一个也没有开始</translation>
    </message>
    <message>
        <source>warp {} has ended</source>
        <translation>warp {} 已结束</translation>
    </message>
    <message>
        <source>warp {} waits at {}</source>
        <translation>warp {} 在 {} 处等待</translation>
    </message>
    <message>
        <source>whether a matrix is transposed is told by 0 or 1, not by {}</source>
        <translation>矩阵是否转置由 0 或 1 表示，而不是 {}</translation>
    </message>
    <message>
        <source>{}: no wgmma.commit_group has put that product into a group that can be waited for</source>
        <translation>{}：没有 wgmma.commit_group 把该乘积放入可等待的组</translation>
    </message>
    <message>
        <source>{}: no wgmma.wait_group has waited for that product</source>
        <translation>{}：没有 wgmma.wait_group 等待过该乘积</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation>无法写入</translation>
    </message>
    <message>
        <source>it holds more than may be unpacked</source>
        <translation>所含内容超过可解包的大小</translation>
    </message>
    <message>
        <source>it is no capture, or it is damaged</source>
        <translation>不是启动记录，或已损坏</translation>
    </message>
    <message>
        <source>it is of a newer version of KernelDesk</source>
        <translation>来自较新版本的 KernelDesk</translation>
    </message>
    <message>
        <source>the disk has no room for its {} bytes</source>
        <translation>磁盘没有空间容纳其 {} 字节</translation>
    </message>
    <message>
        <source>the disk has no room for {} bytes of its memory</source>
        <translation>磁盘没有空间容纳其 {} 字节的内存</translation>
    </message>
    <message>
        <source>the folder is not this user&apos;s alone</source>
        <translation>该文件夹并非仅属于此用户</translation>
    </message>
    <message>
        <source>the name is too long for a socket</source>
        <translation>名称对套接字来说过长</translation>
    </message>
    <message>
        <source>{} at {}, which nobody has written since it was allocated</source>
        <translation>{} 位于 {}，自分配以来无人写过</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no address</source>
        <translation>“{}”不是地址</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no number</source>
        <translation>“{}”不是数</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no number of a tensor map or texture</source>
        <translation>“{}”不是张量映射或纹理的数值</translation>
    </message>
    <message>
        <source>Another tool is to be loaded into the program already: unset {}.</source>
        <translation>程序已要加载另一个工具：请取消设置 {}。</translation>
    </message>
    <message>
        <source>There is no folder {} on the target.</source>
        <translation>目标上没有文件夹 {}。</translation>
    </message>
    <message>
        <source>There is no program {} on the target.</source>
        <translation>目标上没有程序 {}。</translation>
    </message>
    <message>
        <source>There is no room for temporary files on the target: {}.</source>
        <translation>目标上没有存放临时文件的空间：{}。</translation>
    </message>
    <message>
        <source>a file of it arrived damaged: its hash is another one</source>
        <translation>有一个文件传到时已损坏：其哈希不同</translation>
    </message>
    <message>
        <source>a file of it cannot be read: {}</source>
        <translation>其中一个文件无法读取：{}</translation>
    </message>
    <message>
        <source>a message about a capture is damaged</source>
        <translation>关于记录的消息已损坏</translation>
    </message>
    <message>
        <source>a tensor map has 1 to 5 sizes, not {}</source>
        <translation>张量映射有 1 到 5 个尺寸，而不是 {} 个</translation>
    </message>
    <message>
        <source>a tunable parameter has no name, or no value</source>
        <translation>某个可调参数没有名称或没有值</translation>
    </message>
    <message>
        <source>a {} has none of {}</source>
        <translation>{} 没有 {}</translation>
    </message>
    <message>
        <source>an expression in it has no value</source>
        <translation>其中有表达式没有值</translation>
    </message>
    <message>
        <source>an expression in it is none</source>
        <translation>其中有不是表达式的内容</translation>
    </message>
    <message>
        <source>an expression in it names a tunable parameter that it does not have</source>
        <translation>其中有表达式引用了不存在的可调参数</translation>
    </message>
    <message>
        <source>an expression in it names an axis that the problem does not have</source>
        <translation>其中有表达式引用了问题没有的轴</translation>
    </message>
    <message>
        <source>an expression in it selects what is not there</source>
        <translation>其中有表达式选择了不存在的内容</translation>
    </message>
    <message>
        <source>it brings headers of its own, which is not supported: put them beside it, and leave them out</source>
        <translation>它自带头文件，不支持这样：请把头文件放在旁边，并从中去掉</translation>
    </message>
    <message>
        <source>it ends a recording that it did not begin</source>
        <translation>它结束了未开始的记录</translation>
    </message>
    <message>
        <source>it has an operator &apos;{}&apos;, which is not known</source>
        <translation>它有未知的运算符“{}”</translation>
    </message>
    <message>
        <source>it has more arguments than a kernel can have</source>
        <translation>它的参数多于内核所能有的</translation>
    </message>
    <message>
        <source>it has no &apos;{}&apos;</source>
        <translation>它没有“{}”</translation>
    </message>
    <message>
        <source>it holds more than {} bytes</source>
        <translation>其内容超过 {} 字节</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>它已损坏</translation>
    </message>
    <message>
        <source>it is too long for a tensor map or texture</source>
        <translation>对张量映射或纹理而言太长</translation>
    </message>
    <message>
        <source>it sends a file of a recording twice</source>
        <translation>它把记录的一个文件发送了两次</translation>
    </message>
    <message>
        <source>it sends a file of a recording with a name that none has</source>
        <translation>它发送的文件名是记录不会有的</translation>
    </message>
    <message>
        <source>it sends a file within another one</source>
        <translation>它在一个文件之中又发送另一个文件</translation>
    </message>
    <message>
        <source>it sends a part of a file alone</source>
        <translation>它只发送了文件的一部分</translation>
    </message>
    <message>
        <source>it sends a report that is none</source>
        <translation>它发送的报告不是报告</translation>
    </message>
    <message>
        <source>it sends bytes of no file</source>
        <translation>它发送了不属于任何文件的字节</translation>
    </message>
    <message>
        <source>it sends more of a recording than the limit allows</source>
        <translation>它发送的记录超过限制</translation>
    </message>
    <message>
        <source>it sends more of a recording that was whole</source>
        <translation>记录已完整，它又发送了更多内容</translation>
    </message>
    <message>
        <source>it sends more recordings than can be asked for</source>
        <translation>它发送的记录多于可以要求的数量</translation>
    </message>
    <message>
        <source>it sends reports of more processes than there can be</source>
        <translation>它发送的进程报告多得不可能</translation>
    </message>
    <message>
        <source>it sends what is no message of a capture</source>
        <translation>它发送的不是记录的消息</translation>
    </message>
    <message>
        <source>its &apos;defines&apos; are none</source>
        <translation>它的“defines”不正确</translation>
    </message>
    <message>
        <source>its &apos;shared_memory&apos; is no size</source>
        <translation>它的“shared_memory”不是大小</translation>
    </message>
    <message>
        <source>its &apos;{}&apos; is no list, or too long a one</source>
        <translation>它的“{}”不是列表，或太长</translation>
    </message>
    <message>
        <source>its &apos;{}&apos; is no size</source>
        <translation>它的“{}”不是大小</translation>
    </message>
    <message>
        <source>its &apos;{}&apos; is no text</source>
        <translation>它的“{}”不是文本</translation>
    </message>
    <message>
        <source>its argument {} is of a kind that is not known</source>
        <translation>它的参数 {} 属于未知种类</translation>
    </message>
    <message>
        <source>its argument {} is of type {}, which is no number: that is not supported</source>
        <translation>它的参数 {} 的类型 {} 不是数：不支持</translation>
    </message>
    <message>
        <source>its files are larger than a capture may be</source>
        <translation>它的文件大于记录允许的大小</translation>
    </message>
    <message>
        <source>its kernel is in {}, which is not beside it: put it there</source>
        <translation>它的内核在 {} 中，但不在旁边：请放到那里</translation>
    </message>
    <message>
        <source>its launch depends on an attribute of the device, which is not supported</source>
        <translation>它的启动取决于设备属性，不支持</translation>
    </message>
    <message numerus="yes">
        <source>its source has no kernel {} with {} parameter(s)</source>
        <translation>
            <numerusform>它的源代码没有带 {1} 个参数的内核 {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>the bytes of its argument {} are none</source>
        <translation>它的参数 {} 的字节不正确</translation>
    </message>
    <message>
        <source>the disk has no room for {} bytes of a recording</source>
        <translation>磁盘没有存放记录的 {} 字节的空间</translation>
    </message>
    <message>
        <source>the file {} of an argument is not beside it</source>
        <translation>参数的文件 {} 不在旁边</translation>
    </message>
    <message>
        <source>there is no memory to unpack a file</source>
        <translation>没有解压文件所需的内存</translation>
    </message>
    <message>
        <source>{} cannot be read</source>
        <translation>{} 无法读取</translation>
    </message>
    <message>
        <source>{} is not there, which records launches: KernelDesk has to be installed again.</source>
        <translation>缺少用于记录启动的 {}：需要重新安装 KernelDesk。</translation>
    </message>
    <message>
        <source>{} is not what was captured: its hash is another one</source>
        <translation>{} 不是当时记录的内容：其哈希不同</translation>
    </message>
    <message numerus="yes">
        <source>{} number(s) of {} are needed, and {} are there</source>
        <translation>
            <numerusform>{1} 需要 {0} 个数，而有 {2} 个</numerusform>
        </translation>
    </message>
    <message>
        <source>In a second launch, on fresh inputs: {}</source>
        <translation>在使用新输入的第二次启动中：{}</translation>
    </message>
    <message>
        <source>{}; a branch depends on it</source>
        <translation>{}；有分支取决于它</translation>
    </message>
    <message>
        <source>{}; an address depends on it</source>
        <translation>{}；有地址取决于它</translation>
    </message>
    <message>
        <source>{}; it is stored in global memory</source>
        <translation>{}；它被写入全局内存</translation>
    </message>
    <message>
        <source>{}, at {}, and was read at {}</source>
        <translation>{}，位于 {}，读取于 {}</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no object at its place, as in 64: tiled-map …</source>
        <translation>“{}”不是带位置的对象，例如 64: tiled-map …</translation>
    </message>
    <message>
        <source>an object is of memory that the plan does not have</source>
        <translation>对象指向计划中没有的内存</translation>
    </message>
    <message>
        <source>an object of {} bytes at {} lies outside it: it has {} bytes</source>
        <translation>位于 {1} 的 {0} 字节对象超出范围：它有 {2} 字节</translation>
    </message>
    <message>
        <source>it is of memory at {}, which is no part of the launch</source>
        <translation>它指向 {} 处的内存，该内存不属于此启动</translation>
    </message>
    <message>
        <source>CUDA_ERROR_INVALID_IMAGE</source>
        <translation>CUDA_ERROR_INVALID_IMAGE</translation>
    </message>
    <message>
        <source>a copy of {} bytes, put into a stream by a kernel, leaves device memory</source>
        <translation>内核放入流中的 {} 字节复制超出了设备内存</translation>
    </message>
    <message>
        <source>a fill of {} bytes, put into a stream by a kernel, leaves device memory</source>
        <translation>内核放入流中的 {} 字节填充超出了设备内存</translation>
    </message>
    <message>
        <source>at most {} launches of kernels may wait</source>
        <translation>最多可有 {} 个由内核发起的启动在等待</translation>
    </message>
    <message>
        <source>at most {} modules are linked</source>
        <translation>最多链接 {} 个模块</translation>
    </message>
    <message>
        <source>the emulated GPU runs PTX, and this is machine code of a real GPU alone</source>
        <translation>模拟 GPU 运行 PTX，而这只是真实 GPU 的机器码</translation>
    </message>
    <message>
        <source>the linked image is damaged</source>
        <translation>链接后的映像已损坏</translation>
    </message>
    <message>
        <source>the linked modules have more than {} bytes</source>
        <translation>被链接的模块超过 {} 字节</translation>
    </message>
    <message>
        <source>{} has another size or state space in {} than in {}</source>
        <translation>{} 在 {} 与 {} 中的大小或状态空间不同</translation>
    </message>
    <message>
        <source>{} has no PTX for the emulated GPU</source>
        <translation>{} 没有适用于模拟 GPU 的 PTX</translation>
    </message>
    <message>
        <source>{} has other parameters in {} than in {}</source>
        <translation>{} 在 {} 与 {} 中的参数不同</translation>
    </message>
    <message>
        <source>{} is PTX for a GPU that the emulated one is not</source>
        <translation>{} 是面向其他 GPU 的 PTX，模拟 GPU 不能运行</translation>
    </message>
    <message>
        <source>{} is a function in {} and a variable in {}</source>
        <translation>{} 在 {} 中是函数，在 {} 中是变量</translation>
    </message>
    <message>
        <source>{} is cut short</source>
        <translation>{} 不完整</translation>
    </message>
    <message>
        <source>{} is defined in {} and in {}</source>
        <translation>{} 在 {} 和 {} 中都有定义</translation>
    </message>
    <message>
        <source>{} is of a kind that the emulated GPU does not link</source>
        <translation>{} 属于模拟 GPU 不能链接的类型</translation>
    </message>
    <message>
        <source>{} modules are none of the 1 to {} that can be linked</source>
        <translation>{} 个模块不在可链接的 1 到 {} 个之内</translation>
    </message>
    <message>
        <source>{} uses {}, which no module defines</source>
        <translation>{} 使用了 {}，但没有模块定义它</translation>
    </message>
    <message>
        <source>{}, PTX line {}: {}</source>
        <translation>{}，PTX 第 {} 行：{}</translation>
    </message>
    <message>
        <source>{}: graphs are not launched or changed from kernels on the emulated GPU</source>
        <translation>{}：模拟 GPU 不支持从内核启动或更改图</translation>
    </message>
    <message>
        <source>{}; {} was launched by {} at {}</source>
        <translation>{}；{} 由 {} 在 {} 处启动</translation>
    </message>
    <message numerus="yes">
        <source>{}, {} byte(s) into a reservation of {} bytes, where cuMemMap put no memory that cuMemSetAccess lets the device use</source>
        <translation>
            <numerusform>{0}，位于 {2} 字节预留地址中的第 {1} 字节，该处没有由 cuMemMap 映射且由 cuMemSetAccess 允许设备访问的内存</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{}, {} byte(s) into a reservation of {} bytes, where cuMemSetAccess allows reads alone</source>
        <translation>
            <numerusform>{0}，位于 {2} 字节预留地址中的第 {1} 字节，该处 cuMemSetAccess 只允许读取</numerusform>
        </translation>
    </message>
    <message>
        <source>%s takes argument {} of printf, and no string is at {}</source>
        <translation>%s 取 printf 的第 {} 个参数，而 {} 处没有字符串</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>a real GPU notes nothing of what it computes; run it on the device emulated</source>
        <translation>真实 GPU 不记录其计算内容；请在设备 emulated 上运行</translation>
    </message>
    <message>
        <source>a shift of {} bits by {} gives {}</source>
        <translation>将 {} 位移动 {} 位得到 {}</translation>
    </message>
    <message>
        <source>conversion out of range</source>
        <translation>转换超出范围</translation>
    </message>
    <message>
        <source>division overflow</source>
        <translation>除法溢出</translation>
    </message>
    <message>
        <source>infinity</source>
        <translation>无穷大</translation>
    </message>
    <message>
        <source>it is no kind of note</source>
        <translation>不是记录的种类</translation>
    </message>
    <message>
        <source>printf mismatch</source>
        <translation>printf 不匹配</translation>
    </message>
    <message>
        <source>shift too far</source>
        <translation>移位过大</translation>
    </message>
    <message>
        <source>{} % {} gives {}</source>
        <translation>{} % {} 得到 {}</translation>
    </message>
    <message>
        <source>{} / {} gives {}</source>
        <translation>{} / {} 得到 {}</translation>
    </message>
    <message>
        <source>{} gives {} as .{}</source>
        <translation>{} 得到 {}（.{}）</translation>
    </message>
    <message>
        <source>{} of matrices of finite numbers gives inf</source>
        <translation>有限数矩阵的 {} 得到 inf</translation>
    </message>
    <message>
        <source>{} of matrices without a NaN gives nan</source>
        <translation>不含 NaN 的矩阵的 {} 得到 nan</translation>
    </message>
    <message>
        <source>{} of {} gives {}</source>
        <translation>{}（{}）得到 {}</translation>
    </message>
    <message>
        <source>{} takes argument {} of printf, and there is none</source>
        <translation>{} 取 printf 的第 {} 个参数，而该参数不存在</translation>
    </message>
    <message>
        <source>{} takes argument {} of printf, which is a floating-point number</source>
        <translation>{} 取 printf 的第 {} 个参数，而它是浮点数</translation>
    </message>
    <message>
        <source>{} takes {} bytes for argument {} of printf, which has {}</source>
        <translation>{} 取 {} 字节作为 printf 的第 {} 个参数，而它有 {} 字节</translation>
    </message>
    <message>
        <source>.cta_group::2 is of two blocks of a cluster whose ranks differ in the lowest bit, and there is no other</source>
        <translation>.cta_group::2 用于一个 cluster 中 rank 最低位不同的两个 block，而另一个不存在</translation>
    </message>
    <message>
        <source>A of a tcgen05.mma</source>
        <translation>tcgen05.mma 的 A</translation>
    </message>
    <message>
        <source>D of a tcgen05.mma</source>
        <translation>tcgen05.mma 的 D</translation>
    </message>
    <message>
        <source>D, which enable-input-d adds,</source>
        <translation>enable-input-d 要累加的 D</translation>
    </message>
    <message>
        <source>a scale factor of a tcgen05.mma</source>
        <translation>tcgen05.mma 的缩放因子</translation>
    </message>
    <message>
        <source>a tcgen05.alloc follows tcgen05.relinquish_alloc_permit of the same block</source>
        <translation>同一 block 的 tcgen05.relinquish_alloc_permit 之后还有 tcgen05.alloc</translation>
    </message>
    <message>
        <source>a tcgen05.alloc of .cta_group::2 waits for the other block of the pair, which executes none</source>
        <translation>.cta_group::2 的 tcgen05.alloc 在等待这一对中的另一个 block，而它没有执行</translation>
    </message>
    <message>
        <source>a tcgen05.alloc waits for {} columns of tensor memory: {} of the {} are allocated, {}, and no tcgen05.dealloc follows</source>
        <translation>tcgen05.alloc 在等待 {0} 列张量内存：{2} 列中已分配 {1} 列，{3}，之后没有 tcgen05.dealloc</translation>
    </message>
    <message>
        <source>a tcgen05.cp</source>
        <translation>tcgen05.cp</translation>
    </message>
    <message>
        <source>a tcgen05.ld</source>
        <translation>tcgen05.ld</translation>
    </message>
    <message>
        <source>a tcgen05.mma of thread {} reads {} in tensor memory at column {}, lane {}, which nobody has written</source>
        <translation>线程 {0} 的 tcgen05.mma 读取张量内存第 {2} 列、lane {3} 处的 {1}，而那里没有人写过</translation>
    </message>
    <message>
        <source>a tcgen05.st</source>
        <translation>tcgen05.st</translation>
    </message>
    <message>
        <source>a {} at shared address {} by thread {} is not ordered behind the {} of thread {} that reads those bytes: that has not been waited for</source>
        <translation>线程 {2} 在共享地址 {1} 的 {0} 没有排在线程 {4} 读取这些字节的 {3} 之后：没有等待过它</translation>
    </message>
    <message>
        <source>a {} of thread {} changes tensor memory at column {}, lane {}, which a {} of thread {} reads: {}</source>
        <translation>线程 {1} 的 {0} 改变张量内存第 {2} 列、lane {3}，而线程 {5} 的 {4} 读取该处：{6}</translation>
    </message>
    <message>
        <source>a {} of thread {} uses tensor memory at column {}, lane {}, which a {} of thread {} writes: {}</source>
        <translation>线程 {1} 的 {0} 使用张量内存第 {2} 列、lane {3}，而线程 {5} 的 {4} 写入该处：{6}</translation>
    </message>
    <message>
        <source>address of tensor memory</source>
        <translation>张量内存地址</translation>
    </message>
    <message>
        <source>all tcgen05 instructions of a kernel have the same .cta_group, and this one has another than before</source>
        <translation>一个内核的所有 tcgen05 指令必须使用相同的 .cta_group，而这一条与之前的不同</translation>
    </message>
    <message>
        <source>an address of tensor memory has 32 bits</source>
        <translation>张量内存地址为 32 位</translation>
    </message>
    <message>
        <source>an address of tensor memory is no variable</source>
        <translation>张量内存地址不是变量</translation>
    </message>
    <message>
        <source>bits 46 to 48 of the descriptor are {}: they must be 1</source>
        <translation>描述符的第 46 到 48 位是 {}：必须为 1</translation>
    </message>
    <message>
        <source>bulk copy</source>
        <translation>批量复制</translation>
    </message>
    <message>
        <source>it has a mask of {} words of lanes</source>
        <translation>它的 lane 掩码有 {} 个字</translation>
    </message>
    <message>
        <source>it has {} registers: {} are possible</source>
        <translation>它有 {} 个寄存器：最多可用 {} 个</translation>
    </message>
    <message>
        <source>lane {} gives another {} than lane 0</source>
        <translation>lane {} 给出的 {} 与 lane 0 不同</translation>
    </message>
    <message>
        <source>matrix A</source>
        <translation>矩阵 A</translation>
    </message>
    <message>
        <source>matrix A of the tcgen05.mma</source>
        <translation>tcgen05.mma 的矩阵 A</translation>
    </message>
    <message>
        <source>matrix B of the tcgen05.mma</source>
        <translation>tcgen05.mma 的矩阵 B</translation>
    </message>
    <message>
        <source>matrix {}: {}</source>
        <translation>矩阵 {}：{}</translation>
    </message>
    <message>
        <source>no barrier orders what a {} of warp {} reads and a {} at shared address {} by thread {}</source>
        <translation>没有屏障把 warp {1} 的 {0} 所读取的内容与线程 {4} 在共享地址 {3} 的 {2} 排出先后</translation>
    </message>
    <message>
        <source>no barrier stands between</source>
        <translation>其间没有屏障</translation>
    </message>
    <message>
        <source>no tcgen05.commit has followed that</source>
        <translation>其后没有 tcgen05.commit</translation>
    </message>
    <message>
        <source>no tcgen05.wait::ld has waited for that</source>
        <translation>没有 tcgen05.wait::ld 等待过它</translation>
    </message>
    <message>
        <source>no tcgen05.wait::st has waited for that</source>
        <translation>没有 tcgen05.wait::st 等待过它</translation>
    </message>
    <message>
        <source>no {} columns of tensor memory are allocated that begin at column {}, lane {}</source>
        <translation>没有从第 {1} 列、lane {2} 开始的 {0} 列张量内存分配</translation>
    </message>
    <message>
        <source>nothing tells it that the mbarrier of the tcgen05.commit has completed its phase</source>
        <translation>没有任何东西告知 tcgen05.commit 的 mbarrier 已完成其阶段</translation>
    </message>
    <message>
        <source>number of columns of tensor memory</source>
        <translation>张量内存列数</translation>
    </message>
    <message>
        <source>scale factors</source>
        <translation>缩放因子</translation>
    </message>
    <message>
        <source>scale-input-d is {}: 0 to {} are possible</source>
        <translation>scale-input-d 为 {}：可用 0 到 {}</translation>
    </message>
    <message>
        <source>tcgen05.alloc writes its address to shared memory, and this one is in another space</source>
        <translation>tcgen05.alloc 把地址写入共享内存，而这里的地址在另一空间</translation>
    </message>
    <message>
        <source>the address of D in tensor memory has lane {}, and that of A {}: a tcgen05.mma of M = {} cannot begin there</source>
        <translation>张量内存中 D 的地址为 lane {}，A 的为 {}：M = {} 的 tcgen05.mma 不能从那里开始</translation>
    </message>
    <message>
        <source>the address of tensor memory has lane {}, where this tcgen05.cp cannot begin</source>
        <translation>张量内存地址为 lane {}，此 tcgen05.cp 不能从那里开始</translation>
    </message>
    <message>
        <source>the address of tensor memory has lane {}: warp {} reaches {} lanes from lane {} on, and this instruction touches {}</source>
        <translation>张量内存地址为 lane {0}：warp {1} 能访问从 lane {3} 起的 {2} 个 lane，而这条指令涉及 {4} 个</translation>
    </message>
    <message>
        <source>the addresses of scale factors in tensor memory must have lane 0</source>
        <translation>张量内存中缩放因子的地址必须为 lane 0</translation>
    </message>
    <message>
        <source>the block ends while {} columns of tensor memory are allocated: no tcgen05.dealloc has freed those that warp {} has from column {} on</source>
        <translation>block 结束时仍有 {} 列张量内存已分配：没有 tcgen05.dealloc 释放 warp {} 从第 {} 列起占用的部分</translation>
    </message>
    <message>
        <source>the descriptor has swizzle {}: 0, 1, 2, 4 and 6 are possible</source>
        <translation>描述符的 swizzle 为 {}：可用 0、1、2、4 和 6</translation>
    </message>
    <message>
        <source>the instruction descriptor has M = {} and N = {}, a shape that this .kind has not with .cta_group::{}</source>
        <translation>指令描述符为 M = {}、N = {}，此 .kind 在 .cta_group::{} 下没有这种形状</translation>
    </message>
    <message>
        <source>the instruction descriptor has a sparse A, and the instruction has not</source>
        <translation>指令描述符中 A 为稀疏，而指令不是</translation>
    </message>
    <message>
        <source>the instruction descriptor has scale factors from byte {} of A and {} of B on: {} of them are a group</source>
        <translation>指令描述符的缩放因子从 A 的第 {} 字节、B 的第 {} 字节开始：每 {} 个为一组</translation>
    </message>
    <message>
        <source>the instruction descriptor has scale factors of type ue4m3, which this .kind has not</source>
        <translation>指令描述符的缩放因子为 ue4m3 类型，此 .kind 没有这种类型</translation>
    </message>
    <message>
        <source>the instruction descriptor has type {} of A and {} of B, which this .kind has not</source>
        <translation>指令描述符中 A 的类型为 {}、B 的类型为 {}，此 .kind 没有这些类型</translation>
    </message>
    <message>
        <source>the instruction descriptor has type {} of D, which this .kind has not</source>
        <translation>指令描述符中 D 的类型为 {}，此 .kind 没有这种类型</translation>
    </message>
    <message>
        <source>the instruction descriptor negates a matrix of integers</source>
        <translation>指令描述符对整数矩阵取负</translation>
    </message>
    <message>
        <source>the instruction descriptor transposes a matrix, which this .kind has not</source>
        <translation>指令描述符转置了矩阵，此 .kind 不支持</translation>
    </message>
    <message>
        <source>the mask of blocks of a tcgen05.commit is {}: the cluster has {}</source>
        <translation>tcgen05.commit 的 block 掩码为 {}：cluster 有 {} 个</translation>
    </message>
    <message>
        <source>the mbarrier of its tcgen05.commit has not been waited for</source>
        <translation>没有等待过其 tcgen05.commit 的 mbarrier</translation>
    </message>
    <message>
        <source>the other block of the pair has ended</source>
        <translation>这一对中的另一个 block 已经结束</translation>
    </message>
    <message>
        <source>the source of a tcgen05.cp</source>
        <translation>tcgen05.cp 的源</translation>
    </message>
    <message>
        <source>the two parts are {} columns apart: 0 to {} are possible</source>
        <translation>两部分相距 {} 列：可用 0 到 {}</translation>
    </message>
    <message>
        <source>the {} of thread {} reads shared address {}, which thread {} wrote: no fence.proxy.async stands between</source>
        <translation>线程 {1} 的 {0} 读取共享地址 {2}，该处由线程 {3} 写入：其间没有 fence.proxy.async</translation>
    </message>
    <message>
        <source>{} columns of tensor memory are asked for: a power of two from 32 to 512 is possible</source>
        <translation>请求了 {} 列张量内存：可用 32 到 512 的 2 的幂</translation>
    </message>
    <message>
        <source>{} has 16 bytes at shared address {}, outside of the {} bytes of shared memory of the block</source>
        <translation>{} 有 16 字节位于共享地址 {}，超出该 block 的 {} 字节共享内存</translation>
    </message>
    <message>
        <source>{} has been ended before a tcgen05.commit has arrived at it</source>
        <translation>{} 在 tcgen05.commit 到达之前已被结束</translation>
    </message>
    <message>
        <source>{} of them by warp {}</source>
        <translation>其中 {} 列由 warp {} 占用</translation>
    </message>
    <message>
        <source>{} touches columns {} to {} of lanes {} to {} of tensor memory, which are not allocated</source>
        <translation>{0} 涉及张量内存 lane {3} 到 {4} 的第 {1} 到 {2} 列，而它们没有分配</translation>
    </message>
    <message>
        <source>&apos;{}&apos; does not say what an array is</source>
        <translation>&apos;{}&apos; 没有说明数组是什么</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no tensor map or texture; tiled-map, im2col-map, linear-texture, pitched-texture, array-texture, mipmapped-texture and array-surface are</source>
        <translation>&apos;{}&apos; 不是张量映射或纹理；可用的有 tiled-map、im2col-map、linear-texture、pitched-texture、array-texture、mipmapped-texture 和 array-surface</translation>
    </message>
    <message>
        <source>a texture or surface is of a level that its array does not have</source>
        <translation>某个纹理或表面属于其数组所没有的级别</translation>
    </message>
    <message>
        <source>a texture or surface is of an array that the launch does not have</source>
        <translation>某个纹理或表面属于此次启动所没有的数组</translation>
    </message>
    <message>
        <source>an array holds no tensor maps and no textures</source>
        <translation>数组中没有张量映射和纹理</translation>
    </message>
    <message>
        <source>an array of {} bytes gives {}</source>
        <translation>{} 字节的数组给出 {} 字节</translation>
    </message>
    <message>
        <source>an array of {} bytes is given {}</source>
        <translation>{} 字节的数组得到 {} 字节</translation>
    </message>
    <message>
        <source>an array of {} bytes is larger than any buffer</source>
        <translation>{} 字节的数组比任何缓冲区都大</translation>
    </message>
    <message>
        <source>an object lies outside of its argument</source>
        <translation>某个对象位于其参数之外</translation>
    </message>
    <message>
        <source>an object lies outside of its memory</source>
        <translation>某个对象位于其内存之外</translation>
    </message>
    <message>
        <source>array</source>
        <translation>数组</translation>
    </message>
    <message>
        <source>arrays with the flags {} are not made</source>
        <translation>不创建带有标志 {} 的数组</translation>
    </message>
    <message>
        <source>it has not the buffer&apos;s size</source>
        <translation>它与缓冲区大小不符</translation>
    </message>
    <message>
        <source>it is a surface of a CUDA array, of which the recording has no contents: the launch cannot be run again</source>
        <translation>它是 CUDA 数组的表面，而记录中没有该数组的内容：无法再次运行此启动</translation>
    </message>
    <message>
        <source>it is a texture of a CUDA array, of which the recording has no contents: the launch cannot be run again</source>
        <translation>它是 CUDA 数组的纹理，而记录中没有该数组的内容：无法再次运行此启动</translation>
    </message>
    <message>
        <source>it is of a level that array {} does not have</source>
        <translation>它属于数组 {} 所没有的级别</translation>
    </message>
    <message>
        <source>it is of array {}, which is no part of the launch</source>
        <translation>它属于数组 {}，而后者不是此次启动的一部分</translation>
    </message>
    <message>
        <source>it must be a text</source>
        <translation>它必须是文本</translation>
    </message>
    <message>
        <source>its array has {} bytes, and the buffer {}</source>
        <translation>其数组有 {} 字节，而缓冲区有 {} 字节</translation>
    </message>
    <message>
        <source>its variable {} holds a tensor map, a texture or a surface, which a session of PTX does not make anew</source>
        <translation>其变量 {} 含有张量映射、纹理或表面，PTX 会话不会重新创建它们</translation>
    </message>
    <message>
        <source>no address leads into an array, which stands among the recorded memory</source>
        <translation>没有地址指向数组内部；数组列在已记录的内存中</translation>
    </message>
    <message>
        <source>no array has {} channels of format {}</source>
        <translation>没有 {} 个通道、格式为 {} 的数组</translation>
    </message>
    <message>
        <source>no array has {} × {} × {} elements and {} levels</source>
        <translation>没有 {} × {} × {} 个元素、{} 个级别的数组</translation>
    </message>
    <message>
        <source>the count before &apos;, array&apos; is missing</source>
        <translation>缺少 &apos;, array&apos; 之前的数量</translation>
    </message>
    <message>
        <source>there is an array {} already</source>
        <translation>已有数组 {}</translation>
    </message>
    <message>
        <source>{} at byte {} of local memory by thread {}, which the thread has not written</source>
        <translation>{}，位于本地内存的字节 {}，由线程 {} 执行，而该线程未曾写入</translation>
    </message>
    <message>
        <source>cudaGraphSetConditional of {}, which is no handle of a condition</source>
        <translation>cudaGraphSetConditional 的 {} 不是条件的句柄</translation>
    </message>
    <message>
        <source>a copy uses the tensor map at {}, which thread {} of block {} has changed: no fence.proxy.tensormap::generic.release has followed that</source>
        <translation>一个拷贝使用了位于 {} 的张量映射,它被线程 {}(block {})修改过:此后没有 fence.proxy.tensormap::generic.release</translation>
    </message>
    <message>
        <source>a copy uses the tensor map at {}, which thread {} of block {} has changed: the block has passed no fence.proxy.tensormap::generic.acquire of that map since</source>
        <translation>一个拷贝使用了位于 {} 的张量映射,它被线程 {}(block {})修改过:此后该 block 没有执行过此映射的 fence.proxy.tensormap::generic.acquire</translation>
    </message>
    <message>
        <source>a tensor map is used from global or constant memory or a kernel&apos;s parameters alone</source>
        <translation>张量映射只能位于全局内存、常量内存或内核参数中</translation>
    </message>
    <message>
        <source>its dimension is {}: 0 to {} are possible</source>
        <translation>其维度为 {}:可以是 0 到 {}</translation>
    </message>
    <message>
        <source>no tensor map is there whose field could be replaced</source>
        <translation>那里没有可以替换字段的张量映射</translation>
    </message>
    <message>
        <source>parameters of functions are no tensor maps</source>
        <translation>函数的参数不是张量映射</translation>
    </message>
    <message>
        <source>the addresses of tensormap.cp_fenceproxy must be the same in all lanes of the warp</source>
        <translation>tensormap.cp_fenceproxy 的地址在 warp 的所有通道中必须相同</translation>
    </message>
    <message>
        <source>the value of the field is {}: 0 to {} are possible</source>
        <translation>该字段的值为 {}:可以是 0 到 {}</translation>
    </message>
    <message>
        <source>0x{} is no multicast address: multimem instructions touch mapped multicast objects that cuMemSetAccess lets the device use, and nothing else</source>
        <translation>0x{} 不是多播地址:multimem 指令只能访问已映射且由 cuMemSetAccess 允许设备使用的多播对象</translation>
    </message>
    <message>
        <source>a vector of {} bytes, more than {}</source>
        <translation>向量有 {} 字节，超过 {}</translation>
    </message>
    <message>
        <source>an earlier request to cancel has failed, and the cluster has seen that: another one is undefined</source>
        <translation>先前的取消请求已失败，并且 cluster 已得知：再次请求的行为未定义</translation>
    </message>
    <message>
        <source>no memory is bound to the multicast object at 0x{}</source>
        <translation>多播对象在 0x{} 处没有绑定内存</translation>
    </message>
    <message>
        <source>parameters of functions are no multicast addresses</source>
        <translation>函数的参数不是多播地址</translation>
    </message>
    <message>
        <source>the multicast address 0x{} is no multiple of {}</source>
        <translation>多播地址 0x{} 不是 {} 的倍数</translation>
    </message>
    <message>
        <source>the request to cancel has failed, so there is no first block: is_canceled tells that</source>
        <translation>取消请求已失败，因此没有首个 block:可用 is_canceled 得知</translation>
    </message>
    <message>
        <source>the response of clusterlaunchcontrol.try_cancel goes to shared memory of the own block alone</source>
        <translation>clusterlaunchcontrol.try_cancel 的响应只能写入本 block 的共享内存</translation>
    </message>
    <message>
        <source>what is asked about is no response of clusterlaunchcontrol.try_cancel</source>
        <translation>所查询的不是 clusterlaunchcontrol.try_cancel 的响应</translation>
    </message>
    <message>
        <source>{}, the address of a multicast object: multimem instructions alone may touch it</source>
        <translation>{}，这是多播对象的地址：只有 multimem 指令可以访问</translation>
    </message>
    <message numerus="yes">
        <source>at {}, {} byte(s): {} need not see {}: what textures and ld.global.nc (__ldg, const __restrict__) read is not written by the same grid before</source>
        <translation>
            <numerusform>在 {0}，{1} 字节：{2}不一定能看到{3}：纹理和 ld.global.nc（__ldg、const __restrict__）读取的内容，同一个 grid 不得事先写入</numerusform>
        </translation>
    </message>
    <message>
        <source>its modules name more than {} files</source>
        <translation>它的模块引用了超过 {} 个文件</translation>
    </message>
    <message>
        <source>{} stands for different things in the modules that were linked, which one text cannot say</source>
        <translation>{} 在所链接的模块中代表不同的东西，无法用一个文本表达</translation>
    </message>
    <message>
        <source>its vector has {} elements instead of {}</source>
        <translation>其向量有 {} 个元素，而不是 {} 个</translation>
    </message>
    <message>
        <source>at {}: nothing orders {} and a copy or a fill that a kernel put into a stream, which writes there</source>
        <translation>在 {}：没有任何东西规定{}与内核放入流中、写入该处的拷贝或填充的先后</translation>
    </message>
    <message>
        <source>at {}: nothing orders {} and a copy that a kernel put into a stream, which reads there</source>
        <translation>在 {}：没有任何东西规定{}与内核放入流中、读取该处的拷贝的先后</translation>
    </message>
    <message>
        <source>a write of a copy or a fill that {} put into a stream</source>
        <translation>{} 放入流中的拷贝或填充的写入</translation>
    </message>
    <message>
        <source>a read of a copy that {} put into a stream</source>
        <translation>{} 放入流中的拷贝的读取</translation>
    </message>
    <message>
        <source>four rows are of a tensor map with 2 dimensions and boxes of 1 row: it has {} and {}</source>
        <translation>四行拷贝需要二维且盒子为一行的张量映射：它有 {} 维和 {} 行</translation>
    </message>
    <message>
        <source>it swizzles in atoms of more than 16 bytes, which a swizzle of 128 bytes alone has</source>
        <translation>它以大于 16 字节的原子进行重排，而只有 128 字节的重排模式支持</translation>
    </message>
    <message>
        <source>{} and {} bytes are to be ignored: 0 to {} are possible</source>
        <translation>要忽略 {} 和 {} 字节：可以是 0 到 {}</translation>
    </message>
    <message>
        <source>its operands must be an address, a size and 0</source>
        <translation>其操作数必须是地址、大小和 0</translation>
    </message>
    <message>
        <source>lane {} gives another selector of scale factors than lane 0: all lanes of a warp must give the same</source>
        <translation>通道 {} 给出的缩放因子选择器与通道 0 不同：warp 的所有通道必须给出相同的值</translation>
    </message>
    <message>
        <source>st.bulk writes to shared memory, and this generic address is in another space</source>
        <translation>st.bulk 写入共享内存，而这个通用地址位于其他空间</translation>
    </message>
    <message>
        <source>the byte selector of scale factors is {}: it must be a multiple of {} and less than 4</source>
        <translation>缩放因子的字节选择器为 {}：必须是 {} 的倍数且小于 4</translation>
    </message>
    <message>
        <source>the selectors of scale factors are {} numbers instead of 2</source>
        <translation>缩放因子的选择器是 {} 个数，而不是 2 个</translation>
    </message>
    <message>
        <source>the size of st.bulk is {}: it must be a multiple of 8 and no more than 16777216</source>
        <translation>st.bulk 的大小为 {}：必须是 8 的倍数且不超过 16777216</translation>
    </message>
    <message>
        <source>the thread selector of scale factors is {}: it must be less than {}</source>
        <translation>缩放因子的线程选择器为 {}：必须小于 {}</translation>
    </message>
    <message>
        <source>a read of a bulk copy</source>
        <translation>批量复制的一次读取</translation>
    </message>
    <message>
        <source>a read of an asynchronous copy</source>
        <translation>异步复制的一次读取</translation>
    </message>
    <message>
        <source>a reduction of a bulk copy</source>
        <translation>批量复制的一次归约</translation>
    </message>
    <message>
        <source>a write of a bulk copy</source>
        <translation>批量复制的一次写入</translation>
    </message>
    <message numerus="yes">
        <source>at {}, {} byte(s): nothing orders {} and {}, which has not been waited for</source>
        <translation>
            <numerusform>在 {}，{} 字节：没有任何东西规定{}与尚未被等待完成的{}之间的顺序</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at {}, {} byte(s): {} need not see {}: no fence.proxy.async stands between</source>
        <translation>
            <numerusform>在 {0}，{1} 字节：{2}不一定能看到{3}：其间没有 fence.proxy.async</numerusform>
        </translation>
    </message>
    <message>
        <source>{} at {} of block {} of the cluster by thread {}, which no thread of the cluster has written</source>
        <translation>{}，位于 {}（cluster 的 block {}），由线程 {} 执行：cluster 中没有线程写过它</translation>
    </message>
    <message>
        <source>a row of the box has {} packed elements: {} are possible</source>
        <translation>框的一行有 {} 个打包元素：只能是 {} 个</translation>
    </message>
    <message>
        <source>a swizzle that flips 8 bytes is of copies to shared memory alone</source>
        <translation>交换 8 字节的 swizzle 只用于复制到共享内存</translation>
    </message>
    <message>
        <source>boxes of im2col::w are copied to shared memory alone</source>
        <translation>im2col::w 的框只能复制到共享内存</translation>
    </message>
    <message>
        <source>coordinate 0 is {}: that of packed elements must be a multiple of {}</source>
        <translation>坐标 0 为 {}：打包元素的坐标必须是 {} 的倍数</translation>
    </message>
    <message>
        <source>dimension 0 has {} packed elements: they must be a multiple of {}</source>
        <translation>第 0 维有 {} 个打包元素：必须是 {} 的倍数</translation>
    </message>
    <message>
        <source>four rows are of no interleaved layout</source>
        <translation>四行拷贝不能用于交错布局</translation>
    </message>
    <message>
        <source>im2col::w takes no interleaved layout</source>
        <translation>im2col::w 不支持交错布局</translation>
    </message>
    <message>
        <source>it has {} dimensions: interleaved layouts have 3 to {}</source>
        <translation>它有 {} 维：交错布局需要 3 到 {}</translation>
    </message>
    <message>
        <source>its swizzle is none that packed elements with gaps have</source>
        <translation>其 swizzle 不是带间隔的打包元素所有的</translation>
    </message>
    <message>
        <source>packed elements of 4 bits with gaps are copied to shared memory alone</source>
        <translation>带间隔的 4 位打包元素只能复制到共享内存</translation>
    </message>
    <message>
        <source>packed elements of 6 bits are copied to global memory alone where the swizzle has atoms of 64 bytes</source>
        <translation>当 swizzle 的原子为 64 字节时，6 位打包元素只能复制到全局内存</translation>
    </message>
    <message>
        <source>packed elements of 6 bits are in no interleaved layout</source>
        <translation>6 位打包元素不能用于交错布局</translation>
    </message>
    <message>
        <source>the halo has {} pixels: 0 to {} are possible</source>
        <translation>光环有 {} 个像素：可以是 0 到 {}</translation>
    </message>
    <message>
        <source>the offset of the width is {}: 0 to {} are possible</source>
        <translation>宽度偏移为 {}：可以是 0 到 {}</translation>
    </message>
    <message>
        <source>the tensor map is one for {}, the instruction one for {}</source>
        <translation>张量映射用于 {}，指令用于 {}</translation>
    </message>
    <message>
        <source>{} in the {} of a memory pool of the host, which no cudaMemPoolSetAccess has let the device use</source>
        <translation>{}位于主机内存池的{}中，没有任何 cudaMemPoolSetAccess 允许设备使用它</translation>
    </message>
    <message>
        <source>{} to the {} of a memory pool of the host, where cudaMemPoolSetAccess allows the device reads alone</source>
        <translation>{}写入主机内存池的{}，cudaMemPoolSetAccess 只允许设备读取它</translation>
    </message>
    <message numerus="yes">
        <source>a box of {} byte(s), swizzled, ends behind the {} byte(s) of shared memory of the block</source>
        <translation>
            <numerusform>经 swizzle 的 {} 字节的框，其末尾超出 block 的 {} 字节共享内存</numerusform>
        </translation>
    </message>
    <message>
        <source>the box of pixels is from {} to {} along dimension {}, and of a copy to global memory it must not leave the tensor</source>
        <translation>像素框沿第 {2} 维从 {0} 到 {1}，复制到全局内存时不得超出张量</translation>
    </message>
    <message>
        <source>metadata</source>
        <translation>元数据</translation>
    </message>
    <message>
        <source>metadata of a tcgen05.mma</source>
        <translation>tcgen05.mma 的元数据</translation>
    </message>
    <message>
        <source>reserved bits of the zero-column mask descriptor are not 0</source>
        <translation>零列掩码描述符的保留位不为 0</translation>
    </message>
    <message>
        <source>the address of metadata in tensor memory has lane {} and column {}: it must have the lane of D, {}, and an even column</source>
        <translation>张量内存中元数据的地址为 lane {}、第 {} 列：lane 必须与 D 的相同，即 {}，列必须为偶数</translation>
    </message>
    <message>
        <source>the descriptor has an absolute address as its leading dimension: that is for K = 96, a swizzle of 128 bytes, base offset 0 and an address that is a multiple of 128</source>
        <translation>描述符的前导维度是绝对地址：这只用于 K = 96、128 字节 swizzle、基偏移为 0 且地址为 128 的倍数的情形</translation>
    </message>
    <message>
        <source>the instruction descriptor has a dense A, and the instruction has a sparse one</source>
        <translation>指令描述符中 A 为稠密，而指令的 A 为稀疏</translation>
    </message>
    <message>
        <source>the instruction descriptor has scale factors from byte {} of A and {} of B on: {} of them begin at byte 0 or 2</source>
        <translation>指令描述符的缩放因子从 A 的第 {} 字节、B 的第 {} 字节开始：{} 个因子须从第 0 或第 2 字节开始</translation>
    </message>
    <message>
        <source>the instruction descriptor has sparsity selector {}: of this .kind it must be 0</source>
        <translation>指令描述符的稀疏选择器为 {}：此 .kind 必须为 0</translation>
    </message>
    <message>
        <source>the metadata of chunk {} of row {} of the sparse matrix A is {}, at bit {} of column {}, lane {} of tensor memory: that means nothing</source>
        <translation>稀疏矩阵 A 第 {1} 行第 {0} 段的元数据为 {2}，位于张量内存第 {4} 列、lane {5} 的第 {3} 位：该值没有意义</translation>
    </message>
    <message>
        <source>the zero-column mask descriptor shifts B by {} columns: the instruction descriptor allows {}, and M = {} {}</source>
        <translation>零列掩码描述符将 B 移动 {} 列：指令描述符允许 {}，M = {} 时允许 {}</translation>
    </message>
    <message>
        <source>a matrix A that is shifted is in tensor memory</source>
        <translation>被移动的矩阵 A 须在张量内存中</translation>
    </message>
    <message>
        <source>a tcgen05.shift</source>
        <translation>tcgen05.shift</translation>
    </message>
    <message>
        <source>a tcgen05.shift with lane {} in its address is not emulated: with lane 0 it shifts all quarters of the lanes, and nothing says whether it shifts the same ones here</source>
        <translation>不模拟地址为 lane {} 的 tcgen05.shift：lane 0 时它移动所有四分之一的 lane，没有资料说明此处移动的是否相同</translation>
    </message>
    <message>
        <source>its swizzle is none that im2col::w has: 64 bytes, or 128 bytes in atoms of 16 or 32; or 96, but for im2col::w::128</source>
        <translation>其 swizzle 不是 im2col::w 所有的：64 字节，或以 16 或 32 字节为原子的 128 字节；或 96 字节，但 im2col::w::128 除外</translation>
    </message>
    <message>
        <source>no interleaved layout has a swizzle of 96 bytes</source>
        <translation>交错布局没有 96 字节的 swizzle</translation>
    </message>
    <message>
        <source>tensor maps of packed 4-bit elements with gaps in interleaved layouts are not emulated: nothing says whether the 16 or 32 bytes of a slice are those in memory or those with the gaps</source>
        <translation>不模拟交错布局中带间隔的 4 位打包元素的张量映射：没有资料说明一个切片的 16 或 32 字节是内存中的，还是含间隔的</translation>
    </message>
    <message>
        <source>the address of tensor memory has lane {}: that of a tcgen05.shift must be a multiple of {}</source>
        <translation>张量内存地址为 lane {}：tcgen05.shift 的 lane 须为 {} 的倍数</translation>
    </message>
    <message>
        <source>the instruction descriptor asks for K = 96, which is for a dense A of .kind::mxf4 and .kind::mxf4nvf4 with 128 rows in each block</source>
        <translation>指令描述符要求 K = 96，这只用于 .kind::mxf4 和 .kind::mxf4nvf4 中每个线程块有 128 行的稠密 A</translation>
    </message>
    <message>
        <source>the instruction descriptor has M = {}, which no tcgen05.mma{} with .ashift and .cta_group::{} has</source>
        <translation>指令描述符为 M = {0}，带 .ashift 和 .cta_group::{2} 的 tcgen05.mma{1} 没有此形状</translation>
    </message>
    <message>
        <source>the instruction descriptor of a tcgen05.mma.sp has sparsity selector {}, which is not emulated: 0 and 1 choose one of two columns of metadata, and nothing says what 2 and 3 choose</source>
        <translation>tcgen05.mma.sp 的指令描述符的稀疏选择器为 {}，此情形不予模拟：0 和 1 选择两列元数据之一，没有资料说明 2 和 3 选择什么</translation>
    </message>
    <message>
        <source>a tcgen05.alloc.exclusive waits for all of tensor memory to be free: {} of the {} columns are allocated, {}, and no tcgen05.dealloc follows</source>
        <translation>tcgen05.alloc.exclusive 等待整个张量内存空闲：{1} 列中已分配 {0} 列（{2}），其后没有 tcgen05.dealloc</translation>
    </message>
    <message>
        <source>a tcgen05.dealloc.exclusive frees what a tcgen05.alloc.exclusive has allocated, and a tcgen05.dealloc other columns</source>
        <translation>tcgen05.dealloc.exclusive 释放 tcgen05.alloc.exclusive 所分配的列，tcgen05.dealloc 释放其他列</translation>
    </message>
    <message>
        <source>{} columns of tensor memory are asked for exclusively: a multiple of {} up to {} is possible</source>
        <translation>要求独占 {} 列张量内存：可为 {} 的倍数，至多 {}</translation>
    </message>
    <message>
        <source>bits 14, 15, 30 and 31 of the descriptor must be 0</source>
        <translation>描述符的第 14、15、30 和 31 位须为 0</translation>
    </message>
    <message>
        <source>the instruction descriptor has bit {}, which asks for K = 64 on sm_107: that is not emulated</source>
        <translation>指令描述符的第 {} 位已置位，它在 sm_107 上要求 K = 64：此情形不予模拟</translation>
    </message>
    <message>
        <source>the instruction descriptor has bits 24 to 26, of which sm_107 alone has a meaning: that is not emulated</source>
        <translation>指令描述符的第 24 至 26 位已置位，它们只在 sm_107 上有意义：此情形不予模拟</translation>
    </message>
    <message>
        <source>preferred clusters of {} blocks: they must be multiples of clusters of {} blocks and divide a grid of {}</source>
        <translation>首选 cluster 为 {} 个 block：必须是 {} 个 block 的 cluster 的倍数，并能整除 {} 的 grid</translation>
    </message>
    <message>
        <source>no barrier stands between the tcgen05.wait::st that has waited for that and this</source>
        <translation>等待过它的 tcgen05.wait::st 与此访问之间没有屏障</translation>
    </message>
</context>
<context>
    <name>kd::AboutDialog</name>
    <message>
        <source>KernelDesk %1, Qt %2</source>
        <translation>KernelDesk %1，Qt %2</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>程序的组成部分</translation>
    </message>
    <message>
        <source>KernelDesk is free software under the GPL, version 3 or later. It is made of these:</source>
        <translation>KernelDesk 是自由软件，采用 GPL 第 3 版或更新版本。它由以下部分组成：</translation>
    </message>
    <message>
        <source>CUDA, NVRTC and the driver are NVIDIA&apos;s and not part of it; they are looked for at run time.</source>
        <translation>CUDA、NVRTC 和驱动属于 NVIDIA，不是本程序的一部分；运行时才查找它们。</translation>
    </message>
    <message>
        <source>Text of the licence %1</source>
        <translation>许可证 %1 的全文</translation>
    </message>
    <message>
        <source>About KernelDesk</source>
        <translation>关于 KernelDesk</translation>
    </message>
    <message>
        <source>Parts and licences</source>
        <translation>组成与许可证</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>组成</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>复制版本信息</translation>
    </message>
    <message>
        <source>Edit, compile, run, time and understand CUDA kernels</source>
        <translation>编辑、编译、运行、计时并理解 CUDA 内核</translation>
    </message>
</context>
<context>
    <name>kd::ArchitectureMatrix</name>
    <message>
        <source>The matrix is made of a program that compiles: compile it first.</source>
        <translation>矩阵由能编译的程序生成：请先编译。</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>此文件夹尚未受信任。</translation>
    </message>
    <message>
        <source>Compiled code is shown for the architectures that its file has it for.</source>
        <translation>已编译的代码只显示其文件中包含的架构。</translation>
    </message>
    <message>
        <source>The target has not answered yet.</source>
        <translation>目标尚未应答。</translation>
    </message>
    <message>
        <source>There is no such kernel for this architecture.</source>
        <translation>此架构没有这个内核。</translation>
    </message>
    <message>
        <source>There is PTX alone, which tells no registers.</source>
        <translation>只有 PTX，看不出寄存器数。</translation>
    </message>
</context>
<context>
    <name>kd::ArchitectureRows</name>
    <message>
        <source>%1: %2 registers, occupancy %3</source>
        <translation>%1：%2 个寄存器，占用率 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 regs</source>
        <translation>%1 寄存器</translation>
    </message>
    <message>
        <source>not compiled yet</source>
        <translation>尚未编译</translation>
    </message>
    <message>
        <source>the kernel is not in it</source>
        <translation>其中没有该内核</translation>
    </message>
    <message>
        <source>does not compile</source>
        <translation>无法编译</translation>
    </message>
    <message>
        <source>Compiled for %1: %2 registers, %3 spilled</source>
        <translation>已为 %1 编译：%2 个寄存器，溢出 %3</translation>
    </message>
    <message>
        <source>%1, limited by %2</source>
        <translation>%1，受限于 %2</translation>
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
        <translation>%1 的值</translation>
    </message>
</context>
<context>
    <name>kd::ArgumentsModel</name>
    <message>
        <source>missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Dir.</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Value or generator</source>
        <translation>值或生成器</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>%1: a variable of the program. Without a value it has what the source gives it.</source>
        <translation>%1：程序的变量。未给出值时保持源代码中的值。</translation>
    </message>
    <message>
        <source>as in the source</source>
        <translation>同源代码</translation>
    </message>
</context>
<context>
    <name>kd::ArgumentsView</name>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>File that fills the buffer</source>
        <translation>填充缓冲区的文件</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Draw other numbers</source>
        <translation>重新生成随机数</translation>
    </message>
    <message>
        <source>Fill from a file…</source>
        <translation>从文件填充…</translation>
    </message>
    <message>
        <source>Reset to the preset</source>
        <translation>重置为预设</translation>
    </message>
    <message>
        <source>Fill with</source>
        <translation>填充为</translation>
    </message>
</context>
<context>
    <name>kd::AssemblyPane</name>
    <message>
        <source>Disassembling</source>
        <translation>正在反汇编</translation>
    </message>
    <message>
        <source>Assembly</source>
        <translation>汇编</translation>
    </message>
    <message>
        <source>Diff</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Live registers</source>
        <translation>活跃寄存器</translation>
    </message>
    <message>
        <source>Colour links between source and assembly</source>
        <translation>用颜色联系源代码与汇编</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More of the assembly</source>
        <translation>更多汇编功能</translation>
    </message>
    <message>
        <source>The program has no kernel.</source>
        <translation>程序没有内核。</translation>
    </message>
    <message>
        <source>There is no %1 of this kernel.</source>
        <translation>此内核没有 %1。</translation>
    </message>
    <message>
        <source>The assembly appears beside the source once the program compiles.</source>
        <translation>程序编译成功后，汇编显示在源代码旁边。</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>编译</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再次查找</translation>
    </message>
    <message>
        <source>There is no build before this one: edit the program, and what changes in its %1 is shown here.</source>
        <translation>在此之前没有构建：编辑程序后，其 %1 的变化显示在这里。</translation>
    </message>
    <message>
        <source>The build before this one has no such kernel: edit it, and what changes in its %1 is shown here.</source>
        <translation>上一次构建没有此内核：编辑它，其 %1 的变化显示在这里。</translation>
    </message>
    <message>
        <source>The last edit changed nothing in this kernel&apos;s %1.</source>
        <translation>上次编辑没有改变此内核的 %1。</translation>
    </message>
    <message>
        <source>%1 comes with the worker, which was lost.</source>
        <translation>%1 由工作进程提供，而它已丢失。</translation>
    </message>
    <message>
        <source>%1 is under way.</source>
        <translation>正在生成 %1。</translation>
    </message>
    <message>
        <source>previous build</source>
        <translation>上次构建</translation>
    </message>
    <message>
        <source>%1 under way</source>
        <translation>正在生成 %1</translation>
    </message>
    <message>
        <source>There is no build before this one to compare with</source>
        <translation>在此之前没有可比较的构建</translation>
    </message>
    <message>
        <source>Diff +%1</source>
        <translation>差异 +%1</translation>
    </message>
    <message>
        <source>Diff %1</source>
        <translation>差异 %1</translation>
    </message>
    <message>
        <source>The last edit added %1 and removed %2 instructions of %3</source>
        <translation>上次编辑在 %3 中增加了 %1 条、删除了 %2 条指令</translation>
    </message>
    <message>
        <source>Save the listing</source>
        <translation>保存列表</translation>
    </message>
    <message>
        <source>Listings (*%1);;All files (*)</source>
        <translation>列表 (*%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>全部复制</translation>
    </message>
    <message>
        <source>Save the listing…</source>
        <translation>保存列表…</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>查找…</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>函数</translation>
    </message>
    <message>
        <source>Diff compares</source>
        <translation>差异比较对象</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Wrap long lines</source>
        <translation>长行换行</translation>
    </message>
    <message>
        <source>The chosen kernel</source>
        <translation>所选内核</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
</context>
<context>
    <name>kd::AssemblyView</name>
    <message>
        <source>Assembly</source>
        <translation>汇编</translation>
    </message>
    <message>
        <source>Address 0x%1</source>
        <translation>地址 0x%1</translation>
    </message>
    <message>
        <source>Line %1 of the source</source>
        <translation>源代码第 %1 行</translation>
    </message>
    <message>
        <source>1 live register</source>
        <translation>1 个活跃寄存器</translation>
    </message>
    <message>
        <source>%1 live registers</source>
        <translation>%1 个活跃寄存器</translation>
    </message>
    <message>
        <source>: the most of this function</source>
        <translation>：此函数的最大值</translation>
    </message>
    <message>
        <source>%1 live uniform registers</source>
        <translation>%1 个活跃统一寄存器</translation>
    </message>
    <message>
        <source>%1 live predicates</source>
        <translation>%1 个活跃谓词</translation>
    </message>
</context>
<context>
    <name>kd::Assistant</name>
    <message>
        <source>Its tab was closed.</source>
        <translation>其标签页已关闭。</translation>
    </message>
    <message>
        <source>%1 is timed</source>
        <translation>正在为 %1 计时</translation>
    </message>
    <message>
        <source>%1 is compared</source>
        <translation>正在比较 %1</translation>
    </message>
    <message>
        <source>%1 is run</source>
        <translation>正在运行 %1</translation>
    </message>
    <message>
        <source>Proposal %1 of %2</source>
        <translation>%2 的提议 %1</translation>
    </message>
    <message>
        <source>It was stopped in the window.</source>
        <translation>已在窗口中停止。</translation>
    </message>
    <message>
        <source>Proposal %1</source>
        <translation>提议 %1</translation>
    </message>
    <message>
        <source>Proposal %1: %2</source>
        <translation>提议 %1：%2</translation>
    </message>
    <message>
        <source>By the assistant</source>
        <translation>由助手运行</translation>
    </message>
</context>
<context>
    <name>kd::AssistantDialog</name>
    <message>
        <source>waits for you</source>
        <translation>等待您决定</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>replaced by a newer one</source>
        <translation>已被更新的提议取代</translation>
    </message>
    <message>
        <source>its document was closed</source>
        <translation>其文档已关闭</translation>
    </message>
    <message>
        <source>Proposal %1</source>
        <translation>提议 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No assistant is let in: that is off in the settings.</source>
        <translation>未允许助手进入：设置中已关闭。</translation>
    </message>
    <message>
        <source>No assistant is connected. One connects with: kerneldesk mcp --window</source>
        <translation>没有助手连接。连接方式：kerneldesk mcp --window</translation>
    </message>
    <message>
        <source>An assistant is connected</source>
        <translation>有助手已连接</translation>
    </message>
    <message>
        <source>Connected: %1</source>
        <translation>已连接：%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>&amp;Disconnect</source>
        <translation>断开(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>接受(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Reject</source>
        <translation>拒绝(&amp;R)</translation>
    </message>
    <message>
        <source>Show its &amp;tab</source>
        <translation>显示其标签页(&amp;T)</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>Proposals, newest first</source>
        <translation>提议，最新的在前</translation>
    </message>
    <message>
        <source>Why not? The assistant reads it.</source>
        <translation>为何不接受？助手会读到。</translation>
    </message>
    <message>
        <source>Your words to a rejection</source>
        <translation>您对拒绝的说明</translation>
    </message>
    <message>
        <source>Turns the setting off: nobody connects again until you turn it on</source>
        <translation>关闭该设置：在您重新打开之前无人可再连接</translation>
    </message>
    <message>
        <source>The document gets this text; undo takes it back</source>
        <translation>文档将变为此文本；撤销可恢复</translation>
    </message>
    <message>
        <source>Nothing was proposed yet.</source>
        <translation>尚无提议。</translation>
    </message>
    <message>
        <source>What an assistant proposes stands here to accept or reject. No document changes before you accept.</source>
        <translation>助手的提议显示在此处，可接受或拒绝。在您接受之前，任何文档都不会改变。</translation>
    </message>
    <message>
        <source>outdated by your edits</source>
        <translation>因您的编辑而过时</translation>
    </message>
</context>
<context>
    <name>kd::AssistantDoor</name>
    <message>
        <source>Another window of KernelDesk lets assistants in; turn it off there first.</source>
        <translation>KernelDesk 的另一个窗口已允许助手进入；请先在那里关闭。</translation>
    </message>
</context>
<context>
    <name>kd::AttributeDetail</name>
    <message>
        <source>Copy row</source>
        <translation>复制行</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1，在 %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Select an attribute to see what it means.</source>
        <translation>选择一个属性以查看其含义。</translation>
    </message>
</context>
<context>
    <name>kd::AttributeModel</name>
    <message>
        <source>preset</source>
        <translation>预设</translation>
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
        <translation>说明</translation>
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
        <translation>仅显示差异</translation>
    </message>
    <message>
        <source>Copy attributes</source>
        <translation>复制属性</translation>
    </message>
    <message>
        <source>Copy the rows on show, or the selected ones where there are several</source>
        <translation>复制显示的行；选中多行时复制选中的行</translation>
    </message>
    <message>
        <source>Export attributes…</source>
        <translation>导出属性…</translation>
    </message>
    <message>
        <source>Save all rows as CSV, JSON or Markdown</source>
        <translation>将所有行保存为 CSV、JSON 或 Markdown</translation>
    </message>
    <message>
        <source>Find attribute</source>
        <translation>查找属性</translation>
    </message>
    <message>
        <source>Search name, CUDA name or description</source>
        <translation>搜索名称、CUDA 名称或说明</translation>
    </message>
    <message>
        <source>Search attributes</source>
        <translation>搜索属性</translation>
    </message>
    <message>
        <source>Hide the attributes that are the same on all compared devices</source>
        <translation>隐藏所有比较设备上相同的属性</translation>
    </message>
    <message>
        <source>%1 of %2 differ</source>
        <translation>%2 项中有 %1 项不同</translation>
    </message>
    <message>
        <source>The compared devices do not differ.</source>
        <translation>所比较的设备没有差异。</translation>
    </message>
    <message>
        <source>No attribute has &quot;%1&quot; in its name, CUDA name or description.</source>
        <translation>没有属性的名称、CUDA 名称或说明含有“%1”。</translation>
    </message>
    <message>
        <source>Export attributes</source>
        <translation>导出属性</translation>
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
        <translation>已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>kd::Banner</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另有 %1 条</translation>
    </message>
</context>
<context>
    <name>kd::BlockChart</name>
    <message>
        <source>Blocks by SM and time</source>
        <translation>按 SM 和时间显示的块</translation>
    </message>
    <message>
        <source>wave %1</source>
        <translation>波次 %1</translation>
    </message>
    <message>
        <source>foreseen</source>
        <translation>预计</translation>
    </message>
    <message>
        <source>SM %1</source>
        <translation>SM %1</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>复制为 CSV</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
</context>
<context>
    <name>kd::BlockRecorder</name>
    <message>
        <source>A timeline is being recorded.</source>
        <translation>正在记录时间线。</translation>
    </message>
    <message>
        <source>A timeline needs the kernel&apos;s source, whose PTX gets the stamps.</source>
        <translation>时间线需要内核的源代码，时间戳要加入其 PTX。</translation>
    </message>
    <message>
        <source>A job is in progress.</source>
        <translation>有作业正在进行。</translation>
    </message>
    <message>
        <source>The program is being compiled.</source>
        <translation>正在编译程序。</translation>
    </message>
    <message>
        <source>Another job of this program began meanwhile: record again once it has ended.</source>
        <translation>其间此程序开始了另一项作业：待其结束后再记录。</translation>
    </message>
    <message>
        <source>The worker gave no stamps back: is it of an older version?</source>
        <translation>工作进程没有返回时间戳：它是旧版本吗？</translation>
    </message>
    <message>
        <source>The worker no longer has the stamps: record again.</source>
        <translation>工作进程已不再保有时间戳：请重新记录。</translation>
    </message>
</context>
<context>
    <name>kd::BlockTable</name>
    <message>
        <source>Block</source>
        <translation>块</translation>
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
        <translation>开始</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>时长</translation>
    </message>
</context>
<context>
    <name>kd::BufferElements</name>
    <message>
        <source>Index</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
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
        <translation>参考</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>派生</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>未保留</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>未变</translation>
    </message>
    <message>
        <source>before</source>
        <translation>运行前</translation>
    </message>
    <message>
        <source>no reference</source>
        <translation>无参考</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>未比较</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>已验证</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>有差异</translation>
    </message>
    <message>
        <source>reference of %1</source>
        <translation>%1 的参考</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>difference of %1</source>
        <translation>%1 的差</translation>
    </message>
    <message>
        <source>%1 before</source>
        <translation>运行前的 %1</translation>
    </message>
</context>
<context>
    <name>kd::BufferView</name>
    <message>
        <source>Nothing has run yet: Run fills the outputs of the kernel.</source>
        <translation>尚未运行：运行后会填充内核的输出。</translation>
    </message>
    <message>
        <source>The kernel has no buffers.</source>
        <translation>该内核没有缓冲区。</translation>
    </message>
    <message>
        <source>%1 is an input; only the elements of outputs are kept.</source>
        <translation>%1 是输入；只保留输出的元素。</translation>
    </message>
    <message>
        <source>of previous run</source>
        <translation>来自前一次运行</translation>
    </message>
</context>
<context>
    <name>kd::BuffersPanel</name>
    <message>
        <source>1 fault</source>
        <translation>1 个故障</translation>
    </message>
    <message>
        <source>%1 faults</source>
        <translation>%1 个故障</translation>
    </message>
    <message>
        <source>none seen</source>
        <translation>未发现</translation>
    </message>
    <message>
        <source>not watched</source>
        <translation>未监视</translation>
    </message>
    <message>
        <source>%1, not written</source>
        <translation>%1，未写入</translation>
    </message>
    <message>
        <source>%1, then written</source>
        <translation>%1，随后写入</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>Nothing has run yet: Run fills the kernel&apos;s buffers.</source>
        <translation>尚未运行：运行后会填充内核的缓冲区。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>载入</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>View as</source>
        <translation>查看方式</translation>
    </message>
    <message>
        <source>Buffers of the last run</source>
        <translation>上次运行的缓冲区</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Time, single run</source>
        <translation>时间，单次运行</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Out of bounds</source>
        <translation>越界</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Last run</source>
        <translation>上次运行</translation>
    </message>
    <message>
        <source>Drop a file of numbers or a picture here (.npy, .safetensors, .csv, .bin, .png…) to fill the selected buffer.</source>
        <translation>将数值文件或图片（.npy、.safetensors、.csv、.bin、.png…）拖放到此处，以填充所选的缓冲区。</translation>
    </message>
    <message>
        <source>%1, then the run faulted</source>
        <translation>%1，随后运行出现故障</translation>
    </message>
    <message>
        <source>Emulated in</source>
        <translation>模拟用时</translation>
    </message>
</context>
<context>
    <name>kd::BuildController</name>
    <message>
        <source>%1 changed: its compile commands were read again.</source>
        <translation>%1 已更改：已重新读取其编译命令。</translation>
    </message>
    <message>
        <source>%1 is edited and not saved: %2 is compiled with the text that is on the disk.</source>
        <translation>%1 已编辑但未保存：%2 按磁盘上的文本编译。</translation>
    </message>
</context>
<context>
    <name>kd::ByteElements</name>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
</context>
<context>
    <name>kd::CaptureDialog</name>
    <message>
        <source>Capture from a program</source>
        <translation>从程序记录</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Runs on this machine, as it is. Words stand apart by spaces; quote with &quot;; no shell reads it.</source>
        <translation>在本机按原样运行。单词以空格分隔，用 &quot; 括起；不经过 shell。</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Where it starts, and where recordings go.</source>
        <translation>启动位置，也是记录的存放位置。</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Filter the kernels</source>
        <translation>筛选内核</translation>
    </message>
    <message>
        <source>Kernels of the program</source>
        <translation>程序的内核</translation>
    </message>
    <message>
        <source>The slowest launch</source>
        <translation>最慢的启动</translation>
    </message>
    <message>
        <source>The first launch</source>
        <translation>第一次启动</translation>
    </message>
    <message>
        <source>Launch number</source>
        <translation>启动编号</translation>
    </message>
    <message>
        <source>Which launch of the chosen kernel</source>
        <translation>所选内核的哪次启动</translation>
    </message>
    <message>
        <source>How large?</source>
        <translation>有多大？</translation>
    </message>
    <message>
        <source>Runs the program once more and tells how large the recording would be</source>
        <translation>再运行一次程序，并说明记录会有多大</translation>
    </message>
    <message>
        <source>Record and open</source>
        <translation>记录并打开</translation>
    </message>
    <message>
        <source>Of the chosen kernel</source>
        <translation>所选内核的</translation>
    </message>
    <message>
        <source>What the program writes</source>
        <translation>程序的输出</translation>
    </message>
    <message>
        <source>What the program writes appears here.</source>
        <translation>程序的输出显示在此。</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>没有这样的文件夹。</translation>
    </message>
    <message>
        <source>Variables are written NAME=value.</source>
        <translation>变量写作 NAME=值。</translation>
    </message>
    <message>
        <source>The program runs: %1 launches so far.</source>
        <translation>程序正在运行：目前 %1 次启动。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Run and list</source>
        <translation>运行并列出</translation>
    </message>
    <message>
        <source>Runs the program once more, records launch %1 of %2 and opens it</source>
        <translation>再运行一次程序，记录 %2 的第 %1 次启动并打开</translation>
    </message>
    <message>
        <source>Choose a kernel in the list.</source>
        <translation>请在列表中选择内核。</translation>
    </message>
    <message>
        <source>The program runs once more, to the launch that was asked for…</source>
        <translation>程序再次运行，直到所要求的启动…</translation>
    </message>
    <message>
        <source>Launch %1 of %2 would take %3, and again as much where it changes all of it.</source>
        <translation>%2 的第 %1 次启动需要 %3，若全部被改动则再需同样多。</translation>
    </message>
    <message>
        <source>Launch %1 of %2 is recorded and open: %3 in %4.</source>
        <translation>%2 的第 %1 次启动已记录并打开：%4 中的 %3。</translation>
    </message>
    <message>
        <source>The program did not use a GPU by NVIDIA&apos;s driver.</source>
        <translation>程序没有通过 NVIDIA 驱动使用 GPU。</translation>
    </message>
    <message>
        <source>Nothing was recorded: that launch did not come this time.</source>
        <translation>未记录任何内容：这次没有出现该启动。</translation>
    </message>
    <message>
        <source>The program was stopped.</source>
        <translation>程序已停止。</translation>
    </message>
    <message>
        <source>The program %1.</source>
        <translation>程序%1。</translation>
    </message>
    <message>
        <source>The program has ended.</source>
        <translation>程序已结束。</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Where the program runs</source>
        <translation>程序运行的位置</translation>
    </message>
    <message>
        <source>Folder there</source>
        <translation>目标文件夹</translation>
    </message>
    <message>
        <source>Where it starts on the target; empty: where its worker starts.</source>
        <translation>它在目标上的启动位置；为空：其工作进程的启动位置。</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Runs on the target, as it is, without input. Words stand apart by spaces; quote with &quot;; no shell reads it.</source>
        <translation>在目标上按原样运行，没有输入。单词以空格分隔，用 &quot; 括起；不经过 shell。</translation>
    </message>
    <message>
        <source>Where recordings go, on this machine.</source>
        <translation>记录在本机的存放位置。</translation>
    </message>
</context>
<context>
    <name>kd::CaptureProcess</name>
    <message>
        <source>%1 takes no files: %2.</source>
        <translation>%1 无法放置文件：%2。</translation>
    </message>
</context>
<context>
    <name>kd::CapturedKernels</name>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>Slowest</source>
        <translation>最慢</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>哪次</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Its name, as people read it</source>
        <translation>便于阅读的名称</translation>
    </message>
    <message>
        <source>How often the program has launched it so far</source>
        <translation>程序目前启动它的次数</translation>
    </message>
    <message>
        <source>Time of all its launches on the device</source>
        <translation>其所有启动在设备上的时间</translation>
    </message>
    <message>
        <source>Time of its slowest launch on the device</source>
        <translation>其最慢启动在设备上的时间</translation>
    </message>
    <message>
        <source>Which launch of this kernel was the slowest, from 1</source>
        <translation>该内核的第几次启动最慢（从 1 起）</translation>
    </message>
    <message>
        <source>Blocks of the slowest launch</source>
        <translation>最慢启动的 block</translation>
    </message>
    <message>
        <source>Threads in a block of the slowest launch</source>
        <translation>最慢启动中每个 block 的线程</translation>
    </message>
</context>
<context>
    <name>kd::Chart</name>
    <message>
        <source>%1 over %2</source>
        <translation>%1，随 %2 变化</translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation>复制数据</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>复制为 CSV</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Show as a chart</source>
        <translation>显示为图表</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>显示为表格</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>kd::CodeEditor</name>
    <message>
        <source>Source</source>
        <translation>源代码</translation>
    </message>
</context>
<context>
    <name>kd::CodePage</name>
    <message>
        <source>Source</source>
        <translation>源代码</translation>
    </message>
    <message>
        <source>Show the assembly</source>
        <translation>显示汇编</translation>
    </message>
    <message>
        <source>Assembly</source>
        <translation>汇编</translation>
    </message>
    <message>
        <source>Source to assembly and back</source>
        <translation>在源代码与汇编间切换</translation>
    </message>
    <message>
        <source>Next register peak</source>
        <translation>下一个寄存器峰值</translation>
    </message>
    <message>
        <source>Previous register peak</source>
        <translation>上一个寄存器峰值</translation>
    </message>
    <message>
        <source>There are no instructions to go to: compile the program, and choose SASS or PTX.</source>
        <translation>没有可跳转的指令：请编译程序，并选择 SASS 或 PTX。</translation>
    </message>
    <message>
        <source>Live registers are shown beside SASS, where nvdisasm was found; there are none to step through now.</source>
        <translation>找到 nvdisasm 时，活跃寄存器显示在 SASS 旁边；现在没有可逐个查看的。</translation>
    </message>
</context>
<context>
    <name>kd::CodeServer</name>
    <message>
        <source>The file is too long to be read by clangd.</source>
        <translation>文件太长，clangd 无法读取。</translation>
    </message>
    <message>
        <source>clangd cannot be started: %1.</source>
        <translation>无法启动 clangd：%1。</translation>
    </message>
    <message>
        <source>it ended by itself</source>
        <translation>它自行结束</translation>
    </message>
    <message>
        <source>clangd does not rename it.</source>
        <translation>clangd 不重命名它。</translation>
    </message>
    <message>
        <source>clangd does not rename it: %1.</source>
        <translation>clangd 不重命名它：%1。</translation>
    </message>
    <message>
        <source>clangd cannot tell what this is.</source>
        <translation>clangd 无法判断这是什么。</translation>
    </message>
    <message>
        <source>clangd would change more than this name; nothing was renamed.</source>
        <translation>clangd 会更改这个名称以外的内容；没有重命名任何内容。</translation>
    </message>
    <message>
        <source>This clangd does not count in bytes; a newer one is needed.</source>
        <translation>此 clangd 不按字节计数；需要更新的版本。</translation>
    </message>
    <message>
        <source>clangd is not asked any more, since it failed %1 times (the last time: %2). Start KernelDesk anew to try it again.</source>
        <translation>clangd 已失败 %1 次（上次：%2），不再询问。要再试，请重新启动 KernelDesk。</translation>
    </message>
    <message>
        <source>It failed (%1) and is started again for the next question.</source>
        <translation>它失败了（%1），下次询问时会重新启动。</translation>
    </message>
    <message>
        <source>clangd did not answer in time.</source>
        <translation>clangd 未及时应答。</translation>
    </message>
    <message>
        <source>it did not answer in time</source>
        <translation>它未及时应答</translation>
    </message>
    <message>
        <source>it does not read what it is sent</source>
        <translation>它不读取发给它的内容</translation>
    </message>
</context>
<context>
    <name>kd::CodeSourceBar</name>
    <message>
        <source>Choose another file…</source>
        <translation>选择其他文件…</translation>
    </message>
    <message>
        <source>%1 is being read.</source>
        <translation>正在读取 %1。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Source of this code: %1</source>
        <translation>此代码的源代码：%1</translation>
    </message>
    <message>
        <source>Show the PTX</source>
        <translation>显示 PTX</translation>
    </message>
    <message>
        <source>Hide the source</source>
        <translation>隐藏源代码</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暂不</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Sources (*.%1)</source>
        <translation>源文件 (*.%1)</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>其他文件…</translation>
    </message>
    <message>
        <source>This code was made from %1.</source>
        <translation>此代码由 %1 生成。</translation>
    </message>
    <message>
        <source>Edit it with this launch</source>
        <translation>用此启动进行编辑</translation>
    </message>
</context>
<context>
    <name>kd::CommandModel</name>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>快捷键</translation>
    </message>
</context>
<context>
    <name>kd::CommandSearch</name>
    <message>
        <source>Search commands</source>
        <translation>搜索命令</translation>
    </message>
    <message>
        <source>%1 cannot be done now. %2</source>
        <translation>%1 现在无法执行。%2</translation>
    </message>
    <message>
        <source>Finds commands, panels, kernels, examples and files by their words</source>
        <translation>按词查找命令、面板、内核、示例和文件</translation>
    </message>
    <message>
        <source>Nothing is called “%1”</source>
        <translation>没有名为“%1”的内容</translation>
    </message>
</context>
<context>
    <name>kd::Compare</name>
    <message>
        <source>Run #%1 was on %2: choose that device to launch it again.</source>
        <translation>运行 #%1 在 %2 上：选择该设备才能再次启动它。</translation>
    </message>
    <message>
        <source>The code of run #%1 was not kept: build it again from its source, and time it.</source>
        <translation>运行 #%1 的代码没有保留：请从其源代码重新构建并计时。</translation>
    </message>
</context>
<context>
    <name>kd::CompareSection</name>
    <message>
        <source>Compare with reference</source>
        <translation>与参考比较</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>下一处差异</translation>
    </message>
    <message>
        <source>Elements that differ most</source>
        <translation>差异最大的元素</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>绝对</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>相对</translation>
    </message>
    <message>
        <source>ULP</source>
        <translation>ULP</translation>
    </message>
    <message>
        <source>How differences are measured</source>
        <translation>差异的度量方式</translation>
    </message>
    <message>
        <source>First at</source>
        <translation>首处</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大差</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>Bitwise equal</source>
        <translation>按位相等</translation>
    </message>
    <message>
        <source>kernel %1</source>
        <translation>内核 %1</translation>
    </message>
    <message>
        <source>DIFFERS</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>%1 of %2 elements are outside the tolerance</source>
        <translation>%2 个元素中有 %1 个超出容差</translation>
    </message>
    <message>
        <source>abs %1, rel %2</source>
        <translation>绝对 %1，相对 %2</translation>
    </message>
    <message>
        <source>%1 of %2 elements (%3) are outside the tolerance</source>
        <translation>%2 个元素中有 %1 个 (%3) 超出容差</translation>
    </message>
    <message>
        <source>All %1 elements are within the tolerance</source>
        <translation>全部 %1 个元素均在容差之内</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2 处 %1</translation>
    </message>
    <message>
        <source>abs %1</source>
        <translation>绝对 %1</translation>
    </message>
    <message>
        <source>What is compared with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>The worker keeps the outputs of the last eight runs of this session, as far as it has memory</source>
        <translation>工作进程在内存允许的情况下保留此会话最近八次运行的输出</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Run #%1, %2</source>
        <translation>运行 #%1，%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Compare with run #%1</source>
        <translation>与运行 #%1 比较</translation>
    </message>
    <message>
        <source>Run #%1</source>
        <translation>运行 #%1</translation>
    </message>
    <message>
        <source>Run #%1 has no such buffer of the same size.</source>
        <translation>运行 #%1 没有同样大小的此缓冲区。</translation>
    </message>
    <message>
        <source>%1 has no reference: name one in the launch form, or choose an earlier run, to see where it differs.</source>
        <translation>%1 没有参考：在启动表单中指定一个，或选择较早的运行，即可查看不同之处。</translation>
    </message>
    <message>
        <source>COMPARING</source>
        <translation>正在比较</translation>
    </message>
    <message>
        <source>rel %1</source>
        <translation>相对 %1</translation>
    </message>
</context>
<context>
    <name>kd::CompileSection</name>
    <message>
        <source>Build settings</source>
        <translation>构建设置</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>构建</translation>
    </message>
    <message>
        <source>Instances of templates, macros, include folders, the compiler and its options</source>
        <translation>模板实例、宏、包含文件夹、编译器及其选项</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>Instances of kernel templates that are compiled, one a line</source>
        <translation>要编译的内核模板实例，每行一个</translation>
    </message>
    <message>
        <source>Macros</source>
        <translation>宏</translation>
    </message>
    <message>
        <source>Macros that are defined before the source, one a line</source>
        <translation>在源代码之前定义的宏，每行一个</translation>
    </message>
    <message>
        <source>Includes</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>Include folders</source>
        <translation>包含文件夹</translation>
    </message>
    <message>
        <source>Folders that #include looks in besides the source&apos;s own, one a line</source>
        <translation>除源代码所在文件夹外 #include 查找的文件夹，每行一个</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>添加文件夹</translation>
    </message>
    <message>
        <source>Auto asks NVRTC, and nvcc instead where NVRTC&apos;s own answer shows that the program has host code</source>
        <translation>“自动”使用 NVRTC；NVRTC 的结果表明程序含主机代码时改用 nvcc</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>At most so many registers a thread (--maxrregcount)</source>
        <translation>每线程最多这么多寄存器 (--maxrregcount)</translation>
    </message>
    <message>
        <source>Most registers a thread</source>
        <translation>每线程寄存器上限</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Further options of the compiler, as on a command line</source>
        <translation>编译器的其他选项，写法同命令行</translation>
    </message>
    <message>
        <source>Fast math</source>
        <translation>快速数学</translation>
    </message>
    <message>
        <source>Approximate division, square root and functions, no denormals (--use_fast_math)</source>
        <translation>近似的除法、平方根和函数，无非规格化数 (--use_fast_math)</translation>
    </message>
    <message>
        <source>Include folder</source>
        <translation>包含文件夹</translation>
    </message>
    <message>
        <source>The compiler&apos;s own</source>
        <translation>编译器自带</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>没有文件夹 %1。</translation>
    </message>
</context>
<context>
    <name>kd::CompletionList</name>
    <message>
        <source>Words that fit</source>
        <translation>匹配的词</translation>
    </message>
</context>
<context>
    <name>kd::Connection</name>
    <message>
        <source>cannot be started: %1</source>
        <translation>无法启动：%1</translation>
    </message>
    <message>
        <source>was ended: %1; it is started again with the next call</source>
        <translation>已被终止：%1；下次调用时会重新启动</translation>
    </message>
    <message>
        <source>cannot be used: %1</source>
        <translation>无法使用：%1</translation>
    </message>
    <message>
        <source>does not answer</source>
        <translation>没有应答</translation>
    </message>
    <message>
        <source>has an empty command line</source>
        <translation>命令行为空</translation>
    </message>
    <message>
        <source>has not answered for %1 s; it is ended, and started again with the next call</source>
        <translation>已有 %1 秒没有应答；已终止它，下次调用时会重新启动</translation>
    </message>
    <message>
        <source>%1 before it introduced itself</source>
        <translation>在报出自身信息之前 %1</translation>
    </message>
    <message>
        <source>%1; it is started again with the next call</source>
        <translation>%1；下次调用时会重新启动</translation>
    </message>
    <message>
        <source>%1 (its last words: &quot;%2&quot;)</source>
        <translation>%1（它最后的话：“%2”）</translation>
    </message>
    <message>
        <source>The worker of target %1 (%2) %3.</source>
        <translation>目标 %1 的工作进程 (%2) %3。</translation>
    </message>
</context>
<context>
    <name>kd::ConsoleLog</name>
    <message>
        <source>Run of %1</source>
        <translation>运行 %1</translation>
    </message>
    <message>
        <source>Timing of %1</source>
        <translation>计时 %1</translation>
    </message>
</context>
<context>
    <name>kd::ConsolePanel</name>
    <message>
        <source>Console</source>
        <translation>控制台</translation>
    </message>
    <message>
        <source>What kernels print with printf appears here.</source>
        <translation>内核用 printf 打印的内容显示在这里。</translation>
    </message>
    <message>
        <source>Find in the console</source>
        <translation>在控制台中查找</translation>
    </message>
    <message>
        <source>Copy the selection, or all</source>
        <translation>复制选中内容或全部</translation>
    </message>
    <message>
        <source>Clear the console</source>
        <translation>清空控制台</translation>
    </message>
</context>
<context>
    <name>kd::ConsoleView</name>
    <message>
        <source>Console</source>
        <translation>控制台</translation>
    </message>
    <message>
        <source>1 earlier line was dropped; the console keeps 10 MiB.</source>
        <translation>丢弃了较早的 1 行；控制台保留 10 MiB。</translation>
    </message>
    <message>
        <source>%1 earlier lines were dropped; the console keeps 10 MiB.</source>
        <translation>丢弃了较早的 %1 行；控制台保留 10 MiB。</translation>
    </message>
</context>
<context>
    <name>kd::CounterHelp</name>
    <message>
        <source>Bytes that L2 fetched from device memory. Far more than the kernel&apos;s inputs means that they are read again.</source>
        <translation>L2 从设备内存取得的字节。远多于内核的输入，说明输入被重复读取。</translation>
    </message>
    <message>
        <source>Bytes that L2 wrote back to device memory while the launch was counted; some may follow later.</source>
        <translation>启动被计数期间 L2 写回设备内存的字节；有些可能稍后才写回。</translation>
    </message>
    <message>
        <source>Bytes that the SMs and others asked of L2, in sectors of 32 bytes.</source>
        <translation>SM 及其他单元向 L2 请求的字节，以 32 字节扇区计。</translation>
    </message>
    <message>
        <source>Share of the sectors asked of L2 that it held already.</source>
        <translation>向 L2 请求的扇区中，L2 已有的占比。</translation>
    </message>
    <message>
        <source>Bytes that passed the L1 caches of all SMs, shared memory included.</source>
        <translation>经过所有 SM 的 L1 缓存的字节，包括共享内存。</translation>
    </message>
    <message>
        <source>Share of the sectors asked of L1 that it held already.</source>
        <translation>向 L1 请求的扇区中，L1 已有的占比。</translation>
    </message>
    <message>
        <source>Load, store and atomic instructions of warps on global memory.</source>
        <translation>Warp 对全局内存的加载、存储和原子指令。</translation>
    </message>
    <message>
        <source>Pieces of 32 bytes that those requests touched. A warp that reads 32 floats side by side touches 4, one that reads them far apart 32.</source>
        <translation>这些请求触及的 32 字节片段。Warp 读取 32 个相邻的 float 时触及 4 个，读取彼此远离的则触及 32 个。</translation>
    </message>
    <message>
        <source>Passes over shared memory beyond the first: threads of a warp that want different words of one bank are served one after the other.</source>
        <translation>对共享内存首次之外的遍数：warp 中的线程若要同一 bank 的不同字，则依次得到服务。</translation>
    </message>
    <message>
        <source>Counted for each thread whose predicate holds. A multiply-add is one instruction and two operations.</source>
        <translation>按谓词成立的每个线程计数。一次乘加是一条指令、两次运算。</translation>
    </message>
    <message>
        <source>Counted for each thread whose predicate holds; each works on two values. Compilers load constants by multiply-adds of zeros, too.</source>
        <translation>按谓词成立的每个线程计数；每条处理两个值。编译器也用零的乘加来加载常量。</translation>
    </message>
    <message>
        <source>Multiplications and additions of the tensor cores, each counted by itself.</source>
        <translation>张量核心的乘法和加法，各自单独计数。</translation>
    </message>
    <message>
        <source>Instructions that warps executed. The emulated GPU counts those of the PTX, a GPU its machine instructions: these are others.</source>
        <translation>Warp 执行的指令。模拟 GPU 统计 PTX 的指令，GPU 统计其机器指令：两者不同。</translation>
    </message>
    <message>
        <source>The same, counted for each active thread: 32 times as many where no warp diverges.</source>
        <translation>同上，但按每个活跃线程计数：warp 无分歧时为 32 倍。</translation>
    </message>
    <message>
        <source>Instructions that the tensor pipes of all SMs executed.</source>
        <translation>所有 SM 的张量管线执行的指令。</translation>
    </message>
    <message>
        <source>Warps that were on an SM on average while it had any, of all that it holds. Less than the calculator&apos;s figure means that blocks begin, end or wait at different times.</source>
        <translation>SM 上有 warp 期间平均驻留的 warp，占其可容纳总数的比例。低于计算器的数值，说明各块开始、结束或等待的时间不同。</translation>
    </message>
    <message>
        <source>Cycles of the SM clock in which the SM that had work longest had a warp.</source>
        <translation>工作时间最长的 SM 上有 warp 的周期数，按 SM 时钟计。</translation>
    </message>
    <message>
        <source>Share of its cycles in which a scheduler issued an instruction. A low share means that its warps wait: see below for what.</source>
        <translation>调度器发射了指令的周期占其周期的比例。比例低说明其 warp 在等待：所等待的见下方。</translation>
    </message>
    <message>
        <source>They wait at __syncthreads() for the other warps of their block.</source>
        <translation>它们在 __syncthreads() 处等待所在块的其他 warp。</translation>
    </message>
    <message>
        <source>They wait until it is known where a branch leads.</source>
        <translation>它们等待得知分支的去向。</translation>
    </message>
    <message>
        <source>The dispatcher holds an instruction back that was issued.</source>
        <translation>分派器扣住了一条已发射的指令。</translation>
    </message>
    <message>
        <source>They have ended but for stores that are still on their way to memory.</source>
        <translation>它们已结束，只剩仍在去往内存途中的存储。</translation>
    </message>
    <message>
        <source>They wait for matrix instructions of a warpgroup (wgmma).</source>
        <translation>它们等待 warpgroup 的矩阵指令 (wgmma)。</translation>
    </message>
    <message>
        <source>They wait for constants or immediates that the constant cache did not hold.</source>
        <translation>它们等待常量缓存中没有的常量或立即数。</translation>
    </message>
    <message>
        <source>The queue for global and local memory is full: fewer, wider accesses help.</source>
        <translation>全局和局部内存的队列已满：更少、更宽的访问会有帮助。</translation>
    </message>
    <message>
        <source>They wait for data of global, local or texture memory. More warps, more loads ahead of their use or better locality help.</source>
        <translation>它们等待全局、局部或纹理内存的数据。更多 warp、在使用前更早加载或更好的局部性会有帮助。</translation>
    </message>
    <message>
        <source>The arithmetic pipe that they need is busy.</source>
        <translation>它们所需的算术管线正忙。</translation>
    </message>
    <message>
        <source>They wait at a memory fence.</source>
        <translation>它们在内存栅栏处等待。</translation>
    </message>
    <message>
        <source>The queue for shared memory, special functions and dynamic branches is full.</source>
        <translation>共享内存、特殊函数和动态分支的队列已满。</translation>
    </message>
    <message>
        <source>They wait for a reason that has no counter of its own.</source>
        <translation>它们等待的原因没有自己的计数器。</translation>
    </message>
    <message>
        <source>Their next instruction has to be fetched: the code is long, or jumps far.</source>
        <translation>它们的下一条指令有待取指：代码很长，或跳转很远。</translation>
    </message>
    <message>
        <source>They could issue, and another warp was chosen: there are enough warps.</source>
        <translation>它们可以发射，但另一个 warp 被选中：warp 足够多。</translation>
    </message>
    <message>
        <source>They issue an instruction: this is no wait.</source>
        <translation>它们正在发射指令：这不是等待。</translation>
    </message>
    <message>
        <source>They wait for data of shared memory or a special function. Bank conflicts lengthen it.</source>
        <translation>它们等待共享内存或特殊函数的数据。Bank 冲突会延长等待。</translation>
    </message>
    <message>
        <source>All threads of the warp called __nanosleep().</source>
        <translation>Warp 的所有线程都调用了 __nanosleep()。</translation>
    </message>
    <message>
        <source>The queue of the texture units is full.</source>
        <translation>纹理单元的队列已满。</translation>
    </message>
    <message>
        <source>They wait for the fixed latency of the instruction before.</source>
        <translation>它们等待前一条指令的固定延迟。</translation>
    </message>
</context>
<context>
    <name>kd::CounterLineTable</name>
    <message>
        <source>%1, line %2: a click shows it</source>
        <translation>%1，第 %2 行：单击可显示</translation>
    </message>
    <message>
        <source>The GPU counted %1, the emulated GPU %2: memory saw something else than the PTX says.</source>
        <translation>GPU 计得 %1，模拟 GPU 计得 %2：内存所见与 PTX 所述不同。</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>扇区</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>emulated</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源代码</translation>
    </message>
    <message>
        <source>A click shows the line in the editor</source>
        <translation>单击在编辑器中显示该行</translation>
    </message>
    <message>
        <source>The line as it was counted</source>
        <translation>计数时的该行</translation>
    </message>
    <message>
        <source>Instructions that warps executed for the line, in the machine code</source>
        <translation>Warp 为该行执行的指令，按机器码计</translation>
    </message>
    <message>
        <source>Instructions that warps executed for the line, in the PTX: these are others than those of the machine code</source>
        <translation>Warp 为该行执行的指令，按 PTX 计：与机器码的指令不同</translation>
    </message>
    <message>
        <source>Pieces of 32 bytes of global memory that the line touched</source>
        <translation>该行触及的全局内存 32 字节片段</translation>
    </message>
    <message>
        <source>The same, counted in the PTX by the emulated GPU</source>
        <translation>同上，由模拟 GPU 在 PTX 中计数</translation>
    </message>
    <message>
        <source>Passes over shared memory beyond the first that the line took</source>
        <translation>该行对共享内存首次之外的遍数</translation>
    </message>
</context>
<context>
    <name>kd::CounterTable</name>
    <message>
        <source>Figure</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Emulated</source>
        <translation>模拟</translation>
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
        <translation>B 与 A 比</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s name</source>
        <translation>NVIDIA 名称</translation>
    </message>
    <message>
        <source>What is counted; each figure&apos;s tool tip explains it</source>
        <translation>所计数的内容；各数值的工具提示会解释它</translation>
    </message>
    <message>
        <source>Counted in the PTX by the emulated GPU</source>
        <translation>由模拟 GPU 在 PTX 中计数</translation>
    </message>
    <message>
        <source>Counted by the GPU&apos;s own counters</source>
        <translation>由 GPU 自身的计数器计数</translation>
    </message>
    <message>
        <source>Counted in the PTX by the emulated GPU, of the same source and launch</source>
        <translation>由模拟 GPU 在同一源代码和启动的 PTX 中计数</translation>
    </message>
    <message>
        <source>What was counted of the baseline</source>
        <translation>对基线计数的结果</translation>
    </message>
    <message>
        <source>What this launch (B) has more or less than the baseline</source>
        <translation>此启动 (B) 比基线多或少的量</translation>
    </message>
    <message>
        <source>The metric as NVIDIA&apos;s profilers call it</source>
        <translation>该指标在 NVIDIA 分析器中的名称</translation>
    </message>
</context>
<context>
    <name>kd::Counters</name>
    <message>
        <source>%1 points</source>
        <translation>%1 点</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>The GPU counted %1, the emulated GPU %2. Where memory sees what the PTX says, both are the same.</source>
        <translation>GPU 计得 %1，模拟 GPU 计得 %2。内存所见与 PTX 所述一致时，两者相同。</translation>
    </message>
    <message>
        <source>Both counted the same.</source>
        <translation>两者计数相同。</translation>
    </message>
    <message>
        <source>Counted in the PTX, whose instructions are others than those of the machine code.</source>
        <translation>在 PTX 中计数，其指令与机器码的不同。</translation>
    </message>
</context>
<context>
    <name>kd::CountersModel</name>
    <message>
        <source>All lines</source>
        <translation>所有行</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Executed</source>
        <translation>执行</translation>
    </message>
    <message>
        <source>Active lanes</source>
        <translation>活跃通道</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>扇区</translation>
    </message>
    <message>
        <source>Ideal sectors</source>
        <translation>理想扇区</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>Bank 冲突</translation>
    </message>
    <message>
        <source>Source line; double-click shows it in the editor</source>
        <translation>源代码行；双击在编辑器中显示</translation>
    </message>
    <message>
        <source>Warp instructions, modelled at PTX level</source>
        <translation>Warp 指令，在 PTX 层建模</translation>
    </message>
    <message>
        <source>Lanes that took part, of 32 a warp instruction</source>
        <translation>每条 warp 指令的 32 个通道中参与的通道数</translation>
    </message>
    <message>
        <source>Global load, store and atomic instructions</source>
        <translation>全局加载、存储和原子指令</translation>
    </message>
    <message>
        <source>32-byte sectors that a request touches on average</source>
        <translation>每个请求平均触及的 32 字节扇区</translation>
    </message>
    <message>
        <source>32-byte sectors that the bytes of a request would fill when packed</source>
        <translation>请求的字节紧凑排列时所占的 32 字节扇区</translation>
    </message>
    <message>
        <source>Passes over shared memory beyond the first</source>
        <translation>共享内存首次之外的额外遍数</translation>
    </message>
</context>
<context>
    <name>kd::CountersPanel</name>
    <message>
        <source>Counters</source>
        <translation>计数器</translation>
    </message>
    <message>
        <source>Count on the emulated GPU, too</source>
        <translation>也在模拟 GPU 上计数</translation>
    </message>
    <message>
        <source>Flush L2 before each launch that is counted</source>
        <translation>每次被计数的启动前刷新 L2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>By source line</source>
        <translation>按源代码行</translation>
    </message>
    <message>
        <source>Figures of the launch</source>
        <translation>启动的数值</translation>
    </message>
    <message>
        <source>Copy the figures as CSV</source>
        <translation>将数值复制为 CSV</translation>
    </message>
    <message>
        <source>Counts of each source line</source>
        <translation>各源代码行的计数</translation>
    </message>
    <message>
        <source>Copy the lines as CSV</source>
        <translation>将各行复制为 CSV</translation>
    </message>
    <message>
        <source>Flush L2 before each launch that is counted, so that what the kernel reads comes from device memory; otherwise L2 may hold its inputs</source>
        <translation>每次被计数的启动前刷新 L2，使内核读取的内容来自设备内存；否则 L2 中可能留有其输入</translation>
    </message>
    <message>
        <source>Stop counting</source>
        <translation>停止计数</translation>
    </message>
    <message>
        <source>Count what the launch does</source>
        <translation>统计启动做了什么</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>Counting: %1 of %2 launches are done.</source>
        <translation>正在计数：%2 次启动中已完成 %1 次。</translation>
    </message>
    <message>
        <source>The launch is being counted.</source>
        <translation>正在对启动计数。</translation>
    </message>
    <message>
        <source>Nothing is counted yet.</source>
        <translation>尚无计数。</translation>
    </message>
    <message>
        <source>counting, %1 of %2 launches</source>
        <translation>正在计数，%1 / %2 次启动</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>正在计数…</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1，在 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>No counts by line yet: the emulated GPU counts them in the PTX of the same launch.</source>
        <translation>还没有按行的计数：模拟 GPU 可在同一启动的 PTX 中统计。</translation>
    </message>
    <message>
        <source>Count on the emulated GPU</source>
        <translation>在模拟 GPU 上计数</translation>
    </message>
</context>
<context>
    <name>kd::DataFiles</name>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>There is no buffer to load a file into: run the kernel first.</source>
        <translation>没有可载入文件的缓冲区：请先运行内核。</translation>
    </message>
    <message>
        <source>The launch has no argument %1 any more.</source>
        <translation>启动中已没有参数 %1。</translation>
    </message>
    <message>
        <source>There is no buffer to save: run the kernel first.</source>
        <translation>没有可保存的缓冲区：请先运行内核。</translation>
    </message>
    <message>
        <source>Nobody keeps these bytes: choose a buffer of the run.</source>
        <translation>这些字节已无处保留：请选择此次运行的缓冲区。</translation>
    </message>
    <message>
        <source>%1 is no file of numbers or pixels that a buffer is filled from.</source>
        <translation>%1 不是可用来填充缓冲区的数值或像素文件。</translation>
    </message>
    <message>
        <source>%1 is filled from %2 with the next run.</source>
        <translation>下次运行时用 %2 填充 %1。</translation>
    </message>
    <message>
        <source>Load into %1</source>
        <translation>载入到 %1</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>保存 %1</translation>
    </message>
    <message>
        <source>NumPy array (*.npy);;NumPy archive (*.npz);;safetensors (*.safetensors);;Raw bytes (*.bin);;Text (*.csv);;PNG image (*.png);;JPEG image (*.jpg)</source>
        <translation>NumPy 数组 (*.npy);;NumPy 归档 (*.npz);;safetensors (*.safetensors);;原始字节 (*.bin);;文本 (*.csv);;PNG 图片 (*.png);;JPEG 图片 (*.jpg)</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>正在保存 %1…</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
</context>
<context>
    <name>kd::DataInspector</name>
    <message>
        <source>Nothing has run yet: Run fills the buffers of the kernel.</source>
        <translation>尚未运行：运行后会填充内核的缓冲区。</translation>
    </message>
    <message>
        <source>The kernel has no buffers.</source>
        <translation>该内核没有缓冲区。</translation>
    </message>
    <message>
        <source>What %1 held before the run is not kept; run again to see it.</source>
        <translation>%1 在运行前的内容未保留；再次运行才能查看。</translation>
    </message>
    <message>
        <source>What %1 was compared with is not kept; run again to see it.</source>
        <translation>与 %1 比较的内容未保留；再次运行才能查看。</translation>
    </message>
    <message>
        <source>What %1 was compared with is not kept; run again to see the difference.</source>
        <translation>与 %1 比较的内容未保留；再次运行才能查看差异。</translation>
    </message>
    <message>
        <source>This slice has no elements.</source>
        <translation>此切片没有元素。</translation>
    </message>
    <message>
        <source>run #%1</source>
        <translation>运行 #%1</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>没有。</translation>
    </message>
    <message>
        <source>There is no other one.</source>
        <translation>没有其他的了。</translation>
    </message>
    <message>
        <source>Behind the last one: this is the first.</source>
        <translation>已过最后一个：这是第一个。</translation>
    </message>
    <message>
        <source>Before the first one: this is the last.</source>
        <translation>已到第一个之前：这是最后一个。</translation>
    </message>
</context>
<context>
    <name>kd::DataPage</name>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
</context>
<context>
    <name>kd::DeviceDelegate</name>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
</context>
<context>
    <name>kd::DeviceListModel</name>
    <message>
        <source>connecting</source>
        <translation>正在连接</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>忙</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>已丢失</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>%1 SMs</source>
        <translation>%1 个 SM</translation>
    </message>
    <message>
        <source>Other targets</source>
        <translation>其他目标</translation>
    </message>
    <message>
        <source>Over SSH</source>
        <translation>通过 SSH</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>无应答</translation>
    </message>
    <message>
        <source>Asking for devices</source>
        <translation>正在查询设备</translation>
    </message>
    <message>
        <source>Its devices are not known.</source>
        <translation>其设备未知。</translation>
    </message>
    <message>
        <source>The target is starting.</source>
        <translation>目标正在启动。</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>再次查询</translation>
    </message>
    <message>
        <source>Runs and timings are made on this device.</source>
        <translation>运行和计时在此设备上进行。</translation>
    </message>
    <message>
        <source>Double-click to make runs and timings on this device.</source>
        <translation>双击以在此设备上运行和计时。</translation>
    </message>
    <message>
        <source>Double-click to connect.</source>
        <translation>双击以连接。</translation>
    </message>
    <message>
        <source>From the data file; it need not be here.</source>
        <translation>来自数据文件；设备不必在此。</translation>
    </message>
</context>
<context>
    <name>kd::DevicesPanel</name>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Use for runs</source>
        <translation>用于运行</translation>
    </message>
    <message>
        <source>Make runs and timings on the selected device</source>
        <translation>在所选设备上运行和计时</translation>
    </message>
    <message>
        <source>Calculate occupancy for this device</source>
        <translation>按此设备计算占用率</translation>
    </message>
    <message>
        <source>Give the occupancy calculator the architecture and the SM count of the selected device</source>
        <translation>把所选设备的架构和 SM 数交给占用率计算器</translation>
    </message>
    <message>
        <source>Ask the devices again</source>
        <translation>再次查询设备</translation>
    </message>
    <message>
        <source>Add a target…</source>
        <translation>添加目标…</translation>
    </message>
    <message>
        <source>Name a machine that ssh or another command reaches</source>
        <translation>命名一台可通过 ssh 或其他命令到达的机器</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Presets come from the data file of %1, each value with its source. A device that is present tells its own attributes.</source>
        <translation>预设来自 %1 的数据文件，每个值都注明来源。实际存在的设备会报告自己的属性。</translation>
    </message>
    <message>
        <source>No CUDA driver</source>
        <translation>没有 CUDA 驱动</translation>
    </message>
    <message>
        <source>Driver: CUDA %1</source>
        <translation>驱动：CUDA %1</translation>
    </message>
    <message>
        <source>Compiler: NVRTC %1</source>
        <translation>编译器：NVRTC %1</translation>
    </message>
</context>
<context>
    <name>kd::DiffView</name>
    <message>
        <source>What the proposal changes, by line</source>
        <translation>提议所作的更改，按行</translation>
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
        <translation>元素</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Run #%1</source>
        <translation>运行 #%1</translation>
    </message>
</context>
<context>
    <name>kd::Dispatcher</name>
    <message>
        <source>The program let its worker go before this was done.</source>
        <translation>程序在完成之前放弃了其工作进程。</translation>
    </message>
    <message>
        <source>Another target was chosen.</source>
        <translation>选择了另一个目标。</translation>
    </message>
    <message>
        <source>The worker of target %1 gave no answer within %2 s.</source>
        <translation>目标 %1 的工作进程在 %2 秒内没有应答。</translation>
    </message>
    <message>
        <source>does not answer</source>
        <translation>没有应答</translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>此操作已取消。</translation>
    </message>
    <message>
        <source>The worker&apos;s answer cannot be read: %1.</source>
        <translation>无法读取工作进程的应答：%1。</translation>
    </message>
</context>
<context>
    <name>kd::Document</name>
    <message>
        <source>untitled-%1.cu</source>
        <translation>未命名-%1.cu</translation>
    </message>
    <message>
        <source>untitled.cu</source>
        <translation>未命名.cu</translation>
    </message>
</context>
<context>
    <name>kd::DocumentBuild</name>
    <message>
        <source>%1: host code is grey and set aside, since there is no nvcc. Problems says what to install.</source>
        <translation>%1：没有 nvcc，主机代码显示为灰色并被搁置。“问题”中说明要安装什么。</translation>
    </message>
</context>
<context>
    <name>kd::DocumentFiles</name>
    <message>
        <source>A session names compiled code that lies beside it or in a folder below: save it in %1.</source>
        <translation>会话所引用的已编译代码须与它同在一个文件夹或位于子文件夹：请保存到 %1 中。</translation>
    </message>
    <message>
        <source>%1 is the compiled code itself: save its PTX under another name.</source>
        <translation>%1 就是已编译的代码本身：请以另一个名称保存其 PTX。</translation>
    </message>
    <message>
        <source>There is no PTX of this kernel to save; a session (.kdesk) keeps its launch.</source>
        <translation>此内核没有可保存的 PTX；会话 (.kdesk) 可保留其启动设置。</translation>
    </message>
    <message>
        <source>%1 holds bytes that are not UTF-8: they are shown as codes and saved as they are.</source>
        <translation>%1 含有非 UTF-8 的字节：它们以代码显示，并按原样保存。</translation>
    </message>
    <message>
        <source>%1 holds no compiled code any more.</source>
        <translation>%1 中已没有已编译的代码。</translation>
    </message>
    <message>
        <source>%1 holds bytes that are not UTF-8, which a session cannot keep: save it as a .cu file first.</source>
        <translation>%1 含有非 UTF-8 的字节，会话无法保留：请先保存为 .cu 文件。</translation>
    </message>
    <message>
        <source>Code and data of this launch lie within %1, which stays as it is: unpack it, which is a ZIP archive, and open the session in it to change and save that.</source>
        <translation>此启动的代码和数据在 %1 中，它保持不变：它是 ZIP 归档，请解压并打开其中的会话来更改和保存。</translation>
    </message>
    <message>
        <source>The data of this launch are read out of %1 whenever that is opened: save its source as a .cu file.</source>
        <translation>此启动的数据在每次打开时从 %1 读取：请将其源代码保存为 .cu 文件。</translation>
    </message>
    <message>
        <source>The data of this launch lies within %1, and is there while this window is open: unpack it, which is a ZIP archive, to keep it beside the source.</source>
        <translation>此启动的数据在 %1 中，仅在此窗口打开期间可用：请解压它（它是 ZIP 归档），以便将数据保存在源文件旁。</translation>
    </message>
    <message>
        <source>%1 is no CUDA source.</source>
        <translation>%1 不是 CUDA 源文件。</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>%1 之前</translation>
    </message>
</context>
<context>
    <name>kd::DocumentJobs</name>
    <message>
        <source>The build is for %1 and %2 runs %3: choose the architecture of the device.</source>
        <translation>构建面向 %1，而 %2 运行 %3：请选择该设备的架构。</translation>
    </message>
    <message>
        <source>A sweep is in progress.</source>
        <translation>正在扫描。</translation>
    </message>
    <message>
        <source>A run is in progress.</source>
        <translation>正在运行。</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>此文件夹尚未受信任。</translation>
    </message>
    <message>
        <source>The worker is starting.</source>
        <translation>工作进程正在启动。</translation>
    </message>
    <message>
        <source>There is no device %1 on this target: choose another one.</source>
        <translation>此目标上没有设备 %1：请选择另一个。</translation>
    </message>
    <message>
        <source>Choose a baseline: pin a timing in the history.</source>
        <translation>选择基线：在历史中固定一次计时。</translation>
    </message>
    <message>
        <source>There is no kernel to run.</source>
        <translation>没有可运行的内核。</translation>
    </message>
    <message>
        <source>The baseline, run #%1, did not run again: %2</source>
        <translation>基线（运行 #%1）没有再次运行：%2</translation>
    </message>
    <message>
        <source>from the report</source>
        <translation>来自报告</translation>
    </message>
</context>
<context>
    <name>kd::DocumentLaunch</name>
    <message>
        <source>There is no kernel yet: compile first.</source>
        <translation>还没有内核：请先编译。</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>此文件夹尚未受信任。</translation>
    </message>
</context>
<context>
    <name>kd::DocumentSweep</name>
    <message>
        <source>A sweep is in progress.</source>
        <translation>正在扫描。</translation>
    </message>
    <message>
        <source>A run is in progress.</source>
        <translation>正在运行。</translation>
    </message>
    <message>
        <source>A sweep compiles its points, and %1 holds compiled code.</source>
        <translation>扫描要编译各个点，而 %1 是已编译的代码。</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>此文件夹尚未受信任。</translation>
    </message>
    <message>
        <source>The worker is starting.</source>
        <translation>工作进程正在启动。</translation>
    </message>
    <message>
        <source>There is no device %1 on this target: choose another one.</source>
        <translation>此目标上没有设备 %1：请选择另一个。</translation>
    </message>
    <message>
        <source>The compile was cancelled.</source>
        <translation>编译已取消。</translation>
    </message>
    <message>
        <source>The disassembler was stopped.</source>
        <translation>反汇编器已停止。</translation>
    </message>
    <message>
        <source>The sweep has ended early.</source>
        <translation>扫描提前结束。</translation>
    </message>
    <message>
        <source>The sweep has ended early, and what it measured is kept: %1</source>
        <translation>扫描提前结束，已测量的结果保留：%1</translation>
    </message>
    <message>
        <source>The points are measured, and there is no verdict: %1 Go on tries it again.</source>
        <translation>点已测量，但没有判定：%1“继续”会再试一次。</translation>
    </message>
    <message>
        <source>The sweep has ended, and no point has a figure: the table says why.</source>
        <translation>扫描已结束，没有一个点有结果：原因见表格。</translation>
    </message>
    <message>
        <source>The sweep has ended: best is %1 with %2.</source>
        <translation>扫描已结束：最佳为 %1，%2。</translation>
    </message>
    <message>
        <source>%1 %2: %3.</source>
        <translation>%1 %2：%3。</translation>
    </message>
    <message>
        <source>The point is used: %1.</source>
        <translation>已采用该点：%1。</translation>
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
        <translation>%1，从未保存</translation>
    </message>
    <message>
        <source>%1: read only</source>
        <translation>%1：只读</translation>
    </message>
    <message>
        <source>from a report: saved under another name</source>
        <translation>来自报告：以另一个名称保存</translation>
    </message>
    <message>
        <source>a shipped example: saved under another name</source>
        <translation>自带示例：以另一个名称保存</translation>
    </message>
    <message>
        <source>outside of the trusted folders: saved under another name</source>
        <translation>在受信任文件夹之外：以另一个名称保存</translation>
    </message>
    <message>
        <source>the last build failed</source>
        <translation>上次构建失败</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>打开的文档</translation>
    </message>
    <message>
        <source>List of the open documents</source>
        <translation>打开文档的列表</translation>
    </message>
    <message>
        <source>New document</source>
        <translation>新建文档</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>下一个标签页</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>上一个标签页</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>关闭 %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the others</source>
        <translation>关闭其他</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>a recording as one file, which stays as it is</source>
        <translation>单个文件的记录，保持不变</translation>
    </message>
</context>
<context>
    <name>kd::Documents</name>
    <message>
        <source>%1 (proposal)</source>
        <translation>%1（提议）</translation>
    </message>
</context>
<context>
    <name>kd::EditCost</name>
    <message>
        <source>warps per SM</source>
        <translation>每 SM 的 warp</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>共享内存</translation>
    </message>
    <message>
        <source>block slots</source>
        <translation>块槽位</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>屏障</translation>
    </message>
    <message>
        <source>virtual resources</source>
        <translation>虚拟资源</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
</context>
<context>
    <name>kd::EditCostOverlay</name>
    <message>
        <source>regs %1</source>
        <translation>寄存器 %1</translation>
    </message>
    <message>
        <source>spilled %1</source>
        <translation>溢出 %1</translation>
    </message>
    <message>
        <source>shared %1</source>
        <translation>共享 %1</translation>
    </message>
    <message>
        <source>occupancy %1</source>
        <translation>占用率 %1</translation>
    </message>
    <message>
        <source>limited by %1</source>
        <translation>受限于 %1</translation>
    </message>
    <message>
        <source>Of the previous build: %1</source>
        <translation>上次构建：%1</translation>
    </message>
    <message>
        <source>The last edit: %1</source>
        <translation>上次编辑：%1</translation>
    </message>
    <message>
        <source>%1
Against the last good build before it; a click shows the occupancy.</source>
        <translation>%1
与此前上次成功的构建相比；单击显示占用率。</translation>
    </message>
</context>
<context>
    <name>kd::EditorPanel</name>
    <message>
        <source>Source</source>
        <translation>源代码</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>查找…</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>替换…</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>查找下一个</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>查找上一个</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation>转到行…</translation>
    </message>
    <message>
        <source>Go to matching brace</source>
        <translation>转到匹配的括号</translation>
    </message>
    <message>
        <source>Set or remove bookmark</source>
        <translation>设置或移除书签</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>下一个书签</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>上一个书签</translation>
    </message>
    <message>
        <source>Remove all bookmarks</source>
        <translation>移除所有书签</translation>
    </message>
    <message>
        <source>Go to definition</source>
        <translation>转到定义</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Find references</source>
        <translation>查找引用</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Comment or uncomment</source>
        <translation>注释或取消注释</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Move line up</source>
        <translation>上移一行</translation>
    </message>
    <message>
        <source>Move line down</source>
        <translation>下移一行</translation>
    </message>
    <message>
        <source>Complete word</source>
        <translation>补全单词</translation>
    </message>
    <message>
        <source>Explain call or word</source>
        <translation>解释调用或词</translation>
    </message>
    <message>
        <source>Add caret above</source>
        <translation>在上方添加光标</translation>
    </message>
    <message>
        <source>Add caret below</source>
        <translation>在下方添加光标</translation>
    </message>
    <message>
        <source>Select next occurrence</source>
        <translation>选择下一个匹配项</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>重置缩放</translation>
    </message>
    <message>
        <source>Beside lines: live registers</source>
        <translation>行旁：活跃寄存器</translation>
    </message>
    <message>
        <source>Beside lines: executed instructions</source>
        <translation>行旁：执行的指令</translation>
    </message>
    <message>
        <source>Beside lines: active lanes</source>
        <translation>行旁：活跃通道</translation>
    </message>
    <message>
        <source>Beside lines: sectors against ideal</source>
        <translation>行旁：扇区与理想值之比</translation>
    </message>
    <message>
        <source>Beside lines: bank conflicts</source>
        <translation>行旁：bank 冲突</translation>
    </message>
    <message>
        <source>Line %1 of %2 is meant, which is not open.</source>
        <translation>所指的是 %2 的第 %1 行，而它未打开。</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的</translation>
    </message>
    <message>
        <source>%1 was removed or renamed by another program; its text is still here.</source>
        <translation>%1 已被其他程序删除或重命名；其文本仍在此处。</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 已被其他程序更改。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Line %1 has %2 bytes: there are no colours, and of each line the first %3 bytes are shown.</source>
        <translation>第 %1 行有 %2 字节：不着色，每行只显示前 %3 字节。</translation>
    </message>
    <message>
        <source>%1 holds data: fill which argument with it?</source>
        <translation>%1 含有数据：用它填充哪个参数？</translation>
    </message>
    <message>
        <source>%1 holds data, and there is no kernel yet with an argument for it: compile first.</source>
        <translation>%1 含有数据，但还没有内核带有适合它的参数：请先编译。</translation>
    </message>
    <message>
        <source>Line %1 of %2 is meant, from which this code was made.</source>
        <translation>所指为生成此代码的 %2 的第 %1 行。</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Source of compiled code</source>
        <translation>已编译代码的源代码</translation>
    </message>
    <message>
        <source>This document is no compiled code that names its source.</source>
        <translation>此文档不是标明源代码的已编译代码。</translation>
    </message>
</context>
<context>
    <name>kd::ElementExport</name>
    <message>
        <source>There is not enough memory to write %1.</source>
        <translation>内存不足，无法写入 %1。</translation>
    </message>
    <message>
        <source>%1 elements are too many for the clipboard; at most %2 are copied. Save the output as a file instead.</source>
        <translation>%1 个元素对剪贴板来说太多；最多复制 %2 个。请改为将输出保存为文件。</translation>
    </message>
    <message>
        <source>The worker no longer has this output; run again to copy its elements.</source>
        <translation>工作进程已不再保有此输出；再次运行才能复制其元素。</translation>
    </message>
    <message>
        <source>An output of %1 is not saved from here; at most %2 are.</source>
        <translation>%1 的输出不能从此处保存；最多 %2。</translation>
    </message>
    <message>
        <source>The worker no longer has this output; run again to save it.</source>
        <translation>工作进程已不再保有此输出；再次运行才能保存。</translation>
    </message>
</context>
<context>
    <name>kd::ElementGrid</name>
    <message>
        <source>Elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>Element %1: %2</source>
        <translation>元素 %1：%2</translation>
    </message>
</context>
<context>
    <name>kd::ElementPageCache</name>
    <message>
        <source>The worker no longer has this output; run again to see its elements.</source>
        <translation>工作进程已不再保有此输出；再次运行才能查看其元素。</translation>
    </message>
    <message>
        <source>The elements could not be read: the worker sent another length than was asked for.</source>
        <translation>无法读取元素：工作进程发来的长度与请求的不同。</translation>
    </message>
</context>
<context>
    <name>kd::ElementsBox</name>
    <message>
        <source>Go to the first mismatch</source>
        <translation>转到第一处不匹配</translation>
    </message>
    <message>
        <source>Copy the selected elements</source>
        <translation>复制选中的元素</translation>
    </message>
    <message>
        <source>Save the output as a file</source>
        <translation>将输出保存为文件</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>1 element copied.</source>
        <translation>已复制 1 个元素。</translation>
    </message>
    <message>
        <source>%1 elements copied.</source>
        <translation>已复制 %1 个元素。</translation>
    </message>
    <message>
        <source>Elements a row: the width of a picture or matrix</source>
        <translation>每行元素数：图片或矩阵的宽度</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>定点</translation>
    </message>
    <message>
        <source>Scientific</source>
        <translation>科学计数</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>十六进制</translation>
    </message>
    <message>
        <source>An index, or row, column; Enter goes there</source>
        <translation>索引，或“行, 列”；按 Enter 前往</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>Give an index below %1, or row, column.</source>
        <translation>请给出小于 %1 的索引，或“行, 列”。</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>保存 %1</translation>
    </message>
    <message>
        <source>NumPy array (*.npy);;Raw bytes (*.bin);;Text (*.csv)</source>
        <translation>NumPy 数组 (*.npy);;原始字节 (*.bin);;文本 (*.csv)</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>正在保存 %1…</translation>
    </message>
</context>
<context>
    <name>kd::ExplanationRow</name>
    <message>
        <source>What the emulated GPU says of it</source>
        <translation>模拟 GPU 的说明</translation>
    </message>
    <message>
        <source>Show this line in the editor</source>
        <translation>在编辑器中显示该行</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Explain on the emulated GPU</source>
        <translation>在模拟 GPU 上解释</translation>
    </message>
    <message>
        <source>Runs the same launch there once more, with every check</source>
        <translation>在那里带着所有检查再运行一次同样的启动</translation>
    </message>
    <message>
        <source>The same launch runs on the emulated GPU…</source>
        <translation>同样的启动正在模拟 GPU 上运行…</translation>
    </message>
    <message>
        <source>The emulated GPU can tell which thread it was, and where.</source>
        <translation>模拟 GPU 能指出是哪个线程、在哪里。</translation>
    </message>
    <message>
        <source>On the emulated GPU it takes longer than 2 s.</source>
        <translation>在模拟 GPU 上需要超过 2 秒。</translation>
    </message>
    <message>
        <source>The emulated GPU finds nothing wrong with the same launch.</source>
        <translation>模拟 GPU 未发现同样的启动有问题。</translation>
    </message>
    <message>
        <source>On the emulated GPU: %1</source>
        <translation>在模拟 GPU 上：%1</translation>
    </message>
</context>
<context>
    <name>kd::FaultExplanation</name>
    <message>
        <source>It did not fail on a GPU.</source>
        <translation>它没有在 GPU 上失败。</translation>
    </message>
    <message>
        <source>It is a run of an earlier start of the program: run the kernel again.</source>
        <translation>这是程序早先启动时的运行：请重新运行内核。</translation>
    </message>
    <message>
        <source>The source was changed since: run the kernel again.</source>
        <translation>源代码此后已更改：请重新运行内核。</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>此文件夹尚未受信任。</translation>
    </message>
    <message>
        <source>The worker is starting.</source>
        <translation>工作进程正在启动。</translation>
    </message>
    <message>
        <source>This target has no emulated GPU.</source>
        <translation>此目标没有模拟 GPU。</translation>
    </message>
    <message>
        <source>A run is in progress.</source>
        <translation>正在运行。</translation>
    </message>
    <message>
        <source>It was not compiled for the emulated GPU.</source>
        <translation>未为模拟 GPU 编译。</translation>
    </message>
    <message>
        <source>It does not compile for the emulated GPU.</source>
        <translation>无法为模拟 GPU 编译。</translation>
    </message>
    <message>
        <source>It was not run on the emulated GPU.</source>
        <translation>未在模拟 GPU 上运行。</translation>
    </message>
</context>
<context>
    <name>kd::FigureNote</name>
    <message>
        <source>What it is</source>
        <translation>这是什么</translation>
    </message>
    <message>
        <source>How it was computed</source>
        <translation>如何计算</translation>
    </message>
    <message>
        <source>What would be good</source>
        <translation>怎样为好</translation>
    </message>
</context>
<context>
    <name>kd::FiguresModel</name>
    <message>
        <source>Figure</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
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
        <translation>CUDA 源代码 (*.cu *.cuh)</translation>
    </message>
    <message>
        <source>Session with launch settings (*.kdesk)</source>
        <translation>带启动设置的会话 (*.kdesk)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>已被其他程序更改</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened or saved here.</source>
        <translation>自在此打开或保存以来，%1 已被其他程序更改。</translation>
    </message>
    <message>
        <source>Overwriting it loses what that program wrote. Cancel keeps both the file and your text as they are.</source>
        <translation>覆盖会丢失那个程序写入的内容。取消则文件和您的文本都保持原样。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Export the occupancy report</source>
        <translation>导出占用率报告</translation>
    </message>
    <message>
        <source>Export the compiled program</source>
        <translation>导出编译后的程序</translation>
    </message>
    <message>
        <source>Table of launches</source>
        <translation>启动表格</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Write the table with its occupancy</source>
        <translation>写入带占用率的表格</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 有未保存的更改。</translation>
    </message>
    <message>
        <source>Only the launch settings differ; a session (.kdesk) keeps them.</source>
        <translation>只有启动设置不同；会话 (.kdesk) 可保留它们。</translation>
    </message>
    <message>
        <source>Nothing was opened yet</source>
        <translation>尚未打开过任何内容</translation>
    </message>
    <message>
        <source>Forget these files</source>
        <translation>忘记这些文件</translation>
    </message>
    <message>
        <source>Forget those that are not pinned</source>
        <translation>忘记未固定的文件</translation>
    </message>
    <message>
        <source>%1 documents have changes that are not saved.</source>
        <translation>%1 个文档有未保存的更改。</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>全部保存</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>全部丢弃</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>逐个处理</translation>
    </message>
    <message>
        <source>CUDA sources, sessions, captures and reports (*.cu *.cuh *.kdesk *.kdcap *.html *.json);;Compiled code (*.ptx *.cubin *.fatbin *.o *.so *.a);;All files (*)</source>
        <translation>CUDA 源代码、会话、启动记录和报告 (*.cu *.cuh *.kdesk *.kdcap *.html *.json);;已编译代码 (*.ptx *.cubin *.fatbin *.o *.so *.a);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>kd::FileWriter</name>
    <message>
        <source>There is no build to write: compile the program first.</source>
        <translation>没有可写入的构建：请先编译程序。</translation>
    </message>
</context>
<context>
    <name>kd::FindBar</name>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>全字匹配</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>In the selection</source>
        <translation>在选区内</translation>
    </message>
    <message>
        <source>Previous (Shift+F3)</source>
        <translation>上一个 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next (F3)</source>
        <translation>下一个 (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>With regular expressions: \0 is what was found, \1 to \9 its groups, \n a new line, \t a tab.</source>
        <translation>使用正则表达式时：\0 是找到的内容，\1 至 \9 是其分组，\n 是换行，\t 是制表符。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>全部替换</translation>
    </message>
    <message>
        <source>Bad pattern</source>
        <translation>模式有误</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>无匹配</translation>
    </message>
    <message>
        <source>%1 of %2, wrapped</source>
        <translation>%1 / %2，已回绕</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 个匹配</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 个匹配</translation>
    </message>
</context>
<context>
    <name>kd::FormRow</name>
    <message>
        <source>Reset to the default</source>
        <translation>重置为默认值</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置 %1</translation>
    </message>
    <message>
        <source>Guessed</source>
        <translation>推测</translation>
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
        <translation>60 秒</translation>
    </message>
</context>
<context>
    <name>kd::GaugesPanel</name>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>Live gauges</source>
        <translation>实时仪表</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM 时钟</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功耗</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Throttle reasons</source>
        <translation>降频原因</translation>
    </message>
    <message>
        <source>Memory clock</source>
        <translation>内存时钟</translation>
    </message>
    <message>
        <source>PCIe link</source>
        <translation>PCIe 链路</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>驱动</translation>
    </message>
    <message>
        <source>ECC errors</source>
        <translation>ECC 错误</translation>
    </message>
    <message>
        <source>The target does not answer, so there are no live figures.</source>
        <translation>目标没有应答，因此没有实时数值。</translation>
    </message>
    <message>
        <source>Live figures come with the target&apos;s devices.</source>
        <translation>实时数值随目标的设备一起提供。</translation>
    </message>
    <message>
        <source>Reading %1.</source>
        <translation>正在读取 %1。</translation>
    </message>
    <message>
        <source>%1, every 0.5 s</source>
        <translation>%1，每 0.5 秒</translation>
    </message>
    <message>
        <source>of the time with a kernel</source>
        <translation>有内核运行的时间占比</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>上限 %1</translation>
    </message>
    <message>
        <source>slows down at %1</source>
        <translation>%1 时降速</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <translation>%1，+%2</translation>
    </message>
    <message>
        <source>Gen %1</source>
        <translation>第 %1 代</translation>
    </message>
    <message>
        <source>%1 corrected, %2 not</source>
        <translation>已纠正 %1，未纠正 %2</translation>
    </message>
    <message>
        <source>Memory errors since the driver was loaded.</source>
        <translation>自驱动加载以来的内存错误。</translation>
    </message>
</context>
<context>
    <name>kd::GoToBar</name>
    <message>
        <source>Go to line</source>
        <translation>转到行</translation>
    </message>
    <message>
        <source>Line or line:column</source>
        <translation>行或行:列</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 到 %1</translation>
    </message>
</context>
<context>
    <name>kd::GoalPanel</name>
    <message>
        <source>Block of %1 threads</source>
        <translation>每块 %1 个线程</translation>
    </message>
    <message>
        <source>block of %1 threads</source>
        <translation>每块 %1 个线程</translation>
    </message>
    <message>
        <source>Shared memory ≤ %1</source>
        <translation>共享内存 ≤ %1</translation>
    </message>
    <message>
        <source>shared memory ≤ %1</source>
        <translation>共享内存 ≤ %1</translation>
    </message>
    <message>
        <source>Carve-out ≥ %1</source>
        <translation>共享内存划分 ≥ %1</translation>
    </message>
    <message>
        <source>carve-out ≥ %1</source>
        <translation>共享内存划分 ≥ %1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>Compiled: %1 registers, %2 spilled</source>
        <translation>编译结果：%1 个寄存器，溢出 %2</translation>
    </message>
    <message>
        <source>Compiling…</source>
        <translation>正在编译…</translation>
    </message>
    <message>
        <source>Not compiled: it was stopped, or the compiler is not there.</source>
        <translation>未编译：已被停止，或没有编译器。</translation>
    </message>
    <message>
        <source>Does not compile: %1</source>
        <translation>无法编译：%1</translation>
    </message>
    <message>
        <source>Ignored by the compiler: it takes %1 registers</source>
        <translation>被编译器忽略：它使用 %1 个寄存器</translation>
    </message>
    <message>
        <source>Calculated: the code stays as it is</source>
        <translation>计算值：代码保持不变</translation>
    </message>
    <message>
        <source>Calculated. %1</source>
        <translation>计算值。%1</translation>
    </message>
    <message>
        <source>Writes %1 before the kernel&apos;s name; undo takes it back.</source>
        <translation>在内核名称之前写入 %1；可撤销。</translation>
    </message>
    <message>
        <source>Sets %1 in the compile options of this program.</source>
        <translation>在此程序的编译选项中设置 %1。</translation>
    </message>
    <message>
        <source>Writes %1 into line %2; undo takes it back.</source>
        <translation>在第 %2 行写入 %1；可撤销。</translation>
    </message>
    <message>
        <source>Sets in the launch form: %1.</source>
        <translation>在启动表单中设置：%1。</translation>
    </message>
    <message>
        <source>Goal solver</source>
        <translation>目标求解器</translation>
    </message>
    <message>
        <source>block size</source>
        <translation>块大小</translation>
    </message>
    <message>
        <source>no spills</source>
        <translation>无溢出</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>启动边界</translation>
    </message>
    <message>
        <source>__launch_bounds__</source>
        <translation>__launch_bounds__</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>--maxrregcount</source>
        <translation>--maxrregcount</translation>
    </message>
    <message>
        <source>unroll</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>#pragma unroll</source>
        <translation>#pragma unroll</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共享</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>共享内存</translation>
    </message>
    <message>
        <source>carve-out</source>
        <translation>共享内存划分</translation>
    </message>
    <message>
        <source>Carve-out</source>
        <translation>共享内存划分</translation>
    </message>
    <message>
        <source>% occupancy</source>
        <translation>% 占用率</translation>
    </message>
    <message>
        <source>blocks per SM</source>
        <translation>块/SM</translation>
    </message>
    <message>
        <source>Occupancy or blocks to reach</source>
        <translation>要达到的占用率或块数</translation>
    </message>
    <message>
        <source>Unit of the goal</source>
        <translation>目标的单位</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>达到</translation>
    </message>
    <message>
        <source>On</source>
        <translation>针对</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>%1, the build</source>
        <translation>%1，当前构建</translation>
    </message>
    <message>
        <source>Asks which single change reaches the goal, and lets the compiler have its word on each.</source>
        <translation>求出哪一项更改能达到目标，并让编译器逐一验证。</translation>
    </message>
    <message>
        <source>The kernel reaches this already.</source>
        <translation>内核已经达到此目标。</translation>
    </message>
    <message>
        <source>No change of what may change reaches this, nor do two together.</source>
        <translation>允许的更改中没有一项能达到，两项合用也不能。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Solve and compile</source>
        <translation>求解并编译</translation>
    </message>
    <message>
        <source>%1 tried in %2</source>
        <translation>%2 内已尝试 %1</translation>
    </message>
    <message>
        <source>Give advice on this kernel again</source>
        <translation>重新对此内核给出建议</translation>
    </message>
    <message>
        <source>Mute advice on this kernel</source>
        <translation>不再对此内核给出建议</translation>
    </message>
</context>
<context>
    <name>kd::GoalSolver</name>
    <message>
        <source>A goal is set for a program that compiles: compile it first.</source>
        <translation>目标只能为能编译的程序设定：请先编译。</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>此文件夹尚未受信任。</translation>
    </message>
    <message>
        <source>A goal is reached by changes of the source, which compiled code lacks.</source>
        <translation>达到目标需要更改源代码，而已编译的代码没有源代码。</translation>
    </message>
    <message>
        <source>A goal is reached by threads and registers, which are the compiler&apos;s choice for a kernel of CUDA Tile.</source>
        <translation>达到目标靠调整线程和寄存器，而 CUDA Tile 内核的这两项由编译器选择。</translation>
    </message>
    <message>
        <source>The calculator does not know the limits of this architecture.</source>
        <translation>计算器不知道此架构的限制。</translation>
    </message>
    <message>
        <source>The target has not answered yet.</source>
        <translation>目标尚未应答。</translation>
    </message>
    <message>
        <source>The kernel was not compiled for that architecture.</source>
        <translation>内核没有为该架构编译。</translation>
    </message>
    <message>
        <source>The kernel&apos;s definition is not in this text, so that no __launch_bounds__ were tried.</source>
        <translation>内核的定义不在此文本中，因此没有尝试 __launch_bounds__。</translation>
    </message>
    <message>
        <source>How a kernel does with less shared memory is its author&apos;s to say.</source>
        <translation>内核能否使用更少的共享内存，要由其作者决定。</translation>
    </message>
    <message>
        <source>The block has more than one dimension: how to share the threads among them is yours to say.</source>
        <translation>块的维度多于一维：线程如何分配要由您决定。</translation>
    </message>
</context>
<context>
    <name>kd::HeatMapView</name>
    <message>
        <source>Heat map of the sweep; the table has the same figures</source>
        <translation>扫描的热图；表格中有同样的数值</translation>
    </message>
    <message>
        <source>%1 = %2, %3 = %4: not measured</source>
        <translation>%1 = %2，%3 = %4：未测量</translation>
    </message>
    <message>
        <source>A map of these two axes has too many cells to be drawn: choose others, or look at the table.</source>
        <translation>这两个轴的单元格太多，无法绘图：请选择其他轴，或查看表格。</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>current</source>
        <translation>当前</translation>
    </message>
</context>
<context>
    <name>kd::HelpWindow</name>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>KernelDesk help</source>
        <translation>KernelDesk 帮助</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Search the manual (Ctrl+F)</source>
        <translation>搜索手册 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>手册页面</translation>
    </message>
    <message>
        <source>Nothing in the manual holds these words.</source>
        <translation>手册中没有含这些词的内容。</translation>
    </message>
</context>
<context>
    <name>kd::HistogramBar</name>
    <message>
        <source>Histogram of the values, with the range of the colours</source>
        <translation>值的直方图，带颜色范围</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
</context>
<context>
    <name>kd::History</name>
    <message>
        <source>Differs</source>
        <translation>有差异</translation>
    </message>
    <message>
        <source>Failed on the device</source>
        <translation>在设备上失败</translation>
    </message>
    <message>
        <source>Ended at its deadline</source>
        <translation>到期限而终止</translation>
    </message>
    <message>
        <source>GPU process lost</source>
        <translation>GPU 进程丢失</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>已验证</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>未验证</translation>
    </message>
    <message>
        <source>Every output with a reference agreed with it.</source>
        <translation>每个有参考的输出都与参考一致。</translation>
    </message>
    <message>
        <source>The launch has no reference, so nothing says that its results are right.</source>
        <translation>此启动没有参考，因此无法说明结果正确。</translation>
    </message>
    <message>
        <source>1 launch</source>
        <translation>1 次启动</translation>
    </message>
    <message>
        <source>%1, modelled</source>
        <translation>%1，建模值</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>Nothing that the receipt guarantees is missing.</source>
        <translation>凭据所保证的内容无一缺失。</translation>
    </message>
</context>
<context>
    <name>kd::HistoryModel</name>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>The baseline: click to unpin it.</source>
        <translation>基线：单击取消固定。</translation>
    </message>
    <message>
        <source>Click to make this run the baseline, which later builds are judged against.</source>
        <translation>单击将此次运行设为基线，之后的构建都与它比较。</translation>
    </message>
    <message>
        <source>Double-click to name this run.</source>
        <translation>双击为此次运行命名。</translation>
    </message>
    <message>
        <source>Double-click to write a note.</source>
        <translation>双击写备注。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>Spilled</source>
        <translation>溢出</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>算术</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Against A</source>
        <translation>与 A 比</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>凭据</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>kd::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Every run and timing is kept here; those of a saved program also after it was closed.</source>
        <translation>所有运行和计时都保留在此；已保存程序的记录在关闭后仍然保留。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Show timings only</source>
        <translation>仅显示计时</translation>
    </message>
    <message>
        <source>Export samples…</source>
        <translation>导出样本…</translation>
    </message>
    <message>
        <source>Remove from the history</source>
        <translation>从历史中移除</translation>
    </message>
    <message>
        <source>Make it the baseline</source>
        <translation>设为基线</translation>
    </message>
    <message>
        <source>Compare the two runs</source>
        <translation>比较两次运行</translation>
    </message>
    <message>
        <source>Name it</source>
        <translation>命名</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>写备注</translation>
    </message>
    <message>
        <source>History of runs</source>
        <translation>运行历史</translation>
    </message>
    <message>
        <source>Unpin the baseline</source>
        <translation>取消固定基线</translation>
    </message>
    <message>
        <source>Select two runs to compare them.</source>
        <translation>选择两次运行以进行比较。</translation>
    </message>
    <message>
        <source>Another job goes on.</source>
        <translation>另有作业正在进行。</translation>
    </message>
    <message>
        <source>Verdicts against baseline #%1</source>
        <translation>相对基线 #%1 的判定</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>1 次运行</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 次运行</translation>
    </message>
    <message>
        <source>Export samples</source>
        <translation>导出样本</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv);;JSON (*.json)</source>
        <translation>逗号分隔值 (*.csv);;JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>kd::HistoryStore</name>
    <message>
        <source>The history of this project was not read: %1</source>
        <translation>未读取此项目的历史：%1</translation>
    </message>
    <message>
        <source>%1 of the history damaged: set aside in %2, nothing of it was deleted.</source>
        <translation>历史中 %1 损坏：已移到 %2，没有删除任何内容。</translation>
    </message>
    <message>
        <source>1 line was</source>
        <translation>1 行</translation>
    </message>
    <message>
        <source>%1 lines were</source>
        <translation>%1 行</translation>
    </message>
    <message>
        <source>The run is not in the history on the disk yet: %1 It is tried again with the next one.</source>
        <translation>此次运行尚未写入磁盘上的历史：%1 下次运行时会再试。</translation>
    </message>
    <message>
        <source>The history reached %1: the samples of the oldest runs (%2) made room; their figures stay, and baselines.</source>
        <translation>历史已达 %1：最旧运行（%2）的样本已腾出空间；其数值和基线保留。</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>1 次运行</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 次运行</translation>
    </message>
</context>
<context>
    <name>kd::ImageCanvas</name>
    <message>
        <source>Image of the buffer; the table has the same numbers</source>
        <translation>缓冲区的图像；表格中有相同的数值</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1，%2 %3</translation>
    </message>
</context>
<context>
    <name>kd::ImageSection</name>
    <message>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Show all of the picture</source>
        <translation>显示整个图像</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>彩色</translation>
    </message>
    <message>
        <source>These numbers have one dimension: type a shape such as &quot;height, width&quot; to see them as a picture.</source>
        <translation>这些数只有一维：输入形状（如“高, 宽”）即可以图像查看。</translation>
    </message>
    <message>
        <source>Show as %1 × %2</source>
        <translation>显示为 %1 × %2</translation>
    </message>
</context>
<context>
    <name>kd::IncludeNotice</name>
    <message>
        <source>%1 was not found; it lies in %2, which is no include folder.</source>
        <translation>未找到 %1；它位于 %2，而该文件夹不是包含文件夹。</translation>
    </message>
    <message>
        <source>Add the folder</source>
        <translation>添加此文件夹</translation>
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
        <translation>%1（提议）</translation>
    </message>
</context>
<context>
    <name>kd::LaunchCounter</name>
    <message>
        <source>A launch is being counted.</source>
        <translation>正在对启动计数。</translation>
    </message>
    <message>
        <source>A job is in progress.</source>
        <translation>有作业正在进行。</translation>
    </message>
    <message>
        <source>The program is being compiled.</source>
        <translation>正在编译程序。</translation>
    </message>
    <message>
        <source>There is no emulated GPU on this target.</source>
        <translation>此目标上没有模拟 GPU。</translation>
    </message>
    <message>
        <source>Another job of this program began meanwhile: count again once it has ended.</source>
        <translation>其间此程序开始了另一项作业：待其结束后再计数。</translation>
    </message>
</context>
<context>
    <name>kd::LaunchPanel</name>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Reset to the preset</source>
        <translation>重置为预设</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Draw other random numbers</source>
        <translation>重新生成随机数</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>保存预设</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>预设另存为…</translation>
    </message>
    <message>
        <source>Rename preset…</source>
        <translation>重命名预设…</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>删除预设</translation>
    </message>
    <message>
        <source>Name values for expressions</source>
        <translation>为表达式命名值</translation>
    </message>
    <message>
        <source>Build settings</source>
        <translation>构建设置</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>The program&apos;s kernels are of CUDA Tile (__tile_global__), and there is no machine code of their Tile IR to launch: a note of the build says why.</source>
        <translation>程序的内核是 CUDA Tile 内核 (__tile_global__)，其 Tile IR 没有可启动的机器码：原因见构建的附注。</translation>
    </message>
    <message>
        <source>The program has no kernel: a kernel is a __global__ function, or an instance of a template.</source>
        <translation>程序没有内核：内核是 __global__ 函数，或模板的实例。</translation>
    </message>
    <message>
        <source>The form is made from a kernel&apos;s signature: compile the program first.</source>
        <translation>表单由内核的签名生成：请先编译程序。</translation>
    </message>
    <message>
        <source>Name an instance</source>
        <translation>指定一个实例</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>编译</translation>
    </message>
    <message>
        <source>The program does not compile, so there is no kernel to launch.</source>
        <translation>程序无法编译，因此没有可启动的内核。</translation>
    </message>
    <message>
        <source>Show the error</source>
        <translation>显示错误</translation>
    </message>
</context>
<context>
    <name>kd::LimitsModel</name>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>Per block</source>
        <translation>每块</translation>
    </message>
    <message>
        <source>Per SM</source>
        <translation>每 SM</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Occupancy cap</source>
        <translation>占用率上限</translation>
    </message>
</context>
<context>
    <name>kd::LineColumns</name>
    <message>
        <source>Of the text before it was edited.</source>
        <translation>对应编辑之前的文本。</translation>
    </message>
</context>
<context>
    <name>kd::MachineDialog</name>
    <message>
        <source>Folders name you: look it over before you post it.</source>
        <translation>文件夹名称会透露您的身份：发布之前请先查看。</translation>
    </message>
    <message>
        <source>About this machine</source>
        <translation>关于本机</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>复制为 Markdown</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Copied. Folders name you: look it over before you post it.</source>
        <translation>已复制。文件夹名称会透露您的身份：发布之前请先查看。</translation>
    </message>
</context>
<context>
    <name>kd::MainToolBar</name>
    <message>
        <source>connecting</source>
        <translation>正在连接</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>忙</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>已丢失</translation>
    </message>
    <message>
        <source>no device</source>
        <translation>没有设备</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>目标(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Architecture</source>
        <translation>架构(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation>内核(&amp;K)</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export the occupancy report</source>
        <translation>导出占用率报告</translation>
    </message>
    <message>
        <source>Export the occupancy report, PTX or cubin</source>
        <translation>导出占用率报告、PTX 或 cubin</translation>
    </message>
    <message>
        <source>No device</source>
        <translation>没有设备</translation>
    </message>
    <message>
        <source>No %1 here</source>
        <translation>此处没有 %1</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>尚无</translation>
    </message>
    <message>
        <source>compiling</source>
        <translation>正在编译</translation>
    </message>
    <message>
        <source>figures of the report</source>
        <translation>来自报告的数值</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>from the cache in %1</source>
        <translation>来自缓存，%1</translation>
    </message>
    <message>
        <source>built in %1</source>
        <translation>构建用时 %1</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 个错误</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 个错误</translation>
    </message>
    <message>
        <source>%1, last build kept</source>
        <translation>%1，保留上次构建</translation>
    </message>
    <message>
        <source>That of the device</source>
        <translation>设备的架构</translation>
    </message>
    <message>
        <source>Find a kernel</source>
        <translation>查找内核</translation>
    </message>
</context>
<context>
    <name>kd::MainWindow</name>
    <message>
        <source>The report is in %1.</source>
        <translation>报告在 %1 中。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Start it again</source>
        <translation>重新启动</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>The report is on the clipboard, as Markdown.</source>
        <translation>报告已作为 Markdown 复制到剪贴板。</translation>
    </message>
    <message>
        <source>The worker was started again; what was typed, set and measured is still there.</source>
        <translation>工作进程已重新启动；输入、设置和测量的内容都还在。</translation>
    </message>
    <message>
        <source>The kept arrangement of the panels of %1 cannot be used; the default one is shown.</source>
        <translation>无法使用为 %1 保存的面板布局；显示默认布局。</translation>
    </message>
    <message>
        <source>This program is from a report: compile as you type, run and time wait for your word.</source>
        <translation>此程序来自报告：边输入边编译、运行和计时都要等您确认。</translation>
    </message>
    <message>
        <source>This folder is not trusted: compile as you type, run and time wait for your word.</source>
        <translation>此文件夹不受信任：边输入边编译、运行和计时都要等您确认。</translation>
    </message>
    <message>
        <source>Trust this program</source>
        <translation>信任此程序</translation>
    </message>
    <message>
        <source>Trust this folder</source>
        <translation>信任此文件夹</translation>
    </message>
    <message>
        <source>There is no device %1 on this target: compile, occupancy and reports work; running needs another device.</source>
        <translation>此目标上没有设备 %1：编译、占用率和报告可用；运行需要另一个设备。</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再次查找</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation>全部保存(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Compile</source>
        <translation>编译(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>T&amp;ime</source>
        <translation>计时(&amp;I)</translation>
    </message>
    <message>
        <source>Com&amp;pare with the baseline</source>
        <translation>与基线比较(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;weep</source>
        <translation>扫描(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Look for devices again</source>
        <translation>重新查找设备(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Live: compile as you type</source>
        <translation>实时：边输入边编译(&amp;L)</translation>
    </message>
    <message>
        <source>Time every &amp;build against the baseline</source>
        <translation>每次构建都与基线比较计时(&amp;B)</translation>
    </message>
    <message>
        <source>Export report as &amp;HTML…</source>
        <translation>将报告导出为 HTML(&amp;H)…</translation>
    </message>
    <message>
        <source>Export report as &amp;PDF…</source>
        <translation>将报告导出为 PDF(&amp;P)…</translation>
    </message>
    <message>
        <source>Export charts as S&amp;VG…</source>
        <translation>将图表导出为 SVG(&amp;V)…</translation>
    </message>
    <message>
        <source>Export charts as P&amp;NG…</source>
        <translation>将图表导出为 PNG(&amp;N)…</translation>
    </message>
    <message>
        <source>Export report as &amp;CSV…</source>
        <translation>将报告导出为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>Export report as &amp;JSON…</source>
        <translation>将报告导出为 JSON(&amp;J)…</translation>
    </message>
    <message>
        <source>Export report as &amp;Markdown…</source>
        <translation>将报告导出为 Markdown(&amp;M)…</translation>
    </message>
    <message>
        <source>Cop&amp;y report as Markdown</source>
        <translation>将报告复制为 Markdown(&amp;Y)</translation>
    </message>
    <message>
        <source>Export P&amp;TX…</source>
        <translation>导出 PTX(&amp;T)…</translation>
    </message>
    <message>
        <source>Export c&amp;ubin…</source>
        <translation>导出 cubin(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Occupancy of a table…</source>
        <translation>计算表格的占用率(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Search commands</source>
        <translation>搜索命令(&amp;S)</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>放大文字(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>缩小文字(&amp;M)</translation>
    </message>
    <message>
        <source>Theme of the &amp;system</source>
        <translation>系统主题(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>深色主题(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>浅色主题(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>欢迎页(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Float the panel, or dock it again</source>
        <translation>浮动面板或重新停靠(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Close the panel</source>
        <translation>关闭面板(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Restore default layout</source>
        <translation>恢复默认布局(&amp;R)</translation>
    </message>
    <message>
        <source>No panel at the side has the focus: click into one first.</source>
        <translation>侧边没有面板获得焦点：请先在面板中单击。</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>构建(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation>内核(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>示例(&amp;E)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>导出(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>窗口(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Targets…</source>
        <translation>目标(&amp;T)…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>设置(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Messages…</source>
        <translation>消息(&amp;M)…</translation>
    </message>
    <message>
        <source>About this machi&amp;ne…</source>
        <translation>关于本机(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;About KernelDesk</source>
        <translation>关于 KernelDesk(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>高对比度(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>下一个面板(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>上一个面板(&amp;P)</translation>
    </message>
    <message>
        <source>Fold the panels at the &amp;sides, or show them again</source>
        <translation>折叠或重新显示两侧的面板(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Selection</source>
        <translation>选择(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>What &amp;is this</source>
        <translation>这是什么(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>导览(&amp;T)</translation>
    </message>
    <message>
        <source>Panel: %1</source>
        <translation>面板：%1</translation>
    </message>
    <message>
        <source>Kernel: %1</source>
        <translation>内核：%1</translation>
    </message>
    <message>
        <source>Open document: %1</source>
        <translation>打开的文档：%1</translation>
    </message>
    <message>
        <source>Recent file: %1</source>
        <translation>最近的文件：%1</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>示例：%1</translation>
    </message>
    <message>
        <source>%1 is saved; its launch is not, which a session keeps.</source>
        <translation>%1 已保存，但其启动设置未保存；启动设置由会话保存。</translation>
    </message>
    <message>
        <source>Save session…</source>
        <translation>保存会话…</translation>
    </message>
    <message>
        <source>Making the report…</source>
        <translation>正在生成报告…</translation>
    </message>
    <message>
        <source>&amp;Capture from a program…</source>
        <translation>从程序记录(&amp;C)…</translation>
    </message>
    <message>
        <source>The assistant proposes an edit of %1.</source>
        <translation>助手提议修改 %1。</translation>
    </message>
    <message>
        <source>The assistant proposes an edit of %1: %2</source>
        <translation>助手提议修改 %1：%2</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>&amp;Assistant…</source>
        <translation>助手(&amp;A)…</translation>
    </message>
</context>
<context>
    <name>kd::MatrixModel</name>
    <message>
        <source>not compiled</source>
        <translation>未编译</translation>
    </message>
    <message>
        <source>compiling…</source>
        <translation>正在编译…</translation>
    </message>
    <message>
        <source>limits not known</source>
        <translation>限制未知</translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation>无法运行</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>at maximum</source>
        <translation>已达最大值</translation>
    </message>
    <message>
        <source>none alone</source>
        <translation>单独无效</translation>
    </message>
</context>
<context>
    <name>kd::MatrixSection</name>
    <message>
        <source>Architecture matrix</source>
        <translation>架构矩阵</translation>
    </message>
    <message>
        <source>Compile for every architecture</source>
        <translation>为所有架构编译</translation>
    </message>
    <message>
        <source>Stop compiling</source>
        <translation>停止编译</translation>
    </message>
    <message>
        <source>Choose architectures</source>
        <translation>选择架构</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>The kernel on every architecture</source>
        <translation>各架构上的内核</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>All architectures</source>
        <translation>所有架构</translation>
    </message>
    <message>
        <source>%1 of %2 compiled</source>
        <translation>已编译 %1 / %2</translation>
    </message>
    <message>
        <source>, %1 left out</source>
        <translation>，略去 %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1，用时 %2</translation>
    </message>
    <message>
        <source>Nothing was compiled yet.</source>
        <translation>尚未编译任何内容。</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>编译</translation>
    </message>
</context>
<context>
    <name>kd::MeasuredBars</name>
    <message>
        <source>#%1, block of %2</source>
        <translation>#%1，每块 %2</translation>
    </message>
    <message>
        <source>#%1, %2 registers</source>
        <translation>#%1，%2 个寄存器</translation>
    </message>
    <message>
        <source>Time another variant at the same work to see what occupancy does to the time.</source>
        <translation>以同样的工作量为另一变体计时，看占用率对时间有何影响。</translation>
    </message>
    <message>
        <source>Their times do not differ by more than they scatter.</source>
        <translation>它们的时间差异没有超出各自的离散程度。</translation>
    </message>
    <message>
        <source>All have the same occupancy: it is something else that makes them differ.</source>
        <translation>它们的占用率都相同：造成差异的是别的原因。</translation>
    </message>
    <message>
        <source>The fastest one also has the highest occupancy.</source>
        <translation>最快的变体占用率也最高。</translation>
    </message>
    <message>
        <source>The highest occupancy is as fast as the fastest one.</source>
        <translation>占用率最高的与最快的一样快。</translation>
    </message>
    <message>
        <source>%1 has an occupancy of %2 instead of %3, yet takes %4 less time. Higher occupancy is not the goal here.</source>
        <translation>%1 的占用率为 %2 而非 %3，用时却少 %4。此处的目标不是更高的占用率。</translation>
    </message>
    <message>
        <source>Measured, not only modelled</source>
        <translation>实测，不只是建模</translation>
    </message>
    <message>
        <source>Open in Measure</source>
        <translation>在“测量”中打开</translation>
    </message>
</context>
<context>
    <name>kd::MessagesDialog</name>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Messages since the start, newest first</source>
        <translation>启动以来的消息，最新的在前</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>There were no messages yet.</source>
        <translation>尚无消息。</translation>
    </message>
</context>
<context>
    <name>kd::Meter</name>
    <message>
        <source>limiter</source>
        <translation>限制因素</translation>
    </message>
</context>
<context>
    <name>kd::MultiSelectBox</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>kd::NotesModel</name>
    <message>
        <source>Noted</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>What it did</source>
        <translation>它做了什么</translation>
    </message>
    <message>
        <source>What is no hazard, but seldom meant</source>
        <translation>不是隐患，但很少是本意的情况</translation>
    </message>
    <message>
        <source>How often, each thread counted</source>
        <translation>次数，每个线程都计入</translation>
    </message>
    <message>
        <source>Source line; double-click shows it in the editor</source>
        <translation>源代码行；双击在编辑器中显示</translation>
    </message>
    <message>
        <source>The lowest block that did it</source>
        <translation>这样做的最小的块</translation>
    </message>
    <message>
        <source>The lowest thread of that block that did it</source>
        <translation>该块中这样做的最小的线程</translation>
    </message>
    <message>
        <source>What that thread did there first</source>
        <translation>该线程在那里最先做的事</translation>
    </message>
</context>
<context>
    <name>kd::NumberElements</name>
    <message>
        <source>Index</source>
        <translation>索引</translation>
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
        <translation>寄存器 ≤ %1</translation>
    </message>
    <message>
        <source>Block of %1 threads</source>
        <translation>每块 %1 个线程</translation>
    </message>
    <message>
        <source>Shared memory ≤ %1</source>
        <translation>共享内存 ≤ %1</translation>
    </message>
    <message>
        <source>Carve-out ≥ %1</source>
        <translation>共享内存划分 ≥ %1</translation>
    </message>
    <message>
        <source>Barriers ≤ %1</source>
        <translation>屏障 ≤ %1</translation>
    </message>
    <message>
        <source>Cluster ≤ %1 blocks</source>
        <translation>集群 ≤ %1 块</translation>
    </message>
    <message>
        <source>Calculated: no thread may use more</source>
        <translation>计算值：每个线程最多使用这么多</translation>
    </message>
    <message>
        <source>Calculated: the nearest better block</source>
        <translation>计算值：最接近的更好块大小</translation>
    </message>
    <message>
        <source>Calculated: static and dynamic per block</source>
        <translation>计算值：静态加动态，每块</translation>
    </message>
    <message>
        <source>Calculated: this change alone</source>
        <translation>计算值：仅此一项更改</translation>
    </message>
    <message>
        <source>Other block size</source>
        <translation>其他块大小</translation>
    </message>
    <message>
        <source>no gain</source>
        <translation>无收益</translation>
    </message>
    <message>
        <source>Calculated: no block size can run</source>
        <translation>计算值：没有可运行的块大小</translation>
    </message>
    <message>
        <source>Calculated: no size exceeds %1</source>
        <translation>计算值：没有块大小超过 %1</translation>
    </message>
    <message>
        <source>Calculated: the smallest best block</source>
        <translation>计算值：最小的最佳块大小</translation>
    </message>
    <message>
        <source>Calculated: the kernel&apos;s definition is not in this text</source>
        <translation>计算值：内核的定义不在此文本中</translation>
    </message>
    <message>
        <source>Calculated</source>
        <translation>计算值</translation>
    </message>
    <message>
        <source>Does not compile with %1</source>
        <translation>使用 %1 无法编译</translation>
    </message>
    <message>
        <source>Compiled: %1, no spill</source>
        <translation>编译结果：%1，无溢出</translation>
    </message>
    <message>
        <source>Compiled: %1, spills %2</source>
        <translation>编译结果：%1，溢出 %2</translation>
    </message>
    <message>
        <source>Writes %1 before the kernel&apos;s name; undo takes it back.</source>
        <translation>在内核名称之前写入 %1；可撤销。</translation>
    </message>
    <message>
        <source>%1 block sizes from %2 to %3 reach %4; none exceeds it.</source>
        <translation>从 %2 到 %3 有 %1 种块大小达到 %4；没有更高的。</translation>
    </message>
    <message>
        <source>Block sizes %1 and %2 reach %3; none exceeds it.</source>
        <translation>块大小 %1 和 %2 达到 %3；没有更高的。</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>Warp</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>共享内存</translation>
    </message>
    <message>
        <source>%1 / %2&#x202f;KiB</source>
        <translation>%1 / %2 KiB</translation>
    </message>
    <message>
        <source>%1&#x202f;B</source>
        <translation>%1&#x202f;B</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>屏障</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>未计数</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 块</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 块</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>none on this GPU</source>
        <translation>此 GPU 没有</translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation>无法运行</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>The calculator does not know this architecture.</source>
        <translation>计算器不知道此架构。</translation>
    </message>
    <message>
        <source>Limited by &lt;b&gt;%1&lt;/b&gt;: %2.</source>
        <translation>受限于 &lt;b&gt;%1&lt;/b&gt;：%2。</translation>
    </message>
    <message>
        <source>%1 of %2 warps</source>
        <translation>%1 / %2 个 warp</translation>
    </message>
    <message>
        <source>1 block per SM</source>
        <translation>每 SM 1 块</translation>
    </message>
    <message>
        <source>%1 blocks per SM</source>
        <translation>每 SM %1 块</translation>
    </message>
    <message>
        <source>of the report</source>
        <translation>来自报告</translation>
    </message>
    <message>
        <source>of previous build</source>
        <translation>来自上次构建</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 点</translation>
    </message>
    <message>
        <source>≤ %1 registers: %2</source>
        <translation>≤ %1 个寄存器：%2</translation>
    </message>
    <message>
        <source>block of %1: %2</source>
        <translation>每块 %1：%2</translation>
    </message>
    <message>
        <source>≤ %1 shared: %2</source>
        <translation>≤ %1 共享：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>All warps of the SM are in use.</source>
        <translation>SM 的所有 warp 都在使用。</translation>
    </message>
    <message>
        <source>No single change raises it.</source>
        <translation>没有单项更改能提高它。</translation>
    </message>
    <message>
        <source>Next step: %1.</source>
        <translation>下一步：%1。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>； </translation>
    </message>
</context>
<context>
    <name>kd::OccupancyChart</name>
    <message>
        <source>Threads per block</source>
        <translation>每块线程数</translation>
    </message>
    <message>
        <source>Registers per thread</source>
        <translation>每线程寄存器数</translation>
    </message>
    <message>
        <source>Shared memory per block</source>
        <translation>每块共享内存</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>≤ %1: %2</source>
        <translation>≤ %1：%2</translation>
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
        <translation>时间</translation>
    </message>
    <message>
        <source>free up to %1</source>
        <translation>到 %1 为止无代价</translation>
    </message>
</context>
<context>
    <name>kd::OccupancyHeader</name>
    <message>
        <source>Limited by &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>受限于 &lt;b&gt;%1&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>Occupancy %1</source>
        <translation>占用率 %1</translation>
    </message>
    <message>
        <source>Resident warps by the most that an SM can hold.</source>
        <translation>驻留 warp 数与 SM 可容纳的最大数之比。</translation>
    </message>
    <message>
        <source>previous build %1</source>
        <translation>上次构建 %1</translation>
    </message>
</context>
<context>
    <name>kd::OccupancyInputsPanel</name>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Take into the launch</source>
        <translation>应用到启动</translation>
    </message>
    <message>
        <source>Follow the build again</source>
        <translation>重新跟随构建</translation>
    </message>
    <message>
        <source>Export calculation</source>
        <translation>导出计算</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>Static shared</source>
        <translation>静态共享</translation>
    </message>
    <message>
        <source>Dynamic shared</source>
        <translation>动态共享</translation>
    </message>
    <message>
        <source>Carve-out</source>
        <translation>共享内存划分</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>屏障</translation>
    </message>
    <message>
        <source> of 16</source>
        <translation> / 16</translation>
    </message>
    <message>
        <source>Cluster size</source>
        <translation>集群大小</translation>
    </message>
    <message>
        <source>SM count</source>
        <translation>SM 数</translation>
    </message>
    <message>
        <source>Driver&apos;s default</source>
        <translation>驱动默认值</translation>
    </message>
    <message>
        <source>Max, %1</source>
        <translation>最大，%1</translation>
    </message>
    <message>
        <source>An SM of this architecture always has %1 of shared memory.</source>
        <translation>此架构的 SM 总有 %1 共享内存。</translation>
    </message>
    <message>
        <source>How much of an SM&apos;s memory is shared memory; the rest is L1 cache.</source>
        <translation>SM 的存储中有多少用作共享内存；其余为 L1 缓存。</translation>
    </message>
    <message>
        <source>Above %1 a block: runs opt in, up to %2.</source>
        <translation>每块超过 %1：运行时会选择启用 (opt-in)，最多 %2。</translation>
    </message>
    <message>
        <source>A block has at most %1 of static shared memory.</source>
        <translation>每块的静态共享内存最多 %1。</translation>
    </message>
    <message>
        <source>Static and dynamic shared memory together: %1 a block, %2 after opting in, which runs do.</source>
        <translation>静态和动态共享内存合计：每块 %1，选择启用 (opt-in) 后 %2，运行时会启用。</translation>
    </message>
    <message>
        <source>A cluster has at most %1 blocks, %2 on every GPU that has clusters.</source>
        <translation>集群最多 %1 块，在所有支持集群的 GPU 上都可用的是 %2 块。</translation>
    </message>
    <message>
        <source>This architecture has no clusters; they came with sm_90.</source>
        <translation>此架构没有集群；集群自 sm_90 起才有。</translation>
    </message>
    <message>
        <source>No build</source>
        <translation>没有构建</translation>
    </message>
    <message>
        <source>Follows the report</source>
        <translation>跟随报告</translation>
    </message>
    <message>
        <source>Follows previous build</source>
        <translation>跟随上次构建</translation>
    </message>
    <message>
        <source>Follows build</source>
        <translation>跟随构建</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source> block</source>
        <translation> 块</translation>
    </message>
    <message>
        <source> blocks</source>
        <translation> 块</translation>
    </message>
    <message>
        <source>Write the report: the build&apos;s figures with its last run and timing, and where inputs are changed here, this calculation beside them.</source>
        <translation>写入报告：构建的数值及其上次运行和计时；若此处更改了输入，则并列此计算结果。</translation>
    </message>
    <message>
        <source>Compile a kernel first: the report is of a build.</source>
        <translation>请先编译内核：报告以构建为对象。</translation>
    </message>
    <message>
        <source>Compile a kernel first: there is no launch yet.</source>
        <translation>请先编译内核：还没有启动。</translation>
    </message>
    <message>
        <source>Take threads, dynamic shared memory, carve-out or cluster size into the launch once one is edited here.</source>
        <translation>在此编辑线程数、动态共享内存、共享内存划分或集群大小后，可应用到启动。</translation>
    </message>
    <message>
        <source>The launch&apos;s block has more than one dimension: how to share the threads among them is yours to say.</source>
        <translation>启动的块多于一维：线程如何分配要由您决定。</translation>
    </message>
    <message>
        <source>Take what was edited here into the launch</source>
        <translation>将此处的编辑应用到启动</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>块大小</translation>
    </message>
    <message>
        <source> each</source>
        <translation> 个</translation>
    </message>
</context>
<context>
    <name>kd::OccupancyPage</name>
    <message>
        <source>Occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>One SM</source>
        <translation>单个 SM</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>块大小</translation>
    </message>
    <message>
        <source>Registers per thread</source>
        <translation>每线程寄存器数</translation>
    </message>
    <message>
        <source>Shared memory per block</source>
        <translation>每块共享内存</translation>
    </message>
    <message>
        <source>Blocks that each resource allows</source>
        <translation>各资源允许的块数</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>◆ measured time</source>
        <translation>◆ 实测时间</translation>
    </message>
    <message>
        <source>1 warp slot empty</source>
        <translation>1 个 warp 槽位空闲</translation>
    </message>
    <message>
        <source>%1 warp slots empty</source>
        <translation>%1 个 warp 槽位空闲</translation>
    </message>
    <message>
        <source>One SM, 1 resident block</source>
        <translation>单个 SM，1 个驻留块</translation>
    </message>
    <message>
        <source>One SM, %1 resident blocks</source>
        <translation>单个 SM，%1 个驻留块</translation>
    </message>
    <message>
        <source>Suggestions return after the next successful build.</source>
        <translation>下次构建成功后建议会重新出现</translation>
    </message>
</context>
<context>
    <name>kd::OccupancyPanel</name>
    <message>
        <source>Occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>Copy the figures</source>
        <translation>复制数值</translation>
    </message>
    <message>
        <source>All curves and limits</source>
        <translation>所有曲线和限制</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Mute advice on this kernel</source>
        <translation>不再对此内核给出建议</translation>
    </message>
    <message>
        <source>Occupancy by block size</source>
        <translation>占用率随块大小变化</translation>
    </message>
    <message>
        <source>Same source on other architectures</source>
        <translation>同一源代码在其他架构上</translation>
    </message>
    <message>
        <source>The program does not compile, so there is no kernel to calculate for.</source>
        <translation>程序无法编译，因此没有可计算的内核。</translation>
    </message>
    <message>
        <source>Compile a kernel to see how many of its warps an SM holds, and what limits them.</source>
        <translation>编译内核，看 SM 可容纳其多少 warp，以及受什么限制。</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>编译</translation>
    </message>
    <message>
        <source>Another job goes on.</source>
        <translation>另有作业正在进行。</translation>
    </message>
    <message>
        <source>The report that was opened says so; compile to see what this compiler gives.</source>
        <translation>打开的报告如此记载；编译后可看此编译器的结果。</translation>
    </message>
    <message>
        <source>The last edit does not compile; these figures are from the build before it.</source>
        <translation>上次编辑无法编译；这些数值来自之前的构建。</translation>
    </message>
    <message>
        <source>The text was edited since; these figures are from the build before.</source>
        <translation>此后文本已被编辑；这些数值来自之前的构建。</translation>
    </message>
    <message>
        <source>Go to line %1</source>
        <translation>转到第 %1 行</translation>
    </message>
    <message>
        <source>Show advice</source>
        <translation>显示建议</translation>
    </message>
    <message>
        <source>Suggestions return after the next successful build.</source>
        <translation>下次构建成功后建议会重新出现</translation>
    </message>
    <message>
        <source>Advice on this kernel is muted.</source>
        <translation>此内核的建议已关闭。</translation>
    </message>
    <message>
        <source>None: threads and registers of a kernel of CUDA Tile are its compiler&apos;s choice.</source>
        <translation>无：CUDA Tile 内核的线程和寄存器由编译器选择。</translation>
    </message>
    <message>
        <source>None: all %1 warps of the SM are in use.</source>
        <translation>无：SM 的 %1 个 warp 全部在使用。</translation>
    </message>
    <message>
        <source>None without the limits of the architecture.</source>
        <translation>不知道此架构的限制，因此没有。</translation>
    </message>
    <message>
        <source>The kernel&apos;s definition is not found in this text: write %1 before its name.</source>
        <translation>在此文本中找不到内核的定义：请在其名称之前写 %1。</translation>
    </message>
    <message>
        <source>Show the error</source>
        <translation>显示错误</translation>
    </message>
    <message>
        <source>The program has no kernel to calculate for: a kernel is a __global__ function, or an instance of a template, which the launch form names.</source>
        <translation>程序中没有可供计算的内核：内核是 __global__ 函数，或在启动表单中指定的模板实例。</translation>
    </message>
    <message>
        <source>PTX does not tell the registers of a kernel, its machine code does: assemble it with ptxas -arch=%1 and open the cubin, or give the figures in the perspective Occupancy.</source>
        <translation>PTX 不含内核的寄存器数，机器代码才有：用 ptxas -arch=%1 汇编并打开 cubin，或在“占用率”视角中给出数值。</translation>
    </message>
</context>
<context>
    <name>kd::OrderSearch</name>
    <message>
        <source>The emulated GPU alone can order blocks and warps: choose it as the device and run the kernel there.</source>
        <translation>只有模拟 GPU 能改变 block 和 warp 的顺序：请选它作为设备，并在其上运行内核。</translation>
    </message>
    <message>
        <source>This run did not come to its end: there is nothing to compare other orders with.</source>
        <translation>此次运行没有完成，没有可与其他顺序比较的结果。</translation>
    </message>
</context>
<context>
    <name>kd::OrdersModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>agrees in all</source>
        <translation>全部一致</translation>
    </message>
    <message>
        <source>Only bits within the tolerance depend on the order, as sums in another order have them.</source>
        <translation>只有容差以内的位取决于顺序，如同以另一顺序求和。</translation>
    </message>
    <message>
        <source>It has no reference, or differs from it in one of these orders.</source>
        <translation>没有参考，或在其中某个顺序下与参考不同。</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Other bytes in</source>
        <translation>字节不同的顺序</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>首个顺序</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>An output that depends on the order of blocks and warps</source>
        <translation>取决于 block 和 warp 顺序的输出</translation>
    </message>
    <message>
        <source>Orders in which its bytes are others than in the plain one</source>
        <translation>其字节与普通顺序不同的顺序数</translation>
    </message>
    <message>
        <source>Number of the first of them: kerneldesk run --schedule with that number repeats it</source>
        <translation>其中第一个的编号：用 kerneldesk run --schedule 加此编号可重现</translation>
    </message>
    <message>
        <source>What the reference says of the output in these orders</source>
        <translation>参考对这些顺序下的输出的结论</translation>
    </message>
    <message>
        <source>none agrees</source>
        <translation>没有一致的参考</translation>
    </message>
</context>
<context>
    <name>kd::OrdersPage</name>
    <message>
        <source>Show the line</source>
        <translation>显示该行</translation>
    </message>
    <message>
        <source>Outputs that depend on the order of blocks and warps</source>
        <translation>取决于 block 和 warp 顺序的输出</translation>
    </message>
    <message>
        <source>Number of orders</source>
        <translation>顺序数</translation>
    </message>
    <message>
        <source>How many other orders of blocks and warps the launch is run in</source>
        <translation>以多少种其他 block 和 warp 顺序运行此次启动</translation>
    </message>
    <message>
        <source>What other orders tell</source>
        <translation>其他顺序的结论</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Run in other orders</source>
        <translation>以其他顺序运行</translation>
    </message>
    <message>
        <source>Launches the run again on the emulated GPU, with blocks and warps in other orders</source>
        <translation>在模拟 GPU 上以其他 block 和 warp 顺序再次启动此次运行</translation>
    </message>
    <message>
        <source>%1 of %2 orders so far</source>
        <translation>目前已运行 %2 个顺序中的 %1 个</translation>
    </message>
    <message>
        <source>Stopped before the first order had ended.</source>
        <translation>在第一个顺序结束前已停止。</translation>
    </message>
    <message>
        <source>All outputs are the same; orders run: %1.</source>
        <translation>所有输出都相同；已运行的顺序：%1。</translation>
    </message>
    <message>
        <source>The order of blocks and warps decides what comes of this launch; orders run: %1.</source>
        <translation>此次启动的结果取决于 block 和 warp 的顺序；已运行的顺序：%1。</translation>
    </message>
    <message>
        <source>Only the last bits depend on the order; orders run: %1.</source>
        <translation>只有末尾的位取决于顺序；已运行的顺序：%1。</translation>
    </message>
    <message>
        <source>Orders that fail: %1. The first is order %2: %3</source>
        <translation>失败的顺序：%1。第一个是顺序 %2：%3</translation>
    </message>
    <message>
        <source>Names the outputs that depend on the order in which blocks and warps run.</source>
        <translation>指出取决于 block 和 warp 运行顺序的输出。</translation>
    </message>
</context>
<context>
    <name>kd::OutlineModel</name>
    <message>
        <source>kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>device function</source>
        <translation>设备函数</translation>
    </message>
    <message>
        <source>host and device function</source>
        <translation>主机和设备函数</translation>
    </message>
    <message>
        <source>host function</source>
        <translation>主机函数</translation>
    </message>
    <message>
        <source>macro</source>
        <translation>宏</translation>
    </message>
    <message>
        <source>include</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
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
        <translation>大纲</translation>
    </message>
    <message>
        <source>Filter the outline</source>
        <translation>筛选大纲</translation>
    </message>
    <message>
        <source>Nothing in the outline has these words.</source>
        <translation>大纲中没有含这些词的内容。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>The compiled code has no PTX, or its PTX defines no kernel.</source>
        <translation>已编译的代码没有 PTX，或其 PTX 未定义内核。</translation>
    </message>
    <message>
        <source>The source has no kernel, function, launch, macro or include.</source>
        <translation>源代码没有内核、函数、启动、宏或包含。</translation>
    </message>
</context>
<context>
    <name>kd::OutputsModel</name>
    <message>
        <source>verified</source>
        <translation>已验证</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>有差异</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>未比较</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>no reference</source>
        <translation>无参考</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Dir.</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Mismatches</source>
        <translation>不匹配</translation>
    </message>
    <message>
        <source>First at</source>
        <translation>首处</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>Actual</source>
        <translation>实际</translation>
    </message>
    <message>
        <source>Max abs</source>
        <translation>最大绝对</translation>
    </message>
    <message>
        <source>Max rel</source>
        <translation>最大相对</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均值</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Infinite</source>
        <translation>无穷</translation>
    </message>
</context>
<context>
    <name>kd::PeakStore</name>
    <message>
        <source>The target&apos;s devices are not known.</source>
        <translation>目标的设备未知。</translation>
    </message>
    <message>
        <source>The emulated GPU runs on this machine&apos;s processor: it counts instructions and has no time of its own.</source>
        <translation>模拟 GPU 在本机处理器上运行：它统计指令，没有自己的时间。</translation>
    </message>
    <message>
        <source>The peaks are being measured.</source>
        <translation>正在测量峰值。</translation>
    </message>
    <message>
        <source>The target is not ready; what runs there ends first.</source>
        <translation>目标未就绪；要先等那里的运行结束。</translation>
    </message>
    <message>
        <source>The measurement was cancelled.</source>
        <translation>测量已取消。</translation>
    </message>
    <message>
        <source>The kernels that measure peaks do not compile.</source>
        <translation>测量峰值的内核无法编译。</translation>
    </message>
</context>
<context>
    <name>kd::PeaksBox</name>
    <message>
        <source>Measure peaks</source>
        <translation>测量峰值</translation>
    </message>
    <message>
        <source>Measured peaks, this device</source>
        <translation>实测峰值，此设备</translation>
    </message>
    <message>
        <source>Measured on %1, driver %2</source>
        <translation>测于 %1，驱动 %2</translation>
    </message>
    <message>
        <source>Not measured yet: the roofline and shares of it need them.</source>
        <translation>尚未测量：Roofline 及与其相比的占比需要它们。</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>正在测量…</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>再次测量</translation>
    </message>
    <message>
        <source>Kernels of KernelDesk&apos;s own measure memory, L2, shared memory, FP32, FP64 and tensor cores; some seconds</source>
        <translation>用 KernelDesk 自带的内核测量内存、L2、共享内存、FP32、FP64 和张量核心；需几秒</translation>
    </message>
</context>
<context>
    <name>kd::PerspectiveBar</name>
    <message>
        <source>Perspectives</source>
        <translation>视角</translation>
    </message>
</context>
<context>
    <name>kd::PlaceList</name>
    <message>
        <source>Places</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>line: its text</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>file, line: its text</comment>
        <translation>%1，%2：%3</translation>
    </message>
</context>
<context>
    <name>kd::PlotSection</name>
    <message>
        <source>Plot</source>
        <translation>曲线图</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>折线</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>Kind of plot</source>
        <translation>曲线图类型</translation>
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
        <translation>光标所在的行或列</translation>
    </message>
    <message>
        <source>Show all of the plot</source>
        <translation>显示整个曲线图</translation>
    </message>
    <message>
        <source>Plot, all values</source>
        <translation>曲线图，所有值</translation>
    </message>
    <message>
        <source>Plot, column %1</source>
        <translation>曲线图，第 %1 列</translation>
    </message>
    <message>
        <source>Plot, row %1</source>
        <translation>曲线图，第 %1 行</translation>
    </message>
    <message>
        <source>element</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>difference of %1</source>
        <translation>%1 的差</translation>
    </message>
</context>
<context>
    <name>kd::PointFactsModel</name>
    <message>
        <source>Figure</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>kd::PresetDialog</name>
    <message>
        <source>Save preset</source>
        <translation>保存预设</translation>
    </message>
    <message>
        <source>Rename preset</source>
        <translation>重命名预设</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>预设的名称</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>The preset of that name is replaced.</source>
        <translation>将替换同名预设。</translation>
    </message>
    <message>
        <source>There is a preset of that name.</source>
        <translation>已有同名预设。</translation>
    </message>
    <message>
        <source>Grid, block, arguments, references and tolerance are kept in the session.</source>
        <translation>网格、块、参数、参考和容差保存在会话中。</translation>
    </message>
</context>
<context>
    <name>kd::ProblemsModel</name>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>advice</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>kd::ProblemsPanel</name>
    <message>
        <source>1 error</source>
        <translation>1 个错误</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 个错误</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 个警告</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 个警告</translation>
    </message>
    <message>
        <source>%1 advice</source>
        <translation>%1 条建议</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>筛选问题</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Copy problems as text</source>
        <translation>将问题复制为文本</translation>
    </message>
    <message>
        <source>Close the list; the menu Window brings it back</source>
        <translation>关闭列表；可从“窗口”菜单重新打开</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>下一个问题</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>上一个问题</translation>
    </message>
    <message>
        <source>The one problem is filtered out.</source>
        <translation>唯一的问题被筛选掉了。</translation>
    </message>
    <message>
        <source>All %1 problems are filtered out.</source>
        <translation>全部 %1 个问题都被筛选掉了。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>The last build has no problems.</source>
        <translation>上次构建没有问题。</translation>
    </message>
    <message>
        <source>Nothing was compiled yet.</source>
        <translation>尚未编译任何内容。</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>编译</translation>
    </message>
</context>
<context>
    <name>kd::Proposals</name>
    <message>
        <source>This proposal is decided.</source>
        <translation>此提议已有决定。</translation>
    </message>
    <message>
        <source>Its document was closed.</source>
        <translation>其文档已关闭。</translation>
    </message>
    <message>
        <source>The document was edited since: the assistant has to propose it anew.</source>
        <translation>文档此后已被编辑：助手须重新提议。</translation>
    </message>
</context>
<context>
    <name>kd::Receipt</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Modelled, not measured</source>
        <translation>建模值，非实测</translation>
    </message>
    <message>
        <source>Instructions and accesses of one launch, counted in the PTX by the emulated GPU; it has no time.</source>
        <translation>一次启动的指令和访问，由模拟 GPU 在 PTX 中统计；它没有时间。</translation>
    </message>
    <message>
        <source>Driver %1</source>
        <translation>驱动 %1</translation>
    </message>
    <message>
        <source>The driver of the device, loaded from %1.</source>
        <translation>设备的驱动，从 %1 加载。</translation>
    </message>
    <message>
        <source>Warm-up %1</source>
        <translation>预热 %1</translation>
    </message>
    <message>
        <source>%1 launches before the first sample, so that the device raised its clocks.</source>
        <translation>第一个样本之前启动了 %1 次，使设备提高时钟频率。</translation>
    </message>
    <message>
        <source>No launch came before the first sample: clocks and caches may still have been cold.</source>
        <translation>第一个样本之前没有启动：时钟和缓存可能仍是冷的。</translation>
    </message>
    <message>
        <source>ABBA, %1 rounds</source>
        <translation>ABBA，%1 轮</translation>
    </message>
    <message>
        <source>A and B were launched by turns, A B B A or B A A B, in one process with both loaded: what changes steadily falls on both alike.</source>
        <translation>A 和 B 在同时加载二者的一个进程中轮流启动，A B B A 或 B A A B：持续变化的因素对两者影响相同。</translation>
    </message>
    <message>
        <source>Verified before and after</source>
        <translation>前后均已验证</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>未验证</translation>
    </message>
    <message>
        <source>The outputs of both agreed with the references, before the samples and after.</source>
        <translation>在取样前后，两者的输出都与参考一致。</translation>
    </message>
    <message>
        <source>The launch has no reference, so nothing says that what was timed is right.</source>
        <translation>此启动没有参考，因此无法说明所计时的结果正确。</translation>
    </message>
    <message>
        <source>Throttle: none</source>
        <translation>降频：无</translation>
    </message>
    <message>
        <source>Throttled</source>
        <translation>有降频</translation>
    </message>
    <message>
        <source>The driver named no reason to lower the clocks while samples were taken.</source>
        <translation>取样期间，驱动没有报告降低时钟频率的原因。</translation>
    </message>
    <message>
        <source>The driver held the clocks down while samples were taken.</source>
        <translation>取样期间，驱动压低了时钟频率。</translation>
    </message>
    <message>
        <source>Another process</source>
        <translation>有其他进程</translation>
    </message>
    <message>
        <source>Another process worked on the GPU while samples were taken.</source>
        <translation>取样期间，另一个进程在 GPU 上工作。</translation>
    </message>
    <message>
        <source>Clocks not recorded</source>
        <translation>未记录时钟</translation>
    </message>
    <message>
        <source>L2 flushed</source>
        <translation>L2 已刷新</translation>
    </message>
    <message>
        <source>The L2 cache is cold at the start of every sample: a memset fills it before, outside the window.</source>
        <translation>每个样本开始时 L2 缓存都是冷的：之前用 memset 填满，在计时窗口之外。</translation>
    </message>
    <message>
        <source>L2 flush %1</source>
        <translation>L2 刷新 %1</translation>
    </message>
    <message>
        <source>The L2 cache at the start of a sample is cold: a memset fills it before every sample, outside the window.</source>
        <translation>样本开始时 L2 缓存是冷的：每个样本之前用 memset 填满，在计时窗口之外。</translation>
    </message>
    <message>
        <source>L2 hot</source>
        <translation>L2 热</translation>
    </message>
    <message>
        <source>The L2 cache at the start of a sample is hot: as the launch before left it.</source>
        <translation>样本开始时 L2 缓存是热的：保持上一次启动留下的状态。</translation>
    </message>
    <message>
        <source>Kernel by CUPTI</source>
        <translation>CUPTI 内核时间</translation>
    </message>
    <message>
        <source>Each sample is the kernel&apos;s own time, from CUPTI&apos;s records, in steps of %1.</source>
        <translation>每个样本都是内核自身的时间，来自 CUPTI 的记录，步长 %1。</translation>
    </message>
    <message>
        <source>Kernel within %1</source>
        <translation>内核时间，误差 %1</translation>
    </message>
    <message>
        <source>Each sample is a window less what the launch of an empty kernel costs, which is known to within %1.</source>
        <translation>每个样本是窗口减去空内核启动的开销，该开销的误差在 %1 以内。</translation>
    </message>
    <message>
        <source>Windows, not the kernel</source>
        <translation>窗口，非内核</translation>
    </message>
    <message>
        <source>Each sample is a window around the launch, about %1 longer than the kernel.</source>
        <translation>每个样本是启动前后的窗口，比内核约长 %1。</translation>
    </message>
    <message>
        <source>Median of the kernel %1, of the window around its launch %2.</source>
        <translation>内核的中位数 %1，其启动窗口的中位数 %2。</translation>
    </message>
    <message>
        <source>Queued ahead</source>
        <translation>预先排队</translation>
    </message>
    <message>
        <source>Enqueueing within the time</source>
        <translation>时间含入队</translation>
    </message>
    <message>
        <source>The launches of a batch were in the queue before the first of them began, so no time of enqueueing is measured.</source>
        <translation>一批启动在第一个开始之前都已入队，因此没有测入入队时间。</translation>
    </message>
    <message>
        <source>The device could not be held back while launches were queued: a sample may hold the time of enqueueing.</source>
        <translation>启动入队时无法让设备等待：样本可能含有入队时间。</translation>
    </message>
    <message>
        <source>Empty window %1</source>
        <translation>空窗口 %1</translation>
    </message>
    <message>
        <source>What two events with nothing between them measure, as median; no sample holds it.</source>
        <translation>两个事件之间什么都没有时测得的中位数；样本不含它。</translation>
    </message>
    <message>
        <source>What two events with nothing between them measure, as median; it is part of every sample.</source>
        <translation>两个事件之间什么都没有时测得的中位数；每个样本都含它。</translation>
    </message>
    <message>
        <source>%1 of %2 samples</source>
        <translation>%1 / %2 个样本</translation>
    </message>
    <message>
        <source>CUPTI had no record of the other launches.</source>
        <translation>CUPTI 没有其他启动的记录。</translation>
    </message>
    <message>
        <source>The time limit ended the timing before all samples were taken.</source>
        <translation>在取完所有样本之前，计时因时限而结束。</translation>
    </message>
    <message>
        <source>The outputs agreed with their references in the first run and again, on fresh inputs, after the samples.</source>
        <translation>输出在第一次运行时与参考一致，取样后用新输入再次运行也一致。</translation>
    </message>
    <message>
        <source>Differs after the samples</source>
        <translation>取样后有差异</translation>
    </message>
    <message>
        <source>After the samples, on fresh inputs, an output no longer agreed with its reference.</source>
        <translation>取样后用新输入运行，有输出不再与参考一致。</translation>
    </message>
    <message>
        <source>Temperature of the device before the samples and after.</source>
        <translation>取样前后设备的温度。</translation>
    </message>
    <message>
        <source>%1, spread %2</source>
        <translation>%1，离散 %2</translation>
    </message>
    <message>
        <source>SM clock before the samples %1&#x202f;MHz, after %2&#x202f;MHz.</source>
        <translation>SM 时钟取样前 %1 MHz，取样后 %2 MHz。</translation>
    </message>
    <message>
        <source> Memory clock %1&#x202f;MHz.</source>
        <translation> 内存时钟 %1 MHz。</translation>
    </message>
    <message>
        <source> It changed by more than 1&#x202f;%: times of different runs do not compare.</source>
        <translation> 变化超过 1 %：不同运行的时间不可比较。</translation>
    </message>
    <message>
        <source>Throttle: %1</source>
        <translation>降频：%1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The driver named no reason to lower the clocks, before the samples or after.</source>
        <translation>取样前后，驱动都没有报告降低时钟频率的原因。</translation>
    </message>
    <message>
        <source>The driver held the clocks down: the times are longer than this device can do.</source>
        <translation>驱动压低了时钟频率：这些时间比此设备能达到的更长。</translation>
    </message>
    <message>
        <source>run #%1</source>
        <translation>运行 #%1</translation>
    </message>
    <message>
        <source>run #%1, %2</source>
        <translation>运行 #%1，%2</translation>
    </message>
    <message>
        <source>%1 of %2, timed at %3.</source>
        <translation>%1，共 %2，计时于 %3。</translation>
    </message>
    <message>
        <source>picked, #%1 is newer</source>
        <translation>已选取，#%1 更新</translation>
    </message>
    <message>
        <source>This run was picked in the history. Pick run #%1 there to follow the newest timing again.</source>
        <translation>此运行是在历史中选取的。在那里选取运行 #%1 即可跟随最新计时。</translation>
    </message>
    <message>
        <source>The program was edited since this timing: time it again.</source>
        <translation>自此次计时后程序已被编辑：请重新计时。</translation>
    </message>
    <message>
        <source>The launch was changed since this timing: time it again.</source>
        <translation>自此次计时后启动已更改：请重新计时。</translation>
    </message>
</context>
<context>
    <name>kd::ReceiptRow</name>
    <message>
        <source>Copy the receipt</source>
        <translation>复制凭据</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>凭据</translation>
    </message>
</context>
<context>
    <name>kd::RecentList</name>
    <message>
        <source>%1, which is not there any more</source>
        <translation>%1，已不在那里</translation>
    </message>
    <message>
        <source>%1 is not there any more</source>
        <translation>%1 已不在那里</translation>
    </message>
    <message>
        <source>not there any more</source>
        <translation>已不在那里</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Clear the recent files</source>
        <translation>清除最近的文件</translation>
    </message>
    <message>
        <source>Forget all that are not pinned</source>
        <translation>忘记所有未固定的</translation>
    </message>
    <message>
        <source>Nothing was opened yet.</source>
        <translation>尚未打开过任何内容。</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消固定</translation>
    </message>
    <message>
        <source>Pin: stays in this list</source>
        <translation>固定：留在此列表中</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>固定 %1</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>忘记</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>忘记 %1</translation>
    </message>
</context>
<context>
    <name>kd::RecipeEditor</name>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
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
        <translation>元素数</translation>
    </message>
    <message>
        <source>number of elements</source>
        <translation>元素数</translation>
    </message>
    <message>
        <source>File that fills the buffer</source>
        <translation>填充缓冲区的文件</translation>
    </message>
    <message>
        <source>all elements</source>
        <translation>全部元素</translation>
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
        <translation>保存之前，您输入的内容在崩溃时得不到保护，因为无法写入其恢复副本：%1</translation>
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
        <translation>上次编辑于 %1，%2</translation>
    </message>
    <message>
        <source>never saved, %1</source>
        <translation>从未保存，%1</translation>
    </message>
    <message>
        <source>Unsaved documents</source>
        <translation>未保存的文档</translation>
    </message>
    <message>
        <source>KernelDesk ended before these were saved. What you leave here is offered again at the next start.</source>
        <translation>KernelDesk 在这些文档保存之前结束了。留在此处的，下次启动时会再次提供。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>丢弃…</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>恢复 %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>丢弃 %1</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>The unsaved changes of %1 will be gone for good.</source>
        <translation>%1 的未保存更改将永久丢失。</translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>全部恢复</translation>
    </message>
</context>
<context>
    <name>kd::RecoveryNotice</name>
    <message>
        <source>KernelDesk ended before %1 was saved; what you typed is still there.</source>
        <translation>KernelDesk 在保存 %1 之前结束了；您输入的内容还在。</translation>
    </message>
    <message>
        <source>KernelDesk ended before %1 documents were saved; what you typed is still there.</source>
        <translation>KernelDesk 在保存 %1 个文档之前结束了；您输入的内容还在。</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>恢复…</translation>
    </message>
</context>
<context>
    <name>kd::ReferenceEdit</name>
    <message>
        <source>Reference of %1</source>
        <translation>%1 的参考</translation>
    </message>
    <message>
        <source>such as 2 * x[i]</source>
        <translation>例如 2 * x[i]</translation>
    </message>
    <message>
        <source>What %1 is compared with: a kernel that runs on the same inputs, an expression for element i, or a file</source>
        <translation>%1 的比较对象：使用同样输入的内核、元素 i 的表达式，或文件</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>文件…</translation>
    </message>
</context>
<context>
    <name>kd::RemoteCapture</name>
    <message>
        <source>cannot be started: %1</source>
        <translation>无法启动：%1</translation>
    </message>
    <message>
        <source>has not answered for %1 s</source>
        <translation>已有 %1 秒没有应答</translation>
    </message>
    <message>
        <source>does not answer</source>
        <translation>没有应答</translation>
    </message>
    <message>
        <source>does not stop the program</source>
        <translation>没有停止程序</translation>
    </message>
    <message>
        <source>has an empty command line</source>
        <translation>命令行为空</translation>
    </message>
    <message>
        <source>is left before the program has ended</source>
        <translation>在程序结束之前被断开</translation>
    </message>
    <message>
        <source>does not introduce itself: a terminal in between, or a program that writes first, is in the way</source>
        <translation>没有自我介绍：中间的终端或先行输出的程序造成了妨碍</translation>
    </message>
    <message>
        <source>is of KernelDesk %1, this is KernelDesk %2: install the same version on both sides</source>
        <translation>属于 KernelDesk %1，而这里是 KernelDesk %2：请在两端安装相同版本</translation>
    </message>
    <message>
        <source>is left: %1</source>
        <translation>已被断开：%1</translation>
    </message>
    <message>
        <source>is left: what it sends arrives damaged</source>
        <translation>已被断开：它发送的内容传到时已损坏</translation>
    </message>
    <message>
        <source>does not capture: it is of another version, or the target&apos;s command does not pass on the word %1 to it</source>
        <translation>不记录：它是另一版本，或目标的命令没有把单词 %1 传给它</translation>
    </message>
    <message>
        <source>takes no command line of that length</source>
        <translation>不接受这么长的命令行</translation>
    </message>
    <message>
        <source>%1 (its last words: &quot;%2&quot;)</source>
        <translation>%1（它最后的话：“%2”）</translation>
    </message>
    <message>
        <source>The worker of target %1 (%2) %3.</source>
        <translation>目标 %1 的工作进程 (%2) %3。</translation>
    </message>
</context>
<context>
    <name>kd::RenameBar</name>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>新名称</translation>
    </message>
    <message>
        <source>%1 is a word of the language.</source>
        <translation>%1 是语言的关键字。</translation>
    </message>
    <message>
        <source>%1 %2 is a name of this file already.</source>
        <comment>what is renamed, the new name</comment>
        <translation>%1 %2 已是此文件中的名称。</translation>
    </message>
</context>
<context>
    <name>kd::RepeatedRun</name>
    <message>
        <source>Nothing has run yet.</source>
        <translation>尚未运行任何内容。</translation>
    </message>
    <message>
        <source>A job is in progress.</source>
        <translation>有作业正在进行。</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>此文件夹尚未受信任。</translation>
    </message>
    <message>
        <source>The worker is starting.</source>
        <translation>工作进程正在启动。</translation>
    </message>
    <message>
        <source>Another job of this program began meanwhile: ask again once it has ended.</source>
        <translation>其间此程序的另一个作业已开始：请在其结束后再试。</translation>
    </message>
</context>
<context>
    <name>kd::ReportController</name>
    <message>
        <source>A report is made of a program that compiles: compile it first.</source>
        <translation>报告由能编译的程序生成：请先编译。</translation>
    </message>
    <message>
        <source>This folder is not trusted yet.</source>
        <translation>此文件夹尚未受信任。</translation>
    </message>
    <message>
        <source>The file has PTX alone of %1, which does not tell its registers: there is nothing to report.</source>
        <translation>文件中只有 %1 的 PTX，看不出寄存器数：没有可报告的内容。</translation>
    </message>
    <message>
        <source>The report&apos;s file must end in .html, .pdf, .json, .csv, .md, .svg or .png, not as %1 does.</source>
        <translation>报告文件须以 .html、.pdf、.json、.csv、.md、.svg 或 .png 结尾，而 %1 不是。</translation>
    </message>
</context>
<context>
    <name>kd::ReportMenu</name>
    <message>
        <source>HTML report…</source>
        <translation>HTML 报告…</translation>
    </message>
    <message>
        <source>PDF document…</source>
        <translation>PDF 文档…</translation>
    </message>
    <message>
        <source>Charts as SVG…</source>
        <translation>图表为 SVG…</translation>
    </message>
    <message>
        <source>Charts as PNG…</source>
        <translation>图表为 PNG…</translation>
    </message>
    <message>
        <source>Tables as CSV…</source>
        <translation>表格为 CSV…</translation>
    </message>
    <message>
        <source>Everything as JSON…</source>
        <translation>全部为 JSON…</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>复制为 Markdown</translation>
    </message>
</context>
<context>
    <name>kd::ResultsPanel</name>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>Accesses</source>
        <translation>访问</translation>
    </message>
    <message>
        <source>Outputs of the last run</source>
        <translation>上次运行的输出</translation>
    </message>
    <message>
        <source>Accesses of each source line</source>
        <translation>各源代码行的访问</translation>
    </message>
    <message>
        <source>Modelled at PTX level by the emulated GPU. Sectors have 32 bytes and are counted per request.</source>
        <translation>由模拟 GPU 在 PTX 层建模。扇区为 32 字节，按请求计数。</translation>
    </message>
    <message>
        <source>This run counted nothing: tick Counters per line in the launch form and run on the emulated GPU.</source>
        <translation>此次运行没有计数：请在启动表单中勾选“逐行计数”，并在模拟 GPU 上运行。</translation>
    </message>
    <message>
        <source>Nothing has run yet: Run fills the outputs of the kernel.</source>
        <translation>尚未运行：运行后会填充内核的输出。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Notes of the last run</source>
        <translation>上次运行的记录</translation>
    </message>
    <message>
        <source>Nothing was noted of this run: tick Notes in the launch form and run on the emulated GPU, which then looks for first NaNs and infinities and what else is seldom meant.</source>
        <translation>此次运行没有任何记录：请在启动表单中勾选“记录”并在模拟 GPU 上运行，它会查找最先出现的 NaN、无穷大以及其他很少是本意的情况。</translation>
    </message>
</context>
<context>
    <name>kd::Roofline</name>
    <message>
        <source>%1 %2, measured</source>
        <translation>%1 %2，实测</translation>
    </message>
    <message>
        <source>%1 at %2 FLOP per byte, %3</source>
        <translation>%1，每字节 %2 FLOP，%3</translation>
    </message>
    <message>
        <source>%1 FLOP per byte; no time</source>
        <translation>每字节 %1 FLOP；无时间</translation>
    </message>
    <message>
        <source>The roof is %1 at this intensity, %2 times as high</source>
        <translation>此强度下的上限为 %1，是其 %2 倍</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>at most %1, by counts</source>
        <translation>最多 %1，按计数</translation>
    </message>
    <message>
        <source>%1 of roof: impossible</source>
        <translation>上限的 %1：不可能</translation>
    </message>
    <message>
        <source>%1 of roof</source>
        <translation>上限的 %1</translation>
    </message>
    <message>
        <source>declared FLOP per counted byte</source>
        <translation>声明的 FLOP / 计数的字节</translation>
    </message>
    <message>
        <source>FLOP per declared byte</source>
        <translation>FLOP / 声明的字节</translation>
    </message>
    <message>
        <source>FLOP per byte, counted by the GPU</source>
        <translation>FLOP / 字节，由 GPU 计数</translation>
    </message>
    <message>
        <source>FLOP per byte, declared or counted</source>
        <translation>FLOP / 字节，声明或计数</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>算术强度</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>算术</translation>
    </message>
    <message>
        <source>%1 and %2, %3</source>
        <translation>%1 和 %2，%3</translation>
    </message>
    <message>
        <source>The emulated GPU has no time, and no peaks of a device of %1 are kept: choose the architecture of a GPU whose peaks were measured to see which of its roofs would bound the kernel.</source>
        <translation>模拟 GPU 没有时间，也没有保存 %1 设备的峰值：选择已测量峰值的 GPU 的架构，可看其哪条上限会约束内核。</translation>
    </message>
    <message>
        <source>What %1 reaches at most was not measured under this driver: without that there is no roof.</source>
        <translation>在此驱动下未测量 %1 最多能达到多少：没有它就没有上限。</translation>
    </message>
    <message>
        <source>Bytes were counted, operations were not: declare the FLOP of one launch at the left, under Declared work, to see where the kernel stands.</source>
        <translation>字节已计数，运算没有：请在左侧“声明的工作量”中声明一次启动的 FLOP，以查看内核的位置。</translation>
    </message>
    <message>
        <source>Declare FLOP and bytes of one launch at the left, under Declared work, and time again, or count the launch (Counters, below), to see where the kernel stands beneath the measured roofs.</source>
        <translation>请在左侧“声明的工作量”中声明一次启动的 FLOP 和字节，再计时一次，或对启动计数（下方的“计数器”），以查看内核在实测上限之下的位置。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>已声明</translation>
    </message>
    <message>
        <source>counted in the PTX</source>
        <translation>在 PTX 中计数</translation>
    </message>
    <message>
        <source>counted by the GPU</source>
        <translation>由 GPU 计数</translation>
    </message>
    <message>
        <source>Work: %1</source>
        <translation>工作量：%1</translation>
    </message>
    <message>
        <source>Beside it: %1, %2 FLOP per byte</source>
        <translation>另有：%1，每字节 %2 FLOP</translation>
    </message>
    <message>
        <source>%1, measured</source>
        <translation>%1，实测</translation>
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
        <translation>显示为表格</translation>
    </message>
    <message>
        <source>Copy the figures as CSV</source>
        <translation>将数值复制为 CSV</translation>
    </message>
    <message>
        <source>Copy the chart as a picture</source>
        <translation>将图表复制为图片</translation>
    </message>
    <message>
        <source>Each timing is a point here, under the roofs of its device.</source>
        <translation>每次计时在此是一个点，位于其设备的上限之下。</translation>
    </message>
    <message>
        <source>Roofline, %1</source>
        <translation>Roofline，%1</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>正在测量…</translation>
    </message>
    <message>
        <source>Measure peaks</source>
        <translation>测量峰值</translation>
    </message>
</context>
<context>
    <name>kd::RooflineTable</name>
    <message>
        <source>Roof or run</source>
        <translation>上限或运行</translation>
    </message>
    <message>
        <source>FLOP per byte</source>
        <translation>FLOP / 字节</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>算术</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>Bound by</source>
        <translation>受限于</translation>
    </message>
</context>
<context>
    <name>kd::RunAge</name>
    <message>
        <source>earlier code</source>
        <translation>较早的代码</translation>
    </message>
    <message>
        <source>earlier launch</source>
        <translation>较早的启动</translation>
    </message>
</context>
<context>
    <name>kd::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>编辑器</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Compile and run</source>
        <translation>编译与运行</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Texts are shown anew at once; work that goes on is not interrupted</source>
        <translation>界面文字立即更换，正在进行的工作不会中断</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Size of all text</source>
        <translation>所有文字的大小</translation>
    </message>
    <message>
        <source>80 to 200 %; Ctrl and the mouse wheel zoom the editor alone</source>
        <translation>80 至 200 %；Ctrl 加鼠标滚轮只缩放编辑器</translation>
    </message>
    <message>
        <source>Offer words after three letters</source>
        <translation>输入三个字母后提示</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>补全</translation>
    </message>
    <message>
        <source>Ctrl and Space offer them at any time</source>
        <translation>Ctrl 加空格随时提示</translation>
    </message>
    <message>
        <source>Ruler behind column</source>
        <translation>标尺位于列</translation>
    </message>
    <message>
        <source>%1 is usual; 0 for none</source>
        <translation>通常为 %1；0 表示无</translation>
    </message>
    <message>
        <source>Show the welcome page</source>
        <translation>显示欢迎页</translation>
    </message>
    <message>
        <source>Open what was open at the end of the last time</source>
        <translation>打开上次结束时打开的内容</translation>
    </message>
    <message>
        <source>Started without a file:</source>
        <translation>未指定文件启动时：</translation>
    </message>
    <message>
        <source>Where there is a file to open again, it comes before the welcome page.</source>
        <translation>若有文件可重新打开，它先于欢迎页。</translation>
    </message>
    <message>
        <source>Live waits</source>
        <translation>实时编译等待</translation>
    </message>
    <message>
        <source>After the last key, before it compiles</source>
        <translation>最后一次按键到编译之间</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>For programs whose session names none</source>
        <translation>用于会话未指定的程序</translation>
    </message>
    <message>
        <source>As the target chooses</source>
        <translation>由目标选择</translation>
    </message>
    <message>
        <source>%1 (not there now)</source>
        <translation>%1（现在不在）</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Font of code</source>
        <translation>代码字体</translation>
    </message>
    <message>
        <source>JetBrains Mono, which is shipped</source>
        <translation>JetBrains Mono，随附</translation>
    </message>
    <message>
        <source>Wrap lines that are wider than the editor</source>
        <translation>换行显示宽于编辑器的行</translation>
    </message>
    <message>
        <source>Width of a tab</source>
        <translation>制表符宽度</translation>
    </message>
    <message>
        <source>Columns; of the indentation, too</source>
        <translation>列数；也用于缩进</translation>
    </message>
    <message>
        <source>Long lines</source>
        <translation>长行</translation>
    </message>
    <message>
        <source>Save the file before it is run or timed</source>
        <translation>运行或计时之前保存文件</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>What is run is always the text as it stands in the editor</source>
        <translation>运行的始终是编辑器中的文本</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>Let an assistant work with this window</source>
        <translation>允许助手使用此窗口</translation>
    </message>
    <message>
        <source>It reads the document that is current, proposes edits that you accept or reject, and has them run and timed. It changes no document and reads no file by itself.</source>
        <translation>它读取当前文档，提出由您接受或拒绝的修改，并让其运行和计时。它不会自行更改文档或读取文件。</translation>
    </message>
    <message>
        <source>Its client starts</source>
        <translation>其客户端启动</translation>
    </message>
    <message>
        <source>A server of the Model Context Protocol. Only programs of your own user on this machine reach the window; no port is opened.</source>
        <translation>Model Context Protocol 服务器。只有本机上您自己用户的程序能连接窗口；不会打开端口。</translation>
    </message>
</context>
<context>
    <name>kd::ShapeForm</name>
    <message>
        <source>Launches of this kernel that the session has a name for</source>
        <translation>会话中已命名的此内核的启动</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Dyn. shared</source>
        <translation>动态共享</translation>
    </message>
    <message>
        <source>Bytes of dynamic shared memory a block</source>
        <translation>每块动态共享内存的字节数</translation>
    </message>
    <message>
        <source>Carve-out</source>
        <translation>共享内存划分</translation>
    </message>
    <message>
        <source>Give a percentage from 0 to 100, or nothing for the driver&apos;s choice.</source>
        <translation>请给出 0 到 100 的百分比；留空由驱动选择。</translation>
    </message>
    <message>
        <source>Shared memory, of the most that an SM can have: a hint to the driver; empty leaves it to the driver</source>
        <translation>共享内存占 SM 最大可用值的比例：对驱动的提示；留空由驱动决定</translation>
    </message>
    <message>
        <source>Blocks that run together and share their memory: compute capability 9.0 and later</source>
        <translation>一起运行并共享其内存的块：计算能力 9.0 及以上</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>New, non-blocking</source>
        <translation>新建，非阻塞</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Where the kernel is launched: a stream of its own, or the context&apos;s default stream</source>
        <translation>内核在何处启动：自己的流，或上下文的默认流</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>流</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>Give a time, as in 10 s or 500 ms.</source>
        <translation>请给出时间，例如 10 s 或 500 ms。</translation>
    </message>
    <message>
        <source>A kernel that runs longer is ended</source>
        <translation>运行超过此时间的内核会被终止</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>预设另存为…</translation>
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
        <translation>重置</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>筛选命令</translation>
    </message>
    <message>
        <source>Commands and their shortcuts</source>
        <translation>命令及其快捷键</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Shortcut of the chosen command</source>
        <translation>所选命令的快捷键</translation>
    </message>
    <message>
        <source>Give the chosen command its default keys</source>
        <translation>恢复所选命令的默认按键</translation>
    </message>
    <message>
        <source>Give all commands their default keys</source>
        <translation>恢复所有命令的默认按键</translation>
    </message>
    <message>
        <source>Press the keys in the field; an empty field takes the shortcut away.</source>
        <translation>在输入框中按下按键；留空则去除快捷键。</translation>
    </message>
    <message>
        <source>%1 has these keys; Use takes them from it.</source>
        <translation>这些按键属于 %1；“使用”会将其移走。</translation>
    </message>
</context>
<context>
    <name>kd::SmDiagram</name>
    <message>
        <source>One SM</source>
        <translation>单个 SM</translation>
    </message>
    <message>
        <source>The limits of this architecture are not known.</source>
        <translation>此架构的限制未知。</translation>
    </message>
    <message>
        <source>No block fits on this SM.</source>
        <translation>此 SM 放不下任何块。</translation>
    </message>
    <message>
        <source>Every warp slot is in use.</source>
        <translation>每个 warp 槽位都在使用。</translation>
    </message>
    <message>
        <source>%1 registers of a partition stay idle: one more warp needs %2.</source>
        <translation>一个分区有 %1 个寄存器闲置：再放一个 warp 需要 %2 个。</translation>
    </message>
    <message>
        <source>1 warp slot stays empty.</source>
        <translation>1 个 warp 槽位空着。</translation>
    </message>
    <message>
        <source>%1 warp slots stay empty.</source>
        <translation>%1 个 warp 槽位空着。</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>分区 %1</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>%1 stranded</source>
        <translation>%1 不可用</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 空闲</translation>
    </message>
    <message>
        <source>%1 idle</source>
        <translation>%1 闲置</translation>
    </message>
    <message>
        <source>Shared memory, %1</source>
        <translation>共享内存，%1</translation>
    </message>
    <message>
        <source>%1 × %2 = %3&#x202f;KiB</source>
        <translation>%1 × %2 = %3 KiB</translation>
    </message>
</context>
<context>
    <name>kd::SourceNavigation</name>
    <message>
        <source>There is no name at the caret.</source>
        <translation>光标处没有名称。</translation>
    </message>
    <message>
        <source>%1 is not defined in this file.</source>
        <translation>%1 未在此文件中定义。</translation>
    </message>
    <message>
        <source>This is the definition of %1.</source>
        <translation>这就是 %1 的定义。</translation>
    </message>
    <message>
        <source>There is no jump to go back from.</source>
        <translation>没有可返回的跳转。</translation>
    </message>
    <message>
        <source>%1 was not found in the folders of this program.</source>
        <translation>在此程序的文件夹中找不到 %1。</translation>
    </message>
    <message>
        <source>clangd reads the project…</source>
        <translation>clangd 正在读取项目…</translation>
    </message>
    <message>
        <source>clangd does not find %1 either.</source>
        <translation>clangd 也找不到 %1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what was not found, why headers were not searched</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: 1 place in another file</source>
        <translation>%1：另一个文件中 1 处</translation>
    </message>
    <message>
        <source>%1: %2 places in this file and in others</source>
        <translation>%1：此文件和其他文件中 %2 处</translation>
    </message>
    <message>
        <source>%1; clangd has not read all of the project yet</source>
        <translation>%1；clangd 尚未读完整个项目</translation>
    </message>
    <message>
        <source>%1; the project has more sources than clangd read</source>
        <translation>%1；项目的源文件多于 clangd 所读取的</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 已不在那里。</translation>
    </message>
    <message>
        <source>%1: its first %2 places in this file</source>
        <translation>%1：此文件中前 %2 处</translation>
    </message>
    <message>
        <source>%1: 1 place in this file</source>
        <translation>%1：此文件中 1 处</translation>
    </message>
    <message>
        <source>%1: %2 places in this file</source>
        <translation>%1：此文件中 %2 处</translation>
    </message>
    <message>
        <source>That line was changed since.</source>
        <translation>该行此后已更改。</translation>
    </message>
    <message>
        <source>A macro makes the name %1, which cannot be renamed.</source>
        <translation>名称 %1 由宏生成，不能重命名。</translation>
    </message>
    <message>
        <source>%1 stands at too many places to be renamed.</source>
        <translation>%1 出现的位置太多，不能重命名。</translation>
    </message>
    <message>
        <source>1 place in this file will change.</source>
        <translation>此文件中将更改 1 处。</translation>
    </message>
    <message>
        <source>%1 places in this file will change.</source>
        <translation>此文件中将更改 %1 处。</translation>
    </message>
    <message>
        <source>clangd reads where %1 is used in the project…</source>
        <translation>clangd 正在读取项目中使用 %1 的位置…</translation>
    </message>
    <message>
        <source>clangd has not read all of the project yet; try it once more in a while.</source>
        <translation>clangd 尚未读完整个项目；请稍后再试。</translation>
    </message>
    <message>
        <source>%1 Other files stay as they are: %2</source>
        <comment>what will change here, why not elsewhere</comment>
        <translation>%1 其他文件保持原样：%2</translation>
    </message>
    <message>
        <source>%1 The project has more sources than clangd read.</source>
        <translation>%1 项目的源文件多于 clangd 所读取的。</translation>
    </message>
    <message>
        <source>The text was changed since; nothing was renamed.</source>
        <translation>文本此后已更改；没有重命名任何内容。</translation>
    </message>
    <message>
        <source>The project was changed since; nothing was renamed.</source>
        <translation>项目此后已更改；没有重命名任何内容。</translation>
    </message>
    <message>
        <source>%1 is not what clangd read of it; nothing was renamed.</source>
        <translation>%1 与 clangd 读取的不一致；没有重命名任何内容。</translation>
    </message>
    <message>
        <source>%1 is declared in %2 already; nothing was renamed.</source>
        <translation>%1 已在 %2 中声明；没有重命名任何内容。</translation>
    </message>
    <message>
        <source>%1 is %2 now, at 1 place.</source>
        <translation>%1 现为 %2，共 1 处。</translation>
    </message>
    <message>
        <source>%1 is %2 now, at %3 places.</source>
        <translation>%1 现为 %2，共 %3 处。</translation>
    </message>
    <message>
        <source>%1 is %2 now, at %3 places in %4 files, none of which is saved yet.</source>
        <translation>%1 现为 %2，共 %4 个文件中的 %3 处，均未保存。</translation>
    </message>
</context>
<context>
    <name>kd::SourceWatch</name>
    <message>
        <source>%1 was made larger than 64 MiB by another program; it is not read.</source>
        <translation>%1 被其他程序增大到超过 64 MiB；不予读取。</translation>
    </message>
    <message>
        <source>%1 was changed by another program and cannot be read: %2.</source>
        <translation>%1 被其他程序更改，无法读取：%2。</translation>
    </message>
</context>
<context>
    <name>kd::SshForm</name>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>gpu.example.org, or a name of ~/.ssh/config</source>
        <translation>gpu.example.org，或 ~/.ssh/config 中的名称</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>as ssh&apos;s settings say</source>
        <translation>按 ssh 的设置</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Jump host</source>
        <translation>跳板主机</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>工作进程</translation>
    </message>
</context>
<context>
    <name>kd::Standing</name>
    <message>
        <source>It is of another kernel than the baseline #%1.</source>
        <translation>它与基线 #%1 的内核不同。</translation>
    </message>
    <message>
        <source>It is of another device than the baseline #%1.</source>
        <translation>它与基线 #%1 的设备不同。</translation>
    </message>
    <message>
        <source>Its arguments or buffers are others than those of the baseline #%1.</source>
        <translation>其参数或缓冲区与基线 #%1 不同。</translation>
    </message>
    <message>
        <source>Run #%1 has no samples.</source>
        <translation>运行 #%1 没有样本。</translation>
    </message>
    <message>
        <source>Counts do not compare with seconds.</source>
        <translation>计数不能与秒数比较。</translation>
    </message>
    <message>
        <source>It is the baseline.</source>
        <translation>它就是基线。</translation>
    </message>
</context>
<context>
    <name>kd::StandingWords</name>
    <message>
        <source>FASTER</source>
        <translation>更快</translation>
    </message>
    <message>
        <source>SLOWER</source>
        <translation>更慢</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>FEWER</source>
        <translation>更少</translation>
    </message>
    <message>
        <source>MORE</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>CANNOT TELL</source>
        <translation>无法判定</translation>
    </message>
    <message>
        <source>its code and launch</source>
        <translation>其代码和启动</translation>
    </message>
    <message>
        <source>warp instructions of one launch, counted</source>
        <translation>一次启动的 warp 指令，计数</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>of two timings</source>
        <translation>两次计时的</translation>
    </message>
    <message>
        <source>%1, of two timings, not by turns</source>
        <translation>%1，两次计时的，非轮流</translation>
    </message>
    <message>
        <source>1 ABBA round</source>
        <translation>1 轮 ABBA</translation>
    </message>
    <message>
        <source>%1 ABBA rounds</source>
        <translation>%1 轮 ABBA</translation>
    </message>
    <message>
        <source>%1 interval %2, %3</source>
        <translation>%1 区间 %2、%3</translation>
    </message>
    <message>
        <source>Code and launch are those of the baseline.</source>
        <translation>代码和启动与基线相同。</translation>
    </message>
    <message>
        <source>Clocks and temperature may have changed between the two: Compare A and B launches both by turns.</source>
        <translation>两次之间时钟和温度可能已变化：“比较 A 和 B”轮流启动两者。</translation>
    </message>
    <message>
        <source>The emulated GPU has no time: its counts are exact and say nothing of how long a GPU takes.</source>
        <translation>模拟 GPU 没有时间：其计数是精确的，但不说明 GPU 需要多长时间。</translation>
    </message>
    <message>
        <source>The outputs of A and B are not equal bit for bit.</source>
        <translation>A 和 B 的输出不是逐位相同。</translation>
    </message>
    <message>
        <source>instructions same</source>
        <translation>指令相同</translation>
    </message>
    <message>
        <source>time same</source>
        <translation>时间相同</translation>
    </message>
    <message>
        <source>instructions ?</source>
        <translation>指令 ?</translation>
    </message>
    <message>
        <source>time ?</source>
        <translation>时间 ?</translation>
    </message>
    <message>
        <source>instructions %1</source>
        <translation>指令 %1</translation>
    </message>
    <message>
        <source>time %1</source>
        <translation>时间 %1</translation>
    </message>
</context>
<context>
    <name>kd::StatisticsStrip</name>
    <message>
        <source>Mark NaN and Inf</source>
        <translation>标记 NaN 和 Inf</translation>
    </message>
    <message>
        <source>Mark differences</source>
        <translation>标记差异</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均值</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Infinite</source>
        <translation>无穷</translation>
    </message>
    <message>
        <source>Denormals</source>
        <translation>非规格化数</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>Differ</source>
        <translation>有差异</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
</context>
<context>
    <name>kd::StatusBar</name>
    <message>
        <source>Progress of the running job</source>
        <translation>正在进行的作业的进度</translation>
    </message>
    <message>
        <source>Ln %1, Col %2 (%3 selected)</source>
        <translation>行 %1，列 %2（选中 %3）</translation>
    </message>
    <message>
        <source>Ln %1, Col %2</source>
        <translation>行 %1，列 %2</translation>
    </message>
    <message>
        <source>Where the text cursor is</source>
        <translation>文本光标所在位置</translation>
    </message>
    <message>
        <source>Of the report: %1</source>
        <translation>来自报告：%1</translation>
    </message>
    <message>
        <source>Of the previous build: %1</source>
        <translation>上次构建：%1</translation>
    </message>
    <message>
        <source>Of the newest build: %1</source>
        <translation>最新构建：%1</translation>
    </message>
    <message>
        <source>The build before: %1</source>
        <translation>之前的构建：%1</translation>
    </message>
    <message>
        <source>The kernel that is launched</source>
        <translation>要启动的内核</translation>
    </message>
    <message>
        <source>report: %1 registers</source>
        <translation>报告：%1 个寄存器</translation>
    </message>
    <message>
        <source>previous build: %1 registers</source>
        <translation>上次构建：%1 个寄存器</translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation>%1 个寄存器</translation>
    </message>
    <message>
        <source>registers of a thread. Registers of an SM / (registers × threads of a block) is how many blocks they leave room for.</source>
        <translation>每线程的寄存器。SM 的寄存器 /（每线程寄存器 × 每块线程）即寄存器可容纳的块数。</translation>
    </message>
    <message>
        <source>%1 spilled</source>
        <translation>溢出 %1</translation>
    </message>
    <message>
        <source>bytes that a thread stores to local memory because its registers do not hold them.</source>
        <translation>寄存器放不下、由每个线程存入局部内存的字节。</translation>
    </message>
    <message>
        <source>%1 shared</source>
        <translation>共享 %1</translation>
    </message>
    <message>
        <source>shared memory of a block, static + dynamic.</source>
        <translation>每块的共享内存，静态 + 动态。</translation>
    </message>
    <message>
        <source>Resident warps of an SM / the most it can hold: %1 / %2 = %3.</source>
        <translation>SM 的驻留 warp / 可容纳的最大数：%1 / %2 = %3。</translation>
    </message>
    <message>
        <source>Occupancy %1</source>
        <translation>占用率 %1</translation>
    </message>
    <message>
        <source>1 architecture compiled</source>
        <translation>已编译 1 种架构</translation>
    </message>
    <message>
        <source>%1 architectures compiled</source>
        <translation>已编译 %1 种架构</translation>
    </message>
    <message>
        <source>%1 of %2 architectures</source>
        <translation>%1 / %2 种架构</translation>
    </message>
    <message>
        <source>Architectures that the chosen kernel is compiled for in the matrix</source>
        <translation>矩阵中已为所选内核编译的架构</translation>
    </message>
    <message>
        <source>What goes on; Stop ends it</source>
        <translation>正在进行的工作；“停止”将其结束</translation>
    </message>
    <message>
        <source>Compiling</source>
        <translation>正在编译</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>正在比较</translation>
    </message>
    <message>
        <source>Sweeping</source>
        <translation>正在扫描</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>正在计数</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>Waiting for the device</source>
        <translation>正在等待设备</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>The last run was stopped; nothing of it was kept.</source>
        <translation>上次运行被停止；没有保留任何结果。</translation>
    </message>
    <message>
        <source>The program was edited since: nothing says so of the code as it stands.</source>
        <translation>此后程序已被编辑：对现在的代码没有结论。</translation>
    </message>
    <message>
        <source>The launch was changed since: nothing says so of the launch as it stands.</source>
        <translation>此后启动已更改：对现在的启动没有结论。</translation>
    </message>
    <message>
        <source>run failed</source>
        <translation>运行失败</translation>
    </message>
    <message>
        <source>The last run, #%1</source>
        <translation>上次运行，#%1</translation>
    </message>
    <message>
        <source>%1, differs</source>
        <translation>%1，有差异</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>有差异</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>已验证</translation>
    </message>
    <message>
        <source>ran</source>
        <translation>已运行</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 个错误</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 个错误</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 个警告</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 个警告</translation>
    </message>
    <message>
        <source>%1 advice</source>
        <translation>%1 条建议</translation>
    </message>
    <message>
        <source>what keeps the program from being built or run</source>
        <translation>使程序无法构建或运行的问题</translation>
    </message>
    <message>
        <source>what the compiler warns of</source>
        <translation>编译器的警告</translation>
    </message>
    <message>
        <source>what would make the kernel faster or was noted besides</source>
        <translation>可使内核更快的建议，或其他附注</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>Not live</source>
        <translation>非实时</translation>
    </message>
    <message>
        <source>Compile as you type, on or off</source>
        <translation>边输入边编译，开或关</translation>
    </message>
    <message>
        <source>The architecture that is compiled for</source>
        <translation>编译所针对的架构</translation>
    </message>
    <message>
        <source>%1 made the code that is open</source>
        <translation>打开的代码由 %1 生成</translation>
    </message>
    <message>
        <source>%1 compiled the newest build</source>
        <translation>最新构建由 %1 编译</translation>
    </message>
    <message>
        <source>Its host code is set aside, since there is no nvcc.</source>
        <translation>没有 nvcc，其主机代码被搁置。</translation>
    </message>
    <message>
        <source>compiled code</source>
        <translation>已编译的代码</translation>
    </message>
    <message>
        <source>The file does not name the compiler that made it</source>
        <translation>文件未注明生成它的编译器</translation>
    </message>
    <message>
        <source>nvcc</source>
        <translation>nvcc</translation>
    </message>
    <message>
        <source>Chosen in Build, in the panel Launch</source>
        <translation>在“启动”面板的“构建”中选择</translation>
    </message>
    <message>
        <source>no NVRTC</source>
        <translation>没有 NVRTC</translation>
    </message>
    <message>
        <source>NVRTC %1</source>
        <translation>NVRTC %1</translation>
    </message>
    <message>
        <source>What runs are made on, and its state</source>
        <translation>运行所用的设备及其状态</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>目标：%1</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>正在连接</translation>
    </message>
    <message>
        <source>worker lost</source>
        <translation>工作进程丢失</translation>
    </message>
    <message>
        <source>%1 busy</source>
        <translation>%1 忙</translation>
    </message>
    <message>
        <source>no device</source>
        <translation>没有设备</translation>
    </message>
    <message>
        <source>no %1 here</source>
        <translation>此处没有 %1</translation>
    </message>
    <message>
        <source>%1 idle</source>
        <translation>%1 闲置</translation>
    </message>
    <message>
        <source>%1 ready</source>
        <translation>%1 就绪</translation>
    </message>
    <message>
        <source>Its temperature is read every 5 s while nothing is timed</source>
        <translation>不计时时每 5 秒读取一次温度</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>An assistant works with this window</source>
        <translation>有助手正在使用此窗口</translation>
    </message>
    <message>
        <source>%1 works with this window</source>
        <translation>%1 正在使用此窗口</translation>
    </message>
    <message>
        <source>An assistant is connected</source>
        <translation>有助手已连接</translation>
    </message>
</context>
<context>
    <name>kd::SuggestionCards</name>
    <message>
        <source>It reaches the goal</source>
        <translation>达到目标</translation>
    </message>
    <message>
        <source>It reaches the goal, but spills more</source>
        <translation>达到目标，但溢出更多</translation>
    </message>
    <message>
        <source>The compiler does not take it</source>
        <translation>编译器不接受</translation>
    </message>
    <message>
        <source>It falls short of the goal</source>
        <translation>未达到目标</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>插入 %1</translation>
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
        <translation>扫描</translation>
    </message>
    <message>
        <source>Take axes and constraints from a T1 file…</source>
        <translation>从 T1 文件导入轴和约束…</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>轴</translation>
    </message>
    <message>
        <source>Constraint</source>
        <translation>约束</translation>
    </message>
    <message>
        <source>Add axis</source>
        <translation>添加轴</translation>
    </message>
    <message>
        <source>Add constraint</source>
        <translation>添加约束</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>轴</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>约束</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>所有点</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>种群</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>after that many points without a better one</source>
        <translation>连续这么多点没有改善后</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>忘记</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>再来一个</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 点</translation>
    </message>
    <message>
        <source>%1 combinations, of which the constraints leave %2</source>
        <translation>%1 种组合，约束后剩 %2 种</translation>
    </message>
    <message>
        <source>%1 combinations</source>
        <translation>%1 种组合</translation>
    </message>
    <message>
        <source>The emulated GPU has no times: counts are compared.</source>
        <translation>模拟 GPU 没有时间：比较计数。</translation>
    </message>
    <message>
        <source>On a GPU the median time is compared; counts are the emulated GPU&apos;s.</source>
        <translation>GPU 上比较时间中位数；计数由模拟 GPU 提供。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, best %2</source>
        <translation>%1，最佳 %2</translation>
    </message>
    <message>
        <source>Waiting for the device</source>
        <translation>正在等待设备</translation>
    </message>
    <message>
        <source>Paused, %1</source>
        <translation>已暂停，%1</translation>
    </message>
    <message>
        <source>The points are measured. The best of them, whose intervals overlap, are launched in turns, and the best of those in turns with the program as it stands.</source>
        <translation>点已测量。其中区间重叠的最佳点将轮流启动，再将其中最佳的与当前程序轮流启动。</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>约剩 %1</translation>
    </message>
    <message>
        <source>The points of a sweep of %1 are measured, and it has no verdict yet.</source>
        <translation>%1 的一次扫描的点已测量，但还没有判定。</translation>
    </message>
    <message>
        <source>A sweep of %1 ended early: %2 points are measured.</source>
        <translation>%1 的扫描提前结束：已测量 %2 个点。</translation>
    </message>
    <message>
        <source>Take axes and constraints</source>
        <translation>导入轴和约束</translation>
    </message>
    <message>
        <source>T1 of Kernel Tuner or KTT (*.json)</source>
        <translation>Kernel Tuner 或 KTT 的 T1 (*.json)</translation>
    </message>
</context>
<context>
    <name>kd::SweepPointWindow</name>
    <message>
        <source>Source</source>
        <translation>源代码</translation>
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
        <translation>点的占用率</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>计数器</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Writes the values of this point into the source, the launch form and the compile settings</source>
        <translation>将此点的值写入源代码、启动表单和编译设置</translation>
    </message>
    <message>
        <source>Counters of the point</source>
        <translation>点的计数器</translation>
    </message>
    <message>
        <source>Count one launch</source>
        <translation>对一次启动计数</translation>
    </message>
    <message>
        <source>Launches the point on the document&apos;s device and counts what it does there</source>
        <translation>在文档的设备上启动此点，并对它在那里所做的计数</translation>
    </message>
    <message>
        <source>Point: %1</source>
        <translation>点：%1</translation>
    </message>
    <message>
        <source>It is compiled.</source>
        <translation>正在编译。</translation>
    </message>
    <message>
        <source>Nothing is counted yet.</source>
        <translation>尚无计数。</translation>
    </message>
    <message>
        <source>One launch is counted.</source>
        <translation>正在对一次启动计数。</translation>
    </message>
</context>
<context>
    <name>kd::SweepSection</name>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Show the chart</source>
        <translation>显示图表</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>显示表格</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>复制为表格</translation>
    </message>
    <message>
        <source>Give the results away</source>
        <translation>导出结果</translation>
    </message>
    <message>
        <source>&amp;Picture…</source>
        <translation>图片(&amp;P)…</translation>
    </message>
    <message>
        <source>Copy the p&amp;icture</source>
        <translation>复制图片(&amp;I)</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>The picture could not be written to %1: choose another place.</source>
        <translation>无法将图片写入 %1：请选择其他位置。</translation>
    </message>
    <message>
        <source>%1 of %2 measured</source>
        <translation>已测量 %1 / %2</translation>
    </message>
    <message>
        <source>%1, %2 without a figure</source>
        <translation>%1，%2 个无结果</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1，已暂停</translation>
    </message>
    <message>
        <source>%1; modelled, not timed</source>
        <translation>%1；建模值，未计时</translation>
    </message>
    <message>
        <source>Sweep: %1</source>
        <translation>扫描：%1</translation>
    </message>
</context>
<context>
    <name>kd::SweepTableModel</name>
    <message>
        <source>today</source>
        <translation>当前程序</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>best: %1, %2</source>
        <translation>最佳：%1，%2</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Of today&apos;s</source>
        <translation>与当前比</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>Spilled</source>
        <translation>溢出</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>共享</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>编译</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>kd::SweepTextRows</name>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>kd::SweepView</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Shows the source, the machine code, the occupancy and the counters of this point</source>
        <translation>显示此点的源代码、机器码、占用率和计数器</translation>
    </message>
    <message>
        <source>Writes the values of this point into the source, the launch form and the compile settings</source>
        <translation>将此点的值写入源代码、启动表单和编译设置</translation>
    </message>
    <message>
        <source>Makes source, launch form and compile settings what they were before the point was used</source>
        <translation>使源代码、启动表单和编译设置恢复到采用此点之前的状态</translation>
    </message>
    <message>
        <source>Points of the sweep</source>
        <translation>扫描的点</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1: across</source>
        <translation>%1：横轴</translation>
    </message>
    <message>
        <source>%1: up</source>
        <translation>%1：纵轴</translation>
    </message>
    <message>
        <source>%1: best of all</source>
        <translation>%1：全部最佳</translation>
    </message>
    <message>
        <source>The first points are compiled; each shows here as soon as it is measured.</source>
        <translation>正在编译第一批点；每个点测量后立即显示在这里。</translation>
    </message>
    <message>
        <source>A sweep measures the kernel at many block sizes, macros or compiler options, and finds the best.</source>
        <translation>扫描在多种块大小、宏或编译选项下测量内核，并找出最佳者。</translation>
    </message>
    <message>
        <source>Set up a sweep</source>
        <translation>设置扫描</translation>
    </message>
    <message>
        <source>best, %1</source>
        <translation>最佳，%1</translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation>%1 个寄存器</translation>
    </message>
    <message>
        <source>occupancy %1</source>
        <translation>占用率 %1</translation>
    </message>
</context>
<context>
    <name>kd::TableSection</name>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Copy the selected elements</source>
        <translation>复制选中的元素</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>How the buffer is written</source>
        <translation>缓冲区的书写方式</translation>
    </message>
    <message>
        <source>Next NaN</source>
        <translation>下一个 NaN</translation>
    </message>
    <message>
        <source>Previous NaN</source>
        <translation>上一个 NaN</translation>
    </message>
    <message>
        <source>Next infinity</source>
        <translation>下一个无穷</translation>
    </message>
    <message>
        <source>Previous infinity</source>
        <translation>上一个无穷</translation>
    </message>
    <message>
        <source>Next denormal</source>
        <translation>下一个非规格化数</translation>
    </message>
    <message>
        <source>Previous denormal</source>
        <translation>上一个非规格化数</translation>
    </message>
    <message>
        <source>Next zero</source>
        <translation>下一个零</translation>
    </message>
    <message>
        <source>Previous zero</source>
        <translation>上一个零</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>Go to an element</source>
        <translation>转到元素</translation>
    </message>
    <message>
        <source>rows %1 to %2</source>
        <translation>第 %1 至 %2 行</translation>
    </message>
    <message>
        <source>%1 = %2, byte %3</source>
        <translation>%1 = %2，字节 %3</translation>
    </message>
    <message>
        <source>Give an index below %1, or a number for each dimension.</source>
        <translation>请给出小于 %1 的索引，或每一维各一个数。</translation>
    </message>
    <message>
        <source>%1 elements are too many for the clipboard; at most %2 are copied. Save the buffer as a file instead.</source>
        <translation>%1 个元素对剪贴板来说太多；最多复制 %2 个。请改为将缓冲区保存为文件。</translation>
    </message>
    <message>
        <source>Not all of these elements are here yet; copy again in a moment.</source>
        <translation>这些元素尚未全部到达；请稍后再复制。</translation>
    </message>
    <message>
        <source>1 element copied.</source>
        <translation>已复制 1 个元素。</translation>
    </message>
    <message>
        <source>%1 elements copied.</source>
        <translation>已复制 %1 个元素。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 = %2, %3, byte %4</source>
        <translation>%1 = %2，%3，字节 %4</translation>
    </message>
</context>
<context>
    <name>kd::TableView</name>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
</context>
<context>
    <name>kd::TargetConnection</name>
    <message>
        <source>%1 Programs are compiled and run on this machine instead.</source>
        <translation>%1 程序改在本机上编译和运行。</translation>
    </message>
    <message>
        <source>This session names the target %1, which is not in the section [targets] of %2; it is compiled and run on %3.</source>
        <translation>此会话指定了目标 %1，而它不在 %2 的 [targets] 节中；改在 %3 上编译和运行。</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>The target %1, which this session names, is connected when the runs that go on have ended; choose it to end them now.</source>
        <translation>此会话指定的目标 %1 将在当前运行结束后连接；选择它可立即结束那些运行。</translation>
    </message>
</context>
<context>
    <name>kd::TargetMenu</name>
    <message>
        <source>This machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Connect by a command…</source>
        <translation>通过命令连接…</translation>
    </message>
    <message>
        <source>Look for devices again</source>
        <translation>重新查找设备</translation>
    </message>
    <message>
        <source>Connect by a command</source>
        <translation>通过命令连接</translation>
    </message>
    <message>
        <source>A command whose standard input and output reach a kerneldesk-worker,
such as ssh HOST kerneldesk-worker. 
For this once; Tools &gt; Targets keeps it under a name.</source>
        <translation>其标准输入和输出通向 kerneldesk-worker 的命令，
例如 ssh HOST kerneldesk-worker。
仅此一次有效；“工具 &gt; 目标”可按名称保存。</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
</context>
<context>
    <name>kd::TargetTest</name>
    <message>
        <source>it says: %1</source>
        <translation>它说：%1</translation>
    </message>
    <message>
        <source>the worker has introduced itself; asking for its devices</source>
        <translation>工作进程已报出自身信息；正在查询其设备</translation>
    </message>
    <message>
        <source>starting %1</source>
        <translation>正在启动 %1</translation>
    </message>
    <message>
        <source>the worker has answered</source>
        <translation>工作进程已应答</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
</context>
<context>
    <name>kd::TargetsDialog</name>
    <message>
        <source>no NVIDIA driver</source>
        <translation>没有 NVIDIA 驱动</translation>
    </message>
    <message>
        <source>driver for CUDA %1</source>
        <translation>驱动支持 CUDA %1</translation>
    </message>
    <message>
        <source>NVRTC %1</source>
        <translation>NVRTC %1</translation>
    </message>
    <message>
        <source>no NVRTC</source>
        <translation>没有 NVRTC</translation>
    </message>
    <message>
        <source>KernelDesk %1, %2, %3</source>
        <translation>KernelDesk %1，%2，%3</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Cancel the test</source>
        <translation>取消测试</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Add a target</source>
        <translation>添加目标</translation>
    </message>
    <message>
        <source>Duplicate the target</source>
        <translation>复制目标</translation>
    </message>
    <message>
        <source>Remove the target</source>
        <translation>移除目标</translation>
    </message>
    <message>
        <source>The worker beside this program, on this machine. It needs no settings.</source>
        <translation>本机上随此程序提供的工作进程，无需设置。</translation>
    </message>
    <message>
        <source>Default: for programs whose session names no target</source>
        <translation>默认：用于会话未指定目标的程序</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>A command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Reached by</source>
        <translation>到达方式</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Steps of the test</source>
        <translation>测试步骤</translation>
    </message>
    <message>
        <source>The steps of a test appear here.</source>
        <translation>测试的步骤显示在这里。</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1（默认）</translation>
    </message>
    <message>
        <source>Made of the fields above; no shell reads it. ssh asks for no password: use keys or an agent.</source>
        <translation>由上面各栏组成；不经 shell 解释。ssh 不会询问密码：请使用密钥或代理。</translation>
    </message>
    <message>
        <source>Its standard input and output reach a kerneldesk-worker. Words stand apart by spaces; quote with &quot;; no shell reads it.</source>
        <translation>其标准输入和输出通向 kerneldesk-worker。词以空格分隔；用 &quot; 加引号；不经 shell 解释。</translation>
    </message>
    <message>
        <source>The target %1 cannot be kept as it is.</source>
        <translation>目标 %1 不能照此保存。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>正在测试…</translation>
    </message>
    <message>
        <source>It works: %1. %2.</source>
        <translation>可用：%1。%2。</translation>
    </message>
    <message>
        <source>no device</source>
        <translation>没有设备</translation>
    </message>
</context>
<context>
    <name>kd::TileNumber</name>
    <message>
        <source>Go to the next one; with Shift to the one before</source>
        <translation>转到下一个；按住 Shift 转到上一个</translation>
    </message>
</context>
<context>
    <name>kd::TimelinePanel</name>
    <message>
        <source>Blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Record the timeline of blocks</source>
        <translation>记录块的时间线</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>显示为表格</translation>
    </message>
    <message>
        <source>Export for Perfetto…</source>
        <translation>导出到 Perfetto…</translation>
    </message>
    <message>
        <source>A timeline shows on which SM each block runs, and from when to when.</source>
        <translation>时间线显示每个块在哪个 SM 上、从何时到何时运行。</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Blocks by their beginning</source>
        <translation>按开始时间排列的块</translation>
    </message>
    <message>
        <source>recording…</source>
        <translation>正在记录…</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1，在 %2</translation>
    </message>
    <message>
        <source>Export the timeline</source>
        <translation>导出时间线</translation>
    </message>
    <message>
        <source>Trace for Perfetto (*.json);;Comma-separated values (*.csv)</source>
        <translation>Perfetto 跟踪 (*.json);;逗号分隔值 (*.csv)</translation>
    </message>
</context>
<context>
    <name>kd::Timing</name>
    <message>
        <source>Sample in launch order</source>
        <translation>样本（按启动顺序）</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>中位数 %1</translation>
    </message>
    <message>
        <source>The samples were not written: %1.</source>
        <translation>样本未写入：%1。</translation>
    </message>
    <message>
        <source>impossible: %1 of the measured peak</source>
        <translation>不可能：实测峰值的 %1</translation>
    </message>
    <message>
        <source>%1 of measured memory peak</source>
        <translation>实测内存峰值的 %1</translation>
    </message>
    <message>
        <source>%1 of measured L2 peak</source>
        <translation>实测 L2 峰值的 %1</translation>
    </message>
    <message>
        <source>%1 of measured FP32 peak</source>
        <translation>实测 FP32 峰值的 %1</translation>
    </message>
    <message>
        <source>%1 of measured FP64 peak</source>
        <translation>实测 FP64 峰值的 %1</translation>
    </message>
    <message>
        <source>%1 of measured FP16 tensor peak</source>
        <translation>实测 FP16 张量峰值的 %1</translation>
    </message>
    <message>
        <source>%1 of measured BF16 tensor peak</source>
        <translation>实测 BF16 张量峰值的 %1</translation>
    </message>
    <message>
        <source>declared bytes; Measure peaks shows their share</source>
        <translation>声明的字节数；“测量峰值”可显示其占比</translation>
    </message>
    <message>
        <source>declared operations; Measure peaks shows their share</source>
        <translation>声明的运算量；“测量峰值”可显示其占比</translation>
    </message>
    <message>
        <source>At the median. What this device reaches was not measured under its driver: the button Measure peaks, at the left or in Devices, does that.</source>
        <translation>按中位数。尚未测量此设备在其驱动下能达到的值：左侧或“设备”中的“测量峰值”按钮可测量。</translation>
    </message>
    <message>
        <source>Declared work at the median, held against %1 measured of %2</source>
        <translation>按中位数的声明工作量，与 %2 实测的 %1 相比</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>算术</translation>
    </message>
    <message>
        <source>Memory, declared bytes</source>
        <translation>内存，声明的字节数</translation>
    </message>
    <message>
        <source>Warp instructions, modelled</source>
        <translation>Warp 指令，建模值</translation>
    </message>
    <message>
        <source>of one launch, counted in the PTX</source>
        <translation>一次启动的，在 PTX 中计数</translation>
    </message>
    <message>
        <source>Active lanes, modelled</source>
        <translation>活跃通道，建模值</translation>
    </message>
    <message>
        <source>of 32 in each warp instruction</source>
        <translation>每条 warp 指令 32 个中的</translation>
    </message>
    <message>
        <source>Global memory, modelled</source>
        <translation>全局内存，建模值</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>扇区</translation>
    </message>
    <message>
        <source>of 32&#x202f;B; %1 if packed</source>
        <translation>每个 32&#x202f;B；紧凑时 %1</translation>
    </message>
    <message>
        <source>Bank conflicts, modelled</source>
        <translation>Bank 冲突，建模值</translation>
    </message>
    <message>
        <source>extra passes over shared memory</source>
        <translation>对共享内存的额外遍数</translation>
    </message>
    <message>
        <source>Window, median</source>
        <translation>窗口，中位数</translation>
    </message>
    <message>
        <source>From an event before the launch to one behind it: the kernel and its launch.</source>
        <translation>从启动前的事件到启动后的事件：内核及其启动。</translation>
    </message>
    <message>
        <source>Error of the way</source>
        <translation>方法误差</translation>
    </message>
    <message>
        <source>All samples alike may be too long or too short by as much.</source>
        <translation>所有样本可能一致地偏长或偏短这么多。</translation>
    </message>
    <message>
        <source>Warp instructions</source>
        <translation>Warp 指令</translation>
    </message>
    <message>
        <source>PTX instructions that warps executed.</source>
        <translation>Warp 执行的 PTX 指令。</translation>
    </message>
    <message>
        <source>Lane instructions</source>
        <translation>通道指令</translation>
    </message>
    <message>
        <source>The same, counted for each active lane.</source>
        <translation>同上，但按每个活跃通道计数。</translation>
    </message>
    <message>
        <source>Global requests</source>
        <translation>全局请求</translation>
    </message>
    <message>
        <source>Load, store and atomic instructions on global memory.</source>
        <translation>对全局内存的加载、存储和原子指令。</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>扇区</translation>
    </message>
    <message>
        <source>Pieces of 32&#x202f;B that those requests touched.</source>
        <translation>这些请求触及的 32&#x202f;B 片段。</translation>
    </message>
    <message>
        <source>Sectors, packed</source>
        <translation>扇区，紧凑</translation>
    </message>
    <message>
        <source>As many would do if the bytes lay side by side.</source>
        <translation>若字节相邻排列所需的数量。</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>Bank 冲突</translation>
    </message>
    <message>
        <source>Passes over shared memory beyond the first.</source>
        <translation>对共享内存首次之外的遍数。</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>时间中位数</translation>
    </message>
    <message>
        <source>95&#x202f;% interval %1 to %2&#x202f;%3</source>
        <translation>95 % 区间 %1 至 %2 %3</translation>
    </message>
    <message>
        <source>The emulated GPU has no time: it counts instructions and accesses, so there are counts in place of seconds.</source>
        <translation>模拟 GPU 没有时间：它统计指令和访问，因此给出计数而不是秒数。</translation>
    </message>
    <message>
        <source>The samples of this run made room in the history; its figures and its verdict are kept.</source>
        <translation>此次运行的样本已在历史中腾出空间；其数值和判定保留。</translation>
    </message>
    <message>
        <source>Nothing was timed: %1</source>
        <translation>没有计时：%1</translation>
    </message>
    <message>
        <source>Nothing was timed.</source>
        <translation>没有计时。</translation>
    </message>
    <message>
        <source>Stopped at %1: %2 of %3 samples</source>
        <translation>停止于 %1：%2 / %3 个样本</translation>
    </message>
    <message>
        <source>Stopped: interval reached ±&#x202f;%1 of median</source>
        <translation>已停止：区间达到中位数的 ± %1</translation>
    </message>
    <message>
        <source>Stopped: the times scatter too much for ±&#x202f;%1 of median</source>
        <translation>已停止：时间太分散，达不到中位数的 ± %1</translation>
    </message>
    <message>
        <source>%1 of %2 launches have a record</source>
        <translation>%2 次启动中有 %1 次有记录</translation>
    </message>
    <message>
        <source>The one sample was taken</source>
        <translation>唯一的样本已取得</translation>
    </message>
    <message>
        <source>All %1 samples taken</source>
        <translation>全部 %1 个样本已取得</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>The shortest sample.</source>
        <translation>最短的样本。</translation>
    </message>
    <message>
        <source>5th percentile</source>
        <translation>第 5 百分位</translation>
    </message>
    <message>
        <source>One sample in 20 is shorter.</source>
        <translation>20 个样本中有 1 个更短。</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Half of the samples are shorter.</source>
        <translation>一半样本更短。</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均值</translation>
    </message>
    <message>
        <source>The sum of the samples by their number.</source>
        <translation>样本之和除以样本数。</translation>
    </message>
    <message>
        <source>95th percentile</source>
        <translation>第 95 百分位</translation>
    </message>
    <message>
        <source>One sample in 20 is longer.</source>
        <translation>20 个样本中有 1 个更长。</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>The longest sample.</source>
        <translation>最长的样本。</translation>
    </message>
    <message>
        <source>Interquartile range</source>
        <translation>四分位距</translation>
    </message>
    <message>
        <source>The middle half of the samples is within as much.</source>
        <translation>中间一半样本的范围。</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Of a single sample.</source>
        <translation>单个样本的。</translation>
    </message>
    <message>
        <source>95&#x202f;% interval, low</source>
        <translation>95 % 区间，下限</translation>
    </message>
    <message>
        <source>Of the median, by order statistics: no distribution is assumed.</source>
        <translation>中位数的，按次序统计量：不假设任何分布。</translation>
    </message>
    <message>
        <source>95&#x202f;% interval, high</source>
        <translation>95 % 区间，上限</translation>
    </message>
    <message>
        <source>2 × %1 samples</source>
        <translation>2 × %1 个样本</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 个样本</translation>
    </message>
    <message>
        <source>Run #%1</source>
        <translation>运行 #%1</translation>
    </message>
    <message>
        <source>Run #%1 finished in %2</source>
        <translation>运行 #%1 用时 %2 完成</translation>
    </message>
</context>
<context>
    <name>kd::TimingPage</name>
    <message>
        <source>Measurement</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Time the kernel to see its samples, their distribution and the median with its interval.</source>
        <translation>为内核计时，查看其样本、分布和带区间的中位数。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Another job goes on.</source>
        <translation>另有作业正在进行。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Median time, variant B</source>
        <translation>时间中位数，变体 B</translation>
    </message>
    <message>
        <source>Verdict, #%1 against #%2</source>
        <translation>判定，#%1 与 #%2</translation>
    </message>
    <message>
        <source>Counts, modelled</source>
        <translation>计数，建模值</translation>
    </message>
    <message>
        <source>Statistics, %1</source>
        <translation>统计，%1</translation>
    </message>
    <message>
        <source>Time, %1</source>
        <translation>时间，%1</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>median %1, middle half shaded</source>
        <translation>中位数 %1，中间一半以阴影表示</translation>
    </message>
    <message>
        <source>of run #%1</source>
        <translation>运行 #%1</translation>
    </message>
    <message>
        <source>95&#x202f;% interval shaded</source>
        <translation>95 % 区间以阴影表示</translation>
    </message>
    <message>
        <source>%1; %2 far outside, not drawn</source>
        <translation>%1；%2 个远在范围之外，未绘出</translation>
    </message>
</context>
<context>
    <name>kd::TimingPanel</name>
    <message>
        <source>Timing</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Time the kernel to see its samples and their median.</source>
        <translation>为内核计时，查看其样本和中位数。</translation>
    </message>
    <message>
        <source>Another job goes on.</source>
        <translation>另有作业正在进行。</translation>
    </message>
    <message>
        <source>run #%1</source>
        <translation>运行 #%1</translation>
    </message>
    <message>
        <source>run #%1, %2</source>
        <translation>运行 #%1，%2</translation>
    </message>
</context>
<context>
    <name>kd::TimingSettingsPanel</name>
    <message>
        <source>Timing</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>Reset the settings</source>
        <translation>重置设置</translation>
    </message>
    <message>
        <source> launches</source>
        <translation> 次启动</translation>
    </message>
    <message>
        <source>Discard throttled samples</source>
        <translation>舍弃降频样本</translation>
    </message>
    <message>
        <source>Time every build against the baseline</source>
        <translation>每次构建都与基线比较计时</translation>
    </message>
    <message>
        <source>Time B</source>
        <translation>为 B 计时</translation>
    </message>
    <message>
        <source>Compare A and B</source>
        <translation>比较 A 和 B</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>&#x202f;% of median</source>
        <translation>&#x202f;% 中位数</translation>
    </message>
    <message>
        <source>all samples</source>
        <translation>所有样本</translation>
    </message>
    <message>
        <source>Samples end when the 95&#x202f;% interval of their median is as narrow as this.</source>
        <translation>当中位数的 95 % 区间窄到此值时结束取样。</translation>
    </message>
    <message>
        <source>Warm, as it is left</source>
        <translation>热，保持原状</translation>
    </message>
    <message>
        <source>Cold, L2 flushed</source>
        <translation>冷，刷新 L2</translation>
    </message>
    <message>
        <source>Interleaved ABBA</source>
        <translation>交错 ABBA</translation>
    </message>
    <message>
        <source>A comparison launches A B B A or B A A B by turns, so that what changes steadily falls on both alike.</source>
        <translation>比较时按 A B B A 或 B A A B 轮流启动，使持续变化的因素对两者影响相同。</translation>
    </message>
    <message>
        <source>Variant B</source>
        <translation>变体 B</translation>
    </message>
    <message>
        <source>Baseline A</source>
        <translation>基线 A</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>and for %1 at least</source>
        <translation>且至少 %1</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>停止条件</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Hold launch until stream is queued</source>
        <translation>启动入队完毕前让流等待</translation>
    </message>
    <message>
        <source>Always: a batch begins once all of it is enqueued, so that no sample holds the host&apos;s time.</source>
        <translation>始终如此：一批全部入队后才开始，样本不含主机时间。</translation>
    </message>
    <message>
        <source>Verify output before and after</source>
        <translation>前后验证输出</translation>
    </message>
    <message>
        <source>Always, where the launch has references: the receipt says whether it had.</source>
        <translation>只要启动有参考就始终如此：凭据会注明是否有。</translation>
    </message>
    <message>
        <source>Samples taken while the device lowers its clocks are left out, and taken again.</source>
        <translation>设备降低时钟期间取得的样本被舍去并重取。</translation>
    </message>
    <message>
        <source>Each build whose code changed is launched in turns with the baseline, while nothing else uses the device. An edit ends that. The price of the edit then tells the time, too.</source>
        <translation>每个代码有变化的构建，都会在设备没有其他用途占用时与基线轮流启动。编辑会使其结束。这样，编辑的代价也会给出时间。</translation>
    </message>
    <message>
        <source>FLOP</source>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>An expression over the launch&apos;s names. With it the time becomes a rate.</source>
        <translation>使用启动中名称的表达式。有了它，时间可换算为速率。</translation>
    </message>
    <message>
        <source>Declared work per launch</source>
        <translation>每次启动声明的工作量</translation>
    </message>
    <message>
        <source>Samples taken</source>
        <translation>已取样本</translation>
    </message>
    <message>
        <source>End the timing; the samples that were taken are lost.</source>
        <translation>结束计时；已取的样本会丢失。</translation>
    </message>
    <message>
        <source>The build of now</source>
        <translation>当前构建</translation>
    </message>
    <message>
        <source>None chosen</source>
        <translation>未选择</translation>
    </message>
    <message>
        <source>The build of now is launched in turns with the baseline.</source>
        <translation>正在将当前构建与基线轮流启动。</translation>
    </message>
    <message>
        <source>Pin a baseline in the history first.</source>
        <translation>请先在历史中固定基线。</translation>
    </message>
    <message>
        <source>The build of now: %1 against #%2</source>
        <translation>当前构建：相对 #%2 %1</translation>
    </message>
    <message>
        <source>Another job goes on.</source>
        <translation>另有作业正在进行。</translation>
    </message>
    <message>
        <source>Time B times the build of now.</source>
        <translation>“为 B 计时”对当前构建计时。</translation>
    </message>
    <message>
        <source>The emulated GPU counts one launch; these settings are for GPUs.</source>
        <translation>模拟 GPU 统计一次启动；这些设置用于 GPU。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>Waiting for the device</source>
        <translation>正在等待设备</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>正在准备</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>正在比较</translation>
    </message>
</context>
<context>
    <name>kd::TipBox</name>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1</translation>
    </message>
</context>
<context>
    <name>kd::Tour</name>
    <message>
        <source>An example</source>
        <translation>一个示例</translation>
    </message>
    <message>
        <source>KernelDesk compiles, runs and explains CUDA kernels, on an emulated GPU where there is no other. These four steps end in a verified run. Next opens the example SAXPY.</source>
        <translation>KernelDesk 编译、运行并解释 CUDA 内核；没有其他 GPU 时使用模拟 GPU。这四步以一次通过验证的运行结束。“下一步”将打开示例 SAXPY。</translation>
    </message>
    <message>
        <source>The kernel and its figures</source>
        <translation>内核及其数值</translation>
    </message>
    <message>
        <source>The kernel was compiled as it opened. Down here stand its registers, spilled bytes, shared memory and occupancy. Change a line, and beside it stands what the edit costs. Shift+F1 explains any figure.</source>
        <translation>内核在打开时已编译。下方显示寄存器、溢出字节、共享内存和占用率。更改一行，旁边就会显示此编辑的代价。Shift+F1 解释任何数值。</translation>
    </message>
    <message>
        <source>The launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Grid, block, and a value for each argument: x is filled by random(seed=1)[n], and y is compared with a formula for each element.</source>
        <translation>网格、块和每个参数的值：x 由 random(seed=1)[n] 填充，y 的每个元素与公式比较。</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Run, or F5, fills the buffers, launches the kernel, copies back and compares. Press it here or above.</source>
        <translation>“运行”或 F5 会填充缓冲区、启动内核、复制回来并比较。请在此处或上方按下。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Skip (Esc)</source>
        <translation>跳过 (Esc)</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Verified: each element of the output equals its reference. Results, below, has the figures. F6 times the kernel, and F1 opens the manual at any place.</source>
        <translation>已验证：输出的每个元素都等于其参考。下方的“结果”中有数值。F6 为内核计时，F1 在任何位置打开手册。</translation>
    </message>
    <message>
        <source>The run did not end as expected. Problems, below, says why; change what it names and run again.</source>
        <translation>运行没有按预期结束。下方的“问题”说明原因；请修改所指之处并重新运行。</translation>
    </message>
</context>
<context>
    <name>kd::Verdict</name>
    <message>
        <source>by %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>在 %1 以内</translation>
    </message>
</context>
<context>
    <name>kd::VerificationForm</name>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Write them as rows = 512, columns = 2 * rows.</source>
        <translation>请写作 rows = 512, columns = 2 * rows。</translation>
    </message>
    <message>
        <source>Names for the expressions of this launch</source>
        <translation>此启动表达式中的名称</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>An element agrees where it differs from its reference by no more than abs plus rel times the reference</source>
        <translation>元素与参考之差不超过 abs 加 rel 乘以参考时，视为一致</translation>
    </message>
    <message>
        <source>Poison outputs</source>
        <translation>毒化输出</translation>
    </message>
    <message>
        <source>Fill buffers that are only written (out) with NaN before the launch, so that what the kernel leaves out shows</source>
        <translation>启动前用 NaN 填充只写的缓冲区 (out)，使内核遗漏的部分显现出来</translation>
    </message>
    <message>
        <source>Verify after run</source>
        <translation>运行后验证</translation>
    </message>
    <message>
        <source>Compare the outputs with their references</source>
        <translation>将输出与其参考比较</translation>
    </message>
    <message>
        <source>Counters per line</source>
        <translation>逐行计数</translation>
    </message>
    <message>
        <source>Cooperative</source>
        <translation>协作</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>Ref. %1</source>
        <translation>参考 %1</translation>
    </message>
    <message>
        <source>Reference of %1</source>
        <translation>%1 的参考</translation>
    </message>
    <message>
        <source>All blocks are resident at once, so that the whole grid can synchronise</source>
        <translation>所有块同时驻留，使整个网格可以同步</translation>
    </message>
    <message>
        <source>Instructions, sectors and bank conflicts of each source line, modelled at PTX level</source>
        <translation>各源代码行的指令、扇区和 bank 冲突，在 PTX 层建模</translation>
    </message>
    <message>
        <source>Only the emulated GPU counts the accesses of each line.</source>
        <translation>只有模拟 GPU 逐行统计访问。</translation>
    </message>
    <message>
        <source>Write it as abs 1e-3 + rel 1e-5, with numbers of 0 or more.</source>
        <translation>请写成 abs 1e-3 + rel 1e-5，其中的数不小于 0。</translation>
    </message>
    <message>
        <source>Global races</source>
        <translation>全局竞争</translation>
    </message>
    <message>
        <source>Look for races in global memory: such a run takes up to four times as long</source>
        <translation>检查全局内存中的竞争：这样的运行最多需要四倍时间</translation>
    </message>
    <message>
        <source>Only the emulated GPU looks for races.</source>
        <translation>只有模拟 GPU 检查竞争。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Note what is no hazard but seldom meant: the first NaN or infinity, divisions by zero, shifts too far, conversions out of range, arguments of printf</source>
        <translation>记录不属于隐患但很少有意为之的情况：第一个 NaN 或无穷大、除以零、移位过大、转换超出范围、printf 的参数</translation>
    </message>
    <message>
        <source>Only the emulated GPU notes what a kernel computes.</source>
        <translation>只有模拟 GPU 记录内核的计算内容。</translation>
    </message>
</context>
<context>
    <name>kd::ViewForm</name>
    <message>
        <source>Grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>Colour map</source>
        <translation>色图</translation>
    </message>
    <message>
        <source>Row-major</source>
        <translation>行主序</translation>
    </message>
    <message>
        <source>Column-major</source>
        <translation>列主序</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Write a format of printf for one number, such as %.4f, %g, %e, %d or %x.</source>
        <translation>写一个用于单个数的 printf 格式，如 %.4f、%g、%e、%d 或 %x。</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Write two numbers, the smaller one first: 10 to 160, or 1 to 99 %.</source>
        <translation>写两个数，较小的在前：10 至 160，或 1 至 99 %。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Min to max</source>
        <translation>最小值至最大值</translation>
    </message>
</context>
<context>
    <name>kd::WavesStrip</name>
    <message>
        <source>Waves</source>
        <translation>波次</translation>
    </message>
    <message>
        <source>Known when the device is known and a block fits</source>
        <translation>设备已知且能放下一个块时可知</translation>
    </message>
    <message>
        <source>Waves on %1 SMs</source>
        <translation>%1 个 SM 上的波次</translation>
    </message>
    <message>
        <source>Known when the launch is complete</source>
        <translation>启动完整时可知</translation>
    </message>
</context>
<context>
    <name>kd::WavesSummary</name>
    <message>
        <source>%1 waves: the only wave fills the device</source>
        <translation>%1 个波次：唯一的波次占满设备</translation>
    </message>
    <message>
        <source>%1 waves: every wave fills the device</source>
        <translation>%1 个波次：每个波次都占满设备</translation>
    </message>
    <message>
        <source>%1 waves: the only wave fills %2 of the device</source>
        <translation>%1 个波次：唯一的波次占设备的 %2</translation>
    </message>
    <message>
        <source>%1 waves, last one %2 full</source>
        <translation>%1 个波次，最后一个占 %2</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>波次</translation>
    </message>
    <message>
        <source>%1 blocks on %2 SMs</source>
        <translation>%2 个 SM 上 %1 个块</translation>
    </message>
    <message>
        <source>Known when the launch is complete, a block fits and the SM count is given.</source>
        <translation>启动完整、能放下一个块且给出 SM 数时可知。</translation>
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
        <translation>欢迎</translation>
    </message>
    <message>
        <source>Show this page at start</source>
        <translation>启动时显示此页</translation>
    </message>
    <message>
        <source>Edit, compile, run, time and understand CUDA kernels</source>
        <translation>编辑、编译、运行、计时并理解 CUDA 内核</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Keys worth knowing</source>
        <translation>值得记住的按键</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>ready to compile and run, on the emulated GPU too</source>
        <translation>可直接编译和运行，在模拟 GPU 上也行</translation>
    </message>
    <message>
        <source>The target does not answer.</source>
        <translation>目标没有应答。</translation>
    </message>
    <message>
        <source>Looking for GPUs and the compiler…</source>
        <translation>正在查找 GPU 和编译器…</translation>
    </message>
</context>
<context>
    <name>kd::WhatIsThis</name>
    <message>
        <source>This is no figure; F1 opens the manual at this place.</source>
        <translation>这不是数值；F1 在此处打开手册。</translation>
    </message>
</context>
<context>
    <name>kd::WorkerRows</name>
    <message>
        <source>Worker</source>
        <translation>工作进程</translation>
    </message>
    <message>
        <source>Add worker</source>
        <translation>添加工作进程</translation>
    </message>
    <message>
        <source>Also measured by</source>
        <translation>同时测量</translation>
    </message>
    <message>
        <source>Points are shared out to these beside the document&apos;s own device. All measure one point alike; times of a worker that drifts, or of another kind of GPU, are not ranked together.</source>
        <translation>除文档自己的设备外，点还分给这些工作进程。所有工作进程都测量同一个点；有漂移的工作进程或不同种类 GPU 的时间，不会一起排名。</translation>
    </message>
    <message>
        <source>Workers of the sweep</source>
        <translation>扫描的工作进程</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>再来一个</translation>
    </message>
</context>
<context>
    <name>kd::WorkerStatus</name>
    <message>
        <source>Measure peaks</source>
        <translation>测量峰值</translation>
    </message>
    <message>
        <source>Restart worker</source>
        <translation>重启工作进程</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>工作进程</translation>
    </message>
    <message>
        <source>End the target&apos;s worker and start another one: for a device that does not answer, or memory that does not come back. Outputs that the worker keeps are gone.</source>
        <translation>结束目标的工作进程并启动另一个：用于设备不应答或内存不释放时。工作进程保有的输出会丢失。</translation>
    </message>
    <message>
        <source>pid %1</source>
        <translation>pid %1</translation>
    </message>
    <message>
        <source>The worker&apos;s process, and the memory of this machine that it and its children hold</source>
        <translation>工作进程，以及它和子进程占用的本机内存</translation>
    </message>
    <message>
        <source>The process here that reaches the worker</source>
        <translation>通向工作进程的本机进程</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>正在测量…</translation>
    </message>
    <message>
        <source>Measure what memory, L2, shared memory, FP32, FP64 and tensor cores of this device reach, with kernels of KernelDesk&apos;s own; some seconds</source>
        <translation>用 KernelDesk 自带的内核测量此设备的内存、L2、共享内存、FP32、FP64 和张量核心能达到多少；需几秒</translation>
    </message>
    <message>
        <source>What goes on at the target ends. Restart its worker?</source>
        <translation>目标上正在进行的工作将结束。要重启其工作进程吗？</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重启</translation>
    </message>
</context>
<context>
    <name>kd::WriterRow</name>
    <message>
        <source>Who wrote the element</source>
        <translation>写入该元素的线程</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Who wrote it?</source>
        <translation>谁写的？</translation>
    </message>
    <message>
        <source>Runs the kernel once more on the emulated GPU, which watches this element</source>
        <translation>在模拟 GPU 上再运行一次内核，并监视该元素</translation>
    </message>
    <message>
        <source>The kernel runs once more, and the element is watched…</source>
        <translation>内核正在再次运行，该元素受到监视…</translation>
    </message>
    <message>
        <source>No thread wrote it: it holds what was there before the launch.</source>
        <translation>没有线程写过它：其中仍是启动之前的值。</translation>
    </message>
    <message>
        <source>Written by thread %1 of block %2</source>
        <translation>由块 %2 的线程 %1 写入</translation>
    </message>
    <message>
        <source>%1 writes, the last by thread %2 of block %3</source>
        <translation>写入 %1 次，最后一次来自块 %3 的线程 %2</translation>
    </message>
    <message>
        <source>Show this line in the editor</source>
        <translation>在编辑器中显示该行</translation>
    </message>
    <message>
        <source>Thread %1 of block %2, %3</source>
        <translation>块 %2 的线程 %1，%3</translation>
    </message>
</context>
<context>
    <name>kd::WriterSearch</name>
    <message>
        <source>The emulated GPU alone tells who wrote an element: choose it as the device and run the kernel there.</source>
        <translation>只有模拟 GPU 能说明谁写了某个元素：请把它选为设备，并在其上运行内核。</translation>
    </message>
</context>
</TS>
