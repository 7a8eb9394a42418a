/** What belongs to no page is listed by its schemas, and each opens a form. */
import { beforeAll, expect, test } from 'vitest';
import { answerField, answerFields } from '../../../cli/edit/answers/answer-field.ts';
import { answerContrast, answerSettings } from '../../../cli/edit/answers/answer-settings.ts';
import { type Fields, fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { editSite } from '../../../renderer/site.ts';
import { repository } from '../run-site.ts';
import { openDesk } from './open-desk.ts';

const today = new Date('2026-11-22T12:00:00Z');
const desk = openDesk(repository, today);
let all: Fields[];

beforeAll(async () => {
  all = listOf((await answerSettings(desk)).value).flatMap((group) => {
    const { title: of, settings } = fieldsOf(group);
    return listOf(settings).map((one) => ({ ...fieldsOf(one), of }));
  });
});

const named = (title: string): Fields => fieldsOf(all.find((one) => `${one.of}: ${one.title}` === title));
const fieldsIn = async ({ id, form }: Fields): Promise<Fields[]> => {
  const query = new URLSearchParams({ id: String(id), form: String(form) });
  return listOf((await answerFields(desk, query)).value).map(fieldsOf);
};

test('groups, lists and single values come from every file, a group of groups as those', () => {
  const shown = all
    .filter(({ isWritten }) => isWritten)
    .map(({ of, title, form }) => `${of}: ${title}, ${form}`);
  expect(shown).toEqual(
    expect.arrayContaining([
      'Site: Name, field',
      'Site: Header, within',
      'Site: Footer, within',
      'Site: Theme › Colours › Light, within',
      'Site: Forms › Lead › Delivery, within',
      'Facts: Osce, within',
      'Wording: Breadcrumbs, within',
      'Form: lead, around',
    ]),
  );
  expect(named('Site: Redirects')).toMatchObject({ isWritten: false, form: 'field' });
  expect(all.map(({ of }) => of)).not.toContain('Page');
});

test('each opens its form', async () => {
  for (const { id, form, title } of all)
    if (form === 'field') expect((await answerField(desk, String(id))).status, String(title)).toBeUndefined();
    else expect((await fieldsIn({ id, form })).length, String(title)).toBeGreaterThan(0);
});

test('a form of colours has each with its control', async () => {
  const colours = await fieldsIn(named('Site: Theme › Colours › Light'));
  expect(colours.length).toBeGreaterThan(10);
  expect(new Set(colours.map(({ control }) => control))).toEqual(new Set(['colour']));
});

test('a colour is measured as the check measures it', async () => {
  const [muted] = (await fieldsIn(named('Site: Theme › Colours › Light'))).filter(
    ({ name }) => name === 'muted',
  );
  const measure = async (value: string): Promise<Fields[]> => {
    const query = new URLSearchParams({ id: String(muted?.id), value });
    return listOf((await answerContrast(desk, query)).value).map(fieldsOf);
  };
  expect((await measure('#000000')).map(({ least }) => least)).toEqual([4.5, 4.5, 4.5]);
  const [weakest] = await measure('#9a9a9a');
  expect(weakest).toMatchObject({ front: '#9a9a9a', title: 'Tinted band' });
  const edit = { kind: 'set' as const, path: ['theme', 'colours', 'light', 'muted'], value: '#9a9a9a' };
  const edits = [{ file: 'site.yaml', edit }];
  const { diagnostics } = await editSite({ root: repository, today, edits, until: 'tell' });
  const said = `the contrast is ${Number(weakest?.ratio).toFixed(2)}, and must be at least 4.5`;
  expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining(said)]);
  expect(await measure('red')).toEqual([]);
});
