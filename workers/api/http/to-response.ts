import type { Operation } from '../../../shared/kernel/operation.ts'

/** What an operation gave, as HTTP answers it. */
export const toResponse = ({ status }: Operation, output: unknown): Response =>
  output instanceof Response ? output : Response.json(output, { status })
