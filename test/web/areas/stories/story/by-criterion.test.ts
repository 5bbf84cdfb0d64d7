import { expect, test } from 'vitest'
import { type GeneratedCase, byCriterion } from '../../../../../web/areas/stories/story/by-criterion.ts'

const criterionOf = (when: string) =>
  Object.fromEntries([
    ['given', ''],
    ['when', when],
    ['then', 'it is so'],
  ]) as never
const caseOf = (id: string, when: string | null) =>
  ({ id, criterion: when === null ? null : criterionOf(when) }) as unknown as GeneratedCase

test('cases stand under the criterion that they test; one without a case stands there, others at the end', () => {
  const groups = byCriterion(
    [criterionOf('a'), criterionOf('b'), criterionOf('b')],
    [caseOf('1', null), caseOf('2', 'a'), caseOf('3', 'gone'), caseOf('4', 'a')],
  )
  expect(groups.map(({ criterion, cases }) => [criterion?.when, cases.map(({ id }) => id)])).toEqual([
    ['a', ['2', '4']],
    ['b', []],
    [undefined, ['1', '3']],
  ])
})

test('a story without criteria has no groups where nothing was made', () => {
  expect(byCriterion([], [])).toEqual([])
})
