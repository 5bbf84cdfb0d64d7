import { maskQuotes } from '../../../requirements/facts/mask.ts'
import { stems } from '../../check/behaviour.ts'
import { clausesOf } from './clauses.ts'
import type { ToldClause } from './telling.ts'
import type { Branch, Told } from './use-cases.ts'

/** A branch taken apart: when it happens, what happens then, and where the flow goes on. */
export interface ReadBranch {
  /** What the branch calls itself in its first line. */
  title?: string
  /** A state that makes the flow leave its way. */
  condition?: string
  clauses: ToldClause[]
  /** The branch is what a person does in place of a step. */
  instead: boolean
  /** Number of the step where the main flow goes on. */
  rejoins?: number
  ends: boolean
}

/** Reads "The bin is full: the system shows …", "If the card is declined, …" and the steps under such a line. */
export function readBranch(branch: Branch, actors: Set<string>): ReadBranch {
  const read = readLines(branch, actors)
  const condition = read.condition ?? titleAsCondition(branch, read)
  return condition === undefined ? read : { ...read, condition }
}

/** "Exception: card declined" with nothing but what the system answers: the title says when the branch is taken. */
function titleAsCondition({ title }: Branch, { title: own, clauses }: ReadBranch): string | undefined {
  const words = title ?? own
  const named = words !== undefined && !/^(?:alternative|exception)(?: flow)?$/i.test(words)
  return named && clauses[0]?.kind === 'answer' ? sentenceOf(words) : undefined
}

function readLines({ told }: Branch, actors: Set<string>): ReadBranch {
  const [first, ...rest] = told
  if (!first) return { clauses: [], instead: false, ends: false }
  const outer = conditionOf(first.text)
  // "Battery empty: if the battery is empty, …" has a title before its condition.
  const nested =
    outer.condition !== '' && /^(?:if|when)\b/i.test(outer.body.trim())
      ? conditionOf(outer.body.trim())
      : undefined
  const { condition, body } = nested?.condition ? nested : outer
  const when = clausesWith(condition, first, actors)
  const acting =
    when.length > 0 &&
    when.every(({ kind }) => kind === 'act') &&
    !/\b(?:not|no|never|without)\b|n't\b/i.test(condition)
  const then = [
    ...clausesWith(body, first, actors),
    ...rest.flatMap((one) => clausesWith(one.text, one, actors)),
  ]
  const spoken = acting ? [...when, ...then] : then
  const states = !acting && condition === '' ? leadingStates(spoken) : []
  const clauses = spoken.slice(states.length)
  const goes = clauses.find(({ kind }) => kind === 'go')?.step
  const spelled = states.filter(({ text }) => !isTitle(text)).map(({ text }) => text.trim())
  const said = acting ? '' : states.length > 0 ? spelled.join(' and ') : condition
  const title = nested?.condition ? outer.condition : states.find(({ text }) => isTitle(text))?.text
  return {
    ...(title === undefined ? {} : { title: sentenceOf(title) }),
    ...(said === '' ? {} : { condition: sentenceOf(said) }),
    clauses: clauses.filter(({ kind }) => kind === 'act' || kind === 'answer'),
    instead: acting && /\binstead\b|\b(?:cancel|abort|quit)/i.test(first.text),
    ...(goes === undefined ? {} : { rejoins: goes }),
    ends: clauses.some(({ kind }) => kind === 'end'),
  }
}

function clausesWith(text: string, told: Told, actors: Set<string>): ToldClause[] {
  return clausesOf(text, actors).map((clause) => ({ ...clause, told }))
}

/** "The account balance is too low. The ATM shows …": what holds stands before what is answered. */
function leadingStates(clauses: ToldClause[]): ToldClause[] {
  const end = clauses.findIndex((one) => !isState(one))
  return clauses.slice(end).some(({ kind }) => kind === 'answer' || kind === 'act')
    ? clauses.slice(0, Math.max(0, end))
    : []
}

function isState({ kind, text }: ToldClause): boolean {
  if (text.includes('"') || text.includes('“')) return false
  const passive =
    /^(?:the |an? |no )?(?:[\w-]+ ){1,4}?(?:is|are|has|have|was|were|does|do|cannot|can't|exceeds?)\b/i.test(
      text,
    )
  const own = /\b(?:system|application|app|page|screen)\b/i.test(text.split(' ').slice(0, 3).join(' '))
  return kind === 'state' || (kind === 'answer' && passive && !own)
}

/** "Waiting list" names a branch; "No course found" says when it is taken. */
function isTitle(text: string): boolean {
  return !/\b(?:no|not|in?valid|wrong|missing|expired|full|empty|declined|fails?|failed|unknown|too|already|is|are|has|have|was|were|does|do|cannot|exceeds?|un[a-z]+)\b|n't\b/i.test(
    text,
  )
}

function conditionOf(text: string): { condition: string; body: string } {
  const words = text.replace(/^\W*(?:at any time|at any step|anytime),?\s+/i, '')
  if (words !== text) return conditionOf(words)
  const { masked } = maskQuotes(text)
  const lead =
    /^\W*(?:if|when|whenever|in case|as soon as)\s+(?:that\s+)?([^"]{3,200}?),\s+(?:then\s+)?/i.exec(masked)
  if (lead?.[1])
    return {
      condition: text.slice(lead[0].indexOf(lead[1]), lead[0].indexOf(lead[1]) + lead[1].length),
      body: text.slice(lead[0].length),
    }
  const cut = /:(?=\s|$)|\s+(?:[–—]|-{1,2}>?|→)\s+/.exec(masked)
  if (!cut || cut.index > 200) return { condition: '', body: text }
  const condition = text.slice(0, cut.index).replace(/^\W*(?:if|when)\s+/i, '')
  return { condition, body: text.slice(cut.index + cut[0].length) }
}

/** A condition as a sentence of its own, for a precondition. */
export function sentenceOf(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:]+$/, '')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** How much two texts speak about the same things. */
export function shared(one: string, other: string): number {
  const known = new Set(stems(other))
  return stems(one).filter((stem) => stem.length > 2 && known.has(stem)).length
}
