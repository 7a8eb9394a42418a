/** The input of a page's scripts: the islands of its HTML in order, each with its props. */
export function islandsIn(html: string): { name: string; props: unknown }[] {
  return [...html.matchAll(/<site-island of="([^"]*)"[^>]*? props='([^']*)'>/g)].map(
    ([, name = '', props = '']) => ({
      name,
      props: JSON.parse(props.replaceAll('&#39;', "'").replaceAll('&amp;', '&')),
    }),
  );
}
