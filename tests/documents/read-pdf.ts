import { inflateSync } from 'node:zlib';

/**
 * The parts of a PDF by pdfkit that tests need: its text page by page, `lines` in visual order from left to right, the
 * raw objects of the file, and the embedded fonts.
 */
export type ReadPdf = { pages: string[]; lines: string[][]; objects: string[]; fonts: EmbeddedFont[] };

/** `characters`: the text of each glyph of the file, by its number. */
export type EmbeddedFont = { name: string; characters: string[]; file: Buffer };

type Stream = { id: string; text: string };

/** Reads text through each font's character map, so that text found here can be searched and copied in a reader too. */
export function readPdf(content: Uint8Array): ReadPdf {
  const file = Buffer.from(content).toString('latin1');
  const objects = file.split(/(?<=\n)endobj\n/);
  const streams = objects.flatMap((object) => readStream(object) ?? []);
  const pages = objects.filter((object) => /\/Type \/Page\n/.test(object));
  return {
    pages: pages.map((page) => readText(...readPage(page, objects, streams))),
    lines: pages.map((page) => readLines(...readPage(page, objects, streams))),
    objects,
    fonts: objects.flatMap((object) => readFont(object, objects, streams) ?? []),
  };
}

function readFont(
  object: string,
  objects: readonly string[],
  streams: readonly Stream[],
): EmbeddedFont | undefined {
  const name = /\/Subtype \/Type0\n\/BaseFont \/[A-Z]+\+(\S+)/.exec(object)?.[1];
  if (name === undefined) return undefined;
  const inner = objectOf(/\/DescendantFonts \[(\d+)/.exec(object)?.[1], objects);
  const descriptor = objectOf(/\/FontDescriptor (\d+)/.exec(inner)?.[1], objects);
  return {
    name,
    characters: readTable(streamOf(/\/ToUnicode (\d+)/.exec(object)?.[1], streams)),
    file: Buffer.from(streamOf(/\/FontFile2 (\d+)/.exec(descriptor)?.[1], streams), 'latin1'),
  };
}

function readStream(object: string): Stream | undefined {
  const found = /(\d+) 0 obj\n.*?\nstream\n(.*?)\nendstream/s.exec(object);
  if (!found?.[1] || !found[2] || !object.includes('/FlateDecode')) return undefined;
  return { id: found[1], text: inflateSync(Buffer.from(found[2], 'latin1')).toString('latin1') };
}

/** The page's drawing instructions, and the characters for the glyphs of its fonts. */
function readPage(
  page: string,
  objects: readonly string[],
  streams: readonly Stream[],
): [contents: string, fonts: ReadonlyMap<string, string[]>] {
  const contents = streamOf(/\/Contents (\d+)/.exec(page)?.[1], streams);
  const resources = objectOf(/\/Resources (\d+)/.exec(page)?.[1], objects);
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
      const table = /\/ToUnicode (\d+)/.exec(objectOf(id, objects))?.[1];
      return [name, readTable(streamOf(table, streams))] as const;
    }),
  );
  return [contents, fonts];
}

/** Each `BT … ET` is a stretch of text that begins at the position of its first `Tm`. */
function readLines(contents: string, fonts: ReadonlyMap<string, string[]>): string[] {
  const lines = new Map<string, { x: number; text: string }[]>();
  for (const [, stretch = ''] of contents.matchAll(/BT\n(.*?)\nET/gs)) {
    const [, x = '', y = ''] = /^1 0 0 1 (\S+) (\S+) Tm/.exec(stretch) ?? [];
    const text = readText(stretch, fonts).replaceAll('\n', '');
    lines.set(y, [...(lines.get(y) ?? []), { x: Number(x), text }]);
  }
  return [...lines.values()].map((pieces) =>
    pieces
      .sort((one, other) => one.x - other.x)
      .map(({ text }) => text)
      .join(''),
  );
}

function readTable(table: string): string[] {
  const lists = [...table.matchAll(/> \[([^\]]*)\]/g)].map(([, list = '']) => list);
  return lists.flatMap((list) => [...list.matchAll(/<([^>]*)>/g)].map(([, code = '']) => decode(code)));
}

function readText(contents: string, fonts: ReadonlyMap<string, string[]>): string {
  let font: readonly string[] = [];
  const texts = [...contents.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ/g)].map(([, name, shown = '']) => {
    if (name) font = fonts.get(name) ?? [];
    const codes = [...shown.matchAll(/<([^>]*)>/g)].map(([, code = '']) => code).join('');
    return [...codes.matchAll(/.{4}/g)].map(([code]) => font[Number.parseInt(code, 16)] ?? '?').join('');
  });
  return texts.filter((text) => text !== '').join('\n');
}

/** `00480069` → `Hi`. */
function decode(code: string): string {
  const units = code.replaceAll(' ', '').matchAll(/.{4}/g);
  return [...units].map(([unit]) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
}

function objectOf(id: string | undefined, objects: readonly string[]): string {
  return (
    objects.find(
      (object) => object.includes(`${id} 0 obj\n`) && new RegExp(`(^|\\n)${id} 0 obj`).test(object),
    ) ?? ''
  );
}

function streamOf(id: string | undefined, streams: readonly Stream[]): string {
  return streams.find((stream) => stream.id === id)?.text ?? '';
}
