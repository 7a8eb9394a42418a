// @module-tag long/branches
/** A branch in an afternoon: create it, get the list of what it has to say itself, fill that in, build. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Diagnostic } from '../../renderer/site.ts';
import { runCommand } from '../cli/run-command.ts';
import { type Ended, repository } from '../cli/run-site.ts';
import { readTree } from '../content/read-tree.ts';
import { copySite, day } from '../content/site-copy.ts';

type Fields = Record<string, unknown>;
type Found = Pick<Diagnostic, 'code' | 'message'> & { file: string; severity: string };

const options = ['--locale', 'ne-NP', '--currency', 'NPR', '--time-zone', 'Asia/Kathmandu'];

describe('site new branch', () => {
  let base = '';
  let root = '';
  let made: Ended = { code: 0, out: '', note: '' };
  beforeAll(async () => {
    base = await copySite();
    root = path.join(base, 'branches/test');
    made = await runCommand(['new', 'branch', 'test', ...options, '--at', day], base);
  });

  it('makes a folder with what differs, and says what is left', async () => {
    expect(made.code).toBe(0);
    expect((await readdir(root)).filter((name) => name !== '.site')).toEqual([
      '.gitignore',
      'README.md',
      'site.yaml',
    ]);
    expect(parse(await read(root, 'site.yaml'))).toEqual({
      extends: '../../site.yaml',
      language: 'ne-NP',
      currency: 'NPR',
      timeZone: 'Asia/Kathmandu',
    });
    expect(made.out).toContain('branches/test/site.yaml\n');
    expect(made.out).toContain('branches/test/content/courses/oet-comprehensive.yaml\n');
    expect(made.note).toContain('site check --root');
  });

  it('owes exactly what the schemas mark, and its amounts', async () => {
    const errors = (await check(root)).filter(({ severity }) => severity === 'error');
    const named = (code: string) =>
      errors.filter((error) => error.code === code).map(({ message }) => /“([^”]+)”/.exec(message)?.[1]);
    const settings = parse(await read(base, 'site.yaml'));
    const [marked, collections] = [await schemaOf('site'), await collectionsThatStay()];
    const fields = markedFields(marked, settings, '');
    expect(fields).toEqual(expect.arrayContaining(['origin', 'contact.phone', 'contact.office', 'social']));
    expect(named('must-be-stated').toSorted()).toEqual(fields.toSorted());
    expect(named('entries-must-be-stated').toSorted()).toEqual(collections);
    expect(collections).toEqual(expect.arrayContaining(['legal', 'testimonials']));

    const amounts = errors.filter(({ code }) => code === 'amount-in-other-currency').map(({ file }) => file);
    expect(amounts.toSorted()).toEqual((await filesWithPrices(base)).toSorted());
    const codes = ['must-be-stated', 'entries-must-be-stated', 'amount-in-other-currency'];
    expect(errors.filter(({ code }) => !codes.includes(code))).toEqual([]);
  });

  it('builds once it is filled in, with nothing of the UK left but what is meant', async () => {
    await fillIn(root);
    expect((await check(root)).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect((await runCommand(['build', '--at', day], root)).code).toBe(0);
    const text = writtenIn(path.join(root, 'dist'));
    expect(text).toContain('+977');
    expect(text).toContain('Kathmandu');
    const pounds = [...text.matchAll(/£ ?(\d+(?:[.,]\d+)*)?/g)].map(([, amount]) => Number(amount));
    expect([...new Set(pounds)].toSorted()).toEqual(await poundsOnPurpose(base));
    expect(text.match(/.{0,30}(?:\+44|\b0(?:20|7\d{3}|1\d{3})[ -]\d{3}).{0,20}/g) ?? []).toEqual([]);
    expect(text.match(/.{0,30}\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b.{0,20}/g) ?? []).toEqual([]);
    for (const place of ['Example Street', 'Sample Road', 'hello@example.com', 'GBP', 'Europe/London'])
      expect(around(text, place)).toEqual([]);
  });
});

/** Each occurrence of a word with the text around it, for a message that says where. */
function around(text: string, word: string): string[] {
  return [...text.matchAll(new RegExp(`.{0,40}${word}.{0,40}`, 'g'))].map(([found]) => found);
}

/** Uncomments the form and writes something Nepalese after each colon. */
async function fillIn(root: string): Promise<void> {
  const filled = (await read(root, 'site.yaml'))
    .replaceAll(/^#(?! [^ ])/gm, '')
    .replace('  testimonials: listed\n', '')
    .replace('shop:\n  address:', 'shop:\n  address: https://shop.example.com/kathmandu?add={id}')
    .split('\n')
    .map((line) => {
      const [, name = ''] = /^[ -]*(\w+):$/.exec(line) ?? [];
      return Object.hasOwn(answers, name) ? `${line} ${answers[name]}` : line;
    });
  await write(root, 'site.yaml', `${filled.join('\n')}\nconfirmed: [testimonials]\n`);
  for (const name of ['cookies', 'privacy', 'refund', 'terms'])
    await write(
      root,
      `content/legal/${name}.mdx`,
      '---\n---\n\n## What holds here\n\nWhat is agreed in Kathmandu.\n',
    );
}

const answers: Readonly<Record<string, string>> = {
  origin: 'https://np.example.com',
  phone: '+977 1 4000000',
  whatsapp: '+977 9800000000',
  email: 'kathmandu@example.com',
  name: 'Kathmandu office',
  street: '1 Example Marg',
  city: 'Kathmandu',
  postcode: '"44600"',
  country: 'Nepal',
  url: 'https://social.example.com/kathmandu',
  community: 'https://chat.example.com/kathmandu',
  action: 'https://forms.example.com/kathmandu',
  rate: '172.5',
};

async function check(root: string): Promise<Found[]> {
  const { out } = await runCommand(['check', '--format', 'json', '--at', day], root);
  return JSON.parse(out).diagnostics;
}

async function schemaOf(name: string): Promise<Fields> {
  return JSON.parse(await read(repository, `schemas/${name}.schema.json`));
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The fields of the base's site.yaml that the schema marks. */
function markedFields(schema: Fields, value: unknown, name: string): string[] {
  if (schema.travels === false) return [name];
  return Object.entries(fieldsOf(value)).flatMap(([key, part]) => {
    const own = fieldsOf(fieldsOf(schema.properties)[key] ?? schema.additionalProperties);
    return markedFields(own, part, name === '' ? key : `${name}.${key}`);
  });
}

async function collectionsThatStay(): Promise<string[]> {
  const names = await readdir(path.join(repository, 'schemas'));
  const words = names.filter((name) => name.endsWith('.schema.json')).map((name) => name.split('.')[0] ?? '');
  const kinds = await Promise.all(words.map(async (word) => fieldsOf((await schemaOf(word)).kind)));
  return kinds.filter(({ travels }) => travels === false).map(({ folder }) => String(folder));
}

/** Paths relative to a branch's content, once for each price of a course and once for that of the offer. */
async function filesWithPrices(base: string): Promise<string[]> {
  const names = await readdir(path.join(base, 'content/courses'));
  const prices = names.map(async (name) => {
    const course = parse(await read(base, `content/courses/${name}`));
    const written = [course.price, course.originalPrice].filter((price) => typeof price === 'number');
    return written.map(() => `../../content/courses/${name}`);
  });
  return ['../../site.yaml', ...(await Promise.all(prices)).flat()];
}

/** Amounts paid in pounds wherever one lives: the fees of the regulator. */
async function poundsOnPurpose(base: string): Promise<number[]> {
  const text = await read(base, 'content/facts.yaml');
  return [...text.matchAll(/money: ([\d.]+), currency: GBP/g)].map(([, amount]) => Number(amount)).toSorted();
}

/** All pages and feeds as published, with the digits of this text in place of Nepalese ones. */
function writtenIn(out: string): string {
  return [...readTree(out)]
    .filter(([name]) => name !== 'version.json' && /\.(?:html|xml|json|ics|txt|webmanifest)$/.test(name))
    .map(([, bytes]) => bytes.toString())
    .join('\n')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[०-९]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x0966 + 0x30));
}

function read(root: string, name: string): Promise<string> {
  return readFile(path.join(root, name), 'utf8');
}

async function write(root: string, name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), text);
}
