import { hasError } from '../../diagnostics/has-error.ts';
import { type Family, type FixedSite, fixSite } from '../../renderer/site.ts';
import type { CliOptions } from '../options.ts';
import { printFixes } from '../print/print-fixes.ts';
import type { Terminal } from '../terminal.ts';
import { buildAsked } from './build-asked.ts';
import { runOnce } from './run-once.ts';

type Check = { release: boolean; profile: boolean; family?: Family };

/** `tell`: writes nothing. */
type FixMode = 'tell' | 'write';

/** `site check`: everything that a build does except writing. */
export function check(options: CliOptions, checking: Check, terminal: Terminal): Promise<number> {
  return checkAfter(undefined, options, checking, terminal);
}

/** `site check --fix`: fixes problems that have one safe fix, reports the fixes, and checks the rest. */
export async function fixAndCheck(
  options: CliOptions,
  { until, ...checking }: Check & { until: FixMode },
  terminal: Terminal,
): Promise<number> {
  const fixed = await fixSite({ ...options, release: checking.release, until });
  if (options.format !== 'json') printFixes(fixed.lines, { options, until }, terminal);
  return checkAfter(fixed, options, checking, terminal);
}

function checkAfter(
  fixed: FixedSite | undefined,
  options: CliOptions,
  { release, profile, family }: Check,
  terminal: Terminal,
): Promise<number> {
  const until = 'check';
  return runOnce(
    options,
    {
      until,
      profile,
      label: 'Checking',
      ...(fixed && { fixed: fixed.lines }),
      work: async (running) => {
        const built = await buildAsked({ ...options, ...running, until, release, family }, terminal);
        const { diagnostics = [] } = fixed ?? {};
        const ok = built.ok && !hasError(diagnostics);
        return { ...built, ok, diagnostics: [...diagnostics, ...built.diagnostics] };
      },
    },
    terminal,
  );
}
