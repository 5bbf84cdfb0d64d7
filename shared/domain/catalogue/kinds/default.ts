import { fieldsOf } from '../fields.ts'
import type { Kind } from '../idea.ts'
import { tried, usual } from '../tried.ts'

const markers = /\b(?:default|preselected|initial|initially|pre-?filled|starts? (?:as|with|at)|off|on)\b/i

/** What holds at the beginning. Needs a value and a word that says that it is the one at the beginning. */
export const byDefault: Kind = {
  kind: 'default',
  ideas: (slots) => {
    const { clauses, sentence } = slots
    const clause =
      clauses.find(
        ({ text, phrases }) => markers.test(text) && phrases.some(({ tag }) => /^[ONS]$/.test(tag)),
      ) ?? (markers.test(sentence) ? clauses[0] : undefined)
    const value =
      clause?.phrases.findLast(({ tag }) => /^[OS]$/.test(tag)) ??
      clause?.phrases.find(({ tag }) => tag === 'N')
    const [field] = fieldsOf(slots, 1)
    if (!value || !field || value.text.length > 40) return []
    const content = value.text.replace(/["“”'‘’`]/g, '')
    return [
      tried(`Untouched, the ${field.noun} is ${content}`, usual, [
        ['Open it as somebody who never used it', `The ${field.noun} is ${content}`],
      ]),
      tried(`Another ${field.noun} is kept once it was chosen`, usual, [
        [
          `Change the ${field.noun}, save and open it again`,
          'The change is there, and not the value of the beginning',
        ],
      ]),
    ]
  },
}
