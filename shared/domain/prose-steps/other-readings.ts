import { nounPattern } from './nouns.ts'
import type { Reading } from './patterns.ts'
import { chosenByName } from './told/noted-names.ts'
import { writtenName } from './told/names.ts'
import type { Target, TypedAction } from './types.ts'
import { escaped } from '../text/escaped.ts'

type Named = Extract<TypedAction, { action: 'click' | 'check' | 'uncheck' | 'fill' | 'select' }>

const kinds = new Set(['click', 'check', 'uncheck', 'fill', 'select'])
const article = /^(?:the|an?) /i
const innerArticle = / (?:the|an?) /i
const sided = /^(.{1,60}?) and (?:the )?([^,]{1,60})$/i
const pronoun = /^(?:it|them|that|this|both|all|others?|more|so on|go|wait)\b/i

/**
 * Gives an action whose name stands without quotes what else its words may say, for a page that has nothing of the whole name: "Power and Wi-Fi" two
 * things, "the number of boxes" the boxes, "the name on the card" the "Name on card". What is quoted is a name and nothing else.
 */
export function withOtherReading(action: TypedAction, clause: string, reading: Reading): TypedAction {
  if (!isNamed(action) || action.otherwise) return action
  const { name } = action.target
  const isGiven = reading.prose.literals.includes(name) || reading.data.some((datum) => datum.name === name)
  const otherwise = isGiven ? undefined : otherReading(action, name, clause)
  return otherwise ? { ...action, otherwise } : action
}

function isNamed(action: TypedAction): action is Named & { target: { name: string } } {
  return kinds.has(action.action) && 'target' in action && action.target?.name !== undefined
}

function otherReading(action: Named, name: string, clause: string): TypedAction[] | undefined {
  const { target } = action
  const renamed = (other: Target): TypedAction => ({ ...action, target: { ...other, whole: true } })
  if (target.nth !== undefined) return undefined
  if (target.within) {
    const words = splitName(clause, name, target.within)
    const { within: _within, ...alone } = target
    return words === undefined ? undefined : [renamed({ ...alone, name: words })]
  }
  const counted = /^number of (?:the )?(.+)$/i.exec(name)?.[1]
  if (counted !== undefined) return [renamed({ ...target, name: counted })]
  const names = action.action === 'fill' || action.action === 'select' ? undefined : namesInRow(name)
  if (names && target.role === undefined) return names.map((one) => renamed({ name: one }))
  const [first = '', ...more] = action.action === 'fill' || action.action === 'select' ? [] : name.split(', ')
  const noted = more.map((one) => writtenName(one, { text: '', literals: [], unclosed: false }))
  // "Lincoln, Next": what is noted behind a comma may be the next to press.
  if (noted.length > 0 && noted.every((one) => one !== undefined))
    return [renamed({ ...target, name: first }), ...noted.flatMap((one) => chosenByName(one))]
  return innerArticle.test(name) ? [renamed(target)] : undefined
}

/** "Power, Water and Wi-Fi" as three names. */
function namesInRow(name: string): string[] | undefined {
  const [, before, last] = sided.exec(name) ?? []
  if (before === undefined || last === undefined) return undefined
  const names = [...before.split(/, /), last].map((one) => one.replace(/,$/, '').replace(article, '').trim())
  const distinct = new Set(names.map((one) => one.toLowerCase())).size === names.length
  const sensible = names.every(
    (one) => /[\p{L}\p{N}]/u.test(one) && !pronoun.test(one) && !/ and /i.test(one),
  )
  return distinct && sensible ? names : undefined
}

// "The name on the card" was read as a name in a place; the place has no name of its own, so it may be a part of the name.
function splitName(clause: string, name: string, within: Target): string | undefined {
  if (within.name !== undefined || within.within || within.nth !== undefined) return undefined
  const words = new RegExp(`\\b${escaped(name)} (?:of|on|for|at) (?:the |an? )?${nounPattern}\\b`, 'i').exec(
    clause,
  )
  return words?.[0]
}
