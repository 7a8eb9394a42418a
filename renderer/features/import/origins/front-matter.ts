import { type Fields, fieldsOf } from '../../../../diagnostics/fields.ts';
import { parseToml } from '../../../read/data/parse-toml.ts';
import { readYaml } from '../../../read/yaml/read-yaml.ts';
import { createSourceText } from '../../../source/create-source-text.ts';
import { settleYaml } from './settle-yaml.ts';

/** `faults`: what is wrong in the fields, in words; what could be read of them is there nevertheless. */
export type ForeignFields = { fields: Fields; body: string; faults: readonly string[] };

/** The fields at the top of a text, in YAML, TOML or JSON; undefined if there are none, or if they are a program. */
export function readFrontMatter(text: string): ForeignFields | undefined {
  const whole = text.replace(/^\uFEFF/, '');
  const fenced = /^(---|\+\+\+)[ \t]*(?:(yaml|toml|json)[ \t]*)?\n/.exec(whole);
  if (fenced)
    return readFenced(whole, fenced[0].length, fenced[1] === '+++' ? 'toml' : (fenced[2] ?? 'yaml'));
  return whole.startsWith('{') ? readLeadingJson(whole) : undefined;
}

function readFenced(text: string, start: number, language: string): ForeignFields | undefined {
  const mark = text.slice(0, 3) === '+++' ? /^\+\+\+[ \t]*$/m : /^(?:---|\.\.\.)[ \t]*$/m;
  const end = mark.exec(text.slice(start));
  if (!end) return undefined;
  const written = text.slice(start, start + end.index);
  const body = text.slice(start + end.index + end[0].length).replace(/^\n/, '');
  return { ...readFieldsIn(written, language), body };
}

/** Hugo ends fields in JSON with the bracket that closes them, on a line of its own. */
function readLeadingJson(text: string): ForeignFields | undefined {
  const end = /^\}[ \t]*$/m.exec(text);
  if (!end) return undefined;
  const data = readFieldsIn(text.slice(0, end.index + 1), 'json');
  return data.faults.length > 0 ? undefined : { ...data, body: text.slice(end.index + end[0].length) };
}

/** A file of settings or data by its ending, or a part of a text. */
export function readFieldsIn(text: string, language: string): { fields: Fields; faults: readonly string[] } {
  if (language === 'json') return readJson(text);
  if (language === 'toml') {
    const read = parseToml(text);
    return 'value' in read
      ? { fields: fieldsOf(read.value), faults: [] }
      : { fields: {}, faults: [read.detail] };
  }
  if (text.trim() === '') return { fields: {}, faults: [] };
  const yaml = settleYaml(text);
  const { value, problems } = readYaml(createSourceText('', yaml), { start: 0, end: yaml.length });
  const errors = problems.filter(({ severity }) => severity === 'error');
  return { fields: fieldsOf(value), faults: errors.map(({ message }) => message) };
}

function readJson(text: string): { fields: Fields; faults: readonly string[] } {
  try {
    return { fields: fieldsOf(JSON.parse(text)), faults: [] };
  } catch (error) {
    if (error instanceof SyntaxError) return { fields: {}, faults: [error.message] };
    throw error;
  }
}
