import { sending } from '../fields/controls.ts'
import { maskQuotes, type Masked } from '../mask.ts'
import { isSameOfBoth } from '../rules/different-inputs.ts'
import { comparesInputs, readRelations } from '../rules/relations.ts'
import { isOutsideLimit, isRest } from './rest-messages.ts'
import { characterViolation, forbidsCharacters, type CharacterViolation } from './character-violations.ts'
import { isProhibited } from './prohibited.ts'
import { fixedPart, isSample } from './sample-texts.ts'
import { beyondThat, isBracketed, shownQuotes } from './shown-quotes.ts'
import type { FieldFact, MessageFact, SuccessFact } from '../types.ts'
import { readEither } from '../told/either-input.ts'
import { temporalParts } from '../temporal/read-temporal.ts'
import { isOtherLength, lengthOfTime, violationsOf } from './violations.ts'

const failing =
  /\b(?:forgets?|leaves? out|leaves? (?:it|one|them) empty|neither (?:of (?:them|the two|these) )?(?:is|was|has been) (?:filled|provided|given|entered|specified)|no \w+(?: \w+){0,3} (?:is|are|was|has been)|errors?|unknown|expired|blocked|inactive|duplicate|unregistered|invalid|not valid|wrong|incorrect|negative|outside|out of range|too (?:long|short|low|high|small|large|big|many|few|old|young|light|heavy)|empty|blank|missing|not (?:filled|entered|provided|given|selected|chosen|within|in|between|a|an|numeric|allowed|accepted|match|checked|met|satisfied|fulfilled)|already|isn't|differs?|is not|are not|does not|doesn't|do not|fails?|failed|violat\w+|otherwise|else|if not|unless|none (?:is|was|has been)|left (?:there|like that|at that)|rejected|refused|less than|more than|fewer than|greater than|shorter than|longer than|younger than|older than|below|above|under|over|exceeds?|missing|without|omitted|any other|other \w+(?: \w+)? than|other than|(?:everything|anything|all) else|breaks?|unchecked|unticked|taken|in use|malformed|(?:another|other|wrong|unsupported) (?:file )?(?:types?|formats?)|left empty|anything but|(?:is|are) (?:longer|shorter|younger|older|higher|lower|smaller|larger|bigger|heavier|lighter)|(?:longer|shorter|younger|older|higher|lower|smaller|larger|bigger|heavier|lighter) (?:texts?|names?|entr(?:y|ies)|values?|inputs?|ones?|codes?|passwords?|amounts?|numbers?|people|persons?|customers?|applicants?|users?))(?=)\b/i
const succeeding =
  /\b(?:succe(?:ss|ed)\w*|valid|correct(?:ly)?|accepted|completed?|saved|submitt(?:ed|ing|s)|submits?|(?:user|customer|visitor|member|person|admin|employee|patient|reader|guest|he|she|they|you|who) clicks?|clicking|presses|pressing|tapping|confirmed|confirmation|all (?:fields|values|inputs|data)|passes|everything|sign-up|registration|registered|sent|created|saving|creating|sending|submitting|registering|signing up|logging in|adding|deleting|(?:a|the) click on|(?:i|we|they|you) (?:click|press|tap|hit)|hits|(?:once|after|as soon as|when)\b[^,"]{2,60}\b(?:has|have) been (?:placed|booked|reserved|ordered|requested|stored|recorded|posted|enrolled)|(?:once|after|as soon as|when)\b[^,"]{2,60}\b(?:has|have) (?:been )?(?:taken on|taken over|carried out))\b|^\W*"[^"]{1,40}" (?:saves|submits|sends|books|creates|stores|reserves|confirms|places|posts|orders|registers)\b/i
// "If no error is found" speaks of success in the words of failure.
const flawless =
  /\b(?:no|without(?: any)?) (?:errors?|problems?|mistakes?|violations?|objections?)\b|\bnothing is (?:wrong|missing)\b|\bin order\b|\b(?:all|everything) is (?:fine|ok|okay|well|right|good|correct|complete)\b|\ball (?:checks|rules|validations) (?:pass|hold|are (?:passed|met|fulfilled))/i
// What somebody has taken on is not taken.
const takenOn = /\btaken (?:on|over)\b/gi
/** Words that no page says to somebody whose input it accepts. */
const refusing =
  /\b(?:expired|wrong|invalid|incorrect|errors?|failed|denied|refused|rejected|cannot|can't|could not|not|no longer|too \w+|missing|already|unknown|locked|blocked|unavailable|sorry)\b/i
const thanking =
  /\b(?:done|thanks?|success\w*|has been sent|have sent|welcome|congratulations|check your (?:inbox|e-?mails?))\b/i
/** Whether a sentence speaks of input without any mistake. */
export function isFlawless(text: string): boolean {
  return flawless.test(text)
}

/** Reads the quoted messages of a sentence: which belong to wrong input, and which to success. */
export function readMessages(
  part: Masked,
  afterMessage = false,
  stated: FieldFact[] = [],
): (MessageFact | SuccessFact)[] {
  const found: (MessageFact | SuccessFact)[] = []
  for (const { text, condition, at, end } of shownQuotes(part)) {
    // After an error message, "otherwise" tells what happens when all is well.
    const well =
      afterMessage &&
      /^\W*(?:otherwise|else)\b/i.test(condition) &&
      !refusing.test(text) &&
      (!/\b(?:must|required|please|enter)\b/i.test(text) || thanking.test(text))
    const forbidden =
      afterMessage ||
      refusing.test(text) ||
      /\b(?:only|no|must|without|please)\b/i.test(text) ||
      forbidsCharacters(part.masked.slice(0, at), stated)
    const characters = characterViolation(lastClause(condition), forbidden)
    const prohibited = isProhibited(condition, stated)
    const compared = () =>
      comparesInputs(maskQuotes(condition)) || readRelations(maskQuotes(condition)).length > 0
    const fine = well || flawless.test(condition)
    const bad =
      !fine &&
      (failing.test(condition.replace(takenOn, ' ')) ||
        isRest(condition) ||
        characters !== undefined ||
        isOtherLength(condition) ||
        ofOneKind.test(condition) ||
        prohibited ||
        beyondThat.test(condition) ||
        isSameOfBoth(condition) ||
        isWrongDay(condition) ||
        lengthOfTime.test(condition) ||
        compared())
    const good = fine || (succeeding.test(leadOf(condition)) && !refusing.test(text))
    const bracketed = isBracketed(part, { start: at, end: end })
    const error =
      bracketed || /\b(?:error|warning|validation)\b/i.test(part.masked.slice(Math.max(0, at - 60), at))
    if ((bad && !/^\s*(?:on|after|upon) success/i.test(condition)) || (error && !good))
      found.push(message(text, condition, { part, bracketed, prohibited, characters }))
    else if (good) found.push(success(text, condition, isSample(part.masked.slice(0, at))))
    else if (!refusing.test(text)) found.push(...afterAction(text, condition))
  }
  return found
}

/** What stands behind a semicolon, or a comma before a condition of its own. */
function lastClause(condition: string): string {
  const cut = [
    ...condition.matchAll(/;|[,–—](?= (?:and |but )?(?:if|when|whenever|for|other|otherwise) )/gi),
  ].at(-1)
  return cut ? condition.slice(cut.index) : condition
}

/** Of an example, only what does not depend on the values can be expected of all of them. */
function success(text: string, condition: string, sample = false): SuccessFact {
  const fixed = sample ? fixedPart(text) : text
  if (fixed === undefined) {
    const said = condition.replace(
      /,?\s*(?:e\.\s?g\.|for (?:example|instance)|such as|(?:something )?like)\W*$/i,
      '',
    )
    const outcome = /,\s+(?=the |an? |it )(.+)$/i.exec(said)?.[1] ?? said
    return { kind: 'success', check: outcome.trim(), checkable: false, condition }
  }
  if (sample) return { kind: 'success', check: `"${fixed}" is visible`, checkable: true, condition }
  return { kind: 'success', check: `"${text}" is visible`, checkable: true, condition }
}

/** "After borrowing, the screen shows …": the outcome of an action that is named and nothing more. */
function afterAction(text: string, condition: string): SuccessFact[] {
  const after = /^\W*(?:after|upon|on|once|following)\s+(?:the\s+)?(\w{3,}ing)\b(?!\s+(?:out|off)\b)/i.exec(
    condition,
  )?.[1]
  const pressed = /^\W*(?:after|on|upon)\s+(?:the\s+)?["“]([^"”]{2,40})["”]/i.exec(condition)?.[1]
  if (pressed !== undefined && sending.test(pressed)) return [success(text, condition)]
  return after === undefined ? [] : [{ ...success(text, condition), after }]
}

/** "If the date is in the past": a condition that names the days on one side is about wrong ones. */
function isWrongDay(condition: string): boolean {
  return (
    /\b(?:if|when|whenever|for)\b/i.test(condition) &&
    temporalParts(condition).some(({ of, min, max }) => of !== 'time' && !min !== !max)
  )
}

/** "If an account exists, a link is sent and …": only what stands before the comma says when the text is shown. */
function leadOf(condition: string): string {
  return /^\W*(?:if|when|whenever|where|while)\s[^,]+(?=,)/i.exec(condition)?.[0] ?? condition
}

interface Said {
  part: Masked
  bracketed: boolean
  prohibited: boolean
  characters: CharacterViolation | undefined
}

function message(text: string, condition: string, said: Said): MessageFact {
  const { part, characters } = said
  const named = part.quotes.map((quote) => quote.value).filter((value) => value !== text)
  const either = readEither(maskQuotes(condition)) !== undefined
  const every =
    !either &&
    /\b(?:any|every|each|all|a|one(?: or more)? of the|at least one of the|some of the|(?:any|each|all|every one|either) of the) (?:required |mandatory |invalid )?(?:fields?|values?|inputs?|entr(?:y|ies))\b/i.test(
      condition,
    )
  const previous =
    /^\W*(?:otherwise|else|if not|or else|in all other cases)\b|\b(?:anything|everything) else\b|\b(?:it|they|them|neither (?=of|is|was|has)|both (?=are|of)|none of|one (?:of the two|of both|(?=is\b|empty\b))|th(?:is|ese)(?! (?!input|value|field|range|limit|rule|length|format|interval|period|span|condition|criteri|check|number|amount|is\b|are\b|was\b|were\b|has\b|have\b|does\b|do\b|cannot\b)[a-z])|(?<=\b(?:if|when|whenever|unless) )that|this (?:range|limit|rule|field))\b/i.test(
      condition,
    )
  const beyond = beyondThat.test(condition) || characters !== undefined || ofOneKind.test(condition)
  const rest = restOf(condition, said)
  const about = every ? 'every' : previous || rest || beyond ? 'previous' : 'named'
  if (isSameOfBoth(condition))
    return {
      kind: 'message',
      text,
      labels: named,
      violations: ['relation'],
      about: 'previous',
      condition: condition.trim(),
    }
  const broken = characters ? withOthers(characters) : violationsFor(condition, text)
  return {
    kind: 'message',
    text,
    labels: named,
    violations: every ? anyWrong(broken, condition) : either ? ['empty'] : broken,
    about,
    ...(rest && about !== 'every' ? { rest } : {}),
    ...(characters?.only === undefined ? {} : { only: characters.only }),
    condition: condition.trim(),
  }
}

// "Shorter ones", "the wrong length" and "nothing" say what is wrong, and leave the input to the sentence before.
const ofOneKind =
  /\b(?:longer|shorter) (?:ones?|names?|texts?|values?|entr(?:y|ies)|inputs?|codes?)\b|\b(?:the|its|another|a different|any other|a wrong) (?:length|format|number of (?:characters|digits|letters))\b(?! of\b)|\b(?:nothing|none) (?:is|was|has been)\b/i

function restOf(condition: string, { bracketed, prohibited, characters }: Said): MessageFact['rest'] {
  if (characters !== undefined) return prohibited ? 'rule' : undefined
  if (bracketed || isOutsideLimit(condition)) return 'limit'
  return isRest(condition) || prohibited ? 'rule' : undefined
}

/** "If it is empty or contains other characters" names more than characters. */
function withOthers({ violations, rest }: CharacterViolation): MessageFact['violations'] {
  const others = violationsOf(rest).filter((one) => counted.has(one))
  return [...new Set([...violations, ...others])]
}

const counted = new Set<MessageFact['violations'][number]>(['empty', 'tooShort', 'tooLong', 'below', 'above'])

/** "If one of the inputs is wrong": of no input in particular, wrong means anything that is not allowed. */
function anyWrong(violations: MessageFact['violations'], condition: string): MessageFact['violations'] {
  // "All fields must be filled in; otherwise …" answers what is not filled in, and nothing else.
  if (violations[0] === 'any' && filledIn.test(condition)) return ['empty']
  return violations[0] === 'mismatch' ? ['any'] : violations
}

const filledIn =
  /\b(?:must|shall|has to|have to|needs? to)(?: all| always)? be (?:filled|completed|given|provided|entered|specified|supplied)\b|\b(?:is|are) (?:required|mandatory|compulsory|obligatory)\b|\b(?:forgets?|leaves? out|misses)\b/i

/** What the condition names; when it names nothing, a message about what is on record speaks for itself. */
function violationsFor(condition: string, text: string): MessageFact['violations'] {
  const found = violationsOf(condition)
  const own = found[0] === 'any' ? violationsOf(text) : found
  return own[0] === 'taken' || own[0] === 'mismatch' || own[0] === 'state' ? own : found
}
