import type { AttributeInput, AttributeKinds } from '@vitrina/backend/seed';

const MOSTLY = 0.9;
const MAX_CHOICES = 200;

/** Returns the type of an attribute, judged by its values in all products. */
export function attributeType({ total, numbers, flags, texts }: AttributeKinds): AttributeInput['type'] {
  if (numbers >= total * MOSTLY) return 'number';
  if (flags >= total * MOSTLY) return 'flag';
  return texts <= MAX_CHOICES ? 'choice' : 'text';
}
