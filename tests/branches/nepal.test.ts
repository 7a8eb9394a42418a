/**
 * The branch in Nepal, in English and in Nepali: it has little content of its own, it is complete, nothing from
 * the academy in London is left in it by accident, and the three sites link to each other.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { listPages } from '../browser/list-pages.ts';
import { repository, runSite } from '../cli/run-site.ts';
import { readPage } from '../content/read-page.ts';
import { day } from '../content/site-copy.ts';
import { testEveryPage } from '../content/test-every-page.ts';
import { readPdf } from '../documents/read-pdf.ts';
import { buildFolder } from './build-folder.ts';
import { foreignTexts } from './foreign-texts.ts';
import { writtenLines } from './written-lines.ts';

const folders = { english: 'branches/nepal', nepali: 'branches/nepal/branches/nepali' };
const out = { english: '', nepali: '' };
beforeAll(async () => {
  out.english = await buildFolder(folders.english, day);
  out.nepali = await buildFolder(folders.nepali, day);
});
afterAll(async () => {
  for (const folder of Object.values(out)) await rm(path.dirname(folder), { recursive: true, force: true });
});

test('less than 15 lines in 100 are its own', () => {
  const own = writtenLines('branches/nepal');
  expect(own).toBeGreaterThan(0);
  expect(own / writtenLines('site.yaml', 'content')).toBeLessThan(0.15);
});

describe.each(['english', 'nepali'] as const)('in %s', (edition) => {
  test('is checked without a problem, but for what head office has changed since', async () => {
    const args = [
      'check',
      '--at',
      day,
      '--format',
      'json',
      '--root',
      path.join(repository, folders[edition]),
    ];
    const { code, out: said } = await runSite(args, repository);
    const diagnostics: { code: string }[] = JSON.parse(said).diagnostics;
    expect(code).toBe(0);
    // Whoever edits the branch settles that, not whoever changes the academy.
    expect(diagnostics.filter((one) => one.code !== 'base-changed')).toEqual([]);
  });

  test('names what is made up before it goes live', async () => {
    const args = [
      'check',
      '--release',
      '--format',
      'json',
      '--root',
      path.join(repository, folders[edition]),
    ];
    const { code, out: said } = await runSite(args, repository);
    const files: string[] = JSON.parse(said).diagnostics.map(({ file }: { file: string }) => file);
    expect(code).toBe(1);
    expect(files).toEqual(
      expect.arrayContaining(['site.yaml', expect.stringMatching(/care-training\.yaml$/)]),
    );
  });

  describe('every page', () => testEveryPage(() => out[edition]));

  test('shows each price of its own in rupees, on the page of the course and in its data', () => {
    const courses = readdirSync(path.join(repository, folders.english, 'content/courses'));
    const sold = courses
      .map((file) => path.parse(file).name)
      .filter((id) => pageOf(edition, id) !== undefined);
    expect(sold.length).toBeGreaterThan(4);
    for (const id of sold) {
      const html = pageOf(edition, id) ?? '';
      expect(html, id).toContain(writtenPrice(id, edition));
      expect(html, id).toMatch(/"priceCurrency":"NPR"/);
    }
  });
});

describe('in English', () => {
  /** Charged in the UK, in pounds, by others than the branch: content/facts.yaml says so for each. */
  const pounds = ['£397', '£794', '£83'];
  /** Pages that mention London on purpose: pay in the NHS, where the lessons come from, a drawing of test centres. */
  const london = ['/blog/nurse-salary-uk-medax-academy', '/nepal', '/osce'];

  test('no amount is in pounds but the fees of exams that are paid in the UK', () => {
    const named = texts('english').flatMap(({ text }) => text.match(/£\s?[\d,.]*\d/g) ?? []);
    expect([...new Set(named)].toSorted()).toEqual(pounds);
    expect(texts('english').filter(({ text }) => /\bGBP\b|pounds sterling/.test(text))).toEqual([]);
  });

  test('no telephone number, address, e-mail address or form of the academy in London is left', () => {
    const { contact, forms, shop } = parse(readFileSync(path.join(repository, 'site.yaml'), 'utf8'));
    const places = [contact.office, contact.branches[0].address].flatMap(({ street, postcode }) => [
      street,
      postcode,
    ]);
    const foreign = [...places, contact.email, forms.lead.delivery.action, new URL(shop.address).host];
    expect(foreign.every((text) => typeof text === 'string')).toBe(true);
    const left = texts('english').flatMap(({ name, text }) => [
      ...foreign.filter((one) => text.includes(one)).map((one) => `${name}: ${one}`),
      ...(/\+44|(wa\.me\/|tel:\+?)44|\b020 7|\bKlarna\b/.exec(text) ?? []).map((one) => `${name}: ${one}`),
    ]);
    expect(left).toEqual([]);
  });

  test('no law and no register of the UK is claimed as its own', () => {
    const claims = /Information Commissioner|GDPR|UKPRN|England and Wales|Citizens Advice|right by law/;
    expect(texts('english').filter(({ text }) => claims.test(text))).toEqual([]);
  });

  test('London is named only where it is meant', () => {
    const naming = listPages(out.english).filter((address) =>
      /London/.test(readPage(out.english, address).html),
    );
    expect(naming).toEqual(london);
  });

  test('every text that the specification gives for /nepal is there', () => {
    const { text } = readPage(out.english, '/nepal');
    const programmes = ['OSCE Preparation', 'Care Training', 'Abroad Study'];
    const trust = ['95% Success Rate', 'Flexible Schedules', 'Small Class Sizes', 'Lifetime Support'];
    for (const one of [...programmes, ...trust, 'Monday to Saturday', '9 AM to 6 PM'])
      expect(text).toContain(one);
  });

  test('each programme opens a chat with Kathmandu that begins with a greeting', () => {
    const chats = chatsOf(readPage(out.english, '/nepal').html);
    expect(chats.length).toBeGreaterThan(4);
    for (const { number } of chats) expect(number).toBe('9770000000000');
    for (const subject of ['OSCE preparation', 'care training', 'studying abroad'])
      expect(chats.some(({ text }) => text.startsWith('Namaste') && text.includes(subject))).toBe(true);
  });
});

describe('in Nepali', () => {
  test('nothing is English but names and what says that it is', () => {
    expect(
      listPages(out.nepali).flatMap((address) => foreignTexts(readPage(out.nepali, address).html)),
    ).toEqual([]);
  });

  test('what the specification gives for /nepal is on its home page', () => {
    const { text } = readPage(out.nepali, '/');
    const programmes = ['OSCE तयारी', 'हेरचाह तालिम', 'वैदेशिक अध्ययन'];
    const trust = ['९५% सफलता दर', 'लचिलो समयतालिका', 'साना कक्षा', 'आजीवन सहयोग'];
    const hours = ['सोमबारदेखि शनिबारसम्म', 'बिहान ९ बजेदेखि साँझ ६ बजेसम्म'];
    for (const one of [...programmes, ...trust, ...hours]) expect(text).toContain(one);
    expect(chatsOf(readPage(out.nepali, '/').html).map(({ number }) => number)).toContain('9770000000000');
  });

  test('the language of every page is told', () => {
    for (const address of listPages(out.nepali))
      expect(readPage(out.nepali, address).html).toMatch(/<html [^>]*lang="ne"/);
  });
});

test('the academy leads to both websites, and they lead back', () => {
  const academy = readPage(inject('shipped').out, '/nepal').html;
  expect(academy).toContain('href="https://np.example.com');
  expect(academy).toContain('href="https://nepali.example.com');
  for (const address of listPages(out.english)) {
    if (!address.startsWith('/checkout/') && address !== '/payment-success')
      expect(readPage(out.english, address).html, address).toContain('href="https://www.example.com/nepal"');
  }
  expect(readPage(out.nepali, '/').html).toContain('href="https://np.example.com/"');
});

type Edition = keyof typeof folders;

/** Every text that the branch publishes: its pages, its feed and lists for programs, its documents. */
function texts(edition: Edition): { name: string; text: string }[] {
  const files = readdirSync(out[edition], { recursive: true, encoding: 'utf8' });
  return files.flatMap((name) => {
    const file = path.join(out[edition], name);
    if (/\.(html|xml|json|txt|webmanifest|ics)$/.test(name))
      return [{ name, text: readFileSync(file, 'utf8') }];
    return name.endsWith('.pdf') ? [{ name, text: readPdf(readFileSync(file)).pages.join('\n') }] : [];
  });
}

function pageOf(edition: Edition, course: string): string | undefined {
  const address = `/courses/${course}`;
  return listPages(out[edition]).includes(address) ? readPage(out[edition], address).html : undefined;
}

/** As the branch formats it, from the number in the file of the course. */
function writtenPrice(course: string, edition: Edition): string {
  const { price } = parse(
    readFileSync(path.join(repository, folders.english, `content/courses/${course}.yaml`), 'utf8'),
  );
  if (price === 'Free') return edition === 'english' ? 'Free' : 'निःशुल्क';
  return price.toLocaleString(edition === 'english' ? 'en-IN' : 'ne-NP');
}

function chatsOf(html: string): { number: string; text: string }[] {
  return [...html.matchAll(/href="https:\/\/wa\.me\/(\d+)\?text=([^"]*)"/g)].map(
    ([, number = '', text = '']) => ({
      number,
      text: decodeURIComponent(text),
    }),
  );
}
