/**
 * The kinds of items that the navbar has (`src/config/navbar.ts`). Pages do not load the code of the
 * theme's other kinds, such as lists of versions. The build fails on an item of a kind that is not here.
 */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';

export default {
  default: DefaultNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
};
