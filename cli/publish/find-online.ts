import { fieldsOf } from '../../diagnostics/fields.ts';
import { createCache, readSite } from '../../renderer/site.ts';
import { lineOf } from '../git/line-of.ts';
import type { Git } from '../git/run-git.ts';
import { askWebsite, type WebsiteAnswer } from './ask-website.ts';
import { readCommitted } from './site-states.ts';

/**
 * Whether visitors have what is published. `online`: they do. `earlier`: they have what a commit of that moment holds.
 * `other`: neither that nor one of the last states. `no-address`: site.yaml doesn’t say where the website is.
 */
export type OnlineAnswer =
  | { kind: 'online' }
  | { kind: 'earlier'; at: string; sentence: string }
  | { kind: 'other' | 'no-address' }
  | Exclude<WebsiteAnswer, { kind: 'version' }>;

export type OnlineOptions = { git: Git; root: string; base?: string; signal?: AbortSignal };

/** So many states before the published one are looked through. */
const mostLooked = 10;

/** Asks the website which version it has, and looks for it in the history. `published`: a commit. */
export async function findOnline(options: OnlineOptions, published: string): Promise<OnlineAnswer> {
  const { git, signal } = options;
  const { version, address } = await contentOf(options, published);
  if (address === undefined) return { kind: 'no-address' };
  const answer = await askWebsite(address);
  if (answer.kind !== 'version') return answer;
  if (answer.version === version) return { kind: 'online' };
  for (const { commit, at, sentence } of await statesBefore(git, published)) {
    signal?.throwIfAborted();
    const found = await contentOf(options, commit).catch(() => undefined);
    if (found?.version === answer.version) return { kind: 'earlier', at, sentence };
  }
  return { kind: 'other' };
}

/** The version of the content in a commit, and where that is published. */
async function contentOf(
  { git, root, base }: OnlineOptions,
  commit: string,
): Promise<{ version?: string; address?: string }> {
  const folder = await readCommitted({ git, root }, commit);
  try {
    const { sources, version } = await readSite({ root: folder.root, cache: createCache() });
    if (!sources) return {};
    const settings = fieldsOf(sources.site.value);
    const address = `${settings.origin ?? ''}${base ?? settings.base ?? ''}`;
    return {
      version: version?.(),
      ...(/^https?:\/\//.test(address) && URL.canParse(address) && { address }),
    };
  } finally {
    await folder.remove();
  }
}

/** The commits before one that have changed the content of a site in the repository, the last first. */
async function statesBefore(
  git: Git,
  published: string,
): Promise<{ commit: string; at: string; sentence: string }[]> {
  const content = [':(top,glob)**/site.yaml', ':(top,glob)**/content/**'];
  const format = '--format=%H%x00%cI%x00%s';
  const found = await lineOf(git, [
    'log',
    `--max-count=${mostLooked + 1}`,
    format,
    published,
    '--',
    ...content,
  ]);
  return found.split('\n').flatMap((line) => {
    const [commit = '', at = '', sentence = ''] = line.split('\0');
    return commit === '' || commit === published ? [] : [{ commit, at, sentence }];
  });
}
