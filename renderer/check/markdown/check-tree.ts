import type { Root } from 'hast';
import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-markdown.ts';
import { checkComponent } from './check-component.ts';
import { checkElement } from './check-element.ts';
import { checkExpression } from './check-expression.ts';
import { type Extent, type Markdown, placeIn, type TreeNode } from './markdown.ts';

/** Refuses whatever is not plain Markdown, a reference or an allow-listed component. */
export function checkTree(tree: Root, markdown: Markdown, report: Report): void {
  checkNodes(tree.children, { level: 'top', extent: { start: 0, end: 0 } }, markdown, report);
}

/** Where nodes stand: `extent` is their parent's, for those that the compiler adds without a position. */
type Around = { level: 'top' | 'inner'; extent: Extent };

function checkNodes(nodes: readonly TreeNode[], around: Around, markdown: Markdown, report: Report): void {
  for (const node of nodes) checkNode(node, around, markdown, report);
}

function checkNode(node: TreeNode, around: Around, markdown: Markdown, report: Report): void {
  const { level } = around;
  const extent = extentOf(node) ?? around.extent;
  const place = () => placeIn(markdown, extent.start);
  switch (node.type) {
    case 'mdxjsEsm':
      report(messages.importOrExport(place()));
      return;
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      checkExpression(String(node.value), place, markdown, report);
      return;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      checkComponent(
        node,
        { level: node.type === 'mdxJsxFlowElement' ? level : 'inner', extent },
        markdown,
        report,
      );
      checkNodes(node.children ?? [], { level, extent }, markdown, report);
      return;
    case 'raw':
      report(messages.rawHtml(place(), String(node.value)));
      return;
    case 'comment':
      report(messages.rawHtml(place(), `<!--${String(node.value)}`));
      return;
    case 'element':
      checkElement(node, extent, markdown, report);
      checkNodes(node.children ?? [], { level: 'inner', extent }, markdown, report);
      return;
  }
}

function extentOf({ position }: TreeNode): Extent | undefined {
  const { start, end } = position ?? {};
  return start?.offset === undefined ? undefined : { start: start.offset, end: end?.offset ?? start.offset };
}
