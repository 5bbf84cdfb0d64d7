import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../shared/domain/requirements/read-document.ts'

const inputsOf = (text: string) =>
  readDocument(text).flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'field' || fact.kind === 'mention' ? [fact.label] : [])),
  )

describe('names in quotes are no inputs when they are', () => {
  test('sentences that the page says', () => {
    const labels = inputsOf(
      'The form has the fields "Surname" and "Seat". Above them stands "Please correct 2 entries.", or "Nothing to correct here." if all is well.',
    )
    expect(labels).toEqual(expect.arrayContaining(['Surname', 'Seat']))
    expect(labels.filter((label) => label.endsWith('.'))).toEqual([])
  })

  test('what tells how far somebody has come', () => {
    expect(
      inputsOf('The form has the field "Surname", and "Page 1 of 3" above it must not be empty.'),
    ).not.toContain('Page 1 of 3')
  })
})
