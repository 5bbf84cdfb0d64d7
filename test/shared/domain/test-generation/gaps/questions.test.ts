import { describe, expect, test } from 'vitest'
import { readMarks } from '../../../../../shared/domain/marking/inline.ts'
import { generateTests } from '../../../../../shared/domain/test-generation/generate-tests.ts'

const locked = '{eff The {E account} {V is locked}} {evt after {N 4} failed logins}. ## lockout'
const lasts = '{lim The {E lock} {V lasts} {N 15} {U minutes}}. ## lockout'
const gone = '{ctx It goes to all members}.'
const sent = '{evt When the {E lease} {V ends}}, {eff a {T reminder e-mail} {V is sent}}. ## notify'

/** What is asked of a text, which stands on one line or on several. */
function asked(lines: string[], between = ' ', change = (text: string) => text) {
  const read = lines.map(readMarks)
  const requirements = change(read.map(({ text }) => text).join(between))
  const marks = new Map(read.map(({ text, marks: its }) => [change(text), its]))
  return generateTests({ requirements, marks, mode: 'generate' }).gaps.flatMap((gap) =>
    gap.completions ? [gap.description.split(': ').at(-1)] : [],
  )
}

describe('a question', () => {
  const open = 'How long does the lock last?'

  test.each([
    ['is asked while nothing answers it', [locked], ' ', [open]],
    ['is answered by what it offers, right behind its sentence', [locked, lasts], ' ', []],
    ['is answered by that on the next line', [locked, lasts], '\n', []],
    ['is still asked where something stands between', [locked, gone, lasts], ' ', [open]],
    ['is not answered by what stands before it', [lasts, locked], ' ', [open]],
    ['is not answered by something else', [locked, gone], ' ', [open]],
  ])('%s', (_, lines, between, wanted) => {
    expect(asked(lines, between)).toEqual(wanted)
  })

  test('is answered by what it offers with other values, too', () => {
    expect(asked([locked, lasts], ' ', (text) => text.replace('15 minutes', '2.5 hours'))).toEqual([])
  })

  test('is asked twice at most, and again of the next sentence once one is answered', () => {
    const others = ['badge', 'gate'].map((thing) => locked.replace('account', thing))
    expect(asked([locked, ...others], '\n\n')).toEqual([open, open])
    expect(asked([locked, lasts, ...others], '\n\n')).toEqual([open, open])
  })

  test('is answered by a sentence that demands nothing itself', () => {
    const context = '{ctx It goes to the person in charge, with a copy to the manager}.'
    expect(asked([sent])).toEqual(['Who gets it?'])
    expect(asked([sent, context])).toEqual([])
  })
})
