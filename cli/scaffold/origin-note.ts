import path from 'node:path';
import { fieldsOf } from '../../diagnostics/fields.ts';
import type { ReadSite } from '../../renderer/site.ts';
import { gitIn } from '../git/run-git.ts';
import type { CliOptions } from '../options.ts';
import { packageName, packageVersion } from '../package-folder.ts';

type SiteSources = NonNullable<ReadSite['sources']>;

/**
 * Where a clone comes from, for whoever finds it years later: the site, its folder within its repository, the commit,
 * the day, the program.
 */
export async function originNote(
  { root, layers, site }: SiteSources,
  { today }: Pick<CliOptions, 'today'>,
): Promise<string[]> {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(today);
  const built = layers.length > 1 ? ', with all that it was built on' : '';
  const { folder, commit } = await placeInRepository(root);
  const from = `\`${folder}\`${commit === undefined ? '' : `, commit ${commit}`}`;
  return [
    '## Where it comes from',
    `\`site clone\` of ${packageName()} ${packageVersion()} copied it on ${day} from the site “${fieldsOf(site.value).name}” (${from})${built}. Since then it stands alone: what changes there no longer changes here.`,
  ];
}

/** Without machine-specific paths: outside a repository, only the name of the site's own folder. */
async function placeInRepository(root: string): Promise<{ folder: string; commit?: string }> {
  const git = gitIn(root);
  const ask = async (...args: string[]) => {
    const answer = await git(args);
    return answer.kind === 'ended' && answer.code === 0 ? answer.out.toString().trim() : undefined;
  };
  const prefix = await ask('rev-parse', '--show-prefix');
  const commit = await ask('rev-parse', '--short', '--verify', '--quiet', 'HEAD');
  const isEdited = commit !== undefined && (await ask('status', '--porcelain', '--', '.')) !== '';
  return {
    folder: prefix?.replace(/\/$/, '') || path.basename(root),
    ...(commit !== undefined && { commit: isEdited ? `${commit} with later edits` : commit }),
  };
}
