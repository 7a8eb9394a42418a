/** Runs before each test file. */
import { guardProcess } from './guard-process.ts';

guardProcess();
