/**
 * Words that do not go into prose, with the reason and what to write instead.
 * Code, addresses, quoted messages, and labels of the interface (「…」 in Chinese, **bold** in
 * English) are not prose.
 */
export interface WordRule {
  /** A regular expression over the prose of one line. */
  avoid: RegExp;
  instead: string;
  why: string;
  /** A phrase that the rule finds, and one it leaves alone; both are tested. */
  bad?: string;
  good?: string;
}

const names: readonly WordRule[] = [
  {
    avoid: /\*\*/,
    instead: 'a pair of ** around bold text, or a code span',
    why: 'readers see the signs, since their counterpart is missing',
    bad: 'a**b',
    good: '**a**',
  },
  {
    avoid: /\b(?:Coscene|CoScene|co-?Scene|COSCENE|co-scene)\b(?<!coScene)/,
    instead: 'coScene',
    why: 'the name is one word with a small c and a capital S',
  },
  {
    avoid:
      /(?<![\w./@-])(?:Coscout|CoScout|coscout|Colink|CoLink|colink|Cobridge|CoBridge|cobridge|Colistener|CoListener|colistener|Costudio|CoStudio|costudio|CoCLI|Cocli|cocli|coCli)(?![\w/.@-])/,
    instead: 'coScout, coLink, coBridge, coListener, coStudio, coCLI; commands in backticks',
    why: 'names of components are camel case in prose',
  },
  {
    avoid: /\b(?:Rosbag|ROSbag|ROSBag|rosbag|ROS Bag|Ros bag)\b/,
    instead: 'ROS bag; the command `rosbag` in backticks',
    why: 'one spelling for the format',
  },
  {avoid: /\bROS-?[12]\b|\bRos ?[12]\b/, instead: 'ROS 1, ROS 2', why: 'the name has a space'},
  {
    avoid: /\bCos Agent\b|\bcoScene Studio\b|端助理/i,
    instead: 'coScout, coStudio',
    why: 'the name is out of date',
  },
];

const chinese: readonly WordRule[] = [
  {
    avoid: /(?:\b[A-Za-z]+['’]?[a-z]*,? ){6}[a-z]+/,
    instead: '中文；界面和报错的原文放在「」或引号里',
    why: 'it is English on a Chinese page',
    bad: 'The device is connected as in the page 文档。',
    good: '选择 ROS 2 Humble、Ubuntu 22.04 LTS 或 Docker 镜像。',
  },
  {avoid: /您/, instead: '你', why: 'the reader is 「你」 throughout'},
  {avoid: /！/, instead: '。', why: 'the text is calm'},
  {
    avoid: /赋能|一站式|强大的|海量/,
    instead: '事实：数量、格式、条件',
    why: 'it is marketing and tells nothing',
  },
  {
    avoid: /(?:本|这)(?:文档|文|页|页面|篇文章|章|节)(?:将|会)?(?:主要)?(?:介绍|说明|描述|讲解)/,
    instead: '直接说读者能做什么',
    why: 'filler',
  },
  {
    avoid: /(?:值得|需要)(?:注意|一提)的是/,
    instead: '直接写事实',
    why: 'filler',
  },
  {
    avoid: /敬请期待|待补充|即将上线|未完待续/,
    instead: '已有的事实，或不写',
    why: 'it promises instead of telling',
  },
  {
    avoid: /秘钥|[密秘]匙/,
    instead: '密钥',
    why: 'wrong character; the label 「访问秘钥」 is quoted as printed',
    bad: '复制 S3 秘钥',
    good: '复制 S3 密钥，点击「我的访问秘钥」',
  },
  {
    avoid: /项目资源(?!名)/,
    instead: '通用资源',
    why: 'one term for one thing; labels are quoted as printed',
  },
  {
    avoid: /解压缩|解开|解包/,
    instead: '解压',
    why: 'one term for one operation',
    bad: '压缩包自动解开',
    good: '压缩包自动解压',
  },
  {
    avoid: /记录时间(?!跨度)|接收到的?时间/,
    instead: '接收时间',
    why: 'one term for the time by which panels order messages',
    bad: '按消息的记录时间排列',
    good: '按接收时间排列；记录时间跨度',
  },
  {
    avoid: /数据结构名称/,
    instead: '消息架构的名称',
    why: 'one term for one thing',
    bad: '话题声明的数据结构名称',
    good: '话题声明的消息架构名称',
  },
  {
    avoid: /关键祯|[^「]B帧/,
    instead: '关键帧，B 帧',
    why: 'one spelling',
    bad: '不含B帧',
    good: '不含 B 帧',
  },
  {
    avoid: /(?<!共)同上/,
    instead: '把要说的话写全',
    why: 'a reader who arrives at this row by search has not read the one above',
    bad: '已关闭 | 同上',
    good: '它们最近的共同上级目录',
  },
  {
    avoid: /对[^，。；：|]{1,12}进行/,
    instead: '直接用动词',
    why: 'the verb is hidden in a noun',
    bad: '对压缩包进行解压',
    good: '解压压缩包；计算在浏览器中进行',
  },
  {avoid: /取消归档/, instead: '解除归档', why: 'one term for one operation'},
  {avoid: /主题别名/, instead: '话题别名', why: 'a topic is 话题'},
  {avoid: /准入/, instead: '启用客户端', why: 'one term for one operation'},
];

const english: readonly WordRule[] = [
  {
    avoid:
      /\b(?:click here|please|kindly|simply|easily|powerful|one-stop|seamless(?:ly)?|effortless(?:ly)?)\b/i,
    instead: 'the action itself',
    why: 'filler or marketing',
  },
  {
    avoid:
      /\b(?:this|the following) (?:document|page|article|section) (?:will )?(?:introduce|describe|explain|cover)s?\b|\bin this (?:document|page|article)\b/i,
    instead: 'what the reader can do',
    why: 'filler',
  },
  {
    avoid: /\bit(?: i|')s worth (?:noting|mentioning)\b|\bit should be noted\b|\bnote that\b/i,
    instead: 'the fact itself',
    why: 'filler',
  },
  {
    avoid:
      /\b(?:colour|behaviour|organis(?:e|ation|ations)|visualis(?:e|ation|ations)|licence|centre|cancelled|labelled|labelling|catalogue|analyse[sd]?|initialis(?:e|ation)|customis(?:e|ation)|synchronis(?:e|ation))\b/i,
    instead: 'the American spelling',
    why: 'the pages use American English',
  },
  {
    avoid: /\bcoming soon\b|\bstay tuned\b/i,
    instead: 'what is there today, or nothing',
    why: 'it promises instead of telling',
  },
  {avoid: /!(?=\s|$)/, instead: 'a full stop', why: 'the text is calm'},
  {
    avoid: /\bimage repositor(?:y|ies)\b/i,
    instead: 'image registry',
    why: 'one term for one thing',
  },
  {
    avoid: /\bun(?:zip(?:s|ped|ping)?|pack(?:s|ed|ing)?)\b/i,
    instead: 'decompress',
    why: 'one term for one operation',
    bad: 'The script unpacks the bundle',
    good: 'The script decompresses the bundle; pack it again',
  },
  {
    avoid: /\bkey[ -]frames?\b/i,
    instead: 'keyframe',
    why: 'the product writes it as one word',
    bad: 'Wait for a key frame',
    good: 'Wait for a keyframe',
  },
  {
    avoid: /\bB ?frames?\b/,
    instead: 'B-frame',
    why: 'one spelling for one thing',
    bad: 'Encode without B frames',
    good: 'Encode without B-frames',
  },
  {
    avoid: /\bin (?:the|a|the same) (?:LAN|local network)\b/i,
    instead: 'on the LAN',
    why: 'a machine is on a network',
    bad: 'coStudio in the LAN',
    good: 'coStudio on the LAN',
  },
  {
    avoid: /\b(?:does|do)(?: not|n't) go (?:together )?with\b/i,
    instead: "can't be combined with",
    why: 'flags are combined',
    bad: '`--all` does not go with `--page`',
    good: "`--all` can't be combined with `--page`",
  },
  {
    avoid: /\bwhatever (?:its|their|the) (?:time|age|date|type|language)s?\b/i,
    instead: 'regardless of',
    why: 'no native writer says so',
    bad: 'Files are collected whatever their time',
    good: 'Files are collected regardless of their time',
  },
  {
    avoid:
      /\b(?:\d[\d,]* [a-z]+s|one (?:word|value|name|row|message)) an? (?:call|file|item|line|page|project|row)\b/i,
    instead: 'per',
    why: 'rates are written with "per"',
    bad: 'Up to 20 files a call',
    good: 'Up to 20 files per call, in one row; one is a file',
  },
  {
    avoid: /\bholds? back (?:its|their|the) output\b|\b(?:is|was|were) ended\b|\bgone midway\b/i,
    instead: 'buffers its output; was killed, has ended',
    why: 'no native writer says so',
    bad: 'The program was ended',
    good: 'The program was killed; the run has ended',
  },
  {
    avoid: /\buser land\b/i,
    instead: 'user space',
    why: 'the usual term',
    bad: 'A 32-bit user land',
    good: 'A 32-bit user space',
  },
  {
    avoid: /\b(?:organization|project) administrators?\b/i,
    instead: 'organization admin, project admin',
    why: 'the role has this name',
    bad: 'Ask an organization administrator',
    good: 'Ask an organization admin',
  },
  {
    avoid: /\bbasic facts\b/i,
    instead: 'basic information',
    why: 'one term for one thing',
    bad: 'Basic facts about the run',
    good: 'Basic information about the run',
  },
  {
    avoid: /\bends? with (?:an )?exit code\b/i,
    instead: 'exits with code',
    why: 'a program exits',
    bad: 'The program ends with exit code 1',
    good: 'The program exits with code 1',
  },
  {
    avoid: /\bwait a little\b|\btime line\b/i,
    instead: 'wait a moment; timeline',
    why: 'no native writer says so',
    bad: 'Drag along the time line',
    good: 'Drag along the timeline; then wait a moment',
  },
  {
    avoid: /\bsame as above\b/i,
    instead: 'what there is to say',
    why: 'a reader who arrives at this row by search has not read the one above',
    bad: 'Off | Same as above',
    good: 'Same as two flags',
  },
  {
    avoid: /\b(an?|and|are|as|at|be|by|can|for|in|is|it|not|of|on|or|that|the|to|with|you) \1\b/,
    instead: 'the word once',
    why: 'it is there twice',
    bad: 'Counts as bars, and and the rate as a line',
    good: 'Counts as bars, and the rate as a line',
  },
  {avoid: /\btestable packages?\b/i, instead: 'test bundle', why: 'one term for one thing'},
  {avoid: /\blabell?ing tasks?\b/i, instead: 'annotation task', why: 'one term for one thing'},
  {
    avoid: /\bthird party integration/i,
    instead: 'service integration',
    why: 'one term for one thing',
  },
  {
    avoid: /\badmission status\b/i,
    instead: 'client status',
    why: 'one term for one thing',
  },
];

/** Marks of unfinished work, which do not belong anywhere on a page, not even in code. */
export const leftovers: readonly WordRule[] = [
  {
    avoid: /\b(?:TODO|FIXME|TBD|XXX|CONFLICT|UNSURE)\b/,
    instead: 'the finished text',
    why: 'it marks unfinished work',
  },
  {avoid: /lorem ipsum/i, instead: 'the finished text', why: 'it marks unfinished work'},
  {
    avoid: /\bfoo\b|\bfoobar\b|\bbaz\b/,
    instead: 'a plausible value',
    why: 'examples look like real work',
  },
  {
    avoid: /[\u00AD\u200B-\u200F\u2028-\u202E\u2060\uFEFF]/,
    instead: 'the text without it',
    why: 'it is a sign that nobody sees, and that search and copying stumble over',
  },
];

export const wordRules = {
  zh: [...names, ...chinese],
  en: [...names, ...english],
} as const;
