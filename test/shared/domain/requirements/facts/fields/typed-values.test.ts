import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../../shared/domain/requirements/read-document.ts'
import type { Constraints } from '../../../../../../shared/domain/requirements/facts/types.ts'

const inputs = (text: string) =>
  readDocument(text).flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'field' ? [[fact.label, said(fact.constraints)]] : [])),
  )

/** The limits of an input in one line. */
function said({ number, length, file, required }: Constraints): string {
  return [
    required === undefined ? '' : required ? 'required' : 'optional',
    number ? `${number.min ?? ''}..${number.max ?? ''} ${number.unit ?? ''}`.trim() : '',
    length ? `${length.min}..${length.max ?? ''} characters` : '',
    file
      ? `${(file.types ?? []).join('/')} ${file.size ? `${file.size.tenths / 10} ${file.size.unit}` : ''}`.trim()
      : '',
  ]
    .filter(Boolean)
    .join(', ')
}

describe('a limit is a value of the input only where somebody types it there', () => {
  test.each([
    [
      'The CV is required. The CV must not be larger than 5 MB.',
      [
        ['CV', 'required'],
        ['CV', '5 MB'],
      ],
    ],
    ['CV: PDF, max 5 MB', [['CV', 'PDF 5 MB']]],
    ['The transcript may be at most 2.5 MB.', [['Transcript', '2.5 MB']]],
    ['Attachments: up to 5 files of 10 MB each (pdf, png)', [['Attachments', 'PDF/PNG 10 MB']]],
    ['The storage quota must be between 1 and 100 GB.', [['Storage quota', '1..100 GB']]],
    ['- Name: required, max 50', [['Name', 'required, 0..50 characters']]],
    ['Comment: optional, up to 500', [['Comment', 'optional, 0..500 characters']]],
    ['First name: min 2, max 40', [['First name', '2..40 characters']]],
    ['Quantity: required, max 50', [['Quantity', 'required, ..50']]],
    ['Note: 1 to 6', [['Note', '1..6']]],
    ['Password: 8-64 characters, kept for 8-90 days', [['Password', '8..64 characters']]],
    ['Notes: up to 500 characters, archived for at most 30 days', [['Notes', '0..500 characters']]],
    ['The session timeout must be between 5 and 30 minutes.', [['Session timeout', '5..30 minutes']]],
    ['The age must not be under eighteen.', [['Age', '18..']]],
    ['The mailbox size must not exceed 500 MB.', [['Mailbox size', '..500 MB']]],
    ['The weight must be between 1 and 30 kg.', [['Weight', '1..30 kg']]],
  ])('%s', (text, found) => expect(inputs(text)).toEqual(found))
})

test.each([
  'The order is delivered within 3 to 5 days.',
  'Orders are shipped in 1 to 2 working days.',
  'Delivery takes 3 to 5 working days.',
  'Delivery time: 3 to 5 days',
  'Log files: kept for 30 to 90 days',
  'The shipping cost is up to 2 kg included.',
])('“%s” promises something and declares no input', (text) => expect(inputs(text)).toEqual([]))

test.each(['not less than sixteen', 'no more than twelve', 'at least twenty-five'])(
  'a number in words is no other input: “%s”',
  (limit) =>
    expect(
      readDocument(`The age must be ${limit}.`).flatMap(({ facts }) => facts.map(({ kind }) => kind)),
    ).toEqual(['field']),
)
