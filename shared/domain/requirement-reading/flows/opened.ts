import { isAddress } from '../../text/address.ts'
import { addressesIn, controlsIn, keyOf, pagesIn } from '../../named-pages/pages-in.ts'
import type { Sentence } from '../sentence.ts'

const noun = '(?:page|form|screen|dialog|address|URL)'
const name = String.raw`["“][^"“”]+["”]`
const page = String.raw`(?:(?:the |an? )?(${noun} (?:${name}|(?:/|https?://)\S+)|${name} ${noun}|(?:[\w-]+ ){1,3}${noun}))`
const opened = [
  new RegExp(`^${page} is (?:open|opened|loaded|shown|displayed)$`, 'i'),
  new RegExp(
    `^(?:I am|we are|(?:the|an?) (?:user|visitor|guest) is) (?:on|at|in) (?:${page}|(?:the )?(${name}))$`,
    'i',
  ),
  new RegExp(`^${page}$`, 'i'),
]
const quotes = /["“”]/g
const around = new RegExp(`^${noun} | ${noun}$`, 'gi')

/** The page that is told to be open, in the words that name it: "the page "/orders" is open", "I am on the order form", "the order form". Who has a role has to be made first. */
export function openedIn(said: string): string | undefined {
  const [, ...named] = opened.map((one) => one.exec(said)).find((found) => found !== null) ?? []
  return named.find((one) => one !== undefined)
}

/** What happens on a page describes none. */
const scenario = /^\W*(?:given|when|then|and|but|if)\b/i

/** Which pages a text knows: where they are, and of which it names fields. */
export interface KnownPages {
  addresses: ReadonlyMap<string, string>
  described: ReadonlySet<string>
}

/** A page is where the text says it is, once; it is described by a section that names it first, and fields. */
export function knownPages(sentences: readonly Pick<Sentence, 'text' | 'scope'>[]): KnownPages {
  const placed = Map.groupBy(
    sentences.flatMap(({ text }) => addressesIn(text)),
    ({ page: one }) => one,
  )
  const addresses = new Map(
    [...placed].flatMap(([one, all]): [string, string][] => {
      const [address, other] = new Set(all.map((found) => found.address))
      return address !== undefined && other === undefined ? [[one, address]] : []
    }),
  )
  const telling = sentences.filter(({ text }) => !scenario.test(text))
  const sections = [...Map.groupBy(telling, ({ scope }) => scope).values()].map((own) =>
    own.map(({ text }) => text).join('\n'),
  )
  const described = sections.flatMap((text) =>
    controlsIn(text).length > 0 ? (pagesIn(text).find((one) => !isAddress(one)) ?? []) : [],
  )
  return { addresses, described: new Set(described) }
}

/**
 * How the page that is named is opened: by its address, or, where the text describes this page and no other, as the page ("here"). Of any other it is not said how one comes there.
 */
export function wayTo(
  said: string,
  { addresses, described }: KnownPages,
): { address: string } | 'here' | undefined {
  const bare = said.replaceAll(quotes, '').replace(around, '')
  if (isAddress(bare)) return { address: bare }
  const key = keyOf(bare)
  const address = addresses.get(key)
  if (address !== undefined) return { address }
  return described.size === 1 && described.has(key) ? 'here' : undefined
}

/** Where the page is that a text describes, if it is one alone. */
export function describedAt({ addresses, described }: KnownPages): string | undefined {
  const [only, other] = described
  return only === undefined || other !== undefined ? undefined : addresses.get(only)
}
