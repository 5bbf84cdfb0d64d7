import { capital } from '../../english/capital.ts'
import { readSpoken } from './expected-words.ts'
import { withoutIdleWords } from './idle-words.ts'
import { readPresence } from './presence.ts'
import type { FactReader } from './readers.ts'

const asking =
  /^(?:(?<who>.+?),? (?:and |which |that )?)?(?:asks|asking|wants to know|inquires|are asked|is asked|be asked)(?: (?:you|us|me|the user))? (?:whether|if) (?<question>(?:you|we|i|the user|they) .+)$/i
const inverted = /^(you|we|i|they) (are|have|can|will|should) (.+)$/i
const somebody = /^(?:you|we|i|it|the (?:page|app|site|user|system)|this|that)$/i
const verb = /\b(?:pops|comes|shows|slides|drops) \w+$|\b(?:opens|appears|is shown|is displayed)$/i

/** "A window pops up and asks whether you are sure": the question stands on the page as it is asked there, "Are you sure", or nobody knows in which words. */
export const readIndirect: FactReader = (fact, context) => {
  const { who = '', question } = asking.exec(withoutIdleWords(fact))?.groups ?? {}
  if (question === undefined) return undefined
  const [, subject = '', being = '', rest = ''] = inverted.exec(question) ?? []
  const words = being === '' ? question : `${being} ${subject} ${rest}`
  const told = readSpoken(capital(words), context.prose)
  const thing =
    who === '' || somebody.test(who) ? [] : readPresence(verb.test(who) ? who : `${who} is shown`, context)
  if (!told || !thing) return undefined
  return [...thing, { kind: 'assert_text', expected: told.expected, unquoted: true }]
}
