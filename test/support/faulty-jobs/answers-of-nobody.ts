type Tell = (data: string, send: (data: string) => void, answer: (data: string) => void) => void

/** The browser's binding, where each command of the connection itself is first answered as if it had gone to a tab that is no more. */
export const withAnswersOfNobody = (binding: Fetcher): Fetcher =>
  relayed(binding, (data, send, answer) => {
    const { id, sessionId } = JSON.parse(data) as { id: number; sessionId?: string }
    const error = { code: -32001, message: 'Session with given id not found.' }
    if (sessionId === undefined) answer(JSON.stringify({ error, id }))
    send(data)
  })

/**
 * The browser's binding, which loses every script that is to come before those of a document: from the beginning, or only once a first browser context has
 * been closed, which is that of the guard's own test.
 */
export function withoutScripts(binding: Fetcher, from: 'beginning' | 'first-close'): Fetcher {
  let isLosing = from === 'beginning'
  return relayed(binding, (data, send) => {
    const message = JSON.parse(data) as { method: string; params?: object }
    if (message.method === 'Target.disposeBrowserContext') isLosing = true
    const isLost = isLosing && message.method === 'Page.addScriptToEvaluateOnNewDocument'
    send(isLost ? JSON.stringify({ ...message, params: { ...message.params, source: '' } }) : data)
  })
}

const relayed = (binding: Fetcher, tell: Tell): Fetcher =>
  ({
    async fetch(input: RequestInfo, init?: RequestInit) {
      const response = await binding.fetch(input, init)
      if (!response.webSocket) return response
      return new Response(null, { status: 101, webSocket: relay(response.webSocket, tell) })
    },
  }) as Fetcher

function relay(browser: WebSocket, tell: Tell): WebSocket {
  const { 0: client, 1: server } = new WebSocketPair()
  browser.accept()
  server.accept()
  server.addEventListener('message', ({ data }) =>
    tell(
      data as string,
      (told) => browser.send(told),
      (answer) => server.send(answer),
    ),
  )
  browser.addEventListener('message', ({ data }) => server.send(data))
  browser.addEventListener('close', () => server.close())
  server.addEventListener('close', () => browser.close())
  return client
}
