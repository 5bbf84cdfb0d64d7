import type { Kind } from '../idea.ts'
import { acceptedIdeas } from '../tried-values.ts'

const counted =
  /^(?:alphanumeric |alphabetic |numeric )?(?:characters?|chars?|letters?|digits?|words?|symbols?|signs?)$/i

/** How long a text may be. Needs a bound that counts characters, digits or words. */
export const length: Kind = {
  kind: 'length',
  ideas: (slots) =>
    slots.rules
      .filter(({ unit }) => counted.test(unit))
      .slice(0, 2)
      .flatMap((rule) => [...acceptedIdeas(rule, slots, 'high'), ...acceptedIdeas(rule, slots, 'low')]),
}
