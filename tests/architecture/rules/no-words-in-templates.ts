import type { Rule } from '../rule.ts';
import { childOf, childrenOf, nodesOf, type Source, type SyntaxNode, whereIs } from '../source.ts';

/** Attributes that a visitor reads or hears, including props with such a name on our own components. */
const spoken = new Set([
  ...['aria-label', 'aria-description', 'aria-placeholder', 'aria-roledescription', 'aria-valuetext'],
  ...[
    'alt',
    'title',
    'placeholder',
    'label',
    'text',
    'caption',
    'summary',
    'hint',
    'message',
    'lede',
    'eyebrow',
  ],
  ...['textContent', 'innerText', 'innerHTML', 'ariaLabel', 'ariaDescription'],
]);

/** Even a lone "×" is a word to a screen reader, so any text that is not blank counts. */
export const noWordsInTemplates: Rule = {
  name: 'no word of a visitor stands in a template',
  find: (sources) =>
    sources
      .filter(({ path }) => path.startsWith('templates/'))
      .flatMap((source) => [...nodesOf(source.program)].flatMap((node) => judge(node, source))),
  breaks: [
    { 'templates/a.tsx': 'export const A = () => <p>Hello</p>;' },
    { 'templates/a.tsx': 'export const A = () => <button>×</button>;' },
    { 'templates/a.tsx': "export const A = () => <p>{'Hello'}</p>;" },
    { 'templates/a.tsx': "export const A = ({ n }: P) => <p>{n > 1 ? n : 'none'}</p>;" },
    { 'templates/a.tsx': `export const A = ({ n }: P) => <p>{n && \`\${n} courses\`}</p>;` },
    { 'templates/a.tsx': "export const A = ({ n }: P) => <p>{n + ' courses'}</p>;" },
    { 'templates/a.tsx': '<><i /> Hello</>;' },
    { 'templates/a.tsx': 'export const A = () => <nav aria-label="Main" />;' },
    { 'templates/a.tsx': "export const A = ({ n }: P) => <img alt={n ?? 'Picture'} />;" },
    { 'templates/a.tsx': 'export const A = () => <Field label={`Name`} />;' },
    { 'templates/a.island.ts': "export default (e: Element) => { e.textContent = 'Sent'; };" },
    { 'templates/a.island.ts': "export default (e: Element) => e.setAttribute('aria-label', 'Close');" },
    { 'templates/a.island.ts': "export default (e: Element) => e.append('Sent');" },
  ],
  keeps: [
    {
      'templates/a.tsx': `export const A = ({ label, n }: P) => (
        <p className="a" id={\`a-\${n}\`} title={label} data-kind={n ? 'one' : 'other'}>
          {label} {' '}
          {n === 'one' ? <b>{n}</b> : ''}
          <img alt="" src={n} />
        </p>
      );`,
      'templates/a.island.ts':
        'export default (e: Element, { sent }: P) => { e.textContent = sent; e.append(sent); };',
      'cli/a.ts': "export const help = { title: 'Hello' };",
    },
  ],
};

function judge(node: SyntaxNode, source: Source): string[] {
  return wordsOf(node)
    .filter((words) => words.trim() !== '')
    .map((words) => `${whereIs(source, node)} says "${words.trim()}"`);
}

function wordsOf(node: SyntaxNode): string[] {
  switch (node.type) {
    case 'JSXText':
      return [String(node.value)];
    case 'JSXElement':
    case 'JSXFragment':
      return childrenOf(node, 'children').flatMap((child) => textsIn(childOf(child, 'expression')));
    case 'JSXAttribute':
      return spoken.has(String(childOf(node, 'name')?.name)) ? textsIn(childOf(node, 'value')) : [];
    case 'AssignmentExpression':
      return spoken.has(propertyOf(childOf(node, 'left'))) ? textsIn(childOf(node, 'right')) : [];
    case 'CallExpression':
      return wordsOfCall(node);
    default:
      return [];
  }
}

function wordsOfCall(node: SyntaxNode): string[] {
  const [first, second] = childrenOf(node, 'arguments');
  const name = propertyOf(childOf(node, 'callee'));
  if (name === 'setAttribute') return spoken.has(String(first?.value)) ? textsIn(second) : [];
  const writes = ['append', 'prepend', 'replaceChildren', 'createTextNode', 'insertAdjacentText'].includes(
    name,
  );
  return writes ? textsIn(name === 'insertAdjacentText' ? second : first) : [];
}

function propertyOf(node: SyntaxNode | undefined): string {
  return String(childOf(node, 'property')?.name ?? '');
}

/** The texts that an expression may evaluate to, without those that it only compares or looks up. */
function textsIn(node: SyntaxNode | undefined): string[] {
  const inside = (...fields: string[]) => fields.flatMap((field) => textsIn(childOf(node, field)));
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return childrenOf(node, 'quasis').map(({ value }) => String(Object(value).cooked));
    case 'ConditionalExpression':
      return inside('consequent', 'alternate');
    case 'LogicalExpression':
      return node.operator === '&&' ? inside('right') : inside('left', 'right');
    case 'BinaryExpression':
      return node.operator === '+' ? inside('left', 'right') : [];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return inside('expression');
    default:
      return [];
  }
}
