import { expect, test } from 'vitest'
import { analysisView } from '../../../../workers/features/public-generator/analysis.ts'

const testCase = (id: string, item: string) => ({
  id,
  title: id,
  testLevel: 'system' as const,
  testType: 'functional' as const,
  priority: 'medium' as const,
  requirementRef: 'REQ-001',
  coverageItems: [{ id: item, technique: 'State Transition Testing' }],
})

const analysis = {
  sentences: [
    { source: 'requirements', start: 0, end: 9, status: 'tested', requirementRef: 'REQ-001' } as const,
  ],
  gaps: [],
  models: {
    decisionTables: [],
    stateMachines: [
      {
        name: 'Ticket',
        requirementRef: 'REQ-001',
        states: ['New', 'Open'],
        initial: 'New',
        transitions: [{ from: 'New', event: 'Open', guard: null, to: 'Open', coverageItems: ['a', 'b'] }],
      },
    ],
  },
}

test('what is drawn points at the cases as they are now, in their order', () => {
  const view = analysisView(analysis, [testCase('Two', 'b'), testCase('One', 'a'), testCase('Other', 'c')])
  expect(view.models.stateMachines[0]?.transitions[0]).toEqual({
    from: 'New',
    event: 'Open',
    guard: null,
    to: 'Open',
    testCaseIds: ['Two', 'One'],
  })
  expect(view.sentences[0]?.testCaseIds).toEqual(['Two', 'One', 'Other'])
})

test('a case that is gone is pointed at no longer', () => {
  expect(analysisView(analysis, []).sentences[0]?.testCaseIds).toEqual([])
})

test('cases that all cite everything make no answer many times their size', () => {
  const refs = Array.from({ length: 100 }, (_none, at) => `REQ-${at + 1}`)
  const sentences = refs.flatMap((requirementRef) =>
    analysis.sentences.map((sentence) => ({ ...sentence, requirementRef })),
  )
  const cases = Array.from({ length: 1000 }, (_none, at) => ({
    ...testCase(`TC-${at + 1}`, 'a'),
    tags: refs,
  }))
  const view = analysisView({ ...analysis, sentences }, cases)
  const told = view.sentences.reduce((sum, { testCaseIds }) => sum + testCaseIds.length, 0)
  expect(told).toBe(50_000)
  expect(view.sentences[0]?.testCaseIds).toHaveLength(1000)
})
