import type { Kind } from '../idea.ts'
import { priceIdeas } from '../prices.ts'
import { speaksOf, thingIn, trial } from '../trial.ts'

const card = /\b(?:credit card|debit card|card|bank|payment method|checkout|stripe|paypal|payment gateway)\b/i
const pays = /\b(?:payments?|checkout|pay(?:s|ing)? (?:by|with|online|in advance)|credit card|debit card)\b/i
const refunds = /\brefund/i
const denies =
  /\b(?:cannot|can't|no|not|never|non)\b[^.]{0,30}refund|refund\w*\b[^.]{0,30}\b(?:cannot|can't|not|never)\b/i
const discount = /\b(?:discount|coupon|voucher|promo|rebate)/i

/** Money that moves. Cues: a refund; paying by card or another way; a discount or voucher. Sentences that deny it or only show it give nothing but the check that no money moves. */
export const payment: Kind = {
  kind: 'payment',
  ideas: (slots) => {
    const isRefund = speaksOf(slots, refunds)
    // A bound says how much is paid back, and neither whether nor how often.
    if (isRefund && slots.rules.length > 0) return []
    if (isRefund && (slots.isNegated || denies.test(slots.sentence)))
      return [
        trial('no refund is paid out where there is none', 'negative', 'Error Guessing', [
          'Ask for the refund in the case that the sentence excludes',
          `It is refused${slots.messages[0] === undefined ? '' : ` with "${slots.messages[0]}"`}, and the amount that was paid stays as it was`,
        ]),
      ]
    const ofPrices = priceIdeas(slots)
    if (ofPrices.length > 0) return ofPrices
    if (slots.isNegated) return []
    if (isRefund)
      return [
        trial('a refund is paid out once', 'functional', 'Use Case Testing', [
          'Pay, ask for the refund, and ask for it a second time',
          'The first refund arrives with the right amount; the second is refused',
        ]),
        trial('a refund to a card that was closed meanwhile', 'negative', 'Error Guessing', [
          'Refund a payment whose card is no longer valid',
          'The failure can be seen, and the refund does not count as paid out',
        ]),
      ]
    if (speaksOf(slots, discount)) {
      const noun = thingIn(slots, 'E')?.single
      const reduction = noun && discount.test(noun) ? noun : 'discount'
      return [
        trial(`the ${reduction} is taken off once`, 'functional', 'Error Guessing', [
          `Apply the ${reduction} twice to the same purchase`,
          'It is taken off once; the total is right to the cent',
        ]),
        trial(`the ${reduction} never makes the total negative`, 'boundary', 'Boundary Value Analysis', [
          `Apply the ${reduction} to a purchase that costs less than it takes off`,
          'The total is not below zero',
        ]),
      ]
    }
    if (!speaksOf(slots, pays) || slots.kinds.has('show')) return []
    return [
      trial('a payment goes through once', 'functional', 'Use Case Testing', [
        'Pay, and press the button a second time while the payment is under way',
        'The amount is taken once, and the payment is shown as made',
      ]),
      ...(speaksOf(slots, card)
        ? [
            trial('a refused card pays nothing', 'negative', 'Equivalence Partitioning', [
              'Pay with a card that the bank refuses',
              'The payment is not made, the reason is told, and another way to pay can be chosen',
            ]),
          ]
        : []),
      trial('a payment that is broken off', 'negative', 'Error Guessing', [
        'Close the page while the payment is under way and open it again',
        'It is clear whether the payment was made; nothing is taken without being counted as paid',
      ]),
    ]
  },
}
