/** `npm run differential`: edits a site at random and compares each warm build with a clean one (docs/bench.md). */
import { startTask } from './start-task.js';

process.exitCode = await startTask('compare-warm');
