import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';
import { emptyFolder, smallSiteFolder } from './run-site.ts';

const course = 'content/courses/osce-weekend.yaml';
const day = ['--at', '2026-11-22'];

/** A branch of the small site. `read` returns a file unchanged, with its byte order mark. */
async function branchWith(files: Readonly<Record<string, string>>) {
  const base = await smallSiteFolder();
  const root = path.join(base, 'branches/leeds');
  const put = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  };
  await put(
    'site.yaml',
    'extends: ../../site.yaml\nname: Harbour Leeds # head office: "Harbour Nurse Training", 2026-05-03\n',
  );
  for (const [file, text] of Object.entries(files)) await put(file, text);
  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  return {
    base,
    root,
    put,
    read,
    drift: (...args: string[]) => runCommand(['drift', ...args, ...day], root),
  };
}

async function raisePrice(base: string): Promise<void> {
  const file = path.join(base, course);
  await writeFile(file, (await readFile(file, 'utf8')).replace('price: 249', 'price: 1279.5'));
}

const written =
  '# Ours\r\nprice: 24000 # agreed # head office: 249, 2026-05-03\r\nlocation: Leeds # head office: "London", 2026-05-03';

async function drifted() {
  const branch = await branchWith({ [course]: `\uFEFF${written}` });
  expect((await branch.drift()).code).toBe(0);
  await raisePrice(branch.base);
  return branch;
}

const message =
  'Head office changed the price of OSCE Weekend (courses/osce-weekend) from 249 to 1,279.5 since you set 24,000 on 3 May 2026.';

describe('a price that head office has changed', () => {
  it('is one warning with the old one, the new one and the day, in check as well', async () => {
    const { root, drift } = await drifted();
    const told = await drift();
    expect(told.code).toBe(1);
    expect(told.out).toContain(`${course}:2:1 warning ${message} [base-changed]`);
    expect(told.out).toContain('1 warning in 1 file.');
    const checked = await runCommand(['check', '--format', 'json', ...day], root);
    const found = JSON.parse(checked.out).diagnostics.filter(
      ({ code }: { code: string }) => code === 'base-changed',
    );
    expect(found).toMatchObject([
      {
        severity: 'warning',
        file: course,
        line: 2,
        message,
        related: [{ file: `../../${course}`, line: 5 }],
      },
    ]);
  });

  it('is kept by changing one line, and nothing else', async () => {
    const { drift, read } = await drifted();
    const kept = await drift('--keep');
    expect(kept).toMatchObject({ code: 0, out: expect.stringMatching(/^changed .*osce-weekend\.yaml:2$/m) });
    expect(await read(course)).toBe(`\uFEFF${written.replace('249, 2026-05-03', '1279.5, 2026-11-22')}`);
    expect((await drift()).code).toBe(0);
  });

  it('is taken over by deleting one line, and nothing else', async () => {
    const { drift, read } = await drifted();
    expect((await drift('--take', `${course}:2`)).code).toBe(0);
    expect(await read(course)).toBe('\uFEFF# Ours\r\nlocation: Leeds # head office: "London", 2026-05-03');
    expect((await drift()).code).toBe(0);
  });

  it('is told to other programs', async () => {
    const { drift } = await drifted();
    const { code, out } = await drift('--format', 'json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      version: 1,
      ok: false,
      warnings: 1,
      drift: { unremembered: 0, unseen: 0, settled: [] },
      diagnostics: [{ code: 'base-changed', line: 2 }],
    });
  });
});

describe('places', () => {
  it('are a field, a line or a file, as they are printed', async () => {
    const { drift, read } = await branchWith({ [course]: 'price: 24000\nlocation: Leeds\n' });
    expect((await drift()).out).toContain('2 lines of this site have no note');
    await drift('--keep', `${course}:location`);
    expect(await read(course)).toBe('price: 24000\nlocation: Leeds # head office: "London", 2026-11-22\n');
    await drift('--keep', `${course}:1:1`);
    expect(await read(course)).toContain('price: 24000 # head office: 249, 2026-11-22\n');
    await drift('--take', course);
    await expect(read(course)).rejects.toThrow('ENOENT');
  });

  it('are an error where nothing is said otherwise, and nothing is written', async () => {
    const { drift, read } = await branchWith({ [course]: 'price: 24000\n' });
    const { code, out } = await drift('--keep', `${course}:price`, 'content/courses/osce-weekendd.yaml');
    expect(code).toBe(1);
    expect(out).toContain(`Did you mean “${course}”?`);
    expect(await read(course)).toBe('price: 24000\n');
  });

  it('can’t be kept and taken over at once', async () => {
    const { drift } = await branchWith({});
    expect((await drift('--keep', '--take')).code).toBe(2);
  });
});

it('writes nothing where a file has a mistake', async () => {
  const { drift, read } = await branchWith({ [course]: 'price: 24000\nlocation: [Leeds\n' });
  const { code, out } = await drift('--keep');
  expect(code).toBe(1);
  expect(out).toContain('error');
  expect(await read(course)).toBe('price: 24000\nlocation: [Leeds\n');
});

it('keeps the file by which an entry is listed, with what the base says', async () => {
  const { drift, read, put } = await branchWith({ [course]: 'price: 24000\n' });
  await put('site.yaml', 'extends: ../../site.yaml\ninherit: { courses: listed }\n');
  expect((await drift('--take', course)).code).toBe(0);
  expect(await read(course)).toBe('price: 249 # head office: 249, 2026-11-22\n');
});

it('says what head office has added once it is noted what was seen', async () => {
  const { base, drift, read, put } = await branchWith({});
  const site = 'extends: ../../site.yaml\ninherit: { courses: listed }\n';
  await put('site.yaml', site);
  const unnoted = await drift();
  expect(unnoted).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 entry that this site does not show'),
  });
  await drift('--keep');
  expect(await read('site.yaml')).toBe(`${site}seen:\n  courses: [osce-weekend]\n`);
  expect((await drift()).code).toBe(0);
  const text = await readFile(path.join(base, course), 'utf8');
  await writeFile(
    path.join(base, 'content/courses/osce-week.yaml'),
    text.replace('OSCE Weekend', 'OSCE Week'),
  );
  const told = await drift();
  expect(told.code).toBe(1);
  expect(told.out).toContain('site.yaml:2:12 warning');
  expect(told.out).toContain('OSCE Week (courses/osce-week). [base-gained]');
  await drift('--keep');
  expect(await read('site.yaml')).toBe(`${site}seen:\n  courses: [osce-weekend, osce-week]\n`);
  await put('content/courses/osce-week.yaml', 'remove: true\n');
  await put('site.yaml', `${site}seen:\n  courses: [osce-weekend]\n`);
  expect((await drift()).code).toBe(0);
});

it('has nothing to say of a site that extends none, nor of a folder without a site', async () => {
  expect((await runCommand(['drift'], await smallSiteFolder())).code).toBe(0);
  expect((await runCommand(['drift'], await emptyFolder())).code).toBe(1);
});
