import { escaped } from '../../text/escaped.ts'

/** A request as the action of a step writes it. */
export interface SentRequest {
  method: string
  path: string
  query: Map<string, string>
  /** Names in lower case. */
  headers: Map<string, string>
  cookies: Map<string, string>
  body?: string
}

/** Reads `Send POST /orders?dry=true with header "X-Id: 7" and body "{…}"`; undefined when the action sends nothing. */
export function readSent(action: string): SentRequest | undefined {
  const sent = /^\s*(?:send|call|request)\s+(?:an?\s+)?([A-Z]{3,7})\s+(\S+)(?:\s+with\s+([\s\S]*))?$/.exec(
    action.replace(/^\s*S/, 's'),
  )
  if (!sent) return undefined
  const [address = '', ...search] = (sent[2] ?? '').split('?')
  const rest = sent[3] ?? ''
  const at = /(?:^|and )body "/.exec(rest)
  const body = at ? rest.slice(at.index + at[0].length, rest.lastIndexOf('"')) : undefined
  const head = at ? rest.slice(0, at.index) : rest
  const headers = new Map<string, string>()
  for (const [, name = '', value = ''] of head.matchAll(/header "([^":]{1,200}):\s?([^"]*)"/g))
    headers.set(name.toLowerCase(), value)
  return {
    method: sent[1] ?? '',
    path: address,
    query: pairsOf(search.join('?'), '&'),
    headers,
    cookies: pairsOf(headers.get('cookie') ?? '', ';'),
    ...(body === undefined ? {} : { body }),
  }
}

function pairsOf(text: string, separator: string): Map<string, string> {
  const pairs = new Map<string, string>()
  for (const part of text.split(separator)) {
    const [name = '', ...value] = part.trim().split('=')
    if (name !== '') pairs.set(decoded(name), decoded(value.join('=')))
  }
  return pairs
}

/** The values of a path by the names of its template; undefined when it is another path. */
export function pathValues(template: string, path: string): Map<string, string> | undefined {
  const names: string[] = []
  const pattern = template
    .split(/(\{[^{}]+\})/)
    .map((part) => {
      if (!part.startsWith('{')) return escaped(part)
      names.push(part.slice(1, -1))
      return '([^/]+)'
    })
    .join('')
  const found = new RegExp(`^${pattern}$`).exec(path)
  return found ? new Map(names.map((name, index) => [name, decoded(found[index + 1] ?? '')])) : undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
