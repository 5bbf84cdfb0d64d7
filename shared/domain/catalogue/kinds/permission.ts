import { actsOf, asTold, isPerson, type Act } from '../acts.ts'
import { givenIn, quotedOf } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { aOf, thingOf, type Thing } from '../things.ts'
import { lastIdeas } from '../last-one.ts'
import { roleIdeas } from '../roles.ts'
import { guarded, tried, usual } from '../tried.ts'

/**
 * Who may and who may not. Needs a role and an act of it, or a role that something is restricted to.
 * Foreign records are tried where the sentence speaks of one's own; "users" alone are tried without signing in.
 */
export const permission: Kind = {
  kind: 'permission',
  ideas: (slots) => {
    if (slots.kinds.has('physical')) return []
    const last = lastIdeas(slots)
    if (last.length > 0) return last
    const roles = roleIdeas(slots)
    if (roles.length > 0) return roles
    const acts = actsOf(slots).filter(({ actor }) => actor)
    const forbidden = acts.find(({ isNegated }) => isNegated)
    const allowed = acts.find(({ isNegated }) => !isNegated)
    if (forbidden?.actor)
      return [
        ...forbiddenIdeas(forbidden, forbidden.actor, forbidden.isCut ? givenIn(slots) : []),
        ...(allowed?.actor ? allowedIdeas(allowed, allowed.actor, slots).slice(0, 1) : []),
      ]
    if (allowed?.actor) return allowedIdeas(allowed, allowed.actor, slots)
    return [...requiredIdeas(slots), ...restrictedIdeas(slots)].slice(0, 3)
  },
}

const looks =
  /^(?:(?:have|get) (?:full )?access|view|see|access|read|browse|open|list|look|find|search|inspect|check|review|download|export|visit)\b/
const works = /^(?:edit|delete|update|manage|cancel|change|modify|remove|rename)\b/
const anybody =
  /\b(?:guest|visitor|anonymous|public|prospective|applicant|unauthenticated|unregistered|everyone|anyone)s?\b/i
const general =
  /^(?:(?:registered|authenticated|signed-in|logged-in|app|end|web|system|platform|normal) )?(?:user|person|people|customer|individual)s?$/i
const enters =
  /^(?:sign|log[ -]?(?:in|on)|log|authenticate|register|create (?:an? )?(?:\w+ )?account|reset|recover)\b/

/** What is seen when somebody without the right tries it by the address of the page or the interface. */
const refusal = (doing: string): string =>
  looks.test(doing) ? 'It is refused and nothing of it is shown' : 'It is refused and nothing is changed'

function forbiddenIdeas({ doing }: Act, actor: Thing, preconditions: string[]): Idea[] {
  return [
    tried(
      `${aOf(actor)} cannot ${doing}`,
      guarded,
      [
        [`Sign in as ${aOf(actor)} and look for a way to ${asTold(doing)}`, 'No page offers it'],
        [`Try to ${asTold(doing)} without the pages, by the address or the interface`, refusal(doing)],
      ],
      preconditions,
    ),
  ]
}

function allowedIdeas({ doing }: Act, actor: Thing, { sentence, isNegated, clauses }: Slots): Idea[] {
  const isOwn = /\bown\b|\bowned\b/i.test(sentence)
    ? true
    : /\btheir\b/.test(doing) && (looks.test(doing) || works.test(doing))
  const isGeneral = general.test(actor.single)
  const can = isGeneral
    ? tried(`${aOf(actor)} can ${doing}`, usual, [
        [`Sign in as ${aOf(actor)}`, 'The way to it is offered'],
        [asTold(doing), 'It succeeds'],
      ])
    : tried(`${aOf(actor)} can ${doing}, and no longer once the role is taken away`, guarded, [
        [`Sign in as ${aOf(actor)} and ${asTold(doing)}`, 'It succeeds'],
        ['Have the role taken away meanwhile, and try it again without signing in anew', refusal(doing)],
      ])
  const isOther = withoutRoles(actor, roleText(actor, clauses), clauses)
  const others = tried(`Somebody who is ${isOther} cannot ${doing}`, guarded, [
    [`Sign in as somebody who is ${isOther} and look for a way to ${asTold(doing)}`, 'No page offers it'],
    ['Open the address of that page directly', refusal(doing)],
  ])
  const outside = tried(`Without signing in nobody can ${doing}`, guarded, [
    [
      `Without being signed in, try to ${asTold(doing)} by its address`,
      'One has to sign in first; nothing is shown or changed',
    ],
  ])
  const own = tried(`What belongs to somebody else is closed to ${aOf(actor)}`, guarded, [
    [`Sign in as ${aOf(actor)} and open your own record`, 'It is there'],
    [
      'Put the number of a record of somebody else into the address',
      'It is refused and nothing of that record is shown',
    ],
  ])
  if (anybody.test(actor.noun))
    return enters.test(doing)
      ? []
      : [
          tried(`${aOf(actor)} can ${doing} without signing in`, usual, [
            [`Without being signed in, ${asTold(doing)}`, 'It succeeds'],
          ]),
        ]
  if (enters.test(doing)) return []
  const free = /\bwithout (?:logging|signing|login|(?:an? )?account|authentication|registration)\b/i.test(
    sentence,
  )
  if (free || isNegated) return [can]
  return [...(isOwn ? [own] : []), ...(isGeneral || isOwn ? [] : [others]), outside, can].slice(0, 3)
}

/** Whatever stands between two roles of one list. */
const joined = /[\s,]*\b(?:and|or)\s*$/i
const joint = /^\s*(?:,|,? and|,? or|\/|&)\s*(?:the |an? )?$/i

/** Who has none of the roles that are told beside each other: "somebody who is not a clerk", "… who is none of these: clerks and trainers". */
function withoutRoles(actor: Thing, text: string, clauses: Slots['clauses']): string {
  const roles = clauses.flatMap(({ phrases }) => phrases).filter(({ tag }) => tag === 'A')
  const at = roles.findIndex(({ text: role }) => role === text)
  let [first, last] = [at, at]
  const isJoined = (left: number): boolean => {
    const [one, next] = [roles[left], roles[left + 1]]
    const clause = clauses.find(({ start, end }) => one && next && start <= one.start && next.end <= end)
    if (!one || !next || !clause) return false
    const between = clause.text.slice(one.end - clause.start, next.start - clause.start)
    return joint.test(between) || (between.trim() === '' && joined.test(one.text))
  }
  while (first > 0 && isJoined(first - 1)) first -= 1
  while (at >= 0 && isJoined(last)) last += 1
  const named = roles.slice(first, last + 1).map(({ text: role }) => role.replace(joined, ''))
  const isList = named.length > 1 || named.some((role) => / (?:and|or) |,/.test(role))
  return isList ? `none of these: ${named.join(', ')}` : `not ${aOf(actor)}`
}

/** "Deleting requires the manager role": a clause with a word that says required, and a role or a sign-in. */
function requiredIdeas(slots: Slots): Idea[] {
  const { clauses } = slots
  const short = quotedOf(slots)
  const clause = clauses.find(({ phrases }) => phrases.some(({ tag }) => tag === 'REQ'))
  if (!clause || clause.phrases.some(({ tag }) => tag === 'NEG')) return []
  const target = thingOf(clause.phrases.find(({ tag }) => /^[TEPF]$/.test(tag))?.text)
  const role = clause.phrases
    .filter(
      ({ tag, text }) =>
        tag === 'A' && isPerson(text) && !/\b(?:approval|access|permission|rights?)$/i.test(text),
    )
    .map(({ text }) => thingOf(text))
    .find((thing) => thing && !general.test(thing.single))
  if (role && /\bmust\b/i.test(clause.text) && clause.phrases.some(({ tag }) => tag === 'V')) return []
  const signs = /\b(?:sign(?:ed)?[- ]?in|log(?:ged)?[- ]?in|authenticat\w+|account|login)\b/i.test(
    clause.text,
  )
  if (signs)
    return [
      tried(
        target && !signed.test(target.noun)
          ? `Without signing in, the ${target.noun} cannot be reached`
          : 'It is refused without signing in',
        guarded,
        [
          [
            `Without being signed in, try what this is about: "${short}"`,
            'One has to sign in first; nothing is shown or changed',
          ],
          ['Sign in and try again', 'It succeeds'],
        ],
      ),
    ]
  return role ? [withoutRole(role, short, withoutRoles(role, roleText(role, clauses), clauses))] : []
}

const signed = /\b(?:authenticat\w+|log-?in|sign-?in|account|session)\b/i

/** A role in the words of the sentence. */
const roleText = ({ noun }: Thing, clauses: Slots['clauses']): string =>
  clauses
    .flatMap(({ phrases }) => phrases)
    .find(({ tag, text }) => tag === 'A' && thingOf(text)?.noun === noun)?.text ?? ''

const withoutRole = (role: Thing, short: string, others: string): Idea =>
  tried(`Somebody who is ${others} is refused`, guarded, [
    [
      `Sign in as somebody who is ${others} and try what this is about: "${short}"`,
      'It is refused and nothing is shown or changed',
    ],
    [`Try the same as ${aOf(role)}`, 'It succeeds'],
  ])

/** What stands right before a role to which something is restricted. */
const restriction =
  /\b(?:only(?: \w+){0,3}?(?: by| to| for)?|restricted to|limited to|reserved for|accessible (?:to|by)|protected for)\s+(?:the |an? |any )?$/i

/** "Access is restricted to internal users": a role after such a word. */
function restrictedIdeas(slots: Slots): Idea[] {
  const { clauses, isNegated, sentence } = slots
  const short = quotedOf(slots)
  if (isNegated) return []
  const role = clauses
    .flatMap(({ phrases }) => phrases)
    .filter(
      ({ tag, text, start }) => tag === 'A' && isPerson(text) && restriction.test(sentence.slice(0, start)),
    )
    .map(({ text }) => thingOf(text))
    .find((thing) => thing && !general.test(thing.single) && !anybody.test(thing.noun))
  return role ? [withoutRole(role, short, withoutRoles(role, roleText(role, clauses), clauses))] : []
}
