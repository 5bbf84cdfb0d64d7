import { Parser } from 'htmlparser2'
import { normalAddress } from './normal-address.ts'

const mostLinks = 2000
const chunkCharacters = 16_384

/** What a page says of itself and of others, for whoever walks through its site. */
export interface PageLinks {
  /** Normal addresses that its links lead to, each once, in their order; without those that it asks not to follow. */
  links: string[]
  /** The normal address that it names as its own. */
  canonical: string | undefined
  /** What it asks of robots, as it is written. */
  robots: string[]
  /** Where it sends its readers by itself. */
  refresh: string | undefined
}

/**
 * Reads the links of a page and what its head says to robots. Takes its HTML and its normal address. At most 2,000 links are read: pages for people have
 * fewer. Source: HTML Living Standard (a, area, base, link, meta); RFC 6596 (canonical).
 */
export function readLinks(html: string, address: string, robot: string): PageLinks {
  const reader = new LinkReader(address, robot)
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
  })
  for (let at = 0; at < html.length && !reader.isDone; at += chunkCharacters)
    parser.write(html.slice(at, at + chunkCharacters))
  parser.end()
  return reader.result()
}

class LinkReader {
  readonly #links = new Set<string>()
  readonly #robots: string[] = []
  readonly #robot: string
  readonly #address: string
  #base: string
  #hasBase = false
  #canonical: string | undefined
  #refresh: string | undefined

  constructor(address: string, robot: string) {
    this.#address = address
    this.#base = address
    this.#robot = robot.toLowerCase()
  }

  get isDone(): boolean {
    return this.#links.size >= mostLinks
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'base') this.#takeBase(attributes['href'])
    else if (name === 'meta') this.#takeMeta(attributes)
    else if (name === 'link') this.#takeLink(attributes)
    else if (name === 'a' || name === 'area') this.#takeAnchor(attributes)
  }

  result(): PageLinks {
    return {
      links: [...this.#links],
      canonical: this.#canonical,
      robots: this.#robots,
      refresh: this.#refresh,
    }
  }

  #takeBase(href: string | undefined): void {
    const base = href === undefined || this.#hasBase ? null : URL.parse(href, this.#address)
    if (!base) return
    this.#hasBase = true
    this.#base = base.href
  }

  #takeMeta({ name = '', content = '', 'http-equiv': equivalent = '' }: Record<string, string>): void {
    const named = name.trim().toLowerCase()
    if (named === 'robots' || named === this.#robot) this.#robots.push(content.slice(0, 500))
    const target = /^\s*\d{1,3}(?:\.\d*)?\s*[;,]\s*url\s*=\s*["']?([^"']*)/i.exec(content.slice(0, 4000))?.[1]
    if (equivalent.trim().toLowerCase() === 'refresh' && target !== undefined)
      this.#refresh ??= normalAddress(target, this.#base)
  }

  #takeLink({ rel = '', href = '' }: Record<string, string>): void {
    const words = rel.toLowerCase().split(/\s+/)
    if (words.includes('canonical')) this.#canonical ??= normalAddress(href, this.#base)
    if (words.includes('next') || words.includes('prev')) this.#add(href)
  }

  #takeAnchor({ rel = '', href = '' }: Record<string, string>): void {
    if (!/\bnofollow\b/i.test(rel)) this.#add(href)
  }

  #add(href: string): void {
    const target = this.isDone || href === '' ? undefined : normalAddress(href, this.#base)
    if (target !== undefined) this.#links.add(target)
  }
}
