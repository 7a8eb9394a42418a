import { type MessageSection, messageSections } from '../explain/message-sections.ts';

/**
 * TypeScript for files of the catalogue: a function for each message, named after its code. It takes the place and the
 * values in the text. `diagnostics`: the path of that folder, relative to the file with the functions.
 *
 *     redirectFromPage(place, { from: '/old' })
 */
export function messageFunctions(markdown: readonly string[], diagnostics: string): string {
  const functions = markdown.flatMap(messageSections).flatMap(messageFunction);
  if (functions.length === 0) return '';
  const text = functions.join('\n');
  const makers = ['createError', 'createWarning'].filter((maker) => text.includes(`${maker}(`));
  return `// Made from Markdown by scripts/compile.js and \`site types\`: change the messages there.
import { ${makers.join(', ')} } from '${diagnostics}/create-diagnostic.ts';
import type { Diagnostic } from '${diagnostics}/diagnostic.ts';
import type { Place } from '${diagnostics}/place.ts';
${text.includes(': Value') ? '\ntype Value = string | number;\n' : ''}
${text}`;
}

function messageFunction({ code, severity, message, hint }: MessageSection): string[] {
  if (message === undefined) return [];
  // Computed by code, which may return none.
  const wholeHint = /^\{([a-z][A-Za-z]*)\}$/.exec(hint ?? '')?.[1];
  const values = [...new Set(valuesIn(`${message}\n${hint}`))];
  const types = values.map((name) => `${name}: ${name === wholeHint ? 'string | undefined' : 'Value'}`);
  const parameter = values.length > 0 ? `, { ${values.join(', ')} }: { ${types.join('; ')} }` : '';
  const maker = severity === 'error' ? 'createError' : 'createWarning';
  const texts = [template(message), ...(hint === undefined ? [] : [wholeHint ?? template(hint)])];
  return [
    `export function ${camelCase(code)}(place: Place${parameter}): Diagnostic {
  return ${maker}('${code}', place, ${texts.join(', ')});
}
`,
  ];
}

/** `{name}` is a value, and `{place.file}` the file of the message; `\{` is a curly bracket before a word. */
const placeholder = /(?<!\\)\{(place\.file|[a-z][A-Za-z]*)\}/g;

function valuesIn(text: string): string[] {
  return [...text.matchAll(placeholder)].flatMap(([, name = '']) => (name === 'place.file' ? [] : [name]));
}

function template(text: string): string {
  const parts = text
    .split(placeholder)
    .map((part, index) => (index % 2 === 1 ? `\${${part}}` : escapeText(part)));
  return `\`${parts.join('')}\``;
}

function escapeText(text: string): string {
  return text.replaceAll('\\{', '{').replace(/[`\\]|\$(?=\{)/g, '\\$&');
}

function camelCase(code: string): string {
  return code.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
