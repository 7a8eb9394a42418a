import type { Edit } from '../../renderer/site.ts';
import { shorten, shortenBoth } from './shorten.ts';
import type { Quoting } from './tell-changes.ts';

/** `content/courses/a.yaml:4 price: 349.99 → 379.99` */
export function tellEdit(edit: Edit, { name, text }: Quoting): string {
  const { what, place, before, after } = edit;
  if (what === 'code') return `${name(place.file)} was changed by a developer`;
  if (what === 'media') return `${name(place.file)} was ${verb(edit, 'replaced')}`;
  if (what === 'file') return `${name(place.file)} was ${verb(edit, 'changed')}`;
  const where = name(`${place.file}:${place.line}`);
  if (what === 'text') return `${where} ${textEdit(edit)}`;
  const field = name(edit.name);
  if (before === undefined) return `${where} ${field} added: ${text(shorten(after ?? ''))}`;
  if (after === undefined) return `${where} ${field} taken out: ${text(shorten(before))}`;
  const [from, to] = shortenBoth(before, after);
  return `${where} ${field}: ${text(from)} → ${text(to)}`;
}

function verb({ before, after }: Edit, changed: string): string {
  if (before === undefined) return 'added';
  return after === undefined ? 'deleted' : changed;
}

function textEdit({ before, after }: Edit): string {
  if (before === undefined) return 'text added';
  return after === undefined ? 'text taken out' : 'text edited';
}
