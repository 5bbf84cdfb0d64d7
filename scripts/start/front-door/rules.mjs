/** Names that mean this machine to every browser, so that nobody else's page can have them. */
const ownNames = ['localhost', '127.0.0.1', '[::1]']

/** Written by ourselves, or read by the development server alone: from a client they would pretend something. */
const privateHeaders = /^(?:mf-|cf-|x-front-door$|host$)/
/** They are about one connection (RFC 9110, 7.6.1), or answered already. */
const hopHeaders =
  /^(?:connection|keep-alive|proxy-connection|proxy-authorization|te|trailer|transfer-encoding|upgrade|expect)$/

/** Pages and tools of the development server itself, wherever it moves them. */
const devPaths = /^\/+(?:cdn-cgi|__[^/]*)(?:\/|$)/

/**
 * The hosts that this process answers for, as browsers write them: this machine with our port, and what the operator named, with or without a port.
 * @param {{ port: number, named?: string[] }} known
 * @returns {Set<string>}
 */
export function hostsOf({ port, named = [] }) {
  const withPort = (name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`])
  const others = named.map((each) => new URL(each.includes('://') ? each : `http://${each}`))
  return new Set([
    ...ownNames.flatMap(withPort),
    ...others.flatMap(({ host, hostname }) => [host, ...withPort(hostname)]),
  ])
}

/** All values of one header, in the order they came. */
function valuesOf(rawHeaders, wanted) {
  return pairsOf(rawHeaders)
    .filter(([name]) => name.toLowerCase() === wanted)
    .map(([, value]) => value)
}

const pairsOf = (rawHeaders) =>
  Array.from({ length: rawHeaders.length / 2 }, (_, at) => [rawHeaders[2 * at], rawHeaders[2 * at + 1]])

/**
 * Why a request gets nothing here, or null when it may pass. A name that leads to this machine is not ours for that: whoever owns it may let it lead here
 * while a page of theirs is open (DNS rebinding).
 * @param {{ url: string, rawHeaders: string[] }} request
 * @param {Set<string>} hosts
 * @returns {{ status: number, error: string, message: string, details?: { path: string, message: string }[] } | null}
 */
export function refusalOf({ url, rawHeaders }, hosts) {
  const [host, ...more] = valuesOf(rawHeaders, 'host')
  if (host === undefined || more.length > 0 || !hosts.has(host.toLowerCase())) {
    const message = `This is not an address of this service. Open http://localhost, or name the host in OWN_HOSTS.`
    return { status: 403, error: 'host_refused', message }
  }
  if (!url.startsWith('/') || !URL.canParse(`http://door${url}`)) {
    const message = 'The address must be a path'
    return { status: 400, error: 'validation_failed', message, details: [{ path: '', message }] }
  }
  if (devPaths.test(new URL(`http://door${url}`).pathname)) {
    return { status: 404, error: 'not_found', message: 'There is nothing at this address' }
  }
  return null
}

/**
 * The headers of a request as they go on: what a client may say, where it comes from, and that it came through here. Flat, as Node takes them.
 * @param {{ rawHeaders: string[] }} request
 * @param {{ address: string | undefined, secret: string }} added
 * @returns {string[]}
 */
export function forwardedHeaders(request, { address, secret }) {
  const [host] = valuesOf(request.rawHeaders, 'host')
  return [
    'Host',
    host,
    ...sentHeaders(request),
    ...(address === undefined ? [] : ['CF-Connecting-IP', address]),
    'X-Front-Door',
    secret,
  ]
}

/** The headers of a request that a client has to say for itself, without its host. */
export function sentHeaders({ rawHeaders }) {
  const kept = pairsOf(rawHeaders).filter(([name]) => {
    const lower = name.toLowerCase()
    return !privateHeaders.test(lower) && !hopHeaders.test(lower)
  })
  const isChunked = valuesOf(rawHeaders, 'transfer-encoding').length > 0
  return [...kept, ...(isChunked ? [['Transfer-Encoding', 'chunked']] : [])].flat()
}

/** The headers of an answer as they go back. */
export const answeredHeaders = ({ rawHeaders }) =>
  pairsOf(rawHeaders)
    .filter(([name]) => !hopHeaders.test(name.toLowerCase()))
    .flat()
