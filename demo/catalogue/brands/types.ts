import type { Texts } from '../types.ts';

export interface DemoBrand {
  code: string;
  /** As printed on devices. */
  title: string;
  /** What the brand makes and what it is known for, one or two sentences. */
  description: Texts;
  /** Postal address of the maker, which the product safety regulation asks for. Invented. */
  address: string;
  email: string;
  visible?: boolean;
}
