import { expect, test } from 'vitest'
import { isChosen, withTurned } from '../../../../web/parts/rewording/choice.ts'
import { shownCases } from '../../../../web/parts/rewording/shown-case.ts'
import type { Rewording } from '../../../../web/parts/rewording/types.ts'

const stepOf = (stepNumber: number, action: string, expectedResult = '') => ({
  stepNumber,
  action,
  expectedResult,
})
const rewording = (id: string, stepNumber: number, about: Partial<Rewording> = {}): Rewording => ({
  id,
  stepNumber,
  before: { action: 'Look', expectedResult: '' },
  after: { action: 'Open the page', expectedResult: '' },
  readable: true,
  meaning: 'holds',
  ...about,
})

test('cases are shown in their order, and those of which nothing came are not', () => {
  const cases = ['A', 'B', 'C'].map((id) => ({ id, title: id, steps: [stepOf(1, 'Look')] }))
  const shown = shownCases(cases, {
    rewordings: [rewording('C', 1)],
    refused: [{ id: 'A', stepNumber: 1, reason: 'It has no subject.' }],
  })
  expect(shown.map(({ of }) => of.id)).toEqual(['A', 'C'])
  expect(shown.map((each) => [each.rewordings.length, each.refused.length])).toEqual([
    [0, 1],
    [1, 0],
  ])
})

test('steps are found by their numbers, and told by their places', () => {
  const cases = [{ id: 'A', title: 'A', steps: [stepOf(10, 'Open'), stepOf(20, 'Look')] }]
  const [shown] = shownCases(cases, { rewordings: [rewording('A', 20)], refused: [] })
  expect(shown?.after.steps?.map(({ action }) => action)).toEqual(['Open', 'Open the page'])
  expect([...(shown?.byPlace.keys() ?? [])]).toEqual([2])
})

test('what was expected of the whole case stands before in the step that expects it', () => {
  const cases = [{ id: 'A', title: 'A', steps: [stepOf(1, 'Look')] }]
  const before = { action: 'Look', expectedResult: 'It is fine' }
  const after = { action: 'Open the page', expectedResult: '"Fine" is visible' }
  const [shown] = shownCases(cases, { rewordings: [rewording('A', 1, { before, after })], refused: [] })
  expect([shown?.before.steps, shown?.after.steps]).toEqual([[before], [after]])
})

test('what a second reader confirmed is chosen at first, and each can be turned', () => {
  const [sure, unsure] = [rewording('A', 1), rewording('A', 2, { meaning: 'unknown' })]
  const chosen = (turned: ReadonlySet<string>) => [sure, unsure].map((each) => isChosen(each, turned))
  expect(chosen(new Set())).toEqual([true, false])
  const turned = withTurned(withTurned(new Set(), sure), unsure)
  expect(chosen(turned)).toEqual([false, true])
  expect(chosen(withTurned(turned, sure))).toEqual([true, true])
})
