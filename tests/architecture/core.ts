/** What works for any kind of content. The registry, and what kinds share, stand directly in `kinds/`. */
const folders = ['cli/', 'renderer/', 'templates/frame/', 'templates/styles/', 'templates/islands/runtime/'];

export function isCore(path: string): boolean {
  return folders.some((folder) => path.startsWith(folder));
}
