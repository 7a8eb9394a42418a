/**
 * `npm run soak`: edits a site thousands of times in one process and checks whether its memory grows (docs/bench.md).
 */
import { startTask } from './start-task.js';

process.exitCode = await startTask('edit-for-long');
