/** `npm run compare-tests -- <commit>`: which tests of that commit are no longer there, by their names (docs/bench.md). */
import { startTask } from './start-task.js';

process.exitCode = await startTask('compare-tests');
