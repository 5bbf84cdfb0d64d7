import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'
import { helperCode } from '../../../../../shared/domain/test-scripts/javascript/helpers.ts'
import { helpers } from '../../../../../shared/domain/test-scripts/playwright/helpers.ts'

const { code } = helperCode(helpers, ['textPattern'], { typed: false, roles: [] })
const textPattern = runInThisContext(
  `(() => {${code.replaceAll(/^export /gm, '')}\nreturn textPattern})()`,
) as (text: string, whole: boolean) => RegExp

test.each([
  ['Out of stock', 'Out of\n   stock', true],
  ['1 order', '11 orders', false],
  ['Total: 5', 'Total: 5.99', false],
  ['5', '-5', false],
  ['5 EUR', 'Price: 5 EUR', true],
  ['*', 'Name*', true],
  ['Price:', 'Price:5', true],
  ['He said "no"', 'He said “no”', true],
  ["don't", 'don’t', true],
  ['a >> b', 'a >> b', true],
])('%j is found in %j: %j', (text, shown, found) => {
  expect(textPattern(text, false).test(shown)).toBe(found)
})

test.each([
  ['Saved', 'Saved searches', false],
  ['Saved', ' Saved ', true],
  ['Too short.', 'Name: Too short. Try again.', true],
  ['Saved', 'Not Saved', false],
])('the message %j is found in %j: %j', (text, shown, found) => {
  expect(textPattern(text, true).test(shown)).toBe(found)
})

test('a pattern holds no quote and no bracket that a selector of Playwright would end at', () => {
  expect(textPattern(`"it's" >> x`, true).source).not.toMatch(/['">]/)
})
