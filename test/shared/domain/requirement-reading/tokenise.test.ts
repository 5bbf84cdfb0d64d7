import { describe, expect, test } from 'vitest'
import { condition } from '../../../../shared/domain/requirement-reading/grammar/condition.ts'
import { constraint } from '../../../../shared/domain/requirement-reading/grammar/constraint.ts'
import { expression } from '../../../../shared/domain/requirement-reading/grammar/expression.ts'
import { inputOf } from '../../../../shared/domain/requirement-reading/grammar/parser.ts'
import { tokenise } from '../../../../shared/domain/requirement-reading/tokenise.ts'
import { expectLinear } from '../../../support/costs.ts'

const values = (text: string) =>
  tokenise(text).flatMap((token) =>
    token.kind === 'word' || token.kind === 'mark'
      ? []
      : [`${token.value}${token.kind === 'number' && token.unit ? ` ${token.unit}` : ''}`],
  )

describe('numbers, dates and quoted texts', () => {
  test.each<[string, string[]]>([
    ['1.000,50 and 10 000 and 12,5', ['1000.50', '10000', '12.5']],
    ['5 working days, 10 %, 2 million', ['5 working days', '10 %', '2000000']],
    ['-5 °C, but 5-20 kg', ['-5 °C', '5', '20 kg']],
    ['24 December 2026, 2026-12-24, 24.12.2026', ['2026-12-24', '2026-12-24', '2026-12-24']],
    ['14:30, 2:30 pm, 9 a.m.', ['14:30', '14:30', '09:00']],
    ["the customer's name isn't 'a'", ['a']],
    ['see ann@example.com', ['ann@example.com']],
  ])('%s', (text, expected) => {
    expect(values(text)).toEqual(expected)
  })
})

describe('any text', () => {
  const texts: [string, string][] = [
    ['quotes', '"a" “b '],
    ['brackets', '((1 + '],
    ['an endless word', 'a'],
    ['an endless number', '1'],
    ['joined words', 'a-b.c-'],
    ['shares of shares', '10 % of the a of '],
    ['a list of names', 'Gold, Silver or '],
    ['conditions', 'x is 5 and the y is not '],
    ['what cannot be seen', '1\u200b\u202e\u0000'],
  ]

  test.each(texts)('keeps its offsets: %s', (_, piece) => {
    const text = piece.repeat(200)
    for (const token of tokenise(text, 7)) expect(text.slice(token.start - 7, token.end - 7)).toBe(token.text)
  })

  test.each(texts)('is read in the time that its length takes: %s', (name, piece) => {
    expectLinear(
      8000,
      (size) => {
        const input = inputOf(tokenise(piece.repeat(Math.ceil(size / piece.length))))
        constraint(input, 0)
        condition(input, 0)
        expression(input, 0)
      },
      name,
    )
  })
})
