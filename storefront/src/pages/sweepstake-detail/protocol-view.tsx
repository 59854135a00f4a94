import type { Campaign, DrawProtocol } from '@vitrina/contract/campaigns';
import { useEndpoint, useText } from '../../context/shop-context.tsx';
import { PrintButton } from '../../features/order/print-button.tsx';
import { useMoment } from '../../labels/use-moment.ts';
import { CheckDraw } from './check-draw.tsx';

interface ProtocolViewProps {
  campaign: Campaign;
  /** Protocol with the entries that are shown on the page. */
  protocol: DrawProtocol;
}

/** The protocol of a draw, to print and to recompute. */
export function ProtocolView({ campaign, protocol }: ProtocolViewProps) {
  const text = useText();
  const endpoint = useEndpoint();
  const moment = useMoment();
  const { seed, commitment, public_value, closed_at } = protocol;
  const digests: [string, string][] = [
    [text('game_commitment'), commitment],
    [text('game_seed'), seed],
    ...(public_value ? [[text('game_public_value'), public_value] as [string, string]] : []),
  ];
  return (
    <section className="panel game-panel protocol">
      <h2>{text('game_protocol_title')}</h2>
      <dl className="digests">
        <div>
          <dt>{text('game_closed_at')}</dt>
          <dd>{moment(closed_at)}</dd>
        </div>
        {digests.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      <CheckDraw code={campaign.code} />
      <p className="protocol-out">
        <PrintButton />
        <a className="link" href={endpoint('sweepstake_protocol', { slug: campaign.code })}>
          {text('game_protocol_file')}
        </a>
      </p>
      <h3>{text('game_all_entries')}</h3>
      {campaign.entries > protocol.entries.length && <p className="small">{text('game_first_entries', { count: protocol.entries.length })}</p>}
      <Entries protocol={protocol} lang={campaign.text_lang} />
    </section>
  );
}

function Entries({ protocol: { kind, prizes, entries }, lang }: { protocol: DrawProtocol; lang: string | null }) {
  const text = useText();
  const titles = new Map(prizes.map(({ position, title }) => [position, title]));
  return (
    <table className="prize-table protocol-table">
      <thead>
        <tr>
          <th scope="col">{text(`game_number_${kind}`)}</th>
          <th scope="col">{text('game_ticket')}</th>
          <th scope="col">{text('game_prize')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ number, ticket, prize }) => (
          <tr key={number}>
            <td className="num">{number}</td>
            <td>
              <code>{ticket}</code>
            </td>
            {prize === null ? (
              <td className="muted">{text('game_no_prize')}</td>
            ) : (
              <td lang={lang ?? undefined}>
                <b>{titles.get(prize)}</b>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
