/** `npm run map`: how many texts of pages the map of `site edit` locates, and whether they are right (docs/bench.md). */
import { startTask } from './start-task.js';

process.exitCode = await startTask('measure-map');
