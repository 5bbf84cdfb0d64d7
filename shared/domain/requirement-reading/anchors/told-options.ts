import { comma, isCapital, name } from '../grammar/names.ts'
import { inputOf, listOf } from '../grammar/parser.ts'
import type { Token } from '../tokens.ts'

/** What something can be, where no sentence says so by itself. */
interface ToldOptions {
  name: string
  values: string[]
}

/** "Plan Basic: 5.00 EUR", "Plan Plus: 2.50 EUR": by values behind one name, of which the same is told; and "the Delivery (Post or Pick-up)". */
export function toldOptions(
  tokens: readonly (readonly Token[])[],
  inUse: readonly string[][],
): ToldOptions[] {
  const found = tokens.flatMap((all) => inBrackets(all, inUse))
  const beside = Map.groupBy(tokens.flatMap(besideNames), ({ key }) => key)
  for (const all of beside.values()) {
    const values = [...new Set(all.map(({ value }) => value))]
    const [first] = all
    if (first && values.length > 1 && all.some(({ isPriced }) => isPriced))
      found.push({ name: first.of, values })
  }
  return found
}

interface Beside {
  of: string
  value: string
  /** The name, and what stands behind the value. */
  key: string
  /** An amount stands behind it. */
  isPriced: boolean
}

const opening = /^[,;:(]$/

/** "Day type Weekday costs": a name and a value with a capital, at the beginning of a part. */
function besideNames(tokens: readonly Token[]): Beside[] {
  return tokens.flatMap((head, at) => {
    if (
      !isCapital(head) ||
      (head.kind === 'word' && head.classes[0] === 'determiner') ||
      (at > 0 && !opening.test(tokens[at - 1]?.text ?? ''))
    )
      return []
    let end = at + 1
    while (end < at + 3 && isPlainNoun(tokens[end])) end += 1
    const value = tokens[end]
    const next = tokens[end + 1]
    if (!value || !isCapital(value) || !next || !tells(next)) return []
    const of = tokens.slice(at, end).map(({ text }) => text).join(' ') // prettier-ignore
    const isPriced = tokens.slice(end + 1, end + 4).some(({ kind }) => kind === 'number')
    return [{ of, value: value.text, key: `${of.toLowerCase()} ${next.text}`, isPriced }]
  })
}

const tells = (token: Token): boolean =>
  token.text === ':' || (token.kind === 'word' && token.classes.includes('verb'))

const isPlainNoun = (token: Token | undefined): boolean =>
  token?.kind === 'word' && /^\p{Ll}/u.test(token.text) && token.classes[0] === 'noun'

/** "The Delivery (Post or Pick-up)": names in brackets behind a term. */
function inBrackets(tokens: readonly Token[], inUse: readonly string[][]): ToldOptions[] {
  return tokens.flatMap(({ text }, at) => {
    const term = text === '(' ? inUse.find((words) => words.every((word, index) => tokens[at - words.length + index]?.text === word)) : undefined // prettier-ignore
    const listed = term && listOf(name, comma)(inputOf(tokens), at + 1)
    const isChoice = listed && tokens[listed.end]?.text === ')' && tokens.slice(at, listed.end).some((one) => one.text === 'or') // prettier-ignore
    return isChoice && listed.value.length > 1 ? [{ name: term.join(' '), values: listed.value }] : []
  })
}
