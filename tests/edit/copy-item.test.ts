import { expect, test } from 'vitest';
import { applyEdit } from '../../renderer/features/edit/write/apply-edit.ts';
import { parseSource } from '../../renderer/read/read-source.ts';

/** Copies an item, without some of its fields, below itself. */
function copied(text: string, from: number, without: readonly string[] = []): string {
  const { source } = parseSource('content/pages/one.yaml', text);
  const { sections } = source.value as { sections: object[] };
  const fields = Object.entries(sections[from] ?? {}).filter(([name]) => !without.includes(name));
  const value = Object.fromEntries(fields);
  const done = applyEdit(source, { kind: 'insert', path: ['sections', from + 1], value, like: from });
  return done.kind === 'edited' ? done.source.text : `refused: ${done.why}`;
}

const item = `  - section: prose
    title: 'Fees' # as agreed
    body: >-
      What it costs, and
      when it is due.
    tone: mist # for now
`;

test('a copy is written as the other is, with the comments within it and not the one above', () => {
  const text = `sections:\n  # From the board\n${item}\n  - section: faq\n`;
  expect(copied(text, 0)).toBe(`sections:\n  # From the board\n${item}\n${item}\n  - section: faq\n`);
});

test('the last one is copied as well, also in a file without a last line break', () => {
  const text = `sections:\n  - section: faq\n${item}`;
  expect(copied(text, 1)).toBe(`sections:\n  - section: faq\n${item}${item}`);
  expect(copied(text.trimEnd(), 1)).toBe(`sections:\n  - section: faq\n${item}${item}`.trimEnd());
});

test.each([
  ['in the middle', '  - section: faq\n    id: fees\n    title: Fees\n'],
  ['first', '  - id: fees\n    section: faq\n    title: Fees\n'],
  ['last', '  - section: faq\n    title: Fees\n    id: fees\n'],
])('a field that the copy leaves out is gone, %s', (_, written) => {
  const copy = '  - section: faq\n    title: Fees\n';
  expect(copied(`sections:\n${written}  - section: hero\n`, 0, ['id'])).toBe(
    `sections:\n${written}${copy}  - section: hero\n`,
  );
});

test('line ends stay as they are', () => {
  const text = 'sections:\r\n  - section: faq\r\n    title: Fees\r\nlast: 1\r\n';
  expect(copied(text, 0)).toBe(
    'sections:\r\n  - section: faq\r\n    title: Fees\r\n  - section: faq\r\n    title: Fees\r\nlast: 1\r\n',
  );
});

test('a list on one line gets one more, as any list does', () => {
  expect(copied('sections: [{ section: faq }, { section: hero }]\n', 0)).toBe(
    'sections: [{ section: faq }, { section: faq }, { section: hero }]\n',
  );
});
