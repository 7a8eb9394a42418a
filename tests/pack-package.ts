import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '..');

/** Packs as `npm publish` does before it uploads, with the scripts of package.json. Returns the tarball's path. */
export function packPackage(folder: string, destination: string): string {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const command of scripts.prepack.split(' && ')) {
    const [program, ...args] = command.split(' ');
    if (program === 'tsc') compileTypes(folder, args);
    else execFileSync(process.execPath, args, { cwd: folder });
  }
  const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', destination];
  const name = execFileSync('npm', args, { cwd: folder, encoding: 'utf8' });
  return join(destination, name.trim());
}

export function compileTypes(cwd: string, args: readonly string[]): void {
  execFileSync(process.execPath, [join(repository, 'node_modules/typescript/bin/tsc'), ...args], {
    cwd,
    stdio: 'pipe',
  });
}
