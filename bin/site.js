#!/usr/bin/env node
/** The command `site`. In the repository it compiles itself first; the installed package brings lib/ ready made. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Nothing else may be loaded before: an older Node would stumble over it, and say so in words that help nobody.
const { engines, name } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [major, minor] = process.versions.node.split('.').map(Number);
const [needed, atLeast] = engines.node.replace('>=', '').split('.').map(Number);
if (major < needed || (major === needed && minor < atLeast)) {
  console.error(
    `site needs Node ${needed}.${atLeast} or later, and this is Node ${process.versions.node}.\n` +
      'Install a newer one from https://nodejs.org, then run the command again.',
  );
  process.exitCode = 1;
} else if (isInArchive(path.dirname(fileURLToPath(import.meta.url)))) {
  console.error(
    `${name} can’t work from within an archive, where Yarn has left it.\n` +
      `Write this into package.json, then run yarn install: "dependenciesMeta": { "${name}": { "unplugged": true } }`,
  );
  process.exitCode = 69;
} else {
  run();
}

/**
 * Yarn’s Plug’n’Play can leave packages in their archives and lets programs read these as if they were folders, but
 * nothing can be written there (https://yarnpkg.com/features/pnp).
 */
function isInArchive(folder) {
  const above = path.dirname(folder);
  if (above === folder) return false;
  return (folder.endsWith('.zip') && statSync(folder).isFile()) || isInArchive(above);
}

async function run() {
  // React has a slower build for development; what `site` renders is always for visitors.
  process.env.NODE_ENV = 'production';
  const compiler = new URL('../scripts/compile.js', import.meta.url);
  const isReady = !existsSync(compiler) || (await (await import(compiler.href)).compile());
  if (isReady) {
    // From Node 22 on. Beside the program and nowhere else: what is in it will be run.
    module.enableCompileCache?.(fileURLToPath(new URL('../lib/compiled', import.meta.url)));
    const { main } = await import('../lib/site.js');
    process.exitCode = await main(process.argv.slice(2));
  } else {
    process.exitCode = 70;
  }
}
