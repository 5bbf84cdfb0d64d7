import { expect, test } from 'vitest'
import { readDocument } from '../../../../../../shared/domain/requirements/read-document.ts'

const listed = 'The form has the fields "Name", "Boat type" and "I can swim" and the button "Book".'

function controls(text: string): string[] {
  return readDocument(text).flatMap(({ facts }) =>
    facts.flatMap((fact) =>
      fact.kind === 'control' ? [`${fact.name}: ${fact.control}${fact.shown ? '' : ' (unsure)'}`] : [],
    ),
  )
}

test.each([
  ['One of the boat types "Canoe" and "Raft" shall be chosen.', 'Boat type: choice'],
  ['The boat type must be either "Canoe" or "Raft".', 'Boat type: choice'],
  ['"I can swim" must be ticked.', 'I can swim: checkbox'],
  ['Ticking "I can swim" lowers the price.', 'I can swim: checkbox'],
  ['Nothing is ticked at the start.', 'I can swim: checkbox'],
])('%s tells the kind of what the fields are', (text, expected) => {
  expect(controls(`${listed}\n\n${text}`)).toContain(expected)
})

test('what no sentence tells is a text field, and a statement may be anything', () => {
  expect(controls(listed)).toEqual(
    expect.arrayContaining(['Name: textbox', 'Boat type: textbox', 'I can swim: textbox (unsure)']),
  )
})

test('boats that are offered elsewhere are no options of the boat type', () => {
  expect(controls(`${listed}\n\nOne of the guides "Ann" and "Bob" is chosen by us.`)).toContain(
    'Boat type: textbox',
  )
})
