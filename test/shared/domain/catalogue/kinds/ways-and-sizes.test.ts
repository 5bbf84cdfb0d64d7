import { describe, expect, test } from 'vitest'
import { ideasOf } from '../../../../../shared/domain/catalogue/ideas-of.ts'
import { readMarks } from '../../../../../shared/domain/marking/inline.ts'

function titlesOf(line: string): string[] {
  const { text, marks } = readMarks(line)
  return ideasOf(text, marks).map(({ title }) => title)
}

const ideas: [line: string, titles: string[]][] = [
  [
    '{evt When a {E kiln} {V cools down}}, {eff the {A potter} {V gets} a {T mail}}. ## notify',
    [
      'The potter gets the message',
      'Nobody but the potter gets the message',
      'The potter without a reachable address stops nothing',
    ],
  ],
  [
    '{eff {V Move} focus to the glaze field}. ## accessibility',
    ['The focus is on the glaze field afterwards', 'A screen reader reads the glaze field at once'],
  ],
  [
    '{eff {C Escape} {V closes} the {T glaze list}}. ## accessibility',
    ['Escape closes what was opened, and the focus goes back'],
  ],
  [
    '{lim The {P layout} works at {N 340}, {N 700} and {N 1100} {U px}}. ## layout',
    ['The page at a width of 340 px', 'The page at a width of 700 px', 'The page at a width of 1100 px'],
  ],
  ['{lim {F Font size} is {N 17} {U px} on the screen}. ## layout', []],
  ['{eff All {T texts} {V are} in {O Danish}}. ## language', ['Every text appears in Danish']],
  ['{evt I {V name} it in the "{O Danish}" locale}. ## language', []],
  [
    '{eff {A Potters} can {V select} the {T language}}. ## language',
    [
      'Every text appears in the chosen language',
      'The language is changed in the middle of a form',
      'Dates, numbers and names of the world',
    ],
  ],
  ['{eff {NEG Do not} {V retry} {T wrong glazes}}. ## reliability', []],
  [
    '{eff The {P shop} {V continues} to work} {cond if the kiln server fails}. ## reliability',
    ['The work goes on although the kiln server fails'],
  ],
  ['{eff {V Expand} the {T search space}}. ## search', []],
]

describe('What is tried of the ways of a message, of the focus, sizes and languages', () => {
  test.each(ideas)('%s', (line, titles) => {
    expect(titlesOf(line)).toEqual(titles)
  })
})
