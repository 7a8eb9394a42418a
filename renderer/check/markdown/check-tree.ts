import type { Root } from 'hast';
import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../../diagnostics/fields.ts';
import * as messages from '../../../diagnostics/messages/check-markdown.ts';
import { mdxTagOpen } from '../../../diagnostics/messages/read-mdx.ts';
import { commentInField, dollarBeforeName, importOrExport } from '../../../diagnostics/messages.generated.ts';
import { writtenInline } from '../../markdown/allowed-elements.ts';
import type { Extent } from '../../model/source.ts';
import { isName } from '../../schema/name-grammar.ts';
import { hasDollar } from '../names/has-dollar.ts';
import { checkComponent } from './check-component.ts';
import { checkElement } from './check-element.ts';
import { checkExpression, isMeantAsName } from './check-expression.ts';
import { checkNotation } from './check-notation.ts';
import { explainRaw } from './explain-raw.ts';
import { isPlain, type Markdown, type NodeContext, placeIn, type TreeNode } from './markdown.ts';

/** Refuses anything but plain Markdown, references and allow-listed components. */
export function checkTree(tree: Root, markdown: Markdown, report: Report): void {
  checkNodes(tree.children, { level: 'top', extent: { start: 0, end: 0 } }, markdown, report);
  checkNotation(tree.children, markdown, report);
  for (const check of markdown.checks) check(tree, markdown, report);
}

function checkNodes(
  nodes: readonly TreeNode[],
  around: NodeContext,
  markdown: Markdown,
  report: Report,
): void {
  nodes.forEach((node, index) => {
    if (node.type === 'raw') checkRaw(nodes, index, around, markdown, report);
    else checkNode(node, around, markdown, report);
  });
}

function checkNode(node: TreeNode, around: NodeContext, markdown: Markdown, report: Report): void {
  if (node.type === 'text') return;
  const { level } = around;
  const extent = extentOf(node, around);
  const place = () => placeIn(markdown, extent.start);
  switch (node.type) {
    case 'mdxjsEsm':
      report(importOrExport(place()));
      return;
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      // The end of a chat program's mark, which is reported as a whole.
      if (/\[oaicite:\d+\]$/.test(markdown.text.slice(Math.max(0, extent.start - 30), extent.start))) return;
      if (!isInFormula(markdown.text, extent.start))
        checkExpression(String(node.value), place, markdown, report);
      checkDollar(String(node.value), extent.start, markdown, report);
      return;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      checkTag(node, { ...around, extent }, markdown, report);
      return;
    case 'comment':
      report(messages.rawHtml(place(), `<!--${String(node.value)}`));
      return;
    case 'element': {
      // Written out, since spreading each of a site's thousands of nodes is much slower.
      const { parent, inHtml } = around;
      checkElement(node, { level, extent, parent, inHtml }, markdown, report);
      const inside = isAlert(node) ? level : 'inner';
      const tag = String(node.tagName);
      checkNodes(node.children ?? [], { level: inside, extent, parent: tag, inHtml }, markdown, report);
      return;
    }
  }
}

/** In YAML the rule for names reports it. */
function checkDollar(name: string, start: number, markdown: Markdown, report: Report): void {
  if (markdown.judgesNames === 'elsewhere' || !isName(name.trim()) || !isMeantAsName(name.trim(), markdown))
    return;
  if (hasDollar(markdown.text, start, markdown.content))
    report(dollarBeforeName(placeIn(markdown, start - 1), { name: `{${name}}` }));
}

function isAlert({ properties }: TreeNode): boolean {
  return fieldsOf(properties).dataAlert !== undefined;
}

/** A component, or HTML that isn't allowed: for a whole HTML table one message is enough. */
function checkTag(node: TreeNode, around: NodeContext, markdown: Markdown, report: Report): void {
  const { level, extent } = around;
  const isHtml = typeof node.name !== 'string' || !/^[A-Z]/.test(node.name);
  const isOwn = node.type === 'mdxJsxFlowElement' && !around.inHtml;
  if (!isHtml || !around.inHtml)
    checkComponent(node, { level: isOwn ? level : 'inner', extent }, markdown, report);
  const inside = { ...around, level, extent, ...(isHtml && { inHtml: true }) };
  checkNodes(node.children ?? [], inside, markdown, report);
}

/** `$\\frac{1}{2}$`: the formula is reported as a whole. */
function isInFormula(text: string, offset: number): boolean {
  const start = Math.max(text.lastIndexOf('\n', offset) + 1, offset - longestFormula);
  const before = text.slice(start, offset);
  const after = text.slice(offset, offset + longestFormula).split('\n', 1)[0] ?? '';
  const opening = before.lastIndexOf('$');
  return opening !== -1 && after.includes('$') && /\\[a-z]|[_^]/i.test(before.slice(opening));
}

/** Characters searched on either side of a brace. */
const longestFormula = 300;

/** A closing tag whose opening tag was refused is not reported again. */
function checkRaw(
  nodes: readonly TreeNode[],
  index: number,
  around: NodeContext,
  markdown: Markdown,
  report: Report,
): void {
  const node = nodes[index];
  const written = String(node?.value);
  const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(written) ?? [];
  const start = node && extentOf(node, around).start;
  const place = start === undefined ? undefined : placeIn(markdown, start);
  if (place && written.startsWith('<!--') && !isPlain(markdown)) {
    report(commentInField(place));
    return;
  }
  const isEnd = slash === '/' && nodes.slice(0, index).some((one) => opens(one, name));
  if (isEnd || !place) return;
  if (isPlain(markdown)) {
    report(explainRaw(place, written, markdown.text.slice(start)));
    return;
  }
  const isUnclosed = slash === '' && writtenInline.has(name.toLowerCase());
  const whole = markdown.text.slice(start).split('\n', 1)[0];
  report(isUnclosed ? mdxTagOpen(place, name) : messages.rawHtml(place, written, whole));
}

/** The closing tag of a component may have another’s name. */
function opens({ type, value }: TreeNode, name: string): boolean {
  if (type !== 'raw') return false;
  const isOpen = String(value).toLowerCase().startsWith(`<${name.toLowerCase()}`);
  return isOpen || (/^[A-Z][a-z]/.test(name) && /^<[A-Z][a-z]/.test(String(value)));
}

function extentOf({ position }: TreeNode, around: NodeContext): Extent {
  const { start, end } = position ?? {};
  return start?.offset === undefined
    ? around.extent
    : { start: start.offset, end: end?.offset ?? start.offset };
}
