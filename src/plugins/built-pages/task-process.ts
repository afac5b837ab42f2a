/** A process that does tasks for another (`task.ts`). */
import {answer} from './process';
import {doTask} from './task';

answer(doTask);
