import type { Extract } from '../../../workers/extract/index.ts'

/** Hands the body to the extract Worker under the name in the query, as the API does with an upload. */
export default {
  async fetch(request, env) {
    const fileName = new URL(request.url).searchParams.get('fileName') ?? ''
    using result = await env.EXTRACT.extract({ bytes: await request.arrayBuffer(), fileName })
    return Response.json(result)
  },
} satisfies ExportedHandler<{ EXTRACT: Service<Extract> }>
