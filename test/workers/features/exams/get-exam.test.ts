import { expect, test } from 'vitest'
import { getExam } from '../../../../workers/features/exams/get-exam.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase } from '../documents/support.ts'
import { examined, newHandbook, questionsOn } from './support.ts'

const owner = await newOwner()

test('an exam is compared with any other of its base, in both directions', async () => {
  const { id, fileId } = await newHandbook(owner)
  const first = await examined(id, owner, { questions: questionsOn(fileId) })
  await examined(id, owner)
  const third = await examined(id, owner, { settings: { denseWeight: 1 } })
  const comparedTo = first.examId
  const compared = await ask(getExam, { id, examId: third.examId, comparedTo }, owner)
  expect(compared.comparison).toMatchObject({ examId: first.examId, questions: 8 })
  const back = await ask(getExam, { id, examId: comparedTo, comparedTo: third.examId }, owner)
  const difference = compared.comparison?.differences[0]?.difference ?? 1
  expect(back.comparison?.differences[0]?.difference).toBeCloseTo(-difference)
})

test('an exam of another base, and one that nobody knows, are unknown', async () => {
  const { id } = await newHandbook(owner)
  const { examId } = await examined(id, owner, { questions: [{ question: 'Who is the chairman?' }] })
  const unknown = { status: 404, error: 'exams.not_found' }
  expect(await refusal(send(getExam, { id: await newBase(owner), examId }, owner))).toMatchObject(unknown)
  const comparedTo = crypto.randomUUID()
  expect(await refusal(send(getExam, { id, examId, comparedTo }, owner))).toMatchObject(unknown)
})
