import type { RichBlock } from '../contract.ts';
import { paragraphOf, plainWords, selectionIn } from './plain-words.ts';
import { printRich } from './print-rich.ts';
import { beginsList, caretAt, retype } from './retype.ts';

/** A block with its Markdown. `selection`: where it starts and ends in the document of the block. */
export type RichStart = { block: RichBlock; markdown: string; selection?: readonly [number, number] };

type PlainOptions = {
  shown: (source: string) => string | undefined;
  change: (markdown: string) => void;
  next: () => void;
  list: () => void;
};

export type PlainField = {
  /** When no letter is half composed. */
  composed: () => Promise<void>;
  /** The block as it is now. */
  close: () => RichStart;
};

/** Makes an element a field for the words of a block, which takes what is typed until that for its marks is loaded. */
export function openPlain(element: HTMLElement, start: RichStart, options: PlainOptions): PlainField {
  const { shown, change, next, list } = options;
  const ends = new AbortController();
  const { signal } = ends;
  let isComposing = false;
  let { block, markdown } = start;
  const show = () => element.replaceChildren(paragraphOf(start.block, shown));
  const read = () => {
    const typed = plainWords(element);
    const isNew = start.block.pieces.length === 0;
    const isAsking = isNew && typed === '/';
    if (isAsking) show();
    block = isAsking ? start.block : retype(start.block, typed);
    markdown = isNew && beginsList(typed) ? typed : printRich(block);
    change(markdown);
    if (isAsking) list();
  };
  show();
  element.contentEditable = 'true';
  element.addEventListener('input', read, { signal });
  element.addEventListener('compositionstart', () => (isComposing = true), { signal });
  element.addEventListener('compositionend', () => (isComposing = false), { signal });
  element.addEventListener('keydown', (event) => isEnter(event) && next(), { signal });
  element.addEventListener('paste', putWords, { signal });
  return {
    composed: () =>
      new Promise((resolve) => {
        if (isComposing) element.addEventListener('compositionend', () => resolve(), { once: true });
        else resolve();
      }),
    close: () => {
      ends.abort();
      const signs = document.activeElement === element ? selectionIn(element) : undefined;
      if (!signs) return { block, markdown };
      // The words of a heading don’t include its signs.
      const begun = block.open.length - start.block.open.length;
      const within = (sign: number) => caretAt(block, Math.max(0, sign - begun));
      return { block, markdown, selection: [within(signs[0]), within(signs[1])] };
    },
  };
}

/** Whether it was pressed alone; in any case, the browser would make elements of its own. */
function isEnter(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.isComposing) return false;
  event.preventDefault();
  return !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey);
}

function putWords(event: ClipboardEvent): void {
  event.preventDefault();
  const words = event.clipboardData?.getData('text/plain').replace(/\s+/g, ' ');
  document.execCommand('insertText', false, words);
}
