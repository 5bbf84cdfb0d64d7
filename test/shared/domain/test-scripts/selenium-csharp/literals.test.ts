import { expect, test } from 'vitest'
import {
  stringLiteral,
  textExpression,
  variableName,
} from '../../../../../shared/domain/test-scripts/selenium-csharp/literals.ts'
import { csharpErrors, csharpStrings } from '../../../../support/csharp-grammar.ts'
import { brokenText } from '../cases.ts'
import { forAll } from '../../../../support/for-all.ts'

test('a string literal is read back as the text it was made of, on one line', () => {
  forAll([brokenText], (text) => {
    const literal = stringLiteral(text)
    const source = `class A { string a = ${literal}; }`
    expect(csharpErrors(source)).toEqual([])
    expect(csharpStrings(source)).toEqual([text])
    expect(literal).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u)
  })
})

test('dates and secrets are computed when the test runs, variables revealed where they may hold one', () => {
  const helper = (name: string) => name
  expect(textExpression('Due %TODAY+30D% by %USER%.', helper)).toBe(
    '"Due " + Today("+30D") + " by " + Secret("USER") + "."',
  )
  expect(textExpression('', helper)).toBe('""')
  expect(textExpression({ variable: 'value', computed: true }, helper)).toBe('Revealed(value)')
  expect(textExpression({ variable: 'name_2' }, helper)).toBe('name2')
  expect(variableName('checked')).toBe('@checked')
})
