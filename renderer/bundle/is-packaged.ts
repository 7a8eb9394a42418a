/** Whether a file, however it is named, is one of an installed package. */
export function isPackaged(file: string): boolean {
  return /(^|[\\/])node_modules[\\/]/.test(file);
}

/**
 * Whether a file that is named as seen from the program's folder is one of a package that the program needs: in a
 * checkout these stand within the folder, and beside it where the program is installed.
 */
export function isNeededPackage(file: string): boolean {
  return /^\.\.[\\/]/.test(file) || isPackaged(file);
}
