import type { Region } from '../../../shared/domain/retrieval/blocks.ts'
import { wordTable } from '../../../shared/domain/basics/word-table.ts'

/** A part of a page, or its content. */
export type Part = Region | 'content'

const regions = wordTable<Part>({
  nav: 'navigation',
  header: 'header',
  footer: 'footer',
  aside: 'aside',
  dialog: 'notice',
  main: 'content',
  article: 'content',
})
const roles = wordTable<Part>({
  navigation: 'navigation',
  menu: 'navigation',
  menubar: 'navigation',
  dialog: 'notice',
  alertdialog: 'notice',
  banner: 'header',
  contentinfo: 'footer',
  complementary: 'aside',
  main: 'content',
})
const regionNames: readonly [RegExp, Region][] = [
  [
    /^(?:site-?|page-?|main-?|top-?)?(?:nav|navbar|navigation|breadcrumbs?|crumbs|topbar|pagination)$/i,
    'navigation',
  ],
  [/^(?:(?:site|page|main)-?)?footer$/i, 'footer'],
  [/^(?:(?:site|page|main)-?)?(?:header|masthead)$/i, 'header'],
  [/^(?:sidebar|side-bar)$/i, 'aside'],
  [
    /^(?:(?:post|entry)-?)?(?:related|share|sharing|social)(?:-?(?:bar|box|buttons?|icons?|links?|media|posts?|articles?))?$/i,
    'aside',
  ],
  [/^(?:cookie|cookies|consent|gdpr)(?:$|[-_])/i, 'notice'],
]

/** The part of a page that an element begins: by its role, else by itself, else by what it is called. */
export const regionIn = (element: string, attributes: Record<string, string>): Part | undefined =>
  roles[attributes['role'] ?? ''] ?? regions[element] ?? regionOfName(attributes)

function regionOfName({ class: classes = '', id = '' }: Record<string, string>): Region | undefined {
  if (classes === '' && id === '') return undefined
  const names = [...classes.slice(0, 500).split(/\s+/), id.slice(0, 500)]
  return regionNames.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1]
}
