import type {Bilingual} from '../ui/useLocale';
import type {Missing} from '@site/src/recording/advice';
import {shownText} from '../ui/shownText';
import type {Fault, Format} from '@site/src/recording/types';

export const texts = {
  drop: {zh: '把 .mcap 或 .bag 文件拖到这里', en: 'Drop an .mcap or .bag file here'},
  others: {zh: '同时选择的文件：', en: 'Also chosen:'},
  dropNow: {zh: '松开鼠标，打开文件', en: 'Release to open the file'},
  choose: {zh: '选择文件', en: 'Choose a file'},
  sample: {zh: '打开样例（0.7 MB）', en: 'Open the sample (0.7 MB)'},
  stays: {
    zh: '文件只在这个浏览器里读取，不会上传；几 GB 的文件也只读取需要的部分。',
    en: 'The file is read only in this browser and is never uploaded. Even if it has several GB, only the parts that are needed are read.',
  },
  noScript: {
    zh: '这个工具需要 JavaScript。下面的表格列出了每个面板需要的数据。',
    en: 'This tool needs JavaScript. The tables below list what each panel needs.',
  },
  missingCode: {
    zh: '工具没有加载成功。检查网络后，再试一次。',
    en: 'The tool could not be loaded. Check the network and try again.',
  },
  missingSample: {
    zh: '样例没有加载成功。检查网络后，再试一次。',
    en: 'The sample could not be loaded. Check the network and try again.',
  },
  reading: {zh: '正在读取', en: 'Reading'},
  cancel: {zh: '取消', en: 'Cancel'},
  another: {zh: '打开另一个文件', en: 'Open another file'},
  copyReport: {zh: '复制为 Markdown', en: 'Copy as Markdown'},
  duration: {zh: '时长', en: 'Duration'},
  start: {zh: '开始', en: 'Start'},
  end: {zh: '结束', en: 'End'},
  size: {zh: '大小', en: 'Size'},
  messages: {zh: '消息', en: 'Messages'},
  topics: {zh: '话题', en: 'Topics'},
  compression: {zh: '压缩', en: 'Compression'},
  uncompressed: {zh: '不压缩', en: 'none'},
  chunks: {zh: '数据块', en: 'Chunks'},
  noChunks: {zh: '没有数据块', en: 'no chunks'},
  index: {zh: '索引', en: 'Index'},
  format: {zh: '格式', en: 'Format'},
  hasIndex: {zh: '有', en: 'Yes'},
  hasNoIndex: {zh: '没有', en: 'No'},
  indexMeans: {
    zh: '播放器可以直接跳到任意时刻，只读取当时的数据块。',
    en: 'A player can jump to any time and read only the chunks it needs.',
  },
  noIndexMeans: {
    zh: '播放器要读完整个文件才知道内容，文件越大等得越久。',
    en: 'A player has to read the whole file before it knows what is in it; the larger the file, the longer the wait.',
  },
  readWhole: {zh: '检查每个字节', en: 'Check every byte'},
  readWholeMeans: {
    zh: '到目前为止只读取了索引。检查会解压每个数据块，并核对校验和。',
    en: 'So far, only the index has been read. The check decompresses every chunk and verifies the checksums.',
  },
  isSound: {
    zh: '每个字节都读过，没有发现损坏。',
    en: 'Every byte was read, and no damage was found.',
  },
  problems: {zh: '文件的问题', en: 'Problems in the file'},
  lacks: {zh: '播放时缺少的数据', en: 'Data missing for playback'},
  unplaced: {
    zh: '下列话题的坐标系没有变换与其他坐标系相连，三维面板不能把它们放到一起。请录制缺少的变换，或检查坐标系的名称。',
    en: 'No transform connects the frames of these topics to the others, so the 3D panel cannot place them together. Record the missing transforms, or check the frame names.',
  },
  filter: {zh: '按话题或类型筛选', en: 'Filter by topic or type'},
  sortBy: {zh: '排序', en: 'Sort by'},
  sortFile: {zh: '文件中的顺序', en: 'Order in the file'},
  sortName: {zh: '名称', en: 'Name'},
  sortCount: {zh: '消息数量', en: 'Messages'},
  sortShare: {zh: '占用空间', en: 'Share of bytes'},
  topic: {zh: '话题与类型', en: 'Topic and type'},
  count: {zh: '数量', en: 'Count'},
  rate: {zh: '频率', en: 'Rate'},
  gap: {zh: '最长间隔', en: 'Longest gap'},
  share: {zh: '占比', en: 'Share'},
  timeline: {zh: '随时间的分布', en: 'Over time'},
  panels: {zh: '面板', en: 'Panels'},
  noPanel: {zh: '数值与曲线', en: 'Values and plots'},
  notReadable: {zh: '不支持', en: 'Not supported'},
  noneMatch: {zh: '没有符合条件的话题。', en: 'No topics match.'},
  showMore: {zh: '显示更多', en: 'Show more'},
  messagePath: {zh: '消息路径', en: 'Message path'},
  rule: {zh: '规则', en: 'Rule'},
  firstMessages: {
    zh: '以下是这个话题开头的消息，最多 200 条。时间是录制时间。',
    en: 'These are the first messages of the topic, up to 200. Their times are log times.',
  },
  tooLongToTry: {
    zh: '这个话题的消息写成 JSON 超过 150,000 个字符，太长，不能在这里试。',
    en: 'As JSON, a message of this topic has more than 150,000 characters, which is too long to try out here.',
  },
  definition: {zh: '定义', en: 'Definition'},
  inPanels: {zh: '在面板中', en: 'In panels'},
  previous: {zh: '上一条', en: 'Previous'},
  next: {zh: '下一条', en: 'Next'},
  messageNumber: {zh: '消息序号', en: 'Message number'},
  published: {zh: '发布时间', en: 'published'},
  copyJson: {zh: '复制为 JSON', en: 'Copy as JSON'},
  picture: {zh: '这条消息中的图像', en: 'The image in this message'},
  noMessages: {zh: '这个话题没有消息。', en: 'The topic has no messages.'},
  noSchema: {
    zh: '这个话题没有消息架构：JSON 消息可以没有。',
    en: 'This topic has no schema; JSON messages do not need one.',
  },
  notDecoded: {zh: '不能读取：', en: 'Cannot be read: '},
  notDecodedHelp: {
    zh: '看看相邻的消息能不能读取，再用「检查每个字节」找出文件损坏的地方。没有损坏时，通常是录制时的定义与消息不符。',
    en: 'See whether the messages next to it can be read, then use Check every byte to find damage in the file. If there is none, the recorder probably wrote a definition that does not fit the messages.',
  },
  tookTooLong: {
    zh: '读取超过 15 秒，已经停止。文件可能损坏，或者内容故意做得很大。',
    en: 'Reading took more than 15 seconds and was stopped. The file may be damaged, or its content may be inflated on purpose.',
  },
  loading: {zh: '读取中…', en: 'Reading…'},
  anyTopic: {
    zh: '原始消息、图表、状态转换、表格、仪表和指示器面板能读取任何话题的字段。',
    en: 'Raw messages, Plot, State transitions, Table, Gauge, and Indicator read the fields of any topic.',
  },
  schemaPage: {zh: '这种消息的字段与要求', en: 'Fields and requirements of this message'},
  converter: {zh: '消息转换器', en: 'message converter'},
  script: {zh: '用户脚本', en: 'user script'},
  needsConverter: {
    zh: '没有面板直接绘制这种类型。要绘制它，用下面的办法转换：',
    en: 'No panel draws this type directly. To draw it, convert it with a',
  },
  or: {zh: '或', en: 'or a'},
  encodingProblem: {
    zh: '平台的面板不读取这种消息编码。请改用 ROS 1、ROS 2、Protobuf、JSON 或 FlatBuffers。',
    en: 'The panels of the platform do not read this message encoding. Use ROS 1, ROS 2, Protobuf, JSON, or FlatBuffers.',
  },
  channels: {zh: '个写入者', en: 'writers'},
  attachments: {zh: '附件', en: 'Attachments'},
  metadata: {zh: '元数据', en: 'Metadata'},
  download: {zh: '下载', en: 'Download'},
  upload: {zh: '上传这个文件', en: 'Upload this file'},
  uploadMeans: {
    zh: '其中 $record 是记录的 ID 或资源名。',
    en: '$record is the ID or the resource name of the record.',
  },
  uploadPage: {zh: '用 coCLI 上传的说明', en: 'How to upload with coCLI'},
  more: {zh: '其余部分没有显示', en: 'The rest is not shown'},
  items: {zh: '项', en: 'items'},
  bytes: {zh: '字节', en: 'bytes'},
} as const satisfies Record<string, Bilingual>;

/** @param name of a folder that was dropped */
export const folderText = (name: string): Bilingual => ({
  zh: `${name} 是文件夹。ROS 2 的录制是一个文件夹：请打开其中的 .mcap 文件；其中如果是 .db3 文件，平台可以直接播放，要在这里检查，先用 ros2 bag convert 转成 MCAP。`,
  en: `${name} is a folder, as ROS 2 records them. Open the .mcap file in it. If it contains .db3 files, the platform plays them directly; to inspect them here, convert them to MCAP with ros2 bag convert.`,
});

export const averageText = (size: string): Bilingual => ({
  zh: `平均 ${size}`,
  en: `${size} on average`,
});

export const packedText = (share: string): Bilingual => ({
  zh: `解压后大小的 ${share}`,
  en: `${share} of the unpacked size`,
});

const encodingNames: Readonly<Record<string, string>> = {
  cbor: 'CBOR',
  flatbuffer: 'FlatBuffers',
  msgpack: 'MessagePack',
};

/** Why messages are not shown, and what works all the same. */
export function unknownEncodingText(encoding: string): Bilingual {
  if (['ros1', 'cdr', 'protobuf'].includes(encoding)) {
    return {
      zh: '文件里没有这种消息的定义，因此不能解码。录制前，先在录制程序的环境里装好定义它的软件包。数量、频率和时间分布照常显示。',
      en: 'The file has no definition of this message, so it cannot be decoded. Before you record, make the package that defines it available to the recorder. Counts, rates, and times are shown all the same.',
    };
  }
  const name = encodingNames[encoding] ?? encoding;
  return {
    zh: `这里不解码 ${name}。数量、频率、最长间隔、占比和时间分布照常显示；面板能不能读取它，见「在面板中」。`,
    en: `This tool does not decode ${name}. Counts, rates, gaps, shares, and times are shown all the same; whether panels can read it is under In panels.`,
  };
}

/** What each kind of foreign file is, by the names in `src/recording/open.ts`. */
const kinds: Readonly<Record<string, Bilingual>> = {
  archive: {
    zh: '这是 {detail} 压缩文件。先解压，再打开里面的录制文件。',
    en: 'This is a {detail} archive. Decompress it and open the recording inside.',
  },
  db3: {
    zh: '这是 SQLite 数据库，也就是 ROS 2 的 .db3。平台可以直接播放它；要在这里检查，先用 ros2 bag convert 转成 MCAP。',
    en: 'This is an SQLite database, that is, a .db3 file of ROS 2. The platform plays it directly; to inspect it here, convert it to MCAP with ros2 bag convert.',
  },
  ulog: {
    zh: '这是 PX4 的 ULog 日志。coStudio 可以打开它，这里只读取 MCAP 和 bag。',
    en: 'This is a PX4 ULog file. coStudio can open it; this tool reads only MCAP and bag files.',
  },
  hdf5: {
    zh: '这是 HDF5 文件，这里只读取 MCAP 和 bag。',
    en: 'This is an HDF5 file; this tool reads only MCAP and bag files.',
  },
  lfs: {
    zh: '这是 Git LFS 的指针，不是文件本身。运行 git lfs pull 取得文件。',
    en: 'This is a Git LFS pointer, not the file itself. Run git lfs pull to get the file.',
  },
  'web-page': {
    zh: '这是网页，不是录制文件：下载时得到的可能是登录页或错误页。请重新下载。',
    en: 'This is a web page, not a recording: the download may have led to a sign-in page or an error page. Download it again.',
  },
};

const archives = ['zip', 'gzip', 'zstd', 'lz4', 'bzip2', 'xz', '7z'];

/** What is wrong, and what to do: `{detail}` comes from the reading code, `{(detail)}` is it in brackets. */
const faultTexts: Readonly<Record<Fault['code'], Bilingual>> = {
  empty: {
    zh: '文件是空的，或全是零字节。录制程序可能没有写入，或磁盘已满。',
    en: 'The file is empty or contains only zeros. The recorder may not have written anything, or the disk was full.',
  },
  foreign: {
    zh: '文件的开头既不是 MCAP，也不是 ROS 1 bag。检查选择的是不是录制文件，下载是否完整。',
    en: 'The file does not begin like an MCAP file or a ROS 1 bag. Check that it is a recording and that the download is complete.',
  },
  'old-bag': {
    zh: '这是旧版本的 bag{(detail)}。用 rosbag fix 转成 2.0 版。',
    en: 'This is a bag in an old version{(detail)}. Convert it to version 2.0 with rosbag fix.',
  },
  encrypted: {
    zh: '文件已加密{(detail)}，不能读取。先解密，再打开。',
    en: 'The file is encrypted{(detail)} and cannot be read. Decrypt it first.',
  },
  'cut-off': {
    zh: '文件在这里中断：录制没有正常结束，或没有传完。此前的内容都可以读取。{repair}',
    en: 'The file is cut off here: recording did not end properly, or the file was not copied completely. Everything before this point can be read. {repair}',
  },
  'bad-header': {
    zh: '文件头损坏{(detail)}。能读取的内容列在下面。',
    en: 'The file header is damaged{(detail)}. What can be read is listed below.',
  },
  'bad-index': {
    zh: '索引损坏，因此读取了整个文件{(detail)}。{repair}',
    en: 'The index is damaged, so the whole file was read{(detail)}. {repair}',
  },
  'no-index': {
    zh: '文件没有索引，因此读取了整个文件。{repair}',
    en: 'The file has no index, so the whole file was read. {repair}',
  },
  'bad-record': {
    zh: '这里的记录损坏，不能读取{(detail)}。',
    en: 'The record here is damaged and cannot be read{(detail)}.',
  },
  skipped: {
    zh: '从这里到字节 {detail} 损坏，已跳过，从后面的数据块接着读。{repair}',
    en: 'The file is damaged from here to byte {detail}. This part was skipped, and reading went on with the next chunk. {repair}',
  },
  stopped: {
    zh: '从这里起损坏，后面没有找到能读取的数据块。此前的内容都可以读取。{repair}',
    en: 'The file is damaged from here on, and no further chunk was found. Everything before this point can be read. {repair}',
  },
  'bad-chunk': {
    zh: '这里的数据块损坏，其中的消息没有全部计入{(detail)}。{repair}',
    en: 'The chunk here is damaged, and its messages are not all counted{(detail)}. {repair}',
  },
  'unknown-compression': {
    zh: '不认识的压缩方式「{detail}」。可用的是 lz4、zstd、bz2（仅 bag）和不压缩。',
    en: 'Unknown compression "{detail}". Supported are lz4, zstd, bz2 (bags only), and no compression.',
  },
  'too-large': {
    zh: '这里的记录有 {detail} 字节，超过读取的上限，已经跳过。',
    en: 'The record here has {detail} bytes, which is more than this tool reads, so it was skipped.',
  },
  'too-many-topics': {
    zh: '话题超过 10,000 个，其余的没有列出。',
    en: 'There are more than 10,000 topics; the others are not listed.',
  },
  'count-differs': {
    zh: '文件自称有 {detail} 条消息，与读到的数量不同。',
    en: 'According to the file, it has {detail} messages, but a different number was found.',
  },
};

const repairs: Readonly<Record<Format, Bilingual>> = {
  bag: {zh: '用 rosbag reindex 修复。', en: 'Repair it with rosbag reindex.'},
  mcap: {
    zh: '用 mcap recover 得到一个带索引的新文件。',
    en: 'Use mcap recover to write a new file with an index.',
  },
};

export function faultText(fault: Fault, format: Format = 'mcap'): Bilingual {
  const {code} = fault;
  const detail = shownText(fault.detail ?? '', 300);
  const kind = archives.includes(detail) ? kinds.archive : kinds[detail];
  const {zh, en} = (code === 'foreign' && kind) || faultTexts[code];
  const fill = (text: string, values: Record<string, string>) =>
    text.replace(/\{(.+?)\}/g, (_, name: string) => values[name]!);
  const repair = repairs[format];
  return {
    zh: fill(zh, {detail, '(detail)': detail && `（${detail}）`, repair: repair.zh}),
    en: fill(en, {detail, '(detail)': detail && ` (${detail})`, repair: repair.en}),
  };
}

export function placeText({offset, more}: Fault): Bilingual {
  const place =
    offset === undefined ? {zh: '', en: ''} : {zh: `字节 ${offset}`, en: `Byte ${offset}`};
  return more === undefined
    ? place
    : {zh: `${place.zh}，另有 ${more} 处同样的问题`, en: `${place.en}, and ${more} more like it`};
}

export const missingText: Readonly<Record<Missing['what'], Bilingual>> = {
  transforms: {
    zh: '没有坐标变换（TF）：三维面板不知道这些话题彼此的位置，只能显示与展示参考系相同的那一个坐标系。请一并录制 /tf 和 /tf_static。',
    en: 'No transforms (TF): the 3D panel cannot place these topics in relation to each other and draws only those in the display frame. Record /tf and /tf_static as well.',
  },
  'camera-info': {
    zh: '没有相机标定（CameraInfo）：图像可以看，但不能去畸变，也不能叠加三维图层或放进三维场景。请一并录制 camera_info。',
    en: 'No camera calibration (CameraInfo): images can be viewed, but not rectified, overlaid with 3D layers, or placed in the 3D scene. Record camera_info as well.',
  },
  drawable: {
    zh: '没有一个话题能直接绘制，只能查看数值和曲线。要绘制自定义类型，需要消息转换器或用户脚本。',
    en: 'No topic can be drawn directly; only values and plots are available. To draw custom types, you need a message converter or a user script.',
  },
};
