import type { Report } from '../../../diagnostics/diagnostic.ts';
import { strayBrace } from '../../../diagnostics/messages/check-references.ts';
import { dollarBeforeName } from '../../../diagnostics/messages.generated.ts';
import { withFix } from '../../../diagnostics/with-fix.ts';
import { meaningOf } from '../../schema/meanings/meanings.ts';
import { type FoundName, findNames, isName } from '../../schema/name-grammar.ts';
import { onlyName } from '../../schema/only-name.ts';
import { isOwnFile } from '../../source/is-own-file.ts';
import { locate } from '../../source/locate.ts';
import { locateText } from '../../source/locate-text.ts';
import type { Content, ValueVisit } from '../content.ts';
import { halfBraced } from '../names/half-braced.ts';
import { hasDollar } from '../names/has-dollar.ts';
import { holdsNames } from '../names/holds-names.ts';
import { reportName } from '../names/report-name.ts';
import { scopeOf } from '../names/scope-of.ts';

/** Every `{name}` in a text of a YAML file or a front matter names a value. */
export function checkValueNames(content: Content, report: Report): void {
  for (const visit of content.visits) {
    const { document, path, value, schema } = visit;
    if (typeof value !== 'string' || !holdsNames(document, schema)) continue;
    if (!/[{}]/.test(value)) continue;
    const placeholders = Array.isArray(schema.placeholders) ? schema.placeholders.map(String) : [];
    const around = scopeOf(document, path, content, placeholders);
    const only = around.canBeLeftOut ? onlyName(value) : undefined;
    const isBase = only !== undefined && !isOwnFile(locate(document.source, path).file);
    const scope = { ...around, goesAlong: isBase };
    const names = findNames(value);
    const isInCode = codeOf(value, schema);
    for (const found of names) {
      const place = () => locateText(document.source, path, found.offset);
      const name = names.find((other) => other.kind === 'name' && isOfDouble(value, found.offset, other));
      if (name && value[found.offset] === '{') {
        const from = value.slice(found.offset, name.offset + name.written.length + 1);
        const to = `{${name.written.slice(1, -1).trim()}}`;
        const problem = strayBrace(place(), from, { wrong: 'twice', name: to });
        report(withFix(problem, { place: place(), from, to }));
      }
      if (name) continue;
      if (isInCode(found)) continue;
      if (found.kind === 'stray') reportStray(found, visit, report);
      else reportName(isDouble(value, found) ? found.name.trim() : found.name, place, scope, report);
      if (hasDollar(value, found.offset, content))
        report(
          dollarBeforeName(locateText(document.source, path, found.offset - 1), { name: found.written }),
        );
    }
  }
}

/** Reports a single brace, and the missing one. */
function reportStray(
  { written, offset }: FoundName,
  { document, path, value }: ValueVisit,
  report: Report,
): void {
  const half = halfBraced(String(value), offset);
  const place = locateText(document.source, path, half?.offset ?? offset);
  const fix = half && { place, from: half.written, to: half.name };
  report(withFix(strayBrace(place, half?.written ?? written, half), fix));
}

/** Anything may be shown in code; names in the form of a reference are filled in there too. */
function codeOf(text: string, schema: ValueVisit['schema']): (found: FoundName) => boolean {
  if (!text.includes('`') || !/^(?:text|body)$/.test(meaningOf(schema)?.name ?? '')) return () => false;
  const spans = [...text.matchAll(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g)];
  return (found) => {
    if (found.kind === 'name' && isName(found.name) && found.name.includes('.')) return false;
    return spans.some(({ 0: code, index }) => found.offset > index && found.offset < index + code.length);
  };
}

function isDouble(text: string, { offset, written }: FoundName): boolean {
  return text[offset - 1] === '{' && text[offset + written.length] === '}';
}

/** Whether the brace at `offset` is one too many around a name: `{{site.name}}`. */
function isOfDouble(text: string, offset: number, name: FoundName): boolean {
  const end = name.offset + name.written.length;
  return isDouble(text, name) && (offset === name.offset - 1 || offset === end);
}
