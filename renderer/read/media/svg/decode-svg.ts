/** In all of these, tags are encoded with the same bytes, so that no reader can see a different picture from ours. */
const encodings: readonly string[] = [
  'utf-8',
  'utf8',
  'us-ascii',
  'iso-8859-1',
  'iso-8859-15',
  'windows-1252',
];

/** The text of an XML file; undefined if it declares any other encoding. */
export function decodeSvg(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  if (/^(?:\xfe\xff|\xff\xfe)|^[^\0]{0,3}\0/.test(head)) return undefined;
  const [, named] =
    /^\s*(?:\xef\xbb\xbf\s*)?<\?xml[^>]{0,100}?encoding\s*=\s*["']([\w-]+)["']/.exec(head) ?? [];
  const encoding = named?.toLowerCase() ?? 'utf-8';
  return encodings.includes(encoding) ? new TextDecoder(encoding).decode(bytes) : undefined;
}
