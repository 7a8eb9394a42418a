/** What is wrong with buttons that open the dialog for leads. */

import { createError } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';

export function noLeadDialog(place: Place): Diagnostic {
  return {
    ...createError(
      'no-lead-dialog',
      place,
      'This button opens the dialog “lead”, which site.yaml does not have.',
      'Add it to site.yaml: lead: { form: lead, title: Get the free guide, text: Tell us where to send it., close: Close, cancel: Cancel }',
    ),
    lacks: {
      of: 'values',
      name: 'site.lead',
      many: 'buttons open the dialog “lead”, which site.yaml does not have.',
    },
  };
}
