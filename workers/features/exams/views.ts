import type { examQuestions, exams } from '../../../shared/db/tables/exams.ts'
import { iso } from '../../../shared/schemas/time.ts'
import type { Exam, ExamComparison, ExamQuestion } from './schemas.ts'

/** An exam as clients see it: compared with the one before, or with the one they name. */
export function examOf(row: typeof exams.$inferSelect, comparison = comparisonOf(row)): Exam {
  const { examId, kbId, status, stage, settings, generated, questions, asked } = row
  const { figures, indexState, changedMeanwhile, warnings, error, createdBy, endedAt } = row
  return {
    examId,
    kbId,
    status,
    stage,
    settings,
    generated,
    questions,
    asked,
    ndcg10: figures?.ndcg10 ?? null,
    recall: figures?.recall10 ?? null,
    figures,
    index: indexState,
    changedMeanwhile,
    comparison,
    warnings,
    error,
    createdBy,
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    endedAt: endedAt === null ? null : iso(endedAt),
  }
}

const comparisonOf = ({ comparedTo, comparison }: typeof exams.$inferSelect): ExamComparison | null =>
  comparedTo === null || comparison === null ? null : { examId: comparedTo, ...comparison }

export const questionOf = (row: typeof examQuestions.$inferSelect): ExamQuestion => {
  const { questionId, kbId, question, origin, answerable, fileId, fileName, quote } = row
  return {
    questionId,
    kbId,
    question,
    origin,
    answerable,
    fileId,
    fileName,
    quote,
    createdAt: iso(row.createdAt),
  }
}
