import { statSync } from 'node:fs';
import { decodeAddress } from '../../../../diagnostics/decode-address.ts';
import { withoutQuery } from '../../../foreign/written-address.ts';
import { openSourceFolder, plainPath } from '../origins/source-folder.ts';

/** The file of a picture in the folder of uploads, whatever size of it a post shows; undefined without one. */
export function findUpload(uploads: string | undefined): (address: string) => string | undefined {
  if (uploads === undefined || !statSync(uploads).isDirectory()) return () => undefined;
  const folder = openSourceFolder(uploads);
  return (address) => {
    const path = plainPath(decodeAddress(withoutQuery(address).replace(/^(?:https?:)?\/\/[^/]+/, '')));
    const below = path.split('uploads/').at(-1) ?? path;
    const whole = below.replace(/-\d+x\d+(?=\.\w+$)/, '').replace(/-scaled(?=\.\w+$)/, '');
    const ways = [
      whole,
      below,
      `uploads/${whole}`,
      `wp-content/uploads/${whole}`,
      `wp-content/uploads/${below}`,
    ];
    const file = ways.find((one) => folder.has(one));
    return file === undefined ? undefined : folder.absolute(file);
  };
}
