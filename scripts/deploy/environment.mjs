/**
 * The raw config of a Worker for another environment of the same account, such as `staging`: everything in the account that has a name gets one of its own. What
 * can be there only once (routes), and where links lead, stays with production. Without a `name` it is the config itself.
 */
export function inEnvironment(raw, name) {
  if (name === undefined) return raw
  const { routes: _routes, route: _route, vars, ...config } = raw
  const { PUBLIC_ORIGIN: _origin, OWN_HOSTS: _hosts, ...settings } = vars ?? {}
  const rename = (text) => text.replace(/^tracewright(?=-|$)/, `tracewright-${name}`)
  return { ...renamed(config, rename), ...(vars && { vars: settings }) }
}

function renamed(value, rename) {
  if (typeof value === 'string') return rename(value)
  if (Array.isArray(value)) return value.map((each) => renamed(each, rename))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each, rename)]))
}
