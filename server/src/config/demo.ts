import { defineSlice, flag, NODE_ENV } from '@vitrina/backend/config';

export const demoSlice = defineSlice(
  {
    NODE_ENV,
    /** `1`: loads the demo shop into an empty embedded database in production too, without its logins. */
    VITRINA_DEMO: flag('0'),
  },
  (env) => ({ mayLoad: env.NODE_ENV !== 'production' || env.VITRINA_DEMO }),
);
