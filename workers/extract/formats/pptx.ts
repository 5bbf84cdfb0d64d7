import { openZip, type Zip } from '../containers/zip.ts'
import { maximumCharacters, maximumSlides } from '../limits.ts'
import { compose, stacked, type Piece } from '../pieces.ts'
import { malformed, tooLarge } from '../refusal.ts'
import type { Reading } from '../types.ts'
import { type DrawnParts, drawnPartsOf } from './drawn-parts.ts'
import { readRelations } from './office-relations.ts'
import { readTitle } from './office-title.ts'
import { newRoom, parseXml, type XmlHandler, type XmlRoom } from './office-xml.ts'
import { SlideBody } from './pptx-slide.ts'

/** Slides of a presentation in the order in which they are shown, each a page: its title as a heading, text, tables, diagrams, then its notes. */
export async function readPptx(bytes: Uint8Array): Promise<Reading> {
  const zip = openZip(bytes)
  const room = newRoom()
  const paths = slidePaths(zip, room)
  const drawn = await drawnPartsOf(zip, room)
  const parts: Piece[][] = []
  const hidden: number[] = []
  let characters = 0
  let blank = 0
  let read = 0
  for (const [index, path] of paths.entries()) {
    if (characters > maximumCharacters) break
    read++
    const slide = readSlide(zip, path, { page: index + 1, room, drawn })
    if (slide.isHidden) hidden.push(index + 1)
    else if (slide.parts.length === 0) blank++
    if (slide.isHidden) continue
    characters += slide.characters
    for (const part of slide.parts) parts.push(part)
  }
  return {
    ...compose(stacked(parts)),
    pages: paths.length,
    title: readTitle(zip, room),
    isCut: read < paths.length || characters > maximumCharacters,
    warnings: [...warningsOf(hidden, blank), ...drawn.warnings()],
  }
}

function warningsOf(hidden: number[], blank: number): string[] {
  const warnings = hidden.length > 0 ? [`Hidden slides were not read: ${hidden.join(', ')}.`] : []
  if (blank > 0)
    warnings.push(
      `${blank === 1 ? 'One slide is' : `${blank} slides are`} without text: pictures are not read.`,
    )
  return warnings
}

/** The files are numbered as they were made; in what order they are shown, only the list of the presentation says. */
function slidePaths(zip: Zip, room: XmlRoom): string[] {
  const main = 'ppt/presentation.xml'
  const relations = readRelations(zip, main, room).filter(({ type }) => type === 'slide')
  const byId = new Map(relations.map(({ id, path }) => [id, path]))
  const paths = new Set<string>()
  let count = 0
  parseXml(
    zip.read(main) ?? new Uint8Array(),
    {
      open(name, attribute) {
        if (name !== 'sldId') return
        count++
        // "id" is the number of the slide, "r:id" the name of its relation.
        const path = byId.get(attribute('id', true) ?? '')
        if (path !== undefined) paths.add(path)
      },
      close() {},
      isDone: () => count > maximumSlides,
    },
    room,
  )
  if (count > maximumSlides) {
    throw tooLarge(`The presentation has more than ${maximumSlides} slides. Split it and upload the parts.`)
  }
  if (paths.size === 0) {
    throw malformed('The presentation has no slides that can be read. Save it again and upload the new copy.')
  }
  return [...paths]
}

interface SlideOptions {
  page: number
  room: XmlRoom
  drawn: DrawnParts
}

function readSlide(zip: Zip, path: string, { page, room, drawn }: SlideOptions) {
  const { take, remaining, relations } = drawn.of(path)
  const slide = new SlideBody(page, { take, embed: () => drawn.embed() })
  const read = (part: string, body: XmlHandler) => {
    const content = zip.read(part)
    if (content) parseXml(content, body, room)
  }
  read(path, slide)
  const notes = new SlideBody(page, { isNotes: true })
  if (!slide.isHidden) {
    for (const part of remaining(page)) slide.add(part)
    for (const { type, path: target } of relations) if (type === 'notesSlide') read(target, notes)
  }
  const parts = [...slide.finish(), ...notes.finish()]
  return { parts, isHidden: slide.isHidden, characters: slide.characters + notes.characters }
}
