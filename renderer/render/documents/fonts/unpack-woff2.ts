/**
 * The website's typefaces are WOFF2 files; a PDF carries their TrueType form, and fontkit sets the weight of that
 * form only. Format: https://www.w3.org/TR/WOFF2/
 */
import { brotliDecompressSync } from 'node:zlib';
import { assembleFont } from './assemble-font.ts';
import { createByteReader } from './byte-reader.ts';
import { rebuildGlyphs } from './rebuild-glyphs.ts';
import { rebuildMetrics } from './rebuild-metrics.ts';

type Table = { tag: string; data: Buffer; transformed: boolean };

const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT ' +
  'VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar ' +
  'fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .replaceAll('_', ' ')
  .split(/ (?=\S)/);

/** The font as TrueType or OpenType; other formats than WOFF2 come back as they are. Throws where the file is damaged. */
export function unpackWoff2(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOF2') return file;
  const reader = createByteReader(file);
  reader.bytes(4);
  const flavour = reader.uint32();
  reader.bytes(4);
  const count = reader.uint16();
  reader.bytes(6);
  const compressed = reader.uint32();
  reader.bytes(24);
  const entries = Array.from({ length: count }, () => readEntry(reader));
  const contents = createByteReader(brotliDecompressSync(reader.bytes(compressed)));
  const tables = entries.map(({ length, ...entry }) => ({ ...entry, data: contents.bytes(length) }));
  return assembleFont(flavour, rebuild(tables));
}

function readEntry(reader: ReturnType<typeof createByteReader>): Omit<Table, 'data'> & { length: number } {
  const flags = reader.uint8();
  const index = flags & 63;
  const tag = index === 63 ? reader.bytes(4).toString('latin1') : (knownTags[index] ?? '');
  const version = flags >> 6;
  const original = reader.base128();
  const transformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
  return { tag, transformed, length: transformed ? reader.base128() : original };
}

/** Outlines, their index and the widths are packed in a way of their own; all other tables are plain. */
function rebuild(tables: readonly Table[]): Map<string, Buffer> {
  const plain = new Map(tables.map(({ tag, data }) => [tag, data]));
  const glyf = tables.find(({ tag, transformed }) => tag === 'glyf' && transformed);
  if (!glyf) return plain;
  const glyphs = rebuildGlyphs(glyf.data);
  plain.set('glyf', glyphs.glyf);
  plain.set('loca', glyphs.loca);
  const head = Buffer.from(plain.get('head') ?? []);
  head.writeInt16BE(1, 50);
  plain.set('head', head);
  const widths = tables.find(({ tag, transformed }) => tag === 'hmtx' && transformed);
  const hhea = plain.get('hhea');
  if (widths && hhea) plain.set('hmtx', rebuildMetrics(widths.data, hhea.readUInt16BE(34), glyphs.leftEdges));
  return plain;
}
