/**
 * The layout of a film is preserved: removed parts are overwritten by empty space of the same length, so every picture
 * and sound remains where the film's tables say. Picture and sound stay, with what is needed to play them. Captions are
 * separate files on a website, and all other tracks reveal where the camera was, or how it moved. Source: ISO/IEC
 * 14496-12, 4.2 and 8.
 */
import { wordTable } from '../../diagnostics/word-table.ts';
import { type Atom, eachAtom } from './atoms.ts';
import { type CleanedFile, letters, type Range } from './cleaned.ts';
import { eraseSamples } from './erase-samples.ts';

/** The atoms to keep, by parent; the rest becomes empty space. */
const kept = wordTable<ReadonlySet<string>>({
  '': words('ftyp styp moov moof mdat sidx ssix mfra free skip wide'),
  moov: words('mvhd trak mvex'),
  mvex: words('mehd trex leva'),
  trak: words('tkhd edts mdia'),
  edts: words('elst'),
  mdia: words('mdhd hdlr minf'),
  minf: words('vmhd smhd hdlr dinf stbl'),
  dinf: words('dref'),
  stbl: words(
    'stsd stts ctts cslg stsc stsz stz2 stco co64 stss stsh sdtp stdp sbgp sgpd subs saiz saio padb',
  ),
  moof: words('mfhd traf'),
  traf: words('tfhd trun tfdt sbgp sgpd subs saiz saio senc'),
  mfra: words('tfra mfro'),
});

/** Kinds of tracks, as their handlers call them: pictures, their transparency, and sound. */
const played = words('vide auxv soun');

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

type Film = {
  bytes: Uint8Array;
  out: Uint8Array;
  media: Range[];
  /** Removed tracks, and whether the film is fragmented, each fragment with its own tables. */
  dropped: Atom[];
  isInPieces: boolean;
};

export function cleanMp4(bytes: Uint8Array): CleanedFile {
  const film: Film = { bytes, out: new Uint8Array(bytes), media: [], dropped: [], isInPieces: false };
  const seen = new Set<string>();
  const isWhole = eachAtom(bytes, { start: 0, end: bytes.length }, (atom) => {
    seen.add(atom.type);
    if (atom.type === 'mdat') film.media.push({ start: atom.body, end: atom.end });
    if (atom.type === 'moof') film.isInPieces = true;
    return cleanAtom(atom, '', film);
  });
  if (!isWhole || !seen.has('ftyp') || !seen.has('moov')) return { kind: 'damaged' };
  if (film.dropped.length > 0 && film.isInPieces) return { kind: 'mixed' };
  const areErased = film.dropped.every((track) => eraseSamples(track, film));
  return areErased ? { kind: 'clean', bytes: film.out } : { kind: 'damaged' };
}

/** False if something in it exceeds its end. */
function cleanAtom(atom: Atom, around: string, film: Film): boolean {
  const { type } = atom;
  if (!kept.get(around)?.has(type)) return erase(atom, film);
  if (type === 'trak' && !isPlayed(atom, film)) {
    film.dropped.push(atom);
    return erase(atom, film);
  }
  if (kept.has(type)) return eachAtom(film.bytes, insideOf(atom), (inner) => cleanAtom(inner, type, film));
  return scrubbers.get(type)?.(atom, film) ?? true;
}

function insideOf({ body, end }: Atom): Range {
  return { start: body, end };
}

/** Programs skip a `free` atom. */
function erase({ start, body, end }: Atom, { out }: Film): true {
  out.set([0x66, 0x72, 0x65, 0x65], start + 4);
  out.fill(0, body, end);
  return true;
}

function isPlayed(track: Atom, { bytes }: Film): boolean {
  let handler = '';
  eachAtom(bytes, insideOf(track), (media) => {
    if (media.type !== 'mdia') return true;
    return eachAtom(bytes, insideOf(media), (inner) => {
      if (inner.type === 'hdlr') handler = letters(bytes, inner.body + 8, 4);
      return true;
    });
  });
  return played.has(handler);
}

const scrubbers = new Map<string, (atom: Atom, film: Film) => boolean>([
  ['mvhd', eraseTimes],
  ['tkhd', eraseTimes],
  ['mdhd', eraseTimes],
  ['hdlr', (atom, film) => eraseFrom(atom, 12, film)],
  ['dref', eraseReferences],
  ['stsd', cleanDescriptions],
  ['free', erase],
  ['skip', erase],
  ['wide', erase],
]);

/** The times of creation and change: of 32 bits each, or of 64. */
function eraseTimes({ body, end }: Atom, { bytes, out }: Film): boolean {
  const length = bytes[body] === 1 ? 16 : 8;
  if (body + 4 + length > end) return false;
  out.fill(0, body + 4, body + 4 + length);
  return true;
}

function eraseFrom({ body, end }: Atom, offset: number, { out }: Film): boolean {
  if (body + offset > end) return false;
  out.fill(0, body + offset, end);
  return true;
}

/** Where the pictures once were on somebody's disk. The media played is in the file itself. */
function eraseReferences({ body, end }: Atom, film: Film): boolean {
  return eachAtom(film.bytes, { start: body + 8, end }, (entry) =>
    eraseFrom(entry, Math.min(4, entry.end - entry.body), film),
  );
}

/** The description of pictures contains the name of the program or the camera. */
function cleanDescriptions({ body, end }: Atom, film: Film): boolean {
  return eachAtom(film.bytes, { start: body + 8, end }, (entry) => {
    const isPicture = pictures.test(entry.type) && entry.body + 78 <= entry.end;
    if (!isPicture) return true;
    film.out.fill(0, entry.body + 42, entry.body + 74);
    return eachAtom(film.bytes, { start: entry.body + 78, end: entry.end }, (inner) =>
      notes.test(inner.type) ? erase(inner, film) : true,
    );
  });
}

const pictures = /^(?:avc[1-4]|hvc[12]|hev1|dvh[1e]|dva[1v]|av01|vp0[89]|mp4v|encv)$/;
const notes = /^(?:udta|meta|uuid|free|skip|\xa9...)$/;
