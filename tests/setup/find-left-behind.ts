import type { ProcessState, Properties } from './process-state.ts';

/** Process-wide changes between the two moments, a line for each. */
export function findLeftBehind(before: ProcessState, after: ProcessState): string[] {
  return [
    ...changedSettings(before, after),
    ...changedEnvironment(before.environment, after.environment),
    ...moreListeners(before.listeners, after.listeners),
    ...[...after.objects].flatMap(([name, properties]) =>
      changedProperties(name, before.objects.get(name) ?? new Map(), properties),
    ),
    ...after.flags.filter((flag) => !before.flags.includes(flag)).map((flag) => `V8 was told ${flag}`),
    ...findRunning(before, after),
  ];
}

/** The part of them that may be about to end, shortly after being told to. */
export function findRunning(before: ProcessState, after: ProcessState): string[] {
  const servers = after.servers - before.servers;
  return [
    ...findChildren(before, after).map(([id, command]) => `a child process runs: ${id} ${command}`),
    ...(servers > 0 ? [`${servers} more servers listen`] : []),
  ];
}

/** Processes started since that are still running, with their command lines. */
export function findChildren(before: ProcessState, after: ProcessState): [id: number, command: string][] {
  return [...after.children].filter(([id, command]) => !before.children.has(id) && !isForTheWorker(command));
}

function changedSettings(before: ProcessState, after: ProcessState): string[] {
  return Object.entries(after.settings)
    .filter(([name, value]) => before.settings[name] !== value)
    .map(([name, value]) => `the ${name} is ${value}, and was ${before.settings[name]}`);
}

function changedEnvironment(
  before: ProcessState['environment'],
  after: ProcessState['environment'],
): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name] && !setByLibraries.has(name))
    .map((name) => `process.env.${name} is ${after[name]}, and was ${before[name]}`);
}

/** Set by the image library for itself. */
const setByLibraries: ReadonlySet<string> = new Set(['VIPSHOME']);

/** The compiled program writes its code cache for later processes on exit, which changes nothing before. */
const atTheEnd = 'exit';

function moreListeners(before: ProcessState['listeners'], after: ProcessState['listeners']): string[] {
  return Object.entries(after)
    .map(([event, count]) => ({ event, more: count - (before[event] ?? 0) }))
    .filter(({ event, more }) => more > 0 && event !== atTheEnd)
    .map(({ event, more }) => `${more} more listeners of process for “${event}”`);
}

/** Under symbols on globalThis, packages store what all their copies share. */
function changedProperties(object: string, before: Properties, after: Properties): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => {
    const [what, was, is] = [`${object}.${String(name)}`, before.get(name), after.get(name)];
    if (staysOnPurpose.has(what) || (object === 'globalThis' && typeof name === 'symbol')) return [];
    if (!is) return [`${what} is gone`];
    if (!was) return [`${what} is new`];
    return isSame(was, is) ? [] : [`${what} is not what it was`];
  });
}

/** Node loads many of its properties when they are first read, and replaces their getters. */
function isSame(was: PropertyDescriptor, is: PropertyDescriptor): boolean {
  if (was.get) return is.get === undefined || is.get === was.get;
  return is.get === undefined && Object.is(is.value, was.value);
}

const staysOnPurpose: ReadonlySet<string> = new Set([
  // These change with the listeners.
  'process._events',
  'process._eventsCount',
  // Patched by graceful-fs, which some packages load: it caches the working folder.
  'process.chdir',
  'process.cwd',
  // Shared by copies of core-js.
  'globalThis.__core-js_shared__',
]);

/** A program that is started once for a worker and ends with it. */
function isForTheWorker(command: string): boolean {
  return command.includes('esbuild --service');
}
