import { causesIn } from './causes.ts'
import type { Clause } from './clauses.ts'
import { doneFor, givenIn, turnsRound } from './doings.ts'
import type { Idea } from './idea.ts'
import { toReader } from './plain-sentences.ts'
import type { Slots } from './slots.ts'
import { aOf, theOf, thingOf, type Thing } from './things.ts'
import { decided, tried, usual } from './tried.ts'

const text = /\b(?:messages?|notices?|hints?|warnings?|errors?|confirmations?|toasts?|alerts?)$/i
const comes =
  /\b(?:shows?|shown|sees?|displays?|displayed|gets?|receives?|provides?|appears?|prompts?|presents?|returns?|is given)$/i

/** A single cause that is a clause of its own. */
function canBeDenied({ clauses }: Slots): boolean {
  const causes = clauses.filter(({ tag }) => tag === 'cond' || tag === 'evt')
  return causes.length === 1 && /^(?:if|when|whenever|while)\b/i.test(causes[0]?.text ?? '')
}

/** A text that is only described: "an error message". Cue: its word as the object or subject of a verb of showing in an effect, with a single cause that is no turned one. */
export function describedIdeas(slots: Slots): Idea[] {
  if (slots.isNegated || turnsRound(slots)) return []
  const thing = slots.clauses
    .filter(({ tag }) => tag === 'eff')
    .map(describedIn)
    .find((found) => found !== undefined)
  const causes = causesIn(slots)
  const [cause] = causes
  if (!thing || cause === undefined || causes.length > 1 || cause.length > 90) return []
  if (/\b(?:it|they|this|that|these|one)\b/i.test(cause) || !cause.includes(' ')) return []
  const act = doneFor(slots) ?? `Bring this about: ${toReader(lowered(cause))}`
  const given = doneFor(slots) === undefined ? [] : givenIn(slots).slice(0, 2)
  const isError = /\b(?:error|warning)/i.test(thing.single)
  return [
    tried(
      `${aOf(thing)} comes in its case`,
      usual,
      [
        [
          act,
          isError
            ? `${aOf(thing)} is shown at the place that it is about; it says what is wrong and what to do`
            : `${aOf(thing)} is shown, once; what it says fits what has happened`,
        ],
      ],
      given,
    ),
    ...(canBeDenied(slots)
      ? [
          tried(`${theOf(thing)} stays away where its cause is missing`, decided, [
            [
              `Do the same where this is not so: ${toReader(lowered(cause))}`,
              `${aOf(thing).replace(/^an? /, 'No ')} is shown`,
            ],
          ]),
        ]
      : []),
  ]
}

function describedIn({ phrases }: Clause): Thing | undefined {
  const at = phrases.findIndex(
    ({ tag, text: own }, index) =>
      /^[TEM]$/.test(tag) &&
      text.test(own) &&
      (comes.test(phrases[index - 1]?.text ?? '') || comes.test(phrases[index + 1]?.text ?? '')),
  )
  const thing = thingOf(phrases[at]?.text)
  return thing?.isMass || (thing && thing.single.split(' ').length > 4) ? undefined : thing
}

const lowered = (own: string): string =>
  /^(?:A|[A-Z][a-z]+)\s/.test(own) ? own.charAt(0).toLowerCase() + own.slice(1) : own
