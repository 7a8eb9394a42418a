/**
 * `npm run bench`: how long sites of generated articles take to build, next to other generators on request
 * (docs/bench.md).
 */
import { startTask } from './start-task.js';

process.exitCode = await startTask('measure-builds');
