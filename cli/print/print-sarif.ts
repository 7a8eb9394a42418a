import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';
import { packageName, packageVersion } from '../package-folder.ts';
import { commandsFromHere } from './commands-from-here.ts';
import { fileFromHere } from './file-prefix.ts';
import { jsonText } from './json-text.ts';

/**
 * Problems as SARIF 2.1.0, for GitHub code scanning and others:
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html. Files are relative to the working folder; lines and
 * columns count from 1, columns in UTF-16 units, as everywhere in `site`. `help`: the general explanation of a code.
 */
export function printSarif(
  diagnostics: readonly Diagnostic[],
  prefix: string,
  help: (code: string) => string | undefined = () => undefined,
): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'site',
            fullName: packageName(),
            semanticVersion: packageVersion(),
            rules: codes.map((code) => ruleOf(code, diagnostics, help(code))),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => resultOf(diagnostic, codes, prefix)),
      },
    ],
  };
  return jsonText(log);
}

/** Without an explanation of the code, uses the first of its problems. */
function ruleOf(code: string, diagnostics: readonly Diagnostic[], help: string | undefined): object {
  const first = diagnostics.find((diagnostic) => diagnostic.code === code);
  const text = help ?? [first?.message, first?.hint].filter(Boolean).join('\n');
  const name = code.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return {
    id: code,
    name,
    shortDescription: { text: firstSentence(text) },
    fullDescription: { text },
    help: { text: `${text}\n\nMore about it: site explain ${code}` },
    defaultConfiguration: { level: first?.severity ?? 'error' },
  };
}

function firstSentence(text: string): string {
  return /^[\s\S]*?[.:?](?=\s|$)/.exec(text)?.[0] ?? text;
}

function resultOf(diagnostic: Diagnostic, codes: readonly string[], prefix: string): object {
  const { code, severity, place, message, hint, related = [] } = diagnostic;
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: hint ? `${message}\n${commandsFromHere(hint, prefix)}` : message },
    locations: [locationOf(place, prefix)],
    ...(related.length > 0 && {
      relatedLocations: related.map((other, index) => ({
        id: index,
        ...locationOf(other.place, prefix),
        message: { text: other.message },
      })),
    }),
  };
}

function locationOf({ file, line, column }: Place, prefix: string): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: addressOf(fileFromHere(prefix, file)) },
      region: { startLine: line, startColumn: column },
    },
  };
}

/** A relative reference (RFC 3986, 4.2): colons and spaces in a name are percent-encoded. */
function addressOf(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}
