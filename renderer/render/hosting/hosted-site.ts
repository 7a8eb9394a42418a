import type { PlannedRedirect } from '../../model/plan.ts';
import type { HeaderRule } from './print-header-rules.ts';

/** What a host has to be told. `base`: `''` or `/branch`. */
export type HostedSite = {
  base: string;
  trailingSlash: boolean;
  headers: readonly HeaderRule[];
  redirects: readonly PlannedRedirect[];
};

/** What is written for hosts and no part of the website, without base path. */
export const forHosts = { files: ['/_headers', '/_redirects'], folder: '/_hosting' };
