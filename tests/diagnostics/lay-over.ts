/**
 * A file with an example in it. In YAML, the fields of the example take the place of those of the same names; an
 * article gets the example as its text, or, where it begins with `---`, is replaced by it as a whole.
 */
export function layOver(text: string, example: string, file: string): string {
  if (text === '' || example.startsWith('---')) return example;
  if (!file.endsWith('.mdx')) return layFields(text, example);
  const [, head = ''] = /^(---\n.*?\n---\n)/s.exec(text) ?? [];
  return `${head}\n${example}`;
}

/** The example stands where its first field did: a mistake in its notation is not one of what is above it. */
function layFields(text: string, example: string): string {
  const names = new Set([...example.matchAll(/^([A-Za-z]\w*):/gm)].map(([, name]) => name));
  const blocks = text.split(/^(?=\S)/m);
  const kept = blocks.filter((block) => !names.has(/^(\w+):/.exec(block)?.[1] ?? ''));
  const body = kept.join('');
  return `${body}${body.endsWith('\n') || body === '' ? '' : '\n'}${example}`;
}
