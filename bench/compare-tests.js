/**
 * `npm run compare-tests -- <commit>`: lists the tests of that commit that are missing now, by name (docs/bench.md).
 */
import { startTask } from './start-task.js';

process.exitCode = await startTask('compare-tests');
