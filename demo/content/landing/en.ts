import type { LandingTexts } from './landing-texts.ts';

export const en: LandingTexts = {
  openDays: {
    title: 'Open Display Days',
    slug: 'open-display-days',
    description: 'Reduced devices, a coupon for larger orders and a discount wheel. Everything ends on the day and hour shown on the page.',
    lead: 'A few times a year we open the display cases: you can pick the devices up, some of them cost less, and there is a coupon for larger orders.',
    banner: 'Headphones, a laptop, a camera, a coffee machine and a smartwatch stand on a lit shelf.',
    timer: {
      title: 'Open Display prices',
      text: 'When the time is up, prices go back to what they were. We do not extend it.',
      link: 'See reduced products',
      ended_title: 'Open Display Days are over',
      ended_text: 'Prices are back to normal. Whatever is still reduced is in the list of reduced products.',
    },
    reduced: {
      title: 'Reduced these days',
      text: 'The percentage is the difference from the lowest price of the 30 days before the cut.',
      link: 'All reduced products',
    },
    coupon: {
      title: 'A coupon for larger orders',
      text: 'Use the code in your cart. The discount is taken off before you pay.',
      gives: '7% off the whole order',
    },
    grid: {
      title: 'What you can try',
      cards: [
        { title: 'Headphones in silence', text: 'Every shop has a corner where you can really hear what noise cancelling does.', link: 'Headphones' },
        { title: 'A laptop on your knees', text: 'Lift it, open it with one hand and type a few sentences.', link: 'Laptops' },
        { title: 'A camera in your hand', text: 'Take a photograph and carry it home on your own phone.', link: 'Cameras' },
      ],
    },
    film: {
      title: 'The shelf in ten seconds',
      text: 'A short film without sound: four devices that wait for you on the shelf.',
      captions: [
        'Headphones with noise cancelling.',
        'A laptop that weighs little more than a kilogram.',
        'A camera for every day.',
        'And a kettle for the breaks.',
      ],
    },
    html: '<h2>How we count discounts</h2><p>We always count from the <strong>lowest price of the 30 days</strong> before the cut. You will not find a crossed-out price here that nobody ever paid.</p><ul><li>Every product shows the history of its price.</li><li>Stock is real: that many pieces are on the shelves.</li><li>You have 30 days to return it, even once the box is open.</li></ul>',
    wheel: { title: 'Discount wheel', text: 'One spin per person. The odds of every field are written beside the wheel.' },
    questions: {
      title: 'Questions we are asked',
      items: [
        {
          title: 'Does the coupon work on reduced products?',
          html: '<p>Yes. The coupon lowers the total of your cart, whether or not a product is reduced already.</p>',
        },
        {
          title: 'What if I order in the last minute?',
          html: '<p>What counts is the price at the moment you place the order. If it was placed in time, the discount is yours.</p>',
        },
        {
          title: 'Can you keep a product on the shelf for me?',
          html: '<p>We can. Choose to pick it up in a shop and it will wait for you for three days.</p>',
        },
      ],
    },
    newsletter: { title: 'We will write next time', text: 'Once a month we tell you what is new on the shelves and when the display cases open again.' },
  },
  school: {
    title: 'Laptops for school',
    slug: 'laptops-for-school',
    description: 'How to choose a laptop for school: weight, battery, screen and keyboard, with products that we have in stock.',
    lead: 'A school laptop travels in a backpack and has to last all day. These are the things that matter.',
    html: '<h2>What to look for</h2><ul><li><strong>Weight:</strong> up to 1.5 kg, charger included.</li><li><strong>Battery:</strong> at least ten hours, so that the charger stays at home.</li><li><strong>Memory:</strong> 16 GB is enough for all the years of school.</li></ul>',
    laptops: { title: 'Laptops in stock', text: 'Prices and stock are what they are at this moment.' },
    film: {
      title: 'The film we test screens with',
      text: 'The animated short Big Buck Bunny by Blender Studio (CC BY licence): its bright and dark scenes show well what a screen can do.',
    },
    questions: {
      title: 'Questions we are asked',
      items: [
        {
          title: 'Can I have an invoice for the school?',
          html: '<p>Yes. In the checkout, say that you buy as a company and enter the school’s VAT number.</p>',
        },
        {
          title: 'What about the guarantee?',
          html: '<p>The legal guarantee of conformity lasts two years. You can hand in a faulty laptop at any of our shops.</p>',
        },
      ],
    },
  },
};
