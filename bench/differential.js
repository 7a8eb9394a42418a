/** `npm run differential`: edits a site at random and holds each warm build against one from nothing (docs/bench.md). */
import { startTask } from './start-task.js';

process.exitCode = await startTask('compare-warm');
