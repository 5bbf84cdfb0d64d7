import type { BlockHints, Region } from '../../../shared/domain/retrieval/blocks.ts'

type Attributes = Record<string, string>

/** What the open blocks say of the text in them: each is asked once, when it opens, since pages open a thousand of them in each other. */
interface Around {
  /** The innermost block and the one around it. */
  elements: readonly string[]
  region: Region | undefined
  isInContent: boolean
  within: readonly string[]
  isInFigure: boolean
}

interface Open {
  element: string
  name: string | undefined
  href: string | undefined
  /** Where its text begins in what waited when it opened, and how many blocks had been put down then. */
  from: number
  since: number
  around: Around
}

const nothingAround: Around = {
  elements: [],
  region: undefined,
  isInContent: false,
  within: [],
  isInFigure: false,
}

/** Deeper elements say nothing that the outer ones did not. */
const mostWithin = 6
const mostPerBlock = 50
/** Elements of a line that begin before a block and end behind it. */
const mostOpenInline = 20
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
  /** Those of them that are no blocks. */
  readonly #inline: Open[] = []
  #links: NonNullable<BlockHints['links']> = []
  #parts: NonNullable<BlockHints['parts']> = []
  #image: BlockHints['image']
  /** Where the last element ends that begins a line, or stands right behind one that does. */
  #leadEnd = 0
  #given = 0
  /** How many blocks have been put down. */
  #taken = 0

  /** `length` is how much text waits to be put down. */
  open(
    element: string,
    attributes: Attributes,
    { isBlock, length }: { isBlock: boolean; length: number },
  ): void {
    const name = nameOf(attributes)
    const href = element === 'a' ? attributes['href']?.trim().slice(0, longest.href) || undefined : undefined
    const outer = this.#around
    const around = isBlock ? within(outer, { element, name, region: regionIn(element, attributes) }) : outer
    const open = { element, name, href, from: length, since: this.#taken, around }
    this.#open.push(open)
    if (!isBlock) this.#inline.push(open)
    const { alt = '', src = '' } = attributes
    if (element === 'img' && src !== '')
      this.#image = { alt: alt.slice(0, longest.text), src: src.slice(0, longest.href) }
  }

  /** `text` is what waits to be put down, as it stands in the page. */
  close(text: string): void {
    const closed = this.#open.pop()
    if (closed && closed === this.#inline.at(-1)) {
      this.#inline.pop()
      this.#note(closed, text)
    }
    if (closed?.element === 'figure') this.#image = undefined
  }

  /** What is known of the block that `text` becomes now; what stays open goes on with the next one. */
  take(text: string): BlockHints | undefined {
    for (const one of this.#inline.slice(-mostOpenInline)) this.#note(one, text)
    const hints = this.#hints()
    this.#links = []
    this.#parts = []
    this.#leadEnd = 0
    this.#taken++
    const count = hints ? 1 + (hints.links?.length ?? 0) + (hints.parts?.length ?? 0) : 0
    this.#given += count
    return this.#given > mostOfPage ? undefined : hints
  }

  get #around(): Around {
    return this.#open.at(-1)?.around ?? nothingAround
  }

  #hints(): BlockHints | undefined {
    const { region, elements, within, isInFigure } = this.#around
    const element = elements.findLast((one) => tellingElements.has(one))
    const hints: BlockHints = {
      ...(region !== undefined && { region }),
      ...(element !== undefined && { element: element as NonNullable<BlockHints['element']> }),
      ...(within.length > 0 && { within: [...within] }),
      ...(this.#links.length > 0 && { links: this.#links }),
      ...(this.#parts.length > 0 && { parts: this.#parts }),
      ...(this.#image && isInFigure && { image: this.#image }),
    }
    return Object.keys(hints).length > 0 ? hints : undefined
  }

  #note({ element, name, href, from: opened, since }: Open, waiting: string): void {
    const from = since === this.#taken ? opened : 0
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

function within(
  outer: Around,
  block: { element: string; name: string | undefined; region: Region | 'content' | undefined },
): Around {
  const { element, name, region } = block
  // Within the content of a page a header is one of the content; a menu or a notice is none of it anywhere.
  const isCounted = !outer.isInContent || region === 'navigation' || region === 'notice'
  return {
    elements: [...outer.elements.slice(-1), element],
    region: region !== undefined && region !== 'content' && isCounted ? region : outer.region,
    isInContent: outer.isInContent || region === 'content',
    within: name === undefined ? outer.within : [...outer.within, name].slice(-mostWithin),
    isInFigure: outer.isInFigure || element === 'figure',
  }
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

const regionIn = (element: string, attributes: Attributes): Region | 'content' | undefined =>
  roles[attributes['role'] ?? ''] ?? regions[element] ?? regionOfName(attributes)

function regionOfName({ class: classes = '', id = '' }: Attributes): Region | undefined {
  const names = [...classes.slice(0, 500).split(/\s+/), id.slice(0, 500)]
  return regionNames.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1]
}
