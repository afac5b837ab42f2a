/** Replaces the header of the mobile menu, with search and the other language one tap away. */
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import clsx from 'clsx';
import {LineIcon} from 'browser-utils';
import styles from './styles.module.css';

export default function MobileSidebarHeader(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  const {createUrl} = useAlternatePageUtils();
  const other = locales.find((locale) => locale !== currentLocale)!;
  const search = translate({id: 'search.placeholder', message: '搜索文档'});
  return (
    <div className={clsx('navbar-sidebar__brand', styles.head)}>
      <NavbarLogo />
      <a
        className={styles.language}
        href={createUrl({locale: other, fullyQualified: false})}
        hrefLang={localeConfigs[other]?.htmlLang}
        lang={localeConfigs[other]?.htmlLang}
      >
        {localeConfigs[other]?.label}
      </a>
      <Link className={styles.icon} to="/search" aria-label={search} onClick={toggle}>
        <LineIcon d="M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.5 15.5l5 5" />
      </Link>
      <NavbarColorModeToggle />
      <button
        type="button"
        aria-label={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Close navigation bar',
        })}
        className="clean-btn navbar-sidebar__close"
        onClick={toggle}
      >
        <IconClose />
      </button>
    </div>
  );
}
