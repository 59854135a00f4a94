import { FORMATS, good, type HostileFile, type Product } from './hostile-files.ts';

const { shopify, woocommerce, table, xml } = FORMATS as Record<string, (products: readonly Product[]) => string>;
const make = (format: ((products: readonly Product[]) => string) | undefined, ...products: Product[]): string => format?.(products) ?? '';
const file = (name: string, content: string | Buffer, count: number, ...messages: RegExp[]): HostileFile => ({
  name,
  bytes: typeof content === 'string' ? Buffer.from(content) : content,
  good: count,
  messages,
});
const bytes = (...start: number[]): Buffer => Buffer.concat([Buffer.from(start), Buffer.alloc(200, 0x41)]);
const NOT_KNOWN = /^0: .*lines of JSON, Shopify's or WooCommerce's product CSV or a Google Merchant feed are needed/;
const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
const feed = (inside: string, before = ''): string =>
  `<?xml version="1.0"?>\n${before}<rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n${inside}</channel></rss>`;
const item = (id: string): string => `<item><g:id>${id}</g:id><g:title>Lamp ${id}</g:title><g:product_type>Home</g:product_type></item>`;

/** Files that are not feeds. */
const OTHERS: HostileFile[] = [
  file('a page that asks to log in', '<!DOCTYPE html><html><body>Log in</body></html>', 0, /^1: a document type/),
  file('a page', '<html><body>Not found</body></html>', 0, NOT_KNOWN),
  file('a picture', bytes(0x89, 0x50, 0x4e, 0x47), 0, /^0: a picture/),
  file('a photograph', bytes(0xff, 0xd8, 0xff, 0xe0), 0, /^0: a picture/),
  file('a PDF', '%PDF-1.7\n...', 0, /^0: a PDF/),
  file('a workbook of today', bytes(0x50, 0x4b, 0x03, 0x04), 0, /^0: a ZIP archive or an Excel workbook/),
  file('a workbook of old', bytes(0xd0, 0xcf, 0x11, 0xe0), 0, /^0: a ZIP archive or an Excel workbook/),
  file('bzip2', bytes(0x42, 0x5a, 0x68, 0x39), 0, /^0: packed with bzip2/),
  file('a dump of a database', "INSERT INTO products VALUES (1, 'Lamp');\n", 0, NOT_KNOWN),
  file('words', 'Dear all,\nhere are our products.\n', 0, NOT_KNOWN),
  file('a table of something else', 'name,town\nAna,Ljubljana\n', 0, NOT_KNOWN),
  file('a list in JSON', '[{"source":"s","source_id":"1"}]', 0, NOT_KNOWN),
  file('zeros', Buffer.alloc(5000), 0, /^0: UTF-16/),
  file('a map of a site', '<?xml version="1.0"?><urlset><url><loc>http://x/</loc></url></urlset>', 0, NOT_KNOWN),
];

/** Faults of the table itself. */
const TABLES: HostileFile[] = [
  file('a header alone', make(shopify), 0),
  file('a quote that is never closed', `${make(shopify, good())}\n"open,"x"\n"y,1,2`, 0, /a quote/),
  file('a quote in the middle', `${make(shopify, good())}\nh,Ti"tle,,,,1,active\n`, 0, /^3: a quote/),
  file(
    'the separator inside a price',
    `Handle,Title,Status,Variant Price\ncut-1,Lamp,active,12,90\ncut-2,Lamp two,active,13.90\n`,
    1,
    /^2: 5 cells where the header has 4/,
  ),
  file('empty cells left out at the end', `Handle,Title,Status,Variant Price\nshort-1,Lamp,active\nshort-2,Lamp two,active,13.90\n`, 2),
  file('a last row that is cut', `Handle,Title,Status,Variant Price\ncut-3,Lamp,active,1.90\ncut-4,La`, 1, /^3: the file ends in the middle of this row/),
  file('bars for separators', 'Handle|Title|Status\nbar-1|Lamp|active\n', 0, NOT_KNOWN),
  file('tabs in a table of Shopify', make(shopify, good()).replaceAll('","', '"\t"'), 1),
  file('a cell of two megabytes', make(shopify, good(), good({ description: 'x'.repeat(2_000_000) }), good()), 0, /^3: a row longer than 1 MB/),
  file('ten thousand columns', `${['Handle', 'Title', 'Status', ...Array.from({ length: 10_000 }, (_, i) => `c${i}`)].join(',')}\nwide-1,Lamp,active\n`, 1),
  file('the header twice', `${make(shopify, good())}\n${make(shopify, good())}\n`, 2, /price: a number is needed/),
  file('a column twice', 'Handle,Title,Title,Status\ntwice-1,Lamp,Other lamp,active\n', 1),
  file('a column of the machine', 'Handle,Title,Status,__proto__,constructor\nproto-1,Lamp,active,x,y\n', 1),
  file(
    'rows of a product apart',
    'Handle,Title,Status\napart-1,Lamp,active\napart-2,Lamp two,active\napart-1,Lamp,active\n',
    2,
    /^4: handle apart-1: its rows must stand together/,
  ),
  file('a gift card', 'Handle,Title,Status,Gift Card\ngift-1,Card,active,true\n', 0, /^2: a gift card/),
  file('a variant that nothing tells apart', 'Handle,Title,Status,Variant SKU\ntwo-1,Lamp,active,A\ntwo-1,,,B\n', 1, /^3: a second variant/),
  file(
    'a variation of nothing',
    `${make(woocommerce, good())}\n"v-1";"variation";"";"Lamp, red";"1";"";"5";"";""\n`,
    1,
    /^3: parent: a variation must name its product/,
  ),
  file(
    'a variation of itself',
    'ID;Type;SKU;Name;Published;Regular price;Parent\n9001;variation;;Lamp;1;5;id:9001\n',
    0,
    /^2: parent id:9001: it is in this file, but not as a variable product/,
  ),
  file('a product of another shop', make(woocommerce, good()).replace('"simple"', '"external"'), 0, /^2: an external product/),
  file('a group', make(woocommerce, good()).replace('"simple"', '"grouped"'), 0, /^2: a grouped product: no goods of its own, left out/),
  file('a price without a currency', make(table, good()).replace(' EUR', ''), 0, /^2: currency: missing/),
  file('a price in a currency without a rate', make(table, good()).replace(' EUR', ' USD'), 0, /^2: price in USD needs --rate/),
  file('a price in no currency', make(table, good()).replace(' EUR', ' XXX'), 0, /^2: price in XXX needs --rate/),
  file('a price with the sign of its currency', make(shopify, good({ price: '€ 19.90' })), 1),
  file('a price with the sign of another currency', make(shopify, good({ price: '$ 19.90' })), 0, /^2: price: a number is needed/),
];

/** Malformed, oversized or malicious XML. */
const XML: HostileFile[] = [
  file('a billion laughs', feed('<item><g:id>&l9;</g:id></item>', `<!DOCTYPE rss [<!ENTITY l0 "ha">${laughs}]>`), 0, /^2: a document type/),
  file('an entity of a file', feed('<item><g:id>&x;</g:id></item>', '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>'), 0, /^2: a document type/),
  file('an entity of a network', feed('', '<!DOCTYPE rss [<!ENTITY % p SYSTEM "http://169.254.169.254/">%p;]>'), 0, /^2: a document type/),
  file('a document type elsewhere', feed('', '<!DOCTYPE rss PUBLIC "x" "http://x.test/rss.dtd">'), 0, /^2: a document type/),
  file('an unknown entity', feed('<item><g:id>&boom;</g:id></item>'), 0, /^3: not XML/),
  file('a zero as a letter', feed('<item><g:id>&#0;</g:id></item>'), 0, /^3: not XML/),
  file('half a letter', feed('<item><g:id>&#xD800;</g:id></item>'), 0, /^3: not XML/),
  file('an end that is another', feed('<item><g:id>1</g:title></item>'), 0, /^3: not XML/),
  file('an end that is missing', feed(`${item('xml-1')}\n<item>`).replace('</channel></rss>', ''), 0, /^4: not XML/),
  file('two roots', `${feed(item('xml-2'))}<rss></rss>`, 0, /not XML/),
  file('a thousand elements deep', feed(`<item>${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}</item>`), 0, /^3: elements \d+ deep/),
  file('an include', feed(`<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/>${item('xml-3')}`), 1),
  file('an instruction', feed(`<?php system('id') ?>${item('xml-4')}`), 1),
  file('a comment of a megabyte', feed(`<!--${' x'.repeat(500_000)}-->${item('xml-5')}`), 1),
  file('text that looks like elements', feed(item('xml-6').replace('Lamp xml-6', '<![CDATA[<script>alert(1)</script>Lamp]]>')), 1),
  file('no item', make(xml), 0),
];

export const tableFaults = (): HostileFile[] => [...OTHERS, ...TABLES, ...XML];
