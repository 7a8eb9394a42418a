import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyFolder } from './run-site.ts';

/** Makes the command run at a different moment, which the test may change. */
export async function movableClock(): Promise<{
  env: Record<string, string>;
  set: (moment: string) => Promise<void>;
}> {
  const folder = await emptyFolder();
  const [clock, shift] = [path.join(folder, 'clock.mjs'), path.join(folder, 'shift')];
  await writeFile(
    clock,
    `import { readFileSync } from 'node:fs';
const Real = Date;
const now = () => Real.now() + Number(readFileSync(${JSON.stringify(shift)}, 'utf8'));
globalThis.Date = class extends Real {
  constructor(...given) { super(...(given.length > 0 ? given : [now()])); }
  static now() { return now(); }
};
`,
  );
  return {
    env: { NODE_OPTIONS: `--import ${clock}` },
    set: (moment) => writeFile(shift, String(Date.parse(moment) - Date.now())),
  };
}
