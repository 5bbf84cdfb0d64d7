import { continued, hasNegation, nounOf, hasSegment } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const special =
  /\b(?:admins?|administrators?|managers?|moderators?|supervisors?|owners?|editors?|coordinators?|officers?|employees?|reviewers?|teachers?|instructors?|doctors?|clinicians?|nurses?|librarians?|accountants?|operators?|organi[sz]ers?|staff|hr|clerks?|dispatchers?|trainers?|auditors?|approvers?)$/i
const power =
  /\b(?:delet\w*|remov\w*|edit\w*|approv\w*|manag\w*|chang\w*|creat\w*|assign\w*|publish\w*|cancel\w*|export\w*|archiv\w*|configur\w*|block\w*|invit\w*|view|see|modify|update|reject|close|grant|revoke)\b/i
const closed =
  /\b(?:only|sole|solely|except|unless|other|others|everyone|anyone|nobody|no one|own|role|roles|permission|permissions|all|any)\b/i

const vagueRole =
  /\b(?:authori[sz]ed|appropriate|privileged|relevant|responsible) (?:users?|personnel|staff|persons?|people|administrators?|employees?|parties|roles?|individuals)\b/i

/** A right of people who are only called authorized. */
export const authorized: Cue = ({ kinds, sentence, clauses }) => {
  if (!kinds.has('permission') && !kinds.has('security')) return undefined
  const demand = clauses.filter(({ tag }) => tag !== 'ctx').map(({ text }) => text)
  const words = vagueRole.exec(demand.join(' '))?.[0]
  if (words === undefined || /\b(?:roles? of|with the|who|such as|e\.g|unauthori[sz]ed)\b/i.test(sentence))
    return undefined
  return questionOf('permission', `Who exactly belongs to "${words}"?`, [
    'This is allowed for the roles Administrator and Auditor; everyone else gets "You have no access."',
    'This is allowed for the owner of the data and for administrators.',
  ])
}

/** A right of a special role, without what becomes of all others. */
export const permission: Cue = (slots) => {
  if (
    !slots.kinds.has('permission') ||
    slots.isNegated ||
    closed.test(slots.sentence) ||
    hasSegment(slots, 'lim', 'cond')
  )
    return undefined
  const clause = slots.clauses.find(({ tag }) => tag === 'eff')
  if (!clause || hasNegation(clause) || slots.clauses.filter(({ tag }) => tag !== 'ctx').length > 1)
    return undefined
  const [actor, more] = clause.phrases.filter(({ tag }) => tag === 'A')
  const verb = clause.phrases.find(({ tag }) => tag === 'V')
  const role = nounOf(actor)
  if (!actor || !verb || more || role === undefined || !special.test(role) || verb.start < actor.end)
    return undefined
  const between = slots.sentence.slice(actor.end, verb.start)
  if (
    !/^\s*(?:can|may|is able to|are able to|(?:shall|should|must) be able to|is allowed to|are allowed to)\s+$/i.test(
      between,
    ) ||
    !power.test(verb.text)
  )
    return undefined
  return questionOf('permission', `What happens when somebody who is not "${role}" tries it?`, [
    'For everyone else the function is not shown, and its address answers with 403.',
    'Everyone else sees the data but cannot change anything.',
    continued(slots, 'and nobody else can') ?? 'Nobody else can do this.',
  ])
}
