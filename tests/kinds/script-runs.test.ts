import { expect, test } from 'vitest';
import { isInScript, scriptRuns } from '../../kinds/script-runs.ts';

test.each([
  ['OSCE', [{ text: 'OSCE' }]],
  ['', [{ text: '' }]],
  ['श्री', [{ text: 'श्री', script: 'Deva' }]],
  [
    'The विद्यार्थी क्षेत्र, १२३।',
    [
      { text: 'The ' },
      { text: 'विद्यार्थी', script: 'Deva' },
      { text: ' ' },
      { text: 'क्षेत्र', script: 'Deva' },
      { text: ', ' },
      { text: '१२३।', script: 'Deva' },
    ],
  ],
  // A joiner between two letters belongs to their run.
  ['र्‍य', [{ text: 'र्‍य', script: 'Deva' }]],
])('“%s” falls into pieces by script', (text, runs) => {
  expect(scriptRuns(text, ['Deva'])).toEqual(runs);
  expect(runs.map((run) => run.text).join('')).toBe(text);
  expect(isInScript(text, 'Deva')).toBe(runs.some((run) => 'script' in run));
});

test('several scripts are told apart', () => {
  expect(scriptRuns('नमस्ते مرحبا', ['Deva', 'Arab']).map(({ script }) => script)).toEqual([
    'Deva',
    undefined,
    'Arab',
  ]);
});
