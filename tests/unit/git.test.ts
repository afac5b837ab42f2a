import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {TestFolder} from 'test-utils';
import {afterEach, expect, it, vi} from 'vitest';
import {datesOf, hasFullHistory} from '../../src/config/git';

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

const folder = new TestFolder();
afterEach(() => vi.unstubAllEnvs());

it.each([
  ['a clone', [], true],
  ['a shallow clone', ['--depth=1'], false],
  ['a folder without Git', undefined, false],
])('dates of pages are known only with the full history: %s', (_, options, isFull) => {
  const git = (...args: string[]) => execFileSync('git', args, {cwd: folder.root, stdio: 'ignore'});
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  git('init', 'origin');
  for (const message of ['one', 'two']) {
    git('-C', 'origin', ...author, 'commit', '--allow-empty', '-m', message);
  }
  if (options) {
    git('clone', ...options, `file://${folder.root}/origin`, 'copy');
  }
  vi.stubEnv('GIT_DIR', path.join(folder.root, 'copy/.git'));
  expect(hasFullHistory()).toBe(isFull);
});
