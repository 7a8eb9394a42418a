import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { themeStyles } from '../../renderer/render/theme-styles.ts';
import { measureTypefaces } from '../../renderer/render/typefaces/measure-typeface.ts';

const fonts = path.join(import.meta.dirname, '../../content/media/fonts');
const text = {
  role: 'text' as const,
  family: 'Figtree',
  href: '/media/figtree.0123abcd.woff2',
  weights: '400 700',
  style: 'normal',
  fallback: 'sans-serif' as const,
  source: { path: path.join(fonts, 'figtree.woff2'), hash: 'figtree' },
};
const heading = {
  ...text,
  role: 'heading' as const,
  family: 'Newsreader',
  weights: '500',
  fallback: 'serif' as const,
  source: { path: path.join(fonts, 'newsreader-display.woff2'), hash: 'newsreader' },
};

async function stylesOf(...used: (typeof text | typeof heading)[]): Promise<string> {
  const theme = { light: { ink: '#111' }, dark: { ink: '#eee' }, fonts: used };
  return themeStyles(theme, await measureTypefaces(theme, new Map()));
}

/** The rules that use a local typeface, by family. */
function facesOf(css: string, family: string): string[] {
  return css
    .split('@font-face')
    .filter((rule) => rule.startsWith(`{font-family:"${family}`) && /local\(/.test(rule));
}

describe('the typefaces of a theme', () => {
  test('are used at once where they are at hand, and come later where not, after those of Windows, Apple, Android and Linux', async () => {
    const css = await stylesOf(text, heading);
    const own =
      'src:url("/media/figtree.0123abcd.woff2") format("woff2");font-weight:400 700;font-style:normal';
    expect(css).toContain(`@font-face{font-family:"Figtree";${own};font-display:optional}`);
    expect(css).toContain(`@font-face{font-family:"Figtree late";${own};font-display:swap}`);
    expect(css).toContain(
      '--font-text:"Figtree","Figtree late","Figtree 1","Figtree 2","Figtree 3",sans-serif',
    );
    for (const name of ['Arial', 'Helvetica', 'Roboto', 'Liberation Sans', 'DejaVu Sans']) {
      expect(facesOf(css, 'Figtree').join(), name).toContain(`local("${name}")`);
    }
    for (const name of ['Georgia', 'Noto Serif', 'Times New Roman', 'Liberation Serif', 'DejaVu Serif']) {
      expect(facesOf(css, 'Newsreader').join(), name).toContain(`local("${name}")`);
    }
  });

  test('have fallbacks of their own width and height, worked out from the file', async () => {
    const [arial, bold] = facesOf(await stylesOf(text), 'Figtree');
    expect(arial).toContain(
      'font-weight:400;size-adjust:100.34%;ascent-override:94.68%;descent-override:24.92%',
    );
    expect(bold).toContain('font-weight:700;size-adjust:95.55%');
    const [georgia] = facesOf(await stylesOf(heading), 'Newsreader');
    expect(georgia).toMatch(/local\("Gelasio"\);size-adjust:98\.\d+%/);
    const [other] = facesOf(await stylesOf({ ...text, source: heading.source }), 'Figtree');
    expect(other).not.toContain('size-adjust:100.34%');
  });

  test('of a single weight have no heavier fallback', async () => {
    expect(facesOf(await stylesOf(heading), 'Newsreader').join()).not.toContain('font-weight');
  });

  test('stand without measures where the file can’t be read or has other letters', async () => {
    const broken = { ...text, source: { path: import.meta.filename, hash: 'broken' } };
    expect(await stylesOf(broken)).toContain('--font-text:"Figtree","Figtree late",sans-serif');
    expect(facesOf(await stylesOf(broken), 'Figtree')).toEqual([]);
    const few = path.join(import.meta.dirname, '../samples/minimal/content/media/fonts/text.woff2');
    expect(readFileSync(few).length).toBeGreaterThan(0);
    expect(facesOf(await stylesOf({ ...text, source: { path: few, hash: 'few' } }), 'Figtree')).toEqual([]);
  });

  test('are measured once', async () => {
    const known = new Map();
    const theme = { light: {}, dark: {}, fonts: [text] };
    const first = await measureTypefaces(theme, known);
    expect(first[0]?.regular).toBeGreaterThan(0);
    const gone = { ...theme, fonts: [{ ...text, source: { path: '/nowhere', hash: text.source.hash } }] };
    expect(await measureTypefaces(gone, known)).toEqual(first);
  });
});

test('colours stand in both modes, and the device’s own typefaces where the site has none', () => {
  expect(themeStyles({ light: { ink: '#111' }, dark: { ink: '#eee' }, fonts: [] }, [])).toBe(
    '@layer tokens{:root{color-scheme:light dark;--colour-ink:#111;--font-heading:system-ui,sans-serif;--font-text:system-ui,sans-serif}@media screen and (prefers-color-scheme:dark){:root{--colour-ink:#eee}}}',
  );
});

test('a value can’t end its declaration or the style element', () => {
  const css = themeStyles({ light: { ink: 'red}</style><b>' }, dark: {}, fonts: [] }, []);
  expect(css).toBe(
    '@layer tokens{:root{color-scheme:light dark;--colour-ink:red/styleb;--font-heading:system-ui,sans-serif;--font-text:system-ui,sans-serif}}',
  );
});
