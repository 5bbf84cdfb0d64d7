import { and, asc, eq, isNull } from 'drizzle-orm'
import { files } from '../../../../shared/db/tables/knowledge.ts'
import type { Statement } from '../../../../shared/db/database.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { type FileRow, isRead, readReading } from '../../documents/index.ts'
import { keepQuestions } from '../keep-questions.ts'
import { orderNext } from '../order-step.ts'
import {
  fewMadeSentence,
  filesAtOnce,
  mostFilesRead,
  mostQuestions,
  nothingFoundSentence,
  unansweredOf,
} from '../rules.ts'
import { settleQuestions } from '../settle-questions.ts'
import { type ExamRow, type QuestionRow, countQuestions } from '../store.ts'
import { move } from './move.ts'
import { questionsOfFile } from './questions-of-file.ts'

/** Makes questions of the next files of the base; behind the last file, or with the last question that is wanted, it settles what is asked. */
export async function generateStep(context: Context, row: ExamRow): Promise<void> {
  const { db } = context.services
  const all = await readFiles(context, row.kbId)
  const [batch, left] = [all.slice(row.filesRead, row.filesRead + filesAtOnce), all.length - row.filesRead]
  const known = await countQuestions(context, row.kbId)
  const room = Math.min(row.wanted - row.generated, mostQuestions - known)
  const made: QuestionRow[] = []
  for (const [at, file] of batch.entries()) {
    const most = Math.ceil((room - made.length) / Math.max(1, left - at))
    if (most <= 0) break
    // Without the only file of a base nothing could be found: its silence would tell nothing.
    const unanswered = all.length > 1 ? unansweredOf(most, row.filesRead + at) : 0
    made.push(...(await fromFile(context, file, { most, unanswered, made })))
  }
  const generated = row.generated + made.length
  const isOver = row.filesRead + batch.length >= all.length || room - made.length <= 0
  const isShort = isOver && generated < row.wanted
  const warnings = [...row.warnings, ...(isShort ? [fewMadeSentence(generated, row.wanted)] : [])]
  const set = { generated, filesRead: row.filesRead + batch.length, warnings }
  const kept = keepQuestions(db, made)
  if (!isOver) return next(context, row, set, kept)
  if (known + made.length > 0)
    return next(context, row, { ...set, stage: 'asking' }, [...kept, ...settleQuestions(db, row)])
  await move(context, row, {
    ...set,
    status: 'failed',
    error: nothingFoundSentence,
    endedAt: context.now(),
  })
}

async function next(context: Context, row: ExamRow, set: Partial<ExamRow>, statements: Statement[]) {
  if (await move(context, row, set, statements)) await orderNext(context, row.examId)
}

/** The files that were read to their end, in the same order as long as they are the same. */
const readFiles = ({ services: { db } }: Context, kbId: string): Promise<FileRow[]> =>
  db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, kbId), isRead, isNull(files.deletedAt)))
    .orderBy(asc(files.createdAt), asc(files.fileId))
    .limit(mostFilesRead)

async function fromFile(
  context: Context,
  file: FileRow,
  wanted: { most: number; unanswered: number; made: readonly QuestionRow[] },
): Promise<QuestionRow[]> {
  const reading = await readReading(context, file, 'whole')
  return reading ? questionsOfFile(context, file, { reading, ...wanted }) : []
}
