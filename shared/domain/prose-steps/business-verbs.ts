import { baseOfThird } from '../english/third-person.ts'

// What buttons and links are called by. A verb that also asks to look ("check", "verify", "show", "review") is none of them.
const table = `
  save submit send post publish share upload download export import print copy duplicate clone rename edit update modify create add insert invite
  apply approve reject decline deny accept confirm agree cancel dismiss close delete remove discard archive restore undo redo reset clear revert
  continue proceed skip finish complete start stop pause resume play record mute unmute replay run execute restart retry search find sort
  book reserve order buy pay purchase checkout subscribe unsubscribe register login logout like unlike follow unfollow rate vote comment reply report
  block unblock enable disable activate deactivate toggle lock unlock preview calculate compute convert generate refresh assign merge transfer
  refund withdraw deposit donate claim redeem request schedule connect disconnect install uninstall join enrol enroll shuffle roll spin place`
const single = new Set(table.split(/\s+/).filter((word) => word !== ''))
const withParticle = new Set(
  'log in|log out|log off|log on|sign in|sign out|sign off|sign up|check out|opt in|opt out|start over|try again'.split(
    '|',
  ),
)
const particled = new Set([...withParticle].map((pair) => pair.split(' ')[0] ?? ''))

/** The same act by other names: which of them it is depends on the page alone. */
const acts = [
  ['log in', 'sign in', 'log on'],
  ['log out', 'sign out', 'log off', 'sign off'],
  ['sign up', 'register'],
]

/** Other verbs for the same act, as a control of it may be called. */
export function sameAct(verb: string): string[] {
  const key = verb.toLowerCase().replace(/[\s-]/g, '')
  const act = acts.find((names) => names.some((name) => name.replace(' ', '') === key)) ?? []
  return act.filter((name) => name.replace(' ', '') !== key)
}

/** "approves the request" → "approve the request". "Orders" with a capital is what something is called. */
export function businessBase(clause: string): string {
  const [said = ''] = /^[a-z]+s(?= |$)/.exec(clause) ?? []
  const base = baseOfThird(said)
  return single.has(base) || particled.has(base) ? base + clause.slice(said.length) : clause
}

/** The verb, with its particle, that a clause begins with, and the rest; undefined when no control is called by it. */
export function businessVerb(clause: string): { verb: string; object: string } | undefined {
  const [first = '', second = ''] = clause.split(' ', 2)
  const pair = `${first} ${second}`
  const verb = withParticle.has(pair.toLowerCase())
    ? pair
    : single.has(first.toLowerCase())
      ? first
      : undefined
  return verb === undefined ? undefined : { verb: asLabel(verb), object: clause.slice(verb.length + 1) }
}

// As controls write it, and the same wherever the verb stands in its sentence.
const asLabel = (verb: string) => verb.charAt(0).toUpperCase() + verb.slice(1).toLowerCase()
