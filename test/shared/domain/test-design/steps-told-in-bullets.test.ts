import { describe, expect, test } from 'vitest'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const carReturn = `# Return a pool car

## General
- Returning a car has three steps. Their headings are "Step 1 of 3: Driver", "Step 2 of 3: Mileage" and "Step 3 of 3: Receipt".
- "Next" leads to the following step if everything in the current step is right. Otherwise the driver stays there.
- "Back" leads to the step before.
- Spaces around an entry don't matter.

## Step 1
- "Badge number" has to be exactly 6 digits, else: "A badge number has 6 digits."

## Step 2
- The driver is reminded of the old value: "Last mileage: 48200 km".
- "New mileage (km)" takes digits only. When it's empty or anything else: "Enter the mileage in digits."
- It may be the same as the last mileage but not lower: "The mileage cannot go down (48200 km)."
- Our counters go up to 199999. Above that: "A counter has no such mileage."
- When the distance (new minus last mileage) is more than 900 km, a checkbox "It was a long trip" appears.
- While that checkbox is shown it must be ticked to go on, else: "Please confirm the long trip."

## Step 3
- Under "Where to send it?" there are "To my desk" and "To my phone". Without a choice: "Please choose where to send it."
- "Phone number" is shown only with "To my phone". It needs 6 to 11 digits and nothing else, otherwise: "A phone number has 6 to 11 digits."
- With "To my desk" no number is needed.
- In this step the button is called "Return car" instead of "Next".
- After pressing it, "Returning your car" is shown for a moment.
- Then the steps disappear and there is "Car returned" with the text "Drive well. A mileage of 48700 km has been noted."
- "Return another car" starts again at step 1 with all fields empty.
`

const design = (requirements: string) =>
  designTests({ requirements, mode: 'agentic', maxTestCases: 200 }).testCases
const cases = design(carReturn)
const titled = (part: string, among: TestCase[] = cases): TestCase => {
  const found = among.find(({ title }) => title.includes(part))
  if (!found) throw new Error(`no case is called ${part}: ${among.map(({ title }) => title).join('; ')}`)
  return found
}
const told = ({ steps = [], expectedResult = '' }: TestCase) => [
  ...steps.map(({ action }) => action),
  `=> ${expectedResult}`,
]

describe('steps that headings and bullets tell', () => {
  test('show the heading that counts and names them', () =>
    expect(told(titled('going back from step 2')).at(-1)).toBe(
      '=> The heading "Step 1 of 3: Driver" is shown',
    ))

  test('take a bound from a number that the page shows under its name', () => {
    expect(told(titled('New mileage (km) is 48199 or less')).at(-1)).toContain(
      'The message "The mileage cannot go down (48200 km)." is shown',
    )
    expect(titled('accepted when New mileage (km) is 48200').automation?.ready).toBe(true)
  })

  test('take the limit of one sentence with the message of the next', () =>
    expect(told(titled('New mileage (km) is 200000 or more')).at(-1)).toContain(
      '"A counter has no such mileage." is shown',
    ))

  test('tick a box only where the difference brings it up', () => {
    const ticked = ({ steps = [] }: TestCase) =>
      steps.some(({ action }) => action.startsWith('Check "It was'))
    expect(ticked(titled('accepted when New mileage (km) is 48200'))).toBe(false)
    expect(ticked(titled('accepted when New mileage (km) is 199999'))).toBe(true)
    expect(told(titled('refused when It was a long trip is not checked')).at(-1)).toContain(
      '"Please confirm the long trip." is shown',
    )
  })

  test('leave a box alone where the value that brings it up is refused itself', () => {
    const wrong = titled('New mileage (km) is 200000 or more')
    expect(told(wrong).some((one) => one.startsWith('Check "It was'))).toBe(false)
    expect(wrong.automation?.ready).toBe(true)
  })

  test('choose one of the values that stand under a name', () => {
    expect(told(titled('refused when no Where to send it?')).at(-1)).toContain(
      'Please choose where to send it.',
    )
    const wrong = told(titled('Phone number has 12 or more characters'))
    expect(wrong).toContain('Select "To my phone" from "Where to send it?"')
    expect(wrong.at(-2)).toBe('Click the "Return car" button')
  })

  test('enter nothing in an input that another value hides', () => {
    const hidden = cases.filter(({ steps = [] }) => {
      const actions = steps.map(({ action }) => action).join('\n')
      return actions.includes('in the "Phone number" field') && !actions.includes('Select "To my phone"')
    })
    expect(hidden).toEqual([])
  })

  test('can run as they are', () =>
    expect(
      cases.filter(({ automation, tags = [] }) => tags.includes('steps') && automation?.ready !== true),
    ).toEqual([]))
})

describe('what is told of the page behind the last button in items of their own', () => {
  const done = titled('the last step is confirmed')

  test('is expected with the number of the text entered where it stands', () => {
    expect(told(done)).toContain('Enter "48700" in the "New mileage (km)" field')
    expect(told(done)).not.toContain('Check "It was a long trip"')
    expect(done.expectedResult).toContain('"Car returned" is visible')
  })

  test('leaves out what is there for a moment only, and what the button is called', () =>
    expect(
      cases.filter(
        (one) =>
          one.automation?.ready && /"Returning your car"|"Return car" is visible/.test(told(one).join()),
      ),
    ).toEqual([]))

  test('starts again with every step as it was', () =>
    expect(told(titled('starting again with "Return another car"'))).toContain(
      'Click the "Return another car" button',
    ))

  test('is not what disappears', () => {
    const gone = design(
      carReturn.replace(
        'Then the steps disappear and there is "Car returned" with',
        'Then "Car returned" disappears with',
      ),
    )
    expect(gone.filter((one) => told(one).join().includes('"Car returned" is visible'))).toEqual([])
  })
})

describe('what is not read of such steps', () => {
  const unready = (text: string, part: string) => titled(part, design(text)).automation?.ready

  test('a bound without any number keeps its step from being left', () => {
    const text = carReturn.replace(
      '- The driver is reminded of the old value: "Last mileage: 48200 km".\n',
      '',
    )
    expect(unready(text, 'refused when Badge number')).toBe(true)
    expect(unready(text, 'going back from step 3')).toBe(false)
  })

  test('a number that the page shows with two values is no bound', () => {
    const text = carReturn.replace('## Step 3', '- On Mondays it says "Last mileage: 10 km".\n\n## Step 3')
    expect(design(text).some(({ title }) => title.includes('48199'))).toBe(false)
  })

  test('values in a list are neither buttons nor messages', () => {
    const pressed = cases.flatMap(({ steps = [] }) => steps.map(({ action }) => action))
    expect(pressed.filter((action) => /Click the "To my/.test(action))).toEqual([])
    expect(cases.filter(({ expectedResult = '' }) => /message "To my/.test(expectedResult))).toEqual([])
  })
})
