import type { Method } from '../../shared/kernel/operation.ts'
import { type LoadArea, areas as features } from '../features/areas.ts'

/** All that `api` serves, the descriptions of itself included, by area and in the order of the table. */
export const areas = {
  ...features,
  socket: () => import('./socket/operations.ts'),
  mcp: () => import('./mcp/operations.ts'),
  descriptions: () => import('./descriptions/operations.ts'),
} satisfies Record<string, LoadArea>

export type Area = keyof typeof areas

/** What the start reads of an operation: its id, method, path and area, and whether anyone may call it. */
export type RouteRow = readonly [id: string, method: Method, path: string, area: Area, isPublic: boolean]
