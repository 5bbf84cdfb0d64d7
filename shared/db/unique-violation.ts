import { causedBy } from './caused-by.ts'

/** True when a write failed because another row already holds this value. `column` as SQLite names it: `organizations.slug`. */
export const isUniqueViolation = (error: unknown, column: string): boolean =>
  causedBy(error, `UNIQUE constraint failed: ${column}`)
