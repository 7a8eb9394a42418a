import { hash } from 'node:crypto';

/**
 * The maximum length in bytes of a path component on most disks. Source:
 * https://www.man7.org/linux/man-pages/man7/path_resolution.7.html
 */
export const longestName = 255;

/** Less in encrypted folders (eCryptfs, also on network storage); generated names needn’t be longer. */
const longestMadeName = 143;

/**
 * The path of a generated file, from the name of its source and an ending: `media/team` and `-640.1a2b3c4d.jpg`. If the
 * last part is too long, it is cut and gets a hash of the whole, so that names stay distinct.
 */
export function fittingName(name: string, ending: string): string {
  const start = name.lastIndexOf('/') + 1;
  const last = name.slice(start);
  if (Buffer.byteLength(last + ending) <= longestMadeName) return name + ending;
  const mark = `-${hash('sha256', name, 'hex').slice(0, 8)}`;
  const room = longestMadeName - Buffer.byteLength(mark + ending);
  return `${name.slice(0, start)}${cutTo(last, room)}${mark}${ending}`;
}

/** Never cuts a character. */
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
