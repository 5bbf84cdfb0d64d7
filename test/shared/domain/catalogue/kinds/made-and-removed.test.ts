import { describe, expect, test } from 'vitest'
import { ideasOf } from '../../../../../shared/domain/catalogue/ideas-of.ts'
import { readMarks } from '../../../../../shared/domain/marking/inline.ts'

function titlesOf(line: string): string[] {
  const { text, marks } = readMarks(line)
  return ideasOf(text, marks).map(({ title }) => title)
}

const ideas: [line: string, titles: string[]][] = [
  [
    '{evt If a {A tenant} {V is deleted}} {eff the {A office} must {V end} the {T contract}}. ## delete',
    [
      'What goes with a tenant that is deleted goes with it alone',
      'A deleted tenant is gone everywhere, and nothing else is',
      'Deleting the same tenant in two windows does no harm',
    ],
  ],
  [
    '{eff A {E bed} can {V be created} by a {T POST request}}. ## create',
    ['A new bed can be read back with what was sent', 'A call with one wrong entry makes no bed'],
  ],
  [
    '{eff {A Owners} can {V adapt} {T contact data} like {F street}}. ## edit',
    [
      'A change of the street is still there after a reload',
      'Leaving without saving keeps the contact data as it was',
      'Two people who change the contact data at once do not lose anything unnoticed',
      'An invalid change keeps the contact data as it was',
    ],
  ],
]

const ways: [line: string, titles: string[]][] = [
  [
    '{eff {A I} can {V press} {C "Leave"} to {V return} to the {P garden page} without {V saving} the {P plan}}. ## navigate',
    ['The way to the garden page and back', 'The garden page opens by its own address as well'],
  ],
  [
    '{eff {F Sorting} and {F search} {V are kept} in the {P URL}}. ## navigate',
    [
      'The address opened elsewhere shows the same sorting and search',
      'The back button brings the last but one sorting and search back',
      'An address with a spoiled value does no harm',
    ],
  ],
]

const silent = [
  // A button that is on a page does not lead there.
  '{eff {A I} can {V press} the {C "Pay"} button on the {P cart page}}. ## navigate',
  // The noun of an edit is no edit, and a deletion that is broken off deletes nothing.
  '{eff A {A driver} {V picks} {E assignments} from the {P board}}. ## edit',
  '{evt If the {A clerk} {V cancels} the {T deletion}}, {eff the {F code} {V is} {N 0}}. ## delete',
]

describe('Ideas for what is made, changed and removed, and for ways', () => {
  test.each([...ideas, ...ways])('%s', (line, titles) => {
    expect(titlesOf(line)).toEqual(titles)
  })

  test.each(silent)('nothing for: %s', (line) => {
    expect(titlesOf(line)).toEqual([])
  })
})
