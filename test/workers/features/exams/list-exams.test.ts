import { expect, test } from 'vitest'
import { listExams } from '../../../../workers/features/exams/list-exams.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { examined, newHandbook } from './support.ts'

const owner = await newOwner()

test('exams of a base are listed, the newest first, and page by page', async () => {
  const { id } = await newHandbook(owner)
  const questions = [{ question: 'Who is the chairman?' }]
  const first = await examined(id, owner, { questions })
  const second = await examined(id, owner)
  const page = await ask(listExams, { id, limit: 1 }, owner)
  expect(page.exams.map(({ examId }) => examId)).toEqual([second.examId])
  const next = await ask(listExams, { id, limit: 1, cursor: page.nextCursor ?? '' }, owner)
  expect(next).toMatchObject({ exams: [{ examId: first.examId, comparison: null }], nextCursor: null })
})
