import { expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const read = (expectedResult: string) => compileStep({ action: 'Click "Go"', expectedResult })

test.each([
  ['The bar is full', 1],
  ['The bar is empty', 0],
])('how full: %s', (expected, share) => {
  const { checks, problems } = read(expected)
  expect([checks, problems]).toEqual([
    [{ kind: 'assert_condition', condition: { is: 'full', share }, target: { role: 'gauge' } }],
    [],
  ])
})

test.each(['The bar is at 120%', 'The bar is nearly full'])('no share: %s', (expected) => {
  expect(read(expected).checks.filter(({ condition }) => condition?.is === 'full')).toEqual([])
})
