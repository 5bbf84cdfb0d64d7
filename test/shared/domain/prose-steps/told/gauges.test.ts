import { expect, test } from 'vitest'
import { seeing } from '../support.ts'

test.each([
  ['The meter stands at 12.5 %', 0.125],
  ['The bar is full', 1],
  ['The bar is empty', 0],
])('how full: %s', (expected, share) => {
  const { checks, problems } = seeing(expected)
  expect([checks, problems]).toEqual([
    [{ kind: 'assert_condition', condition: { is: 'full', share }, target: { role: 'gauge' } }],
    [],
  ])
})

test.each(['The bar is at 120%', 'The bar is nearly full'])('no share: %s', (expected) => {
  expect(seeing(expected).checks.filter(({ condition }) => condition?.is === 'full')).toEqual([])
})
