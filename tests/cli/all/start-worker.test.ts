/** A worker process for many sites: its requests and responses, and what happens if it exits early. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type SiteWorker, startWorker } from '../../../cli/all/start-worker.ts';
import { decideOptions } from '../../../cli/options.ts';
import { type Paint, plainPaint } from '../../../cli/terminal.ts';
import { emptyFolder, smallSiteFolder } from '../run-site.ts';

const run = { command: 'build', profile: false, release: false } as const;
const optionsOf = (root: string) => decideOptions({ root, format: 'text' }, new Date('2026-03-01T12:00:00Z'));

function start(program?: string, paint: Paint = plainPaint): SiteWorker {
  const worker = startWorker(run, { paintOut: paint, paintNote: plainPaint, system: 'a test' }, program);
  onTestFinished(() => worker.stop());
  return worker;
}

async function programOf(code: string): Promise<string> {
  const file = path.join(await emptyFolder(), 'worker.mjs');
  await writeFile(file, code);
  return file;
}

test('it builds the sites that it is sent, and tells what there is to say about each', async () => {
  const worker = start();
  const [good, bad] = [await smallSiteFolder(), await smallSiteFolder()];
  await writeFile(path.join(bad, 'site.yaml'), 'nmae: Wrong\n');
  const [fine, failed] = await Promise.all([worker.ask(optionsOf(good)), worker.ask(optionsOf(bad))]);
  expect(fine).toMatchObject({ options: { root: good }, exitCode: 0 });
  expect(fine?.said).toContainEqual({ to: 'out', text: expect.stringMatching(/^Built \d+ pages/) });
  expect(existsSync(path.join(good, 'dist/index.html'))).toBe(true);
  expect(failed).toMatchObject({ options: { root: bad }, exitCode: 1 });
  expect(failed?.said.map(({ text }) => text).join('\n')).toContain('site.yaml:1:1 error');
  expect(existsSync(path.join(bad, 'dist'))).toBe(false);
});

test('what it says is painted where the command’s own results are', async () => {
  const bold: Paint = (_, text) => `<b>${text}</b>`;
  const bad = await smallSiteFolder();
  await writeFile(path.join(bad, 'site.yaml'), 'nmae: Wrong\n');
  const [painted, unpainted] = [
    await start(undefined, bold).ask(optionsOf(bad)),
    await start().ask(optionsOf(bad)),
  ];
  const code = String.fromCharCode(27);
  expect(painted?.said.some(({ text }) => text.includes(`${code}[`))).toBe(true);
  expect(unpainted?.said.some(({ text }) => text.includes(code))).toBe(false);
});

test.each([
  ['ends when it is asked', `process.on('message', () => process.exit(1));`],
  ['throws', `process.on('message', () => { throw new Error('never seen'); });`],
  ['ends at once', `process.exit(0);`],
  ['is no program', `this is no code`],
])('one that %s brings nothing back, now or later', async (_, code) => {
  const worker = start(await programOf(code));
  const site = optionsOf(await emptyFolder());
  expect(await worker.ask(site)).toBeUndefined();
  expect(await worker.ask(site)).toBeUndefined();
});

test('it ends once nobody needs it', async () => {
  const folder = await emptyFolder();
  const mark = path.join(folder, 'ended');
  const program = await programOf(`
    import { writeFileSync } from 'node:fs';
    process.on('message', ({ site }) => process.send({ options: site, exitCode: 0, said: [] }));
    process.on('disconnect', () => writeFileSync(${JSON.stringify(mark)}, ''));
  `);
  const worker = startWorker(run, { paintOut: plainPaint, paintNote: plainPaint, system: '' }, program);
  expect(await worker.ask(optionsOf(folder))).toMatchObject({ exitCode: 0 });
  worker.stop();
  await expect.poll(() => existsSync(mark), { timeout: 60_000 }).toBe(true);
  expect(await worker.ask(optionsOf(folder))).toBeUndefined();
});
