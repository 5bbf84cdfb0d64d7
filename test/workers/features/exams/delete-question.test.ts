import { expect, test } from 'vitest'
import { deleteQuestion } from '../../../../workers/features/exams/delete-question.ts'
import { listQuestions } from '../../../../workers/features/exams/list-questions.ts'
import { listResults } from '../../../../workers/features/exams/list-results.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase } from '../documents/support.ts'
import { examined, newHandbook, questionsOn } from './support.ts'

const owner = await newOwner()

test('a deleted question is gone with its results, and later exams are compared without it', async () => {
  const { id, fileId } = await newHandbook(owner)
  const first = await examined(id, owner, { questions: questionsOn(fileId) })
  const [one] = (await ask(listQuestions, { id }, owner)).questions
  const questionId = one?.questionId ?? ''
  expect(await ask(deleteQuestion, { id, questionId }, owner)).toEqual({ deleted: true })
  const { results } = await ask(listResults, { id, examId: first.examId }, owner)
  expect(results).toHaveLength(7)
  expect((await examined(id, owner)).comparison).toMatchObject({
    questions: 7,
    verdict: 'no_difference_shown',
  })
  await expectRefusal(send(deleteQuestion, { id, questionId }, owner), 404, 'exams.question_not_found')
})

test('a question is deleted by its own base alone', async () => {
  const { id, fileId } = await newHandbook(owner)
  await examined(id, owner, { questions: questionsOn(fileId) })
  const [one] = (await ask(listQuestions, { id }, owner)).questions
  const other = await newBase(owner)
  const input = { id: other, questionId: one?.questionId ?? '' }
  await expectRefusal(send(deleteQuestion, input, owner), 404)
  expect((await ask(listQuestions, { id }, owner)).questions).toHaveLength(8)
})
