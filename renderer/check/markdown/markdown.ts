import type { Root } from 'hast';
import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { isPlainMarkdown } from '../../../diagnostics/text-endings.ts';
import type { Extent, SourceText } from '../../model/source.ts';
import { placeAt } from '../../source/place-at.ts';
import type { Content } from '../content.ts';
import type { Demand } from '../demand.ts';
import type { Document } from '../document.ts';

/** A Markdown tree to judge. `firstLevels` are the levels that the first heading may have. */
export type Markdown = {
  document: Document;
  content: Content;
  /**
   * The text that the tree's offsets refer to: the whole file for the body of an article, otherwise the value in YAML.
   */
  text: string;
  /** The file that contains the text, and the mapping from an offset in `text` to one in the file. */
  file: SourceText;
  offsetInFile: (offset: number) => number;
  firstLevels: readonly number[];
  /** Whether names in braces are judged here; in YAML they have been judged in the written text. */
  judgesNames: 'here' | 'elsewhere';
  /** A field in YAML may hold a single line. */
  kind: 'article' | 'block' | 'line';
  /** For the words that a notation needs. */
  demand: Demand;
  /** Further checks of the whole tree. */
  checks: readonly TreeCheck[];
  /** Changes while the tree is walked. */
  lastLevel: { value: number | undefined };
  /** Ids of headings, each with the place of the first. */
  ownIds: Map<string, Place>;
};

/** A check of a whole tree; the list of rules says which there are. */
export type TreeCheck = (tree: Root, markdown: Markdown, report: Report) => void;

/** Any node, typed loosely: the compiler's types don't include those of MDX. */
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

/**
 * The context of nodes. `extent` is their parent's, for nodes that the compiler adds without a position; `parent` the
 * name of the enclosing element. `inHtml`: within HTML that was refused.
 */
export type NodeContext = {
  level: 'top' | 'inner';
  extent: Extent;
  parent?: string | undefined;
  inHtml?: boolean | undefined;
};

/** Whether it is a text as GitHub reads it, without the components and the braces of MDX. */
export function isPlain({ kind, file }: Markdown): boolean {
  return kind === 'article' && isPlainMarkdown(file.file);
}

/** The place in the file of an offset in the tree's text. */
export function placeIn({ file, offsetInFile }: Markdown, offset: number): Place {
  return placeAt(file, offsetInFile(offset));
}
