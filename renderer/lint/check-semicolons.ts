import type { Report } from '../../diagnostics/diagnostic.ts';
import { semicolonsInList } from '../../diagnostics/messages.generated.ts';
import type { Content } from '../check/content.ts';
import { findSpan } from '../source/find-span.ts';
import { locate } from '../source/locate.ts';

/**
 * A list in brackets whose items are separated by semicolons is one long item. Within quotation marks a semicolon is
 * intended, and with other items it may separate the halves of a sentence.
 */
export function checkSemicolons({ visits }: Content, report: Report): void {
  for (const { document, path, value } of visits) {
    if (!Array.isArray(value)) continue;
    for (const [index, item] of value.entries()) {
      if (typeof item !== 'string' || !item.includes(';')) continue;
      if (value.length > 1 && item.split(';').some(isLong)) continue;
      if (entity.test(item)) continue;
      const list = findSpan(document.source, path);
      if (list?.text.text.charAt(list.span.start) !== '[') break;
      const found = findSpan(document.source, [...path, index]);
      if (!found || /["']/.test(found.text.text.charAt(found.span.start))) continue;
      const meant = `[${value
        .flatMap((one) => String(one).split(/(?:(?<!\s)\s+)?;\s*/))
        .filter(Boolean)
        .join(', ')}]`;
      report(semicolonsInList(locate(document.source, [...path, index]), { item, meant }));
      break;
    }
  }
}

/** `&amp;` has a message of its own. */
const entity = /&#?\w+;/;

/** In words: items this short don't make a sentence. */
const mostWords = 3;

function isLong(part: string): boolean {
  return part.trim().split(/\s+/).length > mostWords;
}
