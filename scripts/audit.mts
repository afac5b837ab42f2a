/**
 * Asks the registry for known vulnerabilities of what the lock file names.
 *
 *   npm run audit                       ends with 0 if none is high or critical, with 1 if one is,
 *                                       with 2 if nothing could be checked
 *   npm run audit -- --warn-unchecked   for CI: a registry that gives no answer is a warning, so
 *                                       that it does not hold up every deployment
 */
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {allowedAdvisories} from './audit-allowed';
import {judgeAudit} from './lib/audit';

const {values} = parseArgs({options: {'warn-unchecked': {type: 'boolean', default: false}}});

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
const isWarning = state === 'unchecked' && values['warn-unchecked'];
// GitHub shows such a line on the page of the run, not only in its log.
console.log(`${isWarning ? '::warning title=npm audit::' : ''}${lines.join('\n')}`);
process.exitCode = isWarning ? 0 : {passed: 0, failed: 1, unchecked: 2}[state];
