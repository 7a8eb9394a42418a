/** A name of ours → projects of vitest.config.ts. */
const groups = { unit: ['unit', 'alone'], site: ['site'], browser: ['browser'] };

/**
 * What vitest is asked for by the arguments of `npm test --`: `unit`, `site` and `browser` name a group of tests,
 * everything else is vitest's own (`tests/write`, `-t "a title"`). `browser` is false where no test can need one.
 */
export function selectTests(args) {
  const named = args.filter((arg) => Object.hasOwn(groups, arg));
  return {
    args: args.flatMap((arg) =>
      Object.hasOwn(groups, arg) ? groups[arg].map((project) => `--project=${project}`) : [arg],
    ),
    browser: named.length === 0 || named.includes('browser'),
  };
}
