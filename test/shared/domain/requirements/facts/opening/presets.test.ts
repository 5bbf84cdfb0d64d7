import { expect, test } from 'vitest'
import { readDocument } from '../../../../../../shared/domain/requirements/read-document.ts'

const statesOf = (...text: string[]) =>
  readDocument(text.join('\n\n')).flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'opening' ? fact.states : [])),
  )
const chosen = (name: string, value: string) => ({ what: 'value', name, value, list: true })

test('what brackets behind a quoted name call preset is what it holds at first', () => {
  for (const sentence of [
    'Guests choose the "Room" (Single, Double or Suite; Double preset).',
    'Guests choose the "Room" ("Single", "Double" or "Suite"; the double is preset).',
    'Guests choose the "Room" ("Single", "Double", preset, or "Suite").',
    'The fields "Arrival" and "Room" (Single, Double, Suite; Double at first) are filled in.',
    '- "Room": Single, Double (default), Suite.',
    '"Room" is Single, Double or Suite and starts at "Double".',
    '"Room" narrows the list to one kind; "Double" is the default.',
    '"Room" shall offer "Single", "Double" (preset) and "Suite".',
  ])
    expect(statesOf(sentence), sentence).toEqual([chosen('Room', 'Double')])
  expect(
    statesOf('An order has "Kind" (Paper, Card; at first "Choose a kind") and "Sheets" (preset: 20).'),
  ).toEqual([chosen('Kind', 'Choose a kind'), { what: 'value', name: 'Sheets', value: '20', list: false }])
})

test('a value without a word for the start, a rule, a later step or a dialog tells nothing of the opened page', () => {
  for (const sentence of [
    'Guests choose the "Room" (Single, Double or Suite).',
    'The "Code" starts with "BK".',
    'The "Room" is set to "Double" when the guest is a member.',
    'In the dialog "Room" (Single, Double; Double preset) is chosen.',
  ])
    expect(statesOf(sentence), sentence).toEqual([])
  expect(
    statesOf('The booking has three steps.', 'Guests choose the "Room" (Single, Double; Double preset).'),
  ).toEqual([])
})

test('what is ticked is a box, and none of the boxes is on at first', () => {
  const off = (name: string) => ({ what: 'checked', name, on: false, control: 'checkbox' })
  expect(
    statesOf('They tick "Gift wrap" and "Insurance" where that applies. Neither box is ticked at the start.'),
  ).toEqual([off('Gift wrap'), off('Insurance')])
  expect(statesOf('"Only mine": not ticked at the start; ticked, it hides the rest.')).toEqual([
    off('Only mine'),
  ])
  expect(statesOf('They tick "Gift wrap". Neither box is ticked at the start.')).toEqual([])
})

test('a text right behind the words for the start is seen then', () => {
  expect(
    statesOf('The heading tells the number of songs, at the start "Songs (1)" with the entry "Song added".'),
  ).toEqual([
    { what: 'text', text: 'Songs (1)' },
    { what: 'text', text: 'Song added' },
  ])
  expect(statesOf('The letters are counted while typing, e.g. "3 of 90"; at the start "0 of 90".')).toEqual([
    { what: 'text', text: '0 of 90' },
  ])
  expect(statesOf('At the start "Back 1" is hidden.')).toEqual([])
})

test('what a sentence says of how inputs start is what they hold at first', () => {
  const off = (name: string) => ({ what: 'checked', name, on: false, control: 'checkbox' })
  const boxes = [off('Sauna'), off('Late check-out')]
  for (const sentence of [
    'Two checkboxes, "Sauna" and "Late check-out", start unticked.',
    'The check boxes "Sauna" and "Late check-out" start off.',
    'There are two extras to tick, none of them ticked at first: "Sauna" for £9.00 and "Late check-out" for £12.00.',
  ])
    expect(statesOf(sentence), sentence).toEqual(boxes)
  expect(statesOf('"Nights" starts at 2 and takes whole numbers from 1 to 14.')).toEqual([
    { what: 'value', name: 'Nights', value: '2', list: false },
  ])
  expect(
    statesOf('The "Bed" is "Single" (preselected, no surcharge), "Double" (£6.00 more) or "Sofa".'),
  ).toEqual([chosen('Bed', 'Single')])
  expect(statesOf('Guests choose the "Season" ("Winter", which is preset, or "Summer").')).toEqual([
    chosen('Season', 'Winter'),
  ])
})

test('a row of a price list that is called preset is what the input of its column holds at first', () => {
  const rows = '| Boat | Per hour |\n|---|---|\n| Canoe (preselected) | £8.00 |\n| Kayak | £11.00 |'
  expect(statesOf('Guests choose a "Boat".', rows)).toEqual([chosen('Boat', 'Canoe')])
  expect(statesOf('Guests choose a "Ship".', rows)).toEqual([])
})

test('a counter, fewer or more boxes than were promised, and what a condition begins are no starts', () => {
  for (const sentence of [
    'The line "Rides today" starts at 0.',
    'Three extras to tick, none of them ticked at first: "Sauna" and "Breakfast".',
    'If the guest is a member, the two checkboxes "Sauna" and "Breakfast" start ticked.',
    'The tour "Old town" starts at 9 when enough guests take part.',
  ])
    expect(statesOf(sentence), sentence).toEqual([])
})
