/** `npm run hostile`: looks for files of a site that crash or hang the program (docs/bench.md). */
import { startTask } from './start-task.js';

process.exitCode = await startTask('find-crashes');
