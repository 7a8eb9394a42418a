import { type ForeignNode, foreignElement, property, textIn } from '../../../foreign/nodes.ts';
import { styleOf } from './pasted-style.ts';

/** The footnotes of Word, as those of Markdown are read. */
export function withWordNotes(nodes: readonly ForeignNode[]): ForeignNode[] {
  const ids = new Set(notesIn(nodes).map(idOfNote));
  return ids.size === 0 ? [...nodes] : nodes.flatMap((node) => replaced(node, ids));
}

function notesIn(nodes: readonly ForeignNode[]): ForeignNode[] {
  return nodes.flatMap((node) => (isNote(node) ? [node] : notesIn(node.children)));
}

const isNote = (node: ForeignNode): boolean =>
  /^(?:foot|end)note$/.test(styleOf(node).get('mso-element') ?? '');
const idOfNote = (note: ForeignNode): string => property(note, 'id');

function replaced(node: ForeignNode, ids: ReadonlySet<string>): ForeignNode[] {
  if (/^(?:foot|end)note-list$/.test(styleOf(node).get('mso-element') ?? '')) {
    const items = notesIn(node.children).map((note) =>
      foreignElement('li', note.children.flatMap(withoutBackLink), {
        id: `user-content-fn-${idOfNote(note)}`,
      }),
    );
    return [foreignElement('section', [foreignElement('ol', items)], { dataFootnotes: true })];
  }
  const id = /^#_((?:ftn|edn)\d+)$/.exec(property(node, 'href'))?.[1];
  if (node.name === 'a' && id !== undefined && ids.has(id)) return [reference(id, textIn(node))];
  return [{ ...node, children: node.children.flatMap((child) => replaced(child, ids)) }];
}

function reference(id: string, words: string): ForeignNode {
  const text: ForeignNode = { type: 'text', name: '', value: words, properties: {}, children: [] };
  return foreignElement('sup', [
    foreignElement('a', [text], { dataFootnoteRef: true, href: `#user-content-fn-${id}` }),
  ]);
}

/** Whether an element is the mark of a note, to be left as it is. */
export function isNoteReference({ name, children: [child] }: ForeignNode): boolean {
  return name === 'sup' && child?.properties.dataFootnoteRef !== undefined;
}

function withoutBackLink(node: ForeignNode): ForeignNode[] {
  if (node.name === 'a' && /^#_(?:ftn|edn)ref/.test(property(node, 'href'))) return [];
  return [{ ...node, children: node.children.flatMap(withoutBackLink) }];
}
