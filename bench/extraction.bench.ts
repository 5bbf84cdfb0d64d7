import { documentsOf, pageCharacters, type BenchDocument } from './extraction/documents.ts'
import { rawLibraries } from './extraction/raw-libraries.ts'
import { type Figure, atLeast, median, told } from './figures.ts'
import { readDocument } from '../workers/extract/read-document.ts'

const pages = 150
const rounds = 9
const pagesASecond = 200
const ofRaw = 0.8

/**
 * Documents of 150 pages read for knowledge bases, in processor time: how many pages of a format a second, and how fast that is beside the
 * library of the format alone, which gives the words and nothing else: no blocks, pages or titles, and no limits.
 */
export async function run(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const document of await documentsOf(pages)) figures.push(...(await figuresOf(document)))
  return figures
}

async function figuresOf({ fileName, bytes }: BenchDocument): Promise<Figure[]> {
  const type = fileName.slice(2)
  const raw = rawLibraries[type]
  const own: number[] = []
  const alone: number[] = []
  let read = 0
  for (let round = 0; round < rounds; round++) {
    own.push(
      await usedMs(async () => {
        const result = await readDocument({ bytes: new Uint8Array(bytes).buffer, fileName })
        if (!result.ok) throw new Error(result.message)
        read = result.pages && type === 'pdf' ? result.pages : result.characters / pageCharacters
      }),
    )
    if (raw) alone.push(await usedMs(async () => raw(bytes)))
  }
  const speed = (read / median(own)) * 1000
  const name = type.toUpperCase()
  const figure = atLeast(`${name}, pages`, speed, pagesASecond, 'a second')
  if (!raw) return [figure]
  const ratio = median(alone) / median(own)
  // The library of PDF finds lines and sizes as the reader does; those of other formats tell tags from text and have done a small part of the work.
  if (type === 'pdf')
    return [told('PDF, pages', speed, 'a second'), atLeast('PDF, of its library alone', ratio, ofRaw)]
  return [figure, told(`${name}, of its library alone`, ratio, '×')]
}

async function usedMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
