import type { OutputFile } from '../../model/output.ts';

export const versionFile = 'version.json';

/** Lets the editor ask the published website from which content it was made (`contentVersion`). */
export function printVersion(version: string): OutputFile & { content: string } {
  return { output: versionFile, phase: 'page', content: `${JSON.stringify({ version })}\n` };
}
