/** `npm run bench-branches`: how long a site with many branches takes to build (docs/bench.md). */
import { startTask } from './start-task.js';

process.exitCode = await startTask('measure-branches');
