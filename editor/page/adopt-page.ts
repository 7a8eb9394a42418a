/**
 * Brings a shown page to another state of the same page, touching only what differs between the two as they were
 * written: scroll position, focus, open menus, playing films and the state of islands stay. `shown`: what the page was
 * written from; the live page may have changed since.
 */
export function adoptPage(live: Document, shown: Document, next: Document): void {
  live.title = next.title;
  replaceStyles(live, shown, next);
  adoptElement(live.body, shown.body, next.body);
}

/**
 * A new style sheet is there before the old one goes. The page’s policy knows the hash of its own inline styles alone,
 * so that the next ones are handed over as constructed sheets, which it doesn’t govern.
 */
function replaceStyles(live: Document, shown: Document, next: Document): void {
  const wanted = 'style, link[rel="stylesheet"]';
  const [old, fresh] = [shown, next].map((page) => [...page.head.querySelectorAll(wanted)]);
  if (
    !old ||
    !fresh ||
    old.map(({ outerHTML }) => outerHTML).join() === fresh.map(({ outerHTML }) => outerHTML).join()
  )
    return;
  const gone = [...live.head.querySelectorAll(wanted)];
  live.adoptedStyleSheets = fresh.flatMap(({ localName, textContent }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(textContent);
    return localName === 'style' ? [sheet] : [];
  });
  const links = fresh.flatMap((style) => (style.localName === 'link' ? [live.importNode(style, true)] : []));
  live.head.append(...links);
  const loaded = links.map(
    (link) =>
      new Promise((resolve) => ['load', 'error'].map((event) => link.addEventListener(event, resolve))),
  );
  void Promise.all(loaded).then(() => gone.map((style) => style.remove()));
}

function adoptElement(live: Element, shown: Element, next: Element): void {
  // A document that is only read has elements in there, a shown one a text.
  if (shown.isEqualNode(next) || live.localName === 'noscript') return;
  adoptAttributes(live, shown, next);
  const [now, was, will] = [live, shown, next].map(({ childNodes }) => [...childNodes]);
  if (!now || !was || !will) return;
  if (now.length !== was.length) live.replaceChildren(...copies(live, will));
  else if (was.length !== will.length) adoptChildren(live, { now, was, will });
  else
    for (const [index, child] of will.entries()) {
      const [one, before] = [now[index], was[index]];
      if (one && before) adoptNode(one, before, child);
    }
}

/** Of children that become more or fewer, those at both ends that stay as they are, such as the sections around one. */
function adoptChildren(
  live: Element,
  { now, was, will }: { now: readonly Node[]; was: readonly Node[]; will: readonly Node[] },
): void {
  const most = Math.min(was.length, will.length);
  const isSame = (one: number, other: number) => Boolean(was.at(one)?.isEqualNode(will.at(other) ?? null));
  let start = 0;
  while (start < most && isSame(start, start)) start += 1;
  let end = 0;
  while (end < most - start && isSame(-1 - end, -1 - end)) end += 1;
  const next = now[now.length - end] ?? null;
  for (const child of now.slice(start, now.length - end)) live.removeChild(child);
  for (const child of copies(live, will.slice(start, will.length - end))) live.insertBefore(child, next);
}

function adoptNode(live: Node, shown: Node, next: Node): void {
  if (shown.isEqualNode(next)) return;
  const isSame = live.nodeName === next.nodeName && shown.nodeName === next.nodeName;
  if (isSame && live instanceof Element && shown instanceof Element && next instanceof Element)
    adoptElement(live, shown, next);
  else if (isSame && live instanceof CharacterData) live.nodeValue = next.nodeValue;
  else live.parentNode?.replaceChild(live.ownerDocument?.importNode(next, true) ?? next, live);
}

function adoptAttributes(live: Element, shown: Element, next: Element): void {
  for (const name of shown.getAttributeNames()) if (!next.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (shown.getAttribute(name) !== value) live.setAttribute(name, value);
}

function copies(live: Element, nodes: readonly Node[]): Node[] {
  return nodes.map((node) => live.ownerDocument.importNode(node, true));
}
