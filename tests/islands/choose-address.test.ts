import { describe, expect, it } from 'vitest';
import { chooseAddress } from '../../templates/islands/course-chooser/choose-address.ts';

const choice = {
  courses: [{ id: 'oet-comprehensive', href: '/checkout/oet-comprehensive' }],
  default: 'osce-hybrid',
  fallback: '/courses',
};

describe('chooseAddress', () => {
  it('leads to the checkout of the course in the address', () => {
    expect(chooseAddress('?course=oet-comprehensive', choice)).toBe('/checkout/oet-comprehensive');
  });

  it.each(['?course=nope', '?course=//evil.example', '?course=', ''])(
    'leads to the fallback for "%s"',
    (query) => {
      expect(chooseAddress(query, choice)).toBe('/courses');
    },
  );

  it('leads to the default course where the address names none', () => {
    const withDefault = { ...choice, default: 'oet-comprehensive' };
    expect(chooseAddress('', withDefault)).toBe('/checkout/oet-comprehensive');
  });
});
