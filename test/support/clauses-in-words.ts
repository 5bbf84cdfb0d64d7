import type { Effect, Event, Expression } from '../../shared/domain/requirement-model/index.ts'
import { inputOf, type Parser } from '../../shared/domain/requirement-reading/grammar/parser.ts'
import { tokenise } from '../../shared/domain/requirement-reading/tokenise.ts'
import type { Reference } from '../../shared/domain/requirement-reading/tokens.ts'

type Part = string | Expression<Reference>

const named = (thing: Reference) =>
  thing.kind === 'named' && thing.quoted ? `"${thing.words}"` : thing.words
const template = (parts: Part[]) =>
  parts.map((part) => (typeof part === 'string' ? part : `{${sum(part)}}`)).join('')
const texts = (all: Part[][]) => all.map((each) => template(each)).join(' | ')

function sum(expression: Expression<Reference>): string {
  if (expression.kind === 'value') {
    const { value } = expression
    return `${'value' in value ? String(value.value) : value.type}${expression.unit ? ` ${expression.unit}` : ''}`
  }
  if (expression.kind === 'subject') return named(expression.subject)
  if (expression.kind === 'percent') return `${sum(expression.share)} % of ${sum(expression.of)}`
  if ('of' in expression && Array.isArray(expression.of))
    return expression.of.map((each) => sum(each)).join(` ${expression.kind} `)
  return expression.kind
}

/** An effect as a short line, so that a test says at a glance what was read. */
export function effectInWords(effect: Effect<Reference>): string {
  switch (effect.kind) {
    case 'shows':
      return `${effect.as} ${template(effect.text)}${effect.near ? ` near ${named(effect.near)}` : ''}`
    case 'hides':
      return `no text ${template(effect.text)}`
    case 'control':
      return `${named(effect.control)} is ${effect.is}`
    case 'set':
      return `${named(effect.subject)} := ${sum(effect.to)}`
    case 'lists':
      return `${effect.exactly ? 'only ' : ''}[${texts(effect.shown)}]${effect.hidden.length > 0 ? ` without [${texts(effect.hidden)}]` : ''}${effect.list ? ` in ${named(effect.list)}` : ''}`
    case 'adds':
      return `adds ${effect.entry.map(({ field }) => named(field)).join()} to ${named(effect.list)}`
    case 'removes':
      return `removes ${effect.where.map(({ field }) => named(field)).join()} from ${named(effect.list)}`
    case 'goes':
      return `goes to ${effect.page}`
    case 'unchanged':
      return effect.subject ? `${named(effect.subject)} unchanged` : 'nothing changes'
    case 'said':
      return `said: ${effect.text}`
    default:
      return effect.kind
  }
}

/** An event as a short line. */
export function eventInWords({ action, name, target, value, actor }: Event<Reference>): string {
  const parts = [actor && `${actor}:`, name ?? action, target && named(target), value && `= ${sum(value)}`]
  return parts.filter(Boolean).join(' ')
}

/** What a grammar reads at the beginning of a text, and the words behind it that it left. */
export function readWith<T>(
  parser: Parser<T>,
  text: string,
): { value: T | undefined; left: string; used: Set<string> } {
  const input = inputOf(tokenise(text))
  const match = parser(input, 0)
  const left = input.tokens.slice(match?.end ?? 0).map((token) => token.text)
  return { value: match?.value, left: left.join(' ').replace(/\.$/, '').trim(), used: input.used }
}
