import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a folder of templates adds to the shipped ones: `name` as content writes it, the file that holds it. */
export type OwnTemplates = { sections: OwnTemplate[]; islands: (OwnTemplate & { isReact: boolean })[] };
type OwnTemplate = { name: string; file: string };

/**
 * Found by their names, so that a site needs no registry: `sections/{name}/{name}.tsx`, `islands/{name}/{name}.island.tsx`
 * or `.island.ts`. Nothing where the folder has a registry of its own, or is the program's.
 */
export function findOwnTemplates(folder: string): OwnTemplates {
  if (existsSync(join(folder, 'registry.ts'))) return { sections: [], islands: [] };
  const find = (kind: string, extension: string): OwnTemplate[] =>
    namesIn(join(folder, kind))
      .map((name) => ({ name, file: join(folder, kind, name, `${name}${extension}`) }))
      .filter(({ file }) => existsSync(file));
  return {
    sections: find('sections', '.tsx'),
    islands: [
      ...find('islands', '.island.tsx').map((island) => ({ ...island, isReact: true })),
      ...find('islands', '.island.ts').map((island) => ({ ...island, isReact: false })),
    ],
  };
}

/** The registry of a site: its own file, or the shipped one with what the site adds. As a module's text. */
export function registryText(folder: string): string {
  const own = join(folder, 'registry.ts');
  if (existsSync(own)) return "export * as registry from './registry.ts';";
  const { sections, islands } = findOwnTemplates(folder);
  const components = islands.filter(({ isReact }) => isReact);
  return [
    "import * as shipped from './registry.ts';",
    ...sections.map(
      ({ name, file }) =>
        `import { ${exportName(name)} as ${local('section', name)} } from ${JSON.stringify(file)};`,
    ),
    ...components.map(({ name, file }) => `import ${local('island', name)} from ${JSON.stringify(file)};`),
    'export const registry = { ...shipped,',
    `  sections: { ...shipped.sections, ${entries(sections, ({ name }) => local('section', name))} },`,
    `  islands: { ...shipped.islands, ${entries(islands, ({ name, isReact }) =>
      isReact ? `{ component: ${local('island', name)} }` : '{}',
    )} },`,
    '};',
  ].join('\n');
}

function entries<T extends OwnTemplate>(list: readonly T[], value: (one: T) => string): string {
  return list.map((one) => `${JSON.stringify(one.name)}: ${value(one)}`).join(', ');
}

/** `opening-hours` exports `OpeningHours`. */
function exportName(name: string): string {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function local(kind: string, name: string): string {
  return `${kind}${exportName(name)}`;
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).toSorted();
}
