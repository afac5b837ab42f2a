import {expect, it} from 'vitest';
import {datesOf} from '../../src/config/git';

it('dates of a file are those of its first and last commit', () => {
  const [february, march] = ['2026-02-01T09:00:00+08:00', '2026-03-02T10:00:00+08:00'];
  const log = [
    `\0${march}\n\ndocs/设备.md\ndocs/overview.md\n`,
    `\0${february}\n\ndocs/overview.md\ndocs/image/push-image.md\n`,
  ].join('');
  expect([...datesOf(log)]).toEqual([
    ['docs/设备.md', {published: march, modified: march}],
    ['docs/overview.md', {published: february, modified: march}],
    ['docs/image/push-image.md', {published: february, modified: february}],
  ]);
});
