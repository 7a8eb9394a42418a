import type { KindCode } from '../kind.ts';
import {
  checkCheckoutPage,
  checkComparisons,
  checkCourseFilters,
  checkDefaultCourse,
} from './check-course-pages.ts';
import { checkInstalments, checkLender, checkPriceDays, checkPrices } from './check-prices.ts';
import { checkSavings } from './check-savings.ts';
import { checkShop } from './check-shop.ts';
import { courseHas, courseNames } from './course-names.ts';
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
