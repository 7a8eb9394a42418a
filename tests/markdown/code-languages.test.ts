import { createRequire } from 'node:module';
import type { HLJSApi } from 'highlight.js';
import { expect, test } from 'vitest';
import { codeLanguages } from '../../renderer/markdown/code-languages.ts';
import { highlightCode, lookUpLanguage } from '../../renderer/markdown/highlight-code.ts';

const require = createRequire(import.meta.url);

/** Resets the library as if nothing had been loaded yet. */
function forgetLibrary(): void {
  for (const file of Object.keys(require.cache))
    if (file.includes('highlight.js')) delete require.cache[file];
}

function loadWhole(): HLJSApi {
  forgetLibrary();
  return require('highlight.js/lib/common');
}

test('the languages are those that the library calls common, with their other names and what they hold', () => {
  const listed = Object.fromEntries(
    [...codeLanguages].map(([name, { aliases = [], holds = [] }]) => [
      name,
      { aliases: [...aliases], holds: [...holds].sort() },
    ]),
  );
  const library = loadWhole();
  const known = new Set(library.listLanguages());
  const real = library.listLanguages().map((name) => {
    const language = library.getLanguage(name);
    const holds = [...namedIn(language)].filter((one) => known.has(one)).sort();
    return [name, { aliases: language?.aliases ?? [], holds }];
  });
  expect(listed).toEqual(Object.fromEntries(real));
});

/** All languages that a definition can embed. */
function namedIn(value: unknown, seen = new Set<unknown>()): Set<string> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return new Set();
  seen.add(value);
  return new Set(
    Object.entries(value).flatMap(([key, one]) =>
      key === 'subLanguage' ? [one].flat().map(String) : [...namedIn(one, seen)],
    ),
  );
}

/** A sample in each language that embeds another, with some code of others. */
const samples: Readonly<Record<string, string>> = {
  html: '<style>a { color: red }</style><script>const a = `x`;</script>',
  jsx: 'const a = <b className="c">{d}</b>; const q = gql`query { e }`; css`a { color: red }`;',
  ts: 'type A = { b: string }; const q = graphql`query { e }`; const s = html`<i>x</i>`;',
  md: '# A\n\n<b class="c">x</b> and `y`',
  'php-template': '<p><?php echo $a; ?></p>',
  pycon: '>>> print("a")\na',
  shell: '$ echo "a" && ls',
  yaml: 'a: b\nc: |\n  d',
  'c++': 'int main() { return 0; }',
  rust: 'fn main() { println!("a"); }',
};

test.each(Object.entries(samples))('code in %s is coloured as by the whole library', (name, code) => {
  const library = loadWhole();
  library.configure({ classPrefix: 'code-' });
  const whole = library.highlight(code, { language: name, ignoreIllegals: true }).value;
  expect(whole).toContain('code-');
  forgetLibrary();
  expect(highlightCode(code, name)).toBe(whole);
});

test('a language is known by any of its names, and guessed where it is misspelt', () => {
  expect(lookUpLanguage('tsx')).toBe('known');
  expect(lookUpLanguage('text')).toBe('known');
  expect(lookUpLanguage('javascipt')).toEqual({ meant: 'javascript' });
  expect(lookUpLanguage('constructor')).toEqual({ meant: undefined });
});

test.each(['text', 'none', '', 'no-such'])('code in %j has no colours', (name) => {
  expect(highlightCode('const a = 1;', name)).toBeUndefined();
});
