import { operations } from '../features/operations.ts'
import { describeRoutes } from './http/describe.route.ts'

/** Everything that `api` serves, the descriptions of itself included. */
export const table = [...operations, ...describeRoutes(operations)]
