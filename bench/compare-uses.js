/** `npm run compare-uses`: holds what `site where` says of every value against builds with another value there (docs/bench.md). */
import { startTask } from './start-task.js';

process.exitCode = await startTask('compare-uses');
