import { singular } from '../english/plural.ts'
import { baseOfThird, thirdPerson } from '../english/third-person.ts'
import type { Clause } from './clauses.ts'

/** What a sentence says of the thing that it begins with, as it is said of one of them: "does not accept coupons", and its opposite: "accepts coupons". */
export interface Predicate {
  told: string
  opposite: string
}

const most = 90
const ofOne: Record<string, string> = { are: 'is', were: 'was', do: 'does', have: 'has' }
const auxiliary = /^(are|is|were|was|do|does|have|has|can|may|must|shall|should|will)( not|n['’]t)? (\S.*)$/i
/** More than one thing is said, or in words that turn round what is said. */
const unclear =
  /\b(?:and|or|but|nor|not|never|no|only|nothing|nobody|unless|without|until|it|they|them|their)\b|[,;:"“]/i

/** The predicate of "{cond Orders under 20 euros} {eff do not accept coupons}": the condition is what the effect right behind it is said of. Undefined of any other shape, and where its opposite cannot be told. */
export function predicateIn(clauses: readonly Clause[]): Predicate | undefined {
  const [condition, effect, more] = clauses.filter(({ tag }) => tag !== 'ctx')
  if (more || condition?.tag !== 'cond' || !effect || !/^(?:eff|lim)$/.test(effect.tag)) return undefined
  const [noun] = condition.phrases
  if (effect.start - condition.end !== 1 || noun?.start !== condition.start + articleOf(condition.text))
    return undefined
  const text = effect.text.trim().replace(/[.\s]+$/, '')
  if (text.length > most || !/^[a-z]/.test(text)) return undefined
  const isPlural = singular(noun.text) !== noun.text
  const helped = auxiliary.exec(text)
  if (helped) return ofAuxiliary(helped, isPlural)
  const [verb = '', ...rest] = text.split(' ')
  const isMarked = effect.phrases.some(
    ({ tag, start, text: own }) => tag === 'V' && start === effect.start && own.startsWith(verb),
  )
  if (!isMarked || unclear.test(text)) return undefined
  const base = isPlural ? verb : baseOfThird(verb)
  if (!isPlural && base === verb) return undefined
  const [own, ...words] = [base, ...rest]
  return {
    told: [thirdPerson(own as string), ...words].join(' '),
    opposite: ['does not', own, ...words].join(' '),
  }
}

const articleOf = (text: string): number => /^(?:an?|the|any|every|each)\s+/i.exec(text)?.[0].length ?? 0

function ofAuxiliary(
  [, helper = '', denial, rest = '']: RegExpExecArray,
  isPlural: boolean,
): Predicate | undefined {
  const plain = helper.toLowerCase()
  const own = isPlural ? (ofOne[plain] ?? plain) : plain
  if (unclear.test(rest) || /^(?:must|should)$/.test(own)) return undefined
  const [verb = '', ...words] = rest.split(' ')
  const denied = `${own} not ${rest}`
  const affirmed = own === 'does' ? [thirdPerson(verb), ...words].join(' ') : `${own} ${rest}`
  return denial ? { told: denied, opposite: affirmed } : { told: affirmed, opposite: denied }
}
