import { isCollection, isMap, isSeq, parseDocument } from 'yaml';
import { pick } from '../../../templates/art/chance.ts';
import { type Change, type Editor, type SiteState, write } from '../change.ts';
import { choose } from './choose.ts';
import { collectionsOf, yamlFiles, yamlPart } from './yaml-files.ts';

/** Moves, removes or repeats items of a list, or removes or adds a key. */
export const editStructure: Editor = (state, chance) => {
  const file = choose(yamlFiles(state), chance);
  return file === undefined ? undefined : editStructureOf(file, state, chance);
};

/** Routes, menus, categories and the rest of site.yaml. */
export const editSettingsStructure: Editor = (state, chance) => editStructureOf('site.yaml', state, chance);

/** Adds a page at an address of its own, or the same page at another address. */
export const addRoute: Editor = (state, chance) => {
  const part = yamlPart(state, 'site.yaml');
  const pages = [...state.files.keys()].flatMap(
    (file) => /^content\/pages\/(.+)\.yaml$/.exec(file)?.[1] ?? [],
  );
  const page = choose(pages.toSorted(), chance);
  const path = `/added-${pick(chance, 1, 99)}`;
  if (page === undefined || !part.yaml.includes('\nroutes:\n')) return undefined;
  const yaml = part.yaml.replace('\nroutes:\n', `\nroutes:\n  - { path: ${path}, page: ${page} }\n`);
  return { name: `site.yaml: route ${path} to ${page}`, steps: [write('site.yaml', yaml)] };
};

/** Hides an entry, shows it again, or makes it start and end around the day of the build. */
export const editPeriod: Editor = (state, chance) => {
  const entries = yamlFiles(state).filter((file) => /^content\/(?!pages\/)[^/]+\/[^/]+$/.test(file));
  const file = choose(entries, chance);
  if (file === undefined) return undefined;
  const part = yamlPart(state, file);
  const key = chance() < 0.5 ? 'from' : 'until';
  const day = new Date(state.settings.today + pick(chance, -3, 3) * 86_400_000).toISOString().slice(0, 10);
  const without = part.yaml.replace(new RegExp(`^${key}:.*\n`, 'm'), '');
  const yaml = without !== part.yaml && chance() < 0.5 ? without : `${without.trimEnd()}\n${key}: ${day}\n`;
  return { name: `${file}: ${key} ${day}`, steps: [write(file, part.before + yaml + part.after)] };
};

function editStructureOf(file: string, state: SiteState, chance: () => number): Change | undefined {
  const part = yamlPart(state, file);
  const document = parseDocument(part.yaml);
  if (document.errors.length > 0) return undefined;
  const path = choose(collectionsOf(document, chance() < 0.7 ? 'list' : 'mapping'), chance);
  const node = path && (path.length === 0 ? document.contents : document.getIn(path, true));
  if (!path || !isCollection(node)) return undefined;
  const done = isSeq(node)
    ? editList(node.items, chance)
    : isMap(node)
      ? editKeys(node.items, chance)
      : undefined;
  if (done === undefined) return undefined;
  const yaml = document.toString({ lineWidth: 0 });
  return {
    name: `${file}: ${path.join('.') || 'top'}: ${done}`,
    steps: [write(file, part.before + yaml + part.after)],
  };
}

function editList(items: unknown[], chance: () => number): string {
  const at = pick(chance, 0, items.length - 1);
  const [item] = items.splice(at, 1);
  const kind = pick(chance, 0, 2);
  if (kind === 0) return `item ${at} removed`;
  const to = pick(chance, 0, items.length);
  items.splice(to, 0, item);
  if (kind === 1) return `item ${at} moved to ${to}`;
  items.splice(pick(chance, 0, items.length), 0, item);
  return `item ${at} repeated`;
}

function editKeys(items: unknown[], chance: () => number): string {
  const at = pick(chance, 0, items.length - 1);
  const [item] = items.splice(at, 1);
  if (chance() < 0.5) return `key ${at} removed`;
  items.push(item);
  return `key ${at} moved to the end`;
}
