import type { AcceptanceCriterion } from '../types.ts'
import { isClass, isPlural, lower } from '../../stories/writing/tokens.ts'
import { speaksOfUs, toReader } from './person.ts'
import { bare, complaints, controls, quoted, refusals, showings } from './outcome-words.ts'
import { asItIs } from './present.ts'
import { addressed } from './reader.ts'
import { shapeOf, tokensOf, verbOf } from './shape.ts'
import { lowerFirst, sentence, tidied, unended, upperFirst } from './text.ts'
import { withArticles } from './articles.ts'
import { baseOfThird } from './verbs.ts'

/** A criterion as a reader is told it. */
export interface Told {
  text: string
  /** "If you are signed in and you choose it": what has to be so, without an end; empty where it always is. */
  circumstance: string
  /** What is then so, without an end. */
  outcome: string
  /** Something is refused, or goes wrong. */
  isRefusal: boolean
  /** What is to be read on the page then, where it is quoted. */
  message: string | undefined
}

const keyword = {
  given: /^(?:given|and|that)\b[,:]?\s+(?:that\s+)?/i,
  when: /^(?:when|and|if)\b[,:]?\s+/i,
  then: /^(?:then|and)\b[,:]?\s+/i,
}

/** A criterion as a sentence of a manual. Nothing where it does not say what happens, or that cannot be said to a reader for sure. */
export function tell(criterion: AcceptanceCriterion, role: string): Told | undefined {
  const parted = inParts(criterion)
  const cleaned = (['given', 'when', 'then'] as const).map((part) => joined(parted[part], keyword[part]))
  if (cleaned.some(speaksOfUs)) return undefined
  const spoken = addressed(cleaned, role.replace(/^(?:an?|the)\s+/i, ''))
  const [given = '', when = '', then = ''] = spoken.map((part) => withArticles(toReader(lowerFirst(part))))
  const outcome = outcomeOf(then === '' && when === '' ? given : then)?.replace(bare, articled)
  const circumstance = then === '' && when === '' ? '' : circumstanceOf(given, when)
  if (outcome === undefined || circumstance === undefined) return undefined
  const message = messageIn(outcome)
  return {
    text: sentence(circumstance === '' ? outcome : `${upperFirst(circumstance)}, ${outcome}`),
    circumstance,
    outcome,
    isRefusal:
      refusals.test(outcome.replace(/^you see (?=")/, '')) ||
      (message !== undefined && complaints.test(`${message} ${circumstance}`)),
    message,
  }
}

/** Many write all three into one field. */
function inParts(criterion: AcceptanceCriterion): AcceptanceCriterion {
  const [said = '', ...others] = [criterion.given, criterion.when, criterion.then].filter(
    (part) => part.trim() !== '',
  )
  const when = /\bwhen\b/i.exec(said)?.index ?? -1
  const then = when < 0 ? -1 : (/\bthen\b/i.exec(said.slice(when))?.index ?? -1)
  if (others.length > 0 || then < 0 || !/^\s*(?:given|when)\b/i.test(said)) return criterion
  const cut = (from: number, to?: number) => said.slice(from, to).trim().replace(/,$/, '')
  return { given: cut(0, when), when: cut(when, when + then), then: cut(when + then) }
}

/** One line, without the word that its field has as its name; further lines are joined as they say. */
function joined(text: string, own: RegExp): string {
  const lines = text
    .split(/\r?\n/)
    .map((part) => tidied(part.replace(/^\s*[-*•]\s+/, '')))
    .filter(Boolean)
  const [first = '', ...more] = lines
  const rest = more.map((part) => {
    const linked = /^(and|but)\b[,:]?\s+(.+)$/i.exec(part)
    return linked
      ? ` ${(linked[1] ?? '').toLowerCase()} ${lowerFirst(unended(linked[2] ?? ''))}`
      : ` and ${lowerFirst(unended(part))}`
  })
  return `${unended(first.replace(own, ''))}${rest.join('')}`
}

function circumstanceOf(said: string, when: string): string | undefined {
  // Of whom it speaks, and nothing of them.
  const given = /^(?:an?|the)?\s*(?:end )?users?$/i.test(said) ? '' : said
  if (given === '' && when === '') return ''
  const event = eventOf(when)
  if (event === undefined) return undefined
  if (given === '') return `when ${event.text}`
  const shape = shapeOf(given)
  if (shape === 'thing' && !isThing(given)) return undefined
  if (shape === 'thing') return when === '' ? `given ${given}` : `given ${given}, when ${event.text}`
  if (shape === 'place') return when === '' ? given : `${given}, when ${event.text}`
  const before = stateOf(given, shape)
  if (before === undefined) return undefined
  if (when === '') return `if ${before}`
  return event.isClause ? `if ${before} and ${event.text}` : `if ${before}, when ${event.text}`
}

/** "A basket", "no items" and "open orders", but not "ERP down". */
function isThing(given: string): boolean {
  const [first, second] = tokensOf(given)
  return isClass(first, 'determiner') || isPlural(first) || first?.kind === 'number' || isPlural(second)
}

function eventOf(when: string): { text: string; isClause: boolean } | undefined {
  if (when === '') return { text: '', isClause: false }
  const shape = shapeOf(when)
  if (shape === 'clause') {
    const is = asItIs(when)
    return is === undefined ? undefined : { text: is, isClause: true }
  }
  if (shape === 'order') return { text: `you ${when}`, isClause: true }
  if (shape === 'gerund') return { text: when, isClause: false }
  if (shape === 'third') return { text: `you ${withBase(when)}`, isClause: true }
  return undefined
}

function stateOf(given: string, shape: ReturnType<typeof shapeOf>): string | undefined {
  if (shape === 'clause') return asItIs(given)
  if (shape === 'order') return `you ${given}`
  if (shape === 'third') return `you ${withBase(given)}`
  return shape === 'participle' &&
    /^(?:logged|signed|registered|authenticated|invited|logged-in|signed-in)\b/i.test(given)
    ? `you are ${given}`
    : undefined
}

function withBase(text: string): string {
  const tokens = tokensOf(text)
  let said = text
  tokens.toReversed().forEach((token, back) => {
    const at = tokens.length - 1 - back
    const base = at === 0 || /^(?:and|or|then)$/.test(lower(tokens[at - 1])) ? baseOfThird(token) : undefined
    if (base !== undefined) said = `${said.slice(0, token.start)}${base}${said.slice(token.end)}`
  })
  return said
}

/** What is then so, as a clause of its own. Who does it is not guessed: only what is seen is said of the reader. */
function outcomeOf(then: string): string | undefined {
  const bare = then.replace(/^(?:should|shall)\s+/i, '')
  // A label before a note.
  if (bare === '' || /^[\p{L} ]{2,30}:\s/u.test(bare)) return undefined
  if (/^(?:can|may)\s/i.test(bare)) return `you ${bare}`
  if (isClass(tokensOf(bare)[0], 'auxiliary')) return undefined
  const shape = shapeOf(bare)
  if (bare !== then && shape !== 'order') return undefined
  if (shape === 'order') {
    if (/^(?:see|receive|get)s?\b/i.test(bare)) return `you ${withBase(bare)}`
    const shown = /^(?:show|display)\s+(.+)$/i.exec(bare)?.[1]
    return shown !== undefined && bare === then ? `you see ${shown}` : undefined
  }
  if (shape === 'third')
    return /^(?:sees|receives|gets)\b/i.test(bare) ? `you ${withBase(bare)}` : shownBy(bare)
  if (shape === 'clause') return asItIs(bare)
  if (shape === 'participle')
    return /^(?:redirected|taken|sent|returned|brought|asked|notified|informed|logged|signed)\b/i.test(bare)
      ? `you are ${bare}`
      : undefined
  return shape === 'thing' &&
    /\b(?:message|error|warning|notice|page|screen|dialog)\b/i.test(bare) &&
    verbOf(tokensOf(bare)) < 0
    ? `you see ${bare}`
    : undefined
}

const shownBy = (bare: string): string | undefined => {
  const shown = /^(?:shows|displays)\s+(.+)$/i.exec(bare)?.[1]
  return shown === undefined ? undefined : `you see ${shown}`
}

const articled = (_: string, at: number, whole: string) => (whole.startsWith('e', at) ? 'an ' : 'a ')

/** The quoted words that are shown, where the outcome says that something is. */
function messageIn(outcome: string): string | undefined {
  if (!showings.test(outcome)) return undefined
  const found = quoted.exec(outcome)?.groups
  // What is quoted may be a control as well.
  if (
    !found ||
    controls.test(found['before'] ?? '') ||
    controls.test(found['behind'] ?? '') ||
    /\b(?:not|hidden|disabled|enabled)\b/.test(found['behind'] ?? '')
  )
    return undefined
  return found['straight'] ?? found['curly'] ?? found['single']
}
