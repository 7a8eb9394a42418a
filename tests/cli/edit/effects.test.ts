import { expect, test } from 'vitest';
import { answerTry } from '../../../cli/edit/answers/answer-edits.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { copySite, originals, removeSite } from '../../mistakes/copy-site.ts';
import { openDesk } from './open-desk.ts';

test('the effect of another day is told as visitors read it, not as machines do', {
  timeout: 120_000,
}, async () => {
  const root = copySite(originals.school);
  const desk = openDesk(root, new Date('2025-10-01T12:00:00Z'));
  const place = { file: 'content/events/adult-evening.yaml', path: ['date'], title: 'Date', within: '' };
  const edits = [{ id: desk.ids.idOf(place), value: '2026-12-12' }];
  const { value } = await answerTry(desk, { edits }, new AbortController().signal);
  const told = listOf(fieldsOf(fieldsOf(value).says).examples)
    .map(fieldsOf)
    .flatMap(({ before, after }) => [String(before), String(after)]);
  expect(told).toContain('Saturday, 12 December 2026');
  expect(told.filter((text) => /\dT\d\d:|%[0-9A-F]{2}|^adult-evening$/.test(text))).toEqual([]);
  removeSite(root);
});
