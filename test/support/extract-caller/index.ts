import { writeAnswer } from '../../../shared/services/extractor-answer.ts'
import type { Extract } from '../../../workers/extract/index.ts'

/**
 * Hands the body to the extract Worker under the name in the query, as the API does with an upload, at `/import` with test cases, and the
 * pipeline of documents at `/read` and `/image`: those two answer as `writeAnswer` writes.
 */
export default {
  async fetch(request, env) {
    const { pathname, searchParams } = new URL(request.url)
    const fileName = searchParams.get('fileName') ?? ''
    // As the pipeline hands on what lies in the store of files.
    const body = request.body ?? new ArrayBuffer()
    if (pathname === '/read')
      return new Response(writeAnswer(await env.EXTRACT.readDocument({ bytes: body, fileName })))
    if (pathname === '/image')
      return new Response(
        writeAnswer(await env.EXTRACT.pageImage({ bytes: body, page: Number(searchParams.get('page')) })),
      )
    const input = { bytes: await request.arrayBuffer(), fileName }
    using result = await (pathname === '/import'
      ? env.EXTRACT.importTestCases(input)
      : env.EXTRACT.extract(input))
    return Response.json(result)
  },
} satisfies ExportedHandler<{ EXTRACT: Service<Extract> }>
