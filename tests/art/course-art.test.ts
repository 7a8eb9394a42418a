/**
 * Drawings of courses: made from the data of each course, all different, reproducible, and replaced by the editor's own
 * picture.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Templates } from '../../renderer/render/assemble-templates.ts';
import { digest } from '../../renderer/render/digest.ts';
import { artMarkup, printArt } from '../../renderer/render/drawings/print-art.ts';
import type { PlannedArt } from '../../schemas/asset.ts';
import { checkEdited } from '../check/check-edited.ts';
import { planAcademy } from '../feeds/plan-academy.ts';
import type { WholePlan } from '../plan-whole.ts';
import { planWhole } from '../plan-whole.ts';
import { loadFixture } from '../render/make-plan.ts';

let plan: WholePlan;
let templates: Templates;
let courses: PlannedArt[];

beforeAll(async () => {
  plan = await planAcademy(new Date('2026-11-22T09:00:00Z'));
  templates = await loadFixture();
  courses = plan.art.filter(({ kind }) => kind === 'course');
});

const print = (art: PlannedArt) => artMarkup(art, templates.module);
const propsOf = (art: PlannedArt | undefined, changes: object): PlannedArt => ({
  output: '',
  place: { file: '', line: 1, column: 1 },
  kind: 'course',
  props: { ...art?.props, ...changes },
});

describe('the drawings of the courses', () => {
  test('are as many as the courses, and no two are alike', () => {
    const hashes = courses.map((art) => digest(print(art)));
    expect(hashes).toHaveLength(13);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('are the same, byte for byte, each time', async () => {
    const again = await planAcademy(new Date('2026-11-22T09:00:00Z'));
    expect(again.art).toEqual(plan.art);
    expect(again.art.map(print)).toEqual(plan.art.map(print));
  });

  test('stand on the pages under the names of their files', () => {
    const shown = JSON.stringify(plan.pages.map(({ sections }) => sections));
    for (const { output } of courses) {
      expect(output).toMatch(/^art\/[a-z-]+\.[0-9a-f]{8}\.svg$/);
      expect(shown).toContain(`"/${output}"`);
    }
  });

  test('are small, stand alone and say nothing', () => {
    for (const svg of courses.map(print)) {
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6000);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(svg).not.toMatch(/NaN|undefined|<text|href=|<script/);
    }
  });

  test('have colours for dark devices as well', () => {
    for (const svg of courses.map(print)) expect(svg).toContain('@media(prefers-color-scheme:dark)');
  });

  test('differ for courses that are alike in all but their names', () => {
    const [first] = courses;
    expect(print(propsOf(first, { seed: 'one' }))).not.toBe(print(propsOf(first, { seed: 'another' })));
  });

  test.each([
    ['the field', { tone: 'deep', emblem: 'brain' }, { tone: 'calm', emblem: 'heart-pulse' }],
    ['the format', { setting: 'screen' }, { setting: 'city' }],
    ['the length', { marks: 5 }, { marks: 14 }],
    ['the exam', { motif: 'doors' }, { motif: 'waves' }],
  ])('show %s', (_what, one, other) => {
    const art = courses.find(({ output }) => output.includes('osce-virtual-adult'));
    expect(print(propsOf(art, one))).not.toBe(print(propsOf(art, other)));
  });
});

test('a drawing that its template fails on is reported with the place of the course', () => {
  const problems: Diagnostic[] = [];
  const place = { file: 'content/courses/a.yaml', line: 1, column: 1 };
  const art: PlannedArt = { ...propsOf(courses[0], {}), place, kind: 'unheard-of' };
  expect(printArt(art, templates, (problem) => problems.push(problem))).toBeUndefined();
  expect(problems).toMatchObject([{ code: 'template-throws' }]);
  expect(JSON.stringify(problems)).toContain('content/courses/a.yaml');
});

describe('a course is drawn only where it has no picture:', () => {
  const shared = /^coursePictures:\n(?: {2}.*\n)+/m.exec(
    readFileSync(join(import.meta.dirname, '../samples/valid-site/site.yaml'), 'utf8'),
  )?.[0];

  test.each([
    ['with none, it is drawn', [], true],
    ['with one of its own, it is not', [['price:', 'picture: { src: mark.svg, alt: "" }\nprice:']], false],
  ] as const)('%s', async (_what, course, drawn) => {
    const { site, found } = await checkEdited({
      'site.yaml': [[shared ?? '', '']],
      'content/courses/osce-online.yaml': course,
    });
    expect(found).toEqual([]);
    const names = site
      ? planWhole(site, { today: new Date('2026-11-21') }).art.map(({ output }) => output)
      : [];
    expect(names.some((name) => name.includes('osce-online'))).toBe(drawn);
  });

  test('with one of its category, it is not', async () => {
    const { site } = await checkEdited({});
    expect(site && planWhole(site, { today: new Date('2026-11-21') }).art).toEqual([]);
  });
});
