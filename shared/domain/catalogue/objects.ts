import { actsOf, isPerson, tellerOf, type Act } from './acts.ts'
import type { Slots } from './slots.ts'
import { thingOf, type Thing } from './things.ts'

/** What is made, changed or removed, and how. */
export interface Worked {
  thing: Thing
  /** The act, where the sentence has one in its base form. */
  act: Act | undefined
  /** A person does it, as far as the sentence tells. */
  isByPerson: boolean
  /** Somebody or something is named that does it. */
  hasActor: boolean
  /** It must not be done. */
  isNegated: boolean
}

const abstract =
  /\b(?:mechanism|ability|abilities|option|options|functionality|feature|features|system|application|app|page|process|support|way|means|capability|interface|logic|management|tool|everything|operation|operations|action|actions|access|input|change|changes|thread|threads|error|mode|service|platform|button|form|dialog|list|table|view|state|status|time|number|value|mail|email|message|notification|confirmation|detail|details|edit|edits|pipeline|process)$/i

/** With these an application is a form, and no program. */
const filing = /\b(?:submit|resubmit|withdraw|approv|reject|declin)/i

/** Heads that only lead to what is meant: "details of the order". */
const vague = /^(?:details?|information|lists?|sets?|numbers?|kinds?|types?|parts?|series)\b/i

/** The thing that an act of the sentence is done to: the first one behind the verb, else the one that the passive speaks of. Things with a life come before other nouns. */
export function workedOf(slots: Slots, verbs?: RegExp, other = /^[TF]$/): Worked | undefined {
  const clauses = slots.clauses.filter(
    ({ tag }) => tag === 'eff' || tag === 'def' || tag === 'lim' || tag === 'evt',
  )
  for (const tags of [/^E$/, other])
    for (const { phrases, text, start } of clauses)
      for (const [at, verb] of phrases.entries()) {
        if (verb.tag !== 'V' || (verbs && !verbs.test(verb.text))) continue
        const isPassive =
          /^(?:is|are|be|was|were|been)\b/i.test(verb.text) ||
          /\b(?:is|are|be|been)\s*(?:\w+ly\s*)?$/i.test(text.slice(0, verb.start - start)) ||
          (verb.text.endsWith('ed') &&
            tags.test(phrases[at - 1]?.tag ?? '') &&
            (phrases[at - 1]?.end ?? 0) >= verb.start - 1)
        const noun = isPassive
          ? phrases.slice(0, at).findLast(({ tag }) => tags.test(tag))
          : phrases.slice(at + 1).find(({ tag, start: from }) => tags.test(tag) && from - verb.end < 45)
        const thing = thingOf(noun?.text)
        const isForm = /^(?:\w+ )?application$/i.test(thing?.single ?? '') && filing.test(verb.text)
        if (!thing || (abstract.test(thing.single) && !isForm) || vague.test(thing.noun)) continue
        const act = actsOf(slots).find(
          ({ object, verb: word }) => word === verb.text.toLowerCase() && object?.noun === thing.noun,
        )
        const actor = phrases.findLast(({ tag }, before) => tag === 'A' && before < at)
        return {
          thing,
          act,
          hasActor: actor !== undefined,
          isByPerson: actor
            ? isPerson(actor.text) || tellerOf(slots) !== undefined || /^(?:I|we|you|they)$/i.test(actor.text)
            : act !== undefined,
          isNegated:
            phrases.some(({ tag }) => tag === 'NEG') ||
            /\bwithout\s*$/i.test(text.slice(0, verb.start - start)) ||
            /\b(?:cannot|can't|can’t|not|never|no longer)\b/i.test(text.slice(0, verb.end - start)),
        }
      }
  return undefined
}

/** Fields that the sentence names, as data of a step. */
export function fieldsOf({ clauses }: Slots): string[] {
  const fields = clauses
    .filter(({ tag }) => tag !== 'cond')
    .flatMap(({ phrases }) => phrases.filter(({ tag }) => tag === 'F'))
  return [
    ...new Set(fields.map(({ text }) => thingOf(text)?.noun).filter((name) => name !== undefined)),
  ].slice(0, 15)
}
