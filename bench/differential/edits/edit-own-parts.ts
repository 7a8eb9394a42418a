import { pick } from '../../../templates/art/chance.ts';
import { type Change, type Editor, type FileStep, type SiteState, write } from '../change.ts';
import { choose } from './choose.ts';
import type { Shipped } from './edit-code.ts';
import { ownParts, ownSections } from './own-parts.ts';

/** Adds, changes and removes templates of the site's own that depend on each other, and a registry of its own. */
export function createOwnPartsEditor(shipped: Shipped): Editor {
  return (state, chance) => {
    const there = Object.keys(ownParts).filter((file) => state.files.has(file));
    if (there.length === 0) return begin(state, chance);
    const kind = pick(chance, 0, 9);
    if (kind === 0) return end(state);
    if (kind === 1) return oneMore(state, chance);
    if (kind < 4) return editRegistry(state, shipped, chance);
    return editPart(state, choose(there, chance) ?? '', chance);
  };
}

/** Adds the files, and the sections at the end of a page or two. */
function begin(state: SiteState, chance: () => number): Change {
  const pages = pagesOf(state).filter(() => chance() < 0.5);
  const steps = Object.entries(ownParts).map(([file, text]) => write(file, text));
  const shown = pages.map((page) => write(page, `${textOf(state, page).trimEnd()}\n${ownSections}`));
  return { name: 'templates of its own', steps: [...steps, ...shown] };
}

function end(state: SiteState): Change {
  const registry = state.files.has(registryFile) ? [registryFile] : [];
  const gone = [...Object.keys(ownParts).filter((file) => state.files.has(file)), ...registry];
  const shown = pagesOf(state).filter((page) => textOf(state, page).includes(ownSections));
  const steps: FileStep[] = gone.map((file) => ({ do: 'remove', file }));
  const without = shown.map((page) => write(page, textOf(state, page).replaceAll(ownSections, '\n')));
  return { name: 'templates of its own removed', steps: [...steps, ...without] };
}

function oneMore(state: SiteState, chance: () => number): Change | undefined {
  const page = choose(pagesOf(state), chance);
  if (page === undefined) return undefined;
  const steps = [write(page, `${textOf(state, page).trimEnd()}\n${ownSections}`)];
  return { name: `${page}: sections of its own`, steps };
}

const registryFile = 'templates/registry.ts';

/** The shipped registry with the site's own sections added, two swapped, one wrapped or one left out; or none. */
function editRegistry(state: SiteState, shipped: Shipped, chance: () => number): Change | undefined {
  const text = shipped.get(registryFile);
  if (text === undefined) return undefined;
  if (state.files.has(registryFile) && chance() < 0.5)
    return { name: 'its own registry removed', steps: [{ do: 'remove', file: registryFile }] };
  const own = [
    "import { OwnNote } from './sections/own-note/own-note.tsx';",
    "import { OwnList } from './sections/own-list/own-list.tsx';",
    "import OwnWink from './islands/own-wink/own-wink.island.tsx';",
  ];
  const [note, list] = choose(
    [
      ['OwnNote', 'OwnList'],
      ['OwnList', 'OwnNote'],
      ['(props) => OwnNote({ ...props, label: props.label + 1 })', 'OwnList'],
    ],
    chance,
  ) ?? ['OwnNote', 'OwnList'];
  const withOwn = `${own.join('\n')}\n${text}`
    .replace('sections = {', `sections = { 'own-note': ${note}, 'own-list': ${list},`)
    .replace(/(IslandEntry>> = \{)/, "$1 'own-wink': { component: OwnWink },");
  const edited = choose([withOwn, withOwn.replace('  prose: Prose,\n', ''), withOwn], chance) ?? withOwn;
  return { name: 'a registry of its own', steps: [write(registryFile, edited)] };
}

function editPart(state: SiteState, file: string, chance: () => number): Change | undefined {
  const before = textOf(state, file);
  const number = pick(chance, 1, 99);
  const edits = [
    before.replace(/className="[^"]*"/, (found) => `${found} data-edit="${number}"`),
    before.replace(/data-edit="\d+"/, `data-edit="${number}"`),
    before.replace(/concat\("[^"]*"\)/, `concat("${number}")`),
    before.replace(/(\d+)rem/, `${number}rem`),
    before.replace(/import '\.\/own-\w+\.css';\n/, ''),
    before.replace('of="own-wink"', 'of="timed"'),
    before.replace(/^import \{ OwnBadge \}.*\n/m, 'const OwnBadge = ({ label }) => <u>{label}</u>;\n'),
    before.replace('OwnBadge }', 'OwnBatch }'),
    before.replace('SectionHeading }', 'SectionHeadline }'),
    ownParts[file] ?? before,
    `${before}\n// ${number}\n`,
  ].filter((text) => text !== before);
  const text = choose(edits, chance);
  if (text === undefined) return undefined;
  return { name: `${file} changed`, steps: [write(file, text)] };
}

function pagesOf({ files }: SiteState): string[] {
  return [...files.keys()].filter((file) => /^content\/pages\/(?!article)[^/]+\.yaml$/.test(file)).toSorted();
}

function textOf({ files }: SiteState, file: string): string {
  return files.get(file)?.toString('utf8') ?? '';
}
