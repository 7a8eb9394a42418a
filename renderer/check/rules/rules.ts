import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { Content } from '../content.ts';
import { checkAuthors } from './check-authors.ts';
import { checkComparisons } from './check-comparisons.ts';
import { checkContrast } from './check-contrast.ts';
import { checkCourseFilters } from './check-course-filters.ts';
import { checkDefaultCourse } from './check-default-course.ts';
import { checkDeliveries } from './check-deliveries.ts';
import { checkEventLength } from './check-event-length.ts';
import { checkFormFields } from './check-form-fields.ts';
import { checkLeadDownload } from './check-lead-download.ts';
import { checkLender } from './check-lender.ts';
import { checkListedValues } from './check-listed-values.ts';
import { checkLocale } from './check-locale.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkMeanings } from './check-meanings.ts';
import { checkMenu } from './check-menu.ts';
import { checkNameCircles } from './check-name-circles.ts';
import { checkNamedPages } from './check-named-pages.ts';
import { checkOutcomes } from './check-outcomes.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { checkPrices } from './check-prices.ts';
import { checkQuestions } from './check-questions.ts';
import { checkReserved } from './check-reserved.ts';
import { checkRoutes } from './check-routes.ts';
import { checkSaidTwice } from './check-said-twice.ts';
import { checkSectionIds } from './check-section-ids.ts';
import { checkShop } from './check-shop.ts';
import { checkSpans } from './check-spans.ts';
import { checkStations } from './check-stations.ts';
import { checkValueNames } from './check-value-names.ts';
import { checkWording } from './check-wording.ts';

/** What a schema can't say. A rule looks at everything, reports, and trusts no value to have its shape. */
export type Rule = (content: Content, report: Report) => void;

export const rules: readonly Rule[] = [
  checkWording,
  checkMeanings,
  checkValueNames,
  checkNameCircles,
  checkSaidTwice,
  checkMarkdown,
  checkLeadDownload,
  checkRoutes,
  checkNamedPages,
  checkMenu,
  checkSectionIds,
  checkDeliveries,
  checkFormFields,
  checkPrices,
  checkShop,
  checkComparisons,
  checkQuestions,
  checkOutcomes,
  checkStations,
  checkSpans,
  checkLocale,
  checkListedValues,
  checkAuthors,
  checkCourseFilters,
  checkContrast,
  checkEventLength,
  checkDefaultCourse,
];

/** Only before going live. */
export const releaseRules: readonly Rule[] = [checkPlaceholders, checkReserved, checkLender];
