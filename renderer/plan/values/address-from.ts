import type { Context } from '../context/context.ts';
import { translatedAddress } from '../context/translated-address.ts';
import type { Cursor } from './cursor.ts';

/** Addresses in site.yaml apply to pages in all languages, so each leads to the page in the language at hand. */
export function addressFrom(address: string, { source }: Cursor, context: Context): string {
  return source === context.site.settings.source ? translatedAddress(address, context) : address;
}
