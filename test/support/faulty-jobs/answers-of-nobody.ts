/** The browser's binding, where each command of the connection itself is first answered as if it had gone to a tab that is no more. */
export const withAnswersOfNobody = (binding: Fetcher): Fetcher =>
  ({
    async fetch(input: RequestInfo, init?: RequestInit) {
      const response = await binding.fetch(input, init)
      if (!response.webSocket) return response
      return new Response(null, { status: 101, webSocket: relay(response.webSocket) })
    },
  }) as Fetcher

function relay(browser: WebSocket): WebSocket {
  const { 0: client, 1: server } = new WebSocketPair()
  browser.accept()
  server.accept()
  server.addEventListener('message', ({ data }) => {
    const { id, sessionId } = JSON.parse(String(data)) as { id: number; sessionId?: string }
    const error = { code: -32001, message: 'Session with given id not found.' }
    if (sessionId === undefined) server.send(JSON.stringify({ error, id }))
    browser.send(data)
  })
  browser.addEventListener('message', ({ data }) => server.send(data))
  browser.addEventListener('close', () => server.close())
  server.addEventListener('close', () => browser.close())
  return client
}
