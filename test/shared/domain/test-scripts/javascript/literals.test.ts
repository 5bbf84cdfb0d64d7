import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  commentLines,
  patternText,
  propertyName,
  stringLiteral,
  templateText,
  textExpression,
  wholeExpression,
} from '../../../../../shared/domain/test-scripts/javascript/literals.ts'
import { brokenText } from '../cases.ts'
import { forAll } from '../../../../support/for-all.ts'

/** What JavaScript makes of an expression. */
const run = (expression: string, scope: Record<string, unknown> = {}): unknown =>
  runInNewContext(`'use strict'; (${expression})`, scope)

test('a string literal is read back as the text it was made of, on one line', () => {
  forAll([brokenText], (text) => {
    const literal = stringLiteral(text)
    expect(run(literal)).toBe(text)
    expect(literal).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u)
  })
})

test('quotes are chosen as a formatter would', () => {
  expect(stringLiteral('plain')).toBe("'plain'")
  expect(stringLiteral("it's")).toBe('"it\'s"')
  expect(stringLiteral(`it's "so"`)).toBe(`'it\\'s "so"'`)
  expect(stringLiteral('Zürich → 5 €')).toBe("'Zürich → 5 €'")
  expect(stringLiteral('a\u202eb')).toBe("'a\\u202eb'")
})

test('a template literal is read back as the text it was made of', () => {
  forAll([brokenText], (text) => {
    expect(run(`\`${templateText(text)}\``)).toBe(text)
  })
})

test('a pattern matches the whole text it was made of and no other, with the flag u and without', () => {
  forAll([brokenText, brokenText], (text, other) => {
    for (const flags of ['', 'u']) {
      const pattern = run(`/^(?:${patternText(text)})$/${flags}`) as RegExp
      expect(pattern.test(text)).toBe(true)
      expect(pattern.test(other)).toBe(other === text)
    }
  })
  expect((run(`/^${patternText('a/b (c) [d]')}$/u`) as RegExp).test('a/b (c) [d]')).toBe(true)
})

test('a comment ends where its lines end', () => {
  forAll([brokenText], (text) => {
    const lines = commentLines(text)
    for (const line of lines) expect(line).toMatch(/^\/\/ [^\n\r\u2028\u2029]*$/)
    expect(run(`[\n${lines.join('\n')}\n1]`)).toEqual([1])
  })
  expect(commentLines('one two three', 8)).toEqual(['// one', '// two', '// three'])
})

test('a property is quoted when its name is no identifier', () => {
  expect(propertyName('userName')).toBe('userName')
  expect(propertyName('user name')).toBe("'user name'")
  forAll([brokenText], (name) => {
    fc.pre(name !== '__proto__')
    expect(Object.keys(run(`{ ${propertyName(name)}: 1 }`) as object)).toEqual([name])
  })
})

describe('texts that are known when the test runs', () => {
  const helper = (name: string) => name
  const scope = { today: (offsets = '') => `<${offsets}>`, secret: (name: string) => `[${name}]` }

  test('dates and secrets are computed by functions, the rest stands as it is', () => {
    expect(textExpression('due %TODAY+1M-1D%', helper)).toBe("`due ${today('+1M-1D')}`")
    expect(textExpression('%TODAY%', helper)).toBe('today()')
    expect(textExpression('%PASSWORD%', helper)).toBe("secret('PASSWORD')")
    expect(textExpression('100 % sure, 50%', helper)).toBe("'100 % sure, 50%'")
    expect(textExpression({ variable: 'name' }, helper)).toBe('name')
  })

  test('a hostile text around a date stays what it is', () => {
    forAll([brokenText, brokenText], (before, after) => {
      fc.pre(!before.includes('%') && !after.includes('%'))
      const expression = textExpression(`${before}%TODAY+3D%${after}`, helper)
      expect(run(expression, scope)).toBe(`${before}<+3D>${after}`)
    })
  })

  test('a text without such parts asks for no function', () => {
    const asked: string[] = []
    textExpression('plain', (name) => {
      asked.push(name)
      return name
    })
    expect(asked).toEqual([])
  })

  test('a whole number is a literal or a variable', () => {
    expect([wholeExpression(-1), wholeExpression({ variable: 'count' })]).toEqual(['-1', 'count'])
  })
})
