/**
 * The endings of texts with front matter, the usual one first. What ends in .md is plain Markdown, as GitHub reads it;
 * what ends in .mdx also has components.
 */
export const textEndings = ['.mdx', '.md'] as const;

export function isText(file: string): boolean {
  return textEndings.some((ending) => file.endsWith(ending));
}

export function isPlainMarkdown(file: string): boolean {
  return file.endsWith('.md');
}
