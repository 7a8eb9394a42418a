import type { JsonSchema, LocalValues } from '../../renderer/site.ts';
import type { Settings } from './settings.ts';

/** A branch that is to be made. */
export type NewBranch = {
  /** What its folder is called. */
  name: string;
  /** What it extends: the settings, and by its own words what each field of site.yaml is. */
  base: { settings: Readonly<Record<string, unknown>>; schema: JsonSchema };
  own: Settings;
  /** The collections of the base that don’t travel, as far as it has entries of them. */
  notTravelling: readonly string[];
  /** What it takes over although it may be true of the base’s country only. */
  local: LocalValues;
};
