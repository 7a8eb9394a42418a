import type { Part } from './layout/row.ts';
import type { Pdf, Structure } from './pdf-library.ts';

/** The document's parts as the PDF names them to screen readers, in the order in which they were first drawn. */
export type PartTree = { pdf: Pdf; open: Map<Part, Structure>; roots: Structure[] };

export function createPartTree(pdf: Pdf): PartTree {
  return { pdf, open: new Map(), roots: [] };
}

export function openPart(tree: PartTree, part: Part): Structure {
  const known = tree.open.get(part);
  if (known) return known;
  const structure = tree.pdf.struct(part.tag, part.scope ? { scope: part.scope } : {});
  tree.open.set(part, structure);
  if (part.parent) openPart(tree, part.parent).add(structure);
  else {
    tree.pdf.addStructure(structure);
    tree.roots.push(structure);
  }
  return structure;
}

export function closeParts(tree: PartTree): void {
  for (const root of tree.roots) root.end();
}
