import { expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/index.ts'

const fieldsOf = (text: string) =>
  readDocument(text).flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'control' && fact.control === 'textbox' ? [fact.name] : [])),
  )

test('a message that counts fields is the name of none', () => {
  expect(
    fieldsOf('Above the list, an alert shall give the number of wrong fields: "Please correct 3 fields."'),
  ).toEqual([])
})

test('a question may be the name of a text field', () => {
  expect(fieldsOf('The page has the text field "What should be changed?".')).toEqual([
    'What should be changed?',
  ])
})
