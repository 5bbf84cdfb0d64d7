import { expect, test } from 'vitest'
import { stepDifferences } from '../../../../shared/domain/test-cases/step-differences.ts'
import { runsOf } from '../../../../web/parts/step-difference/runs.ts'

const caseOf = (...actions: string[]) => ({
  title: 'A',
  steps: actions.map((action) => ({ action, expectedResult: '' })),
})

test('steps that stay are told together, numbered as they are by now', () => {
  const { steps } = stepDifferences(caseOf('Go', 'Turn', 'Stop'), caseOf('Start', 'Go', 'Turn', 'Halt'))
  const told = runsOf(steps).map((run) =>
    run.is === 'same' ? `same ${run.first} to ${run.last}` : run.step.is,
  )
  expect(told).toEqual(['added', 'same 2 to 3', 'changed'])
})

test('nothing is told of a case without steps', () => {
  expect(runsOf(stepDifferences(caseOf(), caseOf()).steps)).toEqual([])
})
