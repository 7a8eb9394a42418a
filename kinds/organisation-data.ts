import { context, type StructuredData } from './schema-org.ts';

/**
 * Who runs the site. All addresses are absolute; `type` is a schema.org type, `url` the home page. Missing facts are
 * absent.
 */
export type Organisation = {
  type: string;
  name: string;
  legalName?: string;
  description?: string;
  url: string;
  logo?: string;
  email?: string;
  telephone?: string;
  address?: { street: string; city: string; postcode: string; country: string };
  sameAs: string[];
};

/** Never with ratings: an organisation's claims about itself aren't reviews. */
export function organisationData(organisation: Organisation): StructuredData {
  const { type, name, legalName, description, url, logo, email, telephone, address, sameAs } = organisation;
  return {
    '@context': context,
    '@type': type,
    '@id': `${url}#organization`,
    name,
    ...(legalName !== undefined && { legalName }),
    ...(description !== undefined && { description }),
    url,
    ...(logo !== undefined && { logo }),
    ...(email !== undefined && { email }),
    ...(telephone !== undefined && { telephone }),
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        ...(address.postcode !== '' && { postalCode: address.postcode }),
        addressCountry: address.country,
      },
    }),
    sameAs,
  };
}
