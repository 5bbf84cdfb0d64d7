import type { Kind } from '../idea.ts'
import { limit } from './limit.ts'
import { message } from './message.ts'

/** What testers try, by the kind of a demand. */
export const kinds: ReadonlyMap<string, Kind> = new Map([limit, message].map((kind) => [kind.kind, kind]))
