import { fieldsOf, subjectIn } from '../fields.ts'
import type { Kind } from '../idea.ts'
import { guessed, refused, tried } from '../tried.ts'

/** Not twice. Needs the word that says so, or a field. */
export const unique: Kind = {
  kind: 'unique',
  ideas: (slots) => {
    const field = fieldsOf(slots, 1)[0] ?? subjectIn(slots)
    if (!field || slots.sentence.length > 300) return []
    const { single } = field
    const seen = slots.messages[0] === undefined ? 'It is refused' : `"${slots.messages[0]}" is shown`
    return [
      tried(`The same ${single} a second time is refused`, refused, [
        [`Save an entry with a new ${single}`, 'It is saved'],
        [`Save another one with the same ${single}`, seen],
      ]),
      ...(/\b(?:id|number|count|date|time)\b/i.test(single)
        ? []
        : [
            tried(`The same ${single} in other letter case or with blanks around it is refused`, guessed, [
              [
                `Save an entry whose ${single} differs from a saved one only in capitals, then one with a blank in front`,
                seen,
              ],
            ]),
          ]),
    ]
  },
}
