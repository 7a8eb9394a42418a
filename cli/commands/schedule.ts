import { hasError } from '../../diagnostics/has-error.ts';
import { checkSite, planSite, readSite } from '../../renderer/site.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { changesJson, changesText } from '../print/changes-text.ts';
import { filePrefix } from '../print/file-prefix.ts';
import { sourceTextFinder } from '../print/find-source-text.ts';
import { printText } from '../print/print-text.ts';
import type { Terminal } from '../terminal.ts';

/** `site schedule`: what appears or disappears when, and how to have the site built then. */
export async function schedule(options: CliOptions, terminal: Terminal): Promise<number> {
  const { root, today, base, drafts, format } = options;
  const read = await readSite({ root });
  const { site, diagnostics } = checkSite(read, { today });
  const found = [...read.diagnostics, ...diagnostics];
  if (!site || hasError(found)) {
    const errors = found.filter(({ severity }) => severity === 'error');
    const sourceText = sourceTextFinder({ sourceText: () => undefined }, root);
    terminal.out(printText(errors, { paint: terminal.paintOut, sourceText, prefix: filePrefix(root) }));
    return exitCodes.problems;
  }
  const plan = planSite(site, { today, base, drafts, code: read.code });
  const told = { changes: plan.changes(), timeZone: String(site.settings.value.timeZone), root, today };
  terminal.out(format === 'json' ? changesJson(told) : changesText(told, terminal.paintOut));
  return exitCodes.fine;
}
