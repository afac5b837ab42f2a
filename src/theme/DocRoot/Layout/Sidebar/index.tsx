/** The sidebar stays as it is while a page is shown, and follows. */
import type {ComponentType} from 'react';
import Sidebar from '@theme-original/DocRoot/Layout/Sidebar';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import {afterPage} from '@site/src/components/afterPage';

export default afterPage(Sidebar as ComponentType<Props>);
