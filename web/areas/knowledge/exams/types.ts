import type { Output } from '../../../client/call.ts'
import { texts } from '../../../texts/en/exams.ts'

export type Exam = Output<'GET /api/knowledge-bases/{id}/exams/{examId}'>
export type ExamResult = Output<'GET /api/knowledge-bases/{id}/exams/{examId}/results'>['results'][number]
export type ExamQuestion = Output<'GET /api/knowledge-bases/{id}/exam-questions'>['questions'][number]

type Figures = NonNullable<Exam['figures']>

/** The figures of an exam in words; those that it does not have are left out. */
export function told({ ndcg10, recall10, first3, answered, silent, unanswerable, gone }: Figures): string[] {
  const { figures } = texts
  return [
    ...(ndcg10 === null ? [] : [figures.ndcg10(ndcg10)]),
    ...(recall10 === null ? [] : [figures.recall10(recall10)]),
    ...(first3 === null ? [] : [figures.first3(first3)]),
    ...(answered === null ? [] : [figures.answered(answered)]),
    ...(silent === null ? [] : [figures.silent(silent, unanswerable)]),
    ...(gone > 0 ? [figures.gone(gone)] : []),
  ]
}
