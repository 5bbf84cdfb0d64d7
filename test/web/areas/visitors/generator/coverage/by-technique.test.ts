import { expect, test } from 'vitest'
import {
  openSentences,
  sentencesAsked,
} from '../../../../../../web/areas/visitors/generator/coverage/by-technique.ts'

type Read = Parameters<typeof openSentences>[0]

const requirements = 'The total is 19.00. It is fast.'
const sentences = [
  { start: 0, end: 19, status: 'partly', requirementRef: 'REQ-1', unused: ['19.00'] },
  { start: 20, end: 31, status: 'gap', requirementRef: 'REQ-2' },
].map((each) => ({ source: 'requirements', testCaseIds: [], ...each })) as unknown as Read['sentences']
const gapOf = (requirementRef: string) =>
  ({
    gapId: requirementRef,
    requirementRef,
    technique: 'Requirement',
    description: `Of ${requirementRef}?`,
  }) as never

test('a sentence that is tested in part stands with what is left of it, and its question is not told again', () => {
  const gaps = ['REQ-1', 'REQ-2', 'REQ-3'].map(gapOf)
  const { without, partly, asked } = openSentences({ requirements, sentences, gaps })
  expect(partly.map(({ text }) => text)).toEqual(['“The total is 19.00.” Not tried: 19.00'])
  expect(without.map(({ text }) => text)).toEqual(['Of REQ-2?'])
  expect(asked.map(({ text }) => text)).toEqual(['Of REQ-3?'])
})

const account = {
  sentences: 10,
  context: 1,
  tested: 3,
  designed: 1,
  outlined: 1,
  gaps: 2,
  untestable: 0,
  notRead: 0,
}

test('every sentence that asks for something is counted once', () => {
  const { asked, tested, partly, lower, without } = sentencesAsked({ ...account, partly: 2 })
  expect([asked, tested, partly, lower, without]).toEqual([9, 3, 2, 2, 2])
})

test('a session without sentences in part counts none', () => {
  expect(sentencesAsked(account)).toMatchObject({ partly: 0, without: 4 })
})
