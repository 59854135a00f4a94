import type { FitVerdict } from '@vitrina/contract/fits';

export interface FitWarning {
  itemId: number;
  deviceTitle: string;
  reason: string;
}

/** Accessories that fit none of the devices covered by a rule, and are incompatible with at least one: each with the first such device. */
export function fitWarningsOf(verdicts: readonly FitVerdict[]): FitWarning[] {
  return [...Map.groupBy(verdicts, (one) => one.item_id)].flatMap(([itemId, all]) => {
    const not = all.find((one) => one.verdict === 'not');
    if (!not || all.some((one) => one.verdict === 'fits')) return [];
    return [{ itemId, deviceTitle: not.device_title, reason: not.reasons.join(' ') }];
  });
}
