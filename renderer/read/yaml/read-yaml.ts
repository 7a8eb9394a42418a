import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { hasError } from '../../../diagnostics/has-error.ts';
import { oddIndent } from '../../../diagnostics/messages/characters.ts';
import { fileEmpty } from '../../../diagnostics/messages/read.ts';
import { lostNote, yamlTabIndent } from '../../../diagnostics/messages/read-yaml.ts';
import {
  yamlDirective,
  yamlNoFields,
  yamlSeveralDocuments,
  yamlSpaceAfterColon,
} from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
import type { Extent, SourceText, Span } from '../../model/source.ts';
import { offsetAt } from '../../source/offset-at.ts';
import { placeAt } from '../../source/place-at.ts';
import { buildValue } from './build-value.ts';
import { explainYamlMistake } from './explain-yaml-mistake.ts';
import { firstOfEachRegion } from './first-of-each-region.ts';
import { joinDocuments } from './join-documents.ts';
import { leaveOutTabs } from './leave-out-tabs.ts';
import { type ExplainPiece, mendYaml } from './mend-yaml.ts';
import { parseYaml } from './parse-yaml.ts';
import { plainIndents } from './plain-indents.ts';
import { indentInstead } from './wanted-indent.ts';
import { withGaps } from './with-gaps.ts';
import { readYamlLine } from './yaml-line.ts';
import type { YamlNode } from './yaml-node.ts';

/** `isPart`: something could not be read. */
export type ReadYaml = { value: unknown; spans?: Span; problems: Diagnostic[]; isPart?: true };

/**
 * Reads the part of a file from `start` to `end` as a group of fields, without those that can't be read; `value` is
 * undefined if none can.
 */
export function readYaml(source: SourceText, extent: Extent): ReadYaml {
  const { start, end } = extent;
  const text = source.text.slice(start, end);
  if (!hasOddIndent.test(text)) return readPlain(source, extent);
  const isBroken = parseYaml(text).mistakes.length > 0;
  const plain = plainIndents(text, { isBroken });
  const [first, ...others] = plain.lines;
  if (!first) return readPlain(source, extent);
  const read = readPlain(
    { ...source, text: source.text.slice(0, start) + plain.text + source.text.slice(end) },
    extent,
  );
  const character = text.charAt(first.offset);
  const problem = oddIndent(placeAt(source, start + first.offset), character, {
    count: first.count,
    others: others.length,
  });
  return { ...read, problems: [problem, ...read.problems] };
}

/** A space that YAML doesn't accept as indentation, before the first word of a line. */
const hasOddIndent = /^[ \t]*[\u00A0\u2000-\u200A\u202F\u3000]/m;

function readPlain(source: SourceText, extent: Extent): ReadYaml {
  const { start, end } = extent;
  const text = source.text.slice(start, end);
  const place = (offset: number) => placeAt(source, start + offset);
  const directive = /^(?:[ \t]*(?:#.*)?\r?\n)*%/.exec(text);
  if (directive) return failed([yamlDirective(place(directive[0].length - 1))]);
  const { root, mistakes } = parseYaml(text);
  const lost = mistakes.length > 0 && text.includes('head office') ? findLostNotes(text) : undefined;
  if (lost && lost.offsets.length > 0) {
    const whole = source.text.slice(0, start) + lost.text + source.text.slice(end);
    const read = readPlain({ ...source, text: whole }, extent);
    return {
      ...read,
      problems: [...lost.offsets.map((offset) => lostNote(place(offset))), ...read.problems],
    };
  }
  if (mistakes.length === 0) return readRoot(root, text, { source, start, isMended: false });
  const explain = explainPiece(source, extent);
  if (mistakes.some(({ code }) => code === 'TOO_DEEP' || code === 'RESOURCE_EXHAUSTION'))
    return failed(
      explain(mistakes, { start: 0, end: text.length, text, root }).map(({ problem }) => problem),
    );
  const documents = joinDocuments(text);
  const tabs = mistakes.some(({ offset }) => /^ *\t/.test(readYamlLine(text, offset).text))
    ? leaveOutTabs(documents.text)
    : { text: documents.text, starts: [] };
  const mended = mendYaml(tabs.text, explain);
  const left = parseYaml(mended.text);
  const before = [
    ...documents.ends.map((offset) => yamlSeveralDocuments(place(offset))),
    ...tabs.starts.map((offset) => yamlTabIndent(place(offset), indentInstead(text, offset))),
    ...mended.problems,
  ];
  if (left.mistakes.length > 0 || left.root?.kind !== 'map') return failed(before);
  const read = readRoot(left.root, mended.text, { source, start, isMended: true });
  // Lines were left out without a mark, so their place is unknown.
  const isLoose = mended.isLoose || documents.ends.length + tabs.starts.length > 0;
  return {
    ...read,
    ...(read.spans && isLoose && { spans: withGaps(read.spans) }),
    problems: [...before, ...read.problems],
    isPart: true,
  };
}

type ReadRootInput = { source: SourceText; start: number; isMended: boolean };

function readRoot(
  root: YamlNode | undefined,
  text: string,
  { source, start, isMended }: ReadRootInput,
): ReadYaml {
  const place = (offset: number) => placeAt(source, start + offset);
  if (!root || (root.kind === 'scalar' && root.value === null)) return failed([fileEmpty(place(0))]);
  if (root.kind === 'scalar' || root.kind === 'list')
    return failed([explainRoot(text.slice(root.start), place(root.start))]);
  const problems: Diagnostic[] = [];
  const report = (problem: Diagnostic) => problems.push(problem);
  const { value, span } = buildValue(root, { text, start, place, report, isMended });
  if (value === undefined) return failed(problems);
  return { value, spans: span, problems, ...(hasError(problems) && { isPart: true }) };
}

function failed(problems: Diagnostic[]): ReadYaml {
  return { value: undefined, problems, isPart: true };
}

function explainRoot(written: string, place: Place): Diagnostic {
  const field = /^([A-Za-z][\w-]*):(?!\/\/)(\S.*)/.exec(written);
  return field
    ? yamlSpaceAfterColon(place, { example: `${field[1]}: ${field[2]?.trimEnd()}` })
    : yamlNoFields(place);
}

/** Explains the mistakes of a piece of the YAML that begins at `start` of a file. */
function explainPiece(source: SourceText, { start }: { start: number }): ExplainPiece {
  return (mistakes, { start: at, text, root }) => {
    const place = (offset: number) => placeAt(source, start + at + offset);
    const offsetOf = (problem: Diagnostic) => offsetAt(source, problem.place) - start - at;
    const sorted = [...mistakes].sort((one, other) => one.offset - other.offset);
    const explained = sorted.map((mistake) =>
      explainYamlMistake(mistake, { text, root, place, source, start: start + at }),
    );
    return firstOfEachRegion(explained, text, place(0).line).map((problem) => ({
      offset: Math.max(0, offsetOf(problem)),
      problem,
    }));
  };
}

/**
 * A branch's memory of a replaced value that has lost its # (`price: 24000 head office: 199.99, 2026-05-03`). Otherwise
 * it would be reported as whatever YAML reads, and a hint to put all of it in quotation marks would publish the note.
 */
const note = /(?<=[ \t])head office[ \t]*:[^#\n]*,[ \t]*\d{4}-\d{2}-\d{2}[ \t]*\r?$/gm;

/** `text`: with each of them turned into a comment of the same length. */
function findLostNotes(text: string): { text: string; offsets: readonly number[] } {
  const offsets = [...text.matchAll(note)]
    .map(({ index }) => index)
    .filter((offset) => !/[ \t]#/.test(text.slice(text.lastIndexOf('\n', offset) + 1, offset)));
  const marked = offsets.reduce(
    (left, offset) => `${left.slice(0, offset)}# ${left.slice(offset + 2)}`,
    text,
  );
  return { text: marked, offsets };
}
