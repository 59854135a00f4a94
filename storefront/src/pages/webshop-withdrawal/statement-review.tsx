import type { Withdrawal } from '@vitrina/contract/withdrawals';
import { useText } from '../../context/shop-context.tsx';

/** Read-only view of a statement, before and after its confirmation. */
export function StatementReview({ withdrawal, moment = null }: { withdrawal: Withdrawal; moment?: string | null }) {
  const text = useText();
  const { number, name, email, message, items } = withdrawal;
  return (
    <section className="panel order-panel" aria-labelledby="withdrawal-statement">
      <h2 id="withdrawal-statement">{text('withdrawal_statement', { number })}</h2>
      <dl className="withdrawal-facts">
        {moment && <Fact name={text('withdrawal_received_at')}>{moment}</Fact>}
        <Fact name={text('withdrawal_items')}>
          {items ? (
            <ul>
              {items.map((item) => (
                <li key={item.code}>
                  {item.qty} × {item.title}
                </li>
              ))}
            </ul>
          ) : (
            text('withdrawal_whole')
          )}
        </Fact>
        <Fact name={text('withdrawal_name')}>{name}</Fact>
        <Fact name={text('withdrawal_email')}>{email}</Fact>
        {message && <Fact name={text('withdrawal_message_given')}>{message}</Fact>}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
