import { describe, expect, test } from 'vitest'
import { readDocument, readSource } from '../../../../shared/domain/requirements/index.ts'

/** The kind of a sentence that stands alone in a paragraph between two others. */
function kind(text: string): string | undefined {
  const sentences = readDocument(`An introduction comes first.\n\n${text}\n\nThe last words stand here.`)
  const kinds = sentences.slice(1, -1).map((one) => one.kind)
  return new Set(kinds).size === 1 ? kinds[0] : kinds.join()
}

test.each([
  'Source: up to 20 characters.',
  'Comment: up to 300 characters.',
  'Priority must be one of Low or High.',
  'A guest pays 10 EUR per night.',
  'Members get a discount of 10 %.',
  'Session timeout: 30 minutes.',
  'Maximum file size: 5 MB.',
  'Supported browsers: Chrome, Firefox, Safari.',
  'All prices include VAT.',
  'The default language is English.',
  'The list is sorted by date, newest first.',
  'Passwords are stored as salted hashes.',
  'Note: the user must be signed in.',
  'Warning: deleting an account cannot be undone.',
  'The page shows "Are you sure?"',
  'Other values are answered with "Brightness must be between 5 and 100".',
  'It would be nice to have a dark mode.',
  'As a clerk I want to see open orders so that nothing is forgotten.',
  'The old password must be entered again.',
])('“%s” states a requirement', (text) => {
  expect(kind(text)).toBe('requirement')
})

test.each([
  'VIP customer: a customer who has spent more than 1,000 EUR in the last year.',
  '**Order**: a request by a customer to buy one or more items.',
  'Note: prices may change without notice.',
  'NOTE - the tax is calculated by an external service.',
  'Out of scope: payment by invoice.',
  'Refunds will not be covered in this release.',
  'Payment is described elsewhere.',
  'The look of the icons is not part of this document.',
  'Rationale: fraud must be avoided.',
  'Assumptions: the customer has 2 accounts.',
  'The goal is to reduce the support effort by 20 %.',
  'Our users are between 20 and 60 years old.',
  'The company was founded in 1998 and has 250 employees.',
  'Today, orders are entered by phone.',
  'The system consists of three services.',
  'For details see section 4.2.',
])('“%s” is context', (text) => {
  expect(kind(text)).toBe('context')
})

test.each([
  'Can a guest cancel?',
  'Open question: do we allow pets?',
  'TBD: how long a session lasts.',
  'To be defined: the maximum number of items.',
  'TODO: ask whether the limit must be 5 or 10.',
])('“%s” is open, so nothing is tested from it', (text) => {
  expect(kind(text)).toBe('question')
})

test.each([
  'For example, a user enters 17 and sees an error.',
  'e.g. 12345 or 67890',
  'Example: 2 nights cost 160 EUR.',
])('“%s” is an example', (text) => {
  expect(kind(text)).toBe('example')
})

describe('what stands under a heading', () => {
  const text =
    '# Glossary\n\nPIN: 4 to 8 digits that only the owner knows.\n\n# Open questions\n\n- The limit is 5 or 10.\n\n# Fields\n\nPIN: 4 to 8 digits.'
  test('of a glossary or of open questions declares nothing, what follows does', () => {
    const { sentences, read } = readSource({ text })
    expect(sentences.map((one) => one.kind)).toEqual([
      'heading',
      'context',
      'heading',
      'question',
      'heading',
      'requirement',
    ])
    expect(read).toHaveLength(1)
    expect(sentences[1]?.facts.filter((fact) => fact.kind === 'field')).toEqual([])
  })
})

test('a user story is one requirement, however its lines are broken', () => {
  const { read } = readSource({
    text: 'As a manager\nI want to approve requests\nso that the team can plan\n\n- The list shows 10 rows.',
  })
  expect(read.map(({ requirement }) => requirement.statement)).toEqual([
    'As a manager I want to approve requests so that the team can plan',
    'The list shows 10 rows.',
  ])
})

test('a word that opens a remark may be the label of an input', () => {
  const [only] = readDocument('Comment: up to 300 characters.')
  expect(only?.facts).toMatchObject([
    { kind: 'field', label: 'Comment', constraints: { length: { max: 300 } } },
  ])
})

test('a question or a note never brings an input or a rule into the model', () => {
  const { sentences } = readSource({
    text: 'What happens if the age is below 18?\n\nNote: Nickname (2 to 10 characters) may come later, who knows?\n\nOut of scope: Age must be between 1 and 5.',
  })
  for (const { kind: what, facts } of sentences) if (what !== 'requirement') expect(facts).toEqual([])
})
