import type { TakeNote } from '../../../foreign/note.ts';
import { byFile } from './origin.ts';
import { replaceTags, splitAtMarks, type TagPiece, type TemplateTag } from './template-tags.ts';
import { translateTag } from './translate-tag.ts';

/** A text with the shortcodes of Hugo and its common themes translated: https://gohugo.io/content-management/shortcodes/ */
export function expandShortcodes(text: string, note: TakeNote): string {
  if (!text.includes('{{')) return text;
  return replaceTags(piecesOf(text), (tag) => translate(tag, note));
}

function piecesOf(text: string): TagPiece[] {
  const parts = splitAtMarks(text, [
    ['{{<', '>}}'],
    ['{{%', '%}}'],
  ]);
  return parts.flatMap(({ before, open, inside, written }): TagPiece[] => {
    const pieces: TagPiece[] = before === '' ? [] : [{ kind: 'text', text: before }];
    if (open === '') return pieces;
    const shown = /^\/\*([\s\S]*)\*\/$/.exec(inside)?.[1];
    // In this form a shortcode is shown, not run.
    if (shown !== undefined)
      return [...pieces, { kind: 'text', text: `${open}${shown}${written.slice(-3)}` }];
    const slash = inside.trim().startsWith('/') ? '/' : '';
    const said = inside.trim().slice(slash.length).trim();
    const name = /^[\w./-]+/.exec(said)?.[0];
    const rest = said.slice(name?.length ?? 0);
    if (name === undefined) return [...pieces, { kind: 'text', text: written }];
    return [
      ...pieces,
      slash === '/'
        ? { kind: 'close', name, written }
        : { kind: 'open', name, rest: rest.replace(/\/\s*$/, ''), written },
    ];
  });
}

function translate(tag: TemplateTag, note: TakeNote): string {
  const { name, args, written, inner } = tag;
  if (name === 'ref' || name === 'relref')
    return `${byFile}${encodeURI(args.named.get('path') ?? args.listed[0] ?? '')}`;
  const known = translateTag(tag, note);
  if (known !== undefined) return known;
  note('tag-left', written);
  return inner ?? '';
}
