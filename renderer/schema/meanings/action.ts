import type { Report } from '../../../diagnostics/diagnostic.ts';
import { type Fields, fieldsOf, isFields } from '../../../diagnostics/fields.ts';
import { lackingField } from '../../../diagnostics/lacking-field.ts';
import * as messages from '../../../diagnostics/messages/check-structure.ts';
import { actionWithoutTarget } from '../../../diagnostics/messages.generated.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { locate } from '../../source/locate.ts';
import type { CheckedValue, SiteToCheck } from '../checked.ts';
import type { Meaning } from '../meaning.ts';

/** A button or link with its words: a page, the dialog, a download or the chat. */
export const action: Meaning = {
  name: 'action',
  type: () => 'Action',
  holdsNames: false,
  check,
  plan: ({ value }, planning) => planning.action(fieldsOf(value)),
  example: { label: 'Read more', to: '/' },
  control: 'button',
  annotations: [],
};

/** A button does exactly one thing, and its target exists. */
function check(at: CheckedValue, site: SiteToCheck, report: Report): void {
  if (!isFields(at.value)) return;
  const { value } = at;
  const given = ['to', ...Object.keys(site.actionTargets)].filter((key) => value[key] !== undefined);
  const place = locate(at.document.source, at.path);
  if (given.length === 0) report(lackingField(actionWithoutTarget(place), [...at.path, '*']));
  else if (given.length > 1 && !isLinkWithDialog(given)) report(messages.actionWithTwoTargets(place, given));
  else checkTarget(at, value, site, report);
}

/** The link is for browsers without a script. */
function isLinkWithDialog(given: readonly string[]): boolean {
  return given.length === 2 && given.includes('to') && given.includes('dialog');
}

function checkTarget(
  { document, path }: CheckedValue,
  action: Fields,
  { actionTargets, settings }: SiteToCheck,
  report: Report,
): void {
  for (const [key, target] of Object.entries(actionTargets)) {
    const place = (...rest: Path) => locate(document.source, [...path, key, ...rest]);
    if (action[key] !== undefined) target.check(action[key], place, settings, report);
  }
}
