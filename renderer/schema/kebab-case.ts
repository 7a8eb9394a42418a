/** `StorageRegister` as `storage-register`. */
export function kebabCase(name: string): string {
  return name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();
}
