/**
 * A drawing copied from a web page has often lost its namespace declarations, or has them misspelt. Within the page
 * that does no harm; as a file, no browser shows it. The intention is certain, so they are corrected.
 */
const svg = 'http://www.w3.org/2000/svg';

const known = new Map([
  ['svg', svg],
  ['xlink', 'http://www.w3.org/1999/xlink'],
]);

/**
 * Returns the same bytes if nothing is wrong. All characters inspected are ASCII, which the encodings that are read
 * have in common.
 */
export function mendSvg(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const mended = declareNamespaces(text.replace(misspelt, ` xmlns$1="${svg}"`));
  return mended === text ? bytes : Buffer.from(mended, 'latin1');
}

/**
 * `https://www.w3.org/2000/svg`, `http://w3.org/2000/svg/`, and the empty one that some programs give to what they
 * insert.
 */
const misspelt =
  /\sxmlns(:svg)?=(?!["']http:\/\/www\.w3\.org\/2000\/svg["'])(?:""|''|["']https?:\/\/(?:www\.)?w3\.org\/2000\/svg[/#]?["'])/gi;

function declareNamespaces(text: string): string {
  const [root, ...others] = tagsOf(text);
  if (!root || !/^(?:[^:]*:)?svg$/.test(root.name)) return text;
  const names = [root, ...others].flatMap(({ name, attributes }) => [name, ...attributes]);
  const declared = new Set(names.flatMap((name) => (name.startsWith('xmlns:') ? [name.slice(6)] : [])));
  const used = new Set(names.flatMap((name) => /^(?!xml)([^:]+):/.exec(name)?.[1] ?? []));
  const added = [
    ...(root.name === 'svg' && !root.attributes.includes('xmlns') ? [` xmlns="${svg}"`] : []),
    ...[...used]
      .filter((prefix) => !declared.has(prefix))
      .map((prefix) => ` xmlns:${prefix}="${known.get(prefix) ?? `urn:prefix:${prefix}`}"`),
  ];
  return added.length === 0 ? text : `${text.slice(0, root.end)}${added.join('')}${text.slice(root.end)}`;
}

/** `attributes`: their names. `end`: the offset after the element's name. */
type SvgTag = { name: string; attributes: string[]; end: number };

/** Sections without tags, and how they end. */
const unread: [start: string, end: string][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
];

/** Attributes contain no `<`, so none is scanned twice. */
const tag = /<\/?([A-Za-z_][\w.:-]*)(?![\w.:-])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/y;

function tagsOf(text: string): SvgTag[] {
  const tags: SvgTag[] = [];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const [, end] = unread.find(([start]) => text.startsWith(start, at)) ?? [];
    if (end === undefined) {
      tag.lastIndex = at;
      const [whole = '<', name, attributes = ''] = tag.exec(text) ?? [];
      if (name !== undefined)
        tags.push({ name, attributes: namesIn(attributes), end: at + whole.indexOf(name) + name.length });
      at += whole.length;
    } else {
      const found = text.indexOf(end, at);
      if (found < 0) break;
      at = found + end.length;
    }
  }
  return tags;
}

function namesIn(attributes: string): string[] {
  const bare = attributes.replace(/"[^"]*"|'[^']*'/g, '""');
  return [...bare.matchAll(/(?<![\w.:-])[A-Za-z_][\w.:-]*(?=\s*=)/g)].map(([name]) => name);
}
