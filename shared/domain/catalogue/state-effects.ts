import { actsOf, asTold, type Act } from './acts.ts'
import { doneBefore, doneFor, givenIn, isDeed, quotedOf, turnsRound } from './doings.ts'
import { shortened, type Clause } from './clauses.ts'
import type { Idea } from './idea.ts'
import { possibleIn, type Possible } from './possible.ts'
import type { Slots } from './slots.ts'
import { clausesWith, isNamed, statesIn, type Held } from './states.ts'
import { aOf, theOf, thingOf, type Thing } from './things.ts'
import { changed, tried, wrongly, type Tried } from './tried.ts'

const refusal = /\b(?:refused|rejected|blocked|forbidden|not allowed|disallowed|prevented|denied|ignored)\b/i
/** What a value is, and no state of a thing. */
const ofValues =
  /^(?:missing|empty|blank|valid|invalid|true|false|correct|incorrect|wrong|unknown|zero|required)$/i
/** What a control is; without a thing beside it, nothing is known of what it is said of. */
const ofControls = /^(?:visible|hidden|shown|active|inactive|enabled|disabled|selected|focused|open|closed)$/i
const cannot = /\b(?:cannot|can['’]t|can not|must not|may not|never|no longer)\b/i

/** A state in which something is refused or answered with a text: not in other states. */
export function refusedIdeas(slots: Slots): Idea[] {
  const effects = clausesWith(slots, /^(?:eff|lim)$/)
  const negated = effects.find(({ phrases }) => phrases.some(({ tag }) => tag === 'NEG'))
  const asked = clausesWith(slots, /^(?:cond|evt)$/).find((clause) => statesIn([clause], slots).length > 0)
  const held = statesIn(asked ? [asked] : negated && isForbidding(negated) ? [negated] : [], slots)
  const isRefused =
    negated !== undefined ||
    effects.some(({ phrases }) => phrases.some(({ tag, text }) => tag === 'V' && refusal.test(text)))
  const [text] = slots.messages
  const isAnswered =
    text !== undefined && clausesWith(slots, /^evt$/).length > 0 && statesIn(effects, slots).length === 0
  const [first] = held
  if (
    !first ||
    ofValues.test(first.name) ||
    !isNamed(first.entity) ||
    (!isRefused && !isAnswered) ||
    turnsRound(slots) ||
    /\bwithout\b/i.test(slots.sentence)
  )
    return []
  const { entity } = first
  const name = namesOf(held)
  const absent = negated && absentIn(negated)
  if (absent) return absentIdeas(absent, entity, name)
  const act = actsOf(slots).find(({ isNegated }) => isNegated)
  const possible = negated && isRefused ? possibleIn(negated, slots) : undefined
  const attempt = act
    ? `Try to ${asTold(act.doing)}`
    : (possible?.attempt ?? doneFor(slots) ?? `Try what this speaks of: "${quotedOf(slots)}"`)
  const shown = text === undefined ? 'It is refused' : `"${text}" is shown`
  const steps: Tried[] = [
    [`Bring ${aOf(entity)} to ${name}`, `It is ${name}`],
    [attempt, `${shown}; ${theOf(entity)} stays as it was`],
  ]
  return [
    tried(titleFor(isRefused ? undefined : shown, act, first, name, possible), wrongly, steps),
    tried(
      `${isRefused ? 'It is not refused' : `"${text}" is not shown`} for ${aOf(entity)} that is not ${name}`,
      changed,
      [
        [
          `Bring ${aOf(entity)} to another state than ${name} and do the same`,
          text === undefined ? 'It is not refused for this reason' : `"${text}" is not shown`,
        ],
      ],
    ),
  ]
}

/** "No reminder": an effect that is a negated noun alone. */
function absentIn({ phrases }: Clause): Thing | undefined {
  if (phrases.some(({ tag }) => tag === 'V') || !/^no$/i.test(phrases[0]?.text ?? '')) return undefined
  return thingOf(phrases.find(({ tag }) => /^[TEFC]$/.test(tag))?.text)
}

function absentIdeas(absent: Thing, entity: Thing, name: string): Idea[] {
  const what = absent.single
  return [
    tried(`There is no ${what} for ${aOf(entity)} that is ${name}`, wrongly, [
      [`Bring ${aOf(entity)} to ${name} and do what else leads to ${aOf(absent)}`, `There is no ${what}`],
    ]),
    tried(`${aOf(entity)} that is not ${name} has its ${what} as before`, changed, [
      [`Do the same with ${aOf(entity)} that is not ${name}`, `The ${what} is there`],
    ]),
    tried(`${aOf(entity)} that becomes ${name} at the last moment has no ${what} either`, changed, [
      [`Bring ${aOf(entity)} to ${name} when the ${what} is due already`, `There is no ${what}`],
    ]),
  ]
}

/** What a state brings about, other than a refusal: it holds in this state and in no other. */
export function effectIdeas(slots: Slots): Idea[] {
  const causes = clausesWith(slots, /^(?:cond|evt)$/)
  const [clause] = causes
  const held = clause && causes.length === 1 && clause.tag === 'cond' ? statesIn([clause], slots) : []
  const [first] = held
  const effects = clausesWith(slots, /^(?:eff|lim)$/).map(({ text }) => text.trim())
  if (
    !first ||
    effects.length === 0 ||
    turnsRound(slots) ||
    /\b(?:not|no|without)\b|n['’]t\b/i.test(clause?.text ?? '')
  )
    return []
  if (!isNamed(first.entity) || /[<>{}|]/.test(slots.sentence) || slots.sentence.length > 240) return []
  const name = namesOf(held)
  const shown = `It is seen: "${effects.join('; ').replace(/["“”]/g, "'")}"`
  return [
    tried(`For ${aOf(first.entity)} that is ${name} alone: ${shortened(effects.join('; '), 90)}`, changed, [
      [`Look at ${aOf(first.entity)} that is not ${name}`, 'Nothing of it is seen there'],
      [`Bring it to ${name} and reload the page`, shown],
      ...(/\b(?:final|paid|deleted|expired|cancelled)\b/i.test(name)
        ? []
        : [
            [`Bring it back from ${name}, where that is possible`, 'Nothing of it is seen any more'] as Tried,
          ]),
    ]),
  ]
}

/** "cannot be cancelled" of a state, and not "cannot become Cancelled". */
function isForbidding({ text, phrases }: Clause): boolean {
  const state = phrases.find(({ tag }) => tag === 'S')
  const verb = phrases.findLast(({ tag, end }) => tag === 'V' && state !== undefined && end <= state.start)
  return cannot.test(text) && !(verb && becomes.test(verb.text))
}

/** '"Draft"', '"Draft" or "Sent"'. */
const namesOf = (held: readonly Held[]): string =>
  [...new Set(held.map(({ name }) => `"${name}"`))].slice(0, 3).join(' or ')

function titleFor(
  shown: string | undefined,
  act: Act | undefined,
  { entity }: Held,
  name: string,
  possible: Possible | undefined,
): string {
  if (shown !== undefined) return `${shown} for ${aOf(entity)} that is ${name}`
  const passive = possible?.passive?.[1]
  if (passive !== undefined && possible?.thing?.single === entity.single)
    return `${aOf(entity)} that is ${name} ${passive}`
  if (possible && !act) return `${possible.cannot} while ${theOf(entity)} is ${name}`
  if (!act || /\b(?:and|or)\b/.test(act.doing)) return `It is refused while ${theOf(entity)} is ${name}`
  return act.actor?.single === entity.single
    ? `${aOf(entity)} that is ${name} cannot ${act.doing}`
    : `Nobody can ${act.doing} while ${theOf(entity)} is ${name}`
}

const becomes =
  /^(?:becomes?|is|are|be|(?:is|are|be) (?:set|marked|changed|moved|updated|flagged|labell?ed|considered)|sets?|marks?|changes?|moves?|switch(?:es)?|goes|go|turns?|enters?|transitions?|updates?|flips?)(?: (?:to|into|as|in))?$/i

/** A state that an event leads to: after it, not before it, and not twice. */
export function becomingIdeas(slots: Slots): Idea[] {
  if (slots.isNegated || turnsRound(slots)) return []
  const clause = clausesWith(slots, /^eff$/).find(({ phrases }) =>
    phrases.some(
      ({ tag }, at) =>
        tag === 'S' &&
        becomes.test(phrases.findLast((phrase, before) => before < at && phrase.tag === 'V')?.text ?? ''),
    ),
  )
  const from = clause?.phrases.find(({ tag, text }) => tag === 'V' && becomes.test(text))?.end ?? 0
  const held = clause && statesIn([clause], slots).find(({ start }) => start >= from)
  if (!held || /\b(?:already|still|remains?|stays?)\b/i.test(clause.text)) return []
  const event = doneBefore(slots, clause)
  if (event === undefined) return []
  const { name, entity } = held
  if (!isNamed(entity) && ofControls.test(name)) return []
  const preconditions = givenIn(slots).slice(0, 2)
  return [
    tried(
      `${theOf(entity)} is "${name}" after this and not before`,
      changed,
      [
        [`Look at ${theOf(entity)} before it happens`, `It is not "${name}"`],
        [event, `It is "${name}"`],
        ['Reload the page', `It is still "${name}"`],
      ],
      preconditions,
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
            preconditions,
          ),
        ]
      : []),
  ]
}
