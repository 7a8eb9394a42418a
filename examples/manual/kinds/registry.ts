import { chapter } from './chapter/chapter.ts';
import type { KindCode } from './kind.ts';

export const kinds = { chapter } satisfies Record<string, KindCode>;
