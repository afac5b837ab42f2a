/** Where each type of the extension API is documented. */

/** Folder of the pages, below the folder of a language. */
export const folder = 'viz/extensions/api';

/** Types by the folder of their page. */
const groups: Readonly<Record<string, readonly string[]>> = {
  'entry-point': ['ExtensionContext', 'ExtensionModule'],
  'custom-panels': [
    'ExtensionPanelRegistration',
    'LayoutActions',
    'PanelExtensionContext',
    'RenderState',
    'SettingsIcon',
    'SettingsTree',
    'SettingsTreeAction',
    'SettingsTreeChildren',
    'SettingsTreeField',
    'SettingsTreeFields',
    'SettingsTreeFieldValue',
    'SettingsTreeNode',
    'SettingsTreeNodeAction',
    'SettingsTreeNodeActionDivider',
    'SettingsTreeNodeActionItem',
    'SubscribeMessageRangeArgs',
    'Subscription',
  ],
  'message-converters': ['RegisterMessageConverterArgs'],
  'topic-aliases': ['BaseTopic', 'TopicAlias', 'TopicAliasFunction'],
  other: [
    'AppSettingValue',
    'Immutable',
    'MessageEvent',
    'ParameterValue',
    'Time',
    'Topic',
    'VariableStruct',
    'VariableValue',
  ],
};

/** `SettingsTreeNode` → `settings-tree-node` */
function kebabCase(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}

/** File of the page of each type, below `folder`. */
export const pageOf: ReadonlyMap<string, string> = new Map(
  Object.entries(groups).flatMap(([group, types]) =>
    types.map((type) => [type, `${group}/${kebabCase(type)}.md`] as const),
  ),
);
