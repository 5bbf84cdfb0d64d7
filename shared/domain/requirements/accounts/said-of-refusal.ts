import { maskQuotes } from '../facts/mask.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { scenario } from './scenario.ts'

const shown =
  /^\W*(?:in this case,? |then,? )?(?:the |an? )?(?:(?:error |warning )?(?:message|text|hint|error|warning) )?"[^"]*" (?:is|appears|gets)(?: then)?(?: (?:shown|displayed|visible))?\.?$/i

/** "An admin cannot remove himself. The message "…" is shown.": what the one refused action of the sentence before is answered with. */
export function withAnsweredRefusals(sentences: ReadSentence[]): ReadSentence[] {
  return sentences.map((sentence, at) => {
    const before = sentences[at - 1]
    if (sentence.table || before?.section !== sentence.section || sentence.facts.length > 0) return sentence
    const { masked, quotes } = maskQuotes(sentence.text)
    const [quote, more] = quotes
    if (!quote || more || !shown.test(masked)) return sentence
    const rights = before.facts.filter((fact) => fact.kind === 'permission')
    const [right, other] = rights
    const [role, another] = right?.roles ?? []
    if (!right || other || right.allowed || role === undefined || another !== undefined) return sentence
    const told = scenario(`${role} tries to ${right.action}: "${quote.value}" is shown`, {
      given: [`Signed in with the role "${role}"`],
      when: [`Try to ${right.action}`],
      outcomes: [`The message "${quote.value}" is shown`],
    })
    return { ...sentence, kind: 'requirement', facts: [told] }
  })
}
