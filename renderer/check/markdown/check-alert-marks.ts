import type { Report } from '../../../diagnostics/diagnostic.ts';
import { alertMark } from '../../../diagnostics/messages.generated.ts';
import { alertKinds } from '../../markdown/notes-and-alerts.ts';
import { type Markdown, placeIn, type TreeNode } from './markdown.ts';

const kinds = alertKinds.join('|');
const inQuotation = new RegExp(
  `^(?:\\[(${kinds})\\]|!(${kinds})\\b|\\[(${kinds})!\\]|!\\[(${kinds})\\])(?![(\\[])`,
);
const inParagraph = new RegExp(`^(?:\\[!(${kinds})\\]|!\\[(${kinds})\\])(?![(\\[])`);

/** Failed attempts to begin a box: `> [NOTE]`, and `[!NOTE]` without the mark before it. */
export function checkAlertMarks(nodes: readonly TreeNode[], markdown: Markdown, report: Report): void {
  if (markdown.kind === 'line') return;
  for (const { tagName, children = [] } of nodes) {
    const paragraph = tagName === 'p' ? { tagName, children } : children.find((one) => one.tagName === 'p');
    const pattern = tagName === 'p' ? inParagraph : tagName === 'blockquote' ? inQuotation : undefined;
    const offset = paragraph?.children?.[0]?.position?.start.offset;
    if (!pattern || offset === undefined) continue;
    const found = pattern.exec(markdown.text.slice(offset, offset + 40));
    const kind = found?.slice(1).find((one) => one !== undefined);
    if (found && kind !== undefined)
      report(alertMark(placeIn(markdown, offset), { written: found[0], kind }));
  }
}
