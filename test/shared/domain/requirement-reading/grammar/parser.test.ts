import { describe, expect, test } from 'vitest'
import { first, inputOf, lazy, map, optional, type Parser, remembered, sequence, token, words } from '../../../../../shared/domain/requirement-reading/grammar/parser.ts' // prettier-ignore
import { tokenise } from '../../../../../shared/domain/requirement-reading/tokenise.ts'

const read = <T>(parser: Parser<T>, text: string, budget?: number) =>
  parser(inputOf(tokenise(text), budget), 0)?.value

describe('first', () => {
  const any = token((found) => `any ${found.text}`)
  const either = first<unknown>(
    sequence(words('at least'), words('five')),
    map(sequence(optional(words('the')), words('go')), () => 'goes'),
    lazy(() => words('if', 'when')),
    any,
    words('never'),
  )

  test('takes the first alternative that fits, by a word or by its lemma', () => {
    expect(read(either, 'When it rains')).toBe('when')
    expect(read(either, 'went home')).toBe('goes')
    expect(read(either, 'the go')).toBe('goes')
    expect(read(either, 'at most')).toBe('any at')
    expect(read(either, 'never')).toBe('any never')
    expect(read(either, '')).toBeUndefined()
  })

  test('counts the attempts that it is spared', () => {
    const input = inputOf(tokenise('never'))
    const before = input.budget
    either(input, 0)
    expect(before - input.budget).toBe(6)
  })
})

test('what is remembered is read once for each place, and not kept where the time ran out', () => {
  let reads = 0
  const parser = remembered(map(words('go'), () => (reads += 1)))
  const tokens = tokenise('go on')
  expect(parser(inputOf(tokens, 1), 0)?.value).toBe(1)
  expect(parser(inputOf(tokens), 0)?.value).toBe(2)
  expect(parser(inputOf(tokens), 0)?.value).toBe(2)
})
