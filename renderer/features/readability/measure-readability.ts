import { hasError } from '../../../diagnostics/has-error.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { sortDiagnostics } from '../../../diagnostics/sort-diagnostics.ts';
import { type Sentence, splitSentences } from '../../markdown/split-sentences.ts';
import type { PlannedPage } from '../../model/plan.ts';
import type { Site } from '../../model/site.ts';
import type { SourceText } from '../../model/source.ts';
import { findWords } from '../../page-texts/find-words.ts';
import type { PageText } from '../../page-texts/page-text.ts';
import { fileTextsOf, textsOfPage } from '../../page-texts/texts-of-page.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { planOf } from '../../pipeline/plan-site.ts';
import { readSite } from '../../pipeline/read-site.ts';
import { isEnglish } from '../../source/language-of-text.ts';
import { offsetAt } from '../../source/offset-at.ts';
import { placeAt } from '../../source/place-at.ts';
import type { HardSentence, PageReadability, ReadabilityOptions, SiteReadability } from './readability.ts';
import { readingAge } from './reading-age.ts';

export type { HardSentence, PageReadability, ReadabilityOptions, SiteReadability } from './readability.ts';

/**
 * In words: longer sentences are hard to read. Source:
 * https://www.gov.uk/guidance/content-design/writing-for-gov-uk.
 */
const hardSentence = 25;

/** Measures how hard the English pages of a site are to read. Nothing is written. */
export async function measureReadability(options: ReadabilityOptions): Promise<SiteReadability> {
  const { root, today, base, drafts } = options;
  const read = await readSite({ root });
  const { site, diagnostics } = checkSite(read, { today });
  const { code } = read;
  if (!site || !code) {
    const found = sortDiagnostics([...read.diagnostics, ...diagnostics]);
    return { kind: 'broken', diagnostics: found.filter((one) => hasError([one])) };
  }
  return measurePages(site, { today, base, drafts, code });
}

function measurePages(site: Site, options: Parameters<typeof planOf>[1]): SiteReadability {
  const plan = planOf(site, options);
  const files = fileTextsOf(site);
  const pages: PageReadability[] = [];
  const notEnglish: string[] = [];
  const hard = new Map<string, HardSentence>();
  for (const { address } of plan.routes) {
    const page = plan.page(address)?.page;
    // The later pages of a list have no text of their own.
    if (!page || page.continues) continue;
    if (!isEnglish(page.head.language)) {
      notEnglish.push(address);
      continue;
    }
    const sentences = sentencesOn(page, { texts: textsOfPage(page, files), files }, hard);
    pages.push(measure(page, sentences));
  }
  pages.sort((one, other) => (other.age ?? 0) - (one.age ?? 0) || other.perSentence - one.perSentence);
  const sentences = [...hard.values()].sort((one, other) => other.words - one.words);
  return { kind: 'measured', pages, sentences, notEnglish };
}

function measure({ address, place }: PlannedPage, sentences: readonly Sentence[]): PageReadability {
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  const perSentence = sentences.length === 0 ? 0 : Math.round((words / sentences.length) * 10) / 10;
  const age = readingAge(sentences);
  const long = sentences.filter((sentence) => sentence.words > hardSentence).length;
  return { address, place, ...(age !== undefined && { age }), words, perSentence, long };
}

/** The sentences of its sections, each once; long ones are added to `hard`. */
function sentencesOn(
  { address }: PlannedPage,
  { texts, files }: { texts: readonly PageText[]; files: ReadonlyMap<string, SourceText> },
  hard: Map<string, HardSentence>,
): Sentence[] {
  const seen = new Set<string>();
  const found: Sentence[] = [];
  for (const { in: where, text, places } of texts) {
    if (where !== 'section' || seen.has(text) || !isProse(text)) continue;
    seen.add(text);
    for (const sentence of splitSentences(text)) {
      found.push(sentence);
      const [block] = places;
      if (sentence.words <= hardSentence || !block) continue;
      const place = placeIn(files.get(block.file), block, sentence.text);
      const known = hard.get(sentence.text);
      if (known) known.pages.push(address);
      else hard.set(sentence.text, { text: sentence.text, words: sentence.words, place, pages: [address] });
    }
  }
  return found;
}

/** Where the sentence begins; if it contains a placeholder, where its first words do. */
function placeIn(file: SourceText | undefined, block: Place, sentence: string): Place {
  if (!file) return block;
  const found = findWords(file.text, offsetAt(file, block), sentence);
  return found === undefined ? block : placeAt(file, found);
}

/** Whether it isn't the label of a button, a heading or a figure. */
function isProse(text: string): boolean {
  return /[.!?:…][”’")]*$/.test(text.trim()) && text.includes(' ');
}
