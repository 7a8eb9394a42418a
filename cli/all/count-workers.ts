/** With fewer, loading and warming up another process takes longer than it saves. */
const sitesPerProcess = 4;
/** Bytes that a process needs while it builds large sites. */
const memoryPerProcess = 2e9;

export type Machine = { cores: number; memory: number };

/**
 * The number of processes to help with this many sites: 0 if there is little to do, or few cores or little memory (in
 * bytes).
 */
export function countWorkers(sites: number, { cores, memory }: Machine): number {
  const most = [cores, sites / sitesPerProcess, memory / memoryPerProcess];
  return Math.max(1, Math.floor(Math.min(...most))) - 1;
}
