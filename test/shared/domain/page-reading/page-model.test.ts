import { describe, expect, test } from 'vitest'
import type { Condition, Rule } from '../../../../shared/domain/requirement-model/index.ts'
import { whereThere } from '../../../../shared/domain/page-reading/page-model.ts'
import type { PageControl } from '../../../../shared/domain/page-inventory/schema.ts'
import {
  button,
  design,
  field,
  modelFor,
  numeric,
  proved,
  radio,
  select,
  submit,
  tickable,
  told,
} from './reading.ts'

const byTab = (name: string) => [{ action: 'press' as const, role: 'tab', name }]
const byOption = (name: string, value: string) => [
  { action: 'choose' as const, role: 'combobox', name, value },
]
const tab = (name: string): PageControl => ({ role: 'tab', name })
const short = ['The code has at least 3 characters.', 'If the code is shorter, "Too short" appears.']
const casesFor = (lines: string[], controls: PageControl[]) => proved(design(lines, controls)).map(told)

describe('a field that is not there from the beginning', () => {
  test('behind an option is reached by choosing it', () => {
    const hidden = field('Code', { hidden: true, revealedBy: byOption('Delivery', 'Pickup') })
    const cases = casesFor(short, [select('Delivery', ['Home', 'Pickup']), hidden, submit('Book')])
    expect(cases).toHaveLength(2)
    for (const steps of cases)
      expect(steps).toMatch(/Select "Pickup" from "Delivery"\n.*"Code" field\nClick "Book"/)
    expect(cases[1]).toContain('Enter "AB" in the "Code" field\nClick "Book" => "Too short" is visible')
  })
  test('behind a tab is reached by pressing it once', () => {
    const hidden = field('Code', { hidden: true, region: 'Profile', revealedBy: byTab('Profile') })
    const [steps = ''] = casesFor(short, [tab('Basics'), tab('Profile'), hidden, submit('Save')])
    expect(steps.split('\n').slice(0, 3)).toEqual([
      'Open the page',
      'Click the "Profile" tab',
      expect.stringContaining('"Code" field'),
    ])
    expect(steps.match(/Profile/g)).toHaveLength(1)
  })
  test('that no look has come to is nothing that a case fills', () => {
    const { subjects } = modelFor(short, [field('Code', { hidden: true }), field('Name'), submit('Save')])
    expect(subjects.filter(({ unseen }) => !unseen).map(({ name }) => name)).toEqual(['Name'])
  })
  test('behind a control that the page does not have is none either', () => {
    const controls = [
      field('Code', { hidden: true, revealedBy: byOption('Delivery', 'Pickup') }),
      submit('Save'),
    ]
    expect(casesFor(short, controls).filter((steps) => steps.includes('"Code" field'))).toEqual([])
  })
  test.each([
    [
      tickable('Gift'),
      { action: 'tick' as const, role: 'checkbox', name: 'Gift' },
      { kind: 'compare', operator: '=', right: { value: { value: true } } },
    ],
    [
      tickable('Gift'),
      { action: 'untick' as const, role: 'checkbox', name: 'Gift' },
      { kind: 'compare', right: { value: { value: false } } },
    ],
    [
      radio('Fast', 'Pace'),
      { action: 'choose' as const, role: 'radio', name: 'Fast' },
      { kind: 'one-of', values: [{ value: 'Fast' }] },
    ],
  ])('needs what the look did: %o %o', (control, reveal, needs) => {
    const { subjects } = modelFor([], [control, field('Note', { hidden: true, revealedBy: [reveal] })])
    expect(subjects[1]).toMatchObject({ name: 'Note', needs })
  })
  test('limits are kept only while it is there', () => {
    const needs = { kind: 'empty', subject: 'pg2' } as const
    const missing: Condition = { kind: 'empty', subject: 'pg1' }
    const rule: Rule = { id: 'r', scope: '', from: [], kind: 'constraint', if: missing, then: [] }
    expect(whereThere(rule, new Map([['pg1', needs]])).if).toEqual({ kind: 'all', of: [needs, missing] })
    expect(whereThere(rule, new Map([['pg1', missing]])).if).toEqual(missing)
  })
})

describe('a form is handed over', () => {
  const asIs = (lines: string[], controls: PageControl[]) =>
    modelFor(lines, controls).subjects.flatMap((own) => (own.asIs ? [own.name] : []))
  const required = 'The name is required.'
  test('without a voucher or a comment that somebody would have to make up', () => {
    const missing = 'If the name is empty, "Give a name" is shown.'
    const controls = [
      field('Name'),
      field('Voucher'),
      field('Comment', { role: 'textbox', type: 'textarea' }),
      submit('Save'),
    ]
    expect(asIs([required, missing], controls)).toEqual(['Voucher', 'Comment'])
    expect(casesFor([required, missing], controls).join()).not.toMatch(/Voucher|Comment/)
  })
  test('without a text that is named and of which nothing is known', () => {
    expect(asIs(['Guests enter a voucher.'], [field('Voucher'), submit('Save')])).toEqual(['Voucher'])
  })
  test('with what the page marks as required', () => {
    expect(
      asIs([], [field('Name', { limits: { required: true } }), field('Town *'), field('Voucher')]),
    ).toEqual(['Voucher'])
  })
  test('with numbers that the text speaks of where nothing is said to be required', () => {
    expect(asIs(['The beds are at most 3.'], [numeric('Beds'), numeric('Cots'), field('Voucher')])).toEqual([
      'Cots',
      'Voucher',
    ])
  })
  test('without a number of which nothing says what it may hold', () => {
    expect(asIs(['The "Cots" field is optional.'], [numeric('Beds'), numeric('Cots')])).toEqual([
      'Beds',
      'Cots',
    ])
  })
})

test('a page without a button for it is judged as entries are made', () => {
  const steps = casesFor(short, [field('Code')]).find((own) => own.includes('Too short" is visible'))
  expect(steps).toMatch(/"Code" field\nPress "Tab" => "Too short" is visible$/)
})

test('a sentence that nobody reads whole asserts nothing in a case that a run does', () => {
  const line = 'If the code is empty and the moon is full, "Howl" is shown.'
  const ready = proved(design([line], [field('Code'), submit('Save'), button('Howl')])).filter(
    ({ automation }) => automation?.ready,
  )
  expect(ready.map(told).join('\n')).not.toContain('"Howl" is')
})
