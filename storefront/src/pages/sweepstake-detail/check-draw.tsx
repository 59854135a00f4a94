import { useState, useSyncExternalStore } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { type DrawVerdict, recomputeDraw } from '../../features/spin-wheel/recompute-draw.ts';

const never = () => () => {};

/** Recomputes the draw in the visitor's browser. Without scripts nothing is rendered: the steps are on the page. */
export function CheckDraw({ code }: { code: string }) {
  const { lang } = useShop();
  const text = useText();
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [verdict, setVerdict] = useState<DrawVerdict | 'running' | null>(null);
  const check = async () => {
    setVerdict('running');
    setVerdict(await recomputeDraw(lang, code));
  };
  if (!hasScripts) return null;
  return (
    <div className="check-draw">
      <p className="small">{text('game_check_text')}</p>
      <button type="button" className="btn" aria-disabled={verdict === 'running'} onClick={() => void check()}>
        {text('game_check')}
      </button>
      <p role="status">{verdict && <Verdict verdict={verdict} />}</p>
    </div>
  );
}

function Verdict({ verdict }: { verdict: DrawVerdict | 'running' }) {
  const text = useText();
  if (verdict === 'running') return text('game_check_running');
  if (verdict.kind === 'right') return <b className="verdict-right">{text('game_check_ok', { count: verdict.count })}</b>;
  if (verdict.kind === 'wrong') {
    const what = [
      ...(verdict.check.isCommitted ? [] : [text('game_seed')]),
      ...(verdict.check.isPublicValue ? [] : [text('game_public_value')]),
      ...verdict.check.wrong.slice(0, 10).map(String),
    ];
    return <b className="verdict-wrong">{text('game_check_wrong', { what: what.join(', ') })}</b>;
  }
  return text(verdict.kind === 'impossible' ? 'game_check_impossible' : 'game_check_failed');
}
