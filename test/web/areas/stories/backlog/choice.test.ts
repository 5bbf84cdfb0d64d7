import { expect, test } from 'vitest'
import { choiceOf } from '../../../../../web/areas/stories/backlog/choice.ts'

test('what an address says besides is left aside', () => {
  expect(choiceOf('?status=perhaps&sprint=%27;drop&other=1')).toEqual({})
})
