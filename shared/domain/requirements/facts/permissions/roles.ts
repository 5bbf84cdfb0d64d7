import { singular } from '../labels.ts'

const nouns =
  'administrators?|admins?|super-?users?|editors?|viewers?|moderators?|managers?|owners?|members?|guests?|users?|customers?|employees?|clerks?|librarians?|nurses?|doctors?|physicians?|teachers?|students?|pupils?|parents?|agents?|supervisors?|team leads?|team leaders?|auditors?|accountants?|organi[sz]ers?|approvers?|reviewers?|authors?|publishers?|visitors?|patients?|operators?|developers?|technicians?|dispatchers?|cashiers?|receptionists?|buyers?|sellers?|suppliers?|tenants?|readers?|participants?|contributors?|maintainers?|directors?|testers?|planners?|drivers?|trainers?|instructors?|account holders?|staff|back office|box office|support'
const adjectives =
  '(?:(?:premium|registered|unregistered|logged-in|signed-in|anonymous|external|internal|regular|normal|standard|project|system|store|shop|branch|department|line|team|content|hr|sales|bank|site|clinic|hotel|senior|junior|head|chief|deputy|warehouse|finance|booking|course|group|account|desk|service|help ?desk|product|library)(?=) ){0,2}'

/** A noun phrase that names roles, as the source of a regular expression without groups. */
export const rolePattern = `(?:(?:the |an? |all |every |any |each )?(?:users? with the role |the role )?(?=)(?:"\\u0001+"|(?<=\\brole )(?-i:[A-Z][a-z]+(?: [A-Z][a-z]+)?)\\b|${adjectives}(?=)(?:${nouns})(?=)))`

const determiner = /^(?:the|an?|all|every|any|each|other|both)\s+/i

/** "the Administrators" → "Administrator"; a name in quotes stays as it is. */
export function roleName(words: string): string {
  const plain = words
    .trim()
    .replace(determiner, '')
    .replace(/^(?:users? with the role|the role|role)\s+/i, '')
    .replace(/^["“]|["”]$/g, '')
    .trim()
  const one = /^(?:staff|support)$/i.test(plain) ? plain : singular(plain)
  return one.charAt(0).toUpperCase() + one.slice(1)
}
