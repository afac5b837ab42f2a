/** A process that reads pages for another (`read.ts`), until that has no more of them. */
import {readHere, type Answer, type Reading, type ReadPage} from './read';
import type {ShownPage} from './work';

async function answerTo(read: Promise<ReadPage>, page: ShownPage): Promise<Answer> {
  try {
    return {results: await (await read)(page)};
  } catch (error) {
    return {error: error instanceof Error ? error.message : String(error)};
  }
}

process.once('message', (reading: Reading) => {
  const read = readHere(reading);
  // Whoever sends a page is told.
  read.catch(() => undefined);
  process.on('message', (page: ShownPage) => {
    void answerTo(read, page).then((answer) => process.send?.(answer));
  });
});
