import { compareExams } from '../../../../shared/domain/retrieval/exams/compare.ts'
import { figuresOf } from '../../../../shared/domain/retrieval/exams/figures.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { forgetOldest } from '../forget-oldest.ts'
import { changedSentence } from '../rules.ts'
import { type ExamRow, examBefore, judgedOf } from '../store.ts'
import { move } from './move.ts'

/** Ends an exam with its figures, compared with the exam before it. */
export async function endExam(context: Context, row: ExamRow): Promise<void> {
  const judged = await judgedOf(context, row.examId)
  const before = await examBefore(context, row)
  const comparison = before && compareExams(await judgedOf(context, before.examId), judged)
  const isMine = await move(context, row, {
    status: 'completed',
    questions: row.questions,
    asked: row.questions,
    figures: figuresOf(judged),
    comparedTo: before?.examId ?? null,
    comparison: comparison ?? null,
    warnings: [...row.warnings, ...(row.changedMeanwhile ? [changedSentence] : [])],
    endedAt: context.now(),
  })
  if (isMine) await forgetOldest(context, row)
}
