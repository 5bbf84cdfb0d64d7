import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../../shared/domain/requirements/read-document.ts'

function controlsOf(text: string): string[] {
  return readDocument(text).flatMap(({ facts }) =>
    facts.flatMap((fact) =>
      fact.kind === 'control'
        ? [`${fact.shown ? '' : '('}${fact.control} ${fact.name}${fact.shown ? '' : ')'}`]
        : [],
    ),
  )
}

function fieldsOf(text: string): string[] {
  return readDocument(text).flatMap(({ facts }) =>
    facts.flatMap((fact) =>
      fact.kind === 'field' ? [`${fact.label} ${(fact.constraints.choices ?? []).join('/')}`.trim()] : [],
    ),
  )
}

describe('what a page has', () => {
  test.each([
    [
      'The page has the heading "Notes", a text field labelled "Note" and a button "Add".',
      ['heading Notes', 'textbox Note', 'button Add'],
    ],
    [
      'The system shall show three filter buttons "All", "Open" and "Done".',
      ['button All', 'button Open', 'button Done'],
    ],
    ['Text fields "First name" and "Last name", both empty.', ['textbox First name', 'textbox Last name']],
    ['Under the table stand the buttons "Back" and "Forward".', ['button Back', 'button Forward']],
    ['At the top there are the "Save" and "Cancel" buttons.', ['button Save', 'button Cancel']],
    [
      'The form contains the checkboxes "Express" and "Gift" as well as the link "Help".',
      ['checkbox Express', 'checkbox Gift', 'link Help'],
    ],
    ['There is a table with the columns "Day" and "Room".', ['column Day', 'column Room']],
  ])('%s', (text, expected) => {
    expect(controlsOf(text)).toEqual(expected)
  })
  test.each([
    'When the user clicks "Edit", the page shows the button "Save".',
    'A dialog opens with the field "Reason" and the buttons "Confirm" and "Back".',
    'Every row has a button "Delete".',
    'The page does not have a button "Delete".',
  ])('%s names controls that are not there from the start', (text) => {
    expect(controlsOf(text).every((one) => one.startsWith('('))).toBe(true)
    expect(controlsOf(text).length).toBeGreaterThan(0)
  })
  test('what follows somebody who acts is an answer, not what the page has', () => {
    const text = 'Somebody presses "Next" here. The page shows the button "Finish" and the heading "Done".'
    expect(controlsOf(text)).toEqual(['(button Finish)', '(heading Done)'])
  })
  test.each([
    'The user selects "Add".',
    'Users can select "Add".',
    'Select "Add".',
    'The clerk inputs "Add".',
  ])('%s names no list and no field', (text) => {
    expect(controlsOf(text)).toEqual([])
  })
  test('the options of a list are its choices, and one that only asks to choose is none', () => {
    const text =
      'The page has a select "Country". It offers nothing else.\n\nThe select offers "Please choose", "France" and "Italy".'
    expect(fieldsOf(text)).toContain('Country France/Italy')
  })
  test('options belong to the list that they are said of', () => {
    const text =
      'The page has the drop-downs "Size" and "Colour".\n\n"Size" has the options "Small" and "Large". "Colour" has the options "Red" and "Blue".'
    expect(fieldsOf(text)).toEqual(expect.arrayContaining(['Size Small/Large', 'Colour Red/Blue']))
  })
  test('a name that is called a button nowhere becomes an input', () => {
    expect(
      fieldsOf('The page has a button "Add" and a text field "Item".\n\nThe user selects "Add".'),
    ).toEqual(['Item'])
  })
})

function statesOf(text: string): unknown[] {
  return readDocument(text).flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'opening' ? fact.states : [])),
  )
}

const page = 'The page has the text fields "Name" and "Town", the select "Size" and the checkbox "News".\n\n'

describe('what a page opens with', () => {
  test.each([
    [
      'When the page opens, "Name" is empty and "News" is not ticked.',
      [
        ['empty', 'Name'],
        ['checked', 'News'],
      ],
    ],
    [
      'At the start "Name" and "Town" are empty.',
      [
        ['empty', 'Name'],
        ['empty', 'Town'],
      ],
    ],
    [
      'Initially "Size" stands at "Any" and "Town" holds "Rome".',
      [
        ['value', 'Size'],
        ['value', 'Town'],
      ],
    ],
    ['On opening, "Any" is selected in "Size".', [['value', 'Size']]],
    ['The line reads "0 items" at the beginning.', [['text', '0 items']]],
    [
      'After loading we see "3 pets" and "Page 1 of 1".',
      [
        ['text', '3 pets'],
        ['text', 'Page 1 of 1'],
      ],
    ],
  ])('%s', (text, expected) => {
    const found = statesOf(page + text) as { what: string; name?: string; text?: string }[]
    expect(found.map(({ what, name, text: shown }) => [what, name ?? shown])).toEqual(expected)
  })
  test.each([
    '"Reset" empties all fields as at the start.',
    'When "Name" is empty, "Please enter a name." is shown.',
    'At the start of the month the text "New prices" is shown if there are any.',
  ])('%s says nothing of the opened page', (text) => {
    expect(statesOf(page + text)).toEqual([])
  })
})
