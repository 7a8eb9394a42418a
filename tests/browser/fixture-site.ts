import path from 'node:path';
import { repository } from '../cli/run-site.ts';

/** The folder with the site.yaml and content that browser tests visit, including its words and prices. */
export const fixtureSite = path.join(repository, 'tests/fixtures/site');
