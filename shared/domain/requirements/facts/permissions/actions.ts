const verbs =
  'view|see|read|comment|edit|change|create|delete|remove|add|approve|reject|refuse|export|import|print|download|upload|invite|manage|publish|unpublish|assign|close|reopen|open|cancel|order|buy|book|pay|refund|lock|unlock|block|unblock|activate|deactivate|archive|restore|move|copy|share|send|submit|sign|confirm|search|start|stop|reset|set|update|write|post|rate|vote|enter|configure|transfer|withdraw|borrow|return|reserve|renew|extend|access|use|grant|revoke|modify|register|rename|release|review|request|make|place|issue|record|correct|enrol|enroll|check|mark|answer|reply|register|merge|deploy|schedule|plan|call|browse|list|accept|decline|suspend|install|uninstall|enable|disable|drop|lend|merge'
const verb = new RegExp(`^(?:${verbs})(?=)\\b`, 'i')
const separator = /\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/

/** "create, edit and delete articles" → "create articles", "edit articles", "delete articles"; nouns after "and" stay together. */
export function actionsIn(phrase: string, object = ''): string[] {
  const parts: string[] = []
  const seen = phrase.split(new RegExp(`(${separator.source})`))
  for (let index = 0; index < seen.length; index += 2) {
    const part = (seen[index] ?? '').trim()
    if (part === '') continue
    if (parts.length === 0 || verb.test(part)) parts.push(part)
    else parts[parts.length - 1] += `${seen[index - 1] ?? ' '}${part}`
  }
  const own = objectOf(parts.at(-1) ?? '')
  const shared = own === '' || /^(?:them|it)$/i.test(own) ? object : own
  return parts
    .map((part) => (shared === '' ? part : part.replace(/(?<=^\S+ )(?:them|it)\b/, shared)).trim())
    .map((part) => (/\s/.test(part) || shared === '' ? part : `${part} ${shared}`))
}

/** What an action is done to: "articles" of "delete articles". */
export function objectOf(action: string): string {
  return verb.test(action) ? action.replace(verb, '').trim() : ''
}

export function startsWithVerb(phrase: string): boolean {
  return verb.test(phrase)
}
