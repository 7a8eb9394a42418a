/** `npm run compare-mistakes`: makes the same mistakes in an Astro project and in a site of ours (docs/comparison.md). */
import { startTask } from './start-task.js';

process.exitCode = await startTask('compare-mistakes');
