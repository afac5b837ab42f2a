export {
  addressedFiles,
  cacheControl,
  filesBelow,
  fileTypes,
  hashedFolders,
  namedFileTypes,
} from './builtFiles';
export {
  textAttribute,
  jsxElement,
  expressionAttribute,
  importDefault,
  importStyles,
} from './mdxNodes';
export {readSidebar, type SidebarItem, type SidebarSection} from './sidebar';
