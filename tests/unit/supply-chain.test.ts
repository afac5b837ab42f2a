import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {allowedAdvisories} from '../../scripts/audit-allowed';
import {judgeAudit, type Allowed} from '../../scripts/lib/audit';

const root = path.resolve(import.meta.dirname, '../..');
const readJson = <T>(file: string): T =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;

interface LockedPackage {
  version?: string;
  inBundle?: boolean;
  integrity?: string;
  hasInstallScript?: boolean;
}

const lock = readJson<{packages: Record<string, LockedPackage>}>('package-lock.json').packages;
const manifest = readJson<{
  allowScripts: Record<string, boolean>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}>('package.json');

/** Packages with install scripts that nobody has decided about. */
function undecided(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages)
    .filter(([, {hasInstallScript}]) => hasInstallScript)
    .map(([folder]) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length))
    .filter((name) => !(name in manifest.allowScripts));
}

describe('dependencies', () => {
  it('are locked, with the hash of what is installed', () => {
    const loose = Object.entries(lock).filter(
      ([folder, {integrity, inBundle}]) => folder !== '' && !integrity && !inBundle,
    );
    expect(loose.map(([folder]) => folder)).toEqual([]);
  });

  it('are pinned exactly', () => {
    const ranges = Object.entries({...manifest.dependencies, ...manifest.devDependencies}).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    );
    expect(ranges).toEqual([]);
  });

  it('run an install script only if package.json says so', () => {
    // For a name here: look at the script, then npm install-scripts deny (or approve) NAME.
    expect(undecided(lock)).toEqual([]);
    expect(undecided({'node_modules/a/node_modules/@new/one': {hasInstallScript: true}})).toEqual([
      '@new/one',
    ]);
    const gone = Object.keys(manifest.allowScripts).filter(
      (name) => !Object.keys(lock).some((folder) => folder.endsWith(`node_modules/${name}`)),
    );
    expect(gone).toEqual([]);
  });
});

describe('npm audit', () => {
  const recorded = readJson('tests/unit/audit/report.json');
  const refused = readJson('tests/unit/audit/refused.json');
  const exception: Allowed = {
    id: 'GHSA-grv7-fg5c-xmjg',
    reason: 'only reads our own files',
    until: '2026-12-31',
  };

  it('fails on what is high or critical, with what to do', () => {
    const {state, lines} = judgeAudit(recorded, [], '2026-11-30');
    expect(state).toBe('failed');
    expect(lines).toEqual([
      'high: braces: Uncontrolled resource consumption in braces (GHSA-grv7-fg5c-xmjg). Update it, or allow it in scripts/audit-allowed.ts with a reason and a date.',
      '2 advisories, 1 of them minor.',
    ]);
  });

  it('lets an exception pass until its date', () => {
    expect(judgeAudit(recorded, [exception], '2026-12-31').state).toBe('passed');
    const late = judgeAudit(recorded, [exception], '2027-01-01');
    expect(late.state).toBe('failed');
    expect(late.lines[0]).toMatch(/until 2026-12-31 only \("only reads our own files"\)/);
  });

  it('names an exception that nothing needs any more', () => {
    const {state, lines} = judgeAudit({vulnerabilities: {}}, [exception], '2026-11-30');
    expect(state).toBe('passed');
    expect(lines[0]).toMatch(/GHSA-grv7-fg5c-xmjg is allowed but no longer reported/);
  });

  it('does not take a registry without answer for good news', () => {
    for (const answer of [refused, undefined, 'text', {message: 'npm printed nothing'}]) {
      const {state, lines} = judgeAudit(answer, [], '2026-11-30');
      expect(state).toBe('unchecked');
      expect(lines[0]).toMatch(/^Nothing was checked/);
    }
  });

  describe.skipIf(process.platform === 'win32')('as a command', () => {
    /** The command, with an npm that answers so. */
    function audit(answer: unknown, ...args: string[]) {
      const folder = mkdtempSync(path.join(tmpdir(), 'audit-'));
      writeFileSync(path.join(folder, 'answer.json'), JSON.stringify(answer));
      writeFileSync(path.join(folder, 'npm'), `#!/bin/sh\ncat "${folder}/answer.json"\n`, {
        mode: 0o755,
      });
      const {status, stdout} = spawnSync(
        process.execPath,
        ['--import', 'tsx', path.join(root, 'scripts/audit.mts'), ...args],
        {
          cwd: root,
          encoding: 'utf8',
          env: {...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}`},
        },
      );
      rmSync(folder, {recursive: true});
      return [status, stdout] as const;
    }
    const none = {vulnerabilities: {}};

    it('tells what it found from what it could not ask', () => {
      expect(audit(none)[0]).toBe(0);
      expect(audit(recorded)[0]).toBe(1);
      expect(audit(refused)[0]).toBe(2);
    });

    it('warns of a registry without answer where only findings are to stop a deployment', () => {
      const [status, output] = audit(refused, '--warn-unchecked');
      expect(output).toMatch(/^::warning title=npm audit::Nothing was checked/);
      expect(status).toBe(0);
      const [failed, findings] = audit(recorded, '--warn-unchecked');
      expect(findings).toMatch(/^high: braces/);
      expect(failed).toBe(1);
    });
  });

  it('has exceptions with an id, a reason and a date', () => {
    for (const {id, reason, until} of allowedAdvisories) {
      expect(id).toMatch(/^GHSA(?:-[a-z0-9]{4}){3}$/);
      expect(reason.length).toBeGreaterThan(10);
      expect(until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});

describe('workflows', () => {
  interface Workflow {
    permissions?: unknown;
    jobs: Record<string, {permissions?: unknown; uses?: string; steps?: {uses?: string}[]}>;
  }
  const folder = path.join(root, '.github/workflows');
  const workflows = readdirSync(folder).map(
    (file) => [file, parse(readFileSync(path.join(folder, file), 'utf8')) as Workflow] as const,
  );

  it.each(workflows)('%s grants nothing but what a job asks for', (_, {permissions, jobs}) => {
    expect(permissions).toEqual({});
    for (const [name, job] of Object.entries(jobs)) {
      expect(job.permissions, name).toBeTypeOf('object');
    }
  });

  it.each(workflows)('%s names exact versions of actions', (_, {jobs}) => {
    const used = Object.values(jobs)
      .flatMap(({uses, steps = []}) => [uses, ...steps.map((step) => step.uses)])
      .filter((uses) => uses !== undefined && !uses.startsWith('./'));
    for (const uses of used) {
      expect(uses).toMatch(/@(?:v\d+\.\d+\.\d+|[0-9a-f]{40})$/);
    }
  });
});
