import type { EditingOptions } from '../../../trials/checked-before.ts';
import type { SettingsGroup } from './settings-group.ts';

export type { ListedSetting, SettingsGroup } from './settings-group.ts';

/** What belongs to no page, such as menus, colours and the words around pages, in the order of the schemas. */
export async function listSettings(options: EditingOptions): Promise<SettingsGroup[]> {
  const { runListSettings } = await import('./run-list-settings.ts');
  return runListSettings(options);
}
