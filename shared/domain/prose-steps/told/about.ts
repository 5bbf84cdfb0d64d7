import { normalise } from '../check-wording.ts'
import { restore, tidy } from '../prose.ts'
import { comingOf } from './presence-words.ts'
import type { FactReader } from './readers.ts'

const noun =
  '(?:error |validation |warning |red )?(?<noun>complaints?|errors?|messages?|warnings?|notes?|hints?|notices?)'
const about = '(?:about|for|on|concerning|regarding|on account of)'
const told = new RegExp(
  `^(?:(?:the|a|an|any|all|that) )?(?:${noun}|(?<one>one|ones)) ${about} (?:the |an? |your )?(?<what>[^,;:]{2,40})$`,
  'i',
)
const before = new RegExp(`\\b${noun} ${about} `, 'i')
const clause = /\b(?:is|are|was|were|has|have|which|who|that|when|if|and|or)\b/i

/** A message by what it is about: "The complaint about the name has disappeared, the one about the username is still there". */
export const readAbout: FactReader = (fact, { prose, subject = '' }) => {
  const words = normalise(tidy(fact))
  const coming = comingOf(words) ?? comingOf(tidy(fact))
  const groups = coming && told.exec(coming.subject.trim())?.groups
  if (!coming || !groups) return undefined
  const [, earlier] = before.exec(subject) ?? []
  const kind = groups['noun'] ?? earlier
  const what = groups['what'] ?? ''
  if (kind === undefined || clause.test(what)) return undefined
  const { gone, changes, stays } = coming.coming
  return [
    {
      kind: 'assert_part',
      target: { role: 'part', name: restore(what, prose.literals).replaceAll('"', '').trim() },
      part: {
        noun: /^(?:complaint|error|warning)/i.test(kind) ? 'error' : 'message',
        about: true,
        ...(changes ? { changes: true } : {}),
        ...(stays ? { stays: true } : {}),
      },
      expected: `${kind} about ${restore(what, prose.literals).replaceAll('"', '')}`,
      ...(gone ? { negated: true } : {}),
      ...(stays ? { stays: true as const } : {}),
    },
  ]
}
