import { effectWith, hasNegation, nounOf } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const settled =
  /\b(?:create\w*|add\w*|edit\w*|delet\w*|remov\w*|updat\w*|such as|e\.g|including|includes?|by|view|assign\w*|invit\w*|modify)\b|[:(/]/i

/** "Manage", without what it allows. */
export const manage: Cue = (slots) => {
  const effect = effectWith(slots, /^(?:manages?|(?:be )?managed|administer)$/i)
  if (!effect || hasNegation(effect.clause) || settled.test(slots.sentence)) return undefined
  const { clause, verb } = effect
  const things = clause.phrases.filter(({ tag, start }) => /^[ETF]$/.test(tag) && start > verb.start)
  const noun = nounOf(things[0])
  if (noun === undefined || things.length > 1 || !/s$/i.test(noun)) return undefined
  return questionOf('edit', `What does "${verb.text.toLowerCase()}" allow?`, [
    `This allows to create, change and delete ${noun}.`,
    `This allows to create and change ${noun}; they can be archived but not deleted.`,
  ])
}
