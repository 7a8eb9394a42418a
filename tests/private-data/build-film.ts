/** Films built byte by byte, as cameras write them: with the location recorded in every possible way. */

type Part = Uint8Array | string | number[];

export const secret = 'at-home+27.7172+085.3240/';

export function join(...parts: Part[]): Buffer {
  return Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
}

export function long(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, index * 4);
  return bytes;
}

export function atom(type: string, ...parts: Part[]): Buffer {
  const body = join(...parts);
  return join(long(body.length + 8), type, body);
}

/** With a 64-bit length. */
export function longAtom(type: string, ...parts: Part[]): Buffer {
  const body = join(...parts);
  return join(long(1), type, long(0, body.length + 16), body);
}

export type TrackParts = {
  handler: string;
  entry: string;
  /** The size of each sample. */
  sizes: number[];
  /** The offset of each chunk; each contains one sample. */
  chunks: number[];
};

export function track({ handler, entry, sizes, chunks }: TrackParts): Buffer {
  const picture = join(
    Buffer.alloc(42),
    [12],
    'camera-model'.padEnd(31, '\0'),
    Buffer.alloc(4),
    atom('avcC', 'c'),
    atom('udta', secret),
  );
  return atom(
    'trak',
    atom('tkhd', long(7, 3_800_000_000, 3_800_000_000, 1, 0, 9)),
    atom('tref', atom('cdsc', long(1))),
    atom('edts', atom('elst', long(0, 0))),
    atom('udta', atom('\xa9nam', secret)),
    atom('meta', long(0), secret),
    atom(
      'mdia',
      atom('mdhd', [1, 0, 0, 0], long(0, 3_800_000_000, 0, 3_800_000_000, 1000, 0, 9, 0)),
      atom('hdlr', long(0, 0), handler, long(0, 0, 0), `${secret}\0`),
      atom(
        'minf',
        atom(handler === 'vide' ? 'vmhd' : 'smhd', long(0, 0)),
        atom('dinf', atom('dref', long(0, 1), atom('url ', long(1), secret))),
        atom(
          'stbl',
          atom('stsd', long(0, 1), atom(entry, entry === 'avc1' ? picture : Buffer.alloc(28))),
          atom('stts', long(0, 1, sizes.length, 1)),
          atom('stsc', long(0, 1, 1, 1, 1)),
          atom('stsz', long(0, 0, sizes.length, ...sizes)),
          atom('stco', long(0, chunks.length, ...chunks)),
          atom('xtra', secret),
        ),
      ),
    ),
  );
}

export type MadeFilm = { bytes: Buffer; samples: { pictures: string[]; sound: string[]; way: string[] } };

export function makeFilm({
  moovFirst = false,
  lastAtom = (body: Buffer) => atom('mdat', body),
} = {}): MadeFilm {
  const samples = {
    pictures: ['picture-one', 'picture-two!'],
    sound: ['sound-1', 'sound-22'],
    way: [secret, `${secret}2`],
  };
  const order = [0, 1].flatMap((index) => Object.values(samples).map((kind) => kind[index] ?? ''));
  const head = join(
    atom('ftyp', 'isom', long(512), 'isomavc1'),
    atom('free', secret),
    atom('uuid', Buffer.alloc(16, 7), `<x:xmpmeta>${secret}`),
  );
  const media = join(...order);
  const moov = (start: number) => {
    const at = (wanted: string) => start + order.slice(0, order.indexOf(wanted)).join('').length;
    const of = (handler: string, entry: string, kind: string[]) =>
      track({ handler, entry, sizes: kind.map(({ length }) => length), chunks: kind.map(at) });
    return atom(
      'moov',
      atom('mvhd', long(0, 3_800_000_000, 3_800_000_000, 1000, 9), Buffer.alloc(80)),
      of('vide', 'avc1', samples.pictures),
      of('meta', 'gpmd', samples.way),
      of('soun', 'mp4a', samples.sound),
      atom('udta', atom('\xa9xyz', [0, secret.length, 0x15, 0xc7], secret), atom('meta', long(0), secret)),
      atom('meta', long(0), atom('keys', secret)),
      atom('new!', secret),
    );
  };
  const whole = lastAtom(media);
  const bodyAt = whole.indexOf(media);
  if (!moovFirst) {
    const before = join(head, whole.subarray(0, bodyAt));
    return { bytes: join(head, whole, moov(before.length)), samples };
  }
  const start = head.length + moov(0).length + bodyAt;
  return { bytes: join(head, moov(start), whole), samples };
}

/** An element of a WebM film, with its length in as few bytes as possible. */
export function element(id: number[], ...parts: Part[]): Buffer {
  const body = join(...parts);
  const size = body.length < 127 ? [0x80 | body.length] : [0x40 | (body.length >> 8), body.length & 0xff];
  return join(id, size, body);
}

/** With an unknown length, as recorders write it while recording. */
export function endless(id: number[], ...parts: Part[]): Buffer {
  return join(id, [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], ...parts);
}

export const ids = {
  head: [0x1a, 0x45, 0xdf, 0xa3],
  segment: [0x18, 0x53, 0x80, 0x67],
  info: [0x15, 0x49, 0xa9, 0x66],
  tracks: [0x16, 0x54, 0xae, 0x6b],
  tags: [0x12, 0x54, 0xc3, 0x67],
  attachments: [0x19, 0x41, 0xa4, 0x69],
  cluster: [0x1f, 0x43, 0xb6, 0x75],
};

/** `wrap`: writes elements with or without lengths. */
export function makeWebm(wrap: typeof element): Buffer {
  const one = (number: number, type: number, name: string) =>
    element(
      [0xae],
      element([0xd7], [number]),
      element([0x83], [type]),
      element([0x86], 'V_VP8'),
      element([0x53, 0x6e], name),
    );
  const block = (number: number, data: string) => element([0xa3], [0x80 | number, 0, 0, 0x80], data);
  const group = (number: number, data: string) =>
    element([0xa0], element([0xa1], [0x80 | number, 0, 1, 0], data), element([0x9b], [9]));
  return join(
    element(ids.head, element([0x42, 0x82], 'webm')),
    wrap(
      ids.segment,
      element(
        ids.info,
        element([0xbf], 'crc!'),
        element([0x2a, 0xd7, 0xb1], [1, 2, 3]),
        element([0x7b, 0xa9], secret),
        element([0x44, 0x61], Buffer.alloc(8, 5)),
        element([0x4d, 0x80], secret),
        element([0x57, 0x41], secret),
      ),
      element(ids.tracks, one(1, 1, secret), one(2, 0x11, secret), one(3, 2, secret)),
      element(ids.tags, secret.repeat(9)),
      wrap(
        ids.cluster,
        element([0xe7], [0]),
        block(1, 'picture-one'),
        block(2, secret.repeat(8)),
        group(3, 'sound-1'),
      ),
      wrap(
        ids.cluster,
        element([0xe7], [9]),
        group(1, 'picture-two'),
        group(2, secret),
        element([0xec], secret),
      ),
      element(ids.attachments, secret),
    ),
    element([0xec], secret),
  );
}
