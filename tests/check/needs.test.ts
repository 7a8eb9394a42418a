import { describe, expect, test } from 'vitest';
import { checkSchemas } from '../../renderer/schema/check-schemas.ts';
import { checkEdited, schemas } from './check-edited.ts';

const home = 'content/pages/home.yaml';
const chatSetting = 'chat:\n  pattern: https://wa.me/{number}?text={text}\n';

const legalWords = ['legal:\n  updated: "Last updated: {date}"\n', ''] as const;

/** Removed files: besides buttons, these need a chat. */
const noEvents = ['content/events/webinar.yaml'];

describe('what is used and missing is asked for once, where it is used', () => {
  test('a currency, at the first course', async () => {
    const { found, diagnostics } = await checkEdited({ 'site.yaml': [['currency: GBP\n', '']] });
    expect(found).toContain('error missing-setting content/courses/apprentice.yaml:1:1');
    expect(found.filter((line) => line.includes('missing-setting'))).toHaveLength(1);
    expect(diagnostics[0]?.hint).toBe('Add it to site.yaml: currency: GBP');
  });

  test('a chat, at the button that opens one', async () => {
    const { found, diagnostics } = await checkEdited(
      { 'site.yaml': [[chatSetting, '']] },
      { without: noEvents },
    );
    expect(found).toEqual(['error missing-setting content/forms/lead.yaml:57:9']);
    expect(diagnostics[0]?.hint).toBe(
      'Add it to site.yaml: chat: { pattern: "https://wa.me/{number}?text={text}" }',
    );
  });

  test('the search, at its section', async () => {
    const search = '  - section: site-search\n    title: Search\n  - section: prose';
    const { found } = await checkEdited({ [home]: [['  - section: prose', search]] });
    expect(found).toContain(`error missing-setting ${home}:14:5`);
  });

  test('typefaces, at the document that the site makes', async () => {
    const { found } = await checkEdited({ 'site.yaml': [['  fonts:', '  lettering:']] });
    expect(found.filter((line) => line.includes('missing-setting'))).toHaveLength(1);
  });

  test('not where its name is misspelt: that is told there', async () => {
    const { found } = await checkEdited({ 'site.yaml': [['  fonts:', '  fontz:']] });
    expect(found).toEqual([expect.stringMatching(/^error unknown-key site\.yaml:/)]);
  });

  test('words, at the first entry that is shown with them', async () => {
    const { found } = await checkEdited({ 'content/wording.yaml': [legalWords] });
    expect(found).toContain('error missing-words content/legal/privacy.mdx:2:1');
  });
});

test('what nothing uses is not asked for', async () => {
  const { found } = await checkEdited(
    { 'content/wording.yaml': [legalWords] },
    { without: ['content/legal/privacy.mdx'] },
  );
  expect(found).toEqual([]);
});

describe('needs of a schema', () => {
  const judge = (needs: unknown) => {
    const found: string[] = [];
    const locate = (file: string, path: readonly (string | number)[]) => ({
      file: `${file} ${path.join('/')}`,
      line: 1,
      column: 1,
    });
    const hero = { ...schemas['sections/hero'], needs };
    checkSchemas({ ...schemas, 'sections/hero': hero }, locate, ({ code, place }) =>
      found.push(`${code} ${place.file}`),
    );
    return found;
  };

  test('name what site.yaml and the wording can have', () => {
    expect(judge({ settings: ['chat', 'theme.fonts'], wording: ['money'] })).toEqual([]);
    expect(judge({ settings: ['chat', 'chatt'] })).toEqual(['need-unknown sections/hero needs/settings/1']);
    expect(judge({ wording: ['mony'] })).toEqual(['need-unknown sections/hero needs/wording/0']);
    expect(judge({ settings: ['theme.font'] })).toEqual(['need-unknown sections/hero needs/settings/0']);
  });

  test('are lists under settings and wording', () => {
    expect(judge(['chat'])).toEqual(['needs-wrong-form sections/hero needs']);
    expect(judge({ setting: ['chat'] })).toEqual(['needs-wrong-form sections/hero needs']);
  });
});
