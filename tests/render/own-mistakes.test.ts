/** Messages about a site's own templates fit a folder without a registry, and say which file and which prop. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { validateIslandProps } from '../../renderer/check/validate-island-props.ts';
import { loadTemplates } from '../../renderer/render/load-templates.ts';
import { compileSchemas } from '../../renderer/schema/compile-schemas.ts';
import { loadFixture, makePage, makePlan, makeSection, renderAll } from './make-plan.ts';

const roots: string[] = [];
afterAll(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function ownFolder(files: Record<string, string>): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'own-mistakes-')));
  roots.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, 'templates', file)), { recursive: true });
    writeFileSync(path.join(root, 'templates', file), text);
  }
  return path.join(root, 'templates');
}

async function problemsOf(files: Record<string, string>): Promise<Diagnostic[]> {
  const problems: Diagnostic[] = [];
  const report = (problem: Diagnostic) => void problems.push(problem);
  await loadTemplates({ folders: [ownFolder(files)], runtime: 'react', report });
  return problems;
}

const broken = { code: 'template-broken' };

describe('a file that exports nothing of the expected name is named', () => {
  test.each([
    ['sections/own-note/own-note.tsx', 'export const Note = () => null;', 'OwnNote'],
    ['islands/own-wink/own-wink.island.ts', 'export const ownWink = () => {};', 'default'],
    ['islands/own-face/own-face.island.tsx', 'export const OwnFace = () => null;', 'default'],
  ])('%s', async (file, text, name) => {
    const problems = await problemsOf({ [file]: text });
    expect(problems).toMatchObject([{ ...broken, place: { file: `templates/${file}`, line: 1, column: 1 } }]);
    expect(problems[0]?.message).toContain(`it has to export “${name}”`);
  });
});

describe('no hint names a registry', () => {
  test('of a section without a template, or an island without a file', async () => {
    const note = `import { Island } from '../../components/island/island.tsx';
      export const OwnNote = () => <div><Island of="own-wink" when="load" /></div>;`;
    const templates = await loadFixture('react', ownFolder({ 'sections/own-note/own-note.tsx': note }));
    const plan = makePlan([makePage('/', [makeSection('own-note', {}), makeSection('own-quote', {})])]);
    const { problems } = renderAll(plan, templates);
    expect(problems.map(({ code }) => code)).toEqual(['island-unknown', 'section-unregistered']);
    const texts = problems.map(({ message, hint }) => `${message} ${hint}`).join('\n');
    expect(texts).not.toContain('registry');
    expect(texts).toContain('templates/islands/own-wink/own-wink.island.ts');
    expect(texts).toContain('templates/sections/own-quote/own-quote.tsx');
  });
});

describe('an import that is usual elsewhere says what to write instead', () => {
  test.each([
    [
      "import styles from './own-note.module.css'; export const OwnNote = () => <p className={styles.a} />;",
      8,
      'a stylesheet gives no names',
    ],
    [
      "import photo from './photo.png'; export const OwnNote = () => <img src={photo} />;",
      19,
      'content/media',
    ],
    ["import './own-note.scss'; export const OwnNote = () => <p />;", 8, 'files that end in .scss'],
  ])('%s', async (text, column, words) => {
    const problems = await problemsOf({
      'sections/own-note/own-note.tsx': text,
      'sections/own-note/own-note.module.css': '.a { color: red }',
      'sections/own-note/own-note.scss': '',
      'sections/own-note/photo.png': '',
    });
    const place = { file: 'templates/sections/own-note/own-note.tsx', line: 1, column };
    expect(problems).toMatchObject([{ ...broken, place }]);
    expect(problems[0]?.message).toContain(words);
  });

  test('of the window, at the top of an island', async () => {
    const text = 'const wide = window.innerWidth; export default () => <p>{wide}</p>;';
    const problems = await problemsOf({ 'islands/own-face/own-face.island.tsx': text });
    const place = { file: 'templates/islands/own-face/own-face.island.tsx', line: 1, column: 14 };
    expect(problems).toMatchObject([{ ...broken, place }]);
    expect(problems[0]?.message).toContain('in an effect (useEffect)');
  });
});

test('a rule that changes the rest of the page is told at its line', async () => {
  const problems = await problemsOf({
    'sections/own-note/own-note.tsx': "import './own-note.css'; export const OwnNote = () => <h2>a</h2>;",
    'sections/own-note/own-note.css':
      '@layer sections {\n  .own-note h2 { color: red }\n  h2 { color: red }\n}',
    'styles/own.css': 'h2 { color: red }',
  });
  const place = { file: 'templates/sections/own-note/own-note.css', line: 3, column: 3 };
  expect(problems).toMatchObject([{ code: 'style-bare', severity: 'warning', place }]);
  expect(problems[0]?.hint).toContain('.own-note h2');
});

type Note = { markup: string; before?: string; head?: string };

/** A section for each note, which returns its `markup`, from its fifth line on. They are bundled together. */
async function loadNotes(notes: readonly Note[], files: Record<string, string>) {
  const sections = notes.map(({ markup, before = '', head = '' }, index) => [
    `sections/own-note${index}/own-note${index}.tsx`,
    `import { Island } from '../../components/island/island.tsx';${head}
export function OwnNote${index}() {
${before}
return (
${markup}
);}`,
  ]);
  const templates = await loadFixture('react', ownFolder({ ...Object.fromEntries(sections), ...files }));
  const schemas = { 'islands/own-face': { type: 'object', properties: { label: { type: 'string' } } } };
  const known = { schemas, validators: compileSchemas(schemas) };
  const validateProps = (name: string, props: object) =>
    name.startsWith('own-') ? validateIslandProps(known, name, props) : [];
  return (note: Note) => {
    const section = makeSection(`own-note${notes.indexOf(note)}`, {});
    return renderAll(makePlan([makePage('/', [section])]), templates, { validateProps });
  };
}

const parts = {
  'islands/own-face/own-face.island.tsx': `import { useEffect, useState } from 'react';
import { Press } from '../../lib/press.tsx';
export default function OwnFace({ label }) {
  const [count, setCount] = useState(0);
  useEffect(() => {}, []);
  return <div><button onClick={() => setCount(count + 1)}>{label}</button><Press of={() => {}} /></div>;
}`,
  'islands/own-wink/own-wink.island.ts': 'export default () => {};',
  'lib/press.tsx': 'export const Press = ({ of }) => <button onClick={of}>Press</button>;',
};

describe('what only a browser would run', () => {
  const press = " import { Press } from '../../lib/press.tsx';";
  const notes = {
    'a handler': { markup: '<p><b onClick={() => {}}>a</b></p>' },
    'a handler of a form': { markup: '<form onSubmit={() => {}} />' },
    'a script': { markup: '<script>{"1"}</script>' },
    'a handler without JSX': {
      markup: 'createElement("b", { onClick() {} })',
      head: ' import { createElement } from "react";',
    },
    'a state': {
      markup: '<p />',
      before: 'const [n] = useState(0);',
      head: ' import { useState } from "react";',
    },
    'an effect of the whole of React': {
      markup: '<p />',
      before: 'R.useEffect(() => {});',
      head: ' import * as R from "react";',
    },
    'a component that gets a function': { markup: '<Press of={() => {}} />', head: press },
    'a style as a text': { markup: '<p style="color: red" />' },
    'an object': { markup: '<p>{{ amount: 3 }}</p>' },
    'the environment': { markup: '<p>{import.meta.env.PUBLIC_KEY}</p>' },
    'a component that waits': { markup: '<Slow />', head: ' const Slow = async () => <p />;' },
    'an island as a component': {
      markup: '<OwnFace label="Ja" />',
      head: " import OwnFace from '../../islands/own-face/own-face.island.tsx';",
    },
    'a handler of a component': { markup: '<Press onPress={() => {}} />', head: press },
    'nothing of the kind': {
      markup: `<div id={id}><Press /><script type="application/ld+json">{"{}"}</script>
        <Island of="own-face" when="idle" props={{ label: "Ja" }} /></div>`,
      before: 'const id = useId();',
      head: `${press} import { useId } from 'react';`,
    },
  } satisfies Record<string, Note>;
  let render: Awaited<ReturnType<typeof loadNotes>>;
  beforeAll(async () => {
    render = await loadNotes(Object.values(notes), parts);
  });

  test.each([
    ['a handler', 'onClick', { line: 5, column: 4 }],
    ['a handler of a form', 'onSubmit', { line: 5, column: 1 }],
    ['a script', '<script>', { line: 5, column: 1 }],
    ['a handler without JSX', 'onClick', { line: 5, column: 1 }],
    ['a state', 'useState', { line: 3, column: 13 }],
    ['an effect of the whole of React', 'useEffect', { line: 3, column: 3 }],
    ['a handler of a component', 'onPress', { line: 5, column: 1 }],
    ['a component that gets a function', 'onClick', { file: 'templates/lib/press.tsx', line: 1, column: 34 }],
  ] as const)('%s is told at its place', (what, name, place) => {
    const { problems } = render(notes[what]);
    expect(problems).toMatchObject([{ code: 'island-only', place }]);
    expect(problems[0]?.message).toContain(`“${name}”`);
  });

  test.each([
    ['a style as a text', '“style” must be an object', { line: 5, column: 1 }],
    ['an object', '(amount)', { line: 5, column: 1 }],
    ['the environment', '“import.meta.env”', { line: 5 }],
    ['a component that waits', 'is async', { line: 3 }],
  ] as const)('%s is told in words that say what to do', (what, words, place) => {
    const { problems } = render(notes[what]);
    expect(problems).toMatchObject([{ code: 'template-throws', place }]);
    expect(problems[0]?.message).toContain(words);
  });

  test('an island that is used as a component is told how to use it', () => {
    const { problems } = render(notes['an island as a component']);
    const place = { file: 'templates/islands/own-face/own-face.island.tsx', line: 4 };
    expect(problems).toMatchObject([{ code: 'island-printed', place }]);
    expect(problems[0]?.hint).toContain('<Island of="own-face"');
  });

  test('runs within an island, and components without a function are let be', () => {
    const { problems, files } = render(notes['nothing of the kind']);
    expect(problems).toEqual([]);
    expect(files.get('index.html')).toContain('<button>Ja</button>');
  });
});

describe('a use of an island is told at its place in the template', () => {
  const wrong = [
    ['of="own-face"', 'island-moment', '“when” is missing'],
    ['of="own-face" when="hover"', 'island-moment', '“when” is "hover"'],
    ['of="own-face" when="after:s"', 'island-moment', '“when” is "after:s"'],
    ['when="load"', 'island-unnamed', 'which island'],
    ['of="own-fase" when="load"', 'island-unknown', '“own-fase”'],
    ['of="own-face" when="load" props={{ label: 5 }}', 'island-props', '“label” must be string, not 5'],
    ['of="own-face" when="load" props={{ lable: "Ja" }}', 'island-props', '“lable” is not in the schema'],
    ['of="own-face" when="load" props={{ label: () => {} }}', 'island-props', '“label” is a function'],
    ['of="own-face" when="load" props={{ label: <b /> }}', 'island-props', '“label” is an element of React'],
    ['of="own-face" when="load" props={{ days: [new Date(0)] }}', 'island-props', '“days[0]” is a Date'],
    ['of="own-face" when="load" props={{ a: { b: 1n } }}', 'island-props', '“a.b” is a bigint'],
    ['of="own-wink" when="load"', 'island-schema-missing', '“own-wink”'],
  ] as const;
  const moments = ['load', 'idle', 'visible', 'interaction', 'after:5s', 'after:0.5s'];
  const right = moments.map((when) => `of="own-face" when="${when}" props={{ label: undefined }}`);
  const all = [...wrong.map(([attributes]) => attributes), ...right];
  const notes = new Map(all.map((one) => [one, { markup: `<p>\n<Island ${one} /></p>` }]));
  let render: (attributes: string) => readonly Diagnostic[];
  beforeAll(async () => {
    const renderNote = await loadNotes([...notes.values()], parts);
    render = (attributes) => renderNote(notes.get(attributes) ?? { markup: '' }).problems;
  });

  test.each(wrong)('<Island %s>', (attributes, code, words) => {
    const problems = render(attributes);
    expect(problems).toMatchObject([{ code, place: { line: 6, column: 1 } }]);
    expect(problems[0]?.place.file).toMatch(/^templates\/sections\/own-note\d+\/own-note\d+\.tsx$/);
    expect(problems[0]?.message).toContain(words);
  });

  test.each(right)('not <Island %s>', (attributes) => {
    expect(render(attributes)).toEqual([]);
  });
});

describe('an island’s props', () => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      text: { type: 'string', minLength: 2 },
      side: { enum: ['port', 'starboard'] },
      berths: {
        type: 'array',
        items: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      },
      count: { type: ['integer', 'null'] },
    },
    required: ['text'],
    additionalProperties: false,
  };
  const schemas = { 'islands/quay': schema };
  const known = { schemas, validators: compileSchemas(schemas) };

  test.each([
    [{}, ['“text” is missing']],
    [{ text: 'Ja', label: 1 }, ['“label” is not in the schema']],
    [{ text: 5 }, ['“text” must be string, not 5']],
    [{ text: '船着場', count: 'two' }, ['“count” must be integer or null, not "two"']],
    [{ text: 'Ja', side: 'left' }, ['“side” must be "port" or "starboard", not "left"']],
    [{ text: 'Ja', berths: [{ name: 'A' }, {}] }, ['“berths[1].name” is missing']],
    [{ text: 'Ja', berths: [{ name: ['A'] }] }, ['“berths[0].name” must be string, not ["A"]']],
    [{ text: 'J' }, ['“text” is "J", which breaks “minLength: 2”']],
    [{ text: 'Ja', count: 2 }, []],
  ])('%j', (props, expected) => {
    expect(validateIslandProps(known, 'quay', props)).toEqual(expected);
  });

  test('may be others if the schema says so', () => {
    const open = { 'islands/quay': { type: 'object', additionalProperties: { type: 'string' } } };
    const others = { schemas: open, validators: compileSchemas(open) };
    expect(validateIslandProps(others, 'quay', { text: 'Ja' })).toEqual([]);
    expect(validateIslandProps(others, 'quay', { text: 5 })).toEqual(['“text” must be string, not 5']);
  });

  test('of an island without a schema are told as that', async () => {
    expect(validateIslandProps(known, 'pier', {})).toBeUndefined();
    const plan = makePlan([makePage('/', [makeSection('reveal', { when: 'idle', label: 'More' })])]);
    const { problems } = renderAll(plan, await loadFixture(), { validateProps: () => undefined });
    expect(problems).toMatchObject([{ code: 'island-schema-missing' }]);
    expect(problems[0]?.hint).toContain('schemas/islands/reveal.schema.json');
  });
});
