import { expect, test } from 'vitest';
import { themeStyles } from '../../renderer/render/theme-styles.ts';

const font = {
  role: 'text' as const,
  family: 'Figtree',
  href: '/media/figtree.0123abcd.woff2',
  weights: '400 700',
  style: 'normal',
  fallback: 'Arial',
  sizeAdjust: '100.72%',
};

test('a theme is colours in both modes and typefaces with fallbacks of the same metrics', () => {
  expect(themeStyles({ light: { ink: '#111' }, dark: { ink: '#eee' }, fonts: [font] })).toBe(
    '@font-face{font-family:"Figtree";src:url("/media/figtree.0123abcd.woff2") format("woff2");font-weight:400 700;font-style:normal;font-display:optional}' +
      '@font-face{font-family:"Figtree fallback";src:local("Arial");size-adjust:100.72%}' +
      '@layer tokens{:root{color-scheme:light dark;--colour-ink:#111;--font-text:"Figtree","Figtree fallback",Arial,sans-serif}' +
      '@media (prefers-color-scheme:dark){:root{--colour-ink:#eee}}}',
  );
});

test('a value can’t end its declaration or the style element', () => {
  const css = themeStyles({ light: { ink: 'red}</style><b>' }, dark: {}, fonts: [] });
  expect(css).toBe('@layer tokens{:root{color-scheme:light dark;--colour-ink:red/styleb}}');
});
