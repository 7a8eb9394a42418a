import * as messages from '../../../diagnostics/messages/debris.ts';
import { htmlInPlainText } from '../../../diagnostics/messages.generated.ts';
import { type Debris, short } from '../debris.ts';
import { characterOf, findHalfEntities } from './entities.ts';

const tag =
  /<\/?(?:a|b|i|u|em|strong|br|p|span|div|small|sup|sub|h[1-6]|ul|ol|li|font|mark|center|hr|img)(?:\s[^<>]*)?\/?>/gi;
const entity =
  /&(?:(amp|nbsp|lt|gt|quot|apos|pound|euro|ndash|mdash|hellip|rsquo|lsquo|rdquo|ldquo|copy|reg|trade|bull|eacute)|#(\d{2,5})|#x([0-9a-f]{2,5}));/gi;
/** HTML tags and entities. */
export function findHtml(text: string): Debris[] {
  const tags = text.includes('<') ? [...text.matchAll(tag)].slice(0, 1) : [];
  const entities = text.includes('&') ? [...text.matchAll(entity)].slice(0, 1) : [];
  if (entities.length === 0 && tags.length === 0) return findHalfEntities(text);
  return [
    ...tags.map(
      ({ index, 0: written }): Debris => ({
        offset: index,
        tell: (place) => htmlInPlainText(place, { written: short(written) }),
      }),
    ),
    ...entities.map(
      (match): Debris => ({
        offset: match.index,
        tell: (place) => messages.entityInText(place, match[0], characterOf(match[0])),
      }),
    ),
  ];
}
