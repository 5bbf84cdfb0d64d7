import { expect, test } from 'vitest'
import { choiceOf, isAll, searchOf } from '../../../../../web/areas/stories/backlog/choice.ts'

const sprintId = '01a20d2c-81b0-74e7-b50c-d01241744b0f'

test('a choice of stories stands in the address and is read from it', () => {
  const choice = { status: 'in_progress', sprintId, assignee: 'ada+x@example.com' } as const
  expect(choiceOf(searchOf(choice))).toEqual(choice)
  expect(searchOf({})).toBe('')
  expect(isAll({})).toBe(true)
  expect(isAll(choice)).toBe(false)
})

test('what an address says besides is left aside', () => {
  expect(choiceOf('?status=perhaps&sprint=%27;drop&other=1')).toEqual({})
})
