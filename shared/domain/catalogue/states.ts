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

/** Whether a sentence names what has its states. */
export const isNamed = (thing: Thing): boolean => thing !== record

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

/** A name that begins with such a word has more words behind its mark: "In transit", "Out for delivery". */
const begins = /^(?:in|out|on|at|under|to be|not yet|ready|waiting)$/i

/** A state's name with the words of it that its mark leaves out. */
export function stateNameIn(phrase: Phrase, sentence: string): string | undefined {
  const more = begins.test(phrase.text)
    ? /^\s+(?:(?:for|to|of)\s+)?(?!(?:on|or|and|only|if|when|the|an?|no|not)\b)[a-z]+(?:\s+(?:for|to|of)\s+[a-z]+)?/i.exec(
        sentence.slice(phrase.end),
      )?.[0]
    : undefined
  return stateName({ ...phrase, text: phrase.text + (more ?? '') })
}

/** The states of some clauses, each with the thing beside it, else the first thing of the sentence. */
export function statesIn(clauses: readonly Clause[], slots: Slots): Held[] {
  return clauses.flatMap((clause) =>
    clause.phrases.flatMap((phrase, at) => {
      const isFlag = /^\W{0,3}=/.test(clause.text.slice(phrase.end - clause.start))
      const name = phrase.tag === 'S' && !isFlag ? stateNameIn(phrase, slots.sentence) : undefined
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

const fullLength = (phrase: Phrase, sentence: string): number =>
  Math.max(phrase.end - phrase.start, stateNameIn(phrase, sentence)?.length ?? 0)

/** Changes with both ends: "Sent -> Overdue", "from Draft to Approved", also where an arrow joins two clauses. */
export function changesIn(clauses: readonly Clause[], sentence: string): [from: string, to: string][] {
  const marked = clauses
    .flatMap(({ phrases }) => phrases.filter(({ tag }) => tag === 'S'))
    .toSorted((a, b) => a.start - b.start)
  // "Out for delivery" that is marked in two pieces is one state.
  const states = marked.filter(
    ({ start }, at) =>
      !marked.slice(0, at).some((other) => start < other.start + fullLength(other, sentence)),
  )
  return states.slice(1).flatMap((to, at) => {
    const from = states[at] as Phrase
    const ends = [stateNameIn(from, sentence), stateNameIn(to, sentence)]
    const gap = sentence.slice(from.start + fullLength(from, sentence), to.start)
    const before = sentence.slice(Math.max(0, from.start - 60), from.start)
    const isChange =
      /^\W*(?:-+>|=+>|→|⇒|➜|into)\W*$/.test(gap) ||
      (/^\W*to\W*$/i.test(gap) && /\b(?:from|chang\w+|mov\w+|switch\w*|turn\w*)\W*$/i.test(before))
    return isChange && ends[0] !== undefined && ends[1] !== undefined && ends[0] !== ends[1]
      ? [ends as [string, string]]
      : []
  })
}
