/** A name of ours → projects of vitest.config.ts. */
const groups = { unit: ['unit', 'alone'], site: ['site'], browser: ['browser'] };

/**
 * What vitest is asked for by the arguments of `npm test --`: `unit`, `site` and `browser` name a group of tests,
 * `--changed` the files that `findChanged` gives (undefined: all), everything else is vitest's own (`tests/write`, `-t "a
 * title"`). `browser` is false where no test can need one, `args` undefined where there is no test to run.
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
