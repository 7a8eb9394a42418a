import type { PageSpot, SpotPlace } from './page-messages.ts';

/** The text nodes and elements of a page, as a section’s map counts them. */
export type CountedPage = {
  at: (place: SpotPlace) => Node | undefined;
  nodes: (section: number) => readonly Text[];
};

/** Their text is nothing that visitors read. */
const silent = new Set(['script', 'style', 'template', 'noscript']);

export function countNodes(document: Document): CountedPage {
  const sections = [...(document.querySelector('main')?.children ?? [])];
  const regions = [
    rest(document.body, new Set(sections)),
    ...sections.map((section) => rest(section, new Set())),
  ];
  const nodes = (section: number) => regions[section]?.texts ?? [];
  return {
    nodes,
    at: (place) =>
      place.kind === 'node'
        ? nodes(place.section)[place.node]
        : regions[place.section]?.elements[place.element],
  };
}

function rest(root: Element, without: ReadonlySet<Element>): { texts: Text[]; elements: Element[] } {
  const [texts, elements]: [Text[], Element[]] = [[], []];
  const visit = (element: Element): void => {
    if (without.has(element)) return;
    if (element.localName !== 'body') elements.push(element);
    for (const child of element.childNodes) {
      if (child instanceof Element) visit(child);
      else if (child instanceof Text && child.data !== '' && !silent.has(element.localName))
        texts.push(child);
    }
  };
  visit(root);
  return { texts, elements };
}

/**
 * The node of a spot. An island may have rendered its section otherwise since the nodes were counted, so the words have
 * to agree; if they don’t, the first text of the section with these words counts.
 */
export function nodeOf({ at, text }: PageSpot, page: CountedPage): Node | undefined {
  const node = page.at(at);
  if (at.kind === 'attribute') return node?.isConnected ? node : undefined;
  if (node instanceof Text && node.isConnected && sameWords(node.data, text)) return node;
  return page.nodes(at.section).find((one) => one.isConnected && sameWords(one.data, text));
}

function sameWords(one: string, other: string): boolean {
  return one.replace(/\s+/g, ' ').trim() === other.replace(/\s+/g, ' ').trim();
}
