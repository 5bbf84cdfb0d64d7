import { describe, expect, test } from 'vitest'
import { outlineOf } from '../../../../shared/domain/catalogue/outline.ts'
import { readMarks } from '../../../../shared/domain/marking/inline.ts'

const outlines: [line: string, outline: string[]][] = [
  [
    '{ctx As a potter}, {eff {A I} want to {V see} my {E glazes}}, {ctx so that I can mix them}.',
    ['A potter can see their glazes', 'As a potter, see your glazes', 'A potter can see their glazes.'],
  ],
  [
    '{evt When the {A potter} {V opens} the {E kiln}}, {eff the {F alarm} {V sounds}}.',
    ['When the potter opens the kiln, the alarm sounds', 'As a potter, open the kiln', 'The alarm sounds.'],
  ],
  [
    '{evt When the {A potter} {V has} opened the {E kiln}}, {eff the {F alarm} {V sounds}}.',
    [
      'When the potter has opened the kiln, the alarm sounds',
      'Bring it about that the potter has opened the kiln',
      'The alarm sounds.',
    ],
  ],
  [
    '{cond If the {E kiln} is {S Hot}}, {eff the {C door} {V is locked}}.',
    ['If the kiln is Hot, the door is locked', 'The kiln is Hot', 'Look at the door', 'The door is locked.'],
  ],
  [
    '{eff The {C door} {V is locked}} {cond unless the {E kiln} is {S Cold}}.',
    [
      'The door is locked unless the kiln is Cold',
      'Try each of the cases in turn',
      'The door is locked unless the kiln is Cold.',
    ],
  ],
  [
    '- [ ] {eff **{V Show}** the {T last firing}}',
    ['Show the last firing', 'Look at the last firing', 'This holds: "Show the last firing"'],
  ],
  [
    '{cond With {N 5} {U kilns}} {eff {F it} {V is} {N 9} euros}, {cond otherwise} {eff {F it} {V is} {N 4} euros}.',
    [
      'With 5 kilns it is 9 euros, otherwise it is 4 euros',
      'Try each of the cases in turn',
      'This holds: "With 5 kilns it is 9 euros, otherwise it is 4 euros"',
    ],
  ],
  [
    '{eff {A Guests} {NEG cannot} {V open} the {E kiln}}.',
    ['Guests cannot open the kiln', 'As a guest, try to open the kiln', 'Guests cannot open the kiln.'],
  ],
  [
    'Given {cond the {E kiln} is {S Hot}}',
    [
      'The kiln is Hot',
      'The kiln is Hot',
      'Bring about the case and look at the result',
      'What is demanded in this case is to be seen',
    ],
  ],
]

describe('The outline of a sentence', () => {
  test.each(outlines)('%s', (line, outline) => {
    const { text, marks } = readMarks(line)
    const { title, preconditions = [], steps } = outlineOf(text, marks)
    expect([title, ...preconditions, ...steps.flatMap(({ action, expected }) => [action, expected])]).toEqual(
      outline,
    )
  })
})
