import { expect, test } from 'vitest'
import {
  commentLines,
  stringLiteral,
  textExpression,
  variableName,
} from '../../../../../shared/domain/test-scripts/selenium-java/literals.ts'
import { javaErrors, javaStrings } from '../../../../support/java-grammar.ts'
import { brokenText } from '../cases.ts'
import { forAll } from '../../../../support/for-all.ts'

test('a string literal is read back as the text it was made of, on one line', () => {
  forAll([brokenText], (text) => {
    const literal = stringLiteral(text)
    const source = `class A { String a = ${literal}; }`
    expect(javaErrors(source)).toEqual([])
    expect(javaStrings(source)).toEqual([text])
    expect(literal).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u)
  })
})

test('no escape stands for a quote, backslash or line break, which would be read before the tokens are', () => {
  forAll([brokenText], (text) => {
    expect(stringLiteral(text)).not.toMatch(/(?<!\\)(?:\\\\)*\\u00(?:0a|0d|22|5c)/i)
  })
})

test('a comment holds any text without an escape that a compiler would read', () => {
  forAll([brokenText], (text) => {
    for (const line of commentLines(text)) {
      expect(line).toMatch(/^\/\/ [^\n\r\u2028\u2029]+$/)
      expect(line).not.toContain('\\u')
    }
  })
  expect(commentLines(String.raw`Open C:\users`)).toEqual([String.raw`// Open C:\ users`])
})

test('dates and secrets are computed when the test runs', () => {
  const helper = (name: string) => name
  expect(textExpression('Due %TODAY+30D% by %USER%.', helper)).toBe(
    '"Due " + today("+30D") + " by " + secret("USER") + "."',
  )
  expect(textExpression('%TODAY%', helper)).toBe('today("")')
  expect(textExpression('', helper)).toBe('""')
  expect(textExpression('100% of "%a%"', helper)).toBe(String.raw`"100% of \"%a%\""`)
})

test('a variable is its own expression, revealed where it may hold a date', () => {
  const helper = (name: string) => name
  expect(textExpression({ variable: 'name_2' }, helper)).toBe('name2')
  expect(textExpression({ variable: 'value', computed: true }, helper)).toBe('revealed(value)')
  expect(variableName('class')).toBe('classValue')
})
