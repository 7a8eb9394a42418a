import { ownProperty } from '../../../diagnostics/own-property.ts';
import { breadcrumbData } from '../../../kinds/breadcrumb-data.ts';
import { organisationData } from '../../../kinds/organisation-data.ts';
import { planOrganisation } from '../../../kinds/plan-organisation.ts';
import { gather, type Planned } from '../../../kinds/planned.ts';
import type { PageHead } from '../../../schemas/planned.ts';
import type { Entry } from '../../model/site.ts';
import { absoluteAddress } from '../context/absolute-address.ts';
import type { Route } from '../context/route.ts';
import type { Scope } from '../context/scope.ts';
import { planBreadcrumbs } from './plan-breadcrumbs.ts';

type HeadData = PageHead['structuredData'];

export type PageData = { route: Route; title: string; canonical: string; picture: string | undefined };

/** One kind of structured data about a page: from the engine itself, or from the code of a kind of content. */
export function planStructuredData(
  name: string,
  { route, title, canonical, picture }: PageData,
  page: Entry,
  scope: Scope,
): Planned<HeadData> {
  const { context } = scope;
  const site = context.tools();
  if (name === 'organization') return gather((take) => [organisationData(take(planOrganisation(site)))]);
  if (name === 'breadcrumbs')
    return gather((take) => {
      const { items } = take(planBreadcrumbs(route, page, title, scope));
      const path = items.map(({ name: called, href }) => ({
        name: called,
        address: absoluteAddress(href, context.settings),
      }));
      return [breadcrumbData(path)];
    });
  const data = { address: route.address, title, canonical, picture, current: route.current };
  return gather((take) =>
    Object.values(context.kinds.code).flatMap((code) => {
      const plan = ownProperty(code.structuredData ?? {}, name);
      return plan ? (take({ ...plan(data, site), origins: [] }) as HeadData) : [];
    }),
  );
}
