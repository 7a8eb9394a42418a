import type { Report } from '../../../diagnostics/diagnostic.ts';
import { checkBodies } from '../../lint/check-bodies.ts';
import { checkCharacters } from '../../lint/check-characters.ts';
import { checkFoldedTexts } from '../../lint/check-folded-texts.ts';
import { checkMailDomains } from '../../lint/check-mail-domains.ts';
import { checkRepeatedItems } from '../../lint/check-repeated-items.ts';
import { checkSemicolons } from '../../lint/check-semicolons.ts';
import { checkWrittenYears } from '../../lint/check-written-years.ts';
import { checkGlossary } from '../../lint/glossary/check-glossary.ts';
import { checkGlossaryTerms } from '../../lint/glossary/check-glossary-terms.ts';
import { checkDebris } from '../../lint/markdown/check-debris.ts';
import { checkProse } from '../../lint/prose/check-prose.ts';
import { checkSaidTwice } from '../../lint/said-twice/check-said-twice.ts';
import { checkLeavings } from '../../lint/words/check-leavings.ts';
import { checkPlainTexts } from '../../lint/words/check-plain-texts.ts';
import type { Content } from '../content.ts';
import type { DocumentRule } from '../document-rule.ts';
import type { TreeCheck } from '../markdown/markdown.ts';
import { checkAmounts } from './check-amounts.ts';
import { checkBaseEntries } from './check-base-entries.ts';
import { checkBlankTexts } from './check-blank-texts.ts';
import { checkContrast } from './check-contrast.ts';
import { checkCounts } from './check-counts.ts';
import { checkCurrent } from './check-current.ts';
import { checkDrafts } from './check-drafts.ts';
import { checkDrift } from './check-drift.ts';
import { checkEndedValues } from './check-ended-values.ts';
import { checkFarDates } from './check-far-dates.ts';
import { checkImpossibleFacts } from './check-impossible-facts.ts';
import { checkKindWords } from './check-kind-words.ts';
import { checkLanguages } from './check-languages.ts';
import { checkLeftOut } from './check-left-out.ts';
import { checkListAddresses } from './check-list-addresses.ts';
import { checkListFilters } from './check-list-filters.ts';
import { checkListedValues } from './check-listed-values.ts';
import { checkLists } from './check-lists.ts';
import { checkLocale } from './check-locale.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkMeanings } from './check-meanings.ts';
import { checkMenu } from './check-menu.ts';
import { checkNameCircles } from './check-name-circles.ts';
import { checkNetworks } from './check-networks.ts';
import { checkPagedLists } from './check-paged-lists.ts';
import { checkPhones } from './check-phones.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { checkPostcodes } from './check-postcodes.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkReserved } from './check-reserved.ts';
import { checkRoutes } from './check-routes.ts';
import { checkScripts } from './check-scripts.ts';
import { checkSearchPage } from './check-search-page.ts';
import { checkSectionIds } from './check-section-ids.ts';
import { checkSharingPictures } from './check-sharing-pictures.ts';
import { checkSpans } from './check-spans.ts';
import { checkStructuredData } from './check-structured-data.ts';
import { checkTranslations } from './check-translations.ts';
import { checkTravels } from './check-travels.ts';
import { checkUnlikeFacts } from './check-unlike-facts.ts';
import { checkUnlisted } from './check-unlisted.ts';
import { checkUntranslated } from './check-untranslated.ts';
import { checkValueNames } from './check-value-names.ts';
import { checkVideos } from './check-videos.ts';
import { checkWording } from './check-wording.ts';

/** Checks what a schema can't express. A rule looks at everything, reports, and trusts no value to have its shape. */
export type Rule = (content: Content, report: Report) => void;

/** Advice on texts with Markdown. */
const treeChecks: readonly TreeCheck[] = [checkDebris];

/** In files other than site.yaml and pages, these look at nothing but names. */
export const addressRules: readonly Rule[] = [checkRoutes, checkListAddresses, checkCurrent];

/** These rules don't look at Markdown below a front matter. */
export const rules: readonly Rule[] = [
  ...addressRules,
  checkWording,
  checkMeanings(treeChecks),
  checkBlankTexts,
  checkPlainTexts,
  checkValueNames,
  checkNameCircles,
  checkRedirects,
  checkDrafts,
  checkPagedLists,
  checkListFilters,
  checkSearchPage,
  checkKindWords,
  checkVideos,
  checkMenu,
  checkTravels,
  checkLeftOut,
  checkUnlisted,
  checkAmounts,
  checkUntranslated,
  checkBaseEntries,
  checkDrift,
  checkSectionIds,
  checkSpans,
  checkLists,
  checkFoldedTexts,
  checkSemicolons,
  checkGlossaryTerms,
  checkRepeatedItems,
  checkLocale,
  checkLanguages,
  checkTranslations,
  checkPhones,
  checkPostcodes,
  checkWrittenYears,
  checkNetworks,
  checkScripts,
  checkListedValues,
  checkStructuredData,
  checkUnlikeFacts,
  checkImpossibleFacts,
  checkContrast,
  checkSharingPictures,
];

export const markdownRule: DocumentRule = checkMarkdown(treeChecks);

export const documentRules: readonly DocumentRule[] = [
  checkSaidTwice,
  checkGlossary,
  checkProse,
  markdownRule,
  checkBodies,
  checkMailDomains,
  checkCharacters,
  checkLeavings,
];

/**
 * Problems that exist only on some days: `day` is the calendar day that counts as today, in the time zone of the site.
 * Warnings only.
 */
export type DayRule = (content: Content, day: string, report: Report) => void;

export const dayRules: readonly DayRule[] = [checkFarDates, checkCounts, checkEndedValues];

/** Run only before going live. */
export const releaseRules: readonly Rule[] = [checkPlaceholders, checkReserved];
