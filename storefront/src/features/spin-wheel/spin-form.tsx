import { useEffect, useRef } from 'react';
import type { Campaign } from '@vitrina/contract/campaigns';
import { useText } from '../../context/shop-context.tsx';
import { CircleAlert } from '../../ui/icons.tsx';
import { EmailField } from './game-field.tsx';
import { RulesCheckbox } from './rules-checkbox.tsx';
import type { SpinState } from './use-spin.ts';

interface SpinFormProps {
  campaign: Campaign;
  /** E-mail address of the logged-in customer; empty: logged in, address not loaded; `null`: not known to be logged in. */
  account: string | null;
  email: string;
  state: SpinState;
}

/** The player's address and acceptance. Without scripts the form is sent to the game's page. */
export function SpinForm({ campaign, account, email, state: { phase, errors, problem, send } }: SpinFormProps) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return (
    <form
      ref={form}
      method="post"
      action={campaign.url_without_domain}
      noValidate
      className="spin-form"
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        void send({ email: String(fields.get('email') ?? '').trim(), accepts: fields.get('accept_rules') === '1' });
      }}
    >
      {problem && (
        <p role="alert" className="game-problem">
          <CircleAlert className="icon" />
          {text(problem)}
        </p>
      )}
      <input type="hidden" name="action" value="spin" />
      {account === null ? (
        <EmailField value={email} error={errors.email} />
      ) : (
        <p>{account ? text('game_account', { email: account }) : text('game_account_plain')}</p>
      )}
      <RulesCheckbox error={errors.accept_rules} url={`${campaign.url_without_domain}#rules`} />
      <p className="small muted">{text('game_no_newsletter')}</p>
      <p>
        <button type="submit" className="key" aria-disabled={phase !== 'ready'}>
          {text('game_spin')}
        </button>
      </p>
    </form>
  );
}
