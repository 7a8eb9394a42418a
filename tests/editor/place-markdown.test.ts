import { describe, expect, it } from 'vitest';
import { endsInCode, placeMarkdown } from '../../editor/paste/place-markdown.ts';

const blocks = { markdown: '- one\n- two', isInline: false };

describe('what is pasted', () => {
  it('has empty lines around it, unless it is a part of a line', () => {
    expect(placeMarkdown(blocks, 'Before', 'after')).toBe('\n\n- one\n- two\n\n');
    expect(placeMarkdown(blocks, 'Before\n', '\n\nafter')).toBe('\n- one\n- two');
    expect(placeMarkdown(blocks, '', '\n')).toBe('- one\n- two');
    expect(placeMarkdown({ markdown: '**b**', isInline: true }, 'a ', ' c')).toBe('**b**');
  });

  it('stays as it is within code', () => {
    expect(endsInCode('Text\n\n```js\nlet a')).toBe(true);
    expect(endsInCode('```js\nlet a\n```\nText')).toBe(false);
    expect(endsInCode('Type `npm')).toBe(true);
    expect(endsInCode('A `b` c\n\nType ')).toBe(false);
  });
});
