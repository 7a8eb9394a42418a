import { mdxComponents } from './components/mdx-components.ts';
import CheckoutForm from './islands/checkout-form/checkout-form.island.tsx';
import type { IslandEntry } from './islands/runtime/island-types.ts';
import { Accreditations } from './sections/accreditations/accreditations.tsx';
import { Article } from './sections/article/article.tsx';
import { Breadcrumbs } from './sections/breadcrumbs/breadcrumbs.tsx';
import { CallToAction } from './sections/call-to-action/call-to-action.tsx';
import { Cards } from './sections/cards/cards.tsx';
import { Checklist } from './sections/checklist/checklist.tsx';
import { Checkout } from './sections/checkout/checkout.tsx';
import { Comparison } from './sections/comparison/comparison.tsx';
import { ContactStrip } from './sections/contact-strip/contact-strip.tsx';
import { CourseCards } from './sections/course-cards/course-cards.tsx';
import { CourseChooser } from './sections/course-chooser/course-chooser.tsx';
import { CourseDetail } from './sections/course-detail/course-detail.tsx';
import { CourseQuestions } from './sections/course-questions/course-questions.tsx';
import { CourseSearch } from './sections/course-search/course-search.tsx';
import { CourseTutors } from './sections/course-tutors/course-tutors.tsx';
import { Document } from './sections/document/document.tsx';
import { EnrolBar } from './sections/enrol-bar/enrol-bar.tsx';
import { EntryCards } from './sections/entry-cards/entry-cards.tsx';
import { EventList } from './sections/event-list/event-list.tsx';
import { Faq } from './sections/faq/faq.tsx';
import { FeaturedCourses } from './sections/featured-courses/featured-courses.tsx';
import { FeaturedStory } from './sections/featured-story/featured-story.tsx';
import { Gallery } from './sections/gallery/gallery.tsx';
import { Hero } from './sections/hero/hero.tsx';
import { LegalTabs } from './sections/legal-tabs/legal-tabs.tsx';
import { ListFilters } from './sections/list-filters/list-filters.tsx';
import { ListPages } from './sections/list-pages/list-pages.tsx';
import { NextSteps } from './sections/next-steps/next-steps.tsx';
import { NotFound } from './sections/not-found/not-found.tsx';
import { OfferBanner } from './sections/offer-banner/offer-banner.tsx';
import { PageHero } from './sections/page-hero/page-hero.tsx';
import { PostCards } from './sections/post-cards/post-cards.tsx';
import { PostList } from './sections/post-list/post-list.tsx';
import { PriceCard } from './sections/price-card/price-card.tsx';
import { Prose } from './sections/prose/prose.tsx';
import { RelatedCourses } from './sections/related-courses/related-courses.tsx';
import { RouteFinder } from './sections/route-finder/route-finder.tsx';
import { RouteInvitation } from './sections/route-invitation/route-invitation.tsx';
import { RoutePlan } from './sections/route-plan/route-plan.tsx';
import { Session } from './sections/session/session.tsx';
import { SiteSearch } from './sections/site-search/site-search.tsx';
import { Split } from './sections/split/split.tsx';
import { Stations } from './sections/stations/stations.tsx';
import { Statistics } from './sections/statistics/statistics.tsx';
import { Steps } from './sections/steps/steps.tsx';
import { Subscribe } from './sections/subscribe/subscribe.tsx';
import { Table } from './sections/table/table.tsx';
import { TestimonialCarousel } from './sections/testimonial-carousel/testimonial-carousel.tsx';
import { TestimonialGrid } from './sections/testimonial-grid/testimonial-grid.tsx';
import { TutorGrid } from './sections/tutor-grid/tutor-grid.tsx';
import { TutorProfile } from './sections/tutor-profile/tutor-profile.tsx';
import { Video } from './sections/video/video.tsx';

/** Every kind of section: its name in a page's YAML, and the component that prints it. */
export const sections = {
  accreditations: Accreditations,
  'call-to-action': CallToAction,
  cards: Cards,
  checklist: Checklist,
  'contact-strip': ContactStrip,
  faq: Faq,
  gallery: Gallery,
  hero: Hero,
  'list-filters': ListFilters,
  'list-pages': ListPages,
  'next-steps': NextSteps,
  'not-found': NotFound,
  'offer-banner': OfferBanner,
  'page-hero': PageHero,
  prose: Prose,
  split: Split,
  stations: Stations,
  statistics: Statistics,
  steps: Steps,
  table: Table,
  'testimonial-grid': TestimonialGrid,
  video: Video,
  article: Article,
  breadcrumbs: Breadcrumbs,
  checkout: Checkout,
  comparison: Comparison,
  'course-cards': CourseCards,
  'course-chooser': CourseChooser,
  'course-detail': CourseDetail,
  'course-questions': CourseQuestions,
  'course-search': CourseSearch,
  'course-tutors': CourseTutors,
  document: Document,
  'enrol-bar': EnrolBar,
  'entry-cards': EntryCards,
  'event-list': EventList,
  'featured-courses': FeaturedCourses,
  'featured-story': FeaturedStory,
  'legal-tabs': LegalTabs,
  'post-cards': PostCards,
  'post-list': PostList,
  'price-card': PriceCard,
  'related-courses': RelatedCourses,
  'route-finder': RouteFinder,
  'route-invitation': RouteInvitation,
  'route-plan': RoutePlan,
  session: Session,
  'site-search': SiteSearch,
  subscribe: Subscribe,
  'testimonial-carousel': TestimonialCarousel,
  'tutor-grid': TutorGrid,
  'tutor-profile': TutorProfile,
};

/** Every island: `{}` for a plain script, `{ component }` for React. */
export const islands: Readonly<Record<string, IslandEntry>> = {
  announcement: {},
  'dialog-buttons': {},
  'go-back': {},
  'header-menu': {},
  promotion: {},
  'search-dialog': {},
  consent: {},
  'checkout-form': { component: CheckoutForm },
  'course-chooser': {},
  'entry-filter': {},
  'form-delivery': {},
  'legal-tabs': {},
  'not-found': {},
  'post-filter': {},
  'print-page': {},
  'reopen-chat': {},
  'route-finder': {},
  'route-message': {},
  'route-plan': {},
  share: {},
  'station-clock': {},
  timed: {},
  video: {},
  'site-search': {},
  'testimonial-carousel': {},
};

export const components = mdxComponents;

/** Stylesheets in `templates/texts`, each included only if the page's markup contains one of these. */
export const textStyles = {
  code: ['<pre'],
  focus: ['data-focus-x='],
  keys: ['<kbd>', '<mark>', '<abbr'],
  more: ['class="more"'],
  notes: ['class="notes"'],
  tasks: ['class="tasks"'],
};

/** Sections that lead to other pages, or repeat the page: excluded from the search. Their class is their name. */
export const besideContent = ['related-courses', 'enrol-bar'];
