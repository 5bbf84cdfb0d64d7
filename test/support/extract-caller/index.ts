import type { Extract } from '../../../workers/extract/index.ts'

/** Hands the body to the extract Worker under the name in the query, as the API does with an upload or, at `/import`, with test cases. */
export default {
  async fetch(request, env) {
    const { pathname, searchParams } = new URL(request.url)
    const input = { bytes: await request.arrayBuffer(), fileName: searchParams.get('fileName') ?? '' }
    using result = await (pathname === '/import'
      ? env.EXTRACT.importTestCases(input)
      : env.EXTRACT.extract(input))
    return Response.json(result)
  },
} satisfies ExportedHandler<{ EXTRACT: Service<Extract> }>
