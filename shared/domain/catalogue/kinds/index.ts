import type { Kind } from '../idea.ts'
import { limit } from './limit.ts'
import { message } from './message.ts'
import { permission } from './permission.ts'
import { show } from './show.ts'
import { state } from './state.ts'

/** What testers try, by the kind of a demand. */
export const kinds: ReadonlyMap<string, Kind> = new Map(
  [limit, message, permission, show, state].map((kind) => [kind.kind, kind]),
)
