import type { PaymentOption } from '../../../schemas/planned.ts';
import type { CheckoutProps } from '../../../schemas/types.ts';
import { CourseFacts } from '../course-facts/course-facts.tsx';
import { HtmlText } from '../html/html.tsx';
import { Icon } from '../icon/icon.tsx';
import './order-summary.css';

/**
 * The purchase, its price and its guarantee. Folded to one line if the form comes below, whole if it is alongside
 * (order-summary.css). Each payment option has its total; the form's choice shows one (checkout.css).
 */
export function OrderSummary({ of, payments }: { of: CheckoutProps; payments: PaymentOption[] }) {
  const { course } = of;
  return (
    <aside className="order-summary">
      <details className="order-summary__fold">
        <summary className="order-summary__short">
          <h2 className="order-summary__heading type-eyebrow">{of.summaryTitle}</h2>
          <span className="order-summary__name type-label">{course.title}</span>
          {payments.map(({ value, total }) => (
            <span key={value} className={`order-summary__amount type-label order-summary__amount--${value}`}>
              {total}
            </span>
          ))}
        </summary>
        <div className="order-summary__whole">
          <h2 className="order-summary__heading type-eyebrow order-summary__heading--whole">
            {of.summaryTitle}
          </h2>
          <div className="order-summary__course">
            {course.badge && <p className="order-summary__badge">{course.badge}</p>}
            <p className="order-summary__title type-title-l">{course.title}</p>
            <p className="order-summary__subtitle">{course.subtitle}</p>
          </div>
          <OrderSums of={of} payments={payments} />
          {course.originalPriceNote && <p className="order-summary__note">{course.originalPriceNote}</p>}
          <CourseFacts of={course} layout="list" />
          <OrderFeatures of={of} />
        </div>
      </details>
    </aside>
  );
}

function OrderFeatures({ of: { course, guarantee } }: { of: CheckoutProps }) {
  return (
    <>
      <div className="order-summary__features">
        <p className="order-summary__promise type-label">{course.labels.features}</p>
        <ul role="list">
          {course.features.map((feature) => (
            <li key={feature}>
              <Icon name="check" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      {!course.withoutGuarantee && (
        <div className="order-summary__guarantee">
          <Icon name="shield-check" />
          <p className="order-summary__promise type-label">{guarantee.title}</p>
          <HtmlText of={guarantee.text} className="order-summary__terms" />
        </div>
      )}
    </>
  );
}

function OrderSums({ of, payments }: { of: CheckoutProps; payments: PaymentOption[] }) {
  const { price, originalPrice, saving } = of.course;
  return (
    <dl className="order-summary__sums">
      {originalPrice && (
        <div className="order-summary__sum">
          <dt>{of.originalLabel}</dt>
          <dd>
            <s>{originalPrice.text}</s>
          </dd>
        </div>
      )}
      <div className="order-summary__sum">
        <dt>{of.priceLabel}</dt>
        <dd>{price.text}</dd>
      </div>
      {saving && (
        <div className="order-summary__sum order-summary__sum--saving">
          <dt>{of.savingLabel}</dt>
          <dd>{saving.money.text}</dd>
        </div>
      )}
      <div className="order-summary__sum order-summary__sum--total">
        <dt>{of.totalLabel}</dt>
        {payments.map((payment) => (
          <dd key={payment.value} className={`order-summary__total order-summary__total--${payment.value}`}>
            {payment.total}
          </dd>
        ))}
      </div>
    </dl>
  );
}
