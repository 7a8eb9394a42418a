import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../../diagnostics/fields.ts';
import * as messages from '../../../diagnostics/messages/markdown-notation.ts';
import { summaryMissing } from '../../../diagnostics/messages.generated.ts';
import { writtenElements } from '../../markdown/allowed-elements.ts';
import { type Markdown, type NodeContext, placeIn, type TreeNode } from './markdown.ts';

/** One of the few tags allowed in the text: in its place, with only its own attributes. */
export function checkWrittenTag(
  { tagName, properties, children = [] }: TreeNode,
  { extent, parent }: NodeContext,
  markdown: Markdown,
  report: Report,
): void {
  const tag = String(tagName);
  const place = placeIn(markdown, extent.start);
  const allowed = writtenElements.get(tag) ?? [];
  const odd = Object.keys(fieldsOf(properties)).find((name) => !allowed.includes(name));
  if (odd !== undefined) report(messages.tagAttribute(place, { tag, name: odd, allowed }));
  if (isMisplaced(tag, parent)) {
    report(messages.misplacedTag(place, tag));
    return;
  }
  if (tag !== 'details') return;
  const summary = children.find((child) => child.tagName !== undefined || String(child.value).trim() !== '');
  if (summary?.tagName !== 'summary') report(summaryMissing(place));
}

function isMisplaced(tag: string, parent: string | undefined): boolean {
  if (tag === 'summary') return parent !== 'details';
  return (
    (tag === 'details' || tag === 'hr') && (parent === 'p' || /^(h\d|td|th|summary)$/.test(parent ?? ''))
  );
}
