import { maskQuotes } from '../../../requirements/facts/mask.ts'
import { stems } from '../../check/behaviour.ts'
import { clausesOf } from './clauses.ts'
import type { ToldClause } from './telling.ts'
import type { Branch, Told } from './use-cases.ts'

/** A branch taken apart: when it happens, what happens then, and where the flow goes on. */
export interface ReadBranch {
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
export function readBranch({ told }: Branch, actors: Set<string>): ReadBranch {
  const [first, ...rest] = told
  if (!first) return { clauses: [], instead: false, ends: false }
  const { condition, body } = conditionOf(first.text)
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
  const state = !acting && condition === '' ? leadingState(spoken) : undefined
  const clauses = state ? spoken.slice(1) : spoken
  const goes = clauses.find(({ kind }) => kind === 'go')?.step
  const said = acting ? '' : (state?.text ?? condition)
  return {
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
function leadingState(clauses: ToldClause[]): ToldClause | undefined {
  const [first, ...rest] = clauses
  if (!first || first.text.includes('"') || !rest.some(({ kind }) => kind === 'answer')) return undefined
  const passive =
    /^(?:the |an? |no )?(?:[\w-]+ ){1,4}(?:is|are|has|have|was|were|does|do|cannot|can't|exceeds?)\b/i.test(
      first.text,
    )
  const own = /\b(?:system|application|app|page|screen)\b/i.test(first.text.split(' ').slice(0, 3).join(' '))
  return first.kind === 'state' || (first.kind === 'answer' && passive && !own) ? first : undefined
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
