import type { Element, Properties, RootContent } from 'hast';
import { gather, type Planned } from '../../../kinds/planned.ts';
import type { DocumentBlock, TextRun } from '../../../schemas/planned-document.ts';
import { textFromHast } from '../../markdown/text-from-hast.ts';
import type { Scope } from '../context/scope.ts';
import { alertTitle } from './plan-notes.ts';
import { fillQuietly } from './plan-string.ts';
import { planTextRuns } from './plan-text-runs.ts';

type Nodes = readonly RootContent[];

/** An article's text for a document. Pictures and rules are left out; a component is shown as a note with its title. */
export function planDocumentBlocks(nodes: Nodes, scope: Scope): Planned<DocumentBlock[]> {
  return gather((take) =>
    linesAndBlocks(nodes).flatMap((part): DocumentBlock[] => {
      if (!Array.isArray(part)) return take(planBlock(part, scope));
      const runs = take(planTextRuns(part, scope));
      return runs.length > 0 ? [{ kind: 'paragraph', runs }] : [];
    }),
  );
}

/** Blocks, and the lines of text between them. */
function linesAndBlocks(nodes: Nodes): (RootContent | RootContent[])[] {
  const parts: (RootContent | RootContent[])[] = [];
  let line: RootContent[] = [];
  for (const node of nodes) {
    if (isBlock(node)) {
      parts.push(line, node);
      line = [];
    } else line.push(node);
  }
  return [...parts, line];
}

const blockElements = new Set(
  'p h2 h3 h4 h5 h6 ul ol blockquote table pre hr div details summary section'.split(' '),
);

function isBlock(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' || (node.type === 'element' && blockElements.has(node.tagName));
}

function planBlock(node: RootContent, scope: Scope): Planned<DocumentBlock[]> {
  return gather((take) => {
    if (node.type === 'element') return take(planElement(node, scope));
    if (node.type !== 'mdxJsxFlowElement') return [];
    const title = node.attributes.find(
      (attribute) => 'name' in attribute && attribute.name === 'title',
    )?.value;
    const blocks = take(planDocumentBlocks(node.children, scope));
    return [
      { kind: 'note', title: typeof title === 'string' ? take(fillQuietly(title, scope)) : '', blocks },
    ];
  });
}

function planElement(element: Element, scope: Scope): Planned<DocumentBlock[]> {
  const { tagName, children } = element;
  return gather((take) => {
    switch (tagName) {
      case 'ul':
      case 'ol':
        return [take(planList(element, scope))];
      case 'section':
        return take(planNotes(element, scope));
      case 'blockquote':
        if (element.properties.dataAlert !== undefined) {
          const title = alertTitle(element, scope.context, take);
          return [{ kind: 'note', title, blocks: take(planDocumentBlocks(children, scope)) }];
        }
        return [{ kind: 'quote', blocks: take(planDocumentBlocks(children, scope)) }];
      case 'table':
        return [take(planTable(element, scope))];
      case 'details':
        return [take(planDetails(element, scope))];
      case 'p':
      case 'pre':
      case 'div':
        return take(planDocumentBlocks(children, scope));
      case 'hr':
        return [];
      default: {
        const text = textFromHast(children, (part) => take(fillQuietly(part, scope)));
        return [{ kind: 'heading', level: tagName === 'h2' ? 3 : 4, text }];
      }
    }
  });
}

function planNotes({ children }: Element, scope: Scope): Planned<DocumentBlock[]> {
  return gather((take) => {
    const words = take(scope.context.ask<{ title: string } | undefined>({ ask: 'wording', key: 'notes' }));
    const blocks = take(planDocumentBlocks(children, scope));
    return [{ kind: 'heading', level: 4, text: words?.title ?? '' }, ...blocks];
  });
}

/** Always open on paper. */
function planDetails({ children }: Element, scope: Scope): Planned<DocumentBlock> {
  const summary = elementsIn(children, 'summary')[0];
  const rest = children.filter((child) => child !== summary);
  return gather((take) => ({
    kind: 'note',
    title: textFromHast(summary?.children ?? [], (part) => take(fillQuietly(part, scope))),
    blocks: take(planDocumentBlocks(rest, scope)),
  }));
}

function planList({ tagName, properties, children }: Element, scope: Scope): Planned<DocumentBlock> {
  return gather((take) => {
    const items = elementsIn(children, 'li').map((item) => take(planDocumentBlocks(item.children, scope)));
    return { kind: 'list', ordered: tagName === 'ol', start: firstNumber(properties), items };
  });
}

function firstNumber({ start }: Properties): number {
  return typeof start === 'number' ? start : 1;
}

function planTable(table: Element, scope: Scope): Planned<DocumentBlock> {
  return gather((take) => {
    const rows = elementsIn(table.children, 'tr').map((row) =>
      elementsIn(row.children, 'th', 'td').map((cell): TextRun[] => take(planTextRuns(cell.children, scope))),
    );
    const [head = [], ...rest] = rows;
    return { kind: 'table', head, rows: rest };
  });
}

/** The elements with these names, at any depth, but not within each other. */
function elementsIn(nodes: Nodes, ...names: string[]): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    return names.includes(node.tagName) ? [node] : elementsIn(node.children, ...names);
  });
}
