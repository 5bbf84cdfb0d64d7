import { quotedOf } from '../doings.ts'
import type { Kind } from '../idea.ts'
import { guessed, refused, tried, usual } from '../tried.ts'

/** Charges and refunds. Each item needs its word: a payment, a refund. */
export const payment: Kind = {
  kind: 'payment',
  ideas: (slots) => {
    const quoted = quotedOf(slots)
    if (/\brefund/i.test(slots.sentence))
      return [
        tried('The refund has the right amount and comes once', usual, [
          [
            'Bring the refund about',
            `The amount follows from this, and it goes back the way it was paid: "${quoted}"`,
          ],
          ['Try to have it again', 'There is no second refund'],
        ]),
        tried('A refund of a part', guessed, [
          ['Have a part refunded, then the rest', 'Together both are what was paid, and not more'],
        ]),
      ]
    if (!/\bpay|\bcharg|\bcard\b|\bcheckout\b/i.test(slots.sentence) || slots.isNegated) return []
    return [
      tried('A payment succeeds with the right amount', usual, [
        ['Pay what is due', `The amount that follows from this is charged once: "${quoted}"`],
      ]),
      ...(/\bcard\b|\bpayment\b|\bpaid\b|\bcheckout\b/i.test(slots.sentence)
        ? [
            tried('A refused payment changes nothing', refused, [
              [
                'Pay with a card that is refused',
                'It says so, nothing counts as paid, and one can try again',
              ],
            ]),
            tried('A payment that is cut off is not made twice', guessed, [
              ['Cut the connection after sending the payment and send it again', 'It is charged once'],
            ]),
          ]
        : []),
    ]
  },
}
