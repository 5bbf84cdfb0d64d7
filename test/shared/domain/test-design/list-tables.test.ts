import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const huts = `# Mountain huts

**Start.** The table starts sorted by hut from A to Z, four rows per page.

| Hut | Valley | Beds | Built |
|---|---|---|---|
| Adler | Rhône | 40 | 1911 |
| Birk | Ill | 12 | unknown |
| Col | Rhône | 25 | 1950 |
| Dent | Ill | 40 | 1911 |
| Egg | Saane | 8 | 2001 |
| Furgg | Ill | 30 | 1980 |

**Search.** "Search hut or valley" works while typing and finds the text anywhere in the hut or the valley. Capitals, accents and spaces at either end don't matter.

**Filter.** "Valley" narrows the table to one valley; "All valleys" is the default. "Room for 30" leaves only huts with 30 beds or more. "Undo" clears the search and resets both filters but leaves the sorting alone.

**Sorting.** Hut, Beds and Built are buttons in the table head; Valley isn't sortable. The first click on a column sorts it ascending, another click on the same column turns the order round. "unknown" counts as later than any year. Huts that are equal in the sorted column always stand by hut from A to Z, whichever the direction.

**Pages.** "Previous" and "Next" turn the pages, with "Page 1 of 2" between them; "Previous" is disabled on the first page and "Next" on the last. Any change of search, filter or sorting leads back to page 1.

**Counting.** Above the table: "Showing 1–4 of 6 huts" (with a single one, "Showing 1–1 of 1 hut"). Below it: "Beds in this selection: 155", which adds up all matching huts.

**Nothing found.** "No hut matches." replaces the count, the table and the paging are hidden.
`

function casesOf(requirements: string): { actions: string; expected: string }[] {
  return designTests({ mode: 'agentic', requirements, maxTestCases: 120 }).testCases.flatMap((one) =>
    one.automation?.ready
      ? [
          {
            actions: (one.steps ?? [])
              .slice(1)
              .map(({ action }) => action)
              .join(', '),
            expected: one.expectedResult ?? '',
          },
        ]
      : [],
  )
}

function expectedOf(requirements: string, actions: string): string {
  return casesOf(requirements).find((one) => one.actions === actions)?.expected ?? 'no case'
}

describe('a table of rows whose controls are told by what they do', () => {
  test('a filter that is named like a column offers its values', () => {
    expect(expectedOf(huts, 'Select "Ill" from "Valley"')).toContain('The table has 3 rows'.toLowerCase())
  })

  test('the count tells the rows of the page and all that are found', () => {
    expect(expectedOf(huts, 'Click the "Next" button')).toContain('"Showing 5–6 of 6 huts" is visible')
    expect(expectedOf(huts, 'Select "Saane" from "Valley"')).toContain('"Showing 1–1 of 1 hut" is visible')
  })

  test('a sum is that of the column which gives it for all rows', () => {
    expect(expectedOf(huts, 'Select "Ill" from "Valley"')).toContain(
      '"Beds in this selection: 82" is visible',
    )
    const wrong = huts.replace('155', '156')
    expect(casesOf(wrong).some(({ expected }) => expected.includes('Beds in this'))).toBe(false)
  })

  test('equal rows stand as the text says, also when the order is turned', () => {
    expect(expectedOf(huts, 'Click the "Beds" button, Click the "Beds" button')).toContain(
      'The first row shows "Adler" and the last row shows "Col"',
    )
    const silent = huts.replace(/Huts that are equal[^.]*\./, '')
    expect(expectedOf(silent, 'Click the "Beds" button, Click the "Beds" button')).not.toContain('first row')
  })

  test('a word among numbers has the place that the text gives it, and none without', () => {
    const falling = 'Click the "Built" button, Click the "Built" button'
    expect(expectedOf(huts, falling)).toContain('The first row shows "Birk"')
    expect(expectedOf(huts.replace(/"unknown" counts[^.]*\./, ''), falling)).not.toContain('first row')
  })

  test('only the columns that are called buttons are clicked', () => {
    expect(casesOf(huts).some(({ actions }) => actions.includes('Click the "Valley"'))).toBe(false)
  })

  test('a filter that is on or off lets through what stands within its bound, the limit included', () => {
    expect(expectedOf(huts, 'Click "Room for 30"')).toContain('"Showing 1–3 of 3 huts" is visible')
    expect(expectedOf(huts, 'Click "Room for 30", Click "Room for 30"')).toContain('of 6 huts')
    expect(expectedOf(huts, 'Click "Room for 30", Click the "Undo" button')).toContain('of 6 huts')
    const hiding = huts.replace('leaves only huts with 30 beds or more', 'hides huts with fewer than 25 beds')
    expect(expectedOf(hiding, 'Click "Room for 30"')).toContain('of 4 huts')
    const told = huts.replace('leaves only huts with 30 beds or more', 'tells that a hut has 30 beds or more')
    expect(casesOf(told).some(({ actions }) => actions.includes('Room for'))).toBe(false)
  })

  test('a word with an accent is found without it where the text says so', () => {
    expect(expectedOf(huts, 'Enter "Rhone" in the "Search hut or valley" field')).toContain('of 2 huts')
  })

  test('accents are tried in no search whose result depends on them unstated', () => {
    const silent = huts.replace('Capitals, accents and spaces', 'Capitals and spaces')
    expect(casesOf(silent).some(({ actions }) => actions.includes('"Rhone"'))).toBe(false)
  })

  test('a search that finds nothing shows its text in place of the table', () => {
    expect(expectedOf(huts, 'Enter "zzqx" in the "Search hut or valley" field')).toBe(
      '"No hut matches." is visible and There is no table',
    )
  })

  test('a reset that leaves the sorting alone is not expected to sort', () => {
    expect(casesOf(huts).some(({ actions }) => /"Beds" button.*"Undo" button/.test(actions))).toBe(false)
  })

  test('a table of rules has no filters', () => {
    const rules = `# Fares

| Zone | Day fare | Night fare |
|---|---|---|
| 1 | 2.00 | 3.00 |
| 2 | 3.00 | 4.00 |
| 3 | 4.00 | 5.00 |

"Zone" is only shown when "Show fare" is pressed. The page shows the fare of the zone.`
    expect(casesOf(rules).some(({ actions }) => actions.includes('from "Zone"'))).toBe(false)
  })
})
