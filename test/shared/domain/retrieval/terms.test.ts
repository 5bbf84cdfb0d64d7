import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countOf,
  countTerms,
  decodeFrequencies,
  encodeFrequencies,
  posting,
  postingsOf,
  termsOf,
  type Frequencies,
} from '../../../../shared/domain/retrieval/terms.ts'
import { expectLinear } from '../../../support/costs.ts'
import { forAll } from '../../../support/for-all.ts'

test.each<[string, string[]]>([
  ['The wings of the airplanes', ['wing', 'airplan']],
  ["Crème brûlée's  Übermaß, ﬁne-print", ['creme', 'brule', 's', 'ubermaß', 'fine', 'print']],
  ['ISO 9001:2015 v2.1', ['iso', '9001', '2015', 'v2', '1']],
  ['東京都 規', ['東京', '京都', '規']],
  ['away from the ward¹. Two²', ['awai', 'from', 'ward', 'two']],
  ['¹Night shifts, ² day', ['night', 'shift', '2', 'dai']],
  ['12 m² of "floor"³', ['12', 'm2', 'floor']],
  ['"AND" OR NOT × *', []],
  ['\u0000\ud800 \udfff', []],
])('the terms of %j', (text, terms) => expect(termsOf(text)).toEqual(terms))

test.each([
  ['It cost 48.500,75 EUR.', '48500.75', true],
  ['It cost 48,500.75 EUR.', '48 500,75', true],
  ['The tank holds 12 000 litres.', '12000', true],
  ['The tank holds 12000 litres.', '12,000', true],
  ["The tank holds 12'000 litres.", '12.000', true],
  ['Das Fass wiegt 2.500 kg, das Rohr 2,5 kg.', '2500', true],
  ['It cost 1.5 million EUR.', '1,500,000', true],
  ['Es kostet 12 Mio. EUR.', '12 000 000', true],
  ['It weighs 3.142 kg.', '3142', true],
  ['The drum weighs 2,500 kg.', '2500', true],
  ['The drum weighs 2,500 kg.', '2.5', true],
  ['The drum weighs 2.500 kg.', '2,5', true],
  ['It weighs 2.500 kg, the pipe 12.75 kg.', '2500', false],
  ['The oil tank holds 2½ m³.', '2.5', true],
  ['It is refilled every twelve weeks.', '12', true],
  ['It is refilled every 12 weeks.', 'twelve', true],
  ['The fee is one hundred and twenty euros.', '120', true],
  ['Er dauert zweieinhalb Tage.', '2,5', true],
  ['The oil tank holds 2½ m³.', '25', false],
  ['Version v2.500 of 12.05.2026', '2500', false],
])('%j is found by the number %s: %s', (text, number, isFound) => {
  const [ofText, ofNumber] = [text, number].map((written) => {
    const frequencies: Frequencies = new Map()
    countTerms(frequencies, written)
    return frequencies
  })
  // The value, which is the last term of a number.
  expect(ofText?.has([...(ofNumber?.keys() ?? [])].at(-1) ?? '')).toBe(isFound)
})

test('terms hold letters and digits alone, whatever the text holds', () => {
  forAll([fc.string({ unit: 'binary', maxLength: 200 })], (text) => {
    for (const term of termsOf(text)) {
      expect(term).toMatch(/^[\p{L}\p{N}]{1,64}$/u)
      expect(term.isWellFormed()).toBe(true)
    }
  })
})

test('frequencies are read as they were written', () => {
  forAll([fc.array(fc.string({ unit: 'binary', maxLength: 60 }))], (texts) => {
    const frequencies = new Map<string, number>()
    for (const [at, text] of texts.entries()) countTerms(frequencies, text, (at % 3) + 1)
    expect(new Map(decodeFrequencies(encodeFrequencies(frequencies)))).toEqual(frequencies)
  })
})

test('all numbers of a term lie in its range, and no other term does', () => {
  const inRange = (word: string, { from, to }: { from: string; to: string }) => word >= from && word < to
  for (const count of [1, 2, 9, 10, 99, 100_000]) {
    expect(inRange(posting('flow', count), postingsOf('flow'))).toBe(true)
    expect(countOf(posting('flow', count))).toBe(count)
    for (const other of ['flo', 'flow1', 'flower', 'flowé', 'fl', 'g'])
      expect(inRange(posting(other, count), postingsOf('flow'))).toBe(false)
  }
})

test.each(['word ', 'x', '東', 'a\u0301', '\u0301', '×1 '])(
  'text of many %j costs no more than its length',
  (part) => {
    expectLinear(200_000, (length) => termsOf(part.repeat(length)))
  },
)
