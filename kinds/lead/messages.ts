/** What is wrong with buttons that open the dialog for leads. */

import { createError } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';

export function noLeadDialog(place: Place): Diagnostic {
  return createError(
    'no-lead-dialog',
    place,
    'There is no lead dialog to open.',
    'Describe it in site.yaml under “lead”.',
  );
}
