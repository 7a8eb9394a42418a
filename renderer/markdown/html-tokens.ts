/** The pieces of raw HTML, in order: together they are the whole text. Takes time in proportion to its length. */
export type HtmlToken =
  | { kind: 'text' | 'comment' | 'other'; written: string }
  | { kind: 'open'; written: string; name: string; attributes: HtmlAttribute[] }
  | { kind: 'close'; written: string; name: string };

/** `value`: absent for an attribute without one. */
export type HtmlAttribute = { name: string; value?: string };

/** Source: https://spec.commonmark.org/0.31.2/#raw-html. */
const tag =
  /<(\/?)([a-z][a-z0-9-]*)((?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/iy;
const attribute = /([a-z_:][\w.:-]*)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/gi;

/** What is between their tags is neither text nor HTML. */
const opaque = new Set(['script', 'style', 'textarea', 'iframe', 'noscript', 'xmp']);

export function tokensOf(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  for (let at = 0; at < html.length; ) {
    const token = tokenAt(html, at);
    tokens.push(token);
    at += token.written.length;
  }
  return tokens;
}

function tokenAt(html: string, at: number): HtmlToken {
  if (html[at] !== '<') return { kind: 'text', written: html.slice(at, endOf(html, '<', at)) };
  if (html.startsWith('<!--', at)) {
    // `<!-->` is a whole comment.
    const end = html.indexOf('-->', at + 2);
    return end < 0
      ? { kind: 'other', written: html.slice(at) }
      : { kind: 'comment', written: html.slice(at, end + '-->'.length) };
  }
  tag.lastIndex = at;
  const [whole, slash, name = '', attributes = ''] = tag.exec(html) ?? [];
  // An instruction, a declaration or a sign: whatever follows isn’t text either.
  if (whole === undefined) return { kind: 'other', written: html.slice(at) };
  if (slash === '/') return { kind: 'close', written: whole, name };
  const end = opaque.has(name.toLowerCase()) ? closingOf(html, name, at + whole.length) : at + whole.length;
  return { kind: 'open', written: html.slice(at, end), name, attributes: attributesIn(attributes) };
}

function endOf(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found;
}

function closingOf(html: string, name: string, from: number): number {
  const found = html.slice(from).search(new RegExp(`</${name}(?![\\w-])`, 'i'));
  return found < 0 ? html.length : from + found;
}

function attributesIn(written: string): HtmlAttribute[] {
  return [...written.matchAll(attribute)].map(([, name = '', value]) => ({
    name: name.toLowerCase(),
    ...(value !== undefined && { value: value.replace(/^(["'])(.*)\1$/s, '$2') }),
  }));
}
