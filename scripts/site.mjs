/**
 * npm run site: builds the site in both languages and serves it; requires only Node and npm. `PORT` sets the
 * port.
 */
import {createServer} from 'node:http';
import {prepare, run, runTool, stop} from './lib/setup.mjs';

const port = Number(process.env.PORT ?? 3000);

/** Detects a port in use before the build. */
function isFree() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

if (!Number.isInteger(port) || port < 1 || port > 65535) {
  stop(`PORT is "${process.env.PORT}", which is not a port: use a number from 1 to 65535.`);
}
if (!(await isFree())) {
  stop(`Port ${port} is taken: run "PORT=3001 npm run site", or stop the program that uses it.`);
}
await prepare();
if ((await run('npm', ['run', 'build'])) !== 0) {
  stop('The site could not be built: see the messages above.');
}
console.log(`\nThe site is at http://localhost:${port} (English: http://localhost:${port}/en/).`);
console.log('Stop it with Ctrl+C.');
process.exitCode = await runTool('tsx', ['scripts/serve-build.mts', String(port)]);
