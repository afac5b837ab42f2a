/**
 * Words to avoid in prose, with the reason and the replacement. Code, addresses, quoted messages, and labels of
 * the interface (「…」 in Chinese, **bold** in English) are not prose.
 */
export interface WordRule {
  /** A regular expression over the prose of one line. */
  avoid: RegExp;
  instead: string;
  why: string;
  /** A phrase that the rule reports, and one that it accepts; both are tested. */
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
    avoid: /(?:本地|本机|设备上的|容器里的|工作|缓存|日志|临时|采集|监听)文件夹/,
    instead: '目录',
    why: 'a directory on a machine or in a container is 目录, a folder of the platform is 文件夹',
    bad: '上传本地文件夹',
    good: '把本地目录上传到记录的 `raw` 文件夹，填写「附加文件/文件夹」',
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
    avoid: /(?<![配核比绝相面针应校])对[^，。；：|]{1,12}进行/,
    instead: '直接用动词',
    why: 'the verb is hidden in a noun',
    bad: '对压缩包进行解压',
    good: '解压压缩包；计算在浏览器中进行；配对如何进行',
  },
  {avoid: /取消归档/, instead: '解除归档', why: 'one term for one operation'},
  {avoid: /主题别名/, instead: '话题别名', why: 'a topic is 话题'},
  {avoid: /准入/, instead: '启用客户端', why: 'one term for one operation'},
  {
    avoid:
      /(?:\d+\.\d+\.\d+|版本 ?\d[\d.]*|(?:Chrome|Node\.js|Python|Go|TLS|coScout|平台) ?\d[\d.]*) ?(?:及)?以上/,
    instead: '起，或更新版本',
    why: '"以上" leaves open whether the version itself counts',
    bad: 'coScout 1.1.7 以上',
    good: 'coScout 1.1.7 起，Chrome 104 或更新版本；5 分钟以上',
  },
  {
    avoid: /集成服务|第三方集成/,
    instead: '服务集成',
    why: 'one term for one thing; the message 「项目设置 > 集成服务」 is quoted as printed',
    bad: '在集成服务中配置',
    good: '在「设置」>「服务集成」中配置',
  },
  {
    avoid: /计算资源|资源规格|计算要求|计算配额/,
    instead: '计算规格',
    why: 'one term for one thing; the label 「计算要求」 is quoted as printed',
    bad: '选择计算资源',
    good: '在「计算要求」中选择计算规格',
  },
  {
    avoid: /扩展(?!名|函数)/,
    instead: '插件',
    why: 'one term for one thing; labels are quoted as printed',
    bad: '安装扩展',
    good: '提示「扩展安装成功」；扩展名是 `.coe` 的插件',
  },
  {
    avoid: /登录凭证/,
    instead: '登录配置',
    why: 'a profile of coCLI is settings; the token in it is the credential',
    bad: '切换登录凭证',
    good: '切换登录配置；存储凭证到期',
  },
  {
    avoid: /(?<!子测试)子任务|子测试(?!任务)/,
    instead: '子测试任务',
    why: 'one term for one thing',
    bad: '查看子任务',
    good: '查看子测试任务',
  },
  {
    avoid: /自动断开/,
    instead: '自动断连',
    why: 'the setting has this name',
    bad: '空闲时自动断开',
    good: '空闲时自动断连',
  },
  {
    avoid: /网页控制台|网页终端|远程终端/,
    instead: '网页 SSH',
    why: 'one term for one thing',
    bad: '打开网页控制台',
    good: '打开网页 SSH',
  },
  {
    avoid: /云测试/,
    instead: '批量测试',
    why: 'one term for one thing',
    bad: '运行云测试',
    good: '运行批量测试',
  },
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
    avoid: /\d (?:or newer|and (?:newer|later|up))\b/i,
    instead: 'or later',
    why: 'one form for the first version that has something',
    bad: 'coScout 1.1.8 and newer',
    good: 'coScout 1.1.8 or later; since 25.22.0',
  },
  {
    avoid: /\bcomput(?:e|ing) (?:resources?|quotas?|specs?)\b|\bcomputational requirements\b/i,
    instead: 'compute size',
    why: 'one term for one thing',
    bad: 'Choose the computing resources',
    good: 'Choose the compute size under **Computational requirements**',
  },
  {
    avoid: /\bplug-?ins?\b/i,
    instead: 'extension; add-on of a browser',
    why: 'one term for one thing',
    bad: 'Install the plug-in',
    good: 'Install the extension',
  },
  {
    avoid: /\bcloud tests?\b/i,
    instead: 'batch test, batch testing',
    why: 'one term for one thing',
    bad: 'Start a cloud test',
    good: 'Start a batch test under **Testing**',
  },
  {
    avoid: /\bsub-?tests?\b|\bsubtasks?\b|\bsingle tests?\b/i,
    instead: 'sub-task',
    why: 'one term for one thing',
    bad: 'A single test',
    good: 'A sub-task',
  },
  {
    avoid: /\b(?:video|playback|low-bandwidth) profiles?\b/i,
    instead: 'quality',
    why: 'a profile is the login profile of coCLI',
    bad: 'Choose a low-bandwidth profile',
    good: 'Choose a low-bandwidth quality; switch the login profile',
  },
  {
    avoid: /\bweb (?:console|terminal)\b|\bremote terminal\b/i,
    instead: 'web SSH',
    why: 'one term for one thing',
    bad: 'Open the web console',
    good: 'Open web SSH',
  },
  {
    avoid: /\b(?:collection agent|cos client|cos agent)\b|(?<!data )\bcollection client\b/i,
    instead: 'coScout, or data collection client',
    why: 'one term for one thing',
    bad: 'Restart the collection client',
    good: 'Restart coScout, the data collection client',
  },
  {
    avoid: /\bencompass(?:es|ed|ing)?\b/i,
    instead: 'is, contains; **Encompass** where the operator is meant',
    why: 'a label is no word of a sentence',
    bad: 'The label encompasses `urgent`',
    good: 'The operator **Encompass**',
  },
  {
    avoid: /\blog-?in data\b/i,
    instead: 'user name and password',
    why: 'no native writer says so',
    bad: 'Get login data',
    good: 'Get a user name and password',
  },
  {
    avoid: /\bneeds? (?:an? )?(?:organization|project) (?:admin|collaborator)\b/i,
    instead: 'for … admins; you must be a … admin',
    why: 'an operation does not need a person',
    bad: 'Pushing needs organization admin',
    good: 'To push, you must be an organization admin',
  },
  {
    avoid: /\bin any case\b|\bpublish nothing\b|\bnothing falls back\b|\bare already there are\b/i,
    instead: 'who does what, with a verb',
    why: 'no native writer says so',
    bad: 'Users can no longer enter in any case',
    good: 'Users can no longer sign in',
  },
  {
    avoid: /\badmission status\b/i,
    instead: 'client status',
    why: 'one term for one thing',
  },
];

/** Marks of unfinished work, not allowed anywhere on a page, not even in code. */
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
