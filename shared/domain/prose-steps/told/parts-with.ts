import { normalise } from '../check-wording.ts'
import { tidy } from '../prose.ts'
import { readNames } from './enumeration.ts'
import { readPresence } from './presence.ts'
import type { FactReader } from './readers.ts'

const holding =
  /^(?<part>(?:an?|the|another|one) [^,;:]+?) with (?<names>.+?) (?<coming>(?:slides|pops|comes|drops|opens|appears|shows|folds|flies|rolls|fades|swings|is)\b.*)$/i

/** "A dark bar with Home, Topics and Friends slides in": a part that comes, and what must then be read on the page. */
export const readPartWith: FactReader = (fact, context) => {
  const { part = '', names = '', coming = '' } = holding.exec(normalise(tidy(fact)))?.groups ?? {}
  const list = part === '' ? undefined : readNames(names, context.prose)
  const own = list && readPresence(`${part} ${coming}`, context)
  if (!list || !own || own.some(({ negated }) => negated)) return undefined
  return [
    ...own,
    ...list.names.map((expected) => ({
      kind: 'assert_text' as const,
      expected,
      ...(list.quoted ? {} : { unquoted: true }),
    })),
  ]
}
