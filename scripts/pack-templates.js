/** `node scripts/pack-templates.js`: writes the bundle of the shipped templates to lib/packed, for the package. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileBeside } from './compile.js';
import { repository } from './repository.js';
import { shippedPackages } from './shipped-packages.js';

/** Packages that the shipped templates import. */
const imported = ['lucide-react', 'react', 'react-dom'];
/** The files of the package, for anything that a template may import. */
const files = ['package.json', 'diagnostics', 'kinds', 'schemas', 'templates'];

process.env.NODE_ENV = 'production';
const place = mkdtempSync(join(tmpdir(), 'site-templates-'));
try {
  const packed = await packTemplates(place);
  const kept = join(repository, 'lib/packed');
  rmSync(kept, { recursive: true, force: true });
  if (packed) cpSync(packed, kept, { recursive: true });
  else process.exitCode = 1;
} finally {
  rmSync(place, { recursive: true, force: true });
}

/**
 * A bundle contains the paths of its files relative to the program. So it is built with everything in its usual place,
 * even if it is linked here: equal programs give equal packages. Undefined if the templates have an error, which is
 * printed.
 */
async function packTemplates(folder) {
  for (const name of [...files, 'lib/site.js', 'lib/index.js'])
    cpSync(join(repository, name), join(folder, name), { recursive: true });
  const packages = shippedPackages();
  const bundled = withNeeds(imported, packages);
  const isAtTop = (path) => path.lastIndexOf('node_modules/') === 0;
  for (const { path, name } of packages.filter((one) => isAtTop(one.path))) {
    if (!existsSync(join(repository, path))) continue;
    const [from, to] = [join(repository, path), join(folder, path)];
    mkdirSync(dirname(to), { recursive: true });
    if (bundled.has(name)) cpSync(from, to, { recursive: true, dereference: true });
    else symlinkSync(from, to, 'junction');
  }
  const program = join(folder, 'lib/pack-templates.js');
  await compileBeside('renderer/render/pack-templates.ts', program);
  const problems = await (await import(pathToFileURL(program).href)).packTemplates();
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? join(folder, 'lib/packed') : undefined;
}

/** The names of packages and their transitive dependencies. */
function withNeeds(names, packages) {
  const found = new Set(names);
  for (const name of found)
    for (const need of packages.find((one) => one.name === name)?.needs ?? []) found.add(need);
  return found;
}
