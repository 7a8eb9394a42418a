import type { KindCode } from '../kind.ts';
import { checkCheckoutPage } from './check-checkout-page.ts';
import { checkComparisons } from './check-comparisons.ts';
import { checkCourseFilters } from './check-course-filters.ts';
import { checkDefaultCourse } from './check-default-course.ts';
import { checkInstalments } from './check-instalments.ts';
import { checkLender } from './check-lender.ts';
import { checkPriceDays } from './check-price-days.ts';
import { checkPrices } from './check-prices.ts';
import { checkSavings } from './check-savings.ts';
import { checkShop } from './check-shop.ts';
import { courseHas } from './course-has.ts';
import { courseNames } from './course-names.ts';
import { planCourse } from './plan-course.ts';
import { planCourseData, planCourseList } from './plan-course-data.ts';
import { planCourseDetail } from './plan-course-detail.ts';
import { shareCourse } from './share-course.ts';

/** Something taught for a price, sold in the site's own checkout or in a shop. */
export const course: KindCode = {
  rules: [
    checkPrices,
    checkSavings,
    checkShop,
    checkComparisons,
    checkCourseFilters,
    checkDefaultCourse,
    checkCheckoutPage,
    checkInstalments,
  ],
  dayRules: [checkPriceDays],
  releaseRules: [checkLender],
  plan: planCourse,
  whole: planCourseDetail,
  names: courseNames,
  has: courseHas,
  sharing: shareCourse,
  structuredData: { course: planCourseData, 'course-list': planCourseList },
};
