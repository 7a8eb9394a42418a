import type { Report } from '../../diagnostics/diagnostic.ts';
import { listOf } from '../../diagnostics/fields.ts';
import type { Path } from '../../diagnostics/place.ts';
import { checkFreeBadge } from '../check-free-badge.ts';
import { asText } from '../read-fields.ts';
import type { RuleFile, RuleSite } from '../rule-site.ts';
import { textWithName } from '../text-with-name.ts';
import { savingWithoutPrice } from './messages.generated.ts';
import * as messages from './messages.ts';
import { savingPercent, wholeSaving } from './price-course.ts';

/** Checks what a course's badge and features claim about its price: `Save £50`, `20% off`, `Free`. */
export function checkSavings(site: RuleSite, report: Report): void {
  for (const course of site.entries('course')) {
    checkFreeBadge(course, report);
    const paths: Path[] = [
      ['badge'],
      ...listOf(course.value.features).map((_, index) => ['features', index]),
    ];
    for (const path of paths) checkText(course, path, report);
  }
}

const percentage =
  /\b(\d+(?:\.\d+)?)\s?%\s?(?:off|discount|less|cheaper|saving)\b|\bsave\s+(\d+(?:\.\d+)?)\s?%/i;
const half = /\bhalf[ -]price\b/i;
const sum = /(?:[£$€₹]|\bRs\.?|\b[A-Z]{3})\s?(\d[\d,]*(?:\.\d+)?)/.source;
const amount = new RegExp(
  `\\bsav(?:e|ing)s?(?:\\s+of)?\\s+${sum}|${sum}\\s+(?:off|discount|cheaper)\\b`,
  'i',
);

function checkText({ value, placeInText }: RuleFile, path: Path, report: Report): void {
  const written = asText(path.reduce((part: unknown, key) => Reflect.get(Object(part), key), value));
  const said = amount.exec(written) ?? percentage.exec(written) ?? half.exec(written);
  // A promise to some people, or for something else, isn't a saving on the price next to it.
  if (!said || /^\s+(?:for|if|when|on|with|to)\b/.test(written.slice(said.index + said[0].length))) return;
  const { price, originalPrice } = value;
  const place = placeInText(path, said.index);
  const hasSaving = typeof price === 'number' && typeof originalPrice === 'number' && originalPrice > price;
  if (!hasSaving) {
    report(savingWithoutPrice(place, { written: said[0] }));
    return;
  }
  const saving = wholeSaving(price, originalPrice);
  const percent = savingPercent(price, originalPrice);
  const number = Number((said[1] ?? said[2] ?? '50').replaceAll(',', ''));
  const isAmount = amount.test(said[0]);
  const isTrue = isAmount ? Math.abs(number - (originalPrice - price)) < 1 : Math.round(number) === percent;
  const typed = isAmount ? new RegExp(sum, 'i').exec(said[0]) : null;
  const meant =
    typed &&
    textWithName(written, { typed: typed[0], index: said.index + typed.index, name: '{course.saving}' });
  if (!isTrue)
    report(messages.savingOtherwise(place, said[0], { saving, percent, meant: meant ?? undefined }));
}
