export {textAttribute, jsxElement, expressionAttribute, importDefault} from './mdxNodes';
export {readSidebar, type SidebarItem, type SidebarSection} from './sidebar';
