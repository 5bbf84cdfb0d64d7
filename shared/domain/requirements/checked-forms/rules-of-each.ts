import { clausesOf, type Clause } from './clauses.ts'
import { isNameIn } from './named-in.ts'
import { ruleOf } from './rule-of-clause.ts'
import type { Placed } from './parts.ts'
import type { Unit } from './units.ts'
import { inputNamed, type Vocabulary } from './vocabulary.ts'

/** '"Both dates must be given: "Enter the arrival." and "Enter the departure." respectively': each message names the input that it answers. */
export function rulesOfEach(
  { text, start }: Unit,
  vocabulary: Vocabulary,
): { rules: Placed[]; rest: Clause[] } {
  const clauses = clausesOf(text, isNameIn(vocabulary))
  const [first, ...more] = clauses
  if (!first || more.length === 0 || !more.every(({ condition }) => /^\W*(?:and|or)\W*$/i.test(condition)))
    return { rules: [], rest: clauses }
  const before = text.slice(0, first.at)
  const named = clauses.map(({ message }) => inputNamed(message, vocabulary))
  if (!/\b(?:both|all|each|every|respectively)\b/i.test(text) || new Set(named).size < clauses.length)
    return { rules: [], rest: clauses }
  const condition = /\b(?:otherwise|if not|else)\b/i.test(first.condition) ? before : first.condition
  const rules = clauses.flatMap(({ message, at, behind }, index): Placed[] => {
    const input = named[index]
    // The words that name all of them are no news: "both readings".
    const plain = condition.replace(
      /^\W*(?:both|all|each|every)(?: (?:of )?(?:the |these |two |three )*[\p{L}-]+)?/iu,
      '',
    )
    return input ? [ruleOf(input, plain, message, start + at, vocabulary, behind)] : []
  })
  return named.includes(undefined) ? { rules: [], rest: clauses } : { rules, rest: [] }
}
