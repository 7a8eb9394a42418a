import type { JsonSchema, LocalValues } from '../../renderer/site.ts';
import type { BranchSettings } from './settings.ts';

export type NewBranch = {
  /** The name of its folder. */
  name: string;
  /** The base: its settings, and its own description of each field of site.yaml. */
  base: { settings: Readonly<Record<string, unknown>>; schema: JsonSchema };
  own: BranchSettings;
  /** The collections of the base that don’t travel, if they have entries. */
  notTravelling: readonly string[];
  /** The inherited values that may be true only of the base’s country. */
  local: LocalValues;
};
