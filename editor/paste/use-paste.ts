import { useState } from 'react';
import { server } from '../ask-server.ts';
import { words } from '../words.ts';
import type { PasteTarget } from './paste-target.ts';
import { endsInCode } from './place-markdown.ts';
import { type ClipboardContent, detachPictures, readClipboard } from './read-clipboard.ts';
import { uploadPictures } from './upload-pictures.ts';

/** In characters: of a field, and of what the server makes into Markdown. */
const longest = { text: 200_000, html: 500_000 } as const;

type PasteEvent = Pick<ClipboardEvent, 'clipboardData' | 'preventDefault'>;

/** Pastes what was copied elsewhere as Markdown; `says` what came of it. `paste` is true if it does so. */
export function usePaste(): { says: string; paste: (event: PasteEvent, target: PasteTarget) => boolean } {
  const [says, setSays] = useState('');
  const put = async (target: PasteTarget, length: number, insert: () => unknown, said: string) => {
    if (!target.isThere()) return;
    const isTooLong = target.around().join('').length + length > longest.text;
    if (!isTooLong) await insert();
    setSays(isTooLong ? words.pasteTooLong : said);
  };
  const putPlain = (target: PasteTarget, { text }: ClipboardContent) =>
    put(target, text.length, () => target.putWords(text), words.pastedPlain);
  const take = async (target: PasteTarget, content: ClipboardContent): Promise<void> => {
    const { html, pictures } = detachPictures(content);
    if (html.length > longest.html) return putPlain(target, content);
    setSays(words.pasting);
    const { names, why } = await uploadPictures(content.html === '' ? content.pictures : pictures);
    const image = (_: string, index: number) => `<p><img src="pasted:${index}"></p>`;
    const answer = await server.paste(html === '' ? names.map(image).join('') : html, names);
    if (answer.kind === 'unreadable') return putPlain(target, content);
    const said = [
      answer.left.length > 0 ? words.picturesLeft(answer.left) : words.pasted,
      ...why,
      ...(answer.markdown.includes('![](') ? [words.sayWhatPicturesShow] : []),
    ];
    await put(target, answer.markdown.length, () => target.put(answer), said.join(' '));
  };
  const paste = (event: PasteEvent, target: PasteTarget): boolean => {
    if (!event.clipboardData) return false;
    const content = readClipboard(event.clipboardData);
    const hasMore = content.html !== '' || (content.text === '' && content.pictures.length > 0);
    const [before, after] = target.around();
    const isTooLong = before.length + after.length + content.text.length > longest.text;
    if (isTooLong) setSays(words.pasteTooLong);
    else if (!hasMore || endsInCode(before)) return false;
    event.preventDefault();
    if (isTooLong) return true;
    take(target, content).catch((error: unknown) => {
      if (content.text !== '') void putPlain(target, content);
      else setSays(error instanceof Error ? error.message : words.notDone);
    });
    return true;
  };
  return { says, paste };
}
