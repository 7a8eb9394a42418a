/**
 * Counts from vitest's JSON result and exit code. A file that could not be loaded has no tests of its own and
 * counts as one failure; so do a run that ended badly without a failed test (an unhandled error), a run that left
 * no result, and a run of nothing.
 */
export function countTests(result, exitCode) {
  if (!result) return { passed: 0, failed: 1 };
  const broken = result.testResults.filter((file) => file.status === 'failed' && !hasFailedTest(file)).length;
  const failed = result.numFailedTests + broken;
  const passed = result.numPassedTests;
  const silent = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

function hasFailedTest(file) {
  return file.assertionResults.some((test) => test.status === 'failed');
}
