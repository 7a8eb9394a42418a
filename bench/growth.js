/** `npm run growth`: checks that the time of `site check` grows in proportion to its input (docs/bench.md). */
import { startTask } from './start-task.js';

process.exitCode = await startTask('measure-growth');
