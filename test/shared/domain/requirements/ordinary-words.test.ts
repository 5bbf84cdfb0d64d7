import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../shared/domain/requirements/index.ts'
import type { FieldFact } from '../../../../shared/domain/requirements/facts/types.ts'

const sentencesOf = (text: string) => readSource({ text }).sentences
const factsOf = (text: string) => sentencesOf(text).flatMap(({ facts }) => facts)
const fields = (text: string) => factsOf(text).filter((fact): fact is FieldFact => fact.kind === 'field')
const labels = (text: string) => fields(text).map(({ label }) => label)
const limits = (text: string) => fields(text).map(({ label, constraints }) => ({ label, ...constraints }))

describe('words that name no input', () => {
  test.each([
    'The customer should be able to change the delivery phone number.',
    'A guest shall not be able to book before the e-mail address is confirmed.',
    'The new PIN must not be the same as any of the last 5 PINs.',
    'Team leads can invite colleagues by e-mail.',
    'Managers can inform the crew via phone.',
  ])('give none: %s', (text) => {
    expect(labels(text)).toEqual([])
  })
})

describe('one input', () => {
  test.each([
    ['The user chooses a mark from 1 to 4 points (required).', 'Mark', ['1', '2', '3', '4']],
    ['- Size: dropdown (Small, Medium, Large)', 'Size', ['Small', 'Medium', 'Large']],
    ['- Language: select box (German, English)', 'Language', ['German', 'English']],
  ])('offers what its words list: %s', (text, label, choices) => {
    expect(limits(text)).toEqual([expect.objectContaining({ label, choices })])
  })

  test('whose bracket only says that it is a list offers nothing that is known', () => {
    expect(limits('- Team: dropdown (required)')).toEqual([
      { label: 'Team', required: true, control: 'select' },
    ])
  })

  test('counts kinds of characters in a list beside its length', () => {
    expect(limits('- pwd: min. 9 characters, 1 digit, one special character')).toEqual([
      { label: 'Password', length: { min: 9 }, contains: ['digit', 'special'] },
    ])
    expect(limits('- Password: at least 12 characters, 3 digits')).toEqual([
      { label: 'Password', length: { min: 12 } },
    ])
  })
})

describe('buttons and pages', () => {
  const submitting = (text: string) =>
    factsOf(text).flatMap((fact) => (fact.kind === 'button' && fact.submits ? [fact.name] : []))
  const pages = (text: string) => factsOf(text).flatMap((fact) => (fact.kind === 'page' ? [fact.name] : []))

  test('what asks, or is clicked before anything is entered, sends no form', () => {
    expect(submitting('The member clicks "Lost your card?" and types the card number.')).toEqual([])
    expect(submitting('The member clicks on "New entry" and then enters the title.')).toEqual([])
    expect(submitting('The member enters the title and clicks "Store".')).toEqual(['Store'])
  })

  test('a page that something leads to is not the page of the form', () => {
    expect(pages('The link opens the account recovery page.')).toEqual([])
    expect(pages('After that he is redirected to the order page.')).toEqual([])
    expect(pages('On the order page, the name is required.')).toEqual(['order page'])
  })
})

describe('criteria one below the other', () => {
  const story = `As a member I want to sign in.

Acceptance criteria:
- Given right data, when I press "Enter", then I see "Hello".
- When the PIN is wrong, "No entry" is shown.
- And the counter goes up.`

  test('that tell all in one item are sentences of their own', () => {
    expect(sentencesOf(story).map(({ text }) => text)).toEqual([
      'As a member I want to sign in.',
      'Acceptance criteria:',
      'Given right data, when I press "Enter", then I see "Hello".',
      'When the PIN is wrong, "No entry" is shown.',
      'And the counter goes up.',
    ])
  })

  test('whose lines go on below an open step stay one', () => {
    const lines = '- Given a cart\n- When I press "Pay"\n- Then I see "Paid"\n- And the cart is empty'
    expect(sentencesOf(lines)).toHaveLength(1)
  })
})

describe('a condition about "it"', () => {
  const rules = (text: string) => factsOf(text).filter(({ kind }) => kind === 'rule')

  test('is none where the system does something by itself for what nobody can set', () => {
    expect(rules('The system sends a code to this number if it belongs to a member.')).toEqual([])
  })

  test('is one where somebody acts on what it stands for', () => {
    expect(rules('Readers can return a book as long as it has not been lost.').length).toBeGreaterThan(0)
  })
})

describe('an order to the tester', () => {
  test('is read for what it states, and its words are no part of that', () => {
    const text =
      'Verify that the name is required. Ensure the e-mail must be valid. Check whether it is saved.'
    const told = sentencesOf(text)
    expect(told.map(({ text: words, kind }) => [words, kind])).toEqual([
      ['the name is required.', 'requirement'],
      ['the e-mail must be valid.', 'requirement'],
      ['it is saved.', 'requirement'],
    ])
    for (const { text: words, start, end } of told) expect(text.slice(start, end)).toBe(words)
    expect(labels(text)).toEqual(['Name', 'E-mail'])
  })

  test('without a clause is left as it stands', () => {
    for (const text of ['Check the box.', 'Verify that', 'Test data', 'Ensure quality.'])
      expect(sentencesOf(text).map(({ text: words }) => words)).toEqual([text])
  })
})
