import { server } from '../ask-server.ts';
import type { RichText } from '../rich/open-rich.ts';
import { insertText } from './insert-text.ts';
import { type Pasted, placeMarkdown } from './place-markdown.ts';

/** Where something is pasted. `around`: the Markdown before and behind it. */
export type PasteTarget = {
  isThere: () => boolean;
  around: () => [string, string];
  put: (pasted: Pasted) => Promise<void>;
  putWords: (words: string) => void;
};

export function areaTarget(area: HTMLTextAreaElement, change: (text: string) => void): PasteTarget {
  const around = (): [string, string] => [
    area.value.slice(0, area.selectionStart),
    area.value.slice(area.selectionEnd),
  ];
  const putWords = (words: string) => {
    insertText(area, words);
    change(area.value);
  };
  return {
    isThere: () => area.isConnected,
    around,
    put: async (pasted) => putWords(placeMarkdown(pasted, ...around())),
    putWords,
  };
}

/** `id`: of the field. `leave`: shows a text as it is written. */
export function richTarget(
  element: HTMLElement,
  text: RichText,
  { id, leave }: { id: string; leave: (markdown: string) => void },
): PasteTarget {
  const putBlocks = (pasted: Pasted) => {
    const [before, after] = text.around();
    leave(before + placeMarkdown(pasted, before, after) + after);
  };
  return {
    isThere: () => element.isConnected,
    around: text.around,
    put: async (pasted) => {
      const { rich } = pasted.isInline ? await server.rich(pasted.markdown, id) : {};
      if (rich?.level === 0) text.insert(rich.pieces);
      else putBlocks(pasted);
    },
    putWords: (words) => {
      const lines = words
        .trim()
        .split('\n')
        .map((line) => line.trim());
      if (lines.includes('')) putBlocks({ markdown: words.trim(), isInline: false });
      else text.insertWords(lines.join(' '));
    },
  };
}
