import type { Path } from '../../diagnostics/place.ts';
import type { SiteLayer, Source } from '../model/source.ts';
import { findSpan } from './find-span.ts';
import { layerOf } from './layer-of.ts';

/**
 * The language in which a text was written: that of the layer its file belongs to. An empty path is the text below the
 * front matter.
 */
export function languageOfText(source: Source, path: Path, layers: readonly SiteLayer[]): string | undefined {
  const file = path.length > 0 ? findSpan(source, path)?.text.file : source.file;
  return file === undefined ? undefined : layerOf(file, layers)?.language;
}

/** Whether two tags name the same language, in whatever region. */
export function isSameLanguage(one: string, other: string): boolean {
  return one.split('-')[0] === other.split('-')[0];
}

/** Whether a language tag is English. English measures don't apply to other languages. */
export function isEnglish(language: unknown): boolean {
  return /^en(?:-|$)/i.test(String(language));
}
