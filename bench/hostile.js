/** `npm run hostile`: looks for files of a site that end the program or keep it busy (docs/bench.md). */
import { startTask } from './start-task.js';

process.exitCode = await startTask('find-crashes');
