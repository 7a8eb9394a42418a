import { fillPattern } from '../../components/fill-pattern.ts';

/** “45 minutes”, as the site words it. */
export function countMinutes(pattern: string, minutes: number): string {
  return fillPattern(pattern, { count: String(minutes) });
}
