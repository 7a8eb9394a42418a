import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { otherNetwork } from '../../../diagnostics/messages/check-contact.ts';
import { wordTable } from '../../../diagnostics/word-table.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** The name of each network, and the domains of its pages. */
const networks = wordTable<{ name: string; domains: readonly string[] }>({
  facebook: { name: 'Facebook', domains: ['facebook.com', 'fb.com', 'fb.me'] },
  x: { name: 'X', domains: ['x.com', 'twitter.com'] },
  instagram: { name: 'Instagram', domains: ['instagram.com', 'instagr.am'] },
  linkedin: { name: 'LinkedIn', domains: ['linkedin.com', 'lnkd.in'] },
  youtube: { name: 'YouTube', domains: ['youtube.com', 'youtu.be'] },
  tiktok: { name: 'TikTok', domains: ['tiktok.com'] },
});

/** A link to a social network leads to the network whose icon it shows. */
export function checkNetworks({ site }: Content, report: Report): void {
  for (const [index, account] of listOf(site.value.social).entries()) {
    const { network, url } = fieldsOf(account);
    const meant = typeof url === 'string' ? networkOf(url) : undefined;
    const wanted = networks.get(String(network));
    if (meant === undefined || meant === network || !wanted) continue;
    const name = networks.get(meant)?.name ?? meant;
    report(otherNetwork(locate(site.source, ['social', index, 'url']), wanted.name, { id: meant, name }));
  }
}

function networkOf(address: string): string | undefined {
  const host =
    /^https?:\/\/(?:[\w-]+\.)*?([\w-]+\.[a-z]+)(?:[/?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  return [...networks].find(([, { domains }]) => domains.includes(host))?.[0];
}
