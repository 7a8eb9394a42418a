import type { Root } from 'hast';
import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-markdown.ts';
import { mdxTagOpen } from '../../../diagnostics/messages/read-mdx.ts';
import { writtenInline } from '../../markdown/allowed-elements.ts';
import { checkComponent } from './check-component.ts';
import { checkElement } from './check-element.ts';
import { checkExpression } from './check-expression.ts';
import { type Around, type Extent, type Markdown, placeIn, type TreeNode } from './markdown.ts';

/** Refuses whatever is not plain Markdown, a reference or an allow-listed component. */
export function checkTree(tree: Root, markdown: Markdown, report: Report): void {
  checkNodes(tree.children, { level: 'top', extent: { start: 0, end: 0 } }, markdown, report);
}

function checkNodes(nodes: readonly TreeNode[], around: Around, markdown: Markdown, report: Report): void {
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'raw') checkRaw(nodes, index, around, markdown, report);
    else checkNode(node, around, markdown, report);
  }
}

function checkNode(node: TreeNode, around: Around, markdown: Markdown, report: Report): void {
  const extent = extentOf(node, around);
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
      checkTag(node, { ...around, extent }, markdown, report);
      return;
    case 'comment':
      report(messages.rawHtml(place(), `<!--${String(node.value)}`));
      return;
    case 'element':
      checkElement(node, { ...around, extent }, markdown, report);
      checkNodes(
        node.children ?? [],
        { ...around, level: 'inner', extent, parent: String(node.tagName) },
        markdown,
        report,
      );
      return;
  }
}

/** A component, or HTML that isn't allowed: of a whole table in HTML one message is enough. */
function checkTag(node: TreeNode, around: Around, markdown: Markdown, report: Report): void {
  const { level, extent } = around;
  const isHtml = typeof node.name !== 'string' || !/^[A-Z]/.test(node.name);
  const isOwn = node.type === 'mdxJsxFlowElement' && !around.inHtml;
  if (!isHtml || !around.inHtml)
    checkComponent(node, { level: isOwn ? level : 'inner', extent }, markdown, report);
  const inside = { ...around, level, extent, ...(isHtml && { inHtml: true }) };
  checkNodes(node.children ?? [], inside, markdown, report);
}

/** An end whose beginning was refused says nothing new. */
function checkRaw(
  nodes: readonly TreeNode[],
  index: number,
  around: Around,
  markdown: Markdown,
  report: Report,
): void {
  const node = nodes[index];
  const written = String(node?.value);
  const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(written) ?? [];
  const place = node ? placeIn(markdown, extentOf(node, around).start) : undefined;
  const isEnd = slash === '/' && nodes.slice(0, index).some((one) => opens(one, name));
  if (isEnd || !place) return;
  const isUnclosed = slash === '' && writtenInline.has(name.toLowerCase());
  report(isUnclosed ? mdxTagOpen(place, name) : messages.rawHtml(place, written));
}

function opens({ type, value }: TreeNode, name: string): boolean {
  return type === 'raw' && String(value).toLowerCase().startsWith(`<${name.toLowerCase()}`);
}

function extentOf({ position }: TreeNode, around: Around): Extent {
  const { start, end } = position ?? {};
  return start?.offset === undefined
    ? around.extent
    : { start: start.offset, end: end?.offset ?? start.offset };
}
