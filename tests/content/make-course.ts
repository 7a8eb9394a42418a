import type { Course } from '../../schemas/planned.ts';

const free = { amount: 0, text: 'Free', free: true };

/** A complete course; only `more` matters. */
export function makeCourse(more: Partial<Course>): Course {
  return {
    id: 'course',
    title: '',
    subtitle: '',
    price: free,
    duration: '',
    students: '',
    rating: '',
    features: [],
    popular: false,
    payLater: false,
    picture: { src: '', alt: '', width: 1, height: 1 },
    enrol: { label: '', emphasis: 'primary', kind: 'link', href: '', external: false },
    checkoutHref: '',
    searchText: '',
    category: 'short',
    labels: { duration: '', students: '', rating: '', location: '', features: '', popular: '' },
    ...more,
  };
}
