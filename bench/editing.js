/** `npm run bench-editing`: how long the visual editor takes to answer (docs/bench.md). */
import { startTask } from './start-task.js';

process.exitCode = await startTask('measure-editing');
