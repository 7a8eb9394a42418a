import { schemaBroken } from '../../diagnostics/messages/check-shape.ts';
import { schemaFaults } from '../../renderer/schema/broken-schema.ts';
import { locateFault } from '../../renderer/schema/locate-in-schema.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Options } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { printProblem } from './print-problem.ts';

/** Says what is wrong with the schemas in `folders`, and gives back the exit code. Whatever else was thrown is thrown on. */
export function printSchemaFaults(
  error: unknown,
  folders: readonly string[],
  options: Options,
  terminal: Terminal,
): number {
  const faults = schemaFaults(error);
  if (!faults) throw error;
  for (const fault of faults)
    printProblem(schemaBroken(locateFault(fault, folders, options.root), fault.detail), options, terminal);
  return exitCodes.problems;
}
