import type { Clause } from '../clauses.ts'
import { withoutOpening } from '../clauses.ts'
import { doneFor } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import { unquoted, type Slots } from '../slots.ts'
import { theOf, thingOf } from '../things.ts'
import { changed, decided, guarded, tried } from '../tried.ts'

const off =
  /\b(?:disabled|greyed|grayed|hidden|blocked|block|inactive|gone|unavailable|locked|disables?|hides?|hide|forbidden|disappears?|removed)\b/i

/** A control depends on something. Needs the control and its condition: held, not held, held again. Which of the two lets it be used follows from "disabled" and "until". */
export const enable: Kind = {
  kind: 'enable',
  ideas: (slots) => {
    const effect = slots.clauses.find(
      ({ tag, phrases }) =>
        (tag === 'eff' || tag === 'lim') && phrases.some((phrase) => /^[CTF]$/.test(phrase.tag)),
    )
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
      conditionIdeas(name, isOff, verb as [string, string], slots) ??
      eventIdeas(name, isOff, verb as [string, string], slots)
    )
  },
}

function nameIn({ phrases }: Clause): string | undefined {
  const phrase = phrases.find(({ tag }) => tag === 'C') ?? phrases.find(({ tag }) => /^[TF]$/.test(tag))
  if (!phrase) return undefined
  const thing = thingOf(phrase.text)
  const name = unquoted(phrase.text)
  if (thing && phrase.tag !== 'C') return thing.isPlural ? undefined : theOf(thing)
  if (
    thing &&
    /\b(?:button|link|field|box|menu|icon|input|toggle|switch|tab|control|list)$/i.test(thing.noun)
  )
    return theOf(thing)
  return name.length > 40 || /[*|{}<>]/.test(name) ? undefined : `"${name}"`
}

function conditionIdeas(
  name: string,
  isOff: boolean,
  [on, not]: [string, string],
  { clauses }: Slots,
): Idea[] | undefined {
  const clause = clauses.find(({ tag }) => tag === 'cond')
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
  if (
    condition.length < 8 ||
    condition.length > 110 ||
    /^(?:for|with|without|by|in|on|at)\b/i.test(condition)
  )
    return undefined
  const isOnThen = isOff === isUntil
  const [then, before] = isOnThen ? [on, not] : [not, on]
  return [
    tried(`${name} ${then} as soon as its condition holds, and ${before} before`, changed, [
      [`Look while this does not hold: "${condition}"`, `${name} ${before}`],
      [`Make it hold: "${condition}"`, `${name} ${then}`],
    ]),
    tried(`${name} ${before} again when its condition is taken back`, decided, [
      [`Make this hold: "${condition}"`, `${name} ${then}`],
      ['Take it back', `${name} ${before} again`],
    ]),
    ...(on === 'can be used' ? [besideIdea(name)] : []),
  ]
}

function eventIdeas(name: string, isOff: boolean, [on, not]: [string, string], slots: Slots): Idea[] {
  const event = doneFor(slots)
  if (event === undefined) return []
  const [then, before] = isOff ? [not, on] : [on, not]
  return [
    tried(`${name} ${then} after this and ${before} before`, changed, [
      ['Look before anything is done', `${name} ${before}`],
      [event, `${name} ${then}`],
    ]),
    ...(on === 'can be used' ? [besideIdea(name)] : []),
  ]
}

const besideIdea = (name: string): Idea =>
  tried(`Nobody gets around ${name} while it cannot be used`, guarded, [
    [
      'Press Enter in a field, or send the request without the page, while it cannot be used',
      'It is refused; nothing is saved',
    ],
  ])
