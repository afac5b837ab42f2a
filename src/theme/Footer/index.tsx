/** The footer stays as it is while a page is shown, and follows. */
import type {ComponentType} from 'react';
import Footer from '@theme-original/Footer';
import {afterPage} from '@site/src/components/afterPage';

export default afterPage(Footer as ComponentType);
