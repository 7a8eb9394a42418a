/**
 * `npm test -- --changed`: the tests that changes since the last commit can affect. A test depends on the modules that
 * it imports; on the whole program if it starts that; for files that no module imports, such as content and samples, on
 * those in the folders that it names. Rather a test too many than one too few.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** A change to any of these can affect any test. */
const forAll = /^(?:package(?:-lock)?\.json|[^/]*config[^/]*|biome\.json|(?:scripts|bin|tests\/setup)\/.*)$/;
const program = /^(?:cli|renderer|kinds|diagnostics|templates|schemas)\//;
const startsProgram = /bin\/site\.js|lib\/(?:site|index)\.js/;
/** They build the sites that tests get through `inject`. */
const sharedSites = ['tests/content/build-shipped.ts', 'tests/browser/serve-sites.ts'];
/** Modules that read a folder or file of the repository at run time, by its name. */
const readSite = 'renderer/read/read-sources.ts';
const readers = {
  templates: 'renderer/render/load-templates.ts',
  schemas: 'renderer/schema/load-schemas.ts',
  ...Object.fromEntries(
    ['site.yaml', 'content', 'branches', 'starter', 'examples'].map((name) => [name, readSite]),
  ),
};
/** Modules that import the functions generated from these depend on them. */
const messages = /^(diagnostics|kinds\/[^/]+)\/messages(?:\/[^/]+)?\.md$/;
/** They read every source. */
const always = ['tests/architecture.test.ts', 'tests/dependencies.test.ts', 'tests/long-tests.test.ts'];

/** Their paths relative to the repository; undefined if all of them have to run. */
export function findChangedTests(repository) {
  const changed = changedFiles(repository);
  if (changed.some((file) => forAll.test(file))) return undefined;
  return affectedTests(repository, changed);
}

/** The same for any files of the repository. */
export function affectedTests(repository, changed) {
  if (changed.length === 0) return [];
  const modules = new Map();
  const tests = filesIn(repository, 'tests').filter((file) => /\.test\.tsx?$/.test(file));
  const sources = changed.map((file) => file.replace(messages, '$1/messages.generated.ts'));
  const affected = tests.filter((test) => {
    const closure = closureOf(test, repository, modules);
    return sources.some((file) => dependsOn(closure, file, modules));
  });
  return [...new Set([...affected, ...always])].sort();
}

function changedFiles(folder) {
  const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\0');
  const tracked = git('diff', '--name-only', '--no-renames', '-z', 'HEAD');
  return [...tracked, ...git('ls-files', '--others', '--exclude-standard', '-z')].filter(Boolean);
}

function dependsOn(closure, file, modules) {
  if (closure.has(file)) return true;
  const [top, below = ''] = file.split('/');
  if (closure.has(readers[top])) return true;
  const isRead = program.test(file) || readers[top] !== undefined;
  if (isRead && names(closure, startsProgram, modules)) return true;
  if (/\.[jt]sx?$/.test(file) && (program.test(file) || file.startsWith('tests/'))) return false;
  const folder = top === 'tests' ? below : top;
  return names(closure, new RegExp(`['"\`/(]${folder.replaceAll('.', '\\.')}['"\`/|)]`), modules);
}

/** Whether one of these modules, in tests/ or bench/, contains the pattern. */
function names(closure, pattern, modules) {
  return [...closure].some((file) => /^(?:tests|bench)\//.test(file) && pattern.test(modules.get(file).text));
}

/** All modules that a module imports, directly or indirectly, including itself. */
function closureOf(file, repository, modules, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of readModule(file, repository, modules).imports)
    closureOf(imported, repository, modules, found);
  return found;
}

function readModule(file, repository, modules) {
  const known = modules.get(file);
  if (known) return known;
  const path = join(repository, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+\.[jt]sx?)'/g)].map(
    ([, one]) => one,
  );
  const imports = specifiers.map((one) => posix.join(dirname(file), one));
  if (text.includes('inject(')) imports.push(...sharedSites);
  modules.set(file, { text, imports });
  return modules.get(file);
}

function filesIn(repository, folder) {
  return readdirSync(join(repository, folder), { recursive: true }).map((file) =>
    posix.join(folder, file.replaceAll('\\', '/')),
  );
}
