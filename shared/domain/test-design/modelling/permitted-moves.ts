import type { Machine, RolePermission } from '../model.ts'
import { bareEvent } from '../techniques/state-machine.ts'

/** What an allowed action leads to, where the life cycle of the text has an event of its name: "pay" beside "Pay: an Approved invoice becomes Paid". */
export function withMoves(permissions: RolePermission[], machines: Machine[]): RolePermission[] {
  return permissions.map((permission) => {
    const move = permission.allowed ? moveOf(permission.action.toLowerCase(), machines) : undefined
    return move ? { ...permission, move } : permission
  })
}

function moveOf(action: string, machines: Machine[]): RolePermission['move'] {
  for (const { table, entity, origins } of machines) {
    const names = new Set([action, action.replace(new RegExp(` (?:the |an? |own )?${entity}s?$`), '')])
    const at = table.transitions.findIndex(({ event }) => names.has(bareEvent(event).toLowerCase()))
    const found = table.transitions[at]
    if (!found) continue
    const { from, event, to, effect } = found
    return { requirementId: origins[at] ?? '', entity, from, event, to, ...(effect ? { effect } : {}) }
  }
  return undefined
}
