import type { SiteScope } from './planner.ts';

/** A finished address for whoever reads it outside of the site: `/branch/courses` → `https://www.example.com/branch/courses`. */
export function absoluteAddress(href: string, { settings }: Pick<SiteScope, 'settings'>): string {
  return href.startsWith('/') ? `${settings.origin}${href}` : href;
}
