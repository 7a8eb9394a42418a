import { execFileSync } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import v8 from 'node:v8';

/** What V8 was told last of each of its flags, by the flag’s name: it can be told them, but not asked for them. */
const told = new Map<string, string>();

const tell = v8.setFlagsFromString;
v8.setFlagsFromString = (flags) => {
  for (const flag of flags.split(/\s+/)) told.set(flagName(flag), flag);
  tell(flags);
};
syncBuiltinESMExports();

/** The flags that V8 was told in this process and that are not as V8 has them by itself. */
export function toldToV8(): string[] {
  if (told.size === 0) return [];
  usual ??= readUsual();
  return [...told.values()].filter((flag) => !usual?.has(flag));
}

let usual: ReadonlySet<string> | undefined;

/** The flags as V8 has them by itself. It takes a process to ask, so once is enough. */
function readUsual(): ReadonlySet<string> {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  return new Set([...options.matchAll(/default: (--\S+)/g)].map(([, flag = '']) => flag));
}

/** --no-expose-gc -> expose-gc; --heap-growing-percent=35 -> heap-growing-percent */
function flagName(flag: string): string {
  return flag.replace(/^--(?:no-)?/, '').replace(/=.*/, '');
}
