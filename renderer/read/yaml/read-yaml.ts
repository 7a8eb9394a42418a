import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { hasError } from '../../../diagnostics/has-error.ts';
import { fileEmpty } from '../../../diagnostics/messages/read.ts';
import { yamlDirective, yamlNoFields, yamlSpaceAfterColon } from '../../../diagnostics/messages/read-yaml.ts';
import type { Place } from '../../../diagnostics/place.ts';
import type { SourceText, Span } from '../../model/source.ts';
import { placeAt } from '../../source/place-at.ts';
import { buildValue } from './build-value.ts';
import { explainYamlMistake } from './explain-yaml-mistake.ts';
import { firstOfEachRegion } from './first-of-each-region.ts';
import { parseYaml } from './parse-yaml.ts';

export type ReadYaml = { value: unknown; spans?: Span; problems: Diagnostic[] };

/** The part of a file from `start` to `end` as a group of fields; `value` is `undefined` where a problem is an error. */
export function readYaml(source: SourceText, { start, end }: { start: number; end: number }): ReadYaml {
  const text = source.text.slice(start, end);
  const place = (offset: number) => placeAt(source, start + offset);
  const directive = /^(?:[ \t]*(?:#.*)?\r?\n)*%/.exec(text);
  if (directive) return failed([yamlDirective(place(directive[0].length - 1))]);
  const { root, mistakes } = parseYaml(text);
  if (mistakes.length > 0) {
    const sorted = [...mistakes].sort((one, other) => one.offset - other.offset);
    const explained = sorted.map((mistake) => explainYamlMistake(mistake, { text, root, place }));
    return failed(firstOfEachRegion(explained, text, place(0).line));
  }
  if (!root || (root.kind === 'scalar' && root.value === null)) return failed([fileEmpty(place(0))]);
  if (root.kind === 'scalar' || root.kind === 'list')
    return failed([explainRoot(text.slice(root.start), place(root.start))]);
  const problems: Diagnostic[] = [];
  const report = (problem: Diagnostic) => problems.push(problem);
  const { value, span } = buildValue(root, { text, start, place, report });
  return { value: hasError(problems) ? undefined : value, spans: span, problems };
}

function failed(problems: Diagnostic[]): ReadYaml {
  return { value: undefined, problems };
}

function explainRoot(written: string, place: Place): Diagnostic {
  const field = /^([A-Za-z][\w-]*):(?!\/\/)(\S.*)/.exec(written);
  return field ? yamlSpaceAfterColon(place, `${field[1]}: ${field[2]?.trimEnd()}`) : yamlNoFields(place);
}
