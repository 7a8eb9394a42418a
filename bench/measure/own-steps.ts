import { join } from 'node:path';
import { pageFile } from '../page-file.ts';
import type { Step } from './measure-in-turn.ts';
import { moveAway } from './move-away.ts';
import type { OwnEdit } from './own-edits.ts';
import type { Command } from './run-measured.ts';

/**
 * The generated site in `root`, the output in `out` with `.site` next to it; old files go below `work`. All paths are
 * absolute.
 */
export type OwnSite = { root: string; out: string; work: string; repository: string };

export const own = 'site';

/** No caches and no output; generated pictures and typefaces are kept if `pictures` is `kept`. */
export function coldStep(site: OwnSite, pictures: 'anew' | 'kept'): Step {
  return {
    who: own,
    label: pictures === 'anew' ? 'cold' : 'cold, made pictures kept',
    prepare: async () => {
      // The caches of pages are next to those of pictures.
      const left = pictures === 'anew' ? '.site' : join('.site', 'cache', 'values');
      await moveAway(join(site.root, left), site.work);
      await moveAway(join(site.out, '..'), site.work);
    },
    command: buildCommand(site),
    shows: () => ({ file: join(site.out, 'index.html'), text: '<h1' }),
  };
}

/** On top of the last build: no change, then one change each. */
export function warmSteps(site: OwnSite, changes: readonly OwnEdit[]): Step[] {
  const nothing = { label: 'no change', edit: { apply: async () => {} }, page: '', text: () => '<h1' };
  return [nothing, ...changes].map(({ label, edit, page, text }) => ({
    who: own,
    label,
    prepare: edit.apply,
    command: buildCommand(site),
    shows: (run) => ({ file: join(site.out, pageFile(`/${page}`)), text: text(run) }),
  }));
}

function buildCommand({ root, out, repository }: OwnSite): Command {
  const args = ['build', '--root', root, '--out', out, '--at', '2026-11-22'];
  return { program: process.execPath, args: [join(repository, 'bin/site.js'), ...args], cwd: repository };
}
