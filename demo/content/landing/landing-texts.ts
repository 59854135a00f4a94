/** Words of the two landing pages in one language. `html` is rich text. */
export interface LandingTexts {
  openDays: {
    title: string;
    slug: string;
    description: string;
    lead: string;
    banner: string;
    timer: { title: string; text: string; link: string; ended_title: string; ended_text: string };
    reduced: { title: string; text: string; link: string };
    coupon: { title: string; text: string; gives: string };
    grid: { title: string; cards: readonly [Card, Card, Card] };
    film: { title: string; text: string; captions: readonly [string, string, string, string] };
    html: string;
    wheel: { title: string; text: string };
    questions: { title: string; items: readonly { title: string; html: string }[] };
    newsletter: { title: string; text: string };
  };
  school: {
    title: string;
    slug: string;
    description: string;
    lead: string;
    html: string;
    laptops: { title: string; text: string };
    film: { title: string; text: string };
    questions: { title: string; items: readonly { title: string; html: string }[] };
  };
}

export interface Card {
  title: string;
  text: string;
  link: string;
}
