import { memo, type ReactNode, Suspense, use, useId, useRef, useState, useSyncExternalStore } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { createLabels } from '@vitrina/contract/values/labels';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Shop, ShopProvider } from '../context/shop-context.tsx';
import { Facts } from '../pages/catalog-detail/facts.tsx';
import { deferredParts } from '../ui/deferred-part.ts';
import { withPrinter } from '../ui/print-part.ts';
import { CachedPart } from '../ui/cached-part.tsx';
import { printed } from '../ui/printed.tsx';
import { hydratableHtml, Unprintable } from './plain-html.ts';
import { printPlain } from './print-plain.ts';
import { PRODUCT } from './testing/printed-product.ts';

const info = { name: 'Vitrina & Co', default_language: 'si', languages: LANGUAGE_CODES.map((code) => ({ base_url: '/', ...LANGUAGES[code] })) };
const labels = createLabels({}, 'si');
const shop: Shop = { lang: 'si', language: LANGUAGES.si, labels, info: info as unknown as Shop['info'], menus: {}, url: '/', endpoints: {} };

/** As it is walked while React draws a component, and as React would have drawn it. */
function both(node: ReactNode): [string, string] {
  const into = { html: '' };
  const inShop = (inside: ReactNode) => <ShopProvider shop={shop}>{inside}</ShopProvider>;
  withPrinter(printPlain, () => renderToStaticMarkup(inShop(<Walk into={into}>{node}</Walk>)));
  return [into.html, withPrinter(printPlain, () => renderToString(inShop(node)))];
}

function Walk({ into, children }: { into: { html: string }; children: ReactNode }): ReactNode {
  into.html = hydratableHtml(children).join('');
  return null;
}

const Counter = memo(({ from }: { from: number }) => {
  const [count, setCount] = useState(from);
  const button = useRef<HTMLButtonElement>(null);
  const isOnServer = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  return (
    <button ref={button} type="button" name="more" disabled={isOnServer} onClick={() => setCount(count + 1)}>
      {count} {'<&>'}
    </button>
  );
});
const Text = ({ of }: { of: string }) => of;
const Ided = () => <p id={useId()} />;
const never = new Promise<string>(() => undefined);
const Waiting = () => <p>{use(never)}</p>;
const Pictures = ({ count }: { count: number }) => Array.from({ length: count }, (_, i) => <img key={String(i)} src={`/${i}.webp`} alt="" />);
const drawn = vi.fn();
const Drawn = ({ word }: { word: string }) => {
  drawn();
  return (
    <ul>
      <li>
        <img src="/logo.webp" alt="" />
        {word} {'<b>'}
      </li>
    </ul>
  );
};
const Printed = printed(async () => Facts);

beforeAll(() => deferredParts());

describe('the walk writes what React takes over in the browser', () => {
  it.each<[string, ReactNode]>([
    [
      'texts side by side',
      <p key="a">
        Cena: {12} {'€'} {''}
        {null}
        {'"<script>'} <b>in</b> {'naprej'}
      </p>,
    ],
    [
      'texts of components side by side',
      <div key="a">
        <Text of="ena" />
        <Text of="dve" />
        <>
          <Text of="tri" />
          štiri
        </>
      </div>,
    ],
    ['texts around what is not drawn', ['a', false, 'b', null, <br key="br" />, 'c', 0, 'd']],
    [
      'a component with hooks',
      <div key="a">
        {'štetje'}
        <Counter from={3} />
        {'konec'}
      </div>,
    ],
    [
      'a boundary between texts',
      <div key="a">
        pred<Suspense fallback="čaka">med</Suspense>po<Suspense fallback={null}>{null}</Suspense>
      </div>,
    ],
    [
      'fields',
      <form key="a" action="/iskanje/" method="post" className="f" noValidate onSubmit={() => undefined}>
        <label htmlFor="q">Išči</label>
        <input id="q" name="q" defaultValue={'a"b'} required autoComplete="off" maxLength={80} />
        <input type="checkbox" value="1" name="x" defaultChecked onChange={() => undefined} />
        <input type="radio" name="r" checked={false} readOnly value="2" />
        <select name="s" defaultValue="b" className="s">
          <option value="a">A</option>
          <option value="b" disabled>
            B {2}
          </option>
        </select>
      </form>,
    ],
    [
      'pictures that are fetched first, and those that are not',
      <div key="a">
        <img src="/a.webp" alt="a" />
        <img src="/a.webp" alt="once more" />
        <img src="/b.webp" srcSet="/b.webp 1x, /b2.webp 2x" sizes="50vw" alt="" fetchPriority="high" />
        <img src="/c.webp" alt="" loading="lazy" />
        <img src="/d.webp" alt="" fetchPriority="low" />
        <noscript>
          <img src="/n.webp" alt="" />
        </noscript>
        <picture>
          <source srcSet="/e.webp" type="image/webp" />
          <img src="/e.jpg" alt="" />
        </picture>
      </div>,
    ],
    [
      'a printed part',
      <main key="a">
        pred
        <Printed frame={{ as: 'div', className: 'x' }} of={PRODUCT} />
        po
      </main>,
    ],
  ])('%s', (_name, node) => {
    const [walked, drawn] = both(node);
    expect(walked).toBe(drawn);
  });

  it('keeps a part until something that it is made of is another, with its pictures fetched first on every page', () => {
    const madeOf = {};
    const page = (word: string, first: ReactNode) => (
      <main>
        {first}
        <CachedPart name="part" of={[madeOf, word]}>
          <Drawn word={word} />
        </CachedPart>
        <p>po</p>
      </main>
    );
    const drawings = (node: ReactNode) => {
      drawn.mockClear();
      const [walked, byReact] = both(node);
      expect(walked).toBe(byReact);
      return drawn.mock.calls.length - 1;
    };
    expect(drawings(page('ena', null))).toBe(1);
    expect(drawings(page('ena', <img src="/first.webp" alt="" />))).toBe(0);
    expect(drawings(page('ena', <img src="/logo.webp" alt="" />))).toBe(0);
    expect(drawings(page('dve', null))).toBe(1);
    expect(() => both(page('dve', <Pictures count={10} />))).toThrow(Unprintable);
  });

  it('keeps nothing of a part that React is to draw', () => {
    const part = (
      <CachedPart name="ided" of={[{}]}>
        <Ided />
      </CachedPart>
    );
    expect(() => both(part)).toThrow(Unprintable);
    expect(() => both(part)).toThrow(Unprintable);
  });

  it.each<[string, ReactNode]>([
    ['an id of its place', <Ided key="a" />],
    [
      'what is waited for',
      <Suspense key="a" fallback={null}>
        <Waiting />
      </Suspense>,
    ],
    ['an area of text', <textarea key="a" defaultValue="x" />],
    [
      'more pictures than are fetched first',
      <div key="a">
        <Pictures count={11} />
      </div>,
    ],
  ])('leaves %s to React', (_name, node) => {
    expect(() => both(node)).toThrow(expect.not.objectContaining({ message: '' }));
  });

  it('says what it left', () => {
    expect(() => both(<Ided />)).toThrow(Unprintable);
  });
});
