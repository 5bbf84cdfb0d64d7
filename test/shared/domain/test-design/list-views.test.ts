import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const plants = `# Plant shop

On the page there is a heading "Plant shop", a text box "Search plants", a drop-down list "Light" and a button
"Clear filters". Below them the plants are listed in a table.

| Plant | Light | Price |
|---|---|---|
| Fern | Shade | 9.50 € |
| Cactus | Sun | 4.90 € |
| Ivy | Shade | 7.00 € |
| Aloe | Sun | 12.00 € |
| Palm | Half shade | 39.90 € |

The drop-down list offers "Any", "Shade", "Half shade" and "Sun".

To begin with, the text box is empty, "Any" is selected in "Light", and above the table it says "5 of 5 plants".

The table can be searched by plant. With "a" entered, the table contains Cactus, Aloe and Palm. Upper and lower
case do not matter. The line above the table says how many plants are shown, for example "2 of 5 plants" for "Shade".

If no plant fits, "No plants found" is displayed in place of the table.

"Clear filters" resets everything.
`

const log = `Audit log

The page shows the heading "Audit log", the text field "Filter by text", the select "Kind of event" with the options
"Everything" (preselected), "Login", "Change" and "Export", a table with the columns "Time", "User", "Kind" and
"Details", the buttons "Newer" and "Older", and the link "Start over".

1. At the start the text above the table reads "42 events" and the text between the buttons reads "Page 1 of 3".
2. Twenty entries are shown per page. "Older" shows the next page, "Newer" the page before. At the first page "Newer" cannot be clicked, at the last page "Older" cannot be clicked.
3. Entering a text narrows the list to the entries whose user or details contain this text; capitals do not matter. For example, "smith" shows 7 events and "nobody@" shows none.
4. If no entry fits, the page says "There are no such events." and the table is hidden. The message goes away when entries match again.
5. Any change of text or kind takes the user to the first page.
6. "Start over" removes the text, sets the kind to "Everything" and goes to page 1.
`

interface Played {
  actions: string
  expected: string
  ready: boolean | undefined
}

function casesOf(requirements: string): Played[] {
  return designTests({ mode: 'agentic', requirements, maxTestCases: 100 }).testCases.map((one) => ({
    actions: (one.steps ?? [])
      .slice(1)
      .map(({ action }) => action)
      .join(', '),
    expected: one.expectedResult ?? '',
    ready: one.automation?.ready,
  }))
}

function expectedOf(cases: Played[], actions: string): string[] {
  return cases.filter((one) => one.actions === actions).map(({ expected }) => expected)
}

describe('a list of which the text gives all rows', () => {
  const cases = casesOf(plants)

  test('every case can be run as it is', () => {
    expect(cases.length).toBeGreaterThan(12)
    expect(cases.every(({ ready }) => ready)).toBe(true)
  })
  test('a search that the text tells expects its rows and their number', () => {
    const [expected] = expectedOf(cases, 'Enter "a" in the "Search plants" field')
    for (const part of ['"Cactus"', '"Aloe"', '"Palm"', 'the table has 3 rows', '"3 of 5 plants" is visible'])
      expect(expected?.toLowerCase()).toContain(part.toLowerCase())
  })
  test('each choice of the filter expects what the rows give', () => {
    expect(expectedOf(cases, 'Select "Half shade" from "Light"')[0]).toBe(
      '"Palm" is shown in the table and the table has 1 row and "1 of 5 plants" is visible',
    )
  })
  test('nothing found shows the text instead of the table', () => {
    const none = cases.find(({ expected }) => expected.startsWith('"No plants found" is visible'))
    expect(none?.expected).toContain('There is no table')
  })
  test('the reset leads back from each setting', () => {
    expect(expectedOf(cases, 'Select "Shade" from "Light", Click the "Clear filters" button')[0]).toBe(
      '"Any" is selected in "Light" and the table has 5 rows and "5 of 5 plants" is visible',
    )
  })
  test('what the text lists is shown when the page opens, and no column is clicked that nobody calls sortable', () => {
    expect(expectedOf(cases, '')).toContain(
      'The "Plant shop" heading is shown and the "Search plants" field is shown and the "Light" dropdown is shown and the "Clear filters" button is shown',
    )
    expect(cases.some(({ actions }) => actions.includes('in the table'))).toBe(false)
  })
})

describe('a list of which the text gives no rows', () => {
  const cases = casesOf(log)

  test('every page is turned to, with the rows that are left for the last one', () => {
    expect(expectedOf(cases, 'Click the "Older" button, Click the "Older" button')[0]).toBe(
      'The table has 2 rows and "Page 3 of 3" is visible and the "Newer" button is enabled and the "Older" button is disabled and "42 events" is visible',
    )
  })
  test('an example counts the rows that it tells, and claims no text that the sentences leave open', () => {
    const [expected] = expectedOf(cases, 'Enter "smith" in the "Filter by text" field')
    expect(expected).toBe('The table has 7 rows and "Page 1 of 1" is visible')
  })
  test('a search without a result shows the text, and says nothing of page and buttons', () => {
    expect(expectedOf(cases, 'Enter "nobody@" in the "Filter by text" field')[0]).toBe(
      '"There are no such events." is visible and There is no table',
    )
  })
  test('the link that starts over leads back to the first page', () => {
    expect(expectedOf(cases, 'Click the "Older" button, Click the "Start over" link')[0]).toContain(
      '"Page 1 of 3" is visible',
    )
  })
})

describe('what is not claimed', () => {
  test('rows that make a sentence of the text false were not understood, and nothing is computed from them', () => {
    const wrong = plants.replace('contains Cactus, Aloe and Palm', 'contains only Cactus')
    const cases = casesOf(wrong)
    expect(cases.some(({ expected }) => expected.includes('"2 of 5 plants" is visible and'))).toBe(false)
    expect(expectedOf(cases, 'Select "Half shade" from "Light"')).toEqual([])
  })
  test('a search in other letters is not tried where the text says nothing of them', () => {
    const silent = plants.replace(' Upper and lower\ncase do not matter.', '')
    expect(silent).not.toBe(plants)
    expect(casesOf(silent).some(({ actions }) => /Enter "[A-Z]+" in/.test(actions))).toBe(false)
  })
  test('a form with a select is no list', () => {
    const form =
      'The form has a text field "Name" and a select "Size" with the options "Small" and "Large". After "Save" the page shows "Saved".'
    expect(casesOf(form).some(({ expected }) => /\btable\b/.test(expected))).toBe(false)
  })
  test('the same text gives the same cases', () => {
    expect(casesOf(plants)).toEqual(casesOf(plants))
  })
})
