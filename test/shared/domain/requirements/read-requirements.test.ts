import { describe, expect, test } from 'vitest'
import { readRequirements } from '../../../../shared/domain/requirements/index.ts'

const kinds = (text: string) =>
  readRequirements({ text }).sentences.map(({ kind, text: sentence }) => [kind, sentence])
const only = (text: string) => readRequirements({ text }).requirements[0]

describe('sentences', () => {
  test('a full stop in a message, a number or an abbreviation ends no sentence', () => {
    const text = 'The message "Not valid. Try again." is shown, e.g. Below 1.5 kg. The button is called "Go".'
    expect(kinds(text).map(([, sentence]) => sentence)).toEqual([
      'The message "Not valid. Try again." is shown, e.g. Below 1.5 kg.',
      'The button is called "Go".',
    ])
  })
  test('headings, bullets, numbers and identifiers are no part of the sentence', () => {
    const text =
      '# Sign-up\n\n- Name is required.\n2. Email must be valid.\nFR-12: Age must be at least 18.\n'
    expect(kinds(text)).toEqual([
      ['heading', 'Sign-up'],
      ['requirement', 'Name is required.'],
      ['requirement', 'Email must be valid.'],
      ['requirement', 'Age must be at least 18.'],
    ])
    expect(readRequirements({ text }).requirements.at(-1)).toMatchObject({
      id: 'FR-12',
      source: 'requirements, FR-12',
    })
  })
  test('section numbers are no part of the sentence', () => {
    expect(
      kinds('1.1 Name is required.\n1.2 Age must be at least 18.\n').map(([, sentence]) => sentence),
    ).toEqual(['Name is required.', 'Age must be at least 18.'])
  })
  test('a wrapped sentence is one, with its line breaks', () => {
    const text =
      'The user must be able to enter a name that is between two and forty characters\nlong into the form.'
    expect(kinds(text)).toEqual([['requirement', text]])
    expect(only(text)?.statement).not.toContain('\n')
  })
  test('a question is no requirement, nor is an example', () => {
    expect(kinds('Must users confirm their age? For example, a user must be 18.')).toEqual([
      ['question', 'Must users confirm their age?'],
      ['example', 'For example, a user must be 18.'],
    ])
  })
  test('a Gherkin scenario is one requirement', () => {
    const text =
      'Feature: Log in\n\n  Scenario: Works\n    Given I am on the page\n    When I click "Go"\n    Then I see "Done"\n'
    expect(kinds(text).map(([kind]) => kind)).toEqual(['heading', 'requirement'])
  })
  test('Windows line ends and emoji keep offsets exact', () => {
    const text = '😀 Intro\r\n\r\n- Name is required.\r\n- Age must be at least 18.\r\n'
    for (const { start, end, text: sentence } of readRequirements({ text }).sentences)
      expect(text.slice(start, end)).toBe(sentence)
  })
})

describe('findings', () => {
  test('vague words are named with their INCOSE rule, and make a sentence untestable when nothing else is stated', () => {
    const found = only('The page should load fast and be user-friendly, where possible.')
    expect(found?.testability).toBe('low')
    expect(found?.ambiguities).toEqual([
      'R7 vague term: "fast", "user-friendly"',
      'R8 escape clause: "where possible"',
    ])
    expect(found?.testabilityNotes).toContain('EARS pattern: ubiquitous')
  })
  test('words inside a message are not judged', () => {
    expect(
      only('If the name is empty, the message "Please enter some suitable name" is shown.')?.ambiguities,
    ).toEqual([])
  })
  test.each([
    ['While the door is open, the lamp must blink.', 'state-driven'],
    ['When the user clicks "Go", the list is refreshed.', 'event-driven'],
    ['If the name is empty, the message "Enter a name" is shown.', 'unwanted behaviour'],
    ['The system shall store the order.', 'ubiquitous'],
    ['While the door is open, when the key is turned, the lamp must blink.', 'complex'],
  ])('%s is %s', (text, pattern) =>
    expect(only(text)?.testabilityNotes).toContain(`EARS pattern: ${pattern}`),
  )
  test('a performance requirement without a number is not measurable', () => {
    expect(only('The response time must be short.')?.ambiguities).toContain(
      'R34 not measurable: "response time"',
    )
  })
  test('categories, priorities and suggested test types follow the words', () => {
    expect(only('The page must load within 2 seconds.')).toMatchObject({
      category: 'performance',
      suggestedTestType: 'performance',
    })
    expect(only('Passwords must have at least 8 characters.')).toMatchObject({
      category: 'security',
      priority: 'high',
      suggestedTestType: 'boundary',
    })
    expect(only('All images must have alternative text.')).toMatchObject({ category: 'accessibility' })
    expect(only('The user may add a note (priority: critical).')).toMatchObject({ priority: 'critical' })
    expect(only('The user may add a note.')).toMatchObject({ priority: 'low' })
  })
  test('acceptance criteria say what the sentence says, in Given/When/Then', () => {
    expect(only('Age must be from 18 to 120.')?.acceptanceCriteria).toEqual([
      'Given the page is open, When "Age" holds a value from 18 to 120, Then the value is accepted',
    ])
  })
  test('a requirement depends on the one that declares what it mentions', () => {
    const { requirements } = readRequirements({
      text: 'Age must be at least 18.\n\nWhen Age is too low, the message "Too young" is shown.',
    })
    expect(requirements[1]?.dependencies).toEqual(['REQ-001'])
  })
})
