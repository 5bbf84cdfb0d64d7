import { labelOf, singular, subjectKind } from '../labels.ts'
import { slice, type Masked } from '../mask.ts'
import { isMeasured } from './declared-fields.ts'
import { pieces } from '../pieces.ts'
import { withSharedHeads } from '../told/names.ts'
import type { Constraints } from '../types.ts'

const accept =
  /^(?:only\s+)?(?:be able to\s+)?(?:accept|allow|require|support|validate|verify|ensure|check|limit|restrict|enforce|permit|ask for|request|contain|have|provide|offer|take|reject|refuse|be|prevent|deny|enter|specify|type|input|fill in|supply|give|set|choose|select|pick|state|order|book|buy|transfer|add|withdraw|deposit|submit|reserve|rent|invite|send)s?\b(?:\s+(?:that|only|the|an?|for|in)\b)*\s*/i
const cutObject =
  /\s(?:of|with|between|from|to|that|which|in the range|must|is|are|shall|should|can|may|at least|at most|up to|not|no|having|over|above|under|below|greater|less|more|fewer|exactly|longer|shorter|containing|consisting|only|as|into|for|in|on|when|if|per|and)\b|[(,:;.≥≤<>]/i

/** The inputs that a clause is about: what its verb takes, its subject, or what the sentence before named. */
export function labelsFor(subject: Masked, rest: Masked, previous: string[], found: Constraints): string[] {
  if (
    /^\W*(?:all|both|each|every|these)\b.*\b(?:fields?|inputs?|of them|values)\b|^\W*(?:all|both|each|everything)\W*$/i.test(
      subject.raw,
    )
  )
    return withoutExcepted(subject, previous)
  if (
    /^\W*(?:all|both|each|every|these|the)\s(?:\w+\s)?(?:drop-?downs?|lists|selections|check ?boxes|text ?boxes|selection lists|radio buttons)\W*$/i.test(
      subject.raw,
    )
  )
    return []
  // "The length must be …" measures the input named before.
  if (
    previous.length === 1 &&
    found.length &&
    /^\W*(?:the |its )(?:length|number of (?:characters|digits|letters))\s*$/i.test(subject.raw)
  )
    return previous
  const who = subjectKind(subject.raw)
  // "Guests must be a whole number": nobody is a number, so how many of them is what is entered.
  const kind = who === 'actor' && beingNumber.test(rest.masked) ? 'thing' : who
  if (kind === 'pronoun') return previous
  // "The thermostat shall accept a temperature from …": what is accepted is the input, not what accepts it.
  const accepting =
    /^\s*(?:only\s+)?(?:accept|allow|take|support|validate|verify|check|ensure|reject|refuse|restrict|limit|require)s?\b/i.test(
      rest.masked,
    )
  const object = kind === 'thing' && accepting ? objectOf(rest, found) : []
  if (kind === 'thing')
    return object.length > 0
      ? object
      : listOf(subject, isMeasured(found)).map((label) =>
          Object.keys(found).some((key) => key !== 'required') &&
          /^\s*[A-Z]?[a-z]+s\s*$/.test(subject.raw) &&
          /^\s*(?:be|have|contain|consist)\b/.test(rest.masked) &&
          !beingNumber.test(rest.masked)
            ? singular(label)
            : label,
        )
  if (/\b(?:years?(?: of age| old)?|older|younger)\b/i.test(rest.masked) && /^\s*be\b/i.test(rest.masked))
    return [/\b(?:date of birth|birth ?date|birthday)\b/i.test(rest.masked) ? 'Date of birth' : 'Age']
  return objectOf(rest, found)
}

const beingNumber = /^\s*be an? (?:[a-z-]+ )?(?:number|integer)\b/i

/** "All fields except Note and Phone". */
function withoutExcepted(subject: Masked, labels: string[]): string[] {
  const cut = /\b(?:except|but|besides|other than|apart from|with the exception of)(?: for)?\s/i.exec(
    subject.masked,
  )
  if (!cut) return labels
  const left = slice(subject, cut.index + cut[0].length, subject.masked.length)
  const out = new Set(listOf(left, false).map((label) => label.toLowerCase()))
  return labels.filter((label) => !out.has(label.toLowerCase()))
}

function objectOf(rest: Masked, found: Constraints): string[] {
  const spoken = accept.exec(rest.masked.trimStart())
  if (!spoken) return []
  const skipped = rest.masked.length - rest.masked.trimStart().length + spoken[0].length
  const object = slice(rest, skipped, rest.masked.length)
  // "allows a customer to book …" speaks of who acts.
  const doer = /^([^,;:.]{2,40}?)\s+to\s+[a-z]/i.exec(object.masked)?.[1]
  if (doer !== undefined && subjectKind(doer) === 'actor') return []
  const end = cutObject.exec(object.masked)?.index ?? object.masked.length
  const label = /^(?:between|from|at|up|no|not|more|less|over|exactly|\d)\b/i.test(object.masked)
    ? undefined
    : labelOf(slice(object, 0, end))
  if (label) return [singular(label)]
  const unit = /\d\s+(?!and\b|to\b|or\b)([a-z]{3,20})\b/.exec(rest.masked)?.[1]
  if (found.number && unit && found.number.floor !== undefined)
    return [unit.charAt(0).toUpperCase() + unit.slice(1)]
  return []
}

function listOf(subject: Masked, measured: boolean): string[] {
  return withSharedHeads(pieces(subject).map((piece) => labelOf(piece, { measured }))).flatMap(
    (label) => label ?? [],
  )
}
