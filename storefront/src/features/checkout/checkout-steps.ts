import type { SiteInfo } from '@vitrina/contract/site';

/** The steps in order; all but the first can be disabled by configuration (specification, section 2). */
export const STEPS = ['customer', 'shipping', 'payment', 'review_order'] as const;
export type Step = (typeof STEPS)[number];
export type Webshop = SiteInfo['webshop'];

/** Steps enabled in this shop. */
export const stepsOn = ({ steps }: Webshop): Step[] => STEPS.filter((step) => step === 'customer' || steps[step]);

/** The next step; `null`: the last one, with the order button. */
export const nextStep = (step: Step, webshop: Webshop): Step | null => stepsOn(webshop)[stepsOn(webshop).indexOf(step) + 1] ?? null;

/** The previous step; `null`: the cart. */
export const previousStep = (step: Step, webshop: Webshop): Step | null => stepsOn(webshop)[stepsOn(webshop).indexOf(step) - 1] ?? null;

export const isLastStep = (step: Step, webshop: Webshop): boolean => nextStep(step, webshop) === null;
