/** What a clause says of an endpoint: a status, under a condition in the words of the text. */
export interface StatedAnswer {
  status: string
  /** Empty for what an allowed request leads to. */
  condition: string
  /** A code or message that the answer holds. */
  holds?: string
}

export interface Endpoint {
  method: string
  path: string
}

const endpoint = /\b(GET|POST|PUT|PATCH|DELETE)\s+`?(\/[\w\-./{}:~%]*[\w}/])`?/g
const verb =
  '\\b(?:returns?|returned|answers?|answered|responds?|replies|gives?|gets?|yields?|produces?|refused|rejected|is|are|leads? to|results? in|receives?|sends?)\\s+(?:back\\s+)?(?:with\\s+|in\\s+|by\\s+)?'
const sign = '(?:→|->|=>|:|\\()\\s*|\\bor\\s+(?:with\\s+)?|\\b(?:status|HTTP|with)\\s+'
/** Behind a comma or "and" a bare number is a status only when a condition follows it. */
const listed = '(?:,|\\band)\\s+(?=`?[2-5]\\d\\d`?\\s+(?:if|when|for|on|in case|without|after|unless)\\b)'
/** A line of a list of statuses begins with one. */
const first =
  '^\\W*?(?=[2-5]\\d\\d`?(?:\\s+(?:Created|OK|No Content|Accepted|Bad|Unauthorized|Forbidden|Not Found|Conflict|Unprocessable|Gone|if|when|for|on|without|after|unless)\\b|\\s*(?:[:=–—]|-\\s)))'
const written =
  '(?:an?\\s+|the\\s+)?(?:HTTP\\s+)?(?:status\\s+)?(?:code\\s+)?`?([2-5]\\d\\d)\\b`?(?!\\s*(?:[€$£%.]\\d|[€$£%]|(?:EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|JPY|euros?|dollars?|pounds?|cents?)\\b|(?:ms|milliseconds?|seconds?|minutes?|hours?|days?|characters?|items?|requests?|results?|rows?|times|bytes|[kmg]b|kg|km)\\b))'
const named =
  '(?:\\s+(?:Created|OK|No Content|Accepted|Bad Request|Unauthorized|Forbidden|Not Found|Conflict|Unprocessable (?:Entity|Content)|Gone)\\b)?'
const statusWords = new RegExp(`(?:${first}|${verb}|${sign}|${listed})${written}${named}`, 'gi')
const held =
  /\b(?:with|and)\s+(?:the\s+|an?\s+)?(?:error\s+)?(?:code|message|error|text|body)\s+(?:"([^"]{1,200})"|`([^`]{1,200})`|([\w.-]{2,80}\w))/i
const lead =
  /^(?:[\s,.:;-]|\b(?:and|but|it|then|also|otherwise|the (?:api|service|endpoint|server|answer|request)|should|even if the document itself is fine)\b(?=\W|$))*(?:\b(?:if|when|whenever|for|in case of|in case|on|where|because)\b\s*)?/i
const trail =
  /(?:[\s,.:;-]|\b(?:it|this|the (?:api|service|endpoint|server|answer|response)|and|then|is|are|also|was|will be)\b)+$/i

/** The endpoints that a text names, "POST /users", in order. */
export function endpointsIn(text: string): Endpoint[] {
  return [...text.matchAll(endpoint)].map(([, method = '', path = '']) => ({
    method,
    // Both ways to write a place for a value: {id} and :id.
    path: path.replace(/:(\w+)/g, '{$1}'),
  }))
}

/** The statuses that a sentence states, each with its condition. Clauses end at a semicolon, and where the next status has a condition of its own. */
export function answersIn(text: string): StatedAnswer[] {
  return text.split(/;\s+|,\s+(?:and|but)\s+(?=an?\s|the\s|if\s|when\s)/).flatMap((clause) => {
    const found = [...clause.matchAll(statusWords)]
    if (found.length === 0) return []
    const parts = [clause.slice(0, found[0]?.index)]
    found.forEach((match, index) => {
      const rest = clause.slice(match.index + match[0].length, found[index + 1]?.index ?? clause.length)
      // The comma before a listed status is part of it, so all that stands between belongs to the one before.
      const next = found[index + 1]
      const [after, before] = next && !/^(?:,|and\b)/.test(next[0]) ? divided(rest) : [rest, '']
      parts.push(after, before)
    })
    return found.map((match, index) =>
      answerOf(match[1] ?? '', parts[index * 2] ?? '', parts[index * 2 + 1] ?? ''),
    )
  })
}

/** Between two statuses the words behind the last comma or "and" belong to the next one. */
function divided(between: string): [string, string] {
  const at = Math.max(between.lastIndexOf(','), between.search(/\b(?:and|or)\b[^,]*$/))
  return at < 0 ? ['', between] : [between.slice(0, at), between.slice(at)]
}

function answerOf(status: string, before: string, after: string): StatedAnswer {
  const code = held.exec(after) ?? held.exec(before)
  const holds = code?.[1] ?? code?.[2] ?? code?.[3]
  const words = [before, after].map((part) =>
    part
      .replace(endpoint, ' ')
      .replace(held, ' ')
      .replace(/`/g, '')
      .replace(/\s+/g, ' ')
      .replace(lead, '')
      .replace(trail, '')
      .trim(),
  )
  const good = /^[23]/.test(status)
  return {
    status,
    condition: good ? '' : (words.filter((part) => part !== '').sort((a, b) => rank(b) - rank(a))[0] ?? ''),
    ...(holds === undefined ? {} : { holds }),
  }
}

/** Of the words before and after a status, those that tell a condition rather than what happens. */
function rank(words: string): number {
  return (conditional.test(words) ? 1000 : 0) + Math.min(words.length, 500)
}

const conditional =
  /\b(?:missing|without|no|not|unknown|invalid|wrong|malformed|empty|already|duplicate|exists?|taken|below|above|less|more|longer|shorter|too|exceeds?|violates?|expired|unsupported|other|another)\b/i
