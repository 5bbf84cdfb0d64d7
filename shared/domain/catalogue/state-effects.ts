import { actsOf, asTold } from './acts.ts'
import { doneFor, givenIn, isDeed, quotedOf, turnsRound } from './doings.ts'
import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { clausesWith, statesIn } from './states.ts'
import { aOf, theOf } from './things.ts'
import { changed, tried, wrongly, type Tried } from './tried.ts'

const refusal = /\b(?:refused|rejected|blocked|forbidden|not allowed|disallowed|prevented|denied|ignored)\b/i
const cannot = /\b(?:cannot|can['’]t|can not|must not|may not|never|no longer)\b/i

/** A state in which something is refused or answered with a text: not in other states. */
export function refusedIdeas(slots: Slots): Idea[] {
  if (turnsRound(slots)) return []
  const effects = clausesWith(slots, /^(?:eff|lim)$/)
  const negated = effects.find(({ phrases }) => phrases.some(({ tag }) => tag === 'NEG'))
  const [asked] = statesIn(clausesWith(slots, /^(?:cond|evt)$/), slots)
  const held = asked ?? (negated && cannot.test(negated.text) ? statesIn([negated], slots)[0] : undefined)
  const isRefused = negated !== undefined || effects.some(({ text }) => refusal.test(text))
  const [text] = slots.messages
  const isAnswered =
    text !== undefined && clausesWith(slots, /^evt$/).length > 0 && statesIn(effects, slots).length === 0
  if (!held || (!isRefused && !isAnswered)) return []
  const { name, entity } = held
  const act = actsOf(slots).find(({ isNegated }) => isNegated)
  const what = act
    ? `Try to ${asTold(act.doing)}`
    : (doneFor(slots) ?? `Try what this speaks of: "${quotedOf(slots)}"`)
  const shown = text === undefined ? 'It is refused' : `"${text}" is shown`
  const title = !isRefused
    ? `${shown} for ${aOf(entity)} that is "${name}"`
    : act && !/\b(?:and|or)\b/.test(act.doing)
      ? `Nobody can ${act.doing} while ${theOf(entity)} is "${name}"`
      : `It is refused while ${theOf(entity)} is "${name}"`
  const steps: Tried[] = [
    [`Bring ${aOf(entity)} to "${name}"`, `It is "${name}"`],
    [what, `${shown}; ${theOf(entity)} stays as it was`],
  ]
  return [
    tried(title, wrongly, steps),
    tried(
      `${isRefused ? 'It is not refused' : `"${text}" is not shown`} for ${aOf(entity)} that is not "${name}"`,
      changed,
      [
        [
          `Bring ${aOf(entity)} to another state than "${name}" and do the same`,
          text === undefined ? 'It is not refused for this reason' : `"${text}" is not shown`,
        ],
      ],
    ),
  ]
}

const becomes =
  /^(?:becomes?|is|are|be|(?:is|are|be) (?:set|marked|changed|moved|updated|flagged|labell?ed|considered)|sets?|marks?|changes?|moves?|switch(?:es)?|goes|go|turns?|enters?|transitions?|updates?|flips?)(?: (?:to|into|as|in))?$/i

/** A state that an event leads to: after it, not before it, and not twice. */
export function becomingIdeas(slots: Slots): Idea[] {
  const event = doneFor(slots)
  if (slots.isNegated || turnsRound(slots) || event === undefined) return []
  const clause = clausesWith(slots, /^eff$/).find(({ phrases }) =>
    phrases.some(
      ({ tag }, at) =>
        tag === 'S' &&
        becomes.test(phrases.findLast((phrase, before) => before < at && phrase.tag === 'V')?.text ?? ''),
    ),
  )
  const held = clause && statesIn([clause], slots)[0]
  if (!held || /\b(?:already|still|remains?|stays?)\b/i.test(clause.text)) return []
  const { name, entity } = held
  const given = givenIn(slots).slice(0, 2)
  return [
    tried(
      `${theOf(entity)} is "${name}" after this and not before`,
      changed,
      [
        [`Look at ${theOf(entity)} before it happens`, `It is not "${name}"`],
        [event, `It is "${name}"`],
        ['Reload the page', `It is still "${name}"`],
      ],
      given,
    ),
    ...(isDeed(event)
      ? [
          tried(
            `Done twice, ${theOf(entity)} stays "${name}" and nothing else happens`,
            wrongly,
            [
              [event, `${theOf(entity)} is "${name}"`],
              ['Try the same once more', 'It is not offered, is refused or changes nothing'],
            ],
            given,
          ),
        ]
      : []),
  ]
}
