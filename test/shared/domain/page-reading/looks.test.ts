import { describe, expect, test } from 'vitest'
import type { PageControl } from '../../../../shared/domain/page-inventory/schema.ts'
import { button, field, numeric, readLines, rulesInShort, select, submit, tickable } from './reading.ts'

const ticked = [{ action: 'tick' as const, role: 'checkbox', name: 'Business' }]
const hidden = [tickable('Business'), field('Company', { hidden: true, revealedBy: ticked }), submit('Save')]
const shown = '{eff The {F company} {V is shown}} {cond while {C "Business"} {V is ticked}}.'
const read = (line: string, controls: PageControl[]) => {
  const reading = readLines([line], controls)
  return {
    rules: rulesInShort(reading),
    disagreements: reading.disagreements.map(({ control, text, page }) => [control, text, page]),
  }
}

describe('what is there only while something is so', () => {
  test('is there then, and not otherwise', () => {
    expect(read(shown, hidden).rules).toEqual([
      'Business = true -> pg2c shown',
      'not (Business = true) -> pg2c hidden',
    ])
  })
  test('is turned by a negation', () => {
    const line =
      '{eff The {F company} {V is} {NEG not} shown} {cond while {C "Business"} {V is} {NEG not} ticked}.'
    expect(read(line, hidden).rules).toEqual([
      'Business = false -> pg2c hidden',
      'not (Business = false) -> pg2c shown',
    ])
  })
  test('and is there when the page is opened is a disagreement, and no rule', () => {
    expect(read(shown, [tickable('Business'), field('Company'), submit('Save')])).toEqual({
      rules: [],
      disagreements: [['Company', 'hidden at first', 'shown at first']],
    })
  })
  test('agrees with a page whose box is ticked at first', () => {
    expect(
      read(shown, [tickable('Business', { checked: true }), field('Company'), submit('Save')]).disagreements,
    ).toEqual([])
  })
  test('by an option is held against what is chosen at first', () => {
    const line = '{eff The {F company} {V is disabled}} {cond if the {F kind} {V is} {O Private}}.'
    const kind = select('Kind', ['Private', 'Business'])
    expect(read(line, [kind, field('Company')]).disagreements).toEqual([
      ['Company', 'disabled at first', 'enabled at first'],
    ])
    expect(read(line, [kind, field('Company', { disabled: true })]).rules).toHaveLength(2)
  })
  test('by an entry is not known at first', () => {
    const line = '{eff {C "Save"} {V is disabled}} {cond while the {F company} {V is} empty}.'
    expect(read(line, [field('Company'), submit('Save')])).toEqual({
      rules: ['Company empty -> pgb1 disabled', 'not (Company empty) -> pgb1 enabled'],
      disagreements: [],
    })
  })
  test('and is what the condition itself reads gives nothing', () => {
    const line = '{eff The {F company} {V is shown}} {cond while the {F company} {V is} empty}.'
    expect(read(line, [field('Company')]).rules).toEqual([])
  })
  test('while something is so that is not of the page gives nothing', () => {
    expect(
      read(shown.replace('{C "Business"} {V is ticked}', 'the {F moon} {V is} full'), hidden).rules,
    ).toEqual([])
  })
})

describe('a button empties a form', () => {
  const page = [
    field('Email', { type: 'email' }),
    field('Name'),
    numeric('Beds', { value: '2' }),
    field('Pin', { type: 'password' }),
    button('Clear'),
    button('Preview'),
  ]
  const rules = (line: string) => readLines([line], page).rules
  test('back to what its fields hold at first, once something was typed', () => {
    expect(rules('{eff {C "Clear"} {V empties} the form}.')).toMatchObject([
      {
        when: { action: 'press', target: 'pgb1' },
        if: { kind: 'not', of: { kind: 'empty', subject: 'pg2' } },
        then: [
          { subject: 'pg1', to: { value: { type: 'empty' } } },
          { subject: 'pg2', to: { value: { type: 'empty' } } },
          { subject: 'pg3', to: { value: { type: 'number', value: '2' } } },
        ],
      },
    ])
  })
  test.each([
    '{eff {C "Clear"} {V empties} the form but the {F name}}.',
    '{eff {C "Clear"} {V empties} the {F name}}.',
    '{eff {C "Preview"} {V empties} the form}.',
  ])('and nothing is foreseen of: %s', (line) => {
    expect(rules(line)).toEqual([])
  })
})
