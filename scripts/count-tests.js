/**
 * Counts from vitest's JSON result and exit code. A file that could not be loaded has no tests of its own and counts as
 * one failure; so does a run that ended badly without a failed test (an unhandled error), a run without a result, and
 * an empty run. `long` is the number of tests left for `npm run test:all`.
 */
export function countTests(result, exitCode) {
  if (!result) return { passed: 0, failed: 1, long: 0 };
  const broken = result.testResults.filter((file) => file.status === 'failed' && !hasFailedTest(file)).length;
  const failed = result.numFailedTests + broken;
  const passed = result.numPassedTests;
  const long = result.testResults.flatMap((file) => file.assertionResults.filter(isLeftOut)).length;
  const silent = failed === 0 && (exitCode !== 0 || passed + long === 0);
  return { passed, failed: silent ? 1 : failed, long };
}

function hasFailedTest(file) {
  return file.assertionResults.some((test) => test.status === 'failed');
}

function isLeftOut({ status, tags = [] }) {
  return status === 'skipped' && tags.some((tag) => tag.startsWith('long/'));
}
