import { ownProperty } from '../../diagnostics/own-property.ts';
import type { OwnValues } from './write-fields.ts';

/**
 * Resolves the initial value in a kind's schema: for `{site.timeZone}` the value in site.yaml, undefined if it has
 * none; anything else as it is.
 */
export function settingBehind(written: unknown, settings: OwnValues): unknown {
  const [, name] = /^\{site\.(\w+)\}$/.exec(String(written)) ?? [];
  return name === undefined ? written : ownProperty(settings, name);
}
