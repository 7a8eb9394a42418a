import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import type { Content } from './content.ts';
import type { Document } from './document.ts';
import type { WrittenDocument } from './written-document.ts';

/**
 * A rule that judges the documents one by one. It is opened once, with all content except the Markdown below front
 * matters: it may look at the Markdown of the document that it judges only. So its result for a document still holds if
 * only the Markdown of others changes.
 */
export type DocumentRule = {
  open: (content: Content) => (written: WrittenDocument, report: Report) => void;
  /**
   * Omitted if the rule looks only at the document and at content that no `ContentChange` affects. `found`: its result for the
   * document.
   */
  holds?: (change: ContentChange) => (document: Document, found: readonly Diagnostic[]) => boolean;
};

/**
 * Values of a site have changed; its site.yaml, schemas, code and media haven't. Comparing the two shows whether the
 * result for a document whose file hasn't changed still holds.
 */
export type ContentChange = { before: Content; now: Content };
