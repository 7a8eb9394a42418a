import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Place } from '../../diagnostics/place.ts';
import { makeMistake, undoMistake } from '../../tests/mistakes/make-mistake.ts';
import { type Mistake, readMistake } from '../../tests/mistakes/read-mistake.ts';
import type { Installed } from '../peers/prepare-peer.ts';
import { astroFiles } from './astro-files.ts';

export type Outcome = {
  /** It exited with a code other than 0, or printed a warning that it doesn’t print without the mistake. */
  noticed: boolean;
  /** Without colours, the working folder, times, stack lines, and lines that it also prints without the mistake. */
  printed: string;
};

export type Compared = { sample: string; mistake: Mistake; place: Place; ours: Outcome; theirs: Outcome };

/** Where both run: the samples’ site as it is, its copy for us, and the Astro project with its copy. */
export type Grounds = {
  repository: string;
  original: string;
  ours: string;
  astro: { original: string; root: string };
  peer: Installed;
  /** The lines that either prints for a site without mistakes. */
  ordinary: ReadonlySet<string>;
};

const collections = ['courses', 'events', 'posts'];

/** Writes both projects into the folder of the installed peer, so that its packages are found. */
export function layOutGrounds(repository: string, peer: Installed): Grounds {
  const original = path.join(repository, 'tests/fixtures/site');
  const ours = path.join(peer.folder, 'ours');
  cpSync(original, ours, { recursive: true });
  const [astroOriginal, astroRoot] = ['astro-original', 'astro'].map((name) => path.join(peer.folder, name));
  if (!astroOriginal || !astroRoot) throw new Error('There are two folders.');
  for (const folder of [astroOriginal, astroRoot]) writeAstro(original, folder);
  const grounds = {
    ...{ repository, original, ours, astro: { original: astroOriginal, root: astroRoot }, peer },
    ordinary: new Set<string>(),
  };
  const [mine, theirs] = [checkOurs('2025-10-01', grounds), buildAstro(grounds)];
  for (const { ok, printed } of [mine, theirs]) {
    if (!ok) throw new Error(`There is a mistake already:\n${printed}`);
  }
  return { ...grounds, ordinary: new Set(`${mine.printed}\n${theirs.printed}`.split('\n').map(timeless)) };
}

/** The names in braces are ours: Astro gets plain words in their place. */
function writeAstro(original: string, folder: string): void {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const [file, text] of astroFiles) write(file, text);
  for (const collection of collections) {
    for (const file of readdirSync(path.join(original, 'content', collection))) {
      const text = readFileSync(path.join(original, 'content', collection, file), 'utf8');
      write(`content/${collection}/${file}`, text.replaceAll(/\{[a-zA-Z]+(?:\.[\w-]+)+\}/g, '10'));
    }
  }
}

export function compareMistake(sample: string, grounds: Grounds): Compared {
  const { repository, original, ours, astro } = grounds;
  const mistake = readMistake(path.join(repository, 'tests/samples/mistakes', `${sample}.yaml`));
  const place = makeMistake(mistake, { original, root: ours });
  makeMistake(mistake, astro);
  try {
    return {
      sample,
      mistake,
      place,
      ours: outcomeOf(checkOurs(mistake.today, grounds), grounds),
      theirs: outcomeOf(buildAstro(grounds), grounds),
    };
  } finally {
    undoMistake(mistake, { original, root: ours });
    undoMistake(mistake, astro);
  }
}

function checkOurs(today: string, { repository, ours }: Grounds): Ran {
  const args = [path.join(repository, 'bin/site.js'), 'check', '--at', today];
  return run(process.execPath, args, { folder: ours, env: {} });
}

function buildAstro({ peer: { peer, modules }, astro: { root } }: Grounds): Ran {
  const { program, args } = peer.program(modules);
  return run(program, [...args, 'build'], { folder: root, env: { ...peer.environment } });
}

type Ran = { ok: boolean; printed: string };

type Surroundings = { folder: string; env: Readonly<Record<string, string>> };

function run(program: string, args: readonly string[], { folder, env }: Surroundings): Ran {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    env: { ...process.env, ...env, NO_COLOR: '1', FORCE_COLOR: '0' },
    encoding: 'utf8',
  });
  return { ok: status === 0, printed: withoutNoise(`${stdout}${stderr}`, folder) };
}

function outcomeOf({ ok, printed }: Ran, { ordinary }: Grounds): Outcome {
  const lines = printed.split('\n').filter((line) => line === '' || !ordinary.has(timeless(line)));
  const left = lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return { noticed: !ok || /\bwarn(?:ing)?\b/i.test(left), printed: left };
}

/** Durations differ from run to run. */
function timeless(line: string): string {
  return line.replaceAll(/\d+(?:\.\d+)? ?m?s\b/g, '');
}

function withoutNoise(text: string, folder: string): string {
  return stripVTControlCharacters(text)
    .replaceAll(`${folder}/`, '')
    .replaceAll(folder, '.')
    .replaceAll(/^\d\d:\d\d:\d\d /gm, '')
    .split('\n')
    .filter((line) => !/^\s+at |^\s*Stack trace:$|^npm warn /.test(line))
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}
