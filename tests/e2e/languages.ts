import {expect, type Page} from '@playwright/test';

/** The two languages as tests need them: address prefix and the texts that a reader sees. */
export const languages = [
  {
    code: 'zh',
    prefix: '',
    htmlLang: 'zh-CN',
    skip: '跳到主要内容',
    docs: '文档',
    changelog: '更新历史',
    apiReference: 'API 参考',
    homepage: '官方网站',
    website: 'https://www.coscene.cn',
    otherLanguage: 'English',
    otherHtmlLang: 'en',
    footer: ['法律协议', '数据安全', '更多相关链接'],
    openMenu: '切换导航栏',
    closeMenu: '关闭导航栏',
    colorMode: /切换浅色\/暗黑模式/,
    closeAnnouncement: '关闭',
    notFound: ['找不到页面', '所有者'],
    crash: ['页面崩溃了。', '重试'],
    chunk: ['这一页没有加载成功', '重试'],
    edit: '编辑此页',
    updated: '最后',
    pageError: '页面错误',
    tocToggle: '本页总览',
  },
  {
    code: 'en',
    prefix: '/en',
    htmlLang: 'en',
    skip: 'Skip to main content',
    docs: 'Documentation',
    changelog: 'Changelog',
    apiReference: 'API reference',
    homepage: 'Homepage',
    website: 'https://www.coscene.io',
    otherLanguage: '中文',
    otherHtmlLang: 'zh-CN',
    footer: ['Legal', 'Data Security', 'More'],
    openMenu: 'Toggle navigation bar',
    closeMenu: 'Close navigation bar',
    colorMode: /Switch between dark and light mode/,
    closeAnnouncement: 'Close',
    notFound: ['Page not found', 'Please contact the owner of the site'],
    crash: ['This page crashed.', 'Try again'],
    chunk: ['This page could not be loaded completely', 'Retry'],
    edit: 'Edit this page',
    updated: 'Last updated',
    pageError: 'Page error',
    tocToggle: 'On this page',
  },
] as const;

/** Goes from a page to the same page in the other language, by the menu of the navbar. */
export async function switchLanguage(
  page: Page,
  {otherLanguage, otherHtmlLang}: (typeof languages)[number],
): Promise<void> {
  await page.locator('.navbar .dropdown > a').hover();
  await page.locator('.navbar .dropdown__menu').getByRole('link', {name: otherLanguage}).click();
  await expect(page.locator('html')).toHaveAttribute('lang', otherHtmlLang);
}
