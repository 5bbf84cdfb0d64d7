import { expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const read = (expectedResult: string, action = 'Click "Go"') => compileStep({ action, expectedResult })

test.each([
  [
    'The field "Tags" contains three tags: awesome, neat, great',
    { extent: 'these', count: 3 },
    ['awesome', 'neat', 'great'],
  ],
  ['The "Tags" field has 2 labels', { count: 2 }, []],
  ['Ohio and Texas are the only selected states', { extent: 'only' }, ['Ohio', 'Texas']],
  ['Texas is added as the third state', { extent: 'some', at: 3 }, ['Texas']],
  ['CSS and Design show up as little labels in the field', { extent: 'some' }, ['CSS', 'Design']],
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

test.each([
  'The field contains three tags: a, b',
  'Nothing is in the field as a label',
  'The field contains several tags',
])('nobody knows which: %s', (expected) => {
  expect(read(expected).problems).not.toEqual([])
})
