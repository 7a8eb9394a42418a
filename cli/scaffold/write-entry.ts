import type { JsonSchema, Kind } from '../../renderer/site.ts';
import { type StartValueInput, startValues } from './start-values.ts';
import { comment, type OwnValues, writeFields } from './write-fields.ts';

/** The text of a new file: valid as it is, and self-explanatory. `said`: known values by field. */
export function writeEntry(
  said: OwnValues,
  of: { kind: Kind; schema: JsonSchema },
  surroundings: StartValueInput,
): string {
  const { kind, schema } = of;
  const head = [
    ...comment(String(schema.description ?? '')),
    ...comment('Lines that start with # are explanations. To use an optional field, delete the # before it.'),
  ].join('\n');
  const fields = `${head}\n\n${writeFields(schema, startValues(said, of, surroundings))}`;
  return kind.format === 'mdx' ? `---\n${fields}---\n\n${articleBody}` : fields;
}

const articleBody = [
  'Open with what the reader will be able to do after reading.',
  '',
  '## A heading for each step',
  '',
  'One idea a paragraph. Use **bold** for what must not be missed, and [a link with telling words](/) for further reading.',
  '',
  '- a list',
  '- of things',
  '',
].join('\n');
