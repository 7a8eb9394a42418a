import {
  addressRefused,
  controlWithoutName,
  headingSkipped,
  pictureWithoutAlt,
  referenceMissing,
} from '../../diagnostics/messages/inspect.ts';
import {
  headingEmpty,
  idTwice,
  mainHeadingMissing,
  mainHeadingTwice,
  nameLeft,
} from '../../diagnostics/messages.generated.ts';
import { factsOfKind, type OpenedPage } from './inspected-page.ts';
import type { ReportOnPage } from './report-on-page.ts';

/**
 * Checks a page by itself: ids, references to them, headings, names of controls and pictures, names in braces that were
 * never filled in, unless they are words (`isWord`).
 */
export function checkStructure(
  inspected: OpenedPage,
  report: ReportOnPage,
  isWord: (written: string) => boolean = () => false,
): void {
  checkIds(inspected, report);
  checkHeadings(inspected, report);
  const page = inspected.page.address;
  for (const { fact, piece } of factsOfKind(inspected, 'picture-without-alt')) {
    const { address } = fact;
    report({ value: address, piece }, (place) => pictureWithoutAlt(place, { address, page }));
  }
  for (const { fact, piece } of factsOfKind(inspected, 'control-without-name')) {
    const { control, value } = fact;
    report({ value, piece }, (place) => controlWithoutName(place, { control, page }));
  }
  for (const { fact, piece } of factsOfKind(inspected, 'address-refused')) {
    const { printed, address } = fact;
    report({ value: printed, piece }, (place, behind) => addressRefused(place, { address, page, behind }));
  }
  for (const { fact, piece } of factsOfKind(inspected, 'name-left')) {
    const { name, text } = fact;
    if (isWord(name)) continue;
    report({ value: text.trim(), piece, about: name }, (place) => nameLeft(place, { name, page }));
  }
}

function checkIds(inspected: OpenedPage, report: ReportOnPage): void {
  const page = inspected.page.address;
  const ids = new Set<string>();
  for (const { fact, piece } of factsOfKind(inspected, 'id')) {
    const { id } = fact;
    if (ids.has(id)) report({ value: id, piece }, (place) => idTwice(place, { id, page }));
    ids.add(id);
  }
  for (const { fact, piece } of factsOfKind(inspected, 'reference')) {
    const { attribute, id } = fact;
    if (ids.has(id)) continue;
    const subject = { value: id, piece, about: `${attribute} ${id}` };
    report(subject, (place) => referenceMissing(place, { attribute, id, page }));
  }
}

function checkHeadings(inspected: OpenedPage, report: ReportOnPage): void {
  const page = inspected.page.address;
  const headings = factsOfKind(inspected, 'heading');
  const main = headings.filter(({ fact }) => fact.level === 1);
  if (main.length === 0)
    report({ value: '', piece: { page: inspected.page, section: undefined }, about: page }, (place) =>
      mainHeadingMissing(place, { page }),
    );
  for (const { fact, piece } of main.slice(1)) {
    const { text } = fact;
    report({ value: text, piece }, (place) => mainHeadingTwice(place, { text, page }));
  }
  let above = 1;
  for (const { fact, piece } of headings) {
    const { text, level } = fact;
    const skipped = { text, level, expected: above + 1, page };
    const subject = { value: text, piece };
    if (text === '') report(subject, (place) => headingEmpty(place, { page }));
    else if (level > above + 1) report(subject, (place) => headingSkipped(place, skipped));
    above = level;
  }
}
