import { useNavigate, useRouter } from '@tanstack/react-router';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import type { FormEvent } from 'react';
import { useMay } from '../../app/me.tsx';
import { NotFound } from '../../app/not-found.tsx';
import { useKeys } from '../../app/use-keys.ts';
import { FoundBar } from '../../kits/editor/found-bar.tsx';
import { useLanguage } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { BuyerPart } from './buyer-part.tsx';
import { GoodsPart } from './goods-part.tsx';
import { CreatedOrder } from './created-order.tsx';
import { useNewOrder } from './use-new-order.ts';
import { WaysPart } from './ways-part.tsx';
import '../order/order.css';

/** Order by telephone: buyer, goods, delivery and payment; the buyer gets a mail with a link to the payment page. */
export function NewOrderScreen() {
  const { labels, lang } = useLanguage();
  const words = labels.text;
  const router = useRouter();
  const navigate = useNavigate();
  const may = useMay();
  const editor = useNewOrder(lang);
  const back = (): void => (router.history.canGoBack() ? router.history.back() : void navigate({ to: '/orders' }));
  useKeys({ Escape: back });
  if (!may('orders.edit')) return <NotFound />;
  const { order, preview, created } = editor;
  const country = order.country || LANGUAGES[order.market].country;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void editor.place(country);
  };
  return (
    <div className="screen order">
      <title>{words('new_order')}</title>
      <header className="order-head">
        <Button look="quiet" onPress={back} aria-keyshortcuts="Escape">
          ← {words('back')}
        </Button>
        <h1>{words('new_order')}</h1>
      </header>
      {created ? (
        <CreatedOrder created={created} email={order.fields.email ?? ''} onAgain={editor.startAnew} />
      ) : (
        <form className="order-parts" noValidate onSubmit={submit}>
          <div className="order-main">
            {editor.found && <FoundBar at={editor.found.at} onTake={editor.takeFound} onForget={editor.forgetFound} />}
            <GoodsPart order={order} preview={preview} problem={editor.problem} onChange={editor.change} />
            <BuyerPart order={order} country={country} countries={preview?.countries ?? []} problems={editor.problems} onChange={editor.change} />
          </div>
          <div className="order-side">
            <WaysPart editor={editor} country={country} />
          </div>
        </form>
      )}
    </div>
  );
}
