import type {Bilingual} from '../../config/locales';

export const texts = {
  filterLabel: {zh: '筛选权限矩阵', en: 'Filter the permission matrix'},
  search: {zh: '操作', en: 'Operation'},
  searchHint: {zh: '例如：删除、文件', en: 'For example: delete, file'},
  role: {zh: '角色', en: 'Role'},
  anyRole: {zh: '全部角色', en: 'All roles'},
  verdict: {zh: '显示', en: 'Show'},
  allowed: {zh: '允许的操作', en: 'Allowed operations'},
  denied: {zh: '不允许的操作', en: 'Denied operations'},
  all: {zh: '该层级全部操作', en: 'All operations of its level'},
  organizationRoles: {zh: '组织角色', en: 'Organization role'},
  projectRoles: {zh: '项目角色', en: 'Project role'},
  yes: {zh: '允许', en: 'Allowed'},
  no: {zh: '不允许', en: 'Not allowed'},
  reset: {zh: '清除筛选', en: 'Clear filters'},
  nothing: {zh: '没有符合条件的操作。', en: 'No operation matches these filters.'},
} as const satisfies Record<string, Bilingual>;

export const countText = (shown: number, total: number): Bilingual => ({
  zh: `显示 ${shown} 项，共 ${total} 项操作`,
  en: `${shown} of ${total} operations`,
});

export const tableName = (group: string, level: string): Bilingual => ({
  zh: `${group}：各${level}的权限`,
  en: `${group}: permissions by ${level.toLowerCase()}`,
});
