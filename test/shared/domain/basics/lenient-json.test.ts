import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLenientJson } from '../../../../shared/domain/basics/lenient-json.ts'
import { expectLinear } from '../../../support/costs.ts'

const said = { limits: [{ s: [1, 2], must: '[Name] = "A"', only: null }], things: [] }
const json = JSON.stringify(said, null, 2)

describe('an object is read', () => {
  test.each([
    ['as it is', json],
    ['in a code fence', `\`\`\`json\n${json}\n\`\`\``],
    ['in an open code fence', `\`\`\`\n${json}`],
    ['between words', `Sure! Here it is:\n${json}\nI hope that {this} helps.`],
    ['behind a thought', `<think>First {"limits": [1]} or {"x": 1}?</think>\n${json}`],
    ['behind a thought whose beginning is not marked', `So {"limits": []} it is.</think>${json}`],
    ['before a thought', `${json}<think>Was that right? {"limits"`],
    ['between thoughts', `<thinking>a<think>b</think></thinking>${json}<think>{}</think>`],
    [
      'with trailing commas',
      json
        .replace('2\n', '2,\n')
        .replace('null\n', 'null,\n')
        .replace(/\}\s*$/, ',}'),
    ],
    ['with single quotes', `{'limits': [{'s': [1, 2], 'must': '[Name] = "A"', 'only': None}], 'things': []}`],
    [
      'with bare names and comments',
      `{limits: [{s: [1,2], must: '[Name] = "A"', only: undefined // b\n}], things: []}`,
    ],
    ['with quotes in a string that are not escaped', json.replaceAll('\\"', '"')],
    ['the longest where there are several', `{"limits": []} ${json} {"things": []}`],
  ])('%s', (_, text) => expect(readLenientJson(text)).toEqual(said))
})

test.each([
  ["{'a': 'it's it'}", { a: "it's it" }],
  ['{"a": "two\nlines", "b": -1.5e2, "c": .5,}', { a: 'two\nlines', b: -150, c: 0.5 }],
  ["{'a': '\\u00e4\\'\\n\\x'}", { a: "ä'\nx" }],
  ['{"a": True, "b": False}', { a: true, b: false }],
  ['{"__proto__": {"x": 1},}', Object.fromEntries([['__proto__', { x: 1 }]])],
])('%s is read', (text, value) => expect(readLenientJson(text)).toEqual(value))

test.each([
  '',
  'not JSON at all',
  '[1, 2]',
  '7',
  '{"things": [{"s": [1], "name": "Na',
  '{"a": }',
  '{"a" 1}',
  '{a: b}',
  '{"a": 1 "b": 2}',
  '<think>{"a": 1}',
])('%j holds no object', (text) => expect(readLenientJson(text)).toBeUndefined())

test('whatever is an object is read as JSON reads it, also in a fence and with trailing commas', () => {
  const objects = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }))
  fc.assert(
    fc.property(objects, (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value))
      const text = JSON.stringify(value)
      expect(readLenientJson(text)).toEqual(plain)
      expect(readLenientJson(`\`\`\`json\n${text}\n\`\`\``)).toEqual(plain)
    }),
  )
})

test('an object that is nested too deep is not read as a whole', () => {
  const deep = `${'{"a":'.repeat(50_000)}1,${'}'.repeat(50_000)}`
  expect(readLenientJson(deep)).not.toHaveProperty(Array.from({ length: 110 }, () => 'a'))
})

test('whatever the text is, nothing throws', () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    "'",
    ',',
    ':',
    '\\',
    'a',
    '1',
    ' ',
    '<think>',
    '</think>',
    '//',
    '/*',
    '*/',
    '\n',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      const value = readLenientJson(parts.join(''))
      expect(value === undefined || (typeof value === 'object' && !Array.isArray(value))).toBe(true)
    }),
  )
})

test.each([
  '{',
  '{"a":',
  '{"a":[',
  '{"a":"',
  "{'a':' ",
  '{"a":"\\',
  '{a',
  '{a:1,',
  '{}',
  '{"a":1} ',
  '<think>',
  '</think>{',
  '{//',
  '{a:/*',
  '{"a":1e',
  '{"a":" \n ',
  '" ',
  '{"a":/',
])('texts of %j cost their length', (part) => {
  expectLinear(80_000, (length) => readLenientJson(part.repeat(Math.ceil(length / part.length))))
})

test('a long string, a long gap and a long list cost their length', () => {
  expectLinear(80_000, (length) => readLenientJson(`{'a': '${'x'.repeat(length)}'}`))
  expectLinear(80_000, (length) => readLenientJson(`{a: ${' '.repeat(length)}1,}`))
  expectLinear(80_000, (length) => readLenientJson(`{a: [${'1,'.repeat(length / 2)}]}`))
})
