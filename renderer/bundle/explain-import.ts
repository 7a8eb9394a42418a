/** What esbuild says of an import, in words that say what to write instead where its own don't. */
export function explainImport(text: string): string {
  const [, ending = ''] = /^No loader is configured for "(\.\w+)" files/.exec(text) ?? [];
  if (pictures.has(ending))
    return `pictures can’t be imported. Put it into content/media, and give the section a field with "means": "picture", which PictureView shows. A drawing can be a component that returns <svg>.`;
  if (ending !== '')
    return `files that end in ${ending} can’t be imported, only TypeScript, JavaScript, JSON and plain CSS, in which rules may be nested.`;
  const [, file, name] = missingExport.exec(text) ?? [];
  if (name === undefined) return text;
  return file?.endsWith('.css')
    ? 'a stylesheet gives no names: class names stay as they are written. Import it by its path alone, and begin its class names with the name of the part.'
    : `it has to export “${name}”.`;
}

/** The file, and the name that another file imports from it. */
export const missingExport = /^No matching export in "(?:island:)?([^"]+)" for import "([^"]+)"$/;

const pictures: ReadonlySet<string> = new Set(['.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.svg']);
