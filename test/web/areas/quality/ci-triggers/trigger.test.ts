import { expect, test } from 'vitest'
import { suiteInWords } from '../../../../../web/areas/quality/ci-triggers/trigger.ts'
import { lastOfEach } from '../../../../../web/areas/quality/ci-triggers/use-last-runs.ts'
import type { TestRun } from '../../../../../web/areas/quality/parts/types.ts'

const stories = [{ storyId: 's1', number: 7, title: 'Sit together' }]

test('each suite of a trigger is said in words, a story that is not known among them', () => {
  expect(suiteInWords(null, stories)).toBe('All cases of the project')
  expect(suiteInWords({ tag: 'smoke' }, stories)).toBe('Cases with the tag “smoke”')
  expect(suiteInWords({ testCaseIds: ['a', 'b'] }, stories)).toBe('2 chosen cases')
  expect(suiteInWords({ storyId: 's1' }, stories)).toBe('Cases of the story #7 Sit together')
  expect(suiteInWords({ storyId: 's2' }, stories)).toBe('Cases of the story …')
})

test('the last run of a trigger is the newest that it has started, and runs of people are theirs', () => {
  const run = (executionId: string, createdBy: string) => ({ executionId, createdBy }) as TestRun
  const last = lastOfEach([run('r4', 'u1'), run('r3', 't1'), run('r2', 't2'), run('r1', 't1')])
  expect([...last].map(([triggerId, { executionId }]) => [triggerId, executionId])).toEqual([
    ['u1', 'r4'],
    ['t1', 'r3'],
    ['t2', 'r2'],
  ])
})
