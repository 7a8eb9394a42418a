import type { Report } from '../../diagnostics/diagnostic.ts';
import { redirectToNowhere } from '../../diagnostics/messages/redirects.ts';
import { redirectHidesFile } from '../../diagnostics/messages.generated.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { createResolver, type Outputs } from '../inspect/resolve-address.ts';
import type { PlannedRedirect, SiteSettings } from '../model/plan.ts';
import { printRedirectPage } from '../render/print-redirect-page.ts';
import { foldersAbove } from '../write/output-files.ts';
import type { Collector } from './collector.ts';

type MakeRedirectsOptions = {
  settings: SiteSettings;
  collector: Collector;
  /** Addresses of the site's pages. */
  addresses: readonly string[];
};

/** Makes a page for each old address, after everything else: it must neither hide a file nor lead nowhere. */
export function makeRedirects(
  redirects: readonly PlannedRedirect[],
  { settings, collector, addresses }: MakeRedirectsOptions,
  report: Report,
): void {
  const resolve = createResolver(settings, collector.outputs);
  const sound = redirects.filter((redirect) => {
    const { from, to, target, output, place } = redirect;
    const file = fileInTheWay(output, collector.outputs);
    if (file !== undefined) report(redirectHidesFile(place.from, { from, file }));
    const found = resolve(target, redirect);
    // In a chain that leads nowhere, the last link is the one to fix.
    if (found.kind === 'missing' && !redirect.leadsOn)
      report(redirectToNowhere(place.to, { from, to, meant: nearest(found.path, addresses) }));
    return file === undefined && found.kind !== 'missing';
  });
  for (const redirect of sound)
    collector.take({ output: redirect.output, phase: 'page', content: printRedirectPage(redirect) });
}

/** The file that is written where the page would be, or that hosts would serve there. */
function fileInTheWay(output: string, outputs: Outputs): string | undefined {
  const path = output.replace(/\/index\.html$/, '');
  return [output, path, `${path}.html`, ...foldersAbove(path)].find((file) => outputs.has(file));
}
