import type { Context } from '../context/context.ts';
import { translatedAddress } from '../context/translated-address.ts';
import type { Cursor } from './cursor.ts';

/** What is written in site.yaml applies to pages in all languages, so it leads to the page in their own. */
export function addressFrom(address: string, { source }: Cursor, context: Context): string {
  return source === context.site.settings.source ? translatedAddress(address, context) : address;
}
