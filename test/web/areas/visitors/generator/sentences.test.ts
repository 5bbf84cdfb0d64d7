import { expect, test } from 'vitest'
import * as read from '../../../../../web/areas/visitors/generator/sentences.ts'
import type { SessionView, TestCase } from '../../../../../web/areas/visitors/generator/session.ts'

const testCase = (id: string, own: Partial<TestCase> = {}): TestCase => ({
  id,
  title: id,
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
  ...own,
})

const view = {
  sentences: [
    { source: 'requirements', start: 0, end: 4, status: 'tested', requirementRef: 'R1', testCaseIds: ['A'] },
    { source: 'requirements', start: 5, end: 9, status: 'gap', requirementRef: 'R2', testCaseIds: [] },
    {
      source: 'requirements',
      start: 10,
      end: 14,
      status: 'not_read',
      requirementRef: null,
      reason: 'What is “frobs”?',
      testCaseIds: [],
    },
    { source: 'upload', start: 0, end: 4, status: 'tested', requirementRef: 'R3', testCaseIds: ['B'] },
  ],
  gaps: [
    {
      gapId: 'G1',
      requirementRef: 'R2',
      technique: 't',
      coverageItem: 'R2',
      description: 'How many?',
      priority: 'high',
    },
  ],
} satisfies Pick<SessionView, 'sentences' | 'gaps'>

test('a gap is a question of its sentence, and so is what was not understood; other texts are left out', () => {
  const sentences = read.sentencesOf(view)
  expect(sentences.map(({ fate, questions }) => ({ fate, questions }))).toEqual([
    { fate: 'tested', questions: [] },
    { fate: 'gap', questions: ['How many?'] },
    { fate: 'notRead', questions: ['What is “frobs”?'] },
  ])
  expect(read.countFates(sentences)).toEqual({ tested: 1, gap: 1, untestable: 0, context: 0, notRead: 1 })
})

test('sentences and cases lead to each other, by what the service says and by what a case cites', () => {
  const sentences = read.sentencesOf(view)
  const [first, second] = sentences
  if (!first || !second) throw new Error('No sentences')
  const cases = [testCase('A'), testCase('B', { tags: ['R2'] }), testCase('C', { requirementRef: 'R1' })]
  expect(read.casesOf(first, cases)).toEqual(['A', 'C'])
  expect(read.casesOf(second, cases)).toEqual(['B'])
  expect(read.casesOf(first, [testCase('B')])).toEqual([])
  expect(read.sentencesOfCase('B', sentences, cases)).toEqual([1])
  expect(read.sentencesOfCase('C', sentences, cases)).toEqual([0])
})
