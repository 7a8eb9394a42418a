/** Whether a file belongs to the site itself: names of base files begin with the path to their folder. */
export function isOwnFile(file: string): boolean {
  return file === 'site.yaml' || file.startsWith('content/');
}
