/** The navbar stays as it is while a page is shown, and follows. */
import type {ComponentType} from 'react';
import Navbar from '@theme-original/Navbar';
import {afterPage} from '@site/src/components/afterPage';

export default afterPage(Navbar as ComponentType);
