import type { SettingsProblem } from './settings-problem.ts';
import { colourProblems } from './rules/colours.ts';
import { deliveryProblems } from './rules/delivery.ts';
import { legalProblems } from './rules/legal.ts';
import { marketProblems } from './rules/markets.ts';
import { paymentProblems } from './rules/payment.ts';
import { serviceProblems } from './rules/services.ts';
import { tradeInProblems } from './rules/trade-in.ts';
import type { Settings } from './settings.ts';

/** Returns the problems between fields that are valid one by one. */
export const ruleProblems = (settings: Settings): SettingsProblem[] =>
  [colourProblems, legalProblems, marketProblems, deliveryProblems, serviceProblems, tradeInProblems, paymentProblems].flatMap((rule) => rule(settings));
