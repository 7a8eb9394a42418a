/** A picture for sharing never shows a gap for a letter that a typeface lacks. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import {
  checkDrawnWords,
  drawnWords,
  type SocialDrawing,
} from '../../renderer/render/drawings/drawn-words.ts';
import { noStore } from '../../renderer/store/value-store.ts';
import { openCoverage } from '../../renderer/typefaces/open-coverage.ts';

const root = join(import.meta.dirname, '../..');
const file = (path: string) => ({ name: path, path: join(root, path), hash: path });
const figtree = file('content/media/fonts/figtree.woff2');
const arabic = file('tests/fixtures/typefaces/noto-sans-arabic.woff2');
const devanagari = file('content/media/fonts/noto-sans-devanagari.woff2');
const place = (line: number) => ({ file: 'content/posts/a.mdx', line, column: 8 });

function drawingOf(title: string, scripts: (typeof figtree)[] = []): SocialDrawing {
  return {
    kind: 'social',
    output: 'social/a.png',
    place: place(1),
    places: { title: place(2), siteName: { file: 'site.yaml', line: 1, column: 7 } },
    picture: {
      title,
      siteName: 'Example School',
      host: 'www.example.com',
      colours: { ground: '#000', text: '#fff', muted: '#ccc', accent: '#f00', panel: '#eee' },
    },
    typefaces: { heading: figtree, text: figtree, scripts },
  };
}

const coverage = openCoverage(new Map(), noStore);

test.each([
  ['Lamps from £500 – €600', 'Lamps from £500 – €600', []],
  ['Lamps from ₹500', '', ['₹']],
  ['Żółte lampy od 500 zł', '', ['Ż', 'ł']],
  ['Exam passed ✓', 'Exam passed', ['✓']],
  ['Manila → London', 'Manila London', ['→']],
  ['Well done 🎉 👩🏽‍⚕️ all', 'Well done all', ['🎉']],
  ['修灯之前先关掉电源', '', ['修']],
  ['Ωμέγα λάμπα', '', ['Ω']],
  ['บทเรียนแรก', '', ['บ']],
])('%s is drawn as “%s”', async (title, drawn, named) => {
  expect((await drawnWords(drawingOf(title), coverage)).picture.title).toBe(drawn);
  const told: Diagnostic[] = [];
  await checkDrawnWords([drawingOf(title)], coverage, (problem) => void told.push(problem));
  expect(told.map(({ code, place: at }) => [code, at.line])).toEqual(
    named.slice(0, 1).map(() => ['picture-characters', 2]),
  );
  for (const character of named) expect(told[0]?.message).toContain(character);
});

test.each([
  ['बत्ती मर्मत', devanagari],
  ['إصلاح المصباح', arabic],
])('%s is drawn where the site has a typeface for it', async (title, typeface) => {
  const drawing = drawingOf(title, [typeface]);
  expect(await drawnWords(drawing, coverage)).toBe(drawing);
});

test('what is left out of the website’s name is told at the name', async () => {
  const drawing = drawingOf('Lamps');
  const told: Diagnostic[] = [];
  const named = { ...drawing, picture: { ...drawing.picture, siteName: '灯' } };
  await checkDrawnWords([named], coverage, (problem) => void told.push(problem));
  expect(told.map(({ place: at }) => at.file)).toEqual(['site.yaml']);
});
