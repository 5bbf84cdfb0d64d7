import { describe, expect, test } from 'vitest'
import { field, numeric, readLines, rulesInShort, submit, tickable } from './reading.ts'

const page = [
  numeric('Nights'),
  field('Code'),
  field('Name'),
  tickable('Breakfast'),
  submit('Book'),
  submit('Reset'),
]
const rules = (...lines: string[]) => rulesInShort(readLines(lines, page))
const required = '{lim The {F code} is {REQ required}}. ## required'
const bounded = '{lim The {F nights} are {MAX at most} {N 9}}. ## limit'

describe('a message', () => {
  test('belongs to the condition of its sentence', () => {
    expect(rules('{cond If the {F code} {V is} empty}, {eff {M "Give a code"} {V is shown}}.')).toEqual([
      'Code empty -> "Give a code"',
    ])
  })
  test('of several belongs to what stands before it', () => {
    const line =
      '{cond If the {F code} {V is} empty}, {eff {M "A"} {V is shown}}, and {cond if the {F name} {V is} empty}, {eff {M "B"} {V is shown}}.'
    expect(rules(line)).toEqual(['Code empty -> "A"', 'Name empty -> "B"'])
  })
  test('of several belongs to what stands behind it where the first has nothing before it', () => {
    const line =
      '{eff {M "A"} {V is shown}} {cond if the {F code} {V is} empty}, {eff {M "B"} {V is shown}} {cond if the {F name} {V is} empty}.'
    expect(rules(line)).toEqual(['Code empty -> "A"', 'Name empty -> "B"'])
  })
  test('belongs to the limit right before it, of the kind that its sentence speaks of', () => {
    const about = (kinds: string) =>
      rules(
        required,
        '{lim The {F code} has {MAX at most} {N 5} {U characters}}. ## length',
        `{cond For the {F code}}, {eff {M "Wrong"} {V is shown}}. ## ${kinds}`,
      )
    expect(about('required')).toEqual(['Code empty -> "Wrong"', 'not (Code.length <= 5)'])
    expect(about('length')).toEqual(['Code empty', 'not (Code.length <= 5) -> "Wrong"'])
  })
  test('does not belong to a limit far before it', () => {
    const idle = '{def The {F name} {V is} that of the guest}.'
    const line = '{cond For the {F nights}}, {eff {M "Too long"} {V is shown}}. ## limit'
    expect(rules(bounded, idle, line)).toEqual(['not (Nights <= 9) -> "Too long"'])
    expect(rules(bounded, idle, idle, line)).toEqual(['not (Nights <= 9)'])
  })
  test('does not belong to the limit of another field', () => {
    expect(rules(bounded, '{cond For the {F code}}, {eff {M "Odd"} {V is shown}}. ## format')).toEqual([
      'not (Nights <= 9)',
    ])
  })
  test('belongs to a limit of its sentence that holds while something is set', () => {
    const line =
      '{cond If {C "Breakfast"} {V is ticked}}, {lim the {F nights} are {MAX at most} {N 9}}, {eff or {M "Too long"} {V is shown}}.'
    expect(rules(line)).toEqual(['Breakfast = true and not (Nights <= 9) -> "Too long"'])
  })
  test.each([
    '{eff An error such as {M "Give a code"} {V is shown}}. ## required, message',
    '{eff An error {V is shown}, for example {M "Give a code"}}. ## required, message',
    '{eff {M "Give a <field>"} {V is shown}}. ## required, message',
    '{eff {M "Give a code …"} {V is shown}}. ## required, message',
    '{eff {M "Give a code"} or {M "Give one"} {V is shown}}. ## required, message',
  ])('that is an example, has a gap or is one of two is none: %s', (line) => {
    expect(rules(required, line)).toEqual(['Code empty'])
  })
  test('that is what a control is called is none', () => {
    expect(rules(required, '{eff {M "Name"} {V is shown}}. ## required')).toEqual(['Code empty'])
  })
})

describe('a button answers', () => {
  const saved = '{evt When {C "Book"} {V is pressed}}, {eff {M "Booked"} {V is shown}}. ## message'
  test('with a text where nothing is wrong', () => {
    expect(readLines([saved], page).rules).toMatchObject([
      { kind: 'reaction', when: { action: 'press', target: 'pgb1' }, if: { kind: 'valid' } },
    ])
  })
  test('with no text that has a figure of an example', () => {
    expect(rules(saved.replace('Booked', 'Booked 3 nights'))).toEqual([])
  })
  test('with no text where another condition is not of the page', () => {
    expect(rules(saved.replace('. ##', ' {cond while the {F moon} {V is} full}. ##'))).toEqual([])
  })
  test('with no text where it does not hand the form over', () => {
    expect(rules(saved.replace('Book"', 'Reset"'))).toEqual([])
  })

  test('of several in a sentence belongs to the limit between it and the one before', () => {
    const line =
      '{lim The {F code} is {REQ required}} ({eff {M "Give a code."}}) and {lim has {MAX at most} {N 5} {U characters}} ({eff {M "Too long."}}). ## required, length'
    expect(rules(line)).toEqual(['Code empty -> "Give a code."', 'not (Code.length <= 5) -> "Too long."'])
  })
  test('of several belongs to no limit that stands behind it', () => {
    const line =
      '{eff The {F code} ({M "Give a code."})} {lim and the {F name} ({M "Give a name."}) are {REQ required}}. ## required'
    expect(rules(line).filter((rule) => rule.includes('"'))).toEqual([])
  })
  test('beside others belongs to a figure without a name only where that lies beyond a limit', () => {
    const limit = '{lim The {F code} has {MAX at most} {N 5} {U characters}}. ## length'
    const beyond =
      '{cond With {N 6} {MIN or more}}, {eff {M "Too long."} {V is shown}}; {cond if it is empty}, {eff {M "Give a code."} {V is shown}}.'
    expect(rules(limit, beyond)).toContain('Code.length >= 6 -> "Too long."')
    const within =
      '{cond With {N 2} {MIN or more}}, {eff {M "Go on."} {V is shown}}; {cond if it is empty}, {eff {M "Give a code."} {V is shown}}.'
    expect(rules(limit, within).join()).not.toContain('Go on.')
  })
  test('is none where two texts stand in one', () => {
    expect(rules(`{lim The {F code} is {REQ required}}, {eff {M "Give a code." / "Give one."}}.`)).toEqual([
      'Code empty',
    ])
  })
  test('in brackets belongs to what stands before it', () => {
    const line =
      '{lim The {F code} is {REQ required} ({M "Give a code"})} {lim and has {MAX at most} {N 9} {U characters}}. ## required, length'
    expect(rules(line)).toContain('Code empty -> "Give a code"')
    expect(rules(line).filter((rule) => rule.includes('Give a code'))).toHaveLength(1)
  })
  test('of as many texts as required fields belongs to each in its turn', () => {
    const lines = [
      '{lim The {F code} and the {F name} are {REQ needed}}: {eff {M "Give a code"}} and {eff {M "Give a name"}}. ## required',
    ]
    expect(rules(...lines)).toEqual(['Code empty -> "Give a code"', 'Name empty -> "Give a name"'])
  })
  test('behind a condition that names nothing of the page is not told', () => {
    const line =
      '{cond With {A priority one}} {eff {M "Hurry"} {V is shown}}, and {cond if the {F code} {V is} empty}, {eff {M "Give a code"} {V is shown}}.'
    expect(rules(line)).toEqual([])
  })
  test('is no address, which is an entry', () => {
    const line = '{cond If the {F code} {V is} empty}, {eff {M "http://localhost"} {V is shown}}.'
    expect(rules(line)).toEqual([])
  })
})
