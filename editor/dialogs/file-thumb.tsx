import type { EditSession, LibraryFile } from '../contract.ts';
import { words } from '../words.ts';

/** A picture, or of another file its ending. */
export function FileThumb({ file: { address, name }, session }: { file: LibraryFile; session: EditSession }) {
  return (
    <span className="thumb">
      {address ? (
        <img src={new URL(address, session.pageOrigin).href} alt="" loading="lazy" />
      ) : (
        <span aria-hidden>{name.split('.').at(-1)}</span>
      )}
    </span>
  );
}

/** How large a file is. */
export function sizeInWords({ bytes, width, height }: LibraryFile): string {
  const size = words.size(bytes);
  return width !== undefined && height !== undefined ? `${words.pixels(width, height)} · ${size}` : size;
}
