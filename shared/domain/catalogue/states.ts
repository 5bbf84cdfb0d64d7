import type { Clause, Phrase } from './clauses.ts'
import { unquoted, type Slots } from './slots.ts'
import { thingOf, type Thing } from './things.ts'

/** A state with what is in it: "Draft" of "a Draft order". */
export interface Held {
  name: string
  /** Where its name begins in the sentence. */
  start: number
  entity: Thing
}

const record: Thing = { noun: 'record', single: 'record', several: 'records', isPlural: false, isMass: false }

/** Clauses of a sentence with one of these tags. */
export const clausesWith = ({ clauses }: Slots, tags: RegExp): Clause[] =>
  clauses.filter(({ tag }) => tags.test(tag))

/** A state's name as it is quoted; undefined for negated and long ones. */
export function stateName({ text }: Phrase): string | undefined {
  const name = unquoted(text.replace(/[*`]|^_|_$/g, '')).trim()
  return name.length > 30 ||
    /^(?:not|no|isn|un?til)\b|^(?:status|state|in status|in state)$|[|(){}<>]/i.test(name) ||
    !/[A-Za-z]{2}/.test(name)
    ? undefined
    : name
}

/** The states of some clauses, each with the thing beside it, else the first thing of the sentence. */
export function statesIn(clauses: readonly Clause[], slots: Slots): Held[] {
  return clauses.flatMap((clause) =>
    clause.phrases.flatMap((phrase, at) => {
      const isFlag = /^\W{0,3}=/.test(clause.text.slice(phrase.end - clause.start))
      const name = phrase.tag === 'S' && !isFlag ? stateName(phrase) : undefined
      return name === undefined
        ? []
        : [{ name, start: phrase.start, entity: besideOf(clause, at) ?? entityOf(slots) }]
    }),
  )
}

/** "a Draft order", "the order is Draft": what stands right behind a state, else the last thing before it in its clause. */
function besideOf({ phrases, text, start }: Clause, at: number): Thing | undefined {
  const [own, next] = [phrases[at], phrases[at + 1]]
  const isNext =
    own && next && /^[EA]$/.test(next.tag) && text.slice(own.end - start, next.start - start).trim() === ''
  const phrase = isNext ? next : phrases.slice(0, at).findLast(({ tag }) => tag === 'E')
  return thingOf(phrase?.text)
}

/** The first thing of a sentence that has a name, else "record". */
export function entityOf({ clauses }: Slots): Thing {
  const phrases = clauses.flatMap((clause) => clause.phrases)
  const things = phrases.filter(({ tag }) => tag === 'E').map(({ text }) => thingOf(text))
  return things.find((candidate) => candidate && !candidate.isMass) ?? record
}

/** Changes with both ends: "Sent -> Overdue", "from Draft to Approved". */
export function changesIn(clauses: readonly Clause[]): [from: string, to: string][] {
  return clauses.flatMap(({ phrases, text, start }) => {
    const states = phrases.filter(({ tag }) => tag === 'S')
    return states.slice(1).flatMap((to, at) => {
      const from = states[at] as Phrase
      const gap = text.slice(from.end - start, to.start - start)
      const before = text.slice(0, from.start - start)
      const isChange =
        /^\W*(?:-+>|=+>|→|⇒|➜|into)\W*$/.test(gap) ||
        (/^\W*to\W*$/i.test(gap) && /\b(?:from|chang\w+|mov\w+|switch\w*|turn\w*)\W*$/i.test(before))
      const ends = [stateName(from), stateName(to)]
      return isChange && ends[0] !== undefined && ends[1] !== undefined && ends[0] !== ends[1]
        ? [ends as [string, string]]
        : []
    })
  })
}
