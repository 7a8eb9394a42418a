/**
 * In place of npm: notes how it was called, then installs what the lock file lists, as empty packages. `FAKE_NPM` makes
 * it fail with a code, be killed, install something more, or leave files half unpacked as npm does on a full disk.
 */
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const [command, ...options] = process.argv.slice(2);
const fault = process.env.FAKE_NPM ?? '';
appendFileSync('npm-calls.txt', `${[command, ...options.slice(0, -5)].join(' ')}\n`);
if (fault.startsWith('E')) {
  console.error(`npm error code ${fault}\nnpm error in words of its own`);
  process.exit(1);
}
if (command === 'ci') rmSync('node_modules', { recursive: true, force: true });
mkdirSync('node_modules', { recursive: true });
if (fault === 'killed') process.kill(process.pid, 'SIGKILL');

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
delete packages[''];
if (options.includes('--omit=dev'))
  for (const [path, { dev }] of Object.entries(packages)) if (dev) delete packages[path];
if (fault === 'more' && command === 'install') packages['node_modules/more'] = { version: '1.0.0' };
for (const path of Object.keys(packages)) write(`${path}/package.json`, '{ "version": "1.0.0" }');
if (packages['node_modules/vitest']) {
  for (const program of ['typescript/bin/tsc', '@biomejs/biome/bin/biome', 'playwright/cli.js'])
    write(`node_modules/${program}`, '');
  write('node_modules/vitest/vitest.mjs', readFileSync('fake-vitest.js'));
}
if (fault === 'torn') console.error('npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write');
write('node_modules/.package-lock.json', JSON.stringify({ packages }));

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
