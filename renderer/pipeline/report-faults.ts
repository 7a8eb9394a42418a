import type { Report } from '../../diagnostics/diagnostic.ts';
import { nameCircle } from '../../diagnostics/messages/check-references.ts';
import { kindThrows } from '../../diagnostics/messages/kind-code.ts';
import { schemaBroken } from '../../diagnostics/messages.generated.ts';
import { failureOf } from '../bundle/kind-failure.ts';
import { circleOf } from '../plan/context/planning-circle.ts';
import { siteFolders } from '../read/layers/site-folders.ts';
import { schemaFaults } from '../schema/broken-schema.ts';
import { locateFault } from '../schema/locate-in-schema.ts';

/**
 * Circular texts are an editor's mistake; a broken schema or failing site code is a developer's. Anything else thrown
 * is a bug.
 */
export function reportFaults(error: unknown, root: string, report: Report): undefined {
  const failure = failureOf(error);
  if (failure) return void report(kindThrows(failure));
  const circle = circleOf(error);
  if (circle) return void report(nameCircle(circle.place, circle.name, circle.way));
  const faults = schemaFaults(error);
  if (!faults) throw error;
  const { schemasFolders } = siteFolders(root);
  for (const fault of faults)
    report(schemaBroken(locateFault(fault, schemasFolders, root), { detail: fault.detail }));
}
