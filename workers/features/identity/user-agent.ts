const longest = 200

/** What a client calls itself, as people may be shown it: cut, without control and invisible characters. Null when it says nothing. */
export function userAgentOf(request: Request): string | null {
  const text = (request.headers.get('user-agent') ?? '')
    .slice(0, 4 * longest)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return text.slice(0, longest) || null
}
