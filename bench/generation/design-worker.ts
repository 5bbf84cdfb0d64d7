import { design } from '../../workers/design/design.ts'

// The Worker `design` behind plain HTTP: an isolate of its own, which has designed nothing before.
export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method === 'GET') return new Response('ready')
    const maxTestCases = Number(new URL(request.url).searchParams.get('cases'))
    const { requirements, testCases } = await design({
      requirements: await request.text(),
      mode: 'generate',
      maxTestCases,
    })
    return Response.json({ requirements: requirements.length, testCases: testCases.length })
  },
}
