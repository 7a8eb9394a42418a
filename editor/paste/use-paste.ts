import { useState } from 'react';
import { server } from '../ask-server.ts';
import { words } from '../words.ts';
import { insertText } from './insert-text.ts';
import { endsInCode, placeMarkdown } from './place-markdown.ts';
import { type ClipboardContent, detachPictures, readClipboard } from './read-clipboard.ts';
import { uploadPictures } from './upload-pictures.ts';

/** In characters: of a field, and of what the server makes into Markdown. */
const longest = { text: 200_000, html: 500_000 } as const;

/** Pastes what was copied elsewhere as Markdown; `says` what came of it. */
export function usePaste(change: (text: string) => void): {
  says: string;
  paste: (event: React.ClipboardEvent<HTMLTextAreaElement>) => void;
} {
  const [says, setSays] = useState('');
  const put = (area: HTMLTextAreaElement, text: string, said: string): void => {
    if (!area.isConnected) return;
    const isTooLong = area.value.length + text.length > longest.text;
    if (!isTooLong) {
      insertText(area, text);
      change(area.value);
    }
    setSays(isTooLong ? words.pasteTooLong : said);
  };
  const take = async (area: HTMLTextAreaElement, content: ClipboardContent): Promise<void> => {
    const plainly = () => put(area, content.text, words.pastedPlain);
    const { html, pictures } = detachPictures(content);
    if (html.length > longest.html) return plainly();
    setSays(words.pasting);
    const { names, why } = await uploadPictures(content.html === '' ? content.pictures : pictures);
    const image = (_: string, index: number) => `<p><img src="pasted:${index}"></p>`;
    const answer = await server.paste(html === '' ? names.map(image).join('') : html, names);
    if (answer.kind === 'unreadable') return plainly();
    const [before, after] = aroundSelection(area);
    const said = [
      answer.left.length > 0 ? words.picturesLeft(answer.left) : words.pasted,
      ...why,
      ...(answer.markdown.includes('![](') ? [words.sayWhatPicturesShow] : []),
    ];
    put(area, placeMarkdown(answer, before, after), said.join(' '));
  };
  const paste = (event: React.ClipboardEvent<HTMLTextAreaElement>): void => {
    const area = event.currentTarget;
    const content = readClipboard(event.clipboardData);
    const hasMore = content.html !== '' || (content.text === '' && content.pictures.length > 0);
    const [before] = aroundSelection(area);
    const isTooLong = area.value.length + content.text.length > longest.text;
    if (isTooLong) setSays(words.pasteTooLong);
    else if (!hasMore || endsInCode(before)) return;
    event.preventDefault();
    if (isTooLong) return;
    take(area, content).catch((error: unknown) => {
      if (content.text !== '') put(area, content.text, words.pastedPlain);
      else setSays(error instanceof Error ? error.message : words.notDone);
    });
  };
  return { says, paste };
}

function aroundSelection({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): [string, string] {
  return [value.slice(0, selectionStart), value.slice(selectionEnd)];
}
