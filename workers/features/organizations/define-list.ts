import { z } from 'zod'
import { type Place, listFields, placeOf } from '../../../shared/db/numbered-pages.ts'
import { type Page, pageFields } from '../../../shared/db/pagination.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type RoutePattern, defineOperation } from '../../../shared/kernel/operation.ts'
import { organizationNotFound } from './errors.ts'

interface ListSpec<Answer extends z.ZodType, Asked> {
  id: string
  route: RoutePattern
  /** What is listed, as people call it: "knowledge bases". */
  things: string
  output: () => Answer
  mcp: 'direct' | 'listed'
  ignores?: readonly string[]
  /** Reads a page of what the organization of the call has. */
  read: (context: Context, asked: Asked) => Promise<z.input<Answer>>
}

const organizationId = () => z.uuid().optional().describe('The current organization unless given')

const ofOrganization = (things: string) => ({
  summary: `List an organization's ${things}, newest first`,
  access: {
    role: 'viewer' as const,
    organization: (_context: Context, named: { organizationId?: string | undefined }) =>
      named.organizationId ?? null,
    hidden: organizationNotFound,
  },
  effect: 'read' as const,
  errors: [organizationNotFound],
})

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
export const defineList = <Answer extends z.ZodType>({ things, read, ...spec }: ListSpec<Answer, Page>) =>
  defineOperation({
    ...spec,
    ...ofOrganization(things),
    input: () => ({ organizationId: organizationId(), ...pageFields() }),
    run: (context, { limit, cursor }) => read(context, { limit, cursor }),
  })

/** The same of a list that clients of Umami know as well: its answer has their fields beside ours (`besideOurs`). */
export const defineListForBoth = <Answer extends z.ZodType>({
  things,
  read,
  ...spec
}: ListSpec<Answer, Place>) =>
  defineOperation({
    ...spec,
    ...ofOrganization(things),
    input: () => ({ organizationId: organizationId(), ...listFields() }),
    run: (context, asked) => read(context, placeOf(asked)),
  })
