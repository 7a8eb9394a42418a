import { hasError } from '../../diagnostics/has-error.ts';
import { askPrograms } from '../../renderer/features/ask/ask-programs.ts';
import { buildSite } from '../../renderer/features/build-site.ts';
import type { AskOptions, BuildOptions, BuiltSite } from '../../renderer/site.ts';
import type { Terminal } from '../terminal.ts';

/** Asks the programs in `data/` first, and passes on what they say besides; then builds with their answers. */
export async function buildAsked(options: BuildOptions & AskOptions, terminal: Terminal): Promise<BuiltSite> {
  const asked = await askPrograms(options);
  for (const [file, said] of asked.said) terminal.note(`${file}:\n${said.trimEnd()}`);
  const built = await buildSite(options);
  if (asked.diagnostics.length === 0) return built;
  const hasFailed = hasError(asked.diagnostics);
  // There is no answer then: one message is enough.
  const others = built.diagnostics.filter(({ code }) => code !== 'data-not-asked' || !hasFailed);
  return {
    ...built,
    ok: built.ok && !hasFailed,
    diagnostics: [...asked.diagnostics, ...others],
  };
}
