import {
  controlWithoutName,
  headingEmpty,
  headingSkipped,
  idTwice,
  mainHeadingMissing,
  mainHeadingTwice,
  pictureWithoutAlt,
  referenceMissing,
} from '../../diagnostics/messages/inspect.ts';
import { findPlace } from './find-place.ts';
import { factsOfKind, type InspectedPage } from './inspected-page.ts';
import type { Note } from './note-problem.ts';

/** What a page says about itself: ids, references to them, headings, names of controls and pictures. */
export function judgeStructure(inspected: InspectedPage, note: Note): void {
  judgeIds(inspected, note);
  judgeHeadings(inspected, note);
  const page = inspected.page.address;
  for (const { fact, piece } of factsOfKind(inspected, 'picture-without-alt')) {
    note(
      pictureWithoutAlt(findPlace(fact.address, piece), { address: fact.address, page }),
      piece,
      fact.address,
    );
  }
  for (const { fact, piece } of factsOfKind(inspected, 'control-without-name')) {
    note(
      controlWithoutName(findPlace(fact.value, piece), { control: fact.control, page }),
      piece,
      fact.value,
    );
  }
}

function judgeIds(inspected: InspectedPage, note: Note): void {
  const page = inspected.page.address;
  const ids = new Set<string>();
  for (const { fact, piece } of factsOfKind(inspected, 'id')) {
    if (ids.has(fact.id)) note(idTwice(findPlace(fact.id, piece), { id: fact.id, page }), piece, fact.id);
    ids.add(fact.id);
  }
  for (const { fact, piece } of factsOfKind(inspected, 'reference')) {
    if (ids.has(fact.id)) continue;
    const problem = referenceMissing(findPlace(fact.id, piece), {
      attribute: fact.attribute,
      id: fact.id,
      page,
    });
    note(problem, piece, `${fact.attribute} ${fact.id}`);
  }
}

function judgeHeadings(inspected: InspectedPage, note: Note): void {
  const page = inspected.page.address;
  const headings = factsOfKind(inspected, 'heading');
  const main = headings.filter(({ fact }) => fact.level === 1);
  if (main.length === 0)
    note(mainHeadingMissing(inspected.page.place, { page }), { page: inspected.page, section: 0 }, '');
  for (const { fact, piece } of main.slice(1)) {
    note(mainHeadingTwice(findPlace(fact.text, piece), { text: fact.text, page }), piece, fact.text);
  }
  let above = 1;
  for (const { fact, piece } of headings) {
    const { text, level } = fact;
    const skipped = { text, level, expected: above + 1, page };
    if (text === '') note(headingEmpty(findPlace('', piece), { page }), piece, '');
    else if (level > above + 1) note(headingSkipped(findPlace(text, piece), skipped), piece, text);
    above = level;
  }
}
