/** A process that helps another (`helpers.ts`). */
import {helpHere} from './helpers';
import {answer} from './process';

answer(helpHere());
