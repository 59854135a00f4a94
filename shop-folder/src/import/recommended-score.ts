import { createHash } from 'node:crypto';

/** Place in the recommended order: what can be bought first, then what says most about itself; ties by chance, the same at every run. */
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
