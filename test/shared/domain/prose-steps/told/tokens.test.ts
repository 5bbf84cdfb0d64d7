import { expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const read = (expectedResult: string, action = 'Click "Go"') => compileStep({ action, expectedResult })

test.each([
  [
    'The field "Tags" contains three tags: awesome, neat, great',
    { extent: 'these', count: 3 },
    ['awesome', 'neat', 'great'],
  ],
  ['Texas is added as the third state', { extent: 'some', at: 3 }, ['Texas']],
])('what a field of several values holds: %s', (expected, said, members) => {
  const { checks, problems } = read(expected)
  expect(problems).toEqual([])
  expect(checks).toMatchObject([
    { kind: 'assert_collection', collection: { tokens: true, members, ...said } },
  ])
})

test('both are those that were chosen last', () => {
  expect(read('Both show up as tags in the field', 'Select "A" and "B" from "Skills"').checks).toMatchObject([
    { collection: { tokens: true, members: ['A', 'B'] } },
  ])
  expect(read('Both show up as tags in the field').problems).toHaveLength(1)
})

test('what is denied of another one', () => {
  expect(read('"A" is in the "Tags" field, "B" not').problems).toEqual([])
})

test.each(['The field contains three tags: a, b', 'Nothing is in the field as a label'])(
  'nobody knows which: %s',
  (expected) => {
    expect(read(expected).problems).not.toEqual([])
  },
)
