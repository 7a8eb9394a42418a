/** Problems with articles. */

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';
import * as generated from './messages.generated.ts';

export function articleNotYet(place: Place, key: 'date' | 'updated', date: string): Diagnostic {
  return generated.articleNotYet(place, {
    key,
    date,
    hint:
      key === 'date'
        ? `Correct the date. To publish the article on that day, add from: ${date}`
        : 'Write the day of the last change, or delete updated.',
  });
}
