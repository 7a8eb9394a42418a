/**
 * The layout of a film is preserved: removed parts become empty space of the same length, so the tables of the film
 * stay valid. Pictures and sound stay, with what is needed to play them. Source: RFC 9559, 5, and
 * https://www.webmproject.org/docs/container/.
 */
import type { CleanedFile } from './cleaned.ts';
import { type EbmlElement, eachElement, elementAt, lengthOf, readUnsigned, readVint } from './elements.ts';

const ids = {
  head: 0x1a45dfa3,
  segment: 0x18538067,
  seeks: 0x114d9b74,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
  simpleBlock: 0xa3,
  group: 0xa0,
  block: 0xa1,
  empty: 0xec,
  muxer: 0x4d80,
  writer: 0x5741,
};

/** The children of a segment; one of them ends a cluster without a length. */
const parts: readonly number[] = [
  ids.seeks,
  ids.info,
  ids.tracks,
  ids.cluster,
  ids.cues,
  0x1254c367,
  0x1941a469,
  0x1043a770,
];

/** The elements to keep, by parent. */
const kept: ReadonlyMap<number, ReadonlySet<number>> = new Map([
  [ids.segment, new Set([ids.seeks, ids.info, ids.tracks, ids.cluster, ids.cues])],
  // The unit of time, the duration, and two names that are mandatory.
  [ids.info, new Set([0x2ad7b1, 0x4489, ids.muxer, ids.writer])],
  [ids.tracks, new Set([ids.track])],
  [
    ids.track,
    // Number, id, kind, how it is encoded and shown. Not: its name, that of the program, attachments.
    new Set([
      0xd7, 0x73c5, 0x83, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383, 0x234e7a, 0x23314f, 0x55ee,
      0x41e4, 0x22b59c, 0x22b59d, 0x86, 0x63a2, 0x56aa, 0x56bb, 0xe0, 0xe1, 0x6d80,
    ]),
  ],
  [ids.cluster, new Set([0xe7, 0xa7, 0xab, ids.simpleBlock, ids.group])],
  // Its duration, its references, where it is cut, its transparency.
  [ids.group, new Set([ids.block, 0x9b, 0xfb, 0x75a2, 0x75a1])],
]);

/** Pictures, sound, and both in one. */
const played: readonly number[] = [1, 2, 3];

type Film = { bytes: Uint8Array; out: Uint8Array; silent: Set<number>; tracks: number };

export function cleanWebm(bytes: Uint8Array): CleanedFile {
  const film: Film = { bytes, out: new Uint8Array(bytes), silent: new Set(), tracks: 0 };
  const head = elementAt(bytes, 0, bytes.length);
  if (head?.id !== ids.head || head.isEndless) return { kind: 'damaged' };
  const isWhole = eachElement(bytes, { start: head.end, end: bytes.length }, (element) =>
    element.id === ids.segment ? cleanSegment(element, film) : erase(element, film),
  );
  return isWhole && film.tracks > 0 ? { kind: 'clean', bytes: film.out } : { kind: 'damaged' };
}

/** The list of tracks precedes the media, as recorders have to write it. */
function cleanSegment({ body, end }: EbmlElement, film: Film): boolean {
  for (let offset = body; offset < end; ) {
    const element = elementAt(film.bytes, offset, end);
    if (!element) return false;
    const next = element.isEndless ? endOfCluster(element, film) : element.end;
    if (next === undefined || !cleanElement({ ...element, end: next }, ids.segment, film)) return false;
    offset = next;
  }
  return true;
}

/** Undefined for anything else without a length. */
function endOfCluster({ id, body, end }: EbmlElement, { bytes }: Film): number | undefined {
  if (id !== ids.cluster) return undefined;
  for (let offset = body; offset < end; ) {
    const element = elementAt(bytes, offset, end);
    if (!element) return undefined;
    if (parts.includes(element.id)) return offset;
    if (element.isEndless) return undefined;
    offset = element.end;
  }
  return end;
}

/** False if something in it exceeds its end. */
function cleanElement(element: EbmlElement, around: number, film: Film): boolean {
  const { id, body, end } = element;
  if (!kept.get(around)?.has(id)) return erase(element, film);
  if (id === ids.track) return cleanTrack(element, film);
  if (id === ids.muxer || id === ids.writer) film.out.fill(0x20, body, end);
  if (id === ids.simpleBlock || id === ids.block) return cleanBlock(element, film);
  if (id === ids.cluster && film.tracks === 0) return false;
  if (!kept.has(id)) return true;
  return eachElement(
    film.bytes,
    { start: body, end },
    (inner) => !inner.isEndless && cleanElement(inner, id, film),
  );
}

function cleanTrack(track: EbmlElement, film: Film): boolean {
  const { bytes } = film;
  const range = { start: track.body, end: track.end };
  let [number, type] = [0, 0];
  const isWhole = eachElement(bytes, range, ({ id, body, end }) => {
    if (id === ids.trackNumber) number = readUnsigned(bytes, body, end);
    if (id === ids.trackType) type = readUnsigned(bytes, body, end);
    return true;
  });
  if (!isWhole) return false;
  if (!played.includes(type)) {
    film.silent.add(number);
    return erase(track, film);
  }
  film.tracks += 1;
  return eachElement(bytes, range, (inner) => kept.get(ids.track)?.has(inner.id) || erase(inner, film));
}

/** A block begins with the number of its track. */
function cleanBlock(block: EbmlElement, film: Film): boolean {
  const { bytes, silent } = film;
  const length = lengthOf(bytes[block.body]);
  if (length > 8 || block.body + length > block.end) return false;
  if (silent.size === 0) return true;
  const number = readVint(bytes, block.body, length);
  return silent.has(number) ? erase(block, film) : true;
}

/** A void element, which everybody skips, with its length in one byte or in eight. */
function erase({ start, end }: EbmlElement, { out }: Film): true {
  const long = end - start > 128;
  const size = end - start - (long ? 9 : 2);
  out.fill(0, start, end);
  out[start] = ids.empty;
  if (!long) out[start + 1] = 0x80 | size;
  else {
    out[start + 1] = 0x01;
    new DataView(out.buffer, out.byteOffset).setUint32(start + 5, size);
  }
  return true;
}
