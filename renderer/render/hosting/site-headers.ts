import type { Asset } from '../../../schemas/asset.ts';
import type { SiteSettings } from '../../model/plan.ts';
import { contentSecurityPolicy, headerOnlyPolicy } from '../content-security-policy.ts';
import type { PageStyles } from '../page-styles.ts';
import type { HeaderRule } from './print-header-rules.ts';

/**
 * The headers of the whole site. The policy here allows the inline styles of any page; each page's own `<meta>` allows
 * only its own, and browsers enforce both. `longest`: the maximum length of a policy, in characters; beyond it, only
 * the `<meta>` lists the allowed inline styles.
 */
export function siteHeaders(
  settings: SiteSettings,
  assets: readonly Asset[],
  { styles, longest }: { styles: Iterable<PageStyles>; longest: number },
): HeaderRule[] {
  const { base } = settings;
  const all = [...styles];
  const hashed = [`${base}/assets/*`, ...hashedFolders(assets).map((folder) => `${base}/${folder}/*`)];
  const hashes = all.flatMap((one) => (one.kind === 'inline' ? [one.hash] : [])).sort();
  const whole = sitePolicy(settings, assets, { styles: all, hashes });
  const policy =
    whole.length <= longest
      ? whole
      : sitePolicy(settings, assets, { styles: all, hashes: ["'unsafe-inline'"] });
  return [
    {
      pattern: `${base}/*`,
      headers: [['Content-Security-Policy', policy], ...fixedHeaders],
    },
    ...[...new Set(hashed)].map(
      (pattern): HeaderRule => ({
        pattern,
        headers: [['Cache-Control', 'public, max-age=31536000, immutable']],
      }),
    ),
  ];
}

const fixedHeaders: HeaderRule['headers'] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
];

function sitePolicy(
  settings: SiteSettings,
  assets: readonly Asset[],
  { styles, hashes: styleHashes }: { styles: readonly PageStyles[]; hashes: readonly string[] },
): string {
  const dataImages = styles.some((one) => one.dataImages);
  const media = assets.some(({ file }) => /\.(webm|mp4|mp3)$/.test(file.output));
  return `${contentSecurityPolicy({ ...settings, styleHashes, dataImages, media })}; ${headerOnlyPolicy}`;
}

/** Folders in which every copied file has a hash in its name, so that it never changes under that name. */
function hashedFolders(assets: readonly Asset[]): string[] {
  const outputs = assets
    .filter(({ make }) => make === 'copy' || make === 'derived')
    .map(({ file }) => file.output)
    .filter((output) => output.includes('/'));
  const isHashed = (output: string) => /[.-][0-9a-f]{8,}\.[a-z0-9]+$/.test(output);
  const folders = new Set(outputs.map(folderOf));
  return [...folders]
    .filter((folder) => outputs.every((output) => folderOf(output) !== folder || isHashed(output)))
    .sort();
}

function folderOf(output: string): string {
  return output.slice(0, output.indexOf('/'));
}
