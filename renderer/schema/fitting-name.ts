import { hash } from 'node:crypto';

/** Bytes of a part of a path, as most disks have them. Source: https://www.man7.org/linux/man-pages/man7/path_resolution.7.html */
export const longestName = 255;

/** On encrypted folders (eCryptfs, also of network storage) it is less; a name that is made up needn’t be longer. */
const longestMadeName = 143;

/**
 * The path of a file that is made, from the name of what it is made of and an ending: `media/team` and `-640.1a2b3c4d.jpg`. A last
 * part that would be too long is cut, and then has a hash of the whole, so that two of them stay two.
 */
export function fittingName(name: string, ending: string): string {
  const start = name.lastIndexOf('/') + 1;
  const last = name.slice(start);
  if (Buffer.byteLength(last + ending) <= longestMadeName) return name + ending;
  const mark = `-${hash('sha256', name, 'hex').slice(0, 8)}`;
  const room = longestMadeName - Buffer.byteLength(mark + ending);
  return `${name.slice(0, start)}${cutTo(last, room)}${mark}${ending}`;
}

/** Never within a character. */
function cutTo(text: string, bytes: number): string {
  let length = 0;
  let cut = '';
  for (const character of text) {
    length += Buffer.byteLength(character);
    if (length > bytes) return cut;
    cut += character;
  }
  return cut;
}
