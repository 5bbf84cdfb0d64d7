import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What an author made of the steps of a case, by their words: nobody is asked twice about the same. */
export const stepRewordings = sqliteTable(
  'step_rewordings',
  {
    /** The project or the session that it was made for. */
    scope: text('scope').notNull(),
    /** SHA-256 of all that the author saw of the case. */
    key: text('key').notNull(),
    answer: text('answer', { mode: 'json' }).notNull().$type<unknown>(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('step_rewordings_expiry').on(table.expiresAt),
  ],
)
