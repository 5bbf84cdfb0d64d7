/** The part of a robots.txt that is read, in characters: RFC 9309, 2.5 asks for 500 KiB at least. */
export const robotsBytes = 512_000
const mostSitemaps = 25
const longestLine = 2000

export interface Rule {
  allow: boolean
  pattern: string
}

/** What a robots.txt says to one robot. */
export interface Robots {
  rules: readonly Rule[]
  /** In seconds; undefined where it asks for none. */
  delaySeconds: number | undefined
  /** As they are written, at most 25. */
  sitemaps: readonly string[]
}

interface Group {
  agents: string[]
  rules: Rule[]
  delay?: number
}

/**
 * What a robots.txt says to a robot of this name: the rules of all groups that name it, else of those for everybody (`*`), and the sitemaps of the whole file.
 * Reads the first 500 KiB; lines of more than 2,000 characters, and what it does not know, are left out. Source: RFC 9309, section 2; `Crawl-delay` and
 * `Sitemap` are not in it, and read as the large search engines do.
 */
export function readRobots(text: string, robot: string): Robots {
  const groups: Group[] = []
  const sitemaps: string[] = []
  let isOpen = false
  for (const line of text.slice(0, robotsBytes).split(/\r\n|\r|\n/)) {
    const { name, value } = fieldOf(line)
    if (name === 'sitemap' && value !== '' && sitemaps.length < mostSitemaps) sitemaps.push(value)
    if (name === 'user-agent') {
      if (!isOpen) groups.push({ agents: [], rules: [] })
      groups.at(-1)?.agents.push(agentOf(value))
      isOpen = true
    } else if (isRuleName(name)) {
      isOpen = false
      add(groups.at(-1), name, value)
    }
  }
  const named = groups.filter(({ agents }) => agents.includes(agentOf(robot)))
  const mine = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'))
  const delays = mine.flatMap(({ delay }) => delay ?? [])
  return {
    rules: mine.flatMap(({ rules }) => rules),
    delaySeconds: delays.length > 0 ? Math.max(...delays) : undefined,
    sitemaps,
  }
}

const isRuleName = (name: string): name is 'allow' | 'disallow' | 'crawl-delay' =>
  name === 'allow' || name === 'disallow' || name === 'crawl-delay'

/** A product token: what stands behind it, such as a version, says nothing of who it is. */
const agentOf = (value: string) =>
  value === '*' ? value : (/^[a-z_-]+/i.exec(value)?.[0] ?? '').toLowerCase()

function fieldOf(line: string): { name: string; value: string } {
  const content = line.length > longestLine ? '' : (line.split('#', 1)[0] ?? '')
  const colon = content.indexOf(':')
  if (colon < 0) return { name: '', value: '' }
  const name = content.slice(0, colon).replace('\ufeff', '').trim().toLowerCase()
  return { name, value: content.slice(colon + 1).trim() }
}

function add(group: Group | undefined, name: 'allow' | 'disallow' | 'crawl-delay', value: string): void {
  if (!group || value === '') return
  if (name !== 'crawl-delay') group.rules.push({ allow: name === 'allow', pattern: escaped(value) })
  else if (Number(value) >= 0) group.delay = Number(value)
}

/**
 * Whether a robot may ask for an address: the longest pattern that takes its path and query decides, of two that are equally long the one that allows.
 * `/robots.txt` itself is always allowed. Source: RFC 9309, sections 2.2.2 and 2.2.3.
 */
export function isAllowed(address: string, { rules }: Pick<Robots, 'rules'>): boolean {
  const { pathname, search } = new URL(address)
  if (pathname === '/robots.txt') return true
  const path = escaped(`${pathname}${search}`)
  let best: Rule | undefined
  for (const rule of rules) {
    const isBetter =
      !best ||
      rule.pattern.length > best.pattern.length ||
      (rule.pattern.length === best.pattern.length && rule.allow)
    if (isBetter && fits(rule.pattern, path)) best = rule
  }
  return best?.allow ?? true
}

/** Both sides in one spelling: characters outside of ASCII as escapes, and escapes in capital letters. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[^\x21-\x7e]+/g, (signs) => encodeURIComponent(signs))
    .replaceAll(/%[0-9a-f]{2}/gi, (one) => one.toUpperCase())

/** Each piece between wildcards is taken where it stands first: what follows has the most room then, so that nothing is ever tried again. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...pieces] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  if (pieces.length === 0) return !isWhole || path.length === first.length
  let at = first.length
  const last = isWhole ? pieces.pop() : undefined
  for (const piece of pieces) {
    const found = path.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return last === undefined || (path.length - last.length >= at && path.endsWith(last))
}
