import { operations } from '../features/operations.ts'
import { prompts } from '../features/prompts.ts'
import { resources } from '../features/resources.ts'
import { describeRoutes } from './http/describe.route.ts'
import { serveMcp } from './mcp/serve-mcp.route.ts'
import { createTicket } from './socket/create-ticket.ts'
import { openSocket } from './socket/open-socket.route.ts'

/** Everything that `api` serves, the descriptions of itself included. */
const served = [...operations, openSocket, createTicket, serveMcp({ operations, resources, prompts })]
export const table = [...served, ...describeRoutes(served)]
