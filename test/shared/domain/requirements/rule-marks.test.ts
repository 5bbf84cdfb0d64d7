import { describe, expect, test } from 'vitest'
import { readDocument, readRequirements } from '../../../../shared/domain/requirements/index.ts'
import { designDerived } from '../../../support/design-derived.ts'

const kinds = (text: string) => readDocument(text).map(({ kind }) => kind)

describe('a sentence with a number, a quoted text, a negation or "only" is no silent context', () => {
  test.each([
    'A wrong TAN three times in a row blocks the account.',
    'Two failed payments suspend the subscription.',
    'Standard users see only their own invoices.',
    'The invoice number starts with "INV-".',
    'The voucher field accepts 6 uppercase letters.',
    'Tickets without an owner for 2 days are escalated.',
    'Bookings on Sundays are not possible.',
    'Max. 3 attempts.',
    'Gold level from 5000 points.',
    'Rounded to two decimals.',
    'Nobody sees the drafts of somebody else.',
    'Blank lines count as nothing.',
    'Every reply carries the prefix "Re:".',
  ])('%s', (text) => {
    expect(kinds(text)).toEqual(['requirement'])
  })
})

describe('a sentence that says what something does to another thing is no silent context', () => {
  test.each([
    'From Review it goes to Approved on approve or back to Draft on reject.',
    'A chargeback closes the account.',
    'Idle drafts are released at night.',
    'A reply by the customer reopens the ticket.',
    'Test the export in every combination of format (PDF, CSV, XLSX) and language (English, German).',
  ])('%s', (text) => {
    expect(kinds(text)).toEqual(['requirement'])
  })
})

test('what nobody can model of such a sentence is a gap', () => {
  const { testCases, gaps } = designDerived({
    requirements: 'Bookings on Sundays are not possible.',
    mode: 'agentic',
  })
  expect(testCases).toEqual([])
  expect(gaps.map(({ requirementRef }) => requirementRef)).toEqual(['REQ-001'])
})

describe('what tells of the text, of its past or of what the product is stays context', () => {
  test.each([
    'Our 14 hotels take part.',
    'The shop came into being in 1998.',
    'The gateway is a small box with two buttons and a display.',
    'It is used about 2,000 times a day.',
    'This specification replaces version 3.',
    'People often call because they do not know the number.',
    'The look of the icons is not part of this document.',
    'Creates an order',
    '"Claims" are the claims of the last 3 years.',
    'Clerks open the form "Returns".',
  ])('%s', (text) => {
    expect(kinds(text)).toEqual(['context'])
  })
})

test('marks never change what a question or a glossary says', () => {
  expect(
    readRequirements({
      text: 'What happens after 3 days?\n\n# Glossary\n\nClaim: a report of no more than 3 pages.',
    }).sentences.map(({ kind }) => kind),
  ).toEqual(['question', 'heading', 'context'])
})
