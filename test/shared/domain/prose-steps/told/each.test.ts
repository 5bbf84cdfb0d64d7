import { expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const read = (expectedResult: string) => compileStep({ action: 'Click "Go"', expectedResult })

test.each([
  ['All rows show London', 'row', { text: 'London', words: 'any' }],
  [
    'Each of the listed employees has the office London',
    'employee',
    { text: 'office London', words: 'both' },
  ],
  [
    'All the entries show Open in the column Status',
    'entry',
    { text: 'Open', column: 'Status', words: 'value' },
  ],
  ['Only products from Norway are left', 'product', { text: 'Norway', words: 'any' }],
])('%s', (expected, noun, each) => {
  const { checks, problems } = read(expected)
  expect(problems).toEqual([])
  expect(checks).toMatchObject([{ kind: 'assert_collection', target: { name: noun }, collection: { each } }])
})

test.each(['Each row shows a price', 'All fields show an error', 'Every row shows London or Paris'])(
  'nobody can check it so: %s',
  (expected) => {
    expect(read(expected).checks.filter(({ collection }) => collection?.each)).toEqual([])
  },
)
