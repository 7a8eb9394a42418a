/** Whether a file, absolute or relative, belongs to an installed package. */
export function isPackaged(file: string): boolean {
  return /(^|[\\/])node_modules[\\/]/.test(file);
}

/**
 * Whether a file, relative to the program's folder, belongs to one of the program's dependencies: in a checkout these
 * are inside the folder, and next to it if the program is installed.
 */
export function isNeededPackage(file: string): boolean {
  return /^\.\.[\\/]/.test(file) || isPackaged(file);
}
