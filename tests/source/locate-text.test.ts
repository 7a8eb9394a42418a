import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSource } from '../../renderer/read/read-source.ts';
import { locateText } from '../../renderer/source/locate-text.ts';

/** Ways in which an editor may write the same words: one line each, except for the styles that break lines. */
const styles: Record<string, (words: readonly string[]) => string> = {
  'in single quotes': (words) => `'${words.join(' ').replaceAll("'", "''")}'`,
  'in double quotes': (words) => `"${words.join(' ').replace(/["\\]/g, '\\$&')}"`,
  'in double quotes, all escaped': (words) => `"${words.map(escapeAll).join('\\u0020')}"`,
  'in double quotes, with escaped line breaks': (words) =>
    `"${words.map((word) => word.replace(/["\\]/g, '\\$&')).join('\\\n      \\ ')}"`,
  'line by line': (words) => `|\n      ${words.join('\n\n      ')}`,
  folded: (words) => `>- # a note\n      ${words.join('\n      ')}`,
};

const word = fc.stringMatching(/^[a-z'"\\é😀{}.:#-]{1,8}$/u).filter((text) => !/^[-:#{}]/.test(text));

test.each(Object.entries(styles))(
  'every visible character of a text %s is found where it is written',
  (_, write) => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const text = `title: First\nlist:\n  - name: ${write(words)}\n`;
        const { source, problems } = parseSource('a.yaml', text);
        expect(problems).toEqual([]);
        const { list } = source.value as { list: { name: string }[] };
        const name = list[0]?.name ?? '';
        expect(name.trim().split(/\s+/)).toEqual(words);
        for (const { index } of name.matchAll(/\S/g)) {
          const { line, column } = locateText(source, ['list', 0, 'name'], index);
          const written = text.split('\n')[line - 1]?.slice(column - 1) ?? '';
          expect(readUnit(written, name[index] ?? '')).toBe(name[index]);
        }
      }),
      { numRuns: 200, seed: 11 },
    );
  },
);

/** The character that begins here, literal or escaped. */
function readUnit(written: string, wanted: string): string {
  if (written.startsWith(wanted)) return wanted;
  const code = /^\\u([0-9a-f]{4})/.exec(written)?.[1];
  return code === undefined ? written.slice(1, 2) : String.fromCharCode(Number.parseInt(code, 16));
}

function escapeAll(text: string): string {
  return [...Array(text.length).keys()]
    .map((index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`)
    .join('');
}
