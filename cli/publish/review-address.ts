/** Where a host asks for a review of a branch, from the address of the remote; undefined if it isn’t known. */
export function reviewAddress(url: string, target: string, branch: string): string | undefined {
  const [, host = '', project = ''] = urlForms.map((form) => form.exec(url)).find((found) => found) ?? [];
  const place = `https://${host}/${project.replace(/\.git$/, '').replace(/\/$/, '')}`;
  if (host === '' || project === '') return undefined;
  const [from, to] = [encodeURIComponent(branch), encodeURIComponent(target)];
  if (/(?:^|\.)gitlab\./.test(host))
    return `${place}/-/merge_requests/new?merge_request[source_branch]=${from}&merge_request[target_branch]=${to}`;
  if (/(?:^|\.)bitbucket\./.test(host)) return `${place}/pull-requests/new?source=${from}&dest=${to}`;
  if (host === 'github.com' || /(?:^|\.)github\./.test(host))
    return `${place}/compare/${to}...${from}?expand=1`;
  // Gitea, Forgejo and Codeberg.
  if (/(?:^|\.)(?:gitea|forgejo)\.|^codeberg\.org$/.test(host)) return `${place}/compare/${to}...${from}`;
  return undefined;
}

/** `https://host/owner/name.git`, `ssh://git@host:22/owner/name`, `git@host:owner/name.git`; never with a password. */
const urlForms: readonly RegExp[] = [
  /^https?:\/\/(?:[^@/]*@)?([^/:]+)(?::\d+)?\/(.+)$/,
  /^ssh:\/\/(?:[^@/]*@)?([^/:]+)(?::\d+)?\/(.+)$/,
  /^(?:[^@/:]+@)?([^/:]+):(?!\/)(.+)$/,
];
