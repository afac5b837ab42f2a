/**
 * Types of the extension API, as the viewer offers them to installed extensions.
 *
 * The reference pages take signatures and member tables from this file, and every TypeScript
 * sample about extensions is type-checked against it, under the name that authors import:
 * `@coscene/extension`. Each declaration and member is described in both languages, after
 * `@zh` and `@en`.
 */
declare module '@coscene/extension' {
  /**
   * @zh 传给 `activate` 的上下文，用来向应用注册面板、消息转换器和话题别名。
   * @en The context passed to `activate`: use it to register panels, message converters, and topic aliases with the app.
   */
  export interface ExtensionContext {
    /**
     * @zh 应用的构建模式（较新的应用才有）。
     * @en Build mode of the app (newer viewer).
     */
    readonly mode: 'production' | 'development' | 'test';
    /**
     * @zh 添加一种面板。同一个插件里重复的名称会被忽略，控制台给出警告。
     * @en Adds a panel. If an extension registers the same name twice, the second one is ignored and the console shows a warning.
     */
    registerPanel(params: ExtensionPanelRegistration): void;
    /**
     * @zh 添加一个消息转换器。
     * @en Adds a message converter.
     */
    registerMessageConverter<Src>(args: RegisterMessageConverterArgs<Src>): void;
    /**
     * @zh 添加一个话题别名函数。话题或变量变化时会再次调用，新结果取代它之前的别名。
     * @en Adds an alias function. It runs again when topics or variables change; its result replaces its earlier aliases.
     */
    registerTopicAliases(aliasFunction: TopicAliasFunction): void;
  }

  /**
   * @zh 插件入口文件的形状。
   * @en Shape of an extension's entry file.
   */
  export interface ExtensionModule {
    /**
     * @zh 插件加载后调用一次。同步执行，返回的 Promise 不会被等待。
     * @en Called once when the extension is loaded. Synchronous: a returned promise is not awaited.
     */
    activate(extensionContext: ExtensionContext): void;
  }

  /**
   * @zh 注册面板时给出的内容。
   * @en What you pass to register a panel.
   */
  export interface ExtensionPanelRegistration {
    /**
     * @zh 在插件内唯一的名称：添加面板列表中的标题，也是布局中保存的面板类型的一部分，发布后不要改。
     * @en Unique within the extension: title in the add-panel list and part of the panel type that layouts store. Don't rename it later.
     */
    name: string;
    /**
     * @zh 面板出现时调用。返回的函数在面板被移除、替换或重新初始化时调用。
     * @en Called when the panel appears. If it returns a function, that function runs when the panel is removed, replaced, or initialized again.
     */
    initPanel(context: PanelExtensionContext): void | (() => void);
  }

  /**
   * @zh 面板可以对布局做的操作，即 `context.layout`。
   * @en What a panel can do to the layout: `context.layout`.
   */
  export interface LayoutActions {
    /**
     * @zh 在调用者旁边打开一个面板。
     * @en Opens a panel beside the caller.
     */
    addPanel(params: {
      /**
       * @zh 新面板的位置，只有这一个值。
       * @en Where the new panel goes; this is the only value.
       */
      position: 'sibling';
      /**
       * @zh 面板类型。本地安装的插件写 `<displayName>.<面板名称>`。
       * @en Panel type. For a locally installed extension: `<displayName>.<panel name>`.
       */
      type: string;
      /**
       * @zh 为 `true` 时，紧邻的面板若是同一类型，就更新它的状态而不新增。
       * @en If `true` and the adjacent panel is of the same type, that panel gets the new state, and no panel is added.
       */
      updateIfExists: boolean;
      /**
       * @zh 返回新面板的完整状态；参数是已有状态或默认状态。
       * @en Returns the complete state of the panel; receives the existing or default state.
       */
      getState(existingState?: unknown): unknown;
    }): void;
  }

  /**
   * @zh 面板可以读取和调用的一切。
   * @en Everything a panel can read and do.
   */
  export interface PanelExtensionContext {
    /**
     * @zh 面板的根元素，在其中绘制。
     * @en Root element of the panel; draw into it.
     */
    readonly panelElement: HTMLDivElement;
    /**
     * @zh 布局中保存的状态；第一次使用时为 `undefined` 或 `{}`。
     * @en State saved in the layout; `undefined` or `{}` at first use.
     */
    readonly initialState: unknown;
    /**
     * @zh 布局操作。
     * @en Layout actions.
     */
    readonly layout: LayoutActions;
    /**
     * @zh 数据源的 profile，例如 `ros1`、`ros2`、`ulog`，或 MCAP 文件中的 profile。
     * @en Profile of the data source, such as `ros1`, `ros2`, `ulog`, or the profile of an MCAP file.
     */
    readonly dataSourceProfile?: string;
    /**
     * @zh MCAP 文件中的元数据条目（较新的应用才有）。
     * @en Metadata entries of the MCAP file (newer viewer).
     */
    readonly metadata?: ReadonlyArray<{name: string; metadata: Record<string, string>}>;
    /**
     * @zh 渲染函数，在 `initPanel` 中设置一次；不设置就收不到数据。画完后调用 `done`。
     * @en Render function, set once in `initPanel`; without it, no data is delivered. Call `done` when you have finished drawing.
     */
    onRender?: (renderState: Immutable<RenderState>, done: () => void) => void;
    /**
     * @zh 订阅渲染状态的一个字段，每个字段调用一次。
     * @en Subscribes to one field of the render state; call it once per field.
     */
    watch(field: keyof RenderState): void;
    /**
     * @zh 替换全部话题订阅，`[]` 表示取消所有订阅。
     * @en Replaces all topic subscriptions; `[]` ends them all.
     */
    subscribe(subscriptions: Subscription[]): void;
    /**
     * @zh 取消所有订阅，等同于 `subscribe([])`。
     * @en Ends all subscriptions, like `subscribe([])`.
     */
    unsubscribeAll(): void;
    /**
     * @zh 替换要在 `appSettings` 中收到的设置项。
     * @en Replaces the list of settings that arrive in `appSettings`.
     */
    subscribeAppSettings(settings: string[]): void;
    /**
     * @zh 把可以序列化为 JSON 的状态保存到布局。
     * @en Saves state that can be written as JSON in the layout.
     */
    saveState(state: Partial<unknown>): void;
    /**
     * @zh 写数据源的参数；数据源支持时才有效果。
     * @en Writes a parameter of the data source; takes effect only where the source supports it.
     */
    setParameter(name: string, value: ParameterValue): void;
    /**
     * @zh 设置布局变量。
     * @en Sets a layout variable.
     */
    setVariable(name: string, value: VariableValue): void;
    /**
     * @zh 设置同类型面板共享的状态，不会保存。
     * @en Sets state shared by panels of the same type; it is not saved.
     */
    setSharedPanelState(state: undefined | Record<string, unknown>): void;
    /**
     * @zh 设置预览时间，单位为秒的绝对时间；`undefined` 清除。数据源没有开始时间时忽略。
     * @en Sets the preview time in absolute seconds; `undefined` clears it. Ignored while the source has no start time.
     */
    setPreviewTime(time: number | undefined): void;
    /**
     * @zh 跳转到绝对时间（秒或 `Time`）。数据源不能跳转时没有这个方法。
     * @en Seeks to an absolute time, in seconds or as `Time`. Absent when the source cannot seek.
     */
    seekPlayback?: (time: number | Time) => void;
    /**
     * @zh 发布之前声明话题。数据源不能发布时没有这个方法。
     * @en Advertises a topic before you publish to it. Absent if the source can't publish.
     */
    advertise?: (topic: string, schemaName: string, options?: Record<string, unknown>) => void;
    /**
     * @zh 撤销声明。
     * @en Stops advertising the topic.
     */
    unadvertise?: (topic: string) => void;
    /**
     * @zh 在已声明的话题上发布。话题没有声明或消息格式不对时抛出异常。
     * @en Publishes to an advertised topic. Throws an error if the topic isn't advertised or the message is malformed.
     */
    publish?: (topic: string, message: unknown) => void;
    /**
     * @zh 调用服务；出错时 Promise 被拒绝。数据源没有服务时没有这个方法。
     * @en Calls a service; if the call fails, the promise is rejected. Absent if the source has no services.
     */
    callService?: (service: string, request: unknown) => Promise<unknown>;
    /**
     * @zh 显示或更新面板设置，每次变化都要调用。
     * @en Shows or updates the panel's settings; call it on every change.
     */
    updatePanelSettingsEditor(settings: Immutable<SettingsTree>): void;
    /**
     * @zh 设置默认标题；用户自己起的标题优先。
     * @en Sets the default title; a title set by the user takes precedence.
     */
    setDefaultPanelTitle(defaultTitle: string | undefined): void;
    /**
     * @zh 按批次读取整个话题。当前的应用不向插件提供，使用前先判断是否存在。
     * @en Reads a whole topic in batches. The current app doesn't offer it to extensions, so check whether it exists before you use it.
     */
    subscribeMessageRange?: (args: SubscribeMessageRangeArgs) => () => void;
  }

  /**
   * @zh `onRender` 收到的内容。每个字段都要先用 `watch` 订阅。
   * @en What `onRender` receives. Subscribe to each field with `watch` first.
   */
  export interface RenderState {
    /**
     * @zh 上一帧之后，已订阅话题的新消息；由另一个字段引起渲染时，可能还是上次的数组。
     * @en New messages on subscribed topics since the last frame; may still be the previous array if another field caused the render.
     */
    currentFrame?: MessageEvent[];
    /**
     * @zh 发生了跳转：清除旧状态。
     * @en A seek happened: clear old state.
     */
    didSeek?: boolean;
    /**
     * @zh 以 `preload: true` 订阅的话题中已加载的全部消息，按接收时间排列，尽力而为。
     * @en All loaded messages of topics subscribed with `preload: true`, by receive time; best effort.
     */
    allFrames?: MessageEvent[];
    /**
     * @zh 数据源的参数；没有时是空的 Map。
     * @en Parameters of the data source; an empty map when there are none.
     */
    parameters?: Map<string, ParameterValue>;
    /**
     * @zh 同类型面板共享的状态。
     * @en State shared by panels of the same type.
     */
    sharedPanelState?: Record<string, unknown>;
    /**
     * @zh 布局变量。
     * @en Layout variables.
     */
    variables?: Map<string, VariableValue>;
    /**
     * @zh 全部话题，无论是否订阅。
     * @en All topics, subscribed or not.
     */
    topics?: Topic[];
    /**
     * @zh 当前播放时间。
     * @en Playback time.
     */
    currentTime?: Time;
    /**
     * @zh 播放范围的开始；实时数据源可能没有。
     * @en Start of the playback range; may be absent with live sources.
     */
    startTime?: Time;
    /**
     * @zh 播放范围的结束；实时数据源可能没有。
     * @en End of the playback range; may be absent with live sources.
     */
    endTime?: Time;
    /**
     * @zh 用户悬停在时间轴上或面板设置的预览时间，单位为秒的绝对时间。
     * @en Preview time in absolute seconds, set while a user hovers over the timeline or by a panel.
     */
    previewTime?: number;
    /**
     * @zh 浅色或深色。
     * @en Light or dark.
     */
    colorScheme?: 'dark' | 'light';
    /**
     * @zh 用 `subscribeAppSettings` 订阅的设置项。
     * @en The settings that you subscribed to with `subscribeAppSettings`.
     */
    appSettings?: Map<string, AppSettingValue>;
  }

  /**
   * @zh 设置树中可用的图标名称。图标的具体画法可能变化。
   * @en Names of the icons for the settings tree. How an icon is drawn may change.
   */
  export type SettingsIcon =
    | 'Add'
    | 'Addchart'
    | 'AutoAwesome'
    | 'Background'
    | 'Camera'
    | 'Cells'
    | 'Check'
    | 'Circle'
    | 'Clear'
    | 'Clock'
    | 'Collapse'
    | 'Cube'
    | 'Delete'
    | 'Expand'
    | 'Flag'
    | 'Folder'
    | 'FolderOpen'
    | 'Grid'
    | 'Hive'
    | 'ImageProjection'
    | 'KeyboardDoubleArrowDownIcon'
    | 'KeyboardDoubleArrowUpIcon'
    | 'Map'
    | 'Move'
    | 'MoveDown'
    | 'MoveUp'
    | 'NorthWest'
    | 'Note'
    | 'NoteFilled'
    | 'Points'
    | 'PrecisionManufacturing'
    | 'Radar'
    | 'Settings'
    | 'Shapes'
    | 'Share'
    | 'SouthEast'
    | 'Star'
    | 'Timeline'
    | 'Topic'
    | 'Visibility'
    | 'VisibilityOff'
    | 'Walk'
    | 'World';

  /**
   * @zh 面板设置的整棵树，交给 `updatePanelSettingsEditor`。
   * @en The whole tree of a panel's settings, passed to `updatePanelSettingsEditor`.
   */
  export interface SettingsTree {
    /**
     * @zh 接收用户的每次修改。
     * @en Called for each edit that the user makes.
     */
    actionHandler(action: SettingsTreeAction): void;
    /**
     * @zh 显示筛选框。
     * @en Shows a filter box.
     */
    enableFilter?: boolean;
    /**
     * @zh 滚动到这个节点，并突出显示一次。
     * @en Scrolls to this node and highlights it once.
     */
    focusedPath?: readonly string[];
    /**
     * @zh 根节点。
     * @en Root nodes.
     */
    nodes: Record<string, undefined | SettingsTreeNode>;
  }

  /**
   * @zh 用户对设置的一次操作：修改字段，或点击节点上的动作。
   * @en One user operation on the settings: an edit of a field, or a click on an action of a node.
   */
  export type SettingsTreeAction =
    | {action: 'update'; payload: SettingsTreeUpdate}
    | {action: 'perform-node-action'; payload: {id: string; path: readonly string[]}};

  type SettingsTreeUpdate = {
    [Kind in SettingsTreeFieldValue['input']]: {
      path: readonly string[];
      input: Kind;
      value: Extract<SettingsTreeFieldValue, {input: Kind}>['value'];
    };
  }[SettingsTreeFieldValue['input']];

  /**
   * @zh 子节点。键是路径的一部分，值为 `undefined` 的条目会被跳过。
   * @en Child nodes. The key becomes part of the path; `undefined` entries are skipped.
   */
  export type SettingsTreeChildren = Record<string, undefined | SettingsTreeNode>;

  /**
   * @zh 设置树中的一个字段：一种输入，加上标签和状态。
   * @en A field of the settings tree: one kind of input, plus label and state.
   */
  export type SettingsTreeField = SettingsTreeFieldValue & {
    /**
     * @zh 字段旁边的文字。
     * @en Text beside the field.
     */
    label: string;
    /**
     * @zh 灰色，不能操作。
     * @en Grayed out.
     */
    disabled?: boolean;
    /**
     * @zh 显示，但不能修改。
     * @en Shown, but not editable.
     */
    readonly?: boolean;
    /**
     * @zh 说明：鼠标悬停在标签上时显示（`vec2`、`vec3` 除外）；`boolean` 和 `select` 悬停在输入上也显示。
     * @en Explanation, shown when the user hovers over the label (except for `vec2` and `vec3`); `boolean` and `select` also show it on the input.
     */
    help?: string;
    /**
     * @zh 错误文字。
     * @en Error text.
     */
    error?: string;
  };

  /**
   * @zh 一个节点的字段。键是路径的最后一段。
   * @en The fields of a node. The key is the last part of the path.
   */
  export type SettingsTreeFields = Record<string, undefined | SettingsTreeField>;

  /**
   * @zh 字段的输入种类和值。`value` 总是可以省略。
   * @en The kind of input of a field and its value. `value` is always optional.
   */
  export type SettingsTreeFieldValue =
    | {input: 'autocomplete'; value?: string; items: string[]; placeholder?: string}
    | {input: 'boolean'; value?: boolean}
    | {input: 'rgb'; value?: string; placeholder?: string; hideClearButton?: boolean}
    | {input: 'rgba'; value?: string; placeholder?: string; hideClearButton?: boolean}
    | {input: 'gradient'; value?: [string, string]}
    | {
        input: 'messagepath';
        value?: string;
        validTypes?: string[];
        supportsMathModifiers?: boolean;
      }
    | {
        input: 'number';
        value?: number;
        step?: number;
        min?: number;
        max?: number;
        precision?: number;
        placeholder?: string;
      }
    | {
        input: 'select';
        value?: number | number[];
        options: {label: string; value: undefined | number; disabled?: boolean}[];
      }
    | {
        input: 'select';
        value?: string | string[];
        options: {label: string; value: undefined | string; disabled?: boolean}[];
      }
    | {input: 'string'; value?: string; placeholder?: string}
    | {
        input: 'toggle';
        value?: string;
        options: string[] | {label: string; value: undefined | string}[];
      }
    | {
        input: 'toggle';
        value?: number;
        options: number[] | {label: string; value: undefined | number}[];
      }
    | {
        input: 'vec2';
        value?: [undefined | number, undefined | number];
        labels?: [string, string];
        placeholder?: [undefined | number, undefined | number];
        step?: number;
        precision?: number;
        min?: number;
        max?: number;
      }
    | {
        input: 'vec3';
        value?: [undefined | number, undefined | number, undefined | number];
        labels?: [string, string, string];
        placeholder?: [undefined | number, undefined | number, undefined | number];
        step?: number;
        precision?: number;
        min?: number;
        max?: number;
      };

  /**
   * @zh 设置树中的一个节点。所有成员都可以省略。
   * @en A node of the settings tree. Every member is optional.
   */
  export interface SettingsTreeNode {
    /**
     * @zh 菜单或行内的动作。
     * @en Actions in a menu or in the row.
     */
    actions?: SettingsTreeNodeAction[];
    /**
     * @zh 下一级节点。
     * @en Nested nodes.
     */
    children?: SettingsTreeChildren;
    /**
     * @zh 最初是展开还是收起。
     * @en Whether it is initially expanded or collapsed.
     */
    defaultExpansionState?: 'collapsed' | 'expanded';
    /**
     * @zh 由面板控制的展开状态，优先于默认值（较新的应用才有）。
     * @en Expansion controlled by the panel; takes precedence over the default (newer viewer).
     */
    expansionState?: 'collapsed' | 'expanded';
    /**
     * @zh 错误标记及其提示文字，取代图标。
     * @en Error mark with a tooltip; replaces the icon.
     */
    error?: string;
    /**
     * @zh 节点的输入字段。
     * @en Inputs of the node.
     */
    fields?: SettingsTreeFields;
    /**
     * @zh 标签前的图标。
     * @en Icon before the label.
     */
    icon?: SettingsIcon;
    /**
     * @zh 标题；没有时显示「通用」。
     * @en Title; without it, **General** is shown.
     */
    label?: string;
    /**
     * @zh 用户可以修改标题。
     * @en Whether the user can edit the title.
     */
    renamable?: boolean;
    /**
     * @zh 排序键：有它的节点在前，其余按对象中的顺序。
     * @en Sort key: nodes with it come first, others in the order of the object.
     */
    order?: number | string;
    /**
     * @zh 有值时显示可见性开关。
     * @en If defined, a visibility toggle is shown.
     */
    visible?: boolean;
    /**
     * @zh 提供按可见性筛选子节点的功能。
     * @en Offers a filter of the children by visibility.
     */
    enableVisibilityFilter?: boolean;
  }

  /**
   * @zh 节点动作菜单中的一项：动作或分隔线。
   * @en An entry of a node's action menu: an action or a divider.
   */
  export type SettingsTreeNodeAction = SettingsTreeNodeActionItem | SettingsTreeNodeActionDivider;

  /**
   * @zh 动作菜单中的分隔线。
   * @en A line in the action menu.
   */
  export interface SettingsTreeNodeActionDivider {
    /**
     * @zh 固定值。
     * @en Fixed value.
     */
    type: 'divider';
  }

  /**
   * @zh 节点上的一个动作。
   * @en An action of a node.
   */
  export interface SettingsTreeNodeActionItem {
    /**
     * @zh 固定值。
     * @en Fixed value.
     */
    type: 'action';
    /**
     * @zh 用户点击后，在 `perform-node-action` 中返回的编号。
     * @en Returned in `perform-node-action` when the user clicks the action.
     */
    id: string;
    /**
     * @zh 动作的文字。
     * @en Text of the action.
     */
    label: string;
    /**
     * @zh 图标。
     * @en Icon.
     */
    icon?: SettingsIcon;
    /**
     * @zh 显示位置，默认 `menu`。`inline` 和 `hover` 显示为按钮，有图标时显示图标，否则显示文字；`hover` 只在指针位于节点上时出现（较新的应用才有）。
     * @en Where it is shown, `menu` by default. `inline` and `hover` are buttons with the icon or, without one, the label; `hover` shows only while the pointer is over the node (newer viewer).
     */
    display?: 'menu' | 'inline' | 'hover';
  }

  /**
   * @zh `subscribeMessageRange` 的参数。
   * @en Arguments of `subscribeMessageRange`.
   */
  export interface SubscribeMessageRangeArgs {
    /**
     * @zh 话题。
     * @en Topic.
     */
    topic: string;
    /**
     * @zh 目标消息架构；没有对应的转换器时收不到消息。
     * @en Target schema; if there is no converter, nothing is delivered.
     */
    convertTo?: string;
    /**
     * @zh 按日志时间顺序读取一批批消息，读完后结束。话题的数据变化时再次调用：丢弃旧数据。抛出异常会终止读取，并列在左侧边栏的「问题」中。
     * @en Reads batches in log-time order and ends when all are read. It is called again when the data of the topic changes: discard the old data. An exception ends the reading and is listed in **Problems** in the left sidebar.
     */
    onNewRangeIterator(batchIterator: AsyncIterable<Immutable<MessageEvent[]>>): Promise<void>;
  }

  /**
   * @zh 对一个话题的订阅。
   * @en A subscription to one topic.
   */
  export interface Subscription {
    /**
     * @zh 话题或别名。
     * @en Topic or alias.
     */
    topic: string;
    /**
     * @zh 转换成的消息架构；事件带有 `originalMessageEvent`。
     * @en Schema to convert to; events then carry `originalMessageEvent`.
     */
    convertTo?: string;
    /**
     * @zh 为 `true` 时加载整个话题，供 `allFrames` 使用；默认只有当前帧。
     * @en If `true`, the whole topic is loaded into `allFrames`; by default, only the current frame is.
     */
    preload?: boolean;
  }

  /**
   * @zh 注册消息转换器时给出的内容。`Src` 是源消息的类型。
   * @en What you pass to register a message converter. `Src` is the type of the source message.
   */
  export interface RegisterMessageConverterArgs<Src> {
    /**
     * @zh 话题的消息架构名称，必须完全一致。
     * @en Schema name of the topic; must match exactly.
     */
    fromSchemaName: string;
    /**
     * @zh 转换结果的消息架构名称。
     * @en Schema name of the returned message.
     */
    toSchemaName: string;
    /**
     * @zh 返回转换后的消息；返回 `undefined` 或 `null` 跳过这一条。
     * @en Returns the converted message; `undefined` or `null` skips the message.
     */
    converter(msg: Src, event: Immutable<MessageEvent<Src>>): unknown;
  }

  /**
   * @zh 数据源的原始话题，传给别名函数。
   * @en An original topic of the data source, as passed to alias functions.
   */
  export interface BaseTopic {
    /**
     * @zh 话题名称。
     * @en Topic name.
     */
    name: string;
    /**
     * @zh 消息架构名称。
     * @en Schema name.
     */
    schemaName?: string;
  }

  /**
   * @zh 话题的另一个名称。
   * @en A second name of a topic.
   */
  export interface TopicAlias {
    /**
     * @zh 新名称。
     * @en The new name.
     */
    name: string;
    /**
     * @zh 已有的话题。
     * @en The existing topic.
     */
    sourceTopicName: string;
  }

  /**
   * @zh 根据话题和变量返回别名的函数。
   * @en A function that returns aliases for topics and variables.
   */
  export type TopicAliasFunction = (
    args: Immutable<{
      /**
       * @zh 数据源的原始话题，不含别名。
       * @en Original topics of the data source, never aliases.
       */
      topics: BaseTopic[];
      /**
       * @zh 布局变量，可以让用户切换别名。
       * @en Layout variables, which let a user switch the alias.
       */
      globalVariables: Readonly<Record<string, VariableValue>>;
    }>,
  ) => TopicAlias[];

  /**
   * @zh 应用设置项的值。
   * @en Value of an app setting.
   */
  export type AppSettingValue = string | number | boolean | undefined;

  /**
   * @zh `Type` 的深层只读版本：Map、Set、数组、对象逐层变为只读。要修改时先复制。
   * @en Deep read-only version of `Type`: maps, sets, arrays, and objects become read-only at every level. To change something, copy it first.
   */
  export type Immutable<Type> = Type extends
    | string
    | number
    | boolean
    | bigint
    | symbol
    | undefined
    | null
    | ((...args: never[]) => unknown)
    | Date
    | RegExp
    ? Type
    : Type extends Map<infer Key, infer Value>
      ? ReadonlyMap<Immutable<Key>, Immutable<Value>>
      : Type extends Set<infer Value>
        ? ReadonlySet<Immutable<Value>>
        : Type extends WeakMap<infer Key extends WeakKey, infer Value>
          ? WeakMap<Immutable<Key> & WeakKey, Immutable<Value>>
          : Type extends WeakSet<infer Value extends WeakKey>
            ? WeakSet<Immutable<Value> & WeakKey>
            : Type extends Promise<infer Value>
              ? Promise<Immutable<Value>>
              : Type extends readonly (infer Item)[]
                ? number extends Type['length']
                  ? readonly Immutable<Item>[]
                  : {readonly [Key in keyof Type]: Immutable<Type[Key]>}
                : {readonly [Key in keyof Type]: Immutable<Type[Key]>};

  /**
   * @zh 一条消息及其来源。从 `@coscene/extension` 导入，它与 DOM 的同名类不同。
   * @en A message and its origin. Import it from `@coscene/extension`: the DOM has a class of the same name.
   */
  export interface MessageEvent<T = unknown> {
    /**
     * @zh 话题名称。
     * @en Topic name.
     */
    topic: string;
    /**
     * @zh `message` 的消息架构。
     * @en Schema of `message`.
     */
    schemaName: string;
    /**
     * @zh 日志时间，由数据源或本机时钟给出。
     * @en Log time, set by the source or the local clock.
     */
    receiveTime: Time;
    /**
     * @zh 原始发布时间，只有部分数据源有；转换后的事件没有。
     * @en Original publish time, from some sources only; absent on converted events.
     */
    publishTime?: Time;
    /**
     * @zh 解码后的消息。
     * @en The decoded message.
     */
    message: T;
    /**
     * @zh 大致的字节数。
     * @en Approximate size in bytes.
     */
    sizeInBytes: number;
    /**
     * @zh 使用 `convertTo` 时，转换前的事件。
     * @en The event before conversion, when `convertTo` is used.
     */
    originalMessageEvent?: MessageEvent;
  }

  /**
   * @zh 数据源参数的值。
   * @en Value of a data source parameter.
   */
  export type ParameterValue =
    | undefined
    | boolean
    | number
    | string
    | Date
    | Uint8Array
    | ParameterValue[]
    | {[key: string]: ParameterValue};

  /**
   * @zh 时刻。多数数据源从 Unix 纪元起算，也可能相对于别的事件，例如开机或仿真开始。
   * @en A point in time. Most sources count from the Unix epoch; some count from another event, such as boot or the start of a simulation.
   */
  export interface Time {
    /**
     * @zh 秒。
     * @en Seconds.
     */
    sec: number;
    /**
     * @zh 纳秒，0 到 999999999。
     * @en Nanoseconds, 0 to 999999999.
     */
    nsec: number;
  }

  /**
   * @zh 一个话题。
   * @en A topic.
   */
  export interface Topic {
    /**
     * @zh 话题名称。
     * @en Topic name.
     */
    name: string;
    /**
     * @zh 消息架构的名称，例如 `package.Message`（Protobuf）、`pkg/Msg`（ROS）；未知时为空字符串。
     * @en Schema name, such as `package.Message` (Protobuf) or `pkg/Msg` (ROS); an empty string if unknown.
     */
    schemaName: string;
    /**
     * @zh 已安装的转换器能转换成的消息架构。
     * @en Schemas that installed converters can convert to.
     */
    convertibleTo?: readonly string[];
    /**
     * @zh 消息数量；未知时为 0（较新的应用才有）。
     * @en Number of messages; 0 if unknown (newer viewer).
     */
    messageCount?: number;
    /**
     * @zh 消息频率；未知时为 0（较新的应用才有）。
     * @en Message frequency; 0 if unknown (newer viewer).
     */
    messageFrequency?: number;
  }

  /**
   * @zh 值为对象的布局变量。
   * @en A layout variable whose value is an object.
   */
  export interface VariableStruct {
    /**
     * @zh 成员的值。
     * @en Value of a member.
     */
    [key: string]: VariableValue;
  }

  /**
   * @zh 布局变量的值。
   * @en Value of a layout variable.
   */
  export type VariableValue =
    undefined | boolean | number | string | VariableValue[] | VariableStruct;
}
