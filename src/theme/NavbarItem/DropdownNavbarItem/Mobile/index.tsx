/** A dropdown in the menu of small screens, whose code comes with the menu (`Navbar/MobileSidebar`). */
import React, {useContext, type ReactNode} from 'react';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import {DropdownContext} from '@site/src/theme/Navbar/MobileSidebar/dropdown';

export default function DropdownNavbarItemMobile(props: Props): ReactNode {
  const Dropdown = useContext(DropdownContext);
  return Dropdown && <Dropdown {...props} />;
}
