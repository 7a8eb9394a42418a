/** `npm run rail -- <commit>`: whether the work tree still builds what the program of that commit builds (docs/bench.md). */
import { startTask } from './start-task.js';

process.exitCode = await startTask('rail');
