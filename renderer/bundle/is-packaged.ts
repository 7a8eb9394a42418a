/** Whether a file, however it is named, is one of an installed package. */
export function isPackaged(file: string): boolean {
  return /(^|[\\/])node_modules[\\/]/.test(file);
}
