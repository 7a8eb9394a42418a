import type { Root } from 'hast';
import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-markdown.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { checkComponent } from './check-component.ts';
import { checkElement } from './check-element.ts';
import { checkExpression } from './check-expression.ts';
import type { Markdown, TreeNode } from './markdown.ts';

/** Refuses whatever is not plain Markdown, a reference or an allow-listed component. */
export function checkTree(tree: Root, markdown: Markdown, report: Report): void {
  checkNodes(tree.children, { level: 'top', place: markdown.placeOf(0) }, markdown, report);
}

/** Where nodes stand: `place` is their parent's, for those that the compiler adds without a position. */
type Around = { level: 'top' | 'inner'; place: Place };

function checkNodes(nodes: readonly TreeNode[], around: Around, markdown: Markdown, report: Report): void {
  for (const node of nodes) checkNode(node, around, markdown, report);
}

function checkNode(node: TreeNode, around: Around, markdown: Markdown, report: Report): void {
  const { level } = around;
  const offset = node.position?.start.offset;
  const place = offset === undefined ? around.place : markdown.placeOf(offset);
  switch (node.type) {
    case 'mdxjsEsm':
      report(messages.importOrExport(place));
      return;
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      checkExpression(String(node.value), place, markdown, report);
      return;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      checkComponent(
        node,
        { level: node.type === 'mdxJsxFlowElement' ? level : 'inner', place },
        markdown,
        report,
      );
      checkNodes(node.children ?? [], { level, place }, markdown, report);
      return;
    case 'raw':
      report(messages.rawHtml(place, String(node.value)));
      return;
    case 'comment':
      report(messages.rawHtml(place, `<!--${String(node.value)}`));
      return;
    case 'element':
      checkElement(node, place, markdown, report);
      checkNodes(node.children ?? [], { level: 'inner', place }, markdown, report);
      return;
  }
}
