/** `npm run dependencies`: writes docs/dependencies.md from the lock file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from './repository.js';
import { shippedPackages } from './shipped-packages.js';

export const dependenciesFile = join(repository, 'docs/dependencies.md');

/** Packages with a binary for each kind of machine, their purpose, and the effect of a missing binary. */
const native = {
  satteri: ['reads Markdown and MDX', 'Nothing can be checked or built: exit code 69, and what to install.'],
  esbuild: [
    'bundles templates and scripts',
    'Nothing can be built, unless the templates that come with the program were bundled before and the site has none of its own: exit code 69.',
  ],
  sharp: [
    'makes photos smaller',
    'A site with JPEG, PNG, GIF, WebP or AVIF pictures can’t be built: exit code 69.',
  ],
  '@takumi-rs/core': [
    'draws icons, and pictures for sharing',
    '`site check` works; `site build` can’t draw what it has not drawn before: exit code 69.',
  ],
  pagefind: ['makes the search', 'The site is built without its search, with the warning `search-not-made`.'],
};

/** The text of docs/dependencies.md. */
export function describeDependencies() {
  const packages = shippedPackages();
  const rows = packages.filter(({ isProgram }) => !isProgram);
  const table = new Set(rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`));
  return `# What comes with the program

Made by \`npm run dependencies\` from \`package-lock.json\`. A test holds it up to date, and refuses a licence that is not among these, a package without a checksum, and one that needs to run something when it is installed. The package itself carries the same list for tools, as a CycloneDX file (\`lib/sbom.cdx.json\`), and the licences of what is compiled into it (\`lib/licences.txt\`).

## For one kind of machine

These packages bring a program for each kind of machine, of which npm installs the one that fits. \`npm install --omit=optional\` leaves it out.

| Package | What it does | Where it is missing | Licences | Kinds of machine |
| --- | --- | --- | --- | --- |
${Object.keys(native)
  .map((name) => nativeRow(name, packages))
  .join('\n')}

## All packages

| Package | Version | Licence |
| --- | --- | --- |
${[...table].join('\n')}
`;
}

function nativeRow(name, packages) {
  const [purpose, missing] = native[name];
  const manifest = join(repository, 'node_modules', name, 'package.json');
  const { optionalDependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
  const programs = packages.filter((one) => one.isProgram && Object.hasOwn(optionalDependencies, one.name));
  const licences = [...new Set(programs.map(({ licence }) => licence))].toSorted();
  const machines = [...new Set(programs.map((program) => machineOf(program.name)))].toSorted();
  return `| ${name} | ${purpose} | ${missing} | ${licences.join('; ')} | ${machines.join(', ')} |`;
}

/** `@img/sharp-libvips-linuxmusl-x64` is for linuxmusl-x64. */
function machineOf(name) {
  const systems =
    'aix|android|darwin|freebsd|linux|linuxmusl|netbsd|openbsd|openharmony|sunos|webcontainers|win32|windows';
  return new RegExp(`(?:${systems})-[a-z0-9-]+$`).exec(name)?.[0] ?? name;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(dependenciesFile, describeDependencies());
