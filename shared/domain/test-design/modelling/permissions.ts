import type { DenialFact, Fact, PermissionFact } from '../../requirements/facts/types.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import { roleName } from '../../requirements/facts/permissions/roles.ts'
import type { RolePermission, Screen } from '../model.ts'
import { ableRoles, actingRoles, actorsBeside } from './acting-roles.ts'
import { deniedOthers, nothingElse, soleActions } from './denied-others.ts'

const mostPermissions = 400
const signingIn = /\b(?:sign(?:s|ed|ing)?|log(?:s|ged|ging)?)[ -]?(?:in|on)\b/i
const ownWords = /\b(?:(?:their|his|her|his or her|one's) )?own (?=\S)/i

const otherRole = /\b(?:any|every|each|all) other (?:roles?|users?|persons?|people)\b/i

function isForbidden(fact: Fact): boolean {
  return fact.kind === 'denial' && fact.who === 'forbidden'
}

interface Read {
  fact: PermissionFact
  requirementId: string
}

/**
 * Who may do what, for each role and action that the text names. "Only administrators" refuses every other role of the text, and whoever is not signed
 * in where the text speaks of signing in. A text that refuses nothing to anybody tells roles apart by nothing, so it gives none.
 */
export function buildPermissions(sentences: ReadSentence[], screens: Screen[]): RolePermission[] {
  const sole = soleActions(sentences)
  const told: Read[] = sentences.flatMap(({ facts, requirementId = '' }) =>
    facts.flatMap((fact) => (fact.kind === 'permission' ? [{ fact, requirementId }] : [])),
  )
  const read = told.map((one) =>
    sole.has(one.fact) ? { ...one, fact: { ...one.fact, only: true as const } } : one,
  )
  const others = deniedOthers(sentences)
  if (others.length === 0 && !read.some(({ fact }) => fact.only || !fact.allowed || fact.limit || fact.alone))
    return []
  const signs = sentences.some(({ text, kind }) => kind !== 'notRead' && signingIn.test(text))
  const roles = rolesOf(read, screens)
  // "For any other role …" refuses whoever else the text lets do something.
  const beside = sentences.some(({ text, facts }) => otherRole.test(text) && facts.some(isForbidden))
  const acting = read.some(({ fact }) => fact.only)
    ? [...new Set([...actingRoles(sentences), ...(beside ? ableRoles(sentences) : [])])]
    : []
  const denials = denialsOf(sentences)
  const buttons = sentences.flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'button' ? [fact.name] : [])),
  )
  const found = new Map<string, Omit<RolePermission, 'id'>>()
  const add = (one: Omit<RolePermission, 'id'>): void => {
    const key = `${one.role ?? ''}\n${one.beside?.join() ?? ''}\n${one.action.toLowerCase()}\n${one.whose ?? ''}`
    const known = found.get(key)
    // What a sentence says of a role itself outweighs what follows from "only".
    if (!known || (one.stated && !known.stated)) found.set(key, one)
  }
  for (const one of read) for (const permission of statedBy(one)) add(permission)
  for (const { fact, requirementId } of read) {
    if (!fact.only) continue
    const others = [
      ...[...roles.values()].filter(
        (role) => !fact.roles.some((own) => own.toLowerCase() === role.toLowerCase()),
      ),
      ...actorsBeside(fact.roles, acting).filter((role) => !roles.has(role.toLowerCase())),
    ]
    const refused = { requirementId, action: fact.action, allowed: false, stated: false }
    for (const role of others) add({ ...refused, role })
    if (signs) add(refused)
  }
  for (const one of nothingElse(read)) add(one)
  for (const one of others) add(one)
  if (denials.some(({ fact }) => fact.who === 'signedOut'))
    for (const { action, requirementId, whose } of Array.from(found.values()))
      if (whose !== 'other') add({ requirementId, action, allowed: false, stated: false })
  return [...found.values()].slice(0, mostPermissions).map((one, index) => ({
    ...one,
    id: `P${index + 1}`,
    ...buttonFor(one.action, buttons),
    ...denialFor(one, denials),
  }))
}

function rolesOf(read: Read[], screens: Screen[]): Map<string, string> {
  const choices = screens.flatMap(({ parameters }) =>
    parameters.flatMap(({ label, constraints }) =>
      /^(?:user )?role$/i.test(label) ? (constraints.choices ?? []) : [],
    ),
  )
  const names = [...read.flatMap(({ fact }) => fact.roles), ...choices.map(roleName)]
  return new Map(names.filter((name) => !/^user$/i.test(name)).map((name) => [name.toLowerCase(), name]))
}

function statedBy({ fact, requirementId }: Read): Omit<RolePermission, 'id'>[] {
  const { roles, action, allowed, limit } = fact
  return roles.flatMap((role) => {
    const base = { requirementId, role, action: action.replace(ownWords, 'own '), allowed, stated: true }
    if (!limit) return [base]
    const plain = { ...base, action: action.replace(ownWords, '').trim() }
    return [
      { ...plain, whose: 'own' as const, allowed: limit.allowed },
      { ...plain, whose: 'other' as const, allowed: !limit.allowed },
    ]
  })
}

interface Denial {
  fact: DenialFact
  requirementId: string
}

function denialsOf(sentences: ReadSentence[]): Denial[] {
  return sentences.flatMap(({ facts, requirementId = '' }) =>
    facts.flatMap((fact) => (fact.kind === 'denial' ? [{ fact, requirementId }] : [])),
  )
}

function denialFor(
  { allowed, role, beside }: Omit<RolePermission, 'id'>,
  denials: Denial[],
): Pick<RolePermission, 'denial'> {
  const who = role === undefined && !beside ? 'signedOut' : 'forbidden'
  const found = allowed ? undefined : denials.find(({ fact }) => fact.who === who)
  return found
    ? { denial: { text: found.fact.text, message: found.fact.message, requirementId: found.requirementId } }
    : {}
}

/** "Delete" or "Delete user" for "delete users". */
function buttonFor(action: string, buttons: string[]): Pick<RolePermission, 'button'> {
  const [verb = ''] = action.toLowerCase().split(' ')
  const named = buttons.filter(
    (name) => name.toLowerCase() === verb || action.toLowerCase().startsWith(name.toLowerCase()),
  )
  return named.length === 1 && named[0] !== undefined ? { button: named[0] } : {}
}
