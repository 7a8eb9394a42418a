import type { ElementContent } from 'hast';
import { element, type ForeignNode, property, textNode } from './nodes.ts';

/** A block of code with its language, wherever the program has written that, and without the marks of a highlighter. */
export function tidyCode(node: ForeignNode): ElementContent[] {
  const written = codeIn(node).replace(/^\n/, '');
  if (written.trim() === '') return [];
  const language = languageOf(node);
  const className = language === undefined ? {} : { className: [`language-${language}`] };
  return [element('pre', {}, [element('code', className, [textNode(written)])])];
}

function codeIn(node: ForeignNode): string {
  if (node.name === 'br') return '\n';
  return node.type === 'text' ? node.value : node.children.map(codeIn).join('');
}

function languageOf(node: ForeignNode): string | undefined {
  const [code] = node.children.filter(({ name }) => name === 'code');
  for (const one of code ? [code, node] : [node]) {
    const { className } = one.properties;
    const classes = Array.isArray(className) ? className.map(String) : String(className ?? '').split(' ');
    const found = classes.map((name) => /^lang(?:uage)?-([\w+#-]+)$/.exec(name)?.[1]).find(Boolean);
    const named = found ?? (property(one, 'dataLang') || property(one, 'lang'));
    if (/^[\w+#-]+$/.test(named)) return named;
  }
  return undefined;
}
