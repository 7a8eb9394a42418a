import type { Root } from 'hast';
import { countWords } from '../../diagnostics/words/count-words.ts';
import type { TextCounts } from '../model/source.ts';
import { textFromHast } from './text-from-hast.ts';

export function countProse({ children }: Root): TextCounts {
  const chapters = children.filter((node) => node.type === 'element' && node.tagName === 'h2').length;
  return { words: countWords(textFromHast(children, (text) => text)), chapters };
}
