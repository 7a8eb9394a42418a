import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFromPage } from '../../editor/page/page-messages.ts';

const box = { left: 1, top: 2, width: 3, height: 4 };

test('what the page script says is understood', () => {
  for (const message of [
    { kind: 'here', address: '/courses' },
    { kind: 'press', spot: 3, box, around: false },
    { kind: 'box', spot: 3, box },
    { kind: 'shown', turn: 7 },
    { kind: 'leave' },
    { kind: 'key', key: 'undo' },
  ])
    expect(readFromPage(message)).toEqual(message);
});

test('anything else that a page sends means nothing', () => {
  for (const message of [
    undefined,
    null,
    'press',
    { kind: 'press', spot: '3', box },
    { kind: 'press', spot: 3, box: { ...box, left: '<b>' } },
    { kind: 'key', key: 'save' },
    { kind: 'save', id: 'x', value: 1 },
    { kind: 'constructor' },
  ])
    expect(readFromPage(message)).toBeUndefined();
});

test('no message makes it fail, and none brings more than it names', () => {
  fc.assert(
    fc.property(fc.anything(), (message) => {
      expect(readFromPage(message)?.kind ?? 'none').toBeTypeOf('string');
    }),
  );
});
