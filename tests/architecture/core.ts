/** Code that works for any kind of content. The registry, and code shared by kinds, is directly in `kinds/`. */
const folders = ['cli/', 'renderer/', 'templates/frame/', 'templates/styles/', 'templates/islands/runtime/'];

export function isCore(path: string): boolean {
  return folders.some((folder) => path.startsWith(folder));
}
