/** Values that YAML accepts but that hardly mean what was typed. */
import {
  yamlHashCutsText,
  yamlHashHidesText,
  yamlIndentation,
  yamlListAfterText,
  yamlReferenceUnquoted,
  yamlSmartQuotes,
  yamlSpaceAfterColon,
  yamlSpaceAfterDash,
} from '../../../diagnostics/messages/read-yaml.ts';
import { findNames, isName } from '../../schema/name-grammar.ts';
import type { BuildContext } from './build-context.ts';
import { quoteText, readYamlLine } from './yaml-line.ts';
import type { YamlNode } from './yaml-node.ts';

type ScalarNode = YamlNode & { kind: 'scalar' };

export function checkScalar(node: ScalarNode, context: BuildContext): void {
  if (node.style !== 'plain') return;
  checkHash(node, context);
  if (typeof node.value !== 'string') return;
  checkSmartQuotes(node, node.value, context);
  checkOwnLine(node, node.value, context);
}

/** `fee: {facts.osce.fullFee}` is a group with a field of that name and no value. */
export function checkReferenceMap(node: YamlNode & { kind: 'map' }, context: BuildContext): boolean {
  const written = context.text.slice(node.start, node.end);
  const [found] = findNames(written);
  if (!node.flow || found?.kind !== 'name' || found.written !== written || !isMeantAsName(found.name))
    return false;
  context.report(yamlReferenceUnquoted(context.place(node.start), quoteText(written)));
  return true;
}

/** Capitals and underscores are mistakes of another kind. */
function isMeantAsName(inner: string): boolean {
  return isName(inner.trim().toLowerCase().replaceAll('_', '-'));
}

/** `badge: We are #1`: what follows is a comment for YAML, but hardly for whoever leaves no space after #. */
function checkHash(node: ScalarNode, { text, place, report }: BuildContext): void {
  const end = readYamlLine(text, node.end).end;
  const comment = /^[ \t:]*[ \t](#[^\s#!].*)/.exec(text.slice(node.end, end).trimEnd());
  if (!comment?.[1]) return;
  const hash = node.end + comment[0].length - comment[1].length;
  if (node.value === null) report(yamlHashHidesText(place(hash), comment[1]));
  else if (typeof node.value === 'string') report(yamlHashCutsText(place(hash), comment[1]));
}

const smartPairs = ['“”', '„“', '„”', '””', '‘’', '«»', '“"', '”"'];

function checkSmartQuotes(node: ScalarNode, value: string, { place, report }: BuildContext): void {
  const ends = value.slice(0, 1) + value.slice(-1);
  const inside = value.slice(1, -1);
  if (value.length < 2 || !smartPairs.includes(ends) || /[“”„«»]/.test(inside)) return;
  report(yamlSmartQuotes(place(node.start), quoteText(inside)));
}

/** A forgotten space makes a text out of what should be a list item or a field on its own line. */
function checkOwnLine(node: ScalarNode, value: string, { text, place, report }: BuildContext): void {
  const line = readYamlLine(text, node.start);
  const written = text.slice(node.start, node.end);
  const dash = written.search(/\n[ \t]*- /);
  if (line.content !== node.start) {
    // An item of a list whose next item stands a little further in: one space too many.
    const further = /\n([ \t]*)- /.exec(written)?.[1]?.length ?? 0;
    if (line.isItem && dash !== -1 && further - line.indent <= 2) {
      report(yamlIndentation(place(node.start + written.indexOf('-', dash))));
      return;
    }
    if (dash !== -1) report(yamlListAfterText(place(node.start + written.indexOf('-', dash))));
    return;
  }
  if (/^-[^\s\d-]/.test(written) || dash !== -1) {
    const first = written.split('\n', 1)[0]?.replace(/^-\s*/, '').trimEnd() ?? value;
    report(yamlSpaceAfterDash(place(node.start), `- ${first}`));
    return;
  }
  const field = /^([a-z][A-Za-z-]*):(?!\/\/)(\S.*)/.exec(written);
  if (field) report(yamlSpaceAfterColon(place(node.start), `${field[1]}: ${field[2]?.trimEnd()}`));
}
