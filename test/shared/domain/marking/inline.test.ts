import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BrokenMarks, parseMarked, readMarks, writeMarks } from '../../../../shared/domain/marking/inline.ts'
import { roleTags, segmentTags } from '../../../../shared/domain/marking/tags.ts'
import { expectLinear } from '../../../support/costs.ts'
import { forAll } from '../../../support/for-all.ts'

/** A text with segments side by side, each with at most one role in it. */
const marked = fc
  .array(
    fc.tuple(
      fc.string({ maxLength: 8 }),
      fc.constantFrom(...segmentTags),
      fc.string({ minLength: 1, maxLength: 8 }),
      fc.option(fc.constantFrom(...roleTags)),
    ),
    { maxLength: 5 },
  )
  .map((parts) => {
    let text = ''
    const segments = []
    const roles = []
    for (const [between, tag, inside, role] of parts) {
      text += between
      const span = { start: text.length, end: text.length + inside.length, confidence: 1 }
      segments.push({ tag, ...span })
      if (role) roles.push({ tag: role, ...span, start: span.start })
      text += inside
    }
    return { text, marks: { segments, roles, kinds: [{ kind: 'must-match', confidence: 1 }] } }
  })

describe('Marks in a line', () => {
  test('are read as they were written, whatever the text', () => {
    forAll([marked], ({ text, marks }) => {
      expect(readMarks(writeMarks(text, marks))).toEqual({ text, marks })
    })
  })

  test('look as the guide for markers has them', () => {
    const line =
      '{cond If the {F order value} {GT exceeds} {N 100} {U euros}}, {eff the {F shipping fee} {V is} {N 0}}. ## limit, calculation'
    const { text, marks } = readMarks(line)
    expect(text).toBe('If the order value exceeds 100 euros, the shipping fee is 0.')
    expect(marks.segments.map(({ tag, start, end }) => [tag, text.slice(start, end)])).toEqual([
      ['cond', 'If the order value exceeds 100 euros'],
      ['eff', 'the shipping fee is 0'],
    ])
    expect(writeMarks(text, marks)).toBe(line)
  })

  test.each([
    ['{lim at most {N 3}', 'is not closed', 0],
    ['at most {N 3}', 'lies in no segment', 8],
    ['{lim {lim 3}}', 'lies in "lim"', 5],
    ['{lim {N {U 3}}}', 'lies in the role "N"', 8],
    ['{what 3}', 'no tag "what"', 0],
    ['{3}', 'without a tag', 0],
    ['3}', 'closing brace too many', 1],
  ])('that are broken are refused: %s', (line, message, at) => {
    const read = () => readMarks(line)
    expect(read).toThrow(BrokenMarks)
    expect(read).toThrow(message)
    expect(read).toThrow(expect.objectContaining({ at }))
  })
})

describe('Marks that a person corrects', () => {
  const sentence = 'The stay lasts at least 2 nights.'

  test('are read of their sentence, and are certain', () => {
    const { segments, roles } = parseMarked(
      '{lim The {F stay} lasts {MIN at least} {N 2 }{U nights}}.',
      sentence,
    )
    expect(segments).toEqual([{ tag: 'lim', start: 0, end: 32, confidence: 1 }])
    expect(roles.map(({ tag, start, end }) => [tag, sentence.slice(start, end)])).toEqual([
      ['F', 'stay'],
      ['MIN', 'at least'],
      ['N', '2'],
      ['U', 'nights'],
    ])
    expect(parseMarked('{ctx The {F stay} lasts} at least 2 nights.', sentence).roles).toEqual([])
    expect(parseMarked(sentence, sentence)).toEqual({ segments: [], roles: [] })
  })

  test('may stand in a text that looks like a line with kinds', () => {
    const text = 'The heading is ## limit'
    expect(parseMarked('{def The heading} is ## limit', text).segments).toHaveLength(1)
  })

  test.each([
    ['{lim The stay lasts at least 3 nights}.', 'not the sentence', 24],
    ['{lim The stay lasts at least 2 nights}', 'not the sentence', 32],
    ['The stay lasts at least 2 nights.{lim }', 'holds nothing', 33],
    ['{lim The stay{F  }lasts at least 2 nights}.', 'holds nothing', 9],
    ['{LIM The stay} lasts at least 2 nights.', 'no tag "LIM"', 0],
    ['{lim The {stay} lasts at least 2 nights}.', 'without a tag', 9],
  ])('are refused where they are broken or change the text: %s', (marked, message, at) => {
    const parse = () => parseMarked(marked, sentence)
    expect(parse).toThrow(BrokenMarks)
    expect(parse).toThrow(message)
    expect(parse).toThrow(expect.objectContaining({ at }))
  })

  test('cost no more than their length, and throw nothing but their own error', () => {
    const hostile: ((length: number) => [string, string])[] = [
      (length) => ['{'.repeat(length), ''],
      (length) => ['{lim '.repeat(length / 5), ''],
      (length) => [`{${'a'.repeat(length)}`, ''],
      (length) => ['}'.repeat(length), ''],
      (length) => [`{lim a}`.repeat(length / 7), 'a'.repeat(length / 7)],
      (length) => [`{lim {N a}}{ctx {N b}}`.repeat(length / 22), 'ab'.repeat(length / 22)],
      (length) => [
        `{lim ${' '.repeat(length)}a${' '.repeat(length)}}`,
        `${' '.repeat(length)}a${' '.repeat(length)}`,
      ],
      (length) => ['\\{'.repeat(length / 2), '{'.repeat(length / 2)],
      (length) => ['a'.repeat(length), 'b'.repeat(length)],
    ]
    for (const of of hostile) {
      expectLinear(200_000, (length) => {
        const [marked, text] = of(length)
        try {
          parseMarked(marked, text)
        } catch (error) {
          expect(error).toBeInstanceOf(BrokenMarks)
          expect((error as Error).message.length).toBeLessThan(200)
        }
      })
    }
    expect(() => parseMarked('{'.repeat(1_000_000), 'a')).toThrow(BrokenMarks)
  })
})
