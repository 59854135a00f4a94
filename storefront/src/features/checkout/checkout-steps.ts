import type { SiteInfo } from '@vitrina/contract/site';

/** The steps in their order; all but the first can be switched off by configuration (specification, section 2). */
export const STEPS = ['customer', 'shipping', 'payment', 'review_order'] as const;
export type Step = (typeof STEPS)[number];
export type Webshop = SiteInfo['webshop'];

/** Steps that this shop has. */
export const stepsOn = ({ steps }: Webshop): Step[] => STEPS.filter((step) => step === 'customer' || steps[step]);

/** The step after; `null` after the last one, where the order button is. */
export const nextStep = (step: Step, webshop: Webshop): Step | null => stepsOn(webshop)[stepsOn(webshop).indexOf(step) + 1] ?? null;

/** The step before; `null` before the first one: the cart. */
export const previousStep = (step: Step, webshop: Webshop): Step | null => stepsOn(webshop)[stepsOn(webshop).indexOf(step) - 1] ?? null;

export const isLastStep = (step: Step, webshop: Webshop): boolean => nextStep(step, webshop) === null;
