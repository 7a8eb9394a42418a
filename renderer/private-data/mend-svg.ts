/**
 * A drawing that was copied out of a web page has often lost the names of its namespaces, or has them misspelt. Within
 * the page that does no harm; as a file, no browser shows it. What was meant is certain, so it is put in.
 */
const svg = 'http://www.w3.org/2000/svg';

const known = new Map([
  ['svg', svg],
  ['xlink', 'http://www.w3.org/1999/xlink'],
]);

/** The same bytes where nothing is amiss. All signs that are looked at are ASCII, which the encodings that are read have in common. */
export function mendSvg(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const mended = declareNamespaces(text.replace(misspelt, ` xmlns$1="${svg}"`));
  return mended === text ? bytes : Buffer.from(mended, 'latin1');
}

/** `https://www.w3.org/2000/svg`, `http://w3.org/2000/svg/`, and the empty one that some programs give to what they put in. */
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

/** `attributes`: their names. `end`: behind the name of the element. */
type Tag = { name: string; attributes: string[]; end: number };

/** Where a tag holds none, and where that ends. */
const unread: [start: string, end: string][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
];

/** Attributes hold no `<`, so none is gone through twice. */
const tag = /<\/?([A-Za-z_][\w.:-]*)(?![\w.:-])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/y;

function tagsOf(text: string): Tag[] {
  const tags: Tag[] = [];
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
