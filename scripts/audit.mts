/**
 * Asks the registry for known vulnerabilities of what the lock file names.
 * Ends with 0 if none is high or critical, with 1 if one is, with 2 if nothing could be checked.
 */
import {spawnSync} from 'node:child_process';
import {allowedAdvisories} from './audit-allowed';
import {judgeAudit} from './lib/audit';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {message: text.trim().split('\n')[0] || 'npm printed nothing'};
  }
}

const {stdout, stderr} = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  // npm.cmd on Windows.
  shell: process.platform === 'win32',
});
const today = new Date().toISOString().slice(0, 10);
const {state, lines} = judgeAudit(parsed(stdout || stderr), allowedAdvisories, today);
console.log(lines.join('\n'));
process.exitCode = {passed: 0, failed: 1, unchecked: 2}[state];
