import type { BlockHints, Region } from '../../../shared/domain/retrieval/blocks.ts'

type Attributes = Record<string, string>

interface Open {
  element: string
  isBlock: boolean
  name: string | undefined
  region: Region | 'content' | undefined
  href: string | undefined
  /** Where its text begins in what has not been put down yet. */
  from: number
}

/** Deeper elements say nothing that the outer ones did not. */
const mostWithin = 6
const mostPerBlock = 50
/** All hints of a page: a page of nothing but links must not weigh several times its text. */
const mostOfPage = 5000
const longest = { name: 60, href: 1000, text: 300 }

const regions: Record<string, Region | 'content'> = {
  nav: 'navigation',
  header: 'header',
  footer: 'footer',
  aside: 'aside',
  dialog: 'notice',
  main: 'content',
  article: 'content',
}
const roles: Record<string, Region | 'content'> = {
  navigation: 'navigation',
  menu: 'navigation',
  menubar: 'navigation',
  dialog: 'notice',
  alertdialog: 'notice',
  banner: 'header',
  contentinfo: 'footer',
  complementary: 'aside',
  main: 'content',
}
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
/** Where a line breaks in what waits: a blank that no page has. */
export const lineBreak = '\v'
/** Elements that set the beginning of a line apart, as labels are, and what stands right behind them in others: of a part without a name of its own the name is `b`. */
const marking = new Set(['b', 'strong', 'span', 'em', 'i', 'label', 'small'])
const leadName = 'b'
const tellingElements = new Set(['dt', 'dd', 'figcaption', 'address', 'button'])

/** Goes along with the open elements of a page, and says of each block what stands around it and in it. */
export class HtmlHints {
  readonly #open: Open[] = []
  #links: NonNullable<BlockHints['links']> = []
  #parts: NonNullable<BlockHints['parts']> = []
  #image: BlockHints['image']
  /** Where the last element ends that begins a line, or stands right behind one that does. */
  #leadEnd = 0
  #given = 0

  /** `length` is how much text waits to be put down. */
  open(
    element: string,
    attributes: Attributes,
    { isBlock, length }: { isBlock: boolean; length: number },
  ): void {
    const name = nameOf(attributes)
    const href = element === 'a' ? attributes['href']?.trim().slice(0, longest.href) : undefined
    const region =
      roles[attributes['role'] ?? ''] ?? regions[element] ?? (isBlock ? regionOfName(attributes) : undefined)
    this.#open.push({ element, isBlock, name, region, href: href || undefined, from: length })
    const { alt = '', src = '' } = attributes
    if (element === 'img' && src !== '')
      this.#image = { alt: alt.slice(0, longest.text), src: src.slice(0, longest.href) }
  }

  /** `text` is what waits to be put down, as it stands in the page. */
  close(text: string): void {
    const closed = this.#open.pop()
    if (closed && !closed.isBlock) this.#note(closed, text)
    if (closed?.element === 'figure') this.#image = undefined
  }

  /** What is known of the block that `text` becomes now; what stays open goes on with the next one. */
  take(text: string): BlockHints | undefined {
    for (const one of this.#open) {
      if (!one.isBlock) this.#note(one, text)
      one.from = 0
    }
    const hints = this.#hints()
    this.#links = []
    this.#parts = []
    this.#leadEnd = 0
    const count = hints ? 1 + (hints.links?.length ?? 0) + (hints.parts?.length ?? 0) : 0
    this.#given += count
    return this.#given > mostOfPage ? undefined : hints
  }

  #hints(): BlockHints | undefined {
    const blocks = this.#open.filter(({ isBlock }) => isBlock)
    const region = regionOf(blocks)
    const element = blocks.slice(-2).findLast((one) => tellingElements.has(one.element))?.element
    const within = blocks.flatMap(({ name }) => name ?? []).slice(-mostWithin)
    const inFigure = blocks.some((one) => one.element === 'figure')
    const hints: BlockHints = {
      ...(region !== undefined && { region }),
      ...(element !== undefined && { element: element as NonNullable<BlockHints['element']> }),
      ...(within.length > 0 && { within }),
      ...(this.#links.length > 0 && { links: this.#links }),
      ...(this.#parts.length > 0 && { parts: this.#parts }),
      ...(this.#image && inFigure && { image: this.#image }),
    }
    return Object.keys(hints).length > 0 ? hints : undefined
  }

  #note({ element, name, href, from }: Open, waiting: string): void {
    const text = waiting
      .slice(from, from + longest.text)
      .replaceAll(/\s+/g, ' ')
      .trim()
    if (text === '') return
    if (href !== undefined && this.#links.length < mostPerBlock) this.#links.push({ text, href })
    const line = waiting.slice(this.#leadEnd, from).split(lineBreak).at(-1) ?? ''
    const isLead = marking.has(element) && line.trim() === ''
    if (isLead) this.#leadEnd = waiting.length
    const named = name ?? (element === 'time' ? 'time' : isLead ? leadName : undefined)
    if (named !== undefined && this.#parts.length < mostPerBlock) this.#parts.push({ text, name: named })
  }
}

/** Within the content of a page a header is one of the content; a menu or a notice is none of it anywhere. */
function regionOf(blocks: readonly Open[]): Region | undefined {
  const content = blocks.findIndex(({ region }) => region === 'content')
  const counted = blocks.filter(
    ({ region }, at) => content < 0 || at < content || region === 'navigation' || region === 'notice',
  )
  const region = counted.findLast((one) => one.region !== undefined)?.region
  return region === 'content' ? undefined : region
}

/** Names that say how something looks, not what it is: utility classes of style frameworks. */
const lookWords = new Set(
  (
    'has text bg font flex grid border rounded items justify space gap max min overflow leading tracking shadow opacity top bottom left right inset align ' +
    'float col cols antialiased uppercase lowercase capitalize italic underline hidden sticky fixed relative absolute'
  ).split(' '),
)

/** What stands behind one or two letters where those are a property of style (`mx-auto`, `w-full`); before other words they are the initials of a site (`ng-teaser`). */
const lookValues = new Set(
  (
    'x y xs sm md lg xl xxl auto full screen none fit min max px flex block inline grid table row col start end center ' +
    'top bottom'
  ).split(' '),
)

/** Begins with such a word, is a property of style with its value (`mt-4`), holds a variant or a value of its own (`md:p-4`, `w-[3px]`), or counts at its end (`gap-y-2`). */
function isLook(name: string): boolean {
  const [first = '', value] = name.toLowerCase().split('-')
  const isValue = value === undefined || lookValues.has(value) || /^\d+$/.test(value)
  const isShort = /^[a-z]{1,2}$/.test(first) && isValue
  return isShort || lookWords.has(first) || /[:[\]/]/.test(name) || /^[a-z]+(?:-[a-z]+)*-\d+$/i.test(name)
}

function nameOf(attributes: Attributes): string | undefined {
  const { itemprop = '', itemtype = '', class: classes = '', id = '' } = attributes
  const names = [
    ...itemprop.slice(0, 500).split(/\s+/),
    // The kind of a thing, as schema.org calls it: the last part of its address.
    itemtype.slice(0, 500).split('/').at(-1) ?? '',
    ...classes.slice(0, 500).split(/\s+/),
    id.slice(0, 500),
  ]
  const telling = names.filter((name) => name !== '' && name.length <= longest.name && !isLook(name))
  // Of a block with modifiers (BEM) the first modifier says which of its kind it is.
  return telling.find((name) => name.startsWith(`${telling[0]}--`)) ?? telling[0]
}

function regionOfName({ class: classes = '', id = '' }: Attributes): Region | undefined {
  const names = [...classes.slice(0, 500).split(/\s+/), id.slice(0, 500)]
  return regionNames.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1]
}
