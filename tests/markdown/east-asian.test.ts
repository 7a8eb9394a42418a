import { describe, expect, it } from 'vitest';
import { parseBlockMarkdown, parseInlineMarkdown } from '../../renderer/markdown/parse-markdown.ts';
import { type HastHandlers, htmlFromHast } from '../../renderer/plan/values/html-from-hast.ts';

const handlers: HastHandlers = {
  fill: (text) => text,
  attributes: ({ tagName, properties }) => (tagName === 'a' ? { href: String(properties.href) } : {}),
};
const inline = (text: string) => htmlFromHast(parseInlineMarkdown(text).children, handlers);
const block = (text: string) => htmlFromHast(parseBlockMarkdown(text).children, handlers).trim();

describe('bold and struck words beside East Asian signs', () => {
  it.each([
    ['**强调。**字', '<strong>强调。</strong>字'],
    ['これは**「重要」**です', 'これは<strong>「重要」</strong>です'],
    ['**이 용어(This term)**를 강조', '<strong>이 용어(This term)</strong>를 강조'],
    ['我可以强调**这个`code`**吗', '我可以强调<strong>这个<code>code</code></strong>吗'],
    ['字**[链接](/x)**字', '字<strong><a href="/x">链接</a></strong>字'],
    [
      '**C#**や**F#**は**「.NET」**の',
      '<strong>C#</strong>や<strong>F#</strong>は<strong>「.NET」</strong>の',
    ],
    ['(**强**字', '(<strong>强</strong>字'],
    ['税込**¥10,000**で', '税込<strong>¥10,000</strong>で'],
    ['~~真。~~她', '<del>真。</del>她'],
    ['𠮟**(x)**𠮟', '𠮟<strong>(x)</strong>𠮟'],
    ['葛\u{E0100}**(x)**字', '葛\u{E0100}<strong>(x)</strong>字'],
    ['a**“x”**b', 'a**“x”**b'],
    ['字 ** 。** 字', '字 ** 。** 字'],
    ['`字**。**字`', '<code>字**。**字</code>'],
  ])('%s', (text, html) => {
    expect(inline(text)).toBe(html);
    expect(block(text)).toBe(`<p>${html}</p>`);
  });

  it('leave addresses as they were written', () => {
    expect(inline('[a](https://a.org/字**「c」**字)')).toContain(encodeURI('https://a.org/字**「c」**字'));
  });

  it('keep every node at its place in the text', () => {
    const [, strong] = parseInlineMarkdown('这是**「重要」**的').children;
    expect(strong?.position?.start.offset).toBe(2);
    expect(strong?.position?.end.offset).toBe(10);
  });
});

describe('a bare address ends before full-width signs', () => {
  it.each([
    ['请看 https://example.org/abc。谢谢。', 'https://example.org/abc', '。谢谢。'],
    ['見て（https://example.org/abc）ね', 'https://example.org/abc', '）ね'],
    ['看https://example.org/中文，**好**', 'https://example.org/中文', '，<strong>好</strong>'],
    ['看 https://example.org/a——好', 'https://example.org/a', '——好'],
    ['देखें https://example.org/a।', 'https://example.org/a', '।'],
    ['انظر https://example.org/a؟', 'https://example.org/a', '؟'],
  ])('%s', (text, address, rest) => {
    expect(inline(text)).toContain(`<a href="${encodeURI(address)}">${address}</a>${rest}`);
    expect(block(text)).toContain(`<a href="${encodeURI(address)}">${address}</a>${rest}`);
  });
});

describe('lines of Chinese and Japanese', () => {
  it.each([
    ['请先关掉\n电源', '请先关掉电源'],
    ['**强**\n字\n*好*', '<strong>强</strong>字<em>好</em>'],
    ['ひらがな。\nカタカナ', 'ひらがな。カタカナ'],
  ])('join without a space: %s', (text, html) => {
    expect(block(text)).toBe(`<p>${html}</p>`);
    expect(inline(text)).toBe(html);
  });

  it.each([
    ['한국어\n안내', '한국어 안내'],
    ['用 lamp\nand 灯', '用 lamp and 灯'],
  ])('and others with one: %s', (text, shown) => {
    expect(block(text)).toBe(`<p>${text}</p>`);
    expect(inline(text)).toBe(shown);
  });

  it('break where the editor breaks them', () => {
    expect(block('字  \n字')).toBe('<p>字<br>\n字</p>');
    expect(block('字\n\n字')).toBe('<p>字</p>\n<p>字</p>');
    expect(block('- 一\n  二\n- 三')).toBe('<ul>\n<li>一二</li>\n<li>三</li>\n</ul>');
    expect(block('```\n字\n字\n```')).toContain('字\n字');
  });
});
