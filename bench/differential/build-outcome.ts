import { join } from 'node:path';
import type { BuiltSite, Cache, Diagnostic } from '../../renderer/site.ts';
import type { BuildSettings } from './change.ts';
import type { SiteProgram } from './site-program.ts';

/** The result of a build, in a form that doesn't depend on folder or process. */
export type Outcome = {
  ok: boolean;
  diagnostics: readonly Record<string, unknown>[];
  pages: number;
  files: { count: number; bytes: number };
  hidden: readonly unknown[];
  nextChange: string | undefined;
  /** Absent for a build in its own process, which doesn't report it. */
  changed?: string[];
  /** How many content files were opened; absent for a build in its own process. */
  opened?: number;
  /** The error thrown by a bug of the program. */
  thrown?: string;
};

export type BuildOrder = {
  /** Absolute: the folder with site.yaml. The output is `dist` in it. */
  root: string;
  settings: BuildSettings;
  /** The cache of a long-running process. If left out, as in a process that builds once. */
  cache?: Cache;
  until?: 'check' | 'write';
  pictures?: 'now' | 'later';
  signal?: AbortSignal;
};

export async function buildHere(program: SiteProgram, order: BuildOrder): Promise<Outcome> {
  const { root, settings, ...rest } = order;
  const { today, base, release } = settings;
  try {
    const built = await program.buildSite({
      ...rest,
      root,
      out: join(root, 'dist'),
      today: new Date(today),
      base,
      release,
      now: () => performance.now(),
    });
    return outcomeOf(built);
  } catch (error) {
    return { ...nothing, thrown: describeThrow(error, root) };
  }
}

const nothing = {
  ok: false,
  diagnostics: [],
  pages: 0,
  files: { count: 0, bytes: 0 },
  hidden: [],
  nextChange: undefined,
};

function outcomeOf({ ok, diagnostics, pages, files, schedule, changed, times }: BuiltSite): Outcome {
  const hidden = schedule.hidden.map(({ place, from, until }) => ({ ...place, from, until }));
  const plain = JSON.parse(JSON.stringify({ diagnostics: diagnostics.map(flatten), hidden }));
  const opened = times?.files.length;
  return { ok, ...plain, pages, files, nextChange: schedule.nextChange, changed, opened };
}

/** As `--format json` prints it. */
function flatten({
  code,
  severity,
  place,
  message,
  hint,
  fix,
  related,
}: Diagnostic): Record<string, unknown> {
  const answer = fix && { ...fix.place, from: fix.from, to: fix.to };
  const others = (related ?? []).map((other) => ({ ...other.place, message: other.message }));
  return { code, severity, ...place, message, hint, fix: answer, related: others };
}

export function describeThrow(error: unknown, root: string): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return text.split('\n').slice(0, 3).join('\n').replaceAll(root, '…');
}
