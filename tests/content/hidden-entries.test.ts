import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSite } from '../cli/run-site.ts';
import { copySite, editFile } from './site-copy.ts';

describe('an entry past its last day', () => {
  let root = '';
  beforeAll(async () => {
    root = await copySite();
    await editFile(root, 'content/courses/oet-comprehensive.yaml', (text) => `${text}until: 2026-11-30\n`);
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('is announced before, and its next change is named', async () => {
    const { code, out } = await runSite(['check', '--at', '2026-11-20', '--format', 'json'], root);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ hidden: [], nextChange: '2026-12-01' });
  });

  it('leaves the site with the lists and sections that show it, and breaks no page that only names it', async () => {
    const { code, out } = await runSite(['check', '--at', '2026-12-01', '--format', 'json'], root);
    const { diagnostics, hidden, pages } = JSON.parse(out);
    expect(hidden).toMatchObject([{ file: 'content/courses/oet-comprehensive.yaml', until: '2026-11-30' }]);
    expect(diagnostics.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([]);
    expect(code).toBe(0);
    const before = await runSite(['check', '--at', '2026-11-20', '--format', 'json'], root);
    expect(pages).toBeLessThan(JSON.parse(before.out).pages);
  });
});
