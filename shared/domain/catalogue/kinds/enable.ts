import { withoutOpening, type Clause } from '../clauses.ts'
import { controlName } from '../controls.ts'
import { doneFor } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { theOf, thingOf } from '../things.ts'
import { changed, decided, guarded, tried } from '../tried.ts'

const off =
  /\b(?:disabled|greyed|grayed|hidden|blocked|block|inactive|gone|unavailable|locked|disables?|hides?|hide|forbidden|disappears?|removed)\b/i

/** What is said of a thing that is no control, so that it counts as one. */
const depends =
  /\b(?:enabled?|enables|disabled?|disables|hidden|blocked|block|blocks|unavailable|available|inactive|greyed|locked|visible|gone)\b/i

/** A control depends on something. Needs the control and its condition: held, not held, held again. Which of the two lets it be used follows from "disabled" and "until". */
export const enable: Kind = {
  kind: 'enable',
  ideas: (slots) => {
    const effects = slots.clauses.filter(
      ({ tag, text }) => tag === 'eff' || tag === 'lim' || (tag === 'def' && depends.test(text)),
    )
    const effect =
      effects.find(({ phrases }) => phrases.some(({ tag }) => tag === 'C')) ??
      effects.find(({ phrases, text }) => depends.test(text) && phrases.some(({ tag }) => /^[TF]$/.test(tag)))
    const name = effect && nameIn(effect)
    if (!effect || name === undefined) return []
    const negated =
      effect.phrases.some(({ tag }) => tag === 'NEG') || /\b(?:cannot|can't|not)\b/i.test(effect.text)
    const isOff = off.test(effect.text) !== negated
    const verb = /\b(?:hidden|hides?|shown?|shows|visible|displayed|appears?|disappears?|gone)\b/i.test(
      effect.text,
    )
      ? ['is shown', 'is not shown']
      : ['can be used', 'cannot be used']
    return (
      conditionIdeas(name, isOff, verb as [string, string], conditionFor(effect, slots)) ??
      eventIdeas(name, isOff, verb as [string, string], slots)
    )
  },
}

function nameIn({ phrases }: Clause): string | undefined {
  const phrase = phrases.find(({ tag }) => tag === 'C') ?? phrases.find(({ tag }) => /^[TF]$/.test(tag))
  if (!phrase) return undefined
  const thing = thingOf(phrase.text)
  if (phrase.tag !== 'C') return thing && !thing.isPlural ? theOf(thing) : undefined
  const isKnown = thing && !/["'`“‘]/.test(phrase.text) && controls.test(thing.noun)
  if (isKnown) return theOf(thing)
  const name = controlName(phrase.text)
  return name === undefined ? undefined : `"${name}"`
}

const controls = /\b(?:button|link|field|box|menu|icon|input|toggle|switch|tab|control|list)$/i

/** The condition nearest to what depends on it. */
const conditionFor = (effect: Clause, { clauses }: Slots): Clause | undefined =>
  clauses
    .filter(({ tag }) => tag === 'cond')
    .toSorted((a, b) => Math.abs(a.start - effect.start) - Math.abs(b.start - effect.start))[0]

function conditionIdeas(
  name: string,
  isOff: boolean,
  [on, not]: [string, string],
  clause: Clause | undefined,
): Idea[] | undefined {
  if (!clause) return undefined
  const isUntil = /^(?:until|unless|before)\b/i.test(clause.text)
  const condition = withoutOpening(
    clause.text.replace(
      /^(?:only\s+)?(?:until|unless|before|as long as|for as long as|only when|only if)\s+/i,
      '',
    ),
  )
    .replace(/[\s,;:.*`]+$/, '')
    .replace(/[*`]/g, '')
  if (condition.length < 6 || condition.length > 110 || /^(?:by|in order|at all times)\b/i.test(condition))
    return undefined
  // "With no rows" names a case and is no sentence that can be made to hold.
  const isCase = /^(?:for|with|without|in|on|at|during|after)\b/i.test(condition)
  const [unmet, met] = isCase
    ? [`Look in another case than this: "${condition}"`, `Bring about this case: "${condition}"`]
    : [`Look while this does not hold: "${condition}"`, `Make it hold: "${condition}"`]
  const isOnThen = isOff === isUntil
  const [then, before] = isOnThen ? [on, not] : [not, on]
  return [
    tried(titleOf(name, then, before, condition, isUntil), changed, [
      [unmet, `${name} ${before}`],
      [met, `${name} ${then}`],
    ]),
    ...(isForGood.test(condition)
      ? []
      : [
          tried(`${name} ${before} again when its condition is taken back`, decided, [
            [met.replace('Make it hold', 'Make this hold'), `${name} ${then}`],
            ['Take it back', `${name} ${before} again`],
          ]),
        ]),
    ...(on === 'can be used' ? [besideIdea(name)] : []),
  ]
}

function titleOf(name: string, then: string, before: string, condition: string, isUntil: boolean): string {
  if (condition.length > 60) return `${name} ${then} as soon as its condition holds, and ${before} before`
  return isUntil
    ? `${name} ${then} once this holds and ${before} before: ${condition}`
    : `${name} ${then} where this is so and ${before} otherwise: ${condition.replace(/^(?:With|Without|For|During|After)\b/, (word) => word.toLowerCase())}`
}

function eventIdeas(name: string, isOff: boolean, [on, not]: [string, string], slots: Slots): Idea[] {
  const event = doneFor(slots)
  if (event === undefined || /\b(?:later|minutes?|hours?|seconds?)\b/i.test(slots.sentence)) return []
  const [then, before] = isOff ? [not, on] : [on, not]
  return [
    tried(`${name} ${then} after this and ${before} before`, changed, [
      ['Look before anything is done', `${name} ${before}`],
      [event, `${name} ${then}`],
    ]),
    ...(on === 'can be used' ? [besideIdea(name)] : []),
  ]
}

/** What cannot be taken back. */
const isForGood = /\b(?:has|have|had)\b|\b(?:expired|passed|over|past)$/i

const besideIdea = (name: string): Idea =>
  tried(`Nobody gets around ${name} while it cannot be used`, guarded, [
    [
      'Press Enter in a field, or send the request without the page, while it cannot be used',
      'It is refused; nothing is saved',
    ],
  ])
