import type { Theme } from '../model/plan.ts';

type Font = Theme['fonts'][number];

/** The theme of site.yaml as CSS: colours in both modes, typefaces with fallbacks of the same metrics. */
export function themeStyles(theme: Theme): string {
  const fonts = theme.fonts.map((font) => `--font-${font.role}:${familyOf(font)}`);
  const light = declarations(theme.light);
  const dark = declarations(theme.dark);
  const root = [...light, ...fonts].join(';');
  const darkRoot = dark.length ? `@media (prefers-color-scheme:dark){:root{${dark.join(';')}}}` : '';
  return `${theme.fonts.map(fontFaces).join('')}@layer tokens{:root{color-scheme:light dark;${root}}${darkRoot}}`;
}

function declarations(colours: Readonly<Record<string, string>>): string[] {
  return Object.entries(colours).map(([key, value]) => `--colour-${cssValue(key)}:${cssValue(value)}`);
}

/** `optional`: a typeface that comes late is not swapped in, so nothing on the page moves; the next page has it. */
function fontFaces(font: Font): string {
  const own = [
    `font-family:${quote(font.family)}`,
    `src:url(${quote(font.href)}) format("woff2")`,
    `font-weight:${cssValue(font.weights)}`,
    `font-style:${cssValue(font.style)}`,
    'font-display:optional',
  ];
  return `@font-face{${own.join(';')}}${fallbackFace(font)}`;
}

function fallbackFace(font: Font): string {
  const metrics = [
    ['size-adjust', font.sizeAdjust],
    ['ascent-override', font.ascentOverride],
    ['descent-override', font.descentOverride],
    ['line-gap-override', font.lineGapOverride],
  ].flatMap(([property, value]) => (value ? [`${property}:${cssValue(value)}`] : []));
  if (!metrics.length) return '';
  return `@font-face{font-family:${quote(fallbackName(font))};src:local(${quote(firstOf(font.fallback))});${metrics.join(';')}}`;
}

function familyOf(font: Font): string {
  const adjusted = font.sizeAdjust ? [quote(fallbackName(font))] : [];
  return [quote(font.family), ...adjusted, cssValue(font.fallback), ...genericOf(font.fallback)].join(',');
}

/** A list that doesn't end in a generic family gets the one that its first family belongs to. */
function genericOf(families: string): string[] {
  if (/serif|monospace|system-ui/.test(families)) return [];
  return /^["']?(Georgia|Times|Cambria|Palatino)/.test(families) ? ['serif'] : ['sans-serif'];
}

function fallbackName(font: Font): string {
  return `${font.family} fallback`;
}

function firstOf(families: string): string {
  return (families.split(',')[0] ?? families).trim().replaceAll(/["']/g, '');
}

function quote(text: string): string {
  return `"${cssValue(text).replaceAll(/["\\]/g, '')}"`;
}

/** What could end a declaration or the style element is left out, whoever wrote it. */
function cssValue(text: string): string {
  return text.replaceAll(/[;{}<>\n\r]/g, '');
}
