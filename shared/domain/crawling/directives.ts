/** What a page, or its server, asks of robots. */
export interface Directives {
  /** Not to become part of an index. */
  noindex: boolean
  /** Not to be followed through its links. */
  nofollow: boolean
}

/**
 * What directives ask, each as `<meta name="robots">` or the header `X-Robots-Tag` has it ("noindex, nofollow", "none"). A header may name whom it is for
 * ("otherbot: noindex"): what is for others does not count. Those of all places count together, as the strictest. Source: Google, Robots meta tag
 * and X-Robots-Tag specifications; RFC 9309 leaves them out.
 */
export function readDirectives(values: readonly string[], robot: string): Directives {
  const words = new Set(values.flatMap((value) => wordsFor(value, robot.toLowerCase())))
  const none = words.has('none')
  return { noindex: none || words.has('noindex'), nofollow: none || words.has('nofollow') }
}

/** Directives with a value of their own: a colon behind them names nobody. */
const valued = new Set(['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview'])

function wordsFor(value: string, robot: string): string[] {
  let isForUs = true
  return value
    .slice(0, 2000)
    .toLowerCase()
    .split(',')
    .flatMap((part) => {
      const [, name = '', rest = ''] = /^\s*([a-z_-]+)\s*:(.*)$/.exec(part) ?? []
      const isNamed = name !== '' && !valued.has(name)
      if (isNamed) isForUs = name === robot || name === 'robots'
      return isForUs ? [(isNamed ? rest : part).trim()] : []
    })
}
