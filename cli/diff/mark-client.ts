/** A pane's request to the tool, and the answer: the changed texts, links and pictures of its page, by number. */
export type ChangeMark = { number: number; kind: 'text' | 'link' | 'picture'; value: string };

/**
 * The script that “site diff --open” adds to each page: marks the changes, and shows the one that the surrounding
 * comparison selects. It is sent as the text of this function, so it must be self-contained. It obeys the site's own
 * policy: no inline style, no HTML made from text.
 */
export function markClient(): void {
  const look = new CSSStyleSheet();
  look.replaceSync(`
    [data-site-diff] { outline: 3px solid #b3261e; outline-offset: 3px; background-color: #ffe08a; color: #1b1b1b; }
    [data-site-diff-shown] { outline-width: 6px; }`);

  const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

  const innermost = (fits: (element: Element) => boolean): Element[] =>
    [...document.body.querySelectorAll('*')].filter(
      (element) =>
        fits(element) &&
        !element.closest('script, style, noscript, template') &&
        ![...element.children].some((child) => fits(child)),
    );

  const placesOf = ({ kind, value }: ChangeMark): Element[] => {
    if (kind === 'link')
      return [...document.querySelectorAll('a')].filter((a) => a.getAttribute('href') === value);
    if (kind === 'picture')
      return [...document.images].filter((image) => image.getAttribute('src') === value);
    const exact = innermost((element) => oneLine(element.textContent ?? '') === value);
    return exact.length > 0
      ? exact
      : innermost((element) => oneLine(element.textContent ?? '').includes(value));
  };

  const show = (number: number): void => {
    for (const shown of document.querySelectorAll('[data-site-diff-shown]'))
      shown.removeAttribute('data-site-diff-shown');
    const found = [...document.querySelectorAll(`[data-site-diff~="${number}"]`)];
    const first = found.find((element) => element.checkVisibility()) ?? found[0];
    for (let around = first?.closest('details'); around; around = around.parentElement?.closest('details'))
      around.open = true;
    first?.setAttribute('data-site-diff-shown', '');
    first?.scrollIntoView({ block: 'center', behavior: 'instant' });
  };

  const start = async (): Promise<void> => {
    const query = new URLSearchParams({ page: location.pathname });
    const marks: ChangeMark[] = await (await fetch(`/__site/marks.json?${query}`)).json();
    document.adoptedStyleSheets.push(look);
    for (const mark of marks)
      for (const element of placesOf(mark)) {
        const known = element.getAttribute('data-site-diff');
        element.setAttribute('data-site-diff', known === null ? `${mark.number}` : `${known} ${mark.number}`);
      }
    addEventListener('message', ({ data, source }) => {
      if (source === parent && typeof data === 'number') show(data);
    });
    parent.postMessage('site-diff-ready', '*');
  };

  start();
}
