import type { Rule } from '../rule.ts';
import { nodesOf, whereIs } from '../source.ts';

const tuning = new Set(['setFlagsFromString', 'setHeapSnapshotNearHeapLimit', 'gc']);

/** Flags are for the whole process, change with each version of Node, and have bought less than a tenth of the time. */
export const v8IsLeftAlone: Rule = {
  name: 'nothing sets V8’s flags or asks it to collect garbage',
  find: (sources) =>
    sources.flatMap((source) =>
      [...nodesOf(source.program)]
        .filter(({ type, name }) => type === 'Identifier' && tuning.has(String(name)))
        .map((node) => `${whereIs(source, node)} tunes V8`),
    ),
  breaks: [
    { 'renderer/a.ts': "import { setFlagsFromString } from 'node:v8';\nsetFlagsFromString('--expose-gc');" },
    { 'cli/a.ts': 'export const a = () => globalThis.gc?.();' },
  ],
  keeps: [{ 'renderer/a.ts': "import { serialize } from 'node:v8';\nexport const a = serialize('gc');" }],
};
