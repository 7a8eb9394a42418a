import { existsSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../diagnostics/nearest.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Explanation } from '../explain/explanation.ts';
import { explanationList, explanationText } from '../explain/explanation-text.ts';
import { loadExplanations } from '../explain/load-explanations.ts';
import type { CliOptions } from '../options.ts';
import { jsonText } from '../print/json-text.ts';
import type { Terminal } from '../terminal.ts';
import { usageError } from '../usage-error.ts';

/** `site explain [code]`: what a message means and how to fix it; without a code, lists all of them by subject. */
export function explain(
  { root, format }: CliOptions,
  code: string | undefined,
  { out, paintOut }: Terminal,
): number {
  const all = loadExplanations(root);
  const asked = (code === undefined ? all : [explanationOf(code, all)]).map((one) => forSite(one, root));
  if (format === 'json') out(jsonText({ version: 1, explanations: asked }));
  else if (code === undefined) out(explanationList(all, paintOut));
  else out(asked.map((one) => explanationText(one, paintOut)).join('\n\n'));
  return exitCodes.fine;
}

/** Omits file names in folders that the site doesn't have: the mistake is the same in any file. */
function forSite(explanation: Explanation, root: string): Explanation {
  const parts = explanation.parts.map((part) => {
    if (part.kind === 'text' || part.file === undefined) return part;
    const { file, ...rest } = part;
    return existsSync(path.join(root, path.dirname(file))) ? part : rest;
  });
  return { ...explanation, parts };
}

/** As in a message, with or without its square brackets. */
function explanationOf(written: string, all: readonly Explanation[]): Explanation {
  const code = written.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  const found = all.find((one) => one.code === code);
  if (found) return found;
  const near = nearCodes(code, all);
  throw usageError(
    `There is no message with the code “${written}”. ${near.length > 0 ? `Did you mean ${anyOf(near)}?` : 'Run `site explain` to see all codes.'}`,
  );
}

/** At most three: first likely misspellings, then codes that share a word. */
function nearCodes(code: string, all: readonly Explanation[]): string[] {
  const codes = all.map((one) => one.code);
  const misspelt: string[] = [];
  for (let one = nearest(code, codes); one !== undefined && misspelt.length < 3; ) {
    misspelt.push(one);
    one = nearest(
      code,
      codes.filter((other) => !misspelt.includes(other)),
    );
  }
  const words = code.split('-').filter((word) => word.length > 3);
  const alike = codes.filter((one) => words.some((word) => one.split('-').includes(word)));
  return [...new Set([...misspelt, ...alike])].slice(0, 3);
}

function anyOf(codes: readonly string[]): string {
  return codes.length < 2 ? codes.join('') : `${codes.slice(0, -1).join(', ')} or ${codes.at(-1)}`;
}
