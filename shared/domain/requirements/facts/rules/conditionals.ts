import { readConstraints } from '../fields/constraints.ts'
import { labelOf, subjectKind } from '../labels.ts'
import { slice, type Masked } from '../mask.ts'
import { pieces } from '../pieces.ts'
import type { ConditionalFact, Constraints, MentionFact, When } from '../types.ts'
import { readWhen } from './when.ts'

const ifFirst = /^\W*(?:only )?(if|when|where|unless)\s+([^,;]{3,120}),\s+(?:then\s+)?(.{3,300})$/i
const ifLast =
  /^(.{3,200}?)\s+((?:only )?(?:if|when|where)|unless|as soon as|only if|only when)\s+([^,;.]{3,120}?)(?:[,;.]?\s*(?:and|but|otherwise)\b.{0,120})?[.]?$/i
const forValue =
  /^(.{2,100}?)\s+(?:is|are)\s+(?:only\s+)?(?:required|mandatory|compulsory|obligatory)\s+(?:only\s+)?for\s+(?!(?:all|every|each|any|both|the)\b)([^,;.()]{3,50}?)(?:\s+(?:and|but)\s.{0,120})?[.]?$/i
const forFirst =
  /^\W*[Ff]or\s+(?!(?:all|every|each|any|both|example|the)\b)([^,;.()]{3,50}?),?\s+(?=the\s|an?\s|its\s|"|[A-Z])(.{3,200})$/
const shown =
  /\b(?:is|are|becomes?|gets?)\s+(?:only\s+)?(?:shown|visible|displayed|available|enabled)\b|\bappears?\b/i
const hidden = /\b(?:is|are|becomes?|gets?)\s+(?:hidden|not (?:shown|visible|displayed))\b|\bdisappears?\b/i
const needed = /\b(?:is|are|becomes?)\s+(?:only\s+)?(?:required|mandatory|compulsory|obligatory)\b/i
const predicate =
  /\b(?:must|shall|should|may|can|cannot|has to|have to|needs? to|is|are|becomes?|has|have|contains?|consists? of|appears?|disappears?|gets?)\b/i

/** Inputs that are required, limited or shown only under a condition on another input; `[]` for any other sentence. */
export function readConditionals(part: Masked): ConditionalFact[] {
  const first = ifFirst.exec(part.masked)
  if (first?.[2] && first[3]) return build(part, first[3], first[2], /unless/i.test(first[1] ?? ''))
  const last = ifLast.exec(part.masked)
  if (last?.[1] && last[3]) return build(part, last[1], last[3], /unless/i.test(last[2] ?? ''))
  const kind = forValue.exec(part.masked)
  if (kind?.[1] && kind[2]) return forKind(part, `${kind[1]} is required`, kind[1], kind[2])
  const lead = forFirst.exec(part.masked)
  return lead?.[1] && lead[2] ? forKind(part, lead[2], lead[2], lead[1]) : []
}

const emptyToo =
  /^\W*(?:if|when)\s+(.{3,80}?)\s+(?:and|but)\s+(?:no\s+(.{2,40}?)\s+(?:is|are|has been|was)\s+(?:attached|given|entered|provided|selected|uploaded|filled in|chosen|specified|added)|(?:the\s+)?(.{2,40}?)\s+(?:is|are)\s+(?:empty|missing|blank|not (?:filled(?: in)?|given|entered|provided|attached|selected|specified)|left (?:empty|blank)))\b/i

/** "If the reason is Damaged and no photo is attached, …": the photo is required under the first condition. */
export function readRequiredByError(condition: Masked): ConditionalFact | undefined {
  const found = emptyToo.exec(condition.masked)
  const name = found?.[2] ?? found?.[3]
  const when = found?.[1] === undefined ? undefined : readWhen(sliceOf(condition, found[1]))
  const label = name === undefined ? undefined : labelOf(sliceOf(condition, name))
  return when && label !== undefined && when.is.kind === 'value'
    ? { kind: 'conditional', label, when, constraints: { required: true } }
    : undefined
}

/** Both inputs of a conditional sentence; what decides is an input only where its value is written like a name. */
export function inputsOf({ label, when, constraints }: ConditionalFact): MentionFact[] {
  const named = when.is.kind === 'value' && /^\p{Lu}/u.test(when.is.value)
  // What has a length is typed, so it is an input although nothing else declares it.
  if (named && when.subject === undefined && constraints.length)
    return [{ kind: 'mention', label, constraints: {} }]
  return named && when.subject !== undefined
    ? [when.subject, label].map((one) => ({ kind: 'mention', label: one, constraints: {} }))
    : []
}

function build(part: Masked, consequence: string, condition: string, negated: boolean): ConditionalFact[] {
  const when = readWhen(sliceOf(part, condition))
  if (!when || /"/.test(consequence.replace(/^\W*(?:the )?"[^"]*"/i, ''))) return []
  return consequences(part, consequence, negated ? { ...when, negated: !when.negated } : when)
}

function forKind(part: Masked, consequence: string, from: string, value: string): ConditionalFact[] {
  const words = sliceOf(part, value).raw.trim()
  const when: When = { is: { kind: 'value', value: words }, negated: false }
  return consequences(part, consequence, when, from)
}

function consequences(part: Masked, consequence: string, when: When, from = consequence): ConditionalFact[] {
  const verb = predicate.exec(consequence)
  if (!verb) return []
  const said = consequence.slice(verb.index)
  const constraints = constraintsOf(said)
  if (!constraints) return []
  const subject = sliceOf(part, from.slice(0, verb.index))
  const otherwise = otherwiseOf(part.masked, said)
  const labels = pieces(subject).flatMap((piece) =>
    subjectKind(piece.raw) === 'thing' ? (labelOf(withoutNoun(piece)) ?? []) : [],
  )
  return labels.map((label) => ({
    kind: 'conditional',
    label,
    when: hidden.test(said) ? { ...when, negated: !when.negated } : when,
    constraints,
    ...(otherwise ? { otherwise } : {}),
  }))
}

/** "the field Reason" names the input Reason. */
function withoutNoun(piece: Masked): Masked {
  const noun = /^\s*(?:and\s+)?(?:the )?(?:fields?|inputs?)\s+(?=["A-Z])/.exec(piece.masked)?.[0].length ?? 0
  return slice(piece, noun, piece.masked.length)
}

function constraintsOf(said: string): Constraints | undefined {
  if (shown.test(said) || hidden.test(said)) return needed.test(said) ? { required: true } : {}
  const found = readConstraints({ raw: said, masked: said, quotes: [] })
  if (needed.test(said)) return { ...typedLimits(found), required: true }
  const limits = found.length ?? found.number ?? found.required ?? found.choices ?? found.contains
  const typed = found.format !== undefined && /\b(?:must|shall|has to)\b/i.test(said)
  return limits === undefined && !typed ? undefined : found
}

/** What a text that is typed must look like: "is mandatory and has exactly 6 digits". */
function typedLimits({ length, pattern, format, contains }: Constraints): Constraints {
  return {
    ...(length ? { length } : {}),
    ...(pattern ? { pattern } : {}),
    ...(format ? { format } : {}),
    ...(contains ? { contains } : {}),
  }
}

/** A sentence may say both: "is shown and required when …, and optional otherwise". */
function otherwiseOf(whole: string, said: string): ConditionalFact['otherwise'] {
  const rest = /\b(?:otherwise|else|in all other cases)\b.{0,80}$/i.exec(whole)?.[0] ?? ''
  const before =
    /\b(?:optional|hidden|not shown|may be (?:left )?empty)\s+otherwise\b/i.exec(whole)?.[0] ?? ''
  if (shown.test(said) || hidden.test(said) || /\bhidden|not shown/i.test(rest + before)) return 'hidden'
  return /\boptional|may|can|not required/i.test(rest + before) ? 'optional' : undefined
}

function sliceOf(part: Masked, phrase: string): Masked {
  const at = Math.max(0, part.masked.indexOf(phrase))
  return slice(part, at, at + phrase.length)
}
