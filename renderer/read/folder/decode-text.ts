import { isUtf8 } from 'node:buffer';

/** `line` and `column`: of the first byte that isn't UTF-8; `character`: the byte's meaning in Windows-1252 (ANSI). */
export type DecodedText =
  | { kind: 'text'; text: string }
  | { kind: 'not-utf8'; line: number; column: number; character?: string };

const lenient = new TextDecoder('utf-8');
const windows = new TextDecoder('windows-1252');

/**
 * Decodes UTF-8; a byte order mark is dropped. Many zero bytes mean UTF-16 or no text at all; a few are characters of
 * the text.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const text = lenient.decode(bytes);
  const zero = countZeros(bytes) > bytes.length / 20 ? bytes.indexOf(0) : -1;
  if (zero === -1 && isUtf8(bytes)) return { kind: 'text', text };
  const bad = zero === -1 ? firstDifference(bytes, text) : zero;
  let line = 1;
  for (const byte of bytes.subarray(0, bad)) line += byte === 10 ? 1 : 0;
  if (zero !== -1) return { kind: 'not-utf8', line, column: 1 };
  const before = lenient.decode(bytes.subarray(bytes.lastIndexOf(10, bad - 1) + 1, bad));
  const character = windows.decode(bytes.subarray(bad, bad + 1));
  const isKnown = /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character);
  return { kind: 'not-utf8', line, column: before.length + 1, ...(isKnown && { character }) };
}

function countZeros(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(0); at !== -1; at = bytes.indexOf(0, at + 1)) count += 1;
  return count;
}

/** Decoding replaces an invalid byte; encoding the result again shows where. */
function firstDifference(bytes: Uint8Array, text: string): number {
  const again = new TextEncoder().encode(text);
  const skipped = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const index = again.findIndex((byte, position) => byte !== bytes[position + skipped]);
  return index === -1 ? bytes.length : index + skipped;
}
