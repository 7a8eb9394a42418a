import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { fileFromHere } from './file-prefix.ts';

/**
 * Workflow commands that GitHub shows beside the line of a pull request.
 * https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions
 */
export function printGithub(diagnostics: readonly Diagnostic[], prefix: string): string {
  return diagnostics.map((diagnostic) => command(diagnostic, prefix)).join('\n');
}

function command({ severity, place, code, message, hint }: Diagnostic, prefix: string): string {
  const properties = {
    file: fileFromHere(prefix, place.file),
    line: String(place.line),
    col: String(place.column),
    title: code,
  };
  const listed = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
  return `::${severity} ${listed.join(',')}::${escapeData(hint ? `${message}\n${hint}` : message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
