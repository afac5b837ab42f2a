/** What shows a dropdown in the menu of small screens: the menu brings it. */
import {createContext, type ComponentType} from 'react';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';

export const DropdownContext = createContext<ComponentType<Props> | undefined>(undefined);
