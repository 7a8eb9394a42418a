import { describe, expect, test } from 'vitest';
import { acceptWarnings } from '../../renderer/check/accept-warnings.ts';
import { contrastRatio } from '../../renderer/check/contrast-ratio.ts';
import { checkEdited } from './check-edited.ts';

const dangling: [string, string] = ['defaultCourse: osce-online', 'defaultCourse: osce-hybrid'];
const accept = (entry: string): [string, string] => ['checkout:\n', `accept:\n  - { ${entry} }\ncheckout:\n`];

async function accepted(...edits: [string, string][]): Promise<string[]> {
  const { diagnostics, sources } = await checkEdited({ 'site.yaml': edits });
  return acceptWarnings(diagnostics, sources, 'all stages').map(({ code }) => code);
}

describe('accepted warnings', () => {
  test('an accepted warning is gone', async () => {
    expect(
      await accepted(dangling, accept('code: dangling-default-course, reason: It comes back in spring')),
    ).toEqual([]);
  });

  test('an acceptance for another file does not match, and says so', async () => {
    const entry = accept(
      'code: dangling-default-course, file: content/x.yaml, reason: It comes back in spring',
    );
    expect(await accepted(dangling, entry)).toEqual(['acceptance-of-no-file']);
  });

  test('an acceptance for a text matches the warnings that say it, and no other', async () => {
    const accepting = (text: string) =>
      accept(`code: dangling-default-course, text: ${text}, reason: It comes back in spring`);
    expect(await accepted(dangling, accepting('osce-hybrid'))).toEqual([]);
    expect(await accepted(dangling, accepting('osce-online'))).toEqual(['unused-acceptance']);
  });

  test('an acceptance is not called unused before all stages have run', async () => {
    const { diagnostics, sources } = await checkEdited({
      'site.yaml': [accept('code: empty-link, reason: A later stage reports it')],
    });
    expect(acceptWarnings(diagnostics, sources, 'some stages')).toEqual([]);
    expect(acceptWarnings(diagnostics, sources, 'all stages').map(({ code }) => code)).toEqual([
      'unused-acceptance',
    ]);
  });

  test('an acceptance for a file that there is not is told whatever else is wrong', async () => {
    const { diagnostics, sources } = await checkEdited({
      'site.yaml': [accept('code: empty-link, file: content/x.yaml, reason: A later stage reports it')],
    });
    const codesAfter = (ran: Parameters<typeof acceptWarnings>[2]) =>
      acceptWarnings(diagnostics, sources, ran).map(({ code }) => code);
    expect(codesAfter('some stages')).toEqual(['acceptance-of-no-file']);
    expect(codesAfter('no stage')).toEqual([]);
  });

  test('an error can’t be accepted', async () => {
    const entry = accept('code: low-contrast, reason: The designer likes it so');
    const codes = await accepted(["muted: '#53676f'", "muted: '#bbbbbb'"], entry);
    expect(codes.at(-1)).toBe('accepted-error');
    expect(codes).toContain('low-contrast');
  });
});

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
  ])('%s on %s', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2);
  });

  test('a pair that can’t be read names both colours, the ratio and both places', async () => {
    const { diagnostics } = await checkEdited({
      'site.yaml': [["on-accent: '#ffffff'", "on-accent: '#888888'"]],
    });
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]?.message).toMatch(/“on-accent” on “accent”.*\d\.\d\d.*4\.5/);
    expect(diagnostics[0]?.related?.[0]?.place.file).toBe('site.yaml');
  });
});
