/** Our name of a group → projects of vitest.config.ts. */
const groups = { unit: ['unit', 'alone'], site: ['site'], browser: ['browser'] };

/**
 * Translates the arguments of `npm test --` for vitest: `unit`, `site` and `browser` name a group of tests, `--changed`
 * the files that `findChanged` returns (undefined: all), anything else is vitest's own (`tests/write`, `-t "a title"`).
 * `browser` is false if no test can need one, `args` undefined if there is no test to run.
 */
export function selectTests(args, findChanged) {
  const named = args.filter((arg) => Object.hasOwn(groups, arg));
  const changed = args.includes('--changed') ? findChanged() : undefined;
  const others = args.filter((arg) => !named.includes(arg) && arg !== '--changed');
  const projects = named.flatMap((name) => groups[name].map((project) => `--project=${project}`));
  const inGroup = named.length === 0 || named.includes('browser');
  return {
    args: changed?.length === 0 ? undefined : [...projects, ...(changed ?? []), ...others],
    browser: inGroup && (changed?.some((file) => file.startsWith('tests/browser/')) ?? true),
  };
}
