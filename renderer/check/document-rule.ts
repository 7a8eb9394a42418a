import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import type { Content } from './content.ts';
import type { Document } from './document.ts';
import type { WrittenDocument } from './written-document.ts';

/**
 * A rule that judges the documents one by one. It is opened once, with everything that is known but for the Markdown
 * below front matters: of that, a document's own is all that it may look at. So what it says of a document stays true
 * for as long as only the Markdown of others changes.
 */
export type DocumentRule = {
  open: (content: Content) => (written: WrittenDocument, report: Report) => void;
  /** Left out: it looks at nothing beside the document but what stays the same in every `Change`. `found`: what it has said of it. */
  holds?: (change: Change) => (document: Document, found: readonly Diagnostic[]) => boolean;
};

/**
 * Values of a site have changed. Its site.yaml, schemas, code and media are the same. Whether what a rule has said of a
 * document of which the file is the same still holds, is to be known by comparing the two.
 */
export type Change = { before: Content; now: Content };
