/** In place of vitest: one test that passes, unless `FAKE_TEST` says otherwise; none where browser tests only are asked for and left out. */
import { writeFileSync } from 'node:fs';

const args = process.argv.slice(2);
console.log(`vitest ${args.filter((arg) => !/report|output/.test(arg)).join(' ')}`);
const isLeftOut = args.includes('--exclude=tests/browser/**') && args.includes('tests/browser');
const [passed, failed] = isLeftOut ? [0, 0] : process.env.FAKE_TEST === 'fails' ? [0, 1] : [1, 0];
const file = args.find((arg) => arg.startsWith('--outputFile.json=')).split('=')[1];
writeFileSync(
  file,
  JSON.stringify({
    numTotalTests: passed + failed,
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: [],
  }),
);
process.exitCode = failed === 0 && (passed > 0 || args.includes('--passWithNoTests')) ? 0 : 1;
