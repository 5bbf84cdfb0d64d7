import { expect, test } from 'vitest'
import { statementsOf } from '../../../../shared/domain/catalogue/statements.ts'
import { readMarks } from '../../../../shared/domain/marking/inline.ts'

test.each([
  [
    '{cond On {O Mondays}} {eff the {P hall} {V is closed}}, {eff the {P yard} {V stays} open} and {eff {NEG nobody} can {V book}}.',
    ['On Mondays, the hall is closed', 'On Mondays, the yard stays open', 'On Mondays, nobody can book'],
  ],
  [
    '{cond If the {E kiln} is {S Hot}}, {eff the {C door} {V is locked}}, and {cond if {E it} is {S Cold}}, {eff the {C lamp} {V is} off}.',
    ['If the kiln is Hot, the door is locked', 'if it is Cold, the lamp is off'],
  ],
  [
    '{eff The {C door} {V is locked}} {cond while the {E kiln} is {S Hot}}, {eff the {C lamp} {V is} off}.',
    ['The door is locked, while the kiln is Hot', 'the lamp is off'],
  ],
  ['{evt When the {A clerk} {V saves}}, {eff the {E order} {V is sent}}.', []],
  ['{eff The {E order} {V is sent}} and {eff {V printed}}.', []],
  ['{eff The {E order} {V is sent}}, {cond unless {E it} is {S Paid}}, {eff the {E list} {V is shown}}.', []],
] as const)('the rules of a sentence: %s', (line, statements) => {
  const { text, marks } = readMarks(line)
  const own = statementsOf(text, marks)
  expect(own.map((statement) => statement.text)).toEqual(statements.length > 0 ? statements : [text])
  for (const statement of own)
    for (const { start, end } of [...statement.marks.segments, ...statement.marks.roles])
      expect(text).toContain(statement.text.slice(start, end))
})
