import { describe, expect, test } from 'vitest'
import { ideasOf } from '../../../../../shared/domain/catalogue/ideas-of.ts'
import { readMarks } from '../../../../../shared/domain/marking/inline.ts'

function titlesOf(line: string): string[] {
  const { text, marks } = readMarks(line)
  return ideasOf(text, marks).map(({ title }) => title)
}

const ideas: [line: string, titles: string[]][] = [
  [
    '{eff {E Pots} without {F price} {V are hidden}} {evt when the {T price filter} {V is used}}. ## show',
    ['What is hidden is this alone: pots without price', 'What was hidden comes back when that is undone'],
  ],
  [
    '{cond Nothing entered} -> {eff {V show} the newest {N 30} {E pots}}. ## show',
    ['Of 31 pots the oldest is not shown', 'Fewer than 30 pots are all shown'],
  ],
  [
    '{eff {A Potters} {V see} the {T temperature}, {V updated} every {N 5} {U seconds}}. ## show',
    [
      'A change of the temperature is seen within 5 seconds, without a reload',
      'A lost connection does not stop it for good',
    ],
  ],
  [
    '{eff The {P board} {V shows} {S cold / burning} (since {F start}) / under repair}. ## show',
    ['Cold, burning and under repair are each shown in their case'],
  ],
  ['{eff {V Results} {V are shown}} {evt when the {A potter} {V says} so}. ## show', []],
  [
    '{eff The {T focus} {V moves} to the {P first field}}. ## show',
    ['The focus moves to the first field', 'A screen reader reads what the focus moved to'],
  ],
  [
    '{eff Unknown {T glazes} {V are ignored} with a {T notice}}. ## show',
    ['The result is the same with and without unknown glazes'],
  ],
  [
    '{eff The {P page} {V offers} a link {M "Forgot your pot?"}}. ## message',
    ['The link "Forgot your pot?" is there and works'],
  ],
  ['{eff The {A answer} {V has} a list {M "pots"}}. ## message', []],
  ['{eff {A It} {V returns} {M "409 Conflict"}}. ## message', []],
  ['{eff {A Potters} {V see} the {F number of pots for} each {P kiln}}. ## show', []],
  [
    '{eff {M "Stay here"} {V is} {NEG not} offered on the {P terminal}}. ## message',
    ['"Stay here" is not there on the terminal'],
  ],
  [
    '{eff The {A potter} {V sees} an {T error message}} {evt when a {E pot} {V breaks} in the kiln}. ## message',
    ['An error message comes in its case', 'The error message stays away where its cause is missing'],
  ],
  [
    '{eff A {T warning} {V appears}} {evt on the {V breaking} of a {E pot}}. ## message',
    ['A warning comes in its case'],
  ],
  [
    '{cond Anything else} -> {eff {M "This glaze is unknown."}} ## message',
    ['"This glaze is unknown." is shown letter by letter'],
  ],
]

describe('What is tried of what is shown and said', () => {
  test.each(ideas)('%s', (line, titles) => {
    expect(titlesOf(line)).toEqual(titles)
  })
})
