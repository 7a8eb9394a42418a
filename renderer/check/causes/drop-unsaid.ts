import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { isOwnFile } from '../../source/is-own-file.ts';

/**
 * While a branch's own file is wrong, it is not asked for values that it must state: they may be there under a misspelt
 * name. Nor does a base that is itself wrong count as one that head office has changed.
 */
export function dropUnsaid(
  problems: readonly Diagnostic[],
  read: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (!problems.some(({ code }) => asking.has(code) || code === 'base-changed')) return problems;
  const errors = [...read, ...problems].filter(({ severity }) => severity === 'error');
  const own = errors.filter(({ place, code }) => isOwnFile(place.file) && slips.has(code));
  const hidden = own.flatMap(({ hides = [] }) => hides.filter(({ of }) => of === 'unsaid'));
  const wrong = new Set([...own.map(({ place }) => entryOf(place)), ...hidden.map(({ name }) => name)]);
  const unknown = errors.filter(({ code }) => code === 'unknown-key');
  // The field is misspelt, here or in the base.
  const isMisspelt = (place: Place, base: Place) =>
    unknown.some((one) => one.place.file === base.file || isSame(one.place, place));
  return problems.filter(({ code, place, related: [{ place: base } = { place }] = [] }) => {
    if (code === 'base-changed') return !isMisspelt(place, base);
    return !(asking.has(code) && wrong.has(entryOf(isOwnFile(place.file) ? base : place)));
  });
}

const asking: ReadonlySet<string> = new Set([
  ...['amount-in-other-currency', 'must-be-stated', 'no-shop-address', 'untranslated'],
]);

function isSame(one: Place, other: Place): boolean {
  return one.file === other.file && one.line === other.line && one.column === other.column;
}

/** Problems because of which a value that the branch does state isn’t recognised. */
const slips: ReadonlySet<string> = new Set([
  ...['unknown-key', 'wrong-extension', 'base-entry-gone', 'nothing-to-change'],
]);

/** `courses/oet-weekend`, in any layer and with any extension; `site`. */
function entryOf({ file }: Place): string {
  return file
    .replace(/^(?:.*\/)?content\//, '')
    .replace(/^.*\/(?=site\.)/, '')
    .replace(/\.[a-z]+$/, '');
}
