import type { Content } from '../content.ts';
import type { Document } from '../document.ts';
import { leafNames } from './nameable-fields.ts';

/** Hundreds of texts name them, so they are listed once per check. */
export function fixedNames(site: Document, facts: Document | undefined): Content['fixedNames'] {
  return new Map([
    ['site', namesWithin('site', site.value)],
    ['facts', namesWithin('facts', facts?.value)],
  ]);
}

function namesWithin(head: string, value: unknown): ReadonlySet<string> {
  return new Set(leafNames(value).map((path) => `${head}.${path}`));
}
