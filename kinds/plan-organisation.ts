import { fieldsOf, listOf } from '../diagnostics/fields.ts';
import type { PlanSite } from './kind.ts';
import type { Organisation } from './organisation-data.ts';
import { gather, type Planned } from './planned.ts';
import { asText, optionalText, pictureView } from './read-fields.ts';
import { used } from './used.ts';

/**
 * Who runs the site, in brief: the seller, teacher or organiser. `url` is the home page, `decimals` those of an amount.
 */
export type Seller = {
  type: string;
  name: string;
  url: string;
  origin: string;
  currency: string;
  decimals: number;
};

export function planSeller(site: PlanSite): Planned<Seller> {
  return gather((take) => {
    const setting = (key: string) => take(site.written(key));
    const home = take(site.link('/')).href;
    return {
      type: optionalText(setting('organisationType')) ?? 'Organization',
      name: asText(setting('name')),
      origin: asText(setting('origin')),
      currency: asText(setting('currency')),
      decimals: take(site.format.decimals()).most,
      url: take(site.absolute(home)),
    };
  });
}

export function planOrganisation(site: PlanSite): Planned<Organisation> {
  return gather((take) => {
    const { type, name, url } = take(planSeller(site));
    const written = (...path: string[]) => optionalText(take(site.written(...path)));
    const legalName = written('legalEntity', 'name');
    const description = written('description');
    const logo = take(planLogo(site));
    const email = written('contact', 'email');
    const telephone = written('contact', 'phone');
    const address = take(planAddress(site));
    const social = listOf(take(used(site.setting('social')))).map((account) =>
      fieldsOf(fieldsOf(account).url),
    );
    return {
      type,
      name,
      ...(legalName !== undefined && { legalName }),
      ...(description !== undefined && { description }),
      url,
      ...(logo !== undefined && { logo }),
      ...(email !== undefined && { email }),
      ...(telephone !== undefined && { telephone }),
      ...(address && { address }),
      sameAs: social.map(({ href }) => take(site.absolute(asText(href)))),
    };
  });
}

function planLogo(site: PlanSite): Planned<string | undefined> {
  return gather((take) => {
    const src = optionalText(take(site.written('logo', 'src')));
    if (src === undefined) return undefined;
    const view = pictureView(take(site.written('logo')));
    return take(site.absolute(take(site.picture(src, '', view)).src));
  });
}

function planAddress(site: PlanSite): Planned<Organisation['address']> {
  return gather((take) => {
    const office = take(site.written('contact', 'office'));
    if (office === undefined) return undefined;
    const { street, city, postcode, country } = fieldsOf(office);
    return {
      street: asText(street),
      city: asText(city),
      postcode: asText(postcode),
      country: asText(country),
    };
  });
}
