import type { Tutor } from '../../schemas/planned.ts';
import type { Seller } from '../plan-organisation.ts';
import { context, type StructuredData } from '../schema-org.ts';

/** A tutor as a reference: `address` is their own page. */
export function personData(tutor: Tutor, address: string | undefined): StructuredData {
  return {
    '@type': 'Person',
    name: tutor.name,
    jobTitle: tutor.role,
    ...(address !== undefined && { '@id': `${address}#person`, url: address }),
  };
}

/** The page of a tutor. Source: https://developers.google.com/search/docs/appearance/structured-data/profile-page. */
export function profileData(
  tutor: Tutor,
  { address, image, employer }: { address: string; image: string | undefined; employer: Seller },
): StructuredData {
  return {
    '@context': context,
    '@type': 'ProfilePage',
    url: address,
    mainEntity: {
      ...personData(tutor, address),
      description: tutor.summary,
      ...(image !== undefined && { image }),
      knowsAbout: tutor.subjects,
      knowsLanguage: tutor.languages,
      worksFor: { '@type': employer.type, name: employer.name, url: employer.url },
    },
  };
}
