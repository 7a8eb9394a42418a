import { pick } from '../../../templates/art/chance.ts';
import { type Change, type Editor, type SiteState, write } from '../change.ts';
import { choose } from './choose.ts';

/** The shipped files that a site may override with its own, by path: `templates/…`, `kinds/…`, `schemas/…`. */
export type Shipped = ReadonlyMap<string, string>;

type CodeEdit = (text: string, chance: () => number) => string;

/**
 * A template, style, drawing or island of the site's own: a changed copy of a shipped one, or a further change to its
 * own.
 */
export function createTemplateEditor(shipped: Shipped): Editor {
  const all = [...shipped.keys()].filter((file) => /^templates\/.*\.(?:tsx|ts|css)$/.test(file)).toSorted();
  return (state, chance) => {
    const used = all.filter((file) => isUsed(file, state));
    const file = choose(chance() < 0.75 ? used : all, chance);
    if (file === undefined) return undefined;
    return layOver(file, file.endsWith('.css') ? editStyles : editComponent, { state, shipped, chance });
  };
}

/** The frame, and the parts of sections that the site shows. */
function isUsed(file: string, { files }: SiteState): boolean {
  if (!file.startsWith('templates/sections/'))
    return /^templates\/(?:components|frame|styles|art)\//.test(file);
  const section = file.split('/')[2] ?? '';
  return [...files].some(
    ([name, bytes]) => name.startsWith('content/pages/') && bytes.includes(`section: ${section}`),
  );
}

const editStyles: CodeEdit = (text, chance) =>
  choose(
    [
      text.replace(/(\d)rem/, (_, digit: string) => `${(Number(digit) + 1) % 10}rem`),
      `${text}\n@layer sections {\n  .added-${pick(chance, 1, 99)} {\n    color: var(--colour-ink);\n  }\n}\n`,
      text.replace(/\n {2}\.[\s\S]*?\n {2}\}/, ''),
      chance() < 0.2 ? text.replace('}', '') : `${text}\n/* ${pick(chance, 1, 99)} */\n`,
    ],
    chance,
  ) ?? text;

const editComponent: CodeEdit = (text, chance) => {
  const number = pick(chance, 1, 99);
  const kind = pick(chance, 0, 9);
  if (kind < 6 && text.includes(' className='))
    return text.replace(' className=', ` data-edit="${number}" className=`);
  if (kind === 6) return `${text}\nexport const broken${number} = ;\n`;
  if (kind === 7) return `${text}\nReflect.set(globalThis, 'edited', ${number});\n`;
  return `${text}\n// ${number}\n`;
};

/** The site's own code of kinds: the shipped code, computing something different. */
export function createKindEditor(shipped: Shipped): Editor {
  const registry = 'kinds/registry.ts';
  return (state, chance) => {
    const change = layOver(choose(kindFiles, chance) ?? '', editKind, { state, shipped, chance });
    if (!change || state.files.has(registry)) return change;
    return { ...change, steps: [...change.steps, write(registry, shipped.get(registry) ?? '')] };
  };
}

const kindFiles = [
  'kinds/course/price-course.ts',
  'kinds/course/plan-course.ts',
  'kinds/course/course-names.ts',
  'kinds/post/plan-post.ts',
  'kinds/tutor/plan-tutor.ts',
  'kinds/event/event-time.ts',
  'kinds/initials-of.ts',
  'kinds/schema-org.ts',
];

const editKind: CodeEdit = (text, chance) => {
  const number = pick(chance, 1, 9);
  const edits = [
    text.replace(/amount \* 100/, `amount * 100 + ${number}`),
    text.replace(/title: (\w+)\.title,/, (_, value: string) => `title: \`\${${value}.title} ${number}\`,`),
    text.replace(/id: entry\.id,/, `id: entry.id,\n      edited: ${number},`),
    `${text}\n// ${number}\n`,
    text.replace(/return \{/, `if (Date.now() > 0) throw new Error('${number}');\n  return {`),
    `${text}\nexport const broken = ;\n`,
  ];
  return choose(edits, chance) ?? text;
};

/**
 * A schema of the site's own: which fields are allowed, how entries are sorted, what search and feed contain of them.
 */
export function createSchemaEditor(shipped: Shipped): Editor {
  const all = [...shipped.keys()]
    .filter((file) => /^schemas\/(?!editor\/).*\.schema\.json$/.test(file))
    .toSorted();
  return (state, chance) => {
    const own = [...state.files.keys()].filter((file) => file.endsWith('.schema.json')).toSorted();
    const kinds = all.filter((file) => shipped.get(file)?.includes('"kind": {'));
    const file = choose(chance() < 0.3 ? own : chance() < 0.6 ? kinds : all, chance);
    return file === undefined ? undefined : layOver(file, editSchema, { state, shipped, chance });
  };
}

const editSchema: CodeEdit = (text, chance) => {
  const number = pick(chance, 1, 9);
  const one = (pattern: RegExp, instead: string) => {
    const place = choose([...text.matchAll(pattern)], chance);
    if (!place) return text;
    return (
      text.slice(0, place.index) +
      place[0].replace(new RegExp(pattern.source), instead) +
      text.slice(place.index + place[0].length)
    );
  };
  const edits = [
    one(/"description": "([^"]*)"/g, `"description": "$1 ${number}"`),
    one(/"order": \["-?(\w+)"\]/g, `"order": ["${chance() < 0.5 ? '-' : ''}$1"]`),
    one(/"order": \["-?(\w+)"\],/g, ''),
    one(/"minLength": \d+/g, `"minLength": ${number * 4}`),
    one(/"minItems": \d+/g, `"minItems": ${number}`),
    one(/"means": "(?:text|verbatim|markdown)"/g, '"means": "verbatim"'),
    one(/"summary": "\w+"/g, '"summary": "title"'),
    one(/"feed": \{[^}]*\},/g, ''),
    one(/"required": \["\w+", /g, '"required": ['),
    one(/"additionalProperties": false/g, '"additionalProperties": true'),
    one(/\}/g, ''),
  ];
  return choose(edits, chance) ?? text;
};

type Laying = { state: SiteState; shipped: Shipped; chance: () => number };

/**
 * Changes the site's own file, or the shipped one if it has none; or deletes its own, so that the shipped one applies
 * again.
 */
function layOver(file: string, edit: CodeEdit, { state, shipped, chance }: Laying): Change | undefined {
  const own = state.files.get(file)?.toString('utf8');
  if (own !== undefined && chance() < 0.25)
    return { name: `${file} removed`, steps: [{ do: 'remove', file }] };
  const before = own ?? shipped.get(file);
  if (before === undefined) return undefined;
  const after = edit(before, chance);
  if (after === own) return undefined;
  return { name: `${file} ${own === undefined ? 'laid over' : 'changed'}`, steps: [write(file, after)] };
}
