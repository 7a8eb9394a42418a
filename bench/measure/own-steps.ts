import { join } from 'node:path';
import { coursePrice } from '../generate/content-files.ts';
import { ownTemplate } from '../generate/own-template.ts';
import { createEdit, letterOf } from './create-edit.ts';
import type { Step } from './measure-in-turn.ts';
import { moveAway } from './move-away.ts';
import type { Command } from './run-measured.ts';

/** The generated site in `root`, the output in `out` with `.site` beside it; what is old goes below `work`. All are whole paths. */
export type OwnSite = { root: string; out: string; work: string; repository: string };

export const own = 'site';

/** Nothing cached and no output; and with the made pictures and typefaces kept, where `pictures` says so. */
export function coldStep(site: OwnSite, pictures: 'anew' | 'kept'): Step {
  return {
    who: own,
    label: pictures === 'anew' ? 'cold' : 'cold, made pictures kept',
    prepare: async () => {
      if (pictures === 'anew') await moveAway(join(site.root, '.site'), site.work);
      await moveAway(join(site.out, '..'), site.work);
    },
    command: buildCommand(site),
    shows: () => ({ file: join(site.out, 'index.html'), text: '<h1' }),
  };
}

/** On top of the build before: nothing changed, then one change each. `article` is the one that is edited, `templatePages` how many pages show the site's own template. */
export function warmSteps(
  site: OwnSite,
  { article, templatePages }: { article: string; templatePages: number },
): { steps: Step[]; undo: () => Promise<void> } {
  const post = createEdit(join(site.root, `content/posts/${article}.mdx`), addSentence);
  const price = createEdit(join(site.root, `content/courses/${coursePrice.course}.yaml`), (text, run) =>
    text.replace(/^price: .*$/m, `price: ${priceOf(run)}`),
  );
  const template = createEdit(join(site.root, ownTemplate.component), (text, run) =>
    text.replace(/data-version="\w+"/, versionOf(run)),
  );
  const name = createEdit(join(site.root, 'site.yaml'), (text, run) =>
    text.replace(/^name: .*$/m, `name: ${nameOf(run)}`),
  );
  const nothing = { apply: async () => {}, undo: async () => {} };
  const step = (label: string, edit: typeof post, page: string, text: (run: number) => string): Step => ({
    who: own,
    label,
    prepare: edit.apply,
    command: buildCommand(site),
    shows: (run) => ({ file: join(site.out, page, 'index.html'), text: text(run) }),
  });
  return {
    steps: [
      step('no change', nothing, '', () => '<h1'),
      step('one edit of a post', post, `blog/${article}`, sentenceOf),
      step('a price on 3 pages', price, 'blog/article-00002', (run) => `£${priceOf(run)}`),
      step(`a template on ${templatePages} pages`, template, 'notes/1', versionOf),
      step('the name in site.yaml', name, 'about', nameOf),
    ],
    undo: async () => {
      for (const edit of [post, price, template, name]) await edit.undo();
    },
  };
}

/** Adds one sentence to the end of an article in any of the notations. */
export function addSentence(text: string, run: number): string {
  return `${text}\n${sentenceOf(run)}\n`;
}

export function sentenceOf(run: number): string {
  return `Added afterwards in version ${letterOf(run)}.`;
}

const priceOf = (run: number): number => Number(coursePrice.price) + 1 + run;
const versionOf = (run: number): string => `data-version="${letterOf(run)}"`;
const nameOf = (run: number): string => `Hill Street Repairs ${letterOf(run)}`;

function buildCommand({ root, out, repository }: OwnSite): Command {
  const args = ['build', '--root', root, '--out', out, '--at', '2026-11-22'];
  return { program: process.execPath, args: [join(repository, 'bin/site.js'), ...args], cwd: repository };
}
