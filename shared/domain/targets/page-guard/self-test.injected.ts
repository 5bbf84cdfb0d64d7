/**
 * Tries the guard of a browser from the inside, in an empty tab that no page script has ever been in: in the document, in a frame and in a worker. `address`
 * is one that sockets may not reach. Resolves to what is not guarded.
 */
export async function main({
  address,
  allowPrivate,
}: {
  address: string
  allowPrivate: boolean
}): Promise<string[]> {
  const isRefused = (url: string) => new URL(url).hostname === 'refused.invalid'
  const frame = document.createElement('iframe')
  document.documentElement.appendChild(frame)
  const scopes = { document: window, frame: frame.contentWindow as Window & typeof globalThis }
  const open: string[] = []
  for (const [name, scope] of Object.entries(scopes)) {
    if (!isRefused(new scope.WebSocket(address).url)) open.push(`sockets of a ${name}`)
    if (allowPrivate) continue
    if (new scope.RTCPeerConnection().getConfiguration().iceTransportPolicy !== 'relay')
      open.push(`WebRTC of a ${name}`)
    const rules = scope.document.createElement('script')
    rules.type = 'speculationrules'
    rules.text = '{"prefetch":[]}'
    scope.document.documentElement.appendChild(rules)
    await Promise.resolve()
    if (rules.isConnected) open.push(`speculation rules of a ${name}`)
  }
  const code = `postMessage(new WebSocket(${JSON.stringify(address)}).url)`
  const worker = new Worker(URL.createObjectURL(new Blob([code])))
  const told = await new Promise<string>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data)
    worker.onerror = () => resolve('about:blank')
  })
  worker.terminate()
  if (!isRefused(told)) open.push('sockets of a worker')
  return open
}
