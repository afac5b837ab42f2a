/**
 * Imports for descriptions of figures. A separate module, because Docusaurus reloads each description with all
 * its imports: with the kit, that would require a second.
 */
export {defineFigure, type DrawContext, type Drawing, type Figure} from './define';
export {narrowWidth} from 'docusaurus-theme-picture/data';
export type {Bilingual, Locale} from './locales';
export type {Part} from './kit/form';
export type {IconName} from './kit/icons';
export type {Inline} from './kit/items';
export type {Size} from './kit/layout';
export type {Box, Point} from './kit/pen';
export type {Cell} from './kit/table';
export type {Token} from './palette';
export {drift, noise, route, scan, speeds, track} from './world';
