import { describe, expect, test } from 'vitest'
import {
  hindrance,
  edgesOf,
  readMarked,
  selectedBy,
  withMark,
  withoutMark,
  wordsIn,
  writeMarked,
} from '../../../../web/parts/reading/marks.ts'
import { readMarks } from '../../../../shared/domain/marking/inline.ts'

const fee =
  '{cond If the {F order value} {GT exceeds} {N 100} {U euros}}, {eff the {F shipping fee} {V is} {N 0}}.'

/** Where words stand in the sentence of a line. */
const at = (line: string, words: string) => {
  const start = readMarked(line).text.indexOf(words)
  return { start, end: start + words.length }
}

describe('marks of a sentence', () => {
  test.each([
    fee,
    'Nothing.',
    '{def {S Ready} -> {S In repair}}',
    '{eff It {V shows} {M "\\{0\\}"}}, \\{ {ctx b \\\\}',
  ])('are read and written as the service does: %s', (line) => {
    expect(writeMarked(readMarked(line))).toBe(line)
    expect(readMarked(line).text).toBe(readMarks(line).text)
  })

  test.each<[string, string, string, Parameters<typeof withMark>[1]['tag'], string]>([
    ['words get another role', fee, 'order value', 'E', fee.replace('{F order value}', '{E order value}')],
    [
      'longer words take in shorter ones',
      fee,
      '100 euros',
      'N',
      fee.replace('{N 100} {U euros}', '{N 100 euros}'),
    ],
    [
      'a clause becomes another one with its words',
      fee,
      'If the order value exceeds 100 euros',
      'evt',
      fee.replace('cond', 'evt'),
    ],
    [
      'a clause of context has no marked words',
      fee,
      'If the order value exceeds 100 euros',
      'ctx',
      fee
        .replace(
          /\{cond.*\}\}/,
          '{ctx If the order value exceeds 100 euros}, {eff the {F shipping fee} {V is} {N 0}}',
        )
        .replace(/\}\}, \{eff.*(?=, \{eff)/, '}'),
    ],
    [
      'a part of a clause is taken out of it',
      '{lim {F It} has {N 4} {U signs} and no blanks}.',
      'no blanks',
      'def',
      '{lim {F It} has {N 4} {U signs} and} {def no blanks}.',
    ],
    [
      'a clause over two clauses takes their words that lie in it',
      fee,
      'the shipping fee is 0',
      'lim',
      fee.replace('{eff', '{lim'),
    ],
    ['what is not marked gets a clause', 'Hello you.', 'Hello you', 'eff', '{eff Hello you}.'],
  ])('%s', (_, line, words, tag, wanted) => {
    expect(writeMarked(withMark(readMarked(line), { tag, ...at(line, words) }))).toBe(wanted)
  })

  test('are taken out, a clause with its words', () => {
    const marked = readMarked(fee)
    expect(writeMarked(withoutMark(marked, marked.roles[0]!))).toBe(
      fee.replace('{F order value}', 'order value'),
    )
    expect(writeMarked(withoutMark(marked, marked.segments[1]!))).toBe(
      fee.replace(/\{eff.*\}\}/, 'the shipping fee is 0'),
    )
  })

  test('of words need one clause that can be tested', () => {
    expect(hindrance(readMarked(fee), at(fee, 'shipping'))).toBeUndefined()
    expect(hindrance(readMarked(fee), at(fee, 'euros, the'))).toBe('noClause')
    expect(hindrance(readMarked('{ctx As a clerk}'), { start: 3, end: 4 })).toBe('context')
  })

  test('lie on words, from which signs that close a clause are apart', () => {
    const text = 'At 10.5 %, e-mail "Ok": done...'
    expect(wordsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'At',
      '10.5',
      '%',
      ',',
      'e-mail',
      '"Ok"',
      ':',
      'done',
      '...',
    ])
  })

  test('lie on parts of words where they did so before', () => {
    const { text, ...marks } = readMarked('{lim {N 4}{MAX -}{N 20} signs}')
    const words = wordsIn(text, edgesOf({ text, ...marks }))
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['4', '-', '20', 'signs'])
  })
})

test('words are selected by the first and the last of them, and marked ones together', () => {
  const marked = readMarked(fee)
  const pressed = (...words: string[]) => {
    let now: Parameters<typeof selectedBy>[1] = { selected: null, isBegun: false }
    for (const word of words) now = selectedBy(marked, now, at(fee, word))
    return now.selected && marked.text.slice(now.selected.start, now.selected.end)
  }
  expect(pressed('exceeds', 'euros')).toBe('exceeds 100 euros')
  expect(pressed('euros', 'exceeds')).toBe('exceeds 100 euros')
  expect(pressed('order')).toBe('order value')
  expect(pressed('order', 'If')).toBe('If the order value')
  expect(pressed('order', 'value')).toBe('value')
  expect(pressed('100', '100')).toBeNull()
  expect(pressed('100', 'euros', 'If')).toBe('If')
})
