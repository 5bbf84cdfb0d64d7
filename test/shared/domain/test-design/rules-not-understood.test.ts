import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const design = (requirements: string) =>
  designTests({ requirements, mode: 'agentic', maxTestCases: 200 }).testCases
const ready = (requirements: string) => design(requirements).filter(({ automation }) => automation?.ready)
const actions = (requirements: string) =>
  design(requirements).flatMap(({ steps = [] }) => steps.map(({ action }) => action))

const form =
  'The form has the text field "Crate number", the text field "Contents" and the button "Store". After storing, the page shows "Crate stored."'

describe('a table of what is wrong with an input', () => {
  const table = (rows: string[]) =>
    [form, '', '| Field | Condition | Message |', '|---|---|---|', ...rows].join('\n')

  test('means what a sentence with the same words means', () => {
    const cases = ready(
      table([
        '| Contents | fewer than 5 or more than 40 characters | "Describe the contents in 5 to 40 characters." |',
      ]),
    )
    const refused = cases.filter(({ expectedResult = '' }) =>
      expectedResult.includes('Describe the contents'),
    )
    const lengths = refused
      .map(({ coverageItems = [] }) => coverageItems.map(({ value = '' }) => value.length))
      .flat()
    expect(new Set(lengths)).toEqual(new Set([4, 41, 0]))
  })
  test('says by "not …" what is allowed', () => {
    const cases = ready(
      table([
        '| Crate number | not three capital letters A–Z, a hyphen and four digits, e.g. KLM-1234 | "Use the format KLM-1234." |',
      ]),
    )
    const stored = cases.find(({ expectedResult }) => expectedResult === '"Crate stored." is visible')
    expect(stored?.steps?.map(({ action }) => action).join('\n')).toMatch(
      /"[A-Z]{3}-\d{4}" in the "Crate number"/,
    )
  })
  test('that is not understood makes no success sure', () => {
    const text = table([
      '| Crate number | not weighed on the blue scale of the yard | "Bring it to the yard first." |',
    ])
    expect(ready(text).filter(({ expectedResult = '' }) => expectedResult.includes('Crate stored'))).toEqual(
      [],
    )
    expect(design(text).flatMap(({ automation }) => automation?.reasons ?? [])).toContain(
      'a message about "Crate number" was not understood, so its value may be refused',
    )
  })
})

describe('an expected text that is an example', () => {
  test('of another choice than the one that is made is not run', () => {
    const text =
      'The form has the select "Hall" (North, South or West) and the button "Book". After booking, the page shows "Booked: South hall."'
    const success = ready(text).filter(({ expectedResult = '' }) => expectedResult.includes('South hall'))
    for (const { steps = [] } of success)
      expect(steps.map(({ action }) => action)).toContain('Select "South" from "Hall"')
  })
})

describe('the options of a list', () => {
  test('are all days between two, and what is said of one is none', () => {
    const text =
      'The form has the select "Day" (Tuesday to Thursday, Tuesday preselected) and the button "Book". If no day is chosen, the message "Choose a day." is shown.'
    const chosen = actions(text).filter((action) => action.startsWith('Select'))
    expect(new Set(chosen.map((action) => /"([^"]+)"/.exec(action)?.[1]))).not.toContain(
      'Tuesday to Thursday',
    )
    expect(chosen.join()).not.toContain('preselected')
  })
  test('that the text does not name make a case one for a person', () => {
    const text =
      'The form has the drop-down "Depot", the text field "Note" and the button "Send". After sending, the page shows "Sent."'
    expect(ready(text).filter(({ expectedResult }) => expectedResult === '"Sent." is visible')).toEqual([])
  })
})

describe('what the opened page has', () => {
  const shown = (text: string) =>
    design(text)
      .filter(({ title }) => title.startsWith('The opened page'))
      .map(({ expectedResult = '' }) => expectedResult)
      .join()

  test('are no headings of a table that has no rows yet, and no button that appears later', () => {
    const text =
      'The page has the button "Add". Below is a table with the columns "Tree" and "Age". With no trees there is no table. The button "Undo" appears.'
    expect(shown(text)).toContain('"Add"')
    expect(shown(text)).not.toMatch(/Tree|Age|Undo/)
  })
  test('is said by the brackets that name the start, not by the text before them', () => {
    const text =
      'The page has the button "Add". The line "Showing 1 of 3 trees" always gives the listed and all trees ("Showing 0 of 0 trees" at the start).'
    const expected = design(text)
      .map(({ expectedResult = '' }) => expectedResult)
      .join('\n')
    expect(expected).not.toContain('Showing 1 of 3 trees" is visible')
  })
})

test('a code of which a part was not read is none', () => {
  const text =
    'The form has the field "Code". The code must have two runes of the old kind and letters ÄÖ, a hyphen and six digits.'
  expect(actions(text).join()).not.toMatch(/"-\d{6}"/)
})
