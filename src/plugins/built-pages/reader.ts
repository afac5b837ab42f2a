/** A process that reads pages for another (`read.ts`). */
import {answer} from './process';
import {readHere} from './read';

answer(readHere());
