/** Problems with buttons that open the dialog for leads. */

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';
import * as generated from './messages.generated.ts';

export function noLeadDialog(place: Place): Diagnostic {
  return {
    ...generated.noLeadDialog(place),
    lacks: {
      of: 'values',
      name: 'site.lead',
      many: 'buttons open the dialog “lead”, which site.yaml does not have.',
    },
  };
}
