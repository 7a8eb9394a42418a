import type { ColourContrast, EditorField, SettingsList } from '../../../editor/contract.ts';

const light = { id: 'light', title: 'Theme › Colours › Light', description: 'On light devices.' };

/** What belongs to no page: a list, the colours, and something that isn’t used. */
export const settingsLists: readonly SettingsList[] = [
  {
    title: 'Site',
    settings: [
      { id: 'title', title: 'Header › Menu', isWritten: true, form: 'field' },
      { ...light, isWritten: true, form: 'within' },
      { id: 'moved', title: 'Redirects', description: 'Old addresses.', isWritten: false, form: 'field' },
    ],
  },
  { title: 'Wording', settings: [{ id: 'words', title: 'Breadcrumbs', isWritten: true, form: 'within' }] },
];

const colour = {
  ...{ within: 'Theme', required: true, holdsNames: false, control: 'colour' as const },
  ...{ file: 'site.yaml', line: 3 },
};

export const colours: readonly EditorField[] = [
  { ...colour, id: 'ink', title: 'Headings', value: '#0f2c36' },
  { ...colour, id: 'paper', title: 'Ground', value: '#fbf8f3' },
];

/** Only white is too weak. */
export function contrastsOf(value: string): readonly ColourContrast[] {
  const ratio = value.toLowerCase() === '#ffffff' ? 1.06 : 13.52;
  return ['Ground', 'Cards'].map((title, index) => ({
    ...{ title, front: value, back: '#fbf8f3', least: 4.5 },
    ratio: ratio + index,
  }));
}
