import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { commandsFromHere } from './commands-from-here.ts';
import { fileFromHere } from './file-prefix.ts';
import { optionForPrefix } from './folder-option.ts';
import { formatCount } from './format-count.ts';

/** GitHub shows at most this many per severity and step, and silently drops the rest. */
const most = 10;

/**
 * Workflow commands that GitHub shows next to the line of a pull request; those beyond the limit go into the log.
 * https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions
 */
export function printGithub(diagnostics: readonly Diagnostic[], prefix: string): string {
  return (['error', 'warning'] as const)
    .flatMap((severity) =>
      commands(
        diagnostics.filter((diagnostic) => diagnostic.severity === severity),
        severity,
        prefix,
      ),
    )
    .join('\n');
}

function commands(
  diagnostics: readonly Diagnostic[],
  severity: Diagnostic['severity'],
  prefix: string,
): string[] {
  if (diagnostics.length <= most) return diagnostics.map((diagnostic) => command(diagnostic, prefix));
  const [shown, rest] = [diagnostics.slice(0, most - 1), diagnostics.slice(most - 1)];
  return [
    ...shown.map((diagnostic) => command(diagnostic, prefix)),
    `::${severity} title=More::${escapeData(`${formatCount(rest.length, `more ${severity}`)}: see the log of this step, or run “site check${optionForPrefix(prefix)}”.`)}`,
    ...rest.map((diagnostic) => logLine(diagnostic, prefix)),
  ];
}

/** No content may be taken for a command: neither at the start of a line nor, in the older syntax, within it. */
function logLine({ severity, place, code, message, hint }: Diagnostic, prefix: string): string {
  const where = `${fileFromHere(prefix, place.file)}:${place.line}:${place.column}`;
  const text = `  ${where} ${severity} ${message}${hint ? ` ${commandsFromHere(hint, prefix)}` : ''} [${code}]`;
  return text
    .replace(/[\r\n]+/g, ' ')
    .replaceAll('##[', '## [')
    .replaceAll('::', ': :');
}

function command({ severity, place, code, message, hint, related = [] }: Diagnostic, prefix: string): string {
  const properties = {
    file: fileFromHere(prefix, place.file),
    line: String(place.line),
    col: String(place.column),
    title: code,
  };
  const listed = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
  const others = related.map((one) => {
    const { file, line, column } = one.place;
    return `See ${fileFromHere(prefix, file)}:${line}:${column} ${one.message}`;
  });
  const text = [message, ...(hint ? [commandsFromHere(hint, prefix)] : []), ...others].join('\n');
  return `::${severity} ${listed.join(',')}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
