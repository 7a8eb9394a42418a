import { readdirSync, readFileSync } from 'node:fs';

/** A process as reported by Linux's /proc. Source: the manual page proc(5). */
export type Seen = {
  /** Its command line, with a zero byte after each part. */
  command: string;
  /** Bytes resident now; 0 for a process that has ended but was not waited for yet. */
  memory: number;
  /** The most bytes that were resident. */
  peak: number;
  /** Seconds, user and system, of the process and of children that it waited for. */
  cpu: number;
};

/** /proc counts processor time in hundredths of a second on every system that Node runs on. */
const ticks = 100;

/** Undefined if the process has ended, or the system has no /proc. */
export function readProcess(pid: number): Seen | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const bytes = (name: string): number => 1024 * Number(status.match(`${name}:\\s+(\\d+)`)?.[1] ?? 0);
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in brackets and may contain spaces. After it, utime, stime, cutime and cstime are fields 11 to 14.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const cpu = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / ticks;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return { command, memory: bytes('VmRSS'), peak: bytes('VmHWM'), cpu };
  } catch {
    return undefined;
  }
}

/** The ids of a process's children. Any of its threads may have started them. */
export function readChildren(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    // A thread ended between the two reads: the next sample sees the rest.
    return [];
  }
}
