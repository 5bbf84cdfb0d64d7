import { attemptIdeas } from '../attempts.ts'
import type { Kind } from '../idea.ts'
import { rateIdeas } from '../request-rates.ts'

/**
 * Repeated failures and too many requests. Needs a count of attempts ("5 wrong codes", "the third wrong PIN"), or a number of requests in a time.
 * The time of waiting is tried where it is named, a success between failures where they are counted in a row.
 */
export const lockout: Kind = {
  kind: 'lockout',
  ideas: (slots) => {
    const rates = rateIdeas(slots)
    return rates.length > 0 ? rates : attemptIdeas(slots).slice(0, 5)
  },
}
