import path from 'node:path';
import { repository } from '../cli/run-site.ts';

/** The folder with the site.yaml and content that browser tests visit; their words and prices stand there. */
export const fixtureSite = path.join(repository, 'tests/fixtures/site');
