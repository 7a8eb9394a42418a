/** The files in a site’s folder that aren't part of it: output, caches, packages, secrets. */
export const gitIgnore = ['dist/', '.site/', 'node_modules/', '.env*', ''].join('\n');

/** A `.gitignore` that was there before, with the lines that it lacks. */
export function completeGitIgnore(text: string): string {
  const lines = text.split(/\r?\n/);
  const same = (line: string) => [line, `/${line}`, line.replace(/\/$/, ''), `/${line.replace(/\/$/, '')}`];
  const missing = gitIgnore
    .split('\n')
    .filter((line) => line !== '' && !same(line).some((one) => lines.includes(one)));
  if (missing.length === 0) return text;
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${missing.join('\n')}\n`;
}
