import type { Operation } from '../../../shared/kernel/operation.ts'
import { addQuestions } from './add-questions.ts'
import { cancelExam } from './cancel-exam.ts'
import { deleteQuestion } from './delete-question.ts'
import { getExam } from './get-exam.ts'
import { keepClick } from './keep-click.ts'
import { listExams } from './list-exams.ts'
import { listQuestions } from './list-questions.ts'
import { listResults } from './list-results.ts'
import { startExam } from './start-exam.ts'

export const operations: readonly Operation[] = [
  startExam,
  listExams,
  getExam,
  cancelExam,
  listResults,
  addQuestions,
  listQuestions,
  deleteQuestion,
  keepClick,
]
