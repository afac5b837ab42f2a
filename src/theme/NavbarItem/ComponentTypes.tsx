/**
 * Kinds of navbar items in use (`src/config/navbar.ts`). Pages do not load the theme's other kinds, such as
 * version lists. The build fails on an item of a kind that is not listed.
 */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';

export default {
  default: DefaultNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
};
