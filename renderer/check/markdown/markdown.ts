import type { Place } from '../../../diagnostics/place.ts';
import type { SourceText } from '../../model/source.ts';
import { placeAt } from '../../source/place-at.ts';
import type { Content } from '../content.ts';
import type { Demand } from '../demand.ts';
import type { Document } from '../document.ts';

/** A tree of Markdown to judge. `firstLevels` are the levels that the first heading may have. */
export type Markdown = {
  document: Document;
  content: Content;
  /** What the tree's offsets count in: the whole file for the body of an article, else the value in YAML. */
  text: string;
  /** The file that the text stands in, and the way from an offset of `text` to that of the file. */
  file: SourceText;
  offsetInFile: (offset: number) => number;
  firstLevels: readonly number[];
  /** Whether names in braces are judged here; in YAML that has happened on the written text. */
  judgesNames: 'here' | 'elsewhere';
  /** A field in YAML may hold a single line. */
  kind: 'article' | 'block' | 'line';
  /** For the words that a notation needs. */
  demand: Demand;
  /** Changes while the tree is walked. */
  lastLevel: { value: number | undefined };
  /** Ids that headings carry, each with the place of the first. */
  ownIds: Map<string, Place>;
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
  position?: { start: { offset?: number }; end: { offset?: number } };
};

/** Where a node stands, in offsets of the tree's text. */
export type Extent = { start: number; end: number };

/**
 * Where nodes stand. `extent` is their parent's, for those that the compiler adds without a position; `parent` the
 * name of the element that holds them. `inHtml`: within HTML that was refused.
 */
export type Around = {
  level: 'top' | 'inner';
  extent: Extent;
  parent?: string | undefined;
  inHtml?: boolean | undefined;
};

/** Where an offset of the tree's text stands in the file. */
export function placeIn({ file, offsetInFile }: Markdown, offset: number): Place {
  return placeAt(file, offsetInFile(offset));
}
