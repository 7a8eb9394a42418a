import type { PictureSize } from './picture-size.ts';

/** The content of a box, after its header. */
type Box = { kind: string; start: number; end: number };

/**
 * Size of the main picture of the file, cropped and rotated by its own properties; Exif is ignored. Sources: ISO/IEC
 * 14496-12, 8.11, and ISO/IEC 23008-12, 6.5.
 */
export function measureAvif(_bytes: Uint8Array, view: DataView): PictureSize | undefined {
  const find = (boxes: readonly Box[], kind: string) => boxes.find((box) => box.kind === kind);
  const meta = find(boxesIn(view, { start: 0, end: view.byteLength }), 'meta');
  const inMeta = meta ? boxesIn(view, { start: meta.start + 4, end: meta.end }) : [];
  const [main, all] = [find(inMeta, 'pitm'), find(inMeta, 'iprp')];
  const inAll = all ? boxesIn(view, all) : [];
  const [listed, owners] = [find(inAll, 'ipco'), find(inAll, 'ipma')];
  if (!main || !listed || !owners) return undefined;
  const properties = boxesIn(view, listed);
  const own = readWithin(() => propertiesOf(view, owners, mainItem(view, main))) ?? [];
  let size: PictureSize | undefined;
  for (const index of own) size = readWithin(() => changeSize(view, properties[index - 1], size)) ?? size;
  return size;
}

function boxesIn(view: DataView, { start, end }: { start: number; end: number }): Box[] {
  const boxes: Box[] = [];
  for (let offset = start; offset + 8 <= end; ) {
    const written = view.getUint32(offset);
    const isLong = written === 1 && offset + 16 <= end;
    const size = isLong ? Number(view.getBigUint64(offset + 8)) : written === 0 ? end - offset : written;
    const head = isLong ? 16 : 8;
    if (size < head || offset + size > end) break;
    boxes.push({ kind: word(view, offset + 4), start: offset + head, end: offset + size });
    offset += size;
  }
  return boxes;
}

function word(view: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));
}

/** Undefined if the file is truncated. */
function readWithin<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function mainItem(view: DataView, { start }: Box): number {
  return view.getUint8(start) === 0 ? view.getUint16(start + 4) : view.getUint32(start + 4);
}

/** The numbers of an item's properties, in the order in which they apply. */
function propertiesOf(view: DataView, { start }: Box, item: number): number[] {
  const [version, isWide] = [view.getUint8(start), (view.getUint8(start + 3) & 1) === 1];
  let offset = start + 8;
  for (let left = view.getUint32(start + 4); left > 0; left -= 1) {
    const id = version === 0 ? view.getUint16(offset) : view.getUint32(offset);
    offset += version === 0 ? 2 : 4;
    const count = view.getUint8(offset);
    offset += 1;
    if (id === item)
      return Array.from({ length: count }, (_, index) =>
        isWide ? view.getUint16(offset + index * 2) & 0x7fff : view.getUint8(offset + index) & 0x7f,
      );
    offset += count * (isWide ? 2 : 1);
  }
  return [];
}

function changeSize(view: DataView, property: Box | undefined, size: PictureSize | undefined) {
  if (!property) return size;
  const { kind, start } = property;
  if (kind === 'ispe') return { width: view.getUint32(start + 4), height: view.getUint32(start + 8) };
  if (!size) return size;
  const share = (offset: number) =>
    Math.round(view.getUint32(start + offset) / view.getUint32(start + offset + 4));
  if (kind === 'clap') return { width: share(0), height: share(8) };
  const isTurned = kind === 'irot' && (view.getUint8(start) & 1) === 1;
  return isTurned ? { width: size.height, height: size.width } : size;
}
