import { fieldsOf, isFields, listOf } from '../../../../diagnostics/fields.ts';
import { ownProperty } from '../../../../diagnostics/own-property.ts';
import type { JsonSchema } from '../../../model/site.ts';
import type { FieldChoice } from './field-view.ts';

/** The values to choose from: those of the schema, or of the list in site.yaml that it names. Undefined for any value. */
export function fieldChoices(schema: JsonSchema, settings: unknown): readonly FieldChoice[] | undefined {
  const { enum: values, among, pattern } = schema;
  if (Array.isArray(values)) return values.map(choice);
  if (typeof among === 'string') return choicesAmong(ownProperty(fieldsOf(settings), among));
  const words =
    typeof pattern === 'string' ? /^\^\(?([A-Za-z]+(?:\|[A-Za-z]+)*)\)?\$$/.exec(pattern)?.[1] : undefined;
  return words?.split('|').map(choice);
}

function choicesAmong(listed: unknown): readonly FieldChoice[] | undefined {
  if (isFields(listed))
    return Object.entries(listed).map(([value, about]) => {
      const { title, label } = fieldsOf(about);
      return { value, title: String([about, title, label].find((one) => typeof one === 'string') ?? value) };
    });
  return Array.isArray(listed) ? listOf(listed).map(choice) : undefined;
}

/** `light-blue` → Light blue. */
function choice(value: unknown): FieldChoice {
  const words = String(value).replaceAll('-', ' ');
  return { value, title: typeof value === 'string' ? words.charAt(0).toUpperCase() + words.slice(1) : words };
}
