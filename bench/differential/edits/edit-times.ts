import { pick } from '../../../templates/art/chance.ts';
import type { Editor, SiteState } from '../change.ts';
import { choose } from './choose.ts';

/** Gives a file a new time and changes nothing else. */
export const touchFile: Editor = (state, chance) => {
  const file = choose([...state.files.keys()].toSorted(), chance);
  return file === undefined ? undefined : { name: `${file} touched`, steps: [{ do: 'touch', file }] };
};

/** Changes one letter and keeps size and time, as when a file is saved twice in quick succession. */
export const editUnseen: Editor = (state, chance) => {
  const text = choose(textFiles(state), chance);
  if (!text) return undefined;
  const [file, before] = text;
  const letters = [...before.matchAll(/[a-z](?=[a-z]{2})/g)];
  const at = choose(letters, chance)?.index;
  if (at === undefined) return undefined;
  const letter = before[at] === 'e' ? 'a' : 'e';
  const bytes = Buffer.from(before.slice(0, at) + letter + before.slice(at + 1));
  const time = chance() < 0.8 ? 'kept' : 'old';
  return {
    name: `${file}: “${before.slice(at, at + 12)}” begins with ${letter}, same size, time ${time}`,
    steps: [{ do: 'write', file, bytes, time }],
  };
};

/** Removes or repeats a line of a file: code and YAML break, texts mostly don't. */
export const editLine: Editor = (state, chance) => {
  const text = choose(textFiles(state), chance);
  if (!text) return undefined;
  const [file, before] = text;
  const lines = before.split('\n');
  const at = pick(chance, 0, lines.length - 1);
  const line = lines[at] ?? '';
  const twice = chance() < 0.5;
  const changed = lines.toSpliced(at, 1, ...(twice ? [line, line] : []));
  return {
    name: `${file}:${at + 1} ${twice ? 'twice' : 'removed'}`,
    steps: [{ do: 'write', file, bytes: Buffer.from(changed.join('\n')), time: 'now' }],
  };
};

function textFiles({ files }: SiteState): [string, string][] {
  const names = [...files.keys()].filter((file) => /\.(?:yaml|mdx|tsx?|css|json|svg)$/.test(file)).toSorted();
  return names.map((file) => [file, files.get(file)?.toString('utf8') ?? '']);
}
