import { drawnByPage, drawnByStream, type Draws } from './pdf-drawn.ts'
import { references, valueOf, type PdfPart } from './pdf-objects.ts'
import { formsOf } from './pdf-pages.ts'

export interface PdfPicture {
  part: PdfPart
  width: number
  height: number
}

type Parts = ReadonlyMap<number, PdfPart>

// Programs nest forms two or three deep, and page trees of 500 pages no more than four.
const deepest = 8
const mostPictures = 1000

/** Pictures that a page draws, by forms as well, the largest first. */
export function picturesOf(page: number, parts: Parts): PdfPicture[] {
  const described = parts.get(page)
  if (!described) return []
  const seen = new Set<number>()
  const pictures: PdfPicture[] = []
  const named = formsOf(withResources(page, parts), parts)
  const open = drawnOf(named, drawnByPage(described, parts)).map((number) => ({ number, depth: 0 }))
  for (let next = open.pop(); next; next = open.pop()) {
    const part = parts.get(next.number)
    if (!part || seen.has(next.number) || pictures.length >= mostPictures) continue
    seen.add(next.number)
    const picture = asPicture(part, parts)
    if (picture) pictures.push(picture)
    else if (next.depth < deepest) {
      const depth = next.depth + 1
      const inForm = drawnOf(formsOf(part.text, parts), drawnByStream(part, parts))
      open.push(...inForm.map((number) => ({ number, depth })))
    }
  }
  return pictures.toSorted((a, b) => b.width * b.height - a.width * a.height)
}

const drawnOf = (named: ReadonlyMap<string, number>, draws: Draws): number[] =>
  [...named].filter(([name]) => draws(name)).map(([, number]) => number)

/** The page as it is written, or with what it inherits: the nearest node of the page tree above it that names resources. */
function withResources(page: number, parts: Parts): string {
  let number: number | undefined = page
  for (let depth = 0; number !== undefined && depth < deepest; depth++) {
    const text: string = parts.get(number)?.text ?? ''
    if (text.includes('/Resources')) return text
    number = references(valueOf(text, 'Parent') ?? '')[0]
  }
  return ''
}

function asPicture(part: PdfPart, parts: Parts): PdfPicture | undefined {
  if (!part.data || valueOf(part.text, 'Subtype') !== '/Image') return undefined
  const [width, height] = [numberOf(part, 'Width', parts), numberOf(part, 'Height', parts)]
  return width > 0 && height > 0 ? { part, width, height } : undefined
}

/** A number of a dictionary, which may stand in an object of its own; NaN where there is none. */
export function numberOf({ text }: PdfPart, key: string, parts: Parts): number {
  const value = valueOf(text, key) ?? ''
  const [reference] = references(value)
  return Number(reference === undefined ? value || NaN : (parts.get(reference)?.text ?? '').trim() || NaN)
}
