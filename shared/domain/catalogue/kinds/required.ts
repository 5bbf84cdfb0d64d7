import { fieldsOf } from '../fields.ts'
import type { Kind } from '../idea.ts'
import { refused, tried, usual } from '../tried.ts'

/** What must be given, and what may stay empty. Needs a field and a word that says which of both. */
export const required: Kind = {
  kind: 'required',
  ideas: (slots) => {
    const { first, messages, isNegated } = slots
    const fields = fieldsOf(slots)
    const seen =
      messages[0] === undefined
        ? 'It is refused, and the message names what is missing'
        : `"${messages[0]}" is shown`
    if (first('OPT') !== undefined)
      return fields.map(({ noun }) =>
        tried(`It goes on without the ${noun}`, usual, [
          [`Leave the ${noun} empty and fill in everything else`, 'It is accepted'],
        ]),
      )
    if (first('REQ') === undefined || isNegated) return []
    return fields.flatMap(({ noun, isPlural }) =>
      isPlural && fields.length === 1 && /\bfields?$|\bentries$|\bvalues?$/.test(noun)
        ? [
            tried(`Each of the ${noun} left empty alone is refused`, refused, [
              [`Leave one of the ${noun} empty, fill in all others and send; do so for each of them`, seen],
            ]),
          ]
        : [
            tried(`Without the ${noun} it is refused`, refused, [
              [`Leave the ${noun} empty, fill in everything else and send`, `${seen}; nothing is saved`],
            ]),
            tried(`Blanks alone are no ${noun}`, refused, [
              [`Enter three blanks as the ${noun} and send`, seen],
            ]),
          ],
    )
  },
}
