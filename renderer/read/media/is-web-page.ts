/** Browsers may save the page around a picture under the name of the picture. */
export function isWebPage(bytes: Uint8Array): boolean {
  return /^\s*<(?:!doctype html|html)\b/i.test(Buffer.from(bytes.subarray(0, 200)).toString('latin1'));
}
