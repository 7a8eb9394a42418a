import { type ForeignNode, property } from '../../../foreign/nodes.ts';

/** The address of a picture that the editor has taken into the site’s media before: `pasted:0`. */
const taken = /^pasted:(\d{1,3})$/;

/** `names`: in content/media, of the pictures that came along; empty for one that couldn’t be taken. `leave` is told each that can’t be had. */
type Taking = { names: readonly string[]; leave: (picture: string) => void };

/** The same tree with the pictures that came along, and none that would have to be fetched from elsewhere. */
export function withPictures(nodes: readonly ForeignNode[], taking: Taking): ForeignNode[] {
  return nodes.flatMap((node) => {
    if (node.name === 'img') return pictureOf(node, taking);
    const children = withPictures(node.children, taking);
    // Words below a picture say nothing without it.
    const isGone = node.name === 'figure' && hasPicture(node) && !children.some(hasPicture);
    return [{ ...node, children: isGone ? children.filter(({ name }) => name !== 'figcaption') : children }];
  });
}

export function hasPicture(node: ForeignNode): boolean {
  return node.name === 'img' || node.children.some(hasPicture);
}

function pictureOf(picture: ForeignNode, { names, leave }: Taking): ForeignNode[] {
  const src = property(picture, 'src');
  const number = taken.exec(src)?.[1];
  const name = number === undefined ? undefined : names[Number(number)];
  if (name) return [{ ...picture, properties: { ...picture.properties, src: name } }];
  if (src !== '' && Number(property(picture, 'width') || 2) > 1) leave(calledIn(picture, src));
  return [];
}

/** As somebody finds it again. */
function calledIn(picture: ForeignNode, src: string): string {
  const alt = property(picture, 'alt').replace(/\s+/g, ' ').trim();
  if (alt !== '') return alt.slice(0, longest);
  return /^(?:https?|file|cid):/i.test(src) ? src.slice(0, longest) : '';
}

/** In characters. */
const longest = 120;
