import { etagOf, namesEtag } from '../../../shared/kernel/etag.ts'
import type { Operation } from '../../../shared/kernel/operation.ts'

/** What an operation gave, as HTTP answers it. */
export function toResponse({ status, location }: Operation, output: unknown): Response {
  if (output instanceof Response) return output
  const headers = location && { Location: location(output as never) }
  return Response.json(output, { status, ...(headers && { headers }) })
}

/** What was read, with a validator, or 304 for a caller that names it. Routes answer as they will: their bodies may be streams. */
export function toReadResponse(operation: Operation, output: unknown, request: Request): Response {
  if (operation.method !== 'GET' || output instanceof Response) return toResponse(operation, output)
  return validated(output, request)
}

/** A JSON answer with its validator; 304 where `If-None-Match` names it. */
export function validated(output: unknown, request: Request, headers: Record<string, string> = {}): Response {
  const text = JSON.stringify(output)
  const etag = etagOf(text, (output as { updatedAt?: unknown }).updatedAt)
  if (namesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: { ...headers, ETag: etag } })
  return new Response(text, { headers: { 'Content-Type': 'application/json', ...headers, ETag: etag } })
}
