/** The guides that the academy hands out, made from its own content: they say what the website says. */
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { checkSite } from '../../renderer/check/check-site.ts';
import { compileSchemas } from '../../renderer/check/compile-schemas.ts';
import { loadSchemas } from '../../renderer/check/load-schemas.ts';
import type { Diagnostic } from '../../renderer/diagnostics/diagnostic.ts';
import type { Plan } from '../../renderer/model/plan.ts';
import { planSite } from '../../renderer/plan/plan-site.ts';
import { createReadCache, readSite } from '../../renderer/read/read-site.ts';
import { createDocumentCache, makeDocuments } from '../../renderer/render/documents/make-documents.ts';
import { readPdf } from './read-pdf.ts';

const root = join(import.meta.dirname, '../..');
const today = new Date('2025-06-01T09:00:00Z');
const found: Diagnostic[] = [];
const report = (problem: Diagnostic) => void found.push(problem);
let plan: Plan;
const texts = new Map<string, string>();

beforeAll(async () => {
  const schemas = await loadSchemas(join(root, 'schemas'));
  const sources = await readSite(root, createReadCache(), report);
  const site = sources && checkSite(sources, schemas, { today, validators: compileSchemas(schemas) }, report);
  if (!site) throw new Error(`the content has problems: ${found.map(({ message }) => message).join('; ')}`);
  plan = planSite(site, { today });
  for (const { output, content } of makeDocuments(plan.documents ?? [], createDocumentCache(), report)) {
    if (typeof content !== 'string')
      texts.set(output, readPdf(content).pages.join('\n').replaceAll('\n', ' '));
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
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'course' ? [block] : [])));
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
    new Set(['paragraph', 'heading', 'list', 'table', 'quote', 'note', 'course']),
  );
  for (const text of [
    'Before you touch the patient',
    'Clean your hands and let the examiner see it.',
    'SBAR in one breath',
  ]) {
    expect(guide).toContain(text);
  }
});

test('values of the facts are filled in', () => {
  for (const text of texts.values()) expect(text).not.toMatch(/[{}]/);
});
