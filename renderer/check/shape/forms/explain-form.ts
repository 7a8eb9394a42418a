import type { Slip } from '../../../../diagnostics/messages/slips.ts';
import type { ExplainedForm } from './explained-form.ts';
import { type FormSlip, formSlips } from './form-slips.ts';
import { readTime } from './read-time.ts';

/**
 * What is wrong with a text that isn’t in the form required by its schema. Offers only a text for which `isInForm`
 * holds and that differs by typing errors: hints are copied without a second look.
 */
export function explainForm(written: string, isInForm: (text: string) => boolean): ExplainedForm {
  if (isInForm('00:00') && isInForm('23:59') && !isInForm('24:00')) return readTime(written) ?? { slips: [] };
  for (const chosen of choices(2)) {
    const { text, slips } = mendAll(written, chosen);
    if (slips.length === 0 || text === '' || !isInForm(text)) continue;
    const isUnsure = chosen.some((one) => one.isUnsure && slips.includes(one.slip));
    return isUnsure ? { slips, perhaps: [text] } : { slips, meant: text };
  }
  return explainUnmended(written, isInForm);
}

/** If no certain correction can be offered. */
function explainUnmended(written: string, isInForm: (text: string) => boolean): ExplainedForm {
  if (/^\d/.test(written) && isInForm(`a${written}`)) return { slips: ['first-digit'] };
  if (/^\d{2}$/.test(written) && isInForm(`20${written}`)) return { slips: ['year-of-two-digits'] };
  const all = mendAll(
    written,
    formSlips.filter(({ slip }) => slip !== 'small-letters'),
  );
  return all.text !== '' && isInForm(all.text)
    ? { slips: all.slips.slice(0, 2), meant: all.text }
    : { slips: [] };
}

/** One slip, or two of them, in order. */
function choices(most: number): readonly (readonly FormSlip[])[] {
  const single = formSlips.map((one) => [one]);
  if (most === 1) return single;
  const pairs = formSlips.flatMap((one, index) => formSlips.slice(index + 1).map((other) => [one, other]));
  return [...single, ...pairs];
}

function mendAll(written: string, chosen: readonly FormSlip[]): { text: string; slips: Slip[] } {
  let text = written;
  const slips: Slip[] = [];
  for (const { slip, mend } of chosen) {
    const mended = mend(text);
    if (mended !== text) slips.push(slip);
    text = mended;
  }
  return { text, slips };
}
