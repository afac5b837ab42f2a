export {TestFolder} from './folder';
