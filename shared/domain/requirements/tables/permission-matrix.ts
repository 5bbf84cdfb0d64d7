import { roleName } from '../facts/permissions/roles.ts'
import type { PermissionFact } from '../facts/types.ts'
import { actionsIn } from './row-actions.ts'
import { requirement, unread, type RowReading, type Table } from './table.ts'

const yes = /^(?:yes|y|✓|✔|☑|✅|allowed|full|x|●|•|can|true|\+)\.?$/i
const no = /^(?:no|n|✗|✘|❌|[-–—―]|not allowed|none|denied|forbidden|never|cannot|false|)\.?$/i
const owned = /^(?:(?:yes,? )?(?:only )?(?:(?:his|her|their|its) )?own(?: [a-z ]{2,30})?(?: only)?)\.?$/i
const corner =
  /^(?:actions?|functions?|permissions?|rights?|features?|capabilit(?:y|ies)|operations?|activit(?:y|ies)|tasks?|may|what|use cases?)$/i
const roleCorner = /^(?:roles?|user roles?|user groups?|groups?|who)$/i
const title = /\b(?:roles?|permissions?|rights|who (?:may|can)|access|authori[sz]ations?)\b/i

/**
 * Reads a permission matrix: roles in the columns and actions in the rows, or the other way round; cells say yes, no or "own …".
 * A cross is "no" beside a tick, else "yes".
 */
export function readPermissionMatrix({ header, body, heading, before }: Table): RowReading[] | undefined {
  const [first = ''] = header
  const across = roleCorner.test(first)
  const named = corner.test(first) || across || title.test(heading) || title.test(before)
  if (!named || header.length < 2 || body.length === 0) return undefined
  const cells = body.filter(({ found }) => !found).flatMap((row) => row.cells.slice(1))
  const ticked = cells.some((cell) => /^(?:✓|✔|☑|✅|yes|y)$/i.test(cell.trim()))
  const states = cells.map((cell) => stateOf(cell.trim(), ticked))
  if (
    states.includes(undefined) ||
    !states.some((state) => state !== 'no') ||
    !states.some((state) => state !== 'yes')
  )
    return undefined
  return body.map(({ cells: row, found }) => {
    if (found) return unread(found)
    const facts = row.slice(1).flatMap((cell, column): PermissionFact[] => {
      const other = header[column + 1] ?? ''
      const lead = row[0] ?? ''
      if (other === '' || lead === '') return []
      const state = stateOf(cell.trim(), ticked) ?? 'no'
      return actionsIn(across ? other : lead).map((action) => factOf(across ? lead : other, action, state))
    })
    return requirement(facts)
  })
}

type State = 'yes' | 'no' | 'own'

function stateOf(cell: string, ticked: boolean): State | undefined {
  if (ticked && /^x$/i.test(cell)) return 'no'
  if (yes.test(cell)) return 'yes'
  if (no.test(cell)) return 'no'
  return owned.test(cell) ? 'own' : undefined
}

function factOf(role: string, action: string, state: State): PermissionFact {
  return {
    kind: 'permission',
    roles: [roleName(role)],
    action: `${action.charAt(0).toLowerCase()}${action.slice(1)}`,
    allowed: state !== 'no',
    cell: true,
    ...(state === 'own' ? { limit: { words: 'own', allowed: true } } : {}),
  }
}
