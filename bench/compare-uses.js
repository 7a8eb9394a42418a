/**
 * `npm run compare-uses`: compares what `site where` says of every value with builds that change it (docs/bench.md).
 */
import { startTask } from './start-task.js';

process.exitCode = await startTask('compare-uses');
