import type { PlannedRedirect } from '../../model/plan.ts';
import type { HeaderRule } from './print-header-rules.ts';

/** What a host needs to be configured with. `base`: `''` or `/branch`. */
export type HostedSite = {
  base: string;
  trailingSlash: boolean;
  headers: readonly HeaderRule[];
  redirects: readonly PlannedRedirect[];
};

/** Files for hosts, not part of the website; without base path. */
export const forHosts = { files: ['/_headers', '/_redirects'], folder: '/_hosting' };
