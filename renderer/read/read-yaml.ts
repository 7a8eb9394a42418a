import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { fileEmpty } from '../../diagnostics/messages/read.ts';
import { yamlDirective, yamlNoFields, yamlSpaceAfterColon } from '../../diagnostics/messages/read-yaml.ts';
import type { Place } from '../../diagnostics/place.ts';
import { buildValue } from './build-value.ts';
import { explainYamlMistake } from './explain-yaml-mistake.ts';
import { parseYaml } from './parse-yaml.ts';
import { firstOfEachRegion } from './region.ts';
import type { Span } from './span.ts';

export type ReadYaml = { value: unknown; span: Span | undefined; problems: Diagnostic[] };

/** A YAML text as a group of fields; `value` is `undefined` where a problem is an error. */
export function readYaml(text: string, place: (offset: number) => Place): ReadYaml {
  const directive = /^(?:[ \t]*(?:#.*)?\r?\n)*%/.exec(text);
  if (directive) return failed([yamlDirective(place(directive[0].length - 1))]);
  const { root, mistakes } = parseYaml(text);
  if (mistakes.length > 0) {
    const sorted = [...mistakes].sort((one, other) => one.offset - other.offset);
    const explained = sorted.map((mistake) => explainYamlMistake(mistake, { text, root, place }));
    return failed(firstOfEachRegion(explained, text, place(0).line));
  }
  if (!root || (root.kind === 'scalar' && root.value === null)) return failed([fileEmpty(place(0))]);
  if (root.kind === 'scalar' || root.kind === 'list') return failed([explainRoot(text, place, root.start)]);
  const problems: Diagnostic[] = [];
  const { value, span } = buildValue(root, { text, place, report: (problem) => problems.push(problem) });
  const broken = problems.some((problem) => problem.severity === 'error');
  return { value: broken ? undefined : value, span, problems };
}

function failed(problems: Diagnostic[]): ReadYaml {
  return { value: undefined, span: undefined, problems };
}

function explainRoot(text: string, place: (offset: number) => Place, start: number): Diagnostic {
  const field = /^([A-Za-z][\w-]*):(?!\/\/)(\S.*)/.exec(text.slice(start));
  return field
    ? yamlSpaceAfterColon(place(start), `${field[1]}: ${field[2]?.trimEnd()}`)
    : yamlNoFields(place(start));
}
