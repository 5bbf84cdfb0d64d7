import { z } from 'zod'
import { type Page, pageFields } from '../../../shared/db/pagination.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type RoutePattern, defineOperation } from '../../../shared/kernel/operation.ts'
import { organizationNotFound } from './errors.ts'

interface ListSpec<Answer extends z.ZodType> {
  id: string
  route: RoutePattern
  /** What is listed, as people call it: "knowledge bases". */
  things: string
  output: () => Answer
  mcp: 'direct' | 'listed'
  /** Reads a page of what the organization of the call has. */
  read: (context: Context, page: Page) => Promise<z.input<Answer>>
}

/**
 * Declares the list of what an organization has, newest first: of the one that the input names, or else the current one.
 * @example
 * export const listRooms = defineList({
 *   id: 'rooms.list',
 *   route: 'GET /api/rooms',
 *   things: 'rooms',
 *   output: () => z.object({ rooms: z.array(Room()), nextCursor: z.string().nullable() }),
 *   mcp: 'listed',
 *   read: roomsOf,
 * })
 */
export const defineList = <Answer extends z.ZodType>({ things, read, ...spec }: ListSpec<Answer>) =>
  defineOperation({
    ...spec,
    summary: `List an organization's ${things}, newest first`,
    access: {
      role: 'viewer',
      organization: (_context, { organizationId }) => organizationId ?? null,
      hidden: organizationNotFound,
    },
    effect: 'read',
    input: () => ({
      organizationId: z.uuid().optional().describe('The current organization unless given'),
      ...pageFields(),
    }),
    errors: [organizationNotFound],
    run: (context, { limit, cursor }) => read(context, { limit, cursor }),
  })
