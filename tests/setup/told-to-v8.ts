import { execFileSync } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import v8 from 'node:v8';

/** The last setting of each V8 flag, by name: V8 can be told its flags, but not asked for them. */
const told = new Map<string, string>();

const tell = v8.setFlagsFromString;
v8.setFlagsFromString = (flags) => {
  for (const flag of flags.split(/\s+/)) told.set(flagName(flag), flag);
  tell(flags);
};
syncBuiltinESMExports();

/** Flags set in this process that differ from V8's defaults. */
export function toldToV8(): string[] {
  if (told.size === 0) return [];
  usual ??= readUsual();
  return [...told.values()].filter((flag) => !usual?.has(flag));
}

let usual: ReadonlySet<string> | undefined;

/** V8's default flags. Reading them takes a process, so it is done once. */
function readUsual(): ReadonlySet<string> {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  return new Set([...options.matchAll(/default: (--\S+)/g)].map(([, flag = '']) => flag));
}

/** --no-expose-gc -> expose-gc; --heap-growing-percent=35 -> heap-growing-percent */
function flagName(flag: string): string {
  return flag.replace(/^--(?:no-)?/, '').replace(/=.*/, '');
}
