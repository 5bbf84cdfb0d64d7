import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../shared/domain/requirements/index.ts'
import type { FieldFact, ScenarioFact } from '../../../../shared/domain/requirements/facts/types.ts'

const factsOf = (text: string) => readSource({ text }).sentences.flatMap(({ facts }) => facts)
const scenarios = (text: string) =>
  factsOf(text).filter((fact): fact is ScenarioFact => fact.kind === 'scenario')
const told = (text: string) =>
  scenarios(text).map(({ given, when, outcomes }) =>
    [given.join(' & '), when.join(' & '), outcomes.join(' & ')].join(' | '),
  )
const fields = (text: string) => factsOf(text).filter((fact): fact is FieldFact => fact.kind === 'field')

describe('what can be used for a time', () => {
  test('is tried shortly before and after it, and a second time', () => {
    expect(told('An activation code is valid for 10 minutes and can only be used once.')).toEqual([
      'The activation code was sent just under 10 minutes ago and has not been used | enter the activation code | The activation code is accepted',
      'The activation code was sent more than 10 minutes ago and has not been used | enter the activation code | The activation code has expired and is not accepted',
      'The activation code has been used once | enter the activation code | The activation code is not accepted',
    ])
    expect(scenarios('Invitations expire after 3 days.').map(({ title }) => title)).toEqual([
      'The invitation is used just under 3 days after it was sent',
      'The invitation is used more than 3 days after it was sent',
    ])
  })

  test.each([
    'If the link is valid for 1 hour, nothing happens.',
    'Discount codes are valid for 3 days.',
    'The error code is valid for 3 days.',
    'The offer is valid for 3 days.',
  ])('is no such thing here: %s', (text) => expect(told(text)).toEqual([]))
})

describe('a session', () => {
  test('ends when nobody does anything for a time', () => {
    const wanted = (outcome: string) => [
      'The user is signed in and has done nothing for just under 12 minutes | Do something on the page | The user is still signed in',
      `The user is signed in and has done nothing for more than 12 minutes | Do something on the page | ${outcome}`,
    ]
    expect(told('The session expires automatically after 12 minutes of inactivity.')).toEqual(
      wanted('The session expires'),
    )
    expect(told('After 12 minutes without any activity the customer is signed out.')).toEqual(
      wanted('the customer is signed out'),
    )
    expect(told('The alarm rings after 12 minutes of inactivity.')).toEqual([])
  })

  test('is kept for the time that a box stands for, and without it for another', () => {
    const kept =
      'When "Stay signed in" is ticked, the user remains signed in for 7 days; otherwise the session ends after one hour.'
    expect(scenarios(kept).map(({ title }) => title)).toEqual([
      'Signed in with "Stay signed in" checked: still signed in just under 7 days later',
      'Signed in with "Stay signed in" checked: signed out more than 7 days later',
      'Signed in without "Stay signed in" checked: still signed in just under one hour later',
      'Signed in without "Stay signed in" checked: signed out more than one hour later',
    ])
    expect(factsOf(kept).some(({ kind }) => kind === 'rule')).toBe(false)
    expect(told('"Express" keeps the parcel on time for 7 days.')).toEqual([])
  })
})

describe('what is seen of a secret and of what nobody may change', () => {
  test.each([
    ['The PIN must be masked.', 'The "PIN" field is masked'],
    ['All passwords are shown as dots while typing.', 'The "Password" field is masked'],
    ['The new password field is mandatory and hides what is typed.', 'The "New password" field is masked'],
    ['The customer number is shown but cannot be edited.', 'The "Customer number" field cannot be changed'],
  ])('%s', (text, outcome) => expect(told(text)).toEqual([` |  | ${outcome}`]))

  test('is seen or not by each role that the sentence names', () => {
    expect(told('Guests and members don\'t see the "Billing" tab.')).toEqual([
      'Signed in with the role "Guest" | Open the page | "Billing" is not visible',
      'Signed in with the role "Member" | Open the page | "Billing" is not visible',
    ])
    expect(told('Mondays and Fridays don\'t see the "Billing" tab.')).toEqual([])
  })
})

describe('the inputs of an account', () => {
  test('are those that a sentence about signing in names', () => {
    expect(
      fields('As a member I want to sign in with my user name and PIN so that I see my loans.'),
    ).toMatchObject([{ label: 'User name' }, { label: 'PIN' }])
    expect(fields('Members can log in with Google and Facebook.')).toEqual([])
    expect(fields('The user logs in with pleasure.')).toEqual([])
  })

  test('stand once, with what another sentence of the section says of them', () => {
    const text = 'The clerk signs in with staff number and password. The staff number has 6 digits.'
    expect(fields(text).map(({ label }) => label)).toEqual(['Password', 'Staff number'])
  })

  test('repeat each other by their names, and a message answers when they differ', () => {
    const text =
      'The form has the fields New PIN and Repeat new PIN. If the two PINs don\'t match, "Not the same" is shown.'
    expect(fields(text).find(({ constraints }) => constraints.equals)).toMatchObject({
      label: 'Repeat new PIN',
      constraints: { equals: 'New PIN' },
    })
    expect(factsOf(text).find(({ kind }) => kind === 'message')).toMatchObject({
      text: 'Not the same',
      violations: ['relation'],
    })
  })
})

describe('a button that waits for the form', () => {
  const form = 'The form has the fields Name and City. All fields are mandatory. '
  test.each([
    'The "Go" button is disabled until all fields are filled in.',
    'The button "Go" is only active when all mandatory fields are completed.',
  ])('is disabled on the opened page and enabled when it is complete: %s', (text) => {
    expect(told(form + text)).toEqual([
      ' |  | The "Go" button is disabled',
      ' | fill in all fields | The "Go" button is enabled',
    ])
  })

  test('may wait for one input of the text, and for no other', () => {
    const text = 'The form has the fields Name and Colour. '
    const wanted = [' |  | The "Go" button is disabled', ' | fill in all fields | The "Go" button is enabled']
    expect(told(`${text}The "Go" button is disabled until a colour is chosen.`)).toEqual(wanted)
    expect(told(`${text}The name must be entered, otherwise the "Go" button stays inactive.`)).toEqual(wanted)
    const other = scenarios(`${text}The "Go" button is disabled until a size is chosen.`)
    expect(other.some(({ gates }) => gates !== undefined)).toBe(false)
  })

  test('is no gate where nothing has to be filled in', () => {
    expect(
      scenarios('The "Go" button is disabled until all fields are filled in.').some(({ gates }) => gates),
    ).toBe(false)
  })
})

describe('words that only look like a state or a form', () => {
  test('"while typing" is no state to set up', () => {
    const text = 'The passcode is hidden while typing and has 6 digits.'
    expect(scenarios(text).flatMap(({ given }) => given)).toEqual([])
    expect(fields(text)).toMatchObject([{ label: 'Passcode', constraints: { length: { min: 6, max: 6 } } }])
  })

  test('to be able to choose is no duty', () => {
    const [field] = fields('The member shall be able to choose the colour from a dropdown (Red, Green).')
    expect(field).toMatchObject({ label: 'Colour', constraints: { choices: ['Red', 'Green'] } })
    expect(field?.constraints.required).not.toBe(true)
  })

  test('a wrong secret that a criterion has somebody enter is what the form answers', () => {
    const text =
      'Given I entered a wrong PIN, when I press "Go", then the message "Not this one" is displayed.'
    expect(factsOf(text).find(({ kind }) => kind === 'message')).toMatchObject({
      text: 'Not this one',
      violations: ['mismatch'],
    })
    expect(scenarios(text)).toEqual([])
    expect(scenarios(text.replace('PIN', 'turn'))).toHaveLength(1)
    expect(scenarios(text.replace('press "Go"', 'press "Go" and I press "Stop"'))).toHaveLength(1)
  })

  test('what thanks after an error message is a success, although it also asks for something', () => {
    const text =
      'If the email address is not valid, "Wrong address" appears. Otherwise the reader gets the message "All done! Please look into your inbox."'
    expect(factsOf(text).find(({ kind }) => kind === 'success')).toMatchObject({
      check: '"All done! Please look into your inbox." is visible',
    })
    const asking = text.replace('All done! Please look into your inbox.', 'Please fill in the name.')
    expect(factsOf(asking).some(({ kind }) => kind === 'success')).toBe(false)
  })

  test('a button that waits for a change is disabled on the opened page', () => {
    expect(told('The "Store" button shall be disabled until something has been changed.')).toEqual([
      ' |  | The "Store" button is disabled',
    ])
  })

  test('a condition that is turned around is one, a question is none', () => {
    expect(
      factsOf('Are the data wrong, the text "Again" is shown in red.').some(({ kind }) => kind === 'message'),
    ).toBe(true)
    expect(readSource({ text: 'Are the data wrong, the user wonders?' }).read).toEqual([])
  })
})

describe('what one sentence asks and another answers', () => {
  test('is the same for a known and an unknown account, where it always is', () => {
    const text =
      'The member clicks "Lost it?" and enters the user name. We look for it. The page always shows "We have written to you".'
    expect(told(text)).toEqual([
      'An account exists with User name "alexmiller" | click "Lost it?" & enter "alexmiller" in the "User name" field & submit the form | "We have written to you" is visible',
      'No account exists with User name "nobodyhere" | click "Lost it?" & enter "nobodyhere" in the "User name" field & submit the form | "We have written to you" is visible',
    ])
    expect(told('The page always shows "We have written to you".')).toEqual([])
  })

  test('answers the one action that the sentence before refuses', () => {
    const text = 'A manager cannot delete himself. The message "Not yourself" is shown.'
    expect(told(text)).toEqual([
      'Signed in with the role "Manager" | Try to delete himself | The message "Not yourself" is shown',
    ])
    expect(told('A manager cannot delete or lock himself. The message "Not yourself" is shown.')).toEqual([])
    expect(told('A manager can delete drafts. The message "Not yourself" is shown.')).toEqual([])
  })

  test('is told of the back button as what is done, not as what is seen', () => {
    expect(told('After logout, pressing the back button must not show private data.')).toEqual([
      ' | logout & go back | no private data are shown',
    ])
  })
})

describe('no text', () => {
  test.each([
    '',
    '"',
    'The link is valid for',
    'password '.repeat(3000),
    'is masked and '.repeat(3000),
    'x with a '.repeat(3000),
  ])('makes these readers fail or hang', (text) => expect(() => factsOf(text)).not.toThrow())
})
