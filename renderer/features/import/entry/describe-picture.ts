import { decodeAddress } from '../../../../diagnostics/decode-address.ts';
import { withoutQuery } from '../../../foreign/written-address.ts';

/** `/uploads/summer-party_2.jpg`: summer party 2. */
export function describePicture(src: string): string {
  const name = decodeAddress(withoutQuery(src).split('/').at(-1) ?? '');
  return (
    name
      .replace(/\.\w+$/, '')
      .replace(/[-_+\s]+/g, ' ')
      .trim() || 'picture'
  );
}
