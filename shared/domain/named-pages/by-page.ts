import { controlsIn, pagesIn, quotedIn } from './pages-in.ts'

interface Said {
  /** All that a story says. */
  text: string
}

interface Known<Story> {
  story: Story
  said: string
  pages: string[]
  controls: string[]
  /** Of its controls, as `said` would have them. */
  names: string[]
  /** What stands in quotation marks in it, in the same form. */
  quotes: ReadonlySet<string>
}

/**
 * Stories by the page that they are about, each in one group and in the order given; those about no page are one group, the last. A page is described by the story that names most
 * fields and buttons among those that name it. A story belongs to the page that it names first and of which some story names fields; one that names no
 * such page to the one whose fields it names, where that is one alone. What somebody is called is no field unless it is quoted, and one that names another page quotes what it means.
 */
export function byPage<Story extends Said>(stories: readonly Story[]): { pages: Story[][]; others: Story[] } {
  const all = stories.map((story): Known<Story> => {
    const controls = controlsIn(story.text)
    return {
      story,
      said: ` ${wordsOf(story.text)} `,
      pages: pagesIn(story.text),
      controls,
      names: controls.slice(0, mostControls).map((name) => ` ${wordsOf(name)} `),
      quotes: new Set(quotedIn(story.text).map((name) => ` ${wordsOf(name)} `)),
    }
  })
  const describing = describedBy(all)
  const next = new Map(all.map((one) => [one, ownPage(one, describing) ?? withItsFields(one, describing)]))
  const groups = Map.groupBy(all, (one) => followed(one, next))
  const others = groups.get(undefined) ?? []
  groups.delete(undefined)
  return { pages: [...groups.values()].map(storiesOf), others: storiesOf(others) }
}

const storiesOf = <Story>(some: readonly Known<Story>[]): Story[] => some.map(({ story }) => story)

/** Of a page no more fields tell who speaks of it, and of more pages none is looked for by its fields: the work is theirs times the stories. */
const mostControls = 30
const mostPages = 100

type Describing<Story> = ReadonlyMap<string, Known<Story>>

/** For each page the story that describes it. */
function describedBy<Story>(all: readonly Known<Story>[]): Describing<Story> {
  const describing = new Map<string, Known<Story>>()
  for (const one of all)
    for (const page of one.controls.length > 0 ? one.pages : [])
      if (one.controls.length > (describing.get(page)?.controls.length ?? 0)) describing.set(page, one)
  return describing
}

const ownPage = <Story>({ pages }: Known<Story>, describing: Describing<Story>): Known<Story> | undefined =>
  pages.flatMap((page) => describing.get(page) ?? [])[0]

function withItsFields<Story>(one: Known<Story>, describing: Describing<Story>): Known<Story> | undefined {
  const ranked = [...new Set(describing.values())]
    .slice(0, mostPages)
    .map((home) => ({ home, named: home.names.filter((name) => names(one, name)) }))
    .filter(({ named }) => named.length > 0)
    .sort((a, b) => b.named.length - a.named.length)
  const [first, second] = ranked
  return first && first.named.length > (second?.named.length ?? 0) ? first.home : undefined
}

/** People, as texts call them: "the user pays" speaks of no field "User". */
const people = new Set(
  'user customer client visitor guest member admin administrator manager owner employee person people patient student'
    .split(' ')
    .map((name) => ` ${name} `),
)

const names = <Story>({ said, quotes, pages }: Known<Story>, name: string): boolean =>
  quotes.has(name) || (pages.length === 0 && !people.has(name) && said.includes(name))

/** Who describes a page may do so on one of another story: its stories are together. */
function followed<Story>(
  one: Known<Story>,
  next: ReadonlyMap<Known<Story>, Known<Story> | undefined>,
): Known<Story> | undefined {
  const seen = new Set<Known<Story>>()
  let home = next.get(one)
  while (home && !seen.has(home)) {
    seen.add(home)
    const further = next.get(home)
    if (further === undefined || further === home) break
    home = further
  }
  return home
}

const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
