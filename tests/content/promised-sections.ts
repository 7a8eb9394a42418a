import { readOffer } from './read-offer.ts';
import { readStories } from './read-stories.ts';
import { writtenOffer, writtenOriginalPrice, writtenPrice } from './written-sums.ts';

/** A section that a page must have, as `kind` or `kind#id`, and the words that identify it as the promised one. */
export type PromisedSection = { section: string; says: readonly (string | RegExp)[] };

/**
 * The content of each page, from the specification (§2, with the figures of §9) and the decisions on it. A route that
 * makes a page per entry is listed by its pattern.
 */
export const promisedSections: Readonly<Record<string, readonly PromisedSection[]>> = {
  '/': [
    promise('hero', 'Specialist Nursing Training', 'Limited Seats', 'Expert Training', 'Live Sessions'),
    promise('statistics', '95%', '1,200+', '4.9', '24/7'),
    promise('steps#pathway', 'Assessment & CBT', 'OSCE & OET Training', 'Job Placement'),
    promise('route-invitation#your-route', 'Your route in 60 seconds', 'Where did you train?', 'Nepal'),
    promise('featured-courses#courses', 'OET', 'Adult Nursing', 'CBT', 'View All Courses'),
    promise('testimonial-carousel', 'Anjali Thomas'),
    promise('call-to-action#free-guide', 'Get the free guide'),
    promise('post-cards', 'View All Articles'),
    promise('accreditations', 'Information Commissioner’s Office', 'UK Register of Learning Providers'),
  ],
  '/webinar': [
    promise('breadcrumbs', 'Webinar'),
    promise('page-hero', 'Free webinar'),
    promise('call-to-action#next-date', 'Ask for the next date'),
    promise('cards#topics', 'OSCE', 'OET', 'CBT', 'NMC registration', 'job market', 'Live Q&A'),
    promise('split#community', '2,000+'),
    promise('call-to-action#free-guide', 'Get the free guide'),
  ],
  '/courses': [
    promise('breadcrumbs', 'Courses'),
    promise('page-hero', 'Courses'),
    promise('course-search#catalogue', 'OSCE Virtual: Adult Nursing', 'Healthcare Apprentice Programme'),
    promise('call-to-action', 'Find your route', 'Ask in the chat'),
  ],
  '/find-your-route': [
    promise('breadcrumbs', 'Your route'),
    promise('route-finder', 'Where did you train?', 'Which tests have you passed?'),
  ],
  '/route/:id': [promise('breadcrumbs', 'Your route'), promise('route-plan', 'Send my route to the chat')],
  '/courses/:id': [
    promise('breadcrumbs', 'Courses'),
    promise('course-detail', /£\d|Free/),
    promise('course-tutors#tutors', 'Who teaches it', 'Speaks'),
    promise('course-questions#questions', 'Can I get my money back?'),
    promise('related-courses#related'),
    promise('enrol-bar', /£\d|Free/),
  ],
  '/course-purchase': [
    promise('breadcrumbs', 'Course packages'),
    promise('page-hero', '30%', '30-day money-back guarantee'),
    promise('offer-banner', readOffer().code, ...writtenOffer()),
    promise('course-cards#osce-packages', 'OSCE Training Packages'),
    promise('course-cards#specialised-osce', 'Specialised OSCE Courses'),
    promise(
      'comparison#compare',
      writtenPrice('osce-virtual-adult'),
      writtenPrice('osce-comprehensive-adult'),
    ),
    promise('course-cards#other-courses', 'Other Certification Courses'),
    promise('steps#journey', 'Choose & Enrol', '2 minutes', 'Career Support'),
    promise('statistics', '2,500+', '6 months', '100%'),
    promise('split#community', '2,000+'),
    promise('contact-strip#contact', '+44 20 7946 0142', 'hello@example.com'),
  ],
  '/checkout': [promise('course-chooser', 'Basic Life Support')],
  '/checkout/:id': [promise('checkout', 'Complete your enrolment', 'Order summary')],
  '/payment-success': [promise('next-steps', 'Join the chat group', '24 hours', 'Return to Home')],
  '/osce': [
    promise('breadcrumbs', 'OSCE'),
    promise('page-hero', '10', '£794', '3', '5 working days'),
    promise('split#what-is-the-osce', 'objective structured clinical examination'),
    promise('cards#who-needs-it', 'International nurses', 'Returning UK nurses', 'more than 5 years'),
    promise('cards#structure', '4 stations', '2 stations', '14 minutes', '12 minutes'),
    promise('stations#doors', 'The map of the exam', 'Read the task'),
    promise('split#test-centres', 'approved'),
    promise('table#fees', '£794', '£397', 'Up to 7', '8–10'),
    promise('steps#preparation', 'How to get ready'),
    promise('cards#why-us', '14-day', '150+'),
    promise(
      'comparison#compare',
      ...['osce-virtual-adult', 'osce-crash-course', 'osce-onsite-adult', 'osce-comprehensive-adult'].map(
        writtenPrice,
      ),
    ),
    promise(
      'table#courses',
      'OSCE Onsite: Mental Health Nursing',
      writtenPrice('osce-comprehensive-nursing-associate'),
    ),
    promise('faq#faq', '3 attempts', 'What changed in 2025?'),
    promise('statistics', '95%', '2,500+', '150+', '14'),
    promise('call-to-action', 'View all courses'),
  ],
  '/oet': [
    promise('breadcrumbs', 'OET'),
    promise('page-hero', 'Grade B', '30 days', writtenPrice('oet-comprehensive')),
    promise('split#what-is-oet', 'Occupational English Test', 'The official OET site'),
    promise('cards#why-oet', 'NMC'),
    promise('cards#format', /about 40/i, '60', '45', '20'),
    promise('statistics#scores', '350+', '300+', 'Grade C+'),
    promise('table#oet-or-ielts', 'IELTS', '7.0'),
    promise('steps#preparation', 'How to prepare'),
    promise('checklist#course', 'Timed practice of all four sub-tests'),
    promise('split#locations', 'online'),
    promise('statistics', '800+', '90%'),
    promise(
      'price-card#package',
      writtenPrice('oet-comprehensive'),
      writtenOriginalPrice('oet-comprehensive'),
    ),
    promise('call-to-action', 'Ask in the chat'),
  ],
  '/cbt': [
    promise('breadcrumbs', 'CBT'),
    promise('page-hero', 'View CBT Courses', 'Free Practice Test', '115', '3 hours'),
    promise('split#what-is-the-cbt', 'multiple-choice', '2 years'),
    promise('cards#who-takes-it', 'Nurses trained overseas'),
    promise('cards#structure', 'Part A', '30 minutes', '15 questions', 'Part B', '2 hours 30 minutes'),
    promise('table#features', 'Attempts', '£83', '2024'),
    promise('checklist#locations', 'India', 'Nigeria', 'and many more'),
    promise('steps#booking', 'email', 'account', 'date', 'Pay and confirm'),
    promise('checklist#topics', 'Numeracy', 'Download Syllabus'),
    promise('cards#course', '2,000+ questions'),
    promise('faq#faq', '3 attempts'),
    promise('contact-strip#contact', '+44 20 7946 0142', 'hello@example.com'),
    promise('statistics', '600+', '2,000+', '14', '92%'),
    promise(
      'price-card#package',
      writtenPrice('cbt-comprehensive'),
      writtenOriginalPrice('cbt-comprehensive'),
      '1,500+',
    ),
    promise('call-to-action', 'Enrol in CBT Course'),
  ],
  '/paediatric-nursing': fieldWithoutCourse('Paediatric nursing', 'Medicines by weight'),
  '/midwifery': fieldWithoutCourse('Midwifery', 'Antenatal care'),
  '/nursing-associate': specialistPage('Nursing associate', 'Role and limits'),
  '/moving-handling': shortCoursePage('Moving and handling', writtenPrice('moving-handling')),
  '/basic-life-support': shortCoursePage('Basic life support', writtenPrice('basic-life-support')),
  '/healthcare-apprentice': shortCoursePage('Healthcare apprentice', writtenPrice('healthcare-apprentice')),
  '/events': [
    promise('breadcrumbs', 'Events'),
    promise('page-hero', 'free and live'),
    promise(
      'event-list#past-sessions',
      'This session is over',
      'Adult Nursing OSCE Webinar',
      'Mental Health OSCE Webinar',
    ),
    promise('gallery#gallery', 'In the skills lab', 'A mock exam', 'A study group', 'Results day'),
    promise('call-to-action#next-date', 'Ask in the chat'),
  ],
  '/blog': [
    promise('breadcrumbs', 'Blog'),
    promise('page-hero', 'Blog'),
    promise('post-list', 'All Posts', 'Featured article', 'OSCE Preparation'),
    promise('subscribe', 'Subscribe'),
  ],
  '/blog/:slug': [
    promise('breadcrumbs', 'Blog'),
    promise('article', 'Share', 'Join the free webinar', 'Back to Blog', 'Written by'),
  ],
  '/tutors': [
    promise('breadcrumbs', 'Tutors'),
    promise('page-hero', 'Our tutors'),
    promise('tutor-grid#team', 'Grace Mensah', 'Prakash Adhikari', 'Speaks'),
    promise('call-to-action', 'Join the free webinar'),
  ],
  '/tutors/:id': [
    promise('breadcrumbs', 'Tutors'),
    promise('tutor-profile', 'Qualifications', 'Teaches', 'Speaks'),
    promise('call-to-action', 'Join the free webinar'),
  ],
  '/hall-of-fame': [
    promise('breadcrumbs', 'Hall of fame'),
    promise('page-hero', 'They passed'),
    promise('statistics', '500+', '95%', '50+', 'first attempt'),
    promise('featured-story#one-story', 'Ten at night in Kathmandu', 'Winter', 'Works on a ward in Plymouth'),
    promise(
      'testimonial-grid#stories',
      'Anjali Thomas',
      'Tendai Moyo',
      'Sri Lanka',
      `${readStories().length} stories`,
    ),
    promise('call-to-action', 'Join the free webinar', 'View courses'),
  ],
  '/nepal': [
    promise('breadcrumbs', 'Nepal'),
    promise('page-hero', '95% Success Rate', 'Chat with the Nepal branch'),
    promise('cards#why-us', 'Kathmandu'),
    promise('cards#programmes', 'OSCE Preparation', 'Care Training', 'Abroad Study'),
    promise('call-to-action#website', 'Website for Nepal', 'Website in Nepali'),
    promise('checklist#trust', 'Flexible Schedules', 'Small Class Sizes', 'Lifetime Support'),
    promise('contact-strip#contact', 'Monday to Saturday', '9 AM to 6 PM'),
    promise('call-to-action', 'Start a chat'),
  ],
  '/legal': [
    promise('breadcrumbs', 'Legal'),
    promise('legal-tabs', 'Privacy Policy', 'Terms of Service', 'Cookie Policy', '25 June 2025'),
  ],
  '/refund-policy': [
    promise('breadcrumbs', 'Refund policy'),
    promise('document', '7 days', '30%', '10 business days'),
    promise('contact-strip#contact', 'hello@example.com'),
  ],
  '/search': [
    promise('site-search', 'Search'),
    promise('cards', 'All courses', 'The OSCE'),
    promise('post-cards', 'View all articles'),
  ],
  '/404.html': [promise('not-found', 'Page Not Found', 'Go Back', 'Go Home')],
};

function promise(section: string, ...says: (string | RegExp)[]): PromisedSection {
  return { section, says };
}

/** §2: hero, explanation, six training areas, three reasons, call to action. */
function specialistPage(name: string, area: string): PromisedSection[] {
  return [
    promise('breadcrumbs', name),
    promise('page-hero', name, '10', '£794'),
    promise('split#about'),
    promise('cards#training-areas', 'Six areas', area),
    promise('cards#reasons', 'Three reasons'),
    promise('call-to-action', 'Chat with us'),
  ];
}

/** No course is for them alone, and the page says so: it offers those open to them, and what is free. */
function fieldWithoutCourse(name: string, area: string): PromisedSection[] {
  return [
    ...specialistPage(name, area),
    promise(
      'course-cards#open-to-you',
      'None of our OSCE courses',
      'One-day OSCE Crash Course',
      'OET',
      'CBT',
    ),
    promise('cards#free-help', 'Free webinar', 'Free OSCE guide', 'Registering with the NMC'),
  ];
}

/** §2: hero, description, bullet points, price card with an enrol button, three benefit cards. */
function shortCoursePage(name: string, price: string): PromisedSection[] {
  return [
    promise('breadcrumbs', name),
    promise('page-hero', price),
    promise('split#what-you-learn'),
    promise('price-card#price', price),
    promise('cards#benefits', /three/i),
    promise('call-to-action', 'Ask in the chat'),
  ];
}
