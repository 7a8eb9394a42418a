import { linkDetour } from '../../../diagnostics/messages.generated.ts';
import type { ContactProblem } from '../../schema/checked.ts';

/**
 * Programs that put their own address before every link copied from them, and the parameters that may hold the real
 * one.
 */
const detours: readonly [via: string, address: RegExp, ...parts: string[]][] = [
  ['Google', /^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?/i, 'q', 'url'],
  ['Facebook', /^https?:\/\/lm?\.facebook\.com\/l\.php\?/i, 'u'],
  ['Instagram', /^https?:\/\/l\.instagram\.com\/\?/i, 'u'],
  ['Outlook', /^https?:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\/[^?]*\?/i, 'url'],
  ['YouTube', /^https?:\/\/(?:www\.)?youtube\.com\/redirect\?/i, 'q'],
];

/**
 * Judges a link that was copied out of another program and leads through it: visitors are tracked there, and it may
 * stop working.
 */
export function judgeDetour(written: string): ContactProblem | undefined {
  const address = written.trim();
  for (const [via, pattern, ...parts] of detours) {
    if (!pattern.test(address) || !URL.canParse(address)) continue;
    const { searchParams } = new URL(address);
    const meant = parts.flatMap((part) => searchParams.get(part) ?? []).find(isPlainAddress);
    if (meant === undefined) continue;
    return { tell: (place) => linkDetour(place, { via, meant }), meant, isSure: true };
  }
  return undefined;
}

function isPlainAddress(text: string): boolean {
  return /^https?:\/\/[^\s"<>]*$/.test(text);
}
