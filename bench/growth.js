/** `npm run growth`: sees whether the time of `site check` grows in proportion to what it is given (docs/bench.md). */
import { startTask } from './start-task.js';

process.exitCode = await startTask('measure-growth');
