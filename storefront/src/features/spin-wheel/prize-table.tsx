import type { Campaign, CampaignPrize } from '@vitrina/contract/campaigns';
import { useText } from '../../context/shop-context.tsx';
import { useNumber } from '../../labels/use-number.ts';
import { useOdds } from './use-odds.ts';
import { fieldClass } from './wheel-geometry.ts';

/** Prizes: of a wheel with the remaining number and the present odds, of a sweepstake with their number. */
export function PrizeTable({ campaign }: { campaign: Pick<Campaign, 'kind' | 'prizes' | 'text_lang'> }) {
  const text = useText();
  const { kind, prizes, text_lang } = campaign;
  const isWheel = kind === 'spin_wheel';
  return (
    <table className="prize-table">
      <caption className="visually-hidden">{text(`game_prizes_${kind}`)}</caption>
      <thead>
        <tr>
          {isWheel && <th scope="col">{text('game_field')}</th>}
          <th scope="col">{text('game_prize')}</th>
          {isWheel && <th scope="col">{text('game_odds')}</th>}
          <th scope="col">{text(isWheel ? 'game_left' : 'game_pieces')}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map((prize) => (
          <PrizeRow key={prize.position} prize={prize} isWheel={isWheel} lang={text_lang} />
        ))}
      </tbody>
    </table>
  );
}

function PrizeRow({ prize, isWheel, lang }: { prize: CampaignPrize; isWheel: boolean; lang: string | null }) {
  const odds = useOdds();
  const pieces = usePieces();
  return (
    <tr className={prize.left === 0 && isWheel ? 'gone' : undefined}>
      {isWheel && (
        <td>
          <span className={`prize-mark ${fieldClass({ position: prize.position, isWin: prize.is_win })}`}>{prize.position}</span>
        </td>
      )}
      <th scope="row" lang={lang ?? undefined}>
        {prize.title}
      </th>
      {isWheel && <td className="num">{odds(prize.odds ?? 0)}</td>}
      <td className="num">{pieces(prize, isWheel)}</td>
    </tr>
  );
}

function usePieces(): (prize: CampaignPrize, isWheel: boolean) => string {
  const text = useText();
  const number = useNumber();
  return ({ total, left }, isWheel) => {
    if (total === null || left === null) return text('game_left_any');
    return isWheel ? text('game_left_of', { left: number(left), total: number(total) }) : number(total);
  };
}
