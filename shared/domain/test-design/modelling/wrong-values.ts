import type { MessageFact, Violation } from '../../requirements/facts/types.ts'
import type { Message, Parameter } from '../model.ts'
import { partitionsOf } from '../partitions/partitions-of.ts'
import { stateFormat, stateRequired } from './kind-targets.ts'
import { addTo } from './parameters.ts'

const secret =
  /\b(?:pass\s?words?|passphrases?|passcodes?|PIN|TAN|OTP|codes?|credentials|tokens?|captcha|answers?|users?|logins?|user names?)\b/i
const onRecord =
  /\b(?:unknown|not (?:found|known|registered|recogni[sz]ed)|(?:does|do) not (?:match|exist)|failed|fails|account|credentials)\b/i

// "The e-mail or password is wrong": neither belongs to an account.
const withSecret = /\b(?:or|and) (?:the |his |her |their )?(?:password|pin|passphrase|passcode)\b/i

/**
 * What a message answers for one input. "A wrong card number" of 16 digits is one that breaks its rules; a wrong password, or one that
 * is unknown, breaks none and only misses what is on record.
 */
function answeredFor(parameter: Parameter, { violations, condition, labels }: MessageFact): Violation[] {
  const [only, ...more] = violations
  if (more.length > 0 || (only !== 'mismatch' && only !== 'notAllowed')) return violations
  const known =
    only === 'mismatch' &&
    (secret.test(parameter.label) || onRecord.test(condition) || withSecret.test(condition))
  if (known || labels.length > 1) return violations
  const broken = new Set(partitionsOf(parameter).flatMap(({ violation }) => violation ?? []))
  if (broken.has(only)) return violations
  broken.delete('empty')
  return broken.size > 0 ? [...broken] : violations
}

/** "If they do not match" behind an input that repeats another compares the two; nothing of them is on record. */
export function ofRepeated(fact: MessageFact, parameters: Parameter[]): MessageFact {
  const compared =
    fact.violations[0] === 'mismatch' &&
    /\b(?:they|both|the two|these)\b[^,]{0,30}\bdo not (?:match|agree)\b|\b(?:does not|doesn't) (?:match|agree with) (?:the )?(?:first|password|other)\b/i.test(
      fact.condition,
    )
  return compared && parameters.some(({ constraints }) => constraints.equals !== undefined)
    ? { ...fact, violations: ['relation'] }
    : fact
}

/** What a screen or an input answers with. */
export function messageOf({ text, violations, only }: MessageFact, requirementId: string): Message {
  return { text, violations, requirementId, repeatedBy: [], ...(only === undefined ? {} : { only }) }
}

/** Adds a message to an input that it answers, with what it says of the input itself. */
export function attachTo(parameter: Parameter, fact: MessageFact, message: Message): void {
  stateFormat(parameter, message)
  stateRequired(parameter, fact, message)
  const own = { ...message, violations: answeredFor(parameter, fact), repeatedBy: [] }
  const known = parameter.messages.find(({ text }) => text === message.text)
  if (known) addTo(known, own)
  else parameter.messages.push(own)
  if (!parameter.origins.includes(message.requirementId)) parameter.origins.push(message.requirementId)
}
