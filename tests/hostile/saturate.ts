import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** A text of the site: its original value, and the index of its current payload. */
type Slot = { written: string; level: number };

export type Saturation = {
  /** Writes each text with its current payload. */
  write: () => void;
  /** Moves the texts at the places of an error to the next payload, or to none. Returns false if none can be blamed. */
  blame: (problem: Diagnostic) => boolean;
  /** How many texts carry each payload, by its index. */
  counts: () => number[];
};

/**
 * Every text in the files of a site, each with the first of the payloads that passes the check. Texts are all string
 * values of YAML and front matter, and the Markdown below front matter.
 */
export function saturate(root: string, payloads: readonly string[]): Saturation {
  const files = ['site.yaml', ...filesIn(root, 'content')].map((file) => openFile(root, file));
  const write = () => {
    for (const file of files) file.write(payloads);
  };
  const slots = files.flatMap((file) => file.slots);
  const raise = (blamed: readonly Slot[]) => {
    const raised = blamed.filter(({ level }) => level < payloads.length);
    for (const slot of raised) slot.level += 1;
    return raised.length > 0;
  };
  const blame = ({ place, related = [], message }: Diagnostic) => {
    const places = [place, ...related.map((one) => one.place)];
    const standing = places.flatMap((one) =>
      files.flatMap((file) => (file.name === one.file ? (file.at(one) ?? []) : [])),
    );
    if (raise(standing)) return true;
    // Names in the message may have been changed by a payload where they are defined.
    const named = [...message.matchAll(/[“{]([^”}]+)[”}]/g)].flatMap(([, name = '']) => [
      name,
      ...name.split('.'),
    ]);
    return raise(slots.filter(({ written }) => named.includes(written)));
  };
  const counts = () => {
    return payloads.map((_, level) => slots.filter((slot) => slot.level === level).length);
  };
  return { write, blame, counts };
}

type OpenFile = {
  name: string;
  slots: readonly Slot[];
  write: (payloads: readonly string[]) => void;
  /** The text at a place. */
  at: (place: Diagnostic['place']) => Slot | undefined;
};

function openFile(root: string, name: string): OpenFile {
  const text = readFileSync(path.join(root, name), 'utf8');
  const [, matter = '', body] = name.endsWith('.mdx')
    ? (/^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [])
    : ['', text];
  const document = parseDocument(matter);
  const scalars: Scalar<string>[] = [];
  visit(document, {
    Scalar: (key, node) => {
      if (key !== 'key' && isText(node)) scalars.push(node);
    },
  });
  const slots: Slot[] = scalars.map(({ value }) => ({ written: value, level: 0 }));
  const bodySlot: Slot | undefined = body === undefined ? undefined : { written: body, level: 0 };
  const all = bodySlot ? [...slots, bodySlot] : slots;
  let starts: Start[] = [];
  let bodyLine = Number.POSITIVE_INFINITY;
  return {
    name,
    slots: all,
    write: (payloads) => {
      for (const [index, node] of scalars.entries()) {
        const { written, level } = slots[index] ?? { written: '', level: payloads.length };
        node.value = level < payloads.length ? `${written} ${payloads[level]}` : written;
        if (level < payloads.length) node.type = 'QUOTE_DOUBLE';
      }
      const made = document.toString({ lineWidth: 0 });
      starts = startsOf(made);
      bodyLine = body === undefined ? Number.POSITIVE_INFINITY : made.split('\n').length + 2;
      const after =
        bodySlot && bodySlot.level < payloads.length ? `${body}\n\n${payloads[bodySlot.level]}\n` : body;
      writeFileSync(path.join(root, name), body === undefined ? made : `---\n${made}---\n${after}`);
    },
    at: ({ line, column }) => {
      if (line >= bodyLine) return bodySlot;
      const own = line - (body === undefined ? 0 : 1);
      const last = starts.findLastIndex(
        (start) => start.line < own || (start.line === own && start.col <= column),
      );
      return slots[last];
    },
  };
}

function isText(node: Scalar): node is Scalar<string> {
  return typeof node.value === 'string' && node.value.trim() !== '';
}

type Start = { line: number; col: number };

/** The start of each text. */
function startsOf(made: string): Start[] {
  const counter = new LineCounter();
  const starts: Start[] = [];
  visit(parseDocument(made, { lineCounter: counter }), {
    Scalar: (key, node) => {
      if (key !== 'key' && isText(node)) starts.push(counter.linePos(node.range?.[0] ?? 0));
    },
  });
  return starts;
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|mdx)$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .toSorted();
}
