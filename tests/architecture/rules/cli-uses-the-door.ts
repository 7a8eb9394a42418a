import { importsOf } from '../imports.ts';
import type { Rule } from '../rule.ts';
import { childOf, childrenOf, type Source, type SyntaxNode } from '../source.ts';

const door = 'renderer/site.ts';
/** The functions that `docs/api.md` lists, in alphabetical order. */
export const doorFunctions: readonly string[] = [
  'addMedia',
  'addPictures',
  'askPrograms',
  'buildSite',
  'changeFiles',
  'checkSite',
  'cleanSite',
  'compareDrift',
  'componentExamples',
  'copyEntry',
  'createCache',
  'createFamily',
  'describeFields',
  'diffSites',
  'editSite',
  'findDrift',
  'findEntries',
  'findEntry',
  'findInSite',
  'findLocalValues',
  'findMediaUses',
  'findOverrides',
  'findPagePlaces',
  'findReasons',
  'findReferrers',
  'findTakenIds',
  'findTranslations',
  'findUses',
  'fixSite',
  'flattenSite',
  'importContent',
  'invertEdits',
  'isSiteFile',
  'keyOfConflict',
  'layerFolders',
  'listMedia',
  'listPictures',
  'listSettings',
  'mapTexts',
  'measureContrast',
  'measureReadability',
  'mergeSite',
  'mergeTexts',
  'namedSites',
  'openWatchedIslands',
  'outlinePage',
  'pasteHtml',
  'planGallery',
  'planSite',
  'previewEdits',
  'previewPages',
  'printPo',
  'readBlock',
  'readSite',
  'renameEntry',
  'sectionExamples',
  'setValue',
  'settleDrift',
  'takeTranslations',
  'titleValues',
  'tryEdits',
];

/** The files that the façade re-exports whole. A command that needs one of them doesn't load the others. */
function wingsOf(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path === door)
    .flatMap(importsOf)
    .flatMap(({ target }) => (target?.startsWith('renderer/') ? [target] : []));
}

/** A program that imports the package can do everything the command line can. Types count: they are exported too. */
export const cliUsesTheDoor: Rule = {
  name: 'cli/ imports of the renderer, kinds and templates only the front door, which has the functions of docs/api.md',
  find: (sources) => [
    ...sources
      .filter(({ path }) => path.startsWith('cli/'))
      .flatMap(importsOf)
      .filter(({ target }) => /^(?:renderer|kinds|templates)\//.test(target ?? ''))
      .filter(({ target }) => target !== door && !wingsOf(sources).includes(target ?? ''))
      .map(({ where, target }) => `${where} imports ${target}`),
    ...sources
      .filter(({ path }) => path === door)
      .flatMap(valuesOf)
      .filter((name) => !doorFunctions.includes(name))
      .map((name) => `${door} exports ${name}`),
  ],
  breaks: [
    { 'cli/a.ts': "import { readKinds } from '../renderer/schema/read-kinds.ts';" },
    { 'cli/a.ts': "import type { Site } from '../renderer/model/site.ts';" },
    { 'cli/commands/a.ts': "const { makeSite } = await import('../../renderer/pipeline/make-site.ts');" },
    { 'cli/a.ts': "import { kinds } from '../kinds/registry.ts';" },
    {
      'cli/a.ts': "import { runBuild } from '../renderer/pipeline/run-build.ts';",
      [door]: "export { buildSite } from './features/build-site.ts';",
    },
    { [door]: 'export function openSite() {}' },
    { [door]: 'export const readSite = 1, root = 2;' },
    { [door]: "export { nearest } from '../diagnostics/nearest.ts';" },
  ],
  keeps: [
    { 'cli/a.ts': "import { type Site, buildSite } from '../renderer/site.ts';" },
    {
      'cli/a.ts': "import { buildSite } from '../renderer/features/build-site.ts';",
      [door]: "export { buildSite } from './features/build-site.ts';",
    },
    { 'cli/a.ts': "import { nearest } from '../diagnostics/nearest.ts'; import { main } from './main.ts';" },
    {
      [door]:
        "export async function readSite() {} export type { Site } from './model/site.ts'; function a() {}",
    },
  ],
};

/** The exports of a file, without types. */
function valuesOf({ program }: Source): string[] {
  return childrenOf(program, 'body')
    .filter(({ type, exportKind }) => type.startsWith('Export') && exportKind !== 'type')
    .flatMap((node) => {
      const declared = childOf(node, 'declaration');
      const all = declared
        ? [declared, ...childrenOf(declared, 'declarations')].map((one) => nameOf(one, 'id'))
        : [];
      return [...all, ...childrenOf(node, 'specifiers').map((one) => nameOf(one, 'exported'))];
    })
    .filter((name) => name !== '');
}

function nameOf(node: SyntaxNode, field: string): string {
  return String(childOf(node, field)?.name ?? '');
}
