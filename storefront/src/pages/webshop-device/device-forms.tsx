import { CLAIM_MESSAGE } from '@vitrina/contract/values/comment-form';
import { useShop, useText } from '../../context/shop-context.tsx';
import { ErrorSummary } from '../../features/checkout/error-summary.tsx';
import { PlainField } from '../../features/plain-form/plain-field.tsx';
import { deviceUrl } from '../../links/device-links.ts';
import { FieldError, fieldId } from '../../ui/field.tsx';
import type { Props } from './load.ts';

type One = Extract<Props, { view: 'one' }>;

/** Claim form; photos are added after it was submitted. */
export function ClaimForm({ identifier, device, values, errors, problem }: One) {
  const shop = useShop();
  const text = useText();
  const listed = errors.message ? [{ id: fieldId('f', 'message'), name: text('claim_message') }] : [];
  return (
    <form method="post" action={`${deviceUrl(shop, identifier, device.line)}#claim`} noValidate className="plain-form">
      <ErrorSummary errors={listed} message={problem && text(problem)} />
      <input type="hidden" name="action" value="claim" />
      <PlainField
        name="message"
        type="area"
        label={text('claim_message')}
        value={values.message}
        error={errors.message}
        hint={text('claim_message_hint')}
        maxLength={CLAIM_MESSAGE.most}
      />
      <p className="order-out">
        <button type="submit" className="key">
          {text('claim_send')}
        </button>
      </p>
      <p className="field-hint">{text('claim_note')}</p>
    </form>
  );
}

/** Photos of a claim, submitted separately: a visitor with a claim has a token. */
export function PhotoForm({ identifier, device, errors, claim }: One & { claim: number }) {
  const shop = useShop();
  const text = useText();
  return (
    <form method="post" action={`${deviceUrl(shop, identifier, device.line)}#claim`} encType="multipart/form-data" className="plain-form">
      <input type="hidden" name="action" value="photo" />
      <input type="hidden" name="claim" value={claim} />
      <div className="field">
        <label className="field-label" htmlFor="claim-photos">
          {text('claim_photos_add')}
        </label>
        <input
          id="claim-photos"
          type="file"
          name="photos"
          multiple
          accept="image/jpeg,image/png,image/webp"
          aria-invalid={errors.photos ? true : undefined}
          aria-describedby={errors.photos ? 'claim-photos-error' : undefined}
        />
        {errors.photos && <FieldError id="claim-photos-error" label={errors.photos} />}
      </div>
      <p>
        <button type="submit" className="btn">
          {text('feedback_photos_send')}
        </button>
      </p>
    </form>
  );
}

export function SerialForm({ identifier, device, values, errors }: One) {
  const shop = useShop();
  const text = useText();
  return (
    <form method="post" action={deviceUrl(shop, identifier, device.line)} noValidate className="panel order-panel plain-form">
      <input type="hidden" name="action" value="serial" />
      <PlainField
        name="serial_number"
        label={text('device_serial')}
        value={values.serial_number}
        error={errors.serial_number}
        hint={text('device_serial_hint')}
        maxLength={40}
        isOptional
      />
      <p>
        <button type="submit" className="btn">
          {text('device_serial_save')}
        </button>
      </p>
    </form>
  );
}
