import { parseXml, type XmlRoom } from './office-xml.ts'

/** What a paragraph style means for plain text. */
export interface ParagraphStyle {
  /** 1 to 6 for headings and titles. */
  heading?: number
  isList: boolean
  /** Of the list that its paragraphs are items of. */
  list?: string | undefined
  /** Within that list, from 0. */
  listLevel?: number | undefined
  /** Begins a page. */
  startsPage: boolean
  /** Says what a table or picture beside it is. */
  isCaption: boolean
  /** Entry of a table of contents: it repeats a heading. */
  isContents: boolean
}

interface Style {
  name: string
  basedOn?: string
  outline?: number
  startsPage?: boolean
  numbered: boolean
  list?: string
  level?: number
}

// Word documents have some hundreds; a hostile one would fill memory with them.
const maximumStyles = 20_000

/** Reads `styles.xml`; gives a look-up by style id that follows the chain of parent styles. */
export function readStyles(xml: Uint8Array | undefined, room?: XmlRoom): (id: string) => ParagraphStyle {
  const styles = new Map<string, Style>()
  let current: Style | undefined
  if (xml) {
    parseXml(
      xml,
      {
        open(name, attribute) {
          const value = attribute('val')
          if (name === 'style') {
            current = { name: '', numbered: false }
            styles.set(attribute('styleId') ?? '', current)
          } else if (!current) return
          else if (name === 'name') current.name = (value ?? '').toLowerCase()
          else if (name === 'basedOn') current.basedOn = value
          else if (name === 'pageBreakBefore') current.startsPage = isOn(value)
          else if (name === 'outlineLvl') current.outline = Number(value)
          else if (name === 'ilvl') current.level = Math.min(Math.max(Number(value) || 0, 0), 8)
          else if (name === 'numId') {
            current.numbered = value !== '0'
            current.list = value ?? ''
          }
        },
        close(name) {
          if (name === 'style') current = undefined
        },
        isDone: () => styles.size > maximumStyles,
      },
      room,
    )
  }
  const known = new Map<string, ParagraphStyle>()
  return (id) => {
    const style = known.get(id) ?? meaning(chainOf(styles, id), id)
    if (styles.has(id)) known.set(id, style)
    return style
  }
}

function chainOf(styles: Map<string, Style>, id: string): Style[] {
  const chain: Style[] = []
  // Word itself allows ten ancestors; the bound also ends a chain that runs in a circle.
  for (let next: string | undefined = id; next !== undefined && chain.length < 12;) {
    const style = styles.get(next)
    if (!style) break
    chain.push(style)
    next = style.basedOn
  }
  return chain
}

function meaning(chain: Style[], id: string): ParagraphStyle {
  const names = chain.length > 0 ? chain.map(({ name }) => name) : [id.toLowerCase()]
  return {
    heading: headingLevel(names, chain.find(({ outline }) => outline !== undefined)?.outline),
    isList:
      chain.some(({ numbered }) => numbered) || names.some((name) => /^list (?:bullet|number)/.test(name)),
    list: chain.find(({ list }) => list !== undefined)?.list,
    listLevel: chain.find(({ level }) => level !== undefined)?.level,
    startsPage: chain.find(({ startsPage }) => startsPage !== undefined)?.startsPage ?? false,
    isCaption: names.includes('caption'),
    isContents: names.some((name) => /^toc ?\d/.test(name)),
  }
}

/** A property that is named without a value holds (ECMA-376 Part 1, section 22.9.2.7). */
export const isOn = (value: string | undefined): boolean => !['0', 'false', 'off'].includes(value ?? '')

function headingLevel(names: string[], outline: number | undefined): number | undefined {
  for (const name of names) {
    const level = /^heading ?([1-9])$/.exec(name)?.[1]
    if (level) return Math.min(Number(level), 6)
    if (name === 'title') return 1
  }
  return outline !== undefined && outline >= 0 && outline < 9 ? Math.min(outline + 1, 6) : undefined
}
