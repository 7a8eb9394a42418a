import { expect, test } from 'vitest';
import type { OutlineView } from '../../editor/contract.ts';
import { editOfSections } from '../../editor/outline/section-edits.ts';

const value = [
  { section: 'hero', title: 'Welcome' },
  { section: 'faq', id: 'fees', title: 'Fees' },
  { section: 'faq', id: 'fees-2', title: 'More fees' },
];
const rows = value.map(({ title }, index) => ({
  ...{ id: `row${index}`, title, kind: '' },
  timing: [{ id: `until${index}`, name: 'until', title: 'Shown until' }],
}));
const outline: OutlineView = {
  page: { id: 'title', title: 'Home' },
  ...{ id: 'list', value, sections: rows, isMerged: false, pages: 1, day: '2026-03-01' },
};
const merged: OutlineView = { ...outline, isMerged: true };

test('a section moves and goes as an item, from the value that it had', () => {
  expect(editOfSections(outline, { kind: 'move', from: 2, to: 0 })).toEqual({
    ...{ id: 'row2', move: 0, was: value[2] },
  });
  expect(editOfSections(outline, { kind: 'take-out', at: 1 })).toEqual({
    ...{ id: 'row1', unset: true, was: value[1] },
  });
});

test('a hidden section was last shown the day before, and shows again without a last day', () => {
  expect(editOfSections(outline, { kind: 'hide', at: 1 })).toEqual({ id: 'until1', value: '2026-02-28' });
  expect(editOfSections(merged, { kind: 'show', at: 0 })).toEqual({ id: 'until0', unset: true });
});

test('a copy comes directly below the other, without its id', () => {
  expect(editOfSections(outline, { kind: 'copy', at: 1 })).toEqual({
    ...{ id: 'list', insert: { section: 'faq', title: 'Fees' }, at: 2, like: 1, was: value },
  });
});

test('a new section keeps its id unless the page has it already', () => {
  const added = (id: string) => {
    const edit = editOfSections(outline, { kind: 'add', at: 0, value: { section: 'faq', id } });
    return 'insert' in edit ? edit.insert : undefined;
  };
  expect(added('places')).toEqual({ section: 'faq', id: 'places' });
  expect(added('fees')).toEqual({ section: 'faq' });
});

test('where a branch has some and its base the others, the list is set as a whole', () => {
  expect(editOfSections(merged, { kind: 'move', from: 0, to: 1 })).toEqual({
    ...{ id: 'list', value: [value[1], value[0], value[2]], was: value },
  });
  expect(editOfSections(merged, { kind: 'take-out', at: 0 })).toMatchObject({ value: value.slice(1) });
});

test('there a copy has an id of its own, by which the branch knows it', () => {
  expect(editOfSections(merged, { kind: 'copy', at: 1 })).toMatchObject({
    value: [value[0], value[1], { section: 'faq', id: 'fees-3', title: 'Fees' }, value[2]],
  });
  expect(editOfSections(merged, { kind: 'copy', at: 0 })).toMatchObject({
    value: [value[0], { section: 'hero', id: 'hero-2', title: 'Welcome' }, value[1], value[2]],
  });
});
