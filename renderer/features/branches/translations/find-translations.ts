/** Finds the texts of a branch in another language that are translated, outdated, or still to be translated. */
import { fieldsOf, listOf } from '../../../../diagnostics/fields.ts';
import type { Path, Place } from '../../../../diagnostics/place.ts';
import { recalled } from '../../../drift/base-note.ts';
import { hasDrifted, type OverridingLine, overridingLines } from '../../../drift/overriding-lines.ts';
import type { Override, SiteLayer, Source } from '../../../model/source.ts';
import type { ReadSite } from '../../../pipeline/read-site.ts';
import { splitBlocks } from '../../../read/mdx/split-blocks.ts';
import { kindOf } from '../../../schema/find-kind.ts';
import { isWording } from '../../../schema/is-wording.ts';
import { wholeSchema } from '../../../schema/part-schema.ts';
import { walkValues } from '../../../schema/walk-values.ts';
import { isWithinPath } from '../../../source/compare-paths.ts';
import { findSpan } from '../../../source/find-span.ts';
import { isOwnFile } from '../../../source/is-own-file.ts';
import { layerOf, nameInLayer } from '../../../source/layer-of.ts';
import { placeAt } from '../../../source/place-at.ts';
import { addressText, nameOfSteps, type TextAddress } from './address-text.ts';

/** `outdated`: head office has changed the source text since. */
export type TranslationState = 'translated' | 'outdated' | 'untranslated';

export type Translatable = {
  /** `content/courses/oet.yaml`, as the branch calls it. */
  file: string;
  /** `sections.why-us.title`; in the text of an article `text.3`, its third block. Unique within the file. */
  name: string;
  state: TranslationState;
  /**
   * The base's text. Absent if a branch has written a whole list differently, so that translations can't be matched to
   * their sources.
   */
  source?: string;
  /** The branch's text. */
  translation?: string;
  /** The base's text when it was translated, as far as that is known. */
  previous?: string;
  /** The place of the translation, else of the text to translate. */
  place: Place;
  /** The path to it, also by positions; for the text of an article the block. */
  address: (TextAddress & { path: Path }) | { block: number };
  /** The source of the file, overlaid on its base. */
  of: Source;
};

export type Translations = {
  /** Language tags: of the site, and of the untranslated texts. */
  language: string;
  from: string;
  texts: Translatable[];
};

/** Undefined for a site in the same language as all of its bases. */
export function findTranslations({ sources, schemas, kinds = [] }: ReadSite): Translations | undefined {
  const [own, ...bases] = sources?.layers ?? [];
  const language = own?.language;
  const from = bases.find((base) => base.language && !isSame(base.language, language ?? ''))?.language;
  if (!sources || !schemas || language === undefined || from === undefined) return undefined;
  const all = [['site', [sources.site]] as const, ...Object.entries(sources.collections)];
  const texts = all.flatMap(([collection, files]) => {
    const word = kindOf(collection, kinds)?.word ?? collection;
    const shown = files.filter(({ isLeftOut }) => !isLeftOut);
    return shown.flatMap((source) => {
      const said = collection === 'pages' ? fieldsOf(source.value).language : undefined;
      const looking = { layers: sources.layers, language: typeof said === 'string' ? said : language };
      const at = wholeSchema(word, schemas);
      const walked = walkValues(source.value, word, schemas);
      const stated = walked.filter(({ schema }) => schema.travels === false);
      const values = walked.flatMap(({ path, value, schema }) => {
        if (typeof value !== 'string' || !isWording(schema, value) || isUnit(path)) return [];
        // Every branch states this itself, translated or not.
        if (stated.some((around) => isWithinPath(path, around.path))) return [];
        return translatablesIn(
          source,
          value,
          { path, address: addressText(source.value, path, at, schemas) },
          looking,
        );
      });
      return [...values, ...blocksOf(source, looking)];
    });
  });
  return { language, from, texts };
}

function isSame(one: string, other: string): boolean {
  return one.split('-')[0] === other.split('-')[0];
}

/** The currency of `{ money: 794, currency: GBP }` is not wording. */
function isUnit(path: readonly (string | number)[]): boolean {
  return path.at(-1) === 'currency';
}

type TranslationSearch = { layers: readonly SiteLayer[]; language: string };

function isForeign(file: string, { layers, language }: TranslationSearch): boolean {
  const own = layerOf(file, layers)?.language;
  return own !== undefined && !isSame(own, language);
}

type FoundText = { path: readonly (string | number)[]; address: TextAddress };

function translatablesIn(
  source: Source,
  value: string,
  { path, address }: FoundText,
  looking: TranslationSearch,
): Translatable[] {
  const found = findSpan(source, path);
  if (!found?.whole) return [];
  const { span, text } = found;
  const named = {
    file: nameInLayer(source.file, looking.layers),
    name: nameOfSteps(address.steps),
    address: { ...address, path },
    of: source,
  };
  const place = placeAt(text, span.start);
  if (isForeign(text.file, looking)) return [{ ...named, state: 'untranslated', source: value, place }];
  if (!isOwnFile(text.file)) return [];
  const lines = overridingLines(source);
  const isAround = (one: Override) => one.span.start <= span.start && span.end <= one.span.end;
  const line = lines.find(({ overrides }) => overrides.some(isAround));
  const override = (source.overrides ?? []).find(
    (one) => one.file === text.file && isAround(one) && isForeign(one.replaced.file, looking),
  );
  if (!override) return [];
  const state = line && hasDrifted(line) ? 'outdated' : 'translated';
  return [
    { ...named, state, ...pairOf(override, value, path), ...previousOf(line), translation: value, place },
  ];
}

/** The source of a translation: a single value, or the same position in a list of the same length. */
function pairOf(
  { was, now }: Override,
  value: string,
  path: FoundText['path'],
): Pick<Translatable, 'source'> {
  if (typeof was === 'string' && now === value) return { source: was };
  const index = path.at(-1);
  const [before, after] = [listOf(was), listOf(now)];
  const pair = typeof index === 'number' && after[index] === value ? before[index] : undefined;
  return typeof pair === 'string' && before.length === after.length ? { source: pair } : {};
}

/** Only the beginning of a long text is remembered. */
function previousOf(line: OverridingLine | undefined): Pick<Translatable, 'previous'> {
  const known = line?.note && hasDrifted(line) ? recalled(line.note.was) : undefined;
  return known?.kind === 'value' && typeof known.value === 'string' ? { previous: known.value } : {};
}

/** The text of an article, block by block: tools for translators show one at a time. */
function blocksOf(source: Source, looking: TranslationSearch): Translatable[] {
  const { body, file, text } = source;
  if (!body || body.isBlank) return [];
  const isOwn = isOwnFile(file);
  const isTranslated =
    isOwn && Object.values(source.layers ?? {}).some((one) => isForeign(one.file, looking));
  if (!isTranslated && !isForeign(file, looking)) return [];
  return splitBlocks(text, body.start).blocks.flatMap(({ start, end }, block): Translatable[] => {
    const written = text.slice(start, end);
    if (!isWording({ means: 'body' }, written)) return [];
    const lead = written.length - written.trimStart().length;
    const named = {
      file: nameInLayer(file, looking.layers),
      name: `text.${block + 1}`,
      address: { block },
      of: source,
      place: placeAt(source, start + lead),
    };
    if (isOwn) return [{ ...named, state: 'translated', translation: written.trim() }];
    return [{ ...named, state: 'untranslated', source: written.trim() }];
  });
}
