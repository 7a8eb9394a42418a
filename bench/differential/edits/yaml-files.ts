import { type Document, isCollection, isScalar, parseDocument, visit } from 'yaml';
import type { SiteState } from '../change.ts';

/** The YAML of a file: all of it, or the front matter of an article. */
export type YamlPart = { file: string; before: string; yaml: string; after: string };

/** A scalar and its position in `yaml`. */
export type Scalar = { key: string; value: unknown; from: number; to: number; block: boolean };

export function yamlFiles({ files }: SiteState): string[] {
  return [...files.keys()]
    .filter((file) => /^(?:site\.yaml|content\/.*\.(?:yaml|mdx))$/.test(file))
    .toSorted();
}

export function yamlPart({ files }: SiteState, file: string): YamlPart {
  const text = files.get(file)?.toString('utf8') ?? '';
  if (!file.endsWith('.mdx')) return { file, before: '', yaml: text, after: '' };
  const [before = '', yaml = ''] = /^---\n([\s\S]*?\n)---\n/.exec(text)?.[1] === undefined ? [] : split(text);
  return { file, before, yaml, after: text.slice(before.length + yaml.length) };
}

function split(text: string): [string, string] {
  return [text.slice(0, 4), text.slice(4, text.indexOf('\n---\n', 3) + 1)];
}

/** All scalars, in the order of the file. Empty if the file can't be parsed. */
export function scalarsOf(yaml: string): Scalar[] {
  const document = parseDocument(yaml);
  const found: Scalar[] = [];
  if (document.errors.length > 0) return found;
  visit(document, {
    Scalar: (place, node, path) => {
      if (place === 'key' || !node.range) return;
      const pairs = path.flatMap((above) =>
        'key' in above && isScalar(above.key) ? [String(above.key.value)] : [],
      );
      const block = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL';
      found.push({
        key: pairs.at(-1) ?? '',
        value: node.value,
        from: node.range[0],
        to: node.range[1],
        block,
      });
    },
  });
  return found;
}

/** The paths of all lists or mappings that aren't empty. */
export function collectionsOf(document: Document, kind: 'list' | 'mapping'): (string | number)[][] {
  const found: (string | number)[][] = [];
  const walk = (node: unknown, path: (string | number)[]): void => {
    if (!isCollection(node)) return;
    const isList = 'items' in node && node.constructor.name === 'YAMLSeq';
    if (isList === (kind === 'list') && node.items.length > 0) found.push(path);
    node.items.forEach((item: unknown, index) => {
      if (isList) walk(item, [...path, index]);
      else if (typeof item === 'object' && item && 'key' in item && 'value' in item && isScalar(item.key))
        walk(item.value, [...path, String(item.key.value)]);
    });
  };
  walk(document.contents, []);
  return found;
}
