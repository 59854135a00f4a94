const md = (front: string, body = '') => `---\n${front}\n---\n${body === '' ? '' : `\n${body}\n`}`;
const list = (name: string, text: string) => `# yaml-language-server: $schema=../.schemas/${name}.json\n${text}`;

const OPENING_HR = `\`\`\`picture
image: { category: laptops }
alt: Prijenosnici
to: delivery
\`\`\`

## Zašto

Jer **sada**, {days} dana <b>.

\`\`\`timer
title: Ističe
ends_at: 9 days ahead at 20:00
link: { label: Sve, to: category:laptops }
ended_title: Gotovo
\`\`\`

\`\`\`product-slider
title: Izbor
source: { products: [ KVANT-LIST-1 ] }
limit: 4
\`\`\`

\`\`\`grid
columns: 2
cards:
  - title: Prvo
    image: { category: laptops }
  - title: Drugo
\`\`\`

\`\`\`video
title: Film
source: { kind: file, files: [ clip.mp4 ], captions: clip }
\`\`\`

\`\`\`accordion
items:
  - { title: Kada?, text: Uskoro. }
\`\`\``;

const OPENING_DE = `\`\`\`picture
alt: Notebooks
\`\`\`

Weil **jetzt**.

\`\`\`timer
title: Bald vorbei
link: { label: Alle }
ended_title: Vorbei
\`\`\`

\`\`\`product-slider
title: Auswahl
\`\`\`

\`\`\`grid
cards:
  - title: Erstens
\`\`\`

\`\`\`video
title: Ein Film
\`\`\`

\`\`\`accordion
items:
  - { title: Wann?, text: Bald. }
\`\`\``;

/** A content of each list, in a shop with Croatian, German and Austrian German that sells laptops; formatted as an export. */
export const LISTED_CONTENT: Readonly<Record<string, string>> = {
  'content/pages.yaml': list('pages', '- { code: delivery, published: 2026-09-01T08:00:00Z }\n'),
  'content/pages/delivery/hr.md': md('title: Dostava\nslug: dostava-robe'),
  'content/pages/delivery/de.md': md('title: Versand'),
  'content/promotions.yaml': list(
    'promotions',
    '- code: spring\n  from: 10 days ago\n  to: 2026-12-01 at 20:00\n  picture: { product: KVANT-LIST-1 }\n  products: [ KVANT-LIST-1 ]\n',
  ),
  'content/promotions/spring/hr.md': md('title: Proljeće\nshort: Unutar {days} dana.', 'Tekst.'),
  'content/promotions/spring/de.md': md('title: Frühling', 'Text.'),
  'content/services.yaml': list('services', '- code: repair\n  published: 2026-09-01\n  prices: { hr: 49.5, de: 0 }\n'),
  'content/services/repair/hr.md': md('title: Popravak'),
  'content/services/repair/de.md': md('title: Reparatur'),
  'content/locations.yaml': list(
    'locations',
    [
      ...['- code: zagreb', '  address: Ilica 1', '  town: Zagreb', '  country: HR', '  place: [ 45.8, 15.9 ]'],
      '  hours: [ [ 09:00, 20:00 ], [ 09:00, 20:00 ], [ 09:00, 20:00 ], [ 09:00, 20:00 ], [ 09:00, 20:00 ], [ 09:00, 14:00 ], ~ ]',
      ...['  services: [ pickup ]', '  holidays: closed', '  special_days:'],
      ...['    - { date: 12-31, hours: [ 09:00, 13:00 ] }', '    - { date: 2027-05-04, hours: ~ }', ''],
    ].join('\n'),
  ),
  'content/locations/zagreb/hr.md': md('title: Zagreb'),
  'content/locations/zagreb/de.md': md('title: Zagreb'),
  'content/post-categories.yaml': list('post-categories', '- { code: advice }\n'),
  'content/post-categories/advice/hr.md': md('title: Savjeti'),
  'content/post-categories/advice/de.md': md('title: Tipps'),
  'content/authors.yaml': list(
    'authors',
    "- code: ana\n  picture: { draw: portrait, skin: '#e8c4a8', hair: '#5a3a26', shirt: '#2b5f6b', wall: '#cfdfdf', style: bob }\n".replaceAll("'", '"'),
  ),
  'content/authors/ana/hr.md': md('title: Ana Kovač\nrole: Prodaja'),
  'content/authors/ana/de.md': md('title: Ana Kovač\nrole: Verkauf'),
  'content/posts.yaml': list(
    'posts',
    [
      ...['- code: guide', '  published: 2026-11-01', '  category: advice', '  authors: [ ana ]', '  status: highlighted', '  picture:'],
      ...['    draw: scene', '    wall: cool', '    devices:', '      - kind: laptop', '        parameters: { inches: 14 }', '  products: [ KVANT-LIST-1 ]'],
      ...['- code: old-guide', '  published: 3 days ago', '  category: advice', '  moved: { to: guide }', ''],
    ].join('\n'),
  ),
  'content/posts/guide/hr.md': md('title: Kako odabrati', 'Vidi [proljeće](promotion:spring).\n\n[product:KVANT-LIST-1]'),
  'content/posts/guide/de.md': md('title: Richtig wählen', 'Siehe [Frühling](promotion:spring).'),
  'content/posts/old-guide/hr.md': md('title: Stari vodič'),
  'content/posts/old-guide/de.md': md('title: Der alte Ratgeber'),
  'content/landing.yaml': list('landing', '- code: opening\n  picture: { category: laptops }\n'),
  'content/landing/opening/hr.md': md('title: Otvorenje', OPENING_HR),
  'content/landing/opening/de.md': md('title: Eröffnung', OPENING_DE),
  'media/clip.mp4': 'no film',
  'media/clip-hr.vtt': 'WEBVTT\n',
  'media/clip-de.vtt': 'WEBVTT\n\n00:00.000 --> 00:01.000\nHallo\n',
};
