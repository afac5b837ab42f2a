import {isSet} from './build';

/**
 * What keeps the JavaScript of a page small (`src/plugins/lean-client`).
 * `LEAN=0` builds without any of it, as Docusaurus does by itself: to tell a fault of ours from
 * one of theirs, and to measure what it saves.
 */
export const lean = {
  enabled: isSet('LEAN', true),
};
