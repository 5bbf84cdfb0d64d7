import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/read-document.ts'

const fieldsOf = (text: string) =>
  readDocument(text).flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'field' ? [[fact.label, fact.constraints] as const] : [])),
  )

describe('bullets that declare inputs', () => {
  test('a name with its control in brackets is followed by its values', () => {
    expect(fieldsOf('- Frame (selection, required): Oak, Walnut, Steel')).toEqual([
      ['Frame', { required: true, control: 'select', choices: ['Oak', 'Walnut', 'Steel'] }],
    ])
    expect(fieldsOf('- Delivery (radio buttons): pick-up or courier.')).toEqual([
      ['Delivery', { control: 'radio', choices: ['pick-up', 'courier'] }],
    ])
  })

  test('words that also head a part of a use case are inputs where limits follow', () =>
    expect(
      fieldsOf('- Description: required, up to 90 characters\n- Summary: at most 20 characters'),
    ).toEqual([
      ['Description', { required: true, length: { min: 0, max: 90 } }],
      ['Summary', { length: { min: 0, max: 20 } }],
    ]))

  test('the description of a use case stays no input', () =>
    expect(fieldsOf('- Description: the clerk returns up to 5 books\n- Scope: only the page')).toEqual([]))
})

const relationsOf = (text: string) =>
  readDocument(text).flatMap(({ facts }) => facts.filter(({ kind }) => kind === 'relation'))
const answersOf = (text: string) =>
  readDocument(text).flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'message' ? [[fact.text, fact.violations, fact.about]] : [])),
  )

describe('limits that point back', () => {
  test.each([
    '- Last day: optional. If given, it must not be before the first day.',
    '- Last day: date, required, not before the first day ("Wrong order").',
    'The last day is optional. It must not be earlier than the first day.',
  ])('%s', (text) =>
    expect(relationsOf(text)).toEqual([
      expect.objectContaining({ label: 'Last day', other: 'First day', min: expect.anything() }),
    ]),
  )

  test('one of two names is not guessed', () =>
    expect(relationsOf('Name and Code are required. It must not be below the start price.')).toEqual([]))

  test('below that and heavier than that answer one side of the limit before them', () => {
    expect(answersOf('- Bid: required, minimum 10.00 EUR; below that the form says "Bid more".')).toEqual([
      ['Bid more', ['below'], 'previous'],
    ])
    expect(
      answersOf('- Load: at most 30 kg; for anything heavier than that the clerk sees "Split it".'),
    ).toEqual([['Split it', ['above'], 'previous']])
    expect(answersOf('The age must be at least 18. Below that the page shows "Too young".')).toEqual([
      ['Too young', ['below'], 'previous'],
    ])
  })
})
