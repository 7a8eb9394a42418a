import { wordTable } from '../../diagnostics/word-table.ts';

type CodeLanguage = {
  /** Other names for it. */
  aliases?: readonly string[];
  /** Languages that may be embedded in it. */
  holds?: readonly string[];
};

/**
 * The languages with syntax highlighting: those that highlight.js calls common. They are listed here so that checking a
 * name loads none; a test compares the list with the library.
 */
export const codeLanguages = wordTable<CodeLanguage>({
  bash: { aliases: ['sh', 'zsh'] },
  c: { aliases: ['h'] },
  cpp: { aliases: ['cc', 'c++', 'h++', 'hpp', 'hh', 'hxx', 'cxx'] },
  csharp: { aliases: ['cs', 'c#'] },
  css: {},
  diff: { aliases: ['patch'] },
  go: { aliases: ['golang'] },
  graphql: { aliases: ['gql'] },
  ini: { aliases: ['toml'] },
  java: { aliases: ['jsp'] },
  javascript: { aliases: ['js', 'jsx', 'mjs', 'cjs'], holds: ['xml', 'css', 'graphql'] },
  json: { aliases: ['jsonc', 'json5'] },
  kotlin: { aliases: ['kt', 'kts', 'ktm', 'ktx'] },
  less: {},
  lua: { aliases: ['pluto'] },
  makefile: { aliases: ['mk', 'mak', 'make'] },
  markdown: { aliases: ['md', 'mkdown', 'mkd'], holds: ['xml'] },
  objectivec: { aliases: ['mm', 'objc', 'obj-c', 'obj-c++', 'objective-c++'] },
  perl: { aliases: ['pl', 'pm'] },
  php: {},
  'php-template': { holds: ['xml', 'php'] },
  plaintext: { aliases: ['text', 'txt'] },
  python: { aliases: ['py', 'gyp', 'ipython'] },
  'python-repl': { aliases: ['pycon'], holds: ['python'] },
  r: {},
  ruby: { aliases: ['rb', 'gemspec', 'podspec', 'thor', 'irb'] },
  rust: { aliases: ['rs'] },
  scss: {},
  shell: { aliases: ['console', 'shellsession'], holds: ['bash'] },
  sql: {},
  swift: {},
  typescript: { aliases: ['ts', 'tsx', 'mts', 'cts'], holds: ['xml', 'css', 'graphql'] },
  vbnet: { aliases: ['vb'] },
  wasm: {},
  xml: {
    aliases: ['html', 'xhtml', 'rss', 'atom', 'xjb', 'xsd', 'xsl', 'plist', 'wsf', 'svg'],
    holds: ['css', 'javascript'],
  },
  yaml: { aliases: ['yml'], holds: ['ruby'] },
});
