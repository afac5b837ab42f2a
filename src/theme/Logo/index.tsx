/**
 * Replaces the theme's logo, which loads a picture for each color mode: here the mark is SVG within the
 * page, so that the first paint waits for no file. A test compares it with `static/img/logo.svg`.
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';
import styles from './styles.module.css';

export default function Logo({imageClassName, titleClassName, ...link}: Props): ReactNode {
  const {title} = useThemeConfig().navbar;
  return (
    <Link {...link} to={useBaseUrl('/')}>
      <svg
        className={clsx(imageClassName, styles.mark)}
        viewBox="0 0 32 32"
        width={28}
        height={28}
        fill="none"
        aria-hidden="true"
      >
        <rect width="32" height="32" rx="7" />
        <path
          d="M23.2 10.6a9 9 0 1 0 0 10.8"
          stroke="#fff"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <path
          d="M11.2 16h3.3l1.7-3.6 2.3 7.2 1.7-3.6h5.6"
          stroke="#9fd0ff"
          strokeWidth="2.1"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
