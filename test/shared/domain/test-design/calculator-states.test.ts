import { describe, expect, test } from 'vitest'
import { designDerived } from '../../../support/design-derived.ts'

const kennel = `# Kennel costs

Owners choose the "Breed size" ("Small", "Medium" or "Large"; the small is preset), pick a "Room" ("Shared", "Single", preset), enter the "Nights" and the "Walks a day" (default: 2) and tick "Grooming" and "I am a member" if they like. None of the boxes is ticked when the page opens. Then they press "Add it up".

## What is shown

After "Add it up" the status line reads "Here is your estimate." and below there is a table with the rows "Stay", "Walks" and "To pay".
As soon as any of the entries is changed, the table disappears and the status line reads "Please add it up again."

## What is refused

The nights must be a whole number from 1 to 28; if they are missing or not a whole number from 1 to 28, the message is "Stay for 1 to 28 nights." The walks must be a whole number from 0 to 5; if not, the message is "Choose 0 to 5 walks."
We do not take a large dog for more than 14 nights: "Large dogs stay for 14 nights at most." Only one message is shown at a time, in the order given here. With a message there is no table and the status line reads "Nothing added up."
"Forget it" sets all entries back to what they were at the start, removes the table and the message, and the status line reads "Nothing added up." again.
`

function casesOf(requirements: string) {
  return designDerived({ mode: 'generate', requirements, maxTestCases: 100 }).testCases
}

function told(requirements: string): [steps: string, expected: string][] {
  return casesOf(requirements).map(({ steps = [], expectedResult = '' }) => [
    steps.map(({ action }) => action).join(' / '),
    expectedResult,
  ])
}

describe('a page of which no rule for its amounts is understood', () => {
  const all = told(kennel)
  const where = (...parts: string[]) => all.filter(([steps]) => parts.every((one) => steps.includes(one)))
  const expected = (...parts: string[]) => where(...parts).map(([, result]) => result)

  test('opens with what brackets behind the names of inputs say', () => {
    const opened = all.filter(([steps]) => steps === 'Open the page').map(([, result]) => result)
    expect(opened.join(' and ')).toContain('"Small" is selected in "Breed size"')
    expect(opened.join(' and ')).toContain('"Single" is selected in "Room"')
    expect(opened.join(' and ')).toContain('the "Walks a day" field has the value "2"')
    expect(opened.join(' and ')).toContain('the "I am a member" checkbox is not checked')
  })

  test('shows its line of status and its rows for entries that are in order', () => {
    expect(expected('Enter "28" in the "Nights" field', 'Click the "Add it up" button')).toContain(
      '"Here is your estimate." is visible and the row "Stay" is shown and the row "Walks" is shown and the row "To pay" is shown',
    )
  })

  test('answers what was demanded and is not so', () => {
    const wrong = (value: string, label: string) =>
      expected(`Enter "${value}" in the "${label}" field`).join('\n')
    for (const value of ['', 'abc', '0', '29'])
      expect(wrong(value, 'Nights')).toContain('The message "Stay for 1 to 28 nights." is shown')
    for (const value of ['abc', '-1', '6'])
      expect(wrong(value, 'Walks a day')).toContain('The message "Choose 0 to 5 walks." is shown')
    expect(wrong('', 'Walks a day')).not.toContain('Choose 0 to 5 walks.')
    expect(wrong('29', 'Nights')).toContain('"Nothing added up." is visible')
  })

  test('refuses what is never done with its own message, and nothing with another choice', () => {
    const refused = all.filter(([, result]) => result.includes('Large dogs stay for 14 nights at most.'))
    expect(refused.length).toBeGreaterThan(0)
    for (const [steps] of refused) expect(steps).toContain('Select "Large" from "Breed size"')
    expect(refused.some(([steps]) => steps.includes('Enter "15" in the "Nights" field'))).toBe(true)
  })

  test('takes the rows away when an entry is changed, and says so', () => {
    const gone = expected('Click the "Add it up" button / Select "Medium" from "Breed size"')
    expect(gone.join()).toContain('the row "To pay" is not shown')
    expect(gone.join()).toContain('"Please add it up again." is visible')
    expect(gone.join()).toContain('"Here is your estimate." is not visible')
  })

  test('allows what is never done right beside its limit', () => {
    const allowed = where('Select "Large" from "Breed size"', 'Enter "14" in the "Nights" field')
    expect(allowed.some(([, result]) => result.startsWith('"Here is your estimate." is visible'))).toBe(true)
  })

  test('shows the first of two messages alone, where the text gives their order', () => {
    const both = kennel
      .replace('(default: 2)', '')
      .replace('; if not, the message', '; if not, or if they are missing, the message')
    const result = (text: string) =>
      told(text).find(
        ([steps]) =>
          steps.includes('Enter "" in the "Nights" field') &&
          steps.includes('Enter "" in the "Walks a day" field'),
      )?.[1]
    expect(result(both)).toContain(
      'The message "Stay for 1 to 28 nights." is shown and "Choose 0 to 5 walks." is not visible',
    )
    expect(result(both.replace(', in the order given here', ''))).toBeUndefined()
  })

  test('tries each choice, and starts over from entries that differ from the start', () => {
    expect(expected('Select "Shared" from "Room"', 'Click the "Add it up" button').length).toBeGreaterThan(0)
    const [over] = where(
      'Select "Medium" from "Breed size"',
      'Select "Shared" from "Room"',
      'Click the "Forget it"',
    )
    expect(over?.[1]).toContain('"Single" is selected in "Room"')
  })

  test('puts back what is known of the start', () => {
    expect(expected('Click the "Forget it" button').join('\n')).toContain(
      '"Small" is selected in "Breed size" and "Single" is selected in "Room"',
    )
    expect(expected('Click the "Forget it" button').join('\n')).toContain('"Nothing added up." is visible')
  })

  test('makes every case of the calculator one that a run can do', () => {
    const manual = casesOf(kennel).filter(
      ({ automation, tags = [] }) => tags.includes('calculator') && automation?.ready !== true,
    )
    expect(manual).toEqual([])
  })
})

describe('what is not claimed', () => {
  const claims = (text: string) =>
    told(text)
      .map(([, result]) => result)
      .join('\n')

  test('is what a line of status reads where the text does not say it', () => {
    const silent = kennel.replace(' and the status line reads "Please add it up again."', '')
    expect(claims(silent)).not.toContain('Please add it up again.')
    const changed = told(silent).filter(([steps]) => /"Add it up" button \/ Select/.test(steps))
    expect(changed.length).toBeGreaterThan(0)
    for (const [, result] of changed) {
      expect(result).toContain('he row "To pay" is not shown')
      expect(result).not.toContain('Here is your estimate.')
    }
  })

  test('is that a text shown under a condition of its own follows every answer', () => {
    const some = kennel.replace(
      'the status line reads "Here is your estimate."',
      'the status line reads "Here is your estimate." if the nights are even',
    )
    expect(claims(some)).not.toContain('Here is your estimate.')
  })

  test('is that a value typed in an example is an input', () => {
    const typed = kennel.replace('Then they press', 'Nina enters "3" in the "Nights" field. Then they press')
    expect(claims(typed)).not.toContain('The "3" field')
    expect(told(typed).every(([steps]) => !steps.includes('in the "3" field'))).toBe(true)
  })
})
