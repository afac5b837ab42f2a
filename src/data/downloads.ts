/** Items of the download page, in both languages. File addresses are those of the latest stable release. */
import type {Bilingual, Locale} from '../config/locales';

type SystemId = 'windows' | 'macos' | 'linux';

export type DesktopFile =
  | 'win.exe'
  | 'win_x64.exe'
  | 'win_arm64.exe'
  | 'mac_universal.dmg'
  | 'linux_amd64.deb'
  | 'linux_arm64.deb';

/** A text that is the same in both languages. */
const same = (text: string): Bilingual => ({zh: text, en: text});

export interface DocLink {
  label: Bilingual;
  to: string;
}

interface DesktopSystem {
  id: SystemId;
  name: string;
  /** Files by the end of their name, the most common one first. */
  files: readonly {suffix: DesktopFile; architecture: Bilingual}[];
  install: Bilingual;
  /** Shell command that installs the downloaded file. */
  command?: string;
  notes: readonly Bilingual[];
  links: readonly DocLink[];
}

export interface Tool {
  /** Anchor on the page. */
  id: string;
  name: Bilingual;
  purpose: Bilingual;
  systems?: Bilingual;
  /** Commands, with the download host of the reader's region. */
  commands: readonly {title: Bilingual; code: Bilingual}[];
  links: readonly DocLink[];
}

/** Pages and hosts of the downloads. */
export const downloadSources = {
  /** Folder with the latest stable coStudio, by region of the reader. */
  desktop: {
    zh: 'https://download.coscene.cn/coStudio/packages/latest/',
    en: 'https://download.coscene.io/coStudio/latest/',
  },
  releaseNotes: 'https://github.com/coscene-io/honeybee/releases',
} as const;

export const desktopSystems: readonly DesktopSystem[] = [
  {
    id: 'windows',
    name: 'Windows',
    files: [
      {suffix: 'win.exe', architecture: {zh: 'x64 与 arm64', en: 'x64 and arm64'}},
      {suffix: 'win_x64.exe', architecture: same('x64')},
      {suffix: 'win_arm64.exe', architecture: same('arm64')},
    ],
    install: {
      zh: '运行安装程序，阅读许可条款，选择安装目录。',
      en: 'Run the installer, read the license, and choose a folder.',
    },
    notes: [
      {
        zh: '安装程序会在桌面和开始菜单创建快捷方式。',
        en: 'The installer adds shortcuts to the desktop and the Start menu.',
      },
    ],
    links: [],
  },
  {
    id: 'macos',
    name: 'macOS',
    files: [
      {
        suffix: 'mac_universal.dmg',
        architecture: {zh: '通用：Intel 与 Apple 芯片', en: 'Universal: Intel and Apple silicon'},
      },
    ],
    install: {
      zh: '打开 .dmg 文件，安装其中的 coStudio。',
      en: 'Open the .dmg file and install coStudio from it.',
    },
    notes: [],
    links: [],
  },
  {
    id: 'linux',
    name: 'Linux',
    files: [
      {suffix: 'linux_amd64.deb', architecture: same('amd64')},
      {suffix: 'linux_arm64.deb', architecture: same('arm64')},
    ],
    install: {
      zh: '在下载目录中运行，apt 会补齐依赖：',
      en: 'Run this in your download folder. APT installs the dependencies:',
    },
    command: 'sudo apt install ./coStudio_*.deb',
    notes: [
      {
        zh: '依赖：`libgtk-3-0`、`libnotify4`、`libnss3`、`libxtst6`、`xdg-utils`、`libatspi2.0-0`、`libdrm2`、`libgbm1`、`libxcb-dri3-0`。',
        en: 'Needs `libgtk-3-0`, `libnotify4`, `libnss3`, `libxtst6`, `xdg-utils`, `libatspi2.0-0`, `libdrm2`, `libgbm1`, and `libxcb-dri3-0`.',
      },
      {
        zh: '安装包会添加 APT 仓库，之后用 `sudo apt update` 和 `sudo apt install costudio` 更新。',
        en: 'The package adds the APT repository; from then on, `sudo apt update` and `sudo apt install costudio` update it.',
      },
    ],
    links: [
      {
        label: {zh: '通过 APT 安装 coScene 软件', en: 'Install coScene software with APT'},
        to: '/docs/client/apt-source-install',
      },
    ],
  },
];

export const tools: readonly Tool[] = [
  {
    id: 'command-line',
    name: {zh: '命令行工具 coCLI', en: 'Command-line tool coCLI'},
    purpose: {
      zh: '在终端和脚本里管理记录、文件、项目和动作。',
      en: 'Manage records, files, projects, and actions from a terminal or a script.',
    },
    systems: {
      zh: 'Linux、macOS；amd64、arm64。Windows 上请用 WSL。',
      en: 'Linux and macOS on amd64 and arm64. On Windows, use WSL.',
    },
    commands: [
      {
        title: {zh: '安装最新版本', en: 'Install the newest release'},
        code: {
          zh: 'curl -fL https://download.coscene.cn/cocli/install.sh | sh',
          en: 'curl -fL https://download.coscene.io/cocli/install.sh | sh',
        },
      },
      {title: {zh: '检查', en: 'Check'}, code: same('cocli --version')},
    ],
    links: [
      {
        label: {zh: '安装和初始化 coCLI', en: 'Install and set up coCLI'},
        to: '/docs/developers/cocli/install',
      },
    ],
  },
  {
    id: 'device-client',
    name: {zh: '设备客户端', en: 'Device client'},
    purpose: {
      zh: '让设备接入平台：coScout 采集数据，coLink 提供远程连接。安装命令由平台为你的组织生成，在「添加设备」对话框中复制。',
      en: 'Connects a device to the platform: coScout collects data, and coLink provides remote access. The platform generates the install command for your organization; copy it from the dialog that adds a device.',
    },
    systems: {zh: 'Linux', en: 'Linux'},
    commands: [],
    links: [
      {label: {zh: '添加设备', en: 'Add a device'}, to: '/docs/device/create-device'},
      {
        label: {zh: '卸载', en: 'Uninstall'},
        to: '/docs/client/uninstall#device-client',
      },
    ],
  },
  {
    id: 'ros-nodes',
    name: {zh: 'ROS 节点 coBridge 与 coListener', en: 'ROS nodes coBridge and coListener'},
    purpose: {
      zh: 'coBridge 为可视化提供实时数据，coListener 把话题交给 coScout 判断规则。',
      en: 'coBridge supplies live data for visualization. coListener passes topics to coScout, which evaluates the rules.',
    },
    systems: {
      zh: 'Ubuntu 与 ROS 的组合见安装页面。先添加 APT 仓库，并让 `ROS_DISTRO` 生效。',
      en: 'For the combinations of Ubuntu and ROS, see the install page. Add the APT repository first, and set `ROS_DISTRO`.',
    },
    commands: [
      {
        title: {zh: '安装', en: 'Install'},
        code: same('sudo apt install "ros-${ROS_DISTRO}-cobridge" "ros-${ROS_DISTRO}-colistener"'),
      },
    ],
    links: [
      {
        label: {zh: '通过 APT 安装 coScene 软件', en: 'Install coScene software with APT'},
        to: '/docs/client/apt-source-install',
      },
      {
        label: {zh: '通过 coBridge 连接机器', en: 'Connect to a device with coBridge'},
        to: '/docs/client/connect-by-cobridge',
      },
    ],
  },
  {
    id: 'openapi',
    name: {zh: 'OpenAPI 定义文件', en: 'OpenAPI definition'},
    purpose: {
      zh: 'YAML 文件，用来生成客户端代码，或导入 Postman 等工具。',
      en: 'A YAML file to generate client code from or to import into a tool such as Postman.',
    },
    commands: [
      {
        title: {zh: '下载', en: 'Download'},
        code: same('curl -fLO https://download.coscene.cn/openapi/openapi.yaml'),
      },
    ],
    links: [
      {
        label: {zh: 'OpenAPI 简介', en: 'Introduction to OpenAPI'},
        to: '/docs/developers/openapi/intro',
      },
      {label: {zh: '在 Postman 中使用', en: 'Use Postman'}, to: '/docs/developers/openapi/postman'},
    ],
  },
];

/** Texts of the page that belong to no single download. */
export const downloadTexts = {
  title: {zh: '产品下载', en: 'Download'},
  description: {
    zh: '下载桌面应用 coStudio，安装命令行工具 coCLI、设备客户端和 ROS 节点：各系统的安装文件、架构与命令。',
    en: 'Get the coStudio desktop app, the coCLI command-line tool, the device client, and the ROS nodes: files, architectures, and commands by system.',
  },
  keywords: {
    zh: 'coStudio 下载，coCLI 安装，设备客户端，OpenAPI 定义，安装包，Windows，Mac，Ubuntu，dmg，exe，deb',
    en: 'coStudio download, install coCLI, device client, OpenAPI definition, installer, setup file, Windows, Mac, Ubuntu, dmg, exe, deb',
  },
  lead: {
    zh: '桌面应用 coStudio 打开本机的数据文件，连接同一网络中的设备。命令行工具、设备端软件和接口定义也在这里。',
    en: 'The coStudio desktop app opens data files from your disk and connects to devices on your network. The command-line tool, device software, and the API definition are here too.',
  },
  desktop: {
    zh: '打开 .mcap、.bag、.db3、.ulg 和 .ulog 数据文件，安装 .coe、.foxe 插件；也可以由平台通过 `coscene://` 链接打开。Windows 和 macOS 上默认自动安装更新，Linux 上用 APT 更新。',
    en: 'coStudio opens .mcap, .bag, .db3, .ulg, and .ulog data files, installs .coe and .foxe extensions, and can be opened from the platform by a `coscene://` link. On Windows and macOS it installs updates automatically by default; on Linux, update it with APT.',
  },
  desktopFiles: {zh: 'coStudio 的全部安装文件', en: 'All files of coStudio'},
  getDesktop: {zh: '下载 coStudio', en: 'Download coStudio'},
  getDesktopFor: {zh: '下载 coStudio：', en: 'Download coStudio for '},
  allSystems: {
    zh: '最新稳定版，Windows、macOS 和 Linux',
    en: 'Newest stable release, for Windows, macOS, and Linux',
  },
  otherFiles: {zh: '其他系统', en: 'Other systems'},
  releaseNotes: {zh: '版本说明', en: 'Release notes'},
  uninstall: {zh: '卸载', en: 'Uninstall'},
  works: {zh: '系统：', en: 'Runs on: '},
} as const satisfies Record<string, Bilingual>;

/** All commands of the download page. */
export const downloadCommands = (locale: Locale): string[] => [
  ...desktopSystems.flatMap(({command}) => command ?? []),
  ...tools.flatMap((tool) => tool.commands.map(({code}) => code[locale])),
];
