import { sql } from 'drizzle-orm'
import type { Database, Statement } from '../../../shared/db/database.ts'
import type { Guard } from '../../../shared/db/guard.ts'
import { examQuestions } from '../../../shared/db/tables/exams.ts'
import { tooManyQuestions } from './errors.ts'
import { mostQuestions } from './rules.ts'
import type { QuestionRow } from './store.ts'

// D1 binds at most 100 parameters a statement, and a question has thirteen.
const rowsOfStatement = 7

/** The statements that keep questions; those that a base has already stay as they are. */
export const keepQuestions = (db: Database, rows: readonly QuestionRow[]): Statement[] =>
  Array.from({ length: Math.ceil(rows.length / rowsOfStatement) }, (_, at) =>
    db
      .insert(examQuestions)
      .values(rows.slice(at * rowsOfStatement, (at + 1) * rowsOfStatement))
      .onConflictDoNothing(),
  )

/** That a base has room for so many more questions, some of which it may have. */
export const roomFor = (kbId: string, rows: readonly Pick<QuestionRow, 'name'>[]): Guard => {
  const names = JSON.stringify(rows.map(({ name }) => name))
  const others = sql`(select count(*) from ${examQuestions} where kb_id = ${kbId} and name not in (select value from json_each(${names})))`
  return { condition: sql`${others} + ${rows.length} <= ${mostQuestions}`, refusal: tooManyQuestions }
}
