import { schemaNamed } from '../../renderer/schema/schema-named.ts';
import type { EntryKind, Surroundings } from './entry-kinds.ts';
import { comment, writeFields } from './write-fields.ts';

/** The text of a new file: valid as it stands, and explaining itself. */
export function writeEntry(kind: EntryKind, id: string, surroundings: Surroundings): string {
  const schema = schemaNamed(surroundings.schemas, kind.schema);
  if (!schema) throw new Error(`schemas/${kind.schema}.schema.json is missing`);
  const head = [
    ...comment(String(schema.description ?? '')),
    ...comment('Lines with # are explanations. Take the # of an optional field away to use it.'),
  ].join('\n');
  const fields = `${head}\n\n${writeFields(schema, kind.values(titleFromId(id), surroundings))}`;
  return kind.body === undefined ? fields : `---\n${fields}---\n\n${kind.body}`;
}

/** `oet-weekend` gives `Oet weekend`: to be written properly, but never the same as another's. */
function titleFromId(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
