import { describe, expect, test } from 'vitest'
import { boardShown } from '../../../../shared/domain/test-design/check/board-shown.ts'
import type { Board, BoardItem } from '../../../../shared/domain/test-design/model.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const parcels = `# Parcel room

These parcels are there when the page opens:

| Parcel | From | Status |
|---|---|---|
| P7 | Ida Holm | Arrived |
| P8 | Rolf Berg | On shelf |
| P9 | Mia Lund | Arrived |

Each row has the buttons that fit its status (for screen readers each also names its parcel, e.g. "Put away parcel P7").

| Status | Button | What follows | Message |
|---|---|---|---|
| Arrived | Put away | On shelf | "Parcel P7 is on the shelf." |
| Arrived | Refuse | asks first, see below; the parcel is gone | "Parcel P7 refused." |
| On shelf | Take down | Arrived | "Parcel P8 is down again." |
| On shelf | Hand out | asks for the signature, see below; Handed out | "Parcel P8 was handed out." |
| Handed out | none | the row shows who has it | |

While two parcels are On shelf, every "Put away" button is disabled and the page says "The shelf is full."

"Refuse" opens a dialog headed "Refuse parcel P7?". There, "Refuse it" removes the parcel, and "Keep it" closes the dialog and changes nothing.

"Hand out" opens a dialog with the field "Signature". "Back" closes the dialog and the parcel stays On shelf.

"Show" narrows the list to one status (All, Arrived, On shelf, Handed out). Whatever the filters, one line counts all parcels, at the start "Arrived: 2, On shelf: 1, Handed out: 0".
`

const beds = `# Garden beds

A bed is always in one of three statuses: "Free", "Planted" or "Resting".

**Given** a gardener opens the page
**Then** the table "Beds" lists four beds in alphabetical order: Clover (Free), Lupin (Planted), Mallow (Free) and Sage (Resting)
**And** above the table stand "In use: 1" and "Resting: 1".

"In use" counts every bed that is "Planted".

**Given** a bed in status "Free"
**Then** its only button is "Plant"
**When** "Plant" is pressed
**Then** the bed becomes "Planted" and the message reads, for example, "Clover is planted."

**Given** a "Planted" bed
**Then** it has the buttons "Clear" and "Harvest"
**When** "Harvest" is pressed
**Then** a dialog "Confirm harvest" asks "Harvest Lupin?"
**And** with "Yes, harvest" the bed becomes "Resting", and the message is "Lupin was harvested."
**And** with "Not yet" the dialog closes and nothing changes.

**Given** a "Resting" bed
**Then** it has no buttons any more.
`

const readyOf = (requirements: string) =>
  designTests({ mode: 'agentic', requirements, maxTestCases: 200 })
    .testCases.filter(({ automation }) => automation?.ready)
    .map(({ steps = [], expectedResult = '' }) => ({
      done: steps
        .slice(1)
        .map(({ action }) => action)
        .join(', '),
      expected: expectedResult,
    }))
const seen = (cases: ReturnType<typeof readyOf>, done: string) =>
  cases.filter((one) => one.done === done).map(({ expected }) => expected)
const put = (row: string) => `Click the "Put away" button in the row "${row}"`

describe('rows with states told by a table of buttons', () => {
  const cases = readyOf(parcels)

  test('each button of a row is pressed, and message, state and counts follow', () => {
    const [expected = ''] = seen(cases, put('P7')).filter((text) => text.includes('is on the shelf'))
    expect(expected).toContain('"Parcel P7 is on the shelf." is visible')
    expect(expected).toContain('the row "P7" shows "On shelf"')
    expect(expected).toContain('"Arrived: 1, On shelf: 2, Handed out: 0" is visible')
  })

  test('a dialog is left and confirmed; one in which something is entered is only left', () => {
    expect(
      seen(cases, 'Click the "Refuse" button in the row "P7", Click the "Refuse it" button in the dialog')[0],
    ).toContain('There is no row "P7"')
    expect(
      seen(cases, 'Click the "Refuse" button in the row "P7", Click the "Keep it" button in the dialog')[0],
    ).toContain('The row "P7" shows "Arrived"')
    expect(
      seen(cases, 'Click the "Hand out" button in the row "P8", Click the "Back" button in the dialog')[0],
    ).toContain('The row "P8" shows "On shelf"')
    expect(cases.some(({ expected }) => expected.includes('was handed out'))).toBe(false)
  })

  test('a limit disables the button, which is found by its name for screen readers', () => {
    expect(seen(cases, put('P7'))).toContain(
      'The "Put away parcel P9" button in the row "P9" is disabled and "The shelf is full." is visible',
    )
    expect(seen(cases, '')).toContain(
      'The "Put away parcel P7" button in the row "P7" is enabled and "The shelf is full." is not visible',
    )
  })

  test('each status that a row has is chosen alone, and the counts stay', () => {
    expect(seen(cases, 'Select "Arrived" from "Show"')).toEqual([
      'The table has 2 rows and "P7" is shown in the table and "P9" is shown in the table and "Arrived: 2, On shelf: 1, Handed out: 0" is visible',
    ])
    expect(seen(cases, 'Select "Handed out" from "Show"')).toEqual([])
  })

  test('no field of a dialog or column of the table becomes an input of a form', () => {
    expect(
      cases.some(
        ({ done }) => done.includes('Signature') || done.includes('Submit') || done.includes('"From"'),
      ),
    ).toBe(false)
  })
})

describe('rows with states told by Given, When and Then', () => {
  const cases = readyOf(beds)

  test('rows in a sentence, their order and counts by name are known', () => {
    expect(seen(cases, '').join()).toContain('"Clover", "Lupin", "Mallow" and "Sage" are shown in this order')
    expect(seen(cases, 'Click the "Plant" button in the row "Clover"')[0]).toContain('"In use: 2" is visible')
  })

  test('a question is answered both ways, and a last state has no buttons', () => {
    const ask = 'Click the "Harvest" button in the row "Lupin"'
    expect(seen(cases, `${ask}, Click the "Not yet" button in the dialog`)[0]).toContain(
      'The row "Lupin" shows "Planted"',
    )
    expect(seen(cases, `${ask}, Click the "Yes, harvest" button in the dialog`)[0]).toContain(
      'There is no "Harvest" button in the row "Lupin"',
    )
  })

  test('a message that tells more of its row than the name is expected of no other row', () => {
    const told = readyOf(beds.replace('"Clover is planted."', '"Mallow is planted by Ida."'))
    expect(told.some(({ expected }) => expected.includes('by Ida'))).toBe(false)
  })
})

describe('what is no such page', () => {
  test('counts that do not fit the rows are expected nowhere', () => {
    const cases = readyOf(
      parcels.replace('"Arrived: 2, On shelf: 1, Handed out: 0"', '"Arrived: 5, On shelf: 1, Handed out: 0"'),
    )
    expect(cases.some(({ done, expected }) => done !== '' && expected.includes('Arrived: '))).toBe(false)
  })

  test('a table of states without rows that have them is none', () => {
    const cases = readyOf(parcels.replace(/\| P\d .*\n/g, ''))
    expect(cases.some(({ done }) => done.includes('in the row'))).toBe(false)
  })
})

describe('the checker', () => {
  const board: Board = {
    id: 'B1',
    requirementId: 'R1',
    rows: [
      { name: 'A', state: 'Open', requirementId: 'R1' },
      { name: 'B', state: 'Open', requirementId: 'R1' },
    ],
    moves: [
      { from: 'Open', button: 'Close', to: 'Closed', message: '{row} is closed.', requirementId: 'R1' },
    ],
    dialogs: [],
    buttons: [],
    counts: [{ shape: 'Open: #', states: [['Open']], requirementId: 'R1' }],
    limits: [],
  }
  const item: BoardItem = {
    kind: 'board',
    id: 'i',
    technique: 'State Transition Testing',
    requirementId: 'R1',
    description: '',
    priority: 'medium',
    valid: true,
    boardId: 'B1',
    actions: [{ do: 'press', button: 'Close', row: 'A' }],
    looks: ['message', 'states', 'counts'],
    row: 'A',
    alsoTests: [],
  }
  const shown = (expectedResult: string, action = 'Click the "Close" button in the row "A"') =>
    boardShown(
      {
        id: 'T',
        title: '',
        expectedResult,
        steps: [
          { stepNumber: 1, action: 'Open the page', expectedResult: '' },
          { stepNumber: 2, action, expectedResult },
        ],
      } as never,
      item,
      board,
    )

  test('counts a case whose every clause follows from its steps', () => {
    expect(shown('"A is closed." is visible and the row "A" shows "Closed" and "Open: 1" is visible')).toBe(
      true,
    )
  })
  test.each([
    '"A is closed." is visible and the row "A" shows "Open" and "Open: 1" is visible',
    '"A is closed." is visible and the row "A" shows "Closed" and "Open: 2" is visible',
    '"B is closed." is visible and the row "A" shows "Closed" and "Open: 1" is visible',
    '"A is closed." is visible and the row "A" shows "Closed"',
  ])('refuses what does not follow: %s', (expected) => expect(shown(expected)).toBe(false))
  test('refuses other steps', () => {
    expect(
      shown(
        '"B is closed." is visible and the row "B" shows "Closed" and "Open: 1" is visible',
        'Click the "Close" button in the row "B"',
      ),
    ).toBe(false)
  })
})
