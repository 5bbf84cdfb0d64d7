import { hasRole } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const both = /\b(?:otherwise|else|unless|only|except|until|even if|in all other|regardless|whether)\b/i
const price = /\b(?:free|costs?|charged|price)\b/i
const onTop =
  /\b(?:off|discount|more|extra|additional|surcharge|reduc\w*|half|late|add(?:s|ed)?|plus|bonus)\b|%/i

/**
 * A price that holds if a number is reached, without what it is on the other side of it.
 * A discount or surcharge has its other side in itself: without it.
 */
export const otherwise: Cue = (slots) => {
  const { clauses, sentence } = slots
  const conditions = clauses.filter(({ tag }) => tag === 'cond')
  const effects = clauses.filter(({ tag }) => tag === 'eff' || tag === 'lim' || tag === 'def')
  const [condition, effect] = [conditions[0], effects[0]]
  if (!condition || !effect || conditions.length > 1 || effects.length > 1) return undefined
  const hasBorder =
    condition.phrases.some(({ tag }) => tag === 'N') &&
    condition.phrases.some(({ tag }) => /^(?:MIN|MAX|GT|LT)$/.test(tag))
  const isPriced =
    /\bfree\b/i.test(effect.text) ||
    effect.phrases.some(({ tag, text }) => tag === 'N' || (tag === 'X' && /\d/.test(text)))
  if (!isPriced || !hasBorder || !price.test(effect.text) || onTop.test(effect.text)) return undefined
  if (!/^if\b/i.test(condition.text) || hasRole(slots, 'M', 'NEG') || both.test(sentence)) return undefined
  return questionOf('condition', 'What is the price where this condition is not met?', [
    'Otherwise 5.00 euros are charged.',
    'Otherwise the full price is charged.',
  ])
}
