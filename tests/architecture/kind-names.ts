import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds } from '../../kinds/registry.ts';

const schemas = join(import.meta.dirname, '../../schemas');

/** A name of the core: every site has pages. */
const own = ['pages'];

/** Words used only for courses that are not the name of a kind. */
const ofCourses = ['enrol', 'enrolment'];

/** Words that code also needs in another sense: a browser event, an HTML form, the outcome of a run. */
const ambiguous = new Set([
  'event',
  'post',
  'form',
  'legal',
  'lead',
  'chat',
  'download',
  'question',
  'outcome',
]);

/** Words that mean something else even as a property name: an HTML download, the legal links of the footer. */
const everyday = new Set(['event', 'post', 'form', 'legal', 'download', 'outcome']);

/** `words` name a shipped kind anywhere, even within a longer name; `exact` only as a whole string or property. */
export type KindNames = { words: ReadonlySet<string>; exact: ReadonlySet<string> };

/** Reads the names from the registry of kinds with code and from the heads of the schemas. */
export function readKindNames(): KindNames {
  const coded = Object.keys(kinds).map((word) => ({ word, folder: word }));
  const all = [...coded, ...readHeads()];
  const words = all.filter(({ word }) => !ambiguous.has(word)).flatMap(({ word, folder }) => [word, folder]);
  const exact = all
    .filter(({ word }) => ambiguous.has(word))
    .flatMap(({ word, folder }) => [word, folder])
    .filter((name) => !everyday.has(name));
  return { words: new Set([...words, ...ofCourses]), exact: new Set(exact) };
}

/** `course.schema.json` with `"kind": { "folder": "courses" }` */
function readHeads(): { word: string; folder: string }[] {
  const files = readdirSync(schemas).filter((name) => name.endsWith('.schema.json'));
  return files.flatMap((name) => {
    const schema: unknown = JSON.parse(readFileSync(join(schemas, name), 'utf8'));
    const folder = textAt(schema, 'kind', 'folder');
    if (folder === undefined || own.includes(folder)) return [];
    return [{ word: name.replace('.schema.json', ''), folder }];
  });
}

function textAt(value: unknown, ...path: string[]): string | undefined {
  const found = path.reduce<unknown>((at, key) => Object(at)[key], value);
  return typeof found === 'string' ? found : undefined;
}
