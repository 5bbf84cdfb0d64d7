import { operations } from '../features/operations.ts'
import { describeRoutes } from './http/describe.route.ts'
import { openSocket } from './socket/open-socket.route.ts'

/** Everything that `api` serves, the descriptions of itself included. */
const served = [...operations, openSocket]
export const table = [...served, ...describeRoutes(served)]
