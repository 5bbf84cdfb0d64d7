import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readConditionals } from '../../../../../../shared/domain/requirements/facts/rules/conditionals.ts'
import { maskQuotes } from '../../../../../../shared/domain/requirements/facts/mask.ts'

const read = (text: string) =>
  readConditionals(maskQuotes(text)).map(({ label, when, constraints, otherwise }) => ({
    label,
    when: `${when.negated ? 'not ' : ''}${when.subject ?? '?'} ${when.is.kind === 'value' ? when.is.value : when.is.kind}`,
    says: Object.keys(constraints).join(),
    ...(otherwise ? { otherwise } : {}),
  }))

describe('an input that a condition limits', () => {
  test.each([
    [
      'Company name is required when Customer type is Business.',
      'Company name',
      'Customer type Business',
      'required',
    ],
    [
      'If Country is Germany, the postal code has exactly 5 digits.',
      'Postal code',
      'Country Germany',
      'length,format',
    ],
    [
      'The phone number is required if the e-mail address is empty.',
      'Phone number',
      'not E-mail address filled',
      'required',
    ],
    [
      'Reason is mandatory for unpaid leave and has at most 200 characters.',
      'Reason',
      '? unpaid leave',
      'required',
    ],
    ['For special leave the field Reason must be filled in.', 'Reason', '? special leave', 'required'],
    [
      'When the amount is over 1000 EUR, the purpose must be entered.',
      'Purpose',
      'Amount number',
      'required',
    ],
    [
      'Delivery address is required unless "Pickup" is selected as Shipping method.',
      'Delivery address',
      'not Shipping method Pickup',
      'required',
    ],
  ])('%s', (text, label, when, says) => expect(read(text)).toEqual([{ label, when, says }]))
  test('is hidden otherwise, or optional', () => {
    expect(read('VAT number is only shown when Customer type is Business.')[0]?.otherwise).toBe('hidden')
    expect(read('The "Company" field is hidden unless the "Business account" box is checked.')).toEqual([
      { label: 'Company', when: 'Business account checked', says: '', otherwise: 'hidden' },
    ])
    expect(
      read('The VAT number is required if the customer type is Business and optional otherwise.')[0]
        ?.otherwise,
    ).toBe('optional')
  })
})

describe('what limits no input', () => {
  test.each([
    'If the customer is a premium customer, the transfer is free of charge.',
    'If the total is over 100 EUR, shipping is free.',
    'If an account with this address exists, an e-mail is sent.',
    'When the user clicks "Save", the item appears.',
    'If the order is shipped, it cannot be cancelled.',
    'All fields are required.',
  ])('%s', (text) => expect(read(text)).toEqual([]))
  test('any text at all is read without an error', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'if ',
            'when ',
            'the country ',
            'is ',
            'Germany',
            ', ',
            'required ',
            'for ',
            '"',
            'must ',
            'be shown',
            ' unless ',
            '5 digits',
          ),
          { maxLength: 25 },
        ),
        (words) => {
          expect(Array.isArray(read(words.join('')))).toBe(true)
        },
      ),
    ))
})
