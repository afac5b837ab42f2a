import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {category, docs} from './src/config/sidebar';

/**
 * The whole information architecture, in reading order.
 * A page's label is its title (or `sidebar_label`); a category has both languages here.
 */
const sidebars: SidebarsConfig = {
  docs: [
    'overview',
    category({
      label: {zh: '新手入门', en: 'Getting started'},
      items: ['get-started/quick-start', 'get-started/first-collection'],
    }),
    category({
      label: {zh: '协作', en: 'Collaboration'},
      slug: '/category/collaboration',
      description: {
        zh: '用项目和记录组织机器人数据，用任务和评论跟进问题，并与 Jira、Teambition 对接。',
        en: 'Organize robot data in projects and records, follow problems up with tasks and comments, and connect Jira or Teambition.',
      },
      items: [
        category({
          label: {zh: '记录操作', en: 'Records'},
          slug: '/category/record',
          description: {
            zh: '创建记录、上传文件，再按标签、字段和条件找回它们。',
            en: 'Create records, upload files, and find them again by label, field, and filter.',
          },
          items: [
            'collaboration/record/quick-start-record',
            'collaboration/record/create-record',
            'collaboration/record/manage-records',
            'collaboration/record/upload-files',
            'collaboration/record/manage-file',
          ],
        }),
        category({
          label: {zh: '项目协作', en: 'Project collaboration'},
          slug: '/category/project-collaboration',
          description: {
            zh: '决定谁能看到项目，把数据里发现的问题交给具体的人，并就同一段数据讨论。',
            en: 'Decide who sees a project, hand problems found in data to a person, and discuss them on the data itself.',
          },
          items: [
            'collaboration/project-collaboration/project',
            'collaboration/project-collaboration/general-task',
            'collaboration/project-collaboration/add-comment-to-record',
          ],
        }),
        category({
          label: {zh: '组织和团队', en: 'Organization and team'},
          slug: '/category/organization-and-team',
          description: {
            zh: '创建组织、邀请成员、分配角色，查看用量与审计日志。',
            en: 'Create an organization, invite people, assign roles, and watch usage and the audit log.',
          },
          items: ['collaboration/organization/organizations'],
        }),
        'collaboration/common-resource',
        category({
          label: {zh: '服务集成', en: 'Service integrations'},
          slug: '/category/3rd-party-integration',
          description: {
            zh: '把平台里的任务同步到团队已有的工单系统。',
            en: 'Send tasks from the platform to the ticket system your team already uses.',
          },
          items: [
            'collaboration/integration/jira-integration',
            'collaboration/integration/teambition-integration',
          ],
        }),
      ],
    }),
    category({
      label: {zh: '可视化', en: 'Visualization'},
      slug: '/category/viz',
      description: {
        zh: '在浏览器里回放记录、实时查看设备，用面板、布局和插件看清数据。',
        en: 'Play records and watch devices live in the browser, with panels, layouts, and extensions.',
      },
      items: [
        'viz/about-viz',
        'viz/inspect-recording',
        'viz/use-3d-viz',
        'viz/layout',
        category({
          label: {zh: '面板', en: 'Panels'},
          slug: '/category/panel',
          description: {
            zh: '每种面板显示什么、接受哪些消息、每项设置的作用。',
            en: 'What each panel shows, which messages it accepts, and what every setting does.',
          },
          items: [
            'viz/panel/panel-overview',
            'viz/panel/message-path',
            'viz/panel/3d-panel',
            'viz/panel/3d-panel-topics',
            'viz/panel/3d-panel-models',
            'viz/panel/log-panel',
            'viz/panel/plot-panel',
            'viz/panel/image-panel',
            'viz/panel/publish-panel',
            'viz/panel/service-panel',
            'viz/panel/teleop-panel',
            'viz/panel/raw-messages',
            'viz/panel/user-scripts',
            'viz/panel/user-scripts-reference',
            'viz/panel/map-panel',
            'viz/panel/state-transitions-panel',
            'viz/panel/gauge-panel',
            'viz/panel/indicator-panel',
            'viz/panel/table-panel',
            'viz/panel/diagnostics-panel',
            'viz/panel/parameters-panel',
            'viz/panel/topic-graph-panel',
            'viz/panel/variable-slider-panel',
            'viz/panel/data-collection-panel',
            'viz/panel/tab-panel',
            'viz/panel/data-source-info-panel',
          ],
        }),
        'viz/create-moment-viz',
        'viz/options',
        'viz/frame-rate-optimization',
        category({
          label: {zh: '插件', en: 'Extensions'},
          slug: '/category/extensions',
          description: {
            zh: '用 TypeScript 编写自己的面板、消息转换器和话题别名。',
            en: 'Write your own panels, message converters, and topic aliases in TypeScript.',
          },
          items: [
            'viz/extensions/introduction',
            'viz/extensions/local-development',
            'viz/extensions/extensions-install',
            category({
              label: {zh: '最佳实践', en: 'Best practices'},
              slug: '/category/extensions/best-practices',
              description: {
                zh: '两个从头到尾的例子：三维标记的消息转换器和自定义面板。',
                en: 'Two worked examples: a message converter for 3D markers, and a custom panel.',
              },
              items: [
                'viz/extensions/best-practices/using-message-converters-to-display-3d-markers-in-3d-panel',
                'viz/extensions/best-practices/custom-panel',
              ],
            }),
            category({
              label: {zh: '指南', en: 'Guides'},
              slug: '/category/extensions/guides',
              description: {
                zh: '一步步创建面板、转换器和话题别名，并让它们跑得快。',
                en: 'Build panels, converters, and topic aliases step by step, and keep them fast.',
              },
              items: [
                'viz/extensions/guides/create-custom-panel',
                'viz/extensions/guides/create-message-converter',
                'viz/extensions/guides/create-topic-aliases',
                'viz/extensions/guides/optimize-extension-performance',
              ],
            }),
            category({
              label: {zh: 'API 参考', en: 'API reference'},
              slug: '/category/extensions/api',
              description: {
                zh: '插件 API 的全部类型：入口、面板、转换器、话题别名及公共类型。',
                en: 'Every type of the extension API: entry point, panels, converters, topic aliases, and shared types.',
              },
              items: [
                'viz/extensions/api/introduction',
                category({
                  label: {zh: '入口', en: 'Entry point'},
                  slug: '/category/extensions/entry-point',
                  description: {
                    zh: '插件如何被加载，以及它能向应用注册什么。',
                    en: 'How an extension is loaded, and what it can register with the app.',
                  },
                  items: [{type: 'autogenerated', dirName: 'viz/extensions/api/entry-point'}],
                }),
                category({
                  label: {zh: '自定义面板', en: 'Custom panels'},
                  slug: '/category/extensions/custom-panels',
                  description: {
                    zh: '面板的注册、渲染状态、订阅和设置树。',
                    en: 'Registration, render state, subscriptions, and the settings tree of a panel.',
                  },
                  items: [
                    'viz/extensions/api/custom-panels/extension-panel-registration',
                    'viz/extensions/api/custom-panels/layout-actions',
                    'viz/extensions/api/custom-panels/panel-extension-context',
                    'viz/extensions/api/custom-panels/render-state',
                    'viz/extensions/api/custom-panels/settings-icon',
                    'viz/extensions/api/custom-panels/settings-tree',
                    'viz/extensions/api/custom-panels/settings-tree-action',
                    'viz/extensions/api/custom-panels/settings-tree-children',
                    'viz/extensions/api/custom-panels/settings-tree-field',
                    'viz/extensions/api/custom-panels/settings-tree-fields',
                    'viz/extensions/api/custom-panels/settings-tree-field-value',
                    'viz/extensions/api/custom-panels/settings-tree-node',
                    'viz/extensions/api/custom-panels/settings-tree-node-action',
                    'viz/extensions/api/custom-panels/settings-tree-node-action-divider',
                    'viz/extensions/api/custom-panels/settings-tree-node-action-item',
                    'viz/extensions/api/custom-panels/subscribe-message-range-args',
                    'viz/extensions/api/custom-panels/subscription',
                  ],
                }),
                category({
                  label: {zh: '消息转换器', en: 'Message converters'},
                  slug: '/category/extensions/message-converters',
                  description: {
                    zh: '把一种消息转换成面板认识的消息。',
                    en: 'Turn one message type into another that panels understand.',
                  },
                  items: ['viz/extensions/api/message-converters/register-message-converter-args'],
                }),
                category({
                  label: {zh: '话题别名', en: 'Topic aliases'},
                  slug: '/category/extensions/topic-aliases',
                  description: {
                    zh: '给话题起第二个名字，面板不必再改订阅。',
                    en: 'Give a topic a second name, so that panels need no change.',
                  },
                  items: [
                    'viz/extensions/api/topic-aliases/base-topic',
                    'viz/extensions/api/topic-aliases/topic-alias',
                    'viz/extensions/api/topic-aliases/topic-alias-function',
                  ],
                }),
                category({
                  label: {zh: '其他', en: 'Other types'},
                  slug: '/category/extensions/other',
                  description: {
                    zh: '各处共用的类型：消息、时间、话题、变量和参数。',
                    en: 'Types used throughout: messages, time, topics, variables, and parameters.',
                  },
                  items: [{type: 'autogenerated', dirName: 'viz/extensions/api/other'}],
                }),
              ],
            }),
          ],
        }),
        category({
          label: {zh: '消息架构', en: 'Message schemas'},
          slug: '/viz/message-schemas',
          description: {
            zh: '可视化能直接绘制的消息：每个字段的含义，以及 ROS、Protobuf、JSON 等写法。',
            en: 'The messages that visualization draws directly: what each field means, and how to write them for ROS, Protobuf, JSON, and more.',
          },
          // By subject: a type before the types that are made of it, an enum after the message that uses it.
          items: [
            ...docs('viz/message-schemas', ['introduction', 'built-in-types']),
            ...docs(
              'viz/message-schemas',
              ['compressed-image', 'raw-image', 'compressed-video', 'camera-calibration'],
              {zh: '图像与视频', en: 'Images and video'},
            ),
            ...docs(
              'viz/message-schemas',
              [
                'image-annotations',
                'circle-annotation',
                'points-annotation',
                'enum-points-annotation-type',
                'text-annotation',
              ],
              {zh: '图像标注', en: 'Image annotations'},
            ),
            ...docs(
              'viz/message-schemas',
              [
                'scene-update',
                'scene-entity',
                'scene-entity-deletion',
                'enum-scene-entity-deletion-type',
                'arrow-primitive',
                'cube-primitive',
                'sphere-primitive',
                'cylinder-primitive',
                'line-primitive',
                'enum-line-type',
                'triangle-list-primitive',
                'text-primitive',
                'model-primitive',
              ],
              {zh: '三维场景与图元', en: '3D scenes and primitives'},
            ),
            ...docs(
              'viz/message-schemas',
              ['point-cloud', 'laser-scan', 'grid', 'packed-element-field', 'enum-numeric-type'],
              {zh: '激光、点云与栅格', en: 'Lidar, point clouds, and grids'},
            ),
            ...docs(
              'viz/message-schemas',
              ['frame-transform', 'frame-transforms', 'pose', 'pose-in-frame', 'poses-in-frame'],
              {zh: '坐标变换与位姿', en: 'Transforms and poses'},
            ),
            ...docs(
              'viz/message-schemas',
              ['location-fix', 'enum-position-covariance-type', 'geo-json'],
              {zh: '地图', en: 'Maps'},
            ),
            ...docs('viz/message-schemas', ['log', 'enum-log-level'], {zh: '日志', en: 'Logs'}),
            ...docs(
              'viz/message-schemas',
              [
                'point-2',
                'point-3',
                'vector-2',
                'vector-3',
                'quaternion',
                'color',
                'key-value-pair',
              ],
              {zh: '几何与通用', en: 'Geometry and common parts'},
            ),
          ],
        }),
      ],
    }),
    category({
      label: {zh: '设备', en: 'Devices'},
      slug: '/category/device',
      description: {
        zh: '把机器人接入平台：安装客户端、配置采集、远程连接、批量运维。',
        en: 'Bring robots onto the platform: install the client, configure collection, connect remotely, operate in bulk.',
      },
      items: [
        'device/device',
        'device/create-device',
        'device/install-offline',
        'device/install-reference',
        'device/manage-device',
        'device/device-collector',
        'device/multi-board',
        'device/local-api',
        'device/device-collect',
        'device/device-remote-control',
        'device/batch-device-operations',
        'device/change-device-guide',
      ],
    }),
    category({
      label: {zh: '自动化', en: 'Automation'},
      slug: '/category/workflow',
      description: {
        zh: '让动作在数据到达、任务变化或到点时自动运行。',
        en: 'Run actions automatically when data arrives, a task changes, or a schedule is due.',
      },
      items: [
        'automation/quick-start-workflow',
        'automation/action-overview',
        'automation/create-action',
        'automation/trigger',
        'automation/invocation',
        'automation/action-runtime',
        'automation/cron',
      ],
    }),
    category({
      label: {zh: '仿真与测试', en: 'Simulation and testing'},
      slug: '/category/sim-and-tests',
      description: {
        zh: '用真实记录批量验证新版本，比较每次的结果。',
        en: 'Check new versions against real records, in bulk, and compare the results.',
      },
      items: [
        category({
          label: {zh: '批量测试', en: 'Batch testing'},
          slug: '/category/regression',
          description: {
            zh: '准备测试程序和测试套件，运行，再比较结果。',
            en: 'Prepare a test bundle and a test suite, run them, and compare results.',
          },
          items: [
            'sim-and-tests/regression/intro',
            'sim-and-tests/regression/config-management',
            'sim-and-tests/regression/test-bundle-management',
            'sim-and-tests/regression/run',
            'sim-and-tests/regression/status-and-output',
            'sim-and-tests/regression/yaml-sample',
            'sim-and-tests/regression/configuration-samples',
          ],
        }),
      ],
    }),
    category({
      label: {zh: '开发者', en: 'Developers'},
      slug: '/category/developer',
      description: {
        zh: '用命令行、OpenAPI 和 S3 把平台接入自己的工具链。',
        en: 'Connect the platform to your own tools with the command line, OpenAPI, and S3.',
      },
      items: [
        category({
          label: {zh: '概念', en: 'Core concepts'},
          slug: '/category/core-concepts',
          description: {
            zh: '数据模型、用户权限和自动化的基本概念。',
            en: 'The data model, users and permissions, and how automation fits together.',
          },
          items: [
            'developers/concepts/data-models',
            'developers/concepts/auth-models',
            'developers/concepts/permission-matrix',
            'developers/concepts/workflow',
          ],
        }),
        category({
          label: {zh: '命令行工具 coCLI', en: 'coCLI'},
          slug: '/category/cocli',
          description: {
            zh: '在终端和脚本里操作记录、文件、动作、用户和镜像仓库。',
            en: 'Work with records, files, actions, users, and the image registry from a terminal or a script.',
          },
          items: [
            'developers/cocli/install',
            'developers/cocli/record-operations',
            'developers/cocli/find-records',
            'developers/cocli/transfer-files',
            'developers/cocli/manage-files',
            'developers/cocli/manage-moments',
            'developers/cocli/project-operations',
            'developers/cocli/action-operations',
            'developers/cocli/action-spec',
            'developers/cocli/run-actions',
            'developers/cocli/user-role-registry',
            'developers/cocli/common-batch-tasks',
            category({
              label: {zh: '命令参考', en: 'Command reference'},
              page: 'developers/cocli/command-reference',
              description: {
                zh: '全部命令一览，可筛选；每个命令的用法、示例、参数和限制。',
                en: 'All commands with a filter, and the usage, examples, flags, and limits of each one.',
              },
              items: [
                'developers/cocli/record-commands',
                'developers/cocli/record-file-commands',
                'developers/cocli/record-moment-commands',
                'developers/cocli/project-commands',
                'developers/cocli/action-commands',
                'developers/cocli/login-commands',
                'developers/cocli/other-commands',
              ],
            }),
            'developers/cocli/auto-complete',
            'developers/cocli/advanced-features',
          ],
        }),
        category({
          label: {zh: '开放平台 OpenAPI', en: 'OpenAPI'},
          slug: '/category/openapi',
          description: {
            zh: '获取地址和访问令牌，发出第一个请求。',
            en: 'Get the endpoint and an access token, and make a first call.',
          },
          items: [
            'developers/openapi/intro',
            'developers/openapi/upload-and-download',
            'developers/openapi/openapi-endpoint',
            'developers/openapi/apikey',
            'developers/openapi/postman',
          ],
        }),
        category({
          label: {zh: 'S3 存储', en: 'S3 storage'},
          slug: '/category/s3',
          description: {
            zh: '用支持 S3 协议的工具读写记录里的文件。',
            en: 'Read and write the files of records with any tool that speaks S3.',
          },
          items: ['developers/s3/s3-authentication', 'developers/s3/s3-operations'],
        }),
      ],
    }),
    category({
      label: {zh: '应用场景', en: 'Use cases'},
      slug: '/category/use-case',
      description: {
        zh: '从采集到诊断、仿真和数据工厂的完整做法。',
        en: 'Complete walkthroughs: collection, diagnosis, simulation, and a data factory.',
      },
      items: [
        'use-case/common-task',
        'use-case/automated-data-processing',
        'use-case/online-simulation-test',
        category({
          label: {zh: '数据自动采集与诊断', en: 'Data collection and diagnosis'},
          slug: '/category/data-collection-and-diagnosis',
          description: {
            zh: '用规则发现现场异常，自动采集前后的数据并标记时刻。',
            en: 'Detect incidents with rules, collect the data around them, and mark the moment.',
          },
          items: [
            'use-case/data-diagnosis/intro',
            'use-case/data-diagnosis/get-started',
            'use-case/data-diagnosis/add-rule',
            'use-case/data-diagnosis/rule-conditions',
            'use-case/data-diagnosis/rule-recipes',
            'use-case/data-diagnosis/manage-rule-group',
          ],
        }),
        'use-case/heterogeneous-robot-data-factory',
      ],
    }),
    category({
      label: {zh: '镜像', en: 'Images'},
      slug: '/category/image',
      description: {
        zh: '准备、推送和管理动作与测试使用的容器镜像。',
        en: 'Prepare, push, and manage the container images that actions and tests run in.',
      },
      items: [
        'image/about-docker-image',
        'image/build-image',
        'image/push-image',
        'image/image-management',
      ],
    }),
    category({
      label: {zh: '客户端', en: 'Client software'},
      slug: '/category/client',
      description: {
        zh: '在机器上安装 coBridge 等软件，在本地或局域网内查看数据；不再需要时卸载。',
        en: 'Install coBridge and related software on a machine, view its data locally or over the LAN, and uninstall it.',
      },
      items: [
        'client/connect-by-cobridge',
        'client/open-local-files',
        'client/works-offline',
        'client/apt-source-install',
        'client/uninstall',
      ],
    }),
    category({
      label: {zh: '其他', en: 'Other'},
      items: ['others/browser-support', 'others/glossary'],
    }),
  ],
};

export default sidebars;
