import { expect, test } from 'vitest'
import {
  openSentences,
  sentencesAsked,
} from '../../../../../../web/areas/visitors/generator/coverage/by-technique.ts'

const gap = (gapId: string, technique: string, description: string) => ({
  gapId,
  requirementRef: 'REQ-001',
  technique,
  coverageItem: gapId,
  description,
  priority: 'high' as const,
})

test('sentences with and without a case add up to those that ask for something, and the latter are told once each', () => {
  const requirements = 'Tested. In part. Asked. Vague. Unknown. Context.'
  const statuses = ['tested', 'tested', 'gap', 'untestable', 'not_read', 'context'] as const
  const words = requirements.match(/[^.]+\./g) ?? []
  const sentences = statuses.map((status, index) => ({
    source: 'requirements' as const,
    start: requirements.indexOf(words[index]?.trim() ?? ''),
    end: requirements.indexOf(words[index]?.trim() ?? '') + (words[index]?.trim().length ?? 0),
    status,
    requirementRef: status === 'not_read' || status === 'context' ? null : `R${index}`,
    ...(status === 'not_read' && { reason: 'This is in Hebrew.' }),
    testCaseIds: [],
  }))
  const of = (requirementRef: string, gapId: string, technique: string, text: string) => ({
    ...gap(gapId, technique, text),
    requirementRef,
  })
  const gaps = [
    of('R1', 'G1', 'Requirement', 'Not understood in it: “part”.'),
    of('R2', 'G2', 'Use Case Testing', 'What is seen?'),
    of('R2', 'G3', 'Requirement', 'Say more.'),
    of('R3', 'G4', 'Use Case Testing', 'How vague?'),
  ]
  const { untested, partly } = openSentences({ requirements, sentences, gaps })
  expect(untested.map(({ text }) => text)).toEqual([
    'Say more.',
    'How vague?',
    '“Unknown.”: This is in Hebrew.',
  ])
  expect(partly.map(({ text }) => text)).toEqual(['Not understood in it: “part”.'])
  const account = { sentences: 6, tested: 2, gaps: 1, untestable: 1, context: 1, notRead: 1 }
  expect(sentencesAsked(account)).toEqual({ asked: 5, tested: 2, untested: untested.length })
})
