import type { Element, ElementContent, RootContent } from 'hast';
import { writtenInline } from './allowed-elements.ts';
import { elementFromTag } from './elements-from-tags.ts';
import { splitId } from './hide-notation.ts';
import { withNotesAndAlerts } from './notes-and-alerts.ts';
import { trimAddress } from './trim-address.ts';

/** Converts compiled nodes to the form that the rest of the program knows. `text`: what the nodes' offsets refer to. */
export function finishNodes(nodes: readonly RootContent[], text: string): RootContent[] {
  const finished: RootContent[] = [];
  let line: ElementContent[] = [];
  for (const node of nodes) {
    if (node.type === 'text' && line.length === 0) {
      finished.push(node);
      continue;
    }
    const made = finishNode(node, text);
    const goesOn = node.type === 'mdxJsxFlowElement' && made.every(isInline) && made.length > 0;
    if (goesOn) line = continued(line, made as ElementContent[], text, finished);
    else if (line.length > 0 && isGap(node)) continue;
    else {
      finished.push(...paragraphOf(line), ...made);
      line = [];
    }
  }
  return line.length === 0 ? finished : [...finished, ...paragraphOf(line)];
}

function isInline(node: RootContent): boolean {
  return node.type === 'element' && node.tagName !== 'br' && writtenInline.has(node.tagName);
}

function isGap(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** A paragraph that contains only tags comes without its `p`: consecutive lines form one. */
function continued(
  line: readonly ElementContent[],
  made: readonly ElementContent[],
  text: string,
  finished: RootContent[],
): ElementContent[] {
  const end = line.at(-1)?.position?.end.offset;
  const gap = end === undefined ? '' : text.slice(end, made[0]?.position?.start.offset);
  if (line.length > 0 && /\n[ \t\r]*\n/.test(gap)) {
    finished.push(...paragraphOf(line), { type: 'text', value: '\n' });
    return [...made];
  }
  return gap === '' ? [...line, ...made] : [...line, { type: 'text', value: gap }, ...made];
}

function paragraphOf(line: readonly ElementContent[]): Element[] {
  const [first] = line;
  const [start, end] = [first?.position?.start, line.at(-1)?.position?.end];
  if (!first) return [];
  const position = start && end && { start, end };
  return [
    { type: 'element', tagName: 'p', properties: {}, children: [...line], ...(position && { position }) },
  ];
}

function finishNode(node: RootContent, text: string): RootContent[] {
  if (isComment(node)) return [];
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const element = elementFromTag(node);
    return [withSummary(withChildren(element, text))];
  }
  if (node.type !== 'element') return [node];
  const { start, end } = node.position ?? {};
  const written = text.slice(start?.offset ?? 0, end?.offset ?? 0);
  if (node.tagName === 'a' && !node.properties.dataFootnoteRef)
    return trimAddress(withChildren(node, text), written);
  return [withOwnId(withChildren(withNotesAndAlerts(node), text))];
}

/** Mutates the node: nobody else has seen the tree. */
function withChildren<Node extends { children: ElementContent[] | RootContent[] }>(
  node: Node,
  text: string,
): Node {
  node.children = finishNodes(node.children, text);
  return node;
}

/** A note for editors: visitors never see it. */
function isComment(node: RootContent): boolean {
  return (
    (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') &&
    /^(\s|\/\*((?!\*\/).)*\*\/)+$/s.test(node.value)
  );
}

/** `## Fees {#fees}`. */
function withOwnId(element: Element): Element {
  const last = element.children.at(-1);
  if (!/^h[1-6]$/.test(element.tagName) || last?.type !== 'text') return element;
  const split = splitId(last.value);
  if (!split) return element;
  const shown = split.text === '' ? [] : [{ ...last, value: split.text }];
  const children = [...element.children.slice(0, -1), ...shown];
  return { ...element, children, properties: { ...element.properties, id: split.id } };
}

/** A summary with text on the next line is compiled into one paragraph with it. */
function withSummary<Node extends RootContent>(node: Node): Node {
  if (node.type !== 'element' || node.tagName !== 'details') return node;
  const at = node.children.findIndex((child) => !isGap(child));
  const paragraph = node.children[at];
  if (paragraph?.type !== 'element' || paragraph.tagName !== 'p') return node;
  const [summary, ...rest] = paragraph.children;
  if (summary?.type !== 'element' || summary.tagName !== 'summary') return node;
  const others = rest.every(isGap) ? [] : [{ ...paragraph, children: rest }];
  return { ...node, children: [summary, ...others, ...node.children.slice(at + 1)] };
}
