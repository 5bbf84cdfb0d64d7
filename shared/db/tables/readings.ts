import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** How people of an organization read sentences; each holds for every equal sentence of its texts. */
export const readingCorrections = sqliteTable(
  'reading_corrections',
  {
    correctionId: text('correction_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    /** As it is marked: as a person reads it, with single blanks. */
    sentence: text('sentence').notNull(),
    marked: text('marked').notNull(),
    kinds: text('kinds', { mode: 'json' }).notNull().$type<string[]>(),
    correctedBy: text('corrected_by').notNull(),
    correctedAt: integer('corrected_at').notNull(),
  },
  (table) => [
    uniqueIndex('reading_corrections_sentence').on(table.organizationId, table.sentence),
    index('reading_corrections_organization').on(table.organizationId, table.correctedAt, table.correctionId),
  ],
)
