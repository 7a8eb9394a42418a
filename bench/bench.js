/** `npm run bench`: how long sites of generated articles take to build, beside other generators where they are asked for (docs/bench.md). */
import { startTask } from './start-task.js';

process.exitCode = await startTask('measure-builds');
