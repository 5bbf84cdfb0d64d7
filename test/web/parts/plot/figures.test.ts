import { expect, test } from 'vitest'
import { said } from '../../../../web/parts/plot/figures.ts'

const labels = ['Nov 1', 'Nov 2', 'Nov 3']
const format = (value: number) => value.toLocaleString('en')

test('amounts are said by their sum and the greatest', () => {
  const series = [
    { name: 'Read', values: [1000, null, 2500] },
    { name: 'Written', values: [0, 0, 0] },
  ]
  expect(said({ kind: 'bars', labels, series, format })).toBe(
    'Read: 3,500 in all, the most on Nov 3 (2,500). Written: none.',
  )
})

test('values that rise and fall are said by how far they went', () => {
  const of = (values: (number | null)[]) =>
    said({ kind: 'lines', labels, series: [{ name: 'Passed', values }], format })
  expect(of([3, 9, 5])).toBe('Passed: from 3 to 9, which was on Nov 2.')
  expect(of([4, 4, null])).toBe('Passed: 4 all the time.')
  expect(of([null, null, null])).toBe('Passed: none.')
})
