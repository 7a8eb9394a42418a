/**
 * Follows a hint as its reader would: takes the words to be written, and puts them where the message points. The text
 * to be replaced is not given in a machine-readable form, so there are several ways, the likeliest first.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readYamlLine, type YamlLine } from '../../renderer/read/yaml/yaml-line.ts';
import { isLike } from './lost-words.ts';
import { type Part, piecesAround } from './pieces-around.ts';

/** The text of the file with the hint applied, in each way; empty if the hint describes rather than dictates. */
export function applyHint(text: string, problem: Diagnostic): string[] {
  const found = answersIn(problem.hint ?? '').flatMap((answer) => waysToPut(answer, text, problem));
  return [...new Set(found)].filter((changed) => changed !== text);
}

const verb = /^(?:Write|Did you mean|Write it like this:|Put (?:the text|it) in quotation marks:) /;
/** The text after the answer: another sentence, or a reason. */
const rest =
  /(?:[.?] (?:If|For|Without|Do|The|To|A|Or) .*|, (?:which|so|as|because|without) .*| where the line breaks\.$| instead\.?$| (?:again|in its place|at the end)\.?$)/s;
/** A description in place of an answer. */
const described =
  /^(?:an?|all|an|another|at|both|each|every|for|here|how|in|it|its|no|one|only|something|text|th\w+|two|what|where|\d+ (?:ordinary|spaces))\b|^content\/|…|, or\b|^true or false$|\bor (?:an? |“|price|leave)|\} or \{|\bhere, and\b|\band [a-z]\w*: |\bif it\b|\b(?:for example|such as|between|in place of|with the right|more places?)\b/;

/** The words that the hint dictates: none, or up to two readings. */
function answersIn(hint: string): string[] {
  const said = verb.exec(hint)?.[0];
  if (said === undefined) return [];
  const all = hint.slice(said.length);
  const quoted = /^(?:the text )?“([^”]*)”/.exec(all)?.[1];
  if (quoted !== undefined) return /”(?:,| or| to )/.test(all) || quoted.includes('…') ? [] : [quoted];
  if (/^(["']).*\1$/.test(all)) return all.includes('…') ? [] : [all];
  const short = all.replace(rest, '');
  return described.test(short) || /…|\bon (?:the|this|a) line\b/.test(all)
    ? []
    : [...new Set([short, short.replace(/[.?]$/, '')])];
}

/** Replaces each part of the line that may be meant, and a tag at both its ends. */
function waysToPut(answer: string, text: string, problem: Diagnostic): string[] {
  const start = text.split('\n', problem.place.line - 1).join('\n').length + (problem.place.line > 1 ? 1 : 0);
  const { fix } = problem;
  const isFix = fix?.to === answer && fix.place.line === problem.place.line;
  const from = start + (fix?.place.column ?? 1) - 1;
  const parts = [
    ...(isFix ? [{ from, to: from + fix.from.length }] : []),
    ...partsOf(readYamlLine(text, start), start + problem.place.column - 1, { text, answer, problem }),
    ...piecesAround(text, start + problem.place.column - 1, answer),
  ];
  return [
    ...renameTag(answer, text, start + problem.place.column - 1),
    ...everywhere(answer, text, { start, problem }),
    ...parts
      .filter(({ from, to }) => to > from)
      .map(({ from, to }) => text.slice(0, from) + answer + text.slice(to)),
  ];
}

type Written = { text: string; answer: string; problem: Diagnostic };

/** The likeliest first. `at`: the offset at which the message points. */
function partsOf(line: YamlLine, at: number, { text, answer, problem }: Written): Part[] {
  const here = text.slice(at, line.end);
  const ahead = (pattern: RegExp): Part => ({
    from: at,
    to: at + (pattern.exec(here)?.[0].trimEnd().length ?? 0),
  });
  const quoted = [...problem.message.matchAll(/“([^”]+)”|(\{[^{}]+\})/g)].map(
    ([, words, name = '']) => words ?? name,
  );
  const name = line.content + (/^(?:-[ \t]+)*/.exec(text.slice(line.content, line.end))?.[0].length ?? 0);
  const whole = { from: line.content, to: line.end };
  const value = { from: line.valueStart, to: line.valueStart + line.value.length };
  const found = quoted.map((words) => ({ words, index: text.slice(0, line.end).indexOf(words, line.start) }));
  const before = text.slice(0, at).endsWith(answer) ? [{ from: at - answer.length, to: at + 1 }] : [];
  return [
    ...before,
    ...(/^[\w-]+:(?: |$)|^- /.test(answer) ? [whole] : []),
    ...quoted.filter((words) => here.startsWith(words)).map((words) => ({ from: at, to: at + words.length })),
    ...(at >= line.valueStart ? [value] : []),
    ahead(/^.*?(?=[ \t]#|$)/),
    ahead(/^[^:\s]+(?=:)/),
    ahead(/^(?:\[[^[\]]*\]|\{[^{}]*\})/),
    ahead(/^(?:"(?:[^"\\]|\\.)*"|'[^']*'|[“«][^”»]*[”»]|[^,\]}]*)/),
    ahead(/^[^\s,\]})]+/),
    ahead(/^\S+?(?=, |[\s\]}]|$)/),
    ...found
      .filter(({ index }) => index !== -1)
      .map(({ words, index }) => ({ from: index, to: index + words.length })),
    ...likeWords(line, answer, problem),
    // Including invisible characters at the ends.
    { from: line.valueStart, to: line.end },
    { from: name, to: text.indexOf(':', name) },
    { from: name, to: line.end },
    whole,
  ];
}

function renameTag(answer: string, text: string, at: number): string[] {
  const [opening = '', name = ''] = /^<([\w-]+)/.exec(text.slice(at)) ?? [];
  const meant = /^<([\w-]+)>$/.exec(answer)?.[1];
  if (name === '' || meant === undefined) return [];
  const rest = text.slice(at + opening.length).replace(`</${name}>`, () => `</${meant}>`);
  return [`${text.slice(0, at)}<${meant}${rest}`];
}

/** A word elsewhere on the line that is nearly the answer, which the message may name without quotation marks. */
function likeWords({ start, text }: YamlLine, answer: string, { hint = '' }: Diagnostic): Part[] {
  if (!hint.startsWith('Did you mean')) return [];
  return [...text.matchAll(/[^\s,:{}[\]"']+/g)]
    .filter(([word]) => isLike(word, answer))
    .map(({ 0: word, index }) => ({ from: start + index, to: start + index + word.length }));
}

/** A name that the message quotes, at each place of the line. */
function everywhere(
  answer: string,
  text: string,
  { start, problem }: { start: number; problem: Diagnostic },
): string[] {
  const name = /\{[^{}]+\}/.exec(problem.message)?.[0];
  if (name === undefined) return [];
  const { end } = readYamlLine(text, start);
  return [text.slice(0, start) + text.slice(start, end).replaceAll(name, () => answer) + text.slice(end)];
}
