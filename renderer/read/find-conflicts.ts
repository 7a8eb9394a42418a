import type { SourceText } from '../model/source.ts';

/** Lines that Git leaves where two people changed the same text, as offsets; `end`: behind the last of them. */
export type Conflict = { start: number; end: number };

const wholeConflict = /^<{7}(?: .*)?\r?\n[\s\S]*?^={7}\r?\n[\s\S]*?^>{7}(?: .*)?$|^(?:<{7}|>{7})(?: .*)?$/gm;

/** Each conflict, or the one line of it that was left behind; and the text with the upper version alone. */
export function findConflicts(source: SourceText): { conflicts: Conflict[]; upper: SourceText } {
  if (!source.text.includes('<<<<<<<') && !source.text.includes('>>>>>>>'))
    return { conflicts: [], upper: source };
  if (!/^(?:<{7}|>{7})(?: |\r?$)/m.test(source.text)) return { conflicts: [], upper: source };
  const conflicts: Conflict[] = [];
  const text = source.text.replace(wholeConflict, (written: string, start: number) => {
    conflicts.push({ start, end: start + written.length });
    return upperVersion(written);
  });
  return { conflicts, upper: { ...source, text } };
}

function upperVersion(written: string): string {
  let isUpper = true;
  return written.replace(/^.*$/gm, (line) => {
    if (/^(?:={7}|\|{7})/.test(line)) isUpper = false;
    return isUpper && !/^(?:<{7}|>{7})/.test(line) ? line : ' '.repeat(line.length);
  });
}
