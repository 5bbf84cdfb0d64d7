import { expect, test } from 'vitest'
import { seeing } from '../support.ts'

test.each([
  [
    'The field "Tags" contains three tags: awesome, neat, great',
    { extent: 'these', count: 3 },
    ['awesome', 'neat', 'great'],
  ],
  ['Texas is added as the third state', { extent: 'some', at: 3 }, ['Texas']],
])('what a field of several values holds: %s', (expected, said, members) => {
  const { checks, problems } = seeing(expected)
  expect(problems).toEqual([])
  expect(checks).toMatchObject([
    { kind: 'assert_collection', collection: { tokens: true, members, ...said } },
  ])
})

test('both are those that were chosen last', () => {
  expect(
    seeing('Both show up as tags in the field', 'Select "A" and "B" from "Skills"').checks,
  ).toMatchObject([{ collection: { tokens: true, members: ['A', 'B'] } }])
  expect(seeing('Both show up as tags in the field').problems).toHaveLength(1)
})

test('what is denied of another one', () => {
  expect(seeing('"A" is in the "Tags" field, "B" not').problems).toEqual([])
})

test.each(['The field contains three tags: a, b', 'Nothing is in the field as a label'])(
  'nobody knows which: %s',
  (expected) => {
    expect(seeing(expected).problems).not.toEqual([])
  },
)
