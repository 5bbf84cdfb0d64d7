import { designTests, withCode } from '../../shared/domain/test-design/index.ts'

// A Worker with nothing but the engine: an isolate of its own, which has designed nothing before.
export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method === 'GET') return new Response('ready')
    const maxTestCases = Number(new URL(request.url).searchParams.get('cases'))
    const asked = await withCode({ requirements: await request.text(), mode: 'generate', maxTestCases })
    const { requirements, testCases } = designTests(asked)
    return Response.json({ requirements: requirements.length, testCases: testCases.length })
  },
}
