import { expect, test } from 'vitest'
import { listResults } from '../../../../workers/features/exams/list-results.ts'
import { uploaded } from '../documents/support.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { examined, newHandbook, questionsOn } from './support.ts'

const owner = await newOwner()

test('results begin with what is gone and what was found worst, page by page', async () => {
  const { id, fileId, content } = await newHandbook(owner)
  const silent = { question: 'Who is the chairman?' }
  await examined(id, owner, { questions: [...questionsOn(fileId), silent] })
  await uploaded(id, { fileName: 'handbook.md', content: content.replace(/Taxi rides.*euros\./, '') }, owner)
  const { examId } = await examined(id, owner)
  const first = await ask(listResults, { id, examId, limit: 5 }, owner)
  expect(first.results[0]).toMatchObject({
    state: 'gone',
    question: 'Up to how many euros are taxi rides paid back?',
    rank: null,
  })
  const rest = await ask(listResults, { id, examId, limit: 5, cursor: first.nextCursor ?? '' }, owner)
  const all = [...first.results, ...rest.results]
  expect(new Set(all.map(({ questionId }) => questionId)).size).toBe(9)
  const scores = all.filter(({ state }) => state === 'asked').map(({ ndcg10 }) => ndcg10 ?? 0)
  expect(scores).toEqual(scores.toSorted((one, other) => one - other))
  expect(all.at(-1)).toMatchObject({ state: 'unanswerable', isAnswered: false })
})
