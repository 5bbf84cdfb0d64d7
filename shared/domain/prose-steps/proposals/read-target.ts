import { regionRoles } from '../nouns.ts'
import type { Target } from '../types.ts'
import { type Account, Refusal, sayName, sayPosition, sayRole, sayWords } from './account.ts'
import type { ProposedTarget } from './schema.ts'

/**
 * Accounts for a target and returns it as the words state it: a role that no noun says is left out, so that the resolver, not the model, tells
 * elements of one name apart. Throws {@link Refusal} for a name that does not stand there.
 */
export function sayTarget(account: Account, { role, name, exact, nth, within }: ProposedTarget): Target {
  const place = within && sayPlace(account, within)
  const known = name === undefined ? undefined : sayName(account, name)
  const said = role !== undefined && sayRole(account, role)
  if (name === undefined && !said)
    throw new Refusal(
      role === undefined ? 'it points at nothing' : `the step does not speak of a ${role.slice(0, 30)} there`,
    )
  if (nth !== undefined) sayPosition(account, nth)
  const isExact = exact === true && (sayWords(account, 'exactly') || sayWords(account, 'exact'))
  return {
    ...(said ? { role } : {}),
    ...(known === undefined ? {} : { name: known }),
    ...(isExact ? { exact: true } : {}),
    ...(nth === undefined ? {} : { nth }),
    ...(place ? { within: place } : {}),
  }
}

/** Accounts for the place that narrows a target; a place without a noun is a section, as in the grammar. */
export function sayPlace(account: Account, { role = 'region', name, nth }: ProposedTarget): Target {
  const known = name === undefined ? undefined : sayName(account, name)
  const said = sayRole(account, role)
  if (name === undefined && !said) throw new Refusal('it names a place that the step does not name')
  if (said && !regionRoles.has(role)) throw new Refusal(`a ${role.slice(0, 30)} holds nothing`)
  if (nth !== undefined) sayPosition(account, nth)
  return {
    role: said ? role : 'region',
    ...(known === undefined ? {} : { name: known }),
    ...(nth === undefined ? {} : { nth }),
  }
}
