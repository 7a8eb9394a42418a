import type { ScriptFace, Theme } from '../model/plan.ts';
import type { Measures } from '../model/typeface-measures.ts';
import { fallbackFaces } from './typefaces/fallback-faces.ts';

type Font = Theme['fonts'][number];

/**
 * The theme of site.yaml as CSS: colours in both modes, typefaces with fallbacks that match their `measures` (one for
 * each).
 */
export function themeStyles(theme: Theme, measures: readonly (Measures | undefined)[]): string {
  const { scripts = [] } = theme;
  const others = scripts.map(({ family }) => familyName(family));
  const fonts = theme.fonts.map((font, index) => printFont(font, measures[index], others));
  const light = declarations(theme.light);
  const dark = declarations(theme.dark);
  const root = [...light, ...fonts.map(({ property }) => property), ...missingFonts(theme)].join(';');
  const darkRoot = dark.length
    ? `@media screen and (prefers-color-scheme:dark){:root{${dark.join(';')}}}`
    : '';
  const faces = [...fonts.map(({ css }) => css), ...scripts.map(scriptFace)].join('');
  return `${faces}@layer tokens{:root{color-scheme:light dark;${root}}${darkRoot}}`;
}

/** A role without a typeface uses the device's own. */
function missingFonts({ fonts }: Theme): string[] {
  const missing = roles.filter((role) => fonts.every((font) => font.role !== role));
  return missing.map((role) => `--font-${role}:system-ui,sans-serif`);
}

const roles = ['heading', 'text'] as const;

function declarations(colours: Readonly<Record<string, string>>): string[] {
  return Object.entries(colours).map(([key, value]) => `--colour-${cssValue(key)}:${cssValue(value)}`);
}

/** `others`: the typefaces of scripts. They precede the device’s own, which may support those scripts as well. */
function printFont(
  font: Font,
  measures: Measures | undefined,
  others: readonly string[],
): { css: string; property: string } {
  const family = familyName(font.family);
  const fallback = measures ? fallbackFaces(family, font.fallback, measures) : { families: [], css: '' };
  const late = `${family} late`;
  const families = [family, late, ...others, ...fallback.families].map((name) => `"${name}"`);
  return {
    css: ownFace(family, font, 'optional') + ownFace(late, font, 'swap') + fallback.css,
    property: `--font-${font.role}:${[...families, cssValue(font.fallback)].join(',')}`,
  };
}

/**
 * One file under two names. `optional`: a font available at the first paint (a preloaded file delays that a moment) is
 * used at once, and nothing moves. `swap`, requested if the first came too late: the text is set in a fallback of the
 * same measures, and the typeface still arrives on this visit.
 */
function ownFace(family: string, font: Font, display: 'optional' | 'swap'): string {
  const own = [
    `font-family:"${family}"`,
    `src:url("${cssValue(font.href).replaceAll(/["\\]/g, '')}") format("woff2")`,
    `font-weight:${cssValue(font.weights)}`,
    `font-style:${cssValue(font.style)}`,
    `font-display:${display}`,
  ];
  return `@font-face{${own.join(';')}}`;
}

/**
 * Fetched by pages that use the script, and shown as soon as it arrives: the device’s own fonts differ too much to
 * match its measures.
 */
function scriptFace({ family, href, weights, range }: ScriptFace): string {
  const own = [
    `font-family:"${familyName(family)}"`,
    `src:url("${cssValue(href).replaceAll(/["\\]/g, '')}") format("woff2")`,
    `font-weight:${cssValue(weights)}`,
    'font-display:swap',
    `unicode-range:${range}`,
  ];
  return `@font-face{${own.join(';')}}`;
}

function familyName(family: string): string {
  return cssValue(family).replaceAll(/["\\]/g, '');
}

/**
 * Drops anything that could end a declaration or the style element, or open a comment, a string or a bracket that
 * swallows the rest, whoever wrote it.
 */
function cssValue(text: string): string {
  const plain = text.replaceAll(/[;{}<>\p{Cc}]/gu, '').replaceAll(/\/\*|\*\//g, '');
  return isClosed(plain) ? plain : plain.replaceAll(/["'()[\]\\]/g, '');
}

/** Whether all brackets and quotation marks in a value are closed, and no backslash hides one. */
function isClosed(value: string): boolean {
  const rest = value.replaceAll(/"[^"\\]*"|'[^'\\]*'/g, '');
  const inner = rest.replaceAll(/\([^()]*\)/g, '').replaceAll(/\([^()]*\)/g, '');
  return !/["'()[\]\\]/.test(inner);
}
