/** Makes mistakes in a copy of their site, has `site check --fix` apply its fixes, and checks again. */
import { parseAt } from '../../cli/options.ts';
import { checkSite, fixSite, readSite } from '../../renderer/site.ts';
import type { Batch } from './batch-mistakes.ts';
import { lostWords } from './lost-words.ts';
import { makeMistake, undoMistake } from './make-mistake.ts';
import { ownCurrency } from './own-currency.ts';
import type { MistakenSite } from './try-hints-of.ts';

/** `lines`: how many were written. `faults`: problems with them. */
export type Fixed = { lines: number; faults: string[] };

export async function tryFixesOf(batch: Batch, { original, root, cache }: MistakenSite): Promise<Fixed> {
  const [first] = batch;
  if (!first) return { lines: 0, faults: [] };
  const { today, release } = first.mistake;
  const options = { root, cache, release, today: parseAt(today) };
  try {
    for (const { mistake } of batch) makeMistake(mistake, { original, root });
    const { lines } = await fixSite({ ...options, until: 'write' });
    const read = await readSite(options);
    const left = [...read.diagnostics, ...checkSite(read, options).diagnostics];
    const faults = lines.flatMap(({ file, line, before, after }) => {
      const wrong = left
        .filter(({ place }) => place.file === file && place.line === line)
        .map(({ code, message }) => `${code} ${message}`);
      const lost = lostWords(before, `${after} ${ownCurrency(after)}`);
      const found = [...wrong, ...(lost.length > 0 ? [`lost: ${lost.join(' ')}`] : [])];
      return found.map((fault) => `${file}:${line} ${before.trim()} → ${after.trim()}: ${fault}`);
    });
    return { lines: lines.length, faults };
  } finally {
    for (const { mistake } of batch) undoMistake(mistake, { original, root });
  }
}
