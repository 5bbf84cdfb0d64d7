import { describe, expect, test } from 'vitest'
import { outlinesOf } from '../../../../shared/domain/catalogue/outline.ts'
import { readMarks } from '../../../../shared/domain/marking/inline.ts'

const outlined = (line: string) => {
  const { text, marks } = readMarks(line)
  return outlinesOf(text, marks).map(({ preconditions = [], steps }) => [
    ...preconditions,
    ...steps.map(({ action, expected }) => `${action} => ${expected}`),
  ])
}

const deeds: [line: string, ...outlines: string[][]][] = [
  [
    '{evt {V Register} a new {E kiln}}.',
    [
      'Register a new kiln => The kiln has been registered',
      'Look for the kiln, after a reload as well => It is there once, with everything that belongs to it',
    ],
  ],
  [
    '{eff {V Querying} the {T store of glazes} by colour}',
    [
      'Query the store of glazes by colour => Everything that matches is given, and nothing else',
      'Do the same for what is not there => Nothing is given, and no error comes of it',
    ],
  ],
  [
    '{eff The {A system} {V calculates} the {F firing cost}}.',
    [
      'Let the system calculate the firing cost => The firing cost is shown',
      'Work it out by hand from the same values => Both results are the same',
    ],
  ],
  [
    '{ctx As a potter}, {eff {A I} want to {V hide} a {E glaze}}.',
    [
      'There is a glaze',
      'As a potter, hide a glaze => The glaze has been hidden',
      'Look at the glaze again, after a reload as well => This is still so',
    ],
  ],
  [
    '{eff {V Cancel} {E Firing}}',
    [
      'There is a firing',
      'Cancel firing => The firing has been cancelled',
      'Look at the firing again, after a reload as well => This is still so',
    ],
  ],
  // The thing is marked in part.
  [
    '{eff {V Export} {T kiln} logs to a file}',
    [
      'There are kiln logs',
      'Export kiln logs to a file => The kiln logs are handed out',
      'Open what came of it => It is complete and can be read',
    ],
  ],
  // Each verb of a list has its own case.
  [
    '{eff {A Potters} can {V add} and {V delete} {E glazes}}.',
    [
      'As a potter, add glazes => The glazes have been added',
      'Look for the glazes, after a reload as well => They are there once, with everything that belongs to them',
    ],
    [
      'There are glazes',
      'As a potter, delete glazes => The glazes are no longer shown',
      'Look for them again, after a reload as well => They are not there; everything else still is',
    ],
  ],
]

describe('a sentence that says what is done', () => {
  test.each(deeds)('%s', (line, ...outlines) => {
    expect(outlined(line)).toEqual(outlines)
  })

  test.each([
    '{eff {A Nobody} may {V delete} a {E kiln}}.',
    '{eff {A Guests} {NEG cannot} {V delete} the {E kiln}}.',
    '{eff Only {A potters} can {V delete} a {E kiln}}.',
    '{eff {A Potters} can {V juggle} {E kilns}}.',
    '{eff The {E kiln} {V shows} {M "Hot"}}.',
  ])('is told as it stands where it forbids, or where its verb is not known: %s', (line) => {
    expect(outlined(line).flat().join(' ')).not.toMatch(/after a reload|has been|what is stored/)
  })
})

test('a condition alone is no demand', async () => {
  const { demands } = await import('../../../../shared/domain/catalogue/outline.ts')
  const { marks } = readMarks('{cond The {A potter} is signed in}.')
  expect(demands(marks)).toBe(false)
})
