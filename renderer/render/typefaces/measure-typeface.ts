import { readFileSync } from 'node:fs';
import { isFields } from '../../../diagnostics/fields.ts';
import type { Theme, TypefaceFile } from '../../model/plan.ts';
import type { Measures } from '../../model/typeface-measures.ts';
import { findJson, noStore, type ValueStore } from '../../store/value-store.ts';
import { type OpenFont, openFont } from '../../typefaces/open-font.ts';
import { unpackTypeface } from '../../typefaces/subset-typeface.ts';
import { sampleText } from './system-typefaces.ts';

/** The weights used most in the website's styles: body text and strong text. */
const weights = { regular: 400, strong: 650 };
/** From this weight on, browsers embolden a lighter face themselves. */
const firstStrong = 600;

/** Earlier measurements, by file and weights. */
export type MeasureCache = Map<string, Measures | undefined>;

/** Results in the order of the theme's typefaces. `store` caches them for later processes. */
export async function measureTypefaces(
  { fonts }: Pick<Theme, 'fonts'>,
  known: MeasureCache,
  store: ValueStore = noStore,
): Promise<(Measures | undefined)[]> {
  const measured: (Measures | undefined)[] = [];
  for (const { source, weights: range } of fonts) {
    const key = `${source.hash} ${range}`;
    if (!known.has(key))
      known.set(key, findStored(store, key) ?? (await measureAndStore(source, range, store)));
    measured.push(known.get(key));
  }
  return measured;
}

function findStored(store: ValueStore, key: string): Measures | undefined {
  return findJson(store, `measures ${key}`, isMeasures);
}

function isMeasures(value: unknown): value is Measures {
  if (!isFields(value)) return false;
  const { ascent, descent, lineGap, regular, strong = 0 } = value;
  return [ascent, descent, lineGap, regular, strong].every(Number.isFinite);
}

async function measureAndStore(
  { path, hash }: TypefaceFile,
  range: string,
  store: ValueStore,
): Promise<Measures | undefined> {
  const measures = await tryToMeasure(path, range);
  if (measures) store.keep(`measures ${hash} ${range}`, Buffer.from(JSON.stringify(measures)));
  return measures;
}

/** Undefined if the file is damaged (reported when it is subset) or lacks Latin letters to compare. */
async function tryToMeasure(path: string, range: string): Promise<Measures | undefined> {
  try {
    return measure(openFont(await unpackTypeface(readFileSync(path))), range);
  } catch {
    return undefined;
  }
}

function measure(font: OpenFont, range: string): Measures | undefined {
  if ([...sampleText].some((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)))
    return undefined;
  const [lightest = weights.regular, heaviest = lightest] = range.split(' ').map(Number);
  const within = (weight: number): number => Math.min(Math.max(weight, lightest), heaviest);
  const widthAt = (weight: number): number => {
    const varied = font.variationAxes.wght ? font.getVariation({ wght: weight }) : font;
    return varied.layout(sampleText).advanceWidth / font.unitsPerEm;
  };
  const em = (units: number): number => units / font.unitsPerEm;
  return {
    ascent: em(font.ascent),
    descent: em(-font.descent),
    lineGap: em(font.lineGap),
    regular: widthAt(within(weights.regular)),
    ...(lightest < firstStrong && heaviest >= firstStrong && { strong: widthAt(within(weights.strong)) }),
  };
}
