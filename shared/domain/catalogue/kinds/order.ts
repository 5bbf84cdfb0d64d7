import { quotedOf } from '../doings.ts'
import type { Kind } from '../idea.ts'
import { guessed, tried, usual } from '../tried.ts'

/** Sequence and ranking. Needs the word. */
export const order: Kind = {
  kind: 'order',
  ideas: (slots) =>
    /\bsort|\border(?:ed)?\b|\bfirst\b|\bpriorit|\brank|\bsequence\b|\bbefore\b/i.test(slots.sentence) &&
    !slots.isNegated
      ? [
          tried('The order is right with three different entries', usual, [
            [
              'Enter three of them in another order than they have to come in',
              `They come as is said: ${quotedOf(slots)}`,
            ],
          ]),
          tried('Equal ones keep one order', guessed, [
            [
              'Have two that are equal in what decides the order, and look several times',
              'Their order is the same each time',
            ],
          ]),
        ]
      : [],
}
