/** The id of an entry: `../../content/posts/first-day.mdx` → `first-day`. */
export function idOfFile(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, '');
}
