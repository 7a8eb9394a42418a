import type { Report } from '../../diagnostics/diagnostic.ts';
import * as messages from '../../diagnostics/messages/kinds.ts';
import { folderReserved, wordReserved } from '../../diagnostics/messages.generated.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Kind } from '../model/kinds.ts';
import type { SchemaSet } from '../model/site.ts';
import type { LocateInSchema } from './locate-in-schema.ts';
import { readKinds } from './read-kinds.ts';

/** Each kind has its own folder, and its word and folder have no other meaning in texts. */
export function checkHeadNames(schemas: SchemaSet, locate: LocateInSchema, report: Report): void {
  const taken = new Map<string, Place>();
  for (const kind of readKinds(schemas)) {
    const key = kind.holds;
    const place = locate(kind.word, ['kind', key]);
    const other = taken.get(kind.collection);
    if (other) report(messages.folderOfTwoKinds(place, kind.collection, other));
    else taken.set(kind.collection, place);
    if (isBuiltIn(kind)) report(folderReserved(place, { folder: kind.collection }));
    const clash = [kind.collection, kind.word].find((name) => meansElse(name, kind));
    if (clash !== undefined) report(wordReserved(place, { word: clash }));
  }
}

/** `content/media` contains the pictures; pages, facts and wording are read by the core. */
function isBuiltIn({ collection, word }: Kind): boolean {
  const owner = builtIn.get(collection);
  return builtIn.has(collection) && owner !== word;
}

const builtIn: ReadonlyMap<string, string> = new Map([
  ['media', ''],
  ['pages', 'page'],
]);

/**
 * The first parts of names in braces, besides a kind's folder and word, and the values computed by the code of kinds
 * (check-shared-names.ts).
 */
const heads = ['site', 'facts'];

function meansElse(name: string, { word, holds }: Kind): boolean {
  return heads.includes(name) && !(name === 'facts' && word === 'facts' && holds === 'file');
}
