import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import {
  frontMatterLanguage,
  frontMatterMissing,
  frontMatterOpen,
} from '../../diagnostics/messages/read-mdx.ts';
import type { Place } from '../../diagnostics/place.ts';
import { parseMdx } from '../markdown/parse-markdown.ts';
import type { Source } from '../model/source.ts';
import { explainMdxProblem } from './explain-mdx-problem.ts';
import { createLocators } from './locate-value.ts';
import type { ReadSource } from './read-cache.ts';
import { readYaml } from './read-yaml.ts';
import { type FrontMatter, splitFrontMatter } from './split-front-matter.ts';

type PlaceFinder = (offset: number) => Place;

/** A text with fields at its top: both parts are read, so that a mistake in one doesn't hide one in the other. */
export function readMdx(file: string, text: string, place: PlaceFinder): ReadSource {
  const parts = splitFrontMatter(text);
  if (parts.kind !== 'found') {
    const source = { file, text, value: undefined, ...createLocators(undefined, { text, offset: 0, place }) };
    return { source, problems: [explainFence(parts, place(0))] };
  }
  const fields = readYaml(text.slice(parts.start, parts.end), (offset) => place(parts.start + offset));
  const { body, problems } = readBody(text, parts.body, file, place);
  const locators = createLocators(fields.span, { text, offset: parts.start, place });
  return {
    source: { file, text, value: fields.value, ...locators, ...(body && { body }) },
    problems: [...fields.problems, ...problems],
  };
}

function explainFence(parts: Exclude<FrontMatter, { kind: 'found' }>, start: Place): Diagnostic {
  if (parts.kind === 'language') return frontMatterLanguage(start, parts.name);
  return parts.kind === 'open' ? frontMatterOpen(start) : frontMatterMissing(start);
}

/** The fields are blanked out instead of cut off, so that the compiler's offsets and lines are the file's. */
function readBody(
  text: string,
  start: number,
  file: string,
  place: PlaceFinder,
): { body?: NonNullable<Source['body']>; problems: Diagnostic[] } {
  const blanked = text.slice(0, start).replace(/[^\r\n]/g, ' ') + text.slice(start);
  const result = parseMdx(blanked);
  if (result.kind === 'tree') return { body: { tree: result.tree, start, place }, problems: [] };
  return {
    problems: [
      explainMdxProblem(
        result.problem,
        { file, line: result.problem.line, column: result.problem.column },
        text,
      ),
    ],
  };
}
