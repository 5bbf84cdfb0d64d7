import { expect, test } from 'vitest'
import { seeing } from '../support.ts'

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
  const { checks, problems } = seeing(expected)
  expect(problems).toEqual([])
  expect(checks).toMatchObject([{ kind: 'assert_collection', target: { name: noun }, collection: { each } }])
})

test.each(['Each row shows a price', 'All fields show an error', 'Every row shows London or Paris'])(
  'nobody can check it so: %s',
  (expected) => {
    expect(seeing(expected).checks.filter(({ collection }) => collection?.each)).toEqual([])
  },
)
