import type { PaymentOption } from '../../../schemas/planned.ts';
import type { CheckoutProps } from '../../../schemas/types.ts';
import { CourseFacts } from '../course-facts/course-facts.tsx';
import { HtmlText } from '../html/html.tsx';
import { Icon } from '../icon/icon.tsx';
import './order-summary.css';

/** What is bought, what it costs and what is guaranteed. Each way to pay brings its total; the form's choice shows one (checkout.css). */
export function OrderSummary({ of, payments }: { of: CheckoutProps; payments: PaymentOption[] }) {
  const { course, guarantee } = of;
  return (
    <aside className="order-summary">
      <h2 className="order-summary__heading">{of.summaryTitle}</h2>
      <div className="order-summary__course">
        {course.badge && <p className="order-summary__badge">{course.badge}</p>}
        <p className="order-summary__title">{course.title}</p>
        <p className="order-summary__subtitle">{course.subtitle}</p>
      </div>
      <OrderSums of={of} payments={payments} />
      {course.originalPriceNote && <p className="order-summary__note">{course.originalPriceNote}</p>}
      <CourseFacts of={course} layout="list" />
      <details className="order-summary__features">
        <summary>{course.labels.features}</summary>
        <ul role="list">
          {course.features.map((feature) => (
            <li key={feature}>
              <Icon name="check" />
              {feature}
            </li>
          ))}
        </ul>
      </details>
      {!course.withoutGuarantee && (
        <div className="order-summary__guarantee">
          <Icon name="shield-check" />
          <p className="order-summary__promise">{guarantee.title}</p>
          <HtmlText of={guarantee.text} className="order-summary__terms" />
        </div>
      )}
    </aside>
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
