import {describe, expect, it} from 'vitest';
import {newestChanges} from '../../src/config/git';

describe('dates from the history', () => {
  it('takes the newest commit of each file', () => {
    const log = [
      '\0' + '2026-03-02T10:00:00+08:00\n\ndocs/设备.md\ndocs/overview.md\n',
      '\0' + '2026-02-01T09:00:00+08:00\n\ndocs/overview.md\ndocs/image/push-image.md\n',
    ].join('');
    expect([...newestChanges(log)]).toEqual([
      ['docs/设备.md', '2026-03-02T10:00:00+08:00'],
      ['docs/overview.md', '2026-03-02T10:00:00+08:00'],
      ['docs/image/push-image.md', '2026-02-01T09:00:00+08:00'],
    ]);
  });

  it('passes over commits without files', () => {
    expect(newestChanges('\0' + '2026-03-02T10:00:00Z\n').size).toBe(0);
    expect(newestChanges('').size).toBe(0);
  });
});
