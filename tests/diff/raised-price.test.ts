/** “site diff” after one raised price, compared with builds of both states. */
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildSite, type SiteDiff } from '../../renderer/site.ts';
import { committedSite } from '../cli/commit-site.ts';
import { emptyFolder } from '../cli/run-site.ts';

const course = 'content/courses/adult-online.yaml';
const today = new Date('2026-11-22T12:00:00Z');

/**
 * Figures that depend on the price, before and after: the price, its instalment and their sum, both savings, the
 * offer's percentage.
 */
const figures: readonly (readonly [string, string])[] = [
  ['319.99', '349.99'],
  ['80.00', '87.50'],
  ['320.00', '350.00'],
  ['140', '110'],
  ['130', '160'],
  ['41', '46'],
];

let diff: SiteDiff;
let built: { before: Map<string, string>; after: Map<string, string> };

beforeAll(async () => {
  const site = await committedSite('tests/fixtures/site');
  const before = await emptyFolder();
  await cp(site.root, before, { recursive: true });
  await site.edit(course, 'price: 319.99', 'price: 349.99');
  diff = JSON.parse((await site.diff(['--format', 'json'])).out);
  built = { before: await buildPages(before), after: await buildPages(site.root) };
});

test('one edit is named, and all that changes comes from it', () => {
  expect(diff.causes.map(({ edits }) => edits)).toEqual([
    [
      expect.objectContaining({
        name: 'price',
        place: { file: course, line: 7, column: 1 },
        before: '319.99',
        after: '349.99',
      }),
    ],
  ]);
  expect(diff).toMatchObject({ unseen: [], layoutOnly: [], problems: { now: [], gone: [] }, refused: {} });
});

test('exactly the pages are named on which the built sites differ', () => {
  const differing = [...built.after].filter(([page, html]) => built.before.get(page) !== html);
  expect(differing.length).toBeGreaterThan(20);
  expect(differing.length).toBeLessThan(built.after.size);
  expect([...diff.changed].sort()).toEqual(differing.map(([page]) => page).sort());
});

test('the price, instalment, saving, message of the chat and structured data are told, and nothing else', () => {
  const changes = diff.causes.flatMap((cause) => cause.changes);
  const told = changes.map(({ kind, before, after }) => [kind, before, after]);
  expect(told).toContainEqual(['price', '£319.99', '£349.99']);
  expect(told).toContainEqual(['text', '£80.00/month × 4', '£87.50/month × 4']);
  expect(told).toContainEqual(['text', 'Save £140', 'Save £110']);
  expect(told).toContainEqual(['data', '319.99', '349.99']);
  const messages = changes.filter(
    ({ kind, after }) => kind === 'script' && after?.includes('Price: £349.99'),
  );
  expect(messages.map(({ pages }) => pages)).toEqual([['/checkout/adult-online']]);
  expect(changes.filter((change) => !isByFigures(change.before ?? '', change.after ?? ''))).toEqual([]);
});

test('each change stands on each page that it is told of, as the built site has it', () => {
  const texts = diff.causes
    .flatMap((cause) => cause.changes)
    .filter(({ kind }) => kind === 'text' || kind === 'price');
  const missing = texts.flatMap(({ after = '', pages }) =>
    pages.filter((page) => !wordsOf(built.after.get(page) ?? '').includes(withoutSpaces(after))),
  );
  expect(texts.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});

/** Whether two texts are equal apart from figures that follow the price. */
function isByFigures(before: string, after: string): boolean {
  const [one, other] = [before, after].map((text) => text.split(/(\d+(?:\.\d+)?)/));
  return (
    one !== undefined &&
    one.length === other?.length &&
    one.every((part, index) => {
      const there = other[index];
      return part === there || figures.some(([was, is]) => part === was && there === is);
    })
  );
}

/** By address; without the parts of island ids that only number them. */
async function buildPages(root: string): Promise<Map<string, string>> {
  const out = await emptyFolder();
  const result = await buildSite({ root, out, today, pictures: 'later', search: 'later' });
  expect(result.ok).toBe(true);
  const files = result.changed.filter((file) => file.endsWith('.html'));
  const pages = files.map(async (file): Promise<[string, string]> => {
    const html = await readFile(path.join(out, file), 'utf8');
    const address = `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
    return [address, html.replace(/\bs[0-9a-f]{7}-\d+/g, 'island')];
  });
  return new Map(await Promise.all(pages));
}

function wordsOf(html: string): string {
  const text = html.replace(/<(?:script|style)\b[\s\S]*?<\/(?:script|style)>/g, '').replace(/<[^>]*>/g, '');
  return withoutSpaces(text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"'));
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}
