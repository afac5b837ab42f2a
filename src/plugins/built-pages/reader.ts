/** A process that reads pages for another (`job.ts`). */
import {readHere} from './complete';
import {workersOf, type Answer, type Order} from './job';

async function answerTo({job, pages}: Order): Promise<Answer> {
  try {
    return {results: await readHere(await workersOf(job))(pages)};
  } catch (error) {
    return {error: error instanceof Error ? error.message : String(error)};
  }
}

process.once('message', (order: Order) => {
  void answerTo(order).then((answer) => process.send?.(answer));
});
