import type { Place } from '../../../diagnostics/place.ts';
import { gather, leftOut, type Planned, shown } from '../../../kinds/planned.ts';
import { replaceNames } from '../../schema/name-grammar.ts';
import type { Scope } from '../context/scope.ts';
import { type Cursor, placeOf } from './cursor.ts';
import { lookUp } from './look-up.ts';
import { wordsInLanguage } from './words-in-language.ts';

/** A plain text with its names filled in. */
export function planString(text: string, cursor: Cursor, scope: Scope): Planned<string> {
  const own = wordsInLanguage(text, cursor, scope.context);
  return fillNames(own.text, [placeOf(own.cursor)], scope);
}

/**
 * The text with its names replaced; its origins are its own lines and those behind each name. Names that only the
 * browser fills in stay as they are.
 */
export function fillNames(text: string, places: readonly Place[], scope: Scope): Planned<string> {
  if (!text.includes('{')) return shown(text, text, places);
  const behind: Place[] = [...places];
  return gather((take) => {
    const filled = replaceNames(text, (name) => {
      const looked = lookUp(name, scope);
      take(leftOut(looked));
      behind.push(...looked.origins.flatMap((origin) => origin.places));
      return looked.value?.text;
    });
    return take(shown(filled, filled, behind));
  });
}

/** Only the text, if the lines aren't needed. */
export function fillQuietly(text: string, scope: Scope): Planned<string> {
  const filled = fillNames(text, [], scope);
  return { ...leftOut(filled), value: filled.value };
}
