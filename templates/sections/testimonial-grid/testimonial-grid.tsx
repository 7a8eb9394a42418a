import type { TestimonialGridProps } from '../../../schemas/types.ts';
import { countTexts } from '../../components/count-text.ts';
import { Filters } from '../../components/filters/filters.tsx';
import { FiltersOutcome } from '../../components/filters/filters-outcome.tsx';
import { numberOptions, numbersOf, type ShownFilter } from '../../components/filters/number-options.ts';
import { Island } from '../../components/island/island.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { TestimonialCard } from '../../components/testimonial-card/testimonial-card.tsx';
import './testimonial-grid.css';

/** Success stories. If an editor asks for a filter, visitors choose whose they read. */
export function TestimonialGrid({ eyebrow, title, lede, testimonials, filter }: TestimonialGridProps) {
  return (
    <div className="testimonial-grid">
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} />
      {filter ? (
        <Filtered testimonials={testimonials} filter={filter} />
      ) : (
        <Stories of={testimonials} filters={[]} />
      )}
    </div>
  );
}

type FilteredProps = Pick<TestimonialGridProps, 'testimonials'> & {
  filter: NonNullable<TestimonialGridProps['filter']>;
};

/** All of them; the island hides those that the choices don't match. Without a script one choice at a time works. */
function Filtered({ testimonials, filter }: FilteredProps) {
  const { label, remove, clearAll, count, empty } = filter;
  const filters = numberOptions(filter.filters, testimonials);
  return (
    <Island of="entry-filter" when="load" props={{ found: countTexts(count, testimonials.length) }}>
      <div className="testimonial-grid__filters">
        <Filters name={label} remove={remove} filters={filters} />
      </div>
      <FiltersOutcome count={count} total={testimonials.length} clearAll={clearAll} />
      <Stories of={testimonials} filters={filters} />
      <p className="testimonial-grid__empty" data-part="empty" hidden>
        {empty}
      </p>
    </Island>
  );
}

type StoriesProps = { of: TestimonialGridProps['testimonials']; filters: readonly ShownFilter[] };

function Stories({ of: testimonials, filters }: StoriesProps) {
  return (
    <ul className="testimonial-grid__list">
      {testimonials.map((testimonial) => (
        <li
          className="testimonial-grid__item"
          key={testimonial.id}
          data-options={numbersOf(testimonial, filters) || undefined}
        >
          <TestimonialCard of={testimonial} />
        </li>
      ))}
    </ul>
  );
}
