import { expect, test } from 'vitest'
import {
  byTechnique,
  openSentences,
  sentencesAsked,
} from '../../../../../../web/areas/visitors/generator/coverage/by-technique.ts'
import type { Cases, SessionView } from '../../../../../../web/areas/visitors/generator/session.ts'

const gap = (gapId: string, technique: string, description: string) => ({
  gapId,
  requirementRef: 'REQ-001',
  technique,
  coverageItem: gapId,
  description,
  priority: 'high' as const,
})
const figures = (items: number, covered: number) => ({ items, covered, percent: (covered / items) * 100 })
const summary = {
  coverage: {
    byTechnique: { 'Boundary Value Analysis': figures(2, 2), 'Use Case Testing': figures(5, 4) },
  },
} as unknown as SessionView['summary']
const cases = [
  { id: 'TC-1', title: 'a', designTechnique: 'Boundary Value Analysis' },
  { id: 'TC-2', title: 'b', coverageItems: [{ id: 'x', technique: 'Boundary Value Analysis' }] },
  { id: 'TC-3', title: 'c', designTechnique: 'Use Case Testing' },
] as unknown as Cases

test('a technique has its figures, its cases and what is open of it; the largest comes first', () => {
  const gaps = [
    gap('G1', 'Use Case Testing', 'What is seen?'),
    gap('G2', 'Use Case Testing', 'What is seen?'),
  ]
  expect(byTechnique({ summary, gaps }, cases)).toEqual([
    {
      name: 'Use Case Testing',
      items: 5,
      covered: 4,
      percent: 80,
      caseIds: ['TC-3'],
      open: [{ id: 'G2', text: 'What is seen?' }],
    },
    {
      name: 'Boundary Value Analysis',
      items: 2,
      covered: 2,
      percent: 100,
      caseIds: ['TC-1', 'TC-2'],
      open: [],
    },
  ])
})

test('a technique of which there are only gaps is told; a gap of a whole sentence is none of a technique', () => {
  const gaps = [
    gap('G1', 'State Transition Testing', 'And then?'),
    gap('G2', 'Requirement', 'What is "fast"?'),
  ]
  expect(byTechnique({ summary: null, gaps }, []).map(({ name }) => name)).toEqual([
    'State Transition Testing',
  ])
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
