import { once } from '../../basics/once.ts'
import { checkIncose } from '../../requirement-quality/incose.ts'
import { withoutQuoted } from '../../requirement-quality/masked.ts'

/** Words by which people say that something has not been decided or found out. */
const open = once(
  () =>
    /\b(?:tb[acd]|to ?do|to be (?:decided|defined|determined|clarified|confirmed|agreed|discussed|specified|announced)|(?:is|are|remains?|still) (?:open|unclear|unknown|undecided|undefined)|unclear|undecided|unresolved|not (?:yet )?(?:sure|clear|known|decided|defined|agreed|specified)|unsure|open (?:question|issue|point)s?|assum(?:e|es|ing|ptions?)|maybe|perhaps|possibly|probably|presumably|somehow|some (?:kind|sort|way|form) of|figure out|find out (?:how|whether|which|what|if)|investigat(?:e|ion)|research|feasib(?:le|ility)|prototype|proof of concept|waiting for|depend(?:s|ing) on (?:the )?(?:outcome|decision|result|answer)s?)\b|\?{2,}/gi,
)

/** "… by a tax service (which one?)": what is asked within a sentence. */
const question = /[^.!?;:(\n]{2,200}\?(?=[\s)\]]|$)/g

/**
 * What a sentence leaves open, in its words: what it asks, words that say so, escape clauses ("as needed") and open ends ("etc."; rules R8
 * and R9 of the INCOSE guide). What stands in quotes is a text of the product and asks nobody anything.
 */
export function unknownsIn(sentence: string): string[] {
  const masked = withoutQuoted(sentence)
  const asked = masked.match(question)?.map((one) => one.trim()) ?? []
  const said = masked.replace(question, ' ')
  const clauses = checkIncose(said).filter(({ rule }) => rule === 'R8' || rule === 'R9')
  return [...asked, ...(said.match(open()) ?? []), ...clauses.flatMap(({ words }) => words)]
}
