import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { acceptWarnings } from '../../renderer/check/accept-warnings.ts';
import { checkSite, readSite } from '../../renderer/site.ts';
import { samples } from '../lay-out-sample.ts';

/** Diagnostics for a branch of a small site that is correct itself. */
async function judge(files: Readonly<Record<string, string>>): Promise<Diagnostic[]> {
  return (await readAndCheck(files)).diagnostics;
}

async function readAndCheck(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(path.join(tmpdir(), 'site-branch-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(path.join(samples, 'valid-site'), root, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    const absolute = path.join(root, 'branches/np', file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, file === 'site.yaml' ? `extends: ../../site.yaml\n${text}` : text);
  }
  const read = await readSite({ root: path.join(root, 'branches/np') });
  const { diagnostics } = checkSite(read, { today: new Date('2026-11-22') });
  if (!read.sources) throw new Error('The branch can’t be read.');
  return { sources: read.sources, diagnostics: [...read.diagnostics, ...diagnostics] };
}

const said = (found: readonly Diagnostic[]) =>
  found.map(
    ({ code, message, place }) =>
      `${place.file}:${place.line} ${code} ${/“([^”]*)”/.exec(message)?.[1] ?? ''}`,
  );

const own = [
  'origin: https://np.example.com',
  'contact:',
  '  phone: +977 1 4000000',
  '  whatsapp: +977 9800000000',
  '  email: np@example.com',
  '  office: { street: Example Marg, city: Kathmandu, country: Nepal }',
  '  branches: null',
  'forms: { lead: { delivery: { action: https://forms.example.com/np } } }',
  'confirmed: [accreditations, legal, testimonials]',
  '',
].join('\n');

describe('what never travels', () => {
  test('is named, field by field, until the branch states it', async () => {
    const found = await judge({ 'site.yaml': '' });
    expect(said(found)).toEqual([
      'site.yaml:1 entries-must-be-stated accreditations',
      'site.yaml:1 entries-must-be-stated legal',
      'site.yaml:1 entries-must-be-stated testimonials',
      'site.yaml:1 must-be-stated contact.branches',
      'site.yaml:1 must-be-stated contact.email',
      'site.yaml:1 must-be-stated contact.office',
      'site.yaml:1 must-be-stated contact.phone',
      'site.yaml:1 must-be-stated contact.whatsapp',
      'site.yaml:1 must-be-stated forms.lead.delivery.action',
      'site.yaml:1 must-be-stated origin',
    ]);
    const phone = found.find(({ message }) => message.includes('contact.phone'));
    expect(phone?.related?.[0]?.place).toEqual({ file: '../../site.yaml', line: 12, column: 10 });
    expect(said(await judge({ 'site.yaml': own }))).toEqual([]);
  });

  test('is named where only a part of it is stated', async () => {
    const found = await judge({ 'site.yaml': own.replace('street: Example Marg, city: Kathmandu, ', '') });
    expect(said(found)).toEqual([
      'site.yaml:1 must-be-stated contact.office.city',
      'site.yaml:1 must-be-stated contact.office.street',
    ]);
  });

  test('is named by the id of what it stands in', async () => {
    const part = '  branches: [{ id: training-centre, address: { city: Kathmandu, street: Example Marg } }]';
    const found = await judge({ 'site.yaml': own.replace('  branches: null', part) });
    expect(said(found)).toEqual([
      'site.yaml:1 must-be-stated contact.branches.training-centre.address.country',
    ]);
  });

  test('can be confirmed, but not what isn’t taken over', async () => {
    const found = await judge({
      'site.yaml': own.replace('testimonials]', 'testimonials, contact]'),
    });
    expect(said(found)).toEqual(['site.yaml:10 confirmed-unknown contact']);
  });
});

describe('what a branch leaves out', () => {
  const without = { 'content/courses/osce-online.yaml': 'remove: true\n' };
  const page = { 'content/pages/checkout-chooser.yaml': 'remove: true\n' };

  test('takes along what leads to it, but not a text that names it', async () => {
    const naming = 'content/pages/home.yaml';
    const text = 'sections:\n  - { section: prose, body: "It costs {courses.osce-online.price}." }\n';
    const found = await judge({ 'site.yaml': own, ...without, [naming]: text });
    expect(said(found).filter((line) => line.startsWith('content/'))).toEqual([
      `${naming}:2 names-what-is-left-out `,
    ]);
    const link = text
      .replace('prose, body: "', 'call-to-action, title: T, actions: [{ to: /checkout, label: "')
      .replace('" }', '" }] }');
    expect(
      said(await judge({ 'site.yaml': own, ...without, ...page, [naming]: link })).filter((line) =>
        line.includes('left-out'),
      ),
    ).toEqual([]);
  });
});

describe('a branch with a currency of its own', () => {
  test('is told of each amount that it takes over, until it sets, converts or removes it', async () => {
    const found = await judge({ 'site.yaml': `${own}currency: NPR\n` });
    const foreign = (all: readonly Diagnostic[]) =>
      all
        .filter(({ code }) => code === 'amount-in-other-currency')
        .map(({ place, hint }) => [place.file, /in (\S+\.yaml)/.exec(hint ?? '')?.[1]]);
    expect(foreign(found)).toContainEqual([
      '../../content/courses/osce-online.yaml',
      'content/courses/osce-online.yaml',
    ]);
    expect(foreign(found)).toContainEqual(['../../site.yaml', 'site.yaml']);
    const converted = `${own}currency: NPR\nprices: { from: GBP, rate: 172.5, roundTo: 100 }\n`;
    const wording = { 'content/wording.yaml': 'money: { converted: "about {price}" }\n' };
    expect(said(await judge({ 'site.yaml': converted, ...wording }))).toEqual([]);
    const wrong = converted.replace('from: GBP', 'from: USD');
    expect(foreign(await judge({ 'site.yaml': wrong, ...wording }))).toHaveLength(foreign(found).length);
  });
});

describe('a warning in a file of the base', () => {
  test('is accepted by the name that messages give the file, and the slip is told', async () => {
    const accept = (file: string) =>
      `language: ar-AE\naccept: [{ code: plural-missing, file: ${file}, reason: Soon }]\n`;
    const files = { 'content/wording.yaml': 'article: { by: "بقلم {author}" }\n' };
    const judged = async (file: string) => {
      const { sources, diagnostics } = await readAndCheck({ ...files, 'site.yaml': own + accept(file) });
      const elsewhere = diagnostics
        .filter(({ code }) => code === 'plural-missing')
        .map((one) => ({ ...one, place: { ...one.place, file: '../../content/pages/blog.yaml' } }));
      return acceptWarnings([...diagnostics, ...elsewhere], sources, 'all stages');
    };
    const hints = (found: readonly Diagnostic[]) =>
      found.filter(({ code }) => code === 'unused-acceptance').map(({ hint }) => hint);
    expect(hints(await judged('../../content/wording.yaml'))).toEqual([]);
    const slipped = await judged('content/wording.yaml');
    expect(hints(slipped)).toEqual([
      'That warning is in ../../content/wording.yaml: correct the file, or the text, of this entry.',
    ]);
    expect(
      slipped.filter(({ code, place }) => code === 'plural-missing' && /wording/.test(place.file)),
    ).toEqual([]);
  });
});

describe('a branch in another language', () => {
  test('is told once for each folder how many of its texts are still in that of its base', async () => {
    const untranslated = (found: readonly Diagnostic[]) =>
      found.filter(({ code }) => code === 'untranslated').map(({ place, message }) => [place.line, message]);
    const nepali = `${own}language: ne\nlocale: ne-NP\n`;
    const found = untranslated(await judge({ 'site.yaml': nepali }));
    expect(found).toContainEqual([11, '3 texts in content/accreditations are still in British English.']);
    expect(found).toContainEqual([11, '26 texts in content/pages in 4 files are still in British English.']);
    const home = {
      'content/pages/home.yaml':
        'title: गृह पृष्ठ\ndescription: नेपाली\nsections: { replace: [{ section: prose, body: नमस्ते }] }\n',
    };
    const translated = untranslated(await judge({ 'site.yaml': nepali, ...home }));
    expect(translated).not.toContainEqual(expect.arrayContaining([expect.stringContaining('in 4 files')]));
    expect(untranslated(await judge({ 'site.yaml': `${own}language: en-IE\n` }))).toEqual([]);
  });

  // Problems of the base are reported when the base is built.
  test.each(['English', 'e', 'en_GB', '"???"', '[en]', 'en-GB-u-ca-gregory'])(
    'is judged where its base is in “%s”',
    async (language) => {
      const base = readFileSync(path.join(samples, 'valid-site/site.yaml'), 'utf8');
      const codes = (
        await judge({
          '../../site.yaml': base.replace('language: en-GB', `language: ${language}`),
          'site.yaml': `${own}language: ne\nlocale: ne-NP\n`,
        })
      ).map(({ code }) => code);
      expect(codes.filter((code) => code !== 'untranslated')).toEqual([]);
    },
  );
});
