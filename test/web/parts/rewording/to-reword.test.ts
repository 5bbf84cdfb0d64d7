import { expect, test } from 'vitest'
import { idsToReword, mayBeReworded } from '../../../../web/parts/rewording/to-reword.ts'
import type { TestCase } from '../../../../web/areas/visitors/generator/session.ts'

const unread = { ready: false, reasons: ['Ponder: it is not understood'] }
const caseOf = (id: string, about: Partial<TestCase> = {}): TestCase => ({
  id,
  title: id,
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
  steps: [{ stepNumber: 1, action: 'Ponder', expectedResult: '' }],
  automation: unread,
  ...about,
})

test('whole cases of a page that are not read can be reworded, and no others', () => {
  const { automation: _automation, ...unjudged } = caseOf('unjudged')
  const cases = [
    caseOf('unread'),
    caseOf('ready', { automation: { ready: true, reasons: [] } }),
    unjudged,
    caseOf('idea', { basis: 'designed' }),
    caseOf('outline', { basis: 'outline' }),
    caseOf('no steps', { steps: [] }),
    caseOf('interface', {
      automation: { ready: false, reasons: ['It calls an interface: hosted runs drive web pages'] },
    }),
    caseOf('written', { basis: 'written' }),
  ]
  expect(idsToReword(cases)).toEqual(['unread', 'written'])
  expect(cases.filter(mayBeReworded).map(({ id }) => id)).toEqual(['unread', 'ready', 'unjudged', 'written'])
})
