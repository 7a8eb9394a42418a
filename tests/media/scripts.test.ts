/** Typefaces of scripts: which parts are sent, and which pages request them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { charactersOfScript, unicodeRange } from '../../renderer/plan/assets/script-characters.ts';
import { themeStyles } from '../../renderer/render/theme-styles.ts';
import { openFont } from '../../renderer/typefaces/open-font.ts';
import { subsetTypeface, unpackTypeface } from '../../renderer/typefaces/subset-typeface.ts';
import { checkEdited } from '../check/check-edited.ts';
import { planWhole } from '../plan-whole.ts';

const devanagari = readFileSync(
  path.join(import.meta.dirname, '../../content/media/fonts/noto-sans-devanagari.woff2'),
);
const sample = 'विद्यार्थी क्षेत्र श्री नर्सिङ प्रशिक्षण, रु १,२३४। र्‍याल';

describe('the characters of a script', () => {
  test('are those that a site shows, with what joins them', () => {
    const characters = charactersOfScript('abcश१', 'Deva');
    expect(characters).toBe('श१\u200c\u200d\u25cc');
    expect(charactersOfScript('abc', 'Deva')).toBe('');
  });

  test('are asked for by their blocks', () => {
    expect(unicodeRange(charactersOfScript(sample, 'Deva'))).toBe('U+900-97F,U+200C-200D,U+25CC');
    expect(unicodeRange('\u0628\u06ff\ufe8f')).toBe('U+600-6FF,U+FE80-FEFF,U+200C-200D,U+25CC');
  });
});

test('a typeface with only the letters in use joins them as the whole one does', async () => {
  const characters = charactersOfScript(sample, 'Deva');
  const weights = { min: 400, max: 700 };
  const small = await subsetTypeface(devanagari, { kind: 'typeface', characters, weights });
  expect(small.length).toBeLessThan(devanagari.length / 2);
  const [whole, part] = [await unpackTypeface(devanagari), await unpackTypeface(small)].map(openFont);
  for (const word of sample.split(/[ ,]+/)) {
    expect(part?.layout(word).advanceWidth, word).toBe(whole?.layout(word).advanceWidth);
    // Joined letters are narrower than the same ones side by side.
    expect(part?.layout('क्ष').advanceWidth).toBe(whole?.layout('क्ष').advanceWidth);
  }
});

describe('a site with a typeface for a script', () => {
  const scripts =
    'fallback: sans-serif\n    scripts:\n      Deva: { family: "Noto; Deva", file: type.woff2, weights: 400 700 }';

  async function themeWith(title: string) {
    const { site, found } = await checkEdited({
      'site.yaml': [
        ['fallback: sans-serif', scripts],
        ['title: Guide', `title: ${title}`],
      ],
    });
    expect(found).toEqual([]);
    if (!site) throw new Error('the site was refused');
    return planWhole(site, { today: new Date('2026-11-21T09:00:00Z') }).settings.theme;
  }

  test('that shows nothing in it sends no file and names none', async () => {
    const theme = await themeWith('Guide');
    expect(theme.scripts).toEqual([]);
    expect(themeStyles(theme, [])).not.toContain('unicode-range');
  });

  test('that shows it names the file for these characters only, before what the device has', async () => {
    const theme = await themeWith('मार्गदर्शन');
    expect(theme.scripts).toEqual([
      {
        script: 'Deva',
        family: 'Noto; Deva',
        weights: '400 700',
        href: expect.stringMatching(/^\/media\/type\.[0-9a-f]{8}\.woff2$/),
        range: 'U+900-97F,U+200C-200D,U+25CC',
      },
    ]);
    const css = themeStyles(theme, []);
    expect(css).toMatch(
      /@font-face\{font-family:"Noto Deva";src:url\("[^"]+"\) format\("woff2"\);font-weight:400 700;font-display:swap;unicode-range:U\+900-97F,U\+200C-200D,U\+25CC\}/,
    );
    expect(css).toContain('--font-text:"Figtree","Figtree late","Noto Deva",sans-serif');
  });

  test.each(['Devanagari', 'deva', 'Xxxx', 'Zyyy'])('refuses the script “%s”', async (script) => {
    const { found } = await checkEdited({
      'site.yaml': [['fallback: sans-serif', scripts.replace('Deva:', `${script}:`)]],
    });
    expect(found).toEqual(['error unknown-script site.yaml:120:7']);
  });
});
