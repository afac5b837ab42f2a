/**
 * Definitions of the product's terms in both languages, for the glossary page and for the explanation at the
 * first use of a term on a page (`docusaurus-plugin-glossary`).
 */
import type {Bilingual, Locale} from '../config/locales';
import {terms, type TermId} from './terms';

export interface Definition extends Bilingual {
  /** Page that explains the term: its path below `docs`, without extension. */
  readonly page?: string;
  /** `false` for a word of everyday language, which is not explained in running text. */
  readonly popover?: false;
  /** Regular expressions of phrases in which the word has another meaning, such as that of a verb. */
  readonly unless?: Readonly<Record<Locale, readonly string[]>>;
}

/** Names that are the same in both languages, so that the search needs no synonyms for them. */
export const names = {
  coscout: 'coScout',
  colink: 'coLink',
  cobridge: 'coBridge',
  colistener: 'coListener',
  costudio: 'coStudio',
  cocli: 'coCLI',
  mcap: 'MCAP',
} as const;

type Entries = Partial<Record<TermId | keyof typeof names, Definition>>;

/** Sections of the glossary page, by the `section` of `<GlossaryTerms>`. */
export const glossary = {
  collaboration: {
    organization: {
      zh: '最上层的容器，对应一个公司或团队，管理项目、成员、设备、镜像和用量。',
      en: 'The top container, for one company or team. It owns projects, members, devices, images, and usage.',
      page: 'collaboration/organization/organizations',
      popover: false,
    },
    project: {
      zh: '组织里隔离数据和权限的单位。',
      en: 'The unit that separates data and permissions inside an organization.',
      page: 'collaboration/project-collaboration/project',
      popover: false,
    },
    visibility: {
      zh: '谁能看到一个项目：私有、内部或公开。',
      en: 'Who can see a project: private, internal, or public.',
      page: 'collaboration/project-collaboration/project',
      popover: false,
    },
    'project-resources': {
      zh: '属于整个项目、不属于某条记录的文件，例如 URDF、地图和插件。',
      en: 'Files that belong to a project and not to one record, such as a URDF, a map, or an extension.',
      page: 'collaboration/common-resource',
    },
    'service-integration': {
      zh: '项目与 Jira、ONES、Teambition 或标注平台的连接。',
      en: 'The connection of a project to Jira, ONES, Teambition, or an annotation platform.',
      page: 'collaboration/integration/jira-integration',
    },
    'storage-region': {
      zh: '项目文件存放的地方，在创建项目时选择。',
      en: 'Where the files of a project are stored. It is chosen when the project is created.',
      page: 'collaboration/project-collaboration/project',
    },
    'data-warehouse': {
      zh: '安全文件中的名称：存放文件数据的对象存储。',
      en: 'The name that the security documents use for the object storage with the data of files.',
    },
    'sample-project': {
      zh: '模板对话框中提供的现成项目。',
      en: 'A ready-made project that the template dialog offers.',
      page: 'collaboration/project-collaboration/project',
    },
    'usage-and-billing': {
      zh: '组织使用的存储、活跃设备和计算分钟数。',
      en: 'The storage, active devices, and compute minutes that an organization uses.',
      page: 'collaboration/organization/organizations',
    },
    'audit-log': {
      zh: '组织内各项操作的历史。',
      en: 'The history of operations in an organization.',
      page: 'collaboration/organization/organizations',
    },
    'general-task': {
      zh: '有状态、经办人和汇报人的工作项，可以关联记录、设备和其他任务。',
      en: 'A work item with a state, an assignee, and an assigner. Records, devices, and other tasks can be linked to it.',
      page: 'collaboration/project-collaboration/general-task',
    },
    'annotation-task': {
      zh: '推送到已连接的标注平台的任务。',
      en: 'A task that is pushed to a connected annotation platform.',
      page: 'collaboration/record/manage-records',
    },
    'linked-task': {
      zh: '挂在记录或另一个任务上的任务。',
      en: 'A task that is attached to a record or to another task.',
      page: 'collaboration/project-collaboration/general-task',
    },
    assignee: {
      zh: '完成任务的人。',
      en: 'The user who works on a task.',
      page: 'collaboration/project-collaboration/general-task',
    },
    assigner: {
      zh: '接收任务汇报的人。',
      en: 'The user that a task is reported to.',
      page: 'collaboration/project-collaboration/general-task',
    },
    comment: {
      zh: '记录或任务下的讨论，可以 @ 用户，也可以引用一刻和任务。',
      en: 'An entry in the discussion of a record or task. It can mention users and refer to moments and tasks.',
      page: 'collaboration/project-collaboration/add-comment-to-record',
      popover: false,
    },
  },
  records: {
    record: {
      zh: '描述一个场景或一次事件的一组文件，属于一个项目。',
      en: 'A set of files that describe one scene or event. It belongs to one project.',
      page: 'collaboration/record/quick-start-record',
      unless: {
        zh: ['[会不来]记录', '一起记录', '自定义字段记录', '记录[谁了着]', '记录下来', '记录什么'],
        en: ['records? (?:who|what|when|how|its|the|an?|every|each|MCAP)\\b'],
      },
    },
    file: {
      zh: '记录或通用资源中的一项。',
      en: 'An item in a record or among the project resources.',
      page: 'collaboration/record/manage-file',
      popover: false,
    },
    'file-media-type': {
      zh: '播放时怎样解析一个文件，例如 mcap、bag、log 或地图。',
      en: 'How the player reads a file, for example as mcap, bag, log, or map.',
      page: 'collaboration/record/manage-file',
    },
    label: {
      zh: '在项目内给记录分类的名字，也可以用在动作上。',
      en: 'A name for grouping the records of a project. Actions can have labels, too.',
      page: 'collaboration/record/manage-records',
      popover: false,
    },
    'custom-field': {
      zh: '在组织中定义一次的带类型的字段，用于设备，以及各项目的记录、任务和一刻。',
      en: 'A typed field that is defined once in an organization, for devices and for the records, tasks, and moments of projects.',
      page: 'collaboration/record/manage-records',
    },
    'record-attribute': {
      zh: '从记录根目录的 metadata.yaml 读出的键值，可以用来搜索。',
      en: 'A key and value read from metadata.yaml in the root of a record. It can be searched for.',
      page: 'collaboration/record/manage-records',
    },
    moment: {
      zh: '在记录的数据上标出的一段时间，有名称、描述和属性。',
      en: 'A time range marked on the data of a record, with a name, a description, and attributes.',
      page: 'viz/create-moment-viz',
    },
    'moment-attribute': {
      zh: '写在一刻上的键值，键可以自定。',
      en: 'A key and value on a moment. You can choose any key.',
      page: 'viz/create-moment-viz',
    },
    'data-clipping': {
      zh: '从记录的数据中截出一段时间。',
      en: 'Cutting a time range out of the data of a record.',
      page: 'collaboration/record/manage-records',
    },
    'curve-comparison': {
      zh: '用曲线比较几条记录的数据。',
      en: 'Comparing the data of records as curves.',
      page: 'collaboration/record/manage-records',
    },
    decompress: {
      zh: '把记录中的压缩包解压成文件，由系统动作「解压文件」完成。',
      en: 'To turn the archives of a record into files, with the system action "Decompress file".',
      page: 'automation/action-overview',
      popover: false,
    },
    archive: {
      zh: '让记录或项目变为只读，并移入已归档列表。可以解除。',
      en: 'To make a record or project read-only and move it to the archived list. It can be undone.',
      page: 'collaboration/record/manage-records',
      popover: false,
    },
    unarchive: {
      zh: '让已归档的记录或项目恢复可写。',
      en: 'To make an archived record or project writable again.',
      page: 'collaboration/record/manage-records',
    },
  },
  devices: {
    device: {
      zh: '一台真实机器在平台上的对象，先在组织中注册，再添加到项目。',
      en: 'The object that represents one real machine. It is registered in the organization, then added to projects.',
      page: 'device/device',
      popover: false,
    },
    'device-id': {
      zh: '设备唯一且不可更改的标识，建议用序列号。',
      en: 'The identifier of a device, unique and unchangeable. The serial number is recommended.',
      page: 'device/create-device',
    },
    'client-status': {
      zh: '设备上数采和远程客户端的状态：在线、离线、未启用或未安装。',
      en: 'The state of the collection and remote clients of a device: online, offline, not enabled, or not installed.',
      page: 'device/manage-device',
    },
    'device-configuration': {
      zh: '整个组织共用的 YAML，规定数采客户端怎样工作。',
      en: 'A YAML document for the whole organization that tells the data collection client how to work.',
      page: 'device/device-collector',
    },
    'listen-directory': {
      zh: '规则在其中监听新文件的目录。',
      en: 'A directory that rules watch for new files.',
      page: 'device/device-collector',
    },
    'collect-directory': {
      zh: '手动采集和规则采集从中取文件的目录。',
      en: 'A directory that manual and rule collection take files from.',
      page: 'device/device-collector',
    },
    'data-collection': {
      zh: '把设备上的文件取到记录里。',
      en: 'Bringing files from a device into a record.',
      page: 'device/device-collect',
    },
    'manual-collection': {
      zh: '由用户发起的采集，按时间段或按文件路径。',
      en: 'A collection that a user starts, by time range or by file path.',
      page: 'device/device-collect',
    },
    'rule-collection': {
      zh: '规则匹配时开始的采集。',
      en: 'A collection that starts when a rule matches.',
      page: 'use-case/data-diagnosis/add-rule',
    },
    'collection-task': {
      zh: '一次数据采集的旧称，现在在设备执行历史中查看。',
      en: 'The former name of one run of data collection, now shown in the device execution history.',
      page: 'device/device-collect',
    },
    'device-execution-history': {
      zh: '项目中各设备的采集列表。',
      en: 'The list of collection runs of the devices in a project.',
      page: 'device/device-collect',
    },
    'real-time-visualization': {
      zh: '通过 coBridge 查看设备的实时数据。',
      en: 'Viewing the live data of a device through coBridge.',
      page: 'device/device-remote-control',
    },
    'web-ssh': {
      zh: '在浏览器中通过 coLink 打开设备的终端。',
      en: 'A terminal on a device, opened in the browser through coLink.',
      page: 'device/device-remote-control',
    },
    'port-mapping': {
      zh: '让设备的端口可以从公网访问。',
      en: 'Making a port of a device reachable from the public network.',
      page: 'device/device-remote-control',
    },
    'remote-command': {
      zh: '发给一台或多台在线设备的命令，留有历史。',
      en: 'A command sent to one or more online devices. A history of the commands is kept.',
      page: 'device/device-remote-control',
    },
    'ros-suite': {
      zh: '安装选项，会同时安装 coBridge 和 coListener。',
      en: 'An install option that adds coBridge and coListener.',
      page: 'device/create-device',
    },
  },
  rules: {
    rule: {
      zh: '对设备消息、日志或记录文件设定的条件，以及满足时做什么：采集数据或标记一刻。',
      en: 'A condition on device messages, logs, or record files, and what to do when it is met: collect data or mark a moment.',
      page: 'use-case/data-diagnosis/add-rule',
      popover: false,
    },
    'rule-group': {
      zh: '一起启用或停用的一组规则。',
      en: 'A set of rules that are enabled and disabled together.',
      page: 'use-case/data-diagnosis/manage-rule-group',
    },
    event: {
      zh: '规则在设备或记录上的一次匹配。',
      en: 'One match of a rule on a device or a record.',
      page: 'use-case/data-diagnosis/add-rule',
      popover: false,
    },
    'event-code': {
      zh: '事件的代码，列在含有 code 列的 CSV 或 JSON 表中。',
      en: 'The code of an event, listed in a CSV or JSON table with a code column.',
      page: 'use-case/data-diagnosis/add-rule',
    },
    'key-moment-identification': {
      zh: '规则的一种动作：在匹配的时刻创建一刻，也可以同时创建任务。',
      en: 'An action of a rule: it creates a moment at the time of the match and, optionally, a task.',
      page: 'use-case/data-diagnosis/add-rule',
    },
    'data-matching': {
      zh: '系统动作：把带关键时刻定位的规则用到记录的文件上。',
      en: 'The system action that applies rules with key moment identification to the files of a record.',
      page: 'use-case/data-diagnosis/add-rule',
    },
    topic: {
      zh: 'ROS 或 MCAP 数据中有名字的消息流。',
      en: 'A named stream of messages in ROS or MCAP data.',
      page: 'viz/about-viz',
      popover: false,
    },
  },
  automation: {
    automation: {
      zh: '由动作、触发器和调用历史组成的模块。',
      en: 'The module with actions, triggers, and invocations.',
      page: 'automation/quick-start-workflow',
      popover: false,
    },
    action: {
      zh: '一项作业的定义：参数、步骤、挂载和计算规格。',
      en: 'The definition of one job: parameters, steps, mounts, and compute size.',
      page: 'automation/action-overview',
      popover: false,
    },
    'system-action': {
      zh: '平台自带的动作，例如解压、复制记录和格式转换。',
      en: 'An action that the platform provides, such as decompressing, copying records, or converting formats.',
      page: 'automation/action-overview',
    },
    step: {
      zh: '动作的一步：在镜像中执行代码，或发出 HTTP 请求。',
      en: 'A part of an action: code run in an image, or an HTTP request.',
      page: 'automation/action-overview',
      popover: false,
    },
    trigger: {
      zh: '项目的设定：平台上发生某件事时调用动作或创建任务。',
      en: 'A setting of a project that invokes an action or creates a task when something happens on the platform.',
      page: 'automation/trigger',
      popover: false,
    },
    invoke: {
      zh: '启动一个动作。',
      en: 'To start an action.',
      page: 'automation/invocation',
      popover: false,
    },
    invocation: {
      zh: '动作各次运行的列表。',
      en: 'One run of an action, kept in the history of runs.',
      page: 'automation/invocation',
    },
    output: {
      zh: '一次调用写到 /cos/outputs 的文件。',
      en: 'The files that an invocation writes to /cos/outputs.',
      page: 'automation/action-runtime',
      popover: false,
    },
    image: {
      zh: '动作和测试运行所用的容器镜像。',
      en: 'The container image that actions and tests run in.',
      page: 'image/about-docker-image',
    },
    'image-registry': {
      zh: '组织私有的镜像仓库。',
      en: 'The private registry of an organization for its images.',
      page: 'image/push-image',
    },
  },
  testing: {
    'batch-testing': {
      zh: '用一个测试套件同时测试许多记录。',
      en: 'Running a test suite against many records in parallel.',
      page: 'sim-and-tests/regression/intro',
    },
    'test-bundle': {
      zh: '上传的被测程序，有种类和版本。',
      en: 'The uploaded program under test, with a category and a version.',
      page: 'sim-and-tests/regression/test-bundle-management',
    },
    'test-suite': {
      zh: '配置文件中的一项：镜像、用标签选出的记录、命令和通知。',
      en: 'An entry in the configuration file: an image, records chosen by label, a command, and notifications.',
      page: 'sim-and-tests/regression/config-management',
    },
    'test-case': {
      zh: '从 JUnit XML 读出的一项结果。',
      en: 'One result, read from JUnit XML.',
      page: 'sim-and-tests/regression/status-and-output',
    },
    artifact: {
      zh: '测试写到 /cos/artifacts 的文件。',
      en: 'A file that a test writes to /cos/artifacts.',
      page: 'sim-and-tests/regression/status-and-output',
    },
    'test-output': {
      zh: '测试写到 /cos/outputs 的文件，可以播放。',
      en: 'A file that a test writes to /cos/outputs. It can be played.',
      page: 'sim-and-tests/regression/status-and-output',
    },
    'shadow-mode': {
      zh: '把测试输出与原来的记录同步播放。',
      en: 'Playing a test output in sync with the original record.',
      page: 'sim-and-tests/regression/status-and-output',
    },
  },
  visualization: {
    visualization: {
      zh: '回放数据和查看实时数据的页面。',
      en: 'The page that plays back data and shows live data.',
      page: 'viz/about-viz',
      popover: false,
    },
    'play-a-record': {
      zh: '在可视化中打开一条记录。',
      en: 'To open a record in visualization.',
      page: 'viz/about-viz',
      popover: false,
    },
    layout: {
      zh: '保存下来的面板排列，分为个人布局和项目布局。',
      en: 'A saved arrangement of panels, personal or of a project.',
      page: 'viz/layout',
      unless: {zh: ['数据布局'], en: ['layout of (?:the|their) data']},
    },
    panel: {
      zh: '布局中的一个视图。',
      en: 'One view in a layout.',
      page: 'viz/panel/panel-overview',
      popover: false,
    },
    timeline: {
      zh: '底部的播放控制。',
      en: 'The playback control at the bottom.',
      page: 'viz/about-viz',
    },
    playlist: {
      zh: '播放器中加载的文件。',
      en: 'The files that are loaded in the player.',
      page: 'viz/about-viz',
    },
    extension: {
      zh: '一个 .coe 包，可以添加面板、消息转换器和话题别名。',
      en: 'A .coe package that adds panels, message converters, or topic aliases.',
      page: 'viz/extensions/introduction',
      popover: false,
    },
    'message-converter': {
      zh: '插件的一部分，把一种消息架构转换为另一种。',
      en: 'The part of an extension that maps one message schema to another.',
      page: 'viz/extensions/guides/create-message-converter',
    },
    'topic-alias': {
      zh: '插件的一部分，给话题起第二个名字。',
      en: 'The part of an extension that gives a topic a second name.',
      page: 'viz/extensions/api/topic-aliases/topic-alias',
    },
    'custom-panel': {
      zh: '用插件做成的面板。',
      en: 'A panel that is built as an extension.',
      page: 'viz/extensions/guides/create-custom-panel',
    },
    'message-schema': {
      zh: '一种消息有哪些字段的约定，面板按它识别并画出消息。',
      en: 'The structure that a message must follow to be drawn.',
      page: 'viz/message-schemas/introduction',
    },
    'user-script': {
      zh: '在播放器中运行的 TypeScript，由已有的话题得出新的话题。',
      en: 'TypeScript code that runs in the player and derives new topics from existing ones.',
      page: 'viz/panel/user-scripts',
    },
    'receive-time': {
      zh: '播放排列消息所用的时间：文件中的日志时间，实时数据的到达时间。',
      en: 'The time by which messages are played: log time in a file, arrival time in live data.',
      page: 'viz/panel/plot-panel',
    },
    keyframe: {
      zh: '视频中不依赖其他画面就能解码的一帧，播放要从它开始。',
      en: 'A video frame that decodes without any other frame; playback has to start at one.',
      page: 'viz/message-schemas/compressed-video',
    },
    'b-frame': {
      zh: '视频中要等后面的画面才能解码的一帧，平台不支持。',
      en: 'A video frame that needs later frames to decode; the platform does not support it.',
      page: 'viz/message-schemas/compressed-video',
    },
    variable: {
      zh: '布局中的值，可以在面板里使用。',
      en: 'A value of a layout that panels can use.',
      page: 'viz/about-viz',
      popover: false,
    },
  },
  software: {
    coscout: {
      zh: '数采客户端：在设备上运行，注册设备，获取配置和规则，判断规则并上传文件。',
      en: 'The data collection client: it runs on the device, registers it, fetches its configuration and rules, evaluates the rules, and uploads files.',
      page: 'device/device-collector',
    },
    colink: {
      zh: '远程控制客户端：网页 SSH、端口号映射和远程实时可视化所用的网络连接。',
      en: 'The remote control client: the network link for web SSH, port mapping, and remote real-time visualization.',
      page: 'device/device-remote-control',
    },
    cobridge: {
      zh: 'ROS 节点，用 WebSocket 传出实时数据，并转发消息发布和服务调用。',
      en: 'A ROS node that streams live data over WebSocket and relays publish and service calls.',
      page: 'client/connect-by-cobridge',
    },
    colistener: {
      zh: 'ROS 节点，监听话题，把消息交给 coScout 判断。',
      en: 'A ROS node that listens to topics and hands their messages to coScout, which evaluates the rules.',
      page: 'client/apt-source-install',
    },
    costudio: {
      zh: '桌面上的可视化应用，打开本地文件、局域网内的实时数据和平台链接。',
      en: 'The desktop app for visualization: local files, live data on the local network, and links to the platform.',
      page: 'client/connect-by-cobridge',
    },
    cocli: {
      zh: '命令行工具，管理记录、文件、一刻、项目、动作、用户、角色和镜像仓库。',
      en: 'The command-line tool for records, files, moments, projects, actions, users, roles, and the image registry.',
      page: 'developers/cocli/install',
    },
    'access-token': {
      zh: '命令行工具和 API 使用的个人密钥，在个人设置中创建。',
      en: 'A personal secret for the command-line tool and the API, created in the personal settings.',
      page: 'developers/openapi/apikey',
    },
    's3-access-key': {
      zh: '个人的一对密钥，通过 S3 访问自己能进入的所有项目。',
      en: 'A personal key pair for S3 access to all projects that the user can access.',
      page: 'developers/s3/s3-authentication',
    },
    mcap: {
      zh: '存放带时间戳消息的文件格式，扩展名为 .mcap。',
      en: 'A file format for timestamped messages, with the extension .mcap.',
    },
  },
} as const satisfies Record<string, Entries>;

/** Returns all entries in the order of the page. */
export function glossaryEntries(locale: Locale) {
  return Object.entries(glossary).flatMap(([section, entries]) =>
    Object.entries(entries as Entries).map(([id, {page, popover = true, unless, ...texts}]) => {
      const term = nameOf(id, locale);
      const other = nameOf(id, locale === 'zh' ? 'en' : 'zh');
      return {
        id,
        section,
        term,
        ...(other !== term && {other}),
        definition: texts[locale],
        ...(page && {page}),
        popover,
        unless: unless?.[locale] ?? [],
      };
    }),
  );
}

function nameOf(id: string, locale: Locale): string {
  return id in names
    ? names[id as keyof typeof names]
    : terms[id as TermId][locale === 'zh' ? 0 : 1];
}
