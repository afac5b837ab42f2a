export {distance} from './distance';
export {escapeHtml, unescapeHtml} from './escape';
export {messageOf} from './messageOf';
export {nearestNames} from './nearestNames';
export {normalize} from './normalize';
export {lineAt, parseJson} from './parseJson';
export {wordsOf} from './wordsOf';
