import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const design = (text: string) => designTests({ mode: 'agentic', requirements: text, maxTestCases: 100 })
const told = (text: string) =>
  design(text).testCases.map(({ title, preconditions = [], steps = [], automation }) => ({
    title,
    start: preconditions.filter((one) => !one.startsWith('No data')).join('; '),
    steps: steps.map(({ action }) => action).join('; '),
    expected: steps.at(-1)?.expectedResult,
    ready: automation?.ready,
  }))

describe('a story about signing in', () => {
  const story = `As a member I want to sign in with my e-mail and PIN so that I can see my loans.

Acceptance criteria:
- Given correct data, when I press "Enter", then I am taken to the overview.
- When the e-mail or PIN is wrong, the message "No such member" is shown.
- The PIN field is mandatory and hides the input.
- The "Lost your PIN?" link opens the recovery page.`

  test('leads the right data to the page that it names, and looks for that page', () => {
    expect(told(story)[0]).toMatchObject({
      start: 'An account exists with E-mail "alex.miller@example.com" and PIN "4821"',
      expected: 'The overview page is shown',
    })
  })

  test('tries each wrong part of the account by itself', () => {
    const wrong = told(story).filter(({ expected }) => expected === 'The message "No such member" is shown')
    expect(wrong.map(({ title }) => title)).toEqual([
      'Refused when E-mail is well-formed but wrong',
      'Refused when PIN is well-formed but wrong',
    ])
  })

  test('lets a run look at masked inputs and follow links', () => {
    const ready = told(story).filter((one) => one.ready)
    expect(ready.map(({ expected }) => expected)).toEqual(
      expect.arrayContaining(['The "PIN" field is masked', 'The recovery page is shown']),
    )
  })

  test('takes no criterion as the start of another', () => {
    expect(told(story).some(({ start, title }) => /correct data/i.test(`${start} ${title}`))).toBe(false)
  })
})

describe('a form that changes a secret', () => {
  const text = `Change PIN

The form has the fields Current PIN, New PIN and Confirm new PIN. All fields are mandatory. When the current PIN is wrong, the error "Wrong PIN" is displayed. The new PIN must have at least 6 digits and must differ from the current PIN. If the two new PINs don't match, "They differ" is displayed. The "Store" button is disabled until all fields are filled in. After a successful change the user sees "PIN changed".`

  test('needs only the secret that the account has', () => {
    const starts = new Set(told(text).map(({ start }) => start))
    for (const start of starts) expect(start).not.toMatch(/(?:New|Confirm new) PIN/)
  })

  test('repeats the new one, and keeps it apart from the current one', () => {
    const typical = told(text)[0]?.steps ?? ''
    const [current, fresh, again] = [...typical.matchAll(/Enter "([^"]*)"/g)].map(([, value]) => value)
    expect(fresh).toBe(again)
    expect(fresh).not.toBe(current)
    expect(told(text).some(({ expected }) => expected === 'The message "They differ" is shown')).toBe(true)
  })

  test('expects the button to wait for every required input, and clicks it in none of these cases', () => {
    const waiting = told(text).filter(({ expected }) => expected === 'The "Store" button is disabled')
    expect(waiting.length).toBeGreaterThanOrEqual(4)
    for (const { steps, ready } of waiting) {
      expect(steps).not.toContain('Click the "Store"')
      expect(ready).toBe(true)
    }
  })
})

describe('what cannot be entered', () => {
  test('is looked at and never changed', () => {
    const text = `Settings
- There are two checkboxes: "News" and "Alerts"
- "Alerts" is always checked and disabled
- On clicking "Save", the toast "Stored" is displayed`
    expect(told(text).some(({ steps }) => /heck "Alerts"/.test(steps))).toBe(false)
    expect(told(text).map(({ expected }) => expected)).toContain(
      'The "Alerts" checkbox is checked and the "Alerts" checkbox is disabled',
    )
  })
})

describe('outcomes that a text labels', () => {
  const text = `Registration
- Nickname: 3-12 characters, required
- On success: visitor is redirected to the welcome page and receives a confirmation email
- On error: error messages are shown in red below the fields`

  test('are those of the form, what happens elsewhere in a case of its own', () => {
    const all = told(text)
    expect(all[0]).toMatchObject({ expected: 'The welcome page is shown', ready: true })
    expect(all.find(({ title }) => title.startsWith('After success'))?.expected).toMatch(
      /confirmation email/i,
    )
    expect(
      all.filter(({ expected }) => expected?.endsWith('the welcome page is not shown')).length,
    ).toBeGreaterThan(1)
  })
})

describe('an input that a sentence does not declare', () => {
  test.each([
    'The guest should be able to change the phone number.',
    'The new password must not be the same as any of the last 4 passwords.',
    'Managers can inform staff by e-mail.',
  ])('stands in no case: %s', (text) => {
    for (const { steps } of told(text)) expect(steps).not.toMatch(/in the "(?:Able|Of the last|Staff by)/)
  })

  test('is refused as one of the last only where the password is an input', () => {
    const text =
      'Password: 8 to 20 characters. The password must not be the same as any of the last 3 passwords.'
    expect(told(text).some(({ title }) => /equals Third last password/.test(title))).toBe(true)
  })
})

describe('a form that somebody fills in correctly', () => {
  const text = `Join
- The form has the fields name, e-mail and message.
- The message needs at least 9 characters.
- Given I filled in everything correctly, when I click "Join", then I see "Hello there".
- Given the e-mail is already registered, when I click "Join", then I see "You are a member".
- If an error occurs the message "Please try again later" is displayed.`

  test('leads to the stated outcome in every case with allowed values', () => {
    expect(told(text)[0]).toMatchObject({ expected: '"Hello there" is visible', ready: true })
    expect(told(text).some(({ start }) => /everything correctly/.test(start))).toBe(false)
  })

  test('answers an e-mail that is known already', () => {
    expect(
      told(text).find(({ expected }) => expected === 'The message "You are a member" is shown'),
    ).toMatchObject({
      start: 'The E-mail "alex.miller@example.com" is already in use',
    })
  })

  test('answers no wrong value with what asks to come back later, although an input is called Message', () => {
    expect(told(text).some(({ expected = '' }) => expected.includes('try again later'))).toBe(false)
  })
})

test('what must be entered twice is refused to nobody who enters it, and "Discard" sends nothing', () => {
  const text =
    'The new address must be entered twice. After saving, the user sees "Confirm it". If the user clicks "Discard", nothing is saved.'
  for (const { title, steps, expected } of told(text)) {
    expect(title).not.toMatch(/3rd time/)
    if (steps.includes('"Discard"')) expect(expected).not.toContain('Confirm it')
  }
})

test('a scenario on a named page opens that page', () => {
  const text = 'Given I am on the "Parcels" page\nWhen I click "Track"\nThen I see "On its way"'
  expect(told(text)[0]).toMatchObject({ steps: 'Open the "Parcels" page; Click "Track"', ready: true })
})
