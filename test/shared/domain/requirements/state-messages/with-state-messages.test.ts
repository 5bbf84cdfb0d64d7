import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/read-document.ts'

function rulesOf(text: string): string[] {
  return readDocument(text)
    .flatMap(({ facts }) => facts)
    .flatMap((fact) => (fact.kind === 'rule' ? [`${fact.anyOf[0]?.[0]?.text ?? ''} -> ${fact.outcome}`] : []))
}

describe('a message about the state of a thing that nobody types', () => {
  test.each([
    [
      'A used ticket leads to "Ticket already used".',
      'the ticket has already been used -> the message "Ticket already used" is shown',
    ],
    [
      'An expired OTP is declined with "Request a new one".',
      'the OTP has expired -> the message "Request a new one" is shown',
    ],
    [
      'If the pass has expired, the gate displays "Pass expired".',
      'the pass has expired -> the message "Pass expired" is shown',
    ],
    [
      'Refund requests after 14 days are refused with "Too late".',
      'the refund request is made after 14 days -> the message "Too late" is shown',
    ],
  ])('starts from that state: %s', (text, rule) => {
    expect(rulesOf(text)).toEqual([rule])
  })

  test('answers the input where the thing is one', () => {
    expect(rulesOf('The voucher has 8 digits. An unknown voucher shows "No such voucher".')).toEqual([])
  })
})
