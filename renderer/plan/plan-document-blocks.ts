import type { Element, Properties, RootContent } from 'hast';
import type { DocumentBlock, TextRun } from '../../schemas/planned-document.ts';
import { fillReferences } from './fill-references.ts';
import { textFromHast } from './html-from-hast.ts';
import { planTextRuns } from './plan-text-runs.ts';
import type { PageScope } from './planner.ts';

type Nodes = readonly RootContent[];

/** An article's text for a document. Pictures and rules are left out; a component is shown as a note with its title. */
export function planDocumentBlocks(nodes: Nodes, page: PageScope): DocumentBlock[] {
  const blocks: DocumentBlock[] = [];
  let line: RootContent[] = [];
  const endLine = () => {
    const runs = planTextRuns(line, page);
    if (runs.length > 0) blocks.push({ kind: 'paragraph', runs });
    line = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      line.push(node);
      continue;
    }
    endLine();
    blocks.push(...planBlock(node, page));
  }
  endLine();
  return blocks;
}

const blockElements = new Set('p h2 h3 h4 h5 h6 ul ol blockquote table pre hr div'.split(' '));

function isBlock(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' || (node.type === 'element' && blockElements.has(node.tagName));
}

function planBlock(node: RootContent, page: PageScope): DocumentBlock[] {
  if (node.type === 'mdxJsxFlowElement') {
    const title = node.attributes.find(
      (attribute) => 'name' in attribute && attribute.name === 'title',
    )?.value;
    const blocks = planDocumentBlocks(node.children, page);
    return [
      {
        kind: 'note',
        title: typeof title === 'string' ? fillReferences(title, page.references, []) : '',
        blocks,
      },
    ];
  }
  return node.type === 'element' ? planElement(node, page) : [];
}

function planElement(element: Element, page: PageScope): DocumentBlock[] {
  const { tagName, children } = element;
  switch (tagName) {
    case 'ul':
    case 'ol':
      return [planList(element, page)];
    case 'blockquote':
      return [{ kind: 'quote', blocks: planDocumentBlocks(children, page) }];
    case 'table':
      return [planTable(element, page)];
    case 'p':
    case 'pre':
    case 'div':
      return planDocumentBlocks(children, page);
    case 'hr':
      return [];
    default: {
      const text = textFromHast(children, (part) => fillReferences(part, page.references, []));
      return [{ kind: 'heading', level: tagName === 'h2' ? 3 : 4, text }];
    }
  }
}

function planList({ tagName, properties, children }: Element, page: PageScope): DocumentBlock {
  const items = elementsIn(children, 'li').map((item) => planDocumentBlocks(item.children, page));
  return { kind: 'list', ordered: tagName === 'ol', start: firstNumber(properties), items };
}

function firstNumber({ start }: Properties): number {
  return typeof start === 'number' ? start : 1;
}

function planTable(table: Element, page: PageScope): DocumentBlock {
  const rows = elementsIn(table.children, 'tr').map((row) =>
    elementsIn(row.children, 'th', 'td').map((cell): TextRun[] => planTextRuns(cell.children, page)),
  );
  const [head = [], ...rest] = rows;
  return { kind: 'table', head, rows: rest };
}

/** The elements of these names, at whatever depth, but not within each other. */
function elementsIn(nodes: Nodes, ...names: string[]): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    return names.includes(node.tagName) ? [node] : elementsIn(node.children, ...names);
  });
}
