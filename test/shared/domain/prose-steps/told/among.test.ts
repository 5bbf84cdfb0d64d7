import { expect, test } from 'vitest'
import { seeing } from '../support.ts'

const members = (expectedResult: string) => {
  const { checks, problems } = seeing(expectedResult)
  expect(problems).toEqual([])
  return checks.flatMap(({ collection }) => (collection?.members ? [collection.members] : []))
}

test.each([
  ['There are 4 entries. Fix printer is one of them', ['Fix printer']],
  ['There are 4 entries with Call Marta among them', ['Call Marta']],
])('members of what the fact before tells: %s', (expected, names) => {
  expect(members(expected)).toEqual([names])
})

test('those beside the one that went', () => {
  expect(seeing('"Vladimir" is gone, the others are still there').checks.at(-1)).toMatchObject({
    collection: { kept: true, members: ['Vladimir'] },
  })
})

test.each(['Some of them are cheap', 'One of them is wrong'])('nobody knows which: %s', (expected) => {
  expect(seeing(expected).problems).toMatchObject([{ code: 'steps.unverifiable' }])
})
