import { describe, expect, test } from 'vitest';
import {
  findNames,
  isName,
  isNameable,
  leadingName,
  namesIn,
  replaceNames,
} from '../../renderer/schema/name-grammar.ts';

describe('the grammar of names', () => {
  test.each([
    'facts.osce.fullFee',
    'courses.osce-virtual-adult.price',
    'opening-hours.monday.hours',
    'percent',
  ])('%s is a name', (name) => {
    expect(isName(name)).toBe(true);
  });

  test.each(['facts.a_b', 'Facts.fee', 'facts..fee', 'facts.', '1 + 1', 'facts.fee()', ''])(
    '%s is none',
    (text) => {
      expect(isName(text)).toBe(false);
      expect(namesIn(`{${text}}`)).toEqual([]);
      expect(replaceNames(`{${text}}`, () => 'x')).toBe(`{${text}}`);
    },
  );

  test('is one for all who ask: what is found can be filled in, and its parts be keys of facts', () => {
    const text = 'From {facts.osce.fullFee} to {courses.a-b.price}, {percent} off';
    expect(namesIn(text)).toEqual(['facts.osce.fullFee', 'courses.a-b.price']);
    expect(replaceNames(text, (name) => name.split('.').at(-1))).toBe('From fullFee to price, {percent} off');
    for (const name of namesIn(text)) {
      expect(isName(name)).toBe(true);
      for (const part of name.split('.')) expect(isNameable(part)).toBe(true);
    }
  });

  test('a name without a value stays as it is written', () => {
    expect(replaceNames('{site.nothing}', () => undefined)).toBe('{site.nothing}');
  });

  test('whatever stands in braces is found, and braces that stand alone', () => {
    expect(findNames('a {b c} d } e')).toEqual([
      { kind: 'name', name: 'b c', written: '{b c}', offset: 2 },
      { kind: 'stray', written: '} e', offset: 10 },
    ]);
  });

  test('a link may begin with a name', () => {
    expect(leadingName('{ facts.link }#a')).toEqual({ name: 'facts.link', rest: '#a' });
    expect(leadingName('/a{facts.link}')).toBeUndefined();
  });
});
