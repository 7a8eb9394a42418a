/**
 * The script by which a page in `site watch` shows the sources of its texts: with an Alt-click, of the clicked one, or
 * with Alt+Shift+E, of all in the current section. It is sent as the text of this function, so it must be
 * self-contained.
 */
export function sourceClient(): void {
  type Shown = { text: string; file: string; line: number; column: number };
  const token = document.querySelector<HTMLScriptElement>('script[src="/__site/live.js"]')?.dataset.token;
  let panel: HTMLElement | undefined;
  let before: Element | null = null;

  const ask = async (what: string, query: URLSearchParams, method: string): Promise<unknown> => {
    query.set('page', location.pathname);
    const headers = { 'x-site-token': token ?? '' };
    const answer = await fetch(`/__site/${what}?${query}`, { method, headers });
    return answer.ok ? answer.json() : undefined;
  };

  /** Counted from 1; undefined in the header and the footer. */
  const sectionOf = (element: Element | null): number | undefined => {
    const sections = [...document.querySelectorAll('main > *')];
    const index = sections.findIndex((section) => section.contains(element));
    return index < 0 ? undefined : index + 1;
  };

  /** The elements whose texts are counted together: a section, or everything around them. */
  const isOf = (node: Node, section: number | undefined): boolean => {
    const element = node instanceof Element ? node : node.parentElement;
    return sectionOf(element) === section && !element?.closest('script, style, template');
  };

  /** The position of a node among those of its kind and its section. Counted from 0, as texts are located. */
  const numberOf = (node: Node, show: number, section: number | undefined): number => {
    const walker = document.createTreeWalker(document.body, show);
    let count = 0;
    for (let one = walker.nextNode(); one && one !== node; one = walker.nextNode())
      if (isOf(one, section)) count += 1;
    return count;
  };

  /** The text under the pointer. */
  const textAt = ({ clientX, clientY, target }: MouseEvent): Text | undefined => {
    const node =
      document.caretPositionFromPoint?.(clientX, clientY)?.offsetNode ??
      document.caretRangeFromPoint?.(clientX, clientY)?.startContainer;
    return node instanceof Text && target instanceof Node && target.contains(node) ? node : undefined;
  };

  const queryOf = (section: number | undefined): URLSearchParams =>
    new URLSearchParams(section === undefined ? {} : { section: String(section) });

  /** The readable text of an element; for pictures and fields, their labels. */
  const textsOf = (element: Element): string[] => {
    const own = ['alt', 'aria-label', 'placeholder', 'title', 'src'].map(
      (name) => element.getAttribute(name) ?? '',
    );
    return [element.textContent ?? '', ...own].map((text) => text.trim()).filter((text) => text !== '');
  };

  const textsAround = (element: Element): string[] => {
    const around: string[] = [];
    for (let one: Element | null = element; one && around.length < 6; one = one.parentElement) {
      if (one.localName === 'main' || one.localName === 'body') break;
      around.push(...textsOf(one).map((text) => text.slice(0, 500)));
    }
    return around;
  };

  const hide = (): void => {
    panel?.remove();
    panel = undefined;
    if (before instanceof HTMLElement) before.focus();
  };

  const open = async (place: Shown, note: HTMLElement): Promise<void> => {
    const query = new URLSearchParams({
      file: place.file,
      line: String(place.line),
      column: String(place.column),
    });
    const answer = await ask('open', query, 'POST');
    const isOpen =
      typeof answer === 'object' && answer !== null && 'opened' in answer && answer.opened === true;
    note.textContent = isOpen
      ? `Opened ${place.file}:${place.line} in your editor.`
      : `Open ${place.file} at line ${place.line}. To have it opened for you, start “site watch” with VISUAL=code, or the name of your editor.`;
  };

  const element = (name: string, more: object): HTMLElement =>
    Object.assign(document.createElement(name), more);

  const show = (found: Shown[]): HTMLElement => {
    hide();
    before = document.activeElement;
    panel = document.createElement('site-texts');
    const root = panel.attachShadow({ mode: 'open' });
    const look = new CSSStyleSheet();
    look.replaceSync(panelLook);
    root.adoptedStyleSheets = [look];
    const dialog = element('div', { role: 'dialog', popover: 'manual', ariaLabel: 'Where the text is' });
    const note = element('p', { role: 'status' });
    if (found.length === 0) note.textContent = 'No text of this website was found here.';
    const list = element('ul', {});
    for (const place of found) {
      const button = element('button', { type: 'button' });
      button.append(
        element('span', { textContent: place.text }),
        element('code', { textContent: `${place.file}:${place.line}:${place.column}` }),
      );
      button.addEventListener('click', () => void open(place, note));
      const item = element('li', {});
      item.append(button);
      list.append(item);
    }
    const close = element('button', { type: 'button', className: 'close', textContent: 'Close' });
    close.addEventListener('click', hide);
    dialog.addEventListener('keydown', (event) => event.key === 'Escape' && hide());
    dialog.append(note, list, close);
    root.append(dialog);
    document.documentElement.append(panel);
    dialog.showPopover();
    (list.querySelector('button') ?? close).focus();
    return note;
  };

  const panelLook = `
    [role='dialog'] { box-sizing: border-box; position: fixed; inset: auto 0 0; width: 100%; max-width: none; max-height: 50vh;
      margin: 0; padding: 1rem 1.5rem 1.5rem; overflow: auto; border: 0; border-top: 4px solid #6cc9c0;
      background: #17191f; color: #f4f4f0; font: 1rem/1.5 system-ui, sans-serif; text-align: start; }
    p { margin: 0 6rem .5rem 0; min-height: 1.5rem; } ul { margin: 0; padding: 0; list-style: none; }
    button { min-height: 2.25rem; padding: .25rem .75rem; border: 1px solid transparent; border-radius: 4px; background: none;
      color: inherit; font: inherit; text-align: start; cursor: pointer; }
    li button { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; width: 100%; }
    code { font: .875rem/1.5 ui-monospace, monospace; color: #93ddd5; }
    .close { position: absolute; inset-block-start: .75rem; inset-inline-end: 1.5rem; border-color: #f4f4f0; }
    :focus-visible { outline: 3px solid #ffd54a; outline-offset: 2px; }`;

  const pointAt = async (target: Element, text: Text | undefined): Promise<void> => {
    const section = sectionOf(target);
    const query = queryOf(section);
    query.set('element', String(numberOf(target, NodeFilter.SHOW_ELEMENT, section)));
    if (text) {
      query.set('node', String(numberOf(text, NodeFilter.SHOW_TEXT, section)));
      query.set('words', text.data.slice(0, 2000));
    }
    for (const text of textsAround(target)) query.append('text', text);
    const found = await ask('where', query, 'GET');
    if (!Array.isArray(found)) return;
    const note = show(found);
    if (found[0]) await open(found[0], note);
  };

  const list = async (): Promise<void> => {
    const focused = document.activeElement;
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const found = await ask('where', queryOf(sectionOf(focused) ?? sectionOf(middle)), 'GET');
    if (Array.isArray(found)) show(found);
  };

  addEventListener(
    'click',
    (event) => {
      if (!event.altKey || !(event.target instanceof Element) || event.target === panel) return;
      event.preventDefault();
      event.stopPropagation();
      void pointAt(event.target, textAt(event));
    },
    true,
  );
  addEventListener('keydown', (event) => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyE') return;
    event.preventDefault();
    void list();
  });
}
