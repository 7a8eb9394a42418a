import { type ForeignNode, property } from '../../../foreign/nodes.ts';

/** The declarations of an element’s own style, by their names. */
export function styleOf(node: ForeignNode): ReadonlyMap<string, string> {
  const written = property(node, 'style');
  if (written === '') return none;
  return new Map(
    written.split(';').flatMap((one): [string, string][] => {
      const colon = one.indexOf(':');
      if (colon < 0) return [];
      return [[one.slice(0, colon).trim().toLowerCase(), one.slice(colon + 1).trim()]];
    }),
  );
}

const none: ReadonlyMap<string, string> = new Map();

/** Whether an element has one of these classes. */
export function hasClass(node: ForeignNode, names: ReadonlySet<string>): boolean {
  const { className } = node.properties;
  return Array.isArray(className) && className.some((name) => names.has(String(name)));
}
