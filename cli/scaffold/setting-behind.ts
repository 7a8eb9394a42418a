import { ownValue } from '../../diagnostics/own-value.ts';
import type { OwnValues } from './write-fields.ts';

/**
 * What the head of a kind says a new file begins with: behind `{site.timeZone}` what site.yaml says there, undefined where
 * it says nothing; everything else as it is written.
 */
export function settingBehind(written: unknown, settings: OwnValues): unknown {
  const [, name] = /^\{site\.(\w+)\}$/.exec(String(written)) ?? [];
  return name === undefined ? written : ownValue(settings, name);
}
