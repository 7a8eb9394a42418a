import type { PrintedPart } from '../../../schemas/printed-document.ts';
import type { Pdf, Structure } from './pdf-library.ts';

/** The document's structure tree, as the PDF exposes it to screen readers. */
export type PartTree = { pdf: Pdf; parts: readonly PrintedPart[]; open: Map<number, OpenPart> };
export type OpenPart = { tag: string; structure: Structure };

export function createPartTree(pdf: Pdf, parts: readonly PrintedPart[]): PartTree {
  return { pdf, parts, open: new Map() };
}

/** Opens a part when its first text is drawn, so that parts are read in the order of their texts. */
export function openPart(tree: PartTree, place: number): OpenPart {
  const known = tree.open.get(place);
  if (known) return known;
  const { tag = 'P', parent, scope } = tree.parts[place] ?? {};
  const structure = tree.pdf.struct(tag, scope ? { scope } : {});
  const opened = { tag, structure };
  tree.open.set(place, opened);
  if (parent === undefined) tree.pdf.addStructure(structure);
  else openPart(tree, parent).structure.add(structure);
  return opened;
}

export function closeParts({ parts, open }: PartTree): void {
  for (const [place, { structure }] of open) if (parts[place]?.parent === undefined) structure.end();
}
