import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectLinear } from '../../../support/costs.ts'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'
import { parseTestData } from '../../../../shared/domain/prose-steps/test-data.ts'

const value = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.normalize('NFC'))
const label = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 ?:()-]{0,20}[A-Za-z0-9]$/)

test('any value in JSON quotes comes out as it went in, and splits nothing', () => {
  fc.assert(
    fc.property(value, label, (text, name) => {
      const quoted = /["\\]/.test(text) ? JSON.stringify(text) : `"${text}"`
      const { actions, problems } = compileStep({
        action: `Enter ${quoted} in the "${name}" field and click "Save"`,
        expectedResult: '',
      })
      expect(problems).toEqual([])
      expect(actions).toEqual([
        { action: 'fill', target: { role: 'textbox', name }, value: text },
        { action: 'click', target: { name: 'Save' } },
      ])
    }),
    {
      numRuns: 500,
      examples: [
        ['"', 'Name'],
        ['\\', 'Name'],
        ['" in "x', 'Name'],
      ],
    },
  )
})

test('any value stands raw in the prose when the test data hold it too', () => {
  fc.assert(
    fc.property(value, label, (text, name) => {
      const { actions } = compileStep({
        action: `Enter "${text}" in the "${name}" field`,
        expectedResult: '',
        testData: `${JSON.stringify(name)}=${JSON.stringify(text)}`,
      })
      expect(actions).toEqual([{ action: 'fill', target: { role: 'textbox', name }, value: text }])
    }),
    { numRuns: 500 },
  )
})

test('test data of any names and values are read back', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(label, value), { maxLength: 6 }), (pairs) => {
      const source = pairs.map(([name, text]) => `${name}=${JSON.stringify(text)}`).join('; ')
      expect(parseTestData(source)).toEqual(pairs.map(([name, text]) => ({ name, value: text })))
    }),
  )
})

test.each([
  'a and ',
  'the ',
  '"x" and ',
  'enter "x" in ',
  'is not ',
  ' in the row',
  '"',
  'the page shows ',
  ', ',
  'wait until ',
])('long hostile prose of “%s” is read in linear time', (part) =>
  expectLinear(4000, (length) => {
    const prose = part.repeat(Math.ceil(length / part.length)).slice(0, length)
    compileStep({ action: prose, expectedResult: prose, testData: prose })
  }),
)
