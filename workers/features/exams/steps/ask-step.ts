import { and, asc, eq, sql } from 'drizzle-orm'
import { examQuestions, examResults } from '../../../../shared/db/tables/exams.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { orderNext } from '../order-step.ts'
import { askedAtOnce, pauseAfter } from '../rules.ts'
import { type ExamRow, type findRunning, countResults } from '../store.ts'
import { type Outcome, askQuestion } from './ask-question.ts'
import { endExam } from './end-exam.ts'
import { leftOutFinder, wordFinder } from './find-words.ts'
import { indexState } from './index-state.ts'
import { move } from './move.ts'

/** A message is over well before the queue gives it to somebody else. */
const stepMs = 10_000

/** Asks the next questions; behind the last one the exam ends. */
export async function askStep(
  context: Context,
  { row, baseName }: NonNullable<Awaited<ReturnType<typeof findRunning>>>,
): Promise<void> {
  const before = await indexState(context, row.kbId)
  const waiting = await waitingOf(context, row.examId)
  const finder = await wordFinder(context, row.kbId, waiting)
  const leftOut = await leftOutFinder(context, row.kbId, waiting)
  const place = { kind: 'knowledge_base' as const, ownerId: row.kbId, name: baseName }
  const outcomes: [questionId: string, outcome: Outcome][] = []
  const warnings = new Set(row.warnings)
  const deadline = context.now() + stepMs
  for (const question of waiting.slice(0, askedAtOnce)) {
    if (outcomes.length > 0 && context.now() > deadline) break
    const began = performance.now()
    const words = await finder(question)
    const { settings } = row
    const asked = { question, words, exceptFileIds: leftOut(question), settings }
    const { warnings: said, ...outcome } = await askQuestion(context, place, asked)
    outcomes.push([question.questionId, outcome])
    for (const warning of said) warnings.add(warning)
    await pause(pauseAfter(performance.now() - began, context.services.settings.EXAM_PACE_MS))
  }
  const after = await indexState(context, row.kbId)
  const state = row.indexState ?? before.state
  const isSame = [before, after].every((one) => !one.isBusy && one.state.version === state.version)
  const set = {
    indexState: state,
    changedMeanwhile: row.changedMeanwhile || !isSame,
    warnings: [...warnings],
    ...(await countResults(context, row.examId, outcomes.length)),
  }
  await conclude(context, row, {
    set,
    outcomes,
    isLast: outcomes.length === waiting.length,
  })
}

async function conclude(
  context: Context,
  row: ExamRow,
  { set, outcomes, isLast }: { set: Partial<ExamRow>; outcomes: [string, Outcome][]; isLast: boolean },
): Promise<void> {
  const { db } = context.services
  const kept = outcomes.map(([questionId, outcome]) =>
    db
      .update(examResults)
      .set(outcome)
      .where(and(eq(examResults.examId, row.examId), eq(examResults.questionId, questionId))),
  )
  if (!(await move(context, row, set, kept))) return
  if (isLast) await endExam(context, { ...row, ...set, turn: row.turn + 1 })
  else await orderNext(context, row.examId)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Those of one file follow each other; one more than is asked, where more are left. */
async function waitingOf({ services: { db } }: Context, examId: string) {
  const rows = await db
    .select({ question: examQuestions })
    .from(examResults)
    .innerJoin(examQuestions, eq(examQuestions.questionId, examResults.questionId))
    .where(and(eq(examResults.examId, examId), sql`${examResults.state} = 'waiting'`))
    .orderBy(asc(examQuestions.fileId), asc(examQuestions.questionId))
    .limit(askedAtOnce + 1)
  return rows.map(({ question }) => question)
}
