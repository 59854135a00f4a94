import { createHash } from 'node:crypto';

/**
 * Score for the recommended sort order: available products first, then those with the most complete data; with a pseudo-random part from
 * the code, equal in every run.
 */
export function recommendedScore({
  code,
  hasPrice,
  hasDescription,
  attributes,
  hasBrand,
}: {
  code: string;
  hasPrice: boolean;
  hasDescription: boolean;
  attributes: number;
  hasBrand: boolean;
}): number {
  const chance = (createHash('sha1').update(`score ${code}`).digest()[0] as number) % 100;
  return Number(hasPrice) * 400 + Number(hasDescription) * 100 + Math.min(attributes, 20) * 5 + Number(hasBrand) * 50 + chance;
}
