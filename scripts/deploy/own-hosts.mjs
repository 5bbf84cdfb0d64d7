/**
 * The hosts under which `api` is reached, joined by spaces: what `given` names already, those of its raw config's routes, and the addresses that its deploy
 * printed. A route with a wildcard in its host names none.
 * @param {{ routes?: (string | { pattern: string })[], route?: string }} raw
 * @param {{ given?: string, urls: string[] }} known
 */
export function ownHosts({ routes = [], route }, { given = '', urls }) {
  const patterns = [...routes, route]
    .filter(Boolean)
    .map((each) => (typeof each === 'string' ? each : each.pattern))
    .map((pattern) => pattern.replace(/^https?:\/\//, '').split('/')[0])
    .filter((host) => !host.includes('*'))
  const named = given.split(/\s+/).filter(Boolean)
  return [...new Set([...named, ...patterns, ...urls.map((url) => new URL(url).host)])].join(' ')
}
