import type { Place } from '../../../diagnostics/place.ts';
import type { Content, Document } from '../content.ts';

/** A tree of Markdown to judge. `firstLevels` are the levels that the first heading may have. */
export type Markdown = {
  document: Document;
  content: Content;
  placeOf: (offset: number) => Place;
  firstLevels: readonly number[];
  /** Whether names in braces are judged here; in YAML that has happened on the written text. */
  judgesNames: 'here' | 'elsewhere';
  /** Changes while the tree is walked. */
  lastLevel: { value: number | undefined };
};

/** Any node, seen from outside: the compiler's types don't name those of MDX. */
export type TreeNode = {
  type: string;
  value?: unknown;
  name?: unknown;
  tagName?: unknown;
  attributes?: unknown;
  properties?: unknown;
  children?: readonly TreeNode[];
  position?: { start: { offset?: number } };
};
