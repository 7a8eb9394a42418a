import type { KindCode } from '../kind.ts';
import { planLegalDocument } from './plan-legal-document.ts';

/** A legal text is always shown in full. */
export const legal: KindCode = { plan: planLegalDocument, whole: planLegalDocument };
