import { context, type StructuredData } from './schema-org.ts';

/** Breadcrumbs from home to the page: `path` in order, each item with its absolute address. */
export function breadcrumbData(path: readonly { name: string; address: string }[]): StructuredData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: path.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      item: item.address,
    })),
  };
}
