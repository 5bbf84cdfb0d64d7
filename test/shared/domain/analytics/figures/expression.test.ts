import { expect, test } from 'vitest'
import { expressionTest, faultOf } from '../../../../../shared/domain/analytics/figures/expression.ts'
import { expectLinear } from '../../../../support/costs.ts'

test.each([
  ['^/shop/\\d+$', '/shop/42', true],
  ['^/shop/\\d+$', '/shop/x', false],
  ['SHOP|cart', '/Cart', true],
  ['^$', '', true],
  ['\\p{L}+', 'é', true],
])('%s is found in %o: %s', (pattern, text, found) => {
  expect(faultOf(pattern)).toBeNull()
  expect(expressionTest(pattern)(text)).toBe(found)
})

test.each(['[', '(', 'a**', '(?=a)', '(a)\\1', '*', 'a{1001}', '(a{100}){9}', 'x'.repeat(201)])(
  '%s is refused',
  (pattern) => expect(faultOf(pattern)).toMatch(/^(Must|Has)/),
)

test.each(['(a+)+$', '(a|a)*b', '(a*)*c', '(.*a){9}x', '^(a?){30}a{30}$'])(
  '%s takes no more than in proportion to the text',
  (pattern) => {
    expectLinear(20_000, (length) => expressionTest(pattern)(`${'a'.repeat(length)}!`))
  },
)

test('what all texts of a question may cost is bounded, and a text that was seen before costs nothing', () => {
  const find = expressionTest('x{40}y')
  const text = (at: number) => `${at}${'x'.repeat(1000)}`
  for (let times = 0; times < 10_000; times++) find(text(0))
  expect(() => {
    for (let at = 0; at < 10_000; at++) find(text(at))
  }).toThrow('Too many texts')
})
