import { NODE_ENV } from './mode.ts';
import { defineSlice, type ValueOf } from './slice.ts';
import { url } from './variables.ts';

export const mailSlice = defineSlice({ NODE_ENV, SMTP_URL: url(/^smtps?:$/, 'smtp://user:password@mail:587').optional() }, (env) => ({
  smtpUrl: env.SMTP_URL,
  /** True: without SMTP_URL mails wait in the database; in other modes they are shown at /dev/mail/. */
  isProduction: env.NODE_ENV === 'production',
}));
export type MailConfig = ValueOf<typeof mailSlice>;
