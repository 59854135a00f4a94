/** A product that is looked for, with what our shops have of it. */
export interface ProductAt {
  id: number;
  title: string;
  lang: string | null;
  url: string;
  /** Cart code of the product; `null`: it cannot be bought. */
  code: string | null;
  /** ISO date of now, by which a day of collection is today. */
  today: string;
  places: { code: string; title: string; qty: number; pickup_date: string | null }[];
}
