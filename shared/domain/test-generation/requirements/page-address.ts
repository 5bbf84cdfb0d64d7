import { describedAt, knownPages } from '../../requirement-reading/flows/opened.ts'
import type { SourceSentence } from './prepare-text.ts'
import type { Sources } from './read-sources.ts'

const page = 'page form app application site website screen shop system'.replaceAll(' ', '|')
const stands = 'is are runs? lives opens? available found reached served hosted'.replaceAll(' ', '|')
const address = String.raw`https?://[^\s"'\x60<>)]+|/[a-z0-9][\w/-]*`
/** "The shop runs at https://shop.example/cart", "the form is found under /order": at most some words stand between. */
const placed = new RegExp(
  String.raw`\b(?:${page})\b[^.]{0,60}?\b(?:${stands})\b[^.]{0,30}?\b(?:at|on|under|from)\s+["'\x60<(]?(${address})`,
  'i',
)

/** The address of the page to test, where the texts say where it is, and say one only; an address that is merely cited is none. */
export function pageAddress(sentences: readonly SourceSentence[]): string | undefined {
  const found = sentences
    .filter(({ kind, facts }) => kind !== 'notRead' && facts.length === 0)
    .flatMap(({ text }) => (text.length > 2000 ? [] : (placed.exec(text)?.[1] ?? [])))
    .map((address) => address.replace(/[.,;:!?]+$/, ''))
  const [first, other] = new Set(found)
  return other === undefined ? first : undefined
}

/** Where the page of a requirement is: as the text that it stands in says, or those that were sent beside; else where the one page is that the text describes. */
export function pageAddresses({ texts }: Sources): (requirementRef: string) => string | undefined {
  const stretches = texts.filter(({ is }) => is === 'requirements').length
  const addresses = new Map(
    texts.flatMap((text) => {
      const beside = texts.filter((one) => one !== text && (stretches < 2 || one.is !== 'requirements'))
      const address =
        pageAddress([text, ...beside].flatMap((one) => one.sentences)) ??
        describedAt(knownPages(text.statements))
      return text.read.map(({ requirement: { id } }): [string, string | undefined] => [id, address])
    }),
  )
  return (requirementRef) => addresses.get(requirementRef)
}
