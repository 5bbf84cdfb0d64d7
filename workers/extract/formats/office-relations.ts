import type { Zip } from '../containers/zip.ts'
import { parseXml, type XmlRoom } from './office-xml.ts'

export interface Relation {
  id: string
  /** Last word of the relationship's type, the same in both dialects of the standard. */
  type: string
  /** Of the part that it leads to, inside the file. */
  path: string
}

// The lists of a part are short; a hostile one would fill memory with them.
const maximumRelations = 10_000

/** What a part of an Office file refers to, in the order of its list (ECMA-376 Part 2, section 6.5). */
export function readRelations(zip: Zip, part: string, room: XmlRoom): Relation[] {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const relations: Relation[] = []
  const xml = zip.read(`${folder}_rels/${part.slice(folder.length)}.rels`)
  if (!xml) return relations
  parseXml(
    xml,
    {
      open(name, attribute) {
        const target = attribute('Target')
        if (name !== 'Relationship' || target === undefined || attribute('TargetMode') === 'External') return
        const type = attribute('Type')?.split('/').at(-1) ?? ''
        relations.push({ id: attribute('Id') ?? '', type, path: resolved(folder, target) })
      },
      close() {},
      isDone: () => relations.length > maximumRelations,
    },
    room,
  )
  return relations
}

function resolved(folder: string, target: string): string {
  const path = target.startsWith('/') ? [] : folder.split('/').filter(Boolean)
  for (const name of target.slice(0, 1000).split('/')) {
    if (name === '..') path.pop()
    else if (name !== '.' && name !== '') path.push(name)
  }
  return path.join('/')
}
