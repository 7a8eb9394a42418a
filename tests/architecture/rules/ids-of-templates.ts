import type { Rule } from '../rule.ts';
import { childOf, childrenOf, nodesOf, type Source, type SyntaxNode, whereIs } from '../source.ts';

/** The heading of a text can't get such an id, so none collides with those of the frame, sections and islands. */
export const idsOfTemplates: Rule = {
  name: 'an id that a template makes up begins with “_”',
  find: (sources) =>
    sources
      .filter(({ path }) => path.startsWith('templates/'))
      .flatMap((source) => [...nodesOf(source.program)].flatMap((node) => judge(node, source))),
  breaks: [
    { 'templates/a.tsx': 'export const A = () => <main id="content" />;' },
    { 'templates/a.tsx': `export const A = ({ n }: P) => <b id={\`tab-\${n}\`} />;` },
    { 'templates/a.tsx': "export const A = () => <b id={'tab'} />;" },
  ],
  keeps: [
    {
      'templates/a.tsx': `export const A = ({ id, n }: P) => <main id={id}><b id={\`_tab-\${n}\`} /><i id={\`\${id}-hint\`} /><u id="_u" /></main>;`,
    },
  ],
};

function judge(node: SyntaxNode, source: Source): string[] {
  if (node.type !== 'JSXAttribute' || childOf(node, 'name')?.name !== 'id') return [];
  const begin = beginningOf(childOf(node, 'value'));
  return begin === undefined || begin === '' || begin.startsWith('_')
    ? []
    : [`${whereIs(source, node)} has the id "${begin}"`];
}

/** The start of a literal string; a string that begins with a computed value can't be judged here. */
function beginningOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'JSXExpressionContainer') return beginningOf(childOf(node, 'expression'));
  if (node?.type === 'TemplateLiteral') {
    const [first] = childrenOf(node, 'quasis');
    const value: unknown = first?.value;
    return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : undefined;
  }
  return node && typeof node.value === 'string' ? node.value : undefined;
}
