import type { Kinds } from '../model/kinds.ts';
import { entryAlias, wholeAlias } from '../schema/entry-types.ts';
import { pascalCase } from '../schema/pascal-case.ts';

/** `folder`: where kinds/ of the program is, as an import names it. `registry`: the site's own, if it has one. */
type CodeOfKinds = { folder: string; registry?: string };

/**
 * The types of entries that the generated `types` mention but planned.ts doesn't describe: what the site's own code
 * plans. Empty without any.
 */
export function entryAliases(types: string, kinds: Kinds, { folder, registry }: CodeOfKinds): string[] {
  const codes = registry === undefined ? 'object' : 'typeof kinds';
  const isMentioned = (name: string) => new RegExp(`\\b${name}\\b`).test(types);
  const aliases = kinds.flatMap(({ word, format }) => {
    const fields = `${pascalCase(word)}Props`;
    const text = format === 'mdx' ? ', EntryText' : '';
    return [
      { name: entryAlias(word), type: `PlannedEntry<${codes}, '${word}', ${fields}>` },
      { name: wholeAlias(word), type: `WholeEntry<${codes}, '${word}', ${fields}${text}>` },
    ].filter(({ name }) => isMentioned(name));
  });
  if (aliases.length === 0) return [];
  const text = aliases.map(({ name, type }) => `export type ${name} = ${type};`).join('\n');
  const used = ['EntryText', 'PlannedEntry', 'WholeEntry'].filter((name) => text.includes(name));
  return [
    ...(registry === undefined ? [] : [`import type { kinds } from '${registry}';`]),
    `import type { ${used.join(', ')} } from '${folder}/planned-entry.ts';`,
    text,
  ];
}
