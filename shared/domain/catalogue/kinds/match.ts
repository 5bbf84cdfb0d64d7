import { fieldsOf } from '../fields.ts'
import type { Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { refused, tried, usual } from '../tried.ts'

const agreeing =
  /\b(?:same|match(?:es|ing)?|equals?|identical|repeat(?:s|ed)?|repetition|again|confirm\w*|agrees?|differs?|different)\b/i

/** "The lowest must not be above the highest" is no agreement. */
const isCompared = ({ clauses }: Slots): boolean =>
  clauses.some(({ phrases }) => phrases.some(({ tag }) => tag === 'GT' || tag === 'LT'))

/** Two entries that agree. Needs two fields, or one that is repeated. */
export const match: Kind = {
  kind: 'match',
  ideas: (slots) => {
    const [first, second] = fieldsOf(slots, 2)
    if (
      !first ||
      !second ||
      !agreeing.test(slots.sentence) ||
      isCompared(slots) ||
      /\b(?:sum|total|checksum)\b/i.test(slots.sentence)
    )
      return []
    const seen = slots.messages[0] === undefined ? 'It is refused' : `"${slots.messages[0]}" is shown`
    const [entry, repetition] = [`the ${first.noun}`, `the ${second.noun}`]
    return [
      tried(`${entry} and ${repetition} that differ in the last character are refused`, refused, [
        [`Enter ${entry} and ${repetition} with another last character and send`, seen],
      ]),
      tried(`${entry} and ${repetition} that are equal are accepted`, usual, [
        [`Enter the same as ${entry} and ${repetition} and send`, 'It is accepted'],
      ]),
      tried(`${repetition} left empty is refused`, refused, [
        [`Enter ${entry}, leave ${repetition} empty and send`, seen],
      ]),
    ]
  },
}
