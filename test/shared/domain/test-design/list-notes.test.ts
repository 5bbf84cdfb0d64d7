import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const cars = `# Cars – notes

**Data**

| Model | Maker | Seats | Price (€) | Electric |
|---|---|---|---|---|
| Falcon | Arden | 5 | 24000 | No |
| Breeze | Brook | 4 | 19500 | Yes |
| Nomad | Arden | 7 | 31000 | No |
| Pixel | Carrow | 4 | 17800 | Yes |
| Summit | Brook | 7 | 42000 | Yes |
| Tempo | Carrow | 5 | 22500 | No |
| Vista | Arden | 5 | 26000 | Yes |

**Start.** All cars, sorted by model from A to Z, page 1, 3 rows per page.

**Search.** Field "Search", takes effect while typing. Looks in model and maker, nowhere else; capitals don't matter, spaces at the ends don't either.

**Drive.** Checkbox "Electric only": leaves just the cars with "Yes" under Electric. Works together with the search.

**How many.** Above the table: "7 cars found", "1 car found". Nothing found: "No car fits.", and the table is hidden.

**Order.** Click on a column heading: "Model", "Maker", "Seats", "Price (€)". New column: ascending. Same column again: the other way round. Same value (e.g. 5 seats): by model A to Z, in both directions. "Electric" can't be sorted.

**Pages.** "Previous" and "Next", between them "Page 1 of 3". "Previous" is disabled on the first page, "Next" on the last. Any new search, tick or sorting takes you back to page 1.

**Start over.** "Reset view" brings back the first view: search empty, tick off, sorted by model A to Z, page 1.
`

const casesOf = (requirements: string) =>
  designTests({ mode: 'agentic', requirements, maxTestCases: 200 })
    .testCases.filter(({ automation }) => automation?.ready)
    .map(({ steps = [], expectedResult = '' }) => ({
      done: steps
        .slice(1)
        .map(({ action }) => action)
        .join(', '),
      expected: expectedResult,
    }))

const seen = (cases: ReturnType<typeof casesOf>, done: string) =>
  cases.find((one) => one.done === done)?.expected ?? ''

describe('a list told in notes', () => {
  const cases = casesOf(cars)

  test('is searched in the columns that a note without a subject names', () => {
    const searched = cases.filter(({ done }) => /^Enter "\w+" in the "Search" field$/.test(done))
    expect(searched.length).toBeGreaterThanOrEqual(2)
    expect(cases.some(({ done }) => /^Enter " +\w+ " in the "Search" field$/.test(done))).toBe(true)
  })

  test('a box leaves the rows that hold a value under a column, also together with the search', () => {
    expect(seen(cases, 'Click "Electric only"')).toContain('"4 cars found" is visible')
    expect(
      cases.some(({ done }) => /^Click "Electric only", Enter "\w+" in the "Search" field$/.test(done)),
    ).toBe(true)
  })

  test('a second click on the heading of a column turns the order, and equal rows keep theirs', () => {
    expect(seen(cases, 'Click "Seats" in the table')).toContain('the last row shows "Falcon"')
    expect(seen(cases, 'Click "Seats" in the table, Click "Seats" in the table')).toMatch(
      /^The first row shows "Nomad" and the last row shows "Falcon"/,
    )
  })

  test('a column that cannot be sorted is not clicked, and a filter is no form that is sent', () => {
    expect(cases.some(({ done }) => done.includes('"Electric" in the table'))).toBe(false)
    expect(cases.some(({ done }) => done.includes('Submit'))).toBe(false)
  })

  test('nothing found and going back to the start are tried', () => {
    expect(
      cases.some(({ expected }) => /"No car fits\." is visible and there is no table/i.test(expected)),
    ).toBe(true)
    expect(seen(cases, 'Click "Electric only", Click the "Reset view" button')).toContain(
      '"7 cars found" is visible',
    )
  })
})

describe('what is no such note', () => {
  test('columns that are only examples leave the others clickable', () => {
    const cases = casesOf(
      cars
        .replace(
          'Click on a column heading: "Model", "Maker", "Seats", "Price (€)".',
          'A click on any column heading, for example "Model" or "Maker", sorts the list.',
        )
        .replace(' "Electric" can\'t be sorted.', ''),
    )
    expect(cases.some(({ done }) => done.startsWith('Click "Seats" in the table'))).toBe(true)
  })

  test('a box that leaves out what has a value is not understood', () => {
    const cases = casesOf(
      cars.replace(
        'leaves just the cars with "Yes" under Electric',
        'leaves just the cars that are not with "Yes" under Electric',
      ),
    )
    expect(
      cases.some(({ expected, done }) => done.includes('Electric only') && expected.includes('cars found')),
    ).toBe(false)
  })
})

test('rows that only the text writes as a table are looked for by their names', () => {
  const looks = (text: string) =>
    designTests({ requirements: text, mode: 'agentic', maxTestCases: 100 }).testCases.flatMap(
      ({ steps = [] }) => steps.map(({ expectedResult }) => expectedResult),
    )
  const cards = `# Trails – notes

**Cards.** 6 trails, one card each with the name as heading.

The collection:

| Name | Place | Hours |
|---|---|---|
| Beech loop | Arden | 2 |
| Cliff path | Brook | 5 |
| Dune walk | Brook | 3 |
| Elm round | Carrow | 1 |
| Fern walk | Dorset | 4 |
| Gorse hill | Dorset | 6 |

**Counter.** "Showing 6 of 6 trails" at first; the first number always follows the list.

**Search.** "Search" looks in the name and in the place. Parts of words count, capitals or not makes no difference.

**Nothing found.** "No trails match."

**Clear filters.** Button "Clear filters" empties the search, so all 6 are there again.`
  const shown = looks(cards)
  expect(shown.join('\n')).toContain('"Showing 1 of 6 trails" is visible')
  expect(shown.filter((one) => /\btable\b|\brows?\b/i.test(one))).toEqual([])
  expect(looks(cards.replace('one card each', 'one row each')).join('\n')).toContain('the table has 1 row')
})
