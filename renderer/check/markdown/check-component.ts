import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-markdown.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Place } from '../../../diagnostics/place.ts';
import type { Source } from '../../model/source.ts';
import { fieldsOf, listOf } from '../../schema/fields.ts';
import type { Content } from '../content.ts';
import { checkShape } from '../shape/check-shape.ts';
import { checkNames } from './check-expression.ts';
import type { Markdown, TreeNode } from './markdown.ts';

type Position = { level: 'top' | 'inner'; place: Place };

/** `<Callout title="…">`: allow-listed, between paragraphs, with props that are plain texts. */
export function checkComponent(
  node: TreeNode,
  { level, place }: Position,
  markdown: Markdown,
  report: Report,
): void {
  const name = typeof node.name === 'string' ? node.name : '';
  if (!/^[A-Z]/.test(name)) {
    report(messages.rawHtml(place, `<${name}>`));
    return;
  }
  const validator = markdown.content.validators(`components/${kebab(name)}`);
  if (!validator || name.includes('.')) {
    const known = componentNames(markdown.content);
    report(messages.unknownComponent(place, { name, meant: nearest(name, known), known }));
    return;
  }
  if (level === 'inner') {
    report(messages.misplacedComponent(place, name));
    return;
  }
  const props = readProps(node, { name, place }, markdown, report);
  if (props)
    checkShape(
      {
        source: sourceAt(markdown.document.source, place),
        value: props,
        base: [],
        validator,
        name: `<${name}>`,
      },
      report,
    );
}

/** The props as texts, or nothing where one of them is code. */
function readProps(
  node: TreeNode,
  { name, place }: { name: string; place: Place },
  markdown: Markdown,
  report: Report,
): Record<string, string> | undefined {
  const props: Record<string, string> = {};
  for (const attribute of listOf(node.attributes).map(fieldsOf)) {
    const key = String(attribute.name ?? '');
    if (typeof attribute.value !== 'string' || key === '') {
      report(messages.codeInComponent(place, name, key));
      return undefined;
    }
    props[key] = attribute.value;
    checkNames(attribute.value, place, markdown, report);
  }
  return props;
}

function componentNames(content: Content): string[] {
  return Object.keys(content.schemas)
    .filter((key) => key.startsWith('components/'))
    .map((key) => pascal(key.slice('components/'.length)));
}

/** The compiler keeps no positions of attributes: what is wrong with them is shown at the component. */
function sourceAt(source: Source, { line, column }: Place): Source {
  const start = (source.lines[line - 1] ?? 0) + column - 1;
  return { ...source, spans: { kind: 'scalar', start, end: start } };
}

function kebab(name: string): string {
  return name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();
}

function pascal(name: string): string {
  return name.replace(/(^|-)([a-z])/g, (_, _hyphen, letter: string) => letter.toUpperCase());
}
