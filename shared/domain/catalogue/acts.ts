import { uncapital } from '../english/capital.ts'
import type { Clause, Phrase } from './clauses.ts'
import type { Slots } from './slots.ts'
import { thingOf, type Thing } from './things.ts'

/** Something that somebody may, shall or must not do: "delete a project". */
export interface Act {
  /** Who does it; undefined where nobody is named. */
  actor: Thing | undefined
  verb: string
  /** What is done it to, where it is a plain noun. */
  object: Thing | undefined
  /** The verb in its base form with all that belongs to it; possessives are "their". */
  doing: string
  /** It must not be done. */
  isNegated: boolean
  /** Conditions that follow are not told in `doing`. */
  isCut: boolean
}

const toVerb =
  /(?:^|\b(?:can|may|might|must|shall|should|will|could|cannot|can't|can’t|don't|don’t|do|does|to|and|or|not|never|only|also|be able to))\s*(?:(?:only|also|always|then|still|not|never)\s+)?$/i
const system =
  /\b(?:system|systems|application|app|apps|platform|product|server|service|software|tool|module|device|controller|page|website|site|api|engine|interface|ui|backend|frontend|pipeline|solution|component|unit|bot|scheduler|contracts?|codec|tracker|chatbot|assistant|model|ai|llm|simulator|compiler|runtime|parser|browser|router|node|game|database|client|job|worker|gateway|portal|cli|plugin|library|program|machine|sensor|terminal|display)$/i
const pronoun =
  /^(?:I|we|you|they|he|she|it|everyone|everybody|nobody|anyone|anybody|someone|somebody|who|no one|one|ones|this|these|those|them|others?|itself|himself|herself|themselves)$/i

/** Whether a phrase names people and no part of the product. */
export const isPerson = (text: string): boolean => !pronoun.test(text.trim()) && !system.test(text.trim())

/** Acts of the clauses that allow, demand or forbid one, in order: the verb has to stand in its base form. */
export function actsOf(slots: Slots): Act[] {
  const teller = tellerOf(slots)
  const acts = slots.clauses.flatMap((clause) =>
    /^(?:eff|lim|def)$/.test(clause.tag) ? actsIn(clause, teller, slots) : [],
  )
  // "Clerks manage rooms but don't see prices": the second clause is said of the clerks as well.
  const denies = /\b(?:but|and) (?:can['’]?t|cannot|can not|do not|don['’]t|must not|may not)\b/i.test(
    slots.sentence,
  )
  return denies
    ? acts.map((act, at) => ({
        ...act,
        actor: act.actor ?? (act.isNegated ? acts[at - 1]?.actor : undefined),
      }))
    : acts
}

/** Who speaks in a user story: "a member" of "As a member". */
export function tellerOf({ sentence }: Slots): Thing | undefined {
  const role =
    /^[\W\d]*(?:[A-Za-z]{1,5}-?\d+[.:)]?\s*)?As an? (?:\(?potential\)? )?([^,]{3,40}?)\s*(?:,|\bI\b)/i.exec(
      sentence,
    )?.[1]
  return thingOf(role?.replace(/[*_`]/g, ''))
}

function actsIn(clause: Clause, teller: Thing | undefined, slots: Slots): Act[] {
  const { phrases, text, start } = clause
  const verbs = phrases.filter(({ tag }) => tag === 'V')
  const acts: Act[] = []
  for (const verb of verbs) {
    const before = text.slice(0, verb.start - start)
    const word = verb.text.toLowerCase()
    const words = before.trim().replace(/[*_`]/g, '')
    const doer = phrases[phrases.indexOf(verb) - 1]
    const isDone =
      doer?.tag === 'A' &&
      thingOf(doer.text)?.isPlural === true &&
      /^[\s*_]*$/.test(text.slice(doer.end - start, verb.start - start))
    if (
      (!isDone && !toVerb.test(words === '' ? '' : `${words} `)) ||
      !/^[a-z-]+(?: [a-z]+)?$/.test(word) ||
      /^be\b|(?:ed|ing|[^s]s)$/.test(word)
    )
      continue
    const own = phrases
      .findLast(({ tag, end }) => tag === 'A' && end <= verb.start)
      ?.text.replace(/\s+[–—].*$|\s+role$/i, '')
    const actor =
      own === undefined
        ? (acts.at(-1)?.actor ?? teller)
        : isPerson(own)
          ? thingOf(own)
          : pronoun.test(own)
            ? teller
            : undefined
    if (own !== undefined && actor === undefined && /\bto\s*$/.test(before) === false) continue
    const next = slots.clauses[slots.clauses.indexOf(clause) + 1]
    const follows = next?.tag === 'cond' && next.start - clause.end <= 1
    const alone = doingOf(text.slice(verb.start - start), phrases, verb.start)
    const whole = follows
      ? doingOf(slots.sentence.slice(verb.start, next.end), next.phrases, verb.start)
      : undefined
    const doing = whole ?? alone
    if (doing === undefined) continue
    const noun = phrases.find(({ tag, start: at }) => /^[ETFPC]$/.test(tag) && at >= verb.end)
    acts.push({
      actor,
      verb: word,
      object: noun && noun.start - verb.end < 40 ? thingOf(noun.text) : undefined,
      doing,
      isCut: follows && (whole === undefined || whole === alone),
      isNegated:
        phrases.some(({ tag, end }) => tag === 'NEG' && end <= verb.start) ||
        /\b(?:cannot|not|never|don['’]t|doesn['’]t)\s*$/i.test(before),
    })
  }
  return acts
}

/** The words from a verb on as far as they are plain; undefined where they are not plain or say nothing without their neighbours. */
function doingOf(text: string, phrases: readonly Phrase[], start: number): string | undefined {
  const at = text.search(
    /[,;:()[\]{}|<>"“”→—–]| - |\bso that\b|\bif\b|\bwhen\b|\bunless\b|\bonce\b|\buntil\b|\bwhile\b|\bbut\b|\be\.g\./,
  )
  if (phrases.some((phrase) => phrase.start - start < at && at < phrase.end - start)) return undefined
  const cut = (at < 0 ? text : text.slice(0, at))
    .replace(/[*_`.]+/g, '')
    .replace(/\s+/g, ' ')
    .replace(text[at] === ',' ? /\s(?:with|such as|including|like)\s.*$/ : /$^/, '')
    .replace(/ only /g, ' ')
    .trim()
  const owned = cut
    .replace(/\b(?:my|our|your|their|his|her|his\/her)( own)?\b/gi, 'their$1')
    .replace(/\b(?:himself|herself|myself)(?: or (?:himself|herself))?\b/gi, 'themselves')
  const words = owned.split(' ')
  if (owned.length > 60 || words.length < 2) return undefined
  if (
    /\b(?:I|me|we|us|you|they|them|it|its|he|she|him|this|that|these|those|both|same|itself|ones?)\b/i.test(
      owned.replace(/ (?:which|that) they (?:have|own|made|created|wrote)\b/i, ''),
    )
  )
    return undefined
  if (
    /\b(?:and|or|the|an?|of|to|for|in|on|with|by|from|as|their|all|any|only|not|be|can|via|at|per|its|than|about|own)$/i.test(
      owned,
    )
  )
    return undefined
  return uncapital(owned)
}

/** An act as a person is told to do it: "delete your own account". */
export const asTold = (doing: string): string =>
  doing
    .replace(/\btheir\b/g, 'your')
    .replace(/\bthey\b/g, 'you')
    .replace(/\bthemselves\b/g, 'yourself')
