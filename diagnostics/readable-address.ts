import { decodeAddress } from './decode-address.ts';

/**
 * An address as an editor reads it: letters beyond ASCII without their encoding. Characters that can't be told apart by
 * eye (spaces, invisible characters, half a character) stay encoded, and so do those that would change the meaning:
 * `%2F`.
 */
export function readableAddress(address: string): string {
  return address.replace(/(?:%[89A-F][0-9A-F])+/gi, (encoded) => {
    const letters = decodeAddress(encoded);
    return /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u.test(letters) ? letters : encoded;
  });
}
