import { isPerson } from './acts.ts'
import type { Clause } from './clauses.ts'
import type { Slots } from './slots.ts'
import { aOf, theOf, thingOf, type Thing } from './things.ts'

/** Something that can be done, as it is said of it, and as a person is told to try it. */
export interface Possible {
  /** What it is done to, where that is a plain noun. */
  thing: Thing | undefined
  /** "files can be removed", also behind a condition. */
  can: string
  cannot: string
  /** "try to get the file removed". */
  attempt: string
  /** What is said behind the thing: "can be removed". */
  passive?: [can: string, cannot: string]
}

const permits =
  /\b(?:can|may|could|must|shall|should|cannot|can['’]t)\s+(?:not\s+|only\s+|no longer\s+|also\s+|still\s+)*$/i
const nounTag = /^[ETFP]$/

/** What a clause says can be done: "files can be removed", "only the office can change", "no cancelling", "complaint only from". Undefined where it says it in another way. */
export function possibleIn(clause: Clause, slots: Slots): Possible | undefined {
  return passiveIn(clause) ?? activeIn(clause) ?? gerundIn(clause, slots) ?? nounIn(clause)
}

function passiveIn({ phrases, text, start }: Clause): Possible | undefined {
  for (const [at, verb] of phrases.entries()) {
    const parts = /^(?:be\s+)?([a-z]+(?:ed|en|wn|id|ut|ld|nt|de|ught|st))$/i.exec(verb.text)
    const before = text.slice(0, verb.start - start).replace(/\bbe\s+$/i, '')
    if (verb.tag !== 'V' || !parts?.[1] || !permits.test(before)) continue
    const thing = thingOf(phrases.slice(0, at).findLast(({ tag }) => nounTag.test(tag))?.text)
    if (!thing) continue
    const done = parts[1].toLowerCase()
    const noun = thing.isPlural || thing.isMass ? thing.noun : aOf(thing)
    return {
      thing,
      can: `${noun} can be ${done}`,
      cannot: `${noun} cannot be ${done}`,
      attempt: `try to get ${thing.isMass ? `the ${thing.noun}` : theOf(thing)} ${done}`,
      passive: [`can be ${done}`, `cannot be ${done}`],
    }
  }
  return undefined
}

/** "The office can change": an actor and a verb in its base form. */
function activeIn({ phrases, text, start }: Clause): Possible | undefined {
  const at = phrases.findIndex(({ tag, text: word }) => tag === 'V' && /^[a-z]+(?<!ed|ing)$/i.test(word))
  const verb = phrases[at]
  const doer = phrases.slice(0, at < 0 ? 0 : at).findLast(({ tag }) => tag === 'A')?.text
  const actor = doer !== undefined && isPerson(doer) ? thingOf(doer) : undefined
  if (!verb || !actor || !permits.test(text.slice(0, verb.start - start))) return undefined
  const next = phrases[at + 1]
  const object = next && nounTag.test(next.tag) && next.start - verb.end < 12 ? thingOf(next.text) : undefined
  const behind = text.slice(verb.end - start).trim()
  if (behind !== '' && !object) return undefined
  const doing = object
    ? `${verb.text} ${object.isPlural || object.isMass ? object.noun : aOf(object)}`
    : verb.text
  return {
    thing: object,
    can: `${theOf(actor)} can ${doing}`,
    cannot: `${theOf(actor)} cannot ${doing}`,
    attempt: `try to ${doing} as ${theOf(actor)}`,
  }
}

function gerundIn({ text }: Clause, { sentence, isNegated }: Slots): Possible | undefined {
  const word =
    /\bno (?:more )?([a-z]{3,14}ing)\b/i.exec(isNegated ? sentence : text)?.[1] ??
    /^([a-z]{3,14}ing)\s+(?:is\s+)?only\b/i.exec(text.trim())?.[1]
  const act = word?.toLowerCase()
  return act === undefined || /^(?:remaining|existing|missing|following|pending)$/.test(act)
    ? undefined
    : { thing: undefined, can: `${act} is possible`, cannot: `${act} is not possible`, attempt: `try ${act}` }
}

/** "Complaint only from": a noun alone before "only" or "is possible". */
function nounIn({ phrases, text, start }: Clause): Possible | undefined {
  const phrase = phrases.find(({ tag }) => /^[ET]$/.test(tag))
  const thing = thingOf(phrase?.text)
  if (!phrase || !thing || thing.isMass) return undefined
  const [before, behind] = [text.slice(0, phrase.start - start), text.slice(phrase.end - start)]
  if (!/^\W*(?:an?|the)?\s*$/i.test(before) || !/^\s+(?:is |are )?(?:only|possible|allowed)\b/i.test(behind))
    return undefined
  return {
    thing,
    can: `${aOf(thing)} is possible`,
    cannot: `${aOf(thing)} is not possible`,
    attempt: `try to start ${aOf(thing)}`,
  }
}
