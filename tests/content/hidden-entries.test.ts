import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printOutcome } from '../../cli/print/print-outcome.ts';
import { openTerminal } from '../../cli/terminal.ts';
import { checkCopy, copyShipped } from './build-copy.ts';
import { editFile } from './site-copy.ts';

describe('an entry past its last day', () => {
  let root = '';
  beforeAll(async () => {
    root = await copyShipped();
    await editFile(root, 'content/courses/oet-comprehensive.yaml', (text) => `${text}until: 2026-11-30\n`);
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('is announced before, and its next change is named', async () => {
    const { ok, hidden, nextChange } = await checkOn('2026-11-20');
    expect(ok).toBe(true);
    expect({ hidden, nextChange }).toEqual({ hidden: [], nextChange: '2026-12-01' });
  });

  it('leaves the site with the lists and sections that show it, and breaks no page that only names it', async () => {
    const { ok, diagnostics, hidden, pages } = await checkOn('2026-12-01');
    expect(hidden).toMatchObject([{ file: 'content/courses/oet-comprehensive.yaml', until: '2026-11-30' }]);
    expect(diagnostics.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([]);
    expect(ok).toBe(true);
    expect(pages).toBeLessThan((await checkOn('2026-11-20')).pages);
  });

  /** The output of `site check --format json`. */
  async function checkOn(day: string) {
    const printed: string[] = [];
    const out = (text: string) => void printed.push(text);
    const options = {
      root,
      out: root,
      base: undefined,
      today: new Date(),
      drafts: false,
      format: 'json' as const,
    };
    const occasion = { options, until: 'check' as const, milliseconds: 0 };
    printOutcome(await checkCopy(root, day), occasion, { ...openTerminal(process), out });
    return JSON.parse(printed.join(''));
  }
});
