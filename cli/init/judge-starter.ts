import { fieldsOf } from '../../diagnostics/fields.ts';
import { type ReadSite, readSite } from '../../renderer/site.ts';
import { type FindSettingProblem, settingProblemFinder } from '../branch/setting-problem-finder.ts';
import type { ThemeColours } from './theme-colours.ts';

/** What the starter's own check says about other values for its settings. */
export type StarterJudge = {
  findProblem: FindSettingProblem;
  isReadable: (colours: Partial<ThemeColours>) => boolean;
  /** The starter's settings. */
  settings: Readonly<Record<string, unknown>>;
};

/** `folder`: of the starter. */
export async function judgeStarter(folder: string, today: Date): Promise<StarterJudge> {
  const read: ReadSite = await readSite({ root: folder });
  const findProblem = settingProblemFinder(read, today);
  const settings = fieldsOf(read.sources?.site.value);
  const theme = fieldsOf(settings.theme);
  const own = fieldsOf(theme.colours);
  const isReadable = ({ light, dark }: Partial<ThemeColours>) => {
    const colours = { light: { ...fieldsOf(own.light), ...light }, dark: { ...fieldsOf(own.dark), ...dark } };
    return findProblem('theme', { ...theme, colours }) === undefined;
  };
  return { findProblem, isReadable, settings };
}
