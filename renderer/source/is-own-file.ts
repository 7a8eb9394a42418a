/** Whether a file belongs to the site itself: those of what it extends are called by the way to their folder. */
export function isOwnFile(file: string): boolean {
  return file === 'site.yaml' || file.startsWith('content/');
}
