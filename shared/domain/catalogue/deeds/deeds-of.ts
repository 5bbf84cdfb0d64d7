import { isPerson, tellerOf } from '../acts.ts'
import type { Clause, Phrase } from '../clauses.ts'
import { endsNounPhrase, isBrokenOff, isDeterminer, isPreposition, wordsOf } from '../function-words.ts'
import { plainOf, toReader } from '../plain-sentences.ts'
import { unquoted, type Slots } from '../slots.ts'
import { thingOf, type Thing } from '../things.ts'
import { verbOf, type Form, type Verb } from './verbs.ts'

/** Something that somebody or the product does to something: "register a new book". */
export interface Deed {
  verb: Verb
  thing: Thing
  /** The verb in its base form with what belongs to it, as whoever does it is told. */
  doing: string
  /** The people who do it, where they are named. */
  actor?: Thing
  /** The part of the product that does it, as the sentence names it. */
  system?: string
  /** One of several that are not known yet: "a book", "books". */
  isSome: boolean
}

const most = 4
const longest = 90
const objects = new Set(['E', 'T', 'F', 'P', 'C'])
/** Words behind which somebody is able, or wants, to do something. */
const allowing = /\b(?:(?:allow|enable|let|permit|want|need)s?|able|ability|option|possibility|like|wish)\b/i
const modal =
  /^\s*(?:(?:can|may|shall|should|must|will|could)\s+)?(?:(?:also|then|automatically|either)\s+)?(?:be able to\s+)?$/i

/** The deeds of a sentence that says nothing else: a verb whose meaning is known, with its thing right behind it. None where one of its clauses says something that is no deed, or that it is not so. */
export function deedsOf(slots: Slots): Deed[] {
  const clauses = slots.clauses.filter(({ tag }) => tag !== 'ctx' && tag !== 'cond')
  if (slots.isNegated || slots.limits.length > 0 || slots.messages.length > 0) return []
  if (/\bonly\b|\bunless\b|\bexcept\b|\bonce\b|\bnobody\b|\bno one\b|\bnever\b/i.test(slots.sentence))
    return []
  const byClause = clauses.map((clause) => deedsIn(clause, slots))
  return byClause.every(({ length }) => length > 0) ? byClause.flat().slice(0, most) : []
}

function deedsIn(clause: Clause, slots: Slots): Deed[] {
  const { phrases } = clause
  const deeds: Deed[] = []
  for (const [at, phrase] of phrases.entries()) {
    const inflected = phrase.tag === 'V' ? verbOf(phrase.text) : undefined
    if (!inflected) continue
    const { verb, form } = inflected
    const by = doerOf(clause, at, form, deeds.at(-1), slots)
    const object = objectBehind(clause, at)
    const thing = thingOf(object && unquoted(titleless(object.text)))
    if (!by || !object || !thing) continue
    const short = `${verb.base} ${between(clause, phrase, object)}${titleless(object.text)}`
    const isLast = phrases.slice(at + 1).every(({ tag }) => tag !== 'V')
    const whole = plainOf(
      `${verb.base}${clause.text.slice(phrase.end - clause.start).replace(object.text, titleless(object.text))}`,
    )
    const doing = toReader(isLast && isPlain(whole) ? whole : plainOf(short)).replace(
      /\b(?:their|his|her)\b/g,
      'your',
    )
    const determiner = between(clause, phrase, object).trim().split(' ')[0] ?? ''
    deeds.push({
      verb,
      thing,
      doing,
      ...by,
      isSome: indefinite.test(determiner) && !isDefinite(wordsOf(object.text)[0] ?? ''),
    })
  }
  return deeds
}

/** Who does it, by what stands before the verb; undefined where the verb is not what its clause says. */
function doerOf(
  { phrases, text, start }: Clause,
  at: number,
  form: Form,
  before: Deed | undefined,
  slots: Slots,
): Pick<Deed, 'actor' | 'system'> | undefined {
  const verb = phrases[at] as Phrase
  const lead = text.slice(0, verb.start - start)
  const teller = tellerOf(slots)
  if (/^[\W\d]*(?:can |then |also |and |to )?$/i.test(lead) && form !== 'third') return asActor(teller)
  // "View/update", "create, edit and delete": said of whoever did the verb before.
  const previous = phrases[at - 1]
  if (
    before &&
    previous?.tag === 'V' &&
    /^(?:\s*(?:,|\/|and|or)\s*)+$/.test(text.slice(previous.end - start, verb.start - start))
  )
    return before.actor ? { actor: before.actor } : before.system ? { system: before.system } : {}
  const doer = phrases.slice(0, at).findLast(({ tag }) => tag === 'A' || tag === 'P')
  const gap = doer ? text.slice(doer.end - start, verb.start - start) : ''
  if (doer && modal.test(gap) && form !== 'gerund') return doerNamed(doer.text, teller)
  if (form !== 'base' || !/\bto\s+$/.test(lead) || !allowing.test(lead)) return undefined
  const allowed = phrases
    .slice(0, at)
    .findLast(({ tag, start: from }) => tag === 'A' && allowing.test(text.slice(0, from - start)))
  return allowed ? doerNamed(allowed.text, teller) : asActor(teller)
}

const asActor = (actor: Thing | undefined): Pick<Deed, 'actor'> => (actor ? { actor } : {})

function doerNamed(text: string, teller: Thing | undefined): Pick<Deed, 'actor' | 'system'> {
  if (!isPerson(text))
    return /^(?:I|we|you|they)$/i.test(text.trim()) ? asActor(teller) : { system: plainOf(text) }
  return /^(?:the |an? |all |every )?users?$/i.test(text.trim()) ? {} : asActor(thingOf(text))
}

/** The thing behind a verb, with nothing between them but articles, adjectives and further verbs. */
function objectBehind({ phrases, text, start }: Clause, at: number): Phrase | undefined {
  const verb = phrases[at] as Phrase
  const next = phrases.slice(at + 1).find(({ tag }) => tag !== 'V' && tag !== 'O' && tag !== 'S')
  if (!next || (!objects.has(next.tag) && next.tag !== 'A')) return undefined
  const gap = text.slice(verb.end - start, next.start - start)
  if (gap.length >= 30 || isLed(gap)) return undefined
  const behind = /^(?:[ -][a-z][a-z-]*)+/.exec(text.slice(next.end - start))?.[0] ?? ''
  const more = behind.split(' ').slice(1)
  const until = more.findIndex(endsNounPhrase)
  const added = (until < 0 ? more : more.slice(0, until)).join(' ')
  // A thing that is marked in part: "RPC" of "RPC credentials".
  return added === '' ? next : { ...next, text: `${next.text} ${added}`, end: next.end + added.length + 1 }
}

/** What belongs to the verb in another way: "add to the list", "select which". */
const isLed = (gap: string): boolean =>
  /[:;().]/.test(gap) || wordsOf(gap).some((word) => isPreposition(word) || /^(?:that|which)$/i.test(word))

/** The words between a verb and its thing, without further verbs. */
function between({ phrases, text, start }: Clause, verb: Phrase, object: Phrase): string {
  const last = phrases.findLast(({ tag, end }) => tag === 'V' && end <= object.start) ?? verb
  return text
    .slice(last.end - start, object.start - start)
    .replace(/^[\s,/]+/, '')
    .replace(/^(?:and|or)\s+/, '')
}

/** "Service History" as a title has it. */
const titleless = (text: string): string =>
  /^(?:[A-Z][a-z]+)(?: [A-Z][a-z]+)*$/.test(text) ? text.toLowerCase() : text

/** What it stands before is one of several that are not known yet. */
const indefinite = /^(?:an?|new|any)?$/i
const isDefinite = (word: string): boolean => isDeterminer(word) && !indefinite.test(word)

const isPlain = (text: string): boolean =>
  text.length <= longest &&
  !/[:;(){}[\]<>|"“”→=]|\b(?:so that|if|when|unless|until|while|but|which|who|whose|etc)\b|\be\.g|\bi\.e/i.test(
    text,
  ) &&
  !isBrokenOff(text)
