import type { Fix } from '../../../diagnostics/fix.ts';
import { termSpelling } from '../../../diagnostics/messages/check-words.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { withFix } from '../../../diagnostics/with-fix.ts';
import type { Content } from '../../check/content.ts';
import type { DocumentRule } from '../../check/document-rule.ts';
import { isVisitorText } from '../../check/is-visitor-text.ts';
import { visibleProse } from '../../check/visible-prose.ts';
import type { WrittenText } from '../../check/written-texts.ts';
import type { Kinds } from '../../model/kinds.ts';
import { findSpellings, type Spelling } from './find-spellings.ts';
import { readGlossary } from './read-glossary.ts';

/** Names and abbreviations are spelt as in the glossary of site.yaml. */
export const checkGlossary: DocumentRule = { open: openGlossary };

function openGlossary({ site, kinds }: Content): ReturnType<DocumentRule['open']> {
  const glossary = readGlossary(site.value);
  if (!glossary) return () => {};
  return ({ texts }, report) => {
    for (const written of texts()) {
      // Most texts contain no term: only those that do are examined closely.
      if (written.text.search(glossary.pattern) < 0 || !isRead(written, kinds)) continue;
      for (const found of findSpellings(visibleProse(written), glossary)) {
        const place = written.placeAt(found.offset);
        report(withFix(termSpelling(place, found), fixOf(place, found)));
      }
    }
  };
}

/** Facts made of words appear in texts, so visitors read them too. */
function isRead(written: WrittenText, kinds: Kinds): boolean {
  const { document, path } = written;
  if (document.collection !== 'facts') return isVisitorText(written, kinds);
  return !['money', 'currency', 'date', 'countedOn'].includes(String(path.at(-1)));
}

/** A spelling across two lines has no simple fix. */
function fixOf(place: Place, { written, term }: Spelling): Fix | undefined {
  return written.includes('\n') ? undefined : { place, from: written, to: term };
}
