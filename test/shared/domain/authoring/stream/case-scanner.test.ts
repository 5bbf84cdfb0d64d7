import { expect, test } from 'vitest'
import { caseScanner } from '../../../../../shared/domain/authoring/stream/case-scanner.ts'
import { quote } from '../../../../support/authoring/fixtures.ts'

const text = JSON.stringify(quote.answer)
const growing = (whole: string, size: number) => {
  const scanner = caseScanner()
  const given: { at: number; value: unknown }[] = []
  for (let end = size; ; end += size) {
    for (const value of scanner.read(whole.slice(0, end))) given.push({ at: end, value })
    if (end >= whole.length) return given
  }
}
const valuesOf = (whole: string, size = 7) => growing(whole, size).map(({ value }) => value)

test.each([1, 2, 13, 4096, 1_000_000])(
  'all cases come in their order, in pieces of %i characters',
  (size) => {
    expect(valuesOf(text, size)).toEqual(quote.answer.cases)
  },
)

test('a case is there as soon as its closing brace has arrived', () => {
  const [first, second] = quote.answer.cases.map((one) => JSON.stringify(one))
  const scanner = caseScanner()
  const open = `{"cases":[${first!.slice(0, -1)}`
  expect(scanner.read(open)).toEqual([])
  expect(scanner.read(`${open}}`)).toEqual([quote.answer.cases[0]])
  expect(scanner.read(`${open}},${second}`)).toEqual([quote.answer.cases[1]])
})

test('braces, brackets, quotes and escapes in strings are no structure', () => {
  const cases = [{ t: 'a } ] { [ " \\ \\" \n <think>', steps: [['{"cases":[{', '\\']] }, { t: 'b' }]
  for (const size of [1, 3, 50]) expect(valuesOf(JSON.stringify({ cases }), size)).toEqual(cases)
})

test('thoughts, words and a fence before the JSON are skipped', () => {
  const thoughts = '<think>I try {"cases":[{"t":"draft"}]} or "…</think>\nIt\'s "this":\n```json\n'
  for (const size of [1, 5, 400])
    expect(valuesOf(`${thoughts}{"cases":[{"t":"A"}]}\n\`\`\``, size)).toEqual([{ t: 'A' }])
})

test('objects of other lists are no cases', () => {
  expect(
    valuesOf('{"questions":[{"q":"?"}],"cases":[{"t":"A","steps":[{"action":"x"}]}],"gaps":[{"d":"g"}]}'),
  ).toEqual([{ t: 'A', steps: [{ action: 'x' }] }])
})

test('a case that strict JSON refuses is read leniently, and a broken one costs only itself', () => {
  expect(valuesOf('{"cases":[{"t":"A",},{"t":},{"t":"C"}]}')).toEqual([{ t: 'A' }, { t: 'C' }])
})

test('a text that begins anew is read from its beginning', () => {
  const scanner = caseScanner()
  expect(scanner.read('{"cases":[{"t":"A"},')).toEqual([{ t: 'A' }])
  expect(scanner.read('{"cases":[{"t":"B"}]}')).toEqual([{ t: 'B' }])
})

test('depth and nonsense are borne', () => {
  expect(valuesOf('['.repeat(100_000), 10_000)).toEqual([])
  expect(valuesOf(']}'.repeat(1000), 100)).toEqual([])
  expect(valuesOf('<<<<think"{', 1)).toEqual([])
})
