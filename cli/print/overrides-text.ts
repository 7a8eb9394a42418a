import type { Overriding } from '../../renderer/site.ts';
import type { Paint } from '../terminal.ts';
import { formatCount } from './format-count.ts';

/** Each file of the base, below it each overridden value, and below that the new values and their places. */
export function overridesText(overrides: readonly Overriding[], paint: Paint): string[] {
  const lines: string[] = [];
  for (const [file, inFile] of grouped(overrides, ({ base }) => base.file)) {
    lines.push(paint('bold', file));
    for (const [name, same] of grouped(inFile, nameOf)) {
      lines.push(`  ${name}`);
      for (const one of same) lines.push(`    ${one.own.file}:${one.own.line}  ${saidBy(one)}`);
    }
    lines.push('');
  }
  const files = new Set(overrides.map(({ base }) => base.file)).size;
  const count = formatCount(overrides.length, 'difference', 'differences');
  return [...lines, `${count} from ${formatCount(files, 'file', 'files')} of what they are built on.`];
}

function grouped<T>(all: readonly T[], by: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}

function nameOf(one: Overriding): string {
  if (one.kind !== 'value') return one.kind === 'text' ? 'the text' : 'all of it';
  return `${one.path.join(' › ')}: ${shown(one.was)}`;
}

function saidBy(one: Overriding): string {
  if (one.kind !== 'value') return one.kind === 'text' ? 'its own text' : 'left out';
  return isRemoval(one.now) ? 'taken out' : shown(one.now);
}

function isRemoval(value: unknown): boolean {
  return value === null || (typeof value === 'object' && value !== null && 'remove' in value);
}

const longest = 60;

/** On one line, without control characters. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return formatCount(value.length, 'item');
  if (typeof value === 'object' && value !== null) return formatCount(Object.keys(value).length, 'field');
  if (typeof value !== 'string') return String(value);
  const characters = [
    ...value
      .replace(/\s+/g, ' ')
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim(),
  ];
  return `“${characters.length > longest ? `${characters.slice(0, longest).join('')}…` : characters.join('')}”`;
}
