import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Content } from './content.ts';
import type { WrittenDocument } from './written-document.ts';

/**
 * A rule that judges the documents one by one. It is opened once, with everything that is known but for the Markdown
 * below front matters: of that, a document's own is all that it may look at. So what it says of a document stays true
 * for as long as only the Markdown of others changes.
 */
export type DocumentRule = (content: Content) => (written: WrittenDocument, report: Report) => void;
