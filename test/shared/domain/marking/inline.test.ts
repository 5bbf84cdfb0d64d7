import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BrokenMarks, readMarks, writeMarks } from '../../../../shared/domain/marking/inline.ts'
import { roleTags, segmentTags } from '../../../../shared/domain/marking/tags.ts'
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
