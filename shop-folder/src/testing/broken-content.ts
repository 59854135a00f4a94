import type { Breakage } from './breakage.ts';

/** A change of one file of `LISTED_CONTENT`, and the line of that file, or of another, on which the fault is said. */
export interface Change {
  name: string;
  file: string;
  from: string;
  to: string;
  /** Words of the line that is named, as it stands afterwards; `null`: the first line will do. */
  at: string | null;
  /** Words of the fault. */
  words: string;
  /** File of the fault, where it is another. */
  said?: string;
}

const PROMOTIONS = 'content/promotions.yaml';
const POSTS = 'content/posts.yaml';
const PLACES = 'content/locations.yaml';
const GUIDE = 'content/posts/guide/hr.md';
const OPENING = 'content/landing/opening/hr.md';
const OPENING_DE = 'content/landing/opening/de.md';

const CHANGES: readonly Change[] = [
  { name: 'no front matter', file: GUIDE, from: '---\ntitle', to: 'title', at: null, words: 'begins with no front matter' },
  { name: 'front matter with a key that is none', file: GUIDE, from: 'title: Kako', to: 'colour: red\ntitle: Kako', at: 'colour', words: 'colour is no key' },
  { name: 'front matter without a title', file: GUIDE, from: 'title: Kako odabrati', to: 'short: Kratko', at: 'short', words: 'title is missing' },
  { name: 'front matter with a tab', file: GUIDE, from: 'title: Kako odabrati', to: 'title: A\n\t- b', at: '\t- b', words: 'indented by a tab' },
  { name: 'a slug that leads elsewhere', file: GUIDE, from: 'odabrati\n', to: 'odabrati\nslug: ../admin\n', at: 'slug', words: 'is no part of an address' },
  { name: 'a title that makes no address', file: GUIDE, from: 'title: Kako odabrati', to: 'title: "***"', at: 'title', words: 'makes no address' },
  { name: 'a slug twice', file: 'content/posts/old-guide/hr.md', from: 'vodič\n', to: 'vodič\nslug: kako-odabrati\n', at: 'slug', words: 'has the address' },
  {
    name: 'the slug of a category',
    file: OPENING,
    from: 'Otvorenje\n',
    to: 'Otvorenje\nslug: prijenosna-racunala\n',
    at: 'slug',
    words: 'of the category laptops',
  },
  { name: 'a script in a text', file: GUIDE, from: 'Vidi', to: '<script>alert(1)</script> Vidi', at: '<script>', words: 'carries HTML' },
  { name: 'an event in a text', file: GUIDE, from: 'Vidi', to: '<img src=x onerror=alert(1)> Vidi', at: 'onerror', words: 'carries HTML' },
  { name: 'a frame in a block', file: OPENING, from: 'Uskoro.', to: '<iframe>', at: '<iframe>', words: 'carries HTML' },
  { name: 'a script in prose between blocks', file: OPENING, from: 'Jer **sada**', to: '<svg onload=x> Jer', at: '<svg', words: 'carries HTML' },
  { name: 'a link that runs', file: GUIDE, from: 'promotion:spring', to: 'javascript:alert(1)', at: 'javascript:', words: 'carries HTML' },
  { name: 'a link to no promotion', file: GUIDE, from: 'promotion:spring', to: 'promotion:winter', at: 'promotion:winter', words: 'leads to promotion:winter' },
  {
    name: 'a product that is not there in a text',
    file: GUIDE,
    from: '[product:KVANT-LIST-1]',
    to: '[product:NOPE]',
    at: '[product:NOPE]',
    words: 'there is no product NOPE',
  },
  { name: 'a figure that is none', file: OPENING, from: '{days}', to: '{nights}', at: '{nights}', words: 'there is no figure {nights}' },
  { name: 'a block in a post', file: GUIDE, from: 'Vidi', to: '```timer\ntitle: A\n```\n\nVidi', at: '```timer', words: 'blocks stand in landing pages alone' },
  { name: 'a block of no name', file: OPENING, from: '```timer', to: '```countdown', at: '```countdown', words: 'there is no block countdown' },
  { name: 'a block that does not end', file: OPENING, from: 'Uskoro. }\n```', to: 'Uskoro. }', at: '```accordion', words: 'that no line of ``` ends' },
  { name: 'a block with a tab', file: OPENING, from: 'limit: 4', to: 'limit:\n\t- 4', at: '\t- 4', words: 'indented by a tab' },
  { name: 'a block with an alias', file: OPENING, from: 'limit: 4', to: 'limit: *four', at: '*four', words: 'aliases' },
  { name: 'a block with a key that is none', file: OPENING, from: 'limit: 4', to: 'limits: 4', at: 'limits', words: 'limits is no key' },
  { name: 'a block without a title', file: OPENING, from: 'title: Film\n', to: '', at: 'source: { kind: file', words: 'title is missing' },
  { name: 'a block with a number for words', file: OPENING, from: 'title: Izbor', to: 'title: 5', at: 'title: 5', words: 'title' },
  {
    name: 'a slider of a product that is not there',
    file: OPENING,
    from: 'products: [ KVANT-LIST-1 ]',
    to: 'products: [ NOPE ]',
    at: 'NOPE',
    words: 'there is no product NOPE',
  },
  {
    name: 'a slider of a category that is not there',
    file: OPENING,
    from: 'source: { products: [ KVANT-LIST-1 ] }',
    to: 'source: { category: none }',
    at: 'category: none',
    words: 'there is no category none',
  },
  {
    name: 'a slider of a tag that is not there',
    file: OPENING,
    from: 'source: { products: [ KVANT-LIST-1 ] }',
    to: 'source: { tag: none }',
    at: 'tag: none',
    words: 'there is no tag none',
  },
  {
    name: 'a picture of no category',
    file: OPENING,
    from: 'image: { category: laptops }',
    to: 'image: { category: none }',
    at: 'category: none',
    words: 'no category none with a picture',
  },
  {
    name: 'a picture that is no file',
    file: OPENING,
    from: 'image: { category: laptops }',
    to: 'image: { file: none.jpg }',
    at: 'none.jpg',
    words: 'there is no pictures/none.jpg',
  },
  {
    name: 'a picture out of the folder',
    file: OPENING,
    from: 'image: { category: laptops }',
    to: 'image: { file: ../../etc/passwd.png }',
    at: 'passwd',
    words: 'is no picture',
  },
  { name: 'a film that is not there', file: OPENING, from: 'clip.mp4', to: 'none.mp4', at: 'none.mp4', words: 'there is no media/none.mp4' },
  { name: 'a film out of the folder', file: OPENING, from: 'clip.mp4', to: '../../secret.mp4', at: 'secret', words: 'is no file of media/' },
  {
    name: 'a film without captions',
    file: OPENING,
    from: 'captions: clip',
    to: 'captions: none',
    at: 'captions: none',
    words: 'there is no media/none-hr.vtt',
  },
  {
    name: 'captions that are none',
    file: 'media/clip-hr.vtt',
    from: 'WEBVTT',
    to: 'SRT',
    at: 'source: { kind: file',
    words: 'does not begin with WEBVTT',
    said: OPENING,
  },
  { name: 'an hour of no day', file: OPENING, from: '9 days ahead at 20:00', to: '9 days ahead at 25:00', at: 'ends_at', words: 'ends_at' },
  {
    name: 'a link of a block to no category',
    file: OPENING,
    from: 'to: category:laptops',
    to: 'to: category:none',
    at: 'category:none',
    words: 'leads to category:none',
  },
  {
    name: 'another block in a translation',
    file: OPENING_DE,
    from: '```product-slider',
    to: '```newsletter',
    at: '```newsletter',
    words: 'of the source language (hr) is product-slider',
  },
  {
    name: 'a block less in a translation',
    file: OPENING_DE,
    from: '\n```accordion\nitems:\n  - { title: Wann?, text: Bald. }\n```',
    to: '',
    at: '```',
    words: 'has 5 blocks; the source language (hr) has 6',
  },
  { name: 'a day that is none', file: PROMOTIONS, from: '2026-12-01 at 20:00', to: '2026-02-30', at: '2026-02-30', words: 'to' },
  { name: 'a word for a day', file: PROMOTIONS, from: '10 days ago', to: 'soon', at: 'soon', words: 'from' },
  { name: 'an end before the beginning', file: PROMOTIONS, from: '2026-12-01 at 20:00', to: '2020-01-01', at: '2020-01-01', words: 'ends before it begins' },
  {
    name: 'a promotion of no product',
    file: PROMOTIONS,
    from: 'products: [ KVANT-LIST-1 ]',
    to: 'products: [ NOPE ]',
    at: 'NOPE',
    words: 'there is no product NOPE',
  },
  {
    name: 'a promotion with the picture of no product',
    file: PROMOTIONS,
    from: '{ product: KVANT-LIST-1 }',
    to: '{ product: NOPE }',
    at: '{ product: NOPE',
    words: 'no product NOPE with a picture',
  },
  {
    name: 'a promotion that is there twice',
    file: PROMOTIONS,
    from: 'products: [ KVANT-LIST-1 ]\n',
    to: 'products: [ KVANT-LIST-1 ]\n- code: spring\n',
    at: '- code: spring\n',
    words: 'there is a promotion spring already',
  },
  { name: 'a code that leads out of the folder', file: PROMOTIONS, from: 'code: spring', to: 'code: ../spring', at: '../spring', words: 'is no code' },
  { name: 'a service below nothing', file: 'content/services.yaml', from: 'hr: 49.5', to: 'hr: -1', at: 'hr: -1', words: 'is below 0' },
  { name: 'a market that is none', file: 'content/services.yaml', from: 'de: 0', to: 'fr: 0', at: 'fr: 0', words: 'fr is no key' },
  { name: 'a post of no category', file: POSTS, from: 'category: advice', to: 'category: none', at: 'category: none', words: 'there is no post category none' },
  { name: 'a post of no author', file: POSTS, from: '[ ana ]', to: '[ eva ]', at: '[ eva ]', words: 'there is no author eva' },
  { name: 'a status that is none', file: POSTS, from: 'highlighted', to: 'famous', at: 'famous', words: 'status' },
  { name: 'a post that moved nowhere', file: POSTS, from: 'to: guide', to: 'to: none', at: 'to: none', words: 'there is no other post none' },
  { name: 'a drawing of no device', file: POSTS, from: 'kind: laptop', to: 'kind: spaceship', at: 'kind: spaceship', words: 'spaceship cannot be drawn' },
  { name: 'a wall of no colour', file: POSTS, from: 'wall: cool', to: 'wall: plaid', at: 'wall: plaid', words: 'wall' },
  {
    name: 'a category below none',
    file: 'content/post-categories.yaml',
    from: 'code: advice',
    to: 'code: advice, parent: none',
    at: 'parent: none',
    words: 'there is no post category none',
  },
  {
    name: 'a place of no warehouse',
    file: PLACES,
    from: 'address: Ilica 1',
    to: 'warehouse: none',
    at: 'warehouse: none',
    words: 'there is no warehouse none',
  },
  { name: 'a day that no year has', file: PLACES, from: 'date: 12-31', to: 'date: 02-30', at: '02-30', words: 'date' },
  { name: 'an hour that is none', file: PLACES, from: '[ 09:00, 13:00 ]', to: '[ 09:00, 26:00 ]', at: '26:00', words: 'hour' },
  { name: 'a service that is none', file: PLACES, from: 'services: [ pickup ]', to: 'services: [ dancing ]', at: 'dancing', words: 'Invalid option' },
  {
    name: 'a text that is missing',
    file: 'content/promotions/spring/hr.md',
    from: '',
    to: '',
    at: '- code: spring',
    words: 'content/promotions/spring/hr.md is missing',
    said: PROMOTIONS,
  },
];

/** Breakages of content, each said with its words. */
export const brokenContent = (files: ReadonlyMap<string, string>): (Breakage & { words: string })[] => changed(files, CHANGES);

/** Files with a change each, and the line on which it is said. */
export const changed = (files: ReadonlyMap<string, string>, changes: readonly Change[]): (Breakage & { words: string })[] =>
  changes.map(({ name, file, from, to, at, words, said = file }) => {
    const before = files.get(file) ?? '';
    if (!before.includes(from)) throw new Error(`${file} has no ${from} to break`);
    const isGone = from === '';
    const content = isGone ? null : before.replace(from, () => to);
    const text = said === file ? (content ?? '') : (files.get(said) ?? '');
    const line = at === null ? 1 : text.slice(0, text.lastIndexOf(at)).split('\n').length;
    return { name, file, content, line, said, words };
  });
