import type { SiteDiff } from '../../renderer/site.ts';
import type { Paint } from '../terminal.ts';
import type { DiffLine, QuoteStyle } from './format-changes.ts';
import { type ComparedCommit, formatDiff } from './format-diff.ts';

/** For people at a terminal. */
export function printDiffText(diff: SiteDiff, compared: ComparedCommit, paint: Paint): string {
  const told = formatDiff(diff, compared, forTerminal);
  const lines = told.map(({ level, text }, index) => {
    if (level === 'summary') return text;
    // No blank line between edits that have the same effects.
    if (level === 'edit') return `${told[index - 1]?.level === 'edit' ? '' : '\n'}${paint('bold', text)}`;
    if (level === 'group') return `  ${paint('cyan', text)}`;
    return level === 'item' ? `    ${text}` : `      ${paint('dim', text)}`;
  });
  return lines.join('\n');
}

/** Nothing from a file may control the terminal. */
const forTerminal: QuoteStyle = { name: oneLine, text: (content) => `“${oneLine(content)}”` };

function oneLine(content: string): string {
  return content
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u061C\u200B-\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu, '·');
}

/** GitHub's limit for a comment is 65,536 characters. */
const longest = 60_000;

/**
 * For a pull request comment. Everything from files is put in code spans, in which Markdown, HTML, mentions and
 * addresses mean nothing, so content can't impersonate the comment.
 */
export function printDiffMarkdown(diff: SiteDiff, compared: ComparedCommit): string {
  const parts = formatDiff(diff, compared, forComment).map(markdownOf);
  const kept: string[] = [];
  let length = 0;
  for (const part of parts) {
    length += part.length + 1;
    if (length > longest) return `${kept.join('\n')}\n\nThere is more: run \`site diff\` to see all of it.\n`;
    kept.push(part);
  }
  return `${kept.join('\n')}\n`;
}

function markdownOf({ level, text }: DiffLine): string {
  if (level === 'summary') return `### What changes for visitors\n\n${text}`;
  if (level === 'edit') return `\n#### ${text}\n`;
  if (level === 'group') return `\n**${text}**\n`;
  return level === 'item' ? `- ${text}` : `  <br>${text}`;
}

const forComment: QuoteStyle = { name: codeSpan, text: codeSpan };

/** Source of the rule: CommonMark 0.31, 6.1: a code span ends with as many backticks as it began with. */
function codeSpan(content: string): string {
  const text = oneLine(content).trim();
  if (text === '') return '` `';
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}
