import type {Bilingual} from '../config/locales';

/**
 * Permissions of the platform: each operation with its allowed roles. An operation belongs to one level; roles of
 * the other level do not apply to it, except the organization admin, who may do everything.
 */
export type Level = 'organization' | 'project';

export interface Role {
  id: string;
  level: Level;
  name: Bilingual;
}

export const roles = [
  {
    id: 'organization-admin',
    level: 'organization',
    name: {zh: '组织管理员', en: 'Organization admin'},
  },
  {
    id: 'organization-collaborator',
    level: 'organization',
    name: {zh: '组织成员', en: 'Organization collaborator'},
  },
  {
    id: 'organization-view-only',
    level: 'organization',
    name: {zh: '组织只读成员', en: 'Organization view only'},
  },
  {
    id: 'external-user',
    level: 'organization',
    name: {zh: '外部人员', en: 'External user'},
  },
  {
    id: 'project-admin',
    level: 'project',
    name: {zh: '项目管理员', en: 'Project admin'},
  },
  {
    id: 'project-collaborator',
    level: 'project',
    name: {zh: '项目成员', en: 'Project collaborator'},
  },
  {
    id: 'project-view-only',
    level: 'project',
    name: {zh: '项目只读成员', en: 'Project view only'},
  },
  {
    id: 'annotator',
    level: 'project',
    name: {zh: '标注员', en: 'Annotator'},
  },
  {
    id: 'collector',
    level: 'project',
    name: {zh: '采集员', en: 'Collector'},
  },
  {
    id: 'auditor',
    level: 'project',
    name: {zh: '审核员', en: 'Auditor'},
  },
] as const satisfies readonly Role[];

export type RoleId = (typeof roles)[number]['id'];

export interface Operation {
  level: Level;
  name: Bilingual;
  allowed: readonly RoleId[];
}

export interface OperationGroup {
  /** Also the end of the heading id on the page: `records` for `matrix-records`. */
  id: string;
  name: Bilingual;
  operations: readonly Operation[];
}

/** Allowed roles of an operation of a level, in addition to the organization admin. */
interface Circle {
  level: Level;
  roles: readonly RoleId[];
}

const circle = (level: Level, ...members: RoleId[]): Circle => ({
  level,
  roles: ['organization-admin', ...members],
});

const organizationAdmins = circle('organization');
const organizationContributors = circle('organization', 'organization-collaborator');
const organizationReaders = circle(
  'organization',
  'organization-collaborator',
  'organization-view-only',
);
const everyAccount = circle(
  'organization',
  'organization-collaborator',
  'organization-view-only',
  'external-user',
);
const projectAdmins = circle('project', 'project-admin');
const contributors = circle('project', 'project-admin', 'project-collaborator');
const testReaders = circle('project', 'project-admin', 'project-collaborator', 'project-view-only');
const dataCollectors = circle('project', 'project-admin', 'project-collaborator', 'collector');
const reviewers = circle(
  'project',
  'project-admin',
  'project-collaborator',
  'annotator',
  'auditor',
);
const editors = circle(
  'project',
  'project-admin',
  'project-collaborator',
  'annotator',
  'collector',
  'auditor',
);
const everyProjectRole = circle(
  'project',
  'project-admin',
  'project-collaborator',
  'project-view-only',
  'annotator',
  'collector',
  'auditor',
);

const operation = ({level, roles: allowed}: Circle, name: Bilingual): Operation => ({
  level,
  name,
  allowed,
});

export const permissionGroups: readonly OperationGroup[] = [
  {
    id: 'org-users',
    name: {zh: '组织用户', en: 'Organization users'},
    operations: [
      operation(organizationAdmins, {zh: '邀请组织成员', en: 'Invite users to the organization'}),
      operation(organizationReaders, {zh: '查看组织成员列表', en: 'List organization users'}),
      operation(organizationReaders, {zh: '搜索组织用户', en: 'Search organization users'}),
      operation(organizationAdmins, {
        zh: '编辑用户的组织角色',
        en: "Edit a user's organization role",
      }),
      operation(organizationAdmins, {zh: '禁用用户', en: 'Disable a user'}),
      operation(organizationAdmins, {zh: '启用用户', en: 'Enable a user'}),
    ],
  },
  {
    id: 'org-devices',
    name: {zh: '组织设备', en: 'Organization devices'},
    operations: [
      operation(organizationContributors, {
        zh: '填写信息添加组织设备',
        en: 'Add an organization device by form',
      }),
      operation(organizationReaders, {
        zh: '复制设备客户端安装命令',
        en: 'Copy the install command of the device client',
      }),
      operation(organizationReaders, {zh: '查看组织设备列表', en: 'List organization devices'}),
      operation(organizationReaders, {zh: '搜索组织设备', en: 'Search organization devices'}),
      operation(organizationReaders, {
        zh: '查看组织设备信息',
        en: 'View organization device information',
      }),
      operation(organizationContributors, {
        zh: '编辑组织设备信息',
        en: 'Edit organization device information',
      }),
      operation(organizationAdmins, {zh: '启用设备客户端', en: 'Enable the device client'}),
      operation(organizationAdmins, {zh: '关闭设备客户端', en: 'Disable the device client'}),
      operation(organizationAdmins, {zh: '添加设备字段', en: 'Add a device field'}),
      operation(organizationAdmins, {zh: '编辑设备字段定义', en: 'Edit a device field definition'}),
      operation(organizationAdmins, {zh: '删除设备字段', en: 'Delete a device field'}),
      operation(organizationAdmins, {zh: '添加设备关联项目', en: 'Link a project to a device'}),
      operation(organizationAdmins, {
        zh: '查看设备关联项目',
        en: 'View the projects linked to a device',
      }),
      operation(organizationAdmins, {zh: '移除设备关联项目', en: 'Unlink a project from a device'}),
      operation(organizationAdmins, {zh: '查看设备配置信息', en: 'View the device configuration'}),
      operation(organizationAdmins, {zh: '编辑设备配置信息', en: 'Edit the device configuration'}),
      operation(organizationAdmins, {
        zh: '删除已启用客户端的设备',
        en: 'Delete a device with an enabled client',
      }),
      operation(organizationContributors, {
        zh: '删除未启用客户端的设备',
        en: 'Delete a device without an enabled client',
      }),
    ],
  },
  {
    id: 'images',
    name: {zh: '镜像', en: 'Images'},
    operations: [
      operation(organizationContributors, {zh: '登录镜像仓库', en: 'Log in to the image registry'}),
      operation(organizationContributors, {zh: '推送镜像', en: 'Push an image'}),
      operation(organizationContributors, {zh: '拉取镜像', en: 'Pull an image'}),
      operation(organizationReaders, {zh: '查看镜像列表', en: 'List images'}),
      operation(organizationReaders, {zh: '搜索镜像', en: 'Search images'}),
    ],
  },
  {
    id: 'org-info',
    name: {zh: '组织信息与审计', en: 'Organization information and audit'},
    operations: [
      operation(organizationReaders, {
        zh: '查看组织基本信息',
        en: 'View basic organization information',
      }),
      operation(organizationReaders, {zh: '查看组织活动', en: 'View organization activity'}),
      operation(organizationAdmins, {zh: '查看组织用量数据', en: 'View organization usage data'}),
      operation(organizationAdmins, {zh: '导出组织用量数据', en: 'Export organization usage data'}),
      operation(organizationAdmins, {zh: '查看审计日志', en: 'View audit logs'}),
      operation(organizationAdmins, {zh: '搜索审计日志', en: 'Search audit logs'}),
    ],
  },
  {
    id: 'projects',
    name: {zh: '项目', en: 'Projects'},
    operations: [
      operation(organizationContributors, {zh: '创建项目', en: 'Create a project'}),
      operation(everyProjectRole, {zh: '查看项目列表', en: 'List projects'}),
      operation(everyProjectRole, {zh: '搜索项目', en: 'Search projects'}),
      operation(projectAdmins, {zh: '查看项目基本设置', en: 'View basic project settings'}),
      operation(projectAdmins, {zh: '编辑项目信息', en: 'Edit project information'}),
      operation(projectAdmins, {zh: '编辑项目字段', en: 'Edit project fields'}),
      operation(projectAdmins, {zh: '删除项目字段', en: 'Delete project fields'}),
      operation(projectAdmins, {
        zh: '编辑测试数据保留时长',
        en: 'Edit the test data retention period',
      }),
      operation(projectAdmins, {zh: '切换项目可见性', en: 'Switch project visibility'}),
      operation(projectAdmins, {zh: '归档项目', en: 'Archive a project'}),
      operation(projectAdmins, {zh: '解除归档项目', en: 'Unarchive a project'}),
      operation(projectAdmins, {zh: '删除项目', en: 'Delete a project'}),
      operation(projectAdmins, {zh: '添加项目成员', en: 'Add project members'}),
      operation(projectAdmins, {zh: '查看项目成员列表', en: 'List project members'}),
      operation(projectAdmins, {zh: '搜索项目成员', en: 'Search project members'}),
      operation(projectAdmins, {zh: '编辑项目成员角色', en: "Edit a project member's role"}),
      operation(projectAdmins, {zh: '移除项目成员', en: 'Remove project members'}),
      operation(projectAdmins, {zh: '查看项目服务集成', en: 'View service integrations'}),
      operation(projectAdmins, {zh: '编辑项目服务集成', en: 'Edit service integrations'}),
      operation(projectAdmins, {zh: '删除项目服务集成', en: 'Delete service integrations'}),
      operation(everyProjectRole, {zh: '查看项目概览', en: 'View the project overview'}),
    ],
  },
  {
    id: 'records',
    name: {zh: '记录', en: 'Records'},
    operations: [
      operation(dataCollectors, {zh: '创建记录', en: 'Create a record'}),
      operation(everyProjectRole, {zh: '查看记录列表', en: 'List records'}),
      operation(everyProjectRole, {zh: '播放记录', en: 'Play a record'}),
      operation(everyProjectRole, {zh: '查看记录统计数据', en: 'View record statistics'}),
      operation(everyProjectRole, {zh: '搜索记录', en: 'Search records'}),
      operation(everyProjectRole, {zh: '查看记录信息', en: 'View record information'}),
      operation(editors, {zh: '编辑记录信息', en: 'Edit record information'}),
      operation(dataCollectors, {zh: '复制记录', en: 'Copy a record'}),
      operation(dataCollectors, {zh: '移动记录', en: 'Move a record'}),
      operation(dataCollectors, {zh: '归档记录', en: 'Archive a record'}),
      operation(dataCollectors, {zh: '解除归档记录', en: 'Unarchive a record'}),
      operation(dataCollectors, {zh: '删除记录', en: 'Delete a record'}),
      operation(everyProjectRole, {zh: '为记录添加评论', en: 'Comment on a record'}),
    ],
  },
  {
    id: 'labels',
    name: {zh: '标签', en: 'Labels'},
    operations: [
      operation(contributors, {zh: '创建标签', en: 'Create a label'}),
      operation(everyProjectRole, {zh: '查看标签列表', en: 'List labels'}),
      operation(everyProjectRole, {zh: '搜索标签', en: 'Search labels'}),
      operation(contributors, {zh: '编辑标签', en: 'Edit a label'}),
      operation(contributors, {zh: '删除标签', en: 'Delete a label'}),
    ],
  },
  {
    id: 'files',
    name: {zh: '记录文件', en: 'Record files'},
    operations: [
      operation(dataCollectors, {zh: '创建文件夹', en: 'Create a folder'}),
      operation(editors, {zh: '上传与导入文件', en: 'Upload and import files'}),
      operation(dataCollectors, {
        zh: '从项目的其他记录复制文件',
        en: 'Copy files from other records of the project',
      }),
      operation(everyProjectRole, {zh: '查看文件列表', en: 'List files'}),
      operation(everyProjectRole, {zh: '搜索文件', en: 'Search files'}),
      operation(everyProjectRole, {zh: '预览文件', en: 'Preview a file'}),
      operation(everyProjectRole, {zh: '下载文件', en: 'Download files'}),
      operation(everyProjectRole, {zh: '复制文件下载链接', en: 'Copy the download link of a file'}),
      operation(dataCollectors, {zh: '重命名文件', en: 'Rename a file'}),
      operation(dataCollectors, {zh: '复制文件', en: 'Copy files'}),
      operation(dataCollectors, {zh: '移动文件', en: 'Move files'}),
      operation(everyProjectRole, {zh: '查看文件媒体类型', en: 'View the file media type'}),
      operation(dataCollectors, {zh: '设置文件媒体类型', en: 'Set the file media type'}),
      operation(contributors, {zh: '解压文件', en: 'Decompress files'}),
      operation(dataCollectors, {zh: '删除文件', en: 'Delete files'}),
    ],
  },
  {
    id: 'moments',
    name: {zh: '一刻', en: 'Moments'},
    operations: [
      operation(reviewers, {zh: '创建一刻', en: 'Create a moment'}),
      operation(everyProjectRole, {zh: '查看一刻列表', en: 'List moments'}),
      operation(everyProjectRole, {zh: '播放一刻', en: 'Play a moment'}),
      operation(everyProjectRole, {zh: '搜索一刻', en: 'Search moments'}),
      operation(reviewers, {zh: '编辑一刻信息', en: 'Edit a moment'}),
      operation(everyProjectRole, {zh: '复制一刻链接', en: 'Copy the link of a moment'}),
      operation(reviewers, {zh: '删除一刻', en: 'Delete a moment'}),
    ],
  },
  {
    id: 'automation',
    name: {zh: '自动化', en: 'Automation'},
    operations: [
      operation(contributors, {zh: '创建动作', en: 'Create an action'}),
      operation(everyProjectRole, {zh: '查看动作列表', en: 'List actions'}),
      operation(everyProjectRole, {zh: '搜索动作', en: 'Search actions'}),
      operation(everyProjectRole, {zh: '查看动作信息', en: 'View action information'}),
      operation(contributors, {zh: '编辑动作', en: 'Edit an action'}),
      operation(contributors, {zh: '删除动作', en: 'Delete an action'}),
      operation(contributors, {zh: '创建触发器', en: 'Create a trigger'}),
      operation(everyProjectRole, {zh: '查看触发器列表', en: 'List triggers'}),
      operation(everyProjectRole, {zh: '搜索触发器', en: 'Search triggers'}),
      operation(everyProjectRole, {zh: '查看触发器信息', en: 'View trigger information'}),
      operation(contributors, {zh: '编辑触发器', en: 'Edit a trigger'}),
      operation(contributors, {zh: '启用触发器', en: 'Enable a trigger'}),
      operation(contributors, {zh: '停用触发器', en: 'Disable a trigger'}),
      operation(contributors, {zh: '删除触发器', en: 'Delete a trigger'}),
      operation(contributors, {zh: '调用动作', en: 'Invoke an action'}),
      operation(everyProjectRole, {zh: '查看动作调用历史', en: 'View invocations'}),
      operation(everyProjectRole, {zh: '过滤动作调用历史', en: 'Filter invocations'}),
      operation(contributors, {zh: '终止运行中的动作', en: 'Terminate a running action'}),
      operation(dataCollectors, {
        zh: '复制动作的输出文件到记录',
        en: 'Copy output files of an action to a record',
      }),
      operation(everyProjectRole, {
        zh: '下载动作的输出文件',
        en: 'Download output files of an action',
      }),
    ],
  },
  {
    id: 'tasks',
    name: {zh: '任务', en: 'Tasks'},
    operations: [
      operation(dataCollectors, {zh: '创建任务', en: 'Create a task'}),
      operation(everyProjectRole, {zh: '查看任务', en: 'View tasks'}),
      operation(everyProjectRole, {zh: '搜索任务', en: 'Search tasks'}),
      operation(editors, {zh: '编辑任务', en: 'Edit a task'}),
      operation(editors, {zh: '同步任务', en: 'Sync a task'}),
      operation(contributors, {zh: '删除任务', en: 'Delete a task'}),
      operation(everyProjectRole, {zh: '为任务添加评论', en: 'Comment on a task'}),
      operation(everyProjectRole, {
        zh: '导出项目任务为 .csv 文件',
        en: 'Export project tasks as a .csv file',
      }),
    ],
  },
  {
    id: 'tests',
    name: {zh: '批量测试', en: 'Batch testing'},
    operations: [
      operation(contributors, {
        zh: '上传测试套件的配置文件',
        en: 'Upload the configuration file of a test suite',
      }),
      operation(testReaders, {zh: '查看测试套件信息', en: 'View test suite information'}),
      operation(contributors, {
        zh: '编辑测试套件的配置文件',
        en: 'Edit the configuration file of a test suite',
      }),
      operation(testReaders, {
        zh: '下载测试套件的配置文件',
        en: 'Download the configuration file of a test suite',
      }),
      operation(contributors, {zh: '上传测试程序', en: 'Upload a test bundle'}),
      operation(testReaders, {zh: '查看测试程序列表', en: 'List test bundles'}),
      operation(testReaders, {zh: '过滤测试程序', en: 'Filter test bundles'}),
      operation(testReaders, {zh: '下载测试程序', en: 'Download a test bundle'}),
      operation(contributors, {zh: '运行批量测试', en: 'Run a batch test'}),
      operation(contributors, {zh: '取消运行中的批量测试', en: 'Cancel a running batch test'}),
      operation(testReaders, {zh: '查看批量测试', en: 'View batch tests'}),
      operation(testReaders, {zh: '过滤批量测试', en: 'Filter batch tests'}),
      operation(testReaders, {
        zh: '查看单个测试用例的测试报告',
        en: 'View the test report of a test case',
      }),
      operation(testReaders, {zh: '播放影子模式', en: 'Play in shadow mode'}),
      operation(testReaders, {
        zh: '查看单个测试用例的测试历史',
        en: 'View the test history of a test case',
      }),
      operation(contributors, {zh: '终止单个测试', en: 'Terminate a single test'}),
      operation(testReaders, {zh: '查看单个测试详情', en: 'View the details of a single test'}),
      operation(testReaders, {zh: '下载批量测试输出文件', en: 'Download batch test output files'}),
      operation(testReaders, {zh: '预览批量测试输出文件', en: 'Preview batch test output files'}),
      operation(testReaders, {zh: '下载批量测试产物文件', en: 'Download batch test artifacts'}),
    ],
  },
  {
    id: 'project-devices',
    name: {zh: '项目设备与规则', en: 'Project devices and rules'},
    operations: [
      operation(projectAdmins, {zh: '添加项目关联设备', en: 'Add a device to the project'}),
      operation(everyProjectRole, {zh: '查看项目设备', en: 'View project devices'}),
      operation(everyProjectRole, {zh: '搜索项目设备', en: 'Search project devices'}),
      operation(projectAdmins, {zh: '移除项目设备', en: 'Remove a device from the project'}),
      operation(dataCollectors, {zh: '采集数据', en: 'Collect data'}),
      operation(everyProjectRole, {zh: '实时可视化', en: 'Open real-time visualization'}),
      operation(contributors, {zh: '网页 SSH', en: 'Open web SSH'}),
      operation(contributors, {zh: '管理端口号', en: 'Manage port mappings'}),
      operation(everyProjectRole, {zh: '查看端口号', en: 'View port mappings'}),
      operation(contributors, {zh: '执行远程命令', en: 'Run remote commands'}),
      operation(everyProjectRole, {zh: '查看远程命令历史', en: 'View the remote command history'}),
      operation(projectAdmins, {zh: '添加规则组', en: 'Add a rule group'}),
      operation(projectAdmins, {zh: '添加规则', en: 'Add a rule'}),
      operation(everyProjectRole, {zh: '查看规则组', en: 'View rule groups'}),
      operation(everyProjectRole, {zh: '查看规则', en: 'View rules'}),
      operation(everyProjectRole, {zh: '搜索规则', en: 'Search rules'}),
      operation(projectAdmins, {zh: '重命名规则组', en: 'Rename a rule group'}),
      operation(projectAdmins, {zh: '编辑规则', en: 'Edit a rule'}),
      operation(projectAdmins, {zh: '调试规则', en: 'Debug a rule'}),
      operation(projectAdmins, {zh: '启用规则组', en: 'Enable a rule group'}),
      operation(projectAdmins, {zh: '停用规则组', en: 'Disable a rule group'}),
      operation(projectAdmins, {zh: '删除规则组', en: 'Delete a rule group'}),
      operation(projectAdmins, {zh: '删除规则', en: 'Delete a rule'}),
      operation(everyProjectRole, {
        zh: '查看设备执行历史',
        en: 'View the device execution history',
      }),
      operation(everyProjectRole, {
        zh: '搜索设备执行历史',
        en: 'Search the device execution history',
      }),
      operation(contributors, {zh: '终止设备采集数据', en: 'Terminate a data collection'}),
    ],
  },
  {
    id: 'personal',
    name: {zh: '个人设置', en: 'Personal settings'},
    operations: [
      operation(everyAccount, {zh: '设置系统语言', en: 'Set the system language'}),
      operation(everyAccount, {zh: '查看个人资料', en: 'View your profile'}),
      operation(everyAccount, {zh: '编辑个人资料', en: 'Edit your profile'}),
      operation(everyAccount, {zh: '生成访问令牌', en: 'Generate an access token'}),
      operation(everyAccount, {zh: '删除访问令牌', en: 'Delete an access token'}),
      operation(organizationReaders, {zh: '生成 S3 访问密钥', en: 'Generate an S3 access key'}),
      operation(organizationReaders, {zh: '删除 S3 访问密钥', en: 'Delete an S3 access key'}),
    ],
  },
];
