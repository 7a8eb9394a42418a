import type { Element } from 'hast';
import { wordTable } from '../../../diagnostics/word-table.ts';
import { fillPlaceholders } from '../../../kinds/fill-placeholders.ts';
import type { Take } from '../../../kinds/planned.ts';
import type { WordingSource } from '../../../schemas/types.ts';
import type { Context } from '../context/context.ts';

type Notes = NonNullable<WordingSource['notes']>;
type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * The attributes of the parts of a footnote; undefined for anything else. `prefix` distinguishes the notes of several
 * texts on a page. Roles: https://www.w3.org/TR/dpub-aria-1.1/.
 */
export function noteAttributes(
  { properties }: Element,
  prefix: string,
  context: Context,
  take: Take,
): Attributes | undefined {
  const { dataNote: kind, dataNotes, dataNumber, dataCount } = properties;
  if (kind === undefined && !dataNotes) return undefined;
  const { origins: _origins, ...asked } = context.ask<Notes | undefined>({ ask: 'wording', key: 'notes' });
  const words = take({ ...asked, origins: [] });
  if (dataNotes) return { class: 'notes', role: 'doc-endnotes', 'aria-label': words?.title };
  const number = String(dataNumber);
  const again = dataCount === undefined || dataCount === 1 ? '' : `-${dataCount}`;
  const note = `_${prefix}note-${number}`;
  const reference = `_${prefix}ref-${number}${again}`;
  if (kind === 'note') return { id: note };
  const label = fillPlaceholders((kind === 'ref' ? words?.reference : words?.back) ?? '{number}', {
    number: `${number}${kind === 'back' ? again : ''}`,
  });
  return kind === 'ref'
    ? { href: `#${note}`, id: reference, role: 'doc-noteref', 'aria-label': label }
    : { href: `#${reference}`, role: 'doc-backlink', 'aria-label': label };
}

/** The tone of an alert about what goes wrong if it is overlooked. */
export function alertTone({ properties }: Element): { tone: 'warning' } | undefined {
  return /^\s*(?:warning|caution)\s*$/i.test(String(properties.dataAlert)) ? { tone: 'warning' } : undefined;
}

/** The title of an alert: its own, or that of its kind. */
export function alertTitle({ properties }: Element, context: Context, take: Take): string {
  if (typeof properties.dataTitle === 'string') return properties.dataTitle;
  const kind = String(properties.dataAlert).trim().toLowerCase();
  const words = take({
    ...context.ask<WordingSource['alerts'] | undefined>({ ask: 'wording', key: 'alerts' }),
    origins: [],
  });
  const titles = wordTable({ ...words });
  return titles.get(kind) ?? '';
}
