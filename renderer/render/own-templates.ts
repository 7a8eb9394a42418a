import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeFolders } from '../store/package-folder.ts';

/** What folders of templates add to the layers below: `name` as content writes it, and its file. */
export type OwnTemplates = { sections: OwnTemplate[]; islands: (OwnTemplate & { isReact: boolean })[] };
type OwnTemplate = { name: string; file: string };

/**
 * Found by their names, so that a site needs no registry: `sections/{name}/{name}.tsx`,
 * `islands/{name}/{name}.island.tsx` or `.island.ts`. If several files share a name, the nearest wins. Empty if one of
 * the folders has a registry, as the program's has.
 */
export function findOwnTemplates(folders: readonly string[]): OwnTemplates {
  if (folders.some(hasRegistry)) return { sections: [], islands: [] };
  const layers = folders.toReversed().map(templatesIn);
  return {
    sections: nearestOf(layers.map(({ sections }) => sections)),
    islands: nearestOf(layers.map(({ islands }) => islands)),
  };
}

function hasRegistry(folder: string): boolean {
  return existsSync(join(folder, 'registry.ts'));
}

function templatesIn(folder: string): OwnTemplates {
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

/** `layers` from the base up. */
function nearestOf<T extends OwnTemplate>(layers: readonly (readonly T[])[]): T[] {
  return [...new Map(layers.flat().map((one) => [one.name, one])).values()];
}

/** The registry of a site as a module's text: the nearest of its own, or the shipped one with the site's additions. */
export function registryText(folders: CodeFolders): string {
  if (folders.some(hasRegistry)) return "export * as registry from './registry.ts';";
  const { sections, islands } = findOwnTemplates(folders);
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
