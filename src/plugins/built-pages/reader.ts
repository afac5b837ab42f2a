/** A process that reads pages for another (`read.ts`), until that has no more of them. */
import {readHere, type Answer, type Order} from './read';

const read = readHere();

async function answerTo(order: Order): Promise<Answer> {
  try {
    return {results: await read(order)};
  } catch (error) {
    return {error: error instanceof Error ? error.message : String(error)};
  }
}

process.on('message', (order: Order) => {
  void answerTo(order).then((answer) => process.send?.(answer));
});
