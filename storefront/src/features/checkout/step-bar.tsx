import { useShop, useText } from '../../context/shop-context.tsx';
import { Check } from '../../ui/icons.tsx';
import { type Step, stepsOn, type Webshop } from './checkout-steps.ts';
import { webshopUrl } from './checkout-url.ts';

/** Progress bar with the steps of this shop: completed ones are links, the current one is half filled. */
export function StepBar({ step, webshop }: { step?: Step | undefined; webshop: Webshop }) {
  const shop = useShop();
  const text = useText();
  const steps = stepsOn(webshop);
  const here = step === undefined ? -1 : steps.indexOf(step);
  return (
    <nav aria-label={text('checkout_steps')}>
      <ol className="checkout-steps">
        {steps.map((one, i) => (
          <li key={one} className={i < here ? 'done' : i === here ? 'here' : ''} aria-current={i === here ? 'step' : undefined}>
            {i < here ? (
              <a href={webshopUrl(one, shop)}>
                <Check className="icon small-icon" />
                {text(`checkout_step_${one}`)}
              </a>
            ) : (
              <span>{text(`checkout_step_${one}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
