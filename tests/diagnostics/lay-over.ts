/**
 * A file with an example in it. In YAML, the fields of the example replace those of the same names; an article gets the
 * example as its text or, if it begins with `---`, is replaced as a whole.
 */
export function layOver(text: string, example: string, file: string): string {
  if (text === '' || example.startsWith('---')) return example;
  if (!file.endsWith('.mdx')) return layFields(text, example);
  const [, head = ''] = /^(---\n.*?\n---\n)/s.exec(text) ?? [];
  return `${head}\n${example}`;
}

/**
 * The example is inserted where its first field was, so that a mistake in its notation isn't blamed on what is above
 * it.
 */
function layFields(text: string, example: string): string {
  const names = new Set([...example.matchAll(/^([A-Za-z]\w*):/gm)].map(([, name]) => name));
  const blocks = text.split(/^(?=\S)/m);
  const kept = blocks.filter((block) => !names.has(/^(\w+):/.exec(block)?.[1] ?? ''));
  const body = kept.join('');
  return `${body}${body.endsWith('\n') || body === '' ? '' : '\n'}${example}`;
}
