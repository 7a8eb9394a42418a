import path from 'node:path';
import { usageError } from './usage-error.ts';

export type Format = 'text' | 'json' | 'github' | 'sarif' | 'markdown';
export const formats: readonly Format[] = ['text', 'json', 'github', 'sarif', 'markdown'];

/** Formats for problems, and for differences. */
export const problemFormats: readonly Format[] = ['text', 'json', 'github', 'sarif'];
export const diffFormats: readonly Format[] = ['text', 'json', 'markdown'];

/** The options of every command, as commander passes them. */
export type RawOptions = {
  root: string;
  out?: string;
  base?: string;
  at?: string;
  drafts?: boolean;
  format: Format;
};

/** The same, resolved: absolute paths, a valid day. Nothing below reads the clock or the working folder again. */
export type CliOptions = {
  /** The folder that holds site.yaml. */
  root: string;
  out: string;
  base: string | undefined;
  today: Date;
  /** Whether drafts are shown. */
  drafts: boolean;
  format: Format;
};

/** `allowed`: the formats of the command. */
export function decideOptions(raw: RawOptions, now: Date, allowed = problemFormats): CliOptions {
  if (!allowed.includes(raw.format))
    throw usageError(`This command can’t print ${raw.format}. Write --format ${allowed.join(', or ')}.`);
  const root = path.resolve(raw.root);
  return {
    root,
    out: raw.out === undefined ? path.join(root, 'dist') : path.resolve(raw.out),
    base: raw.base === undefined ? undefined : parseBase(raw.base),
    today: raw.at === undefined ? now : parseAt(raw.at),
    drafts: raw.drafts ?? false,
    format: raw.format,
  };
}

/** A day alone means noon UTC: the same calendar day from Honolulu to Auckland. */
export function parseAt(text: string): Date {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/.exec(
    text,
  );
  const day = match?.[1];
  const date = new Date(day === text ? `${text}T12:00:00Z` : text);
  if (!day || Number.isNaN(date.getTime()) || !isDayOfCalendar(day)) {
    throw usageError(
      `--at must be a date or a moment, not “${text}”. Write it like 2026-03-01 or 2026-03-01T09:30:00+00:00.`,
    );
  }
  return date;
}

/** JavaScript takes 30 February for 2 March. */
function isDayOfCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** As “base” in site.yaml: the host chooses it, so it may be any path without percent signs. Source: RFC 3986, 2.3. */
export const basePath = /^(\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]+)*$/;

function parseBase(text: string): string {
  const base = text === '/' ? '' : text;
  if (basePath.test(base)) return base;
  throw usageError(
    `--base must be the path as the host has it: a slash, then letters, digits and . _ ~ -, not “${text}”. Write it like /branch.`,
  );
}
