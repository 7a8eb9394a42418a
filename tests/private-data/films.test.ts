import { describe, expect, test } from 'vitest';
import { cleanMedia } from '../../renderer/private-data/clean-media.ts';
import {
  atom,
  element,
  endless,
  ids,
  join,
  long,
  longAtom,
  makeFilm,
  makeWebm,
  secret,
  track,
} from './build-film.ts';

function clean(bytes: Uint8Array, type = 'mp4'): Buffer {
  const cleaned = cleanMedia(bytes, type);
  expect(cleaned.kind).toBe('clean');
  return Buffer.from(cleaned.kind === 'clean' ? cleaned.bytes : []);
}

const films = {
  'with its tables at the end': makeFilm(),
  'with its tables first': makeFilm({ moovFirst: true }),
  'whose pictures have a length of 64 bits': makeFilm({ lastAtom: (body) => longAtom('mdat', body) }),
  'whose last atom goes on to the end': makeFilm({
    moovFirst: true,
    lastAtom: (body) => join(long(0), 'mdat', body),
  }),
};

describe.each(Object.entries(films))('an MP4 film %s', (_name, { bytes, samples }) => {
  const cleaned = clean(bytes);

  test('says neither where nor when nor with what it was taken', () => {
    expect(bytes.includes(secret)).toBe(true);
    for (const told of [secret.slice(0, 8), 'camera-model', '\xa9xyz', 'xmpmeta', 'keys', 'gpmd', 'new!'])
      expect([told, cleaned.includes(told, 0, 'latin1')]).toEqual([told, false]);
    expect(cleaned.includes(long(3_800_000_000))).toBe(false);
  });

  test('has every picture and sound where it was, and its tables say so', () => {
    expect(cleaned.length).toBe(bytes.length);
    const kept = [...samples.pictures, ...samples.sound];
    for (const sample of kept)
      expect([sample, cleaned.indexOf(sample)]).toEqual([sample, bytes.indexOf(sample)]);
    const tables = offsetsIn(cleaned);
    expect(tables).toEqual(
      [samples.pictures, samples.sound].map((kind) => kind.map((one) => bytes.indexOf(one))),
    );
  });

  test('is clean once it was cleaned', () => {
    const again = cleanMedia(cleaned, 'mp4');
    expect(again).toEqual({ kind: 'clean', bytes: cleaned });
    expect(again.kind === 'clean' && again.bytes).toBe(cleaned);
  });
});

/** The offsets in each table of chunks, in the order of the tracks. */
function offsetsIn(film: Buffer): number[][] {
  const found: number[][] = [];
  for (let at = film.indexOf('stco'); at >= 0; at = film.indexOf('stco', at + 4))
    found.push(
      Array.from({ length: film.readUInt32BE(at + 8) }, (_, index) => film.readUInt32BE(at + 12 + index * 4)),
    );
  return found;
}

describe('of an MP4 film', () => {
  const ftyp = atom('ftyp', 'isom', long(0));
  const sound = track({ handler: 'soun', entry: 'mp4a', sizes: [], chunks: [] });

  test('a track of equal samples, several in a chunk, is erased whole and nothing beside it', () => {
    const table = (first: number) =>
      atom(
        'trak',
        atom(
          'mdia',
          atom('hdlr', long(0, 0), 'text', long(0, 0, 0)),
          atom(
            'minf',
            atom(
              'stbl',
              atom('stsz', long(0, 4, 5)),
              atom('stsc', long(0, 2, 1, 2, 1, 2, 3, 1)),
              atom('co64', long(0, 2, 0, first, 0, first + 12)),
            ),
          ),
        ),
      );
    const body = 'way1way2keepway3way4way5keep';
    const head = join(ftyp, atom('moov', sound, table(0)));
    const film = join(ftyp, atom('moov', sound, table(head.length + 8)), atom('mdat', body));
    expect(clean(film).toString('latin1').slice(-body.length)).toBe(
      `${'\0'.repeat(8)}keep${'\0'.repeat(12)}keep`,
    );
  });

  test('in pieces, picture and sound stay; a track beside them can’t be taken out', () => {
    const pieces = (type: string) =>
      join(
        ftyp,
        atom(
          'moov',
          sound,
          track({ handler: type, entry: 'avc1', sizes: [], chunks: [] }),
          atom('mvex', atom('trex', long(0))),
        ),
        atom(
          'moof',
          atom('mfhd', long(0, 1)),
          atom('traf', atom('tfhd', long(0, 1)), atom('uuid', secret)),
          atom('meta', secret),
        ),
        atom('mdat', 'piece'),
      );
    const cleaned = clean(pieces('vide'));
    expect([cleaned.includes(secret), cleaned.includes('piece'), cleaned.includes('tfhd')]).toEqual([
      false,
      true,
      true,
    ]);
    expect(cleanMedia(pieces('meta'), 'mp4').kind).toBe('mixed');
  });

  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['something else', Buffer.from('this is no film at all, but a text')],
    ['no tables', join(ftyp, atom('mdat', 'x'))],
    ['an atom beyond the end', join(ftyp, atom('moov', sound), long(99), 'mdat')],
    ['an atom shorter than its head', join(ftyp, atom('moov', sound), long(7), 'free')],
    ['64 bits that are not there', join(ftyp, atom('moov', sound), long(1), 'mdat')],
    ['64 bits shorter than their head', join(ftyp, atom('moov', sound), long(1), 'mdat', long(0, 9))],
    [
      '64 bits beyond any file',
      join(ftyp, atom('moov', sound), long(1), 'mdat', long(0xffffffff, 0xffffffff)),
    ],
    ['a length of 0 within an atom', join(ftyp, atom('moov', sound, long(0), 'trak'))],
    [
      'an atom beyond the one around it',
      join(ftyp, atom('moov', long(99), 'trak', Buffer.alloc(8)), atom('mdat', Buffer.alloc(200))),
    ],
    ['times beyond their atom', join(ftyp, atom('moov', atom('mvhd', long(0))))],
  ])('that is %s nothing is published', (_what, bytes) =>
    expect(cleanMedia(bytes, 'mp4').kind).toBe('damaged'),
  );

  const way = (...tables: Buffer[]) =>
    join(
      ftyp,
      atom('moov', sound, atom('trak', atom('mdia', atom('minf', atom('stbl', ...tables))))),
      atom('mdat', Buffer.alloc(64, 1)),
    );
  const counts = atom('stsc', long(0, 1, 1, 0xffffffff, 1));
  test.each<[string, Buffer]>([
    ['no tables', way()],
    [
      'a table longer than its atom',
      way(counts, atom('stsz', long(0, 0, 1, 1)), atom('stco', long(0, 0xffffffff))),
    ],
    [
      'sizes longer than their atom',
      way(counts, atom('stsz', long(0, 0, 0xffffffff)), atom('stco', long(0, 1, 0))),
    ],
    [
      'more than the file',
      way(counts, atom('stsz', long(0, 0xffffffff, 0xffffffff)), atom('stco', long(0, 1, 0))),
    ],
    ['samples outside', way(counts, atom('stsz', long(0, 4, 1)), atom('stco', long(0, 1, 0)))],
    [
      'samples beyond the end',
      way(counts, atom('stsz', long(0, 4, 1)), atom('stco', long(0, 1, 0xfffffff0))),
    ],
    ['too few chunks', way(counts, atom('stsz', long(0, 4, 1)), atom('stco', long(0, 0)))],
    ['small sizes of no width', way(counts, atom('stz2', long(0, 3, 1), [1]), atom('stco', long(0, 1, 0)))],
  ])('whose hidden track has %s nothing is published', (_what, bytes) =>
    expect(cleanMedia(bytes, 'mp4').kind).toBe('damaged'),
  );
});

describe.each([
  ['with lengths', makeWebm(element)],
  ['as a browser records it', makeWebm(endless)],
])('a WebM film %s', (name, bytes) => {
  const cleaned = clean(name === 'with lengths' ? bytes : bytes.subarray(0, -secret.length - 2), 'webm');

  test('holds nothing but picture and sound', () => {
    expect(bytes.includes(secret)).toBe(true);
    expect(cleaned.includes(secret.slice(0, 8))).toBe(false);
    expect(cleaned.includes(Buffer.alloc(8, 5))).toBe(false);
    expect(cleaned.includes('crc!')).toBe(false);
  });

  test('has every picture and sound where it was', () => {
    for (const sample of ['picture-one', 'picture-two', 'sound-1'])
      expect([sample, cleaned.indexOf(sample)]).toEqual([sample, bytes.indexOf(sample)]);
    expect(clean(cleaned, 'webm').equals(cleaned)).toBe(true);
  });
});

test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['something else', Buffer.from('this is no film')],
  ['no tracks', join(element(ids.head), element(ids.segment))],
  ['a length beyond the end', join(element(ids.head), ids.segment, [0x90])],
  ['an id of no length', join(element(ids.head), element(ids.segment, [0, 0, 0]))],
  ['a head without a length', endless(ids.head)],
  [
    'pictures before tracks',
    join(
      element(ids.head),
      element(ids.segment, element(ids.cluster), element(ids.tracks, element([0xae], element([0x83], [1])))),
    ),
  ],
  ['tracks without a length', join(element(ids.head), element(ids.segment, endless(ids.tracks)))],
  [
    'a block of no track',
    join(
      element(ids.head),
      element(
        ids.segment,
        element(ids.tracks, element([0xae], element([0x83], [1]))),
        element(ids.cluster, element([0xa3])),
      ),
    ),
  ],
])('of a WebM film that is %s nothing is published', (_what, bytes) =>
  expect(cleanMedia(bytes, 'webm').kind).toBe('damaged'),
);

describe('whatever stands in a film, cleaning it ends', () => {
  const whole = { mp4: makeFilm().bytes, webm: makeWebm(element) };
  test.each(['mp4', 'webm'] as const)('%s, cut off anywhere, or with any byte changed', (type) => {
    for (let end = 0; end < whole[type].length; end += 1) {
      expect(() => cleanMedia(whole[type].subarray(0, end), type)).not.toThrow();
      for (const byte of [0, 1, 0x7f, 0xff]) {
        const changed = Buffer.from(whole[type]);
        changed[end] = byte;
        expect(() => cleanMedia(changed, type)).not.toThrow();
      }
    }
  });

  const ftyp = atom('ftyp', 'isom', long(0));
  /** Each contains everything after it. */
  const nested = (types: readonly string[], depth: number, head: (left: number, type: string) => Buffer) =>
    Buffer.concat(
      Array.from({ length: depth }, (_, index) => head(depth - index, types[index % types.length] ?? '')),
    );
  test.each<[string, string, () => Buffer]>([
    [
      'a million levels of atoms',
      'mp4',
      () =>
        join(
          ftyp,
          nested(['moov', 'trak', 'mdia', 'minf', 'stbl'], 1_000_000, (left, type) =>
            join(long(left * 8), type),
          ),
        ),
    ],
    [
      'a million levels of hidden tables',
      'mp4',
      () =>
        join(
          ftyp,
          long(8 + 8_000_000),
          'moov',
          nested(
            ['trak', ...Array.from({ length: 999 }, () => ['mdia', 'minf']).flat()],
            1_000_000,
            (left, type) => join(long(left * 8), type),
          ),
        ),
    ],
    ['two million atoms', 'mp4', () => join(ftyp, Buffer.alloc(16_000_000, atom('mdat')))],
    [
      'chunks without end',
      'mp4',
      () =>
        join(
          ftyp,
          atom(
            'moov',
            atom(
              'trak',
              atom(
                'mdia',
                atom(
                  'minf',
                  atom(
                    'stbl',
                    atom('stsc', Buffer.alloc(4_000_000)),
                    atom('stsz', long(0, 0, 1, 1)),
                    atom('stco', long(0, 3_000_000), Buffer.alloc(12_000_000)),
                  ),
                ),
              ),
            ),
          ),
        ),
    ],
    [
      'a million levels of elements',
      'webm',
      () =>
        join(
          element(ids.head),
          Buffer.alloc(12_000_000, join(ids.segment, [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])),
        ),
    ],
    [
      'clusters without end',
      'webm',
      () =>
        join(
          element(ids.head),
          endless(
            ids.segment,
            element(ids.tracks, element([0xae], element([0x83], [1]))),
            Buffer.alloc(12_000_000, endless(ids.cluster)),
          ),
        ),
    ],
  ])('%s', (_what, type, make) => expect(() => cleanMedia(make(), type)).not.toThrow());
});
