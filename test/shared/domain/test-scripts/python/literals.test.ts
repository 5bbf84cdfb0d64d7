import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  callLines,
  commentLines,
  docstring,
  markerName,
  stringLiteral,
  textExpression,
  wholeExpression,
} from '../../../../../shared/domain/test-scripts/python/literals.ts'
import { pythonErrors } from '../../../../support/toolchains/parse-python.ts'
import { brokenText } from '../cases.ts'
import { forAll } from '../../../../support/for-all.ts'

const wellFormed = brokenText.map((text) => text.toWellFormed())

/** What Python makes of expressions, or undefined where no Python is installed. */
function evaluate(expressions: string[]): string[] | undefined {
  const script = `
import json, sys
scope = {"today": lambda offsets="": f"<{offsets}>", "secret": lambda name: f"[{name}]"}
print(json.dumps([eval(one, scope) for one in json.load(sys.stdin)]))`
  const { status, stdout } = spawnSync('python3', ['-c', script], {
    input: JSON.stringify(expressions),
    encoding: 'utf8',
  })
  return status === 0 ? (JSON.parse(stdout) as string[]) : undefined
}

const hasPython = evaluate(['"a"'])?.[0] === 'a'

test('quotes are chosen as a formatter would, and what nobody sees is escaped', () => {
  expect(stringLiteral('plain')).toBe('"plain"')
  expect(stringLiteral('say "so"')).toBe(`'say "so"'`)
  expect(stringLiteral(`it's "so"`)).toBe(`"it's \\"so\\""`)
  expect(stringLiteral('a\u202eb\u00a0c\0')).toBe('"a\\u202eb\\u00a0c\\u0000"')
  expect(stringLiteral('Zürich → 5 € 🚲')).toBe('"Zürich → 5 € 🚲"')
})

test('a literal is one string for the grammar, whatever it holds', () => {
  forAll([brokenText], (text) => {
    const literal = stringLiteral(text)
    expect(literal).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u)
    expect(pythonErrors(`x = ${literal}\n`)).toEqual([])
  })
})

test.skipIf(!hasPython)('Python reads back the text that a literal was made of', () => {
  const texts = fc.sample(wellFormed, 300)
  expect(evaluate(texts.map(stringLiteral))).toEqual(texts)
})

test.skipIf(!hasPython)('Python fills dates and secrets into a text and leaves the rest as it is', () => {
  const texts = fc
    .sample(fc.tuple(wellFormed, wellFormed), 300)
    .map((pair) => pair.map((part) => part.replaceAll('%', '')))
  const expressions = texts.map(([before = '', after = '']) =>
    textExpression(`${before}%TODAY+3D%${after}%PASSWORD%`, (name) => name),
  )
  expect(evaluate(expressions)).toEqual(texts.map(([before, after]) => `${before}<+3D>${after}[PASSWORD]`))
})

test('a text that is nothing but a date or a secret is a call', () => {
  expect(textExpression('%TODAY%', (name) => name)).toBe('today()')
  expect(textExpression('%TODAY+1M-1D%', (name) => name)).toBe('today("+1M-1D")')
  expect(textExpression('due %TODAY+1D% {}', (name) => name)).toBe(`f"due {today('+1D')} {{}}"`)
  expect(textExpression({ variable: 'name' }, (name) => name)).toBe('name')
  expect([wholeExpression(-1), wholeExpression({ variable: 'count' })]).toEqual(['-1', 'count'])
})

test('a docstring closes where it should and nowhere else', () => {
  forAll([fc.array(brokenText, { minLength: 1, maxLength: 3 })], (lines) => {
    const source = ['def f():', ...docstring(lines, '    '), '    return 1', ''].join('\n')
    expect(pythonErrors(source)).toEqual([])
    expect(source.split('\n').at(-2)).toBe('    return 1')
  })
  expect(docstring(['say "so"'])).toEqual(['"""say "so\\""""'])
  expect(docstring(['ends with \\'])).toEqual(['"""ends with \\\\"""'])
})

test('a comment stays a comment', () => {
  forAll([brokenText], (text) => {
    for (const line of commentLines(text)) expect(line).toMatch(/^# [^\n\r\f\u2028\u2029]*$/)
  })
})

test('a call breaks as Black breaks it', () => {
  expect(callLines('f', ['a', 'b'])).toEqual(['f(a, b)'])
  expect(callLines('f', ['aaaa', 'bbbb'], 12)).toEqual(['f(', '    aaaa,', '    bbbb,', ')'])
  expect(callLines('function', ['aaaa', 'bbbb'], 15)).toEqual(['function(', '    aaaa, bbbb', ')'])
})

test('a tag becomes the name of a marker', () => {
  expect(['as stated', 'REQ-3.2', '3D', 'Größe', '日本'].map(markerName)).toEqual([
    'as_stated',
    'req_3_2',
    'tag_3d',
    'grosse',
    '',
  ])
})
