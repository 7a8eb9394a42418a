/**
 * A note of the last build for any version of the program: which version it was, and why it made what it made. Only
 * `site why` and `site build --why` use it.
 */

import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isFields } from '../../diagnostics/fields.ts';
import type { ReasonForAll, Rebuild } from '../model/rebuild.ts';
import type { BuildOptions } from '../pipeline/built-site.ts';
import { openStores } from '../store/open-stores.ts';
import { homeOf, stateName } from '../store/own-files.ts';
import { type Program, runningProgram } from '../store/program-version.ts';
import { findJson } from '../store/value-store.ts';

export type BuildNote = { program: Program; home: string; rebuild: Rebuild };

export type BuildNotes = {
  /** Why the last build made what it made; undefined unless this very program made it here. */
  rebuild: () => Rebuild | undefined;
  keep: (rebuild: Rebuild) => void;
  /** Refines the reason why there is no stored build, using the note of the last build. */
  explain: (reason: ReasonForAll) => ReasonForAll;
};

/** `program`: the running one. */
export function openBuildNotes(options: BuildOptions, program = runningProgram()): BuildNotes {
  const { root, out, base, drafts = false } = options;
  const store = openStores(program && 'any version').openSite(root, true);
  const key = `note ${JSON.stringify([relative(root, out), base, drafts])}`;
  const home = () => homeOf(join(root, stateName));
  const find = () => findJson(store, key, isNote);
  return {
    rebuild: () => {
      const note = find();
      const isOwn = note?.home === home() && note.program.digest === program?.digest;
      return isOwn ? note.rebuild : undefined;
    },
    keep: (rebuild) => {
      if (!program) return;
      const note: BuildNote = { program, home: home(), rebuild };
      store.keep(key, Buffer.from(JSON.stringify(note)));
    },
    explain: (reason) => {
      if (reason.kind !== 'lost' || !program) return reason;
      const before = find();
      if (!before) return existsSync(out) ? reason : { kind: 'first' };
      if (before.home !== home()) return { kind: 'copied' };
      return otherProgram(before.program, program) ?? reason;
    },
  };
}

function otherProgram(before: Program, now: Program): ReasonForAll | undefined {
  if (before.version !== now.version) return { kind: 'program', before: before.version, now: now.version };
  if (before.node !== now.node) return { kind: 'node', before: before.node, now: now.node };
  return before.digest === now.digest
    ? undefined
    : { kind: 'program', before: before.version, now: now.version };
}

/** A note of another version may have fields that this one doesn't know: only those used here have to be there. */
function isNote(value: unknown): value is BuildNote {
  if (!isFields(value) || !isFields(value.program) || !isFields(value.rebuild)) return false;
  const { version, node, digest } = value.program;
  const { all, pages, code, kinds } = value.rebuild;
  const texts = [value.home, version, node, digest];
  return texts.every((text) => typeof text === 'string') && [all, pages, code, kinds].every(Array.isArray);
}
