import type { ApiCredential } from './types.ts'
import { childOf, entriesOf, itemsIn, textOf, type Entry, type Node, type Problem } from './tree.ts'

/** What a caller of an operation has to show: the first alternative of its own `security`, else of the whole description. */
export function credentialsOf(root: Node, operation: Node, unread: Problem[]): ApiCredential[] {
  const choices = itemsIn(childOf(operation, 'security') ?? childOf(root, 'security'))
  // An empty alternative lets everybody in.
  if (choices.some((choice) => entriesOf(choice).length === 0)) return []
  return entriesOf(choices[0]).flatMap(({ key, start }) => {
    const schemes = childOf(childOf(root, 'components'), 'securitySchemes')
    const scheme = schemes?.kind === 'map' ? schemes.entries.get(key) : undefined
    const credential = scheme && credentialOf(scheme)
    if (!credential) unread.push({ at: start, message: `the security scheme "${key}" is not read` })
    return credential ? [credential] : []
  })
}

function credentialOf({ key: scheme, start: at, value: node }: Entry): ApiCredential | undefined {
  const type = textOf(childOf(node, 'type'))
  const base = { at, scheme, in: 'header' as const, name: 'Authorization' }
  if (type === 'http' && /^basic$/i.test(textOf(childOf(node, 'scheme')) ?? ''))
    return { ...base, value: 'Basic %CREDENTIALS%', secret: 'CREDENTIALS' }
  if (type === 'http' || type === 'oauth2' || type === 'openIdConnect')
    return { ...base, value: 'Bearer %TOKEN%', secret: 'TOKEN' }
  const place = textOf(childOf(node, 'in'))
  const name = textOf(childOf(node, 'name'))
  if (type !== 'apiKey' || name === undefined) return undefined
  if (place !== 'header' && place !== 'query' && place !== 'cookie') return undefined
  return { at, scheme, in: place, name, value: '%API_KEY%', secret: 'API_KEY' }
}
