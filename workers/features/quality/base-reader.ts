import type { Chunk } from '../../../shared/domain/retrieval/chunking/chunk.ts'
import type { Requirement } from '../../../shared/domain/requirement-reading/requirement-schema.ts'
import type { OwnText } from '../../../shared/domain/test-generation/schema.ts'
import { ofRequirements } from './text-of-stories.ts'

interface NamedFile {
  fileId: string
  fileName: string
}

/** A stretch of the text of a base, and where it begins in the text of its file. Offsets are UTF-16 units. */
export interface FilePart extends NamedFile {
  start: number
  end: number
  from: number
}

export interface BaseText {
  text: string
  parts: FilePart[]
  /** Each file is read as a text of its own. */
  ownTexts?: OwnText[]
  warnings: string[]
}

/** Each of them is a text of its own, which a model is asked about by itself: those beyond are read together. */
const mostOwnTexts = 40
/** A sentence names so many, and counts the rest. */
const mostNamed = 10
const betweenFiles = '\n\n'

/** Puts pieces of files, which come in order, together to one text of a greatest length. */
export class BaseReader {
  readonly #most: number
  readonly #parts: FilePart[] = []
  readonly #left = { 'no room': [] as string[], 'not indexed': [] as string[] }
  #text = ''
  #file: NamedFile = { fileId: '', fileName: '' }
  #cut: string | undefined
  isFull = false

  constructor(most: number) {
    this.#most = most
  }

  /** The file whose pieces come next. */
  open(file: NamedFile): void {
    this.#file = file
  }

  leave({ fileName }: NamedFile, why: 'no room' | 'not indexed'): void {
    this.#left[why].push(fileName)
  }

  /** False where there was no room for it: nothing is read any more. */
  add({ start, text }: Pick<Chunk, 'start' | 'text'>): boolean {
    const last = this.#parts.at(-1)
    const isSame = last?.fileId === this.#file.fileId
    const gap = isSame ? gapOf(start - (last.from + last.end - last.start)) : last ? betweenFiles : ''
    const at = this.#text.length + gap.length
    if (at + text.length > this.#most) {
      this.isFull = true
      if (isSame) this.#cut = this.#file.fileName
      else this.leave(this.#file, 'no room')
      return false
    }
    this.#text += gap + text
    this.#parts.push({ ...this.#file, start: at, end: at + text.length, from: start })
    return true
  }

  /** `unseen` counts files that were not even looked at. */
  finish(unseen: number): BaseText {
    const ownTexts = ownTextsOf(this.#parts)
    return {
      text: this.#text,
      parts: this.#parts,
      ...(ownTexts.length > 1 && { ownTexts }),
      warnings: this.#warnings(unseen),
    }
  }

  #warnings(unseen: number): string[] {
    const { 'no room': left, 'not indexed': waiting } = this.#left
    const cut = this.#cut === undefined ? [] : [`of ${quoted(this.#cut)} only the beginning was read`]
    const none = left.length + unseen > 0 ? [`not read: ${namesOf(left, unseen)}`] : []
    const tooLong = [...cut, ...none].join('; ')
    return [
      ...(tooLong === '' ? [] : [`The knowledge base has more than is read at once: ${tooLong}.`]),
      ...(waiting.length === 0
        ? []
        : [`Not read, because they are not indexed: ${namesOf(waiting, 0)}. Ask again once they are.`]),
    ]
  }
}

/** Only white space lies between two pieces: as much of it as there was, and lines stay apart. */
const gapOf = (length: number): string => '\n'.repeat(Math.min(Math.max(length, 0), betweenFiles.length))

const quoted = (name: string): string => `"${name}"`

function namesOf(names: readonly string[], unseen: number): string {
  const more = Math.max(0, names.length - mostNamed) + unseen
  const told = names.slice(0, mostNamed).map(quoted)
  return [...told, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

function ownTextsOf(parts: readonly FilePart[]): OwnText[] {
  const own = [...Map.groupBy(parts, ({ fileId }) => fileId).values()].map((some) => ({
    start: some[0]?.start ?? 0,
    end: some.at(-1)?.end ?? 0,
  }))
  const rest = own.slice(mostOwnTexts - 1)
  if (rest.length < 2) return own
  return [...own.slice(0, mostOwnTexts - 1), { start: rest[0]?.start ?? 0, end: rest.at(-1)?.end ?? 0 }]
}

/** A requirement of such a text with the place in its file, as `source` tells it, and as `start` and `end` count it. */
export function placedInFile(parts: readonly FilePart[], requirement: Requirement): Requirement {
  if (!ofRequirements.test(requirement.source)) return requirement
  const { start, end, source } = requirement
  const first = parts.find((part) => part.start <= start && start < part.end)
  if (!first) return requirement
  const { fileId, fileName } = first
  // A sentence may go on in the next piece of its file.
  const last = parts.find((part) => part.fileId === fileId && part.start < end && end <= part.end) ?? first
  const place = { start: first.from + start - first.start, end: last.from + end - last.start }
  const reference = source.replace(ofRequirements, '')
  const told = `${fileName} ${place.start}-${place.end}`
  return {
    ...requirement,
    ...place,
    fileId,
    source: reference === '' ? told : `${told}, ${reference.trim()}`,
  }
}
