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
