/** English words of interfaces that are neither words nor loan words of the shop's other languages. One in a page's visible text is an untranslated text. */
export const ENGLISH_WORDS = new Set(
  (
    'the and with your you our are this that from into about what when where which who why how have has not yes only more less most least show hide open close back forward next previous search find found results result nothing sorry ' +
    'cart basket checkout wishlist compare account login logout password email address phone name delivery shipping payment order orders price prices discount discounts sale save saved off reduced stock available unavailable pieces piece last left ' +
    'add remove clear apply sort filter filters choose select all none other others products product categories category brands brand manufacturers manufacturer sellers seller shops shop store stores home page pages skip content language menu help contact ' +
    'reviews review rating ratings stars customers customer average write read description specifications details features weight height width depth colour color size screen memory storage battery life power energy noise capacity speed warranty guarantee safety instructions ' +
    'free days day today tomorrow monday tuesday wednesday thursday friday saturday sunday per month monthly instalments instalment total lowest newest cheapest recommended white black silver grey blue green yellow pink purple wireless loading please try again wrong went error missing'
  ).split(' '),
);
