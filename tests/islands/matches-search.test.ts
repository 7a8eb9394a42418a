import { describe, expect, it } from 'vitest';
import { matchesSearch, normaliseSearch } from '../../templates/islands/entry-filter/matches-search.ts';

const course = 'osce virtual: adult nursing\n14 days online\n150+ practice scenarios';

describe('matchesSearch', () => {
  it.each([
    ['osce', true],
    ['OSCE', true],
    ['  adult   nursing ', true],
    ['practice', true],
    ['oet', false],
    ['nursing 14', false],
  ])('"%s" finds the course: %s', (search, found) => {
    expect(matchesSearch(course, search)).toBe(found);
  });

  it('finds everything without a search', () => {
    expect(matchesSearch(course, '   ')).toBe(true);
  });
});

describe('normaliseSearch', () => {
  it('makes nothing of blanks, so that the address is cleared', () => {
    expect(normaliseSearch(' \t ')).toBe('');
  });
});
