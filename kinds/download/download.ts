import type { KindCode } from '../kind.ts';
import { planDocuments } from './plan-documents.ts';

/** The documents that site.yaml lists under `downloads`, made of what the pages show. */
export const download: KindCode = { documents: planDocuments };
