import type { Campaign } from '@vitrina/contract/campaigns';
import { useText } from '../../context/shop-context.tsx';
import type { FormResult } from '../../features/account/form-result.ts';
import { ErrorSummary } from '../../features/checkout/error-summary.tsx';
import { PlainField } from '../../features/plain-form/plain-field.tsx';
import { fieldId } from '../../ui/field.tsx';
import { RulesCheckbox } from '../../features/spin-wheel/rules-checkbox.tsx';
import type { EntryValues } from './load.ts';

interface EntryFormProps {
  campaign: Campaign;
  values: EntryValues;
  result: FormResult;
}

/** Entry form of a sweepstake. Before its start and after its end there is no form. */
export function EntryForm({ campaign, values, result: { errors, problem } }: EntryFormProps) {
  const text = useText();
  const { state, question, text_lang } = campaign;
  if (state !== 'open') return state === 'closed' ? null : <p>{text(`game_${state}_text`)}</p>;
  const titles = { name: text('game_name'), email: text('game_email'), answer: question ?? '', accept_rules: text('game_accept') };
  const listed = (['name', 'email', 'answer', 'accept_rules'] as const).flatMap((name) => {
    const label = errors[name];
    return label ? [{ id: fieldId('f', name), name: titles[name] }] : [];
  });
  return (
    <form method="post" action={campaign.url_without_domain} noValidate className="panel game-panel plain-form">
      <h2>{text('game_enter_title')}</h2>
      <ErrorSummary errors={listed} message={problem && text(problem)} />
      <input type="hidden" name="action" value="enter" />
      <PlainField name="name" label={titles.name} value={values.name} error={errors.name} autoComplete="name" maxLength={80} />
      <PlainField
        name="email"
        type="email"
        label={titles.email}
        value={values.email}
        error={errors.email}
        hint={text('game_email_hint_enter')}
        autoComplete="email"
        maxLength={254}
      />
      {question !== null && (
        <div lang={text_lang ?? undefined}>
          <PlainField name="answer" label={question} value={values.answer} error={errors.answer} maxLength={500} isOptional />
        </div>
      )}
      <RulesCheckbox error={errors.accept_rules} url="#rules" />
      <p className="small muted">{text('game_no_newsletter')}</p>
      <p>
        <button type="submit" className="key">
          {text('game_enter')}
        </button>
      </p>
    </form>
  );
}
