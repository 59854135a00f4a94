import { defineSlice, flag, url, type ValueOf } from '@vitrina/backend/config';

const POSTGRES = /^postgres(?:ql)?:$/;

export const databaseSlice = defineSlice(
  {
    DATABASE_URL: url(POSTGRES, 'postgres://user:password@host:5432/vitrina').optional(),
    /** A replica for public data. */
    DATABASE_READ_URL: url(POSTGRES, 'postgres://user:password@replica:5432/vitrina').optional(),
    /** `1`: allows a database in production that may lose confirmed transactions when its machine fails; for trials. */
    DATABASE_MAY_FORGET: flag('0'),
  },
  (env) => ({
    /** Absent: the embedded database. */
    url: env.DATABASE_URL,
    readUrl: env.DATABASE_READ_URL,
    mayForget: env.DATABASE_MAY_FORGET,
  }),
);
export type DatabaseConfig = ValueOf<typeof databaseSlice>;
