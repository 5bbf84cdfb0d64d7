import type { Context } from '../../../shared/kernel/context.ts'
import { notFound } from '../../../shared/kernel/errors.ts'
import { logError } from '../../../shared/services/log.ts'
import { errorResponse } from './error-response.ts'

const page = '/not-found'

/** What an address answers that leads nowhere: a browser that opens it gets a page with a way back, a program the documented body. */
export async function nothingHere(context: Context, request: Request, assets: Fetcher): Promise<Response> {
  const told = opensPage(request) ? await readPage(context, assets) : null
  const refusal = notFound({ message: 'There is nothing at this address' })
  const response = told ?? errorResponse(refusal, context, 'http.route')
  response.headers.set('Vary', 'Accept')
  return response
}

/** Scripts and programs ask for JSON, or for anything; only who looks at the answer asks for HTML by name. */
const opensPage = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/i.test(headers.get('accept') ?? '')

async function readPage(context: Context, assets: Fetcher): Promise<Response | null> {
  try {
    const found = await assets.fetch(`${context.origin}${page}`)
    if (!found.ok) return null
    const { body, headers } = new Response(found.body, { headers: found.headers })
    // There may be something tomorrow.
    for (const name of ['ETag', 'Cache-Control']) headers.delete(name)
    return new Response(body, { status: notFound.status, headers })
  } catch (error) {
    logError({ kind: 'http.page', requestId: context.requestId, error })
    return null
  }
}
