import { useText } from '../../context/shop-context.tsx';
import { PlainField } from '../../features/plain-form/plain-field.tsx';
import type { Props } from './load.ts';
import { NoticeForm } from './notice-form.tsx';

const FIELDS = ['q', 'email'] as const;

/** Form that requests one mail when a search without results finds a product. */
export function WordNoticeForm({ q, values, errors, problem }: Extract<Props, { view: 'ask-words' }>) {
  const text = useText();
  return (
    <NoticeForm
      title={text('notice_ask_found')}
      hidden={{ action: 'ask-words' }}
      fields={FIELDS}
      errors={errors}
      problem={problem}
      email={{ value: values.email, hint: text('notice_found_hint') }}
      before={<PlainField name="q" label={text('notice_field_q')} value={q} error={errors.q} maxLength={60} />}
    />
  );
}
