import { objectOf } from '../../requirements/facts/permissions/actions.ts'
import type { PermissionFact } from '../../requirements/facts/types.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import type { RolePermission } from '../model.ts'

type Found = Omit<RolePermission, 'id'>

interface Group {
  /** The sentences right before, that let somebody do something. */
  sentences: { requirementId: string; facts: PermissionFact[] }[]
}

/** What stands before each "anyone else sees …": the sentences about rights that lead to it without a break. */
function groups(sentences: ReadSentence[]): Group[] {
  const found: Group[] = []
  let before: Group['sentences'] = []
  let section = -1
  for (const { facts, section: own, requirementId = '' } of sentences) {
    if (own !== section) before = []
    section = own
    const rights = facts.flatMap((fact) => (fact.kind === 'permission' ? [fact] : []))
    if (facts.some((fact) => fact.kind === 'denial' && fact.others) && before.length > 0)
      found.push({ sentences: before })
    before = rights.length > 0 ? [...before, { requirementId, facts: rights }] : []
  }
  return found
}

/** "Administrators can delete users. Anyone else sees …": one sentence before it says who alone may do it. */
export function soleActions(sentences: ReadSentence[]): Set<PermissionFact> {
  return new Set(
    groups(sentences).flatMap(({ sentences: [only, more] }) =>
      only && !more ? only.facts.filter(({ allowed, limit }) => allowed && !limit) : [],
    ),
  )
}

/** Whoever has none of the roles of the sentences before is refused what they let somebody do. */
export function deniedOthers(sentences: ReadSentence[]): Found[] {
  return groups(sentences).flatMap((group) => {
    const beside = [...new Set(group.sentences.flatMap(({ facts }) => facts.flatMap(({ roles }) => roles)))]
    // "Users" leave nobody who could sign in with another role.
    if (beside.some((role) => /^(?:user|person|visitor|guest)$/i.test(role)) && beside.length === 1) return []
    return group.sentences.flatMap(({ requirementId, facts }) =>
      facts
        .filter(({ allowed, limit }) => allowed && !limit)
        .map(({ action }): Found => ({ requirementId, beside, action, allowed: false, stated: true })),
    )
  })
}

interface Read {
  fact: PermissionFact
  requirementId: string
}

/** "Guests can only read articles" refuses guests what the text lets others do; seeing the same thing in other words is no other action. */
export function nothingElse(read: Read[]): Found[] {
  const granted = [...new Set(read.flatMap(({ fact }) => (fact.allowed && !fact.alone ? [fact.action] : [])))]
  const byRole = new Map<string, { role: string; requirementId: string; own: Set<string> }>()
  for (const { fact, requirementId } of read)
    for (const role of fact.roles) {
      const key = role.toLowerCase()
      const known = byRole.get(key)
      if (fact.alone && !known) byRole.set(key, { role, requirementId, own: new Set() })
    }
  for (const { fact } of read)
    for (const role of fact.roles) byRole.get(role.toLowerCase())?.own.add(verbOf(fact.action))
  return [...byRole.values()].flatMap(({ role, requirementId, own }) =>
    granted
      .filter((action) => !own.has(verbOf(action)) && objectOf(action) !== '')
      .map((action): Found => ({ requirementId, role, action, allowed: false, stated: false })),
  )
}

function verbOf(action: string): string {
  const [verb = ''] = action.toLowerCase().split(' ')
  return /^(?:see|view|read|browse|list|search|access|open)$/.test(verb) ? 'view' : verb
}
