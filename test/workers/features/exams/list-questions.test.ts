import { expect, test } from 'vitest'
import { addQuestions } from '../../../../workers/features/exams/add-questions.ts'
import { listQuestions } from '../../../../workers/features/exams/list-questions.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase } from '../documents/support.ts'

const owner = await newOwner()

test('questions come page by page, each on one of them', async () => {
  const [id, other] = [await newBase(owner), await newBase(owner)]
  const questions = Array.from({ length: 5 }, (_, at) => ({ question: `What is number ${at}?` }))
  await ask(addQuestions, { id, questions }, owner)
  await ask(addQuestions, { id: other, questions: [{ question: 'What is elsewhere?' }] }, owner)
  const seen: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await ask(listQuestions, { id, limit: 2, ...(cursor && { cursor }) }, owner)
    seen.push(...page.questions.map(({ question }) => question))
    cursor = page.nextCursor
  }
  expect(seen.toSorted()).toEqual(questions.map(({ question }) => question))
})
