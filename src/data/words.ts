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
}

const names: readonly WordRule[] = [
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
    avoid: /秘钥/,
    instead: '密钥',
    why: 'wrong character; the label 「访问秘钥」 is quoted as printed',
  },
  {
    avoid: /项目资源(?!名)/,
    instead: '通用资源',
    why: 'one term for one thing; labels are quoted as printed',
  },
  {avoid: /解压缩/, instead: '解压', why: 'one term for one operation'},
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
  {avoid: /\bunzip(?:s|ped|ping)?\b/i, instead: 'decompress', why: 'one term for one operation'},
  {avoid: /\bkey[ -]frames?\b/i, instead: 'keyframe', why: 'the product writes it as one word'},
  {avoid: /\bB frames?\b/, instead: 'B-frame', why: 'one spelling for one thing'},
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
  {avoid: /\uFFFD/, instead: 'the right character', why: 'the encoding is broken'},
];

export const wordRules = {
  zh: [...names, ...chinese],
  en: [...names, ...english],
} as const;
