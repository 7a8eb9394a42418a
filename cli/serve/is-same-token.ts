import { timingSafeEqual } from 'node:crypto';

/** Takes as long for a wrong token as for the right one, so that none can be guessed bit by bit. */
export function isSameToken(given: string | string[] | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
