import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach} from 'vitest';

/** Separate folder for each test of a file or block; paths are relative to it. */
export class TestFolder {
  root = '';

  constructor() {
    beforeEach(() => {
      this.root = mkdtempSync(path.join(tmpdir(), 'site-test-'));
    });
    afterEach(() => rmSync(this.root, {recursive: true}));
  }

  put(file: string, content: string | Buffer): void {
    mkdirSync(path.dirname(path.join(this.root, file)), {recursive: true});
    writeFileSync(path.join(this.root, file), content);
  }

  read(file: string): Buffer {
    return readFileSync(path.join(this.root, file));
  }
}
