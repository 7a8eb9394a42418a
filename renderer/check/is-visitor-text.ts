import type { Kinds } from '../model/kinds.ts';
import { kindOf } from '../schema/find-kind.ts';
import { isNote } from './is-prose.ts';
import { holdsNames } from './names/holds-names.ts';
import type { WrittenText } from './written-texts.ts';

/** Whether visitors read the text as the website's own words: neither a quotation nor an editor's note. */
export function isVisitorText({ document, path, schema }: WrittenText, kinds: Kinds): boolean {
  if (kindOf(document.collection, kinds)?.quoted || isNote({ document, path })) return false;
  // The values of a condition have no title; nor do unknown fields.
  return (path.length === 0 || schema.title !== undefined) && holdsNames(document, schema);
}
