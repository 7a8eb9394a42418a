import type { WrittenPlace } from '../fields/find-value.ts';

/**
 * Something to set. `parts`: its title, after those of the groups that it is in. `form`: `within` is that of its fields,
 * `field` that of one value, `around` that of everything in its file.
 */
export type ListedSetting = WrittenPlace & {
  parts: readonly string[];
  description?: string;
  isWritten: boolean;
  form: 'within' | 'field' | 'around';
};

/** The settings of one file, or the entries of a kind that has no pages. */
export type SettingsGroup = { title: string; settings: readonly ListedSetting[] };
