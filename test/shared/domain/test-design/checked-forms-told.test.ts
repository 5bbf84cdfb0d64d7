import { expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const form = `# Canoe trip

1. The form shall have the fields "Guide name", "E-mail address", "Boat type", "First day", "Last day", "Wish (optional)" and "I can swim". Nothing is ticked at the start.
2. The guide name shall be required ("Enter the guide.") and have 2 to 30 characters ("The guide has 2 to 30 characters.").
3. The e-mail address shall be given ("Enter your e-mail address.").
4. One of the boat types "Canoe (2 seats)" and "Raft (6 seats)" shall be chosen; if none is, the message is "Choose a boat type."
5. Both days shall be given: "Enter the first day." and "Enter the last day." respectively.
6. The wish may be left empty and shall have at most 50 characters: "Keep the wish to 50 characters."
7. "I can swim" shall be ticked, otherwise "Only swimmers may come."
8. If anything is wrong, "Please correct 1 field." or, for several, "Please correct 2 fields." is shown above the form.
9. "Book trip" shall check all fields at once. If nothing is wrong, the heading "Trip booked" shall be shown.
10. "Clear form" shall empty all fields and remove all messages.
`

const ready = (requirements: string) =>
  designTests({ requirements, mode: 'agentic', maxTestCases: 200 }).testCases.filter(
    ({ automation }) => automation?.ready,
  )
const titles = (requirements: string) => ready(requirements).map(({ title }) => title)
const steps = (requirements: string) =>
  ready(requirements).flatMap(({ steps: all = [] }) => all.map(({ action }) => action))

test('a list of fields closes what a form has, and other sentences tell what kind each is', () => {
  const all = steps(form)
  expect(all).toContain('Select "Canoe (2 seats)" from "Boat type"')
  expect(all).toContain('Check "I can swim"')
  expect(all.filter((action) => /^(?:Enter|Select|Check|Clear)/.test(action)).join('\n')).not.toMatch(
    /"(?:Days|Both days|Fields?|All fields)"/i,
  )
})

test.each([
  'Guide name "A" is answered with "The guide has 2 to 30 characters."',
  'Boat type not chosen is answered with "Choose a boat type."',
  'First day empty is answered with "Enter the first day."',
  'Last day empty is answered with "Enter the last day."',
  'I can swim not ticked is answered with "Only swimmers may come."',
  'Guide name "An" is accepted',
  'A corrected form is accepted',
])('%s', (title) => {
  expect(titles(form)).toContain(title)
})

test('what may be left empty is not refused when it is empty', () => {
  expect(titles(form).join('\n')).not.toContain('Wish (optional) empty')
})

test('a message that no rule gives leaves open whether the form is right, and how many messages there are', () => {
  const more = `${form}11. A canoe carries no more than two children: "Too many children for a canoe."\n`
  expect(titles(more)).not.toContain('A corrected form is accepted')
  expect(titles(more)).toContain('Guide name empty is answered with "Enter the guide."')
  const expected = ready(more).map(({ expectedResult }) => expectedResult)
  expect(expected.join('\n')).not.toContain('Please correct')
})

test('a field that comes up under an unknown condition leaves only the untouched form sure', () => {
  const more = `${form}11. As soon as the trip is longer than a week, a further checkbox "We bring a tent" shall appear.\n`
  expect(titles(more)).not.toContain('A corrected form is accepted')
  expect(titles(more).some((title) => /^All \d inputs are wrong at once$/.test(title))).toBe(true)
  expect(steps(more).join('\n')).not.toContain('We bring a tent')
})

const claim = `# Claim

The form asks every guest for "Booking number", "Date of stay" and "What went wrong?".

The booking number shall consist of two capital letters followed by four digits; anything else shall give "The booking number has two capital letters and four digits."

The date of stay must be entered, otherwise "Enter the date of stay." A date before May shall be refused with "We were closed before May."

"What went wrong?" shall offer "Please choose" (at first), "Noise" and "Dirt"; if nothing is chosen, the message shall be "Choose what went wrong."

Only when "Noise" is chosen, the field "Hours of noise" shall be shown, with these messages:

| Entry | Message |
|---|---|
| empty, or not a whole number | "Enter the hours." |
| below 2 | "We listen from 2 hours on." |

What was entered in a field shall be gone when the field is shown again after having been hidden.

Clicking "Send claim" shall check all fields.
`

test('a table of entries below a sentence about an input gives its rules', () => {
  expect(titles(claim)).toContain('Hours of noise "1" is answered with "We listen from 2 hours on."')
  expect(titles(claim)).toContain('What was entered in Hours of noise is gone after another choice')
  expect(steps(claim).join('\n')).not.toMatch(/"(?:below 2|empty, or not a whole number)" field/)
})

test('an input with a rule that was not understood is filled in only where others say what it holds', () => {
  expect(steps(claim)).toContain('Enter "12" in the "Hours of noise" field')
  expect(steps(claim).join('\n')).not.toMatch(/in the "Date of stay" field/)
})

test('a code of which small letters are accepted too is not refused in them', () => {
  const more = claim.replace('four digits."', 'four digits."; small letters shall be accepted as well.')
  const wrong = (text: string) =>
    titles(text).filter((title) => /^Booking number "[A-Za-z]{2}\d{4}"/.test(title))
  expect(wrong(claim).length).toBeGreaterThan(0)
  expect(wrong(more)).toEqual([])
})

const withDogs = (...more: string[]) =>
  [
    form.replace('"Wish (optional)"', '"Dogs brought along", "Wish (optional)"'),
    '11. Dogs brought along shall be a whole number from 0 to 3; otherwise, also if empty: "Enter a whole number from 0 to 3."',
    ...more,
  ].join('\n')

test('what an input starts with is cleared before it is tried empty', () => {
  const empty = (text: string) =>
    ready(text)
      .find(({ title }) => title.startsWith('Dogs brought along empty'))
      ?.steps?.map(({ action }) => action) ?? []
  const clearing = 'Clear the "Dogs brought along" field'
  expect(empty(withDogs('12. "Dogs brought along" shall start at 0.'))).toContain(clearing)
  expect(empty(withDogs())).not.toEqual([])
  expect(empty(withDogs())).not.toContain(clearing)
})

test('a button that takes a confirmation away is not looked for on the form', () => {
  const text = withDogs(
    '12. The button "New trip" shall bring back the form in its starting state and hide the confirmation.',
  )
  for (const { title, steps: all = [] } of ready(text)) {
    const actions = all.map(({ action }) => action)
    const at = actions.indexOf('Click the "New trip" button')
    if (at >= 0) expect(actions.slice(0, at), title).toContain('Click the "Book trip" button')
  }
})
