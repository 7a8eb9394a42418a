import { fieldsOf } from '../../../../diagnostics/fields.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import { valueAt } from '../../../edit/value-at.ts';
import type { Source, Sources } from '../../../model/source.ts';
import { sourcesOf } from '../../../source/sources-of.ts';
import { textsWithin } from '../find/written-texts.ts';

/**
 * Where a file of content/media is named: by a value (`path`), or in the text of an article between two offsets.
 * `alt`: how it is described there.
 */
export type MediaUse = { source: Source; alt?: string } & (
  | { kind: 'value'; path: Path; text: string }
  | { kind: 'body'; start: number; end: number }
);

/** By the names of files; none for those that nothing names. */
export function mediaUses(sources: Sources): Map<string, MediaUse[]> {
  const uses = new Map<string, MediaUse[]>();
  const add = (name: string, use: MediaUse) => uses.set(name, [...(uses.get(name) ?? []), use]);
  for (const source of sourcesOf(sources)) {
    for (const { path, text } of textsWithin(source.value)) {
      const { alt } = fieldsOf(valueAt(source.value, path.slice(0, -1)));
      const said = typeof alt === 'string' && alt !== '' ? { alt } : {};
      for (const name of new Set(namedIn(text, sources).map((one) => one.name)))
        add(name, { kind: 'value', source, path, text, ...said });
    }
    const start = source.body?.start ?? source.text.length;
    for (const { name, at, alt } of namedIn(source.text.slice(start), sources)) {
      const range = { start: start + at, end: start + at + name.length };
      add(name, { kind: 'body', source, ...range, ...(alt !== '' && { alt }) });
    }
  }
  return uses;
}

type NamedMedia = { name: string; at: number; alt: string };

/** Names that are a whole value, or the target of a link, a picture or an attribute in Markdown. */
function namedIn(text: string, { media }: Sources): NamedMedia[] {
  if (Object.hasOwn(media, text)) return [{ name: text, at: 0, alt: '' }];
  const targets = text.matchAll(/(?:!\[([^\]\n]*)\]\(|[("'<])([\w./-]+\.\w+)(?=[)"'>\s])/g);
  return [...targets].flatMap(({ 0: all, 1: alt = '', 2: name = '', index }) =>
    Object.hasOwn(media, name) ? [{ name, at: index + all.length - name.length, alt }] : [],
  );
}

/** The same value with another file’s name in it. */
export function renamedIn(text: string, name: string, other: string): string {
  if (text === name) return other;
  const parts = text.split(name);
  return parts.reduce((all, part) => {
    const isWhole = /[("'<]$/.test(all) && /^[)"'>\s]/.test(part);
    return all + (isWhole ? other : name) + part;
  });
}
