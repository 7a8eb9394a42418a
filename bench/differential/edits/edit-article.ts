import { pick } from '../../../templates/art/chance.ts';
import { type Editor, write } from '../change.ts';
import { choose } from './choose.ts';
import { yamlPart } from './yaml-files.ts';

/** Changes the text of an article: moves, removes, repeats or extends its parts, or adds a link. */
export const editArticle: Editor = (state, chance) => {
  const articles = [...state.files.keys()].filter((file) => file.endsWith('.mdx')).toSorted();
  const file = choose(articles, chance);
  if (file === undefined) return undefined;
  const { before, yaml, after } = yamlPart(state, file);
  const [fence = '', ...parts] = after.split('\n\n');
  const at = pick(chance, 0, Math.max(0, parts.length - 1));
  const part = parts[at] ?? '';
  const edits: readonly (readonly [string, readonly string[]])[] = [
    ['removed', []],
    ['twice', [part, part]],
    ['a sentence more', [`${part} One more sentence.`]],
    ['a heading before', [`## Added heading ${pick(chance, 1, 9)}`, part]],
    ['a link', [part, `Read [another page](${choose(addresses, chance)}).`]],
    ['a name', [part, 'The site is called {site.name}.']],
    ['a list', [part, '- one\n- two\n\n1. first\n2. second']],
    ['a component', [part, '<Callout title="Added">\nWords in it.\n</Callout>']],
    ['half a component', [part, '<Callout title="Added">']],
    ['moved', []],
  ];
  const [name, instead] = choose(edits, chance) ?? ['removed', []];
  const changed = parts.toSpliced(at, 1, ...instead);
  if (name === 'moved') changed.splice(pick(chance, 0, changed.length), 0, part);
  return {
    name: `${file}: part ${at} ${name}`,
    steps: [write(file, `${before}${yaml}${[fence, ...changed].join('\n\n').trimEnd()}\n`)],
  };
};

const addresses = [
  '/',
  '/blog',
  '/nowhere',
  '#added-heading-3',
  'https://example.com/',
  '/courses',
  'mailto:a@example.com',
];
