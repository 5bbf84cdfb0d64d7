import { readConstraints, saysSomething } from './constraints.ts'
import { labelOf, subjectKind } from '../labels.ts'
import { readSentenceDefault, withDefault } from './defaults.ts'
import { blanked, slice, type Masked } from '../mask.ts'
import {
  beforeOutcome,
  field,
  readColon,
  readNamed,
  readParentheses,
  readPlainList,
} from './declared-fields.ts'
import { typedAgain } from '../rules/usage-limits.ts'
import { readDuration } from '../quantities/durations.ts'
import { readEqual } from './equal-fields.ts'
import { merged } from './merged-fields.ts'
import { limitsLeft } from '../rules/rules.ts'
import { withFile } from './named-files.ts'
import { withoutLookedUp } from '../lookups/looked-up.ts'
import { readSetting } from './settings.ts'
import { readToldInputs } from '../told/told-inputs.ts'
import { readFormList } from '../told/form-lists.ts'
import { isJudged, validAs } from './valid-by-name.ts'
import { readValueLists } from './value-lists.ts'
import type { Constraints, FieldFact } from '../types.ts'
import { labelsFor } from './clause-labels.ts'

const clause =
  /(?:;|,?\s+(?:and|but|while|whereas))\s+(?=(?:the\s|an?\s|its\s)?(?!(?:must|shall|should|may|can|cannot|will|is|are|has|have|needs?|not|at|up|no|contains?|includes?)\b)[^\s\d.;:,()][^.;:,()]{0,40}?\s(?:must|shall|should|may|can|cannot|is|are|has|have|needs?)\s)|;\s+/gi
const verb =
  /\b(?:must|shall|should|may|can|cannot|will|needs? to|needs?(?= (?:at least|at most|a minimum|min\b|between)\b)|has to|have to|is|are|accepts?|allows?|takes?|requires?|consists?(?: only| exclusively| solely)? of|has|have|contains?|ranges?|lies|equals?|holds?)\b(?:\s+not\b)?|(?=[≥≤<>])/i

/**
 * Reads the inputs that one sentence declares or limits. `previous` are the labels of the sentence before, for "it must …".
 * Understands lists with parentheses, "Label: attributes", "A, B and C are required", and modal sentences of several clauses.
 */
export function readFields(part: Masked, previous: string[]): FieldFact[] {
  const preset = readSentenceDefault(part)
  const rest = preset ? blanked(part, preset) : part
  // "Language: …; German is preselected" is about the language, also where its values are not understood.
  const own = /^\W*[\p{L}][^:.;]{1,50}:\s/u.test(part.masked)
  return withDefault(withoutLookedUp(fieldsIn(rest, previous), part.masked), preset, own ? [] : previous)
}

function fieldsIn(part: Masked, previous: string[]): FieldFact[] {
  if (typedAgain.test(part.masked)) return []
  // "A reservation must not last longer than 7 days" bounds the time between two inputs.
  if (readDuration(part).length > 0) return []
  const equal = readEqual(part, previous)
  if (equal.length > 0) return equal
  const listing = [...readValueLists(part), ...readSetting(part)]
  if (listing.length > 0) return listing
  const nameless = ofPrevious(part, previous)
  if (nameless) return nameless
  const told = readToldInputs(part)
  if (told.length > 0) return merged(told)
  const declared = [...readParentheses(part), ...readColon(part)]
  if (declared.length > 0) return merged([...declared, ...readPlainList(part, declared)])
  const named = readNamed(part)
  if (named.length > 0) return merged(named)
  const listed = readPlainList(part, [])
  if (listed.length > 0) return merged(listed)
  const formed = readFormList(part)
  if (formed.length > 0) return merged(formed)
  const found: FieldFact[] = []
  for (const one of clauses(part))
    found.push(...readClause(one, found.length > 0 ? found.map(({ label }) => label) : previous))
  return merged(found)
}

/** "Allowed length: 3 to 10 characters." speaks of the input named before, and names none. */
function ofPrevious(part: Masked, [only, ...more]: string[]): FieldFact[] | undefined {
  const lead =
    /^\W*(?:allowed|permitted|maximum|minimum|max\.|min\.|required|valid) (?:length|characters?|format)\s*:\s*/i.exec(
      part.masked,
    )
  if (!lead) return undefined
  const { length, format, pattern } = readConstraints(slice(part, lead[0].length, part.masked.length))
  const said = {
    ...(length ? { length } : {}),
    ...(format ? { format } : {}),
    ...(pattern ? { pattern } : {}),
  }
  return only !== undefined && more.length === 0 && saysSomething(said) ? field(only, said) : []
}

function clauses(part: Masked): Masked[] {
  const parts: Masked[] = []
  let from = 0
  for (const match of part.masked.matchAll(clause)) {
    const before = slice(part, from, match.index)
    const goes = !match[0].startsWith(';') && goesOn.test(part.masked.slice(match.index + match[0].length))
    if (!verb.test(before.masked) || goes) continue
    parts.push(before)
    from = match.index + match[0].length
  }
  return [...parts, slice(part, from, part.masked.length)]
}

// "letters and digits and must be long": "digits" ends the list before it and is the subject of nothing.
const goesOn =
  /^(?:(?!\b(?:is|are|has|have|must|may|can)\b)[^.;:,()]){1,40}?\s(?:and|or)\s(?:must|shall|should|may|can|cannot|has|have|is|are|needs?)\s/i

// "The device accepts a temperature": the verb says that what follows is the input.
const taking = /^(?:accepts?|allows?|takes?)$/i

function readClause(part: Masked, previous: string[]): FieldFact[] {
  const characters = onlyCharacters(part, previous)
  if (characters) return characters
  const box = boxToTick(part)
  if (box) return field(box, { required: true, control: 'checkbox' })
  const lead = /^\s*(?:if|when)\s+(?:provided|given|entered|filled in|present|specified|set)\s*,\s*/i.exec(
    part.masked,
  )
  const body = beforeOutcome(slice(part, lead?.[0].length ?? 0, part.masked.length))
  if (/^\s*(?:if|when|whenever|unless|while|after|once|before|otherwise|for)\b/i.test(body.masked)) return []
  const found = verb.exec(body.masked)
  if (!found) return []
  const subject = slice(body, 0, found.index)
  // "The message "Mandatory" is shown under each mandatory field" declares nothing.
  if (/\b(?:messages?|texts?|hints?|warnings?|errors?|notices?)\s+"/i.test(subject.masked)) return []
  const predicate = slice(body, found.index, body.masked.length)
  const constraints = inverted(readConstraints(predicate), predicate.masked)
  if (lead) constraints.required ??= false
  // "The system shall require a pilot number of …": without it nothing goes on.
  else if (subjectKind(subject.raw) === 'system' && requiring.test(predicate.masked))
    constraints.required ??= true
  if (
    entering.test(predicate.masked) &&
    subjectKind(subject.raw) === 'actor' &&
    !/\bor\b/i.test(predicate.masked)
  )
    constraints.required ??= true
  // "The discount is 10 % for orders of 100 EUR or more" states an outcome, not a limit of the discount.
  const outcome =
    /^(?:is|are|costs?|equals?)\s+(?:€|\$|£)?\d[\d.,]*\s*\S{0,8}\s+(?:for|when|if|on|per)\b/i.test(
      predicate.masked,
    )
  if (outcome || byPeople.test(predicate.masked) || isDoing(subject.masked, predicate.masked)) return []
  const valid = isJudged(subject.raw, predicate.masked)
  const strict = exclusive.test(predicate.masked)
  if (!valid && (!saysSomething(constraints) || (onlyControl(constraints) && !strict))) return []
  const labels = labelsFor(
    subject,
    slice(body, found.index + (taking.test(found[0]) ? 0 : found[0].length), body.masked.length),
    previous,
    constraints,
  )
  return labels.flatMap((label) => {
    const said = valid ? validAs(label, constraints) : constraints
    return said ? field(label, withFile(label, predicate.masked, said)) : []
  })
}

const doing =
  /^(?:is|are|(?:shall|must|will|should) be) (?:then |automatically |also |always )?(?:confirmed|printed|sent|e-?mailed|logged|recorded|displayed|shown|listed|delivered|dispensed|charged|refunded|deducted|credited|debited|retained|notified|informed|free|acknowledged|announced|shipped)\b|^(?:shall|must|will|should|can|may) (?:also |automatically )?(?:dispense|charge|send|show|display|print|cancel|retain|pay|earn|get|receive|notify|deliver|refund|deduct|round|log|close|expire|eject)\b/i
const finished =
  /^\W*(?:(?:an?|the|every|each|any|after) )?(?:successful|unsuccessful|failed|completed|finished) /i

/** "A successful transfer is confirmed with a number", "The machine shall dispense amounts of …": nothing of that is typed. */
function isDoing(subject: string, predicate: string): boolean {
  return doing.test(predicate) || finished.test(subject)
}

/** "I must enter the code: …" does not leave it empty. */
const entering =
  /^(?:must|has to|have to|needs? to) (?:also |always )?(?:enter|provide|specify|state|give|fill in|supply|type(?: in)?|choose|select|pick) (?:the|an?|my|his|her|their|our|one) /i

// "Letters only" limits what is typed; letters alone may be anything.
const exclusive = /\b(?:only|consists? of|nothing but|exclusively|solely)\b/i

const requiring = /^(?:shall|must|should|will) require (?:an?|the) (?!new\b|second\b)/i

/** "Only letters and hyphens are allowed" is about the input named before. */
function onlyCharacters(part: Masked, previous: string[]): FieldFact[] | undefined {
  if (
    !/^\W*only\b[^.;"]{3,100}\b(?:is|are|may be|can be) (?:allowed|permitted|accepted|possible|used|valid)\b/i.test(
      part.masked,
    )
  )
    return undefined
  const { pattern, format } = readConstraints(part)
  const [only, more] = namedLast(part) ?? previous
  if (only === undefined || more !== undefined || (!pattern && format === undefined)) return undefined
  return field(only, pattern ? { pattern } : format === undefined ? {} : { format })
}

/** "… are allowed in the last name." */
function namedLast(part: Masked): string[] | undefined {
  const tail = /\b(?:in|for|within) (?:the |an? )?([\p{L}][\p{L} -]{1,40})(?: field)?[.\s]*$/iu.exec(
    part.masked,
  )
  if (tail?.[1] === undefined) return undefined
  const at = tail.index + tail[0].lastIndexOf(tail[1])
  const label = labelOf(slice(part, at, at + tail[1].length))
  return label === undefined ? undefined : [label]
}

// "Drums can only be chosen by children of 8 or older" limits who chooses, not what.
const byPeople =
  /^(?:can|may|must|shall|should|cannot) (?:not |only )?be (?:only )?[a-z]+(?:ed|en|t|ght|ven) (?:only )?by (?!(?:the|an?) (?:system|application|form|page)\b)[a-z]/i

/** "The user must accept the terms", "The privacy policy checkbox must be checked". */
function boxToTick(part: Masked): string | undefined {
  const accepted =
    /\b(?:must|shall|has to|have to|needs? to) (?:accept|agree to|check|tick|confirm) (?:the |our )?((?:terms|conditions|privacy|policy|agreement|rules|data protection|checkbox|"\W*")[^,.;]{0,60})/i.exec(
      part.masked,
    )
  const checked = /^\W*(?:the )?(.{2,60}?)(?: check ?box)? must be (?:checked|ticked)\b/i.exec(part.masked)
  const agreed =
    /^\W*(?:the |our |all )?((?:[\w-]+ ){0,2}?(?:terms|conditions|terms and conditions|privacy policy|policy|agreement|disclaimer|consent|t&c)(?: of (?:use|service))?) (?:must|has to|have to|needs? to) be (?:accepted|agreed to|confirmed|acknowledged)\b/i.exec(
      part.masked,
    )
  const found = accepted ?? checked ?? agreed
  if (!found?.[1]) return undefined
  const at = found.index + found[0].indexOf(found[1])
  return labelOf(slice(part, at, at + found[1].length))
}

/** "rejects weights above 30 kg" limits the weight to 30 kg. */
function inverted(found: Constraints, text: string): Constraints {
  const { number } = found
  if (
    !number ||
    !/\b(?:reject|refuse|prevent|den(?:y|ie)|disallow|block)s?\b|\bnot (?:accept|allow|permit)\b/i.test(text)
  )
    return found
  const both = limitsLeft(text)
  if (both?.min !== undefined && both.max !== undefined)
    return { ...found, number: { ...number, min: both.min, max: both.max, scale: both.scale } }
  if (number.min !== undefined && number.max !== undefined) return found
  const { min, max, ...rest } = number
  const flipped = {
    ...(max === undefined ? {} : { min: max + number.step }),
    ...(min === undefined ? {} : { max: min - number.step }),
  }
  return { ...found, number: { ...rest, ...flipped } }
}

function onlyControl(found: Constraints): boolean {
  return (
    Object.keys(found).every((key) => key === 'control' || key === 'format') &&
    found.format !== 'email' &&
    found.format !== 'iban' &&
    found.format !== 'url' &&
    found.format !== 'phone'
  )
}
