import type { Kinds } from '../model/kinds.ts';
import { kindOf } from '../schema/find-kind.ts';
import { isNote } from './is-prose.ts';
import { holdsNames } from './names/holds-names.ts';
import type { WrittenText } from './written-texts.ts';

/** What visitors read in the words of the website: not what somebody else has said, nor notes of the editor. */
export function isVisitorText({ document, path, schema }: WrittenText, kinds: Kinds): boolean {
  if (kindOf(document.collection, kinds)?.quoted || isNote({ document, path })) return false;
  // What a condition compares with has no title, nor has a field that there is not.
  return (path.length === 0 || schema.title !== undefined) && holdsNames(document, schema);
}
