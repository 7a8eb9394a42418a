/** The guides that the academy hands out, made from its own content: they agree with the website. */
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { kinds } from '../../kinds/registry.ts';
import { checkSources } from '../../renderer/check/check-sources.ts';
import { createReadCache, readSources } from '../../renderer/read/read-sources.ts';
import { createDocumentCache, makeDocuments } from '../../renderer/render/documents/make-documents.ts';
import { compileSchemas } from '../../renderer/schema/compile-schemas.ts';
import { loadSchemas } from '../../renderer/schema/load-schemas.ts';
import { readKinds } from '../../renderer/schema/read-kinds.ts';
import type { DocumentBlock } from '../../schemas/planned-document.ts';
import type { WholePlan } from '../plan-whole.ts';
import { planWhole } from '../plan-whole.ts';
import { loadShippedTemplates } from './load-shipped-templates.ts';
import { readPdf } from './read-pdf.ts';

const root = join(import.meta.dirname, '../..');
const today = new Date('2025-06-01T09:00:00Z');
const found: Diagnostic[] = [];
const report = (problem: Diagnostic) => void found.push(problem);
let plan: WholePlan;
const texts = new Map<string, string>();
/** By file: the text of each page. */
const pages = new Map<string, string[]>();
const guide = 'downloads/osce-preparation-guide.pdf';

beforeAll(async () => {
  const schemas = await loadSchemas([join(root, 'schemas')]);
  const sources = await readSources(
    root,
    { kinds: readKinds(schemas), schemas, cache: createReadCache() },
    report,
  );
  const site =
    sources && checkSources(sources, schemas, { validators: compileSchemas(schemas), code: kinds }, report);
  if (!site) throw new Error(`the content has problems: ${found.map(({ message }) => message).join('; ')}`);
  plan = planWhole(site, { today });
  const templates = await loadShippedTemplates();
  for await (const { output, content } of makeDocuments(
    plan.documents ?? [],
    templates,
    { cache: createDocumentCache() },
    report,
  )) {
    if (typeof content === 'string') continue;
    const read = readPdf(content).pages.map((page) => page.replaceAll('\n', ' '));
    pages.set(output, read);
    texts.set(output, read.join(' '));
  }
});

test('each download without a ready file is made, with nothing to complain about', () => {
  expect([...texts.keys()]).toEqual([
    'downloads/osce-preparation-guide.pdf',
    'downloads/course-guide.pdf',
    'downloads/cbt-syllabus.pdf',
  ]);
  expect(found.filter(({ code }) => code.startsWith('document-'))).toEqual([]);
});

test('each course stands in the guide with its price, its instalment and all that it holds', () => {
  const guide = texts.get('downloads/course-guide.pdf') ?? '';
  const courses = (plan.documents ?? [])
    .flatMap((document) =>
      document.kind === 'ready' && document.output.endsWith('course-guide.pdf') ? document.chapters : [],
    )
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'offer' ? [block] : [])));
  expect(courses.length).toBeGreaterThan(5);
  for (const course of courses) {
    const shown = [
      course.title,
      course.subtitle,
      course.price,
      ...course.priceNotes,
      ...course.facts,
      ...course.features,
    ];
    for (const text of shown) expect(guide).toContain(text);
  }
});

test('articles are there in full: headings, lists, tables, spoken examples and notes', () => {
  const guide = texts.get('downloads/osce-preparation-guide.pdf') ?? '';
  const kinds = (plan.documents ?? [])
    .flatMap((document) => (document.kind === 'ready' ? document.chapters : []))
    .flatMap(({ blocks }) => blocks.map(({ kind }) => kind));
  expect(new Set(kinds)).toEqual(
    new Set('paragraph heading list table quote note offer station day checklist'.split(' ')),
  );
  for (const text of [
    'Before you touch the patient',
    'Clean your hands and let the examiner see it.',
    'A pattern for written answers',
  ]) {
    expect(guide).toContain(text);
  }
});

test('values of the facts are filled in', () => {
  for (const text of texts.values()) expect(text).not.toMatch(/[{}]/);
});

test('no document has an empty page, and none ends with nothing but its closing words', () => {
  const words = plan.documents?.flatMap((document) => (document.kind === 'ready' ? [document] : [])) ?? [];
  expect(words).toHaveLength(3);
  for (const { output, title, closing } of words) {
    const foot = new RegExp(`OSCE Academy\\s+·\\s+${title}\\s+Page \\d+ of \\d+`);
    const left = (pages.get(output) ?? []).map((page) => page.replace(foot, '').trim());
    for (const page of left) expect(page.split(' ').length).toBeGreaterThan(20);
    const last = left.at(-1) ?? '';
    expect(last).toContain(closing.title);
    expect(last.slice(0, last.indexOf(closing.title)).split(' ').length).toBeGreaterThan(20);
  }
});

describe('the OSCE guide holds what the pages promise:', () => {
  const read = () => pages.get(guide) ?? [];
  const block = <Kind extends DocumentBlock['kind']>(kind: Kind) =>
    (plan.documents ?? [])
      .flatMap((document) =>
        document.kind === 'ready' && document.output === guide ? document.chapters : [],
      )
      .flatMap(({ blocks }) => blocks)
      .filter((one): one is Extract<DocumentBlock, { kind: Kind }> => one.kind === kind);

  test('each of the ten stations, marked as one door of ten, as the OSCE page tells it', () => {
    const stations = block('station');
    expect(stations.map(({ doors }) => doors.lit)).toEqual(Array.from({ length: 10 }, (_, index) => [index]));
    const shown = plan.pages.find(({ address }) => address === '/osce')?.sections;
    for (const { title, where, task, slip } of stations) {
      for (const text of [title, where, task, slip]) expect(texts.get(guide)).toContain(text);
      expect(JSON.stringify(shown)).toContain(JSON.stringify(task));
    }
    expect(stations.flatMap(({ time }) => time ?? [])).toEqual(['14 minutes', '12 minutes']);
  });

  test('a plan of two weeks on one page, each day with the doors that it practises', () => {
    const days = block('day');
    expect(days.map(({ doors }) => doors?.lit.length)).toEqual([0, 0, 1, 1, 1, 1, 4, 2, 1, 1, 2, 10, 0, 0]);
    const [page, ...more] = read().filter((one) => /Day \d/.test(one));
    expect(more).toEqual([]);
    for (const { label, texts: lines } of days)
      for (const text of [label, ...lines]) expect(page).toContain(text);
  });

  test('a checklist for the day itself, on a page of its own', () => {
    const lists = block('checklist');
    expect(lists.length).toBeGreaterThan(2);
    const page = read().find((one) => one.startsWith('A checklist for the day itself')) ?? '';
    for (const { title, items } of lists) for (const text of [title, ...items]) expect(page).toContain(text);
  });
});
