import { expect, test } from 'vitest'
import {
  byTechnique,
  openSentences,
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

test('a technique of which there are only gaps is told, and a sentence without any is told apart', () => {
  const gaps = [
    gap('G1', 'State Transition Testing', 'And then?'),
    gap('G2', 'Requirement', 'What is "fast"?'),
  ]
  expect(byTechnique({ summary: null, gaps }, []).map(({ name }) => name)).toEqual([
    'State Transition Testing',
  ])
  expect(openSentences({ gaps })).toEqual([{ id: 'G2', text: 'What is "fast"?' }])
})
