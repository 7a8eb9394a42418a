import type { Command, EditorState } from '../prosemirror.ts';
import { closeTo, richSchema } from './rich-schema.ts';

/** The link in hand, from its start to its end. */
export function linkIn({
  selection,
  doc,
}: EditorState): { from: number; to: number; close: string } | undefined {
  let found: { from: number; to: number; close: string } | undefined;
  doc.descendants((node, at) => {
    const close = node.marks.find(({ type }) => type.name === 'link')?.attrs.close;
    if (close === undefined) return;
    const isNext = found?.to === at && found.close === close;
    const range = { from: isNext && found ? found.from : at, to: at + node.nodeSize, close };
    if (isNext || (range.from <= selection.to && range.to >= selection.from)) found = range;
  });
  return found;
}

/** Makes what is selected, or else the address itself, a link; an empty address takes the link away. */
export function linked(address: string): Command {
  return (state, dispatch) => {
    const { selection, tr } = state;
    const { link } = richSchema.marks;
    const old = linkIn(state);
    const { from, to } = selection.empty && old ? old : selection;
    if (address === '') dispatch?.(tr.removeMark(from, to, link));
    else if (from === to) {
      const text = richSchema.text(address, [link.create({ open: '[', close: closeTo(address) })]);
      dispatch?.(tr.replaceSelectionWith(text, false));
    } else
      dispatch?.(
        tr.removeMark(from, to, link).addMark(from, to, link.create({ open: '[', close: closeTo(address) })),
      );
    return true;
  };
}
