/** Turns what a browser says of an island into a problem with the place in the site's own file. */
import { SourceMap } from 'node:module';
import { posix } from 'node:path';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import {
  islandDiffers,
  islandThrows,
  islandWarned,
  policyRefuses,
} from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { isPackaged } from '../../bundle/is-packaged.ts';

/** `stack`: in it are the scripts' addresses, with lines and columns. */
export type BrowserFailure = {
  kind: 'error' | 'mismatch' | 'warning' | 'policy';
  message: string;
  stack: string;
};

type Scripts = { base: string; scripts: ReadonlyMap<string, string> | undefined };

/** Undefined if none of the scripts is in the stack: an extension of the browser, say, or a script of another site. */
export function explainBrowserFailure(failure: BrowserFailure, from: Scripts): Diagnostic | undefined {
  const { kind, message, stack } = failure;
  const place = placeOf(stack, from) ?? (kind === 'policy' ? mentionOf(message, from.scripts) : undefined);
  if (!place) return undefined;
  if (kind === 'error') return islandThrows(place, { detail: firstLine(message) });
  if (kind === 'mismatch' || message.includes(aboutMismatches))
    return islandDiffers(place, { detail: differenceIn(message) });
  if (kind === 'policy') return policyRefuses(place, { detail: firstLine(message) });
  return islandWarned(place, { detail: warningIn(message) });
}

/** The innermost place in a file of the site; of a package or the program, only if there is none. */
function placeOf(stack: string, { base, scripts }: Scripts): Place | undefined {
  const places = framesIn(stack, base).flatMap(({ script, line, column }) => {
    const map = mapIn(scripts?.get(script) ?? '');
    const entry = map?.findEntry(line - 1, column - 1);
    if (!entry || !('originalSource' in entry)) return [];
    const { originalSource, originalLine, originalColumn } = entry;
    const file = posix.join('assets', posix.dirname(script), originalSource);
    return [{ file, line: originalLine + 1, column: originalColumn + 1 }];
  });
  const named = places.filter(({ file }) => !isPackaged(file) && !isOurs(file));
  return named.find(({ file }) => !file.startsWith('../')) ?? named[0] ?? importOf(places, scripts);
}

/** The program's own, which takes islands over; and what esbuild makes up, such as `island:forms`. */
function isOurs(file: string): boolean {
  return /(?:^|\/)islands\/runtime\/|:/.test(file);
}

/** Where the site's own file imports the package that the stack is all in. */
function importOf(places: readonly Place[], scripts: Scripts['scripts']): Place | undefined {
  const [, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(places[0]?.file ?? '') ?? [];
  if (name === undefined) return undefined;
  const starts = [`'${name}'`, `"${name}"`, `'${name}/`, `"${name}/`];
  const isImport = (line: string) =>
    /\b(?:from|import)\b/.test(line) && starts.some((one) => line.includes(one));
  return lineWhere(isImport, scripts);
}

/** Browsers don't say which script has asked for a picture: the line that names its host, or the domain of that. */
function mentionOf(message: string, scripts: Scripts['scripts']): Place | undefined {
  const [, host = ''] = /https?:\/\/([^\s/:]+)/.exec(message) ?? [];
  const labels = host.split('.');
  const names = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  return names.reduce<Place | undefined>(
    (found, name) => found ?? lineWhere((line) => line.includes(name), scripts),
    undefined,
  );
}

/** The first line like this in a script of the site's own. */
function lineWhere(isMeant: (line: string) => boolean, scripts: Scripts['scripts']): Place | undefined {
  for (const [script, text] of scripts ?? []) {
    const { sources = [], sourcesContent = [] } = mapIn(text)?.payload ?? {};
    for (const [index, source] of sources.entries()) {
      const file = posix.join('assets', posix.dirname(script), source);
      if (isPackaged(file) || isOurs(file)) continue;
      const lines = (sourcesContent[index] ?? '').split('\n');
      const line = lines.findIndex((one) => !one.trimStart().startsWith('//') && isMeant(one));
      if (line >= 0) return { file, line: line + 1, column: 1 };
    }
  }
  return undefined;
}

function framesIn(stack: string, base: string): { script: string; line: number; column: number }[] {
  return stack.split('\n').flatMap((frame) => {
    const start = frame.indexOf(base);
    if (start < 0) return [];
    const found = /^([\w./-]+\.js)[^:]*:(\d+):(\d+)/.exec(frame.slice(start + base.length));
    return found ? [{ script: found[1] ?? '', line: Number(found[2]), column: Number(found[3]) }] : [];
  });
}

const mark = '//# sourceMappingURL=data:application/json;base64,';

function mapIn(script: string): SourceMap | undefined {
  const start = script.lastIndexOf(mark);
  if (start < 0) return undefined;
  return new SourceMap(JSON.parse(Buffer.from(script.slice(start + mark.length), 'base64').toString()));
}

/** In React's messages about what differs, an attribute included, which is only a warning. */
const aboutMismatches = 'https://react.dev/link/hydration-mismatch';

/** Below, React draws the place as a tree with lines of “+” for the browser and “-” for the server. */
function differenceIn(message: string): string {
  const tree = message.slice(Math.max(0, message.indexOf(aboutMismatches)));
  const lines = tree.split('\n').map((line) => line.trim());
  const textAfter = (sign: string) =>
    lines
      .find((line) => line.startsWith(`${sign} `) && line !== `${sign} ...`)
      ?.slice(2)
      .trim();
  const [browser, server] = [textAfter('+'), textAfter('-')];
  if (browser === undefined && server === undefined) return firstLine(message);
  const quoted = (text: string | undefined) => (text === undefined ? 'nothing' : `“${text}”`);
  return `${quoted(server)} from the build, ${quoted(browser)} in the browser.`;
}

/** Without the stack that React appends, and the address of its documentation. */
function warningIn(message: string): string {
  return firstLine(message).replace(/ ?See https:\/\/\S+ for more information\.$/, '');
}

function firstLine(message: string): string {
  return (
    message
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line !== '') ?? ''
  );
}
