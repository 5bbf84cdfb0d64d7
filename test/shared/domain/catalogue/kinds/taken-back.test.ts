import { describe, expect, test } from 'vitest'
import { ideasOf } from '../../../../../shared/domain/catalogue/ideas-of.ts'
import { readMarks } from '../../../../../shared/domain/marking/inline.ts'

function titlesOf(line: string): string[] {
  const { text, marks } = readMarks(line)
  return ideasOf(text, marks).map(({ title }) => title)
}

const ideas: [line: string, titles: string[]][] = [
  [
    '{eff the {A clerk} can {V cancel} a {T running import}}. ## delete',
    [
      'Nothing of an import that is broken off halfway stays behind',
      'Others that run beside the running import go on',
      'Breaking off at the very end leaves one clear result',
    ],
  ],
  [
    '{evt {C Abort}} = {eff {NEG nothing} {V saved}}. ## state',
    [
      '"Abort" after changing everything leaves all as it was',
      '"Abort" at the last step leaves all as it was',
      'After "Abort" the same can be done anew',
    ],
  ],
  [
    '{evt When a {E course} {V is cancelled}}, {eff the {T room} {V is} free again}. ## cancel',
    [
      'What follows from a course that is cancelled follows, and for no other one',
      'A course that was cancelled is shown as such, and nothing more comes of it',
      'Trying to cancel the course twice does no harm',
      'Saying no to the question keeps the course',
    ],
  ],
  [
    '{cond Without {T entries}} {eff the {C print button} {V is greyed} out}. ## enable',
    [
      'The print button cannot be used where this is so and can be used otherwise: without entries',
      'The print button can be used again when its condition is taken back',
      'Nobody gets around the print button while it cannot be used',
    ],
  ],
  [
    '{eff The {A tenant} {V gets} a {T letter} {N 2} {U weeks} before the end}. ## schedule',
    [
      'A day too early nothing comes, it comes once 2 weeks before the end',
      'What begins too late for it is clear',
      'What was moved or taken back meanwhile is told rightly',
    ],
  ],
  [
    '{eff {E Backups} {V run} every night}. ## schedule',
    [
      'Backups: every night, once each time',
      'Backups: a time at which the system was off',
      'Backups: a run that is still under way at the next time',
    ],
  ],
]

describe('Ideas for what is taken back, depends on something or runs by itself', () => {
  test.each(ideas)('%s', (line, titles) => {
    expect(titlesOf(line)).toEqual(titles)
  })
})
