import type { Report } from '../../../diagnostics/diagnostic.ts';
import { amountInOtherCurrency } from '../../../diagnostics/messages.generated.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { Span } from '../../model/source.ts';
import { nameInLayer } from '../../source/layer-of.ts';
import { locate } from '../../source/locate.ts';
import { writtenAt } from '../../source/written-at.ts';
import type { Content } from '../content.ts';

/** A branch never shows an amount of its base with its own currency sign. */
export function checkAmounts({ site, documents, layers }: Content, report: Report): void {
  const { extends: base, currency } = site.value;
  if (base === undefined) return;
  for (const document of documents) {
    const { source } = document;
    for (const { path, from } of foreignIn(source.spans)) {
      const file = nameInLayer(source.file, layers);
      const amount = writtenAt(source, path) ?? '';
      report(amountInOtherCurrency(locate(source, path), { amount, currency: String(currency), from, file }));
    }
  }
}

function foreignIn(span: Span | undefined, path: Path = []): { path: Path; from: string }[] {
  if (span?.kind === 'list') return span.items.flatMap((item, index) => foreignIn(item, [...path, index]));
  if (span?.kind === 'group')
    return Object.entries(span.fields).flatMap(([key, field]) => foreignIn(field, [...path, key]));
  return span?.kind === 'scalar' && span.currency !== undefined ? [{ path, from: span.currency }] : [];
}
