import { articleOf } from '../../english/articles.ts'
import type { Capability } from '../../requirement-reading/capabilities/capability.ts'
import type { Deed } from '../../requirement-reading/capabilities/deeds.ts'

/** As whom something is tried, and as whom it has to be refused. */
interface Access {
  known: string[]
  others?: { known: string[]; as: string }
}

/** Anybody who uses it. */
const anybody = new Set('user person people someone anyone everyone everybody i we they player'.split(' '))
/** These are known by nobody yet. */
const strangers = new Set('visitor guest public'.split(' '))
/** They make accounts for others. */
const caring = /admin|manager|staff|supervisor|operator|officer|clerk|employee/i
const none = 'You are not signed in'

export function accessOf({ actor, text, denied, only }: Capability, { verb, thing }: Deed): Access {
  const name = nameOf(actor, text)
  const last = name.split(' ').at(-1)?.toLowerCase() ?? ''
  const begins =
    verb.meaning === 'signed in' ||
    verb.meaning === 'signed up' ||
    (verb.base === 'register' && !thing) ||
    (verb.meaning === 'made' && /^account$/i.test(thing?.head.text ?? '') && !caring.test(name))
  const isStranger =
    begins ||
    strangers.has(last) ||
    /\banonymous|\bwithout (?:(?:needing|having) to )?(?:log|sign|register)/i.test(text)
  const isAnybody = name === '' || (anybody.has(last) && name === last)
  const who = /(?:staff|personnel|management)$/i.test(name) ? name : `${articleOf(name)} ${name}`
  const known = isStranger && !denied ? [none] : isAnybody ? [] : strangers.has(last) ? [none] : [`You are signed in as ${who}`] // prettier-ignore
  if (denied) return { known, others: { known, as: isAnybody ? '' : `as ${who}` } }
  if (!only || isAnybody) return { known }
  return { known, others: { known: [`You are signed in, but not as ${who}`], as: `as anybody but ${who}` } }
}

const untitled = (name: string): string => name.replace(/\b\p{Lu}\p{Ll}+\b/gu, (word) => word.toLowerCase())

/** "Camp administrators" are "camp administrator", "Public User" is "public user". */
function nameOf(actor: Capability['actor'], text: string): string {
  const [first] = actor
  const joined = actor.findIndex(({ text: own }) => /^(?:and|or)$/i.test(own))
  if (joined > 0) return nameOf(actor.slice(0, joined), text)
  const head = actor.findIndex(({ text: own }) => /^(?:with|of|in|who|from)$/i.test(own))
  const at = (head < 0 ? actor.length : head) - 1
  const last = actor[at]
  if (!first || last?.kind !== 'word') return ''
  const before = text.slice(first.start, last.start)
  const behind = text.slice(last.end, actor.at(-1)?.end)
  const noun = /[^s]s$|people$/i.test(last.text) && last.plural ? last.lemma : last.text
  return `${untitled(before + noun)}${behind}`.trim()
}
