import type { JsonSchema, Kind } from '../../renderer/site.ts';
import type { Interview } from '../open-interview.ts';
import { propertiesOf } from './properties-of.ts';
import type { OwnValues } from './write-fields.ts';

type AskValuesOptions = { ask: Interview['ask']; say: (text: string) => void };

/** The value of a new entry that follows from its id: its title. */
export function valuesFromId(id: string, { title }: Kind): OwnValues {
  return title === undefined ? {} : { [title]: titleFromId(id) };
}

/**
 * Asks for the title and the price; Enter keeps the title derived from the id, and leaves the price for later.
 * `undefined`: the user wants to stop.
 */
export async function askValues(
  id: string,
  { kind, schema }: { kind: Kind; schema: JsonSchema },
  asking: AskValuesOptions,
): Promise<OwnValues | undefined> {
  const values = new Map(Object.entries(valuesFromId(id, kind)));
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  for (const [field, of] of propertiesOf(schema)) {
    const isPrice = of.means === 'money' && required.includes(field);
    if (field !== kind.title && !isPrice) continue;
    const text = `${of.title ?? field} [${values.get(field) ?? 'leave it for later'}]: `;
    const answer = await askOne(
      { text, read: isPrice ? (given) => readAmount(given, of) : String, of },
      asking,
    );
    if (answer === undefined) return undefined;
    if (answer !== '') values.set(field, answer);
  }
  return Object.fromEntries(values);
}

type ValueQuestion = { text: string; read: (answer: string) => string | number | undefined; of: JsonSchema };

/** Asks until the field accepts the answer. '' if there was none. */
async function askOne(
  question: ValueQuestion,
  asking: AskValuesOptions,
): Promise<string | number | undefined> {
  const answer = (await asking.ask(question.text))?.trim();
  if (answer === undefined || answer === '') return answer;
  const value = question.read(answer);
  if (value !== undefined) return value;
  const { inWords = 'a number', examples } = question.of;
  asking.say(`  Write ${inWords}${Array.isArray(examples) ? `, such as ${examples[0]}` : ''}.`);
  return askOne(question, asking);
}

/** `1,390`, `£1,390` or one of the words in its schema; undefined for anything else. */
function readAmount(answer: string, { pattern, minimum = 0 }: JsonSchema): number | string | undefined {
  const digits = answer.replace(/^\p{Sc}\s*/u, '').replace(/,(?=\d{3}(?:\D|$))/g, '');
  if (/^\d+(?:\.\d{1,3})?$/.test(digits) && Number(digits) >= Number(minimum)) return Number(digits);
  return typeof pattern === 'string' && new RegExp(pattern, 'u').test(answer) ? answer : undefined;
}

/** `oet-weekend` gives `Oet weekend`: a stopgap, but never the same as another entry's. */
function titleFromId(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
