/** `npm run rail -- <commit>`: whether the work tree builds the same as the program of that commit (docs/bench.md). */
import { startTask } from './start-task.js';

process.exitCode = await startTask('rail');
