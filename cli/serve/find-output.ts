import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { HostRule } from './host-rules.ts';
import type { RequestPath } from './request-path.ts';

/** A static host's answer to an address. `output` is relative to the finished site's folder, with forward slashes. */
type FoundOutput =
  | { kind: 'file'; output: string }
  | { kind: 'redirect'; to: string; status: 301 | 308 }
  | { kind: 'missing' };

type FindOutputOptions = { out: string; base: string; rule: HostRule };

/**
 * `/courses` is `courses.html`, `/courses/` is `courses/index.html`; the other spelling is answered as the host does.
 */
export function findOutput({ out, base, rule }: FindOutputOptions, request: RequestPath): FoundOutput {
  const within = withinBase(request, base);
  if (within === undefined) return request.path === '/' ? redirect(`${base}/`, request, rule) : missing;
  const name = within.join('/');
  const at = (address: string) => redirect(`${base}/${address}`, request, rule);
  const has = (file: string) => isFile(out, file);
  if (name === '') {
    if (!request.path.endsWith('/')) return at('');
    return has('index.html') ? file('index.html') : missing;
  }
  if (request.path.endsWith('/')) {
    if (has(`${name}/index.html`)) return file(`${name}/index.html`);
    if (!has(`${name}.html`)) return missing;
    return rule.fileWithSlash === 'redirect' ? at(name) : missing;
  }
  if (has(name))
    return rule.fileByName === 'redirect' ? (cleaned(name, at) ?? servable(name)) : servable(name);
  if (has(`${name}.html`)) return file(`${name}.html`);
  return has(`${name}/index.html`) ? at(`${name}/`) : missing;
}

const missing: FoundOutput = { kind: 'missing' };

const file = (output: string): FoundOutput => ({ kind: 'file', output });

/** The address of a page that is requested by its file name. */
function cleaned(name: string, at: (address: string) => FoundOutput): FoundOutput | undefined {
  if (/(^|\/)index\.html$/.test(name)) return at(name.slice(0, -'index.html'.length));
  return name.endsWith('.html') ? at(name.slice(0, -'.html'.length)) : undefined;
}

/** Configuration for the host isn't served. */
function servable(output: string): FoundOutput {
  return /^(_headers|_redirects|_hosting\/.*)$/.test(output) ? missing : file(output);
}

function redirect(to: string, { query }: RequestPath, { status }: HostRule): FoundOutput {
  return { kind: 'redirect', to: `${encodeURI(to)}${query}`, status };
}

function withinBase({ segments }: RequestPath, base: string): string[] | undefined {
  const wanted = base.split('/').filter((segment) => segment !== '');
  return wanted.every((segment, index) => segments[index] === segment)
    ? segments.slice(wanted.length)
    : undefined;
}

/** A link out of the finished site counts as missing. */
function isFile(out: string, name: string): boolean {
  const file = path.join(out, name);
  try {
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
    return realpathSync.native(file).startsWith(realpathSync.native(out) + path.sep);
  } catch {
    // An invalid file name, or a file that a build has just removed.
    return false;
  }
}
