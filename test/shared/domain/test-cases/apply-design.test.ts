import { expect, test } from 'vitest'
import { applyDesign } from '../../../../shared/domain/test-cases/apply-design.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'

const caseOf = (id: string, action: string, more: Partial<TestCase> = {}): TestCase => ({
  id,
  title: action,
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
  basis: 'designed',
  steps: [{ stepNumber: 1, action, expectedResult: 'Seen' }],
  ...more,
})

const told = ({ testCases, ...changes }: ReturnType<typeof applyDesign>) => ({
  cases: testCases.map(({ id, steps }) => `${id} ${steps?.[0]?.action}`),
  ...changes,
})

test('only what differs between the designs changes', () => {
  const was = [caseOf('TC-001', 'stays'), caseOf('TC-002', 'goes'), caseOf('TC-003', 'taken out before')]
  const now = [caseOf('TC-001', 'stays'), caseOf('TC-002', 'comes'), caseOf('TC-003', 'taken out before')]
  const own = [
    caseOf('TC-001', 'stays', { title: 'Renamed' }),
    caseOf('TC-002', 'goes'),
    caseOf('X', 'by hand'),
  ]
  const changed = applyDesign(own, { was, now, most: 10 })
  expect(told(changed)).toEqual({
    cases: ['TC-001 stays', 'X by hand', 'TC-004 comes'],
    added: ['TC-004'],
    updated: [],
    removed: ['TC-002'],
  })
  expect(changed.testCases[0]).toBe(own[0])
})

test('a case under the same title takes the place of the one that goes, unless somebody edited that', () => {
  const was = [caseOf('TC-001', 'old', { title: 'Same' })]
  const now = [caseOf('TC-001', 'new', { title: 'Same' })]
  const changes = { added: [], updated: ['TC-009'], removed: [] }
  expect(told(applyDesign([caseOf('TC-009', 'old')], { was, now, most: 10 }))).toEqual({
    cases: ['TC-009 new'],
    ...changes,
  })
  const edited = applyDesign([caseOf('TC-001', 'edited', { title: 'Same' })], { was, now, most: 10 })
  expect(told(edited).cases).toEqual(['TC-001 edited', 'TC-002 new'])
  expect(edited.testCases[1]?.title).toBe('Same (2)')
})

test('another number of a requirement is followed, and is no change', () => {
  const was = [caseOf('TC-001', 'stays', { requirementRef: 'REQ-002', tags: ['REQ-002'] })]
  const now = [caseOf('TC-001', 'stays', { requirementRef: 'REQ-003', tags: ['REQ-003'] })]
  const changed = applyDesign(was, { was, now, most: 10 })
  expect(changed).toEqual({ testCases: now, added: [], updated: [], removed: [] })
})

test('no more is added than there is room for', () => {
  const now = Array.from({ length: 5 }, (_, at) => caseOf(`TC-${at}`, `new ${at}`))
  expect(applyDesign([caseOf('A', 'by hand')], { was: [], now, most: 3 }).added).toEqual(['TC-001', 'TC-002'])
})
