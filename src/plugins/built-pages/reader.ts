/** A process that reads pages for another (`read.ts`), until that has no more of them. */
import {readHere, type Answer, type Order} from './read';
import {messageOf} from '../message-of';

const read = readHere();

async function answerTo(order: Order): Promise<Answer> {
  try {
    return {results: await read(order)};
  } catch (error) {
    return {error: messageOf(error)};
  }
}

process.on('message', (order: Order) => {
  void answerTo(order).then((answer) => process.send?.(answer));
});
