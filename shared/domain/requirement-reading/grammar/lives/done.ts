import type { Token } from '../../tokens.ts'
import { isState } from '../names.ts'
import { controlIn } from './controls.ts'
import { deedAt, happened, made, nominal, ofControl, type Deed } from './deeds.ts'
import { capitalsIn } from './names.ts'
import { actorOf, isThing } from './objects.ts'
import type { Part } from './parts.ts'
import { isVerb, lemmaOf, wordOf } from './tokens.ts'
import { baseOf, be, verbsOf, type Verbs } from './verbs.ts'
import { causing, permitting, refusing } from './words.ts'

/** What a clause says of a deed. */
export interface Done {
  deed?: Deed
  /** "Cannot", "is refused"; "may". */
  verdict?: 'refused' | 'allowed'
}

/** A clause with its verbs. */
interface Said {
  part: Part
  tokens: readonly Token[]
  things: ReadonlySet<string>
  verbs: Verbs
  verb: string
  subject: readonly Token[]
  gerund: number
  pressed: string | undefined
}

export function doneIn(part: Part, things: ReadonlySet<string>): Done {
  const { tokens } = part
  if (part.timed) return { deed: happened(tokens) }
  const verbs = verbsOf(tokens)
  const pressed = controlIn(tokens)
  const isGerund = (token: Token): boolean => token.kind === 'word' && token.gerund === true
  if (!verbs) return pressed || tokens.some(isGerund) ? nominal(tokens, things, undefined, pressed) : {}
  const subject = verbs.from === 0 ? (part.resumes ?? []) : tokens.slice(0, verbs.from)
  const gerund = subject.findIndex(isGerund)
  const verb = baseOf(tokens[verbs.main])
  const said: Said = { part, tokens, things, verbs, verb, subject, gerund, pressed }
  return (
    answered(said) ??
    judged(said) ??
    caused(said) ??
    judging(said) ??
    pressing(said) ??
    prevented(said) ??
    plainly(said)
  )
}

/** "Selling an Out boat is answered with …", "a second appeal is met with …". */
function answered({ tokens, things, verbs, verb, subject, gerund }: Said): Done | undefined {
  const isAnswer = verbs.isPassive && !verbs.isNegated && /^(?:answer|meet|greet)$/.test(verb)
  const isDeed = gerund >= 0 || !isThing(subject, things)
  if (!isAnswer || !isDeed || !tokens.some(({ kind }) => kind === 'quoted')) return undefined
  return nominal(subject, things, gerund < 0 ? undefined : gerund, undefined)
}

/** "Withdrawing is refused", "the hire is not possible". */
function judged({ tokens, things, verbs, verb, subject, gerund }: Said): Done | undefined {
  const isVerdict =
    refusing.has(verb) ||
    permitting.has(verb) ||
    (verbs.isCopula && tokens.slice(verbs.main).some((token) => permitting.has(lemmaOf(token))))
  const isDeed = gerund >= 0 || !isThing(subject, things)
  if (!isVerdict || !isDeed || !(verbs.isPassive || verbs.isCopula)) return undefined
  const isRefused = refusing.has(verb) !== verbs.isNegated || wordOf(tokens[verbs.from - 1]) === 'no'
  return { ...nominal(subject, things, gerund, undefined), verdict: isRefused ? 'refused' : 'allowed' }
}

/** "Resuming a Paused session brings it back", "Stop turns a session into Finished". */
function caused({ tokens, things, verbs, verb, subject, gerund, pressed }: Said): Done | undefined {
  if (verbs.isPassive || !causing.has(verb) || !tokens.slice(verbs.main).some(isState)) return undefined
  if (gerund >= 0) return nominal(subject, things, gerund, pressed)
  const [head, ...more] = subject
  if (more.length > 0 || head?.kind !== 'word' || !head.classes.includes('verb')) return undefined
  return { deed: { verb: baseOf(head), name: baseOf(head), isOfThing: true, entries: [] } }
}

/** "Does not allow a Refused notice to be withdrawn", "they can't". */
function judging({ tokens, things, verbs, verb }: Said): Done | undefined {
  const isVerdict = !verbs.isPassive && (permitting.has(verb) || refusing.has(verb))
  const to = isVerdict
    ? tokens.findIndex((token, at) => at > verbs.main && wordOf(token) === 'to' && isVerb(tokens[at + 1]))
    : -1
  if (to > 0) {
    const isBe = be(tokens[to + 1])
    const at = isBe ? to + 2 : to + 1
    const deed = made(baseOf(tokens[at]), tokens.slice(at + 1), undefined, things, isBe)
    return { deed, verdict: refusing.has(verb) !== verbs.isNegated ? 'refused' : 'allowed' }
  }
  const isBare = verbs.main === verbs.from && !tokens.slice(verbs.main + 1).some(isVerb)
  return verbs.isModal && verbs.isNegated && isBare ? { verdict: 'refused' } : undefined
}

/** "REOPEN is pressed", "presses Reopen": a name with a capital is a control there. */
function pressing({ tokens, things, verbs, verb, subject, pressed }: Said): Done | undefined {
  const isPressing = pressed === undefined && /^(?:press|click|tap|hit|push)$/.test(verb)
  const name = isPressing
    ? capitalsIn(verbs.isPassive ? subject : tokens.slice(verbs.main + 1), true)
    : undefined
  if (name !== undefined)
    return { deed: ofControl(name, verbs.isPassive ? undefined : actorOf(subject, things)) }
  if (!verbs.isCopula) return undefined
  return pressed ? { deed: ofControl(pressed, undefined) } : {}
}

/** "It is not started": what was tried is refused. Other denials, and what only may have been, are no deeds. */
function prevented({ part, tokens, things, verbs, verb, subject }: Said): Done | undefined {
  const isMain = part.lead === undefined && !part.relative
  if (verbs.isNegated && !verbs.isModal && verbs.isPassive && isMain && isThing(subject, things))
    return { deed: made(verb, tokens.slice(verbs.main + 1), undefined, things, true), verdict: 'refused' }
  if (verbs.isNegated && !verbs.isModal) return {}
  const isPerfect = tokens.slice(verbs.from, verbs.main).some((token) => wordOf(token) === 'have')
  return verbs.isModal && !verbs.isPassive && isPerfect ? {} : undefined
}

function plainly({ tokens, things, verbs, verb, subject, pressed }: Said): Done {
  const isNobody = /^(?:nobody|no|none)$/.test(wordOf(subject[0]))
  const isRefused = verbs.isModal && (verbs.isNegated || isNobody)
  const verdict = isRefused ? 'refused' : verbs.isModal ? 'allowed' : undefined
  const deed = pressed
    ? ofControl(pressed, actorOf(subject, things))
    : deedAt(tokens, verbs, verb, subject, things)
  return { ...(deed ? { deed } : {}), ...(verdict ? { verdict } : {}) }
}
